"""A table: one match, its people, and one queue through which everything that happens to it goes."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any

import msgspec
from sqlalchemy import delete, update

from holdfast import table as layer
from holdfast.agents import agents_of
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
)
from holdfast.server import clean, messages, telling
from holdfast.server.clients import CLOSED_TO_YOU, REMOVED, Client, Closing
from holdfast.server.clock import now
from holdfast.server.database import Change, Database, StorageDown
from holdfast.server.errors import ServerError, say
from holdfast.server.limits import Buckets
from holdfast.server.schema import CHATS, COMMANDS, ENTRIES, NOTES, SEATS, TABLES
from holdfast.server.stored import OVER, RUNNING, WAITING, CommandKey, NoteRow, Stored, summary_of
from holdfast.server.thinking import Thinker

LOG = logging.getLogger("holdfast.server")
SNAPSHOT_EVERY = 32
"""Entries after which the match is saved as a whole."""
REMEMBERED = 256
"""Commands of each table whose answers are remembered."""
THAW = 1.0
"""Seconds between two looks at a database that took nothing."""
NOTES_TOLD = 50
SUBSTITUTES = ("heuristic", "random")
"""Agents that move or advise in a person's place: the first of them that plays the game."""
TIME_OVER = "time-over"
NOBODY = -1


class Table:
    """A match in memory. Whatever changes it holds the lock, so one thing happens after the other."""

    def __init__(
        self,
        table_id: str,
        stored: Stored,
        database: Database,
        thinker: Thinker,
        reload: Callable[[str], Awaitable[Stored]],
    ) -> None:
        self.id = table_id
        self.database = database
        self.thinker = thinker
        self.clients: set[Client] = set()
        self.pointed: dict[int, int] = {}
        self.frozen = False
        self.stopping = False
        self.resting = False
        """Dropped from memory: whoever holds on to it must ask the hall again."""
        self.touched = now()
        self._take(stored)
        self._reload = reload
        self._lock = asyncio.Lock()
        self._chats = Buckets(1, 10)
        self._waiting: asyncio.Task[None] | None = None
        self._waits_for: tuple[Any, ...] = ()
        self._time_over = 0.0
        """When the clock of the present decision runs out, as `time.monotonic` counts."""
        self._thawing: asyncio.Task[None] | None = None

    def _take(self, stored: Stored) -> None:
        self.play = layer.Table(stored.match)
        self.terms, self.sitting = stored.terms, stored.sitting
        self.commands, self.next_chat, self.notes = stored.commands, stored.next_chat, stored.notes
        self._entries = stored.entries

    @property
    def match(self) -> Match:
        return self.play.match

    # People

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.sitting) if seat.person == person]

    def may_look(self, person: str) -> bool:
        return self.terms.watch or person == self.terms.host or bool(self.seats_of(person))

    def is_here(self, person: str | None) -> bool:
        return person is not None and any(client.person.id == person for client in self.clients)

    async def join(self, client: Client) -> bool:
        """Returns whether that worked: a table that was just dropped from memory takes nobody in."""
        async with self._lock:
            if self.resting:
                return False
            mine = self.seats_of(client.person.id)
            if len(mine) == 1:
                client.looking = mine[0]
            self.touched = now()
            self.clients.add(client)
            match = self.match
            client.send(
                messages.Welcome(
                    version=match.version,
                    table=self.id,
                    game=match.game.id,
                    lang=client.lang,
                    reactions=list(messages.REACTIONS),
                    options=dict(match.options),
                )
            )
            self._go_on()
            self._tell_status()
            self._tell_notes(client)
            self._tell(client)
            if self.frozen:
                client.send(self._frozen(client))
        return True

    def leave(self, client: Client) -> None:
        if client in self.clients:
            self.clients.discard(client)
            self.touched = now()
            self._tell_status()
            if not self._lock.locked():  # otherwise whoever changes the match now goes on afterwards
                self._go_on()

    # Commands

    async def command(self, client: Client, command: messages.Command) -> None:
        """One command of a client, after those before it."""
        if isinstance(command, messages.Ping):
            client.send(messages.Pong(version=self.match.version, id=command.id))
            return
        async with self._lock:
            self.touched = now()
            try:
                await self._command(client, command)
            except StalePosition as stale:
                self._refuse(client, command.id, stale)
                self._tell(client)
            except StorageDown as error:
                self._freeze(error)
            except HoldfastError as error:
                self._refuse(client, command.id, error)
            except Exception as error:  # a match that was taken in may be broken in any way
                LOG.exception("A command failed")
                self._refuse(client, command.id, ServerError("error-server-broken"))
                self._freeze(error)

    async def _command(self, client: Client, command: messages.Command) -> None:
        if self.stopping or self.resting:
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
            client.send(messages.Done(version=self.match.version, id=command.id))

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
            self._tell_notes(client)
            self._tell(client)
        elif isinstance(command, messages.Point):
            self._point(client, command)
        elif isinstance(command, messages.React):
            self._check_chat(client)
            reacted = messages.Reacted(version=self.match.version, name=client.person.name, reaction=command.reaction)
            for other in self.clients:
                other.send(reacted)

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
        self.play.act(command.action, seat=command.seat)
        await self._keep_action(command.action, (client.person.id, command.id))
        client.send(messages.Done(version=self.match.version, id=command.id))
        self._moved()

    async def _keep_action(self, number: int, command: CommandKey | None = None, note: str = "") -> None:
        """The action is in the database when this returns; only then is it told to anybody."""
        decision = self.match.state.decision
        change = Change().insert(
            ENTRIES,
            table_id=self.id,
            version=self.match.version,
            number=number,
            asked=NOBODY if decision is None else decision.seat,
        )
        self._entries += 1
        if note:
            self.note(change, note, self.match.decider(len(self.match.history) - 1))
        if decision is None:
            self.terms.status = OVER
        if self._entries >= SNAPSHOT_EVERY or decision is None:
            self._save(change)
        await self._commit(change, command)

    async def _keep_all(self, command: CommandKey) -> None:
        """The whole match is in the database when this returns: for changes that are no single action."""
        change = Change()
        self._save(change)
        await self._commit(change, command)

    async def _commit(self, change: Change, command: CommandKey | None) -> None:
        if command is not None:
            change.insert(COMMANDS, table_id=self.id, person=command[0], id=command[1], version=self.match.version)
        await self.database.commit(change)
        if command is not None:
            self.commands[command] = self.match.version
            if len(self.commands) > REMEMBERED:
                del self.commands[next(iter(self.commands))]

    def _save(self, change: Change) -> None:
        """Adds the whole match to a change; the entries before are then part of it."""
        match = self.match
        change.run(
            update(TABLES)
            .where(TABLES.c.id == self.id)
            .values(
                save=match.save(),
                save_version=match.version,
                status=self.terms.status,
                touched=now(),
                rules=match.game.version,
                asked=NOBODY if match.state.decision is None else match.state.decision.seat,
                summary=msgspec.json.encode(summary_of(match)).decode(),
            )
        )
        change.run(delete(ENTRIES).where(ENTRIES.c.table_id == self.id, ENTRIES.c.version <= match.version))
        change.run(
            delete(COMMANDS).where(COMMANDS.c.table_id == self.id, COMMANDS.c.version < match.version - REMEMBERED)
        )
        self._entries = 0

    async def _undo(self, client: Client, command: messages.Undo) -> None:
        self._check_turn(client, command.seat, command.version)
        entry = telling.entry_before(self.match, command.before)
        if entry is None:
            raise UndoError("error-undo-nothing")
        if self.terms.today and not self.play.is_free(entry):
            raise ServerError("error-server-today-undo")  # everybody meets the same chance, once
        self.play.go_back(entry, by=command.seat)
        await self._after_undo(client, command.id)

    async def _answer(self, client: Client, command: messages.Answer) -> None:
        self._check_turn(client, command.seat, command.version)
        if command.agree:
            self.match.agree(command.seat)
        else:
            self.match.refuse(command.seat)
        await self._after_undo(client, command.id)

    async def _after_undo(self, client: Client, command: str) -> None:
        # Whoever sits on several seats agrees with all of them.
        if self.match.proposal is not None:
            layer.Viewer(self.play, self.seats_of(client.person.id)).agree()
        if self.match.state.decision is not None:
            self.terms.status = RUNNING
        await self._keep_all((client.person.id, command))
        client.send(messages.Done(version=self.match.version, id=command))
        self._moved()

    def _check_chat(self, client: Client) -> None:
        if not self.terms.chat or not self.may_look(client.person.id):
            raise ServerError("error-server-chat-off")
        if not self._chats.take(client.person.id):
            raise ServerError("error-server-too-fast")

    async def _chat(self, client: Client, command: messages.Chat) -> None:
        text = clean.chat(command.text)
        self._check_chat(client)
        said = messages.Said(
            version=self.match.version, number=self.next_chat, name=client.person.name, text=text, at=now()
        )
        change = Change().insert(
            CHATS, table_id=self.id, number=said.number, name=said.name, text=said.text, at=said.at
        )
        await self._commit(change, (client.person.id, command.id))
        self.next_chat += 1
        client.send(messages.Done(version=self.match.version, id=command.id))
        for other in self.clients:
            other.send(said)

    def _point(self, client: Client, command: messages.Point) -> None:
        """In a game that is played together, those who wait show what they favour."""
        self._check_turn(client, command.seat, command.version)
        decision = self.match.state.decision
        if not self.match.game.together or decision is None or decision.seat == command.seat:
            raise ServerError("error-server-no-pointing")
        if command.action == -1:
            self.pointed.pop(command.seat, None)
        elif command.action in [action.index for action in decision.actions]:
            self.pointed[command.seat] = command.action
        else:
            raise ServerError("error-server-nothing-there")
        self._tell_all()

    # The host

    async def change(self, make: Callable[[], Change | None]) -> None:
        """A change of the terms or of the seats: made, written, told. One that is refused leaves everything as it
        was."""
        async with self._lock:
            if self.stopping or self.resting:
                raise ServerError("error-server-stopping")
            if self.frozen:
                raise ServerError("error-server-frozen")
            before = (self.terms, self.sitting, self.notes)
            self.terms = msgspec.structs.replace(self.terms)
            self.sitting = [msgspec.structs.replace(one) for one in self.sitting]
            was_full = self.full
            try:
                change = make() or Change()
                self._settle_seats(was_full)
                self._save(change)
                self._keep_terms(change)
                await self.database.commit(change)
            except StorageDown as error:
                self._freeze(error)
                raise
            except HoldfastError:
                self.terms, self.sitting, self.notes = before
                raise
            for client in list(self.clients):
                if not self.may_look(client.person.id):
                    self.clients.discard(client)
                    client.close(CLOSED_TO_YOU)
            self._tell_status()
            self._tell_all_notes()
            self._moved()

    def _settle_seats(self, was_full: bool) -> None:
        """The match knows who sits where, and waits when somebody leaves a seat empty."""
        for number, seat in enumerate(self.sitting):
            wanted = Seat(seat.name, seat.agent or PERSON)
            if self.match.seats[number] != wanted:
                self.match.hand_over(number, wanted)
        if self.terms.status == RUNNING and was_full and not self.full:
            self.terms.status = WAITING

    @property
    def full(self) -> bool:
        return all(seat.person or seat.agent for seat in self.sitting)

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
                invitation=terms.invitation,
                rematch=terms.rematch,
            )
        )
        for number, seat in enumerate(self.sitting):
            change.run(
                update(SEATS)
                .where(SEATS.c.table_id == self.id, SEATS.c.seat == number)
                .values(**msgspec.structs.asdict(seat))
            )

    def note(self, change: Change, code: str, seat: int) -> None:
        """Adds a line of the table's own to its log."""
        number = self.notes[-1].number + 1 if self.notes else 0
        row = NoteRow(number, self.match.version, code, seat)
        change.insert(NOTES, table_id=self.id, **msgspec.structs.asdict(row))
        self.notes = [*self.notes[-NOTES_TOLD + 1 :], row]

    # Telling

    def _moved(self) -> None:
        """The match has another position: everybody is told, and whoever comes next may move."""
        self.pointed.clear()
        self._go_on()
        self._tell_all()
        if self.terms.status == OVER:
            self._tell_status()

    def _tell_all(self) -> None:
        ready: dict[tuple[int, int, str], list[bytes]] = {}
        for client in self.clients:
            self._tell(client, ready)

    def _tell(self, client: Client, ready: dict[tuple[int, int, str], list[bytes]] | None = None) -> None:
        """What happened since this client was told last, and where the match stands for its seat. `ready` has what
        others were told who see the same."""
        if self.frozen or not self.may_look(client.person.id):
            return
        seat = client.looking = self._seat_before(client)
        key = (seat, client.version, client.lang)
        told = None if ready is None else ready.get(key)
        if told is None:
            happened = telling.happened(self.match, seat, client.version, client.lang)
            pointed = self.pointed if seat != SPECTATOR else None
            position = telling.position(self.match, seat, client.lang, pointed, self._seconds_left)
            told = [messages.ENCODER.encode(one) for one in (happened, position) if one is not None]
            if ready is not None:
                ready[key] = told
        client.version = self.match.version
        for data in told:
            client.send_bytes(data)

    def _seat_before(self, client: Client) -> int:
        """The seat that a client looks from now. Where all play together, one screen follows whoever decides."""
        mine = self.seats_of(client.person.id)
        decision = self.match.state.decision
        if self.match.game.together and mine:
            if decision is not None and decision.seat in mine:
                return decision.seat
            return client.looking if client.looking in mine else mine[0]
        return client.looking if client.looking in mine else SPECTATOR

    def _tell_status(self) -> None:
        here = {client.person.id for client in self.clients}
        watchers = sum(not self.seats_of(person) for person in here)
        terms = self.terms
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
                    invited=bool(seat.invitation),
                    host=seat.person is not None and seat.person == terms.host,
                )
                for number, seat in enumerate(self.sitting)
            ]
            client.send(
                messages.Status(
                    version=self.match.version,
                    status=terms.status,
                    paused=terms.paused,
                    seats=seats,
                    watchers=watchers,
                    host=client.person.id == terms.host,
                    watch=terms.watch,
                    chat=terms.chat,
                    pace=terms.pace,
                    limit=terms.limit,
                    today=terms.today,
                    rematch=terms.rematch,
                    link=bool(terms.invitation),
                )
            )

    def _tell_notes(self, client: Client) -> None:
        if self.notes:
            notes = [
                messages.Note(version=row.version, code=row.code, seat=row.seat, text=self._note_text(row, client.lang))
                for row in self.notes
            ]
            client.send(messages.Noted(version=self.match.version, notes=notes))

    def _tell_all_notes(self) -> None:
        for client in self.clients:
            self._tell_notes(client)

    def _note_text(self, row: NoteRow, lang: str) -> str:
        name = self.sitting[row.seat].name if 0 <= row.seat < len(self.sitting) else ""
        return say(f"note-{row.code}", lang, name=name)

    def _refuse(self, client: Client, command: str, error: HoldfastError) -> None:
        rule = error.rule if isinstance(error, IllegalAction) else ""
        client.send(
            messages.Refused(
                version=self.match.version, id=command, code=error.code, text=error.say(client.lang), rule=rule
            )
        )

    # Agents and time

    def go_on(self) -> None:
        """After the table was woken without anybody looking at it."""
        if not self._lock.locked():
            self._go_on()

    def _go_on(self) -> None:
        """Whoever decides now: an agent begins to think, a person's time begins to run. What already waits for the
        same is left alone, so that coming and going does not turn back a clock."""
        wanted = self._next()
        if wanted == self._waits_for and self._waiting is not None and not self._waiting.done():
            return
        self.be_still()
        self._waits_for = wanted
        if wanted:
            _, seat, agent, wait, note = wanted
            self._time_over = time.monotonic() + wait
            self._waiting = asyncio.create_task(self._think(seat, agent, wait, note))

    @property
    def _seconds_left(self) -> int | None:
        """Until an agent decides in a person's place; None where no clock runs."""
        if not self._waits_for or self._waits_for[-1] != TIME_OVER:
            return None
        return max(0, ceil(self._time_over - time.monotonic()))

    def _next(self) -> tuple[Any, ...]:
        """The version, the seat, the agent that moves for it, after how long, and the note that says so."""
        decision = self.match.state.decision
        terms = self.terms
        if decision is None or terms.status != RUNNING or terms.paused or self.frozen or self.stopping:
            return ()
        seat = self.sitting[decision.seat]
        if seat.agent:
            watched = bool(self.clients) or any(not one.agent for one in self.sitting)
            return (self.match.version, decision.seat, seat.agent, terms.pace / 1000, "") if watched else ()
        return (self.match.version, decision.seat, self.substitute, terms.limit, TIME_OVER) if terms.limit else ()

    @property
    def substitute(self) -> str:
        """The agent that moves, or advises, in a person's place."""
        known = agents_of(self.match.game)
        return next(agent for agent in SUBSTITUTES if agent in known)

    def be_still(self) -> None:
        """Nobody thinks any more, and no clock runs."""
        if self._waiting is not None and self._waiting is not asyncio.current_task():
            self._waiting.cancel()
        self._waiting, self._waits_for = None, ()

    async def _think(self, seat: int, agent: str, wait: float, note: str) -> None:
        version = self.match.version
        await asyncio.sleep(wait)
        choice = await self.thinker.choose(self.match.state, seat, agent)
        async with self._lock:
            if self.match.version != version or self.frozen or self.stopping or self.terms.paused:
                return
            try:
                self.match.apply(choice.number, seat=seat)
                await self._keep_action(choice.number, note=choice.replaced or note)
            except StorageDown as error:
                self._freeze(error)
                return
            except Exception as error:
                LOG.exception("An agent's move failed")
                self._freeze(error)
                return
            if choice.replaced or note:
                self._tell_all_notes()
            self._moved()

    # When the database takes nothing

    def _freeze(self, why: Exception) -> None:
        """What is in memory may be ahead of the disk: it is thrown away, and read again when that is possible."""
        LOG.warning("A table is frozen: %s", why)
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
                # Reading is not enough: a full disk can still be read.
                await self.database.commit(
                    Change().run(update(TABLES).where(TABLES.c.id == self.id).values(touched=now()))
                )
                stored = await self._reload(self.id)
            except StorageDown:
                continue
            except HoldfastError as error:  # removed meanwhile, or not to be read any more
                LOG.warning("A table can't be read again: %s", error)
                self.resting = True
                for client in list(self.clients):
                    client.close(REMOVED)
                return
            break
        async with self._lock:
            self._take(stored)
            self.frozen = False
            LOG.info("A table goes on")
            for client in self.clients:
                client.version = -1
            self._tell_status()
            self._moved()

    # Sleeping

    @property
    def idle(self) -> bool:
        return not self.clients and self._waiting is None and not self.frozen and not self._lock.locked()

    def stop(self) -> None:
        """The server stops: people are told, and no command is carried out any more."""
        if not self.stopping:
            self.stopping = True
            for client in self.clients:
                client.send(messages.Stopping(version=self.match.version))

    async def keep_mended(self, code: str) -> None:
        """The rules were mended since: what came of the stored match is kept as it is now, with a note."""
        async with self._lock:
            change = Change()
            self.note(change, code, NOBODY)
            self._save(change)
            await self.database.commit(change)

    async def rest(self) -> None:
        """Before the table is dropped from memory, or the server stops: all of it is on disk."""
        async with self._lock:
            self.resting = True
            self.be_still()
            if self._thawing is not None:
                self._thawing.cancel()
            if self._entries and not self.frozen:
                change = Change()
                self._save(change)
                await self.database.commit(change)

    def close(self, why: Closing) -> None:
        """Sends everybody away."""
        for client in list(self.clients):
            client.close(why)
