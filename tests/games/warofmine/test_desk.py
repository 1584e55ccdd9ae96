"""The editor's desk counts the book and finds what an editor would send back."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.warofmine.tables import BOOK

from holdfast.core import Content
from holdfast.games.warofmine.desk.book import Book, Text, leads, texts
from holdfast.games.warofmine.desk.check import Report, check
from holdfast.games.warofmine.desk.graph import graph
from holdfast.games.warofmine.desk.walk import page, reached, read, sums
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.script.terms import THEMES
from holdfast.registry import game

WORDS = Path(game("warofmine").folder) / "desk" / "words"
EXAMPLE = Path(__file__).parents[3] / "docs" / "sample" / "post"


@pytest.fixture(scope="module")
def book() -> Book:
    return Book(GAME.tables().content)


@pytest.fixture(scope="module")
def report(book: Book) -> Report:
    return check(book, WORDS)


def pack(tmp_path: Path, script: str) -> Content:
    (tmp_path / "pack.toml").write_text('game = "warofmine"\nname = "draft"\n', encoding="utf-8")
    (tmp_path / "book.toml").write_text(script, encoding="utf-8")
    content: Content = GAME.tables(tmp_path).content
    return content


DRAFT = """
[[script]]
id = "draft-door"
pool = "ri-other"
title.en = "A door"
title.fr = "Une porte"
en = "A door that nobody had seen befour stands open, and behind it lies a corpse."
fr = "Une porte que personne n'avait vue est ouverte! Derriere, un cadavre."
[[script.option]]
en = "Go in"
fr = "Entrer"
then.en = "There is nothing in it but the cold and a chair with three legs."
then.fr = "Il n'y a rien que le froid et une chaise a trois pieds."
do = [{ op = "later", script = "draft-chair", days = [1, 2], at = "morning" }]
[[script.option]]
en = "Close it"
fr = "La fermer"
then.en = "It does not close. It has not closed for years, says the hinge, loudly."
then.fr = "Elle ne ferme pas. Elle ne ferme plus depuis des annees, dit le gond."

[[script]]
id = "draft-chair"
pool = "linked"
title.en = "The chair"
title.fr = "La chaise"
en = "The chair with three legs stands before our door. Somebody has carried it here in the night and gone again."
fr = "La chaise a trois pieds est devant notre porte. Quelqu'un l'a apportee dans la nuit, puis est reparti."
"""


def test_the_book_has_the_size_that_it_promises(report: Report) -> None:
    assert min(report.scenes.values()) >= 800
    assert min(report.words.values()) >= 50_000
    assert len(report.arcs) >= 12
    assert report.with_choices >= 400


def test_nothing_in_the_book_is_untold_unreachable_or_in_one_language(report: Report) -> None:
    kinds = {remark.kind for remark in report.remarks}
    assert kinds <= {"repeated"}, [remark for remark in report.remarks if remark.kind != "repeated"]
    assert report.scenes["en"] == report.scenes["fr"]


def test_every_theme_that_may_be_left_out_occurs(report: Report) -> None:
    assert set(report.themes) == set(THEMES)
    assert min(report.themes.values()) >= 10


def test_every_word_of_the_book_is_in_a_word_list(report: Report) -> None:
    assert [remark for remark in report.remarks if remark.kind == "spelling"] == []


def test_a_draft_is_sent_back_with_what_is_wrong(tmp_path: Path) -> None:
    remarks = check(Book(pack(tmp_path, DRAFT)), WORDS).remarks
    found = {(remark.kind, remark.text) for remark in remarks if remark.script.startswith("draft")}
    assert ("spelling", "befour") in found
    assert ("theme", "«corpse», but no theme") in found
    assert any(kind == "typography" for kind, _ in found)
    assert any(kind == "length" for kind, _ in found)


def test_a_name_may_begin_with_a_vowel(tmp_path: Path) -> None:
    """« qu'Anton », « d'Emira »: French turns the sentence so that no name stands there."""
    drafts = [
        draft("que", "A door.").replace("Voici que.", "Le seau que { $this } porte est à moi."),
        draft("qui", "A lamp.").replace("Voici qui.", "C'est { $this } qui porte le seau."),
    ]
    remarks = check(Book(pack(tmp_path, "".join(drafts)))).remarks
    found = [remark for remark in remarks if remark.kind == "typography" and remark.script.startswith("draft")]
    assert [(remark.script, remark.where) for remark in found] == [("draft-que", "scene, fr")]
    assert "«que { $this }»" in found[0].text


def test_without_a_dictionary_the_report_says_that_spelling_was_not_checked(
    book: Book, report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert report.unchecked == []
    monkeypatch.setattr("holdfast.games.warofmine.desk.check.find_spec", lambda _: None)
    assert check(book, WORDS).unchecked == ["spelling"]


def test_an_arc_that_just_stops_is_a_dead_end(tmp_path: Path) -> None:
    """Whoever closes the door ends it at the beginning; in the middle something must follow, or be told at the end."""
    arc = DRAFT.replace('pool = "ri-other"', 'pool = "ri-other"\narc = "draft"').replace(
        'pool = "linked"', 'pool = "linked"\narc = "draft"'
    )
    chair = """
[[script.option]]
en = "Sit down"
fr = "S'asseoir"
then.en = "It has three legs. One learns to lean."
then.fr = "Elle a trois pieds. On apprend à pencher."
[[script.option]]
en = "Burn it"
fr = "La brûler"
then.en = "It burns as chairs do, from the seat."
then.fr = "Elle brûle comme les chaises, par le siège."
do = [{ op = "epilogue_note", script = "draft-after" }]
[[script]]
id = "draft-after"
pool = "epilogue-note"
arc = "draft"
title.en = "Ash"
title.fr = "Cendre"
en = "Under the stove there is a screw that fits nothing."
fr = "Sous le poêle, il y a une vis qui ne va à rien."
"""
    found = [remark for remark in check(Book(pack(tmp_path, arc + chair))).remarks if remark.kind == "dead-end"]
    assert [(remark.script, remark.where) for remark in found] == [("draft-chair", "option 1")]


def test_a_text_is_as_long_as_it_is_read(tmp_path: Path) -> None:
    """Of what depends on something one half is told."""
    half = " ".join(["word"] * 40)
    long = DRAFT.replace("It does not close.", f"{{ $day -> [1] {half} *[other] {half} }}")
    found = [remark for remark in check(Book(pack(tmp_path, long))).remarks if remark.kind == "length"]
    assert "then 2, en" not in [remark.where for remark in found if remark.script == "draft-door"]


def draft(name: str, said: str, more: str = "") -> str:
    return f"""
[[script]]
id = "draft-{name}"
pool = "ri-other"
title.en = "{name}"
title.fr = "{name}"
en = "{said}"
fr = "Voici {name}."
{more}
"""


def test_a_phrase_of_two_scripts_is_told_once_and_grammar_and_echoes_are_not(tmp_path: Path) -> None:
    phrase, grammar, echo = (
        "eleven brass hinges in wet newspaper",
        "and we are all of them in the",
        "nine spoons for the old judge",
    )
    later = 'do = [{ op = "later", script = "draft-echo", days = [1, 1], at = "morning" }]'
    drafts = [
        draft("one", f"We carry {phrase} from Tuesday."),
        draft("two", f"They want {phrase} from Tuesday, says Mr Voss."),
        draft("three", f"Hinges {grammar} barrel."),
        draft("four", f"Spoons {grammar} cistern."),
        draft("voice", f"We have {echo}.", later),
        draft("echo", f"Here are {echo}."),
    ]
    remarks = check(Book(pack(tmp_path, "".join(drafts)))).remarks
    found = [remark.text for remark in remarks if remark.kind == "repeated" and remark.script.startswith("draft")]
    assert found == [f"«{phrase} from tuesday» also in draft-two"]


def test_what_leads_from_a_script_to_another_is_found(tmp_path: Path) -> None:
    draft = Book(pack(tmp_path, DRAFT))
    (lead,) = leads(draft.scripts["draft-door"])
    assert (lead.to, lead.way, lead.where, lead.wait) == ("draft-chair", "later", "1", "1–2")
    assert {text.part for text in texts(draft.scripts["draft-door"])} == {
        "scene", "title", "option 1", "option 2", "then 1", "then 2"
    }  # fmt: skip


def test_a_picture_shows_the_chain(tmp_path: Path) -> None:
    picture = graph(Book(pack(tmp_path, DRAFT)), ["draft-door"], "fr")
    assert picture.startswith("<svg")
    assert picture.index("Une porte") > 0
    assert "La chaise" in picture
    assert "+1–2 j" in picture


def test_options_that_lead_to_the_same_script_share_a_line_and_labels_do_not_cover_each_other() -> None:
    picture = graph(Book(GAME.tables(EXAMPLE).content), ["post"], "en")
    assert picture.count("<path") == 1
    assert "1, 2.2 +2–3 d" in picture


def test_no_two_labels_of_a_picture_stand_in_one_place(book: Book) -> None:
    for arc in book.arcs:
        picture = graph(book, [script.id for script in book.arcs[arc]], "en")
        places = re.findall(r'<text x="(\d+)" y="(-?\d+)" font-size="10"[^>]*>[^<]', picture)
        assert len(places) == len(set(places)), arc


def test_a_title_that_does_not_fit_into_its_box_is_cut_with_a_sign(tmp_path: Path) -> None:
    long = DRAFT.replace('title.en = "A door"', 'title.en = "A door that nobody has closed since the summer"')
    picture = graph(Book(pack(tmp_path, long)), ["draft-door"], "en")
    assert ">A door that nobody has clos…<" in picture
    assert ">The chair<" in picture


def test_a_script_is_read_as_a_page_with_its_ways_on(tmp_path: Path) -> None:
    draft = Book(pack(tmp_path, DRAFT))
    found = page(draft, "draft-door", "en")
    assert (found.title, found.options) == ("A door", ["Go in", "Close it"])
    assert found.told[1][0].startswith("It does not close.")
    assert [lead.to for lead in reached(found, 0)] == ["draft-chair"]
    assert list(reached(found, 1)) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_can_be_read_with_its_price_and_with_what_comes_of_each_text(book: Book, lang: str) -> None:
    tables, words = GAME.tables(), GAME.words(lang)
    for script in book.scripts:
        found = page(book, script, lang)
        _, options = sums(tables, found, words)
        assert [len(one.does) for one in options] == [max(1, len(told)) for told in found.told], script


def test_the_worked_example_of_the_page_is_a_pack_with_nothing_to_mend() -> None:
    example = Book(GAME.tables(EXAMPLE).content)
    assert [remark for remark in check(example, WORDS).remarks if remark.script.startswith("post")] == []
    assert [lead.to for lead in reached(page(example, "post", "fr"), 0)] == ["post-again"]


def test_a_script_that_two_options_lead_to_is_one_way_on(book: Book) -> None:
    found = page(book, "voss-loan", "fr")
    assert [lead.to for lead in found.leads].count("voss-walnut") == 2
    assert [lead.to for lead in reached(found, None)].count("voss-walnut") == 1


@pytest.mark.parametrize(
    ("script", "ways"),
    [
        ("crack-speaks", ["1-3", "4-10"]),
        ("285", ["anton", "arica", "boris"]),
        ("1000", ["mark = open-ice", "mark = open-birth"]),
    ],
)
def test_ways_that_nobody_chooses_are_named_as_in_their_file(book: Book, script: str, ways: list[str]) -> None:
    assert page(book, script, "fr").options[: len(ways)] == ways


def test_variants_and_names_are_read_in_their_usual_form() -> None:
    assert read("We wait. { $cold -> [true] It snows. *[other] It rains. } { $this } coughs.") == (
        "We wait. It rains. … coughs."
    )
    assert read("Ici\N{NO-BREAK SPACE}: { $this }") == "Ici\N{NO-BREAK SPACE}: …"
    assert Text("x", "scene", "en", "{ $this } and { $cold -> [true] snow *[other] rain }").words[1:] == [
        "and", "snow", "rain"
    ]  # fmt: skip


@pytest.mark.parametrize("entry", [entry for entry in BOOK if "option" in entry], ids=lambda entry: entry["id"])
def test_time_that_an_option_takes_is_told_before_it_is_chosen(entry: dict[str, Any]) -> None:
    for option in entry["option"]:
        takes = [op for op in option.get("do", []) if op["op"] == "return_exploration"]
        chosen = option.get("kind", "choice") == "choice"
        assert not (takes and chosen) or "return" in option["en"]
