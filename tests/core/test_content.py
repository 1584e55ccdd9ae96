"""Content packs: good ones change a game, bad ones are refused with file, line and what was expected."""

import os
import pickle
import re
import weakref
from contextlib import suppress
from pathlib import Path

import embers
import pytest
from hypothesis import given
from hypothesis import strategies as st

import holdfast
from holdfast.core import ContentError, Overrides, Rng
from holdfast.core.content import MOST_BYTES, NO_OVERRIDES, read_content
from holdfast.core.game import KEPT_PACKS
from holdfast.core.packs import read_overrides
from holdfast.testing import Table, checks
from holdfast.testing.play import playout

GAME = embers.GAME
PARIS = holdfast.game("paris")
HEAD = 'name = "my-box"\ngame = "embers"\n'


def pack(folder: Path, **files: str) -> Path:
    """A pack folder; `fuels` stands for the file fuels.toml, `fr_ftl` for fr.ftl."""
    (folder / "pack.toml").write_text(files.pop("head", HEAD), encoding="utf-8")
    for name, text in files.items():
        file = name.replace("_", ".") if name.endswith("_ftl") else f"{name}.toml"
        (folder / file).write_text(text, encoding="utf-8")
    return folder


# Good packs


def test_a_pack_changes_values_by_id(tmp_path: Path) -> None:
    folder = pack(tmp_path, fuels='[[fuel]]\nid = "coal"\nheat = 5\n')
    tables = GAME.tables(folder)
    assert tables.heat == [1, 2, 5]
    assert tables.cards == GAME.tables().cards
    assert tables.content.name == "my-box"


def test_a_pack_can_be_played_and_saved(tmp_path: Path) -> None:
    table = Table(GAME, content=pack(tmp_path, rest='[[constant]]\nid = "hand"\nvalue = 3\n'))
    assert len(table.state.hands[0]) == 4
    table.play_out()
    assert table.sound()


def test_a_pack_conforms_like_the_base_game(tmp_path: Path) -> None:
    folder = pack(tmp_path, rest='[[constant]]\nid = "wind"\nvalue = 2\n')
    for check in checks(GAME, seats=2, games=1, content=folder):
        check()


def test_a_pack_adds_to_tables_that_are_open(tmp_path: Path) -> None:
    more = '[[fuel]]\nid = "peat"\ncards = 2\nheat = 1\n\n[[fuel]]\nid = "coal"\ncards = 7\n'
    overrides = read_overrides(pack(tmp_path, fuels=more), GAME.id)
    content = read_content(GAME.folder / "content", GAME.schema, overrides, frozenset({"fuel"}))
    assert content.added == {"fuel": ("peat",)}
    assert [entry.id for entry in content.entries["fuel"]][-1] == "peat"
    with pytest.raises(ContentError, match="it adds none"):
        read_content(GAME.folder / "content", GAME.schema, overrides)


def test_what_a_pack_says_comes_from_the_box_and_is_no_longer_assumed(tmp_path: Path) -> None:
    folder = pack(tmp_path, fuels='[[fuel]]\nid = "coal"\ncards = 7\n')
    coal = GAME.tables(folder).content.table("fuel", embers.Fuel)[2]
    assert (coal.id, coal.source, coal.assumed) == ("coal", "box", [])
    base = GAME.tables().content.table("fuel", embers.Fuel)[2]
    assert (base.source, base.why != "") == ("assumed", True)


def test_fields_that_a_pack_leaves_alone_stay_assumed(tmp_path: Path) -> None:
    base = tmp_path / "base"
    base.mkdir()
    (base / "fuels.toml").write_text(
        '[[fuel]]\nid = "twig"\nheat = 1\ncards = 2\nsource = "rulebook"\nassumed = ["heat", "cards"]\n'
    )
    overrides = Overrides(name="my-box", tables={"fuel": [{"id": "twig", "heat": 2}]})
    twig = read_content(base, {"fuel": embers.Fuel}, overrides).entries["fuel"][0]
    assert twig.assumed == ["cards"]


def test_a_pack_renames_things(tmp_path: Path) -> None:
    folder = pack(tmp_path, en_ftl="fuel-coal = briquette\n    .a = a briquette\n    .the = the briquette\n")
    content = GAME.tables(folder).content
    assert GAME.words("en", content).action(embers.FEED[2]) == "Feed the briquette to the fire"
    assert GAME.words("en").action(embers.FEED[2]) == "Feed the coal to the fire"
    assert GAME.words("fr", content).action(embers.FEED[2]) == "Donner le charbon au feu"


def test_packs_of_one_name_are_told_apart_by_their_checksum(tmp_path: Path) -> None:
    one = read_overrides(pack(tmp_path, fuels='[[fuel]]\nid = "coal"\nheat = 5\n'), "embers")
    two = read_overrides(pack(tmp_path, fuels='[[fuel]]\nid = "coal"\nheat = 6\n'), "embers")
    assert one != two
    assert one.checksum != two.checksum
    assert one == Overrides(name="my-box", tables={"fuel": [{"id": "coal", "heat": 5}]})


def test_readme_and_dot_files_may_lie_in_a_pack(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("From my box.")
    (tmp_path / ".hidden").write_text("x")
    assert read_overrides(pack(tmp_path), "embers").tables == {}


def test_states_of_a_pack_travel_between_processes(tmp_path: Path) -> None:
    state = GAME.new(seats=2, seed=1, content=pack(tmp_path, fuels='[[fuel]]\nid = "coal"\nheat = 5\n'))
    copy = pickle.loads(pickle.dumps(state))
    assert (copy.t.heat, copy.checksum()) == ([1, 2, 5], state.checksum())


def test_the_base_content_has_a_name_and_is_read_once() -> None:
    assert GAME.tables().content.name == "base"
    assert GAME.tables() is GAME.tables(NO_OVERRIDES)


# Bad packs: each story is a file, and the sentence that answers it

BAD = {
    "wrong type": (
        '[[fuel]]\nid = "coal"\n\nheat = "hot"\n',
        r"fuels\.toml, line 4: \[\[fuel\]\] 'coal': heat: expected a whole number, got a text in quotes\.",
    ),
    "unknown field": (
        '[[fuel]]\nid = "coal"\nsmoke = 3\n',
        r"fuels\.toml, line 3: .*'coal': there is no field smoke; known fields: id, .*why, heat, cards\.",
    ),
    "unknown id": (
        '[[fuel]]\nid = "coal"\n\n[[fuel]]\nid = "peat"\nheat = 2\n',
        r"fuels\.toml, line 5: .*'peat': .*has no entry with this id.*Known ids: twig, log, coal",
    ),
    "no id": ("[[fuel]]\nheat = 2\n", r"fuels\.toml, line 1: this \[\[fuel\]\] has no id"),
    "id is a number": ("[[fuel]]\nid = 3\n", r"fuels\.toml, line 2: this \[\[fuel\]\] has no id"),
    "the same id twice": (
        '[[fuel]]\nid = "coal"\nheat = 2\n\n[[fuel]]\nid = "coal"\nheat = 3\n',
        r"fuels\.toml, line 6: .*'coal': it is there twice",
    ),
    "unknown table": (
        '[[wood]]\nid = "oak"\n',
        r"fuels\.toml, line 1: no table is called 'wood'; known tables: constant, fuel",
    ),
    "one table instead of a list": (
        '[fuel]\nid = "coal"\n',
        r"fuels\.toml, line 1: fuel must be a list of tables, each begun by a line \[\[fuel\]\]",
    ),
    "a bare value": ("heat = 3\n", r"fuels\.toml, line 1: heat must be a list of tables"),
    "not TOML": ('[[fuel]]\nid = "coal\n', r"fuels\.toml, line 2: this is not TOML: id = \"coal"),
    "wrong source": (
        '[[fuel]]\nid = "coal"\nsource = "hearsay"\n',
        r"fuels\.toml, line 3: .*source: 'hearsay' is not one of assumed, box, public, rulebook\.",
    ),
    "assumed is no list": (
        '[[fuel]]\nid = "coal"\nassumed = "heat"\n',
        r"fuels\.toml, line 3: .*assumed: expected a list in \[…\], got a text in quotes\.",
    ),
    "a wrong item of a list": (
        '[[fuel]]\nid = "coal"\nassumed = [1]\n',
        r"fuels\.toml, line 3: .*assumed\[0\]: expected a text in quotes, got a whole number\.",
    ),
    "breaks the game's own check": (
        '[[constant]]\nid = "nights"\nvalue = 40\n',
        r"fuels\.toml, line 3: \[\[constant\]\] 'nights': there are too few cards",
    ),
    "the wrong one of several entries": (
        '[[fuel]]\nid = "twig"\nheat = 2\n[[fuel]]\nid = "log"\nheat = 2.5\n[[fuel]]\nid = "coal"\nheat = 2\n',
        r"fuels\.toml, line 6: .*'log': heat: expected a whole number, got a decimal number\.",
    ),
}


@pytest.mark.parametrize("story", BAD)
def test_a_bad_file_is_named_with_its_line(story: str, tmp_path: Path) -> None:
    text, message = BAD[story]
    with pytest.raises(ContentError, match=message):
        GAME.new(seats=2, seed=1, content=pack(tmp_path, fuels=text))


HEADS = {
    "no name": ('game = "embers"\n', "the field name is missing"),
    "no game": ('name = "x"\n', "the field game is missing"),
    "another game": ('name = "x"\ngame = "chess"\n', "for the game 'chess', not for 'embers'"),
    "capital letters": ('name = "My Box"\ngame = "embers"\n', "lower-case letters, digits and hyphens"),
    "the name of no pack": ('name = "base"\ngame = "embers"\n', "not 'base'"),
    "a field more": (HEAD + 'author = "me"\n', "no field author"),
    "not TOML": ("name\n", "line 1: this is not TOML: name"),
}


@pytest.mark.parametrize("story", HEADS)
def test_a_bad_head_is_refused(story: str, tmp_path: Path) -> None:
    text, message = HEADS[story]
    with pytest.raises(ContentError, match=message) as refused:
        read_overrides(pack(tmp_path, head=text), "embers")
    assert "pack.toml" in str(refused.value)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no such folder"):
        GAME.new(seats=2, seed=1, content=tmp_path / "nowhere")


def test_a_folder_without_a_head_says_what_to_write(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r'pack\.toml: this file is missing; .*game = "embers"'):
        read_overrides(tmp_path, "embers")


def test_a_file_that_belongs_to_no_pack(tmp_path: Path) -> None:
    (pack(tmp_path) / "fuels.json").write_text("{}")
    with pytest.raises(ContentError, match=r"fuels\.json: a pack may hold \.toml files, en\.ftl and fr\.ftl"):
        read_overrides(tmp_path, "embers")


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    (pack(tmp_path) / "fuels.toml").mkdir()
    with pytest.raises(ContentError, match=r"fuels\.toml"):
        read_overrides(tmp_path, "embers")


def test_the_entries_of_a_table_stand_in_as_many_files_as_one_likes(tmp_path: Path) -> None:
    one, two = '[[fuel]]\nid = "coal"\nheat = 5\n', '\n[[fuel]]\nid = "twig"\nheat = 3\n'
    assert GAME.tables(pack(tmp_path, one=one, two=two)).heat == [3, 2, 5]
    with pytest.raises(ContentError, match=r"two\.toml, line 4: .*'twig': heat: expected a whole number"):
        GAME.tables(pack(tmp_path, one=one, two=two.replace("3", '"hot"')))
    with pytest.raises(ContentError, match=r"two\.toml, line 2: .*'coal': it is there twice"):
        GAME.tables(pack(tmp_path, one=one, two=one))


def test_a_file_that_is_no_toml_leaves_the_lines_of_others_right(tmp_path: Path) -> None:
    folder = pack(tmp_path, one="[[fuel]]\nid = coal\n", two='\n[[fuel]]\nid = "twig"\nheat = "hot"\n')
    with pytest.raises(ContentError) as told:
        GAME.tables(folder)
    assert re.search(r"one\.toml, line 2", str(told.value))
    assert re.search(r"two\.toml, line 4: .*'twig': heat", str(told.value))


def test_a_game_without_a_book_has_nothing_that_a_pack_replaces(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"pack\.toml: this game has no table that a pack may replace as a whole"):
        GAME.tables(pack(tmp_path, head=f'{HEAD}replaces = ["fuel"]\n'))


@pytest.mark.parametrize("name", ["fuels.toml", "en.ftl", "pack.toml"])
def test_a_file_that_is_not_text(name: str, tmp_path: Path) -> None:
    (pack(tmp_path) / name).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ContentError, match=re.escape(name)):
        read_overrides(tmp_path, "embers")


def test_words_that_are_not_fluent_are_named(tmp_path: Path) -> None:
    folder = pack(tmp_path, en_ftl="fuel-coal briquette\n")
    with pytest.raises(ContentError, match=r"en\.ftl, line 1"):
        GAME.new(seats=2, seed=1, content=folder)


def test_an_error_in_a_pack_that_came_with_a_save_names_the_pack() -> None:
    overrides = Overrides(name="my-box", tables={"fuel": [{"id": "coal", "heat": "hot"}]})
    with pytest.raises(ContentError, match=r"my-box.*'coal': heat: expected a whole number"):
        GAME.new(seats=2, seed=1, content=overrides)


def test_the_games_own_ids_are_complete(tmp_path: Path) -> None:
    (tmp_path / "fuels.toml").write_text('[[fuel]]\nid = "twig"\nheat = 1\ncards = 2\nsource = "rulebook"\n')
    content = read_content(tmp_path, {"fuel": embers.Fuel})
    with pytest.raises(ContentError, match=r"\[\[fuel\]\] has no entry 'log'"):
        content.ordered("fuel", embers.Fuel, ("twig", "log"))
    with pytest.raises(ContentError, match=r"fuels\.toml, line 1: .*'twig': this id is not one of"):
        content.ordered("fuel", embers.Fuel, ())


# Whatever a file holds, only a sentence comes out

KEYS = st.sampled_from(["id", "heat", "cards", "source", "assumed", "why", "value", "x"])
IDS = st.sampled_from(["coal", "twig", "nights", "wind", "peat"])
VALUES = st.one_of(
    IDS.map(lambda name: f'"{name}"'),
    st.integers(-5, 1 << 70).map(str),
    st.sampled_from(["true", "1.5", "inf", "nan", "[]", "[1, 2]", "{a = 1}", "1979-05-27", '"', "'x'", "[[", ""]),
)
LINES = st.one_of(
    st.sampled_from(["[[fuel]]", "[[constant]]", "[fuel]", "[[wood]]", "[[fuel.heat]]", "[fuel.x]", ""]),
    IDS.map(lambda name: f'id = "{name}"'),
    st.tuples(KEYS, VALUES).map(" = ".join),
    st.text(max_size=12),
)


@given(st.lists(LINES, max_size=14))
def test_no_file_breaks_the_reader(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    folder = pack(tmp_path_factory.mktemp("pack"))
    (folder / "fuels.toml").write_text("\n".join(lines), encoding="utf-8", errors="surrogatepass")
    with suppress(ContentError):
        GAME.new(seats=2, seed=1, content=folder)


# Words of a pack


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("event-drew = { $seat } draws { $nope }.", "'event-drew' is not given $nope; it may use: $missions, $seat."),
        ("event-kept-one = { FOO($seat) } keeps.", "'event-kept-one' calls FOO, but texts call no functions."),
        ("event-drew = { NUMBER($missions, minimumIntegerDigits: 9) }", "'event-drew' calls NUMBER"),
        ("event-drew = { DATETIME($missions) }", "'event-drew' calls DATETIME"),
        (f"mission-01 = {'A' * 2_501}", "'mission-01' can't be said: it calls a function, refers to something"),
        (f"mission-01 = {'{ mission-02 }' * 600}\nmission-02 = {'{ mission-03 }' * 2}", "'mission-01' can't be said"),
        (f"mission-01 = {{ {'9' * 5_000} }}", "'mission-01' can't be said"),
        ("mission-01 = { nobody }", "'mission-01' refers to 'nobody', which does not exist"),
        ("event-placed = { -term } { $seat }", "'event-placed' refers to 'term', which does not exist"),
        ("mission-01 = { mission-02 }\nmission-02 = { mission-01 }", "'mission-01' refers to itself"),
        ("mission-01 = { mission-02.nope }", "'mission-01' refers to 'mission-02.nope', which does not exist"),
        ("mission-01 = { event-drew }", "'mission-01' is not given $"),
        ("equipment-bullet = { centertoken-bullet }", "'equipment-bullet' refers to itself"),
        ("event-drew = { $missions ->\n    [one] { $gone }\n   *[other] { $missions }\n}", "is not given $gone"),
    ],
)
def test_the_words_of_a_pack_say_only_what_they_are_given(tmp_path: Path, line: str, said: str) -> None:
    (tmp_path / "pack.toml").write_text('name = "worded"\ngame = "paris"\n', encoding="utf-8")
    (tmp_path / "en.ftl").write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        PARIS.tables(tmp_path)
    assert f"{tmp_path / 'en.ftl'}, line 1: " in str(raised.value)
    assert said in str(raised.value)


@pytest.mark.parametrize(
    "words",
    [
        "event-drew = { $nope }",
        "= nonsense",
        "place-tower = Tour",
        "event-drew = { NUMBER($missions, minimumIntegerDigits: 1000000000) }",
        "event-drew = { NUMBER($missions, minimumFractionDigits: -5) }",
        "event-drew = { DATETIME($missions) }",
        f"place-tower = {'A' * 2_501}\n    .at = at\n    .from = {'A' * 2_501}",
        f"event-drew = {'{ $missions }' * 2_000}",
        f"event-drew = {{ {'9' * 5_000} }}",
    ],
)
def test_words_that_came_with_a_save_never_stop_a_match(words: str) -> None:
    """Nobody has checked them: where something is missing the id stands."""
    content = Overrides(name="broken", words={"en": words})
    state = PARIS.new(seats=2, seed=1, content=content)
    spoken = PARIS.words("en", state.tables.content)
    state.log = []
    playout(state, Rng(1))
    for event in state.log:
        assert spoken.event(event, ["Ann", "Ben"])
    for action in PARIS.catalogue:
        assert spoken.action(action)


@pytest.mark.parametrize("words", ["mission-01 = A \x1b[31mB\u202e", 'mission-01 = A { "\\u001B" }[31mB'])
def test_the_words_of_a_pack_do_not_move_the_screen(words: str) -> None:
    content = PARIS.tables(Overrides(name="moving", words={"en": words})).content
    said = PARIS.words("en", content).say("mission-01")
    assert said.isprintable()
    assert said.startswith("A ")


# Files that are none


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_bytes(b'\xef\xbb\xbfname = "marked"\ngame = "paris"\n')
    assert PARIS.tables(tmp_path).content.name == "marked"


@pytest.mark.parametrize("deep", ["[" * 50_000, "{a=" * 20_000])
def test_nested_toml_is_a_sentence(tmp_path: Path, deep: str) -> None:
    (tmp_path / "pack.toml").write_text(f'name = "deep"\ngame = "paris"\nx = {deep}', encoding="utf-8")
    with pytest.raises(ContentError, match="nested too deeply"):
        PARIS.tables(tmp_path)


def test_pipes_devices_and_huge_files_are_refused_before_they_are_read(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "odd"\ngame = "paris"\n', encoding="utf-8")
    os.mkfifo(tmp_path / "buildings.toml")
    (tmp_path / "missions.toml").symlink_to("/dev/zero")
    with (tmp_path / "events.toml").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(ContentError) as raised:
        PARIS.tables(tmp_path)
    assert str(raised.value).count("a pipe or a device, not a file") == 2
    assert "larger than 32 MB" in str(raised.value)


def test_of_very_many_errors_a_hundred_are_told(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "many"\ngame = "paris"\n', encoding="utf-8")
    entries = [f'[[building]]\nid = "z-{number}"\n' for number in range(3000)]
    (tmp_path / "buildings.toml").write_text("".join(entries), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        PARIS.tables(tmp_path)
    lines = str(raised.value).splitlines()
    assert len(lines) == 101
    assert lines[99].startswith(f"{tmp_path / 'buildings.toml'}, line 200: ")
    assert lines[100] == "… and 2900 more."
    assert raised.value.say("fr").splitlines()[100] == "… et 2900 de plus."


def test_what_many_packs_say_does_not_fill_the_memory() -> None:
    def words(heat: int) -> object:
        overrides = Overrides(name="hot", tables={"fuel": [{"id": "coal", "heat": heat}]})
        return GAME.words("en", GAME.tables(overrides).content)

    first = weakref.ref(words(1))
    assert first() is words(1)
    for heat in range(2, 3 * KEPT_PACKS):
        words(heat)
    assert first() is None
