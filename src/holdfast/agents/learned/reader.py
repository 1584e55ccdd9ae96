"""How a position becomes the numbers that a network reads."""

from typing import Final

from mypy_extensions import mypyc_attr

from holdfast.agents.heuristic.evaluator import Evaluator
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
    """Writes down what a seat sees. One for each judge: it may keep what it works with."""

    def read(self, state: BaseState, seat: int, out: list[int]) -> None:
        raise AssertionError("a reader says what it sees")


class ObservationReader(Reader):
    """The observation of the seat and, after it, the parts of the heuristic's evaluation: those of the seat, then those
    of the others in turn order, as far as the seat can tell."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def read(self, state: BaseState, seat: int, out: list[int]) -> None:
        state.observe(seat, out)
        self.evaluator.prepare(state)
        for turn in range(state.seats):
            for part in self.evaluator.parts(state, (seat + turn) % state.seats, turn == 0):
                number = ZERO + int(part * STEPS)
                out.append(0 if number < 0 else number if number < MOST else MOST)
