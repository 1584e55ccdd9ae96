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
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Runs the command and returns its exit code."""
    try:
        from holdfast.cli.command import answer

        return answer(arguments)
    except KeyboardInterrupt:
        return STOPPED
