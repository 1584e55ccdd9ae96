"""The trade sheet: commission, giving, taking."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.goods.choices import PayValue
from holdfast.games.warofmine.goods.worth import give_up, offer_notes, worth
from holdfast.games.warofmine.people.skills import BARTERING
from holdfast.games.warofmine.state.masks import has, members
from holdfast.games.warofmine.state.stack import not_open
from holdfast.games.warofmine.state.state import State


def commission(s: State, printed: int) -> int:
    """What is really asked: a good trader in the company gets it cheaper."""
    if s.has_skill(s.present(), BARTERING):
        printed = max(0, printed - s.t.good_barter)
    return 0 if s.today.no_commission else printed


def can_trade(s: State, printed: int) -> bool:
    """Without goods, or enough of them for the commission, there is no trade (TWM-11.2), unless a card waives it."""
    goods = worth(s, s.at_hand())
    if goods == 0 or goods >= commission(s, printed):
        return goods > 0
    for card in s.decks.kept:
        if s.t.narrative_when[card] == moments.AT_TRADE:
            return True
    return False


# Prices of their own that a trader has for resources, all in one number: a step holds plain numbers
PRICE_BITS: Final = 8
HIGHEST_PRICE: Final = (1 << PRICE_BITS) - 1


def priced(item: int, price: int) -> int:
    """The price of one resource, to be added to the others."""
    return price << (item - c.WOOD) * PRICE_BITS


def asks(stock: int, item: int) -> int:
    """What a trader asks for a resource, 0 where there is none (TWM-12.31)."""
    return 0 if c.is_token(item) else stock >> (item - c.WOOD) * PRICE_BITS & HIGHEST_PRICE


def offer(goods: int, limit: int, single: int, stock: int) -> list[tuple[str, Domain, int]]:
    """What a trader has, as facts: the pool, how many of each, those of which there is one, and own prices."""
    found = [*members("item", c.ITEMS, goods), ("limit", c.PIECES, limit), *members("single", c.ITEMS, single)]
    for item in c.RESOURCES:
        if asks(stock, item) > 0:
            found += [("sells", c.ITEMS, item), ("price", c.PIECES, asks(stock, item))]
    return found


@final
class Trade(Step[State]):
    """Before the commission a card may be played; then it is paid and the exchange begins."""

    NAME: ClassVar[str] = "trade"
    RULE: ClassVar[str] = "TWM-11.2"
    FIELDS: ClassVar[Fields] = (
        ("goods", None), ("commission", None), ("limit", None), ("single", None), ("stock", None)
    )  # fmt: skip

    def __init__(self, goods: int, asked: int, limit: int, single: int = 0, stock: int = 0) -> None:
        super().__init__()
        self.goods = goods
        """The trader's pool, as a mask of tokens."""
        self.commission = asked
        self.limit = limit
        """How many of each, 0 for as many as the box has."""
        self.single = single
        """Those of which there is only one, as a mask."""
        self.stock = stock
        """What this trader asks for wood, components and water, eight bits each; 0 where there is none."""

    def ask(self, s: State, out: list[Action]) -> int:
        if worth(s, s.at_hand()) >= commission(s, self.commission):
            out.append(c.YES[0])
        out.append(c.NO[0])
        if commission(s, self.commission) > 0:
            s.offer_cards(moments.AT_TRADE, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.NO:
            s.pop()
            s.today.no_commission = 0
            s.goods.trade = terms.TRADE_DECLINED
            return
        asked = commission(s, self.commission)
        s.today.no_commission = 0
        s.goods.trade = terms.TRADE_MADE if asked > 0 else terms.TRADE_DECLINED
        s.goods.grey_credit = 0
        s.swap(Giving(self.goods, 0, self.limit, self.single, self.stock))
        if asked > 0:
            s.push(PayValue(asked))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("commission", c.PIECES, commission(s, self.commission)),
            ("printed", c.PIECES, self.commission),
            *offer(self.goods, self.limit, self.single, self.stock),
        ]

    def closed(self, s: State) -> list[tuple[Action, str]]:
        return not_open(s, self, [c.YES[0]])


@final
class Giving(Step[State]):
    """Tokens are given one at a time; the leader stops (TWM-11.5)."""

    NAME: ClassVar[str] = "giving"
    RULE: ClassVar[str] = "TWM-11.3"
    FIELDS: ClassVar[Fields] = (("goods", None), ("credit", None), ("limit", None), ("single", None), ("stock", None))

    def __init__(self, goods: int, credit: int, limit: int, single: int = 0, stock: int = 0) -> None:
        super().__init__()
        self.goods = goods
        self.credit = credit
        self.limit = limit
        self.single = single
        self.stock = stock

    def ask(self, s: State, out: list[Action]) -> int:
        mine = s.at_hand()
        for item in c.PAYABLE:
            if mine[item] > 0 and s.value(item) > 0:
                out.append(c.GIVE[item])
        offer_notes(s, 0, out, False)
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            if not s.outside():
                s.goods.given += self.credit
            if self.credit > 0:
                s.goods.trade = terms.TRADE_MADE
                s.tell(e.TRADED, self.credit, 0, "TWM-11.3")
            s.swap(Taking(self.goods, self.credit, self.limit, [], self.single, self.stock))
            return
        if action.kind is c.GIVE_NOTE:
            grey = s.notes.at(action.a).color == c.GREY
        else:
            grey = s.t.color[action.a] == c.GREY
        value = give_up(s, action, s.at_hand())
        if grey:
            s.goods.grey_credit += value
        s.swap(Giving(self.goods, self.credit + value, self.limit, self.single, self.stock))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("credit", c.PIECES, self.credit),
            *offer(self.goods, self.limit, self.single, self.stock),
        ]

    def refuse(self, s: State, action: Action) -> str:
        return "TWM-11.4" if action.kind is c.GIVE and not c.is_token(action.a) else self.RULE


@final
class Taking(Step[State]):
    """Tokens are taken while the credit lasts; surplus is lost (TWM-11.5)."""

    NAME: ClassVar[str] = "taking"
    RULE: ClassVar[str] = "TWM-11.5"
    FIELDS: ClassVar[Fields] = (
        ("goods", None), ("credit", None), ("limit", None), ("taken", None), ("single", None), ("stock", None)
    )  # fmt: skip

    def __init__(self, goods: int, credit: int, limit: int, taken: list[int], single: int = 0, stock: int = 0) -> None:
        super().__init__()
        self.goods = goods
        self.credit = credit
        self.limit = limit
        self.taken = taken
        """What was taken so far, where there is a limit."""
        self.single = single
        self.stock = stock

    def ask(self, s: State, out: list[Action]) -> int:
        for item in c.TOKENS:
            if has(self.goods, item) and s.goods.box[item] > 0 and s.value(item) <= self.credit:
                limit = 1 if has(self.single, item) else self.limit
                if limit == 0 or self.taken.count(item) < limit:
                    out.append(c.TAKE[item])
        if self.stock or s.notes.tokens:  # a trader with prices of their own has those goods only (TWM-12.31)
            for item in c.RESOURCES:
                price = asks(self.stock, item) if self.stock else s.value(item)
                if s.goods.box[item] > 0 and 0 < price <= self.credit_for(s, item):
                    out.append(c.TAKE[item])
        out.append(c.DONE[0])
        return s.leader

    def price(self, s: State, item: int) -> int:
        return asks(self.stock, item) or s.value(item)

    def credit_for(self, s: State, item: int) -> int:
        """Poisoned water makes clean water dear: only grey goods buy it (TWM-12.25)."""
        if item == c.WATER and asks(self.stock, item) == 0:
            return min(self.credit, s.goods.grey_credit)
        return self.credit

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
            return
        item = action.a
        credit = self.credit - self.price(s, item)
        if item == c.WATER and asks(self.stock, item) == 0:
            s.goods.grey_credit -= s.value(item)
        s.goods.grey_credit = min(s.goods.grey_credit, credit)
        s.gain(item, 1, s.at_hand())
        s.goods.given = 0  # bartering is no gift
        taken = [*self.taken, item] if self.limit or self.single else self.taken
        s.swap(Taking(self.goods, credit, self.limit, taken, self.single, self.stock))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("credit", c.PIECES, self.credit),
            *offer(self.goods, self.limit, self.single, self.stock),
            *[("taken", c.ITEMS, item) for item in self.taken],
        ]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is not c.TAKE:
            return self.RULE
        if not self.has_offer(s, action.a):
            return "TWM-11.1" if c.is_token(action.a) else "TWM-11.4"
        if s.goods.box[action.a] == 0:
            return "TWM-1.12"
        if self.price(s, action.a) > self.credit_for(s, action.a):
            return "TWM-11.3" if self.price(s, action.a) > self.credit else "TWM-12.25"
        return "TWM-11.1"

    def has_offer(self, s: State, item: int) -> bool:
        """Whether the trader has this at all."""
        if c.is_token(item):
            return has(self.goods, item)
        return asks(self.stock, item) > 0 if self.stock else s.value(item) > 0

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """What the trader has and we cannot pay, or not once more."""
        return not_open(s, self, [take for take in c.TAKE.actions if self.has_offer(s, take.a)])
