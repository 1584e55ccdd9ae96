"""A table without a terminal: keys go in, the text on the screen comes out."""

import asyncio
import itertools
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from holdfast.core import Decision, Game, Match, Overrides, Seat
from holdfast.registry import game as find_game
from holdfast.table import Setup, Store, Table, Viewer
from holdfast.terminal.actions import ActionList
from holdfast.terminal.app import TableApp
from holdfast.terminal.screens.about import AboutSheet
from holdfast.terminal.screens.passing import PassScreen
from holdfast.terminal.screens.table import TableScreen
from holdfast.terminal.screens.telling import TellSheet


class Person:
    """Somebody before the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.reads = False
        """Whether pages that only wait for a key are left on the screen."""

    @property
    def at_table(self) -> TableScreen | None:
        """The table, also while something lies over it."""
        found = [screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)]
        return found[-1] if found else None

    @property
    def seen(self) -> TableScreen:
        assert self.at_table is not None
        return self.at_table

    @property
    def table(self) -> Table:
        return self.seen.table

    @property
    def viewer(self) -> Viewer:
        return self.seen.viewer

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def lines(self) -> list[str]:
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def pane(self, selector: str) -> str:
        """The sentences in one part of the screen, with all white space alike; of what is scrolled, those in sight."""
        region = self.app.screen.query_one(selector).region
        rows = self.lines[max(0, region.y) : region.bottom]
        return re.sub(" +", " ", " ".join(row[region.x : region.right] for row in rows)).strip(" ")

    def pane_lines(self, selector: str) -> list[str]:
        region = self.app.screen.query_one(selector).region
        return [row[region.x : region.right].rstrip() for row in self.lines[region.y : region.bottom]]

    @property
    def told(self) -> str:
        """What the table has said in passing."""
        return " ".join(notice.message for notice in self.app._notifications)

    @property
    def log(self) -> list[str]:
        return [line.text for line in self.viewer.log(self.app.lang).last_lines(1000)]

    @property
    def asked(self) -> Decision:
        decision = self.match.state.decision
        assert decision is not None
        return decision

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.wait()

    async def tap(self, key: str) -> None:
        """Does an action by its key, without the pilot's long looks at how busy the machine is."""
        before = len(self.match.history)
        self.app.simulate_key(key)
        for _ in range(5000):
            await asyncio.sleep(0.001)
            if len(self.match.history) != before and self._settled():
                return
        raise AssertionError(f"nothing follows from {key!r}:\n{self.text}")

    def _settled(self) -> bool:
        screen = self.app.screen
        if isinstance(screen, TellSheet) and not self.reads:
            screen.dismiss(None)
            return False
        if not isinstance(screen, TableScreen):
            return True
        if screen.table.waits_for_agent:
            return False
        decision = self.match.state.decision
        listed = {action.number for action in screen.query_one(ActionList).open}
        return decision is not None and listed == {action.index for action in decision.actions}

    async def type(self, text: str) -> None:
        await self.pilot.press(*["space" if letter == " " else letter for letter in text])

    async def wait(self) -> None:
        """Until agents have moved and a person is asked, or the match is over."""
        await self.pilot.pause()
        for _ in range(5000):
            screen = self.app.screen
            if isinstance(screen, AboutSheet | TellSheet) and not self.reads:
                screen.dismiss(None)
                await self.pilot.pause()
                continue
            if not isinstance(screen, TableScreen) or not screen.table.waits_for_agent or screen.paused:
                break
            await asyncio.sleep(0.002)
        await self.pilot.pause()

    async def sit_down(self) -> None:
        """Takes the screen if it is being passed."""
        while isinstance(self.app.screen, PassScreen):
            await self.press("enter")

    def find(self, text: str) -> tuple[int, int]:
        """Where a text stands on the screen, for the mouse."""
        for y, line in enumerate(self.lines):
            if text in line:
                return line.index(text), y
        raise AssertionError(f"{text!r} is not on the screen:\n{self.text}")


Story = Callable[[Person], Awaitable[None]]


class Room:
    """Where tables are opened: a folder for saves, and apps that run one story."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def save(self) -> Path:
        """The file of a match that is played here, named as the store does it."""
        return self.folder / "paris-2026-01-02-030405.json"

    def start(
        self, story: Story, *, setup: Setup | None = None, lang: str = "en", size: tuple[int, int] = (100, 30)
    ) -> None:
        """The start screen."""
        app = TableApp(None, lang=lang, setup=setup or Setup.of("paris"), store=Store(self.folder), pause=0, grace=0)
        self._run(app, story, size)

    def play(
        self,
        story: Story,
        *,
        seats: tuple[str, ...] = ("Ann", "Bob=random"),
        seed: int = 7,
        lang: str = "en",
        size: tuple[int, int] = (100, 30),
        game: Game | None = None,
        options: dict[str, int] | None = None,
        content: Overrides | None = None,
    ) -> None:
        """A match; `Bob=random` is an agent, any other name a person."""
        sitting = [Seat(*text.split("=")) for text in seats]
        match = Match(game or find_game("paris"), seats=sitting, seed=seed, options=options, content=content)
        self.resume(story, match, lang=lang, size=size)

    def resume(
        self,
        story: Story,
        match: Match,
        *,
        lang: str = "en",
        size: tuple[int, int] = (100, 30),
        held: bool = True,
    ) -> None:
        """A match that has begun already; without `held` another window plays it."""
        path, setup, store = self.save, Setup.of("paris"), Store(self.folder)
        hold = store.hold(path) if held else None
        table = Table(match, itertools.count(1).__next__)  # agents play the same in every run
        app = TableApp(table, path, lang=lang, setup=setup, store=store, hold=hold, pause=0, grace=0)
        self._run(app, story, size)

    def _run(self, app: TableApp, story: Story, size: tuple[int, int]) -> None:
        async def run() -> None:
            app.animation_level = "none"
            async with app.run_test(size=size) as pilot:
                person = Person(app, pilot)
                await person.wait()
                await story(person)

        asyncio.run(run())


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)
