"""Questions about goods: which are given up, paid or taken."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.goods.worth import (
    NOTHING_HELD,
    count_goods,
    fits,
    give_up,
    hand_over,
    in_hands,
    note_gift,
    offer_notes,
)
from holdfast.games.warofmine.state.masks import has, members, named
from holdfast.games.warofmine.state.state import State


@final
class LoseGoods(Step[State]):
    """A number of tokens of a kind or colour are given up, as the leader chooses; or the most valuable first. Items may
    be named by a mask instead. What is missing is not owed."""

    NAME: ClassVar[str] = "lose-goods"
    RULE: ClassVar[str] = "TWM-1.13"
    FIELDS: ClassVar[Fields] = (
        ("n", None),
        ("kind", None),
        ("colors", None),
        ("items", None),
        ("valuable", None),
        ("stored", None),
    )

    def __init__(self, n: int, kind: int, colors: int, items: int = 0, valuable: int = 0, stored: int = 0) -> None:
        super().__init__()
        self.n = n
        self.kind = kind
        self.colors = colors
        self.items = items
        self.valuable = valuable
        self.stored = stored
        """1 if it is taken from Storage wherever the party is."""

    def _goods(self, s: State) -> list[int]:
        return s.goods.storage if self.stored else s.at_hand()

    def _notes(self, s: State) -> list[int]:
        """Notes are tokens: those that lie with the goods may be lost like them."""
        found: list[int] = []
        if self.items or not (self.colors or self.kind in (terms.TOKEN, terms.ANY)):
            return found
        for slot in range(s.notes.count()):
            if s.note_with(slot, bool(self.stored)) and not s.t.note_safe[s.notes.at(slot).id]:
                if self.colors == 0 or has(self.colors, s.notes.at(slot).color):
                    found.append(slot)
        return found

    def _matches(self, s: State, item: int) -> bool:
        if self.items:
            return has(self.items, item)
        return fits(s, item, self.kind, self.colors)

    def ask(self, s: State, out: list[Action]) -> int:
        goods = self._goods(s)
        if self.n <= 0:
            s.pop()
            return -1
        notes = self._notes(s)
        if count_goods(s, goods, self.kind, self.colors) + len(notes) <= self.n and self.items == 0:
            s.pop()
            for item in range(len(goods)):
                if goods[item] > 0 and self._matches(s, item):
                    note_gift(s, s.discard(item, goods[item], goods) * s.value(item))
            for slot in reversed(notes):
                note_gift(s, s.notes.at(slot).worth())
                s.drop_note(slot)
            return -1
        best = -1
        for item in range(len(goods)):
            if goods[item] > 0 and self._matches(s, item):
                if self.valuable:
                    value = s.value(item)
                    if value < best:
                        continue
                    if value > best:
                        best = value
                        out.clear()
                out.append(c.GIVE[item])
        for slot in notes:
            if self.valuable:
                if s.notes.at(slot).worth() < best:
                    continue
                if s.notes.at(slot).worth() > best:
                    best = s.notes.at(slot).worth()
                    out.clear()
            out.append(c.GIVE_NOTE[slot])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        note_gift(s, give_up(s, action, self._goods(s)))
        s.swap(LoseGoods(self.n - 1, self.kind, self.colors, self.items, self.valuable, self.stored))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("tokens", c.PIECES, self.n),
            *named("kind", c.GOODS_KINDS, self.kind - 1),
            *members("color", c.COLORS, self.colors),
            *members("item", c.ITEMS, self.items),
            ("valuable", c.PIECES, self.valuable),
            ("stored", c.PIECES, self.stored),
        ]


@final
class PayValue(Step[State]):
    """Tokens of at least a value are given up, one at a time, without change (TWM-11.2)."""

    NAME: ClassVar[str] = "pay-value"
    RULE: ClassVar[str] = "TWM-11.2"
    FIELDS: ClassVar[Fields] = (("left", None), ("colors", None), ("stored", None))

    def __init__(self, left: int, colors: int = 0, stored: int = 0) -> None:
        super().__init__()
        self.left = left
        self.colors = colors
        self.stored = stored
        """1 if it is paid from Storage wherever the party is."""

    def ask(self, s: State, out: list[Action]) -> int:
        goods = s.goods.storage if self.stored else s.at_hand()
        if self.left > 0:
            held = NOTHING_HELD if self.stored else in_hands(s)
            for item in c.PAYABLE:
                if goods[item] + held[item] > 0 and s.value(item) > 0:
                    if self.colors == 0 or has(self.colors, s.t.color[item]):
                        out.append(c.GIVE[item])
            offer_notes(s, self.colors, out, bool(self.stored))
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.GIVE and not self.stored:
            hand_over(s, action.a)
        value = give_up(s, action, s.goods.storage if self.stored else s.at_hand())
        note_gift(s, value)
        s.swap(PayValue(self.left - value, self.colors, self.stored))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("value", c.PIECES, self.left),
            *members("color", c.COLORS, self.colors),
            ("stored", c.PIECES, self.stored),
        ]


@final
class TakeOne(Step[State]):
    """One item is chosen among those that the box still has."""

    NAME: ClassVar[str] = "take-one"
    RULE: ClassVar[str] = "TWM-1.12"
    FIELDS: ClassVar[Fields] = (("items", None), ("stored", None))

    def __init__(self, items: int, stored: int = 0) -> None:
        super().__init__()
        self.items = items
        self.stored = stored

    def ask(self, s: State, out: list[Action]) -> int:
        for item in range(len(s.goods.box)):
            if has(self.items, item) and s.goods.box[item] > 0:
                out.append(c.TAKE[item])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.pop()
        s.gain(action.a, 1, s.goods.storage if self.stored else s.at_hand())

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [*members("item", c.ITEMS, self.items), ("stored", c.PIECES, self.stored)]
