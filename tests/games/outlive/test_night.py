"""The night in seven steps (OUT-8 to OUT-14)."""

import pytest
from tests.games.outlive.tables import ABRAHAM, AFTER_DAY, AFTER_EVENTS, AFTER_NIGHT, CARL, CAROL, DARYL, Outlive

from holdfast.games.outlive import GAME
from holdfast.games.outlive.building import Build
from holdfast.games.outlive.catalogue import EQUIPMENT, TOOLS
from holdfast.games.outlive.night import Night, rooms_bill
from holdfast.games.outlive.shelter import draw_new_tool
from holdfast.testing import shows

FEEDING, RADIOACTIVITY, RECRUITING, BUILDING, REPAIRING, UPKEEP = range(6)

# 1. Overcome events


@shows("OUT-8.1", "OUT-8.3", "OUT-8.4")
def test_daryl_lets_the_wildfire_burn_and_abraham_puts_it_out() -> None:
    """The worked example of overcoming."""
    t = Outlive(3).trouble("wildfire").goods(DARYL, water=3).goods(ABRAHAM, water=4)
    t.state.first = DARYL
    t.overcoming()
    assert (t.asked, t.seat) == ("overcome", DARYL)
    t.do("pass", by=DARYL)
    t.do("overcome wildfire", by=ABRAHAM)
    assert t.good(ABRAHAM, "water") == 1
    assert t.state.view(ABRAHAM).seats[ABRAHAM].overcome == ["wildfire"]
    assert t.in_play() == []
    assert t.state.standing().parts["events"][ABRAHAM] == 3
    assert t.good(DARYL, "water") == 3
    assert t.sound()


@shows("OUT-3.12", "OUT-8.1", "OUT-8.6")
def test_day_events_and_night_each_begin_with_the_first_player() -> None:
    t = Outlive(3).trouble("wildfire")
    for seat in range(3):
        t.room(seat, "hunting-1", 2).goods(seat, water=3, meat=3)
    t.state.first = CAROL
    t.at(after=2)
    assert (t.asked, t.seat) == ("turn", CAROL)
    t.at(after=AFTER_DAY)
    assert (t.asked, t.seat) == ("overcome", CAROL)
    t.at(after=AFTER_EVENTS)
    assert (t.asked, t.seat) == ("feed", CAROL)


@shows("OUT-8.1", "OUT-8.2")
def test_one_event_each_round_until_all_have_passed() -> None:
    t = Outlive().trouble("wildfire", "nomads", "thieves")
    t.goods(ABRAHAM, water=3, canned_goods=4, munitions=7).goods(CAROL, water=3, munitions=7).overcoming()
    t.do("overcome wildfire", by=ABRAHAM)
    t.do("pass", by=CAROL)
    assert t.offers() == ["overcome thieves", "overcome nomads", "pass"]
    t.do("overcome thieves", by=ABRAHAM)
    t.do("overcome nomads", by=ABRAHAM)  # Carol is out for tonight
    assert t.asked != "overcome"
    assert t.good(CAROL, "munitions") == 7


@shows("OUT-8.2")
def test_it_ends_when_no_event_is_left() -> None:
    t = Outlive().trouble("wildfire").goods(ABRAHAM, water=3).goods(CAROL, water=9).overcoming()
    t.do("overcome wildfire", by=ABRAHAM)
    assert t.asked != "overcome"


@shows("OUT-8.3")
def test_nobody_helps_and_nothing_is_paid_in_part() -> None:
    t = Outlive().trouble("wildfire", "rats").goods(ABRAHAM, water=2, metal=8).goods(CAROL, water=2, metal=8)
    t.overcoming()
    assert t.offers() == ["overcome rats", "pass"]
    assert t.refused("overcome wildfire") == "OUT-8.3"
    assert t.refused("enough") == "OUT-8.1"


@shows("OUT-8.5")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    t = Outlive(3).trouble("wildfire").goods(DARYL, water=3).goods(ABRAHAM, water=2, wood=9).overcoming()
    assert (t.asked, t.seat) == ("overcome", DARYL)
    assert t.happened("passed", seat=ABRAHAM)


@shows("OUT-8.6")
def test_every_step_is_finished_by_all_before_the_next_begins() -> None:
    t = Outlive(3)
    t.state.first = CAROL
    for seat in range(3):
        t.goods(seat, water=4, meat=4, wood=4, metal=4, microchip=4)
        t.room(seat, "overcome-discount", 4)
        t.tribe(seat).airlock = 1
    t.at(Night(FEEDING, 0), after=AFTER_NIGHT)
    order: list[tuple[str, int]] = []
    while t.state.day == 0 and t.asked in ("feed", "recruit", "build", "repair"):
        if order[-1:] != [(t.asked, t.seat)]:
            order.append((t.asked, t.seat))
        t.do(t.offers()[-1])
    turns = (CAROL, DARYL, ABRAHAM)
    assert order[:9] == [(step, seat) for step in ("feed", "recruit", "build") for seat in turns]


# 2. Feed survivors


@shows("OUT-9.1", "OUT-9.2", "OUT-9.5", "OUT-9.6")
def test_carl_is_one_water_short() -> None:
    """The worked example: rooms of 2 and 1 supplies, three survivors in the airlock; 2 meat, 3 cans, 1 water."""
    t = Outlive(4).room(CARL, "room-construction", 3).room(CARL, "overcome-discount", 4)
    t.tribe(CARL).airlock = 3
    t.goods(CARL, meat=2, canned_goods=3, water=1)
    t.state.first = CARL
    t.night(FEEDING)
    assert t.good(CARL, "water") == 0  # the one water goes to the airlock
    t.do("feed meat", "feed meat", by=CARL)  # cans are all that is left for the third
    assert t.all_goods(CARL) == {"canned-goods": 2}
    assert t.asked == "starve"
    assert t.offers() == ["lose room-construction", "lose overcome-discount", "lose airlock"]
    t.do("lose overcome-discount", by=CARL)
    assert t.people(CARL, "overcome-discount") == 3
    assert t.tribe(CARL).survivors() == 9


@shows("OUT-9.1")
def test_a_room_with_one_survivor_costs_as_much_as_a_full_one() -> None:
    t = Outlive().room(ABRAHAM, "hunting-2", 1)
    assert rooms_bill(t.state, t.tribe(ABRAHAM)) == 3
    t.room(ABRAHAM, "hunting-2", 3)
    assert rooms_bill(t.state, t.tribe(ABRAHAM)) == 3
    t.room(ABRAHAM, "hunting-2", 0)
    assert rooms_bill(t.state, t.tribe(ABRAHAM)) == 0


@shows("OUT-9.2", "OUT-9.3", "OUT-9.8")
@pytest.mark.parametrize(("survivors", "water"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3)])
def test_each_started_row_of_the_airlock_costs_one_water(survivors: int, water: int) -> None:
    t = Outlive().goods(ABRAHAM, water=5)
    t.tribe(ABRAHAM).airlock = survivors
    t.at(Night(UPKEEP, 0), Night(FEEDING, 0), after=AFTER_NIGHT)
    assert t.events("fed", seat=ABRAHAM)[0].a == water
    # The cost follows from the number alone: whoever left, the rows have closed up.


@shows("OUT-9.2")
def test_rows_take_nothing_but_water() -> None:
    t = Outlive().goods(ABRAHAM, meat=5, canned_goods=5)
    t.tribe(ABRAHAM).airlock = 2
    t.night(FEEDING)
    assert t.happened("lost", seat=ABRAHAM, room="airlock")
    assert t.tribe(ABRAHAM).airlock == 1


@shows("OUT-9.4")
def test_supplies_cannot_be_held_back() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 3).goods(ABRAHAM, meat=2, canned_goods=2, water=2)
    t.tribe(ABRAHAM).airlock = 1
    t.night(FEEDING)
    assert t.good(ABRAHAM, "water") == 1
    assert t.offers() == ["feed water", "feed meat", "feed canned-goods"]
    assert t.refused("pass") == "OUT-9.4"
    t.do("feed canned-goods", "feed canned-goods", by=ABRAHAM)
    assert t.tribe(ABRAHAM).survivors() == 4


@shows("OUT-9.5")
def test_each_missing_token_costs_a_survivor() -> None:
    t = Outlive().room(ABRAHAM, "hunting-2", 3).goods(ABRAHAM, meat=1)
    t.tribe(ABRAHAM).airlock = 1
    t.night(FEEDING)
    assert t.happened("fed", seat=ABRAHAM, paid=1, missing=3)
    assert t.prompt() == "Too little to eat: 3 survivors are lost. From which room?"
    t.do("lose airlock", by=ABRAHAM)  # the others can only come from the room
    assert t.people(ABRAHAM, "hunting-2") == 1
    assert t.all_goods(ABRAHAM) == {}


@shows("OUT-9.6")
def test_water_goes_where_nothing_else_will_do() -> None:
    t = Outlive().room(ABRAHAM, "overcome-discount", 4).goods(ABRAHAM, water=1, meat=1)
    t.tribe(ABRAHAM).airlock = 1
    t.at(Night(UPKEEP, 0), Night(FEEDING, 0), after=AFTER_NIGHT)
    assert t.happened("fed", seat=ABRAHAM, paid=2, missing=0)
    assert t.tribe(ABRAHAM).survivors() == 5


@shows("OUT-9.6", "OUT-17.14")
def test_a_spring_waters_the_airlock_before_the_rooms() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).goods(ABRAHAM, canned_goods=3)
    t.tribe(ABRAHAM).airlock = 1
    t.at(Night(UPKEEP, 0), Night(FEEDING, 0), after=AFTER_NIGHT)
    assert t.happened("fed", seat=ABRAHAM, missing=0)
    assert t.tribe(ABRAHAM).survivors() == 4
    assert t.state.springs(t.tribe(ABRAHAM)) == 0


@shows("OUT-9.7")
def test_a_loss_does_not_lower_the_bill() -> None:
    t = Outlive().goods(ABRAHAM)
    t.room(ABRAHAM, "hunting-1", 1)
    t.tribe(ABRAHAM).airlock = 3
    t.night(FEEDING)
    assert t.happened("fed", seat=ABRAHAM, missing=3)
    t.do("lose hunting-1", by=ABRAHAM)  # the room is empty now, and still three are lost
    assert t.tribe(ABRAHAM).survivors() == 1


# 3. Manage radioactivity


@shows("OUT-10.1")
@pytest.mark.parametrize(("day", "points"), list(enumerate([1, 2, 2, 2, 3, 3])))
def test_the_level_outside_grows_with_the_days(day: int, points: int) -> None:
    t = Outlive().trouble(day=day)
    t.at(Night(RADIOACTIVITY, 0), after=AFTER_NIGHT)
    assert t.events("radiated", seat=ABRAHAM)[0].a == points


@shows("OUT-10.2")
def test_one_survivor_in_the_airlock_stops_one_of_three_points() -> None:
    """The worked example: day 5, level 3, one survivor in the airlock."""
    t = Outlive().trouble(day=4)
    t.tribe(ABRAHAM).airlock = 1
    t.at(Night(UPKEEP, 0), Night(RADIOACTIVITY, 0), after=AFTER_NIGHT)
    assert t.happened("radiated", seat=ABRAHAM, points=2, level=-2)
    assert t.happened("radiated", seat=CAROL, points=3, level=-3)


@shows("OUT-10.3")
def test_more_survivors_than_points_lower_nothing() -> None:
    t = Outlive().trouble(day=1).tracer(ABRAHAM, -4)
    t.tribe(ABRAHAM).airlock = 5
    t.at(Night(RADIOACTIVITY, 0), after=AFTER_NIGHT)
    assert t.happened("radiated", seat=ABRAHAM, points=0, level=-4)


@shows("OUT-10.4", "OUT-10.5")
def test_points_beyond_the_skull_cost_survivors_of_the_owners_choice() -> None:
    t = Outlive().trouble(day=5).tracer(ABRAHAM, -9).room(ABRAHAM, "nursery", 2).room(ABRAHAM, "hunting-1", 1)
    t.night(RADIOACTIVITY)
    assert (t.asked, t.seat) == ("sicken", ABRAHAM)
    assert t.level(ABRAHAM) == -11
    assert set(t.offers()) == {"lose nursery", "lose hunting-1"}
    t.do("lose nursery", "lose nursery", by=ABRAHAM)
    assert t.level(ABRAHAM) == -11
    assert t.tribe(ABRAHAM).survivors() == 1


@shows("OUT-10.5")
def test_without_survivors_nothing_more_happens() -> None:
    t = Outlive().trouble(day=5).tracer(ABRAHAM, -11)
    t.at(Night(RADIOACTIVITY, 0), after=AFTER_NIGHT)
    assert not t.happened("lost", seat=ABRAHAM)
    assert t.level(ABRAHAM) == -11


# 4. Recruit survivors


@shows("OUT-11.1")
def test_carl_recruits_two_and_saves_a_water() -> None:
    """The worked example of recruiting."""
    t = Outlive(4).goods(CARL, water=2, canned_goods=1)
    t.recruiting(CARL)
    t.do("recruit canned-goods", by=CARL)
    assert t.all_goods(CARL) == {"water": 2}
    t.do("recruit water", "enough", by=CARL)
    assert t.tribe(CARL).airlock == 2
    assert t.good(CARL, "water") == 1


@shows("OUT-11.2")
def test_the_airlock_bounds_recruiting() -> None:
    t = Outlive().goods(ABRAHAM, water=5)
    t.tribe(ABRAHAM).airlock = 6
    t.recruiting(ABRAHAM)
    assert t.refused("recruit meat") == "OUT-11.1"
    t.do("recruit water", by=ABRAHAM)
    assert t.tribe(ABRAHAM).airlock == 7
    assert t.asked != "recruit"
    t.recruiting(ABRAHAM)
    assert t.asked != "recruit"


@shows("OUT-11.2")
def test_a_full_airlock_is_the_reason_given() -> None:
    t = Outlive().goods(ABRAHAM, water=5).recruiting(ABRAHAM)
    t.tribe(ABRAHAM).airlock = 7
    step = t.decision.step
    assert step.refuse(t.state, t.game.catalogue.parse("recruit water")) == "OUT-11.2"


@shows("OUT-11.3")
def test_nobody_leaves_the_airlock_while_recruiting() -> None:
    t = Outlive().goods(ABRAHAM, water=3).room(ABRAHAM, "nursery", 0)
    t.tribe(ABRAHAM).airlock = 5
    t.recruiting(ABRAHAM)
    assert t.offers("place") == []
    t.do("recruit water", "recruit water", by=ABRAHAM)
    assert t.tribe(ABRAHAM).airlock == 7
    assert t.good(ABRAHAM, "water") == 1


# 5. Build rooms and use abilities


@shows("OUT-12.1")
def test_a_room_costs_three_materials_of_any_kinds_one_at_a_time() -> None:
    t = Outlive().goods(ABRAHAM, wood=2, metal=1, microchip=1, munitions=9).building(ABRAHAM)
    t.do("build overcome-discount", "pay wood", by=ABRAHAM)
    assert t.prompt() == "Building the crisis room: 2 materials to pay."
    t.do("pay microchip", "pay wood", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"metal": 1, "munitions": 9}
    assert t.people(ABRAHAM, "overcome-discount") == 0
    assert t.happened("built", seat=ABRAHAM, room="overcome-discount")


@shows("OUT-12.1")
def test_two_materials_build_nothing() -> None:
    t = Outlive().goods(ABRAHAM, wood=2, munitions=5, meat=5).room(ABRAHAM, "munitions-4", 3).building(ABRAHAM)
    assert t.offers("build") == []
    assert t.refused("build overcome-discount") == "OUT-12.1"


@shows("OUT-12.2", "OUT-12.3", "OUT-12.4")
def test_daryl_builds_the_yard_fills_it_and_builds_again_for_one_material() -> None:
    """The worked example of building."""
    t = Outlive(3).goods(DARYL, wood=2, metal=1, microchip=1)
    t.tribe(DARYL).airlock = 6
    t.room(DARYL, "munitions-4", -1).building(DARYL)
    t.do("build room-construction", "pay wood", "pay wood", "pay metal", by=DARYL)
    t.do(*["place room-construction"] * 3, by=DARYL)
    t.do("build munitions-4", by=DARYL)  # one material is there: the yard has to be used
    assert t.happened("ran", seat=DARYL, room="room-construction")
    assert t.all_goods(DARYL) == {}
    t.do(*["place munitions-4"] * 3, by=DARYL)
    assert t.tribe(DARYL).airlock == 0
    t.do("run munitions-4", by=DARYL)
    assert t.good(DARYL, "munitions") == 4
    assert t.sound()


@shows("OUT-12.4")
def test_losing_a_survivor_stops_a_room_at_once() -> None:
    t = Outlive().room(ABRAHAM, "ventilation", 3).tracer(ABRAHAM, 0)
    t.night(FEEDING)  # two supplies are missing, and all survivors are in that room
    assert t.people(ABRAHAM, "ventilation") == 1
    assert t.happened("radiated", seat=ABRAHAM, points=1)  # it is inactive in the next step already


@shows("OUT-12.5")
def test_only_survivors_in_the_airlock_move() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 1).room(ABRAHAM, "munitions-4", 2).goods(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("place") == []
    assert t.refused("place nursery") == "OUT-12.5"
    t.tribe(ABRAHAM).airlock = 1
    t.building(ABRAHAM)
    assert set(t.offers("place")) == {"place nursery", "place munitions-4"}
    assert t.refused("place airlock") == "OUT-12.2"


# 6. Repair equipment


@shows("OUT-13.2", "OUT-13.3", "OUT-15.6")
def test_carl_repairs_his_pickaxe() -> None:
    """The worked example of repairing: two wood and a metal."""
    t = Outlive(4).tools(CARL, broken="pickaxe").goods(CARL, wood=2, metal=2).repairing(CARL)
    before = t.state.standing().scores[CARL]
    t.do("repair pickaxe", by=CARL)
    assert t.has(CARL, "pickaxe") == "repaired"
    assert t.all_goods(CARL) == {"metal": 1}
    assert t.state.standing().scores[CARL] == before + 1
    t.go(CARL, "scout", "mine").do("gather metal", "use pickaxe")
    assert t.good(CARL, "metal") == 4


@shows("OUT-13.1")
def test_broken_equipment_does_nothing() -> None:
    t = Outlive().tools(ABRAHAM, broken="bow pickaxe").go(ABRAHAM, "scout", "forest")
    assert t.offers("use") == []
    assert t.refused("use bow") == "OUT-13.1"
    t = Outlive().offer("blackwood", "bow").go(ABRAHAM, "scout", "blackwood")
    t.do("salvage bow", by=ABRAHAM)
    assert t.has(ABRAHAM, "bow") == "broken"


@shows("OUT-13.3", "OUT-14.4")
def test_a_tile_works_once_a_day() -> None:
    t = Outlive().tools(ABRAHAM, "bow").go(ABRAHAM, "scout", "forest")
    t.do("use bow", "move-on", by=ABRAHAM)
    t.hero(ABRAHAM, "scout", "dam", active=True).go(ABRAHAM, "runner", "forest")
    assert t.offers("use") == []
    assert t.refused("use bow") == "OUT-13.3"
    t.night(UPKEEP)
    assert t.has(ABRAHAM, "bow") == "repaired"


@shows("OUT-13.4")
def test_a_plus_needs_a_gathered_token_and_comes_from_the_place() -> None:
    t = Outlive().tools(ABRAHAM, "pickaxe").stock(mine=2).go(ABRAHAM, "scout", "mine")
    assert "use pickaxe" not in t.offers()
    assert t.refused("use pickaxe") == "OUT-13.4"
    t.do("gather metal", "use pickaxe", by=ABRAHAM)
    assert t.good(ABRAHAM, "metal") == 2  # only one was left there
    assert t.stock_of("mine") == 0


@shows("OUT-13.4")
def test_a_plus_may_come_after_gathering_and_then_hunting() -> None:
    t = (
        Outlive()
        .tools(ABRAHAM, "axe")
        .wild("forest", "game-3")
        .goods(ABRAHAM, munitions=2)
        .go(ABRAHAM, "champion", "forest")
    )
    t.do("gather wood", "hunt", "bag", "use axe", by=ABRAHAM)
    assert t.good(ABRAHAM, "wood") > 1


@shows("OUT-13.4")
def test_a_place_that_is_empty_has_nothing_to_add() -> None:
    t = Outlive().tools(ABRAHAM, "pickaxe").stock(mine=1).go(ABRAHAM, "scout", "mine")
    t.do("gather metal", by=ABRAHAM)
    assert t.has(ABRAHAM, "pickaxe") == "repaired"


@shows("OUT-13.5")
def test_a_gain_without_plus_comes_from_the_reserve() -> None:
    t = Outlive().tools(ABRAHAM, "purifier").stock(mine=0, dam=7).go(ABRAHAM, "scout", "mine")
    t.do("use purifier", by=ABRAHAM)
    assert t.good(ABRAHAM, "water") == 1
    assert t.stock_of("dam") == 7


@shows("OUT-13.6")
def test_a_drawn_tile_that_one_has_is_discarded_and_replaced() -> None:
    t = Outlive().tools(ABRAHAM, repaired="axe", broken="bow").deck("axe", "bow", "shotgun")
    draw_new_tool(t.state, ABRAHAM, "OUT-17.23")
    assert t.has(ABRAHAM, "shotgun") == "broken"
    assert t.state.discards[EQUIPMENT.number("axe")] == t.state.discards[EQUIPMENT.number("bow")] == 1
    assert t.sound()


@shows("OUT-13.7")
def test_a_draw_without_a_new_kind_does_nothing() -> None:
    t = Outlive().every_tool(ABRAHAM, broken=False)
    t.state.deck = list(range(20))
    t.state.deck_left = 20
    draw_new_tool(t.state, ABRAHAM, "OUT-17.23")
    assert t.state.deck_left == 20
    assert t.state.discards == [0] * 20
    assert t.sound()


@shows("OUT-13.7", "OUT-3.7")
def test_a_new_kind_among_the_discards_is_drawn_when_the_deck_has_none() -> None:
    t = Outlive().tools(ABRAHAM, repaired="axe")
    s = t.state
    s.discards = [s.t.copies[tool] for tool in range(TOOLS)]
    s.discards[EQUIPMENT.number("axe")] = 0
    s.deck = [EQUIPMENT.number("axe")]
    s.deck_left = 1
    draw_new_tool(s, ABRAHAM, "OUT-17.23")
    assert len(t.state.view(ABRAHAM).seats[ABRAHAM].broken) == 1
    assert t.has(ABRAHAM, "axe") == "repaired"
    assert t.sound()


@shows("OUT-12.1")
def test_a_room_that_is_built_is_not_built_again() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 0).goods(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("build")
    assert "build nursery" not in t.offers()


@shows("OUT-17.31", "OUT-9.1")
def test_the_spring_feeds_a_room_before_supplies_are_eaten() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).goods(ABRAHAM, canned_goods=3, meat=3).night(0)
    assert t.facts() == {"left": [1], "missing": [0]}  # the room eats two, and one of them is its own water


@shows("OUT-9.2", "OUT-17.14")
def test_the_airlock_drinks_water_and_spring_alike() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).goods(ABRAHAM, water=1, canned_goods=3, meat=3)
    t.tribe(ABRAHAM).airlock = 3
    t.night(0)
    assert t.facts() == {"left": [2], "missing": [0]}
    assert t.good(ABRAHAM, "water") == 0


@shows("OUT-17.19", "OUT-2.21")
def test_two_fan_rooms_stop_twice_as_much() -> None:
    t = Outlive().trouble("wildfire", day=4).room(ABRAHAM, "ventilation", 3).night(1)
    once = t.tribe(ABRAHAM).gauge - t.state.t.start_level
    t = (
        Outlive()
        .trouble("wildfire", day=4)
        .room(ABRAHAM, "ventilation", 3)
        .room(ABRAHAM, "ventilation-second", 3)
        .night(1)
    )
    assert (once, t.tribe(ABRAHAM).gauge - t.state.t.start_level) == (2, 1)  # of three outside


@shows("OUT-8.4")
def test_all_events_that_a_tribe_has_overcome_stay_with_it() -> None:
    t = Outlive().trouble("wildfire", "rats").goods(ABRAHAM, water=3, metal=8).overcoming()
    t.do("overcome wildfire", by=ABRAHAM)
    t.do("overcome rats", by=ABRAHAM)
    assert t.state.view(CAROL).seats[ABRAHAM].overcome == ["wildfire", "rats"]
    points = [GAME.thing("trouble", event, "en").printed["points"] for event in ("wildfire", "rats")]
    assert t.state.standing().parts["events"][ABRAHAM] == sum(points)


@shows("OUT-17.18")
def test_the_washroom_works_also_a_step_from_the_best_level() -> None:
    t = Outlive().room(ABRAHAM, "gauge-down", 3)
    t.tracer(ABRAHAM, t.state.t.gauge_points[1]).building(ABRAHAM).do("run gauge-down", by=ABRAHAM)
    assert t.level(ABRAHAM) == t.state.t.gauge_points[0]


@shows("OUT-12.1", "OUT-2.21")
def test_of_two_copies_the_one_that_is_not_there_yet_is_built() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 0).room(ABRAHAM, "nursery-second").goods(ABRAHAM, wood=3).building(ABRAHAM)
    t.do("build nursery", by=ABRAHAM)
    assert (t.people(ABRAHAM, "nursery"), t.people(ABRAHAM, "nursery-second")) == (0, 0)
    t.room(ABRAHAM, "nursery-second").room(ABRAHAM, "nursery").goods(ABRAHAM, wood=3).building(ABRAHAM)
    rooms = {t.state.t.kind[chamber] for chamber in t.tribe(ABRAHAM).rooms}
    assert len(t.offers("build")) == len(set(t.offers("build"))) == len(rooms)  # two copies are offered once


@shows("OUT-13.7")
def test_a_kind_that_one_has_is_not_new_though_it_lies_among_the_discards() -> None:
    t = Outlive().every_tool(ABRAHAM, broken=True, but="thermal-sensor")
    sensor = EQUIPMENT.number("thermal-sensor")
    t.state.deck_left = 0
    t.state.discards = [0 if tool == sensor else 1 for tool in range(TOOLS)]
    draw_new_tool(t.state, ABRAHAM, "OUT-17.23")
    assert t.has(ABRAHAM, "thermal-sensor") == ""  # it lies nowhere, and the others lie as they lay
    assert sum(t.state.discards) == TOOLS - 1
    t.state.discards[sensor] = 1
    draw_new_tool(t.state, ABRAHAM, "OUT-17.23")
    assert t.has(ABRAHAM, "thermal-sensor") == "broken"


@shows("OUT-13.8")
def test_abilities_may_be_kept_for_later_and_add_up() -> None:
    t = Outlive().room(ABRAHAM, "hunting-1", 4).room(ABRAHAM, "hunting-2", 3).wild("forest", "game-3 game-3")
    t.goods(ABRAHAM, munitions=9).go(ABRAHAM, "scout", "forest")
    t.do("hunt", "bag", by=ABRAHAM)
    assert set(t.offers("run")) == {"run hunting-1", "run hunting-2"}
    t.do("move-on", by=ABRAHAM)  # neither is used
    t.hero(ABRAHAM, "scout", "dam", active=True).go(ABRAHAM, "runner", "forest")
    t.do("hunt", "bag", "run hunting-1", "run hunting-2", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 1 + 2 + 1 + 2


@shows("OUT-13.9")
def test_discounts_do_not_add_up_and_the_owner_skips_what_he_wants() -> None:
    t = Outlive().room(ABRAHAM, "repair-2", 3).room(ABRAHAM, "draw1-repair1", 3).deck("shotgun")
    t.tools(ABRAHAM, broken="access-card").goods(ABRAHAM, wood=1, metal=1, microchip=1).repairing(ABRAHAM)
    t.do("run repair-2", "repair access-card", by=ABRAHAM)
    assert t.offers() == ["skip wood", "skip metal", "skip microchip"]
    t.do("skip wood", by=ABRAHAM)
    assert t.offers() == ["skip metal", "skip microchip"]  # no third one with the bench
    t.do("skip microchip", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 1, "microchip": 1}
    assert t.has(ABRAHAM, "access-card") == "repaired"


@shows("OUT-13.9")
def test_only_skips_that_leave_a_payable_rest_are_offered() -> None:
    t = Outlive().room(ABRAHAM, "repair-2", 3).tools(ABRAHAM, broken="pickaxe")  # two wood, one metal
    t.goods(ABRAHAM, wood=1).repairing(ABRAHAM)
    t.do("run repair-2", "repair pickaxe", by=ABRAHAM)
    assert t.offers() == ["skip wood", "skip metal"]
    t.do("skip wood", by=ABRAHAM)
    assert t.has(ABRAHAM, "pickaxe") == "repaired"  # the metal had to be skipped, too
    assert t.all_goods(ABRAHAM) == {}


@shows("OUT-13.10")
def test_a_tile_drawn_tonight_may_be_repaired_tonight() -> None:
    t = Outlive().room(ABRAHAM, "draw-2", 3).deck("crowbar", "bow").goods(ABRAHAM, metal=3)
    t.at(Night(REPAIRING, 0), Build(ABRAHAM), after=AFTER_NIGHT)
    t.do("run draw-2", "end-building", by=ABRAHAM)
    assert t.offers() == ["repair crowbar", "end-repairs"]
    t.do("repair crowbar", by=ABRAHAM)
    assert t.has(ABRAHAM, "crowbar") == "repaired"


# 7. Shelter upkeep


@shows("OUT-14.1", "OUT-14.2", "OUT-14.3")
def test_meat_rots_two_water_stay_and_the_rest_is_kept() -> None:
    t = Outlive().coming("animal-mutation")
    t.goods(ABRAHAM, meat=5, water=4, canned_goods=6, wood=7, metal=8, microchip=9, munitions=10)
    t.goods(CAROL, meat=1, water=1).night(UPKEEP)
    assert t.all_goods(ABRAHAM) == {
        "wood": 7,
        "metal": 8,
        "microchip": 9,
        "munitions": 10,
        "water": 2,
        "canned-goods": 6,
    }
    assert t.all_goods(CAROL) == {"water": 1}


@shows("OUT-14.4", "OUT-17.1")
def test_rooms_are_ready_again_the_next_day() -> None:
    t = Outlive().room(ABRAHAM, "munitions-4", 3).goods(ABRAHAM, wood=3).building(ABRAHAM)
    t.do("run munitions-4", by=ABRAHAM)
    assert t.refused("run munitions-4") == "OUT-17.1"
    t.coming("animal-mutation").night(UPKEEP)
    t.building(ABRAHAM)
    assert "run munitions-4" in t.offers()


@shows("OUT-9.6", "OUT-17.31")
def test_springs_feed_rooms_one_supply_each() -> None:
    t = Outlive().room(ABRAHAM, "permanent-water", 3).room(ABRAHAM, "permanent-water-second", 3)
    t.goods(ABRAHAM, canned_goods=5).at(Night(5, 0), Night(0, 0), after=AFTER_NIGHT)
    assert t.good(ABRAHAM, "canned-goods") == 3  # two rooms eat four; the springs gave two


@shows("OUT-11.1")
def test_without_supplies_and_springs_nobody_is_recruited() -> None:
    t = Outlive().goods(ABRAHAM, wood=3, munitions=2).recruiting(ABRAHAM)
    assert t.asked != "recruit"


@shows("OUT-10.4")
def test_a_single_point_beyond_the_last_level_costs_a_survivor() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 2)
    t.tracer(ABRAHAM, t.state.t.gauge_points[-1]).night(1)  # one point on the first day
    assert t.people(ABRAHAM, "nursery") == 1


@shows("OUT-12.1", "OUT-2.21")
def test_two_copies_with_another_room_between_them_are_offered_once() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 0).room(ABRAHAM, "cargo-1").room(ABRAHAM, "nursery-second")
    t.room(ABRAHAM, "nursery").goods(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("build").count("build nursery") == 1


@shows("OUT-8.1", "OUT-8.2")
def test_who_has_passed_is_left_out_and_the_others_go_on_in_their_order() -> None:
    t = Outlive(3).trouble("wildfire", "rats", "cave-in")
    for seat in range(3):
        t.goods(seat, water=9, wood=9, metal=9)
    t.overcoming()
    t.do("pass", by=ABRAHAM)
    t.do("overcome wildfire", by=CAROL)
    t.do("overcome rats", by=DARYL)
    assert (t.asked, t.seat) == ("overcome", CAROL)


@shows("OUT-8.2")
@pytest.mark.parametrize("out", [ABRAHAM, CAROL, DARYL])
def test_who_has_passed_is_asked_no_more_though_there_is_something_to_pay_with(out: int) -> None:
    t = Outlive(3).trouble("wildfire", "cave-in", "thieves", "nomads", "lean-times")
    for seat in range(3):
        t.goods(seat, water=9, wood=9, munitions=9, canned_goods=9, meat=9)
    t.overcoming()
    order = []
    while t.asked == "overcome":
        order.append(t.seat)
        t.do("pass" if t.seat == out else t.offers()[0])
    others = [seat for seat in range(3) if seat != out]
    assert order == [ABRAHAM, CAROL, DARYL, *others, others[0]]


@shows("OUT-8.1")
def test_after_the_day_every_seat_may_overcome_events() -> None:
    t = Outlive().trouble("wildfire").goods(ABRAHAM, water=9).at()
    assert (t.asked, t.seat) == ("overcome", ABRAHAM)
