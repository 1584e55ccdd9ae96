"""Boards: the general one, and that of Paris."""

import pytest
from embers import GAME as EMBERS
from tests.terminal.conftest import Person, Room
from textual.style import Style

from holdfast.core import LANGUAGES, Match, Rng
from holdfast.registry import game
from holdfast.terminal.boards import board_of
from holdfast.terminal.boards.general import GENERAL
from holdfast.terminal.boards.paris import BOARD, GISTS, LETTERS
from holdfast.terminal.interface import interface
from holdfast.terminal.look import Look
from holdfast.terminal.screens.ending import EndSheet


def look_at(match: Match, lang: str, width: int) -> Look:
    decision = match.state.decision
    assert decision is not None
    return Look.at(match, decision.seat, lang, width, decision.actions[-1], True)


def test_a_game_finds_its_board() -> None:
    assert board_of(game("paris")) is BOARD
    assert board_of(EMBERS) is GENERAL


def test_a_game_without_a_board_is_played_to_its_end(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.pilot.pause()
        assert "heat" in one.text
        assert "night" in one.text
        for _ in range(60):
            if one.match.state.decision is None:
                break
            await one.tap("1")
        await one.wait()
        assert isinstance(one.app.screen, EndSheet)

    room.play(story, game=EMBERS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paris_fits_its_width_and_the_lines_beside_the_actions(lang: str, seats: int) -> None:
    match = Match(game("paris"), seats=seats, seed=seats)
    rng = Rng(2)
    while match.state.decision is not None:
        look = look_at(match, lang, 98)
        rows = BOARD.table(look).plain.split("\n")
        assert len(rows) == 13 + seats
        assert {len(row) for row in rows if row.strip()} <= set(range(99))
        assert all("…" not in row for row in rows[:5]), rows
        assert "…" not in rows[-seats - 1]
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_survivor_has_a_letter_of_its_own(lang: str) -> None:
    ui = interface(lang, "paris")
    assert len({ui.say(letter) for letter in LETTERS}) == len(LETTERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_is_short_enough_for_a_card(lang: str) -> None:
    ui = interface(lang, "paris")
    for gist in GISTS:
        assert len(ui.say(gist, amount=2)) <= 23


def test_open_actions_can_be_clicked_and_others_not() -> None:
    match = Match(game("paris"), seats=2, seed=1)
    while match.state.decision is not None and match.state.decision.name != "turn":
        match.apply(match.state.decision.actions[0])
    assert match.state.decision is not None
    spans = BOARD.table(look_at(match, "en", 98)).spans
    open_now = {span.style.meta["act"] for span in spans if isinstance(span.style, Style) and "act" in span.style.meta}
    assert open_now == {action.index for action in match.state.decision.actions}
