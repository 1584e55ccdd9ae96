# mypyc: skip
"""Outlive as a game of Holdfast."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from holdfast.core import Action, BaseState, Content, Game, Rng, Tables, Words
from holdfast.core.catalogue import Catalogue
from holdfast.games.outlive import (
    building,
    dawn,
    day,
    days,
    hunting,
    locations,
    night,
    overcome,
    pressure,
    repair,
    setup,
    shelter,
    trouble,
)
from holdfast.games.outlive.catalogue import CATALOGUE, EVENT_KINDS
from holdfast.games.outlive.content import SCHEMA, tabulate
from holdfast.games.outlive.describe import MESSAGES, detail
from holdfast.games.outlive.scoring import PARTS
from holdfast.games.outlive.state import State, Tribe

STEPS = (
    setup.PutAway,
    setup.Found,
    setup.Settle,
    setup.KeepLeader,
    setup.Show,
    setup.Station,
    setup.Forage,
    setup.PutBack,
    days.Days,
    dawn.Dawn,
    trouble.Morning,
    trouble.Surrender,
    trouble.Spoil,
    shelter.Welcome,
    shelter.Rescue,
    shelter.Starve,
    shelter.Sicken,
    shelter.Freeze,
    shelter.Raided,
    shelter.Gnawed,
    day.Turn,
    day.Board,
    pressure.Press,
    pressure.Threaten,
    pressure.Defend,
    pressure.Tribute,
    locations.Visit,
    hunting.Sense,
    hunting.Hunt,
    overcome.Overcome,
    overcome.PayEvent,
    overcome.SkipMaterial,
    night.Night,
    night.Feed,
    night.Recruit,
    building.Build,
    building.PayRoom,
    repair.Repair,
    repair.RepairCheaply,
    repair.SkipCost,
)

State.FIELDS = (
    ("seats", None),
    ("rng", Rng),
    ("revealed", None),
    ("stack", STEPS),
    ("shown", None),
    ("day", None),
    ("first", None),
    ("boarded", None),
    ("events", None),
    ("in_play", None),
    ("stock", None),
    ("algae", None),
    ("berths", None),
    ("crew", None),
    ("search", None),
    ("search_left", None),
    ("search_seen", None),
    ("game_stacks", None),
    ("game_seen", None),
    ("game_out", None),
    ("deck", None),
    ("deck_left", None),
    ("discards", None),
    ("salvage", None),
    ("rooms_left", None),
    ("leaders_left", None),
    ("tribes", [Tribe]),
)


class Outlive(Game):
    id: ClassVar[str] = "outlive"
    version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    bound: ClassVar[int] = 6000
    reasons: ClassVar[tuple[str, ...]] = ("convoy",)
    catalogue: ClassVar[Catalogue] = CATALOGUE
    event_kinds = EVENT_KINDS
    parts: ClassVar[tuple[str, ...]] = PARTS
    messages: ClassVar[tuple[str, ...]] = MESSAGES
    state_class: ClassVar[type[BaseState]] = State
    schema = SCHEMA
    folder: ClassVar[Path] = Path(__file__).parent

    def tabulate(self, content: Content) -> Tables:
        return tabulate(self, content)

    def setup(self, tables: Any, seats: int, rng: Rng, options: Mapping[str, int]) -> BaseState:
        return setup.deal(tables, seats, rng)

    def detail(self, state: Any, action: Action, words: Words) -> str:
        return detail(state, action, words)


GAME = Outlive()
