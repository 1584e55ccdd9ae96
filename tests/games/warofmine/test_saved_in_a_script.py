"""Saves taken while a script is read: under the same book they go on exactly, under another one at a defined place, and
people are told."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from holdfast.core import Match, Overrides, Rng
from holdfast.core.fields import load
from holdfast.core.match import _checksum
from holdfast.games.warofmine.content import schema as k
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.references import CHANGED, GONE, NOWHERE
from holdfast.games.warofmine.state.state import State
from holdfast.table.interface import interface

MATCHES = 200
BOOK = {entry.id: entry for entry in GAME.tables().content.table("script", k.Script)}
MORE = {"op": "gain", "items": {"wood": 1}}


def runs(state: State) -> list[Run]:
    return [step for step in state.stack if isinstance(step, Run)]


def places(state: State) -> list[tuple[str, int, int, int]]:
    """Where each run stands, by names."""
    found = [state.t.place_of(run.pc) for run in runs(state) if run.pc != NOWHERE]
    return [(state.t.blocks[block].entry, option, number, part) for block, option, number, part in found]


def mid_script(tables: WarTables, seed: int) -> Iterator[list[Any]]:
    """Snapshots of one match, one for each question that is asked while something is read."""
    state = GAME.new(seats=1 + seed % 3, seed=seed, content=tables.content.overrides)
    rng = Rng(seed)
    while state.decision is not None and state.day < 8:
        if runs(state):
            yield msgspec.json.decode(msgspec.json.encode(state.dump()))
        actions = state.decision.actions
        state.apply(actions[rng.below(len(actions))])


@cache
def saves() -> list[list[Any]]:
    return [snapshot for seed in range(MATCHES) for snapshot in mid_script(GAME.tables(), seed)]


def of_scripts() -> list[list[Any]]:
    """Those in which scripts are read, no cards, and nothing below an option's results."""
    found = []
    for snapshot in saves():
        state = load(State, snapshot, GAME.tables())
        blocks = [state.t.blocks[state.t.place_of(run.pc)[0]] for run in runs(state)]
        if all(block.table == "script" and block.key == "do" for block in blocks) and not state.story.due:
            found.append(snapshot)
    return found


def edited(change: Any) -> WarTables:
    """The tables of a book in which each list of operations of each script was changed."""
    scripts = []
    for entry in BOOK.values():
        raw = msgspec.to_builtins(entry)
        raw["do"] = change(raw.get("do", []))
        raw["option"] = [{**option, "do": change(option.get("do", []))} for option in raw.get("option", [])]
        scripts.append({key: raw[key] for key in ("id", "do", "option")})
    tables: WarTables = GAME.tables(Overrides(name="edited", tables={"script": scripts}))
    return tables


def plays_on(state: State, decisions: int = 15) -> None:
    """It is sound and goes on."""
    rng = Rng(3)
    for _ in range(decisions):
        assert state.check() == []
        if state.decision is None:
            return
        actions = state.decision.actions
        state.apply(actions[rng.below(len(actions))])


def test_there_are_hundreds_of_saves_in_scripts_and_cards() -> None:
    assert len(saves()) > 300
    assert len({str(places(GAME.load(snapshot))) for snapshot in saves()}) > 60


def test_under_the_same_book_a_save_goes_on_exactly() -> None:
    for snapshot in saves():
        told: list[str] = []
        state = GAME.load(snapshot, None, told)
        assert (state.dump(), told) == (snapshot, [])


def test_a_change_elsewhere_does_not_matter() -> None:
    """Another card has one more operation, so that everything after it moved."""
    event = next(entry for entry in GAME.tables().content.table("event", k.EventCard) if entry.do)
    do = [MORE, *msgspec.to_builtins(event.do)]
    tables = GAME.tables(Overrides(name="edited", tables={"event": [{"id": event.id, "do": do}]}))
    for snapshot in saves():
        told: list[str] = []
        state = GAME.load(snapshot, tables, told)
        read = [entry for entry, *_ in places(GAME.load(snapshot))]
        if event.id not in read:
            assert (state.dump(), told) == (snapshot, [])


def test_what_was_added_after_the_place_is_still_to_be_done() -> None:
    tables = edited(lambda do: [*do, MORE])
    for snapshot in of_scripts():
        told: list[str] = []
        state = load(State, snapshot, tables, told)
        assert places(state) == places(load(State, snapshot, GAME.tables()))
        assert set(told) == {CHANGED}
        state.settle()
        plays_on(state)


def test_what_was_added_before_the_place_leads_to_the_options_or_the_end() -> None:
    tables = edited(lambda do: [MORE, *do])
    found = set()
    for snapshot in of_scripts():
        told: list[str] = []
        before, state = load(State, snapshot, GAME.tables()), load(State, snapshot, tables, told)
        assert set(told) == {CHANGED}
        for (entry, option, number, part), (entry2, option2, number2, part2) in zip(
            places(before), places(state), strict=True
        ):
            assert (entry, option) == (entry2, option2)
            block = tables.blocks[tables.script_of[entry]]
            end = len((block.ways[option] if option >= 0 else block).places) - 1
            taken = BOOK[entry].option[option] if option >= 0 else None
            first = len(taken.pay) + (taken.then is not None) if taken else BOOK[entry].about is not None
            done = number > first
            assert (number2, part2) in ((number, part), (number + 1, 0)) if not done else (number2, part2) == (end, 0)
            found.add(done)
        state.settle()
        plays_on(state)
    assert found == {False, True}


ASKS = {"op": "select", "from": "present", "n": 1}
ADDED = {"id": "9001", "pool": "ri-shelter-day", "source": "box", "do": [ASKS, ASKS]}
"""A script of a pack that asks whom it is about, twice."""


def test_a_script_that_is_gone_is_over() -> None:
    tables = GAME.tables(Overrides(name="more", tables={"script": [ADDED]}))
    state = GAME.new(seats=1, seed=5, content=tables.content.overrides)
    below = len(state.stack)
    play(state, tables.script_of["9001"], state.present())
    state.settle()
    assert isinstance(state.stack[below], Run)
    told: list[str] = []
    loaded = load(State, state.dump(), GAME.tables(), told)
    assert told == [GONE]
    assert loaded.stack[below].pc == NOWHERE
    loaded.settle()
    plays_on(loaded)


def saved() -> tuple[str, bytes]:
    """A match that was saved when the options of a script were open, and the id of that script."""
    for seed in range(400):
        match = Match(GAME, seats=1, seed=seed)
        rng = Rng(seed)
        while (decision := match.state.decision) is not None:
            assert isinstance(match.state, State)
            where = places(match.state)[-1:]
            if decision.name == "script" and where and where[0][0] in BOOK and where[0][1] < 0:
                return where[0][0], match.save()
            match.apply(decision.actions[rng.below(len(decision.actions))])
    raise AssertionError("nobody came to a choice")


def under(save: bytes, content: Overrides | None) -> Match:
    """The same save under another book."""
    file = msgspec.json.decode(save)
    file["save"]["content"] = msgspec.to_builtins(content)
    text = msgspec.json.encode(file["save"])
    return Match.load(msgspec.json.encode({"save": msgspec.Raw(text), "checksum": _checksum(text)}), lambda _: GAME)


def test_a_match_tells_its_people() -> None:
    entry, save = saved()
    assert under(save, None).notice == ""
    do = [*msgspec.to_builtins(BOOK[entry].do), MORE]
    assert under(save, Overrides(name="edited", tables={"script": [{"id": entry, "do": do}]})).notice == CHANGED
    for lang in ("en", "fr"):
        assert interface(lang).say(f"notice-{CHANGED}")
        assert interface(lang).say(f"notice-{GONE}")
