"""`holdfast content check`: good packs are described, bad ones refused with file, line and what was
expected."""

import re
from pathlib import Path

import pytest

import holdfast
from holdfast.cli import run

Capture = pytest.CaptureFixture[str]
HEAD = 'name = "my-box"\ngame = "paris"\n'
PAGE = Path(__file__).resolve().parents[2] / "docs" / "content-packs.md"


def make(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def pack_of_the_docs() -> dict[str, str]:
    """The worked example of the page on content packs."""
    found = re.findall(r"^\*\*([\w.]+)\*\*\n\n```\w+\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    return dict(found)


def test_the_worked_example_of_the_docs_is_a_good_pack(tmp_path: Path, capsys: Capture) -> None:
    files = pack_of_the_docs()
    assert set(files) == {"pack.toml", "buildings.toml", "en.ftl", "fr.ftl"}
    folder = make(tmp_path, files)
    assert run(["content", "check", str(folder)]) == 0
    text = capsys.readouterr().out
    assert "good pack for paris: my-box, checksum " in text
    assert "2 × building" in text
    game = holdfast.game("paris")
    state = game.new(seats=3, seed=7, content=folder)
    content = state.tables.content
    by_id = {entry.id: entry for entry in content.entries["building"]}
    assert by_id["t-01"].survivors == {"tinkerer": 2}
    assert (by_id["t-01"].source, by_id["t-02"].source) == ("box", "assumed")
    assert game.words("en", content).say("building-t-01") == "Handcart"
    assert game.words("fr", content).say("building-t-01", "the") == "la Charrette à bras"
    assert run(["content", "paris", "--content", str(folder), "--table", "building"]) == 0
    assert "Handcart" in capsys.readouterr().out


def test_the_scripts_and_notes_of_the_docs_are_a_good_pack_as_they_stand(tmp_path: Path, capsys: Capture) -> None:
    blocks = re.findall(r"^```\w+\n# ([\w.]+)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert [name for name, _ in blocks] == ["book.toml", "notes.toml", "en.ftl", "fr.ftl"]
    folder = make(tmp_path, {"pack.toml": 'name = "my-box"\ngame = "warofmine"\n', **dict(blocks)})
    assert run(["content", "check", str(folder)]) == 0
    assert "changes 2 × script, 1 × note, en.ftl, fr.ftl." in capsys.readouterr().out


def test_a_pack_may_change_nothing_yet(tmp_path: Path, capsys: Capture) -> None:
    assert run(["content", "check", str(make(tmp_path, {"pack.toml": HEAD, "README.md": "mine"}))]) == 0
    assert "changes nothing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "pack.toml: this file is missing"),
        ({"pack.toml": ""}, "pack.toml: "),
        ({"pack.toml": 'name = "x"'}, "the field game is missing"),
        ({"pack.toml": 'game = "paris"'}, "the field name is missing"),
        ({"pack.toml": 'name = "x"\ngame = "chess"'}, "no game 'chess'"),
        ({"pack.toml": 'name = "x"\ngame = 3'}, "no game 3"),
        ({"pack.toml": 'name = "My Box"\ngame = "paris"'}, "lower-case letters"),
        ({"pack.toml": 'name = "base"\ngame = "paris"'}, "not 'base'"),
        ({"pack.toml": HEAD + 'author = "me"'}, "author"),
        ({"pack.toml": "name = "}, "pack.toml, line 1: this is not TOML"),
        ({"a.toml": "[[building]\n"}, "a.toml, line 1: this is not TOML"),
        ({"a.toml": "[building]\nid = 't-01'\n"}, "must be a list of tables"),
        ({"a.toml": "building = 3\n"}, "must be a list of tables"),
        ({"a.toml": "[[building]]\ncans = 1\n"}, "a.toml, line 1: this [[building]] has no id"),
        ({"a.toml": "[[building]]\nid = 7\n"}, "a.toml, line 2: this [[building]] has no id"),
        ({"a.toml": "[[dragon]]\nid = 'x'\n"}, "a.toml, line 1: no table is called 'dragon'"),
        (
            {"a.toml": "\n[[building]]\nid = 't-99'\n"},
            "a.toml, line 3: [[building]] 't-99': ",
        ),
        ({"a.toml": "[[building]]\nid = 't-01'\ncans = 'two'\n"}, "a.toml, line 3: [[building]] 't-01'"),
        ({"a.toml": "[[building]]\nid = 't-01'\ncans = -1\n"}, "a.toml, line 3"),
        ({"a.toml": "[[building]]\nid = 't-01'\ncolour = 'red'\n"}, "a.toml, line 3"),
        ({"a.toml": "[[building]]\nid = 't-01'\nsurvivors = { knight = 1 }\n"}, "a.toml, line 3"),
        ({"a.toml": "[[building]]\nid = 't-01'\nsource = 'rumour'\n"}, "a.toml, line 3"),
        ({"a.toml": "[[building]]\nid = 't-01'\npower = 'flying'\n"}, "a.toml, line "),
        (
            {"a.toml": "[[building]]\nid = 't-01'\n\n[[building]]\nid = 't-02'\ncans = 1.5\n"},
            "a.toml, line 6: [[building]] 't-02'",
        ),
        (
            {"a.toml": "[[building]]\nid='t-01'\n", "b.toml": "[[building]]\nid='t-01'\n"},
            "b.toml, line 2: [[building]] 't-01'",
        ),
        ({"notes.txt": "hello"}, "notes.txt: a pack may hold .toml files"),
        ({"de.ftl": "x = y\n"}, "de.ftl"),
        ({"en.ftl": "this is not fluent\n"}, "en.ftl, line 1: this is not Fluent"),
        ({"en.ftl": "mission-01 = A\n\nbuilding-t-99 = B\n"}, "en.ftl, line 3: the game has no message"),
        ({"fr.ftl": "\nbuilding-t-01 = A\n"}, "fr.ftl, line 2: the message 'building-t-01' also needs its forms .the"),
    ],
)
def test_a_bad_pack_is_refused_with_file_and_line(
    files: dict[str, str], said: str, tmp_path: Path, capsys: Capture
) -> None:
    head = {} if not files or "pack.toml" in files else {"pack.toml": HEAD}
    assert run(["content", "check", str(make(tmp_path, {**head, **files}))]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_a_file_that_is_no_text(tmp_path: Path, capsys: Capture) -> None:
    make(tmp_path, {"pack.toml": HEAD})
    for name in ("a.toml", "en.ftl"):
        (tmp_path / name).write_bytes(b"\xff\xfe\x00")
        assert run(["content", "check", str(tmp_path)]) == 1
        assert name in capsys.readouterr().err
        (tmp_path / name).unlink()


WRONG = """[[building]]
id = "t-01"
type = "wizard"
cans = "two"
colour = "red"

[[building]]
id = "t-99"

[[dragon]]
id = "x"
"""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "a.toml, line 3: [[building]] 't-01': type: 'wizard' is not one of brawler, farmer, healer, ",
                "a.toml, line 4: [[building]] 't-01': cans: expected a whole number, got a text in quotes.",
                "a.toml, line 5: [[building]] 't-01': there is no field colour; known fields: id, source, ",
                "a.toml, line 8: [[building]] 't-99': ",
                "a.toml, line 10: no table is called 'dragon'",
                "b.toml, line 1: this is not TOML: [[mission]",
                "en.ftl, line 1: the game has no message 'building-t-99' to change.",
            ],
        ),
        (
            "fr",
            [
                "a.toml, ligne 3 : [[building]] 't-01' : type : 'wizard' n'est pas l'une de ces valeurs : brawler, ",
                "a.toml, ligne 4 : [[building]] 't-01' : cans : on attendait un nombre entier, pas un texte",
                "a.toml, ligne 5 : [[building]] 't-01' : il n'y a pas de champ colour ; les champs connus : id, ",
                "a.toml, ligne 8 : [[building]] 't-99' : ",
                "a.toml, ligne 10 : aucune table ne s'appelle 'dragon'",
                "b.toml, ligne 1 : ce n'est pas du TOML : [[mission]",
                "en.ftl, ligne 1 : le jeu n'a pas de message 'building-t-99' à changer.",
            ],
        ),
    ],
)
def test_all_that_is_wrong_is_told_at_once_line_by_line(
    lang: str, said: list[str], tmp_path: Path, capsys: Capture
) -> None:
    files = {"pack.toml": HEAD, "a.toml": WRONG, "b.toml": "[[mission]\n", "en.ftl": "building-t-99 = B\n"}
    assert run(["content", "check", str(make(tmp_path, files)), "--lang", lang]) == 1
    told = capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert len(told) == len(said)
    for line, part in zip(told, said, strict=True):
        assert line.startswith("holdfast: ")
        assert part in line


@pytest.mark.parametrize(
    ("game", "text", "en", "fr"),
    [
        (
            "paris",
            "[[building]]\nid = 'b-01'\ntype = 'sage'\n\n[[building]]\nid = 'b-02'\ntype = 'sage'\n",
            ["a building stays in its deck.", "a building stays in its deck."],
            ["un aménagement reste dans sa pioche.", "un aménagement reste dans sa pioche."],
        ),
        (
            "outlive",
            "[[room]]\nid = 'nursery'\nspaces = 0\n\n[[spot]]\nid = 'spot-4'\nstrength = 3\n",
            ["a room has at least one space.", "two spaces have strength 3."],
            ["une salle a au moins un emplacement.", "deux emplacements ont la force 3."],
        ),
        (
            "warofmine",
            "[[script]]\nid = '1900'\npool = 'ri-shelter-day'\ndo = [{ op = 'gain' }]\n",
            [*["there is no text 'script-1900' in"] * 2, "gain takes either items or one_of."],
            [*["il n'y a pas de texte 'script-1900' en"] * 2, "gain prend soit items, soit one_of."],
        ),
    ],
)
def test_a_game_s_own_checks_speak_both_languages_and_tell_everything(
    game: str, text: str, en: list[str], fr: list[str], tmp_path: Path, capsys: Capture
) -> None:
    folder = make(tmp_path, {"pack.toml": HEAD.replace("paris", game), "a.toml": text})
    for lang, said in (("en", en), ("fr", fr)):
        assert run(["content", "check", str(folder), "--lang", lang]) == 1
        told = capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ").splitlines()
        assert len(told) == len(said)
        assert all(part in line for part, line in zip(said, told, strict=True))


def test_a_good_pack_is_described_in_french(tmp_path: Path, capsys: Capture) -> None:
    assert run(["content", "check", str(make(tmp_path, {"pack.toml": HEAD})), "--lang", "fr"]) == 0
    assert "est un bon pack pour paris" in capsys.readouterr().out


def test_the_words_of_a_pack_are_checked_wherever_it_is_played(tmp_path: Path) -> None:
    folder = make(tmp_path, {"pack.toml": HEAD, "en.ftl": "building-t-99 = B\n"})
    with pytest.raises(holdfast.HoldfastError, match="no message 'building-t-99'"):
        holdfast.game("paris").new(seats=2, seed=1, content=folder)
