"""Counts the machine instructions of one random decision with callgrind, which noise on the machine does not touch.

`python bench/instructions.py [GAME ...]` runs each game twice under valgrind, with few matches and with more; the
difference divided by the decisions between them is free of start-up and setup of the process. `--playout` counts the
compiled loop `state.playout` instead of the loop in Python.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

from holdfast import Rng, game

SEATS = {"paris": 4, "outlive": 4, "warofmine": 2}
MATCHES = {"paris": (4, 24), "outlive": (4, 24), "warofmine": (100, 500)}
"""Few and more. Random matches of This War of Mine are short, and the first ones read scripts for the first time."""


def play(name: str, matches: int, by_playout: bool) -> int:
    """Plays so many random matches and returns how many decisions they had."""
    box = game(name)
    made = 0
    for seed in range(matches):
        state = box.new(seats=SEATS[name], seed=seed)
        rng = Rng(seed)
        if by_playout:
            made += state.playout(rng, box.bound)
            continue
        while (decision := state.decision) is not None:
            actions = decision.actions
            state.apply(actions[rng.below(len(actions))])
            made += 1
    return made


def count(name: str, matches: int, by_playout: bool) -> tuple[int, int]:
    """Instructions and decisions of a process of its own under callgrind."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__]
    command += ["--run", name, "--matches", str(matches), *(["--playout"] if by_playout else [])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1]), int(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--playout", action="store_true")
    parser.add_argument("--run", help=argparse.SUPPRESS)
    parser.add_argument("--matches", type=int, default=1, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.run:
        print(play(given.run, given.matches, given.playout))
        return
    if not Path("/proc").exists() and sys.platform != "linux":
        sys.exit("callgrind needs valgrind, which runs on Linux.")
    for name in given.games:
        few, more = (count(name, matches, given.playout) for matches in MATCHES[name])
        each = (more[0] - few[0]) / (more[1] - few[1])
        print(f"{name:10} {each:8,.0f} instructions a decision ({more[1] - few[1]:,} decisions)", flush=True)


if __name__ == "__main__":
    main()
