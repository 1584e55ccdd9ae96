"""A match is its log: what is acknowledged is in the database, on SQLite and on PostgreSQL alike."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import embers as embers_game
import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, insert, select, text, update
from tests.server.client import ME, Inside, Person, Wire, play_out, same, two
from tests.server.postgres import Postgres

from holdfast.core import Match
from holdfast.registry import game as find_game
from holdfast.server import database as storage
from holdfast.server import tables
from holdfast.server.database import MIGRATIONS, Change, Database, StorageDown
from holdfast.server.hall import Hall
from holdfast.server.schema import CHATS, ENTRIES, METADATA, PEOPLE, TABLES
from holdfast.server.settings import Settings
from holdfast.server.thinking import Thinker

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(settings: Settings, database_url: str) -> Settings:
    return msgspec.structs.replace(settings, database=database_url)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "THAW", 0.05)
    monkeypatch.setattr(storage, "BUSY", 0.2)


def guest(number: int) -> Change:
    return Change().insert(PEOPLE, id=f"p{number}", name="Ann", lang="en", epoch=0, created=0, seen=0)


async def stored(inside: Inside, table_id: str) -> Match:
    """The match as another process would find it."""
    database = Database(inside.settings.url)
    hall = Hall(inside.settings, database, Thinker(1, 1))
    match = (await hall.read(table_id)).match
    await database.engine.dispose()
    return match


# Sleeping and waking


async def test_every_acknowledged_action_is_in_the_database(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    table = await inside.table(made["id"])
    for _ in range(12):
        await play_out(left, right, most=1)
        assert same(await stored(inside, made["id"]), table.match)


async def test_a_table_that_slept_comes_back_bit_for_bit(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=7)
    await left.command("chat", text="Good night")
    before = await inside.table(made["id"])
    commands = before.commands
    for wire in (left, right):
        await wire.leave()
    await inside.house.hall.drop(made["id"])
    assert inside.house.hall.awake == {}
    after = await inside.table(made["id"])
    assert after is not before
    assert same(after.match, before.match)
    assert after.match.save() == before.match.save()
    assert (after.terms, after.sitting, after.commands) == (before.terms, before.sitting, commands)
    assert (after.next_chat, after.notes) == (1, [])


async def test_idle_tables_are_dropped_from_memory(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    table = await inside.table(made["id"])
    await inside.house.hall.sweep()
    assert made["id"] in inside.house.hall.awake
    table.touched -= 60 * inside.settings.idle_minutes
    wire = await ann.socket(made["id"])
    await wire.until("position")
    table.touched -= 60 * inside.settings.idle_minutes
    await inside.house.hall.sweep()
    assert made["id"] in inside.house.hall.awake  # somebody looks at it
    await wire.leave()
    table.touched -= 60 * inside.settings.idle_minutes
    await inside.house.hall.sweep()
    assert made["id"] not in inside.house.hall.awake


async def test_one_who_comes_while_a_table_is_dropped_finds_it(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    for _ in range(20):
        _, wire = await asyncio.gather(inside.house.hall.drop(made["id"]), ann.socket(made["id"]))
        await wire.until("position")
        await wire.command("look", seat=0)
        await wire.leave()


async def test_a_table_is_woken_once(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    found = await asyncio.gather(*(inside.table(made["id"]) for _ in range(20)))
    assert len({id(table) for table in found}) == 1


async def test_a_server_that_starts_again_has_everything(settings: Settings) -> None:
    async with Inside(settings) as inside:
        ann, bob = await inside.person("Ann"), await inside.person("Bob")
        made, left, right = await two(inside, ann, bob)
        await play_out(left, right, most=5)
        before = (await inside.table(made["id"])).match
    assert (await left.until("stopping"))["version"] == before.version
    async with Inside(settings) as inside:
        assert same((await inside.table(made["id"])).match, before)
        again = inside.nobody()
        again.http.cookies = ann.http.cookies
        assert (await again.ok("GET", "/api/me"))["name"] == "Ann"
        wire = await again.socket(made["id"])
        assert (await wire.until("position"))["version"] == before.version


async def test_commands_are_refused_while_the_server_stops(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    await wire.until("position")
    inside.house.hall.stop()
    await wire.until("stopping")
    await wire.refused("error-server-stopping", "act", seat=0, version=0, action=0)
    await ann.refused(503, "error-server-stopping", "POST", "/api/tables", json={"game": "embers", "seats": [ME, ME]})


# The writer


async def test_writes_of_many_are_grouped(database_url: str) -> None:
    database = Database(database_url)
    await database.open()
    await asyncio.gather(*(database.commit(guest(number)) for number in range(200)))
    assert database.written == 200
    assert database.commits < 20
    assert len(await database.fetch(select(PEOPLE.c.id))) == 200
    await database.close()


async def test_one_bad_change_does_not_take_others_with_it(database_url: str) -> None:
    database = Database(database_url)
    await database.open()
    changes = [guest(1), guest(1), guest(2), Change().run(text("nonsense"))]
    results = await asyncio.gather(*(database.commit(change) for change in changes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StorageDown, type(None), StorageDown]
    await database.commit(guest(3))
    assert len(await database.fetch(select(PEOPLE.c.id))) == 3
    await database.close()


# Migrations


def to_first_schema(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def test_an_older_database_is_copied_and_brought_up_to_date(database_url: str, tmp_path: Path) -> None:
    database = Database(database_url)
    async with database.engine.connect() as connection:
        await connection.run_sync(to_first_schema)
        await connection.execute(insert(PEOPLE).values(id="p", name="Ann", lang="fr", epoch=0, created=1, seen=1))
        save = Match(find_game("embers"), seats=2, seed=5).save()
        await connection.execute(
            text(
                "INSERT INTO table_ (id, game, host, status, paused, watch, chat, limit_seconds, pace, save,"
                " save_version, created, touched, headline) VALUES ('t', 'embers', 'p', 'running', false, true, true,"
                " 0, 600, :save, 0, 1, 1, '')"
            ),
            {"save": save},
        )
        await connection.commit()
    await database.open()
    hall = Hall(Settings(database=database_url, data=str(tmp_path)), database, Thinker(1, 1))
    table = await hall.table("t")
    assert table.match.state.checksum() == Match(find_game("embers"), seats=2, seed=5).state.checksum()
    await database.close()
    if database_url.startswith("sqlite"):
        (copy,) = tmp_path.glob("server.sqlite3.0001-*.bak")
        with sqlite3.connect(copy) as old_one:
            assert old_one.execute("SELECT name FROM person").fetchall() == [("Ann",)]
            assert old_one.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        old_one.close()


async def test_a_newer_database_is_refused_with_a_sentence(database_url: str) -> None:
    database = Database(database_url)
    await database.open()
    await database.commit(Change().run(text("UPDATE alembic_version SET version_num = '9999'")))
    await database.close()
    newer = Database(database_url)
    with pytest.raises(StorageDown, match="made by a newer Holdfast"):
        await newer.open()
    await newer.close()


async def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    database = Database(database_url)
    await database.open()

    def differences(connection: Any) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


# When the database takes nothing


async def resent(wire: Wire, kind: str, **fields: Any) -> None:
    """A client sends what was not answered again when the next position comes."""
    while (answer := await wire.command(kind, **fields))["type"] != "done":
        assert answer.get("code", "error-server-frozen") == "error-server-frozen", answer
        await wire.until("position")


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_locked_database_freezes_the_table_until_it_is_free(
    inside: Inside, ann: Person, tmp_path: Path
) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    await wire.command("look", seat=0)
    position = await wire.turn()
    table = await inside.table(made["id"])
    other = sqlite3.connect(tmp_path / "server.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    action = {
        "id": "once",
        "seat": 0,
        "version": position["version"],
        "action": position["decision"]["actions"][0]["number"],
    }
    assert (await wire.command("act", **action))["type"] == "frozen"
    await wire.refused("error-server-frozen", "look", seat=1)
    await ann.refused(503, "error-server-frozen", "PATCH", f"/api/tables/{made['id']}", json={"paused": True})
    other.execute("ROLLBACK")
    other.close()
    assert (await wire.until("position"))["version"] == position["version"]  # not acknowledged, not done
    await resent(wire, "act", **action)
    assert table.match.version == position["version"] + 1
    assert same(await stored(inside, made["id"]), table.match)


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_full_disk_freezes_the_table_until_there_is_room(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    await wire.until("position")
    table = await inside.table(made["id"])
    engine = inside.house.database.engine.sync_engine
    pages = [0]

    def limit(connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count = {pages[0] or 1_000_000}")  # SQLite itself says that the disk is full
        cursor.close()

    event.listen(engine, "checkout", limit)
    pages[0] = 1  # never less than there are
    answers = []
    for number in range(200):
        table._chats._left.clear()
        answers.append(await wire.command("chat", id=f"chat{number}", text=f"{number} " + "x" * 490))
        if answers[-1]["type"] == "frozen":
            break
    assert answers[-1]["type"] == "frozen"
    assert "Nothing is lost" in answers[-1]["text"]
    said = len(answers) - 1
    pages[0] = 0
    await wire.until("position")
    assert table.next_chat == said
    table._chats._left.clear()
    await resent(wire, "chat", id=f"chat{said}", text="again")
    rows = await inside.house.database.fetch(select(CHATS.c.number).order_by(CHATS.c.number))
    assert [row.number for row in rows] == list(range(said + 1))


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
async def test_a_database_that_is_gone_freezes_the_table_until_it_is_back(
    inside: Inside, ann: Person, bob: Person, postgres: Postgres
) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=3)
    table = await inside.table(made["id"])
    wire = left if table.match.state.decision is not None and table.match.state.decision.seat == 0 else right
    position = await wire.turn()
    action = {
        "id": "once",
        "seat": position["seat"],
        "version": position["version"],
        "action": position["decision"]["actions"][0]["number"],
    }
    postgres.stop()
    try:
        assert (await wire.command("act", **action))["type"] == "frozen"
        assert (await ann.ask("GET", "/health")).status_code == 503
        await ann.refused(503, "error-server-storage", "GET", "/api/tables")
    finally:
        postgres.start()
    await wire.until("position")
    await resent(wire, "act", **action)
    assert table.match.version == position["version"] + 1
    assert same(await stored(inside, made["id"]), table.match)
    assert (await ann.ask("GET", "/health")).json()["status"] == "ok"


async def test_a_database_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    for url in ("nonsense", "postgresql+asyncpg://nobody@127.0.0.1:1/none", f"sqlite+aiosqlite:///{tmp_path}"):
        with pytest.raises(StorageDown, match="can't be opened"):
            await Database(url).open()
    with pytest.raises(StorageDown) as raised:
        await Database("postgresql+asyncpg://ann:hush@127.0.0.1:1/none").open()
    assert "hush" not in str(raised.value)


# Rules that were mended since


async def test_a_match_goes_on_from_its_snapshot_when_rules_were_mended(
    inside: Inside, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=6)
    before = (await inside.table(made["id"])).match
    for wire in (left, right):
        await wire.leave()
    await inside.house.hall.drop(made["id"])
    monkeypatch.setattr(type(find_game("embers")), "version", "99")
    wind = embers_game.Wind
    original = wind.ask

    def milder(self: Any, s: Any, out: list[Any]) -> int:
        s.heat += 1
        return int(original(self, s, out))

    monkeypatch.setattr(wind, "ask", milder)
    wire = await ann.socket(made["id"], lang="fr")
    noted = await wire.until("noted")
    assert noted["notes"][-1]["code"] == "rules-changed"
    assert "corrigées" in noted["notes"][-1]["text"]
    position = await wire.until("position")
    assert position["version"] > before.version
    after = await inside.table(made["id"])
    assert after.match.state.checksum() == before.state.checksum()
    # It goes on, and is stored as it is now; the note stays.
    other = await bob.socket(made["id"])
    await other.until("position")
    await play_out(wire, other, most=3)
    assert same(await stored(inside, made["id"]), after.match)
    for one in (wire, other):
        await one.leave()
    await inside.house.hall.drop(made["id"])
    assert [note.code for note in (await inside.table(made["id"])).notes] == ["rules-changed"]


async def test_an_entry_that_a_mended_rule_forbids_is_told(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=6)
    before = (await inside.table(made["id"])).match
    inside.house.hall.awake.clear()  # as after a kill: the entries after the save are all there is
    last = before.versions[-2]
    await inside.house.database.commit(
        Change().run(
            update(ENTRIES).where(ENTRIES.c.table_id == made["id"], ENTRIES.c.version == last).values(number=99)
        )
    )
    table = await inside.table(made["id"])
    assert table.match.history == before.history[:-2]
    assert table.match.version > before.version
    assert [note.code for note in table.notes] == ["rules-changed"]
    assert same(await stored(inside, made["id"]), table.match)


async def test_entries_of_other_rules_are_told(
    inside: Inside, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=3)
    before = (await inside.table(made["id"])).match
    inside.house.hall.awake.clear()
    monkeypatch.setattr(type(find_game("embers")), "version", "99")
    table = await inside.table(made["id"])
    assert table.match.history == before.history
    assert [note.code for note in table.notes] == ["rules-changed"]


async def test_a_match_that_breaks_goes_back_to_what_was_stored(
    inside: Inside, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    await wire.command("look", seat=0)
    position = await wire.turn()
    table = await inside.table(made["id"])
    feed = embers_game.Feed
    original = feed.do

    def broken(self: Any, s: Any, action: Any) -> None:
        original(self, s, action)
        raise ZeroDivisionError

    monkeypatch.setattr(feed, "do", broken)
    action = position["decision"]["actions"][0]["number"]
    await wire.refused("error-server-broken", "act", seat=0, version=position["version"], action=action)
    monkeypatch.setattr(feed, "do", original)
    await wire.until("frozen")
    await wire.until("position")
    assert table.match.version == position["version"]
    await resent(wire, "act", seat=0, version=position["version"], action=action)
    rows = await inside.house.database.fetch(select(TABLES.c.id))
    assert len(rows) == 1
