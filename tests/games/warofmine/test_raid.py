"""The night raid and the crime wave (TWM-8)."""

import pytest
from tests.games.warofmine.fights import RED, WHITE, YELLOW, raid
from tests.games.warofmine.tables import WHO, House, op

from holdfast.core import Action
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine import log as e
from holdfast.games.warofmine.people.choices import SplitWounds
from holdfast.games.warofmine.phases.flow import DAWN, DAY, RAID, Flow
from holdfast.games.warofmine.phases.raid import (
    CrimeWave,
    NightRaid,
    RaidDice,
    Shots,
    Steal,
    Ward,
    add_red,
    begin_raid,
    watch,
)
from holdfast.games.warofmine.state.decks import RAID_CARD, RAIDS_DECK, RESIDENTS_DECK
from holdfast.testing import shows


@shows("TWM-8.1", "TWM-8.4")
def test_guards_take_one_weapon_each_and_those_and_assigned_medicine_are_safe() -> None:
    t = House("zlata anton").tasks(zlata="guard", anton="guard").storage(knife=1, hatchet=1, wood=1, bandages=1)
    t.who("zlata", wounds=1).at(Flow(DAY)).do("treat zlata bandages")
    t.on_top("raids", "robbers").at(Flow(RAID))
    assert t.offers() == ["wield none", "wield knife", "wield hatchet"]
    t.do("wield knife")
    assert t.offers() == ["wield none", "wield hatchet"]
    t.rig(*range(len(t.state.decks.raids) - 1, 0, -1), YELLOW["0"], YELLOW["0"])
    t.do("wield hatchet")
    t.until("crime-wave")
    assert (t.has("wood"), t.has("knife"), t.has("hatchet")) == (0, 1, 1)
    assert (t.state.people.cures[WHO("zlata")], t.box("bandages")) == (1, 2)


@shows("TWM-8.2", "TWM-8.3", "TWM-8.5")
def test_damage_takes_goods_and_wounds_are_shared_out_among_the_guards() -> None:
    t = raid("burglars", "zlata anton", [WHITE["0"], WHITE["0"]], "katia", wood=2, knife=1)
    assert t.happened("raided", since_start=True, raid="burglars")
    t.do("give wood", "give wood")
    assert (t.has("wood"), t.has("knife")) == (0, 0)  # three in all: then Storage is empty
    assert t.offers() == ["wound zlata", "wound anton"]
    t.do("wound anton")
    assert t.level("anton", "wounds") == 1
    assert t.asked == "crime-wave"


@shows("TWM-8.6")
@pytest.mark.parametrize("modifier", [0, 2])
def test_on_a_quiet_night_nobody_has_to_roll(modifier: int) -> None:
    t = House("zlata anton").tasks(zlata="guard", anton="guard").storage(wood=9).on_top("raids", "quiet-night")
    t.state.raid.modifier = modifier
    t.at(Flow(RAID))
    t.until("crime-wave")
    assert t.happened("struck", since_start=True) == (modifier > 0)


@shows("TWM-8.6", "TWM-8.7")
def test_each_point_holds_off_one_damage_or_one_wound() -> None:
    t = raid("burglars", "zlata anton", [WHITE["2"], WHITE["1"]], wood=9)
    assert t.asked == "ward"
    t.do("ward wounds")  # the other two can only be used on the damage
    assert t.has("wood") == 8
    assert t.level("zlata", "wounds") == 0


@shows("TWM-8.6")
@pytest.mark.parametrize(
    ("weapon", "face"), [("none", "2"), ("knife", "hatchet"), ("hatchet", "hatchet"), ("pistol", "out")]
)
def test_the_die_follows_the_weapon(weapon: str, face: str) -> None:
    t = raid("thieves", "zlata", [4], weapon=weapon, knife=1, hatchet=1, pistol=1, ammo=1)
    assert [e.FACES.entries[event.b] for event in t.events("struck", since_start=True)] == [face]


@shows("TWM-8.8")
def test_a_shot_costs_ammo() -> None:
    t = raid("thieves", "zlata", [RED["2"]], weapon="pistol", pistol=1, ammo=1, wood=1)
    assert (t.has("ammo"), t.has("wood"), t.has("pistol")) == (0, 1, 1)


@shows("TWM-8.8")
def test_without_ammo_a_firearm_is_no_weapon() -> None:
    t = raid("thieves", "zlata", [WHITE["2"]], weapon="pistol", pistol=1, wood=2)
    assert (t.has("wood"), t.has("pistol")) == (2, 1)  # the red die would have missed


@shows("TWM-8.9")
def test_a_rifle_may_fire_twice() -> None:
    t = raid("robbers", "zlata", [], weapon="assault-rifle", assault_rifle=1, ammo=2, wood=9)
    assert t.asked == "shots"
    t.rig(RED["3"], RED["3"])
    t.do("shots 2")
    assert t.has("ammo") == 0
    assert t.facts()["points"] == [6]


@shows("TWM-8.10", "TWM-8.11", "TWM-8.12", "TWM-8.20")
@pytest.mark.parametrize(
    ("weapon", "goods", "face", "void"),
    [
        ("shotgun", {"shotgun": 1, "ammo": 1}, RED["shotgun"], True),
        ("hatchet", {"hatchet": 1}, YELLOW["hatchet"], True),
        ("knife", {"knife": 1}, YELLOW["hatchet"], False),
        ("none", {}, WHITE["s"], False),
    ],
)
def test_the_right_icon_makes_the_card_void(weapon: str, goods: dict[str, int], face: int, void: bool) -> None:
    t = raid("robbers", "zlata", [face], weapon=weapon, wood=7, **goods)
    t.until("crime-wave")
    assert t.happened("raid-void", since_start=True) == void
    assert (t.level("zlata", "wounds") == 0) == void
    assert c.RAIDS.number("robbers") in t.state.decks.raids  # it goes back either way


@shows("TWM-8.13")
@pytest.mark.parametrize(("first", "second", "left"), [("0", "2", 3), ("1", "0", 1)])
def test_prowess_rerolls_and_the_last_roll_counts(first: str, second: str, left: int) -> None:
    t = raid("thieves", "katia", [WHITE[first], WHITE[second]], wood=3)
    assert t.offers() == ["keep", "reroll"]
    t.do("reroll")
    assert t.has("wood") == left


def test_a_soldier_alone_on_guard_rolls_twice() -> None:
    t = raid("burglars", "roman", [WHITE["2"], WHITE["2"]], wood=4)
    t.do("keep", "keep")
    assert (t.has("wood"), t.level("roman", "wounds")) == (4, 0)


@shows("TWM-8.14")
def test_board_ups_and_the_reinforced_door_help() -> None:
    t = House("zlata").tasks(zlata="guard").storage(wood=4).on_top("raids", "thieves")
    t.state.house.boarded = 5
    t.rig(*range(4, 0, -1), WHITE["0"])
    t.at(Flow(RAID))
    assert t.has("wood") == 4
    t = House("zlata").tasks(zlata="guard").storage(wood=4).fitting("reinforced-door", "g4").on_top("raids", "thieves")
    t.rig(*range(4, 0, -1), WHITE["0"])
    t.at(Flow(RAID))
    assert t.has("wood") == 4


@shows("TWM-8.3", "TWM-8.15")
def test_most_valuable_first_and_material_last() -> None:
    t = House().storage(pistol=1, jewelry=1, raw_food=1, wood=5)
    t.at(Flow(DAWN), Steal(3, 2))
    assert t.has("pistol") == 0
    assert t.offers() == ["give raw-food", "give jewelry"]
    assert [group.items for group in t.state.view(0).raid.loot] == [["raw-food", "jewelry"], ["wood"]]
    assert t.refused("give wood") == "TWM-8.15"
    t.do("give jewelry")
    assert t.has("raw-food") == 0
    assert t.has("wood") == 5
    assert t.state.view(0).raid.loot == []
    green = House().storage(cigarettes=1, pistol=1, wood=1).at(Flow(DAWN), Steal(2, 1))
    assert green.has("cigarettes") == 0
    assert green.offers() == ["give pistol", "give wood"]


@shows("TWM-8.16")
def test_two_raids_follow_one_another_with_new_dice() -> None:
    t = House("katia").tasks(katia="guard").storage(wood=9).on_top("raids", "thieves", "burglars")
    t.state.today.raids = 2
    t.at(Flow(RAID))
    for _ in range(2):
        assert t.offers() == ["keep", "reroll"]  # once in each raid
        t.rig(WHITE["0"]).do("reroll")
    assert len(t.events("raided", since_start=True)) == 2
    assert len(t.events("struck", since_start=True)) == 4


@shows("TWM-8.17")
def test_a_skipped_raid_draws_no_card_but_crime_grows() -> None:
    t = House().tasks(zlata="guard")
    t.state.raid.skipped = 1
    t.at(Flow(RAID))
    assert t.asked == "crime-wave"
    assert not t.happened("raided")
    assert t.state.raid.skipped == 0


@shows("TWM-8.17")
def test_to_skip_tonight_twice_does_not_skip_tomorrow() -> None:
    t = House().perform([op("skip_phase", phase="raid"), op("ignore_night_raid"), op("skip_phase", phase="raid")])
    assert t.state.raid.skipped == 1
    t.perform([op("skip_phase", phase="raid", n=2)])
    assert t.state.raid.skipped == 2


@shows("TWM-8.18", "TWM-8.19")
def test_two_red_cards_enter_the_decks_as_the_leader_mixes_them() -> None:
    t = House(seats=5).at(Flow(DAWN), CrimeWave())
    leader = t.state.leader
    assert t.offers() == ["mix 0", "mix 1", "mix 2"]
    t.do("mix 1")
    s = t.state
    assert (len(s.decks.raids), len(s.decks.red_raids), len(s.decks.residents), len(s.decks.red_residents)) == (
        6,
        4,
        9,
        5,
    )
    assert s.leader != leader
    assert t.events("leads")[0].rule == "TWM-8.19"
    s.decks.red_raids, s.decks.raids = [], s.decks.raids + s.decks.red_raids
    s.decks.residents, s.decks.red_residents = s.decks.residents + s.decks.red_residents[1:], s.decks.red_residents[:1]
    t.at(Flow(DAWN), CrimeWave())
    assert s.decks.red_residents == []
    assert t.sound()


@shows("TWM-8.18")
def test_nobody_sees_which_red_cards_have_entered() -> None:
    views = []
    for turned in (1, -1):
        t = House()
        t.state.decks.red_raids, t.state.decks.red_residents = (
            t.state.decks.red_raids[::turned],
            t.state.decks.red_residents[::turned],
        )
        t.at(Flow(DAWN), CrimeWave()).do("mix 1")
        views.append(t.state.view(0))
    sizes = views[0].decks.sizes
    assert (sizes["red-raids"], sizes["red-residents"], views[0].decks.red_seen) == (4, 5, {})
    assert views[0] == views[1]


@shows("TWM-8.20")
def test_marauders_leave_the_game() -> None:
    t = raid("marauders", "zlata", [WHITE["0"]], wood=1)
    t.until("crime-wave")
    assert c.RAIDS.number("marauders") not in t.state.decks.raids
    assert t.sound()


def test_cards_and_notes_help_the_guards() -> None:
    t = House("zlata").tasks(zlata="guard").storage(wood=4).keep(9).on_top("raids", "burglars")
    t.rig(*range(4, 0, -1))
    t.at(Flow(RAID))
    assert t.asked == "alarm"
    t.rig(WHITE["1"])
    t.do("play narrative-9")
    assert (t.has("wood"), t.level("zlata", "wounds")) == (4, 0)
    t = House("zlata").tasks(zlata="guard").storage(wood=4).on_top("raids", "burglars")
    t.note("machine-gun", charges=2, place="stored").at(Flow(RAID))
    t.rig(4)
    t.do("use-note 1")
    assert t.happened("raid-void")
    assert t.state.notes.at(0).charges == 1
    assert WHO("zlata") in t.state.people.group


@shows("TWM-9.20")
def test_in_a_raid_only_cards_for_a_raid_are_played() -> None:
    t = House().keep(*range(1, 16)).tasks(katia="guard", zlata="floor", anton="floor").on_top("raids", "marauders")
    t.at(Flow(RAID)).until("alarm")
    assert t.offers("play") == ["play narrative-9"]


@shows("TWM-8.8", "TWM-8.9")
def test_with_ammo_for_a_pistol_and_both_shots_of_a_rifle_nothing_is_kept() -> None:
    t = House("zlata anton").tasks(zlata="guard", anton="guard").storage(pistol=1, assault_rifle=1, ammo=3, wood=9)
    t.on_top("raids", "robbers").at(Flow(RAID)).do("wield assault-rifle", "wield pistol")
    assert (t.asked, t.facts()["character"], t.offers()) == ("shots", ["zlata"], ["shots 1", "shots 2"])


@shows("TWM-8.8")
@pytest.mark.parametrize(
    ("weapon", "others", "ammo", "kept"),
    [
        ("pistol", ["pistol"], 1, True),
        ("pistol", ["pistol"], 2, False),
        ("pistol", ["assault-rifle"], 2, True),
        ("pistol", ["assault-rifle"], 3, False),
        ("shotgun", ["pistol", "assault-rifle"], 3, True),
        ("shotgun", ["pistol", "assault-rifle"], 4, False),
        ("pistol", ["hatchet", "pistol"], 1, True),
        ("pistol", ["knife"], 1, False),
        ("knife", ["pistol"], 1, False),
        ("pistol", ["shotgun"], 0, False),
    ],
)
def test_ammo_may_be_kept_where_those_who_come_after_would_lack_it(
    weapon: str, others: list[str], ammo: int, kept: bool
) -> None:
    t = House("katia zlata anton").storage(ammo=ammo)
    steps = []
    for name, held in zip(t.people, [weapon, *others], strict=False):
        t.state.people.arm(WHO(name), c.WEAPONS.number(held))
        steps.append(Shots(WHO(name), 1))
    t.state.stack = steps[::-1]
    out: list[Action] = []
    steps[0].ask(t.state, out)
    assert (c.SHOTS[0] in out) == kept


@shows("TWM-8.7")
@pytest.mark.parametrize(
    ("damage", "wounds", "points", "offered"),
    [
        (2, 1, 1, ["ward damage", "ward wounds"]),
        (1, 1, 1, ["ward damage", "ward wounds"]),
        (0, 2, 1, ["ward wounds"]),
        (2, 0, 1, ["ward damage"]),
        (2, 1, 0, (2, 1)),
        (1, 1, 0, (1, 1)),
        (2, 1, 3, (0, 0)),
        (1, 1, 4, (0, 0)),
    ],
)
def test_points_are_shared_out_only_where_they_do_not_cover_all(
    damage: int, wounds: int, points: int, offered: list[str] | tuple[int, int]
) -> None:
    s = House().tasks(katia="guard").state
    step = Ward(damage, wounds, 0, points)
    s.stack = [Flow(DAWN), step]
    out: list[Action] = []
    step.ask(s, out)
    if out:
        assert [action.text for action in out] == offered
    else:
        below, top = s.stack[-2:]
        assert isinstance(below, SplitWounds)
        assert isinstance(top, Steal)
        assert (top.n, below.n) == offered


@shows("TWM-8.6")
@pytest.mark.parametrize(
    ("damage", "wounds", "modifier", "comes"),
    [(0, 0, 0, False), (0, 0, -2, False), (0, 0, 1, True), (1, 0, 0, True), (0, 1, 0, True), (2, 2, 0, True)],
)
def test_a_raid_that_does_nothing_calls_nobody(damage: int, wounds: int, modifier: int, comes: bool) -> None:
    s = House().tasks(katia="guard").state
    s.raid.modifier = modifier
    s.stack = [Flow(DAWN)]
    begin_raid(s, damage, wounds, 0)
    assert (len(s.stack) > 1) == comes


@shows("TWM-8.16")
def test_what_was_used_for_one_raid_is_not_used_for_the_next() -> None:
    for void, modifier in ((0, 2), (0, -2), (1, 3)):
        s = House().tasks(katia="guard").state
        s.raid.modifier, s.raid.void = modifier, void
        dice = RaidDice(3, 1, 0, 0)
        s.stack = [Flow(DAWN), dice]
        dice.ask(s, [])
        assert (s.raid.modifier, s.raid.void) == (0, 0)


@shows("TWM-8.17")
def test_of_two_nights_that_are_skipped_each_has_no_raid() -> None:
    t = House().tasks(katia="guard", zlata="floor", anton="floor")
    t.state.raid.skipped = 2
    for left in (1, 0):
        t.at(Flow(DAWN), NightRaid())
        assert (t.asked, t.state.raid.skipped) == ("crime-wave", left)
    t.at(Flow(DAWN), NightRaid())
    assert t.state.raid.going == 1 or t.happened("raided")


@shows("TWM-8.18")
@pytest.mark.parametrize(
    ("raids", "residents", "mixes"),
    [
        (5, 6, [0, 1, 2]), (1, 1, [1]), (2, 0, [2]), (0, 2, [0]), (1, 5, [0, 1]), (5, 1, [1, 2]), (1, 0, [1]),
        (0, 1, [0]),
    ],
)  # fmt: skip
def test_red_cards_are_mixed_as_far_as_there_are_some(raids: int, residents: int, mixes: list[int]) -> None:
    s = House().state
    s.decks.red_raids, s.decks.red_residents = s.decks.red_raids[:raids], s.decks.red_residents[:residents]
    out: list[Action] = []
    CrimeWave().ask(s, out)
    assert [action.a for action in out] == mixes


@shows("TWM-8.18")
def test_a_deck_that_no_red_card_enters_stays_as_it_is() -> None:
    s = House().state
    for raids, residents in ((0, 1), (1, 0)):
        s.decks.knows(RAIDS_DECK, 1)
        s.decks.knows(RESIDENTS_DECK, 1)
        before = s.decks.raids, s.decks.residents
        add_red(s, raids, residents)
        assert (s.decks.raids == before[0], s.decks.known[RAIDS_DECK]) == (raids == 0, 1 - raids)
        assert (s.decks.residents == before[1], s.decks.known[RESIDENTS_DECK]) == (residents == 0, 1 - residents)
        assert len(s.decks.raids + s.decks.residents) == len(before[0] + before[1]) + 1


@shows("TWM-12.55")
def test_only_with_the_dog_the_top_raid_is_known_and_no_more() -> None:
    plain = House().on_top("raids", "thugs").state
    watch(plain)
    assert (plain.decks.known[RAIDS_DECK], plain.decks.reds_seen(RAID_CARD)) == (0, [])
    s = House().on_top("raids", "thugs", "quiet-night").note("dog", charges=1, place="stored").state
    watch(s)
    assert (s.decks.known[RAIDS_DECK], s.decks.reds_seen(RAID_CARD)) == (1, [c.RAIDS.number("thugs")])
