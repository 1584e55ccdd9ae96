"""Balance: what a content pack changes. The same agents play the same tables with the base content and with the pack,
and every figure is compared match by match."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

import holdfast
from holdfast.agents import AgentSpec, agents_for, parse_agent, shortfall
from holdfast.agents.spec import LEVELS, level
from holdfast.arena.figures import Figures, Sat, figures_of
from holdfast.arena.journal import Journal, Terms
from holdfast.arena.records import TABLE, Record
from holdfast.arena.result import Pack, Written
from holdfast.arena.shares import Difference, difference_of
from holdfast.arena.simulation import Plan, Progress, silent
from holdfast.arena.tournament import play
from holdfast.core import Game, HoldfastError, Overrides, SetupError
from holdfast.core.content import NO_OVERRIDES

FORMAT = "holdfast-balance"
FORMAT_VERSION = 1
SHARE, POINTS, COUNT = "share", "points", "count"
"""Units: part of the matches, points of a score, and numbers of things."""

Value = Callable[[Record], float]


class Measure(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One figure without and with the pack. `of` is a seat, a part of the score, or empty."""

    name: str
    of: str
    unit: str
    base: float
    pack: float
    difference: Difference


class Change(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often something was held at the end of a match, without and with the pack: by how many seats of a hundred,
    or in how many matches where all play together."""

    domain: str
    id: str
    base: float
    pack: float
    difference: Difference


class Balance(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result. `matches` pairs were asked for, `played` of them are finished."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    rules: str
    content: Pack
    changed: dict[str, list[str]]
    """The ids of the entries that the pack changes, by table."""
    seats: int
    options: dict[str, int]
    seed: int
    agents: list[str]
    matches: int
    played: int
    measures: list[Measure]
    changes: list[Change]
    base: Figures
    pack: Figures

    @property
    def complete(self) -> bool:
        return self.played == self.matches


def balance(
    game: Game,
    content: str | Path | Overrides,
    *,
    seats: int,
    agents: Sequence[str],
    matches: int = 200,
    seed: int = 1,
    workers: int = 1,
    options: Mapping[str, int] | None = None,
    journal: Path | None = None,
    anew: bool = False,
    progress: Progress | None = None,
) -> Balance:
    """Plays `matches` pairs of matches. With `journal` (two files whose names begin like this) it goes on where an
    earlier run was stopped; after Ctrl-C the result covers the finished pairs."""
    if matches < 1:
        raise SetupError("error-simulated-games", games=matches)
    try:
        specs = agents_for(agents, seats, game)
    except HoldfastError as error:
        raise SetupError(error.text, **error.arguments) from None
    tables = game.new(seats=seats, seed=seed, options=options, content=content).tables
    pack = tables.content.overrides
    if not pack.tables:
        raise HoldfastError("error-balance-empty", name=pack.name)
    specs = [unlearned(spec, game) if shortfall(spec, game, seats, tables) else spec for spec in specs]
    tell = progress or silent
    found: list[list[Record]] = []
    for number, side in enumerate((NO_OVERRIDES, pack)):
        terms = Terms(
            holdfast=holdfast.__version__,
            game=game.id,
            rules=game.version,
            content=Pack(side.name, side.checksum),
            seats=seats,
            options=game.complete_options(options),
            seed=seed,
            agents=[spec.text for spec in specs],
            matches=matches,
        )
        plan = Plan(game, seats, seed, (tuple(specs),), terms.options, side, ())
        path = journal.with_name(f"{journal.name}-{side.name}") if journal is not None else None
        kept = Journal(path, terms, anew) if path is not None else None
        try:
            found.append(play(plan, matches, workers, (), kept, _second(tell) if number else _first(tell)))
        finally:
            if kept is not None:
                kept.close()
        if len(found[-1]) < matches:
            break
    base, changed = found if len(found) == 2 else (found[0], [])
    return _compare(game, terms, pack, base[: len(changed)], changed)


def unlearned(spec: AgentSpec, game: Game) -> AgentSpec:
    """An agent that plays as another does where it lacks what it learned. With a pack it would play like that, so it
    has to without the pack too: otherwise the two sides would differ by their agents."""
    text = level(spec.name, game) if spec.name in LEVELS else spec.text
    name, *arguments = text.split(":")
    if name == "search":
        kept = [one for one in arguments if not one.startswith("by=")]
        return parse_agent(":".join([name, *kept, "by=heuristic"]), game)
    return parse_agent(":".join(["heuristic", *(one for one in arguments if one.startswith("noise="))]), game)


def journals(journal: Path, balance: Balance) -> list[Path]:
    """The files in which an unfinished run is kept."""
    return [journal.with_name(f"{journal.name}-{name}") for name in (NO_OVERRIDES.name, balance.content.name)]


def _first(tell: Progress) -> Progress:
    return lambda done, matches: tell(done, 2 * matches)


def _second(tell: Progress) -> Progress:
    return lambda done, matches: tell(matches + done, 2 * matches)


def _compare(game: Game, terms: Terms, pack: Overrides, base: list[Record], changed: list[Record]) -> Balance:
    agents = tuple(terms.agents)
    sides = [[(Sat(record.number, 0, agents), record) for record in side] for side in (base, changed)]
    pairs = list(zip(base, changed, strict=True))
    return Balance(
        game=game.id,
        rules=game.version,
        content=Pack(pack.name, pack.checksum),
        changed={table: [str(entry["id"]) for entry in entries] for table, entries in pack.tables.items()},
        seats=terms.seats,
        options=terms.options,
        seed=terms.seed,
        agents=terms.agents,
        matches=terms.matches,
        played=len(pairs),
        measures=_measures(game, terms.seats, pairs) if pairs else [],
        changes=_changes(game, pairs),
        base=figures_of(game, sides[0]),
        pack=figures_of(game, sides[1]),
    )


def _measures(game: Game, seats: int, pairs: Sequence[tuple[Record, Record]]) -> list[Measure]:
    measured: list[tuple[str, str, str, Value]] = []
    if game.together:
        measured.append(("won", "", SHARE, lambda record: record.share(TABLE)))
    else:
        measured.append(("score", "", POINTS, lambda record: sum(record.scores) / seats))
        measured.append(("best", "", POINTS, lambda record: max(record.scores)))
        measured.append(("margin", "", POINTS, _margin))
        measured += [("seat", str(seat), SHARE, _share_of_seat(seat)) for seat in range(seats)]
    measured += [("part", part, POINTS, _part(part)) for part in pairs[0][0].parts]
    measured.append(("decisions", "", COUNT, lambda record: record.decisions))
    if any(record.people for pair in pairs for record in pair):
        measured.append(("people", "", COUNT, lambda record: len(record.people)))
    return [_measure(name, of, unit, value, pairs) for name, of, unit, value in measured]


def _measure(name: str, of: str, unit: str, value: Value, pairs: Sequence[tuple[Record, Record]]) -> Measure:
    base, pack = ([float(value(pair[side])) for pair in pairs] for side in (0, 1))
    differences = [(pair[0].number, two - one) for pair, one, two in zip(pairs, base, pack, strict=True)]
    return Measure(
        name=name,
        of=of,
        unit=unit,
        base=sum(base) / len(base),
        pack=sum(pack) / len(pack),
        difference=difference_of(differences),
    )


def _margin(record: Record) -> float:
    """How far the first is ahead of the second."""
    best, second = sorted(record.scores, reverse=True)[:2]
    return best - second


def _share_of_seat(seat: int) -> Value:
    return lambda record: record.share(seat)


def _part(part: str) -> Value:
    return lambda record: sum(record.parts[part]) / len(record.parts[part])


def _changes(game: Game, pairs: Sequence[tuple[Record, Record]]) -> list[Change]:
    """How often each thing is held, in every match by so many of those who could hold it."""
    things = sorted(
        {
            (domain, entry)
            for pair in pairs
            for record in pair
            for domain, held in record.held.items()
            for entries in held
            for entry in entries
        }
    )
    found = []
    for domain, entry in things:
        measure = _measure("held", entry, SHARE, _held(domain, entry), pairs)
        found.append(
            Change(domain=domain, id=entry, base=measure.base, pack=measure.pack, difference=measure.difference)
        )
    return found


def _held(domain: str, entry: str) -> Value:
    return lambda record: sum(entry in held for held in record.held[domain]) / len(record.held[domain])
