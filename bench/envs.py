"""How fast the games are as environments: random play with everything that a learner reads at every decision.

    python bench/envs.py [--seconds 3] [--matches 64]

`batch` is `holdfast.envs.Batch`, `solo` one seat as Gymnasium wants it (all seats but one take random actions), `table`
all seats as PettingZoo wants them. Decisions and matches are those of the learner, in a second and in a minute of the
processor; on a machine that does other things compare them with each other only."""

import argparse
import time
from collections.abc import Callable, Iterator

import numpy as np

from holdfast.envs import Batch, SoloEnv, TableEnv

TABLES = (("paris", 2), ("paris", 4), ("outlive", 2), ("outlive", 4), ("warofmine", 1), ("warofmine", 3))


def batch(game: str, seats: int, matches: int) -> Iterator[tuple[int, int]]:
    """Decisions and finished matches of each step."""
    rng, played = np.random.default_rng(1), Batch(game, seats=seats, matches=matches)
    while True:
        _, ended = played.step(played.any_actions(rng))
        yield matches, int(ended.sum())


def solo(game: str, seats: int, matches: int) -> Iterator[tuple[int, int]]:
    rng, env = np.random.default_rng(1), SoloEnv(game, seats=seats, opponents="random")
    _, info = env.reset(seed=1)
    while True:
        _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over:
            _, info = env.reset()
        yield 1, int(over)


def table(game: str, seats: int, matches: int) -> Iterator[tuple[int, int]]:
    rng, env = np.random.default_rng(1), TableEnv(game, seats=seats)
    while True:
        env.reset(seed=int(rng.integers(1 << 32)))
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                break
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1, 0
        yield 0, 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the environments for learning.")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--matches", type=int, default=64, help="matches of a batch side by side")
    given = parser.parse_args()
    kinds: tuple[Callable[[str, int, int], Iterator[tuple[int, int]]], ...] = (batch, solo, table)
    print("| game | seats | environment | decisions in a second | matches in a minute |")
    print("| --- | ---: | --- | ---: | ---: |")
    for game, seats in TABLES:
        for kind in kinds:
            decisions = finished = 0
            began = time.process_time()
            for made, ended in kind(game, seats, given.matches):
                decisions += made
                finished += ended
                spent = time.process_time() - began
                if spent > given.seconds:
                    break
            rates = f"{decisions / spent:,.0f} | {60 * finished / spent:,.0f}"
            print(f"| {game} | {seats} | `{kind.__name__}` | {rates} |", flush=True)


if __name__ == "__main__":
    main()
