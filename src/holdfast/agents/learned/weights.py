# mypyc: skip
"""Learned weights as files: one line of JSON that says where they come from, then the weights as small floats."""

import struct
import zlib
from functools import cache
from hashlib import blake2b
from math import log
from pathlib import Path

import msgspec

from holdfast.agents.learned.layout import GAMES, OBSERVED, Layout, layout
from holdfast.agents.learned.net import Net, sigmoid, to_list
from holdfast.core import Game, HoldfastError, Tables

FOLDER = Path(__file__).parent / "data"
"""Files are called after game, number of seats and version. Old versions stay: later ones are measured against them."""
LATEST = 0


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Which game the weights were learned for, and how."""

    game: str
    seats: int
    rules: str
    """The version of the rules that they were learned under."""
    content: str
    """A digest of the values on the components."""
    spans: list[tuple[str, int, int]]
    """What is read of the observation: name, size and lowest number of each span."""
    hidden: int
    command: str
    """Makes the same weights again."""
    seed: int
    matches: int
    date: str
    reading: int = OBSERVED
    """What they read; see `layout`."""
    chance: tuple[float, float] = (1.0, 0.0)
    """The logit of a value, times the first, plus the second, is that of the chance to win."""


class Weights(msgspec.Struct, frozen=True):
    origin: Origin
    net: Net
    margin: float

    def chance(self, value: float) -> float:
        """The chance to win that a value stands for."""
        value = min(max(value, 1e-6), 1 - 1e-6)
        slope, shift = self.origin.chance
        return sigmoid(slope * log(value / (1 - value)) + shift)


def content_digest(game: Game) -> str:
    """Distinguishes the values of the base game, whatever their order in the files."""
    tables = game.tables().content
    return blake2b(msgspec.json.encode(tables.entries, order="sorted"), digest_size=8).hexdigest()


def versions(game: Game, seats: int) -> dict[int, Path]:
    """The weights that are here, by their version."""
    found = {int(path.stem.rpartition("-v")[2]): path for path in FOLDER.glob(f"{game.id}-{seats}-v*.weights")}
    return dict(sorted(found.items()))


def write(path: Path, origin: Origin, net: Net) -> None:
    numbers = to_list(net.weights)
    packed = zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9)
    path.write_bytes(msgspec.json.encode(origin) + b"\n" + packed)


def read(path: Path, game: Game) -> Weights:
    """Refuses a file that is no weights, or that does not fit the game as it is now."""
    try:
        head, _, packed = path.read_bytes().partition(b"\n")
        origin = msgspec.json.decode(head, type=Origin)
        numbers = zlib.decompress(packed)
    except (OSError, msgspec.MsgspecError, zlib.error):
        raise HoldfastError("error-weights-file", path=str(path)) from None
    plan = layout(game, origin.seats, origin.reading)
    _check(origin, game, plan)
    net = plan.net(game, origin.seats, origin.hidden)
    if len(numbers) != 2 * net.size:
        raise HoldfastError("error-weights-file", path=str(path))
    net.begin(list(struct.unpack(f"<{net.size}e", numbers)))
    return Weights(origin, net, plan.margin)


def _check(origin: Origin, game: Game, plan: Layout) -> None:
    if origin.game != game.id or game.version != origin.rules:
        raise HoldfastError(
            "error-weights-rules", game=origin.game, rules=origin.rules, now=game.id, version=game.version
        )
    if origin.spans != plan.spans(game):
        raise HoldfastError("error-weights-observation", game=game.id)


@cache
def _committed(game: Game, seats: int, version: int) -> Weights | HoldfastError:
    known = versions(game, seats)
    path = known.get(version or max(known, default=0))
    if path is None:
        return HoldfastError("error-weights-none", game=game.id, seats=seats, version=version or 1)
    try:
        return read(path, game)
    except HoldfastError as problem:
        return problem


def find(game: Game, seats: int, tables: Tables, version: int = LATEST) -> Weights | HoldfastError:
    """The weights for a table, or why there are none."""
    pack = tables.content.overrides
    if pack.tables and game.id in GAMES:
        return HoldfastError("error-weights-pack", pack=repr(pack.name))
    return _committed(game, seats, version)


def forget() -> None:
    """Files are read again; for tests that change them."""
    _committed.cache_clear()
