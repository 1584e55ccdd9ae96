"""Morning and objectives (TWM-3)."""

import pytest
from tests.games.warofmine.tables import SCRIPTS, House

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.phases.dawn import Dawn
from holdfast.games.warofmine.phases.day import Day
from holdfast.games.warofmine.phases.flow import DAY, DUSK, MORNING, Flow, go_to
from holdfast.testing import shows

GOAL = c.OBJECTIVES.number


def open_goal(t: House, name: str, progress: int = 0) -> House:
    """That objective is the one of chapter I."""
    s = t.state
    goals = [goal for goal in range(len(c.OBJECTIVES)) if goal not in (GOAL(name), c.SURVIVE)]
    s.story.objectives = [GOAL(name), goals[0], c.SURVIVE, *goals[1:]]
    s.story.open, s.story.chapters, s.story.progress = 0, 1, progress
    return t


@shows("TWM-3.1", "TWM-3.2", "TWM-3.4")
def test_the_top_event_is_resolved_cold_is_added_and_the_journal_passes() -> None:
    t = House(seats=2).on_top("events", "frost")
    leader = t.state.leader
    t.at(Flow(MORNING))
    while t.asked != "assign":
        t.do(t.offers()[0])
    assert t.happened("event-card", since_start=True, card="frost")
    assert t.state.house.cold == 2
    assert t.state.leader != leader


@shows("TWM-9.16")
def test_a_script_may_send_everybody_to_the_next_morning() -> None:
    t = House().on_top("events", "frost").at(Flow(DUSK), Day(0))
    t.run(lambda: go_to(t.state, MORNING))
    assert t.happened("event-card", card="frost", since_start=True)
    assert t.state.phase == MORNING


@shows("TWM-3.3")
def test_there_are_never_more_than_six_cold_tokens_and_they_stay() -> None:
    t = House()
    t.perform([{"op": "cold", "d": 4}]).perform([{"op": "cold", "d": 4}])
    assert t.state.house.cold == 6
    t.at(Flow(DAY), Dawn(6))
    assert (t.state.day, t.state.house.cold) == (2, 6)
    t.on_top("events", "snipers").at(Flow(MORNING))
    assert t.state.house.cold >= 4
    assert t.state.today.sniper == 4


@shows("TWM-3.2", "TWM-3.5", "TWM-3.6")
def test_a_chapter_reveals_the_next_objective_and_an_unfinished_one_has_its_price() -> None:
    t = open_goal(House(), "a-home-again").on_top("events", "chapter-2").at(Flow(MORNING))
    assert t.happened("missed", objective="a-home-again")
    assert [t.level(name, "misery") for name in t.people] == [1, 1, 1]
    assert (t.state.story.open, t.state.story.chapters) == (1, 2)
    assert t.state.house.cold == 2
    revealed = [c.OBJECTIVES.entries[number] for number in t.state.story.objectives[:2]]
    assert t.state.view(0).story.revealed == revealed


@shows("TWM-3.5", "TWM-3.6")
def test_the_last_chapter_too_has_the_price_of_an_unfinished_objective() -> None:
    t = open_goal(House(), "a-home-again")
    story = t.state.story
    story.objectives[:2] = story.objectives[1::-1]
    story.open, story.chapters = 1, 2
    t.on_top("events", "chapter-3").at(Flow(MORNING))
    assert t.happened("missed", objective="a-home-again")
    assert [t.level(name, "misery") for name in t.people] == [1, 1, 1]
    assert (story.open, story.chapters) == (2, 3)


@shows("TWM-3.6")
def test_an_objective_that_was_achieved_has_no_price_any_more() -> None:
    t = open_goal(House(), "a-home-again", 4).storage(wood=4, components=2).at(Flow(DAY))
    t.do("place bed", "at g4", "idle", "idle")
    assert t.happened("achieved", objective="a-home-again")
    t.on_top("events", "chapter-2").at(Flow(MORNING))
    assert not t.happened("missed")
    assert [t.level(name, "misery") for name in t.people] == [0, 0, 0]


@shows("TWM-3.7")
def test_an_objective_is_advanced_from_storage_at_any_time_and_a_full_track_rewards_at_once() -> None:
    t = open_goal(House(), "water-for-the-district", 5).storage(water=2).at(Flow(DAY))
    t.do("contribute 1")
    assert t.happened("achieved", objective="water-for-the-district")
    assert (t.has("water"), t.has("canned-food"), t.has("vegetable")) == (1, 1, 2)
    assert t.state.story.open == -1
    assert "contribute 1" not in t.offers()


@shows("TWM-3.7")
def test_building_advances_a_home_again_and_arming_the_watch_keeps_raids_away() -> None:
    t = open_goal(House(), "a-home-again", 4).storage(wood=4, components=2).who("zlata", misery=2).at(Flow(DAY))
    t.do("place bed", "at g4", "idle", "idle")
    assert t.level("zlata", "misery") == 1
    t = open_goal(House(), "arm-the-watch", 2).storage(pistol=1).at(Flow(DAY))
    t.do("contribute 3")
    assert t.state.raid.skipped == 2


@shows("TWM-3.8")
def test_an_ordinary_event_ends_with_a_script_of_the_day() -> None:
    t = House().on_top("events", "frost").at(Flow(MORNING))
    read = t.events("read", since_start=True)
    pools = [block for pool in (6, 7, 8) for block in t.state.t.pools[pool]]
    assert t.state.t.script_of[SCRIPTS[read[0].a]] in pools


@shows("TWM-3.9")
def test_a_shortage_removes_tokens_and_changes_values_for_good() -> None:
    t = House().storage(raw_food=5).on_top("events", "food-shortage").at(Flow(MORNING))
    s = t.state
    assert s.goods.removed[c.RAW_FOOD] == 1  # the box had only one left
    assert s.goods.removed[c.VEGETABLE] == 2
    assert s.value(c.RAW_FOOD) == 13
    t.at(Flow(DAY), Dawn(6))
    assert (s.day, s.value(c.RAW_FOOD)) == (2, 13)


@pytest.mark.parametrize(
    ("card", "roll", "lost", "wounds"), [("shelling", 2, 1, 0), ("shelling", 5, 0, 1), ("shelling", 9, 0, 0)]
)
def test_shelling_takes_a_fitting_or_wounds_somebody(card: str, roll: int, lost: int, wounds: int) -> None:
    t = House().fitting("bed", "g4").on_top("events", card)
    t.rig(roll - 1)
    t.at(Flow(MORNING))
    if wounds:
        t.do("wound katia")
    assert (t.state.house.fittings.count(0), t.level("katia", "wounds")) == (1 - lost, wounds)


def test_an_epidemic_strikes_by_each_ones_own_roll() -> None:
    t = House().on_top("events", "epidemic")
    t.rig(2, 3, 0)
    t.at(Flow(MORNING))
    assert [t.level(name, "illness") for name in t.people][:1] == [1]
    assert t.level("zlata", "illness") == 0
    assert t.level("anton", "illness") >= 1


def test_aid_parcels_are_two_tokens_the_same_kind_allowed() -> None:
    t = House().on_top("events", "aid-parcels").at(Flow(MORNING))
    t.do("take filter", "take filter")
    assert t.has("filter") == 2


def test_hard_frost_makes_the_wounded_ill_and_the_lull_keeps_the_night_quiet() -> None:
    t = House().who("anton", wounds=1).on_top("events", "hard-frost").at(Flow(MORNING))
    assert (t.level("anton", "illness"), t.state.house.cold >= 2) == (1, True)
    t = House().who("anton", misery=2).on_top("events", "lull").at(Flow(MORNING))
    t.do("choose anton")
    assert t.level("anton", "misery") <= 2
    assert t.state.raid.skipped >= 1


@shows("TWM-1.2")
@pytest.mark.parametrize(("day", "told"), [(1, 3), (2, 0)])
def test_who_begins_is_told_on_the_first_morning(day: int, told: int) -> None:
    t = House()
    t.state.day = day
    t.at(Flow(MORNING))
    assert len(t.events("begins")) == told
