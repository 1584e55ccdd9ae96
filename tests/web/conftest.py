"""One server and one Chromium for all tests of the page; each test gets browsers of its own guests."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.web.browser import Served, context, launch, served

SAMPLE = Path(__file__).parents[2] / "docs" / "sample"
Guest = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Embers, the sample game, as if it were installed."""
    folder = tmp_path_factory.mktemp("installed")
    info = folder / "embers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: embers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[holdfast.games]\nembers = embers:GAME\n")
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, installed: Path) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), installed) as found:
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
