"""Advice: the best actions of the decision on the screen, and why."""

import asyncio

from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from holdfast.agents import Advice, advise
from holdfast.core import BaseState, HoldfastError, Rng, Words
from holdfast.terminal.hanging import Hanging
from holdfast.terminal.screens.base import Sheet


class AdviceSheet(Sheet[None]):
    """Knows no more than the seat that asks."""

    def __init__(self, state: BaseState, seat: int, number: int) -> None:
        """The same `number` gives the same advice again."""
        super().__init__()
        self.state = state.clone()
        self.seat = seat
        self.number = number
        self.found: list[Advice] | None = None
        self.problem: HoldfastError | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.ui.say("advice-title"), classes="title", markup=False)
            with VerticalScroll(id="advice", can_focus=True):
                yield from self._said()
            yield Static(self.ui.say("advice-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        self._think()

    @work(exclusive=True, group="advice")
    async def _think(self) -> None:
        try:
            self.found = await asyncio.to_thread(advise, self.state, self.seat, rng=Rng(self.number))
        except HoldfastError as error:
            self.problem = error
        shown = self.query_one("#advice", VerticalScroll)
        await shown.remove_children()
        await shown.mount_all(self._said())

    def _said(self) -> list[Static]:
        if self.problem is not None:
            return [Static(self.problem.say(self.lang), markup=False)]
        if self.found is None:
            return [Static(self.ui.say("advice-thinking"), markup=False)]
        words = self.state.game.words(self.lang, self.state.tables.content)
        return [self._one(place, one, words) for place, one in enumerate(self.found, 1)]

    def _one(self, place: int, one: Advice, words: Words) -> Static:
        reasons = one.say(self.lang) or self.ui.say("advice-alike")
        told = Content.assemble((words.action(one.action), "bold"), f"\n{reasons}\n")
        return Static(Hanging(Content.assemble((f"{place}. ", "bold")), told))
