"""The application: one terminal, its language, and the screens on it."""

from pathlib import Path
from time import monotonic, time
from typing import ClassVar

from textual import events
from textual.app import App
from textual.binding import BindingType
from textual.geometry import Size
from textual.theme import Theme

from holdfast.core import LANGUAGES, Words
from holdfast.table import Hold, Setup, Store, Table, interface
from holdfast.terminal.breaking import keep_no_break_spaces
from holdfast.terminal.screens.asking import AskSheet
from holdfast.terminal.screens.base import Speaking
from holdfast.terminal.screens.held import COPY, LOOK, HeldSheet
from holdfast.terminal.screens.small import SmallScreen, too_small
from holdfast.terminal.screens.start import StartScreen
from holdfast.terminal.screens.table import TableScreen
from holdfast.terminal.twice import Twice

PAUSES = (0.0, 0.3, 0.8, 1.5, 3.0)
"""Seconds before an agent moves, so that people can follow."""
READ = 1.5
"""Seconds after which a notice goes away with the next key."""
GRACE = 0.3
"""Seconds in which a key that comes again does not answer the next question."""

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
    HORIZONTAL_BREAKPOINTS = [(0, "-slim"), (90, "-narrow"), (150, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-flat"), (30, "-low"), (42, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [("f2,ctrl+l", "language")]

    def __init__(
        self,
        table: Table | None,
        path: Path | None = None,
        *,
        lang: str,
        setup: Setup,
        store: Store,
        hold: Hold | None = None,
        pause: float = PAUSES[2],
        grace: float = GRACE,
    ) -> None:
        super().__init__()
        keep_no_break_spaces()
        self.begins_with = (table, path, hold)
        self.lang = lang
        self.setup = setup
        self.store = store
        self.pause = pause
        self.grace = grace
        self.clock = monotonic

    def twice(self) -> Twice:
        return Twice(self.grace, self.clock)

    @property
    def ui(self) -> Words:
        return interface(self.lang)

    def on_mount(self) -> None:
        self.register_theme(MOSS)
        self.theme = MOSS.name
        self.push_screen(StartScreen())
        table, path, hold = self.begins_with
        if table is not None and path is None:
            self.begin(table)
        elif table is not None and path is not None:
            self.go_on(table, path, hold)
        self.call_later(self._cover, self.size)

    async def on_event(self, event: events.Event) -> None:
        """A key takes away what was said in passing, once it could be read: it covers something."""
        if isinstance(event, events.Key):
            for notice in list(self._notifications):
                if time() - notice.raised_at > READ:
                    self._unnotify(notice)
        await super().on_event(event)

    def on_resize(self, event: events.Resize) -> None:
        if any(isinstance(screen, StartScreen) for screen in self.screen_stack):  # all has begun
            self._cover(event.size)

    def _cover(self, size: Size) -> None:
        """Covers everything while there is too little room, so that nobody plays blind."""
        covered = any(isinstance(screen, SmallScreen) for screen in self.screen_stack)
        if too_small(size) and not covered:
            self.push_screen(SmallScreen())
        elif isinstance(self.screen, SmallScreen) and not too_small(size):
            self.screen.dismiss(None)

    # Tables

    def begin(self, table: Table) -> None:
        """A new match, in a new file. Before the first of its game a page says what it is about."""
        first = not self.store.has_played(table.match.game)
        self.push_screen(TableScreen(table, self.store.hold_new(table.match), about=first))

    def go_on(self, table: Table, path: Path, hold: Hold | None) -> None:
        """A match of a file. Where another process plays it, one may look or play a copy. A named copy is left as it
        is."""
        if hold is None:
            self.push_screen(HeldSheet(), lambda answer: self._instead(answer, table, path))
        elif self.store.checkpoint(path):
            hold.release()
            self._copy(table)
        else:
            self.push_screen(TableScreen(table, hold))

    def _instead(self, answer: str | None, table: Table, path: Path) -> None:
        if answer == COPY:
            self._copy(table)
        elif answer == LOOK:
            self.push_screen(TableScreen(table, Hold(path, None), looking=True))

    def _copy(self, table: Table) -> None:
        self.push_screen(TableScreen(table, self.store.hold_new(table.match)))

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

    def action_help_quit(self) -> None:
        """Ctrl+C is what many press to leave; it says how one does."""
        self._say_instead(self.ui.say("quit-how"))

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
