"""Objectives: chapters reveal them, the group works for them, and an unfinished one has its price."""

from typing import Final

import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.state import State

ON_FITTING: Final = 1
ON_VISITOR: Final = 2


def reveal_next(s: State) -> None:
    """A chapter: the open objective is missed if it is unfinished, and the next one is revealed (TWM-3.5, TWM-3.6).
    The last thing its caller does."""
    missed = s.story.goal()
    if s.story.chapters < 3:
        s.story.open = s.story.chapters
        s.story.chapters += 1
        s.story.progress = 0
        s.reveal()
        s.tell(e.OBJECTIVE, s.story.goal(), s.story.chapters, "TWM-3.5")
    if missed >= 0:
        s.tell(e.MISSED, missed, 0, "TWM-3.6")
        if s.t.penalty[missed] >= 0:
            play(s, s.t.penalty[missed])


def advance(s: State, on: int, steps: int = 1) -> None:
    """Something happened that the open objective counts: 1 a fitting was built, 2 a visitor was helped."""
    if s.story.open >= 0 and s.t.advance_on[s.story.goal()] == on:
        progress(s, steps)


def progress(s: State, steps: int) -> None:
    """A full track gives its reward at once (TWM-3.7)."""
    goal = s.story.goal()
    s.story.progress += steps
    if s.story.progress >= s.t.track[goal]:
        s.story.open = -1
        s.story.progress = 0
        s.tell(e.ACHIEVED, goal, 0, "TWM-3.7")
        if s.t.reward[goal] >= 0:
            play(s, s.t.reward[goal])


def contribute(s: State, way: int) -> None:
    given = s.t.contributions[s.story.goal()][way]
    s.discard(given.item, given.number, s.goods.storage)
    progress(s, given.steps)
