# mypyc: skip
"""Messages: sentences of one language from Fluent files, by their ids. Errors are said by them, so nothing of the game
is known here; `words` builds the words of a game on them."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
REMEMBERED = 20_000
"""How many formatted sentences are cached for each language."""
LONGEST = 2_500
"""The most characters that Fluent puts into another sentence."""

_FRENCH_SPACES = re.compile(r"(?<=\S) (?=[;:?!»%])|(?<=«) ")
_ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ])")
"""«de» and «que» before a name that begins with a vowel. Words that begin with one have no capital letter."""


def typeset(text: str, lang: str) -> str:
    """Puts no-break spaces before the signs that French separates by a space, and elides «de Ann»."""
    return _FRENCH_SPACES.sub("\N{NO-BREAK SPACE}", _ELIDED.sub(r"\1'", text)) if lang == "fr" else text


KEPT = "\n\N{NO-BREAK SPACE}"
"""Signs that are no letters and still may stand in a text."""


def printable(text: str) -> str:
    """A text without signs that would move or colour the screen."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in KEPT else " " for sign in text)


def plain_number(number: int) -> Any:
    """A number that chooses a plural and is written without signs between its digits, as in the name of a line."""
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)


def _no_function(*given: Any, **options: Any) -> Any:
    raise LookupError("Texts call no functions.")


_forgiving: list[bool] = []
"""Whether words that are missing are shown by their ids; a list, so that it can change."""


def forgive(on: bool = True) -> None:
    """From now on no screen of this process dies of words that are missing: the id stands there. People play so; tests
    and tools want to be told."""
    _forgiving[:] = [True] if on else []


def forgiving() -> bool:
    return bool(_forgiving)


class Messages:
    """Fluent texts of one language. They call no functions: some options of those that Fluent has by itself never come
    to an end."""

    fault: type[Exception] = LookupError
    """What is raised for a text that is not Fluent, and for a message that is not there or can't be said."""

    def __init__(self, lang: str, texts: Sequence[str]) -> None:
        # Importing Fluent takes a tenth of a second, which simulations do not need.
        from fluent.runtime import FluentBundle

        self.lang = lang
        functions = {"NUMBER": _no_function, "DATETIME": _no_function}
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._said: dict[tuple[Any, ...], str] = {}
        """Formatted sentences. Formatting takes a hundred times as long as a look-up."""
        for text in texts:
            self.add(text)

    def add(self, text: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(text)
        junk = [entry for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise self.fault(f"Not Fluent: {str(junk[0].content).strip().splitlines()[0]!r}.")
        self.bundle.add_resource(resource, allow_overrides=True)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def say(self, message: str, attribute: str = "", /, **arguments: Any) -> str:
        """A message by its id, or one of its attributes."""
        key = (message, attribute, *arguments.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            try:
                text = self._say(message, attribute, arguments)
            except self.fault:
                if not forgiving():
                    raise
                text = f"{message}.{attribute}" if attribute else message
            self._said[key] = text
        return text

    def _say(self, message: str, attribute: str, arguments: dict[str, Any]) -> str:
        if not self.has(message):
            raise self.fault(f"There is no message {message!r} in {self.lang!r}.")
        try:
            found = self.bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            text, errors = ("", []) if pattern is None else self.bundle.format_pattern(pattern, arguments)
        except Exception as error:  # what is too long or has too many parts, Fluent refuses in many ways
            raise self.fault(f"Message {message!r} in {self.lang!r}: {error}.") from None
        if pattern is None:
            raise self.fault(f"Message {message!r} in {self.lang!r} has no {attribute or 'value'}.")
        if errors:
            raise self.fault(f"Message {message!r} in {self.lang!r}: {errors[0]}.")
        return typeset(str(text), self.lang)

    def can_say(self, message: str, attribute: str, names: Iterable[str]) -> bool:
        """Whether a message can be said with arguments of these names, for one and for several, and within another."""
        given = list(names)
        try:
            said = [Messages._say(self, message, attribute, dict.fromkeys(given, number)) for number in (1, 2)]
        except self.fault:
            return False
        return max(map(len, said)) <= LONGEST


@cache
def sentences(lang: str, folder: str = "") -> Messages:
    """The sentences of errors: those shared by all games, and those of the game in `folder`."""
    folders = [Path(__file__).parent, *([Path(folder)] if folder else [])]
    return Messages(lang, [(where / "sentences" / f"{lang}.ftl").read_text(encoding="utf-8") for where in folders])
