"""The catalogue: numbers and text forms of actions that hold for ever."""

import pickle
from collections.abc import Sequence

from holdfast.core import Game


def catalogue_lines(game: Game) -> list[str]:
    """The text forms of all actions in order: the list to commit, which only grows at its end."""
    return [action.text for action in game.catalogue.actions]


def catalogue_is_consistent(game: Game) -> None:
    """Indices count up, text forms are unique and read back, and an action stays itself through pickling."""
    catalogue = game.catalogue
    if catalogue.game != game.id:
        raise AssertionError(f"the catalogue of {game.id} is called {catalogue.game}")
    for index, action in enumerate(catalogue.actions):
        if action.index != index or catalogue[index] is not action:
            raise AssertionError(f"{game.id}: {action} stands at {index}")
        if catalogue.parse(action.text) is not action:
            raise AssertionError(f"{game.id}: {action.text!r} is the text form of two actions")
        if pickle.loads(pickle.dumps(action)) is not action:
            raise AssertionError(f"{game.id}: {action} does not stay itself through pickling")
    names = [kind.name for kind in catalogue.kinds]
    for name in names:
        if names.count(name) > 1:
            raise AssertionError(f"{game.id}: two kinds of action are called {name!r}")


def catalogue_is_stable(game: Game, committed: Sequence[str]) -> None:
    """The catalogue begins with the committed lines: numbers in old saves keep their meaning."""
    lines = catalogue_lines(game)
    for index, (old, new) in enumerate(zip(committed, lines, strict=False)):
        if old != new:
            raise AssertionError(f"{game.id}: action {index} was {old!r} and is now {new!r}")
    if len(lines) < len(committed):
        raise AssertionError(f"{game.id}: action {len(lines)} ({committed[len(lines)]!r}) is gone")
    if len(lines) > len(committed):
        raise AssertionError(f"{game.id}: action {len(committed)} ({lines[len(committed)]!r}) is not committed yet")
