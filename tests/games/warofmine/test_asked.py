"""What each question is about, as every client is told: by these facts it says who is asked for, how much is left and
what lies before the group."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.warofmine.fights import NONE, PISTOL, RED, WHITE, fight, raid
from tests.games.warofmine.tables import (
    FITTING,
    ITEM,
    SPACE,
    WHO,
    House,
    exploring,
    items,
    outside,
    prices,
    rows,
    spaces,
    stage,
    them,
)

from holdfast.core.fields import dump, load
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.combat.fate import KNOCKDOWN, Target, TrustFate
from holdfast.games.warofmine.combat.fight import Fight
from holdfast.games.warofmine.goods.choices import LoseGoods, PayValue, TakeOne
from holdfast.games.warofmine.goods.trade import Giving, Taking, Trade
from holdfast.games.warofmine.goods.worth import note_gift, worth
from holdfast.games.warofmine.house.choices import FreeFitting, LoseFitting, TakeIdeas
from holdfast.games.warofmine.house.newcomers import Newcomer
from holdfast.games.warofmine.outside.findings import DrawFindings, LeaveBehind, Pack
from holdfast.games.warofmine.outside.hiding import Unearth
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Explore, ReadMap
from holdfast.games.warofmine.people.choices import Relief, Select, SplitWounds
from holdfast.games.warofmine.phases.assign import Clear, Recipes, Unable, Where
from holdfast.games.warofmine.phases.dawn import Narrate
from holdfast.games.warofmine.phases.evening import ExtraActions
from holdfast.games.warofmine.phases.flow import DAWN, DUSK, EVENING, RAID, Flow
from holdfast.games.warofmine.phases.raid import ANY_ORDER, GREEN_FIRST, VALUABLE_FIRST, RaidDice, Steal, Ward
from holdfast.games.warofmine.phases.work import BoardUp, PokeAbout, Stoke
from holdfast.games.warofmine.state.fight import ALLY, Attack
from holdfast.games.warofmine.state.jobs import MOVING, PLACING
from holdfast.games.warofmine.state.masks import one
from holdfast.testing import shows

NEXT = Flow(DAWN)
AT_THE_PLACE = (Flow(RAID), Explore())
RIFLE_AND_MEDS = items("assault-rifle", "meds")
COFFEE_AND_SUGAR = items("coffee", "sugar")
GROUND_FLOOR = House().state.t.area[SPACE("g4")]
WOOD_FOR_4_WATER_FOR_2 = prices(wood=4, water=2)


def done(t: House, *actions: str) -> House:
    t.do(*actions)
    return t


# Combat


def rounds(t: House, *faces: int) -> House:
    t.rig(*faces)
    return done(t, "fight")


FIGHTS: list[tuple[Callable[[], House], str, dict[str, Any]]] = [
    (lambda: fight([(NONE, 0), (NONE, 0)]), "fight", {"foes": [2], "round": [1]}),
    (
        lambda: rounds(fight([(NONE, 0), (NONE, 0)]), *[WHITE["0"]] * 4),
        "fight",
        {"foes": [2], "round": [2]},
    ),
    (
        lambda: rounds(fight([(NONE, 0)], "marko"), WHITE["1"]),
        "strike",
        {"character": ["marko"], "face": ["1"], "step": ["others"], "queued": [1], "side": ["both"]},
    ),
    (
        lambda: rounds(fight([(NONE, 0), (NONE, 0)]), WHITE["1"], WHITE["2"], WHITE["1"], WHITE["1"]),
        "deal",
        {"ours": [1], "wounds": [3], "kills": [0]},
    ),
    (
        lambda: done(rounds(fight([(NONE, 0), (NONE, 0)]), WHITE["1"], WHITE["0"], WHITE["1"], WHITE["1"]), "hit 1"),
        "deal",
        {"ours": [0], "wounds": [2], "kills": [0]},
    ),
    (
        lambda: rounds(fight([(NONE, 0)], "zlata"), WHITE["s"]),
        "trust-fate",
        {"ours": [1], "character": ["zlata"], "shoots": [0], "die": ["white"]},
    ),
    (
        lambda: rounds(fight([(PISTOL, 0)], "zlata"), RED["s"]),
        "trust-fate",
        {"ours": [0], "foe": ["1"], "shoots": [1], "die": ["red"]},
    ),
    (
        lambda: fight([(NONE, 0)]).at(*AT_THE_PLACE, TrustFate(Attack(ALLY, 0, 0, c.NOTES.number("two-cousins")), 1)),
        "trust-fate",
        {"ours": [1], "ally": [1], "note": ["two-cousins"], "shoots": [0], "die": ["yellow"]},
    ),
    (
        lambda: fight([(NONE, 0), (NONE, 0)]).at(*AT_THE_PLACE, Encounter(4), Fight(), Target(KNOCKDOWN, 3, 1)),
        "target",
        {"ours": [1], "effect": ["knockdown"], "wounds": [3]},
    ),
    (
        lambda: done(fight([(NONE, 0)], knife=1), "fight", "wield none"),
        "arm",
        {"character": ["anton"], "armed": ["zlata"], "backstab": [0]},
    ),
    (
        lambda: done(fight([(NONE, 0)], assault_rifle=1, ammo=3), "fight", "wield assault-rifle"),
        "second-shot",
        {"character": ["zlata"]},
    ),
]

# Goods

GOODS: list[tuple[Callable[[], House], str, dict[str, Any]]] = [
    (
        lambda: (
            House().storage(coffee=2, sugar=2, knife=1).at(NEXT, LoseGoods(2, 0, one(c.GREEN), 0, valuable=0, stored=1))
        ),
        "lose-goods",
        {"tokens": [2], "color": ["green"], "valuable": [0], "stored": [1]},
    ),
    (
        lambda: House().storage(coffee=2, sugar=2).at(NEXT, LoseGoods(1, 1, 0, COFFEE_AND_SUGAR)),
        "lose-goods",
        {"tokens": [1], "kind": ["food"], "item": ["sugar", "coffee"], "valuable": [0], "stored": [0]},
    ),
    (
        lambda: House().storage(coffee=2, cigarettes=2, book=1).at(NEXT, PayValue(2, one(c.GREEN), stored=1)),
        "pay-value",
        {"value": [2], "color": ["green"], "stored": [1]},
    ),
    (
        lambda: House().at(NEXT, TakeOne(items("coffee", "knife"), 1)),
        "take-one",
        {"item": ["coffee", "knife"], "stored": [1]},
    ),
    (
        lambda: House("anton zlata").storage(book=5).at(
            NEXT, Trade(RIFLE_AND_MEDS, 2, 3, items("meds"), WOOD_FOR_4_WATER_FOR_2)
        ),
        "trade",
        {
            "commission": [2], "printed": [2], "item": ["assault-rifle", "meds"], "limit": [3], "single": ["meds"],
            "sells": ["wood", "water"], "price": [4, 2],
        },
    ),
    (
        lambda: House().storage(book=5).at(
            NEXT, Giving(RIFLE_AND_MEDS, 2, 3, items("meds"), WOOD_FOR_4_WATER_FOR_2)
        ),
        "giving",
        {
            "credit": [2], "item": ["assault-rifle", "meds"], "limit": [3], "single": ["meds"],
            "sells": ["wood", "water"], "price": [4, 2],
        },
    ),
    (
        lambda: House().at(
            NEXT, Taking(RIFLE_AND_MEDS, 22, 3, [ITEM("meds")], items("meds"), WOOD_FOR_4_WATER_FOR_2)
        ),
        "taking",
        {
            "credit": [22], "item": ["assault-rifle", "meds"], "limit": [3], "single": ["meds"],
            "sells": ["wood", "water"], "price": [4, 2], "taken": ["meds"],
        },
    ),
]  # fmt: skip

# At home

HOME: list[tuple[Callable[[], House], str, dict[str, Any]]] = [
    (
        lambda: House().clear("g4", "g5").at(NEXT, FreeFitting(FITTING("workshop"), FITTING("bed"), 1)),
        "free-fitting",
        {"fitting": ["workshop"], "then": ["bed"], "paid": [1]},
    ),
    (
        lambda: House().fitting("bed", "g4").fitting("stove", "g2").at(NEXT, LoseFitting(1, GROUND_FLOOR)),
        "lose-fitting",
        {"fittings": [1], "floor": [GROUND_FLOOR]},
    ),
    (lambda: House().at(NEXT, TakeIdeas(2)), "take-ideas", {"cards": [2]}),
    (
        lambda: House("katia").at(NEXT, Newcomer(WHO("marko"), 0)),
        "newcomer",
        {"character": ["marko"], "part": [0]},
    ),
    (
        lambda: House().at(NEXT, Select(them("katia", "anton", "zlata"), 1, them("zlata"), more=1)),
        "select",
        {"people": [1], "more": [1], "among": ["anton", "zlata", "katia"], "chosen": ["zlata"]},
    ),
    (
        lambda: House().at(NEXT, SplitWounds(2, them("katia", "anton"))),
        "split-wounds",
        {"wounds": [2], "among": ["anton", "katia"]},
    ),
    (
        lambda: (
            House().who("katia", hunger=2, misery=2).at(NEXT, Relief(them("katia", "anton"), c.HUNGER, c.MISERY, 1))
        ),
        "relief",
        {"character": ["katia"], "one": ["hunger"], "other": ["misery"], "levels": [1], "among": ["anton", "katia"]},
    ),
    (
        lambda: House().at(NEXT, BoardUp(spaces("m6", "g4", "b1"))),
        "board-up",
        {"reached": ["m6", "g4", "b1"]},
    ),
    (
        lambda: House().storage(shovel=1).at(NEXT, Clear(WHO("katia"), SPACE("g4"), 1, them("katia", "zlata"))),
        "clear",
        {"character": ["katia"], "space": ["g4"], "stage": [2], "available": ["zlata", "katia"]},
    ),
    (
        lambda: House().at(NEXT, Where(WHO("katia"), PLACING, FITTING("bed"), spaces("g4", "g5"))),
        "where",
        {"character": ["katia"], "fitting": ["bed"], "reached": ["g4", "g5"]},
    ),
    (
        lambda: House().fitting("bed", "m4").at(NEXT, Where(WHO("katia"), MOVING, SPACE("m4"), spaces("g4", "g5"))),
        "where",
        {"character": ["katia"], "fitting": ["bed"], "from": ["m4"], "reached": ["g4", "g5"]},
    ),
    (
        lambda: House().fitting("workshop", "g5").storage(wood=9, components=9).at(
            NEXT, Recipes(WHO("katia"), SPACE("g5"), spaces("g4"), -1)
        ),
        "recipes",
        {"character": ["katia"], "fitting": ["workshop"], "space": ["g5"], "reached": ["g4"]},
    ),
    (
        lambda: done(stage(House()), "before anton"),
        "assign",
        {
            "character": ["anton"], "stage": [1], "first": ["anton"], "available": ["anton", "zlata", "katia"],
            "reached": ["t4", "m3", "m4", "m5", "m6", "g0", "g1", "g2", "g3", "g4", "g5", "g6", "b1", "b2"],
        },
    ),
    (
        lambda: House().tasks(katia="guard", zlata="guard", anton="floor").at(NEXT, ExtraActions(2)),
        "extra-actions",
        {"actions": [2], "stage": [1]},
    ),
    (lambda: House().at(Flow(EVENING)), "evening", {"character": ["katia"], "begun": [1]}),
    (lambda: House().storage(water=2).at(Flow(DUSK)), "water", {"water": [2]}),
    (
        lambda: House().storage(water=3, vegetable=1, raw_food=2, canned_food=4).at(Flow(DUSK)),
        "meals",
        {"food": [7]},
    ),
    (lambda: House().at(NEXT, Narrate(3, 2)), "narrate", {"cards": [3], "keep": [2]}),
]  # fmt: skip

# The night

NIGHT: list[tuple[Callable[[], House], str, dict[str, Any]]] = [
    (exploring, "explore", {"cards": [10], "noise": [1], "location": ["hotel"]}),
    (
        lambda: outside().unknown("heap", "rubble", "furniture").at(*AT_THE_PLACE, ReadMap(2)),
        "read-map",
        {"cards": [2]},
    ),
    (
        lambda: outside("marko zlata anton", "marko").at(
            *AT_THE_PLACE, DrawFindings(0, rows("heap", "pantry"), 0, again=1, plain=1)
        ),
        "draw-findings",
        {"cards": [0], "row": ["heap", "pantry"], "rolled": [0], "again": [1], "plain": [1]},
    ),
    (
        lambda: outside().pile(knife=2, canned_food=1, wood=3).at(Flow(RAID), LeaveBehind()),
        "leave-behind",
        {"weight": [6], "capacity": [9]},
    ),
    (lambda: outside().pile(knife=2, wood=1).at(Flow(RAID), Pack()), "pack", {"weight": [3], "capacity": [9]}),
    (
        lambda: outside().note("church-silver", place="hidden", weight=3).rig(9).at(*AT_THE_PLACE, Unearth(0)),
        "unearth",
        {"note": ["church-silver"], "slot": [1]},
    ),
    (
        lambda: House().storage(knife=1).tasks(katia="guard", anton="guard", zlata="floor").at(Flow(RAID)),
        "arm-guards",
        {"character": ["katia"]},
    ),
    (
        lambda: House("roman").tasks(roman="guard").at(NEXT, RaidDice(4, 2, GREEN_FIRST, 3, WHO("roman"), 2, 1)),
        "raid-dice",
        {
            "character": ["roman"], "face": ["2"], "points": [3], "rolled": [3], "damage": [4], "printed": [4],
            "wounds": [2], "order": ["green"], "shoots": [1],
        },
    ),
    (
        lambda: House().at(NEXT, Ward(3, 2, VALUABLE_FIRST, 1)),
        "ward",
        {"points": [1], "damage": [3], "wounds": [2], "order": ["valuable"]},
    ),
    (
        lambda: House().storage(coffee=2, knife=2).at(NEXT, Steal(2, ANY_ORDER)),
        "steal",
        {"tokens": [2], "order": ["any"]},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("story", "asked", "facts"), FIGHTS + GOODS + HOME + NIGHT)
def test_a_question_is_told_with_what_it_is_about(
    story: Callable[[], House], asked: str, facts: dict[str, list[str | int]]
) -> None:
    t = story()
    assert t.asked == asked
    assert t.facts() == facts


def test_the_guards_who_are_armed_are_told_with_the_next() -> None:
    t = House("roman zlata anton").storage(knife=1).tasks(roman="guard", zlata="guard", anton="floor").at(Flow(RAID))
    t.do("wield none")
    assert t.facts() == {"character": ["zlata"], "armed": ["roman"]}


def test_a_guard_with_an_assault_rifle_is_asked_how_often_to_fire() -> None:
    t = raid("marauders", "roman", [], "anton", weapon="assault-rifle", assault_rifle=1, ammo=3)
    t.until("shots", prefer=["done"])
    assert t.facts() == {"character": ["roman"], "dice": [2]}


def test_the_boarded_house_is_counted_in_the_points_against_a_raid() -> None:
    t = House("roman").tasks(roman="guard").fitting("reinforced-door", "g4")
    t.state.house.board_up(0)
    t.at(NEXT, RaidDice(4, 2, ANY_ORDER, 3, WHO("roman"), 2))
    assert (t.facts()["points"], t.facts()["rolled"]) == ([4], [3])
    assert (t.facts()["damage"], t.facts()["printed"]) == ([2], [4])


def test_a_stage_in_which_nobody_can_act_is_told_with_its_number() -> None:
    t = House("katia zlata").storage(raw_food=1).who("katia", hunger=1).at(NEXT, Unable(1, 0, spaces("g4", "g5")))
    assert (t.asked, t.facts()) == ("unable", {"stage": [2], "reached": ["g4", "g5"]})


@pytest.mark.parametrize("guard", ["anton", "roman"])
def test_whoever_may_roll_again_in_a_raid_is_asked(guard: str) -> None:
    t = House(guard).tasks(**{guard: "guard"}).at(NEXT, RaidDice(4, 2, ANY_ORDER, 3, WHO(guard), 2))
    assert (t.asked, t.facts()["character"]) == ("raid-dice", [guard])


@pytest.mark.parametrize(("modifier", "damage", "points"), [(1, 5, 3), (0, 4, 3), (-1, 4, 4)])
def test_what_was_used_for_or_against_a_raid_is_counted(modifier: int, damage: int, points: int) -> None:
    t = House("roman").tasks(roman="guard")
    t.state.raid.modifier = modifier
    t.at(NEXT, RaidDice(4, 2, ANY_ORDER, 3, WHO("roman"), 2))
    assert (t.facts()["damage"], t.facts()["points"]) == ([damage], [points])


def test_what_is_left_to_pick_from_the_rubble_is_told() -> None:
    t = House()
    t.state.die = 8
    t.at(NEXT, PokeAbout())
    assert t.facts() == {"pieces": [3]}


def test_the_cold_is_told_while_the_heater_burns() -> None:
    t = House().note("coal", charges=2, place="stored")
    t.state.house.cold = 3
    t.at(NEXT, Stoke())
    assert (t.asked, t.facts()) == ("stoke", {"cold": [3]})


def test_whom_the_party_meets_is_told_with_their_number() -> None:
    t = outside("emilia zlata anton", "emilia").on_top("residents", "soldiers")
    t.at(*AT_THE_PLACE, Encounter(0))
    assert (t.asked, t.facts()) == ("encounter", {"resident": ["soldiers"], "number": [0], "part": [1]})


# Saves from before traders had prices and single pieces


@pytest.mark.parametrize("step", [Trade(1, 0, 0, 1, 1), Giving(1, 2, 0, 1, 1), Taking(1, 2, 0, [], 1, 1)])
def test_a_trade_of_an_older_save_has_no_prices_and_no_single_pieces(step: Any) -> None:
    older = load(type(step), dump(step)[:-2])
    assert (older.single, older.stock) == (0, 0)
    assert [getattr(older, name) for name, _ in older.FIELDS[:-2]] == dump(step)[:-2]


# What goods are worth


@shows("TWM-11.2")
def test_a_note_that_lies_elsewhere_is_no_payment() -> None:
    t = House().note("generator", place="at church", value=20).at(NEXT)
    assert worth(t.state, t.state.at_hand()) == 0
    t.note("generator", place="stored", value=20)
    assert worth(t.state, t.state.at_hand()) == 20


@shows("TWM-3.7")
def test_gifts_to_a_visitor_add_up() -> None:
    t = House().at(NEXT)
    note_gift(t.state, 3)
    note_gift(t.state, 4)
    assert t.state.goods.given == 7
