"""Around the table: links for any seat, starting without somebody, today's table, content packs, looking back."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.client import AGENT, LONG, ME, OTHER, Inside, Json, Person, play_out, two

from holdfast.registry import game as find_game
from holdfast.server import packs, today
from holdfast.server.settings import Settings

pytestmark = pytest.mark.anyio
PACK = {
    "pack.toml": 'name = "tall-fire"\ngame = "embers"\n',
    "fuel.toml": '[[fuel]]\nid = "twig"\ncards = 60\n',
}


# Invitations


async def test_one_link_takes_whoever_comes_to_a_free_seat(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, OTHER, {"kind": "open"}])
    seats = f"/api/tables/{made['id']}/seats"
    assert await bob.ok("POST", seats, json={"code": made["code"]}) == {"seat": 1}
    eve = await inside.person("Eve")
    assert await eve.ok("POST", seats, json={"code": made["code"]}) == {"seat": 2}
    late = await inside.person("Late")
    await late.refused(400, "error-server-invitation", "POST", seats, json={"code": made["code"]})
    assert (await inside.table(made["id"])).terms.status == "running"


async def test_a_new_link_for_the_table_voids_the_old_one(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, OTHER])
    path = f"/api/tables/{made['id']}"
    await bob.refused(403, "error-server-not-host", "POST", f"{path}/invitation")
    code = (await ann.ok("POST", f"{path}/invitation"))["code"]
    await bob.refused(400, "error-server-invitation", "POST", f"{path}/seats", json={"code": made["code"]})
    assert await bob.ok("POST", f"{path}/seats", json={"code": code}) == {"seat": 1}


async def test_a_table_where_nobody_is_waited_for_has_no_link(ann: Person) -> None:
    assert (await ann.open([ME, AGENT]))["code"] == ""


async def test_the_host_starts_without_somebody_who_still_comes_by_the_link(
    inside: Inside, ann: Person, bob: Person
) -> None:
    made = await ann.open([ME, OTHER])
    path = f"/api/tables/{made['id']}"
    await ann.refused(400, "error-server-seats-empty", "POST", f"{path}/start")
    await bob.refused(403, "error-server-not-host", "POST", f"{path}/start?without=true")
    assert (await ann.ok("POST", f"{path}/start?without=true"))["status"] == "running"
    wire = await ann.socket(made["id"])
    await wire.until("position")
    table = await inside.table(made["id"])
    while table.match.state.decision is not None and table.match.state.decision.seat == 0:
        await wire.act()
        await wire.until("position")
    await bob.sit(made, 1)
    assert (table.terms.status, table.match.names) == ("running", ["Ann", "Bob"])


async def test_a_seat_that_an_agent_filled_is_still_kept_for_whoever_was_invited(
    inside: Inside, ann: Person, bob: Person
) -> None:
    made = await ann.open([ME, OTHER])
    await ann.ok("PUT", f"/api/tables/{made['id']}/seats/1", json={"agent": "random"})
    await bob.sit(made, 1)
    place = (await inside.table(made["id"])).sitting[1]
    assert (place.agent, place.name) == ("", "Bob")


async def test_the_status_says_which_seats_have_a_link(ann: Person) -> None:
    made = await ann.open([ME, OTHER, {"kind": "open"}])
    wire = await ann.socket(made["id"])
    status = await wire.until("status")
    assert [seat["invited"] for seat in status["seats"]] == [False, True, False]
    assert (status["link"], status["today"], status["rematch"]) == (True, "", "")


async def test_the_host_sits_down_on_a_free_seat_and_people_rename_their_own(
    inside: Inside, ann: Person, bob: Person
) -> None:
    made = await ann.open([ME, OTHER, {"kind": "open"}])
    await bob.sit(made, 1)
    seats = f"/api/tables/{made['id']}/seats"
    await bob.refused(403, "error-server-not-host", "PUT", f"{seats}/2", json={"me": True})
    await ann.refused(400, "error-server-seat-taken", "PUT", f"{seats}/1", json={"me": True})
    await ann.ok("PUT", f"{seats}/2", json={"me": True})
    await ann.refused(403, "error-server-not-your-seat", "PUT", f"{seats}/1", json={"name": "Bob the slow"})
    await bob.ok("PUT", f"{seats}/1", json={"name": "Ann"})
    assert (await inside.table(made["id"])).match.names == ["Ann", "Ann 3", "Ann 2"]


async def test_a_guest_without_a_name_is_called_so_in_their_language(inside: Inside) -> None:
    person = inside.nobody()
    assert (await person.ok("POST", "/api/me", json={"lang": "fr"}))["name"] == "Invité"


# Lists


async def test_a_list_says_where_each_match_stands_and_how_it_ended(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, AGENT], game="paris")
    line = (await ann.ok("GET", "/api/tables"))[0]
    assert line["agents"] == ["", "random"]
    assert "Spring 1/4" in line["headline"]
    assert "Printemps 1/4" in (await ann.ok("GET", "/api/tables?lang=fr"))[0]["headline"]
    await inside.house.hall.drop(made["id"])
    assert (await ann.ok("GET", "/api/tables"))[0] == line
    _, left, right = await two(inside, ann, bob)
    await play_out(left, right)
    over = next(line for line in await ann.ok("GET", "/api/tables") if line["id"] != made["id"])
    assert (over["status"], over["asked"]) == ("over", -1)
    assert over["headline"]
    assert len(over["places"]) == len(over["scores"]) == 2


async def test_both_who_want_a_rematch_find_the_same_table(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right)
    path = f"/api/tables/{made['id']}/rematch"
    answers = await asyncio.gather(ann.ok("POST", path), bob.ok("POST", path))
    assert answers[0]["id"] == answers[1]["id"] != made["id"]
    status = await right.until("status")
    while not status["rematch"]:
        status = await right.until("status")
    assert status["rematch"] == answers[0]["id"]


async def test_the_position_says_when_each_seat_decided_last(inside: Inside, ann: Person, bob: Person) -> None:
    _, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=7)
    await left.quiet()
    await right.quiet()
    assert left.position is not None
    assert right.position is not None
    decided = left.position["decided"]
    assert max(decided) == left.position["version"]
    assert decided == right.position["decided"] == [one.position["undo"]["last"] or 0 for one in (left, right)]  # type: ignore[index]


# Today's table


async def test_today_everybody_has_the_same_seed_once(inside: Inside, ann: Person, bob: Person) -> None:
    mine = (await ann.ok("POST", "/api/today/paris"))["id"]
    assert (await ann.ok("POST", "/api/today/paris"))["id"] == mine
    theirs = (await bob.ok("POST", "/api/today/paris"))["id"]
    tables = [await inside.table(one) for one in (mine, theirs)]
    assert mine != theirs
    assert tables[0].match.seed == tables[1].match.seed
    assert [seat.agent for seat in tables[0].sitting] == ["", "normal", "normal"]
    lines = {line["game"]: line for line in await ann.ok("GET", "/api/today")}
    assert (lines["paris"]["table"], lines["paris"]["status"], lines["paris"]["text"]) == (mine, "running", "")
    assert (lines["outlive"]["table"], lines["warofmine"]["level"]) == ("", "")
    await ann.refused(404, "error-no-game", "POST", "/api/today/chess")
    await inside.nobody().refused(401, "error-server-nobody", "POST", "/api/today/paris")


async def test_another_day_has_another_seed() -> None:
    seeds = {today.seed_of(f"2026-11-{day:02}", find_game("paris")) for day in range(1, 31)}
    assert len(seeds) == 30
    assert today.seed_of("2026-11-16", find_game("paris")) != today.seed_of("2026-11-16", find_game("outlive"))


async def test_todays_table_is_played_by_oneself_and_only_forwards(inside: Inside, ann: Person) -> None:
    made = await ann.ok("POST", "/api/today/embers")
    await ann.refused(
        400, "error-server-today-agent", "PUT", f"/api/tables/{made['id']}/seats/0", json={"agent": "random"}
    )
    wire = await ann.socket(made["id"])
    await ann.ok("PATCH", f"/api/tables/{made['id']}", json={"pace": 0})
    first = await wire.turn()
    await wire.act()
    second = await wire.turn(first["version"])
    await wire.refused(
        "error-server-today-undo", "undo", seat=0, version=second["version"], before=second["undo"]["last"]
    )


async def test_the_result_of_today_is_a_line_to_share(inside: Inside, ann: Person) -> None:
    made = await ann.ok("POST", "/api/today/embers")
    await ann.ok("PATCH", f"/api/tables/{made['id']}", json={"pace": 0})
    wire = await ann.socket(made["id"])
    while (await wire.turn())["decision"] is not None:
        assert wire.position is not None
        version = wire.position["version"]
        await wire.act()
        await wire.turn(version)
    for lang, word in (("en", ", place "), ("fr", ", place ")):
        line = next(one for one in await ann.ok("GET", f"/api/today?lang={lang}") if one["game"] == "embers")
        assert line["status"] == "over"
        assert line["text"].startswith("Holdfast · ")
        assert word in line["text"] or "held" in line["text"] or "hold" in line["text"], line["text"]


# Content packs


async def test_a_sound_pack_is_kept_played_and_thrown_away(inside: Inside, ann: Person, bob: Person) -> None:
    answer = await ann.ok("POST", "/api/packs", json={"game": "embers", "files": PACK})
    pack = answer["pack"]
    assert (answer["problems"], pack["name"], pack["changes"]) == ([], "tall-fire", 1)
    again = await ann.ok("POST", "/api/packs", json={"game": "embers", "files": PACK})
    assert [one["id"] for one in await ann.ok("GET", "/api/packs")] == [again["pack"]["id"]]
    own = f"/api/packs/{again['pack']['id']}"
    assert (await ann.ok("GET", own))["tables"] == {"fuel": [{"id": "twig", "cards": 60}]}
    made = await ann.open([ME, AGENT], content=None, pack=again["pack"]["id"])
    assert (await inside.table(made["id"])).match.base.tables.content.name == "tall-fire"
    assert (await ann.ok("GET", "/api/tables"))[0]["pack"] == "tall-fire"
    # It is nobody else's.
    assert await bob.ok("GET", "/api/packs") == []
    for method in ("GET", "DELETE"):
        await bob.refused(404, "error-server-no-pack", method, own)
    wish: Json = {"game": "embers", "seats": [ME, AGENT], "pack": again["pack"]["id"]}
    await bob.refused(404, "error-server-no-pack", "POST", "/api/tables", json=wish)
    await ann.refused(404, "error-server-no-pack", "POST", "/api/tables", json={**wish, "game": "paris"})
    await ann.ok("DELETE", own)
    assert await ann.ok("GET", "/api/packs") == []


async def test_a_bad_pack_is_answered_with_the_sentences_of_the_engine(ann: Person) -> None:
    files = {
        "pack.toml": 'name = "my-box"\ngame = "paris"\n',
        "buildings.toml": '[[building]]\nid = "t-01"\ncans = "two"\n\n[[building]]\nid = "t-99"\n',
    }
    answer = await ann.ok("POST", "/api/packs", json={"game": "paris", "files": files})
    assert answer["pack"] is None
    assert [(one["file"], one["line"]) for one in answer["problems"]] == [("buildings.toml", 3), ("buildings.toml", 6)]
    assert answer["problems"][0]["text"].startswith("buildings.toml, line 3: [[building]] 't-01': cans: expected")
    french = await ann.ok("POST", "/api/packs?lang=fr", json={"game": "paris", "files": files})
    assert "buildings.toml, ligne 3" in french["problems"][0]["text"]
    empty = await ann.ok("POST", "/api/packs", json={"game": "paris", "files": {}})
    assert "pack.toml" in empty["problems"][0]["text"]
    assert await ann.ok("GET", "/api/packs") == []


@pytest.mark.parametrize("name", ["../pack.toml", "/etc/x.toml", "a/b.toml", ".hidden", "", "x" * 100, "a\x00b"])
async def test_files_of_a_pack_stay_in_its_folder(ann: Person, name: str) -> None:
    wish = {"game": "embers", "files": {name: ""}}
    await ann.refused(400, "error-server-pack-file", "POST", "/api/packs", json=wish)


async def test_packs_are_limited(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside(msgspec.structs.replace(settings, packs_per_person=1)) as inside:
        ann = await inside.person("Ann")
        await ann.ok("POST", "/api/packs", json={"game": "embers", "files": PACK})
        other = {**PACK, "pack.toml": 'name = "other"\ngame = "embers"\n'}
        await ann.refused(
            400, "error-server-too-many-packs", "POST", "/api/packs", json={"game": "embers", "files": other}
        )
        large = {**PACK, "fuel.toml": "#" * packs.SIZE}
        await ann.refused(400, "error-server-pack-size", "POST", "/api/packs", json={"game": "embers", "files": large})
        many = {f"{number}.toml": "" for number in range(packs.FILES + 1)}
        assert (await ann.ask("POST", "/api/packs", json={"game": "embers", "files": many})).status_code == 400
        await ann.refused(404, "error-no-game", "POST", "/api/packs", json={"game": "chess", "files": PACK})
        monkeypatch.setattr(packs, "SECONDS", 0.01)
        await ann.refused(400, "error-server-pack-slow", "POST", "/api/packs", json={"game": "embers", "files": PACK})


# Looking back


async def test_the_record_has_points_after_each_decision(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, OTHER], game="paris")
    await bob.sit(made, 1)
    wires = [await ann.socket(made["id"]), await bob.socket(made["id"])]
    for wire in wires:
        await wire.until("position")
    await play_out(*wires)
    path = f"/api/tables/{made['id']}/record"
    found = await ann.ok("GET", f"{path}?seat=0")
    match = (await inside.table(made["id"])).match
    assert match.state.outcome is not None
    assert found["versions"] == [0, *match.versions]
    assert found["deciders"] == [-1, *(match.decider(entry) for entry in range(len(match.history)))]
    assert [found["scores"][position] for position in (0, 40)] == [
        match.state_at(position).standing().scores for position in (0, 40)
    ]
    parts = {part: points[40] for part, points in found["parts"].items()}
    assert parts == match.state_at(40).standing().parts
    assert {part: points[-1] for part, points in found["parts"].items()} == match.state.outcome.parts
    assert [one["name"] for one in found["stretches"]] == ["Spring", "Summer", "Autumn", "Winter"]
    assert found["outcome"]["scores"] == match.state.outcome.scores
    assert [one["name"] for one in (await ann.ok("GET", f"{path}?lang=fr"))["stretches"]][2] == "Automne"
    # One's own eyes, or everybody's.
    assert len(found["events"]) > len((await ann.ok("GET", path))["events"])
    await ann.refused(403, "error-server-not-your-seat", "GET", f"{path}?seat=1")
    code = (await bob.ok("POST", f"/api/tables/{made['id']}/share?seat=1"))["code"]
    anybody = inside.nobody()
    shared = await anybody.ok("GET", f"/api/shared/{code}/record")
    assert (shared["seat"], shared["scores"]) == (1, found["scores"])
    assert (await anybody.ok("GET", f"/api/shared/{code}/description"))["id"] == "paris"
    for part in ("record", "description"):
        await anybody.refused(404, "error-server-no-share", "GET", f"/api/shared/nonsense/{part}")


async def test_the_record_of_a_group_has_its_figures(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME], game="warofmine")
    found = await ann.ok("GET", f"/api/tables/{made['id']}/record?seat=0")
    match = (await inside.table(made["id"])).match
    assert {figure: amounts[-1] for figure, amounts in found["figures"].items()} == match.state.standing().figures
    assert found["figures"]["people"][0] == 3


async def test_the_record_of_a_closed_table_is_for_those_who_sit_there(ann: Person, bob: Person) -> None:
    made = await ann.open([ME, AGENT], watch=False)
    path = f"/api/tables/{made['id']}/record"
    assert (await ann.ok("GET", path))["versions"][0] == 0
    await bob.refused(403, "error-server-not-your-table", "GET", path)


async def test_the_record_of_a_running_match_can_be_read_while_it_goes_on(inside: Inside, ann: Person) -> None:
    made = await ann.open([AGENT, AGENT], content=LONG)
    wire = await ann.socket(made["id"])
    seen: list[Any] = []
    while not seen or seen[-1]["outcome"] is None:
        seen.append(await ann.ok("GET", f"/api/tables/{made['id']}/record"))
        await wire.quiet()
    for found in seen:
        assert len(found["versions"]) == len(found["scores"]) == len(found["deciders"])
        assert max((event["version"] for event in found["events"]), default=0) <= found["versions"][-1]
