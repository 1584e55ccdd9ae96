"""The whole log, decision by decision; choosing one goes back to the moment before it."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from holdfast.table import BEFORE, Viewer
from holdfast.terminal.hanging import Hanging
from holdfast.terminal.look import lines, shown
from holdfast.terminal.screens.base import Sheet


class HistorySheet(Sheet[int]):
    BINDINGS: ClassVar[list[BindingType]] = [("left", "jump(-1)"), ("right", "jump(1)")]

    def __init__(self, viewer: Viewer) -> None:
        super().__init__()
        self.viewer = viewer
        self.entries = viewer.table.decisions()
        self.told: list[str] = []
        """What was decided, or what it was about, by entry."""
        self.stretches: list[str] = []
        """The season or the day, by entry."""
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
        found = list(log.told())
        self.told = [log.by(match.decider(told.entry), told.chosen) if told.chosen else told.asked for told in found]
        self.stretches = [told.stretch for told in found]

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
        what = Content.assemble((f"{self.stretches[entry]} · " if self._begins(entry) else "", "bold reverse"))
        what = Content.assemble(what, (self.told[entry], "bold"))
        seen = [shown(line) for line in self.viewer.log(self.lang).lines(entry)]
        return Hanging(Content.assemble((f"{entry + 1:>4} {free} ", "dim")), lines([what, *seen]))

    def _begins(self, entry: int) -> bool:
        """Whether a season or a day begins with this decision."""
        before = next((self.stretches[one] for one in reversed(self.entries[: self.entries.index(entry)])), "")
        return bool(self.stretches[entry]) and self.stretches[entry] != before

    def action_jump(self, direction: int) -> None:
        """To the first decision of the season or day before or after."""
        choices = self.query_one(OptionList)
        at = choices.highlighted
        if at is None:
            return
        beginnings = [self.first + place for place, entry in enumerate(self.entries) if self._begins(entry)]
        found = [one for one in beginnings if (one - at) * direction > 0]
        if found:
            choices.highlighted = found[0] if direction > 0 else found[-1]
            choices.scroll_to_highlight(top=True)

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.entries[event.option_index - self.first])
