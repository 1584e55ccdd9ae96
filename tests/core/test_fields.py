"""One line of fields serves snapshot, load, checksum and pickling."""

import pickle
from typing import ClassVar

import embers
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.toy import ADD, GAME, Add, AddOpenly, Roll

from holdfast.core import Fields, Rng
from holdfast.core.fields import PER_SEAT, Grid, dump, load


class Card:
    FIELDS: ClassVar[Fields] = (("name", None), ("marks", None))

    def __init__(self, name: str, marks: list[int]) -> None:
        self.name = name
        self.marks = marks


class Coin:
    FIELDS: ClassVar[Fields] = (("value", None),)

    def __init__(self, value: int) -> None:
        self.value = value


class Purse:
    """All the ways to hold parts; `note` came later."""

    FIELDS: ClassVar[Fields] = (
        ("best", Card),
        ("cards", [Card]),
        ("things", (Card, Coin)),
        ("rows", None),
        ("note", None),
    )

    def __init__(
        self,
        best: Card,
        cards: list[Card],
        things: list[Card | Coin],
        rows: list[list[int]],
        note: str = "new",
    ) -> None:
        self.best = best
        self.cards = cards
        self.things = things
        self.rows = rows
        self.note = note


class Farm:
    """Two fields for each seat; once there was one."""

    FIELDS: ClassVar[Fields] = (("seats", None), ("fields", Grid(2, PER_SEAT)))

    def __init__(self, seats: int, fields: list[int]) -> None:
        self.seats = seats
        self.fields = fields


def purse() -> Purse:
    return Purse(Card("ace", [1]), [Card("two", [])], [Coin(5), Card("six", [3])], [[1], [2, 3]], "old")


def test_a_snapshot_is_plain_lists_and_a_part_of_several_kinds_tells_its_number() -> None:
    assert dump(purse()) == [
        ["ace", [1]],
        [["two", []]],
        [[1, 5], [0, "six", [3]]],
        [[1], [2, 3]],
        "old",
    ]


def test_a_snapshot_loads_to_the_same_thing() -> None:
    loaded = load(Purse, dump(purse()))
    assert dump(loaded) == dump(purse())
    assert isinstance(loaded.things[0], Coin)


def test_a_snapshot_shares_nothing_with_the_thing() -> None:
    thing = purse()
    data = dump(thing)
    thing.rows[1].append(9)
    thing.best.marks.append(9)
    assert data == dump(purse())
    loaded = load(Purse, data)
    data[3][0].append(9)
    assert loaded.rows == [[1], [2, 3]]


def test_a_snapshot_from_before_a_field_was_added_takes_its_default() -> None:
    assert load(Purse, dump(purse())[:-1]).note == "new"


def test_a_grid_from_before_its_domain_grew_is_filled_up_at_the_end_of_each_row() -> None:
    grid = Grid(3, rows=2, fill=-1)
    assert grid.fit([1, 2, 3, 4], 0) == [1, 2, -1, 3, 4, -1]
    assert grid.fit([1, 2, 3, 4, 5, 6], 0) == [1, 2, 3, 4, 5, 6]
    assert Grid(2, rows=PER_SEAT).fit([7, 8, 9], 3) == [7, 0, 8, 0, 9, 0]


@pytest.mark.parametrize("numbers", [[1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8]], ids=["uneven", "wider"])
def test_a_grid_that_does_not_fit_is_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="do not fit into 2 rows of 3"):
        Grid(3, rows=2).fit(numbers, 0)


def test_a_snapshot_fills_up_its_grids_by_its_own_number_of_seats() -> None:
    assert load(Farm, [2, [5, 6]]).fields == [5, 0, 6, 0]
    assert dump(load(Farm, [2, [5, 6]])) == [2, [5, 0, 6, 0]]


def test_steps_keep_their_class_and_numbers() -> None:
    state = GAME.standing_at(Roll(), AddOpenly(1, least=2), Add(0, least=1))
    loaded = GAME.load(state.dump())
    assert [type(step) for step in loaded.stack] == [Roll, AddOpenly, Add]
    assert (loaded.stack[1].seat, loaded.stack[1].least) == (1, 2)
    assert loaded.decision.actions == (ADD[1], ADD[2], ADD[3])


def test_checksums_tell_states_apart() -> None:
    state = GAME.standing_at(Add(0), Add(1))
    other = state.clone()
    assert other.checksum() == state.checksum()
    other.shouts[1] += 1
    assert other.checksum() != state.checksum()
    assert len(state.checksum()) == 32


def test_a_checksum_is_the_same_for_ever() -> None:
    assert embers.GAME.new(seats=2, seed=1).checksum() == "57a7bb73f1b6cbcfc1b32ab152482d74"


def test_states_and_actions_travel_between_processes() -> None:
    state = embers.GAME.new(seats=3, seed=4)
    copy = pickle.loads(pickle.dumps(state))
    assert copy.checksum() == state.checksum()
    assert copy.decision.actions == state.decision.actions
    assert copy.game is embers.GAME
    assert pickle.loads(pickle.dumps(embers.FEED[1])) is embers.FEED[1]


@given(st.lists(st.lists(st.integers(-(1 << 62), 1 << 62))))
def test_any_numbers_survive(rows: list[list[int]]) -> None:
    thing = purse()
    thing.rows = rows
    assert load(Purse, dump(thing)).rows == rows


def test_a_generator_is_written_as_its_four_words() -> None:
    assert dump(Rng([1, 2, 3, 4])) == [[1, 2, 3, 4]]
