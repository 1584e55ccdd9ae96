"""What commands that run for long have in common: a progress bar, and a file for the result."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holdfast.agents import AgentSpec, shortfall
from holdfast.arena.result import Written
from holdfast.cli import STOPPED
from holdfast.cli.given import Failure, UsageError
from holdfast.cli.output import console
from holdfast.core import Game, HoldfastError, Tables, Words

if TYPE_CHECKING:
    from rich.console import RenderableType


class Bar:
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


def tell_shortfalls(specs: Iterable[AgentSpec], game: Game, seats: int, tables: Tables, lang: str) -> None:
    """Says which agents play a table without what they learned, and why."""
    for told in {spec.text: shortfall(spec, game, seats, tables) for spec in specs}.values():
        if told is not None:
            print(f"holdfast: {told.say(lang)}", file=sys.stderr)


class Output:
    """Where a result goes: to the screen as tables or as JSON, and perhaps into a file."""

    def __init__(self, json: str, force: bool, ui: Words) -> None:
        """`json` is a file, `-` for standard output, or empty."""
        self.printed = json == "-"
        self.target = Path(json) if json not in ("", "-") else None
        self.force = force
        self.ui = ui
        if self.target is not None:
            check_target(self.target, force)

    @property
    def journal(self) -> Path | None:
        """The file beside the result in which unfinished work is kept."""
        return None if self.target is None else self.target.with_name(f"{self.target.name}.journal")

    def show(self, result: Written, tables: "RenderableType") -> None:
        if self.printed:
            sys.stdout.write(result.json().decode())
        else:
            console().print(tables)

    def stopped(self) -> int:
        """Says after Ctrl-C how to go on, and returns the exit code."""
        print(self.ui.say("tournament-lost" if self.target is None else "tournament-go-on"), file=sys.stderr)
        return STOPPED

    def keep(self, result: Written, *journals: Path) -> None:
        """Writes the file; the journals are no longer needed."""
        if self.target is not None:
            write(self.target, result.json(), self.force)
            for journal in journals:
                journal.unlink(missing_ok=True)
            print(self.ui.say("figures-written", path=str(self.target)), file=sys.stderr)


def check_target(target: Path, force: bool) -> None:
    """Checks before the work begins that its result can be written."""
    if target.is_dir():
        raise UsageError("error-file", path=target, why=HoldfastError("error-os-folder"))
    if not target.parent.is_dir():
        raise UsageError("error-target-parent", folder=target.parent, name=target.name)
    if not os.access(target.parent, os.W_OK):
        raise Failure("error-file", path=target.parent, why=HoldfastError("error-os-forbidden"))
    if target.exists() and not force:
        raise UsageError("error-target-exists", path=target)


def write(target: Path, text: bytes, force: bool) -> None:
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
