"""The command as a whole: its parts, its help, and its error messages.

An error is one sentence on stderr. The exit code is 2 if the command line itself makes no sense, and 1 if something
that it names (a file, a pack, a match) is wrong. All errors of a pack are listed, one line each. Each part is a module,
which is imported when it is needed.
"""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from holdfast.cli.given import UsageError, language_of
from holdfast.cli.page import HelpPage, refusal
from holdfast.core import HoldfastError, SetupError, of_system
from holdfast.core.errors import ContentErrors
from holdfast.table import interface

USAGE, FAILED = 2, 1
"""Exit codes: the command line is wrong; what it names is wrong."""
COMMANDS = (
    "games",
    "play",
    "serve",
    "simulate",
    "train",
    "tournament",
    "balance",
    "report",
    "content",
    "rules",
    "replay",
    "analyse",
    "journal",
)
SCRIPTS = ("check", "graph", "read", "met")
"""The parts of `holdfast scripts`."""


def answer(arguments: Sequence[str]) -> int:
    """Runs the command, says what is wrong, and returns the exit code."""
    lang = language_of(arguments)
    try:
        code = command(lang)(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        return _print_error(refusal(error, interface(lang, "command")), lang, USAGE)
    except (UsageError, SetupError) as error:
        return _print_error(error, lang, USAGE)
    except HoldfastError as error:
        return _print_error(error, lang, FAILED)
    except BrokenPipeError:
        # The reader of the pipe has gone. Nothing may be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        why = of_system(error)
        named = HoldfastError("error-file", path=error.filename, why=why) if error.filename else why
        return _print_error(named, lang, FAILED)


def command(lang: str) -> App:
    """The command with its help in one language. The help texts are in `words/command/`; the code has only the ids of
    those messages."""
    app = App(
        name="holdfast",
        help="command-holdfast",
        version=version,
        version_flags=["--version"],
        help_flags=["--help", "-h"],
        help_format="plaintext",
        version_format="plaintext",
        help_formatter=HelpPage(interface(lang, "command")),
    )
    for name in COMMANDS:
        app.command(f"holdfast.cli.{name}:{name}", name=name, help=f"command-{name}")
    desk = App(name="scripts", help="command-scripts")
    for name in SCRIPTS:
        desk.command(f"holdfast.cli.scripts:{name}", name=name, help=f"command-scripts-{name}")
    app.command(desk)
    return app


def _print_error(error: HoldfastError, lang: str, code: int) -> int:
    said = error.say(lang)
    for line in said.split("\n") if isinstance(error, ContentErrors) else [said]:
        print(f"holdfast: {line}", file=sys.stderr)
    return code


def version() -> str:
    import holdfast

    return f"holdfast {holdfast.__version__}, {holdfast._compiled.status()}"
