"""Rules by the letter: exactly so much, only these, nobody else, and what is told about it."""

import pytest
from tests.games.warofmine.fights import KNIFE, NONE, WHITE, fight
from tests.games.warofmine.tables import (
    FITTING,
    OUT_THERE,
    WHO,
    House,
    items,
    op,
    outside,
    rows,
    stage,
    them,
)

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine import log as e
from holdfast.games.warofmine.combat.fate import KNOCKDOWN, Target, disarm_character
from holdfast.games.warofmine.combat.fight import BOTH, OTHERS, QUEUED, Strike, settle_face
from holdfast.games.warofmine.goods.choices import LoseGoods, PayValue
from holdfast.games.warofmine.goods.trade import Taking, Trade, can_trade, commission
from holdfast.games.warofmine.goods.worth import worth
from holdfast.games.warofmine.house.costs import has_parts, saving
from holdfast.games.warofmine.house.reach import cards_in_reach
from holdfast.games.warofmine.house.recipes import replacement
from holdfast.games.warofmine.house.visitors import receive, seek_newcomer
from holdfast.games.warofmine.outside.findings import (
    ChooseFindings,
    HomeWay,
    abandon_pile,
    draw_findings,
    load_of,
    weight_of_one,
)
from holdfast.games.warofmine.outside.hiding import drop_from
from holdfast.games.warofmine.outside.noise import NoiseRoll
from holdfast.games.warofmine.outside.residents import Encounter, _draw_resident
from holdfast.games.warofmine.outside.scavenging import Explore, LookAround, ReadMap, Scavenging
from holdfast.games.warofmine.outside.unknown import ReturnCards
from holdfast.games.warofmine.people.choices import Relief, Select
from holdfast.games.warofmine.people.company import lose_character
from holdfast.games.warofmine.people.condition import absorbed
from holdfast.games.warofmine.people.die import Throw
from holdfast.games.warofmine.people.objectives import reveal_next
from holdfast.games.warofmine.phases.assign import Assign
from holdfast.games.warofmine.phases.dawn import Dawn, come_home, exchange
from holdfast.games.warofmine.phases.dusk import Thirst
from holdfast.games.warofmine.phases.evening import ExtraActions, fatigue_after
from holdfast.games.warofmine.phases.flow import DAWN, DAY, DUSK, EVENING, RAID, Flow
from holdfast.games.warofmine.phases.work import Resolve
from holdfast.games.warofmine.script import terms
from holdfast.games.warofmine.state.decks import LOCATION_CARD, RAIDS_DECK, RESIDENT_CARD
from holdfast.games.warofmine.state.ending import epilogue_notes, fates
from holdfast.games.warofmine.state.fight import ALLY, CHARACTER, FOE, Attack
from holdfast.games.warofmine.state.halt import finish
from holdfast.games.warofmine.state.jobs import (
    AT_ACTION,
    AT_CARD,
    AT_FITTING,
    AT_NOTE,
    DISMANTLING,
    HELPING,
    MOVING,
    PLACING,
    Job,
    no_jobs,
)
from holdfast.games.warofmine.state.masks import has, mask_of, roll_of, with_roll
from holdfast.games.warofmine.state.notes import Note
from holdfast.games.warofmine.state.people import DIED, LEFT
from holdfast.games.warofmine.state.reasons import CEASEFIRE, NOBODY_LEFT
from holdfast.testing import shows

ANTON = WHO("anton")
"""The first of all characters: his number is 0."""
COUSINS = c.NOTES.number("two-cousins")
ALL_CARDS = tuple(range(1, 16))

# Fights


@shows("TWM-10.27")
def test_who_is_disarmed_loses_their_own_shots_and_no_other_attack() -> None:
    t = fight([(NONE, 0)], pistol=1, ammo=4)
    zlata, anton = WHO("zlata"), WHO("anton")
    kept = [Attack(CHARACTER, zlata), Attack(CHARACTER, anton, 1), Attack(FOE, 0, 1)]
    t.state.fight.queue = [Attack(CHARACTER, zlata, 1), *kept]
    disarm_character(t.state, zlata)
    assert t.state.fight.queue == kept


@shows("TWM-10.27")
def test_a_weapon_that_was_struck_from_the_hand_is_refused_by_its_rule() -> None:
    t = fight([(NONE, 0)], "zlata", knife=1, pistol=1).note("grenade", charges=1, place="carried")
    t.do("fight")
    assert t.refused("wield pistol") == "TWM-10.13"  # no ammo
    t.do("wield none").clear()
    disarm_character(t.state, WHO("zlata"))
    t.until("fight", prefer=("keep", "miss", "wound")).do("fight")
    assert (t.offers(), t.refused("wield knife")) == (["wield none", "fight-with 1"], "TWM-10.27")


@shows("TWM-12.45")
def test_of_two_grenades_each_fighter_may_throw_one() -> None:
    t = fight([(NONE, 0)], "zlata anton marko")
    t.note("grenade", charges=1, place="carried").note("grenade", charges=1, place="carried")
    t.do("fight", "fight-with 1")
    assert t.offers("fight-with") != []
    t.do("fight-with 1")
    assert t.offers("fight-with") == []


@shows("TWM-10.20", "TWM-12.47")
def test_who_is_knocked_down_does_not_take_the_blows_of_allies_along() -> None:
    t = fight([(NONE, 0)]).note("two-cousins", charges=4, place="carried")
    t.state.fight.queue = []
    settle_face(t.state, Attack(ALLY, WHO("anton"), 0, COUSINS), KNIFE, 2)
    t.at(*t.state.stack, Target(KNOCKDOWN, 1, 0))
    t.do("wound anton")
    assert t.state.fight.our_wounds == 2


@pytest.mark.parametrize(
    ("kills", "hurt", "killed", "dealt", "flee"),
    [
        (0, 0, 9, 27, False), (1, 0, 1, 3, True), (2, 0, 1, 9, False), (2, 0, 2, 6, True),
        (0, 1, 0, 1, True), (0, 3, 9, 2, False), (0, 3, 0, 3, True),
    ],
)  # fmt: skip
def test_enemies_flee_when_they_have_lost_what_the_script_says(
    kills: int, hurt: int, killed: int, dealt: int, flee: bool
) -> None:
    sheet = fight([(NONE, 0)]).state.fight
    sheet.begin(False, kills, hurt)
    sheet.killed, sheet.wounds_dealt = killed, dealt
    assert sheet.enemies_flee() == flee


@shows("TWM-10.24")
@pytest.mark.parametrize("resident", ["thugs", "civilians"])
def test_the_dead_of_a_won_fight_are_searched_whoever_they_were(resident: str) -> None:
    t = fight([(KNIFE, 0)], "zlata", resident=resident)
    t.state.fight.foes[0].wounds = 2
    t.rig(WHITE["1"], 0, *([9] if resident == "civilians" else []))
    t.do("fight")
    assert t.happened("found", row="furniture")
    assert t.carries("knife") == 1


# Goods


def test_where_food_is_asked_for_no_note_is_given() -> None:
    t = House().storage(raw_food=1, canned_food=1, coffee=2, sugar=2).note("grenade", place="stored")
    assert t.at(Flow(DAWN), LoseGoods(1, terms.FOOD, 0)).offers() == ["give raw-food", "give canned-food"]
    named = t.at(Flow(DAWN), LoseGoods(1, terms.TOKEN, 0, items("coffee", "sugar")))
    assert named.offers() == ["give sugar", "give coffee"]


def test_the_most_valuable_are_lost_one_after_another() -> None:
    t = House().storage(pistol=1, hatchet=1, knife=1).at(Flow(DAWN), LoseGoods(2, terms.TOKEN, 0, valuable=1))
    assert (t.has("pistol"), t.has("hatchet"), t.has("knife")) == (0, 0, 1)


@shows("TWM-10.29")
def test_weapons_in_hands_are_worth_something_outside_and_not_in_storage() -> None:
    t = fight([(NONE, 0)], resident="thugs").storage(coffee=1)
    t.state.people.arm(WHO("zlata"), KNIFE)
    assert (worth(t.state, t.state.goods.pile), worth(t.state, t.state.goods.storage)) == (8, 1)
    t.storage(knife=1, jewelry=1).at(*t.state.stack, PayValue(5, stored=1))
    t.do("give knife")
    assert (t.state.people.hand[WHO("zlata")], t.has("knife")) == (KNIFE, 0)


@shows("TWM-11.2")
def test_the_last_point_is_paid_too() -> None:
    t = House().storage(coffee=1, cigarettes=1).at(Flow(DAWN), PayValue(2))
    t.do("give coffee")
    assert (t.has("coffee"), t.has("cigarettes")) == (0, 0)


# Building


@shows("TWM-4.16")
def test_both_kinds_of_parts_must_be_there() -> None:
    rectifier = FITTING("rectifier")
    assert not has_parts(House().storage(mechanical_part=1).state, rectifier)
    assert not has_parts(House().storage(electrical_part=1).state, rectifier)
    assert has_parts(House().storage(mechanical_part=1, electrical_part=1).state, rectifier)


@shows("TWM-4.16")
def test_a_full_store_builds_as_well_as_one_that_has_just_enough() -> None:
    t = stage(House().storage(wood=50, components=50))
    assert "place bed" in t.offers()


def test_tools_and_a_card_save_together() -> None:
    t = House().note("tools", place="stored")
    t.state.today.discount = 1
    assert saving(t.state, -1) == 3
    hidden = House().note("tools", place="hidden")
    assert saving(hidden.state, -1) == 0


@shows("TWM-4.21", "TWM-4.16")
def test_a_fitting_that_has_its_place_is_refused_for_its_cost() -> None:
    t = House().clear("g4", "g5").fitting("stove", "g4").storage(wood=9, components=9)
    t.state.house.drop_idea(FITTING("improved-stove"))
    t.state.house.return_fitting(FITTING("improved-stove"))
    assert stage(t).refused("place improved-stove") == "TWM-4.16"  # no mechanical part


@shows("TWM-4.11")
def test_one_with_a_shovel_or_one_who_is_strong_clears_rubble_alone() -> None:
    rubble = next(space for space in c.SPACES.entries if has(House().state.t.rubble_spaces, c.SPACES.number(space)))
    for people, goods, alone in (("katia", {}, False), ("katia", {"shovel": 1}, True), ("boris", {}, True)):
        t = House(people).storage(**goods)
        t.at(Flow(DUSK), Assign(0, t.state.people.home(), -1))
        assert (f"work {rubble}" in t.offers()) == alone


@shows("TWM-4.13", "TWM-12.23")
def test_a_sturdy_lockpick_is_used_before_one_that_breaks() -> None:
    t = House("katia").storage(lockpick=1).note("sturdy-lockpick", place="stored")
    door = next(space for space in c.SPACES.entries if has(t.state.t.door_spaces, c.SPACES.number(space)))
    t.rig(9)
    t.at(Flow(DUSK), Resolve(0, -1), Assign(0, t.state.people.home(), -1))
    t.do(f"work {door}")
    assert (t.has("lockpick"), t.happened("opened")) == (1, True)


@shows("TWM-4.9", "TWM-4.23")
def test_work_is_refused_by_what_is_missing_there() -> None:
    t = House("katia").clear("g4").fitting("stove", "g4")
    idea = next(space for space in c.SPACES.entries if has(t.state.t.idea_spaces, c.SPACES.number(space)))
    for fitting, number in enumerate(t.state.house.ideas):
        for _ in range(number):
            t.state.house.drop_idea(fitting)
    assert stage(t).refused("work g4") == "TWM-4.9"
    assert t.refused(f"work {idea}") == "TWM-4.23"


@shows("TWM-4.6")
def test_what_is_promised_to_two_is_closed_to_the_third() -> None:
    t = House().clear("g4", "g5", "m4", "m5").fitting("stove", "g2").storage(wood=19, components=19)
    stage(t).do("place bed", "at g4", "move g2", "at g5", "place bed")
    assert "at g4" not in t.offers()
    assert "at g5" not in t.offers()
    assert t.refused("at g4") == t.refused("at g5") == "TWM-4.6"


@shows("TWM-12.35")
def test_flour_replaces_no_vegetables() -> None:
    t = House().note("food-sack", charges=2, place="stored")
    assert replacement(t.state, c.RECIPES.number("cook-wood")) == 0
    assert replacement(t.state, c.RECIPES.number("cook-vegetables")) < 0


@shows("TWM-12.21", "TWM-12.32")
def test_nobody_works_with_a_note_that_is_no_work_or_was_used_today() -> None:
    t = House().note("grenade", place="stored").note("carpenter", place="stored")
    t.state.today.notes_used = t.state.t.note_daily[c.NOTES.number("carpenter")]
    assert stage(t).offers("with-note") == []
    assert t.refused("with-note 2") == "TWM-12.21"


def test_cards_of_the_house_are_in_reach_outside_of_a_stage_too() -> None:
    t = House().at(Flow(EVENING))
    assert t.state.house.reached == 0
    assert cards_in_reach(t.state)


# Visitors


@shows("TWM-4.25")
def test_a_newcomer_on_top_of_the_deck_is_found() -> None:
    t = House("katia")
    others = [card for card in t.state.decks.visitors if card != c.NEWCOMER]
    t.state.decks.visitors = [*others, c.NEWCOMER]
    t.run(lambda: seek_newcomer(t.state))
    assert t.happened("visited", visitor="newcomer")
    assert sorted(t.state.decks.visitors) == sorted(others)


@shows("TWM-3.7")
def test_what_was_given_before_is_no_gift_to_the_next_visitor() -> None:
    t = House()
    t.state.goods.given, t.state.goods.trade = 9, terms.TRADE_MADE
    t.run(lambda: receive(t.state, t.state.decks.visitors[-1]))
    assert (t.state.goods.given, t.state.goods.trade) == (0, 0)


# Dusk, Evening and the night


@shows("TWM-5.4")
def test_only_food_that_is_there_is_given() -> None:
    t = House("katia zlata").storage(water=2, raw_food=1).who("katia", hunger=2).at(Flow(DUSK))
    assert t.offers() == ["eat katia raw-food", "eat zlata raw-food", "done"]
    out = outside().pile(canned_food=1).who("katia", hunger=2).at(*OUT_THERE)
    assert out.offers("meal") == ["meal katia canned-food"]


@shows("TWM-6.2")
def test_a_bed_under_the_roof_is_a_bed() -> None:
    t = House().fitting("bed", "t1").at(Flow(EVENING))
    assert "task bed" in t.offers()


@shows("TWM-2.7")
def test_who_is_exhausted_may_guard_when_the_others_sleep() -> None:
    t = House("zlata anton katia").fitting("bed", "g4").who("katia", fatigue=4).at(Flow(EVENING))
    t.do("task bed", "task floor")
    assert "task guard" in t.offers("task")


@shows("TWM-9.20")
def test_cards_have_their_moment() -> None:
    t = House().keep(*ALL_CARDS).who("katia", misery=1, fatigue=1).at(Flow(EVENING))
    t.do("task guard", "task floor", "task floor")
    assert (t.asked, t.offers("play")) == ("assigned", ["play narrative-4"])
    t = House("katia").keep(*ALL_CARDS).who("katia", misery=1, fatigue=1).tasks(katia="guard")
    t.on_top("raids", "thieves").at(Flow(RAID))
    assert (t.asked, t.offers("play")) == ("alarm", ["play narrative-9"])
    t = House("katia").keep(*ALL_CARDS).storage(wood=4).note("coal", charges=2, place="stored").fitting("heater", "g4")
    t.who("katia", misery=1, fatigue=1).state.house.cold = 6
    stage(t).do("work g4", "done")
    assert (t.asked, t.offers()) == ("stoke", ["done", "use-note 1"])


@shows("TWM-8.2")
def test_where_no_raid_card_is_left_no_raid_comes() -> None:
    t = House().tasks(katia="guard", zlata="floor", anton="floor")
    t.state.decks.raids = []
    t.at(Flow(RAID))
    assert t.asked == "crime-wave"
    assert not t.happened("raided", since_start=True)


@shows("TWM-9.4")
def test_the_fate_of_a_night_touches_wounds() -> None:
    t = House().who("katia", wounds=1).tasks(katia="guard", zlata="floor", anton="floor")
    t.rig(c.FATES.number("fate-1"))
    t.at(Flow(DAWN))
    assert t.level("katia", "wounds") == 2


@shows("TWM-12.44")
def test_all_that_was_taken_wears_off_at_dawn() -> None:
    t = House().note("morphine", charges=2, place="with katia").note("uniform", place="with zlata")
    t.note("numbed", place="with anton").note("morphine", charges=2, place="with zlata")
    t.at(Flow(DAWN))
    assert [note.is_stored() for note in t.state.notes.tokens] == [True]


# People


@shows("TWM-2.1", "TWM-2.3")
def test_the_fourth_level_is_told_with_its_own_rule() -> None:
    t = House().who("katia", wounds=2)
    t.perform([op("raise", state="wounds", n=1, who="this")], "katia")
    assert [event.rule for event in t.events("wounds")] == ["TWM-2.1"]
    t.perform([op("raise", state="wounds", n=1, who="this")], "katia")
    assert [event.rule for event in t.events("wounds")] == ["TWM-2.3"]


@shows("TWM-2.3", "TWM-2.4")
def test_who_dies_of_one_state_does_not_die_of_another_too() -> None:
    t = House().who("katia", wounds=3, illness=3)
    t.perform([op("raise", state="wounds", n=1, who="this"), op("raise", state="illness", n=1, who="this")], "katia")
    assert t.people == ["zlata", "anton"]
    assert len(t.events("died", character="katia")) == 1
    assert t.state.today.losses == 1


@shows("TWM-12.13")
def test_who_was_sent_away_comes_home_when_nobody_else_is_left() -> None:
    t = House("katia zlata")
    t.perform([op("send_away", until="dawn")], "zlata")
    t.perform([op("remove_character", who="this", how="died")], "katia")
    assert t.present() == {"zlata"}
    assert not t.over


@shows("TWM-12.50")
def test_two_doses_spare_more_than_one() -> None:
    t = House().note("morphine", charges=2, place="with katia").note("morphine", charges=1, place="with katia")
    assert [absorbed(t.state, WHO("katia"), n) for n in (2, 3, 5)] == [2, 3, 3]


@shows("TWM-13.6")
def test_the_first_of_the_causes_is_told_too_and_none_where_there_was_none() -> None:
    t = House()
    t.state.people.cause = c.HUNGER
    t.run(lambda: lose_character(t.state, WHO("katia"), DIED))
    t.perform([op("game_over", result="ceasefire")])
    assert t.happened("end-cause", character="katia", condition="hunger")
    gone = House().perform([op("remove_character", who="this", how="left")], "katia")
    gone.perform([op("game_over", result="ceasefire")])
    assert gone.happened("end-left", character="katia")
    assert not gone.happened("end-cause")


@shows("TWM-3.6")
@pytest.mark.parametrize("goal", [goal for goal in c.OBJECTIVES.entries if goal != "survive"])
def test_every_objective_that_is_not_reached_is_missed(goal: str) -> None:
    t = House()
    story, number = t.state.story, c.OBJECTIVES.number(goal)
    story.objectives = [number, *(other for other in story.objectives if other != number)]
    story.open, story.chapters = 0, 1
    t.run(lambda: reveal_next(t.state))
    assert t.happened("missed", objective=goal)


# The end


@shows("TWM-13.3")
def test_points_are_counted_at_the_ceasefire_and_not_for_those_who_are_lost() -> None:
    t = House().perform([op("game_over", result="ceasefire")])
    assert t.outcome.parts["survivors"] == [30]
    assert t.state.standing().scores == t.outcome.scores
    lost = House().perform([op("game_over", result="no-guard")])
    assert lost.outcome.parts["survivors"] == lost.outcome.parts["victory"] == [0]


@shows("TWM-12.7")
def test_pages_about_the_town_come_after_those_about_people() -> None:
    t = House()
    blocks = t.state.t.blocks
    last = min(block for block in range(len(blocks)) if blocks[block].order == 3)
    first = min(block for block in range(last, len(blocks)) if blocks[block].order == 1)
    t.state.story.epilogue = [last, first]  # as they were put down, and by their numbers
    assert epilogue_notes(t.state) == [first, last]


# Outside


@shows("TWM-7.28", "TWM-7.23")
def test_before_residents_only_hiding_is_a_matter_of_cards() -> None:
    t = outside().talked().on_top("residents", "hobos").unknown("heap")
    t.state.outing.hiding_place = 1
    t.rig(4)
    t.at(*OUT_THERE, Encounter(0))
    assert (t.refused("hide"), t.refused("explore")) == ("TWM-7.23", "TWM-7.28")
    bare = outside().talked().on_top("residents", "hobos")
    bare.rig(4)
    bare.at(*OUT_THERE, Encounter(0))
    if bare.asked == "encounter":
        assert bare.refused("ambush") == "TWM-7.28"


@shows("TWM-7.28")
def test_some_who_are_met_are_a_story_of_their_own() -> None:
    t = outside().on_top("residents", "reality-impact").at(*OUT_THERE, Encounter(0))
    assert t.happened("met", resident="reality-impact")
    assert t.happened("read")
    assert not t.happened("rolled")  # nobody counts how many they are


@shows("TWM-12.51")
def test_rebels_who_see_the_uniform_attack_once() -> None:
    t = outside(party="katia").talked().note("uniform", place="with katia").on_top("residents", "rebels")
    t.rig(4)
    t.at(*OUT_THERE, Encounter(0))
    assert t.asked == "fight"
    t.state.fight.foes = []
    t.at(*t.state.stack)
    assert t.asked == "explore"  # they are not met a second time


def test_a_death_in_an_earlier_fight_is_not_mourned_in_the_next() -> None:
    t = outside()
    t.state.fight.fallen = 1
    t.at(Flow(RAID), ChooseFindings())
    assert t.state.fight.fallen == 0


@shows("TWM-12.2", "TWM-7.21")
def test_looking_around_shows_what_was_not_told_yet() -> None:
    t = outside()
    table = t.state.t.place_tables[c.LOCATIONS.number("hotel")]
    new = table[4][0]
    t.state.story.told = [block for row in table for block in row if block != new]
    t.rig(0)
    t.at(Flow(RAID), Explore(), LookAround(1))
    assert new in t.state.story.told


@shows("TWM-7.28")
def test_a_trade_with_others_is_no_trade_with_these() -> None:
    t = outside().talked().on_top("residents", "hobos")
    t.state.goods.trade = terms.TRADE_MADE
    t.at(*OUT_THERE, Encounter(0))
    assert t.state.goods.trade == 0


@shows("TWM-7.30")
@pytest.mark.parametrize(("face", "meaning"), [(8, "nothing-special"), (9, "special")])
def test_a_ten_is_a_special_finding_and_told_as_one(face: int, meaning: str) -> None:
    t = outside().on_top("findings", c.FINDINGS.entries[0])
    t.state.stack = list(OUT_THERE)
    t.rig(face)
    t.run(lambda: draw_findings(t.state, 1, rows("heap")))
    assert t.happened("rolled", result=face + 1, meaning=meaning)
    assert t.asked == ("take-one" if meaning == "special" else "explore")


@shows("TWM-12.23")
def test_only_the_right_note_is_a_tool_and_only_where_it_lies_at_hand() -> None:
    column = House().state.t.note_sawblade
    assert not House().note("grenade", place="stored").state.has_tool(column)
    assert House().note("broken-sawblade", place="stored").state.has_tool(column)
    assert not House().note("broken-sawblade", place="hidden").state.has_tool(column)


# One alone


@shows("TWM-7.1", "TWM-7.9", "TWM-7.20")
def test_one_alone_goes_out_searches_and_packs() -> None:
    t = House("anton zlata").tasks(anton="scavenge", zlata="guard").at(Flow(RAID), Scavenging())
    assert t.asked == "scavenging"
    t = outside("anton zlata", "anton").pile(coffee=1).at(*OUT_THERE)
    assert t.asked == "explore"
    t.do("stop")
    assert t.carries("coffee") == 1


@shows("TWM-9.1")
def test_one_alone_comes_home_with_what_was_found() -> None:
    t = House("anton zlata").tasks(anton="scavenge", zlata="guard").pile(coffee=1)
    t.run(lambda: come_home(t.state))
    assert (t.has("coffee"), t.state.people.is_home(ANTON)) == (1, True)


@shows("TWM-10.9", "TWM-4.8", "TWM-4.11")
def test_one_alone_fights_works_and_helps() -> None:
    assert fight([(NONE, 0)], "anton").asked == "fight"
    assert House("anton").at(Flow(DAY)).asked == "assign"
    assert "work g6" in stage(House("zlata anton")).offers()  # rubble, with him as the helper


@shows("TWM-12.13", "TWM-7.20")
@pytest.mark.parametrize("party", ["anton", "anton zlata"])
def test_who_is_left_alone_outside_goes_on(party: str) -> None:
    t = outside("anton zlata katia" if "zlata" in party else "anton zlata", party)
    t.state.stack = list(OUT_THERE)
    t.run(lambda: lose_character(t.state, WHO("zlata"), LEFT))
    assert (t.asked, t.present()) == ("explore", {"anton"})


@shows("TWM-10.7")
def test_the_first_in_the_list_may_roll_again_too() -> None:
    t = fight([(NONE, 0)], "anton")
    t.state.fight.give_rerolls(ANTON, 1)
    t.at(*t.state.stack, Strike(OTHERS + QUEUED, BOTH, ANTON, 0))
    assert t.offers() == ["keep", "reroll"]


@shows("TWM-2.12")
def test_more_may_be_named_until_nobody_is_left() -> None:
    t = House("zlata anton").at(Flow(DAWN), Select(them("zlata", "anton"), 1, more=1))
    t.do("choose zlata")
    assert t.offers() == ["choose anton", "done"]


@shows("TWM-2.12")
def test_relief_is_chosen_where_both_states_are_there() -> None:
    t = House("anton").who("anton", fatigue=1, misery=1)
    t.at(Flow(DAY), Relief(them("anton"), c.FATIGUE, c.MISERY, 1))
    assert t.offers() == ["option 1", "option 2"]
    t.do("option 2")
    assert (t.level("anton", "fatigue"), t.level("anton", "misery")) == (1, 0)
    for state in ("fatigue", "misery"):
        one = House("anton").who("anton", **{state: 1})
        one.at(Flow(DAY), Relief(them("anton"), c.FATIGUE, c.MISERY, 1))
        assert (one.asked, one.level("anton", state)) == ("assign", 0)


@shows("TWM-9.20")
def test_a_guard_works_through_the_evening_stage_by_stage() -> None:
    t = House("anton").tasks(anton="guard").at(Flow(DAWN), ExtraActions(2))
    for number in (1, 2):
        assert (t.asked, t.facts()["stage"]) == ("assign", [number])
        t.do("idle")
    assert t.asked != "assign"


@shows("TWM-5.3")
@pytest.mark.parametrize(("die", "state"), [(5, "hunger"), (6, "misery")])
def test_who_is_thirsty_suffers_whoever_it_is(die: int, state: str) -> None:
    t = House("anton")
    t.rig(die - 1)
    t.at(Flow(DAY), Thirst(them("anton")))
    assert t.level("anton", state) == 1


@pytest.mark.parametrize(
    ("die", "added", "meaning"),
    [(5, 0, e.TO_HUNGER), (6, 0, e.TO_MISERY), (5, 1, e.TO_MISERY), (4, 1, e.TO_HUNGER)],
)
def test_a_roll_is_told_with_all_that_counts(die: int, added: int, meaning: int) -> None:
    t = House()
    t.rig(die - 1, die - 1)
    t.run(lambda: Throw(e.FOR_WATER, 5, e.TO_HUNGER, e.TO_MISERY, added, ANTON).make(t.state, "TWM-5.3"))
    assert t.happened("rolled-for", result=die, added=added, limit=5, meaning=meaning, character="anton")
    t.run(lambda: Throw(e.FOR_WATER, 5, e.TO_HUNGER, e.TO_MISERY, added).make(t.state, "TWM-5.3"))
    assert t.happened("rolled", result=die, added=added, limit=5, meaning=meaning)


@shows("TWM-6.2", "TWM-6.3", "TWM-6.4")
def test_each_task_does_its_own_to_every_level_of_fatigue() -> None:
    t = House()
    found = {}
    for task in c.TASKS.entries:
        number = c.TASKS.number(task)
        found[task] = [fatigue_after(t.who("katia", fatigue=n).state, WHO("katia"), number) for n in range(5)]
    work = [1, 2, 3, 4, 4]
    assert found == {"bed": [0] * 5, "floor": [0, 0, 0, 1, 2], "guard": work, "scavenge": work}


@shows("TWM-12.5")
def test_the_dog_is_for_a_flight_or_a_raid_and_nothing_else() -> None:
    t = House().note("dog", charges=2, place="stored")
    assert stage(t).offers("use-note") == []
    assert t.at(Flow(DAWN)).offers("use-note") == []


# Trade to the point


@shows("TWM-11.2")
@pytest.mark.parametrize(("coffee", "asked", "trades"), [(0, 0, False), (1, 1, True), (1, 2, False), (2, 1, True)])
def test_who_has_the_commission_to_the_point_may_trade(coffee: int, asked: int, trades: bool) -> None:
    assert can_trade(House("zlata anton").storage(coffee=coffee).state, asked) == trades


@shows("TWM-11.2")
def test_a_commission_is_never_less_than_nothing() -> None:
    assert commission(House("katia").state, 0) == 0  # who barters well
    t = House("zlata")
    assert commission(t.state, 9) == 9
    t.state.today.no_commission = 1
    assert commission(t.state, 9) == 0


@shows("TWM-11.2", "TWM-11.3")
def test_a_commission_of_one_is_paid_and_a_gift_of_one_is_a_trade() -> None:
    t = House("zlata anton").storage(coffee=1, cigarettes=1)
    t.state.goods.given = 4
    t.at(Flow(DAWN), Trade(items("knife"), 1, 0)).do("yes")
    assert t.asked == "pay-value"
    t.do("give coffee")
    assert t.offers() == ["give cigarettes", "done"]
    t.do("give cigarettes")
    assert t.happened("traded", given=1)
    assert (t.state.goods.trade, t.state.goods.given) == (terms.TRADE_MADE, 6)
    nothing = House("zlata").storage(coffee=1).at(Flow(DAWN), Trade(items("knife"), 0, 0))
    nothing.do("yes", "done")
    assert not nothing.happened("traded")
    assert nothing.state.goods.trade == terms.TRADE_DECLINED


@shows("TWM-11.3", "TWM-1.12")
def test_the_last_point_buys_the_last_token() -> None:
    t = House("zlata").at(Flow(DAWN), Taking(items("coffee", "cigarettes"), 1, 0, []))
    assert t.offers() == ["take coffee", "take cigarettes", "done"]
    t.state.goods.box[c.ITEMS.number("coffee")] = 1
    t.state.goods.box[c.ITEMS.number("cigarettes")] = 0
    assert t.at(*t.state.stack).offers() == ["take coffee", "done"]


# Outside, card by card


@shows("TWM-12.54")
def test_a_canister_carries_three_water_for_nothing() -> None:
    t = outside().note("water-canister", place="carried")
    s, one = t.state, t.state.t.weight[c.WATER]
    weights = [(load_of(t.pile(water=water).state), weight_of_one(s, c.WATER)) for water in range(5)]
    assert weights == [(0, 0), (0, 0), (0, 0), (0, one), (one, one)]
    assert weight_of_one(s, c.WOOD) == s.t.weight[c.WOOD] > 0


@shows("TWM-7.30")
def test_each_findings_card_has_a_roll_and_more_cards_come_once() -> None:
    t = outside("zlata anton", "zlata").on_top("findings", "finding-1", "finding-2")
    t.state.stack = list(OUT_THERE)
    t.state.today.findings = 1
    t.rig(0, 0)
    t.run(lambda: draw_findings(t.state, 1, rows("heap")))
    assert len(t.events("rolled")) == len(t.events("found")) == 2
    assert (t.state.today.findings, t.state.outing.no_special, t.state.outing.row_card) == (0, 0, -1)


@shows("TWM-7.15", "TWM-7.24", "TWM-7.32")
def test_what_waited_to_be_used_goes_back_when_the_party_packs() -> None:
    t = outside()
    s, outing = t.state, t.state.outing
    cards = len(s.decks.exploration + s.decks.unknown)
    outing.hiding_place = outing.map = 1
    outing.free_wood = 2
    t.at(Flow(RAID), ChooseFindings())
    assert (outing.hiding_place, outing.map, outing.free_wood, len(s.decks.exploration)) == (0, 0, 0, cards + 2)
    outing.noise = 6
    t.at(Flow(RAID), HomeWay())
    assert (outing.location, outing.noise) == (-1, 1)


@shows("TWM-7.25")
@pytest.mark.parametrize("die", [1, 10])
def test_from_whom_the_party_hides_it_has_met(die: int) -> None:
    t = outside().on_top("residents", "hobos")
    s = t.state
    s.outing.resident, s.decks.residents = s.decks.residents[-1], s.decks.residents[:-1]
    s.outing.hiding_place, s.die = 1, die
    t.at(*OUT_THERE, Encounter(3)).do("hide")
    assert (t.asked, s.outing.hiding_place) == ("explore", 0)
    assert s.decks.residents_met == [c.RESIDENTS.number("hobos")]


@shows("TWM-7.28")
@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("name", ["thugs", "hobos"])
def test_residents_who_must_come_are_found_wherever_they_lie(name: str, place: int) -> None:
    s = outside().state
    wanted, others = c.RESIDENTS.number(name), [c.RESIDENTS.number("civilians")] * 3
    for by_card in (True, False):
        s.decks.residents = [*others[:place], wanted, *others[place:]]
        s.outing.next_resident = -1 if by_card else wanted
        assert _draw_resident(s, wanted if by_card else -1) == wanted
        assert (s.outing.next_resident, s.decks.residents) == (-1, others)


@shows("TWM-7.28", "TWM-7.2")
def test_only_the_first_residents_of_a_night_are_those_of_the_location() -> None:
    s = outside(location="quiet-house").state
    thugs, civilians, hobos = (c.RESIDENTS.number(name) for name in ("thugs", "civilians", "hobos"))
    for met, found in ((0, civilians), (1, hobos)):
        s.decks.residents, s.outing.met = [thugs, civilians, hobos], met
        assert _draw_resident(s, -1) == found


@shows("TWM-7.6")
def test_who_is_heard_falls_silent() -> None:
    t = outside("zlata anton", "zlata")
    t.state.outing.noise = 5
    t.rig(4)
    t.at(*OUT_THERE, NoiseRoll(1))
    assert (t.state.outing.noise, t.happened("met")) == (1, True)
    sneaky = outside("arica zlata", "arica")
    sneaky.rig(0)
    sneaky.at(*OUT_THERE, NoiseRoll(1))
    assert sneaky.happened("rolled", roll="noise", result=1, limit=0, meaning="unheard")


@shows("TWM-7.24")
@pytest.mark.parametrize("name", ["heap", "furniture", "pantry"])
def test_any_of_the_three_cards_on_the_map_is_returned(name: str) -> None:
    t = outside().unknown("heap", "furniture", "pantry", "rubble").at(*OUT_THERE, ReadMap(3))
    shown = ["heap", "furniture", "pantry"]
    assert t.offers() == [*(f"drop {card}" for card in shown), "done"]
    t.do(f"drop {name}")
    shown.remove(name)
    assert t.offers() == [*(f"drop {card}" for card in shown), "done"]
    assert [c.EXPLORATION.entries[card] for card in t.state.decks.unknown[::-1]] == [*shown, "rubble"]


@shows("TWM-7.11")
def test_none_one_or_all_cards_are_returned() -> None:
    t = outside().unknown("heap", "rubble").at(*OUT_THERE, ReturnCards())
    assert t.offers() == ["return 0", "return 1", "return 2"]
    t.do("return 0")
    assert not t.happened("returned")


# Three notes are three


@shows("TWM-7.20", "TWM-12.43", "TWM-12.44", "TWM-12.57")
def test_all_of_several_notes_go_where_one_would() -> None:
    t = outside().note("grenade", place="carried").note("two-cousins", charges=4, place="carried")
    t.note("grenade", place="carried").note("grenade", place="carried")
    abandon_pile(t.state)
    assert [note.id for note in t.state.notes.tokens] == [COUSINS]
    t = House().note("grenade", place="at church").note("grenade", place="at hotel").note("grenade", place="at church")
    t.note("grenade", place="at church")
    drop_from(t.state, c.LOCATIONS.number("church"))
    assert [note.whose for note in t.state.notes.tokens] == [c.LOCATIONS.number("hotel")]
    t = House()
    for _ in range(3):
        t.note("uniform", place="with katia")
    t.run(lambda: lose_character(t.state, WHO("katia"), DIED))
    assert [note.is_stored() for note in t.state.notes.tokens] == [True] * 3
    t = House()
    for _ in range(3):
        t.note("blizzard")
    t.at(Flow(DAY), Dawn(7))
    assert t.state.notes.tokens == []


@shows("TWM-12.6")
def test_a_note_weighs_nothing_and_is_worth_nothing_unless_it_says_so() -> None:
    note = Note(0, 3, 0, -1, 0)
    assert (note.worth(), note.load(), note.value_each, note.weight_each) == (0, 0, 0, 0)


# Decks and what is known of them


@shows("TWM-9.7")
@pytest.mark.parametrize("spot", range(3))
def test_the_farther_locations_come_nearer(spot: int) -> None:
    t = House()
    s = t.state
    others = [card for card in range(len(c.LOCATIONS)) if card != 0]
    s.decks.spots, s.decks.locations = others[:spot] + [0] + others[spot:2], others[2:]
    t.run(lambda: exchange(s, spot))
    assert (s.decks.spots, s.decks.locations) == ([*others[:2], others[-1]], others[2:-1])
    assert s.decks.taken_out(LOCATION_CARD) == [0]
    assert t.happened("exchanged", location=c.LOCATIONS.entries[0], here=0)
    s.decks.locations = []
    exchange(s, 2)
    assert s.decks.spots == [*others[:2], -1]


@shows("TWM-1.19")
def test_what_is_known_of_a_deck_is_less_by_each_card_that_is_drawn() -> None:
    decks = House().state.decks
    known = []
    for n in (1, 1, 5):
        decks.knows(RAIDS_DECK, 3)
        for _ in range(n):
            decks.drew(RAIDS_DECK)
        known.append(decks.known[RAIDS_DECK])
    decks.knows(RAIDS_DECK, 1)
    decks.drew(RAIDS_DECK)
    assert (known, decks.known[RAIDS_DECK]) == ([2, 2, 0], 0)
    decks.knows(RAIDS_DECK, 1)
    decks.forget(RAIDS_DECK)
    assert decks.known[RAIDS_DECK] == 0


@shows("TWM-1.19")
def test_red_residents_are_known_as_often_as_different_ones_were_seen() -> None:
    s = outside().state
    seen = []
    for met, here in (([], -1), ([], c.THUGS), ([], c.THUGS), ([c.THUGS], -1), ([c.THUGS], c.THUGS)):
        s.decks.residents_met, s.outing.resident = met, here
        s.saw_resident(c.THUGS)
        seen.append(s.decks.times_seen(RESIDENT_CARD, c.THUGS))
    assert seen == [1, 2, 2, 2, 3]


@shows("TWM-7.10")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_journal_goes_to_the_next_seat(seats: int) -> None:
    t = House(seats=seats)
    leader = t.state.leader
    t.run(lambda: t.state.pass_journal("TWM-7.10"))
    assert t.state.leader == (leader + 1) % seats
    assert t.happened("leads") == (seats > 1)


# Jobs and ends


@shows("TWM-4.6")
@pytest.mark.parametrize("what", range(10))
def test_who_works_on_a_space_holds_it(what: int) -> None:
    jobs = no_jobs()
    for character, job in ((ANTON, Job(what, 5, 3)), (WHO("zlata"), Job(AT_ACTION, 7))):
        jobs.assigned(character)
        jobs.give(character, job)
    holds = what in (AT_CARD, AT_ACTION, AT_FITTING, PLACING, MOVING, DISMANTLING)
    assert jobs.occupied() == mask_of([5, 7] if holds else [7])
    assert jobs.promised() == mask_of({PLACING: [5], MOVING: [3]}.get(what, []))
    assert (jobs.at_note(3), jobs.at_note(4)) == (what == AT_NOTE, False)
    helped = [jobs.helped(WHO("zlata"), 5), jobs.helped(WHO("zlata"), 7), jobs.helped(ANTON, 5)]
    assert helped == [what == HELPING, False, False]


@shows("TWM-4.6")
def test_two_fittings_are_promised_two_spaces() -> None:
    jobs = no_jobs()
    work = (Job(PLACING, 4, 0), Job(MOVING, 9, 6), Job(PLACING, 8, 1))
    for character, job in enumerate(work):
        jobs.assigned(character)
        jobs.give(character, job)
    assert (jobs.promised(), jobs.occupied()) == (mask_of([4, 6, 8]), mask_of([4, 8, 9]))


def test_each_has_a_roll_of_their_own() -> None:
    rolls = with_roll(with_roll(0, ANTON, 10), 1, 7)
    assert [roll_of(rolls, character) for character in range(3)] == [10, 7, 0]


@shows("TWM-13.6")
def test_of_what_somebody_died_is_remembered() -> None:
    t = House()
    t.state.people.cause = c.HUNGER
    t.run(lambda: lose_character(t.state, WHO("katia"), DIED))
    t.run(lambda: lose_character(t.state, WHO("zlata"), LEFT))
    day = t.state.day
    assert fates(t.state) == [(WHO("zlata"), "left", "", day), (WHO("katia"), "died", "hunger", day)]


@shows("TWM-13.3")
def test_the_first_reason_to_end_counts() -> None:
    s = House().state
    finish(s, CEASEFIRE)
    finish(s, NOBODY_LEFT)
    assert s.reason == CEASEFIRE
