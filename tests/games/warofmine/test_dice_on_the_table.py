"""The combat dice as a table sees them: whose they are, what they show, what became of them, and who still rolls."""

from tests.games.warofmine.fights import KNIFE, NONE, RED, RIFLE, WHITE, YELLOW, fight, raid
from tests.games.warofmine.tables import House

from holdfast.testing import shows


def dice(t: House) -> list[tuple[str, str, str, str]]:
    """Who rolled which die, what it shows, and what became of it."""
    rolls = t.state.view(0).fight.rolls
    return [(roll.character or roll.note or f"enemy {roll.number}", roll.die, roll.face, roll.became) for roll in rolls]


def still_to_roll(t: House) -> list[str]:
    return [attack.character or f"enemy {attack.number}" for attack in t.state.view(0).fight.queue]


@shows("TWM-10.7", "TWM-10.3")
def test_a_roll_is_open_until_it_is_kept_and_one_that_was_rolled_again_stays_to_be_seen() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata arica")
    t.rig(WHITE["1"], WHITE["0"])
    t.do("fight")
    assert dice(t) == [("zlata", "white", "1", "stands"), ("arica", "white", "0", "open")]
    assert still_to_roll(t) == ["enemy 1", "enemy 2"]
    t.rig(WHITE["2"])
    t.do("reroll")
    assert dice(t)[1:] == [("arica", "white", "0", "again"), ("arica", "white", "2", "open")]
    t.rig(WHITE["0"], WHITE["0"])
    t.do("keep")
    assert t.asked == "deal"
    assert [row[2:] for row in dice(t)[:3]] == [("1", "stands"), ("0", "again"), ("2", "stands")]
    assert [row[0] for row in dice(t)[3:]] == ["enemy 1", "enemy 2"]
    assert still_to_roll(t) == []
    assert [(roll.wounds, roll.kills) for roll in t.state.view(0).fight.rolls] == [
        (1, 0),
        (0, 0),
        (2, 0),
        (0, 0),
        (0, 0),
    ]


@shows("TWM-10.8")
def test_what_an_enemy_rolled_again_by_itself_can_be_seen() -> None:
    t = fight([(KNIFE, 1)], "zlata")
    t.rig(WHITE["0"], YELLOW["0"], YELLOW["3"])
    t.do("fight")
    assert dice(t)[1:] == [("enemy 1", "yellow", "0", "again"), ("enemy 1", "yellow", "3", "stands")]


@shows("TWM-10.8")
def test_an_enemy_rolls_again_as_often_as_its_prowess_says() -> None:
    t = fight([(NONE, 2)], "zlata")
    t.rig(WHITE["0"], *[WHITE["0"]] * 3, WHITE["2"])
    t.do("fight")
    assert [row[3] for row in dice(t)[1:]] == ["again", "again", "stands"]


@shows("TWM-10.7", "TWM-10.17")
def test_a_die_shows_what_it_adds_while_it_may_be_rolled_again_and_when_it_stands() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "marko", hatchet=1)
    adds = []
    t.do("fight")
    t.rig(YELLOW["2"], YELLOW["hatchet"], WHITE["0"], WHITE["0"])
    for action in ("wield hatchet", "reroll", "keep"):
        t.do(action)
        adds.append([(roll.wounds, roll.kills) for roll in t.state.view(0).fight.rolls if roll.character])
    assert adds == [[(2, 0)], [(0, 0), (0, 1)], [(0, 0), (0, 1)]]


@shows("TWM-10.12", "TWM-10.15")
def test_the_dice_of_the_shooters_are_taken_off_before_all_others_roll() -> None:
    t = fight([(RIFLE, 0), (NONE, 0)], "zlata anton")
    t.rig(RED["1"], RED["2"])
    t.do("fight")
    assert t.state.view(0).fight.step == "shooters"
    assert dice(t) == [("enemy 1", "red", "1", "stands"), ("enemy 1", "red", "2", "stands")]
    assert [attack.weapon for attack in t.state.view(0).fight.queue] == ["none", "none"]
    t.rig(WHITE["1"], WHITE["0"], WHITE["0"])
    t.do("wound zlata", "wound zlata", "wound anton")
    assert t.state.view(0).fight.step == "others"
    assert [row[0] for row in dice(t)] == ["zlata", "anton", "enemy 2"]


@shows("TWM-10.20")
def test_the_die_of_somebody_who_is_knocked_down_is_lost() -> None:
    t = fight([(NONE, 0)], "zlata")
    t.rig(WHITE["2"], WHITE["s"], 2)
    t.do("fight")
    t.do("fate")
    assert t.level("zlata", "wounds") == 1
    assert dice(t) == [("zlata", "white", "2", "lost"), ("enemy 1", "white", "s", "stands")]
    assert t.state.view(0).fight.our_wounds == 0


@shows("TWM-12.47")
def test_the_dice_of_those_who_fight_beside_us_have_their_note() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata").note("two-cousins", place="carried")
    t.rig(RED["1"], YELLOW["2"], WHITE["0"], WHITE["0"], WHITE["0"])
    t.do("fight")
    assert dice(t) == [("two-cousins", "red", "1", "stands")]
    assert [attack.weapon for attack in t.state.view(0).fight.queue] == ["hatchet", "none"]
    t.do("hit 1")
    assert [row[0] for row in dice(t)] == ["two-cousins", "zlata", "enemy 1", "enemy 2"]


@shows("TWM-10.3")
def test_the_table_is_cleared_for_the_next_round_and_when_the_fight_is_over() -> None:
    t = fight([(NONE, 0), (NONE, 0)], "zlata", pistol=1, ammo=1)
    t.do("fight")
    t.rig(WHITE["0"], WHITE["0"], WHITE["0"])
    t.do("wield none")
    assert len(dice(t)) == 3
    t.do("fight")
    assert (t.asked, dice(t), t.state.view(0).fight.step) == ("arm", [], None)
    t = fight([(NONE, 0)], "zlata", pistol=1, ammo=1)
    t.do("fight")
    t.rig(RED["3"])
    t.do("wield pistol")
    assert (t.happened("fight-over"), dice(t)) == (True, [])


def test_attacks_of_enemies_who_are_gone_are_not_at_the_table() -> None:
    t = fight([(RIFLE, 0)], "zlata")
    t.rig(RED["s"])
    t.do("flee")
    assert (t.asked, still_to_roll(t)) == ("trust-fate", ["enemy 1"])  # a rifle shoots twice
    to_come = t.state.fight.queue
    t.state.fight.end()
    assert t.state.fight.queue == []
    later = House("cveta")
    later.state.fight.queue = to_come  # a save may be of a time when such attacks were kept
    assert still_to_roll(later) == []


@shows("TWM-8.6", "TWM-8.10")
def test_the_guards_dice_lie_on_the_table_until_the_raid_is_over() -> None:
    t = raid("burglars", "zlata anton boris", [WHITE["0"]], wood=9)
    while t.asked != "raid-dice":
        t.do("done")
    assert dice(t) == [("boris", "white", "0", "open")]
    assert still_to_roll(t) == ["anton", "zlata"]
    t.rig(WHITE["1"], WHITE["0"], WHITE["0"])
    t.do("reroll", "keep")
    assert [row[2:] for row in dice(t)] == [("0", "again"), ("1", "stands"), ("0", "stands"), ("0", "stands")]
    assert sum(roll.wounds for roll in t.state.view(0).fight.rolls) == 1
    t.until("crime-wave", prefer=("ward damage", "give wood"))
    assert dice(t) == []
