# mypyc: skip
"""Packs: a folder with a `pack.toml`, files of content whose entries give an `id` and only what differs, and
optionally `en.ftl` and `fr.ftl` with other names for things."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from holdfast.core.content import (
    HEAD,
    NO_OVERRIDES,
    Overrides,
    Problems,
    at_line,
    pack_files,
    tables_of,
    text_of,
    toml_of,
)
from holdfast.core.errors import ContentError, HoldfastError, of_system
from holdfast.core.messages import LANGUAGES
from holdfast.core.validation import explain
from holdfast.core.words import Words

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

LONGEST_NAME = 40
Arguments: TypeAlias = Callable[[str], set[str]]
"""The arguments that a message is given, by its id."""


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    game: str
    replaces: list[str] = []


def game_of_pack(folder: Path) -> object:
    """The game that a pack is for, as its pack.toml says; None if it does not say."""
    return toml_of(_head_of(folder, "…")).get("game")


def _head_of(folder: Path, game: str) -> Path:
    try:
        there = folder.is_dir()
    except OSError as error:  # a name that no folder can have
        raise ContentError("error-file", path=f"{str(folder)[:60]}…", why=of_system(error)) from None
    if not there:
        raise ContentError("error-file", path=folder, why=HoldfastError("error-no-folder"))
    head = folder / HEAD
    if not head.exists():
        raise ContentError("error-file", path=head, why=HoldfastError("error-no-head", game=game))
    return head


def _read_head(folder: Path, game: str) -> _Head:
    """The head of a pack, after checking that it names this game."""
    head = _head_of(folder, game)
    data = toml_of(head)
    try:
        pack = msgspec.convert(data, _Head)
    except msgspec.ValidationError as error:
        why = HoldfastError("error-head", why=explain(error, _Head), game=game)
        raise at_line(head, 0, why) from None
    if pack.game != game:
        raise at_line(head, 0, HoldfastError("error-pack-game", found=repr(pack.game), game=repr(game)))
    try:
        check_name(pack.name)
    except ContentError as error:
        raise at_line(head, 0, error) from None
    return pack


def check_name(name: str) -> None:
    """The name of a pack stands in saves, lists and errors; one from a save is as unknown as one from a file."""
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]*", name) or len(name) > LONGEST_NAME or name == NO_OVERRIDES.name:
        raise ContentError("error-pack-name", name=repr(name[:LONGEST_NAME]))


def read_overrides(folder: Path, game: str, problems: Problems | None = None) -> Overrides:
    """What a pack folder changes. Errors of single files are collected in `problems`, if given, and the rest is still
    read."""
    head = _read_head(folder, game)
    found = problems or Problems()
    tables: dict[str, list[dict[str, Any]]] = {}
    words: dict[str, str] = {}
    for path in pack_files(folder):
        found.collect(_read_file, path, tables, words)
    if problems is None:
        found.raise_all()
    return Overrides(name=head.name, tables=tables, words=words, replaces=sorted(set(head.replaces)))


def _read_file(path: Path, tables: dict[str, list[dict[str, Any]]], words: dict[str, str]) -> None:
    if path.suffix == ".toml":
        for table, found in tables_of(path).items():
            tables.setdefault(table, []).extend(found)
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


def check_words(
    overrides: Overrides,
    new: set[str],
    words: dict[str, Words],
    spoken: Callable[[str], Words],
    arguments: Arguments,
    folder: Path,
) -> None:
    """A pack's words replace messages that the game has in `words`, with all the forms that it uses, or they are `new`:
    the names of what the pack adds. They say nothing but the arguments that a message is given, and other messages
    that there are. `spoken` gives the words of a language with those of the pack."""
    problems = Problems()
    for lang, text in overrides.words.items():
        path = folder / f"{lang}.ftl"
        messages = list(_messages(text))
        uses = {message.id.name: _uses(message) for _, message in messages}
        for line, message in messages:
            problems.collect(_check_message, new, words[lang], path, line, message)
            problems.collect(_check_uses, uses, words[lang], arguments, path, line, message.id.name)
    problems.raise_all()
    for lang, text in overrides.words.items():
        with_pack = spoken(lang)
        for line, message in _messages(text):
            forms = ["" if message.value else None, *(attribute.id.name for attribute in message.attributes)]
            given = arguments(message.id.name)
            if not all(with_pack.can_say(message.id.name, form, given) for form in forms if form is not None):
                why = HoldfastError("error-unsayable", shown=repr(message.id.name))
                problems.found.append(at_line(folder / f"{lang}.ftl", line, why))
    problems.raise_all()


def said_in(path: Path) -> dict[str, tuple[set[str], set[str]]]:
    """The variables and the forms of each message of a file."""
    return {
        message.id.name: (_uses(message).variables, {attribute.id.name for attribute in message.attributes})
        for _, message in _messages(text_of(path))
    }


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


class _Uses:
    """What a message says besides its own letters, in all of its variants."""

    def __init__(self, message: object, forms: Iterable[str]) -> None:
        from fluent.syntax import ast

        self.forms = {"", *forms}
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[tuple[str, str]] = set()
        """With the form that is said of each."""
        self.terms: set[str] = set()
        for node in _within(message):
            if isinstance(node, ast.VariableReference):
                self.variables.add(node.id.name)
            elif isinstance(node, ast.FunctionReference):
                self.functions.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))
            elif isinstance(node, ast.TermReference):
                self.terms.add(node.id.name)


def _uses(message: "Message") -> _Uses:
    return _Uses(message, [attribute.id.name for attribute in message.attributes])


def _uses_of_game(words: Words, name: str) -> _Uses:
    found = words.bundle.get_message(name)
    return _Uses([found.value, *found.attributes.values()], found.attributes)


def _within(node: object) -> Iterator[object]:
    """A part of a message and all parts of it."""
    from fluent.syntax.ast import BaseNode

    if isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _within(part)
    elif isinstance(node, list):
        for part in node:
            yield from _within(part)


def _check_uses(uses: dict[str, _Uses], words: Words, arguments: Arguments, path: Path, line: int, name: str) -> None:
    given = arguments(name)
    for used in _reached(uses, words, path, line, name):
        for variable in sorted(used.variables - given):
            known = ", ".join(f"${one}" for one in sorted(given)) or "none"
            why = HoldfastError("error-no-variable", message=repr(name), variable=f"${variable}", known=known)
            raise at_line(path, line, why)
        for function in sorted(used.functions):
            raise at_line(path, line, HoldfastError("error-no-function", message=repr(name), function=function))


def _reached(uses: dict[str, _Uses], words: Words, path: Path, line: int, name: str) -> Iterator[_Uses]:
    """A message of a pack, then all that it refers to, each of the pack's own if it has it. What is not there, and a
    way back to itself, is refused."""
    yield uses[name]
    reached: set[str] = set()
    todo = [uses[name]]
    while todo:
        used = todo.pop()
        for term in sorted(used.terms):
            raise at_line(path, line, HoldfastError("error-no-reference", message=repr(name), other=repr(term)))
        for other, form in sorted(used.messages):
            if other == name:
                raise at_line(path, line, HoldfastError("error-words-circle", message=repr(name)))
            found = uses.get(other) or (_uses_of_game(words, other) if words.knows(other) else None)
            if found is None or form not in found.forms:
                shown = repr(f"{other}.{form}" if form else other)
                raise at_line(path, line, HoldfastError("error-no-reference", message=repr(name), other=shown))
            if other not in reached:
                reached.add(other)
                todo.append(found)
                yield found
