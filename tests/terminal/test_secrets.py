"""What a seat may not see is never on the screen."""

import re

import pytest
from tests.terminal.conftest import Person, Room

from holdfast.core import LANGUAGES, SPECTATOR, Match, Rng
from holdfast.games.paris.catalogue import MISSIONS
from holdfast.games.paris.view import ParisView
from holdfast.registry import BUILT_IN, game
from holdfast.terminal.boards import board_of
from holdfast.terminal.look import Look
from holdfast.terminal.screens.passing import PassScreen
from holdfast.terminal.screens.table import TableScreen

NAMES = {thing.id: thing.name for thing in game("paris").description("en").domains["mission"].things}


def shown_missions(text: str) -> set[str]:
    flat = re.sub(r"\s+", " ", text)
    return {card for card, name in NAMES.items() if name in flat}


def held(view: ParisView) -> set[str]:
    return {held.mission for held in view.hand or []}


def known(view: ParisView) -> set[str]:
    """All missions that a seat may read: its own, those it has seen, and those that lie open."""
    seen = held(view)
    for group in view.remembered or []:
        seen |= set(group.missions)
    for seat in view.seats:
        seen |= set(seat.placed)
    return seen


def test_between_two_people_nothing_but_the_name_is_on_the_screen(room: Room) -> None:
    async def story(one: Person) -> None:
        for _ in range(12):
            if isinstance(one.app.screen, PassScreen):
                await one.pilot.pause()
                name = one.match.names[one.asked.seat]
                assert (
                    one.text.split()
                    == f"Pass the screen to {name}. {name}: press Enter when nobody else is looking.".split()
                )
                assert one.viewer.seat is None
                below = one.app.screen_stack[-2]
                assert isinstance(below, TableScreen)
                await one.press("1", "U", "G", "question_mark")
                assert isinstance(one.app.screen, PassScreen)
            await one.sit_down()
            await one.tap("1")

    room.play(story, seats=("Ann", "Bob"))


def test_everybody_reads_their_own_missions_only(room: Room) -> None:
    async def story(one: Person) -> None:
        for turn in range(40):
            await one.sit_down()
            await one.pilot.pause()
            seat = one.viewer.eyes
            assert seat == one.asked.seat
            view = one.match.state.view(seat)
            assert isinstance(view, ParisView)
            assert held(view) <= shown_missions(one.pane("#aside-mine")) <= known(view)
            said = shown_missions(one.pane("#actions") + one.pane("#detail"))
            cards = [action.a for action in one.asked.actions if action.kind.name in ("keep", "place")]
            asked = {MISSIONS.entries[card] for card in cards}
            assert said <= known(view) | asked
            for other in range(3):
                theirs = one.match.state.view(other)
                assert isinstance(theirs, ParisView)
                hidden = held(theirs) - known(view)
                assert not hidden & shown_missions("\n".join(one.log)), one.log
            await one.tap("12"[turn % 2])

    room.play(story, seats=("Ann", "Bob", "Eva"), size=(160, 60))


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_board_is_the_same_whatever_is_hidden(name: str, seat: int) -> None:
    match = Match(game(name), seats=3, seed=5)
    board = board_of(match.game)
    rng = Rng(1)
    for _ in range(120):
        if match.state.decision is None:
            break
        drawn = [
            (board.headline(look), board.table(look).markup, board.mine(look).markup)
            for look in (
                Look.of(state, seat, match.names, "en", 98)
                for state in (match.state, match.state.determinize(seat, rng))
            )
        ]
        assert drawn[0] == drawn[1]
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_of_saves_shows_what_everybody_sees(name: str, lang: str) -> None:
    match = Match(game(name), seats=3, seed=6)
    board, rng = board_of(match.game), Rng(2)
    while match.state.decision is not None:
        headline = board.headline(Look.at(match, SPECTATOR, lang, 0))
        assert headline
        assert headline == board.headline(Look.at(match, 0, lang, 0))
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])
    assert board.headline(Look.at(match, SPECTATOR, lang, 0))
