"""A server of its own and a real Chromium, for tests and pictures of the page."""

import json
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from tests.server.outside import environment, free_port

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--metrics-recording-only",
    "--no-first-run",
    "--no-pings",
    "--font-render-hinting=none",
]
SIZES = {"1280": (1280, 800), "820": (820, 1180), "390": (390, 844)}
PHONE = "390"


def chromium_path() -> str | None:
    """A Chromium that is there; None asks playwright for its own. The headless shell comes first: it draws the same
    pages and has no window around them, which costs as much as a page again."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((found for name in names if (found := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)


class Served:
    """A server in a process of its own, with a data folder of its own, that can be killed and started again."""

    def __init__(self, folder: Path, installed: Path | None = None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._environment = environment(installed or folder)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "holdfast", "serve", "--port", str(self.port), "--data", str(self._folder)]
        limits = {"HOLDFAST_REQUESTS_PER_MINUTE": "100000", "HOLDFAST_MESSAGES_PER_SECOND": "1000"}
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env={**self._environment, **limits}, stdout=log, stderr=log
            )
        self._wait()

    def _wait(self, patience: float = 60.0) -> None:
        until = time.monotonic() + patience
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/health") as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
        raise TimeoutError((self._folder / "server.log").read_text(encoding="utf-8", errors="replace"))

    def kill(self) -> None:
        """SIGKILL: the process has no time for anything."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def end(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=30)


@contextmanager
def served(folder: Path, installed: Path | None = None) -> Iterator[Served]:
    server = Served(folder, installed)
    server.start()
    try:
        yield server
    finally:
        server.end()


def context(
    browser: Browser,
    url: str,
    *,
    size: str = "1280",
    lang: str = "en",
    theme: str = "",
    name: str = "Maëlle",
    still: bool = True,
) -> BrowserContext:
    """A browser of one guest, at one size, in one language and theme."""
    width, height = SIZES[size]
    kept = json.dumps({"lang": lang, "theme": theme or "auto", "pace": 0})
    made = browser.new_context(
        base_url=url,
        storage_state={"origins": [{"origin": url, "localStorage": [{"name": "holdfast", "value": kept}]}]},
        viewport={"width": width, "height": height},
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        device_scale_factor=1,
        locale=lang,
        reduced_motion="reduce" if still else "no-preference",
    )
    answer = made.request.post("/api/me", data={"name": name, "lang": lang})
    assert answer.ok, answer.text()
    return made


def sit(made: BrowserContext, save: bytes) -> str:
    """A table from a save; returns its id. Agents do not wait before they move."""
    answer = made.request.post("/api/saves", data=save, headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    hurry_at(made, table)
    return table


def hurry_at(made: BrowserContext, table: str) -> None:
    """Agents at this table of the guest do not wait before they move."""
    answer = made.request.patch(f"/api/tables/{table}", data={"pace": 0})
    assert answer.ok, answer.text()


LETTERS = """async () => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
}"""
"""Letters come when something is written with them, and other letters take other room: a frame asks for them, and one
after they have come lays the page out with them."""


def turn_to(page: Page, table: str) -> None:
    """Shows another table on the same page, as a link does: nothing is loaded anew."""
    go = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
    page.evaluate(go, "/nowhere")
    page.wait_for_selector(".app", state="detached")
    page.evaluate(go, f"/table/{table}")
    page.wait_for_selector(".app")
    page.evaluate(LETTERS)


def open_table(made: BrowserContext, table: str) -> Page:
    """A page at a table whose board is drawn."""
    page = made.new_page()
    page.goto(f"/table/{table}")
    page.wait_for_selector(".app")
    page.evaluate(LETTERS)
    return page
