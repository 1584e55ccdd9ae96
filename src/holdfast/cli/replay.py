"""`holdfast replay`: what happened in a saved match."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from holdfast.cli.given import Lang, UsageError, language, load
from holdfast.cli.output import console, lines
from holdfast.core import BaseState, Event, Match, Words
from holdfast.terminal.interface import interface
from holdfast.terminal.setup import agent_name

if TYPE_CHECKING:
    from rich.console import Console

EVERYBODY = -1
"""Whose eyes the replay is told with, if not those of a seat."""


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
    Replay(match, EVERYBODY if seat is None else seat, ui, console()).tell()


class Replay:
    """Tells a match to one seat, or to somebody who may know everything."""

    def __init__(self, match: Match, seat: int, ui: Words, console: "Console") -> None:
        self.match = match
        self.seat = seat
        self.ui = ui
        self.words = match.game.words(ui.lang, match.base.tables.content)
        self.console = console

    def tell(self) -> None:
        match = self.match
        self._head()
        self._events(match.opening)
        for number, (state, entry) in enumerate(zip(match.states(), match.history, strict=False)):
            said = self.ui.say("replay-undone") if entry < 0 else self._decision(state, entry)
            lines(self.console, f"{number + 1:4}  {said}")
            self._events(match.log[number])
        if match.state.outcome is None:
            lines(self.console, f"   …  {self._asked(match.state)}")
        else:
            self._outcome()

    def _head(self) -> None:
        match = self.match
        seats = ", ".join(f"{one.name} ({agent_name(one.agent, self.ui)})" for one in match.seats)
        content = match.base.tables.content.name
        title = self.words.say("game-title")
        head = self.ui.say("replay-head", game=title, version=match.game.version, content=content, seats=seats)
        lines(self.console, head)
        if self.seat == EVERYBODY:  # to a seat the seed would tell everything
            lines(self.console, self.ui.say("replay-seed", seed=str(match.seed)))
        if match.notice:
            lines(self.console, self.ui.say(f"notice-{match.notice}"))

    def _events(self, events: list[Event]) -> None:
        for event in events:
            if self.seat == EVERYBODY or event.seen_by(self.seat):
                lines(self.console, f"        {self.words.event(event, self.match.names)}{_cited(event.rule)}")

    def _decision(self, state: BaseState, entry: int) -> str:
        """What was asked, and what was chosen; of another seat's choice only what the events show, unless all are one
        team."""
        decision = state.decision
        assert decision is not None
        asked = self._asked(state)
        if self.seat not in (EVERYBODY, decision.seat) and not self.match.game.together:
            return asked
        chosen = self.match.game.named(state, self.match.game.catalogue[entry], self.words)
        return f"{asked}\n        → {chosen}"

    def _asked(self, state: BaseState) -> str:
        """The prompt as its own seat reads it, or as those who wait do."""
        decision = state.decision
        assert decision is not None
        own = self.seat in (EVERYBODY, decision.seat)
        said = self.words.decision(state, self.match.names, decision.seat if own else self.seat)
        who = f"{self.match.names[decision.seat]}{self.ui.say('colon')}" if own else ""
        return f"{who}{said}{_cited(decision.rule)}"

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
