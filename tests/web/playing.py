"""What a person does at a table, for tests."""

from typing import Any

from playwright.sync_api import BrowserContext, Page

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
    """Points at the next open action by key."""
    for _ in range(80):
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".app:not([data-pointed=''])")
        if page.locator(".app[data-pointed=open]").count():
            return
    raise AssertionError("no action is open")


def play_to_the_end(page: Page, most: int = 600) -> int:
    """Arrow and Enter, again and again; returns how many decisions were taken."""
    for decisions in range(most):
        page.wait_for_selector(f"{MINE}, {OVER}")
        if page.locator(OVER).count():
            return decisions
        before = version(page)
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
