"""This War of Mine at the page: a whole match by clicking on things of the board, and every drawn screen."""

import itertools
import random
import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect
from tests.games.warofmine.fights import NONE, fight
from tests.games.warofmine.tables import House, outside, stage, them
from tests.web.axe import check, run
from tests.web.browser import LETTERS, open_table, sit, turn_to
from tests.web.conftest import Guest
from tests.web.scenes import arranged, scene
from tests.web.scenes import positions as scene_positions

from holdfast.agents import RandomAgent, Sight, parse_agent
from holdfast.core import Match, Rng, Seat
from holdfast.core.match import PERSON
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.outside.hiding import Unearth
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.people.choices import Relief
from holdfast.games.warofmine.phases.evening import ExtraActions
from holdfast.games.warofmine.phases.flow import DAWN, DAY, RAID, Flow
from holdfast.games.warofmine.tell.view import WarView
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
    assert "url(data:font/woff2" in story
    assert "http" not in story


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
    "taking": ".ledger",
    "arm-guards": ".threat",
    "raid-dice": ".threat",
    "ward": ".threat",
    "narrate": ".hand",
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
    made = guest(lang=lang, theme=theme)
    page = made.new_page()
    page.goto("/nowhere")
    wrong = {}
    for name, drawn in SCREENS.items():
        turn_to(page, sit(made, positions()[name]))
        expect(page.locator(f".war {drawn}").first).to_be_visible()
        wrong[name] = run(page, [".war.board", ".rail .war"], {})
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


def test_the_card_lists_what_glows_in_the_house(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "assign", 4)))
    page.wait_for_selector("main .space.legal")
    named = "all => all.map((one) => one.getAttribute('aria-label')).filter(Boolean)"
    listed = set(page.locator(".decide .legal").evaluate_all(named))
    glowing = {text for label in page.locator("main .space.legal").evaluate_all(named) for text in label.split("; ")}
    assert len(glowing) > 4
    for line in page.locator(".decide .line.legal").all():
        expect(line).to_be_in_viewport(ratio=0.9)
    page.locator(".decide").get_by_role("button", name="or take apart").click()
    expect(page.locator(".decide .back")).to_be_visible()
    listed |= set(page.locator(".decide .legal").evaluate_all(named))
    assert glowing <= listed


def test_nothing_moves_below_the_card_while_things_are_pointed_at(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, positions()["meals"]))
    page.wait_for_selector(".decide .own .legal")
    places = []
    for one in page.locator(".decide .own .legal").all():
        one.hover()
        places.append(page.locator(".rail > .war.mine").bounding_box())
    assert len(places) > 2
    assert all(place == places[0] for place in places)


def test_a_chooser_fades_away_while_the_hand_is_elsewhere(guest: Guest) -> None:
    """The focus goes back as soon as the chooser closes, and leaves with a click elsewhere while it fades."""
    made = guest(still=False)
    page = open_table(made, sit(made, scene(GAME, "assign", 4)))
    thing = page.locator("main .space.legal[aria-haspopup]").first
    thing.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(thing).to_be_focused()
    page.mouse.click(5, 5)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(thing).not_to_be_focused()


def test_a_shot_to_the_head_shows_all_its_wounds_before_it_strikes(guest: Guest) -> None:
    """TWM-10.20: the combat script is named, and the ghost is as large as the blow."""
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "target", seed=25)))
    expect(page.locator(".prompt, .decide h2").first).to_contain_text("A shot to the head")
    page.locator(".combat .legal").first.hover()
    expect(page.locator(".combat i.ghost")).to_have_count(3)


def test_every_die_shows_its_six_faces(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "target", seed=25)))
    expect(page.locator(".faces")).to_have_count(3)
    for die in page.locator(".faces").all():
        expect(die.locator("svg")).to_have_count(6)


PHONE = {
    "assign": 9,
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
    page = made.new_page()
    page.goto("/nowhere")
    seen = {}
    for name in PHONE:
        turn_to(page, sit(made, positions()[name]))
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
    assert {name: n for name, n in seen.items() if n < PHONE[name]} == {}


@cache
def busy_day() -> bytes:
    """A save at a day on which there is more to do than a phone has lines for."""
    for seed in itertools.count(1):
        match = Match(find_game(GAME), seats=[Seat("Maëlle", PERSON)], seed=seed)
        agent = RandomAgent(Rng(seed))
        while (asked := match.state.decision) is not None:
            if asked.name == "assign" and sum(action.kind.name == "work" for action in asked.actions) >= 10:
                return match.save()
            match.apply(agent.choose(asked, Sight(match.state, asked.seat)))
    raise AssertionError("unreachable")


HIDDEN = """() => [...document.querySelectorAll(
    '.decide .own, .war.board, .war .told, .war .takes, .war .pile, .war .strip, .war .ledger > :not(.balance)')]
  .filter((one) => one.scrollHeight > one.clientHeight + 2)
  .map((one) => `${one.className} ${one.scrollHeight} of ${one.clientHeight}`)"""


@pytest.mark.parametrize(("size", "lang"), [("1280", "fr"), ("820", "en"), ("390", "fr")])
def test_all_work_of_a_busy_day_is_in_sight(guest: Guest, size: str, lang: str) -> None:
    made = guest(size=size, lang=lang)
    page = open_table(made, sit(made, busy_day()))
    page.wait_for_selector(".decide .line.legal")
    expect(page.locator(".decide .line.legal").nth(9)).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(HIDDEN) == []


def test_cards_and_notes_of_a_phone_stand_behind_a_line(guest: Guest) -> None:
    made = guest(size="390")
    page = open_table(made, sit(made, positions()["narrate"]))
    page.wait_for_selector(".decide .line.legal")
    door = page.get_by_role("button", name="Cards, notes…")
    door.tap()
    expect(page.locator(".decide .wide.legal").first).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(page.locator(".decide .line.legal").first).to_be_visible()


def test_the_rule_stands_below_what_it_allows(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, positions()["evening"]))
    page.locator(".decide .line.legal", has_text="Guard duty").hover()
    expect(page.locator(".say .law").first).to_be_visible()
    expect(page.locator(".say .law").first).not_to_be_empty()


@cache
def unguarded() -> bytes:
    """A save at which the last task of an evening is given, and nobody stands guard."""
    for seed in itertools.count(1):
        match = Match(find_game(GAME), seats=[Seat("Maëlle", PERSON)], seed=seed)
        agent = RandomAgent(Rng(seed))
        while (asked := match.state.decision) is not None:
            view = match.state.view(asked.seat)
            assert isinstance(view, WarView)
            tasks = [person.task for person in view.people]
            if asked.name == "evening" and tasks.count(None) == 1 and "guard" not in tasks:
                return match.save()
            match.apply(agent.choose(asked, Sight(match.state, asked.seat)))
    raise AssertionError("unreachable")


@pytest.mark.parametrize("size", ["1280", "390"])
def test_a_night_without_a_guard_is_warned_of_and_not_offered(guest: Guest, size: str) -> None:
    """TWM-6.5: it loses the match."""
    made = guest(size=size)
    page = open_table(made, sit(made, unguarded()))
    warning = "Nobody would be on guard: the match is lost."
    expect(page.locator(".decide .btn.go")).to_have_text("Guard duty")
    for task in ("floor", "scavenge"):
        expect(page.locator(f"main [data-task={task}] .grave")).to_have_text(warning)
    expect(page.locator("main [data-task=guard] .grave")).to_have_count(0)
    said = page.locator(".say > :not(.room) .grave")
    expect(said).to_have_count(0)
    for task, told in (("floor", [warning]), ("guard", [])):
        place = page.locator(f"main [data-task={task}]")
        if size == "390":
            place.tap()
        else:
            place.hover()
        expect(said).to_have_text(told)
    expect(page.locator(".decide .btn.go")).to_have_text("Guard duty")
    expect(page.locator(".decide .btn.go")).to_be_enabled()


def test_a_fitting_that_is_lost_stands_in_the_list_and_in_the_house(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, crowded()["lose-fitting"]))
    glowing = page.locator("main .space.legal")
    expect(glowing.first).to_be_visible()
    expect(page.locator(".decide .line.legal")).to_have_count(glowing.count())


def test_wounds_say_what_they_make_of_whoever_is_struck(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, positions()["deal"]))
    struck = page.locator(".decide .line.legal")
    struck.first.wait_for()
    expect(struck.locator(".change")).to_have_count(struck.count())


def test_a_point_held_back_shows_what_would_still_be_stolen(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, positions()["ward"]))
    page.locator(".decide .line.legal", has_text="theft").hover()
    expect(page.locator(".threat .proposed")).to_have_count(1)
    expect(page.locator(".takes .left")).to_contain_text("Then ")


def test_everybody_who_lived_has_an_epilogue(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "over", seed=over_seed())))
    lived = page.locator(".fates li:not(.past)")
    expect(lived.first).to_be_visible()
    for one in lived.all():
        expect(one.locator("small")).to_contain_text("lived to see the end")
        assert len(one.inner_text()) > 80


@cache
def over_seed() -> int:
    """A seed with which somebody lives to see the ceasefire."""
    for seed in itertools.count(1):
        save = scene(GAME, "over", seed=seed)
        state = Match.load(save, find_game).state
        if state.outcome is not None and state.outcome.reason == "ceasefire":
            return seed
    raise AssertionError("unreachable")


@cache
def crowded() -> dict[str, bytes]:
    """A save at each kind of decision with as many choices and goods as matches of a sensible agent bring."""
    found: dict[str, tuple[int, bytes]] = {}
    game = find_game(GAME)
    for seed in range(1, 9):
        match = Match(game, seats=[Seat("Maëlle", PERSON)], seed=seed)
        agent = parse_agent("heuristic", game).make(game, 0, Rng(seed))
        while (asked := match.state.decision) is not None:
            view = match.state.view(asked.seat)
            assert isinstance(view, WarView)
            size = len(asked.actions) * 4 + len(view.goods.storage) + len(view.goods.carried)
            if size > found.get(asked.name, (0, b""))[0]:
                found[asked.name] = size, match.save()
            match.apply(agent.choose(asked, Sight(match.state, asked.seat)))
    return {name: save for name, (_, save) in found.items()}


@cache
def rare() -> dict[str, bytes]:
    """Saves at kinds of decision that hardly any match brings."""
    pot = (
        House().storage(raw_food=1, water=2, wood=2).note("food-sack", charges=2, place="stored").fitting("stove", "g4")
    )
    stage(pot, DAY).do("work g4")
    hammer = stage(House().note("jackhammer", charges=2, place="stored"))
    hammer.do("with-note 1", "idle", "idle")
    hammer.do(sorted(hammer.offers("break"))[0])
    pump = stage(House("zlata katia anton").note("water-run"))
    pump.do("with-note 1", "idle", "idle")
    rifle = fight([(NONE, 0)], assault_rifle=1, ammo=3)
    rifle.do("fight", "wield assault-rifle")
    better = House().who("katia", hunger=2, misery=2).at(Flow(DAWN), Relief(them("katia"), c.HUNGER, c.MISERY, 1))
    guards = House().tasks(katia="guard", zlata="guard", anton="floor").at(Flow(DAWN), ExtraActions(2))
    found = outside().note("church-silver", place="hidden", weight=3).rig(9).at(Flow(RAID), Explore(), Unearth(0))
    return {str(table.asked): arranged(table.state) for table in (pot, hammer, pump, rifle, better, guards, found)}


CROWDED = (
    "alarm", "before-fate", "equip", "explore", "giving", "leave-behind", "meals", "raid-dice", "script", "steal",
    "take-one", "taking", "ward", "where",
)  # fmt: skip


@pytest.mark.parametrize("size", ["390", "820", "1280"])
def test_nothing_needs_scrolling_to_decide(guest: Guest, size: str) -> None:
    """French needs the most room."""
    made = guest(size=size, lang="fr")
    page = made.new_page()
    page.goto("/nowhere")
    hidden = {}
    for name, save in ({name: crowded()[name] for name in CROWDED} | rare()).items():
        turn_to(page, sit(made, save))
        page.wait_for_selector(".war.board .legal, .decide .legal")
        hidden[name] = page.evaluate(HIDDEN)
    assert {name: found for name, found in hidden.items() if found} == {}


@cache
def long_scripts() -> dict[str, bytes]:
    """Saves at a text of some 700 letters, and at one beside which four people have many states."""
    game = find_game(GAME)
    words = game.words("fr")
    found: dict[str, tuple[int, bytes]] = {}
    for seed in (21, 55):
        match = Match(game, seats=[Seat("Maëlle", PERSON)], seed=seed)
        agent = RandomAgent(Rng(seed))
        while (asked := match.state.decision) is not None:
            if asked.name == "script":
                view = match.state.view(asked.seat)
                assert isinstance(view, WarView)
                told = [event.text for event in match.events(0, words=words).events if event.kind in ("read", "told")]
                length = len(told[-1]) if told else 0
                for kind, size in (("text", length), ("people", 1000 * len(view.people) + length)):
                    if size > found.get(kind, (0, b""))[0]:
                        found[kind] = size, match.save()
            match.apply(agent.choose(asked, Sight(match.state, asked.seat)))
    return {kind: save for kind, (_, save) in found.items()}


def test_a_long_script_is_read_on_a_phone_without_scrolling(guest: Guest) -> None:
    made = guest(size="390", lang="fr")
    page = made.new_page()
    page.goto("/nowhere")
    for kind, save in long_scripts().items():
        turn_to(page, sit(made, save))
        page.wait_for_selector(".book .option.legal")
        page.evaluate(LETTERS)
        expect(page.locator(".war .told.more-below")).to_have_count(0)
        wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
        assert page.locator(".war .party li").evaluate_all(wide) == 0, kind


def test_a_hint_says_the_words_of_an_option(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, positions()["script"]))
    options = page.locator(".book .option.legal")
    options.first.wait_for()
    titles = options.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    page.locator(".btns").get_by_role("button", name="Hint").click()
    hint = page.locator(".hint h3 span")
    expect(hint).to_be_visible()
    assert any(title in hint.inner_text() for title in titles)


def test_nobody_knows_what_raiders_want_before_their_card_is_drawn(guest: Guest) -> None:
    """TWM-8.1: the guards take their weapons first."""
    made = guest()
    page = open_table(made, sit(made, positions()["arm-guards"]))
    expect(page.locator(".threat")).to_contain_text("Nobody knows yet.")
    expect(page.locator(".takes")).not_to_contain_text("they take")


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


KEPT = ("play", "use-note", "contribute")


@cache
def with_cards(decision: str, least: int) -> bytes:
    """A save at a decision beside which so many cards and notes can be used."""
    for seed in itertools.count(1):
        match = Match(find_game(GAME), seats=[Seat("Maëlle", PERSON)], seed=seed)
        agent = parse_agent("heuristic", find_game(GAME)).make(find_game(GAME), 0, Rng(seed))
        while (asked := match.state.decision) is not None:
            if asked.name == decision and sum(action.kind.name in KEPT for action in asked.actions) >= least:
                return match.save()
            match.apply(agent.choose(asked, Sight(match.state, asked.seat)))
    raise AssertionError("unreachable")


@pytest.mark.parametrize("decision", ["explore", "after-fate"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_many_cards_cut_no_line_of_the_card(guest: Guest, decision: str, lang: str) -> None:
    """What does not fit is left out as a whole: first the text of the rule."""
    made = guest(lang=lang)
    page = open_table(made, sit(made, with_cards(decision, 3)))
    page.wait_for_selector(".decide .kept-too .legal")
    cut = "all => all.map((one) => one.scrollHeight - one.clientHeight).filter((more) => more > 2)"
    assert page.locator(".decide .own, .decide .say").evaluate_all(cut) == []


def test_locations_to_exchange_are_named(guest: Guest) -> None:
    """TWM-9.7: without their names nobody knows what near and far mean today."""
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "exchange", seed=1)))
    shown = page.locator(".book .option .says > b")
    expect(shown).to_have_count(3)
    assert not any("location" in text for text in shown.all_inner_texts())
    assert len(set(shown.all_inner_texts())) == 3
    turn_to(page, sit(made, scene(GAME, "scavenging")))
    expect(page.locator(".decide .line small").first).to_have_text("The near location")
    expect(page.locator(".decide .btn.go")).to_have_text(page.locator(".decide .line b").first.inner_text())


def test_what_fate_brought_stands_beside_the_question_after_it(guest: Guest) -> None:
    """TWM-9.3: the log may be too low for it."""
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "after-fate", seed=1)))
    expect(page.locator(".war .news")).to_contain_text("Fate:")


def test_a_disarming_blow_promises_no_wound(guest: Guest) -> None:
    """TWM-10.20: it takes a weapon away."""
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "target", seed=21)))
    expect(page.locator(".prompt")).to_contain_text("weapon")
    expect(page.locator(".decide .line.legal")).to_have_count(2)
    expect(page.locator(".decide .line .change")).to_have_count(0)


@pytest.mark.parametrize("size", ["390", "820"])
def test_the_fullest_day_needs_no_scrolling(guest: Guest, size: str) -> None:
    """What has no room in the list is done with the people and cards beside it."""
    made = guest(size=size, lang="fr")
    page = open_table(made, sit(made, scene(GAME, "assign", 72, seed=354)))
    lines = page.locator(".decide .line.legal:visible")
    lines.first.wait_for()
    assert lines.count() > 12
    assert page.locator(".decide .own").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    expect(page.locator("main .face.legal")).to_have_count(3)


def test_a_fitting_for_nothing_shows_no_price(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "free-fitting", seed=0)))
    prices = page.locator("main .tile.legal .cost")
    expect(prices.first).to_have_text("for nothing")
    expect(prices.locator(".i")).to_have_count(0)


def test_all_re_rolls_are_there_before_a_round(guest: Guest) -> None:
    """TWM-10.7: each round gives them anew."""
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "fight", seed=1)))
    expect(page.locator(".combat .pips i").first).to_be_visible()
    expect(page.locator(".combat .pips i:not(.on)")).to_have_count(0)


@pytest.mark.parametrize(("lang", "label"), [("en", "Enemy 1"), ("fr", "Ennemi 1")])
def test_an_enemy_has_one_name_that_of_its_actions_and_of_the_log(guest: Guest, lang: str, label: str) -> None:
    made = guest(lang=lang)
    page = open_table(made, sit(made, arranged(fight([(NONE, 0), (NONE, 0)]).state)))
    expect(page.locator(".combatants .foe + .name").first).to_have_text(label)


@pytest.mark.parametrize("size", ["1280", "390"])
def test_the_cold_says_what_it_does(guest: Guest, size: str) -> None:
    table = House().note("warm-clothes", place="stored")
    table.state.house.cold = 4
    made = guest(size=size, theme="light")
    page = open_table(made, sit(made, arranged(stage(table, DAY).state)))
    cold, card = page.get_by_role("button", name="Cold 4/6"), page.locator(".thing")
    expect(cold).to_have_accessible_description(re.compile(r"fate card names \(2 to 5\).* count as 2 at Dawn\.$"))
    if size == "390":
        cold.tap()
    else:
        cold.hover()
        cold.hover(position={"x": 12, "y": 12})
    expect(card).to_contain_text("makes Fatigue, Illness or Misery worse")
    expect(card).to_contain_text("Notes make it count as 2 at Dawn.")
    assert run(page, [".thing", ".facts"], {}) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    cold.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(card).to_contain_text("Event cards bring tokens")


def test_the_objective_says_what_counts(guest: Guest) -> None:
    table = House()
    table.state.story.objectives[0], table.state.story.open = c.OBJECTIVES.number("open-door"), 0
    made = guest(theme="light")
    page = open_table(made, sit(made, arranged(stage(table, DAY).state)))
    goal = page.locator(".facts button", has_text="Open door")
    goal.hover()
    goal.hover(position={"x": 12, "y": 12})
    expect(page.locator(".thing")).to_contain_text("somebody taken in, or a visitor given goods")
    expect(goal).to_have_accessible_description(re.compile("somebody taken in, or a visitor given goods"))


def test_what_raiders_do_not_want_is_not_named(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "raid-dice", seed=0)))
    expect(page.locator(".threat .about").first).to_contain_text("2 thefts")
    expect(page.locator(".threat, .takes").filter(has_text="0 wounds")).to_have_count(0)


APART = """([one, others]) => {
    const box = document.querySelector(one).getBoundingClientRect();
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const covered = [...document.querySelectorAll(others)].filter((other) => over(box, other.getBoundingClientRect()));
    return covered.map((other) => other.textContent.trim() || other.className);
}"""
"""What of some things lies over one thing."""


@pytest.mark.parametrize("size", ["1280", "820"])
def test_news_cover_nothing_of_the_house(guest: Guest, size: str) -> None:
    made = guest(size=size)
    page = open_table(made, sit(made, scene(GAME, "mourning", seed=54)))
    expect(page.locator(".news")).to_contain_text("has died")
    assert page.evaluate(APART, [".news", ".house .floor, .house .space"]) == []
    assert page.locator(".news p").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_a_hole_in_the_wall_covers_no_word_on_a_phone(guest: Guest) -> None:
    made = guest(size="390")
    page = open_table(made, sit(made, scene(GAME, "clear", 3, seed=233)))
    expect(page.locator(".house .ready")).to_have_text("tomorrow")
    assert page.evaluate(APART, [".house .ready", ".house .hole"]) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_sentence_breaks_off_in_half_a_line_of_a_phone(guest: Guest, lang: str) -> None:
    made = guest(size="390", lang=lang)
    page = made.new_page()
    page.goto("/nowhere")
    for name, times, seed in (("encounter", 3, 23), ("fight", 1, 1), ("mourning", 1, 54), ("clear", 3, 233)):
        turn_to(page, sit(made, scene(GAME, name, times, seed=seed)))
        page.locator(".decide .line").first.wait_for()
        cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
        assert page.locator(".decide .pairs small:visible").evaluate_all(cut) == [], name


def test_a_card_that_changes_a_roll_says_what_it_does_on_the_page(guest: Guest) -> None:
    made = guest(size="390")
    page = open_table(made, sit(made, scene(GAME, "reconsider", seed=1)))
    card = page.locator(".book .anytime .small.legal").first
    expect(card).to_contain_text("roll it again")
    box = card.bounding_box()
    assert box is not None
    assert box["height"] >= 44


def test_who_looks_on_with_a_phone_sees_the_group_and_its_goods(guest: Guest) -> None:
    host, other = guest(name="Ann"), guest(name="Bob", size="390", lang="fr")
    page = open_table(other, sit(host, scene(GAME, "assign", 4)))
    people = page.locator("main .people .person")
    expect(people.locator(".job").first).to_be_visible()
    expect(page.locator("main .store .good").first).to_be_attached()
    for one in people.all()[:2]:
        expect(one).to_be_in_viewport(ratio=0.9)
    wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    turn_to(page, sit(host, scene(GAME, "explore", 2)))
    expect(page.locator(".last-card")).to_be_visible()
    assert page.locator("main .mini").evaluate_all(wide) == 0


def test_the_head_of_a_phone_cuts_no_name(guest: Guest) -> None:
    made = guest(size="390")
    page = open_table(made, sit(made, scene(GAME, "assign", 4)))
    for tab in page.locator(".tabs button").all():
        tab.tap()
        brand = page.locator(".head .brand")
        room = "one => one.getBoundingClientRect()"
        name, box = brand.locator(".name").evaluate(room), brand.evaluate(room)
        assert name["right"] <= box["right"] + 1 or name["top"] >= box["bottom"] - 1


def test_the_button_repeats_no_meal_and_offers_no_drink_or_loss_first(guest: Guest) -> None:
    made = guest(size="390")
    page = made.new_page()
    page.goto("/nowhere")
    button = page.locator(".decide .btn.go")
    turn_to(page, sit(made, scene(GAME, "meals")))
    first = button.inner_text()
    asked = page.locator(".app").get_attribute("data-version")
    button.tap()
    page.wait_for_function("v => document.querySelector('.app')?.dataset.version !== v", arg=asked)
    expect(button).to_contain_text("eats")
    assert button.inner_text().split()[0] != first.split()[0]
    turn_to(page, sit(made, with_drink()))
    expect(button).to_have_text("Done")
    turn_to(page, sit(made, with_light_load()))
    expect(button).to_have_text("Done")


@cache
def with_drink() -> bytes:
    """A save before fate, with something to drink."""
    return found_at("before-fate", "drink")


@cache
def with_light_load() -> bytes:
    """A save where all that was found can be carried home."""
    return found_at("leave-behind", "done")


def found_at(decision: str, kind: str) -> bytes:
    """A save at a decision that offers an action of a kind."""
    for seed in itertools.count(1):
        for match in scene_positions(GAME, seed=seed):
            asked = match.state.decision
            if asked is not None and asked.name == decision and any(one.kind.name == kind for one in asked.actions):
                return match.save()
    raise AssertionError("unreachable")


def test_a_phone_tells_what_has_just_happened_while_it_asks(guest: Guest) -> None:
    made = guest(size="390", lang="fr")
    page = open_table(made, sit(made, scene(GAME, "assign", 6)))
    expect(page.locator("main .home > .news")).to_be_visible()
    assert page.evaluate(APART, [".home > .news", ".house .floor, .house .hole, .house .space.legal"]) == []
    turn_to(page, sit(made, scene(GAME, "explore", 2)))
    expect(page.locator("main .last-card .news")).to_be_visible()


def test_returning_cards_says_what_the_number_is_for(guest: Guest) -> None:
    made = guest()
    page = open_table(made, sit(made, scene(GAME, "return-cards", seed=returning())))
    expect(page.locator(".book .told")).to_contain_text("Return any number of cards")
    page.locator(".book .option.legal").nth(2).hover()
    expect(page.locator(".book .effect.all")).to_contain_text("One is added to the roll for each card returned.")


@cache
def returning() -> int:
    for seed in range(400):
        for match in scene_positions(GAME, seed=seed):
            asked = match.state.decision
            if asked is not None and asked.name == "return-cards":
                return seed
    raise AssertionError("nobody returns cards")
