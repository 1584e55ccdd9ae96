# mypyc: skip
"""What an action of the current decision uses up."""

from collections.abc import Sequence

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Action, Cost, Domain
from holdfast.games.warofmine.combat.arms import SecondShot
from holdfast.games.warofmine.house.choices import FreeFitting
from holdfast.games.warofmine.house.costs import note_cost, price, saving
from holdfast.games.warofmine.outside.residents import HIDING_CARDS
from holdfast.games.warofmine.phases.assign import Assign, Ingredient
from holdfast.games.warofmine.phases.raid import Shots
from holdfast.games.warofmine.say.questions import agreeing, asking, prices
from holdfast.games.warofmine.state.decks import UNKNOWN_DECK
from holdfast.games.warofmine.state.state import State


def cost(state: State, action: Action) -> list[Cost]:
    """Goods, cards and notes. A fitting is paid for when its space is chosen; its cost stands with the fitting."""
    kind, t = action.kind, state.t
    step = state.decision.step if state.decision is not None else None
    if kind in (c.GIVE, c.MEAL, c.EAT, c.TREAT, c.DRINK, c.DRINKER):
        return _goods([_item(action), 1])
    if kind is c.PLACE:
        return _goods(cost_now(state, action.a))
    if kind is c.USE:
        return _goods(t.recipe_cost[action.a])
    if kind is c.WITH_NOTE and isinstance(step, Assign):
        return _goods(note_cost(state, state.notes.at(action.a).id, step.who))
    if kind is c.CONTRIBUTE:
        way = t.contributions[state.story.goal()][action.a]
        return _goods([way.item, way.number])
    if kind is c.GIVE_NOTE or (kind is c.WITH_NOTE and isinstance(step, Ingredient)):
        return [_one(state, c.NOTES, state.notes.at(action.a).id)]
    if kind is c.PLAY:
        return [_one(state, c.NARRATIVES, action.a)]
    if kind in (c.LOOK_AROUND, c.VISIT, c.HIDE, c.RETURN, c.DROP):
        return _cards(state, action)
    if kind in (c.WIELD, c.SHOTS):
        return _ammo(state, action)
    if kind in (c.OPTION, c.YES):
        return _script(state, action)
    return []


def cost_now(state: State, fitting: int) -> list[int]:
    """What a fitting costs in the hands of the character who is being assigned, or where a script builds it, as pairs
    of item and number."""
    cost = state.t.fitting_cost[fitting]
    step = state.decision.step if state.decision is not None else None
    if isinstance(step, FreeFitting) and not step.paid:
        return []
    builder = step.who if isinstance(step, Assign) else -1
    saved = saving(state, builder)
    paid = [(item, price(state, item, n, saved)) for item, n in zip(cost[::2], cost[1::2], strict=True)]
    return [number for item, n in paid if n > 0 for number in (item, n)]


def _item(action: Action) -> int:
    """The one token or piece that is used up."""
    if action.kind is c.DRINKER:
        return c.WATER
    if action.kind is c.DRINK:
        return c.MOONSHINE + action.a
    first = {c.MEAL: c.RAW_FOOD, c.EAT: c.VEGETABLE, c.TREAT: c.BANDAGES}
    return first[action.kind] + action.b if action.kind in first else action.a


def _goods(pairs: Sequence[int]) -> list[Cost]:
    found = zip(pairs[::2], pairs[1::2], strict=True)
    return [Cost(c.ITEMS.name, c.ITEMS.entries[item], n) for item, n in found if n > 0]


def _one(state: State, domain: Domain, number: int) -> Cost:
    return Cost(domain.name, str(state.t.entry_id(domain, number)), 1)


def _cards(state: State, action: Action) -> list[Cost]:
    """Cards of the Unknown deck."""
    place, kind = state.outing.location, action.kind
    n = action.a if kind is c.RETURN else HIDING_CARDS if kind is c.HIDE else 1
    if kind is c.LOOK_AROUND:
        n = state.t.look_cost[place]
    elif kind is c.VISIT:
        n = state.t.way_cost(place, action.a)
    return [Cost(c.DECKS.name, c.DECKS.entries[UNKNOWN_DECK], n)] if n > 0 else []


def _ammo(state: State, action: Action) -> list[Cost]:
    step = state.decision.step if state.decision is not None else None
    if action.kind is c.WIELD:
        fires = state.decision is not None and state.decision.name == "arm" and action.a >= c.PISTOL_HAND
        return _goods([c.AMMO, int(fires)])
    if isinstance(step, SecondShot):  # the first is paid
        return _goods([c.AMMO, action.a - 1])
    if isinstance(step, Shots) and state.people.hand[step.character] >= c.PISTOL_HAND:
        return _goods([c.AMMO, min(action.a, state.goods.storage[c.AMMO])])
    return []


def _script(state: State, action: Action) -> list[Cost]:
    """What the option begins with, or what is done on yes, where that takes certain goods or cards."""
    run, block = asking(state)
    if run is None:
        return []
    if action.kind is c.YES:
        op = agreeing(state)
        given_up = [op] if op is not None else []
    else:
        given_up = prices(state, block.ways[action.a]) if block is not None else []
    return [
        Cost(domain.name, domain.entries[number], n) for op in given_up for domain, number, n in op.price(state, run)
    ]
