"""What matches met of the book: how often each script, what it gave or took, and how each arc ended."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.agents import Sight, parse_agent
from holdfast.core import Action, Event, Game, Rng
from holdfast.games.warofmine.content.schema import Script
from holdfast.games.warofmine.desk.book import Book
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.terms import SIEGES
from holdfast.games.warofmine.state.reasons import CEASEFIRE
from holdfast.games.warofmine.state.state import State

STORIES = ("ri-", "memory", "flavour", "look-around", "resident-talk")
"""The pools whose scripts count as stories, besides the steps of arcs. What is told on arrival at a place does not."""
ECHO = "epilogue-note"
RECENT = 9
"""A story is met again if one of so many matches before it told it too."""
LEVEL = {"hunger": 1.0, "fatigue": 1.0, "misery": 1.0, "illness": 1.5, "wounds": 1.5}
THING = {
    "vegetable": 1.0, "raw-food": 1.5, "canned-food": 2.0, "bandages": 2.0, "meds": 2.0, "wood": 0.5,
    "components": 0.5, "water": 0.5,
}  # fmt: skip
"""What a level of a state and a thing are worth, in points; other things a sixth of their value in trade."""
VALUE = 6
CARD = 0.5
"""An exploration card."""
COLD = 1.0
NOISE = 0.5
AWAY = 2.0
LOST = 12.0
"""A token of cold, a step of noise, one of us who is sent away, and one who is lost for good."""
OTHER = {
    e.EVENT, e.OBJECTIVE, e.OPENED, e.TURNED, e.BUILT, e.BOARDED, e.SNIPED, e.VISITED, e.THIRST, e.ATE, e.TASKED,
    e.WENT, e.EXPLORED, e.FOUND, e.MET, e.FATED, e.HOME, e.RAIDED, e.SUFFERED, e.CRIME, e.TREATED, e.PLAYED,
    e.MOURNED, e.SHAKEN, e.DRANK,
}  # fmt: skip
"""What happens for another reason than the script that was read before it."""
OFTEN, EACH = 15, 8
"""An option is judged where its script was chosen in so often, or where each of its options was taken so often."""
ALWAYS = 0.95
BETTER = 2.0
"""One option is always taken at this share; it is the right one if it gives so many points more than the next."""
GONE = (e.DIED, e.LEFT, e.TOOK_OWN_LIFE)


class Swing(msgspec.Struct):
    """How often something was read or chosen, and what it gave (or took) in points, all together."""

    times: int = 0
    points: float = 0.0

    @property
    def mean(self) -> float:
        return self.points / self.times if self.times else 0.0


class Met(msgspec.Struct):
    """Figures of many matches."""

    matches: int = 0
    ceasefires: int = 0
    starters: dict[str, list[int]] = {}
    """For each character who began a match: matches, and ceasefires among them."""
    counts: Counter[str] = msgspec.field(default_factory=Counter)
    different: list[int] = []
    again: list[float] = []
    pools: dict[str, Swing] = {}
    scripts: dict[str, Swing] = {}
    options: dict[str, list[Swing]] = {}
    begun: Counter[str] = msgspec.field(default_factory=Counter)
    """Matches that met an arc."""
    ends: dict[str, Counter[str]] = {}
    """Last scripts of each arc that were reached."""

    def one_sided(self) -> tuple[list[str], int]:
        """Scripts in which nearly always the same option was taken, and how many were looked at."""
        often = {name: [one.times for one in ways] for name, ways in self.options.items() if len(ways) > 1}
        often = {name: times for name, times in often.items() if sum(times) >= OFTEN}
        return [name for name, times in often.items() if max(times) >= ALWAYS * sum(times)], len(often)

    def one_right(self) -> tuple[list[str], int]:
        """Scripts in which one option gave clearly more than every other, and how many were looked at."""
        judged = {
            name: sorted(one.mean for one in ways)
            for name, ways in self.options.items()
            if len(ways) > 1 and min(one.times for one in ways) >= EACH
        }
        return [name for name, means in judged.items() if means[-1] - means[-2] > BETTER], len(judged)


class Meter:
    """Listens to one match and says which script each change belongs to."""

    def __init__(self, state: State, book: Book, met: Met) -> None:
        self.state, self.book, self.met = state, book, met
        self.read: list[str] = []
        self.script = self.pool = ""
        self.option = -1
        self.cold = self.noise = 0
        self.levels: dict[tuple[int, int], int] = {}
        self.values = [state.t.value[item] / VALUE if c.is_token(item) else 0.0 for item in range(len(c.ITEMS.entries))]
        for item, name in enumerate(c.ITEMS.entries):
            self.values[item] = THING.get(name, self.values[item])
        self._look()

    def _look(self) -> None:
        people = self.state.people
        self.cold, self.noise = self.state.house.cold, self.state.outing.noise
        self.levels = {(who, n): people.level(who, n) for who in people.group for n in range(len(e.CHANGED))}
        if not any(isinstance(step, Run) for step in self.state.stack):
            self.script = self.pool = ""

    def apply(self, action: Action) -> None:
        state = self.state
        if action.kind is c.OPTION:
            self._choose(action.a)
        state.log = []
        state.apply(action)
        for event in state.log:
            self._hear(event)
        self._look()

    def _choose(self, option: int) -> None:
        run = self.state.stack[-1]
        block = self.state.t.blocks[self.state.t.place_of(run.pc)[0]] if isinstance(run, Run) else None
        if block is None or block.table != "script":
            self.script = self.pool = ""
        else:
            if block.entry != self.script:  # back from another script that it had led to
                self._turn(block.entry, 0)
            self.option = option
            self._options(block.entry)[option].times += 1

    def _options(self, script: str) -> list[Swing]:
        number = len(self.book.scripts[script].option)
        return self.met.options.setdefault(script, [Swing() for _ in range(number)])

    def _hear(self, event: Event) -> None:
        if event.kind is e.READ:
            script = str(self.state.t.entry_id(c.SCRIPTS, event.a))
            self.read.append(script)
            self._turn(script, 1)
        elif event.kind is e.EPILOGUE:
            self.read.append(str(self.state.t.entry_id(c.SCRIPTS, event.a)))
        elif event.kind in OTHER:
            self.script = self.pool = ""
        elif self.script:
            points = self._points(event)
            self.met.scripts[self.script].points += points
            self.met.pools[self.pool].points += points
            if self.option >= 0:
                self._options(self.script)[self.option].points += points

    def _turn(self, script: str, times: int) -> None:
        self.met.scripts.setdefault(script, Swing()).times += times
        if not self.script:
            entry = self.book.scripts[script]
            self.pool = entry.arc if entry.pool == "linked" and entry.arc else entry.pool
            self.met.pools.setdefault(self.pool, Swing()).times += times
        self.script, self.option = script, -1

    def _points(self, event: Event) -> float:
        kind = event.kind
        if kind in e.CHANGED:
            state = e.CHANGED.index(kind)
            before = self.levels.get((event.a, state), event.b)
            self.levels[event.a, state] = event.b
            return (before - event.b) * LEVEL[kind.name]
        if kind in (e.GAINED, e.LOST):
            return self.values[event.a] * (event.b if kind is e.GAINED else -event.b)
        if kind in (e.ADDED, e.RETURNED):
            return CARD * (event.a if kind is e.ADDED else -event.a)
        if kind is e.COLD:
            before, self.cold = self.cold, event.a
            return COLD * (before - event.a)
        if kind is e.NOISE:
            before, self.noise = self.noise, event.a
            return NOISE * (before - event.a)
        if kind in GONE:
            return -LOST
        return -AWAY if kind is e.SENT_AWAY else 0.0


def matches(game: Game, content: Any, games: int, seed: int, lot: bool = False) -> Met:
    """So many matches of the heuristic agent, one after another at the same table. By `lot` chance answers wherever a
    script offers options, so that each is taken."""
    tables = game.tables(content)
    book = Book(tables.content)
    last = {arc: set(_last(book, arc)) for arc in book.arcs}
    met = Met()
    before: list[set[str]] = []
    for number in range(seed, seed + games):
        siege = {"siege": (number - seed) % SIEGES + 1}
        state: Any = game.new(seats=1, seed=number, options=siege, content=content)
        agent = parse_agent("heuristic", game).make(game, 0, Rng(number))
        meter = Meter(state, book, met)
        starters = [c.CHARACTERS.entries[who] for who in state.people.group]
        drawn = Rng(number)
        while (decision := state.decision) is not None:
            if lot and all(action.kind is c.OPTION for action in decision.actions):
                meter.apply(decision.actions[drawn.below(len(decision.actions))])
            else:
                meter.apply(agent.choose(decision, Sight(state, decision.seat)))
        won = int(state.reason == CEASEFIRE)
        met.matches += 1
        met.ceasefires += won
        for who in starters:
            of = met.starters.setdefault(who, [0, 0])
            of[0] += 1
            of[1] += won
        read = set(meter.read)
        story = {script for script in read if _is_story(book.scripts[script])}
        recent: set[str] = set().union(*before[-RECENT:])
        met.counts.update(meter.read)
        met.different.append(len(story))
        met.again.append(len(story & recent) / max(1, len(story)))
        before.append(story)
        for arc in {book.scripts[script].arc for script in read} - {None, ""}:
            met.begun[arc] += 1
            met.ends.setdefault(arc, Counter()).update(read & last[arc])
    return met


def _is_story(script: Script) -> bool:
    opening = script.pool == "look-around" and not script.roll
    return (script.pool.startswith(STORIES) and not opening) or (script.pool == "linked" and bool(script.arc))


def _last(book: Book, arc: str) -> Iterator[str]:
    """Scripts of an arc that lead to no other of it; what the epilogue tells of it does not count."""
    scripts = {script.id for script in book.arcs[arc] if script.pool != ECHO}
    on = {lead.script for lead in book.leads if lead.to in scripts and lead.to != lead.script}
    return (script for script in scripts if script not in on)
