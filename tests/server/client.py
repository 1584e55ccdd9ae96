"""Clients as tests write them: they speak ASGI to an application in the same event loop."""

import asyncio
import itertools
import random
from contextlib import AsyncExitStack
from typing import Any, Self

import httpx
import msgspec

from holdfast.core import Match
from holdfast.server.app import application
from holdfast.server.house import House, house
from holdfast.server.settings import Settings
from holdfast.server.tables import Table

HOST = "localhost:8484"
Json = dict[str, Any]
LONG = {
    "name": "long",
    "tables": {
        "fuel": [{"id": "twig", "cards": 60}],
        "constant": [{"id": "first-heat", "value": 40}, {"id": "nights", "value": 8}, {"id": "wind", "value": 1}],
    },
}
"""A pack for Embers with a fire that lasts."""
PATIENCE = 60.0


class Inside:
    """The application in this event loop, without a network."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = application(settings)
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self.app.lifespan())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    @property
    def house(self) -> House:
        return house(self.app.state)

    async def person(self, name: str, lang: str = "en") -> "Person":
        person = Person(self)
        await person.ok("POST", "/api/me", json={"name": name, "lang": lang})
        return person

    def nobody(self) -> "Person":
        return Person(self)

    async def table(self, table_id: str) -> Table:
        return await self.house.hall.table(table_id)


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=inside.app, raise_app_exceptions=False),  # type: ignore[arg-type]
            base_url=f"http://{HOST}",
        )

    async def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        return await self.http.request(method, path, **options)

    async def ok(self, method: str, path: str, **options: Any) -> Any:
        answer = await self.ask(method, path, **options)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refused(self, status: int, code: str, method: str, path: str, **options: Any) -> None:
        answer = await self.ask(method, path, **options)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["text"]

    async def open(self, seats: list[Json], game: str = "embers", **terms: Any) -> Json:
        if game == "embers":
            terms = {"content": LONG, **terms}
        made: Json = await self.ok("POST", "/api/tables", json={"game": game, "seats": seats, "pace": 0, **terms})
        return made

    async def sit(self, made: Json, seat: int) -> None:
        await self.ok("POST", f"/api/tables/{made['id']}/seats", json={"code": made["invitations"][str(seat)]})

    async def socket(self, table_id: str, *, origin: str = f"http://{HOST}", lang: str = "") -> "Wire":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        wire = Wire(self.inside.app, f"/api/tables/{table_id}/socket", cookies, origin, lang)
        await wire.begin()
        return wire


class Wire:
    """One WebSocket."""

    _ids = itertools.count()

    def __init__(self, app: Any, path: str, cookies: str, origin: str, lang: str) -> None:
        headers = [(b"host", HOST.encode()), (b"cookie", cookies.encode())]
        if origin:
            headers.append((b"origin", origin.encode()))
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": f"lang={lang}".encode() if lang else b"",
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 8484),
            "subprotocols": [],
        }
        self._app = app
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        self.position: Json | None = None
        self.closed: tuple[int, str] | None = None
        self.seen: list[bytes] = []
        """Every message, as it came."""

    async def begin(self) -> None:
        self._task = asyncio.create_task(self._app(self._scope, self._in.get, self._send))
        await self._in.put({"type": "websocket.connect"})
        assert (await self._out.get())["type"] == "websocket.accept"

    async def _send(self, event: Json) -> None:
        await self.reading.wait()
        await self._out.put(event)

    async def next(self) -> Json:
        """The next message; `closed` is set, and an empty one returned, when there are no more."""
        event = await asyncio.wait_for(self._out.get(), PATIENCE)
        if event["type"] == "websocket.close":
            self.closed = (event["code"], event.get("reason", ""))
            return {}
        self.seen.append(event["text"].encode())
        message: Json = msgspec.json.decode(event["text"])
        if message["type"] == "position":
            self.position = message
        return message

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while message := await self.next():
            if message["type"] in kinds:
                return message
        raise AssertionError(f"closed: {self.closed}")

    async def end(self) -> tuple[int, str]:
        """Reads until the server closes."""
        while self.closed is None:
            await self.next()
        return self.closed

    async def quiet(self) -> list[Json]:
        """All that comes within a moment."""
        await asyncio.sleep(0.02)
        return await self.quiet_now()

    async def quiet_now(self) -> list[Json]:
        """All that has come by now."""
        found = []
        await asyncio.sleep(0)
        while not self._out.empty() and self.closed is None:
            found.append(await self.next())
        return found

    def post(self, kind: str, **fields: Any) -> str:
        command = {"type": kind, "id": f"c{next(self._ids)}", **fields}
        self.raw(msgspec.json.encode(command).decode())
        return str(command["id"])

    def raw(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", "text": None, "bytes": None, kind: text})

    async def command(self, kind: str, **fields: Any) -> Json:
        """Sends a command and returns its answer."""
        sent = self.post(kind, **fields)
        while message := await self.until("done", "refused", "frozen", "pong"):
            if message.get("id") in (sent, None):
                return message
        raise AssertionError("no answer")

    async def refused(self, code: str, kind: str, **fields: Any) -> Json:
        answer = await self.command(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["code"] == code, answer
        assert answer["text"]
        return answer

    async def turn(self, version: int = -1) -> Json:
        """The position after `version`, once it is this seat's turn or the match is over."""
        while (
            self.position is None
            or self.position["version"] <= version
            or (self.position["decision"] is not None and self.position["decision"]["seat"] != self.position["seat"])
        ):
            await self.until("position")
        return self.position

    async def act(self, number: int | None = None) -> Json:
        """Takes an action of one's decision, by default the first."""
        position = await self.turn()
        if number is None:
            number = position["decision"]["actions"][0]["number"]
        answer = await self.command("act", seat=position["seat"], version=position["version"], action=number)
        assert answer["type"] == "done", answer
        return answer

    async def leave(self) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)


ME, OTHER, AGENT = {"kind": "me"}, {"kind": "invited"}, {"kind": "agent", "agent": "random"}


async def two(inside: Inside, ann: Person, bob: Person, **terms: Any) -> tuple[Json, Wire, Wire]:
    """Ann's table with Bob at it, and a socket of each."""
    made = await ann.open([ME, OTHER], **terms)
    await bob.sit(made, 1)
    wires = (await ann.socket(made["id"]), await bob.socket(made["id"]))
    for wire in wires:
        await wire.until("position")
    return made, *wires


async def play_out(*wires: Wire, chance: random.Random | None = None, most: int = 10_000) -> int:
    """People at one table play until it is over, or for so many decisions. Returns how many there were."""
    chance = chance or random.Random(1)
    for count in range(most):
        version = max(-1 if wire.position is None else wire.position["version"] for wire in wires)
        for wire in wires:
            while wire.position is None or wire.position["version"] < version:
                await wire.until("position")
        decision = wires[0].position["decision"] if wires[0].position else None
        if decision is None:
            return count
        wire = next(one for one in wires if one.position and one.position["seat"] == decision["seat"])
        assert wire.position is not None
        await wire.act(chance.choice(wire.position["decision"]["actions"])["number"])
        await wire.until("position")
    return most


def same(one: Match, two: Match) -> bool:
    return (one.state.checksum(), one.version, one.history) == (two.state.checksum(), two.version, two.history)
