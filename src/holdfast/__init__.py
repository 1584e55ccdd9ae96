"""Holdfast: three survival board games as software.

>>> import holdfast
>>> game = holdfast.game("paris")
>>> state = game.new(seats=3, seed=7)
>>> state.decision
<decision prelude-token of seat 1: 5 actions>
"""

import holdfast._compiled  # noqa: F401, I001  (first: decides whether the engine runs compiled)

from holdfast.core import HoldfastError, IllegalAction, Match, Rng, Seat
from holdfast.registry import game

__all__ = ["HoldfastError", "IllegalAction", "Match", "Rng", "Seat", "game"]
__version__ = "0.1.0"
