"""Taking up work on a shelter card with a tool, and laying it down."""

from holdfast.games.warofmine.state.jobs import AT_CARD, FREE, PLACING, TOOLS, Job
from holdfast.games.warofmine.state.state import State


def work_at_card(s: State, character: int, space: int, tool: int) -> None:
    """The tool leaves Storage at once and is in hand until the end of the stage (TWM-4.14)."""
    s.jobs.give(character, Job(AT_CARD, space, tool))
    if TOOLS[tool] >= 0:
        s.goods.storage[TOOLS[tool]] -= 1


def lay_down(s: State, character: int) -> None:
    """A character is done or gone: the tool returns to Storage, and a fitting that was not placed to its deck."""
    job = s.jobs.of(character)
    if job is FREE:
        return
    if job.tool() >= 0:
        s.goods.storage[job.tool()] += 1
    elif job.what == PLACING:
        s.house.return_fitting(job.which)
    s.jobs.give(character, FREE)


def end_stage(s: State) -> None:
    """Everybody lays down their work (TWM-4.14)."""
    for character in s.jobs.order:
        lay_down(s, character)
    s.jobs.order = []
