"""`holdfast rules`: the rules of a game in our words, by their numbers."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from holdfast.cli.given import Failure, GameName, Lang, UsageError, language, the_game
from holdfast.cli.output import console, lines
from holdfast.core import Words
from holdfast.table import interface

if TYPE_CHECKING:
    from rich.console import Console

    from holdfast.core.rules import Chapter, Rule


def rules(
    game: GameName,
    number: Annotated[str, Parameter(help="flag-number", show_default=False)] = "",
    /,
    *,
    search: Annotated[str, Parameter(help="flag-search", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    book = the_game(game).rules
    ui = interface(language(lang))
    wanted = number.upper()
    chapters = {chapter.id: chapter for chapter in book.chapters}
    if not search and wanted.isalpha():
        wanted, search = "", number
    if wanted and wanted not in book and wanted not in chapters:
        example = next(iter(book.rules))
        raise UsageError(
            "error-rule-number", game=game, number=repr(number), chapters=", ".join(chapters), example=example
        )
    found = book.search(search, ui.lang) if search.strip() else list(book)
    found = [rule for rule in found if not wanted or wanted in (rule.id, rule.chapter)]
    if not found:
        raise Failure("error-rule-word", where=wanted or game, word=repr(search), lang=ui.lang)
    where = console()
    head = ""
    for rule in found:
        if rule.chapter != head:
            head = rule.chapter
            _show_chapter(where, chapters[head], ui.lang)
        _show_rule(where, rule, ui)


def _show_chapter(console: "Console", chapter: "Chapter", lang: str) -> None:
    from rich.text import Text

    lines(console, Text(f"{chapter.id}  {chapter.text(lang)}", style="bold"))


def _show_rule(console: "Console", rule: "Rule", ui: Words) -> None:
    from rich.padding import Padding
    from rich.text import Text

    page = ui.say("rule-page", page=rule.page) if rule.page else ""
    ruling = ui.say("rule-ruling", ruling=rule.ruling) if rule.ruling else ""
    source = ", ".join(part for part in (page, ruling) if part)
    head = (f"{rule.id}  {rule.title.text(ui.lang)}.", "bold")
    text = Text.assemble(head, "  ", rule.text(ui.lang), (f"  ({source})", "dim") if source else "")
    if console.is_terminal:
        console.print(Padding(text, (0, 0, 0, 2)))
    else:
        lines(console, text)
