"""The twelve events (OUT-16), each where it strikes and where it must not."""

import pytest
from tests.games.outlive.tables import ABRAHAM, CAROL, DARYL, Outlive

from holdfast.games.outlive.day import Turn
from holdfast.games.outlive.trouble import Morning
from holdfast.testing import shows


def morning(*names: str, seats: int = 2) -> Outlive:
    """A table on which these events strike when `strike` is called."""
    return Outlive(seats).trouble(*names)


def strike(t: Outlive) -> Outlive:
    return t.at(Turn(0, 0), Morning(-1, 0))


SHORTAGES = {
    "wildfire": ("forest", (2, 3, 4)),
    "cave-in": ("mine", (2, 3, 4)),
    "thieves": ("fairgrounds", (2, 3, 4)),
}


@shows("OUT-16.1", "OUT-16.2", "OUT-16.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", SHORTAGES)
def test_a_shortage_takes_from_its_place_and_from_no_other(name: str, seats: int) -> None:
    place, amounts = SHORTAGES[name]
    t = strike(morning(name, seats=seats))
    full = {2: 6, 3: 8, 4: 10}[seats]
    for each in ("forest", "mine", "fairgrounds"):
        assert t.stock_of(each) == full - (amounts[seats - 2] if each == place else 0)
    assert t.stock_of("dam") == full + 1
    assert t.sound()


@shows("OUT-16.4")
@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 5), (4, 6)])
def test_nomads_remove_search_tiles_from_each_city_face_up(seats: int, left: int) -> None:
    t = strike(morning("nomads", seats=seats))
    assert t.state.search_left == [left, left]
    assert [len(city.face_up) for city in t.state.view(CAROL).cities] == [10 - left] * 2
    assert t.stock_of("forest") == {2: 6, 3: 8, 4: 10}[seats]
    assert t.sound()


@shows("OUT-16.5")
@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 6), (4, 7)])
def test_lean_times_take_from_the_three_places_of_materials(seats: int, left: int) -> None:
    t = strike(morning("lean-times", seats=seats))
    assert [t.stock_of(place) for place in ("forest", "mine", "fairgrounds")] == [left] * 3
    assert t.stock_of("military-base") == {2: 6, 3: 8, 4: 10}[seats]


@shows("OUT-16.6")
def test_shortages_come_after_dawn_every_day_add_up_and_stop_at_nothing() -> None:
    t = morning("wildfire", "lean-times", seats=4)
    strike(t)
    assert t.stock_of("forest") == 3
    t.coming("animal-mutation").dawn()
    assert t.stock_of("forest") == 3  # filled to ten, and struck again
    t = morning("wildfire", "lean-times", seats=4).stock(forest=2)
    strike(t)
    assert t.stock_of("forest") == 0
    t = morning("nomads")
    t.state.search_left = [1, 6]
    strike(t)
    assert t.state.search_left == [0, 4]


@shows("OUT-16.7")
@pytest.mark.parametrize("hero", ["scout", "veteran", "champion"])
def test_in_a_sandstorm_every_hero_has_three_actions(hero: str) -> None:
    t = morning("sandstorm", seats=4).go(ABRAHAM, hero, "forest")
    t.do(*["gather wood"] * 3, by=ABRAHAM)
    assert t.asked == "turn"


@shows("OUT-16.7")
def test_in_a_sandstorm_all_heroes_share_the_lowest_space_of_the_ship() -> None:
    t = morning("sandstorm").go(ABRAHAM, "champion", "cargo-ship")
    assert t.good(ABRAHAM, "canned-goods") == 1
    assert t.state.berths == [3, -1, -1, -1]
    t.hero(CAROL, "veteran", "mine").hero(CAROL, "scout", "dam").turn(CAROL)
    assert t.refused("move veteran cargo-ship") == "OUT-6.12"


@shows("OUT-16.7")
def test_without_a_sandstorm_strength_is_what_is_printed() -> None:
    t = morning("cave-in", seats=4).go(ABRAHAM, "champion", "forest")
    t.do(*["gather wood"] * 5, by=ABRAHAM)
    assert t.good(ABRAHAM, "wood") == 5


@shows("OUT-16.8")
def test_a_sandstorm_does_not_change_pressure() -> None:
    t = morning("sandstorm").hero(CAROL, "scout", "forest", active=True).goods(CAROL, metal=3)
    t.go(ABRAHAM, "champion", "forest")
    assert t.happened("pressed", victim=CAROL, points=2)
    assert t.good(ABRAHAM, "metal") == 2
    t.do(*["gather wood"] * 3, by=ABRAHAM)
    assert t.asked == "turn"


@shows("OUT-16.9")
def test_a_radioactive_cloud_raises_every_tracer_by_two() -> None:
    t = strike(morning("radioactive-cloud", seats=3).tracer(CAROL, 2))
    assert [t.level(seat) for seat in range(3)] == [-2, 0, -2]


@shows("OUT-16.9")
def test_beyond_the_skull_the_cloud_costs_survivors() -> None:
    t = morning("radioactive-cloud").tracer(ABRAHAM, -9).room(ABRAHAM, "nursery", 2)
    t.tribe(ABRAHAM).airlock = 3
    strike(t)
    assert (t.asked, t.seat) == ("irradiated", ABRAHAM)
    t.do("lose nursery", by=ABRAHAM)
    assert t.level(ABRAHAM) == -11
    assert t.tribe(ABRAHAM).survivors() == 4
    assert t.level(CAROL) == -2


@shows("OUT-16.10")
def test_the_cloud_strikes_every_day_whoever_is_in_the_airlock() -> None:
    t = morning("radioactive-cloud")
    t.tribe(ABRAHAM).airlock = 7
    strike(t)
    assert t.level(ABRAHAM) == -2
    t.coming("animal-mutation").dawn()
    assert t.level(ABRAHAM) == -4


@shows("OUT-16.11")
def test_a_cold_snap_takes_a_survivor_from_where_the_owner_wants() -> None:
    t = morning("cold-snap").room(ABRAHAM, "nursery", 3)
    t.tribe(ABRAHAM).airlock = 1
    strike(t)
    assert (t.asked, t.seat, t.offers()) == ("freeze", ABRAHAM, ["lose nursery", "lose airlock"])
    t.do("lose airlock", by=ABRAHAM)
    assert t.tribe(ABRAHAM).survivors() == 3
    assert not t.happened("lost", seat=CAROL)  # she has nobody to lose
    assert t.asked == "turn"


@shows("OUT-16.12")
def test_an_enemy_clan_takes_two_materials_or_munitions() -> None:
    t = morning("enemy-clan").goods(ABRAHAM, wood=1, munitions=2, meat=5)
    t.tribe(ABRAHAM).airlock = 3
    strike(t)
    assert (t.asked, t.seat, t.offers()) == ("surrender", ABRAHAM, ["drop wood", "drop munitions"])
    t.do("drop munitions", "drop wood", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"munitions": 1, "meat": 5}
    assert t.tribe(ABRAHAM).airlock == 3  # who can pay loses nobody


@shows("OUT-16.12")
def test_with_a_single_token_the_clan_takes_a_survivor_instead() -> None:
    t = morning("enemy-clan").goods(ABRAHAM, wood=1, canned_goods=4)
    t.tribe(ABRAHAM).airlock = 3
    t.room(ABRAHAM, "nursery", 1)
    strike(t)
    assert t.asked == "raided"
    assert t.prompt() == "The enemy clan takes a survivor. From which room?"
    t.do("lose airlock", by=ABRAHAM)
    assert t.happened("lost", seat=ABRAHAM)
    assert t.events("lost")[0].rule == "OUT-16.12"
    assert t.all_goods(ABRAHAM) == {"wood": 1, "canned-goods": 4}
    assert t.tribe(ABRAHAM).airlock == 2


@shows("OUT-16.13")
def test_with_one_token_and_no_survivor_nothing_happens() -> None:
    t = strike(morning("enemy-clan").goods(ABRAHAM, metal=1))
    assert t.all_goods(ABRAHAM) == {"metal": 1}
    assert t.asked == "turn"


@shows("OUT-16.14")
def test_rats_take_a_supply_or_else_a_survivor_or_else_nothing() -> None:
    t = morning("rats", seats=3).goods(ABRAHAM, meat=1, canned_goods=1, wood=5)
    t.tribe(ABRAHAM).airlock = t.tribe(CAROL).airlock = 2
    t.goods(CAROL, wood=5)
    strike(t)
    assert (t.asked, t.seat, t.offers()) == ("spoil", ABRAHAM, ["drop meat", "drop canned-goods"])
    t.do("drop canned-goods", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"meat": 1, "wood": 5}
    assert t.tribe(ABRAHAM).airlock == 2
    assert t.tribe(CAROL).airlock == 1
    assert t.all_goods(CAROL) == {"wood": 5}
    assert t.tribe(DARYL).survivors() == 0


@shows("OUT-16.15")
def test_epizootic_disease_makes_game_give_one_meat_less() -> None:
    t = morning("epizootic-disease").wild("forest", "game-4").goods(ABRAHAM, munitions=4)
    t.go(ABRAHAM, "champion", "forest").do("hunt", "bag", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 1
    t = morning("epizootic-disease").wild("forest", "game-3").goods(ABRAHAM, munitions=4)
    t.go(ABRAHAM, "champion", "forest").do("hunt", "bag", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 0
    assert t.tribe(ABRAHAM).caught[0] == 1  # the tile is kept
    t = morning("cave-in").wild("forest", "game-4").goods(ABRAHAM, munitions=4)
    t.go(ABRAHAM, "champion", "forest").do("hunt", "bag", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 2


@shows("OUT-16.15", "OUT-16.18")
def test_room_bonuses_are_added_after_the_disease() -> None:
    t = morning("epizootic-disease").wild("forest", "game-3").room(ABRAHAM, "hunting-2", 3)
    t.go(ABRAHAM, "champion", "forest").do("hunt", "run hunting-2", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 2


@shows("OUT-16.16")
def test_animal_mutation_makes_game_harder_but_not_leaner() -> None:
    t = morning("animal-mutation").wild("forest", "game-3").go(ABRAHAM, "veteran", "forest")
    t.do("hunt", by=ABRAHAM)
    assert t.asked == "turn"  # all four actions went into it
    assert t.good(ABRAHAM, "meat") == 1
    t = morning("animal-mutation").wild("forest", "game-3").go(ABRAHAM, "scout", "forest")
    assert t.refused("hunt") == "OUT-7.3"
    t = morning("cave-in").wild("forest", "game-3").go(ABRAHAM, "scout", "forest")
    assert "hunt" in t.offers()


@shows("OUT-16.17", "OUT-7.5")
def test_munitions_may_cover_the_endurance_of_a_mutant() -> None:
    t = morning("animal-mutation").wild("forest", "game-3").goods(ABRAHAM, munitions=9)
    t.go(ABRAHAM, "champion", "forest").do("hunt", *["shoot"] * 3, by=ABRAHAM)
    assert t.good(ABRAHAM, "munitions") == 6
    assert t.good(ABRAHAM, "meat") == 1


@shows("OUT-16.9", "OUT-10.4")
def test_each_point_of_the_cloud_beyond_the_last_level_costs_a_survivor() -> None:
    t = Outlive().coming("radioactive-cloud").room(ABRAHAM, "hunting-1", 2)
    t.tracer(ABRAHAM, t.state.t.gauge_points[-1])
    t.tribe(ABRAHAM).airlock = 2
    t.dawn()
    assert t.facts() == {"event": ["radioactive-cloud"], "left": [2]}
    t.do("lose airlock", by=ABRAHAM)
    assert t.facts() == {"event": ["radioactive-cloud"], "left": [1]}
    t.do("lose hunting-1", by=ABRAHAM)
    assert (t.people(ABRAHAM, "airlock"), t.people(ABRAHAM, "hunting-1"), t.asked) == (1, 1, "turn")


@shows("OUT-16.12", "OUT-16.13")
def test_the_clan_takes_one_survivor_and_no_more() -> None:
    t = strike(morning("enemy-clan").goods(ABRAHAM, metal=1).room(ABRAHAM, "nursery", 3).room(ABRAHAM, "cargo-1", 2))
    t.do("lose nursery", by=ABRAHAM)
    assert (t.people(ABRAHAM, "nursery"), t.people(ABRAHAM, "cargo-1")) == (2, 2)
    assert t.asked == "turn"


@shows("OUT-16.14")
def test_who_has_just_what_the_rats_want_gives_it() -> None:
    t = strike(morning("rats").goods(ABRAHAM, canned_goods=1).room(ABRAHAM, "nursery", 3))
    assert (t.good(ABRAHAM, "canned-goods"), t.people(ABRAHAM, "nursery")) == (0, 3)


@shows("OUT-17.24", "OUT-16.12")
@pytest.mark.parametrize("seat", [ABRAHAM, CAROL])
def test_the_map_room_is_there_when_the_clan_takes_a_survivor(seat: int) -> None:
    t = morning("enemy-clan").room(seat, "look-pile", 4).room(seat, "nursery", 2)
    for other in (ABRAHAM, CAROL):
        t.goods(other, metal=2 if other != seat else 1)
    strike(t)
    assert (t.asked, t.seat) == ("raided", seat)
    assert t.offers("look") == ["look blackwood", "look silent-peak"]
