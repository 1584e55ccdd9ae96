"""The game can grow: in a copy with one more character, item, fitting, recipe, note and card of most decks all actions
keep their numbers, and matches that were begun before go on."""

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.warofmine.test_packs import MACHINE, pack

from holdfast.core import SPECTATOR, Match, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.state.notes import STORED, Note
from holdfast.testing import trial

PACKAGE = "warofmine_grown"

CATALOGUE = {
    '        "emilia", "emira",\n': '        "emilia", "emira", "irena",\n',
    '        "wood", "components", "water",\n': '        "wood", "components", "water", "candle",\n',
    '"improved-collector", "reinforced-door",\n': '"improved-collector", "reinforced-door", "shelf",\n',
    '        "filter-water-well",\n': '        "filter-water-well", "light-candle",\n',
    '"bomb", "hung-painting",\n': '"bomb", "hung-painting", "lantern",\n',
    '"a-home-again", "open-door", "survive",\n': '"a-home-again", "open-door", "survive", "light-for-all",\n',
    '        "supermarket",\n': '        "supermarket", "lighthouse",\n',
    "for i in range(1, 16)]))": "for i in range(1, 17)]))",
    '"desperate-mob", "armed-gang", "robbers",\n': '"desperate-mob", "armed-gang", "robbers", "looters",\n',
    '"nobody",\n        "reality-impact",': '"nobody",\n        "reality-impact", "singer",',
    '"choice", tuple([str(i) for i in range(1, 14)])': '"choice", tuple([str(i) for i in range(1, 15)])',
    'Catalogue("warofmine"': f'Catalogue("{PACKAGE}"',
}
"""What is written anew in the catalogue of the copy."""

SOURCE = 'source = "assumed"\nwhy = "A test."\n'
CONTENT = {
    "characters.toml": f"""
[[character]]
id = "irena"
border = "black"
prowess = 1
empathy = 4
inventory = 9
skill = "none"
death = 1097
leave = 570
suicide = 1428
epilogues = [1951, 1952, 1953]
spirit_a = []
spirit_b = []
spirit_c = []
{SOURCE}""",
    "items.toml": f"""
[[item]]
id = "candle"
color = "grey"
count = 4
value = 2
weight = 0
start = 1
{SOURCE}""",
    "fittings.toml": f"""
[[fitting]]
id = "shelf"
corner = "green"
copies = 2
cost = {{ wood = 1 }}
{SOURCE}
[[recipe]]
id = "light-candle"
fitting = "shelf"
cost = {{ candle = 1 }}
do = [
    {{ op = "lower", state = "misery", n = 1, who = "this" }},
]
{SOURCE}""",
    "notes.toml": f"""
[[note]]
id = "lantern"
noise = 1
{SOURCE}""",
    "objectives.toml": f"""
[[objective]]
id = "light-for-all"
track = 2
advance = [{{ item = "candle", n = 1, steps = 1 }}]
{SOURCE}""",
    "locations.toml": f"""
[[location]]
id = "lighthouse"
look_around = 933
look_cost = 2
{SOURCE}""",
    "narratives.toml": f"""
[[narrative]]
id = "narrative-16"
when = "any"
do = [
    {{ op = "gain", items = {{ candle = 1 }} }},
    {{ op = "note_token", label = "lantern", place = "here" }},
]
{SOURCE}""",
    "raids.toml": f"""
[[raid]]
id = "looters"
red = false
damage = 1
wounds = 1
order = "any"
after = "shuffle"
{SOURCE}""",
    "visitors.toml": f"""
[[visitor]]
id = "singer"
copies = 1
do = [
    {{ op = "lower", state = "misery", n = 1, who = "all" }},
]
{SOURCE}""",
}
LIST = re.compile(r'(\[\[script.option\]\]\nkind = "character"\ncharacter = ")anton("\ngoto = \d+\n\n)')
"""The options of the lists that lead each character to a script of their own."""
NEW = ("irena", "candle", "shelf", "light-candle", "lantern", "light-for-all", "lighthouse", "looters", "singer")


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The copy of the game."""
    where = tmp_path_factory.mktemp("grown")
    folder = where / PACKAGE
    shutil.copytree(GAME.folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in folder.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace("holdfast.games.warofmine", PACKAGE), encoding="utf-8")
    rewrite(folder / "catalogue.py", CATALOGUE)
    for name, entries in CONTENT.items():
        append(folder / "content" / name, entries)
    for path in (folder / "content").rglob("*.toml"):
        path.write_text(LIST.sub(r"\g<0>\g<1>irena\g<2>", path.read_text(encoding="utf-8")), encoding="utf-8")
    for lang in ("en", "fr"):
        append(folder / "words" / f"{lang}.ftl", "\n".join(messages()))
    sys.path.insert(0, str(where))
    try:
        yield importlib.import_module(f"{PACKAGE}.game").GAME
    finally:
        sys.path.remove(str(where))
        for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
            del sys.modules[name]


def messages() -> list[str]:
    """Words for what is new, in the forms of their domains."""
    domains = {
        "character-irena": "sex",
        "item-candle": "a many",
        "fitting-shelf": "a the short does",
        "recipe-light-candle": "",
        "note-lantern": "does",
        "objective-light-for-all": "",
        "location-lighthouse": "",
        "narrative-narrative-16": "does",
        "raid-looters": "",
        "visitor-singer": "",
        "choice-14": "",
    }
    return [
        "\n".join([f"{message} = New thing", *(f"    .{form} = new thing" for form in forms.split())])
        for message, forms in domains.items()
    ] + [""]


def rewrite(path: Path, changes: dict[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, f"{old!r} is {text.count(old)} times in {path.name}"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def append(path: Path, text: str) -> None:
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{text}", encoding="utf-8")


def seen(state: Any) -> list[bytes]:
    return [msgspec.json.encode(state.view(seat)) for seat in (SPECTATOR, *range(state.seats))]


def test_no_action_changes_its_number(grown: Any) -> None:
    old = [action.text for action in GAME.catalogue]
    assert [action.text for action in grown.catalogue][: len(old)] == old
    added = {action.text for action in list(grown.catalogue)[len(old) :]}
    assert {"take candle", "give candle", "place shelf", "idea shelf", "use light-candle", "play narrative-16"} <= added
    assert {"meal irena raw-food", "choose irena", "drink alcohol irena"} <= added


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_old_snapshots_go_on_exactly(grown: Any, seats: int) -> None:
    """To the same end: nothing that is new enters a match that has begun."""
    for seed in range(2):
        state, rng = GAME.new(seats=seats, seed=seed), Rng(seed)
        followed, count = None, 0
        while state.decision is not None:
            if count % 25 == 0:
                followed = grown.load(state.dump())
                assert followed.check() == []
            assert followed is not None
            if count % 5 == 0:
                assert known(seen(followed)) == known(seen(state))
            action = state.decision.actions[rng.below(len(state.decision.actions))]
            state.apply(action)
            followed.apply(grown.catalogue[action.index])
            count += 1
        assert followed is not None
        assert followed.check() == []
        assert followed.outcome == state.outcome


def known(views: list[bytes]) -> list[Any]:
    """Views without the counts of what is new, of which there is none."""
    return [_without(msgspec.json.decode(view)) for view in views]


def _without(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without(inner) for key, inner in value.items() if key not in NEW}
    return [_without(inner) for inner in value] if isinstance(value, list) else value


def test_an_old_match_is_loaded_from_its_snapshot(grown: Any) -> None:
    match, rng = Match(GAME, seats=2, seed=8), Rng(8)
    for _ in range(30):
        assert match.state.decision is not None
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])
    loaded = Match.load(match.save(), lambda name: grown)
    assert loaded.state.check() == []
    assert known(seen(loaded.state)) == known(seen(match.state))


def test_new_things_come_into_new_matches(grown: Any) -> None:
    found: set[str] = set()
    irena = "character 13 goes on"  # she borrows scripts of somebody else, which end only that one
    for seed in range(60):
        for state in trial(grown, 1, seed).states[::10]:
            assert [problem for problem in state.check() if not problem.startswith(irena)] == []
            text = msgspec.json.encode(state.view(0)).decode()
            found |= {name for name in NEW if f'"{name}"' in text}
    assert {"irena", "candle", "shelf", "lighthouse"} <= found
    assert grown.thing("item", "candle", "en").printed["value"] == 2


def test_notes_of_a_pack_keep_their_labels(grown: Any, tmp_path: Path) -> None:
    """Their numbers follow those of the game, which has one more now."""
    mine = GAME.tables(pack(tmp_path)).content.overrides
    state = GAME.new(seats=1, seed=1, content=mine)
    state.notes.add(Note(MACHINE, 2, STORED, -1, c.GREY))
    loaded = grown.load(state.dump(), grown.tables(mine))
    assert [note.id for note in loaded.notes.tokens] == [MACHINE + 1]
    assert [note.id for note in loaded.view(0).notes] == [note.id for note in state.view(0).notes] == ["sewing-machine"]
