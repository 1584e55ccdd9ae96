"""What a person does at a table, for tests."""

import itertools
import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

ARROWS = ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")
MINE = ".decide.mine"
PATIENCE = 60.0
"""Seconds that something may take on a busy machine."""


def open_new(guest: BrowserContext, game: str, *seats: dict[str, str], **terms: Any) -> Any:
    """A new table; agents do not wait before they move."""
    answer = guest.request.post("/api/tables", data={"game": game, "seats": list(seats), "pace": 0, **terms})
    assert answer.ok, answer.text()
    return answer.json()


def hurry(page: Page) -> list[str]:
    """Agents at tables that this page opens do not wait before they move. Returns the games of these tables, so that a
    test notices when none was hurried."""
    hurried: list[str] = []

    def quicker(route: Route) -> None:
        wish = route.request.post_data_json if route.request.method == "POST" else None
        if wish:
            hurried.append(wish["game"])
        route.continue_(post_data=json.dumps({**wish, "pace": 0}) if wish else None)

    page.route(re.compile(r"/api/tables(\?|$)"), quicker)
    return hurried


def version(page: Page) -> int:
    return int(page.locator(".app").get_attribute("data-version") or -1)


def wait_for_another(page: Page, before: int) -> None:
    """Waits until the page shows another position, or the end."""
    page.wait_for_function(
        "v => { const app = document.querySelector('.app'); return app && Number(app.dataset.version) !== v }",
        arg=before,
    )


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """Waits for something that only the test can see; the page goes on meanwhile."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it does not come"
        page.wait_for_timeout(50)


def decider(*pages: Page) -> Page:
    """Whoever of them decides, as soon as one does."""
    wait_until(pages[0], lambda: any(page.locator(MINE).count() for page in pages))
    return next(page for page in pages if page.locator(MINE).count())


def decide(page: Page) -> None:
    """Does the next open action by key."""
    before = version(page)
    point(page)
    page.keyboard.press("Enter")
    wait_for_another(page, before)


def point(page: Page) -> None:
    """Points at an open action by key: the next of the list, or whatever lies nearest on the board."""
    for key in itertools.islice(itertools.cycle(ARROWS), 80):
        page.keyboard.press(key)
        if page.locator(".app").get_attribute("data-pointed") == "open":
            return
    raise AssertionError("no action is open")


def read_on(page: Page) -> None:
    """Turns the pages of the Journal that lie open before a decision."""
    for _ in range(20):
        text = page.locator(".book").all_inner_texts()
        if not page.locator(".book .foot > .turn").count():
            return
        page.keyboard.press("Enter")
        page.wait_for_function(
            "old => [...document.querySelectorAll('.book')].map(b => b.innerText).join() !== old", arg=",".join(text)
        )
    raise AssertionError("the pages have no end")


STANDS = """([before, wanted]) => {
    const app = document.querySelector('.app');
    const card = document.querySelector('.decide.mine, .decide.over');
    if (!app || !card?.checkVisibility() || Number(app.dataset.version) === before) return null;
    return {
        version: Number(app.dataset.version),
        over: card.matches('.over'),
        pages: document.querySelector('.book .foot > .turn') !== null,
        wanted: wanted !== '' && document.querySelector(wanted) !== null,
    };
}"""
"""How the match stands once it is no longer at a version and somebody here decides, or it is over: all at once, since
every question to the page takes its time."""


def play_to_the_end(
    page: Page, most: int = 600, wanted: str = "", until: int = 0, first: Callable[[Page], None] | None = None
) -> int:
    """Arrow and Enter, again and again; returns how many decisions were taken. Until there were so many, a wanted thing
    is gone to by Tab where it can be chosen. `first` is done before each decision."""
    before = -1
    for decisions in range(most):
        stands = page.wait_for_function(STANDS, arg=[before, wanted]).json_value()
        if stands["over"]:
            return decisions
        if stands["pages"]:
            read_on(page)
        if first:
            first(page)
        before = stands["version"]
        if decisions < until and stands["wanted"]:
            press_until(page, "Tab", wanted, 150)
        else:
            point(page)
        page.keyboard.press("Enter")
    raise AssertionError("the match does not end")


def press_until(page: Page, key: str, focused: str, most: int = 60) -> None:
    """Presses a key until the focus is on something."""
    for _ in range(most):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", focused):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {focused}")
