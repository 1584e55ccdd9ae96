"""Small questions: yes or no, and a name."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Input, Static

from holdfast.terminal.screens.base import Sheet


class AskSheet(Sheet[bool]):
    """A question that is answered by yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "app.focus_previous"),
        ("right", "app.focus_next"),
        ("y,Y,o,O", "answer(True)"),
        ("n,N", "answer(False)"),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(self.question, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(self.ui.say("yes"), id="yes", compact=True)
                yield Button(self.ui.say("no"), id="no", compact=True)

    def on_mount(self) -> None:
        self.query_one("#no", Button).focus()

    @on(Button.Pressed)
    def pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        """Y or, in French, O; N."""
        self.dismiss(yes)


class NameSheet(Sheet[str]):
    """Asks for one line of text."""

    def __init__(self, question: str, value: str) -> None:
        super().__init__()
        self.question = question
        self.value = value

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(self.question, markup=False)
            yield Input(self.value)
            yield Static(self.ui.say("enter-or-escape"), classes="hint", markup=False)

    @on(Input.Submitted)
    def answer(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(event.value.strip())
