"""The board of Paris: New Eden: a whole match by clicking on its things, and every kind of decision under axe."""

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import check
from tests.web.browser import LETTERS, open_table, sit, turn_to
from tests.web.conftest import Guest
from tests.web.playing import hurry
from tests.web.scenes import OVER, busiest, scene

from holdfast import Match, game
from holdfast.games.paris.view import ParisView

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
    """A fresh match of two, begun at home: this guest against an agent."""
    page = guest().new_page()
    hurried = hurry(page)
    page.goto("/")
    page.locator("[data-game=paris]").click()
    page.get_by_role("button", name="One player fewer").click()
    page.get_by_label("Level of player 2").select_option("easy")
    page.get_by_label("Deal number").fill("3")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".app")
    assert hurried == ["paris"]
    return page


def click_a_thing(page: Page, rng: Random) -> None:
    """Clicks one of the glowing things of the board; where it stands for several actions, one of those."""
    things = page.locator("main .legal")
    expect(things.first).to_be_visible()
    things.nth(rng.randrange(things.count())).click()
    choices = page.locator(".chooser button")
    if choices.count():
        choices.nth(rng.randrange(choices.count())).click()


def test_a_match_from_home_to_the_score_by_clicking_on_the_board(guest: Guest) -> None:
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
    score = page.get_by_role("region", name="Score sheet").locator(".parts")
    expect(score.get_by_role("rowheader")).to_have_text(
        ["Events", "Feeding", "Missions", "Tinkerer powers", "Binoculars", "Total"]
    )
    parts = score.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('td b')].map(n => +n.textContent))"
    )
    *points, totals = parts
    assert [sum(column) for column in zip(*points, strict=True)] == totals


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_axe_finds_nothing(guest: Guest, lang: str) -> None:
    """In both languages and themes; of a theme only the contrast depends."""
    one = guest(lang=lang)
    page = one.new_page()
    page.goto("/nowhere")
    wrong: dict[str, list[str]] = {}
    for decision in (*KINDS, OVER):
        turn_to(page, sit(one, scene("paris", decision, seed=1, seats=2)))
        page.wait_for_selector(".decide.over" if decision == OVER else ".decide.mine")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for theme, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            wrong[f"{decision} {theme}"] = check(page, preload=True, **rules)
    assert {look: found for look, found in wrong.items() if found} == {}


OVERLAPPING = """all => all.filter(place => {
    const box = one => place.querySelector(one).getBoundingClientRect();
    const [name, dice] = [box('h2'), box('.dice')];
    const apart = !dice.height || dice.top >= name.bottom - 6 || dice.left >= name.right;
    return !apart || dice.bottom > place.getBoundingClientRect().bottom;
}).map(place => place.innerText)"""
"""Places whose dice cover their name or leave their row; a line of text has some air below it."""
CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"


def test_names_on_a_phone_are_whole_and_uncovered(guest: Guest) -> None:
    one = guest(size="390", lang="fr")
    page = one.new_page()
    page.goto("/nowhere")
    for decision in ("turn", "tower", "center", "first-turn"):
        turn_to(page, sit(one, scene("paris", decision, seed=1, seats=2)))
        page.wait_for_selector("main .legal")
        page.evaluate(LETTERS)
        assert page.eval_on_selector_all("main .events b", CUT) == [], decision
        assert page.eval_on_selector_all("main .place", OVERLAPPING) == [], decision


def test_missions_beside_a_long_decision_need_no_scrolling(guest: Guest) -> None:
    one = guest()
    page = open_table(one, sit(one, scene("paris", "announce", 2, seed=1, seats=2)))
    page.wait_for_selector("main .legal")
    page.evaluate(LETTERS)
    cut = page.eval_on_selector(".mine.panel", "one => one.scrollHeight > one.clientHeight + 1")
    assert not cut


TOO_SMALL = """all => all
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => `${one.className}: ${one.innerText}`)"""
OUT_OF_SIGHT = """all => all.filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const middle = (left + right) / 2, half = (top + bottom) / 2;
    const points = [[left + 4, half], [right - 4, half], [middle, top + 4], [middle, bottom - 4]];
    return points.some(([x, y]) => !one.contains(document.elementFromPoint(x, y)));
}).map(one => one.ariaLabel)"""
"""Things to choose that are not in sight from edge to edge."""


@pytest.mark.parametrize("size", ["1280", "820", "390"])
def test_all_that_can_be_chosen_is_in_sight_in_the_busiest_decisions(guest: Guest, size: str) -> None:
    one = guest(size=size, lang="fr")
    page = one.new_page()
    page.goto("/nowhere")
    wrong = {}
    for decision, save in busiest("paris", matches=60).items():
        if decision == OVER:
            continue
        turn_to(page, sit(one, save))
        page.wait_for_selector("main .legal")
        page.evaluate(LETTERS)
        parts = ".decide :is(.own, .say, .choices), .deal .body, .tray"
        wrong[decision] = page.eval_on_selector_all(parts, TOO_SMALL)
        wrong[decision] += page.eval_on_selector_all("main .building .name", CUT)
        wrong[decision] += page.eval_on_selector_all("main .legal", OUT_OF_SIGHT)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_a_mission_card_shows_all_its_facts(guest: Guest) -> None:
    one = guest(lang="fr")
    page = open_table(one, sit(one, scene("paris", "bridge")))
    page.wait_for_selector(".deal .legal")
    assert page.eval_on_selector_all(".deal :is(.card, .body)", TOO_SMALL) == []


BESIDE = """all => all.filter(one => {
    const token = one.getBoundingClientRect(), place = one.closest('.place');
    const name = place.querySelector('h2').getBoundingClientRect();
    return token.top < name.bottom || token.bottom > place.getBoundingClientRect().bottom;
}).length"""
"""How many tokens lie over the name of their place, or leave it."""


def test_tokens_of_a_place_lie_below_its_name_on_a_phone(guest: Guest) -> None:
    one = guest(size="390", lang="fr")
    page = open_table(one, sit(one, scene("paris", "center")))
    page.wait_for_selector(".there .legal")
    assert page.eval_on_selector_all(".there .legal", BESIDE) == 0


def test_the_only_action_is_on_the_button(guest: Guest) -> None:
    one = guest()
    page = open_table(one, sit(one, scene("paris", "window", seed=1, seats=2)))
    expect(page.locator(".decide .btn.go")).to_have_text("Place nothing")
    expect(page.locator(".decide .btn.go")).to_be_enabled()


def test_the_end_shows_how_each_part_came_together(guest: Guest) -> None:
    one = guest()
    table = sit(one, scene("paris", OVER, seats=2))
    page = open_table(one, table)
    course = page.get_by_role("region", name="The match, decision by decision")
    record = one.request.get(f"/api/tables/{table}/record").json()
    points = course.locator("td")
    expect(points).to_have_text([str(score) for score in record["outcome"]["scores"]])
    course.get_by_role("radio", name="Feeding").check()
    expect(points).to_have_text([str(score) for score in record["outcome"]["parts"]["feeding"]])
    page.get_by_role("slider").press("ArrowLeft")
    expect(points).to_have_text([str(score) for score in record["parts"]["feeding"][-2]])
    beside = course.locator("svg .value").all_text_contents()
    assert sorted(map(int, beside)) == sorted(record["parts"]["feeding"][-2])
    course.get_by_role("link", name="Replay from here").click()
    page.wait_for_selector(".doing")
    assert page.url.endswith(f"/replay/{table}?at={record['versions'][-2]}")


@pytest.mark.parametrize(("decision", "times"), [("announce", 3), ("claim", 6)])
@pytest.mark.parametrize("size", ["390", "820"])
def test_all_cards_that_are_bid_for_are_seen_at_once(guest: Guest, size: str, decision: str, times: int) -> None:
    one = guest(size=size, lang="fr")
    saved = scene("paris", decision, times)
    view = Match.load(saved, game).state.view(0)
    assert isinstance(view, ParisView)
    assert view.distribution is not None
    then = view.distribution.outlook[0]
    people = f"{view.seats[0].population} → {then.population} survivants"
    page = open_table(one, sit(one, saved))
    page.wait_for_selector("main .legal")
    card = page.locator("main .big").first
    expect(card).to_contain_text(people)
    expect(card).to_contain_text(f"fermiers {then.survivors['farmer']}/{then.farmers_needed}")
    lowest = page.eval_on_selector_all(
        "main .big", "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
    )
    below = ".decide" if size == "390" else ".seats, main section.panel"
    assert lowest <= page.locator(below).first.evaluate("one => one.getBoundingClientRect().top") + 1
    cut = page.eval_on_selector_all(
        "main .big", "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length"
    )
    assert cut == 0


OUT_OF_TRAY = """all => all.filter(one =>
    one.getBoundingClientRect().right > one.closest('.tray').getBoundingClientRect().right
).length"""


@pytest.mark.parametrize("size", ["820", "1280"])
@pytest.mark.parametrize("decision", ["center", "station"])
def test_places_stay_in_line_while_a_token_is_chosen(guest: Guest, decision: str, size: str) -> None:
    one = guest(size=size, lang="fr")
    page = open_table(one, sit(one, scene("paris", decision, 2, seed=6)))
    page.wait_for_selector("main .there .legal")
    tops = page.eval_on_selector_all("main .tray", "all => all.map(one => one.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 1
    outside = page.eval_on_selector_all("main .there .legal", OUT_OF_TRAY)
    assert outside == 0


OUT_OF_ROW = """all => all.filter(one => {
    const [box, row] = [one.getBoundingClientRect(), one.closest('.bid').getBoundingClientRect()];
    return box.top < row.top || box.bottom > row.bottom;
}).length"""


@pytest.mark.parametrize("size", ["390", "820", "1280"])
def test_all_that_is_bid_stays_in_its_row(guest: Guest, size: str) -> None:
    one = guest(size=size)
    page = one.new_page()
    page.goto("/nowhere")
    for decision, times in (("announce", 5), ("claim", 6)):
        turn_to(page, sit(one, scene("paris", decision, times, seed=6)))
        page.wait_for_selector("main .legal")
        page.evaluate(LETTERS)
        assert page.eval_on_selector_all("main .pile > *, main .bid .do", OUT_OF_ROW) == 0, decision


def test_a_claim_lists_what_each_building_brings(guest: Guest) -> None:
    one = guest()
    saved = scene("paris", "claim", 6, seed=6)
    state = Match.load(saved, game).state
    view = state.view(0)
    assert isinstance(view, ParisView)
    assert view.distribution is not None
    page = open_table(one, sit(one, saved))
    lines = page.locator(".decide .option")
    expect(lines).to_have_count(len(view.rows[view.distribution.type]))
    expect(lines.locator(".contents")).to_have_count(lines.count())


def test_a_table_that_fits_has_no_scroll_bar(guest: Guest) -> None:
    one = guest()
    page = open_table(one, sit(one, scene("paris", "turn", 5)))
    page.wait_for_selector("main .legal")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


COVERED = """all => {
    const card = document.querySelector('[role=tooltip]').getBoundingClientRect();
    return all.filter(one => {
        const box = one.getBoundingClientRect();
        return box.right > card.left && box.left < card.right && box.bottom > card.top && box.top < card.bottom;
    }).map(one => one.innerText);
}"""
"""What lies under the hover card."""


def test_the_card_of_a_building_leaves_its_neighbour_free(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene("paris", "claim", seed=1, seats=2)))
    cards = page.locator("main .big.legal")
    expect(cards).not_to_have_count(1)
    page.mouse.move(1, 1)  # the first event of a mouse is no movement
    cards.first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert cards.evaluate_all(COVERED) == []
