"""Saves that somebody has crafted: every command answers with a sentence or a clean story, never with a traceback."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from holdfast.cli.command import answer
from holdfast.core import Match, Seat
from holdfast.registry import game
from holdfast.table import Store

Craft = Callable[[dict[str, Any]], None]


def _set(key: str, value: Any) -> Craft:
    def craft(save: dict[str, Any]) -> None:
        save[key] = value

    return craft


def _names(save: dict[str, Any]) -> None:
    save["seats"] = [{"name": "\x1b[2J\x07Ann\n\u202e", "agent": "person"}, {"name": "B" * 5000, "agent": "\x1b[31m"}]


CRAFTED: dict[str, Craft] = {
    "huge seed": _set("seed", 10**18),
    "seed beyond any number": _set("seed", -(2**63)),
    "huge version": _set("version", 2**62),
    "huge entries": _set("history", [2**62, -(2**62)]),
    "many seats": _set("seats", [{"name": f"{number}", "agent": "person"} for number in range(3000)]),
    "no seats": _set("seats", []),
    "control characters": _names,
    "options of nobody": _set("options", {"\x1b[2J": 2**60}),
    "another game": _set("game", "\x1b[2Jchess"),
    "a proposal of nobody": _set("proposal", {"by": 77, "to": 2**40, "agreed": [5, -1]}),
    "a refusal of nobody": _set("proposal", {"by": 0, "to": 2, "agreed": [0], "refused_by": 2**60}),
    "a pack with an endless name": _set("content", {"name": "\x1b[2J" * 200, "tables": {"zone": [{"id": "00"}]}}),
    "nested content": _set("content", {"name": "x", "checksum": "y", "tables": {}, "words": {}}),
}


def crafted(craft: Craft, path: Path) -> None:
    match = Match(game("paris"), seats=[Seat("Ann"), Seat("Bob")], seed=3)
    for _ in range(4):
        match.apply(match.state.decision.actions[0])  # type: ignore[union-attr]
    save = msgspec.json.decode(match.save())["save"]
    craft(save)
    text = msgspec.json.encode(save)
    file = {"save": msgspec.Raw(text), "checksum": blake2b(text, digest_size=16).hexdigest()}
    path.write_bytes(msgspec.json.encode(file))


def is_clean(text: str) -> bool:
    return text.replace("\n", "").replace("\N{NO-BREAK SPACE}", "").isprintable()


@pytest.mark.parametrize("name", sorted(CRAFTED))
@pytest.mark.parametrize("command", [["replay"], ["journal"], ["analyse", "--budget", "1"], ["play", "--load"]])
def test_every_command_answers_a_crafted_save(
    name: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "crafted.json"
    crafted(CRAFTED[name], path)
    code = answer([*command, str(path), "--lang", "en"])
    said = capsys.readouterr()
    assert code in (0, 1, 2)
    assert "Traceback" not in said.err
    assert is_clean(said.out)
    assert is_clean(said.err)
    if code:
        assert said.err.startswith("holdfast: ")
        assert len(said.err) < 2000


@pytest.mark.parametrize("name", sorted(CRAFTED))
def test_the_list_of_saves_has_a_line_for_a_crafted_one(name: str, tmp_path: Path) -> None:
    crafted(CRAFTED[name], tmp_path / "crafted.json")
    (saved,) = Store(tmp_path).list()
    if isinstance(saved.found, Match):
        assert is_clean(" ".join(saved.found.names))
    else:
        assert is_clean(saved.found.say("fr"))


@pytest.mark.parametrize(
    "text", ["name = 1", "\ufeff[[building]]\nid = '\x1b[2J'", "a = " + "[" * 3000, "x = 1e999999"]
)
def test_a_crafted_pack_is_answered_too(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pack.toml").write_text('name = "crafted"\ngame = "paris"\n', encoding="utf-8")
    (tmp_path / "buildings.toml").write_text(text, encoding="utf-8")
    for arguments in (["content", "check", "paris", str(tmp_path)], ["content", "paris", "--content", str(tmp_path)]):
        assert answer([*arguments, "--lang", "en"]) in (1, 2)
        said = capsys.readouterr().err
        assert said.startswith("holdfast: ")
        assert is_clean(said)
