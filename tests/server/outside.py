"""A server in a process of its own, and clients that reach it over the network."""

import asyncio
import itertools
import os
import random
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from holdfast.server.settings import Settings

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
FOREVER = {
    "name": "forever",
    "tables": {
        "fuel": [{"id": "twig", "cards": 1800}],
        "constant": [{"id": "first-heat", "value": 9000}, {"id": "nights", "value": 440}],
    },
}
"""A pack for Embers with hundreds of decisions."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def environment(installed: Path) -> dict[str, str]:
    """Where a process finds this checkout and the sample game."""
    paths = [
        str(installed),
        str(ROOT / "src"),
        str(ROOT / "docs" / "sample"),
        str(ROOT),
        os.environ.get("PYTHONPATH", ""),
    ]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


async def answers(url: str, patience: float = 60.0) -> None:
    """Waits until a server answers."""
    began = time.monotonic()
    async with httpx.AsyncClient() as http:
        while True:
            try:
                if (await http.get(f"{url}/health")).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert time.monotonic() - began < patience, "no answer"
            await asyncio.sleep(0.02)


class Killed:
    """A server that is killed and started again."""

    def __init__(self, settings: Settings, installed: Path, log: Path) -> None:
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}"
        self._log = log.open("wb")
        self._parent = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forking", msgspec.json.encode(settings).decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            env=environment(installed),
            cwd=ROOT,
        )
        self.pid = 0

    def start(self) -> None:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(b"start\n")
        self._parent.stdin.flush()
        self.pid = int(self._parent.stdout.readline())

    def kill(self) -> None:
        """SIGKILL: the process has no time for anything."""
        os.kill(self.pid, 9)

    def end(self) -> None:
        if self.pid:
            self.kill()
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait(timeout=30)
        self._parent.stdout.close()
        self._log.close()


class Player:
    """One person at one table, on all its seats, who notes what was acknowledged and sends again what was not."""

    _ids = itertools.count()

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.chance = random.Random(seed)
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.acknowledged: list[int] = []
        """The numbers of the actions that the server said were done, in their order."""
        self.unanswered: Json | None = None
        self.version = -1
        self.latest = -1
        """The version of the last acknowledgement."""
        self.reconnects = 0
        self.resent = 0

    async def sit_down(self, seats: int = 2) -> None:
        async with httpx.AsyncClient(base_url=self.url) as http:
            (await http.post("/api/me", json={"name": "Ann"})).raise_for_status()
            self.cookies = dict(http.cookies)
            body = {"game": "embers", "seats": [{"kind": "me"}] * seats, "content": FOREVER, "pace": 0}
            answer = await http.post("/api/tables", json=body)
            answer.raise_for_status()
            self.table = answer.json()["id"]

    @property
    def address(self) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    async def play(self, until: asyncio.Event) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        while not until.is_set():
            try:
                async with websockets.connect(
                    self.address, additional_headers={"Cookie": cookie}, compression=None, open_timeout=5
                ) as wire:
                    await self._play(wire, until)
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.reconnects += 1
                await asyncio.sleep(0.02 + 0.05 * self.chance.random())

    async def _play(self, wire: Any, until: asyncio.Event) -> None:
        looking = -1
        if self.unanswered is not None:
            self.resent += 1
            await wire.send(msgspec.json.encode(self.unanswered).decode())
        async for text in wire:
            message = msgspec.json.decode(text)
            kind = message["type"]
            if kind == "done" and self.unanswered is not None and message["id"] == self.unanswered["id"]:
                self._acknowledge(message)
            elif kind == "refused":
                # What was resent may be stale only if it was never done.
                assert message["code"] in ("error-stale", "error-server-frozen", "error-server-stopping"), message
                if self.unanswered is not None and message["id"] == self.unanswered["id"]:
                    self.unanswered = None
            elif kind == "position":
                assert message["version"] >= self.latest, "an acknowledged action is gone"
                self.version = message["version"]
                if until.is_set() or message["decision"] is None:
                    return
                seat, asked = message["seat"], message["decision"]["seat"]
                if seat != asked:
                    # What was sent again may be done meanwhile, so that another seat is asked than a moment ago.
                    if looking != asked:
                        await wire.send(msgspec.json.encode({"type": "look", "id": "l", "seat": asked}).decode())
                        looking = asked
                    continue
                looking = -1
                if self.unanswered is None:
                    await self._act(wire, message)

    async def _act(self, wire: Any, position: Json) -> None:
        action = self.chance.choice(position["decision"]["actions"])["number"]
        self.unanswered = {
            "type": "act",
            "id": f"{os.getpid()}-{next(self._ids)}",
            "seat": position["seat"],
            "version": position["version"],
            "action": action,
        }
        await wire.send(msgspec.json.encode(self.unanswered).decode())

    def _acknowledge(self, message: Json) -> None:
        assert self.unanswered is not None
        self.acknowledged.append(self.unanswered["action"])
        self.latest = message["version"]
        self.unanswered = None
