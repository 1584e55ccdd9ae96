"""The arena: many matches between agents, and the figures that come out of them."""

from holdfast.arena.listeners import Listener, Tally
from holdfast.arena.result import Pack, Result, SeatFigures, Spread, wilson
from holdfast.arena.simulation import MatchFailed, simulate

__all__ = [
    "Listener",
    "MatchFailed",
    "Pack",
    "Result",
    "SeatFigures",
    "Spread",
    "Tally",
    "simulate",
    "wilson",
]
