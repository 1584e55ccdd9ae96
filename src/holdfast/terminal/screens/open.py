"""What lies before everybody, on a page of its own: the pane beside the actions has room for a few lines of it."""

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from holdfast.terminal.screens.base import Sheet


class OpenSheet(Sheet[None]):
    def __init__(self, draw: Callable[[], Content]) -> None:
        """`draw` says it in the language of the screen."""
        super().__init__()
        self.draw = draw

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            with VerticalScroll(can_focus=True):
                yield Static(self.draw())
            yield Static(self.ui.say("help-keys"), classes="hint", markup=False)
