# mypyc: skip
"""Outlive as a game of Holdfast."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from holdfast.core import Action, BaseState, Content, Cost, Domain, Game, Grid, Observation, Rng, Tables, Words
from holdfast.core.catalogue import Catalogue
from holdfast.core.description import domains_of
from holdfast.core.game import printed_entries
from holdfast.games.outlive import (
    beginning,
    building,
    dawn,
    day,
    days,
    describe,
    effects,
    locations,
    night,
    overcome,
    pressure,
    repair,
    setup,
    shelter,
    trouble,
)
from holdfast.games.outlive.catalogue import CATALOGUE, EFFORTS, EVENT_KINDS, PHASES, RING, SPOTS, TOOLS
from holdfast.games.outlive.content import SCHEMA, tabulate
from holdfast.games.outlive.observe import OBSERVATION
from holdfast.games.outlive.pressure import Pressure
from holdfast.games.outlive.scoring import PARTS
from holdfast.games.outlive.state import State, Tribe

STEPS = (
    beginning.PutAway,
    beginning.Found,
    beginning.Settle,
    beginning.KeepLeader,
    beginning.Show,
    beginning.Station,
    beginning.Forage,
    beginning.PutBack,
    days.Days,
    dawn.Dawn,
    trouble.Morning,
    trouble.Surrender,
    trouble.Spoil,
    shelter.Welcome,
    shelter.Rescue,
    shelter.Starve,
    shelter.Sicken,
    trouble.Freeze,
    trouble.Raided,
    trouble.Gnawed,
    day.Turn,
    day.Board,
    pressure.Press,
    pressure.Threaten,
    pressure.Defend,
    pressure.Tribute,
    locations.Visit,
    locations.Sense,
    locations.Hunt,
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
    trouble.Irradiated,
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
    ("stock", Grid(RING)),
    ("algae", None),
    ("berths", Grid(len(SPOTS), fill=-1)),
    ("crew", None),
    ("search", None),
    ("search_left", None),
    ("search_seen", None),
    ("game_stacks", None),
    ("game_seen", None),
    ("game_out", None),
    ("deck", None),
    ("deck_left", None),
    ("discards", Grid(TOOLS)),
    ("salvage", None),
    ("rooms_left", None),
    ("leaders_left", None),
    ("tribes", [Tribe]),
    ("pressures", [Pressure]),
)


class Outlive(Game):
    id: ClassVar[str] = "outlive"
    version: ClassVar[str] = "3"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    bound: ClassVar[int] = 6000
    reasons: ClassVar[tuple[str, ...]] = ("convoy",)
    catalogue: ClassVar[Catalogue] = CATALOGUE
    event_kinds = EVENT_KINDS
    parts: ClassVar[tuple[str, ...]] = PARTS
    phases: ClassVar[Domain] = PHASES
    observation: ClassVar[Observation] = OBSERVATION
    messages: ClassVar[tuple[str, ...]] = describe.MESSAGES + effects.MESSAGES
    domains: ClassVar[tuple[Domain, ...]] = (EFFORTS,)
    state_class: ClassVar[type[BaseState]] = State
    schema = SCHEMA
    folder: ClassVar[Path] = Path(__file__).parent

    def tabulate(self, content: Content) -> Tables:
        return tabulate(self, content)

    def setup(self, tables: Any, seats: int, rng: Rng, options: Mapping[str, int]) -> BaseState:
        return setup.set_up(tables, seats, rng)

    def detail(self, state: Any, action: Action, words: Words) -> str:
        return describe.detail(state, action, words)

    def does(self, state: Any, action: Action, words: Words) -> str:
        return effects.does(state, action, words)

    def cost(self, state: Any, action: Action) -> list[Cost]:
        return effects.cost(state, action)

    def why_closed(self, state: Any, action: Action, rule: str, words: Words) -> str:
        return effects.why_closed(state, action, rule, words) or super().why_closed(state, action, rule, words)

    def about(self, tables: Any, domain: Domain, number: int, words: Words) -> str:
        return describe.about(tables, domain, number, words)

    def rule_about(self, tables: Any, domain: Domain, number: int) -> str:
        return describe.rule_about(tables, domain, number)

    def printed(self, tables: Any, domain: Domain, number: int) -> dict[str, Any]:
        return describe.printed(tables, printed_entries(tables), domain, number)

    def printed_tables(self, tables: Any) -> dict[str, Any]:
        return describe.printed_tables(printed_entries(tables), set(domains_of(self)))


GAME = Outlive()
