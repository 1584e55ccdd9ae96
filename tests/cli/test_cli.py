"""The command: what it prints, and that bad input gets one sentence and an exit code, never a traceback."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.asking import Capture, in_process, out

import holdfast
from holdfast.cli import run
from holdfast.cli.command import COMMANDS
from holdfast.core import LANGUAGES
from holdfast.games.outlive.catalogue import EVENTS
from holdfast.table import Setup

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
        (["play"], ["Usage : holdfast play [OPTIONS] [ARGUMENTS]", "  JEU  Quel jeu", "Le numéro de la donne"]),
        (["simulate"], ["Combien de parties. (1000 par défaut)", "(random par défaut)"]),
        (["content"], ["holdfast content COMMANDE [OPTIONS] JEU", "  check ", "Vérifier un pack"]),
        (["content", "check"], ["holdfast content check [OPTIONS] DOSSIER", "Le dossier du pack."]),
        (["rules"], ["NUMÉRO", "Seulement les règles avec ce mot."]),
        (["replay"], ["holdfast replay [OPTIONS] FICHIER", "par défaut tout."]),
        (["games"], ["Les jeux qui sont là."]),
        (["scripts", "read"], ["holdfast scripts read [OPTIONS] NOM", "  NOM  "]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_help_speaks_french(arguments: list[str], said: list[str], capsys: Capture) -> None:
    text = out(capsys, *arguments, "--lang", "fr", "--help").replace("\N{NO-BREAK SPACE}", " ")
    for part in said:
        assert part in text
    assert not re.search(r"\b(the|which|Usage:|Commands|default)\b", text)


SCRIPTS = ["scripts check", "scripts graph", "scripts read", "scripts met"]


@pytest.mark.parametrize("command", ["", *COMMANDS, "content check", *SCRIPTS])
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
        "'multiprocessing', 'holdfast.games.paris', 'holdfast.games.outlive', 'holdfast.games.warofmine') "
        "if name in sys.modules])"
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
    assert out(capsys, "rules", "paris", word, "--lang", lang) == text


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


# Replay


@pytest.mark.parametrize(
    ("lang", "seats"), [("en", "Ann (human), Bob (by chance)"), ("fr", "Ann (humain), Bob (au hasard)")]
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
        (["simulate", "paris", "--agents", "random", "random"], "2 agents do not fit 4 seats"),
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
        (["tournament", "paris", "--agents", "random", "random"], "named twice"),
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
        (["rules", "paris", "x1"], "paris n'a pas de règle 'x1'"),
        (["rules", "paris", "xyz"], "Aucune règle de paris ne contient 'xyz' en français."),
        (["rules", "paris", "--search", "xyz"], "Aucune règle de paris ne contient 'xyz' en français."),
        (["replay", "/nowhere"], "/nowhere : il n'y a ni fichier"),
        (["play", "paris", "--seats", "9"], "paris a 2 à 4 sièges, pas 9."),
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
        ("Ordinateur 2", "normal"),
        ("Ordinateur 3", "normal"),
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
