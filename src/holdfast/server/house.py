"""What all handlers share: settings, database, hall, limits, and who somebody is."""

import asyncio
import gc
import itertools
import logging
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from sqlalchemy import select, update

from holdfast.core import HoldfastError
from holdfast.server.analyst import Analyst
from holdfast.server.clients import Client, Closing
from holdfast.server.clock import now
from holdfast.server.database import Change, Database
from holdfast.server.errors import ServerError
from holdfast.server.hall import DAY, Hall
from holdfast.server.limits import Buckets
from holdfast.server.metrics import Metrics
from holdfast.server.people import COOKIE, Person, claimed
from holdfast.server.schema import PEOPLE
from holdfast.server.settings import LOOPBACK, Settings
from holdfast.server.tables import Table
from holdfast.server.thinking import Thinker

LOG = logging.getLogger("holdfast.server")
COLLECTED = 10
"""Minutes after which circles of dead objects are looked for."""


class House:
    """All that handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.url)
        self.thinker = Thinker(settings.agents, settings.agent_seconds)
        self.hall = Hall(settings, self.database, self.thinker)
        self.analyst = Analyst(settings.analysis_seconds, settings.analyses_per_hour)
        self.metrics = Metrics()
        self.requests = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute)
        self.sockets: dict[str, set[Client]] = {}

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Whoever the cookie names, if we signed it and it was not revoked."""
        found = claimed(connection.cookies.get(COOKIE, ""), self.settings.secret)
        if found is None:
            return None
        rows = await self.database.fetch(select(PEOPLE).where(PEOPLE.c.id == found[0]))
        if not rows or rows[0].epoch != found[1]:
            return None
        if rows[0].seen < now() - DAY:
            await self.database.commit(Change().run(update(PEOPLE).where(PEOPLE.c.id == found[0]).values(seen=now())))
        return Person(rows[0].id, rows[0].name, rows[0].lang, rows[0].epoch)

    def check_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Browsers say where a page came from; another page's requests are refused. So are names for this machine that
        somebody else's server gave it."""
        host = connection.headers.get("host", "")
        if not self.settings.public and _bare(host) not in LOOPBACK:
            raise ServerError("error-server-host")
        origin = connection.headers.get("origin", "")
        own = (self.settings.origin,) if self.settings.origin else (f"http://{host}", f"https://{host}")
        if origin and origin not in own:
            raise ServerError("error-server-origin")

    # Sockets

    def enter(self, client: Client) -> bool:
        """Counts a socket of a person; False if there are too many."""
        mine = self.sockets.setdefault(client.person.id, set())
        if len(mine) >= self.settings.connections_per_person:
            return False
        mine.add(client)
        return True

    def leave(self, client: Client) -> None:
        mine = self.sockets.get(client.person.id, set())
        mine.discard(client)
        if not mine:
            self.sockets.pop(client.person.id, None)

    def send_away(self, person: str, why: Closing) -> None:
        """Closes all sockets of a person."""
        for client in list(self.sockets.get(person, ())):
            client.close(why)

    # Tables

    async def table_to_look(self, person: Person, table_id: str) -> Table:
        table = await self.hall.table(table_id)
        if not table.may_look(person.id):
            raise ServerError("error-server-not-your-table")
        return table

    async def own_table(self, person: Person, table_id: str) -> Table:
        table = await self.hall.table(table_id)
        if table.terms.host != person.id:
            raise ServerError("error-server-not-host")
        return table

    async def sweep(self) -> None:
        for minute in itertools.count(1):
            await asyncio.sleep(60)
            try:
                await self.hall.sweep()
            except HoldfastError as error:
                LOG.warning("The sweep failed: %s", error)
            if minute % COLLECTED == 0:
                gc.collect()


def _bare(host: str) -> str:
    """The name of a host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def house(state: State) -> House:
    found: House = state["house"]
    return found
