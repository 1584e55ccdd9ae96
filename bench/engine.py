"""How fast the engine is, compiled and not, side by side in one run.

    python bench/engine.py [--game paris] [--seats 4] [--seconds 1] [--rounds 3]

Every figure is the median of a few rounds. A round measures the compiled and the plain engine one after the
other, each in a process of its own, so that both meet the same machine. Seconds are seconds of the processor,
so that other work on the machine disturbs little. All chance comes from fixed seeds.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

ROWS = (
    ("decisions", "random decisions/s, chosen by a loop in Python", "{:,.0f}"),
    ("playouts", "random decisions/s by `playout`", "{:,.0f}"),
    ("views", "decisions/s with a view for the seat that decides", "{:,.0f}"),
    ("seen", "views/s", "{:,.0f}"),
    ("observations", "observations/s", "{:,.0f}"),
    ("standings", "standings/s", "{:,.0f}"),
    ("explained", "a decision in words with all its actions, ms", "{:.3f}"),
    ("clones", "clones/s", "{:,.0f}"),
    ("determinizations", "determinizations/s", "{:,.0f}"),
    ("matches", "matches/s (`simulate`, one worker)", "{:,.0f}"),
    ("replay", "a whole match replayed, ms", "{:.3f}"),
    ("load", "a whole match loaded from its save, ms", "{:.3f}"),
    ("checksum", "checksum of a state, µs", "{:.1f}"),
)
LESS_IS_BETTER = {"explained", "replay", "load", "checksum"}
TIMES = (
    ("choose", "choosing, in this loop"),
    ("ask", "asking for the legal actions"),
    ("do", "doing what was chosen, and all the rest"),
)
SIZES = (
    ("length", "decisions in a match, mean"),
    ("save", "save of a whole match without its snapshot, bytes (longest of 20)"),
    ("snapshot", "its snapshot, bytes (largest of 20)"),
    ("view", "largest view as JSON, bytes (4 matches)"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="paris")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        json.dump(measure(options.game, options.seats, options.seconds), sys.stdout)
        return
    compiled, plain = [], []
    for number in range(options.rounds):
        print(f"round {number + 1} of {options.rounds} …", file=sys.stderr)
        compiled.append(in_process(options, pure=False))
        plain.append(in_process(options, pure=True))
    print(table(options.game, options.seats, compiled, plain))


def in_process(options: argparse.Namespace, *, pure: bool) -> dict[str, Any]:
    """One round in a process of its own."""
    command = [sys.executable, __file__, "--measure", "--game", options.game, "--seats", str(options.seats)]
    done = subprocess.run(
        [*command, "--seconds", str(options.seconds)],
        env={**os.environ, "HOLDFAST_PURE": "1" if pure else ""},
        stdout=subprocess.PIPE,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit("bench: the measuring process failed; see above.")
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def table(game: str, seats: int, compiled: list[dict[str, Any]], plain: list[dict[str, Any]]) -> str:
    first = compiled[0]
    status = str(first["status"])
    lines = [f"| {game}, {seats} seats | {status} | interpreted | ratio |", "| --- | ---: | ---: | ---: |"]
    for key, name, form in ROWS:
        fast = statistics.median(run[key] for run in compiled)
        slow = statistics.median(run[key] for run in plain)
        ratio = slow / fast if key in LESS_IS_BETTER else fast / slow
        lines.append(f"| {name} | {form.format(fast)} | {form.format(slow)} | {ratio:.1f} |")
    lines += ["", "| where the time of a decision goes, µs | | |", "| --- | ---: | ---: |"]
    for key, name in TIMES:
        fast = statistics.median(run[key] for run in compiled)
        lines.append(f"| {name} | {fast:.2f} | {statistics.median(run[key] for run in plain):.2f} |")
    lines += ["", "| size | |", "| --- | ---: |"]
    lines += [f"| {name} | {first[key]:,.0f} |" for key, name in SIZES]
    if status != "compiled":
        lines += ["", f"The first column ran {status}: `make compile` first."]
    return "\n".join(lines)


# What one process measures


def measure(name: str, seats: int, seconds: float) -> dict[str, Any]:
    import holdfast
    from holdfast._compiled import status
    from holdfast.arena import simulate

    game = holdfast.game(name)

    def decisions(count: int) -> int:
        return sum(playout(game, seats, seed) for seed in range(count))

    def playouts(count: int) -> int:
        rng = holdfast.Rng(1)
        return sum(game.new(seats=seats, seed=seed).playout(rng, game.bound) for seed in range(count))

    def views(count: int) -> int:
        return sum(playout(game, seats, seed, state_view) for seed in range(count))

    words, names = game.words("en"), [str(seat) for seat in range(seats)]

    def explained(count: int) -> int:
        def explain(state: Any) -> None:
            game.explain(state, state.decision.seat, words, names)

        return sum(playout(game, seats, seed, explain) for seed in range(count))

    states = moments(game, seats)

    def seen(count: int) -> int:
        for _ in range(count):
            for state in states:
                state.view(state.decision.seat)
        return count * len(states)

    def observations(count: int) -> int:
        out: list[int] = []
        for _ in range(count):
            for state in states:
                state.observe(state.decision.seat, out)
        return count * len(states)

    def standings(count: int) -> int:
        for _ in range(count):
            for state in states:
                state.standing()
        return count * len(states)

    def clones(count: int) -> int:
        for _ in range(count):
            for state in states:
                state.clone()
        return count * len(states)

    def determinizations(count: int) -> int:
        rng = holdfast.Rng(1)
        for _ in range(count):
            for state in states:
                state.determinize(state.decision.seat, rng)
        return count * len(states)

    def checksums(count: int) -> int:
        for _ in range(count):
            for state in states:
                state.checksum()
        return count * len(states)

    def asks(count: int) -> int:
        # A state that waits can be asked again, and gives the same decision.
        for _ in range(count):
            for state in states:
                state.settle()
        return count * len(states)

    def choices(count: int) -> int:
        below = holdfast.Rng(1).below
        for _ in range(count):
            for state in states:
                if (decision := state.decision) is not None:
                    actions = decision.actions
                    actions[below(len(actions))]
        return count * len(states)

    def matches(count: int) -> int:
        return simulate(game, seats=seats, games=count, seed=1).games

    played = [match(game, seats, seed) for seed in range(20)]
    saves = [one.save() for one in played]

    def replays(count: int) -> int:
        for _ in range(count):
            for one in played:
                state = game.new(seats=seats, seed=one.seed)
                for entry in one.history:
                    state.apply(game.catalogue[entry])
        return count * len(played)

    def loads(count: int) -> int:
        for _ in range(count):
            for save in saves:
                holdfast.Match.load(save, holdfast.game)
        return count * len(saves)

    decided = rate(decisions, seconds)
    ask, choose = 1e6 / rate(asks, seconds), 1e6 / rate(choices, seconds)
    return {
        "status": status(),
        "decisions": decided,
        "ask": ask,
        "choose": choose,
        "do": 1e6 / decided - ask - choose,
        "playouts": rate(playouts, seconds),
        "views": rate(views, seconds),
        "seen": rate(seen, seconds),
        "observations": rate(observations, seconds),
        "standings": rate(standings, seconds),
        "explained": 1e3 / rate(explained, seconds),
        "clones": rate(clones, seconds),
        "determinizations": rate(determinizations, seconds),
        "matches": rate(matches, seconds),
        "replay": 1e3 / rate(replays, seconds),
        "load": 1e3 / rate(loads, seconds),
        "checksum": 1e6 / rate(checksums, seconds),
        **sizes(game, seats, played, saves),
    }


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per second; `work(n)` does n portions and says how many units they were."""
    portions, took, units = 1, 0.0, 0
    while True:
        began = time.process_time()
        units = work(portions)
        took = time.process_time() - began
        if took >= seconds / 2:
            return units / took
        portions = max(portions + 1, min(portions * 10, int(portions * seconds / max(took, 1e-9))))


def state_view(state: Any) -> None:
    state.view(state.decision.seat)


def playout(game: Any, seats: int, seed: int, look: Callable[[Any], None] | None = None) -> int:
    """One random match, the choosing left to this interpreted loop, which looks at every decision if asked to; returns
    its decisions."""
    from holdfast import Rng

    state = game.new(seats=seats, seed=seed)
    below = Rng(seed + 1).below
    count = 0
    while (decision := state.decision) is not None:
        if look is not None:
            look(state)
        actions = decision.actions
        state.apply(actions[below(len(actions))])
        count += 1
    return count


def moments(game: Any, seats: int) -> list[Any]:
    """States from all over a few matches."""
    from holdfast import Rng

    found = []
    for seed in range(4):
        state, rng, count = game.new(seats=seats, seed=seed), Rng(seed + 1), 0
        while (decision := state.decision) is not None:
            if count % 10 == 0:
                found.append(state.clone())
            state.apply(decision.actions[rng.below(len(decision.actions))])
            count += 1
    return found


def match(game: Any, seats: int, seed: int) -> Any:
    from holdfast import Match, Rng

    one, rng = Match(game, seats=seats, seed=seed), Rng(seed + 1)
    while (decision := one.state.decision) is not None:
        one.apply(decision.actions[rng.below(len(decision.actions))])
    return one


def sizes(game: Any, seats: int, played: list[Any], saves: list[bytes]) -> dict[str, float]:
    import msgspec

    bare, snapshots, views = [], [], []
    for save in saves:
        inner = json.loads(save)["save"]
        snapshots.append(len(msgspec.json.encode(inner.pop("snapshot"))))
        bare.append(len(msgspec.json.encode(inner)))
    for state in moments(game, seats):
        views += [len(msgspec.json.encode(state.view(seat))) for seat in range(seats)]
    return {
        "length": statistics.mean(len(one.history) for one in played),
        "save": max(bare),
        "snapshot": max(snapshots),
        "view": max(views),
    }


if __name__ == "__main__":
    main()
