"""The night outside: where the party is, how loud it is, whom it meets and what it has already done there."""

from typing import ClassVar, final

from holdfast.core.fields import Fields
from holdfast.games.warofmine.catalogue import HIDING_PLACE, MAP_CARD
from holdfast.games.warofmine.state.masks import has, one


@final
class Outing:
    FIELDS: ClassVar[Fields] = (
        ("location", None), ("noise", None), ("hiding_place", None), ("map", None), ("resident", None), ("met", None),
        ("next_resident", None), ("looked_around", None), ("visited", None), ("lawyer_used", None),
        ("scavenger_used", None), ("row_card", None), ("no_special", None), ("free_wood", None),
    )  # fmt: skip

    def __init__(
        self,
        location: int = -1,
        noise: int = 1,
        hiding_place: int = 0,
        map: int = 0,
        resident: int = -1,
        met: int = 0,
        next_resident: int = -1,
        looked_around: int = 0,
        visited: int = 0,
        lawyer_used: int = 0,
        scavenger_used: int = 0,
        row_card: int = -1,
        no_special: int = 0,
        free_wood: int = 0,
    ) -> None:
        self.location = location
        """The location card where the party is, -1 for nowhere."""
        self.noise = noise
        self.hiding_place = hiding_place
        """1 while a Hiding Place waits to be used."""
        self.map = map
        """1 while a Map waits to be used."""
        self.resident = resident
        """The residents card that is met, -1 for none."""
        self.met = met
        """1 if residents were met tonight."""
        self.next_resident = next_resident
        """The residents card that comes next, -1 for the top of the deck."""
        self.looked_around = looked_around
        """1 if the party has looked around tonight."""
        self.visited = visited
        """The other actions of the location that were used tonight, as a mask."""
        self.lawyer_used = lawyer_used
        """1 if the lawyer has spoken tonight."""
        self.scavenger_used = scavenger_used
        """1 if the good scavenger has looked once more tonight."""
        self.row_card = row_card
        """The exploration card that is just resolved, until its findings are drawn; -1 for none."""
        self.no_special = no_special
        """1 if the next findings have no roll for a special one."""
        self.free_wood = free_wood
        """Wood that was added for nothing while choosing findings."""

    def clone(self) -> "Outing":
        return Outing(
            self.location,
            self.noise,
            self.hiding_place,
            self.map,
            self.resident,
            self.met,
            self.next_resident,
            self.looked_around,
            self.visited,
            self.lawyer_used,
            self.scavenger_used,
            self.row_card,
            self.no_special,
            self.free_wood,
        )

    def go(self, location: int) -> None:
        """A party sets out: nothing was done there yet."""
        self.location = location
        self.met = 0
        self.looked_around = 0
        self.visited = 0
        self.lawyer_used = 0
        self.scavenger_used = 0

    def keep(self, card: int) -> bool:
        """A Hiding Place or a Map waits to be used; returns whether there was one already."""
        if card == HIDING_PLACE:
            had = self.hiding_place
            self.hiding_place = 1
        else:
            had = self.map
            self.map = 1
        return had != 0

    def waiting_cards(self) -> list[int]:
        """The exploration cards that wait to be used."""
        cards: list[int] = []
        if self.hiding_place:
            cards.append(HIDING_PLACE)
        if self.map:
            cards.append(MAP_CARD)
        return cards

    def has_visited(self, way: int) -> bool:
        return has(self.visited, way)

    def visit(self, way: int) -> None:
        self.visited |= one(way)
