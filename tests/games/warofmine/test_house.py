"""The house to the letter: fittings and their costs, what is in reach, recipes, and who comes to the door."""

import pytest
from tests.games.warofmine.tables import FITTING, SPACE, WHO, House

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.house.choices import FreeFitting, LoseFitting, take_idea
from holdfast.games.warofmine.house.costs import (
    affordable,
    can_craft,
    note_cost,
    pay_for,
    pay_for_note,
    price,
    saving,
    within_means,
)
from holdfast.games.warofmine.house.fittings import has_place, stands
from holdfast.games.warofmine.house.newcomers import can_join, recruit
from holdfast.games.warofmine.house.notes import note_left, refuse_note
from holdfast.games.warofmine.house.reach import BARS, CLOSED_DOOR
from holdfast.games.warofmine.house.recipes import boarding, cooks, replacement, setting, with_replacement
from holdfast.games.warofmine.house.sniper import Outdoors
from holdfast.games.warofmine.house.visitors import Farewell, draw_visitor, seek_newcomer
from holdfast.games.warofmine.phases.flow import DUSK, Flow
from holdfast.games.warofmine.state.decks import UNUSED_DECK
from holdfast.games.warofmine.state.jobs import AT_CARD, AT_FITTING, BY_HAND, Job
from holdfast.games.warofmine.state.masks import one
from holdfast.testing import shows

BED, STOVE = FITTING("bed"), FITTING("stove")
"""A bed is the first of all fittings: its number is 0."""

# Fittings


@shows("TWM-4.16", "TWM-4.21")
def test_for_nothing_too_a_fitting_needs_a_card_and_its_place() -> None:
    t = House().fitting("stove", "g4").at(Flow(DUSK), FreeFitting())
    assert {"place bed", "place improved-stove"} <= set(t.offers())  # which stands next to a stove
    closed = [action.text for action, _ in t.decision.step.closed(t.state)]
    assert {"place stove"}.isdisjoint([*t.offers(), *closed])  # there is only one
    assert "place improved-stove" not in House().at(Flow(DUSK), FreeFitting()).offers()


@shows("TWM-4.16")
def test_a_free_space_out_of_reach_is_no_place() -> None:
    t = House().fitting("bed", "g4").fitting("stove", "g5").clear("b3")
    assert can_craft(t.state, False)
    t.fitting("heater", "m4")
    assert not can_craft(t.state, False)
    assert t.at(Flow(DUSK), FreeFitting()).asked != "free-fitting"


@shows("TWM-4.16")
def test_a_bed_is_placed_like_any_fitting() -> None:
    t = House().at(Flow(DUSK), FreeFitting(BED))
    assert (t.offers(), t.decision.step.closed(t.state)) == (["at m4", "at g4", "at g5"], [])


@shows("TWM-12.37")
def test_a_bed_may_be_the_second_of_two() -> None:
    t = House().at(Flow(DUSK), FreeFitting(STOVE, BED))
    t.do("at g4")
    assert (t.asked, t.facts()["fitting"]) == ("free-fitting", ["bed"])


@shows("TWM-12.8")
def test_all_that_is_lost_on_one_floor_stands_there() -> None:
    t = House().fitting("bed", "g4").fitting("stove", "g5").fitting("heater", "m4")
    t.at(Flow(DUSK), LoseFitting(2, t.state.t.area[SPACE("g4")]))
    t.do("give-up g4")
    assert t.asked != "lose-fitting"
    assert [t.state.house.fittings[SPACE(space)] >= 0 for space in ("g4", "g5", "m4")] == [False, False, True]


@shows("TWM-4.23")
def test_an_idea_that_is_not_there_is_not_taken() -> None:
    t = House()
    before = t.state.house.deck[BED]
    take_idea(t.state, BED)
    assert (t.state.house.ideas[BED], t.state.house.deck[BED]) == (0, before)


def test_any_space_will_do_where_nothing_is_asked_for() -> None:
    t = House().fitting("stove", "g4")
    assert [has_place(t.state, BED, free) for free in (0, 1, 2)] == [False, True, True]
    assert [stands(t.state, fitting) for fitting in (BED, STOVE)] == [False, True]


# Costs


@shows("TWM-4.16")
@pytest.mark.parametrize(
    ("wood", "components", "saved", "enough"), [(3, 1, 1, True), (3, 1, 0, False), (4, 2, 0, True)]
)
def test_a_bed_costs_four_wood_and_two_components_less_what_is_saved(
    wood: int, components: int, saved: int, enough: bool
) -> None:
    s = House().storage(wood=wood, components=components).state
    assert affordable(s, BED, saved) == enough
    assert within_means(s, one(BED), saved) == (one(BED) if enough else 0)


@shows("TWM-4.16")
def test_what_is_saved_makes_nothing_cheaper_than_free() -> None:
    assert [price(House().state, c.WOOD, n, 2) for n in (1, 2, 3)] == [0, 0, 1]


def test_a_handyman_saves_on_top_of_the_tools() -> None:
    s = House("marin").note("tools", place="stored").state
    assert saving(s, WHO("marin")) == saving(s, -1) + s.t.handy > s.t.handy


@shows("TWM-12.28")
def test_what_a_card_saves_is_saved_once_on_each_kind() -> None:
    t = House().storage(wood=9, components=9)
    trap = c.NOTES.number("booby-trap")
    t.state.today.discount = 1
    assert note_cost(t.state, trap, -1) == [c.WOOD, 1, c.COMPONENTS, 1]
    pay_for_note(t.state, trap, -1)
    assert (t.has("wood"), t.has("components"), t.state.today.discount) == (8, 8, 0)
    t.state.today.discount = 1
    pay_for(t.state, BED, -1)
    assert (t.has("wood"), t.has("components"), t.state.today.discount) == (5, 7, 0)


# What is in reach


@shows("TWM-4.5")
def test_rubble_doors_and_bars_are_reached_and_not_passed_and_heaps_are_passed() -> None:
    t = House()
    known = t.state.t.reaches
    before = dict(known)
    known.clear()
    found = t.reached()
    known.update(before)
    everything = "b1 b2 g0 g1 g2 g3 g4 g5 g6 m3 m4 m5 m6 t4"
    assert found == set(everything.split())


@shows("TWM-12.26")
def test_only_a_note_that_says_so_shuts_the_basement() -> None:
    assert House().note("grenade", place="stored").reached() == House().reached()


# Recipes and notes


def test_what_cooks_is_what_makes_canned_food() -> None:
    s = House().state
    cooking = {recipe for recipe in c.RECIPES.entries if cooks(s, c.RECIPES.number(recipe))}
    assert cooking == {"cook-wood", "cook-book", "cook-raw-saving", "cook-vegetables"}


@shows("TWM-12.35")
def test_one_raw_food_is_replaced_where_flour_lies_at_hand() -> None:
    s = House().note("grenade", place="stored").state
    cook = c.RECIPES.number("cook-wood")
    assert replacement(s, cook) < 0
    assert with_replacement(s, cook) == [c.RAW_FOOD, 0, c.WATER, 1, c.WOOD, 1]


@shows("TWM-4.26")
def test_only_work_that_sets_or_boards_up_counts_for_it() -> None:
    s = House().state
    work = [Job(AT_FITTING, 5, c.RECIPES.number("cook-wood")), Job(AT_CARD, 4, c.RECIPES.number("board-up"))]
    work += [Job(AT_FITTING, 6, c.RECIPES.number(name)) for name in ("set-trap", "bait-chems", "board-up")]
    for character, job in enumerate(work):
        s.jobs.assigned(character)
        s.jobs.give(character, job)
    assert (setting(s), boarding(s)) == (2, 1)


@shows("TWM-12.23")
@pytest.mark.parametrize(
    ("kind", "tool", "left"), [(BARS, BY_HAND, False), (BARS, 4, True), (CLOSED_DOOR, BY_HAND, True)]
)
def test_a_note_that_is_a_tool_is_in_one_hand_at_a_time(kind: int, tool: int, left: bool) -> None:
    t = House().note("broken-sawblade", place="stored")
    s = t.state
    assert note_left(s, s.t.note_sawblade, BARS)
    kinds = [s.t.shelter_kind[card] if card >= 0 else -1 for card in s.house.cards]
    s.jobs.assigned(WHO("katia"))
    s.jobs.give(WHO("katia"), Job(AT_CARD, kinds.index(kind), tool))
    assert note_left(s, s.t.note_sawblade, BARS) == left


@shows("TWM-12.21", "TWM-12.32", "TWM-12.40")
def test_a_note_is_refused_as_used_today_only_if_it_was() -> None:
    rules = []
    for place in ("stored", "hidden"):
        t = House().storage(canned_food=1).note("carpenter", place=place)
        rules.append(refuse_note(t.state, 0))
    assert rules == ["TWM-12.32", "TWM-12.40"]


# Who comes


@shows("TWM-4.29")
def test_who_asks_to_stay_is_the_top_card_of_those_who_are_not_here() -> None:
    t = House("katia")
    unused = t.state.decks.unused
    t.state.people.joined = WHO("zlata")
    t.run(lambda: recruit(t.state, False))
    assert (t.asked, t.facts()["character"]) == ("newcomer", [c.CHARACTERS.entries[unused[-1]]])
    assert (t.state.people.joined, t.state.decks.known[UNUSED_DECK]) == (-1, 1)
    t.do("yes")
    assert t.state.decks.unused == unused[:-1]


@shows("TWM-1.11")
def test_emira_joins_while_there_is_a_place_and_once() -> None:
    assert can_join(House("katia").state, c.EMIRA)
    assert not can_join(House("katia emira").state, c.EMIRA)
    assert not can_join(House("katia zlata anton boris").state, c.EMIRA)


@shows("TWM-4.24")
def test_the_visitor_on_top_comes_and_the_others_stay() -> None:
    t = House()
    visitors = t.state.decks.visitors
    t.run(lambda: draw_visitor(t.state))
    assert t.happened("visited", visitor=c.VISITORS.entries[visitors[-1]])
    assert t.state.decks.visitors == visitors[:-1]


@shows("TWM-4.25")
@pytest.mark.parametrize("place", range(4))
def test_a_newcomer_is_found_wherever_the_card_lies(place: int) -> None:
    t = House("katia")
    others = [card for card in t.state.decks.visitors if card != c.NEWCOMER][:3]
    t.state.decks.visitors = [*others[:place], c.NEWCOMER, *others[place:]]
    t.run(lambda: seek_newcomer(t.state))
    assert sorted(t.state.decks.visitors) == sorted(others)


@shows("TWM-3.7")
def test_a_gift_of_just_enough_is_a_gift_and_counts_once() -> None:
    t = House()
    story, door = t.state.story, c.OBJECTIVES.number("open-door")
    story.objectives = [door, *(other for other in story.objectives if other != door)]
    story.open, story.chapters = 0, 1
    t.state.goods.given = t.state.t.visitor_gift
    t.at(Flow(DUSK), Farewell())
    assert (story.progress, t.state.goods.given) == (1, 0)


@shows("TWM-12.29", "TWM-9.20")
def test_at_the_door_only_what_is_for_the_door_is_used() -> None:
    t = House().note("grenade", place="stored").keep(1, 13).who("katia", misery=1, fatigue=1)
    t.state.today.no_visitor = 1
    assert t.at(Flow(DUSK), Outdoors(WHO("katia"), 1)).asked != "outdoors"
