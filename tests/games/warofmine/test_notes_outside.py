"""Notes that are found, hidden and used outside, in fights and in night raids (TWM-12)."""

from typing import Any

import pytest
from tests.games.warofmine.fights import HATCHET, KNIFE, NONE, PISTOL, RED, WHITE, YELLOW, fight, wounds
from tests.games.warofmine.tables import WHO, House, outside, stage

from holdfast.core import Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.outside.findings import LeaveBehind, Pack, capacity, load_of
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Equip, Explore
from holdfast.games.warofmine.phases.flow import DAWN, DUSK, EVENING, RAID, Flow
from holdfast.games.warofmine.state.notes import CARRIED, HIDDEN, STORED
from holdfast.testing import shows

OUT_THERE = (Flow(RAID), Explore())
PLACE = c.LOCATIONS.number


def departing(t: House, *dice: int) -> House:
    """The party leaves for its location with nothing but what it has; the dice on the way are known."""
    t.unknown().rig(*dice)
    return t.at(Flow(RAID), Equip())


def raid(t: House, card: str = "burglars") -> House:
    """The night raid, up to the first question of the guards."""
    return t.on_top("raids", card).at(Flow(RAID))


# How a group gets them


@pytest.mark.parametrize(
    ("script", "dice", "note", "stats"),
    [
        (503, 0, "sledgehammer", (c.RED, 10, 3, 0)),
        (503, 2, "gas-cylinder", (c.GREY, 8, 2, 0)),
        (503, 4, "water-canister", (c.GREY, 3, 1, 0)),
        (503, 6, "garrote", (c.GREY, 2, 0, 0)),
        (503, 8, "wine", (c.GREEN, 30, 3, 3)),
        (507, 0, "valuable-painting", (c.GREY, 30, 3, 0)),
        (507, 4, "plans-3", (c.GREY, 10, 0, 3)),
        (507, 7, "uniform", (c.GREY, 6, 0, 0)),
        (512, 0, "morphine", (c.YELLOW, 10, 0, 0)),
        (512, 9, "adrenaline", (c.YELLOW, 10, 0, 0)),
        (58, 8, "sack-of-medicine", (c.YELLOW, 60, 3, 3)),
        (58, 4, "church-silver", (c.GREY, 60, 3, 3)),
    ],
)
def test_finds_have_the_colour_value_weight_and_charges_of_their_entry(
    script: int, dice: int, note: str, stats: tuple[int, ...]
) -> None:
    t = outside()
    t.rig(dice)
    t.read(script, steps=OUT_THERE)
    (made,) = t.notes(note)
    assert (made.color, made.worth(), made.load(), made.charges) == stats
    assert made.place == CARRIED


def test_the_crate_is_fought_or_waited_for() -> None:
    t = outside()
    t.read(533, steps=OUT_THERE)
    t.rig(9)
    t.do("option 2")
    assert t.state.notes.at(0).worth() == 100
    assert len(t.state.decks.unknown) == 5
    t = outside()
    t.read(533, steps=OUT_THERE)
    t.do("option 1")
    assert t.asked == "fight"
    t.perform([{"op": "blast", "n": 3}])
    t.until("explore")
    assert len(t.notes("crate")) == 1


def test_a_full_table_gives_no_note_and_changes_no_other() -> None:
    t = outside()
    for _ in range(16):
        t.note("lull")
    t.rig(0)
    t.read(503, steps=OUT_THERE)
    assert t.notes("sledgehammer") == []
    assert all(note.value == 0 for note in t.notes("lull"))


@shows("TWM-12.40")
def test_a_note_that_can_do_nothing_is_not_offered() -> None:
    t = House().note("plans-3", charges=3, place="stored").at(Flow(EVENING))
    assert t.offers("use-note") == ["use-note 1"]
    t.do("use-note 1")  # at home they are only good for a book
    assert t.has("book") == 1
    t.state.goods.removed = [
        n + (t.state.goods.box[i] if i == c.ITEMS.number("book") else 0) for i, n in enumerate(t.state.goods.removed)
    ]
    t.state.goods.box[c.ITEMS.number("book")] = 0
    t.at(Flow(EVENING))
    assert t.offers("use-note") == []


def test_plans_in_three_sheets_lead_on_find_more_or_are_a_book() -> None:
    t = outside().note("plans-3", charges=3, place="carried").at(*OUT_THERE)
    t.do("use-note 1", "option 1")
    assert len(t.state.decks.unknown) == 15
    t.do("use-note 1", "option 2")
    t.on_top("findings", "finding-1", "finding-2")
    t.rig(0, 0)
    t.perform([{"op": "draw_findings", "rows": ["heap"], "n": 1}])
    assert len(t.events("found")) == 2
    t.do("use-note 1", "option 3")
    assert t.carries("book") == 1
    assert t.state.notes.tokens == []


# Hidden finds


@shows("TWM-12.41")
@pytest.mark.parametrize(
    "note",
    [
        "sledgehammer",
        "valuable-painting",
        "wine",
        "machine-gun",
        "tools",
        "chemistry-lab",
        "jackhammer",
        "gas-cylinder",
    ],
)
def test_a_heavy_find_may_be_hidden(note: str) -> None:
    t = outside(party="zlata", location="church").note(note, charges=1, place="carried", weight=5)
    t.at(Flow(RAID), LeaveBehind())
    assert t.offers() == ["give-note 1", "hide-note 1"]  # too heavy for Zlata
    t.do("hide-note 1", "done")
    assert t.happened("note-hidden", note=note, location="church")
    assert t.notes(note)[0].place == HIDDEN
    assert load_of(t.state) == 0
    t.until("crime-wave")
    assert t.state.from_notes(t.state.t.note_saves) == 0  # hidden tools save nothing
    assert t.offers("use-note") == []


def test_other_notes_cannot_be_hidden() -> None:
    t = outside(party="zlata").note("generator", charges=1, place="carried", weight=6)
    t.note("coal", charges=1, place="carried", weight=1).at(Flow(RAID), LeaveBehind())
    assert t.offers() == ["give-note 1", "give-note 2"]


@shows("TWM-12.42")
def test_a_later_party_finds_it_or_not() -> None:
    t = departing(outside(location="church").note("wine", charges=3, place="hidden"), 2)
    assert t.asked == "explore"
    assert t.notes("wine") == []
    t = departing(outside(location="church").note("wine", charges=3, place="hidden"), 3)
    assert t.asked == "unearth"
    t.do("take-note 1")
    assert (t.notes("wine")[0].charges, t.notes("wine")[0].place) == (3, CARRIED)
    assert t.asked == "explore"


@shows("TWM-12.42")
def test_what_is_found_again_may_be_left_and_wherever_the_party_goes() -> None:
    t = departing(outside(location="church").note("wine", charges=3, place="hidden"), 9)
    t.do("done")
    assert t.notes("wine")[0].place == HIDDEN
    t = departing(outside(location="hotel").note("wine", charges=3, place="hidden"), 9)
    assert (t.asked, t.offers()) == ("unearth", ["take-note 1", "done"])


@shows("TWM-12.42")
def test_each_hidden_find_has_its_own_roll() -> None:
    t = outside(location="church")
    for name in ("wine", "tools", "sledgehammer"):
        t.note(name, place="hidden")
    departing(t, 0, 9, 0)  # from the last to the first
    t.do("take-note 2")
    assert [t.notes(name) != [] for name in ("wine", "tools", "sledgehammer")] == [False, True, False]


@shows("TWM-12.42")
def test_what_is_hidden_cannot_be_taken_from_home() -> None:
    t = outside(location="hotel").storage(knife=1).note("wine", place="hidden").unknown()
    assert t.at(Flow(RAID), Equip()).offers() == ["take knife", "done"]


@shows("TWM-12.43")
def test_an_exchanged_location_takes_along_what_lies_there() -> None:
    t = outside(location="church").note("findings-x2", place="at church")
    t.note("tools", place="stored")
    t.at(*OUT_THERE)
    t.perform([{"op": "exchange_location", "n": 1}])
    t.do("go near")
    assert t.happened("exchanged", location="church")
    assert t.state.notes.count() == 1
    t.read(46, steps=OUT_THERE)
    assert t.notes("findings-x2") == []
    assert t.sound()


# The location and what is found there


@shows("TWM-12.52")
def test_in_rooms_never_searched_every_findings_card_is_two() -> None:
    t = outside(location="church")
    t.read(46, steps=OUT_THERE)
    assert t.notes("findings-x2")[0].is_at(PLACE("church"))
    t.on_top("findings", "finding-1", "finding-2")
    t.rig(0, 0)
    t.perform([{"op": "draw_findings", "rows": ["heap"], "n": 1}])
    assert len(t.events("found")) == 2
    t = outside("marko zlata", "marko").note("findings-x2", place="at hotel").at(*OUT_THERE)
    t.on_top("findings", "finding-1", "finding-2", "finding-3", "finding-4")
    t.rig(0, 0)
    t.perform([{"op": "draw_findings", "rows": ["heap"], "n": 1}])
    t.rig(0, 0)
    t.do("yes")  # Marko's other look too
    assert len(t.events("found")) == 2
    t = outside(location="church").note("findings-x2", place="at hotel").at(*OUT_THERE)
    t.on_top("findings", "finding-1").rig(0)
    t.perform([{"op": "draw_findings", "rows": ["heap"], "n": 1}])
    assert len(t.events("found")) == 1


@shows("TWM-12.53")
def test_empty_larders_cost_a_charge_instead_of_food() -> None:
    t = outside().read(66, steps=OUT_THERE)
    assert t.notes("no-food")[0].charges == 3
    for left in (2, 1, 0):
        t.on_top("findings", "finding-2").rig(0)
        t.perform([{"op": "draw_findings", "rows": ["pantry"], "n": 1}])
        assert sum(t.state.goods.pile[: c.CANNED_FOOD + 1]) == 0
        assert [note.charges for note in t.notes("no-food")] == ([left] if left else [])
    t.on_top("findings", "finding-2").rig(0)
    t.perform([{"op": "draw_findings", "rows": ["pantry"], "n": 1}])
    assert t.carries("canned-food") == 1


@shows("TWM-12.53")
def test_other_things_on_the_card_are_found_all_the_same() -> None:
    t = outside().note("no-food", charges=3).at(*OUT_THERE)
    t.on_top("findings", "finding-1").rig(0)
    t.perform([{"op": "draw_findings", "rows": ["heap"], "n": 1}])
    assert t.carries("wood") == 4
    assert t.notes("no-food")[0].charges == 3


@shows("TWM-12.54")
def test_the_first_three_water_in_a_canister_weigh_nothing() -> None:
    t = outside(party="zlata").pile(water=4, wood=2).note("water-canister", place="carried", weight=1)
    assert load_of(t.state) == 1 + 1 + 2
    t.pile(wood=3).at(Flow(RAID), Pack())
    assert load_of(t.state) == capacity(t.state) == 4
    assert t.offers() == ["take water", "done"]
    t.do("take water", "take water", "take water")
    assert t.asked != "pack"  # the fourth would weigh something


def test_the_crate_gives_food_as_long_as_the_box_has_some() -> None:
    t = House().note("crate", place="stored", value=100).at(Flow(EVENING))
    food = t.box("raw-food") + t.box("canned-food")
    for _ in range(food):
        t.do("use-note 1")
        if t.asked == "script":
            t.do(t.offers()[0])
    assert t.box("raw-food") == t.box("canned-food") == 0
    assert t.offers("use-note") == []
    assert t.state.notes.at(0).worth() == 100


def test_wine_may_be_opened() -> None:
    t = House().who("katia", misery=2).note("wine", charges=3, place="stored").at(Flow(EVENING))
    t.rig(3)
    t.do("use-note 1", "choose katia")
    assert (t.level("katia", "misery"), t.level("katia", "fatigue"), t.notes("wine")[0].charges) == (1, 1, 2)
    t.rig(2)
    t.do("use-note 1")  # it has turned
    assert t.notes("wine") == []


# Residents


def test_secret_intel_is_about_the_next_soldiers() -> None:
    t = outside().on_top("residents", "hobos").note("secret-intel").at(*OUT_THERE, Encounter(0))
    assert t.notes("secret-intel") != []
    for dice, met in ((4, True), (5, False)):
        t = outside().on_top("residents", "soldiers").note("secret-intel")
        t.rig(dice, 0, 0)
        t.at(*OUT_THERE, Encounter(0))
        assert (t.asked == "script") == met
        assert (c.RESIDENTS.number("soldiers") in t.state.decks.residents) != met
        assert t.notes("secret-intel") == []


def test_a_wounded_soldier_tells_of_the_patrols_for_a_bandage() -> None:
    t = outside().pile(bandages=1).read(517, steps=OUT_THERE)
    t.do("option 1")
    assert t.notes("secret-intel")[0].is_on_table()


@pytest.mark.parametrize("note", ["walkie-talkies", "fear"])
def test_who_is_warned_meets_nobody_and_turns_no_card(note: str) -> None:
    t = outside().on_top("residents", "thugs").note(note, charges=3, place="carried")
    t.rig(9)
    t.at(*OUT_THERE, Encounter(0))
    assert t.asked == "explore"
    assert not t.happened("met")
    assert t.state.decks.residents[-1] == c.RESIDENTS.number("thugs")


def test_a_curfew_stops_those_who_go_in_company() -> None:
    for dice, stopped, left in ((2, True, 1), (5, False, 1), (8, False, 0)):
        t = outside().read(523, steps=OUT_THERE)
        departing(t, dice)
        assert (t.asked == "script") == stopped
        assert len(t.notes("curfew")) == left
    t = departing(outside(party="katia").note("curfew"))
    assert not t.happened("rolled")


def worn(resident: str) -> House:
    t = outside().on_top("residents", resident).note("uniform", place="carried", value=6).at(*OUT_THERE)
    t.do("use-note 1", "choose zlata")
    assert t.notes("uniform")[0].is_with(WHO("zlata"))
    return t


@shows("TWM-12.51")
def test_rebels_shoot_at_the_uniform() -> None:
    t = worn("rebels")
    t.at(*OUT_THERE, Encounter(0))
    assert t.asked == "fight"
    t = outside().on_top("residents", "rebels").note("uniform", place="carried").at(*OUT_THERE, Encounter(0))
    assert t.asked == "script"  # in the bag it does nothing


@shows("TWM-12.51")
@pytest.mark.parametrize("resident", ["soldiers", "deserters"])
def test_soldiers_let_the_uniform_come_near(resident: str) -> None:
    t = worn(resident)
    t.at(*OUT_THERE, Encounter(0))
    assert t.offers() == ["done", "ambush"]
    t.do("ambush")
    assert t.asked in ("arm", "strike", "deal", "trust-fate")
    assert not t.happened("foe-struck")


@shows("TWM-12.51")
@pytest.mark.parametrize("resident", ["hobos", "survivors"])
def test_the_poor_flee_from_the_uniform(resident: str) -> None:
    for dice, met in ((4, True), (5, False)):
        t = worn(resident)
        t.rig(dice, 0)
        t.at(*OUT_THERE, Encounter(0))
        assert (t.asked == "script") == met
        assert (c.RESIDENTS.number(resident) in t.state.decks.residents_met) != met


@shows("TWM-12.44")
def test_the_uniform_comes_home_and_is_left_behind_by_the_dead() -> None:
    t = worn("hobos")
    t.at(Flow(DAWN))
    assert t.notes("uniform")[0].place == STORED
    t = worn("hobos").who("zlata", wounds=3)
    t.rig(9)
    t.perform([{"op": "raise", "state": "wounds", "n": 1, "who": "this"}], "zlata")
    assert t.notes("uniform")[0].place == CARRIED
    assert t.sound()


# Doses


@shows("TWM-12.44", "TWM-12.49")
def test_adrenaline_makes_one_character_strong_until_dawn() -> None:
    t = House().who("anton", fatigue=3, misery=3).note("adrenaline", place="stored").at(Flow(EVENING))
    s = t.state
    assert (s.prowess(WHO("anton")), s.inventory(WHO("anton")), s.blocked(WHO("anton"))) == (0, 3, 3)
    t.do("use-note 1", "choose anton")
    assert (s.prowess(WHO("anton")), s.inventory(WHO("anton")), s.blocked(WHO("anton"))) == (2, 5, 0)
    assert s.prowess(WHO("katia")) == 1
    assert t.offers("use-note") == []
    t.tasks(anton="scavenge", katia="guard", zlata="floor")
    s.outing.location = s.decks.spots[0]
    assert capacity(s) == 5
    s.outing.location = -1
    t.at(Flow(DAWN))
    assert t.notes("adrenaline") == []
    assert s.prowess(WHO("anton")) == 0


@shows("TWM-12.49")
def test_adrenaline_gives_re_rolls() -> None:
    t = fight([(NONE, 0)], "zlata").note("adrenaline", place="with zlata")
    t.rig(WHITE["0"])
    t.do("fight")
    assert t.offers() == ["keep", "reroll"]
    t.rig(WHITE["0"])
    t.do("reroll")
    t.rig(WHITE["2"], WHITE["0"])
    t.do("reroll")
    t.until("fight")
    assert wounds(t, 0) == 2


@shows("TWM-12.50", "TWM-12.44")
def test_morphine_spares_two_wounds_and_costs_one_at_dawn() -> None:
    t = House().note("morphine", place="stored").at(Flow(EVENING))
    t.do("use-note 1", "option 1", "choose anton")
    for n, level in ((1, 0), (2, 1), (1, 2)):
        t.perform([{"op": "raise", "state": "wounds", "n": n, "who": "this"}], "anton")
        assert t.level("anton", "wounds") == level
    assert t.happened("spared", since_start=True)
    t.rig(c.FATES.number("fate-6")).at(Flow(DAWN))  # a card that leaves wounds as they are
    assert t.notes("morphine") == []
    assert t.level("anton", "wounds") == 3


@shows("TWM-12.50")
def test_morphine_does_not_stop_a_hatchet() -> None:
    t = fight([(HATCHET, 0)], "zlata").note("morphine", charges=2, place="with zlata")
    t.rig(WHITE["0"], YELLOW["hatchet"])
    t.do("fight")
    assert "zlata" not in t.people
    assert t.notes("morphine") == []
    assert t.sound()


@shows("TWM-12.49")
def test_morphine_for_the_day_hides_wounds_and_illness_only() -> None:
    t = House().who("anton", wounds=3, illness=2, fatigue=1).note("morphine", place="stored").at(Flow(EVENING))
    s = t.state
    t.do("use-note 1", "option 2", "choose anton")
    assert s.blocked(WHO("anton")) == s.t.blocked[c.FATIGUE * 5 + 1]
    t.rig(c.FATES.number("fate-6")).at(Flow(DAWN))
    assert t.notes("numbed") == []
    assert t.level("anton", "wounds") == 3


# Instead of a die


@shows("TWM-12.45")
def test_a_grenade_instead_of_a_die_hits_every_enemy_who_still_strikes() -> None:
    t = fight([(NONE, 0), (KNIFE, 0)], "zlata").note("grenade", place="carried")
    t.arrange()
    assert t.offers("use-note") == []
    t.do("fight")
    assert t.offers() == ["wield none", "fight-with 1"]
    t.rig(WHITE["1"], YELLOW["0"])
    t.do("fight-with 1")
    assert t.level("zlata", "wounds") == 1  # inside the step both sides strike
    assert len(t.events("foe-died")) == 2
    assert not t.happened("struck")
    assert t.notes("grenade") == []


@shows("TWM-12.45")
def test_shooters_are_faster_than_a_grenade() -> None:
    t = fight([(PISTOL, 0)], "zlata").who("zlata", wounds=3).note("grenade", place="carried")
    t.arrange()
    t.do("fight")
    t.rig(RED["1"])
    t.do("fight-with 1")
    assert "zlata" not in t.people  # she falls before she can throw
    assert not t.happened("foe-died")


@shows("TWM-12.45")
def test_one_grenade_is_for_one() -> None:
    t = fight([(NONE, 0)], "zlata anton").note("grenade", place="carried")
    t.arrange()
    t.do("fight")
    t.rig(WHITE["0"], WHITE["0"])
    t.do("fight-with 1")
    assert [event.a for event in t.events("struck")] == [WHO("anton")]


def test_a_grenade_takes_six_off_a_raid() -> None:
    t = House("zlata").tasks(zlata="guard").storage(wood=9).note("grenade", place="stored")
    raid(t).do("fight-with 1")
    assert (t.has("wood"), t.level("zlata", "wounds"), t.notes("grenade")) == (9, 0, [])


@shows("TWM-12.45")
@pytest.mark.parametrize(("dice", "off"), [(5, 0), (6, 5)])
def test_a_sledgehammer_takes_five_off_a_raid(dice: int, off: int) -> None:
    t = House("zlata").tasks(zlata="guard").storage(wood=20).note("sledgehammer", place="stored")
    s = t.state
    raid(t).rig(dice)
    t.do("fight-with 1")
    t.until("crime-wave", prefer=("ward damage", "give wood"))
    card = c.RAIDS.number("burglars")
    suffered = 20 - t.has("wood") + t.level("zlata", "wounds")
    assert suffered == max(0, s.t.raid_damage[card] + s.t.raid_wounds[card] - off)
    assert t.notes("sledgehammer") != []


@shows("TWM-12.45")
def test_a_sledgehammer_serves_one_guard_who_may_use_prowess() -> None:
    t = House("katia zlata").tasks(katia="guard", zlata="guard").storage(wood=9).note("sledgehammer", place="stored")
    raid(t).do("shots 1")  # Zlata comes first
    t.rig(WHITE["0"], 0)
    t.do("fight-with 1")
    assert t.asked == "roll-again"
    t.rig(9)
    t.do("reroll")
    assert t.happened("rolled", result=10)
    t = House("katia zlata").tasks(katia="guard", zlata="guard").storage(wood=9).note("sledgehammer", place="stored")
    raid(t).rig(0, WHITE["0"])
    t.do("fight-with 1")
    assert t.asked == "raid-dice"  # Katia has nothing but her die


def workshop() -> House:
    """Katia works with the gas cylinder."""
    t = stage(House("katia").storage(components=3).note("gas-cylinder", place="stored", value=8, weight=2))
    t.do("with-note 1")
    assert t.has("components") == 1
    return t


@shows("TWM-12.59")
def test_a_gas_cylinder_becomes_a_heater() -> None:
    t = workshop()
    t.state.house.cold = 4
    t.do("option 1")
    assert t.notes("gas-cylinder") == []
    assert (t.notes("gas-heater")[0].charges, t.notes("gas-heater")[0].place) == (3, STORED)
    t.at(Flow(EVENING)).do("use-note 1")
    assert (t.state.house.cold, t.notes("gas-heater")[0].charges) == (1, 2)
    t.do("use-note 1")
    assert t.state.house.cold == 0
    assert t.offers("use-note") == []  # there is no cold to drive out


@shows("TWM-12.59")
def test_a_gas_cylinder_needs_an_action_and_two_components() -> None:
    t = stage(House("katia").storage(components=1).note("gas-cylinder", place="stored"))
    assert t.offers("with-note") == []
    assert t.offers("use-note") == []


@shows("TWM-12.59", "TWM-12.45")
@pytest.mark.parametrize(("dice", "own", "theirs"), [(0, 2, 0), (1, 0, 0), (4, 0, 0), (5, 0, 2)])
def test_a_bomb_goes_off_among_friend_or_foe(dice: int, own: int, theirs: int) -> None:
    t = workshop()
    t.do("option 2")
    assert t.notes("bomb")[0].place == STORED
    t = fight([(NONE, 0), (NONE, 0)], "zlata").note("bomb", place="carried")
    t.arrange()
    t.do("fight")
    t.rig(dice, WHITE["0"], WHITE["0"])
    t.do("fight-with 1")
    assert (t.level("zlata", "wounds"), wounds(t, 0), wounds(t, 1)) == (own, theirs, theirs)
    assert t.notes("bomb") == []


@pytest.mark.parametrize(("dice", "off"), [(4, 0), (5, 5)])
def test_a_bomb_takes_five_off_a_raid(dice: int, off: int) -> None:
    t = House("zlata").tasks(zlata="guard").storage(wood=20).note("bomb", place="stored")
    s = t.state
    raid(t).rig(dice)
    t.do("fight-with 1")
    t.until("crime-wave", prefer=("ward damage", "give wood"))
    card = c.RAIDS.number("burglars")
    suffered = 20 - t.has("wood") + t.level("zlata", "wounds")
    assert suffered == max(0, s.t.raid_damage[card] + s.t.raid_wounds[card] - off)


def test_a_sledgehammer_is_no_weapon_outside() -> None:
    t = fight([(NONE, 0)], "zlata").note("sledgehammer", place="carried", weight=3)
    t.arrange()
    t.rig(WHITE["0"], WHITE["0"])
    t.do("fight")
    assert t.asked == "fight"


def ambush(foes: list[tuple[int, ...]], people: str = "katia") -> House:
    t = fight(foes, people).note("garrote", place="carried", value=2)
    t.state.stack = [*OUT_THERE]
    return t.run(lambda: t.state.t.reader.ambush(t.state))


@shows("TWM-12.46")
def test_the_wire_kills_one_lone_enemy_from_behind() -> None:
    t = ambush([(KNIFE, 0)])
    assert t.offers() == ["wield none", "fight-with 1"]
    t.rig(6, 7)
    t.do("fight-with 1", "reroll")
    assert t.happened("foe-died", since_start=True)
    t = ambush([(KNIFE, 0)])
    t.rig(6, 6)
    t.do("fight-with 1", "reroll")
    assert not t.happened("foe-died", since_start=True)
    assert t.asked == "fight"
    t.do("fight")  # face to face it is of no use
    assert t.asked == "strike"
    assert t.notes("garrote") != []


@shows("TWM-12.46")
def test_the_wire_is_of_no_use_against_two() -> None:
    assert ambush([(KNIFE, 0), (KNIFE, 0)]).asked == "strike"


# The cousins


@shows("TWM-12.47")
def test_the_cousins_fight_with_hatchet_and_pistol() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata").note("two-cousins", charges=4, place="carried")
    t.arrange()
    t.rig(RED["shotgun"], RED["3"])  # no shotgun: again
    t.do("fight")
    assert t.asked == "deal"
    t.rig(YELLOW["0"], YELLOW["0"], YELLOW["hatchet"], WHITE["0"], WHITE["0"])
    t.do("hit 1", "hit 1", "hit 1")
    assert len(t.events("note-struck", since_start=True)) == 2
    assert t.happened("foe-died", since_start=True)
    assert t.happened("fight-over", since_start=True)
    t = fight([(NONE, 0)], "zlata").note("two-cousins", charges=4, place="stored")
    t.arrange()
    t.rig(WHITE["0"], WHITE["0"])
    t.do("fight")
    assert not t.happened("note-struck")  # they stayed at home


@shows("TWM-12.47")
def test_a_cousin_may_trust_fate() -> None:
    t = fight([(NONE, 0)], "zlata").note("two-cousins", charges=4, place="carried")
    t.arrange()
    t.rig(RED["s"])
    t.do("fight")
    assert t.asked == "trust-fate"
    for card in range(7):
        u = fight([(NONE, 2), (NONE, 2)], "zlata").note("two-cousins", charges=4, place="carried")
        u.arrange()
        u.rig(RED["s"])
        u.do("fight")
        u.rig(card)
        u.do("fate")
        u.until(lambda table: table.asked not in ("trust-fate", "target", "deal", "strike"))
        assert u.sound()


@shows("TWM-12.48")
def test_the_cousins_take_wounds_for_others() -> None:
    t = fight([(KNIFE, 0)], "zlata").note("two-cousins", charges=2, place="carried")
    t.arrange()
    t.rig(RED["out"], YELLOW["s"], WHITE["0"], YELLOW["3"])
    t.do("fight")
    t.until("deal", prefer=("miss",))
    t.do("shield 1", "shield 1")
    assert t.level("zlata", "wounds") == 1
    assert t.notes("two-cousins") == []
    t = House("zlata").tasks(zlata="guard").note("two-cousins", charges=4, place="stored").at(Flow(DUSK))
    t.perform([{"op": "split_wounds", "n": 1, "who": "present"}])
    t.do("shield 1")
    assert (t.level("zlata", "wounds"), t.notes("two-cousins")[0].charges) == (0, 3)


@shows("TWM-12.48")
def test_a_kill_is_not_for_the_cousins() -> None:
    t = fight([(HATCHET, 0)], "zlata").note("two-cousins", charges=4, place="carried")
    t.arrange()
    t.rig(RED["out"], YELLOW["s"], WHITE["0"], YELLOW["hatchet"])
    t.do("fight")
    t.until(lambda table: table.asked != "trust-fate", prefer=("miss",))
    assert "zlata" not in t.people


def test_the_cousins_carry_guard_and_are_no_goods() -> None:
    t = outside(party="zlata").note("two-cousins", charges=4, place="carried")
    assert capacity(t.state) == 4 + 6
    t.perform([{"op": "lose", "n": 99, "kind": "token"}])
    assert t.notes("two-cousins") != []
    t = outside(party="zlata").note("two-cousins", charges=4, place="stored")
    assert capacity(t.state) == 4
    t = House("zlata").tasks(zlata="guard").storage(wood=20).note("two-cousins", charges=4, place="stored")
    s = t.state
    t.rig(*range(4, 0, -1), WHITE["0"])
    raid(t).until("crime-wave", prefer=("ward damage", "wound", "give wood"))
    card = c.RAIDS.number("burglars")
    assert 20 - t.has("wood") + t.level("zlata", "wounds") == s.t.raid_damage[card] + s.t.raid_wounds[card] - 4


def test_the_cousins_are_trouble_at_some_dawns() -> None:
    for dice, asked, left in ((0, "", 0), (2, "script", 1), (4, "", 1)):
        t = House().storage(jewelry=1, vegetable=1).note("two-cousins", charges=4, place="stored")
        t.rig(dice)
        t.at(Flow(DAWN))
        assert (t.asked == "script") == bool(asked)
        if asked:
            t.do("option 1")
            assert t.has("vegetable") == 0
        assert len(t.notes("two-cousins")) == left
        assert t.has("jewelry") == left


def test_the_cousins_ask_at_the_door_and_go_along() -> None:
    t = House().read(527, steps=(Flow(EVENING),))
    t.do("option 1")
    assert (t.notes("two-cousins")[0].charges, t.notes("two-cousins")[0].place) == (4, STORED)
    t.read(527, steps=(Flow(EVENING),))
    assert t.offers() != ["option 1", "option 2"]
    t = departing(outside().note("two-cousins", charges=4, place="stored"))
    assert t.offers() == ["take-note 1", "done"]
    t.do("take-note 1")
    assert t.notes("two-cousins")[0].place == CARRIED


# Notes that were there before


@shows("TWM-12.55")
def test_the_dog_always_knows_who_comes_next() -> None:
    t = House().tasks(katia="guard", zlata="floor", anton="floor")
    s = t.state
    t.rig(6)
    t.read(279, steps=(Flow(EVENING),))
    assert s.decks.known[2] == 1
    t.at(Flow(RAID)).until("crime-wave")
    assert s.decks.known[2] == 1
    t.do("mix 2")
    assert s.decks.known[2] == 1
    assert s.view(0).decks.known["raids"] == [c.RAIDS.entries[s.decks.raids[-1]]]
    drawn: Any = s.determinize(0, Rng(4))
    assert drawn.decks.raids[-1] == s.decks.raids[-1]
    assert t.sound()


@shows("TWM-12.56")
def test_the_dog_covers_a_flight_or_keeps_the_raiders_off() -> None:
    t = fight([(KNIFE, 2)], "zlata").note("dog")
    t.arrange()
    t.do("use-note 1")
    assert t.asked == "pack"
    assert t.level("zlata", "wounds") == 0
    assert t.notes("dog") == []
    t = House("zlata").tasks(zlata="guard").storage(wood=4).note("dog")
    raid(t).do("use-note 1")
    assert t.happened("raid-void")
    assert t.has("wood") == 4


@shows("TWM-12.56")
def test_no_dog_helps_where_nobody_can_flee() -> None:
    t = outside().note("dog").note("smoke-grenade", place="carried").at(*OUT_THERE)
    t.perform([{"op": "combat", "enemies": 1, "prowess": 0, "weapons": ["none"], "no_flee": True}])
    assert t.offers("use-note") == []


def test_the_dog_eats_at_dusk_or_may_run_away() -> None:
    for dice, left in ((2, 0), (3, 1)):
        t = House().storage(raw_food=1).note("dog")
        t.rig(dice)
        t.at(Flow(DUSK))
        t.do("no")
        assert len(t.notes("dog")) == left
    t = House().storage(raw_food=1).note("dog").at(Flow(DUSK))
    t.do("yes")
    assert (t.has("raw-food"), len(t.notes("dog"))) == (0, 1)


@shows("TWM-12.57")
def test_a_blizzard_lasts_for_its_day() -> None:
    t = outside()
    t.rig(0, 9)
    t.read(109, steps=OUT_THERE)
    assert (t.level("katia", "illness"), t.level("zlata", "illness")) == (1, 0)
    t.until("crime-wave", prefer=("stop", "done"))
    assert not t.happened("raided", since_start=True)
    t.until("assign")
    assert t.notes("blizzard") == []
    t = House().read(109, steps=(Flow(EVENING),))
    assert not t.happened("rolled")  # at home nobody is touched
    t = departing(outside(party="katia").note("blizzard"), 2)
    assert t.level("katia", "illness") == 1


@shows("TWM-12.58")
def test_coal_burns_with_the_action_of_a_heater() -> None:
    t = stage(House("katia").storage(wood=4).note("coal", charges=2, place="stored"))
    assert t.offers("use-note") == []
    t = House("katia").storage(wood=4).note("coal", charges=2, place="stored").fitting("heater", "g4")
    t.state.house.cold = 6
    stage(t).do("work g4")
    assert t.offers() == ["use heat-wood", "done"]
    t.do("done")
    assert t.asked == "stoke"
    assert t.state.house.cold == 4
    t.do("use-note 1")
    assert t.state.house.cold == 2
    t.do("use-note 1")
    assert (t.state.house.cold, t.notes("coal")) == (0, [])


def test_a_machine_gun_may_burst() -> None:
    t = House("zlata").tasks(zlata="guard").storage(wood=4).note("machine-gun", charges=2, place="stored")
    raid(t).rig(0)
    t.do("use-note 1")
    assert t.level("zlata", "wounds") == 2
    assert t.happened("raid-void")
