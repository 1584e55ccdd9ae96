"""The list of actions: open ones with their keys, closed ones in grey with the reason, ends last."""

import embers
import msgspec
import pytest
from tests.terminal.conftest import Person, Room

from holdfast.agents import Sight
from holdfast.core import Action, ActionInWords, ClosedAction, Cost, Decision, Match, Seat
from holdfast.terminal.actions import ActionList, gist
from holdfast.terminal.screens.asking import AskSheet
from holdfast.terminal.screens.rules import RuleSheet


def prompts(one: Person) -> list[str]:
    return [str(option.prompt) for option in one.app.screen.query_one(ActionList).options]


def closed_fuels(step: embers.Feed, s: embers.State) -> list[tuple[Action, str]]:
    return [(embers.FEED[fuel], "EMB-2.2") for fuel in range(3) if fuel not in s.hands[step.seat]]


@pytest.fixture
def seed(monkeypatch: pytest.MonkeyPatch) -> int:
    """The seed of a match in which Ann has no coal to begin with."""
    monkeypatch.setattr(embers.Feed, "closed", closed_fuels)
    for number in range(100):
        hand = Match(embers.GAME, seats=2, seed=number).state
        assert isinstance(hand, embers.State)
        if 2 not in hand.hands[0] and len(set(hand.hands[0])) == 2:
            return number
    raise AssertionError("no such deal")


def test_a_closed_option_is_listed_without_a_key_and_says_why(room: Room, seed: int) -> None:
    async def story(one: Person) -> None:
        assert prompts(one)[0].startswith(" 1 ")
        assert prompts(one)[-1] == "  ✕ Feed the coal to the fire [EMB-2.2]"
        await one.press("end")
        assert one.pane("#detail").count("After dusk each player in turn") == 1
        assert "Not now: After dusk each player in turn" in one.pane("#detail")
        await one.press("question_mark")
        assert isinstance(one.app.screen, RuleSheet)
        assert "▶ EMB-2.2" in one.text
        await one.press("escape")
        before = list(one.match.history)
        await one.press("enter", "3")
        assert "Not now: After dusk each player in turn" in one.told
        assert one.match.history == before

    room.play(story, game=embers.GAME, seed=seed)


def test_the_pointer_begins_at_an_open_action_and_stays_where_it_was(room: Room, seed: int) -> None:
    async def story(one: Person) -> None:
        listed = one.app.screen.query_one(ActionList)
        assert listed.pointed is listed.rows[0]
        await one.press("down", "f2")
        assert listed.pointed is listed.rows[1]
        assert str(listed.pointed.text).startswith("Donner")

    room.play(story, game=embers.GAME, seed=seed)


def test_the_pointer_leaves_an_action_that_has_been_closed(room: Room, seed: int) -> None:
    async def story(one: Person) -> None:
        listed, decision = one.app.screen.query_one(ActionList), one.seen.decision
        assert decision is not None
        first, second = decision.actions
        closed = decision.closed[0]
        listed.show(msgspec.structs.replace(decision, actions=[first]))
        listed.show(msgspec.structs.replace(decision, actions=[second], closed=[_closed(first, closed), closed]))
        assert listed.pointed is second
        await one.press("end")
        listed.show(decision)
        assert listed.rows.index(closed) == listed.highlighted

    room.play(story, game=embers.GAME, seed=seed)


def test_the_pointer_begins_anew_at_another_question(room: Room, seed: int) -> None:
    async def story(one: Person) -> None:
        listed, decision = one.app.screen.query_one(ActionList), one.seen.decision
        assert decision is not None
        await one.press("down")
        listed.show(decision)
        assert listed.pointed is decision.actions[1]
        listed.show(msgspec.structs.replace(decision, name="another"))
        assert listed.pointed is decision.actions[0]

    room.play(story, game=embers.GAME, seed=seed)


def _closed(action: ActionInWords, like: ClosedAction) -> ClosedAction:
    """The same action when it is not open."""
    return msgspec.structs.replace(like, number=action.number, text=action.text)


def test_what_ends_a_turn_comes_last(room: Room, seed: int) -> None:
    async def story(one: Person) -> None:
        listed, decision = one.app.screen.query_one(ActionList), one.seen.decision
        assert decision is not None
        first, second = decision.actions
        ending = msgspec.structs.replace(first, ends=True)
        changed = msgspec.structs.replace(decision, actions=[ending, second])
        listed.show(changed)
        assert listed.rows == [second, ending, *decision.closed]
        assert listed.pointed is second  # what did not end anything when it was pointed at, does now
        await one.press("down")
        listed.show(changed)
        assert listed.pointed is ending
        assert listed.by_key("1") is second
        assert listed.by_key("2") is ending
        assert listed.by_key("3") is None

    room.play(story, game=embers.GAME, seed=seed)


def test_the_cost_of_an_action_is_said(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def cost(self: embers.Embers, state: embers.State, action: Action) -> list[Cost]:
        return [Cost("fuel", embers.FUELS.entries[action.a], 2)]

    monkeypatch.setattr(embers.Embers, "cost", cost)

    async def story(one: Person) -> None:
        fuel = embers.GAME.words("en").entry(embers.FUELS, one.asked.actions[0].a)
        assert f"Costs 2 × {fuel}" in one.pane("#detail")

    room.play(story, game=embers.GAME)


# What the table says by itself


def test_a_missing_agent_is_said_and_its_seat_is_handed_over(room: Room) -> None:
    async def story(one: Person) -> None:
        assert "The computer can't play for Bob. There is no agent 'oracle'" in one.told
        while not one.table.waits_for_agent:
            await one.press("1")
        history = list(one.match.history)
        await one.press("P", "down", "enter", "escape")
        assert one.match.seats[1] == Seat("Bob")
        await one.sit_down()
        await one.press("1")
        assert len(one.match.history) > len(history)

    room.play(story, game=embers.GAME, seats=("Ann", "Bob=oracle"))


def test_an_agent_that_fails_is_said_and_its_seat_can_be_taken(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: object, decision: Decision, sight: Sight) -> Action:
        raise ZeroDivisionError("no plan")

    monkeypatch.setattr("holdfast.agents.random.RandomAgent.choose", choose)

    async def story(one: Person) -> None:
        one.app.simulate_key("1")
        for _ in range(50):
            await one.pilot.pause()
            if "The computer failed when it played for Bob" in one.told:
                break
        assert "The computer failed when it played for Bob: ZeroDivisionError('no plan')" in one.told
        assert len(one.match.history) == 1

    room.play(story, game=embers.GAME)


@pytest.mark.parametrize(("key", "left"), [("y", 1), ("n", 4)])
def test_a_proposal_that_came_with_a_save_is_answered_first(room: Room, key: str, left: int) -> None:
    match = Match(embers.GAME, seats=[Seat("Ann"), Seat("Bob")], seed=7)
    for _ in range(3):
        assert match.state.decision is not None
        match.apply(match.state.decision.actions[0])
    assert not match.propose_undo(0, 0)

    async def story(one: Person) -> None:
        await one.sit_down()
        assert isinstance(one.app.screen, AskSheet)
        await one.press(key)
        await one.sit_down()
        if key == "n":
            await one.press("1")
        assert len(one.match.history) == left
        assert one.match.proposal is None

    room.resume(story, match)


@pytest.mark.parametrize(
    ("detail", "shown"),
    [
        ("Three spaces. Once a night.", "Three spaces. Once a night."),
        (f"{'word ' * 10}Mine. Brings something for the winter", f"{'word ' * 10}Mine…"),
        (f"{'mot ' * 13}nuit\N{NO-BREAK SPACE}: une salle coûte moins", f"{'mot ' * 13}nuit…"),
    ],
)
def test_a_long_detail_is_cut_without_a_stop_before_the_dots(detail: str, shown: str) -> None:
    assert gist(detail) == shown
