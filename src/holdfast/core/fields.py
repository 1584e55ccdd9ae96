"""Every class that is part of a state lists its fields once. Snapshot, load and checksum use that list.

`FIELDS` pairs each argument of `__init__`, in order, with what it holds:

* `None`: plain data (numbers, texts, lists of them);
* a class: one part that lists its own `FIELDS`;
* a list with one class: a list of such parts;
* a `Grid`: a flat list of numbers over a domain that may grow;
* a `Reference`: numbers that belong to the tables and are written by name;
* a tuple of classes: a list of parts of several classes, each written with its number in the tuple first.
  Such a tuple only grows at its end, because snapshots hold the numbers.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, final

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Reference:
    """Numbers that mean something only together with the tables, such as a place in a compiled script. A snapshot has
    their names, so that it can be read under tables that have changed."""

    def write(self, tables: Any, value: Any) -> Any:
        """Plain data that names what the numbers stand for."""
        raise AssertionError("a reference is written by name")

    def read(self, tables: Any, data: Any, notices: list[str]) -> Any:
        """The numbers again. What is not there any more, or has changed, is told by an id in `notices`."""
        raise AssertionError("a reference is read by name")


def dump(thing: Any, tables: Any = None) -> list[Any]:
    """The fields of a part as plain lists; shares nothing that can change with the part."""
    return [_dump_field(getattr(thing, name), kind, tables) for name, kind in thing.FIELDS]


def _dump_field(value: Any, kind: Any, tables: Any) -> Any:
    if kind is None or isinstance(kind, Grid):
        return _plain(value)
    if isinstance(kind, list):
        return [dump(part, tables) for part in value]
    if isinstance(kind, tuple):
        return [[kind.index(type(part)), *dump(part, tables)] for part in value]
    if isinstance(kind, Reference):
        return kind.write(tables, value)
    return dump(value, tables)


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


@final
class _Loading:
    """What parts of a snapshot need to know of the whole."""

    def __init__(self, seats: int, tables: Any, notices: list[str]) -> None:
        self.seats = seats
        self.tables = tables
        self.notices = notices


def load(cls: Any, data: Sequence[Any], tables: Any = None, notices: list[str] | None = None) -> Any:
    """The part that `dump` wrote. `tables`, where they are given, are the first argument of `__init__`. What has
    changed since is added to `notices`.

    A snapshot from before a field was added is shorter: the later fields then take the defaults of `__init__`.
    """
    seats = data[0] if data and cls.FIELDS[0][0] == "seats" else 0
    before = () if tables is None else (tables,)
    return _load(cls, data, _Loading(seats, tables, [] if notices is None else notices), *before)


def _load(cls: Any, data: Sequence[Any], loading: _Loading, *before: Any) -> Any:
    fields = zip(data, cls.FIELDS, strict=False)
    return cls(*before, *(_load_field(value, kind, loading) for value, (_, kind) in fields))


def _load_field(value: Any, kind: Any, loading: _Loading) -> Any:
    if kind is None:
        return _plain(value)
    if isinstance(kind, Grid):
        return kind.fit(_plain(value), loading.seats)
    if isinstance(kind, list):
        return [_load(kind[0], part, loading) for part in value]
    if isinstance(kind, tuple):
        return [_load(kind[part[0]], part[1:], loading) for part in value]
    if isinstance(kind, Reference):
        return kind.read(loading.tables, value, loading.notices)
    return _load(kind, value, loading)
