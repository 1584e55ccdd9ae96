"""The decks, what lies open beside them, and what everybody has seen of them."""

from typing import ClassVar, Final, final

from holdfast.core.fields import Fields, Grid
from holdfast.games.warofmine.state.masks import put

# Kinds of cards, in the lists of those that left the game or were seen today
EVENT_CARD: Final = 0
RAID_CARD: Final = 1
VISITOR_CARD: Final = 2
LOCATION_CARD: Final = 3
NARRATIVE_CARD: Final = 4
RESIDENT_CARD: Final = 5
EXPLORATION_CARD: Final = 6
FINDING_CARD: Final = 7
SHELTER_CARD: Final = 8
KIND_SIZE: Final = 32
"""More than a kind has different cards."""

# Decks of which everybody may have seen the top: those of the catalogue, narrative cards, unused characters
EVENTS_DECK: Final = 0
RESIDENTS_DECK: Final = 1
RAIDS_DECK: Final = 2
VISITORS_DECK: Final = 3
UNKNOWN_DECK: Final = 4
FINDINGS_DECK: Final = 5
NARRATIVES_DECK: Final = 6
UNUSED_DECK: Final = 7
DECK_COUNT: Final = 8

# Kinds of event cards
ORDINARY: Final = 0
CHAPTER: Final = 1
ENDING: Final = 2


def listed(kind: int, card: int) -> int:
    """A card in a list of cards of all kinds."""
    return kind * KIND_SIZE + card


def kind_of(listed_card: int) -> int:
    return listed_card // KIND_SIZE


def card_of(listed_card: int) -> int:
    return listed_card % KIND_SIZE


def of_kind(cards: list[int], kind: int) -> list[int]:
    """The cards of one kind in such a list."""
    return [card_of(card) for card in cards if kind_of(card) == kind]


@final
class Decks:
    """Decks are replaced, never changed in place; the top of a deck is its end."""

    FIELDS: ClassVar[Fields] = (
        ("events", None), ("unused_events", None), ("exploration", None), ("unknown", None), ("explored", None),
        ("residents", None), ("residents_met", None), ("findings", None), ("findings_used", None), ("raids", None),
        ("visitors", None), ("visitors_seen", None), ("locations", None), ("spots", None), ("narratives", None),
        ("kept", None), ("unused", None), ("red_raids", None), ("red_residents", None), ("removed", None),
        ("red_seen", None), ("known", Grid(DECK_COUNT)), ("seen", None),
    )  # fmt: skip

    def __init__(
        self,
        events: list[int],
        unused_events: list[int],
        exploration: list[int],
        unknown: list[int],
        explored: list[int],
        residents: list[int],
        residents_met: list[int],
        findings: list[int],
        findings_used: list[int],
        raids: list[int],
        visitors: list[int],
        visitors_seen: list[int],
        locations: list[int],
        spots: list[int],
        narratives: list[int],
        kept: list[int],
        unused: list[int],
        red_raids: list[int],
        red_residents: list[int],
        removed: list[int],
        red_seen: list[int],
        known: list[int],
        seen: list[int],
    ) -> None:
        self.events = events
        self.unused_events = unused_events
        self.exploration = exploration
        self.unknown = unknown
        self.explored = explored
        self.residents = residents
        self.residents_met = residents_met
        self.findings = findings
        self.findings_used = findings_used
        self.raids = raids
        self.visitors = visitors
        self.visitors_seen = visitors_seen
        self.locations = locations
        self.spots = spots
        """The locations that are Near, in the Middle and Far, -1 for none."""
        self.narratives = narratives
        self.kept = kept
        """Narrative cards of the group."""
        self.unused = unused
        """Characters who may still come."""
        self.red_raids = red_raids
        self.red_residents = red_residents
        self.removed = removed
        """Cards that left the game in sight of all, as `listed`."""
        self.red_seen = red_seen
        """Red-corner cards that everybody has seen since they entered their decks, as `listed`: residents as often as
        different ones were seen."""
        self.known = known
        """How many cards on top of each deck everybody has seen."""
        self.seen = seen
        """Cards of today that everybody saw before they were shuffled back or cleared away, as `listed`."""

    def clone(self) -> "Decks":
        return Decks(
            self.events,
            self.unused_events,
            self.exploration,
            self.unknown,
            self.explored,
            self.residents,
            self.residents_met,
            self.findings,
            self.findings_used,
            self.raids,
            self.visitors,
            self.visitors_seen,
            self.locations,
            self.spots,
            self.narratives,
            self.kept,
            self.unused,
            self.red_raids,
            self.red_residents,
            self.removed,
            self.red_seen,
            self.known,
            self.seen,
        )

    # What is known of the top

    def knows(self, deck: int, n: int) -> None:
        """Everybody has seen that many cards on top of a deck."""
        self.known = put(self.known, deck, n)

    def saw(self, deck: int, n: int) -> None:
        """Everybody has seen at least that many."""
        if n > self.known[deck]:
            self.knows(deck, n)

    def drew(self, deck: int, n: int = 1) -> None:
        """Cards left the top of a deck."""
        if self.known[deck] > 0:
            self.knows(deck, max(0, self.known[deck] - n))

    def forget(self, deck: int) -> None:
        """A deck was shuffled."""
        if self.known[deck] > 0:
            self.knows(deck, 0)

    # What was seen of all cards

    def take_out(self, kind: int, card: int) -> None:
        """A card leaves the game in sight of all (TWM-1.14)."""
        self.removed = [*self.removed, listed(kind, card)]

    def taken_out(self, kind: int) -> list[int]:
        """The cards of a kind that left the game."""
        return of_kind(self.removed, kind)

    def remember(self, kind: int, card: int) -> None:
        """A card was seen before it is shuffled back or cleared away (TWM-1.19)."""
        self.seen = [*self.seen, listed(kind, card)]

    def saw_red(self, kind: int, card: int) -> None:
        """A red-corner card is known to be no longer among those set aside."""
        self.red_seen = [*self.red_seen, listed(kind, card)]

    def times_seen(self, kind: int, card: int) -> int:
        """How many red-corner cards of this name everybody has seen."""
        return self.red_seen.count(listed(kind, card))

    def reds_seen(self, kind: int) -> list[int]:
        return of_kind(self.red_seen, kind)

    # Single cards

    def take_event(self) -> int:
        """The top card of the events."""
        card = self.events[-1]
        self.events = self.events[:-1]
        self.drew(EVENTS_DECK)
        return card

    def put_aside(self, card: int) -> None:
        """Residents who were met lie beside their deck."""
        self.residents_met = [*self.residents_met, card]
