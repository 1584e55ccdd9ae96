"""The database: opening it, bringing it up to date, and one writer that groups what many tables have to say."""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Executable, Table, event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from holdfast.server.clock import now
from holdfast.server.errors import ServerError

GATHER = 0.002
"""How long the writer waits for others before it commits, in seconds."""
MOST = 512
"""So many changes at the most go into one transaction."""
BUSY = 5.0
"""Seconds to wait for somebody else who writes to the SQLite file."""
DOWN = (SQLAlchemyError, OSError, TimeoutError)
"""What reading raises when the database is not there."""
MIGRATIONS = Path(__file__).parent / "migrations"

Row = dict[str, Any]


class StorageDown(ServerError):
    """The database took nothing: it is full, locked or gone. Nothing was acknowledged."""


class Change:
    """What one table, or one request, writes as a whole: rows to insert, then statements."""

    def __init__(self) -> None:
        self.rows: list[tuple[Table, Row]] = []
        self.statements: list[Executable] = []

    def insert(self, table: Table, **row: Any) -> "Change":
        self.rows.append((table, row))
        return self

    def run(self, statement: Executable) -> "Change":
        self.statements.append(statement)
        return self


class Database:
    """One engine for reading, and one writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self._changes: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    async def open(self) -> None:
        """Brings the schema up to date and starts the writer."""
        try:
            async with self.engine.connect() as connection:
                await connection.run_sync(_migrate, self.engine.url.database)
                await connection.commit()
        except DOWN as error:
            await self.engine.dispose()
            raise StorageDown("error-server-database", url=_shown(self.url), why=_why(error)) from None
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Everything that was given to the writer is on disk when this returns."""
        if self._writer is not None:
            await self._changes.join()
            self._writer.cancel()
            self._writer = None
        await self.engine.dispose()

    async def commit(self, change: Change) -> None:
        """Returns when the change is committed, together with those of others; raises `StorageDown` if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._changes.put_nowait((change, done))
        await done

    async def fetch(self, statement: Executable) -> Sequence[Any]:
        """The rows of a query."""
        return (await self.fetch_all(statement))[0]

    async def fetch_all(self, *statements: Executable) -> list[Sequence[Any]]:
        """The rows of several queries, all of one moment."""
        try:
            async with self.engine.connect() as connection:
                return [(await connection.execute(statement)).all() for statement in statements]
        except DOWN as error:
            raise StorageDown("error-server-storage", why=_why(error)) from None

    async def _write(self) -> None:
        while True:
            batch = [await self._changes.get()]
            await asyncio.sleep(GATHER)
            while len(batch) < MOST and not self._changes.empty():
                batch.append(self._changes.get_nowait())
            try:
                await self._commit([change for change, _ in batch])
            except Exception as error:  # whatever a driver raises, the writer must go on
                await self._apart(batch, error)
            else:
                _settle(batch)
            for _ in batch:
                self._changes.task_done()

    async def _apart(self, batch: list[tuple[Change, asyncio.Future[None]]], error: Exception) -> None:
        """One bad change must not take the others with it: each is tried alone, unless the database itself is down."""
        if len(batch) == 1 or not isinstance(error, SQLAlchemyError) or isinstance(error, OperationalError):
            _settle(batch, error)
            return
        for one in batch:
            try:
                await self._commit([one[0]])
            except Exception as other:
                _settle([one], other)
            else:
                _settle([one])

    async def _commit(self, changes: list[Change]) -> None:
        grouped: dict[Table, list[Row]] = defaultdict(list)
        for change in changes:
            for table, row in change.rows:
                grouped[table].append(row)
        async with self.engine.begin() as connection:
            for table, rows in grouped.items():
                await connection.execute(insert(table), rows)
            for change in changes:
                await _run(connection, change.statements)
        self.commits += 1
        self.written += len(changes)


async def _run(connection: AsyncConnection, statements: list[Executable]) -> None:
    for statement in statements:
        await connection.execute(statement)


def _settle(batch: list[tuple[Change, asyncio.Future[None]]], error: Exception | None = None) -> None:
    for _, done in batch:
        if done.done():  # whoever waited was cancelled
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(StorageDown("error-server-storage", why=_why(error)))


def _engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            if parsed.database:
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
                sqlite3.connect(parsed.database).close()  # a file that can't be opened is found out at once
            engine = create_async_engine(parsed, connect_args={"timeout": BUSY})
            event.listen(engine.sync_engine, "connect", _pragmas)
            return engine
        return create_async_engine(parsed, pool_size=4, max_overflow=8, pool_pre_ping=True)
    except (ArgumentError, ImportError, OSError, sqlite3.Error) as error:
        raise StorageDown("error-server-database", url=_shown(url), why=_why(error)) from None


def _pragmas(connection: Any, _: Any) -> None:
    """A write-ahead log, synced at every commit: what is acknowledged survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection, file: str | None) -> None:
    """To the present schema. An older SQLite file is copied before; a newer one is refused."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    known = {revision.revision for revision in script.walk_revisions()}
    if present is not None and present not in known:
        raise StorageDown("error-server-newer", found=present, known=script.get_current_head() or "")
    if present == script.get_current_head():
        return
    if present is not None and file and connection.dialect.name == "sqlite":
        _copy(file, f"{file}.{present}-{now()}.bak")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _copy(file: str, to: str) -> None:
    """Everything that is committed, also what still stands in the write-ahead log."""
    with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(to)) as copy:
        old.backup(copy)


def _shown(url: str) -> str:
    """Without a password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url)


def _why(error: BaseException) -> str:
    """The cause in one line."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip() or type(cause).__name__).splitlines()[0]
