"""What exploration cards and skills do outside (TWM-7)."""

import pytest
from tests.games.warofmine.tables import ITEM, WHO, House, items, op, outside, rows, searching

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.goods.choices import TakeOne
from holdfast.games.warofmine.goods.worth import worth
from holdfast.games.warofmine.outside.findings import DrawFindings, LeaveBehind, Pack, abandon_pile, capacity
from holdfast.games.warofmine.outside.noise import set_noise
from holdfast.games.warofmine.outside.residents import Encounter, _draw_resident, more_enemies
from holdfast.games.warofmine.outside.scavenging import Explore, LookAround, ReadMap
from holdfast.games.warofmine.outside.unknown import add_cards
from holdfast.games.warofmine.phases.dawn import exchange
from holdfast.games.warofmine.phases.flow import RAID, SCAVENGING, Flow
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.state.decks import LOCATION_CARD, RESIDENT_CARD
from holdfast.games.warofmine.state.notes import Note
from holdfast.testing import shows


def test_somebody_is_here_unless_enough_cards_are_returned() -> None:
    t = searching("someone-is-here", "heap", "heap", "heap", "empty-room").on_top("residents", "thugs")
    t.do("explore")
    t.rig(*[0] * 23, 2)
    t.do("return 3")  # 3 and 3 make 6: safe
    assert t.asked == "explore"
    assert len(t.state.decks.unknown) == 1
    t = searching("someone-is-here", "heap", "heap").on_top("residents", "thugs")
    t.do("explore")
    t.rig(4)
    t.do("return 0")
    assert t.asked == "fight"


def test_rubble_and_bars_outside_need_tools() -> None:
    t = searching("rubble", "heap", "heap", "heap")
    t.do("explore")
    assert t.asked == "explore"  # one person without a shovel passes it by
    t = searching("rubble", "heap", "heap", "heap").pile(shovel=1)
    t.do("explore", "option 1")
    assert len(t.state.decks.unknown) == 1
    t = searching("bars", "heap").pile(sawblade=1).on_top("findings", "finding-5")
    t.do("explore")
    t.rig(0)
    t.do("option 1")
    assert (t.carries("knife"), t.carries("weapon-part")) == (1, 1)


def test_the_good_scavenger_looks_once_more() -> None:
    t = searching("heap", "empty-room", people="marko zlata", marko="scavenge", zlata="guard")
    t.on_top("findings", "finding-1", "finding-2")
    t.rig(0)
    t.do("explore")
    assert t.asked == "draw-findings"
    t.rig(0, 9)
    t.do("yes")
    assert t.carries("wood") == 6
    assert WHO("marko") in t.state.people.group


def test_the_second_look_of_the_good_scavenger_has_a_roll_of_its_own() -> None:
    t = searching("heap", "empty-room", people="marko zlata", marko="scavenge", zlata="guard")
    t.on_top("findings", "finding-1", "finding-2")
    t.rig(9)
    t.do("explore")
    assert t.asked == "take-one"  # a special finding
    t.do(t.offers()[-1])
    assert t.asked == "draw-findings"
    t.rig(0, 9)
    t.do("yes")
    assert t.asked == "explore"


@shows("TWM-7.30")
def test_where_nothing_special_is_to_be_found_no_card_has_a_roll() -> None:
    t = searching("heap", "empty-room", people="marko zlata", marko="scavenge", zlata="guard")
    t.on_top("findings", "finding-1", "finding-2", "finding-3")
    t.perform([op("no_special_finding"), op("draw_findings", rows=["heap"], n=2)])
    assert (t.asked, t.facts()["plain"]) == ("draw-findings", [1])
    assert not t.happened("rolled")
    t.do("yes")  # nor has the card that the good scavenger adds
    assert not t.happened("rolled")
    assert len(t.state.decks.findings_used) == 3


@shows("TWM-7.33")
def test_after_a_reality_impact_the_good_scavenger_looks_once_more() -> None:
    t = searching("heap", "empty-room", people="marko zlata", marko="scavenge", zlata="guard")
    t.on_top("findings", "finding-reality-impact")
    t.do("explore")
    t.until("draw-findings")
    assert len(t.state.decks.findings_used) == 1


@shows("TWM-7.11")
def test_a_map_takes_as_many_cards_away_as_it_says() -> None:
    t = outside().unknown("heap", "rubble", "furniture", "pantry").at(Flow(RAID), Explore(), ReadMap(3))
    for left in (3, 2, 1):
        assert (t.asked, t.facts()) == ("read-map", {"cards": [left]})
        t.do(t.offers()[0])
    assert (t.asked, len(t.state.decks.unknown)) == ("explore", 1)


@shows("TWM-7.16")
def test_the_last_piece_of_the_box_may_be_packed() -> None:
    t = outside().at(Flow(RAID), Pack())
    for item in c.RESOURCES:
        t.state.goods.box[item] = 1
    t.arrange()
    assert t.offers("take") == ["take wood", "take components", "take water"]
    t.do("take wood")
    assert "take wood" not in t.offers()


@shows("TWM-7.17")
def test_all_notes_that_help_to_carry_add_up() -> None:
    t = outside(party="zlata")
    t.state.today.inventory = 2
    alone = capacity(t.state)
    t.note("two-cousins", charges=4, place="carried")
    helped = capacity(t.state)
    t.note("two-cousins", charges=4, place="carried")
    assert (helped - alone, capacity(t.state) - helped) == (6, 6)


def test_the_lawyer_talks_armed_men_out_of_it() -> None:
    t = searching(people="emilia zlata", emilia="scavenge", zlata="guard").on_top("residents", "deserters")
    t.at(Flow(RAID), Explore(), Encounter(0))
    assert t.offers() == ["persuade", "done"]
    t.rig(5)
    t.do("persuade")
    assert t.asked == "explore"
    assert len(t.state.decks.residents) == 8


@shows("TWM-7.22")
def test_a_single_card_is_added_under_the_unknown_deck() -> None:
    t = searching()
    top, under = t.state.decks.unknown[-1], t.state.decks.exploration[-1]
    t.perform([op("add_exploration", n=1)])
    assert len(t.state.decks.unknown) == 11
    assert (t.state.decks.unknown[0], t.state.decks.unknown[-1]) == (under, top)
    assert t.happened("added")


@shows("TWM-1.12")
@pytest.mark.parametrize("stored", [0, 1])
def test_what_is_chosen_for_storage_goes_there_also_while_a_party_is_out(stored: int) -> None:
    t = searching().at(Flow(RAID), Explore(), TakeOne(items("coffee", "knife"), stored))
    t.do("take knife")
    assert (t.has("knife"), t.carries("knife")) == (stored, 1 - stored)


@shows("TWM-9.7")
@pytest.mark.parametrize("location", c.LOCATIONS.entries)
def test_every_location_leaves_the_game_when_it_is_exchanged(location: str) -> None:
    t = outside(location=location).note("painting", place=f"at {location}")
    exchange(t.state, t.state.decks.spots.index(c.LOCATIONS.number(location)))
    assert c.LOCATIONS.number(location) not in t.state.decks.spots + t.state.decks.locations
    assert t.state.decks.taken_out(LOCATION_CARD) == [c.LOCATIONS.number(location)]
    assert not t.notes("painting")


@shows("TWM-7.27")
def test_who_comes_is_the_top_of_the_deck_and_after_the_last_all_are_shuffled() -> None:
    t = searching()
    s = t.state
    s.outing.met = 1
    for card in s.decks.residents[:0:-1]:
        assert _draw_resident(s, -1) == card
        s.decks.put_aside(card)
    assert len(s.decks.residents) == 1
    last = _draw_resident(s, -1)
    s.decks.put_aside(last)
    everybody = sorted(s.decks.residents_met)
    drawn = _draw_resident(s, -1)
    assert sorted([drawn, *s.decks.residents]) == everybody
    assert s.decks.residents_met == []


@shows("TWM-7.2", "TWM-7.28")
def test_who_is_met_first_at_a_location_comes_from_anywhere_in_the_deck() -> None:
    t = searching(location="quiet-house").on_top("residents", "thugs", "hobos")
    s = t.state
    size = len(s.decks.residents)
    assert _draw_resident(s, -1) == c.RESIDENTS.number("civilians")
    assert len(s.decks.residents) == size - 1
    s.outing.met = 1
    t.on_top("residents", "thugs")
    assert _draw_resident(s, -1) == c.RESIDENTS.number("thugs")


@shows("TWM-7.28")
def test_who_is_called_for_comes_before_the_one_on_top() -> None:
    t = searching().on_top("residents", "thugs")
    s = t.state
    s.outing.next_resident = c.RESIDENTS.number("hobos")
    assert _draw_resident(s, -1) == c.RESIDENTS.number("hobos")
    t.on_top("residents", "thugs")
    assert _draw_resident(s, -1) == c.RESIDENTS.number("thugs")  # once
    assert _draw_resident(s, c.RESIDENTS.number("survivors")) == c.RESIDENTS.number("survivors")


@shows("TWM-1.19")
def test_how_many_red_corner_residents_are_in_play_is_what_everybody_could_count() -> None:
    t = searching()
    s, soldiers = t.state, c.RESIDENTS.number("soldiers")
    s.outing.resident = c.RESIDENTS.number("thugs")
    s.saw_resident(soldiers)
    s.saw_resident(soldiers)
    assert s.decks.times_seen(RESIDENT_CARD, soldiers) == 1  # it may be the same one
    s.outing.resident = soldiers
    s.saw_resident(soldiers)
    assert s.decks.times_seen(RESIDENT_CARD, soldiers) == 2
    s.outing.resident = -1
    s.decks.residents_met = [soldiers, soldiers]
    s.saw_resident(soldiers)
    assert s.decks.times_seen(RESIDENT_CARD, soldiers) == 3
    s.saw_resident(c.RESIDENTS.number("civilians"))
    assert s.decks.times_seen(RESIDENT_CARD, c.RESIDENTS.number("civilians")) == 0


@shows("TWM-7.4")
def test_a_forager_finds_one_vegetable_on_the_way() -> None:
    t = House("emira zlata").tasks(emira="scavenge", zlata="guard").at(Flow(SCAVENGING))
    t.do("go near")
    assert t.carries("vegetable") == 1


@shows("TWM-7.20")
def test_a_party_that_does_not_come_back_leaves_all_its_notes() -> None:
    t = outside().pile(knife=1)
    for name in ("painting", "church-silver", "wine"):
        t.note(name, place="carried")
    t.note("grenade", place="stored")
    abandon_pile(t.state)
    assert [c.NOTES.entries[note.id] for note in t.state.notes.tokens] == ["grenade"]
    assert t.carries("knife") == 0


@shows("TWM-7.19")
def test_only_what_is_carried_and_weighs_something_is_left_behind() -> None:
    t = outside().note("painting", place="stored", weight=2).note("wine", place="carried")
    t.note("church-silver", place="carried", weight=3).at(Flow(RAID), LeaveBehind())
    assert t.offers("give-note") == ["give-note 3"]


@shows("TWM-7.12")
def test_each_card_of_a_plain_search_gives_the_row_that_is_searched() -> None:
    t = searching().on_top("findings", "finding-1", "finding-2")
    t.at(Flow(RAID), Explore(), DrawFindings(2, rows("pantry"), 0, 0, plain=1))
    assert (t.carries("vegetable"), t.carries("canned-food"), t.carries("wood")) == (1, 1, 0)


@shows("TWM-7.28")
@pytest.mark.parametrize("part", [1, 2, 3, 5])
def test_residents_who_are_gone_meanwhile_are_not_met(part: int) -> None:
    t = searching()
    t.state.outing.resident = -1
    t.state.die = 5
    t.at(Flow(RAID), Explore(), Encounter(part))
    assert (t.asked, t.state.fight.foes) == ("explore", [])


@shows("TWM-7.5")
def test_at_home_there_is_no_noise_but_the_least() -> None:
    t = House()
    t.state.outing.noise = 3
    set_noise(t.state, 0)
    assert t.state.outing.noise == 1


@shows("TWM-11.2")
def test_the_note_that_is_used_pays_nothing_and_those_beside_it_do() -> None:
    t = House().note("wine", place="stored", value=4).note("painting", place="stored", value=7)
    t.state.stack = [Flow(RAID), Run(0, note=c.NOTES.number("wine"))]
    assert worth(t.state, t.state.goods.storage) == 7


@shows("TWM-12.53")
def test_food_that_the_box_has_none_of_costs_no_charge() -> None:
    t = searching().note("no-food", charges=2, place="table").on_top("findings", "finding-1", "finding-1")
    t.state.goods.box[ITEM("vegetable")] = 0
    t.at(Flow(RAID), Explore(), DrawFindings(1, rows("pantry"), 0, 0, plain=1))
    assert t.notes("no-food")[0].charges == 2
    t.state.goods.box[ITEM("vegetable")] = 1
    t.at(Flow(RAID), Explore(), DrawFindings(1, rows(*c.ROWS.entries), 0, 0, plain=1))
    assert t.carries("vegetable") == 0


@shows("TWM-7.2")
def test_nobody_is_called_to_a_fight_that_is_not_with_residents() -> None:
    t = searching(location="military-outpost")
    more_enemies(t.state)
    assert t.state.fight.foes == []


@shows("TWM-7.25", "TWM-7.23")
@pytest.mark.parametrize(("cards", "hides"), [(2, True), (1, False)])
def test_hiding_takes_two_cards_of_the_unknown_deck(cards: int, hides: bool) -> None:
    t = searching(*["heap", "rubble"][:cards]).on_top("residents", "civilians")
    t.state.outing.hiding_place = 1
    t.state.decks.exploration = [card for card in t.state.decks.exploration if card != c.HIDING_PLACE]
    t.rig(0).at(Flow(RAID), Explore(), Encounter(0))
    assert ("hide" in t.offers()) is hides
    assert [event.b for event in t.events("met")] == [0, len(t.state.fight.foes)]


@shows("TWM-7.22")
def test_cards_are_added_outside_and_not_for_nothing() -> None:
    t = House()
    add_cards(t.state, 2)
    assert t.state.decks.unknown == []
    t = searching()
    t.run(lambda: add_cards(t.state, 0))
    assert not t.happened("added")


@shows("TWM-12.5")
def test_of_two_equal_notes_the_first_is_meant_unless_the_other_is_at_hand() -> None:
    t = House().note("wine", place="carried").note("painting").note("wine", place="carried")
    assert t.state.find_note(c.NOTES.number("wine")) == 0
    t.note("wine", place="stored")
    assert t.state.find_note(c.NOTES.number("wine")) == 3
    t = House().note("painting").note("wine", place="carried").note("wine", place="carried")
    assert t.state.find_note(c.NOTES.number("wine")) == 1


@shows("TWM-12.6")
def test_a_note_stays_what_it_is_wherever_it_goes() -> None:
    note = Note(3, 2, 0, -1, 1, value=5, weight=7, value_each=1, weight_each=1)
    moved = note.moved(4, 6)
    charged = note.with_charges(9)
    changed = note.with_stats(2, 3, 4, 0, 0)
    names = [name for name, _ in Note.FIELDS]
    assert [getattr(moved, name) for name in names] == [3, 2, 4, 6, 1, 5, 7, 1, 1]
    assert [getattr(charged, name) for name in names] == [3, 9, 0, -1, 1, 5, 7, 1, 1]
    assert [getattr(changed, name) for name in names] == [3, 2, 0, -1, 2, 3, 4, 0, 0]
    assert (note.worth(), note.load(), changed.worth(), changed.load()) == (10, 14, 3, 4)


@shows("TWM-12.2", "TWM-7.21")
def test_after_its_opening_the_die_says_what_is_seen_at_a_location() -> None:
    t = searching()
    s, hotel = t.state, c.LOCATIONS.number("hotel")
    opening, table = s.t.look_around[hotel], s.t.place_tables[hotel]
    t.rig(3)
    t.at(Flow(RAID), Explore(), LookAround(0))
    assert opening in s.story.told
    s.story.told = [opening]
    t.rig(3)
    t.at(Flow(RAID), Explore(), LookAround(0))
    assert t.happened("rolled")
    assert set(s.story.told) & set(table[3])
