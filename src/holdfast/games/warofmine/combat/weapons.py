"""Weapons and their dice."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
from holdfast.games.warofmine.content.tables import DIE_FACES
from holdfast.games.warofmine.state.state import State

# Faces of the combat dice; those below 4 are wounds
HATCHET: Final = 4
SHOTGUN: Final = 5
OUT_OF_AMMO: Final = 6
SCRIPT: Final = 7

# Colours of the dice
WHITE: Final = 0
YELLOW: Final = 1
RED_DIE: Final = 2


def die_of(weapon: int) -> int:
    """White without a weapon, yellow for knife and hatchet, red for firearms (TWM-8.6)."""
    if weapon == c.UNARMED:
        return WHITE
    return YELLOW if weapon < c.PISTOL_HAND else RED_DIE


def roll_face(s: State, weapon: int) -> int:
    s.reveal()
    return s.t.face(die_of(weapon), s.rng.below(DIE_FACES))


# Weapons


def item_of(weapon: int) -> int:
    return c.KNIFE + weapon - 1
