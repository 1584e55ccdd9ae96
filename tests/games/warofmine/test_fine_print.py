"""The fine print of the Journal, phase by phase: one story for each thing that is easily overlooked."""

from typing import Any

import pytest
from tests.games.warofmine.tables import FITTING, ITEM, SCRIPTS, SPACE, WHO, House, by_day, op, stage

from holdfast.core import Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.combat import fate, foes, weapons
from holdfast.games.warofmine.combat.fight import THEIRS, begin_fight, settle_face, strike
from holdfast.games.warofmine.goods.choices import LoseGoods, PayValue
from holdfast.games.warofmine.goods.worth import fits, worth
from holdfast.games.warofmine.house import visitors
from holdfast.games.warofmine.house.costs import within_means
from holdfast.games.warofmine.house.reach import cards_in_reach
from holdfast.games.warofmine.house.sniper import sniper_reach
from holdfast.games.warofmine.outside.noise import heard_at
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.people.skills import SNEAKY
from holdfast.games.warofmine.phases import raid
from holdfast.games.warofmine.phases.assign import Assign
from holdfast.games.warofmine.phases.day import Day
from holdfast.games.warofmine.phases.flow import DAWN, DAY, DUSK, EVENING, RAID, Flow
from holdfast.games.warofmine.phases.work import PokeAbout
from holdfast.games.warofmine.script import terms
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.fight import CHARACTER, FOE, Attack, Foe
from holdfast.games.warofmine.state.masks import has, mask_of, one
from holdfast.games.warofmine.state.people import DIED
from holdfast.testing import shows

PARTY = {"katia": "scavenge", "zlata": "scavenge", "anton": "guard"}
OUT_THERE = (Flow(RAID), Explore())
FATE = c.FATES.number
UNARMED, KNIFE, PISTOL, RIFLE = 0, 1, 3, 5


def out(location: str = "hotel", people: str = "katia zlata anton", seats: int = 1) -> House:
    return House(people, seats=seats).out(location, **{name: PARTY.get(name, "guard") for name in people.split()})


def fight(*foes: Foe, people: str = "katia zlata anton", resident: str = "civilians", **pile: int) -> House:
    """A fight before its first round."""
    t = out(people=people).pile(**pile)
    s = t.state
    s.outing.resident = c.RESIDENTS.number(resident)
    if s.outing.resident in s.decks.residents:
        s.decks.residents = [card for card in s.decks.residents if card != s.outing.resident]
    s.fight.foes = list(foes)
    s.stack = [*OUT_THERE, Encounter(4)]
    return t.run(lambda: begin_fight(s, False, False, 0, 0))


def objective(t: House, name: str, progress: int = 0) -> House:
    s = t.state
    goal = c.OBJECTIVES.number(name)
    s.story.objectives = [goal, *(other for other in s.story.objectives if other != goal)]
    s.story.open, s.story.chapters, s.story.progress = 0, 1, progress
    return t


# People


@shows("TWM-2.16", "TWM-10.22")
def test_two_deaths_in_one_moment_are_two_deaths() -> None:
    t = out().who("katia", illness=3).who("zlata", illness=3)
    t.state.stack = list(OUT_THERE)
    t.rig(0)  # those who are left stop at the first death
    t.perform([{"op": "raise", "state": "illness", "n": 1, "who": "present"}])
    assert t.people == ["anton"]
    assert not t.state.check()


@shows("TWM-2.9")
def test_who_leaves_the_house_takes_from_storage_while_others_are_out() -> None:
    t = House("boris zlata anton").out(zlata="scavenge", boris="guard", anton="floor")
    t.pile(knife=1, raw_food=1).storage(knife=1, raw_food=1).who("boris", misery=3)
    t.state.stack = list(OUT_THERE)
    t.rig(0)
    t.perform([{"op": "raise", "state": "misery", "n": 1, "who": "all"}])
    assert t.people == ["zlata", "anton"]
    assert (t.carries("knife"), t.carries("raw-food")) == (1, 1)
    assert (t.has("knife"), t.has("raw-food")) == (0, 0)


@shows("TWM-4.29")
def test_nobody_else_is_changed_when_emira_cannot_come() -> None:
    t = House().storage(raw_food=1)
    t.state.people.leave(WHO("emira"), DIED, 1)
    t.read(168)
    assert "option 1" not in t.offers()
    t.read(1365)
    assert t.level("anton", "hunger") == 0


# Day


@shows("TWM-4.16")
def test_a_free_fitting_does_not_take_a_space_that_is_promised() -> None:
    t = objective(House().storage(wood=8, components=8, raw_food=4), "food-for-the-hungry", 3)
    stage(t).do("place bed", "at g4")
    t.do(t.offers("contribute")[0], "place armchair")
    assert "at g4" not in t.offers()
    t.do(t.offers()[0], "idle", "idle")
    assert t.state.house.fittings[SPACE("g4")] == FITTING("bed")
    assert not t.state.check()


@shows("TWM-4.27", "TWM-4.9")
def test_a_board_up_needs_a_hole_that_was_in_reach_when_the_stage_began() -> None:
    t = House().storage(wood=10, components=10, sawblade=1).fitting("workshop", "g4")
    stage(t).do("work b2", "work g4", "use board-up")
    t.do("idle")
    assert not (t.asked == "board-up" and "board hole3" in t.offers())


def test_the_toolbox_spares_parts_but_no_filter() -> None:
    t = House().storage(components=9, wood=9).fitting("rainwater-collector", "g4")
    s = t.state
    s.house.drop_idea(FITTING("improved-collector"))
    s.house.return_fitting(FITTING("improved-collector"))
    s.today.no_parts = 1
    assert "place improved-collector" not in stage(t).offers()


@shows("TWM-12.3")
def test_a_stage_in_which_nobody_can_act_is_still_the_leaders() -> None:
    t = House("katia").who("katia", hunger=4 - 1).keep(13).storage(raw_food=3).at(Flow(DAY))
    while t.asked != "unable":
        t.do("idle")
    t.do("meal katia raw-food")
    assert t.level("katia", "hunger") == 2


@shows("TWM-3.7")
@pytest.mark.parametrize("cans", [1, 2])
def test_the_last_token_is_a_gift_too(cans: int) -> None:
    t = objective(House().storage(canned_food=cans), "open-door")
    t.state.stack = [Flow(EVENING)]
    t.run(lambda: visitors.receive(t.state, c.VISITORS.number("beggar")))
    t.do("option 1")
    t.until("evening")
    assert t.state.story.progress == 1


@shows("TWM-1.13")
def test_every_token_that_is_lost_is_of_the_kind_that_was_named() -> None:
    t = House().storage(cigarettes=2, coffee=2, wood=3)
    t.state.stack = [Flow(EVENING)]
    t.perform([{"op": "lose", "n": 2, "kind": "token"}])
    for item in ("cigarettes", "coffee"):
        assert set(t.offers("give")) == {"give cigarettes", "give coffee"}
        t.do(f"give {item}")
    assert (t.has("cigarettes"), t.has("coffee"), t.has("wood")) == (1, 1, 3)


# Dusk and Evening


@shows("TWM-5.4", "TWM-5.8")
def test_food_goes_to_anybody_before_hunger_grows() -> None:
    t = House("boris zlata anton").who("boris", hunger=3).who("zlata", hunger=3).storage(raw_food=1, water=3)
    t.at(Flow(DUSK))
    t.do("eat zlata raw-food")
    assert "zlata" in t.people
    assert t.level("zlata", "hunger") == 2


@shows("TWM-6.5")
def test_a_guard_who_dies_in_the_evening_does_not_lose_the_match() -> None:
    t = House("katia zlata").keep(4).at(Flow(EVENING))
    t.do("task guard", "task floor", "play narrative-4")
    t.state.people.set_level(WHO("katia"), c.WOUNDS, 2)
    t.rig(0)
    t.do("work g0")
    assert t.people == ["zlata"]
    assert not t.over


# Scavenging


@shows("TWM-7.2")
def test_red_spaces_speak_of_cards_and_not_of_every_draw() -> None:
    t = out("warehouse").unknown("rubble", "heap", "empty-room", "empty-room", "furniture")
    t.state.decks.findings = [card for card in t.state.decks.findings if card != c.FINDING_IMPACT]
    t.at(*OUT_THERE).do("explore", "option 1")
    t.until("explore")
    assert len(t.state.decks.findings_used) == 2
    t = out("garage")
    t.state.decks.findings = [c.FINDINGS.number("finding-1")]
    t.read(33, steps=OUT_THERE)
    assert t.found_on("finding-1", "furniture") == {"book": 1, "components": 1}
    assert (t.carries("book"), t.carries("components")) == (1, 1)
    assert t.carries("mechanical-part") == 0  # no card was searched


@shows("TWM-7.2", "TWM-7.29")
@pytest.mark.parametrize(
    ("card", "action", "more"), [("thugs", "done", 0), ("thugs", "ambush", 2), ("civilians", "ambush", 2)]
)
def test_only_who_attacks_at_the_outpost_calls_others(card: str, action: str, more: int) -> None:
    t = out("military-outpost").on_top("residents", card)
    s = t.state
    s.outing.hiding_place = 1
    s.decks.unknown = [x for x in s.decks.unknown if x != c.HIDING_PLACE]
    s.decks.exploration = [x for x in s.decks.exploration if x != c.HIDING_PLACE]
    t.rig(0).at(*OUT_THERE, Encounter(0))
    before = len(s.fight.foes)
    t.do(action)
    assert len(s.fight.foes) == before + more


@shows("TWM-7.30")
def test_a_special_finding_of_two_rows_has_the_colours_of_both() -> None:
    t = out().pile(sawblade=1).unknown("bars", "heap", "heap").on_top("findings", "finding-1").at(*OUT_THERE)
    t.do("explore")
    t.rig(9)
    t.do("option 1")
    assert {"take bandages", "take ammo"} <= set(t.offers())


@shows("TWM-7.10", "TWM-7.32")
def test_the_journal_passes_after_the_card_that_ends_the_exploration() -> None:
    t = out(seats=3).unknown("creaking-floor", "heap", "heap").on_top("residents", "soldiers").at(*OUT_THERE)
    leader = t.state.leader
    t.rig(0)
    t.do("explore")
    t.until("script")
    t.do("option 1")
    while t.asked in ("leave-behind", "pack"):
        t.do("done")
    assert (t.state.leader - leader) % 3 == 2


@shows("TWM-1.19")
def test_a_red_card_that_everybody_has_seen_stays_in_its_deck() -> None:
    t = House().tasks(katia="guard", zlata="floor", anton="floor").on_top("raids", "thugs")
    t.at(Flow(DAWN), raid.RaidCard())
    thugs = c.RAIDS.number("thugs")
    assert thugs in t.state.decks.raids
    assert all(thugs in t.state.determinize(0, Rng(seed)).decks.raids for seed in range(40))


@shows("TWM-1.19")
def test_red_residents_that_were_met_stay_in_their_deck() -> None:
    t = out().on_top("residents", "soldiers").at(*OUT_THERE, Encounter(0))
    t.until("script")
    t.do("option 1")
    while t.asked in ("leave-behind", "pack"):
        t.do("done")
    soldiers = c.RESIDENTS.number("soldiers")
    assert all(soldiers in t.state.determinize(0, Rng(seed)).decks.residents for seed in range(40))


# Combat


@shows("TWM-10.25", "TWM-10.29")
def test_a_stop_script_is_read_once_after_each_round() -> None:
    t = fight(Foe(0, UNARMED, -1, 0), Foe(1, UNARMED, -1, 0))
    t.state.fight.round = 1
    t.at(*t.state.stack)
    t.do("parley")
    t.rig(2)
    t.do("option 2")
    assert t.asked == "fight"
    assert "parley" not in t.offers()


@shows("TWM-10.29")
@pytest.mark.parametrize(("roll", "asked", "struck"), [(6, "explore", 0), (5, "fight", 0), (1, "fight", 1)])
def test_a_talk_ends_a_fight_or_not(roll: int, asked: str, struck: int) -> None:
    t = fight(Foe(0, UNARMED, -1, 0))
    t.state.fight.round = 1
    t.at(*t.state.stack)
    t.do("parley")
    t.rig(roll - 1, *([0] if struck else []))
    t.do("option 2")
    assert t.asked == asked
    assert len(t.events("foe-struck")) == struck


@shows("TWM-2.17")
def test_a_skill_acts_only_where_its_character_is() -> None:
    skills = House().state.t.skill
    sneaky = c.CHARACTERS.entries[skills.index(SNEAKY)]
    t = House(f"{sneaky} zlata").out("hotel", **{sneaky: "scavenge", "zlata": "scavenge"})
    t.state.outing.noise = 5
    assert heard_at(t.state) < 5
    t.tasks(**{sneaky: "guard"})
    assert heard_at(t.state) == 5


@shows("TWM-10.20", "TWM-10.27")
def test_a_disarmed_enemy_has_no_second_weapon_and_leaves_both() -> None:
    t = fight(Foe(8, RIFLE, KNIFE, 0), resident="soldiers", hatchet=1)
    s = t.state
    t.run(lambda: fate.combat_script(s, Attack(CHARACTER, WHO("katia")), fate.DISARM, 0))
    assert s.fight.foes[0].weapon == UNARMED
    strike(s, THEIRS)
    assert s.fight.foes[0].weapon == UNARMED
    foes.hurt_foe(s, 0, 3)
    assert sorted(foes.take_enemy_weapons(s)) == [ITEM("knife"), ITEM("assault-rifle")]


@shows("TWM-10.24")
def test_an_emptied_pistol_is_found_with_the_dead() -> None:
    t = fight(Foe(6, PISTOL, -1, 0), resident="thugs")
    settle_face(t.state, Attack(FOE, 0), PISTOL, weapons.OUT_OF_AMMO)
    foes.hurt_foe(t.state, 0, 3)
    assert foes.take_enemy_weapons(t.state) == [ITEM("pistol")]


@shows("TWM-10.27")
def test_a_jammed_rifle_loses_its_second_shot_and_the_next_round() -> None:
    t = fight(Foe(8, UNARMED, -1, 0), people="zlata anton", resident="soldiers", assault_rifle=1, ammo=4)
    t.do("fight", "wield assault-rifle")
    t.rig(5)  # an S
    t.do("shots 2")
    assert t.asked == "trust-fate"
    t.rig(FATE("fate-4"), 0)
    t.do("fate")
    assert len(t.events("struck")) == 0
    assert t.asked == "fight"
    t.rig(0, 0)
    t.do("fight")
    assert t.state.people.hand[WHO("zlata")] == UNARMED
    t.until("fight")
    t.do("fight")
    assert "wield assault-rifle" in t.offers()


@shows("TWM-10.20")
def test_a_character_who_is_knocked_down_loses_what_was_rolled() -> None:
    t = fight(Foe(0, UNARMED, -1, 0), people="zlata anton")
    t.rig(4, 5)  # Zlata rolls 2, the enemy an S
    t.do("fight")
    t.rig(FATE("fate-3"))
    t.do("fate")
    assert t.level("zlata", "wounds") == 1
    assert t.state.fight.foes[0].wounds == 0


@shows("TWM-10.15")
def test_panic_costs_both_shots_of_a_rifle() -> None:
    t = fight(Foe(4, RIFLE, -1, 0, skips=1), people="zlata anton", resident="rebels")
    t.rig(0)
    t.do("fight")
    assert not t.happened("foe-struck")


@shows("TWM-10.28")
def test_running_costs_all_tokens_and_no_pieces() -> None:
    t = fight(Foe(0, KNIFE, -1, 0), resident="thugs", wood=3, components=2, knife=1)
    t.note("grenade", place="carried", value=15)
    s = t.state
    s.fight.round = 1
    s.people.arm(WHO("katia"), KNIFE)
    s.goods.pile[ITEM("knife")] -= 1
    t.at(*s.stack)
    t.do("parley")
    t.rig(9, 9)
    t.do("option 3")
    assert (t.carries("wood"), t.carries("components"), t.carries("knife")) == (3, 2, 0)
    assert s.notes.count() == 0


# Raid and trade


@shows("TWM-8.4")
def test_a_dead_guards_weapon_is_not_stolen_by_the_same_raid() -> None:
    t = House().storage(pistol=1, ammo=1).who("katia", wounds=3).tasks(katia="guard", zlata="floor", anton="floor")
    s = t.state
    s.people.arm(WHO("katia"), PISTOL)
    s.goods.storage[ITEM("pistol")] -= 1
    t.at(Flow(DAWN), raid.Ward(1, 1, raid.VALUABLE_FIRST, 0))
    assert t.people == ["zlata", "anton"]
    assert (t.has("pistol"), t.has("ammo")) == (1, 0)


@shows("TWM-8.1", "TWM-8.4")
def test_a_firearm_without_ammo_may_be_given_to_a_guard() -> None:
    t = House().storage(pistol=1).tasks(katia="guard", zlata="floor", anton="floor").at(Flow(RAID))
    assert t.offers() == ["wield none", "wield pistol"]


@shows("TWM-11.1")
def test_the_night_traders_have_one_lockpick() -> None:
    t = House().storage(jewelry=2).read(291, steps=(Flow(DAWN),))
    t.do("yes")
    while t.asked == "giving":
        t.do(t.offers()[0])
    t.do("take lockpick")
    assert "take lockpick" not in t.offers()


def test_a_value_can_be_asked_from_storage() -> None:
    t = out().storage(jewelry=1).pile(knife=1)
    t.state.stack = list(OUT_THERE)
    t.perform([{"op": "lose_value", "min": 5, "from": "storage"}])
    assert (t.has("jewelry"), t.carries("knife")) == (0, 1)


# Notes


def test_camouflage_hides_no_more_than_its_charges() -> None:
    t = House().out("hotel", katia="scavenge", zlata="scavenge", anton="scavenge")
    t.note("camouflage", charges=2, place="carried")
    t.state.outing.noise = 5
    assert heard_at(t.state) == 5
    t.tasks(anton="guard")
    assert heard_at(t.state) == 2


def test_soup_spares_the_meal_but_not_the_water() -> None:
    t = House().note("soup-canister", charges=2, place="stored").read(1126, "katia", steps=(Flow(DAY),))
    t.do("choose katia")
    assert t.state.people.meals[WHO("katia")] == 2


@shows("TWM-9.21")
def test_the_one_whom_the_cold_strikes_hardest_is_named_first() -> None:
    t = House().who("katia", illness=3)
    s = t.state
    s.house.cold = 6
    s.stack = [Flow(EVENING)]
    t.run(lambda: play(s, s.t.fate_cold_do[FATE("fate-6")]))
    t.do("choose katia")
    assert [t.level(name, "illness") for name in t.people] == [1, 1]


def test_a_talk_is_no_free_way_out() -> None:
    for card in ("survivors", "hobos"):
        t = out().talked().on_top("residents", card).at(*OUT_THERE, Encounter(0))
        t.until("script")
        cards = len(t.state.decks.unknown)
        t.do("option 1")
        t.until("explore")
        assert len(t.state.decks.unknown) == cards - 1


# The end


@shows("TWM-6.5", "TWM-13.3")
def test_a_lost_match_has_no_winners() -> None:
    t = House("katia").read(333, steps=(Flow(RAID),))
    assert t.outcome.lost
    assert t.outcome.winners == []


@shows("TWM-13.5", "TWM-13.6", "TWM-12.7")
def test_the_end_tells_who_lived_who_is_gone_and_the_epilogues() -> None:
    t = House("katia zlata anton").who("anton", wounds=3).who("zlata", illness=2)
    s = t.state
    s.day = 4
    s.stack = [Flow(DUSK)]
    t.perform([{"op": "raise", "state": "wounds", "n": 1, "who": "this"}], "anton")
    t.perform([{"op": "game_over", "result": "ceasefire"}])
    assert t.outcome.winners == [0]
    assert t.happened("end-died", character="anton", day=4)
    assert t.happened("end-cause", character="anton", condition="wounds")
    assert [event.a for event in t.events("end-lived")] == [WHO("katia"), WHO("zlata")]
    read: list[Any] = [SCRIPTS[event.a] for event in t.events("epilogue")]
    assert read == s.view(0).story.epilogues


# The first of each list


@shows("TWM-4.10")
def test_the_first_heap_is_searched_like_any_other() -> None:
    t = by_day(House("katia").card("m5", "heap-1"))
    assert SPACE("m5") in cards_in_reach(t.state)
    t.do("work m5")
    assert (t.has("wood"), t.has("components")) == (3, 2)
    assert t.state.house.cards[SPACE("m5")] == -1
    assert SPACE("m5") not in cards_in_reach(t.state)


@shows("TWM-4.19", "TWM-4.20")
def test_a_bed_is_moved_and_taken_apart() -> None:
    t = by_day(House("katia").fitting("bed", "g4").clear("g5"))
    t.do("move g4", "at g5")
    house = t.state.house
    assert (house.fittings[SPACE("g4")], house.fittings[SPACE("g5")]) == (-1, FITTING("bed"))
    ready = house.deck[FITTING("bed")]
    t.do("dismantle g5")
    assert (house.fittings[SPACE("g5")], house.deck[FITTING("bed")]) == (-1, ready + 1)
    assert t.has("wood") == t.state.t.dismantle_wood > 0


@shows("TWM-4.12", "TWM-4.13")
@pytest.mark.parametrize(("tool", "opens"), [("shovel", 0), ("sawblade", 1), ("lockpick", 3)])
def test_bars_and_doors_open_to_their_own_tool(tool: str, opens: int) -> None:
    t = House("katia").storage(**{tool: 1})
    t.at(Flow(DUSK), Assign(0, t.state.people.home(), -1))
    shut = t.state.t.bar_spaces | t.state.t.door_spaces
    assert sum(f"work {space}" in t.offers() for space in c.SPACES.entries if has(shut, SPACE(space))) == opens


@shows("TWM-1.19", "TWM-4.15")
def test_cards_of_the_house_are_unknown_until_they_are_turned() -> None:
    s = House().state
    s.house.turn(SPACE("g6"))
    worlds = [s.determinize(0, Rng(seed)).house.cards for seed in range(8)]
    assert {cards[SPACE("g6")] for cards in worlds} == {s.house.cards[SPACE("g6")]}
    assert len({tuple(cards) for cards in worlds}) > 4


# Goods of a colour, of a kind, and the last pieces of the box


@shows("TWM-11.2", "TWM-1.13")
def test_what_must_be_green_is_green() -> None:
    t = House().storage(cigarettes=1, coffee=1, pistol=1, wood=2).note("grenade", place="stored", value=4)
    green = one(c.GREEN)
    assert t.at(Flow(DAWN), PayValue(9, green)).offers() == ["give coffee", "give cigarettes"]
    assert t.at(Flow(DAWN), LoseGoods(1, terms.TOKEN, green)).offers() == ["give coffee", "give cigarettes"]
    assert worth(t.state, t.state.goods.storage, green) == 2
    assert worth(t.state, t.state.goods.storage) > 2 + 4


@pytest.mark.parametrize(
    ("kind", "first", "last"),
    [(terms.FOOD, "vegetable", "canned-food"), (terms.WEAPON, "knife", "assault-rifle")],
)
def test_a_kind_of_goods_begins_and_ends_somewhere(kind: int, first: str, last: str) -> None:
    s = House().state
    found = [item for item in range(len(c.ITEMS)) if fits(s, item, kind, 0)]
    assert found == list(range(ITEM(first), ITEM(last) + 1))
    assert all(fits(s, item, terms.ANY, 0) for item in range(len(c.ITEMS)))


@shows("TWM-4.22", "TWM-1.12")
@pytest.mark.parametrize(
    ("wood", "components", "splits"),
    [(9, 9, [0, 1, 2]), (1, 1, [1]), (2, 0, [2]), (0, 2, [0]), (1, 9, [0, 1]), (9, 1, [1, 2]), (1, 0, [1])],
)
def test_what_is_poked_out_of_the_rubble_is_what_the_box_has(wood: int, components: int, splits: list[int]) -> None:
    s = House().state
    s.die = s.t.poke.index(2) + 1
    s.goods.box[c.WOOD], s.goods.box[c.COMPONENTS] = wood, components
    out: list[Any] = []
    PokeAbout().ask(s, out)
    assert [action.a for action in out] == splits


@shows("TWM-9.11", "TWM-9.12")
def test_only_moonshine_and_alcohol_are_drunk_at_dawn() -> None:
    goods = House("katia").storage(moonshine=1, alcohol=1, sugar=1, coffee=1, canned_food=1)
    assert len(goods.at(Flow(DAWN)).offers("drink")) == 2


# What does nothing is not told


@shows("TWM-12.50")
@pytest.mark.parametrize(("charges", "spared"), [(0, 0), (1, 1), (3, 2)])
def test_a_dose_spares_what_it_can(charges: int, spared: int) -> None:
    t = House().note("morphine", charges=charges, place="with katia")
    t.perform([op("raise", state="wounds", n=2, who="this")], "katia")
    assert t.level("katia", "wounds") == 2 - spared
    assert [event.b for event in t.events("spared")] == [spared][: charges > 0]
    assert [note.charges for note in t.notes("morphine")] == [charges - spared]


@shows("TWM-4.24")
def test_where_nobody_shoots_no_die_is_rolled_for_the_sniper() -> None:
    t = House("katia").note("lull").on_top("visitors", "nobody")
    assert sniper_reach(t.state) == 0
    t.keep().at(Flow(DUSK), *by_day(t).state.stack[1:])
    t.do("work g0")
    assert not t.happened("rolled", roll="sniper")


@shows("TWM-13.5")
def test_an_epilogue_is_about_nobody_else() -> None:
    t = House("anton").perform([op("game_over", result="ceasefire")])
    assert [event.b for event in t.events("epilogue")][:1] == [-1]


# The dice are off the table


@shows("TWM-10.3", "TWM-8.1")
def test_nobody_has_rolled_before_a_fight_and_after_it() -> None:
    t = fight(Foe(0, UNARMED, -1, 0), knife=1)
    assert t.state.fight.step == -1
    t.do("fight")
    assert (t.asked, t.state.fight.step) == ("arm", -1)
    t.state.fight.step = 1
    t.state.fight.end()
    assert t.state.fight.step == -1
    guard = House("katia").tasks(katia="guard").storage(assault_rifle=1, ammo=2)
    guard.state.fight.step = 1
    guard.on_top("raids", "robbers").at(Flow(RAID)).do("wield assault-rifle")
    assert (guard.asked, guard.state.fight.step) == ("shots", -1)
    guard.state.fight.step = 1
    raid.raid_over(guard.state)
    assert guard.state.fight.step == -1


# One of several


@shows("TWM-9.16")
def test_of_two_phases_that_are_skipped_one_is_skipped_at_a_time() -> None:
    s = House().state
    s.skipped = mask_of([DUSK, RAID])
    for phase, left in ((DAY, [DUSK, RAID]), (DUSK, [RAID]), (EVENING, [RAID]), (RAID, [])):
        flow = Flow(phase)
        s.stack = [flow]
        assert flow.ask(s, []) == -1
        assert s.skipped == mask_of(left)
        assert (len(s.stack) > 1) == (phase in (DAY, EVENING))


@shows("TWM-4.1")
def test_one_stage_follows_the_other() -> None:
    s = House().state
    seen = []
    for stage_number in range(4):
        day = Day(stage_number)
        s.stack = [Flow(DUSK), day]
        assert day.ask(s, []) == -1
        seen.append([step.stage for step in s.stack if isinstance(step, Day | Assign)])
    assert seen == [[1, 0], [2, 1], [3, 2], []]


@shows("TWM-4.16")
@pytest.mark.parametrize(("goods", "builds"), [({"wood": 9}, False), ({"components": 9}, False), ({}, True)])
def test_a_fitting_asks_for_wood_and_for_components(goods: dict[str, int], builds: bool) -> None:
    s = House().storage(**(goods or {"wood": 9, "components": 9})).state
    assert has(within_means(s, s.house.in_deck, 0), FITTING("bed")) == builds
    assert within_means(s, 0, 0) == 0


@shows("TWM-11.2", "TWM-12.40", "TWM-7.23")
def test_a_visit_is_refused_by_what_it_lacks() -> None:
    s = out().state
    rules = set()
    for place in range(len(c.LOCATIONS)):
        s.outing.location = place
        for way in range(s.t.ways_at(place)):
            trade = s.t.is_trade(s.t.way_block(place, way))
            assert Explore().refuse(s, c.VISIT[way]) == ("TWM-11.2" if trade else "TWM-12.40")
            rules.add(trade)
        for way in range(s.t.ways_at(place), len(c.VISIT)):
            assert Explore().refuse(s, c.VISIT[way]) == "TWM-7.23"  # there is no such way
    assert rules == {True, False}
