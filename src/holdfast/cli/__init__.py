"""The `holdfast` command. Nothing slow is imported before Ctrl-C is handled."""

import sys
from collections.abc import Sequence
from typing import NoReturn

STOPPED = 130
"""The exit code after Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs the command and ends the process."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # show «?» for letters that the terminal cannot encode
    sys.exit(run(sys.argv[1:] if arguments is None else arguments, forgiving=True))


def run(arguments: Sequence[str], *, forgiving: bool = False) -> int:
    """Runs the command and returns its exit code. `forgiving`: words that are missing are shown by their ids."""
    try:
        from holdfast.cli.command import answer
        from holdfast.core.messages import forgive

        if forgiving:
            forgive()
        return answer(arguments)
    except KeyboardInterrupt:
        return STOPPED
