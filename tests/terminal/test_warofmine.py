"""The board of This War of Mine."""

import pytest

from holdfast.core import Match, Rng, Seat
from holdfast.games.warofmine.catalogue import GREY, NOTES, WORK
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.state import State
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


def test_notes_say_what_they_do() -> None:
    match = Match(GAME, seats=[Seat("Ada")], seed=1)
    assert isinstance(match.state, State)
    match.state.notes = [NOTES.number("generator"), 2, 0, GREY, 20, 6, 0]
    text = BOARD.mine(Look.at(match, 0, "en", 98, act=True)).plain
    assert "– generator (2): By day: a charge takes away up to 4 cold." in text
