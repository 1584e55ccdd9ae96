"""Draws pictures of the page: real positions in a real Chromium.

    python tools/shots.py --game paris --scene turn:3 --scene acquire --size 1280 --size 390 --lang en --theme dark

A scene is the name of a decision, with the time it is asked after a colon. Options may be repeated; every combination
is drawn by one server. `--point N` points at the nth action first. `--page /rules/paris` draws another screen.

    python tools/shots.py --game outlive --every --out /tmp/sheets

draws every kind of decision of a game, each where most actions are offered, in all sizes, languages and themes, and
lays the four looks of a size side by side on one sheet, to be looked at together.
"""

import argparse
import base64
import itertools
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "docs" / "sample"), str(ROOT)]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.web.browser import SIZES, Served, context, launch, open_table, served, sit, turn_to  # noqa: E402
from tests.web.scenes import busiest, scene  # noqa: E402

LANGS = ("en", "fr")
THEMES = ("light", "dark")
ACROSS = {"1280": (2, 780), "820": (4, 410), "390": (4, 390)}
"""How many pictures of a size stand side by side on a sheet, and how wide each is."""


def draw(page: Page, target: Path, point: int | None, tab: str, settle: float) -> None:
    if tab:
        page.locator(".tabs button").nth(int(tab)).click()
    if point is not None:
        page.evaluate(
            "n => { const all = document.querySelectorAll('.acts .act, main .legal'); all[n]?.focus(); "
            "all[n]?.dispatchEvent(new MouseEvent('mouseenter')); all[n]?.blur() }",
            point,
        )
    time.sleep(settle)
    target.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=target)
    print(target, flush=True)


def sheet(browser: Browser, size: str, pictures: list[bytes], target: Path) -> None:
    """Puts the looks of one screen side by side. The browser does it: nothing else here draws pictures."""
    across, width = ACROSS[size]
    page = browser.new_page(viewport={"width": across * width, "height": 100})
    drawn = (f'<img width="{width}" src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
    page.set_content(f'<body style="margin: 0; font-size: 0">{"".join(drawn)}</body>')
    target.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=target, full_page=True)
    page.close()
    print(target, flush=True)


def draw_every(browser: Browser, server: Served, wanted: argparse.Namespace) -> None:
    """Every kind of decision in every look, one sheet for each size."""
    saves = busiest(wanted.game, matches=wanted.matches, seats=wanted.seats, people=wanted.people)
    for name in wanted.scene:
        if name not in saves:
            sys.exit(f"{wanted.game}: {name} did not come up in {wanted.matches} matches; --matches takes more.")
    kinds = {name: save for name, save in saves.items() if not wanted.scene or name in wanted.scene}
    for size in wanted.size or SIZES:
        looks = list(itertools.product(wanted.lang or LANGS, wanted.theme or THEMES))
        guests = [context(browser, server.url, size=size, lang=lang, theme=theme) for lang, theme in looks]
        pages: list[Page] = []
        sat: list[str] = []
        for name, save in kinds.items():
            before, sat = sat, [sit(guest, save) for guest in guests]
            for number, guest in enumerate(guests):
                if number == len(pages):
                    pages.append(open_table(guest, sat[number]))
                else:
                    turn_to(pages[number], sat[number])
                    # Nobody may host as many tables as a game has kinds of decision.
                    guest.request.delete(f"/api/tables/{before[number]}")
            time.sleep(wanted.settle)
            pictures = [page.screenshot() for page in pages]
            sheet(browser, size, pictures, wanted.out / f"{wanted.game}-{name}-{size}.png")
        for guest in guests:
            guest.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="paris")
    parser.add_argument("--scene", action="append", default=[])
    parser.add_argument("--page", action="append", default=[])
    parser.add_argument("--size", action="append", default=[], choices=[*SIZES])
    parser.add_argument("--lang", action="append", default=[], choices=["en", "fr"])
    parser.add_argument("--theme", action="append", default=[], choices=["light", "dark", "auto"])
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "shots")
    parser.add_argument("--point", type=int)
    parser.add_argument("--tab", default="", help="the nth tab of a phone")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--settle", type=float, default=0.4, help="seconds before the picture is taken")
    parser.add_argument("--every", action="store_true", help="all kinds of decision in all looks, on sheets")
    parser.add_argument("--matches", type=int, default=40, help="matches in which --every looks for decisions")
    wanted = parser.parse_args()
    looks = list(itertools.product(wanted.size or ["1280"], wanted.lang or ["en"], wanted.theme or ["auto"]))
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        if wanted.every:
            draw_every(browser, server, wanted)
            return
        for size, lang, theme in looks:
            guest = context(browser, server.url, size=size, lang=lang, theme=theme)
            look = "-".join([size, lang, *([] if theme == "auto" else [theme])])
            for one in wanted.scene:
                name, _, times = one.partition(":")
                save = scene(
                    wanted.game, name, int(times or 1), seed=wanted.seed, seats=wanted.seats, people=wanted.people
                )
                page = open_table(guest, sit(guest, save))
                file = f"{wanted.game}-{one.replace(':', '-')}-{look}.png"
                draw(page, wanted.out / file, wanted.point, wanted.tab, wanted.settle)
                page.close()
            for path in wanted.page:
                page = guest.new_page()
                page.goto(path)
                name = path.strip("/").replace("/", "-") or "home"
                draw(page, wanted.out / f"{name}-{look}.png", None, "", max(wanted.settle, 1.0))
                page.close()
            guest.close()
        browser.close()


if __name__ == "__main__":
    main()
