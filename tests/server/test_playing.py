"""A match over the socket: decisions, log, undo, chat, hand-over, from the first message to a shared replay."""

import asyncio
import random

import msgspec
import pytest
from tests.server.client import AGENT, ME, OTHER, Inside, Json, Person, play_out, two
from tests.web.scenes import scene

from holdfast.core import Match
from holdfast.registry import game as find_game
from holdfast.server.stored import OVER

pytestmark = pytest.mark.anyio


async def test_a_whole_match_of_two_people(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    assert await play_out(left, right) > 5
    assert left.position is not None
    assert left.position["view"]["outcome"] is not None
    table = await inside.table(made["id"])
    assert table.terms.status == OVER
    assert left.position["version"] == table.match.version


async def test_a_match_against_an_agent(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, AGENT])
    wire = await ann.socket(made["id"])
    version = -1
    while (position := await wire.turn(version))["decision"] is not None:
        version = position["version"]
        await wire.act()
    assert (await inside.table(made["id"])).terms.status == OVER


async def test_agents_alone_play_at_the_pace_that_was_set_while_somebody_looks(inside: Inside, ann: Person) -> None:
    made = await ann.open([AGENT, AGENT], pace=10_000)
    table = await inside.table(made["id"])
    wire = await ann.socket(made["id"])
    await wire.quiet()
    assert table.match.version == 0
    await ann.ok("PATCH", f"/api/tables/{made['id']}", json={"pace": 0})
    while table.match.version < 3:
        await wire.until("position")
    await wire.leave()
    await asyncio.sleep(0.1)
    stood = table.match.version
    await asyncio.sleep(0.2)
    assert table.match.version == stood


async def test_every_message_has_the_version_and_the_first_is_a_welcome(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, AGENT])
    wire = await ann.socket(made["id"])
    first = await wire.next()
    assert first["type"] == "welcome"
    assert first["game"] == "embers"
    await wire.act()
    assert all(b'"version":' in message for message in wire.seen)


async def test_one_who_missed_something_gets_the_rest(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=6)
    version = (await inside.table(made["id"])).match.version
    await left.command("sync", version=version - 2)
    await left.quiet()
    late = [message for message in map(_decoded, left.seen) if message["type"] == "happened"][-1]
    assert not late["anew"]
    assert {event["version"] for event in late["events"]} <= {version - 1, version}
    left.post("sync", version=-1)
    whole = await left.until("happened")
    assert whole["anew"]
    assert len(whole["events"]) > len(late["events"])


async def test_a_stale_command_gets_the_new_position(inside: Inside, ann: Person, bob: Person) -> None:
    _, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=2)
    position = await (left if left.position and left.position["decision"]["actions"] else right).turn()
    wire = left if position is left.position else right
    action = position["decision"]["actions"][0]["number"]
    wire.post("act", seat=position["seat"], version=position["version"] - 1, action=action)
    refused = await wire.until("refused")
    assert refused["code"] == "error-stale"
    assert (await wire.until("position"))["version"] == position["version"]


async def test_a_command_sent_again_acts_once(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    await wire.until("position")
    await wire.command("look", seat=0)
    position = await wire.turn()
    command = {
        "id": "mine",
        "seat": 0,
        "version": position["version"],
        "action": position["decision"]["actions"][0]["number"],
    }
    assert (await wire.command("act", **command))["type"] == "done"
    table = await inside.table(made["id"])
    assert table.match.version == 1
    await wire.leave()
    again = await ann.socket(made["id"])
    assert (await again.command("act", **command))["type"] == "done"
    assert table.match.version == 1
    # Also when the table slept in between.
    await again.leave()
    await inside.house.hall.drop(made["id"])
    third = await ann.socket(made["id"])
    assert (await third.command("act", **command))["type"] == "done"
    assert (await inside.table(made["id"])).match.version == 1


async def test_the_language_changes_without_a_new_match(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, AGENT])
    wire = await ann.socket(made["id"])
    english = await wire.turn()
    wire.post("language", lang="fr")
    french = await wire.until("position")
    assert english["decision"]["prompt"] != french["decision"]["prompt"]
    assert english["view"] == french["view"]
    await wire.refused("error-no-language", "language", lang="xx")
    other = await ann.socket(made["id"], lang="fr")
    assert (await other.turn())["decision"]["prompt"] == french["decision"]["prompt"]


async def test_several_seats_on_one_screen_have_a_curtain(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    assert (await wire.until("position"))["seat"] == -1
    wire.post("look", seat=1)
    assert (await wire.until("position"))["seat"] == 1
    wire.post("look", seat=-1)
    assert (await wire.until("position"))["seat"] == -1


async def test_free_undo_is_free(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME], game="outlive", seed=1)
    wire = await ann.socket(made["id"])
    await wire.until("position")
    chance = random.Random(3)
    table = await inside.table(made["id"])
    match = table.match
    while not match.history or match.free_undo == len(match.history):
        assert match.state.decision is not None
        seat, version = match.state.decision.seat, match.version
        action = chance.choice(match.state.decision.actions).index
        assert (await wire.command("act", seat=seat, version=version, action=action))["type"] == "done"
    seat, version, entries = match.decider(len(match.history) - 1), match.version, len(match.history)
    wire.post("look", seat=seat)
    undo = (await wire.until("position"))["undo"]
    while undo["last"] != version:
        undo = (await wire.until("position"))["undo"]
    assert undo["free"] is not None
    await wire.refused("error-undo-not-yours", "undo", seat=1 - seat, version=version, before=undo["last"])
    answer = await wire.command("undo", seat=seat, version=version, before=undo["last"])
    assert (answer["type"], answer["version"]) == ("done", version + 1)
    assert len(match.history) == entries - 1
    await wire.refused("error-undo-nothing", "undo", seat=0, version=version + 1, before=99_999)


async def test_undo_across_chance_is_agreed_to_by_all_people(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=8)
    table = await inside.table(made["id"])
    assert table.match.free_undo > 1
    entries = len(table.match.history)
    version = table.match.version
    first = table.match.versions[0]
    await left.command("undo", seat=0, version=version, before=first)
    proposal = (await right.until("position"))["undo"]["proposal"]
    while proposal is None:
        proposal = (await right.until("position"))["undo"]["proposal"]
    assert (proposal["by"], proposal["before"], proposal["agreed"]) == (0, first, [0])
    await right.command("answer", seat=1, version=table.match.version, agree=False)
    assert table.match.proposal is not None
    assert table.match.proposal.refused_by == 1
    assert len(table.match.history) == entries
    await left.command("undo", seat=0, version=table.match.version, before=first)
    await right.command("answer", seat=1, version=table.match.version, agree=True)
    assert len(table.match.history) == 1  # the reserved entry with the new seed
    happened = await left.until("happened")
    while not happened["anew"]:
        happened = await left.until("happened")


async def test_chat_is_cleaned_kept_and_can_be_switched_off(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    left.post("chat", text="  Hello\u202e\x00 <b>you</b>\nthere ")
    said = await right.until("said")
    assert (said["name"], said["text"]) == ("Ann", "Hello <b>you</b> there")
    path = f"/api/tables/{made['id']}"
    assert [line["text"] for line in await bob.ok("GET", f"{path}/chat")] == [said["text"]]
    await left.refused("error-server-chat-empty", "chat", text=" \x07 ")
    left.post("react", reaction="ouch")
    assert (await right.until("reacted"))["reaction"] == "ouch"
    await ann.ok("PATCH", path, json={"chat": False})
    await right.refused("error-server-chat-off", "chat", text="still here")
    await right.refused("error-server-chat-off", "react", reaction="thanks")


async def test_chat_goes_on_after_old_lines_were_removed(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    for text in ("one", "two"):
        assert (await left.command("chat", text=text))["type"] == "done"
    for wire in (left, right):
        await wire.leave()
    await inside.house.hall.drop(made["id"])
    again = await ann.socket(made["id"])
    again.post("chat", text="three")
    assert (await again.until("said"))["number"] == 2


async def test_too_much_chat_is_refused(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, AGENT])
    wire = await ann.socket(made["id"])
    answers = [await wire.command("chat", text=str(number)) for number in range(15)]
    assert answers[-1]["code"] == "error-server-too-fast"


async def test_those_who_wait_point_at_what_they_favour(inside: Inside, ann: Person, bob: Person) -> None:
    """In This War of Mine the group talks it over, and whoever holds the Journal has the last word."""
    _, left, right = await two(inside, ann, bob, game="warofmine")
    position = left.position
    assert position is not None
    leader, other = (left, right) if position["decision"]["seat"] == 0 else (right, left)
    assert other.position is not None
    actions = other.position["decision"]["actions"]
    assert actions  # a team reads what its leader reads
    seat, version = other.position["seat"], other.position["version"]
    other.post("point", seat=seat, version=version, action=actions[-1]["number"])
    seen = await leader.until("position")
    assert seen["pointed"] == [{"seat": seat, "action": actions[-1]["number"]}]
    await other.refused("error-server-nothing-there", "point", seat=seat, version=version, action=2**30)
    other.post("point", seat=seat, version=version, action=-1)
    assert (await leader.until("position"))["pointed"] == []
    await leader.refused("error-server-no-pointing", "point", seat=1 - seat, version=version, action=-1)
    await other.refused("error-not-your-turn", "act", seat=seat, version=version, action=actions[0]["number"])


async def test_nobody_points_in_a_game_of_rivals(inside: Inside, ann: Person, bob: Person) -> None:
    _, _, right = await two(inside, ann, bob)
    await right.refused("error-server-no-pointing", "point", seat=1, version=1, action=0)


async def test_a_save_goes_out_and_in(inside: Inside, ann: Person, bob: Person) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    await wire.command("look", seat=0)
    await wire.act()
    save = (await ann.ask("GET", f"/api/tables/{made['id']}/save")).content
    match = Match.load(save, find_game)  # the same file as the terminal's
    assert match.version == 1
    taken = await bob.ok("POST", "/api/saves", content=save, headers={"content-type": "application/octet-stream"})
    other = await inside.table(taken["id"])
    assert other.match.state.checksum() == match.state.checksum()
    assert other.seats_of((await bob.ok("GET", "/api/me"))["id"]) == [0, 1]
    await bob.refused(
        400,
        "error-save-foreign",
        "POST",
        "/api/saves",
        content=b"no save",
        headers={"content-type": "application/octet-stream"},
    )


async def test_a_save_of_a_running_match_with_others_is_not_given_away(
    inside: Inside, ann: Person, bob: Person
) -> None:
    made, left, right = await two(inside, ann, bob)
    path = f"/api/tables/{made['id']}/save"
    await ann.refused(403, "error-server-save-secret", "GET", path)
    await bob.refused(403, "error-server-not-host", "GET", path)
    await play_out(left, right)
    assert Match.load((await ann.ask("GET", path)).content, find_game).state.outcome is not None


async def test_a_finished_match_can_be_shared(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    path = f"/api/tables/{made['id']}"
    await ann.refused(400, "error-server-not-over", "POST", f"{path}/share")
    count = await play_out(left, right)
    code = (await ann.ok("POST", f"{path}/share"))["code"]
    own = (await ann.ok("POST", f"{path}/share?seat=0"))["code"]
    await ann.refused(403, "error-server-not-your-seat", "POST", f"{path}/share?seat=1")
    stranger = inside.nobody()
    first = await stranger.ok("GET", f"/api/shared/{code}?position=0")
    last = await stranger.ok("GET", f"/api/shared/{code}?position={count}&lang=fr")
    assert (first["length"], first["view"]["seat"]) == (count, -1)
    assert last["outcome"] is not None
    assert (await stranger.ok("GET", f"/api/shared/{own}"))["view"]["seat"] == 0
    await stranger.refused(404, "error-server-no-share", "GET", "/api/shared/guessed")
    await stranger.refused(400, "error-no-entry-of-history", "GET", f"/api/shared/{code}?position={count + 1}")


async def test_an_earlier_position_as_ones_own_seat_saw_it(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    await play_out(left, right, most=4)
    path = f"/api/tables/{made['id']}/replay"
    moment = await ann.ok("GET", f"{path}?position=2&seat=0")
    table = await inside.table(made["id"])
    assert moment["view"]["seat"] == 0
    assert {event["version"] for event in moment["events"]} <= {table.match.versions[1]}
    assert len(table.match.history) == 4
    await ann.refused(403, "error-server-not-your-seat", "GET", f"{path}?position=2&seat=1")


async def test_an_agent_gives_a_hint_for_ones_own_decision(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    assert left.position is not None
    decider = left.position["decision"]["seat"]
    path = f"/api/tables/{made['id']}/hint"
    found = await (ann, bob)[decider].ok("POST", path)
    position = (left, right)[decider].position
    assert position is not None
    assert found["action"] in [action["number"] for action in position["decision"]["actions"]]
    assert (found["version"], found["seat"], found["agent"]) == (position["version"], decider, "random")
    assert found["moves"] == []
    await (ann, bob)[1 - decider].refused(400, "error-server-no-hint", "POST", path)


async def test_a_hint_says_why_in_ones_own_language(inside: Inside, ann: Person) -> None:
    made = await ann.ok("POST", "/api/saves", content=scene("paris", "turn", 3))
    path = f"/api/tables/{made['id']}/hint"
    told = {lang: await ann.ok("POST", f"{path}?lang={lang}") for lang in ("en", "fr")}
    for found in told.values():
        assert found["action"] == found["moves"][0]["action"]
        chances = [one["chance"] for one in found["moves"]]
        assert chances == sorted(chances, reverse=True)
    reasons = {lang: [reason for one in found["moves"] for reason in one["reasons"]] for lang, found in told.items()}
    assert reasons["en"] != reasons["fr"]


async def test_a_hint_in_a_siege_tells_the_chance_to_survive(inside: Inside, ann: Person) -> None:
    made = await ann.ok("POST", "/api/saves", content=scene("warofmine", "evening", 3))
    found = await ann.ok("POST", f"/api/tables/{made['id']}/hint?lang=en")
    assert found["action"] == found["moves"][0]["action"]
    assert all(0 <= one["chance"] <= 1 for one in found["moves"])
    reasons = [reason for one in found["moves"] for reason in one["reasons"]]
    assert any(reason.startswith("what rules of thumb say") for reason in reasons)


async def test_rematch_with_the_same_people_seats_rotated(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)
    path = f"/api/tables/{made['id']}/rematch"
    await ann.refused(400, "error-server-not-over", "POST", path)
    await play_out(left, right)
    again = await inside.table((await bob.ok("POST", path))["id"])
    assert [seat.name for seat in again.sitting] == ["Bob", "Ann"]
    assert again.terms.status == "running"
    assert again.match.seed != (await inside.table(made["id"])).match.seed


async def test_games_are_described(inside: Inside) -> None:
    stranger = inside.nobody()
    games = await stranger.ok("GET", "/api/games?lang=fr")
    assert {"paris", "outlive", "warofmine", "embers"} <= {game["id"] for game in games}
    notes = {game["id"]: game["note"] for game in games}
    assert "peuvent être écartées" in notes["warofmine"]
    assert notes["paris"] == ""
    described = await stranger.ok("GET", "/api/games/embers?lang=fr")
    assert described["lang"] == "fr"
    assert described["rules"]
    await stranger.refused(404, "error-no-game", "GET", "/api/games/chess")
    await stranger.refused(400, "error-no-language", "GET", "/api/games/embers?lang=xx")


async def test_the_list_of_tables_says_whose_turn_it_is(inside: Inside, ann: Person, bob: Person) -> None:
    made, left, right = await two(inside, ann, bob)

    async def turns() -> tuple[bool, bool]:
        mine = [await person.ok("GET", "/api/tables") for person in (ann, bob)]
        return mine[0][0]["my_turn"], mine[1][0]["my_turn"]

    for count in range(4):
        assert left.position is not None
        asked = left.position["decision"]["seat"]
        assert await turns() == (asked == 0, asked == 1)
        if count == 2:
            await inside.house.hall.drop(made["id"])  # also of a table that sleeps
            left, right = await ann.socket(made["id"]), await bob.socket(made["id"])
            await left.until("position")
            await right.until("position")
        else:
            await play_out(left, right, most=1)


async def test_one_is_told_of_an_invited_table_only_by_its_link(inside: Inside, ann: Person, bob: Person) -> None:
    await ann.open([ME, OTHER])
    assert await bob.ok("GET", "/api/tables") == []
    await ann.open([ME, {"kind": "open"}])
    line = (await bob.ok("GET", "/api/tables"))[0]
    assert (line["open"], line["mine"]) == ([1], [])
    assert (await bob.ok("POST", f"/api/tables/{line['id']}/seats", json={}))["seat"] == 1


def _decoded(message: bytes) -> Json:
    found: Json = msgspec.json.decode(message)
    return found
