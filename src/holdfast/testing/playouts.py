"""Playout checksums: how many decisions the random match of each seed has, and where it ends.

    python -m holdfast.testing.playouts paris                           prints them
    python -m holdfast.testing.playouts paris --write tests/playouts    writes tests/playouts/paris.json

A game that is not registered is named by its module: `embers:GAME`. A change of these figures is a change of
rules: raise the game's version and write them again.
"""

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

import holdfast
from holdfast.core import Game
from holdfast.testing.determinism import checksums

GAMES = 20


def find(name: str) -> Game:
    """A registered game, or the one of `module:NAME`."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return holdfast.game(name)
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Game), f"{name} is no game"
    return found


def figures(game: Game, seat_counts: Sequence[int], first: int = 0, games: int = GAMES) -> dict[str, list[str]]:
    """The checksums of random matches by number of seats."""
    return {str(seats): checksums(game, seats, range(first, first + games)) for seats in seat_counts}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m holdfast.testing.playouts", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="*", help="numbers of seats (all)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--games", type=int, default=GAMES, help="matches for each number of seats")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="write FOLDER/<game>.json")
    options = parser.parse_args(arguments)
    game = find(options.game)
    found = figures(game, options.seats or game.seat_counts, options.first, options.games)
    if options.write is not None:
        options.write.mkdir(parents=True, exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (options.write / f"{game.id}.json").write_bytes(text + b"\n")
    elif options.json:
        sys.stdout.buffer.write(msgspec.json.encode(found))
    else:
        for seats, lines in found.items():
            for seed, line in enumerate(lines, start=options.first):
                print(f"{game.id} {seats} seats, seed {seed}: {line}")


if __name__ == "__main__":
    main()
