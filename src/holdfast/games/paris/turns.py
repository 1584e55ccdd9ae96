"""What steps share that ask the seats one after the other, or are about one type of building.

Steps never change. Those that come again and again are made once and stand in lists, by their numbers.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.fields import Fields
from holdfast.core.step import Step

if TYPE_CHECKING:
    from holdfast.games.paris.state import State

SEATS: Final = 4
"""The most that play."""


def in_turn(s: "State", turn: int) -> int:
    """The seat whose turn comes after so many others, from the first player of the season on."""
    return (s.first + turn) % s.seats


class InTurn(Step["State"]):
    """The seats in an order of the step's own; `turn` counts those that had theirs."""

    FIELDS: ClassVar[Fields] = (("turn", None),)

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn


class OfType(Step["State"]):
    """One type of building, for all seats."""

    FIELDS: ClassVar[Fields] = (("type", None),)

    def __init__(self, type: int) -> None:
        super().__init__()
        self.type = type


class OfTypeInTurn(Step["State"]):
    """One type of building, for the seats in an order of the step's own."""

    FIELDS: ClassVar[Fields] = (("type", None), ("turn", None))

    def __init__(self, type: int, turn: int) -> None:
        super().__init__()
        self.type = type
        self.turn = turn
