"""All keys, and how to read the table."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from holdfast.core import Words
from holdfast.terminal.hanging import Hanging
from holdfast.terminal.screens.about import about
from holdfast.terminal.screens.base import Sheet

SPACE = "key-space"
"""The one key whose name is a word."""
KEYS = (
    ("1-9 a-z", "help-choose"),
    ("↑ ↓ ⏎", "help-move"),
    ("*", "help-again"),
    ("?", "help-rule"),
    ("A", "help-advice"),
    ("Tab", "help-side"),
    ("O", "help-open"),
    ("U", "help-undo"),
    ("G", "help-history"),
    ("J", "help-journal"),
    ("S", "help-save"),
    ("P", "help-seats"),
    (SPACE, "help-hold-on"),
    ("+ -", "help-pause"),
    ("PgUp PgDn", "help-scroll"),
    (", ;", "help-scroll-detail"),
    ("< >", "help-scroll-log"),
    ("L F2", "help-language"),
    ("H F1", "help-help"),
    ("Q", "help-leave"),
    ("Ctrl+Q", "help-quit"),
)


class HelpSheet(Sheet[None]):
    def __init__(self, words: Callable[[str], Words]) -> None:
        """`words` gives those of the game in a language."""
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            with VerticalScroll(can_focus=True):
                yield from self._about()
                yield Static(self.ui.say("help-title"), classes="title", markup=False)
                for keys, message in KEYS:
                    named = self.ui.say(keys) if keys == SPACE else keys
                    head = Content.assemble((f"{named:<11}", "bold"))
                    yield Static(Hanging(head, Content(self.ui.say(message))))
                yield Static(self.ui.say("help-table"), classes="hint", markup=False)
                yield from self._signs()
            yield Static(self.ui.say("help-keys"), classes="hint", markup=False)

    def _about(self) -> ComposeResult:
        """What the game is about."""
        words = self.words(self.lang)
        if text := about(words):
            yield Static(words.say("game-title"), classes="title", markup=False)
            yield Static(text, markup=False)
            yield Static("")

    def _signs(self) -> ComposeResult:
        """What the signs on the board of this game mean."""
        words = self.words(self.lang)
        if words.knows("help-signs"):
            yield Static(words.say("help-signs"), classes="hint", markup=False)
