"""The whole log, decision by decision; choosing one goes back to the moment before it."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from holdfast.terminal.hanging import Hanging
from holdfast.terminal.look import lines
from holdfast.terminal.screens.base import Sheet
from holdfast.terminal.session import BEFORE, Session


class HistorySheet(Sheet[int]):
    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.entries = session.decisions()
        self.asked: list[str] = []
        """What others were asked; not needed in a team, which knows all that was chosen."""
        self.first = 1 if session.match.opening else 0
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
        self.asked = [] if self.session.match.game.together else self.session.asked(self.lang)

    def relabel(self) -> None:
        self._read()
        choices = self.query_one(OptionList)
        if self.first:
            choices.replace_option_prompt_at_index(0, self._before())
        for number, entry in enumerate(self.entries, self.first):
            choices.replace_option_prompt_at_index(number, self._line(entry))

    def _before(self) -> Hanging:
        """What happened before the first decision."""
        return Hanging(Content("       "), lines([line.shown for line in self.session.lines_of(BEFORE, self.lang)]))

    def _line(self, entry: int) -> Hanging:
        """What was decided and what came of it, in the words that the seat on the screen may read. A circle means:
        free to go back."""
        free = "○" if self.session.is_free(entry) else "●"
        what = Content.assemble((self._decided(entry), "bold"))
        seen = [line.shown for line in self.session.lines_of(entry, self.lang)]
        return Hanging(Content.assemble((f"{entry + 1:>4} {free} ", "dim")), lines([what, *seen]))

    def _decided(self, entry: int) -> str:
        """One's own decision by name; of another's what it was about, because the choice may be hidden."""
        session = self.session
        chosen = session.own_choice(entry, self.lang)
        name = session.match.names[session.match.decider(entry)]
        return f"{name}{self.ui.say('colon')}{chosen}" if chosen else self.asked[entry]

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.entries[event.option_index - self.first])
