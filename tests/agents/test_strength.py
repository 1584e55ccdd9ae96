"""A small fixed tournament: whoever breaks an agent falls below its floor. Seeds are fixed, so it always ends the same
way; the floors leave room for agents that play a little differently."""

import pytest

import holdfast
from holdfast.agents import Sight, parse_agent, shortfall
from holdfast.agents.learned import GAMES
from holdfast.core import Rng


def first_places(name: str, mine: str, others: str, seats: int, matches: int) -> float:
    """Of one agent against a table full of another, on every seat in turn."""
    game = holdfast.game(name)
    won = 0.0
    for number in range(matches):
        state = game.new(seats=seats, seed=500 + number // seats)
        sitting = [
            parse_agent(mine if seat == number % seats else others, game).make(game, seat, Rng(10 * number + seat))
            for seat in range(seats)
        ]
        while (decision := state.decision) is not None:
            state.apply(sitting[decision.seat].choose(decision, Sight(state, decision.seat)))
        places = state.result().places
        won += (places[number % seats] == 1) / places.count(1)
    return won / matches


@pytest.mark.parametrize(
    ("name", "seats", "mine", "others", "matches", "floor"),
    [
        ("paris", 2, "learned", "random", 6, 0.9),
        ("outlive", 2, "learned", "random", 6, 0.9),
        ("paris", 3, "learned", "random", 3, 0.9),
        ("outlive", 4, "learned", "random", 4, 0.9),
        ("paris", 2, "learned", "normal", 10, 0.8),
        ("outlive", 2, "learned", "normal", 10, 0.7),
        ("paris", 2, "search:iterations=12", "easy", 4, 0.7),
        ("outlive", 2, "search:iterations=12", "easy", 4, 0.7),
    ],
)
def test_nobody_falls_below_its_floor(
    name: str, seats: int, mine: str, others: str, matches: int, floor: float
) -> None:
    assert first_places(name, mine, others, seats, matches) >= floor


@pytest.mark.parametrize(
    ("agent", "matches", "days", "won"),
    [("heuristic", 60, 7.5, 6), ("learned", 40, 7.0, 5), ("search:iterations=6", 6, 9.0, 3)],
)
def test_nobody_falls_below_its_floor_in_a_siege(agent: str, matches: int, days: float, won: int) -> None:
    """How long matches last on average, and how many see the ceasefire. By chance alone they last two days, and none
    does."""
    game = holdfast.game("warofmine")
    lasted = survived = 0
    for number in range(matches):
        state = game.new(seats=1, seed=500 + number)
        sitting = parse_agent(agent, game).make(game, 0, Rng(number))
        while (decision := state.decision) is not None:
            state.apply(sitting.choose(decision, Sight(state, decision.seat)))
        lasted += state.standing().figures["day"]
        survived += not state.result().lost
    assert lasted >= days * matches
    assert survived >= won


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_weights_for_every_table(name: str, seats: int) -> None:
    """Without them the learned agents would play as `heuristic` does, and no floor would tell."""
    game = holdfast.game(name)
    assert shortfall(parse_agent("learned", game), game, seats, game.tables()) is None
