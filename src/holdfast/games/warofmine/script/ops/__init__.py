"""The operations of the script language, each with all that belongs to it: one class in the file of its family."""

from typing import TYPE_CHECKING, Any, Union

import msgspec

from holdfast.games.warofmine.script.conditions import If
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.ops import (
    decks,
    dice,
    exploring,
    goods,
    notes,
    people,
    residents,
    shelter,
    story,
)

FAMILIES = (people, goods, dice, notes, story, exploring, residents, shelter, decks)


class Arguments(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op"
):
    """One operation as the content writes it: `op` is its name, `if` what it depends on, the rest are its arguments."""

    when_: If | None = msgspec.field(name="if", default=None)


def _found() -> dict[str, type[Operation]]:
    kinds = [kind for family in FAMILIES for kind in vars(family).values() if isinstance(kind, type)]
    return {kind.NAME: kind for kind in kinds if issubclass(kind, Operation) and kind.NAME}


OPERATIONS = _found()
"""All of them by their names."""


def structure(kind: type[Operation]) -> Any:
    """The structure of an operation's arguments. msgspec refuses all that does not fit it."""
    return msgspec.defstruct(
        kind.__name__,
        kind.TAKES,
        bases=(Arguments,),
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
        tag_field="op",
        tag=kind.NAME,
    )


STRUCTURES = {name: structure(kind) for name, kind in OPERATIONS.items()}
"""The arguments of each."""

if TYPE_CHECKING:
    Op = Any
else:
    Op = Union[tuple(STRUCTURES.values())]  # noqa: UP007
"""Any operation as the content writes it."""


def name_of(given: Arguments) -> str:
    """The name of an operation."""
    return str(given.__struct_config__.tag)
