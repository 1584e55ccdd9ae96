"""Every class that lives in a state lists its fields once; snapshot, load and checksum follow from that line.

`FIELDS` pairs each argument of `__init__`, in order, with what it holds:

* `None`: plain data (numbers, texts, lists of them);
* a class: one part that lists its own `FIELDS`;
* a list with one class: a list of such parts;
* a tuple of classes: a list of parts of several classes, each written with its number in the tuple first.
  Such a tuple only grows at its end, because snapshots hold the numbers.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

Fields: TypeAlias = tuple[tuple[str, Any], ...]


def dump(thing: Any) -> list[Any]:
    """The fields of a part as plain lists; shares nothing that can change with the part."""
    return [_dump_field(getattr(thing, name), kind) for name, kind in thing.FIELDS]


def _dump_field(value: Any, kind: Any) -> Any:
    if kind is None:
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
    return cls(*before, *(_load_field(value, kind) for value, (_, kind) in zip(data, cls.FIELDS, strict=False)))


def _load_field(value: Any, kind: Any) -> Any:
    if kind is None:
        return _plain(value)
    if isinstance(kind, list):
        return [load(kind[0], part) for part in value]
    if isinstance(kind, tuple):
        return [load(kind[part[0]], part[1:]) for part in value]
    return load(kind, value)
