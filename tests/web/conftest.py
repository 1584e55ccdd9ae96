"""One server and one Chromium for all tests of the page; each test gets browsers of its own guests."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright
from tests.sample import installed
from tests.web.browser import Served, context, launch, launch_whole, served

Guest = Callable[..., BrowserContext]
PATIENCE = 60_000
"""Milliseconds that anything on a page may take; a busy machine needs many."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session", autouse=True)
def sample_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with installed(tmp_path_factory.mktemp("installed")) as folder:
        yield folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, sample_game: Path) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), sample_game) as found:
        yield found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = launch(playwright)
    yield found
    found.close()


@pytest.fixture
def guest(server: Served, browser: Browser) -> Iterator[Guest]:
    """Makes browsers of guests: `guest(size="390", lang="fr", theme="dark", name="Ann")`. Errors of the page and
    requests to anywhere else fail the test."""
    with _guests(server, browser) as make:
        yield make


@pytest.fixture
def guest_of_whole(server: Served, playwright: Playwright) -> Iterator[Guest]:
    """The same in a Chromium with everything: in the headless shell no page may ever show a notification."""
    whole = launch_whole(playwright)
    with _guests(server, whole) as make:
        yield make
    whole.close()


@contextmanager
def _guests(server: Served, browser: Browser) -> Iterator[Guest]:
    made: list[BrowserContext] = []
    wrong: list[str] = []

    def make(**wanted: Any) -> BrowserContext:
        one = context(browser, server.url, **wanted)
        one.set_default_timeout(PATIENCE)
        one.on("weberror", lambda error: wrong.append(str(error.error)))
        one.on("request", lambda request: None if _ours(request.url, server.url) else wrong.append(request.url))
        one.on("console", lambda line: wrong.append(line.text) if "Content Security Policy" in line.text else None)
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()
    assert wrong == []


def _ours(url: str, server: str) -> bool:
    return url.startswith((server, server.replace("http", "ws", 1), "data:", "blob:"))
