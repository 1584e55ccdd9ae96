"""Note tokens and where they lie."""

from typing import ClassVar, Final, final

from holdfast.core.fields import Fields
from holdfast.games.warofmine.script.references import NOTE

# Where a note lies
STORED: Final = 0
CARRIED: Final = 1
ON_TABLE: Final = 2
HIDDEN: Final = 3
"""Hidden; nothing from here on can be taken or used at home."""
AT_LOCATION: Final = 4
WITH_CHARACTER: Final = 5
"""Until Dawn."""


@final
class Note:
    """One token. It never changes: another takes its place."""

    FIELDS: ClassVar[Fields] = (
        ("id", NOTE), ("charges", None), ("place", None), ("whose", None), ("color", None), ("value", None),
        ("weight", None), ("value_each", None), ("weight_each", None),
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        charges: int,
        place: int,
        whose: int,
        color: int,
        value: int = 0,
        weight: int = 0,
        value_each: int = 0,
        weight_each: int = 0,
    ) -> None:
        self.id = id
        """Its label: which note of the content it is."""
        self.charges = charges
        self.place = place
        self.whose = whose
        """The location or the character it lies with, -1 elsewhere."""
        self.color = color
        self.value = value
        self.weight = weight
        self.value_each = value_each
        """1 if the value counts once for each charge."""
        self.weight_each = weight_each
        """1 if the weight counts once for each charge."""

    def worth(self) -> int:
        return self.value * self.charges if self.value_each else self.value

    def load(self) -> int:
        return self.weight * self.charges if self.weight_each else self.weight

    def is_stored(self) -> bool:
        return self.place == STORED

    def is_carried(self) -> bool:
        return self.place == CARRIED

    def is_on_table(self) -> bool:
        return self.place == ON_TABLE

    def is_hidden(self) -> bool:
        return self.place == HIDDEN

    def is_elsewhere(self) -> bool:
        """Hidden, on a location or with a character: nobody can take it."""
        return self.place >= HIDDEN

    def is_at(self, location: int) -> bool:
        return self.place == AT_LOCATION and self.whose == location

    def is_with(self, character: int) -> bool:
        return self.place == WITH_CHARACTER and self.whose == character

    def with_charges(self, charges: int) -> "Note":
        return Note(
            self.id,
            charges,
            self.place,
            self.whose,
            self.color,
            self.value,
            self.weight,
            self.value_each,
            self.weight_each,
        )

    def moved(self, place: int, whose: int = -1) -> "Note":
        return Note(
            self.id,
            self.charges,
            place,
            whose,
            self.color,
            self.value,
            self.weight,
            self.value_each,
            self.weight_each,
        )

    def with_stats(self, color: int, value: int, weight: int, value_each: int, weight_each: int) -> "Note":
        return Note(self.id, self.charges, self.place, self.whose, color, value, weight, value_each, weight_each)


@final
class Notes:
    """The note tokens in play, by slot. The list is replaced, never changed."""

    FIELDS: ClassVar[Fields] = (("tokens", [Note]), ("emptied", None))

    def __init__(self, tokens: list[Note], emptied: int) -> None:
        self.tokens = tokens
        self.emptied = emptied
        """1 when the last charge that was spent was the last of its note."""

    def clone(self) -> "Notes":
        return Notes(self.tokens, self.emptied)

    def count(self) -> int:
        return len(self.tokens)

    def at(self, slot: int) -> Note:
        return self.tokens[slot]

    def add(self, note: Note) -> None:
        self.tokens = [*self.tokens, note]

    def replace(self, slot: int, note: Note) -> None:
        tokens = self.tokens[:]
        tokens[slot] = note
        self.tokens = tokens

    def drop(self, slot: int) -> None:
        self.tokens = self.tokens[:slot] + self.tokens[slot + 1 :]

    def set_charges(self, slot: int, charges: int) -> None:
        self.replace(slot, self.tokens[slot].with_charges(charges))

    def move(self, slot: int, place: int, whose: int = -1) -> None:
        self.replace(slot, self.tokens[slot].moved(place, whose))

    def stow(self, before: int, after: int) -> None:
        """All notes of one place go to another."""
        for slot in range(len(self.tokens)):
            if self.tokens[slot].place == before:
                self.move(slot, after)
