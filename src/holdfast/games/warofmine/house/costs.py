"""What fittings and the work with notes cost."""

import holdfast.games.warofmine.catalogue as c
from holdfast.games.warofmine.house.fittings import free_mask, has_place
from holdfast.games.warofmine.house.reach import reach
from holdfast.games.warofmine.people.skills import HANDYMAN
from holdfast.games.warofmine.state.state import State


def saving(s: State, character: int) -> int:
    """What the handyman, tools and cards take off the wood and the components of a fitting (TWM-4.16); -1 if nobody of
    the group builds it."""
    saved = s.today.discount + s.from_notes(s.t.note_saves)
    if character >= 0 and s.t.skill[character] == HANDYMAN:
        saved += s.t.handy
    return saved


def price(s: State, item: int, n: int, saved: int) -> int:
    """How much of an item a fitting really costs."""
    if item == c.WOOD or item == c.COMPONENTS:
        return max(0, n - saved)
    if s.today.no_parts and item in (c.MECHANICAL_PART, c.ELECTRICAL_PART):
        return 0
    return n


def within_means(s: State, fittings: int, saved: int) -> int:
    """Those of a mask of fittings for which there is enough wood and components."""
    t = s.t
    wood = min(s.goods.storage[c.WOOD] + saved, len(t.wood_buys) - 1)
    components = min(s.goods.storage[c.COMPONENTS] + saved, len(t.components_buy) - 1)
    if wood < 0 or components < 0:
        return 0
    return fittings & t.wood_buys[wood] & t.components_buy[components]


def has_parts(s: State, fitting: int) -> bool:
    """Whether Storage has what a fitting costs besides wood and components."""
    parts = s.t.fitting_parts[fitting]
    for i in range(0, len(parts), 2):
        if s.goods.storage[parts[i]] < price(s, parts[i], parts[i + 1], 0):
            return False
    return True


def affordable(s: State, fitting: int, saved: int) -> bool:
    wood, components = s.t.fitting_wood[fitting], s.t.fitting_components[fitting]
    enough = s.goods.storage[c.WOOD] + saved >= wood and s.goods.storage[c.COMPONENTS] + saved >= components
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
    free = free_mask(s, reach(s) & ~s.jobs.promised())
    for fitting in range(len(c.FITTINGS)):
        if s.house.deck[fitting] > 0 and has_place(s, fitting, free) and (not parts or asks_parts(s, fitting)):
            return True
    return False


def pay_for(s: State, fitting: int, character: int) -> None:
    saved = saving(s, character)
    cost = s.t.fitting_cost[fitting]
    for i in range(0, len(cost), 2):
        s.discard(cost[i], price(s, cost[i], cost[i + 1], saved), s.goods.storage)
    s.today.discount = 0
    s.today.no_parts = 0


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
        s.today.discount = 0
