"""Heavy finds hidden for a later night, and what lies on a location."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.state.masks import named
from holdfast.games.warofmine.state.notes import CARRIED, HIDDEN
from holdfast.games.warofmine.state.state import State


def offer_hiding(s: State, out: list[Action]) -> None:
    """Heavy finds in the pile that say so may be hidden (TWM-12.41)."""
    for slot in range(s.notes.count()):
        if s.notes.at(slot).is_carried() and s.t.note_hides[s.notes.at(slot).id]:
            out.append(c.HIDE_NOTE[slot])


def hide(s: State, slot: int) -> None:
    s.tell(e.NOTE_HIDDEN, s.notes.at(slot).id, s.outing.location, "TWM-12.41")
    s.notes.move(slot, HIDDEN)


def drop_from(s: State, location: int) -> None:
    """A location leaves the game, and with it what lies on it (TWM-12.43)."""
    for slot in range(s.notes.count() - 1, -1, -1):
        if s.notes.at(slot).is_at(location):
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
        if self.slot >= s.notes.count() or not s.notes.at(self.slot).is_hidden():
            s.swap(Unearth(self.slot - 1))
            return -1
        if self.rolled == 0:
            s.swap(Unearth(self.slot, 1))
            roll_black(s, Throw(e.FOR_HIDDEN, s.t.hidden_gone, e.GONE, e.STILL_THERE))
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
            s.notes.move(self.slot, CARRIED)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            *named("note", c.NOTES, s.notes.at(self.slot).id if 0 <= self.slot < s.notes.count() else -1),
            ("slot", c.PIECES, self.slot + 1),
        ]
