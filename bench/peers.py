"""The same work by Holdfast and by its peers, in one run on one machine, as ratios.

    python bench/peers.py [--game paris] [--seats 4] [--seconds 1] [--rounds 3] [--env FOLDER]

The work: whole matches from setup to end in one process, every decision taken at random among the legal ones
by a loop in interpreted Python; for Holdfast also by its own `playout`. Only decisions of players count; dice
and cards that a library deals through its own chance nodes are part of the work. Games differ in length and
weight, so this compares what a researcher waits for, not one rule with another.

Peers come from PyPI into an environment of their own (`.venv-peers` in this checkout), made on the first run.
Each subject is measured in a process of its own, in turn, for a few rounds; figures are medians. Seconds are
seconds of the processor, so that other work on the machine disturbs little.
"""

import argparse
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

PACKAGES = {
    "catanatron": ["catanatron"],
    "OpenSpiel": ["open_spiel"],
    "rlcard": ["rlcard"],
    "PettingZoo": ["pettingzoo[classic]", "rlcard"],
}
HERE = Path(__file__).resolve().parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="paris")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--env", type=Path, default=HERE / ".venv-peers", help="where the peers are installed")
    parser.add_argument("--measure", metavar="SUBJECT", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        json.dump(subjects(options.game, options.seats)[options.measure](options.seconds), sys.stdout)
        return
    there = install(options.env)
    names = [name for name in subjects(options.game, options.seats) if needs(name) <= there]
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for number in range(options.rounds):
        for name in names:
            print(f"round {number + 1} of {options.rounds}: {name}", file=sys.stderr)
            if (figures := in_process(name, options)) is not None:
                rounds[name].append(figures)
    print(table(rounds, versions(options.env)))


def needs(subject: str) -> set[str]:
    return {peer for peer in PACKAGES if subject.startswith(peer)}


def install(env: Path) -> set[str]:
    """Makes the environment of the peers; one that can't be installed is left out, and said to be."""
    python = python_of(env)
    if not python.exists():
        print(f"Making {env} for the peers …", file=sys.stderr)
        venv.create(env, with_pip=True)
    there = set()
    for peer, packages in PACKAGES.items():
        mark = env / f".{peer}"
        if not mark.exists():
            print(f"Installing {peer} …", file=sys.stderr)
            command = [
                str(python),
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                *packages,
            ]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                reason = (done.stderr.strip().splitlines() or ["pip said nothing"])[-1]
                print(f"{peer} is left out, it can't be installed here: {reason}", file=sys.stderr)
                continue
            mark.touch()
        there.add(peer)
    return there


def python_of(env: Path) -> Path:
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def in_process(name: str, options: argparse.Namespace) -> dict[str, float] | None:
    ours = not needs(name)
    python = sys.executable if ours else str(python_of(options.env))
    command = [python, __file__, "--measure", name, "--game", options.game, "--seats", str(options.seats)]
    done = subprocess.run(
        [*command, "--seconds", str(options.seconds)],
        env={**os.environ, "HOLDFAST_PURE": "1" if "interpreted" in name else ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        print(f"{name} is left out of this round, it failed: {reason}", file=sys.stderr)
        return None
    # Some libraries greet on standard output; the figures are on the last line.
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def versions(env: Path) -> str:
    command = [str(python_of(env)), "-m", "pip", "list", "--format", "json", "--disable-pip-version-check"]
    listed = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    wanted = {"catanatron", "open-spiel", "open_spiel", "rlcard", "pettingzoo"}
    return ", ".join(f"{one['name']} {one['version']}" for one in listed if one["name"].lower() in wanted)


def table(rounds: dict[str, list[dict[str, float]]], peers: str) -> str:
    figures = {
        name: {key: statistics.median(run[key] for run in runs) for key in runs[0]}
        for name, runs in rounds.items()
        if runs
    }
    ours = figures[next(iter(figures))]
    lines = [
        "| one process, random play | decisions/s | Holdfast is | by `playout` | copies/s | Holdfast is |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, found in figures.items():
        against = ours["with a view"] if "observation" in name else ours["decisions"]
        fastest = found.get("by playout", found["decisions"])
        cells = [f"{found['decisions']:,.0f}", f"{against / found['decisions']:.1f} ×"]
        cells += [f"{ours['by playout'] / fastest:.1f} ×", "", ""]
        if "copies" in found:
            cells[3:] = [f"{found['copies']:,.0f}", f"{ours['copies'] / found['copies']:.1f} ×"]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    lines += [
        "",
        f"Holdfast by `playout`, which chooses in compiled code: {ours['by playout']:,.0f} decisions/s.",
        f"Holdfast with a view for the seat that decides: {ours['with a view']:,.0f} decisions/s; peers that "
        "hand out an observation with every decision are compared with that.",
        f"Peers: {peers}.",
    ]
    return "\n".join(lines)


# The subjects: each says how many decisions it took per second, and copies of the state where it has them


def subjects(game: str, seats: int) -> dict[str, Callable[[float], dict[str, float]]]:
    """The first is what all others are compared with."""
    return {
        f"Holdfast {game}, {seats} seats": partial(holdfast, game, seats),
        f"Holdfast {game}, {seats} seats, interpreted": partial(holdfast, game, seats),
        "catanatron, 4 seats": catanatron,
        "OpenSpiel backgammon": partial(open_spiel, "backgammon"),
        "OpenSpiel gin rummy": partial(open_spiel, "gin_rummy"),
        "OpenSpiel hearts": partial(open_spiel, "hearts"),
        "rlcard gin rummy (with observation)": partial(rlcard, "gin-rummy"),
        "rlcard uno (with observation)": partial(rlcard, "uno"),
        "PettingZoo texas hold'em (with observation)": partial(pettingzoo, "texas_holdem_v4"),
        "PettingZoo chess (with observation)": partial(pettingzoo, "chess_v6"),
    }


def rate(portion: Callable[[int], int], seconds: float) -> float:
    """Units of work per second over whole portions; the first one warms up and does not count."""
    portion(0)
    units, number, began = 0, 1, time.process_time()
    while (took := time.process_time() - began) < seconds:
        units += portion(number)
        number += 1
    return units / took


def copies(copy: Callable[[], object], seconds: float) -> float:
    def hundred(number: int) -> int:
        for _ in range(100):
            copy()
        return 100

    return rate(hundred, seconds)


def holdfast(name: str, seats: int, seconds: float) -> dict[str, float]:
    api: Any = importlib.import_module("holdfast")
    game = api.game(name)

    def match(look: bool, seed: int) -> int:
        state, below, count = game.new(seats=seats, seed=seed), api.Rng(seed).below, 0
        while (decision := state.decision) is not None:
            if look:
                state.view(decision.seat)
            actions = decision.actions
            state.apply(actions[below(len(actions))])
            count += 1
        return count

    middle, below = game.new(seats=seats, seed=1), api.Rng(1).below
    for _ in range(match(False, 1) // 2):
        middle.apply(middle.decision.actions[below(len(middle.decision.actions))])

    def by_playout(seed: int) -> int:
        return int(game.new(seats=seats, seed=seed).playout(api.Rng(seed), game.bound))

    return {
        "decisions": rate(partial(match, False), seconds),
        "by playout": rate(by_playout, seconds),
        "with a view": rate(partial(match, True), seconds),
        "copies": copies(middle.clone, seconds),
    }


def catanatron(seconds: float) -> dict[str, float]:
    api: Any = importlib.import_module("catanatron")

    def new(seed: int) -> Any:
        return api.Game([api.RandomPlayer(color) for color in api.Color], seed=seed)

    def match(seed: int) -> int:
        game = new(seed)
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    middle = new(1)
    for _ in range(match(1) // 2):
        middle.play_tick()
    return {"decisions": rate(match, seconds), "copies": copies(middle.copy, seconds)}


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    api: Any = importlib.import_module("pyspiel")
    game = api.load_game(name)

    def move(state: Any, chance: random.Random) -> int:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            actions, weights = zip(*outcomes, strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
            return 0
        state.apply_action(chance.choice(state.legal_actions()))
        return 1

    def match(seed: int) -> int:
        chance, state, count = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            count += move(state, chance)
        return count

    half = match(1) // 2
    middle, chance = game.new_initial_state(), random.Random(1)
    while half > 0:
        half -= move(middle, chance)
    return {"decisions": rate(match, seconds), "copies": copies(middle.clone, seconds)}


def rlcard(name: str, seconds: float) -> dict[str, float]:
    api: Any = importlib.import_module("rlcard")
    env = api.make(name, config={"seed": 1})
    chance = random.Random(1)

    def match(number: int) -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            count += 1
        return count

    return {"decisions": rate(match, seconds)}


def pettingzoo(name: str, seconds: float) -> dict[str, float]:
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
    chance = random.Random(1)

    def match(seed: int) -> int:
        env.reset(seed=seed)
        count = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(chance.choice(observation["action_mask"].nonzero()[0]))
                count += 1
        return count

    return {"decisions": rate(match, seconds)}


if __name__ == "__main__":
    main()
