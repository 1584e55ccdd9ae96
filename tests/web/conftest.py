"""One server and one Chromium for all tests of the page; each test gets browsers of its own guests."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tests.sample import installed
from tests.web.browser import Served, context, launch, served

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
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def guest(server: Served, browser: Browser) -> Iterator[Guest]:
    """Makes browsers of guests: `guest(size="390", lang="fr", theme="dark", name="Ann")`. Errors of the page and
    requests to anywhere else fail the test."""
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
