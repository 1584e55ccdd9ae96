# mypyc: skip
"""Things of Paris: New Eden in words: what stands on cards, tiles and tokens, and what places and powers do."""

from typing import Any

from holdfast.core import Action, Words
from holdfast.core.catalogue import Domain
from holdfast.games.paris.catalogue import (
    BAT,
    BINOCULARS,
    BUILDINGS,
    CENTER_TOKENS,
    CLAIM,
    DECKS,
    EQUIPMENT,
    FACES,
    FLIP,
    FOUR_EQ,
    KEEP,
    MISSION_KINDS,
    MISSIONS,
    MOST_EQ,
    MOST_TYPE,
    NEW_BUILDING,
    PLACE,
    PLACES,
    POWERS,
    SPECIALS,
    SUPPLIES,
    TILES,
    TWO_PAIRS,
    TYPES,
    WILD,
)
from holdfast.games.paris.state import State
from holdfast.games.paris.tables import ParisTables

MESSAGES = (
    "cans",
    "equipment-equips",
    "face-counts",
    "kind-of-mission-equipment",
    "kind-of-mission-type",
    "new-building",
    "tile-needs",
    "type-equipped",
)
"""What this module says besides the names of things."""

TABLES = {"type": "survivor", "eventtile": "event", "missionkind": "mission_kind", "token": "special"}
"""The content tables that do not have the name of their domain."""

RULES = {
    "place": ("PNE-2.9", "PNE-2.12", "PNE-2.16", "PNE-2.18", "PNE-2.22"),
    "token": ("PNE-2.21", "PNE-2.20", "PNE-2.10"),
    "type": ("PNE-3.3", "PNE-4.3", "PNE-4.3", "PNE-4.3", "PNE-4.14", "PNE-4.13"),
    "power": (
        "PNE-7.3",
        "PNE-7.4",
        "PNE-7.7",
        "PNE-7.12",
        "PNE-7.13",
        "PNE-7.15",
        "PNE-7.18",
        "PNE-7.19",
        "PNE-7.21",
        "PNE-7.23",
        "PNE-7.25",
    ),
    "missionkind": (
        "PNE-8.9",
        "PNE-8.10",
        "PNE-8.12",
        "PNE-8.13",
        "PNE-8.14",
        "PNE-8.15",
        "PNE-8.17",
        "PNE-8.18",
        "PNE-8.19",
        "PNE-8.22",
        "PNE-8.23",
        "PNE-8.25",
        "PNE-8.26",
        "PNE-8.28",
    ),
    "window": ("PNE-8.7", "PNE-8.7", "PNE-8.7"),
    "wild": ("PNE-3.9", "PNE-3.23"),
    "supply": ("PNE-4.15",),
}
"""The rule that speaks of each thing, by domain."""


def detail(state: State, action: Action, words: Words) -> str:
    """What stands on the card or tile that an action names."""
    kind = action.kind
    if kind is CLAIM or kind is KEEP or kind is PLACE or kind is FLIP:
        return about(state.t, kind.domains[0], action.a, words)
    return ""


def about(t: ParisTables, domain: Domain, number: int, words: Words) -> str:
    """What a thing does or what stands on it."""
    name = domain.name
    if name == BUILDINGS.name:
        return _building(t, number, words)
    if name == MISSIONS.name:
        return _mission(t, number, words)
    if name == TILES.name:
        return _tile(t, number, words)
    if name == POWERS.name:
        return words.say(f"power-{POWERS.entries[number]}", "does", amount=t.power_amount[number])
    if name == MISSION_KINDS.name:
        return _mission_kind(t, number, words)
    if name == CENTER_TOKENS.name:
        return _center_token(t, number, words)
    if name == PLACES.name:
        return _place(t, number, words)
    if name == SPECIALS.name:
        return _special(t, number, words)
    if name == EQUIPMENT.name and number in t.equipment_of:
        return words.say("equipment-equips", type_plural=words.entry(TYPES, t.equipment_of.index(number), "plural"))
    if name == FACES.name:
        if number == WILD:
            return words.say("face-wild", "does")
        return words.say("face-counts", type=words.entry(DECKS, number))
    if name == TYPES.name and t.equipment_of[number] >= 0:
        return words.say("type-equipped", equipment_a=words.entry(EQUIPMENT, t.equipment_of[number], "a"))
    if name in (TYPES.name, SUPPLIES.name) and words.knows(f"{name}-{domain.entries[number]}", "does"):
        return words.say(f"{name}-{domain.entries[number]}", "does")
    return ""


def rule_about(t: ParisTables, domain: Domain, number: int) -> str:
    """The rule that speaks of a thing."""
    name = domain.name
    if name == MISSIONS.name:
        kind = t.mission_kind[number]
        return "PNE-8.3" if kind == NEW_BUILDING else RULES["missionkind"][kind]
    if name == BUILDINGS.name:
        power = t.building_power[number]
        return RULES["power"][power] if 0 <= power < len(RULES["power"]) else "PNE-3.20"
    if name == TILES.name:
        return "PNE-4.2"
    if name == EQUIPMENT.name:
        return "PNE-4.3"
    if name == FACES.name:
        return "PNE-2.5"
    if name == CENTER_TOKENS.name:
        return {BAT: "PNE-2.20", BINOCULARS: "PNE-2.21"}.get(number, "PNE-2.19")
    rules = RULES.get(name, ())
    return rules[number] if number < len(rules) else ""


def gist(t: ParisTables, power: int, words: Words) -> str:
    """What a power does in two or three words."""
    return words.say(f"power-{POWERS.entries[power]}", "short", amount=t.power_amount[power])


def printed(entries: dict[str, dict[str, Any]], domain: Domain, number: int) -> dict[str, Any]:
    """The values that stand on a thing: its entry of the content. A face has those of its tokens too."""
    table = TABLES.get(domain.name, domain.name)
    entry = domain.entries[number]
    found = dict(entries.get(table, {}).get(entry, {}))
    if domain.name == FACES.name:
        found |= {"tokens": entries["token"][entry]["count"], "prelude": entries["token"][entry]["prelude"]}
    return found


def _building(t: ParisTables, card: int, words: Words) -> str:
    """«2 healers, 1 capsule», and the power of a tinkerer building."""
    things = counted(words, TYPES, t.building_survivors[card * 6 : card * 6 + 6])
    things += counted(words, EQUIPMENT, t.building_equipment[card * 3 : card * 3 + 3])
    if t.building_cans[card]:
        things.append(words.say("cans", cans=t.building_cans[card]))
    text = ", ".join(things)
    power = t.building_power[card]
    return f"{text} · {about(t, POWERS, power, words)}" if power >= 0 else text


def _mission(t: ParisTables, card: int, words: Words) -> str:
    """The condition of a secret mission with its points, or what a new building needs and gives."""
    kind = t.mission_kind[card]
    if kind == NEW_BUILDING:
        needs = ", ".join(said(words, TYPES, type, count) for type, count in t.mission_requires[card])
        gives = counted(words, TYPES, t.mission_survivors[card * 6 : card * 6 + 6])
        gives += counted(words, EQUIPMENT, t.mission_equipment[card * 3 : card * 3 + 3])
        if t.mission_cans[card]:
            gives.append(words.say("cans", cans=t.mission_cans[card]))
        return words.say("new-building", needs=needs, gives=", ".join(gives))
    target = ""
    if t.mission_target[card] >= 0:
        target = words.entry(TYPES if kind in (MOST_TYPE, TWO_PAIRS) else EQUIPMENT, t.mission_target[card], "plural")
    return _condition(t, kind, target, words)


def _mission_kind(t: ParisTables, kind: int, words: Words) -> str:
    """The condition of all missions of a kind."""
    target = ""
    if kind in (MOST_TYPE, TWO_PAIRS):
        target = words.say("kind-of-mission-type")
    elif kind in (MOST_EQ, FOUR_EQ):
        target = words.say("kind-of-mission-equipment")
    return _condition(t, kind, target, words)


def _condition(t: ParisTables, kind: int, target: str, words: Words) -> str:
    message = f"missionkind-{MISSION_KINDS.entries[kind]}"
    threshold, vp, ties = t.kind_threshold[kind], t.kind_vp[kind], int(t.kind_ties[kind])
    return words.say(message, "does", target_plural=target, threshold=threshold, vp=vp, ties=ties)


def _tile(t: ParisTables, number: int, words: Words) -> str:
    """The equipped survivors an event asks for, and its points."""
    needs = [
        f"{count} " + "/".join(words.entry(TYPES, kind, "plural" if count > 1 else "") for kind in types)
        for types, count in t.event_groups[number]
    ]
    return words.say("tile-needs", needs=" + ".join(needs), vp=t.event_vp[number])


def _place(t: ParisTables, place: int, words: Words) -> str:
    message = f"place-{PLACES.entries[place]}"
    return words.say(message, "does", draw=t.bridge_draw, keep=t.bridge_keep, cans=t.restaurant_cans)


def _special(t: ParisTables, special: int, words: Words) -> str:
    return words.say(f"token-{SPECIALS.entries[special]}", "does", vp=t.binoculars_vp, equipped=t.heroine_equipped)


def _center_token(t: ParisTables, token: int, words: Words) -> str:
    entry = CENTER_TOKENS.entries[token]
    if entry in SPECIALS.entries:
        return _special(t, SPECIALS.number(entry), words)
    return about(t, EQUIPMENT, EQUIPMENT.number(entry), words)


def counted(words: Words, domain: Domain, counts: list[int]) -> list[str]:
    """«2 healers», «1 sage»: only what is there."""
    return [said(words, domain, number, count) for number, count in enumerate(counts) if count]


def said(words: Words, domain: Domain, number: int, count: int) -> str:
    return f"{count} {words.entry(domain, number, 'plural' if count > 1 else '')}"
