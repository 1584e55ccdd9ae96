"""Around the table: home, invitations, rules, packs, today's table, looking back, learning."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FilePayload, Page, Route, expect
from tests.web.axe import check
from tests.web.browser import LETTERS, SIZES, hurry_at, sit
from tests.web.conftest import Guest
from tests.web.playing import MINE, hurry, play_to_the_end
from tests.web.scenes import scene

GAMES = ("paris", "outlive", "warofmine")


def opened(browser: BrowserContext, path: str) -> Page:
    page = browser.new_page()
    page.goto(path)
    page.evaluate("document.fonts.ready")
    return page


# Home


@pytest.mark.parametrize("game", GAMES)
def test_two_presses_lead_from_home_to_the_first_decision(guest: Guest, game: str) -> None:
    page = opened(guest(), "/")
    page.locator(f"[data-game={game}]").click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".app")).to_be_visible()
    expect(page.locator(".decide.mine")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_worlds_are_there_before_their_words_and_do_not_move(guest: Guest, size: str) -> None:
    page = guest(size=size).new_page()
    held: list[Route] = []
    page.route("**/api/games*", lambda route: held.append(route))
    page.goto("/")
    expect(page.locator(".soon")).to_have_count(len(GAMES))
    page.evaluate(LETTERS)
    before = page.locator(".games").bounding_box()
    for route in held:
        answer = route.fetch()
        route.fulfill(response=answer, json=[one for one in answer.json() if one["id"] in GAMES])
    expect(page.locator(".gm")).to_have_count(len(GAMES))
    expect(page.locator(".soon")).to_have_count(0)
    page.evaluate(LETTERS)
    after = page.locator(".games").bounding_box()
    assert before is not None
    assert after is not None
    assert all(abs(before[side] - after[side]) <= 6 for side in ("x", "y", "width", "height")), (before, after)


@pytest.mark.parametrize("size", SIZES)
def test_who_has_no_match_yet_finds_the_open_tables(guest: Guest, size: str) -> None:
    guest(name="Ann").request.post("/api/tables", data={"game": "paris", "seats": [{"kind": "me"}, {"kind": "open"}]})
    page = opened(guest(size=size), "/")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Ann.*sit down")).first).to_be_visible()


def test_whoever_comes_for_the_first_time_is_a_guest_without_asking(guest: Guest) -> None:
    browser = guest()
    browser.clear_cookies()
    page = browser.new_page()
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text))
    page.goto("/")
    page.locator(".gm").first.click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".decide")).to_contain_text("Guest")
    assert said == []


def test_a_match_that_waits_for_me_stands_first(guest: Guest) -> None:
    browser = guest()
    seats = [{"kind": "me"}, {"kind": "agent", "agent": "random"}]
    waiting = {"game": "outlive", "seats": [{"kind": "me"}, {"kind": "invited"}]}
    browser.request.post("/api/tables", data={"game": "warofmine", "seats": [{"kind": "me"}]})
    browser.request.post("/api/tables", data={"game": "paris", "seats": seats, "options": {"first": 1}})
    browser.request.post("/api/tables", data=waiting)
    page = opened(browser, "/")
    lines = page.locator(".ct")
    expect(lines).to_have_count(3)
    expect(lines.nth(2)).to_contain_text("waits for players")
    expect(lines.nth(0)).to_contain_text("Maëlle decides")
    lines.nth(0).click()
    expect(page.locator(".decide.mine")).to_be_visible()


def test_names_levels_seats_and_options_are_taken_along(guest: Guest) -> None:
    page = opened(guest(), "/")
    page.locator(".gm").first.click()
    page.get_by_role("button", name="One player more").click()
    page.get_by_label("Name of player 1").fill("Zoé")
    page.get_by_label("Level of player 2").select_option("easy")
    page.get_by_role("group", name="Player 3").get_by_label("here").check()
    page.get_by_label("Name of player 3").fill("Léon")
    page.get_by_label("First player").select_option("1")
    page.get_by_label("Deal number").fill("7")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".app, .curtain")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    lines = page.request.get("/api/tables").json()
    line = next(one for one in lines if one["id"] == table)
    assert line["seats"] == ["Zoé", "Easy 2", "Léon", "Normal 4"]
    assert line["agents"] == ["", "easy", "", "normal"]
    page.goto("/")
    expect(page.get_by_label("Name of player 3")).to_have_value("Léon")


def test_an_open_table_of_the_server_is_offered(guest: Guest) -> None:
    host = guest(name="Ann")
    made = host.request.post("/api/tables", data={"game": "paris", "seats": [{"kind": "me"}, {"kind": "open"}]})
    page = opened(guest(name="Bob"), "/")
    page.locator(".op").filter(has_text="Ann").first.click()
    page.wait_for_url(f"**/table/{made.json()['id']}")
    expect(page.locator(".app")).to_be_visible()


def test_todays_table_begins_and_is_found_again(guest: Guest) -> None:
    page = opened(guest(), "/")
    page.get_by_role("button", name="Play today’s table of Outlive").click()
    expect(page.locator(".app")).to_be_visible()
    table = page.url
    page.goto("/")
    page.get_by_role("button", name="Go on with today’s table of Outlive").click()
    expect(page.locator(".app")).to_be_visible()
    assert page.url == table


def test_todays_result_is_a_line_to_share(guest: Guest) -> None:
    """The line is the server's own; here it is what the page does with one."""
    browser = guest()
    browser.grant_permissions(["clipboard-read", "clipboard-write"])
    page = browser.new_page()
    line = "Outlive, 2026-11-17: 31 points, first of 3"

    def over(route: Route) -> None:
        answer = route.fetch()
        tables = [
            {**one, **({"table": "t", "status": "over", "text": line} if one["game"] == "outlive" else {})}
            for one in answer.json()
        ]
        route.fulfill(response=answer, json=tables)

    page.route("**/api/today*", over)
    page.goto("/")
    page.get_by_role("button", name="Copy today’s result of Outlive").click()
    status = page.get_by_role("status").filter(has_text=line)
    expect(status.get_by_text("Copied")).to_be_visible()
    low, lowest = (status.evaluate(f"p => {part}.getBoundingClientRect().bottom") for part in ("p.firstChild", "p"))
    assert low <= lowest, "it stands elsewhere"
    assert page.evaluate("navigator.clipboard.readText()") == line


def test_todays_result_stands_at_its_end_too(guest: Guest) -> None:
    one = guest(lang="fr")
    page = one.new_page()
    table = one.request.post("/api/today/embers?lang=fr").json()["id"]
    hurry_at(one, table)
    page.goto(f"/table/{table}")
    play_to_the_end(page)
    expect(page.locator(".result p")).to_have_text(re.compile(r"^Holdfast · .* points?, place \d sur 3$"))
    expect(page.locator("main")).to_contain_text("Ordinateur 1")


# Rules


def test_the_rules_are_found_in_all_forms_of_a_word(guest: Guest) -> None:
    page = opened(guest(), "/rules/outlive")
    page.get_by_label("Search the rules").fill("pressure")
    marks = page.locator("mark")
    expect(marks.first).to_be_visible()
    assert {"pressure", "press"} <= {text.lower() for text in marks.all_inner_texts()}
    expect(page.locator(".rules .chapter").first).to_contain_text("Pressure")
    page.get_by_role("button", name="OUT-5.1", exact=True).click()
    expect(page.locator("li.at .other")).to_have_attribute("lang", "fr")
    page.get_by_text("both", exact=True).click()
    expect(page.locator(".other").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_label("Search the rules").fill("dragon")
    expect(page.get_by_text("No rule has these words")).to_be_visible()


def test_rules_without_a_game_are_those_of_the_game_chosen_last(guest: Guest) -> None:
    page = opened(guest(), "/rules")
    expect(page.get_by_role("link", name="Paris: New Eden")).to_have_attribute("aria-current", "page")
    page.goto("/")
    page.locator("[data-game=outlive]").click()
    page.goto("/rules")
    expect(page.get_by_role("link", name="Outlive")).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("button", name="OUT-1.1", exact=True)).to_be_visible()


def test_the_rules_are_found_by_number_and_by_words_they_do_not_use(guest: Guest) -> None:
    page = opened(guest(), "/rules/outlive")
    search = page.get_by_label("Search the rules")
    search.fill("goal")
    expect(page.get_by_text("No rule says «goal»; these speak of the same")).to_be_visible()
    expect(page.locator(".rules .chapter").first).to_contain_text("End of the game")
    expect(page.locator("mark").filter(has_text="wins").first).to_be_in_viewport()
    search.fill("5.1")
    expect(page.locator(".rules li")).to_have_count(1)
    expect(page.locator("#rule-OUT-5\\.1")).to_be_visible()


def test_the_rules_are_found_in_french_with_and_without_accents(guest: Guest) -> None:
    page = opened(guest(lang="fr"), "/rules/paris")
    search = page.get_by_label("Chercher dans les règles")
    found = {}
    for word in ("nourrir", "événement", "evenement"):
        search.fill(word)
        expect(
            page.locator("mark").filter(has_text=re.compile("^(nourr|.v.nement)", re.IGNORECASE)).first
        ).to_be_visible()
        found[word] = {text.lower() for text in page.locator("mark").all_inner_texts()}
    assert {"nourrir", "nourri", "nourriture"} <= found["nourrir"]
    assert found["evenement"] == found["événement"] >= {"événement"}


def test_the_number_of_a_rule_opens_it_beside_the_table(guest: Guest) -> None:
    browser = guest()
    made = browser.request.post("/api/tables", data={"game": "warofmine", "seats": [{"kind": "me"}]})
    page = opened(browser, f"/table/{made.json()['id']}")
    chip = page.locator(".decide .who .rule")
    number = chip.inner_text()
    chip.click()
    expect(page.locator(f"[id='rule-{number}']")).to_be_in_viewport()
    expect(page.locator(f"[id='rule-{number}']")).to_have_class(re.compile(r"\bat\b"))


# Content packs


def pack(folder: Path, cans: str) -> list[Path]:
    (folder / "pack.toml").write_text('name = "my-box"\ngame = "paris"\n')
    (folder / "buildings.toml").write_text(f'[[building]]\nid = "f-01"\ncans = {cans}\n')
    return sorted(folder.iterdir())


@pytest.mark.parametrize("game", GAMES)
def test_the_small_pack_that_is_shown_step_by_step_is_valid(guest: Guest, game: str) -> None:
    page = opened(guest(), "/packs")
    page.get_by_label("For which game").select_option(game)
    expect(page.locator(".steps pre").first).to_contain_text(game)
    shown = [
        FilePayload(
            name=step.locator("h3").inner_text(),
            mimeType="text/plain",
            buffer=step.locator("pre").inner_text().encode(),
        )
        for step in page.locator(".steps li").all()
    ]
    assert len(shown) == 3
    page.locator("input[type=file]").first.set_input_files(shown)
    expect(page.get_by_text("is valid: it changes 1 entry")).to_be_visible()


def test_a_bad_pack_is_told_what_is_wrong_and_a_good_one_is_played(guest: Guest, tmp_path: Path) -> None:
    page = opened(guest(), "/packs")
    page.get_by_label("For which game").select_option("outlive")
    page.locator("input[type=file]").first.set_input_files(pack(tmp_path, '"many"'))
    expect(page.get_by_text("One thing is wrong with this pack")).to_be_visible()
    expect(page.locator(".wrong")).to_contain_text("buildings.toml, line 3: [[building]] 'f-01': cans: expected")
    page.get_by_role("button", name="Passer au français").click()
    expect(page.locator(".wrong")).to_contain_text("buildings.toml, ligne 3")
    page.get_by_role("button", name="Switch to English").click()
    page.locator("input[type=file]").first.set_input_files(pack(tmp_path, "3"))
    expect(page.get_by_text("«my-box» is valid")).to_be_visible()
    page.get_by_role("button", name="Play my-box").click()
    expect(page.locator(".app")).to_be_visible()
    page.goto("/")
    assert "my-box" in page.get_by_label("Content pack").inner_text()


# Waiting room


def test_a_second_browser_comes_by_the_link_of_the_table(guest: Guest) -> None:
    host = opened(guest(name="Ann"), "/")
    host.locator("[data-game=outlive]").click()
    for seat in (2, 3):
        host.get_by_role("group", name=f"Player {seat}").get_by_label("by link").check()
    host.get_by_role("button", name="Begin").click()
    expect(host.locator(".lb")).to_be_visible()
    links = [text for text in host.locator(".url span").all_inner_texts() if "/join/" in text]
    assert len(set(links)) == 3
    other = opened(guest(name="Bob"), links[-1])
    expect(other.get_by_role("heading", name="Ann invites you to play Outlive")).to_be_visible()
    other.get_by_role("button", name="Sit down at the table").click()
    expect(other.locator(".lb")).to_contain_text("Bob")
    expect(host.locator(".s4").nth(1)).to_contain_text("Bob")
    expect(other.get_by_text("Begin without waiting")).to_have_count(0)
    host.get_by_role("button", name="Begin without waiting").click()
    expect(host.locator(".app")).to_be_visible()
    expect(other.locator(".app")).to_be_visible()


def test_a_link_that_leads_nowhere_says_so_before_one_sits_down(guest: Guest) -> None:
    host = guest(name="Ann")
    made = host.request.post("/api/tables", data={"game": "paris", "seats": [{"kind": "me"}, {"kind": "invited"}]})
    page = opened(guest(name="Bob"), f"/join/{made.json()['id']}/nonsense")
    expect(page.get_by_role("alert")).to_contain_text("Ask for another")
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.locator(".gm").first).to_be_visible()


def test_an_address_without_a_screen_leads_home(guest: Guest) -> None:
    page = opened(guest(lang="fr"), "/nowhere/at/all")
    expect(page.get_by_role("heading")).to_have_text("Il n’y a rien à cette adresse.")
    page.get_by_role("main").get_by_role("link", name="Accueil").click()
    expect(page.locator(".gm").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_match_can_be_begun_without_scrolling(guest: Guest, size: str) -> None:
    browser = guest(size=size)
    seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "agent", "agent": "normal"}]
    table = browser.request.post("/api/tables", data={"game": "paris", "seats": seats}).json()["id"]
    page = opened(browser, f"/table/{table}")
    page.get_by_role("button", name="Make a link").last.click()
    expect(page.get_by_text("/join/").first).to_be_visible()
    expect(page.get_by_role("button", name="Begin without waiting")).to_be_in_viewport(ratio=1)


def test_the_waiting_room_names_what_was_chosen_and_nothing_else(guest: Guest) -> None:
    host = guest(name="Ann")
    seats = [{"kind": "me"}, {"kind": "invited"}]
    wish = {"game": "warofmine", "seats": seats, "options": {"leave-out-death": 1}}
    page = opened(host, f"/table/{host.request.post('/api/tables', data=wish).json()['id']}")
    terms = page.locator(".side dl")
    expect(terms).to_contain_text("death")
    expect(terms).not_to_contain_text("animals")
    expect(terms).not_to_contain_text("Content pack")


def test_the_host_gives_a_seat_to_an_agent_and_the_match_begins(guest: Guest) -> None:
    host = guest(name="Ann")
    made = host.request.post("/api/tables", data={"game": "paris", "seats": [{"kind": "me"}, {"kind": "invited"}]})
    page = opened(host, f"/table/{made.json()['id']}")
    page.get_by_label("Time for a decision").select_option("300")
    expect(page.get_by_role("button", name="Make a link").first).to_be_visible()
    page.get_by_role("radiogroup", name="Who is player 2").get_by_label("computer").click()
    expect(page.locator(".app")).to_be_visible()
    line = page.request.get("/api/tables").json()[0]
    assert (line["agents"], line["seats"][1]) == (["", "normal"], "Normal 2")


def test_the_host_sets_a_limit_in_the_menu_and_a_clock_runs(guest: Guest) -> None:
    host, other = guest(name="Ann"), guest(name="Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.request.post("/api/tables", data={"game": "embers", "seats": seats}).json()["id"]
    assert other.request.post(f"/api/tables/{table}/seats", data={"seat": 1}).ok
    pages = [opened(one, f"/table/{table}") for one in (host, other)]
    for page in pages:
        expect(page.locator(".decide")).to_be_visible()
        expect(page.get_by_role("timer")).to_have_count(0)
    pages[0].get_by_role("button", name="Menu").click()
    pages[0].get_by_label("Time for a decision").select_option("300")
    for page in pages:
        expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[45]:\d\d$"))
    pages[1].get_by_role("button", name="Menu").click()
    expect(pages[1].get_by_label("Time for a decision")).to_be_disabled()
    expect(pages[1].get_by_label("Time for a decision")).to_have_value("300")


def test_a_link_makes_another_browser_the_same_person(guest: Guest) -> None:
    page = opened(guest(name="Ann"), "/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.locator(".device .url").inner_text()
    browser = guest(name="Nobody")
    browser.clear_cookies()
    other = opened(browser, link)
    other.get_by_role("button", name="Be the same person here").click()
    expect(other.locator(".gm").first).to_be_visible()
    mine, theirs = (one.request.get("/api/me").json()["id"] for one in (page, other))
    assert mine == theirs


def test_whoever_asks_for_a_rematch_second_finds_the_table(guest: Guest) -> None:
    ann = guest(name="Ann")
    over = sit(ann, scene("embers", "over"))
    page = opened(ann, f"/table/{over}")
    page.wait_for_selector(".decide.over")
    ann.request.post(f"/api/tables/{over}/rematch")
    page.get_by_role("link", name="To the next match").click()
    expect(page.locator(".app, .curtain")).to_be_visible()
    assert over not in page.url


# Looking back


def test_a_line_of_the_log_leads_to_its_moment_in_a_match_that_goes_on(guest: Guest) -> None:
    owner = guest()
    table = sit(owner, scene("paris", "turn", 3))
    page = opened(owner, f"/table/{table}")
    page.wait_for_selector(MINE)
    page.keyboard.press("g")
    line = page.get_by_role("dialog", name="Log").get_by_role("link", name="Look at this moment").nth(3)
    said = (line.get_attribute("aria-label") or "").split(": ", 1)[1]
    line.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+$"))
    expect(page.locator(".moment")).to_contain_text(said)
    expect(page.locator(".log .now").first).to_be_in_viewport()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(MINE)).to_be_visible()


def test_any_past_position_can_be_looked_at_and_shared(guest: Guest) -> None:
    owner = guest()
    page = opened(owner, f"/replay/{sit(owner, scene('paris', 'over'))}")
    slider = page.get_by_label("Decision of the match")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    expect(page.locator("main .sheet, main table").first).to_be_visible()
    slider.press("Home")
    expect(page.locator(".course .sp")).to_have_text(f"0 of {last}")
    slider.press("ArrowRight")
    expect(page.locator(".course .sp")).to_have_text(f"1 of {last}")
    slider.blur()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".course .sp")).to_have_text(f"2 of {last}")
    page.get_by_label("Filter").fill("scores")
    page.locator(".log button").last.click()
    expect(page.locator(".moment")).to_contain_text("scores")
    page.get_by_role("button", name="Share").click()
    status = page.locator(".doing [role=status]")
    expect(status).to_contain_text("/replay/shared/")
    link = re.search(r"http\S+", status.inner_text())
    assert link is not None
    other = opened(guest(name="Bob"), link[0])
    expect(other.get_by_label("Decision of the match")).to_be_visible()


def test_an_agent_looks_at_a_finished_match_again(guest: Guest) -> None:
    owner = guest()
    page = opened(owner, f"/replay/{sit(owner, scene('embers', 'over'))}")
    page.get_by_role("radio", name="Analysis").check()
    page.get_by_role("button", name="Analyse the match").click()
    expect(page.get_by_role("heading", name="How everybody played")).to_be_visible()
    expect(page.locator(".plays li")).to_have_count(2)
    expect(page.locator(".plays b").first).to_have_text(re.compile(r"^(\d+|–)$"))
    expect(page.get_by_label("Chance to win", exact=True)).to_be_checked()
    expect(page.get_by_role("table", name="Chances to win at this position")).to_have_count(1)
    page.get_by_label("Points", exact=True).check()
    expect(page.get_by_role("table", name="Points at this position")).to_have_count(1)
    assert check(page) == []
    page.get_by_role("button", name="Passer au français").click()
    expect(page.get_by_role("heading", name="Comment chacun a joué")).to_be_visible()


FOUND = {
    "state": "done",
    "seconds": 0,
    "verdict": {
        "judge": "by an agent",
        "worlds": 12,
        "whole": True,
        "positions": [1, 2],
        "chances": [[0.4, 0.6], [0.3, 0.7]],
        "turns": [{"position": 1, "seat": 0, "kind": "choice", "before": 0.4, "after": 0.3}],
        "plays": [
            {"seat": seat, "decisions": 9, "better": 1 - seat, "score": 50, "lost": 0.1, "fate": 0.1} for seat in (0, 1)
        ],
        "better": [
            {
                "position": 1,
                "seat": 0,
                "before": 0.4,
                "after": 0.3,
                "loss": 0.1,
                "error": 0.0,
                "asked": "Maëlle is asked.",
                "played": "Take ash",
                "better": "Take wood",
                "why": ["warms more (+2.0)"],
            }
        ],
    },
}
"""What an agent might say of a match: one move was clearly not the best."""


@pytest.mark.parametrize("size", ["1280", "820", "390"])
def test_what_was_played_stands_beside_what_was_better(guest: Guest, size: str) -> None:
    """What an agent finds is its own affair; here it is what the page does with it."""
    owner = guest(size=size)
    page = owner.new_page()
    page.route("**/analysis*", lambda route: route.fulfill(json=FOUND))
    page.goto(f"/replay/{sit(owner, scene('embers', 'over'))}")
    timeline = page.get_by_role("button", name="Timeline")
    if size == "390":
        timeline.tap()
    page.get_by_role("radio", name="Analysis").check()
    page.get_by_role("button", name="To decision 1, where something was better").click()
    sides = page.locator(".versus > section")
    expect(sides.nth(0)).to_contain_text(re.compile("Played.*Take ash.*30%", re.DOTALL))
    expect(sides.nth(1)).to_contain_text(re.compile("10 points more.*Take wood.*40%.*warms more", re.DOTALL))
    expect(page.get_by_label("Decision of the match")).to_have_value("1")
    assert check(page) == []
    page.get_by_role("button", name="One decision on").click()
    expect(page.get_by_text("This decision was not judged.")).to_be_visible()
    if size == "390":
        page.get_by_role("button", name="Board").tap()
    else:
        page.get_by_role("button", name="See the table").click()
    expect(page.locator(".large")).to_have_count(0)
    (timeline if size == "390" else page.get_by_role("button", name="To the analysis")).click()
    expect(page.get_by_text("This decision was not judged.")).to_be_visible()


@pytest.mark.parametrize("game", ["paris", "warofmine"])
def test_a_phone_shows_a_past_position_with_all_its_tabs_and_the_way_through_the_match(guest: Guest, game: str) -> None:
    owner = guest(size="390")
    page = opened(owner, f"/replay/{sit(owner, scene(game, 'over'))}")
    slider = page.get_by_label("Decision of the match")
    last = int(slider.get_attribute("max") or 0)
    slider.fill("60")
    expect(page.locator(".dock")).to_contain_text(f"60 of {last}")
    tabs = page.locator(".tabs button")
    seen = set()
    for tab in tabs.all():
        tab.tap()
        expect(slider).to_be_in_viewport(ratio=1)
        seen.add(page.locator("main").inner_text())
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert len(seen) == tabs.count()


def test_equal_points_are_told_once_beside_the_graph(guest: Guest) -> None:
    owner = guest(size="820")
    page = opened(owner, f"/replay/{sit(owner, scene('paris', 'over'))}")
    slider = page.get_by_label("Decision of the match")
    slider.fill("12")
    expect(page.locator(".graph .dot")).to_have_count(4)
    expect(page.locator(".graph .value")).to_have_text(["0"])


def test_a_group_looks_back_at_its_people_and_its_stores(guest: Guest) -> None:
    owner = guest(lang="fr")
    page = opened(owner, f"/replay/{sit(owner, scene('warofmine', 'over'))}")
    page.get_by_label("Ce que montre le graphique").select_option("Eau")
    table = page.get_by_role("table", name="La situation du groupe à cette position")
    expect(table.get_by_role("rowheader")).to_have_text("Eau")
    assert check(page) == []


def test_the_log_goes_along_where_a_decision_has_no_line_of_its_own(guest: Guest) -> None:
    owner = guest()
    page = opened(owner, f"/replay/{sit(owner, scene('paris', 'over'))}")
    slider = page.get_by_label("Decision of the match")
    slider.fill("60")
    expect(page.locator(".moment")).to_contain_text("Then:")
    expect(page.locator(".moment li")).to_have_count(0)
    expect(page.locator(".log .now").first).to_be_in_viewport()


def test_a_finished_match_is_played_on_from_an_earlier_position(guest: Guest) -> None:
    owner = guest()
    over = sit(owner, scene("embers", "over"))
    page = opened(owner, f"/replay/{over}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.get_by_label("Decision of the match").press("Home")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/"))
    assert over not in page.url
    page.wait_for_selector(MINE)


# Learning


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_explains_offers_a_move_and_can_be_left(guest: Guest, game: str) -> None:
    page = guest().new_page()
    hurried = hurry(page)
    page.goto(f"/learn/{game}")
    page.locator("li.on").get_by_role("button").click()
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    title = bubble.locator("h2").inner_text()
    expect(bubble.locator(".rule").first).to_be_visible()
    assert hurried == [game]
    bubble.get_by_role("button", name="Do that").click()
    expect(page.locator(".bubble h2").filter(has_text=title)).to_have_count(0)
    # One goes on by oneself until something new comes up.
    for _ in range(12):
        page.wait_for_selector(".bubble, .decide.mine .btn.go:not([disabled])")
        if bubble.count():
            break
        before = page.locator(".app").get_attribute("data-version")
        page.locator(".decide.mine .btn.go").click()
        page.wait_for_function("v => document.querySelector('.app')?.dataset.version !== v", arg=before)
    expect(bubble).to_be_visible()
    bubble.get_by_role("button", name="Choose for myself").click()
    expect(bubble).to_have_count(0)
    expect(page.locator(".decide.mine")).to_be_visible()
    page.locator(".lessons").get_by_role("button", name="Play on without it").click()
    expect(page.locator(".lessons")).to_have_count(0)
    expect(page.locator(".decide")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_of_a_phone_leaves_its_thing_open(guest: Guest, game: str) -> None:
    page = opened(guest(size="390"), f"/learn/{game}")
    page.locator("li.on").get_by_role("button").tap()
    expect(page.locator(".bubble .go")).to_be_visible()
    apart = (
        "() => { const [one, two] = ['.bubble', '.frame'].map(s => document.querySelector(s).getBoundingClientRect()); "
        "return one.top >= 0 && one.bottom <= innerHeight && (one.bottom <= two.top || one.top >= two.bottom) }"
    )
    page.wait_for_function(apart)


def test_who_is_new_finds_the_lessons_and_begins_without_scrolling(guest: Guest) -> None:
    page = guest(size="390").new_page()
    page.goto("/")
    expect(page.locator(".matches").get_by_role("link", name="How to play")).to_be_in_viewport()
    for game in ("paris", "outlive", "warofmine"):
        page.locator(f"[data-game={game}]").tap()
        expect(page.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)
