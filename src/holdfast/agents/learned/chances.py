# mypyc: skip
"""What was learned of the chance to survive, as files: JSON that says where the weights come from, and the weights."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from holdfast.agents.learned.weights import FOLDER, LATEST
from holdfast.core import Game, HoldfastError, Tables

if TYPE_CHECKING:  # the game is loaded only where it is played
    from holdfast.agents.learned.chance import Chance

CHANCES = ("warofmine",)
"""Games for which it is learned: those that are played together."""


class Learnt(msgspec.Struct, frozen=True, kw_only=True):
    """Which game the weights were learned for, and how."""

    game: str
    rules: str
    """The version of the rules that they were learned under."""
    also: tuple[str, ...] = ()
    """Later versions whose changes they were found to survive."""
    command: str
    """Makes the same weights again."""
    seed: int
    matches: int
    date: str
    right: float
    """Of pairs of positions of one day, one of a match that was survived and one of another: in how many of a hundred
    the first had the better chance."""
    weights: list[float]


def path_of(game: Game, version: int) -> Path:
    return FOLDER / f"{game.id}-v{version}.chance"


def read(path: Path, game: Game) -> "Chance":
    """Refuses a file that is no such thing, or that does not fit the game as it is now."""
    from holdfast.agents.learned.chance import LearnedChance, features

    try:
        learnt = msgspec.json.decode(path.read_bytes(), type=Learnt)
    except (OSError, msgspec.MsgspecError):
        raise HoldfastError("error-weights-file", path=str(path)) from None
    if learnt.game != game.id or game.version not in (learnt.rules, *learnt.also):
        raise HoldfastError(
            "error-weights-rules", game=learnt.game, rules=learnt.rules, now=game.id, version=game.version
        )
    if len(learnt.weights) != len(features(game.new(seats=game.seat_counts[0], seed=0))):
        raise HoldfastError("error-weights-observation", game=game.id)
    return LearnedChance(learnt.weights)


def versions(game: Game) -> list[int]:
    """The versions that are here."""
    return sorted(int(path.stem.rpartition("-v")[2]) for path in FOLDER.glob(f"{game.id}-v*.chance"))


@cache
def _committed(game: Game, version: int) -> "Chance | HoldfastError":
    known = versions(game)
    if (version or max(known, default=0)) not in known:
        return HoldfastError("error-weights-none", game=game.id, seats=game.seat_counts[0], version=version or 1)
    try:
        return read(path_of(game, version or max(known)), game)
    except HoldfastError as problem:
        return problem


def find_chance(game: Game, tables: Tables, version: int = LATEST) -> "Chance | HoldfastError":
    """The chance as it was learned, or why it was not."""
    pack = tables.content.overrides
    if pack.tables:
        return HoldfastError("error-weights-pack", pack=repr(pack.name))
    return _committed(game, version)


def chance_of(game: Game, tables: Tables, version: int = LATEST) -> "Chance":
    """The chance as it was learned, or as well as it can be told without."""
    from holdfast.agents.learned.chance import Chance

    found = find_chance(game, tables, version)
    return Chance() if isinstance(found, HoldfastError) else found
