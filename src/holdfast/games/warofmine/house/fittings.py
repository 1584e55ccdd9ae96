"""Fittings: where they may stand, and placing, moving and losing them."""

import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.house.reach import collapsed, reach
from holdfast.games.warofmine.people.objectives import advance
from holdfast.games.warofmine.state.jobs import JOB_ARG, JOB_SIZE, JOB_SPACE, MOVING, PLACING
from holdfast.games.warofmine.state.state import State


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


def waiting(s: State) -> int:
    """How many wait tokens lie on fittings."""
    n = 0
    for wait in s.waits:
        if wait > 0:
            n += 1
    return n
