"""The rule book: numbered statements in two languages, and what is wrong with a book that is not one."""

from pathlib import Path

import embers
import pytest

from holdfast import HoldfastError, registry
from holdfast.core import LANGUAGES, Game, RuleBook

BOOK = embers.GAME.rules
CHAPTER = '[[chapter]]\nid = "X-1"\nen = "One"\nfr = "Un"\n'
RULE = (
    '[[rule]]\nid = "X-1.1"\npage = 2\ntitle = { en = "So", fr = "Ainsi" }\nen = "It is so."\nfr = "Il en est ainsi."\n'
)


def book(folder: Path, text: str) -> RuleBook:
    path = folder / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return RuleBook.read(path)


def test_a_rule_is_found_by_its_number() -> None:
    rule = BOOK["EMB-2.3"]
    assert (rule.chapter, rule.page, rule.ruling) == ("EMB-2", 1, "")
    assert (rule.title.text("en"), rule.title.text("fr")) == ("Heat of a card", "La chaleur d'une carte")
    assert rule.text("en").startswith("A card adds")
    assert rule.text("fr").startswith("Une carte ajoute")
    assert "EMB-2.3" in BOOK
    assert "EMB-9.9" not in BOOK


def test_a_number_that_is_no_rule_gets_an_example() -> None:
    with pytest.raises(HoldfastError, match=r"There is no rule 'PNE-1.1'; rules are numbered like EMB-1\.1"):
        BOOK["PNE-1.1"]


def test_rules_come_in_the_order_of_the_book() -> None:
    assert [rule.id for rule in BOOK][:3] == ["EMB-1.1", "EMB-1.2", "EMB-2.1"]
    assert [rule.id for rule in BOOK.of_chapter("EMB-3")] == ["EMB-3.1", "EMB-3.2"]
    assert [chapter.text("fr") for chapter in BOOK.chapters] == ["Mise en place", "Une nuit", "La fin"]


def test_rules_are_searched_in_the_language_and_by_number() -> None:
    assert [rule.id for rule in BOOK.search("WIND", "en")] == ["EMB-2.4"]
    assert [rule.id for rule in BOOK.search("vent", "fr")] == ["EMB-2.4"]
    assert BOOK.search("vent", "en") == []
    assert [rule.id for rule in BOOK.search("chaleur", "fr")] == ["EMB-1.2", "EMB-2.3", "EMB-2.4", "EMB-3.1", "EMB-3.2"]
    assert [rule.id for rule in BOOK.search("scores", "en")] == ["EMB-3.1", "EMB-3.2"]
    assert [rule.id for rule in BOOK.search("gone out", "en")] == ["EMB-3.1"], "in its title"
    assert [rule.id for rule in BOOK.search("emb-3.1", "fr")] == ["EMB-3.1"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (CHAPTER + RULE + RULE, "X-1.1 is there twice"),
        (CHAPTER + RULE.replace("X-1.1", "X-2.1"), "X-2.1 .* belongs to no chapter"),
        (CHAPTER + RULE.replace("page = 2", 'page = "two"'), "Expected `int`, got `str`"),
        (CHAPTER + RULE + 'de = "So ist es."\n', "unknown field `de`"),
        (CHAPTER + RULE.replace('fr = "Il en est ainsi."\n', ""), "missing required field `fr`"),
        (CHAPTER + RULE.replace('title = { en = "So", fr = "Ainsi" }\n', ""), "missing required field `title`"),
        (CHAPTER + RULE.replace(', fr = "Ainsi"', ""), "missing required field `fr`"),
        (RULE, "missing required field `chapter`"),
        (CHAPTER + "[[rule", "not TOML|at end of document"),
    ],
)
def test_a_book_that_is_not_one_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match=sentence) as refused:
        book(tmp_path, text)
    assert "rules.toml" in str(refused.value)


@pytest.mark.parametrize("game", [*map(registry.game, registry.games()), embers.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_short_and_tell_the_rules_of_a_chapter_apart(game: Game, lang: str) -> None:
    for chapter in game.rules.chapters:
        titles = [rule.title.text(lang) for rule in game.rules.of_chapter(chapter.id)]
        assert len(set(titles)) == len(titles), chapter.id
        assert all(2 < len(title) <= 48 and not title.endswith(".") for title in titles), chapter.id
