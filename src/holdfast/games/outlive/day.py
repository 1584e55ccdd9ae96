"""The day (OUT-4): seat by seat, one idle hero stands up, moves, and acts where it arrives."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    BOARD,
    FIRST,
    HEROES,
    MOVE,
    MOVED,
    NIGHT,
    PLACES,
    RING,
    SHIP,
    SPOTS,
    STAY,
    STUCK,
)
from holdfast.games.outlive.pressure import press_next
from holdfast.games.outlive.tables import CARGO_SPACE, FAR_MOVE, HIGHER_SPOT

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe

EVERYWHERE: Final = [[MOVE.at(hero, place) for place in range(RING)] for hero in range(len(HEROES))]
"""The moves of each hero to all places."""


class Turn(Step["State"]):
    """One hero of one seat. The order of the day stays as it began, whoever takes the token (OUT-6.9)."""

    NAME: ClassVar[str] = "turn"
    RULE: ClassVar[str] = "OUT-4.4"
    FIELDS: ClassVar[Fields] = (("start", None), ("turn", None))

    def __init__(self, start: int, turn: int) -> None:
        super().__init__(-1)
        self.start = start
        self.turn = turn

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.turn == s.seats * len(HEROES):
            s.pop()
            return -1
        seat = (self.start + self.turn) % s.seats
        tribe = s.tribes[seat]
        own = 0
        for place in tribe.places:
            own |= 1 << place
        far = s.tool_with(tribe, FAR_MOVE) >= 0
        for hero in range(len(HEROES)):
            if not tribe.active >> hero & 1:
                offer_moves(s, seat, hero, own, far, out)
        return s.with_anytime(seat, out)

    def do(self, s: "State", action: Action) -> None:
        seat = (self.start + self.turn) % s.seats
        tribe = s.tribes[seat]
        hero = action.a
        s.swap(Turn(self.start, self.turn + 1))
        tribe.active |= 1 << hero
        s.pressures = []
        start = tribe.places[hero]
        if action.kind is STAY:
            s.tell(STUCK, seat, hero, start, "OUT-4.10")
            return
        place = action.b
        tribe.places[hero] = place
        s.tell(MOVED, seat, hero, place, "OUT-4.4")
        if not s.t.near[start] >> place & 1:
            s.use_tool(seat, s.tool_with(tribe, FAR_MOVE))
        if place != SHIP:
            press_next(s, seat, hero, -1, 1)
            return
        if not s.boarded:
            s.boarded = True
            s.first = seat
            s.tell(FIRST, seat, 0, 0, "OUT-6.8")
        s.push(Board(seat, hero))

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is not MOVE and action.kind is not STAY:
            return "OUT-4.4"
        seat = (self.start + self.turn) % s.seats
        tribe = s.tribes[seat]
        hero = action.a
        if tribe.active >> hero & 1:
            return "OUT-4.4"
        if action.kind is STAY:
            return "OUT-4.5"
        if action.b == tribe.places[hero]:
            return "OUT-4.5"
        if tribe.hero_at(action.b) >= 0:
            return "OUT-4.7"
        if not s.t.near[tribe.places[hero]] >> action.b & 1:
            return "OUT-4.6"
        return "OUT-6.12"

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        """Places within reach where the hero may not go."""
        seat = (self.start + self.turn) % s.seats
        tribe = s.tribes[seat]
        open_now: list[Action] = []
        self.ask(s, open_now)
        found: list[tuple[Action, str]] = []
        for hero in range(len(HEROES)):
            if tribe.active >> hero & 1:
                continue
            for place in range(RING):
                move = MOVE.at(hero, place)
                if s.t.near[tribe.places[hero]] >> place & 1 and move not in open_now:
                    found.append((move, self.refuse(s, move)))
        return found


def offer_moves(s: "State", seat: int, hero: int, own: int, far: bool, out: list[Action]) -> None:
    """Where a hero may go: two places at most, or anywhere (`far`), but where its tribe has none (mask `own`). One that
    could go nowhere without an ability may stay (OUT-4.10, OUT-4.11)."""
    start = s.tribes[seat].places[hero]
    near = s.t.near[start]
    stuck = True
    for move in EVERYWHERE[hero] if far else s.t.moves[hero * RING + start]:
        place = move.b
        if own >> place & 1:
            continue
        if place == SHIP:
            spot = spot_for(s, s.strength_of(seat, hero))
            if spot >= 0 and s.berths[spot] < 0:
                if near >> place & 1:
                    stuck = False
            elif len(spots_for(s, seat, hero)) == 0:
                continue
        elif near >> place & 1:
            stuck = False
        out.append(move)
    if stuck:
        out.append(STAY[hero])


def spot_for(s: "State", strength: int) -> int:
    """The space of the ship for a strength, or -1 (OUT-6.11)."""
    for spot in range(len(SPOTS)):
        if s.t.spot_strength[spot] == strength:
            return spot
    return -1


def spots_for(s: "State", seat: int, hero: int) -> list[int]:
    """The spaces that a hero may take with all the means of its tribe: its own, or a higher one with the hook
    (OUT-6.11, OUT-18.11)."""
    tribe = s.tribes[seat]
    strength = s.strength_of(seat, hero)
    found: list[int] = []
    own = spot_for(s, strength)
    if may_take(s, tribe, own):
        found.append(own)
    hook = s.tool_with(tribe, HIGHER_SPOT)
    if hook >= 0:
        higher = spot_for(s, strength + s.t.tool_amount[hook])
        if may_take(s, tribe, higher):
            found.append(higher)
    return found


def may_take(s: "State", tribe: "Tribe", spot: int) -> bool:
    """A free space, or a taken one with the harbour office (OUT-6.12, OUT-17.10)."""
    return spot >= 0 and (s.berths[spot] < 0 or s.ready_slot(tribe, CARGO_SPACE) >= 0)


class Board(Step["State"]):
    """Which space of the ship."""

    NAME: ClassVar[str] = "board"
    RULE: ClassVar[str] = "OUT-6.11"
    FIELDS: ClassVar[Fields] = (("seat", None), ("hero", None))

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def ask(self, s: "State", out: list[Action]) -> int:
        for spot in spots_for(s, self.seat, self.hero):
            out.append(BOARD[spot])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        tribe = s.tribes[self.seat]
        spot = action.a
        if s.t.spot_strength[spot] > s.strength_of(self.seat, self.hero):
            s.use_tool(self.seat, s.tool_with(tribe, HIGHER_SPOT))
        if s.berths[spot] < 0:
            s.berths[spot] = self.seat * len(HEROES) + self.hero
        else:
            spot += len(SPOTS)
        s.pop()
        press_next(s, self.seat, self.hero, spot, 1)

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("hero", HEROES, self.hero), ("place", PLACES, SHIP)]


def end_day(s: "State") -> None:
    """All heroes lie down (OUT-4.16); the ship is free for the morning."""
    for tribe in s.tribes:
        tribe.active = 0
    for spot in range(len(SPOTS)):
        s.berths[spot] = -1
    s.tell(NIGHT, -1, 0, 0, "OUT-4.16")
