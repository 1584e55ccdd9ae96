"""`holdfast train`: makes the weights of the learned agent by self-play."""

import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.agents.learned import CHANCES
from holdfast.arena.surviving import Surviving
from holdfast.arena.tables import figure
from holdfast.arena.training import NOTHING, Plan, Progress, Training
from holdfast.cli import STOPPED
from holdfast.cli.given import Failure, GameName, Lang, UsageError, language, the_game
from holdfast.core import Words, of_system
from holdfast.table import interface

LONG = 30
"""Seconds after which a training says how far it is, and writes itself down."""


def train(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="flag-fewest-seats")] = None,
    matches: Annotated[int, Parameter(help="flag-train-matches")] = 6000,
    minutes: Annotated[float, Parameter(help="flag-train-minutes", show_default=False)] = 0.0,
    seed: Annotated[int, Parameter(help="flag-seed")] = 1,
    hidden: Annotated[int, Parameter(help="flag-train-hidden")] = 16,
    start: Annotated[str, Parameter(help="flag-train-start")] = NOTHING,
    workers: Annotated[int, Parameter(help="flag-workers")] = 1,
    out: Annotated[str, Parameter(help="flag-train-out", show_default=False)] = "",
    force: Annotated[bool, Parameter(negative="", help="flag-train-force", show_default=False)] = False,
    lang: Lang = "",
) -> int:
    played = the_game(game)
    ui = interface(language(lang), "command")
    if minutes < 0:
        raise UsageError("error-train-minutes", minutes=minutes)
    if game in CHANCES:
        return _together(Surviving(played, seed, matches), _target(out or f"{game}.chance"), minutes, workers, ui)
    plan = Plan(game, played.seat_counts[0] if seats is None else seats, seed, matches, hidden, start)
    target = _target(out or f"{game}-{plan.seats}.weights")
    notes = target.with_name(target.name + ".training")
    try:
        resumed = notes.exists() and not force
        training = Training.load(notes, played, plan) if resumed else Training(played, plan)
        if resumed:
            print(ui.say("train-resumed", matches=figure(training.matches, 0, ui.lang)), file=sys.stderr)
        return _go_on(training, target, notes, minutes, workers, ui)
    except OSError as error:
        raise Failure("error-file", path=error.filename or str(target), why=of_system(error)) from None


def _target(name: str) -> Path:
    target = Path(name)
    if not target.parent.is_dir():
        raise UsageError("error-target-parent", folder=target.parent, name=target.name)
    return target


def _together(training: Surviving, target: Path, minutes: float, workers: int, ui: Words) -> int:
    """The chance to survive, where all play together: learned from matches of the heuristic agent."""
    told = time.monotonic()
    for matches in training.rounds(workers):
        if time.monotonic() - told > LONG:
            print(ui.say("train-watched", matches=figure(matches, 0, ui.lang), of=figure(training.wanted, 0, ui.lang)))
            told = time.monotonic()
        if minutes and training.seconds > 60 * minutes:
            break
    training.learn()
    print(ui.say("train-right", share=figure(100 * training.right, 1, ui.lang)))
    try:
        training.write(target)
    except OSError as error:
        raise Failure("error-file", path=error.filename or str(target), why=of_system(error)) from None
    print(ui.say("train-written", path=str(target)), file=sys.stderr)
    return 0


def _go_on(training: Training, target: Path, notes: Path, minutes: float, workers: int, ui: Words) -> int:
    told = training.seconds  # by the clock of the processor: on a busy machine it would measure after every round
    try:
        for _ in training.rounds(workers):
            if minutes and training.seconds > 60 * minutes:
                break
            if training.seconds - told > LONG:
                training.save(notes)
                training.measure()
                _tell(training.progress, ui)
                told = training.seconds
    except KeyboardInterrupt:
        training.save(notes)
        print(ui.say("train-stopped", path=str(notes)), file=sys.stderr)
        return STOPPED
    training.measure(100)
    _tell(training.progress, ui)
    training.write(target)
    if training.over:
        notes.unlink(missing_ok=True)
    else:
        training.save(notes)
    print(ui.say("train-written", path=str(target)), file=sys.stderr)
    return 0


def _tell(progress: Progress, ui: Words) -> None:
    against = ", ".join(
        ui.say("train-against", agent=one.against, share=figure(100 * one.share, 0, ui.lang))
        for one in progress.strengths
    )
    line = ui.say(
        "train-progress",
        matches=figure(progress.matches, 0, ui.lang),
        of=figure(progress.of, 0, ui.lang),
        seconds=figure(progress.seconds, 0, ui.lang),
        against=against,
    )
    print(line, flush=True)
