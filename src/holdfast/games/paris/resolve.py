"""Resolve the event and feed your people (PNE-4), with the windows for new buildings (PNE-8.7)."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.paris.catalogue import (
    EVENTS_PART,
    FAILED,
    FARMER,
    FED,
    FEED,
    FEEDING_PART,
    GO_HUNGRY,
    GO_ON,
    OVERCAME,
    PLACE,
    STARVED,
    WINDOWS,
)
from holdfast.games.paris.tables import ParisTables
from holdfast.games.paris.turns import InTurn, in_turn

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


BEFORE_FEEDING: Final = 1
"""The window between event and feeding."""


class Window(Step["State"]):
    """A window for new buildings: every seat with a face-down mission is asked, so that being asked tells nothing
    (PNE-8.7), in turn order, and once more whenever another seat has placed something (PNE-8.8)."""

    NAME: ClassVar[str] = "window"
    RULE: ClassVar[str] = "PNE-8.7"
    ALWAYS_ASKS: ClassVar[bool] = True
    FIELDS: ClassVar[Fields] = (("window", None), ("turn", None), ("last", None), ("placed", None))

    def __init__(self, window: int, turn: int, last: int = -1, placed: int = 0) -> None:
        super().__init__()
        self.window = window
        self.turn = turn
        self.last = last
        """The turn with which it ends, -1 until it opens."""
        self.placed = placed
        """How many new buildings lay open when this turn began."""

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.last < 0:
            s.swap(Window(self.window, self.turn, s.seats, s.missions.placed_by_all()))
            return -1
        if self.turn == self.last:
            s.pop()
            return -1
        seat = in_turn(s, self.turn)
        if not s.missions.hands[seat]:
            self._next(s)
            return -1
        out.append(GO_ON[0])
        s.offer(seat, out)
        return seat

    def do(self, s: "State", action: Action) -> None:
        self._next(s)

    def _next(self, s: "State") -> None:
        placed = s.missions.placed_by_all()
        last = self.last if placed == self.placed else self.turn + s.seats
        s.swap(Window(self.window, self.turn + 1, last, placed))

    def refuse(self, s: "State", action: Action) -> str:
        return "PNE-8.3" if action.kind.anytime else self.RULE

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("window", WINDOWS, self.window)]

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        """New buildings that the seat holds and can't place yet."""
        seat = in_turn(s, self.turn)
        requires = s.t.mission_requires
        held = [mission for mission in s.missions.hands[seat] if requires[mission]]
        return [(PLACE[mission], "PNE-8.3") for mission in held if not s.can_place(seat, mission)]


class ResolveEvent(Step["State"]):
    """The one tile still face up is judged for every seat (PNE-4.1, PNE-4.9); it asks nobody (PNE-4.7)."""

    NAME: ClassVar[str] = "resolve-event"
    RULE: ClassVar[str] = "PNE-4.1"

    def ask(self, s: "State", out: list[Action]) -> int:
        tile = s.face_up_tiles()[0]
        for i in range(s.seats):
            seat = in_turn(s, i)
            if lacking(s, seat, tile) == 0:
                s.gain(seat, EVENTS_PART, s.t.event_vp[tile])
                s.tell(OVERCAME, seat, tile, s.t.event_vp[tile], "PNE-4.9")
            else:
                s.tell(FAILED, seat, tile, 0, "PNE-4.2")
        s.pop()
        return -1


def equipped(s: "State", seat: int, type: int) -> int:
    """Survivors of a type that have equipment of their own (PNE-4.3, PNE-4.4)."""
    return min(s.survivors[seat * 6 + type], s.equipment_of(seat, s.t.equipment_of[type]))


def equipped_of(s: "State", seat: int, types: list[int]) -> int:
    """The same for several types: any mix of them serves a group of an event (PNE-4.5)."""
    have = 0
    for type in types:
        have += equipped(s, seat, type)
    return have


def lacking(s: "State", seat: int, tile: int) -> int:
    """How many equipped survivors a refuge lacks against an event; the heroine is one of them (PNE-4.6)."""
    lacks = -s.t.heroine_equipped if s.heroine == seat else 0
    for types, count in s.t.event_groups[tile]:
        lacks += max(0, count - equipped_of(s, seat, types))
    return max(0, lacks)


class Feed(InTurn):
    """Seats feed their refuges in turn order; the only question is whether to pay cans (PNE-4.16, PNE-4.18)."""

    NAME: ClassVar[str] = "feed"
    RULE: ClassVar[str] = "PNE-4.16"

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.turn == s.seats:
            s.pop()
            return -1
        seat = self._seat(s)
        lack = farmers_missing(s, seat)
        if lack == 0:
            self._fed(s, seat, 0)
            return -1
        if lack > s.cans[seat]:
            self._starved(s, seat, lack)
            return -1
        out.append(FEED[0])
        out.append(GO_HUNGRY[0])
        return s.with_anytime(seat, out)

    def do(self, s: "State", action: Action) -> None:
        seat = self._seat(s)
        lack = farmers_missing(s, seat)
        if action.kind is FEED:
            self._fed(s, seat, lack)
        else:
            self._starved(s, seat, lack)

    def _seat(self, s: "State") -> int:
        return in_turn(s, self.turn)

    def _fed(self, s: "State", seat: int, cans: int) -> None:
        short = s.cans_left < s.t.most_cans_placed
        s.cans[seat] -= cans
        s.cans_left += cans  # PNE-4.19
        points = feeding_points(s, seat)
        s.gain(seat, FEEDING_PART, points)
        s.tell(FED, seat, points, cans, "PNE-4.17")
        s.swap(Feed(self.turn + 1))
        if short and cans > 0 and self.turn + 1 < s.seats:
            s.push(Window(BEFORE_FEEDING, 0))  # PNE-8.8

    def _starved(self, s: "State", seat: int, lack: int) -> None:
        s.tell(STARVED, seat, lack, 0, "PNE-4.15")
        s.swap(Feed(self.turn + 1))

    def refuse(self, s: "State", action: Action) -> str:
        return "PNE-8.3" if action.kind.anytime else "PNE-4.18"

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        seat = self._seat(s)
        return [
            ("cans", AMOUNT, farmers_missing(s, seat)),
            ("points", AMOUNT, feeding_points(s, seat)),
            ("population", AMOUNT, s.population(seat)),
        ]


def zone(s: "State", seat: int) -> int:
    """Where a refuge stands on the population track."""
    return zone_of(s.t, s.population(seat))


def zone_of(t: ParisTables, population: int) -> int:
    """The last zone has no end."""
    return min(population, len(t.zone_vp) - 1)


def farmers_needed(s: "State", seat: int) -> int:
    """How many farmers feed a refuge (PNE-4.14)."""
    return s.t.zone_farmers[zone(s, seat)]


def farmers_missing(s: "State", seat: int) -> int:
    """How many farmers, or cans in their place, a refuge lacks (PNE-4.15)."""
    return max(0, farmers_needed(s, seat) - s.survivors[seat * 6 + FARMER])


def feeding_points(s: "State", seat: int) -> int:
    """What it is worth to feed a refuge (PNE-4.17)."""
    return s.t.zone_vp[zone(s, seat)]
