# mypyc: skip
"""How a match ended, for the group and for each of its people."""

from typing import TYPE_CHECKING

import holdfast.games.warofmine.catalogue as c
from holdfast.core.view import Outcome

if TYPE_CHECKING:
    from holdfast.games.warofmine.state.state import State

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


def epilogue_blocks(s: "State") -> list[int]:
    """What is read at the end: after a ceasefire each survivor's epilogue, then the notes (TWM-12.7)."""
    survivors = s.group if s.over in (1, 2) else []
    return [epilogue_of(s, character) for character in survivors] + s.epilogue


def fates(s: "State") -> list[tuple[int, str, str, int]]:
    """Who is gone: the character, how («died», «left», «suicide»), of which state (empty if of none), on which day."""
    found = []
    for character, ended in enumerate(s.ended):
        if ended:
            how, cause, day = (ended - 1) % 3, (ended - 1) // 3 % 6, (ended - 1) // 18
            state = c.STATES.entries[cause - 1] if cause else ""
            found.append((character, ("died", "left", "suicide")[how], state, day))
    return found
