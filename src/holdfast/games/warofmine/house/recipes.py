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
    t = s.t
    if not s.goods.stores(t.recipe_cost[recipe]):
        if replacement(s, recipe) < 0 or not s.goods.stores(with_replacement(s, recipe)):
            return False
    gain = t.recipe_gain_items[recipe]
    if gain and not s.goods.any_in_box(gain):  # what the box has none of cannot be gained (TWM-1.12)
        return False
    wait = t.recipe_wait[recipe]
    if wait == WAIT_COLLECT:  # from the next day on (TWM-4.26)
        return s.house.waits(space) and s.house.ready[space] <= s.day
    if wait != 0:
        return not s.house.waits(space) and s.house.waiting() + setting(s) < t.wait_tokens
    if t.recipe_daily[recipe]:
        return not s.today.listened
    if t.recipe_board_up[recipe]:
        return len(open_holes(s, reached)) > boarding(s)
    if t.recipe_repeat[recipe]:
        return s.house.cold > 0
    return True


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
