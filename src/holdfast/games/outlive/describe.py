# mypyc: skip
"""What stands on places, rooms, equipment, events, leaders and tiles, in words and as values."""

from collections.abc import Sequence
from typing import Any

from holdfast.core import Action, Domain, Words
from holdfast.games.outlive.catalogue import (
    AIRLOCK,
    ANIMALS,
    BASE,
    BOARD,
    BUILD,
    CHAMBER_OF,
    CHIP,
    CITY_OF,
    DAM,
    EQUIPMENT,
    EVENT_RULES,
    FIRST_ADVANCED,
    FOUND,
    GOODS,
    HUNT,
    KEEP,
    KINDS,
    MATERIALS,
    MUNITIONS,
    OVERCOME,
    PLACES,
    PREY,
    PUT_AWAY,
    REPAIR,
    RING,
    ROOM_RULES,
    RUN,
    SALVAGE,
    SCRAP,
    SHIP,
    STACK_OF,
    TOOL_RULES,
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
    "on-airlock",
    "on-equipment",
    "on-event",
    "on-by-seats",
    "on-leader",
    "on-leader-search",
    "on-animal",
    "on-game",
    "on-spot",
    "on-hero",
    "on-tile-gain",
    "on-tile-algae",
    "on-tile-cupboard",
    "on-supply",
    "on-material",
    "on-munitions",
    "on-place-gives",
    "on-place-filters",
    "on-place-algae",
    "on-place-game",
    "on-place-city",
    "on-place-ship",
    "game-about",
    "help-signs",
)


# Any thing of any domain


def about(t: OutliveTables, domain: Domain, number: int, words: Words) -> str:
    """What stands on a thing. Amounts that depend on the number of seats are given for 2, 3 and 4."""
    if domain.name == "room":
        return airlock(t, words) if number == AIRLOCK else room(t, number, words)
    if domain.name == "equipment":
        return equipment(t, number, words)
    if domain.name == "trouble":
        return event(t, t.event_amount[number * 3 : number * 3 + 3], number, words)
    if domain.name == "leader":
        return leader(t, number, words)
    if domain.name == "place":
        return place(t, PLACES.number(domain.entries[number]), words)
    if domain.name == "animal":
        return words.say("on-game", endurance=t.endurance[number], meat=t.meat[number], more=t.more_meat[number])
    if domain.name == "tile":
        return tile(t, number, words)
    if domain.name == "spot":
        return words.say("on-spot", cans=t.spot_cans[number], survivors=t.spot_survivors[number])
    if domain.name == "hero":
        return words.say("on-hero", strength=t.strength[number])
    if domain.name == "good":
        group = "on-material" if number < MATERIALS else "on-munitions" if number == MUNITIONS else "on-supply"
        return words.say(group)
    return ""


def rule_about(t: OutliveTables, domain: Domain, number: int) -> str:
    if domain.name == "room":
        return "OUT-9.2" if number == AIRLOCK else ROOM_RULES[t.kind[number]]
    if domain.name == "equipment":
        return TOOL_RULES[number]
    if domain.name == "trouble":
        return EVENT_RULES[number]
    if domain.name == "place":
        place = PLACES.number(domain.entries[number])
        return "OUT-6.11" if place == SHIP else "OUT-6.20" if CITY_OF[place] >= 0 else "OUT-6.1"
    if domain.name == "good":
        return "OUT-1.4" if number < MATERIALS else "OUT-1.5" if number == MUNITIONS else "OUT-1.3"
    return {"animal": "OUT-7.3", "spot": "OUT-6.13", "leader": "OUT-2.9", "tile": "OUT-6.21"}.get(domain.name, "")


TABLES = {"trouble": "event", "animal": "game", "tile": "search"}
"""Content tables with another name than the domain of their things."""


def printed(t: OutliveTables, entries: dict[str, dict[str, Any]], domain: Domain, number: int) -> dict[str, Any]:
    """The values that stand on a thing."""
    name = str(t.entry_id(domain, number))
    if domain.name == "room":
        if number == AIRLOCK:
            return {"spaces": t.airlock_spaces, "rows": list(entries["airlock_row"].values())}
        return dict(entries["room"][name.removesuffix("-second")])
    found = dict(entries.get(TABLES.get(domain.name, domain.name), {}).get(name, {}))
    if domain.name == "place":
        start = PLACES.number(name)
        found["steps"] = {other: t.steps[start * RING + i] for i, other in enumerate(PLACES.entries)}
    elif domain.name == "equipment":
        found["pair"] = EQUIPMENT.entries[t.pair[number]]
    elif domain.name == "good" and name in GOODS.entries:
        found["group"] = "material" if number < MATERIALS else "munitions" if number == MUNITIONS else "supply"
    return found


def printed_tables(entries: dict[str, dict[str, Any]], domains: set[str]) -> dict[str, Any]:
    """Constants, days, levels of radioactivity and numbers by seats."""
    things = {TABLES.get(domain, domain) for domain in domains}
    return {name: table for name, table in entries.items() if name not in things}


# What the things of actions say


def detail(state: State, action: Action, words: Words) -> str:
    """What stands on the card, tile or space that an action names."""
    kind = action.kind
    t = state.t
    if kind is PUT_AWAY:
        return room(t, CHAMBER_OF[action.a + FIRST_ADVANCED], words)
    if kind in (FOUND, BUILD):
        return room(t, CHAMBER_OF[action.a], words)
    if kind is RUN:
        return room(t, action.a, words)
    if kind in (USE, SALVAGE, REPAIR, SCRAP):
        return equipment(t, action.a, words)
    if kind is OVERCOME:
        return event(t, [t.event_amount[action.a * 3 + state.seats - 2]], action.a, words)
    if kind is KEEP:
        return leader(t, action.a, words)
    if kind is PREY:
        return animal(state, action.a, words)
    if kind is HUNT and state.decision is not None:
        visit = state.decision.step
        assert isinstance(visit, Visit)
        place = state.tribes[visit.seat].places[visit.hero]
        stack = state.game_stacks[STACK_OF[place]]
        return animal(state, stack[-1], words) if stack else ""
    if kind is BOARD:
        return words.say("on-spot", cans=t.spot_cans[action.a], survivors=t.spot_survivors[action.a])
    return ""


def goods(words: Words, amounts: Sequence[int]) -> str:
    """«2 wood, 1 metal»."""
    return ", ".join(
        f"{amount} {words.entry(GOODS, good, 'plural' if amount > 1 else 'one')}"
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


def airlock(t: OutliveTables, words: Words) -> str:
    return words.say("on-airlock", spaces=t.airlock_spaces, water=t.airlock_water[-1])


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


def event(t: OutliveTables, amounts: Sequence[int], number: int, words: Words) -> str:
    """What it does, what overcoming it costs and scores."""
    cost = goods(words, t.event_cost[number * KINDS : number * KINDS + KINDS])
    return words.say("on-event", does=strike(t, amounts, number, words), cost=cost, points=t.event_points[number])


def strike(t: OutliveTables, amounts: Sequence[int], number: int, words: Words) -> str:
    """What an event does while it is in play; `amounts` are its numbers for one or several seat counts."""
    places = [words.entry(PLACES, place) for place in range(len(PLACES)) if t.event_places[number] >> place & 1]
    same = len(set(amounts)) == 1
    return words.say(
        f"strike-{STRIKES[t.strikes[number]]}",
        amount=amounts[0] if same else words.say("on-by-seats", amounts="/".join(map(str, amounts))),
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


def place(t: OutliveTables, number: int, words: Words) -> str:
    """What heroes come to a place for."""
    parts = []
    if t.gives[number] >= 0:
        amounts = "/".join(map(str, t.amount[number * 3 : number * 3 + 3]))
        parts.append(words.say("on-place-gives", good=words.entry(GOODS, t.gives[number]), amount=amounts))
    if number == DAM:
        parts.append(words.say("on-place-filters", goods=goods(words, [0] * CHIP + [t.access_chips])))
    if number == BASE:
        parts.append(words.say("on-place-algae", levels=t.algae_levels))
    if STACK_OF[number] >= 0:
        parts.append(words.say("on-place-game"))
    if CITY_OF[number] >= 0:
        parts.append(words.say("on-place-city", offer=t.city_offer))
    if number == SHIP:
        parts.append(words.say("on-place-ship"))
    return " ".join(parts)


def tile(t: OutliveTables, number: int, words: Words) -> str:
    if t.tile_cupboard[number]:
        return words.say("on-tile-cupboard")
    if t.tile_algae[number]:
        return words.say("on-tile-algae", levels=t.tile_algae[number])
    return words.say("on-tile-gain", goods=goods(words, t.tile_gain[number * KINDS : (number + 1) * KINDS]))


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
