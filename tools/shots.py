"""Draws pictures of the page: real positions in a real Chromium.

    python tools/shots.py --game paris --scene turn:3 --scene acquire --size 1280 --size 390 --lang en --theme dark

A scene is the name of a decision, with the time it is asked after a colon. Options may be repeated; every combination
is drawn by one server. `--point N` points at the nth action first. `--page /rules/paris` draws another screen.
"""

import argparse
import itertools
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "docs" / "sample"), str(ROOT)]

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from tests.web.browser import SIZES, context, launch, open_table, served, sit  # noqa: E402
from tests.web.scenes import scene  # noqa: E402


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
    wanted = parser.parse_args()
    looks = list(itertools.product(wanted.size or ["1280"], wanted.lang or ["en"], wanted.theme or ["auto"]))
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
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
