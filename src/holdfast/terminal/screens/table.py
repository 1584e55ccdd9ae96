"""The table: the board, the prompt, the actions with what they do, the log."""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static

from holdfast.agents import Sight
from holdfast.core import Action, Decision, HoldfastError, Words, of_system
from holdfast.terminal.actions import ActionList
from holdfast.terminal.boards import board_of, load_board
from holdfast.terminal.look import Look, lines
from holdfast.terminal.saves import SUFFIX
from holdfast.terminal.screens.asking import AskSheet, NameSheet
from holdfast.terminal.screens.base import Speaking
from holdfast.terminal.screens.ending import EndSheet
from holdfast.terminal.screens.helping import HelpSheet
from holdfast.terminal.screens.history import HistorySheet
from holdfast.terminal.screens.passing import PassScreen
from holdfast.terminal.screens.rules import RuleSheet
from holdfast.terminal.screens.seats import SeatsSheet
from holdfast.terminal.session import Session

SMALLEST = (90, 26)
"""Columns and lines below which nothing sensible can be drawn; 100 × 30 show everything."""
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
        "U": "undo",
        "G": "history",
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

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.board = board_of(session.match.game)
        self.unkept = ""
        """Why the last attempt to keep the match failed."""
        self.marked: Action | None = None
        """The action that the board shows as pointed at."""
        self.handed_on = False
        """Whether, in a team, another person decides than before: nothing is hidden then, but it is said."""

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
            load_board(self.session.match.game)
        except HoldfastError as error:
            self.notify(error.say(self.lang), severity="warning", timeout=20)
        if self.session.match.notice:
            self.notify(self.ui.say(f"notice-{self.session.match.notice}"), timeout=20)
        self.proceed()

    # The flow: whoever has to decide sits before the screen, or an agent thinks

    def proceed(self) -> None:
        """After every change of the match."""
        self._keep()
        self.workers.cancel_group(self, "agent")
        session = self.session
        wanted = session.next_viewer
        if session.match.game.together:
            self.handed_on = session.viewer not in (-1, wanted) and session.is_person(wanted)
            session.viewer = wanted
        elif wanted != session.viewer:
            session.viewer = -1
            self._draw()
            self.app.push_screen(PassScreen(session.match.names[wanted]), lambda _: self._sit(wanted))
            return
        self._draw()
        self._go_on()

    def _sit(self, seat: int) -> None:
        self.session.viewer = seat
        self._draw()
        self._go_on()

    def _go_on(self) -> None:
        decision = self.session.decision
        if decision is None:
            outcome = self.session.match.state.outcome
            assert outcome is not None
            self.app.push_screen(EndSheet(self.session, outcome))
        elif not self.session.is_person(decision.seat):
            self._think(decision)

    @work(exclusive=True, group="agent")
    async def _think(self, decision: Decision) -> None:
        """An agent decides, unless the match was changed meanwhile. While a sheet is open the table waits."""
        try:
            agent = self.session.agent(decision.seat)
        except HoldfastError as error:
            self.notify(error.say(self.lang), severity="error", timeout=20)
            return
        await asyncio.sleep(self.table_app.pause)
        sight = Sight(self.session.match.state, decision.seat)
        action = await asyncio.to_thread(agent.choose, decision, sight)
        while not self.is_current:
            await asyncio.sleep(0.05)
        if self.session.decision is decision:
            self.session.match.apply(action)
            self._after_agent()

    def _after_agent(self) -> None:
        """Shows what the agent did; without a pause nobody could see it, so the next one thinks at once."""
        decision = self.session.decision
        if self.table_app.pause or decision is None or self.session.is_person(decision.seat):
            self.call_later(self.proceed)
        else:
            self._keep()
            self._think(decision)

    def _keep(self) -> None:
        try:
            self.session.keep()
            self.unkept = ""
        except OSError as error:
            why = of_system(error).say(self.lang)
            problem = self.ui.say("save-failed", path=str(self.session.path), why=why)
            if problem != self.unkept:
                self.notify(problem, severity="error", timeout=20)
            self.unkept = problem

    # Drawing

    def relabel(self) -> None:
        self._draw()

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < SMALLEST[0] or event.size.height < SMALLEST[1]
        self.set_class(small, "-small")
        self.call_after_refresh(self._draw)

    def _look(self) -> Look:
        session = self.session
        mine = session.my_turn
        self.marked = self.query_one(ActionList).pointed if mine else None
        width = max(self.query_one("#board").scrollable_content_region.width, SMALLEST[0] - 2)
        return Look.at(session.match, session.viewer, self.lang, width, self.marked, mine)

    def _draw(self) -> None:
        """Everything anew. While nobody sits before the screen, nothing but the names of the keys is on it."""
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
        self._draw_actions()
        self._draw_prompt()
        self._draw_log()
        self._draw_board()

    def _draw_board(self) -> None:
        hidden = self.session.viewer < 0
        look = None if hidden else self._look()
        title = self.session.words(self.lang).say("game-title")
        headline = title if look is None else f"{title} · {self.board.headline(look)}"
        self.query_one("#headline", Static).update(headline)
        self.query_one("#table", Static).update("" if look is None else self.board.table(look))
        mine = Content("") if look is None else self.board.mine(look)
        for pane in self.query(".mine").results(Static):
            pane.update(mine)

    def _draw_prompt(self) -> None:
        prompt = self.query_one("#prompt", Static)
        session = self.session
        decision = session.decision
        if decision is None:
            prompt.update(self.ui.say("match-over"))
        elif session.viewer < 0:
            prompt.update("")
        else:
            reader = session.viewer if session.my_turn else -1
            text = session.words(self.lang).decision(session.match.state, session.match.names, reader)
            name = session.match.names[session.viewer]
            name = self.ui.say("hands-on", seat=name) if self.handed_on else name
            who = f"{name}{self.ui.say('colon')}" if session.my_turn else ""
            prompt.update(f"{'▶' if session.my_turn else '…'} {who}{text} [{decision.rule}]")
        prompt.set_class(session.my_turn, "-mine")

    def _draw_actions(self) -> None:
        decision = self.session.decision
        actions = decision.actions if self.session.my_turn and decision is not None else ()
        listed = self.query_one(ActionList)
        words = self.session.words(self.lang)
        keep = listed.pointed if listed.actions is actions else None
        listed.show(actions, words, lambda action: self._about(action, words), keep)
        self._draw_detail()

    @on(OptionList.OptionHighlighted)
    def _pointed(self) -> None:
        if self.session.my_turn and self.query_one(ActionList).pointed is not self.marked:
            self._draw_detail()
            self._draw_board()

    def _about(self, action: Action, words: Words) -> str:
        match = self.session.match
        return match.game.detail(match.state, action, words)

    def _draw_detail(self) -> None:
        """What the action will do, what stands on the thing it names, and the rule that asks."""
        session = self.session
        action = self.query_one(ActionList).pointed
        decision = session.decision
        text = Content("")
        if session.my_turn and action is not None and decision is not None:
            words = session.words(self.lang)
            parts = [Content.assemble((words.action(action), "bold"))]
            if detail := self._about(action, words):
                parts.append(Content(detail))
            game, state = session.match.game, session.match.state
            parts.append(Content(game.does(state, action, words)))
            cited = game.rule_for(state, action)
            if cited in game.rules:
                rule = game.rules[cited]
                parts.append(Content.assemble((f"{rule.id} ", "bold dim"), (rule.text(self.lang), "dim")))
            text = lines(parts)
        self.query_one("#detail-text", Static).update(text)
        self.query_one("#detail").scroll_home(animate=False)

    def _draw_log(self) -> None:
        found = self.session.lines(self.lang, LOG_LINES) if self.session.viewer >= 0 else []
        text = lines([line.shown for line in found])
        for pane in self.query(".log").results(Static):
            pane.update(text)
        for scroll in self.query(".log-pane").results(VerticalScroll):
            if scroll.has_class("-mine"):
                scroll.scroll_home(animate=False)
            else:  # the text may have another height once it is laid out, as in another language
                self.call_after_refresh(scroll.scroll_end, animate=False)

    def _keys(self) -> Content:
        """The most important keys; the help has all of them."""
        named = (
            ("?", "key-rule"),
            ("Tab", "key-side"),
            ("U", "key-undo"),
            ("G", "key-history"),
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
            self._do(self.session.match.game.catalogue[index])

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        action = self.query_one(ActionList).pointed
        if action is not None:
            self._do(action)

    def _do(self, action: Action) -> None:
        decision = self.session.decision
        if self.session.my_turn and decision is not None and action in decision.actions:
            self.session.match.apply(action)
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
            self._do(action)

    # Commands

    def action_help(self) -> None:
        self.app.push_screen(HelpSheet(self.session))

    def action_rule(self) -> None:
        decision = self.session.decision
        self.app.push_screen(RuleSheet(self.session.match.game, decision.rule if decision is not None else ""))

    def action_side(self) -> None:
        """The log, or what lies before me."""
        self.query_one("#side").toggle_class("-mine")
        self._draw_log()

    def action_scroll(self, panes: str, direction: int) -> None:
        """The board by pages; the explanation and the log, which are low, so that a line stays in sight."""
        for pane in self.query(panes).results(VerticalScroll):
            step = max(pane.scrollable_content_region.height - 1, 1)
            pane.scroll_relative(y=direction * step, animate=False)

    def action_language(self) -> None:
        self.table_app.action_language()

    def action_faster(self) -> None:
        self.table_app.change_pause(-1)

    def action_slower(self) -> None:
        self.table_app.change_pause(1)

    def action_seats(self) -> None:
        self.app.push_screen(SeatsSheet(self.session), lambda _: self.proceed())

    def action_history(self) -> None:
        self.app.push_screen(HistorySheet(self.session), self._back_to)

    def action_undo(self) -> None:
        self._back_to(self.session.last_own)

    def _back_to(self, entry: int | None) -> None:
        """Back to the moment before a decision; at once where that is free, else if all agree."""
        if entry is None:
            return
        if entry < 0:
            self.notify(self.ui.say("undo-nothing"))
        elif self.session.is_free(entry):
            self._undo(entry, agreed=False)
        else:
            names = ", ".join(self.session.match.names[seat] for seat in self.session.persons)
            question = self.ui.say("undo-agree", count=len(self.session.persons), names=names)
            self._ask(question, lambda: self._undo(entry, agreed=True))

    def _undo(self, entry: int, *, agreed: bool) -> None:
        self.session.match.undo(entry, agreed=agreed)
        self.proceed()

    def action_save(self) -> None:
        question = self.ui.say("save-question", folder=str(self.table_app.folder))
        self.app.push_screen(NameSheet(question, ""), self._save_copy)

    def _save_copy(self, name: str | None) -> None:
        if name is None:
            return
        path = self.table_app.folder / f"{name.removesuffix(SUFFIX)}{SUFFIX}"
        if path.parent != self.table_app.folder or not path.stem.strip("."):
            self.notify(self.ui.say("save-name", name=name), severity="error", timeout=12)
            return
        try:
            self.session.keep_copy(path)
            self.notify(self.ui.say("saved", path=str(path)))
        except FileExistsError:
            self.notify(self.ui.say("save-exists", path=str(path)), severity="error", timeout=12)
        except OSError as error:
            why = of_system(error).say(self.lang)
            self.notify(self.ui.say("copy-failed", path=str(path), why=why), severity="error", timeout=12)

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
