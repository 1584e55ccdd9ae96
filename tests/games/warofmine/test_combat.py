"""Combat (TWM-10)."""

import pytest
from tests.games.warofmine.fights import HATCHET, KNIFE, NONE, PISTOL, RED, RIFLE, SHOTGUN, WHITE, YELLOW, fight, wounds
from tests.games.warofmine.tables import WHO, House, op

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.combat.arms import Arm
from holdfast.games.warofmine.combat.fate import KNOCKDOWN, Target, disarm_character, panic
from holdfast.games.warofmine.combat.fight import OURS, FightOver, settle_face, strike
from holdfast.games.warofmine.combat.foes import hurt_foe, ways_out
from holdfast.games.warofmine.combat.weapons import HATCHET as HATCHET_FACE
from holdfast.games.warofmine.goods.choices import PayValue
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.phases.flow import RAID, Flow
from holdfast.games.warofmine.state.fight import CHARACTER, Attack
from holdfast.games.warofmine.state.halt import Halt
from holdfast.testing import shows


@shows("TWM-10.1")
def test_enemies_have_the_weapons_of_their_letters_and_their_own_prowess() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").on_top("residents", "soldiers")
    t.rig(8)
    t.at(Flow(RAID), Explore(), Encounter(0))
    s = t.state
    assert s.fight.foes
    for foe in s.fight.foes:
        weapons = {"a": (PISTOL, -1), "b": (RIFLE, -1), "c": (RIFLE, KNIFE)}
        assert (foe.weapon, foe.spare) == weapons[c.ENEMIES.entries[foe.token][0]]
        assert foe.prowess == s.t.enemy_prowess[foe.token]


@shows("TWM-10.2", "TWM-10.26")
def test_each_takes_one_weapon_of_the_pile_and_may_change_it_each_round() -> None:
    t = fight([(NONE, 0)], knife=1, hatchet=1)
    t.do("fight")
    assert t.offers() == ["wield none", "wield knife", "wield hatchet"]
    t.do("wield knife")
    assert t.offers() == ["wield none", "wield hatchet"]
    t.rig(YELLOW["0"], WHITE["0"], WHITE["0"])
    t.do("wield none")
    t.do("fight")
    assert t.offers() == ["wield none", "wield knife", "wield hatchet"]
    t.do("wield hatchet")
    assert t.offers() == ["wield none", "wield knife"]  # Zlata has laid it down


@shows("TWM-10.2")
def test_in_the_shelter_weapons_come_from_storage() -> None:
    t = House("katia").storage(knife=1).tasks(katia="guard")
    t.at(Halt())
    t.read(222, "katia", steps=(Halt(),))
    t.do("option 1")  # at home there is no fleeing: the first round begins
    assert t.offers() == ["wield none", "wield knife"]


@shows("TWM-10.3", "TWM-10.4", "TWM-10.5")
def test_both_sides_roll_and_the_leader_deals_out_all_wounds() -> None:
    t = fight([(NONE, 0), (NONE, 0)])
    t.rig(WHITE["1"], WHITE["2"], WHITE["1"], WHITE["0"])
    t.do("fight")
    assert t.asked == "deal"
    assert t.offers() == ["hit 1", "hit 2"]
    t.do("hit 1", "hit 1", "hit 2")
    assert (wounds(t, 0), wounds(t, 1)) == (2, 1)
    assert t.offers() == ["wound zlata", "wound anton"]
    t.do("wound anton")
    assert t.level("anton", "wounds") == 1
    assert t.asked == "fight"


@shows("TWM-10.4")
def test_wounds_for_which_no_enemy_is_left_are_lost() -> None:
    t = fight([(NONE, 0)], resident="thugs")
    t.rig(WHITE["2"], WHITE["2"], WHITE["0"])
    t.do("fight")
    t.until("explore")
    assert not t.events("wounds")


@shows("TWM-10.6")
def test_an_enemy_dies_at_three_wounds_a_character_at_four() -> None:
    t = fight([(NONE, 0), (NONE, 0)])
    t.who("zlata", wounds=3)
    t.rig(WHITE["2"], WHITE["1"], WHITE["1"], WHITE["0"])
    t.do("fight", "hit 1", "hit 1", "hit 1")
    assert t.happened("foe-died", foe=1)
    assert t.state.fight.killed == 1
    t.do("wound zlata")
    assert "zlata" not in t.people


@shows("TWM-10.7")
def test_prowess_rerolls_by_choice_and_the_last_roll_counts() -> None:
    t = fight([(NONE, 0)], "marko")
    t.rig(WHITE["0"], WHITE["1"], WHITE["2"], WHITE["0"])
    t.do("fight")
    assert t.asked == "strike"
    assert t.offers() == ["keep", "reroll"]
    t.do("reroll", "reroll")
    assert wounds(t, 0) == 2  # his two re-rolls are used up
    t.do("fight")
    assert "reroll" in t.offers()  # each round anew


@shows("TWM-10.8")
def test_enemies_reroll_a_miss_by_themselves_but_not_the_s_face_nor_out_of_ammo() -> None:
    t = fight([(NONE, 1)], "zlata")
    t.rig(WHITE["0"], WHITE["0"], WHITE["1"])
    t.do("fight")
    assert t.level("zlata", "wounds") == 1
    t = fight([(NONE, 1)], "zlata")
    t.rig(WHITE["0"], WHITE["s"], WHITE["2"])
    t.do("fight")
    assert t.asked == "trust-fate"
    t = fight([(PISTOL, 1)], "zlata")
    t.rig(RED["out"], WHITE["0"])
    t.do("fight")
    assert t.state.fight.foes[0].weapon == NONE
    assert t.level("zlata", "wounds") == 0


@shows("TWM-10.9", "TWM-10.10")
def test_the_party_may_flee_before_the_first_round_and_is_struck_in_the_back() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata")
    t.rig(WHITE["1"], WHITE["0"])
    t.do("flee")
    assert (t.level("zlata", "wounds"), wounds(t, 0)) == (1, 3)
    assert t.asked == "pack"
    assert t.state.outing.resident == -1


@shows("TWM-10.3", "TWM-10.10")
def test_who_strikes_in_the_back_rolls_again_as_in_a_round() -> None:
    t = fight([(NONE, 1)], "zlata")
    t.rig(WHITE["0"], WHITE["2"])
    t.do("flee")
    assert t.level("zlata", "wounds") == 2


def test_a_fast_runner_spares_a_fleeing_party_two_wounds() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "pavle")
    t.rig(WHITE["2"], WHITE["1"])
    t.do("flee")
    assert t.level("pavle", "wounds") == 1


def test_smoke_covers_a_flight() -> None:
    t = fight([(KNIFE, 2)], "zlata").note("smoke-grenade", place="carried")
    t.arrange()
    t.do("use-note 1", "flee")
    assert t.level("zlata", "wounds") == 0
    assert t.asked == "pack"


@shows("TWM-10.10", "TWM-10.11")
def test_after_a_backstab_from_hiding_the_fight_goes_on() -> None:
    t = House().out(zlata="scavenge", katia="guard", anton="guard").on_top("residents", "hobos")
    t.state.outing.hiding_place = 1
    t.state.decks.exploration = t.state.decks.exploration[:]
    pool = t.state.decks.exploration + t.state.decks.unknown
    pool.remove(c.HIDING_PLACE)
    t.state.decks.exploration, t.state.decks.unknown = pool[5:], pool[:5]
    t.rig(0)
    t.at(Flow(RAID), Explore(), Encounter(0))
    t.rig(WHITE["1"])
    t.do("ambush")
    t.do(t.offers()[0])
    assert t.asked == "fight"
    assert t.level("zlata", "wounds") == 0


@shows("TWM-10.12", "TWM-10.13")
def test_shooters_roll_first_and_who_is_shot_does_not_strike_back() -> None:
    t = fight([(KNIFE, 0)], "zlata", pistol=1, ammo=1)
    t.do("fight")
    t.rig(RED["3"])
    t.do("wield pistol")
    assert t.carries("ammo") == 0
    assert t.level("zlata", "wounds") == 0
    assert not t.happened("foe-struck")
    assert t.happened("foe-died")
    dry = fight([(KNIFE, 0)], "zlata", pistol=1, knife=1)
    dry.do("fight")
    assert dry.offers() == ["wield none", "wield knife"]


@shows("TWM-10.12")
def test_a_character_who_is_shot_dead_strikes_no_more() -> None:
    t = fight([(PISTOL, 0)]).who("zlata", wounds=3)
    t.rig(RED["1"], WHITE["0"])
    t.do("fight", "wound zlata")
    assert [event.a for event in t.events("struck")] == [WHO("anton")]


@shows("TWM-10.14")
def test_an_enemy_out_of_ammo_falls_back_to_its_next_weapon() -> None:
    t = fight([(RIFLE, 0, KNIFE)], "zlata")
    t.rig(RED["out"], WHITE["0"])
    t.do("fight")
    (foe,) = t.state.fight.foes
    assert (foe.weapon, foe.spare) == (KNIFE, -1)
    assert t.level("zlata", "wounds") == 0
    t.rig(WHITE["0"], YELLOW["2"])
    t.do("fight")
    assert t.level("zlata", "wounds") == 2
    ours = fight([(NONE, 0)], "zlata", pistol=1, ammo=2)
    ours.do("fight")
    ours.rig(RED["out"], WHITE["0"])
    ours.do("wield pistol")
    assert wounds(ours, 0) == 0


@shows("TWM-10.15")
def test_a_rifle_fires_twice_for_two_ammo_and_an_enemys_always() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata", assault_rifle=1, ammo=3)
    t.do("fight", "wield assault-rifle")
    assert t.offers() == ["shots 1", "shots 2"]
    t.rig(RED["3"], RED["3"])
    t.do("shots 2")
    assert t.facts()["wounds"] == [6]
    t.do("hit 1", "hit 1", "hit 1")
    assert t.carries("ammo") == 1
    t = fight([(RIFLE, 0)], "zlata")
    t.rig(RED["1"], RED["1"], WHITE["0"])
    t.do("fight")
    assert t.level("zlata", "wounds") == 2


@shows("TWM-10.16", "TWM-10.17", "TWM-10.18")
@pytest.mark.parametrize(
    ("weapon", "goods", "face", "kills"),
    [
        ("shotgun", {"shotgun": 1, "ammo": 1}, RED["shotgun"], True),
        ("pistol", {"pistol": 1, "ammo": 1}, RED["shotgun"], False),
        ("hatchet", {"hatchet": 1}, YELLOW["hatchet"], True),
        ("knife", {"knife": 1}, YELLOW["hatchet"], False),
    ],
)
def test_the_icon_of_the_weapon_kills(weapon: str, goods: dict[str, int], face: int, kills: bool) -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata")
    t.pile(**goods)
    t.do("fight")
    t.rig(face, WHITE["0"], WHITE["0"])
    t.do(f"wield {weapon}")
    if kills:
        assert t.asked == "deal"
        t.do("hit 2")
        assert wounds(t, 1) == 3
    else:
        assert wounds(t, 1) == 0
        assert t.asked == "fight"


@shows("TWM-10.16", "TWM-10.17")
@pytest.mark.parametrize(
    ("weapon", "faces"),
    [(SHOTGUN, [RED["shotgun"], WHITE["0"]]), (HATCHET, [WHITE["0"], WHITE["0"], YELLOW["hatchet"]])],
)
def test_an_enemys_icon_kills_whom_the_leader_names(weapon: int, faces: list[int]) -> None:
    t = fight([(weapon, 0)])
    t.rig(*faces)
    t.do("fight", "wound anton")
    assert t.people == ["zlata", "cveta"]


@shows("TWM-10.16", "TWM-10.4")
def test_two_deadly_blows_kill_two() -> None:
    t = fight([(SHOTGUN, 0), (SHOTGUN, 0)], "zlata anton katia")
    t.rig(RED["shotgun"], RED["shotgun"], WHITE["0"])
    t.do("fight")
    assert t.facts() == {"ours": [0], "wounds": [0], "kills": [2]}
    t.do("wound anton", "wound zlata")
    assert t.people == ["katia", "cveta"]
    assert t.state.fight.fallen == 2


@shows("TWM-10.19")
def test_the_s_face_is_a_miss_or_fate() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata")
    t.rig(WHITE["s"], WHITE["0"], WHITE["0"])
    t.do("fight", "miss")
    assert wounds(t, 0) == 0
    t.rig(WHITE["s"], 0, WHITE["0"], WHITE["0"])  # a red card for a white die
    t.do("fight", "fate")
    assert t.happened("fated-in-fight", effect="headshot", fits=0)
    assert t.asked == "fight"  # a miss: no target is asked for
    assert wounds(t, 0) == 0


@shows("TWM-10.20")
def test_a_knocked_down_target_loses_its_attack() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata")
    t.rig(WHITE["s"], 2, WHITE["2"])
    t.do("fight", "fate", "hit 1")  # the other enemy rolls 2
    assert wounds(t, 0) == 1
    assert t.level("zlata", "wounds") == 2
    assert [event.a for event in t.events("foe-struck")] == [2]


@shows("TWM-10.20")
@pytest.mark.parametrize(("card", "expected"), [(0, 3), (3, 0), (6, 1)])
def test_combat_scripts_of_the_red_die(card: int, expected: int) -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata", pistol=1, ammo=1)
    t.do("fight")
    t.rig(RED["s"])
    t.do("wield pistol")
    t.rig(card, *([1] if card == 6 else []), WHITE["0"], WHITE["0"])
    t.do("fate")
    if card == 0:
        t.do("hit 1")
    assert max(wounds(t, 0), wounds(t, 1)) == expected


@shows("TWM-10.27")
def test_disarmed_weapons_go_to_the_pile_or_are_lost() -> None:
    t = fight([(NONE, 0), (KNIFE, 0)], "zlata", knife=1)
    t.do("fight")
    t.rig(YELLOW["s"])
    t.do("wield knife")
    t.rig(1, WHITE["0"], WHITE["0"])
    t.do("fate", "hit 2")
    assert t.state.fight.foes[1].weapon == NONE
    t = fight([(KNIFE, 0)], "zlata", knife=1)
    t.do("fight")
    t.rig(YELLOW["0"], YELLOW["s"])
    t.do("wield knife")
    t.rig(1)
    t.do("fate")
    assert t.carries("knife") == 1
    t.rig(WHITE["0"], YELLOW["0"])
    t.do("fight")
    assert t.asked == "fight"  # unarmed for a whole round: nobody asked for a weapon
    t.do("fight")
    assert t.offers() == ["wield none", "wield knife"]


def test_panic_makes_one_of_each_side_miss_the_next_attack() -> None:
    t = fight([(NONE, 0)], "zlata")
    t.rig(WHITE["s"], 5, 0, 0)
    t.do("fight", "fate")
    assert not t.happened("foe-struck")
    t.rig(WHITE["2"])
    t.do("fight")
    assert t.level("zlata", "wounds") == 2
    assert not t.happened("struck")


def test_two_panics_cost_two_attacks() -> None:
    t = fight([(NONE, 0)], "zlata")
    t.rig(0, 0, 0, 0)
    for _ in range(2):
        t.run(lambda: panic(t.state))
    t.do("fight")
    assert not t.last
    t.do("fight")
    assert not t.last
    t.rig(WHITE["1"], WHITE["1"])
    t.do("fight")
    assert (len(t.events("struck")), len(t.events("foe-struck"))) == (1, 1)


@shows("TWM-10.6")
def test_who_is_dead_is_not_hit_again() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata")
    t.run(lambda: hurt_foe(t.state, 0, 3))
    assert t.happened("foe-died")
    t.run(lambda: hurt_foe(t.state, 0, 3))
    t.run(lambda: hurt_foe(t.state, 1, 0))
    assert (t.events("foe-died"), t.events("foe-hit"), t.state.fight.killed) == ([], [], 1)


@shows("TWM-10.21")
@pytest.mark.parametrize(("resident", "misery"), [("civilians", 1), ("thugs", 0)])
def test_killing_weighs_on_those_present(resident: str, misery: int) -> None:
    t = fight([(NONE, 0)], "zlata", resident=resident, hatchet=1)
    t.do("fight")
    t.rig(YELLOW["3"], WHITE["0"], *([7] if misery else []))
    t.do("wield hatchet")
    assert [event.b for event in t.events("misery", character="zlata")][:1] == [1] * misery


@shows("TWM-10.21")
def test_two_dead_enemies_weigh_no_more_than_one() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata")
    for foe in t.state.fight.foes:
        foe.wounds = 2
    t.rig(WHITE["2"], WHITE["0"], WHITE["0"], 7)
    t.do("fight", "hit 1")
    assert len(t.events("foe-died")) == 2
    assert [event.b for event in t.events("misery", character="zlata")][:1] == [1]


@shows("TWM-10.21")
def test_who_killed_and_fled_still_carries_the_weight() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata", hatchet=1)
    t.do("fight")
    t.rig(YELLOW["hatchet"], WHITE["0"], WHITE["0"])
    t.do("wield hatchet", "hit 1")
    t.rig(WHITE["0"], 7)
    t.do("flee")
    assert t.level("zlata", "misery") == 1


@shows("TWM-10.22")
@pytest.mark.parametrize(("roll", "stops"), [(5, True), (6, False)])
def test_a_death_while_exploring_stops_the_party_if_it_moves_anybody(roll: int, stops: bool) -> None:
    t = House("zlata anton emilia katia")
    t.out(zlata="scavenge", anton="scavenge", emilia="scavenge", katia="guard").at(Flow(RAID), Explore())
    t.rig(roll - 1)
    t.perform([{"op": "raise", "state": "wounds", "n": 4, "who": "this"}], "zlata")
    assert (t.asked == "pack") == stops  # Anton's Empathy is 5, Emilia's 3


@shows("TWM-10.23")
def test_after_twenty_rounds_they_withdraw() -> None:
    t = fight([(NONE, 0)], "zlata")
    t.state.fight.round = 19
    t.rig(WHITE["0"], WHITE["0"])
    t.do("fight")
    assert t.asked == "explore"
    assert t.happened("fight-over")


@shows("TWM-10.24")
def test_after_a_won_fight_the_dead_are_searched() -> None:
    t = fight([(KNIFE, 0)], "zlata", hatchet=1).on_top("findings", "finding-2")
    t.do("fight")
    t.rig(YELLOW["hatchet"], YELLOW["0"], 9)
    t.do("wield hatchet")
    assert (t.carries("knife"), t.carries("cigarettes"), t.carries("hatchet")) == (1, 2, 1)
    assert t.asked == "explore"
    assert t.sound()


@shows("TWM-10.25")
def test_after_a_round_the_fight_can_be_stopped() -> None:
    t = fight([(NONE, 0)], "zlata", jewelry=1)
    assert "parley" not in t.offers()
    t.rig(WHITE["0"], WHITE["0"])
    t.do("fight", "parley")
    assert t.offers() == ["option 1", "option 2", "option 3"]
    t.do("option 1")
    assert t.asked == "explore"
    assert t.carries("jewelry") == 0
    t = fight([(NONE, 0)], "zlata", resident="thugs", jewelry=1, knife=1)
    t.do("fight")
    t.rig(WHITE["0"], WHITE["0"])
    t.do("wield none", "parley")
    assert t.offers() == ["option 1", "option 3", "option 4"]  # nobody can be left behind
    t.rig(*shuffling(t, 4), 2)
    t.do("option 3")
    assert t.level("zlata", "wounds") == 1
    assert t.carries("jewelry") == 0
    assert t.asked == "explore"


@shows("TWM-10.25")
@pytest.mark.parametrize(("roll", "asked"), [(6, "explore"), (5, "fight")])
def test_talking_may_end_it(roll: int, asked: str) -> None:
    t = fight([(NONE, 0)], "zlata")
    t.rig(WHITE["0"], WHITE["0"])
    t.do("fight", "parley")
    t.rig(roll - 1)
    t.do("option 2")
    assert t.asked == asked


def parley(**pile: int) -> House:
    """Script 40, after a round in which the thugs, Zlata and Anton all missed."""
    t = fight([(NONE, 0)], resident="thugs", **pile)
    t.rig(WHITE["0"], WHITE["0"], WHITE["0"])
    t.do("fight", "parley")
    return t


def shuffling(t: House, cards: int) -> list[int]:
    """Numbers for the shuffle when cards of the Unknown deck go back into the exploration deck (TWM-7.11)."""
    return [0] * (len(t.state.decks.exploration) + cards - 1)


@shows("TWM-10.28")
@pytest.mark.parametrize(("roll", "hurt"), [(7, 0), (8, 1)])
def test_whoever_pays_may_still_be_beaten(roll: int, hurt: int) -> None:
    t = parley(jewelry=1)
    t.rig(roll - 1)
    t.do("option 1")
    assert [t.level(name, "wounds") for name in t.people] == [hurt, hurt, 0]
    assert (t.carries("jewelry"), t.asked) == (0, "explore")


@shows("TWM-10.28")
def test_weapons_in_hand_are_tokens_of_the_party_too() -> None:
    t = fight([(NONE, 0)], resident="thugs")
    t.state.people.arm(WHO("zlata"), c.PISTOL_HAND)
    t.rig(*[WHITE["0"]] * 8)
    t.do("fight", "parley")
    assert "option 1" in t.offers()
    before = t.box("pistol")
    t.rig(0)
    t.do("option 1")
    assert (t.state.people.hand[WHO("zlata")], t.carries("pistol"), t.box("pistol")) == (0, 0, before + 1)
    assert t.asked == "explore"


@shows("TWM-10.28")
def test_leaving_one_behind_ends_the_fight_and_returns_four_cards() -> None:
    t = parley()
    t.do("option 2", "choose anton")
    assert t.people == ["zlata", "cveta"]
    assert t.happened("left", character="anton")
    assert (len(t.state.decks.unknown), t.asked) == (6, "explore")


@shows("TWM-10.28")
def test_running_hurts_costs_all_tokens_and_four_cards() -> None:
    t = parley(jewelry=1)
    t.rig(*shuffling(t, 4), 1, 3)
    t.do("option 3")
    assert [t.level(name, "wounds") for name in t.people] == [2, 1, 0]
    assert (t.carries("jewelry"), len(t.state.decks.unknown), t.asked) == (0, 6, "explore")


@pytest.mark.parametrize(("face", "hurt", "charges"), [("1", 0, 2), ("2", 0, 1), ("3", 1, 1)])
def test_a_vest_takes_charges_off_shots(face: str, hurt: int, charges: int) -> None:
    t = fight([(PISTOL, 0)], "zlata").note("bulletproof-vest", place="carried", charges=2)
    t.arrange()
    t.rig(RED[face], WHITE["0"])
    t.do("fight")
    assert t.state.notes.at(0).charges == charges  # a hit of 2 or more uses one up
    assert t.state.people.level(WHO("zlata"), c.WOUNDS) == hurt


def test_a_vest_stops_neither_knives_nor_our_own_blows() -> None:
    t = fight([(KNIFE, 0)], "zlata").note("bulletproof-vest", place="carried", charges=2)
    t.arrange()
    t.rig(WHITE["2"], YELLOW["2"])
    t.do("fight")
    assert (wounds(t, 0), t.level("zlata", "wounds"), t.state.notes.at(0).charges) == (2, 2, 2)


def test_a_fight_that_nobody_of_ours_survives_ends_the_exploration() -> None:
    t = fight([(HATCHET, 0)], "zlata", canned_food=1)
    t.rig(WHITE["0"], YELLOW["hatchet"])
    t.do("fight")
    assert t.people == ["cveta"]
    assert t.state.outing.location == -1
    assert t.box("canned-food") == 3
    assert not any(isinstance(step, FightOver) for step in t.state.stack)


@shows("TWM-10.28")
def test_a_weapon_on_the_pile_is_given_before_the_one_in_hand() -> None:
    t = fight([(NONE, 0)], resident="thugs", knife=1, jewelry=1)
    t.state.people.arm(WHO("zlata"), KNIFE)
    t.at(*t.state.stack, PayValue(8))
    t.do("give knife")
    assert (t.state.people.hand[WHO("zlata")], t.carries("knife")) == (KNIFE, 0)


@shows("TWM-10.27")
def test_who_is_disarmed_before_the_first_round_has_no_weapon_in_it() -> None:
    t = fight([(NONE, 0)], "zlata", knife=1)
    disarm_character(t.state, WHO("zlata"))
    assert t.state.fight.round == 0
    t.rig(WHITE["0"], WHITE["0"])
    t.do("fight")
    assert t.asked == "fight"  # nobody was asked for a weapon
    assert not t.state.fight.is_disarmed(WHO("anton"))
    t.do("fight")
    assert t.offers() == ["wield none", "wield knife"]


@shows("TWM-10.20")
def test_who_is_knocked_down_after_a_deadly_blow_loses_it_and_nothing_else() -> None:
    t = fight([(NONE, 0), (NONE, 0)], hatchet=1)
    t.state.fight.queue = []
    settle_face(t.state, Attack(CHARACTER, WHO("zlata")), HATCHET, HATCHET_FACE)
    settle_face(t.state, Attack(CHARACTER, WHO("anton")), NONE, 1)
    assert (t.state.fight.our_kills, t.state.fight.our_wounds) == (1, 1)
    t.at(*t.state.stack, Target(KNOCKDOWN, 1, 0))
    t.do("wound zlata")
    assert (t.state.fight.our_kills, t.state.fight.our_wounds) == (0, 1)
    t.at(*t.state.stack, Target(KNOCKDOWN, 1, 0))
    t.do("wound zlata")
    assert (t.state.fight.our_kills, t.state.fight.our_wounds) == (0, 1)  # nothing of hers is left to lose
    t.at(*t.state.stack, Target(KNOCKDOWN, 1, 0))
    t.do("wound anton")
    assert (t.state.fight.our_kills, t.state.fight.our_wounds) == (0, 0)


@shows("TWM-12.45")
def test_notes_of_two_kinds_are_each_for_one_fighter() -> None:
    t = fight([(NONE, 0)])
    t.note("grenade", charges=1, place="carried").note("bomb", charges=1, place="carried")
    t.do("fight")
    assert t.offers("fight-with") == ["fight-with 1", "fight-with 2"]
    t.do("fight-with 1")
    assert t.offers("fight-with") == ["fight-with 2"]


@shows("TWM-9.20")
def test_in_a_fight_only_cards_for_a_fight_are_played() -> None:
    t = fight([(NONE, 0)]).keep(*range(1, 16)).who("zlata", misery=1, fatigue=1)
    t.at(*t.state.stack)
    assert t.offers("play") == ["play narrative-3"]


@shows("TWM-10.28", "TWM-10.29")
def test_each_lays_down_their_own_weapon_and_a_knife_in_hand_counts_too() -> None:
    t = fight([(NONE, 0)], resident="thugs", jewelry=1)
    t.state.people.arm(WHO("zlata"), KNIFE)
    t.state.people.arm(WHO("anton"), PISTOL)
    t.at(*t.state.stack, PayValue(16))
    assert t.offers() == ["give knife", "give pistol", "give jewelry"]
    t.do("give pistol")
    assert (t.state.people.hand[WHO("zlata")], t.state.people.hand[WHO("anton")]) == (KNIFE, NONE)


def test_who_strikes_from_hiding_is_armed_for_a_backstab() -> None:
    t = fight([(NONE, 0), (NONE, 0)], knife=1)
    t.run(lambda: strike(t.state, OURS))
    assert (t.asked, t.facts()["backstab"]) == ("arm", [1])
    t.do("wield none")
    assert (t.facts()["character"], t.facts()["backstab"]) == (["anton"], [1])
    before = t.at(*t.state.stack[:-1], Arm(0))  # a save may be of a time when it was not noted
    assert before.facts()["backstab"] == [0]


@shows("TWM-10.15", "TWM-10.13")
@pytest.mark.parametrize(
    ("weapon", "ammo", "asked"),
    [("assault-rifle", 1, "deal"), ("assault-rifle", 2, "second-shot"), ("pistol", 2, "deal")],
)
def test_only_a_rifle_with_ammo_left_may_fire_twice(weapon: str, ammo: int, asked: str) -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata", ammo=ammo, assault_rifle=1, pistol=1)
    t.do("fight")
    t.rig(RED["1"])
    t.do(f"wield {weapon}")
    assert t.asked == asked


@shows("TWM-10.15")
def test_panic_costs_a_character_both_shots_of_a_rifle() -> None:
    t = fight([(NONE, 0)], "zlata", assault_rifle=1, ammo=2)
    t.state.fight.panic(WHO("zlata"))
    t.do("fight", "wield assault-rifle")
    t.rig(WHITE["0"])
    t.do("shots 2")
    assert (t.asked, t.happened("struck")) == ("fight", False)


@shows("TWM-10.2", "TWM-10.13")
def test_a_weapon_that_nobody_has_is_refused_by_another_rule_than_one_without_ammo() -> None:
    t = fight([(NONE, 0)], "zlata", knife=1, pistol=1)
    t.do("fight")
    assert (t.refused("wield hatchet"), t.refused("wield pistol")) == ("TWM-10.2", "TWM-10.13")


@shows("TWM-10.27")
def test_an_enemy_whose_gun_jams_has_no_weapon_in_the_next_round() -> None:
    t = fight([(PISTOL, 0, KNIFE)], "zlata")
    t.rig(RED["s"], c.FATES.number("fate-4"), WHITE["0"])
    t.do("fight", "fate")
    held = [t.state.fight.foes[0].weapon]
    for faces in ((WHITE["0"], WHITE["0"]), (WHITE["0"], YELLOW["0"])):
        t.rig(*faces)
        t.do("fight")
        held.append(t.state.fight.foes[0].weapon)
    assert held == [NONE, NONE, KNIFE]


@shows("TWM-10.20")
def test_only_who_is_knocked_down_loses_an_attack() -> None:
    t = fight([(NONE, 0)] * 3, "arica")
    t.rig(WHITE["0"], WHITE["s"], c.FATES.number("fate-3"), WHITE["0"], WHITE["0"])
    t.do("fight", "keep", "fate")
    assert t.level("arica", "wounds") == 1
    assert [event.a for event in t.events("foe-struck")] == [1, 2, 3]


@shows("TWM-10.20")
def test_who_is_shot_in_the_head_does_not_shoot_any_more() -> None:
    t = fight([(PISTOL, 0), (NONE, 0)], "zlata", pistol=1, ammo=1)
    t.do("fight")
    t.rig(RED["s"])
    t.do("wield pistol")
    t.rig(c.FATES.number("fate-1"), WHITE["0"])
    t.do("fate")
    assert t.facts() == {"ours": [1], "effect": ["headshot"], "wounds": [3]}
    assert t.happened("fated-in-fight", effect="headshot", fits=1)
    t.do("hit 1")
    assert [event.a for event in t.events("foe-struck")] == [2]


@shows("TWM-10.3")
def test_behind_a_dead_enemy_the_next_one_strikes() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata")
    t.state.fight.foes[0].wounds = 3
    t.rig(WHITE["1"], WHITE["1"])
    t.do("fight")
    assert t.happened("foe-struck", foe=2, face="1")
    assert t.happened("foe-hit", foe=2, wounds=1)
    assert t.level("zlata", "wounds") == 1


@shows("TWM-12.47", "TWM-10.10")
def test_nobody_strikes_beside_a_party_that_flees() -> None:
    t = fight([(NONE, 0)], "zlata").note("two-cousins", charges=4, place="carried")
    t.rig(WHITE["0"])
    t.do("flee")
    assert (t.asked, t.happened("note-struck")) == ("pack", False)


def test_what_is_left_of_a_runners_lead_spares_the_wounds_that_follow() -> None:
    t = fight([(PISTOL, 0), (NONE, 0)], "pavle")
    t.rig(RED["1"], WHITE["2"])
    t.do("flee")
    assert t.level("pavle", "wounds") == 1


def test_one_wound_may_go_off_among_all_enemies() -> None:
    t = fight([(NONE, 0), (NONE, 0)])
    t.perform([op("blast", n=1)])
    assert (wounds(t, 0), wounds(t, 1), t.state.fight.blast) == (1, 1, 0)


@shows("TWM-10.4", "TWM-10.17")
@pytest.mark.parametrize(("face", "wounds", "kills"), [("2", 2, 0), ("hatchet", 0, 1)])
def test_the_leader_sees_what_is_to_be_dealt_and_to_whom(face: str, wounds: int, kills: int) -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata", hatchet=1)
    t.do("fight")
    t.rig(YELLOW[face], WHITE["0"], WHITE["0"])
    t.do("wield hatchet")
    assert t.facts() == {"ours": [1], "wounds": [wounds], "kills": [kills]}
    assert t.refused("fight") == "TWM-10.4"
    if wounds:
        t.do("hit 1")
        assert t.facts() == {"ours": [1], "wounds": [1], "kills": [0]}


@shows("TWM-10.4")
def test_what_hits_nobody_any_more_is_not_dealt_to_us() -> None:
    t = fight([(NONE, 0)], resident="thugs")
    t.rig(WHITE["2"], WHITE["2"], WHITE["1"])
    t.do("fight")
    assert t.offers() == ["wound zlata", "wound anton"]
    assert t.facts() == {"ours": [0], "wounds": [1], "kills": [0]}


@shows("TWM-10.17", "TWM-10.4")
def test_two_deadly_blows_of_ours_kill_two() -> None:
    t = fight([(NONE, 0), (NONE, 0), (NONE, 0)], hatchet=2)
    t.do("fight", "wield hatchet")
    t.rig(YELLOW["hatchet"], YELLOW["hatchet"], *[WHITE["0"]] * 3)
    t.do("wield hatchet", "hit 1", "hit 2")
    assert [wounds(t, foe) for foe in range(3)] == [3, 3, 0]
    assert t.asked == "fight"


def fleeing(kills: int, hurt: int) -> House:
    """Zlata against three who run when so many are dead, or so many wounds were dealt."""
    t = fight([(NONE, 0)] * 3, "zlata")
    t.state.fight.flee_after_kills, t.state.fight.flee_after_wounds = kills, hurt
    return t


def test_enemies_run_when_enough_of_them_are_dead() -> None:
    t = fleeing(2, 0)
    for foe in t.state.fight.foes:
        foe.wounds = 2
    t.rig(WHITE["1"], *[WHITE["0"]] * 3)
    t.do("fight", "hit 1")
    assert t.asked == "fight"
    t.rig(WHITE["1"], *[WHITE["0"]] * 2, 9)
    t.do("fight", "hit 2")
    assert (t.happened("fight-over"), t.asked) == (True, "explore")


def test_enemies_run_when_they_have_taken_enough_wounds() -> None:
    t = fleeing(0, 3)
    t.rig(WHITE["2"], *[WHITE["0"]] * 3)
    t.do("fight", "hit 1", "hit 1")
    assert (t.asked, t.state.fight.wounds_dealt) == ("fight", 2)
    t.rig(WHITE["1"], *[WHITE["0"]] * 3)
    t.do("fight", "hit 2")
    assert (t.happened("fight-over"), t.asked) == (True, "explore")


@shows("TWM-10.22")
def test_who_is_left_alone_mourns_when_the_fight_is_over() -> None:
    t = fight([(NONE, 0)]).who("zlata", wounds=3)
    t.state.fight.foes[0].wounds = 2
    t.rig(WHITE["1"], WHITE["0"], WHITE["1"])
    t.do("fight", "wound zlata")
    assert t.people == ["anton", "cveta"]
    assert t.happened("read", script="266")
    assert t.state.fight.fallen == 0


@shows("TWM-10.24")
def test_who_talks_their_way_out_does_not_search_the_dead() -> None:
    t = fight([(KNIFE, 0), (NONE, 0)], resident="thugs", jewelry=1)
    t.state.fight.foes[0].wounds = 3
    t.rig(*[WHITE["0"]] * 3)
    t.do("fight", "parley")
    t.rig(0)
    t.do("option 1")
    assert (t.asked, sum(t.state.fight.dropped)) == ("explore", 0)


@shows("TWM-10.24", "TWM-10.25")
def test_what_is_read_in_a_fight_is_about_those_who_fight() -> None:
    t = parley()
    assert t.facts()["about"] == ["anton", "zlata"]
    won = fight([(NONE, 0)], "zlata", resident="thugs")
    won.state.fight.foes[0].wounds = 2
    won.rig(WHITE["1"], WHITE["0"])
    won.do("fight")
    assert won.happened("read", script="33", this="zlata")


@shows("TWM-10.25")
def test_those_who_can_be_talked_to_are_named_and_no_others() -> None:
    assert [way.text for way in ways_out(fight([(NONE, 0)], resident="").state)] == ["flee"]
    assert [way.text for way in ways_out(fight([(NONE, 0)], resident="thugs").state)] == ["flee", "parley"]


@shows("TWM-7.17")
def test_who_is_called_away_from_a_fight_packs_the_weapon_in_hand_too() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata", knife=1)
    t.do("fight")
    t.rig(YELLOW["0"], WHITE["0"], WHITE["0"])
    t.do("wield knife")
    t.perform([op("end_scavenging")])
    assert (t.carries("knife"), t.state.people.hand[WHO("zlata")]) == (1, NONE)
