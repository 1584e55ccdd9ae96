"""HTTP: content packs of people. A pack is checked as `holdfast content check` does, in a process of its own."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as sql_delete
from sqlalchemy import func, insert, select

from holdfast.core import Overrides
from holdfast.registry import game as find_game
from holdfast.server.checking import Checked, Pack, Wrong
from holdfast.server.clock import now
from holdfast.server.database import Change
from holdfast.server.errors import ServerError
from holdfast.server.people import new_id
from holdfast.server.routes import Guest, Lang, TheHouse
from holdfast.server.schema import PACKS

COMMAND = (sys.executable, "-m", "holdfast.server.checking")
FILES = 40
SIZE = 1_000_000
"""Characters of all files of a pack."""
SECONDS = 60.0
"""A check that takes longer is given up."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,79}")
_ONE_AT_A_TIME = asyncio.Semaphore(1)


class NewPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The files of a pack's folder by their names."""

    game: Annotated[str, msgspec.Meta(max_length=80)]
    files: Annotated[dict[str, str], msgspec.Meta(max_length=FILES)]


class PackLine(msgspec.Struct, frozen=True):
    """A pack that is kept; `changes` counts the entries that it changes."""

    id: str
    game: str
    name: str
    changes: int
    created: int


class PackProblem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a pack; line 0 stands for the file as a whole."""

    file: str
    line: int
    text: str


class CheckedPack(msgspec.Struct, frozen=True):
    """The pack that is kept now, or all that is wrong with it."""

    pack: PackLine | None
    problems: list[PackProblem]


@get("/api/packs", summary="My content packs")
async def list_packs(house_: TheHouse, person: Guest) -> list[PackLine]:
    rows = await house_.database.fetch(select(PACKS).where(PACKS.c.person == person.id).order_by(PACKS.c.created))
    return [
        PackLine(row.id, row.game, row.name, _changes(msgspec.json.decode(row.content, type=Overrides)), row.created)
        for row in rows
    ]


@post("/api/packs", summary="Check a content pack, and keep it if nothing is wrong", status_code=200)
async def keep_pack(house_: TheHouse, person: Guest, data: JSONBody[NewPack], lang: Lang = "en") -> CheckedPack:
    """A pack of the same name and game takes the place of the one before."""
    find_game(data.game)
    for name in data.files:
        if not NAME.fullmatch(name):
            raise ServerError("error-server-pack-file", file=repr(name[:80]))
    if sum(len(text) for text in data.files.values()) > SIZE:
        raise ServerError("error-server-pack-size", most=SIZE // 1000)
    checked = await check(Pack(data.game, data.files))
    if checked.overrides is None:
        return CheckedPack(None, [_problem(wrong, lang) for wrong in checked.wrong])
    overrides = checked.overrides
    others = await house_.database.fetch(
        select(func.count()).select_from(PACKS).where(PACKS.c.person == person.id, PACKS.c.name != overrides.name)
    )
    if others[0][0] >= house_.settings.packs_per_person:
        raise ServerError("error-server-too-many-packs", most=house_.settings.packs_per_person)
    kept = PackLine(new_id(), data.game, overrides.name, _changes(overrides), now())
    change = Change()
    change.run(
        sql_delete(PACKS).where(PACKS.c.person == person.id, PACKS.c.game == data.game, PACKS.c.name == overrides.name)
    )
    change.run(
        insert(PACKS).values(
            id=kept.id,
            person=person.id,
            game=data.game,
            name=overrides.name,
            content=msgspec.json.encode(overrides),
            created=kept.created,
        )
    )
    await house_.database.commit(change)
    return CheckedPack(kept, [])


@get("/api/packs/{pack_id:str}", summary="What one of my packs changes", media_type="application/json")
async def give_pack(house_: TheHouse, person: Guest, pack_id: FromPath[str]) -> Response[bytes]:
    rows = await house_.database.fetch(select(PACKS).where(PACKS.c.id == pack_id, PACKS.c.person == person.id))
    if not rows:
        raise ServerError("error-server-no-pack")
    return Response(rows[0].content, media_type="application/json")


@delete("/api/packs/{pack_id:str}", summary="Throw one of my packs away", status_code=204)
async def remove_pack(house_: TheHouse, person: Guest, pack_id: FromPath[str]) -> None:
    """Tables that are played with it keep it."""
    rows = await house_.database.fetch(select(PACKS.c.id).where(PACKS.c.id == pack_id, PACKS.c.person == person.id))
    if not rows:
        raise ServerError("error-server-no-pack")
    await house_.database.commit(Change().run(sql_delete(PACKS).where(PACKS.c.id == pack_id)))


async def check(pack: Pack) -> Checked:
    """What the engine says of a pack, from a process that is ended if it takes too long."""
    async with _ONE_AT_A_TIME:
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        try:
            async with asyncio.timeout(SECONDS):
                answer, _ = await process.communicate(msgspec.json.encode(pack))
        except TimeoutError:
            raise ServerError("error-server-pack-slow") from None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode != 0:
        raise ServerError("error-server-internal")
    return msgspec.json.decode(answer, type=Checked)


def _changes(overrides: Overrides) -> int:
    return sum(len(entries) for entries in overrides.tables.values())


def _problem(wrong: Wrong, lang: str) -> PackProblem:
    return PackProblem(wrong.file, wrong.line, wrong.texts.get(lang, wrong.texts["en"]))


HANDLERS = [list_packs, keep_pack, give_pack, remove_pack]
