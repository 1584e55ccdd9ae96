"""Day actions (TWM-4)."""

import pytest
from tests.games.warofmine.tables import FITTING, SPACE, WHO, House, by_day

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.house.reach import reach
from holdfast.games.warofmine.phases.flow import DAY, DUSK, Flow
from holdfast.games.warofmine.phases.work import PokeAbout
from holdfast.games.warofmine.state.decks import VISITORS_DECK
from holdfast.games.warofmine.state.masks import has
from holdfast.testing import shows


@shows("TWM-4.1", "TWM-4.28")
def test_three_stages_and_the_journal_passes_after_each_even_an_empty_one() -> None:
    t = by_day(House("katia", seats=4))
    leader = t.state.leader
    for number in (1, 2, 3):
        assert t.facts()["stage"] == [number]
        t.do("idle")
    assert t.state.leader == (leader + 3) % 4
    t = House("katia", seats=4).who("katia", wounds=3)
    leader = t.state.leader
    by_day(t)
    assert t.asked != "assign"
    assert t.state.leader == (leader + 3) % 4


@shows("TWM-4.2")
@pytest.mark.parametrize(
    ("levels", "actions"),
    [({"hunger": 2}, 2), ({"misery": 1}, 3), ({"fatigue": 2, "hunger": 3}, 1), ({"illness": 3}, 0), ({"wounds": 1}, 2)],
)
def test_the_largest_number_of_markers_blocks_from_the_third_action_backwards(
    levels: dict[str, int], actions: int
) -> None:
    t = by_day(House("katia").who("katia", **levels))
    taken = 0
    while t.asked == "assign":
        taken += 1
        t.do("idle")
    assert taken == actions


@shows("TWM-4.3", "TWM-4.4", "TWM-4.5")
def test_what_can_be_reached_at_the_start() -> None:
    t = House()
    assert t.reached() == {
        *("g0", "g1", "g2", "g3", "g4", "g5", "g6"),  # along the floor, up to the rubble
        *("m4", "m5", "m6", "m3"),  # by the ladder, up to the closed door
        *("t4", "b1", "b2"),  # by ladders: rubble in the attic; the cellar, up to the bars
    }
    assert by_day(t).refused("work g7") == "TWM-4.5"
    t.clear("b2")
    assert "b3" in t.reached()
    assert "b4" not in t.reached()


@shows("TWM-4.6", "TWM-4.7")
def test_one_on_each_place_but_any_number_pokes_about() -> None:
    t = by_day(House())
    t.do("work m5")
    assert t.refused("work m5") == "TWM-4.6"
    t.do("work b1")
    assert "work b1" in t.offers()
    t.rig(0, 0)
    t.do("work b1")
    assert t.asked == "poke-about"
    t = by_day(House().fitting("stove", "g4").storage(raw_food=2, water=2, wood=2))
    t.do("work g4")
    assert t.refused("work g4") == "TWM-4.6"
    assert not {"move g4", "dismantle g4"} & set(t.offers())


@shows("TWM-4.7", "TWM-4.11")
def test_rubble_takes_two_without_a_shovel() -> None:
    t = by_day(House())
    t.do("work g6")
    assert t.asked == "clear"
    assert t.offers() == ["helper zlata", "helper anton"]
    t.do("helper anton", "idle")
    assert t.state.house.turned[SPACE("g6")] == 1
    alone = by_day(House("katia"))
    assert alone.refused("work g6") == "TWM-4.11"


@shows("TWM-4.8")
def test_all_are_assigned_before_anything_happens_and_outdoors_comes_last() -> None:
    t = by_day(House().on_top("visitors", "nobody").card("m5", "heap-1").card("m6", "heap-2"))
    t.do("work g0", "work m5")
    assert t.has("wood") == 0
    t.rig(4)
    t.do("work m6")
    told = [event.kind.name for event in t.last if event.kind.name in ("opened", "visited")]
    assert told == ["opened", "opened", "visited"]


@shows("TWM-4.8", "TWM-4.31")
def test_the_leader_chooses_who_is_assigned_first() -> None:
    t = by_day(House())
    assert t.facts()["character"] == ["katia"]
    assert t.offers("before") == ["before zlata", "before anton"]
    assert t.refused("before katia") == "TWM-4.31"
    t.do("before anton")
    assert t.facts()["character"] == ["anton"]
    assert not t.offers("before")  # the question stays with Anton
    t.do("idle")
    assert t.offers("before") == ["before zlata"]
    t.do("idle")
    assert not t.offers("before")
    assert not by_day(House("katia")).offers("before")


@shows("TWM-4.23")
@pytest.mark.parametrize(("left", "offered"), [(1, True), (0, False)])
def test_without_an_idea_left_nobody_looks_for_one(left: int, offered: bool) -> None:
    t = House("katia")
    t.state.house.ideas_left = left
    t.at(Flow(DAY))
    assert ("work g2" in t.offers()) is offered


@shows("TWM-1.12", "TWM-4.22")
def test_poking_about_gives_what_the_box_still_has() -> None:
    t = House("katia")
    t.state.goods.box[c.WOOD] = t.state.goods.box[c.COMPONENTS] = 1
    t.at(Flow(DUSK), PokeAbout(), die=10)  # four pieces
    assert (t.has("wood"), t.has("components")) == (1, 1)


@shows("TWM-1.12", "TWM-4.8", "TWM-4.31")
@pytest.mark.parametrize(("wish", "finder"), [((), "m5"), (("before zlata",), "b2")])
def test_the_last_token_of_the_box_is_found_by_whoever_was_assigned_first(wish: tuple[str, ...], finder: str) -> None:
    t = by_day(House("katia zlata").card("m5", "heap-3").storage(sawblade=1))
    t.state.goods.box[c.MECHANICAL_PART] = 1
    t.do(*wish, f"work {finder}", "work b2" if finder == "m5" else "work m5")
    opened = [c.SPACES.entries[event.a] for event in t.events("opened")]
    assert opened[0] == finder
    found = t.last.index(t.events("gained", item="mechanical-part")[0])
    assert t.last.index(t.events("opened")[0]) < found < t.last.index(t.events("opened")[1])
    assert t.has("mechanical-part") == 1


@shows("TWM-4.8", "TWM-4.31")
@pytest.mark.parametrize("katia_first", [True, False])
def test_dice_are_rolled_in_the_order_of_assignment(katia_first: bool) -> None:
    t = by_day(House("katia zlata").storage(lockpick=1))
    if katia_first:
        t.do("work m3")
        t.rig(9, 0).do("work b1")
    else:
        t.do("before zlata", "work b1")
        t.rig(9, 0).do("work m3")
        t.do("split 0")
    assert (t.state.house.cards[SPACE("m3")] == -1) == katia_first  # the ten opens the lock or finds four pieces
    assert t.has("components") == (0 if katia_first else 4)


@shows("TWM-4.11", "TWM-4.31")
def test_a_helper_is_assigned_with_the_other() -> None:
    t = by_day(House())
    t.do("before zlata", "work g6", "helper anton")
    assert t.state.jobs.order == [WHO("zlata"), WHO("anton")]
    assert t.facts()["character"] == ["katia"]
    assert not t.offers("before")
    shown = {person.order: person.id for person in t.state.view(0).people if person.order is not None}
    assert shown == dict(enumerate(c.CHARACTERS.entries[who] for who in t.state.jobs.order))
    t.do("idle")
    assert t.state.house.turned[SPACE("g6")] == 1


@shows("TWM-4.9")
def test_costs_are_paid_at_once_and_gains_come_too_late_for_this_stage() -> None:
    t = by_day(House().fitting("stove", "g4").fitting("heater", "g5").storage(raw_food=1, water=1, wood=1))
    t.state.house.cold = 2
    t.do("work g4")  # the only thing that can be made there
    assert (t.has("raw-food"), t.has("wood"), t.has("canned-food")) == (0, 0, 0)
    assert t.refused("work g5") == "TWM-4.9"
    t.do("work b1")
    t.rig(0)
    t.do("idle")
    t.do("split 1")
    assert (t.has("canned-food"), t.has("wood")) == (1, 1)


@shows("TWM-4.32")
def test_a_way_that_is_opened_in_a_stage_leads_nowhere_before_the_next() -> None:
    t = by_day(House().storage(wood=9, components=9, sawblade=1).fitting("workshop", "g4"))
    t.do("work b2", "work g4", "use board-up", "idle")
    assert t.happened("opened", space="b2")
    assert t.offers() == ["board hole1", "board hole2"]  # the third hole lies behind the bars
    t.do("board hole1", "work g4", "use board-up", "idle", "idle")
    assert t.offers() == ["board hole2", "board hole3"]


@shows("TWM-4.10")
def test_searching_a_card_gives_its_loot_and_removes_it() -> None:
    t = by_day(House("katia").card("m5", "heap-3"))
    t.do("work m5")
    assert (t.has("wood"), t.has("components"), t.has("mechanical-part")) == (2, 2, 1)
    assert t.state.house.cards[SPACE("m5")] == -1
    assert t.happened("opened", space="m5")


@shows("TWM-4.12", "TWM-4.14")
def test_bars_need_a_sawblade_which_comes_back() -> None:
    t = by_day(House("katia"))
    assert t.refused("work b2") == "TWM-4.12"
    t = by_day(House("katia").storage(sawblade=1))
    t.do("work b2")
    assert t.state.house.cards[SPACE("b2")] == -1
    assert t.has("sawblade") == 1


@shows("TWM-4.13", "TWM-4.22")
def test_a_roll_says_by_which_rule_it_is_made() -> None:
    t = by_day(House("katia").storage(lockpick=1))
    t.do("work m3")
    assert [event.rule for event in t.events("rolled")] == ["TWM-4.13"]
    t.do("work b1")
    assert [event.rule for event in t.events("rolled")] == ["TWM-4.22"]


@shows("TWM-4.13")
@pytest.mark.parametrize(("roll", "opened"), [(3, False), (4, True)])
def test_picking_a_lock(roll: int, opened: bool) -> None:
    assert by_day(House("katia")).refused("work m3") == "TWM-4.13"
    t = by_day(House("katia").storage(lockpick=1))
    t.rig(roll - 1)
    t.do("work m3")
    assert (t.state.house.cards[SPACE("m3")] == -1) == opened
    assert t.has("lockpick") == (0 if opened else 1)


@shows("TWM-4.15", "TWM-4.18")
def test_rubble_is_turned_first_and_gives_its_loot_the_second_time_and_a_shovel_serves_one_card() -> None:
    t = by_day(House("katia zlata").storage(shovel=1).card("g6", "rubble-4").card("t4", "rubble-1"))
    t.do("work g6", "dig")
    assert "work t4" not in t.offers()
    t.do("idle")
    assert (t.state.house.turned[SPACE("g6")], t.has("components")) == (1, 0)
    shown = t.state.view(0).house.spaces[SPACE("g6")]
    assert (shown.card, shown.remnants) == ("rubble", "rubble-4")
    t.do("work g6", "dig", "idle")
    assert (t.has("wood"), t.has("components"), t.has("mechanical-part"), t.has("shovel")) == (1, 3, 1, 1)
    assert t.state.house.cards[SPACE("g6")] == -1


@shows("TWM-4.16", "TWM-4.17")
def test_a_fitting_is_placed_on_a_free_space_for_its_cost_and_used_by_another_action() -> None:
    t = by_day(House("katia zlata").storage(wood=3, components=3))
    assert t.refused("place bed") == "TWM-4.16"
    t.do("place rainwater-collector")
    assert t.offers() == ["at m4", "at g4", "at g5"]
    t.do("at g4")
    assert (t.has("wood"), t.has("components")) == (0, 0)
    assert "work g4" not in t.offers()
    t.do("idle")
    assert t.state.house.fittings[SPACE("g4")] == FITTING("rainwater-collector")
    t.do("work g4", "idle")
    assert t.has("water") == 1


@shows("TWM-4.19", "TWM-4.20")
def test_a_fitting_can_be_moved_and_dismantled() -> None:
    t = by_day(House("katia").fitting("bed", "g4"))
    t.do("move g4", "at m4")
    assert t.state.house.fittings[SPACE("m4")] == FITTING("bed")
    assert t.state.house.fittings[SPACE("g4")] == -1
    t.do("dismantle m4")
    assert (t.has("wood"), t.has("components"), t.state.house.deck[FITTING("bed")]) == (1, 1, 3)
    assert t.sound()


@shows("TWM-4.21")
def test_next_to_is_asked_when_placing_and_not_later() -> None:
    t = House("katia").storage(components=3, mechanical_part=1).fitting("stove", "g4")
    t.state.house.drop_idea(FITTING("improved-stove"))
    t.state.house.return_fitting(FITTING("improved-stove"))
    by_day(t)
    t.do("place improved-stove")  # one space is beside the stove: the engine takes it
    assert t.state.house.fittings[SPACE("g5")] == FITTING("improved-stove")
    t.storage(raw_food=1, water=1)
    by_day(t)
    t.do("dismantle g4")
    t.do("work g5")
    assert t.has("canned-food") == 1


@shows("TWM-4.22")
@pytest.mark.parametrize(("roll", "pieces"), [(1, 1), (4, 1), (5, 2), (8, 3), (9, 4)])
def test_poking_about(roll: int, pieces: int) -> None:
    t = by_day(House("katia"))
    t.rig(roll - 1)
    t.do("work b1")
    assert len(t.offers()) == pieces + 1
    t.do("split 0")
    assert t.has("components") == pieces


@shows("TWM-4.23")
def test_a_new_idea_is_two_cards_of_the_ideas() -> None:
    t = by_day(House("katia"))
    t.do("work g2", "idea moonshine-still", "idea herb-garden")
    assert t.state.house.deck[FITTING("herb-garden")] == 1
    assert sum(t.state.house.ideas) == 8
    for fitting in range(17):
        while t.state.house.ideas[fitting]:
            t.state.house.drop_idea(fitting)
            t.state.house.return_fitting(fitting)
    t.do("work g2")
    assert sum(t.state.house.ideas) == 0


@shows("TWM-4.24")
@pytest.mark.parametrize(("roll", "wounds"), [(1, 2), (2, 0)])
def test_outdoors_the_sniper_shoots_first(roll: int, wounds: int) -> None:
    t = by_day(House().on_top("visitors", "nobody"))
    t.do("work g0", "idle")
    t.rig(roll - 1)
    t.do("idle")
    assert t.level("katia", "wounds") == wounds
    assert t.happened("visited", visitor="nobody")
    dead = by_day(House().who("katia", wounds=2).on_top("visitors", "nobody"))
    dead.rig(0)
    dead.do("work g0", "idle", "idle")
    assert "katia" not in dead.people
    assert not dead.happened("visited")


@shows("TWM-4.25", "TWM-4.29")
def test_with_two_people_outdoors_finds_a_newcomer() -> None:
    t = by_day(House("katia zlata").on_top("visitors", "nobody"))
    t.do("work g0")
    t.rig(5)
    t.do("idle")
    assert t.asked == "newcomer"
    assert t.happened("visited", visitor="newcomer")
    who = WHO(str(t.facts()["character"][0]))
    t.rig(4)
    t.do("yes")
    assert t.asked == "take-one"
    t.do("take vegetable")
    assert t.state.people.group[-1] == who
    assert not has(t.state.people.starters, who)
    assert t.state.people.level(who, c.HUNGER) == 2
    assert t.state.people.level(who, c.MISERY) == 2
    assert t.has("raw-food") == 1
    refused = by_day(House("katia zlata"))
    refused.rig(5)
    refused.do("work g0", "idle", "no")
    assert len(refused.people) == 2
    assert len(refused.state.decks.unused) == 10


@shows("TWM-4.25")
def test_a_newcomer_is_sought_among_the_discards_too_and_the_deck_is_shuffled() -> None:
    t = House("katia zlata")
    s = t.state
    others = [card for card in s.decks.visitors if card != c.NEWCOMER]
    s.decks.visitors, s.decks.visitors_seen = others, [c.NEWCOMER] * (len(s.decks.visitors) - len(others))
    s.decks.knows(VISITORS_DECK, 1)  # a gossip has told who is next
    by_day(t).do("work g0")
    t.rig(5)
    t.do("idle")
    assert t.asked == "newcomer"
    assert (s.decks.visitors_seen, s.decks.known[VISITORS_DECK]) == ([c.NEWCOMER], 0)
    assert sorted(s.decks.visitors) == sorted([*others, c.NEWCOMER, c.NEWCOMER])


@shows("TWM-4.29")
def test_when_nobody_is_left_to_come_emira_does_not_come_instead() -> None:
    t = House("katia zlata")
    t.state.decks.unused = []
    by_day(t).do("work g0")
    t.rig(5)
    t.do("idle")
    assert t.happened("visited", visitor="newcomer")
    assert (t.asked, t.people) == ("assign", ["katia", "zlata"])


@shows("TWM-4.33")
@pytest.mark.parametrize(
    ("roll", "burden"),
    [
        (1, "fatigue"),
        (3, "fatigue"),
        (4, "misery"),
        (6, "misery"),
        (7, "illness"),
        (8, "illness"),
        (9, "wounds"),
        (10, "wounds"),
    ],
)
def test_a_newcomer_brings_a_burden_food_and_a_small_thing(roll: int, burden: str) -> None:
    t = by_day(House("katia"))
    t.rig(5)
    t.do("work g0")
    t.rig(roll - 1)
    t.do("yes")
    someone = t.people[-1]
    assert [t.level(someone, state) for state in ("hunger", burden)] == [2, 2]
    assert sum(t.level(someone, state) for state in c.STATES.entries) == 4
    assert t.has("raw-food") == 1
    assert max(t.state.value(action.a) for action in t.decision.actions) == 5


@shows("TWM-4.26")
def test_what_waits_is_collected_from_the_next_day_on_and_a_moved_or_lost_fitting_loses_it() -> None:
    t = by_day(House("katia").fitting("small-animal-trap", "g4").storage(vegetable=1))
    t.do("work g4", "use bait-vegetable")
    assert "work g4" not in t.offers()  # today there is nothing to collect, and a token lies there
    t.state.day += 1
    by_day(t)
    t.rig(7)
    t.do("work g4")
    assert t.has("raw-food") == 2  # 8 and the bait make 10
    t.do("work g4")
    t.do("move g4", "at g5")
    assert not t.state.house.waits(SPACE("g5"))
    t.state.house.set_wait(SPACE("g5"), t.state.day, False)
    t.perform([{"op": "lose_fittings", "n": 1}])
    assert (t.state.house.fittings[SPACE("g5")], t.state.house.waits(SPACE("g5"))) == (-1, False)
    full = House("katia").fitting("small-animal-trap", "g4")
    for space in ("m5", "m6", "t6"):
        full.state.house.set_wait(SPACE(space), 2, False)
    assert "work g4" not in by_day(full).offers()


@shows("TWM-4.27")
def test_a_board_up_goes_on_a_hole_in_reach() -> None:
    t = by_day(House("katia").fitting("workshop", "g4").storage(wood=3, components=1))
    t.do("work g4")
    assert t.asked == "board-up"
    assert t.offers() == ["board hole1", "board hole2"]
    before = reach(t.state)
    t.do("board hole2")
    assert t.state.house.boarded == 2
    assert reach(t.state) == before
    t.storage(wood=3, components=1)
    by_day(t).do("work g4")  # one hole in reach is left: the engine takes it
    assert t.state.house.boarded == 3


@shows("TWM-4.30")
def test_an_empty_visitor_deck_is_made_anew() -> None:
    t = House()
    s = t.state
    s.decks.visitors, s.decks.visitors_seen = [], [c.VISITORS.number("nobody")]
    s.decks.removed = [64 + card for card in range(9) for _ in range(s.t.visitor_copies[card]) if card != 7]
    by_day(t)
    t.do("work g0", "idle")
    t.rig(5)
    t.do("idle")
    assert t.happened("visited", visitor="nobody")
    assert s.decks.visitors_seen == [7]
