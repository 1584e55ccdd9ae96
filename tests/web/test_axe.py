"""axe finds nothing on any screen: around the table, at the table, in its sheets and at its end; at three sizes, in
both languages and both themes."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect
from tests.web.axe import check, check_all, sized
from tests.web.browser import SIZES, sit, turn_to
from tests.web.conftest import Guest
from tests.web.playing import open_new
from tests.web.scenes import OVER, scene

ME, OTHER, OPEN = {"kind": "me"}, {"kind": "invited"}, {"kind": "open"}
AROUND = (
    "/",
    "/packs",
    "/rules/paris",
    "/rules/warofmine/TWM-1.1",
    "/join/x/y",
    "/link/x",
    "/join/x",
    "/learn/outlive",
    "/nowhere",
    "/table/nothing-here",
)
DECISIONS = {
    "paris": (("turn", 3), ("announce", 1), ("feed", 1)),
    "outlive": (("turn", 1), ("visit", 3), ("build", 1)),
    "warofmine": (("assign", 1), ("scavenging", 1), ("script", 1)),
    "embers": (("", 1),),
}

LOOKS = pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])


def opened(guest: BrowserContext, path: str) -> Page:
    page = guest.new_page()
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("path", AROUND)
def test_around_the_table(guest: Guest, path: str) -> None:
    one = guest()
    if path == "/":
        for game in ("paris", "outlive"):
            open_new(one, game, ME, OTHER)
        sit(one, scene("embers", OVER))
    check_all(opened(one, path))


def test_the_waiting_room(guest: Guest) -> None:
    one = guest()
    check_all(opened(one, f"/table/{open_new(one, 'outlive', ME, OTHER, OPEN)['id']}"))


@pytest.mark.parametrize("game", [*DECISIONS])
def test_at_the_table(guest: Guest, game: str) -> None:
    one = guest()
    page = opened(one, "/nowhere")
    for decision, times in DECISIONS[game]:
        turn_to(page, sit(one, scene(game, decision, times)))
        page.wait_for_selector(".decide")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        check_all(page, decision)


@pytest.mark.parametrize("game", [*DECISIONS])
def test_at_the_end_and_looking_back(guest: Guest, game: str) -> None:
    one = guest()
    table = sit(one, scene(game, OVER, seats=2) if game != "warofmine" else scene(game, OVER))
    page = opened(one, f"/table/{table}")
    page.wait_for_selector(".decide.over")
    check_all(page)
    page.goto(f"/replay/{table}")
    page.get_by_role("radio", name="Analysis").check()
    page.wait_for_load_state("networkidle")
    check_all(page)


@LOOKS
def test_the_curtain(guest: Guest, lang: str, theme: str) -> None:
    one = guest(lang=lang, theme=theme)
    page = one.new_page()
    page.goto(f"/table/{sit(one, scene('paris', 'turn', 3, people=2, seats=2))}")
    page.wait_for_selector(".curtain")
    for size in SIZES:
        with sized(page, size):
            assert check(page) == [], size


@LOOKS
def test_what_a_stranger_sees(guest: Guest, lang: str, theme: str) -> None:
    """The first visit, an invitation, and a match that one watches."""
    host, other = guest(name="Ann"), guest(name="Bob", lang=lang, theme=theme)
    made = open_new(host, "paris", ME, OTHER)
    watched = open_new(host, "warofmine", ME)["id"]
    paths = ("/", f"/join/{made['id']}/{made['invitations']['1']}", f"/table/{watched}")
    wrong = {path: check(opened(other, path)) for path in paths}
    assert {path: found for path, found in wrong.items() if found} == {}


@LOOKS
def test_settings_with_a_link_to_another_device(guest: Guest, lang: str, theme: str) -> None:
    page = opened(guest(lang=lang, theme=theme), "/")
    page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
    page.get_by_role("button", name=re.compile("another device|autre appareil")).click()
    page.wait_for_selector(".device .url")
    assert check(page) == []


@LOOKS
def test_a_pack_that_is_wrong(guest: Guest, lang: str, theme: str, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "my-box"\ngame = "paris"\n')
    (tmp_path / "buildings.toml").write_text('[[building]]\nid = "f-01"\ncans = "many"\n')
    page = opened(guest(lang=lang, theme=theme), "/packs")
    page.locator("input[type=file]").first.set_input_files(sorted(tmp_path.iterdir()))
    page.wait_for_selector(".wrong")
    assert check(page) == []


@LOOKS
def test_a_table_out_of_reach(guest: Guest, lang: str, theme: str) -> None:
    one = guest(lang=lang, theme=theme)
    wires: list[WebSocketRoute] = []

    def keep(wire: WebSocketRoute) -> None:
        if wires:
            wire.close(code=1011)
        else:
            wire.connect_to_server()
        wires.append(wire)

    one.route_web_socket("**/socket*", keep)
    page = opened(one, f"/table/{sit(one, scene('outlive', 'turn', 1))}")
    page.wait_for_selector(".decide.mine")
    wires[0].close(code=1011)
    page.wait_for_selector(".decide.lost")
    assert check(page) == []


def sheet(name: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()

    return show


def ask_back(page: Page) -> None:
    page.locator(".btns").get_by_role("button", name="Undo").click()
    expect(page.locator(".agree")).to_be_visible()


def ask_for_a_hint(page: Page) -> None:
    page.locator(".btns").get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()


@pytest.mark.parametrize("show", [sheet("Rules"), sheet("Log"), sheet("Menu"), ask_back, ask_for_a_hint])
def test_what_opens_over_the_table(guest: Guest, show: Callable[[Page], None]) -> None:
    one = guest()
    page = opened(one, f"/table/{sit(one, scene('paris', 'turn', 3))}")
    page.wait_for_selector(".decide.mine")
    show(page)
    check_all(page)


def test_the_chat(guest: Guest) -> None:
    ann, bob = guest(name="Ann"), guest(name="Bob")
    made = open_new(ann, "embers", ME, OTHER)
    assert bob.request.post(f"/api/tables/{made['id']}/seats", data={"code": made["invitations"]["1"]}).ok
    page = opened(ann, f"/table/{made['id']}")
    sheet("Chat")(page)
    page.get_by_label("Message").fill("Good luck")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Good luck")
    check_all(page)


@pytest.mark.parametrize(
    ("game", "size", "lang", "theme"),
    [("paris", "1280", "en", "light"), ("outlive", "820", "en", "dark"), ("warofmine", "390", "fr", "light")],
)
def test_the_coach(guest: Guest, game: str, size: str, lang: str, theme: str) -> None:
    page = opened(guest(size=size, lang=lang, theme=theme), f"/learn/{game}")
    page.locator("li.on").get_by_role("button").click()
    expect(page.locator(".bubble")).to_be_visible()
    expect(page.locator(".bubble .go")).to_have_text(re.compile("."))
    assert check(page) == []


@LOOKS
def test_the_tabs_of_a_phone(guest: Guest, lang: str, theme: str) -> None:
    one = guest(size="390", lang=lang, theme=theme)
    for game in ("paris", "outlive", "warofmine"):
        decision, times = DECISIONS[game][0]
        page = opened(one, f"/table/{sit(one, scene(game, decision, times))}")
        wrong = {}
        for tab in page.locator(".tabs button").all()[1:]:
            tab.click()
            wrong[f"{game} {tab.inner_text()}"] = check(page)
        assert {name: found for name, found in wrong.items() if found} == {}
