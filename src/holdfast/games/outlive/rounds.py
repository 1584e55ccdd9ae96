"""Where in the round a match stands, read off the stack of steps."""

from typing import TYPE_CHECKING

from holdfast.games.outlive.beginning import Forage, Station
from holdfast.games.outlive.catalogue import (
    DAY_PHASE,
    END_PHASE,
    FEEDING_PHASE,
    HEROES,
    HEROES_PHASE,
    MORNING_PHASE,
    OVERCOMING_PHASE,
    SETUP_PHASE,
)
from holdfast.games.outlive.day import Turn
from holdfast.games.outlive.days import DAY, EVENTS, NIGHT, Days
from holdfast.games.outlive.night import FEEDING, RADIOACTIVITY, Feed, Night
from holdfast.games.outlive.overcome import Overcome
from holdfast.games.outlive.trouble import Morning

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State


def phase_of(s: "State") -> int:
    """The number of the phase; the lowest step of the stack knows what comes next."""
    if len(s.stack) == 0:
        return END_PHASE
    bottom = s.stack[0]
    if isinstance(bottom, Station):
        return HEROES_PHASE
    if not isinstance(bottom, Days):
        return SETUP_PHASE
    if bottom.phase == EVENTS:
        return DAY_PHASE
    if bottom.phase == DAY:
        return MORNING_PHASE
    if bottom.phase == NIGHT:
        return OVERCOMING_PHASE
    night = night_of(s)
    return HEROES_PHASE if night is None else FEEDING_PHASE + night.part


def night_of(s: "State") -> Night | None:
    for step in s.stack:
        if isinstance(step, Night):
            return step
    return None


def coming(s: "State") -> list[int]:
    """The seats that are asked after this decision in the present part of the round, in order."""
    seats = s.seats
    found: list[int] = []
    if len(s.stack) == 0:
        return found
    top = s.stack[-1]
    bottom = s.stack[0]
    if isinstance(bottom, Station):
        for turn in range(bottom.turn + 1, seats * len(HEROES)):
            found.append((s.first + turn) % seats)
        return found
    if not isinstance(bottom, Days):
        for seat in range(bottom.seat + 1, seats):
            found.append(seat)
        return found
    step = s.stack[1]
    now = 1 if step is top else 0  # its own question, or one that came of it
    if isinstance(step, Turn):
        for turn in range(step.turn + now, seats * len(HEROES)):
            found.append((step.start + turn) % seats)
    elif isinstance(step, Overcome):
        for i in range(now, seats):
            seat = (s.first + step.turn + i) % seats
            if not step.passed >> seat & 1:
                found.append(seat)
    elif isinstance(step, (Night, Morning)):
        for turn in range(step.turn, seats):
            found.append((s.first + turn) % seats)
    else:
        for i in range(len(s.stack) - 2, 0, -1):
            step = s.stack[i]
            if isinstance(step, Forage):
                found.append(step.seat)
    return found


def passed(s: "State") -> int:
    """Mask of the seats that overcome no more events tonight."""
    for step in s.stack:
        if isinstance(step, Overcome):
            return step.passed
    return 0


def is_over(s: "State", part: int, seat: int) -> bool:
    """Is this part of the night over for a seat?"""
    night = night_of(s)
    if night is None:
        return False
    if night.part != part:
        return night.part > part
    return (seat - s.first) % s.seats < night.turn and not is_feeding(s, seat)


def is_feeding(s: "State", seat: int) -> bool:
    """Is the seat asked what its rooms eat?"""
    if len(s.stack) == 0:
        return False
    top = s.stack[-1]
    return isinstance(top, Feed) and top.seat == seat


def is_fed(s: "State", seat: int) -> bool:
    return is_over(s, FEEDING, seat)


def is_radiated(s: "State", seat: int) -> bool:
    return is_over(s, RADIOACTIVITY, seat)
