"""The search: its tree, its budget, and what it knows."""

import threading
from typing import Any

import pytest

import holdfast
from holdfast.agents import Sight, parse_agent
from holdfast.agents.heuristic import ADVISING
from holdfast.agents.search import Search
from holdfast.core import BaseState, HoldfastError, Rng


def some_state(name: str = "paris", seats: int = 2, seed: int = 5) -> Any:
    state = holdfast.game(name).new(seats=seats, seed=seed)
    rng = Rng(seed)
    state.playout(rng, 30)
    while state.decision is not None and len(state.decision.actions) < 3:
        state.playout(rng, 1)
    return state


def sight_of(state: BaseState) -> Sight:
    assert state.decision is not None
    return Sight(state, state.decision.seat)


@pytest.mark.parametrize("name", ADVISING)
@pytest.mark.parametrize("seats", [2, 4])
def test_its_choices_follow_from_its_seed_and_it_leaves_the_table_alone(name: str, seats: int) -> None:
    state = some_state(name, seats)
    before = state.checksum()
    chosen = [Search(Rng(3), 12).choose(state.decision, sight_of(state)) for _ in range(2)]
    assert chosen[0] is chosen[1]
    assert chosen[0] in state.decision.actions
    assert state.checksum() == before


def test_every_iteration_is_counted_at_the_root() -> None:
    state = some_state()
    tree = Search(Rng(1), 25).think(sight_of(state))
    assert set(tree.root.edges) == {action.index for action in state.decision.actions}
    assert sum(edge.visits for edge in tree.root.edges.values()) == 25 == tree.root.visits
    assert all(0 <= edge.mean() <= 1 for edge in tree.root.edges.values())
    assert tree.best(state.decision).visits == max(edge.visits for edge in tree.root.edges.values())


class Counting(Sight):
    """Counts determinizations."""

    drawn = 0

    def determinize(self, rng: Rng) -> Any:
        self.drawn += 1
        return super().determinize(rng)


def test_every_iteration_draws_a_world_of_its_own() -> None:
    state = some_state()
    sight = Counting(state, state.decision.seat)
    Search(Rng(1), 9).choose(state.decision, sight)
    assert sight.drawn == 9


def test_it_ends_as_soon_as_no_other_action_can_become_the_most_tried_one() -> None:
    fewer = 0
    for seed in range(5, 11):
        state = some_state(seed=seed)
        sight = Counting(state, state.decision.seat)
        chosen = Search(Rng(1), 120).choose(state.decision, sight)
        assert chosen is Search(Rng(1), 120).think(sight_of(state)).best(state.decision).action
        fewer += sight.drawn < 120
    assert fewer > 0


def test_it_ends_when_its_time_is_over() -> None:
    """Without a deadline it would go on for hours."""
    state = some_state()
    agent = parse_agent("search:seconds=0.05", state.game).make(state.game, 0, Rng(1))
    assert isinstance(agent, Search)
    assert agent.think(sight_of(state)).root.visits < 100_000


def test_of_two_budgets_the_one_that_is_spent_first_counts() -> None:
    state = some_state()
    agent = parse_agent("search:iterations=7:seconds=600", state.game).make(state.game, 0, Rng(1))
    assert isinstance(agent, Search)
    assert agent.think(sight_of(state)).root.visits == 7
    agent = parse_agent("search:iterations=1000000:seconds=0.05", state.game).make(state.game, 0, Rng(1))
    assert isinstance(agent, Search)
    assert agent.think(sight_of(state)).root.visits < 100_000


def test_it_can_be_stopped_from_another_thread_and_answers_with_what_it_knows() -> None:
    state = some_state()
    agent = Search(Rng(1), seconds=600)
    looked = threading.Event()

    class Watched(Sight):
        def determinize(self, rng: Rng) -> Any:
            looked.set()
            return super().determinize(rng)

    def stop() -> None:
        looked.wait()
        agent.stop()

    stopper = threading.Thread(target=stop)
    stopper.start()
    chosen = agent.choose(state.decision, Watched(state, state.decision.seat))
    stopper.join()
    assert chosen in state.decision.actions


def test_it_can_search_by_the_evaluator_of_heuristic_instead() -> None:
    state = some_state()
    for text in ("search:iterations=8:by=heuristic", "search:by=learned:iterations=8"):
        agent = parse_agent(text, state.game).make(state.game, 0, Rng(1))
        assert agent.choose(state.decision, sight_of(state)) in state.decision.actions


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("search:", "missing after the colon of 'search:'. What fits there: noise=, iterations=, seconds=, by="),
        ("search:1s", "does not take '1s'"),
        ("search:iterations=0", "such as iterations=400, not 'iterations=0'"),
        ("search:iterations=1.5", "such as iterations=400"),
        ("search:iterations=9999999", "such as iterations=400"),
        ("search:iterations=5:iterations=6", "'search' has 'iterations=' twice"),
        ("search:seconds=0", "such as seconds=1, not 'seconds=0'"),
        ("search:seconds=inf", "such as seconds=1"),
        ("search:by=hand", "by=learned or by=heuristic"),
        ("learned:version=0", "such as version=1"),
        ("learned:iterations=4", "does not take 'iterations=4'. What it takes: noise=, version="),
    ],
)
def test_a_wrong_argument_is_refused_with_a_sentence(text: str, said: str) -> None:
    with pytest.raises(HoldfastError) as refused:
        parse_agent(text)
    assert said in refused.value.say("en")
    assert refused.value.say("fr") != refused.value.say("en")
