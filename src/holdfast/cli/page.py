"""The help of the command, and its errors about a command line, in one language.

Cyclopts writes both in English. Its help texts are our message ids, which are looked up here; each of its errors
becomes a sentence."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, RepeatArgumentError, UnknownOptionError
from cyclopts.exceptions import UnknownCommandError, UnusedCliTokensError

from holdfast.cli.output import columns
from holdfast.core import HoldfastError, Words
from holdfast.core.validation import TYPES

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

FLAGS = {"--help": "flag-help", "--version": "flag-version"}
"""Options that every command has, and what they do."""


class HelpPage:
    """Draws a page of help."""

    def __init__(self, ui: Words) -> None:
        self.ui = ui

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        """`holdfast rules [OPTIONS] GAME`: words in capitals are placeholders, which are translated."""
        if usage:
            words = _plain(usage).removeprefix("Usage:").split()
            shown = " ".join(word if word.islower() else self._place(word) for word in words)
            console.print(f"{self.ui.say('page-usage')}{shown}\n", soft_wrap=True, markup=False, highlight=False)

    def _place(self, word: str) -> str:
        name = word.strip("[].")
        return word.replace(name, self.ui.say(f"place-{name.lower()}"))

    def render_description(self, console: "Console", options: "ConsoleOptions", description: Any) -> None:
        if text := _plain(description):
            console.print(f"{self.ui.say(text)}\n", markup=False, highlight=False)

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        if not panel.entries:
            return
        if panel.format == "command":
            title = self.ui.say("page-commands")
        else:
            title = self.ui.say("page-arguments" if panel.entries[0].positional_label else "page-options")
        console.print(title)
        columns(console, [[f"  {self._name(entry)}", self._about(entry)] for entry in panel.entries])
        console.print()

    def _name(self, entry: "HelpEntry") -> str:
        """`GAME`, `--seats`, or `--help, -h`."""
        if entry.positional_label:
            return self._place(entry.positional_label)
        return ", ".join([*entry.positive_names, *entry.positive_shorts])

    def _about(self, entry: "HelpEntry") -> str:
        """What an entry means, and what it is if nothing is said."""
        flag = next((FLAGS[name] for name in entry.positive_names if name in FLAGS), "")
        text = self.ui.say(flag or _plain(entry.description))
        if entry.default:
            text += self.ui.say("page-default", value=entry.default)
        return text


def _plain(text: Any) -> str:
    """Cyclopts may pass a Rich text."""
    if text is None:
        return ""
    if isinstance(text, str):
        return text.strip()
    from rich.console import Console

    console = Console(width=1000, no_color=True)
    with console.capture() as capture:
        console.print(text, end="")
    return capture.get().strip()


def refusal(error: CycloptsError, ui: Words) -> HoldfastError:
    """The sentence for a command line that can't be read."""
    name = error.argument.name if error.argument is not None else ""
    if isinstance(error, UnknownCommandError):
        given = (error.unused_tokens or [""])[0]
        if given.startswith("-"):
            return HoldfastError("error-no-flag", given=given)
        known = [one for one in error.app or () if not one.startswith("-")]
        return HoldfastError("error-no-command", given=repr(given), known=", ".join(known))
    if isinstance(error, UnknownOptionError):
        return HoldfastError("error-no-flag", given=error.token.keyword or error.token.value)
    if isinstance(error, MissingArgumentError):
        if name.startswith("-"):
            return HoldfastError("error-flag-value", name=error.keyword or name)
        return HoldfastError("error-missing", name=ui.say(f"place-{name.lower()}"))
    if isinstance(error, CoercionError) and error.token is not None:
        kind = {int: "int", str: "str", Path: "str"}.get(error.target_type or str, "str")
        expected = HoldfastError(TYPES[kind])
        return HoldfastError("error-bad-value", name=name, given=repr(error.token.value), expected=expected)
    if isinstance(error, UnusedCliTokensError):
        return HoldfastError("error-too-many", given=" ".join(error.unused_tokens or []))
    if isinstance(error, RepeatArgumentError):
        return HoldfastError("error-flag-twice", name=error.token.keyword or name)
    return HoldfastError("error-command", why=" ".join(str(error).split()).rstrip("."))
