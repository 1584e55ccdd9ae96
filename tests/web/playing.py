"""What a person does at a table, for tests."""

import itertools
from typing import Any

from playwright.sync_api import BrowserContext, Page

ARROWS = ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")
MINE = ".decide.mine"
OVER = ".decide.over"


def open_new(guest: BrowserContext, game: str, *seats: dict[str, str], **terms: Any) -> Any:
    """A new table; agents do not wait before they move."""
    answer = guest.request.post("/api/tables", data={"game": game, "seats": list(seats), "pace": 0, **terms})
    assert answer.ok, answer.text()
    return answer.json()


def version(page: Page) -> int:
    return int(page.locator(".app").get_attribute("data-version") or -1)


def wait_for_another(page: Page, before: int) -> None:
    """Waits until the page shows another position, or the end."""
    page.wait_for_function(
        "v => { const app = document.querySelector('.app'); return app && Number(app.dataset.version) !== v }",
        arg=before,
    )


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


def play_to_the_end(page: Page, most: int = 600, wanted: str = "", until: int = 0) -> int:
    """Arrow and Enter, again and again; returns how many decisions were taken. Until there were so many, a wanted thing
    is gone to by Tab where it can be chosen."""
    for decisions in range(most):
        page.wait_for_selector(f"{MINE}, {OVER}")
        if page.locator(OVER).count():
            return decisions
        read_on(page)
        before = version(page)
        if decisions < until and page.locator(wanted).count():
            press_until(page, "Tab", wanted, 150)
        else:
            point(page)
        page.keyboard.press("Enter")
        wait_for_another(page, before)
    raise AssertionError("the match does not end")


def press_until(page: Page, key: str, focused: str, most: int = 60) -> None:
    """Presses a key until the focus is on something."""
    for _ in range(most):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", focused):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {focused}")
