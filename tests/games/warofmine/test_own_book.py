"""A pack may bring a whole book of its own: it is played from the first day to the last, and refused if it lacks
something that the rules read."""

import json
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.agents import Sight, parse_agent
from holdfast.cli import run
from holdfast.core import ContentError, Match, Overrides, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine import log as e
from holdfast.games.warofmine.content.schema import Script
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.state.reasons import CEASEFIRE, NO_GUARD
from holdfast.server.checking import Pack, check
from holdfast.testing import checks, shows

LEDGER = Path(__file__).parents[3] / "docs" / "sample" / "ledger"
PACK = GAME.tables(LEDGER).content.overrides
SCRIPTS = {entry.id for entry in GAME.tables(LEDGER).content.table("script", Script)}
SELDOM = {"266", "after-emira"}
"""A death outside that somebody else sees; and Emira, whom this book never brings to the door."""
OURS = {entry.id for entry in GAME.tables().content.table("script", Script)}


def played(agent: str, seeds: range, seats: int = 1) -> Iterator[tuple[int, list[str]]]:
    """How each match ended, and the scripts that it told."""
    for seed in seeds:
        state: Any = GAME.new(seats=seats, seed=seed, content=PACK)
        plays = parse_agent(agent, GAME).make(GAME, 0, Rng(seed))
        told: list[str] = []
        while (decision := state.decision) is not None:
            state.log = []
            state.apply(plays.choose(decision, Sight(state, decision.seat)))
            pages = [event for event in state.log if event.kind in (e.READ, e.EPILOGUE)]
            told += [str(state.t.entry_id(c.SCRIPTS, event.a)) for event in pages]
        yield state.reason, told


@pytest.fixture(scope="module")
def matches() -> list[tuple[int, list[str]]]:
    return [*played("random", range(1500)), *played("heuristic", range(500)), *played("random", range(100), seats=3)]


def test_hundreds_of_matches_tell_nothing_else(matches: list[tuple[int, list[str]]]) -> None:
    told = Counter(script for _, scripts in matches for script in scripts)
    assert set(told) <= SCRIPTS
    assert not {script for script in told if script in OURS and not script.isdigit()}
    asked = {entry.id for entry in GAME.tables(LEDGER).content.table("script", Script) if entry.pool == "faq"}
    assert SCRIPTS - asked - set(told) <= SELDOM


@pytest.mark.parametrize("agent", ["learned", "search:iterations=4", "easy"])
def test_other_agents_play_it_too(agent: str) -> None:
    state: Any = GAME.new(seats=1, seed=7, content=PACK)
    plays = parse_agent(agent, GAME).make(GAME, 0, Rng(7))
    for _ in range(80):
        if state.decision is not None:
            state.apply(plays.choose(state.decision, Sight(state, state.decision.seat)))
    assert state.day > 1


@shows("TWM-6.5", "TWM-13.1")
def test_they_end_in_every_way_that_a_script_tells(matches: list[tuple[int, list[str]]]) -> None:
    reasons = Counter(reason for reason, _ in matches)
    assert reasons[CEASEFIRE] > 10
    assert reasons[NO_GUARD] > 0
    for reason, scripts in matches:
        assert ("333" in scripts) == (reason == NO_GUARD)
        assert "1000" in scripts or reason != CEASEFIRE


def test_a_save_holds_the_whole_book(tmp_path: Path) -> None:
    """It is loaded where the folder is not, in the middle of a script too."""
    folder = tmp_path / "ledger"
    shutil.copytree(LEDGER, folder)
    match = Match(GAME, seats=1, seed=5, content=folder)
    plays = parse_agent("heuristic", GAME).make(GAME, 0, Rng(5))
    saves: list[tuple[str, bytes]] = []
    while (decision := match.state.decision) is not None:
        match.apply(plays.choose(decision, Sight(match.state, decision.seat)))
        if any(isinstance(step, Run) for step in match.state.stack) or len(saves) < 3:
            saves.append((match.state.checksum(), match.save()))
    shutil.rmtree(folder)
    assert len(saves) > 8
    for checksum, save in saves:
        again = Match.load(save, holdfast.game)
        assert again.state.checksum() == checksum
        assert again.notice == ""
        assert again.state.tables.content.overrides == PACK


def test_it_keeps_what_every_game_owes() -> None:
    owed = (
        "states-are-sound", "snapshots-round-trip", "matches-can-be-told", "saves-round-trip-at-every-step",
        "determinizations-agree",
    )  # fmt: skip
    made = [one for one in checks(GAME, seats=1, games=2, seed=3, content=LEDGER) if str(one).startswith(owed)]
    assert len(made) >= 4
    for one in made:
        one()


def test_two_packs_that_differ_in_what_they_replace_are_told_apart() -> None:
    beside = Overrides(name=PACK.name, tables=PACK.tables, words=PACK.words)
    assert beside != PACK
    assert len(GAME.tables(beside).script_of) > len(GAME.tables(PACK).script_of)


# Commands


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert run([*arguments, "--lang", "en"]) == code
    printed = capsys.readouterr()
    return " ".join((printed.err if code else printed.out).split())


def test_the_commands_take_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    book = str(LEDGER)
    assert f"{len(SCRIPTS)} × script" in said(capsys, "content", "check", book)
    assert "stairs-of-flour" in said(capsys, "content", "warofmine", "--table", "script", "--content", book)
    figures = json.loads(said(capsys, "scripts", "check", book, "--json"))
    assert figures["scripts"] == len(SCRIPTS)
    assert figures["remarks"] == []
    assert said(capsys, "scripts", "check", "--content", book).startswith(f"{len(SCRIPTS)} scripts")
    assert "--content is given twice" in said(capsys, "scripts", "check", book, "--content", book, code=2)
    assert said(capsys, "scripts", "graph", "ri-scavenging", "--content", book).startswith("<svg")
    monkeypatch.setattr("builtins.input", lambda _: "")
    assert "Nineteen pinches make one cake" in said(capsys, "scripts", "read", "flour-cake", "--content", book)
    assert json.loads(said(capsys, "scripts", "met", "--games", "1", "--content", book, "--json"))["matches"] == 1
    assert said(capsys, "simulate", "warofmine", "--games", "2", "--agents", "heuristic", "--content", book)


def test_a_server_takes_it() -> None:
    """The files of a folder come by their names."""
    files = {path.name: path.read_text(encoding="utf-8") for path in LEDGER.iterdir()}
    assert check(Pack("warofmine", files)).overrides == PACK
    del files["epilogues.toml"]
    found = check(Pack("warofmine", files)).wrong
    assert {wrong.file for wrong in found} == {"characters.toml"}
    files["journal.toml"] = files["journal.toml"].replace('id = "1000"', 'id = "1001"')
    assert "pack.toml" in {wrong.file for wrong in check(Pack("warofmine", files)).wrong}


# What is refused


def changed(folder: Path, **files: Any) -> Path:
    """The ledger with some files changed: `journal` stands for journal.toml."""
    shutil.copytree(LEDGER, folder, dirs_exist_ok=True)
    for name, change in files.items():
        path = folder / f"{name}.toml"
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def without(*ids: str) -> Any:
    """Takes scripts out of a file."""

    def change(text: str) -> str:
        head, *entries = re.split(r"(?m)^(?=\[\[\w+\]\])", text)
        return head + "".join(entry for entry in entries if not any(f'id = "{one}"' in entry for one in ids))

    return change


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (
            {"journal": without("266")},
            r"pack\.toml: the book has no script 266, which the Journal names: a death while scavenging\.",
        ),
        ({"journal": without("10")}, r"pack\.toml: the book has no script 10, .*: how a match is saved\."),
        (
            {"people": without("33")},
            r"pack\.toml: the book has no script 33; it is named by resident thugs \(win\), resident civilians \(win\)",
        ),
        ({"trade": without("215")}, r"pack\.toml: the book has no script 215; it is named by resident deserters"),
        ({"trade": without("689")}, r"pack\.toml: the book has no script 689; it is named by location old-town"),
        ({"pools": without("ink")}, r"pack\.toml: the book has no script of the pool 'flavour'"),
        ({"pools": without("handrail")}, r"pack\.toml: the pool 'ri-scavenging' needs a script without a condition"),
        ({"pools": without("flour-cake")}, r"pools\.toml, line \d+: .*'stairs-of-flour': .*no script flour-cake"),
        ({"epilogues": without("after-anton")}, r"characters\.toml, line \d+: .*'anton': .*no script after-anton"),
        ({"locations": without("hotel")}, r"pack\.toml: the book has no script 641; it is named by location hotel"),
        (
            {"journal": lambda text: text.replace('do = [{ op = "game_over", result = "ceasefire" }]', "")},
            r"journal\.toml, line \d+: .*'1000': .*needs game_over",
        ),
        (
            {"people": lambda text: text.replace('do = [{ op = "remove_character", who = "this" }]', "")},
            r"journal\.toml, line \d+: .*'285': .*needs remove_character",
        ),
        (
            {"pack": lambda text: text.replace('"script"', '"note"')},
            r"pack\.toml: a pack may replace script as a whole, not 'note'\.",
        ),
    ],
)
def test_a_book_with_a_gap_is_refused_with_what_it_lacks(tmp_path: Path, files: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(changed(tmp_path, **files))


def test_all_that_is_missing_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = changed(tmp_path, journal=without("10", "1000"), people=without("40"), pools=without("ink", "old-prices"))
    told = said(capsys, "content", "check", str(folder), code=1)
    for part in ("script 10, ", "script 1000, ", "script 40;", "pool 'memory'", "pool 'flavour'"):
        assert part in told
    assert told.count("pack.toml") == 5
    assert run(["content", "check", str(folder), "--lang", "fr"]) == 1
    assert "que le Journal nomme : le cessez-le-feu" in " ".join(capsys.readouterr().err.replace("\xa0", " ").split())


def test_a_book_without_scripts_is_no_book(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text((LEDGER / "pack.toml").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(ContentError, match=r"pack\.toml: the book has no script at all"):
        GAME.tables(tmp_path)


def test_a_pack_that_came_with_a_save_is_checked_too() -> None:
    wrong = Overrides(name="ledger", tables={"script": []}, replaces=["item"])
    with pytest.raises(ContentError, match=r"pack ledger: a pack may replace script as a whole, not 'item'"):
        GAME.tables(wrong)
