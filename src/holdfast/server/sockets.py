"""One WebSocket for each person at a table."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from holdfast.core import LANGUAGES, HoldfastError
from holdfast.server import messages
from holdfast.server.clients import SIGNED_OUT, Client, Closing
from holdfast.server.errors import ServerError
from holdfast.server.house import House, house
from holdfast.server.limits import Buckets
from holdfast.server.people import Person
from holdfast.server.tables import Table

LOG = logging.getLogger("holdfast.server")
NONSENSE = 20
"""Messages that are none, after which a socket is closed."""
TOO_MANY = Closing(4429, "error-server-too-many-sockets")
TOO_FAST = Closing(4429, "error-server-too-fast")
NO_MESSAGE = Closing(4400, "error-server-message")
LEAVING = 2.0
"""Seconds that a client has to hear why it is sent away."""

Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    house_ = house(socket.app.state)
    await socket.accept()
    try:
        house_.check_origin(socket)
        person = await house_.person(socket)
        if person is None:
            raise ServerError("error-server-nobody")
        await house_.table_to_look(person, table_id)
        await Visit(house_, socket, person).last(table_id)
    except HoldfastError as error:
        await socket.close(code=4403, reason=error.code)
    except Exception:
        LOG.exception("A socket failed")
        await socket.close(code=1011)


class Visit:
    """A client from its first message to its last."""

    def __init__(self, house_: House, socket: Socket, person: Person) -> None:
        self.house = house_
        self.socket = socket
        self.sent_away: asyncio.Future[Closing] = asyncio.get_running_loop().create_future()
        lang = socket.query_params.get("lang", person.lang)
        self.client = Client(person, lang if lang in LANGUAGES else person.lang, self._send_away)

    def _send_away(self, why: Closing) -> None:
        if not self.sent_away.done():
            self.sent_away.set_result(why)

    async def last(self, table_id: str) -> None:
        if not self.house.enter(self.client):
            await self.socket.close(code=TOO_MANY.code, reason=TOO_MANY.reason)
            return
        table = None
        tasks: list[asyncio.Future[Any]] = []
        try:
            # Asked again now that signing out finds this client: the person may have done so since the cookie was read.
            if await self.house.person(self.socket) is None:
                self.client.close(SIGNED_OUT)
            else:
                table = await self._join(table_id)
                tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read(table))]
                await asyncio.wait({*tasks, self.sent_away}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.client.closed = True
            self.house.leave(self.client)
            if table is not None:
                table.leave(self.client)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self.sent_away.done():
            why = self.sent_away.result()
            with suppress(Exception):  # whoever does not read can't be told
                async with asyncio.timeout(LEAVING):
                    await self.socket.close(code=why.code, reason=why.reason)

    async def _join(self, table_id: str) -> Table:
        while True:
            table = await self.house.hall.table(table_id)
            if await table.join(self.client):
                return table

    async def _write(self) -> None:
        while True:
            data = await self.client.outgoing.get()
            await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def _read(self, table: Table) -> None:
        rate = self.house.settings.messages_per_second
        allowed = Buckets(rate, rate * 3)
        nonsense = 0
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not allowed.take(""):
                self.client.close(TOO_FAST)
                return
            began = time.perf_counter()
            try:
                command = messages.DECODER.decode(_payload(event))
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                nonsense += 1
                self.client.send(self._no_message(table))
                if nonsense >= NONSENSE:
                    self.client.close(NO_MESSAGE)
                    return
                continue
            # A command that was begun is finished, also when its socket is closed meanwhile.
            await asyncio.shield(asyncio.ensure_future(table.command(self.client, command)))
            self.house.metrics.commands.labels(type(command).__name__.lower()).inc()
            self.house.metrics.seconds.observe(time.perf_counter() - began)

    def _no_message(self, table: Table) -> messages.Refused:
        error = ServerError("error-server-message")
        return messages.Refused(version=table.match.version, id="", code=error.code, text=error.say(self.client.lang))


def _payload(event: Any) -> str | bytes:
    """What a frame holds, as text or as bytes."""
    found: str | bytes = event.get("text") or event.get("bytes") or b""
    return found
