"""People and seats: guests, devices, invitations, hosts, hand-over, time limits, and what is removed after a while."""

import asyncio

import msgspec
import pytest
from sqlalchemy import func, select
from tests.server.client import AGENT, ME, OTHER, Inside, Json, Person, play_out, two

from holdfast.core import Match
from holdfast.registry import game as find_game
from holdfast.server import hall as halls
from holdfast.server import house as houses
from holdfast.server import routes, tables, thinking
from holdfast.server.clock import now
from holdfast.server.schema import CHATS, DEVICES, PEOPLE, SEATS, TABLES
from holdfast.server.settings import Settings
from holdfast.server.thinking import FAILED, SLOW, Thinker

pytestmark = pytest.mark.anyio
DAY = 24 * 60 * 60


# Guests


async def test_a_guest_has_a_name_and_a_language(inside: Inside) -> None:
    person = inside.nobody()
    await person.refused(401, "error-server-nobody", "GET", "/api/me")
    await person.ok("POST", "/api/me", json={"name": "  Zoë\u200b\x1b[31m  ", "lang": "fr"})
    me = await person.ok("GET", "/api/me")
    assert (me["name"], me["lang"]) == ("Zoë [31m", "fr")
    await person.ok("POST", "/api/me", json={"name": "Zoé"})
    assert await person.ok("GET", "/api/me") == {**me, "name": "Zoé"}
    await person.refused(400, "error-no-language", "POST", "/api/me", json={"lang": "xx"})
    await person.refused(400, "error-server-name", "POST", "/api/me", json={"name": "\x00\u202e"})


async def test_a_link_moves_a_person_to_another_device_once(inside: Inside, ann: Person) -> None:
    code = (await ann.ok("POST", "/api/me/link"))["code"]
    phone = inside.nobody()
    await phone.ok("POST", "/api/link", json={"code": code})
    assert await phone.ok("GET", "/api/me") == await ann.ok("GET", "/api/me")
    await inside.nobody().refused(400, "error-server-link", "POST", "/api/link", json={"code": code})


async def test_a_link_to_another_device_ends(inside: Inside, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    code = (await ann.ok("POST", "/api/me/link"))["code"]
    later = now() + 60 * routes.LINK_MINUTES + 1
    monkeypatch.setattr(routes, "now", lambda: later)
    await inside.nobody().refused(400, "error-server-link", "POST", "/api/link", json={"code": code})


async def test_signing_out_ends_every_device(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    await ann.ok("POST", "/api/me/sign-out")
    assert await wire.end() == (4401, "error-server-nobody")
    await ann.refused(401, "error-server-nobody", "GET", "/api/me")


# Seats


async def test_an_invitation_is_used_once_and_can_be_revoked(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, OTHER])
    seats, seat = f"/api/tables/{made['id']}/seats", f"/api/tables/{made['id']}/seats/1"
    await ann.ok("PUT", seat, json={"revoke": True})
    await bob.refused(400, "error-server-invitation", "POST", seats, json={"code": made["invitations"]["1"]})
    code = (await ann.ok("PUT", seat, json={"invite": True}))["code"]
    newer = (await ann.ok("PUT", seat, json={"invite": True}))["code"]
    await bob.refused(400, "error-server-invitation", "POST", seats, json={"code": code})
    assert await bob.ok("POST", seats, json={"code": newer}) == {"seat": 1}
    eve = await inside.person("Eve")
    await eve.refused(400, "error-server-invitation", "POST", seats, json={"code": newer})
    await eve.refused(400, "error-server-no-open-seat", "POST", seats, json={})
    table = await inside.table(made["id"])
    assert (table.terms.status, table.match.names) == ("running", ["Ann", "Bob"])


async def test_a_link_says_what_it_invites_to(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, OTHER, {"kind": "agent", "agent": "random", "name": "Otto"}])
    path = f"/api/tables/{made['id']}/invitation"
    told = await bob.ok("GET", path, params={"code": made["invitations"]["1"], "lang": "fr"})
    assert (told["host"], told["seats"], told["seat"]) == ("Ann", ["Ann", "Otto"], 1)
    assert told["name"]
    assert (await bob.ok("GET", path, params={"code": made["code"]}))["seat"] == 1
    await bob.refused(400, "error-server-invitation", "GET", path, params={"code": "nonsense"})
    await bob.ok("POST", f"/api/tables/{made['id']}/seats", json={"code": made["code"]})
    await bob.refused(400, "error-server-invitation", "GET", path, params={"code": made["code"]})


async def test_the_host_names_the_agent_that_takes_a_free_seat(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, OTHER, OTHER])
    seats, wish = f"/api/tables/{made['id']}/seats", {"agent": "random", "name": "Otto"}
    await ann.refused(403, "error-server-not-your-seat", "PUT", f"{seats}/1", json={"name": "Otto"})
    await ann.ok("PUT", f"{seats}/1", json=wish)
    await bob.refused(403, "error-server-not-host", "PUT", f"{seats}/1", json=wish)
    await bob.ok("POST", seats, json={"code": made["code"]})
    await ann.refused(403, "error-server-not-your-seat", "PUT", f"{seats}/2", json=wish)
    assert (await inside.table(made["id"])).match.names == ["Ann", "Otto", "Bob"]


async def test_only_one_of_two_who_come_at_once_gets_the_seat(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, {"kind": "open"}])
    eve = await inside.person("Eve")
    seats = f"/api/tables/{made['id']}/seats"
    answers = await asyncio.gather(*(one.ask("POST", seats, json={}) for one in (bob, eve)))
    assert sorted(answer.status_code for answer in answers) == [200, 400]


async def test_two_of_the_same_name_can_be_told_apart(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME, {"kind": "open"}])
    other = await inside.person("Ann")
    await other.ok("POST", f"/api/tables/{made['id']}/seats", json={})
    assert (await inside.table(made["id"])).match.names == ["Ann", "Ann 2", "Ann 3"]


async def test_nobody_acts_before_all_seats_are_taken(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, OTHER])
    wire = await ann.socket(made["id"])
    position = await wire.until("position")
    await wire.refused("error-server-not-started", "act", seat=0, version=position["version"], action=0)
    await ann.refused(400, "error-server-seats-empty", "POST", f"/api/tables/{made['id']}/start")
    await ann.ok("PUT", f"/api/tables/{made['id']}/seats/1", json={"agent": "random"})
    assert (await inside.table(made["id"])).terms.status == "running"


async def test_the_host_pauses_hands_on_and_removes(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    path = f"/api/tables/{made['id']}"
    await bob.refused(403, "error-server-not-host", "PATCH", path, json={"paused": True})
    await ann.ok("PATCH", path, json={"paused": True})
    status = await left.until("status")
    while not status["paused"]:
        status = await left.until("status")
    seat, version = (await inside.table(made["id"])).match.state.decision.seat, 1  # type: ignore[union-attr]
    await (left, right)[seat].refused("error-server-paused", "act", seat=seat, version=version, action=0)
    await ann.refused(400, "error-server-new-host", "PATCH", path, json={"host": 7})
    await ann.ok("PATCH", path, json={"host": 1, "paused": False})
    await ann.refused(403, "error-server-not-host", "DELETE", path)
    await bob.ok("DELETE", path)
    assert await left.end() == await right.end() == (4404, "error-server-no-table")
    await ann.refused(404, "error-server-no-table", "GET", f"{path}/chat")


async def test_a_seat_is_handed_to_an_agent_and_taken_back(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob, pace=10_000)
    path = f"/api/tables/{made['id']}/seats"
    await ann.refused(403, "error-server-is-here", "PUT", f"{path}/1", json={"agent": "random"})
    await bob.refused(403, "error-server-not-host", "PUT", f"{path}/0", json={"agent": "random"})
    await right.leave()
    await ann.ok("PUT", f"{path}/1", json={"agent": "random"})
    notes = (await left.until("noted"))["notes"]
    assert [note["code"] for note in notes] == ["handed-over"]
    assert "Bob" in notes[0]["text"]
    table = await inside.table(made["id"])
    assert (table.sitting[1].agent, table.sitting[1].person) == ("random", (await bob.ok("GET", "/api/me"))["id"])
    again = await bob.socket(made["id"])
    await again.until("position")
    await again.refused("error-server-agent-plays", "act", seat=1, version=table.match.version, action=0)
    await bob.ok("PUT", f"{path}/1", json={"agent": ""})
    assert table.match.persons == [0, 1]
    await bob.refused(400, "error-no-agent", "PUT", f"{path}/1", json={"agent": "genius"})
    await ann.refused(400, "error-no-seat", "PUT", f"{path}/9", json={"agent": "random"})


async def test_a_change_that_is_refused_leaves_everything_as_it_was(inside: Inside, ann: Person, bob: Person) -> None:
    made, _, _ = await two(inside, ann, bob)
    table = await inside.table(made["id"])
    before = msgspec.json.encode([table.sitting, table.terms, table.notes])
    await ann.refused(400, "error-server-new-host", "PATCH", f"/api/tables/{made['id']}", json={"pace": 7, "host": 9})
    assert msgspec.json.encode([table.sitting, table.terms, table.notes]) == before


async def test_a_seat_that_was_freed_waits_for_somebody(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    await right.leave()
    await ann.ok("PUT", f"/api/tables/{made['id']}/seats/1", json={"free": True})
    table = await inside.table(made["id"])
    assert table.terms.status == "waiting"
    await left.refused("error-server-not-started", "act", seat=0, version=table.match.version, action=0)


async def test_when_the_time_is_over_an_agent_moves(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    table = await inside.table(made["id"])
    await ann.ok("PATCH", f"/api/tables/{made['id']}", json={"limit": 1})
    version = table.match.version
    # Coming back does not give one more time.
    deadline = asyncio.get_running_loop().time() + 20
    while table.match.version == version:
        assert asyncio.get_running_loop().time() < deadline
        await left.leave()
        left = await ann.socket(made["id"])
        await asyncio.sleep(0.2)
    noted = await right.until("noted")
    assert noted["notes"][0]["code"] == "time-over"


async def test_the_position_says_how_much_time_is_left(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    assert left.position is not None
    assert left.position["left"] is None
    await ann.ok("PATCH", f"/api/tables/{made['id']}", json={"limit": 1000})
    for wire in (left, right):
        assert 900 < (await wire.until("position"))["left"] <= 1000
    # Whoever comes back sees the same clock.
    again = await bob.socket(made["id"])
    assert 900 < (await again.until("position"))["left"] <= 1000
    await ann.ok("PATCH", f"/api/tables/{made['id']}", json={"paused": True})
    assert (await left.until("position"))["left"] is None


async def test_tables_with_a_time_limit_go_on_by_themselves_when_the_server_starts(settings: Settings) -> None:
    async with Inside(settings) as inside:
        ann, bob = await inside.person("Ann"), await inside.person("Bob")
        made, *_ = await two(inside, ann, bob, limit=1000)
        await ann.open([ME, ME])
    async with Inside(settings) as inside:
        assert list(inside.house.hall.awake) == [made["id"]]
        assert not inside.house.hall.awake[made["id"]].idle


# Agents


async def one_move(thinker: Thinker, seats: int = 2) -> str:
    state = Match(find_game("embers"), seats=seats, seed=1).state
    assert state.decision is not None
    choice = await thinker.choose(state, state.decision.seat, "random")
    assert choice.number in [action.index for action in state.decision.actions]
    return choice.replaced


async def test_an_agent_that_fails_or_is_too_slow_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    python = thinking.COMMAND[0]
    framed = "import sys, pickle; d = pickle.dumps('ValueError'); sys.stdin.buffer.read(4); "
    for program, why in (
        ("import time; time.sleep(60)", SLOW),
        ("raise SystemExit", FAILED),
        (framed + "sys.stdout.buffer.write(len(d).to_bytes(4, 'big') + d)", FAILED),
    ):
        monkeypatch.setattr(thinking, "COMMAND", (python, "-c", program))
        thinker = Thinker(1, budget=1.0 if why == SLOW else 30.0)
        assert await one_move(thinker) == why
        await thinker.close()


async def test_a_simpler_agent_decides_before_chance_does(monkeypatch: pytest.MonkeyPatch) -> None:
    program = (
        "import holdfast.server.worker as w; real = w.choose; "
        "w.choose = lambda data, seat, spec, seed: real(data, seat, spec, seed) if spec == 'heuristic' else 1 // 0; "
        "w.main()"
    )
    monkeypatch.setattr(thinking, "COMMAND", (thinking.COMMAND[0], "-c", program))
    monkeypatch.setattr("secrets.choice", lambda numbers: pytest.fail("chance decided"))
    state = Match(find_game("paris"), seats=2, seed=1).state
    assert state.decision is not None
    thinker = Thinker(1, budget=60.0)
    choice = await thinker.choose(state, state.decision.seat, "search")
    await thinker.close()
    assert choice.replaced == FAILED
    assert choice.number in [action.index for action in state.decision.actions]


async def test_agents_think_in_workers_that_are_started_again(inside: Inside) -> None:
    thinker = Thinker(1, budget=60.0)
    assert await one_move(thinker) == ""
    process = thinker._workers[0]._process
    assert process is not None
    process.kill()
    await process.wait()
    assert await one_move(thinker) == ""
    await thinker.close()


async def test_the_log_of_the_table_says_that_an_agent_was_replaced(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "COMMAND", (thinking.COMMAND[0], "-c", "raise SystemExit"))
    async with Inside(settings) as inside:
        ann = await inside.person("Ann", lang="fr")
        made = await ann.open([AGENT, ME])
        wire = await ann.socket(made["id"])
        note = (await wire.until("noted"))["notes"][0]
        assert (note["code"], note["seat"]) == ("agent-failed", 0)
        assert "a échoué" in note["text"]
        again = await ann.socket(made["id"], lang="en")
        assert (await again.until("noted"))["notes"][0]["text"].endswith("a simpler player decided this time.")


# Spectators


async def test_spectators_see_what_everybody_sees_if_the_host_allows_it(
    inside: Inside, ann: Person, bob: Person
) -> None:
    made, _, _ = await two(inside, ann, bob)
    eve = await inside.person("Eve")
    wire = await eve.socket(made["id"])
    position = await wire.until("position")
    assert (position["seat"], position["view"]["hand"]) == (-1, None)
    await ann.ok("PATCH", f"/api/tables/{made['id']}", json={"watch": False})
    assert await wire.end() == (4403, "error-server-not-your-table")
    assert await (await eve.socket(made["id"])).end() == (4403, "error-server-not-your-table")
    for path in ("chat", "replay", "description"):
        await eve.refused(403, "error-server-not-your-table", "GET", f"/api/tables/{made['id']}/{path}")


# Limits


async def limited(settings: Settings, **limits: int) -> Inside:
    return Inside(msgspec.structs.replace(settings, **limits))


async def test_tables_per_person_are_limited(settings: Settings) -> None:
    async with await limited(settings, tables_per_person=2) as inside:
        ann = await inside.person("Ann")
        for _ in range(2):
            await ann.open([ME, ME])
        await ann.refused(
            400, "error-server-too-many-tables", "POST", "/api/tables", json={"game": "embers", "seats": [ME, ME]}
        )


async def test_connections_per_person_are_limited(settings: Settings) -> None:
    async with await limited(settings, connections_per_person=2) as inside:
        ann, bob = await inside.person("Ann"), await inside.person("Bob")
        made = await ann.open([ME, ME])
        wires = [await ann.socket(made["id"]) for _ in range(2)]
        for wire in wires:
            await wire.until("position")
        assert await (await ann.socket(made["id"])).end() == (4429, "error-server-too-many-sockets")
        await (await bob.socket(made["id"])).until("position")
        await wires[0].leave()
        await (await ann.socket(made["id"])).until("position")


async def test_requests_of_one_address_are_limited(settings: Settings) -> None:
    async with await limited(settings, requests_per_minute=5) as inside:
        person = inside.nobody()
        answers = [(await person.ask("GET", "/health")).status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2


async def test_messages_of_one_socket_are_limited(settings: Settings) -> None:
    async with await limited(settings, messages_per_second=5) as inside:
        ann = await inside.person("Ann")
        made = await ann.open([ME, ME])
        wire = await ann.socket(made["id"])
        for _ in range(40):
            wire.post("ping")
        assert await wire.end() == (4429, "error-server-too-fast")


# What is removed


async def counts(inside: Inside) -> dict[str, int]:
    found = {}
    for table in (PEOPLE, TABLES, SEATS, CHATS, DEVICES):
        found[table.name] = (await inside.house.database.fetch(select(func.count()).select_from(table)))[0][0]
    return found


async def sweep_after(inside: Inside, days: int, monkeypatch: pytest.MonkeyPatch) -> Json:
    later = now() + days * DAY + 1
    for module in (halls, tables, houses):
        monkeypatch.setattr(module, "now", lambda: later)
    await inside.house.hall.sweep()
    return await counts(inside)


async def test_what_is_old_is_removed(
    inside: Inside, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, left, right = await two(inside, ann, bob)
    await left.command("chat", text="Hello")
    await play_out(left, right)
    running = await ann.open([ME, ME])
    await inside.person("Eve")
    await ann.ok("POST", "/api/me/link")
    for wire in (left, right):
        await wire.leave()
    settings = inside.settings
    assert await sweep_after(inside, 1, monkeypatch) == {
        "person": 3,
        "table_": 2,
        "seat": 4,
        "chat": 1,
        "device": 0,
    }
    assert (await sweep_after(inside, settings.chat_days, monkeypatch))["chat"] == 0
    after = await sweep_after(inside, settings.finished_days, monkeypatch)
    assert after["table_"] == 1  # the one that is not over
    await ann.refused(404, "error-server-no-table", "GET", f"/api/tables/{made['id']}/chat")
    after = await sweep_after(inside, settings.people_days, monkeypatch)
    assert after["person"] == 1  # whoever still sits somewhere
    await inside.house.hall.drop(running["id"])
    await sweep_after(inside, settings.unfinished_days, monkeypatch)
    assert await sweep_after(inside, 1, monkeypatch) == {
        "person": 0,
        "table_": 0,
        "seat": 0,
        "chat": 0,
        "device": 0,
    }
