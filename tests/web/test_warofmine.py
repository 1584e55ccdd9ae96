"""This War of Mine at the page: a whole match by clicking on things of the board, and every drawn screen."""

import itertools
import random
import re
from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.axe import check
from tests.web.browser import open_table, sit
from tests.web.conftest import Guest

from holdfast.agents import RandomAgent, Sight
from holdfast.core import Match, Rng, Seat
from holdfast.core.match import PERSON
from holdfast.registry import game as find_game

GAME = "warofmine"
SEED = 1
THINGS = "main .legal, .rail .war .legal"
"""What can be clicked: the things on the board, and those that the board puts into the rail."""
PATIENCE = 40
"""After so many decisions nobody stands guard any more, so that the match ends soon."""


def begin(page: Page) -> str:
    """A new table for one, started; returns its id."""
    seats = [{"kind": "me", "name": "Maëlle"}]
    answer = page.request.post("/api/tables", data={"game": GAME, "seats": seats, "seed": SEED})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def click_something(page: Page, chance: random.Random, guarding: bool) -> None:
    """Turns a page of the Journal, or does something with a thing on the board."""
    if page.locator(".foot > .turn").count():
        expect(page.locator(".decide .prompt")).to_have_text("Read the page, then turn it.")
        page.locator(".foot > .turn").click()
        return
    things = page.locator(THINGS)
    asked = page.locator(".app").get_attribute("data-version")
    places = page.locator("main .night-place.legal")
    if places.count():
        guard = page.locator("main .night-place.legal[data-task=guard]:has(.free)")
        things = page.locator("main .night-place.legal:not([data-task=guard])")
        things = guard if guarding and guard.count() else things if things.count() else places
    things.nth(chance.randrange(things.count())).click()
    if page.get_by_role("dialog").count():
        choices = page.get_by_role("dialog").get_by_role("button")
        choices.nth(chance.randrange(choices.count())).click()
    page.wait_for_function("v => document.querySelector('.app')?.dataset.version !== v", arg=asked)


def test_a_match_is_played_to_its_end_on_the_board(guest: Guest) -> None:
    page = guest().new_page()
    page.goto("/")
    table = begin(page)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".war.board")
    chance = random.Random(SEED)
    clicks = 0
    while not page.locator(".book.end").count():
        click_something(page, chance, guarding=clicks < PATIENCE)
        clicks += 1
        assert clicks < 600, "the match does not end"
    expect(page.locator(".book.end h1")).not_to_be_empty()
    page.get_by_role("button", name="Read the journal").click()
    expect(page.locator(".story h2").first).to_have_text("Day 1")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a page").click()
    story = download.value.path().read_text(encoding="utf-8")
    assert "<h2>Day 1</h2>" in story
    assert "<script" not in story


SCREENS = {
    "assign": ".house",
    "newcomer": ".vignette",
    "script": ".book",
    "select": ".book",
    "evening": ".evening",
    "scavenging": ".locations",
    "equip": ".findings",
    "explore": ".findings",
    "strike": ".combat",
    "deal": ".combat",
    "giving": ".ledger",
    "raid-dice": ".threat",
    "ward": ".threat",
    "narrate": ".moment",
    "meals": ".person",
    "take-one": ".legal",
    "over": ".book.end",
}
"""Decisions with a screen of their own, and what is drawn on it."""


@cache
def positions() -> dict[str, bytes]:
    """A save of a match at each of these decisions, found by playing at random."""
    found: dict[str, bytes] = {}
    for seed in itertools.count(1):
        match = Match(find_game(GAME), seats=[Seat("Maëlle", PERSON)], seed=seed)
        agent = RandomAgent(Rng(seed))
        while (asked := match.state.decision) is not None:
            if asked.name in SCREENS and asked.name not in found:
                found[asked.name] = match.save()
            match.apply(agent.choose(asked, Sight(match.state, asked.seat)))
        found.setdefault("over", match.save())
        if len(found) == len(SCREENS):
            break
    return found


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("fr", "light")])
def test_every_screen_is_drawn_and_accessible(guest: Guest, lang: str, theme: str) -> None:
    axe = Axe()
    made = guest(lang=lang, theme=theme)
    wrong = {}
    for name, drawn in SCREENS.items():
        page = open_table(made, sit(made, positions()[name]))
        expect(page.locator(f".war {drawn}").first).to_be_visible()
        found = axe.run(page, context=[".war.board", ".rail .war"])
        wrong[name] = [
            (one["id"], node["html"][:160], node["failureSummary"])
            for one in found.response["violations"]
            for node in one["nodes"][:3]
        ]
        page.close()
    assert {name: all_of for name, all_of in wrong.items() if all_of} == {}


def test_what_somebody_else_favours_stands_at_the_thing(guest: Guest) -> None:
    ann, bob = guest(name="Ann"), guest(name="Bob")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open", "name": "Bob"}]
    table = str(ann.request.post("/api/tables", data={"game": GAME, "seats": seats}).json()["id"])
    assert bob.request.post(f"/api/tables/{table}/seats", data={"seat": 1}).ok
    assert ann.request.post(f"/api/tables/{table}/start").ok
    pages = [open_table(one, table) for one in (ann, bob)]
    for page in pages:
        page.wait_for_selector("main .space.legal")
    leader, other = pages if pages[0].locator(".who", has_text="you decide").count() else pages[::-1]
    thing = other.locator("main .space.legal").nth(1)
    name = thing.get_attribute("data-thing")
    thing.click()
    expect(leader.locator(f'main [data-thing="{name}"] .favoured')).to_be_visible()


PHONE = {
    "assign": 5,
    "meals": 2,
    "strike": 2,
    "explore": 2,
    "raid-dice": 2,
    "narrate": 2,
}
"""Decisions that a phone lists in its card, and how many choices are in sight there at least."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_phone_shows_what_can_be_done_without_scrolling(guest: Guest, lang: str) -> None:
    made = guest(size="390", lang=lang)
    seen = {}
    for name in PHONE:
        page = open_table(made, sit(made, positions()[name]))
        page.wait_for_selector(".decide .own .legal")
        seen[name] = page.evaluate(
            """() => {
              const own = document.querySelector('.decide .own').getBoundingClientRect();
              return [...document.querySelectorAll('.decide .own .legal')].filter((one) => {
                const at = one.getBoundingClientRect();
                return at.height >= 40 && at.top >= own.top - 1 && at.top + at.height / 2 <= own.bottom;
              }).length;
            }"""
        )
        assert check(page) == [], name
        page.close()
    assert {name: n for name, n in seen.items() if n < PHONE[name]} == {}


def test_a_phone_builds_from_its_list(guest: Guest) -> None:
    made = guest(size="390")
    page = open_table(made, sit(made, positions()["assign"]))
    page.get_by_role("button", name="Build…").tap()
    tile = page.locator(".decide .tile.legal").first
    tile.tap()
    expect(page.locator(".say h3")).to_contain_text("Build")
    page.get_by_role("button", name="Back to the house").tap()
    expect(page.locator(".decide .tile")).to_have_count(0)
    expect(page.get_by_role("button", name="Build…")).to_be_visible()


def test_a_finger_answers_the_journal_with_a_button(guest: Guest) -> None:
    made = guest(size="390")
    page = open_table(made, sit(made, positions()["script"]))
    version = page.locator(".app").get_attribute("data-version")
    option = page.locator(".book .option.legal").last
    option.tap()
    expect(option).to_have_class(re.compile("pointed"))
    page.locator(".foot").get_by_role("button", name="Do it").tap()
    page.wait_for_function("v => document.querySelector('.app').dataset.version !== v", arg=version)


def test_the_end_on_a_phone_offers_another_match(guest: Guest) -> None:
    made = guest(size="390")
    page = open_table(made, sit(made, positions()["over"]))
    expect(page.locator(".decide.over").get_by_role("button", name="Play again")).to_be_visible()
