"""`holdfast simulate`: many matches between agents, and their figures."""

import os
import sys
import time
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from holdfast._compiled import status
from holdfast.agents import agents_for
from holdfast.arena import Result
from holdfast.arena import simulate as play_many
from holdfast.arena.report import figure, show
from holdfast.cli import STOPPED
from holdfast.cli.given import ContentFolder, Failure, GameName, Lang, Options, UsageError, language, options, the_game
from holdfast.cli.output import console
from holdfast.core import HoldfastError, Words
from holdfast.table import interface


def simulate(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="flag-how-many-seats")] = None,
    games: Annotated[int, Parameter(help="flag-games")] = 1000,
    seed: Annotated[int, Parameter(help="flag-seed")] = 1,
    agents: Annotated[str, Parameter(help="flag-agents")] = "random",
    workers: Annotated[int, Parameter(help="flag-workers")] = 1,
    json: Annotated[str, Parameter(allow_leading_hyphen=True, help="flag-json", show_default=False)] = "",
    force: Annotated[bool, Parameter(negative="", help="flag-force", show_default=False)] = False,
    content: ContentFolder = None,
    option: Options = (),
    lang: Lang = "",
) -> int:
    played = the_game(game)
    ui = interface(language(lang), "command")
    words = played.words(ui.lang, played.tables(content).content)
    count = played.seat_counts[-1] if seats is None else seats
    try:
        agents_for([agents], count, played)
    except HoldfastError as error:
        raise UsageError(error.text, **error.arguments) from None
    target = Path(json) if json not in ("", "-") else None
    if target is not None:
        _check_target(target, force)
    bar = _Bar(ui.say("figures-bar"))
    began = time.perf_counter()
    try:
        result = play_many(
            played,
            seats=count,
            games=games,
            seed=seed,
            agents=[agents],
            workers=workers,
            options=options(option),
            content=content,
            progress=bar,
        )
    finally:
        bar.stop()
    took = time.perf_counter() - began
    if json == "-":
        sys.stdout.write(result.json().decode())
    else:
        show(result, console(), ui, words)
    if target is not None:
        _write(target, result.json(), force)
        print(ui.say("figures-written", path=str(target)), file=sys.stderr)
    return _tell(result, took, workers, ui)


def _tell(result: Result, took: float, workers: int, ui: Words) -> int:
    """Prints how fast it was, and whether it was stopped early."""
    speed = ui.say(
        "figures-speed",
        seconds=figure(took, 1, ui.lang),
        games=figure(result.games / took, 0, ui.lang),
        decisions=figure(result.decisions / took, 0, ui.lang),
        status=status(),
        workers=workers,
    )
    print(speed, file=sys.stderr)
    if result.complete:
        return 0
    counted, asked = figure(result.games, 0, ui.lang), figure(result.asked, 0, ui.lang)
    print(ui.say("figures-counted", games=counted, asked=asked), file=sys.stderr)
    return STOPPED


class _Bar:
    """A progress bar on stderr, only if that is a terminal. It starts with the first result, because worker processes
    are forked before and forking with threads is unsafe."""

    def __init__(self, label: str) -> None:
        self._label = label
        self._progress: Any = None
        self._task: Any = None

    def __call__(self, done: int, games: int) -> None:
        if self._progress is None:
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            where = console(stderr=True)
            columns = (TextColumn(self._label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self._progress = Progress(*columns, console=where, transient=True, disable=not where.is_terminal)
            self._task = self._progress.add_task(self._label, total=games)
            self._progress.start()
        self._progress.update(self._task, completed=done)

    def stop(self) -> None:
        if self._progress is not None:
            self._progress.stop()


def _check_target(target: Path, force: bool) -> None:
    """Checks before the work begins that its result can be written."""
    if target.is_dir():
        raise UsageError("error-file", path=target, why=HoldfastError("error-os-folder"))
    if not target.parent.is_dir():
        raise UsageError("error-target-parent", folder=target.parent, name=target.name)
    if not os.access(target.parent, os.W_OK):
        raise Failure("error-file", path=target.parent, why=HoldfastError("error-os-forbidden"))
    if target.exists() and not force:
        raise UsageError("error-target-exists", path=target)


def _write(target: Path, text: bytes, force: bool) -> None:
    """Writes the whole file or nothing, and not over a file that has appeared meanwhile."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        part.write_bytes(text)
        if force:
            part.replace(target)
        else:
            try:
                os.link(part, target)
            except FileExistsError:
                raise Failure("error-target-appeared", path=target) from None
            except OSError:  # a file system without links
                with target.open("xb") as file:
                    file.write(text)
    finally:
        part.unlink(missing_ok=True)
