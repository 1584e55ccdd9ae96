"""Golden playthroughs: whole matches as text that a person can read and a test compares line by line.

    python -m holdfast.testing.playthroughs paris --write tests/playthroughs

writes one match for each number of seats and one for each way to end that these do not show.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from holdfast.core import EVERYONE, Event, Game, Match, Rng, Seat, Words
from holdfast.testing.play import NAMES, chooser, playout
from holdfast.testing.playouts import find

SEARCHED = 2000
"""How many seeds are tried to find a match that ends in a wanted way."""


def playthrough(game: Game, seats: int, seed: int) -> str:
    """The random match of a seed, told in English: every decision, action, event and the outcome."""
    match = Match(game, seats=[Seat(name) for name in NAMES[:seats]], seed=seed)
    return "\n".join(_tell(match, chooser(seed))) + "\n"


def _tell(match: Match, rng: Rng) -> Iterator[str]:
    words = match.game.words("en")
    yield f"{match.game.id}, {len(match.seats)} seats, seed {match.seed}"
    while (decision := match.state.decision) is not None:
        number = len(match.history)
        if number % 25 == 0:
            yield f"= {match.state.checksum()}"
        name = match.names[decision.seat]
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
    """What to tell: a match for each number of seats (seed 1), and one for each way to end; by file name."""
    found = {f"{game.id}-{seats}": (seats, 1) for seats in game.seat_counts}
    left = set(game.reasons)
    for seats, seed in found.values():
        left.discard(_reason(game, seats, seed))
    for seed in range(2, SEARCHED):
        for seats in game.seat_counts:
            if left and (reason := _reason(game, seats, seed)) in left:
                left.discard(reason)
                found[f"{game.id}-{reason}"] = (seats, seed)
        if not left:
            break
    return found


def _reason(game: Game, seats: int, seed: int) -> str:
    state = game.new(seats=seats, seed=seed)
    playout(state, chooser(seed), game.bound)
    return str(state.outcome.reason)


def retell(game: Game, text: str) -> str:
    """The same match told anew: seats and seed are read from the first line of its text."""
    _, seats, seed = text.splitlines()[0].split(", ")
    return playthrough(game, int(seats.split()[0]), int(seed.split()[1]))


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
