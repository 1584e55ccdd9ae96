"""What is kept of every match of a tournament: enough for all its figures, as one line of a file."""

from collections.abc import Callable
from typing import Any, Self

import msgspec

from holdfast.arena.listeners import Listener
from holdfast.core import SPECTATOR, Outcome

TABLE = -1
"""In place of a seat: the whole table, where all play together."""
Held = dict[str, list[list[str]]]
"""Ids by domain, for each seat what it held; one list for the table where all play together."""


class Lost(msgspec.Struct, frozen=True, array_like=True):
    """Somebody of the table who did not see the end of the match."""

    who: str
    how: str
    cause: str
    """Empty where there is none."""
    day: int


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One finished match. `number` is its place in the tournament."""

    number: int
    decisions: int
    reason: str
    places: list[int]
    scores: list[int]
    parts: dict[str, list[int]]
    lost: bool = False
    held: Held = {}
    """What goes with winning or losing: cards, rooms, people …"""
    people: list[Lost] = []

    def share(self, seat: int) -> float:
        """What a seat has of the first place: all of it, a part if others share it, or nothing. A group that plays
        together is asked with seat TABLE."""
        if seat == TABLE:
            return 0.0 if self.lost else 1.0
        return 1.0 / self.places.count(1) if self.places[seat] == 1 and not self.lost else 0.0


class Recorder(Listener):
    """Writes a record of every match."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self._begun: Held = {}

    def begins(self, number: int, state: Any) -> None:
        begun = _BEGUN.get(state.game.id)
        self._begun = begun(state.view(SPECTATOR)) if begun is not None else {}

    def ends(self, number: int, state: Any, outcome: Outcome, decisions: int) -> None:
        view = state.view(SPECTATOR)
        held, people = _HELD.get(state.game.id), _PEOPLE.get(state.game.id)
        self.records.append(
            Record(
                number=number,
                decisions=decisions,
                reason=outcome.reason,
                places=outcome.places,
                scores=outcome.scores,
                parts=outcome.parts,
                lost=outcome.lost,
                held=self._begun | (held(view) if held is not None else {}),
                people=people(view) if people is not None else [],
            )
        )

    def merge(self, later: Self) -> None:
        self.records += later.records


# What each game shows at the end. A game without an entry here has all other figures.


def _paris(view: Any) -> Held:
    return {
        "building": [list(seat.buildings) for seat in view.seats],
        "power": [sorted(seat.powers) for seat in view.seats],
        "mission": [sorted([*seat.placed, *(seat.revealed or [])]) for seat in view.seats],
    }


def _outlive(view: Any) -> Held:
    return {
        "leader": [[tribe.leader] for tribe in view.seats],
        "room": [[room.room for room in tribe.rooms if room.people is not None] for tribe in view.seats],
        "equipment": [sorted([*tribe.ready, *tribe.spent]) for tribe in view.seats],
        "trouble": [list(tribe.overcome) for tribe in view.seats],
    }


def _warofmine(view: Any) -> Held:
    return {
        "fitting": [sorted({space.fitting for space in view.house.spaces if space.fitting is not None})],
        "objective": [list(view.story.revealed)],
    }


def _starters(view: Any) -> Held:
    return {"character": [[person.id for person in view.people]]}


def _gone(view: Any) -> list[Lost]:
    return [Lost(one.id, one.how, one.of or "", one.day) for one in view.gone]


_HELD: dict[str, Callable[[Any], Held]] = {"paris": _paris, "outlive": _outlive, "warofmine": _warofmine}
_BEGUN: dict[str, Callable[[Any], Held]] = {"warofmine": _starters}
_PEOPLE: dict[str, Callable[[Any], list[Lost]]] = {"warofmine": _gone}
