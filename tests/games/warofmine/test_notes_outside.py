"""Notes that are found, hidden and used outside, in fights and in night raids (TWM-12)."""

import pytest
from tests.games.warofmine.fights import HATCHET, NONE, WHITE, YELLOW, fight, wounds
from tests.games.warofmine.tables import OUT_THERE, WHO, House, departing, outside

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.outside.findings import LeaveBehind, Pack, capacity, load_of
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Equip
from holdfast.games.warofmine.phases.flow import DAWN, EVENING, RAID, Flow
from holdfast.games.warofmine.state.notes import CARRIED, HIDDEN, STORED
from holdfast.testing import shows

PLACE = c.LOCATIONS.number


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
    shuffled = len(t.state.decks.exploration) + 4 - 1
    t.rig(*[0] * shuffled, 9)
    t.do("option 2")
    assert t.state.notes.at(0).worth() == 100
    assert len(t.state.decks.unknown) == 6
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
    assert s.blocked(WHO("anton")) == s.t.blocks_actions(c.FATIGUE, 1)
    t.rig(c.FATES.number("fate-6")).at(Flow(DAWN))
    assert t.notes("numbed") == []
    assert t.level("anton", "wounds") == 3
