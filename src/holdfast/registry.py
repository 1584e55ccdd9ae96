"""Finds games by name: those of this package, and those that others install under the entry point
`holdfast.games`."""

import importlib
from functools import cache
from importlib.metadata import entry_points

from holdfast.core import Game, HoldfastError

BUILT_IN = ("paris", "outlive", "warofmine")


@cache
def game(name: str) -> Game:
    """The game of a name, as in `holdfast.game("paris")`."""
    if name in BUILT_IN:
        found = importlib.import_module(f"holdfast.games.{name}").GAME
    else:
        points = {point.name: point for point in entry_points(group="holdfast.games")}
        if name not in points:
            raise HoldfastError("error-no-game", name=repr(name), known=", ".join(games()))
        found = points[name].load()
    if not isinstance(found, Game):
        raise HoldfastError("error-entry-point", name=repr(name), kind=type(found).__name__)
    return found


def games() -> list[str]:
    """The names of all games that are here."""
    return [*BUILT_IN, *sorted(point.name for point in entry_points(group="holdfast.games"))]
