"""The heuristic agent: plays whole matches, is repeatable, and knows no more than its seat."""

import embers
import pytest

import holdfast
from holdfast.agents import Agent, Sight, agents_of, parse_agent
from holdfast.agents.learned.chance import Chance
from holdfast.agents.search.rollouts import FEWEST, WEIGHED, Rollouts, certainty
from holdfast.core import Action, BaseState, HoldfastError, Rng
from holdfast.games.warofmine.state.state import State

GAME = holdfast.game("warofmine")


def agent(seed: int, seat: int = 0) -> Agent:
    return parse_agent("heuristic", GAME).make(GAME, seat, Rng(seed))


def choose(one: Agent, state: BaseState) -> Action:
    assert state.decision is not None
    return one.choose(state.decision, Sight(state, state.decision.seat))


def history(seed: int, decisions: int) -> list[str]:
    state, one = GAME.new(seats=1, seed=3), agent(seed)
    found: list[str] = []
    while state.decision is not None and len(found) < decisions:
        action = choose(one, state)
        found.append(action.text)
        state.apply(action)
    return found


@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays_a_match_to_its_end(seats: int) -> None:
    state = GAME.new(seats=seats, seed=5)
    sitting = [agent(seat, seat) for seat in range(seats)]
    while state.decision is not None:
        action = choose(sitting[state.decision.seat], state)
        assert action in state.decision.actions
        state.apply(action)
    assert state.outcome.reason in GAME.reasons


def test_its_choices_follow_from_its_seed_and_it_leaves_the_table_alone() -> None:
    assert history(1, 60) == history(1, 60)
    state = GAME.new(seats=2, seed=4)
    before = state.checksum()
    choose(agent(2), state)
    assert state.checksum() == before


class Elsewhere(Sight):
    """The view of one state, and determinizations that were drawn from another that the seat can't tell apart."""

    def __init__(self, state: BaseState, seat: int, drawn_from: BaseState) -> None:
        super().__init__(state, seat)
        self.drawn_from = drawn_from

    def determinize(self, rng: Rng) -> BaseState:
        return self.drawn_from.determinize(self.seat, rng)


def test_it_plays_the_same_whatever_is_hidden_from_it() -> None:
    """Hidden cards and the generator behind its view are redrawn at every decision of a match."""
    state, rng = GAME.new(seats=1, seed=8), Rng(9)
    one = agent(1)
    decisions = 0
    while state.decision is not None:
        seat = state.decision.seat
        other = state.determinize(seat, rng)
        assert other.checksum() != state.checksum()
        action = agent(decisions).choose(state.decision, Elsewhere(state, seat, state))
        assert agent(decisions).choose(other.decision, Elsewhere(other, seat, state)) is action
        state.apply(choose(one, state))
        decisions += 1
    assert decisions > 100


def test_learned_plays_the_same_whatever_is_hidden_from_it() -> None:
    state, decisions = GAME.new(seats=1, seed=8), 0
    while decisions < 60:
        seat = state.decision.seat
        other = state.determinize(seat, Rng(decisions))
        chosen = [
            parse_agent("learned", GAME).make(GAME, 0, Rng(5)).choose(s.decision, Elsewhere(s, seat, state))
            for s in (state, other)
        ]
        assert chosen[0] is chosen[1]
        decisions += 1
        state.apply(chosen[0])


def test_search_plays_the_same_whatever_is_hidden_from_it() -> None:
    """For the first dozen decisions that it weighs."""
    state, weighed, decisions = GAME.new(seats=1, seed=8), 0, 0
    while weighed < 12:
        seat = state.decision.seat
        other = state.determinize(seat, Rng(decisions))
        chosen = [
            parse_agent("search:iterations=2", GAME).make(GAME, 0, Rng(5)).choose(s.decision, Elsewhere(s, seat, state))
            for s in (state, other)
        ]
        assert chosen[0] is chosen[1]
        assert chosen[0] in state.decision.actions
        weighed += state.decision.name in WEIGHED
        decisions += 1
        state.apply(chosen[0])


def test_search_leaves_the_rules_only_where_another_option_is_clearly_better() -> None:
    assert certainty([3.0, 3.5, 2.5, 3.0]) > 10
    assert certainty([30.0, -25.0, 28.0, -27.0]) < 1
    assert certainty([0.0, 0.0]) == 0
    state = GAME.new(seats=1, seed=8)
    while state.decision.name not in WEIGHED or len(state.decision.actions) < 3:
        state.apply(choose(agent(1), state))
    usual = choose(agent(4), state)

    class Fond(Rollouts):
        """Likes one option that the rules do not."""

        def play_on(self, world: State, action: Action, luck: Rng, chance: Chance) -> float:
            return 1.0 if action is wanted else 0.0

    followed = 0
    for wanted in state.decision.actions:
        if wanted is not usual and not wanted.kind.anytime:
            sight = Sight(state, state.decision.seat)
            assert Fond(Rng(4), FEWEST - 1, 60).choose(state.decision, sight) is usual
            followed += Fond(Rng(4), FEWEST, 60).choose(state.decision, sight) is wanted
    assert followed > 1


def test_it_plays_only_games_that_it_has_rules_for() -> None:
    levels = ["random", "easy", "normal", "hard", "expert", "heuristic"]
    for name in ("paris", "outlive", "warofmine"):
        assert agents_of(holdfast.game(name)) == [*levels, "learned", "search"]
    assert agents_of(embers.GAME) == ["random"]
    with pytest.raises(HoldfastError, match=r"The agent 'heuristic' does not play embers\. Agents that do: random"):
        parse_agent("heuristic", embers.GAME)
