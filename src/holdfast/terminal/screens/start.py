"""The start screen: a new match, or one that was left."""

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from holdfast.agents import agent_name, agents_of
from holdfast.core import LANGUAGES, PERSON, SPECTATOR, HoldfastError
from holdfast.registry import game as find_game
from holdfast.registry import games
from holdfast.table import LONGEST_NAME, Saved, Table
from holdfast.table.log import last_open_line
from holdfast.terminal.boards import board_of
from holdfast.terminal.look import NARROW, Look
from holdfast.terminal.screens.asking import AskSheet
from holdfast.terminal.screens.base import Speaking


class StartScreen(Speaking, Screen[None]):
    AUTO_FOCUS = "#begin"
    BINDINGS: ClassVar[list[BindingType]] = [("f5", "begin"), ("delete", "remove")]

    def __init__(self) -> None:
        super().__init__()
        self.saved: list[Saved] = []
        self.ready = False
        """Widgets report their initial values as changes; those are ignored until this is set."""

    def compose(self) -> ComposeResult:
        setup = self.table_app.setup
        game = setup.the_game
        setup.fill_seats(len(setup.seats) or game.seat_counts[0], self.ui)
        words = game.words(self.lang)
        yield Static(self._banner(), id="banner")
        with Horizontal(id="start"):
            with VerticalScroll(id="new", can_focus=False):
                yield Static(self.ui.say("start-new"), classes="title", markup=False)
                titles = [(find_game(name).words(self.lang).say("game-title"), name) for name in games()]
                yield from self._field("start-game", self._select("game", titles, setup.game))
                counts = [(str(count), count) for count in game.seat_counts]
                yield from self._field("start-seats", self._select("count", counts, len(setup.seats)))
                for number in range(len(setup.seats)):
                    yield from self._seat(number)
                for option in game.options:
                    values = [(words.say(f"option-{option.name}-{value}"), value) for value in option.values]
                    chosen = setup.options.get(option.name, option.default)
                    select = self._select(f"option-{option.name}", values, chosen)
                    yield Horizontal(Label(words.say(f"option-{option.name}")), select, classes="field")
                languages = [(self.ui.say(f"language-{lang}"), lang) for lang in LANGUAGES]
                yield from self._field("start-language", self._select("language", languages, self.lang))
                seed = Input(setup.seed, placeholder=self.ui.say("start-by-chance"), id="seed", compact=True)
                yield from self._field("start-seed", seed)
                pack = Input(setup.content, placeholder=self.ui.say("start-no-pack"), id="content", compact=True)
                yield from self._field("start-content", pack)
                if words.knows("game-note"):  # what one should know before one begins
                    yield Static(words.say("game-note"), id="note", classes="hint", markup=False)
                yield Static(id="problem", markup=False)
                yield Button(self.ui.say("start-begin"), id="begin", variant="success", compact=True)
            with Vertical(id="continue"):
                yield Static(self.ui.say("start-continue"), classes="title", markup=False)
                yield OptionList(id="saves")
                yield Static(
                    self.ui.say("start-folder", folder=str(self.table_app.store.folder)), classes="hint", markup=False
                )
        yield Static(self.ui.say("start-keys"), id="start-keys", markup=False)

    def _banner(self) -> Content:
        return Content.assemble((" Holdfast ", "bold reverse"), f"  {self.ui.say('start-tagline')}")

    def _field(self, message: str, widget: Input | Select[str] | Select[int]) -> ComposeResult:
        yield Horizontal(Label(self.ui.say(message)), widget, classes="field")

    def _select(
        self, name: str, choices: list[tuple[str, str]] | list[tuple[str, int]], value: str | int
    ) -> Select[str]:
        return Select(choices, value=value, allow_blank=False, id=name, compact=True)  # type: ignore[arg-type]

    def _seat(self, number: int) -> ComposeResult:
        seat = self.table_app.setup.seats[number]
        kinds = [(agent_name(kind, self.ui), kind) for kind in (PERSON, *agents_of(self.table_app.setup.the_game))]
        yield Horizontal(
            Label(self.ui.say("start-seat", number=number + 1)),
            Input(seat.name, id=f"name-{number}", compact=True, max_length=LONGEST_NAME),
            self._select(f"agent-{number}", kinds, seat.agent),
            classes="field seat",
        )

    def on_mount(self) -> None:
        self.watch(self, "focused", self._mark_focus)
        self._settled()

    def _mark_focus(self, focused: Widget | None) -> None:
        """Shows the label of the focused field in reverse, which is visible without colours too."""
        for part in self.query(".field, #continue"):
            part.set_class(focused is not None and part in focused.ancestors, "-here")

    def on_screen_resume(self) -> None:
        self._list_saves()

    def relabel(self) -> None:
        self.table_app.setup.translate(self.ui)
        focused = self.focused
        self.rebuild(focused.id or "" if focused is not None else "")

    def rebuild(self, focus: str = "") -> None:
        """Redraws the form from the setup."""
        self.ready = False

        async def again() -> None:
            await self.recompose()
            if focus:
                self.query_one(f"#{focus}").focus()
            self._settled()

        self.call_later(again)

    def _settled(self) -> None:
        self._list_saves()
        self.call_after_refresh(setattr, self, "ready", True)

    # Saves

    def _list_saves(self) -> None:
        listed = self.query_one("#saves", OptionList)
        self.saved = self.table_app.store.list()
        listed.clear_options()
        if not self.saved:
            listed.add_option(Option(self.ui.say("start-none"), disabled=True))
        for saved in self.saved:
            listed.add_option(Option(self._saved(saved)))
            listed.add_option(None)
        listed.highlighted = 0 if self.saved else None

    def _saved(self, saved: Saved) -> Content:
        when = f"{saved.changed:%Y-%m-%d %H:%M}"
        if isinstance(saved.found, HoldfastError):
            return Content.assemble(
                (f"⚠ {saved.path.name}", "bold"),
                f" · {when}\n",
                (self.ui.say("start-damaged", why=saved.found.say(self.lang)), "italic"),
            )
        match = saved.found
        words = match.game.words(self.lang, match.base.tables.content)
        headline = board_of(match.game).headline(Look.at(match, SPECTATOR, self.lang, 0))
        now = self.ui.say("start-over") if match.state.decision is None else headline
        last = "" if self.app.size.width < NARROW else last_open_line(match, self.lang)
        said = [now, last] if last else [now]
        name = self.table_app.store.checkpoint(saved.path)
        return Content.assemble(
            (f"{self.ui.say('start-named', name=name)} · " if name else "", "bold"),
            (words.say("game-title"), "bold"),
            f" · {', '.join(match.names)}\n",
            (f"{when} · {' · '.join(said)}", "dim"),
        )

    @on(OptionList.OptionSelected, "#saves")
    def resume(self, event: OptionList.OptionSelected) -> None:
        store = self.table_app.store
        path = self.saved[event.option_index].path
        held = store.hold(path)  # before it is read: nobody writes it from now on
        saved = store.read(path)
        if not isinstance(saved.found, HoldfastError):
            self.table_app.go_on(Table(saved.found), path, held)
            return
        if held is not None:
            held.release()
        self.notify(saved.found.say(self.lang), severity="error", timeout=12)

    def action_remove(self) -> None:
        """Throws a save away, after asking."""
        listed = self.query_one("#saves", OptionList)
        if listed.has_focus and listed.highlighted is not None and self.saved:
            path = self.saved[listed.highlighted].path
            self.app.push_screen(
                AskSheet(self.ui.say("start-remove", name=path.name)),
                lambda yes: self._remove(path) if yes else None,
            )

    def _remove(self, path: Path) -> None:
        try:
            self.table_app.store.remove(path)
        except HoldfastError as error:
            self.notify(error.say(self.lang), severity="error")
        self._list_saves()

    # The form

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        setup = self.table_app.setup
        name = event.input.id or ""
        if name == "seed":
            setup.seed = event.value
        elif name == "content":
            setup.content = event.value
        elif name.startswith("name-"):
            number = int(name.removeprefix("name-"))
            setup.rename(number, event.value)
        self.query_one("#problem", Static).update("")

    @on(Select.Changed)
    def chosen(self, event: Select.Changed) -> None:
        if not self.ready:
            return
        setup = self.table_app.setup
        name = event.select.id or ""
        if name == "game":
            setup.change_game(str(event.value), self.ui)
            self.rebuild(name)
        elif name == "count":
            setup.fill_seats(int(str(event.value)), self.ui)
            self.rebuild(name)
        elif name == "language":
            if event.value != self.lang:
                self.table_app.action_language()
        elif name.startswith("option-"):
            setup.options[name.removeprefix("option-")] = int(str(event.value))
        elif name.startswith("agent-"):
            number = int(name.removeprefix("agent-"))
            setup.change_agent(number, str(event.value), self.ui)
            self.query_one(f"#name-{number}", Input).value = setup.seats[number].name

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        problem = ""
        try:
            self.table_app.begin(Table(self.table_app.setup.begin()))
        except HoldfastError as error:
            problem = error.say(self.lang)
        self.query_one("#problem", Static).update(problem)
