"""Where the command prints."""

import os
from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def console(*, stderr: bool = False) -> "Console":
    """A console that writes no colours and does not wrap lines when its output is piped."""
    from rich.console import Console

    class HonestConsole(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    made = HonestConsole(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not made.is_terminal and "COLUMNS" not in os.environ:
        made.width = 200
    return made


def lines(console: "Console", text: "RenderableType") -> None:
    """Running text: folded on a screen, one line for each paragraph in a pipe."""
    console.print(text, soft_wrap=not console.is_terminal)


def columns(console: "Console", rows: Sequence[Sequence[str]]) -> None:
    """Short cells below one another; the last of each row is running text, which is folded on a screen."""
    widths = [max(len(row[place]) for row in rows) + 2 for place in range(len(rows[0]) - 1)]
    rest = max(console.width - sum(widths), 20)
    for *cells, text in rows:
        head = "".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True))
        folded = wrap(text, rest, break_long_words=False) if console.is_terminal else [text]
        lines = [f"{head}{folded[0]}", *(" " * len(head) + line for line in folded[1:])]
        console.print("\n".join(lines), soft_wrap=True, markup=False, highlight=False)
