"""Rules that only show where there are two of something: two people, two notes, two weapons, two phases, two rolls."""

from tests.games.warofmine.fights import HATCHET, NONE, WHITE, YELLOW, fight
from tests.games.warofmine.tables import FITTING, ITEM, OUT_THERE, House, op, outside, stage

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.goods.trade import Taking
from holdfast.games.warofmine.people.objectives import reveal_next
from holdfast.games.warofmine.phases.flow import DAWN, DUSK, RAID, Flow
from holdfast.games.warofmine.phases.raid import defence
from holdfast.testing import shows

# People


@shows("TWM-10.21")
def test_a_killing_weighs_on_each_who_feels_it() -> None:
    t = fight([(NONE, 0)])
    t.state.fight.foes[0].wounds = 2
    t.rig(WHITE["1"], WHITE["0"], WHITE["0"], 4)  # a 5: Zlata has Empathy 8, Anton 5
    t.do("fight")
    assert [t.level(name, "misery") for name in t.people] == [1, 1, 0]


@shows("TWM-2.16", "TWM-10.22")
def test_who_falls_in_a_won_fight_is_mourned_after_it() -> None:
    t = fight([(HATCHET, 0)], resident="thugs")
    t.rig(WHITE["0"], WHITE["0"], YELLOW["hatchet"])
    t.do("fight", "wound anton")
    assert not t.happened("read", script="266", since_start=True)  # not before the fight is over
    t.state.fight.foes[0].wounds = 2
    t.rig(WHITE["1"], WHITE["0"], YELLOW["0"])
    t.do("fight")
    assert t.happened("read", script="266")


@shows("TWM-8.1")
def test_two_guards_lay_both_their_pistols_back() -> None:
    t = House("katia zlata").storage(pistol=2).tasks(katia="guard", zlata="guard").at(Flow(RAID))
    t.do("wield pistol", "wield pistol")
    assert t.has("pistol") == 0
    t.until("crime-wave", prefer=("done", "keep"))
    assert t.has("pistol") == 2


# Notes


def test_what_two_notes_change_adds_up() -> None:
    t = House().note("winter").note("warm-clothes", place="stored")
    t.state.house.cold = 3
    assert t.state.felt_cold() == 3
    t.note("winter")
    assert t.state.felt_cold() == 5


def test_two_kinds_of_friends_hold_off_a_raid_together() -> None:
    t = House().note("two-cousins", charges=4, place="stored").note("grenade", place="stored")
    assert defence(t.state, 9, 0) == (9, 4)
    t.note("two-cousins", charges=4, place="stored")
    assert defence(t.state, 9, 0) == (9, 8)


def test_a_note_that_is_being_used_is_no_payment_for_itself() -> None:
    t = House().storage(jewelry=1).note("grenade", place="stored", value=15).note("bomb", place="stored", value=15)
    t.perform([op("lose_value", min=5)], note=c.NOTES.number("grenade"))
    assert t.offers() == ["give jewelry", "give-note 2"]
    t.do("give jewelry")
    assert len(t.notes("grenade")) == len(t.notes("bomb")) == 1


# Phases


@shows("TWM-9.16")
def test_a_phase_that_is_skipped_comes_on_the_next_day_and_the_others_on_this() -> None:
    t = House().storage(water=9, raw_food=9)
    t.perform([op("skip_phase", phase="dusk"), op("skip_phase", phase="scavenging")])
    t.at(Flow(DUSK))
    assert (t.asked, t.has("water")) == ("evening", 9)
    t.do("task floor", "task floor", "task guard")
    t.until("crime-wave")
    assert not t.happened("went", since_start=True)
    t.at(Flow(DUSK))
    assert (t.asked, t.has("water")) == ("meals", 6)


# Rolls for noise


@shows("TWM-7.6")
def test_two_rolls_for_noise_are_both_made() -> None:
    t = outside()
    t.state.stack = list(OUT_THERE)
    t.rig(9, 9)
    t.perform([op("noise_roll", times=2)])
    assert len(t.events("rolled")) == 2


@shows("TWM-7.6")
def test_where_it_is_quiet_nobody_rolls_for_noise() -> None:
    t = outside()
    t.state.stack = list(OUT_THERE)
    t.state.today.quiet = 1
    t.perform([op("noise_roll")])
    assert not t.happened("rolled")
    assert t.asked == "explore"


@shows("TWM-7.2", "TWM-7.6")
def test_the_sniper_at_the_junction_shoots_the_one_whom_the_leader_names() -> None:
    t = outside(location="sniper-junction").on_top("residents", "hobos").talked()
    t.state.stack = list(OUT_THERE)
    t.rig(0)
    t.perform([op("noise_roll")])
    assert (t.asked, t.offers()) == ("select", ["choose katia", "choose zlata"])
    t.do("choose zlata")
    assert [t.level(name, "wounds") for name in t.people] == [0, 2, 0]


# Objectives


@shows("TWM-3.5")
def test_each_objective_begins_with_an_empty_track() -> None:
    t = House()
    t.state.story.open, t.state.story.chapters, t.state.story.progress = 0, 1, 2
    t.run(lambda: reveal_next(t.state))
    assert (t.state.story.open, t.state.story.progress) == (1, 0)


# Goods


@shows("TWM-11.1")
def test_of_what_there_is_not_only_one_more_may_be_taken() -> None:
    goods = 1 << ITEM("coffee") | 1 << ITEM("lockpick")
    t = House().at(Flow(DAWN), Taking(goods, 20, 0, [], 1 << ITEM("lockpick")))
    t.do("take coffee", "take lockpick", "take coffee")
    assert t.offers() == ["take coffee", "done"]
    limited = House().at(Flow(DAWN), Taking(goods, 20, 2, [], 1 << ITEM("lockpick")))
    limited.do("take coffee", "take lockpick", "take coffee")
    assert limited.asked != "taking"  # nothing is left to take


def test_what_has_become_worthless_buys_nothing() -> None:
    t = House().storage(coffee=2, book=1)
    t.state.goods.prices[ITEM("coffee")] = -3
    assert (t.state.value(ITEM("coffee")), t.state.value(ITEM("book"))) == (0, 1)


def test_a_toolbox_spares_the_parts_of_one_fitting() -> None:
    t = House("katia zlata").storage(components=19, wood=19, mechanical_part=9, electrical_part=9)
    t.state.today.no_parts = 1
    place = next(offer for offer in stage(t).offers("place") if t.state.t.fitting_parts[FITTING(offer.split()[1])])
    t.do(place, "at g4")
    assert t.state.today.no_parts == 0
