# mypyc: skip
"""The book as its writers see it: scenes, the texts in them, and what leads from one to another."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.core import Content
from holdfast.games.warofmine.content.schema import Script

LANGS = ("en", "fr")
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
CALL = re.compile(r"\{\s*\$?[\w.-]+\s*\}")
BLANKS = re.compile(r"[ \t\n]+")
"""Not the blanks at which no line may break."""
PAGE = "epilogue_note"
"""The way that leads to a page of the epilogue."""
SELECT = re.compile(r"\{\s*\$[\w-]+\s*->|\*?\[\w+\]|\}")


class Text(msgspec.Struct, frozen=True):
    """One text of a script: the scene itself, the label of an option, or what comes of one."""

    script: str
    part: str
    """`scene`, `title`, `option 2`, `then 2` or `result 2.1`."""
    lang: str
    text: str

    @property
    def plain(self) -> str:
        """Without the braces of Fluent; all variants stand one after the other."""
        return BLANKS.sub(" ", SELECT.sub(" ", CALL.sub("X", self.text))).strip()

    @property
    def words(self) -> list[str]:
        return WORD.findall(self.plain)

    @property
    def is_outcome(self) -> bool:
        return self.part.startswith(("then", "result"))


class Lead(msgspec.Struct, frozen=True):
    """Something that leads from a script to another. `way` says how: `goto`, `later`, `instead` or an operation."""

    script: str
    to: str
    way: str
    where: str
    """The option that it stands in, empty for the script itself."""
    wait: str = ""


class Book:
    """All scripts of a content pack."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.scripts: dict[str, Script] = {entry.id: entry for entry in content.table("script", Script)}
        self.texts = [text for script in self.scripts.values() for text in texts(script)]
        self.leads = [lead for script in self.scripts.values() for lead in leads(script)]
        cards = [table for table in content.entries if table != "script"]
        self.named_by_cards = {str(found) for table in cards for found in _named(content, table)}

    @property
    def arcs(self) -> dict[str, list[Script]]:
        found: dict[str, list[Script]] = {}
        for script in self.scripts.values():
            if script.arc:
                found.setdefault(script.arc, []).append(script)
        return found

    def pool(self, name: str) -> list[Script]:
        return [script for script in self.scripts.values() if script.pool == name]

    def scenes(self, lang: str) -> int:
        """Scripts that a player meets as a text of their own; told outcomes do not count."""
        return sum(1 for text in self.texts if text.part == "scene" and text.lang == lang)

    def words(self, lang: str) -> int:
        return sum(len(text.words) for text in self.texts if text.lang == lang)


def texts(script: Script) -> Iterator[Text]:
    for lang in LANGS:
        if getattr(script, lang).strip():
            yield Text(script.id, "scene", lang, getattr(script, lang))
        if script.title is not None:
            yield Text(script.id, "title", lang, getattr(script.title, lang))
        for number, option in enumerate(script.option, 1):
            if getattr(option, lang):
                yield Text(script.id, f"option {number}", lang, getattr(option, lang))
            if option.then is not None:
                yield Text(script.id, f"then {number}", lang, getattr(option.then, lang))
            for n, result in enumerate(option.result, 1):
                yield Text(script.id, f"result {number}.{n}", lang, getattr(result, lang))


def leads(script: Script) -> Iterator[Lead]:
    plain = msgspec.to_builtins(script)
    if plain.get("instead"):
        yield Lead(script.id, str(plain["instead"]), "instead", "")
    yield from _operations(script.id, plain.get("do", []), "")
    for number, option in enumerate(plain.get("option", []), 1):
        where = str(number)
        yield from _operations(script.id, [*option.get("pay", []), *option.get("do", [])], where)
        if option.get("goto"):
            yield Lead(script.id, str(option["goto"]), "goto", where)
        for n, result in enumerate(option.get("result", []), 1):
            yield from _operations(script.id, result.get("do", []), f"{number}.{n}")
            if result.get("goto"):
                yield Lead(script.id, str(result["goto"]), "goto", f"{number}.{n}")


def _operations(script: str, operations: list[dict[str, Any]], where: str) -> Iterator[Lead]:
    for operation in operations:
        for key in ("script", "trigger_script", "then"):
            to = operation.get(key)
            if isinstance(to, str | int) and not isinstance(to, bool) and to not in ("", 0):
                days = operation.get("days")
                wait = "" if not days else "–".join(dict.fromkeys(map(str, days)))
                yield Lead(script, str(to), str(operation.get("op", "")), where, wait)


def _named(content: Content, table: str) -> Iterator[Any]:
    """Everything on cards that looks like the name of a script."""
    for entry in content.entries[table]:
        yield from _values(msgspec.to_builtins(entry))


def _values(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict):
        for value in thing.values():
            yield from _values(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from _values(value)
    elif isinstance(thing, int | str):
        yield thing
