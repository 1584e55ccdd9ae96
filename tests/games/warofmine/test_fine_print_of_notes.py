"""The fine print of notes and scripts: when they are offered, what they are for, what a pack may say."""

from typing import Any

import pytest
from tests.games.warofmine.tables import FITTING, SPACE, WHO, House, members, op, stage

from holdfast.core import ContentError, Overrides
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.combat.fight import FightOver
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.outside.findings import capacity
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.people.company import lose_character
from holdfast.games.warofmine.phases.dawn import After, Before, Dawn, Daybreak
from holdfast.games.warofmine.phases.flow import DAWN, DAY, EVENING, MORNING, RAID, Flow
from holdfast.games.warofmine.phases.raid import begin_raid
from holdfast.games.warofmine.script.moments import HOOK_RETURN
from holdfast.games.warofmine.script.terms import WHO_FLOOR
from holdfast.games.warofmine.script.whom import by_state
from holdfast.testing import shows

REST = Flow(DAY)
DAWN_BEFORE_FATE = (Flow(MORNING), After(), Before())


def emptied(t: House, *items: str) -> House:
    """The box has none of these left; Storage has them."""
    for item in items:
        number = c.ITEMS.number(item)
        t.state.goods.storage[number] += t.state.goods.box[number]
        t.state.goods.box[number] = 0
    return t


# What is offered has something to do


@shows("TWM-12.40")
def test_the_toolbox_is_for_a_fitting_that_asks_for_parts() -> None:
    t = House().note("toolbox", charges=3, place="stored")
    assert stage(t).offers("use-note") == ["use-note 1"]
    radio, s = FITTING("radio"), t.state
    s.house.take_fitting(radio)
    assert stage(t).offers("use-note") == []  # none of the others asks for any
    s.house.return_fitting(radio)
    stage(t)
    t.do("use-note 1")
    assert t.offers("use-note") == []  # once for one fitting
    assert t.notes("toolbox")[0].charges == 2


@shows("TWM-12.40")
def test_a_sack_of_medicine_is_opened_while_the_box_has_any() -> None:
    t = emptied(House().note("sack-of-medicine", charges=3, place="stored"), "bandages").at(REST)
    assert t.offers("use-note") == ["use-note 1"]
    emptied(t, "meds").at(REST)
    assert t.offers("use-note") == []


@shows("TWM-12.40")
def test_supplies_against_a_cold_that_is_felt_and_once_a_night() -> None:
    t = House().note("supplies", charges=3, place="stored").note("warm-clothes", place="stored")
    t.state.house.cold = 2
    assert t.at(*DAWN_BEFORE_FATE).offers("use-note") == []  # the clothes are enough
    t.state.house.cold = 3
    t.at(*DAWN_BEFORE_FATE).do("use-note 1")
    assert t.offers("use-note") == []


@shows("TWM-12.40")
@pytest.mark.parametrize("note", ["kitten", "wine", "manuscript", "magazines"])
def test_what_comforts_waits_for_somebody_in_misery(note: str) -> None:
    t = House().note(note, charges=2, place="stored")
    assert t.at(*DAWN_BEFORE_FATE).offers("use-note") == []
    t.who("zlata", misery=1)
    assert t.at(*DAWN_BEFORE_FATE).offers("use-note") == ["use-note 1"]


@shows("TWM-12.40", "TWM-12.30")
def test_the_carpenter_comes_where_there_is_room() -> None:
    t = House().storage(canned_food=3).note("carpenter")
    for fitting in range(len(c.FITTINGS)):
        while t.state.house.deck[fitting]:
            t.state.house.take_fitting(fitting)
    assert t.at(Flow(MORNING), Daybreak()).asked != "daybreak"


# What notes are for


@shows("TWM-12.27")
@pytest.mark.parametrize(("task", "cold"), [("floor", True), ("bed", False)])
def test_who_was_woken_from_the_floor_still_lay_there(task: str, cold: bool) -> None:
    t = House("zlata katia").tasks(zlata="guard", katia=task).note("bell", place="stored")
    s = t.state
    s.raid.going = 1
    s.stack = [Flow(DAWN)]
    t.run(lambda: begin_raid(s, 2, 2, 0))
    t.do("use-note 1")
    assert s.people.guards() == s.people.home()
    assert members(c.CHARACTERS, by_state(s, WHO_FLOOR)) == ({"katia"} if cold else set())


@shows("TWM-12.28")
def test_tools_make_the_door_trap_cheaper() -> None:
    t = House().storage(wood=1, components=1).note("booby-trap").note("tools", place="stored")
    stage(t).do("with-note 1")
    assert (t.has("wood"), t.has("components")) == (1, 1)  # two less of each
    poor = House().storage(wood=1, components=1).note("booby-trap")
    assert stage(poor).offers("with-note") == []


@shows("TWM-12.28", "TWM-4.16")
def test_a_handyman_builds_the_door_trap_for_less() -> None:
    t = stage(House("katia marin").storage(wood=1, components=1).note("booby-trap"))
    assert t.offers("with-note") == []  # Katia
    t.do("idle")
    assert t.offers("with-note") == ["with-note 1"]  # Marin


@shows("TWM-4.24")
def test_the_log_names_the_sniper() -> None:
    t = stage(House("katia zlata anton"))
    t.rig(0)
    t.do("work g0", "idle", "idle")
    assert t.happened("sniped", character="katia")


@shows("TWM-12.31")
def test_the_water_seller_has_no_wood_in_a_hard_winter() -> None:
    t = House().storage(canned_food=2).note("winter").note("water-for-3").at(*DAWN_BEFORE_FATE)
    t.do("use-note 2", "yes", "give canned-food", "done")
    assert t.offers() == ["take water", "done"]


@shows("TWM-12.24")
def test_other_traders_have_wood_in_a_hard_winter() -> None:
    t = House().storage(canned_food=2).note("winter").at(REST)
    t.perform([{"op": "trade", "colors": ["green"], "commission": 0}])
    t.do("yes", "give canned-food", "done")
    assert "take wood" in t.offers()


@shows("TWM-12.36")
@pytest.mark.parametrize("note", ["generator", "railway-sleepers"])
def test_it_may_be_used_whenever_somebody_is_at_home_to_do_it(note: str) -> None:
    t = House().note(note, charges=2, place="stored")
    t.state.house.cold = 4
    assert t.at(*DAWN_BEFORE_FATE).offers("use-note") == ["use-note 1"]
    out = House().out(katia="scavenge", zlata="guard", anton="guard").note(note, charges=2, place="stored")
    out.state.house.cold = 4
    assert out.at(Flow(RAID), Explore()).offers("use-note") == []


@shows("TWM-12.20")
def test_a_painting_comforts_once_and_stays_on_the_wall() -> None:
    t = House().who("katia", misery=2).note("painting", place="carried", value=5, weight=2)
    t.rig(c.FATES.number("fate-3"))  # nothing on it weighs on her
    t.tasks(katia="scavenge", zlata="guard", anton="guard").at(Flow(MORNING), Dawn(0))
    assert t.level("katia", "misery") == 1
    assert (len(t.notes("hung-painting")), t.state.notes.at(0).worth()) == (1, 5)
    t.who("katia", misery=2).run(lambda: t.state.t.reader.hook(t.state, HOOK_RETURN))
    assert t.level("katia", "misery") == 2


@shows("TWM-12.44")
def test_two_doses_add_up() -> None:
    t = House().note("adrenaline", place="with katia").at(REST)
    once = t.state.prowess(WHO("katia"))
    t.note("adrenaline", place="with katia")
    assert t.state.prowess(WHO("katia")) == once + 2


@shows("TWM-7.17", "TWM-12.44")
def test_adrenaline_that_nobody_took_carries_nothing() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").at(Flow(RAID), Explore())
    without = capacity(t.state)
    t.note("adrenaline", place="carried")
    assert capacity(t.state) == without


@shows("TWM-12.6")
def test_of_two_generators_the_emptied_one_gives_its_parts() -> None:
    t = House().note("generator", charges=1, place="stored").note("generator", charges=3, place="stored").at(REST)
    t.state.house.cold = 5
    t.state.settle()
    t.do("use-note 1", "option 1")
    assert (t.has("mechanical-part"), t.state.notes.count()) == (4, 1)


@pytest.mark.parametrize(("roll", "misery"), [(1, 1), (10, 2)])
def test_the_kitten_comforts_anywhere_whoever_is_moved(roll: int, misery: int) -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").who("katia", misery=2)
    t.note("kitten", place="table").at(Flow(RAID), Explore())
    t.rig(roll - 1)
    t.do("use-note 1")
    assert (t.level("katia", "misery"), t.state.notes.count()) == (misery, 0)


# Work in a stage


@shows("TWM-4.14")
def test_a_tool_in_hand_cannot_be_paid_with() -> None:
    t = stage(House("katia zlata").storage(lockpick=1))
    t.do("work m3")
    assert t.has("lockpick") == 0
    t.perform([{"op": "lose_value", "min": 1}])
    t.rig(0)
    t.do("idle")
    assert (t.has("lockpick"), t.sound()) == (1, True)  # the lock held, and the lockpick is back


@shows("TWM-4.14", "TWM-4.16")
@pytest.mark.parametrize("begin", [("work m3",), ("place bed", "at g4")])
def test_a_stage_that_is_cut_short_gives_back_what_was_in_hand(begin: tuple[str, ...]) -> None:
    t = stage(House("katia zlata").storage(lockpick=1, wood=9, components=9))
    beds = t.state.house.deck[FITTING("bed")]
    t.do(*begin)
    t.perform([{"op": "goto_phase", "phase": "dusk"}])
    assert (t.has("lockpick"), t.state.house.deck[FITTING("bed")], t.sound()) == (1, beds, True)


@shows("TWM-4.19", "TWM-4.20")
@pytest.mark.parametrize("begin", [("move g4", "at m4"), ("dismantle g4",)])
def test_a_fitting_that_was_lost_in_the_meantime_is_neither_moved_nor_dismantled(begin: tuple[str, ...]) -> None:
    t = stage(House("katia zlata").fitting("bed", "g4"))
    t.do(*begin)
    t.perform([{"op": "lose_fittings", "n": 1}])
    t.do("idle")
    assert (t.has("wood"), t.has("components"), t.sound()) == (0, 0, True)


@shows("TWM-4.16")
def test_what_a_lost_character_was_to_build_goes_back_to_its_deck() -> None:
    t = House().storage(wood=9, components=9)
    beds = t.state.house.deck[FITTING("bed")]
    stage(t).do("place bed", "at g4")
    assert t.state.house.deck[FITTING("bed")] == beds - 1
    t.run(lambda: lose_character(t.state, t.state.jobs.order[0], 1))
    assert t.state.house.deck[FITTING("bed")] == beds
    assert t.sound()


@shows("TWM-12.33")
def test_the_jackhammer_reaches_what_was_in_reach_when_the_stage_began() -> None:
    t = stage(House().note("jackhammer", charges=2, place="stored"))
    t.do("with-note 1", "idle", "idle")
    first = set(t.offers("break"))
    t.do(next(iter(sorted(first))))
    assert t.asked == "break-open"
    assert set(t.offers("break")) < first


# Scripts that do a lot at once, or nothing


@shows("TWM-2.10", "TWM-12.8")
def test_everybody_who_is_meant_is_lost() -> None:
    t = House().at(REST)
    t.perform([op("select", from_="all", n=2), op("remove_character", who="this", how="left")])
    t.do("choose katia", "choose zlata")
    assert t.people == ["anton"]


@shows("TWM-12.9")
@pytest.mark.parametrize(
    "nothing",
    [
        op("recruit", source="emira"),
        op("recruit", source="unused"),
        op("take_fitting_card", card="bed"),
        op("lose", items={"book": 1}),
        op("lose_value", min=5),
        op("gain", items={"guitar": 1}),
        op("gain", one_of=["guitar"]),
        op("spend_charge", n=1),
        op("remove_note_token", label="dog"),
        op("play_resident", when="now"),
        op("combat_start"),
        op("lose_fittings", n=1),
        op("raise", state="misery", n=1, who="new_character"),
        op("remove_character", who="new_character", how="left"),
        op("free_fitting", cards=["stove"]),
    ],
    ids=lambda one: str(one["op"]),
)
def test_what_cannot_be_carried_out_was_not_done(nothing: dict[str, Any]) -> None:
    t = House("katia zlata anton boris").storage().at(REST)
    while t.state.house.deck[FITTING("stove")]:
        t.state.house.take_fitting(FITTING("stove"))
    emptied(t, "guitar").state.goods.storage[c.ITEMS.number("guitar")] = 0
    t.perform([nothing, op("gain", items={"wood": 1}, **{"if": {"did": True}})])
    assert t.has("wood") == 0


@shows("TWM-12.9", "TWM-4.29")
@pytest.mark.parametrize(("answer", "wood"), [("yes", 1), ("no", 0)])
def test_somebody_who_was_sent_on_did_not_join(answer: str, wood: int) -> None:
    t = House("katia").storage().at(REST)
    t.perform([op("recruit", source="unused"), op("gain", items={"wood": 1}, **{"if": {"did": True}})])
    t.do(answer)
    while t.asked == "take-one":
        t.do(t.offers()[0])
    assert t.has("wood") == wood


@shows("TWM-12.6")
def test_a_price_may_be_set_as_well_as_changed() -> None:
    food = c.ITEMS.number("raw-food")
    t = House().at(REST)
    for _ in range(2):
        t.perform([{"op": "price", "one_of": ["raw-food"], "d": 3}, {"op": "price", "one_of": ["raw-food"], "n": 5}])
        assert t.state.value(food) == 5


# Fights and raids


@shows("TWM-7.34")
def test_the_thugs_go_back_into_their_deck() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").on_top("residents", "thugs")
    t.at(Flow(RAID), Explore(), Encounter(4))
    t.state.decks.residents, t.state.outing.resident = t.state.decks.residents[:-1], c.THUGS
    t.at(Flow(RAID), Explore(), Encounter(4))
    assert (c.THUGS in t.state.decks.residents, c.THUGS in t.state.decks.residents_met) == (True, False)


@shows("TWM-10.24")
def test_a_fight_that_a_script_begins_brings_what_the_script_says() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").at(Flow(RAID), Explore())
    t.perform([op("combat", enemies=1, prowess=0, weapons=["knife"])])
    t.state.fight.foes[0].wounds = 3
    t.at(*t.state.stack)
    assert (t.asked, t.happened("found")) == ("explore", False)


@shows("TWM-8.1")
def test_guards_who_had_to_fight_at_home_are_still_armed_for_the_raid() -> None:
    t = House("katia zlata").tasks(katia="guard", zlata="floor").storage(knife=1)
    s = t.state
    s.raid.going = 1
    s.people.hand[WHO("katia")], s.goods.storage[c.KNIFE] = c.WEAPONS.number("knife"), 0
    s.stack = [Flow(DAWN)]
    t.run(lambda: s.push(FightOver(0, 0)))
    assert s.people.hand[WHO("katia")] == c.WEAPONS.number("knife")


@shows("TWM-8.1")
@pytest.mark.parametrize("raid", [op("draw_night_raid"), op("night_raid", damage=3, wounds=0)])
def test_a_raid_by_day_finds_the_guards_armed_and_is_over_afterwards(raid: dict[str, Any]) -> None:
    t = House("katia zlata").tasks(katia="guard", zlata="floor").storage(knife=1, wood=9).on_top("raids", "burglars")
    t.at(REST).perform([raid])
    assert (t.asked, t.offers()) == ("arm-guards", ["wield none", "wield knife"])
    while t.state.raid.going:
        t.do(t.offers()[-1])
    assert (t.state.raid.card, t.state.people.hand[WHO("katia")], t.sound()) == (-1, 0, True)


@shows("TWM-8.17")
def test_a_raid_that_is_ignored_beforehand_does_not_come() -> None:
    t = House().at(REST).perform([op("ignore_night_raid")])
    assert (t.state.raid.void, t.state.raid.skipped) == (0, 1)


@shows("TWM-10.24")
def test_the_weapons_of_the_dead_are_taken_once() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").at(Flow(RAID), Explore())
    t.perform([op("combat", enemies=1, prowess=0, weapons=["knife"]), *[op("gain_enemy_weapons")] * 2])
    t.state.fight.foes[0].wounds = 3
    t.at(*t.state.stack)
    assert t.carries("knife") == 1


@shows("TWM-12.1")
@pytest.mark.parametrize(("wounds", "wood"), [(3, 1), (0, 0)])
def test_a_script_may_ask_whether_its_fight_was_won(wounds: int, wood: int) -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").at(Flow(RAID), Explore())
    won = op("gain", items={"wood": 1}, **{"if": {"won": True}})
    t.perform([op("combat", enemies=1, prowess=0, weapons=["none"]), won])
    t.state.fight.foes[0].wounds = wounds
    t.at(*t.state.stack)
    t.do(*(["flee"] if not wood else []))
    assert t.carries("wood") == wood


@shows("TWM-7.28")
@pytest.mark.parametrize("script", [[op("noise_roll")], [op("play_resident", when="now")]])
def test_who_comes_while_others_are_met_takes_their_place(script: list[dict[str, Any]]) -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard")
    t.on_top("residents", "civilians", "hobos").at(Flow(RAID), Explore(), Encounter(0))
    t.rig(0, 0)
    t.perform(script)
    t.until("explore")
    assert t.sound()


@shows("TWM-7.28")
def test_a_fight_that_a_script_begins_ends_the_encounter() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").on_top("residents", "civilians")
    t.unknown("hiding-place", "heap", "heap")
    t.state.decks.unknown, t.state.outing.hiding_place = t.state.decks.unknown[:-1], 1
    t.at(Flow(RAID), Explore(), Encounter(0))
    assert t.asked == "encounter"  # the party may hide
    t.perform([op("combat", enemies=1, prowess=0, weapons=["none"])])
    t.state.fight.foes[0].wounds = 3
    t.at(*t.state.stack)
    assert (t.asked, t.sound()) == ("explore", True)


@shows("TWM-8.10")
def test_what_was_used_against_a_raid_that_came_to_nothing_is_gone_with_it() -> None:
    t = House().tasks(katia="guard", zlata="guard", anton="floor").at(Flow(RAID))
    s = t.state
    s.raid.modifier = -2
    s.raid.void = 1
    t.run(lambda: begin_raid(s, 3, 1, 0))
    assert s.raid.modifier == 0


# Going out


@shows("TWM-7.5", "TWM-7.17")
def test_what_was_promised_by_day_holds_on_the_way_out() -> None:
    t = House().at(Flow(EVENING))
    t.perform([op("inventory_bonus", n=2), op("noise_min", n=3), op("ignore_noise", until="dawn")])
    t.do("task scavenge", "task guard", "task guard")
    while t.asked != "explore":
        t.do("done" if "done" in t.offers() else t.offers()[0])
    today = t.state.today
    assert (today.inventory, today.noise_min, t.state.outing.noise, today.quiet) == (2, 3, 3, 99)


@shows("TWM-11.2")
def test_who_comes_to_trade_is_answered_once() -> None:
    t = stage(House().on_top("visitors", "barterer").storage(jewelry=1))
    t.rig(5)
    t.do("work g0", "idle", "idle")
    assert t.asked == "trade"
    t.do("yes")
    assert t.asked == "giving"


# Scarcity, and any time


@shows("TWM-1.12")
def test_a_recipe_for_what_the_box_has_none_of_is_not_offered() -> None:
    t = House("katia").fitting("workshop", "g4").storage(components=9, wood=9)
    stage(t).do("work g4")
    assert {"use make-lockpick", "use board-up"} <= set(t.offers())
    t = House("katia").fitting("workshop", "g4").storage(components=9, wood=9)
    t.state.goods.removed[c.LOCKPICK] += t.state.goods.box[c.LOCKPICK]
    t.state.goods.box[c.LOCKPICK] = 0
    stage(t).do("work g4")
    assert "use make-lockpick" not in t.offers()
    assert "use board-up" in t.offers()


@shows("TWM-1.12")
def test_poking_about_finds_only_what_the_box_has() -> None:
    t = House("katia zlata").storage()
    t.state.goods.removed[c.WOOD] += t.state.goods.box[c.WOOD] - 1
    t.state.goods.box[c.WOOD] = 1
    stage(t)
    t.rig(9)
    t.do("work b1", "idle")
    assert (t.asked, t.offers()) == ("poke-about", ["split 0", "split 1"])


@shows("TWM-12.40", "TWM-9.20")
@pytest.mark.parametrize(("card", "state"), [(1, "misery"), (13, "fatigue")])
def test_a_card_that_comforts_waits_for_somebody_who_needs_it(card: int, state: str) -> None:
    t = House("katia").keep(card).at(REST)
    assert t.offers("play") == []
    assert t.who("katia", **{state: 1}).at(REST).offers("play") == [f"play narrative-{card}"]


@shows("TWM-11.2", "TWM-7.23")
def test_a_market_is_not_offered_to_who_cannot_pay_its_commission() -> None:
    t = House().out("church", katia="scavenge", zlata="guard", anton="guard").at(Flow(RAID), Explore())
    assert (t.offers("visit"), t.refused("visit 1")) == ([], "TWM-11.2")
    assert t.pile(jewelry=2).at(Flow(RAID), Explore()).offers("visit") == ["visit 1"]


@shows("TWM-9.14")
def test_before_the_roll_for_the_dead_a_card_may_still_be_played() -> None:
    t = House("katia zlata").who("katia", misery=2).keep(1)
    t.state.today.losses = 1
    t.at(Flow(MORNING), Dawn(5))
    assert t.asked == "mourning"
    t.rig(9)
    t.do("play narrative-1", "choose katia")  # nothing else is left to do, so the roll follows
    assert (t.level("katia", "misery"), t.happened("rolled")) == (0, True)


@shows("TWM-4.11")
def test_without_the_second_pair_of_hands_the_rubble_stays() -> None:
    t = stage(House("katia zlata anton"))
    t.do("work g6", "helper zlata")
    card = t.state.house.turned[SPACE("g6")]
    t.run(lambda: lose_character(t.state, WHO("zlata"), 1))
    t.do("idle")
    assert t.state.house.turned[SPACE("g6")] == card


@shows("TWM-12.3")
def test_food_may_also_be_eaten_while_a_narrative_card_is_chosen() -> None:
    t = House("katia").who("katia", hunger=2).storage(raw_food=1).at(Flow(MORNING), Dawn(4))
    assert t.asked == "narrate"
    t.do("meal katia raw-food")
    assert (t.asked, t.level("katia", "hunger")) == ("narrate", 1)


# What a pack may say


def options(*rolls: tuple[int, int], **more: Any) -> Overrides:
    ways = [{"kind": "roll", "roll": list(roll), **more} for roll in rolls]
    return Overrides(name="mine", tables={"script": [{"id": "1789", "do": [], "option": ways}]}, words={})


@shows("TWM-12.2")
@pytest.mark.parametrize(
    ("rolls", "message"),
    [
        (((1, 5), (5, 10)), "several options have the result 5"),
        (((1, 5), (7, 10)), "no option has the result 6"),
        (((1, 9),), "no option has the result 10"),
    ],
)
def test_each_result_of_the_die_leads_somewhere(rolls: tuple[tuple[int, int], ...], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(options(*rolls))


def scripts(**entries: Any) -> Overrides:
    entry = {"id": "1789", "do": [], "option": [], **entries}
    return Overrides(name="mine", tables={"script": [entry]}, words={})


@shows("TWM-12.1")
@pytest.mark.parametrize(
    ("do", "message"),
    [
        (op("raise", state="misery", n=5, who="all"), "n: expected a whole number from 1 to 4"),
        (op("set", state="misery", n=7, who="all"), "from 0 to 4"),
        (op("noise_set", n=20), "from 1 to 8"),
        (op("noise", d=0), "it is not 0"),
        (op("gain", items={"wood": -2}), "from 1 to 99"),
        (op("gain", one_of=[]), "expected at least 1"),
        (op("draw_findings", rows=[], n=1), "expected at least 1"),
        (op("send_away", until=-3), "from 1 to 20"),
        (op("combat", enemies=1, prowess=16, weapons=["none"]), "from 0 to 9"),
        (op("combat", enemies=3, prowess=0, weapons=["none"], enemies_flee_after_kills=16), "from 1 to 9"),
        (op("raise", state="misery", n=1, who="passed"), "an empathy_roll before"),
        (op("raise", state="misery", n=1, who="rolled", rolled=[1, 3]), "a roll with 'per' before"),
        (op("noise", d=1, **{"if": {"roll": [1, 3]}}), "comes after a roll"),
        (op("noise", d=1, **{"if": {"empathy": "any"}}), "after an empathy_roll"),
        (op("prowess_rerolls_allowed"), "a roll of one die"),
        (op("play_script", script=1789), "never end: 1789 -> 1789"),
    ],
    ids=lambda one: str(one)[:60],
)
def test_what_means_nothing_is_refused(do: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(scripts(do=[do]))


@shows("TWM-12.2")
def test_a_circle_that_a_condition_closes_ends_all_the_same() -> None:
    back = {"kind": "condition", "if": {"day": [1, 20]}, "goto": 1789}
    t = House(content=scripts(option=[back])).at(REST)
    t.read(1789, steps=(REST,))
    assert t.asked


@pytest.mark.parametrize(
    ("table", "entry", "message"),
    [
        ("raid", {"id": "thieves", "damage": -3}, "from 0 to 99"),
        ("objective", {"id": "open-door", "track": 0}, "from 1 to 99"),
        ("script", {"id": "01900", "pool": "flavour"}, "is a number, or lower-case words"),
        ("event", {"id": "frost", "kind": "ending"}, r"\[\[event\]\].*three cards of the kind"),
    ],
)
def test_other_entries_are_refused_in_the_same_way(table: str, entry: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(Overrides(name="mine", tables={table: [entry]}, words={}))


@shows("TWM-12.2")
def test_conditions_may_choose_among_options_with_the_same_result() -> None:
    GAME.tables(options((1, 10), (1, 10), **{"if": {"where": "home"}}))


@shows("TWM-12.1")
@pytest.mark.parametrize("chain", [{1903: 1903}, {1903: 1904, 1904: 1903}])
def test_scripts_that_only_lead_to_each_other_are_refused(chain: dict[int, int]) -> None:
    scripts: list[dict[str, Any]] = [
        {"id": str(one), "pool": "linked", "source": "assumed", "option": [{"kind": "auto", "goto": other}]}
        for one, other in chain.items()
    ]
    text = "".join(f"script-{one} = Nobody reads this.\n" for one in chain)
    pack = Overrides(name="round", tables={"script": scripts}, words={"en": text, "fr": text})
    with pytest.raises(ContentError, match="leads to it"):
        GAME.new(seats=1, seed=1, content=pack)
