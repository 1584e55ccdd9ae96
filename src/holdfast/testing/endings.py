"""The end: outcomes add up, and some match reaches every way to end."""

from collections.abc import Iterable

from holdfast.core import Game, Outcome
from holdfast.testing.history import load
from holdfast.testing.play import Trial, chooser, playout


def outcomes_add_up(trial: Trial) -> None:
    """There is an outcome at the end and none before; parts add up to scores, and places agree with them."""
    for position in trial.positions():
        if trial.states[position].outcome is not None:
            raise trial.violation("there is an outcome although somebody has to decide", position)
    outcome = trial.states[-1].outcome
    if outcome is None:
        raise trial.violation("there is no outcome at the end")
    for problem in outcome_problems(trial.game, trial.seats, outcome):
        raise trial.violation(f"{problem}: {outcome}")


def outcome_problems(game: Game, seats: int, outcome: Outcome) -> Iterable[str]:
    if outcome.reason not in game.reasons:
        yield f"the reason {outcome.reason!r} is not among those of the game"
    if len(outcome.scores) != seats or len(outcome.places) != seats:
        yield "scores or places are not one for each seat"
        return
    for seat in range(seats):
        total = sum(part[seat] for part in outcome.parts.values())
        if total != outcome.scores[seat]:
            yield f"the parts of seat {seat} add up to {total}"
    for mine in range(seats):
        better = sum(place < outcome.places[mine] for place in outcome.places)
        if outcome.places[mine] != better + 1:
            yield f"seat {mine} has a place that {better} better seats do not give"
        for other in range(seats):
            if outcome.scores[mine] > outcome.scores[other] and outcome.places[mine] > outcome.places[other]:
                yield f"seat {mine} has more points than seat {other} and a worse place"


def every_reason_is_reached(game: Game, games: int, seed: int, recorded: Iterable[bytes] = ()) -> None:
    """Each way a match can end was reached: by a recorded match (a save), or by random play."""
    left = set(game.reasons)
    for text in recorded:
        outcome = load(game, text).state.outcome
        if outcome is None:
            raise AssertionError(f"{game.id}: a recorded match is not at its end")
        left.discard(outcome.reason)
    for number in range(seed, seed + games):
        if not left:
            return
        for seats in game.seat_counts:
            state = game.new(seats=seats, seed=number)
            playout(state, chooser(number), game.bound)
            left.discard(state.outcome.reason)
    if left:
        raise AssertionError(
            f"{game.id}: {games} random matches for each number of seats and the recorded ones never ended "
            f"by {', '.join(sorted(left))}; give a save of a match that does (recorded=…)"
        )
