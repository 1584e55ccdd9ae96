"""What the game tells: facts of decisions, what a view computes, what actions do now, and why others are closed."""

from collections.abc import Callable

import pytest
from tests.games.outlive.tables import ABRAHAM, CAROL, DARYL, HOMES, Beginning, Outlive

from holdfast.core import SPECTATOR, Rng
from holdfast.games.outlive import GAME
from holdfast.games.outlive.beginning import Forage
from holdfast.games.outlive.catalogue import CHAMBERS, EVENTS, HEROES
from holdfast.games.outlive.effects.phrases import say_people
from holdfast.games.outlive.locations import WEAKENED, Visit
from holdfast.games.outlive.shelter import Welcome
from holdfast.games.outlive.view import Mine, Move, Payable, Pressed, Pressure, Tonight
from holdfast.testing import NAMES, Table, shows


def facts(t: Outlive) -> dict[str, str | int]:
    """What everybody reads of the decision."""
    asked = t.state.view(SPECTATOR).asked
    assert asked is not None
    return {fact.name: fact.id for fact in asked.facts}


def mine(t: Outlive, seat: int) -> Mine:
    found = t.state.view(seat).mine
    assert found is not None
    return found


def tonight(t: Outlive, seat: int) -> Tonight:
    found = t.state.view(SPECTATOR).seats[seat].tonight
    assert found is not None
    return found


def does(t: Outlive, text: str, lang: str = "en") -> str:
    """What an action will do, as the deciding seat reads it."""
    decision = GAME.explain(t.state, t.seat, GAME.words(lang), NAMES)
    assert decision is not None
    number = GAME.catalogue.parse(text).index
    return next(action.does for action in decision.actions if action.number == number)


def costs(t: Outlive, text: str) -> dict[str, int]:
    return {cost.id: cost.n for cost in GAME.cost(t.state, GAME.catalogue.parse(text))}


def closed(t: Outlive) -> dict[str, tuple[str, str]]:
    """Closed actions by their text form, with the rule and why."""
    decision = GAME.explain(t.state, t.seat, GAME.words("en"), NAMES)
    assert decision is not None
    return {GAME.catalogue[one.number].text: (one.rule, one.why) for one in decision.closed}


# By day


@shows("OUT-5.1", "OUT-5.12")
def test_a_move_says_whom_it_would_press_and_what_lies_there() -> None:
    t = Outlive(3).goods(CAROL, wood=1).goods(DARYL, wood=1).stock(forest=5).wild("forest", "game-6")
    t.hero(CAROL, "scout", "forest", active=True).hero(DARYL, "veteran", "forest", active=True)
    t.hero(ABRAHAM, "champion", "blackwood").turn(ABRAHAM)
    moves = mine(t, ABRAHAM).moves
    assert moves is not None
    pressed = [Pressed(CAROL, "scout", 2), Pressed(DARYL, "veteran", 1)]
    assert Move("champion", "forest", 1, None, 5, pressed) in moves
    said = does(t, "move champion forest")
    assert said.startswith("Puts pressure of 2 on Ben's scout (3). Puts pressure of 1 on Cleo's veteran (4).")
    assert does(t, "move champion forest", "fr").startswith("Pression de 2 sur l'éclaireuse (3) de Ben.")
    assert said.endswith(
        "It has 5 actions there. 5 wood left here. On top of the wild game: a wolf, endurance 6, 4 meat."
    )
    assert mine(t, CAROL).moves is None
    t.goods(CAROL).arrange()
    assert "the scout" not in does(t, "move champion forest")  # who has nothing is not pressed


@shows("OUT-5.7", "OUT-17.29")
def test_a_tribute_says_what_both_tribes_then_have() -> None:
    t = Outlive().goods(CAROL, wood=3, metal=1).goods(ABRAHAM, wood=1)
    t.hero(CAROL, "scout", "dam", active=True).go(ABRAHAM, "champion", "dam")
    assert does(t, "give wood") == "You then have 2 wood. The other tribe then has 2 wood. 1 more to go."
    t = Outlive().room(ABRAHAM, "tribute-choice", 4).goods(CAROL, wood=3, metal=1, munitions=1)
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    assert does(t, "yield").endswith("The tribe that puts pressure on you chooses them.")
    t.do("yield", by=CAROL)
    assert t.seat == ABRAHAM
    assert does(t, "give wood") == "You then have 1 wood. The other tribe then has 2 wood. 1 more to go."


@shows("OUT-6.12")
def test_closed_moves_say_their_rule() -> None:
    t = Outlive().hero(ABRAHAM, "scout", "forest").hero(ABRAHAM, "runner", "dam").turn(ABRAHAM)
    assert closed(t)["move scout dam"][0] == "OUT-4.7"


@shows("OUT-4.7", "OUT-4.6")
def test_places_in_reach_are_closed_where_the_tribe_has_a_hero_and_nowhere_else() -> None:
    t = Outlive(3).hero(DARYL, "scout", "forest").hero(ABRAHAM, "scout", "dam").turn(ABRAHAM)
    t.do("move scout forest", by=ABRAHAM)
    t.until("turn", seat=CAROL, prefer=["move-on"])
    steps = {home: GAME.thing("place", home, "en").printed["steps"] for home in HOMES}
    expected = {
        f"move {hero} {place}": "OUT-4.7"
        for hero, home in zip(HEROES.entries, HOMES, strict=True)
        for place in HOMES
        if place != home and steps[home][place] <= 2
    }
    assert closed_rules(t) == expected
    assert t.refused("move runner forest") == "OUT-4.6"  # it is too far for Carol; Daryl has a hero there
    t.hero(CAROL, "scout", HOMES[0], active=True).arrange()  # nothing is said of who has acted
    assert t.refused("move scout forest") == "OUT-4.4"
    assert closed_rules(t) == {move: rule for move, rule in expected.items() if "scout" not in move}


@shows("OUT-6.18", "OUT-7.3")
def test_a_visit_tells_hero_place_actions_and_what_is_closed() -> None:
    t = Outlive().goods(ABRAHAM, microchip=1).go(ABRAHAM, "veteran", "dam")
    assert facts(t) == {"hero": "veteran", "place": "dam", "actions": 4, "free": 0}
    assert closed(t)["gather water"][0] == "OUT-6.18"
    assert does(t, "unlock") == "You then have 0 microchips. You can then draw up to 4 water."
    t = Outlive().wild("forest", "game-7").go(ABRAHAM, "scout", "forest")
    assert closed(t)["hunt"] == ("OUT-7.3", "Its endurance is 7; you can pay for 3 of it.")
    assert does(t, "gather wood") == "You then have 1 wood. 5 wood left here. 2 actions are left then."
    assert costs(t, "gather wood") == {"action": 1}
    acting = t.state.view(CAROL).acting
    assert acting is not None
    assert (acting.seat, acting.hero, acting.place, acting.actions) == (ABRAHAM, "scout", "forest", 3)
    assert not acting.gathered
    t.do("gather wood", by=ABRAHAM)
    after = t.state.view(CAROL).acting
    assert after is not None
    assert after.gathered


@shows("OUT-7.4")
def test_a_hunt_tells_with_what_it_can_be_paid() -> None:
    t = Outlive().goods(ABRAHAM, munitions=2).tools(ABRAHAM, "bear-trap").wild("forest", "game-5")
    t.go(ABRAHAM, "veteran", "forest")
    assert does(t, "hunt").startswith("Endurance 5, 3 meat. You can pay with 4 actions and 2 munitions.")
    t.do("hunt", by=ABRAHAM)
    assert facts(t) == {"hero": "veteran", "place": "forest", "actions": 4, "animal": "game-5", "left": 5}
    hunting = t.state.view(CAROL).hunting
    assert hunting is not None
    assert (hunting.left, hunting.meat, hunting.munitions, hunting.equipment) == (5, 3, 2, ["bear-trap"])
    t.do("shoot", by=ABRAHAM)
    assert does(t, "bag") == "Costs 4 actions. You gain 3 meat. No action is left then."
    assert costs(t, "bag") == {"action": 4}


@shows("OUT-5.4", "OUT-5.6")
def test_the_pressure_of_the_acting_hero_is_told_with_its_outcome() -> None:
    t = Outlive().goods(CAROL, wood=2, meat=2, munitions=1).hero(CAROL, "scout", "forest", active=True)
    t.go(ABRAHAM, "champion", "forest")
    assert facts(t) == {"hero": "champion", "place": "forest", "by": ABRAHAM, "against": "scout", "points": 2}
    assert does(t, "yield") == "You hand over 2 supplies or materials."
    t.do("resist", by=CAROL)
    t.do("give meat", by=CAROL)
    acting = t.state.view(CAROL).acting
    assert acting is not None
    assert acting.pressures == [Pressure(CAROL, "scout", 2, 0, 1, False, {"meat": 1})]
    t.do("move-on", by=ABRAHAM)
    assert t.state.view(CAROL).acting is None
    t = Outlive().goods(CAROL, wood=3).hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    acting = t.state.view(CAROL).acting
    assert acting is not None
    assert acting.pressures == [Pressure(CAROL, "scout", 2, 0, 0, False, {"wood": 2})]
    t = Outlive().goods(CAROL, wood=3).hero(CAROL, "scout", "forest", active=True).room(CAROL, "hero3-immune", 4)
    t.go(ABRAHAM, "champion", "forest").do("run hero3-immune", by=CAROL)
    acting = t.state.view(CAROL).acting
    assert acting is not None
    assert acting.pressures == [Pressure(CAROL, "scout", 2, 0, 0, True, {})]
    t = Outlive().goods(CAROL, wood=3).hero(CAROL, "scout", "forest", active=True).tools(CAROL, "battle-gear")
    t.go(ABRAHAM, "champion", "forest").do("use battle-gear", by=CAROL)
    acting = t.state.view(CAROL).acting
    assert acting is not None
    assert acting.pressures == [Pressure(CAROL, "scout", 2, 2, 0, False, {})]


@shows("OUT-5.4", "OUT-5.6")
def test_a_pressure_that_began_before_there_were_records_goes_on() -> None:
    t = Outlive().goods(CAROL, wood=2, meat=2, munitions=3).hero(CAROL, "scout", "forest", active=True)
    t.go(ABRAHAM, "champion", "forest")
    t.state.pressures = []
    t.do("resist", by=CAROL)
    acting = t.state.view(CAROL).acting
    assert acting is not None
    assert acting.pressures == [Pressure(CAROL, "scout", 2, 0, 1, False, {})]
    t.do("yield", by=CAROL)
    t.state.pressures = []
    t.do("give wood", by=CAROL)
    assert t.good(ABRAHAM, "wood") == 1


@shows("OUT-5.4")
def test_who_has_resisted_all_points_is_asked_no_more() -> None:
    t = Outlive().goods(CAROL, wood=2, munitions=3).hero(CAROL, "scout", "forest", active=True)
    t.go(ABRAHAM, "champion", "forest").do("resist", "resist", by=CAROL)
    assert (t.asked, t.seat) == ("visit", ABRAHAM)


@shows("OUT-3.12", "OUT-4.1", "OUT-4.16")
def test_what_happens_to_all_is_nobodys() -> None:
    t = Outlive(3).trouble("cave-in", day=0).coming("thieves").dawn()
    t.until(lambda t: t.happened("night", since_start=True))
    seats = {kind: {event.seat for event in t.events(kind, since_start=True)} for kind in WORLDLY}
    assert seats == {kind: {-1} for kind in WORLDLY}


WORLDLY = ("dawned", "struck", "struck-again", "emptied", "night")
"""What happens without a seat."""


def closed_rules(t: Outlive) -> dict[str, str]:
    return {action: rule for action, (rule, _) in closed(t).items()}


@shows("OUT-6.2", "OUT-7.3", "OUT-6.5", "OUT-6.17", "OUT-6.18", "OUT-6.21", "OUT-6.27")
def test_each_place_says_what_belongs_to_it_and_can_not_be_done() -> None:
    t = Outlive().stock(forest=0).wild("forest", "game-3").go(ABRAHAM, "champion", "forest")
    assert closed_rules(t) == {"gather wood": "OUT-6.2"}
    t = Outlive().wild("fairgrounds", "game-7").go(ABRAHAM, "champion", "fairgrounds")
    assert closed_rules(t) == {"hunt": "OUT-7.3"}
    t = Outlive().tools(ABRAHAM, "access-card").go(ABRAHAM, "champion", "dam")
    assert closed_rules(t) == {"gather water": "OUT-6.18", "unlock": "OUT-6.17"}
    t = Outlive().tools(ABRAHAM, "purifier pickaxe axe").wild("mine", "game-3").go(ABRAHAM, "champion", "mine")
    assert closed_rules(t) == {"use pickaxe": "OUT-13.4"}  # nobody comes to the mine for the axe
    t.do("use purifier", by=ABRAHAM)
    assert closed_rules(t) == {"use pickaxe": "OUT-13.4", "use purifier": "OUT-13.3"}
    t = Outlive()
    t.state.algae = False
    t.go(ABRAHAM, "champion", "military-base")
    assert closed_rules(t) == {"harvest": "OUT-6.5"}
    for city, other in (("blackwood", "silent-peak"), ("silent-peak", "blackwood")):
        t = Outlive().tools(ABRAHAM, broken="axe crowbar").offer(city, "axe crowbar hacksaw").offer(other, "bow")
        t.go(ABRAHAM, "champion", city)
        assert closed_rules(t) == {"salvage axe": "OUT-6.27", "salvage crowbar": "OUT-6.27"}
        assert t.refused("salvage bow") == "OUT-6.20"
        t.state.search_left = [0, 0]
        t.arrange()
        assert closed_rules(t)["search"] == "OUT-6.21"


@shows("OUT-6.20", "OUT-6.27")
def test_nothing_is_closed_where_a_tile_was_taken_away() -> None:
    t = Outlive().tools(ABRAHAM, broken="axe").offer("blackwood", "axe bow").go(ABRAHAM, "champion", "blackwood")
    assert closed_rules(t) == {"salvage axe": "OUT-6.27"}  # the third place is empty


@shows("OUT-6.1", "OUT-6.2", "OUT-6.4", "OUT-6.20", "OUT-13.4", "OUT-18.18", "OUT-1.7")
def test_in_a_place_each_refusal_names_its_rule() -> None:
    t = Outlive().tools(ABRAHAM, "purifier baseball-bat pickaxe").stock(mine=2).wild("mine", "game-7")
    t.room(ABRAHAM, "nursery", 3)
    t.go(ABRAHAM, "scout", "mine")
    assert t.refused("gather wood") == "OUT-6.1"
    assert t.refused("harvest") == "OUT-6.4"
    assert t.refused("salvage bow") == "OUT-6.20"
    assert t.refused("use baseball-bat") == "OUT-18.18"
    assert t.refused("use pickaxe") == "OUT-13.4"
    assert t.refused("run room-construction") == "OUT-1.7"
    assert t.refused("run nursery") == "OUT-17.20"  # it works, but not by day
    assert t.refused("enough") == "OUT-6.1"
    t.do("gather metal", "gather metal", by=ABRAHAM)
    assert t.refused("gather metal") == "OUT-6.2"
    t = Outlive().tools(ABRAHAM, "purifier").go(ABRAHAM, "scout", "mine")
    t.do(*["gather metal"] * 3, by=ABRAHAM)
    assert t.refused("gather metal") == "OUT-6.1"  # no action is left


# By night


@shows("OUT-9.1", "OUT-9.2", "OUT-10.2", "OUT-14.1", "OUT-14.2")
def test_the_view_computes_the_coming_night() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 2).room(ABRAHAM, "ventilation", 3).tracer(ABRAHAM, 0)
    t.tribe(ABRAHAM).airlock = 1
    t.goods(ABRAHAM, meat=1, water=3).trouble("wildfire", day=4).overcoming()
    night = tonight(t, ABRAHAM)
    printed = {name: GAME.thing("room", name, "en").printed["upkeep"] for name in ("nursery", "ventilation")}
    assert night.rooms == printed
    assert (night.airlock_water, night.hungry) == (1, sum(printed.values()) - 3)
    assert (night.radiation, night.stopped_by_airlock, night.stopped_by_rooms, night.let_in) == (3, 1, 1, 1)
    assert night.level_after == t.tribe(ABRAHAM).gauge + 1
    assert night.thrown_away == {"water": 1, "meat": 1}
    assert "Radioactivity outside: 3, getting in: 1;" in does(t, "pass")


@shows("OUT-9.6")
def test_feeding_tells_what_is_eaten_and_what_dawn_takes() -> None:
    t = Outlive().room(ABRAHAM, "hunting-1", 2).goods(ABRAHAM, meat=2, water=4).night(0)
    assert facts(t) == {"left": 1, "missing": 0}
    night = tonight(t, ABRAHAM)
    assert (night.rooms, night.eaten, night.airlock_water, night.hungry) == ({"hunting-1": 1}, 0, 0, 0)
    settled = "You then have 1 meat. That settles it. At dawn 2 water, 1 meat would be thrown away."
    assert does(t, "feed meat") == settled
    assert costs(t, "feed meat") == {"meat": 1}
    assert t.state.view(SPECTATOR).phase == "feeding"


@shows("OUT-9.5", "OUT-9.6")
def test_feeding_tells_how_many_already_went_without() -> None:
    t = Outlive().room(ABRAHAM, "hunting-1", 2).goods(ABRAHAM, meat=2, canned_goods=1)
    t.tribe(ABRAHAM).airlock = 3
    t.night(0)
    assert facts(t) == {"left": 1, "missing": 2}  # two rows of the airlock have no water


@shows("OUT-11.2")
def test_recruiting_tells_how_many_spaces_are_left() -> None:
    t = Outlive().goods(ABRAHAM, meat=2)
    t.tribe(ABRAHAM).airlock = 3
    t.recruiting(ABRAHAM)
    assert facts(t) == {"spaces": 4}


@shows("OUT-12.1")
def test_paying_for_a_room_tells_which_and_how_much_is_left() -> None:
    t = Outlive().room(ABRAHAM, "nursery").goods(ABRAHAM, wood=3, metal=3).building(ABRAHAM)
    t.do("build nursery", by=ABRAHAM)
    assert facts(t) == {"room": "nursery", "left": 3, "begun": 0}
    t.do("pay wood", by=ABRAHAM)
    assert facts(t) == {"room": "nursery", "left": 2, "begun": 1}


@shows("OUT-6.14")
def test_survivors_from_the_ship_are_told_one_by_one() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 1).at(Welcome(ABRAHAM), Welcome(ABRAHAM))
    assert facts(t) == {"left": 2}
    t.do("place nursery", by=ABRAHAM)
    assert facts(t) == {"left": 1}


@shows("OUT-17.5", "OUT-13.9")
def test_what_is_not_paid_is_told_material_by_material() -> None:
    t = Outlive().trouble("sandstorm").room(ABRAHAM, "overcome-discount", 4).goods(ABRAHAM, metal=5, wood=4)
    t.overcoming().do("overcome sandstorm", "skip metal", by=ABRAHAM)
    assert facts(t) == {"event": "sandstorm", "left": 1, "wood": 0, "metal": 1, "microchip": 0}
    assert t.happened("skipped", good="metal", amount=1)
    t.do("skip wood", by=ABRAHAM)
    assert t.happened("skipped", good="wood", amount=1)
    t = Outlive().room(ABRAHAM, "repair-2", 3).tools(ABRAHAM, broken="exoskeleton")
    t.goods(ABRAHAM, wood=9, metal=9, microchip=9).repairing(ABRAHAM).do("run repair-2", "repair exoskeleton")
    assert facts(t) == {"equipment": "exoskeleton", "left": 2, "wood": 0, "metal": 0, "microchip": 0}


@shows("OUT-18.18", "OUT-6.11")
def test_a_threat_and_a_berth_tell_whose_hero_comes_where() -> None:
    t = Outlive().tools(ABRAHAM, "baseball-bat grappling-hook").goods(CAROL, wood=2)
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    told = {"hero": "champion", "place": "forest", "victim": CAROL, "against": "scout", "points": 2}
    assert (t.asked, facts(t)) == ("threaten", told)
    t.go(ABRAHAM, "veteran", "cargo-ship")
    assert (t.asked, facts(t)) == ("board", {"hero": "veteran", "place": "cargo-ship"})


@shows("OUT-5.4")
def test_who_has_no_munitions_reads_why_pressure_can_not_be_resisted() -> None:
    t = Outlive().goods(CAROL, wood=2).tools(CAROL, "battle-gear")
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    assert closed(t)["resist"][0] == "OUT-5.4"
    t.add(CAROL, munitions=1).arrange()
    assert "resist" not in closed(t)


@shows("OUT-12.1", "OUT-1.7", "OUT-17.1")
def test_building_closes_what_is_too_dear_and_rooms_of_the_night_that_do_not_work() -> None:
    t = Outlive().room(ABRAHAM, "munitions-4", 3).room(ABRAHAM, "gauge-down", 2).room(ABRAHAM, "nursery", 0)
    t.tribe(ABRAHAM).airlock = 1
    t.room(ABRAHAM, "cargo-2", 1).goods(ABRAHAM, wood=2).building(ABRAHAM).do("run munitions-4", by=ABRAHAM)
    assert closed_rules(t) == {
        "build room-construction": "OUT-12.1",
        "build draw1-repair1": "OUT-12.1",
        "build overcome-discount": "OUT-12.1",
        "run munitions-4": "OUT-17.1",
        "run gauge-down": "OUT-1.7",
        "run nursery": "OUT-1.7",
    }


@shows("OUT-12.1")
def test_two_copies_of_an_unbuilt_room_are_closed_once() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 0).room(ABRAHAM, "nursery-second").room(ABRAHAM, "nursery")
    t.tribe(ABRAHAM).airlock = 1
    t.room(ABRAHAM, "gauge-down", 1).building(ABRAHAM)
    decision = GAME.explain(t.state, t.seat, GAME.words("en"), NAMES)
    assert decision is not None
    numbers = [one.number for one in decision.closed]
    assert GAME.catalogue.parse("build nursery").index in numbers
    assert len(numbers) == len(set(numbers))


@shows("OUT-2.8", "OUT-15.8")
def test_nobody_can_count_points_before_the_choices_are_shown() -> None:
    t = Beginning(2).until("keep-leader", seat=1)
    assert t.state.standing().scores == [0, 0]
    t.until("turn")
    assert sum(t.state.standing().scores) > 0


@shows("OUT-8.3", "OUT-17.4")
def test_events_say_what_they_cost_and_lack() -> None:
    t = Outlive().trouble("wildfire", "rats").goods(ABRAHAM, water=3, metal=6).overcoming()
    assert mine(t, ABRAHAM).events == {
        "wildfire": Payable({"water": 3}, {}, False),
        "rats": Payable({"metal": 8}, {"metal": 2}, False),
    }
    assert closed(t) == {"overcome rats": ("OUT-8.3", "You lack 2 metal.")}
    assert does(t, "overcome wildfire") == "Its effect ends, and you score 3 points. Costs 3 water."
    t.room(ABRAHAM, "overcome-discount", 4).arrange()
    assert mine(t, ABRAHAM).events["rats"] == Payable({"metal": 8}, {"metal": 2}, True)
    assert "You lack 2 metal, which the crisis room covers." in does(t, "overcome rats")


@shows("OUT-8.1", "OUT-9.5")
def test_an_event_that_takes_the_supper_says_who_would_starve() -> None:
    t = Outlive().trouble("wildfire").room(ABRAHAM, "nursery", 3).goods(ABRAHAM, water=4).overcoming()
    assert does(t, "overcome wildfire").endswith("Costs 3 water. 1 survivor would be lost to hunger.")
    t.goods(ABRAHAM, water=3, meat=2).arrange()
    assert does(t, "overcome wildfire").endswith("Costs 3 water.")


@shows("OUT-7.6")
def test_a_hunt_says_what_earlier_prey_adds() -> None:
    t = Outlive().goods(ABRAHAM, munitions=9).go(ABRAHAM, "champion", "forest")
    assert "caught before" not in does(t, "hunt")
    animal = t.state.game_stacks[0][-1]
    t.tribe(ABRAHAM).caught[animal] = 2
    assert "2 of the meat for those of its kind caught before." in does(t, "hunt")


@shows("OUT-6.17")
def test_a_move_to_the_dam_says_that_there_is_no_chip_for_its_filters() -> None:
    t = Outlive().hero(ABRAHAM, "champion", "forest").turn(ABRAHAM)
    assert does(t, "move champion dam").endswith("opens the filters: 1 microchip. You still lack 1 microchip.")
    t.goods(ABRAHAM, microchip=1).arrange()
    assert "lack" not in does(t, "move champion dam")


@shows("OUT-18.4")
def test_a_move_to_the_dam_says_that_the_access_card_opens_it() -> None:
    t = Outlive().tools(ABRAHAM, "access-card").hero(ABRAHAM, "champion", "forest").turn(ABRAHAM)
    assert does(t, "move champion dam").endswith("The filters open with the access card.")


@shows("OUT-13.9")
def test_a_repair_at_a_discount_says_that_one_chooses_what_is_not_paid() -> None:
    t = Outlive().room(ABRAHAM, "repair-2", 3).tools(ABRAHAM, broken="exoskeleton")
    t.goods(ABRAHAM, wood=9, metal=9, microchip=9).repairing(ABRAHAM).do("run repair-2")
    assert "less up to 2 of them, as you choose." in does(t, "repair exoskeleton")
    assert costs(t, "repair exoskeleton") == {}


@shows("OUT-12.1")
def test_a_room_at_its_printed_cost_does_not_repeat_it() -> None:
    t = Outlive().goods(ABRAHAM, wood=4).building(ABRAHAM)
    assert does(t, "build draw1-repair1") == "Costs 3 materials; you have 4."


@shows("OUT-12.1", "OUT-17.2")
def test_rooms_say_what_they_cost_after_discounts() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 3).goods(ABRAHAM, wood=1).building(ABRAHAM)
    assert t.state.view(CAROL).seats[ABRAHAM].room_cost == 1
    assert does(t, "build draw1-repair1") == "Costs 1 material (printed: 3); you have 1."
    assert costs(t, "build draw1-repair1") == {"material": 1}
    t.tribe(ABRAHAM).airlock = 1
    t.room(ABRAHAM, "nursery", 1).goods(ABRAHAM).arrange()
    assert closed(t)["build draw1-repair1"] == ("OUT-12.1", "It costs 1 material; you have 0.")


@shows("OUT-17.2")
def test_a_payment_says_that_the_yard_comes_before_it() -> None:
    t = Outlive().room(ABRAHAM, "room-construction", 3).goods(ABRAHAM, wood=2, metal=2).building(ABRAHAM)
    t.do("build draw1-repair1")
    assert does(t, "pay wood").endswith("After a payment the builders' yard takes nothing off this room.")
    t.do("pay wood")
    assert "builders' yard" not in does(t, "pay wood")


@shows("OUT-13.2", "OUT-13.9")
def test_repairs_say_what_they_cost_and_lack() -> None:
    t = Outlive().tools(ABRAHAM, "bow", broken="axe crowbar").goods(ABRAHAM, wood=1, metal=2).repairing(ABRAHAM)
    assert mine(t, ABRAHAM).repairs["crowbar"] == Payable({"metal": 3}, {"metal": 1}, False)
    assert "Makes a pair with the bow" in does(t, "repair axe")
    assert closed(t) == {"repair crowbar": ("OUT-13.2", "You lack 1 metal.")}
    t.room(ABRAHAM, "draw1-repair1", 3).arrange()
    assert mine(t, ABRAHAM).repairs["crowbar"].discount


@shows("OUT-1.7")
def test_moving_in_says_when_a_room_begins_to_work() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 2)
    t.tribe(ABRAHAM).airlock = 2
    t.building(ABRAHAM)
    assert does(t, "place nursery").startswith("The room then holds 3 of 3. It is full and works;")


@shows("OUT-17.20")
def test_the_nursery_counts_to_its_own_most() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 6)
    assert say_people(t.state, GAME.words("en"), CHAMBERS.number("nursery"), 5) == ["The room then holds 5 of 8."]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_ring_is_described_with_its_distances(lang: str) -> None:
    forest = GAME.thing("place", "forest", lang)
    assert forest.printed["steps"]["mine"] == 4
    assert forest.printed["steps"]["blackwood"] == 1
    assert forest.text


# The order of the round


@shows("OUT-4.4", "OUT-6.9")
def test_the_view_tells_who_comes_after() -> None:
    t = Outlive(3).turn(CAROL)
    view = t.state.view(ABRAHAM)
    assert (view.phase, view.day, len(view.coming), view.coming[:3]) == ("day", 1, 11, [DARYL, ABRAHAM, CAROL])
    t = Outlive(3).trouble("wildfire")
    for seat in range(3):
        t.goods(seat, water=3)
    t.overcoming().do("pass", by=ABRAHAM)
    view = t.state.view(ABRAHAM)
    assert (view.phase, view.passed, view.coming) == ("overcoming", [ABRAHAM], [DARYL])


def told(t: Table) -> tuple[str, list[int]]:
    """The phase, and who is asked after this decision."""
    view = t.state.view(SPECTATOR)
    return view.phase, view.coming


@shows("OUT-2.8", "OUT-2.12")
def test_the_setup_tells_who_chooses_next_and_where_heroes_go() -> None:
    t = Beginning(3)
    assert told(t) == ("setup", [1, 2])
    t.until("keep-leader", seat=1)
    assert told(t) == ("setup", [2])
    t.until("settle", seat=2)
    assert told(t) == ("setup", [])
    t.until("station")
    first = t.seat
    order = [(first + turn) % 3 for turn in range(12)]
    assert told(t) == ("heroes", order[1:])
    t.do(t.offers()[0])
    assert (t.seat, told(t)) == (order[1], ("heroes", order[2:]))
    t.until("turn")
    assert told(t)[0] == "day"


@shows("OUT-2.20")
def test_all_who_search_before_the_first_dawn_come_one_after_the_other() -> None:
    t = Outlive(3).at(Forage(DARYL, 1), Forage(CAROL, 1), Forage(ABRAHAM, 2), after=0)
    assert (t.seat, told(t)) == (ABRAHAM, ("heroes", [CAROL, DARYL]))
    t.do("forage silent-peak", by=ABRAHAM)
    assert told(t) == ("heroes", [CAROL, DARYL])


@shows("OUT-2.18")
def test_who_searches_before_the_first_dawn_is_asked_alone() -> None:
    t = Beginning(4).until("keep-leader", prefer=["keep mary-koolpepper"])
    t.until("forage", prefer=["keep mary-koolpepper"])
    assert told(t) == ("heroes", [])
    t.until("put-back")
    assert told(t) == ("heroes", [])


@shows("OUT-4.4")
def test_the_day_tells_who_comes_after_also_in_the_middle_of_a_visit() -> None:
    t = Outlive(3).hero(CAROL, "scout", "blackwood").turn(CAROL)
    t.do("move scout forest", by=CAROL)
    assert t.asked == "visit"
    assert told(t) == ("day", [(DARYL + turn) % 3 for turn in range(11)])


@shows("OUT-8.1", "OUT-8.2")
def test_who_has_passed_is_not_among_those_who_overcome_after() -> None:
    t = Outlive(3).trouble("wildfire", "rats").room(CAROL, "overcome-discount", 4)
    for seat in range(3):
        t.goods(seat, water=9, meat=9, canned_goods=9, wood=9, metal=9, microchip=9, munitions=9)
    t.overcoming()
    assert told(t) == ("overcoming", [CAROL, DARYL])
    t.do("pass", by=ABRAHAM)
    t.do("overcome wildfire", by=CAROL)
    assert t.asked == "pay-event"
    assert told(t) == ("overcoming", [DARYL, CAROL])
    assert t.state.view(SPECTATOR).passed == [ABRAHAM]
    t.do("pay-whole", by=CAROL)
    t.do("pass", by=DARYL)
    assert (t.seat, told(t)) == (CAROL, ("overcoming", []))


def asks(seat: int) -> Callable[[Table], bool]:
    """Whether this seat is asked."""
    return lambda t: t.seat == seat


@shows("OUT-8.6")
def test_each_step_of_the_night_is_told_with_those_who_are_still_to_come() -> None:
    t = Outlive(3).trouble("wildfire")
    for seat in range(3):
        t.room(seat, "hunting-1", 2).goods(seat, meat=3, canned_goods=2, wood=9, metal=9, microchip=9)
        t.tools(seat, broken=("bow", "axe", "crowbar")[seat])
    t.state.first = CAROL
    t.night(0)
    for phase in ("feeding", "recruiting", "building", "repairing"):
        for seat, after in ((CAROL, [DARYL, ABRAHAM]), (DARYL, [ABRAHAM]), (ABRAHAM, [])):
            t.until(asks(seat), prefer=["enough", "end-"])
            assert told(t) == (phase, after)
            for each in range(3):
                is_over = phase != "feeding" or each not in (seat, *after)
                assert (tonight(t, each).rooms is None) == is_over
                assert (tonight(t, each).let_in is None) == (phase != "feeding")
    assert t.state.view(SPECTATOR).passed == []


@shows("OUT-10.4")
def test_the_loss_to_radioactivity_is_told_as_its_own_step_of_the_night() -> None:
    t = Outlive(3).trouble("wildfire", day=5)
    for seat in range(3):
        t.room(seat, "hunting-1", 2).goods(seat, canned_goods=1).tracer(seat, t.state.t.gauge_points[-1])
        t.tribe(seat).airlock = 1
    t.night(1)
    assert (t.asked, t.seat, told(t)) == ("sicken", ABRAHAM, ("radioactivity", [CAROL, DARYL]))
    assert [tonight(t, seat).let_in is None for seat in range(3)] == [True, False, False]


@shows("OUT-4.3")
def test_while_an_event_strikes_it_is_told_who_is_struck_after() -> None:
    t = Outlive(3).coming("cold-snap")
    for seat in range(3):
        t.room(seat, "hunting-1", 1)
        t.tribe(seat).airlock = 3
    t.state.first = DARYL
    t.dawn()
    assert (t.asked, t.seat, told(t)) == ("freeze", DARYL, ("morning", [ABRAHAM, CAROL]))
    t.until(lambda t: t.seat == ABRAHAM)
    assert told(t) == ("morning", [CAROL])


@shows("OUT-15.1")
def test_after_the_end_nobody_is_to_come() -> None:
    t = Outlive(3).end()
    assert told(t) == ("end", [])


@shows("OUT-4.3")
def test_the_view_names_the_event_that_strikes_while_it_strikes() -> None:
    t = Outlive().coming("cold-snap").room(ABRAHAM, "hunting-1", 1)
    t.tribe(ABRAHAM).airlock = 1
    t.dawn()
    assert (t.asked, t.state.view(CAROL).striking) == ("freeze", "cold-snap")
    t.do("lose airlock", by=ABRAHAM)
    assert t.state.view(CAROL).striking is None
    t = Outlive().trouble("cold-snap").coming("wildfire").room(ABRAHAM, "hunting-1", 1)
    t.tribe(ABRAHAM).airlock = 1
    t.dawn()
    assert (t.asked, t.state.view(CAROL).striking) == ("freeze", "cold-snap")  # of the day before


def test_a_hero_whom_a_sandstorm_weakened_is_observed() -> None:
    state, rng = GAME.new(seats=2, seed=1), Rng(1)
    while not any(isinstance(step, Visit) and step.done & WEAKENED for step in state.stack):
        assert state.playout(rng, 1) == 1
    seen: list[int] = []
    state.observe(0, seen)
    assert len(seen) == GAME.observation.size
    assert GAME.observation.read(seen)["acting-done"] == [0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Forest: 2/3/4 (with 2/3/4 players) less to gather each day."),
        ("fr", "Forêt : 2/3/4 (à 2/3/4 joueurs) de moins à récolter chaque jour."),
    ],
)
def test_an_amount_that_depends_on_the_players_says_so(lang: str, said: str) -> None:
    about = GAME.about(GAME.tables(), EVENTS, EVENTS.number("wildfire"), GAME.words(lang))
    assert about.replace("\N{NO-BREAK SPACE}", " ").startswith(said)
