"""All tables of this server: made, found, woken, put to sleep, cleared away."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select

from holdfast.agents import agents_of, parse_agent
from holdfast.core import PERSON, Game, HoldfastError, Match, Overrides, Seat
from holdfast.core.rng import SEEDS
from holdfast.registry import game as find_game
from holdfast.server import clean
from holdfast.server.clients import REMOVED
from holdfast.server.clock import now
from holdfast.server.database import Change, Database
from holdfast.server.errors import ServerError
from holdfast.server.people import Person, digest, new_code, new_id, same
from holdfast.server.schema import CHATS, COMMANDS, DEVICES, ENTRIES, NOTES, PACKS, PEOPLE, SEATS, TABLES
from holdfast.server.settings import Settings
from holdfast.server.stored import OVER, RUNNING, WAITING, NoteRow, Sitting, Stored, Summary, Terms, summary_of
from holdfast.server.tables import NOBODY, NOTES_TOLD, Table
from holdfast.server.thinking import Thinker
from holdfast.table import check_sound

DAY = 24 * 60 * 60
Limit = Annotated[int, msgspec.Meta(ge=0, le=7 * DAY)]
Pace = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


LEVELS = ("normal", "random")
"""Those who play where nobody said who: the first of them that plays the game."""


def usual_level(game: Game) -> str:
    known = agents_of(game)
    return next(level for level in LEVELS if level in known)


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me`, `invited` by a link, an `agent`, or `open` to anyone at this server."""

    kind: Literal["me", "invited", "agent", "open"]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    agent: Annotated[str, msgspec.Meta(max_length=80)] = ""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. `limit` are the seconds for a decision, 0 for none; `pace` are the milliseconds that agents
    wait before they move. A seed may be given only where nobody else plays."""

    game: Annotated[str, msgspec.Meta(max_length=80)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None
    content: Overrides | None = None
    pack: Annotated[str, msgspec.Meta(max_length=24)] = ""
    """One of one's own packs, by its id, in place of `content`."""
    watch: bool = True
    chat: bool = True
    limit: Limit = 0
    pace: Pace = 600


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a list shows it. `agents` are the levels that play, empty for persons; `asked` is the seat that the
    table waits for, -1 for none; `places` are empty until it is over. `headline` says where the match stands, or how it
    ended; `today` is the day whose table this is."""

    id: str
    game: str
    status: str
    seats: list[str]
    agents: list[str]
    mine: list[int]
    open: list[int]
    host: bool
    my_turn: bool
    touched: int
    asked: int
    headline: str
    scores: list[int]
    places: list[int]
    lost: bool
    pack: str
    today: str


class Hall:
    def __init__(self, settings: Settings, database: Database, thinker: Thinker) -> None:
        self.settings = settings
        self.database = database
        self.thinker = thinker
        self.awake: dict[str, Table] = {}
        self.stopping = False
        # A table is woken and dropped by one task at a time; tables share the locks.
        self._waking = [asyncio.Lock() for _ in range(64)]

    # Making tables

    async def open(self, person: Person, new: NewTable, today: str = "") -> tuple[str, dict[int, str], str]:
        """A new table; returns its id, the codes of the links for invited seats, and that of the link for any free
        seat, empty where nobody is waited for."""
        await self._check_count(person)
        if new.seed is not None and any(wish.kind in ("invited", "open") for wish in new.seats):
            raise ServerError("error-server-seed")  # whoever knows the seed knows every card to come
        game = find_game(new.game)
        sitting: list[Sitting] = []
        codes = {}
        for number, wish in enumerate(new.seats):
            seat, code = self._seat(person, wish, game, [one.name for one in sitting])
            sitting.append(seat)
            if code:
                codes[number] = code
        match = Match(
            game,
            seats=[Seat(seat.name, seat.agent or PERSON) for seat in sitting],
            seed=secrets.randbelow(SEEDS) if new.seed is None else new.seed,
            options=new.options,
            content=await self._own_pack(person, new.game, new.pack) if new.pack else new.content,
        )
        empty = any(not seat.person and not seat.agent for seat in sitting)
        code = new_code() if empty else ""
        terms = Terms(
            host=person.id,
            status=WAITING if empty else RUNNING,
            watch=new.watch,
            chat=new.chat,
            limit=new.limit,
            pace=new.pace,
            today=today,
            invitation=digest(code) if code else "",
        )
        return await self._create(match, terms, sitting), codes, code

    async def _own_pack(self, person: Person, game: str, pack: str) -> Overrides:
        """What a pack of this person changes; somebody else's is as if it were not there."""
        rows = await self.database.fetch(
            select(PACKS.c.content).where(PACKS.c.id == pack, PACKS.c.person == person.id, PACKS.c.game == game)
        )
        if not rows:
            raise ServerError("error-server-no-pack")
        return msgspec.json.decode(rows[0].content, type=Overrides)

    async def take_in(self, person: Person, text: bytes) -> str:
        """A table from a save, the same file as the terminal's; its persons' seats are this person's."""
        await self._check_count(person)
        match = Match.load(text, find_game)
        check_sound(match)
        sitting: list[Sitting] = []
        for seat in match.seats:
            agent = "" if seat.agent == PERSON else _agent_or_nobody(seat.agent, match.game)
            name = unlike(clean.name(seat.name), [one.name for one in sitting])
            sitting.append(Sitting(name=name, person=None if agent else person.id, agent=agent))
        for number, one in enumerate(sitting):
            match.hand_over(number, Seat(one.name, one.agent or PERSON))
        status = OVER if match.state.decision is None else RUNNING
        return await self._create(match, Terms(host=person.id, status=status), sitting)

    async def play_on(self, person: Person, table: Table, position: int, seat: int | None) -> str:
        """A new table that begins at a position of another one's match, for one person against agents; together, all
        seats are theirs. Nobody knows what comes: chance starts again."""
        await self._check_count(person)
        match = await asyncio.to_thread(_back_at, table.match.save(), position)
        decision = match.state.decision
        assert decision is not None
        mine = table.seats_of(person.id)
        wanted = seat if seat is not None else mine[0] if mine else decision.seat
        match.state.check_seat(wanted)
        sitting: list[Sitting] = []
        for number, before in enumerate(table.sitting):
            others = [one.name for one in sitting]
            if number == wanted or match.game.together:
                name = before.name if number in mine or number != wanted else person.name
                sitting.append(Sitting(name=unlike(name, others), person=person.id))
            else:
                sitting.append(Sitting(name=unlike(before.name, others), agent=before.agent or usual_level(match.game)))
        for number, one in enumerate(sitting):
            match.hand_over(number, Seat(one.name, one.agent or PERSON))
        terms = Terms(host=person.id, status=RUNNING, watch=table.terms.watch, pace=table.terms.pace)
        return await self._create(match, terms, sitting)

    async def _check_count(self, person: Person) -> None:
        if self.stopping:
            raise ServerError("error-server-stopping")
        rows = await self.database.fetch(
            select(func.count()).select_from(TABLES).where(TABLES.c.host == person.id, TABLES.c.status != OVER)
        )
        if rows[0][0] >= self.settings.tables_per_person:
            raise ServerError("error-server-too-many-tables", most=self.settings.tables_per_person)

    def _seat(self, person: Person, wish: NewSeat, game: Game, others: list[str]) -> tuple[Sitting, str]:
        wanted = clean.name(wish.name) if wish.name else ""
        if wish.kind == "me":
            return Sitting(name=unlike(wanted or person.name, others), person=person.id), ""
        if wish.kind == "agent":
            spec = parse_agent(wish.agent, game).text
            return Sitting(name=unlike(wanted or clean.name(spec), others), agent=spec), ""
        name = unlike(wanted or "…", others)
        if wish.kind == "open":
            return Sitting(name=name, open=True), ""
        code = new_code()
        return Sitting(name=name, invitation=digest(code)), code

    async def _create(self, match: Match, terms: Terms, sitting: list[Sitting]) -> str:
        table_id = new_id()
        decision = match.state.decision
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
            rules=match.game.version,
            asked=NOBODY if decision is None else decision.seat,
            summary=msgspec.json.encode(summary_of(match)).decode(),
            today=terms.today,
            invitation=terms.invitation,
            rematch=terms.rematch,
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
        found = self.awake.get(table_id)
        if found is not None and not found.resting:
            return found
        async with self._lock(table_id):
            found = self.awake.get(table_id)
            if found is not None and not found.resting:
                return found
            stored = await self.read(table_id)
            table = Table(table_id, stored, self.database, self.thinker, self.read)
            if stored.mended:
                await table.keep_mended(stored.mended)
            if self.stopping:
                table.stop()
            self.awake[table_id] = table
            return table

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._waking[hash(table_id) % len(self._waking)]

    async def read(self, table_id: str) -> Stored:
        """A table from the database: its save, and the actions that came after it."""
        rows, seats, entries, given, chats, notes = await self.database.fetch_all(
            select(TABLES).where(TABLES.c.id == table_id),
            select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat),
            select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.version),
            select(COMMANDS).where(COMMANDS.c.table_id == table_id).order_by(COMMANDS.c.version),
            select(func.max(CHATS.c.number)).where(CHATS.c.table_id == table_id),
            select(NOTES).where(NOTES.c.table_id == table_id).order_by(NOTES.c.number.desc()).limit(NOTES_TOLD),
        )
        if not rows:
            raise ServerError("error-server-no-table")
        row = rows[0]
        match, mended = _repeated(row, entries)
        terms = Terms(
            host=row.host,
            status=OVER if match.state.decision is None else row.status,
            paused=row.paused,
            watch=row.watch,
            chat=row.chat,
            limit=row.limit_seconds,
            pace=row.pace,
            today=row.today,
            invitation=row.invitation,
            rematch=row.rematch,
        )
        return Stored(
            match=match,
            terms=terms,
            sitting=[
                Sitting(name=one.name, person=one.person, agent=one.agent, open=one.open, invitation=one.invitation)
                for one in seats
            ],
            commands={(one.person, one.id): one.version for one in given},
            next_chat=0 if chats[0][0] is None else chats[0][0] + 1,
            notes=[NoteRow(one.number, one.version, one.code, one.seat) for one in reversed(notes)],
            entries=len(entries),
            mended=mended,
        )

    async def wake_clocks(self) -> None:
        """Tables with a time limit go on by themselves when the server starts."""
        rows = await self.database.fetch(
            select(TABLES.c.id).where(TABLES.c.status == RUNNING, TABLES.c.limit_seconds > 0)
        )
        for row in rows:
            with suppress(HoldfastError):
                (await self.table(row.id)).go_on()

    async def lines(self, person: Person, lang: str) -> list[TableLine]:
        """The tables of a person, the last touched first, and the open ones of this server."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person.id)
        is_open = select(SEATS.c.table_id).where(SEATS.c.open.is_(True), SEATS.c.person.is_(None))
        return await self._lines(
            person,
            lang,
            or_(
                TABLES.c.id.in_(mine),
                TABLES.c.host == person.id,
                and_(TABLES.c.id.in_(is_open), TABLES.c.status == WAITING),
            ),
        )

    async def line(self, person: Person, table_id: str, lang: str) -> TableLine:
        found = await self._lines(person, lang, TABLES.c.id == table_id)
        if not found:
            raise ServerError("error-server-no-table")
        return found[0]

    async def _lines(self, person: Person, lang: str, which: ColumnElement[bool]) -> list[TableLine]:
        of_table = ("id", "game", "status", "host", "touched", "asked", "summary", "today")
        rows = await self.database.fetch(
            select(*(TABLES.c[name] for name in of_table)).where(which).order_by(TABLES.c.touched.desc()).limit(200)
        )
        found = [row.id for row in rows]
        later = select(ENTRIES.c.table_id, func.max(ENTRIES.c.version).label("version")).group_by(ENTRIES.c.table_id)
        last = later.where(ENTRIES.c.table_id.in_(found)).subquery()
        seats, asked = await self.database.fetch_all(
            select(SEATS).where(SEATS.c.table_id.in_(found)).order_by(SEATS.c.seat),
            select(ENTRIES.c.table_id, ENTRIES.c.asked).join(
                last, and_(ENTRIES.c.table_id == last.c.table_id, ENTRIES.c.version == last.c.version)
            ),
        )
        by_table: dict[str, list[Any]] = {}
        for seat in seats:
            by_table.setdefault(seat.table_id, []).append(seat)
        turns = {one.table_id: one.asked for one in asked}
        return [
            _line(row, by_table.get(row.id, []), turns.get(row.id, row.asked), person, self._summary(row), lang)
            for row in rows
        ]

    def _summary(self, row: Any) -> Summary:
        """The present one of a table in memory; otherwise what was kept with its save."""
        awake = self.awake.get(row.id)
        if awake is not None:
            return summary_of(awake.match)
        return msgspec.json.decode(row.summary, type=Summary)

    # Sitting down

    async def sit_down(self, person: Person, table_id: str, seat: int | None, code: str) -> int:
        """By an invitation, or on an open seat. Returns the seat."""
        table = await self.table(table_id)
        taken: list[int] = []

        def take() -> None:
            number = seat_for(table, seat, code)
            place = table.sitting[number]
            if place.person is not None:
                raise ServerError("error-server-seat-taken", seat=number)
            others = [one.name for one in table.sitting if one is not place]
            place.person, place.name = person.id, unlike(person.name, others)
            place.open, place.invitation, place.agent = False, "", ""
            if table.full and table.terms.invitation:
                table.terms.invitation = ""
            if table.terms.status == WAITING and table.full:
                table.terms.status = RUNNING
            taken.append(number)

        await table.change(take)
        return taken[0]

    # Rest

    async def sweep(self) -> None:
        """Drops idle tables from memory, and removes what is older than the settings allow."""
        before = now() - 60 * self.settings.idle_minutes
        for table_id, table in list(self.awake.items()):
            if table.idle and table.touched <= before:
                await self.drop(table_id)
        await self._clear_away()

    async def drop(self, table_id: str) -> None:
        """From memory only: the table sleeps in the database until the next touch."""
        async with self._lock(table_id):
            table = self.awake.get(table_id)
            if table is not None:
                await table.rest()
                self.awake.pop(table_id, None)

    async def _clear_away(self) -> None:
        settings, today = self.settings, now()
        old = await self.database.fetch(
            select(TABLES.c.id).where(
                or_(
                    and_(TABLES.c.status == OVER, TABLES.c.touched < today - settings.finished_days * DAY),
                    and_(TABLES.c.status != OVER, TABLES.c.touched < today - settings.unfinished_days * DAY),
                )
            )
        )
        for row in old:
            if row.id not in self.awake:
                await self.remove(row.id)
        seated = select(SEATS.c.person).where(SEATS.c.person.is_not(None))
        change = Change()
        change.run(delete(CHATS).where(CHATS.c.at < today - settings.chat_days * DAY))
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
        await self.thinker.close()

    async def remove(self, table_id: str) -> None:
        """For good; whoever still looks at it is sent away."""
        async with self._lock(table_id):
            table = self.awake.pop(table_id, None)
            if table is not None:
                await table.rest()
                table.close(REMOVED)
            await self.database.commit(Change().run(delete(TABLES).where(TABLES.c.id == table_id)))

    async def rematch(self, table: Table) -> str:
        """The same people, the seats rotated by one; whoever asks later finds the table of whoever asked first."""
        async with self._lock(table.id):
            made = table.terms.rematch
            if made and await self.database.fetch(select(TABLES.c.id).where(TABLES.c.id == made)):
                return made
            made = await self._again(table)

            def follow() -> None:
                table.terms.rematch = made

            await table.change(follow)
            return made

    async def _again(self, table: Table) -> str:
        turned = [*table.sitting[1:], table.sitting[0]]
        sitting = [Sitting(name=seat.name, person=seat.person, agent=seat.agent) for seat in turned]
        for seat in sitting:
            if seat.person is not None:
                seat.agent = ""
        match = Match(
            table.match.game,
            seats=[Seat(seat.name, seat.agent or PERSON) for seat in sitting],
            seed=secrets.randbelow(SEEDS),
            options=table.match.game.next_options(table.match.options),
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


def _repeated(row: Any, entries: Sequence[Any]) -> tuple[Match, str]:
    """The match of a save, with the entries that came after it. Also the code of a note if it is not what people saw,
    because a rule was mended since."""
    match = _loaded(row.save)
    mended = match.notice
    if row.rules != match.game.version and entries:
        mended = "rules-changed"
    for count, entry in enumerate(entries):
        try:
            match.apply(entry.number)
        except Exception:  # a mended rule forbids what was done before, or can't do it at all
            mended = "rules-changed"
            match = _loaded(row.save)
            for before in entries[:count]:
                match.apply(before.number)
            break
    if mended:
        match.void(entries[-1].version if entries else row.save_version)
    elif entries and match.version != entries[-1].version:
        raise ServerError("error-server-entries")
    return match, mended


def _back_at(save: bytes, position: int) -> Match:
    """A copy of a match that stands at an earlier position."""
    match = _loaded(save)
    if position >= len(match.history):
        raise ServerError("error-server-play-on-end")
    match.undo(position, agreed=True)
    return match


def _loaded(save: bytes) -> Match:
    match = Match.load(save, find_game)
    check_sound(match)
    return match


def _line(row: Any, seats: list[Any], asked: int, person: Person, told: Summary, lang: str) -> TableLine:
    mine = [seat.seat for seat in seats if seat.person == person.id]
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=[seat.name for seat in seats],
        agents=[seat.agent for seat in seats],
        mine=mine,
        open=[seat.seat for seat in seats if seat.open and seat.person is None],
        host=row.host == person.id,
        my_turn=row.status == RUNNING and asked in mine,
        touched=row.touched,
        asked=asked if row.status == RUNNING else NOBODY,
        headline=told.headline.get(lang, ""),
        scores=told.scores,
        places=told.places,
        lost=told.lost,
        pack=told.pack,
        today=row.today,
    )


def _agent_or_nobody(text: str, game: Game) -> str:
    """The agent of a seat; a person sits down where the agent is not here."""
    try:
        return parse_agent(text, game).text
    except HoldfastError:
        return ""


def unlike(name: str, others: list[str]) -> str:
    """A name that nobody else at the table has."""
    found, number = name, 2
    while found in others:
        found = f"{name[: clean.NAME - 4]} {number}"
        number += 1
    return found


def seat_for(table: Table, seat: int | None, code: str) -> int:
    """The seat that a link or an open seat leads to."""
    if code:
        for number, place in enumerate(table.sitting):
            if place.invitation and same(place.invitation, digest(code)):
                return number
        if table.terms.invitation and same(table.terms.invitation, digest(code)):
            for number, place in enumerate(table.sitting):
                if place.person is None and not place.agent:
                    return number
        raise ServerError("error-server-invitation")
    for number, place in enumerate(table.sitting):
        if place.open and place.person is None and seat in (None, number):
            return number
    raise ServerError("error-server-no-open-seat")
