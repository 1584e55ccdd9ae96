# mypyc: skip
"""This War of Mine: The Board Game as a game of Holdfast."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Action, Content, Entry, Game, Rng, Words
from holdfast.core.catalogue import Catalogue, Domain
from holdfast.core.events import EventKind
from holdfast.core.state import BaseState
from holdfast.games.warofmine import choices, combat, dawn, day, dusk, evening, flow, morning, people, raid, run
from holdfast.games.warofmine import scavenging as scav
from holdfast.games.warofmine import scripts as book
from holdfast.games.warofmine import trade as market
from holdfast.games.warofmine.build import build
from holdfast.games.warofmine.content import SCHEMA
from holdfast.games.warofmine.describe import detail
from holdfast.games.warofmine.ending import PARTS, REASONS
from holdfast.games.warofmine.events import EVENT_KINDS
from holdfast.games.warofmine.setup import set_up
from holdfast.games.warofmine.state import State
from holdfast.games.warofmine.tables import WarTables

STEPS: tuple[Any, ...] = (
    flow.Flow, morning.Morning, morning.Moment, day.Day, day.PassOn, day.Assign, day.Clear, day.Where, day.Recipes,
    day.Resolve, day.PickLock, day.PokeAbout, day.BoardUp, day.Outdoors, day.Farewell, dusk.Dusk, dusk.Water,
    dusk.Thirst, dusk.Meals, evening.Evening, evening.Assigned, evening.ExtraActions, scav.Scavenging, scav.Equip,
    scav.Explore, scav.AfterCard, scav.ReadMap, scav.ReturnCards, scav.NoiseRoll, scav.Shot, scav.DrawFindings,
    scav.Encounter, scav.ChooseFindings, scav.LeaveBehind, scav.Pack, scav.HomeWay, combat.Fight, combat.FightOver,
    combat.Arm, combat.SecondShot, combat.Strike, combat.TrustFate, combat.Target, combat.Deal, raid.NightRaid,
    raid.ArmGuards, raid.RaidCard, raid.Alarm, raid.Shots, raid.RaidDice, raid.Ward, raid.Steal, raid.CrimeWave,
    dawn.Dawn, dawn.Before, dawn.After, dawn.Fate, dawn.Narrate, dawn.DeathAmongUs, market.Trade, market.Giving,
    market.Taking, choices.Select, choices.SplitWounds, choices.Relief, choices.LoseGoods, choices.PayValue,
    choices.TakeOne, choices.FreeFitting, choices.LoseFitting, choices.TakeIdeas, people.LevelFour, people.Reconsider,
    run.Run, run.Halt, book.RollOption, book.Trigger, book.RollSum, book.RollAgain, book.RollEach, book.Sated,
    book.Newcomer, book.ExchangeSpot, book.PlayCards, day.Unable,
)  # fmt: skip
"""In the order of snapshots: only grows at its end."""

State.FIELDS = (
    ("seats", None), ("rng", Rng), ("revealed", None), ("stack", STEPS), ("leader", None), ("day", None),
    ("phase", None), ("over", None), ("starters", None), ("flags", None), ("group", None), ("levels", None),
    ("where", None), ("task", None), ("back", None), ("cures", None), ("hand", None), ("meals", None),
    ("ended", None), ("jobs", None), ("box", None), ("storage", None), ("pile", None), ("gone", None),
    ("prices", None), ("cards", None), ("turned", None), ("fittings", None), ("waits", None), ("boarded", None),
    ("fitting_deck", None), ("ideas", None), ("events", None), ("unused_events", None), ("exploration", None),
    ("unknown", None), ("explored", None), ("residents", None), ("residents_met", None), ("findings", None),
    ("findings_used", None), ("raids", None), ("visitors", None), ("visitors_seen", None), ("locations", None),
    ("spots", None), ("narratives", None), ("kept", None), ("unused", None), ("objectives", None),
    ("red_raids", None), ("red_residents", None), ("removed", None), ("red_seen", None), ("known", None),
    ("chapters", None), ("objective", None), ("progress", None), ("cold", None), ("noise", None), ("location", None),
    ("slots", None), ("resident", None), ("raid", None), ("seen", None), ("foes", None), ("fight", None),
    ("queue", None), ("rerolls", None), ("notes", None), ("epilogue", None), ("read", None), ("die", None),
    ("rolls", None), ("answer", None),
)  # fmt: skip


class WarOfMine(Game):
    id: ClassVar[str] = "warofmine"
    version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)
    bound: ClassVar[int] = 6000
    reasons: ClassVar[tuple[str, ...]] = REASONS
    catalogue: ClassVar[Catalogue] = c.CATALOGUE
    event_kinds: ClassVar[tuple[EventKind, ...]] = EVENT_KINDS
    parts: ClassVar[tuple[str, ...]] = PARTS
    domains: ClassVar[tuple[Domain, ...]] = (c.STATES, c.SHELTER, c.PHASES)
    state_class: ClassVar[type[BaseState]] = State
    schema: ClassVar[Mapping[str, type[Entry]]] = SCHEMA
    open_tables: ClassVar[frozenset[str]] = frozenset({"script"})
    folder: ClassVar[Path] = Path(__file__).parent

    def tabulate(self, content: Content) -> WarTables:
        tables = WarTables(self, content)
        tables.reader = book.BookReader()
        build(tables)
        return tables

    def setup(self, tables: WarTables, seats: int, rng: Rng, options: Mapping[str, int]) -> State:
        return set_up(tables, seats, rng)

    def detail(self, state: State, action: Action, words: Words) -> str:
        return detail(state, action, words)


GAME = WarOfMine()
