"""All that a board may know when it draws, and a few helpers to draw with."""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import Any

import msgspec
from textual.content import Content
from textual.style import Style

from holdfast.core import (
    Action,
    BaseState,
    DecisionInWords,
    Description,
    Game,
    Match,
    Overrides,
    Thing,
    Words,
)
from holdfast.table import Line, Passage, interface


class Look(msgspec.Struct, frozen=True, dict=True):
    """One seat's sight of the table. The view is everything that the seat may know; the state is not here."""

    game: Game
    view: Any
    seat: int
    names: Sequence[str]
    pack: Overrides
    """The content pack that is played."""
    words: Words
    """The words of the game."""
    ui: Words
    """The words of the interface, with those of this game's board."""
    width: int
    legal: frozenset[Action] = frozenset()
    """What the seat may do now."""
    marked: Action | None = None
    """The action that the person points at."""
    decision: DecisionInWords | None = None
    """The decision with its actions in words, if the seat may act now."""

    @classmethod
    def at(
        cls, match: Match, seat: int, lang: str, width: int, marked: Action | None = None, act: bool = False
    ) -> "Look":
        """The sight of a seat now; with `act` it may also do what the decision offers."""
        return cls.of(match.state, seat, match.names, lang, width, marked, act)

    @classmethod
    def of(
        cls,
        state: BaseState,
        seat: int,
        names: Sequence[str],
        lang: str,
        width: int,
        marked: Action | None = None,
        act: bool = False,
    ) -> "Look":
        """The same for a state that is no match."""
        game = state.game
        words = game.words(lang, state.tables.content)
        act = act and state.decision is not None
        return cls(
            game,
            state.view(seat),
            seat,
            names,
            state.tables.content.overrides,
            words,
            interface(lang, game.id),
            width,
            frozenset(state.decision.actions) if act and state.decision is not None else frozenset(),
            marked,
            game.explain(state, seat, words, names) if act else None,
        )

    @property
    def description(self) -> Description:
        """Everything about the game that does not change during the match, in the language of the screen."""
        return _description(self.game, self.words.lang, self.pack)

    def described(self, domain: str, entry: str) -> Thing:
        """Name, short name, text, rule and printed values of a thing of the view, by the ids that the view has."""
        return self._things[domain, entry]

    @cached_property
    def _things(self) -> dict[tuple[str, str], Thing]:
        return _things(self.game, self.words.lang, self.pack)

    def name(self, domain: str, entry: str) -> str:
        return self.described(domain, entry).name

    def action(self, text: str) -> Action:
        """The action of a text form such as `take tower farmer`: its kind and the ids of its arguments."""
        return self.game.catalogue.parse(text)

    def seat_name(self, seat: int, room: int) -> str:
        """The name of a seat, and that it is the own one where there is room for that."""
        name = self.names[seat]
        mine = f"{name} ({self.ui.say('you')})"
        return mine if seat == self.seat and len(mine) <= room else name

    def thing(self, text: str, style: str = "", *actions: Action | str) -> Content:
        """Something on the board. If it stands for an action that is open now, given as such or by its text form, it
        is underlined and can be clicked; if that action is pointed at, it is shown in reverse."""
        shown = Style.parse(style)
        named = [self.action(one) if isinstance(one, str) else one for one in actions]
        open_now = [action for action in named if action in self.legal]
        if open_now:
            shown += Style(underline=True) + Style.from_meta({"act": open_now[0].index})
            if self.marked in open_now:
                shown += Style(reverse=True, bold=True)
        return Content.assemble((text, shown))


@cache
def _description(game: Game, lang: str, overrides: Overrides) -> Description:
    return game.description(lang, overrides)


@cache
def _things(game: Game, lang: str, overrides: Overrides) -> dict[tuple[str, str], Thing]:
    """All things of a description by domain and id."""
    description = _description(game, lang, overrides)
    found = {(name, one.id): one for name, domain in description.domains.items() for one in domain.things}
    found |= {("phase", phase.id): phase for phase in description.phases}
    found |= {("part", part.id): part for part in description.parts}
    return found


def fit(content: Content | str, width: int) -> Content:
    """Exactly so many cells: cut with an ellipsis, or filled up."""
    text = Content(content) if isinstance(content, str) else content
    return text.truncate(max(width, 0), ellipsis=True, pad=True)


def short(text: str, longest: int) -> str:
    """At most so many letters. A number at the end stays: «Comput…2»."""
    if len(text) <= longest:
        return text
    last = text.rpartition(" ")[2]
    kept = last if last.isdigit() else ""
    return f"{text[: longest - 1 - len(kept)]}…{kept}"


def shown(line: Line, *, new: bool = True) -> Content:
    """A line of the log, with the rule in brackets; one that is not `new` is dim."""
    return Content.assemble((line.text, "" if new else "dim"), (f" [{line.rule}]" if line.rule else "", "dim"))


def row(parts: Iterable[Content | str]) -> Content:
    return Content.assemble(*parts)


def lines(parts: Iterable[Content]) -> Content:
    return Content("\n").join(parts)


NARROW = 88
"""Below so many columns boards show less."""


def flow(parts: Iterable[Content | str], width: int) -> list[Content]:
    """Parts with a dot between them, on as many lines as they need."""
    found: list[Content] = []
    for part in parts:
        text = Content(part) if isinstance(part, str) else part
        if found and found[-1].cell_length + 3 + text.cell_length <= width:
            found[-1] = row([found[-1], " · ", text])
        else:
            found.append(text)
    return [fit(line, width) for line in found]


def told(passage: Passage) -> Content:
    """A page of the journal: what was chosen, the title, the text."""
    parts = [Content.assemble((f"— {passage.chosen}", "italic"))] if passage.chosen else []
    parts += [Content.assemble((passage.title, "bold"))] if passage.title else []
    return lines([*parts, Content(passage.text)])


def hang(label: Content, cells: Iterable[Content], width: int) -> list[Content]:
    """Cells behind a label, on as many lines as they need; what does not fit goes below the first cell."""
    found = [label]
    for cell in cells:
        if found[-1].cell_length > label.cell_length and found[-1].cell_length + cell.rstrip().cell_length > width:
            found.append(Content(" " * label.cell_length))
        found[-1] = row([found[-1], cell])
    return [fit(line.rstrip(), width) for line in found]


def title(text: str) -> Content:
    """The title of a part of what lies before a seat; it breaks into lines where the pane is narrow."""
    return Content.assemble((text, "bold"))


def heading(text: Content | str, width: int) -> Content:
    """A rule across the board with a word in it."""
    word = Content.assemble((text, "bold")) if isinstance(text, str) else text
    line = row([Content.styled("── ", "dim"), word, Content.styled(" " + "─" * width, "dim")])
    return fit(line.truncate(width), width)
