"""Many matches side by side: the same matches as one by one, and arrays that say what the engine says."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import embers
import numpy as np
import pytest

import holdfast
from holdfast.agents import parse_agent
from holdfast.arena.simulation import seed_of
from holdfast.core import HoldfastError, Outcome
from holdfast.envs import Batch
from holdfast.envs.numbers import bounds
from holdfast.envs.rewards import reward_of
from holdfast.registry import BUILT_IN

TABLES = [("paris", 2), ("paris", 4), ("outlive", 3), ("warofmine", 1), ("warofmine", 3)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_match_is_the_one_of_its_seed(name: str, seats: int) -> None:
    """Every row tells what its state tells, through the ends of several matches."""
    batch, rng = Batch(name, seats=seats, matches=3, seed=9), np.random.default_rng(1)
    game = batch.game
    alone = [game.new(seats=seats, seed=seed_of(9, number, "table")) for number in range(3)]
    ended = seen = 0
    while ended < 4:
        for row, state in enumerate(alone):
            assert batch.deciding[row] == state.decision.seat
            numbers: list[int] = []
            state.observe(state.decision.seat, numbers)
            assert batch.observations[row].tolist() == numbers
            legal = sorted(action.index for action in state.decision.actions)
            assert np.flatnonzero(batch.masks[row]).tolist() == legal
            seen += 1
        chosen = batch.any_actions(rng)
        rewards, over = batch.step(chosen)
        for row, state in enumerate(alone):
            state.apply(game.catalogue[int(chosen[row])])
            assert over[row] == (state.decision is None) == (row in batch.outcomes)
            if state.decision is None:
                assert batch.outcomes[row] == state.outcome
                assert rewards[row].any()
                alone[row] = game.new(seats=seats, seed=seed_of(9, 3 + ended, "table"))
                ended += 1
            else:
                assert not rewards[row].any()
    assert batch.begun == 3 + ended
    assert seen > 60


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_number_stays_within_its_bounds(name: str) -> None:
    batch, rng = Batch(name, seats=2, matches=8), np.random.default_rng(2)
    low, high = bounds(batch.game)
    for _ in range(150):
        assert (batch.observations >= low).all()
        assert (batch.observations <= high).all()
        batch.step(batch.any_actions(rng))


def test_every_legal_action_is_drawn_about_equally_often() -> None:
    batch, rng, counts = Batch("paris", seats=2, matches=1), np.random.default_rng(3), dict[int, int]()
    for _ in range(900):
        (number,) = batch.any_actions(rng).tolist()
        counts[number] = counts.get(number, 0) + 1
    assert sorted(counts) == np.flatnonzero(batch.masks[0]).tolist()
    assert min(counts.values()) > 0.7 * 900 / len(counts)


def test_an_illegal_action_is_named_and_nothing_is_applied() -> None:
    batch = Batch("paris", seats=2, matches=4)
    before = [state.checksum() for state in batch.states]
    chosen = batch.any_actions(np.random.default_rng(4))
    chosen[2] = np.argmin(batch.masks[2])
    with pytest.raises(HoldfastError, match=r"In match 2 seat \d can't do '.+' now; nothing was applied"):
        batch.step(chosen)
    chosen[2] = 10_000
    with pytest.raises(HoldfastError, match="can't do 10000 now"):
        batch.step(chosen)
    with pytest.raises(HoldfastError, match=r"takes 4 actions, whole numbers, not int64\(3,\)"):
        batch.step(chosen[:3])
    with pytest.raises(HoldfastError, match=r"not float64\(4,\)"):
        batch.step(chosen * 1.0)
    assert [state.checksum() for state in batch.states] == before


def test_an_agent_can_play_a_row() -> None:
    batch = Batch("outlive", seats=2, matches=2, seed=5)
    agent = parse_agent("normal").make(batch.game, 0, holdfast.Rng(1))
    action = agent.choose(batch.states[1].decision, batch.sight(1))
    assert batch.masks[1, action.index]


def outcome(*places: int, lost: bool = False, scores: tuple[int, ...] = ()) -> Outcome:
    return Outcome(reason="end", places=list(places), scores=list(scores or places), parts={}, lost=lost)


@pytest.mark.parametrize(
    ("given", "ended", "expected"),
    [
        ("win", outcome(1, 2), [1, -1]),
        ("win", outcome(1, 1), [0, 0]),
        ("win", outcome(2, 3, 1), [-0.5, -0.5, 1]),
        ("win", outcome(1, 3, 1, 4), [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ("score", outcome(1, 2, scores=(31, -4)), [31, -4]),
        ("lead", outcome(2, 1, 3, scores=(20, 31, 5)), [-11, 11, -26]),
        (lambda ended: [7.0] * len(ended.places), outcome(1, 2), [7, 7]),
    ],
)
def test_rewards(given: str | Callable[[Outcome], list[float]], ended: Outcome, expected: list[float]) -> None:
    assert reward_of(given, holdfast.game("paris"))(ended) == pytest.approx(expected)


def test_where_all_play_together_they_get_the_same() -> None:
    siege = reward_of("win", holdfast.game("warofmine"))
    assert siege(outcome(1, 1, 1)) == [1, 1, 1]
    assert siege(outcome(1, 1, lost=True)) == [-1, -1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"reward": "glory"}, "There is no reward 'glory' here; there are win, score, lead"),
        ({"matches": 0}, "1 to 1000000 matches, not 0"),
        ({"seats": 7}, "paris has 2 to 4 seats, not 7"),
        ({"seats": "2"}, "paris has 2 to 4 seats, not '2'"),
        ({"content": "nowhere"}, "nowhere"),
        ({"options": {"speed": 2}}, "paris has no option 'speed'"),
        ({"game": "chess"}, "There is no game"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    given: dict[str, Any] = {"game": "paris", "seats": 2, **arguments}
    with pytest.raises(HoldfastError, match=sentence):
        Batch(given.pop("game"), **given)


def test_leads_mean_nothing_where_all_play_together() -> None:
    with pytest.raises(HoldfastError, match="there are win, score"):
        Batch("warofmine", seats=2, reward="lead")


def test_a_pack_is_played(tmp_path: Path) -> None:
    """Read when the batch is made, and no more."""
    (tmp_path / "pack.toml").write_text('name = "richer"\ngame = "paris"\n')
    (tmp_path / "a.toml").write_text('[[mission_kind]]\nid = "most-type"\nvp = 60\n')
    batch, rng = Batch("paris", seats=2, matches=2, content=tmp_path), np.random.default_rng(1)
    (tmp_path / "a.toml").unlink()
    while batch.begun < 5:
        batch.step(batch.any_actions(rng))
    assert {state.tables.content.overrides.name for state in batch.states} == {"richer"}


def test_a_game_of_ones_own_is_played_too() -> None:
    batch, rng = Batch(embers.GAME, seats=3, matches=2), np.random.default_rng(1)
    while not batch.outcomes:
        batch.step(batch.any_actions(rng))
    assert batch.rewards.sum() == pytest.approx(0)
