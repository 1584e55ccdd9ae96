"""How people leave the group and join it."""

from typing import Final

import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.catalogue import BANDAGES, CURES, HUNGER, KNIFE
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
    NOT_HERE,
    NOTE_CARRIED,
    NOTE_ID,
    NOTE_PLACE,
    NOTE_STORED,
    NOTE_WITH,
    OUT,
)
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.halt import finish
from holdfast.games.warofmine.state.jobs import lay_down
from holdfast.games.warofmine.state.stack import exploring, leave_location
from holdfast.games.warofmine.state.state import State

# Why a match ends, in the order of the game's reasons
CEASEFIRE: Final = 0
NO_STARTER: Final = 1
NOBODY_LEFT: Final = 2
NO_GUARD: Final = 3


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
