"""Draws the pictures of the docs: one table of each game in the terminal, as SVG.

    python tools/screenshots.py docs/img

Run it again when a board has changed. The matches are those of fixed seeds.
"""

import argparse
import asyncio
import re
import tempfile
from pathlib import Path

import msgspec

from holdfast.core import Match, Rng, Seat
from holdfast.registry import game as find_game
from holdfast.table import Setup, Store, Table
from holdfast.terminal.app import TableApp
from holdfast.terminal.screens.passing import PassScreen

SIZE = (150, 34)


class Picture(msgspec.Struct, frozen=True):
    """Which table is drawn: random play until a decision of a name has been asked so many times."""

    game: str
    seats: tuple[str, ...]
    decision: str
    times: int
    seed: int


PICTURES = (
    Picture("paris", ("Ann", "Bob", "Eva"), "turn", 12, 7),
    Picture("outlive", ("Ann", "Bob", "Eva"), "visit", 30, 5),
    Picture("warofmine", ("Ann",), "assign", 4, 3),
)


def match_of(picture: Picture) -> Match:
    match = Match(find_game(picture.game), seats=[Seat(name) for name in picture.seats], seed=picture.seed)
    rng = Rng(picture.seed)
    left = picture.times
    while match.state.decision is not None:
        left -= match.state.decision.name == picture.decision
        if left == 0:
            return match
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])
    raise SystemExit(f"{picture.game}: {picture.decision} is not asked so often")


async def draw(picture: Picture, target: Path) -> None:
    match = match_of(picture)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        held = store.hold_new(match)
        app = TableApp(Table(match), held.path, lang="en", setup=Setup.of(picture.game), store=store, hold=held)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            if isinstance(app.screen, PassScreen):
                await pilot.press("enter")
            await pilot.pause()
            title = match.game.words("en").say("game-title")
            svg = app.export_screenshot(title=f"holdfast play · {title}")
    # Textual numbers the classes by a hash that differs from run to run.
    target.write_text(re.sub(r"terminal-\d+-", "terminal-", svg), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for picture in PICTURES:
        target = folder / f"{picture.game}.svg"
        asyncio.run(draw(picture, target))
        print(target)


if __name__ == "__main__":
    main()
