"""Covers everything while the terminal is too small, so that nobody plays blind."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from holdfast.terminal.screens.base import Speaking

SMALLEST = (80, 24)
"""The smallest usable size in columns and lines; 100 × 30 show everything."""


def too_small(size: Size) -> bool:
    return size.width < SMALLEST[0] or size.height < SMALLEST[1]


class SmallScreen(Speaking, Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("q,Q", "app.quit")]

    def compose(self) -> ComposeResult:
        yield Static(id="small", markup=False)

    def on_mount(self) -> None:
        self._say(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        self._say(event.size)

    def _say(self, size: Size) -> None:
        least_width, least_height = SMALLEST
        said = self.ui.say(
            "too-small", width=size.width, height=size.height, least_width=least_width, least_height=least_height
        )
        self.query_one("#small", Static).update(said)

    def on_screen_resume(self) -> None:
        if not too_small(self.app.size):
            self.dismiss(None)
