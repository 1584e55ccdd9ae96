"""What a position is worth by the evaluator of the heuristic agent."""

from typing import Final

from holdfast.agents.heuristic.evaluator import Evaluator
from holdfast.agents.learned.net import sigmoid
from holdfast.agents.learned.player import Judge, result
from holdfast.core.state import BaseState

POINTS: Final = 8.0
"""A lead of this many points makes a victory likely, 73 to 27."""


class HeuristicJudge(Judge):
    def __init__(self, evaluator: Evaluator) -> None:
        super().__init__()
        self.evaluator = evaluator

    def worth(self, s: BaseState, seat: int) -> float:
        if s.decision is None:
            return result(s, seat, 10.0 * POINTS)
        margin = self.evaluator.margin(s, seat)
        total = (1.0 - self.evaluator.RIVALRY) * self.evaluator.best_rival(s, seat)
        return sigmoid((sum(margin) - total) / POINTS)
