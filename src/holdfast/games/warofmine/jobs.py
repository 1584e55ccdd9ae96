"""What characters may be assigned to in a stage, with which tools, and what it costs."""

from typing import Final

from mypy_extensions import i64

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.ops as ops
from holdfast.games.warofmine.board import free_mask, has_place, open_holes, promised, reach, waiting
from holdfast.games.warofmine.marks import F_DISCOUNT, F_NO_PARTS, F_USED_TODAY, NOTE_ID
from holdfast.games.warofmine.people import HANDYMAN
from holdfast.games.warofmine.stage import (
    AT_CARD,
    AT_FITTING,
    AT_NOTE,
    BY_HAND,
    HELPING,
    JOB_ARG,
    JOB_SIZE,
    JOB_SPACE,
    NO_JOB,
    RESTING,
)
from holdfast.games.warofmine.state import State

# waits of recipes
WAIT_SET: Final = 1
WAIT_BAITED: Final = 2
WAIT_COLLECT: Final = 3

LISTENED: Final = 1
COOKED: Final = 2


# Assigning


def occupied(s: State) -> int:
    """Spaces on which a character is already, as a mask (TWM-4.6)."""
    mask: i64 = 0
    one: i64 = 1
    for who in s.group:
        base: i64 = who
        base *= JOB_SIZE
        job: i64 = s.jobs[base]
        if job != NO_JOB and job != HELPING and job != RESTING and job != AT_NOTE:
            mask |= one << s.jobs[base + JOB_SPACE]
    return mask


def saving(s: State, character: int) -> int:
    """What the handyman, tools and cards take off the wood and the components of a fitting (TWM-4.16); -1 if nobody of
    the group builds it."""
    saved = s.flags[F_DISCOUNT] + s.from_notes(s.t.note_saves)
    if character >= 0 and s.t.skill[character] == HANDYMAN:
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


def affordable(s: State, fitting: int, saved: int) -> bool:
    wood, components = s.t.fitting_wood[fitting], s.t.fitting_components[fitting]
    enough = s.storage[c.WOOD] + saved >= wood and s.storage[c.COMPONENTS] + saved >= components
    return enough and has_parts(s, fitting)


def asks_parts(s: State, fitting: int) -> bool:
    """Whether a fitting costs mechanical or electrical parts that nothing spares it yet."""
    parts = s.t.fitting_parts[fitting]
    for i in range(0, len(parts), 2):
        if parts[i] in (c.MECHANICAL_PART, c.ELECTRICAL_PART) and price(s, parts[i], parts[i + 1], 0) > 0:
            return True
    return False


def can_craft(s: State, parts: bool) -> bool:
    """Whether a fitting lies ready and there is room for it; with `parts`, one that asks for parts."""
    free = free_mask(s, reach(s) & ~promised(s))
    for fitting in range(len(c.FITTINGS)):
        if s.fitting_deck[fitting] > 0 and has_place(s, fitting, free) and (not parts or asks_parts(s, fitting)):
            return True
    return False


def pay_for(s: State, fitting: int, character: int) -> None:
    saved = saving(s, character)
    cost = s.t.fitting_cost[fitting]
    for i in range(0, len(cost), 2):
        s.discard(cost[i], price(s, cost[i], cost[i + 1], saved), s.storage)
    s.flags[F_DISCOUNT] = 0
    s.flags[F_NO_PARTS] = 0


def cooks(s: State, recipe: int) -> bool:
    gain = s.t.recipe_gain[recipe]
    return len(gain) > 0 and gain[0] == c.CANNED_FOOD


def replacement(s: State, recipe: int) -> int:
    """The note that may replace one raw food of a recipe (TWM-12.35), -1 for none."""
    if not s.notes or c.RAW_FOOD not in s.t.recipe_cost[recipe][::2] or not cooks(s, recipe):
        return -1
    for slot in range(s.note_count()):
        if s.t.note_when[s.note_at(slot, NOTE_ID)] == ops.AT_STOVE and s.note_ready(slot):
            return slot
    return -1


def with_replacement(s: State, recipe: int) -> list[int]:
    """What a recipe costs with one raw food less."""
    cost = s.t.recipe_cost[recipe][:]
    for i in range(0, len(cost), 2):
        if cost[i] == c.RAW_FOOD:
            cost[i + 1] -= 1
    return cost


def note_cost(s: State, note: int, character: int) -> list[int]:
    """What working with a note costs; what makes fittings cheaper helps with one that is built (TWM-12.28)."""
    cost = s.t.note_cost[note][:]
    if s.t.note_fitting[note]:
        saved = saving(s, character)
        for i in range(0, len(cost), 2):
            cost[i + 1] = price(s, cost[i], cost[i + 1], saved)
    return cost


def pay_for_note(s: State, note: int, character: int) -> None:
    s.pay(note_cost(s, note, character))
    if s.t.note_fitting[note]:
        s.flags[F_DISCOUNT] = 0


def notes_to_work_with(s: State, character: int) -> list[int]:
    """Slots of notes that a character can use as an action: one character each, and the cost is there (TWM-12.32)."""
    found: list[int] = []
    for slot in range(s.note_count()):
        note = s.note_at(slot, NOTE_ID)
        if s.t.note_when[note] == ops.AS_ACTION and s.note_ready(slot) and s.can_pay(note_cost(s, note, character)):
            if not any(
                s.jobs[other * JOB_SIZE] == AT_NOTE and s.jobs[other * JOB_SIZE + JOB_ARG] == note for other in s.group
            ):
                found.append(slot)
    return found


def note_left(s: State, column: list[int], kind: int) -> bool:
    """Whether a note that serves as a tool is at hand and nobody works with it on a card of that kind yet."""
    if not s.has_tool(column):
        return False
    for character in s.group:
        if s.jobs[character * JOB_SIZE] == AT_CARD and s.jobs[character * JOB_SIZE + JOB_ARG] == BY_HAND:
            card = s.cards[s.jobs[character * JOB_SIZE + JOB_SPACE]]
            if card >= 0 and s.t.shelter_kind[card] == kind:
                return False
    return True


def recipe_open(s: State, recipe: int, space: int, reached: int) -> bool:
    t = s.t
    if not s.can_pay(t.recipe_cost[recipe]):
        if replacement(s, recipe) < 0 or not s.can_pay(with_replacement(s, recipe)):
            return False
    gain = t.recipe_gain[recipe]
    if gain and not s.any_in_box(gain[::2]):  # what the box has none of cannot be gained (TWM-1.12)
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
        if s.jobs[character * JOB_SIZE] == AT_FITTING:
            wait = s.t.recipe_wait[s.jobs[character * JOB_SIZE + JOB_ARG]]
            if wait in (WAIT_SET, WAIT_BAITED):
                n += 1
    return n


def boarding(s: State) -> int:
    n = 0
    for character in s.group:
        if s.jobs[character * JOB_SIZE] == AT_FITTING and s.t.recipe_board_up[s.jobs[character * JOB_SIZE + JOB_ARG]]:
            n += 1
    return n
