"""Questions that many chapters ask: whom, which goods, how to share out wounds, which fitting."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.events as e
import holdfast.games.warofmine.ops as ops
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.board import (
    free_mask,
    has_place,
    lose_fitting,
    place_fitting,
    places_for,
    promised,
    reach,
)
from holdfast.games.warofmine.jobs import affordable, pay_for, saving
from holdfast.games.warofmine.marks import F_GIVEN, NOTE_CARRIED, NOTE_COLOR, NOTE_ID, NOTE_PLACE, NOTE_STORED
from holdfast.games.warofmine.people import lower_state, raise_state
from holdfast.games.warofmine.plain import Counted
from holdfast.games.warofmine.run import Run
from holdfast.games.warofmine.state import State


def count(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@final
class Select(Step[State]):
    """The leader names characters; the answer is their mask."""

    NAME: ClassVar[str] = "select"
    RULE: ClassVar[str] = "TWM-2.12"
    FIELDS: ClassVar[Fields] = (("mask", None), ("n", None), ("chosen", None), ("more", None))

    def __init__(self, mask: int, n: int, chosen: int = 0, more: int = 0) -> None:
        super().__init__()
        self.mask = mask
        self.n = n
        self.chosen = chosen
        self.more = more
        """1 if the leader may name more than n."""

    def ask(self, s: State, out: list[Action]) -> int:
        mask = self.mask & s.group_mask()
        left = mask & ~self.chosen
        done = count(self.chosen)
        if left == 0 or (done >= self.n and not self.more):
            s.answer = self.chosen
            s.pop()
            return -1
        if count(left) <= self.n - done:
            s.answer = self.chosen | left
            s.pop()
            return -1
        for character in s.group:
            if left >> character & 1:
                out.append(c.CHOOSE[character])
        if done >= self.n:
            out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.answer = self.chosen
            s.pop()
        else:
            s.swap(Select(self.mask, self.n, self.chosen | 1 << action.a, self.more))


@final
class SplitWounds(Step[State]):
    """Wounds are shared out one by one (TWM-8.5); what nobody is left to take is lost."""

    NAME: ClassVar[str] = "split-wounds"
    RULE: ClassVar[str] = "TWM-8.5"
    FIELDS: ClassVar[Fields] = (("n", None), ("mask", None))

    def __init__(self, n: int, mask: int) -> None:
        super().__init__()
        self.n = n
        self.mask = mask

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for character in s.group:
                if self.mask >> character & 1:
                    out.append(c.WOUND[character])
        if not out:
            s.pop()
            return -1
        offer_shields(s, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.swap(SplitWounds(self.n - 1, self.mask))
        if action.kind is c.SHIELD:
            s.spend(action.a, 1)
        else:
            raise_state(s, action.a, c.WOUNDS, 1)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("wounds", c.PIECES, self.n)]


def offer_shields(s: State, out: list[Action]) -> None:
    """Those who take wounds for others where they are (TWM-12.48)."""
    for slot in range(s.note_count()):
        if s.t.note_shields[s.note_at(slot, NOTE_ID)] and s.note_here(slot):
            out.append(c.SHIELD[slot])


@final
class Relief(Step[State]):
    """Each of the characters gets better in one of two states, as the leader says."""

    NAME: ClassVar[str] = "relief"
    RULE: ClassVar[str] = "TWM-2.12"
    FIELDS: ClassVar[Fields] = (("mask", None), ("one", None), ("other", None), ("n", None))

    def __init__(self, mask: int, one: int, other: int, n: int) -> None:
        super().__init__()
        self.mask = mask
        self.one = one
        self.other = other
        self.n = n

    def _first(self, s: State) -> int:
        for character in s.group:
            if self.mask >> character & 1:
                return character
        return -1

    def ask(self, s: State, out: list[Action]) -> int:
        character = self._first(s)
        if character < 0:
            s.pop()
            return -1
        one = s.level(character, self.one) > 0
        other = s.level(character, self.other) > 0
        if one and other:
            out.append(c.OPTION[0])
            out.append(c.OPTION[1])
            return s.leader
        s.swap(Relief(self.mask & ~(1 << character), self.one, self.other, self.n))
        lower_state(s, character, self.one if one else self.other, self.n)
        return -1

    def do(self, s: State, action: Action) -> None:
        character = self._first(s)
        s.swap(Relief(self.mask & ~(1 << character), self.one, self.other, self.n))
        lower_state(s, character, self.one if action.a == 0 else self.other, self.n)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("character", c.CHARACTERS, self._first(s)),
            ("one", c.STATES, self.one),
            ("other", c.STATES, self.other),
        ]


# Goods


def fits(s: State, item: int, kind: int, colors: int) -> bool:
    """Whether an item is of a kind of goods, or of one of the colours."""
    if colors:
        return item < c.TOKENS and bool(colors >> s.t.color[item] & 1)
    if kind == ops.FOOD:
        return item <= c.CANNED_FOOD
    if kind == ops.WEAPON:
        return c.KNIFE <= item < c.AMMO
    if kind == ops.TOKEN:
        return item < c.TOKENS
    return True


def count_goods(s: State, of: list[int], kind: int, colors: int) -> int:
    n = 0
    for item in range(len(of)):
        if of[item] > 0 and fits(s, item, kind, colors):
            n += of[item]
    return n


def worth(s: State, of: list[int], colors: int = 0) -> int:
    """The value of all tokens there, notes at hand included; and of wood while it has one."""
    total = 0
    for item in range(c.PAYABLE):
        if of[item] > 0 and (colors == 0 or colors >> s.t.color[item] & 1):
            total += of[item] * s.value(item)
    used = note_in_use(s) if s.notes else -1
    for slot in range(s.note_count()):
        if s.note_at(slot, NOTE_ID) == used:
            continue
        if s.note_here(slot) and (colors == 0 or colors >> s.note_at(slot, NOTE_COLOR) & 1):
            total += s.note_worth(slot)
    return total


def note_in_use(s: State) -> int:
    """The note whose script is being read, -1 for none: it is no payment for itself."""
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, Run):
            return step.note
    return -1


def offer_notes(s: State, colors: int, out: list[Action], stored: bool = False) -> None:
    """Notes at hand that have a value can be given like tokens."""
    if not s.notes:
        return
    used = note_in_use(s)
    for slot in range(s.note_count()):
        if s.note_with(slot, stored) and s.note_worth(slot) > 0 and s.note_at(slot, NOTE_ID) != used:
            if colors == 0 or colors >> s.note_at(slot, NOTE_COLOR) & 1:
                out.append(c.GIVE_NOTE[slot])


def note_gift(s: State, value: int) -> None:
    """What is given at home may be a gift to the visitor who is there (see the objective of the open door)."""
    if s.location < 0:
        s.flags[F_GIVEN] += value


def give_up(s: State, action: Action, goods: list[int]) -> int:
    """A token goes back to the box, a note is gone; what it was worth."""
    if action.kind is c.GIVE_NOTE:
        value = s.note_worth(action.a)
        s.drop_note(action.a)
    else:
        value = s.value(action.a)
        s.discard(action.a, 1, goods)
    return value


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
        return s.storage if self.stored else s.goods()

    def _notes(self, s: State) -> list[int]:
        """Notes are tokens: those that lie with the goods may be lost like them."""
        found: list[int] = []
        if self.items or not (self.colors or self.kind in (ops.TOKEN, ops.ANY)):
            return found
        for slot in range(s.note_count()):
            if s.note_with(slot, bool(self.stored)) and not s.t.note_safe[s.note_at(slot, NOTE_ID)]:
                if self.colors == 0 or self.colors >> s.note_at(slot, NOTE_COLOR) & 1:
                    found.append(slot)
        return found

    def _matches(self, s: State, item: int) -> bool:
        if self.items:
            return bool(self.items >> item & 1)
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
                note_gift(s, s.note_worth(slot))
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
                if s.note_worth(slot) < best:
                    continue
                if s.note_worth(slot) > best:
                    best = s.note_worth(slot)
                    out.clear()
            out.append(c.GIVE_NOTE[slot])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        note_gift(s, give_up(s, action, self._goods(s)))
        s.swap(LoseGoods(self.n - 1, self.kind, self.colors, self.items, self.valuable, self.stored))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("tokens", c.PIECES, self.n)]


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
        goods = s.storage if self.stored else s.goods()
        if self.left > 0:
            for item in range(c.PAYABLE):
                if goods[item] > 0 and s.value(item) > 0:
                    if self.colors == 0 or self.colors >> s.t.color[item] & 1:
                        out.append(c.GIVE[item])
            offer_notes(s, self.colors, out, bool(self.stored))
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        value = give_up(s, action, s.storage if self.stored else s.goods())
        note_gift(s, value)
        s.swap(PayValue(self.left - value, self.colors, self.stored))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("value", c.PIECES, self.left)]


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
        for item in range(len(s.box)):
            if self.items >> item & 1 and s.box[item] > 0:
                out.append(c.TAKE[item])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.pop()
        s.gain(action.a, 1, s.storage if self.stored else s.goods())


def tokens_up_to(s: State, colors: int, value: int) -> int:
    """A mask of the tokens of these colours worth no more."""
    mask = 0
    for item in range(c.TOKENS):
        if colors >> s.t.color[item] & 1 and s.value(item) <= value:
            mask |= 1 << item
    return mask


# Fittings


@final
class FreeFitting(Step[State]):
    """A fitting is placed without an action, also one from the Ideas; for nothing, or at its cost."""

    NAME: ClassVar[str] = "free-fitting"
    RULE: ClassVar[str] = "TWM-4.16"
    FIELDS: ClassVar[Fields] = (("fitting", None), ("then", None), ("paid", None))

    def __init__(self, fitting: int = -1, then: int = -1, paid: int = 0) -> None:
        super().__init__()
        self.fitting = fitting
        self.then = then
        """One that is placed after it, next to it."""
        self.paid = paid
        """1 if its cost is paid (TWM-12.30)."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.fitting < 0:
            return self._which(s, out)
        wanted = [self.fitting, self.then] if self.then >= 0 else [self.fitting]
        for space in places_for(s, wanted):
            out.append(c.AT[space])
        return s.question(out)

    def _which(self, s: State, out: list[Action]) -> int:
        free = free_mask(s, reach(s) & ~promised(s))
        saved = saving(s, -1)
        for fitting in range(len(c.FITTINGS)):
            if s.fitting_deck[fitting] + s.ideas[fitting] > 0 and has_place(s, fitting, free):
                if not self.paid or affordable(s, fitting, saved):
                    out.append(c.PLACE[fitting])
        if not out:
            s.pop()
            return -1
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
        elif action.kind is c.PLACE:
            s.swap(FreeFitting(action.a, -1, self.paid))
        else:
            if self.then >= 0:
                s.swap(FreeFitting(self.then))
            else:
                s.pop()
            if self.paid:
                pay_for(s, self.fitting, -1)
            deck = s.fitting_deck if s.fitting_deck[self.fitting] > 0 else s.ideas
            deck[self.fitting] -= 1
            place_fitting(s, self.fitting, action.a)


@final
class LoseFitting(Step[State]):
    """The leader chooses a fitting that is lost, of one floor or of the whole house; it returns to its deck."""

    NAME: ClassVar[str] = "lose-fitting"
    RULE: ClassVar[str] = "TWM-12.8"
    FIELDS: ClassVar[Fields] = (("n", None), ("area", None))

    def __init__(self, n: int, area: int = ops.ANYWHERE) -> None:
        super().__init__()
        self.n = n
        self.area = area

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for space in range(len(s.fittings)):
                if s.fittings[space] >= 0 and self.area in (ops.ANYWHERE, s.t.area[space]):
                    out.append(c.GIVE_UP[space])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.swap(LoseFitting(self.n - 1, self.area))
        lose_fitting(s, action.a)


@final
class TakeIdeas(Counted):
    """Cards of the open Ideas move to the Fittings space (TWM-4.23)."""

    NAME: ClassVar[str] = "take-ideas"
    RULE: ClassVar[str] = "TWM-4.23"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for fitting in range(len(c.FITTINGS)):
                if s.ideas[fitting] > 0:
                    out.append(c.IDEA[fitting])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.swap(TakeIdeas(self.n - 1))
        take_idea(s, action.a)


def take_idea(s: State, fitting: int) -> None:
    if s.ideas[fitting] > 0:
        s.ideas[fitting] -= 1
        s.fitting_deck[fitting] += 1
        s.tell(e.IDEA_TAKEN, fitting, 0, "TWM-4.23")


def stow_notes(s: State, place: int) -> None:
    """Notes of the pile go into Storage or the other way round."""
    for slot in range(s.note_count()):
        if s.note_at(slot, NOTE_PLACE) == (NOTE_CARRIED if place == NOTE_STORED else NOTE_STORED):
            s.set_note(slot, NOTE_PLACE, place)
