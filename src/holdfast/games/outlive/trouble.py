"""The beginning of the day and its events (OUT-4.1 to OUT-4.3, OUT-16)."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    CITY_OF,
    DROP,
    DROPPED,
    EMPTIED,
    EVENT_RULES,
    EVENTS,
    KINDS,
    MUNITIONS,
    RING,
    SPARED,
    SPRING,
    STRUCK,
    STRUCK_AGAIN,
    SUPPLIES,
)
from holdfast.games.outlive.shelter import Lose, raise_gauge
from holdfast.games.outlive.tables import CLAN, CLOUD, COLD, EMPTY, EMPTY_SEARCH, RATS

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State


class Morning(Step["State"]):
    """The event of the day strikes, then those still in play, oldest first; each strikes the shelters in turn
    order. `earlier` is -1 for today's, then goes through the days before."""

    NAME: ClassVar[str] = "morning"
    RULE: ClassVar[str] = "OUT-4.1"
    FIELDS: ClassVar[Fields] = (("earlier", None), ("turn", None))

    def __init__(self, earlier: int, turn: int) -> None:
        super().__init__(-1)
        self.earlier = earlier
        self.turn = turn

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.earlier == s.day:
            s.pop()
            return -1
        event = s.events[s.day if self.earlier < 0 else self.earlier]
        if self.turn == 0:
            if self.earlier < 0:
                s.reveal()
                s.in_play |= 1 << event
                s.tell(STRUCK, -1, event, 0, EVENT_RULES[event])
            elif s.in_play >> event & 1:
                s.tell(STRUCK_AGAIN, -1, event, 0, EVENT_RULES[event])
            else:
                s.swap(Morning(self.earlier + 1, 0))
                return -1
            empty_places(s, event)
        if self.turn == s.seats or not strikes_shelters(s, event):
            s.swap(Morning(self.earlier + 1, 0))
            return -1
        s.swap(Morning(self.earlier, self.turn + 1))
        seat = (s.first + self.turn) % s.seats
        if s.is_immune(s.tribes[seat]):
            s.tell(SPARED, seat, event, 0, "OUT-17.15")
        else:
            strike(s, seat, event)
        return -1


def empty_places(s: "State", event: int) -> None:
    """Shortages take from the places, never below nothing (OUT-16.1 to OUT-16.6)."""
    effect = s.t.strikes[event]
    if effect != EMPTY and effect != EMPTY_SEARCH:
        return
    amount = s.t.event_amount[event * 3 + s.seats - 2]
    for place in range(RING):
        if not s.t.event_places[event] >> place & 1:
            continue
        if effect == EMPTY:
            taken = min(amount, s.stock[place])
            s.stock[place] -= taken
        else:
            city = CITY_OF[place]
            taken = min(amount, s.search_left[city])
            s.search_left[city] -= taken
            s.reveal()
        s.tell(EMPTIED, -1, place, taken, EVENT_RULES[event])


def strikes_shelters(s: "State", event: int) -> bool:
    effect = s.t.strikes[event]
    return effect in (CLOUD, COLD, CLAN, RATS)


def strike(s: "State", seat: int, event: int) -> None:
    """What an event does to one shelter."""
    tribe = s.tribes[seat]
    effect = s.t.strikes[event]
    amount = s.t.event_amount[event * 3 + s.seats - 2]
    if effect == CLOUD:
        beyond = raise_gauge(s, seat, amount)
        if beyond > 0:
            s.push(Irradiated(seat, beyond))
    elif effect == COLD:
        s.push(Freeze(seat, amount))
    elif effect == CLAN:
        # Who has too few tokens keeps them and loses a survivor instead (OUT-16.12, OUT-16.13).
        if tribe.materials() + tribe.goods[MUNITIONS] >= amount:
            s.push(Surrender(seat, amount))
        else:
            s.push(Raided(seat, 1))
    elif effect == RATS:
        if tribe.supplies() + s.springs(tribe) >= amount:
            s.push(Spoil(seat, amount))
        else:
            s.push(Gnawed(seat, 1))


def striking(s: "State") -> int:
    """The event that strikes the shelters just now, or -1."""
    for step in s.stack:
        if isinstance(step, Morning):
            return s.events[s.day if step.earlier < 0 else step.earlier]
    return -1


def striking_fact(s: "State") -> list[tuple[str, Domain, int]]:
    event = striking(s)
    return [] if event < 0 else [("event", EVENTS, event)]


class Suffer(Lose):
    """An event takes survivors by day, when the map room may be used."""

    def ask(self, s: "State", out: list[Action]) -> int:
        seat = super().ask(s, out)
        return seat if seat < 0 else s.with_anytime(seat, out)

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [*striking_fact(s), ("left", AMOUNT, self.left)]


class Irradiated(Suffer):
    NAME: ClassVar[str] = "irradiated"
    RULE: ClassVar[str] = "OUT-10.4"

    def less(self) -> Lose:
        return Irradiated(self.seat, self.left - 1)


class Freeze(Suffer):
    NAME: ClassVar[str] = "freeze"
    RULE: ClassVar[str] = "OUT-16.11"

    def less(self) -> Lose:
        return Freeze(self.seat, self.left - 1)


class Raided(Suffer):
    NAME: ClassVar[str] = "raided"
    RULE: ClassVar[str] = "OUT-16.12"

    def less(self) -> Lose:
        return Raided(self.seat, self.left - 1)


class Gnawed(Suffer):
    NAME: ClassVar[str] = "gnawed"
    RULE: ClassVar[str] = "OUT-16.14"

    def less(self) -> Lose:
        return Gnawed(self.seat, self.left - 1)


class Surrender(Step["State"]):
    """Two materials or munitions go to the enemy clan (OUT-16.12)."""

    NAME: ClassVar[str] = "surrender"
    RULE: ClassVar[str] = "OUT-16.12"
    FIELDS: ClassVar[Fields] = (("seat", None), ("left", None))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        goods = s.tribes[self.seat].goods
        for good in range(SUPPLIES):
            if goods[good] > 0:
                out.append(DROP[good])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        s.tribes[self.seat].goods[action.a] -= 1
        s.tell(DROPPED, self.seat, action.a, 0, "OUT-16.12")
        if self.left > 1:
            s.swap(Surrender(self.seat, self.left - 1))
        else:
            s.pop()

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [*striking_fact(s), ("left", AMOUNT, self.left)]


class Spoil(Step["State"]):
    """Rats take a supply; the water of the spring will do (OUT-16.14, OUT-17.14)."""

    NAME: ClassVar[str] = "spoil"
    RULE: ClassVar[str] = "OUT-16.14"
    FIELDS: ClassVar[Fields] = (("seat", None), ("left", None))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        for good in range(SUPPLIES, KINDS):
            if tribe.goods[good] > 0:
                out.append(DROP[good])
        if s.spring(tribe) >= 0:
            out.append(DROP[SPRING])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        tribe = s.tribes[self.seat]
        if action.a == SPRING:
            s.drink(tribe)
        else:
            tribe.goods[action.a] -= 1
        s.tell(DROPPED, self.seat, action.a, 0, "OUT-16.14")
        if self.left > 1:
            s.swap(Spoil(self.seat, self.left - 1))
        else:
            s.pop()

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [*striking_fact(s), ("left", AMOUNT, self.left)]
