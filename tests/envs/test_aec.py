"""All seats of a table, as PettingZoo wants them."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from holdfast.agents import parse_agent
from holdfast.core import HoldfastError, IllegalAction, Rng
from holdfast.envs import TableEnv

TABLES = [("paris", 2), ("paris", 4), ("outlive", 3), ("warofmine", 2)]


@pytest.mark.filterwarnings("ignore::UserWarning")  # it would like plain boxes, without masks
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_is_an_environment_of_pettingzoo(name: str, seats: int) -> None:
    """PettingZoo's own checks."""
    api_test(TableEnv(name, seats=seats), num_cycles=400)
    seed_test(lambda: TableEnv(name, seats=seats), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_match_goes_from_seat_to_seat_to_its_end(name: str, seats: int) -> None:
    env, rng = TableEnv(name, seats=seats), np.random.default_rng(1)
    env.reset(seed=4)
    got = dict.fromkeys(env.possible_agents, 0.0)
    decided = set()
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        got[agent] += reward
        assert not cut
        if over:
            assert not seen["action_mask"].any()
            assert info["outcome"].reason in env.game.reasons
            env.step(None)
            continue
        decided.add(agent)
        assert env.observation_space(agent).contains(seen)
        legal = [action.index for action in env._state.decision.actions]
        assert sorted(legal) == np.flatnonzero(seen["action_mask"]).tolist()
        for other in env.agents:  # whoever waits learns nothing of them
            assert other == agent or not env.observe(other)["action_mask"].any()
        env.step(int(rng.choice(legal)))
    assert env.agents == []
    assert len(decided) > 1
    assert all(got.values())
    if not env.game.together:
        assert sum(got.values()) == pytest.approx(0)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = TableEnv("paris", render_mode="ansi")
    with pytest.raises(HoldfastError, match="begin first"):
        env.step(0)
    assert env.render() is None
    env.reset(seed=1)
    before = env._state.checksum()
    with pytest.raises(IllegalAction):
        env.step(int(np.argmin(env.observe(env.agent_selection)["action_mask"])))
    with pytest.raises(HoldfastError, match="no action 9999"):
        env.step(9999)
    assert env._state.checksum() == before
    assert "seat 0" in str(env.render())
    with pytest.raises(HoldfastError, match="render_mode is one of ansi"):
        TableEnv("paris", render_mode="human")


def test_an_agent_can_play_along() -> None:
    env = TableEnv("outlive")
    env.reset(seed=2)
    sight = env.sight()
    assert env.decision is not None
    agent = parse_agent("normal").make(env.game, sight.seat, Rng(1))
    env.step(agent.choose(env.decision, sight).index)
