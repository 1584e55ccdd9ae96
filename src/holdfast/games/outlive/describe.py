# mypyc: skip
"""What stands on rooms, equipment, events and leaders, in words."""

from holdfast.core import Action, Words
from holdfast.games.outlive.catalogue import (
    ANIMALS,
    BOARD,
    BUILD,
    EQUIPMENT,
    FIRST_ADVANCED,
    FOUND,
    GOODS,
    HUNT,
    KEEP,
    KINDS,
    MATERIALS,
    OVERCOME,
    PLACES,
    PREY,
    PUT_AWAY,
    REPAIR,
    RUN,
    SALVAGE,
    SCRAP,
    STACK_OF,
    USE,
)
from holdfast.games.outlive.hunting import endurance_of, meat_of
from holdfast.games.outlive.locations import Visit
from holdfast.games.outlive.state import State
from holdfast.games.outlive.tables import ABILITIES, EFFECTS, STRIKES, OutliveTables

MESSAGES: tuple[str, ...] = (
    *(f"ability-{name}" for name in ABILITIES),
    *(f"effect-{name}" for name in EFFECTS),
    *(f"strike-{name}" for name in STRIKES),
    "on-room",
    "on-equipment",
    "on-event",
    "on-leader",
    "on-leader-search",
    "on-animal",
    "on-spot",
    "help-signs",
)


def detail(state: State, action: Action, words: Words) -> str:
    """What stands on the card, tile or space that an action names."""
    kind = action.kind
    t = state.t
    if kind is PUT_AWAY:
        return room(t, action.a + FIRST_ADVANCED, words)
    if kind in (FOUND, BUILD, RUN):
        return room(t, action.a, words)
    if kind in (USE, SALVAGE, REPAIR, SCRAP):
        return equipment(t, action.a, words)
    if kind is OVERCOME:
        return event(t, state.seats, action.a, words)
    if kind is KEEP:
        return leader(t, action.a, words)
    if kind is PREY:
        return animal(state, action.a, words)
    if kind is HUNT and state.decision is not None:
        visit = state.decision.step
        assert isinstance(visit, Visit)
        place = state.tribes[visit.seat].places[visit.hero]
        return animal(state, state.game_stacks[STACK_OF[place]][-1], words)
    if kind is BOARD:
        return words.say("on-spot", cans=t.spot_cans[action.a], survivors=t.spot_survivors[action.a])
    return ""


def goods(words: Words, amounts: list[int]) -> str:
    """«2 wood, 1 metal»."""
    return ", ".join(
        f"{amount} {words.entry(GOODS, good, 'plural' if amount > 1 else '')}"
        for good, amount in enumerate(amounts)
        if amount
    )


def room(t: OutliveTables, chamber: int, words: Words) -> str:
    """Spaces, supplies, and what the room does while it is full."""
    does = words.say(
        f"ability-{ABILITIES[t.ability[chamber]]}",
        amount=t.room_amount[chamber],
        draw=t.room_draw[chamber],
        most=t.room_most[chamber],
        strength=t.room_strength[chamber],
        materials=t.room_materials[chamber],
        munitions=t.room_munitions[chamber],
        supplies=t.room_supplies[chamber],
        goods=goods(words, t.room_gain[chamber * KINDS : chamber * KINDS + KINDS]),
    )
    return words.say("on-room", spaces=t.spaces[chamber], upkeep=t.upkeep[chamber], does=does)


def equipment(t: OutliveTables, tool: int, words: Words) -> str:
    """What it costs to repair, what it does and with what it makes a pair."""
    masks = (t.visit_at, t.gather_at)
    where = [place for place in range(len(PLACES)) if any(mask[place] >> tool & 1 for mask in masks)]
    gives = [0] * KINDS
    if t.tool_gives[tool] >= 0:
        gives[t.tool_gives[tool]] = t.tool_amount[tool]
    does = words.say(
        f"effect-{EFFECTS[t.effect[tool]]}",
        places=", ".join(words.entry(PLACES, place) for place in where),
        goods=goods(words, gives),
        amount=t.tool_amount[tool],
    )
    cost = goods(words, t.cost[tool * MATERIALS : tool * MATERIALS + MATERIALS])
    return words.say("on-equipment", cost=cost, does=does, pair=words.entry(EQUIPMENT, t.pair[tool], "the"))


def event(t: OutliveTables, seats: int, number: int, words: Words) -> str:
    """What it does, what overcoming it costs and scores."""
    cost = goods(words, t.event_cost[number * KINDS : number * KINDS + KINDS])
    return words.say("on-event", does=strike(t, seats, number, words), cost=cost, points=t.event_points[number])


def strike(t: OutliveTables, seats: int, number: int, words: Words) -> str:
    """What an event does while it is in play."""
    places = [words.entry(PLACES, place) for place in range(len(PLACES)) if t.event_places[number] >> place & 1]
    return words.say(
        f"strike-{STRIKES[t.strikes[number]]}",
        amount=t.event_amount[number * 3 + seats - 2],
        places=", ".join(places),
    )


def leader(t: OutliveTables, card: int, words: Words) -> str:
    """Age, places, equipment and resources."""
    where = ", ".join(words.entry(PLACES, place) for place in t.leader_places[card * 4 : card * 4 + 4])
    gives = goods(words, t.leader_goods[card * KINDS : card * KINDS + KINDS])
    if t.leader_search[card]:
        kept = t.leader_search[card] - t.leader_back[card]
        gives = words.say("on-leader-search", draw=t.leader_search[card], keep=kept)
    return words.say(
        "on-leader",
        age=t.age[card],
        places=where,
        goods=gives,
        equipment=words.entry(EQUIPMENT, t.leader_tool[card]),
    )


def animal(state: State, kind: int, words: Words) -> str:
    """Which animal, and its endurance and meat for the seat that decides, with mutations and diseases."""
    assert state.decision is not None
    seat = state.decision.seat
    return words.say(
        "on-animal",
        animal=words.entry(ANIMALS, kind, "the"),
        endurance=endurance_of(state, seat, kind),
        meat=meat_of(state, seat, kind),
    )
