"""The words of the interface: complete in both languages, none too many."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from holdfast.core import LANGUAGES
from holdfast.terminal import interface

SOURCES = Path(interface.__file__).parent
FOLDERS = ["", *(folder.name for folder in sorted(interface.FOLDER.iterdir()) if folder.is_dir())]
MADE = re.compile(r'f"([a-z-]+-)\{')
"""Ids that are put together: what they begin with."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(folder: str, lang: str) -> dict[str, set[str]]:
    """Every message with the arguments it wants."""
    text = (interface.FOLDER / folder / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables.found
    return found


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py")))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_say_the_same_with_the_same_arguments(folder: str) -> None:
    first, *others = [messages(folder, lang) for lang in LANGUAGES]
    for other in others:
        assert other == first


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_message_is_left_over(folder: str) -> None:
    text = source()
    made = tuple(MADE.findall(text))
    unused = [
        name
        for name in messages(folder, "en")
        if f'"{name}"' not in text and f"'{name}'" not in text and not name.startswith(made)
    ]
    assert not unused


def test_every_message_that_is_said_exists() -> None:
    known = {name for folder in FOLDERS for name in messages(folder, "en")}
    said = set(re.findall(r"ui\.say\(\s*[\"']([a-z0-9-]+)[\"']", source()))
    assert said
    assert said <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_loaded_notices_have_words(lang: str) -> None:
    ui = interface.interface(lang)
    for notice in ("replay-differs", "rules-changed"):
        assert ui.say(f"notice-{notice}")
