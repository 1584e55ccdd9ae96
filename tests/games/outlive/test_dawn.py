"""Dawn (OUT-3): the board is filled up."""

from typing import Any

import pytest
from tests.games.outlive.tables import ABRAHAM, CAROL, Outlive

from holdfast.games.outlive.catalogue import EQUIPMENT, SPOTS
from holdfast.games.outlive.dawn import lay_out_tools
from holdfast.testing import shows


@shows("OUT-3.1", "OUT-3.2", "OUT-3.3", "OUT-3.4")
@pytest.mark.parametrize(("seats", "most", "water"), [(2, 6, 7), (3, 8, 9), (4, 10, 11)])
def test_places_are_filled_to_exactly_their_number(seats: int, most: int, water: int) -> None:
    t = Outlive(seats).coming("animal-mutation")
    t.stock(forest=0, mine=3, fairgrounds=most + 5, dam=1, military_base=2)
    t.dawn()
    assert t.stock_of("forest") == most
    assert t.stock_of("mine") == most
    assert t.stock_of("fairgrounds") == most  # no more, either
    assert t.stock_of("dam") == water
    assert t.stock_of("military-base") == most
    assert t.stock_of("blackwood") == t.stock_of("cargo-ship") == 0


@shows("OUT-3.5", "OUT-3.10")
def test_algae_and_survivors_of_the_ship_come_back() -> None:
    t = Outlive().coming("animal-mutation")
    t.state.algae = False
    t.crew("spot-5").dawn()
    assert t.state.algae
    assert t.waiting() == list(SPOTS.entries)


@shows("OUT-3.6")
def test_cities_discard_what_is_left_and_draw_three() -> None:
    t = Outlive().offer("blackwood", "axe bow").offer("silent-peak", "shotgun")
    t.deck("pickaxe", "purifier", "crowbar", "hacksaw", "backpack", "chainsaw").coming("animal-mutation").dawn()
    names = [EQUIPMENT.entries[tool] for tool in t.state.salvage]
    assert names == ["pickaxe", "purifier", "crowbar", "hacksaw", "backpack", "chainsaw"]
    assert [EQUIPMENT.entries[tool] for tool, n in enumerate(t.state.discards) if n] == ["axe", "bow", "shotgun"]
    assert t.sound()


@shows("OUT-3.7", "OUT-3.11")
def test_an_empty_deck_is_made_of_the_discards_in_the_middle_of_a_draw() -> None:
    t = Outlive().coming("animal-mutation").every_tool(ABRAHAM, broken=True, but="axe")
    s = t.state
    # One tile is left in the deck, two equal ones and ten others are discarded.
    s.deck = [0]
    s.deck_left = 1
    s.discards = [1] + [1] * 19
    t.dawn()
    assert EQUIPMENT.entries[s.salvage[0]] == "axe"  # Blackwood took the last tile of the old deck
    assert min(s.salvage) >= 0
    assert s.discards == [0] * 20
    assert s.deck_left == 20 - 5
    assert t.sound()


@shows("OUT-3.11")
def test_equal_tiles_may_lie_in_one_city() -> None:
    t = Outlive().deck("axe", "axe", "bow")
    lay_out_tools(t.state, 0)
    assert t.state.salvage[:3] == [0, 0, 1]
    t.go(ABRAHAM, "scout", "blackwood")
    assert t.offers("salvage") == ["salvage axe", "salvage bow"]
    t.do("salvage axe", by=ABRAHAM)
    assert t.offers("salvage") == ["salvage bow"]


@shows("OUT-3.7")
def test_with_no_tile_anywhere_a_city_stays_empty() -> None:
    t = Outlive().coming("animal-mutation")
    for seat in (ABRAHAM, CAROL):
        t.every_tool(seat, broken=True)
    t.state.deck_left = 0
    t.dawn()
    assert t.state.salvage == [-1] * 6
    assert t.sound()


@shows("OUT-3.8", "OUT-3.9")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 8), (4, 10)])
def test_search_tiles_are_shuffled_and_the_rest_lies_face_up(seats: int, left: int) -> None:
    t = Outlive(seats).coming("animal-mutation")
    before = [city[:] for city in t.state.search]
    t.state.search_left = [0, 3]
    t.dawn()
    assert t.state.search_left == [left, left]
    assert t.state.search != before
    view = t.state.view(CAROL)
    assert [len(city.face_up) for city in view.cities] == [10 - left] * 2
    assert t.sound()


@shows("OUT-3.12")
def test_six_days_are_played_each_with_dawn_day_and_night() -> None:
    t = Outlive()
    t.dawn().play_out()
    days = [event.a for event in t.events("dawned", since_start=True)]
    assert days == [2, 3, 4, 5, 6]
    course = [event.kind.name for event in t.log if event.kind.name in ("dawned", "struck", "night")]
    assert course == ["dawned", "struck", "night"] * 5


def test_every_place_that_gives_something_has_an_amount() -> None:
    places: list[Any] = Outlive().state.t.content.entries["place"]
    for place in places:
        assert bool(place.gives) == (max(place.amount) > 0), place.id
