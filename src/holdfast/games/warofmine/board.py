"""The house: what can be reached, where fittings stand, what lies under the rubble."""

from typing import Final

import holdfast.games.warofmine.events as e
from holdfast.games.warofmine.catalogue import GUARD_SPACE
from holdfast.games.warofmine.marks import F_REACHED, SHELTER_CARD
from holdfast.games.warofmine.objectives import advance
from holdfast.games.warofmine.stage import JOB_ARG, JOB_SIZE, JOB_SPACE, MOVING, PLACING
from holdfast.games.warofmine.state import State

HEAP: Final = 0
FURNITURE: Final = 1
RUBBLE: Final = 2
CLOSED_DOOR: Final = 3
BARS: Final = 4
OUTDOORS: Final = 5
NEW_IDEA: Final = 6
POKE_ABOUT: Final = 7

KIND_EMPTY: Final = 1
"""Up to here a fitting can stand, once no card is there."""
KIND_ACTION: Final = 2


def collapsed(s: State) -> bool:
    """Whether a note shuts the basement (TWM-12.26)."""
    return s.acting_note(s.t.note_no_basement) >= 0


def reach(s: State) -> int:
    """All spaces that can be walked and climbed to from Guard, as a mask; rubble, a closed door or bars can be reached,
    not passed (TWM-4.5)."""
    t = s.t
    walls = 1 if collapsed(s) else 0
    for space in t.obstacles:
        walls = walls * 2 + (1 if s.cards[space] >= 0 else 0)
    found = t.reaches.get(walls, -1)
    if found < 0:
        found = t.reaches[walls] = _explore(s, walls >> len(t.obstacles) == 1)
    return found


def _explore(s: State, shut: bool) -> int:
    t = s.t
    seen = 1 << GUARD_SPACE
    todo = [GUARD_SPACE]
    for space in todo:  # grows on the way
        for other in t.neighbours[space]:
            if seen >> other & 1 or (shut and t.basement[other]):
                continue
            seen |= 1 << other
            if s.cards[other] < 0 or other not in t.obstacles:
                todo.append(other)
    return seen


def free_mask(s: State, reached: int) -> int:
    """The spaces in reach without card, fitting, action, Guard or floor to sleep on, as a mask (TWM-4.16)."""
    mask = 0
    for space in s.t.room:
        if reached >> space & 1 and s.cards[space] < 0 and s.fittings[space] < 0:
            mask |= 1 << space
    return mask


def has_place(s: State, fitting: int, free: int) -> bool:
    """Whether one of these spaces would do for a fitting."""
    needs = s.t.fitting_next_to[fitting]
    if needs < 0:
        return free != 0
    for space in range(len(s.fittings)):
        if s.fittings[space] == needs:
            for other in s.t.beside[space]:
                if free >> other & 1:
                    return True
    return False


def free_spaces(s: State, fitting: int, reached: int) -> list[int]:
    """Where a fitting may stand; `reached` is the mask of spaces in reach, or -1 to work it out."""
    if reached < 0:
        reached = reach(s)
    found: list[int] = []
    needs = s.t.fitting_next_to[fitting]
    free = free_mask(s, reached)
    for space in s.t.room:
        if free >> space & 1 and _beside(s, space, needs):
            found.append(space)
    return found


def _beside(s: State, space: int, needs: int) -> bool:
    """«Next to» is asked when a fitting is placed or moved (TWM-4.21)."""
    if needs < 0:
        return True
    for other in s.t.beside[space]:
        if s.fittings[other] == needs:
            return True
    return False


def promised(s: State) -> int:
    """Spaces on which a fitting is already to be placed in this stage, as a mask."""
    mask = 0
    for character in s.group:
        job = s.jobs[character * JOB_SIZE]
        if job == PLACING:
            mask |= 1 << s.jobs[character * JOB_SIZE + JOB_SPACE]
        elif job == MOVING:
            mask |= 1 << s.jobs[character * JOB_SIZE + JOB_ARG]
    return mask


def place_fitting(s: State, fitting: int, space: int) -> None:
    s.fittings[space] = fitting
    s.waits[space] = 0
    s.tell(e.BUILT, fitting, space, "TWM-4.16")
    advance(s, 1)


def lose_fitting(s: State, space: int) -> None:
    """Back to the deck it came from; its wait token is lost (TWM-4.26)."""
    fitting = s.fittings[space]
    if fitting < 0:
        return
    s.fittings[space] = -1
    s.waits[space] = 0
    s.fitting_deck[fitting] += 1
    s.tell(e.FITTING_LOST, fitting, space, "TWM-4.26")


def standing(s: State, fitting: int) -> int:
    """How many of a fitting stand where they are of use: not in a collapsed basement (TWM-12.26)."""
    n = 0
    for space in s.t.room:
        if s.fittings[space] == fitting and not (s.t.basement[space] and collapsed(s)):
            n += 1
    return n


def stands(s: State, fitting: int) -> bool:
    return standing(s, fitting) > 0


def places_for(s: State, fittings: list[int]) -> list[int]:
    """Where the first of these fittings may be placed so that the second finds a place next to it; where only one of
    them is left among the cards, where that one may be placed (TWM-12.37)."""
    left = [fitting for fitting in fittings if s.fitting_deck[fitting] + s.ideas[fitting] > 0]
    if not left:
        return []
    reached = reach(s) & ~promised(s)
    found = free_spaces(s, left[0], reached)
    if len(left) > 1:
        free = free_mask(s, reached)
        found = [space for space in found if _free_beside(s, space, free)]
    return found


def _free_beside(s: State, space: int, free: int) -> bool:
    for other in s.t.beside[space]:
        if free >> other & 1:
            return True
    return False


def cards_in_reach(s: State) -> list[int]:
    """Spaces that can be reached and still have a shelter card."""
    reached = s.flags[F_REACHED] if s.flags[F_REACHED] else reach(s)  # as the stage began (TWM-4.8)
    return [space for space in range(len(s.cards)) if reached >> space & 1 and s.cards[space] >= 0]


def open_card(s: State, space: int) -> None:
    """The back of a shelter card is resolved (TWM-4.10): rubble is first turned, everything else gives its loot."""
    card = s.cards[space]
    if card < 0:
        return
    if s.t.shelter_kind[card] == RUBBLE and s.turned[space] == 0:
        s.turned[space] = 1
        s.reveal()
        s.tell(e.TURNED, space, 0, "TWM-4.15")
        return
    s.cards[space] = -1
    s.turned[space] = 0
    s.reveal()
    s.remember(SHELTER_CARD, card)
    s.tell(e.OPENED, space, 0, "TWM-4.10")
    loot = s.t.shelter_gain[card]
    for i in range(0, len(loot), 2):
        s.gain(loot[i], loot[i + 1], s.storage)


def open_holes(s: State, reached: int) -> list[int]:
    """Holes without a Board-Up that have a reachable space next to them (TWM-4.27); -1 reaches everywhere."""
    found: list[int] = []
    for hole in range(len(s.t.hole_next)):
        if s.boarded >> hole & 1:
            continue
        for space in s.t.hole_next[hole]:
            if reached >> space & 1:
                found.append(hole)
                break
    return found


def board_up(s: State, hole: int) -> None:
    s.boarded |= 1 << hole
    s.tell(e.BOARDED, hole, 0, "TWM-4.27")


def waiting(s: State) -> int:
    """How many wait tokens lie on fittings."""
    n = 0
    for wait in s.waits:
        if wait > 0:
            n += 1
    return n
