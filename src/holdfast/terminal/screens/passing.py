"""Hides everything between two people at one screen, until the next one has sat down."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Middle
from textual.screen import Screen
from textual.widgets import Static

from holdfast.terminal.screens.base import Speaking


class PassScreen(Speaking, Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("enter", "ready"), ("space", "ready")]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        with Middle():
            yield Static(self.ui.say("pass-to", seat=self.person), id="pass-to", markup=False)
            yield Static(self.ui.say("pass-key", seat=self.person), id="pass-key", markup=False)

    def action_ready(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)
