"""All keys, and how to read the table."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from holdfast.terminal.screens.base import Sheet

KEYS = (
    ("1-9 a-z", "help-choose"),
    ("↑ ↓ ⏎", "help-move"),
    ("?", "help-rule"),
    ("Tab", "help-side"),
    ("U", "help-undo"),
    ("G", "help-history"),
    ("S", "help-save"),
    ("P", "help-seats"),
    ("+ -", "help-pause"),
    ("PgUp PgDn", "help-scroll"),
    ("L F2", "help-language"),
    ("H F1", "help-help"),
    ("Q", "help-leave"),
    ("Ctrl+Q", "help-quit"),
)


class HelpSheet(Sheet[None]):
    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(self.ui.say("help-title"), classes="title", markup=False)
            for keys, message in KEYS:
                yield Static(Content.assemble((f"{keys:<11}", "bold"), self.ui.say(message)))
            yield Static(self.ui.say("help-table"), classes="hint", markup=False)
            yield Static(self.ui.say("escape"), classes="hint", markup=False)
