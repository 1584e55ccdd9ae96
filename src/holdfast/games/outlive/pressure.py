"""Pressure (OUT-5): who arrives squeezes every weaker activated hero that is there."""

from typing import TYPE_CHECKING, ClassVar, final

from holdfast.core.catalogue import AMOUNT, SEAT, Action, Domain
from holdfast.core.fields import Fields, Grid
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    GAVE,
    GIVE,
    GUARDED,
    HEROES,
    KINDS,
    MUNITIONS,
    PLACES,
    PRESSED,
    RESIST,
    RESISTED,
    RUN,
    SHIELDED,
    SLOTS,
    SPARE,
    TOOLS,
    USE,
    YIELD,
)
from holdfast.games.outlive.locations import arrive
from holdfast.games.outlive.tables import GUARD, PRESS_POINTS, PRESS_SHIELD, TRIBUTE_CHOICE

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State


@final
class Pressure:
    """What the acting hero did to one other hero on this turn, for everybody to read afterwards."""

    FIELDS: ClassVar[Fields] = (
        ("victim", None),
        ("hero", None),
        ("points", None),
        ("stopped", None),
        ("munitions", None),
        ("escaped", None),
        ("given", Grid(KINDS)),
    )

    def __init__(
        self, victim: int, hero: int, points: int, stopped: int, munitions: int, escaped: bool, given: list[int]
    ) -> None:
        self.victim = victim
        self.hero = hero
        """The one that is pressed."""
        self.points = points
        """With the bat."""
        self.stopped = stopped
        """Points that equipment took off."""
        self.munitions = munitions
        """Munitions spent to resist."""
        self.escaped = escaped
        """A guardroom has cancelled it."""
        self.given = given
        """The tribute."""

    def clone(self) -> "Pressure":
        return Pressure(self.victim, self.hero, self.points, self.stopped, self.munitions, self.escaped, self.given[:])


class Press(Step["State"]):
    """Who was pressed has answered: goes on clockwise round the table, from `after` seats behind the aggressor
    (OUT-5.12), then lets it act. `spot` is its space on the ship, as `locations.arrive` wants it."""

    NAME: ClassVar[str] = "press"
    RULE: ClassVar[str] = "OUT-5.1"
    FIELDS: ClassVar[Fields] = (("seat", None), ("hero", None), ("spot", None), ("after", None))

    def __init__(self, seat: int, hero: int, spot: int, after: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.spot = spot
        self.after = after

    def ask(self, s: "State", out: list[Action]) -> int:
        s.pop()
        press_next(s, self.seat, self.hero, self.spot, self.after)
        return -1


def press_next(s: "State", seat: int, hero: int, spot: int, after: int) -> None:
    """The next hero that is pressed, with all others still to come; if there is none, the aggressor acts."""
    place = s.tribes[seat].places[hero]
    strength = s.t.strength[hero]  # as printed, also in a sandstorm (OUT-16.8)
    for i in range(after, s.seats):
        victim = (seat + i) % s.seats
        points = pressure_on(s, victim, place, strength)
        if points > 0:
            weaker = s.tribes[victim].hero_at(place)
            s.push(Press(seat, hero, spot, i + 1))
            s.tell(PRESSED, seat, victim, points, "OUT-5.3")
            s.pressures.append(Pressure(victim, weaker, points, 0, 0, False, [0] * KINDS))
            if s.tool_with(s.tribes[seat], PRESS_POINTS) >= 0:
                s.push(Threaten(seat, victim, weaker, points))
            else:
                s.push(Defend(victim, seat, weaker, points))
            return
    arrive(s, seat, hero, spot)


def pressure_on(s: "State", victim: int, place: int, strength: int) -> int:
    """The points with which a hero of that printed strength would press a tribe in a place, or 0."""
    tribe = s.tribes[victim]
    if tribe.active == 0:
        return 0
    hero = tribe.hero_at(place)
    if hero < 0 or not tribe.active >> hero & 1:
        return 0
    if tribe.materials() + tribe.supplies() == 0:
        return 0  # nothing to hand over (OUT-5.11)
    return max(0, strength - s.t.strength[hero])


class Threaten(Step["State"]):
    """The aggressor may add the bat before the victim reacts (OUT-18.18)."""

    NAME: ClassVar[str] = "threaten"
    RULE: ClassVar[str] = "OUT-18.18"
    FIELDS: ClassVar[Fields] = (("seat", None), ("victim", None), ("hero", None), ("points", None))

    def __init__(self, seat: int, victim: int, hero: int, points: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.hero = hero
        self.points = points

    def ask(self, s: "State", out: list[Action]) -> int:
        out.append(USE[s.tool_with(s.tribes[self.seat], PRESS_POINTS)])
        out.append(SPARE[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        points = self.points
        if action.kind is USE:
            s.use_tool(self.seat, action.a)
            points += s.t.tool_amount[action.a]
            pressure(s, self.victim, self.hero, points).points = points
        s.swap(Defend(self.victim, self.seat, self.hero, points))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [
            *arrival(s),
            ("victim", SEAT, self.victim),
            ("against", HEROES, self.hero),
            ("points", AMOUNT, self.points),
        ]


class Defend(Step["State"]):
    """The victim cancels, uses its gear or spends munitions, in any order, until it yields (OUT-5.13)."""

    NAME: ClassVar[str] = "defend"
    RULE: ClassVar[str] = "OUT-5.4"
    FIELDS: ClassVar[Fields] = (("seat", None), ("by", None), ("hero", None), ("points", None))

    def __init__(self, seat: int, by: int, hero: int, points: int) -> None:
        super().__init__(seat)
        self.by = by
        self.hero = hero
        self.points = points

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.points <= 0:
            s.pop()
            return -1
        tribe = s.tribes[self.seat]
        for slot in range(SLOTS):
            if (
                tribe.works >> GUARD & 1
                and s.is_ready(tribe, slot, GUARD)
                and s.t.room_strength[tribe.rooms[slot]] == s.t.strength[self.hero]
            ):
                out.append(RUN[tribe.rooms[slot]])
        gear = s.ready_tools(tribe) & s.t.tools_with[PRESS_SHIELD]
        if gear:
            for tool in range(TOOLS):
                if gear >> tool & 1:
                    out.append(USE[tool])
        if tribe.goods[MUNITIONS] > 0:
            out.append(RESIST[0])
        out.append(YIELD[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        tribe = s.tribes[self.seat]
        if action.kind is YIELD:
            s.swap(Tribute(chooser(s, self.seat, self.by), self.seat, self.by, self.points))
            return
        made = pressure(s, self.seat, self.hero, self.points)
        if action.kind is RUN:
            tribe.used |= 1 << tribe.slot_of(action.a)
            made.escaped = True
            s.tell(GUARDED, self.seat, action.a, 0, "OUT-17.25")
            s.pop()
        elif action.kind is USE:
            s.use_tool(self.seat, action.a)
            made.stopped += s.t.tool_amount[action.a]
            s.tell(SHIELDED, self.seat, s.t.tool_amount[action.a], 0, "OUT-18.19")
            s.swap(Defend(self.seat, self.by, self.hero, self.points - s.t.tool_amount[action.a]))
        else:
            tribe.goods[MUNITIONS] -= 1
            made.munitions += 1
            s.tell(RESISTED, self.seat, 0, 0, "OUT-5.4")
            s.swap(Defend(self.seat, self.by, self.hero, self.points - 1))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [*arrival(s), ("by", SEAT, self.by), ("against", HEROES, self.hero), ("points", AMOUNT, self.points)]

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        return [(RESIST[0], self.RULE)] if s.tribes[self.seat].goods[MUNITIONS] == 0 else []


def chooser(s: "State", victim: int, by: int) -> int:
    """Who chooses the tribute: the victim (OUT-5.7), or an aggressor with the parley room (OUT-17.29)."""
    return by if s.tribes[by].works >> TRIBUTE_CHOICE & 1 else victim


def pressure(s: "State", victim: int, hero: int, points: int) -> Pressure:
    """The record of the pressure that is being made; a save from before there were records has none."""
    if len(s.pressures) == 0:
        s.pressures.append(Pressure(victim, hero, points, 0, 0, False, [0] * KINDS))
    return s.pressures[-1]


def arrival(s: "State") -> list[tuple[str, Domain, int]]:
    """Which hero arrives where."""
    for step in s.stack:
        if isinstance(step, Press):
            return [("hero", HEROES, step.hero), ("place", PLACES, s.tribes[step.seat].places[step.hero])]
    return []


class Tribute(Step["State"]):
    """Token by token."""

    NAME: ClassVar[str] = "tribute"
    RULE: ClassVar[str] = "OUT-5.7"
    FIELDS: ClassVar[Fields] = (("seat", None), ("victim", None), ("by", None), ("points", None))

    def __init__(self, seat: int, victim: int, by: int, points: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.by = by
        self.points = points

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.points > 0:
            goods = s.tribes[self.victim].goods
            for good in range(KINDS):
                if goods[good] > 0 and good != MUNITIONS:
                    out.append(GIVE[good if good < MUNITIONS else good - 1])
            if len(out) > 0:
                return s.with_anytime(self.seat, out)
        s.pop()
        return -1

    def do(self, s: "State", action: Action) -> None:
        good = action.a if action.a < MUNITIONS else action.a + 1
        s.tribes[self.victim].goods[good] -= 1
        s.tribes[self.by].goods[good] += 1
        if len(s.pressures) > 0:
            s.pressures[-1].given[good] += 1
        s.tell(GAVE, self.victim, good, self.by, "OUT-5.6")
        s.swap(Tribute(self.seat, self.victim, self.by, self.points - 1))

    def refuse(self, s: "State", action: Action) -> str:
        return "OUT-5.8" if action.kind is RESIST else self.RULE

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [*arrival(s), ("victim", SEAT, self.victim), ("by", SEAT, self.by), ("points", AMOUNT, self.points)]
