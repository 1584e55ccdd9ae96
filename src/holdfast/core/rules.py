# mypyc: skip
"""The rule book of a game: every statement in our words, numbered, from `rules.toml`."""

import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import msgspec

from holdfast.core.errors import HoldfastError
from holdfast.core.messages import typeset


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something in both languages."""

    en: str
    fr: str

    def text(self, lang: str) -> str:
        return typeset(self.fr if lang == "fr" else self.en, lang)


class Chapter(Said, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Its text is its title."""

    id: str


class Rule(Said, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One statement. `ruling` names the ruling where the book says nothing; `page` is 0 if there is only a ruling."""

    id: str
    page: int
    title: Said
    ruling: str = ""

    @property
    def chapter(self) -> str:
        return self.id.rpartition(".")[0]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    chapter: list[Chapter]
    rule: list[Rule]


class RuleBook:
    def __init__(self, chapters: list[Chapter], rules: list[Rule]) -> None:
        self.chapters = chapters
        self.rules = {rule.id: rule for rule in rules}
        known = {chapter.id for chapter in chapters}
        seen: set[str] = set()
        for rule in rules:
            if rule.id in seen or rule.chapter not in known:
                raise HoldfastError(f"rules.toml: {rule.id} is there twice or belongs to no chapter.")
            seen.add(rule.id)

    @classmethod
    def read(cls, path: Path) -> "RuleBook":
        try:
            data = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
        except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
            raise HoldfastError(f"{path}: {error}.") from None
        return cls(data.chapter, data.rule)

    def __getitem__(self, number: str) -> Rule:
        try:
            return self.rules[number]
        except KeyError:
            example = next(iter(self.rules))
            raise HoldfastError("error-no-rule", number=repr(number), example=example) from None

    def __contains__(self, number: str) -> bool:
        return number in self.rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def of_chapter(self, chapter: str) -> list[Rule]:
        return [rule for rule in self if rule.chapter == chapter]

    def search(self, word: str, lang: str) -> list[Rule]:
        """The rules that contain a word in title or text, ignoring accents and case, in the order of the book."""
        word = _bare(word)
        return [
            rule
            for rule in self
            if word == _bare(rule.id) or word in _bare(f"{rule.title.text(lang)}\n{rule.text(lang)}")
        ]


def _bare(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.casefold().replace("’", "'").replace("\N{NO-BREAK SPACE}", " "))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
