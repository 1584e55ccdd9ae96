"""Night, steps 2 to 7: each step is finished by all seats in turn order before the next begins (OUT-8.6)."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.building import Build
from holdfast.games.outlive.catalogue import (
    AIRLOCK,
    ENOUGH,
    FED,
    FEED,
    KEPT,
    KINDS,
    MEAT,
    RADIATED,
    RECRUIT,
    RECRUITED,
    SLOTS,
    SPRING,
    SUPPLIES,
    WATER,
)
from holdfast.games.outlive.repair import Repair
from holdfast.games.outlive.shelter import Sicken, Starve, raise_gauge
from holdfast.games.outlive.tables import VENTILATION

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe

FEEDING: Final = 0
RADIOACTIVITY: Final = 1
RECRUITING: Final = 2
BUILDING: Final = 3
REPAIRING: Final = 4
UPKEEP: Final = 5


class Night(Step["State"]):
    """Goes from seat to seat and from step to step."""

    NAME: ClassVar[str] = "night"
    RULE: ClassVar[str] = "OUT-8.6"
    FIELDS: ClassVar[Fields] = (("part", None), ("turn", None))

    def __init__(self, part: int, turn: int) -> None:
        super().__init__(-1)
        self.part = part
        self.turn = turn

    def ask(self, s: "State", out: list[Action]) -> int:
        part = self.part
        turn = self.turn
        depth = len(s.stack)
        while len(s.stack) == depth:  # until somebody has to decide
            if turn == s.seats:
                if part == UPKEEP:
                    s.pop()
                    return -1
                part += 1
                turn = 0
            spend(s, part, (s.first + turn) % s.seats)
            turn += 1
        s.stack[depth - 1] = Night(part, turn)
        return -1


def spend(s: "State", part: int, seat: int) -> None:
    """One step of the night of one seat."""
    if part == FEEDING:
        feed(s, seat)
    elif part == RADIOACTIVITY:
        radiate(s, seat)
    elif part == RECRUITING:
        if can_recruit(s, s.tribes[seat]):
            s.push(Recruit(seat))
    elif part == BUILDING:
        s.push(Build(seat))
    elif part == REPAIRING:
        s.push(Repair(seat))
    else:
        keep_house(s, seat)


# 2. Feed survivors (OUT-9)


def rooms_bill(s: "State", tribe: "Tribe") -> int:
    """Every room with somebody in it costs all its supplies (OUT-9.1)."""
    bill = 0
    for slot in range(SLOTS):
        if tribe.people[slot] > 0:
            bill += s.t.upkeep[tribe.rooms[slot]]
    return bill


def hungry(s: "State", tribe: "Tribe") -> int:
    """How many survivors go without. Rows of the airlock take water and nothing else, so water goes there first: that
    loses the fewest survivors (OUT-9.6)."""
    springs = s.springs(tribe)
    rows = s.t.airlock_water[tribe.airlock]
    water = min(rows, tribe.goods[WATER] + springs)
    rest = tribe.supplies() + springs - water
    return rows - water + max(0, rooms_bill(s, tribe) - rest)


def feed(s: "State", seat: int) -> None:
    """Where supplies remain for every room, the owner chooses which to spend."""
    tribe = s.tribes[seat]
    short = hungry(s, tribe)
    rows = s.t.airlock_water[tribe.airlock]
    rooms = rooms_bill(s, tribe)
    s.tell(FED, seat, rows + rooms - short, short, "OUT-9.1")
    s.pay_water(tribe, min(rows, tribe.goods[WATER] + s.springs(tribe)))
    while rooms > 0 and s.spring(tribe) >= 0:
        s.drink(tribe)
        rooms -= 1
    paid = min(rooms, tribe.supplies())
    if short > 0:
        s.push(Starve(seat, short))
    if paid == tribe.supplies():
        for good in range(SUPPLIES, KINDS):
            tribe.goods[good] = 0
    else:
        s.push(Feed(seat, paid))


class Feed(Step["State"]):
    """There is more than enough for the rooms: which supplies are eaten?"""

    NAME: ClassVar[str] = "feed"
    RULE: ClassVar[str] = "OUT-9.6"
    FIELDS: ClassVar[Fields] = (("seat", None), ("left", None))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.left == 0:
            s.pop()
            return -1
        goods = s.tribes[self.seat].goods
        for good in range(SUPPLIES, KINDS):
            if goods[good] > 0:
                out.append(FEED[good - SUPPLIES])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        s.tribes[self.seat].goods[action.a + SUPPLIES] -= 1
        s.swap(Feed(self.seat, self.left - 1))

    def refuse(self, s: "State", action: Action) -> str:
        return "OUT-9.4"

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        below = s.stack[-2]
        missing = below.left if isinstance(below, Starve) else 0
        return [("left", AMOUNT, self.left), ("missing", AMOUNT, missing)]


# 3. Manage radioactivity (OUT-10)


def stopped_by_rooms(s: "State", tribe: "Tribe") -> int:
    """Points of radioactivity that fan rooms keep out (OUT-17.19)."""
    stopped = 0
    if tribe.works >> VENTILATION & 1:
        for slot in range(SLOTS):
            if s.is_ready(tribe, slot, VENTILATION):
                stopped += s.t.room_amount[tribe.rooms[slot]]
    return stopped


def let_in(s: "State", tribe: "Tribe") -> int:
    """What gets in of the radioactivity of the day: a survivor in the airlock stops one point (OUT-10.2)."""
    return max(0, s.t.radiation[s.day] - tribe.airlock - stopped_by_rooms(s, tribe))


def radiate(s: "State", seat: int) -> None:
    tribe = s.tribes[seat]
    points = let_in(s, tribe)
    beyond = raise_gauge(s, seat, points)
    if beyond > 0:
        s.push(Sicken(seat, beyond))
    s.tell(RADIATED, seat, points, s.t.gauge_points[tribe.gauge], "OUT-10.2")


# 4. Recruit survivors (OUT-11)


def can_recruit(s: "State", tribe: "Tribe") -> bool:
    return tribe.airlock < s.t.airlock_spaces and (tribe.supplies() > 0 or s.spring(tribe) >= 0)


class Recruit(Step["State"]):
    """One supply, one survivor in the airlock, as long as there is space and the owner wants."""

    NAME: ClassVar[str] = "recruit"
    RULE: ClassVar[str] = "OUT-11.1"

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        if can_recruit(s, tribe):
            if s.spring(tribe) >= 0:
                out.append(RECRUIT[SPRING - SUPPLIES])
            else:
                for good in range(SUPPLIES, KINDS):
                    if tribe.goods[good] > 0:
                        out.append(RECRUIT[good - SUPPLIES])
        out.append(ENOUGH[0])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        if action.kind is ENOUGH:
            s.pop()
            return
        tribe = s.tribes[self.seat]
        good = action.a + SUPPLIES
        if good == SPRING:
            s.drink(tribe)
        else:
            tribe.goods[good] -= 1
        s.tell(RECRUITED, self.seat, action.a, 0, "OUT-11.1")
        s.house(self.seat, AIRLOCK, "OUT-11.1")

    def refuse(self, s: "State", action: Action) -> str:
        full = s.tribes[self.seat].airlock == s.t.airlock_spaces
        return "OUT-11.2" if action.kind is RECRUIT and full else self.RULE

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("spaces", AMOUNT, s.t.airlock_spaces - s.tribes[self.seat].airlock)]


# 7. Shelter upkeep (OUT-14)


def thrown_away(s: "State", tribe: "Tribe", good: int) -> int:
    """How much of a resource does not keep until morning (OUT-14.2)."""
    if good == MEAT:
        return max(0, tribe.goods[MEAT] - s.t.meat_kept)
    if good == WATER:
        return max(0, tribe.goods[WATER] - s.t.water_kept)
    return 0


def keep_house(s: "State", seat: int) -> None:
    tribe = s.tribes[seat]
    for good in range(SUPPLIES, KINDS):
        tribe.goods[good] -= thrown_away(s, tribe, good)
    tribe.spent = 0
    tribe.used = 0
    s.tell(KEPT, seat, tribe.goods[MEAT], tribe.goods[WATER], "OUT-14.2")
