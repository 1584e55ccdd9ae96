"""The page loses its connection or its server, comes back, and nothing acts twice."""

import json
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.web.browser import Served, context, open_table, sit
from tests.web.conftest import Guest
from tests.web.playing import MINE, point, version, wait_for_another
from tests.web.scenes import scene


class Line:
    """The wire between a page and the server, which a test may cut: what the page sent, and what was kept from it."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.cut_after_act = False
        self.down = False

    def __call__(self, ws: WebSocketRoute) -> None:
        if self.down:
            ws.close(code=1011)
            return
        server = ws.connect_to_server()

        def from_page(message: str | bytes) -> None:
            command = json.loads(message)
            self.sent.append(command)
            server.send(message)
            if command["type"] == "act" and self.cut_after_act:
                self.cut_after_act = False
                ws.close(code=1011)

        ws.on_message(from_page)

    @property
    def acts(self) -> list[str]:
        return [one["id"] for one in self.sent if one["type"] == "act"]


def test_a_choice_whose_answer_was_lost_is_sent_again_and_acts_once(guest: Guest) -> None:
    ann = guest(name="Ann")
    line = Line()
    ann.route_web_socket("**/socket*", line)
    page = open_table(ann, sit(ann, scene("embers", "", 1, seats=2)))
    page.wait_for_selector(MINE)
    before = version(page)
    line.cut_after_act = True
    point(page)
    page.keyboard.press("Enter")
    wait_for_another(page, before)
    page.wait_for_selector(".decide.mine, .decide.over")
    assert len(line.acts) == 2
    assert len(set(line.acts)) == 1
    lines = [one for one in page.locator(".log li").all_inner_texts() if "Maëlle" in one]
    assert len(lines) == len(set(lines)), lines
    assert not any("×" in one for one in lines)


def test_the_server_is_killed_and_comes_back_while_the_page_is_open(
    browser: Browser, sample_game: Path, tmp_path: Path
) -> None:
    server = Served(tmp_path, sample_game)
    server.start()
    try:
        ann = context(browser, server.url, name="Ann")
        page = open_table(ann, sit(ann, scene("outlive", "visit", 3)))
        page.wait_for_selector(MINE)
        glowing = page.locator("main .legal").count()
        assert glowing
        prompt = page.locator(".prompt").inner_text()
        server.kill()
        expect(page.locator(".decide.lost")).to_be_visible()
        expect(page.locator(".legal")).to_have_count(0)
        threading.Timer(0.5, server.start).start()
        page.wait_for_selector(MINE, timeout=60_000)
        assert page.locator(".prompt").inner_text() == prompt
        expect(page.locator("main .legal")).to_have_count(glowing)
        before = version(page)
        point(page)
        page.keyboard.press("Enter")
        wait_for_another(page, before)
        ann.close()
    finally:
        server.end()


def test_a_choice_that_was_not_sent_is_named_and_can_be_dropped(guest: Guest) -> None:
    ann = guest(name="Ann")
    line = Line()
    ann.route_web_socket("**/socket*", line)
    page = open_table(ann, sit(ann, scene("embers", "", 1, seats=2)))
    page.wait_for_selector(MINE)
    line.cut_after_act = line.down = True
    point(page)
    chosen = page.locator(".say h3 span").first.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".decide.lost")).to_contain_text(chosen)
    page.get_by_role("button", name="Do not send it").click()
    expect(page.locator(".decide.lost")).not_to_contain_text(chosen)


def test_a_table_that_is_not_mine_says_so(guest: Guest) -> None:
    page = guest(name="Bob").new_page()
    page.goto("/table/nothing-here")
    expect(page.get_by_role("heading")).to_contain_text("can’t be opened")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    page.wait_for_url("**/")
