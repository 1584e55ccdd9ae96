"""Same seed, same match: in any process, under any hash seed, compiled or not."""

import os
import subprocess
import sys

import msgspec

from holdfast.core import Game
from holdfast.testing.play import chooser, playout


def checksums(game: Game, seats: int, seeds: range) -> list[str]:
    """The number of decisions and the final checksum of the random match of each seed."""
    found = []
    for seed in seeds:
        state = game.new(seats=seats, seed=seed)
        count = playout(state, chooser(seed), game.bound)
        found.append(f"{count} {state.checksum()}")
    return found


def address(game: Game) -> str:
    """The name by which another process can import a game that is not registered: `module:GAME`."""
    return f"{type(game).__module__}:GAME"


def fresh_processes_agree(game: Game, seats: int, games: int, seed: int) -> None:
    """Fresh processes with other hash seeds, one of them on the interpreted engine, play the same matches."""
    here = checksums(game, seats, range(seed, seed + games))
    ways = [{"PYTHONHASHSEED": "1"}, {"PYTHONHASHSEED": "4321", "HOLDFAST_PURE": "1"}]
    command = [sys.executable, "-m", "holdfast.testing.playouts", address(game), "--seats", str(seats)]
    command += ["--from", str(seed), "--games", str(games), "--json"]
    path = os.pathsep.join(folder for folder in sys.path if folder)
    running = [
        subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": path, **way},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for way in ways
    ]
    ended = [process.communicate() for process in running]
    for way, process, (out, err) in zip(ways, running, ended, strict=True):
        if process.returncode != 0:
            raise AssertionError(f"{game.id} does not play in a fresh process with {way}:\n{err.decode()}")
        there = msgspec.json.decode(out, type=dict[str, list[str]])[str(seats)]
        for number, (mine, other) in enumerate(zip(here, there, strict=True), start=seed):
            if mine != other:
                raise AssertionError(
                    f"{game.id}, {seats} seats, seed {number}: the random match ends with {mine} here "
                    f"and with {other} in a fresh process with {way}"
                )
