# mypyc: skip
"""Paris: New Eden as a game of Holdfast."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from holdfast.core import Action, BaseState, Content, Cost, Game, Observation, Option, Rng, SetupError, Tables, Words
from holdfast.core.catalogue import Catalogue, Domain
from holdfast.core.fields import PER_SEAT, Grid
from holdfast.core.game import printed_entries
from holdfast.games.paris import acquire, describe, effects, gather, prelude, resolve, scoring, season, setup
from holdfast.games.paris.catalogue import (
    CATALOGUE,
    EQUIPMENT,
    EVENT_KINDS,
    MISSION_KINDS,
    PARTS,
    PHASES,
    POWERS,
    SPECIALS,
    SUPPLIES,
    WINDOWS,
)
from holdfast.games.paris.content import SCHEMA, tabulate
from holdfast.games.paris.missions import Missions
from holdfast.games.paris.observe import OBSERVATION
from holdfast.games.paris.state import State

STEPS = (
    prelude.PreludeToken,
    prelude.PreludeMission,
    season.Season,
    season.NextSeason,
    gather.Gather,
    gather.Turn,
    gather.FirstTurn,
    gather.SwapWith,
    gather.Tower,
    gather.Bridge,
    gather.Center,
    gather.Station,
    acquire.Distribute,
    acquire.Announce,
    acquire.Claims,
    acquire.Claim,
    acquire.Discard,
    resolve.Window,
    resolve.ResolveEvent,
    resolve.Feed,
    scoring.FinalScoring,
    season.Opening,
)

State.FIELDS = (
    ("seats", None),
    ("rng", Rng),
    ("revealed", None),
    ("stack", STEPS),
    ("season", None),
    ("first", None),
    ("dice", None),
    ("dice_spent", None),
    ("dice_taken", None),
    ("board_dice", None),
    ("board_tokens", None),
    ("station", None),
    ("station_stacks", None),
    ("center", None),
    ("equipment_stacks", None),
    ("bat", None),
    ("binoculars", None),
    ("heroine", None),
    ("tiles", None),
    ("flipped", None),
    ("decks", None),
    ("deck_at", None),
    ("rows", None),
    ("discarded", None),
    ("refuges", None),
    ("tokens_in", None),
    ("equipment_tokens", None),
    ("survivors", None),
    ("equipment", None),
    ("powers", Grid(len(POWERS), PER_SEAT)),
    ("cans", None),
    ("cans_left", None),
    ("missions", Missions),
    ("strength", None),
    ("wilds_added", None),
    ("points", Grid(len(PARTS), PER_SEAT)),
    ("tokens_gone", None),
)


class Paris(Game):
    id: ClassVar[str] = "paris"
    version: ClassVar[str] = "2"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    bound: ClassVar[int] = 700
    reasons: ClassVar[tuple[str, ...]] = ("winter",)
    catalogue: ClassVar[Catalogue] = CATALOGUE
    event_kinds = EVENT_KINDS
    parts: ClassVar[tuple[str, ...]] = PARTS.entries
    domains: ClassVar[tuple[Domain, ...]] = (EQUIPMENT, SPECIALS, POWERS, MISSION_KINDS, WINDOWS, SUPPLIES)
    phases: ClassVar[Domain] = PHASES
    observation: ClassVar[Observation] = OBSERVATION
    messages: ClassVar[tuple[str, ...]] = ("game-about", "help-signs", *describe.MESSAGES, *effects.MESSAGES)
    memory: ClassVar[tuple[str, ...]] = (
        "missions.slot_group",
        "missions.hand_group",
        "missions.card_group",
        "missions.last_group",
        "missions.dealt",
        "missions.known",
        "missions.story",
        "missions.picked",
    )
    state_class: ClassVar[type[BaseState]] = State
    schema = SCHEMA
    options: ClassVar[tuple[Option, ...]] = (Option("first", (0, 1, 2, 3, 4), 0),)
    folder: ClassVar[Path] = Path(__file__).parent

    def tabulate(self, content: Content) -> Tables:
        return tabulate(self, content)

    def setup(self, tables: Any, seats: int, rng: Rng, options: Mapping[str, int]) -> BaseState:
        """Option `first`: 0 leaves the first player to chance, 1 to 4 name a seat (PNE-1.19)."""
        if options["first"] > seats:
            raise SetupError(f"Option 'first' names seat {options['first']}, but there are {seats} seats.")
        return setup.set_up(tables, seats, rng, options["first"] - 1)

    def detail(self, state: Any, action: Action, words: Words) -> str:
        return describe.detail(state, action, words)

    def does(self, state: Any, action: Action, words: Words) -> str:
        return effects.does(state, action, words)

    def cost(self, state: Any, action: Action) -> list[Cost]:
        return effects.cost(state, action)

    def rule_for(self, state: Any, action: Action) -> str:
        return effects.rule_for(state, action)

    def why_closed(self, state: Any, action: Action, rule: str, words: Words) -> str:
        return effects.why_closed(state, action, words) or super().why_closed(state, action, rule, words)

    def about(self, tables: Any, domain: Domain, number: int, words: Words) -> str:
        return describe.about(tables, domain, number, words)

    def rule_about(self, tables: Any, domain: Domain, number: int) -> str:
        return describe.rule_about(tables, domain, number)

    def short(self, tables: Any, domain: Domain, number: int, words: Words) -> str:
        if domain is POWERS:
            return describe.gist(tables, number, words)
        return super().short(tables, domain, number, words)

    def printed(self, tables: Any, domain: Domain, number: int) -> dict[str, Any]:
        return describe.printed(printed_entries(tables), domain, number)

    def printed_tables(self, tables: Any) -> dict[str, Any]:
        told = {*describe.TABLES.values(), "token"}
        return {name: entries for name, entries in super().printed_tables(tables).items() if name not in told}


GAME = Paris()
