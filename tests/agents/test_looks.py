"""Matches that somebody plays with sense reach positions that random play hardly ever sees. In each of them every seat
and a spectator look at all there is: view, observation, standing, the decision in words, what has just happened.

    make fuzz

goes through thousands of matches; a run of all tests through a few."""

import os
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.agents import Sight, parse_agent
from holdfast.core import LANGUAGES, SPECTATOR, Event, Game, Rng
from holdfast.testing.hidden import first_difference, seen
from holdfast.testing.play import NAMES

MATCHES = int(os.environ.get("HOLDFAST_LOOKS", "1"))
"""For each game, number of seats and part."""
PARTS = 4
"""So that several processes can share the work."""
PLAYED = ("heuristic", "heuristic:noise=0.1", "heuristic:noise=0.3", "learned")
TABLES = [
    *[("paris", seats) for seats in (2, 3, 4)],
    *[("outlive", seats) for seats in (2, 3, 4)],
    *[("warofmine", seats) for seats in (1, 2, 3, 6)],
]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_of_a_match_played_with_sense_can_be_looked_at(name: str, seats: int, part: int) -> None:
    for number in range(part, PARTS * MATCHES, PARTS):
        look_through(holdfast.game(name), seats, seed=40_000 + number, agent=PLAYED[number % len(PLAYED)])


def look_through(game: Game, seats: int, seed: int, agent: str) -> None:
    told: list[Event] = []
    state: Any = game.new(seats=seats, seed=seed, told=told)
    rng = Rng(seed)
    sitting = [parse_agent(agent, game).make(game, seat, rng) for seat in range(seats)]
    position = 0
    while True:
        try:
            look(game, state, told, position, rng)
        except Exception as error:
            error.add_note(f"{game.id}, {seats} seats, seed {seed}, {agent}, after {position} decisions")
            raise
        decision = state.decision
        if decision is None:
            return
        assert position < game.bound
        action = sitting[decision.seat].choose(decision, Sight(state, decision.seat))
        state.log = told = []
        state.apply(action)
        position += 1


def look(game: Game, state: Any, told: list[Event], position: int, rng: Rng) -> None:
    """One language at each position, in turn: both would take twice as long and find little more."""
    assert state.check() == []
    words = game.words(LANGUAGES[position % len(LANGUAGES)], state.tables.content)
    assert len(state.standing().scores) == state.seats
    for seat in (SPECTATOR, *range(state.seats)):
        assert seen(state, seat)
        game.explain(state, seat, words, NAMES)
    for event in told:
        assert words.event(event, NAMES).strip()
    for seat in range(state.seats):
        observed(game, state, seat)
    guessed(state, position % state.seats, rng)
    if position % 16 == 0:
        assert game.load(msgspec.msgpack.decode(msgspec.msgpack.encode(state.dump())), state.tables).dump() == (
            state.dump()
        )


def observed(game: Game, state: Any, seat: int) -> None:
    """An observation stays within its bounds."""
    numbers: list[int] = []
    state.observe(seat, numbers)
    assert len(numbers) == game.observation.size
    for span in game.observation.spans:
        part = numbers[game.observation.where[span.name]]
        assert [one for one in part if not span.low <= one <= span.high] == [], f"{span.name} of seat {seat}"


def guessed(state: Any, seat: int, rng: Rng) -> None:
    """A world that a seat takes for possible is sound and shows it what it sees."""
    world = state.determinize(seat, rng)
    assert world.check() == []
    mine, theirs = seen(state, seat), seen(world, seat)
    assert mine == theirs, first_difference(mine, theirs)
