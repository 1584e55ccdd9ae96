"""What a game tells is enough: a board, a screen and a learner can be written from it without the source."""

from typing import Any

import msgspec

from holdfast.core import LANGUAGES, SPECTATOR, Asked, Game, Rng, View
from holdfast.core.description import domains_of
from holdfast.testing.hidden import (
    BOOKKEEPING,
    determinizations,
    first_difference,
    leaves_of,
    seen,
    set_leaf,
    without_actions,
)
from holdfast.testing.play import NAMES, Trial

TRIED = 60
"""How many changed states are looked at in each position."""


def views_have_the_common_parts(trial: Trial) -> None:
    """A view begins with whose it is, what is asked, the phase, the seats, and at the end the outcome."""
    phases = trial.game.phases.entries
    for position, state in enumerate(trial.states):
        for seat in (SPECTATOR, *range(trial.seats)):
            view = state.view(seat)
            if not isinstance(view, View):
                raise trial.violation(f"a view is a {type(view).__name__}, not a View", position)
            if view.seat != seat or view.phase not in phases or len(view.seats) != trial.seats:
                raise trial.violation(f"the view of seat {seat} says seat {view.seat}, phase {view.phase!r}", position)
            if (view.asked is None) != (view.outcome is not None):
                raise trial.violation("a view shows either a decision or an outcome", position)
            if seat == SPECTATOR and view.asked is not None and view.asked.actions is not None:
                raise trial.violation("a spectator is told the legal actions", position)


def spectators_see_what_everybody_sees(trial: Trial) -> None:
    """A spectator's view shows nothing that is hidden from some seat."""
    for position in trial.about(60):
        watched = seen(trial.states[position], SPECTATOR)
        for seat in range(trial.seats):
            other = seen(determinizations(trial, position, seat, 1)[0], SPECTATOR)
            if other != watched:
                raise trial.violation(
                    f"a spectator sees what is hidden from seat {seat}:\n  {first_difference(watched, other)}", position
                )


def facts_name_things(trial: Trial) -> None:
    """The facts of a decision have ids of their domains."""
    domains = domains_of(trial.game)
    for position in trial.positions():
        asked: Asked = trial.states[position].view(SPECTATOR).asked
        for fact in asked.facts:
            if fact.domain in ("number", "seat"):
                good = isinstance(fact.id, int)
            else:
                added = trial.states[0].tables.content.added.get(fact.domain, ())
                good = fact.domain in domains and fact.id in (*domains[fact.domain].entries, *added)
            if not good:
                raise trial.violation(f"decision {asked.name!r} has a fact without a thing: {fact}", position)


def views_suffice(trial: Trial) -> None:
    """States whose views are equal for the deciding seat offer it the same actions, with the same prompt, texts,
    details and effects. The states are found by changing single numbers of the snapshot, those of steps included."""
    words = trial.game.words("en", trial.states[0].tables.content)
    for position in trial.about(5):
        state = trial.states[position]
        seat = state.decision.seat
        before = _told(state, seat)
        said = msgspec.json.encode(trial.game.explain(state, seat, words, NAMES))
        for other, what in _changed(trial, position):
            if other.decision is None or other.decision.seat != seat or _told(other, seat) != before:
                continue
            again = msgspec.json.encode(trial.game.explain(other, seat, words, NAMES))
            if again != said and _sound(other):
                raise trial.violation(
                    f"two states with equal views for seat {seat} ask different things; they differ in {what}:\n"
                    f"  {first_difference(said, again)}",
                    position,
                )


def observations_say_what_views_say(trial: Trial) -> None:
    """An observation has the size and the bounds of its legend, is the same for states that the seat can't tell apart,
    and differs whenever the view does."""
    legend = trial.game.observation
    for position in trial.about(5):
        state = trial.states[position]
        for seat in range(trial.seats):
            before, numbers = _observable(trial, state, seat), _observed(trial, position, state, seat)
            for other in determinizations(trial, position, seat, 2):
                if _observed(trial, position, other, seat) != numbers:
                    raise trial.violation(f"the observation of seat {seat} tells what its view hides", position)
            if seat != (state.decision.seat + position) % trial.seats:
                continue
            for other, what in _changed(trial, position):
                after = _observable(trial, other, seat)
                if after == before or not _sound(other):
                    continue
                if _observed(trial, position, other, seat) == numbers:
                    raise trial.violation(
                        f"the view of seat {seat} shows a change in {what}, its observation does not:\n"
                        f"  {first_difference(before, after)}",
                        position,
                    )
    for position in range(len(trial.states)):
        state = trial.states[position]
        for seat in range(trial.seats):
            numbers = _observed(trial, position, state, seat)
            for span in legend.spans:
                for number in numbers[legend.where[span.name]]:
                    if not span.low <= number <= span.high:
                        raise trial.violation(
                            f"{span.name} of an observation is {number}, not {span.low} to {span.high}", position
                        )


def standings_add_up(trial: Trial) -> None:
    """At every step the parts add up to the points, nothing hidden is counted, and at the end it is the outcome."""
    for position, state in enumerate(trial.states):
        standing = state.standing()
        for seat in range(trial.seats):
            if standing.parts and sum(part[seat] for part in standing.parts.values()) != standing.scores[seat]:
                raise trial.violation(f"the parts of seat {seat} do not add up to its points", position)
        if not set(standing.parts) <= set(trial.game.parts):
            raise trial.violation(f"the standing has parts {sorted(standing.parts)}", position)
        if state.decision is not None:
            other = determinizations(trial, position, position % trial.seats, 1)[0]
            if other.standing() != standing:
                raise trial.violation("the standing counts what somebody can't see", position)
    outcome = trial.states[-1].outcome
    standing = trial.states[-1].standing()
    if (standing.scores, standing.parts) != (outcome.scores, outcome.parts):
        raise trial.violation("the standing at the end is not the outcome")


def playouts_play_random_matches(trial: Trial) -> None:
    """`playout` leads where choosing at random and applying leads, whole or in parts."""
    for limit in (1, 7, trial.game.bound):
        one, two = trial.state(0), trial.state(0)
        rng, twin = Rng(limit), Rng(limit)
        while two.decision is not None:
            made = one.playout(rng, limit)
            for _ in range(made):
                actions = two.decision.actions
                two.apply(actions[twin.below(len(actions))])
            if not 0 < made <= limit or one.checksum() != two.checksum():
                raise trial.violation(f"a playout of {limit} decisions leads elsewhere after {made}")
            if one.decision is not None and one.decision.actions != two.decision.actions:
                raise trial.violation(f"a playout of {limit} decisions asks something else")
        if one.decision is not None or one.playout(rng, 1) != 0:
            raise trial.violation("a playout does not end")


def the_description_is_whole(game: Game) -> None:
    """The description can be sent in every language, numbers every action, and names every thing."""
    for lang in LANGUAGES:
        found = game.description(lang)
        msgspec.json.encode(found)
        numbers = sorted(number for kind in found.kinds for number in kind.numbers)
        if numbers != list(range(len(game.catalogue))):
            raise AssertionError(f"{game.id}: the description does not number every action once")
        for domain in found.domains.values():
            for thing in domain.things:
                if not thing.name or not thing.short:
                    raise AssertionError(f"{game.id}, {lang}: {domain.name} {thing.id} has no name")
                if thing.rule and thing.rule not in game.rules:
                    raise AssertionError(f"{game.id}: {domain.name} {thing.id} cites {thing.rule!r}, which is no rule")
                if thing != game.thing(domain.name, thing.id, lang):
                    raise AssertionError(f"{game.id}: {domain.name} {thing.id} is described in two ways")


def _sound(state: Any) -> bool:
    try:
        return not state.check()
    except Exception:  # the change made nonsense of it
        return False


def _told(state: Any, seat: int) -> bytes:
    """What a seat may know without its list of actions, which must follow from the rest."""
    return msgspec.json.encode(without_actions(state.view(seat)))


def _observable(trial: Trial, state: Any, seat: int) -> bytes:
    """The same without what the observation leaves out."""
    told = msgspec.to_builtins(without_actions(state.view(seat)))
    for path in trial.game.observation.leaves_out:
        *way, last = path.split(".")
        part = told
        for name in way:
            part = part[name]
        del part[last]
    return msgspec.json.encode(told)


def _observed(trial: Trial, position: int, state: Any, seat: int) -> list[int]:
    out: list[int] = [77]
    state.observe(seat, out)
    if len(out) != trial.game.observation.size:
        raise trial.violation(f"an observation has {len(out)} numbers, not {trial.game.observation.size}", position)
    return out


def _changed(trial: Trial, position: int) -> Any:
    """States with one number changed, or two swapped, each with the names of what was changed; those on which
    the rules fail are left out."""
    state = trial.states[position]
    text = msgspec.msgpack.encode(state.dump())
    rng = Rng(position)
    hidden = [name for name in BOOKKEEPING if name != "stack"]
    leaves = [leaf for leaf in leaves_of(state, state.dump()) if leaf[0][0] not in hidden]
    leaves = [leaf for leaf in leaves if leaf[0][0] != "stack" or leaf[0][2:] not in ((), (0,))]
    stack = [leaf for leaf in leaves if leaf[0][0] == "stack"]
    others = [leaf for leaf in leaves if leaf[0][0] != "stack"]
    rng.shuffle(others)
    for path, value in [*stack, *others[:TRIED]]:
        near = [leaf for leaf in leaves if leaf[0][:-1] == path[:-1] and leaf[1] != value]
        changes = [[(path, value + 1)]]
        if value > 0 or path[0] != "stack":  # a step of nobody's seat would wait for ever
            changes.append([(path, value - 1)])
        far = [leaf for leaf in others if leaf[1] != value]
        for partners in (near, far, far) if path[0] != "stack" else (near,):
            if partners:
                other_path, other_value = partners[rng.below(len(partners))]
                changes.append([(path, other_value), (other_path, value)])
        for change in changes:
            copy = msgspec.msgpack.decode(text)
            for where, number in change:
                set_leaf(state, copy, where, number)
            try:
                other = trial.game.load(copy, state.tables)
                other.view(SPECTATOR)
                for seat in range(trial.seats):
                    other.view(seat)
                    other.observe(seat, [])
            except Exception:  # the rules fail on it, so it is not a possible state
                continue
            yield other, " and ".join(".".join(map(str, where)) for where, _ in change)
