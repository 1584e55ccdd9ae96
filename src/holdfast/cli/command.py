"""The command as a whole: its parts, its help, and what it answers to a command line that went wrong.

What it was told wrongly is answered by one sentence on stderr: exit code 2 if the command line itself makes
no sense, 1 if something that it names (a file, a pack, a match) is wrong; a pack is told all that is wrong with it,
a line for each. Each part has a module of its own, which is imported when it is asked for.
"""

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from holdfast.cli.given import UsageError, language_of
from holdfast.cli.page import HelpPage, refusal
from holdfast.core import ContentError, HoldfastError, SetupError, of_system
from holdfast.table import interface

USAGE, FAILED = 2, 1
"""Exit codes: the command line is wrong; what it names is wrong."""
COMMANDS = ("games", "play", "simulate", "content", "rules", "replay")


def answer(arguments: Sequence[str]) -> int:
    """Runs the command, says what is wrong, and returns the exit code."""
    lang = language_of(arguments)
    try:
        code = command(lang)(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        return _complain(refusal(error, interface(lang, "command")), lang, USAGE)
    except (UsageError, SetupError) as error:
        return _complain(error, lang, USAGE)
    except HoldfastError as error:
        return _complain(error, lang, FAILED)
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing is left to say, and nothing may be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        why = of_system(error)
        named = HoldfastError("error-file", path=error.filename, why=why) if error.filename else why
        return _complain(named, lang, FAILED)


def command(lang: str) -> App:
    """The command with the help of a language. What the parts and their options mean stands in `words/command/`: here
    and in the modules only the ids of those messages."""
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
    return app


def _complain(error: HoldfastError, lang: str, code: int) -> int:
    for one in error.each if isinstance(error, ContentError) else [error]:
        print(f"holdfast: {one.say(lang)}", file=sys.stderr)
    return code


def version() -> str:
    import holdfast

    return f"holdfast {holdfast.__version__}, {holdfast._compiled.status()}"
