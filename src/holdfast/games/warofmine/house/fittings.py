"""Fittings: where they may stand, and placing, moving and losing them."""

from mypy_extensions import i64

import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.house.reach import bare_spaces, collapsed, reach
from holdfast.games.warofmine.people.objectives import advance
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State


def free_mask(s: State, reached: int) -> int:
    """The spaces in reach without card, fitting, action, Guard or floor to sleep on, as a mask (TWM-4.16)."""
    return bare_spaces(s) & reached


def has_place(s: State, fitting: int, free: int) -> bool:
    """Whether one of these spaces would do for a fitting."""
    needs = s.t.fitting_next_to[fitting]
    if needs < 0:
        return free != 0
    for space in range(len(s.house.fittings)):
        if s.house.fittings[space] == needs:
            for other in s.t.beside[space]:
                if has(free, other):
                    return True
    return False


def free_spaces(s: State, fitting: int, reached: int) -> list[int]:
    """Where a fitting may stand; `reached` is the mask of spaces in reach, or -1 to work it out."""
    if reached < 0:
        reached = reach(s)
    found: list[int] = []
    needs = s.t.fitting_next_to[fitting]
    free: i64 = free_mask(s, reached)
    spaces: i64 = len(s.house.fittings)
    for space in range(spaces):
        if has(free, space) and _beside(s, space, needs):
            found.append(space)
    return found


def _beside(s: State, space: int, needs: int) -> bool:
    """«Next to» is asked when a fitting is placed or moved (TWM-4.21)."""
    if needs < 0:
        return True
    for other in s.t.beside[space]:
        if s.house.fittings[other] == needs:
            return True
    return False


def place_fitting(s: State, fitting: int, space: int) -> None:
    s.house.place(fitting, space)
    s.tell(e.BUILT, fitting, space, "TWM-4.16")
    advance(s, 1)


def lose_fitting(s: State, space: int) -> None:
    """Back to the deck it came from; its wait token is lost (TWM-4.26)."""
    fitting = s.house.fittings[space]
    if fitting < 0:
        return
    s.house.clear(space)
    s.house.return_fitting(fitting)
    s.tell(e.FITTING_LOST, fitting, space, "TWM-4.26")


def standing(s: State, fitting: int) -> int:
    """How many of a fitting stand where they are of use: not in a collapsed basement (TWM-12.26)."""
    n = 0
    fitted: i64 = s.house.fitted
    if fitted == 0:
        return 0
    spaces: i64 = len(s.house.fittings)
    for space in range(spaces):
        if has(fitted, space) and s.house.fittings[space] == fitting and not (s.t.basement[space] and collapsed(s)):
            n += 1
    return n


def stands(s: State, fitting: int) -> bool:
    return standing(s, fitting) > 0


def places_for(s: State, fittings: list[int]) -> list[int]:
    """Where the first of these fittings may be placed so that the second finds a place next to it; where only one of
    them is left among the cards, where that one may be placed (TWM-12.37)."""
    left = [fitting for fitting in fittings if s.house.cards_left(fitting) > 0]
    if not left:
        return []
    reached = reach(s) & ~s.jobs.promised()
    found = free_spaces(s, left[0], reached)
    if len(left) > 1:
        free = free_mask(s, reached)
        found = [space for space in found if _free_beside(s, space, free)]
    return found


def _free_beside(s: State, space: int, free: int) -> bool:
    for other in s.t.beside[space]:
        if has(free, other):
            return True
    return False
