"""What nobody should miss: it stands in the middle of the screen and waits for a key."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from holdfast.terminal.screens.base import Sheet
from holdfast.terminal.twice import Twice


class TellSheet(Sheet[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "close")]

    def __init__(self, told: Content) -> None:
        super().__init__()
        self.told = told
        self.twice: Twice | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            with VerticalScroll(can_focus=True):
                yield Static(self.told, id="told")
            yield Static(self.ui.say("tell-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        self.twice = self.table_app.twice()
        self.twice.begin()

    def action_close(self) -> None:
        """The key that led here does not also take it away."""
        if self.twice is None or self.twice.admits("close"):
            self.dismiss(None)
