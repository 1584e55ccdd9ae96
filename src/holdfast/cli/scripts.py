"""`holdfast scripts`: the desk of those who write the Book of Scripts."""

from collections import Counter
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from holdfast.cli import given
from holdfast.cli.output import console, lines
from holdfast.core import SetupError, Words
from holdfast.games.warofmine.desk.book import Book, Lead
from holdfast.games.warofmine.desk.check import check as check_book
from holdfast.games.warofmine.desk.graph import graph as draw
from holdfast.games.warofmine.desk.walk import page, reached, sums
from holdfast.registry import game as find_game
from holdfast.table import interface

if TYPE_CHECKING:
    from rich.console import Console

WORDS = Path(__file__).parent.parent / "games" / "warofmine" / "desk" / "words"
SHOWN = 40
REMARKS = {
    "length": "scripts-length",
    "outcome": "scripts-outcome",
    "unreachable": "scripts-unreachable",
    "dead-end": "scripts-dead-end",
    "typography": "scripts-typography",
    "spelling": "scripts-spelling",
    "repeated": "scripts-repeated",
    "opening": "scripts-opening",
    "theme": "scripts-theme",
}
"""What each kind of remark is called."""
Json = Annotated[bool, Parameter(negative="", help="flag-print-json", show_default=False)]


def _book(content: Path | None) -> Book:
    return Book(find_game("warofmine").tables(content).content)


def check(
    folder: Annotated[Path | None, Parameter(help="flag-folder", show_default=False)] = None,
    /,
    *,
    json: Json = False,
    content: given.ContentFolder = None,
    lang: given.Lang = "",
) -> int:
    """Counts the book and lists what an editor would look at. The pack is named as `content check` names it, or as
    every other command does."""
    if folder is not None and content is not None:
        raise given.UsageError("error-flag-twice", name="--content")
    content = folder or content
    report = check_book(_book(content), WORDS)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
        return 0
    ui = interface(given.language(lang), "command")
    where = console()
    scenes, words = report.scenes, report.words
    lines(
        where,
        ui.say(
            "scripts-counted",
            scripts=report.scripts,
            scenes=scenes["en"],
            words=words["en"],
            french=words["fr"],
            choices=report.with_choices,
            outcomes=report.outcomes,
            arcs=len(report.arcs),
        ),
    )
    for kind, count in sorted(Counter(remark.kind for remark in report.remarks).items()):
        lines(where, f"  {ui.say(REMARKS[kind])}: {count}")
    for kind in report.unchecked:
        lines(where, ui.say(f"scripts-no-{kind}"))
    for remark in report.remarks[:SHOWN]:
        lines(where, f"  {remark.script} {remark.where}: {remark.text}".rstrip())
    if len(report.remarks) > SHOWN:
        lines(where, ui.say("scripts-more", more=len(report.remarks) - SHOWN))
    return 0


def graph(
    name: Annotated[str, Parameter(help="flag-arc-or-pool")],
    /,
    *,
    to: Annotated[Path | None, Parameter(help="flag-svg", show_default=False)] = None,
    content: given.ContentFolder = None,
    lang: given.Lang = "",
) -> None:
    """A picture of an arc or a pool."""
    book = _book(content)
    wanted = [script.id for script in book.arcs.get(name, book.pool(name))]
    if not wanted and name in book.scripts:
        wanted = [name]
    if not wanted:
        raise given.UsageError("error-no-arc", name=repr(name), known=", ".join(sorted(book.arcs)))
    picture = draw(book, wanted, given.language(lang))
    if to is None:
        print(picture, end="")
    else:
        to.write_text(picture, encoding="utf-8")


def read(
    name: Annotated[str, Parameter(help="flag-script")],
    /,
    *,
    content: given.ContentFolder = None,
    lang: given.Lang = "",
) -> None:
    """Reads a script or an arc in the terminal: texts, choices with their price, and what comes of each."""
    game = find_game("warofmine")
    tables = game.tables(content)
    book = Book(tables.content)
    language = given.language(lang)
    words = game.words(language, tables.content)
    ui = interface(language, "command")
    script = name if name in book.scripts else ""
    if not script and name in book.arcs:
        entered = {lead.to for lead in book.leads if lead.script != lead.to}
        doors = [entry.id for entry in book.arcs[name] if entry.id not in entered]
        script = (doors or [book.arcs[name][0].id])[0]
    if not script:
        raise given.UsageError("error-no-script-named", name=repr(name), arcs=", ".join(sorted(book.arcs)))
    where = console()
    while script:
        found = page(book, script, language)
        effect, options = sums(tables, found, words)
        _paragraphs(where, "", f"{found.title}  [{found.script}]", "", found.text, *_does(effect), "")
        labels = [
            f"{option}  [{one.price}]" if one.price else option
            for option, one in zip(found.options, options, strict=True)
        ]
        chosen = _choose(labels, ui.say("scripts-choose")) if labels else None
        if chosen is not None:
            for told, does in zip_longest(found.told[chosen], options[chosen].does, fillvalue=""):
                _paragraphs(where, "", *([told] if told else []), *_does(does))
        ways = [lead for lead in reached(found, chosen) if lead.to in book.scripts]
        if len(ways) > 1:
            named = [_named(page(book, lead.to, language).title, lead, ui) for lead in ways]
            number = _choose(named, ui.say("scripts-choose"))
            script = ways[number].to if number is not None else ""
        else:
            script = ways[0].to if ways else ""


def _does(effect: str) -> list[str]:
    """A line below a text that says what is done, if anything is."""
    return [f"→ {effect}"] if effect else []


def _named(title: str, lead: Lead, ui: Words) -> str:
    """A script that may follow, and after how many days."""
    return f"{title} ({ui.say('scripts-wait', days=lead.wait)})" if lead.wait else title


def _paragraphs(where: "Console", *texts: str) -> None:
    for text in texts:
        lines(where, text)


def _choose(options: list[str], prompt: str) -> int | None:
    for number, option in enumerate(options, 1):
        print(f"  {number}  {option}")
    while True:
        try:
            answer = input(f"{prompt} ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if not answer:
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(options):
            return int(answer) - 1


def met(
    *,
    games: Annotated[int, Parameter(help="flag-games")] = 100,
    seed: Annotated[int, Parameter(help="flag-seed")] = 1,
    lot: Annotated[bool, Parameter(negative="", help="flag-lot", show_default=False)] = False,
    json: Json = False,
    content: given.ContentFolder = None,
    lang: given.Lang = "",
) -> None:
    """What simulated matches met: how often each script, how many different ones, and how many again."""
    from holdfast.cli.met import matches

    if games < 1:
        raise SetupError("error-simulated-games", games=games)
    game = find_game("warofmine")
    found = matches(game, content, games, seed, lot)
    every = set(_book(content).scripts)
    never = sorted(every - set(found.counts))
    different = sum(found.different) / games
    again = sum(found.again) / games
    if json:
        figures = {**msgspec.to_builtins(found), "different": different, "again": again, "never": never}
        figures |= {"one_sided": found.one_sided()[0], "one_right": found.one_right()[0]}
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
        return
    ui = interface(given.language(lang), "command")
    where = console()
    met_all = len(found.counts)
    lines(where, ui.say("scripts-met", matches=games, met=met_all, all=len(every), never=len(never)))
    lines(where, ui.say("scripts-ended", ceasefires=found.ceasefires, share=_share(found.ceasefires, games)))
    lines(where, ui.say("scripts-different", different=round(different, 1), again=round(100 * again, 1)))
    (taken, chosen_in), (right, judged) = found.one_sided(), found.one_right()
    lines(where, ui.say("scripts-one-sided", scripts=len(taken), all=chosen_in))
    lines(where, ui.say("scripts-one-right", scripts=len(right), all=judged))
    lines(where, ui.say("scripts-swings"))
    for pool, swing in sorted(found.pools.items(), key=lambda one: -one[1].times):
        lines(where, f"  {pool:20}{swing.times / games:7.2f}{swing.mean:+8.2f}")
    lines(where, ui.say("scripts-arcs"))
    for arc, begun in sorted(found.begun.items()):
        ends = ", ".join(f"{end} {n}" for end, n in found.ends[arc].most_common())
        lines(where, f"  {arc:12}{begun:6}  {ends}")
    lines(where, ui.say("scripts-often"))
    for script, count in found.counts.most_common(15):
        lines(where, f"  {count:6}  {script}")


def _share(part: int, whole: int) -> float:
    return round(100 * part / max(1, whole), 1)
