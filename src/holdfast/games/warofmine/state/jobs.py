"""Which job each character does in this stage, the tools in hand, and how work is laid down."""

from typing import TYPE_CHECKING, Final

from holdfast.games.warofmine.catalogue import LOCKPICK, SAWBLADE, SHOVEL
from holdfast.games.warofmine.marks import NOTE_PLACE, NOTE_SIZE, NOTE_WITH

if TYPE_CHECKING:
    from holdfast.games.warofmine.content.tables import WarTables
    from holdfast.games.warofmine.state.state import State

STATE_COUNT: Final = 5

# jobs: four numbers for each character; what, where, which, how often
JOB_SPACE: Final = 1
JOB_ARG: Final = 2
JOB_TIMES: Final = 3
JOB_SIZE: Final = 4

NO_JOB: Final = 0
AT_CARD: Final = 1
AT_ACTION: Final = 2
AT_FITTING: Final = 3
PLACING: Final = 4
MOVING: Final = 5
DISMANTLING: Final = 6
HELPING: Final = 7
"""With somebody at a card, or done with one: a tool stays in hand until the end of the stage (TWM-4.14)."""
RESTING: Final = 8
AT_NOTE: Final = 9
"""With a note; JOB_ARG is the note."""

# tools: what JOB_ARG says of work on a shelter card
BY_HAND: Final = 0
WITH_SHOVEL: Final = 1
WITH_HELPER: Final = 2
WITH_LOCKPICK: Final = 3
WITH_SAWBLADE: Final = 4

TOOLS: Final = [-1, SHOVEL, -1, LOCKPICK, SAWBLADE]
"""The token of each, -1 for none."""


def blocked_actions(t: "WarTables", levels: list[int], notes: list[int], character: int) -> int:
    """How many actions of a day the state tokens block (TWM-4.2), but for markers that a note with the character lets
    them ignore (TWM-12.49)."""
    ignored = 0
    for base in range(0, len(notes), NOTE_SIZE):
        if notes[base + NOTE_PLACE] == NOTE_WITH + character:
            ignored |= t.note_unblocks[notes[base]]
    most = 0
    for state in range(STATE_COUNT):
        if not ignored >> state & 1:
            most = max(most, t.blocked[state * 5 + levels[character * STATE_COUNT + state]])
    return most


def take_tool(s: "State", character: int, tool: int) -> None:
    """It leaves Storage at once and is in hand until the end of the stage (TWM-4.14)."""
    s.jobs[character * JOB_SIZE + JOB_ARG] = tool
    if TOOLS[tool] >= 0:
        s.storage[TOOLS[tool]] -= 1


def tool_in_hand(s: "State", character: int) -> int:
    """The token, -1 for none."""
    base = character * JOB_SIZE
    if s.jobs[base] != AT_CARD and s.jobs[base] != HELPING:
        return -1
    return TOOLS[s.jobs[base + JOB_ARG]]


def lay_down(s: "State", character: int) -> None:
    """A character is done or gone: the tool returns to Storage, and a fitting that was not placed to its deck."""
    tool = tool_in_hand(s, character)
    base = character * JOB_SIZE
    if tool >= 0:
        s.storage[tool] += 1
    elif s.jobs[base] == PLACING:
        s.fitting_deck[s.jobs[base + JOB_ARG]] += 1
    for i in range(JOB_SIZE):
        s.jobs[base + i] = 0


def end_stage(s: "State") -> None:
    """Everybody lays down what they were about (TWM-4.14)."""
    for character in s.order:
        if s.jobs[character * JOB_SIZE] != NO_JOB:
            lay_down(s, character)
    s.order = []
