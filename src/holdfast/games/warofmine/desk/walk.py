# mypyc: skip
"""Reading the book without a match: a script as a page, its options, and what comes of each."""

import re
from collections.abc import Iterator

import msgspec

from holdfast.core import Words
from holdfast.games.warofmine.content.schema import ScriptOption
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.desk.book import BLANKS, Book, Lead, leads
from holdfast.games.warofmine.say.scripts import effects, operations, script_says

VARIANT = re.compile(r"\{\s*\$[\w-]+\s*->(.*?)\}", re.DOTALL)
CHOICE = re.compile(r"(\*?)\[(\w+)\]\s*([^\[*]*)")
NAME = re.compile(r"\{\s*\$[\w.-]+\s*\}")


class Page(msgspec.Struct, frozen=True):
    """A script as it is read, with the ways on."""

    script: str
    title: str
    text: str
    options: list[str]
    told: list[list[str]]
    """What comes of each option; several texts where a roll or a condition decides."""
    leads: list[Lead]


class Sum(msgspec.Struct, frozen=True):
    """What an option takes before it is told, and what comes of it after."""

    price: str
    does: list[str]
    """One for each text of `Page.told`, empty where nothing is done."""


def sums(t: WarTables, page: Page, words: Words) -> tuple[str, list[Sum]]:
    """What a script does by itself, and what each of its options takes and does, in the words of the screen."""
    block = t.blocks[t.script_of[page.script]]
    found = []
    for way, told in zip(block.ways, page.told, strict=True):
        done = operations(t, way)
        results = script_says(t, way.results, words).split("\n") if way.results >= 0 else []
        before = effects(done[way.price :], words)
        does = [before] * (len(told) - len(results)) + results
        found.append(Sum(effects(done[: way.price], words), does or [before]))
    return effects(operations(t, block), words), found


def page(book: Book, script: str, lang: str) -> Page:
    entry = book.scripts[script]
    told = []
    for option in entry.option:
        found = [getattr(option.then, lang)] if option.then is not None else []
        found += [getattr(result, lang) for result in option.result]
        told.append([read(text) for text in found])
    return Page(
        script,
        getattr(entry.title, lang) if entry.title is not None else script,
        read(getattr(entry, lang)),
        [read(getattr(option, lang)) or _way(option) for option in entry.option],
        told,
        list(leads(entry)),
    )


def _way(option: ScriptOption) -> str:
    """A way that nobody chooses, in the words of its file: whom it is about, the dice, or what it asks."""
    if option.character:
        return option.character
    if option.roll:
        return "-".join(str(result) for result in dict.fromkeys(option.roll))
    if option.when_ is None:
        return option.kind
    asked = msgspec.to_builtins(option.when_)
    return ", ".join(f"{key} = {value}" for key, value in asked.items())


def read(text: str) -> str:
    """A text with the usual one of its variants, and an ellipsis for names that only a match knows."""
    paragraphs = re.split(r"\n[ \t]*\n", text.strip())
    return "\n\n".join(BLANKS.sub(" ", _plain(part)).strip() for part in paragraphs)


def _plain(text: str) -> str:
    while (found := VARIANT.search(text)) is not None:
        usual = [said for star, _, said in CHOICE.findall(found[1]) if star]
        text = text[: found.start()] + (usual[0] if usual else "") + text[found.end() :]
    return NAME.sub("…", text)


def reached(found: Page, option: int | None) -> Iterator[Lead]:
    """What an option leads to, each script once, or the script itself if there are none."""
    seen: set[str] = set()
    for lead in found.leads:
        if lead.way == "instead" or lead.to in seen:
            continue
        if not lead.where or option is None or lead.where.split(".")[0] == str(option + 1):
            seen.add(lead.to)
            yield lead
