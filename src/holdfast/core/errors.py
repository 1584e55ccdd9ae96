"""One family of exceptions at the edge. Each message is a sentence: what is wrong, where, how to mend it."""


class HoldfastError(Exception):
    """Anything a user, a file or a message from outside got wrong."""


class IllegalAction(HoldfastError):
    """The action is not among those of the decision; `rule` says which rule forbids it (may be empty)."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class SetupError(HoldfastError):
    """A game cannot be set up like this: seats, seed or options make no sense."""


class ContentError(HoldfastError):
    """A content file or pack is wrong; the message names file and line."""


class SaveError(HoldfastError):
    """A save is damaged, foreign or from other content; the message says which."""


class UndoError(HoldfastError):
    """The match may not go back as far as was asked."""
