"""The trade sheet: commission, giving, taking."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.events as e
import holdfast.games.warofmine.ops as ops
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.choices import PayValue, offer_notes, worth
from holdfast.games.warofmine.marks import F_GIVEN, F_NO_COMMISSION, F_TRADE
from holdfast.games.warofmine.people import BARTERING
from holdfast.games.warofmine.state import State


def commission(s: State, printed: int) -> int:
    """What is really asked: a good trader in the company gets it cheaper."""
    if s.has_skill(s.present_mask(), BARTERING):
        printed = max(0, printed - s.t.good_barter)
    return 0 if s.flags[F_NO_COMMISSION] else printed


def can_trade(s: State, printed: int) -> bool:
    """Without enough for the commission there is no trade (TWM-11.2), unless a card waives it."""
    if worth(s, s.goods()) >= commission(s, printed):
        return True
    for card in s.kept:
        if s.t.narrative_when[card] == ops.AT_TRADE:
            return True
    return False


@final
class Trade(Step[State]):
    """Before the commission a card may be played; then it is paid and the exchange begins."""

    NAME: ClassVar[str] = "trade"
    RULE: ClassVar[str] = "TWM-11.2"
    FIELDS: ClassVar[Fields] = (("goods", None), ("commission", None), ("limit", None), ("single", None))

    def __init__(self, goods: int, asked: int, limit: int, single: int = 0) -> None:
        super().__init__()
        self.goods = goods
        """The trader's pool, as a mask of tokens."""
        self.commission = asked
        self.limit = limit
        """How many of each, 0 for as many as the box has."""
        self.single = single
        """Those of which there is only one, as a mask."""

    def ask(self, s: State, out: list[Action]) -> int:
        if worth(s, s.goods()) >= commission(s, self.commission):
            out.append(c.YES[0])
        out.append(c.NO[0])
        if commission(s, self.commission) > 0:
            s.offer_cards(ops.AT_TRADE, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.NO:
            s.pop()
            s.flags[F_NO_COMMISSION] = 0
            s.flags[F_TRADE] = ops.TRADE_DECLINED
            return
        asked = commission(s, self.commission)
        s.flags[F_NO_COMMISSION] = 0
        s.flags[F_TRADE] = ops.TRADE_MADE if asked > 0 else ops.TRADE_DECLINED
        s.swap(Giving(self.goods, 0, self.limit, self.single))
        if asked > 0:
            s.push(PayValue(asked))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("commission", c.PIECES, commission(s, self.commission))]


@final
class Giving(Step[State]):
    """Tokens are given one at a time; the leader stops (TWM-11.5)."""

    NAME: ClassVar[str] = "giving"
    RULE: ClassVar[str] = "TWM-11.3"
    FIELDS: ClassVar[Fields] = (("goods", None), ("credit", None), ("limit", None), ("single", None))

    def __init__(self, goods: int, credit: int, limit: int, single: int = 0) -> None:
        super().__init__()
        self.goods = goods
        self.credit = credit
        self.limit = limit
        self.single = single

    def ask(self, s: State, out: list[Action]) -> int:
        mine = s.goods()
        for item in range(c.TOKENS):
            if mine[item] > 0 and s.value(item) > 0:
                out.append(c.GIVE[item])
        offer_notes(s, 0, out)
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            if s.location < 0:
                s.flags[F_GIVEN] += self.credit
            if self.credit > 0:
                s.flags[F_TRADE] = ops.TRADE_MADE
            s.tell(e.TRADED, self.credit, 0, "TWM-11.3")
            s.swap(Taking(self.goods, self.credit, self.limit, [], self.single))
            return
        if action.kind is c.GIVE_NOTE:
            value = s.note_worth(action.a)
            s.drop_note(action.a)
        else:
            value = s.value(action.a)
            s.discard(action.a, 1, s.goods())
        s.swap(Giving(self.goods, self.credit + value, self.limit, self.single))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("credit", c.PIECES, self.credit)]

    def refuse(self, s: State, action: Action) -> str:
        return "TWM-11.4" if action.kind is c.GIVE and action.a >= c.TOKENS else self.RULE


@final
class Taking(Step[State]):
    """Tokens are taken while the credit lasts; surplus is lost (TWM-11.5)."""

    NAME: ClassVar[str] = "taking"
    RULE: ClassVar[str] = "TWM-11.5"
    FIELDS: ClassVar[Fields] = (("goods", None), ("credit", None), ("limit", None), ("taken", None), ("single", None))

    def __init__(self, goods: int, credit: int, limit: int, taken: list[int], single: int = 0) -> None:
        super().__init__()
        self.goods = goods
        self.credit = credit
        self.limit = limit
        self.taken = taken
        """What was taken so far, where there is a limit."""
        self.single = single

    def ask(self, s: State, out: list[Action]) -> int:
        for item in range(c.TOKENS):
            if self.goods >> item & 1 and s.box[item] > 0 and s.value(item) <= self.credit:
                limit = 1 if self.single >> item & 1 else self.limit
                if limit == 0 or self.taken.count(item) < limit:
                    out.append(c.TAKE[item])
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
            return
        item = action.a
        s.gain(item, 1, s.goods())
        s.flags[F_GIVEN] = 0  # bartering is no gift
        taken = [*self.taken, item] if self.limit or self.single else self.taken
        s.swap(Taking(self.goods, self.credit - s.value(item), self.limit, taken, self.single))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("credit", c.PIECES, self.credit)]

    def refuse(self, s: State, action: Action) -> str:
        return "TWM-11.4" if action.kind is c.TAKE and action.a >= c.TOKENS else "TWM-11.3"
