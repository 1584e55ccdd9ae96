"""Setup (TWM-1)."""

import msgspec
import pytest
from tests.games.warofmine.tables import House

import holdfast.games.warofmine.phases.flow as f
from holdfast.core import Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.phases.flow import DAWN, DAY, Flow
from holdfast.games.warofmine.phases.raid import Steal
from holdfast.games.warofmine.state.jobs import Job
from holdfast.games.warofmine.state.masks import count
from holdfast.games.warofmine.state.notes import Note
from holdfast.games.warofmine.state.people import _digits
from holdfast.games.warofmine.state.setup import _starting_group, set_up
from holdfast.games.warofmine.state.state import State
from holdfast.testing import shows


def new(seed: int = 1, seats: int = 1) -> State:
    return set_up(GAME.tables(), seats, Rng(seed), f.FLOWS[f.MORNING])


@shows("TWM-1.1")
def test_any_seat_may_be_the_first_leader() -> None:
    assert {new(seed, 4).leader for seed in range(60)} == {0, 1, 2, 3}


@shows("TWM-1.2", "TWM-1.5")
def test_one_red_border_two_black_ones_the_others_wait() -> None:
    for seed in range(20):
        s = new(seed)
        assert [s.t.border[who] for who in s.people.group] == [1, 2, 2]
        assert sorted(s.people.group + s.decks.unused) == list(range(12))  # Emira comes by a script only
    assert any(new(seed).decks.unused != sorted(new(seed).decks.unused) for seed in range(20))


@shows("TWM-1.3", "TWM-1.4")
def test_they_begin_hungry_and_on_guard() -> None:
    s = new()
    for who in s.people.group:
        assert [s.people.level(who, state) for state in range(5)] == [2, 0, 0, 0, 0]
        assert s.people.task[who] == c.TASK_GUARD


@shows("TWM-1.6")
def test_green_fittings_lie_open_the_others_are_ideas() -> None:
    s = new()
    green = {c.FITTINGS.entries[i]: n for i, n in enumerate(s.house.deck) if n}
    assert green["bed"] == 3
    assert sum(green.values()) == 10
    assert sum(s.house.ideas) == 10
    assert s.house.ideas[c.FITTINGS.number("reinforced-door")] == 1
    view = s.view(0)
    assert view.house.fittings_ready == green
    assert view.house.ideas == {c.FITTINGS.entries[i]: n for i, n in enumerate(s.house.ideas) if n}


@shows("TWM-1.7")
def test_red_corners_are_set_aside() -> None:
    s = new()
    assert len(s.decks.red_raids) == 5
    assert len(s.decks.raids) == 5
    assert len(s.decks.red_residents) == 6
    assert len(s.decks.residents) == 8
    assert not any(s.t.raid_red[card] for card in s.decks.raids)
    assert not any(s.t.resident_red[card] for card in s.decks.residents)


@shows("TWM-1.8")
def test_three_locations_near_middle_and_far() -> None:
    s = new()
    assert len(set(s.decks.spots)) == 3
    assert len(s.decks.locations) == 15
    assert s.t.cards_at == [14, 12, 10]


@shows("TWM-1.9")
def test_nineteen_shelter_cards_lie_on_spaces_of_their_name() -> None:
    s = new()
    lying = [(space, card) for space, card in enumerate(s.house.cards) if card >= 0]
    assert len(lying) == 19
    assert all(s.t.space_holds[space] == s.t.shelter_kind[card] for space, card in lying)
    shown = s.view(0).house.spaces[c.SPACES.number("t1")]
    assert (shown.card, shown.remnants) == ("furniture", None)  # the kind, not the card
    houses = [new(seed).house.cards for seed in range(20)]
    same = [space for space, _ in lying if len({cards[space] for cards in houses}) == 1]
    assert same == [c.SPACES.number("b2")]  # there is only one card of bars; all others are shuffled


@shows("TWM-1.10")
def test_the_storage_at_the_start() -> None:
    s = new()
    assert {c.ITEMS.entries[item]: n for item, n in enumerate(s.goods.storage) if n} == {
        "lockpick": 1,
        "shovel": 1,
        "components": 4,
        "wood": 4,
        "water": 2,
        "raw-food": 3,
    }


@shows("TWM-1.11")
def test_a_fifth_character_cannot_join() -> None:
    t = House("katia zlata anton boris")
    t.perform([{"op": "recruit", "source": "unused"}])
    assert len(t.people) == 4
    assert t.asked == "assign"


@shows("TWM-1.12", "TWM-1.13", "TWM-1.14", "TWM-1.18")
def test_the_box_gives_what_it_has_and_takes_back_what_is_discarded_but_not_what_is_removed() -> None:
    t = House()
    assert (t.box("wood"), t.box("components"), t.box("water")) == (50, 50, 6)
    s = t.state
    assert s.gain(c.WATER, 9, s.goods.storage) == 6
    assert t.box("water") == 0
    assert s.discard(c.WATER, 2, s.goods.storage) == 2
    assert t.box("water") == 2
    s.goods.remove(c.WATER, 1)
    assert (t.has("water"), t.box("water"), s.goods.removed[c.WATER]) == (4, 1, 1)
    assert t.sound()


@shows("TWM-1.13")
def test_what_is_stolen_eaten_or_spent_returns_to_the_box() -> None:
    t = House("katia").storage(wood=9).at(Flow(DAWN), Steal(2, 0))
    assert (t.has("wood"), t.box("wood")) == (7, 43)
    t.who("katia", hunger=2).storage(canned_food=1).at(Flow(DAY)).do("meal katia canned-food")
    assert (t.has("canned-food"), t.box("canned-food")) == (0, 3)
    t.storage(wood=4, components=2).at(Flow(DAY)).do("place bed", "at g4")
    assert (t.box("wood"), t.box("components")) == (50, 50)
    assert t.sound()


@shows("TWM-1.15", "TWM-1.16")
def test_the_event_deck_from_the_bottom() -> None:
    s = new()
    kinds = [s.t.event_kind[card] for card in s.decks.events]
    assert kinds == [2, 2, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1]
    chapters = [c.EVENTS.entries[card] for card in s.decks.events if s.t.event_kind[card] == 1]
    assert chapters == ["chapter-3", "chapter-2", "chapter-1"]
    assert len({tuple(new(seed).decks.events[:3]) for seed in range(60)}) == 6  # the endings in any order
    assert len(s.decks.unused_events) == 5
    assert all(s.t.event_kind[card] == 0 for card in s.decks.unused_events)


@shows("TWM-1.17")
def test_two_objectives_of_seven_and_the_last_is_to_survive() -> None:
    seen = set()
    for seed in range(40):
        s = new(seed)
        assert s.story.objectives[2] == c.SURVIVE
        seen |= set(s.story.objectives[:2])
    assert seen == set(range(7))


@shows("TWM-1.19")
def test_all_seats_see_the_same_and_peeked_cards_are_known_until_shuffled() -> None:
    t = House(seats=3)
    views = [msgspec.structs.replace(t.state.view(seat), asked=None, seat=0) for seat in range(3)]
    assert views[0] == views[1] == views[2]
    t.perform([{"op": "look_top", "deck": "raids"}])
    top = t.state.decks.raids[-1]
    assert t.state.view(1).decks.known["raids"] == [c.RAIDS.entries[top]]
    rng = Rng(5)
    assert {t.state.determinize(0, rng).decks.raids[-1] for _ in range(20)} == {top}
    t.state.decks.raids = t.state.shuffled(t.state.decks.raids)
    t.state.decks.forget(2)
    assert len({t.state.determinize(0, rng).decks.raids[-1] for _ in range(60)}) > 1


@shows("TWM-1.20")
def test_every_day_has_its_seven_phases_in_their_order() -> None:
    t = House("katia zlata anton").storage(water=6, canned_food=3).at(f.Flow(f.MORNING))
    day, seen = t.state.day, [f.MORNING]
    while t.state.day == day:
        tasks = ("task scavenge", "task guard", "task guard")
        task = tasks[sum(t.state.people.task[who] >= 0 for who in t.state.people.group)] if t.asked == "evening" else ""
        t.do(task or next((calm for calm in ("idle", "stop", "done", "no") if calm in t.offers()), t.offers()[0]))
        if t.state.phase != seen[-1] and t.state.day == day:
            seen.append(t.state.phase)
    assert seen == [f.MORNING, f.DAY, f.DUSK, f.EVENING, f.SCAVENGING, f.RAID, f.DAWN]


def test_waiting_for_a_decision_does_not_run_into_another_day() -> None:
    with pytest.raises(AssertionError, match="meals was not asked before part 2 of the match"):
        House().tasks(katia="floor").at(Flow(DAWN)).until("meals")


@shows("TWM-1.2")
def test_the_group_is_the_first_of_a_red_and_the_first_two_of_a_black_border() -> None:
    tables = GAME.tables()
    everybody = list(tables.deck_characters)
    for turn in range(len(everybody)):
        order = everybody[turn:] + everybody[:turn]
        red = [who for who in order if tables.border[who] == 1]
        black = [who for who in order if tables.border[who] == 2]
        assert _starting_group(tables, order) == [red[0], *black[:2]]


def test_at_the_beginning_nothing_was_rolled_or_answered() -> None:
    s = GAME.new(seats=2, seed=1)
    assert (s.die, s.rolls, s.answer, s.reason, s.next_phase, s.skipped) == (0, 0, 0, -1, -1, 0)


@shows("TWM-1.20")
def test_at_the_beginning_nothing_has_happened_yet() -> None:
    s = new()
    begins = {"step": -1, "card": -1, "location": -1, "resident": -1, "next_resident": -1, "row_card": -1, "noise": 1}
    for zone in (s.fight, s.raid, s.outing, s.today):
        for name, _ in type(zone).FIELDS:
            found = getattr(zone, name)
            assert set(found if isinstance(found, list) else [found]) <= {begins.get(name, 0)}, name
    people, goods, house = s.people, s.goods, s.house
    assert not any(goods.pile + goods.removed + goods.prices + s.decks.known)
    assert not any(people.back + people.cures + people.hand + people.meals)
    assert not any(house.turned + house.ready + house.baited)
    assert (goods.given, goods.trade, goods.grey_credit, house.boarded, house.cold, s.notes.emptied) == (0,) * 6
    assert (people.cause, people.joined, people.gone_from_home) == (-1, -1, -1)
    assert set(people.end_how) == set(people.end_cause) == set(house.fittings) == {-1}
    assert [who for who, where in enumerate(people.where) if where] == sorted(people.group)
    assert (s.story.open, s.story.chapters, s.story.progress, len(s.story.objectives)) == (-1, 0, 0, 8)


@shows("TWM-1.9", "TWM-1.6")
def test_a_house_that_is_read_from_a_save_is_the_same_house() -> None:
    assert count(new().house.covered) == 19
    t = House().fitting("bed", "t1").fitting("stove", "g4").card("m5", "heap-1").clear("g5")
    house = t.state.house
    again = type(house)(*(getattr(house, name) for name, _ in house.FIELDS))
    for sets in ("covered", "fitted", "in_deck", "ideas_left"):
        assert getattr(again, sets) == getattr(house, sets)
    t.who("anton", hunger=1, fatigue=2, illness=3, misery=2, wounds=1).who("katia", misery=3).who("anton", illness=1)
    assert _digits(t.state.people.levels) == t.state.people.digits


@pytest.mark.parametrize(
    "zone", ["people", "house", "jobs", "goods", "decks", "notes", "outing", "raid", "fight", "today"]
)
def test_what_happens_to_a_copy_happens_to_it_alone(zone: str) -> None:
    s = House().fitting("bed", "g4").state
    copy = s.clone()
    before = s.dump()
    changes = {
        "people": lambda: [
            copy.people.set_level(0, 0, 3), copy.people.move(0, 2), copy.people.give_task(0, 1), copy.people.arm(0, 2),
            copy.people.send_away(1, 4), copy.people.cure(0, 1), copy.people.ate(0), copy.people.leave(4, 0, 2),
        ],
        "house": lambda: [
            copy.house.take_card(0), copy.house.turn(1), copy.house.set_wait(2, 3, True), copy.house.board_up(0),
            copy.house.place(1, 3), copy.house.take_fitting(0), copy.house.drop_idea(9),
        ],
        "jobs": lambda: [copy.jobs.assigned(0), copy.jobs.give(0, Job(1, 2))],
        "goods": lambda: [copy.gain(1, 1, copy.goods.storage), copy.gain(2, 1, copy.goods.pile)],
        "decks": lambda: [copy.decks.take_event(), copy.decks.knows(1, 2), copy.decks.put_aside(1)],
        "notes": lambda: [copy.notes.add(Note(0, 1, 0, -1, 0))],
        "outing": lambda: [copy.outing.go(3), copy.outing.visit(1)],
        "raid": lambda: [copy.raid.skip(2)],
        "fight": lambda: [copy.fight.begin(True, 1, 1), copy.fight.panic(1)],
        "today": lambda: [copy.today.announce(0, 3), copy.today.wake(1)],
    }  # fmt: skip
    changes[zone]()
    assert s.dump() == before
    assert copy.dump() != before
