"""The loop: steps ask or act, decisions without a choice are taken, any-time actions interrupt."""

import pytest
from tests.core.toy import ADD, ADDED, GAME, PASS, SHOUT, Add, AddOpenly, PassOver, Roll, Toy, Twice

from holdfast import IllegalAction
from holdfast.core import Decision


def decision(state: Toy) -> Decision:
    assert state.decision is not None
    return state.decision


def test_the_topmost_step_asks_its_seat() -> None:
    state = GAME.standing_at(Add(0), Add(1))
    assert (decision(state).seat, decision(state).name, decision(state).rule) == (1, "add", "TOY-1.1")
    assert decision(state).actions == (ADD[0], ADD[1], ADD[2], ADD[3])
    assert repr(decision(state)) == "<decision add of seat 1>"


def test_an_applied_action_leads_to_the_next_decision_and_the_last_one_to_the_end() -> None:
    state = GAME.standing_at(Add(0), Add(1))
    state.apply(ADD[3])
    assert (state.total, decision(state).seat, state.outcome) == (3, 0, None)
    state.apply(ADD[2])
    assert state.decision is None
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners) == ([5, 5], [0, 1])


def test_an_automatic_step_runs_by_itself() -> None:
    state = GAME.standing_at(Twice())
    assert [decision(state).seat, len(state.stack)] == [0, 2]
    state.apply(ADD[0])
    assert decision(state).seat == 1


def test_a_step_that_swapped_itself_while_it_was_asked_leaves_the_decision_to_the_next() -> None:
    state = GAME.standing_at(PassOver(0))
    assert (decision(state).seat, decision(state).name) == (1, "add")
    assert decision(state).step is state.stack[-1]
    state.apply(ADD[2])
    assert (state.total, state.decision) == (2, None)


def test_a_decision_with_one_action_is_taken() -> None:
    state = GAME.standing_at(Add(0), Add(1, least=3))
    assert (state.total, decision(state).seat) == (3, 0)


def test_a_step_that_always_asks_asks_even_then() -> None:
    state = GAME.standing_at(AddOpenly(1, least=3))
    assert decision(state).actions == (ADD[3],)


def test_what_was_not_offered_is_refused_with_its_rule_and_changes_nothing() -> None:
    state = GAME.standing_at(Add(0, least=2))
    before = state.checksum()
    with pytest.raises(IllegalAction, match=r"Seat 0 can't do «add 0» now \(add, TOY-1.2\)") as refused:
        state.apply(ADD[0])
    assert refused.value.rule == "TOY-1.2"
    with pytest.raises(IllegalAction) as refused:
        state.apply(PASS[0])
    assert refused.value.rule == "TOY-1.1"
    assert state.checksum() == before


def test_after_the_end_everything_is_refused() -> None:
    state = GAME.standing_at(Add(0, least=3))
    with pytest.raises(IllegalAction, match="The match is over"):
        state.apply(ADD[0])


def test_an_any_time_action_interrupts_and_the_step_is_asked_again() -> None:
    state = GAME.standing_at(Add(0), shouts=(2, 0))
    assert decision(state).actions[-1] is SHOUT[0]
    state.apply(SHOUT[0])
    assert (state.shouts, state.total, decision(state).name) == ([1, 0], 0, "add")
    state.apply(SHOUT[0])
    assert SHOUT[0] not in decision(state).actions
    state.apply(ADD[1])
    assert state.total == 1


def test_a_seat_that_would_not_be_asked_is_not_asked_for_an_any_time_action() -> None:
    state = GAME.standing_at(Add(0, least=3), shouts=(1, 0))
    assert state.decision is None


def test_any_time_actions_of_others_are_not_offered() -> None:
    assert SHOUT[0] not in decision(GAME.standing_at(Add(0), shouts=(0, 1))).actions


def test_events_are_written_only_for_those_who_listen() -> None:
    state = GAME.standing_at(Add(0), Add(1))
    state.apply(ADD[3])
    assert state.log is None
    state.log = []
    state.apply(ADD[2])
    assert [(event.kind, event.seat, event.a, event.rule) for event in state.log] == [(ADDED, 0, 2, "TOY-1.1")]


def test_chance_is_counted() -> None:
    assert GAME.standing_at(Roll(), Roll()).revealed == 2


def test_a_reseeded_state_has_other_chance_and_asks_again() -> None:
    state = GAME.standing_at(Roll(), Add(0))
    before = decision(state).actions
    state.reseed(99)
    assert decision(state).actions == before
    assert state.rng.words != GAME.standing_at(Roll(), Add(0)).rng.words
