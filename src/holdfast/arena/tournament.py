"""Tournaments: every agent meets every other, seats rotated, all on the same tables.

At two seats a pairing is two agents, and each table is played twice, with seats swapped. At more seats one agent sits
against a table full of another, on every seat in turn, and the other way round in a pairing of its own. Where all play
together an agent plays every seat, and its pairing is with the game.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import combinations, permutations
from pathlib import Path
from typing import cast

import msgspec

import holdfast
from holdfast.agents import AgentSpec, parse_agent
from holdfast.arena.figures import Figures, Sat, figures_of
from holdfast.arena.journal import Journal, Terms
from holdfast.arena.listeners import Listener
from holdfast.arena.ratings import Rating, ratings
from holdfast.arena.records import TABLE, Record, Recorder
from holdfast.arena.result import Pack, Written
from holdfast.arena.shares import Difference, difference_of, share_of
from holdfast.arena.simulation import Plan, Progress, check_workers, in_order, silent
from holdfast.core import Game, HoldfastError, Overrides, SetupError

FORMAT = "holdfast-tournament"
FORMAT_VERSION = 1


class Pairing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`agents` are the first named and the one on all other seats; only the first where all play together. `share` is
    what the first took of the first places, or of the matches won, and `even` what it would have if both were equally
    strong."""

    agents: list[str]
    matches: int
    share: float
    low: float
    high: float
    even: float | None


class Compared(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two agents that played the same tables of a game in which all play together: by how much the first won more."""

    agents: list[str]
    won: Difference
    days: Difference | None


class Tournament(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result. `matches` is how many each pairing was to play, `played` how many are finished in all."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    rules: str
    content: Pack
    seats: int
    options: dict[str, int]
    seed: int
    agents: list[str]
    matches: int
    asked: int
    played: int
    pairings: list[Pairing]
    compared: list[Compared]
    """Only where all play together."""
    ratings: list[Rating]
    """The best first; empty if openskill is not installed."""
    figures: Figures
    records: list[Record] | None = None

    @property
    def complete(self) -> bool:
        return self.played == self.asked


class Schedule:
    """Which agents meet, and who sits where in which match. With `of_first` only the pairings of the agent that is
    named first."""

    def __init__(self, game: Game, agents: Sequence[str], seats: int, matches: int, of_first: bool = False) -> None:
        specs = parsed(game, agents)
        self.of_first = of_first
        self.agents = [spec.text for spec in specs]
        twice = [name for name in self.agents if self.agents.count(name) > 1]
        if twice:
            raise SetupError("error-tournament-twice", name=repr(twice[0]))
        if len(specs) < 2 and not game.together:
            raise SetupError("error-tournament-agents", agents=len(specs))
        if matches < 1:
            raise SetupError("error-simulated-games", games=matches)
        self.pairings: list[tuple[str, ...]] = []
        self.seatings: list[tuple[AgentSpec, ...]] = []
        if game.together:
            self.rotations = 1
            for spec in specs:
                self.pairings.append((spec.text,))
                self.seatings.append((spec,) * seats)
        else:
            self.rotations = seats
            for one, other in (combinations if seats == 2 else permutations)(specs, 2):
                if of_first and one is not specs[0]:
                    continue
                self.pairings.append((one.text, other.text))
                self.seatings += [_one_against_the_rest(one, other, seats, seat) for seat in range(seats)]
        self.tables = -(-matches // self.rotations)
        """So many that every agent sits on every seat equally often."""

    @property
    def matches(self) -> int:
        """How many each pairing plays."""
        return self.tables * self.rotations

    @property
    def total(self) -> int:
        return self.tables * len(self.seatings)

    def sat(self, number: int) -> Sat:
        place = number % len(self.seatings)
        return Sat(
            number // len(self.seatings), place // self.rotations, tuple(spec.text for spec in self.seatings[place])
        )


def parsed(game: Game, agents: Sequence[str]) -> list[AgentSpec]:
    """Agents as they were named, also with commas between them."""
    try:
        return [parse_agent(part, game) for text in agents for part in text.split(",")]
    except HoldfastError as error:
        raise SetupError(error.text, **error.arguments) from None


def _one_against_the_rest(one: AgentSpec, other: AgentSpec, seats: int, seat: int) -> tuple[AgentSpec, ...]:
    return tuple(one if place == seat else other for place in range(seats))


def tournament(
    game: Game,
    *,
    agents: Sequence[str],
    seats: int,
    matches: int = 400,
    seed: int = 1,
    workers: int = 1,
    options: Mapping[str, int] | None = None,
    content: str | Path | Overrides | None = None,
    listeners: Sequence[Listener] = (),
    journal: Path | None = None,
    anew: bool = False,
    records: bool = False,
    progress: Progress | None = None,
    of_first: bool = False,
) -> Tournament:
    """Plays all pairings, or those of the agent that is named first, `matches` each. With `journal`, a file, it goes on
    where an earlier run of the same terms was stopped; `listeners` hear only what is played now, so they do not go
    together with matches of an earlier run. After Ctrl-C the result covers the matches so far."""
    schedule = Schedule(game, agents, seats, matches, of_first)
    terms, plan = plan_of(game, schedule, seats, seed, options, content)
    kept = Journal(journal, terms, anew) if journal is not None else None
    try:
        found = play(plan, schedule.total, workers, listeners, kept, progress or silent)
    finally:
        if kept is not None:
            kept.close()
    played = [(schedule.sat(record.number), record) for record in found]
    return Tournament(
        game=game.id,
        rules=terms.rules,
        content=terms.content,
        seats=seats,
        options=terms.options,
        seed=seed,
        agents=schedule.agents,
        matches=schedule.matches,
        asked=schedule.total,
        played=len(found),
        pairings=[_pairing(game, schedule, played, number) for number in range(len(schedule.pairings))],
        compared=_compared(game, schedule, played),
        ratings=ratings(schedule.agents, _finishes(game, schedule, played)),
        figures=figures_of(game, played),
        records=found if records else None,
    )


def plan_of(
    game: Game,
    schedule: Schedule,
    seats: int,
    seed: int,
    options: Mapping[str, int] | None,
    content: str | Path | Overrides | None,
) -> tuple[Terms, Plan]:
    """The terms and the plan of a schedule, after checking that a match can be set up like this."""
    pack = game.new(seats=seats, seed=seed, options=options, content=content).tables.content.overrides
    terms = Terms(
        holdfast=holdfast.__version__,
        game=game.id,
        rules=game.version,
        content=Pack(pack.name, pack.checksum),
        seats=seats,
        options=game.complete_options(options),
        seed=seed,
        agents=schedule.agents,
        of_first=schedule.of_first,
        matches=schedule.matches,
    )
    return terms, Plan(game, seats, seed, tuple(schedule.seatings), terms.options, pack, ())


def play(
    plan: Plan, total: int, workers: int, listeners: Sequence[Listener], journal: Journal | None, progress: Progress
) -> list[Record]:
    """The records of all matches of a plan, from the first on without a gap; fewer after Ctrl-C. Those of the journal
    are not played again. Matches are handed out one by one: some agents think for minutes, and little should be lost
    to a kill."""
    check_workers(workers)
    records = list(journal.records) if journal is not None else []
    if records and listeners:
        raise HoldfastError("error-journal-listeners", matches=len(records))
    heard: list[Listener] = [Recorder(), *listeners]
    plan = msgspec.structs.replace(plan, listeners=tuple(one.fresh() for one in heard))
    chunks = (range(number, number + 1) for number in range(len(records), total))  # perhaps billions, so not listed
    try:
        with closing(in_order(plan, chunks, workers)) as results:
            for finished in results:
                (record,) = cast(Recorder, finished[0]).records
                records.append(record)
                if journal is not None:
                    journal.add(record)
                for listener, later in zip(heard[1:], finished[1:], strict=True):
                    listener.merge(later)
                progress(len(records), total)
    except KeyboardInterrupt:
        pass
    return records


def _pairing(game: Game, schedule: Schedule, played: Sequence[tuple[Sat, Record]], number: int) -> Pairing:
    agents = schedule.pairings[number]
    won = [
        (sat.table, record.share(TABLE if game.together else sat.agents.index(agents[0])))
        for sat, record in played
        if sat.pairing == number
    ]
    share = share_of(won)
    even = None if game.together else 1 / schedule.rotations
    return Pairing(
        agents=list(agents), matches=share.matches, share=share.share, low=share.low, high=share.high, even=even
    )


def _compared(game: Game, schedule: Schedule, played: Sequence[tuple[Sat, Record]]) -> list[Compared]:
    if not game.together:
        return []
    by_table: dict[int, dict[str, Record]] = {}
    for sat, record in played:
        by_table.setdefault(sat.table, {})[sat.agents[0]] = record
    found = []
    for one, other in combinations(schedule.agents, 2):
        both = [(table, per[one], per[other]) for table, per in by_table.items() if one in per and other in per]
        won = [(table, mine.share(TABLE) - theirs.share(TABLE)) for table, mine, theirs in both]
        days = [
            (table, float(mine.parts["days"][0] - theirs.parts["days"][0]))
            for table, mine, theirs in both
            if "days" in mine.parts
        ]
        found.append(Compared(agents=[one, other], won=difference_of(won), days=difference_of(days) if days else None))
    return found


def _finishes(
    game: Game, schedule: Schedule, played: Sequence[tuple[Sat, Record]]
) -> Iterator[Sequence[tuple[str, int]]]:
    """For the ratings: who came in at which place. Where all play together, agents are ranked by what they made of the
    same table."""
    if not game.together:
        for sat, record in played:
            yield list(zip(sat.agents, record.places, strict=True))
        return
    per_table = len(schedule.agents)
    for first in range(0, len(played) - len(played) % per_table, per_table):
        round_ = played[first : first + per_table]
        scores = [record.scores[0] for _, record in round_]
        if per_table > 1:
            yield [(sat.agents[0], 1 + sum(one > record.scores[0] for one in scores)) for sat, record in round_]
