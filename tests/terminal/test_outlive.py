"""The table of Outlive in the terminal."""

import re

import pytest
from syrupy.assertion import SnapshotAssertion
from tests.games.outlive.tables import ABRAHAM, CAROL, Outlive
from tests.terminal.conftest import Person, Room
from textual.style import Style

from holdfast.core import LANGUAGES
from holdfast.games.outlive import GAME
from holdfast.games.outlive.catalogue import EQUIPMENT, EVENTS, OVERCOME, REPAIR
from holdfast.games.outlive.state import State
from holdfast.terminal.boards import board_of
from holdfast.terminal.boards.outlive import BOARD
from holdfast.terminal.look import Look
from holdfast.terminal.screens.ending import EndSheet
from holdfast.terminal.screens.table import TableScreen
from holdfast.testing import NAMES, trial

WIDTH = 98


def seen(state: State, seat: int, lang: str = "en") -> Look:
    deciding = state.decision is not None and state.decision.seat == seat
    return Look.of(state, seat, NAMES, lang, WIDTH, act=deciding)


def test_outlive_has_a_board_of_its_own() -> None:
    assert board_of(GAME) is BOARD


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_table_of_a_match_is_drawn_within_its_width(seats: int, lang: str) -> None:
    match = trial(GAME, seats, 3)
    for position in [*match.about(60), len(match)]:
        for seat in range(seats):
            look = seen(match.states[position], seat, lang)
            assert BOARD.headline(look)
            for line in BOARD.table(look).split("\n"):
                assert line.cell_length <= WIDTH
            BOARD.mine(look)


def test_the_board_shows_places_heroes_ship_events_and_tribes() -> None:
    t = Outlive(3).trouble("wildfire", "rats").goods(CAROL, wood=7).stock(forest=5).wild("forest", "game-6")
    t.offer("blackwood", "axe shotgun").hero(CAROL, "veteran", "forest", active=True).turn(ABRAHAM)
    look = seen(t.state, ABRAHAM)
    text = BOARD.table(look).plain
    assert "day 2/6" in BOARD.headline(look)
    assert "wood 5 wolf 6×8" in text
    assert "▲B4" in text
    assert "△A3" in text
    assert "axe · shotgun" in text
    assert "wildfire (water 3 → 3 SP)" in text
    assert "rats (metal 8 → 4 SP)" in text
    for name in NAMES[:3]:
        assert name in text


def clickable(look: Look) -> set[int]:
    spans = [*BOARD.table(look).spans, *BOARD.mine(look).spans]
    return {span.style.meta["act"] for span in spans if isinstance(span.style, Style) and "act" in span.style.meta}


def test_the_ring_is_a_frame_with_distances() -> None:
    t = Outlive(2).turn(ABRAHAM)
    rows = BOARD.table(seen(t.state, ABRAHAM)).plain.split("\n")[:4]
    assert [row[0] + row[-1] for row in rows] == ["╭╮", "││", "││", "╰╯"]
    goes = re.findall("[3-6]([¹²³⁴])", "".join(rows))
    assert set(goes) == {"¹", "²"}
    assert len(goes) == len(t.decision.actions)


def test_the_shelter_says_what_a_room_costs_and_that_meat_rots() -> None:
    t = Outlive(2).goods(ABRAHAM, meat=2).turn(ABRAHAM)
    mine = BOARD.mine(seen(t.state, ABRAHAM)).plain
    assert "not built (3 materials)" in mine
    assert "meat left over rots tonight" in mine
    assert "rots" not in BOARD.mine(seen(Outlive(2).goods(ABRAHAM, wood=2).turn(ABRAHAM).state, ABRAHAM)).plain


def test_a_second_copy_of_a_room_is_not_arranged_before_the_first_is_built() -> None:
    with pytest.raises(AssertionError, match="is not built"):
        Outlive().room(ABRAHAM, "munitions-4").room(ABRAHAM, "munitions-4-second", 2)


def test_what_stands_for_an_action_can_be_clicked() -> None:
    t = Outlive().turn(ABRAHAM)
    assert clickable(seen(t.state, ABRAHAM)) == {action.index for action in t.decision.actions}
    assert clickable(seen(t.state, CAROL)) == set()
    t = Outlive().trouble("wildfire", "rats").goods(ABRAHAM, water=3).overcoming()
    assert clickable(seen(t.state, ABRAHAM)) == {OVERCOME[EVENTS.number("wildfire")].index}
    t = Outlive().tools(ABRAHAM, broken="axe").goods(ABRAHAM, wood=1, metal=2).repairing(ABRAHAM)
    assert clickable(seen(t.state, ABRAHAM)) == {REPAIR[EQUIPMENT.number("axe")].index}


def test_the_own_side_shows_rooms_equipment_and_what_was_seen() -> None:
    t = Outlive().room(ABRAHAM, "look-pile", 4).room(ABRAHAM, "nursery", 2).tools(ABRAHAM, "axe", broken="bow")
    t.search("blackwood", "water wood").turn(ABRAHAM).do("look blackwood")
    mine = BOARD.mine(seen(t.state, ABRAHAM)).plain
    assert "■ map room 4/4 used today" in mine
    assert "□ nursery 2/3" in mine
    assert "axe (ready)" in mine
    assert "bow (broken)" in mine
    assert "Seen at Blackwood: water, wood" in mine
    assert "Seen at" not in BOARD.mine(seen(t.state, CAROL)).plain


def test_what_the_others_have_lies_open() -> None:
    t = Outlive(3).trouble("wildfire", "rats").room(CAROL, "hero3-immune", 4).room(CAROL, "nursery", 1)
    t.tools(CAROL, "battle-gear", broken="axe").tools(ABRAHAM, "bow")
    t.tribe(CAROL).caught[0] = 2
    t.turn(ABRAHAM)
    mine = BOARD.mine(seen(t.state, ABRAHAM)).plain
    for text in (
        "leader: ",
        "full rooms: guardroom",
        "other built rooms: nursery (1)",
        "repaired and ready: battle gear",
        "broken: axe",
        "caught: hare ×2",
        "rats: Every shelter loses 1 supply; one that can't pay loses a survivor.",
    ):
        assert text in mine


def test_game_is_shown_with_the_endurance_it_has_for_the_seat() -> None:
    t = Outlive().trouble("animal-mutation").wild("forest", "game-6").room(CAROL, "event-immunity", 3)
    t.turn(ABRAHAM)
    assert "wolf 7×6" in BOARD.table(seen(t.state, ABRAHAM)).plain
    assert "wolf 6×6" in BOARD.table(seen(t.state, CAROL)).plain


def test_rooms_used_in_a_city_are_marked() -> None:
    t = Outlive().room(ABRAHAM, "search-2", 3).go(ABRAHAM, "scout", "blackwood")
    t.do("search", "run search-2")
    assert "sorting room 3/3 used today (Blackwood)" in BOARD.mine(seen(t.state, ABRAHAM)).plain


def test_a_whole_match_is_played_by_keys(room: Room) -> None:
    async def story(one: Person) -> None:
        turns = 0
        while one.match.state.decision is not None:
            assert isinstance(one.app.screen, TableScreen)
            await one.tap("123456789"[turns % min(len(one.asked.actions), 9)])
            turns += 1
            assert turns < 400
        await one.wait()
        assert isinstance(one.app.screen, EndSheet)
        assert "The convoy has come" in one.text

    room.play(story, game=GAME)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_outlive_letter_by_letter(room: Room, lang: str, snapshot: SnapshotAssertion) -> None:
    async def story(one: Person) -> None:
        for turn in range(60):
            await one.sit_down()
            await one.tap("123"[turn % min(3, len(one.asked.actions))])
        await one.sit_down()
        await one.pilot.pause()
        assert "\n".join(line.rstrip() for line in one.lines) == snapshot

    room.play(story, seats=("Ann", "Bob", "Eva"), lang=lang, seed=2, game=GAME)
