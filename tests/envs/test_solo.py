"""One seat against agents, as Gymnasium wants it."""

import re

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import holdfast
from holdfast.core import HoldfastError, IllegalAction
from holdfast.envs import SoloEnv
from holdfast.registry import BUILT_IN


def play(env: SoloEnv, seed: int) -> tuple[list[int], float, dict[str, object]]:
    """A match by the first legal action: what was taken, the reward, and what was told at the end."""
    seen, info = env.reset(seed=seed)
    taken, over, reward = [], False, 0.0
    while not over:
        assert env.observation_space.contains(seen)
        assert (info["action_mask"] == env.action_masks()).all()
        taken.append(int(np.argmax(info["action_mask"])))
        seen, reward, over, cut, info = env.step(taken[-1])
        assert not cut
        assert over or reward == 0
    return taken, reward, info


@pytest.mark.parametrize("name", BUILT_IN)
def test_it_is_an_environment_of_gymnasium(name: str) -> None:
    """Gymnasium's own check, which knows nothing of masks."""
    check_env(SoloEnv(name, opponents="random", illegal="end"), skip_render_check=True)


@pytest.mark.parametrize("name", BUILT_IN)
def test_it_is_made_by_its_name(name: str) -> None:
    env = gymnasium.make(f"holdfast.envs.solo:holdfast/{name}-v0", seats=2, opponents="random")
    _, info = env.reset(seed=1)
    env.step(np.argmax(info["action_mask"]))
    assert isinstance(env.unwrapped, SoloEnv)
    assert env.unwrapped.game is holdfast.game(name)


@pytest.mark.parametrize("name", ["paris", "outlive"])
def test_the_learner_decides_for_its_seat_and_agents_for_the_others(name: str) -> None:
    env = SoloEnv(name, seats=3, seat=1, opponents=["random", "normal"])
    env.reset(seed=3)
    over = False
    while not over:
        assert env.seat == 1
        assert env._state.decision.seat == 1
        _, _, over, _, info = env.step(int(np.argmax(env.action_masks())))
    assert set(info) == {"action_mask", "seat", "outcome"}
    assert not info["action_mask"].any()


def test_the_same_seed_gives_the_same_match_and_the_next_one_is_another() -> None:
    env = SoloEnv("outlive", opponents="heuristic:noise=0.2")
    first = play(env, 5)
    again = play(SoloEnv("outlive", opponents="heuristic:noise=0.2"), 5)
    assert first[0] == again[0]
    assert first[2]["outcome"] == again[2]["outcome"]
    opened = env.reset()[0]
    assert not np.array_equal(opened, env.reset(seed=5)[0])


def test_without_a_seat_it_is_another_one_in_each_match() -> None:
    env = SoloEnv("paris", seats=3, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


def test_the_reward_is_that_of_the_learners_seat() -> None:
    env = SoloEnv("paris", seat=1, opponents="random", reward="lead")
    _, reward, info = play(env, 2)
    scores = info["outcome"].scores  # type: ignore[attr-defined]
    assert reward == scores[1] - scores[0]


def test_where_all_play_together_it_decides_for_everybody_or_beside_partners() -> None:
    env, seats = SoloEnv("warofmine", seats=3), set[int]()
    _, info = env.reset(seed=1)
    over = False
    while not over:
        seats.add(int(info["seat"]))
        _, reward, over, _, info = env.step(int(np.argmax(info["action_mask"])))
    assert len(seats) > 1
    assert reward in (-1.0, 1.0)
    env = SoloEnv("warofmine", seats=2, seat=0, opponents="normal")
    play(env, 1)
    assert env.seat == 0


def test_an_illegal_action_is_refused_or_ends_the_match() -> None:
    env = SoloEnv("paris", opponents="random")
    env.reset(seed=1)
    before, wrong = env._state.checksum(), int(np.argmin(env.action_masks()))
    with pytest.raises(IllegalAction, match=r"can't do"):
        env.step(wrong)
    with pytest.raises(HoldfastError, match="no action 9999"):
        env.step(9999)
    assert env._state.checksum() == before
    env = SoloEnv("paris", opponents="random", illegal="end")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_it_shows_what_is_asked_and_no_hidden_thing() -> None:
    env = SoloEnv("paris", seat=0, opponents="random", render_mode="ansi")
    assert env.render() is None
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    numbers = [int(number) for number in re.findall(r"^ +(\d+)  \w", told, re.MULTILINE)]
    assert sorted(numbers) == np.flatnonzero(env.action_masks()).tolist()
    play(env, 1)
    assert "The match is over" in str(env.render())
    assert SoloEnv("paris").render() is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seat": 2}, "no seat 2; seats are numbered from 0 to 1"),
        ({"opponents": ["random", "random"]}, "2 agents do not fit 1 seat"),
        ({"opponents": "nobody"}, "There is no agent 'nobody'"),
        ({"illegal": "ignore"}, "illegal is one of refuse, end, not 'ignore'"),
        ({"render_mode": "human"}, "render_mode is one of ansi, not 'human'"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(HoldfastError, match=sentence):
        SoloEnv("paris", **arguments)  # type: ignore[arg-type]
    with pytest.raises(HoldfastError, match="begin first"):
        SoloEnv("paris").step(0)
