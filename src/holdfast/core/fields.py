"""Every class that is part of a state lists its fields once. Snapshot, load and checksum use that list.

`FIELDS` pairs each argument of `__init__`, in order, with what it holds:

* `None`: plain data (numbers, texts, lists of them);
* a class: one part that lists its own `FIELDS`;
* a list with one class: a list of such parts;
* a `Grid`: a flat list of numbers over a domain that may grow;
* a tuple of classes: a list of parts of several classes, each written with its number in the tuple first.
  Such a tuple only grows at its end, because snapshots hold the numbers.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, final

Fields: TypeAlias = tuple[tuple[str, Any], ...]

PER_SEAT: Final = 0
"""In place of a number of rows: one for each seat."""


@final
class Grid:
    """A flat list of `rows` times `width` numbers. A snapshot from before the domain grew has narrower rows; they are
    filled up with `fill` when it is loaded."""

    def __init__(self, width: int, rows: int = 1, fill: int = 0) -> None:
        self.width = width
        self.rows = rows
        self.fill = fill

    def fit(self, numbers: list[Any], seats: int) -> list[Any]:
        rows = self.rows or seats
        old = len(numbers) // rows
        if old * rows != len(numbers) or old > self.width:
            raise ValueError(f"{len(numbers)} numbers do not fit into {rows} rows of {self.width}")
        if old == self.width:
            return numbers
        found: list[Any] = []
        for row in range(rows):
            found += numbers[row * old : (row + 1) * old] + [self.fill] * (self.width - old)
        return found


def dump(thing: Any) -> list[Any]:
    """The fields of a part as plain lists; shares nothing that can change with the part."""
    return [_dump_field(getattr(thing, name), kind) for name, kind in thing.FIELDS]


def _dump_field(value: Any, kind: Any) -> Any:
    if kind is None or isinstance(kind, Grid):
        return _plain(value)
    if isinstance(kind, list):
        return [dump(part) for part in value]
    if isinstance(kind, tuple):
        return [[kind.index(type(part)), *dump(part)] for part in value]
    return dump(value)


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def load(cls: Any, data: Sequence[Any], *before: Any) -> Any:
    """The part that `dump` wrote; `before` are arguments of `__init__` that are not fields.

    A snapshot from before a field was added is shorter: the later fields then take the defaults of `__init__`.
    """
    seats = data[0] if data and cls.FIELDS[0][0] == "seats" else 0
    return _load(cls, data, seats, *before)


def _load(cls: Any, data: Sequence[Any], seats: int, *before: Any) -> Any:
    return cls(*before, *(_load_field(value, kind, seats) for value, (_, kind) in zip(data, cls.FIELDS, strict=False)))


def _load_field(value: Any, kind: Any, seats: int) -> Any:
    if kind is None:
        return _plain(value)
    if isinstance(kind, Grid):
        return kind.fit(_plain(value), seats)
    if isinstance(kind, list):
        return [_load(kind[0], part, seats) for part in value]
    if isinstance(kind, tuple):
        return [_load(kind[part[0]], part[1:], seats) for part in value]
    return _load(kind, value, seats)
