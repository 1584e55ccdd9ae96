"""Listeners: the one hook for statistics. Everything that is counted over matches is counted by one of
them."""

from collections import Counter
from typing import Any, Self

from holdfast.core import Action, Outcome


class Listener:
    """Gets every match of a simulation. Matches run in chunks, each with a fresh listener of its own, perhaps in
    another process; the chunks are then merged in the order of the matches. What is merged should be whole numbers, so
    that the sum does not depend on how the matches were divided."""

    def fresh(self) -> Self:
        """An empty listener of the same kind."""
        return type(self)()

    def begins(self, number: int, state: Any) -> None:
        """A match is at its first decision."""

    def decided(self, state: Any, seat: int, action: Action) -> None:
        """A seat's action was applied."""

    def ends(self, number: int, state: Any, outcome: Outcome, decisions: int) -> None:
        """A match is over."""

    def merge(self, later: Self) -> None:
        """Adds what the listener of a later chunk counted."""


class Tally(Listener):
    """Counts what `Result` contains: wins, scores and their parts, lengths and endings."""

    def __init__(self) -> None:
        self.games = 0
        self.reasons: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()
        self.shared: Counter[int] = Counter()
        self.scores: dict[int, Counter[int]] = {}
        self.parts: dict[tuple[int, str], Counter[int]] = {}

    def ends(self, number: int, state: Any, outcome: Outcome, decisions: int) -> None:
        self.games += 1
        self.reasons[outcome.reason] += 1
        self.lengths[decisions] += 1
        winners = outcome.winners
        self.wins.update(winners)
        if len(winners) > 1:
            self.shared.update(winners)
        for seat, score in enumerate(outcome.scores):
            self.scores.setdefault(seat, Counter())[score] += 1
        for part, points in outcome.parts.items():
            for seat, score in enumerate(points):
                self.parts.setdefault((seat, part), Counter())[score] += 1

    def merge(self, later: Self) -> None:
        self.games += later.games
        self.reasons.update(later.reasons)
        self.lengths.update(later.lengths)
        self.wins.update(later.wins)
        self.shared.update(later.shared)
        for seat, scores in later.scores.items():
            self.scores.setdefault(seat, Counter()).update(scores)
        for key, points in later.parts.items():
            self.parts.setdefault(key, Counter()).update(points)
