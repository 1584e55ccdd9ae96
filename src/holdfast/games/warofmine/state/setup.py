"""Setup: the group, the house, the decks, the storage."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Rng, Step
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.state.decks import DECK_COUNT, Decks
from holdfast.games.warofmine.state.fight import no_fight
from holdfast.games.warofmine.state.goods import Goods
from holdfast.games.warofmine.state.house import House
from holdfast.games.warofmine.state.jobs import no_jobs
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.notes import Notes
from holdfast.games.warofmine.state.outing import Outing
from holdfast.games.warofmine.state.people import HOME, STATE_COUNT, People
from holdfast.games.warofmine.state.raid import Raid
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.state.story import Story
from holdfast.games.warofmine.state.today import Today

RED_BORDER: Final = 1
BLACK_BORDER: Final = 2

PEOPLE: Final = len(c.CHARACTERS)
ITEMS: Final = len(c.ITEMS)
SPACES: Final = len(c.SPACES)
FINDINGS: Final[list[int]] = list(range(len(c.FINDINGS)))
NARRATIVES: Final[list[int]] = list(range(len(c.NARRATIVES)))
LOCATIONS: Final[list[int]] = list(range(len(c.LOCATIONS)))


def set_up(t: WarTables, seats: int, rng: Rng, first: Step[State]) -> State:
    """A table before the first Morning; `first` is the step with which the match begins."""
    leader = rng.below(seats)  # TWM-1.1
    characters = _deck(rng, t.deck_characters)
    group = _starting_group(t, characters)
    ordinary = _deck(rng, t.deck_events)
    objectives = _deck(rng, t.deck_objectives)
    locations = _deck(rng, LOCATIONS)
    cards = _house(t, rng)
    people = _people(t, group)
    return State(
        t,
        seats,
        rng,
        0,
        [first],
        leader,
        day=1,
        phase=0,
        next_phase=-1,
        skipped=0,
        reason=-1,
        people=people,
        jobs=no_jobs(),
        goods=Goods(t.box_at_start[:], t.start[:], [0] * ITEMS, [0] * ITEMS, [0] * ITEMS, 0, 0, 0),
        house=House(
            cards,
            turned=[0] * SPACES,
            fittings=[-1] * SPACES,
            ready=[0] * SPACES,
            baited=[0] * SPACES,
            boarded=0,
            deck=t.green_fittings[:],
            ideas=t.idea_fittings[:],
            cold=0,
            reached=0,
        ),
        decks=Decks(
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
            unused=[who for who in characters if not has(people.starters, who)],  # TWM-1.5
            red_raids=_deck(rng, t.deck_red_raids),
            red_residents=_deck(rng, t.deck_red_residents),
            removed=[],
            red_seen=[],
            known=[0] * DECK_COUNT,
            seen=[],
        ),
        outing=Outing(),
        fight=no_fight(),
        raid=Raid(),
        notes=Notes([], 0),
        today=Today(),
        story=Story([*objectives[:2], c.SURVIVE, *objectives[2:]]),  # TWM-1.17
        die=0,
        rolls=0,
        answer=0,
    )


def _people(t: WarTables, group: list[int]) -> People:
    """Everybody is hungry and has kept guard (TWM-1.4)."""
    levels = [0] * (PEOPLE * STATE_COUNT)
    nobody = [-1] * PEOPLE
    people = People(
        group,
        starters=0,
        levels=levels,
        where=[0] * PEOPLE,
        task=[-1] * PEOPLE,
        back=[0] * PEOPLE,
        cures=[0] * PEOPLE,
        hand=[0] * PEOPLE,
        meals=[0] * PEOPLE,
        end_how=nobody,
        end_cause=nobody,
        end_day=[0] * PEOPLE,
        cause=-1,
        joined=-1,
        gone_from_home=-1,
        digits=[0] * PEOPLE,
    )
    for character in group:
        people.set_level(character, c.HUNGER, t.hunger_at_start)
        people.move(character, HOME)
        people.give_task(character, c.TASK_GUARD)
    people.starters = people.everybody()
    return people


def _deck(rng: Rng, cards: list[int]) -> list[int]:
    """These cards, shuffled."""
    made = cards[:]
    rng.shuffle(made)
    return made


def _starting_group(t: WarTables, characters: list[int]) -> list[int]:
    """The first with a red border and the first two with a black one (TWM-1.2)."""
    red = -1
    black: list[int] = []
    for who in characters:
        if t.border[who] == BLACK_BORDER:
            if len(black) < 2:
                black.append(who)
        elif red < 0 and t.border[who] == RED_BORDER:
            red = who
        if red >= 0 and len(black) == 2:
            break
    return [red, *black]


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
