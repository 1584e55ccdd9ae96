"""Recipes of fittings: what they cost, and when they are open."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.moments as moments
from holdfast.games.warofmine.house.reach import open_holes
from holdfast.games.warofmine.state.jobs import AT_FITTING
from holdfast.games.warofmine.state.state import State

# waits of recipes
WAIT_SET: Final = 1
WAIT_BAITED: Final = 2
WAIT_COLLECT: Final = 3

# What closes a recipe
OPEN: Final = 0
NO_GOODS: Final = 1
BOX_EMPTY: Final = 2
NOTHING_SET: Final = 3
NOT_READY: Final = 4
ALREADY_SET: Final = 5
NO_TOKEN: Final = 6
HEARD: Final = 7
NO_HOLE: Final = 8
NO_COLD: Final = 9

CLOSED_BY: Final[tuple[str, ...]] = (
    "", "TWM-4.9", "TWM-1.12", "TWM-4.26", "TWM-4.26", "TWM-4.26", "TWM-4.26", "TWM-4.9", "TWM-4.27", "TWM-4.9"
)  # fmt: skip
"""The rule of each."""


def cooks(s: State, recipe: int) -> bool:
    gain = s.t.recipe_gain[recipe]
    return len(gain) > 0 and gain[0] == c.CANNED_FOOD


def replacement(s: State, recipe: int) -> int:
    """The note that may replace one raw food of a recipe (TWM-12.35), -1 for none."""
    if not s.notes.tokens or c.RAW_FOOD not in s.t.recipe_cost[recipe][::2] or not cooks(s, recipe):
        return -1
    for slot in range(s.notes.count()):
        if s.t.note_when[s.notes.at(slot).id] == moments.AT_STOVE and s.note_ready(slot):
            return slot
    return -1


def with_replacement(s: State, recipe: int) -> list[int]:
    """What a recipe costs with one raw food less."""
    cost = s.t.recipe_cost[recipe][:]
    for i in range(0, len(cost), 2):
        if cost[i] == c.RAW_FOOD:
            cost[i + 1] -= 1
    return cost


def recipe_open(s: State, recipe: int, space: int, reached: int) -> bool:
    return what_closes(s, recipe, space, reached) == OPEN


def what_closes(s: State, recipe: int, space: int, reached: int) -> int:
    """Why a recipe cannot be used now: one of the numbers above."""
    t = s.t
    if not s.goods.stores(t.recipe_cost[recipe]):
        if replacement(s, recipe) < 0 or not s.goods.stores(with_replacement(s, recipe)):
            return NO_GOODS
    gain = t.recipe_gain_items[recipe]
    if gain and not s.goods.any_in_box(gain):  # what the box has none of cannot be gained (TWM-1.12)
        return BOX_EMPTY
    wait = t.recipe_wait[recipe]
    if wait == WAIT_COLLECT:  # from the next day on (TWM-4.26)
        if not s.house.waits(space):
            return NOTHING_SET
        return OPEN if s.house.ready[space] <= s.day else NOT_READY
    if wait != 0:
        if s.house.waits(space):
            return ALREADY_SET
        return OPEN if s.house.waiting() + setting(s) < t.wait_tokens else NO_TOKEN
    if t.recipe_daily[recipe]:
        return HEARD if s.today.listened else OPEN
    if t.recipe_board_up[recipe]:
        return OPEN if len(open_holes(s, reached)) > boarding(s) else NO_HOLE
    if t.recipe_repeat[recipe]:
        return OPEN if s.house.cold > 0 else NO_COLD
    return OPEN


def setting(s: State) -> int:
    """Wait tokens that this stage's assignments will need."""
    n = 0
    for character in s.jobs.order:
        job = s.jobs.of(character)
        if job.what == AT_FITTING and s.t.recipe_wait[job.which] in (WAIT_SET, WAIT_BAITED):
            n += 1
    return n


def boarding(s: State) -> int:
    """Board-Ups that this stage's assignments will build."""
    n = 0
    for character in s.jobs.order:
        job = s.jobs.of(character)
        if job.what == AT_FITTING and s.t.recipe_board_up[job.which]:
            n += 1
    return n
