"""Lasting notes (TWM-12.20 to TWM-12.39): what each does while it lies there, and what it does when it is used."""

from typing import Any

import pytest
from tests.games.warofmine.tables import BOOK, FITTING, SPACE, WHO, House, op, stage

from holdfast.core import LANGUAGES, ContentError, Overrides
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.goods.trade import Giving
from holdfast.games.warofmine.house.fittings import standing
from holdfast.games.warofmine.house.reach import cards_in_reach
from holdfast.games.warofmine.house.sniper import sniper_reach
from holdfast.games.warofmine.outside.findings import ChooseFindings, Pack
from holdfast.games.warofmine.outside.scavenging import Equip, Explore
from holdfast.games.warofmine.phases.dawn import After, Before, Dawn, Daybreak, Fate
from holdfast.games.warofmine.phases.flow import DAWN, DAY, EVENING, MORNING, RAID, SCAVENGING, Flow
from holdfast.games.warofmine.phases.morning import Morning
from holdfast.games.warofmine.phases.raid import Steal, begin_raid
from holdfast.games.warofmine.state.masks import one
from holdfast.testing import shows

REST = Flow(DAY)
PARTY = {"katia": "scavenge", "zlata": "guard", "anton": "guard"}


def charges(t: House, slot: int = 0) -> int:
    return int(t.state.notes.at(slot).charges)


def labels(t: House) -> list[str]:
    return [c.NOTES.entries[t.state.notes.at(slot).id] for slot in range(t.state.notes.count())]


# What every note has


@pytest.mark.parametrize("label", c.NOTES.entries)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_says_what_it_does(lang: str, label: str) -> None:
    words = GAME.words(lang)
    does = words.entry(c.NOTES, c.NOTES.number(label), "does")
    t = House().note(label, charges=2, place="stored").at(Flow(DAY))
    shown = GAME.detail(t.state, c.GIVE_NOTE[0], words)
    assert shown == f"{words.entry(c.NOTES, c.NOTES.number(label))} (2). {does}"
    assert 1 <= does.count(".") <= 3


STATS = {
    "manuscript": (4, "grey", 1, 0),
    "chemistry-lab": (0, "grey", 20, 4),
    "board-game": (2, "grey", 2, 0),
    "broken-sawblade": (0, "grey", 10, 0),
    "bell": (0, "grey", 1, 0),
    "jackhammer": (2, "grey", 10, 6),
    "reinforcement": (0, "grey", 6, 6),
    "fire-extinguisher": (0, "grey", 5, 1),
    "herbalist-book": (0, "grey", 5, 0),
}
"""Charges, colour, value and weight of those that are carried."""


@pytest.mark.parametrize("label", STATS)
def test_what_is_found_has_its_colour_value_and_weight(label: str) -> None:
    for entry in BOOK:
        for do in [entry.get("do", []), *(option.get("do", []) for option in entry.get("option", []))]:
            made = [found for found in do if found.get("label") == label and found["op"] == "note_token"]
            if made:
                stats = next(found for found in do if found["op"] == "token_stats")
                found = (made[0].get("charges", 0), stats["color"], stats["value"], stats["weight"])
                assert found == STATS[label]
                return
    raise AssertionError(f"nobody finds {label}")


@pytest.mark.parametrize(
    ("script", "label"),
    [
        (14, "carpenter"),
        (481, "winter"),
        (663, "poisoned-water"),
        (782, "pipeline"),
        (922, "smog"),
        (954, "water-run"),
        (1141, "book-collection"),
        (1153, "water-for-3"),
        (1177, "booby-trap"),
        (1211, "basement-collapsed"),
        (1539, "protection"),
    ],
)
def test_what_a_script_lays_on_the_table(script: int, label: str) -> None:
    t = House().read(script, steps=(REST,))
    assert labels(t) == [label]
    assert next(entry["pool"] for entry in BOOK if entry["id"] == str(script)).startswith("ri-")


@shows("TWM-12.20")
def test_a_note_on_the_table_is_one_of_a_kind() -> None:
    t = House().read(922, steps=(REST,))
    t.state.notes.set_charges(0, 1)
    t.read(922, steps=(REST,))
    assert (labels(t), charges(t)) == (["smog"], 3)
    t.read(481, steps=(REST,)).read(481, steps=(REST,))
    assert t.state.felt_cold() == 2


def test_stats_belong_to_the_note_that_was_made() -> None:
    t = House()
    for _ in range(16):
        t.note("bell", place="stored", value=1)
    t.perform([op("note_token", label="jackhammer", place="here", charges=2, script=381)])
    t.perform(
        [
            op("note_token", label="jackhammer", place="here", charges=2, script=381),
            op("token_stats", color="grey", value=10, weight=6),
        ]
    )
    assert t.state.notes.count() == 16  # no token was left for it
    assert t.state.notes.at(15).worth() == 1


# Used like a card


@shows("TWM-12.6")
def test_a_manuscript_eases_one_reader_for_each_charge() -> None:
    t = House().who("katia", misery=2).who("zlata", misery=2).note("manuscript", charges=4, place="stored").at(REST)
    t.do("use-note 1")
    t.rig(0)
    t.do("choose katia")
    assert (t.level("katia", "misery"), t.level("zlata", "misery"), charges(t)) == (1, 2, 3)
    t.do("use-note 1")
    t.rig(9)  # more than anybody's Empathy: not moved
    t.do("choose katia")
    assert (t.level("katia", "misery"), charges(t)) == (1, 2)
    out = House().note("manuscript", charges=4, place="carried").out(**PARTY).at(Flow(RAID), Explore())
    assert out.offers("use-note") == []  # not while scavenging


def test_of_two_alike_the_one_at_hand_is_used() -> None:
    t = (
        House()
        .who("katia", misery=1)
        .note("manuscript", charges=4, place="carried")
        .note("manuscript", charges=2, place="stored")
        .at(REST)
    )
    t.do("use-note 2", "choose katia")
    assert (charges(t, 0), charges(t, 1)) == (4, 1)


@shows("TWM-12.21")
def test_the_board_game_comes_out_once_at_a_dawn_without_a_loss() -> None:
    t = House().who("katia", misery=2).who("anton", misery=1).note("board-game", charges=2, place="stored")
    t.at(Flow(MORNING), After(), Before())
    t.rig(8)
    t.do("use-note 1")
    assert t.happened("read", script="1789")
    assert (t.level("katia", "misery"), t.level("anton", "misery"), charges(t)) == (1, 0, 1)
    assert t.offers("use-note") == []
    t = House().note("board-game", charges=2, place="stored").at(Flow(MORNING), After(), Before())
    assert t.offers("use-note") == ["use-note 1"]
    t.state.today.losses = 1
    assert t.at(Flow(MORNING), Before()).offers("use-note") == []


@pytest.mark.parametrize(("roll", "misery"), [(1, 2), (3, 0), (7, 0)])
def test_an_hour_of_play_ends_well_or_badly(roll: int, misery: int) -> None:
    t = House().who("katia", misery=1).who("zlata", misery=1)
    t.rig(roll - 1)
    t.read(1789, steps=(REST,))
    t.do("choose katia")
    assert (t.level("katia", "misery"), t.level("zlata", "misery")) == (misery, 1)


def test_the_herbalist_knows_how_to_make_medicine() -> None:
    t = House().storage(alcohol=1, herbal_meds=2).note("herbalist-book", place="stored").at(REST)
    t.do("use-note 1")
    assert (t.has("alcohol"), t.has("herbal-meds"), t.has("meds")) == (0, 1, 1)
    assert t.offers("use-note") == []  # no alcohol is left
    assert labels(t) == ["herbalist-book"]


def test_shelves_of_books_are_hard_to_burn() -> None:
    t = House().note("book-collection", charges=5).at(REST)
    t.do("use-note 1")
    t.rig(0)
    t.do("choose zlata")
    assert (t.has("book"), t.level("zlata", "misery"), charges(t)) == (3, 1, 4)
    assert t.offers("use-note") == []  # the box has no more


def test_an_extinguisher_puts_out_a_fire_or_scatters_a_raid() -> None:
    t = House().fitting("bed", "g4").note("fire-extinguisher", place="stored")
    t.read(241, steps=(REST,))
    t.do("option 1")
    assert (labels(t), standing(t.state, c.BED), t.happened("rolled")) == ([], 1, False)
    t = House().fitting("bed", "g4")
    t.rig(0)
    t.read(241, steps=(REST,))  # without it, there is nothing to choose
    t.do("keep")
    assert standing(t.state, c.BED) == 0
    t = House("zlata").tasks(zlata="guard").storage(wood=9).note("fire-extinguisher", place="stored")
    t.state.stack = [Flow(DAWN)]
    t.run(lambda: begin_raid(t.state, 3, 0, 0))
    t.rig(0)
    t.do("use-note 1", "done")
    assert t.has("wood") == 8  # three, less two
    assert labels(t) == []


@shows("TWM-12.36")
def test_a_generator_burns_fuel_that_can_be_bought() -> None:
    t = House().storage(jewelry=1).note("generator", charges=1, place="stored", value=20)
    value = t.state.value(c.ITEMS.number("jewelry"))
    t.storage(jewelry=-(-10 // value)).at(REST)
    t.state.house.cold = 5
    t.do("use-note 1", "option 2")
    while t.asked == "pay-value":
        t.do("give jewelry")
    assert (charges(t), t.has("jewelry"), t.state.house.cold) == (2, 0, 5)
    t.do("use-note 1")
    assert t.offers() == ["option 1", "option 3"]  # nothing is left to buy fuel with, and it is no payment for itself
    t.do("option 1")
    assert (charges(t), t.state.house.cold) == (1, 1)
    t.do("use-note 1", "option 1")
    assert (t.state.house.cold, t.has("mechanical-part"), t.has("components"), labels(t)) == (0, 4, 10, [])


# Tools and cooking


@shows("TWM-12.22")
def test_some_notes_cannot_be_taken_by_force() -> None:
    for label in ("broken-sawblade", "railway-sleepers", "insulation"):
        t = (
            House()
            .storage(wood=1)
            .note(label, charges=1, place="stored", value=10)
            .note("bell", place="stored", value=5)
        )
        t.at(Flow(DAWN), Steal(3, 2))  # most valuable first
        assert labels(t) == [label]
        t.perform([op("lose", n=9, kind="any")])
        assert labels(t) == [label]
    t.at(REST, Giving(0, 0, 0))
    assert t.offers("give-note") == ["give-note 1"]  # the leader may still trade it


@shows("TWM-12.23")
def test_half_a_sawblade_still_cuts() -> None:
    t = House().note("broken-sawblade", place="stored")
    space = next(place for place in c.SPACES.entries if t.state.t.space_holds[SPACE(place)] == 4)
    t.clear(*(place for place in c.SPACES.entries if place != space))
    stage(t)
    assert f"work {space}" in t.offers()
    t.do(f"work {space}", "idle", "idle")
    assert t.state.house.cards[SPACE(space)] == -1
    assert labels(t) == ["broken-sawblade"]
    out = House().out(**PARTY).note("broken-sawblade", place="carried").unknown("bars", "heap")
    out.at(Flow(RAID), Explore())
    out.do("explore")
    assert out.offers("option") == ["option 1", "option 2"]
    home = House().out(**PARTY).note("broken-sawblade", place="stored").unknown("bars", "heap")
    home.at(Flow(RAID), Explore())
    home.do("explore")
    assert home.asked == "explore"  # it was left at home: there is nothing to choose


@shows("TWM-12.23")
def test_the_sturdy_lockpick_comes_first_and_stays() -> None:
    t = House().storage(lockpick=1).note("sturdy-lockpick", place="stored")
    door = next(place for place in c.SPACES.entries if t.state.t.space_holds[SPACE(place)] == 3)
    t.clear(*(place for place in c.SPACES.entries if place != door))
    stage(t)
    t.rig(9)
    t.do(f"work {door}", "idle", "idle")
    assert (t.state.house.cards[SPACE(door)], t.has("lockpick")) == (-1, 1)
    out = House().out(**PARTY).pile(lockpick=1).note("sturdy-lockpick", place="carried").unknown("locked-door", "heap")
    out.at(Flow(RAID), Explore())
    out.rig(9)
    out.do("explore", "option 1")
    assert out.carries("lockpick") == 1


@shows("TWM-12.35")
def test_no_other_note_replaces_raw_food() -> None:
    t = House().storage(raw_food=1, water=2, wood=2).note("toolbox", charges=2, place="stored").fitting("stove", "g4")
    stage(t, DAY).do("work g4")
    assert "with-note 1" not in t.offers()


@shows("TWM-12.35")
def test_flour_replaces_raw_food_in_the_pot() -> None:
    t = House().storage(raw_food=1, water=2, wood=2).note("food-sack", charges=2, place="stored").fitting("stove", "g4")
    stage(t, DAY).do("work g4")
    assert t.offers() == ["give raw-food", "with-note 1"]
    t.do("with-note 1", "idle", "idle")
    assert (t.has("raw-food"), t.has("water"), t.has("wood"), t.has("canned-food"), charges(t)) == (1, 1, 1, 1, 1)
    t.storage(water=1, wood=1)
    stage(t, DAY).do("work g4", "idle", "idle")  # no raw food: nothing to ask
    assert (t.has("canned-food"), labels(t)) == (1, [])
    t.storage(water=1, wood=1)
    assert "work g4" not in stage(t).offers()
    hungry = House().who("katia", hunger=2).note("food-sack", charges=2, place="stored").at(REST)
    assert hungry.offers("use-note") == hungry.offers("meal") == []  # it is no meal by itself


# The weather and the city


@shows("TWM-12.24")
def test_a_hard_winter_makes_wood_dear() -> None:
    t = House("katia").tasks(katia="floor").note("winter")
    t.state.house.cold = t.state.t.fate_cold[0] - 2
    assert t.at(REST, Fate(0, 2)).level("katia", "illness") > 0
    t = House().out(**PARTY).note("winter").at(Flow(RAID), ChooseFindings())
    t.until("pack", prefer=("done",))
    t.do("take wood", "take wood")
    assert t.offers() == ["take components", "take water", "done"]
    t.do("done")
    t = House().out(**PARTY).note("winter").at(Flow(RAID), ChooseFindings())
    t.until("pack", prefer=("done",))
    assert "take wood" in t.offers()  # two again on the next Scavenging
    t = House().storage(wood=3, knife=1).note("winter").at(REST, Giving(one(c.KNIFE), 0, 0))
    t.do("give wood", "give knife", "done")
    assert "take wood" in t.offers()
    t.do("take wood")
    assert (t.has("wood"), t.state.value(c.WOOD)) == (3, 1)
    mild = House().storage(wood=3, knife=1).at(REST, Giving(one(c.KNIFE), 0, 0))
    assert mild.offers() == ["give knife", "done"]  # wood is no part of a trade


@shows("TWM-12.24")
def test_a_thaw_ends_even_a_hard_winter() -> None:
    t = House().note("winter").note("thaw")
    t.state.house.cold = 6
    assert t.state.felt_cold() == 0


@shows("TWM-12.25")
def test_poisoned_water_must_be_bought_with_grey_goods() -> None:
    t = House().out(**PARTY).note("poisoned-water").at(Flow(RAID), Pack())
    assert t.offers() == ["take wood", "take components", "done"]
    t = House().storage(shovel=2, canned_food=2, water=1).note("poisoned-water")
    t.at(REST, Giving(1, 0, 0))
    assert "give water" not in t.offers()
    worth = t.state.value(c.SHOVEL)
    t.do("give canned-food", "give canned-food", "done")
    assert "take water" not in t.offers()
    t = House().storage(shovel=2, canned_food=2).note("poisoned-water").at(REST, Giving(1, 0, 0))
    t.do("give shovel", "give shovel", "give canned-food", "done")
    bought = 0
    while "take water" in t.offers():
        t.do("take water")
        bought += 1
    assert bought == 2 * worth // 10
    assert t.has("water") == bought


@shows("TWM-12.25")
def test_no_pipe_and_no_pump_gives_clean_water_then() -> None:
    t = House().note("pipeline").note("water-run").at(REST)
    assert (t.offers("use-note"), t.offers("with-note")) == (["use-note 1"], ["with-note 2"])
    t.note("poisoned-water").at(REST)
    assert t.offers("use-note") == t.offers("with-note") == []


def test_a_pipeline_gives_all_the_water_there_is() -> None:
    t = House().note("pipeline").at(REST)
    t.do("use-note 1")
    assert (t.has("water"), t.box("water")) == (6, 0)
    assert t.offers("use-note") == []


@shows("TWM-12.39")
def test_smog_hides_and_chokes_for_three_days() -> None:
    t = House().note("smog", charges=3)
    t.rig(1)
    t.at(REST, Morning(1))
    t.do("choose zlata")
    assert (t.level("zlata", "illness"), charges(t)) == (1, 2)
    t = House().note("smog", charges=1)
    t.state.today.sniper = 3
    t.rig(2)
    t.at(REST, Morning(1))
    assert [t.level(name, "illness") for name in t.people] == [0, 0, 0]
    assert labels(t) == []  # its last charge, but it lies on the streets all day
    assert sniper_reach(t.state) == 0
    deck = len(t.state.decks.exploration)
    t.tasks(**PARTY)
    t.state.outing.location = t.state.decks.spots[2]
    t.at(Flow(RAID), Equip())  # nothing to take along
    assert t.asked == "explore"
    assert len(t.state.decks.unknown) == t.state.t.cards_at[2] + 4
    assert len(t.state.decks.exploration) == deck - len(t.state.decks.unknown)


# The house


@shows("TWM-12.26")
def test_nobody_uses_a_collapsed_basement() -> None:
    t = House().clear("b1", "b2", "b3").fitting("bed", "b2").fitting("bed", "g4")
    t.clear(*c.SPACES.entries)
    assert "b2" in t.reached()
    assert standing(t.state, c.BED) == 2
    t.note("basement-collapsed")
    assert not t.reached() & {"b1", "b2", "b3", "b4", "b5", "b6", "s1"}
    stage(t)
    assert not [text for text in t.offers("work") if text[5] in "bs"]
    assert t.refused("work b2") == "TWM-12.26"
    t.at(Flow(SCAVENGING), Flow(EVENING))
    t.do("task bed")
    assert "task bed" not in t.offers()  # the other bed is under the rubble


@shows("TWM-12.37")
def test_a_chemistry_set_becomes_a_still_with_its_rectifier() -> None:
    t = House().tasks(katia="scavenge", zlata="guard", anton="guard").note("chemistry-lab", place="carried", weight=4)
    t.at(Flow(DAWN))
    assert t.offers() == ["yes", "no"]
    t.do("yes")
    places = t.offers("at")
    assert places == ["at g4", "at g5"]  # m4 is free too, but nothing beside it
    t.do("at g4")  # and the other one can only stand beside it
    fittings = t.state.house.fittings
    assert (fittings[SPACE("g4")], fittings[SPACE("g5")]) == (FITTING("moonshine-still"), FITTING("rectifier"))
    assert labels(t) == []
    assert t.sound()
    full = House().fitting("bed", "g4").note("chemistry-lab", place="stored").at(Flow(DAWN))
    assert labels(full) == ["chemistry-lab"]  # no room for both: it stays
    assert not full.happened("built")
    still = House().fitting("moonshine-still", "g4").note("chemistry-lab", place="stored").at(Flow(DAWN))
    still.do("yes")
    assert still.state.house.fittings[SPACE("g5")] == FITTING("rectifier")
    kept = House().note("chemistry-lab", place="stored").at(Flow(DAWN))
    kept.do("no")
    assert labels(kept) == ["chemistry-lab"]


@shows("TWM-12.38")
def test_steel_sheets_close_every_hole() -> None:
    t = House().out(**PARTY).unknown("heap", "heap", "pantry", "pantry", "map")
    t.read(429, steps=(Flow(RAID), Explore()))
    t.do("option 1")
    assert (len(t.state.decks.unknown), t.state.notes.at(0).load()) == (3, 6)
    t.state.outing.location = -1
    t.at(Flow(DAWN))
    assert (t.boarded(), labels(t)) == (3, [])
    few = House().out(**PARTY).unknown("heap")
    few.read(429, steps=(Flow(RAID), Explore()))
    assert (few.asked, labels(few)) == ("explore", [])  # the price cannot be paid, and the clamps are all there is
    assert few.carries("components") == 1


# The night


@shows("TWM-12.27")
def test_the_bell_wakes_sleepers_who_then_stand_guard() -> None:
    t = House("zlata katia anton").tasks(zlata="guard", katia="bed", anton="floor").who("anton", fatigue=1)
    t.storage(knife=1, wood=9).note("bell", place="stored")
    t.state.raid.going = 1
    t.state.stack = [Flow(DAWN)]
    t.run(lambda: begin_raid(t.state, 2, 2, 0))
    t.do("use-note 1")
    assert t.offers() == ["choose katia", "choose anton"]
    t.do("choose katia", "done")
    assert (t.asked, t.level("katia", "fatigue"), t.level("anton", "fatigue")) == ("arm-guards", 2, 1)
    t.do("wield knife")
    assert t.guards() == {"katia", "zlata"}
    assert t.state.people.hand[WHO("katia")] == c.WEAPONS.number("knife")
    t.do("use-note 1")  # Anton, the last sleeper
    assert (t.level("anton", "fatigue"), t.asked) == (2, "raid-dice")  # nobody sleeps any more
    assert t.state.people.guards() == t.state.people.home()


@shows("TWM-12.28")
def test_the_door_trap_is_built_once_and_ends_a_raid() -> None:
    t = House().storage(wood=4, components=4).note("booby-trap")
    stage(t).do("with-note 1")
    assert (t.has("wood"), t.has("components"), charges(t)) == (2, 2, 0)  # paid at once, built with the others
    assert t.offers("with-note") == []
    t.do("idle", "idle")
    assert charges(t) == 1
    assert stage(t).offers("with-note") == []  # it stands already
    t.tasks(katia="guard", zlata="floor", anton="floor")
    t.state.raid.going = 1
    t.state.stack = [Flow(DAWN)]
    t.rig(6)
    t.run(lambda: begin_raid(t.state, 2, 2, 0))
    assert (t.happened("raid-void"), charges(t)) == (False, 1)  # 7: nothing
    t.state.stack = [Flow(DAWN)]
    t.rig(7)
    t.run(lambda: begin_raid(t.state, 2, 2, 0))
    assert t.happened("raid-void")
    assert (labels(t), t.has("wood")) == ([], 2)
    plan = House().tasks(katia="guard").note("booby-trap")
    plan.state.stack = [Flow(DAWN)]
    plan.run(lambda: begin_raid(plan.state, 2, 2, 0))
    assert not plan.happened("rolled")  # a plan catches nobody


@shows("TWM-12.29")
def test_protection_is_paid_outdoors_instead_of_a_visitor() -> None:
    t = House("katia zlata anton boris").storage(canned_food=2).note("protection")
    stage(t)
    t.rig(5)
    t.do("work g0", "idle", "idle", "idle")
    assert (t.asked, t.offers()) == ("outdoors", ["use-note 1", "done"])
    t.do("use-note 1")
    assert not t.happened("visited")
    assert (t.state.raid.skipped, t.has("canned-food")) == (1, 1)
    stage(t)
    t.rig(5)
    t.storage(canned_food=2)
    t.do("work g0", "idle", "idle", "idle")
    assert t.happened("visited")  # paid for tonight: somebody else comes
    t.tasks(katia="guard", zlata="guard", anton="guard", boris="guard").at(Flow(DAWN), Flow(RAID))
    assert not t.happened("raided")
    assert t.asked == "crime-wave"
    refused = House("katia zlata anton boris").storage(canned_food=2).note("protection")
    stage(refused)
    refused.rig(5)
    refused.do("work g0", "idle", "idle", "idle", "done")
    assert refused.happened("visited")
    poor = House("katia zlata anton boris").note("protection")
    stage(poor)
    poor.rig(5)
    poor.do("work g0", "idle", "idle", "idle")
    assert poor.happened("visited")


# Trade at Dawn


@shows("TWM-12.30", "TWM-12.31")
def test_the_carpenter_builds_what_the_group_can_pay() -> None:
    t = House().storage(canned_food=1, coffee=1, knife=1).note("carpenter").at(Flow(MORNING), Daybreak())
    t.do("use-note 1")
    t.do("give canned-food", "yes", "give coffee", "give knife")
    t.do("take wood", "take wood", "take wood", "take components", "take components", "done")
    assert "place armchair" in t.offers()
    assert "place bed" not in t.offers()  # one wood short
    t.do("place armchair", "at g4")
    assert standing(t.state, FITTING("armchair")) == 1
    assert (t.has("wood"), t.has("components")) == (0, 0)
    assert t.sound()


@shows("TWM-12.30", "TWM-12.21")
def test_the_carpenter_comes_at_the_end_of_dawn_once() -> None:
    t = House().storage(canned_food=3).note("carpenter").at(Flow(DAY), Dawn(6))
    assert (t.asked, t.offers()) == ("daybreak", ["done", "use-note 1"])
    t.do("use-note 1", "no")
    assert t.has("canned-food") == 2
    assert t.asked != "daybreak"
    poor = House().storage(wood=9).note("carpenter").at(Flow(MORNING), Daybreak())
    assert poor.asked != "daybreak"  # nothing worth 5: the day begins


@shows("TWM-12.31", "TWM-12.21")
def test_the_water_seller_takes_three_for_each() -> None:
    t = House().storage(canned_food=2, moonshine=1).note("water-for-3").at(Flow(MORNING), After(), Before())
    t.do("use-note 1", "yes", "give canned-food", "done")
    credit = t.state.t.value[c.CANNED_FOOD]
    bought = 0
    while "take water" in t.offers():
        t.do("take water")
        bought += 1
    assert bought == t.has("water") == min(6, credit // 3)
    assert t.asked == "before-fate"  # nothing else is for sale
    assert t.offers("use-note") == []  # and not again today


# An action with a note


@shows("TWM-12.32", "TWM-12.33")
def test_a_jackhammer_clears_two_cards() -> None:
    t = House().note("jackhammer", charges=2, place="stored", value=10, weight=6)
    t.card("g6", "rubble-1")
    stage(t).do("with-note 1")
    assert t.offers("with-note") == []  # one character with it
    assert t.refused("with-note 1") == "TWM-12.32"
    before = len([card for card in t.state.house.cards if card >= 0])
    t.do("idle", "idle")
    assert "break g6" in t.offers()
    t.do("break g6")
    assert (t.has("wood"), t.has("components")) == (3, 2)  # all of the rubble at once
    t.do(t.offers("break")[0])
    assert len([card for card in t.state.house.cards if card >= 0]) == before - 2
    assert charges(t) == 1
    t.clear(*c.SPACES.entries)
    assert stage(t).offers("with-note") == []  # nothing is left to clear


@shows("TWM-12.33")
def test_an_empty_jackhammer_gives_parts() -> None:
    t = House().note("jackhammer", charges=1, place="stored")
    space = cards_in_reach(t.state)[0]
    t.clear(*(place for place in c.SPACES.entries if place != c.SPACES.entries[space]))
    loot = t.state.t.shelter_gain[t.state.house.cards[space]]
    found = {loot[i]: loot[i + 1] for i in range(0, len(loot), 2)}
    stage(t).do("with-note 1", "idle", "idle")  # only one card: there is nothing to choose
    assert t.has("mechanical-part") == 3 + found.get(c.MECHANICAL_PART, 0)
    assert t.has("components") == 2 + found.get(c.COMPONENTS, 0)
    assert labels(t) == []
    assert t.sound()


def test_who_works_on_a_card_that_the_jackhammer_took_finds_nothing() -> None:
    t = House().storage(lockpick=1).note("jackhammer", charges=2, place="stored")
    door = next(place for place in c.SPACES.entries if t.state.t.space_holds[SPACE(place)] == 3)
    t.clear(*(place for place in c.SPACES.entries if place != door))
    stage(t).do("with-note 1", f"work {door}", "idle")
    assert t.state.house.cards[SPACE(door)] == -1
    assert t.has("lockpick") == 1


@shows("TWM-12.34")
@pytest.mark.parametrize(("roll", "wounds"), [(2, 2), (3, 0)])
def test_water_from_the_pump_costs_blood_if_the_load_is_heavy(roll: int, wounds: int) -> None:
    t = House().note("water-run")
    stage(t, DAY).do("with-note 1", "idle", "idle")
    t.rig(roll - 1)
    t.do("take water", "take water", "take water", "done")
    assert (t.has("water"), t.level("katia", "wounds")) == (3, wounds)
    assert labels(t) == ["water-run"]


@shows("TWM-12.34")
def test_nobody_carries_more_water_than_their_inventory() -> None:
    t = House("zlata katia anton").note("water-run")
    stage(t).do("with-note 1", "idle", "idle")
    taken = 0
    while t.asked == "fetch":
        t.do("take water")
        taken += 1
    assert taken == min(6, t.state.t.inventory[WHO("zlata")])


# What notes brought to the language


@shows("TWM-12.27", "TWM-12.38")
def test_operations_of_notes_in_any_script() -> None:
    t = House().tasks(katia="guard", zlata="bed", anton="floor").note("smog", charges=1).at(REST)
    t.perform([op("guard", who="sleepers"), op("raise", state="fatigue", n=1, who="sleepers")])
    assert t.state.people.guards() == t.state.people.home()
    assert t.level("zlata", "fatigue") == 0  # nobody sleeps any more
    t.perform([op("add_charge", n=1)])  # about no note
    assert charges(t) == 1
    t.perform([op("board_ups", n=2, anywhere=True)])
    assert t.boarded() == 2
    t.perform([op("free_fitting", cards=["stove"])])
    t.do("at g4")
    assert t.state.house.fittings[SPACE("g4")] == FITTING("stove")
    t.storage(wood=3, components=2).perform([op("craft_fitting")])
    t.do("place armchair", "at g5")
    assert (t.state.house.fittings[SPACE("g5")], t.has("wood"), t.has("components")) == (FITTING("armchair"), 0, 0)
    t.perform([op("clear_cards", n=1)])
    t.do(t.offers("break")[0])
    assert t.asked == "assign"


@shows("TWM-12.31", "TWM-12.34")
def test_fetching_and_buying_material() -> None:
    t = House().at(REST)
    t.perform([op("fetch", item="wood"), op("gain", items={"book": 1}, **{"if": {"below_returned": True}})], "katia")
    t.do("take wood", "done")
    assert (t.has("wood"), t.has("book")) == (1, 1)  # nothing was rolled, which is less than one
    t.storage(knife=1).perform([op("trade", commission=0, prices={"components": 2, "water": 1})])
    t.do("yes", "give knife")
    assert t.offers() == ["take components", "take water", "done"]
    t.do("take components", "done")
    assert t.has("components") == 1


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ({"has_all": {"wood": 2, "knife": 1}}, True),
        ({"has_all": {"wood": 2, "knife": 2}}, False),
        ({"can_place": ["moonshine-still", "rectifier"]}, True),
        ({"can_place": ["rectifier"]}, False),
        ({"sleepers": 1}, True),
        ({"sleepers": 2}, False),
        ({"raid_due": True}, True),
        ({"free_water": True}, False),
        ({"shelter_cards": 1}, True),
        ({"shelter_cards": 19}, False),
        ({"charged": True}, False),
        ({"below_returned": True}, False),
    ],
)
def test_conditions_of_notes_in_any_script(condition: dict[str, Any], so: bool) -> None:
    t = House().storage(wood=2, knife=1).tasks(katia="bed", zlata="guard", anton="guard").note("poisoned-water")
    t.at(REST).perform([op("gain", items={"book": 1}, **{"if": condition})])
    assert t.has("book") == int(so)


# What the loader refuses


@pytest.mark.parametrize(
    ("do", "message"),
    [
        (op("trade", commission=0), "goods, colors or prices"),
        (op("trade", commission=0, prices={"knife": 3}), "prices are those of wood"),
        (op("free_fitting", cards=["bed", "bed", "bed"]), r"do\[0\].cards: expected at most 2"),
        (op("fetch", item="gold"), "'gold' is not one of"),
    ],
)
def test_wrong_operations_of_notes_are_refused(do: dict[str, Any], message: str) -> None:
    content = Overrides(name="mine", tables={"script": [{"id": "12", "do": [do]}]}, words={})
    with pytest.raises(ContentError, match=message):
        GAME.tables(content)


def test_a_pack_may_change_when_a_note_is_used() -> None:
    note = {"id": "bell", "when": "home", "if": {"has": "wood"}, "daily": True}
    t = House(content=Overrides(name="mine", tables={"note": [note]}, words={})).note("bell", place="stored").at(REST)
    assert t.offers("use-note") == []
    t.storage(wood=1).at(REST)
    assert t.offers("use-note") == ["use-note 1"]
