"""Heavy finds hidden for a later night, and what lies on a location."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.marks import NOTE_AT, NOTE_CARRIED, NOTE_HIDDEN, NOTE_ID, NOTE_PLACE
from holdfast.games.warofmine.people.die import roll_black
from holdfast.games.warofmine.state.state import State


def offer_hiding(s: State, out: list[Action]) -> None:
    """Heavy finds in the pile that say so may be hidden (TWM-12.41)."""
    for slot in range(s.note_count()):
        if s.note_at(slot, NOTE_PLACE) == NOTE_CARRIED and s.t.note_hides[s.note_at(slot, NOTE_ID)]:
            out.append(c.HIDE_NOTE[slot])


def hide(s: State, slot: int) -> None:
    s.tell(e.NOTE_HIDDEN, s.note_at(slot, NOTE_ID), s.location, "TWM-12.41")
    s.set_note(slot, NOTE_PLACE, NOTE_HIDDEN)


def drop_from(s: State, location: int) -> None:
    """A location leaves the game, and with it what lies on it (TWM-12.43)."""
    for slot in range(s.note_count() - 1, -1, -1):
        if s.note_at(slot, NOTE_PLACE) == NOTE_AT + location:
            s.drop_note(slot)


@final
class Unearth(Step[State]):
    """A later night, for what was hidden: the black die says whether it is still there (TWM-12.42)."""

    NAME: ClassVar[str] = "unearth"
    RULE: ClassVar[str] = "TWM-12.42"
    FIELDS: ClassVar[Fields] = (("slot", None), ("rolled", None))

    def __init__(self, slot: int, rolled: int = 0) -> None:
        super().__init__()
        self.slot = slot
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        if self.slot < 0:
            s.pop()
            return -1
        if self.slot >= s.note_count() or s.note_at(self.slot, NOTE_PLACE) != NOTE_HIDDEN:
            s.swap(Unearth(self.slot - 1))
            return -1
        if self.rolled == 0:
            s.swap(Unearth(self.slot, 1))
            roll_black(s)
            return -1
        if s.die <= s.t.hidden_gone:
            s.swap(Unearth(self.slot - 1))  # from the last slot to the first: dropping one moves only those behind it
            s.drop_note(self.slot)
            return -1
        out.append(c.TAKE_NOTE[self.slot])
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.swap(Unearth(self.slot - 1))
        if action.kind is c.TAKE_NOTE:
            s.set_note(self.slot, NOTE_PLACE, NOTE_CARRIED)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("note", c.NOTES, s.note_at(self.slot, NOTE_ID))]
