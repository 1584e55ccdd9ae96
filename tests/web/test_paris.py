"""The board of Paris: New Eden: a whole match by clicking on its things, and every kind of decision under axe."""

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.browser import open_table, sit
from tests.web.conftest import Guest
from tests.web.scenes import OVER, scene

KINDS = (
    "prelude-token",
    "prelude-mission",
    "turn",
    "first-turn",
    "swap-with",
    "tower",
    "bridge",
    "center",
    "station",
    "announce",
    "claim",
    "window",
    "feed",
)
"""Every decision that the game asks for; the match of seed 1 asks the first of two seats for all of them."""


def new_table(guest: Guest) -> Page:
    """A fresh match of two: this guest against an agent that knows the game."""
    one = guest()
    seats = [{"kind": "me"}, {"kind": "agent", "agent": "heuristic"}]
    made = one.request.post("/api/tables", data={"game": "paris", "seats": seats, "seed": 3, "pace": 0})
    assert made.ok, made.text()
    return open_table(one, made.json()["id"])


def click_a_thing(page: Page, rng: Random) -> None:
    """Clicks one of the glowing things of the board; where it stands for several actions, one of those."""
    things = page.locator("main .legal")
    expect(things.first).to_be_visible()
    things.nth(rng.randrange(things.count())).click()
    choices = page.locator(".chooser button")
    if choices.count():
        choices.nth(rng.randrange(choices.count())).click()


def test_a_match_from_a_new_table_to_the_score_by_clicking_on_the_board(guest: Guest) -> None:
    page, rng = new_table(guest), Random(3)
    asked = set()
    for _ in range(200):
        page.wait_for_selector(".decide.mine, .decide.over")
        if page.locator(".decide.over").count():
            break
        before = page.locator(".app").get_attribute("data-version")
        asked.add(page.locator(".decide .prompt").inner_text())
        click_a_thing(page, rng)
        page.wait_for_function("v => document.querySelector('.app').dataset.version !== v", arg=before)
    assert len(asked) > 20
    score = page.get_by_role("region", name="Score sheet")
    expect(score.get_by_role("rowheader")).to_have_text(
        ["Events", "Feeding", "Missions", "Tinkerer powers", "Binoculars", "Total"]
    )
    parts = score.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td b')].map(n => +n.textContent))"
    )
    *points, totals = parts
    assert [sum(column) for column in zip(*points, strict=True)] == totals


@pytest.mark.parametrize("decision", [*KINDS, OVER])
def test_axe_finds_nothing(guest: Guest, decision: str) -> None:
    """In both languages and themes; of a theme only the contrast depends."""
    one = guest()
    page = open_table(one, sit(one, scene("paris", decision, seed=1, seats=2)))
    for lang in ("en", "fr"):
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for theme, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            found = Axe().run(page, options={"resultTypes": ["violations"], **rules})
            assert found.violations_count == 0, found.generate_report()
        page.locator(".tools button[lang]").click()


OVERLAPPING = """all => all.filter(place => {
    const box = one => place.querySelector(one).getBoundingClientRect();
    const [name, dice] = [box('h2'), box('.dice')];
    const apart = !dice.height || dice.top >= name.bottom - 6 || dice.left >= name.right;
    return !apart || dice.bottom > place.getBoundingClientRect().bottom;
}).map(place => place.innerText)"""
"""Places whose dice cover their name or leave their row; a line of text has some air below it."""
CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"


@pytest.mark.parametrize("decision", ["turn", "tower", "center", "first-turn"])
def test_names_on_a_phone_are_whole_and_uncovered(guest: Guest, decision: str) -> None:
    one = guest(size="390", lang="fr")
    page = open_table(one, sit(one, scene("paris", decision, seed=1, seats=2)))
    page.wait_for_selector("main .legal")
    assert page.eval_on_selector_all("main .events b", CUT) == []
    assert page.eval_on_selector_all("main .place", OVERLAPPING) == []


def test_missions_beside_a_long_decision_need_no_scrolling(guest: Guest) -> None:
    one = guest()
    page = open_table(one, sit(one, scene("paris", "announce", 2, seed=1, seats=2)))
    page.wait_for_selector("main .legal")
    cut = page.eval_on_selector(".mine.panel", "one => one.scrollHeight > one.clientHeight + 1")
    assert not cut


def test_the_only_action_is_on_the_button(guest: Guest) -> None:
    one = guest()
    page = open_table(one, sit(one, scene("paris", "window", seed=1, seats=2)))
    expect(page.locator(".decide .btn.go")).to_have_text("Go on")
    expect(page.locator(".decide .btn.go")).to_be_enabled()
