"""The journal: everything that was read to the table, as one text, which can be kept."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from holdfast.core import HoldfastError
from holdfast.table import Journal, Viewer, as_text, journal
from holdfast.terminal.look import told
from holdfast.terminal.screens.base import Sheet


class JournalSheet(Sheet[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("s,S", "keep")]

    def __init__(self, viewer: Viewer, path: Path) -> None:
        """`path` is the file in which the match is kept; the text is written beside it."""
        super().__init__()
        self.viewer = viewer
        self.path = path

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.ui.say("journal-title"), classes="title", markup=False)
            with VerticalScroll(can_focus=True):
                yield Static(self._read(), id="journal")
            yield Static(self.ui.say("journal-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self.query_one(VerticalScroll).scroll_end(animate=False)

    def _found(self) -> Journal:
        return journal(self.viewer.table.match, self.lang, self.viewer.eyes)

    def _read(self) -> Content:
        found = self._found()
        if not found.passages:
            return Content(self.ui.say("journal-empty"))
        parts: list[Content] = []
        day = 0
        for passage in found.passages:
            if passage.day > day:
                day = passage.day
                parts.append(Content.assemble((self.ui.say("journal-day", day=day), "bold underline")))
            parts.append(told(passage))
        return Content("\n\n").join([*parts, Content(found.ending)])

    def action_keep(self) -> None:
        try:
            path = self.table_app.store.write_journal(as_text(self._found(), self.lang), self.path)
            self.notify(self.ui.say("journal-kept", path=str(path)))
        except HoldfastError as error:
            self.notify(error.say(self.lang), severity="error", timeout=20)
