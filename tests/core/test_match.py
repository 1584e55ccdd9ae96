"""The match: history, undo, saves; a save that is damaged, foreign or edited gets a sentence."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import embers
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core import toy

from holdfast import HoldfastError, IllegalAction, Match, Rng, Seat
from holdfast.core import (
    SPECTATOR,
    Game,
    NotYourTurn,
    Overrides,
    Proposal,
    SaveError,
    StalePosition,
    Step,
    UndoError,
)
from holdfast.core.match import _checksum
from holdfast.testing import load, playout

GAME = embers.GAME


def match(moves: int = 0, **arguments: Any) -> Match:
    """A match of two, some moves on; every seat feeds the first thing it can."""
    new = Match(GAME, **{"seats": 2, "seed": 3, **arguments})
    for _ in range(moves):
        assert new.state.decision is not None
        new.apply(new.state.decision.actions[0])
    return new


def rewritten(text: bytes, **changes: Any) -> bytes:
    """A save changed by somebody who can also make its checksum fit."""
    save = msgspec.json.decode(text)["save"]
    for name, value in changes.items():
        if value is None:
            del save[name]
        else:
            save[name] = value
    inner = msgspec.json.encode(save)
    return b'{"save":' + inner + b',"checksum":"' + _checksum(inner).encode() + b'"}'


# Playing


def test_a_match_keeps_numbers_and_events() -> None:
    game = match(2)
    assert len(game.history) == 2
    assert all(GAME.catalogue[number].kind is embers.FEED for number in game.history)
    assert [event.kind.name for event in game.log[0]] == ["fed"]
    assert [event.kind.name for event in game.log[1]][:2] == ["fed", "wind"]


class Prompt(toy.ToyGame):
    """A toy whose first step leaves no choice."""

    def setup(self, tables: Any, seats: int, rng: Rng, options: Any) -> toy.Toy:
        return toy.Toy(tables, seats, rng, 0, [toy.Add(1), toy.Add(0, 3)], 0, [0] * seats)


def test_what_happens_before_the_first_decision_is_kept_apart_from_the_history() -> None:
    game = Match(Prompt(), seats=2, seed=1)
    assert [(event.kind.name, event.a) for event in game.opening] == [("added", 3)]
    assert (game.history, game.log, game.state.log) == ([], [], [])
    game.apply(toy.ADD[2])
    assert [event.a for event in game.log[0]] == [2]
    game.undo()
    assert len(game.opening) == 1
    assert game.base.log is None


def test_an_action_says_what_it_does_and_which_rule_asks_unless_the_game_knows_better() -> None:
    state, words = match().state, GAME.words("en")
    assert state.decision is not None
    action = state.decision.actions[0]
    assert GAME.does(state, action, words) == words.does(action)
    assert GAME.rule_for(state, action) == state.decision.rule


def test_an_action_may_be_given_by_its_number() -> None:
    game = match()
    assert game.state.decision is not None
    game.apply(game.state.decision.actions[0].index)
    assert len(game.history) == 1


@pytest.mark.parametrize("number", [-1, 3, 10_000])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    with pytest.raises(IllegalAction, match=f"embers has no action {number}"):
        match().apply(number)


def test_a_refused_action_leaves_no_trace() -> None:
    game = match()
    assert game.state.decision is not None
    closed = next(action for action in embers.FEED.actions if action not in game.state.decision.actions)
    with pytest.raises(IllegalAction):
        game.apply(closed)
    assert (game.history, game.log, game.free_undo) == ([], [], 0)


def test_seats_have_names_and_can_be_handed_over() -> None:
    game = match(seats=[Seat("Ada"), Seat("Robot", agent="random")])
    game.hand_over(0, Seat("Ada's robot", agent="random"))
    assert game.names == ["Ada's robot", "Robot"]
    assert load(GAME, game.save()).seats == game.seats


def test_a_seed_is_drawn_if_none_is_given() -> None:
    assert Match(GAME, seats=2).seed != Match(GAME, seats=2).seed


def test_the_state_at_any_earlier_moment() -> None:
    game = match(4)
    assert game.state_at(0).checksum() == match().state.checksum()
    assert game.state_at(3).checksum() == match(3).state.checksum()
    assert game.state_at(4).checksum() == game.state.checksum()


# Undo


def toy_match(*steps: Step[Any]) -> Match:
    game = Match(toy.GAME, seats=2, seed=1)
    game.base = toy.GAME.standing_at(*steps)
    game._begin()
    return game


def test_undo_goes_back_freely_inside_ones_own_run_of_decisions() -> None:
    game = toy_match(toy.Add(1), toy.Add(0), toy.Add(0), toy.Add(0))
    for amount in (1, 2, 3):
        game.apply(toy.ADD[amount])
    assert game.free_undo == 0
    game.undo()
    assert (game.state.total, len(game.history)) == (3, 2)  # type: ignore[attr-defined]
    game.undo(0)
    assert (game.state.total, game.history, game.log) == (0, [], [])  # type: ignore[attr-defined]


def test_another_seats_decision_ends_the_free_way_back() -> None:
    game = toy_match(toy.Add(0), toy.Add(1), toy.Add(0))
    game.apply(toy.ADD[1])
    assert game.free_undo == 0
    game.apply(toy.ADD[1])
    assert game.free_undo == 1
    with pytest.raises(UndoError, match="all must agree"):
        game.undo(0)
    assert len(game.history) == 2


def test_chance_ends_the_free_way_back() -> None:
    game = toy_match(toy.Add(0), toy.Roll(), toy.Add(0))
    game.apply(toy.ADD[1])
    assert game.free_undo == 1
    with pytest.raises(UndoError):
        game.undo()
    game.apply(toy.ADD[1])
    assert game.free_undo == 1
    game.undo()
    assert len(game.history) == 1


@pytest.mark.parametrize("to", [-1, 2, 99])
def test_there_is_nothing_to_take_back_there(to: int) -> None:
    with pytest.raises(UndoError, match="nothing to take back there"):
        match(2).undo(to)


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    with pytest.raises(UndoError, match="nothing"):
        match().undo()


def test_if_all_agree_undo_goes_beyond_chance_and_chance_starts_anew() -> None:
    game = match(2)
    game.undo(0, agreed=True)
    assert len(game.history) == 1
    assert game.history[0] < 0
    assert game.state.rng.words != match().state.rng.words
    assert game.free_undo == 1
    assert game.state.view(0) == match().state.view(0)
    assert game.state.view(1) == match().state.view(1)


def test_a_match_goes_on_after_an_agreed_undo_and_can_be_saved_and_taken_back_again() -> None:
    game = match(2)
    game.undo(1, agreed=True)
    game.apply(embers.FEED[game.state.hands[1][0]])  # type: ignore[attr-defined]
    game.undo(0, agreed=True)
    playout_match(game)
    again = load(GAME, game.save())
    assert (again.state.checksum(), again.history, again.notice) == (
        game.state.checksum(),
        game.history,
        "",
    )


def playout_match(game: Match) -> None:
    rng = Rng(1)
    while (decision := game.state.decision) is not None:
        game.apply(decision.actions[rng.below(len(decision.actions))])


def test_free_undo_needs_no_new_chance_even_if_all_agree() -> None:
    game = match(1)
    game.undo(agreed=True)
    assert (game.history, game.state.checksum()) == ([], match().state.checksum())


# Saves


def test_a_save_leads_back_to_the_same_match() -> None:
    game = match(3, seats=[Seat("Ada"), Seat("Ben")], seed=(1 << 64) - 3)
    again = load(GAME, game.save())
    assert again.state.checksum() == game.state.checksum()
    assert (again.history, again.names, again.seed, again.notice) == (game.history, game.names, game.seed, "")
    assert [len(events) for events in again.log] == [len(events) for events in game.log]
    assert again.free_undo == game.free_undo


def test_a_save_is_small() -> None:
    game = match()
    playout_match(game)
    assert len(game.save()) < 1000


def test_a_save_holds_the_pack_it_was_played_with() -> None:
    pack = Overrides(name="hot", tables={"fuel": [{"id": "coal", "heat": 9}]})
    again = load(GAME, match(2, content=pack).save())
    assert again.state.tables.content.name == "hot"
    assert again.state.tables.heat == [1, 2, 9]  # type: ignore[attr-defined]


def test_writing_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match(1).write(path)
    match(2).write(path)
    assert load(GAME, path.read_bytes()).state.checksum() == match(2).state.checksum()
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_when_a_rule_was_mended_a_match_goes_on_from_its_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    text = match(3).save()
    monkeypatch.setattr(embers.Embers, "version", "2")
    monkeypatch.setattr(embers.Wind, "ask", lambda self, s, out: s.pop() or -1)
    again = load(GAME, text)
    assert again.notice == "rules-changed"
    assert again.state.checksum() == match_checksum(text)
    assert (again.history, again.free_undo) == ([], 0)
    playout_match(again)
    later = load(GAME, again.save())
    assert (later.state.checksum(), later.notice) == (again.state.checksum(), "")


def match_checksum(text: bytes) -> str:
    checksum: str = msgspec.json.decode(text)["save"]["state_checksum"]
    return checksum


def test_when_a_replay_differs_without_a_new_version_the_snapshot_wins_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = match(3).save()
    monkeypatch.setattr(embers.Wind, "ask", lambda self, s, out: s.pop() or -1)
    assert load(GAME, text).notice == "replay-differs"


def test_a_snapshot_from_before_the_state_got_a_field_goes_on_with_its_default() -> None:
    game = Match(toy.GAME, seats=2, seed=1)
    older = game.state.dump()[:-1]
    checksum = _checksum(msgspec.msgpack.encode(older))
    text = rewritten(game.save(), rules="0", snapshot=older, state_checksum=checksum)
    again = load(toy.GAME, text)
    assert (again.notice, again.state.shouts) == ("rules-changed", [0, 0])  # type: ignore[attr-defined]
    assert load(toy.GAME, again.save()).notice == ""


@pytest.mark.parametrize("seats", [1, 3, 2**31])
def test_a_snapshot_of_another_number_of_seats_is_refused(seats: int) -> None:
    game = Match(toy.GAME, seats=2, seed=1)
    crafted = [seats, *game.state.dump()[1:]]
    assert game.state.dump()[0] == 2
    checksum = _checksum(msgspec.msgpack.encode(crafted))
    text = rewritten(game.save(), rules="0", snapshot=crafted, state_checksum=checksum)
    with pytest.raises(SaveError):
        load(toy.GAME, text)


def test_an_action_that_a_mended_rule_forbids_is_no_hindrance(monkeypatch: pytest.MonkeyPatch) -> None:
    game = match(3)
    text = rewritten(game.save(), rules="0", history=[2, 2, 2, 2, 2, 2, 2])
    again = load(GAME, text)
    assert (again.notice, again.state.checksum()) == ("rules-changed", game.state.checksum())


# Saves that are refused, each with its sentence


@pytest.mark.parametrize("part", [0, 1, 10, 100, -1, -40])
def test_a_save_that_was_cut_off(part: int) -> None:
    with pytest.raises(SaveError, match="not a Holdfast save, or it was cut off"):
        load(GAME, match(3).save()[:part])


@pytest.mark.parametrize(
    "text", [b"", b"null", b"[]", b"{}", b"hello", b"\xff\xfe\x00", b'{"save":{},"checksum":"x","more":1}']
)
def test_a_file_that_is_no_save(text: bytes) -> None:
    with pytest.raises(SaveError, match="not a Holdfast save"):
        load(GAME, text)


def test_a_save_of_something_else() -> None:
    with pytest.raises(SaveError, match="does not begin like one"):
        load(GAME, rewritten(match().save(), format="chess-save"))


def test_a_hand_edited_save() -> None:
    text = match(3).save().replace(b'"seed":3', b'"seed":4')
    with pytest.raises(SaveError, match="damaged or was edited by hand"):
        load(GAME, text)


def test_a_save_of_a_later_format() -> None:
    with pytest.raises(SaveError, match="has format 3; this version of Holdfast reads format 2"):
        load(GAME, rewritten(match().save(), format_version=3))


def test_a_save_of_a_game_that_is_not_here() -> None:
    with pytest.raises(SaveError, match="a game that is not installed here"):
        load(GAME, rewritten(match().save(), game="chess"))


def test_a_save_without_one_of_its_parts() -> None:
    with pytest.raises(SaveError, match="missing or wrong: the field history is missing"):
        load(GAME, rewritten(match().save(), history=None))


@pytest.mark.parametrize("entry", [3, 1 << 40, -(1 << 64) - 1])
def test_a_history_with_an_action_that_does_not_exist(entry: int) -> None:
    with pytest.raises(SaveError, match=r"action that the game does not have|missing or wrong"):
        load(GAME, rewritten(match().save(), history=[entry]))


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": []},
        {"seats": [{"name": "Ada"}] * 9},
        {"seed": -5},
        {"options": {"no such": 1}},
        {"content": {"name": "x", "tables": {"fuel": [{"id": "peat"}]}}},
        {"snapshot": [], "history": [], "rules": "0", "state_checksum": "x"},
        {"snapshot": [2, [[1, 2, 3, 4]]], "rules": "0", "state_checksum": "x"},
        {"snapshot": [2, 3, "x", {}, [], None, 5, 6, 7], "rules": "0", "state_checksum": "x"},
        {"base": [1, 2, 3]},
        {"state_checksum": "not the checksum of the snapshot"},
    ],
    ids=str,
)
def test_a_save_that_fits_its_checksum_and_still_makes_no_sense(changes: dict[str, Any]) -> None:
    with pytest.raises(SaveError) as refused:
        load(GAME, rewritten(match(2).save(), **changes))
    assert str(refused.value).endswith(".")


def only_sentences(text: bytes) -> None:
    """Loads or refuses; nothing else comes out."""
    with suppress(SaveError):
        load(GAME, text)


@given(st.binary(max_size=200))
def test_no_bytes_break_the_reader(text: bytes) -> None:
    only_sentences(text)


@given(st.integers(0, 2000), st.integers(0, 255))
def test_no_changed_byte_breaks_the_reader(place: int, byte: int) -> None:
    text = bytearray(match(3).save())
    text[place % len(text)] = byte
    only_sentences(bytes(text))


JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 63), (1 << 64) - 1) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
PARTS = ["seats", "seed", "options", "content", "base", "history", "snapshot", "state_checksum", "rules", "game"]


@given(st.dictionaries(st.sampled_from(PARTS), JSON.filter(lambda value: value is not None), max_size=3))
def test_no_part_of_a_save_breaks_the_reader(changes: dict[str, Any]) -> None:
    only_sentences(rewritten(match(3).save(), **changes))


@given(st.lists(st.integers(0, 10), min_size=1, max_size=3), JSON)
def test_no_changed_snapshot_breaks_the_reader(path: list[int], value: Any) -> None:
    snapshot: Any = match(3).state.dump()
    holder = snapshot
    for step in path[:-1]:
        inner = holder[step % len(holder)]
        if not isinstance(inner, list) or not inner:
            break
        holder = inner
    holder[path[-1] % len(holder)] = value
    only_sentences(rewritten(match(3).save(), snapshot=snapshot, rules="0", history=[]))


def test_whatever_the_finder_says_is_passed_on() -> None:
    def find(name: str) -> Game:
        raise HoldfastError(f"There is no game {name!r}; there are two others.")

    with pytest.raises(SaveError, match="there are two others"):
        Match.load(match().save(), find)


def test_a_finished_match_can_be_loaded() -> None:
    game = match()
    playout(game.state.clone(), Rng(1))
    playout_match(game)
    assert load(GAME, game.save()).state.outcome == game.state.outcome


# Versions, turns and agreement


def test_an_action_of_another_seat_or_for_an_earlier_version_is_refused() -> None:
    game = match(1)
    assert game.version == 1
    assert game.state.decision is not None
    action = game.state.decision.actions[0]
    with pytest.raises(NotYourTurn, match="Seat 0 can't act now: seat 1 decides"):
        game.apply(action, seat=0)
    with pytest.raises(StalePosition, match="moved on to version 1") as refusal:
        game.apply(action, seat=1, version=0)
    assert (refusal.value.version, refusal.value.code) == (1, "error-stale")
    assert len(game.history) == 1
    game.apply(action, seat=1, version=1)
    assert (game.version, game.versions) == (2, [1, 2])


def test_the_version_grows_with_an_undo_too_and_is_kept_in_the_save() -> None:
    game = match(3)
    game.undo(0, agreed=True)
    assert game.version == 4
    game.apply(game.state.decision.actions[0])  # type: ignore[union-attr]
    assert (game.version, game.versions) == (5, [4, 5])
    again = load(GAME, game.save())
    assert (again.version, again.versions, again.anew) == (5, [4, 5], 4)


def test_a_save_from_before_there_were_versions_counts_its_history() -> None:
    text = rewritten(match(3).save(), format_version=1, version=None, versions=None, anew=None, proposal=None)
    again = load(GAME, text)
    assert (again.version, again.versions, again.proposal, again.notice) == (3, [1, 2, 3], None, "")


@pytest.mark.parametrize("versions", [[1, 2], [1, 3, 2], [1, 2, 9], [0, 1, 2]])
def test_versions_that_contradict_the_history_are_refused(versions: list[int]) -> None:
    with pytest.raises(SaveError, match="contradicts itself"):
        load(GAME, rewritten(match(3).save(), versions=versions))


@pytest.mark.parametrize("version", [2**53, 2**200])
def test_a_version_that_a_client_cannot_count_is_refused(version: int) -> None:
    with pytest.raises(SaveError, match="contradicts itself"):
        load(GAME, rewritten(match(3).save(), version=version))


@pytest.mark.parametrize("wrong", [{"by": 3}, {"to": 3}, {"agreed": [-1]}, {"refused_by": 3}])
def test_a_proposal_names_seats_and_entries_that_are_there(wrong: dict[str, Any]) -> None:
    proposal = {"by": 0, "to": 2, "agreed": [0], "refused_by": 1}
    assert load(GAME, rewritten(match(3).save(), proposal=proposal)).proposal is not None
    with pytest.raises(SaveError, match="contradicts itself"):
        load(GAME, rewritten(match(3).save(), proposal=proposal | wrong))


def test_events_are_served_from_a_version_on_and_cut_to_what_a_seat_sees() -> None:
    game = match(2)
    words = GAME.words("en")
    all_of_them = game.events(0, words=words)
    assert (all_of_them.version, all_of_them.anew) == (2, False)
    assert [event.kind for event in all_of_them.events if event.version == 0] == ["drew", "others-drew"]
    drew = all_of_them.events[0]
    assert (drew.seat, drew.arguments[0].domain, drew.rule) == (0, "fuel", "EMB-2.1")
    assert drew.text.startswith("You draw")
    later = game.events(0, since=1)
    assert {event.version for event in later.events} == {2}
    assert [event.kind for event in game.events(SPECTATOR).events if event.version == 0] == []
    assert game.events(0, since=2).events == []


def test_whoever_has_seen_what_was_taken_back_reads_everything_anew() -> None:
    game = match(3)
    game.undo(0, agreed=True)
    stream = game.events(1, since=3)
    assert stream.anew
    assert {event.version for event in stream.events} == {0}
    assert not game.events(1, since=game.version).anew


def test_an_undo_beyond_chance_waits_until_all_persons_agree() -> None:
    game = Match(GAME, seats=[Seat("Ada"), Seat("Ben"), Seat("Robot", "random")], seed=3)
    for _ in range(4):
        game.apply(game.state.decision.actions[0])  # type: ignore[union-attr]
    assert not game.propose_undo(0, 1)
    assert game.proposal == Proposal(0, 1, [0])
    assert load(GAME, game.save()).proposal == game.proposal
    assert game.version == 5
    assert game.agree(1)
    assert (len(game.history), game.history[-1] < 0) == (2, True)
    assert load(GAME, game.save()).proposal is None


def test_a_refused_proposal_is_seen_until_somebody_acts() -> None:
    game = match(3)
    game.propose_undo(0, 0)
    game.refuse(1)
    assert game.proposal == Proposal(0, 0, [0], refused_by=1)
    assert load(GAME, game.save()).proposal == game.proposal
    with pytest.raises(UndoError, match="Nobody proposes"):
        game.agree(1)
    game.apply(game.state.decision.actions[0])  # type: ignore[union-attr]
    assert game.proposal is None


def test_an_agent_neither_proposes_nor_agrees() -> None:
    game = Match(GAME, seats=[Seat("Ada"), Seat("Robot", "random")], seed=3)
    game.apply(game.state.decision.actions[0])  # type: ignore[union-attr]
    with pytest.raises(UndoError, match="played by an agent"):
        game.propose_undo(1, 0)
    assert game.propose_undo(0, 0)


def test_a_seat_takes_back_only_its_own_decisions() -> None:
    game = match(1)
    with pytest.raises(NotYourTurn, match="only its own"):
        game.undo(seat=1)
    game.undo(seat=0)
    assert game.history == []


def test_a_position_that_the_history_does_not_have_is_refused() -> None:
    for ask in (match(2).state_at, match(2).decider):
        with pytest.raises(HoldfastError, match="The history has no entry 34"):
            ask(34)
