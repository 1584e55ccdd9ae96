"""What is already taken in a stage: spaces, notes and tools."""

from mypy_extensions import i64

import holdfast.games.warofmine.script.moments as moments
from holdfast.games.warofmine.house.costs import note_cost
from holdfast.games.warofmine.marks import NOTE_ID
from holdfast.games.warofmine.state.jobs import (
    AT_CARD,
    AT_NOTE,
    BY_HAND,
    HELPING,
    JOB_ARG,
    JOB_SIZE,
    JOB_SPACE,
    NO_JOB,
    RESTING,
)
from holdfast.games.warofmine.state.state import State

# Assigning


def occupied(s: State) -> int:
    """Spaces on which a character is already, as a mask (TWM-4.6)."""
    mask: i64 = 0
    one: i64 = 1
    for who in s.group:
        base: i64 = who
        base *= JOB_SIZE
        job: i64 = s.jobs[base]
        if job != NO_JOB and job != HELPING and job != RESTING and job != AT_NOTE:
            mask |= one << s.jobs[base + JOB_SPACE]
    return mask


def notes_to_work_with(s: State, character: int) -> list[int]:
    """Slots of notes that a character can use as an action: one character each, and the cost is there (TWM-12.32)."""
    found: list[int] = []
    for slot in range(s.note_count()):
        note = s.note_at(slot, NOTE_ID)
        if s.t.note_when[note] == moments.AS_ACTION and s.note_ready(slot) and s.can_pay(note_cost(s, note, character)):
            if not any(
                s.jobs[other * JOB_SIZE] == AT_NOTE and s.jobs[other * JOB_SIZE + JOB_ARG] == note for other in s.group
            ):
                found.append(slot)
    return found


def note_left(s: State, column: list[int], kind: int) -> bool:
    """Whether a note that serves as a tool is at hand and nobody works with it on a card of that kind yet."""
    if not s.has_tool(column):
        return False
    for character in s.group:
        if s.jobs[character * JOB_SIZE] == AT_CARD and s.jobs[character * JOB_SIZE + JOB_ARG] == BY_HAND:
            card = s.cards[s.jobs[character * JOB_SIZE + JOB_SPACE]]
            if card >= 0 and s.t.shelter_kind[card] == kind:
                return False
    return True
