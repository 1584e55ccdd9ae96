# mypyc: skip
"""What the arguments of operations and conditions may be. msgspec refuses everything else, with file and line."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal, Optional

import msgspec

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms


def word(words: Iterable[str]) -> Any:
    """One of these words."""
    return Literal.__getitem__(tuple(words))


def number(low: int, high: int) -> Any:
    return Annotated[int, msgspec.Meta(ge=low, le=high)]


def some(kind: Any, most: int | None = None) -> Any:
    """A list of at least one."""
    return Annotated[list[kind], msgspec.Meta(min_length=1, max_length=most)]


def needs(name: str, kind: Any) -> tuple[Any, ...]:
    """An argument that must be given."""
    return (f"{name}_", kind, msgspec.field(name=name)) if name == "from" else (name, kind)


def may(name: str, kind: Any, default: Any = None) -> tuple[Any, ...]:
    """An argument that may be left out; it is then `default`."""
    if default is None:
        kind = Optional[kind]  # noqa: UP045
    if isinstance(default, list | dict):
        return (name, kind, msgspec.field(default_factory=type(default)))
    if name == "from":
        return ("from_", kind, msgspec.field(name="from", default=default))
    return (name, kind, default)


def flag(name: str) -> tuple[Any, ...]:
    """An argument that is true or left out."""
    return (name, bool, False)


ITEM = word(c.ITEMS.entries)
ITEMS = some(ITEM)
GOODS: Any = Annotated[dict.__class_getitem__((ITEM, number(1, 99))), msgspec.Meta(min_length=1)]
"""Items and how many of each."""
COLOR = word(c.COLORS.entries)
STATE = word(c.STATES.entries)
CHARACTER = word(c.CHARACTERS.entries)
FITTING = word(c.FITTINGS.entries)
LOCATION = word(c.LOCATIONS.entries)
RESIDENT = word(c.RESIDENTS.entries)
VISITOR = word(c.VISITORS.entries)
EXPLORATION = word(c.EXPLORATION.entries)
WEAPON = word(c.WEAPONS.entries)
ROW = word(c.ROWS.entries)
DECK = word(c.DECKS.entries)
PHASE = word(c.PHASES.entries[1:])
"""One that comes after the Morning."""
AREA = word(terms.AREAS)
KIND = word(terms.GOODS[1:])
NUMBER = number(1, 99)
LEVEL = number(1, 4)
CHANGE = number(-99, 99)
SPAN = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
"""From the first to the second."""
SCRIPT: Any = int | str
LABEL: Any = str
STORE = word(("here", "storage"))
WHO = word((
    "this", "present", "all", "choose", "guards", "new_character", "char", "in_shelter", "passed", "failed", "rolled",
    "floor", "wounded", "others", "sleepers",
))  # fmt: skip
PER = word((
    "this", "present", "all", "guards", "new_character", "in_shelter", "passed", "failed", "floor", "wounded", "others",
))  # fmt: skip
"""Those for whom something is rolled or gained once each."""
AMONG = word((
    "this", "present", "all", "guards", "new_character", "in_shelter", "passed", "failed", "floor", "wounded", "others",
    "lowest", "sleepers",
))  # fmt: skip
"""Among whom somebody is chosen."""
