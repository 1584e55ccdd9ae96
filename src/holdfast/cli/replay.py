"""`holdfast replay`: what happened in a saved match."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from holdfast.agents import agent_name
from holdfast.cli.given import Lang, UsageError, language, load
from holdfast.cli.output import console, lines
from holdfast.core import Match, Words
from holdfast.table import BEFORE, EVERYTHING, Log, interface

if TYPE_CHECKING:
    from rich.console import Console


def replay(
    file: Annotated[Path, Parameter(help="flag-file")],
    /,
    *,
    seat: Annotated[int | None, Parameter(help="flag-seat")] = None,
    lang: Lang = "",
) -> None:
    match = load(file)
    if seat is not None and not 0 <= seat < len(match.seats):
        raise UsageError("error-no-seat", seat=seat, last=len(match.seats) - 1)
    ui = interface(language(lang), "command")
    Replay(match, EVERYTHING if seat is None else seat, ui, console()).tell()


class Replay:
    """Tells a match to one seat, or to somebody who may know everything."""

    def __init__(self, match: Match, eyes: int, ui: Words, console: "Console") -> None:
        self.match = match
        self.ui = ui
        self.log = Log(match, eyes, ui.lang)
        self.words = self.log.words
        self.console = console

    def tell(self) -> None:
        self._head()
        self._lines(BEFORE)
        for told in self.log.told():
            said = self.ui.say("replay-undone") if told.undone else f"{told.asked}{_cited(told.rule)}"
            chosen = f"\n        → {told.chosen}" if told.chosen else ""
            lines(self.console, f"{told.entry + 1:4}  {said}{chosen}")
            self._lines(told.entry)
        decision = self.match.state.decision
        if decision is None:
            self._outcome()
        else:
            lines(self.console, f"   …  {self.log.asked(self.match.state)}{_cited(decision.rule)}")

    def _head(self) -> None:
        match = self.match
        seats = ", ".join(f"{one.name} ({agent_name(one.agent, self.ui)})" for one in match.seats)
        content = match.base.tables.content.name
        title = self.words.say("game-title")
        head = self.ui.say("replay-head", game=title, version=match.game.version, content=content, seats=seats)
        lines(self.console, head)
        if self.log.eyes == EVERYTHING:  # to a seat the seed would tell everything
            lines(self.console, self.ui.say("replay-seed", seed=str(match.seed)))
        if match.notice:
            lines(self.console, self.ui.say(f"notice-{match.notice}"))

    def _lines(self, entry: int) -> None:
        for line in self.log.lines(entry):
            lines(self.console, f"        {line.text}{_cited(line.rule)}")

    def _outcome(self) -> None:
        match = self.match
        outcome = match.state.outcome
        assert outcome is not None
        lines(self.console, self.words.say(f"reason-{outcome.reason}"))
        for seat in sorted(range(len(match.seats)), key=lambda one: outcome.places[one]):
            parts = ", ".join(
                f"{self.words.say(f'part-{part}')} {points[seat]}" for part, points in outcome.parts.items()
            )
            if match.game.together:
                lines(self.console, self.ui.say("end-together", lost=str(outcome.lost)))
                lines(self.console, parts)
                return
            lines(self.console, f"{outcome.places[seat]}. {match.names[seat]}: {outcome.scores[seat]} ({parts})")


def _cited(rule: str) -> str:
    return f"  [{rule}]" if rule else ""
