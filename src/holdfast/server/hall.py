"""All tables of this server: made, found, woken, put to sleep, cleared away."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update

from holdfast.agents import parse_agent
from holdfast.core import PERSON, HoldfastError, IllegalAction, Match, Overrides, Seat
from holdfast.registry import game as find_game
from holdfast.server import clean
from holdfast.server.clock import now
from holdfast.server.database import Change, Database
from holdfast.server.errors import ServerError
from holdfast.server.people import Person, digest, new_code, new_id, same
from holdfast.server.schema import CHATS, COMMANDS, DEVICES, ENTRIES, PEOPLE, SEATS, TABLES
from holdfast.server.settings import Settings
from holdfast.server.tables import OVER, RUNNING, WAITING, Sitting, Table, Terms
from holdfast.server.thinking import Thinker

DAY = 24 * 60 * 60


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me`, `invited` by a link, an `agent`, or `open` to anyone at this server."""

    kind: str
    name: str = ""
    agent: str = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, int] = {}
    seed: int | None = None
    content: Overrides | None = None
    watch: bool = True
    chat: bool = True
    limit: int = 0
    pace: int = 600


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it."""

    id: str
    game: str
    status: str
    seats: list[str]
    mine: list[int]
    open: list[int]
    host: bool
    my_turn: bool
    touched: int


class Hall:
    def __init__(self, settings: Settings, database: Database, thinker: Thinker) -> None:
        self.settings = settings
        self.database = database
        self.thinker = thinker
        self.awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self.stopping = False

    # Making tables

    async def open(self, person: Person, new: NewTable) -> tuple[str, dict[int, str]]:
        """A new table; returns its id and the codes of the links for invited seats."""
        await self._check_count(person)
        if not 1 <= len(new.seats) <= 16:
            raise ServerError("error-server-seats")
        if not 0 <= new.limit <= 7 * DAY or not 0 <= new.pace <= 10_000:
            raise ServerError("error-server-terms")
        sitting, codes = [], {}
        for number, wish in enumerate(new.seats):
            seat, code = self._seat(person, wish)
            sitting.append(seat)
            if code:
                codes[number] = code
        match = Match(
            find_game(new.game),
            seats=[Seat(seat.name, seat.agent or PERSON) for seat in sitting],
            seed=new.seed,
            options=new.options,
            content=new.content,
        )
        terms = Terms(
            host=person.id,
            status=WAITING if any(not seat.person and not seat.agent for seat in sitting) else RUNNING,
            watch=new.watch,
            chat=new.chat,
            limit=new.limit,
            pace=new.pace,
        )
        return await self._create(match, terms, sitting), codes

    async def take_in(self, person: Person, text: bytes) -> str:
        """A table from a save, the same file as the terminal's; its persons' seats are this person's."""
        await self._check_count(person)
        match = Match.load(text, find_game)
        sitting = []
        for seat in match.seats:
            agent = "" if seat.agent == PERSON else parse_agent(seat.agent).text
            sitting.append(Sitting(name=clean.name(seat.name), person=person.id, agent=agent))
        status = OVER if match.state.decision is None else RUNNING
        return await self._create(match, Terms(host=person.id, status=status), sitting)

    async def _check_count(self, person: Person) -> None:
        if self.stopping:
            raise ServerError("error-server-stopping")
        rows = await self.database.fetch(select(TABLES.c.id).where(TABLES.c.host == person.id, TABLES.c.status != OVER))
        if len(rows) >= self.settings.tables_per_person:
            raise ServerError("error-server-too-many-tables", most=self.settings.tables_per_person)

    def _seat(self, person: Person, wish: NewSeat) -> tuple[Sitting, str]:
        if wish.kind == "me":
            return Sitting(name=clean.name(wish.name or person.name), person=person.id), ""
        if wish.kind == "agent":
            spec = parse_agent(wish.agent).text
            return Sitting(name=clean.name(wish.name or spec), agent=spec), ""
        if wish.kind == "open":
            return Sitting(name=clean.name(wish.name or "…"), open=True), ""
        if wish.kind == "invited":
            code = new_code()
            return Sitting(name=clean.name(wish.name or "…"), invitation=digest(code)), code
        raise ServerError("error-server-seat-kind", kind=repr(wish.kind))

    async def _create(self, match: Match, terms: Terms, sitting: list[Sitting]) -> str:
        table_id = new_id()
        change = Change()
        change.insert(
            TABLES,
            id=table_id,
            game=match.game.id,
            host=terms.host,
            status=terms.status,
            paused=terms.paused,
            watch=terms.watch,
            chat=terms.chat,
            limit_seconds=terms.limit,
            pace=terms.pace,
            save=match.save(),
            save_version=match.version,
            created=now(),
            touched=now(),
            headline="",
        )
        # Seats point at their table, so they are inserted after it.
        for number, seat in enumerate(sitting):
            row = {"table_id": table_id, "seat": number, **msgspec.structs.asdict(seat)}
            change.run(insert(SEATS).values(**row))
        await self.database.commit(change)
        return table_id

    # Finding them

    async def table(self, table_id: str) -> Table:
        """A table, woken if it sleeps."""
        if table_id in self.awake:
            return self.awake[table_id]
        lock = self._waking.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id not in self.awake:
                match, terms, sitting, commands, chats = await self.read(table_id)
                table = Table(table_id, terms, sitting, match, self.database, self.thinker, self.read)
                table.commands, table.chats = commands, chats
                self.awake[table_id] = table
        self._waking.pop(table_id, None)
        return self.awake[table_id]

    async def read(self, table_id: str) -> tuple[Match, Terms, list[Sitting], dict[tuple[str, str], int], int]:
        """A table from the database: its save, and the actions that came after it."""
        rows = await self.database.fetch(select(TABLES).where(TABLES.c.id == table_id))
        if not rows:
            raise ServerError("error-server-no-table")
        row = rows[0]
        entries = await self.database.fetch(
            select(ENTRIES.c.version, ENTRIES.c.number)
            .where(ENTRIES.c.table_id == table_id, ENTRIES.c.version > row.save_version)
            .order_by(ENTRIES.c.version)
        )
        seats = await self.database.fetch(select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
        given = await self.database.fetch(select(COMMANDS).where(COMMANDS.c.table_id == table_id))
        chats = await self.database.fetch(select(CHATS.c.number).where(CHATS.c.table_id == table_id))
        match = Match.load(row.save, find_game)
        for entry in entries:
            try:
                match.apply(entry.number)
            except IllegalAction:  # a rule was mended since, and forbids what was done before
                match.notice = "rules-changed"
                break
        terms = Terms(
            host=row.host,
            status=row.status,
            paused=row.paused,
            watch=row.watch,
            chat=row.chat,
            limit=row.limit_seconds,
            pace=row.pace,
        )
        if match.state.decision is None:
            terms.status = OVER
        sitting = [
            Sitting(name=seat.name, person=seat.person, agent=seat.agent, open=seat.open, invitation=seat.invitation)
            for seat in seats
        ]
        commands = {(one.person, one.id): one.version for one in given}
        return match, terms, sitting, commands, len(chats)

    async def lines(self, person: Person) -> list[TableLine]:
        """The tables of a person, those that wait for somebody first, and the open ones of this server."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person.id)
        is_open = select(SEATS.c.table_id).where(SEATS.c.open.is_(True), SEATS.c.person.is_(None))
        rows = await self.database.fetch(
            select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.host, TABLES.c.touched)
            .where(
                or_(
                    TABLES.c.id.in_(mine),
                    TABLES.c.host == person.id,
                    and_(TABLES.c.id.in_(is_open), TABLES.c.status == WAITING),
                )
            )
            .order_by(TABLES.c.touched.desc())
            .limit(200)
        )
        seats = await self.database.fetch(
            select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows])).order_by(SEATS.c.seat)
        )
        by_table: dict[str, list[Any]] = {}
        for seat in seats:
            by_table.setdefault(seat.table_id, []).append(seat)
        return [self._line(row, by_table.get(row.id, []), person) for row in rows]

    def _line(self, row: Any, seats: list[Any], person: Person) -> TableLine:
        mine = [seat.seat for seat in seats if seat.person == person.id]
        awake = self.awake.get(row.id)
        decision = awake.match.state.decision if awake is not None else None
        return TableLine(
            id=row.id,
            game=row.game,
            status=row.status,
            seats=[seat.name for seat in seats],
            mine=mine,
            open=[seat.seat for seat in seats if seat.open and seat.person is None],
            host=row.host == person.id,
            my_turn=decision is not None and decision.seat in mine,
            touched=row.touched,
        )

    # Sitting down

    async def sit_down(self, person: Person, table_id: str, seat: int | None, code: str) -> int:
        """By an invitation, or on an open seat. Returns the seat."""
        table = await self.table(table_id)
        number = _seat_for(table, seat, code)

        def take() -> None:
            place = table.sitting[number]
            if place.person is not None:
                raise ServerError("error-server-seat-taken", seat=number)
            place.person, place.name, place.open, place.invitation = person.id, person.name, False, ""
            table.match.hand_over(number, Seat(place.name, place.agent or PERSON))
            _start_if_full(table)

        await table.change(take)
        return number

    # Rest

    async def sweep(self) -> None:
        """Drops idle tables from memory, and removes what is older than the settings allow."""
        before = now() - 60 * self.settings.idle_minutes
        for table_id, table in list(self.awake.items()):
            if table.idle and table.touched <= before:
                await table.rest()
                self.awake.pop(table_id, None)
        settings, today = self.settings, now()
        change = Change()
        change.run(
            delete(TABLES).where(TABLES.c.status == OVER, TABLES.c.touched < today - settings.finished_days * DAY)
        )
        change.run(delete(CHATS).where(CHATS.c.at < today - settings.chat_days * DAY))
        seated = select(SEATS.c.person).where(SEATS.c.person.is_not(None))
        change.run(delete(PEOPLE).where(PEOPLE.c.seen < today - settings.people_days * DAY, PEOPLE.c.id.not_in(seated)))
        change.run(delete(DEVICES).where(DEVICES.c.until < today))
        await self.database.commit(change)

    def stop(self) -> None:
        """Commands are refused from now on."""
        self.stopping = True
        for table in self.awake.values():
            table.stop()

    async def close(self) -> None:
        """Everything that was acknowledged is on disk when this returns."""
        self.stop()
        for table in list(self.awake.values()):
            with suppress(HoldfastError):
                await table.rest()
        self.thinker.close()

    async def remove(self, table_id: str) -> None:
        self.awake.pop(table_id, None)
        await self.database.commit(Change().run(delete(TABLES).where(TABLES.c.id == table_id)))

    async def rematch(self, table: Table) -> str:
        """The same people, the seats rotated by one."""
        turned = [*table.sitting[1:], table.sitting[0]]
        sitting = [Sitting(name=seat.name, person=seat.person, agent=seat.agent) for seat in turned]
        match = Match(
            table.match.game,
            seats=[Seat(seat.name, seat.agent or PERSON) for seat in sitting],
            seed=secrets.randbits(32),
            options=table.match.options,
            content=table.match.base.tables.content.overrides,
        )
        terms = Terms(
            host=table.terms.host,
            status=RUNNING,
            watch=table.terms.watch,
            chat=table.terms.chat,
            limit=table.terms.limit,
            pace=table.terms.pace,
        )
        return await self._create(match, terms, sitting)

    async def seen(self, person: Person) -> None:
        await self.database.commit(Change().run(update(PEOPLE).where(PEOPLE.c.id == person.id).values(seen=now())))


def _seat_for(table: Table, seat: int | None, code: str) -> int:
    if code:
        for number, place in enumerate(table.sitting):
            if place.invitation and same(place.invitation, digest(code)):
                return number
        raise ServerError("error-server-invitation")
    for number, place in enumerate(table.sitting):
        if place.open and place.person is None and seat in (None, number):
            return number
    raise ServerError("error-server-no-open-seat")


def _start_if_full(table: Table) -> None:
    if table.terms.status == WAITING and all(seat.person or seat.agent for seat in table.sitting):
        table.terms.status = RUNNING
