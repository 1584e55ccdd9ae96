"""Dusk: water for all, then food."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.people.condition import eat, raise_state
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.stack import InParts, Plain
from holdfast.games.warofmine.state.state import State


@final
class Dusk(InParts):
    """Notes act, a card may be played, then water and food."""

    NAME: ClassVar[str] = "dusk"
    RULE: ClassVar[str] = "TWM-5.1"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            s.swap(DUSKS[1])
            s.t.reader.hook(s, moments.HOOK_DUSK)
            return -1
        out.append(c.DONE[0])
        s.offer_cards(moments.DUSK, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.swap(MEALS)
        s.push(WATER)


DUSKS: Final = [Dusk(part) for part in range(2)]


def thirsty(s: State) -> int:
    """Those at home who have not drunk tonight, as a mask; nobody who is away (TWM-12.14)."""
    mask = 0
    for character in s.people.group:
        if s.people.is_home(character) and not s.people.has_drunk(character):
            mask |= one(character)
    return mask


@final
class Water(Plain):
    """Each must drink one water; if it falls short the leader chooses who does (TWM-5.1, TWM-5.2)."""

    NAME: ClassVar[str] = "water"
    RULE: ClassVar[str] = "TWM-5.2"

    def ask(self, s: State, out: list[Action]) -> int:
        mask = thirsty(s)
        if mask == 0 or s.goods.storage[c.WATER] == 0:
            s.swap(Thirst(mask))
            return -1
        for character in s.people.group:
            if has(mask, character):
                out.append(c.DRINKER[character])
        if len(out) <= s.goods.storage[c.WATER]:  # enough for all: nobody is left out
            for action in out:
                self.do(s, action)
            out.clear()
            return -1
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.discard(c.WATER, 1, s.goods.storage)
        s.people.drank(action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("water", c.PIECES, s.goods.storage[c.WATER])]


WATER: Final = Water()


@final
class Thirst(Step[State]):
    """For each who did not drink: 1-5 Hunger, 6-10 Misery (TWM-5.3)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-5.3"
    FIELDS: ClassVar[Fields] = (("mask", None), ("rolled", None))

    def __init__(self, mask: int, rolled: int = -1) -> None:
        super().__init__()
        self.mask = mask
        self.rolled = rolled
        """The character for whom the die was rolled."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.rolled >= 0:
            s.swap(Thirst(self.mask))
            state = c.HUNGER if s.die <= s.t.without_water else c.MISERY
            s.people.drank(self.rolled)
            raise_state(s, self.rolled, state, 1)
            return -1
        for character in s.people.group:
            if has(self.mask, character):
                s.tell(e.THIRST, character, 0, "TWM-5.3")
                s.swap(Thirst(self.mask & ~one(character), character))
                roll_black(s, Throw(e.FOR_WATER, s.t.without_water, e.TO_HUNGER, e.TO_MISERY))
                return -1
        s.pop()
        return -1


def unfed(s: State) -> list[int]:
    """Who is at home and has eaten nothing (TWM-5.8)."""
    return [person for person in s.people.group if s.people.is_home(person) and not s.people.has_eaten(person)]


@final
class Meals(Plain):
    """Food is given to anybody, one token at a time, until the leader stops; who ate nothing is hungrier then
    (TWM-5.4, TWM-5.8)."""

    NAME: ClassVar[str] = "meals"
    RULE: ClassVar[str] = "TWM-5.4"

    def ask(self, s: State, out: list[Action]) -> int:
        for character in s.people.group:
            if s.people.is_home(character) and (
                s.people.level(character, c.HUNGER) > 0 or not s.people.has_eaten(character)
            ):
                for food in range(3):
                    if s.goods.storage[food] > 0:
                        out.append(c.EAT.at(character, food))
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.EAT:
            s.people.ate(action.a)
            eat(s, action.a, action.b, s.goods.storage)
            return
        s.pop()
        for character in unfed(s):
            raise_state(s, character, c.HUNGER, 1)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("food", c.PIECES, s.goods.storage[0] + s.goods.storage[1] + s.goods.storage[2])]


MEALS: Final = Meals()
