"""A match at one screen: whose eyes look at it, where it is kept, and how it is taken back. Draws nothing."""

import secrets
from pathlib import Path

import msgspec
from textual.content import Content

from holdfast.agents import Agent, parse_agent
from holdfast.core import PERSON, Action, BaseState, Decision, Match, Rng, Seat, Words
from holdfast.terminal.interface import interface

BEFORE = -1
"""In place of an entry of the history: before the first decision."""


class Line(msgspec.Struct, frozen=True):
    """A line of the log: its words, its rule, and the entry of the history that it belongs to."""

    text: str
    rule: str
    entry: int

    @property
    def shown(self) -> Content:
        """With the rule in brackets; a roll of the dice has none of its own."""
        return Content.assemble(self.text, (f" [{self.rule}]" if self.rule else "", "dim"))


class Session:
    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        persons = self.persons
        self.viewer = -1 if len(persons) > 1 else persons[0] if persons else 0
        """The seat whose view is on the screen; -1 until somebody sits down before it."""
        self._agents: dict[int, tuple[str, Agent]] = {}

    @property
    def decision(self) -> Decision | None:
        return self.match.state.decision

    @property
    def persons(self) -> list[int]:
        return [seat for seat, one in enumerate(self.match.seats) if one.agent == PERSON]

    def is_person(self, seat: int) -> bool:
        return self.match.seats[seat].agent == PERSON

    @property
    def next_viewer(self) -> int:
        """Who must sit before the screen now: whoever decides, if that is a person; otherwise nobody moves, unless
        the seat on the screen is no person's any more."""
        decision = self.decision
        persons = self.persons
        if decision is not None and decision.seat in persons:
            return decision.seat
        if self.viewer in persons or not persons:
            return max(self.viewer, 0)
        return persons[0]

    @property
    def my_turn(self) -> bool:
        """Whether the seat on the screen has to decide, and a person decides for it."""
        decision = self.decision
        return decision is not None and decision.seat == self.viewer and self.is_person(self.viewer)

    def words(self, lang: str) -> Words:
        return self.match.game.words(lang, self.match.base.tables.content)

    # Agents

    def agent(self, seat: int) -> Agent:
        """The agent of a seat; kept as long as the seat has the same one."""
        spec = self.match.seats[seat].agent
        known = self._agents.get(seat)
        if known is None or known[0] != spec:
            made = parse_agent(spec).make(self.match.game, seat, Rng(secrets.randbits(32)))
            known = self._agents[seat] = (spec, made)
        return known[1]

    def hand_over(self, seat: int, agent: str) -> None:
        self.match.hand_over(seat, Seat(self.match.seats[seat].name, agent))

    # The log

    def lines(self, lang: str, last: int) -> list[Line]:
        """The last so many things that the seat on the screen saw happen."""
        found: list[Line] = []
        for entry in range(len(self.match.log) - 1, BEFORE - 1, -1):
            found[:0] = self.lines_of(entry, lang)
            if len(found) >= last:
                break
        return found

    def lines_of(self, entry: int, lang: str) -> list[Line]:
        """What the seat on the screen saw of one entry of the history, or before the first of them."""
        words = self.words(lang)
        told = self.match.opening if entry == BEFORE else self.match.log[entry]
        seen = [event for event in told if event.seen_by(self.viewer)]
        return [Line(words.event(event, self.match.names), event.rule, entry) for event in seen]

    def told(self, lang: str) -> list[str]:
        """Each decision of the history as the seat on the screen may know it: its own, or that of anybody where all are
        one team, by what was chosen; another's by what it was about, as one read it while one waited."""
        words, match = self.words(lang), self.match
        found = []
        for number, (state, entry) in enumerate(zip(match.states(), match.history, strict=False)):
            if entry < 0:
                found.append("")
            elif match.decider(number) == self.viewer or match.game.together:
                found.append(self._chosen(state, match.game.catalogue[entry], lang))
            else:
                found.append(words.decision(state, match.names, self.viewer))
        return found

    def _chosen(self, state: BaseState, action: Action, lang: str) -> str:
        assert state.decision is not None
        name = self.match.names[state.decision.seat]
        said = self.match.game.named(state, action, self.words(lang))
        return f"{name}{interface(lang).say('colon')}{said}"

    # Undo

    def decisions(self) -> list[int]:
        """The entries of the history that are decisions; the reserved entries of agreed undos are not."""
        return [entry for entry, number in enumerate(self.match.history) if number >= 0]

    @property
    def last_own(self) -> int:
        """The last decision of a person, or the last of all where only agents play; -1 if there is none."""
        decisions = self.decisions()
        persons = self.persons
        for entry in reversed(decisions):
            if not persons or self.match.decider(entry) in persons:
                return entry
        return -1

    def is_free(self, entry: int) -> bool:
        """Whether going back there needs nobody's consent: not to try again what an agent may do."""
        return entry >= self.match.free_undo and self.is_person(self.match.decider(entry))

    # Keeping

    def keep(self) -> None:
        """Writes the match to its file; raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.match.write(self.path)

    def keep_copy(self, path: Path) -> None:
        """Writes the match to another file, never over one that exists; raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            file.write(self.match.save())
