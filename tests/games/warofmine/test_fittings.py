"""What skills and fittings do by day (TWM-4)."""

import pytest
from tests.games.warofmine.tables import FITTING, SPACE, WHO, House, by_day, spaces, stage

from holdfast.core import ActionInWords
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.house.choices import FreeFitting, LoseFitting
from holdfast.games.warofmine.house.newcomers import Newcomer
from holdfast.games.warofmine.house.reach import bare_spaces, reach
from holdfast.games.warofmine.house.recipes import NO_HOLE, NO_TOKEN, OPEN, what_closes
from holdfast.games.warofmine.house.sniper import Outdoors
from holdfast.games.warofmine.phases.assign import Assign
from holdfast.games.warofmine.phases.evening import Evening
from holdfast.games.warofmine.phases.flow import DAY, DUSK, MORNING, Flow
from holdfast.games.warofmine.state.jobs import AT_FITTING, Job
from holdfast.games.warofmine.state.masks import has
from holdfast.testing import shows


def test_the_handyman_builds_cheaper_and_the_strong_one_needs_no_shovel() -> None:
    t = by_day(House("marin boris").storage(wood=3, components=1))
    t.do("place bed", "at g4")
    assert (t.has("wood"), t.has("components")) == (0, 0)
    t.do("work g6")
    assert t.state.house.turned[SPACE("g6")] == 1


def test_the_cook_finds_a_vegetable_once_a_day() -> None:
    t = by_day(House("bruno").fitting("stove", "g4").storage(raw_food=2, water=2, book=2))
    t.do("work g4", "work g4")
    assert (t.has("canned-food"), t.has("vegetable")) == (2, 1)


@shows("TWM-2.17")
def test_cooking_serves_once_a_day_and_again_the_next() -> None:
    t = House("bruno").fitting("stove", "g4").storage(raw_food=3, water=3, book=3)
    t.at(Flow(DAY)).do("work g4", "work g4")
    assert (t.has("canned-food"), t.has("vegetable")) == (2, 1)
    t.on_top("events", "frost").at(Flow(MORNING)).until("assign")
    t.do("work g4")
    assert (t.has("canned-food"), t.has("vegetable")) == (3, 2)


def test_heating_is_paid_as_often_as_there_is_cold() -> None:
    t = House("katia").fitting("heater", "g4").storage(wood=6)
    t.state.house.cold = 3
    by_day(t)
    t.do("work g4", "use heat-wood")
    assert (t.state.house.cold, t.has("wood")) == (0, 2)


def test_the_armchair_and_the_radio_ease_the_mind() -> None:
    t = House("katia").fitting("armchair", "g4").fitting("radio", "g5").storage(book=1).who("katia", misery=2)
    by_day(t)
    t.do("work g4", "use read-book")
    t.do("work g5", "use listen")
    assert t.level("katia", "misery") == 0
    assert "use listen" not in t.offers()
    by_day(t)
    t.do("work g5")
    assert t.state.decks.known[0] == 1  # only the news are left today


@pytest.mark.parametrize("recipe", [entry for entry in c.RECIPES.entries if entry != "board-up"])
def test_every_recipe_turns_its_cost_into_its_gain(recipe: str) -> None:
    number = c.RECIPES.number(recipe)
    t = House("katia").who("katia", fatigue=0, misery=1)
    s = t.state
    cost, gain = s.t.recipe_cost[number], s.t.recipe_gain[number]
    goods = {c.ITEMS.entries[cost[i]].replace("-", "_"): cost[i + 1] for i in range(0, len(cost), 2)}
    t.fitting(c.FITTINGS.entries[s.t.recipe_fitting[number]], "g4").storage(**goods)
    s.house.cold = 1
    if s.t.recipe_wait[number] == 3:
        s.house.set_wait(SPACE("g4"), 1, False)
    by_day(t)
    t.do("work g4")
    if t.asked == "recipes":
        t.do(f"use {recipe}")
    for i in range(0, len(cost), 2):
        assert s.goods.storage[cost[i]] == 0
    for i in range(0, len(gain), 2):
        assert s.goods.storage[gain[i]] == gain[i + 1]
    assert t.sound()


@pytest.mark.parametrize("fitting", c.FITTINGS.entries)
def test_every_fitting_can_be_built(fitting: str) -> None:
    t = House("katia")
    s = t.state
    number = FITTING(fitting)
    cost = s.t.fitting_cost[number]
    t.storage(**{c.ITEMS.entries[cost[i]].replace("-", "_"): cost[i + 1] for i in range(0, len(cost), 2)})
    if s.t.fitting_next_to[number] >= 0:
        t.fitting(c.FITTINGS.entries[s.t.fitting_next_to[number]], "g4")
    if s.house.ideas[number]:
        s.house.drop_idea(number)
        s.house.return_fitting(number)
    by_day(t)
    t.do(f"place {fitting}")
    if t.asked == "where":
        t.do(t.offers()[0])
    assert number in s.house.fittings
    assert sum(s.goods.storage) == 0


def test_extra_food_may_be_eaten_during_the_day() -> None:
    t = House("katia").who("katia", hunger=3).storage(canned_food=1).at(Flow(DAY))
    t.do("meal katia canned-food")
    assert t.level("katia", "hunger") == 1
    assert t.asked == "assign"
    assert WHO("katia") in t.state.people.group


@shows("TWM-4.16")
def test_the_list_shows_what_a_fitting_costs_the_one_who_builds_it() -> None:
    words = GAME.words("en")
    bed = c.PLACE[c.FITTINGS.number("bed")]
    for who, cost in (("katia", "4 wood, 2 components"), ("marin", "3 wood, 1 component")):
        t = by_day(House(who).storage(wood=9, components=9))
        assert GAME.detail(t.state, bed, words) == cost


def test_goods_show_their_value_and_weight() -> None:
    t = House().storage(knife=1)
    assert GAME.detail(t.state, c.TAKE[c.ITEMS.number("canned-food")], GAME.words("en")) == "worth 15, weight 1"
    assert GAME.detail(t.state, c.GIVE[c.WOOD], GAME.words("fr")) == "valeur 0, poids 1"


@shows("TWM-6.5")
def test_a_task_that_would_leave_no_guard_says_so() -> None:
    words = GAME.words("en")
    t = House("katia zlata").at(Flow(DUSK), Evening())
    assert GAME.detail(t.state, c.TASK[c.TASK_FLOOR], words) == ""
    t.do("task floor")
    assert "lost" in GAME.detail(t.state, c.TASK[c.TASK_FLOOR], words)
    assert GAME.detail(t.state, c.TASK[c.TASK_GUARD], words) == ""


def explained(t: House) -> list[ActionInWords]:
    decision = GAME.explain(t.state, 0, GAME.words("en"), ["Ann"])
    assert decision is not None
    return decision.actions


@shows("TWM-6.5")
def test_a_task_that_would_leave_no_guard_stands_last() -> None:
    t = House("katia zlata").at(Flow(DUSK), Evening())
    assert [one.ends for one in explained(t)] == [False, False, False]
    t.do("task floor")
    assert [one.arguments[0].id for one in explained(t) if not one.ends] == ["guard"]


@shows("TWM-4.26")
def test_what_is_set_in_this_stage_counts_for_the_wait_tokens() -> None:
    t = House().storage(wood=9, components=9, herb=9, vegetable=9, water=9, chems=9)
    t.fitting("small-animal-trap", "g4").fitting("herb-garden", "g5")
    tokens = t.state.t.wait_tokens
    for space in range(tokens - 2):
        t.state.house.set_wait(space, 9, False)
    trap, reached = c.RECIPES.number("set-trap"), spaces("g4")
    assert what_closes(t.state, trap, SPACE("g4"), reached) == OPEN
    t.state.jobs.assigned(WHO("anton"))
    t.state.jobs.give(WHO("anton"), Job(AT_FITTING, SPACE("g5"), c.RECIPES.number("plant-herbs"), 1))
    assert what_closes(t.state, trap, SPACE("g4"), reached) == OPEN
    t.state.jobs.assigned(WHO("zlata"))
    t.state.jobs.give(WHO("zlata"), Job(AT_FITTING, SPACE("g6"), c.RECIPES.number("plant-vegetables"), 1))
    assert what_closes(t.state, trap, SPACE("g4"), reached) == NO_TOKEN


@shows("TWM-4.27")
def test_with_two_workshops_two_holes_are_boarded_in_one_stage() -> None:
    t = House().storage(wood=20, components=20).fitting("workshop", "g4").clear("m6", "b1")
    board, reached = c.RECIPES.number("board-up"), spaces("m6", "b1")
    t.state.jobs.assigned(WHO("anton"))
    t.state.jobs.give(WHO("anton"), Job(AT_FITTING, SPACE("g5"), board, 1))
    assert what_closes(t.state, board, SPACE("g4"), reached) == OPEN
    t.state.jobs.assigned(WHO("zlata"))
    t.state.jobs.give(WHO("zlata"), Job(AT_FITTING, SPACE("g6"), board, 1))
    assert what_closes(t.state, board, SPACE("g4"), reached) == NO_HOLE


@shows("TWM-4.11", "TWM-4.12")
def test_one_shovel_is_enough_for_rubble_and_a_saw_blade_may_be_a_note() -> None:
    t = House("zlata").storage(shovel=1)
    assert "work g6" in stage(t).offers()
    assert "work g6" not in stage(House("zlata")).offers()
    t = House("zlata").note("broken-sawblade", charges=1, place="stored")
    assert "work b2" in stage(t).offers()
    assert "work b2" not in stage(House("zlata")).offers()


@shows("TWM-4.13")
def test_a_lock_costs_one_lockpick_however_many_there_are() -> None:
    t = House("zlata").storage(lockpick=3)
    door = next(x for x in ("t3", "t5", "m3") if f"work {x}" in stage(t).offers())
    t.rig(9)
    t.do(f"work {door}")
    assert t.has("lockpick") == 2


@shows("TWM-4.6")
def test_who_rests_or_helps_takes_no_space() -> None:
    t = House("katia zlata anton").at(Flow(DUSK), Assign(0, House().state.people.home(), spaces("t1")))
    t.do("idle")
    assert "work t1" in t.offers()


@shows("TWM-4.24")
@pytest.mark.parametrize(
    ("reach_", "roll", "hit"), [(0, 1, True), (0, 2, False), (3, 3, True), (3, 4, False), (-1, 1, False)]
)
def test_the_sniper_hits_as_far_as_the_day_says(reach_: int, roll: int, hit: bool) -> None:
    t = House()
    t.state.today.sniper = reach_
    t.state.die = roll
    t.state.today.no_visitor = 1
    t.at(Flow(DUSK), Outdoors(WHO("katia")))
    assert (t.level("katia", "wounds") > 0) is hit


@shows("TWM-4.16")
def test_the_last_card_of_a_fitting_is_placed_for_nothing_too() -> None:
    t = House().clear("g4").at(Flow(DUSK), FreeFitting(FITTING("stove")))
    assert t.state.house.deck[FITTING("stove")] == 1
    t.do(t.offers("at")[0])
    assert (t.state.house.deck[FITTING("stove")], t.state.house.ideas[FITTING("stove")]) == (0, 0)
    ideas = t.state.house.ideas_left
    t.at(Flow(DUSK), FreeFitting(FITTING("herb-garden")))
    t.do(t.offers("at")[0])
    assert (t.state.house.ideas[FITTING("herb-garden")], t.state.house.ideas_left) == (0, ideas - 1)


@shows("TWM-12.37")
@pytest.mark.parametrize("second", ["bed", "heater"])
def test_two_fittings_at_once_need_two_places_side_by_side(second: str) -> None:
    house = House()
    for space in c.SPACES.entries:
        alone = House().clear(space).at(Flow(DUSK), FreeFitting(FITTING("stove"))).offers()
        both = House().clear(space).at(Flow(DUSK), FreeFitting(FITTING("stove"), FITTING(second))).offers()
        beside = {c.SPACES.entries[one] for at in both for one in house.state.t.beside[SPACE(at.split()[1])]}
        assert set(both) <= set(alone)
        assert beside & {at.split()[1] for at in alone} if both else not beside
        if set(both) < set(alone):
            break
    else:
        raise AssertionError("no space of the house was free without another beside it")


@shows("TWM-12.8")
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_as_many_fittings_are_lost_as_must_be(lost: int) -> None:
    t = House().fitting("bed", "g4").fitting("stove", "g5").fitting("heater", "g2").at(Flow(DUSK), LoseFitting(lost))
    while t.asked == "lose-fitting":
        t.do(t.offers()[0])
    assert [fitting >= 0 for fitting in t.state.house.fittings].count(True) == 3 - lost


@shows("TWM-12.49", "TWM-4.2")
def test_what_two_notes_let_somebody_ignore_adds_up() -> None:
    t = House().who("katia", wounds=2, hunger=2)
    assert t.state.blocked(WHO("katia")) > 0
    t.note("adrenaline", place="with katia").note("numbed", place="with katia")
    assert t.state.blocked(WHO("katia")) == 0
    t = House().who("katia", wounds=2, illness=2, hunger=3).note("numbed", place="with katia")
    assert t.state.blocked(WHO("katia")) == t.state.t.blocks_actions(c.HUNGER, 3)


@shows("TWM-4.29")
def test_what_a_newcomer_brings_goes_to_storage() -> None:
    t = House("katia").at(Flow(DUSK), Newcomer(WHO("marko"), 0))
    t.do("yes")
    assert (t.asked, t.facts()["stored"]) == ("take-one", [1])


@shows("TWM-4.5")
def test_what_is_in_reach_is_found_anew_for_each_way_the_house_may_be() -> None:
    t = House()
    known = t.state.t.reaches
    before = dict(known)
    known.clear()
    found = reach(t.state)
    assert has(found, c.GUARD_SPACE)
    assert has(found, SPACE("g4"))
    assert not has(found, SPACE("b6"))
    assert reach(t.state) == found
    known.update(before)


@shows("TWM-4.23")
def test_without_ideas_there_is_no_new_one() -> None:
    t = House()
    for fitting in range(len(c.FITTINGS)):
        for _ in range(t.state.house.ideas[fitting]):
            t.state.house.drop_idea(fitting)
    space = next(x for x in c.SPACES.entries if has(t.state.t.idea_spaces, SPACE(x)))
    assert stage(t).refused(f"work {space}") == "TWM-4.23"


@shows("TWM-4.6", "TWM-4.16")
def test_two_fittings_of_one_stage_stand_on_two_spaces() -> None:
    t = stage(House().storage(wood=20, components=20))
    t.do("place bed", "at g4", "place stove", "at g5", "place heater")
    assert not {"at g4", "at g5"} & set(t.offers())


@shows("TWM-4.26")
def test_the_house_knows_where_its_cards_and_fittings_are_whatever_happens() -> None:
    t = House().fitting("bed", "g4").fitting("stove", "g5")
    house = t.state.house
    house.clear(SPACE("g4"))
    house.lay_card(SPACE("t1"), -1)
    house.take_card(SPACE("t2"))
    house.lay_card(SPACE("t1"), 5)
    house.take_fitting(FITTING("heater"))
    house.return_fitting(FITTING("bed"))
    house.drop_idea(FITTING("herb-garden"))
    for space in c.SPACES.entries:
        assert has(house.covered, SPACE(space)) == (house.cards[SPACE(space)] >= 0)
        assert has(house.fitted, SPACE(space)) == (house.fittings[SPACE(space)] >= 0)
    for fitting in range(len(c.FITTINGS)):
        assert has(house.in_deck, fitting) == (house.deck[fitting] > 0)
    assert house.ideas_left == sum(house.ideas)


@shows("TWM-4.2")
def test_a_match_that_is_taken_up_again_knows_who_is_too_weak_to_act() -> None:
    t = House().who("katia", wounds=2, misery=1).who("anton", illness=3, fatigue=2)
    loaded = t.game.load(t.state.dump())
    for name in t.people:
        assert loaded.blocked(WHO(name)) == t.state.blocked(WHO(name))
        assert loaded.people.digits[WHO(name)] == t.state.people.digits[WHO(name)]


@shows("TWM-4.26")
@pytest.mark.parametrize(
    ("who", "baited", "roll", "food"),
    [
        ("katia", False, 6, 1),
        ("katia", False, 5, 0),
        ("katia", True, 4, 1),
        ("katia", True, 3, 0),
        ("anton", False, 4, 1),
        ("anton", True, 2, 1),
        ("anton", True, 6, 2),
        ("anton", True, 5, 1),
    ],
)
def test_bait_and_a_trapper_each_add_two_to_the_roll_at_a_trap(who: str, baited: bool, roll: int, food: int) -> None:
    t = House(who).fitting("small-animal-trap", "g4")
    t.state.house.set_wait(SPACE("g4"), t.state.day, baited)
    by_day(t).rig(roll - 1)
    t.do("work g4")
    assert t.has("raw-food") == food


@shows("TWM-4.21", "TWM-4.16")
def test_a_fitting_whose_only_place_is_promised_is_refused_by_what_it_must_stand_beside() -> None:
    t = House().storage(wood=30, components=30, mechanical_part=5, electrical_part=5, filter=5).fitting("stove", "g4")
    house, improved = t.state.house, FITTING("improved-stove")
    house.drop_idea(improved)
    house.return_fitting(improved)
    beside = [space for space in t.state.t.beside[SPACE("g4")] if has(bare_spaces(t.state) & reach(t.state), space)]
    for fitting, space in zip(("bed", "armchair", "radio"), beside[1:], strict=False):
        t.fitting(fitting, c.SPACES.entries[space])
    assert "place improved-stove" in stage(t).offers()
    t.do("place heater", f"at {c.SPACES.entries[beside[0]]}")
    assert t.refused("place improved-stove") == "TWM-4.21"
