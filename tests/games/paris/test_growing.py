"""The game grows: a copy with one more power, building, mission and event tile reads what was saved before."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.core import SPECTATOR, Game, Match, Rng
from holdfast.games.paris.game import GAME
from holdfast.testing.play import playout

NAME = "grown_paris"

DOMAINS = (
    ('        "four-vp",\n', '        "four-vp",\n        "night-market",\n'),
    ('for deck in "tbhsf" for i in range(1, 16)]))', 'for deck in "tbhsf" for i in range(1, 16)] + ["t-16"]))'),
    ("for i in range(1, 33)]))", "for i in range(1, 34)]))"),
    (
        "for season in range(1, 5) for i in range(1, 5)]))",
        'for season in range(1, 5) for i in range(1, 5)] + ["1-5"]))',
    ),
)
"""One more entry at the end of each domain that may grow."""

CONTENT = {
    "powers.toml": '[[power]]\nid = "night-market"\ntiming = "always"\namount = 1\nsource = "assumed"\nwhy = "new"\n',
    "buildings.toml": '[[building]]\nid = "t-16"\ntype = "tinkerer"\nsurvivors = { tinkerer = 1 }\n'
    'power = "night-market"\nsource = "assumed"\nwhy = "new"\n',
    "missions.toml": '[[mission]]\nid = "33"\nkind = "thirteen"\nsource = "assumed"\nwhy = "new"\n',
    "events.toml": '[[event]]\nid = "1-5"\nseason = "spring"\ngroups = [{ types = ["sage"], count = 1 }]\nvp = 1\n'
    'source = "assumed"\nwhy = "new"\n',
}
WORDS = """
power-night-market = Night Market
    .short = nothing yet
    .does = Nothing yet.
building-t-16 = Night Market
    .the = the Night Market
mission-33 = Another City
eventtile-1-5 = Hail
    .the = the Hail
"""
NEW = ("claim t-16", "keep 33", "place 33", "flip 1-5")


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game of a copy of the package under another name, with the new entries."""
    root = tmp_path_factory.mktemp("grown")
    folder = root / NAME
    shutil.copytree(GAME.folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in folder.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("holdfast.games.paris", NAME), encoding="utf-8")
    change(folder / "catalogue.py", *DOMAINS, ('Catalogue("paris"', f'Catalogue("{NAME}"'))
    change(folder / "game.py", ('id: ClassVar[str] = "paris"', f'id: ClassVar[str] = "{NAME}"'))
    for name, entry in CONTENT.items():
        append(folder / "content" / name, entry)
    for lang in ("en", "fr"):
        append(folder / "words" / f"{lang}.ftl", WORDS)
    sys.path.insert(0, str(root))
    try:
        yield importlib.import_module(NAME).GAME
    finally:
        sys.path.remove(str(root))
        for module in [name for name in sys.modules if name.partition(".")[0] == NAME]:
            del sys.modules[module]


def change(path: Path, *changes: tuple[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def append(path: Path, text: str) -> None:
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{text}", encoding="utf-8")


def seen(state: Any) -> list[bytes]:
    return [msgspec.json.encode(state.view(seat)) for seat in (SPECTATOR, *range(state.seats))]


def test_no_old_action_changes_its_number(grown: Game) -> None:
    for action in GAME.catalogue:
        assert grown.catalogue[action.index].text == action.text
    new = sorted(grown.catalogue.parse(text).index for text in NEW)
    assert new == list(range(len(GAME.catalogue), len(grown.catalogue)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_old_snapshots_go_on_exactly(grown: Game, seats: int) -> None:
    """The new tile is one of spring, which no old match draws again, so everything that follows is the same."""
    for seed in range(3):
        state, rng = GAME.new(seats=seats, seed=seed), Rng(seed)
        followed = None
        count = 0
        while state.decision is not None:
            if count % 20 == 0:
                followed = grown.load(state.dump())
                assert followed.check() == []
            assert followed is not None
            assert seen(followed) == seen(state)
            action = state.decision.actions[rng.below(len(state.decision.actions))]
            state.apply(action)
            followed.apply(grown.catalogue[action.index])
            count += 1
        assert followed is not None
        assert followed.outcome == state.outcome


def test_old_saves_are_loaded(grown: Game) -> None:
    match, rng = Match(GAME, seats=3, seed=8), Rng(8)
    for _ in range(90):
        assert match.state.decision is not None
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])
    again = Match.load(match.save(), lambda name: grown)
    assert again.state.check() == []
    assert seen(again.state) == seen(match.state)


def test_new_things_come_into_new_matches(grown: Game) -> None:
    drawn = set()
    for seed in range(40):
        state = grown.new(seats=4, seed=seed)
        state.log = []
        playout(state, Rng(seed))
        assert state.check() == []
        assert len(state.points) == 4 * len(grown.parts)
        drawn |= {f"{event.kind.name} {event.a}" for event in state.log}
    assert {"claimed 75", "kept 32", "flipped 16"} <= drawn
    text = grown.thing("building", "t-16", "en")
    assert (text.name, text.text) == ("Night Market", "1 tinkerer · Nothing yet.")
