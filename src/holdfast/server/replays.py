"""HTTP: looking back at matches, one's own and shared ones."""

import asyncio
from collections.abc import Sequence
from math import ceil
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import insert, select

from holdfast.core import LANGUAGES, SPECTATOR, DecisionInWords, Description, Match, Outcome, Standing
from holdfast.core.view import EventView
from holdfast.server import telling
from holdfast.server.analysing import Better, Judgement
from holdfast.server.analyst import Job
from holdfast.server.clock import now
from holdfast.server.database import Change
from holdfast.server.errors import ServerError
from holdfast.server.house import House
from holdfast.server.people import Person, digest, new_code
from holdfast.server.routes import Code, Guest, Lang, Made, SeatNumber, ShownSeat, TableId, TheHouse
from holdfast.server.schema import SHARES
from holdfast.server.stored import OVER
from holdfast.server.tables import Table
from holdfast.table import interface, stretch

PositionNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class Moment(msgspec.Struct, frozen=True):
    """One position of a replay, as it may be shown: what led to it, and what was asked then."""

    position: int
    length: int
    version: int
    seat: int
    view: Any
    decision: DecisionInWords | None
    standing: Standing
    outcome: Outcome | None
    events: list[EventView]


class Stretch(msgspec.Struct, frozen=True):
    """A season or a day: its name, and the position at which it begins."""

    position: int
    name: str


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """A match from its first position to the present one. `versions`, `deciders` and `scores` have an entry for each
    position: the version it stands for, the seat whose decision led to it (-1 for none), and the points that everybody
    could count. So has each of the `parts` that those points are made of, and each of the `figures` of a group that
    plays together."""

    game: str
    seats: list[str]
    agents: list[str]
    seat: int
    versions: list[int]
    deciders: list[int]
    scores: list[list[int]]
    parts: dict[str, list[list[int]]]
    figures: dict[str, list[int]]
    stretches: list[Stretch]
    standing: Standing
    outcome: Outcome | None
    events: list[EventView]


class SeatPlay(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat played. `score` is from 0 to 100: of all that its decisions could win or lose, how much it took; None
    if nothing was at stake. `better` counts decisions where something else would clearly have been better, `lost` is
    the chance that they gave away in all, `fate` what dice, cards and others gave; None where that can't be told."""

    seat: int
    decisions: int
    better: int
    score: float | None
    lost: float
    fate: float | None


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """Where the chance of a seat moved far: by its own decision at a position (`choice`), or by what came before it
    (`fate`: dice, cards, and what others did)."""

    position: int
    seat: int
    kind: str
    before: float
    after: float


class BetterMove(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, by the position at which it was asked, where something else would clearly have been better. `loss` is
    the chance that was given away, `error` how sure that is. The sentences are empty for those who may not know what
    that seat held."""

    position: int
    seat: int
    before: float
    after: float
    loss: float
    error: float
    asked: str
    played: str
    better: str
    why: list[str]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """A match looked at again. `judge` says how chances were found, `worlds` in how many worlds each option was tried,
    `whole` whether the time was enough for every decision. `positions` and `chances` are the line of the chance of each
    seat to win as it could tell itself, or of the table to survive, to its end; empty where the judge can't compare one
    position with the next."""

    judge: str
    worlds: int
    whole: bool
    positions: list[int]
    chances: list[list[float]]
    turns: list[TurningPoint]
    better: list[BetterMove]
    plays: list[SeatPlay]


class LookedAgain(msgspec.Struct, frozen=True, kw_only=True):
    """How far that is: `state` is none, waiting, thinking, done or failed; `seconds` are those that it takes at most
    from now."""

    state: str
    seconds: int
    verdict: Verdict | None


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position from which a match is played on, and the seat that one takes: one's own if none is named, or that of
    whoever decides there."""

    position: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber | None = None


@get("/api/tables/{table_id:str}/record", summary="The whole course of a match: points, seasons or days, events")
async def record(
    house_: TheHouse, person: Guest, table_id: TableId, seat: ShownSeat = None, lang: Lang = "en"
) -> Course:
    table = await house_.table_to_look(person, table_id)
    return await _record(table, _seat_to_show(table, person, seat), lang)


@get("/api/tables/{table_id:str}/replay", summary="An earlier position, as one's own seat saw it")
async def replay(
    house_: TheHouse,
    person: Guest,
    table_id: TableId,
    position: PositionNumber = 0,
    seat: ShownSeat = None,
    lang: Lang = "en",
) -> Moment:
    table = await house_.table_to_look(person, table_id)
    return await _moment(table, _seat_to_show(table, person, seat), position, lang)


@post("/api/tables/{table_id:str}/share", summary="A link to the replay of a finished match")
async def share(house_: TheHouse, person: Guest, table_id: TableId, seat: ShownSeat = None) -> Code:
    """It shows what everybody saw, or what one's own seat saw."""
    table = await _finished(house_, person, table_id)
    shown = _seat_to_show(table, person, seat)
    code = new_code()
    await house_.database.commit(
        Change().run(insert(SHARES).values(token=digest(code), table_id=table_id, seat=shown, created=now()))
    )
    return Code(code)


@get("/api/shared/{code:str}", summary="A position of a shared replay")
async def shared(house_: TheHouse, code: FromPath[str], position: PositionNumber = 0, lang: Lang = "en") -> Moment:
    table, seat = await _shared(house_, code)
    return await _moment(table, seat, position, lang)


@get("/api/shared/{code:str}/record", summary="The whole course of a shared match")
async def shared_record(house_: TheHouse, code: FromPath[str], lang: Lang = "en") -> Course:
    table, seat = await _shared(house_, code)
    return await _record(table, seat, lang)


@get("/api/shared/{code:str}/description", summary="The game of a shared match, with its content pack")
async def shared_description(house_: TheHouse, code: FromPath[str], lang: Lang = "en") -> Description:
    table, _ = await _shared(house_, code)
    return table.match.game.description(lang, table.match.base.tables.content.overrides)


@get("/api/tables/{table_id:str}/analysis", summary="How a finished match was played, if that is known by now")
async def analysis(house_: TheHouse, person: Guest, table_id: TableId, lang: Lang = "en") -> LookedAgain:
    table = await _finished(house_, person, table_id)
    return _looked(house_, table, house_.analyst.found(table.id, table.match), _open_seats(table, person), lang)


@post("/api/tables/{table_id:str}/analysis", summary="Have a finished match looked at again", status_code=200)
async def analyse(house_: TheHouse, person: Guest, table_id: TableId, lang: Lang = "en") -> LookedAgain:
    """An agent looks at every decision, in a process of its own; ask with GET how far it is."""
    table = await _finished(house_, person, table_id)
    job = house_.analyst.begin(person.id, table.id, table.match)
    return _looked(house_, table, job, _open_seats(table, person), lang)


@get("/api/shared/{code:str}/analysis", summary="How a shared match was played, if that is known by now")
async def shared_analysis(house_: TheHouse, code: FromPath[str], lang: Lang = "en") -> LookedAgain:
    table, seat = await _shared(house_, code)
    return _looked(house_, table, house_.analyst.found(table.id, table.match), [seat], lang)


@post("/api/shared/{code:str}/analysis", summary="Have a shared match looked at again", status_code=200)
async def analyse_shared(house_: TheHouse, person: Guest, code: FromPath[str], lang: Lang = "en") -> LookedAgain:
    table, seat = await _shared(house_, code)
    return _looked(house_, table, house_.analyst.begin(person.id, table.id, table.match), [seat], lang)


@post("/api/tables/{table_id:str}/continue", summary="A new table that begins at a position of a finished match")
async def play_on(house_: TheHouse, person: Guest, table_id: TableId, data: JSONBody[PlayOn]) -> Made:
    """Alone, against agents; chance starts again. Only for those who may know everything of that match."""
    table = await _finished(house_, person, table_id)
    if not _open_seats(table, person):
        raise ServerError("error-server-play-on")
    return Made(await house_.hall.play_on(person, table, data.position, data.seat))


async def _finished(house_: House, person: Person, table_id: str) -> Table:
    table = await house_.table_to_look(person, table_id)
    if table.terms.status != OVER:
        raise ServerError("error-server-not-over")
    return table


def _open_seats(table: Table, person: Person) -> list[int]:
    """The seats of a finished match whose secrets somebody may know: all for those who sat there or opened the table,
    otherwise none."""
    if table.terms.host == person.id or table.seats_of(person.id):
        return list(range(len(table.sitting)))
    return []


def _looked(house_: House, table: Table, job: Job | None, seats: Sequence[int], lang: str) -> LookedAgain:
    if job is None:
        return LookedAgain(state="none", seconds=ceil(house_.analyst.seconds), verdict=None)
    verdict = None if job.judgement is None else _verdict(job.judgement, seats, lang if lang in LANGUAGES else "en")
    return LookedAgain(state=job.state, seconds=ceil(house_.analyst.left(job)), verdict=verdict)


def _verdict(found: Judgement, seats: Sequence[int], lang: str) -> Verdict:
    """What may be told to somebody who may know the secrets of some seats."""
    result = found.analysis
    by, _, agent = result.judge.partition(":")
    positions, chances = _line(found) if all(play.fate is not None for play in result.plays) else ([], [])
    return Verdict(
        judge=interface(lang).say(f"judge-{by}", agent=agent),
        worlds=result.budget,
        whole=found.whole,
        positions=positions,
        chances=chances,
        turns=[
            TurningPoint(position=one.entry, seat=one.seat, kind=one.kind, before=one.before, after=one.after)
            for one in result.turns
        ],
        better=[_better(one, one.seat in seats, lang) for one in found.better],
        plays=[
            SeatPlay(
                seat=one.seat,
                decisions=one.decisions,
                better=one.clear,
                score=one.score,
                lost=one.lost,
                fate=one.fate,
            )
            for one in result.plays
        ],
    )


def _line(found: Judgement) -> tuple[list[int], list[list[float]]]:
    """Positions, and the chances of all seats there: each as it could tell itself when it decided last, and at the end
    as it came."""
    judged = found.analysis.judged
    positions, chances = [one.entry + 1 for one in judged], []
    now = list(judged[0].chances) if judged else []
    for one in judged:
        now[one.seat] = one.chances[one.seat]
        chances.append(list(one.chances) if found.analysis.together else list(now))
    if found.whole:
        positions, chances = [*positions, found.entries], [*chances, found.end]
    return positions, [[round(chance, 3) for chance in row] for row in chances]


def _better(one: Better, known: bool, lang: str) -> BetterMove:
    return BetterMove(
        position=one.entry,
        seat=one.seat,
        before=one.before,
        after=one.after,
        loss=one.loss,
        error=one.error,
        asked=one.asked[lang] if known else "",
        played=one.played[lang] if known else "",
        better=one.better[lang] if known else "",
        why=one.why[lang] if known else [],
    )


async def _shared(house_: House, code: str) -> tuple[Table, int]:
    """The finished table behind a link, and the seat through whose eyes it is shown."""
    rows = await house_.database.fetch(select(SHARES).where(SHARES.c.token == digest(code)))
    if not rows:
        raise ServerError("error-server-no-share")
    table = await house_.hall.table(rows[0].table_id)
    if table.terms.status != OVER:  # taken up again since
        raise ServerError("error-server-no-share")
    return table, rows[0].seat


def _seat_to_show(table: Table, person: Person, seat: int | None) -> int:
    """One's own seat, or what everybody saw."""
    if seat is None:
        return SPECTATOR
    if seat not in table.seats_of(person.id):
        raise ServerError("error-server-not-your-seat", seat=seat)
    return seat


async def _moment(table: Table, seat: int, position: int, lang: str) -> Moment:
    return await asyncio.to_thread(_moment_of, table.match, seat, position, lang)


def _moment_of(match: Match, seat: int, position: int, lang: str) -> Moment:
    state = match.state_at(position)
    words = telling.words_of(match, lang)
    version = match.versions[position - 1] if position > 0 else 0
    events = [event for event in match.events(seat, version - 1, words).events if event.version == version]
    decision = match.game.explain(state, seat, words, match.names)
    return Moment(
        position=position,
        length=len(match.history),
        version=version,
        seat=seat,
        view=state.view(seat),
        decision=decision,
        standing=state.standing(),
        outcome=state.outcome,
        events=events,
    )


async def _record(table: Table, seat: int, lang: str) -> Course:
    return await asyncio.to_thread(_record_of, table.match, seat, lang)


def _record_of(match: Match, seat: int, lang: str) -> Course:
    """Repeats the match once. The history may grow meanwhile: what was there at the beginning is told."""
    words = telling.words_of(match, lang)
    versions = [0, *match.versions]
    scores: list[list[int]] = []
    stretches: list[Stretch] = []
    standing, outcome = match.base.standing(), None
    parts: dict[str, list[list[int]]] = {part: [] for part in standing.parts}
    figures: dict[str, list[int]] = {figure: [] for figure in standing.figures}
    for position, state in zip(range(len(versions)), match.states(), strict=False):
        standing, outcome = state.standing(), state.outcome
        scores.append(standing.scores)
        for part, points in standing.parts.items():
            parts[part].append(points)
        for figure, amount in standing.figures.items():
            figures[figure].append(amount)
        name = stretch(state.view(SPECTATOR), words)
        if name and (not stretches or stretches[-1].name != name):
            stretches.append(Stretch(position, name))
    return Course(
        game=match.game.id,
        seats=match.names,
        agents=telling.agents(match),
        seat=seat,
        versions=versions[: len(scores)],
        deciders=[-1, *(match.decider(entry) for entry in range(len(scores) - 1))],
        scores=scores,
        parts=parts,
        figures=figures,
        stretches=stretches,
        standing=standing,
        outcome=outcome,
        events=[
            event for event in match.events(seat, words=words).events if event.version <= versions[len(scores) - 1]
        ],
    )


HANDLERS = [
    record, replay, share, shared, shared_record, shared_description, analysis, analyse, shared_analysis,
    analyse_shared, play_on,
]  # fmt: skip
