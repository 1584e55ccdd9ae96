"""The application: one terminal, its language, and the screens on it."""

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

from holdfast.core import LANGUAGES, Words
from holdfast.table import Setup, Store, Table, interface
from holdfast.terminal.breaking import keep_no_break_spaces
from holdfast.terminal.screens.asking import AskSheet
from holdfast.terminal.screens.base import Speaking
from holdfast.terminal.screens.start import StartScreen
from holdfast.terminal.screens.table import TableScreen

PAUSES = (0.0, 0.3, 0.8, 1.5, 3.0)
"""Seconds before an agent moves, so that people can follow."""

MOSS = Theme(
    name="moss",
    primary="#8fbf6f",
    secondary="#d9a441",
    accent="#d9a441",
    foreground="#e6e9e2",
    background="#141618",
    surface="#1b1e20",
    panel="#262b2e",
    success="#8fbf6f",
    warning="#e0b050",
    error="#ff7b72",
    dark=True,
)


class TableApp(App[None]):
    CSS_PATH = "table.tcss"
    TITLE = "Holdfast"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (150, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (42, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [("f2,ctrl+l", "language")]

    def __init__(
        self,
        table: Table | None,
        path: Path | None = None,
        *,
        lang: str,
        setup: Setup,
        store: Store,
        pause: float = PAUSES[2],
    ) -> None:
        super().__init__()
        keep_no_break_spaces()
        self.begins_with = (table, path)
        self.lang = lang
        self.setup = setup
        self.store = store
        self.pause = pause

    @property
    def ui(self) -> Words:
        return interface(self.lang)

    def on_mount(self) -> None:
        self.register_theme(MOSS)
        self.theme = MOSS.name
        self.push_screen(StartScreen())
        table, path = self.begins_with
        if table is not None:
            self.sit_down(table, path)

    def sit_down(self, table: Table, path: Path | None = None) -> None:
        """Opens a table over the start screen. Its match is kept at `path`, or in a new file."""
        self.push_screen(TableScreen(table, path or self.store.new_path(table.match)))

    def action_language(self) -> None:
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                screen.relabel()

    async def action_quit(self) -> None:
        """Ctrl+Q asks, as Q does, before a match is lost that could not be saved."""
        unkept = [screen for screen in self.screen_stack if isinstance(screen, TableScreen) and screen.unkept]
        if unkept and not isinstance(self.screen, AskSheet):
            self.push_screen(AskSheet(self.ui.say("leave-unkept")), lambda yes: self.exit() if yes else None)
        else:
            self.exit()

    def change_pause(self, step: int) -> None:
        """Agents move faster (-1) or slower (1)."""
        nearest = min(range(len(PAUSES)), key=lambda i: abs(PAUSES[i] - self.pause))
        self.pause = PAUSES[min(max(nearest + step, 0), len(PAUSES) - 1)]
        self._say_instead(self.ui.say("pause-now", seconds=self.pause))

    def _say_instead(self, message: str) -> None:
        """Shows a notice in place of the previous one, so that notices do not pile up."""
        for notice in list(self._notifications):
            if notice.title == self.TITLE:
                self._unnotify(notice)
        self.notify(message, title=self.TITLE)
