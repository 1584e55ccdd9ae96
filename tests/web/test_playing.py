"""Matches at the page by keyboard alone, and what its keys do."""

import re

from playwright.sync_api import expect
from tests.web.browser import open_table, sit
from tests.web.conftest import Guest
from tests.web.playing import MINE, open_new, play_to_the_end, point, press_until, version, wait_for_another
from tests.web.scenes import scene

ME = {"kind": "me"}
AGENT = {"kind": "agent", "agent": "random"}


def test_embers_from_home_to_the_score_by_keyboard(guest: Guest) -> None:
    page = guest(name="Ann").new_page()
    page.goto("/")
    expect(page.locator("[data-game=embers]")).to_be_visible()
    press_until(page, "Tab", "[data-game=embers]")
    page.keyboard.press("Enter")
    press_until(page, "Tab", ".begin")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    assert play_to_the_end(page) > 0
    expect(page.locator(".prompt")).not_to_be_empty()


def test_the_keys_of_the_table(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = open_table(ann, sit(ann, scene("paris", "turn", 3)))
    page.wait_for_selector(MINE)
    before = version(page)
    page.keyboard.press("g")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_visible()
    assert version(page) == before
    page.keyboard.press("2")
    wait_for_another(page, before)
    page.wait_for_selector(MINE)
    page.keyboard.press("u")
    expect(page.locator(".agree")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".agree")).to_have_count(0)


def test_a_hint_stays_pointed_at_below_a_mouse_that_rests(guest: Guest) -> None:
    """The card grows with it, and other actions come to lie below the mouse."""
    ann = guest(name="Ann")
    page = open_table(ann, sit(ann, scene("outlive", "build", 2)))
    page.wait_for_selector(MINE)
    button = page.locator(".btns").get_by_role("button", name="Hint")
    button.click()
    hinted = page.locator(".acts .hinted")
    expect(hinted).to_be_visible()
    page.evaluate("new Promise(done => setTimeout(done, 300))")
    expect(hinted).to_have_class(re.compile(r"\bpointed\b"))
    other = page.locator(".acts .act:not(.hinted):not(.shut)").first
    other.hover()
    expect(other).to_have_class(re.compile(r"\bpointed\b"))


def test_letters_can_be_switched_off(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = open_table(ann, sit(ann, scene("paris", "turn", 3)))
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Letters and digits choose actions").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    before = version(page)
    page.keyboard.press("1")
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert version(page) == before


def test_what_ends_a_turn_stands_last_and_is_never_pointed_at_first(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = open_table(ann, sit(ann, scene("outlive", "visit", 3)))
    page.wait_for_selector(MINE)
    expect(page.locator(".app")).to_have_attribute("data-pointed", "")
    expect(page.locator(".say h3 span").first).not_to_have_text(re.compile("^End"))
    page.keyboard.press("ArrowUp")
    expect(page.locator(".say h3 span").first).to_have_text(re.compile("^End"))


def test_what_is_closed_can_be_reached_and_says_why(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = open_table(ann, sit(ann, scene("outlive", "turn", 1)))
    page.wait_for_selector(MINE)
    before = version(page)
    for _ in range(40):
        page.keyboard.press("ArrowDown")
        if page.locator(".app[data-pointed=closed]").count():
            break
    expect(page.locator(".say .why")).not_to_be_empty()
    page.keyboard.press("Enter")
    expect(page.locator(".say .why")).not_to_be_empty()
    assert version(page) == before


def test_an_action_is_told_with_what_it_does(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = open_table(ann, sit(ann, scene("outlive", "visit", 3)))
    page.wait_for_selector(MINE)
    page.keyboard.press("ArrowDown")
    told = page.locator(".say p").first.inner_text()
    expect(page.locator(".acts .act.pointed")).to_have_accessible_description(re.compile(re.escape(told)))


def test_screens_and_tables_are_entered_at_what_they_say(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = ann.new_page()
    page.goto("/")
    page.get_by_role("link", name="Content packs").click()
    expect(page.get_by_role("heading", name="Content packs")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Holdfast")).to_be_focused()
    page.locator("[data-game=embers]").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".prompt")).to_be_focused()


def test_a_new_decision_takes_the_focus_to_its_prompt(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = open_table(ann, open_new(ann, "embers", ME, AGENT)["id"])
    page.wait_for_selector(MINE)
    before = version(page)
    point(page)
    page.keyboard.press("Enter")
    wait_for_another(page, before)
    page.wait_for_selector(".decide.mine, .decide.over")
    expect(page.locator(".prompt")).to_be_focused()
