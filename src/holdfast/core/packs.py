# mypyc: skip
"""Packs: a folder with a `pack.toml`, files of content whose entries give an `id` and only what differs, and
optionally `en.ftl` and `fr.ftl` with other names for things."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.core.content import (
    NO_OVERRIDES,
    Overrides,
    Problems,
    at_line,
    tables_of,
    text_of,
    toml_of,
)
from holdfast.core.errors import ContentError, HoldfastError
from holdfast.core.messages import LANGUAGES
from holdfast.core.validation import explain
from holdfast.core.words import Words

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

HEAD = "pack.toml"


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    game: str


def game_of_pack(folder: Path) -> object:
    """The game that a pack is for, as its pack.toml says; None if it does not say."""
    return toml_of(_head_of(folder, "…")).get("game")


def _head_of(folder: Path, game: str) -> Path:
    if not folder.is_dir():
        raise ContentError("error-file", path=folder, why=HoldfastError("error-no-folder"))
    head = folder / HEAD
    if not head.is_file():
        raise ContentError("error-file", path=head, why=HoldfastError("error-no-head", game=game))
    return head


def _name_of(folder: Path, game: str) -> str:
    """The name of a pack, after checking that its head names this game."""
    head = _head_of(folder, game)
    data = toml_of(head)
    try:
        pack = msgspec.convert(data, _Head)
    except msgspec.ValidationError as error:
        why = HoldfastError("error-head", why=explain(error, _Head), game=game)
        raise at_line(head, 0, why) from None
    if pack.game != game:
        raise at_line(head, 0, HoldfastError("error-pack-game", found=repr(pack.game), game=repr(game)))
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", pack.name) or pack.name == NO_OVERRIDES.name:
        raise at_line(head, 0, HoldfastError("error-pack-name", name=repr(pack.name)))
    return pack.name


def read_overrides(folder: Path, game: str, problems: Problems | None = None) -> Overrides:
    """What a pack folder changes. Errors of single files are collected in `problems`, if given, and the rest is still
    read."""
    name = _name_of(folder, game)
    found = problems or Problems()
    tables: dict[str, list[dict[str, Any]]] = {}
    words: dict[str, str] = {}
    for path in sorted(folder.iterdir()):
        if path.name != HEAD and not path.name.startswith((".", "README")):
            found.collect(_read_file, path, tables, words)
    if problems is None:
        found.raise_all()
    return Overrides(name=name, tables=tables, words=words)


def _read_file(path: Path, tables: dict[str, list[dict[str, Any]]], words: dict[str, str]) -> None:
    if path.suffix == ".toml":
        for table, found in tables_of(path).items():
            if table in tables:
                raise at_line(path, 0, HoldfastError("error-two-files", table=table))
            tables[table] = found
    elif path.name in [f"{lang}.ftl" for lang in LANGUAGES]:
        words[path.stem] = _fluent_of(path)
    else:
        raise at_line(path, 0, HoldfastError("error-foreign-file"))


def _fluent_of(path: Path) -> str:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    text = text_of(path)
    problems = Problems()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = _line(text, entry)
            shown = text.splitlines()[line - 1].strip()
            problems.found.append(at_line(path, line, HoldfastError("error-not-fluent", shown=shown)))
    problems.raise_all()
    return text


def _line(text: str, entry: Any) -> int:
    return text.count("\n", 0, entry.span.start if entry.span else 0) + 1


def check_words(overrides: Overrides, new: set[str], words: dict[str, Words], folder: Path) -> None:
    """A pack's words replace messages that the game has in `words`, with all the forms that it uses, or they are `new`:
    the names of what the pack adds."""
    problems = Problems()
    for lang, text in overrides.words.items():
        path = folder / f"{lang}.ftl"
        for line, message in _messages(text):
            problems.collect(_check_message, new, words[lang], path, line, message)
    problems.raise_all()


def _messages(text: str) -> "Iterator[tuple[int, Message]]":
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            yield _line(text, entry), entry


def _check_message(new: set[str], words: Words, path: Path, line: int, message: "Message") -> None:
    name = message.id.name
    if not words.knows(name):
        if name not in new:
            raise at_line(path, line, HoldfastError("error-no-message", message=repr(name)))
        return
    forms = {attribute.id.name for attribute in message.attributes}
    missing = [f".{form}" for form in words.bundle.get_message(name).attributes if form not in forms]
    if missing:
        why = HoldfastError("error-missing-forms", message=repr(name), forms=", ".join(missing))
        raise at_line(path, line, why)
