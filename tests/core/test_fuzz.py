"""Nonsense for all that reads: saves, packs, streams of actions. Whatever comes in is taken, or refused with a sentence
in both languages.

    make fuzz

tries a million inputs; a run of all tests tries a few hundred."""

import os
import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import embers
import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import holdfast
from holdfast.core import LANGUAGES, HoldfastError, Match, Rng, Seat
from holdfast.core.packs import read_overrides
from holdfast.table import check_sound

INPUTS = int(os.environ.get("HOLDFAST_INPUTS", "480"))
PARTS = 8
"""So that several processes can share the work."""
GAMES = {"embers": embers.GAME, **{name: holdfast.game(name) for name in ("paris", "outlive", "warofmine")}}
NAMES = tuple(GAMES)
SLOW = {"warofmine": 50}
"""Games whose whole content takes long to read: so many times fewer packs are tried."""
ODD: list[Any] = [
    -1, 0, 1, 255, 2**31, 2**63, -(2**63), 10**30, 0.5, None, True, "", "x", "\x1b[2J", "\u202e", "a" * 5000,
    [], [[]], [[[[[]]]]], {}, {"id": None}, [0] * 300,
]  # fmt: skip
PACKED = [
    "0", "1", "2", "3", "-1", "99", "255", "4611686018427387904", "1e999", '"x"', '"\\u001b[2J"', "[]", "[1, 2]",
    "true",
]  # fmt: skip
"""Values as a file may have them."""
LINE = re.compile(r"^(\w+ = )(.+)$", re.MULTILINE)
NUMBER = re.compile(r"-?\b\d+\b")
PIECES = ["[[", "]]", "[", "{", "=", '"', "'''", "\n", "\x00", "\ufeff", "id", "fuel", "1e999", "-0", "#", "\\u0000"]


def refused(error: HoldfastError) -> None:
    """An error is a sentence in both languages."""
    for lang in LANGUAGES:
        said = error.say(lang)
        assert said
        assert "error-" not in said


def pick(rng: Rng, among: Any) -> Any:
    return among[rng.below(len(among))]


def played(name: str, rng: Rng, most: int = 40) -> Match:
    match = Match(GAMES[name], seats=2, seed=rng.below(1000))
    for _ in range(rng.below(most)):
        if match.state.decision is not None:
            match.apply(pick(rng, match.state.decision.actions))
    return match


# Saves


def changed(value: Any, rng: Rng) -> Any:
    """The same with one part replaced, removed or doubled."""
    if isinstance(value, dict) and value and rng.below(8):
        key = pick(rng, sorted(value))
        if rng.below(6) == 0:
            return {name: inner for name, inner in value.items() if name != key}
        return {**value, key: changed(value[key], rng)}
    if isinstance(value, list) and value and rng.below(8):
        at = rng.below(len(value))
        if rng.below(6) == 0:
            return value[:at] + value[at + rng.below(2) :] + [pick(rng, value)]
        return [*value[:at], changed(value[at], rng), *value[at + 1 :]]
    return pick(rng, ODD)


def crafted(save: bytes, rng: Rng) -> bytes:
    """A save with a part changed and its checksums made to fit, or with bytes changed and nothing made to fit."""
    if rng.below(4) == 0:
        text = bytearray(save)
        for _ in range(1 + rng.below(4)):
            text[rng.below(len(text))] = rng.below(256)
        return bytes(text)
    inner = changed(msgspec.json.decode(save)["save"], rng)
    if isinstance(inner, dict) and "snapshot" in inner and rng.below(2):
        try:
            packed = msgspec.msgpack.encode(inner["snapshot"])
            inner = {**inner, "state_checksum": blake2b(packed, digest_size=16).hexdigest(), "rules": "0"}
        except OverflowError:
            pass
    text_ = msgspec.json.encode(inner)
    file = {"save": msgspec.Raw(text_), "checksum": blake2b(text_, digest_size=16).hexdigest()}
    return msgspec.json.encode(file)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_save_breaks_the_reader(part: int) -> None:
    rng = Rng(part)
    for number in range(INPUTS // PARTS // 2):
        if number % 50 == 0:
            match = played(NAMES[part % len(NAMES)], rng)
            save = match.save()
        try:
            found = Match.load(crafted(save, rng), lambda name: GAMES[name] if name in GAMES else holdfast.game(name))
            check_sound(found)
        except HoldfastError as error:
            refused(error)
            continue
        assert all(name.isprintable() and len(name) <= 40 for name in found.names)
        assert found.save()


# Packs


def torn(text: str, rng: Rng) -> str:
    """The same with some letters replaced."""
    letters = list(text)
    for _ in range(1 + rng.below(5)):
        at = rng.below(len(letters))
        letters[at : at + rng.below(6)] = pick(rng, PIECES)
    return "".join(letters)


def edited(text: str, rng: Rng) -> str:
    """The same with some values replaced: by any, by that of another entry, or in their numbers."""
    for _ in range(1 + rng.below(3)):
        lines = list(LINE.finditer(text))
        line = pick(rng, lines)
        value = pick(rng, [PACKED, [other[2] for other in lines], [other[2] for other in lines if other[1] == line[1]]])
        new = pick(rng, value) if rng.below(4) else NUMBER.sub(lambda _: pick(rng, PACKED), line[2])
        text = text[: line.start(2)] + new + text[line.end(2) :]
    return text


@pytest.mark.parametrize("part", range(PARTS))
def test_no_pack_breaks_the_reader(part: int, tmp_path: Path) -> None:
    """Torn packs are read. Edited ones are also played where they are taken."""
    rng = Rng(100 + part)
    name = NAMES[part % len(NAMES)]
    (tmp_path / "pack.toml").write_text(f'name = "fuzzed"\ngame = "{name}"\n', encoding="utf-8")
    texts = {path.name: path.read_text(encoding="utf-8") for path in (GAMES[name].folder / "content").glob("*.toml")}
    files = [file for file in sorted(texts) if LINE.search(texts[file])]
    for number in range(max(2, INPUTS // PARTS // 4 // SLOW.get(name, 1))):
        file = pick(rng, files)
        (tmp_path / file).write_text((torn, edited)[number % 2](texts[file], rng), encoding="utf-8")
        try:
            match = Match(GAMES[name], seats=2, seed=1, content=read_overrides(tmp_path, name))
        except HoldfastError as error:
            refused(error)
        else:
            for _ in range(30 * (number % 2)):
                if match.state.decision is not None:
                    match.apply(pick(rng, match.state.decision.actions))
            assert match.state.check() == []
        (tmp_path / file).unlink()


# Streams of actions


@pytest.mark.parametrize("part", range(PARTS))
def test_no_stream_of_actions_breaks_a_match(part: int) -> None:
    rng = Rng(200 + part)
    name = NAMES[part % len(NAMES)]
    match = played(name, rng, 1)
    for number in range(INPUTS // PARTS // 3):
        decision = match.state.decision
        if decision is None:
            match = played(name, rng, 1)
            continue
        before = match.version
        wild = [rng.below(len(match.game.catalogue)), pick(rng, ODD)]
        action = pick(rng, decision.actions) if rng.below(2) else pick(rng, wild)
        try:
            match.apply(action, seat=pick(rng, [None, 0, 1, 7]), version=pick(rng, [None, before, before - 1]))
        except HoldfastError as error:
            refused(error)
            assert match.version == before
        if number % 100 == 0:
            assert match.state.check() == []


class PlayedMatch(RuleBasedStateMachine):
    """Acts, goes back, hands over and saves in any order: history, versions and saves always agree."""

    @initialize(seed=st.integers(0, 50), name=st.sampled_from(sorted(GAMES)))
    def begin(self, seed: int, name: str) -> None:
        self.match = Match(GAMES[name], seats=2, seed=seed)

    @rule(number=st.integers(0, 500))
    def act(self, number: int) -> None:
        decision = self.match.state.decision
        if decision is not None:
            version = self.match.version
            self.match.apply(decision.actions[number % len(decision.actions)])
            assert self.match.version == version + 1

    @rule(to=st.integers(-3, 30), agreed=st.booleans())
    def go_back(self, to: int, agreed: bool) -> None:
        version, history = self.match.version, self.match.history[:]
        try:
            self.match.undo(to, agreed=agreed)
        except HoldfastError as error:
            refused(error)
            assert (self.match.version, self.match.history) == (version, history)
        else:
            assert self.match.version > version
            assert self.match.history[:to] == history[:to]

    @rule(seat=st.integers(-2, 3), name=st.text(max_size=60))
    def hand_over(self, seat: int, name: str) -> None:
        try:
            self.match.hand_over(seat, Seat(name))
        except HoldfastError as error:
            refused(error)

    @rule()
    def save_and_load(self) -> None:
        found = Match.load(self.match.save(), lambda name: GAMES[name])
        assert not found.notice
        assert (found.history, found.version, found.names) == (self.match.history, self.match.version, self.match.names)
        self.match = found

    @invariant()
    def agrees_with_its_history(self) -> None:
        if hasattr(self, "match"):
            match = self.match
            assert match.state.check() == []
            assert len(match.history) == len(match.log) == len(match.versions)
            assert match.state_at(len(match.history)).checksum() == match.state.checksum()


TestPlayedMatch = PlayedMatch.TestCase
TestPlayedMatch.settings = settings(max_examples=max(8, INPUTS // 10_000), stateful_step_count=25, deadline=None)


ENTRIES = [
    (table, entry)
    for path in sorted((embers.GAME.folder / "content").glob("*.toml"))
    for table, entries in tomllib.loads(path.read_text(encoding="utf-8")).items()
    for entry in entries
]
"""All entries of the sample game, each with its table."""


class EditedPack(RuleBasedStateMachine):
    """Values are changed, removed and put back in any order, and words with them: a pack is good and playable, or
    refused with a sentence; what is taken back leaves the base game."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = TemporaryDirectory()
        self.folder = Path(self.kept.name)
        (self.folder / "pack.toml").write_text('name = "edited"\ngame = "embers"\n', encoding="utf-8")
        self.edits: dict[tuple[str, str], dict[str, Any]] = {}
        self.words = ""

    def teardown(self) -> None:
        self.kept.cleanup()

    @rule(number=st.integers(0, 1000), field=st.integers(0, 50), value=st.sampled_from(PACKED))
    def change(self, number: int, field: int, value: Any) -> None:
        table, entry = ENTRIES[number % len(ENTRIES)]
        keys = sorted(entry)
        self.edits.setdefault((table, entry["id"]), {})[keys[field % len(keys)]] = value

    @rule(number=st.integers(0, 1000))
    def put_back(self, number: int) -> None:
        if self.edits:
            del self.edits[sorted(self.edits)[number % len(self.edits)]]

    @rule(
        text=st.sampled_from(["", "game-title = Glut", "game-title = { $nobody }", "game-title", "fuel-coal = Kohle"])
    )
    def say(self, text: str) -> None:
        self.words = text

    @invariant()
    def is_good_or_refused(self) -> None:
        by_table: dict[str, list[str]] = {}
        for (table, entry), values in sorted(self.edits.items()):
            rows = [f"{key} = {value}" for key, value in {"id": f'"{entry}"', **values}.items()]
            by_table.setdefault(table, []).append("\n".join([f"[[{table}]]", *rows]))
        for old in self.folder.glob("[!p]*.*"):
            old.unlink()
        for table, rows in by_table.items():
            (self.folder / f"{table}s.toml").write_text("\n".join(rows), encoding="utf-8")
        (self.folder / "en.ftl").write_text(self.words, encoding="utf-8")
        try:
            match = Match(embers.GAME, seats=2, seed=1, content=self.folder)
        except HoldfastError as error:
            refused(error)
            return
        for _ in range(6):
            if match.state.decision is not None:
                match.apply(match.state.decision.actions[-1])
        assert match.state.check() == []
        assert Match.load(match.save(), lambda name: GAMES[name]).history == match.history


TestEditedPack = EditedPack.TestCase
TestEditedPack.settings = settings(max_examples=max(8, INPUTS // 10_000), stateful_step_count=12, deadline=None)
