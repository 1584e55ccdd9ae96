# mypyc: skip
"""How a match ended, for the group and for each of its people."""

from typing import TYPE_CHECKING

import holdfast.games.warofmine.catalogue as c
from holdfast.core.game import Outcome

if TYPE_CHECKING:
    from holdfast.games.warofmine.state import State

REASONS = ("ceasefire", "no-starter", "nobody-left", "no-guard")
PARTS = ("victory", "survivors", "days")


def outcome(s: "State") -> Outcome:
    """The table wins or loses together; points tell a good end from a bitter one."""
    won = s.over == 1
    survivors = len(s.group)
    parts = {
        "victory": [100 if won else 0] * s.seats,
        "survivors": [10 * survivors if s.over in (1, 2) else 0] * s.seats,
        "days": [s.day] * s.seats,
    }
    scores = [sum(part[seat] for part in parts.values()) for seat in range(s.seats)]
    return Outcome(reason=REASONS[s.over - 1], places=[1] * s.seats, scores=scores, parts=parts, lost=not won)


def epilogue_of(s: "State", character: int) -> int:
    """The block of a survivor's epilogue: highest state 0-1 good, 2 mixed, 3 or more bad (TWM-13.5)."""
    worst = max(s.levels[character * 5 + state] for state in range(len(c.STATES)))
    tier = 0 if worst <= 1 else 1 if worst == 2 else 2
    return s.t.epilogues[character * 3 + tier]
