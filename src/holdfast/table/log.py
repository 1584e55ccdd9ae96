"""The log of a match as one seat reads it: what was asked, what was chosen, and what came of it."""

from collections.abc import Iterator

import msgspec

from holdfast.core import SPECTATOR, Action, BaseState, Event, Match
from holdfast.table.headline import stretch_of
from holdfast.table.interface import interface

BEFORE = -1
"""In place of an entry of the history: before the first decision."""
EVERYTHING = -2
"""In place of a seat: somebody who may know all secrets, such as the owner of a save."""


class Line(msgspec.Struct, frozen=True):
    """A line of the log: its words, its rule, and the entry of the history that it belongs to. A roll of the dice has
    no rule of its own."""

    text: str
    rule: str
    entry: int


class Told(msgspec.Struct, frozen=True):
    """One entry of the history: what was asked and, for those who may know it, what was chosen; both are empty for the
    entry of an agreed undo. `rule` is the rule that asked."""

    entry: int
    asked: str
    chosen: str
    rule: str
    undone: bool = False
    stretch: str = ""
    """The season or the day, where a game counts them."""


class Log:
    """The log for `eyes`: a seat, a SPECTATOR, or EVERYTHING."""

    def __init__(self, match: Match, eyes: int, lang: str) -> None:
        if eyes != EVERYTHING:
            match.state.check_viewer(eyes)
        self.match = match
        self.eyes = eyes
        self.words = match.game.words(lang, match.base.tables.content)
        self.ui = interface(lang)

    # What happened

    def lines(self, entry: int) -> list[Line]:
        """What came of one entry of the history, or what happened BEFORE the first."""
        events = self.match.opening if entry == BEFORE else self.match.log[entry]
        return [
            Line(self.words.event(event, self.match.names), event.rule, entry) for event in events if self.sees(event)
        ]

    def last_lines(self, count: int) -> list[Line]:
        """At least the last `count` lines, in order, as long as there are so many."""
        found: list[Line] = []
        for entry in range(len(self.match.log) - 1, BEFORE - 1, -1):
            found[:0] = self.lines(entry)
            if len(found) >= count:
                break
        return found

    def sees(self, event: Event) -> bool:
        return self.eyes == EVERYTHING or event.seen_by(self.eyes)

    # What was decided

    def told(self) -> Iterator[Told]:
        """Each entry of the history. One's own choices are told, and those of a team; of another seat's choice only
        what it was about, as one read it while one waited."""
        match = self.match
        for entry, (state, number) in enumerate(zip(match.states(), match.history, strict=False)):
            if number < 0:
                yield Told(entry, "", "", "", undone=True)
            else:
                yield self._told(state, entry, match.game.catalogue[number])

    def _told(self, state: BaseState, entry: int, action: Action) -> Told:
        decision = state.decision
        assert decision is not None
        known = self._decides(decision.seat) or (self.match.game.together and self.eyes != SPECTATOR)
        chosen = self.match.game.named(state, action, self.words) if known else ""
        return Told(entry, self.asked(state), chosen, decision.rule, stretch=stretch_of(state, self.words))

    def asked(self, state: BaseState) -> str:
        """The prompt, with a name in front where it is told as the deciding seat reads it."""
        decision = state.decision
        assert decision is not None
        if not self._decides(decision.seat):
            return self.words.decision(state, self.match.names, self.eyes)
        prompt = self.words.decision(state, self.match.names, decision.seat)
        return self.by(decision.seat, prompt)

    def by(self, seat: int, text: str) -> str:
        """«Ann: …»"""
        return f"{self.match.names[seat]}{self.ui.say('colon')}{text}"

    def _decides(self, seat: int) -> bool:
        return self.eyes in (EVERYTHING, seat)


def last_open_line(match: Match, lang: str) -> str:
    """The last thing that happened in sight of all, so that a list of saves tells no secrets."""
    lines = Log(match, SPECTATOR, lang).last_lines(1)
    return lines[-1].text if lines else ""
