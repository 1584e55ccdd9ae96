"""The table: the board, the prompt, the actions with what they do, the log."""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.notifications import SeverityLevel
from textual.screen import Screen
from textual.widgets import OptionList, Static

from holdfast.agents import ADVISED
from holdfast.core import (
    Action,
    ActionInWords,
    Asked,
    ClosedAction,
    DecisionInWords,
    Fact,
    HoldfastError,
    Match,
    Seat,
    Words,
)
from holdfast.table import Hold, Table, Viewer, is_reading, last_passages
from holdfast.terminal.actions import ActionList, Row, way
from holdfast.terminal.boards import board_of, load_board
from holdfast.terminal.look import Look, lines, shown, told
from holdfast.terminal.moments import Moments
from holdfast.terminal.screens.about import AboutSheet, about
from holdfast.terminal.screens.advice import AdviceSheet
from holdfast.terminal.screens.asking import AskSheet, NameSheet
from holdfast.terminal.screens.base import Speaking
from holdfast.terminal.screens.ending import EndSheet
from holdfast.terminal.screens.helping import HelpSheet
from holdfast.terminal.screens.history import HistorySheet
from holdfast.terminal.screens.journal import JournalSheet
from holdfast.terminal.screens.open import OpenSheet
from holdfast.terminal.screens.passing import PassScreen
from holdfast.terminal.screens.rules import RuleSheet
from holdfast.terminal.screens.seats import SeatsSheet
from holdfast.terminal.screens.small import SMALLEST
from holdfast.terminal.screens.telling import TellSheet

LOG_LINES = 80
LEFT_OUT = ("P", "S", "L")
"""Keys that are not named where one line has no room for all, the least needed first."""
MORE = "PgDn"
"""The key that scrolls the board."""
LOOK_AGAIN = 1.0
"""Seconds between two looks at a match that another process plays."""


class TableScreen(Speaking, Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "side", priority=True),
        Binding("space", "hold_on", priority=True),
        ("f1", "help"),
        Binding("pageup", "scroll('#board', -1)", priority=True),
        Binding("pagedown", "scroll('#board', 1)", priority=True),
    ]
    CAPITALS: ClassVar[dict[str, str]] = {
        "?": "rule",
        "H": "help",
        "A": "advice",
        "O": "open",
        "U": "undo",
        "G": "history",
        "J": "journal",
        "S": "save",
        "P": "seats",
        "L": "language",
        "Q": "leave",
        "+": "faster",
        "-": "slower",
        "*": "again",
        ",": "scroll('#detail', -1)",
        ";": "scroll('#detail', 1)",
        "<": "scroll('.log-pane', -1)",
        ">": "scroll('.log-pane', 1)",
    }
    """Capital letters and signs, because small letters choose actions."""

    def __init__(self, table: Table, hold: Hold, *, about: bool = False, looking: bool = False) -> None:
        """`about` first opens the page about the game. `looking` shows a match that another process plays."""
        super().__init__()
        self.hold = hold
        """The file in which the match is kept."""
        self.about = about
        self.looking = looking
        self.board = board_of(table.match.game)
        self.decision: DecisionInWords | None = None
        """The decision that is on the screen."""
        self.unkept = ""
        """Why the last attempt to keep the match failed."""
        self.marked: Action | None = None
        """The action that the board shows as pointed at."""
        self.paused = False
        """Whether agents wait until somebody lets them go on."""
        self.last: tuple[Asked, Action] | None = None
        """What the person before the screen did last, and what was asked."""
        self._show(table)

    def _show(self, table: Table) -> None:
        self.table = table
        self.match = table.match
        self.viewer = Viewer(table, otherwise=0)
        self.moments = Moments(self.viewer, getattr(self.board, "stops", ()))

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

    def on_mount(self) -> None:
        self.query_one(ActionList).focus()
        self.twice = self.table_app.twice()
        self.twice.begin()
        try:
            load_board(self.match.game)
        except HoldfastError as error:
            self._say(error, "warning")
        if self.match.notice:
            self.notify(self.ui.say(f"notice-{self.match.notice}"), timeout=20)
        for missing in (*self.table.missing_agents, *self.table.unlearned_agents):
            self._say(missing, "warning")
        if self.looking:
            self.notify(self.ui.say("looking"), timeout=20)
            self.changed = self._changed()
            self.set_interval(LOOK_AGAIN, self._look_again)
        if self.about and about(self.viewer.words(self.lang)):
            self.app.push_screen(AboutSheet(self.viewer.words), lambda _: self.proceed())
        else:
            self.proceed()

    def on_unmount(self) -> None:
        self.hold.release()

    def on_screen_resume(self) -> None:
        """Whatever key took a sheet away, its second press is no answer."""
        if self.is_mounted:
            self.twice.begin()

    # A match that another process plays

    def _changed(self) -> float:
        try:
            return self.hold.path.stat().st_mtime
        except OSError:
            return 0.0

    def _look_again(self) -> None:
        """Follows the match as it is written."""
        changed = self._changed()
        if changed == self.changed or not self.is_current:
            return
        self.changed = changed
        found = self.table_app.store.read(self.hold.path).found
        if isinstance(found, Match):
            seat = self.viewer.seat
            self._show(Table(found))
            self.viewer.seat = seat if seat in self.viewer.persons else self.viewer.seat
            self.proceed()

    @property
    def _may_act(self) -> bool:
        if self.looking:
            self.notify(self.ui.say("looking"))
        return not self.looking

    # The flow: whoever has to decide sits before the screen, or an agent thinks

    def proceed(self) -> None:
        """After every change of the match."""
        self._keep()
        self.workers.cancel_group(self, "agent")
        passed_to = self.viewer.follow()
        self._draw()
        if passed_to is None:
            self._tell()
        else:
            self.app.push_screen(PassScreen(self.match.names[passed_to]), lambda _: self._sit(passed_to))

    def _sit(self, seat: int) -> None:
        self.viewer.sit_down(seat)
        self._draw()
        self._tell()

    def _tell(self) -> None:
        """What nobody should miss comes first, and waits for a key."""
        told = self.moments.told(self.lang)
        if told:
            self.app.push_screen(TellSheet(told), lambda _: self._go_on())
        else:
            self._go_on()

    def _go_on(self) -> None:
        outcome = self.match.state.outcome
        if outcome is not None:
            self.app.push_screen(EndSheet(self.viewer, outcome))
        elif self.looking:
            return
        elif self.viewer.asked_to_agree:
            self._ask_to_agree()
        elif self.table.waits_for_agent:
            self._think()
        elif self.table.has_no_choice:
            self._act(self.table.only_action)

    @work(exclusive=True, group="agent")
    async def _think(self) -> None:
        """An agent decides, unless the match was changed meanwhile. While a sheet is open, or a person holds it on, the
        table waits."""
        try:
            turn = self.table.turn()
            await asyncio.sleep(self.table_app.pause)
            action = await asyncio.to_thread(turn.choose)
        except HoldfastError as error:
            self._say(error)
            return
        while not self.is_current or self.paused:
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

    def _wait_for_person(self) -> None:
        """After a seat was handed over, or the match went back: agents do not run off before anybody has looked, and
        nothing was just done that could be done again."""
        self.last = None
        if self.table.waits_for_agent:
            self.paused = True
        self.proceed()

    def _keep(self) -> None:
        if self.looking:
            return
        try:
            self.table_app.store.write(self.match, self.hold.path)
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

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw)

    def _look(self) -> Look:
        mine = self.viewer.my_turn
        self.marked = self._pointed_action() if mine else None
        width = max(self.query_one("#board").scrollable_content_region.width, SMALLEST[0] - 3)
        return Look.at(self.match, self.viewer.eyes, self.lang, width, self.marked, mine)

    def _pointed_action(self) -> Action | None:
        pointed = self.query_one(ActionList).pointed
        return None if pointed is None else self.match.game.catalogue[pointed.number]

    def _draw(self) -> None:
        """Redraws everything. Behind the curtain only the names of the keys are shown."""
        self.call_after_refresh(self._draw_keys)
        self.decision = self.viewer.explain(self.lang)
        self._draw_actions()
        self._draw_prompt()
        self._draw_log()
        self._draw_board()

    def _draw_keys(self) -> None:
        self.query_one("#keys", Static).update(self._keys())

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
        """The board. While a page asks, it has the place to itself, with what can be done and what is closed."""
        words = self.viewer.words(self.lang)
        if not is_reading(self.match.state, words):
            return self.board.table(look)
        page = [told(passage) for passage in last_passages(self.match, self.lang, self.viewer.eyes)]
        decision = self.decision
        if decision is not None and self.viewer.my_turn:
            page += [self._ways("page-open", [_priced(one, words) for one in decision.actions])]
            page += [self._ways("page-closed", [f"{way(one)} ({one.why})" for one in decision.closed])]
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
            held = f"{self.ui.say('paused')} " if self.paused and self.table.waits_for_agent else ""
            held = f"({self.ui.say('only-looking')}) " if self.looking else held
            prompt.update(f"{'▶' if mine else '…'} {held}{who}{decision.prompt} [{decision.rule}]")
        prompt.set_class(mine, "-mine")

    def _draw_actions(self) -> None:
        """What can be done. Where there is little room, the log has its place while others decide."""
        self.set_class(not self.viewer.my_turn, "-waiting")
        self.query_one(ActionList).show(self.decision if self.viewer.my_turn else None)
        self._draw_detail()

    @on(OptionList.OptionHighlighted)
    def _pointed(self) -> None:
        if self.viewer.my_turn and self._pointed_action() is not self.marked:
            self._draw_detail()
            self._draw_board()

    def _draw_detail(self) -> None:
        pointed = self.query_one(ActionList).pointed
        found = [*self._hint(), *self._detail(pointed)] if self.viewer.my_turn and pointed is not None else []
        self.query_one("#detail-text", Static).update(lines([part for part in found if part]))
        self.query_one("#detail").scroll_home(animate=False)

    def _hint(self) -> list[Content]:
        """That what was just done can be done again by one key."""
        if self.last is None or not self._again_open:
            return []
        again = self.ui.say("again", action=self.viewer.words(self.lang).action(self.last[1]))
        return [Content.assemble((again, "italic"))]

    def _detail(self, row: Row) -> list[Content]:
        """What is printed on the thing that an action names, what the action does and costs, and its rule; of a closed
        one why it is closed."""
        found = [Content.assemble((way(row), "bold")), Content("" if way(row) == row.detail else row.detail)]
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
        things = [_counted(words, f"{cost.domain}-{cost.id}", cost.n) for cost in action.cost]
        return self.ui.say("cost", things=", ".join(things)) if things else ""

    def _draw_log(self) -> None:
        found = [] if self.viewer.seat is None else self.viewer.log(self.lang).last_lines(LOG_LINES)
        since = self.table.last_own
        text = lines([shown(line, new=since is None or line.entry >= since) for line in found])
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
        """The most important keys on one line; the help has all of them."""
        named = [
            ("?", "key-rule"),
            *([("A", "key-advice")] if self.match.game.id in ADVISED else []),
            *([(MORE, "key-more")] if self.query_one("#board").max_scroll_y > 0 else []),
            ("Tab", "key-side"),
            ("O", "key-open"),
            ("U", "key-undo"),
            ("G", "key-history"),
            *([("J", "key-journal")] if self._has_pages else []),
            ("S", "key-save"),
            ("P", "key-seats"),
            ("L", "key-language"),
            ("H", "key-help"),
            ("Q", "key-leave"),
        ]
        shown = {
            key: Content.assemble((key, "bold reverse"), _together(self.ui.say(message))) for key, message in named
        }
        for key in LEFT_OUT:
            if self._room_beside(shown) < 0:
                shown.pop(key, None)
        if MORE in shown and self._room_beside(shown) < 0:
            shown[MORE] = Content.styled(MORE, "bold reverse")  # it explains itself
        apart = 1 + max(self._room_beside(shown), 0) // (len(shown) - 1)
        return Content(" " * min(apart, 3)).join(shown.values())

    def _room_beside(self, keys: dict[str, Content]) -> int:
        """Columns that are left when one stands between any two keys."""
        return self.size.width - 1 - len(keys) - sum(key.cell_length for key in keys.values())

    # Acting

    def on_click(self, event: events.Click) -> None:
        """Something on the board that stands for an action was clicked."""
        index = event.style.meta.get("act")
        if isinstance(index, int):
            self._do(index, "click")

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        pointed = self.query_one(ActionList).pointed
        if isinstance(pointed, ClosedAction):
            self.notify(self.ui.say("closed", why=pointed.why))
        elif pointed is not None:
            self._do(pointed.number, "enter")

    def _do(self, number: int, key: str) -> None:
        """A person chose an action by a key, or by the mouse."""
        if not self.viewer.my_turn or self.decision is None:
            self.twice.admits(key)
        elif number in [one.number for one in self.decision.actions]:
            action = self.match.game.catalogue[number]
            if self.twice.admits(key, same=self._is_same(action)) and self._may_act:
                self._act(action)

    def _act(self, action: Action) -> None:
        asked = self.match.state.asked(self.viewer.eyes)
        assert asked is not None
        self.last = (asked, action)
        self.table.act(action, seat=self.viewer.eyes)
        self.proceed()

    def _is_same(self, action: Action) -> bool:
        """Whether an action takes, pays or drops one more of what the last one did."""
        asked = self.match.state.asked(self.viewer.eyes)
        if self.last is None or asked is None:
            return False
        before, done = self.last
        return bool(action.kind.domains) and action is done and _subject(asked) == _subject(before)

    def action_again(self) -> None:
        """What was just done, as often as it goes: one key for several equal things."""
        if self.last is None or not self._again_open or not self._may_act:
            self.notify(self.ui.say("again-not-now"))
            return
        action = self.last[1]
        while self._again_open:
            self.table.act(action, seat=self.viewer.eyes)
        self.proceed()

    @property
    def _again_open(self) -> bool:
        decision = self.table.decision
        if self.last is None or decision is None or not self.viewer.my_turn:
            return False
        return self.last[1] in decision.actions and self._is_same(self.last[1])

    async def on_key(self, event: events.Key) -> None:
        command = self.CAPITALS.get(event.character or "")
        if command is not None:
            event.stop()
            await self.run_action(command)
            return
        action = self.query_one(ActionList).by_key(event.character)
        if action is not None:
            event.stop()
            self._do(action.number, event.character or "")

    # Commands

    def action_help(self) -> None:
        self.app.push_screen(HelpSheet(self.viewer.words))

    def action_rule(self) -> None:
        """The rule of the closed option that is pointed at, otherwise the one that asks."""
        pointed = self.query_one(ActionList).pointed
        number = self.decision.rule if self.decision is not None else ""
        number = pointed.rule if isinstance(pointed, ClosedAction) else number
        self.app.push_screen(RuleSheet(self.match.game, number, self.viewer.words))

    def action_advice(self) -> None:
        """What an agent would do on this seat, and why."""
        if self.viewer.my_turn:
            self.app.push_screen(AdviceSheet(self.match.state, self.viewer.eyes, self.match.version))
        else:
            self.notify(self.ui.say("advice-not-now"))

    def action_open(self) -> None:
        """What lies before me and before the others, on a page of its own."""
        if self.viewer.seat is not None:
            self.app.push_screen(OpenSheet(lambda: self.board.mine(self._look())))

    def action_side(self) -> None:
        """The log, or what lies before me. Where there is little room, both take the place of the explanation."""
        side = self.query_one("#side")
        slim = self.has_class("-slim")
        if slim and not side.has_class("-log"):
            side.add_class("-log")
        elif slim and side.has_class("-mine"):
            side.remove_class("-mine", "-log")
        else:
            side.toggle_class("-mine")
        self.query_one("#detail").set_class(side.has_class("-log"), "-away")
        self._draw_log()

    def action_hold_on(self) -> None:
        """Agents wait, or go on."""
        self.paused = not self.paused
        self.notify(self.ui.say("paused" if self.paused else "goes-on"))
        self._draw_prompt()

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
        if self._may_act:
            before = list(self.match.seats)
            self.app.push_screen(SeatsSheet(self.table), lambda _: self._after_seats(before))

    def _after_seats(self, before: list[Seat]) -> None:
        if self.match.seats == before:
            self.proceed()
        else:
            self._wait_for_person()

    def action_history(self) -> None:
        self.app.push_screen(HistorySheet(self.viewer), self._back_to)

    def action_journal(self) -> None:
        if self._has_pages:
            self.app.push_screen(JournalSheet(self.viewer, self.hold.path))

    def action_undo(self) -> None:
        entry = self.table.last_choice
        if entry is None:
            self.notify(self.ui.say("undo-nothing"))
        self._back_to(entry)

    def _back_to(self, entry: int | None) -> None:
        """Back to the moment before a decision; at once where that is free, else if all agree."""
        if entry is None or not self._may_act:
            return
        if self.table.is_free(entry):
            self.table.go_back(entry)
            self._wait_for_person()
        else:
            self._ask(self._question(), lambda: self._propose(entry))

    def _propose(self, entry: int) -> None:
        """Everybody before the screen has said yes; people elsewhere may have to agree too."""
        persons = self.viewer.persons
        if not self.table.go_back(entry, by=persons[0] if persons else None):
            self.viewer.agree()
        self._wait_for_person()

    def _ask_to_agree(self) -> None:
        """A proposal came with the match."""
        self.app.push_screen(AskSheet(self._question()), self._answer)

    def _answer(self, yes: bool | None) -> None:
        if yes:
            self.viewer.agree()
        else:
            self.viewer.refuse()
        self._wait_for_person()

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
            self.notify(self.ui.say("saved", path=path.name))
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


def _counted(words: Words, thing: str, n: int) -> str:
    """A number of things: «2 cans», or «2 × can» where the game has no word for several."""
    if n == 1:
        return f"1 {words.one(thing)}"
    many = words.many(thing)
    return f"{n} {many}" if many else f"{n} × {words.say(thing)}"


def _together(name: str) -> str:
    """The name of a key, which stays on the line of the key."""
    return f" {name}".replace(" ", "\N{NO-BREAK SPACE}")


def _subject(asked: Asked) -> tuple[int, str, list[Fact]]:
    """Who is asked, and about what; only the numbers change from one of several equal things to the next."""
    return asked.seat, asked.name, [fact for fact in asked.facts if fact.domain != "number"]


def _priced(action: ActionInWords, words: Words) -> str:
    """Something that can be done, with what is paid for it where its own words do not say so."""
    usual = f"action-{action.kind}"
    said = "(" in action.detail or (words.knows(usual, "does") and action.does == words.say(usual, "does"))
    return way(action) if said or not action.does else f"{way(action)} ({action.does.rstrip('.')})"
