"""The conditions of the script language, each with all that belongs to it: one class in the file of its family."""

from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.games.warofmine.script.conditions import goods, people, place, story
from holdfast.games.warofmine.script.program import Condition

FAMILIES = (story, goods, people, place)


def _found() -> list[type[Condition]]:
    kinds = [kind for family in FAMILIES for kind in vars(family).values() if isinstance(kind, type)]
    return [kind for kind in kinds if issubclass(kind, Condition) and kind.ASKS]


CONDITIONS = _found()
"""All of them, in the order in which they are looked at and said."""

if TYPE_CHECKING:
    If = Any
else:
    If = msgspec.defstruct(
        "If",
        [
            *(argument for kind in CONDITIONS for argument in (*kind.ASKS, *kind.WITH)),
            ("optional", bool, False),
            ("neg", bool, False),
        ],
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )
"""What an `if` may say. All that is given must hold; `neg` turns the whole round, `optional` lets the leader say no."""

ASKED_BY = {argument[0]: number for number, kind in enumerate(CONDITIONS) for argument in kind.ASKS}
"""The condition that an argument asks for, by its place."""


def asked(given: Any) -> list[type[Condition]]:
    """The conditions that an `if` asks for, in their order."""
    named = msgspec.to_builtins(given)  # leaves out what is not given
    return [CONDITIONS[number] for number in sorted({ASKED_BY[name] for name in named if name in ASKED_BY})]
