"""Note tokens: where they lie, what they are worth, what they change."""

import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.marks import (
    F_EMPTIED,
    NOTE_AT,
    NOTE_CARRIED,
    NOTE_CHARGES,
    NOTE_HIDDEN,
    NOTE_ID,
    NOTE_ON_TABLE,
    NOTE_PER_CHARGE,
    NOTE_PLACE,
    NOTE_SIZE,
    NOTE_STORED,
    NOTE_VALUE,
    NOTE_WEIGHT,
    NOTE_WITH,
    VALUE_PER_CHARGE,
    WEIGHT_PER_CHARGE,
)
from holdfast.games.warofmine.state.columns import Columns


class Noted(Columns):
    """The table with its notes."""

    def note_count(self) -> int:
        return len(self.notes) // NOTE_SIZE

    def note_at(self, slot: int, field: int) -> int:
        return self.notes[slot * NOTE_SIZE + field]

    def note_worth(self, slot: int) -> int:
        base = slot * NOTE_SIZE
        value = self.notes[base + NOTE_VALUE]
        each = self.notes[base + NOTE_PER_CHARGE] & VALUE_PER_CHARGE
        return value * self.notes[base + NOTE_CHARGES] if each else value

    def note_load(self, slot: int) -> int:
        base = slot * NOTE_SIZE
        weight = self.notes[base + NOTE_WEIGHT]
        each = self.notes[base + NOTE_PER_CHARGE] & WEIGHT_PER_CHARGE
        return weight * self.notes[base + NOTE_CHARGES] if each else weight

    def note_here(self, slot: int) -> bool:
        """Among the goods that are at hand now."""
        return self.notes[slot * NOTE_SIZE + NOTE_PLACE] == (NOTE_CARRIED if self.location >= 0 else NOTE_STORED)

    def note_with(self, slot: int, stored: bool) -> bool:
        """Among the goods that are at hand, or in Storage."""
        return self.notes[slot * NOTE_SIZE + NOTE_PLACE] == NOTE_STORED if stored else self.note_here(slot)

    def note_acts(self, slot: int) -> bool:
        """Whether it has its effect where it lies."""
        note = self.notes[slot * NOTE_SIZE]
        place = self.notes[slot * NOTE_SIZE + NOTE_PLACE]
        if self.t.note_armed[note] and self.note_at(slot, NOTE_CHARGES) == 0:
            return False
        if place >= NOTE_WITH:
            return bool(self.present_mask() >> place - NOTE_WITH & 1)
        if place >= NOTE_HIDDEN:
            return place == NOTE_AT + self.location
        if self.t.note_worn[note]:
            return False
        return place == NOTE_CARRIED and self.location >= 0 if self.t.note_carried[note] else True

    def has_tool(self, column: list[int]) -> bool:
        """Whether a note at hand serves as a tool (TWM-12.23)."""
        for slot in range(len(self.notes) // NOTE_SIZE):
            if column[self.notes[slot * NOTE_SIZE]]:
                if self.note_at(slot, NOTE_PLACE) == NOTE_ON_TABLE or self.note_here(slot):
                    return True
        return False

    def from_notes(self, column: list[int]) -> int:
        """The sum of a column of the tables over all notes that act now."""
        total = 0
        for slot in range(len(self.notes) // NOTE_SIZE):
            if self.note_acts(slot):
                total += column[self.notes[slot * NOTE_SIZE]]
        return total

    def lying(self, place: int, column: list[int]) -> int:
        """The sum of a column of the tables over all notes that lie in a place."""
        total = 0
        for base in range(0, len(self.notes), NOTE_SIZE):
            if self.notes[base + NOTE_PLACE] == place:
                total += column[self.notes[base]]
        return total

    def noted_for(self, column: list[int], number: int) -> bool:
        """Whether a note that acts now names this in a column of masks."""
        for slot in range(len(self.notes) // NOTE_SIZE):
            if column[self.notes[slot * NOTE_SIZE]] >> number & 1 and self.note_acts(slot):
                return True
        return False

    def acting_note(self, column: list[int]) -> int:
        """The first note that acts now and has something in a column of the tables, -1 for none."""
        for slot in range(len(self.notes) // NOTE_SIZE):
            if column[self.notes[slot * NOTE_SIZE]] and self.note_acts(slot):
                return slot
        return -1

    def set_note(self, slot: int, field: int, number: int) -> None:
        notes = self.notes[:]
        notes[slot * NOTE_SIZE + field] = number
        self.notes = notes

    def spend(self, slot: int, n: int) -> None:
        """Charges of a note; without any it is gone."""
        left = self.note_at(slot, NOTE_CHARGES) - n
        self.flags[F_EMPTIED] = 1 if left <= 0 else 0
        if left <= 0:
            self.drop_note(slot)
        else:
            self.set_note(slot, NOTE_CHARGES, left)

    def drop_note(self, slot: int) -> None:
        self.tell(e.NOTE_GONE, self.note_at(slot, NOTE_ID), 0, "TWM-12.6")
        base = slot * NOTE_SIZE
        self.notes = self.notes[:base] + self.notes[base + NOTE_SIZE :]

    def find_note(self, note: int) -> int:
        """A note by its label, one at hand or on the table first; never one that lies somewhere else."""
        found = -1
        for slot in range(self.note_count()):
            place = self.note_at(slot, NOTE_PLACE)
            if self.note_at(slot, NOTE_ID) == note and place < NOTE_HIDDEN:
                if place == NOTE_ON_TABLE or self.note_here(slot):
                    return slot
                if found < 0:
                    found = slot
        return found
