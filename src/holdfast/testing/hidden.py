"""Hidden means hidden: views, questions, events and determinizations tell a seat what it may know, and no
more."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from holdfast.core import SPECTATOR, Action, Asked, Event, Rng, View, Words
from holdfast.testing.events import fault
from holdfast.testing.play import NAMES, Trial, playout

BOOKKEEPING = ("seats", "rng", "revealed", "stack")
"""Fields of every state that are public, or that differ in every determinization."""


def seen(state: Any, seat: int) -> bytes:
    """A view as bytes."""
    return msgspec.json.encode(state.view(seat))


def determinizations(trial: Trial, position: int, seat: int, count: int) -> list[Any]:
    rng = Rng(position * 64 + seat)
    return [trial.states[position].determinize(seat, rng) for _ in range(count)]


# What a seat is shown


def views_show_no_more_than_determinizations(trial: Trial) -> None:
    """For every seat at every step: all determinizations are sound, show the seat the same bytes, and ask the
    same seat the same thing; and drawing them changes nothing."""
    for position in range(len(trial.states)):
        state = trial.states[position]
        for seat in range(trial.seats):
            before = seen(state, seat)
            for other in determinizations(trial, position, seat, 2):
                if seen(other, seat) != before:
                    raise trial.violation(
                        f"two states that differ only in what seat {seat} can't see show it two views:\n"
                        f"  {first_difference(before, seen(other, seat))}",
                        position,
                    )
                if problems := other.check():
                    raise trial.violation(f"a determinization for seat {seat} is not sound: {problems[0]}", position)
                _asks_the_same(trial, position, seat, other)
        if state.checksum() != trial.checksums[position]:
            raise trial.violation("view or determinize changed the state", position)


def _asks_the_same(trial: Trial, position: int, seat: int, other: Any) -> None:
    mine, theirs = trial.states[position].decision, other.decision
    if mine is None or theirs is None:
        if mine is not theirs:
            raise trial.violation(f"for seat {seat} it is a secret whether the match is over", position)
        return
    if (mine.seat, mine.name) != (theirs.seat, theirs.name):
        raise trial.violation(f"who is asked depends on what seat {seat} can't see: {mine} or {theirs}", position)
    if seat == mine.seat and set(mine.actions) != set(theirs.actions):
        raise trial.violation(f"the actions of seat {seat} depend on what it can't see", position)


def what_is_said_tells_no_secrets(trial: Trial) -> None:
    """The prompt of a seat, and the details, effects and rules of its actions, are the same in two states that it can't
    tell apart."""
    words = trial.game.words("en", trial.states[0].tables.content)
    for position in trial.positions():
        for seat in range(trial.seats):
            other = determinizations(trial, position, seat, 1)[0]
            mine, theirs = _said(trial, trial.states[position], seat, words), _said(trial, other, seat, words)
            if mine != theirs:
                found = next(f"{one!r} or {two!r}" for one, two in zip(mine, theirs, strict=True) if one != two)
                raise trial.violation(f"seat {seat} is told what it can't see: {found}", position)


def _said(trial: Trial, state: Any, seat: int, words: Words) -> list[str]:
    """All that a seat reads of a decision."""
    game, decision = trial.game, state.decision
    said = [words.decision(state, NAMES, seat)]
    for action in sorted(decision.actions, key=lambda one: one.index) if decision.seat == seat else ():
        said += [game.detail(state, action, words), game.does(state, action, words), game.rule_for(state, action)]
    return said


def first_difference(one: bytes, two: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    part = slice(max(0, at - 40), at + 20)
    return f"…{one[part].decode(errors='replace')}… or …{two[part].decode(errors='replace')}…"


def views_are_copies(trial: Trial) -> None:
    """A view that was taken is not changed by later actions."""
    state = trial.state(0)
    kept: list[tuple[int, Any, bytes]] = []
    for position, action in enumerate(trial.actions):
        for seat in range(trial.seats):
            view = state.view(seat)
            kept.append((position, view, msgspec.json.encode(view)))
        state.apply(action)
    for position, view, before in kept:
        if msgspec.json.encode(view) != before:
            raise trial.violation("a view changed after it was taken: it shares lists with the state", position)


def legal_actions_go_to_the_deciding_seat(trial: Trial) -> None:
    """A view names whom the table waits for, with the actions for that seat and for no other."""
    for position in range(len(trial.states)):
        state = trial.states[position]
        decision = state.decision
        for seat in range(trial.seats):
            asked = list(_asked_in(state.view(seat)))
            if decision is None:
                if any(asked):
                    raise trial.violation("a view shows a decision after the end", position)
                continue
            if not asked:
                raise trial.violation("a view does not say whom the table waits for (no Asked in it)", position)
            mine = [action.index for action in decision.actions] if seat == decision.seat else None
            for question in asked:
                if (question.seat, question.name, question.rule, question.actions) != (
                    decision.seat,
                    decision.name,
                    decision.rule,
                    mine,
                ):
                    raise trial.violation(f"the view of seat {seat} shows {question}", position)


def _asked_in(thing: Any) -> Iterator[Asked]:
    if isinstance(thing, Asked):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from _asked_in(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from _asked_in(item)


def a_team_sees_and_gets_the_same(trial: Trial) -> None:
    """In a game that is played together all seats see the same and share one place. Tables rely on that when they hide
    nothing between two people."""
    if not trial.game.together:
        return
    for position, state in enumerate(trial.states):
        shared = {msgspec.json.encode(without_actions(state.view(seat))) for seat in range(trial.seats)}
        if len(shared) > 1:
            raise trial.violation("seats of one team have different views", position)
    if len(set(trial.states[-1].outcome.places)) > 1:
        raise trial.violation("seats of one team have different places")


def without_actions(view: Any) -> Any:
    """A view reduced to what is the same for those who wait and for the seat that decides."""
    changes: dict[str, Any] = {
        name: msgspec.structs.replace(value, actions=None)
        for name in view.__struct_fields__
        if isinstance(value := getattr(view, name), Asked)
    }
    if isinstance(view, View):
        changes["seat"] = SPECTATOR
    return msgspec.structs.replace(view, **changes)


# What a determinization is good for


def determinizations_can_be_played(trial: Trial) -> None:
    """A determinization is a state like any other: it can be played to a sound end, and the original
    stays."""
    for position in trial.about(25):
        seat = position % trial.seats
        for other in determinizations(trial, position, seat, 1):
            playout(other, Rng(position), trial.game.bound)
            if problems := other.check():
                raise trial.violation(f"a determinization ends unsound: {problems[0]}", position)
        if trial.states[position].checksum() != trial.checksums[position]:
            raise trial.violation("playing a determinization changed the original", position)


def determinizations_have_chance_of_their_own(trial: Trial) -> None:
    """A determinization does not contain the coming rolls, and it draws only from the generator given for it."""
    for position in trial.about(25):
        state = trial.states[position]
        for seat in range(trial.seats):
            one, two = determinizations(trial, position, seat, 2)
            if state.rng.words in (one.rng.words, two.rng.words) or one.rng.words == two.rng.words:
                raise trial.violation("a determinization has the generator of another state", position)
            again = determinizations(trial, position, seat, 1)[0]
            if again.checksum() != one.checksum():
                raise trial.violation("the same generator gives two different determinizations", position)


def determinizations_vary_all_that_is_hidden(trial: Trial, count: int = 3, draws: int = 4000) -> None:
    """What is hidden is found by trying: a number of the snapshot that could be another (swapped with one
    elsewhere, or one more or less) without the seat's view or `check` noticing, and that makes a difference
    later, is hidden from the seat. Determinizations must give it that other value some time."""
    for number, position in enumerate(trial.about(count)):
        seat = number % trial.seats
        left = _never_drawn(trial, position, seat, _could_be(trial, position, seat), draws // 10)
        left = {change: other for change, other in left.items() if _matters(trial, position, other)}
        left = _never_drawn(trial, position, seat, left, draws)
        if left:
            path, value = min(left, key=repr)
            raise trial.violation(
                f"as far as the view of seat {seat} and check can tell, {_name(path)} could be {value}, "
                f"but no determinization has that (nor {len(left) - 1} more such values). Either determinize "
                "varies too little, or the view does not show a public thing, or check overlooks an "
                "impossible state",
                position,
            )


Path = tuple[Any, ...]
Changes = dict[tuple[Path, int], list[Any]]
"""Other values of single numbers, each with the snapshot in which it stands."""


def _could_be(trial: Trial, position: int, seat: int) -> Changes:
    """Changes that the seat's view and `check` do not notice."""
    state = trial.states[position]
    before = seen(state, seat)
    data = state.dump()
    text = msgspec.msgpack.encode(data)
    fixed = BOOKKEEPING + trial.game.memory
    leaves = [leaf for leaf in leaves_of(state, data) if not _is_of(leaf[0], fixed)]
    rng = Rng(position)
    found: Changes = {}

    def shown(*changes: tuple[Path, int]) -> bool:
        """Whether the seat sees a change; one that goes unnoticed altogether is found."""
        copy = msgspec.msgpack.decode(text)
        for path, value in changes:
            set_leaf(state, copy, path, value)
        try:
            other = trial.game.load(copy, state.tables)
            if seen(other, seat) != before:
                return True
            if not other.check():
                found.update(dict.fromkeys(changes, other.dump()))
        except Exception:  # the rules fail on it, so it is not a possible state
            pass
        return False

    unseen = [leaf for leaf in leaves if not shown((leaf[0], leaf[1] + 1))]
    for path, value in leaves:
        near = [other for other in leaves if other[0][:-1] == path[:-1] and other[1] != value]
        partners = [near[rng.below(len(near))] for _ in range(min(2, len(near)))]
        if (path, value) in unseen:
            shown((path, value - 1))
            far = [other for other in unseen if other[1] != value]
            partners += [far[rng.below(len(far))] for _ in range(min(5, len(far)))]
        for other_path, other_value in partners:
            shown((path, other_value), (other_path, value))
    return found


def _never_drawn(trial: Trial, position: int, seat: int, changes: Changes, draws: int) -> Changes:
    """The changes that no determinization shows in many draws."""
    state = trial.states[position]
    rng = Rng(position * 64 + seat)
    left = [(change, _indices(state, change[0])) for change in changes]
    for _ in range(draws):
        if not left:
            break
        data = state.determinize(seat, rng).dump()
        left = [(change, indices) for change, indices in left if _get(data, indices) != change[1]]
    return {change: changes[change] for change, _ in left}


def _matters(trial: Trial, position: int, data: list[Any]) -> bool:
    """Whether a change comes into play: the same actions lead to a difference elsewhere, or can't be done."""
    state = trial.states[position]
    other = trial.game.load(data, state.tables)
    changed = _differences(state, state.dump(), data)
    for action in trial.actions[position:]:
        if other.decision is None or action not in other.decision.actions:
            return True
        other.apply(action)
    return not _differences(state, trial.states[-1].dump(), other.dump()) <= changed


def _differences(state: Any, one: list[Any], two: list[Any]) -> set[Path]:
    a, b = dict(leaves_of(state, one)), dict(leaves_of(state, two))
    return {path for path in a.keys() | b.keys() if a.get(path) != b.get(path)}


def leaves_of(state: Any, data: list[Any]) -> Iterator[tuple[Path, int]]:
    """Every whole number of a snapshot with its path: names of fields, positions in lists."""
    for place, (name, kind) in enumerate(state.FIELDS):
        yield from _numbers((name,), kind, data[place])


def _numbers(path: Path, kind: Any, value: Any) -> Iterator[tuple[Path, int]]:
    if hasattr(kind, "FIELDS"):
        for place, (name, inner) in enumerate(kind.FIELDS):
            yield from _numbers((*path, name), inner, value[place])
    elif isinstance(value, list):
        inner = kind[0] if isinstance(kind, list) else None
        for i, item in enumerate(value):
            yield from _numbers((*path, i), inner, item)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def _indices(state: Any, path: Path) -> list[int]:
    """A path through the lists of a snapshot, names of fields turned into positions."""
    kind: Any = state
    found: list[int] = []
    for step in path:
        if isinstance(step, str):
            found.append([name for name, _ in kind.FIELDS].index(step))
            kind = kind.FIELDS[found[-1]][1]
        else:
            found.append(step)
            kind = kind[0] if isinstance(kind, list) else kind
    return found


def set_leaf(state: Any, data: list[Any], path: Path, value: int) -> None:
    *way, last = _indices(state, path)
    for index in way:
        data = data[index]
    data[last] = value


def _get(data: Any, indices: list[int]) -> Any:
    """What stands there; nothing if the lists are too short by now."""
    for index in indices:
        if index >= len(data):
            return None
        data = data[index]
    return data


def _is_of(path: Path, fields: Iterable[str]) -> bool:
    """Whether a path lies in one of some fields: `missions.deck[3]` lies in `missions` and in `missions.deck`."""
    name = _name(path)
    return any(name == field or name.startswith((f"{field}.", f"{field}[")) for field in fields)


def _name(path: Path) -> str:
    steps = [f".{step}" if isinstance(step, str) else f"[{step}]" for step in path]
    return "".join(steps).removeprefix(".")


# What a seat sees happen


def events_tell_no_secrets(trial: Trial) -> None:
    """If the same action in two states that a seat can't tell apart leads to two states that it still can't
    tell apart, then the seat saw the same events; and every event is well made."""
    _well_made(trial, trial.opening, 0)
    for position in trial.positions():
        _well_made(trial, trial.events[position], position)
        for seat in range(trial.seats):
            after, events = _apply(trial, trial.state(position), trial.actions[position])
            other = determinizations(trial, position, seat, 1)[0]
            action = _twin(trial, position, other)
            if action is None:
                continue
            other.rng = trial.states[position].rng.clone()
            other_after, other_events = _apply(trial, other, action)
            mine = [_plain(event) for event in events if event.seen_by(seat)]
            theirs = [_plain(event) for event in other_events if event.seen_by(seat)]
            if seen(after, seat) == seen(other_after, seat) and mine != theirs:
                raise trial.violation(
                    f"the events of seat {seat} tell what its view does not: {mine} or {theirs}", position
                )


def _well_made(trial: Trial, events: list[Event], position: int) -> None:
    for event in events:
        if wrong := fault(trial.states[position], event):
            raise trial.violation(wrong, position)


def revelations_are_counted(trial: Trial) -> None:
    """Undo is safe: whenever chance was used, or the acting seat learned what it could not know before, the
    state's counter `revealed` went up."""
    for position in trial.positions():
        before, after = trial.states[position], trial.states[position + 1]
        if after.revealed > before.revealed:
            continue
        if after.rng.words != before.rng.words:
            raise trial.violation("chance was used, but the state did not count it (reveal)", position)
        seat = before.decision.seat
        for other in determinizations(trial, position, seat, 2):
            other.rng = before.rng.clone()
            if trial.actions[position] in other.decision.actions:
                other.apply(trial.actions[position])
                if seen(other, seat) != seen(after, seat):
                    raise trial.violation(
                        f"seat {seat} learned something hidden, but the state did not count it (reveal)",
                        position,
                    )


def _apply(trial: Trial, state: Any, action: Action) -> tuple[Any, list[Event]]:
    state.log = []
    state.apply(action)
    return state, state.log


def _twin(trial: Trial, position: int, other: Any) -> Action | None:
    """The action that looks the same in a determinization: itself, or the one in its place if it is of a
    kind."""
    action = trial.actions[position]
    if action in other.decision.actions:
        return action
    place = trial.states[position].decision.actions.index(action)
    if place >= len(other.decision.actions):
        return None
    twin: Action = other.decision.actions[place]
    return twin if twin.kind is action.kind else None


def _plain(event: Event) -> str:
    return f"{event.kind.name} seat={event.seat} {event.a} {event.b} {event.rule}"
