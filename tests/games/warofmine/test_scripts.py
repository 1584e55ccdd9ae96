"""Scripts (TWM-12): every operation, condition and kind of option; the book itself; and what the loader refuses."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.warofmine.tables import BOOK, FITTING, SCRIPTS, WHO, House, exploring, op

from holdfast.core import ContentError, Overrides, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.outside.findings import capacity
from holdfast.games.warofmine.outside.noise import noise_floor
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.phases.dawn import Fate
from holdfast.games.warofmine.phases.flow import DAWN, DAY, DUSK, RAID, Flow
from holdfast.games.warofmine.phases.raid import begin_raid
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.fight import Foe
from holdfast.games.warofmine.state.halt import Halt
from holdfast.games.warofmine.state.people import AWAY
from holdfast.testing import shows

REST = Flow(DAY)


def home(people: str = "katia zlata anton") -> House:
    return House(people).at(REST)


# Operations


def test_raise_lower_and_set_for_all_kinds_of_people() -> None:
    t = home().who("anton", wounds=1)
    t.tasks(zlata="floor", katia="guard", anton="guard")
    t.perform([op("raise", state="misery", n=1, who="all"), op("lower", state="misery", n=1, who="this")], "katia")
    assert [t.level(name, "misery") for name in t.people] == [0, 1, 1]
    t.perform([op("set", state="hunger", n=3, who="char", char="anton")])
    assert t.level("anton", "hunger") == 3
    for who, names in (("guards", "katia anton"), ("floor", "zlata"), ("wounded", "anton"), ("in_shelter", "katia")):
        t.perform([op("raise", state="illness", n=1, who=who)])
        assert all(t.level(name, "illness") > 0 for name in names.split())
    t.perform([op("raise", state="fatigue", n=1, who="choose", from_="others")], "katia")
    assert t.offers() == ["choose zlata", "choose anton"]


def test_gain_and_lose() -> None:
    t = home()
    t.perform([op("gain", items={"wood": 2}, per="present"), op("gain", one_of=["knife", "book"])])
    t.do("take book")
    assert (t.has("wood"), t.has("book")) == (6, 1)
    t.storage(raw_food=2, pistol=1, cigarettes=1)
    t.perform([op("lose", kind="food", n=1), op("lose", kind="token", n=1, most_valuable_first=True)])
    assert (t.has("raw-food"), t.has("pistol")) == (1, 0)
    t.perform([op("lose", colors=["green"], n=99)])
    assert t.has("raw-food") == t.has("cigarettes") == 0
    t.storage(moonshine=1, alcohol=1)
    t.perform([op("lose", one_of=["moonshine", "alcohol"])])
    t.do("give alcohol")
    t.perform([op("lose", items={"moonshine": 3})])
    assert sum(t.state.goods.storage) == 0


def test_values_are_paid_and_gained() -> None:
    t = home().storage(jewelry=1, book=2).note("pharmacy-stock", place="stored", value=30)
    t.perform([op("lose_value", min=11)])
    assert "give-note 1" in t.offers()
    t.do("give book", "give jewelry")
    assert (t.has("book"), t.has("jewelry")) == (1, 0)
    t.perform([op("gain_value", colors=["yellow"], value=6)])
    assert t.offers() == ["take herbal-meds", "take herb", "take chems"]


def test_rolls_are_remembered() -> None:
    t = home()
    t.rig(4, 5)
    t.perform([op("roll", times=2), op("gain", items={"wood": 1}, **{"if": {"roll": [11, 11]}})])
    assert t.has("wood") == 1
    t.rig(0, 9, 2)
    t.perform([op("roll", per="all"), op("raise", state="illness", n=1, who="rolled", rolled=[1, 3])])
    assert [t.level(name, "illness") for name in t.people] == [1, 0, 1]


def test_prowess_may_roll_again_where_a_script_says_so() -> None:
    t = home("katia zlata")
    t.rig(0, 8)
    t.perform([op("roll"), op("prowess_rerolls_allowed"), op("gain", items={"wood": 1}, **{"if": {"roll": [9, 9]}})])
    t.do("reroll")
    assert t.has("wood") == 1
    t.rig(0)
    t.perform([op("roll", prowess_rerolls=True)], "katia")
    assert t.asked == "roll-again"
    t.do("keep")


def test_empathy_moves_some() -> None:
    t = home("katia zlata anton")
    t.rig(5)
    moved = [op("empathy_roll", who="all"), op("raise", state="misery", n=1, who="passed")]
    t.perform([*moved, op("raise", state="fatigue", n=1, who="failed")])
    assert [t.level(name, "misery") for name in t.people] == [1, 1, 0]
    assert [t.level(name, "fatigue") for name in t.people] == [0, 0, 1]
    t.rig(9, 9, 0)
    t.perform([op("empathy_roll", who="all", each=True), op("raise", state="misery", n=1, who="passed")])
    assert t.level("anton", "misery") == 1


@shows("TWM-12.1")
@pytest.mark.parametrize(("empathy", "roll", "wood"), [("any", 5, 1), ("all", 5, 0), ("none", 5, 0), ("none", 9, 1)])
def test_a_script_may_ask_how_many_were_moved(empathy: str, roll: int, wood: int) -> None:
    t = home("katia zlata anton")
    t.rig(roll)
    t.perform([op("empathy_roll", who="all"), op("gain", items={"wood": 1}, **{"if": {"empathy": empathy}})])
    assert t.has("wood") == wood


def test_select_names_people() -> None:
    t = home()
    t.perform([op("select", from_="all", n=2), op("raise", state="fatigue", n=1, who="this")])
    t.do("choose katia", "choose anton")
    assert [t.level(name, "fatigue") for name in t.people] == [1, 0, 1]
    t.perform([op("select", from_="all", n=1, or_more=True), op("raise", state="illness", n=1, who="this")])
    t.do("choose zlata", "choose anton", "done")
    assert [t.level(name, "illness") for name in t.people] == [0, 1, 1]
    t.perform([op("select", from_="lowest", state="illness", n=1), op("set", state="hunger", n=3, who="this")])
    assert t.level("katia", "hunger") == 3


@shows("TWM-12.6")
def test_notes_last_until_removed_or_spent() -> None:
    t = home()
    t.perform(
        [
            op("note_token", label="church-silver", place="here", charges=2, script=769),
            op("token_stats", color="grey", value=20, weight=1, per_charge=True),
        ]
    )
    assert t.state.notes.at(0).worth() == 40
    assert t.at(REST).offers("use-note") == ["use-note 1"]
    t.do("use-note 1")
    assert t.has("jewelry") == 2
    assert t.state.notes.at(0).worth() == 20
    assert t.offers("use-note") == []  # the box has no more jewelry
    t.storage().at(REST).do("use-note 1")
    assert t.state.notes.tokens == []
    t.note("plans").perform([op("remove_note_token", label="plans")])
    assert t.state.notes.tokens == []
    for _ in range(20):
        t.perform([op("note_token", label="fear", place="here", trigger_roll=[6, 10], trigger_script=854)])
    assert t.state.notes.count() == 16


@shows("TWM-12.7")
def test_epilogue_notes_are_read_at_the_end() -> None:
    t = home()
    t.perform([op("epilogue_note", script=1990), op("epilogue_note", script=1990)])
    t.perform([op("game_over", result="ceasefire")])
    assert t.over
    assert t.state.view(0).story.epilogues[-1] == "1990"
    assert len(t.state.story.epilogue) == 1
    lost = home().perform([op("epilogue_note", script=1990), op("game_over", result="no-guard")])
    assert lost.happened("epilogue", script="1990")


def test_noise_and_exploration_cards() -> None:
    t = exploring()
    t.perform([op("noise", d=4), op("noise_max", n=3)])
    assert t.state.outing.noise == 3
    assert t.state.today.noise_max == 3
    t.perform([op("noise_set", n=1), op("noise_min", n=2)])
    assert t.state.outing.noise == 2
    t.perform([op("ignore_noise", until=2), op("noise_roll", times=1)])
    assert t.state.today.quiet == 2
    assert not t.happened("rolled")
    t.perform([op("return_exploration", n=3), op("add_exploration", n=1)])
    assert len(t.state.decks.unknown) == 8
    t.perform([op("return_exploration", repeat=True)])
    t.do("return 2")
    assert len(t.state.decks.unknown) == 6
    t.perform([op("inventory_bonus", n=2)])
    t.on_top("findings", "finding-1")
    t.state.today.quiet = 9
    t.rig(0)
    t.perform([op("play_exploration", cards=["heap"])])
    assert t.carries("wood") == 4
    t.perform([op("end_scavenging")])
    assert t.asked in ("pack", "leave-behind")


def test_findings_without_a_special_one() -> None:
    t = exploring().on_top("findings", "finding-2")
    t.perform([op("no_special_finding"), op("draw_findings", n=1, rows=["pantry"])])
    assert t.carries("canned-food") == 1
    assert not t.happened("rolled")


def test_fights_of_scripts() -> None:
    t = exploring("katia zlata", "katia")
    t.rig(2, 0, 0)
    t.perform([op("combat", enemies=2, prowess=0, weapons=["none"], no_flee=True, enemies_flee_after_wounds=1)])
    assert t.asked == "strike"  # no fleeing: the round begins at once
    t.do("keep", "hit 1")
    assert t.asked == "explore"  # one wound was enough for them
    t.rig(0)
    t.perform([op("combat", enemies=1, prowess=0, weapons=["knife"], backstab_first=True)])
    assert t.asked == "strike"
    assert not t.happened("foe-struck")
    t.do("keep")
    assert t.asked == "fight"
    t.perform([op("blast", n=3)])
    assert t.happened("foe-died")


def test_residents_of_scripts() -> None:
    t = exploring()
    t.perform([op("play_resident", card="hobos", when="next")])
    assert t.state.outing.next_resident == c.RESIDENTS.number("hobos")
    t.perform([op("play_resident", when="now")])
    assert t.happened("met", resident="hobos")
    t.perform([op("shuffle_resident_back")])
    assert t.asked == "explore"
    assert c.RESIDENTS.number("hobos") in t.state.decks.residents
    t.on_top("residents", "civilians").perform([op("play_resident", card="civilians", when="now")])
    t.perform([op("combat_start")])
    foes = len(t.state.fight.foes)
    t.rig(*[0] * 2 * foes)
    t.perform([op("backstab", by="enemies")])
    assert t.asked == "fight"
    assert len(t.events("foe-struck")) == foes
    t.perform([op("end_combat")])
    assert t.happened("fight-over")
    assert t.asked == "script"
    t.state.fight.foes = [Foe(0, 1, -1, 0, wounds=3)]
    t.perform([op("gain_enemy_weapons")])
    assert t.carries("knife") == 1


def test_people_come_and_go() -> None:
    t = home("katia zlata")
    t.perform([op("recruit", source="emira"), op("set", state="hunger", n=1, who="new_character")])
    assert t.people[-1] == "emira"
    assert t.level("emira", "hunger") == 1
    t.perform([op("send_away", until="dawn")], "emira")
    assert t.state.people.where[WHO("emira")] == AWAY
    assert "emira" not in t.present()
    t.perform([op("move_all", to="home")])
    assert t.state.people.where[WHO("emira")] == 1
    t.perform([op("remove_character", who="this", how="left")], "emira")
    assert t.people == ["katia", "zlata"]
    t.perform([op("recruit", source="unused")])
    assert t.asked == "newcomer"
    t.do("no")
    t.perform([op("send_away", until="dawn")], "zlata")
    t.tasks(katia="guard")
    t.state.people.give_task(WHO("zlata"), -1)
    t.at(Flow(DAWN))
    assert t.state.people.where[WHO("zlata")] == 1


def test_wounds_are_split_and_states_relieved() -> None:
    t = home("katia zlata")
    t.perform([op("split_wounds", n=3, who="present")])
    t.do("wound katia", "wound zlata", "wound zlata")
    assert (t.level("katia", "wounds"), t.level("zlata", "wounds")) == (1, 2)
    t.who("zlata", illness=2).perform([op("relief", state="wounds", state2="illness", n=1, who="all")])
    t.do("option 2")
    assert (t.level("katia", "wounds"), t.level("zlata", "wounds"), t.level("zlata", "illness")) == (0, 2, 1)


def test_the_house_changes() -> None:
    t = home("katia").fitting("bed", "g4")
    t.perform([op("lose_fittings", n=1)])
    assert t.state.house.fittings.count(0) == 0
    t.perform([op("free_fitting")])
    t.do("place reinforced-door", "at g5")
    assert FITTING("reinforced-door") in t.state.house.fittings
    t.perform([op("take_fitting_card", card="herb-garden")])
    assert t.state.house.deck[FITTING("herb-garden")] == 1
    t.perform([op("board_ups", n=2)])
    assert t.state.house.boarded == 3
    t.perform([op("cold", d=5), op("assign_med", item="meds")], "katia")
    assert t.state.house.cold == 5
    assert t.state.people.cures[WHO("katia")] == 2
    assert t.sound()


def test_decks_change() -> None:
    t = home()
    s = t.state
    for deck, number in (("events", 0), ("residents", 1), ("raids", 2), ("visitors", 3), ("findings", 5)):
        t.perform([op("look_top", deck=deck)])
        assert s.decks.known[number] == 1
    t.on_top("events", "frost", "epidemic")
    size = len(s.decks.events)
    t.perform([op("remove_top_event")])
    assert len(s.decks.events) == size - 1
    t.perform([op("add_random_event")])
    assert len(s.decks.events) == size
    assert s.t.event_kind[s.decks.events[-1]] == 0
    t.perform([op("remove_visitors", cards=["gossip", "doctor"])])
    assert not {c.VISITORS.number("gossip"), c.VISITORS.number("doctor")} & set(s.decks.visitors)
    t.perform([op("draw_narrative", n=3, keep=1)])
    assert len(t.offers()) == 3
    t.do(t.offers()[0])
    t.perform([op("exchange_location", n=1)])
    t.do("go middle")
    assert len(s.decks.locations) == 14
    t.on_top("events", "frost").perform([op("draw_event")])
    assert t.happened("event-card", since_start=True, card="frost")
    t.until("assign")
    t.perform([op("shuffle_red")])
    assert s.decks.red_raids == []
    assert s.decks.red_residents == []
    assert t.sound()


def test_visitors_of_scripts() -> None:
    t = home().on_top("visitors", "nobody")
    t.perform([op("draw_visitor")])
    assert t.happened("visited", visitor="nobody")
    t.storage(raw_food=1).perform([op("play_visitor", card="beggar")])
    assert t.happened("visited", visitor="beggar")
    assert t.asked == "script"


def test_the_night_changes() -> None:
    t = home().tasks(katia="guard", zlata="floor", anton="floor").storage(wood=5)
    t.perform([op("skip_phase", phase="raid"), op("skip_phase", phase="dusk"), op("raid_modifier", d=-2)])
    s = t.state
    assert (s.raid.skipped, s.skipped, s.raid.modifier) == (1, 4, -2)
    t.rig(0)
    t.perform([op("night_raid", damage=3, wounds=0)])
    t.do("keep")
    assert t.has("wood") == 4
    assert s.raid.modifier == 0
    t.on_top("raids", "thieves").perform([op("draw_night_raid")])
    assert t.happened("raided", raid="thieves")
    t = home().tasks(katia="guard").storage(wood=5)
    s = t.state
    s.stack = [Halt()]
    begin_raid(s, 3, 1, 0)
    t.perform([op("ignore_night_raid")])
    assert t.has("wood") == 5
    assert t.level("katia", "wounds") == 0
    t = home()
    t.perform([op("ignore_cold", until="dawn"), op("price", one_of=["book"], d=4), op("remove_box", items={"meds": 9})])
    assert t.state.value(c.ITEMS.number("book")) == 5
    assert t.box("meds") == 0


def test_phases_are_left() -> None:
    t = home("katia").storage(water=1)
    t.perform([op("goto_phase", phase="dusk")])
    assert t.asked == "evening"
    assert t.has("water") == 0
    t = exploring()
    t.perform([op("goto_phase", phase="dawn")])
    t.do("done")
    assert t.state.phase == DAWN
    assert t.state.outing.location == -1
    t = home()
    t.perform([op("game_over", result="no-guard")])
    assert t.outcome.reason == "no-guard"


def test_cards_of_the_day_and_dusk() -> None:
    t = home().perform([op("today", flag="findings", n=1), op("sated", who="this")], "katia")
    assert t.state.people.meals[WHO("katia")] == 3
    t = House("katia").tasks(katia="guard").at(REST)
    t.perform([op("extra_actions", n=1)])
    assert t.asked == "assign"


# Conditions and options


@shows("TWM-12.1")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"has": "wood", "n": 3}, True),
        ({"has": "wood", "n": 4}, False),
        ({"has_any": ["knife", "wood"]}, True),
        ({"kind": "food", "count": 2}, True),
        ({"kind": "weapon"}, False),
        ({"colors": ["green"], "count": 3}, False),
        ({"colors": ["green", "red"], "each": 1}, False),
        ({"value": 20}, True),
        ({"value": 21}, False),
        ({"in_box": ["guitar", "wood"]}, True),
        ({"this_has": ["hunger"], "level": 2}, True),
        ({"others_have": ["misery"], "level": 1}, True),
        ({"group_has": ["wounds", "illness"], "level": 1}, False),
        ({"where": "home"}, True),
        ({"where": "out"}, False),
        ({"where": "day"}, True),
        ({"where": "combat"}, False),
        ({"noise": 2}, False),
        ({"cold": 2}, True),
        ({"feels_cold": True}, True),
        ({"can_craft": "any"}, True),
        ({"can_craft": "parts"}, True),
        ({"fitting": "bed"}, True),
        ({"characters": [3, 4]}, True),
        ({"present": [1, 2]}, False),
        ({"character": "zlata"}, True),
        ({"character": "boris"}, False),
        ({"alive": "zlata"}, True),
        ({"alive": "boris"}, False),
        ({"starting": True}, True),
        ({"prowess": 1}, True),
        ({"prowess": 2}, False),
        ({"prowess_sum": 1}, True),
        ({"inventory_sum": 13}, False),
        ({"day": [1, 3]}, True),
        ({"location": "hotel"}, False),
        ({"note": "cat"}, True),
        ({"note": "dog"}, False),
        ({"unknown": 1}, False),
        ({"died_today": True}, False),
        ({"can_trade": 55}, True),
        ({"did": True}, True),
        ({"has": "wood", "neg": True}, False),
        ({"where": "out", "neg": True}, True),
    ],
    ids=str,
)
def test_conditions(condition: dict[str, Any], holds: bool) -> None:
    t = House().storage(wood=3, raw_food=2).fitting("bed", "g4").who("katia", hunger=2).who("zlata", misery=1)
    t.note("cat").state.house.cold = 2
    t.at(REST)
    t.perform([op("gain", items={"guitar": 1}, **{"if": condition})], "katia")
    assert (t.has("guitar") == 1) == holds


@shows("TWM-12.1")
def test_what_is_optional_is_the_leaders_choice_and_did_remembers_it() -> None:
    for answer, wood, book in (("yes", 1, 0), ("no", 0, 1)):
        t = home()
        t.perform(
            [
                op("gain", items={"wood": 1}, **{"if": {"optional": True}}),
                op("gain", items={"book": 1}, **{"if": {"did": False}}),
            ]
        )
        t.do(answer)
        assert (t.has("wood"), t.has("book")) == (wood, book)


@shows("TWM-12.2")
def test_the_five_kinds_of_option() -> None:
    t = home().storage(raw_food=1)
    t.read(12, steps=(REST,))  # by choice: what is not open is not offered
    assert t.offers() == ["option 1", "option 2", "option 3"]
    t.rig(6)
    t.read(279, steps=(REST,))  # by roll
    assert t.state.find_note(c.NOTES.number("dog")) >= 0
    t.rig(9)
    t.read(241, steps=(REST,))  # by condition
    t.do("keep")
    assert t.asked == "select"  # a 10, and no water: somebody is burned
    t = home()
    t.read(285, "zlata", steps=(REST,))  # by the character concerned
    assert t.happened("died", character="zlata")
    assert len(t.events("read")) == 2
    t = home()
    t.read(183, steps=(REST,))  # at once
    assert [event.a for event in t.events("read")] == [SCRIPTS.index("183"), SCRIPTS.index("291")]


@shows("TWM-12.2")
def test_of_several_conditions_the_first_that_holds_decides() -> None:
    t = home().fitting("bed", "g4").storage(water=1)
    t.rig(1)
    t.read(242, steps=(REST,)).do("keep")  # a 2, and there is water: the bed burns all the same
    assert (FITTING("bed") in t.state.house.fittings, t.has("water"), t.asked) == (False, 1, "assign")


def test_the_texts_of_options_are_shown_with_the_action() -> None:
    t = home()
    t.read(12, steps=(REST,))
    action = t.decision.actions[0]
    assert GAME.detail(t.state, action, GAME.words("en")) == "Take the child home"
    assert GAME.detail(t.state, action, GAME.words("fr")) == "Ramener l'enfant chez lui"


def test_helping_a_child_eases_the_headmistress() -> None:
    t = home("cveta zlata").who("cveta", misery=3).storage(vegetable=1)
    t.perform([op("play_visitor", card="children")])
    t.do("option 2")
    t.do("choose zlata")
    assert t.level("cveta", "misery") == 2


# At any time


@shows("TWM-12.3", "TWM-12.4")
def test_food_and_medicine_at_any_time_from_where_the_people_are() -> None:
    t = House().who("katia", hunger=2, wounds=1).who("zlata", hunger=2).storage(raw_food=1, vegetable=1, bandages=1)
    t.at(REST)
    assert t.offers("meal") == ["meal katia raw-food", "meal zlata raw-food"]
    assert t.offers("treat") == ["treat katia bandages"]
    t.do("meal zlata raw-food")
    assert t.level("zlata", "hunger") == 1
    assert t.asked == "assign"
    out = exploring().who("katia", hunger=2).who("anton", hunger=2).storage(raw_food=1).pile(canned_food=1)
    out.at(Flow(RAID), Explore())
    assert out.offers("meal") == ["meal katia canned-food"]


@shows("TWM-12.5")
def test_in_a_fight_or_script_only_what_says_so_may_be_used() -> None:
    t = exploring().who("katia", hunger=3, wounds=1, misery=2).pile(canned_food=1, bandages=1).keep(1, 3)
    t.perform([op("combat", enemies=1, prowess=0, weapons=["none"])])
    assert t.offers() == ["fight", "flee", "play narrative-3"]
    t.do("play narrative-3")
    assert t.asked == "explore"
    t.read(12, steps=(Flow(RAID), Explore()))
    assert {text.split()[0] for text in t.offers()} == {"option"}


# The book


@pytest.mark.parametrize("entry", BOOK, ids=lambda entry: entry["id"])
@pytest.mark.parametrize("out", [False, True], ids=["home", "out"])
def test_every_script_can_be_read_to_its_end(entry: dict[str, Any], out: bool) -> None:
    for seed in range(3):
        t = exploring() if out else home()
        goods = {"raw_food": 2, "water": 2, "wood": 3, "knife": 1, "jewelry": 1, "bandages": 1, "cigarettes": 1}
        (t.pile if out else t.storage)(
            **{key: n for key, n in goods.items() if key not in ("water", "wood") or not out}
        )
        t.state.rng = Rng(seed)
        t._chooser = Rng(seed)
        t.read(entry["id"], "katia", steps=tuple(t.state.stack))
        for _ in range(200):
            if t.over or t.asked in ("explore", "assign", "pack", "leave-behind", "crime-wave"):
                break
            offers = t.offers()
            t.do(offers[t._chooser.below(len(offers))])
            assert t.sound()
        assert t.sound()


@pytest.mark.parametrize("note", c.NOTES.entries)
def test_every_note_can_be_made_by_some_script_and_used(note: str) -> None:
    made = [str(entry) for entry in BOOK if f"'label': '{note}'" in str(entry)]
    assert made
    number = c.NOTES.number(note)
    t = home().note(note, charges=2, place="stored")
    script = t.state.t.note_script[number]
    if script >= 0:
        t.state.rng = Rng(1)
        t.run(lambda: play(t.state, script, t.state.present(), number))
        for _ in range(20):
            if t.over or t.asked == "assign":
                break
            t.do(t.offers()[0])
        assert t.sound()


# What the loader refuses


def changed(table: str, **entry: Any) -> Overrides:
    return Overrides(name="mine", tables={table: [entry]}, words={})


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        (changed("script", id="12", do=[op("explode")]), r"do\[0\].op: 'explode' is not one of"),
        (changed("script", id="12", do=[op("noise", n=1)]), r"do\[0\]: there is no field n; known fields: if, d"),
        (changed("script", id="12", do=[op("raise", state="misery", n=1)]), r"do\[0\]: the field who is missing"),
        (changed("script", id="12", do=[op("play_script", script=1949)]), "no script 1949"),
        (changed("script", id="12", option=[{"kind": "choice", "goto": 7}]), "no script 7"),
        (changed("script", id="12", do=[op("gain", items={"gold": 1})]), r"'gold' is not one of"),
        (changed("script", id="12", do=[op("trade", commission=0, goods=["water"])]), "never traded"),
        (changed("script", id="123", pool="linked", option=[]), ""),
        (changed("script", id="12", option=[{"kind": "choice"}] * 14), "at most 13"),
        (changed("script", id="58", option=[{"kind": "roll"}]), "no option has the result 1;"),
        (changed("script", id="12", option=[{"kind": "choice"}, {"kind": "auto"}]), "of one kind"),
        (changed("script", id="12", pool="nowhere"), "pool"),
        (changed("script", id="12", do=[op("play_resident", when="next")]), "need a card"),
        (changed("script", id="12", do=[op("play_resident", when="again", card="hobos")]), "take no card"),
        (changed("script", id="12", do=[op("skip_phase", phase="dawn")]), "cannot be skipped"),
        (changed("script", id="12", do=[op("goto_phase", phase="morning")]), "'morning'"),
        (changed("item", id="wood", start=80), "more than the box"),
        (changed("die", id="red", faces=["1"]), "six faces"),
        (changed("shelter", id="heap-1", kind="bars"), "spaces of that name"),
        (changed("narrative", id="narrative-1", do=[op("today", flag="luck", n=1)]), r"flag: 'luck' is not one of"),
    ],
)
def test_wrong_content_is_refused_with_a_sentence(overrides: Overrides, message: str) -> None:
    if not message:
        GAME.tables(overrides)
        return
    with pytest.raises(ContentError, match=message):
        GAME.tables(overrides)


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        (changed("script", id="1940", pool="flavour"), "no text 'script-1940'"),
        (changed("script", id="23", option=[{"kind": "choice"}]), "lacks .o1"),
    ],
)
def test_a_text_that_is_missing_is_refused_where_texts_are_read(overrides: Overrides, message: str) -> None:
    tables = GAME.tables(overrides)
    GAME.check_texts(tables.content)
    with pytest.raises(ContentError, match=message):
        tables.content.refused.raise_all()


def test_our_own_texts_are_there() -> None:
    tables = GAME.tables()
    GAME.check_texts(tables.content)
    assert tables.content.refused.found == []


def test_an_error_names_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "warofmine"\n')
    (tmp_path / "book.toml").write_text('[[script]]\nid = "12"\ndo = [\n    { op = "explode" },\n]\n')
    with pytest.raises(ContentError, match=r"book\.toml, line 3.*explode"):
        GAME.tables(tmp_path)


def test_a_script_that_nothing_leads_to_is_refused() -> None:
    words = dict.fromkeys(("en", "fr"), "script-1940 = …\n")
    lost = Overrides(name="mine", tables={"script": [{"id": "1940", "pool": "linked"}]}, words=words)
    with pytest.raises(ContentError, match="no card and no other script leads to it"):
        GAME.tables(lost)


def test_a_pack_may_bring_scripts_of_its_own() -> None:
    words = dict.fromkeys(("en", "fr"), "script-1940 = A scene.\n")
    pack = Overrides(
        name="mine",
        tables={"script": [{"id": "1940", "pool": "memory", "do": [op("gain", items={"book": 1})]}]},
        words=words,
    )
    t = House(content=pack).at(REST)
    t.read(1940, steps=(REST,))
    assert t.has("book") == 1
    assert t.told(0)[0] == "A scene."


@shows("TWM-12.14")
def test_who_is_away_does_not_eat_with_the_others_but_shares_their_fate() -> None:
    t = home().who("zlata", wounds=1, hunger=1).perform([op("send_away", until=3)], "zlata")
    t.storage(water=2, raw_food=2).at(Flow(DUSK))
    while t.asked == "meals":
        assert not any(offer.startswith("eat zlata") for offer in t.offers())
        t.do(t.offers()[0])
    assert (t.has("water"), t.level("zlata", "hunger"), t.level("zlata", "misery")) == (0, 1, 0)
    t.at(Flow(DAY), Fate(0, 0))
    assert t.level("zlata", "wounds") == 2


@shows("TWM-12.15")
def test_what_is_promised_for_tonight_holds_until_the_next_morning() -> None:
    t = home().perform([op("inventory_bonus", n=2), op("noise_min", n=3)])
    t.tasks(katia="scavenge")
    s = t.state
    assert (capacity(s), noise_floor(s)) == (s.t.inventory[WHO("katia")] + 2, 3)
    t.tasks(katia="floor").at(Flow(DAWN)).until("assign")
    t.tasks(katia="scavenge")
    assert (capacity(s), noise_floor(s)) == (s.t.inventory[WHO("katia")], 1)
