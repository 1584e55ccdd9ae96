"""A match that another process plays: look at it, play a copy, or leave it."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from holdfast.terminal.screens.base import Sheet

LOOK, COPY = "look", "copy"


class HeldSheet(Sheet[str]):
    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "app.focus_previous"),
        ("right", "app.focus_next"),
        ("l,L", f"answer('{LOOK}')"),
        ("c,C", f"answer('{COPY}')"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(self.ui.say("held-question"), markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.ui.say("held-look"), id=LOOK, compact=True)
                yield Button(self.ui.say("held-copy"), id=COPY, compact=True)
            yield Static(self.ui.say("held-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(f"#{LOOK}", Button).focus()

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)
