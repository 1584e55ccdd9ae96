"""What a seat may not see never reaches its client: each byte sent to a seat or a spectator is the same when only what
is hidden from it differs."""

import copy
import os
from typing import Any

import msgspec
import pytest
from tests.server.client import ME, OTHER, Inside, Person, play_out

from holdfast.core import LANGUAGES, SPECTATOR, BaseState, Match, Rng
from holdfast.registry import BUILT_IN
from holdfast.registry import game as find_game
from holdfast.server import telling
from holdfast.server.messages import ENCODER

MATCHES = int(os.environ.get("HOLDFAST_MATCHES", "2"))
"""How many random matches of each game and number of seats; `make fuzz` plays hundreds."""
DECISIONS = 150
GAMES = ["embers", *BUILT_IN]


def with_state(match: Match, state: BaseState) -> Match:
    """The same match, as if this were its state."""
    other = copy.copy(match)
    other.state = state
    return other


def told(match: Match, viewer: int, lang: str) -> bytes:
    return ENCODER.encode(telling.position(match, viewer, lang))


def hidden_from(state: BaseState, viewer: int, rng: Rng) -> list[BaseState]:
    """States that `viewer` can't tell from this one. A spectator knows less than any seat."""
    seats = range(state.seats) if viewer == SPECTATOR else [viewer]
    return [state.determinize(seat, rng) for seat in seats]


def events_of(state: BaseState, action: Any, match: Match, viewer: int) -> tuple[bytes, bytes]:
    """What `viewer` sees after an action: the view, and the events on the way."""
    other = with_state(match, state.clone())
    other.state.log = []
    other.state.apply(action)
    other.log, other.versions = [other.state.log], [match.version + 1]
    happened = telling.happened(other, viewer, match.version, "en")
    return ENCODER.encode(other.state.view(viewer)), ENCODER.encode(happened)


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("name", GAMES)
def test_messages_do_not_depend_on_what_is_hidden(name: str, number: int) -> None:
    game = find_game(name)
    rng = Rng(1000 + number)
    match = Match(game, seats=game.seat_counts[number % len(game.seat_counts)], seed=number)
    compared = alike = 0
    for _ in range(DECISIONS):
        decision = match.state.decision
        if decision is None:
            break
        action = decision.actions[rng.below(len(decision.actions))]
        viewers = (SPECTATOR, *range(len(match.seats)))
        viewer = viewers[rng.below(len(viewers))]
        lang = LANGUAGES[rng.below(len(LANGUAGES))]
        for other in hidden_from(match.state, viewer, rng):
            shadow = with_state(match, other)
            assert told(match, viewer, lang) == told(shadow, viewer, lang), (name, number, match.version, viewer)
            compared += 1
            if other.decision is not None and action in other.decision.actions:
                other.rng = match.state.rng.clone()  # the same dice: only what is hidden differs
                mine = events_of(match.state, action, match, viewer)
                others = events_of(other, action, match, viewer)
                if mine[0] == others[0]:  # nothing came to light that differs
                    assert mine[1] == others[1], (name, number, match.version, viewer)
                    alike += 1
        match.apply(action)
    assert compared >= min(DECISIONS, len(match.history)) > 0
    assert alike or name == "embers"  # its matches may be over after two cards


@pytest.mark.anyio
async def test_what_several_clients_get_is_what_was_compared(inside: Inside) -> None:
    """Every message of a match with several people and a spectator is one of those that the test above compares, or has
    nothing of the match in it."""
    people = [await inside.person(name) for name in ("Ann", "Bob", "Cyd")]
    made = await people[0].open([ME, OTHER, OTHER])
    for seat, person in enumerate(people[1:], start=1):
        await person.sit(made, seat)
    eve = await inside.person("Eve")
    wires = [await person.socket(made["id"]) for person in (*people, eve)]
    for wire in wires:
        await wire.until("position")
    await play_out(*wires[:3])
    match = (await inside.table(made["id"])).match
    positions = {
        (viewer, version): ENCODER.encode(msgspec.structs.replace(telling.position(at, viewer, "en"), version=version))
        for viewer in (SPECTATOR, 0, 1, 2)
        for version, at in every_position(match)
    }
    for wire, viewer in zip(wires, (0, 1, 2, SPECTATOR), strict=True):
        await wire.quiet()
        for message in wire.seen:
            kind = msgspec.json.decode(message)["type"]
            if kind == "position":
                found = msgspec.json.decode(message)
                expected = msgspec.json.decode(positions[viewer, found["version"]])
                assert {**found, "undo": None} == {**expected, "undo": None}
            elif kind == "happened":
                assert message in [
                    ENCODER.encode(telling.happened(cut(match, version), viewer, since, "en"))
                    for version in range(match.version + 1)
                    for since in (-1, version - 1)
                ]
            else:
                assert kind in ("welcome", "status", "done")


def every_position(match: Match) -> list[tuple[int, Match]]:
    """The match at each version at which it was told."""
    found = []
    for position, state in enumerate(match.states()):
        version = match.versions[position - 1] if position else match.versions[0] - 1
        other = with_state(match, state.clone())
        other.history, other.versions = match.history[:position], match.versions[:position]
        other.log, other._marks = match.log[:position], match._marks[:position]
        other.version = version
        found.append((version, other))
    return found


def cut(match: Match, version: int) -> Match:
    other = copy.copy(match)
    count = len([one for one in match.versions if one <= version])
    other.versions, other.log, other.version = match.versions[:count], match.log[:count], version
    return other


@pytest.mark.anyio
async def test_a_hand_never_reaches_others(inside: Inside, ann: Person, bob: Person) -> None:
    """The blunt check beside the exact one: while the match runs, nobody's `hand` is in anybody else's message."""
    made = await ann.open([ME, OTHER])
    await bob.sit(made, 1)
    eve = await inside.person("Eve")
    wires = [await person.socket(made["id"]) for person in (ann, bob, eve)]
    for wire in wires:
        await wire.until("position")
    await play_out(*wires[:2], most=6)
    for wire, viewer in zip(wires, (0, 1, SPECTATOR), strict=True):
        for message in wire.seen:
            found = msgspec.json.decode(message)
            if found["type"] == "position":
                assert found["view"]["seat"] == viewer
                assert (found["view"]["hand"] is None) == (viewer == SPECTATOR)
            if found["type"] == "happened":
                drew = [event for event in found["events"] if event["kind"] == "drew"]
                assert all(event["seat"] == viewer for event in drew)
