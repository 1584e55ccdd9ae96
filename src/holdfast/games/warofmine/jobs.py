"""What characters may be assigned to in a stage, with which tools, and what it costs."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
from holdfast.games.warofmine.board import JOB_ARG, JOB_SPACE, open_holes, waiting
from holdfast.games.warofmine.marks import F_DISCOUNT, F_NO_PARTS, F_USED_TODAY
from holdfast.games.warofmine.people import HANDYMAN
from holdfast.games.warofmine.state import State

# jobs: four numbers for each character
JOB: Final = 0
JOB_TIMES: Final = 3

NO_JOB: Final = 0
AT_CARD: Final = 1
AT_ACTION: Final = 2
AT_FITTING: Final = 3
DISMANTLING: Final = 6
HELPING: Final = 7
RESTING: Final = 8

# tools: what JOB_ARG says of work on a shelter card
BY_HAND: Final = 0
WITH_SHOVEL: Final = 1
WITH_HELPER: Final = 2
WITH_LOCKPICK: Final = 3
WITH_SAWBLADE: Final = 4

# waits of recipes
WAIT_SET: Final = 1
WAIT_BAITED: Final = 2
WAIT_COLLECT: Final = 3

LISTENED: Final = 1
COOKED: Final = 2


# Assigning


def busy(s: State, tool: int) -> int:
    """How many tools of a kind are placed with characters in this stage."""
    n = 0
    for character in s.group:
        if s.jobs[character * 4] == AT_CARD and s.jobs[character * 4 + JOB_ARG] == tool:
            n += 1
    return n


def tool_left(s: State, item: int, tool: int) -> bool:
    return s.storage[item] > 0 and s.storage[item] > busy(s, tool)


def occupied(s: State) -> int:
    """Spaces on which a character is already, as a mask (TWM-4.6)."""
    mask = 0
    for character in s.group:
        job = s.jobs[character * 4]
        if job not in (NO_JOB, HELPING, RESTING):
            mask |= 1 << s.jobs[character * 4 + JOB_SPACE]
    return mask


def saving(s: State, character: int) -> int:
    """What the handyman, tools and cards take off the wood and the components of a fitting (TWM-4.16)."""
    saved = s.flags[F_DISCOUNT] + s.from_notes(s.t.note_saves)
    if s.t.skill[character] == HANDYMAN:
        saved += s.t.handy
    return saved


def price(s: State, item: int, n: int, saved: int) -> int:
    """How much of an item a fitting really costs."""
    if item == c.WOOD or item == c.COMPONENTS:
        return max(0, n - saved)
    if s.flags[F_NO_PARTS] and item in (c.MECHANICAL_PART, c.ELECTRICAL_PART):
        return 0
    return n


def has_parts(s: State, fitting: int) -> bool:
    """Whether Storage has what a fitting costs besides wood and components."""
    parts = s.t.fitting_parts[fitting]
    for i in range(0, len(parts), 2):
        if s.storage[parts[i]] < price(s, parts[i], parts[i + 1], 0):
            return False
    return True


def pay_for(s: State, fitting: int, character: int) -> None:
    saved = saving(s, character)
    cost = s.t.fitting_cost[fitting]
    for i in range(0, len(cost), 2):
        s.discard(cost[i], price(s, cost[i], cost[i + 1], saved), s.storage)
    s.flags[F_DISCOUNT] = 0
    s.flags[F_NO_PARTS] = 0


def recipe_open(s: State, recipe: int, space: int, reached: int) -> bool:
    t = s.t
    if not s.can_pay(t.recipe_cost[recipe]):
        return False
    wait = t.recipe_wait[recipe]
    if wait == WAIT_COLLECT:  # from the next day on (TWM-4.26)
        return s.waits[space] > 0 and s.waits[space] // 2 <= s.day
    if wait != 0:
        return s.waits[space] == 0 and waiting(s) + setting(s) < t.wait_tokens
    if t.recipe_daily[recipe]:
        return not s.flags[F_USED_TODAY] & LISTENED
    if t.recipe_board_up[recipe]:
        return len(open_holes(s, reached)) > boarding(s)
    if t.recipe_repeat[recipe]:
        return s.cold > 0
    return True


def setting(s: State) -> int:
    """Wait tokens that this stage's assignments will need."""
    n = 0
    for character in s.group:
        if s.jobs[character * 4] == AT_FITTING:
            wait = s.t.recipe_wait[s.jobs[character * 4 + JOB_ARG]]
            if wait in (WAIT_SET, WAIT_BAITED):
                n += 1
    return n


def boarding(s: State) -> int:
    n = 0
    for character in s.group:
        if s.jobs[character * 4] == AT_FITTING and s.t.recipe_board_up[s.jobs[character * 4 + JOB_ARG]]:
            n += 1
    return n
