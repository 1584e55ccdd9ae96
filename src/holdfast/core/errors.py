"""All exceptions that leave the package. Each message is a sentence: what is wrong, where, and how to fix it."""

import errno
from typing import Any, Final

from holdfast.core.messages import LANGUAGES, plain_number, printable, sentences

LONG: Final = 200
LONGEST_NUMBER: Final = 15
MOST_TOLD: Final = 100
"""Of many errors so many are told one by one."""


class HoldfastError(Exception):
    """Anything a user, a file or a message from outside got wrong. `text` is a sentence, or the id of one in
    `sentences/` with its arguments, which can be said in every language. With an argument `sentences_of` it is one
    of the game whose folder that is."""

    def __init__(self, text: str, /, **arguments: object) -> None:
        super().__init__(text)
        self.text = text
        self.arguments = arguments

    @property
    def code(self) -> str:
        """A code for programs: the id of the sentence, or the name of the class."""
        return self.text if self.text.startswith("error-") else type(self).__name__

    def say(self, lang: str) -> str:
        if not self.text.startswith("error-"):
            return self.text
        check_language(lang)
        said = {name: _said(value, lang) for name, value in self.arguments.items()}
        # Fluent refuses long arguments, such as lists of all ids. They are inserted after formatting.
        marks = {name: f"\ue000{name}\ue000" for name, value in said.items() if len(value) > LONG}
        given: dict[str, Any] = {**said, **marks}
        for name, value in self.arguments.items():
            if isinstance(value, int) and _is_counted(value):
                given[name] = plain_number(value)
        text: str = sentences(lang, said.get("sentences_of", "")).say(self.text, **given)
        for name, mark in marks.items():
            text = text.replace(mark, said[name])
        return text

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _raised_again, (type(self), self.text, self.arguments)


def check_language(lang: object) -> None:
    if lang not in LANGUAGES:
        raise HoldfastError("error-no-language", lang=repr(lang), known=", ".join(LANGUAGES))


def _raised_again(kind: type[HoldfastError], text: str, arguments: dict[str, object]) -> HoldfastError:
    """Rebuilds an error that was pickled in another process."""
    error = kind(text)
    error.arguments = arguments
    if isinstance(error, IllegalAction):
        error.rule = str(arguments.get("rule", ""))
    if isinstance(error, StalePosition):
        error.version = int(str(arguments.get("version", 0)))
    return error


def _said(argument: object, lang: str) -> str:
    """An argument as text, without signs that would move the screen. An error that caused another is given in the
    same language."""
    if isinstance(argument, HoldfastError):
        return argument.say(lang)
    return printable(str(argument))


def _is_counted(number: int) -> bool:
    """Whether a sentence may have a plural by it. Longer numbers are texts like any other."""
    return not isinstance(number, bool) and abs(number) < 10**LONGEST_NUMBER


class IllegalAction(HoldfastError):
    """The action is not among those of the decision; `rule` says which rule forbids it (may be empty)."""

    def __init__(self, text: str, rule: str = "", /, **arguments: object) -> None:
        super().__init__(text, rule=rule, **arguments)
        self.rule = rule


class NotYourTurn(IllegalAction):
    """The seat that sent the action is not the one that decides."""


class StalePosition(HoldfastError):
    """The action was meant for an earlier version of the match, which has moved on; `version` is the present one."""

    def __init__(self, text: str, /, version: int = 0, **arguments: object) -> None:
        super().__init__(text, version=version, **arguments)
        self.version = version


class SetupError(HoldfastError):
    """A game cannot be set up like this: seats, seed or options make no sense."""


class ContentError(HoldfastError):
    """A content file or pack is wrong; the message names file and line."""

    @property
    def each(self) -> list["ContentError"]:
        """The single errors."""
        return [self]


class ContentErrors(ContentError):
    """All errors of a pack, one line each."""

    @classmethod
    def of(cls, errors: list[ContentError]) -> ContentError:
        return errors[0] if len(errors) == 1 else cls("several", errors=errors)

    @property
    def each(self) -> list[ContentError]:
        errors = self.arguments["errors"]
        assert isinstance(errors, list)
        return errors

    def say(self, lang: str) -> str:
        lines = [error.say(lang) for error in self.each[:MOST_TOLD]]
        if len(self.each) > MOST_TOLD:
            lines.append(HoldfastError("error-and-more", more=len(self.each) - MOST_TOLD).say(lang))
        return "\n".join(lines)


class SaveError(HoldfastError):
    """A save is damaged, foreign, from other content, or could not be written; the message says which."""


class UndoError(HoldfastError):
    """The match may not go back as far as was asked."""


def of_system(error: OSError) -> HoldfastError:
    """An error of the operating system as a sentence, without the file's name."""
    if error.errno == errno.ENOENT:
        return HoldfastError("error-os-missing")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return HoldfastError("error-os-forbidden")
    if error.errno == errno.EISDIR:
        return HoldfastError("error-os-folder")
    if error.errno in (errno.ENOTDIR, errno.EEXIST):
        return HoldfastError("error-os-no-folder")
    if error.errno == errno.ENOSPC:
        return HoldfastError("error-os-full")
    if error.errno == errno.ENAMETOOLONG:
        return HoldfastError("error-os-long")
    return HoldfastError("error-os-other", why=error.strerror or str(error))
