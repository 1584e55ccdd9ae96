"""Agents see no more than their seat, and are written as short texts."""

from collections import Counter

import pytest

import holdfast
from holdfast.agents import AgentSpec, RandomAgent, Sight, agents_for, is_agent, parse_agent
from holdfast.core import HoldfastError

GAME = holdfast.game("paris")


def test_random_agent_takes_every_legal_action_about_equally_often() -> None:
    state = GAME.new(seats=2, seed=1)
    agent = RandomAgent(holdfast.Rng(5))
    sight = Sight(state, state.decision.seat)
    n = len(state.decision.actions)
    counts = Counter(agent.choose(state.decision, sight).index for _ in range(1000 * n))
    assert set(counts) == {action.index for action in state.decision.actions}
    assert all(800 < count < 1200 for count in counts.values())


def test_random_agent_is_repeatable_and_leaves_the_chance_of_the_table_alone() -> None:
    def choices(seed: int) -> list[int]:
        state, agent = GAME.new(seats=3, seed=1), RandomAgent(holdfast.Rng(seed))
        before = state.checksum()
        found = [agent.choose(state.decision, Sight(state, state.decision.seat)).index for _ in range(50)]
        assert state.checksum() == before
        return found

    assert choices(3) == choices(3)
    assert choices(3) != choices(4)


def test_sight_shows_what_the_seat_may_know_and_follows_the_state() -> None:
    state = GAME.new(seats=3, seed=2)
    seat = state.decision.seat
    sight = Sight(state, seat)
    assert sight.game is GAME
    assert sight.seats == 3
    assert sight.view() == state.view(seat)
    state.apply(state.decision.actions[0])
    assert sight.view() == state.view(seat)
    drawn = sight.determinize(holdfast.Rng(1))
    assert drawn.view(seat) == state.view(seat)
    assert drawn.rng.words != state.rng.words


def test_sight_offers_no_way_to_the_rest_of_the_state() -> None:
    public = {name for name in dir(Sight) if not name.startswith("_")} | {"seat"}
    assert public == {"determinize", "game", "observe", "seat", "seats", "tables", "view"}


def test_text_form_of_an_agent_round_trips() -> None:
    assert parse_agent("random") == AgentSpec("random")
    assert parse_agent(" random ").text == "random"
    assert AgentSpec("search", "1s").text == "search:1s"
    assert is_agent("random")
    assert is_agent("random:3")
    assert not is_agent("Ann")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no agent ''"),
        ("ranom", "no agent 'ranom'"),
        ("Random", "no agent 'Random'"),
        ("random:", "nothing after a colon"),
        ("random:1s", "nothing after a colon"),
        (":random", "no agent ':random'"),
        ("random random", "no agent"),
    ],
)
def test_a_wrong_agent_is_refused_with_a_sentence(text: str, said: str) -> None:
    with pytest.raises(HoldfastError, match=said):
        parse_agent(text)


def test_one_agent_sits_on_all_seats_or_each_seat_has_its_own() -> None:
    assert agents_for(["random"], 4) == [AgentSpec("random")] * 4
    assert agents_for(["random,random"], 2) == agents_for(["random", "random"], 2)
    for texts in ([], ["random,random"], ["random,"]):
        with pytest.raises(HoldfastError):
            agents_for(texts, 3)
