"""Night, step 6 (OUT-13): broken equipment is repaired."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    END_REPAIRS,
    EQUIPMENT,
    MATERIALS,
    NO_REPAIR,
    REPAIR,
    REPAIRED,
    RUN,
    SLOTS,
    TOOLS,
)
from holdfast.games.outlive.overcome import offer_skips
from holdfast.games.outlive.shelter import draw_new_tool, refuse_room
from holdfast.games.outlive.tables import DRAW_AND_REPAIR, REPAIR_DISCOUNT

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe


def short_of(s: "State", tribe: "Tribe", tool: int) -> int:
    """How many of the printed materials the tribe lacks."""
    short = 0
    for material in range(MATERIALS):
        short += max(0, s.t.cost[tool * MATERIALS + material] - tribe.goods[material])
    return short


def offer_repairs(s: "State", tribe: "Tribe", discount: int, out: list[Action]) -> None:
    rest = tribe.broken
    tool = 0
    while rest:
        if rest & 1 and short_of(s, tribe, tool) <= discount:
            out.append(REPAIR[tool])
        rest >>= 1
        tool += 1


def best_discount(s: "State", tribe: "Tribe") -> int:
    """The most materials that a room which is ready takes off a repair."""
    best = 0
    for slot in range(SLOTS):
        if s.is_ready(tribe, slot, REPAIR_DISCOUNT) or s.is_ready(tribe, slot, DRAW_AND_REPAIR):
            best = max(best, s.t.room_amount[tribe.rooms[slot]])
    return best


def closed_repairs(s: "State", tribe: "Tribe", discount: int, rule: str) -> list[tuple[Action, str]]:
    """Broken equipment that the tribe can't pay for."""
    found: list[tuple[Action, str]] = []
    for tool in range(TOOLS):
        if tribe.broken >> tool & 1 and short_of(s, tribe, tool) > discount:
            found.append((REPAIR[tool], rule))
    return found


class Repair(Step["State"]):
    """Repairs at the printed cost, and rooms that make one cheaper (OUT-13.2, OUT-13.9)."""

    NAME: ClassVar[str] = "repair"
    RULE: ClassVar[str] = "OUT-13.2"

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        offer_repairs(s, tribe, 0, out)
        s.offer_rooms(tribe, 1 << DRAW_AND_REPAIR, out)
        if tribe.works >> REPAIR_DISCOUNT & 1:
            for slot in range(SLOTS):
                if s.is_ready(tribe, slot, REPAIR_DISCOUNT):
                    payable: list[Action] = []
                    offer_repairs(s, tribe, s.t.room_amount[tribe.rooms[slot]], payable)
                    if len(payable) > 0:
                        out.append(RUN[tribe.rooms[slot]])
        out.append(END_REPAIRS[0])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        if action.kind is END_REPAIRS:
            s.pop()
        elif action.kind is REPAIR:
            repair(s, self.seat, action.a, [0, 0, 0])
        else:
            s.use_room(self.seat, s.tribes[self.seat].slot_of(action.a))
            for _ in range(s.t.room_draw[action.a]):
                draw_new_tool(s, self.seat, "OUT-17.3")
            s.push(RepairCheaply(self.seat, s.t.room_amount[action.a]))

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        return closed_repairs(s, s.tribes[self.seat], 0, self.RULE)

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is RUN:
            return refuse_room(s, s.tribes[self.seat], action.a)
        return self.RULE


class RepairCheaply(Step["State"]):
    """One repair with a discount, or none."""

    NAME: ClassVar[str] = "repair-cheaply"
    RULE: ClassVar[str] = "OUT-13.9"
    FIELDS: ClassVar[Fields] = (("seat", None), ("discount", None))

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def ask(self, s: "State", out: list[Action]) -> int:
        offer_repairs(s, s.tribes[self.seat], self.discount, out)
        out.append(NO_REPAIR[0])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        if action.kind is NO_REPAIR:
            s.pop()
            return
        cost = s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS]
        if sum(cost) <= self.discount:
            s.pop()
            repair(s, self.seat, action.a, cost)
        else:
            s.swap(SkipCost(self.seat, action.a, self.discount, 0, 0, 0))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("discount", AMOUNT, self.discount)]

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        return closed_repairs(s, s.tribes[self.seat], self.discount, self.RULE)


class SkipCost(Step["State"]):
    """Which printed materials are not paid, one by one."""

    NAME: ClassVar[str] = "skip-cost"
    RULE: ClassVar[str] = "OUT-13.9"
    FIELDS: ClassVar[Fields] = (
        ("seat", None),
        ("tool", None),
        ("left", None),
        ("wood", None),
        ("metal", None),
        ("chips", None),
    )

    def __init__(self, seat: int, tool: int, left: int, wood: int, metal: int, chips: int) -> None:
        super().__init__(seat)
        self.tool = tool
        self.left = left
        self.wood = wood
        self.metal = metal
        self.chips = chips

    def ask(self, s: "State", out: list[Action]) -> int:
        skipped = [self.wood, self.metal, self.chips]
        offer_skips(s.tribes[self.seat], s.t.cost, self.tool * MATERIALS, skipped, self.left, out)
        if len(out) == 0:
            s.pop()
            repair(s, self.seat, self.tool, skipped)
            return -1
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        skipped = [self.wood, self.metal, self.chips]
        skipped[action.a] += 1
        s.swap(SkipCost(self.seat, self.tool, self.left - 1, skipped[0], skipped[1], skipped[2]))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [
            ("equipment", EQUIPMENT, self.tool),
            ("left", AMOUNT, self.left),
            ("wood", AMOUNT, self.wood),
            ("metal", AMOUNT, self.metal),
            ("microchip", AMOUNT, self.chips),
        ]


def repair(s: "State", seat: int, tool: int, skipped: list[int]) -> None:
    """From now on it works (OUT-13.3)."""
    tribe = s.tribes[seat]
    for material in range(MATERIALS):
        tribe.goods[material] -= s.t.cost[tool * MATERIALS + material] - skipped[material]
    tribe.broken &= ~(1 << tool)
    tribe.repaired |= 1 << tool
    s.tell(REPAIRED, seat, tool, 0, "OUT-13.2")
