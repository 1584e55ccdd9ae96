"""Notes that are used in fights and night raids, or were there before (TWM-12)."""

from typing import Any

import pytest
from tests.games.warofmine.fights import HATCHET, KNIFE, NONE, PISTOL, RED, WHITE, YELLOW, fight, wounds
from tests.games.warofmine.tables import OUT_THERE, WHO, House, departing, outside, stage

from holdfast.core import Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.outside.findings import capacity
from holdfast.games.warofmine.phases.flow import DAWN, DUSK, EVENING, RAID, Flow
from holdfast.games.warofmine.state.notes import CARRIED, STORED
from holdfast.testing import shows


def raid(t: House, card: str = "burglars") -> House:
    """The night raid, up to the first question of the guards."""
    return t.on_top("raids", card).at(Flow(RAID))


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
    t.do("option 2", "choose katia")
    assert t.level("katia", "hunger") == 1
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
