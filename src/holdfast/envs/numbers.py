"""What a seat observes, and what it may do, as arrays."""

from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from holdfast.core import BaseState, Decision, Game

Numbers = NDArray[np.integer[Any]]
Flags = NDArray[np.bool_]


class Sheet:
    """Rows of numbers and flags in one piece of memory, which are written faster than arrays are: a row for each match
    that goes on side by side with others. `numbers` and `flags` show them as arrays, in place."""

    def __init__(self, game: Game, rows: int = 1) -> None:
        low, high = bounds(game)
        self.low, self.high = low, high
        self.kind: DTypeLike = low.dtype
        self._struct = Struct(f"={low.size}{low.dtype.char}")
        self._raw = bytearray(rows * self._struct.size)
        self._flags = bytearray(rows * len(game.catalogue))
        self._width = len(game.catalogue)
        self._set: list[tuple[int, ...]] = [()] * rows
        """Which flags of a row are set."""
        self._seen: list[int] = []
        self.numbers: Numbers = np.frombuffer(self._raw, self.kind).reshape(rows, low.size)
        self.flags: Flags = np.frombuffer(self._flags, np.bool_).reshape(rows, self._width)

    def observe(self, row: int, state: BaseState, seat: int) -> None:
        """Writes what a seat observes."""
        state.observe(seat, self._seen)
        self._struct.pack_into(self._raw, row * self._struct.size, *self._seen)

    def allow(self, row: int, decision: Decision | None) -> None:
        """Writes which actions are legal; none without a decision."""
        flags, start = self._flags, row * self._width
        for index in self._set[row]:
            flags[start + index] = 0
        legal = () if decision is None else tuple([action.index for action in decision.actions])
        for index in legal:
            flags[start + index] = 1
        self._set[row] = legal


def bounds(game: Game) -> tuple[Numbers, Numbers]:
    """The lowest and the highest value of each number that a seat observes."""
    spans = game.observation.spans
    kind = next(
        kind
        for kind in (np.int16, np.int32)
        if all(np.iinfo(kind).min <= span.low and span.high <= np.iinfo(kind).max for span in spans)
    )
    sizes = [span.size for span in spans]
    return (
        np.repeat(np.array([span.low for span in spans], kind), sizes),
        np.repeat(np.array([span.high for span in spans], kind), sizes),
    )
