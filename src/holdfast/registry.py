"""Finds games by name: those of this package, and those that others install under the entry point
`holdfast.games`."""

import importlib
from functools import cache
from reprlib import repr as short
from typing import TYPE_CHECKING

from holdfast.core import Game, HoldfastError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

BUILT_IN = ("paris", "outlive", "warofmine")


@cache
def game(name: str) -> Game:
    """The game of a name, as in `holdfast.game("paris")`."""
    if name in BUILT_IN:
        found = importlib.import_module(f"holdfast.games.{name}").GAME
    else:
        points = {point.name: point for point in _installed()}
        if name not in points:
            raise HoldfastError("error-no-game", name=short(name), known=", ".join(games()))
        found = points[name].load()
    if not isinstance(found, Game):
        raise HoldfastError("error-entry-point", name=repr(name), kind=type(found).__name__)
    return found


def games() -> list[str]:
    """The names of all games that are here."""
    return [*BUILT_IN, *sorted(point.name for point in _installed())]


def _installed() -> "EntryPoints":
    # The import takes longer than that of a game, and simulations of our own games do not need it.
    from importlib.metadata import entry_points

    return entry_points(group="holdfast.games")
