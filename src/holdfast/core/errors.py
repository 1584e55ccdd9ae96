"""One family of exceptions at the edge. Each message is a sentence: what is wrong, where, how to mend it."""

from typing import Any


class HoldfastError(Exception):
    """Anything a user, a file or a message from outside got wrong. `text` is a sentence, or the id of one in
    `sentences/` with its arguments, which can be said in every language."""

    def __init__(self, text: str, /, **arguments: object) -> None:
        super().__init__(text)
        self.text = text
        self.arguments = arguments

    def say(self, lang: str) -> str:
        if not self.text.startswith("error-"):
            return self.text
        from holdfast.core.words import sentences

        said = {name: _said(value, lang) for name, value in self.arguments.items()}
        return sentences(lang).say(self.text, **said)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _raised_again, (type(self), self.text, self.arguments)


def _raised_again(kind: type[HoldfastError], text: str, arguments: dict[str, object]) -> HoldfastError:
    """An error on its way from another process."""
    error = kind(text)
    error.arguments = arguments
    if isinstance(error, IllegalAction):
        error.rule = str(arguments.get("rule", ""))
    return error


def _said(argument: object, lang: str) -> str:
    """An error that led to another speaks the same language; numbers are written as they are."""
    return argument.say(lang) if isinstance(argument, HoldfastError) else str(argument)


class IllegalAction(HoldfastError):
    """The action is not among those of the decision; `rule` says which rule forbids it (may be empty)."""

    def __init__(self, text: str, rule: str = "", /, **arguments: object) -> None:
        super().__init__(text, rule=rule, **arguments)
        self.rule = rule


class SetupError(HoldfastError):
    """A game cannot be set up like this: seats, seed or options make no sense."""


class ContentError(HoldfastError):
    """A content file or pack is wrong; the message names file and line."""


class SaveError(HoldfastError):
    """A save is damaged, foreign or from other content; the message says which."""


class UndoError(HoldfastError):
    """The match may not go back as far as was asked."""
