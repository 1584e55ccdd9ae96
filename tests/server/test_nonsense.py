"""Whatever a socket is sent, nothing crashes, no table changes, and the others do not notice."""

import asyncio
import os
import random
from typing import Any

import msgspec
import pytest
from tests.server.client import ME, Inside, Person, Wire, two

from holdfast.server.clients import OUTSTANDING
from holdfast.server.settings import Settings
from holdfast.server.sockets import NONSENSE

pytestmark = pytest.mark.anyio
MESSAGES = int(os.environ.get("HOLDFAST_FUZZ", "5000"))
"""`make fuzz` sends 100,000."""
KINDS = ("act", "undo", "answer", "look", "sync", "language", "chat", "react", "point", "ping", "", "drop table")
FIELDS = ("id", "seat", "version", "action", "before", "agree", "lang", "text", "reaction", "type", "extra")
VALUES: tuple[Any, ...] = (
    0, 1, -1, 2, 16, 17, 2**31, 2**31 + 1, -(2**63), 2**63, 1e308, 0.5, True, False, None, "", "0", "x" * 41,
    "\x00", "\ud7ff", "💣", [], {}, [[]], {"id": {}}, "fr", "en", "xx", "ouch",
)  # fmt: skip


def garbage(chance: random.Random) -> str | bytes:
    """Malformed: bytes, broken JSON, deep nesting, oversized texts."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return "[" * chance.randrange(1, 5000)
    if kind == 2:
        return '{"type":"chat","id":"a","text":"' + "x" * chance.choice((1999, 2001, 60_000)) + '"}'
    if kind == 3:
        return "".join(chr(chance.randrange(1, 0xD000)) for _ in range(chance.randrange(40)))
    if kind == 4:
        return '{"type":"act","id":"a","seat":0,"version":0,"action":' + "9" * chance.randrange(1, 400) + "}"
    whole = msgspec.json.encode(shaped(chance)).decode()
    if kind == 5:
        return whole[: chance.randrange(len(whole) + 1)]
    if kind == 6:
        place = chance.randrange(len(whole))
        return whole[:place] + chr(chance.randrange(32, 127)) + whole[place + 1 :]
    return whole.encode("utf-16")


def shaped(chance: random.Random) -> dict[str, Any]:
    """Of the right shape with wrong values, fields too many or too few, out of order."""
    found: dict[str, Any] = {"type": chance.choice(KINDS), "id": f"{chance.randrange(50)}"}
    for _ in range(chance.randrange(6)):
        found[chance.choice(FIELDS)] = chance.choice(VALUES)
    return found


def almost(chance: random.Random, version: int) -> dict[str, Any]:
    """Well-formed commands that this client may not give, or not now."""
    return {
        "type": "act",
        "id": f"a{chance.randrange(1000)}",
        "seat": chance.choice((0, 1, 2, 16, -1)),
        "version": version + chance.choice((-2, -1, 0, 1, 1000)),
        "action": chance.choice((0, 1, 2, 3, 99, 2**31)),
    }


async def send(wire: Wire, chance: random.Random, count: int, version: int) -> int:
    """Sends so many messages, or as many as the socket takes. Returns how many."""
    for sent in range(count):
        kind = chance.randrange(3)
        if kind == 0:
            wire.raw(garbage(chance))
        else:
            fields = shaped(chance) if kind == 1 else almost(chance, max(version, 2))
            if fields["type"] in ("chat", "react"):
                fields["type"] = "sync"  # these are allowed to whoever watches
            wire.raw(msgspec.json.encode(fields).decode())
        await wire.quiet_now()
        if wire.closed is not None:
            return sent + 1
    return count


async def test_nonsense_changes_nothing(settings: Settings) -> None:
    settings = msgspec.structs.replace(settings, messages_per_second=1_000_000, connections_per_person=10_000)
    async with Inside(settings) as inside:
        ann, bob, eve = [await inside.person(name) for name in ("Ann", "Bob", "Eve")]
        made, left, right = await two(inside, ann, bob)
        table = await inside.table(made["id"])
        before = table.match.save(), msgspec.json.encode([table.terms, table.sitting])
        chance = random.Random(20)
        sent = sockets = 0
        while sent < MESSAGES:
            wire = await eve.socket(made["id"])
            sent += await send(wire, chance, 300, table.match.version)
            sockets += 1
            if wire.closed is None:
                await wire.leave()
            else:
                assert wire.closed in ((4400, "error-server-message"), (4408, "error-server-slow-client"))
        assert sockets > 1
        assert (table.match.save(), msgspec.json.encode([table.terms, table.sitting])) == before
        assert not table.frozen
        # The table goes on.
        assert table.match.state.decision is not None
        seat = table.match.state.decision.seat
        await (left, right)[seat].act()


async def test_a_socket_with_too_much_nonsense_is_closed(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    for _ in range(NONSENSE - 1):
        wire.raw("{")
    for _ in range(NONSENSE - 1):
        assert (await wire.until("refused"))["code"] == "error-server-message"
    assert (await wire.command("ping"))["type"] == "pong"
    wire.raw(b"\xff")
    assert await wire.end() == (4400, "error-server-message")


async def test_a_client_that_never_reads_is_cut_off_and_slows_nobody(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    table = await inside.table(made["id"])
    eve = await inside.person("Eve")
    lazy = await eve.socket(made["id"])
    await lazy.until("position")
    lazy.reading.clear()
    began = asyncio.get_running_loop().time()
    for _ in range(OUTSTANDING + 5):
        await left.command("look", seat=0)
        left.post("react", reaction="ouch")
        table._chats._left.clear()
    await left.command("look", seat=0)
    assert asyncio.get_running_loop().time() - began < 20
    assert len([client for client in table.clients if client.person.name == "Eve"]) == 0
    lazy.reading.set()
    assert (await lazy.end())[0] in (4408, 1000, 1006)
    # It starts afresh.
    again = await eve.socket(made["id"])
    assert (await again.until("position"))["version"] == table.match.version
    await right.leave()
