"""What heroes do in the eight places (OUT-6)."""

import pytest
from tests.games.outlive.tables import ABRAHAM, CARL, CAROL, DARYL, Outlive

from holdfast.core import Rng
from holdfast.games.outlive.catalogue import HEROES, SPOTS, TILES
from holdfast.testing import shows

# Gathering


@shows("OUT-6.1", "OUT-6.2")
def test_a_hero_takes_no_more_than_the_place_has() -> None:
    t = Outlive().stock(forest=2).go(ABRAHAM, "champion", "forest")
    t.wild("forest", "game-7").arrange()
    t.do("gather wood", "gather wood", by=ABRAHAM)
    assert t.good(ABRAHAM, "wood") == 2
    assert (t.asked, t.seat) == ("turn", CAROL)  # three actions are left, but nothing to do
    t.hero(CAROL, "veteran", "dam").wild("forest", "game-7").turn(CAROL)
    t.do("move veteran forest", by=CAROL)
    assert t.good(CAROL, "wood") == 0
    t.coming("animal-mutation").dawn()
    assert t.stock_of("forest") == 6


@shows("OUT-6.1")
def test_actions_may_be_left_over() -> None:
    t = Outlive().go(ABRAHAM, "champion", "mine")
    t.do("gather metal", "move-on", by=ABRAHAM)
    assert t.good(ABRAHAM, "metal") == 1
    assert (t.asked, t.seat) == ("turn", CAROL)


@shows("OUT-6.3", "OUT-6.4", "OUT-6.5")
def test_a_champion_takes_five_munitions_or_four_and_the_algae() -> None:
    """The example at the military base."""
    t = Outlive(4).go(ABRAHAM, "champion", "military-base")
    t.do(*["gather munitions"] * 5, by=ABRAHAM)
    assert t.good(ABRAHAM, "munitions") == 5
    t = Outlive(4).go(ABRAHAM, "champion", "military-base")
    t.do(*["gather munitions"] * 3, "harvest", "gather munitions", by=ABRAHAM)
    assert t.good(ABRAHAM, "munitions") == 4
    assert t.level(ABRAHAM) == 1
    assert not t.state.algae
    t.go(CAROL, "scout", "military-base")
    assert "harvest" not in t.offers()
    assert t.refused("harvest") == "OUT-6.5"


@shows("OUT-6.6")
def test_at_the_best_level_the_algae_is_taken_for_nothing() -> None:
    t = Outlive().tracer(ABRAHAM, 3).go(ABRAHAM, "scout", "military-base")
    t.do("harvest", "gather munitions", "gather munitions", by=ABRAHAM)
    assert t.level(ABRAHAM) == 3
    assert not t.state.algae
    assert t.asked == "turn"


@shows("OUT-6.7")
@pytest.mark.parametrize(("place", "material"), [("forest", "wood"), ("mine", "metal"), ("fairgrounds", "microchip")])
def test_materials_are_gathered_one_for_one(place: str, material: str) -> None:
    t = Outlive().go(ABRAHAM, "scout", place)
    t.do(*[f"gather {material}"] * 3, by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {material: 3}
    assert t.stock_of(place) == 3
    assert t.sound()


# The cargo ship


@shows("OUT-6.8", "OUT-6.11", "OUT-6.12", "OUT-6.13")
def test_carl_takes_the_space_of_strength_5() -> None:
    """The worked example of the ship: Carl's 5 boards, Daryl's cannot any more."""
    t = Outlive(4)
    t.tribe(CARL).airlock = 1
    t.go(CARL, "champion", "cargo-ship")
    assert t.good(CARL, "canned-goods") == 3
    assert t.tribe(CARL).airlock == 2
    assert t.state.first == CARL
    assert t.happened("first", seat=CARL)
    t.hero(DARYL, "champion", "fairgrounds").hero(DARYL, "scout", "dam").turn(DARYL)
    assert "move champion cargo-ship" not in t.offers()
    assert t.refused("move champion cargo-ship") == "OUT-6.12"
    t.hero(DARYL, "veteran", "mine").turn(DARYL)
    assert "move veteran cargo-ship" in t.offers()
    t.do("move veteran cargo-ship", by=DARYL)
    assert t.good(DARYL, "canned-goods") == 2
    assert t.state.first == CARL  # he was the first of the day


@shows("OUT-6.33")
def test_a_space_that_was_taken_stays_closed_for_the_day() -> None:
    t = Outlive(3).go(CAROL, "champion", "cargo-ship")
    for day, refused in ((0, True), (1, False)):
        t.hero(ABRAHAM, "champion", "mine").hero(ABRAHAM, "scout", "dam").turn(ABRAHAM)
        assert ("move champion cargo-ship" not in t.offers()) is refused, day
        t.coming("animal-mutation").at()  # the evening, the night and the next dawn
        t.until("turn", avoid=["overcome", "build", "repair"])


@shows("OUT-6.32")
def test_a_bunker_that_is_filled_during_a_visit_gives_back_what_the_sandstorm_took() -> None:
    t = Outlive().trouble("sandstorm").tools(ABRAHAM, "flashlight").room(ABRAHAM, "event-immunity", 2)
    t.go(ABRAHAM, "champion", "blackwood")
    assert "3 actions" in t.prompt()
    t.do("use flashlight", "place event-immunity", by=ABRAHAM)  # the bunker works from now on
    assert "5 actions" in t.prompt()
    t.do("move-on", by=ABRAHAM)
    t.go(ABRAHAM, "veteran", "mine")
    assert "4 actions" in t.prompt()


@shows("OUT-6.8", "OUT-6.9")
def test_the_first_player_token_moves_again_on_every_day() -> None:
    t = Outlive(3).go(CAROL, "champion", "cargo-ship")
    assert t.state.first == CAROL
    t.coming("animal-mutation").dawn()
    assert t.state.first == CAROL
    t.go(DARYL, "scout", "cargo-ship")
    assert t.state.first == DARYL


@shows("OUT-6.12")
def test_idle_heroes_hold_no_space() -> None:
    t = Outlive().hero(CAROL, "champion", "cargo-ship").go(ABRAHAM, "champion", "cargo-ship")
    assert t.good(ABRAHAM, "canned-goods") == 3


@shows("OUT-6.11")
def test_a_hero_never_takes_a_lower_space() -> None:
    t = Outlive().aboard(CAROL, "champion", "spot-5")
    t.hero(ABRAHAM, "champion", "mine").hero(ABRAHAM, "scout", "dam").turn(ABRAHAM)
    assert t.refused("move champion cargo-ship") == "OUT-6.12"


@shows("OUT-6.8", "OUT-6.9")
def test_the_token_counts_from_the_night_on() -> None:
    t = Outlive(3)
    t.state.first = ABRAHAM
    t.go(ABRAHAM, "champion", "forest").do("move-on")
    t.hero(CAROL, "champion", "mine").hero(CAROL, "scout", "dam").arrange()
    assert t.seat == CAROL
    t.do("move champion cargo-ship", by=CAROL)
    assert t.state.first == CAROL
    assert (t.asked, t.seat) == ("turn", DARYL)
    while t.state.day == 0 and t.asked in ("turn", "visit", "board", "welcome", "defend", "tribute"):
        before = t.seat
        t.do(t.offers("move")[0] if t.offers("move") else t.offers()[-1])
        if t.asked == "turn" and before == DARYL:
            assert t.seat == ABRAHAM  # the running day goes on as it began
    t.trouble("rats", "cave-in")
    for seat in range(3):
        t.goods(seat, metal=6, wood=5)
    t.overcoming()
    assert t.seat == t.state.first


@shows("OUT-6.31")
def test_the_token_goes_to_the_first_aboard_however_it_came() -> None:
    t = Outlive().tools(CAROL, "grappling-hook").go(CAROL, "champion", "cargo-ship")
    assert t.state.first == CAROL  # before the space is chosen
    t.do("board spot-6", by=CAROL)
    assert t.state.first == CAROL
    t = Outlive().room(CAROL, "cargo-2", 3)
    t.aboard(ABRAHAM, "champion", "spot-5").go(CAROL, "champion", "cargo-ship")
    assert t.state.first == CAROL
    t = Outlive().go(CAROL, "champion", "forest")
    assert t.state.first == ABRAHAM  # nobody was aboard


@shows("OUT-6.10")
def test_the_token_stays_if_nobody_boards() -> None:
    t = Outlive()
    t.state.first = CAROL
    t.dawn()
    ship = [f"move {hero} cargo-ship" for hero in HEROES.entries]
    t.until(lambda table: table.state.day == 2, avoid=ship)
    assert not t.happened("boarded", since_start=True)
    assert t.state.first == CAROL


@shows("OUT-6.14")
def test_the_survivor_goes_to_the_airlock_or_a_built_room_with_space() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 2).room(ABRAHAM, "overcome-discount", 4)
    t.tribe(ABRAHAM).airlock = 1
    t.go(ABRAHAM, "scout", "cargo-ship")
    assert t.asked == "welcome"
    assert t.offers() == ["place room-construction", "place airlock"]
    t.do("place room-construction", by=ABRAHAM)
    assert t.people(ABRAHAM, "room-construction") == 3
    assert t.waiting() == ["spot-4", "spot-5", "spot-6"]


@shows("OUT-6.14")
def test_a_full_airlock_does_not_matter_if_a_room_has_space() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 2)
    t.tribe(ABRAHAM).airlock = 7
    t.go(ABRAHAM, "scout", "cargo-ship")
    assert t.people(ABRAHAM, "room-construction") == 3


@shows("OUT-6.15", "OUT-6.28")
def test_without_space_the_survivor_stays_on_the_ship_and_boarding_has_no_actions() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 3)
    t.tribe(ABRAHAM).airlock = 7
    t.go(ABRAHAM, "scout", "cargo-ship")
    assert t.happened("turned-away", seat=ABRAHAM)
    assert t.waiting() == list(SPOTS.entries)
    assert t.tribe(ABRAHAM).survivors() == 10
    assert t.good(ABRAHAM, "canned-goods") == 1
    assert (t.asked, t.seat) == ("turn", CAROL)


@shows("OUT-6.16")
def test_the_space_of_strength_6_needs_the_hook() -> None:
    t = Outlive().go(ABRAHAM, "champion", "cargo-ship")
    assert t.state.berths == [-1, -1, 3, -1]
    t = Outlive().tools(ABRAHAM, "grappling-hook").go(ABRAHAM, "champion", "cargo-ship")
    assert t.offers() == ["board spot-5", "board spot-6"]
    t.do("board spot-6", by=ABRAHAM)
    assert t.good(ABRAHAM, "canned-goods") == 4
    assert t.has(ABRAHAM, "grappling-hook") == "spent"


# The dam


@shows("OUT-6.17", "OUT-6.18")
def test_abraham_opens_the_filters_and_draws_three_water() -> None:
    """The worked example of the dam."""
    t = Outlive().goods(ABRAHAM, microchip=1).go(ABRAHAM, "scout", "dam")
    assert t.offers() == ["unlock", "move-on"]
    assert t.refused("gather water") == "OUT-6.18"
    t.do("unlock", "gather water", "gather water", "gather water", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"water": 3}


@shows("OUT-6.18")
def test_without_a_chip_there_is_no_water() -> None:
    t = Outlive().goods(ABRAHAM, wood=3).go(ABRAHAM, "champion", "dam")
    assert (t.asked, t.seat) == ("turn", CAROL)
    assert t.good(ABRAHAM, "water") == 0


@shows("OUT-6.19")
def test_every_hero_pays_its_own_chip_once() -> None:
    t = Outlive().goods(ABRAHAM, microchip=3).go(ABRAHAM, "scout", "dam")
    t.do("unlock", "gather water", by=ABRAHAM)
    assert "unlock" not in t.offers()
    t.do("move-on", by=ABRAHAM)
    t.hero(ABRAHAM, "scout", "forest", active=True).go(ABRAHAM, "runner", "dam")
    assert t.offers() == ["unlock", "move-on"]
    assert t.good(ABRAHAM, "microchip") == 2


# Cities


@shows("OUT-6.20", "OUT-6.21", "OUT-6.22", "OUT-6.26")
def test_daryl_takes_two_tiles_and_searches_three_times() -> None:
    """The worked example of the cities: five actions, five tiles."""
    t = Outlive(4).offer("blackwood", "axe bow shotgun")
    t.search("blackwood", "water empty-cupboard metal").go(DARYL, "champion", "blackwood")
    t.do("salvage axe", by=DARYL)
    assert t.has(DARYL, "axe") == "broken"
    t.do("search", by=DARYL)
    assert t.happened("drew-tile", seat=DARYL, tile="water")
    assert t.asked == "visit"  # he sees the tile before he decides again
    assert t.state.view(CAROL).cities[0].face_up == ["water"]
    t.do("search", "salvage bow", "search", by=DARYL)
    assert t.all_goods(DARYL) == {"water": 1, "metal": 1}
    assert t.has(DARYL, "bow") == "broken"
    assert t.asked == "turn"
    assert t.state.search_left[0] == 7
    assert t.sound()


@shows("OUT-6.21")
@pytest.mark.parametrize("city", ["blackwood", "silent-peak"])
@pytest.mark.parametrize("tile", ["water", "canned-goods", "wood", "metal", "microchip", "munitions"])
def test_a_search_tile_gives_what_it_shows(city: str, tile: str) -> None:
    t = Outlive().search(city, tile).go(ABRAHAM, "scout", city)
    t.do("search", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {tile: 1}


@shows("OUT-6.24", "OUT-10.6")
def test_a_capsule_lowers_the_tracer_but_not_below_the_best_level() -> None:
    t = Outlive().tracer(ABRAHAM, -4).search("blackwood", "algae-capsules").go(ABRAHAM, "scout", "blackwood")
    t.do("search", by=ABRAHAM)
    assert t.level(ABRAHAM) == -3
    t = Outlive().tracer(ABRAHAM, 3).search("blackwood", "algae-capsules").go(ABRAHAM, "scout", "blackwood")
    t.do("search", by=ABRAHAM)
    assert t.level(ABRAHAM) == 3


@shows("OUT-6.25")
def test_an_empty_cupboard_gives_nothing() -> None:
    t = Outlive().search("blackwood", "empty-cupboard").go(ABRAHAM, "scout", "blackwood")
    t.do("search", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {}
    assert t.level(ABRAHAM) == 0


@shows("OUT-6.21")
def test_an_empty_stack_cannot_be_searched() -> None:
    t = Outlive().offer("blackwood", "axe")
    t.state.search_left[0] = 0
    t.go(ABRAHAM, "scout", "blackwood")
    assert t.offers() == ["salvage axe", "move-on"]


@shows("OUT-6.20")
def test_a_kind_that_lies_in_both_cities_is_salvaged_where_the_hero_is() -> None:
    t = Outlive(3).offer("blackwood", "axe").offer("silent-peak", "axe bow").go(DARYL, "scout", "silent-peak")
    t.do("salvage axe", by=DARYL)
    first, second = [city.equipment for city in t.state.view(CAROL).cities]
    assert (first, second) == (["axe", None, None], [None, "bow", None])
    assert t.sound()


@shows("OUT-6.27")
@pytest.mark.parametrize("state", ["broken", "repaired"])
def test_a_kind_that_one_has_cannot_be_salvaged_again(state: str) -> None:
    t = Outlive().tools(ABRAHAM, **{state: "axe"}).offer("blackwood", "axe bow").go(ABRAHAM, "scout", "blackwood")
    assert t.offers("salvage") == ["salvage bow"]
    assert t.refused("salvage axe") == "OUT-6.27"


@shows("OUT-6.29")
def test_visit_gains_come_after_pressure_and_may_be_taken_until_the_turn_ends() -> None:
    t = Outlive().tools(ABRAHAM, "bow").hero(CAROL, "scout", "forest", active=True).goods(CAROL, wood=1, metal=2)
    t.go(ABRAHAM, "champion", "forest")
    assert t.asked == "tribute"
    t.do("give metal", "give metal", by=CAROL)
    t.do(*["gather wood"] * 5, by=ABRAHAM)
    assert t.offers("use") == ["use bow"]  # all actions are spent
    t.do("use bow", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 1


def stack_of(t: Outlive, city: int) -> list[str]:
    """The search tiles of a city, the next one first."""
    s = t.state
    return [TILES.entries[tile] for tile in s.search[city][: s.search_left[city]][::-1]]


@shows("OUT-6.30")
def test_a_stack_is_hidden_but_from_who_looked_through_it_until_dawn() -> None:
    t = Outlive(3).room(CAROL, "look-pile", 4).coming("animal-mutation").turn(CAROL)
    t.do("look silent-peak", by=CAROL)
    assert t.state.view(CAROL).cities[1].known == stack_of(t, 1)
    assert [city.known for city in t.state.view(ABRAHAM).cities] == [None, None]
    rng = Rng(2)
    for _ in range(20):
        assert t.state.determinize(CAROL, rng).search[1] == t.state.search[1]
    assert len({tuple(t.state.determinize(ABRAHAM, rng).search[1]) for _ in range(20)}) > 5
    t.dawn()
    assert [city.known for city in t.state.view(CAROL).cities] == [None, None]


@shows("OUT-6.14")
@pytest.mark.parametrize(("hero", "space"), [("scout", 0), ("veteran", 1), ("champion", 2)])
def test_only_the_survivor_of_the_own_space_leaves_the_ship(hero: str, space: int) -> None:
    t = Outlive().room(ABRAHAM, "nursery", 0).go(ABRAHAM, hero, "cargo-ship")
    assert [berth.survivor for berth in t.state.view(CAROL).ship] == [each != space for each in range(4)]


@shows("OUT-17.22")
def test_the_last_tile_of_a_city_may_be_rummaged_for() -> None:
    t = Outlive().room(ABRAHAM, "search-2", 3)
    t.state.search_left = [2, 0]
    t.go(ABRAHAM, "scout", "blackwood").do("search", "run search-2", by=ABRAHAM)
    assert t.offers("rummage") == ["rummage"]
    t.do("rummage", by=ABRAHAM)
    assert t.offers("rummage") == []


@shows("OUT-6.14", "OUT-6.28")
def test_with_a_full_airlock_a_room_with_space_takes_the_survivor_in() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 1)
    t.tribe(ABRAHAM).airlock = 7
    t.go(ABRAHAM, "scout", "cargo-ship")
    assert t.people(ABRAHAM, "nursery") == 2
    assert not t.state.view(CAROL).ship[0].survivor


@shows("OUT-6.21", "OUT-6.20")
def test_the_last_tile_may_be_searched_and_two_tiles_of_a_kind_are_offered_once() -> None:
    t = Outlive().offer("blackwood", "crowbar crowbar")
    t.state.search_left = [1, 0]
    t.go(ABRAHAM, "scout", "blackwood")
    assert t.offers() == ["search", "salvage crowbar", "move-on"]


@shows("OUT-6.12", "OUT-17.10")
def test_a_space_that_the_scout_of_the_first_seat_holds_is_taken() -> None:
    t = Outlive().hero(ABRAHAM, "scout", "cargo-ship", active=True).room(CAROL, "cargo-2", 3)
    t.state.berths[0] = 0
    alone = Outlive().go(CAROL, "scout", "cargo-ship").good(CAROL, "canned-goods")
    assert t.go(CAROL, "scout", "cargo-ship").good(CAROL, "canned-goods") > alone


@shows("OUT-6.15")
def test_on_the_ship_no_action_is_left() -> None:
    t = Outlive().room(ABRAHAM, "cargo-1", 4).go(ABRAHAM, "scout", "cargo-ship").until("visit")
    assert t.facts() == {"hero": ["scout"], "place": ["cargo-ship"], "actions": [0], "free": [0]}


@shows("OUT-6.28")
def test_an_empty_room_is_a_home_for_the_survivor_of_the_ship() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 0)
    t.tribe(ABRAHAM).airlock = 7
    t.go(ABRAHAM, "scout", "cargo-ship")
    assert t.people(ABRAHAM, "room-construction") == 1
    assert "spot-3" not in t.waiting()


@shows("OUT-3.11", "OUT-6.20")
def test_equal_tiles_with_another_between_them_are_offered_once() -> None:
    t = Outlive().offer("blackwood", "axe bow axe").go(ABRAHAM, "scout", "blackwood")
    assert t.offers("salvage") == ["salvage axe", "salvage bow"]
