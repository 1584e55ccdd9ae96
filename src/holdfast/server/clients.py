"""A client: one socket of one person at a table, and why it may be closed."""

import asyncio
from collections.abc import Callable

import msgspec

from holdfast.core import SPECTATOR
from holdfast.server import messages
from holdfast.server.people import Person

OUTSTANDING = 64
"""Messages that may wait for a slow client; then it has to start afresh."""


class Closing(msgspec.Struct, frozen=True):
    """Why a socket is closed: a code for programs, and the id of a sentence."""

    code: int
    reason: str


SLOW = Closing(4408, "error-server-slow-client")
REMOVED = Closing(4404, "error-server-no-table")
CLOSED_TO_YOU = Closing(4403, "error-server-not-your-table")
SIGNED_OUT = Closing(4401, "error-server-nobody")


class Client:
    """One socket of one person."""

    def __init__(self, person: Person, lang: str, close: Callable[[Closing], None]) -> None:
        self.person = person
        self.lang = lang
        self.looking = SPECTATOR
        self.version = -1
        """The last version whose events it got."""
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(OUTSTANDING)
        self.closed = False
        self._close = close

    def send(self, message: messages.Message) -> None:
        self.send_bytes(messages.ENCODER.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Never waits: a client that does not read is cut off."""
        if self.closed:
            return
        try:
            self.outgoing.put_nowait(data)
        except asyncio.QueueFull:
            self.close(SLOW)

    def close(self, why: Closing) -> None:
        if not self.closed:
            self.closed = True
            self._close(why)
