"""Refuses what does not fit an environment, with a sentence."""

from collections.abc import Sequence
from pathlib import Path

from holdfast.core import Action, Game, HoldfastError, Overrides

RENDERED = ("ansi",)
"""Ways to show a position."""


def check_choice(name: str, given: object, known: Sequence[str]) -> None:
    """Of an argument that takes one of a few texts."""
    if given not in known:
        raise HoldfastError("error-env-choice", name=name, given=repr(given), known=", ".join(known))


def check_rendered(given: str | None) -> None:
    if given is not None:
        check_choice("render_mode", given, RENDERED)


def pack_of(game: Game, content: str | Path | Overrides | None) -> Overrides:
    """A content pack, read once and not again for every match."""
    read: Overrides = game.tables(content).content.overrides
    return read


def action_of(game: Game, number: int) -> Action:
    """The action of a number, if there is one."""
    if not 0 <= number < len(game.catalogue):
        last = len(game.catalogue) - 1
        raise HoldfastError("error-no-action-number", game=game.id, number=number, last=last)
    return game.catalogue[number]
