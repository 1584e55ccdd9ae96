"""The words of the interface: complete in both languages, none too many."""

import re

import pytest
from tests import fluent

from holdfast.core import LANGUAGES
from holdfast.table.interface import FOLDER, interface

SOURCES = [
    path for part in ("arena", "cli", "table", "terminal") for path in sorted((FOLDER.parent / part).rglob("*.py"))
]
FOLDERS = ["", *(folder.name for folder in sorted(FOLDER.iterdir()) if folder.is_dir())]
MADE = re.compile(r'f"([a-z-]+-)\{')
"""Ids that are put together: what they begin with."""


def messages(folder: str, lang: str) -> dict[str, set[str]]:
    return fluent.messages(FOLDER / folder / f"{lang}.ftl")


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


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
    ui = interface(lang)
    for notice in ("replay-differs", "rules-changed"):
        assert ui.say(f"notice-{notice}")
