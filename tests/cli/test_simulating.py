"""The commands that play many matches: figures, Ctrl-C, what is written."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.asking import Capture, in_process, out

import holdfast
from holdfast.arena import Result
from holdfast.cli import run


def test_tournament_prints_tables_and_writes_the_same_figures(capsys: Capture, tmp_path: Path) -> None:
    target = tmp_path / "strength.json"
    arguments = ["tournament", "paris", "--agents", "heuristic:noise=1", "random", "--matches", "3"]
    text = out(capsys, *arguments, "--json", str(target))
    (pairing,) = json.loads(target.read_text())["pairings"]
    assert (pairing["agents"], pairing["matches"]) == (["heuristic:noise=1", "random"], 4)
    assert f"{100 * pairing['share']:.2f}%" in text
    assert not list(tmp_path.glob("*.journal"))
    assert "premières places" in out(capsys, *arguments, "--lang", "fr")
    assert json.loads(out(capsys, *arguments, "--json", "-"))["pairings"] == [pairing]
    assert run([*arguments, "--json", str(target)]) == 2
    assert "exists; --force replaces it" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "said"), [("en", "points: missions"), ("fr", "points : missions")])
def test_balance_tells_what_a_pack_changes_and_makes_a_report(
    capsys: Capture, tmp_path: Path, lang: str, said: str
) -> None:
    pack, target, page = tmp_path / "pack", tmp_path / "balance.json", tmp_path / "page.html"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "richer"\ngame = "paris"\n')
    (pack / "a.toml").write_text('[[mission_kind]]\nid = "most-type"\nvp = 60\n')
    arguments = ["balance", str(pack), "--agents", "random", "--matches", "10", "--lang", lang]
    text = out(capsys, *arguments, "--json", str(target), "--out", str(page))
    assert said in text.replace("\N{NO-BREAK SPACE}", " ").lower()
    assert str(page) in text
    assert json.loads(target.read_text())["changed"] == {"mission_kind": ["most-type"]}
    again = tmp_path / "again.html"
    assert str(again) in out(capsys, "report", str(target), "--out", str(again), "--lang", lang)
    assert again.read_bytes() == page.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {"pack", "balance.json", "page.html", "again.html"}


def test_analyse_tells_what_would_have_been_better(capsys: Capture, tmp_path: Path) -> None:
    match = holdfast.Match(holdfast.game("paris"), seats=[holdfast.Seat("Ann"), holdfast.Seat("Bob")], seed=4)
    while (decision := match.state.decision) is not None:
        match.apply(decision.actions[-1])
    path, target, page = tmp_path / "match.json", tmp_path / "analysis.json", tmp_path / "analysis.html"
    match.write(path)
    text = out(capsys, "analyse", str(path), "--budget", "2", "--json", str(target), "--out", str(page))
    assert "Ann (human)" in text
    assert "What would have been better" in text
    found = json.loads(target.read_text())
    assert found["budget"] == 2
    assert any(one["clear"] and one["why"] for one in found["judged"])
    assert "What each decision did" in page.read_text()
    french = out(capsys, "analyse", str(path), "--budget", "2", "--lang", "fr")
    assert "Ce qui aurait été mieux" in french
    assert run(["analyse", str(path), "--budget", "1"]) == 2
    assert "2 to 100000 worlds, not 1" in capsys.readouterr().err


def test_analyse_refuses_a_match_that_is_not_over(capsys: Capture, save: Path) -> None:
    assert run(["analyse", str(save)]) == 1
    assert "not over" in capsys.readouterr().err


def test_tournament_shows_days_and_causes_where_all_play_together(capsys: Capture) -> None:
    text = out(capsys, "tournament", "warofmine", "--agents", "random", "--matches", "2")
    assert "People lost" in text
    assert "Endings" in text


def test_simulate_prints_tables_and_writes_the_same_figures(capsys: Capture, tmp_path: Path) -> None:
    target = tmp_path / "figures.json"
    text = out(capsys, "simulate", "paris", "--seats", "2", "--games", "12", "--seed", "3", "--json", str(target))
    result = Result.read(target.read_bytes())
    assert (result.game, result.seats, result.games, result.seed) == ("paris", 2, 12, 3)
    assert "12 games" in text
    for seat in result.by_seat:
        assert f"{seat.win_rate:.2%}" in text
        assert f"{seat.score.mean:.2f}" in text
    assert list(tmp_path.iterdir()) == [target]


def test_figures_in_a_pipe_are_plain_json(capsys: Capture) -> None:
    text = out(capsys, "simulate", "paris", "--seats", "2", "--games", "4", "--json", "-")
    assert json.loads(text)["games"] == 4


def test_files_are_the_same_for_one_and_two_workers(capsys: Capture, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for workers, target in enumerate(files, start=1):
        out(capsys, "simulate", "paris", "--games", "10", "--workers", str(workers), "--json", str(target))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_file_is_replaced_only_by_force(capsys: Capture, tmp_path: Path) -> None:
    target = tmp_path / "figures.json"
    target.write_text("precious")
    arguments = ["simulate", "paris", "--seats", "2", "--games", "2", "--json", str(target)]
    assert run(arguments) == 2
    assert "exists; --force replaces it" in capsys.readouterr().err
    assert target.read_text() == "precious"
    out(capsys, *arguments, "--force")
    assert Result.read(target.read_bytes()).games == 2


def test_output_that_finds_no_room_is_told_without_a_name(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("holdfast.cli.games.columns", full)
    assert run(["games", "--lang", "en"]) == 1
    assert capsys.readouterr().err == "holdfast: the disk is full.\n"


def test_a_pipe_gets_no_colours_and_no_progress() -> None:
    done = in_process("simulate", "paris", "--seats", "2", "--games", "3")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout + done.stderr
    assert "\r" not in done.stdout + done.stderr


@pytest.mark.skipif(os.name == "nt", reason="signals are sent differently there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_an_honest_result(workers: str, tmp_path: Path) -> None:
    for seconds in (3, 9, 20):  # a busy machine may need longer for its first matches
        target = tmp_path / f"after-{seconds}.json"
        stdout, stderr = stopped_after(seconds, "--workers", workers, "--json", str(target))
        if not target.exists():  # it had not begun, and claims nothing
            assert (stdout, stderr) == ("", "")
            continue
        result = Result.read(target.read_bytes())
        assert f"stopped after {result.games:,} of 10,000,000 games" in stdout
        assert f"{result.games:,} of 10,000,000 games are counted" in stderr
        assert result.games < result.asked == 10_000_000
        assert sum(result.reasons.values()) == result.games
        if result.games > 0:
            return
    raise AssertionError("no match was finished in 20 seconds")


def listen_to_ctrl_c() -> None:
    """What runs in the background is often started deaf to it, and programs inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stopped_after(seconds: int, *arguments: str) -> tuple[str, str]:
    """What a long simulation says when Ctrl-C is pressed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "holdfast", "simulate", "paris", "--seats", "2", "--games", "10000000", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=listen_to_ctrl_c,
    )
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)  # a terminal tells the whole group
    try:
        stdout, stderr = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert process.returncode == 130
    assert "Traceback" not in stderr
    return stdout, stderr


@pytest.mark.parametrize("what", ["holdfast.core", "cyclopts", "holdfast.cli.rules", "fluent.runtime"])
def test_ctrl_c_while_things_are_imported_shows_no_traceback(what: str) -> None:
    code = f"""
import sys
class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == {what!r}:
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatient())
sys.argv = ["holdfast", "rules", "paris", "PNE-1"]
from holdfast.cli import main
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_figures_are_shown_in_french(capsys: Capture) -> None:
    text = out(capsys, "simulate", "warofmine", "--seats", "1", "--games", "3", "--lang", "fr")
    for part in (
        "1 siège, graine",
        "3 parties",
        "décisions",
        "Personne ne montait la garde",
        "intervalle à 95",
        "Jours",
    ):
        assert part in text
    assert "56,15\N{NARROW NO-BREAK SPACE}%" in text


def test_figures_have_the_names_of_the_pack(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "paris"\n', encoding="utf-8")
    (tmp_path / "en.ftl").write_text("game-title = Lyon\n", encoding="utf-8")
    text = out(capsys, "simulate", "paris", "--games", "1", "--content", str(tmp_path), "--lang", "en")
    assert text.startswith("Lyon")


@pytest.mark.parametrize("command", ["simulate", "tournament", "balance"])
def test_it_says_who_plays_a_pack_without_what_it_learned(capsys: Capture, tmp_path: Path, command: str) -> None:
    (tmp_path / "pack.toml").write_text('name = "richer"\ngame = "paris"\n')
    (tmp_path / "a.toml").write_text('[[mission_kind]]\nid = "most-type"\nvp = 60\n')
    arguments = {
        "simulate": ["paris", "--games", "1", "--seats", "2", "--agents", "learned", "--content", str(tmp_path)],
        "tournament": ["paris", "--matches", "1", "--agents", "learned", "random", "--content", str(tmp_path)],
        "balance": [str(tmp_path), "--matches", "1", "--agents", "learned,random"],
    }
    assert run([command, *arguments[command], "--lang", "en"]) == 0
    said = capsys.readouterr().err
    assert said.count("learned plays without what it learned") == 1
    assert "the pack 'richer' changes its values" in said


def test_one_seat_is_one_seat(capsys: Capture) -> None:
    assert ", 1 seat, seed 1\n" in out(capsys, "simulate", "warofmine", "--seats", "1", "--games", "1")
