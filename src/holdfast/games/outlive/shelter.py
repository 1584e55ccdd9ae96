"""The shelter: survivors come in and are lost; levels of radioactivity go up and down."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    AIRLOCK,
    CHAMBER_OF,
    DOUBLE,
    FIRST_ADVANCED,
    FOUND_TOOL,
    LOSE,
    ROOM_RULES,
    SECOND_OF,
    SLOTS,
    TOOLS,
    TURNED_AWAY,
)

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe


class Welcome(Step["State"]):
    """A survivor from the ship goes where its new tribe wants."""

    NAME: ClassVar[str] = "welcome"
    RULE: ClassVar[str] = "OUT-6.14"

    def ask(self, s: "State", out: list[Action]) -> int:
        s.offer_homes(s.tribes[self.seat], out)
        if len(out) == 0:
            s.tell(TURNED_AWAY, self.seat, 0, 0, "OUT-6.28")
            s.pop()
            return -1
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        s.house(self.seat, action.a, self.RULE)

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        left = 0
        for step in s.stack:
            if isinstance(step, Welcome):
                left += 1
        return [("left", AMOUNT, left)]


class Rescue(Welcome):
    """So does one that the flashlight found in a city."""

    NAME: ClassVar[str] = "rescue"
    RULE: ClassVar[str] = "OUT-18.8"


class Lose(Step["State"]):
    """Survivors are lost one by one; the owner says from where."""

    FIELDS: ClassVar[Fields] = (("seat", None), ("left", None))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.left > 0:
            tribe = s.tribes[self.seat]
            for slot in range(SLOTS):
                if tribe.people[slot] > 0:
                    out.append(LOSE[tribe.rooms[slot]])
            if tribe.airlock > 0:
                out.append(LOSE[AIRLOCK])
            if len(out) > 0:
                return self.seat
        s.pop()
        return -1

    def do(self, s: "State", action: Action) -> None:
        s.swap(self.less())
        s.bury(self.seat, action.a, self.RULE)

    def less(self) -> "Lose":
        raise NotImplementedError

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("left", AMOUNT, self.left)]


class Starve(Lose):
    NAME: ClassVar[str] = "starve"
    RULE: ClassVar[str] = "OUT-9.5"

    def less(self) -> Lose:
        return Starve(self.seat, self.left - 1)


class Sicken(Lose):
    NAME: ClassVar[str] = "sicken"
    RULE: ClassVar[str] = "OUT-10.5"

    def less(self) -> Lose:
        return Sicken(self.seat, self.left - 1)


def shelter_of(kinds: list[int]) -> list[int]:
    """The chambers of a shelter with these advanced rooms; a second copy is a chamber of its own (OUT-2.21)."""
    rooms = list(range(FIRST_ADVANCED))
    for kind in kinds:
        chamber = CHAMBER_OF[kind]
        rooms.append(SECOND_OF[kind] if chamber in rooms else chamber)
    return rooms


def refuse_room(s: "State", tribe: "Tribe", chamber: int) -> str:
    """Why a room cannot be used now: it is not full, it was used today, or this is not its time or place."""
    if not tribe.works >> s.t.ability[chamber] & 1:
        return "OUT-1.7"
    if chamber in tribe.rooms and tribe.used >> tribe.slot_of(chamber) & 1:
        return "OUT-17.1"
    return ROOM_RULES[s.t.kind[chamber]]


def lower_gauge(s: "State", seat: int, levels: int) -> None:
    """Never better than the best level (OUT-10.6)."""
    tribe = s.tribes[seat]
    tribe.gauge = max(0, tribe.gauge - levels)


def beyond_last_level(s: "State", tribe: "Tribe", points: int) -> int:
    """Points that find the tracer on its last level: each costs a survivor (OUT-10.4)."""
    return max(0, tribe.gauge + points - len(s.t.gauge_points) + 1)


def raise_gauge(s: "State", seat: int, points: int) -> int:
    """The tracer stays on its last level; returns how many survivors that costs (OUT-10.4)."""
    tribe = s.tribes[seat]
    beyond = beyond_last_level(s, tribe, points)
    tribe.gauge += points - beyond
    return beyond


def draw_tool(s: "State") -> int:
    """The top of the equipment deck, made anew from the discards when it is empty (OUT-3.7); -1 if there is
    nothing at all."""
    if s.deck_left == 0:
        deck = []
        for tool in range(TOOLS):
            for _ in range(s.discards[tool]):
                deck.append(tool)
            s.discards[tool] = 0
        if len(deck) == 0:
            return -1
        s.rng.shuffle(deck)
        s.deck = deck
        s.deck_left = len(deck)
    s.reveal()
    s.deck_left -= 1
    return s.deck[s.deck_left]


def draw_new_tool(s: "State", seat: int, rule: str) -> None:
    """Draws until there is a kind that the seat lacks; those it has are discarded (OUT-13.6)."""
    tribe = s.tribes[seat]
    owned = tribe.broken | tribe.repaired
    if not _is_there_other(s, owned):
        return
    tool = draw_tool(s)
    while owned >> tool & 1:
        s.discards[tool] += 1
        s.tell(DOUBLE, seat, tool, 0, "OUT-13.6")
        tool = draw_tool(s)
    tribe.broken |= 1 << tool
    s.tell(FOUND_TOOL, seat, tool, 0, rule)


def _is_there_other(s: "State", owned: int) -> bool:
    """Is there a kind in deck or discards that is not among those owned (OUT-13.7)?"""
    for i in range(s.deck_left):
        if not owned >> s.deck[i] & 1:
            return True
    for tool in range(TOOLS):
        if s.discards[tool] > 0 and not owned >> tool & 1:
            return True
    return False
