"""Texts say what the rules do: people by their sex, the price of an option, what may be hidden."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.warofmine.tables import BOOK, WHO

from holdfast.core import EVERYONE, LANGUAGES, Event
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine import log as e
from holdfast.games.warofmine.game import GAME

CARDS = {"en": "(return {} card", "fr": "(rendre {} carte"}
WORTH = {"en": "worth {}", "fr": "valeur de {}"}
SOURCES = re.compile(r"((R|H)\d+|C [a-z ]*[a-z]( \d+(, \d+)*)?)(, ((R|H)\d+|C [a-z ]*[a-z]))*")
HIDDEN = {"en": "May be hidden.", "fr": "être caché"}


def entries(table: str, file: str) -> list[dict[str, Any]]:
    content: dict[str, list[dict[str, Any]]] = tomllib.loads((GAME.folder / "content" / file).read_text("utf-8"))
    return content[table]


def chosen() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation of an option that the leader chooses, with the message and attribute of its words."""
    files = {"script": "book", "exploration": "exploration", "resident": "residents", "visitor": "visitors"}
    for table, file in files.items():
        for entry in BOOK if table == "script" else entries(table, f"{file}.toml"):
            for number, option in enumerate(entry.get("option", []), 1):
                told = "pay" in option or "then" in option or "result" in option  # the price is said by itself
                for operation in option.get("do", []) if option.get("kind", "choice") == "choice" and not told else []:
                    yield f"{table}-{entry['id']}", f"o{number}", operation


@pytest.mark.parametrize(
    ("who", "english", "french"),
    [
        ("arica", "Arica has ended her own life.", "Arica est morte."),
        ("anton", "Anton has ended his own life.", "Anton est mort."),
    ],
)
def test_the_log_speaks_of_women_and_of_men(who: str, english: str, french: str) -> None:
    assert GAME.words("en").event(Event(e.TOOK_OWN_LIFE, 0, WHO(who), 0, EVERYONE, ""), ["Ann"]) == english
    assert GAME.words("fr").event(Event(e.DIED, 0, WHO(who), 0, EVERYONE, ""), ["Ann"]) == french


def test_all_languages_agree_who_is_a_woman() -> None:
    for who in range(len(c.CHARACTERS)):
        assert len({GAME.words(lang).entry(c.CHARACTERS, who, "sex") for lang in LANGUAGES}) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_names_the_cards_and_the_value_that_it_costs(lang: str) -> None:
    words, prices = GAME.words(lang), 0
    for message, option, operation in chosen():
        said = {"return_exploration": (CARDS, "n"), "lose_value": (WORTH, "min")}.get(operation["op"])
        if said is not None:
            prices += 1
            assert said[0][lang].format(operation[said[1]]) in words.say(message, option), message
    assert prices > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_note_that_may_be_hidden_says_so(lang: str) -> None:
    for note in entries("note", "notes.toml"):
        assert (HIDDEN[lang] in GAME.words(lang).say(f"note-{note['id']}", "does")) == note.get("hides", False), note


def test_rules_stand_in_the_order_of_their_numbers_and_name_their_sources_in_one_manner() -> None:
    numbers = [tuple(int(part) for part in rule.id.removeprefix("TWM-").split(".")) for rule in GAME.rules]
    assert numbers == sorted(numbers)
    for rule in GAME.rules:
        assert rule.page or rule.ruling, rule.id
        assert not rule.ruling or SOURCES.fullmatch(rule.ruling), rule.ruling
