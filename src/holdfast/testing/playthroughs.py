"""Golden playthroughs: whole matches as text that a person can read and a test compares line by line.

    python -m holdfast.testing.playthroughs paris --write tests/playthroughs

writes one match for each number of seats (of many, the one with most kinds of events) and one for each ending that
these do not show. Endings that random play does not reach need a recorded match: `playthrough(game, seats, seed,
actions)` writes one, and its text is all that must be kept. `tools/played_well.py` records matches of agents.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from holdfast.core import EVERYONE, Event, Game, Match, Rng, Seat, Words
from holdfast.testing.play import NAMES, chooser, playout
from holdfast.testing.playouts import find

TRIED = 50
"""How many seeds are tried for each number of seats; each number has its own, so that the matches differ."""
SEARCHED = 2000
"""How many seeds are tried to find a match that ends in a wanted way."""


def playthrough(game: Game, seats: int, seed: int, actions: Sequence[str] = ()) -> str:
    """The random match of a seed, or a recorded one, told in English: every decision, action, event and the outcome."""
    match = Match(game, seats=[Seat(name) for name in NAMES[:seats]], seed=seed)
    return "\n".join(_tell(match, chooser(seed), list(actions))) + "\n"


def _tell(match: Match, rng: Rng, recorded: list[str]) -> Iterator[str]:
    words = match.game.words("en")
    kind = ", recorded" if recorded else ""
    yield f"{match.game.id}, {len(match.seats)} seats, seed {match.seed}{kind}"
    while (decision := match.state.decision) is not None:
        number = len(match.history)
        if number % 25 == 0:
            yield f"= {match.state.checksum()}"
        name = match.names[decision.seat]
        if recorded:
            choice = decision.actions.index(match.game.catalogue.parse(recorded[number]))
        else:
            choice = rng.below(len(decision.actions))
        action = decision.actions[choice]
        which = f"{choice + 1} of {len(decision.actions)}"
        yield f"{number} {name}, {decision.name} ({decision.rule}), {which}: {action.text}"
        for event in match.apply(action):
            yield f"    {_line(event, words, match)}"
    yield f"= {match.state.checksum()}"
    yield from _ending(match.state.outcome)


def _line(event: Event, words: Words, match: Match) -> str:
    audience = ""
    if event.audience != EVERYONE:
        seats = [match.names[seat] for seat in range(len(match.seats)) if event.seen_by(seat)]
        audience = f" (only {', '.join(seats)})"
    return f"{words.event(event, match.names)} {event.rule}{audience}"


def _ending(outcome: Any) -> Iterator[str]:
    yield f"ended by {outcome.reason}"
    for part, points in outcome.parts.items():
        yield f"    {part}: {' '.join(map(str, points))}"
    yield f"scores {' '.join(map(str, outcome.scores))}, places {' '.join(map(str, outcome.places))}"


def chosen(game: Game) -> dict[str, tuple[int, int]]:
    """The matches to write, by file name: the most varied one for each number of seats, and one for each way to end."""
    found: dict[str, tuple[int, int]] = {}
    left = set(game.reasons)
    for number, seats in enumerate(game.seat_counts):
        seeds = range(1 + number * TRIED, 1 + (number + 1) * TRIED)
        seed = max(seeds, key=lambda seed: (len(kinds_shown(game, seats, seed)), -seed))
        found[f"{game.id}-{seats}"] = (seats, seed)
        left.discard(_played(game, seats, seed).outcome.reason)
    for seed in range(2, SEARCHED):
        for seats in game.seat_counts:
            if left and (reason := str(_played(game, seats, seed).outcome.reason)) in left:
                left.discard(reason)
                found[f"{game.id}-{reason}"] = (seats, seed)
        if not left:
            break
    return found


def kinds_shown(game: Game, seats: int, seed: int) -> set[str]:
    """The kinds of decisions, actions and events that the random match of a seed has."""
    state = game.new(seats=seats, seed=seed)
    rng = chooser(seed)
    state.log = []
    shown = set()
    while (decision := state.decision) is not None:
        action = decision.actions[rng.below(len(decision.actions))]
        shown |= {f"decision {decision.name}", f"action {action.kind.name}"}
        state.apply(action)
    return shown | {f"event {event.kind.name}" for event in state.log}


def _played(game: Game, seats: int, seed: int) -> Any:
    state = game.new(seats=seats, seed=seed)
    playout(state, chooser(seed), game.bound)
    return state


def retell(game: Game, text: str) -> str:
    """Writes a playthrough again from the seats, seed and actions in its text."""
    seats, seed, actions = _head(text)
    return playthrough(game, seats, seed, actions)


def recorded_match(game: Game, text: str) -> Match:
    """The finished match of a recorded playthrough."""
    seats, seed, actions = _head(text)
    match = Match(game, seats=seats, seed=seed)
    for action in actions:
        match.apply(game.catalogue.parse(action))
    return match


def _head(text: str) -> tuple[int, int, list[str]]:
    lines = text.splitlines()
    _, seats, seed, *recorded = lines[0].split(", ")
    told = [line for line in lines[1:] if line[:1].isdigit()] if recorded else []
    return int(seats.split()[0]), int(seed.split()[1]), [line.rpartition(": ")[2] for line in told]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m holdfast.testing.playthroughs", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="write the texts there")
    options = parser.parse_args(arguments)
    game = find(options.game)
    for name, (seats, seed) in chosen(game).items():
        text = playthrough(game, seats, seed)
        if options.write is None:
            print(text)
            continue
        options.write.mkdir(parents=True, exist_ok=True)
        (options.write / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{options.write / name}.txt: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
