"""Scavenging (TWM-7)."""

import pytest
from tests.games.warofmine.tables import OUT_THERE, PARTY, House, departing, op, outside, searching

from holdfast.core import Overrides, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.outside.findings import ChooseFindings, LeaveBehind, Pack, load_of
from holdfast.games.warofmine.outside.hiding import Unearth
from holdfast.games.warofmine.outside.noise import NoiseRoll, heard_at, set_noise
from holdfast.games.warofmine.outside.residents import Encounter, _draw_resident
from holdfast.games.warofmine.outside.scavenging import Explore, LookAround, cards_at
from holdfast.games.warofmine.outside.unknown import ReturnCards, return_cards
from holdfast.games.warofmine.phases.flow import RAID, SCAVENGING, Flow
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.pools import may_tell, play_from_pools
from holdfast.games.warofmine.state.decks import RESIDENT_CARD, UNKNOWN_DECK, listed
from holdfast.games.warofmine.state.notes import HIDDEN
from holdfast.testing import shows


@shows("TWM-7.1", "TWM-7.3", "TWM-7.4", "TWM-7.8")
@pytest.mark.parametrize(("spot", "cards"), [("near", 14), ("middle", 12), ("far", 10)])
def test_a_location_is_chosen_the_party_is_equipped_and_the_unknown_deck_made(spot: str, cards: int) -> None:
    t = House().tasks(**PARTY).storage(knife=1, wood=2, shotgun=1)
    t.state.outing.noise = 5
    t.at(Flow(SCAVENGING))
    t.do(f"go {spot}")
    assert t.asked == "equip"
    assert t.offers() == ["take knife", "take shotgun", "done"]
    assert t.refused("take wood") == "TWM-7.3"
    t.do("take knife", "take shotgun")
    assert (t.has("knife"), t.has("shotgun"), t.carries("knife"), t.carries("shotgun")) == (0, 0, 1, 1)
    assert (t.carries("knife"), t.has("wood")) == (1, 2)
    assert (len(t.state.decks.unknown), t.state.view(0).decks.known["unknown"]) == (cards, [])
    assert t.state.outing.noise == max(1, t.state.t.noise_floor[t.state.outing.location])


@shows("TWM-7.2")
def test_red_spaces_of_locations_hold() -> None:
    t = searching("heap", "heap", location="warehouse").on_top("findings", "finding-1", "finding-2")
    t.rig(0, 0, 9)
    t.do("explore")
    assert len(t.events("found")) == 2  # each heap is two cards here
    t = searching("furniture", "heap", location="garage").on_top("findings", "finding-1")
    t.rig(0, 9)
    t.do("explore")
    assert t.carries("mechanical-part") == 1
    t = searching("pantry", "heap", location="city-hospital").on_top("findings", "finding-1")
    t.rig(0, 9)
    t.do("explore")
    assert t.asked == "take-one"
    assert "take meds" not in t.offers()
    assert searching(location="old-town").state.outing.noise == 2
    t = searching("pantry", "heap", location="supermarket").on_top("findings", "finding-1", "finding-2")
    t.rig(0, 0, 9)
    t.do("explore")
    assert (len(t.events("found")), t.state.outing.noise) == (2, 3)
    t = searching(location="sniper-junction", people="katia zlata anton", **PARTY)
    t.rig(0)
    t.at(Flow(RAID), Explore(), NoiseRoll(1))
    assert t.level("katia", "wounds") == 2
    t = searching(location="decrepit-squat").on_top("residents", "civilians")
    t.at(Flow(RAID), Explore(), Encounter(0))
    assert t.happened("met", resident="hobos")


@shows("TWM-7.5")
def test_the_noise_track_goes_from_1_to_8() -> None:
    t = searching()
    set_noise(t.state, 12)
    assert t.state.outing.noise == 8
    set_noise(t.state, -3)
    assert t.state.outing.noise == 1


@shows("TWM-7.6", "TWM-7.7")
def test_a_roll_up_to_the_noise_brings_residents_before_the_rest_of_the_card() -> None:
    t = searching("locked-door", "empty-room").on_top("residents", "hobos").on_top("findings", "finding-1")
    t.do("explore")
    t.rig(3, 0)
    t.do("option 2")  # break it open: noise 4, rolled 4
    assert t.happened("met", resident="hobos")
    assert not t.happened("found")
    assert t.state.outing.noise == 1
    t.on_top("findings", "finding-1", "finding-2")
    t.do(t.offers()[-1])  # they leave, and go on behind the door
    assert t.happened("found", since_start=True, row="furniture")
    assert t.happened("found", since_start=True, row="pantry")


@shows("TWM-7.2", "TWM-7.6")
@pytest.mark.parametrize(("roll", "wounds"), [(1, 2), (2, 0)])
def test_at_the_junction_only_a_one_is_a_shot(roll: int, wounds: int) -> None:
    t = searching("empty-room", location="sniper-junction").on_top("residents", "hobos")
    t.rig(roll - 1).at(Flow(RAID), Explore(), NoiseRoll(1))
    if wounds:
        t.do(t.offers()[0])  # whom it hits
    assert sum(t.level(name, "wounds") for name in t.people) == wounds


@shows("TWM-2.15")
@pytest.mark.parametrize("location", [c.LOCATIONS.entries[0], c.LOCATIONS.entries[-1]])
def test_wherever_the_party_is_it_is_present_with_what_it_carries(location: str) -> None:
    t = searching("empty-room", location=location).note("plans", place="carried")
    assert t.state.present() == t.state.people.party()
    assert t.state.note_here(0)


@shows("TWM-7.5")
def test_a_script_may_keep_the_noise_low_for_a_day() -> None:
    t = searching("empty-room")
    t.state.today.noise_max = 4
    set_noise(t.state, 9)
    assert t.state.outing.noise == 4


@shows("TWM-7.6")
def test_above_the_noise_nobody_hears() -> None:
    t = searching("creaking-floor", "empty-room")
    t.rig(3)
    t.do("explore")
    assert t.state.outing.noise == 3
    assert not t.happened("met")
    sneaky = searching("creaking-floor", "empty-room", people="arica zlata anton", arica="scavenge", zlata="guard")
    set_noise(sneaky.state, 4)
    assert heard_at(sneaky.state) == 3


@shows("TWM-7.9", "TWM-7.10", "TWM-7.13")
def test_cards_are_resolved_one_by_one_until_the_deck_is_empty() -> None:
    t = House(seats=3).out(**PARTY).unknown("empty-room", "empty-room").at(Flow(RAID), Explore())
    leader = t.state.leader
    t.do("explore")
    assert t.state.decks.explored == [c.EXPLORATION.number("empty-room")]
    assert t.state.leader == (leader + 1) % 3
    t.do("explore")
    assert t.asked == "pack"


@shows("TWM-7.11", "TWM-7.21", "TWM-7.23")
def test_looking_around_costs_two_cards_that_go_back_unseen_and_is_done_once() -> None:
    t = searching()
    t.rig(*[0] * 17, 3)
    t.do("look-around")
    assert t.happened("returned", cards=2)
    t.until("explore")
    assert t.refused("look-around") == "TWM-7.21"
    few = searching("empty-room")
    assert few.refused("look-around") == "TWM-7.23"


@shows("TWM-7.21", "TWM-7.23")
def test_a_visit_needs_its_cards_and_is_paid_once() -> None:
    t = searching(location="church").pile(jewelry=1).at(Flow(RAID), Explore())
    t.do("visit 1", "no")  # the trader in the church asks for four
    assert len(t.state.decks.unknown) == 6
    assert t.refused("visit 1") == "TWM-7.21"
    few = searching("heap", "heap", "heap", location="church").pile(jewelry=1)
    assert few.at(Flow(RAID), Explore()).refused("visit 1") == "TWM-7.23"


@shows("TWM-7.12")
def test_what_is_found_goes_to_the_pile() -> None:
    t = searching("heap", "empty-room").on_top("findings", "finding-2")
    t.rig(0, 9)
    t.do("explore")
    assert (t.carries("wood"), t.carries("components"), t.has("wood")) == (2, 2, 0)


@shows("TWM-7.14")
def test_the_leader_may_stop() -> None:
    t = searching()
    t.do("stop")
    assert t.asked == "pack"


@shows("TWM-7.15", "TWM-7.24", "TWM-7.26")
def test_at_the_end_all_cards_are_shuffled_back_also_those_in_the_slot() -> None:
    t = searching("hiding-place", "map", "heap", "empty-room").on_top("findings", "finding-1")
    t.rig(*[0, 9])
    t.do("explore", "explore", "explore")
    s = t.state
    assert (s.outing.hiding_place, s.outing.map) == (1, 1)
    assert len(s.decks.findings_used) == 1
    s.decks.residents, s.decks.residents_met = s.decks.residents[2:], s.decks.residents[:2]
    t.do("stop")
    assert len(s.decks.exploration) == 26
    assert (s.outing.hiding_place, s.outing.map) == (0, 0)
    assert len(s.decks.findings) == 11
    assert len(s.decks.residents) == 8
    assert t.sound()


@shows("TWM-7.16", "TWM-7.17", "TWM-7.18")
def test_material_is_added_up_to_the_inventory() -> None:
    t = House().out(**PARTY).pile(jewelry=2, raw_food=1).at(Flow(RAID), LeaveBehind())
    t.do("done")
    assert load_of(t.state) == 1  # jewelry weighs nothing
    t.do("take water", "take water", "take wood", "take components")
    assert t.asked != "pack"
    assert t.state.goods.pile[c.WATER] == 2
    t = House().out(**PARTY)
    t.state.today.no_free_water = 1
    t.at(Flow(RAID), LeaveBehind())
    assert t.offers() == ["take wood", "take components", "done"]
    t = House().out(**PARTY).storage(water=6).at(Flow(RAID), LeaveBehind())
    assert t.offers() == ["take wood", "take components", "done"]  # the box has no more water


@shows("TWM-7.17", "TWM-7.19")
def test_what_is_too_heavy_stays_behind() -> None:
    t = House().out(**PARTY).pile(shotgun=2, wood=3).at(Flow(RAID), LeaveBehind())
    assert "done" not in t.offers()
    t.do("give wood", "give wood")
    assert "done" in t.offers()
    assert t.box("wood") == 49
    bonus = House().out(**PARTY).pile(shotgun=2, wood=3)
    bonus.state.today.inventory = 2
    assert "done" in bonus.at(Flow(RAID), LeaveBehind()).offers()


@shows("TWM-7.20")
def test_with_nobody_left_the_pile_is_lost() -> None:
    t = House().out(**PARTY).pile(canned_food=2).note("plans", place="carried").at(Flow(RAID), Explore())
    t.perform([{"op": "remove_character", "who": "this"}], "katia")
    assert t.carries("canned-food") == 0
    assert t.state.notes.tokens == []
    assert t.box("canned-food") == 3


@shows("TWM-7.20")
def test_after_a_flight_the_party_packs_as_usual() -> None:
    t = searching().pile(canned_food=2).note("smoke-grenade", place="carried").on_top("residents", "thugs")
    t.at(Flow(RAID), Explore(), Encounter(0))
    t.do("use-note 1", "flee")
    assert (t.asked, t.carries("canned-food")) == ("leave-behind", 2)
    t.do("done", "take wood", "done")
    assert (t.carries("canned-food"), t.carries("wood")) == (2, 1)


@shows("TWM-7.22")
def test_added_cards_go_under_the_deck_as_many_as_there_are() -> None:
    t = searching("cellar-entrance", "heap")
    top = t.state.decks.unknown[0]
    t.do("explore", "option 1")
    assert len(t.state.decks.unknown) == 5
    assert t.state.decks.unknown[-1] == top
    t.perform([{"op": "add_exploration", "n": 30}])
    assert t.state.decks.exploration == []


@shows("TWM-7.25")
def test_a_hiding_place_is_offered_when_number_and_tokens_are_known() -> None:
    t = searching("hiding-place", "empty-room", "empty-room", "heap").on_top("residents", "survivors")
    t.do("explore")
    t.at(Flow(RAID), Explore(), Encounter(0))
    assert t.asked == "encounter"
    assert len(t.state.fight.foes) > 0
    assert t.offers() == ["done", "hide", "ambush"]
    t.do("hide")
    assert len(t.state.decks.unknown) == 1
    assert t.asked == "explore"
    assert t.state.outing.hiding_place == 0
    t = searching("hiding-place", "heap", "heap").on_top("residents", "survivors").pile(knife=1)
    t.do("explore")
    t.at(Flow(RAID), Explore(), Encounter(0))
    t.do("ambush")
    assert t.asked == "arm"
    few = searching("hiding-place", "heap").on_top("residents", "survivors")
    few.do("explore")
    few.at(Flow(RAID), Explore(), Encounter(0))
    assert few.offers() == ["done", "ambush"]  # only one card is left


@shows("TWM-7.24")
def test_a_second_hiding_place_is_laid_aside() -> None:
    decks = [{"id": "hiding-place", "copies": 2}, {"id": "empty-room", "copies": 1}]
    pack = Overrides(name="mine", tables={"exploration": decks}, words={})
    t = House(content=pack).out(**PARTY).unknown("hiding-place", "hiding-place", "heap").at(Flow(RAID), Explore())
    t.do("explore", "explore")
    assert (t.state.outing.hiding_place, t.state.decks.explored) == (1, [c.HIDING_PLACE])
    assert t.sound()


@shows("TWM-7.24")
def test_a_map_shows_three_cards_and_any_of_them_may_be_returned() -> None:
    t = searching("map", "heap", "pantry", "empty-room", "furniture")
    t.do("explore", "use-map")
    assert t.offers() == ["drop heap", "drop pantry", "drop empty-room", "done"]
    assert t.state.view(0).decks.known["unknown"] == [c.EXPLORATION.entries[card] for card in (0, 2, 3)]
    t.do("drop empty-room")
    assert t.happened("returned", cards=1)
    t.do("done")
    assert [c.EXPLORATION.entries[card] for card in t.state.decks.unknown[::-1]] == ["heap", "pantry", "furniture"]


@shows("TWM-7.26")
def test_an_empty_findings_deck_is_shuffled_anew() -> None:
    t = searching("heap", "empty-room")
    s = t.state
    s.decks.findings_used, s.decks.findings = list(range(11)), []
    t.do("explore")
    assert len(s.decks.findings) + len(s.decks.findings_used) == 11


@shows("TWM-7.27")
def test_when_all_residents_were_met_they_come_again() -> None:
    t = searching()
    s = t.state
    s.decks.residents_met, s.decks.residents = s.decks.residents, []
    t.at(Flow(RAID), Explore(), Encounter(0))
    assert t.happened("met")
    assert len(s.decks.residents) == 7


@shows("TWM-7.7", "TWM-7.28")
def test_number_and_tokens_come_first_then_one_action_of_the_card() -> None:
    t = searching().on_top("residents", "civilians").pile(jewelry=1)
    t.rig(8)
    t.at(Flow(RAID), Explore(), Encounter(0))
    assert len(t.state.fight.foes) == 4
    assert len({foe.token for foe in t.state.fight.foes}) == 4
    assert t.asked == "script"
    assert len(t.offers()) == 5
    cards = len(t.state.decks.unknown)
    t.do("option 5")
    assert t.asked == "explore"
    assert len(t.state.decks.unknown) == cards - 2
    assert t.state.decks.residents_met == [c.RESIDENTS.number("civilians")]


@shows("TWM-7.28")
def test_enemies_who_come_later_are_other_tokens() -> None:
    for seed in range(5):
        t = searching(location="military-outpost").on_top("residents", "civilians")
        t.state.rng = Rng(seed)
        t.at(Flow(RAID), Explore(), Encounter(0)).do("option 4")  # an attack here calls two more
        tokens = [foe.token for foe in t.state.fight.foes]
        assert len(set(tokens)) == len(tokens) > 3


@shows("TWM-7.28")
@pytest.mark.parametrize(("answer", "cards"), [("option 1", 0), ("option 2", 2)])
def test_after_a_trade_the_party_stays_or_leaves_as_it_likes(answer: str, cards: int) -> None:
    t = searching().on_top("residents", "civilians").pile(jewelry=1, cigarettes=1)
    t.rig(8)
    t.at(Flow(RAID), Explore(), Encounter(0))
    left = len(t.state.decks.unknown) - cards
    t.do("option 2", "yes", "give cigarettes", "give jewelry", "take book", "done")
    assert t.offers() == ["option 1", "option 2"]
    t.do(answer)
    assert t.asked == "explore"
    assert len(t.state.decks.unknown) == left
    assert t.state.decks.residents_met == [c.RESIDENTS.number("civilians")]


@shows("TWM-7.28")
def test_a_trade_that_comes_to_nothing_leaves_the_other_actions_of_the_card() -> None:
    t = searching().on_top("residents", "hobos").pile(jewelry=1)
    t.rig(8)
    for answers in (("no",), ("yes", "done")):  # asked and declined; or begun, and nothing was given
        t.on_top("residents", "hobos").at(Flow(RAID), Explore(), Encounter(0))
        t.do("option 2", *answers)
        assert t.offers() == ["option 1", "option 3", "option 4"]
        cards = len(t.state.decks.unknown)
        t.do("option 4")
        assert t.asked == "explore"
        assert len(t.state.decks.unknown) == cards - 2
        t.state.decks.residents_met = []


@shows("TWM-7.28")
@pytest.mark.parametrize(("resident", "roll", "cards"), [("survivors", 4, 3), ("survivors", 5, 1), ("hobos", 4, 3)])
def test_talking_costs_as_much_as_leaving_or_so(resident: str, roll: int, cards: int) -> None:
    t = searching().talked().on_top("residents", resident).at(Flow(RAID), Explore(), Encounter(0))
    left = len(t.state.decks.unknown) - cards
    t.rig(roll - 1)
    t.do("option 1")
    assert len(t.state.decks.unknown) == left


@shows("TWM-7.29")
def test_thugs_fight_at_once() -> None:
    t = searching().on_top("residents", "thugs").at(Flow(RAID), Explore(), Encounter(0))
    assert t.asked == "fight"


@shows("TWM-7.30")
def test_a_ten_is_a_special_finding() -> None:
    t = searching("pantry", "empty-room").on_top("findings", "finding-2")
    t.rig(9)
    t.do("explore")
    assert t.asked == "take-one"
    assert "take raw-food" in t.offers()
    assert "take canned-food" not in t.offers()
    found = t.carries("raw-food")
    t.rig(9)
    t.do("take raw-food")
    assert t.carries("raw-food") == found + 1


@shows("TWM-7.31")
def test_what_is_on_its_way_cannot_be_stolen_or_used() -> None:
    t = House().tasks(**PARTY).pile(knife=1, canned_food=1).on_top("raids", "thieves").at(Flow(RAID))
    assert "wield knife" not in t.offers()
    while t.asked != "crime-wave":
        t.do(t.offers()[0])
    assert (t.carries("knife"), t.carries("canned-food")) == (1, 1)


@shows("TWM-7.32")
def test_after_the_findings_the_journal_passes() -> None:
    t = House(seats=2).out(**PARTY).on_top("raids", "quiet-night")
    leader = t.state.leader
    t.at(Flow(RAID), ChooseFindings())
    t.do("done")
    assert t.state.leader != leader
    assert t.events("leads")[0].rule == "TWM-7.32"


@shows("TWM-7.33")
def test_a_reality_impact_reads_scripts_without_repetition() -> None:
    t = searching()
    seen = []
    about = Run(0, t.state.present())
    flavour = [block for block in t.state.t.pools[8] if may_tell(t.state, about, block)]
    for _ in flavour:
        play_from_pools(t.state, (8,))
        seen.append(t.state.story.read[-1])
    assert sorted(seen) == sorted(flavour)
    play_from_pools(t.state, (8,))
    assert len(t.state.story.read) == 1


# Exactly so much, and no more


@shows("TWM-7.1")
def test_every_location_that_lies_there_may_be_chosen() -> None:
    t = House().tasks(**PARTY)
    t.state.decks.spots = [c.LOCATIONS.number("sniper-junction"), -1, c.LOCATIONS.number("hotel")]
    assert t.at(Flow(SCAVENGING)).offers() == ["go near", "go far"]


@shows("TWM-7.3")
def test_two_of_a_kind_are_taken_along_one_by_one() -> None:
    t = House().tasks(**PARTY).storage(ammo=3).at(Flow(SCAVENGING))
    t.do("go near", "take ammo", "take ammo")
    assert (t.has("ammo"), t.carries("ammo")) == (1, 2)


@shows("TWM-7.21")
def test_a_new_night_begins_with_nothing_done() -> None:
    t = House("cveta zlata").tasks(cveta="scavenge", zlata="guard")
    outing = t.state.outing
    outing.met = outing.looked_around = outing.lawyer_used = outing.scavenger_used = 1
    outing.visited = 3
    t.at(Flow(SCAVENGING)).do("go near")
    assert (outing.met, outing.looked_around, outing.visited) == (0, 0, 0)
    assert (outing.lawyer_used, outing.scavenger_used) == (0, 0)


@shows("TWM-7.8", "TWM-12.5")
@pytest.mark.parametrize(("note", "cards"), [("plans", 15), ("wheelchair", 7), ("camouflage", 10)])
def test_notes_change_how_many_cards_there_are(note: str, cards: int) -> None:
    t = outside().note(note, place="carried")
    assert cards_at(t.state, 2) == cards


@shows("TWM-7.8")
def test_there_are_never_less_than_no_cards() -> None:
    t = House()
    t.state.today.cards = -20
    assert cards_at(t.state, 0) == 0


@shows("TWM-7.5", "TWM-7.2")
def test_in_the_old_town_it_is_never_quieter_than_two() -> None:
    t = searching(location="old-town")
    set_noise(t.state, 1)
    assert t.state.outing.noise == 2


@shows("TWM-7.5")
def test_a_script_may_keep_the_noise_at_its_lowest() -> None:
    t = searching("empty-room")
    t.state.today.noise_max = 1
    set_noise(t.state, 9)
    assert t.state.outing.noise == 1


@shows("TWM-7.2", "TWM-7.6")
def test_nobody_shoots_where_no_sniper_lies() -> None:
    t = outside().talked().on_top("residents", "hobos").rig(0).at(*OUT_THERE, NoiseRoll(1))
    assert t.happened("met")
    assert t.asked != "select"


@shows("TWM-7.6")
@pytest.mark.parametrize(("cards", "quiet"), [(1, 1), (2, 0), (3, 0)])
def test_it_is_quiet_for_so_many_cards(cards: int, quiet: int) -> None:
    t = searching("empty-room", "hiding-place", "map", "heap")
    t.state.today.quiet = 2
    t.do(*["explore"] * cards)
    assert t.state.today.quiet == quiet


@shows("TWM-7.23", "TWM-7.21")
def test_the_last_cards_are_enough_for_what_the_location_offers() -> None:
    two = searching("heap", "heap", location="church")
    assert "look-around" in two.offers()
    four = searching("heap", "heap", "heap", "furniture", location="church").pile(jewelry=1).at(*OUT_THERE)
    assert "visit 1" in four.offers()
    poor = searching("heap", "heap", "heap", "furniture", location="church")
    assert poor.refused("visit 1") == "TWM-11.2"  # the cards are there, the commission is not


@shows("TWM-7.21")
def test_each_way_of_a_location_is_used_once() -> None:
    outing = searching().state.outing
    outing.visit(0)
    outing.visit(1)
    assert (outing.has_visited(0), outing.has_visited(1), outing.has_visited(2)) == (True, True, False)


@shows("TWM-7.24")
def test_a_map_is_used_once() -> None:
    t = searching("map", "heap", "pantry", "empty-room")
    t.do("explore", "use-map", "done")
    assert "use-map" not in t.offers()


@shows("TWM-7.11", "TWM-1.19")
def test_of_the_cards_that_were_seen_those_that_are_returned_are_known_no_more() -> None:
    t = searching("heap", "pantry", "furniture", "empty-room")
    t.state.decks.saw(UNKNOWN_DECK, 3)
    return_cards(t.state, 2)
    assert t.state.view(0).decks.known["unknown"] == ["furniture"]


@shows("TWM-7.11")
def test_of_a_deck_beyond_all_counting_thirty_are_returned_at_most() -> None:
    t = outside()
    t.state.decks.unknown = [c.EXPLORATION.number("heap")] * 40
    t.at(*OUT_THERE, ReturnCards())
    assert (t.offers()[0], t.offers()[-1], len(t.offers())) == ("return 0", "return 30", 31)


@shows("TWM-12.2", "TWM-7.21")
@pytest.mark.parametrize(("left", "seen"), [((1, 9), 1), ((9,), 9), ((0, 1), 0), ((), -1)])
def test_the_next_result_with_something_new_is_seen(left: tuple[int, ...], seen: int) -> None:
    t = outside(party="katia")
    s, hotel = t.state, c.LOCATIONS.number("hotel")
    table = s.t.place_tables[hotel]
    free = {
        number: next(block for block in table[number] if may_tell(s, Run(0, s.present()), block)) for number in left
    }
    s.story.told = [block for row in table for block in row if block not in free.values()]
    t.rig(0).at(*OUT_THERE, LookAround(1))
    told = s.t.blocks[free[seen] if seen >= 0 else s.t.look_around[hotel]].spoken
    assert (told, c.CHARACTERS.number("katia")) in [(event.a, event.b) for event in t.events("read")]
    assert t.happened("rolled", roll="look-around", result=1, limit=0, meaning="seen")


@shows("TWM-7.28", "TWM-7.9", "TWM-12.2")
def test_cards_and_pages_are_about_those_who_are_there() -> None:
    t = outside().talked().on_top("residents", "civilians").rig(8).at(*OUT_THERE, Encounter(0))
    assert (t.asked, t.facts()["about"]) == ("script", ["zlata", "katia"])
    t = searching("locked-door", "empty-room")
    t.do("explore")
    assert (t.asked, t.facts()["about"]) == ("script", ["katia"])


# What is carried


@shows("TWM-7.19")
def test_only_what_weighs_something_is_left_behind() -> None:
    t = House().out(**PARTY).pile(jewelry=1, raw_food=1).at(Flow(RAID), LeaveBehind())
    assert t.offers() == ["done", "give raw-food"]


@shows("TWM-7.16", "TWM-12.24", "TWM-12.25")
def test_what_cannot_be_packed_is_refused_by_its_own_rule() -> None:
    t = House().out(**PARTY).note("winter", place="table")
    t.state.today.no_free_water = 1
    t.state.outing.free_wood = 2
    t.at(Flow(RAID), Pack())
    assert (t.refused("take wood"), t.refused("take water")) == ("TWM-12.24", "TWM-12.25")
    assert t.refused("take knife") == "TWM-7.16"


@shows("TWM-12.53")
@pytest.mark.parametrize(("left", "charges"), [(0, 3), (1, 2), (2, 2)])
def test_food_that_is_there_and_not_found_costs_a_charge(left: int, charges: int) -> None:
    t = searching("pantry", "empty-room").note("no-food", charges=3, place="table").on_top("findings", "finding-2")
    for food in ("vegetable", "raw-food", "canned-food"):
        t.state.goods.box[c.ITEMS.number(food)] = left
    t.rig(0)
    t.do("explore")
    assert t.notes("no-food")[0].charges == charges


@shows("TWM-7.30")
def test_a_special_finding_has_the_colors_of_its_row() -> None:
    t = searching("heap", "empty-room").on_top("findings", "finding-2").rig(9)
    t.do("explore")
    assert "take lockpick" in t.offers()
    assert "take raw-food" not in t.offers()


@shows("TWM-12.42")
def test_what_is_left_where_it_lies_is_not_looked_for_again() -> None:
    t = outside(location="church").note("wine", charges=3, place="hidden").note("tools", place="hidden")
    departing(t, 9, 0)  # the tools are there, the wine is not
    t.do("done")
    assert (t.asked, [note.place for note in t.notes("tools")], t.notes("wine")) == ("explore", [HIDDEN], [])
    assert len(t.events("rolled", since_start=True)) == 2


@shows("TWM-12.42")
def test_all_hidden_finds_are_looked_for() -> None:
    t = outside(location="church")
    for _ in range(len(c.NOTE_SLOTS)):
        t.note("wine", place="hidden")
    departing(t, *[0] * len(c.NOTE_SLOTS))
    assert t.state.notes.tokens == []


@pytest.mark.parametrize("slot", [1, len(c.NOTE_SLOTS) - 1])
def test_before_the_first_find_is_looked_for_no_note_is_named(slot: int) -> None:
    t = outside().note("wine", place="hidden")
    assert [name for name, _, _ in Unearth(slot).facts(t.state)] == ["slot"]


# Who is met


@shows("TWM-7.15", "TWM-1.19")
@pytest.mark.parametrize("name", ["thugs", "hobos"])
def test_whoever_is_there_when_the_party_leaves_goes_back_into_the_deck(name: str) -> None:
    t = outside().on_top("residents", name)
    s = t.state
    who = s.outing.resident = s.decks.residents.pop()
    cards = sorted([*s.decks.residents, who])
    t.at(Flow(RAID), ChooseFindings())
    assert (sorted(s.decks.residents), s.outing.resident) == (cards, -1)
    assert listed(RESIDENT_CARD, who) in s.decks.seen


@shows("TWM-7.28")
@pytest.mark.parametrize("name", ["thugs", "hobos"])
def test_whoever_was_there_lies_aside_when_others_come(name: str) -> None:
    t = outside().talked().on_top("residents", name, "civilians")
    s = t.state
    who = s.outing.resident = s.decks.residents.pop()
    t.at(*OUT_THERE, Encounter(6))
    assert t.happened("met", resident="civilians")
    assert s.decks.residents_met == [who]


@shows("TWM-7.34")
def test_thugs_go_back_into_the_deck_and_nobody_lies_aside() -> None:
    t = outside().on_top("residents", "thugs")
    s = t.state
    cards = len(s.decks.residents)
    s.outing.resident = s.decks.residents.pop()
    t.at(*OUT_THERE, Encounter(4))
    assert (len(s.decks.residents), s.decks.residents_met, s.outing.resident) == (cards, [], -1)


@shows("TWM-7.2", "TWM-7.28")
def test_of_two_who_may_be_the_first_the_upper_one_comes() -> None:
    s = outside(location="construction-site").state
    thugs, soldiers, rebels = (c.RESIDENTS.number(name) for name in ("thugs", "soldiers", "rebels"))
    s.decks.residents = [thugs, soldiers, rebels]
    assert _draw_resident(s, -1) == rebels


@shows("TWM-12.2")
def test_a_script_says_who_comes() -> None:
    t = outside().talked().on_top("residents", "civilians", "hobos")
    hobos = c.RESIDENTS.number("hobos")
    assert ("next", c.RESIDENTS, hobos) in Encounter(6, hobos).facts(t.state)
    t.at(*OUT_THERE, Encounter(0, hobos))
    assert t.happened("met", resident="hobos")


def test_whoever_went_away_in_between_is_met_no_more() -> None:
    t = outside().at(*OUT_THERE, Encounter(1))
    assert (t.asked, t.happened("rolled")) == ("explore", False)


@shows("TWM-7.28")
def test_how_many_they_are_is_what_the_die_shows() -> None:
    t = outside().talked().on_top("residents", "hobos").rig(4).at(*OUT_THERE, Encounter(0))
    assert t.happened("rolled", roll="number", result=5, limit=0, meaning="number")


@shows("TWM-7.33")
def test_a_story_about_residents_ends_with_itself() -> None:
    t = outside().on_top("residents", "reality-impact").at(*OUT_THERE, Encounter(0))
    t.state.die = 1
    t.at(*t.state.stack[:3])
    assert (t.asked, t.state.decks.residents_met) == ("explore", [c.RESIDENT_IMPACT])


@shows("TWM-2.17")
@pytest.mark.parametrize(("die", "meaning"), [(5, "stay"), (6, "persuaded")])
def test_the_lawyer_persuades_from_six_on(die: int, meaning: str) -> None:
    t = searching(people="emilia zlata", emilia="scavenge", zlata="guard").on_top("residents", "deserters")
    t.at(*OUT_THERE, Encounter(0)).rig(die - 1)
    t.do("persuade")
    assert t.happened("rolled", roll="lawyer", result=die, limit=5, meaning=meaning)
    assert (t.asked == "explore") == (meaning == "persuaded")


@shows("TWM-2.17", "TWM-7.28")
def test_if_the_lawyer_is_silent_they_are_counted_as_usual() -> None:
    t = searching(people="emilia zlata", emilia="scavenge", zlata="guard").talked().on_top("residents", "deserters")
    t.at(*OUT_THERE, Encounter(0)).rig(4)
    t.do("done")
    assert t.happened("rolled", roll="number", result=5)
    assert len(t.state.fight.foes) > 0


@shows("TWM-7.25", "TWM-12.51")
@pytest.mark.parametrize(("resident", "uniform", "left"), [("survivors", False, 0), ("soldiers", True, 1)])
def test_an_ambush_uses_up_the_hiding_place_unless_a_uniform_is_worn(resident: str, uniform: bool, left: int) -> None:
    t = outside(party="katia").talked().on_top("residents", resident)
    if uniform:
        t.note("uniform", place="with katia")
    t.state.outing.hiding_place = 1
    t.at(*OUT_THERE, Encounter(0)).do("ambush")
    assert t.state.outing.hiding_place == left
    t.state.fight.foes, t.state.die = [], 1
    t.at(*t.state.stack[:3])
    assert t.asked == "explore"  # they are not met a second time


@shows("TWM-7.2", "TWM-7.28")
@pytest.mark.parametrize(("location", "foes"), [("hotel", 1), ("military-outpost", 3)])
def test_only_at_the_outpost_an_attack_calls_others(location: str, foes: int) -> None:
    t = outside(location=location).talked().on_top("residents", "civilians").rig(0).at(*OUT_THERE, Encounter(0))
    looks = t.state.revealed
    first = len(t.state.fight.foes)
    t.perform([op("combat_start")])
    assert len(t.state.fight.foes) - first == foes - 1
    assert (t.state.revealed == looks) == (location == "hotel")
