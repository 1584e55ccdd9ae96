"""What the page does to be noticed: notifications when somebody looks elsewhere, sounds for those who want them."""

from playwright.sync_api import Page, expect
from tests.web.conftest import Guest
from tests.web.playing import decide, decider, open_new

WATCH = """
window.told = [];
window.heard = 0;
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
const RealNotification = window.Notification;
window.Notification = class extends RealNotification {
  constructor(title, options) {
    super(title, options);
    window.told.push(title + ': ' + options.body);
  }
};
const RealContext = window.AudioContext;
window.AudioContext = class extends RealContext {
  constructor() {
    super();
    window.heard += 1;
    window.sound = this;
  }
};
"""
"""Writes down which notifications and which sounds a page makes."""


def two_at_a_table(guest: Guest) -> tuple[Page, Page]:
    """Ann's page and Bob's, at a table of theirs; Ann's is watched."""
    ann, bob = guest(name="Ann"), guest(name="Bob")
    ann.grant_permissions(["notifications"])
    ann.add_init_script(WATCH)
    table = open_new(ann, "paris", {"kind": "me"}, {"kind": "open"})["id"]
    assert bob.request.post(f"/api/tables/{table}/seats", data={"seat": 1}).ok
    pages = []
    for one in (ann, bob):
        page = one.new_page()
        page.goto(f"/table/{table}")
        page.wait_for_selector(".decide")
        pages.append(page)
    return pages[0], pages[1]


def until_decides(one: Page, other: Page) -> None:
    """The other plays until it is this one's turn."""
    while decider(one, other) is not one:
        decide(other)


def switch(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label(name).check()
    page.keyboard.press("Escape")


def test_whoever_looks_elsewhere_is_told_that_it_is_their_turn(guest_of_whole: Guest) -> None:
    ann, bob = two_at_a_table(guest_of_whole)
    assert ann.evaluate("Notification.permission") == "granted"
    until_decides(bob, ann)
    ann.evaluate("window.away = true")
    until_decides(ann, bob)
    assert ann.evaluate("window.told") == []  # nobody asked for it
    switch(ann, "Tell me when it is my turn")
    until_decides(bob, ann)
    ann.evaluate("window.away = false")
    until_decides(ann, bob)
    assert ann.evaluate("window.told") == []  # whoever looks at the table sees it
    until_decides(bob, ann)
    ann.evaluate("window.away = true")
    until_decides(ann, bob)
    ann.wait_for_function("() => window.told.length === 1")
    told = ann.evaluate("window.told[0]")
    assert told.startswith("Paris: New Eden: it is your turn: ")
    assert ann.locator(".prompt").inner_text() in told


def test_sounds_are_for_those_who_switch_them_on(guest: Guest) -> None:
    ann, bob = two_at_a_table(guest)
    until_decides(bob, ann)
    until_decides(ann, bob)
    assert ann.evaluate("window.heard") == 0
    switch(ann, "Sounds")
    ann.wait_for_function("() => window.heard === 1")
    ann.wait_for_function("() => window.sound.state === 'running'")
    until_decides(bob, ann)
    until_decides(ann, bob)
    assert ann.evaluate("window.heard") == 1  # one context for all sounds
    ann.reload()
    ann.get_by_role("button", name="Menu").click()
    expect(ann.get_by_label("Sounds")).to_be_checked()


def test_a_browser_that_allows_no_notifications_says_so(guest: Guest) -> None:
    page = guest().new_page()
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").click()
    expect(page.get_by_role("alert")).to_contain_text("The browser does not allow it")
    expect(page.get_by_label("Tell me when it is my turn")).not_to_be_checked()
