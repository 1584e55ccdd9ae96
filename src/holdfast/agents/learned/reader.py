"""How a position becomes the numbers that a network reads."""

from typing import Final

from mypy_extensions import mypyc_attr

from holdfast.agents.heuristic.evaluator import Evaluator
from holdfast.agents.learned.net import Blocks
from holdfast.core.state import BaseState

Spans = tuple[tuple[str, int], ...]
"""Names of numbers that follow one another, and how many there are of each."""

STEPS: Final = 4
"""Parts of an evaluation are read in quarters of a point."""
ZERO: Final = 64
"""What a part of no points is read as; below are those that count against the seat."""
MOST: Final = 250


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Writes down what seats see. One for each judge: it may keep what it works with."""

    def look(self, state: BaseState) -> None:
        """Looks at a position that is read from one seat or several next."""

    def read(self, state: BaseState, seat: int) -> Blocks:
        """What a seat sees of the position that was looked at last."""
        raise AssertionError("a reader says what it sees")


class EvaluatedReader(Reader):
    """What a game is read by, and after it the parts of the heuristic's evaluation: those of the seat, then those of
    the others in turn order, as far as the seat can tell."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.parts: list[list[int]] = []
        """Of each seat as rivals see it; empty until somebody looks."""

    def look(self, state: BaseState) -> None:
        self.evaluator.prepare(state)
        self.parts = [[] for _ in range(state.seats)]

    def add_parts(self, state: BaseState, seat: int, blocks: Blocks) -> None:
        for turn in range(state.seats):
            who = (seat + turn) % state.seats
            if turn == 0 and self.evaluator.HANDS:
                blocks.append(self.quarters(state, who, True))
                continue
            if len(self.parts[who]) == 0:
                self.parts[who] = self.quarters(state, who, turn == 0)
            blocks.append(self.parts[who])

    def quarters(self, state: BaseState, who: int, own: bool) -> list[int]:
        found: list[int] = []
        for part in self.evaluator.parts(state, who, own):
            number = ZERO + int(part * STEPS)
            found.append(0 if number < 0 else number if number < MOST else MOST)
        return found


class ObservationReader(EvaluatedReader):
    """The whole observation of the seat, and those parts."""

    def read(self, state: BaseState, seat: int) -> Blocks:
        observed: list[int] = []
        state.observe(seat, observed)
        blocks = [observed]
        self.add_parts(state, seat, blocks)
        return blocks
