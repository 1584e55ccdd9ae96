"""All that a board may know when it draws, and a few helpers to draw with."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from textual.content import Content
from textual.style import Style

from holdfast.core import Action, Game, Match, Tables, Words
from holdfast.terminal.interface import interface


class Look(msgspec.Struct, frozen=True):
    """One seat's sight of the table. The view is everything that the seat may know; the state is not here."""

    game: Game
    view: Any
    seat: int
    names: Sequence[str]
    tables: Tables
    words: Words
    """The words of the game."""
    ui: Words
    """The words of the interface, with those of this game's board."""
    width: int
    legal: frozenset[Action] = frozenset()
    """What the seat may do now."""
    marked: Action | None = None
    """The action that the person points at."""

    @classmethod
    def at(
        cls, match: Match, seat: int, lang: str, width: int, marked: Action | None = None, act: bool = False
    ) -> "Look":
        """The sight of a seat now; with `act` it may also do what the decision offers."""
        state = match.state
        decision = state.decision
        return cls(
            match.game,
            state.view(seat),
            seat,
            match.names,
            state.tables,
            match.game.words(lang, state.tables.content),
            interface(lang, match.game.id),
            width,
            frozenset(decision.actions) if act and decision is not None else frozenset(),
            marked,
        )

    def thing(self, text: str, style: str = "", *actions: Action) -> Content:
        """Something on the board. If it stands for an action that is open now it is underlined and can be clicked;
        if that action is pointed at, it is shown in reverse."""
        shown = Style.parse(style)
        open_now = [action for action in actions if action in self.legal]
        if open_now:
            shown += Style(underline=True) + Style.from_meta({"act": open_now[0].index})
            if self.marked in open_now:
                shown += Style(reverse=True, bold=True)
        return Content.assemble((text, shown))


def fit(content: Content | str, width: int) -> Content:
    """Exactly so many cells: cut with an ellipsis, or filled up."""
    text = Content(content) if isinstance(content, str) else content
    return text.truncate(max(width, 0), ellipsis=True, pad=True)


def short(text: str, longest: int) -> str:
    """At most so many letters."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def row(parts: Iterable[Content | str]) -> Content:
    return Content.assemble(*parts)


def lines(parts: Iterable[Content]) -> Content:
    return Content("\n").join(parts)


def heading(text: str, width: int) -> Content:
    """A rule across the board with a word in it."""
    return fit(Content.assemble(("── ", "dim"), (text, "bold"), (" " + "─" * width, "dim")).truncate(width), width)
