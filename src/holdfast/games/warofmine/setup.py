"""Setup: the group, the house, the decks, the storage."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Rng
from holdfast.games.warofmine.board import KIND_CARD
from holdfast.games.warofmine.flow import MORNING, Flow
from holdfast.games.warofmine.state import FIGHT_COUNT, FLAG_COUNT, HOME, KNOWN_COUNT, REROLL_COUNT, State
from holdfast.games.warofmine.tables import WarTables

RED_BORDER: Final = 1
BLACK_BORDER: Final = 2


def set_up(t: WarTables, seats: int, rng: Rng) -> State:
    people = len(c.CHARACTERS)
    leader = rng.below(seats)  # TWM-1.1
    characters = _deck(rng, [who for who in range(people) if t.border[who] > 0])
    group = _starting_group(t, characters)
    levels = [0] * (people * 5)
    where = [0] * people
    task = [-1] * people
    starters = 0
    for character in group:
        levels[character * 5 + c.HUNGER] = t.hunger_at_start
        where[character] = HOME
        task[character] = c.TASK_GUARD  # TWM-1.4
        starters |= 1 << character
    ordinary = _deck(rng, _of_kind(t.event_kind, 0))
    objectives = _deck(rng, [goal for goal in range(len(c.OBJECTIVES)) if goal != c.SURVIVE])
    locations = _deck(rng, list(range(len(c.LOCATIONS))))
    return State(
        t,
        seats,
        rng,
        0,
        [Flow(MORNING)],
        leader,
        day=1,
        phase=MORNING,
        over=0,
        starters=starters,
        flags=[0] * FLAG_COUNT,
        group=group,
        levels=levels,
        where=where,
        task=task,
        back=[0] * people,
        cures=[0] * people,
        hand=[0] * people,
        meals=[0] * people,
        ended=[0] * people,
        jobs=[0] * (people * 4),
        box=[t.count[item] - t.start[item] for item in range(len(c.ITEMS))],
        storage=t.start[:],
        pile=[0] * len(c.ITEMS),
        gone=[0] * len(c.ITEMS),
        prices=[0] * len(c.ITEMS),
        cards=_house(t, rng),
        turned=[0] * len(c.SPACES),
        fittings=[-1] * len(c.SPACES),
        waits=[0] * len(c.SPACES),
        boarded=0,
        fitting_deck=[t.fitting_copies[i] if t.fitting_green[i] else 0 for i in range(len(c.FITTINGS))],
        ideas=[0 if t.fitting_green[i] else t.fitting_copies[i] for i in range(len(c.FITTINGS))],
        events=_events(t, rng, ordinary),
        unused_events=ordinary[7:],
        exploration=_deck(rng, _copies(t.exploration_copies)),
        unknown=[],
        explored=[],
        residents=_deck(rng, [card for card in _copies(t.resident_copies) if not t.resident_red[card]]),
        residents_met=[],
        findings=_deck(rng, list(range(len(c.FINDINGS)))),
        findings_used=[],
        raids=_deck(rng, [card for card in range(len(c.RAIDS)) if not t.raid_red[card]]),
        visitors=_deck(rng, _copies(t.visitor_copies)),
        visitors_seen=[],
        locations=locations[3:],
        spots=locations[:3],  # TWM-1.8
        narratives=_deck(rng, list(range(len(c.NARRATIVES)))),
        kept=[],
        unused=[who for who in characters if who not in group],  # TWM-1.5
        objectives=[*objectives[:2], c.SURVIVE, *objectives[2:]],  # TWM-1.17
        red_raids=_deck(rng, [card for card in range(len(c.RAIDS)) if t.raid_red[card]]),
        red_residents=_deck(rng, [card for card in _copies(t.resident_copies) if t.resident_red[card]]),
        removed=[],
        known=[0] * KNOWN_COUNT,
        chapters=0,
        objective=-1,
        progress=0,
        cold=0,
        noise=1,
        location=-1,
        slots=0,
        resident=-1,
        raid=-1,
        foes=[],
        fight=[0] * FIGHT_COUNT,
        queue=[],
        rerolls=[0] * REROLL_COUNT,
        notes=[],
        epilogue=[],
        read=[],
        die=0,
        rolls=0,
        answer=0,
    )


def _deck(rng: Rng, cards: list[int]) -> list[int]:
    rng.shuffle(cards)
    return cards


def _of_kind(column: list[int], kind: int) -> list[int]:
    return [card for card in range(len(column)) if column[card] == kind]


def _copies(copies: list[int]) -> list[int]:
    cards: list[int] = []
    for card in range(len(copies)):
        for _ in range(copies[card]):
            cards.append(card)
    return cards


def _starting_group(t: WarTables, characters: list[int]) -> list[int]:
    """The first with a red border and the first two with a black one (TWM-1.2)."""
    red = [who for who in characters if t.border[who] == RED_BORDER]
    black = [who for who in characters if t.border[who] == BLACK_BORDER]
    return [red[0], black[0], black[1]]


def _house(t: WarTables, rng: Rng) -> list[int]:
    """Every shelter card on a space of its own name, its back unseen (TWM-1.9)."""
    cards = [-1] * len(c.SPACES)
    for kind in range(5):
        found = _deck(rng, _of_kind(t.shelter_kind, kind))
        for space in range(len(c.SPACES)):
            if t.space_kind[space] == KIND_CARD and t.space_holds[space] == kind:
                cards[space] = found.pop()
    return cards


def _events(t: WarTables, rng: Rng, ordinary: list[int]) -> list[int]:
    """From the bottom: endings, chapter III, four events, chapter II, three events, chapter I (TWM-1.15)."""
    chapters = _of_kind(t.event_kind, 1)
    endings = _deck(rng, _of_kind(t.event_kind, 2))
    return [*endings, chapters[2], *ordinary[:4], chapters[1], *ordinary[4:7], chapters[0]]
