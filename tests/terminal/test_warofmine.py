"""The board of This War of Mine."""

from pathlib import Path
from typing import Any

import pytest
from tests.terminal.conftest import Person, Room
from textual.style import Style

from holdfast.core import LANGUAGES, Action, Match, Overrides, Rng, Seat
from holdfast.games.warofmine.catalogue import (
    AT,
    CHARACTERS,
    EVENTS,
    EXPLORATION,
    FINDINGS,
    FITTINGS,
    GO,
    GREY,
    HUNGER,
    IDLE,
    ITEMS,
    LOCATIONS,
    NOTES,
    PLACE,
    RAIDS,
    RESIDENTS,
    TASK_FLOOR,
    TASK_GUARD,
    WORK,
    WOUNDS,
)
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.outside.scavenging import Equip
from holdfast.games.warofmine.phases.evening import Evening
from holdfast.games.warofmine.phases.flow import DUSK, SCAVENGING, Flow
from holdfast.games.warofmine.phases.work import PokeAbout
from holdfast.games.warofmine.say.phrases import amount
from holdfast.games.warofmine.state.decks import EVENTS_DECK, FINDINGS_DECK, RAIDS_DECK, UNKNOWN_DECK
from holdfast.games.warofmine.state.fight import AGAIN, CHARACTER, FOE, STANDS, Attack, Foe, Roll
from holdfast.games.warofmine.state.jobs import AT_FITTING, AT_NOTE, DISMANTLING, MOVING, RESTING, Job
from holdfast.games.warofmine.state.notes import STORED, Note
from holdfast.games.warofmine.state.people import OUT
from holdfast.registry import game as find_game
from holdfast.table import Log, as_text, is_reading, journal, last_passages
from holdfast.terminal.boards import board_of
from holdfast.terminal.boards.warofmine import BOARD
from holdfast.terminal.look import Look


def test_the_game_has_a_board_of_its_own() -> None:
    assert board_of(GAME) is BOARD


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_matches_are_drawn_within_the_width(lang: str) -> None:
    for seed in range(4):
        match = Match(GAME, seats=[Seat("Ada"), Seat("Ben")], seed=seed)
        rng = Rng(seed)
        while (decision := match.state.decision) is not None:
            look = Look.at(match, decision.seat, lang, 98, act=True)
            drawn = BOARD.table(look)
            assert all(len(line) <= 98 for line in drawn.plain.splitlines())
            assert BOARD.headline(look)
            BOARD.mine(look)
            actions = decision.actions
            guard = [action for action in actions if action.text == "task guard"]
            match.apply(guard[0] if guard and not rng.below(2) else actions[rng.below(len(actions))])


def table(match: Match, lang: str = "en", marked: Action | None = None, width: int = 98) -> str:
    return BOARD.table(Look.at(match, 0, lang, width, marked, act=True)).plain.replace("\N{NO-BREAK SPACE}", " ")


def mine(match: Match, lang: str = "en") -> str:
    return BOARD.mine(Look.at(match, 0, lang, 98, act=True)).plain.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("lang", "dice"),
    [
        ("en", "Dice: (2: a miss)  2: 3 hits  Zlata: 1 hit  Anton …"),
        ("fr", "Dés : (2 : un échec)  2 : 3 touches  Zlata : 1 touche  Anton …"),
    ],
)
def test_the_dice_of_a_fight_lie_on_the_board(lang: str, dice: str) -> None:
    match = Match(GAME, seats=1, seed=1)
    state: Any = match.state
    foe, zlata, anton = Attack(FOE, 1), *(Attack(CHARACTER, CHARACTERS.number(name)) for name in ("zlata", "anton"))
    state.fight.foes = [Foe(0, 0, -1, 0), Foe(1, 1, -1, 1)]
    state.fight.lay(Roll(foe, 1, 0, AGAIN))
    state.fight.lay(Roll(foe, 1, 3, STANDS, 3))
    state.fight.lay(Roll(zlata, 0, 1, STANDS, 1))
    state.fight.enqueue(anton)
    assert dice in table(match, lang)


def reversed_text(match: Match, marked: Action) -> str:
    """What the board shows in reverse because an action is pointed at."""
    drawn = BOARD.table(Look.at(match, 0, "en", 98, marked, act=True))
    found = [span for span in drawn.spans if isinstance(span.style, Style) and span.style.reverse]
    return " ".join(drawn.plain[span.start : span.end] for span in found)


def test_the_house_the_people_and_the_goods_are_there() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    text = table(match)
    assert "Boris   H2 F0 I0 M0 W0" in text
    assert "Storage: 3 raw food, 1 lockpick, 1 shovel, 4 wood, 4 components, 2 water" in text
    assert "Guard duty" not in text  # nobody has a task before the Evening


def test_the_floors_have_names_and_the_ladders_stand_above_one_another() -> None:
    rows = table(Match(GAME, seats=[Seat("Ada")], seed=1)).split("\n")[1:6]
    names = [row.split("  ")[0] for row in rows]
    assert names == ["Attic", "First floor", "Ground", "Cellar", "Deep cellar"]
    first = [row.index(sign) for row, sign in zip(rows, "↓↕↑", strict=False)]
    assert len(set(first)) == 1
    ground, cellar, deep = rows[2:]
    assert [i for i, sign in enumerate(ground) if sign == "↓"] == [
        i for i, sign in enumerate(cellar.replace("▓↑", "↑ ")) if sign == "↑"
    ]
    assert cellar.index("↓") == deep.index("↑")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [77, 87, 97])
def test_names_in_the_house_are_not_cut(lang: str, width: int) -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.house.take_card(9)
    for fitting, space in (("heater", 9), ("rainwater-collector", 16), ("improved-stove", 17)):
        state.house.place(FITTINGS.number(fitting), space)
    rows = table(match, lang, width=width).split("\n")[1:6]
    assert not any("…" in row for row in rows)


def test_names_are_short_only_where_there_is_no_room() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    narrow, wide = table(match, width=77), table(match, width=97)
    assert "Furn." in narrow
    assert "Furn." not in wide
    assert wide.count("Furniture") == 5


def test_what_an_action_points_at_is_shown_in_reverse() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    for space, name in ((3, "Rubble"), (8, "Door"), (10, "Heap"), (12, "Outdoors"), (20, "Poke")):
        assert reversed_text(match, WORK[space]) == name
    match.apply(PLACE[0])
    assert set(reversed_text(match, AT[17])) == {"·"}


def test_a_location_that_is_pointed_at_is_shown_in_reverse() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.people.task[state.people.group[0]], state.people.where[state.people.group[0]] = 3, OUT
    state.stack = [Flow(SCAVENGING)]
    state.settle()
    assert reversed_text(match, GO[1]).startswith("Middle: ")


def test_holes_and_what_waits_are_marked() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    assert (table(match).count("▓"), table(match).count("▒")) == (3, 0)
    state.house.boarded = 0b010
    assert (table(match).count("▓"), table(match).count("▒")) == (2, 1)
    state.house.take_card(9)
    state.house.place(FITTINGS.number("herb-garden"), 9)
    state.house.set_wait(9, state.day + 1, False)
    assert "Herb garden…" in table(match)
    state.day += 1
    assert "Herb garden!" in table(match)


def test_goods_take_as_many_lines_as_they_need() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.goods.storage = [2] * len(state.goods.storage)
    text = table(match)
    for item in range(len(ITEMS)):
        assert amount(item, 2, GAME.words("en")) in text


def test_a_note_says_what_it_is_for_where_a_pack_tells_it() -> None:
    words = {
        "en": "note-plans = plans\n    .does = More to explore.\n",
        "fr": "note-plans = plans\n    .does = Plus à explorer.\n",
    }
    pack = Overrides(name="mine", tables={}, words=words)
    match = Match(GAME, seats=[Seat("Ada")], seed=1, content=pack)
    state: Any = match.state
    state.notes.add(Note(NOTES.number("plans"), 0, STORED, -1, GREY, 5))
    state.notes.add(Note(NOTES.number("coal"), 4, STORED, -1, GREY, 3, 1, 1))
    text = BOARD.mine(Look.at(match, 0, "en", 98, act=True)).plain
    assert "– plans: More to explore." in text
    assert "– coal (4): With the heater" in text


def test_who_works_where_is_seen_on_the_space_and_beside_the_name() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    assert match.state.decision is not None
    first = match.state.decision.step.facts(match.state)[0][2]
    match.apply(WORK[12])
    line = next(row for row in table(match).split("\n") if row.startswith(GAME.words("en").entry(CHARACTERS, first)))
    assert "① in the street (Outdoors)" in line
    assert "①Outdoors" in table(match)
    match.apply(PLACE[0])
    match.apply(AT[17])
    assert "② builds a bed" in table(match)
    assert "② construit un lit" in table(match, "fr")


@pytest.mark.parametrize(
    ("job", "said"),
    [
        ([RESTING, 0, 0, 0], "① rests"),
        ([AT_NOTE, 0, NOTES.number("jackhammer"), 0], "① jackhammer"),
        ([AT_FITTING, 17, 0, 1], "① Cook over wood"),
        ([MOVING, 17, 9, 0], "① moves a fitting"),
        ([DISMANTLING, 17, 0, 0], "① dismantles a fitting"),
    ],
)
def test_every_kind_of_work_is_named(job: list[int], said: str) -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    who = state.people.group[0]
    state.jobs.order = [who]
    state.jobs.give(who, Job(*job))
    assert said in table(match)


def test_whoever_is_through_with_the_work_of_a_stage_does_not_rest() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.jobs.assigned(state.people.group[0])
    state.jobs.give(state.people.group[0], Job(RESTING))
    state.stack = [PokeAbout()]
    state.die = 9
    state.settle()
    assert "① done" in table(match)


def test_a_night_raid_says_how_bad_it_is() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.raid.card = RAIDS.number("marauders")
    assert "Night raid: marauders · to hold off: 6 thefts (the most valuable first), 2 wounds" in table(match)
    state.raid.card = RAIDS.number("hungry-neighbours")
    assert "2 vols (vivres, alcool et tabac d'abord), 0 blessure" in table(match, "fr")
    state.raid.card = RAIDS.number("quiet-night")
    assert table(match).endswith("Night raid: a quiet night")


def test_before_the_party_leaves_no_cards_are_counted() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.outing.location = state.decks.spots[0]
    assert ": 0 cards, noise 1" in table(match)
    state.stack = [Equip()]
    state.settle()
    assert "noise" not in table(match)


def test_what_lies_open_is_explained_in_full() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.decks.spots = [LOCATIONS.number("church"), LOCATIONS.number("garage"), -1]
    state.house.place(FITTINGS.number("stove"), 17)
    text = mine(match)
    assert "objective: wood for the winter 0/5\n5 steps needed. What counts: 2 wood (1 step)." in text
    assert "– Boris: Clears rubble without shovel or help." in text
    assert "– Church, 14 cards: No rule of its own. On offer: the trader behind the altar (return 4 cards)." in text
    assert "– Garage, 12 cards: Each card «Furniture» also gives 1 mechanical part." in text
    assert "– Stove: Raw food is cooked here and feeds better.\n    Cook over wood: 1 raw food, " in text
    assert "Storage" not in text
    french = mine(match, "fr")
    assert "Une fois atteint : froid -6." in french
    assert "– Le garage, 12 cartes : Chaque carte « Des meubles » donne aussi 1 pièce mécanique." in french
    state.story.open = -1
    state.settle()
    assert "objective:" not in mine(match)


def test_today_and_what_is_known_to_come_are_told() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    text = mine(match)
    assert "Today\n– The first days: we are still counting them. The next objective is revealed; " in text
    assert "come next" not in text
    state.decks.removed = [*state.decks.removed, EVENTS.number("snipers")]
    state.outing.resident, state.raid.card = RESIDENTS.number("thugs"), RAIDS.number("thieves")
    state.decks.raids = [RAIDS.number("burglars")]
    for deck in (EVENTS_DECK, RAIDS_DECK, UNKNOWN_DECK, FINDINGS_DECK):
        state.decks.knows(deck, 1)
    state.decks.unknown, state.decks.findings = [EXPLORATION.number("map")], [FINDINGS.number("finding-9")]
    text = mine(match)
    assert "– Snipers have moved onto the roofs. Outdoors the sniper hits on 1-4 today; " in text
    assert "– Thugs: How many they are, by the black die: 1-4: 2; " in text
    assert "– thieves: 2 thefts, no wounds." in text
    coming = text[text.index("Known cards that come next") :]
    assert coming.splitlines()[1].startswith(f"– {GAME.words('en').entry(EVENTS, state.decks.events[-1])} ")
    assert "– burglars: 3 thefts, 1 wound for the guards." in coming
    assert "\n– A map: A Hiding Place and a Map are kept beside the Unknown deck" in coming
    assert "\n– A lucky hand: heap: 1 component, 1 chemical, 1 lockpick.\n    furniture: 1 dose of meds.\n" in coming


def test_people_are_shown_with_their_spirit() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    boris = (
        "– Boris: Clears rubble without shovel or help.\n    A: give up cigarettes; otherwise Misery +1\n    B: with "
    )
    assert boris in mine(match)
    assert "appelle la ligne A, B ou C\n– Boris : Déblaie" in mine(match, "fr")


def test_the_log_begins_before_the_first_decision() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    log = Log(match, 0, "en")
    lines = [line.text for line in log.last_lines(80)]
    assert lines[0] == "Boris is one of us. Skill: strength."
    assert lines[-1] == "Chapter 1 begins. Its objective: wood for the winter."
    match.apply(IDLE[0])
    assert [line.text for line in log.last_lines(80)][: len(lines)] == lines
    assert len(log.last_lines(2)) >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["paris", "outlive", "warofmine"])
def test_every_game_explains_its_signs(name: str, lang: str) -> None:
    words = find_game(name).words(lang)
    lines = words.say("help-signs").split("\n")
    assert len(lines) >= 3
    assert lines[0].startswith(words.say("game-title"))


def test_the_signs_of_the_board_are_those_that_the_help_explains() -> None:
    signs = GAME.words("en").say("help-signs")
    assert all(sign in signs for sign in "↑↓↕½①▓▒…!⚔♥▣▪▫●·")


def test_the_cursor_says_what_the_work_does_and_cites_its_rule(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("down")
        said = one.pane("#detail")
        assert "on 4-10 the lockpick is used up" in said
        assert "TWM-4.13" in said
        assert "TWM-4.8" in one.pane("#prompt")
        assert "Chapter 1 begins." in one.pane("#side")
        await one.press("tab")
        assert one.pane("#side").startswith("objective: wood for the winter 0/5 ")

    room.play(story, seats=("Ann",), seed=1, game=GAME)


def test_the_history_begins_with_what_came_before_and_goes_back_to_the_right_decision(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("G")
        assert "Chapter 1 begins." in one.pane("OptionList")
        await one.press("f2")
        assert "Le chapitre 1 commence." in one.pane("OptionList")
        await one.press("f2", "escape")
        for _ in range(2):
            await one.tap("1")
        await one.press("G", "up", "enter")
        assert one.match.history == []

    room.play(story, seats=("Ann",), seed=1, game=GAME)


def test_the_actions_that_states_leave_are_seen() -> None:
    match = Match(GAME, seats=1, seed=3)
    state: Any = match.state
    first, second, _ = state.people.group
    for who in state.people.group:
        state.people.set_level(who, HUNGER, 0)
    state.people.set_level(first, HUNGER, 2)
    state.people.set_level(second, WOUNDS, 3)
    rows = [line for line in table(match).splitlines() if "⚔" in line and "♥" in line and "▣" in line][-3:]
    assert "▣ inventory" in table(match)
    assert "▣ inventaire" in table(match, "fr")  # the key to all of them fits
    assert [("▪▪▫" in rows[0]), ("▫▫▫" in rows[1]), ("▪▪▪" in rows[2])] == [True, True, True]


# Pages of the book


LEDGER = Path(__file__).parents[2] / "docs" / "sample" / "ledger"


def at_page() -> Match:
    """A match in which a page asks, and has an option that is closed."""
    words = GAME.words("en")
    for seed in range(200):
        match = Match(GAME, seats=[Seat("Ada")], seed=seed)
        rng = Rng(seed)
        while (decision := match.state.decision) is not None:
            if is_reading(match.state, words) and decision.step.closed(match.state):
                return match
            match.apply(decision.actions[rng.below(len(decision.actions))])
    raise AssertionError("no page has a closed option")


def test_a_script_is_a_page_with_its_options_and_what_is_closed(room: Room) -> None:
    match = at_page()
    page = last_passages(match, "en", 0)
    decision = GAME.explain(match.state, 0, GAME.words("en"), match.names)
    assert decision is not None

    async def story(one: Person) -> None:
        drawn = one.pane("#board")
        assert page[-1].text[:60] in drawn.replace("\n", " ")
        assert "What can be done" in drawn
        assert decision.actions[0].detail in drawn
        assert f"{decision.closed[0].detail} ({decision.closed[0].why})" in drawn
        await one.press("f2")
        assert "Ce qu'on peut faire" in one.pane("#board")

    room.resume(story, match, size=(140, 70))


def test_a_page_names_the_price_of_an_option_before_it_is_chosen(room: Room) -> None:
    """In the ledger somebody counts again, and is more tired for it."""
    match = Match(GAME, seats=[Seat("Ada")], seed=0, content=LEDGER)
    rng = Rng(0)
    while not is_reading(match.state, GAME.words("en", match.state.tables.content)):
        assert match.state.decision is not None
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])

    async def story(one: Person) -> None:
        drawn = one.pane("#board")
        assert "Count again, behind the stove too (Fatigue +1)" in drawn
        assert "Say yes" in drawn
        assert "Say yes (" not in drawn

    room.resume(story, match, size=(140, 70))


def test_the_journal_is_read_as_one_text_and_kept(room: Room) -> None:
    match = at_page()

    async def story(one: Person) -> None:
        await one.press("J")
        assert last_passages(match, "en", 0)[-1].text[:40] in one.pane("#journal")
        await one.press("s")
        assert room.save.with_suffix(".txt").name in one.told
        await one.press("escape")
        assert one.seen.is_current

    room.resume(story, match, size=(140, 50))
    assert room.save.with_suffix(".txt").read_text(encoding="utf-8") == as_text(journal(match, "en", 0), "en")


def test_enter_pressed_again_and_again_does_not_leave_the_house_without_a_guard(room: Room) -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.stack = [Flow(DUSK), Evening()]
    state.settle()

    async def story(one: Person) -> None:
        people = len(state.people.group)
        for _ in range(people):
            assert state.outcome is None
            await one.press("enter")
        assert sorted(state.people.task[who] for who in state.people.group) == [TASK_FLOOR] * (people - 1) + [
            TASK_GUARD
        ]

    room.resume(story, match)
