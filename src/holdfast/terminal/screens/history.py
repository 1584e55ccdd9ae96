"""The whole log, decision by decision; choosing one goes back to the moment before it."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from holdfast.table import BEFORE, Viewer
from holdfast.terminal.hanging import Hanging
from holdfast.terminal.look import lines, shown
from holdfast.terminal.screens.base import Sheet


class HistorySheet(Sheet[int]):
    def __init__(self, viewer: Viewer) -> None:
        super().__init__()
        self.viewer = viewer
        self.entries = viewer.table.decisions()
        self.told: list[str] = []
        """What was decided, or what it was about, by entry."""
        self.first = 1 if viewer.table.match.opening else 0
        """Where the first decision stands: below what happened before it, to which nobody can go back."""

    def compose(self) -> ComposeResult:
        self._read()
        with Vertical(classes="sheet"):
            yield Static(self.ui.say("history-title"), classes="title", markup=False)
            before = [Option(self._before(), disabled=True)] if self.first else []
            yield OptionList(*before, *(Option(self._line(entry)) for entry in self.entries))
            yield Static(self.ui.say("history-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        choices = self.query_one(OptionList)
        choices.highlighted = self.first + len(self.entries) - 1 if self.entries else None
        choices.focus()

    def _read(self) -> None:
        log, match = self.viewer.log(self.lang), self.viewer.table.match
        self.told = [
            log.by(match.decider(told.entry), told.chosen) if told.chosen else told.asked for told in log.told()
        ]

    def relabel(self) -> None:
        self._read()
        choices = self.query_one(OptionList)
        if self.first:
            choices.replace_option_prompt_at_index(0, self._before())
        for number, entry in enumerate(self.entries, self.first):
            choices.replace_option_prompt_at_index(number, self._line(entry))

    def _before(self) -> Hanging:
        """What happened before the first decision."""
        return Hanging(Content("       "), lines([shown(line) for line in self.viewer.log(self.lang).lines(BEFORE)]))

    def _line(self, entry: int) -> Hanging:
        """What was decided and what came of it, in the words that the seat on the screen may read. A circle means:
        free to go back."""
        free = "○" if self.viewer.table.is_free(entry) else "●"
        what = Content.assemble((self.told[entry], "bold"))
        seen = [shown(line) for line in self.viewer.log(self.lang).lines(entry)]
        return Hanging(Content.assemble((f"{entry + 1:>4} {free} ", "dim")), lines([what, *seen]))

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.entries[event.option_index - self.first])
