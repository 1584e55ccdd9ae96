"""The end of the match: its last step, and what is told of everybody."""

from typing import ClassVar, final

import holdfast.games.warofmine.log as e
from holdfast.core import Action
from holdfast.games.warofmine.state.ending import epilogue_notes, epilogue_of
from holdfast.games.warofmine.state.stack import Plain
from holdfast.games.warofmine.state.state import State


@final
class Halt(Plain):
    """The end of the match; nothing is asked any more."""

    NAME: ClassVar[str] = ""

    def ask(self, s: State, out: list[Action]) -> int:
        s.stack = []
        if s.log is not None:
            tell_ends(s)
        return -1


def tell_ends(s: State) -> None:
    """Who lived, who is gone, how and why; then the epilogues (TWM-13.5, TWM-13.6)."""
    people = s.people
    for character in range(len(people.end_how)):
        if people.has_ended(character):
            s.tell(e.ENDED[people.end_how[character]], character, people.end_day[character], "TWM-13.6")
            if people.end_cause[character] >= 0:
                s.tell(e.END_CAUSE, character, people.end_cause[character], "TWM-13.6")
    if s.war_is_over():
        for character in s.people.group:
            s.tell(e.END_LIVED, character, 0, "TWM-13.6")
            _tell_epilogue(s, epilogue_of(s, character), "TWM-13.5")
    else:
        for character in s.people.group:
            s.tell(e.END_LAST, character, 0, "TWM-13.6")
    for block in epilogue_notes(s):
        _tell_epilogue(s, block, "TWM-12.7")


def _tell_epilogue(s: State, block: int, rule: str) -> None:
    s.tell_page(e.EPILOGUE, s.t.blocks[block].spoken, 0, 0, rule)


def finish(s: State, reason: int) -> None:
    """The match is over for that reason; the first reason counts."""
    if s.reason < 0:
        s.reason = reason
    s.push(Halt())
