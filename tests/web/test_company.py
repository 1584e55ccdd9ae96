"""Several people at one table, far away or before one screen."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser import open_table, sit
from tests.web.conftest import Guest
from tests.web.playing import MINE, decide, decider, open_new, point, read_on, version, wait_for_another, wait_until
from tests.web.scenes import scene


def listen(page: Page) -> list[str]:
    """Everything that goes to this page over its sockets."""
    heard: list[str] = []
    page.on("websocket", lambda ws: ws.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def secrets(heard: list[str]) -> set[str]:
    """The missions of Paris that a seat holds face down or may choose from, as its own wire told them."""
    found: set[str] = set()
    for frame in heard:
        message = json.loads(frame)
        if message["type"] != "position":
            continue
        found.update(one["mission"] for one in message["view"].get("own") or ())
        for action in (message["decision"] or {"actions": []})["actions"]:
            found.update(str(fact["id"]) for fact in action["arguments"] if fact["domain"] == "mission")
    return found


def test_two_browsers_hear_nothing_of_each_others_missions(guest: Guest) -> None:
    ann, bob = guest(name="Ann"), guest(name="Bob")
    made = open_new(ann, "paris", {"kind": "me"}, {"kind": "invited"})
    assert bob.request.post(f"/api/tables/{made['id']}/seats", data={"code": made["invitations"]["1"]}).ok
    pages = [one.new_page() for one in (ann, bob)]
    heard = [listen(page) for page in pages]
    for page in pages:
        page.goto(f"/table/{made['id']}")
        page.wait_for_selector(".app")
    for _ in range(10):
        decide(decider(*pages))
    own = [secrets(one) for one in heard]
    assert all(own)
    for mine, other in ((0, 1), (1, 0)):
        told = "".join(heard[other])
        leaked = [mission for mission in own[mine] - own[other] if f'"{mission}"' in told]
        assert leaked == []


def his_came_after_hers(guest: Guest, game: str = "paris") -> tuple[Page, Page, str]:
    """Ann's page and Bob's, after a decision of hers and then one of his, so that she can't go back alone; and what she
    was asked in hers."""
    ann, bob = guest(name="Ann"), guest(name="Bob")
    made = open_new(ann, game, {"kind": "me"}, {"kind": "invited"})
    assert bob.request.post(f"/api/tables/{made['id']}/seats", data={"code": made["invitations"]["1"]}).ok
    hers, his = open_table(ann, made["id"]), open_table(bob, made["id"])
    moved = prompt = ""
    while moved[-2:] != "ab":
        mover, other = (hers, his) if decider(hers, his) is hers else (his, hers)
        if mover is hers:
            prompt = hers.locator(".prompt").inner_text()
        before = version(mover)
        read_on(mover)
        decide(mover)
        wait_for_another(other, before)
        moved += "a" if mover is hers else "b"
    return hers, his, prompt


@pytest.mark.parametrize("game", ["paris", "warofmine"])
def test_taking_back_with_agreement(guest: Guest, game: str) -> None:
    hers, his, prompt = his_came_after_hers(guest, game)
    hers.locator(".btns").get_by_role("button", name="Undo").click()
    hers.get_by_role("button", name="Ask everybody").click()
    his.get_by_role("button", name="Agree").click()
    hers.wait_for_selector(MINE)
    expect(hers.locator(".prompt")).to_have_text(prompt)


def test_a_refused_wish_changes_nothing(guest: Guest) -> None:
    hers, his, _ = his_came_after_hers(guest)
    prompt = hers.locator(".prompt").inner_text()
    hers.locator(".btns").get_by_role("button", name="Undo").click()
    hers.get_by_role("button", name="Ask everybody").click()
    his.get_by_role("button", name="Refuse").click()
    expect(hers.locator(".agree")).to_contain_text("Bob does not agree")
    expect(hers.locator(".prompt")).to_have_text(prompt)


def test_the_curtain_falls_between_two_seats_of_one_screen(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = ann.new_page()
    heard = listen(page)
    page.goto(f"/table/{sit(ann, scene('paris', 'turn', 3, people=2, seats=2))}")
    page.wait_for_selector(".curtain")
    assert page.locator(".app, .decide, .acts").count() == 0
    page.keyboard.press("Enter")
    page.wait_for_selector(MINE)
    before = version(page)
    while page.locator(".app").count():
        now = version(page)
        point(page)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "v => document.querySelector('.curtain, .decide.mine') && "
            "Number(document.querySelector('.app')?.dataset.version) !== v",
            arg=now,
        )
    expect(page.locator(".curtain h1")).to_have_text("Pass the screen to Bastien.")
    assert page.locator(".app, .decide, .acts").count() == 0

    def last() -> dict[str, Any]:
        told: dict[str, Any] = [one for frame in heard if (one := json.loads(frame))["type"] == "position"][-1]
        return told

    wait_until(page, lambda: last()["seat"] == -1)
    assert last()["version"] > before


def test_chat_and_reactions_reach_the_other(guest: Guest) -> None:
    ann, bob = guest(name="Ann"), guest(name="Bob", lang="fr")
    made = open_new(ann, "embers", {"kind": "me"}, {"kind": "invited"})
    assert bob.request.post(f"/api/tables/{made['id']}/seats", data={"code": made["invitations"]["1"]}).ok
    hers, his = open_table(ann, made["id"]), open_table(bob, made["id"])
    hers.get_by_role("button", name="Chat").click()
    hers.get_by_label("Message").fill("<b>Good luck</b>")
    hers.keyboard.press("Enter")
    his.get_by_role("button", name="Discussion").click()
    expect(his.get_by_role("log")).to_contain_text("<b>Good luck</b>")
    hers.get_by_role("button", name="Ouch!").click()
    expect(his.get_by_role("status")).to_contain_text("Aïe !")


def test_a_seat_is_handed_to_an_agent_and_taken_back(guest: Guest) -> None:
    ann = guest(name="Ann")
    page = open_table(ann, sit(ann, scene("paris", "turn", 3)))
    page.wait_for_selector(MINE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause the match").click()
    expect(page.locator(".decide")).to_contain_text("paused")
    page.get_by_role("button", name="Let the computer play").click()
    page.get_by_role("button", name="Play it myself").click()
    page.get_by_role("button", name="Go on with the match").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(MINE)


def test_whoever_has_no_seat_watches_and_is_told_so(guest: Guest) -> None:
    ann, eva = guest(name="Ann"), guest(name="Eva")
    table = open_new(ann, "warofmine", {"kind": "me"})["id"]
    hers, watched = open_table(ann, table), open_table(eva, table)
    expect(hers.locator(MINE)).to_be_visible()
    expect(watched.locator(".decide")).to_contain_text("You are watching")
    expect(watched.locator(".legal")).to_have_count(0)
    before = version(watched)
    point(hers)
    hers.keyboard.press("Enter")
    wait_for_another(watched, before)
