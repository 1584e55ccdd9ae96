"""`holdfast scripts`: counting, drawing, reading and meeting the book."""

import json
from io import StringIO
from pathlib import Path

import pytest

from holdfast.cli.command import answer


def run(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What a command prints, or its complaint if it fails as expected."""
    assert answer(["scripts", *arguments]) == code
    printed = capsys.readouterr()
    return printed.err if code else printed.out


def test_check_counts_scenes_and_words_by_language(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(run(capsys, "check", "--json"))
    assert figures["scenes"]["fr"] == figures["scenes"]["en"] >= 800
    assert figures["words"]["fr"] >= 50_000


@pytest.mark.parametrize(("lang", "said"), [("en", "told outcomes"), ("fr", "issues racontées")])
def test_check_speaks_both_languages(capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    assert said in run(capsys, "check", "--lang", lang)


def test_graph_draws_an_arc(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "graph", "voss", "--to", str(tmp_path / "voss.svg"))
    assert (tmp_path / "voss.svg").read_text(encoding="utf-8").startswith("<svg")


def test_an_arc_that_is_not_there_is_named_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    complaint = run(capsys, "graph", "nowhere", code=2)
    assert "There is no arc or pool 'nowhere'" in complaint
    assert "voss" in complaint


def test_read_shows_a_script_and_what_comes_of_an_option(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n"))
    printed = run(capsys, "read", "blue-bucket", "--lang", "fr")
    assert "[blue-bucket]" in printed
    assert "1  " in printed
    assert len(printed.split("\n\n")) > 2


def test_a_script_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no script or arc 'nothing'" in run(capsys, "read", "nothing", code=2)


def test_met_tells_what_matches_read(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(run(capsys, "met", "--games", "2", "--json"))
    assert figures["matches"] == 2
    assert figures["different"] > 3
    assert sum(figures["counts"].values()) > 10
