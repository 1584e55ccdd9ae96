"""The script language (TWM-12): all of it is used by our own content and shown by a test, and what is newest in it."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from tests.games.warofmine.tables import FITTING, SPACE, WHO, House, exploring, op

from holdfast.core import Content, ContentError, Overrides, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.content import schema as k
from holdfast.games.warofmine.content.build import ANSWERS
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.phases.flow import DAWN, DAY, RAID, Flow
from holdfast.games.warofmine.script import terms
from holdfast.games.warofmine.script.arguments import WHO as WHO_WORDS
from holdfast.games.warofmine.script.conditions import If
from holdfast.games.warofmine.script.ops import OPERATIONS, STRUCTURES, Arguments
from holdfast.games.warofmine.state.fight import Foe
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.people import AWAY, HOME
from holdfast.testing import shows

REST = Flow(DAY)
CONTENT: Content = GAME.tables().content
TESTS = Path(__file__).parent


def home(people: str = "katia zlata anton") -> House:
    return House(people).at(REST)


# What our content uses


def parts(thing: Any) -> Iterator[Any]:
    """All structures inside an entry, itself included."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))
    elif isinstance(thing, list):
        for one in thing:
            yield from parts(one)


PARTS = [part for name, kind in k.SCHEMA.items() for entry in CONTENT.table(name, kind) for part in parts(entry)]


def operations_used() -> list[dict[str, Any]]:
    return [msgspec.to_builtins(part) for part in PARTS if isinstance(part, Arguments)]


def conditions_used() -> list[dict[str, Any]]:
    return [msgspec.to_builtins(part) for part in PARTS if type(part) is If]


# What the tests show, read from their sources: `op("gain", items=…)`, `{"op": "gain", …}` and tables of conditions


def functions() -> Iterator[ast.FunctionDef]:
    for path in sorted(TESTS.glob("test_*.py")):
        for function in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(function, ast.FunctionDef) and "refused" not in function.name:
                yield function


def literal(node: ast.expr, function: ast.FunctionDef) -> Any:
    """What an argument is; a name is any of the words in the tables of its function."""
    try:
        return ast.literal_eval(node)
    except ValueError:
        inside = [one.value for one in ast.walk(function) if isinstance(one, ast.Constant)]
        return [value for value in inside if isinstance(value, str)]


def operations_shown() -> list[dict[str, Any]]:
    found = []
    for function in functions():
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "op" and node.args:
                words = {word.arg.rstrip("_"): literal(word.value, function) for word in node.keywords if word.arg}
                found.append({"op": literal(node.args[0], function), **words})
            elif "op" in (said := written(node)):
                found.append({key: literal(value, function) for key, value in said.items()})
    return found


def conditions_shown() -> list[dict[str, ast.expr]]:
    dicts = [written(node) for function in functions() for node in ast.walk(function)]
    return [said for said in dicts if set(said) <= set(If.__struct_fields__)]


def written(node: ast.AST) -> dict[str, ast.expr]:
    """What a dictionary in a test says by names."""
    if not isinstance(node, ast.Dict):
        return {}
    pairs = zip(node.keys, node.values, strict=True)
    return {key.value: value for key, value in pairs if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def words_of(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list | dict) else [value]


ARGUMENTS = [(name, argument[0].rstrip("_")) for name, kind in OPERATIONS.items() for argument in kind.TAKES]


@pytest.mark.parametrize("where", ["content", "tests"])
def test_every_operation_and_argument_is_used_and_shown(where: str) -> None:
    found = operations_used() if where == "content" else operations_shown()
    pairs = {(name, argument) for one in found for name in words_of(one["op"]) for argument in one}
    assert [name for name in OPERATIONS if (name, "op") not in pairs] == []
    assert [pair for pair in ARGUMENTS if pair not in pairs] == []


@pytest.mark.parametrize("where", ["content", "tests"])
def test_every_condition_is_used_and_shown(where: str) -> None:
    found = conditions_used() if where == "content" else conditions_shown()
    used = {key for one in found for key in one}
    assert [name for name in If.__struct_fields__ if name not in used] == []


@pytest.mark.parametrize("where", ["content", "tests"])
def test_everybody_whom_an_operation_can_mean_is_used_and_shown(where: str) -> None:
    found = operations_used() if where == "content" else operations_shown()
    meant = {word for one in found for argument in ("who", "per", "from") for word in words_of(one.get(argument))}
    assert [who for who in get_args(WHO_WORDS) if who not in meant] == []


def test_every_kind_of_option_every_tag_and_every_pool_is_used() -> None:
    choices = [part for part in PARTS if isinstance(part, k.Choice | k.ScriptOption)]
    assert {choice.kind for choice in choices} == set(get_args(k.OptionKind)) == set(terms.KINDS)
    assert {tag for choice in choices for tag in choice.tag} == set(get_args(k.Tag)) == set(terms.TAGS)
    assert {part.pool for part in PARTS if isinstance(part, k.Script)} == set(get_args(k.Pool))


def values(name: str) -> list[Any]:
    """The words that an argument may be, and whether a flag can be set, whichever operation takes it."""
    fields = [field for kind in STRUCTURES.values() for field in msgspec.structs.fields(kind)]
    found = [word for field in fields if field.encode_name == name for word in _words(field.type)]
    return [word for word in dict.fromkeys(found) if word is not None]


def _words(kind: Any) -> Iterator[Any]:
    if kind is bool:
        yield True
    for inner in get_args(kind):
        if isinstance(inner, str):
            yield inner
        else:
            yield from _words(inner)


def test_every_word_that_an_argument_may_be_is_used_or_shown() -> None:
    said: dict[str, set[Any]] = {}
    for shown in [*operations_used(), *operations_shown()]:
        for argument, value in shown.items():
            argument = argument.rstrip("2")  # `state2` says what `state` says
            said.setdefault(argument, set()).update(words_of(value))
    things = {"card", "cards", "item", "items", "one_of", "goods", "single", "prices", "char", "from"}
    for argument in sorted({argument.rstrip("2") for _, argument in ARGUMENTS} - things):
        assert [word for word in values(argument) if word not in said[argument]] == [], argument


def test_the_printed_vocabulary_is_all_there() -> None:
    assert len([name for name, kind in OPERATIONS.items() if kind.PRINTED]) == 65


@pytest.mark.parametrize("kind", terms.KINDS)
def test_scripts_of_every_kind_of_option_are_read(kind: str) -> None:
    """Each to its end, at home and outside, by whichever way chance takes."""
    for number, entry in enumerate(CONTENT.table("script", k.Script)):
        if entry.option and entry.option[0].kind == kind and entry.about is None:
            for t in (home("katia zlata cveta"), exploring("katia zlata cveta", "katia zlata")):
                t.state.rng = Rng(number)
                t.read(entry.id, "zlata", steps=tuple(t.state.stack))
                assert t.happened("read", script=entry.id)


def test_tags_are_part_of_the_option() -> None:
    tables = GAME.tables()
    for entry in CONTENT.table("script", k.Script):
        for option, way in zip(entry.option, tables.blocks[tables.script_of[entry.id]].ways, strict=True):
            assert [tag for number, tag in enumerate(terms.TAGS) if has(way.tags, number)] == sorted(
                option.tag, key=terms.TAGS.index
            )


# Areas


@shows("TWM-12.8")
@pytest.mark.parametrize(
    ("area", "spaces"),
    [
        ("any", ["m5", "g4", "g5", "b3", "s1"]),
        ("top", []),
        ("middle", ["m5"]),
        ("ground", ["g4", "g5"]),
        ("basement", ["b3"]),
        ("sub-basement", ["s1"]),
    ],
)
def test_a_fitting_is_lost_on_the_floor_that_the_script_names(area: str, spaces: list[str]) -> None:
    t = home().fitting("bed", "m5").fitting("stove", "g4").fitting("bed", "g5")
    t.fitting("workshop", "b3").fitting("heater", "s1")
    t.perform([op("lose_fittings", n=1, area=area)])
    if len(spaces) > 1:
        assert t.offers() == [f"give-up {space}" for space in spaces]
    else:
        gone = [space for space in ("m5", "g4", "g5", "b3", "s1") if t.state.house.fittings[SPACE(space)] < 0]
        assert gone == spaces


@shows("TWM-12.8")
def test_a_shell_hits_one_floor() -> None:
    t = home().fitting("bed", "m5").fitting("stove", "g4")
    t.rig(2).read(346, steps=(REST,))
    assert t.happened("fitting-lost", fitting="bed", space="m5")
    t.rig(0).read(346, steps=(REST,))  # the attic was empty
    assert not t.happened("fitting-lost")
    t.rig(9).read(346, steps=(REST,))
    assert t.state.house.cold == 1
    assert t.state.house.fittings[SPACE("g4")] == FITTING("stove")


# What was not done


@shows("TWM-12.9", "TWM-7.23")
def test_a_price_in_cards_that_cannot_be_paid_is_not_paid() -> None:
    price = op("return_exploration", n=3)
    prize = op("gain", items={"knife": 1}, **{"if": {"did": True}})
    t = exploring().unknown("heap", "heap", "furniture")
    t.perform([price, prize])
    assert (len(t.state.decks.unknown), t.carries("knife")) == (0, 1)
    t = exploring().unknown("heap", "heap")
    t.perform([price, prize])
    assert (len(t.state.decks.unknown), t.carries("knife")) == (2, 0)
    t.perform([op("return_exploration", n=3, most=True), prize])
    assert (len(t.state.decks.unknown), t.carries("knife")) == (0, 1)


@shows("TWM-12.6", "TWM-12.9")
def test_a_note_for_which_there_is_no_room_leaves_the_others_as_they_are() -> None:
    t = home()
    for _ in range(16):
        t.note("plans", place="stored", value=5)
    t.perform([op("note_token", label="plans", place="here"), op("token_stats", color="red", value=99, weight=9)])
    assert t.state.notes.at(15).worth() == 5


# Options that follow by themselves


@shows("TWM-12.2", "TWM-12.10")
def test_an_option_that_follows_by_itself() -> None:
    t = home("cveta katia").who("cveta", misery=2)
    t.rig(9).read(351, steps=(REST,))
    assert t.level("cveta", "misery") == 1  # a child was helped
    assert not t.happened("read", script="362")
    t.do("choose katia")
    assert t.level("katia", "fatigue") == 1
    assert t.happened("read", script="362")  # what follows is read after what the option does
    assert t.has("vegetable") == 1
    assert t.asked == "assign"


@shows("TWM-12.10")
def test_it_follows_only_if_its_condition_holds() -> None:
    t = home("marko katia").who("marko", fatigue=3).who("katia", fatigue=3)
    t.read(383, steps=(REST,))
    assert (t.level("marko", "fatigue"), t.level("katia", "fatigue")) == (0, 3)
    t = home("zlata katia").read(383, steps=(REST,))
    assert t.asked == "assign"


@shows("TWM-12.10")
@pytest.mark.parametrize(("answer", "came"), [("yes", True), ("no", False)])
def test_the_leader_decides_whether_an_optional_one_follows(answer: str, came: bool) -> None:
    t = home().on_top("visitors", "nobody").read(496, steps=(REST,))
    assert t.offers() == ["yes", "no"]
    t.do(answer)
    assert t.happened("visited", visitor="nobody") == came
    assert t.asked == "assign"


# How a script goes on


@shows("TWM-12.2")
def test_a_question_after_something_that_was_passed_over_is_answered_once() -> None:
    t = home().storage(book=9)
    t.rig(9)
    t.perform(
        [
            op("roll"),
            op("lose", items={"book": 1}, **{"if": {"roll": [1, 3]}}),
            op("lose", items={"book": 2}, **{"if": {"optional": True}}),
            op("gain", items={"wood": 1}, **{"if": {"did": False}}),
        ]
    )
    t.do("no")
    assert (t.has("book"), t.has("wood"), t.asked) == (9, 1, "assign")


@shows("TWM-12.2", "TWM-12.6")
def test_one_script_plays_another_about_the_same_note() -> None:
    t = home().note("church-silver", charges=2, place="stored")
    number = c.NOTES.number("church-silver")
    t.perform([op("play_script", script=769)])  # about no note: nothing is spent
    assert t.state.notes.at(0).charges == 2
    spend = op("spend_charge", n=1)
    spent = op("gain", items={"wood": 1}, **{"if": {"spent": True}})
    t.perform([spend, spent], note=number)
    assert (t.state.notes.at(0).charges, t.has("wood")) == (1, 0)
    t.perform([spend, spent], note=number)
    assert (t.state.notes.tokens, t.has("wood")) == ([], 1)


@shows("TWM-12.1")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"can_join": "emira"}, True),
        ({"can_join": "katia"}, False),
        ({"can_clear": True}, True),
        ({"trade": "open"}, True),
        ({"trade": "declined"}, False),
        ({"trade": "made"}, False),
        ({"noise": 3}, True),
        ({"noise": 4}, False),
        ({"unknown": 10}, True),
        ({"unknown": 11}, False),
        ({"location": "hotel"}, True),
        ({"where": "out"}, True),
        ({"where": "scavenging"}, True),
        ({"where": "dawn"}, False),
    ],
    ids=str,
)
def test_conditions_outside(condition: dict[str, Any], holds: bool) -> None:
    t = exploring()
    t.state.outing.noise, t.state.phase = 3, c.PHASES.number("scavenging")
    t.perform([op("gain", items={"guitar": 1}, **{"if": condition})], "katia")
    assert (t.carries("guitar") == 1) == holds


# For each of some


@shows("TWM-12.11")
@pytest.mark.parametrize(
    ("per", "wood"),
    [
        ("this", 1),
        ("present", 3),
        ("all", 4),
        ("guards", 1),
        ("new_character", 0),
        ("in_shelter", 3),
        ("passed", 0),
        ("failed", 3),
        ("floor", 2),
        ("wounded", 1),
        ("others", 2),
    ],
)
def test_goods_and_rolls_for_each_of_some_characters(per: str, wood: int) -> None:
    t = House("katia zlata anton boris").who("anton", wounds=1)
    t.tasks(katia="guard", zlata="floor", anton="floor").at(REST)
    t.state.people.move(WHO("boris"), AWAY)
    t.rig(9)  # nobody is moved by a ten
    t.perform([op("empathy_roll", who="present"), op("gain", items={"wood": 1}, per=per)], "katia")
    assert t.has("wood") == wood
    t.rig(9, *[0] * wood)
    roll = [op("empathy_roll", who="present"), op("roll", per=per, die="black")]
    t.perform([*roll, op("raise", state="illness", n=1, who="rolled", rolled=[1, 1])], "katia")
    assert (len(t.events("rolled")), len(t.events("rolled-for"))) == (1, wood)
    assert sum(t.level(name, "illness") for name in t.people) == wood


@shows("TWM-12.11")
def test_the_dead_horse_feeds_those_who_can_bear_it() -> None:
    t = home("katia zlata anton")
    t.rig(5).read(449, steps=(REST,))
    assert [t.level(name, "misery") for name in t.people] == [1, 1, 0]
    assert t.has("raw-food") == 1


@shows("TWM-12.11")
def test_rolls_as_low_as_the_cold_or_the_noise() -> None:
    t = home("katia zlata").who("katia", misery=1).who("zlata", misery=1)
    t.state.house.cold = 3
    t.rig(2, 3)
    t.perform([op("roll", per="all"), op("lower", state="misery", n=1, who="rolled", rolled_max="cold")])
    assert (t.level("katia", "misery"), t.level("zlata", "misery")) == (0, 1)
    t = exploring("katia zlata", "katia zlata")
    t.state.outing.noise = 5
    t.rig(4, 5).read(409, steps=tuple(t.state.stack))
    t.until("explore", prefer=("keep",))
    assert (t.level("katia", "wounds"), t.level("zlata", "wounds")) == (1, 0)
    t.rig(9, 2)
    t.state.outing.noise = 3
    t.perform([op("roll", per="present"), op("raise", state="wounds", n=1, who="rolled", rolled_max="noise")])
    assert (t.level("katia", "wounds"), t.level("zlata", "wounds")) == (1, 1)
    t = exploring("katia zlata", "katia zlata").read(409, steps=(Flow(RAID), Explore()))
    assert t.state.outing.noise == 2  # nobody had heard us
    t.rig(0, 9)
    lower = op("lower", state="misery", n=1, who="rolled", rolled=[1, 3])
    t.who("katia", misery=2).who("zlata", misery=2).perform([op("roll", per="present"), lower])
    assert (t.level("katia", "misery"), t.level("zlata", "misery")) == (1, 2)


# Whom


def test_one_person_is_named_or_chosen_among_some() -> None:
    t = home().who("zlata", misery=2, fatigue=1).who("katia", misery=2, fatigue=2)
    t.perform([op("raise", state="fatigue", n=1, who="char", char="zlata")])
    t.perform([op("lower", state="misery", n=1, who="char", char="katia")])
    t.perform([op("lower", state="misery", n=1, who="char", char="boris")])  # who is not with us
    assert (t.level("zlata", "fatigue"), t.level("katia", "misery"), t.level("zlata", "misery")) == (2, 1, 2)
    t.tasks(katia="floor").perform([op("set", state="fatigue", n=3, who="choose", from_="others")], "katia")
    assert t.offers() == ["choose zlata", "choose anton"]
    t.do("choose anton")
    assert t.level("anton", "fatigue") == 3
    t.perform([op("lower", state="fatigue", n=1, who="choose", from_="floor")])
    assert t.level("katia", "fatigue") == 1


def test_more_than_one_may_go_to_the_funeral() -> None:
    t = home().who("katia", misery=1).who("anton", misery=1).read(441, steps=(REST,))
    t.do("choose katia", "choose anton", "done")
    assert [t.level(name, "misery") for name in t.people] == [0, 0, 0]
    assert [t.level(name, "fatigue") for name in t.people] == [1, 0, 1]


# Storage, although the party is out


@shows("TWM-12.12")
def test_goods_go_to_storage_and_come_from_it_while_the_party_is_out() -> None:
    t = exploring().storage(wood=1, book=1).pile(jewelry=1)
    t.perform([op("gain", items={"wood": 2}, to="storage"), op("gain", items={"wood": 1}, to="here")])
    assert (t.has("wood"), t.carries("wood")) == (3, 1)
    t.perform([op("gain_value", colors=["yellow"], value=6, to="storage")])
    t.do("take herb")
    assert (t.has("herb"), t.carries("herb")) == (1, 0)
    t.perform([op("lose", kind="any", n=9, from_="storage")])
    assert sum(t.state.goods.storage) == 0
    t.storage(book=3, filter=1, coffee=1)
    t.perform([op("lose_value", min=2, colors=["grey"], from_="storage")])
    assert t.offers() == ["give filter", "give book"]
    t.do("give book", "give book")
    assert (t.has("book"), t.has("coffee"), t.carries("jewelry")) == (1, 1, 1)
    t.perform([op("lose", items={"coffee": 1}, from_="storage")])
    t.perform([op("lose", items={"jewelry": 1}, from_="here")])
    assert (t.has("coffee"), t.carries("jewelry")) == (0, 0)
    t.state.fight.foes = [Foe(0, 1, -1, 0, wounds=3)]
    t.perform([op("gain_enemy_weapons", to="storage")])
    assert (t.has("knife"), t.carries("knife")) == (1, 0)


# Trade and meals


@shows("TWM-11.5", "TWM-12.12")
def test_a_trader_may_have_certain_goods_and_few_of_them() -> None:
    t = home("anton zlata").storage(meds=2)
    goods = ["sugar", "filter", "lockpick"]
    t.perform([op("trade", commission=0, goods=goods, limit=2, single=["lockpick"])])
    t.do("yes", "give meds", "give meds")
    assert t.offers() == ["take sugar", "take lockpick", "take filter", "done"]
    t.do("take lockpick", "take filter", "take filter")
    assert t.offers() == ["take sugar", "done"]


def test_some_need_no_food_or_no_water_tonight() -> None:
    t = home().perform([op("sated", n=1)])
    t.do("choose zlata")
    t.perform([op("sated", who="this", food_only=True)], "katia")
    assert [t.state.people.meals[WHO(name)] for name in t.people] == [2, 3, 0]


def test_what_was_returned_adds_to_a_roll() -> None:
    won = set()
    for seed in range(20):
        t = exploring()
        t.state.rng = Rng(seed)
        high = op("gain", items={"knife": 1}, **{"if": {"roll": [9, 12]}})
        t.perform([op("return_exploration", n=2), op("roll", add="returned"), high])
        assert t.carries("knife") == int(t.events("rolled")[0].a >= 7)
        won.add(t.carries("knife"))
    assert won == {0, 1}


# Time


@shows("TWM-12.13", "TWM-2.15")
def test_who_is_sent_away_for_two_days_returns_at_that_dawn() -> None:
    t = home("katia zlata").perform([op("send_away", until=2)], "zlata")
    for day, away in ((1, True), (2, True), (3, False)):
        t.at(Flow(DAWN), day=day)
        assert (t.state.people.where[WHO("zlata")] == AWAY) == away


@shows("TWM-12.13")
def test_who_is_away_comes_home_when_nobody_else_is_left() -> None:
    t = home("katia zlata").perform([op("send_away", until=2)], "zlata")
    t.perform([op("remove_character", who="this", how="died")], "katia")
    assert t.people == ["zlata"]
    assert t.state.people.where[WHO("zlata")] == HOME


@shows("TWM-12.13")
def test_no_noise_is_heard_for_some_cards_or_the_whole_night() -> None:
    t = exploring().perform([op("ignore_noise", until=2)])
    assert t.state.today.quiet == 2
    t.perform([op("ignore_noise", until="dawn")])
    assert t.state.today.quiet > len(t.state.decks.unknown)
    t.perform([op("ignore_cold", until="dawn")])
    t = exploring().unknown("heap", "heap").read(490, steps=(Flow(RAID), Explore()))
    t.do("yes")
    assert (len(t.state.decks.unknown), t.state.today.quiet) == (0, 99)
    t = exploring().unknown("heap").read(490, steps=(Flow(RAID), Explore()))
    assert t.state.today.quiet == 0


@pytest.mark.parametrize("phase", ["day", "dusk", "evening", "scavenging", "raid"])
def test_a_phase_is_skipped(phase: str) -> None:
    t = home().perform([op("skip_phase", phase=phase, n=1)])
    skipped = t.state.raid.skipped if phase == "raid" else t.state.skipped
    assert skipped == (1 if phase == "raid" else one(c.PHASES.number(phase)))


@pytest.mark.parametrize("phase", ["day", "dusk", "evening", "scavenging", "raid", "dawn"])
def test_a_phase_is_gone_to(phase: str) -> None:
    t = home().tasks(katia="guard", zlata="floor", anton="floor").storage(water=6, raw_food=6, wood=9)
    t.perform([op("goto_phase", phase=phase)])
    assert t.state.next_phase == -1
    reached = "raid" if phase == "scavenging" else phase  # nobody is out
    assert (t.state.day, c.PHASES.entries[t.state.phase]) == (1, reached)
    assert t.sound()


# Rolls


@shows("TWM-2.6", "TWM-10.7", "TWM-12.2")
def test_a_roll_of_a_script_and_a_second_one_say_why_they_are_made() -> None:
    t = home("katia zlata").perform([op("roll", prowess_rerolls=True)], "katia")
    assert [event.rule for event in t.events("rolled")] == ["TWM-12.2"]
    t.do("reroll")
    assert [event.rule for event in t.events("rolled")] == ["TWM-10.7"]
    t = home("katia zlata").perform([op("set", state="hunger", n=4, who="this")], "katia")
    assert [event.rule for event in t.events("rolled")] == ["TWM-2.6"]
    t = home("katia zlata").keep(15).perform([op("roll")], "katia")
    assert t.asked == "reconsider"
    t.do("play narrative-15")
    assert [event.rule for event in t.events("rolled")] == ["TWM-9.20"]


def test_everything_that_is_told_cites_a_rule() -> None:
    known = set(GAME.rules.rules)
    for seed in range(12):
        t = House(seed=seed).at(REST)
        t.state.log = []
        while t.state.decision is not None and t.state.day < 6:
            actions = t.decision.actions
            guard = [action for action in actions if action.text == "task guard"]
            t.state.apply(guard[0] if guard and seed % 2 else actions[t._chooser.below(len(actions))])
        assert [event for event in t.state.log if event.rule not in known] == []


# Fights


def test_everything_that_a_fight_of_a_script_can_be() -> None:
    t = exploring("katia zlata", "katia")
    t.rig(0, 0, 0)
    t.perform(
        [
            op(
                "combat",
                enemies=2,
                prowess=0,
                weapons=["hatchet", "knife"],
                backstab_first=True,
                no_flee=True,
                enemies_flee_after_kills=1,
                enemies_flee_after_wounds=5,
            )
        ]
    )
    foe = t.state.fight.foes[0]
    assert (foe.token, foe.weapon, foe.spare) == (0, c.WEAPONS.number("hatchet"), c.WEAPONS.number("knife"))
    assert t.asked == "strike"
    t.do("keep")
    assert "flee" not in t.offers()
    t.perform([op("blast", n=3)])
    t.until("explore")  # what goes off is dealt with the other wounds of the step
    assert t.happened("foe-died", since_start=True)
    for weapon in ("none", "knife", "pistol", "shotgun", "assault-rifle"):
        t = exploring().perform([op("combat", enemies=1, prowess=0, weapons=[weapon])])
        assert t.state.fight.foes[0].weapon == c.WEAPONS.number(weapon)
    t.rig(2).perform([op("backstab", by="characters")])
    assert t.asked == "strike"
    t.perform([op("end_combat")])
    t.on_top("residents", "civilians").perform([op("play_resident", card="civilians", when="now")])
    t.perform([op("combat_start", by="characters")])
    assert t.asked == "fight"
    t.perform([op("end_combat")])
    t = exploring().perform([op("combat", enemies=1, prowess=0, weapons=["knife"])])
    t.perform([op("end_combat", flee=True)])
    assert t.asked == "pack"
    t = exploring().on_top("residents", "hobos").perform([op("play_resident", card="hobos", when="now")])
    t.perform([op("end_combat")])  # without a fight the encounter is over
    assert t.asked == "explore"
    t = exploring().on_top("residents", "hobos").perform([op("play_resident", card="hobos", when="now")])
    t.perform([op("play_resident", when="again")])
    assert t.asked == "script"
    t = exploring().on_top("residents", "hobos").perform([op("play_resident", card="hobos", when="now")])
    t.perform([op("combat_start", by="enemies")])
    assert t.asked == "fight"


# Answers to questions


def test_the_scripts_that_the_journal_names_for_questions_are_there() -> None:
    for number in ANSWERS:
        t = home().read(number, steps=(REST,))
        assert t.happened("read", script=str(number))
        assert t.asked == "assign"
    told = home().read(110, steps=(REST,)).told(0, "fr")
    assert "Depuis la case Garde" in told[0]


# What is refused


def changed(**entry: Any) -> Overrides:
    return Overrides(name="mine", tables={"script": [{"id": "12", **entry}]}, words={})


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"option": [{"kind": "auto"}, {"kind": "auto"}]}, "is the only one"),
        ({"option": [{"kind": "choice", "if": {"optional": True}}]}, "can be optional"),
        ({"do": [op("token_stats", color="red", value=1, weight=0)]}, "follows the note_token"),
        ({"do": [op("raise", state="misery", n=1, who="char")]}, "'char' belong together"),
        ({"do": [op("raise", state="misery", n=1, who="all", char="zlata")]}, "'char' belong together"),
        ({"do": [op("roll", per="all"), op("raise", state="misery", n=1, who="rolled")]}, "'rolled' belong together"),
        ({"do": [op("raise", state="misery", n=1, who="all", from_="floor")]}, "needs who = 'choose'"),
        ({"do": [op("raise", state="misery", n=1, who="choose", from_="rolled")]}, "is not one of"),
        ({"do": [op("raise", state="misery", n=1, who="choose", from_="nobody")]}, "is not one of"),
        ({"do": [op("gain", items={"wood": 1}, to="home")]}, "'home' is not one of here, storage"),
        ({"do": [op("lose", items={"wood": 1}, from_="floor")]}, "'floor' is not one of here, storage"),
        ({"do": [op("move_all", to="storage")]}, "'storage' is not one of home"),
        ({"do": [op("ignore_cold", until=2)]}, "until"),
        ({"do": [op("roll", per="all", times=2)]}, "not both"),
        ({"do": [op("roll", per="choose")]}, "per"),
        ({"do": [op("lose_fittings", n=1, area="attic")]}, "area"),
        ({"do": [op("select", from_="lowest", n=1)]}, "'state' belong together"),
        ({"do": [op("select", from_="all", state="hunger", n=1)]}, "'state' belong together"),
        ({"do": [op("combat", enemies=1, prowess=0, weapons=["none"] * 3)]}, "at most 2"),
        ({"do": [op("combat", enemies=0, prowess=0, weapons=["none"])]}, "from 1 to 9"),
        ({"do": [op("return_exploration", n=1, repeat=True)]}, "takes n, or repeat"),
        ({"do": [op("note_token", label="plans", place="here", trigger_script=12)]}, "belong together"),
        ({"do": [op("draw_narrative", n=1, keep=2)]}, "at most n"),
        ({"do": [op("skip_phase", phase="dusk", n=2)]}, "only raids"),
    ],
    ids=json.dumps,
)
def test_what_says_nothing_sensible_is_refused(entry: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(changed(**entry))


@pytest.mark.parametrize("number", ANSWERS)
def test_a_book_keeps_the_numbers_that_the_journal_names(number: int) -> None:
    assert str(number) in {entry.id for entry in CONTENT.table("script", k.Script)}


# What only notes need


def test_notes_are_charged_and_sleepers_become_guards() -> None:
    note = c.NOTES.number("generator")
    t = home().note("generator", charges=1, place="stored").tasks(katia="guard", zlata="floor", anton="bed")
    t.perform([op("add_charge", n=2), op("gain", items={"book": 1}, **{"if": {"charged": True}})], note=note)
    assert (t.notes("generator")[0].charges, t.has("book")) == (3, 1)
    t.perform([op("gain", items={"book": 1}, **{"if": {"sleepers": 2}}), op("guard", who="sleepers")])
    assert t.has("book") == 2
    assert t.state.people.guards() == t.state.people.everybody()
    t.perform([op("gain", items={"book": 1}, **{"if": {"sleepers": 1}})])
    assert t.has("book") == 2


def test_fittings_and_cards_of_the_house_for_notes() -> None:
    t = home("katia").storage(wood=9, components=9)
    cards = len([card for card in t.state.house.cards if card >= 0])
    t.perform([op("craft_fitting")])
    t.do("place bed", "at g4")
    assert t.has("wood") < 9
    t.perform([op("free_fitting", cards=["armchair"], **{"if": {"can_place": ["armchair"]}})])
    t.do(t.offers()[0])
    assert c.FITTINGS.number("armchair") in t.state.house.fittings
    t.perform([op("clear_cards", n=1, **{"if": {"shelter_cards": 1}})])
    t.do(t.offers()[0])
    assert len([card for card in t.state.house.cards if card >= 0]) == cards - 1
    t.perform([op("board_ups", n=3, anywhere=True)])
    assert t.state.house.boarded == 7
    assert t.sound()


def test_water_and_goods_for_notes() -> None:
    t = home("katia").storage(jewelry=1)
    t.perform([op("fetch", item="water"), op("gain", items={"book": 1}, **{"if": {"below_returned": True}})], "katia")
    t.do("take water", "take water", "done")
    assert (t.has("water"), t.has("book")) == (2, 1)  # nothing was rolled, and 0 is below 2
    t.perform([op("trade", commission=0, prices={"water": 3})])
    t.do("yes", "give jewelry", "done", "take water")
    assert t.has("water") == 3
    for condition, holds in (
        ({"has_all": {"water": 3, "book": 1}}, True),
        ({"has_all": {"water": 3, "book": 2}}, False),
        ({"free_water": True}, True),
        ({"raid_due": True}, True),
    ):
        books = t.has("book")
        t.perform([op("gain", items={"knife": 1}, **{"if": condition})])
        assert (t.has("knife") > 0) == holds
        assert t.has("book") == books
        t.perform([op("lose", items={"knife": 1})])
    t.note("blizzard").note("poisoned-water")
    t.perform([op("gain", items={"knife": 1}, **{"if": {"raid_due": True}})])
    t.perform([op("gain", items={"knife": 1}, **{"if": {"free_water": True}})])
    assert t.has("knife") == 0
