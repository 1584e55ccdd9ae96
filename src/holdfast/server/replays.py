"""HTTP: looking back at matches, one's own and shared ones."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, QueryParameter
from sqlalchemy import insert, select

from holdfast.core import SPECTATOR, DecisionInWords, Description, Match, Outcome, Standing
from holdfast.core.view import EventView
from holdfast.server import telling
from holdfast.server.clock import now
from holdfast.server.database import Change
from holdfast.server.errors import ServerError
from holdfast.server.house import House
from holdfast.server.people import Person, digest, new_code
from holdfast.server.routes import Code, Guest, Lang, ShownSeat, TableId, TheHouse
from holdfast.server.schema import SHARES
from holdfast.server.tables import OVER, Table
from holdfast.table import stretch

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
    could count."""

    game: str
    seats: list[str]
    agents: list[str]
    seat: int
    versions: list[int]
    deciders: list[int]
    scores: list[list[int]]
    stretches: list[Stretch]
    standing: Standing
    outcome: Outcome | None
    events: list[EventView]


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
    table = await house_.table_to_look(person, table_id)
    if table.terms.status != OVER:
        raise ServerError("error-server-not-over")
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
    for position, state in zip(range(len(versions)), match.states(), strict=False):
        standing, outcome = state.standing(), state.outcome
        scores.append(standing.scores)
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
        stretches=stretches,
        standing=standing,
        outcome=outcome,
        events=[
            event for event in match.events(seat, words=words).events if event.version <= versions[len(scores) - 1]
        ],
    )


HANDLERS = [record, replay, share, shared, shared_record, shared_description]
