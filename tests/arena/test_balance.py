"""What a pack changes is measured match by match on the same tables."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.arena.balance import Balance, balance
from holdfast.core import HoldfastError

PARIS = holdfast.game("paris")
TERMS: dict[str, Any] = {"seats": 2, "agents": ["random"], "matches": 30}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Missions for most of a type are worth much more."""
    (tmp_path / "pack.toml").write_text('name = "richer"\ngame = "paris"\n')
    (tmp_path / "a.toml").write_text('[[mission_kind]]\nid = "most-type"\nvp = 60\n')
    return tmp_path


def of(result: Balance, name: str, part: str = "") -> Any:
    return next(one for one in result.measures if (one.name, one.of) == (name, part))


def test_a_pack_that_makes_missions_richer_shows_there_and_nowhere_else(pack: Path) -> None:
    result = balance(PARIS, pack, **TERMS)
    assert (result.played, result.complete) == (30, True)
    assert result.changed == {"mission_kind": ["most-type"]}
    missions = of(result, "part", "missions")
    assert missions.difference.low > 0
    assert missions.pack - missions.base == pytest.approx(missions.difference.mean)
    # Random agents do not look at what a mission is worth, so everything else stays exactly as it was.
    for one in result.measures:
        if one.name in ("decisions",) or (one.name == "part" and one.of != "missions"):
            assert (one.difference.mean, one.difference.low, one.difference.high) == (0, 0, 0)
    assert all(one.difference.mean == 0 for one in result.changes)
    assert result.base.matches == result.pack.matches == 30


def test_the_same_for_any_number_of_workers(pack: Path) -> None:
    once = balance(PARIS, pack, **TERMS)
    assert balance(PARIS, pack, **TERMS, workers=2).json() == once.json()
    assert msgspec.json.decode(once.json(), type=Balance) == once


@pytest.mark.parametrize(
    ("agent", "played"),
    [
        ("hard", "search:iterations=32:by=heuristic"),
        ("learned:noise=0.1:version=3", "heuristic:noise=0.1"),
        ("search:by=learned:iterations=2", "search:iterations=2:by=heuristic"),
        ("search:iterations=2:by=heuristic", "search:iterations=2:by=heuristic"),
        ("easy", "easy"),
    ],
)
def test_whoever_lacks_what_it_learned_with_the_pack_does_without_on_both_sides(
    agent: str, played: str, pack: Path
) -> None:
    """Otherwise the two sides would differ by their agents, not only by the pack."""

    def stop(done: int, matches: int) -> None:
        raise KeyboardInterrupt

    assert balance(PARIS, pack, seats=2, agents=[agent], matches=1, progress=stop).agents == [played] * 2


def stop_after(matches: int) -> Any:
    def stop(done: int, all_matches: int) -> None:
        assert all_matches == 60
        if done >= matches:
            raise KeyboardInterrupt

    return stop


@pytest.mark.parametrize(("matches", "pairs"), [(10, 0), (45, 15)])
def test_a_stopped_balance_goes_on_where_it_was(pack: Path, tmp_path: Path, matches: int, pairs: int) -> None:
    journal = tmp_path.parent / f"{tmp_path.name}.journal"
    stopped = balance(PARIS, pack, **TERMS, journal=journal, progress=stop_after(matches))
    assert (stopped.played, stopped.complete) == (pairs, False)
    again = balance(PARIS, pack, **TERMS, journal=journal)
    assert again.json() == balance(PARIS, pack, **TERMS).json()


def test_where_all_play_together_what_counts_is_the_siege(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mild"\ngame = "warofmine"\n')
    (tmp_path / "a.toml").write_text('[[character]]\nid = "bruno"\nprowess = 3\n')
    result = balance(holdfast.game("warofmine"), tmp_path, seats=1, agents=["random"], matches=3)
    names = [one.name for one in result.measures]
    assert names[0] == "won"
    assert "seat" not in names
    assert "people" in names


def test_a_pack_without_values_has_nothing_to_compare(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "empty"\ngame = "paris"\n')
    with pytest.raises(HoldfastError, match="changes no values"):
        balance(PARIS, tmp_path, **TERMS)


@pytest.mark.parametrize(
    ("wrong", "said"), [({"matches": 0}, "at least 1"), ({"agents": ["genius"]}, "no agent"), ({"seats": 9}, "seats")]
)
def test_nonsense_is_refused(pack: Path, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(HoldfastError, match=said):
        balance(PARIS, pack, **TERMS | wrong)
