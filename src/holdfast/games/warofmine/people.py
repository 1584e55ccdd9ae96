"""States of characters, what level 4 does, and how people come and go."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.events as e
import holdfast.games.warofmine.ops as ops
from holdfast.core import Action, Fields
from holdfast.games.warofmine.catalogue import BANDAGES, CURES, FATIGUE, HUNGER, KEEP, KNIFE, MISERY, WOUNDS
from holdfast.games.warofmine.marks import (
    DIED,
    F_CAUSE,
    F_GONE_AT_HOME,
    F_GONE_TODAY,
    F_JOINED,
    F_MOURN,
    F_MOURNING,
    FIGHTING,
    HOME,
    LEFT,
    NARRATIVE_CARD,
    NOT_HERE,
    NOTE_CARRIED,
    NOTE_CHARGES,
    NOTE_ID,
    NOTE_PLACE,
    NOTE_STORED,
    NOTE_WITH,
    OUT,
)
from holdfast.games.warofmine.plain import Plain
from holdfast.games.warofmine.run import Owed, exploring, finish, leave_location, play
from holdfast.games.warofmine.stage import lay_down
from holdfast.games.warofmine.state import State

# Why a match ends, in the order of the game's reasons
CEASEFIRE: Final = 0
NO_STARTER: Final = 1
NOBODY_LEFT: Final = 2
NO_GUARD: Final = 3

# Skills, in the order of the content's names
FORAGER: Final = 1
FAST_RUNNER: Final = 2
STRONG: Final = 3
GOOD_SCAVENGER: Final = 4
MILITARY_TRAINING: Final = 5
SNEAKY: Final = 6
BARTERING: Final = 7
LOVES_CHILDREN: Final = 8
GOOD_COOK: Final = 9
HANDYMAN: Final = 10
LAWYER: Final = 11
TRAPPER: Final = 12

_LEVEL_FOUR: Final[tuple[str, ...]] = ("TWM-2.6", "TWM-2.8", "TWM-2.4", "TWM-2.5", "TWM-2.3")


def raise_state(s: State, character: int, state: int, n: int) -> None:
    """Raises a state (TWM-2.1). What level 4 does follows as soon as the running step is done: it is on top of the
    stack, so whoever calls this has nothing more to push."""
    if state == WOUNDS and s.notes:
        n = spared(s, character, n)
    if n <= 0 or s.where[character] == NOT_HERE:
        return
    _raise(s, character, state, n)


def kill(s: State, character: int) -> None:
    """Somebody is dead at once, whatever spares wounds (TWM-12.50)."""
    if s.where[character] != NOT_HERE:
        _raise(s, character, WOUNDS, 4)


def spared(s: State, character: int, n: int) -> int:
    """The wounds that are left after what the character ignores until Dawn (TWM-12.50)."""
    for slot in range(s.note_count()):
        if s.note_at(slot, NOTE_PLACE) == NOTE_WITH + character and s.t.note_absorbs[s.note_at(slot, NOTE_ID)]:
            ignored = min(n, s.note_at(slot, NOTE_CHARGES))
            if ignored > 0:
                s.set_note(slot, NOTE_CHARGES, s.note_at(slot, NOTE_CHARGES) - ignored)
                s.tell(e.SPARED, s.note_at(slot, NOTE_ID), ignored, "TWM-12.50")
                n -= ignored
    return n


def _raise(s: State, character: int, state: int, n: int) -> None:
    index = character * 5 + state
    before = s.levels[index]
    level = min(4, before + n)
    s.levels[index] = level
    if level != before:
        s.tell(e.CHANGED[state], character, level, _LEVEL_FOUR[state] if level == 4 else "TWM-2.1")
    if state == FATIGUE:  # never lethal; what is beyond 4 weighs on the mind (TWM-2.8)
        raise_state(s, character, MISERY, before + n - 4)
    elif level == 4 and before < 4:
        s.push(LevelFour(character, state))


def lower_state(s: State, character: int, state: int, n: int) -> None:
    index = character * 5 + state
    before = s.levels[index]
    level = max(0, before - n)
    if n > 0 and level != before:
        s.levels[index] = level
        s.tell(e.CHANGED[state], character, level, "TWM-2.1")


def set_state(s: State, character: int, state: int, level: int) -> None:
    before = s.levels[character * 5 + state]
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
        if s.where[character] == NOT_HERE or s.levels[character * 5 + state] < 4:
            s.pop()
            return -1
        which = 0
        if state in (MISERY, HUNGER):
            if self.rolled == 0:
                s.swap(LevelFour(character, state, 1))
                roll_black(s, "TWM-2.5" if state == MISERY else "TWM-2.6")
                return -1
            first = 1 if state == MISERY else 3
            which = first if s.die <= 5 else first + 1
        s.pop()
        s.flags[F_CAUSE] = state + 1
        play(s, s.t.block_level4[which], 1 << character)
        return -1


# The black die


def roll_black(s: State, rule: str = "") -> None:
    """Rolls the black die for whatever step lies on top; that step then finds the result in `die`. A narrative card
    may roll it once more."""
    s.throw(rule)
    for card in s.kept:
        if s.t.narrative_when[card] == ops.AT_ROLL:
            s.push(Reconsider())
            return


@final
class Reconsider(Plain):
    """A roll that a narrative card could change."""

    NAME: ClassVar[str] = "reconsider"
    RULE: ClassVar[str] = "TWM-9.20"

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(KEEP[0])
        s.offer_cards(ops.AT_ROLL, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()


def play_card(s: State, card: int) -> None:
    """A narrative card is played once and removed (TWM-9.20)."""
    s.kept = [other for other in s.kept if other != card]
    s.take_out(NARRATIVE_CARD, card)
    s.tell(e.PLAYED, card, 0, "TWM-9.20")
    if s.t.narrative_when[card] == ops.AT_ROLL:
        s.throw("TWM-9.20")
    else:
        play(s, s.t.narrative_do[card])


# Leaving and coming


def lose_character(s: State, character: int, how: int) -> None:
    """Somebody dies, leaves, or takes their own life. May unwind the stack: the last thing its caller does."""
    if s.where[character] == NOT_HERE:
        return
    out = s.where[character] == OUT and s.location >= 0
    s.flags[F_GONE_AT_HOME] = character + 1 if s.location >= 0 and not out else 0
    _tell_end(s, character, how)
    s.group = [other for other in s.group if other != character]
    s.where[character] = NOT_HERE
    ended = s.ended[:]
    ended[character] = 1 + how + 3 * s.flags[F_CAUSE] + 18 * s.day
    s.ended = ended
    s.flags[F_CAUSE] = 0
    if not s.flags[F_MOURNING]:  # losses of that very roll count for no day (TWM-9.15)
        s.flags[F_GONE_TODAY] += 1
    put_weapon_back(s, character, s.pile if out else s.storage)
    for cure in range(len(CURES)):  # assigned medicine is lost (TWM-2.10)
        if s.cures[character] >> cure & 1:
            s.box[BANDAGES + cure] += 1
    s.cures[character] = 0
    _lay_down_notes(s, character, out)
    lay_down(s, character)
    if s.home_mask() | s.party_mask() == 0:  # whoever was sent away hears of it and comes home (TWM-12.13)
        for other in s.group:
            s.where[other] = HOME
    if not s.group:
        finish(s, NOBODY_LEFT)
    elif out and s.party_mask() == 0:
        leave_location(s)
    elif out and how != LEFT:
        if s.fight[FIGHTING]:
            s.flags[F_MOURN] += 1
        elif exploring(s):
            play(s, s.t.block_death_out)


def _lay_down_notes(s: State, character: int, out: bool) -> None:
    """What somebody wore stays with the group, a dose is lost (TWM-12.44)."""
    for slot in range(s.note_count() - 1, -1, -1):
        if s.note_at(slot, NOTE_PLACE) == NOTE_WITH + character:
            if s.t.note_dose[s.note_at(slot, NOTE_ID)]:
                s.drop_note(slot)
            else:
                s.set_note(slot, NOTE_PLACE, NOTE_CARRIED if out else NOTE_STORED)


def _tell_end(s: State, character: int, how: int) -> None:
    if how == DIED:
        s.tell(e.DIED, character, 0, "TWM-2.3")
    elif how == LEFT:
        s.tell(e.LEFT, character, 0, "TWM-2.9")
    else:
        s.tell(e.TOOK_OWN_LIFE, character, 0, "TWM-2.5")


def put_weapon_back(s: State, character: int, to: list[int]) -> None:
    if s.hand[character] > 0:
        to[KNIFE + s.hand[character] - 1] += 1
        s.hand[character] = 0


def join(s: State, character: int) -> None:
    """A character joins the group at home, hungry like everybody (TWM-4.29)."""
    s.group = [*s.group, character]
    s.flags[F_JOINED] = character + 1
    s.where[character] = HOME
    for state in range(5):
        s.levels[character * 5 + state] = 0
    s.levels[character * 5 + HUNGER] = s.t.hunger_at_start
    s.task[character] = -1
    s.hand[character] = 0
    s.cures[character] = 0
    s.tell(e.JOINED, character, 0, "TWM-4.29")


# What treatment and food do at any time


def eat(s: State, character: int, item: int, of: list[int]) -> None:
    s.discard(item, 1, of)
    s.tell(e.ATE, character, item, "TWM-5.4")
    lower_state(s, character, HUNGER, -s.t.hunger[item])


def treat(s: State, character: int, cure: int, of: list[int]) -> None:
    """Medicine is assigned and works with the next fate card (TWM-9.2)."""
    of[BANDAGES + cure] -= 1
    s.cures[character] |= 1 << cure
    s.tell(e.TREATED, character, cure, "TWM-9.2")


def empathy_test(s: State, mask: int) -> int:
    """Those of the mask whose Empathy is at least the last roll."""
    passed = 0
    for character in s.group:
        if mask >> character & 1 and s.die <= s.t.empathy[character]:
            passed |= 1 << character
    return passed
