"""A handful of screens look as they did: compared with committed pictures, within a tolerance for other machines.

    HOLDFAST_PICTURES=1 python -m pytest tests/web/test_pictures.py

draws them anew; look at each before it is committed.
"""

import base64
import os
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page
from tests.web.browser import open_table, sit
from tests.web.conftest import Guest
from tests.web.playing import MINE
from tests.web.scenes import scene

PICTURES = Path(__file__).parent / "pictures"
SCENES = {
    "home": ("", ""),
    "paris": ("paris", ""),
    "outlive": ("outlive", ""),
    "warofmine": ("warofmine", ""),
    "journal": ("warofmine", "script"),
}
"""The game and the decision of each picture, none for home: the first of a match where it will do, since no agent plays
before it."""
FAR = 0.02
"""The part of a picture that may look different …"""
MEAN = 3.0
"""… and by how much, of 255, all of it on average."""
COMPARE = """async ([one, two]) => {
  const [width, height] = [320, 200];
  const pixels = async (picture) => {
    const image = new Image();
    image.src = 'data:image/jpeg;base64,' + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    const drawing = canvas.getContext('2d');
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(image, 0, 0, width, height);
    return drawing.getImageData(0, 0, width, height).data;
  };
  const [left, right] = [await pixels(one), await pixels(two)];
  let [sum, far] = [0, 0];
  for (let at = 0; at < left.length; at += 4) {
    const apart = [0, 1, 2].map((part) => Math.abs(left[at + part] - right[at + part]));
    sum += apart[0] + apart[1] + apart[2];
    if (Math.max(...apart) > 48) far += 1;
  }
  return [far / (width * height), sum / (3 * width * height)];
}"""
"""Both pictures at a quarter of their size, where letters that are drawn a little differently are the same."""


def drawn(guest: BrowserContext, name: str) -> bytes:
    game, decision = SCENES[name]
    if game:
        page = open_table(guest, sit(guest, scene(game, decision)))
        page.wait_for_selector(MINE)
    else:
        page = guest.new_page()
        page.goto("/")
        page.wait_for_selector(".gm")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    picture = page.screenshot(type="jpeg", quality=30, animations="disabled", caret="hide")
    page.close()
    return picture


def apart(page: Page, one: bytes, two: bytes) -> tuple[float, float]:
    far, mean = page.evaluate(COMPARE, [base64.b64encode(picture).decode() for picture in (one, two)])
    return far, mean


def kept(name: str) -> bytes:
    return (PICTURES / f"{name}.jpg").read_bytes()


@pytest.mark.parametrize("name", [*SCENES])
def test_a_screen_looks_as_it_did(guest: Guest, name: str, tmp_path: Path) -> None:
    one = guest()
    picture = drawn(one, name)
    if os.environ.get("HOLDFAST_PICTURES"):
        (PICTURES / f"{name}.jpg").write_bytes(picture)
    now = tmp_path / f"{name}.jpg"
    now.write_bytes(picture)
    far, mean = apart(one.new_page(), picture, kept(name))
    assert far <= FAR, f"{far:.1%} of it looks different: compare {now} with {PICTURES}"
    assert mean <= MEAN, f"it is {mean:.1f} of 255 away on average: compare {now} with {PICTURES}"


def test_another_screen_is_told_apart(guest: Guest) -> None:
    page = guest().new_page()
    for one, two in (("home", "paris"), ("outlive", "warofmine"), ("warofmine", "journal")):
        far, mean = apart(page, kept(one), kept(two))
        assert far > FAR
        assert mean > MEAN
