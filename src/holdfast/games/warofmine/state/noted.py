"""What note tokens are good for: those at hand, those that act now, and what they change."""

import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.notes import AT_LOCATION, CARRIED, STORED, WITH_CHARACTER
from holdfast.games.warofmine.state.table import Table


class Noted(Table):
    """The table with its notes."""

    def note_here(self, slot: int) -> bool:
        """Among the goods that are at hand now."""
        return self.notes.at(slot).place == (CARRIED if self.outing.location >= 0 else STORED)

    def note_with(self, slot: int, stored: bool) -> bool:
        """Among the goods that are at hand, or in Storage."""
        return self.notes.at(slot).is_stored() if stored else self.note_here(slot)

    def note_acts(self, slot: int) -> bool:
        """Whether it has its effect where it lies."""
        note = self.notes.at(slot)
        place = note.place
        if self.t.note_armed[note.id] and note.charges == 0:
            return False
        if place == WITH_CHARACTER:
            return has(self.present(), note.whose)
        if place == AT_LOCATION:
            return note.whose == self.outing.location
        if note.is_hidden() or self.t.note_worn[note.id]:
            return False
        return place == CARRIED and self.outside() if self.t.note_carried[note.id] else True

    def has_tool(self, column: list[int]) -> bool:
        """Whether a note at hand serves as a tool (TWM-12.23)."""
        for slot in range(self.notes.count()):
            note = self.notes.at(slot)
            if column[note.id] and (note.is_on_table() or self.note_here(slot)):
                return True
        return False

    def from_notes(self, column: list[int]) -> int:
        """The sum of a column of the tables over all notes that act now."""
        total = 0
        for slot in range(self.notes.count()):
            if self.note_acts(slot):
                total += column[self.notes.at(slot).id]
        return total

    def lying(self, place: int, column: list[int]) -> int:
        """The sum of a column of the tables over all notes that are stored or carried."""
        total = 0
        for note in self.notes.tokens:
            if note.place == place:
                total += column[note.id]
        return total

    def worn(self, character: int, column: list[int]) -> int:
        """The sum of a column of the tables over all notes with a character."""
        total = 0
        for note in self.notes.tokens:
            if note.is_with(character):
                total += column[note.id]
        return total

    def noted_for(self, column: list[int], number: int) -> bool:
        """Whether a note that acts now names this in a column of masks."""
        for slot in range(self.notes.count()):
            if has(column[self.notes.at(slot).id], number) and self.note_acts(slot):
                return True
        return False

    def acting_note(self, column: list[int]) -> int:
        """The first note that acts now and has something in a column of the tables, -1 for none."""
        for slot in range(self.notes.count()):
            if column[self.notes.at(slot).id] and self.note_acts(slot):
                return slot
        return -1

    def spend(self, slot: int, n: int) -> None:
        """Charges of a note; without any it is gone."""
        left = self.notes.at(slot).charges - n
        self.notes.emptied = 1 if left <= 0 else 0
        if left <= 0:
            self.drop_note(slot)
        else:
            self.notes.set_charges(slot, left)

    def drop_note(self, slot: int) -> None:
        self.tell(e.NOTE_GONE, self.notes.at(slot).id, 0, "TWM-12.6")
        self.notes.drop(slot)

    def find_note(self, note: int) -> int:
        """A note by its label, one at hand or on the table first; never one that lies somewhere else."""
        found = -1
        for slot in range(self.notes.count()):
            token = self.notes.at(slot)
            if token.id == note and not token.is_elsewhere():
                if token.is_on_table() or self.note_here(slot):
                    return slot
                if found < 0:
                    found = slot
        return found
