"""What one server process carries: tables, actions, latency, memory, and the time to come back after a kill.

    python bench/server.py [--game outlive] [--tables 2000] [--busy 500] [--seconds 10] [--database URL]

The server runs in a process of its own; all clients run in this one, so a machine needs two processors that nobody else
uses. At a table a person plays against an agent, or two people play. `load` is a closed loop: everybody acts as soon as
it is their turn. `latency` is an open one: each table acts about twice a second. Beside it, with the same clients, a
bare Litestar that echoes messages of the same size, as the limit.
"""

import argparse
import asyncio
import gc
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import uvloop
import websockets
from litestar import Litestar, WebSocket, websocket
from sqlalchemy import select

from holdfast.core import Rng
from holdfast.server.clients import Client
from holdfast.server.database import Change, Database
from holdfast.server.hall import Hall, NewSeat, NewTable
from holdfast.server.people import COOKIE, Person, sign
from holdfast.server.schema import PEOPLE, TABLES
from holdfast.server.settings import Settings
from holdfast.server.thinking import Thinker

SECRET = "s" * 32
AT_ONCE = 100
"""Sockets that are opened at the same time."""
MIDGAME = 25
"""Decisions that have been taken at each table before anything is measured."""


class Line(msgspec.Struct):
    """As much of a message as a client of this measurement reads."""

    type: str
    version: int
    id: str = ""
    seat: int = -1
    decision: Any = None


DECODE = msgspec.json.Decoder(Line).decode


class Player:
    """One person at one table."""

    def __init__(self, address: str, cookie: str, chance: random.Random, pause: float) -> None:
        self.address = address
        self.cookie = cookie
        self.chance = chance
        self.pause = pause
        self.times: list[float] = []
        self.wire: Any = None
        self.last: Line | None = None
        self._sent = 0.0

    async def connect(self) -> None:
        self.wire = await websockets.connect(
            self.address,
            additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
            compression=None,
            open_timeout=120,
            ping_interval=None,
        )
        while True:
            line = DECODE(await self.wire.recv())
            if line.type == "position":
                self.last = line
                return

    async def play(self) -> None:
        waiting = ""
        number = 0
        line = self.last
        while True:
            if line is not None and line.type == "position":
                decision = line.decision
                if decision is None:
                    return
                if decision["seat"] == line.seat and not waiting:
                    if self.pause:
                        await asyncio.sleep(self.pause * (0.5 + self.chance.random()))
                    number += 1
                    waiting = f"{time.monotonic_ns()}-{number}"
                    action = self.chance.choice(decision["actions"])["number"]
                    command = {
                        "type": "act",
                        "id": waiting,
                        "seat": line.seat,
                        "version": line.version,
                        "action": action,
                    }
                    self._sent = time.perf_counter()
                    await self.wire.send(msgspec.json.encode(command).decode())
            elif line is not None and line.type in ("done", "refused") and line.id == waiting:
                if line.type == "done":
                    self.times.append(time.perf_counter() - self._sent)
                waiting = ""
            line = DECODE(await self.wire.recv())


def figures(name: str, times: Sequence[float], seconds: float) -> str:
    ordered = sorted(times) or [0.0]
    return (
        f"{name:<52} {len(times) / seconds:>9,.0f}/s   median {1000 * statistics.median(ordered):7.1f} ms"
        f"   99th {1000 * ordered[int(0.99 * (len(ordered) - 1))]:7.1f} ms"
    )


async def fill(settings: Settings, game: str, count: int) -> list[tuple[str, list[str]]]:
    """Tables in mid-game, as a kill leaves them: a save, and the entries after it. For each its people's cookies."""
    database = Database(settings.url)
    await database.open()
    hall = Hall(settings, database, Thinker(1, 1))
    found: list[tuple[str, list[str]]] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with gate:
            found.append(await fill_one(hall, game, number))

    await asyncio.gather(*(one(number) for number in range(count)))
    await database.close()
    return found


async def fill_one(hall: Hall, game: str, number: int) -> tuple[str, list[str]]:
    """At every other table one of the two players is an agent."""
    people = [Person(f"p{number}-{seat}", f"P{seat}", "en", 0) for seat in range(2)]
    change = Change()
    for person in people:
        change.insert(PEOPLE, id=person.id, name=person.name, lang="en", epoch=0, created=0, seen=2**40)
    await hall.database.commit(change)
    mixed = number % 2 == 0
    seats = [NewSeat("me"), NewSeat("agent", agent="random") if mixed else NewSeat("open")]
    table_id, _, _ = await hall.open(people[0], NewTable(game=game, seats=seats, pace=500, chat=False))
    if not mixed:
        await hall.sit_down(people[1], table_id, 1, "")
    table = await hall.table(table_id)
    chance = Rng(number)
    for _ in range(MIDGAME):
        decision = table.match.state.decision
        if decision is None:
            break
        action = decision.actions[chance.below(len(decision.actions))].index
        table.match.apply(action)
        await table._keep_action(action)
    table.be_still()
    del hall.awake[table_id]
    return table_id, [sign(person, SECRET) for person in people[: 1 if mixed else 2]]


def start(settings: Settings) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "HOLDFAST_DATABASE": settings.url, "HOLDFAST_SECRET": SECRET}
    flags = ["--port", str(settings.port), "--data", settings.data, "--requests-per-minute", "1000000"]
    flags += ["--messages-per-second", "10000", "--idle-minutes", "1000"]
    command = [sys.executable, "-m", "holdfast", "serve", *flags]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)


async def healthy(port: int) -> None:
    async with httpx.AsyncClient() as http:
        while True:
            try:
                if (await http.get(f"http://127.0.0.1:{port}/health")).status_code == 200:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.02)


def memory(pid: int) -> float:
    """Resident memory of a process in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def processor(pid: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def connect_all(people: list[Player]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(person: Player) -> None:
        async with gate:
            await person.connect()

    await asyncio.gather(*(one(person) for person in people))


async def run_for(people: list[Player], seconds: float) -> list[float]:
    tasks = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(1)  # the first second is not counted
    for person in people:
        person.times.clear()
    await asyncio.sleep(seconds)
    times = [one for person in people for one in person.times]
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    failed = [one for one in results if isinstance(one, Exception) and not isinstance(one, asyncio.CancelledError)]
    if failed:
        print(f"    {len(failed)} clients failed: {failed[0]!r}")
    return times


def clients(port: int, tables: list[tuple[str, list[str]]], pause: float) -> list[Player]:
    return [
        Player(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", cookie, random.Random(table), pause)
        for table, cookies in tables
        for cookie in cookies
    ]


async def end_all(people: list[Player]) -> None:
    await asyncio.gather(*(person.wire.close() for person in people if person.wire), return_exceptions=True)


async def measure(settings: Settings, options: argparse.Namespace) -> None:
    began = time.perf_counter()
    tables = await fill(settings, options.game, options.tables)
    print(f"{len(tables)} tables filled in {time.perf_counter() - began:.0f} s")
    busy = options.busy
    for name, chosen, pause in (
        (f"load: {busy} tables, everybody acts at once", tables[:busy], 0.0),
        (f"latency: {busy} tables, a move in about 0.5 s", tables[busy : 2 * busy], 0.5),
        (f"held: {len(tables)} tables, a move in about 4 s", tables, 4.0),
    ):
        count = len(chosen)
        process = start(settings)
        began = time.perf_counter()
        await healthy(settings.port)
        answered = time.perf_counter() - began
        people = clients(settings.port, chosen, pause)
        before = memory(process.pid)
        began = time.perf_counter()
        await connect_all(people)
        back = time.perf_counter() - began
        print(
            f"    started in {answered:.1f} s, {count} tables with {len(people)} sockets back in {back:.1f} s,"
            f" {(memory(process.pid) - before) / count:.0f} kB per table with its sockets"
        )
        used = processor(process.pid)
        times = await run_for(people, options.seconds)
        print(figures(name, times, options.seconds))
        used = processor(process.pid) - used
        print(f"    {1000 * used / max(1, len(times)):.2f} ms of the processor for an acknowledged action")
        await end_all(people)
        process.send_signal(signal.SIGKILL)
        process.communicate()


async def memory_of_tables(settings: Settings, count: int) -> None:
    """In this process, which has done nothing before: so many tables awake, with one listener each, and asleep
    again."""
    database = Database(settings.url)
    await database.open()
    hall = Hall(settings, database, Thinker(1, 1))
    ids = [row.id for row in await database.fetch(select(TABLES.c.id).limit(2 * count + 20))]
    count = (len(ids) - 20) // 2
    await wake_and_drop(hall, ids[:20])  # what is loaded once is not counted
    before = memory(os.getpid())
    awake = await wake_and_drop(hall, ids[20 : 20 + count])
    first = memory(os.getpid())
    await wake_and_drop(hall, ids[20 + count :])
    asleep = memory(os.getpid())
    size = Path(str(database.engine.url.database)).stat().st_size / 1000 if settings.url.startswith("sqlite") else 0
    print(
        f"memory: {(awake - before) / count:.0f} kB for a table awake, {(asleep - first) / count:.1f} kB asleep"
        + (f" ({size / len(ids):.1f} kB on disk)" if size else "")
    )
    await hall.close()
    await database.close()


async def wake_and_drop(hall: Hall, ids: list[str]) -> float:
    """Returns the memory while all of them were awake and somebody looked."""
    for table_id in ids:
        table = await hall.table(table_id)
        table.terms.paused = True
        await table.join(Client(Person("x", "X", "en", 0), "en", lambda why: None))
    gc.collect()
    found = memory(os.getpid())
    for table_id in ids:
        hall.awake[table_id].clients.clear()
        await hall.drop(table_id)
    gc.collect()
    return found


# The limit


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await socket.send({"type": "websocket.send", "text": event["text"], "bytes": None})  # type: ignore[typeddict-item]


def serve_echo(port: int) -> None:
    app = Litestar([echo], logging_config=None)
    uvicorn.run(app, port=port, log_level="critical", access_log=False, ws_per_message_deflate=False)


async def measure_echo(port: int, count: int, seconds: float) -> None:
    process = subprocess.Popen([sys.executable, __file__, "--echo", str(port)])
    message = "x" * 4000
    times: list[float] = []

    async def one() -> None:
        for _ in range(200):
            try:
                wire = await websockets.connect(f"ws://127.0.0.1:{port}/echo", compression=None, open_timeout=60)
                break
            except OSError:
                await asyncio.sleep(0.1)
        while True:
            began = time.perf_counter()
            await wire.send(message)
            await wire.recv()
            times.append(time.perf_counter() - began)

    tasks = [asyncio.create_task(one()) for _ in range(count)]
    await asyncio.sleep(3)
    times.clear()
    await asyncio.sleep(seconds)
    print(figures(f"a bare Litestar echo of 4 kB, {count} sockets", times, seconds))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    process.kill()
    process.wait()


def settings_in(folder: str, options: argparse.Namespace) -> Settings:
    return Settings(
        data=folder,
        secret=SECRET,
        port=options.port,
        database=options.database,
        tables_per_person=100_000,
        requests_per_minute=1_000_000,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="outlive")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--busy", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--port", type=int, default=18484)
    parser.add_argument("--database", default="")
    parser.add_argument("--echo", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--memory", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.echo:
        serve_echo(options.echo)
        return
    if options.memory:
        asyncio.run(memory_of_tables(settings_in(options.memory, options), min(500, options.tables // 2 - 20)))
        return
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_in(folder, options)
        print(f"{options.game}, {settings.url.partition(':')[0]}")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(measure(settings, options))
            subprocess.run([sys.executable, *sys.argv, "--memory", folder], check=True)
            runner.run(measure_echo(options.port + 1, options.busy, options.seconds))


if __name__ == "__main__":
    main()
