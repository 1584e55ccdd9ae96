"""Outlive at the page: every decision is drawn on the board, and a whole match is played by clicking there."""

import json
import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.games.outlive.tables import ABRAHAM, Outlive
from tests.web.axe import check
from tests.web.browser import LETTERS, PHONE, ROOT, open_table, sit, turn_to
from tests.web.conftest import Guest
from tests.web.scenes import NAMES, OVER, arranged, scene

from holdfast.core import Action, Match, Seat
from holdfast.core.match import PERSON
from holdfast.registry import game

OUTLIVE = game("outlive")
ICONS = ROOT / "web" / "src" / "icons.svg"
SCREENS = {
    "put-away": ".hand",
    "found": ".shelter",
    "settle": ".shelter",
    "keep-leader": ".leaders",
    "station": ".ring",
    "forage": ".ring",
    "put-back": ".found",
    "turn": ".ring",
    "board": ".berths",
    "threaten": ".strip",
    "defend": ".strip",
    "tribute": ".strip",
    "visit": ".strip",
    "sense": ".strip",
    "hunt": ".strip",
    "welcome": ".shelter",
    "rescue": ".shelter",
    "freeze": ".halves",
    "raided": ".halves",
    "gnawed": ".halves",
    "surrender": ".halves",
    "spoil": ".halves",
    "irradiated": ".halves",
    "overcome": ".events",
    "pay-event": ".events",
    "skip-material": ".events",
    "feed": ".halves",
    "starve": ".halves",
    "sicken": ".halves",
    "recruit": ".halves",
    "build": ".shelter",
    "pay-room": ".shelter",
    "repair": ".tools",
    "repair-cheaply": ".tools",
    "skip-cost": ".tools",
}
"""Where each decision is drawn."""
KEEN = ("overcome", "skip", "use", "run", "repair", "salvage", "gather", "search", "resist", "hunt", "shoot", "recruit")
CRISIS_ROOM = 2
"""Its number among the rooms. Whoever has it is asked what is not paid."""
MATCHES = 2000
LOOKS = (("en", "dark"), ("fr", "light"))
OUT_OF_SIGHT = """all => all.filter(one => {
    const box = one.getBoundingClientRect();
    const card = document.querySelector('.decide').getBoundingClientRect();
    const small = box.width < 20 || box.height < 20;
    return small || box.left < 0 || box.right > innerWidth || box.bottom > card.top + 4;
}).map(one => one.ariaLabel)"""
"""Controls of the board that a finger cannot reach without scrolling."""


def wish(action: Action) -> int:
    """How much a player who wants to see every decision likes an action."""
    kind = action.kind.name
    if kind in ("found", "place", "build") and action.a == CRISIS_ROOM:
        return len(KEEN) + 1
    if kind in KEEN:
        return len(KEEN) - KEEN.index(kind)
    return -1 if action.kind.ends else 0


@cache
def met() -> dict[str, bytes]:
    """A save at each kind of decision, of the first seat."""
    found: dict[str, bytes] = {}
    for seed in range(MATCHES):
        rng = random.Random(seed)
        seats = [Seat(name, "heuristic" if seat else PERSON) for seat, name in enumerate(NAMES[: 2 + seed % 3])]
        match = Match(OUTLIVE, seats=seats, seed=seed)
        while (asked := match.state.decision) is not None:
            if asked.seat == 0 and asked.name not in found:
                found[asked.name] = match.save()
            actions = list(asked.actions)
            if rng.random() < (0.85 if seed % 2 else 0.5):
                best = max(map(wish, actions))
                actions = [action for action in actions if wish(action) == best]
            match.apply(rng.choice(actions))
        if len(found) == len(SCREENS):
            break
    return found


class Told:
    """What the server told last of the position, read from the socket of a page."""

    def __init__(self, page: Page) -> None:
        self.position: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self._read))

    def _read(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "position":
            self.position = message

    @property
    def actions(self) -> list[str]:
        decision = self.position["decision"]
        return [action["text"] for action in decision["actions"]] if decision else []


def controls(page: Page) -> list[str]:
    """What the controls of the board are called, in their order."""
    found: list[str] = page.eval_on_selector_all("main .legal", "all => all.map(one => one.ariaLabel ?? '')")
    return found


def icons(page: Page) -> set[str]:
    """The icons that a page shows, by their ids on the sheet."""
    return set(page.eval_on_selector_all("svg.i use", "all => all.map(one => one.href.baseVal.split('#')[1])"))


def test_every_kind_of_decision_has_a_screen() -> None:
    words = OUTLIVE.words("en")
    assert set(SCREENS) == {step.NAME for step in OUTLIVE.steps() if words.knows(f"decision-{step.NAME}")}
    assert set(met()) == set(SCREENS)


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_every_action_of_every_decision_is_on_the_board(guest: Guest, lang: str, theme: str) -> None:
    made = guest(lang=lang, theme=theme)
    page = made.new_page()
    told = Told(page)
    page.goto("/nowhere")
    drawings = set(re.findall(r'id="(i-[^"]+)"', ICONS.read_text(encoding="utf-8")))
    wrong: dict[str, list[str]] = {}
    for name, save in met().items():
        turn_to(page, sit(made, save))
        page.wait_for_selector(f"main {SCREENS[name]}")
        page.wait_for_selector("main .legal")
        assert told.position["decision"]["name"] == name
        drawn = "; ".join(controls(page))
        wrong[name] = [text for text in told.actions if text not in drawn]
        wrong[name] += sorted(icons(page) - drawings) + check(page, preload=True)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_nothing_scrolls_on_a_phone_while_one_decides(guest: Guest) -> None:
    made = guest(size="390", lang="fr")
    page = made.new_page()
    page.goto("/nowhere")
    wrong: dict[str, list[str]] = {}
    for name, save in met().items():
        turn_to(page, sit(made, save))
        page.wait_for_selector("main .legal")
        page.evaluate(LETTERS)
        wrong[name] = page.eval_on_selector_all("main .legal", OUT_OF_SIGHT)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_a_match_is_played_by_clicking_on_the_board(guest: Guest) -> None:
    made = guest()
    seats = [{"kind": "me", "name": "Maëlle"}, {"kind": "agent", "agent": "easy", "name": "Bastien"}]
    answer = made.request.post("/api/tables", data={"game": "outlive", "seats": seats, "seed": 11, "pace": 0})
    assert answer.ok, answer.text()
    page = open_table(made, answer.json()["id"])
    rng = random.Random(11)
    for _ in range(400):
        page.wait_for_selector("main .legal, .decide.over")
        if page.locator(".decide.over").count():
            break
        version = page.locator(".app").get_attribute("data-version")
        things = page.locator("main .legal:not([aria-haspopup])")
        things.nth(rng.randrange(things.count())).click()
        page.wait_for_function("v => document.querySelector('.app').dataset.version !== v", arg=version)
    score = page.locator("main .score")
    expect(score).to_be_visible()
    for part in OUTLIVE.description("en").parts:
        expect(score.get_by_role("rowheader", name=part.name)).to_be_visible()
    assert check(page, preload=True) == []


def test_somebody_without_a_seat_looks_on(guest: Guest) -> None:
    """And takes nothing along to the next table: there the board stands first again."""
    made, other = guest(), guest(name="Zoé")
    page = other.new_page()
    page.goto("/nowhere")
    for name in ("turn", "visit", "feed", "build", "overcome"):
        turn_to(page, sit(made, met()[name]))
        page.wait_for_selector("main .outlive > :not(.sheets)")
        expect(page.locator("main .legal")).to_have_count(0)
        first = page.locator(".tribes button").first
        expect(first).to_have_attribute("aria-pressed", "false")
        first.click()
        expect(first).to_have_attribute("aria-pressed", "true")
        page.wait_for_selector("main .shelter")


def test_all_actions_of_a_night_are_seen_at_once_on_a_tablet(guest: Guest) -> None:
    made = guest(size="820", lang="fr")
    page = made.new_page()
    page.goto("/nowhere")
    for name in ("station", "build", "pay-room"):
        turn_to(page, sit(made, met()[name]))
        page.wait_for_selector("main .legal")
        page.evaluate(LETTERS)
        for part in (".decide .acts, .decide .own", "main .shelter .own, main .ring"):
            cut = page.eval_on_selector_all(
                part, "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length"
            )
            assert cut == 0, f"{name}: {part}"


FULL = {"feed": (7, 7), "starve": (3, 7), "raided": (2, 7), "repair": (5, 9), "build": (1, 8)}
"""The time and the seed of decisions in a shelter with many rooms or much equipment."""
CUT_OFF = """() => {
  const parts = [...document.querySelectorAll('main :is(.half, .tools, .plan), .decide :is(.acts, .own)')];
  const cut = parts.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.className);
  const covered = [...document.querySelectorAll('main .legal')].filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [top + 2, bottom - 2].some(y => !one.contains(document.elementFromPoint((left + right) / 2, y)));
  });
  return [...cut, ...covered.map(one => one.ariaLabel)];
}"""
"""Parts of the screen that hide something, and controls that are not in sight from top to bottom."""


@pytest.mark.parametrize("size", ["1280", "820", "390"])
def test_a_full_shelter_is_seen_whole(guest: Guest, size: str) -> None:
    made = guest(size=size, lang="fr")
    page = made.new_page()
    page.goto("/nowhere")
    wrong: dict[str, list[str]] = {}
    for name, (times, seed) in FULL.items():
        turn_to(page, sit(made, scene("outlive", name, times, seed=seed)))
        page.wait_for_selector("main .legal")
        page.evaluate(LETTERS)
        wrong[name] = page.evaluate(CUT_OFF)
    assert {name: found for name, found in wrong.items() if found} == {}


LONG_NAMES = ("radioactive-cloud", "animal-mutation", "sandstorm", "epizootic-disease", "enemy-clan", "wildfire")


@cache
def struck(count: int) -> bytes:
    """So many events in play, those with long names and of two resources first."""
    return arranged(Outlive(4).trouble(*LONG_NAMES[:count]).turn(ABRAHAM).state, people=1)


@pytest.mark.parametrize(("size", "lang"), [("1280", "fr"), ("820", "en"), ("820", "fr"), ("390", "fr")])
def test_events_stay_in_the_middle_of_the_ring_with_what_they_cost(guest: Guest, size: str, lang: str) -> None:
    one = guest(size=size, lang=lang)
    page = one.new_page()
    page.goto("/nowhere")
    for count in range(2, len(LONG_NAMES) + 1):
        turn_to(page, sit(one, struck(count)))
        expect(page.locator(".middle .trouble")).to_have_count(count)
        page.evaluate(LETTERS)
        edges = "[...document.querySelectorAll('.ring .cell')].map(cell => cell.getBoundingClientRect().toJSON())"
        cells = page.evaluate(edges)
        for event in page.locator(".middle .trouble").all():
            box = event.bounding_box()
            assert box is not None
            left, right, top, low = box["x"], box["x"] + box["width"], box["y"], box["y"] + box["height"]
            over = [
                c for c in cells if c["left"] < right and left < c["right"] and c["top"] < low and top < c["bottom"]
            ]
            assert over == [], event.inner_text()
            assert box["height"] >= 24, event.inner_text()
            if size != PHONE:
                assert event.locator(".cost svg").first.is_visible()
                cut = event.evaluate("one => [...one.children].some(part => part.scrollWidth > part.clientWidth + 1)")
                assert not cut, event.inner_text()


def test_an_event_says_all_at_a_tap_at_the_pointer_and_at_the_focus(guest: Guest) -> None:
    one = guest(size="390")
    page = open_table(one, sit(one, struck(6)))
    event, card = page.locator(".middle .trouble").nth(5), page.locator(".thing")
    event.tap()
    expect(card).to_contain_text("Cost: 3 water. 3 points.")
    event.tap()
    expect(card).to_have_count(0)
    event.tap()
    page.locator(".middle .trouble").nth(4).tap()
    expect(card).to_contain_text("Cost: 8 munitions.")
    page.locator(".prompt").tap()
    expect(card).to_have_count(0)
    one = guest(size="820")
    page = open_table(one, sit(one, struck(6)))
    event, card = page.locator(".middle .trouble").nth(5), page.locator(".thing")
    expect(event).to_have_accessible_description(re.compile("less to gather each day. Cost: 3 water. 3 points.$"))
    event.hover()
    event.hover(position={"x": 12, "y": 12})
    expect(card).to_contain_text("Cost: 3 water. 3 points.")
    page.mouse.move(4, 4)
    expect(card).to_have_count(0)
    page.locator(".middle .trouble").nth(4).focus()
    page.keyboard.press("Tab")
    expect(card).to_contain_text("Cost: 3 water. 3 points.")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_leaders_are_chosen_by_their_portraits(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, met()["keep-leader"]))
    faces = page.locator(".decide .leads .portrait use")
    expect(faces).to_have_count(2)
    drawn = faces.evaluate_all("all => all.map(one => document.querySelector(one.href.baseVal) !== null)")
    assert all(drawn)


def test_what_leaders_bring_is_counted_in_good_french(guest: Guest) -> None:
    made = guest(lang="fr")
    page = open_table(made, sit(made, scene("outlive", "keep-leader", seed=0)))
    goods = page.locator("main .leader .goods .chip")
    assert {"2 munitions", "1 puce", "2 rations de viande"} <= {
        text.replace("\n", " ") for text in goods.all_inner_texts()
    }
    tops = page.locator("main .leader .ring").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "what is compared lies in one line"


SPILLS = """all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.ariaLabel)"""


@pytest.mark.parametrize("size", ["1280", "820", "390"])
def test_the_tiles_of_a_visit_hold_their_words(guest: Guest, size: str) -> None:
    made = guest(size=size, lang="fr")
    page = made.new_page()
    page.goto("/nowhere")
    for save in (scene("outlive", "visit", 53, seed=42), met()["sense"]):
        turn_to(page, sit(made, save))
        page.wait_for_selector("main .tile.legal")
        page.evaluate(LETTERS)
        assert page.eval_on_selector_all("main .tile", SPILLS) == []
    expect(page.locator("main .tile .says").first).to_be_visible()
    expect(page.locator("main .tile .says").first).to_contain_text("Endurance")


def test_where_a_survivor_goes_is_asked_by_the_names_of_rooms(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, met()["welcome"]))
    expect(page.locator(".acts .cap")).to_have_text("Move a survivor to")
    expect(page.locator(".acts .t").last).to_have_text("Airlock")


def test_a_hero_is_sent_with_its_article(guest: Guest) -> None:
    made = guest(lang="fr")
    page = open_table(made, sit(made, met()["turn"]))
    expect(page.locator(".decide .btn.go")).to_have_text(re.compile(r"^\s*Envoyer (l'|le |la )[^(]+ \(\d\)\s*$"))


def test_a_berth_that_is_closed_names_its_rule(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, met()["board"]))
    shut = page.locator("main .berth.shut", has_text="closed to this hero")
    expect(shut.first).to_be_visible()
    for berth in shut.all():
        expect(berth.locator(".rule")).to_have_text("OUT-6.11")


def test_the_room_that_is_paid_for_is_marked(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, met()["pay-room"]))
    raised = page.locator("main .room.raised")
    expect(raised).to_have_count(1)
    expect(raised.locator(".stamp")).to_have_text(re.compile(r"\d to go"))
    name = raised.locator("b").inner_text().lower().replace("\n", " ")
    expect(page.locator(".decide .prompt")).to_contain_text(name)


def test_a_hunt_is_called_by_its_prey_in_the_list_too(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene("outlive", "visit", 9, seats=2)))
    prey = page.locator("main .tile.legal b", has_text="Hunt the")
    expect(prey).not_to_contain_text("animal")
    expect(page.locator(".decide .act", has_text=prey.inner_text())).to_have_count(1)


def test_a_table_that_fits_has_no_scroll_bar(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, met()["turn"]))
    page.wait_for_selector("main .legal")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_bars_of_the_score_are_on_one_scale(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene("outlive", OVER, seats=4)))
    page.wait_for_selector("main .score")
    bars = page.eval_on_selector_all(
        "main .bar", "all => all.map(one => [one.innerText, one.querySelector('i').getBoundingClientRect().width])"
    )
    lengths = {abs(int(points.replace("−", "-"))): width for points, width in bars}
    longest = max(lengths)
    assert lengths[longest] > 60
    for points, width in lengths.items():
        assert width == pytest.approx(lengths[longest] * points / longest, abs=2)  # nothing is a thin line


@pytest.mark.parametrize("size", ["1280", "390"])
def test_a_long_verdict_stays_on_its_picture(guest: Guest, size: str) -> None:
    made = guest(size=size)
    page = open_table(made, sit(made, scene("outlive", OVER, seed=0)))
    said, picture = page.locator("main .score h1").bounding_box(), page.locator("main .score .hero").bounding_box()
    assert said is not None
    assert picture is not None
    assert said["y"] >= picture["y"]


WATCH = """() => {
    window.most = 0;
    window.floated = [];
    new MutationObserver(() => {
        window.most = Math.max(window.most, document.querySelectorAll('main .hour').length);
        for (const one of document.querySelectorAll('.float:not([data-seen])')) {
            one.dataset.seen = '';
            window.floated.push(one.innerText.replace(/\\s+/g, ' '));
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Writes down how many boards lie over each other, and which gains float up."""


@pytest.mark.parametrize("still", [False, True])
def test_gains_float_up_and_the_day_fades_into_night(guest: Guest, still: bool) -> None:
    made = guest(still=still)
    page = open_table(made, sit(made, scene("outlive", "visit", 11, seats=2)))
    page.wait_for_selector("main .tile.legal")
    page.evaluate(WATCH)
    page.locator("main .tile.legal", has_text="Gather").click()
    page.wait_for_selector("main .shelter .legal")
    expect(page.locator("main .hour")).to_have_count(1)
    assert page.evaluate("window.most") == (1 if still else 2)
    floated = page.evaluate("window.floated")
    assert any("+1" in one for one in floated) != still


def test_the_end_is_sound_in_both_looks(guest: Guest) -> None:
    for lang, theme in LOOKS:
        made = guest(lang=lang, theme=theme)
        page = open_table(made, sit(made, scene("outlive", OVER, seats=2)))
        page.wait_for_selector("main .score")
        assert check(page, preload=True) == []
