# mypyc: skip
"""This War of Mine: The Board Game as a game of Holdfast."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import holdfast.games.warofmine.catalogue as c
from holdfast.core import LANGUAGES, Action, Content, Cost, Entry, Game, Observation, Option, Pages, Rng, Words
from holdfast.core.catalogue import Catalogue, Domain
from holdfast.core.events import EventKind
from holdfast.core.state import BaseState
from holdfast.games.warofmine.content.build import build
from holdfast.games.warofmine.content.schema import SCHEMA
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.log import EVENT_KINDS
from holdfast.games.warofmine.phases.flow import FLOWS, MORNING
from holdfast.games.warofmine.say.actions import DONES, SAID, detail, does, leaves_no_guard, rule_for
from holdfast.games.warofmine.say.blows import BLOWS
from holdfast.games.warofmine.say.cards import PRINTED
from holdfast.games.warofmine.say.closed import CLOSED, RECIPES, why_closed
from holdfast.games.warofmine.say.costs import cost
from holdfast.games.warofmine.say.exchange import LEFT
from holdfast.games.warofmine.say.explain import KNOWN, OFFERS
from holdfast.games.warofmine.say.pages import pages
from holdfast.games.warofmine.say.scripts import EFFECTS, PROMISES, WHEN
from holdfast.games.warofmine.say.texts import check_texts
from holdfast.games.warofmine.say.things import TABLES, about, printed, rule_about
from holdfast.games.warofmine.say.work import JOBS
from holdfast.games.warofmine.script.reader import BookReader
from holdfast.games.warofmine.script.terms import SIEGES, THEMES
from holdfast.games.warofmine.state.decks import Decks
from holdfast.games.warofmine.state.ending import PARTS, REASONS
from holdfast.games.warofmine.state.fight import CombatSheet
from holdfast.games.warofmine.state.goods import Goods
from holdfast.games.warofmine.state.house import House
from holdfast.games.warofmine.state.jobs import Jobs
from holdfast.games.warofmine.state.notes import Notes
from holdfast.games.warofmine.state.outing import Outing
from holdfast.games.warofmine.state.people import People
from holdfast.games.warofmine.state.raid import Raid
from holdfast.games.warofmine.state.setup import set_up
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.state.story import Story
from holdfast.games.warofmine.state.today import Today
from holdfast.games.warofmine.steps import STEPS
from holdfast.games.warofmine.tell.observe import OBSERVATION
from holdfast.games.warofmine.tell.teller import WarTeller

State.FIELDS = (
    ("seats", None), ("rng", Rng), ("revealed", None), ("stack", STEPS), ("leader", None), ("day", None),
    ("phase", None), ("next_phase", None), ("skipped", None), ("reason", None), ("people", People), ("jobs", Jobs),
    ("goods", Goods), ("house", House), ("decks", Decks), ("outing", Outing), ("fight", CombatSheet), ("raid", Raid),
    ("notes", Notes), ("today", Today), ("story", Story), ("die", None), ("rolls", None), ("answer", None),
)  # fmt: skip

LEAVE_OUT = "leave-out"
"""With a theme: the option of a match in which scripts about it are not told."""
SIEGE = "siege"
"""Which match of one table this is, so that it meets other scripts than those before; 0 if nobody counts."""


class WarOfMine(Game):
    id: ClassVar[str] = "warofmine"
    version: ClassVar[str] = "5"
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
    bound: ClassVar[int] = 6000
    reasons: ClassVar[tuple[str, ...]] = REASONS
    catalogue: ClassVar[Catalogue] = c.CATALOGUE
    event_kinds: ClassVar[tuple[EventKind, ...]] = EVENT_KINDS
    parts: ClassVar[tuple[str, ...]] = PARTS
    together: ClassVar[bool] = True
    phases: ClassVar[Domain] = c.PHASES
    met_singly: ClassVar[frozenset[str]] = frozenset({"script", "then"})
    observation: ClassVar[Observation] = OBSERVATION
    domains: ClassVar[tuple[Domain, ...]] = (
        c.STATES, c.SHELTER, c.ORDERS, c.COLORS, c.GOODS_KINDS, c.COMBAT_SCRIPTS, c.COMBAT_STEPS, c.STRIKERS, c.DICE,
        c.HOUSE_TOKENS,
    )  # fmt: skip
    messages: ClassVar[tuple[str, ...]] = (
        "game-about",
        "game-note",
        "help-signs",
        *(
            f"{family.name}-{entry}"
            for family in (
                SAID,
                DONES,
                BLOWS,
                LEFT,
                JOBS,
                KNOWN,
                EFFECTS,
                WHEN,
                PROMISES,
                OFFERS,
                PRINTED,
                CLOSED,
                RECIPES,
            )
            for entry in family.entries
        ),
    )
    state_class: ClassVar[type[BaseState]] = State
    schema: ClassVar[Mapping[str, type[Entry]]] = SCHEMA
    open_tables: ClassVar[frozenset[str]] = frozenset({"note", "script"})
    replaceable: ClassVar[frozenset[str]] = frozenset({"script"})
    options: ClassVar[tuple[Option, ...]] = (
        Option(SIEGE, tuple(range(SIEGES + 1)), 0),
        *(Option(f"{LEAVE_OUT}-{name}", (0, 1), 0) for name in THEMES),
    )
    folder: ClassVar[Path] = Path(__file__).parent

    def tabulate(self, content: Content) -> WarTables:
        tables = WarTables(self, content)
        tables.reader = BookReader()
        tables.teller = WarTeller()
        tables.step_numbers = {step: number for number, step in enumerate(STEPS)}
        build(tables)
        return tables

    def pages(self, content: Content, lang: str) -> Pages:
        return pages(content, lang)

    def check_texts(self, content: Content) -> None:
        check_texts(content, [self.words(lang, content) for lang in LANGUAGES])

    def setup(self, tables: WarTables, seats: int, rng: Rng, options: Mapping[str, int]) -> State:
        state = set_up(tables, seats, rng, FLOWS[MORNING])
        state.story.left_out = sum(options[f"{LEAVE_OUT}-{name}"] << bit for bit, name in enumerate(THEMES))
        state.story.siege = options[SIEGE]
        return state

    def next_options(self, options: Mapping[str, int]) -> dict[str, int]:
        return {**options, SIEGE: options[SIEGE] % SIEGES + 1}

    def detail(self, state: State, action: Action, words: Words) -> str:
        return detail(state, action, words)

    def does(self, state: State, action: Action, words: Words) -> str:
        return does(state, action, words)

    def rule_for(self, state: State, action: Action) -> str:
        return rule_for(state, action)

    def cost(self, state: State, action: Action) -> list[Cost]:
        return cost(state, action)

    def ends(self, state: State, action: Action) -> bool:
        return action.kind.ends or (action.kind is c.TASK and leaves_no_guard(state, action))

    def why_closed(self, state: State, action: Action, rule: str, words: Words) -> str:
        return why_closed(state, action, rule, words) or super().why_closed(state, action, rule, words)

    def about(self, tables: WarTables, domain: Domain, number: int, words: Words) -> str:
        return about(tables, domain, number, words)

    def rule_about(self, tables: WarTables, domain: Domain, number: int) -> str:
        return rule_about(tables, domain, number)

    def printed(self, tables: WarTables, domain: Domain, number: int) -> dict[str, Any]:
        return printed(tables, domain, number, super().printed(tables, domain, number))

    def content_table(self, domain: Domain) -> str:
        return TABLES.get(domain.name, domain.name)


GAME = WarOfMine()
