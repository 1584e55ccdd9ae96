"""One save, one writer: two processes never play the same file."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from holdfast.core import HoldfastError, Match, Seat
from holdfast.registry import game
from holdfast.table import Store

HOLDS = """
import sys
from pathlib import Path
from holdfast.table import Store

path = Path(sys.argv[1])
held = Store(path.parent).hold(path)
print("held" if held is not None else "busy", flush=True)
sys.stdin.read()
"""


@contextmanager
def another_process(path: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A process that tries to hold a file and stays, and what it says."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def kept(folder: Path) -> Path:
    store, path = Store(folder), folder / "paris-2026-01-02-030405.json"
    store.write(Match(game("paris"), seats=[Seat("Ann"), Seat("Bob")], seed=1), path)
    return path


def test_a_match_that_another_process_plays_is_not_held_again(tmp_path: Path) -> None:
    path = kept(tmp_path)
    with another_process(path) as (_, said):
        assert said == "held"
        assert Store(tmp_path).hold(path) is None
        with pytest.raises(HoldfastError, match="is being played in another window"):
            Store(tmp_path).remove(path)
        assert path.exists()


def test_what_this_process_holds_another_does_not_get(tmp_path: Path) -> None:
    path = kept(tmp_path)
    held = Store(tmp_path).hold(path)
    assert held is not None
    with another_process(path) as (_, said):
        assert said == "busy"
    held.release()
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    with another_process(path) as (_, said):
        assert said == "held"


def test_what_a_killed_process_held_is_free(tmp_path: Path) -> None:
    path = kept(tmp_path)
    with another_process(path) as (process, said):
        assert said == "held"
        process.kill()
        process.wait()
        held = Store(tmp_path).hold(path)
        assert held is not None
        held.release()


def test_new_matches_get_files_of_their_own_before_they_are_written(tmp_path: Path) -> None:
    store = Store(tmp_path / "saves")
    match = Match(game("paris"), seats=2, seed=1)
    held = [store.hold_new(match) for _ in range(3)]
    assert len({one.path for one in held}) == 3


def test_a_file_that_can_t_be_written_is_nobody_s(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "x.json", Path(".")):
        held = Store(tmp_path).hold(path)
        assert held is not None
        held.release()
    assert list(tmp_path.iterdir()) == []
