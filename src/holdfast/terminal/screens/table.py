"""The table: the board, the prompt, the actions with what they do, the log."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.notifications import SeverityLevel
from textual.screen import Screen
from textual.widgets import OptionList, Static

from holdfast.core import Action, ActionInWords, ClosedAction, DecisionInWords, HoldfastError
from holdfast.table import Table, Viewer, is_reading, last_passages
from holdfast.terminal.actions import ActionList, Row
from holdfast.terminal.boards import board_of, load_board
from holdfast.terminal.look import Look, lines, shown, told
from holdfast.terminal.screens.advice import AdviceSheet
from holdfast.terminal.screens.asking import AskSheet, NameSheet
from holdfast.terminal.screens.base import Speaking
from holdfast.terminal.screens.ending import EndSheet
from holdfast.terminal.screens.helping import HelpSheet
from holdfast.terminal.screens.history import HistorySheet
from holdfast.terminal.screens.journal import JournalSheet
from holdfast.terminal.screens.passing import PassScreen
from holdfast.terminal.screens.rules import RuleSheet
from holdfast.terminal.screens.seats import SeatsSheet

SMALLEST = (90, 26)
"""The smallest usable size in columns and lines; 100 × 30 show everything."""
LOG_LINES = 80


class TableScreen(Speaking, Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "side", priority=True),
        ("f1", "help"),
        Binding("pageup", "scroll('#board', -1)", priority=True),
        Binding("pagedown", "scroll('#board', 1)", priority=True),
    ]
    CAPITALS: ClassVar[dict[str, str]] = {
        "?": "rule",
        "H": "help",
        "A": "advice",
        "U": "undo",
        "G": "history",
        "J": "journal",
        "S": "save",
        "P": "seats",
        "L": "language",
        "Q": "leave",
        "+": "faster",
        "-": "slower",
        ",": "scroll('#detail', -1)",
        ";": "scroll('#detail', 1)",
        "<": "scroll('.log-pane', -1)",
        ">": "scroll('.log-pane', 1)",
    }
    """Capital letters and signs, because small letters choose actions."""

    def __init__(self, table: Table, path: Path) -> None:
        super().__init__()
        self.table = table
        self.match = table.match
        self.path = path
        """The file in which the match is kept."""
        self.viewer = Viewer(table, otherwise=0)
        self.board = board_of(table.match.game)
        self.decision: DecisionInWords | None = None
        """The decision that is on the screen."""
        self.unkept = ""
        """Why the last attempt to keep the match failed."""
        self.marked: Action | None = None
        """The action that the board shows as pointed at."""

    def compose(self) -> ComposeResult:
        yield Static(id="headline", markup=False)
        with Horizontal(id="all"):
            with Vertical(id="main"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="table")
                    yield Static(id="mine-below", classes="mine")
                yield Static(id="prompt", markup=False)
                with Horizontal(id="lower"):
                    yield ActionList(id="actions")
                    with VerticalScroll(id="detail", can_focus=False):
                        yield Static(id="detail-text")
                    with VerticalScroll(id="side", classes="log-pane", can_focus=False):
                        yield Static(classes="log")
                        yield Static(classes="mine")
            with Vertical(id="aside"):
                with VerticalScroll(id="aside-mine", can_focus=False):
                    yield Static(classes="mine")
                with VerticalScroll(classes="log-pane", can_focus=False):
                    yield Static(classes="log")
        yield Static(id="keys")
        yield Static(id="small", markup=False)

    def on_mount(self) -> None:
        self.query_one(ActionList).focus()
        try:
            load_board(self.match.game)
        except HoldfastError as error:
            self._say(error, "warning")
        if self.match.notice:
            self.notify(self.ui.say(f"notice-{self.match.notice}"), timeout=20)
        for missing in (*self.table.missing_agents, *self.table.unlearned_agents):
            self._say(missing, "warning")
        self.proceed()

    # The flow: whoever has to decide sits before the screen, or an agent thinks

    def proceed(self) -> None:
        """After every change of the match."""
        self._keep()
        self.workers.cancel_group(self, "agent")
        passed_to = self.viewer.follow()
        self._draw()
        if passed_to is None:
            self._go_on()
        else:
            self.app.push_screen(PassScreen(self.match.names[passed_to]), lambda _: self._sit(passed_to))

    def _sit(self, seat: int) -> None:
        self.viewer.sit_down(seat)
        self._draw()
        self._go_on()

    def _go_on(self) -> None:
        outcome = self.match.state.outcome
        if outcome is not None:
            self.app.push_screen(EndSheet(self.viewer, outcome))
        elif self.viewer.asked_to_agree:
            self._ask_to_agree()
        elif self.table.waits_for_agent:
            self._think()

    @work(exclusive=True, group="agent")
    async def _think(self) -> None:
        """An agent decides, unless the match was changed meanwhile. While a sheet is open the table waits."""
        try:
            turn = self.table.turn()
            await asyncio.sleep(self.table_app.pause)
            action = await asyncio.to_thread(turn.choose)
        except HoldfastError as error:
            self._say(error)
            return
        while not self.is_current:
            await asyncio.sleep(0.05)
        if self.table.take(turn, action):
            self._after_agent()

    def _after_agent(self) -> None:
        """Shows what the agent did; without a pause nobody could see it, so the next one thinks at once."""
        if self.table_app.pause or not self.table.waits_for_agent:
            self.call_later(self.proceed)
        else:
            self._keep()
            self._think()

    def _keep(self) -> None:
        try:
            self.table_app.store.write(self.match, self.path)
            self.unkept = ""
        except HoldfastError as error:
            problem = error.say(self.lang)
            if problem != self.unkept:
                self._say(error)
            self.unkept = problem

    def _say(self, error: HoldfastError, severity: SeverityLevel = "error") -> None:
        self.notify(error.say(self.lang), severity=severity, timeout=20)

    # Drawing

    def relabel(self) -> None:
        self._draw()

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < SMALLEST[0] or event.size.height < SMALLEST[1]
        self.set_class(small, "-small")
        self.call_after_refresh(self._draw)

    def _look(self) -> Look:
        mine = self.viewer.my_turn
        self.marked = self._pointed_action() if mine else None
        width = max(self.query_one("#board").scrollable_content_region.width, SMALLEST[0] - 2)
        return Look.at(self.match, self.viewer.eyes, self.lang, width, self.marked, mine)

    def _pointed_action(self) -> Action | None:
        pointed = self.query_one(ActionList).pointed
        return None if pointed is None else self.match.game.catalogue[pointed.number]

    def _draw(self) -> None:
        """Redraws everything. Behind the curtain only the names of the keys are shown."""
        self.query_one("#small", Static).update(
            self.ui.say(
                "too-small",
                width=self.size.width,
                height=self.size.height,
                least_width=SMALLEST[0],
                least_height=SMALLEST[1],
            )
        )
        self.query_one("#keys", Static).update(self._keys())
        self.decision = self.viewer.explain(self.lang)
        self._draw_actions()
        self._draw_prompt()
        self._draw_log()
        self._draw_board()

    def _draw_board(self) -> None:
        look = None if self.viewer.seat is None else self._look()
        title = self.viewer.words(self.lang).say("game-title")
        headline = title if look is None else f"{title} · {self.board.headline(look)}"
        self.query_one("#headline", Static).update(headline)
        self.query_one("#table", Static).update("" if look is None else self._page_or_board(look))
        mine = Content("") if look is None else self.board.mine(look)
        for pane in self.query(".mine").results(Static):
            pane.update(mine)

    def _page_or_board(self, look: Look) -> Content:
        """The board, below what was just read to the table. While a page asks, it has the place to itself, with what
        can be done and what is closed."""
        words = self.viewer.words(self.lang)
        page = [told(passage) for passage in last_passages(self.match, self.lang, self.viewer.eyes)]
        if not is_reading(self.match.state, words):
            return Content("\n\n").join([*page, self.board.table(look)])
        decision = self.decision
        if decision is not None and self.viewer.my_turn:
            page += [self._ways("page-open", [_way(one) for one in decision.actions])]
            page += [self._ways("page-closed", [f"{_way(one)} ({one.why})" for one in decision.closed])]
        return Content("\n\n").join([part for part in page if part])

    def _ways(self, head: str, found: list[str]) -> Content:
        if not found:
            return Content("")
        return lines([Content.assemble((self.ui.say(head), "bold")), *(Content(f"  {way}") for way in found)])

    def _draw_prompt(self) -> None:
        prompt = self.query_one("#prompt", Static)
        decision = self.decision
        mine = self.viewer.my_turn
        if decision is None:
            prompt.update(self.ui.say("match-over"))
        elif self.viewer.seat is None:
            prompt.update("")
        else:
            name = self.match.names[decision.seat]
            name = self.ui.say("hands-on", seat=name) if self.viewer.handed_on else name
            who = f"{name}{self.ui.say('colon')}" if mine else ""
            prompt.update(f"{'▶' if mine else '…'} {who}{decision.prompt} [{decision.rule}]")
        prompt.set_class(mine, "-mine")

    def _draw_actions(self) -> None:
        self.query_one(ActionList).show(self.decision if self.viewer.my_turn else None)
        self._draw_detail()

    @on(OptionList.OptionHighlighted)
    def _pointed(self) -> None:
        if self.viewer.my_turn and self._pointed_action() is not self.marked:
            self._draw_detail()
            self._draw_board()

    def _draw_detail(self) -> None:
        pointed = self.query_one(ActionList).pointed
        found = self._detail(pointed) if self.viewer.my_turn and pointed is not None else []
        self.query_one("#detail-text", Static).update(lines([part for part in found if part]))
        self.query_one("#detail").scroll_home(animate=False)

    def _detail(self, row: Row) -> list[Content]:
        """What is printed on the thing that an action names, what the action does and costs, and its rule; of a closed
        one why it is closed."""
        found = [Content.assemble((row.text, "bold")), Content(row.detail)]
        why = row.why if isinstance(row, ClosedAction) else ""
        if isinstance(row, ClosedAction):
            found.append(Content(self.ui.say("closed", why=why)))
        else:
            found += [Content(row.does), Content(self._cost(row))]
        rules = self.match.game.rules
        if row.rule in rules and rules[row.rule].text(self.lang) != why:
            rule = rules[row.rule]
            title = f"{rule.id} {rule.title.text(self.lang)}. "
            found.append(Content.assemble((title, "bold dim"), (rule.text(self.lang), "dim")))
        return found

    def _cost(self, action: ActionInWords) -> str:
        words = self.viewer.words(self.lang)
        things = [f"{cost.n} × {words.say(f'{cost.domain}-{cost.id}')}" for cost in action.cost]
        return self.ui.say("cost", things=", ".join(things)) if things else ""

    def _draw_log(self) -> None:
        found = [] if self.viewer.seat is None else self.viewer.log(self.lang).last_lines(LOG_LINES)
        text = lines([shown(line) for line in found])
        for pane in self.query(".log").results(Static):
            pane.update(text)
        for scroll in self.query(".log-pane").results(VerticalScroll):
            on_log = not scroll.has_class("-mine")
            scroll.anchor(on_log)  # at the end of the log, also when its height changes after layout
            if not on_log:
                scroll.scroll_home(animate=False)

    @property
    def _has_pages(self) -> bool:
        """Whether anything is ever read to the table in this game."""
        return bool(self.viewer.words(self.lang).pages.domains)

    def _keys(self) -> Content:
        """The most important keys; the help has all of them."""
        named = (
            ("?", "key-rule"),
            ("A", "key-advice"),
            ("Tab", "key-side"),
            ("U", "key-undo"),
            ("G", "key-history"),
            *([("J", "key-journal")] if self._has_pages else []),
            ("S", "key-save"),
            ("P", "key-seats"),
            ("L", "key-language"),
            ("H", "key-help"),
            ("Q", "key-leave"),
        )
        shown = [Content.assemble((key, "bold reverse"), f" {self.ui.say(message)}") for key, message in named]
        room = self.size.width - 2 - sum(part.cell_length for part in shown)
        return Content(" " * min(max(room // (len(shown) - 1), 1), 3)).join(shown)

    # Acting

    def on_click(self, event: events.Click) -> None:
        """Something on the board that stands for an action was clicked."""
        index = event.style.meta.get("act")
        if isinstance(index, int):
            self._do(index)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        pointed = self.query_one(ActionList).pointed
        if isinstance(pointed, ClosedAction):
            self.notify(self.ui.say("closed", why=pointed.why))
        elif pointed is not None:
            self._do(pointed.number)

    def _do(self, number: int) -> None:
        if (
            self.viewer.my_turn
            and self.decision is not None
            and number in [one.number for one in self.decision.actions]
        ):
            self.table.act(number, seat=self.viewer.eyes)
            self.proceed()

    async def on_key(self, event: events.Key) -> None:
        command = self.CAPITALS.get(event.character or "")
        if command is not None:
            event.stop()
            await self.run_action(command)
            return
        action = self.query_one(ActionList).by_key(event.character)
        if action is not None:
            event.stop()
            self._do(action.number)

    # Commands

    def action_help(self) -> None:
        self.app.push_screen(HelpSheet(self.viewer.words))

    def action_rule(self) -> None:
        """The rule of the closed option that is pointed at, otherwise the one that asks."""
        pointed = self.query_one(ActionList).pointed
        number = self.decision.rule if self.decision is not None else ""
        number = pointed.rule if isinstance(pointed, ClosedAction) else number
        self.app.push_screen(RuleSheet(self.match.game, number))

    def action_advice(self) -> None:
        """What an agent would do on this seat, and why."""
        if self.viewer.my_turn:
            self.app.push_screen(AdviceSheet(self.match.state, self.viewer.eyes, self.match.version))
        else:
            self.notify(self.ui.say("advice-not-now"))

    def action_side(self) -> None:
        """The log, or what lies before me."""
        self.query_one("#side").toggle_class("-mine")
        self._draw_log()

    def action_scroll(self, panes: str, direction: int) -> None:
        """Scrolls a pane by its height less one line."""
        for pane in self.query(panes).results(VerticalScroll):
            step = max(pane.scrollable_content_region.height - 1, 1)
            pane.release_anchor()
            pane.scroll_relative(y=direction * step, animate=False)

    def action_language(self) -> None:
        self.table_app.action_language()

    def action_faster(self) -> None:
        self.table_app.change_pause(-1)

    def action_slower(self) -> None:
        self.table_app.change_pause(1)

    def action_seats(self) -> None:
        self.app.push_screen(SeatsSheet(self.table), lambda _: self.proceed())

    def action_history(self) -> None:
        self.app.push_screen(HistorySheet(self.viewer), self._back_to)

    def action_journal(self) -> None:
        if self._has_pages:
            self.app.push_screen(JournalSheet(self.viewer, self.path))

    def action_undo(self) -> None:
        entry = self.table.last_own
        if entry is None:
            self.notify(self.ui.say("undo-nothing"))
        self._back_to(entry)

    def _back_to(self, entry: int | None) -> None:
        """Back to the moment before a decision; at once where that is free, else if all agree."""
        if entry is None:
            return
        if self.table.is_free(entry):
            self.table.go_back(entry)
            self.proceed()
        else:
            self._ask(self._question(), lambda: self._propose(entry))

    def _propose(self, entry: int) -> None:
        """Everybody before the screen has said yes; people elsewhere may have to agree too."""
        persons = self.viewer.persons
        if not self.table.go_back(entry, by=persons[0] if persons else None):
            self.viewer.agree()
        self.proceed()

    def _ask_to_agree(self) -> None:
        """A proposal came with the match."""
        self.app.push_screen(AskSheet(self._question()), self._answer)

    def _answer(self, yes: bool | None) -> None:
        if yes:
            self.viewer.agree()
        else:
            self.viewer.refuse()
        self.proceed()

    def _question(self) -> str:
        persons = self.viewer.persons
        names = ", ".join(self.match.names[seat] for seat in persons)
        return self.ui.say("undo-agree", count=len(persons), names=names)

    def action_save(self) -> None:
        question = self.ui.say("save-question", folder=str(self.table_app.store.folder))
        self.app.push_screen(NameSheet(question, ""), self._save_copy)

    def _save_copy(self, name: str | None) -> None:
        if name is None:
            return
        try:
            path = self.table_app.store.copy(self.match, name)
            self.notify(self.ui.say("saved", path=str(path)))
        except HoldfastError as error:
            self._say(error)

    def action_leave(self) -> None:
        """Back to the start screen; the match is kept."""
        if self.unkept:
            self._ask(self.ui.say("leave-unkept"), self._leave)
        else:
            self._leave()

    def _leave(self) -> None:
        self.workers.cancel_group(self, "agent")
        self.dismiss(None)

    def _ask(self, question: str, then: Callable[[], None]) -> None:
        self.app.push_screen(AskSheet(question), lambda yes: then() if yes else None)


def _way(row: Row) -> str:
    """An option as the page has it, with its price; another action by its name."""
    return row.detail or row.text
