"""What a third careful reading found about notes: when they are offered, what they are for, what a pack may say."""

from typing import Any

import pytest
from tests.games.warofmine.tables import FITTING, WHO, House

from holdfast.core import ContentError, Overrides
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.conditions import by_state
from holdfast.games.warofmine.dawn import After, Before, Dawn, Daybreak
from holdfast.games.warofmine.flow import DAWN, DAY, MORNING, RAID, Flow
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.marks import F_RAIDING
from holdfast.games.warofmine.ops import HOOK_RETURN, WHO_FLOOR
from holdfast.games.warofmine.raid import begin_raid
from holdfast.games.warofmine.run import Run
from holdfast.games.warofmine.scavenging import Explore
from holdfast.testing import shows

REST = Flow(DAY)
DAWN_BEFORE_FATE = (Flow(MORNING), After(), Before())


def stage(t: House) -> House:
    """The first of the day's stages begins."""
    return t.at(*House().state.stack)


def emptied(t: House, *items: str) -> House:
    """The box has none of these left; Storage has them."""
    for item in items:
        number = c.ITEMS.number(item)
        t.state.storage[number] += t.state.box[number]
        t.state.box[number] = 0
    return t


# What is offered has something to do


@shows("TWM-12.40")
def test_the_toolbox_is_for_a_fitting_that_asks_for_parts() -> None:
    t = House().note("toolbox", charges=3, place="stored")
    assert stage(t).offers("use-note") == ["use-note 1"]
    radio, s = FITTING("radio"), t.state
    s.ideas[radio], s.fitting_deck[radio] = s.fitting_deck[radio], 0
    assert stage(t).offers("use-note") == []  # none of the others asks for any
    s.ideas[radio], s.fitting_deck[radio] = s.fitting_deck[radio], s.ideas[radio]
    stage(t)
    t.do("use-note 1")
    assert t.offers("use-note") == []  # once for one fitting
    assert t.notes("toolbox")[0][1] == 2


@shows("TWM-12.40")
def test_a_sack_of_medicine_is_opened_while_the_box_has_any() -> None:
    t = emptied(House().note("sack-of-medicine", charges=3, place="stored"), "bandages").at(REST)
    assert t.offers("use-note") == ["use-note 1"]
    emptied(t, "meds").at(REST)
    assert t.offers("use-note") == []


@shows("TWM-12.40")
def test_supplies_against_a_cold_that_is_felt_and_once_a_night() -> None:
    t = House().note("supplies", charges=3, place="stored").note("warm-clothes", place="stored")
    t.state.cold = 2
    assert t.at(*DAWN_BEFORE_FATE).offers("use-note") == []  # the clothes are enough
    t.state.cold = 3
    t.at(*DAWN_BEFORE_FATE).do("use-note 1")
    assert t.offers("use-note") == []


@shows("TWM-12.40")
@pytest.mark.parametrize("note", ["kitten", "wine", "manuscript", "magazines"])
def test_what_comforts_waits_for_somebody_in_misery(note: str) -> None:
    t = House().note(note, charges=2, place="stored")
    assert t.at(*DAWN_BEFORE_FATE).offers("use-note") == []
    t.who("zlata", misery=1)
    assert t.at(*DAWN_BEFORE_FATE).offers("use-note") == ["use-note 1"]


@shows("TWM-12.40", "TWM-12.30")
def test_the_carpenter_comes_where_there_is_room() -> None:
    t = House().storage(canned_food=3).note("carpenter")
    t.state.fitting_deck = [0] * len(c.FITTINGS)
    assert t.at(Flow(MORNING), Daybreak()).asked != "daybreak"


# What notes are for


@shows("TWM-12.27")
@pytest.mark.parametrize(("task", "cold"), [("floor", True), ("bed", False)])
def test_who_was_woken_from_the_floor_still_lay_there(task: str, cold: bool) -> None:
    t = House("zlata katia").tasks(zlata="guard", katia=task).note("bell", place="stored")
    s = t.state
    s.flags[F_RAIDING] = 1
    s.stack = [Flow(DAWN)]
    t.run(lambda: begin_raid(s, 2, 2, 0))
    t.do("use-note 1")
    assert s.guard_mask() == s.home_mask()
    floor = by_state(s, Run(0, 0, 0, 0, 0, 0, -1), WHO_FLOOR, 0, 0)
    assert floor == (1 << WHO("katia") if cold else 0)


@shows("TWM-12.28")
def test_tools_make_the_door_trap_cheaper() -> None:
    t = House().storage(wood=1, components=1).note("booby-trap").note("tools", place="stored")
    stage(t).do("with-note 1")
    assert (t.has("wood"), t.has("components")) == (1, 1)  # two less of each
    poor = House().storage(wood=1, components=1).note("booby-trap")
    assert stage(poor).offers("with-note") == []


@shows("TWM-12.31")
def test_the_water_seller_has_no_wood_in_a_hard_winter() -> None:
    t = House().storage(canned_food=2).note("winter").note("water-for-3").at(*DAWN_BEFORE_FATE)
    t.do("use-note 2", "yes", "give canned-food", "done")
    assert t.offers() == ["take water", "done"]


@shows("TWM-12.24")
def test_other_traders_have_wood_in_a_hard_winter() -> None:
    t = House().storage(canned_food=2).note("winter").at(REST)
    t.perform([{"op": "trade", "colors": ["green"], "commission": 0}])
    t.do("yes", "give canned-food", "done")
    assert "take wood" in t.offers()


@shows("TWM-12.36")
@pytest.mark.parametrize("note", ["generator", "railway-sleepers"])
def test_it_may_be_used_whenever_somebody_is_at_home_to_do_it(note: str) -> None:
    t = House().note(note, charges=2, place="stored")
    t.state.cold = 4
    assert t.at(*DAWN_BEFORE_FATE).offers("use-note") == ["use-note 1"]
    out = House().out(katia="scavenge", zlata="guard", anton="guard").note(note, charges=2, place="stored")
    out.state.cold = 4
    assert out.at(Flow(RAID), Explore()).offers("use-note") == []


@shows("TWM-12.20")
def test_a_painting_comforts_once_and_stays_on_the_wall() -> None:
    t = House().who("katia", misery=2).note("painting", place="carried", value=5, weight=2)
    t.tasks(katia="scavenge", zlata="guard", anton="guard").at(Flow(MORNING), Dawn(0))
    assert t.level("katia", "misery") == 1
    assert (len(t.notes("hung-painting")), t.state.note_worth(0)) == (1, 5)
    t.who("katia", misery=2).run(lambda: t.state.t.reader.hook(t.state, HOOK_RETURN))
    assert t.level("katia", "misery") == 2


@shows("TWM-12.44")
def test_two_doses_add_up() -> None:
    t = House().note("adrenaline", place="with katia").at(REST)
    once = t.state.prowess(WHO("katia"))
    t.note("adrenaline", place="with katia")
    assert t.state.prowess(WHO("katia")) == once + 2


# What a pack may say


def options(*rolls: tuple[int, int], **more: Any) -> Overrides:
    ways = [{"kind": "roll", "roll": list(roll), **more} for roll in rolls]
    return Overrides(name="mine", tables={"script": [{"id": "1789", "do": [], "option": ways}]}, words={})


@shows("TWM-12.2")
@pytest.mark.parametrize(
    ("rolls", "message"),
    [
        (((1, 5), (5, 10)), "several options have the result 5"),
        (((1, 5), (7, 10)), "no option has the result 6"),
        (((1, 9),), "no option has the result 10"),
    ],
)
def test_each_result_of_the_die_leads_somewhere(rolls: tuple[tuple[int, int], ...], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(options(*rolls))


@shows("TWM-12.2")
def test_conditions_may_choose_among_options_with_the_same_result() -> None:
    GAME.tables(options((1, 10), (1, 10), **{"if": {"where": "home"}}))
