"""The game can grow: in a copy with one more room, leader, event, animal, search tile and pair of equipment all actions
keep their numbers, and matches that were begun before go on."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.core import Action, Match, Rng
from holdfast.games.outlive import GAME
from holdfast.testing import trial

PACKAGE = "outlive_grown"

CATALOGUE = {
    '    "cupboard",\n)': '    "cupboard",\n    "library",\n)',
    '    "thermal-sensor",\n': '    "thermal-sensor",\n    "rope",\n    "anchor",\n',
    '    "animal-mutation",\n': '    "animal-mutation",\n    "flood",\n',
    '    "jacob-rowlett",\n': '    "jacob-rowlett",\n    "ada-byrd",\n',
    '"game-7")': '"game-7", "game-8")',
    '    "empty-cupboard",\n': '    "empty-cupboard",\n    "tinned-fish",\n',
    '    "OUT-17.30",\n': '    "OUT-17.30",\n    "OUT-17.12",\n',
    '    "OUT-18.21",\n': '    "OUT-18.21",\n    "OUT-18.16",\n    "OUT-18.17",\n',
    '    "OUT-16.16",\n': '    "OUT-16.16",\n    "OUT-16.1",\n',
    'Catalogue("outlive"': f'Catalogue("{PACKAGE}"',
}
"""What is written anew in the catalogue of the copy."""

CONTENT = {
    "shelter.toml": """
[[room]]
id = "library"
standard = false
spaces = 3
upkeep = 1
ability = "munitions"
amount = 2
source = "assumed"
why = "A test."
""",
    "equipment.toml": """
[[equipment]]
id = "rope"
copies = 2
cost = { wood = 1 }
symbol = "knot"
half = "left"
effect = "hunt"
amount = 1
source = "assumed"
why = "A test."

[[equipment]]
id = "anchor"
copies = 2
cost = { metal = 2 }
symbol = "knot"
half = "right"
effect = "hunt"
amount = 1
source = "assumed"
why = "A test."
""",
    "events.toml": """
[[event]]
id = "flood"
cost = { wood = 4 }
points = 3
effect = "empty"
places = ["dam"]
amount = [2, 3, 4]
source = "assumed"
why = "A test."
""",
    "tribes.toml": """
[[leader]]
id = "ada-byrd"
age = 37
places = ["forest", "dam", "mine", "blackwood"]
goods = { wood = 2 }
equipment = "rope"
source = "assumed"
why = "A test."
""",
    "tiles.toml": """
[[game]]
id = "game-8"
endurance = 8
meat = 6
more = 1
tiles = 2
source = "assumed"
why = "A test."

[[search]]
id = "tinned-fish"
count = 1
gain = { "canned-goods" = 1 }
source = "assumed"
why = "A test."
""",
}
WORDS = {
    "room-library": "the",
    "room-library-second": "the",
    "equipment-rope": "the",
    "equipment-anchor": "the",
    "trouble-flood": "the",
    "leader-ada-byrd": "",
    "animal-game-8": "the a",
    "tile-tinned-fish": "a",
}
"""The new messages and their forms."""


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The copy of the game."""
    where = tmp_path_factory.mktemp("grown")
    folder = where / PACKAGE
    shutil.copytree(GAME.folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in folder.glob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("holdfast.games.outlive", PACKAGE), encoding="utf-8")
    rewrite(folder / "catalogue.py", CATALOGUE)
    for name, entries in CONTENT.items():
        append(folder / "content" / name, entries)
    for lang in ("en", "fr"):
        messages = [
            "\n".join([f"{message} = new thing", *(f"    .{form} = the new thing" for form in forms.split())])
            for message, forms in WORDS.items()
        ]
        append(folder / "words" / f"{lang}.ftl", "\n" + "\n".join(messages) + "\n")
    sys.path.insert(0, str(where))
    try:
        yield importlib.import_module(PACKAGE).GAME
    finally:
        sys.path.remove(str(where))
        for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
            del sys.modules[name]


def rewrite(path: Path, changes: dict[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {path.name}"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_no_action_changes_its_number(grown: Any) -> None:
    old = [action.text for action in GAME.catalogue]
    assert [action.text for action in grown.catalogue][: len(old)] == old
    added = {action.text for action in list(grown.catalogue)[len(old) :]}
    assert {"put-away library", "build library", "run library-second", "keep ada-byrd", "overcome flood"} <= added
    assert {"use rope", "repair anchor", "prey game-8", "put-back tinned-fish"} <= added


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_old_saves_go_on_as_before(grown: Any, seats: int) -> None:
    """At every seventh position of a match; from the first day on to the same end."""
    of = trial(GAME, seats, 5)
    for position in range(0, len(of), 7):
        before = of.states[position]
        after = grown.load(before.dump())
        assert after.check() == []
        for seat in range(seats):
            assert msgspec.json.encode(after.view(seat)) == msgspec.json.encode(before.view(seat))
        if before.day >= 0:
            before = before.clone()
            assert after.playout(Rng(position), GAME.bound) == before.playout(Rng(position), GAME.bound)
            assert after.outcome == before.outcome
        else:
            after.playout(Rng(position), GAME.bound)
        assert after.check() == []


def legal(match: Match) -> tuple[Action, ...]:
    assert match.state.decision is not None
    return match.state.decision.actions


def test_an_old_match_is_loaded_from_its_snapshot(grown: Any) -> None:
    match = Match(GAME, seats=3, seed=2)
    rng = Rng(2)
    for _ in range(150):
        match.apply(legal(match)[rng.below(len(legal(match)))])
    loaded = Match.load(match.save(), lambda name: grown)
    assert loaded.notice == "replay-differs"
    assert [action.index for action in legal(loaded)] == [action.index for action in legal(match)]
    for seat in range(3):
        assert msgspec.json.encode(loaded.state.view(seat)) == msgspec.json.encode(match.state.view(seat))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_new_matches_have_the_new_things(grown: Any, seats: int) -> None:
    seen: set[str] = set()
    for seed in range(8):
        for state in trial(grown, seats, seed).states[::25]:
            assert state.check() == []
            numbers: list[int] = []
            state.observe(0, numbers)
            assert len(numbers) == grown.observation.size
            text = msgspec.json.encode(state.view(0)).decode()
            seen |= {name for name in ("library", "rope", "anchor", "flood", "ada-byrd", "game-8") if name in text}
    assert seen == {"library", "rope", "anchor", "flood", "ada-byrd", "game-8"}
    assert grown.thing("room", "library-second", "en").printed["spaces"] == 3
