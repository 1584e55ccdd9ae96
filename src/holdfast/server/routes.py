"""HTTP: people, games, tables, saves and replays."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody
from sqlalchemy import delete as sql_delete
from sqlalchemy import insert, select, update

import holdfast
from holdfast.agents import ADVISED, agents_of, parse_agent
from holdfast.core import LANGUAGES, Description, HoldfastError
from holdfast.core.description import DescribedOption, options_of
from holdfast.registry import game as find_game
from holdfast.registry import games
from holdfast.server import clean
from holdfast.server.clients import SIGNED_OUT
from holdfast.server.clock import now
from holdfast.server.database import Change, StorageDown
from holdfast.server.errors import ServerError, say
from holdfast.server.hall import Limit, NewTable, Pace, TableLine, seat_for, unlike
from holdfast.server.house import House, house
from holdfast.server.people import COOKIE, Person, digest, new_code, new_id, sign
from holdfast.server.schema import CHATS, DEVICES, PEOPLE
from holdfast.server.stored import OVER, RUNNING, WAITING

LINK_MINUTES = 15
TheHouse = NamedDependency[House]
Guest = NamedDependency[Person]
TableId = FromPath[str]
PathSeat = Annotated[int, PathParameter(ge=0, le=15)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
ShownSeat = Annotated[int | None, QueryParameter(ge=0, le=15)]
PositionNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Lang = Annotated[str, QueryParameter(max_length=2)]
Without = Annotated[bool, QueryParameter()]
InvitationCode = Annotated[str, QueryParameter(min_length=1, max_length=100)]
YEAR = 365 * 24 * 60 * 60


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
    note: str
    """What one should know before one begins; empty if there is nothing."""
    seat_counts: list[int]
    together: bool
    agents: list[str]
    options: list[DescribedOption]


class Made(msgspec.Struct, frozen=True):
    """A new table, with the codes of the links for invited seats, and that of the link for any free seat."""

    id: str
    invitations: dict[str, str] = {}
    code: str = ""


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | None = None
    code: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Sat(msgspec.Struct, frozen=True):
    seat: int


class Invitation(msgspec.Struct, frozen=True):
    """What somebody may know who holds a link and has not sat down: the game, who opened the table, who sits there."""

    game: str
    name: str
    tagline: str
    host: str
    seats: list[str]
    seat: int


class ChangeTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may change; what is not given stays."""

    paused: bool | None = None
    watch: bool | None = None
    chat: bool | None = None
    limit: Limit | None = None
    pace: Pace | None = None
    host: SeatNumber | None = None
    """The seat whose person is the host from now on."""


class ChangeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`agent` plays for the seat; empty gives it back to its person. `invite` makes a new link and voids the old one,
    `revoke` voids it without a new one; `free` takes the seat from whoever has it. `me` sits the host down there, on a
    seat that nobody has. `name` is what one's own seat, or an agent's, is called from now on."""

    agent: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    invite: bool = False
    revoke: bool = False
    free: bool = False
    me: bool = False
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""


class HintMove(msgspec.Struct, frozen=True):
    """An action, how many points it is better than the average one, the chance to win after it where one was learned,
    and what speaks most for it."""

    action: int
    points: float
    chance: float | None
    reasons: list[str]


class Hint(msgspec.Struct, frozen=True):
    """An action for the decision at a version, and the agent that would take it; chance if none had an answer. `moves`
    are the best actions with reasons, where somebody can say why."""

    version: int
    seat: int
    action: int
    agent: str
    moves: list[HintMove]


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    name: str
    text: str
    at: int


async def provide_house(state: State) -> House:
    return house(state)


async def provide_person(request: Request[Any, Any, State]) -> Person:
    """The person of a request; whoever has none gets a guest's cookie from `POST /api/me` first."""
    person = await house(request.app.state).person(request)
    if person is None:
        raise ServerError("error-server-nobody")
    return person


# People


@get("/api/me", summary="Who I am")
async def who_am_i(person: Guest) -> Me:
    return Me(person.id, person.name, person.lang)


@post("/api/me", summary="Become a guest, or change name and language", status_code=200)
async def become_guest(request: Request[Any, Any, State], house_: TheHouse, data: JSONBody[AboutMe]) -> Response[Me]:
    person = await house_.person(request)
    if data.lang and data.lang not in LANGUAGES:
        raise HoldfastError("error-no-language", lang=repr(data.lang), known=", ".join(LANGUAGES))
    if person is None:
        lang = data.lang or "en"
        person = Person(new_id(), clean.name(data.name or say("guest", lang)), lang, 0)
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
async def link_device(house_: TheHouse, person: Guest) -> Code:
    code = new_code()
    until = now() + 60 * LINK_MINUTES
    await house_.database.commit(Change().run(insert(DEVICES).values(code=digest(code), person=person.id, until=until)))
    return Code(code)


@post("/api/link", summary="Become whoever made the code", status_code=200)
async def use_link(house_: TheHouse, data: JSONBody[Code]) -> Response[Me]:
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
async def sign_out(house_: TheHouse, person: Guest) -> Me:
    await house_.database.commit(
        Change().run(update(PEOPLE).where(PEOPLE.c.id == person.id).values(epoch=person.epoch + 1))
    )
    house_.send_away(person.id, SIGNED_OUT)
    return Me(person.id, person.name, person.lang)


# Games


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
                words.say("game-note") if words.knows("game-note") else "",
                list(game.seat_counts),
                game.together,
                agents_of(game),
                options_of(game, words),
            )
        )
    return found


@get("/api/games/{game_id:str}", summary="All about a game that does not change during a match, rules included")
async def describe_game(game_id: FromPath[str], lang: Lang = "en") -> Description:
    return find_game(game_id).description(lang)


@get("/api/tables/{table_id:str}/description", summary="The game of a table, with the pack it is played with")
async def describe_table(house_: TheHouse, person: Guest, table_id: TableId, lang: Lang = "en") -> Description:
    match = (await house_.table_to_look(person, table_id)).match
    return match.game.description(lang, match.base.tables.content.overrides)


# Tables


@get("/api/tables", summary="My tables, and the open ones")
async def list_tables(house_: TheHouse, person: Guest, lang: Lang = "en") -> list[TableLine]:
    return await house_.hall.lines(person, lang)


@post("/api/tables", summary="Open a table")
async def open_table(house_: TheHouse, person: Guest, data: JSONBody[NewTable]) -> Made:
    table_id, codes, code = await house_.hall.open(person, data)
    return Made(table_id, {str(seat): one for seat, one in codes.items()}, code)


@post("/api/saves", summary="A table from a save")
async def take_in_save(house_: TheHouse, person: Guest, body: RawBody) -> Made:
    return Made(await house_.hall.take_in(person, body))


@post("/api/tables/{table_id:str}/seats", summary="Sit down by an invitation or on an open seat", status_code=200)
async def sit_down(house_: TheHouse, person: Guest, table_id: TableId, data: JSONBody[SitDown]) -> Sat:
    return Sat(await house_.hall.sit_down(person, table_id, data.seat, data.code))


@get("/api/tables/{table_id:str}/invitation", summary="What a link invites to")
async def look_at_invitation(
    house_: TheHouse, person: Guest, table_id: TableId, code: InvitationCode, lang: Lang = "en"
) -> Invitation:
    table = await house_.hall.table(table_id)
    seat = seat_for(table, None, code)
    words = table.match.game.words(lang)
    host = next((one.name for one in table.sitting if one.person == table.terms.host), "")
    others = [one.name for one in table.sitting if one.person is not None or one.agent]
    return Invitation(table.match.game.id, words.say("game-title"), words.say("game-tagline"), host, others, seat)


@get("/api/tables/{table_id:str}/chat", summary="What was said")
async def read_chat(house_: TheHouse, person: Guest, table_id: TableId) -> list[ChatLine]:
    table = await house_.table_to_look(person, table_id)
    rows = await house_.database.fetch(
        select(CHATS).where(CHATS.c.table_id == table.id).order_by(CHATS.c.number.desc()).limit(200)
    )
    return [ChatLine(row.number, row.name, row.text, row.at) for row in reversed(rows)]


@patch("/api/tables/{table_id:str}", summary="The host changes the terms")
async def change_terms(
    house_: TheHouse, person: Guest, table_id: TableId, data: JSONBody[ChangeTerms], lang: Lang = "en"
) -> TableLine:
    table = await house_.own_table(person, table_id)

    def change() -> None:
        terms = table.terms
        if data.host is not None:
            heir = table.sitting[data.host].person if data.host < len(table.sitting) else None
            if heir is None:
                raise ServerError("error-server-new-host")
            terms.host = heir
        for name in ("paused", "watch", "chat", "limit", "pace"):
            value = getattr(data, name)
            if value is not None:
                setattr(terms, name, value)

    await table.change(change)
    return await house_.hall.line(person, table_id, lang)


@post("/api/tables/{table_id:str}/start", summary="The host starts, with all seats taken or without", status_code=200)
async def start_table(
    house_: TheHouse, person: Guest, table_id: TableId, without: Without = False, lang: Lang = "en"
) -> TableLine:
    """`without` those who have not come yet: their links stay valid, and the table waits when it is their turn."""
    table = await house_.own_table(person, table_id)

    def start() -> None:
        if not table.full and not without:
            raise ServerError("error-server-seats-empty")
        if table.terms.status == WAITING:
            table.terms.status = RUNNING

    await table.change(start)
    return await house_.hall.line(person, table_id, lang)


@put("/api/tables/{table_id:str}/seats/{seat:int}", summary="Hand a seat to an agent or back, or invite anew")
async def change_seat(
    house_: TheHouse, person: Guest, table_id: TableId, seat: PathSeat, data: JSONBody[ChangeSeat]
) -> Code:
    """One's own seat, or as the host that of somebody who is away."""
    table = await house_.hall.table(table_id)
    if seat >= len(table.sitting):
        raise HoldfastError("error-no-seat", seat=seat, last=len(table.sitting) - 1)
    agent = parse_agent(data.agent, table.match.game).text if data.agent else data.agent
    code = new_code() if data.invite else ""

    def change() -> Change:
        place = table.sitting[seat]
        own = place.person == person.id
        host = table.terms.host == person.id
        if (not own and not host) or ((data.invite or data.free or data.revoke or data.me) and not host):
            raise ServerError("error-server-not-host")
        if table.terms.today and agent:
            raise ServerError("error-server-today-agent")
        if not own and agent and table.is_here(place.person):
            raise ServerError("error-server-is-here", seat=seat)
        if data.revoke:
            place.invitation = ""
        if data.free or data.invite:
            place.person, place.open = None, False
            place.invitation = digest(code) if code else ""
        if data.me:
            if place.person is not None:
                raise ServerError("error-server-seat-taken", seat=seat)
            others = [one.name for one in table.sitting if one is not place]
            place.person, place.agent, place.open, place.invitation = person.id, "", False, ""
            place.name = unlike(person.name, others)
        if data.name:
            if place.person != person.id and not (host and agent and place.person is None):
                raise ServerError("error-server-not-your-seat", seat=seat)
            place.name = unlike(clean.name(data.name), [one.name for one in table.sitting if one is not place])
        notes = Change()
        if agent is not None and agent != place.agent:
            if not agent and place.person is None:
                raise ServerError("error-server-nobody-sits", seat=seat)
            place.agent = agent
            table.note(notes, "handed-over" if agent else "taken-back", seat)
        if table.terms.status == WAITING and table.full:
            table.terms.status = RUNNING
        return notes

    await table.change(change)
    return Code(code)


@post("/api/tables/{table_id:str}/invitation", summary="A new link for any free seat; the old one is void")
async def invite_anybody(house_: TheHouse, person: Guest, table_id: TableId) -> Code:
    table = await house_.own_table(person, table_id)
    code = new_code()

    def change() -> None:
        table.terms.invitation = digest(code)

    await table.change(change)
    return Code(code)


@delete("/api/tables/{table_id:str}", summary="The host removes the table", status_code=204)
async def remove_table(house_: TheHouse, person: Guest, table_id: TableId) -> None:
    await house_.own_table(person, table_id)
    await house_.hall.remove(table_id)


@post("/api/tables/{table_id:str}/rematch", summary="The same people again, seats rotated")
async def rematch(house_: TheHouse, person: Guest, table_id: TableId) -> Made:
    table = await house_.hall.table(table_id)
    if not table.seats_of(person.id):
        raise ServerError("error-server-not-your-table")
    if table.terms.status != OVER:
        raise ServerError("error-server-not-over")
    return Made(await house_.hall.rematch(table))


@get("/api/tables/{table_id:str}/save", summary="The save, which holds all secrets", media_type="application/json")
async def give_save(house_: TheHouse, person: Guest, table_id: TableId) -> Response[bytes]:
    """While others play, a save would tell their secrets: only when the match is over, or all seats are mine."""
    table = await house_.own_table(person, table_id)
    alone = all(seat.person in (person.id, None) for seat in table.sitting)
    if table.terms.status != OVER and not alone and not table.match.game.together:
        raise ServerError("error-server-save-secret")
    return Response(
        table.match.save(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{table.match.game.id}-{table.id}.json"'},
    )


@post("/api/tables/{table_id:str}/hint", summary="What an agent would do in my place", status_code=200)
async def hint(house_: TheHouse, person: Guest, table_id: TableId, lang: Lang = "en") -> Hint:
    """The agent sees no more than the seat does."""
    table = await house_.table_to_look(person, table_id)
    decision = table.match.state.decision
    if decision is None or decision.seat not in table.seats_of(person.id):
        raise ServerError("error-server-no-hint")
    version = table.match.version
    state, seat = table.match.state, decision.seat
    moves: list[HintMove] = []
    if table.match.game.id in ADVISED:
        advised = await house_.thinker.advise(state, seat, lang if lang in LANGUAGES else "en")
        moves = [
            HintMove(number, round(points, 2), None if chance is None else round(chance, 3), reasons)
            for number, points, chance, reasons in advised
        ]
    if moves:
        return Hint(version, seat, moves[0].action, table.substitute, moves)
    choice = await house_.thinker.choose(state, seat, table.substitute)
    return Hint(version, seat, choice.number, "" if choice.replaced else table.substitute, [])


# The rest


@get("/health", media_type=MediaType.JSON, summary="Whether the server and its database work")
async def health(house_: TheHouse) -> Response[dict[str, str]]:
    try:
        await house_.database.fetch(select(1))
    except StorageDown as error:
        return Response({"status": "database", "why": error.code}, status_code=503)
    return Response({"status": "ok", "version": holdfast.__version__})


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(house_: TheHouse) -> bytes:
    house_.metrics.tables.set(len(house_.hall.awake))
    house_.metrics.clients.set(sum(len(table.clients) for table in house_.hall.awake.values()))
    house_.metrics.commits.set(house_.database.commits)
    house_.metrics.written.set(house_.database.written)
    return house_.metrics.text()


HANDLERS = [
    who_am_i, become_guest, link_device, use_link, sign_out, list_games, describe_game, list_tables, open_table,
    take_in_save, sit_down, describe_table, read_chat, change_terms, start_table, change_seat, remove_table, rematch,
    give_save, hint, invite_anybody, look_at_invitation, health, metrics,
]  # fmt: skip
