"""What axe says of a page."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.web.browser import SIZES

AXE = Axe()
FRAMES = """() => new Promise(done => {
    let left = 3;
    const next = () => left-- ? requestAnimationFrame(next) : done();
    next();
})"""
"""After a change of size the page measures what scrolls within two frames."""


def check(page: Page, **options: Any) -> list[str]:
    """What axe finds, by rule and element, once the page has come to rest."""
    page.evaluate(FRAMES)
    return run(page, [], options)


def run(page: Page, where: list[str], options: dict[str, Any]) -> list[str]:
    """What axe finds in parts of the page, or in all of it. It is brought into a page once."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    found = page.evaluate(
        "([where, options]) => axe.run(where.length ? where : document, options).then((told) => told.violations)",
        [where, {"resultTypes": ["violations"], "preload": False, **options}],
    )
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"][:3]]


@contextmanager
def sized(page: Page, size: str) -> Iterator[None]:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    yield
    page.set_viewport_size(dict(zip(("width", "height"), SIZES["1280"], strict=True)))  # type: ignore[arg-type]


def check_all(page: Page, name: str = "") -> None:
    """At each size in each language and in each theme: English on light, French on dark. A missing name depends on the
    language, the contrast on the theme, and neither on the other. The screen has a name where a test looks at several.
    """
    wrong: dict[str, list[str]] = {}
    root = page.locator("html")
    for lang, theme, to_other in (("en", "light", "Passer au français"), ("fr", "dark", "Switch to English")):
        expect(root).to_have_attribute("lang", lang)
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        for size in SIZES:
            with sized(page, size):
                wrong[f"{name} {lang} {size} {theme}".strip()] = check(page)
        page.get_by_role("button", name=to_other).first.click()
    told = [f"{look}: {one}" for look, found in wrong.items() for one in found]
    assert not told, "\n".join(told)
