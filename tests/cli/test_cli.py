"""The command: what it prints, and that bad input gets one sentence and an exit code, never a traceback."""

import errno
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import holdfast
from holdfast.arena import Result
from holdfast.cli import run
from holdfast.cli.command import COMMANDS
from holdfast.core import LANGUAGES
from holdfast.games.outlive.catalogue import EVENTS
from holdfast.table import Setup

Capture = pytest.CaptureFixture[str]


def out(capsys: Capture, *arguments: str) -> str:
    """What a command that succeeds prints."""
    code = run(arguments)
    captured = capsys.readouterr()
    assert code == 0, captured.err
    return captured.out


def in_process(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "holdfast", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


@pytest.fixture
def save(tmp_path: Path) -> Path:
    match = holdfast.Match(holdfast.game("paris"), seats=[holdfast.Seat("Ann"), holdfast.Seat("Bob", "random")], seed=4)
    for _ in range(30):
        decision = match.state.decision
        assert decision is not None
        match.apply(decision.actions[0])
    path = tmp_path / "match.json"
    match.write(path)
    return path


# Version, games


def test_version_says_whether_the_engine_is_compiled() -> None:
    plain = in_process("--version", HOLDFAST_PURE="1")
    assert plain.stdout == f"holdfast {holdfast.__version__}, interpreted\n"
    assert in_process("--version").stdout.startswith(f"holdfast {holdfast.__version__}, ")


def test_games_lists_titles_in_both_languages(capsys: Capture) -> None:
    for lang in LANGUAGES:
        words = holdfast.game("paris").words(lang)
        text = out(capsys, "games", "--lang", lang)
        assert "paris" in text
        assert words.say("game-tagline") in text


def test_games_stand_in_columns(capsys: Capture) -> None:
    lines = out(capsys, "games").splitlines()
    titles = [holdfast.game(line.split()[0]).words("en").say("game-title") for line in lines]
    assert len({line.index(title) for line, title in zip(lines, titles, strict=True)}) == 1
    assert not any(line.endswith(" ") for line in lines)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], ["Trois jeux de survie", "Commandes\n", "  play ", "Jouer à la table", "Montrer cette page."]),
        (["play"], ["Usage : holdfast play [OPTIONS] [ARGUMENTS]", "  JEU  Quel jeu", "Rend la partie répétable."]),
        (["simulate"], ["Combien de parties. (1000 par défaut)", "(random par défaut)"]),
        (["content"], ["holdfast content COMMANDE [OPTIONS] JEU", "  check ", "Vérifier un contenu"]),
        (["content", "check"], ["holdfast content check [OPTIONS] DOSSIER", "Le dossier du contenu."]),
        (["rules"], ["NUMÉRO", "Seulement les règles avec ce mot."]),
        (["replay"], ["holdfast replay [OPTIONS] FICHIER", "par défaut tout."]),
        (["games"], ["Les jeux qui sont là."]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_help_speaks_french(arguments: list[str], said: list[str], capsys: Capture) -> None:
    text = out(capsys, *arguments, "--lang", "fr", "--help").replace("\N{NO-BREAK SPACE}", " ")
    for part in said:
        assert part in text
    assert not re.search(r"\b(the|which|Usage:|Commands|default)\b", text)


@pytest.mark.parametrize("command", ["", *COMMANDS, "content check"])
def test_help_shows_no_default_that_says_nothing(command: str, capsys: Capture) -> None:
    text = out(capsys, *command.split(), "--help")
    for noise in ('""', "()", "True", "False", "None", "flag-", "command-"):
        assert noise not in text


def test_without_a_command_there_is_help(capsys: Capture) -> None:
    text = out(capsys)
    for command in ("play", "simulate", "content", "rules", "replay", "games"):
        assert command in text


def test_start_up_does_not_load_what_a_command_does_not_need() -> None:
    code = (
        "import sys; import holdfast.cli.command; "
        "print([name for name in ('textual', 'rich.table', 'rich.progress', 'concurrent.futures', "
        "'multiprocessing', 'holdfast.games.paris') if name in sys.modules])"
    )
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


# Language


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
    ],
)
def test_language_comes_from_the_system(
    environment: dict[str, str], expected: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    rule = next(iter(holdfast.game("paris").rules))
    assert rule.text(expected) in out(capsys, "rules", "paris", rule.id)
    assert rule.text("fr") in out(capsys, "rules", "paris", rule.id, "--lang", "fr")


# Rules


def test_rules_shows_one_rule_a_chapter_or_the_book(capsys: Capture) -> None:
    book = holdfast.game("paris").rules
    rule = book["PNE-2.3"]
    one = out(capsys, "rules", "paris", "pne-2.3")
    assert rule.en in one
    chapter = out(capsys, "rules", "paris", "PNE-2")
    assert all(rule.en in chapter for rule in book.of_chapter("PNE-2"))
    whole = out(capsys, "rules", "paris")
    assert all(rule.id in whole and rule.en in whole for rule in book)
    assert all(f"ruling {rule.ruling}" in whole for rule in book if rule.ruling)


@pytest.mark.parametrize(("lang", "word"), [("en", "BINOCULARS"), ("fr", "jumelles")])
def test_rules_are_searched_in_the_language_that_is_shown(lang: str, word: str, capsys: Capture) -> None:
    text = out(capsys, "rules", "paris", "--search", word, "--lang", lang)
    book = holdfast.game("paris").rules
    expected = [rule for rule in book if word.casefold() in rule.text(lang).casefold()]
    assert len(expected) > 1
    for rule in book:
        assert (rule.text(lang) in text) == (rule in expected)


def test_a_search_does_not_mind_accents(capsys: Capture) -> None:
    found = {
        out(capsys, "rules", "paris", "--search", word, "--lang", "fr")
        for word in ("équipement", "equipement", "ÉQUIPEMENT")
    }
    assert len(found) == 1


# Content


def test_content_shows_every_entry(capsys: Capture) -> None:
    text = out(capsys, "content", "paris")
    content = holdfast.game("paris").tables().content
    for table, entries in content.entries.items():
        assert table in text
        assert all(entry.id in text for entry in entries)


def test_assumed_shows_only_what_is_not_known_with_why(capsys: Capture) -> None:
    text = out(capsys, "content", "paris", "--assumed", "--table", "mission_kind")
    for entry in holdfast.game("paris").tables().content.entries["mission_kind"]:
        unsure = entry.source == "assumed" or bool(entry.assumed)
        assert (f"│ {entry.id} " in text) == unsure
        if unsure:
            assert entry.why in text


def test_a_table_shows_names_in_the_language(capsys: Capture) -> None:
    for lang in LANGUAGES:
        name = holdfast.game("paris").words(lang).say("building-t-01")
        assert name in out(capsys, "content", "paris", "--table", "building", "--lang", lang)


def test_tables_are_as_wide_as_the_screen(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    for game in ("paris", "outlive", "warofmine"):
        for line in out(capsys, "content", game, "--assumed").splitlines():
            if line.startswith(("│", "┃", "┏", "└")):
                assert len(line) <= 100, line


def test_a_table_that_does_not_fit_is_listed_entry_by_entry(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    text = out(capsys, "content", "paris", "--table", "mission", "--assumed")
    assert "kind: most-type · target: brawler" in text
    assert "│" not in text
    for entry in holdfast.game("paris").tables().content.entries["mission"]:
        assert not entry.assumed or f"why: {entry.why}\n" in text


def test_values_are_said_as_a_person_writes_them(capsys: Capture) -> None:
    text = out(capsys, "content", "outlive", "--lang", "fr")
    assert "2, 3, 4" in text
    assert "(2, 3, 4)" not in text
    words = holdfast.game("outlive").words("fr")
    assert all(words.entry(EVENTS, number) in text for number in range(len(EVENTS)))


# Simulate


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
    assert "Ann (person)" in text
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
    assert capsys.readouterr().err == "holdfast: there is no room left.\n"


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
        "1 place, graine",
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


def test_one_seat_is_one_seat(capsys: Capture) -> None:
    assert ", 1 seat, seed 1\n" in out(capsys, "simulate", "warofmine", "--seats", "1", "--games", "1")


# Replay


@pytest.mark.parametrize(
    ("lang", "seats"), [("en", "Ann (person), Bob (random)"), ("fr", "Ann (personne), Bob (hasard)")]
)
def test_replay_says_what_was_asked_and_chosen_with_seat_and_rule(
    lang: str, seats: str, capsys: Capture, save: Path
) -> None:
    text = out(capsys, "replay", str(save), "--lang", lang)
    match = holdfast.Match.load(save.read_bytes(), holdfast.game)
    words = match.game.words(lang)
    assert seats in text
    for number, entry in enumerate(match.history):
        state = match.state_at(number)
        assert state.decision is not None
        colon = {"en": ": ", "fr": "\N{NO-BREAK SPACE}: "}[lang]
        asked = words.decision(state, match.names, state.decision.seat)
        action = match.game.catalogue[entry]
        chosen = " · ".join(filter(None, (words.action(action), match.game.detail(state, action, words))))
        name = match.names[state.decision.seat]
        assert f"{number + 1:4}  {name}{colon}{asked}  [{state.decision.rule}]\n        → {chosen}\n" in text
        for event in match.log[number]:
            assert f"{words.event(event, match.names)}  [{event.rule}]" in text
    assert not any(f" {action.text}\n" in text for action in match.game.catalogue if " " in action.text)


def test_replay_begins_with_what_happened_before_the_first_decision(capsys: Capture, tmp_path: Path) -> None:
    match = holdfast.Match(holdfast.game("warofmine"), seats=1, seed=4)
    match.write(tmp_path / "new.json")
    told = out(capsys, "replay", str(tmp_path / "new.json"), "--lang", "fr")
    words = match.game.words("fr")
    assert match.opening
    assert all(f"        {words.event(event, match.names)}" in told for event in match.opening)


def test_replay_for_a_seat_names_only_its_own_choices(capsys: Capture, save: Path) -> None:
    match = holdfast.Match.load(save.read_bytes(), holdfast.game)
    words = match.game.words("en")
    told = out(capsys, "replay", str(save), "--seat", "1").splitlines()
    chosen = [line.removeprefix("        → ") for line in told if line.startswith("        → ")]
    own = [entry for number, entry in enumerate(match.history) if match.decider(number) == 1]
    assert [line.split(" · ")[0] for line in chosen] == [words.action(match.game.catalogue[entry]) for entry in own]
    first = next(number for number in range(len(match.history)) if match.decider(number) == 0)
    state = match.state_at(first)
    assert f"{first + 1:4}  {words.decision(state, match.names, 1)}  [{state.decision.rule}]" in told  # type: ignore[union-attr]


def test_replay_tells_of_what_was_taken_back(capsys: Capture, save: Path) -> None:
    match = holdfast.Match.load(save.read_bytes(), holdfast.game)
    match.undo(20, agreed=True)
    match.write(save)
    assert "  21  (taken back by agreement; chance started again)" in out(capsys, "replay", str(save))
    assert "  21  (repris d'un commun accord" in out(capsys, "replay", str(save), "--lang", "fr")


def test_replay_of_a_game_played_together_ranks_nobody_and_hides_no_choice(capsys: Capture, tmp_path: Path) -> None:
    match = holdfast.Match(holdfast.game("warofmine"), seats=[holdfast.Seat("Ann"), holdfast.Seat("Bob")], seed=4)
    while (decision := match.state.decision) is not None:
        match.apply(decision.actions[0])
    match.write(tmp_path / "whole.json")
    told = out(capsys, "replay", str(tmp_path / "whole.json"))
    assert "You have lost together." in told
    assert "1. Ann" not in told
    to_bob = out(capsys, "replay", str(tmp_path / "whole.json"), "--seat", "1")
    assert told.count("        → ") == to_bob.count("        → ") == len(match.history)


def test_replay_for_a_seat_leaves_out_what_it_did_not_see(capsys: Capture, save: Path) -> None:
    match = holdfast.Match.load(save.read_bytes(), holdfast.game)
    words = match.game.words("en")
    text = out(capsys, "replay", str(save), "--seat", "1")
    seen = {words.event(e, match.names) for events in match.log for e in events if e.seen_by(1)}
    unseen = {words.event(e, match.names) for events in match.log for e in events if not e.seen_by(1)} - seen
    assert unseen
    assert all(line in text for line in seen)
    assert not any(f"      {line}  [" in text for line in unseen)


def test_replay_for_a_seat_keeps_the_seed_to_itself(capsys: Capture, save: Path) -> None:
    assert "Seed 4" in out(capsys, "replay", str(save))
    assert "Seed" not in out(capsys, "replay", str(save), "--seat", "0")


def test_replay_of_a_finished_match_ends_with_its_outcome(capsys: Capture, tmp_path: Path) -> None:
    match = holdfast.Match(holdfast.game("paris"), seats=2, seed=4)
    while match.state.decision is not None:
        match.apply(match.state.decision.actions[0])
    match.write(tmp_path / "whole.json")
    text = out(capsys, "replay", str(tmp_path / "whole.json"))
    outcome = match.state.outcome
    assert outcome is not None
    assert match.game.words("en").say(f"reason-{outcome.reason}") in text
    assert all(f": {score} (" in text for score in outcome.scores)


def test_output_that_nobody_reads_any_more_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "holdfast", "rules", "paris"],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


# Bad input


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "nonsense"),
        (["--nonsense"], "--nonsense"),
        (["games", "extra"], "extra"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", "paris", "--seats", "9"], "not 9"),
        (["simulate", "paris", "--seats", "two"], "two"),
        (["simulate", "paris", "--games", "0"], "at least 1 game"),
        (["simulate", "paris", "--games", "-3"], "at least 1 game"),
        (["simulate", "paris", "--games", "1e3"], "1e3"),
        (["simulate", "paris", "--games"], "--games"),
        (["simulate", "paris", "--seed", "-1"], "seed is a whole number"),
        (["simulate", "paris", "--seed", "18446744073709551616"], "seed is a whole number"),
        (["simulate", "paris", "--workers", "0"], "1 to 1024 workers, not 0"),
        (["simulate", "paris", "--workers", "99999"], "workers, not 99999"),
        (["simulate", "paris", "--agents", "genius"], "no agent 'genius'"),
        (["simulate", "paris", "--agents", "random:3"], "nothing after a colon"),
        (["simulate", "paris", "--agents", "random,random"], "2 agents do not fit 4 seats"),
        (["simulate", "paris", "--agents", ""], "no agent ''"),
        (["simulate", "paris", "--option", "colour"], "name=value"),
        (["simulate", "paris", "--option", "colour=red"], "name=value"),
        (["simulate", "paris", "--option", "colour=1"], "no option 'colour'"),
        (["simulate", "paris", "--option", "colour=" + "1" * 5000], "name=value"),
        (["simulate", "paris", "--seed", "1" * 5000], "--seed"),
        (["simulate", "paris", "--option", "a=1", "--option", "a=2"], "given twice"),
        (["simulate", "paris", "--json", "/nowhere/at/all.json"], "no folder /nowhere/at"),
        (["simulate", "paris", "--json", "/"], "folder"),
        (["simulate", "paris", "paris"], "paris"),
        (["report"], "at least one file"),
        (["report", "a.json", "--out", "/nowhere/at/all.html"], "no folder /nowhere/at"),
        (["tournament", "paris"], "--agents needs a value"),
        (["tournament", "paris", "--agents", "random"], "at least 2 agents"),
        (["tournament", "paris", "--agents", "random", "genius"], "no agent 'genius'"),
        (["tournament", "paris", "--agents", "random", "random"], "there twice"),
        (["tournament", "paris", "--agents", "random", "easy", "--matches", "0"], "at least 1"),
        (["rules", "paris", "PNE-99"], "no rule 'PNE-99'"),
        (["rules", "paris", "2.3"], "no rule '2.3'"),
        (["rules", "paris", "--lang", "de"], "no language 'de'"),
        (["rules", "chess"], "no game 'chess'"),
        (["content", "chess"], "no game 'chess'"),
        (["content", "paris", "--table", "dragons"], "no table 'dragons'"),
        (["content"], "GAME"),
        (["content", "check"], "FOLDER"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "paris", "--seats", "1"], "not 1"),
        (["play", "paris", "--seats", "12"], "not 12"),
        (["play", "paris", "--seats", "Ann,Bob,Cy,Di,Eve"], "seats"),
        (["play", "paris", "--seats", "Ann,Ann"], "same name"),
        (["play", "paris", "--seats", "1" * 5000], "name"),
        (["play", "paris", "--seats", "Ann,"], "needs a name"),
        (["play", "paris", "--seats", "Ann,Bob=genius"], "no agent 'genius'"),
        (["play", "paris", "--seats", "Ann,random:9"], "nothing after a colon"),
        (["play", "paris", "--seats", "Ann,=random"], "needs a name"),
        (["play", "paris", "--seed", "x"], "x"),
        (["play", "paris", "--lang", "klingon"], "no language"),
        (["play", "paris", "--load", "file.json"], "give --load alone"),
    ],
)
def test_a_command_line_that_makes_no_sense(arguments: list[str], said: str, capsys: Capture) -> None:
    refused(arguments, said, 2, capsys)


def refused(arguments: list[str], said: str, code: int, capsys: Capture) -> None:
    assert run(arguments) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("holdfast: ")
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.err.rstrip()[-1] in ".…?"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "paris", "--search", "xylophone"], "has the word 'xylophone'"),
        (["rules", "paris", "PNE-1", "--search", "xylophone"], "No rule of PNE-1"),
        (["replay", "/nowhere.json"], "/nowhere.json: there is no such file"),
        (["replay", "/"], "/: this is a folder, not a file"),
        (["play", "--load", "/nowhere.json"], "no such file"),
        (["play", "paris"], "needs a terminal"),
        (["play", "paris", "--content", "/nowhere"], "there is no such folder"),
        (["simulate", "paris", "--content", "/nowhere"], "there is no such folder"),
        (["balance", "/nowhere"], "there is no such folder"),
        (["analyse", "/nowhere.json"], "/nowhere.json: there is no such file"),
        (["report", "/nowhere.json"], "/nowhere.json: there is no such file"),
        (["content", "paris", "--content", "/nowhere"], "there is no such folder"),
        (["content", "check", "/nowhere"], "there is no such folder"),
    ],
)
def test_what_the_command_line_names_is_wrong(
    arguments: list[str], said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused(arguments, said, 1, capsys)


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda text: b"",
    "cut off": lambda text: text[: len(text) // 2],
    "edited": lambda text: text.replace(b'"seed":4', b'"seed":5'),
    "binary": lambda text: bytes(range(256)),
    "another file": lambda text: b'{"name": "package", "version": "1.0"}',
    "a list": lambda text: b"[1, 2, 3]",
    "deep": lambda text: b'{"save":' + b"[" * 100_000 + b"]" * 100_000 + b',"checksum":""}',
    "foreign": lambda text: text.replace(b"holdfast-save", b"other-program"),
    "newer": lambda text: text.replace(b'"format_version":2', b'"format_version":9'),
}


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_wrong_save_is_refused_and_left_alone(damage: str, command: list[str], save: Path, capsys: Capture) -> None:
    save.write_bytes(DAMAGE[damage](save.read_bytes()))
    before = save.read_bytes()
    refused([*command, str(save)], str(save), 1, capsys)
    assert save.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "Il n'y a pas de commande 'nonsense'"),
        (["--nonsense"], "Il n'y a pas d'option --nonsense ici"),
        (["games", "extra"], "extra est de trop"),
        (["simulate"], "JEU manque"),
        (["simulate", "chess"], "Il n'y a pas de jeu 'chess'"),
        (["simulate", "paris", "--seats", "two"], "--seats ne peut pas être 'two' : on attendait un nombre entier."),
        (["simulate", "paris", "--games"], "--games demande une valeur"),
        (["simulate", "paris", "--games", "1", "--games", "2"], "--games est donné deux fois."),
        (["simulate", "paris", "--games", "0"], "Une simulation a au moins 1 partie"),
        (["simulate", "paris", "--workers", "0"], "de 1 à 1024 processus, pas 0"),
        (["simulate", "paris", "--agents", "x"], "Il n'y a pas d'agent 'x'"),
        (["simulate", "paris", "--json", "/"], "c'est un dossier, pas un fichier."),
        (["simulate", "paris", "--option", "a"], "Une option s'écrit nom=valeur"),
        (["content", "paris", "--table", "x"], "paris n'a pas de table 'x'"),
        (["content", "check", "/nowhere"], "/nowhere : il n'y a pas de dossier de ce nom"),
        (["rules", "paris", "x"], "paris n'a pas de règle 'x'"),
        (["rules", "paris", "--search", "xyz"], "Aucune règle de paris ne contient 'xyz' en français."),
        (["replay", "/nowhere"], "/nowhere : il n'y a pas de fichier"),
        (["play", "paris", "--seats", "9"], "paris a 2 à 4 places, pas 9."),
        (["play", "paris", "--seats", "Ann,Ann"], "portent le même nom"),
        (["play", "paris"], "La table demande un terminal"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_complaints_speak_the_language_of_the_system(
    arguments: list[str], said: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run(arguments) != 0
    assert said in capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")


def test_a_complaint_about_a_save_speaks_the_language_that_was_asked_for(save: Path, capsys: Capture) -> None:
    save.write_bytes(DAMAGE["foreign"](save.read_bytes()))
    refused(["replay", str(save), "--lang", "fr"], "Ce n'est pas une sauvegarde de Holdfast", 1, capsys)
    refused(["replay", str(save), "--lang=fr"], "Ce n'est pas une sauvegarde de Holdfast", 1, capsys)


def test_replay_for_a_seat_that_is_not_there(save: Path, capsys: Capture) -> None:
    refused(["replay", str(save), "--seat", "2"], "no seat 2; seats are numbered from 0 to 1", 2, capsys)
    refused(["replay", str(save), "--seat", "-1"], "no seat -1", 2, capsys)


def test_a_mistake_in_a_game_is_a_sentence_too(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(holdfast.game("paris")), "bound", 5)
    refused(["simulate", "paris", "--games", "1"], "Match 0 of seed 1", 1, capsys)


# Play


class Table:
    """Stands in for the table in the terminal and notes how it was opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from holdfast import terminal

        self.match: holdfast.Match | None = None
        self.given: dict[str, object] = {}
        monkeypatch.setattr(terminal, "run", self)
        monkeypatch.setattr("sys.stdin", self)
        monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)

    def isatty(self) -> bool:
        return True

    def __call__(self, match: holdfast.Match | None, **given: object) -> None:
        self.match, self.given = match, given


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(monkeypatch)


def test_play_with_seats_opens_a_match(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "Zoé")
    assert run(["play", "paris", "--terminal", "--seats", "3", "--seed", "5", "--lang", "fr"]) == 0
    assert table.match is not None
    assert [(seat.name, seat.agent) for seat in table.match.seats] == [
        ("Zoé", "person"),
        ("Agent 2", "normal"),
        ("Agent 3", "normal"),
    ]
    assert (table.match.seed, table.given["lang"]) == (5, "fr")


def test_play_names_people_and_agents(table: Table) -> None:
    assert run(["play", "paris", "--seats", "Ann, random,Eva=random,Bob=person"]) == 0
    assert table.match is not None
    assert [(seat.name, seat.agent) for seat in table.match.seats] == [
        ("Ann", "person"),
        ("Random 2", "random"),
        ("Eva", "random"),
        ("Bob", "person"),
    ]


def test_play_without_seats_opens_the_start_screen_with_what_was_said(table: Table) -> None:
    assert run(["play", "--seed", "5"]) == 0
    assert table.match is None
    assert table.given["setup"] == Setup.of("paris", 5)


def test_play_goes_on_with_a_saved_match(table: Table, save: Path) -> None:
    assert run(["play", "--load", str(save)]) == 0
    assert table.match is not None
    assert table.match.names == ["Ann", "Bob"]
    assert table.given["path"] == save
