"""The twenty-two rooms (OUT-17), each where it matters and where it must not work."""

import pytest
from tests.games.outlive.tables import ABRAHAM, AFTER_NIGHT, CAROL, DARYL, Outlive

from holdfast.core import SPECTATOR
from holdfast.games.outlive.catalogue import EQUIPMENT, TILES
from holdfast.games.outlive.day import Turn
from holdfast.games.outlive.night import Night
from holdfast.games.outlive.trouble import Morning
from holdfast.testing import shows

FEEDING, RADIOACTIVITY, UPKEEP = 0, 1, 5


def strike(t: Outlive) -> Outlive:
    return t.at(Turn(0, 0), Morning(-1, 0))


@shows("OUT-17.1")
@pytest.mark.parametrize("name", ["hunting-1", "cargo-1", "munitions-4", "gauge-down", "nursery", "draw-2"])
def test_a_room_is_used_once_a_day(name: str) -> None:
    spaces = {"hunting-1": 4, "cargo-1": 4}.get(name, 3)
    t = Outlive().room(ABRAHAM, name, spaces).tracer(ABRAHAM, -3).wild("forest", "game-3")
    if name == "hunting-1":
        t.go(ABRAHAM, "champion", "forest").do("hunt")
    elif name == "cargo-1":
        t.go(ABRAHAM, "champion", "cargo-ship")
    else:
        t.goods(ABRAHAM, wood=9).building(ABRAHAM)
    t.do(f"run {name}", by=ABRAHAM)
    assert f"run {name}" not in t.offers()
    rooms = t.state.view(ABRAHAM).seats[ABRAHAM].rooms or []
    assert [room.room for room in rooms if room.used] == [name]


# Standard rooms


@shows("OUT-17.2")
def test_the_builders_yard_saves_two_materials_once_a_night() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 3).goods(ABRAHAM, wood=4, metal=1).building(ABRAHAM)
    t.do("build draw1-repair1", by=ABRAHAM)
    assert t.offers() == ["run room-construction", "pay wood", "pay metal"]
    t.do("run room-construction", "pay metal", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 4}
    t.do("build overcome-discount", by=ABRAHAM)
    assert t.good(ABRAHAM, "wood") == 1  # at the full cost


@shows("OUT-17.2")
def test_a_yard_that_is_not_full_saves_nothing() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 2).goods(ABRAHAM, wood=2).room(ABRAHAM, "nursery", 3)
    t.building(ABRAHAM)
    assert t.offers("build") == []


@shows("OUT-17.2")
def test_once_a_material_is_paid_the_yard_is_too_late() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 3).goods(ABRAHAM, wood=4, metal=1).building(ABRAHAM)
    t.do("build draw1-repair1", "pay metal", by=ABRAHAM)
    assert t.good(ABRAHAM, "wood") == 2  # paid without another question
    assert "run room-construction" not in t.offers()


@shows("OUT-17.3")
def test_the_junk_bench_draws_then_repairs_for_one_less() -> None:
    t = Outlive().room(ABRAHAM, "draw1-repair1", 3).deck("axe").goods(ABRAHAM, wood=1, metal=1).repairing(ABRAHAM)
    t.do("run draw1-repair1", by=ABRAHAM)
    assert t.happened("found-tool", seat=ABRAHAM, equipment="axe")
    assert t.offers() == ["repair axe", "no-repair"]
    t.do("repair axe", by=ABRAHAM)  # one wood and two metal: one metal is skipped
    assert t.has(ABRAHAM, "axe") == "repaired"
    assert t.all_goods(ABRAHAM) == {}


@shows("OUT-17.3")
def test_the_bench_may_repair_nothing_but_must_draw() -> None:
    t = Outlive().room(ABRAHAM, "draw1-repair1", 3).deck("axe").goods(ABRAHAM, wood=3, metal=3).repairing(ABRAHAM)
    t.do("run draw1-repair1", "no-repair", by=ABRAHAM)
    assert t.has(ABRAHAM, "axe") == "broken"
    assert t.good(ABRAHAM, "wood") == 3
    assert "run draw1-repair1" not in t.offers()


@shows("OUT-17.3")
def test_a_bench_that_is_not_full_draws_nothing() -> None:
    t = Outlive().room(ABRAHAM, "draw1-repair1", 2).tools(ABRAHAM, broken="axe").goods(ABRAHAM, wood=1, metal=2)
    t.repairing(ABRAHAM)
    assert t.offers() == ["repair axe", "end-repairs"]
    assert t.refused("run draw1-repair1") == "OUT-1.7"


@shows("OUT-17.4")
@pytest.mark.parametrize(
    ("event", "goods", "skip"),
    [
        ("cave-in", {"wood": 5}, "wood"),
        ("thieves", {"munitions": 5}, "munitions"),
        ("wildfire", {"water": 2}, "water"),
        ("nomads", {"canned_goods": 3}, "canned-goods"),
        ("lean-times", {"meat": 3}, "meat"),
    ],
)
def test_the_crisis_room_takes_two_materials_two_munitions_or_a_supply_off(
    event: str, goods: dict[str, int], skip: str
) -> None:
    t = Outlive().trouble(event, "rats").room(ABRAHAM, "overcome-discount", 4).goods(ABRAHAM, **goods)
    t.goods(CAROL, metal=8).overcoming().do(f"overcome {event}", by=ABRAHAM)
    assert t.happened("overcame", seat=ABRAHAM, event=event)
    assert t.happened("skipped", seat=ABRAHAM, good=skip)
    assert (t.asked, t.seat, t.all_goods(ABRAHAM)) == ("overcome", CAROL, {})


@shows("OUT-17.22", "OUT-6.25")
def test_an_empty_cupboard_was_a_search_too() -> None:
    t = Outlive().room(ABRAHAM, "search-2", 3).search("blackwood", "empty-cupboard").go(ABRAHAM, "scout", "blackwood")
    t.do("search", by=ABRAHAM)
    assert t.offers("run") == ["run search-2"]


@shows("OUT-17.17", "OUT-17.1")
def test_the_press_leaves_other_rooms_as_they_were_and_the_discards_count_every_tile() -> None:
    t = Outlive()
    for seat in (ABRAHAM, CAROL):
        t.room(seat, "scrap-equipment", 3).room(seat, "munitions-4", 3).tools(seat, "axe")
        t.building(seat).do("run munitions-4", "scrap axe", by=seat)
        assert "run munitions-4" not in t.offers()
    assert t.state.view(SPECTATOR).equipment_discards == {"axe": 2}


@shows("OUT-17.24", "OUT-17.1")
def test_a_look_leaves_other_rooms_used_and_what_others_saw() -> None:
    t = Outlive().room(ABRAHAM, "look-pile", 4).room(ABRAHAM, "hunting-1", 4).wild("mine", "game-3 game-3")
    t.looked(CAROL, "blackwood")
    t.go(ABRAHAM, "champion", "mine").do("hunt", "run hunting-1", "look blackwood", by=ABRAHAM)
    assert "run hunting-1" not in t.offers()
    assert [city.seen_by for city in t.state.view(SPECTATOR).cities] == [[ABRAHAM, CAROL], []]


@shows("OUT-17.25", "OUT-17.1")
def test_the_guard_room_leaves_other_rooms_used() -> None:
    t = Outlive().room(CAROL, "look-pile", 4).room(CAROL, "hero3-immune", 4).goods(CAROL, wood=2, munitions=1)
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    t.do("look blackwood", "run hero3-immune", by=CAROL)
    rooms = t.state.view(SPECTATOR).seats[CAROL].rooms
    assert rooms is not None
    assert {room.room for room in rooms if room.used} == {"look-pile", "hero3-immune"}


@shows("OUT-17.14", "OUT-17.1")
def test_a_drink_from_the_spring_leaves_other_rooms_used() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).room(ABRAHAM, "overcome-discount", 4).trouble("wildfire", "rats")
    t.goods(ABRAHAM, water=1, metal=6).goods(CAROL, metal=8).overcoming()
    t.do("overcome wildfire", by=ABRAHAM)  # a water, the spring, and what the crisis room takes off
    t.do("pass", by=CAROL)
    assert t.asked != "overcome"  # the crisis room was used: six metal are not enough for the rats


@shows("OUT-17.4")
def test_without_its_four_survivors_the_crisis_room_takes_nothing_off() -> None:
    t = Outlive().trouble("wildfire", "rats").room(ABRAHAM, "overcome-discount", 3)
    t.goods(ABRAHAM, water=2, metal=8).overcoming()
    assert t.offers() == ["overcome rats", "pass"]


@shows("OUT-17.4")
def test_the_crisis_room_helps_once_a_night_and_may_wait() -> None:
    t = Outlive().trouble("wildfire", "thieves").room(ABRAHAM, "overcome-discount", 4)
    t.goods(ABRAHAM, water=3, munitions=5).overcoming()
    t.do("overcome wildfire", by=ABRAHAM)
    assert t.offers() == ["pay-whole", "skip water"]
    t.do("pay-whole", by=ABRAHAM)
    t.do("overcome thieves", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {}
    t = Outlive().trouble("wildfire", "thieves").room(ABRAHAM, "overcome-discount", 4)
    t.goods(ABRAHAM, water=3, munitions=5).overcoming()
    t.do("overcome wildfire", "skip water", by=ABRAHAM)
    assert t.asked != "overcome"  # five munitions do not pay for the thieves now


@shows("OUT-17.5")
def test_the_crisis_room_may_skip_two_kinds_of_material() -> None:
    t = Outlive().trouble("sandstorm").room(ABRAHAM, "overcome-discount", 4)  # five metal and four wood
    t.goods(ABRAHAM, metal=5, wood=4).overcoming()
    t.do("overcome sandstorm", "skip metal", by=ABRAHAM)
    assert t.offers() == ["skip wood", "skip metal"]
    assert t.prompt() == "Choose another material not to pay for the sandstorm (1 to go)."
    t.do("skip wood", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"metal": 1, "wood": 1}


@shows("OUT-17.5")
def test_a_material_that_is_there_is_skipped_only_if_the_rest_still_covers_what_is_missing() -> None:
    for wood, asked, offered in ((3, "pay-event", ["skip wood", "skip metal"]), (2, "overcome", [])):
        t = Outlive().trouble("sandstorm", "rats").room(ABRAHAM, "overcome-discount", 4)  # five metal and four wood
        t.goods(ABRAHAM, metal=5, wood=wood).goods(CAROL, metal=8).overcoming().do("overcome sandstorm", by=ABRAHAM)
        assert (t.asked, t.offers("skip")) == (asked, offered)
    assert (t.seat, t.all_goods(ABRAHAM)) == (CAROL, {})  # both skips went to the missing wood


@shows("OUT-17.5")
def test_the_crisis_room_covers_one_missing_material_of_each_of_two_kinds() -> None:
    t = Outlive().trouble("sandstorm", "rats").room(ABRAHAM, "overcome-discount", 4)  # five metal and four wood
    t.goods(ABRAHAM, metal=4, wood=3).goods(CAROL, metal=8).overcoming()
    t.do("overcome sandstorm", "skip metal", by=ABRAHAM)
    assert (t.seat, t.all_goods(ABRAHAM)) == (CAROL, {})


@shows("OUT-17.4", "OUT-8.3")
def test_the_crisis_room_covers_materials_or_munitions_and_not_both() -> None:
    t = Outlive().trouble("animal-mutation", "rats").room(ABRAHAM, "overcome-discount", 4)  # four munitions, four chips
    t.goods(ABRAHAM, munitions=3, microchip=3, metal=8).overcoming()
    assert t.offers() == ["overcome rats", "pass"]


@shows("OUT-17.1", "OUT-12.3")
def test_by_night_only_rooms_of_the_night_are_used() -> None:
    t = Outlive().room(ABRAHAM, "munitions-4", 3).room(ABRAHAM, "cupboard", 3).room(ABRAHAM, "hunting-1", 4)
    assert t.building(ABRAHAM).offers("run") == ["run munitions-4"]


@shows("OUT-17.24")
def test_the_last_tile_of_a_city_may_be_looked_at() -> None:
    t = Outlive().room(ABRAHAM, "look-pile", 4)
    t.state.search_left = [1, 0]
    t.turn(ABRAHAM)
    assert t.offers("look") == ["look blackwood"]


@shows("OUT-17.5")
def test_a_mixed_cost_is_discounted_only_in_kinds_it_has() -> None:
    t = Outlive().trouble("animal-mutation").room(ABRAHAM, "overcome-discount", 4)  # four munitions, four chips
    t.goods(ABRAHAM, munitions=4, microchip=4, wood=5).overcoming()
    t.do("overcome animal-mutation", by=ABRAHAM)
    assert t.offers() == ["pay-whole", "skip microchip", "skip munitions"]
    t.do("skip microchip", by=ABRAHAM)  # the second is a microchip, too: nothing else is material here
    assert t.all_goods(ABRAHAM) == {"wood": 5, "microchip": 2}


# Day rooms


@shows("OUT-17.6", "OUT-17.7")
@pytest.mark.parametrize(("name", "spaces", "meat"), [("hunting-2", 3, 2), ("hunting-1", 4, 1)])
def test_butchery_and_smokehouse_add_meat_to_a_hunt(name: str, spaces: int, meat: int) -> None:
    t = Outlive().room(ABRAHAM, name, spaces).wild("mine", "game-3").go(ABRAHAM, "champion", "mine")
    assert t.offers("run") == []  # nothing has been caught yet
    t.do("hunt", f"run {name}", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 1 + meat
    assert t.events("gained")[-1].rule == {"hunting-2": "OUT-17.6", "hunting-1": "OUT-17.7"}[name]
    t = Outlive().room(ABRAHAM, name, spaces - 1).wild("mine", "game-3").go(ABRAHAM, "champion", "mine")
    t.do("hunt", by=ABRAHAM)
    assert t.offers("run") == []


@shows("OUT-17.8")
def test_the_pantry_adds_a_can_on_the_ship() -> None:
    t = Outlive().room(ABRAHAM, "cargo-1", 4).go(ABRAHAM, "scout", "cargo-ship")
    t.do("run cargo-1", by=ABRAHAM)
    assert t.good(ABRAHAM, "canned-goods") == 2
    t = Outlive().room(ABRAHAM, "cargo-1", 4).go(ABRAHAM, "scout", "forest")
    assert t.offers("run") == []  # not elsewhere
    t = Outlive().room(ABRAHAM, "cargo-1", 3).go(ABRAHAM, "scout", "cargo-ship")
    t.do("place cargo-1", by=ABRAHAM)  # the survivor from the ship fills the room, which then works at once
    t.do("run cargo-1", by=ABRAHAM)
    assert t.good(ABRAHAM, "canned-goods") == 2


@shows("OUT-17.9")
def test_the_harbour_office_adds_two_cans() -> None:
    t = Outlive().room(ABRAHAM, "cargo-2", 3).go(ABRAHAM, "scout", "cargo-ship")
    t.do("run cargo-2", by=ABRAHAM)
    assert t.good(ABRAHAM, "canned-goods") == 3
    assert t.events("gained")[0].rule == "OUT-17.9"
    assert (t.asked, t.seat) == ("turn", CAROL)


def taken_ship(people: int) -> Outlive:
    t = Outlive().room(ABRAHAM, "cargo-2", people).aboard(CAROL, "champion", "spot-5")
    return t.crew("spot-3", "spot-4", "spot-6")


@shows("OUT-17.10", "OUT-17.11")
def test_the_harbour_office_lets_a_hero_share_a_taken_space() -> None:
    t = taken_ship(3).go(ABRAHAM, "champion", "cargo-ship")
    assert t.good(ABRAHAM, "canned-goods") == 3 + 2  # the same use of the room gives its cans
    assert t.tribe(ABRAHAM).survivors() == 4
    assert t.berths() == {"spot-5": (CAROL, "champion")}
    assert t.waiting() == ["spot-3", "spot-4", "spot-6"]  # cans and survivor came from the reserve
    assert t.asked == "turn"  # and the room is used
    assert t.sound()


@shows("OUT-17.10")
def test_without_its_survivors_the_office_opens_no_space() -> None:
    t = taken_ship(2).hero(ABRAHAM, "champion", "mine").hero(ABRAHAM, "scout", "dam").turn(ABRAHAM)
    assert t.refused("move champion cargo-ship") == "OUT-6.12"


@shows("OUT-17.11")
def test_an_office_used_for_cans_opens_no_space_that_day() -> None:
    t = Outlive().room(ABRAHAM, "cargo-2", 3).go(ABRAHAM, "scout", "cargo-ship")
    t.do("run cargo-2", by=ABRAHAM)
    t.hero(ABRAHAM, "scout", "dam", active=True)
    t.empty_ship().aboard(CAROL, "champion", "spot-5").hero(ABRAHAM, "champion", "mine").turn(ABRAHAM)
    assert t.refused("move champion cargo-ship") == "OUT-6.12"


@shows("OUT-17.12")
def test_the_armoury_gives_four_munitions() -> None:
    t = Outlive().room(ABRAHAM, "munitions-4", 3).building(ABRAHAM)
    t.do("run munitions-4", by=ABRAHAM)
    assert t.good(ABRAHAM, "munitions") == 4
    t = Outlive().room(ABRAHAM, "munitions-4", 2).goods(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("run") == []


# The spring


@shows("OUT-17.13", "OUT-17.14", "OUT-17.31")
def test_the_spring_pays_one_water_a_day_and_is_spent_first_at_night() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).goods(ABRAHAM, meat=2, water=2)
    t.tribe(ABRAHAM).airlock = 1
    t.at(Night(UPKEEP, 0), Night(FEEDING, 0), after=AFTER_NIGHT)
    t.do("feed meat", "feed meat", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"water": 2}  # the row drank from the spring
    assert t.tribe(ABRAHAM).survivors() == 4


@shows("OUT-17.13")
def test_the_spring_is_no_token_and_what_is_not_spent_is_lost() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).coming("animal-mutation")
    assert t.state.springs(t.tribe(ABRAHAM)) == 1
    t.night(UPKEEP)
    assert t.all_goods(ABRAHAM) == {}
    assert t.state.springs(t.tribe(ABRAHAM)) == 1  # one, not two
    t.room(ABRAHAM, "permanent-water", 2)
    assert t.state.springs(t.tribe(ABRAHAM)) == 0


@shows("OUT-17.14")
def test_the_spring_overcomes_recruits_and_satisfies_rats() -> None:
    t = Outlive().trouble("wildfire").room(ABRAHAM, "permanent-water", 3).goods(ABRAHAM, water=2).overcoming()
    t.do("overcome wildfire", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {}
    assert t.state.springs(t.tribe(ABRAHAM)) == 0
    t = Outlive().room(ABRAHAM, "permanent-water", 3).goods(ABRAHAM, meat=1).recruiting(ABRAHAM)
    assert t.offers() == ["recruit spring", "enough"]
    t.do("recruit spring", by=ABRAHAM)
    assert t.offers() == ["recruit meat", "enough"]
    assert t.tribe(ABRAHAM).airlock == 1
    t = strike(Outlive().trouble("rats").room(ABRAHAM, "permanent-water", 3).goods(ABRAHAM, meat=1))
    assert t.offers() == ["drop meat", "drop spring"]
    t.do("drop spring", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"meat": 1}


@shows("OUT-17.14")
def test_the_spring_counts_in_no_tie() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).room(CAROL, "nursery", 3).trouble(day=5)
    t.unclaimed().dawn()
    assert t.outcome.places == [1, 1]


# The bunker


@shows("OUT-17.15")
@pytest.mark.parametrize("event", ["radioactive-cloud", "cold-snap", "enemy-clan", "rats"])
def test_the_bunker_spares_its_tribe(event: str) -> None:
    t = Outlive().trouble(event).room(ABRAHAM, "event-immunity", 3).goods(ABRAHAM, wood=2, meat=1)
    t.goods(CAROL, wood=2, meat=1)
    t.tribe(CAROL).airlock = 3
    strike(t)
    assert t.happened("spared", seat=ABRAHAM, event=event)
    assert t.all_goods(ABRAHAM) == {"wood": 2, "meat": 1}
    assert t.level(ABRAHAM) == 0
    assert t.tribe(ABRAHAM).survivors() == 3
    struck = (t.all_goods(CAROL), t.level(CAROL), t.tribe(CAROL).survivors())
    assert struck != ({"wood": 2, "meat": 1}, 0, 3)


@shows("OUT-17.15")
@pytest.mark.parametrize("event", ["wildfire", "cave-in", "thieves", "nomads", "lean-times"])
def test_the_bunker_does_not_stop_shortages(event: str) -> None:
    t = Outlive().trouble(event).room(ABRAHAM, "event-immunity", 3).room(CAROL, "event-immunity", 3)
    before = (sum(t.state.stock), sum(t.state.search_left))
    strike(t)
    assert (sum(t.state.stock), sum(t.state.search_left)) != before


@shows("OUT-17.16")
def test_in_the_bunker_heroes_keep_their_strength_and_game_is_normal() -> None:
    t = Outlive().trouble("sandstorm").room(ABRAHAM, "event-immunity", 3).go(ABRAHAM, "champion", "cargo-ship")
    assert t.good(ABRAHAM, "canned-goods") == 3
    t = Outlive().trouble("animal-mutation", "epizootic-disease").room(ABRAHAM, "event-immunity", 3)
    t.wild("forest", "game-3").go(ABRAHAM, "scout", "forest").do("hunt", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 1


@shows("OUT-17.16")
def test_a_bunker_that_lost_somebody_protects_no_more() -> None:
    t = Outlive().trouble("cold-snap", "radioactive-cloud").room(ABRAHAM, "event-immunity", 2)
    strike(t)
    assert t.level(ABRAHAM) == -2
    assert t.people(ABRAHAM, "event-immunity") == 1


# Night rooms


@shows("OUT-17.17")
@pytest.mark.parametrize("state", ["broken", "repaired"])
def test_the_scrap_press_gives_the_printed_materials_back(state: str) -> None:
    t = Outlive().room(ABRAHAM, "scrap-equipment", 3).tools(ABRAHAM, **{state: "pickaxe"}).building(ABRAHAM)
    t.do("scrap pickaxe", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 2, "metal": 1}
    assert t.has(ABRAHAM, "pickaxe") == ""
    assert t.state.discards[EQUIPMENT.number("pickaxe")] == 1
    assert t.offers("scrap") == []
    assert t.sound()
    t.offer("blackwood", "pickaxe").go(ABRAHAM, "scout", "blackwood")
    assert "salvage pickaxe" in t.offers()  # its kind may be owned again


@shows("OUT-17.17", "OUT-17.1")
def test_a_press_scraps_one_tile_a_night() -> None:
    t = Outlive().room(ABRAHAM, "scrap-equipment", 3).tools(ABRAHAM, "pickaxe axe").building(ABRAHAM)
    t.do("scrap pickaxe", by=ABRAHAM)
    assert t.offers("scrap") == []
    assert t.refused("scrap axe") == "OUT-17.17"


@shows("OUT-17.17")
def test_a_press_without_its_survivors_scraps_nothing() -> None:
    t = Outlive().room(ABRAHAM, "scrap-equipment", 2).tools(ABRAHAM, "pickaxe").goods(ABRAHAM, wood=3)
    t.building(ABRAHAM)
    assert t.refused("scrap pickaxe") == "OUT-17.17"


@shows("OUT-17.13", "OUT-17.14")
def test_two_springs_give_two_water() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).room(ABRAHAM, "permanent-water-second", 3)
    t.tribe(ABRAHAM).airlock = 3
    t.goods(ABRAHAM, canned_goods=4)
    assert t.state.springs(t.tribe(ABRAHAM)) == 2
    t.at(Night(5, 0), Night(0, 0), after=AFTER_NIGHT)  # feeding
    assert t.happened("fed", seat=ABRAHAM, missing=0)  # two rows of the airlock, and four for the rooms


@shows("OUT-17.18")
def test_the_washroom_lowers_the_tracer_by_one_level() -> None:
    t = Outlive().room(ABRAHAM, "gauge-down", 3).tracer(ABRAHAM, -6).building(ABRAHAM)
    t.do("run gauge-down", by=ABRAHAM)
    assert t.level(ABRAHAM) == -4
    t = Outlive().room(ABRAHAM, "gauge-down", 3).tracer(ABRAHAM, 3).goods(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("run") == []  # nothing would happen
    t = Outlive().room(ABRAHAM, "gauge-down", 2).tracer(ABRAHAM, -6).goods(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("run") == []


@shows("OUT-17.19")
def test_the_fan_room_stops_a_point_even_with_an_empty_airlock() -> None:
    t = Outlive().trouble(day=4).room(ABRAHAM, "ventilation", 3).room(CAROL, "ventilation", 2)
    t.at(Night(UPKEEP, 0), Night(RADIOACTIVITY, 0), after=AFTER_NIGHT)
    assert t.happened("radiated", seat=ABRAHAM, points=2)
    assert t.happened("radiated", seat=CAROL, points=3)


@shows("OUT-17.20")
def test_the_nursery_grows_by_one_a_night_up_to_eight() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 3).building(ABRAHAM)
    t.do("run nursery", by=ABRAHAM)
    assert t.people(ABRAHAM, "nursery") == 4
    t = Outlive().room(ABRAHAM, "nursery", 8).goods(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("run") == []


@shows("OUT-17.21")
def test_only_its_own_ability_fills_the_nursery_beyond_three() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 3).goods(ABRAHAM, wood=3)
    t.tribe(ABRAHAM).airlock = 2
    t.building(ABRAHAM)
    assert t.offers("place") == []
    t = Outlive().room(ABRAHAM, "nursery", 2).goods(ABRAHAM, wood=3)
    t.tribe(ABRAHAM).airlock = 2
    t.building(ABRAHAM)
    assert t.offers("run") == []  # not before three are there
    t.do("place nursery", "run nursery", by=ABRAHAM)
    assert t.people(ABRAHAM, "nursery") == 4
    t = Outlive().room(ABRAHAM, "nursery", 8).goods(ABRAHAM, meat=2)
    t.at(Night(UPKEEP, 0), Night(FEEDING, 0), after=AFTER_NIGHT)
    assert t.happened("fed", seat=ABRAHAM, paid=2, missing=0)  # two supplies, as ever


@shows("OUT-17.22")
def test_the_sorting_room_gives_two_free_tiles_in_each_city() -> None:
    t = Outlive().room(ABRAHAM, "search-2", 3).search("blackwood", "wood metal water munitions")
    t.go(ABRAHAM, "scout", "blackwood")
    assert t.offers("run") == []  # a search must be paid for first
    assert t.refused("rummage") == "OUT-17.22"
    t.do("search", "run search-2", by=ABRAHAM)
    assert t.prompt() == "2 actions left for the scout (3) in Blackwood, 2 free search tiles."
    t.do("rummage", by=ABRAHAM)
    assert t.prompt() == "2 actions left for the scout (3) in Blackwood, 1 free search tile."
    assert "run search-2" not in t.offers()
    assert {"search", "rummage", "move-on"} <= set(t.offers())
    t.do("rummage", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 1, "metal": 1, "water": 1}
    assert "rummage" not in t.offers()
    t.do("search", "search", by=ABRAHAM)  # two of three actions were left
    t.go(ABRAHAM, "runner", "silent-peak").do("search", by=ABRAHAM)
    assert "run search-2" in t.offers()  # once in each city
    t.do("run search-2", "move-on", by=ABRAHAM)  # and it may be stopped


@shows("OUT-17.22")
def test_a_sorting_room_that_is_not_full_gives_none() -> None:
    t = Outlive().room(ABRAHAM, "search-2", 2).go(ABRAHAM, "scout", "blackwood")
    t.do("search", by=ABRAHAM)
    assert t.offers("run") == []


@shows("OUT-17.23")
def test_the_garage_draws_two_tiles() -> None:
    t = Outlive().room(ABRAHAM, "draw-2", 3).tools(ABRAHAM, "axe").deck("axe", "bow", "shotgun").building(ABRAHAM)
    t.do("run draw-2", by=ABRAHAM)
    assert t.happened("double", seat=ABRAHAM, equipment="axe")
    assert t.has(ABRAHAM, "bow") == t.has(ABRAHAM, "shotgun") == "broken"
    assert t.sound()
    t = Outlive().room(ABRAHAM, "draw-2", 2).goods(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("run") == []


@shows("OUT-17.24")
def test_the_map_room_shows_a_stack_to_its_owner_alone() -> None:
    t = Outlive(3).room(CAROL, "look-pile", 4).turn(ABRAHAM)
    assert t.offers("look") == []  # not on the turn of another
    t.turn(CAROL)
    assert t.offers("look") == ["look blackwood", "look silent-peak"]
    order = t.state.search[0][:]
    t.do("look blackwood", by=CAROL)
    assert (t.asked, t.seat) == ("turn", CAROL)  # her decision is still open
    assert t.offers("look") == []
    assert t.state.search[0] == order
    assert t.state.view(CAROL).cities[0].known == [
        TILES.entries[tile] for tile in order[: t.state.search_left[0]][::-1]
    ]
    assert t.state.view(DARYL).cities[0].known is None
    t = Outlive().room(CAROL, "look-pile", 4).go(CAROL, "scout", "silent-peak")
    assert t.offers("look") == ["look blackwood", "look silent-peak"]  # also while a hero acts
    t = Outlive().room(CAROL, "look-pile", 3).turn(CAROL)
    assert t.offers("look") == []


@shows("OUT-17.24")
def test_the_map_room_may_be_used_on_any_own_decision_of_the_day() -> None:
    looks = ["look blackwood", "look silent-peak"]
    t = Outlive().room(CAROL, "look-pile", 4).hero(CAROL, "scout", "forest", active=True)
    t.goods(CAROL, wood=2, metal=2, munitions=1).go(ABRAHAM, "champion", "forest")
    assert (t.asked, t.offers("look")) == ("defend", looks)
    t.do("yield", by=CAROL)
    assert (t.asked, t.offers("look")) == ("tribute", looks)
    t.do("look blackwood", by=CAROL)
    assert (t.asked, t.offers("look")) == ("tribute", [])
    t = Outlive().room(CAROL, "look-pile", 4).room(CAROL, "nursery", 1).go(CAROL, "scout", "cargo-ship")
    assert (t.asked, t.offers("look")) == ("welcome", looks)
    t = strike(Outlive().trouble("enemy-clan").room(CAROL, "look-pile", 4).goods(CAROL, wood=2, metal=2))
    assert (t.asked, t.offers("look")) == ("surrender", looks)
    t = Outlive().trouble("radioactive-cloud").room(CAROL, "look-pile", 4).room(CAROL, "nursery", 2)
    strike(t.tracer(CAROL, -11))
    assert (t.asked, t.seat, t.offers("look")) == ("irradiated", CAROL, looks)


@shows("OUT-17.24")
def test_a_turn_with_nothing_left_to_do_ends_although_the_map_room_is_ready() -> None:
    t = Outlive().room(CAROL, "look-pile", 4).stock(mine=0).wild("mine", "game-7").go(CAROL, "scout", "mine")
    assert (t.asked, t.seat) == ("turn", ABRAHAM)
    t = Outlive().room(CAROL, "look-pile", 4).goods(CAROL, water=2, meat=1).recruiting(CAROL)
    assert t.asked == "recruit"
    assert t.offers("look") == []  # not at night


@shows("OUT-17.25")
def test_the_guardroom_saves_a_hero_of_strength_3_once_a_day() -> None:
    t = Outlive().room(CAROL, "hero3-immune", 4).goods(CAROL, wood=4)
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    t.do("run hero3-immune", by=CAROL)
    assert t.good(CAROL, "wood") == 4
    t.do("move-on", by=ABRAHAM)
    t.hero(ABRAHAM, "champion", "dam", active=True).go(ABRAHAM, "veteran", "forest")
    assert t.good(CAROL, "wood") == 3  # the second pressure of the day


@shows("OUT-17.25", "OUT-17.26")
def test_the_guardroom_goes_by_the_printed_strength() -> None:
    t = Outlive().trouble("sandstorm").room(CAROL, "hero3-immune", 4).goods(CAROL, wood=4, metal=1)
    t.hero(CAROL, "veteran", "forest", active=True).go(ABRAHAM, "champion", "forest")
    assert t.asked == "tribute"  # four is four, storm or not
    t = Outlive().room(CAROL, "hero3-immune", 3).goods(CAROL, wood=4, metal=1)
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    assert t.asked == "tribute"  # not full


@shows("OUT-17.27")
def test_the_machine_hall_repairs_for_free() -> None:
    t = Outlive().room(ABRAHAM, "repair-free", 3).tools(ABRAHAM, broken="crowbar bow").repairing(ABRAHAM)
    t.do("run repair-free", "repair crowbar", by=ABRAHAM)
    assert t.has(ABRAHAM, "crowbar") == "repaired"
    assert t.has(ABRAHAM, "bow") == "broken"
    t = Outlive().room(ABRAHAM, "repair-free", 3).tools(ABRAHAM, broken="access-card").goods(ABRAHAM, wood=1)
    t.repairing(ABRAHAM).do("run repair-free", "repair access-card", by=ABRAHAM)
    assert t.has(ABRAHAM, "access-card") == "repaired"  # nothing is asked about what need not be paid
    assert t.all_goods(ABRAHAM) == {"wood": 1}
    t = Outlive().room(ABRAHAM, "repair-free", 2).tools(ABRAHAM, broken="crowbar").repairing(ABRAHAM)
    assert t.asked != "repair"


@shows("OUT-17.28")
def test_the_workshop_saves_two_materials() -> None:
    t = Outlive().room(ABRAHAM, "repair-2", 3).tools(ABRAHAM, broken="crowbar").goods(ABRAHAM, metal=1)
    t.repairing(ABRAHAM).do("run repair-2", "repair crowbar", by=ABRAHAM)
    assert t.has(ABRAHAM, "crowbar") == "repaired"
    assert t.all_goods(ABRAHAM) == {}
    t = Outlive().room(ABRAHAM, "repair-2", 3).tools(ABRAHAM, broken="crowbar").goods(ABRAHAM, wood=9)
    t.repairing(ABRAHAM)
    assert t.asked != "repair"  # it needs one metal at least
    t = Outlive().room(ABRAHAM, "repair-2", 2).tools(ABRAHAM, broken="crowbar").goods(ABRAHAM, metal=2)
    t.repairing(ABRAHAM)
    assert t.asked != "repair"


@shows("OUT-17.29")
def test_with_the_parley_room_the_aggressor_chooses_every_time() -> None:
    t = Outlive(3).room(ABRAHAM, "tribute-choice", 4)
    for seat in (CAROL, DARYL):
        t.goods(seat, wood=2, microchip=2, munitions=1).hero(seat, "scout", "forest", active=True)
    t.go(ABRAHAM, "champion", "forest")
    for seat in (CAROL, DARYL):
        t.do("yield", by=seat)
        assert t.offers() == ["give wood", "give microchip"]  # never munitions
        t.do("give microchip", "give microchip", by=ABRAHAM)
    assert t.good(ABRAHAM, "microchip") == 4
    t = Outlive().room(ABRAHAM, "tribute-choice", 3).goods(CAROL, wood=2, metal=2)
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    assert (t.asked, t.seat) == ("tribute", CAROL)


@shows("OUT-17.30")
def test_the_carpenters_shop_makes_something_of_empty_cupboards_once_in_each_city() -> None:
    t = Outlive().room(ABRAHAM, "cupboard", 3).search("blackwood", "empty-cupboard empty-cupboard")
    t.search("silent-peak", "empty-cupboard").go(ABRAHAM, "scout", "blackwood")
    assert t.offers("run") == []
    t.do("search", "run cupboard", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 1, "metal": 1}
    t.do("search", by=ABRAHAM)
    assert t.offers("run") == []  # the second one here is empty
    t.do("move-on")
    t.go(ABRAHAM, "runner", "silent-peak").do("search", "run cupboard", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 2, "metal": 2}
    t = Outlive().room(ABRAHAM, "cupboard", 2).search("blackwood", "empty-cupboard").go(ABRAHAM, "scout", "blackwood")
    t.do("search", by=ABRAHAM)
    assert t.offers("run") == []


@shows("OUT-17.22", "OUT-17.30")
def test_free_tiles_open_cupboards_too() -> None:
    t = Outlive().room(ABRAHAM, "cupboard", 3).room(ABRAHAM, "search-2", 3)
    t.search("blackwood", "water empty-cupboard").go(ABRAHAM, "scout", "blackwood")
    t.do("search", "run search-2", "rummage", "run cupboard", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"water": 1, "wood": 1, "metal": 1}


@shows("OUT-17.1")
def test_a_room_stays_used_though_another_is_used_after_it() -> None:
    t = Outlive().room(ABRAHAM, "munitions-4", 3).room(ABRAHAM, "gauge-down", 3).tracer(ABRAHAM, -3)
    t.goods(ABRAHAM, wood=3).building(ABRAHAM).do("run munitions-4", "run gauge-down", by=ABRAHAM)
    assert t.refused("run munitions-4") == "OUT-17.1"


@shows("OUT-17.1", "OUT-14.2")
def test_in_the_morning_every_room_can_be_used_again() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 3).room(ABRAHAM, "munitions-4", 3).building(ABRAHAM)
    t.do("run munitions-4", by=ABRAHAM)
    t.night(UPKEEP)
    rooms = t.state.view(ABRAHAM).seats[ABRAHAM].rooms or []
    assert [room.room for room in rooms if room.used] == []


@shows("OUT-17.22")
def test_the_carpenters_shop_works_though_the_search_room_has_nothing_left_to_draw() -> None:
    t = Outlive().room(ABRAHAM, "search-2", 3).room(ABRAHAM, "cupboard", 3).last_tile("blackwood", "empty-cupboard")
    t.go(ABRAHAM, "scout", "blackwood").do("search", by=ABRAHAM)
    assert t.offers("run") == ["run cupboard"]


@shows("OUT-17.17")
def test_the_press_scraps_nothing_that_the_tribe_does_not_have() -> None:
    t = Outlive().room(ABRAHAM, "scrap-equipment", 3).tools(ABRAHAM, repaired="axe", broken="bow").building(ABRAHAM)
    assert t.offers("scrap") == ["scrap axe", "scrap bow"]
