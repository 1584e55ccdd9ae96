"""Measures the page: how much a browser loads for each table, how soon home answers, how smoothly moves are drawn, and
how many presses lead to the first decision.

    python bench/page.py [--games paris outlive warofmine] [--moves 12]

It starts a server of its own and the Chromium of this machine. Sizes do not depend on the machine; times and frames do,
so that the load is told with them.
"""

import argparse
import gzip
import os
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "docs" / "sample"), str(ROOT)]

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright  # noqa: E402
from tests.web.browser import SIZES, context, launch, open_table, served  # noqa: E402
from tests.web.playing import open_new  # noqa: E402

GAMES = ("paris", "outlive", "warofmine")
BUDGET = 250_000
"""Bytes of script and style, gzipped, that a table may need."""
READY = "() => document.querySelectorAll('.gm').length > 0"
FRAMES = """() => {
  const app = document.querySelector('.app');
  const before = app.dataset.version;
  window.frames_ = [];
  let last = performance.now();
  let drawn = 0;
  const next = (now) => {
    if (!drawn && app.dataset.version !== before) drawn = now;
    window.frames_.push([now - last, drawn !== 0 && last > drawn + SETTLED]);
    last = now;
    window.going = requestAnimationFrame(next);
  };
  window.going = requestAnimationFrame(next);
}"""
STOP = "() => { cancelAnimationFrame(window.going); return window.frames_.slice(1); }"
SHOWN = 1500
"""Milliseconds in which what a move sets going is watched."""
SETTLED = 100
"""Milliseconds in which a new position is laid out and its pictures drawn; what moves after them is motion alone."""


class Loaded:
    """What a page fetched, by kind."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        page.on("response", lambda answer: self._answers.append(answer))

    def gzipped(self, *endings: str) -> int:
        bodies = [one.body() for one in self._answers if one.url.split("?")[0].endswith(endings)]
        return sum(len(gzip.compress(body, 9)) for body in bodies)


def seats(game: str) -> list[dict[str, str]]:
    alone = [{"kind": "me"}]
    return alone if game == "warofmine" else [*alone, {"kind": "agent", "agent": "random"}]


def sizes(guest: BrowserContext, games: list[str]) -> None:
    print("gzipped kB            script+style   pictures   fonts")
    pages = {"home": "/"} | {game: f"/table/{open_new(guest, game, *seats(game))['id']}" for game in games}
    for name, path in pages.items():
        page = guest.new_page()
        loaded = Loaded(page)
        page.goto(path)
        page.wait_for_load_state("networkidle")
        code = loaded.gzipped(".js", ".css")
        pictures, fonts = loaded.gzipped(".svg", ".webp", ".png"), loaded.gzipped(".woff2")
        print(f"  {name:<20}{code / 1000:>12.1f}{pictures / 1000:>11.1f}{fonts / 1000:>8.1f}")
        assert name == "home" or code < BUDGET, f"{name} needs {code} bytes"
        page.close()


def home(browser: Browser, url: str, times: int) -> None:
    """From the address to a page whose games can be chosen, each time in a browser that knows nothing yet."""
    found = []
    for _ in range(times):
        guest = context(browser, url)
        page = guest.new_page()
        page.goto("/", wait_until="commit")
        page.wait_for_function(READY, polling="raf")
        found.append(page.evaluate("performance.now()"))
        guest.close()
    print(f"home can be used after {statistics.median(found):.0f} ms (median of {times}; worst {max(found):.0f})")


def presses(browser: Browser, url: str, games: list[str]) -> None:
    for game in games:
        guest = context(browser, url)
        page = guest.new_page()
        page.goto("/")
        count = 0
        for wanted in (f"[data-game={game}]", ".begin"):
            page.locator(wanted).click()
            count += 1
        page.wait_for_selector(".decide.mine")
        print(f"{game}: {count} presses from opening the page to the first decision")
        guest.close()


def frames(browser: Browser, url: str, game: str, moves: int) -> None:
    """The moves of a match, with all motion, at the size of a desk; the worst second of them."""
    guest = context(browser, url, still=False)
    page = open_table(guest, open_new(guest, game, *seats(game), seed=7)["id"])
    worst: list[float] = []
    everything: list[float] = []
    motion: list[float] = []
    for _ in range(moves):
        page.wait_for_selector(".decide.mine")
        before = page.locator(".app").get_attribute("data-version")
        page.evaluate(FRAMES.replace("SETTLED", str(SETTLED)))
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".app[data-pointed=open]")
        page.keyboard.press("Enter")
        page.wait_for_function("v => document.querySelector('.app').dataset.version !== v", arg=before)
        page.wait_for_timeout(SHOWN)
        seen = page.evaluate(STOP)
        deltas = [delta for delta, _ in seen]
        everything += deltas
        motion += [delta for delta, settled in seen if settled]
        if not worst or _rate(deltas) < _rate(worst):
            worst = deltas
    late = sum(delta > 34 for delta in everything)
    print(
        f"{game}: {_rate(everything):.1f} frames a second over {moves} moves, {_rate(worst):.1f} in the worst, "
        f"{_rate(motion):.1f} in motion once a new position is drawn; "
        f"{late} of {len(everything)} frames came more than one late, the longest took {max(everything):.0f} ms"
    )
    guest.close()


def _rate(deltas: list[float]) -> float:
    return 1000 * len(deltas) / sum(deltas)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    parser.add_argument("--moves", type=int, default=12, help="moves whose frames are counted")
    parser.add_argument("--times", type=int, default=5, help="how often home is opened")
    wanted = parser.parse_args()
    width, height = SIZES["1280"]
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {width} × {height}")
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        sizes(context(browser, server.url), wanted.games)
        home(browser, server.url, wanted.times)
        presses(browser, server.url, wanted.games)
        for game in wanted.games:
            frames(browser, server.url, game, wanted.moves)
        browser.close()
    print(f"load at the end {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
