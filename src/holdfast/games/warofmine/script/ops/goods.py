"""Operations that give, take and price goods."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Domain, Words
from holdfast.games.warofmine.goods.choices import LoseGoods, PayValue, TakeOne
from holdfast.games.warofmine.goods.trade import Trade as AskTrade
from holdfast.games.warofmine.goods.trade import can_trade, priced
from holdfast.games.warofmine.goods.worth import note_gift, tokens_up_to, worth
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.say.phrases import colors, goods, one_of, things
from holdfast.games.warofmine.script.arguments import (
    CHANGE,
    COLOR,
    GOODS,
    ITEM,
    ITEMS,
    KIND,
    NUMBER,
    PER,
    STORE,
    flag,
    may,
    needs,
    number,
    some,
)
from holdfast.games.warofmine.script.frame import Run, undone
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.whom import Whom
from holdfast.games.warofmine.state.masks import count, mask_of, one
from holdfast.games.warofmine.state.state import State

ALL: Final = 99
"""A number of goods that means everything."""


def pairs(named: Any) -> list[int]:
    """Items and their numbers, one after another."""
    found: list[int] = []
    for name, n in (named or {}).items():
        found += [c.ITEMS.number(name), n]
    return found


def items(names: Any) -> list[int]:
    return [c.ITEMS.number(name) for name in names or ()]


def colors_of(names: Any) -> list[int]:
    return [c.COLORS.number(name) for name in names or ()]


def stored(s: State, run: Run, asked: bool) -> bool:
    """Whether goods come from and go to Storage although a party is out: the script says so, or it is about somebody
    who has left and was at home (TWM-2.9)."""
    gone = s.people.gone_from_home
    return asked or (gone >= 0 and run.this == one(gone))


@final
class Gain(Operation):
    """These goods, or one of several; `per` gives them once for each of some."""

    NAME: ClassVar[str] = "gain"
    TAKES: ClassVar[tuple[Any, ...]] = (may("items", GOODS), may("one_of", ITEMS), may("per", PER), may("to", STORE))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-gain", "effect-gain-one")

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if (given.items is None) == (given.one_of is None):
            raise to.error("error-gain")
        self.goods = pairs(given.items)
        self.one_of = items(given.one_of)
        self.each = given.per is not None
        if given.per is not None:
            self.whom = Whom(terms.WHO.index(given.per))
        self.to_storage: bool = given.to == "storage"

    def run(self, s: State, run: Run) -> None:
        times = count(self.whom.mask(s, run)) if self.each else 1
        if not s.goods.any_in_box(self.one_of or self.goods[::2]) or times == 0:
            undone(s)
        if self.one_of:
            for _ in range(times):
                s.push(TakeOne(mask_of(self.one_of), 1 if self.to_storage else 0))
            return
        to = s.goods.storage if stored(s, run, self.to_storage) else s.at_hand()
        for i in range(0, len(self.goods), 2):
            s.gain(self.goods[i], self.goods[i + 1] * times, to)

    def once_each(self) -> bool:
        return bool(self.one_of)

    def say(self, words: Words, chosen: int) -> str:
        if self.one_of:
            return words.say("effect-gain-one", goods=one_of(self.one_of, words))
        return words.say("effect-gain", goods=goods(self.goods, words))


@final
class Lose(Operation):
    """These goods, one of several, or so many of a kind or colour."""

    NAME: ClassVar[str] = "lose"
    TAKES: ClassVar[tuple[Any, ...]] = (
        may("items", GOODS),
        may("one_of", ITEMS),
        may("kind", KIND),
        may("colors", some(COLOR)),
        may("n", NUMBER),
        may("from", STORE),
        flag("most_valuable_first"),
    )
    SAYS: ClassVar[tuple[str, ...]] = ("effect-lose", "promise-lose", "promise-lose-for")
    PRICE: ClassVar[bool] = True
    GIVES_UP: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if given.items is None and given.n is None and given.one_of is None:
            raise to.error("error-lose")
        self.goods = pairs(given.items)
        self.one_of = items(given.one_of)
        self.kind: int = terms.GOODS.index(given.kind or "")
        self.named = colors_of(given.colors)
        self.colors = mask_of(self.named)
        self.n: int = given.n or 1
        self.valuable_first: bool = given.most_valuable_first
        self.from_storage: bool = given.from_ == "storage"

    def run(self, s: State, run: Run) -> None:
        at_home = stored(s, run, self.from_storage)
        of = s.goods.storage if at_home else s.at_hand()
        if self.goods:
            self._lose_these(s, of, at_home)
            return
        if self.n >= ALL and s.fight.going and not at_home:  # weapons in hands are tokens of the pile too
            for character in s.people.group:
                put_weapon_back(s, character, of)
        first = 1 if self.valuable_first else 0
        s.push(LoseGoods(self.n, self.kind, self.colors, mask_of(self.one_of), first, 1 if at_home else 0))

    def _lose_these(self, s: State, of: list[int], at_home: bool) -> None:
        lost = 0
        for i in range(0, len(self.goods), 2):
            item = self.goods[i]
            if spares(s, item, at_home):
                lost += 1
                continue
            n = s.discard(item, self.goods[i + 1], of)
            lost += n
            note_gift(s, n * s.value(item))
        if lost == 0:
            undone(s)

    def once_each(self) -> bool:
        return bool(self.one_of)

    def price(self, s: State, run: Run) -> list[tuple[Domain, int, int]]:
        at_home = stored(s, run, self.from_storage)
        of = s.goods.storage if at_home else s.at_hand()
        found: list[tuple[Domain, int, int]] = []
        for i in range(0, len(self.goods), 2):
            n = min(self.goods[i + 1], of[self.goods[i]])
            if n > 0 and not spares(s, self.goods[i], at_home):
                found.append((c.ITEMS, self.goods[i], n))
        return found

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-lose", goods=self._lost(words) or things(self.n, self.kind, self.named, words))

    def promise(self, s: State, who: str, words: Words) -> str:
        lost = self._lost(words)
        if not lost:
            return ""
        return words.say("promise-lose-for", who=who, goods=lost) if who else words.say("promise-lose", goods=lost)

    def _lost(self, words: Words) -> str:
        if self.goods:
            return goods(self.goods, words)
        return one_of(self.one_of, words) if self.one_of else ""


def spares(s: State, item: int, at_home: bool) -> bool:
    """Whether a note does the work of a lockpick and is never used up (TWM-12.23)."""
    return item == c.LOCKPICK and not at_home and s.has_tool(s.t.note_lockpick)


@final
class LoseValue(Operation):
    NAME: ClassVar[str] = "lose_value"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("min", NUMBER), may("colors", some(COLOR)), may("from", STORE))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-lose-value", "promise-lose-value")
    PRICE: ClassVar[bool] = True
    GIVES_UP: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.value: int = given.min
        self.named = colors_of(given.colors)
        self.colors = mask_of(self.named)
        self.from_storage: bool = given.from_ == "storage"

    def run(self, s: State, run: Run) -> None:
        if worth(s, s.goods.storage if self.from_storage else s.at_hand(), self.colors) == 0:
            undone(s)
        s.push(PayValue(self.value, self.colors, 1 if self.from_storage else 0))

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-lose-value", value=self.value)

    def promise(self, s: State, who: str, words: Words) -> str:
        return words.say("promise-lose-value", value=self.value)


@final
class GainValue(Operation):
    """One token of these colours, worth no more than that."""

    NAME: ClassVar[str] = "gain_value"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("colors", some(COLOR)), needs("value", number(0, 250)), may("to", STORE))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-gain-value",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.named = colors_of(given.colors)
        self.colors = mask_of(self.named)
        self.value: int = given.value
        self.to_storage: bool = given.to == "storage"

    def run(self, s: State, run: Run) -> None:
        s.push(TakeOne(tokens_up_to(s, self.colors, self.value), 1 if self.to_storage else 0))

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-gain-value", value=self.value, colors=colors(self.named, words))


@final
class Trade(Operation):
    """A trade in some colours or certain goods; `prices` are for wood, components and water."""

    NAME: ClassVar[str] = "trade"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("commission", number(0, 99)),
        may("colors", some(COLOR)),
        may("goods", ITEMS),
        may("limit", NUMBER),
        may("single", ITEMS),
        may("prices", GOODS),
    )
    SAYS: ClassVar[tuple[str, ...]] = ("effect-trade", "effect-trade-goods", "promise-trade")

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.named = colors_of(given.colors)
        self.colors = mask_of(self.named)
        offered = items(given.goods)
        for item in c.TOKENS:
            if self.colors >> to.t.color[item] & 1 and item not in offered:
                offered.append(item)
        if not offered and not given.prices:
            raise to.error("error-trade-needs")
        if [item for item in offered if not c.is_token(item)]:
            raise to.error("error-never-traded")
        self.goods = mask_of(offered)
        self.commission: int = given.commission
        self.limit: int = given.limit or 0
        self.single = mask_of(items(given.single))
        for name in given.single or ():
            if c.ITEMS.number(name) not in offered:
                raise to.error("error-not-traded", name=repr(name))
        self.stock = 0
        for name, value in (given.prices or {}).items():
            item = c.ITEMS.number(name)
            if c.is_token(item):
                raise to.error("error-prices")
            self.stock |= priced(item, value)

    def run(self, s: State, run: Run) -> None:
        s.push(AskTrade(self.goods, self.commission, self.limit, self.single, self.stock))

    def acts(self, s: State) -> bool:
        return can_trade(s, self.commission)

    def say(self, words: Words, chosen: int) -> str:
        if self.colors:
            return words.say("effect-trade", commission=self.commission, colors=colors(self.named, words))
        return words.say("effect-trade-goods", commission=self.commission)

    def promise(self, s: State, who: str, words: Words) -> str:
        return words.say("promise-trade")


@final
class Price(Operation):
    """Some goods cost more or less from now on, or just that."""

    NAME: ClassVar[str] = "price"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("one_of", some(ITEM)), may("d", CHANGE), may("n", number(0, 99)))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-price",)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if (given.d is None) == (given.n is None):
            raise to.error("error-price")
        self.items = items(given.one_of)
        self.fixed = given.n is not None
        self.d: int = given.d or 0
        self.n: int = given.n or 0

    def run(self, s: State, run: Run) -> None:
        prices = s.goods.prices[:]
        for item in self.items:
            if self.fixed:
                prices[item] = self.n - s.t.value[item]
            else:
                prices[item] += self.d
        s.goods.prices = prices

    def say(self, words: Words, chosen: int) -> str:
        many = [words.entry(c.ITEMS, item, "many") for item in self.items]
        return words.say("effect-price", goods=", ".join(many), d=f"{self.d:+d}")


@final
class RemoveBox(Operation):
    """Goods leave the box for good."""

    NAME: ClassVar[str] = "remove_box"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("items", GOODS),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-remove-box",)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.goods = pairs(given.items)

    def run(self, s: State, run: Run) -> None:
        for i in range(0, len(self.goods), 2):
            s.goods.remove(self.goods[i], self.goods[i + 1])

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-remove-box", goods=goods(self.goods, words))
