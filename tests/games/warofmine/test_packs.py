"""Packs that bring scripts and notes of their own (TWM-12.6): told, described, saved, and refused if wrong."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.warofmine.tables import House

import holdfast
from holdfast.cli import run
from holdfast.core import ContentError, Match, Overrides, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.phases.flow import DAY, Flow
from holdfast.testing import checks, shows

NOTES = """\
[[note]]
id = "sewing-machine"
when = "home"
carried = false
saves = 1

[[note]]
id = "rumour"
hook = "morning"
"""
BOOK = """\
[[script]]
id = "1900"
pool = "ri-shelter-day"
do = [
    { op = "note_token", label = "sewing-machine", place = "here", charges = 2, script = 1901 },
    { op = "token_stats", color = "grey", value = 12, weight = 3 },
    { op = "note_token", label = "rumour", place = "table", trigger_roll = [1, 10], trigger_script = 1902 },
]

[[script]]
id = "1901"
pool = "linked"
do = [
    { op = "spend_charge", n = 1 },
    { op = "lower", state = "misery", n = 1, who = "choose", from = "in_shelter" },
]

[[script]]
id = "1902"
pool = "linked"
do = [
    { op = "remove_note_token", label = "rumour", if = { note = "rumour" } },
]
"""


def with_text(text: str) -> str:
    """The book, with a script that brings its text along."""
    return f'{BOOK}\n[[script]]\nid = "1903"\npool = "ri-shelter-day"\nen = {text!r}\nfr = "Rien."\n'


EN = """\
note-sewing-machine = sewing machine
    .does = Somebody mends what is torn, and feels better.
note-rumour = rumour
script-1900 = A cellar is cleared. Nobody asks for the sewing machine.
script-1901 = The treadle runs all afternoon.
script-1902 = It was not true, or not yet.
"""
FR = """\
note-sewing-machine = machine à coudre
    .does = Quelqu'un reprise ce qui est déchiré, et se sent mieux.
note-rumour = rumeur
script-1900 = On vide une cave. Personne ne réclame la machine à coudre.
script-1901 = La pédale tourne tout l'après-midi.
script-1902 = Ce n'était pas vrai, ou pas encore.
"""
REST = Flow(DAY)
MACHINE, RUMOUR = len(c.NOTES), len(c.NOTES) + 1


def pack(folder: Path, *, notes: str = NOTES, book: str = BOOK, en: str = EN, fr: str = FR) -> Path:
    files = {"pack.toml": 'name = "mine"\ngame = "warofmine"\n', "notes.toml": notes, "book.toml": book}
    for name, text in {**files, "en.ftl": en, "fr.ftl": fr}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def table(folder: Path) -> House:
    overrides = GAME.tables(pack(folder)).content.overrides
    return House(content=overrides).at(REST)


@shows("TWM-12.6")
def test_a_note_of_a_pack_is_made_used_and_gone(tmp_path: Path) -> None:
    t = table(tmp_path).who("katia", misery=2).read(1900, steps=(REST,))
    assert [note.id for note in t.state.notes.tokens] == [MACHINE, RUMOUR]
    assert t.state.notes.at(0).worth() == 12
    assert t.told(0) == [
        "A cellar is cleared. Nobody asks for the sewing machine.",
        "A note is kept: sewing machine.",
        "A note is kept: rumour.",
    ]
    assert t.told(0, "fr")[0] == "On vide une cave. Personne ne réclame la machine à coudre."
    assert "machine à coudre" in t.told(0, "fr")[1]
    t.do("use-note 1", "choose katia", "use-note 1", "choose katia")
    assert t.level("katia", "misery") == 0
    assert [note.id for note in t.state.notes.tokens] == [RUMOUR]
    assert t.told(0)[-2:] != t.told(0, "fr")[-2:]
    t.run(lambda: t.state.t.reader.hook(t.state, 1))
    assert t.state.notes.tokens == []
    assert "The note is gone: rumour." in t.told(0)


@shows("TWM-12.6")
def test_what_it_changes_while_it_lies_there(tmp_path: Path) -> None:
    t = table(tmp_path).read(1900, steps=(REST,))
    assert t.state.from_notes(t.state.t.note_saves) == 1


def test_it_is_described_in_both_languages(tmp_path: Path) -> None:
    t = table(tmp_path).read(1900, steps=(REST,))
    content = t.state.tables.content
    use = next(action for action in t.decision.actions if action.kind is c.USE_NOTE)
    english = GAME.detail(t.state, use, GAME.words("en", content))
    assert english == "sewing machine (2). Somebody mends what is torn, and feels better."
    french = GAME.detail(t.state, use, GAME.words("fr", content))
    assert french.startswith("machine à coudre (2). Quelqu'un reprise")


def labels(match: Match) -> list[int]:
    """The notes on the table by number."""
    state: Any = match.state
    return [note.id for note in state.notes.tokens]


def used_in_play(folder: Path, seed: int) -> Match | None:
    """A random match in which the machine was found and used."""
    match = Match(GAME, seats=1, seed=seed, content=folder)
    rng = Rng(seed)
    while (decision := match.state.decision) is not None:
        notes = labels(match)
        use = [action for action in decision.actions if action.kind is c.USE_NOTE and notes[action.a] == MACHINE]
        actions = use or decision.actions
        match.apply(actions[rng.below(len(actions))])
        if use:
            return match
    return None


def test_a_match_with_such_notes_is_saved_and_loaded(tmp_path: Path) -> None:
    """The save holds the pack, so that it is loaded where the folder is not."""
    folder = pack(tmp_path)
    match = next(found for seed in range(2000) if (found := used_in_play(folder, seed)) is not None)
    for path in tmp_path.iterdir():
        path.unlink()
    again = Match.load(match.save(), holdfast.game)
    assert again.state.checksum() == match.state.checksum()
    assert MACHINE in labels(again)
    assert again.state.tables.content.added["note"] == ("sewing-machine", "rumour")


@pytest.mark.parametrize("text", ["{", "{ NUMBER($day, minimumIntegerDigits: 1000000000) }", "{ nobody }", "A" * 2_501])
def test_a_text_that_came_with_a_save_never_stops_a_match(text: str) -> None:
    """Nobody has checked it: where it can't be said its id stands."""
    script = {"id": "1900", "pool": "ri-shelter-day", "en": text, "fr": text}
    content = GAME.tables(Overrides(name="broken", tables={"script": [script]})).content
    words = GAME.words("en", content)
    number = content.added["script"].index("1900")
    assert words.entry(c.SCRIPTS, number) == "1900"
    told = words.say("event-read", script=words.page("script-1900", {"day": 1}))
    assert told == ("event-read" if text.startswith("A") else "script-1900")


def test_a_pack_with_notes_keeps_what_every_game_owes(tmp_path: Path) -> None:
    owed = ("states-are-sound", "snapshots-round-trip", "matches-can-be-told", "saves-round-trip-at-every-step")
    for check in checks(GAME, seats=1, games=2, seed=3, content=pack(tmp_path)):
        if str(check).rpartition("-")[0] in owed:
            check()


def test_the_command_takes_it_for_a_good_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["content", "check", str(pack(tmp_path))]) == 0
    assert "2 × note" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"fr": FR.replace("note-rumour = rumeur\n", "")}, r"notes\.toml, line 8: .*no name 'note-rumour' in 'fr'"),
        (
            {"fr": FR.replace("    .does = Quelqu'un reprise ce qui est déchiré, et se sent mieux.\n", "")},
            r"notes\.toml, line 2: .*'note-sewing-machine' in 'fr' lacks \.does",
        ),
        ({"en": EN.replace("script-1901", "script-1900")}, r"book\.toml, line 11: .*no text 'script-1901' in 'en'"),
        (
            {"book": BOOK.replace('"rumour", place', '"rumor", place')},
            r"book\.toml, line 4: .*no note 'rumor'; known: .*",
        ),
        ({"book": BOOK.replace('note = "rumour"', 'note = "gossip"')}, r"book\.toml.*no note 'gossip'"),
        ({"notes": NOTES.replace('"home"', '"never"')}, r"notes\.toml, line 3: .*'never'"),
        ({"notes": NOTES.replace("saves = 1", 'saves = "one"')}, r"notes\.toml, line 5: .*expected a whole number"),
        ({"notes": NOTES.replace("saves", "spares")}, r"notes\.toml, line 5: .*no field spares"),
        ({"notes": NOTES.replace("sewing-machine", "Sewing machine")}, r"notes\.toml.*lower-case letters"),
        ({"notes": NOTES + '\n[[note]]\nid = "ghost"\n'}, r"notes\.toml, line 12: .*no name 'note-ghost'"),
        (
            {
                "notes": NOTES + '\n[[note]]\nid = "ghost"\n',
                "en": EN + "note-ghost = ghost\n",
                "fr": FR + "note-ghost = x\n",
            },
            r"notes\.toml, line 12: .*no note_token makes it",
        ),
        ({"book": BOOK.replace(", script = 1901", "")}, r"notes\.toml, line 3: .*no note_token gives it a script"),
        ({"notes": NOTES.replace('id = "rumour"', 'id = "sewing-machine"')}, r"notes\.toml, line 8: .*is there twice"),
        *(
            ({"book": with_text(text)}, r"book\.toml, line 26: .*'script-1903' can't be said: it calls a function")
            for text in ("{", "{ NUMBER($day) }", "{ nobody }", "A" * 2_501, "A { $day -> [one] B }")
        ),
    ],
)
def test_a_wrong_pack_is_refused_with_file_and_line(tmp_path: Path, change: dict[str, str], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(pack(tmp_path, **change))


def test_all_that_is_wrong_with_scripts_is_told_at_once(tmp_path: Path) -> None:
    wrong = BOOK.replace("trigger_script = 1902", "trigger_script = 99999")
    with pytest.raises(ContentError) as told:
        GAME.tables(pack(tmp_path, book=wrong, en=EN.replace("script-1902", "script-1903")))
    said = str(told.value)
    assert all(part in said for part in ("99999", "no text 'script-1902' in 'en'"))


def test_the_command_finds_words_that_name_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["content", "check", str(pack(tmp_path, en=EN + "note-rumeur = rumour\n"))]) != 0
    said = " ".join(capsys.readouterr().err.split())
    assert "en.ftl, line 7: the game has no message 'note-rumeur' to change" in said
