"""Forged, replayed and foreign requests are refused; pages, cookies, origins and logs give nothing away."""

import logging
import random

import msgspec
import pytest
from sqlalchemy import select
from tests.server.client import HOST, ME, OTHER, Inside, Json, Person, play_out, two

from holdfast.server.people import COOKIE, claimed, sign
from holdfast.server.people import Person as Known
from holdfast.server.schema import DEVICES, SEATS, SHARES
from holdfast.server.settings import Settings

pytestmark = pytest.mark.anyio


# Forged


async def test_a_forged_cookie_is_nobody(inside: Inside, ann: Person) -> None:
    cookie = ann.http.cookies[COOKIE]
    me = (await ann.ok("GET", "/api/me"))["id"]
    chance = random.Random(1)
    forged = [
        "",
        "x",
        ".",
        f"{me}.0",
        f"{me}.0.",
        f"{me}.0.{'0' * 64}",
        f"{me}.1.{cookie.rpartition('.')[2]}",
        sign(Known(me, "Ann", "en", 0), "another secret"),
        cookie[:-1],
        cookie + "0",
        cookie.upper(),
    ]
    for _ in range(50):
        place = chance.randrange(len(cookie))
        forged.append(cookie[:place] + chance.choice("0123456789abcdef.-_") + cookie[place + 1 :])
    for one in forged:
        if one == cookie:
            continue
        eve = inside.nobody()
        answer = await eve.ask("GET", "/api/me", headers={"cookie": f"{COOKIE}={one}"})
        assert answer.status_code == 401, one
    assert claimed(cookie, inside.settings.secret) == (me, 0)
    assert claimed("ä.0.ß", inside.settings.secret) is None


async def test_a_socket_needs_a_person(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    assert await (await inside.nobody().socket(made["id"])).end() == (4403, "error-server-nobody")
    assert await (await ann.socket("nothing")).end() == (4403, "error-server-no-table")


async def test_commands_for_anothers_seat_are_refused(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    eve = await inside.person("Eve")
    watching = await eve.socket(made["id"])
    table = await inside.table(made["id"])
    before = table.match.save()
    version = table.match.version
    assert table.match.state.decision is not None
    decider = table.match.state.decision.seat
    action = table.match.state.decision.actions[0].index
    wrong = (left, right)[1 - decider]
    for wire in (wrong, watching):
        for kind, fields in (
            ("act", {"version": version, "action": action}),
            ("undo", {"version": version, "before": 0}),
            ("answer", {"version": version, "agree": True}),
            ("look", {}),
            ("point", {"version": version, "action": action}),
        ):
            await wire.refused("error-server-not-your-seat", kind, seat=decider, **fields)
        await wire.refused("error-server-not-your-seat", "act", seat=16, version=version, action=action)
    await wrong.refused("error-not-your-turn", "act", seat=1 - decider, version=version, action=action)
    for number in (2**31, 10**6, 77):
        await (left, right)[decider].refused(
            "error-no-action-number", "act", seat=decider, version=version, action=number
        )
    assert table.match.save() == before


async def test_a_command_of_another_person_with_the_same_id_is_not_taken_for_done(
    inside: Inside, ann: Person, bob: Person
) -> None:
    _, left, right = await two(inside, ann, bob)
    assert (await left.command("chat", id="same", text="mine"))["type"] == "done"
    right.post("chat", id="same", text="mine too")
    while (await right.until("said"))["text"] != "mine too":
        pass


async def test_a_replayed_command_changes_nothing(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    table = await inside.table(made["id"])
    sent: list[Json] = []
    for _ in range(8):
        assert table.match.state.decision is not None
        seat = table.match.state.decision.seat
        command: Json = {
            "id": f"c{len(sent)}",
            "seat": seat,
            "version": table.match.version,
            "action": table.match.state.decision.actions[0].index,
        }
        assert (await (left, right)[seat].command("act", **command))["type"] == "done"
        sent.append(command)
    before = table.match.save()
    for command in sent:
        wire = (left, right)[command["seat"]]
        assert (await wire.command("act", **command))["type"] == "done"  # acknowledged again, done once
        await wire.refused("error-stale", "act", **{**command, "id": f"new{command['id']}"})
    assert table.match.save() == before


async def test_a_forgotten_command_is_stale(
    inside: Inside, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holdfast.server.tables.REMEMBERED", 2)
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=6)
    table = await inside.table(made["id"])
    assert len(table.commands) == 2


async def test_the_host_of_one_table_is_nobody_at_another(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, ME])
    await bob.open([ME, ME])
    path = f"/api/tables/{made['id']}"
    for method, where, body in (
        ("PATCH", path, {"paused": True}),
        ("PUT", f"{path}/seats/0", {"free": True}),
        ("PUT", f"{path}/seats/1", {"invite": True}),
        ("PUT", f"{path}/seats/1", {"revoke": True}),
        ("POST", f"{path}/start", None),
        ("DELETE", path, None),
        ("GET", f"{path}/save", None),
    ):
        await bob.refused(403, "error-server-not-host", method, where, **({} if body is None else {"json": body}))
    await bob.refused(403, "error-server-not-your-table", "POST", f"{path}/rematch")
    await bob.refused(403, "error-server-not-your-seat", "GET", f"{path}/replay?seat=0")
    assert (await inside.table(made["id"])).terms.paused is False


async def test_a_seed_is_for_those_who_play_alone(inside: Inside, ann: Person) -> None:
    await ann.open([ME, ME], seed=1)
    for other in ({"kind": "open"}, OTHER):
        body = {"game": "embers", "seats": [ME, other], "seed": 1}
        await ann.refused(400, "error-server-seed", "POST", "/api/tables", json=body)


# Pages, cookies, origins


async def test_every_answer_has_its_headers(inside: Inside, ann: Person) -> None:
    for path in (
        "/",
        "/table/x",
        "/assets/nothing.js",
        "/api/me",
        "/api/games",
        "/api/nothing",
        "/nothing",
        "/metrics",
    ):
        answer = await ann.ask("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy, path
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


async def test_the_page_has_no_inline_script(inside: Inside) -> None:
    page = (await inside.nobody().ask("GET", "/")).text
    assert "<script" in page
    for part in page.split("<script")[1:]:
        assert part.partition(">")[2].startswith("</script>")
    assert "style=" not in page
    assert " on" not in "".join(part.partition(">")[0] for part in page.split("<")[1:])


async def test_a_reload_finds_the_page_again(inside: Inside) -> None:
    nobody = inside.nobody()
    front = await nobody.ask("GET", "/")
    for path in ("/table/abc", "/join/abc/code", "/rules/paris", "/replay/abc"):
        answer = await nobody.ask("GET", path)
        assert (answer.status_code, answer.text) == (200, front.text)
        assert answer.headers["content-type"].startswith("text/html")
    assert (await nobody.ask("GET", "/elsewhere")).status_code == 404


async def test_files_of_the_page_are_kept_by_browsers(inside: Inside) -> None:
    nobody = inside.nobody()
    page = (await nobody.ask("GET", "/")).text
    script = page.partition('src="')[2].partition('"')[0]
    assert script.startswith("/assets/")
    assert "immutable" in (await nobody.ask("GET", script)).headers["cache-control"]
    assert (await nobody.ask("GET", "/")).headers["cache-control"] == "no-store"


async def test_cookies_are_for_this_site_only(settings: Settings) -> None:
    async with Inside(settings) as inside:
        answer = await inside.nobody().ask("POST", "/api/me", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert "secure" not in cookie
    public = msgspec.structs.replace(settings, public=True, host="0.0.0.0")
    async with Inside(public) as inside:
        answer = await inside.nobody().ask("POST", "/api/me", json={"name": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()


async def test_another_page_can_ask_for_nothing(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    for origin in ("http://evil.example", "null", f"http://{HOST}.evil.example", "http://localhost:1", f"ftp://{HOST}"):
        await ann.refused(403, "error-server-origin", "GET", "/api/me", headers={"origin": origin})
        await ann.refused(403, "error-server-origin", "POST", "/api/me", json={}, headers={"origin": origin})
        wire = await ann.socket(made["id"], origin=origin)
        assert await wire.end() == (4403, "error-server-origin")
    await ann.ok("GET", "/api/me", headers={"origin": f"http://{HOST}"})
    for host in ("evil.example", "evil.example:8484", "localhost.evil.example:8484", "", "[::2]:8484"):
        await ann.refused(403, "error-server-host", "GET", "/api/me", headers={"host": host})
    for host in ("localhost", "127.0.0.1:9", "[::1]:8484"):
        await ann.ok("GET", "/api/me", headers={"host": host})


async def test_a_public_server_knows_its_own_address(settings: Settings) -> None:
    own = "https://play.example.org"
    async with Inside(msgspec.structs.replace(settings, public=True, host="0.0.0.0", origin=own)) as inside:
        person = inside.nobody()
        await person.ok("GET", "/health", headers={"host": "play.example.org", "origin": own})
        await person.refused(403, "error-server-origin", "GET", "/health", headers={"origin": "https://evil.example"})


# Secrets


async def test_codes_are_kept_as_digests_and_secrets_are_not_logged(
    inside: Inside, ann: Person, bob: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        made = await ann.open([ME, OTHER])
        device = (await ann.ok("POST", "/api/me/link"))["code"]
        await bob.sit(made, 1)
        left, right = await ann.socket(made["id"]), await bob.socket(made["id"])
        for wire in (left, right):
            await wire.until("position")
        await play_out(left, right)
        shared = (await ann.ok("POST", f"/api/tables/{made['id']}/share"))["code"]
        await ann.ask("POST", "/api/link", json={"code": "wrong"})
        await ann.ask("GET", "/metrics")
    again = await ann.open([ME, OTHER])
    codes = [made["invitations"]["1"], again["invitations"]["1"], device, shared]
    rows = [await inside.house.database.fetch(select(table)) for table in (SEATS, DEVICES, SHARES)]
    kept = str([tuple(row) for found in rows for row in found])
    cookies = [person.http.cookies[COOKIE] for person in (ann, bob)]
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("holdfast"))
    metrics = (await ann.ask("GET", "/metrics")).text
    assert "holdfast_commands_total" in metrics
    for secret in (*codes, *cookies, inside.settings.secret):
        assert secret not in kept
        assert secret not in ours
        assert secret not in metrics


async def test_problems_tell_nothing_of_the_inside(
    inside: Inside, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret path")

    monkeypatch.setattr(inside.house.hall, "lines", broken)
    answer = await ann.ask("GET", "/api/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "error-server-internal"
    assert "secret" not in answer.text


async def test_a_body_that_is_too_large_is_refused(inside: Inside, ann: Person) -> None:
    answer = await ann.ask("POST", "/api/saves", content=b"x" * (5 * 1024 * 1024))
    assert answer.status_code == 413
