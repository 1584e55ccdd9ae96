"""Language, theme and size."""

import pytest
from playwright.sync_api import expect
from tests.web.browser import open_table, sit
from tests.web.conftest import Guest
from tests.web.playing import MINE, version, wait_for_another
from tests.web.scenes import scene


def test_language_and_theme_change_at_once_and_are_kept(guest: Guest) -> None:
    ann = guest()
    page = open_table(ann, sit(ann, scene("outlive", "visit", 3)))
    page.wait_for_selector(MINE)
    english = page.locator(".prompt").inner_text()
    first = page.locator(".log li").first.inner_text()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Passer au français").click()
    expect(root).to_have_attribute("lang", "fr")
    expect(page.locator(".prompt")).not_to_have_text(english)
    expect(page.locator(".log li").first).not_to_have_text(first)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Clair").check()
    expect(root).to_have_attribute("data-theme", "light")
    page.reload()
    page.wait_for_selector(MINE)
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_attribute("data-theme", "light")


def test_a_finger_points_first_and_does_with_the_second_tap(guest: Guest) -> None:
    ann = guest(size="390")
    page = open_table(ann, sit(ann, scene("embers", "", 1, seats=2)))
    page.wait_for_selector(MINE)
    act = page.locator(".acts .act").last
    before = page.locator(".app").get_attribute("data-version")
    act.tap()
    expect(page.locator(".say h3")).to_contain_text(act.locator(".t").inner_text())
    assert page.locator(".app").get_attribute("data-version") == before
    act.tap()
    page.wait_for_function("v => document.querySelector('.app').dataset.version !== v", arg=before)


def test_a_mouse_in_a_window_as_narrow_as_a_phone_points_first_too(guest: Guest) -> None:
    """The card is a sheet there: what is said of an option that is hovered over would move it away from the mouse."""
    ann = guest()
    page = open_table(ann, sit(ann, scene("embers", "", 1, seats=2)))
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector(MINE)
    act = page.locator(".acts .act").last
    before = version(page)
    shown = page.locator(".say h3").text_content() or ""
    act.hover()
    expect(page.locator(".say h3")).to_have_text(shown)
    act.click()
    expect(page.locator(".say h3")).to_contain_text(act.locator(".t").inner_text())
    assert version(page) == before
    page.locator(".decide .btn.go").click()
    wait_for_another(page, before)


@pytest.mark.parametrize(
    ("game", "decision", "times"), [("paris", "turn", 3), ("outlive", "visit", 3), ("warofmine", "assign", 1)]
)
def test_nothing_leaves_a_narrow_page(guest: Guest, game: str, decision: str, times: int) -> None:
    """Zoom to 400 % is the phone's layout on 320 × 256 px: the page scrolls down, never sideways, and board, card and
    tabs stay as high as they need."""
    ann = guest(size="390")
    page = open_table(ann, sit(ann, scene(game, decision, times)))
    page.set_viewport_size({"width": 320, "height": 256})
    page.wait_for_selector(MINE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    high = page.evaluate("document.querySelector('main').clientHeight")
    assert high >= 150
    page.locator(".decide .btn.go").click(trial=True)
    page.locator(".tabs button").last.click(trial=True)


def test_what_is_around_the_tables_fits_a_narrow_page(guest: Guest) -> None:
    """Home, rules, lessons, score and replay at 400 %: one scrolls down and never sideways."""
    ann = guest(size="390")
    over = sit(ann, scene("paris", "over"))
    page = ann.new_page()
    page.set_viewport_size({"width": 320, "height": 256})
    paths = ("/", "/rules/paris", "/learn/paris", "/packs", f"/table/{over}", f"/replay/{over}")
    wide = {}
    for path in paths:
        page.goto(path)
        page.wait_for_selector("main :is(h1, h2, section)", state="attached")
        page.wait_for_load_state("networkidle")
        wide[path] = page.evaluate("document.documentElement.scrollWidth")
    assert {path: width for path, width in wide.items() if width > 320} == {}


MOTION = """
window.moved = [];
const move = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const lasts = typeof options === 'number' ? options : (options?.duration ?? 0);
  if (lasts > 0) window.moved.push(`animate ${this.className}`);
  return move.call(this, frames, options);
};
for (const kind of ['transitionrun', 'animationstart']) {
  addEventListener(kind, (event) => window.moved.push(`${kind} ${event.target.className}`), true);
}
"""
"""Writes down everything that moves on a page."""


@pytest.mark.parametrize("still", [True, False])
def test_nothing_moves_for_those_who_want_it_still(guest: Guest, still: bool) -> None:
    ann = guest(still=still)
    ann.add_init_script(MOTION)
    page = open_table(ann, sit(ann, scene("paris", "turn", 3)))
    page.wait_for_selector(MINE)
    before = version(page)
    page.locator(".decide .btn.go").click()
    wait_for_another(page, before)
    page.wait_for_selector(MINE)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert (page.evaluate("window.moved") == []) == still
