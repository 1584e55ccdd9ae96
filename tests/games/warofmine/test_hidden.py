"""What is hidden may be anything that agrees with what everybody saw, and nothing else (TWM-1.19)."""

from collections.abc import Callable
from functools import partial

import pytest
from tests.games.warofmine.tables import SPACE, House, exploring

from holdfast.core import Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.phases.raid import add_red
from holdfast.games.warofmine.state.decks import (
    CHAPTER,
    ENDING,
    EVENTS_DECK,
    FINDINGS_DECK,
    NARRATIVES_DECK,
    ORDINARY,
    RAID_CARD,
    RAIDS_DECK,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
    UNUSED_DECK,
    VISITORS_DECK,
)
from holdfast.games.warofmine.state.state import State
from holdfast.testing import shows


def worlds(t: House) -> list[State]:
    """What may be, as far as the seat knows; each of them is sound."""
    found = [t.state.determinize(0, Rng(seed)) for seed in range(30)]
    for world in found:
        assert not world.check()
    return found


def varies(t: House, look: Callable[[State], object]) -> bool:
    return len({repr(look(world)) for world in worlds(t)}) > 1


def stays(t: House, look: Callable[[State], object]) -> bool:
    return {repr(look(world)) for world in worlds(t)} == {repr(look(t.state))}


def _objective(place: int, world: State) -> int:
    return world.story.objectives[place]


def _cards_on(spaces: list[int], world: State) -> list[int]:
    return [world.house.cards[space] for space in spaces]


@shows("TWM-1.15", "TWM-1.19")
def test_events_may_come_in_any_order_while_chapters_and_endings_keep_their_places() -> None:
    t = House()
    kind = t.state.t.event_kind
    assert stays(t, lambda world: [kind[card] for card in world.decks.events])
    assert stays(t, lambda world: [card for card in world.decks.events if kind[card] == CHAPTER])
    assert varies(t, lambda world: [card for card in world.decks.events if kind[card] == ENDING])
    assert varies(t, lambda world: [card for card in world.decks.events if kind[card] == ORDINARY])
    assert varies(t, lambda world: sorted(world.decks.unused_events))  # one that is not needed may be in the deck


@shows("TWM-1.19")
def test_events_that_were_seen_on_top_stay_there() -> None:
    t = House()
    t.state.decks.knows(EVENTS_DECK, 4)
    assert stays(t, lambda world: world.decks.events[-4:])
    assert varies(t, lambda world: world.decks.events[:-4])


@shows("TWM-1.19")
@pytest.mark.parametrize(
    ("deck", "name"),
    [
        (FINDINGS_DECK, "findings"),
        (VISITORS_DECK, "visitors"),
        (NARRATIVES_DECK, "narratives"),
        (UNUSED_DECK, "unused"),
        (RAIDS_DECK, "raids"),
        (RESIDENTS_DECK, "residents"),
    ],
)
@pytest.mark.parametrize("seen", [0, 1, 2])
def test_of_a_deck_only_the_cards_that_were_seen_on_top_are_known(deck: int, name: str, seen: int) -> None:
    t = House()
    t.state.decks.knows(deck, seen)
    size = len(getattr(t.state.decks, name))
    assert stays(t, lambda world: getattr(world.decks, name)[size - seen :])
    assert stays(t, lambda world: sorted(getattr(world.decks, name)))
    assert varies(t, lambda world: getattr(world.decks, name)[size - seen - 1])
    assert varies(t, lambda world: getattr(world.decks, name)[0])


@shows("TWM-1.8", "TWM-1.19")
def test_locations_to_come_are_unknown_and_those_on_the_map_are_not() -> None:
    t = House()
    assert stays(t, lambda world: world.decks.spots)
    assert varies(t, lambda world: world.decks.locations[0])
    assert varies(t, lambda world: world.decks.locations[-1])


@shows("TWM-7.8", "TWM-1.19")
def test_the_unknown_deck_may_hold_any_exploration_card_but_for_those_a_map_has_shown() -> None:
    t = exploring()
    t.state.decks.knows(UNKNOWN_DECK, 2)
    assert stays(t, lambda world: world.decks.unknown[-2:])
    assert stays(t, lambda world: (len(world.decks.unknown), len(world.decks.exploration)))
    assert stays(t, lambda world: sorted(world.decks.unknown + world.decks.exploration))
    assert varies(t, lambda world: world.decks.unknown[-3])
    assert varies(t, lambda world: sorted(world.decks.unknown))


@shows("TWM-1.17", "TWM-1.19")
@pytest.mark.parametrize("chapters", [0, 1, 2])
def test_objectives_are_unknown_until_they_are_revealed_and_the_third_is_to_survive(chapters: int) -> None:
    t = House()
    t.state.story.chapters = chapters
    assert stays(t, lambda world: world.story.objectives[:chapters])
    assert stays(t, lambda world: world.story.objectives.index(c.SURVIVE))
    for place in range(chapters, 2):
        assert varies(t, partial(_objective, place))


@shows("TWM-1.9", "TWM-1.19")
def test_shelter_cards_of_one_name_may_change_places_until_they_are_turned() -> None:
    t = House()
    kind = t.state.t.shelter_kind
    rubble = next(space for space, card in enumerate(t.state.house.cards) if card >= 0 and kind[card] == 2)
    t.state.house.turn(rubble)
    t.clear("g6")
    assert stays(t, lambda world: [kind[card] if card >= 0 else -1 for card in world.house.cards])
    assert stays(t, lambda world: world.house.cards[rubble])
    assert stays(t, lambda world: world.house.cards[SPACE("g6")])
    for which in range(5):
        spaces = [
            space
            for space, card in enumerate(t.state.house.cards)
            if card >= 0 and kind[card] == which and space != rubble
        ]
        if len(spaces) > 1:
            assert varies(t, partial(_cards_on, spaces))


@shows("TWM-8.18", "TWM-1.19")
def test_which_red_corner_cards_came_in_is_unknown_until_one_is_seen() -> None:
    t = House()
    red = t.state.t.raid_red
    t.run(lambda: add_red(t.state, 2, 2))
    assert stays(t, lambda world: sum(red[card] for card in world.decks.raids))
    assert stays(t, lambda world: sum(world.t.resident_red[card] for card in world.decks.residents))
    assert varies(t, lambda world: sorted(world.decks.red_raids))
    assert varies(t, lambda world: sorted(world.decks.red_residents))
    seen = next(card for card in t.state.decks.raids if red[card])
    t.state.saw_raid(seen)
    assert all(seen in world.decks.raids for world in worlds(t))
    assert varies(t, lambda world: sorted(world.decks.red_raids))


@shows("TWM-8.18", "TWM-1.19")
def test_a_red_corner_card_that_was_seen_on_top_is_there_once() -> None:
    t = House()
    t.run(lambda: add_red(t.state, 2, 0))
    raids = t.state.decks.raids
    seen = next(card for card in raids if t.state.t.raid_red[card])
    t.state.decks.raids = [*(card for card in raids if card != seen), seen]
    t.state.decks.knows(RAIDS_DECK, 1)
    t.state.decks.saw_red(RAID_CARD, seen)
    assert stays(t, lambda world: world.decks.raids[-1])
    assert stays(t, lambda world: len(world.decks.raids))


@shows("TWM-8.18", "TWM-7.27", "TWM-1.19")
def test_residents_who_lie_open_beside_their_deck_are_not_in_it() -> None:
    t = exploring()
    t.run(lambda: add_red(t.state, 0, 2))
    s = t.state
    met = next(card for card in s.decks.residents if s.t.resident_red[card])
    s.decks.residents = s.decks.residents[:]
    s.decks.residents.remove(met)
    s.saw_resident(met)
    s.decks.put_aside(met)
    assert stays(t, lambda world: len(world.decks.residents))
    assert stays(t, lambda world: world.decks.residents_met)
    assert varies(t, lambda world: sorted(world.decks.red_residents))


def test_an_observation_is_as_long_as_its_legend_says() -> None:
    t = House(seats=2)
    for seat in range(2):
        seen: list[int] = []
        t.state.observe(seat, seen)
        assert len(seen) == GAME.observation.size
