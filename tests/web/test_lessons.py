"""The guided matches: they speak of what their games have, and lead to the end by keyboard alone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Guest
from tests.web.playing import hurry, play_to_the_end, press_until, read_on

from holdfast.core import LANGUAGES
from holdfast.registry import game as find_game

FOLDER = Path(__file__).parents[2] / "web" / "src" / "learn"
GUARD = "main .night-place.legal[data-task=guard]"
"""At first somebody stands guard in the siege; then nobody does, and it is soon over."""


@pytest.mark.parametrize("name", ["paris", "outlive", "warofmine"])
def test_lessons_cite_rules_and_decisions_of_their_game(name: str) -> None:
    text = (FOLDER / f"{name}.ts").read_text(encoding="utf-8")
    game = find_game(name)
    cited = set(re.findall(r"'([A-Z]{3}-\d+\.\d+)'", text))
    decisions = set(re.findall(r"on: '([a-z-]+)'", text))
    assert len(decisions) >= 8
    assert cited <= {rule.id for rule in game.rules}
    for lang in LANGUAGES:
        words = game.words(lang)
        assert [one for one in decisions if not words.knows(f"decision-{one}")] == []


WORDS = {"en": ("Do that", "Begin a match of your own"), "fr": ("Faire cela", "Commencer une partie à vous")}


@pytest.mark.parametrize(
    ("game", "lang", "least", "ending"),
    [("paris", "en", 8, "main .score"), ("outlive", "fr", 8, "main .score"), ("warofmine", "en", 6, ".book.end h1")],
)
def test_a_guided_match_by_keyboard_from_home_to_its_end(
    guest: Guest, game: str, lang: str, least: int, ending: str
) -> None:
    """Each lesson is told once, and a match goes on to its end with the coach beside it. No mouse is needed, from the
    first visit on."""
    page = guest(name="Ann", lang=lang).new_page()
    hurried = hurry(page)
    offer, own = WORDS[lang]
    page.goto("/")
    way = f".first a[href='/learn/{game}']"
    expect(page.locator(way)).to_be_visible()
    press_until(page, "Tab", way)
    page.keyboard.press("Enter")
    expect(page.locator("li.on button.go")).to_be_visible()
    press_until(page, "Tab", "li.on button.go")
    page.keyboard.press("Enter")
    bubble = page.locator(".bubble")
    expect(bubble.get_by_role("button", name=offer)).to_be_visible()
    assert hurried == [game]
    told: list[str] = []

    def listen(page: Page) -> None:
        if bubble.count():
            told.append(bubble.locator("h2").inner_text())
            # What is proposed is pointed at: keys go on from there, and so always the same way.
            expect(bubble.get_by_role("button", name=offer)).to_be_visible()
            page.keyboard.press("Escape")
            expect(bubble).to_have_count(0)

    decisions = play_to_the_end(page, wanted=GUARD, until=30, first=listen)
    read_on(page)
    assert decisions > 30, told
    assert len(told) >= least
    assert len(told) == len(set(told))
    expect(page.locator(ending).first).not_to_be_empty()
    expect(bubble).to_have_count(0)
    expect(page.locator(".lessons").get_by_role("link", name=own)).to_be_visible()
