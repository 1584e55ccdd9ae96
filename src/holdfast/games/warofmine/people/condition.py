"""The states of characters: how they rise and fall, and what level 4 does."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.log as e
from holdfast.core import Action, Fields
from holdfast.games.warofmine.catalogue import BANDAGES, FATIGUE, HUNGER, MISERY, WOUNDS
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.masks import one
from holdfast.games.warofmine.state.people import MOST
from holdfast.games.warofmine.state.stack import Owed
from holdfast.games.warofmine.state.state import State

_LEVEL_FOUR: Final[tuple[str, ...]] = ("TWM-2.6", "TWM-2.8", "TWM-2.4", "TWM-2.5", "TWM-2.3")


def raise_state(s: State, character: int, state: int, n: int) -> None:
    """Raises a state (TWM-2.1). What level 4 does follows as soon as the running step is done: it is on top of the
    stack, so whoever calls this has nothing more to push."""
    if state == WOUNDS and s.notes.tokens:
        n = spared(s, character, n)
    if n <= 0 or not s.people.is_here(character):
        return
    _raise(s, character, state, n)


def kill(s: State, character: int) -> None:
    """Somebody is dead at once, whatever spares wounds (TWM-12.50)."""
    if s.people.is_here(character):
        _raise(s, character, WOUNDS, MOST)


def spared(s: State, character: int, n: int) -> int:
    """The wounds that are left after what the character ignores until Dawn (TWM-12.50)."""
    for slot in range(s.notes.count()):
        if s.notes.at(slot).is_with(character) and s.t.note_absorbs[s.notes.at(slot).id]:
            ignored = min(n, s.notes.at(slot).charges)
            if ignored > 0:
                s.notes.set_charges(slot, s.notes.at(slot).charges - ignored)
                s.tell(e.SPARED, s.notes.at(slot).id, ignored, "TWM-12.50")
                n -= ignored
    return n


def absorbed(s: State, character: int, n: int) -> int:
    """How many of so many wounds the character would ignore (TWM-12.50)."""
    total = 0
    for slot in range(s.notes.count()):
        if s.notes.at(slot).is_with(character) and s.t.note_absorbs[s.notes.at(slot).id]:
            total += s.notes.at(slot).charges
    return min(n, total)


def _raise(s: State, character: int, state: int, n: int) -> None:
    before = s.people.level(character, state)
    level = min(MOST, before + n)
    if level != before:
        s.people.set_level(character, state, level)
        s.tell(e.CHANGED[state], character, level, _LEVEL_FOUR[state] if level == MOST else "TWM-2.1")
    if state == FATIGUE:  # never lethal; what is beyond 4 weighs on the mind (TWM-2.8)
        raise_state(s, character, MISERY, before + n - MOST)
    elif level == MOST and before < MOST:
        s.push(LevelFour(character, state))


def lower_state(s: State, character: int, state: int, n: int) -> None:
    before = s.people.level(character, state)
    level = max(0, before - n)
    if n > 0 and level != before:
        s.people.set_level(character, state, level)
        s.tell(e.CHANGED[state], character, level, "TWM-2.1")


def set_state(s: State, character: int, state: int, level: int) -> None:
    before = s.people.level(character, state)
    if level > before:
        raise_state(s, character, state, level - before)
    else:
        lower_state(s, character, state, before - level)


@final
class LevelFour(Owed):
    """A state has reached level 4."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-2.5"
    FIELDS: ClassVar[Fields] = (("character", None), ("state", None), ("rolled", None))

    def __init__(self, character: int, state: int, rolled: int = 0) -> None:
        super().__init__()
        self.character = character
        self.state = state
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        character, state = self.character, self.state
        if not s.people.is_here(character) or s.people.level(character, state) < MOST:
            s.pop()
            return -1
        which = 0
        if state in (MISERY, HUNGER):
            if self.rolled == 0:
                s.swap(LevelFour(character, state, 1))
                throw = Throw(e.FOR_LEVEL_FOUR, 0, e.SCRIPT_SAYS, e.SCRIPT_SAYS)
                roll_black(s, throw, "TWM-2.5" if state == MISERY else "TWM-2.6")
                return -1
            first = 1 if state == MISERY else 3
            which = first if s.die <= 5 else first + 1
        s.pop()
        s.people.cause = state
        play(s, s.t.block_level4[which], one(character))
        return -1


# What treatment and food do at any time


def eat(s: State, character: int, item: int, of: list[int]) -> None:
    s.discard(item, 1, of)
    s.tell(e.ATE, character, item, "TWM-5.4")
    set_state(s, character, HUNGER, hunger_after(s, character, item))


def hunger_after(s: State, character: int, item: int) -> int:
    """The level that a food leaves somebody with."""
    return max(0, s.people.level(character, HUNGER) + s.t.hunger[item])


def treat(s: State, character: int, cure: int, of: list[int]) -> None:
    """Medicine is assigned and works with the next fate card (TWM-9.2)."""
    of[BANDAGES + cure] -= 1
    s.people.cure(character, cure)
    s.tell(e.TREATED, character, cure, "TWM-9.2")
