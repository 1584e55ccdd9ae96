# mypyc: skip
"""Setup: the group, the house, the decks, the storage."""

from typing import Any

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Rng
from holdfast.games.warofmine.flow import MORNING, Flow
from holdfast.games.warofmine.state import FIGHT_COUNT, FLAG_COUNT, HOME, KNOWN_COUNT, State
from holdfast.games.warofmine.tables import WarTables

RED_BORDER = 1
BLACK_BORDER = 2


def set_up(t: WarTables, seats: int, rng: Rng) -> State:
    def deck(cards: list[int]) -> list[int]:
        made = cards[:]
        rng.shuffle(made)
        return made

    leader = rng.below(seats)  # TWM-1.1
    group, unused = _starting_group(t, deck([who for who in range(len(c.CHARACTERS)) if t.border[who] > 0]))
    levels = [0] * (len(c.CHARACTERS) * 5)
    where = [0] * len(c.CHARACTERS)
    for character in group:
        levels[character * 5 + c.HUNGER] = t.hunger_at_start
        where[character] = HOME
    events, unused_events = _events(t, rng)
    objectives = deck([goal for goal in range(len(c.OBJECTIVES)) if goal != c.SURVIVE])
    locations = deck(list(range(len(c.LOCATIONS))))
    spots = [locations.pop() for _ in range(3)]  # TWM-1.8
    copies = len(c.FITTINGS)
    box = [t.count[item] - t.start[item] for item in range(len(c.ITEMS))]
    state: dict[str, Any] = {
        "leader": leader,
        "day": 1,
        "phase": MORNING,
        "over": 0,
        "starters": sum(1 << character for character in group),
        "flags": [0] * FLAG_COUNT,
        "group": group,
        "levels": levels,
        "where": where,
        "task": [c.TASK_GUARD if who in group else -1 for who in range(len(c.CHARACTERS))],  # TWM-1.4
        "back": [0] * len(c.CHARACTERS),
        "cures": [0] * len(c.CHARACTERS),
        "hand": [0] * len(c.CHARACTERS),
        "meals": [0] * len(c.CHARACTERS),
        "ended": [0] * len(c.CHARACTERS),
        "jobs": [0] * (len(c.CHARACTERS) * 4),
        "box": box,
        "storage": t.start[:],
        "pile": [0] * len(c.ITEMS),
        "gone": [0] * len(c.ITEMS),
        "prices": [0] * len(c.ITEMS),
        "cards": _house(t, rng),
        "turned": [0] * len(c.SPACES),
        "fittings": [-1] * len(c.SPACES),
        "waits": [0] * len(c.SPACES),
        "boarded": 0,
        "fitting_deck": [t.fitting_copies[i] if t.fitting_green[i] else 0 for i in range(copies)],
        "ideas": [0 if t.fitting_green[i] else t.fitting_copies[i] for i in range(copies)],
        "events": events,
        "unused_events": unused_events,
        "exploration": deck(_copies(t.exploration_copies)),
        "unknown": [],
        "explored": [],
        "residents": deck([card for card in _copies(t.resident_copies) if not t.resident_red[card]]),
        "residents_met": [],
        "findings": deck(list(range(len(c.FINDINGS)))),
        "findings_used": [],
        "raids": deck([card for card in range(len(c.RAIDS)) if not t.raid_red[card]]),
        "visitors": deck(_copies(t.visitor_copies)),
        "visitors_seen": [],
        "locations": locations,
        "spots": spots,
        "narratives": deck(list(range(len(c.NARRATIVES)))),
        "kept": [],
        "unused": unused,
        "objectives": [*objectives[:2], c.SURVIVE, *objectives[2:]],  # TWM-1.17
        "red_raids": deck([card for card in range(len(c.RAIDS)) if t.raid_red[card]]),
        "red_residents": deck([card for card in _copies(t.resident_copies) if t.resident_red[card]]),
        "removed": [],
        "known": [0] * KNOWN_COUNT,
        "chapters": 0,
        "objective": -1,
        "progress": 0,
        "cold": 0,
        "noise": 1,
        "location": -1,
        "slots": 0,
        "resident": -1,
        "raid": -1,
        "foes": [],
        "fight": [0] * FIGHT_COUNT,
        "queue": [],
        "rerolls": [0] * 35,
        "notes": [],
        "epilogue": [],
        "read": [],
        "die": 0,
        "rolls": 0,
        "answer": 0,
    }
    return State(t, seats, rng, 0, [Flow(MORNING)], **state)


def _copies(copies: list[int]) -> list[int]:
    return [card for card in range(len(copies)) for _ in range(copies[card])]


def _starting_group(t: WarTables, characters: list[int]) -> tuple[list[int], list[int]]:
    """The first with a red border and the first two with a black one; the others are unused (TWM-1.2, TWM-1.5)."""
    red = [who for who in characters if t.border[who] == RED_BORDER][:1]
    black = [who for who in characters if t.border[who] == BLACK_BORDER][:2]
    group = red + black
    return group, [who for who in characters if who not in group]


def _house(t: WarTables, rng: Rng) -> list[int]:
    """Every shelter card on a space of its own name, its back unseen (TWM-1.9)."""
    cards = [-1] * len(c.SPACES)
    for kind in range(5):
        spaces = [i for i in range(len(c.SPACES)) if t.space_kind[i] == 0 and t.space_holds[i] == kind]
        found = [card for card in range(len(c.SHELTER)) if t.shelter_kind[card] == kind]
        rng.shuffle(found)
        for space, card in zip(spaces, found, strict=True):
            cards[space] = card
    return cards


def _events(t: WarTables, rng: Rng) -> tuple[list[int], list[int]]:
    """From the bottom: endings, chapter III, four events, chapter II, three events, chapter I (TWM-1.15)."""
    by_kind: list[list[int]] = [[], [], []]
    for card in range(len(c.EVENTS)):
        by_kind[t.event_kind[card]].append(card)
    ordinary, chapters, endings = by_kind
    rng.shuffle(ordinary)
    rng.shuffle(endings)
    first, second, third = chapters
    return [*endings, third, *ordinary[:4], second, *ordinary[4:7], first], ordinary[7:]
