"""Setup: the group, the house, the decks, the storage."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Rng, Step
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.marks import FIGHT_COUNT, FLAG_COUNT, HOME, KNOWN_COUNT, REROLL_COUNT
from holdfast.games.warofmine.state.jobs import JOB_SIZE
from holdfast.games.warofmine.state.state import State

RED_BORDER: Final = 1
BLACK_BORDER: Final = 2

PEOPLE: Final = 13
ITEMS: Final = 37
SPACES: Final = 27
FINDINGS: Final[list[int]] = list(range(11))
NARRATIVES: Final[list[int]] = list(range(15))
LOCATIONS: Final[list[int]] = list(range(18))


def set_up(t: WarTables, seats: int, rng: Rng, first: Step[State]) -> State:
    """A table before the first Morning; `first` is the step with which the match begins."""
    leader = rng.below(seats)  # TWM-1.1
    characters = _deck(rng, t.deck_characters)
    group = _starting_group(t, characters)
    levels = [0] * (PEOPLE * 5)
    where = [0] * PEOPLE
    task = [-1] * PEOPLE
    starters = 0
    for character in group:
        levels[character * 5 + c.HUNGER] = t.hunger_at_start
        where[character] = HOME
        task[character] = c.TASK_GUARD  # TWM-1.4
        starters |= 1 << character
    ordinary = _deck(rng, t.deck_events)
    objectives = _deck(rng, t.deck_objectives)
    locations = _deck(rng, LOCATIONS)
    return State(
        t,
        seats,
        rng,
        0,
        [first],
        leader,
        day=1,
        phase=0,
        over=0,
        starters=starters,
        flags=[0] * FLAG_COUNT,
        group=group,
        levels=levels,
        where=where,
        task=task,
        back=[0] * PEOPLE,
        cures=[0] * PEOPLE,
        hand=[0] * PEOPLE,
        meals=[0] * PEOPLE,
        ended=[0] * PEOPLE,
        jobs=[0] * (PEOPLE * JOB_SIZE),
        order=[],
        box=t.box_at_start[:],
        storage=t.start[:],
        pile=[0] * ITEMS,
        gone=[0] * ITEMS,
        prices=[0] * ITEMS,
        cards=_house(t, rng),
        turned=[0] * SPACES,
        fittings=[-1] * SPACES,
        waits=[0] * SPACES,
        boarded=0,
        fitting_deck=t.green_fittings[:],
        ideas=t.idea_fittings[:],
        events=_events(t, rng, ordinary),
        unused_events=ordinary[7:],
        exploration=_deck(rng, t.deck_exploration),
        unknown=[],
        explored=[],
        residents=_deck(rng, t.deck_residents),
        residents_met=[],
        findings=_deck(rng, FINDINGS),
        findings_used=[],
        raids=_deck(rng, t.deck_raids),
        visitors=_deck(rng, t.deck_visitors),
        visitors_seen=[],
        locations=locations[3:],
        spots=locations[:3],  # TWM-1.8
        narratives=_deck(rng, NARRATIVES),
        kept=[],
        unused=[who for who in characters if who not in group],  # TWM-1.5
        objectives=[*objectives[:2], c.SURVIVE, *objectives[2:]],  # TWM-1.17
        red_raids=_deck(rng, t.deck_red_raids),
        red_residents=_deck(rng, t.deck_red_residents),
        removed=[],
        red_seen=[],
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
        seen=[],
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
    """These cards, shuffled."""
    made = cards[:]
    rng.shuffle(made)
    return made


def _starting_group(t: WarTables, characters: list[int]) -> list[int]:
    """The first with a red border and the first two with a black one (TWM-1.2)."""
    red = [who for who in characters if t.border[who] == RED_BORDER]
    black = [who for who in characters if t.border[who] == BLACK_BORDER]
    return [red[0], black[0], black[1]]


def _house(t: WarTables, rng: Rng) -> list[int]:
    """Every shelter card on a space of its own name, its back unseen (TWM-1.9)."""
    cards = [-1] * SPACES
    for kind in range(5):
        found = _deck(rng, t.deck_shelter[kind])
        spaces = t.shelter_spaces[kind]
        for i in range(len(found)):
            cards[spaces[i]] = found[i]
    return cards


def _events(t: WarTables, rng: Rng, ordinary: list[int]) -> list[int]:
    """From the bottom: endings, chapter III, four events, chapter II, three events, chapter I (TWM-1.15)."""
    first, second, third = t.deck_chapters
    return [*_deck(rng, t.deck_endings), third, *ordinary[:4], second, *ordinary[4:7], first]
