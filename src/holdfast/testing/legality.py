"""Legal actions, real decisions, sound states at every step, and an end."""

from typing import Any

from holdfast.core import Game, HoldfastError, IllegalAction
from holdfast.testing.play import Pack, Trial, chooser, playout


def states_are_sound(trial: Trial) -> None:
    """`check` finds nothing wrong at any step: components are conserved."""
    for position in range(len(trial.states)):
        if problems := trial.states[position].check():
            raise trial.violation(f"check: {problems[0]}", position)


def only_legal_actions_apply(trial: Trial) -> None:
    """Every action that is not offered is refused with a rule that exists, and leaves the state as it was."""
    for position in trial.about(80):
        state = trial.state(position)
        offered = set(state.decision.actions)
        if len(offered) != len(state.decision.actions):
            raise trial.violation("an action is offered twice", position)
        for action in trial.game.catalogue.actions:
            if action not in offered:
                _refused(trial, position, state, action)
        if state.checksum() != trial.checksums[position]:
            raise trial.violation("a refused action changed the state", position)
    over = trial.state(len(trial))
    try:
        over.apply(trial.game.catalogue[0])
    except IllegalAction:
        return
    raise trial.violation("an action was applied after the end")


def _refused(trial: Trial, position: int, state: Any, action: Any) -> None:
    try:
        state.apply(action)
    except IllegalAction as refusal:
        if refusal.rule and refusal.rule not in trial.game.rules:
            raise trial.violation(
                f"«{action.text}» is refused with {refusal.rule!r}, which is no rule", position
            ) from None
    else:
        raise trial.violation(f"«{action.text}» was applied although it was not offered", position)


def questions_leave_a_choice(trial: Trial) -> None:
    """A decision with one action is never asked, unless its step says that it always asks; every decision
    names a rule that exists."""
    for position in trial.positions():
        decision = trial.states[position].decision
        if not 0 <= decision.seat < trial.seats:
            raise trial.violation(f"seat {decision.seat} is asked", position)
        if len(decision.actions) == 1 and not decision.step.ALWAYS_ASKS:
            raise trial.violation("a decision with a single action is asked", position)
        if decision.rule not in trial.game.rules:
            raise trial.violation(f"a decision cites {decision.rule!r}, which is no rule", position)


def matches_end(game: Game, seats: int, games: int, seed: int, content: Pack = None) -> None:
    """Random matches end within the game's bound, in sound states."""
    for number in range(seed, seed + games):
        state = game.new(seats=seats, seed=number, content=content)
        try:
            playout(state, chooser(number), game.bound)
        except AssertionError as error:
            raise AssertionError(f"{game.id}, {seats} seats, seed {number}: {error}") from None
        if problems := state.check():
            raise AssertionError(f"{game.id}, {seats} seats, seed {number}, at the end: {problems[0]}")


def nonsense_is_refused(game: Game) -> None:
    """Seats, seeds and options that make no sense are refused with a sentence."""
    good = game.seat_counts[0]
    for wrong in (
        {"seats": 0, "seed": 1},
        {"seats": max(game.seat_counts) + 1, "seed": 1},
        {"seats": good, "seed": -1},
        {"seats": good, "seed": 1 << 64},
        {"seats": good, "seed": "seven"},
        {"seats": good, "seed": 1, "options": {"no such option": 1}},
        {"seats": good, "seed": 1, "content": "/no/such/folder"},
    ):
        arguments: dict[str, Any] = wrong
        try:
            game.new(**arguments)
        except HoldfastError:
            continue
        raise AssertionError(f"{game.id}: new({arguments}) is not refused")
