"""The arena: many matches between agents, and the figures that come out of them."""

from holdfast.arena.analysis import Analysis, analyse
from holdfast.arena.balance import Balance, balance
from holdfast.arena.listeners import Listener, Tally
from holdfast.arena.records import Record
from holdfast.arena.result import Pack, Result, SeatFigures, Spread, wilson
from holdfast.arena.simulation import MatchFailed, simulate
from holdfast.arena.tournament import Pairing, Tournament, tournament

__all__ = [
    "Analysis",
    "Balance",
    "Listener",
    "MatchFailed",
    "Pack",
    "Pairing",
    "Record",
    "Result",
    "SeatFigures",
    "Spread",
    "Tally",
    "Tournament",
    "analyse",
    "balance",
    "simulate",
    "tournament",
    "wilson",
]
