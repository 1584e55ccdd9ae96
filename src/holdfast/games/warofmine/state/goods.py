"""Tokens and pieces: where they lie, what shortages add to their value, and the present trade."""

from typing import ClassVar, Final, final

from holdfast.core.fields import Fields, Grid
from holdfast.games.warofmine.catalogue import ITEMS
from holdfast.games.warofmine.state.masks import put

ITEM_COLUMN: Final = Grid(len(ITEMS))


@final
class Goods:
    """Every column has a number for each item of the box."""

    FIELDS: ClassVar[Fields] = (
        ("box", ITEM_COLUMN), ("storage", ITEM_COLUMN), ("pile", ITEM_COLUMN), ("removed", ITEM_COLUMN),
        ("prices", ITEM_COLUMN), ("given", None), ("trade", None), ("grey_credit", None),
    )  # fmt: skip

    def __init__(
        self,
        box: list[int],
        storage: list[int],
        pile: list[int],
        removed: list[int],
        prices: list[int],
        given: int,
        trade: int,
        grey_credit: int,
    ) -> None:
        self.box = box
        self.storage = storage
        self.pile = pile
        """What the party carries."""
        self.removed = removed
        """Removed from the game."""
        self.prices = prices
        """What shortages add to the value of items."""
        self.given = given
        """Value given to the visitor who is here."""
        self.trade = trade
        """What came of the trade with those who are met, by the numbers of `terms.TRADES`."""
        self.grey_credit = grey_credit
        """What of the credit in the present trade was given in grey goods."""

    def clone(self) -> "Goods":
        return Goods(
            self.box[:],
            self.storage[:],
            self.pile[:],
            self.removed,
            self.prices,
            self.given,
            self.trade,
            self.grey_credit,
        )

    def remove(self, item: int, number: int) -> None:
        """From the box and out of the game (TWM-1.14), as far as it is there."""
        number = min(number, self.box[item])
        if number > 0:
            self.box[item] -= number
            self.removed = put(self.removed, item, self.removed[item] + number)

    def any_in_box(self, items: list[int]) -> bool:
        for item in items:
            if self.box[item] > 0:
                return True
        return False

    def stores(self, cost: list[int]) -> bool:
        """Whether Storage has these pairs of item and number."""
        for i in range(0, len(cost), 2):
            if self.storage[cost[i]] < cost[i + 1]:
                return False
        return True
