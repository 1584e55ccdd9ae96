"""What a game is about, in half a minute: the aim, how a turn goes, how one scores or survives."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from holdfast.core import Words
from holdfast.terminal.screens.base import Sheet

ABOUT = "game-about"


def about(words: Words, word: str = "") -> str:
    """The page of a game, or nothing if it has none; with a `word` only if that searches for it."""
    if not words.knows(ABOUT):
        return ""
    searched = words.say(ABOUT, "search").split() if words.knows(ABOUT, "search") else []
    return words.say(ABOUT) if not word or word.casefold() in searched else ""


class AboutSheet(Sheet[None]):
    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "close")]

    def __init__(self, words: Callable[[str], Words]) -> None:
        """`words` gives those of the game in a language."""
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        words = self.words(self.lang)
        with Vertical(classes="sheet"):
            yield Static(words.say("game-title"), classes="title", markup=False)
            with VerticalScroll(can_focus=True):
                yield Static(about(words), id="about", markup=False)
            yield Static(self.ui.say("about-keys"), classes="hint", markup=False)
