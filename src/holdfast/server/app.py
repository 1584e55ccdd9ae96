"""The application: HTTP for the lobby, one WebSocket for each person at a table."""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, patch, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Body, Parameter
from litestar.static_files import create_static_files_router
from sqlalchemy import delete as sql_delete
from sqlalchemy import insert, select, update

import holdfast
from holdfast.agents import AGENTS, parse_agent
from holdfast.core import LANGUAGES, SPECTATOR, Description, HoldfastError, StalePosition
from holdfast.registry import game as find_game
from holdfast.registry import games
from holdfast.server import clean, messages
from holdfast.server.clock import now
from holdfast.server.database import Change, Database, StorageDown
from holdfast.server.errors import ServerError
from holdfast.server.hall import Hall, NewTable, TableLine
from holdfast.server.limits import Buckets
from holdfast.server.metrics import Metrics
from holdfast.server.people import COOKIE, Person, claimed, digest, new_code, new_id, sign
from holdfast.server.schema import CHATS, DEVICES, PEOPLE, SHARES
from holdfast.server.settings import LOOPBACK, Settings
from holdfast.server.tables import OVER, RUNNING, WAITING, Client, Table
from holdfast.server.thinking import Thinker

LOG = logging.getLogger("holdfast.server")
PAGE = Path(__file__).parent / "page"
BODY = 4 * 1024 * 1024
LINK_MINUTES = 15
YEAR = 365 * 24 * 60 * 60
NONSENSE = 20
"""Messages that are none, after which a socket is closed."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request: a code for programs, a sentence for people."""

    code: str
    text: str


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str


class AboutMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    lang: Annotated[str, msgspec.Meta(max_length=2)] = ""


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=100)]


class GameLine(msgspec.Struct, frozen=True):
    id: str
    name: str
    tagline: str
    seat_counts: list[int]
    together: bool
    agents: list[str]


class Made(msgspec.Struct, frozen=True):
    """A new table, with the codes of the links for invited seats."""

    id: str
    invitations: dict[str, str] = {}


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | None = None
    code: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Sat(msgspec.Struct, frozen=True):
    seat: int


class ChangeTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may change; what is not given stays."""

    paused: bool | None = None
    watch: bool | None = None
    chat: bool | None = None
    limit: Annotated[int, msgspec.Meta(ge=0, le=604_800)] | None = None
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    host: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class ChangeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`agent` plays for the seat; empty gives it back to its person. `invite` makes a new link and voids the old one;
    `free` takes the seat from whoever has it."""

    agent: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    invite: bool = False
    free: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    name: str
    text: str
    at: int


class Moment(msgspec.Struct, frozen=True):
    """One position of a replay, as it may be shown."""

    position: int
    length: int
    view: Any
    decision: Any
    standing: Any
    outcome: Any
    events: list[Any]


class House:
    """All that handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.url)
        self.thinker = Thinker(settings.agents)
        self.hall = Hall(settings, self.database, self.thinker)
        self.metrics = Metrics()
        self.requests = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute)
        self.sockets: dict[str, int] = {}
        self.origins = _origins(settings)

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Whoever the cookie names, if we signed it and it was not revoked."""
        found = claimed(connection.cookies.get(COOKIE, ""), self.settings.secret)
        if found is None:
            return None
        rows = await self.database.fetch(select(PEOPLE).where(PEOPLE.c.id == found[0]))
        if not rows or rows[0].epoch != found[1]:
            return None
        return Person(rows[0].id, rows[0].name, rows[0].lang, rows[0].epoch)

    def check_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Browsers say where a page came from; another page's requests are refused. So are names for this machine that
        somebody else's server gave it."""
        origin = connection.headers.get("origin", "")
        host = connection.headers.get("host", "")
        if not self.settings.public and host.rpartition(":")[0].strip("[]") not in (*LOOPBACK, "testserver.local"):
            raise HTTPException(status_code=403, detail="error-server-host")
        if not origin:
            return
        own = {f"http://{host}", f"https://{host}"} if not self.settings.origin else {self.settings.origin}
        if origin not in own:
            raise HTTPException(status_code=403, detail="error-server-origin")


def _origins(settings: Settings) -> set[str]:
    return {settings.origin} if settings.origin else set()


def house(state: State) -> House:
    found: House = state["house"]
    return found


async def provide_house(state: State) -> House:
    return house(state)


async def provide_person(request: Request[Any, Any, State]) -> Person:
    """The person of a request; whoever has none gets a guest's cookie from `POST /api/me` first."""
    person = await house(request.app.state).person(request)
    if person is None:
        raise HTTPException(status_code=401, detail="error-server-nobody")
    return person


# People


@get("/api/me", summary="Who I am")
async def who_am_i(person: Person) -> Me:
    return Me(person.id, person.name, person.lang)


@post("/api/me", summary="Become a guest, or change name and language", status_code=200)
async def become_guest(request: Request[Any, Any, State], house_: House, data: AboutMe) -> Response[Me]:
    person = await house_.person(request)
    if data.lang and data.lang not in LANGUAGES:
        raise HoldfastError("error-no-language", lang=repr(data.lang), known=", ".join(LANGUAGES))
    if person is None:
        person = Person(new_id(), clean.name(data.name or "Guest"), data.lang or "en", 0)
        change = Change().run(
            insert(PEOPLE).values(id=person.id, name=person.name, lang=person.lang, epoch=0, created=now(), seen=now())
        )
    else:
        name = clean.name(data.name) if data.name else person.name
        person = Person(person.id, name, data.lang or person.lang, person.epoch)
        change = Change().run(
            update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=person.name, lang=person.lang, seen=now())
        )
    await house_.database.commit(change)
    return _signed(house_, person)


def _signed(house_: House, person: Person) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=sign(person, house_.settings.secret),
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=house_.settings.public,
        path="/",
    )
    return Response(Me(person.id, person.name, person.lang), cookies=[cookie], status_code=200)


@post("/api/me/link", summary="A code that makes another device me", status_code=200)
async def link_device(house_: House, person: Person) -> Code:
    code = new_code()
    until = now() + 60 * LINK_MINUTES
    await house_.database.commit(Change().run(insert(DEVICES).values(code=digest(code), person=person.id, until=until)))
    return Code(code)


@post("/api/link", summary="Become whoever made the code", status_code=200)
async def use_link(house_: House, data: Code) -> Response[Me]:
    rows = await house_.database.fetch(
        select(PEOPLE)
        .join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
        .where(DEVICES.c.code == digest(data.code), DEVICES.c.until >= now())
    )
    if not rows:
        raise ServerError("error-server-link")
    await house_.database.commit(Change().run(sql_delete(DEVICES).where(DEVICES.c.code == digest(data.code))))
    return _signed(house_, Person(rows[0].id, rows[0].name, rows[0].lang, rows[0].epoch))


@post("/api/me/sign-out", summary="Sign out everywhere", status_code=200)
async def sign_out(house_: House, person: Person) -> Me:
    await house_.database.commit(
        Change().run(update(PEOPLE).where(PEOPLE.c.id == person.id).values(epoch=person.epoch + 1))
    )
    return Me(person.id, person.name, person.lang)


# Games

Lang = Annotated[str, Parameter(max_length=2)]


@get("/api/games", summary="The games of this server")
async def list_games(lang: Lang = "en") -> list[GameLine]:
    found = []
    for name in games():
        game = find_game(name)
        words = game.words(lang)
        found.append(
            GameLine(
                name,
                words.say("game-title"),
                words.say("game-tagline"),
                list(game.seat_counts),
                game.together,
                list(AGENTS),
            )
        )
    return found


@get("/api/games/{game_id:str}", summary="All about a game that does not change during a match", cache=False)
async def describe_game(game_id: str, lang: Lang = "en") -> Description:
    return find_game(game_id).description(lang)


# Tables


@get("/api/tables", summary="My tables, and the open ones")
async def list_tables(house_: House, person: Person) -> list[TableLine]:
    return await house_.hall.lines(person)


@post("/api/tables", summary="Open a table")
async def open_table(house_: House, person: Person, data: NewTable) -> Made:
    table_id, codes = await house_.hall.open(person, data)
    return Made(table_id, {str(seat): code for seat, code in codes.items()})


@post("/api/saves", summary="A table from a save")
async def take_in_save(
    house_: House, person: Person, data: Annotated[bytes, Body(media_type="application/octet-stream")]
) -> Made:
    return Made(await house_.hall.take_in(person, data))


@post("/api/tables/{table_id:str}/seats", summary="Sit down by an invitation or on an open seat", status_code=200)
async def sit_down(house_: House, person: Person, table_id: str, data: SitDown) -> Sat:
    return Sat(await house_.hall.sit_down(person, table_id, data.seat, data.code))


@get("/api/tables/{table_id:str}/chat", summary="What was said")
async def read_chat(house_: House, person: Person, table_id: str) -> list[ChatLine]:
    table = await _table_to_look(house_, person, table_id)
    rows = await house_.database.fetch(
        select(CHATS).where(CHATS.c.table_id == table.id).order_by(CHATS.c.number.desc()).limit(200)
    )
    return [ChatLine(row.number, row.name, row.text, row.at) for row in reversed(rows)]


async def _table_to_look(house_: House, person: Person, table_id: str) -> Table:
    table = await house_.hall.table(table_id)
    if not table.may_look(person.id):
        raise HTTPException(status_code=403, detail="error-server-not-your-table")
    return table


async def _own_table(house_: House, person: Person, table_id: str) -> Table:
    table = await house_.hall.table(table_id)
    if table.terms.host != person.id:
        raise HTTPException(status_code=403, detail="error-server-not-host")
    return table


@patch("/api/tables/{table_id:str}", summary="The host changes the terms")
async def change_terms(house_: House, person: Person, table_id: str, data: ChangeTerms) -> TableLine:
    table = await _own_table(house_, person, table_id)

    def change() -> None:
        terms = table.terms
        if data.host is not None:
            if not table.seats_of(data.host):
                raise ServerError("error-server-new-host")
            terms.host = data.host
        for name in ("paused", "watch", "chat", "limit", "pace"):
            value = getattr(data, name)
            if value is not None:
                setattr(terms, name, value)

    await table.change(change)
    return next(line for line in await house_.hall.lines(person) if line.id == table_id)


@post("/api/tables/{table_id:str}/start", summary="The host starts; empty seats must be filled", status_code=200)
async def start_table(house_: House, person: Person, table_id: str) -> Sat:
    table = await _own_table(house_, person, table_id)

    def start() -> None:
        if any(not seat.person and not seat.agent for seat in table.sitting):
            raise ServerError("error-server-seats-empty")
        if table.terms.status == WAITING:
            table.terms.status = RUNNING

    await table.change(start)
    return Sat(0)


@put("/api/tables/{table_id:str}/seats/{seat:int}", summary="Hand a seat to an agent or back, or invite anew")
async def change_seat(house_: House, person: Person, table_id: str, seat: int, data: ChangeSeat) -> Code:
    table = await house_.hall.table(table_id)
    if not 0 <= seat < len(table.sitting):
        raise HoldfastError("error-no-seat", seat=seat, last=len(table.sitting) - 1)
    host = table.terms.host == person.id
    if not host and (table.sitting[seat].person != person.id or data.invite or data.free):
        raise HTTPException(status_code=403, detail="error-server-not-host")
    agent = parse_agent(data.agent).text if data.agent else data.agent
    code = new_code() if data.invite else ""

    def change() -> None:
        place = table.sitting[seat]
        if data.free or data.invite:
            place.person, place.open = None, False
            place.invitation = digest(code) if code else ""
        if agent is not None:
            if not agent and place.person is None:
                raise ServerError("error-server-nobody-sits", seat=seat)
            table.seat_agent(seat, agent)

    await table.change(change)
    return Code(code)


@delete("/api/tables/{table_id:str}", summary="The host removes the table", status_code=204)
async def remove_table(house_: House, person: Person, table_id: str) -> None:
    table = await _own_table(house_, person, table_id)
    await table.rest()
    await house_.hall.remove(table_id)


@post("/api/tables/{table_id:str}/rematch", summary="The same people again, seats rotated")
async def rematch(house_: House, person: Person, table_id: str) -> Made:
    table = await house_.hall.table(table_id)
    if not table.seats_of(person.id):
        raise HTTPException(status_code=403, detail="error-server-not-your-table")
    if table.terms.status != OVER:
        raise ServerError("error-server-not-over")
    return Made(await house_.hall.rematch(table))


@get("/api/tables/{table_id:str}/save", summary="The save, which holds all secrets", media_type="application/json")
async def give_save(house_: House, person: Person, table_id: str) -> Response[bytes]:
    """While others play, a save would tell their secrets: only when the match is over, or all seats are mine."""
    table = await _own_table(house_, person, table_id)
    alone = all(seat.person in (person.id, None) for seat in table.sitting)
    if table.terms.status != OVER and not alone and not table.match.game.together:
        raise HTTPException(status_code=403, detail="error-server-save-secret")
    return Response(
        table.match.save(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{table.match.game.id}-{table.id}.json"'},
    )


# Replays


@post("/api/tables/{table_id:str}/share", summary="A link to the replay of a finished match")
async def share(house_: House, person: Person, table_id: str, seat: int = SPECTATOR) -> Code:
    table = await _table_to_look(house_, person, table_id)
    if table.terms.status != OVER:
        raise ServerError("error-server-not-over")
    if seat != SPECTATOR and seat not in table.seats_of(person.id):
        raise HTTPException(status_code=403, detail="error-server-not-your-seat")
    code = new_code()
    await house_.database.commit(
        Change().run(insert(SHARES).values(token=digest(code), table_id=table_id, seat=seat, created=now()))
    )
    return Code(code)


@get("/api/shared/{code:str}", summary="A position of a shared replay")
async def shared(house_: House, code: str, position: int = 0, lang: Lang = "en") -> Moment:
    rows = await house_.database.fetch(select(SHARES).where(SHARES.c.token == digest(code)))
    if not rows:
        raise HTTPException(status_code=404, detail="error-server-no-share")
    return _moment(await house_.hall.table(rows[0].table_id), rows[0].seat, position, lang)


@get("/api/tables/{table_id:str}/replay", summary="An earlier position, as one's own seat saw it")
async def replay(
    house_: House, person: Person, table_id: str, position: int = 0, seat: int = SPECTATOR, lang: Lang = "en"
) -> Moment:
    table = await _table_to_look(house_, person, table_id)
    if seat != SPECTATOR and seat not in table.seats_of(person.id):
        raise HTTPException(status_code=403, detail="error-server-not-your-seat")
    return _moment(table, seat, position, lang)


def _moment(table: Table, seat: int, position: int, lang: str) -> Moment:
    match = table.match
    state = match.state_at(position)
    words = table.words(lang)
    version = match.versions[position - 1] if position > 0 else 0
    events = [event for event in match.events(seat, -1, words).events if event.version == version]
    decision = match.game.explain(state, seat, words, match.names)
    return Moment(position, len(match.history), state.view(seat), decision, state.standing(), state.outcome, events)


# The socket


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: str) -> None:
    house_ = house(socket.app.state)
    try:
        house_.check_origin(socket)
        person = await house_.person(socket)
        if person is None:
            raise HTTPException(status_code=401, detail="error-server-nobody")
        table = await _table_to_look(house_, person, table_id)
    except (HTTPException, HoldfastError) as error:
        await socket.accept()
        reason = error.detail if isinstance(error, HTTPException) else error.code
        await socket.close(code=4403, reason=reason)
        return
    if house_.sockets.get(person.id, 0) >= house_.settings.connections_per_person:
        await socket.accept()
        await socket.close(code=4429, reason="error-server-too-many-sockets")
        return
    await socket.accept()
    house_.sockets[person.id] = house_.sockets.get(person.id, 0) + 1
    try:
        await _serve(house_, socket, table, person)
    finally:
        house_.sockets[person.id] -= 1
        if not house_.sockets[person.id]:
            del house_.sockets[person.id]


async def _serve(house_: House, socket: WebSocket[Any, Any, State], table: Table, person: Person) -> None:
    writer: asyncio.Task[None] | None = None
    too_slow = asyncio.Event()
    lang = socket.query_params.get("lang", person.lang)
    client = Client(person, lang if lang in LANGUAGES else person.lang, too_slow.set)

    async def write() -> None:
        while True:
            await socket.send_data(await client.outgoing.get(), mode="text", encoding="utf-8")

    async def cut_off() -> None:
        await too_slow.wait()
        await socket.close(code=4408, reason="error-server-slow-client")

    writer = asyncio.create_task(write())
    cutter = asyncio.create_task(cut_off())
    try:
        await table.join(client)
        await _read(house_, socket, table, client)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(client)
        for task in (writer, cutter):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task


async def _read(house_: House, socket: WebSocket[Any, Any, State], table: Table, client: Client) -> None:
    allowed = Buckets(house_.settings.messages_per_second, house_.settings.messages_per_second * 3)
    nonsense = 0
    while True:
        text = await socket.receive_data(mode="text")
        if not allowed.take("socket"):
            await socket.close(code=4429, reason="error-server-too-fast")
            return
        began = time.perf_counter()
        try:
            command = messages.DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
            nonsense += 1
            client.send(_no_message(table, client))
            if nonsense >= NONSENSE:
                await socket.close(code=4400, reason="error-server-message")
                return
            continue
        await table.command(client, command)
        house_.metrics.commands.labels(type(command).__name__.lower()).inc()
        house_.metrics.seconds.observe(time.perf_counter() - began)


def _no_message(table: Table, client: Client) -> messages.Refused:
    error = ServerError("error-server-message")
    return messages.Refused(version=table.match.version, id="", code=error.code, text=error.say(client.lang))


# The rest


@get("/health", media_type=MediaType.JSON, summary="Whether the server and its database work")
async def health(house_: House) -> Response[dict[str, str]]:
    try:
        await house_.database.fetch(select(1))
    except StorageDown as error:
        return Response({"status": "database", "why": error.code}, status_code=503)
    return Response({"status": "ok", "version": holdfast.__version__})


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(house_: House) -> bytes:
    house_.metrics.tables.set(len(house_.hall.awake))
    house_.metrics.clients.set(sum(len(table.clients) for table in house_.hall.awake.values()))
    house_.metrics.commits.set(house_.database.commits)
    house_.metrics.written.set(house_.database.written)
    return house_.metrics.text()


def _lang_of(request: Request[Any, Any, State]) -> str:
    wanted = request.query_params.get("lang", request.headers.get("accept-language", "en"))[:2]
    return wanted if wanted in LANGUAGES else "en"


def _holdfast_error(request: Request[Any, Any, State], error: HoldfastError) -> Response[Problem]:
    status = 503 if isinstance(error, StorageDown) else 409 if isinstance(error, StalePosition) else 400
    if error.code == "error-server-no-table":
        status = 404
    return Response(Problem(error.code, error.say(_lang_of(request))), status_code=status, media_type=MediaType.JSON)


def _http_error(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    code = error.detail if error.detail.startswith("error-") else f"http-{error.status_code}"
    text = ServerError(code).say(_lang_of(request)) if code.startswith("error-") else error.detail
    return Response(Problem(code, text), status_code=error.status_code, media_type=MediaType.JSON)


async def _before(request: Request[Any, Any, State]) -> Response[Problem] | None:
    """Requests of another page, and too many of one's own, are refused."""
    house_ = house(request.app.state)
    house_.check_origin(request)
    address = request.client.host if request.client else ""
    if not house_.requests.take(address):
        return _http_error(request, HTTPException(status_code=429, detail="error-server-too-fast"))
    return None


async def _after(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def application(settings: Settings) -> Litestar:
    shared_house = House(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await shared_house.database.open()
        sweeper = asyncio.create_task(_sweep(shared_house))
        try:
            yield
        finally:
            sweeper.cancel()
            await shared_house.hall.close()
            await shared_house.database.close()

    handlers = [
        who_am_i, become_guest, link_device, use_link, sign_out, list_games, describe_game, list_tables, open_table,
        take_in_save, sit_down, read_chat, change_terms, start_table, change_seat, remove_table, rematch, give_save,
        share, shared, replay, table_socket, health, metrics,
    ]  # fmt: skip
    return Litestar(
        route_handlers=[
            *handlers,
            create_static_files_router(path="/", directories=[PAGE], html_mode=True, include_in_schema=False),
        ],
        dependencies={"house_": Provide(provide_house), "person": Provide(provide_person)},
        exception_handlers={HoldfastError: _holdfast_error, HTTPException: _http_error},
        before_request=_before,
        after_request=_after,
        lifespan=[lifespan],
        state=State({"house": shared_house}),
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Holdfast", version=holdfast.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


async def _sweep(house_: House) -> None:
    while True:
        await asyncio.sleep(60)
        with suppress(HoldfastError):
            await house_.hall.sweep()
