"""What the end of a match is worth to each seat."""

from collections.abc import Callable, Mapping

from holdfast.core import Game, HoldfastError, Outcome

Reward = Callable[[Outcome], list[float]]
"""From how a match ended to what each seat gets."""


def win(outcome: Outcome) -> list[float]:
    """1 for the first place alone, -1 / (seats - 1) for all others; equals share, so that the sum is always 0."""
    seats, winners = len(outcome.places), outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(seats * share - 1) / (seats - 1) for share in shares]


def survive(outcome: Outcome) -> list[float]:
    """Where all play together: 1 if they won, -1 if they lost."""
    return [-1.0 if outcome.lost else 1.0] * len(outcome.places)


def score(outcome: Outcome) -> list[float]:
    """The points."""
    return [float(points) for points in outcome.scores]


def lead(outcome: Outcome) -> list[float]:
    """The points less those of the best other seat."""
    scores = outcome.scores
    return [float(points - max(scores[:seat] + scores[seat + 1 :])) for seat, points in enumerate(scores)]


AGAINST: Mapping[str, Reward] = {"win": win, "score": score, "lead": lead}
TOGETHER: Mapping[str, Reward] = {"win": survive, "score": score}


def reward_of(given: str | Reward, game: Game) -> Reward:
    """The reward of a name, or one of one's own."""
    if callable(given):
        return given
    known = TOGETHER if game.together else AGAINST
    if given not in known:
        raise HoldfastError("error-env-reward", given=repr(given), known=", ".join(known))
    return known[given]
