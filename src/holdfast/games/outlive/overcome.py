"""Night, step 1 (OUT-8): events are overcome, in turn order, one at a time."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    EVENTS,
    KINDS,
    MATERIALS,
    MUNITIONS,
    OVERCAME,
    OVERCOME,
    PASS,
    PASSED,
    PAY_WHOLE,
    SKIP,
    SKIPPED,
    SUPPLIES,
    TROUBLES,
    WATER,
)
from holdfast.games.outlive.tables import OVERCOME_DISCOUNT

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe


class Overcome(Step["State"]):
    """`passed` is a mask of the seats that are out for this night (OUT-8.2)."""

    NAME: ClassVar[str] = "overcome"
    RULE: ClassVar[str] = "OUT-8.1"
    FIELDS: ClassVar[Fields] = (("turn", None), ("passed", None))

    def __init__(self, turn: int, passed: int) -> None:
        super().__init__(-1)
        self.turn = turn
        self.passed = passed

    def ask(self, s: "State", out: list[Action]) -> int:
        if s.in_play == 0 or self.passed == (1 << s.seats) - 1:
            s.pop()
            return -1
        seat = (s.first + self.turn) % s.seats
        if self.passed >> seat & 1:
            s.swap(Overcome((self.turn + 1) % s.seats, self.passed))
            return -1
        tribe = s.tribes[seat]
        for event in range(TROUBLES):
            if s.in_play >> event & 1 and can_overcome(s, tribe, event):
                out.append(OVERCOME[event])
        out.append(PASS[0])  # the only action of who can pay for nothing (OUT-8.5)
        return seat

    def do(self, s: "State", action: Action) -> None:
        seat = (s.first + self.turn) % s.seats
        after = (self.turn + 1) % s.seats
        if action.kind is PASS:
            s.tell(PASSED, seat, 0, 0, "OUT-8.2")
            s.swap(Overcome(after, self.passed | 1 << seat))
            return
        s.swap(Overcome(after, self.passed))
        if s.ready_slot(s.tribes[seat], OVERCOME_DISCOUNT) < 0:
            pay_event(s, seat, action.a, [0] * KINDS)
        else:
            s.push(PayEvent(seat, action.a))

    def refuse(self, s: "State", action: Action) -> str:
        return "OUT-8.3" if action.kind is OVERCOME else self.RULE

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        """Events in play that the tribe can't pay for."""
        tribe = s.tribes[(s.first + self.turn) % s.seats]
        found: list[tuple[Action, str]] = []
        for event in range(TROUBLES):
            if s.in_play >> event & 1 and not can_overcome(s, tribe, event):
                found.append((OVERCOME[event], "OUT-8.3"))
        return found


def wanting(s: "State", tribe: "Tribe", event: int, good: int) -> int:
    """How much of a resource the tribe is short of for an event; the spring pays too (OUT-17.14)."""
    have = tribe.goods[good]
    if good == WATER:
        have += s.springs(tribe)
    return max(0, s.t.event_cost[event * KINDS + good] - have)


def missing(s: "State", tribe: "Tribe", event: int) -> int:
    total = 0
    for good in s.t.event_goods[event]:
        total += wanting(s, tribe, event, good)
    return total


def can_overcome(s: "State", tribe: "Tribe", event: int) -> bool:
    """Can the tribe pay, with the crisis room if need be?"""
    return missing(s, tribe, event) == 0 or can_skip_enough(s, tribe, event)


def can_skip_enough(s: "State", tribe: "Tribe", event: int) -> bool:
    """Does the crisis room, in one of its three ways, cover all that is missing?"""
    for good in s.t.event_goods[event]:
        if may_skip(s, tribe, event, good):
            return True
    return False


def may_skip(s: "State", tribe: "Tribe", event: int, good: int) -> bool:
    """May the discount go to this resource, and is the rest then payable (OUT-17.4)?"""
    slot = s.ready_slot(tribe, OVERCOME_DISCOUNT)
    if slot < 0:
        return False
    chamber = tribe.rooms[slot]
    short = missing(s, tribe, event)
    if good == MUNITIONS:
        return short - min(wanting(s, tribe, event, good), s.t.room_munitions[chamber]) == 0
    if good >= SUPPLIES:
        return short - min(wanting(s, tribe, event, good), s.t.room_supplies[chamber]) == 0
    # Materials are skipped one by one, of several kinds if wanted (OUT-17.5).
    covered = 0
    for material in range(MATERIALS):
        covered += wanting(s, tribe, event, material)
    spare = s.t.room_materials[chamber] - (0 if wanting(s, tribe, event, good) > 0 else 1)
    return short == covered and covered <= spare


def covered_by_skip(s: "State", tribe: "Tribe", event: int, good: int) -> int:
    """How much of a resource the crisis room takes off at once: materials one by one (OUT-17.5)."""
    if good < MATERIALS:
        return 1
    chamber = tribe.rooms[s.ready_slot(tribe, OVERCOME_DISCOUNT)]
    most = s.t.room_munitions[chamber] if good == MUNITIONS else s.t.room_supplies[chamber]
    return min(most, s.t.event_cost[event * KINDS + good])


class PayEvent(Step["State"]):
    """The crisis room may take something off the cost (OUT-17.4)."""

    NAME: ClassVar[str] = "pay-event"
    RULE: ClassVar[str] = "OUT-17.4"
    FIELDS: ClassVar[Fields] = (("seat", None), ("event", None))

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        if missing(s, tribe, self.event) == 0:
            out.append(PAY_WHOLE[0])
        for good in s.t.event_goods[self.event]:
            if may_skip(s, tribe, self.event, good):
                out.append(SKIP[good])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        skipped = [0] * KINDS
        if action.kind is PAY_WHOLE:
            pay_event(s, self.seat, self.event, skipped)
            return
        tribe = s.tribes[self.seat]
        good = action.a
        slot = s.ready_slot(tribe, OVERCOME_DISCOUNT)
        chamber = tribe.rooms[slot]
        covered = covered_by_skip(s, tribe, self.event, good)
        s.use_room(self.seat, slot)
        if good < MATERIALS:
            skipped[good] = covered
            s.tell(SKIPPED, self.seat, good, 1, "OUT-17.5")
            left = s.t.room_materials[chamber] - 1
            s.push(SkipMaterial(self.seat, self.event, left, skipped[0], skipped[1], skipped[2]))
            return
        skipped[good] = covered
        s.tell(SKIPPED, self.seat, good, skipped[good], "OUT-17.4")
        pay_event(s, self.seat, self.event, skipped)

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("event", EVENTS, self.event)]


class SkipMaterial(Step["State"]):
    """Further materials that the crisis room covers, of several kinds if wanted (OUT-17.5); then the rest is paid."""

    NAME: ClassVar[str] = "skip-material"
    RULE: ClassVar[str] = "OUT-17.5"
    FIELDS: ClassVar[Fields] = (
        ("seat", None),
        ("event", None),
        ("left", None),
        ("wood", None),
        ("metal", None),
        ("chips", None),
    )

    def __init__(self, seat: int, event: int, left: int, wood: int, metal: int, chips: int) -> None:
        super().__init__(seat)
        self.event = event
        self.left = left
        self.wood = wood
        self.metal = metal
        self.chips = chips

    def ask(self, s: "State", out: list[Action]) -> int:
        skipped = [self.wood, self.metal, self.chips] + [0] * (KINDS - MATERIALS)
        offer_skips(s.tribes[self.seat], s.t.event_cost, self.event * KINDS, skipped, self.left, out)
        if len(out) == 0:
            s.pop()
            pay_event(s, self.seat, self.event, skipped)
            return -1
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        skipped = [self.wood, self.metal, self.chips]
        skipped[action.a] += 1
        s.tell(SKIPPED, self.seat, action.a, 1, "OUT-17.5")
        s.swap(SkipMaterial(self.seat, self.event, self.left - 1, skipped[0], skipped[1], skipped[2]))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [
            ("event", EVENTS, self.event),
            ("left", AMOUNT, self.left),
            ("wood", AMOUNT, self.wood),
            ("metal", AMOUNT, self.metal),
            ("microchip", AMOUNT, self.chips),
        ]


def offer_skips(tribe: "Tribe", column: list[int], at: int, skipped: list[int], left: int, out: list[Action]) -> None:
    """Materials of a cost that need not be paid: only so that what is missing is covered in the end."""
    short = 0
    for material in range(MATERIALS):
        short += max(0, column[at + material] - skipped[material] - tribe.goods[material])
    for material in range(MATERIALS):
        rest = column[at + material] - skipped[material]
        if rest > 0 and (rest > tribe.goods[material] or short < left):
            out.append(SKIP[material])


def pay_event(s: "State", seat: int, event: int, skipped: list[int]) -> None:
    """The cost goes to the reserve, the card to the shelter (OUT-8.3, OUT-8.4)."""
    tribe = s.tribes[seat]
    for good in range(KINDS):
        cost = s.t.event_cost[event * KINDS + good] - skipped[good]
        if good == WATER:
            s.pay_water(tribe, cost)
        else:
            tribe.goods[good] -= cost
    s.in_play &= ~(1 << event)
    tribe.overcome |= 1 << event
    s.tell(OVERCAME, seat, event, 0, "OUT-8.4")
