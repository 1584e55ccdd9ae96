"""Those who fight: enemies, their wounds and weapons, and what is counted of both sides."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.combat.weapons import HATCHET, SHOTGUN, item_of, roll_face
from holdfast.games.warofmine.marks import DROPPED, FOE_SIZE, FOE_SPARE, FOE_WEAPON, FOE_WOUNDS, KILLED, WOUNDS_DEALT
from holdfast.games.warofmine.state.state import State

# Attackers in the queue
FOE: Final = 16
SHOOTER: Final = 32
WITH_NOTE: Final = 64
"""A character who uses a note instead of a die; the note is added, times `NOTE_OF`."""
ALLY: Final = 128
"""Somebody who fights beside the characters, by number; the note is added likewise."""
NOTE_OF: Final = 256
WHOSE: Final = 15 | FOE | ALLY
"""Which combatant an attack belongs to."""

# rerolls: characters, enemies, then attacks that a character must skip
FOE_REROLLS: Final = 13
SKIPS: Final = 22
DISARMED: Final = 35
FOE_DISARMED: Final = 48
STRUCK: Final = 57
"""Wounds, and 16 for each kill."""


def foe(s: State, number: int, field: int) -> int:
    return s.foes[number * FOE_SIZE + field]


def alive(s: State, number: int) -> bool:
    return foe(s, number, FOE_WOUNDS) < s.t.foe_wounds


def foes_alive(s: State) -> int:
    n = 0
    for number in range(len(s.foes) // FOE_SIZE):
        if alive(s, number):
            n += 1
    return n


def fighters(s: State) -> int:
    """The characters in the fight, as a mask."""
    return s.present_mask()


def foe_roll(s: State, number: int) -> int:
    """Enemies re-roll by themselves what does no wounds; not S, not Out of Ammo (TWM-10.8)."""
    weapon = foe(s, number, FOE_WEAPON)
    place = FOE_REROLLS + number
    face = roll_face(s, weapon)
    while s.rerolls[place] & 15 > 0 and harmless(face, weapon):
        s.rerolls[place] -= 1
        face = roll_face(s, weapon)
    if weapon >= c.PISTOL_HAND:
        s.rerolls[place] |= 16
    return face


def harmless(face: int, weapon: int) -> bool:
    if face == HATCHET:
        return weapon != c.HATCHET_HAND
    if face == SHOTGUN:
        return weapon != c.SHOTGUN_HAND
    return face == 0


def drop_weapon(s: State, number: int) -> None:
    """The enemy falls back to its next weapon, or to none (TWM-10.14)."""
    lay_down(s, number)
    take_spare(s, number)


def take_spare(s: State, number: int) -> None:
    base = number * FOE_SIZE
    spare = s.foes[base + FOE_SPARE]
    s.foes[base + FOE_WEAPON] = spare if spare >= 0 else c.UNARMED
    s.foes[base + FOE_SPARE] = -1


def lay_down(s: State, number: int) -> None:
    """The enemy has no weapon any more; it is lost for the fight, not for those who search the dead (TWM-10.24)."""
    weapon = foe(s, number, FOE_WEAPON)
    if weapon > c.UNARMED:
        s.fight[DROPPED] += 1 << (weapon - 1) * 4
    s.foes[number * FOE_SIZE + FOE_WEAPON] = c.UNARMED


def hurt_foe(s: State, number: int, n: int) -> None:
    """An enemy dies at the third wound (TWM-10.6)."""
    if n <= 0 or not alive(s, number):
        return
    base = number * FOE_SIZE
    before = s.foes[base + FOE_WOUNDS]
    s.foes[base + FOE_WOUNDS] = min(s.t.foe_wounds, before + n)
    s.fight[WOUNDS_DEALT] += s.foes[base + FOE_WOUNDS] - before
    if alive(s, number):
        s.tell(e.FOE_HIT, number + 1, s.foes[base + FOE_WOUNDS], "TWM-10.4")
    else:
        s.fight[KILLED] += 1
        s.tell(e.FOE_DIED, number + 1, 0, "TWM-10.6")


def leave_weapons(s: State) -> None:
    """The dead leave what they carried."""
    for number in range(len(s.foes) // FOE_SIZE):
        if not alive(s, number):
            lay_down(s, number)
            take_spare(s, number)
            lay_down(s, number)


def take_enemy_weapons(s: State) -> list[int]:
    """What the dead enemies carried, or dropped in the fight, as items; once (TWM-10.24)."""
    leave_weapons(s)
    found: list[int] = []
    for weapon in range(1, len(c.WEAPONS)):
        for _ in range(s.fight[DROPPED] >> (weapon - 1) * 4 & 15):
            found.append(item_of(weapon))
    s.fight[DROPPED] = 0
    return found
