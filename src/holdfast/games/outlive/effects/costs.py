# mypyc: skip
"""What actions use up, and what is missing where they are closed."""

from collections.abc import Sequence

from holdfast.core import Action, Cost, Words
from holdfast.games.outlive.building import room_cost
from holdfast.games.outlive.catalogue import (
    BAG,
    BUILD,
    CHAMBERS,
    CHIP,
    DROP,
    EFFORTS,
    EQUIPMENT,
    FEED,
    GATHER,
    GIVE,
    GOODS,
    HARVEST,
    HUNT,
    KINDS,
    LOSE,
    MATERIALS,
    MUNITIONS,
    OVERCOME,
    PAY,
    PAY_WHOLE,
    RECRUIT,
    REPAIR,
    RESIST,
    RUN,
    SALVAGE,
    SEARCH,
    SHOOT,
    STACK_OF,
    UNLOCK,
    USE,
)
from holdfast.games.outlive.describe import goods
from holdfast.games.outlive.effects.phrases import asking
from holdfast.games.outlive.hunting import endurance_of, hunting_reach
from holdfast.games.outlive.locations import Hunt, Visit
from holdfast.games.outlive.overcome import PayEvent, wanting
from holdfast.games.outlive.repair import RepairCheaply
from holdfast.games.outlive.state import State


def _effort(name: str, amount: int) -> list[Cost]:
    return [Cost(EFFORTS.name, name, amount)] if amount > 0 else []


def _goods(amounts: Sequence[int]) -> list[Cost]:
    return [Cost(GOODS.name, GOODS.entries[good], amount) for good, amount in enumerate(amounts) if amount > 0]


def cost(s: State, action: Action) -> list[Cost]:
    """What an action of the current decision uses up: actions of the hero, resources, equipment and rooms for today."""
    kind = action.kind
    step = s.stack[-1]
    if kind in (GATHER, HARVEST, SEARCH, SALVAGE):
        return _effort("action", 1)
    if isinstance(step, Hunt) and kind is BAG:
        return _effort("action", step.left)
    if kind in (GIVE, DROP, FEED, RECRUIT, PAY):
        return [Cost(GOODS.name, kind.domains[0].entries[action.a], 1)]
    if kind in (RESIST, SHOOT):
        return [Cost(GOODS.name, GOODS.entries[MUNITIONS], 1)]
    if kind is UNLOCK:
        return [Cost(GOODS.name, GOODS.entries[CHIP], s.t.access_chips)]
    if kind is USE:
        return [Cost(EQUIPMENT.name, EQUIPMENT.entries[action.a], 1)]
    if kind is RUN:
        return [Cost(CHAMBERS.name, CHAMBERS.entries[action.a], 1)]
    if kind is LOSE:
        return _effort("survivor", 1)
    if kind is BUILD:
        return _effort("material", room_cost(s, s.tribes[step.seat]))
    if kind is REPAIR and not isinstance(step, RepairCheaply):  # what is not paid is chosen after it
        return _goods(s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS])
    if kind is OVERCOME:
        return _goods(s.t.event_cost[action.a * KINDS : (action.a + 1) * KINDS])
    if isinstance(step, PayEvent) and kind is PAY_WHOLE:
        return _goods(s.t.event_cost[step.event * KINDS : (step.event + 1) * KINDS])
    return []


def why_closed(s: State, action: Action, rule: str, words: Words) -> str:
    """What is missing, where that says more than the rule; otherwise nothing."""
    if s.decision is None:
        return ""
    seat = s.decision.seat
    tribe = s.tribes[seat]
    kind = action.kind
    if kind is OVERCOME:
        lacks = [wanting(s, tribe, action.a, good) for good in range(KINDS)]
        return words.say("why-lacks", goods=goods(words, lacks))
    if kind is REPAIR:
        printed = s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS]
        lacks = [max(0, printed[i] - tribe.goods[i]) for i in range(MATERIALS)]
        return words.say("why-lacks", goods=goods(words, lacks))
    if kind is BUILD:
        return words.say("why-materials", cost=room_cost(s, tribe), have=tribe.materials())
    if kind is HUNT and rule == "OUT-7.3":
        step = asking(s, Visit)
        stack = s.game_stacks[STACK_OF[tribe.places[step.hero]]]
        if stack:
            reach = hunting_reach(s, seat, step.points)
            return words.say("why-endurance", endurance=endurance_of(s, seat, stack[-1]), reach=reach)
    return ""
