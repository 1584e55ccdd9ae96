"""The board of This War of Mine."""

from typing import Any

import pytest

from holdfast.core import Match, Overrides, Rng, Seat
from holdfast.games.warofmine.catalogue import CHARACTERS, NOTES, RAIDS, WORK
from holdfast.games.warofmine.game import GAME
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


def test_the_house_the_people_and_the_goods_are_there() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    look = Look.at(match, 0, "en", 98, act=True)
    text = BOARD.table(look).plain
    assert "Boris     H2 F0 I0 M0 W0" in text
    assert "Storage: 3 raw food, 1 lockpick, 1 shovel, 4 wood, 4 components, 2 water" in text
    assert "Closed door" in text
    assert any(action.kind is WORK for action in look.legal)


def test_a_note_says_what_it_is_for_where_a_pack_tells_it() -> None:
    words = {
        "en": "note-plans = plans\n    .does = More to explore.\n",
        "fr": "note-plans = plans\n    .does = Plus à explorer.\n",
    }
    pack = Overrides(name="mine", tables={}, words=words)
    match = Match(GAME, seats=[Seat("Ada")], seed=1, content=pack)
    state: Any = match.state
    state.notes = [NOTES.number("plans"), 0, 0, 3, 5, 0, 0, NOTES.number("coal"), 4, 0, 3, 3, 1, 1]
    text = BOARD.mine(Look.at(match, 0, "en", 98, act=True)).plain
    assert "– plans: More to explore." in text
    assert "– coal (4): With the heater" in text


def test_who_is_assigned_shows_where_and_in_which_order() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    assert match.state.decision is not None
    first = match.state.decision.step.facts(match.state)[0][2]
    match.apply(WORK[12])
    line = next(row for row in BOARD.table(Look.at(match, 0, "en", 98, act=True)).plain.split("\n") if "1. " in row)
    assert "1. in the street (Outdoors)" in line
    assert GAME.words("en").entry(CHARACTERS, first) in line


def test_a_night_raid_says_how_bad_it_is() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    state: Any = match.state
    state.raid = RAIDS.number("marauders")
    text = BOARD.table(Look.at(match, 0, "en", 98, act=True)).plain
    assert "Night raid: marauders · damage 6, wounds 2" in text
