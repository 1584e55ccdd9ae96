"""`holdfast scripts`: counting, drawing, reading and meeting the book."""

import json
from io import StringIO
from pathlib import Path

import pytest

from holdfast.cli.command import answer
from holdfast.core import Match, Rng, Seat
from holdfast.registry import game as find_game


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


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "The spelling was not checked"), ("fr", "L'orthographe n'a pas été vérifiée")]
)
def test_check_says_that_there_is_no_dictionary(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    assert said not in run(capsys, "check", "--lang", lang)
    monkeypatch.setattr("holdfast.games.warofmine.desk.check.find_spec", lambda _: None)
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


def test_read_says_what_an_option_takes_and_what_comes_of_each_result(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("3\n"))
    printed = run(capsys, "read", "house-bath-pinned", "--lang", "en")
    assert "2  Go for other hands  [return 2 cards]" in printed
    assert "3  Lift  [Fatigue +1 for one of us]" in printed
    low, high = (
        printed.index("→ 1-3: Wounds +1 for one of us; 1 mechanical part"),
        printed.index("→ 4-10: 2 mechanical"),
    )
    assert printed.index("Into the good hand") < low < printed.index("He pays with two taps") < high


def test_read_says_what_a_script_does_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "read", "192", "--lang", "fr").splitlines()[-2]
    assert done.startswith("→ ")
    assert done.endswith("1 légume")


def test_read_says_after_how_many_days_a_script_may_follow(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("\n\n"))
    printed = run(capsys, "read", "kade-crate", "--lang", "fr")
    assert "(après 1–2 jours)" in printed


def test_a_script_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no script or arc 'nothing'" in run(capsys, "read", "nothing", code=2)


def test_met_tells_what_matches_read(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(run(capsys, "met", "--games", "2", "--json"))
    assert figures["matches"] == 2
    assert figures["different"] > 3
    assert sum(figures["counts"].values()) > 10


@pytest.mark.parametrize("games", ["0", "-3"])
def test_met_wants_a_match(capsys: pytest.CaptureFixture[str], games: str) -> None:
    assert f"A simulation has at least 1 game, not {games}." in run(capsys, "met", "--games", games, code=2)


def test_met_by_lot_tells_what_every_option_gives(capsys: pytest.CaptureFixture[str]) -> None:
    """The agent takes what it likes; by lot the others are taken too."""
    liked, drawn = (
        json.loads(run(capsys, "met", "--games", "60", *flags, "--json"))["options"] for flags in ([], ["--lot"])
    )
    shares = [
        sum(max(one["times"] for one in ways) for ways in options.values())
        / sum(one["times"] for ways in options.values() for one in ways)
        for options in (liked, drawn)
    ]
    assert shares[0] > shares[1] + 0.05
    printed = run(capsys, "met", "--games", "2", "--lot", "--lang", "en")
    assert "One option worth over two points more than the next: in 0 of" in printed


# The journal of a match


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = Match(find_game("warofmine"), seats=[Seat("Ada")], seed=3)
    rng = Rng(3)
    while (decision := match.state.decision) is not None:
        match.apply(decision.actions[rng.below(len(decision.actions))])
    path = tmp_path / "siege.json"
    match.write(path)
    return path


def test_the_journal_of_a_siege_is_told_and_kept(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    to = saved.with_name("siege.txt")
    assert answer(["journal", str(saved), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Jour 1" in told
    assert answer(["journal", str(saved), "--lang", "fr", "--to", str(to)]) == 0
    kept = to.read_text(encoding="utf-8")
    assert kept.split() == told.split()
    assert answer(["journal", str(saved), "--to", str(to)]) == 2
    assert "siege.txt" in capsys.readouterr().err
    assert answer(["journal", str(saved), "--to", str(to), "--force", "--lang", "en"]) == 0
    assert "Day 1" in to.read_text(encoding="utf-8")


def test_a_game_in_which_nothing_is_read_has_no_journal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "paris.json"
    Match(find_game("paris"), seats=[Seat("Ada"), Seat("Ben")], seed=3).write(path)
    assert answer(["journal", str(path), "--lang", "en"]) == 2
    assert "has no journal" in capsys.readouterr().err
