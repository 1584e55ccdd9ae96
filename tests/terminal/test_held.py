"""A match that another window plays: it is said, and one may look or play a copy."""

import pytest
from tests.terminal.conftest import Person, Room

from holdfast.core import Match, Seat
from holdfast.registry import game
from holdfast.table import Hold, Store
from holdfast.terminal.screens.held import HeldSheet
from holdfast.terminal.screens.start import StartScreen


@pytest.fixture
def elsewhere(room: Room) -> Match:
    """A match that is kept and played in another window."""
    match = Match(game("paris"), seats=[Seat("Ann"), Seat("Bob")], seed=7)
    Store(room.folder).write(match, room.save)
    return match


@pytest.fixture
def held(room: Room, elsewhere: Match) -> Hold:
    held = Store(room.folder).hold(room.save)
    assert held is not None
    return held


def test_one_may_look_at_it_and_nothing_is_written(room: Room, elsewhere: Match, held: Hold) -> None:
    before = room.save.read_bytes()

    async def story(one: Person) -> None:
        assert "is being played in another window" in " ".join(one.text.split())
        await one.press("L")
        await one.sit_down()
        assert "(you only watch)" in one.pane("#prompt")  # also when the notice has gone
        await one.press("1", "enter", "U")
        assert "You are watching" in one.told
        assert one.match.history == []
        assert room.save.read_bytes() == before
        elsewhere.apply(elsewhere.state.decision.actions[0])  # type: ignore[union-attr]
        Store(room.folder).write(elsewhere, room.save)
        one.seen.changed = 0.0
        one.seen._look_again()
        await one.wait()
        assert one.match.history == elsewhere.history

    room.resume(story, elsewhere, held=False)


def test_one_may_play_a_copy_that_is_kept_by_itself(room: Room, elsewhere: Match, held: Hold) -> None:
    before = room.save.read_bytes()

    async def story(one: Person) -> None:
        await one.press("c")
        await one.sit_down()
        await one.tap("1")
        assert one.seen.hold.path != room.save
        assert one.seen.hold.path.exists()
        assert room.save.read_bytes() == before

    room.resume(story, elsewhere, held=False)


def test_the_list_of_saves_says_it_too_and_escape_goes_back(room: Room, held: Hold) -> None:
    async def story(one: Person) -> None:
        one.app.screen.query_one("#saves").focus()
        await one.press("enter")
        assert isinstance(one.app.screen, HeldSheet)
        await one.press("escape")
        assert isinstance(one.app.screen, StartScreen)
        held.release()
        await one.press("enter")
        await one.sit_down()
        assert one.seen.hold.path == room.save
        assert not one.seen.looking

    room.start(story)
