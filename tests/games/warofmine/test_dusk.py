"""Dusk and Evening (TWM-5, TWM-6)."""

import pytest
from tests.games.warofmine.tables import WHO, House

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.phases.dusk import Dusk
from holdfast.games.warofmine.phases.evening import Evening, ExtraActions, fatigue_after
from holdfast.games.warofmine.phases.flow import DUSK, EVENING, RAID, SCAVENGING, Flow
from holdfast.games.warofmine.state.people import AWAY
from holdfast.testing import shows

REST = Flow(RAID)


def dusk(t: House) -> House:
    return t.at(REST, Dusk())


@shows("TWM-5.1")
@pytest.mark.parametrize("water", [3, 4])
def test_with_enough_water_everybody_drinks_and_nobody_is_asked(water: int) -> None:
    t = dusk(House().storage(water=water, vegetable=1))
    assert t.has("water") == water - 3
    assert t.asked == "meals"
    assert not t.happened("thirst")


@shows("TWM-12.14")
def test_who_is_away_neither_drinks_nor_eats_nor_grows_hungrier() -> None:
    t = House().storage(water=3, vegetable=1)
    t.state.people.move(WHO("katia"), AWAY)
    dusk(t)
    assert t.has("water") == 1
    assert "eat katia vegetable" not in t.offers()
    t.do("done")
    assert t.level("katia", "hunger") == 0
    assert t.level("anton", "hunger") > 0


@shows("TWM-5.2", "TWM-5.3")
@pytest.mark.parametrize(("roll", "state"), [(5, "hunger"), (6, "misery")])
def test_when_water_is_short_the_leader_chooses_and_the_die_falls_for_the_others(roll: int, state: str) -> None:
    t = dusk(House("katia zlata").storage(water=1, vegetable=2))
    assert t.asked == "water"
    t.rig(roll - 1)
    t.do("drinker zlata")
    assert t.happened("thirst", character="katia")
    assert t.level("katia", state) == 1
    assert t.level("zlata", state) == 0


@shows("TWM-5.4", "TWM-5.5", "TWM-5.6")
def test_food_is_eaten_one_token_at_a_time() -> None:
    t = House("katia").who("katia", hunger=3).storage(water=1, canned_food=1, raw_food=1)
    dusk(t)
    assert t.state.view(0).people[0].hunger_after == {"raw-food": 2, "canned-food": 1}
    t.do("eat katia canned-food")
    assert t.level("katia", "hunger") == 1
    t.do("eat katia raw-food")
    assert t.level("katia", "hunger") == 0


@shows("TWM-5.7")
def test_a_vegetable_keeps_hunger_where_it_is() -> None:
    t = dusk(House("katia").who("katia", hunger=2).storage(water=1, vegetable=1))
    t.do("eat katia vegetable")
    assert t.level("katia", "hunger") == 2


@shows("TWM-5.8")
def test_who_eats_nothing_grows_hungrier_even_after_a_meal_in_the_day() -> None:
    t = House("katia").who("katia", hunger=2).storage(water=1, raw_food=2)
    t.at(REST, Dusk(), Evening(1))
    t.do("meal katia raw-food", "task guard")
    assert t.level("katia", "hunger") == 1
    t.at(REST, Dusk())
    t.do("done")
    assert t.level("katia", "hunger") == 2


def test_two_guests_of_a_card_need_neither_food_nor_water() -> None:
    t = dusk(House("katia zlata").keep(10))
    t.do("play narrative-10")
    assert [t.level(name, "hunger") + t.level(name, "misery") for name in t.people] == [0, 0]


# Evening


def evening(t: House) -> House:
    return t.at(Flow(SCAVENGING), Evening())


@shows("TWM-6.2", "TWM-6.3", "TWM-6.4", "TWM-6.6")
@pytest.mark.parametrize("task", ["bed", "floor", "guard", "scavenge"])
def test_the_view_tells_what_each_task_makes_of_fatigue(task: str) -> None:
    t = evening(House("katia zlata").who("katia", fatigue=3).fitting("bed", "g4"))
    after = t.state.view(0).people[0].fatigue_after
    assert after == {"bed": 0, "floor": 1, "guard": 4, "scavenge": 4}
    t.do(f"task {task}", "task guard")
    assert t.level("katia", "fatigue") == after[task]


@shows("TWM-6.2")
def test_the_view_tells_how_many_can_sleep_in_a_bed() -> None:
    t = evening(House("katia zlata anton").fitting("bed", "g4").fitting("bed", "b1"))
    assert t.state.view(0).house.beds == 2
    t.do("task bed", "task bed")
    assert t.refused("task bed") == "TWM-6.2"


@shows("TWM-6.1", "TWM-6.2", "TWM-6.3", "TWM-6.4", "TWM-6.6", "TWM-6.7")
def test_four_tasks_and_what_they_do_once_all_are_given() -> None:
    t = House("katia zlata anton boris").fitting("bed", "g4")
    for name in t.people:
        t.who(name, fatigue=3)
    evening(t)
    assert t.offers("task") == ["task bed", "task floor", "task guard", "task scavenge"]
    t.do("task bed")
    assert t.refused("task bed") == "TWM-6.2"
    t.do("task floor", "task guard")
    assert [t.level(name, "fatigue") for name in t.people] == [3, 3, 3, 3]
    t.do("task scavenge")
    assert [t.level(name, "fatigue") for name in t.people] == [0, 1, 4, 4]


@shows("TWM-6.6")
def test_at_most_three_go_out() -> None:
    t = evening(House("katia zlata anton boris"))
    t.do("task scavenge", "task scavenge", "task scavenge")
    assert t.refused("task scavenge") == "TWM-6.6"


@shows("TWM-6.5")
def test_without_a_guard_the_match_is_lost() -> None:
    t = evening(House("katia zlata"))
    t.do("task floor", "task floor")
    assert t.over
    assert t.outcome.reason == "no-guard"


@shows("TWM-6.8")
def test_with_nobody_out_the_raid_still_comes() -> None:
    t = House("katia zlata").on_top("raids", "burglars").storage(wood=1)
    evening(t)
    t.do("task guard", "task floor")
    assert t.happened("raided", raid="burglars")
    assert not t.happened("went")


def test_a_guard_works_through_the_evening_with_a_card() -> None:
    t = House("katia zlata").keep(4).card("m5", "heap-1")
    evening(t)
    t.do("task guard", "task floor", "play narrative-4", "work m5", "idle")
    assert t.has("wood") == 3
    assert t.level("katia", "fatigue") == 1


@shows("TWM-9.20")
def test_before_water_and_food_only_cards_for_dusk_are_played() -> None:
    t = House().keep(*range(1, 16)).who("katia", hunger=1).storage(raw_food=2).at(Flow(DUSK))
    assert (t.asked, t.offers("play")) == ("dusk", ["play narrative-10"])


@shows("TWM-9.20")
def test_when_all_tasks_are_given_only_cards_for_the_evening_are_played() -> None:
    t = House().keep(*range(1, 16)).at(Flow(EVENING))
    t.do("task guard", "task floor", "task floor")
    assert (t.asked, t.offers("play")) == ("assigned", ["play narrative-4"])


@shows("TWM-6.2", "TWM-6.3", "TWM-6.7")
@pytest.mark.parametrize(("task", "left"), [("bed", 0), ("guard", 4), ("scavenge", 4), ("floor", 1)])
def test_what_a_task_does_to_fatigue_is_told_before(task: str, left: int) -> None:
    t = House().who("katia", fatigue=3)
    assert fatigue_after(t.state, WHO("katia"), c.TASKS.number(task)) == left


@shows("TWM-9.20")
@pytest.mark.parametrize("guard", ["anton", "katia"])
def test_any_guard_may_work_through_the_evening(guard: str) -> None:
    t = House().tasks(katia="guard", zlata="floor", anton="guard").at(REST, ExtraActions(1))
    t.do(f"choose {guard}")
    assert (t.asked, t.facts()["character"]) == ("assign", [guard])
