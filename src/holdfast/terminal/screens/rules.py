"""The rules: the one of the current decision, its chapter, and a search by word or number."""

from collections.abc import Callable, Iterable

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from holdfast.core import Game, Rule, Words
from holdfast.terminal.screens.about import about
from holdfast.terminal.screens.base import Sheet


class RuleSheet(Sheet[None]):
    def __init__(self, game: Game, number: str, words: Callable[[str], Words]) -> None:
        """`words` gives those of the game in a language."""
        super().__init__()
        self.game = game
        self.words = words
        self.number = number

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Input(placeholder=self.ui.say("rule-search"))
            with VerticalScroll(can_focus=True):
                yield Static(self._now(), id="rules")
            yield Static(self.ui.say("rule-keys"), classes="hint", markup=False)

    @on(Input.Changed)
    def search(self, event: Input.Changed) -> None:
        word = event.value.strip()
        self.query_one("#rules", Static).update(self._found(word) if word else self._now())
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def _now(self) -> Content:
        """The rule of the current decision, then its whole chapter."""
        book = self.game.rules
        if self.number not in book:
            return self._list(book)
        rule = book[self.number]
        chapter = next(chapter for chapter in book.chapters if chapter.id == rule.chapter)
        head = Content.assemble((f"{chapter.id} · {chapter.text(self.lang)}", "bold underline"))
        return Content("\n\n").join([self._list([rule]), head, self._list(book.of_chapter(rule.chapter))])

    def _found(self, word: str) -> Content:
        book = self.game.rules
        wanted = word.upper()
        by_number = [rule for rule in book if rule.id == wanted or rule.chapter == wanted]
        found = by_number or book.search(word, self.lang)
        page = about(self.words(self.lang), word)
        parts = [*([Content(page)] if page else []), *([self._list(found)] if found else [])]
        return Content("\n\n").join(parts) if parts else Content(self.ui.say("rule-none", word=word))

    def _list(self, rules: Iterable[Rule]) -> Content:
        return Content("\n").join([self._rule(rule) for rule in rules])

    def _rule(self, rule: Rule) -> Content:
        source = self.ui.say("rule-page", page=rule.page) if rule.page else ""
        ruling = self.ui.say("rule-ruling", ruling=rule.ruling) if rule.ruling else ""
        notes = ", ".join(part for part in (source, ruling) if part)
        asks = "▶ " if rule.id == self.number else ""
        return Content.assemble(
            (f"{asks}{rule.id} {rule.title.text(self.lang)}. ", "bold"),
            rule.text(self.lang),
            (f" ({notes})" if notes else "", "dim"),
        )
