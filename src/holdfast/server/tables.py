"""A table: one match, its people, and one queue through which everything that happens to it goes."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, update

from holdfast.core import (
    LANGUAGES,
    PERSON,
    SPECTATOR,
    HoldfastError,
    IllegalAction,
    Match,
    Seat,
    StalePosition,
    UndoError,
    Words,
)
from holdfast.server import clean, messages
from holdfast.server.clock import now
from holdfast.server.database import Change, Database, StorageDown
from holdfast.server.errors import ServerError
from holdfast.server.people import Person
from holdfast.server.schema import CHATS, COMMANDS, ENTRIES, SEATS, TABLES
from holdfast.server.thinking import Thinker

OUTSTANDING = 64
"""Messages that may wait for a slow client; then it has to start afresh."""
SNAPSHOT_EVERY = 64
"""Entries after which the match is saved as a whole."""
REMEMBERED = 256
"""Commands of each table whose answers are remembered."""
THAW = 1.0
"""Seconds between two looks at a database that took nothing."""
WAITING, RUNNING, OVER = "waiting", "running", "over"


class Sitting(msgspec.Struct, kw_only=True):
    """A seat of a table, as the database has it."""

    name: str
    person: str | None = None
    agent: str = ""
    open: bool = False
    invitation: str = ""


class Terms(msgspec.Struct, kw_only=True):
    """What the host decides about a table."""

    host: str | None
    status: str
    paused: bool = False
    watch: bool = True
    chat: bool = True
    limit: int = 0
    pace: int = 600


class Client:
    """One socket of one person."""

    def __init__(self, person: Person, lang: str, stop: Callable[[], None]) -> None:
        self.person = person
        self.lang = lang
        self.looking = SPECTATOR
        self.version = -1
        """The last version whose events it got."""
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(OUTSTANDING)
        self._stop = stop

    def send(self, message: messages.Message) -> None:
        """Never waits: a client that does not read is cut off."""
        try:
            self.outgoing.put_nowait(messages.ENCODER.encode(message))
        except asyncio.QueueFull:
            self._stop()


Item = Callable[[], Any]


class Table:
    """A match in memory. Whatever changes it goes through `do`, one after the other."""

    def __init__(
        self,
        table_id: str,
        terms: Terms,
        sitting: list[Sitting],
        match: Match,
        database: Database,
        thinker: Thinker,
        reload: Callable[[str], Any],
    ) -> None:
        self.id = table_id
        self.terms = terms
        self.sitting = sitting
        self.match = match
        self.database = database
        self.thinker = thinker
        self.clients: set[Client] = set()
        self.commands: dict[tuple[str, str], int] = {}
        self.chats = 0
        self.pointed: dict[int, int] = {}
        self.frozen = False
        self.stopping = False
        self.touched = now()
        self._entries = 0
        """Entries since the last save."""
        self._reload = reload
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._limit: asyncio.Task[None] | None = None
        self._thawing: asyncio.Task[None] | None = None

    # People

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.sitting) if seat.person == person]

    def may_look(self, person: str) -> bool:
        return self.terms.watch or person == self.terms.host or bool(self.seats_of(person))

    async def join(self, client: Client) -> None:
        async with self._lock:
            mine = self.seats_of(client.person.id)
            if len(mine) == 1 or (mine and self.match.game.together):
                client.looking = mine[0]
            self.clients.add(client)
            client.send(
                messages.Welcome(
                    version=self.match.version,
                    table=self.id,
                    game=self.match.game.id,
                    lang=client.lang,
                    host=client.person.id == self.terms.host,
                    watching=not mine,
                )
            )
            self._tell_status()
            self._tell(client)
            if self.frozen:
                client.send(self._frozen(client))
            self._go_on()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.touched = now()
        self._tell_status()

    # Commands

    async def command(self, client: Client, command: messages.Command) -> None:
        """One command of a client, after those before it."""
        async with self._lock:
            self.touched = now()
            try:
                await self._command(client, command)
            except StalePosition as stale:
                self._refuse(client, command.id, stale)
                self._tell(client)
            except StorageDown:
                self._freeze()
            except HoldfastError as error:
                self._refuse(client, command.id, error)

    async def _command(self, client: Client, command: messages.Command) -> None:
        if isinstance(command, messages.Ping):
            client.send(messages.Pong(version=self.match.version, id=command.id))
            return
        if self.stopping:
            raise ServerError("error-server-stopping")
        if self.frozen:
            raise ServerError("error-server-frozen")
        if (client.person.id, command.id) in self.commands:  # sent again after a reconnect: it acts once
            client.send(messages.Done(version=self.match.version, id=command.id))
            return
        if isinstance(command, messages.Act):
            await self._act(client, command)
        elif isinstance(command, messages.Undo):
            await self._undo(client, command)
        elif isinstance(command, messages.Answer):
            await self._answer(client, command)
        elif isinstance(command, messages.Chat):
            await self._chat(client, command)
        else:
            self._at_the_screen(client, command)

    def _at_the_screen(self, client: Client, command: messages.Command) -> None:
        """What changes nothing of the match."""
        if isinstance(command, messages.Look):
            if command.seat != SPECTATOR:
                self._check_seat(client, command.seat)
            client.looking = command.seat
            client.version = -1
            self._tell(client)
        elif isinstance(command, messages.Sync):
            client.version = command.version
            self._tell(client)
        elif isinstance(command, messages.Language):
            if command.lang not in LANGUAGES:
                raise HoldfastError("error-no-language", lang=repr(command.lang), known=", ".join(LANGUAGES))
            client.lang = command.lang
            client.version = -1
            self._tell(client)
        elif isinstance(command, messages.Point):
            self._point(client, command)
        client.send(messages.Done(version=self.match.version, id=command.id))

    def _check_seat(self, client: Client, seat: int) -> None:
        if seat not in self.seats_of(client.person.id):
            raise ServerError("error-server-not-your-seat", seat=seat)

    def _check_turn(self, client: Client, seat: int, version: int) -> None:
        self._check_seat(client, seat)
        if version != self.match.version:
            raise StalePosition("error-stale", version=self.match.version)
        if self.terms.status == WAITING:
            raise ServerError("error-server-not-started")
        if self.sitting[seat].agent:
            raise ServerError("error-server-agent-plays", seat=seat)

    async def _act(self, client: Client, command: messages.Act) -> None:
        self._check_turn(client, command.seat, command.version)
        if self.terms.paused:
            raise ServerError("error-server-paused")
        self.match.apply(command.action, seat=command.seat)
        await self._keep_action(command.action, (client.person.id, command.id))
        client.send(messages.Done(version=self.match.version, id=command.id))
        self._moved()

    async def _keep_action(self, number: int, command: tuple[str, str] | None) -> None:
        """The action is in the database when this returns; only then is it told to anybody."""
        change = Change().insert(ENTRIES, table_id=self.id, version=self.match.version, number=number)
        self._entries += 1
        if self.match.state.decision is None:
            self.terms.status = OVER
        if self._entries >= SNAPSHOT_EVERY or self.terms.status == OVER:
            self._save(change)
        await self._commit(change, command)

    async def _keep_all(self, command: tuple[str, str] | None = None) -> None:
        """The whole match is in the database when this returns: for changes that are no single action."""
        change = Change()
        self._save(change)
        await self._commit(change, command)

    async def _commit(self, change: Change, command: tuple[str, str] | None) -> None:
        if command is not None:
            change.insert(COMMANDS, table_id=self.id, person=command[0], id=command[1], version=self.match.version)
        await self.database.commit(change)
        if command is not None:
            self.commands[command] = self.match.version
            if len(self.commands) > REMEMBERED:
                del self.commands[next(iter(self.commands))]

    def _save(self, change: Change) -> None:
        """Adds the whole match to a change; the entries before are then part of it."""
        version = self.match.version
        change.run(
            update(TABLES)
            .where(TABLES.c.id == self.id)
            .values(save=self.match.save(), save_version=version, status=self.terms.status, touched=now())
        )
        change.run(delete(ENTRIES).where(ENTRIES.c.table_id == self.id, ENTRIES.c.version <= version))
        change.run(delete(COMMANDS).where(COMMANDS.c.table_id == self.id, COMMANDS.c.version < version - REMEMBERED))
        self._entries = 0

    async def _undo(self, client: Client, command: messages.Undo) -> None:
        self._check_turn(client, command.seat, command.version)
        if command.to >= self.match.free_undo:
            self.match.undo(command.to, seat=command.seat)
        else:
            self.match.propose_undo(command.seat, command.to)
            self._agree_for_the_same(client)
        self.terms.status = RUNNING
        await self._keep_all((client.person.id, command.id))
        client.send(messages.Done(version=self.match.version, id=command.id))
        self._moved()

    async def _answer(self, client: Client, command: messages.Answer) -> None:
        self._check_turn(client, command.seat, command.version)
        if command.agree:
            self.match.agree(command.seat)
            self._agree_for_the_same(client)
        else:
            self.match.refuse(command.seat)
        await self._keep_all((client.person.id, command.id))
        client.send(messages.Done(version=self.match.version, id=command.id))
        self._moved()

    def _agree_for_the_same(self, client: Client) -> None:
        """One who sits on several seats agrees with all of them."""
        for seat in self.seats_of(client.person.id):
            proposal = self.match.proposal
            if proposal is None or proposal.refused_by is not None:
                return
            if seat in self.match.persons and seat not in proposal.agreed:
                with suppress(UndoError):
                    self.match.agree(seat)

    async def _chat(self, client: Client, command: messages.Chat) -> None:
        if not self.terms.chat or not self.may_look(client.person.id):
            raise ServerError("error-server-chat-off")
        text = clean.chat(command.text)
        said = messages.Said(
            version=self.match.version, number=self.chats, name=client.person.name, text=text, at=now()
        )
        change = Change().insert(
            CHATS, table_id=self.id, number=said.number, name=said.name, text=said.text, at=said.at
        )
        await self._commit(change, (client.person.id, command.id))
        self.chats += 1
        client.send(messages.Done(version=self.match.version, id=command.id))
        for other in self.clients:
            other.send(said)

    def _point(self, client: Client, command: messages.Point) -> None:
        """In a game that is played together, those who wait show what they favour."""
        self._check_seat(client, command.seat)
        if not self.match.game.together:
            raise ServerError("error-server-no-pointing")
        decision = self.match.state.decision
        open_to = () if decision is None else [action.index for action in decision.actions]
        if command.action == -1:
            self.pointed.pop(command.seat, None)
        elif command.action in open_to:
            self.pointed[command.seat] = command.action
        else:
            raise ServerError("error-server-nothing-there")
        for other in self.clients:
            self._tell(other)

    # The host

    async def change(self, make: Callable[[], Change | None]) -> None:
        """A change of the terms or of the seats: made, written, told."""
        async with self._lock:
            if self.frozen:
                raise ServerError("error-server-frozen")
            try:
                change = make() or Change()
                self._save(change)
                self._keep_terms(change)
                await self.database.commit(change)
            except StorageDown:
                self._freeze()
                raise
            self._moved()

    def _keep_terms(self, change: Change) -> None:
        terms = self.terms
        change.run(
            update(TABLES)
            .where(TABLES.c.id == self.id)
            .values(
                host=terms.host,
                status=terms.status,
                paused=terms.paused,
                watch=terms.watch,
                chat=terms.chat,
                limit_seconds=terms.limit,
                pace=terms.pace,
            )
        )
        for number, seat in enumerate(self.sitting):
            change.run(
                update(SEATS)
                .where(SEATS.c.table_id == self.id, SEATS.c.seat == number)
                .values(**msgspec.structs.asdict(seat))
            )

    def seat_agent(self, number: int, agent: str) -> None:
        """An agent plays for a seat, or its person again if there is none."""
        seat = self.sitting[number]
        self.match.hand_over(number, Seat(seat.name, agent or PERSON))
        seat.agent = agent

    # Telling

    def _moved(self) -> None:
        """The match has another position: everybody is told, and whoever comes next may move."""
        self.pointed.clear()
        for client in self.clients:
            self._tell(client)
        self._tell_status()
        self._go_on()

    def _tell(self, client: Client) -> None:
        """What happened since this client was told last, and where the match stands for its seat."""
        if self.frozen or not self.may_look(client.person.id):
            return
        match = self.match
        if client.looking != SPECTATOR and client.looking not in self.seats_of(client.person.id):
            client.looking = SPECTATOR  # the seat was given to somebody else
        seat = client.looking
        words = self.words(client.lang)
        stream = match.events(seat, client.version, words)
        if stream.events or stream.anew or client.version < 0:
            client.send(messages.Happened(version=match.version, anew=stream.anew, events=stream.events))
        client.version = match.version
        leads = match.state.decision is not None and match.state.decision.seat == seat
        client.send(
            messages.Position(
                version=match.version,
                seat=seat,
                view=match.state.view(seat),
                decision=match.game.explain(match.state, seat, words, match.names),
                standing=match.state.standing(),
                undo=messages.UndoState(entries=len(match.history), free_to=match.free_undo, proposal=match.proposal),
                pointed={str(other): action for other, action in self.pointed.items()} if leads else {},
            )
        )

    def _tell_status(self) -> None:
        here = {client.person.id for client in self.clients}
        watchers = len([client for client in self.clients if not self.seats_of(client.person.id)])
        for client in self.clients:
            seats = [
                messages.SeatState(
                    seat=number,
                    name=seat.name,
                    agent=seat.agent,
                    taken=bool(seat.person or seat.agent),
                    here=seat.person in here,
                    mine=seat.person == client.person.id,
                    open=seat.open,
                )
                for number, seat in enumerate(self.sitting)
            ]
            client.send(
                messages.Status(
                    version=self.match.version,
                    status=self.terms.status,
                    paused=self.terms.paused,
                    seats=seats,
                    watchers=watchers,
                    chat=self.terms.chat,
                    pace=self.terms.pace,
                    limit=self.terms.limit,
                    notice=self.match.notice,
                )
            )

    def _refuse(self, client: Client, command: str, error: HoldfastError) -> None:
        rule = error.rule if isinstance(error, IllegalAction) else ""
        client.send(
            messages.Refused(
                version=self.match.version, id=command, code=error.code, text=error.say(client.lang), rule=rule
            )
        )

    def words(self, lang: str) -> Words:
        return self.match.game.words(lang, self.match.base.tables.content)

    # Agents and time

    def _go_on(self) -> None:
        """Whoever decides now: an agent begins to think, a person's time begins to run."""
        for task in (self._thinking, self._limit):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._thinking = self._limit = None
        decision = self.match.state.decision
        if decision is None or self.terms.status != RUNNING or self.terms.paused or self.frozen or self.stopping:
            return
        seat = self.sitting[decision.seat]
        persons = any(not one.agent for one in self.sitting)
        if seat.agent:
            if persons or self.clients:  # a table of agents plays while somebody looks
                self._thinking = asyncio.create_task(self._think(decision.seat, seat.agent, self.terms.pace / 1000))
        elif self.terms.limit > 0:
            self._limit = asyncio.create_task(self._think(decision.seat, SUBSTITUTE, self.terms.limit))

    async def _think(self, seat: int, agent: str, wait: float) -> None:
        version = self.match.version
        await asyncio.sleep(wait)
        number, replaced = await self.thinker.choose(self.match.state, seat, agent)
        async with self._lock:
            if self.match.version != version or self.frozen or self.stopping or self.terms.paused:
                return
            try:
                self.match.apply(number, seat=seat)
                await self._keep_action(number, None)
            except StorageDown:
                self._freeze()
                return
            if replaced:
                self._note_replaced(seat)
            self._moved()

    def _note_replaced(self, seat: int) -> None:
        said = messages.Said(
            version=self.match.version, number=-1, name=self.sitting[seat].name, text="agent-replaced", at=now()
        )
        for client in self.clients:
            client.send(said)

    # When the database takes nothing

    def _freeze(self) -> None:
        """What is in memory may be ahead of the disk: it is thrown away, and read again when that is possible."""
        self.frozen = True
        for client in self.clients:
            client.send(self._frozen(client))
        if self._thawing is None or self._thawing.done():
            self._thawing = asyncio.create_task(self._thaw())

    def _frozen(self, client: Client) -> messages.Frozen:
        return messages.Frozen(version=self.match.version, text=ServerError("error-server-frozen").say(client.lang))

    async def _thaw(self) -> None:
        while True:
            await asyncio.sleep(THAW)
            try:
                stored = await self._reload(self.id)
                await self.database.commit(
                    Change().run(update(TABLES).where(TABLES.c.id == self.id).values(touched=now()))
                )
            except StorageDown:
                continue
            break
        async with self._lock:
            self.match, self.terms, self.sitting, self.commands, self.chats = stored
            self._entries = SNAPSHOT_EVERY
            self.frozen = False
            for client in self.clients:
                client.version = -1
            self._moved()

    # Sleeping

    @property
    def idle(self) -> bool:
        return not self.clients and self._thinking is None and not self.frozen

    def stop(self) -> None:
        """The server stops: people are told, and no command is carried out any more."""
        if not self.stopping:
            self.stopping = True
            for client in self.clients:
                client.send(messages.Stopping(version=self.match.version))

    async def rest(self) -> None:
        """Before the table is dropped from memory, or the server stops: all of it is on disk."""
        async with self._lock:
            self.stopping = True
            for task in (self._thinking, self._limit, self._thawing):
                if task is not None:
                    task.cancel()
            if self._entries and not self.frozen:
                change = Change()
                self._save(change)
                await self.database.commit(change)


SUBSTITUTE = "random"
"""The agent that moves for somebody whose time is over."""
