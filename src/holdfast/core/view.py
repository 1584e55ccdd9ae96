"""What leaves the engine towards a seat: the parts that all games share."""

from typing import Any

import msgspec

SPECTATOR = -1
"""In place of a seat: somebody without a seat, who sees what everybody sees."""


class Fact(msgspec.Struct, frozen=True, gc=False):
    """One thing that a decision, an action or an event is about. `id` is an id of the domain, or the number itself for
    the domains `number` and `seat`."""

    name: str
    domain: str
    id: str | int


class Asked(msgspec.Struct, frozen=True, gc=False):
    """The decision as a seat sees it: whom the table waits for, why, and what it is about; the numbers of the actions
    only for that seat."""

    seat: int
    name: str
    rule: str
    facts: list[Fact]
    actions: list[int] | None


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended. Places start at 1 and are shared by equals; parts add up to the scores. A table that plays
    together against the game can lose: then there is no winner."""

    reason: str
    places: list[int]
    scores: list[int]
    parts: dict[str, list[int]]
    lost: bool = False

    @property
    def winners(self) -> list[int]:
        return [] if self.lost else [seat for seat, place in enumerate(self.places) if place == 1]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know. Each game adds its zones as named structures: things by their ids, counts by id. A reader
    draws a board from it and from the description of the game, without the source."""

    seat: int
    """Whose view this is; -1 for a spectator."""
    asked: Asked | None
    """The decision that the table waits for; None when the match is over."""
    phase: str
    """Where in the round the match stands: an id of the game's phases."""
    seats: list[Any]
    """What everybody sees of each seat."""
    outcome: Outcome | None = None
    """How it ended, when the match is over."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What everybody could count now: points so far by seat, and their parts. `figures` are the numbers that a group
    playing together would care about."""

    scores: list[int]
    parts: dict[str, list[int]]
    figures: dict[str, int] = {}


class EventView(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened, as one seat saw it. `version` is that of the match after it, 0 for what happened before
    the first decision; `text` is the line of the log if words were asked for."""

    version: int
    kind: str
    seat: int
    arguments: list[Fact]
    rule: str
    text: str = ""


class Events(msgspec.Struct, frozen=True, gc=False):
    """What happened up to `version`. With `anew` the past has changed: these are all events from the beginning, and
    everything read before is invalid."""

    version: int
    anew: bool
    events: list[EventView]
