"""Events: what happened while an action was applied, and who may see it. They cost nothing when nobody listens."""

from typing import Final, final

from holdfast.core.catalogue import Domain

EVERYONE: Final = -1
"""The audience of an open event; otherwise a mask with one bit for each seat that sees it."""


@final
class EventKind:
    """A kind of event and what its arguments range over; its words are the message `event-name`."""

    def __init__(self, name: str, **domains: Domain) -> None:
        self.name = name
        self.names = tuple(domains.keys())
        self.domains = tuple(domains.values())

    def __repr__(self) -> str:
        return f"<event kind {self.name}>"


@final
class Event:
    """One thing that happened. What others may know of a hidden event is a second event for them."""

    def __init__(
        self, kind: EventKind, seat: int, a: int, b: int, audience: int, rule: str, more: tuple[int, ...] = ()
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.audience = audience
        self.rule = rule
        self.more = more
        """Further arguments, for the few kinds that have more than two."""

    @property
    def values(self) -> tuple[int, ...]:
        """All arguments, in the order of the kind."""
        return (self.a, self.b, *self.more)

    def seen_by(self, seat: int) -> bool:
        """Whether a seat sees it; a spectator, who has a negative number, sees what everybody sees."""
        return self.audience == EVERYONE or (seat >= 0 and bool(self.audience >> seat & 1))

    def __repr__(self) -> str:
        return f"<{self.kind.name} seat={self.seat} {self.a} {self.b} {self.rule}>"
