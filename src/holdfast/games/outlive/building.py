"""Night, step 5 (OUT-12): rooms are built, survivors move in, abilities are used, in any order."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    BUILD,
    BUILT,
    CHAMBERS,
    END_BUILDING,
    MATERIALS,
    MUNITIONS,
    PAY,
    PLACE,
    RUN,
    SCRAP,
    SCRAPPED,
    SETTLED,
    SLOTS,
    TOOLS,
)
from holdfast.games.outlive.shelter import draw_new_tool, lower_gauge, refuse_room
from holdfast.games.outlive.tables import (
    ARMOURY,
    BUILD_DISCOUNT,
    DRAW,
    NURSERY,
    SCRAP_PRESS,
    WASH,
)

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe

ALWAYS_USEFUL: Final = 1 << ARMOURY | 1 << DRAW
NIGHT_ROOMS: Final = ALWAYS_USEFUL | 1 << WASH | 1 << NURSERY


class Build(Step["State"]):
    NAME: ClassVar[str] = "build"
    RULE: ClassVar[str] = "OUT-12.3"

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        self._offer_rooms(s, out)
        if tribe.airlock > 0:
            s.offer_rooms_with_space(tribe, out)
        works = tribe.works
        s.offer_rooms(tribe, ALWAYS_USEFUL, out)
        if works >> WASH & 1 and tribe.gauge > 0:
            s.offer_rooms(tribe, 1 << WASH, out)
        if works >> NURSERY & 1:
            self._offer_nursery(s, out)
        if s.ready_slot(tribe, SCRAP_PRESS) >= 0:
            owned = tribe.broken | tribe.repaired
            for tool in range(TOOLS):
                if owned >> tool & 1:
                    out.append(SCRAP[tool])
        out.append(END_BUILDING[0])
        return self.seat

    def _offer_rooms(self, s: "State", out: list[Action]) -> None:
        """Unbuilt rooms, if three materials, or fewer with the builders' yard, are there."""
        tribe = s.tribes[self.seat]
        if tribe.materials() < room_cost(s, tribe):
            return
        offered = 0
        for slot in range(SLOTS):
            kind = s.t.kind[tribe.rooms[slot]]
            if tribe.people[slot] < 0 and not offered >> kind & 1:
                offered |= 1 << kind
                out.append(BUILD[kind])

    def _offer_nursery(self, s: "State", out: list[Action]) -> None:
        tribe = s.tribes[self.seat]
        for slot in range(SLOTS):
            chamber = tribe.rooms[slot]
            if s.is_ready(tribe, slot, NURSERY) and tribe.people[slot] < s.t.room_most[chamber]:
                out.append(RUN[chamber])

    def do(self, s: "State", action: Action) -> None:
        tribe = s.tribes[self.seat]
        if action.kind is END_BUILDING:
            s.pop()
        elif action.kind is PLACE:
            tribe.airlock -= 1
            s.house(self.seat, action.a, "OUT-12.2")
        elif action.kind is BUILD:
            for slot in range(SLOTS):
                if tribe.people[slot] < 0 and s.t.kind[tribe.rooms[slot]] == action.a:
                    s.push(PayRoom(self.seat, slot, s.t.build_cost, False))
                    return
        elif action.kind is SCRAP:
            self._scrap(s, action.a)
        else:
            self._run(s, action.a)

    def _scrap(self, s: "State", tool: int) -> None:
        """The printed materials come back, however cheap the repair was (OUT-17.17)."""
        tribe = s.tribes[self.seat]
        tribe.used |= 1 << s.ready_slot(tribe, SCRAP_PRESS)
        keep = ~(1 << tool)
        tribe.broken &= keep
        tribe.repaired &= keep
        tribe.spent &= keep
        s.discards[tool] += 1
        s.tell(SCRAPPED, self.seat, tool, 0, "OUT-17.17")
        for material in range(MATERIALS):
            s.gain(self.seat, material, s.t.cost[tool * MATERIALS + material], "OUT-17.17")

    def _run(self, s: "State", chamber: int) -> None:
        tribe = s.tribes[self.seat]
        slot = tribe.slot_of(chamber)
        ability = s.t.ability[chamber]
        s.use_room(self.seat, slot)
        if ability == ARMOURY:
            s.gain(self.seat, MUNITIONS, s.t.room_amount[chamber], "OUT-17.12")
        elif ability == WASH:
            lower_gauge(s, self.seat, s.t.room_amount[chamber])
        elif ability == NURSERY:
            grown = tribe.people[slot] + s.t.room_amount[chamber]
            tribe.people[slot] = min(s.t.room_most[chamber], grown)
            s.tell(SETTLED, self.seat, chamber, 0, "OUT-17.20")
        else:
            for _ in range(s.t.room_draw[chamber]):
                draw_new_tool(s, self.seat, "OUT-17.23")

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        """Rooms that are too dear, and rooms of the night that were used or are not full."""
        tribe = s.tribes[self.seat]
        open_now: list[Action] = []
        self.ask(s, open_now)
        found: list[tuple[Action, str]] = []
        for slot in range(SLOTS):
            chamber = tribe.rooms[slot]
            if tribe.people[slot] < 0:
                action = BUILD[s.t.kind[chamber]]
            elif NIGHT_ROOMS >> s.t.ability[chamber] & 1:
                action = RUN[chamber]
            else:
                continue
            if action not in open_now and (action, "OUT-12.1") not in found:
                found.append((action, self.refuse(s, action)))
        return found

    def refuse(self, s: "State", action: Action) -> str:
        tribe = s.tribes[self.seat]
        if action.kind is BUILD:
            return "OUT-12.1"
        if action.kind is PLACE:
            return "OUT-12.2" if tribe.airlock > 0 else "OUT-12.5"
        if action.kind is RUN:
            return refuse_room(s, tribe, action.a)
        if action.kind is SCRAP:
            return "OUT-17.17"
        return self.RULE


def room_cost(s: "State", tribe: "Tribe") -> int:
    """Materials for a room, with the builders' yard if it is ready (OUT-12.1, OUT-17.2)."""
    cost = s.t.build_cost
    yard = s.ready_slot(tribe, BUILD_DISCOUNT)
    if yard >= 0:
        cost -= s.t.room_amount[tribe.rooms[yard]]
    return max(0, cost)


class PayRoom(Step["State"]):
    """Any materials, one at a time; before the first the builders' yard may lower the cost (OUT-17.2)."""

    NAME: ClassVar[str] = "pay-room"
    RULE: ClassVar[str] = "OUT-12.1"
    FIELDS: ClassVar[Fields] = (("seat", None), ("slot", None), ("left", None), ("begun", None))

    def __init__(self, seat: int, slot: int, left: int, begun: bool) -> None:
        super().__init__(seat)
        self.slot = slot
        self.left = left
        self.begun = begun

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        if self.left <= 0:
            s.pop()
            tribe.people[self.slot] = 0
            s.tell(BUILT, self.seat, tribe.rooms[self.slot], 0, "OUT-12.1")
            return -1
        if not self.begun:
            s.offer_rooms(tribe, 1 << BUILD_DISCOUNT, out)
        if tribe.materials() >= self.left:
            for material in range(MATERIALS):
                if tribe.goods[material] > 0:
                    out.append(PAY[material])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        tribe = s.tribes[self.seat]
        if action.kind is RUN:
            s.use_room(self.seat, tribe.slot_of(action.a))
            left = self.left - s.t.room_amount[action.a]
        else:
            tribe.goods[action.a] -= 1
            left = self.left - 1
        s.swap(PayRoom(self.seat, self.slot, left, True))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [
            ("room", CHAMBERS, s.tribes[self.seat].rooms[self.slot]),
            ("left", AMOUNT, self.left),
            ("begun", AMOUNT, int(self.begun)),
        ]
