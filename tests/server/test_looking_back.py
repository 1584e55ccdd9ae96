"""A finished match looked at again by an agent, and played on from one of its positions."""

import asyncio
import itertools
from typing import Any

import msgspec
import pytest
from tests.server.client import AGENT, ME, OTHER, Inside, Json, Person, play_out, two

from holdfast.agents import Sight, parse_agent
from holdfast.arena import analyse
from holdfast.core import PERSON, Match, Rng, Seat
from holdfast.registry import game as find_game
from holdfast.server import analyst
from holdfast.server.analysing import judgement, look_back
from holdfast.server.settings import Settings

pytestmark = pytest.mark.anyio


async def finished(inside: Inside, ann: Person, bob: Person) -> str:
    """A table of Embers that Ann and Bob have played to its end."""
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right)
    return str(made["id"])


async def looked_at(person: Person, path: str) -> Json:
    """Asks for an analysis, and waits until it is there."""
    answer: Json = await person.ok("POST", path)
    while answer["state"] in ("waiting", "thinking"):
        assert answer["verdict"] is None
        await asyncio.sleep(0.05)
        answer = await person.ok("GET", path)
    return answer


async def test_a_finished_match_is_looked_at_again(inside: Inside, ann: Person, bob: Person) -> None:
    table = await finished(inside, ann, bob)
    path = f"/api/tables/{table}/analysis"
    assert await ann.ok("GET", path) == {"state": "none", "seconds": 60, "verdict": None}
    found = await looked_at(ann, path)
    assert found["state"] == "done", found
    verdict = found["verdict"]
    match = (await inside.table(table)).match
    assert verdict["whole"]
    assert verdict["worlds"] >= 2
    assert "played on" in verdict["judge"]
    assert verdict["positions"] == sorted(verdict["positions"])
    assert all(0 < position <= len(match.history) for position in verdict["positions"])
    assert verdict["positions"][-1] == len(match.history)
    assert match.state.outcome is not None
    assert verdict["chances"][-1][match.state.outcome.winners[0]] >= 0.5
    assert all(len(row) == 2 and all(0 <= one <= 1 for one in row) for row in verdict["chances"])
    assert [play["seat"] for play in verdict["plays"]] == [0, 1]
    assert sum(play["better"] for play in verdict["plays"]) == len(verdict["better"])
    # Whoever comes later finds it, in their language.
    other = await bob.ok("GET", f"{path}?lang=fr")
    assert other["verdict"]["judge"] != verdict["judge"]
    assert other["verdict"]["chances"] == verdict["chances"]


async def test_only_finished_matches_are_looked_at_and_only_for_those_who_may_look(
    inside: Inside, ann: Person, bob: Person
) -> None:
    running = (await ann.open([ME, AGENT]))["id"]
    for method in ("GET", "POST"):
        await ann.refused(400, "error-server-not-over", method, f"/api/tables/{running}/analysis")
    table = await finished(inside, ann, bob)
    await ann.ok("PATCH", f"/api/tables/{table}", json={"watch": False})
    eve = await inside.person("Eve")
    for method in ("GET", "POST"):
        await eve.refused(403, "error-server-not-your-table", method, f"/api/tables/{table}/analysis")
    await inside.nobody().refused(401, "error-server-nobody", "POST", f"/api/tables/{table}/analysis")
    await inside.nobody().refused(404, "error-server-no-share", "GET", "/api/shared/nonsense/analysis")


def played(game: str, *agents: str) -> Match:
    """A finished match of people who played like these agents."""
    found = find_game(game)
    match = Match(found, seats=[Seat(name, PERSON) for name in ("Ann", "Bob")[: len(agents)]], seed=3)
    sitting = [parse_agent(name, found).make(found, seat, Rng(3)) for seat, name in enumerate(agents)]
    while (asked := match.state.decision) is not None:
        match.apply(sitting[asked.seat].choose(asked, Sight(match.state, asked.seat)))
    return match


async def test_what_a_seat_held_is_told_to_those_who_sat_there(
    inside: Inside, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played("paris", "random", "heuristic")
    decisions = itertools.count(1)
    analysis = analyse(match, 4, stopped=lambda: next(decisions) >= 30)
    found = judgement(match, analysis, whole=False)
    assert found.better

    async def known(self: analyst.Analyst, task: Any) -> Any:
        return found

    monkeypatch.setattr(analyst.Analyst, "_ask", known)
    answer = await ann.ok("POST", "/api/saves", content=match.save())
    path = f"/api/tables/{answer['id']}"
    mine = (await looked_at(ann, f"{path}/analysis"))["verdict"]["better"]
    assert all(one["played"] and one["better"] and one["asked"] for one in mine)
    assert {one["played"] for one in mine} != {
        one["played"] for one in (await ann.ok("GET", f"{path}/analysis?lang=fr"))["verdict"]["better"]
    }
    assert mine[0]["loss"] == pytest.approx(mine[0]["before"] - mine[0]["after"], abs=1e-6)
    # Somebody who only looked on hears how much was lost, not what was held.
    eve = await inside.person("Eve")
    theirs = (await eve.ok("GET", f"{path}/analysis"))["verdict"]["better"]
    assert [one["loss"] for one in theirs] == [one["loss"] for one in mine]
    assert {(one["asked"], one["played"], one["better"], tuple(one["why"])) for one in theirs} == {("", "", "", ())}
    # A link shows what its seat saw.
    seat = mine[0]["seat"]
    code = (await ann.ok("POST", f"{path}/share?seat={seat}"))["code"]
    shared = (await inside.nobody().ok("GET", f"/api/shared/{code}/analysis"))["verdict"]["better"]
    assert [one["played"] for one in shared] == [one["played"] if one["seat"] == seat else "" for one in mine]


async def test_the_time_is_kept_and_what_it_was_not_enough_for_is_said() -> None:
    match = played("paris", "random", "random")
    found = look_back(match, 0.0)
    assert (found.whole, len(found.analysis.judged)) == (False, 1)


async def test_analyses_are_limited_and_what_is_known_costs_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside(msgspec.structs.replace(settings, analyses_per_hour=1)) as inside:
        ann, bob = await inside.person("Ann"), await inside.person("Bob")
        tables = [await finished(inside, ann, bob) for _ in range(2)]
        await looked_at(ann, f"/api/tables/{tables[0]}/analysis")
        await looked_at(ann, f"/api/tables/{tables[0]}/analysis")
        await ann.refused(429, "error-server-analyst-enough", "POST", f"/api/tables/{tables[1]}/analysis")
        monkeypatch.setattr(analyst, "QUEUE", 0)
        await bob.refused(503, "error-server-analyst-busy", "POST", f"/api/tables/{tables[1]}/analysis")


async def test_a_process_that_fails_is_told_and_asked_again(
    inside: Inside, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{await finished(inside, ann, bob)}/analysis"
    monkeypatch.setattr(analyst, "COMMAND", ("false",))
    assert (await looked_at(ann, path))["state"] == "failed"
    monkeypatch.undo()
    assert (await looked_at(ann, path))["state"] == "done"


# Playing on


async def test_a_match_is_played_on_from_an_earlier_position(inside: Inside, ann: Person, bob: Person) -> None:
    table = await finished(inside, ann, bob)
    before = (await inside.table(table)).match
    made = await bob.ok("POST", f"/api/tables/{table}/continue", json={"position": 3})
    found = await inside.table(made["id"])
    assert found.match.state_at(3).view(1) == before.state_at(3).view(1)
    assert [(seat.person is not None, seat.agent) for seat in found.sitting] == [(False, "random"), (True, "")]
    assert found.seats_of(found.terms.host or "") == [1]
    assert found.match.names == before.names
    assert found.terms.status == "running"
    wire = await bob.socket(made["id"])
    while (await wire.turn())["decision"] is not None:
        assert wire.position is not None
        version = wire.position["version"]
        await wire.act()
        await wire.turn(version)
    # The match that it came from is as it was.
    assert (await inside.table(table)).match.history == before.history


async def test_another_seat_can_be_taken_and_together_all_are_mine(inside: Inside, ann: Person, bob: Person) -> None:
    table = await finished(inside, ann, bob)
    path = f"/api/tables/{table}/continue"
    made = await ann.ok("POST", path, json={"position": 2, "seat": 1})
    found = await inside.table(made["id"])
    assert [seat.agent for seat in found.sitting] == ["random", ""]
    assert found.match.names == ["Ann", "Ann 2"]
    await ann.refused(400, "error-no-seat", "POST", path, json={"position": 2, "seat": 5})
    team = (await ann.ok("POST", "/api/saves", content=played("warofmine", "random", "random").save()))["id"]
    made = await ann.ok("POST", f"/api/tables/{team}/continue", json={"position": 5})
    assert [seat.agent for seat in (await inside.table(made["id"])).sitting] == ["", ""]


async def test_who_may_play_on_and_from_where(inside: Inside, ann: Person, bob: Person) -> None:
    running = (await ann.open([ME, OTHER]))["id"]
    await ann.refused(400, "error-server-not-over", "POST", f"/api/tables/{running}/continue", json={"position": 0})
    table = await finished(inside, ann, bob)
    path = f"/api/tables/{table}/continue"
    eve = await inside.person("Eve")
    await eve.refused(403, "error-server-play-on", "POST", path, json={"position": 1})
    last = len((await inside.table(table)).match.history)
    await ann.refused(400, "error-server-play-on-end", "POST", path, json={"position": last})
    await ann.ok("POST", path, json={"position": last - 1})
