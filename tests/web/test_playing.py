"""Whole matches at the page, from the first screen to the score, without a mouse."""

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import Guest


def press_until(page: Page, key: str, focused: str, most: int = 60) -> None:
    """Presses a key until the focus is on something."""
    for _ in range(most):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", focused):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {focused}")


def play_to_the_end(page: Page, most: int = 400) -> int:
    """Arrow and Enter, again and again; returns how many decisions were taken."""
    for decisions in range(most):
        page.wait_for_selector(".decide.mine, .decide.over")
        if page.locator(".decide.over").count():
            return decisions
        before = page.locator(".app").get_attribute("data-version")
        page.keyboard.press("ArrowDown")
        page.wait_for_function("document.activeElement?.classList.contains('act')")
        page.keyboard.press("Enter")
        page.wait_for_function("v => document.querySelector('.app')?.dataset.version !== v", arg=before)
    raise AssertionError("the match does not end")


def test_embers_from_home_to_the_score_by_keyboard(guest: Guest) -> None:
    page = guest(name="Ann").new_page()
    page.goto("/")
    expect(page.locator("[data-game=embers]")).to_be_visible()
    press_until(page, "Tab", "[data-game=embers]")
    page.keyboard.press("Enter")
    press_until(page, "Tab", ".begin")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    assert play_to_the_end(page) >= 3
    expect(page.locator(".prompt")).not_to_be_empty()
