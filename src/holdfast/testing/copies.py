"""Copies: a clone shares nothing that can change, and a snapshot, a pickle or a text gives the same state."""

import pickle
from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.core import Rng, Step
from holdfast.core.fields import dump
from holdfast.testing.play import Trial, playout


def earlier_clones_never_change(trial: Trial) -> None:
    """Every clone taken while the match went on is still what it was, and decides the same."""
    for position, state in enumerate(trial.states):
        if state.checksum() != trial.checksums[position]:
            raise trial.violation("a clone changed while its original was played on", position)
        if position < len(trial) and trial.actions[position] not in state.decision.actions:
            raise trial.violation("a clone does not offer what its original offered", position)


def originals_never_change(trial: Trial) -> None:
    """Playing a clone to its end leaves the original as it was."""
    for position in trial.about(12):
        original = trial.state(position)
        playout(original.clone(), Rng(position), trial.game.bound)
        if original.checksum() != trial.checksums[position]:
            raise trial.violation("a state changed while its clone was played on", position)


def clones_share_only_what_never_changes(trial: Trial) -> None:
    """Changing any number in a clone does not change the original. Lists that both share, such as decks, are replaced
    and never changed in place; they are watched until the end of the match instead."""
    shared: list[tuple[int, str, Any, Any]] = []
    tables = trial.state(0).tables
    for position in trial.about(12):
        original = trial.state(position)
        before = original.checksum()
        other = original.clone()
        for path, mine, theirs in _holders(original, other, ""):
            if mine is theirs:
                shared.append((position, path, mine, _frozen(mine, tables)))
            elif isinstance(theirs, list):
                _change_each(trial, position, path, original, before, theirs)
        for name, kind in other.FIELDS:
            if kind is None and isinstance(value := getattr(other, name), int):
                setattr(other, name, not value if isinstance(value, bool) else value + 1)
        if original.checksum() != before:
            raise trial.violation("a state changed when the numbers of its clone were changed", position)
        playout(original, Rng(position), trial.game.bound)
    for position, path, thing, held in shared:
        if _frozen(thing, tables) != held:
            raise trial.violation(f"{path} is shared by clones and was changed in place", position)


def _change_each(trial: Trial, position: int, path: str, original: Any, before: str, theirs: list[Any]) -> None:
    for i, item in enumerate(theirs):
        if not isinstance(item, int):
            continue
        theirs[i] = item + 1
        if original.checksum() != before:
            raise trial.violation(f"changing {path}[{i}] of a clone changes the original", position)
        theirs[i] = item


def _holders(mine: Any, theirs: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """The lists and parts of two states side by side, outer before inner; shared ones are not descended into."""
    if path:
        yield path, mine, theirs
        if mine is theirs:
            return
    if isinstance(mine, list):
        for i, (a, b) in enumerate(zip(mine, theirs, strict=True)):
            if isinstance(a, list) or (hasattr(a, "FIELDS") and not isinstance(a, Step)):
                yield from _holders(a, b, f"{path}[{i}]")
        return
    for name, kind in mine.FIELDS:
        a, b = getattr(mine, name), getattr(theirs, name)
        if kind is not None or isinstance(a, list):
            yield from _holders(a, b, f"{path}.{name}" if path else name)


def _frozen(thing: Any, tables: Any) -> bytes:
    """The content of a list or part as bytes."""
    return msgspec.msgpack.encode(_plain(thing, tables))


def _plain(thing: Any, tables: Any) -> Any:
    if isinstance(thing, list):
        return [_plain(item, tables) for item in thing]
    return dump(thing, tables) if hasattr(thing, "FIELDS") else thing


def snapshots_round_trip(trial: Trial) -> None:
    """`dump`, `Game.load`, msgpack, JSON and pickle give the same state, waiting for the same decision."""
    for position in range(len(trial.states)):
        state = trial.state(position)
        data = state.dump()
        copies = {
            "the snapshot": data,
            "the snapshot through JSON": msgspec.json.decode(msgspec.json.encode(data)),
            "the snapshot through msgpack": msgspec.msgpack.decode(msgspec.msgpack.encode(data)),
        }
        for name, copy in copies.items():
            _same(trial, position, name, state, trial.game.load(copy, state.tables))
        if position % 5 == 0 or position == len(trial):
            _same(trial, position, "the pickled state", state, pickle.loads(pickle.dumps(state)))


def _same(trial: Trial, position: int, name: str, state: Any, copy: Any) -> None:
    if copy.checksum() != trial.checksums[position]:
        raise trial.violation(f"{name} is another state after loading", position)
    if (state.decision is None) != (copy.decision is None):
        raise trial.violation(f"{name} does not wait for the same decision", position)
    if state.decision is not None and (
        copy.decision.seat != state.decision.seat
        or copy.decision.name != state.decision.name
        or copy.decision.actions != state.decision.actions
    ):
        raise trial.violation(f"{name} asks {copy.decision}", position)
