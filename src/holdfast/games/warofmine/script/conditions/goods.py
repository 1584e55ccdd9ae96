"""Conditions about goods and trade."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Words
from holdfast.games.warofmine.goods.trade import can_trade
from holdfast.games.warofmine.goods.worth import count_goods, worth
from holdfast.games.warofmine.say.phrases import amount, goods, one_of, things
from holdfast.games.warofmine.script.arguments import COLOR, GOODS, ITEM, KIND, NUMBER, SCRIPT, may, some, word
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.program import Condition
from holdfast.games.warofmine.state.masks import has, mask_of, one
from holdfast.games.warofmine.state.state import State

COLORS: Final = 4


def stand_in(s: State, item: int) -> bool:
    """Whether a note at hand does the work of a tool (TWM-12.23)."""
    if item == c.LOCKPICK:
        return s.has_tool(s.t.note_lockpick)
    return item == c.SAWBLADE and s.has_tool(s.t.note_sawblade)


@final
class Has(Condition):
    """So many of an item are there, or of one of several."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("has", ITEM), may("has_any", some(ITEM)))
    WITH: ClassVar[tuple[Any, ...]] = (may("n", NUMBER, 1),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-goods",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.items: list[int] = [c.ITEMS.number(name) for name in ([given.has] if given.has else given.has_any)]
        self.n: int = given.n

    def holds(self, s: State, run: Run) -> bool:
        at_hand = s.at_hand()
        for item in self.items:
            if at_hand[item] >= self.n or (self.n == 1 and stand_in(s, item)):
                return True
        return False

    def say(self, words: Words, neg: bool) -> str:
        one_item = len(self.items) == 1 and self.n > 1
        owned = amount(self.items[0], self.n, words) if one_item else one_of(self.items, words)
        return words.say("when-goods", goods=owned, neg=int(neg))


@final
class HasAll(Condition):
    """All these goods are there."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("has_all", GOODS),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-goods",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.goods: list[int] = []
        for name, n in given.has_all.items():
            self.goods += [c.ITEMS.number(name), n]

    def holds(self, s: State, run: Run) -> bool:
        at_hand = s.at_hand()
        for i in range(0, len(self.goods), 2):
            if at_hand[self.goods[i]] < self.goods[i + 1]:
                return False
        return True

    def say(self, words: Words, neg: bool) -> str:
        return words.say("when-goods", goods=goods(self.goods, words), neg=int(neg))


@final
class OfKind(Condition):
    """So many goods of a kind or colour, so many of each colour, or tokens of that value."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("kind", KIND), may("colors", some(COLOR)), may("value", NUMBER, 0))
    WITH: ClassVar[tuple[Any, ...]] = (may("count", NUMBER, 1), may("each", NUMBER, 0))
    SAYS: ClassVar[tuple[str, ...]] = ("when-goods", "when-value")

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.kind: int = terms.GOODS.index(given.kind or "")
        self.named: list[int] = [c.COLORS.number(name) for name in given.colors or ()]
        self.colors = mask_of(self.named)
        self.count: int = given.count
        self.each: int = given.each
        self.value: int = given.value

    def holds(self, s: State, run: Run) -> bool:
        at_hand = s.at_hand()
        if self.each > 0:
            for color in range(COLORS):
                if has(self.colors, color) and count_goods(s, at_hand, 0, one(color)) < self.each:
                    return False
        elif self.value == 0 and count_goods(s, at_hand, self.kind, self.colors) < self.count:
            return False
        return self.value == 0 or worth(s, at_hand, self.colors) >= self.value

    def say(self, words: Words, neg: bool) -> str:
        if self.value > 0:
            return words.say("when-value", value=self.value, neg=int(neg))
        return words.say("when-goods", goods=things(self.count, self.kind, self.named, words), neg=int(neg))


@final
class InBox(Condition):
    """The box still has one of these."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("in_box", some(ITEM)),)
    SILENT: ClassVar[bool] = True
    SAYS: ClassVar[tuple[str, ...]] = ("when-box",)
    RULE: ClassVar[str] = "TWM-1.12"

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.items: list[int] = [c.ITEMS.number(name) for name in given.in_box]

    def holds(self, s: State, run: Run) -> bool:
        return s.goods.any_in_box(self.items)

    def say(self, words: Words, neg: bool) -> str:
        return "" if neg else words.say("when-box", goods=one_of(self.items, words))


@final
class TradeWas(Condition):
    """What came of the trade with those who are met."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("trade", word(terms.TRADES[1:])),)
    SILENT: ClassVar[bool] = True
    RULE: ClassVar[str] = "TWM-11.5"

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.trade: int = terms.TRADES.index(given.trade)

    def holds(self, s: State, run: Run) -> bool:
        return max(s.goods.trade, terms.TRADE_OPEN) == self.trade


@final
class CanTrade(Condition):
    """The commission of the trade that a script begins can be paid."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("can_trade", SCRIPT),)
    SILENT: ClassVar[bool] = True
    SAYS: ClassVar[tuple[str, ...]] = ("when-commission",)
    RULE: ClassVar[str] = "TWM-11.2"

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.commission = to.commission(given.can_trade)

    def holds(self, s: State, run: Run) -> bool:
        return can_trade(s, self.commission)

    def say(self, words: Words, neg: bool) -> str:
        return "" if neg else words.say("when-commission", commission=self.commission)
