# mypyc: skip
"""What stands on buildings, missions and event tiles, in words."""

from holdfast.core import Action, Words
from holdfast.core.catalogue import Domain
from holdfast.games.paris.catalogue import (
    CLAIM,
    EQUIPMENT,
    FLIP,
    KEEP,
    MISSION_KINDS,
    NEW_BUILDING,
    PLACE,
    POWERS,
    TYPES,
)
from holdfast.games.paris.state import State
from holdfast.games.paris.tables import ParisTables


def detail(state: State, action: Action, words: Words) -> str:
    """What stands on the card or tile that an action names."""
    if action.kind is CLAIM:
        return building(state.t, action.a, words)
    if action.kind in (KEEP, PLACE):
        return mission(state.t, action.a, words)
    if action.kind is FLIP:
        return tile(state.t, action.a, words)
    return ""


def building(t: ParisTables, card: int, words: Words) -> str:
    """«2 healers, 1 capsule», and the power of a tinkerer building."""
    things = [
        *_counted(words, TYPES, t.building_survivors[card * 6 : card * 6 + 6]),
        *_counted(words, EQUIPMENT, t.building_equipment[card * 3 : card * 3 + 3]),
    ]
    if t.building_cans[card]:
        things.append(words.say("cans", cans=t.building_cans[card]))
    text = ", ".join(things)
    power = t.building_power[card]
    if power >= 0:
        text += f" · {words.say(f'power-{POWERS.entries[power]}', 'does', amount=t.power_amount[power])}"
    return text


def mission(t: ParisTables, card: int, words: Words) -> str:
    """The condition of a secret mission with its points, or what a new building needs and gives."""
    kind = t.mission_kind[card]
    if kind == NEW_BUILDING:
        needs = ", ".join(_said(words, TYPES, type, count) for type, count in t.mission_requires[card])
        gives = [
            *_counted(words, TYPES, t.mission_survivors[card * 6 : card * 6 + 6]),
            *_counted(words, EQUIPMENT, t.mission_equipment[card * 3 : card * 3 + 3]),
        ]
        if t.mission_cans[card]:
            gives.append(words.say("cans", cans=t.mission_cans[card]))
        return words.say("new-building", needs=needs, gives=", ".join(gives))
    about = TYPES if MISSION_KINDS.entries[kind] in ("most-type", "two-pairs") else EQUIPMENT
    target = t.mission_target[card]
    return words.say(
        f"missionkind-{MISSION_KINDS.entries[kind]}",
        "does",
        target_plural=words.entry(about, target, "plural") if target >= 0 else "",
        threshold=t.mission_threshold[card],
        vp=t.mission_vp[card],
    )


def tile(t: ParisTables, number: int, words: Words) -> str:
    """The equipped survivors an event asks for, and its points."""
    groups = t.event_groups[number]
    needs = [
        f"{groups[i + 1]} "
        + "/".join(
            words.entry(TYPES, kind, "plural" if groups[i + 1] > 1 else "")
            for kind in range(5)
            if groups[i] >> kind & 1
        )
        for i in range(0, len(groups), 2)
    ]
    return words.say("tile-needs", needs=" + ".join(needs), vp=t.event_vp[number])


def _counted(words: Words, domain: Domain, counts: list[int]) -> list[str]:
    return [_said(words, domain, number, count) for number, count in enumerate(counts) if count]


def _said(words: Words, domain: Domain, number: int, count: int) -> str:
    return f"{count} {words.entry(domain, number, 'plural' if count > 1 else '')}"
