"""Whose eyes look at a table: one screen, and the people before it."""

from collections.abc import Collection

from holdfast.core import SPECTATOR, BaseState, DecisionInWords, HoldfastError, Words
from holdfast.table.log import Log
from holdfast.table.table import Table


class Viewer:
    """One screen before a table. `here` are the seats of the people who sit before it, by default all that people
    play; other people sit elsewhere. `otherwise` says whose eyes look where none of these is a person's: a
    SPECTATOR's, unless whoever watches agents play may look into their hands."""

    def __init__(self, table: Table, here: Collection[int] | None = None, *, otherwise: int = SPECTATOR) -> None:
        self.table = table
        self._here = here
        self._otherwise = otherwise
        persons = self.persons
        self.seat: int | None = persons[0] if len(persons) == 1 else None if persons else otherwise
        """The seat whose view is on the screen, or a SPECTATOR; None while a curtain hides it, until somebody has sat
        down before it."""
        self.handed_on = False
        """Whether another person of a team decides than before: nothing is hidden then, but it should be said."""

    @property
    def persons(self) -> list[int]:
        """The seats that people before this screen play now."""
        return [seat for seat in self.table.persons if self._here is None or seat in self._here]

    @property
    def wanted(self) -> int:
        """Who must sit before the screen now: whoever decides, if that person is here. Otherwise nobody moves, unless
        the seat on the screen is no person's any more."""
        decision = self.table.decision
        persons = self.persons
        if decision is not None and decision.seat in persons:
            return decision.seat
        if self.seat is not None and (self.seat in persons or not persons):
            return self.seat
        return persons[0] if persons else self._otherwise

    def follow(self) -> int | None:
        """After every change of the match. Returns the seat that the screen must be passed to, if that is another than
        the one whose secrets are on it: the curtain is down then, until `sit_down`."""
        wanted = self.wanted
        if self.table.match.game.together:
            self.handed_on = self.seat not in (None, wanted) and wanted in self.persons
            self.seat = wanted
        elif wanted != self.seat:
            self.seat = None
            return wanted
        return None

    def sit_down(self, seat: int) -> None:
        """The person of this seat has taken the screen."""
        if seat != self.wanted:
            raise HoldfastError("error-no-seat", seat=seat, last=len(self.table.match.seats) - 1)
        self.seat = seat

    @property
    def eyes(self) -> int:
        """The seat whose view is on the screen; behind the curtain a spectator's, who sees nothing secret."""
        return SPECTATOR if self.seat is None else self.seat

    @property
    def my_turn(self) -> bool:
        """Whether the seat on the screen has to decide, and a person decides for it."""
        decision = self.table.decision
        return decision is not None and decision.seat == self.seat and self.seat in self.persons

    @property
    def state(self) -> BaseState:
        return self.table.match.state

    def words(self, lang: str) -> Words:
        match = self.table.match
        return match.game.words(lang, match.base.tables.content)

    def log(self, lang: str) -> Log:
        return Log(self.table.match, self.eyes, lang)

    def explain(self, lang: str) -> DecisionInWords | None:
        """The decision as the seat on the screen reads it; its actions only if a person acts for it now. None when the
        match is over."""
        match = self.table.match
        reader = self.eyes if self.my_turn else SPECTATOR
        return match.game.explain(match.state, reader, self.words(lang), match.names)

    # Agreement of those before this screen

    @property
    def asked_to_agree(self) -> list[int]:
        """The seats before this screen whose consent a proposal to go back still needs."""
        proposal = self.table.match.proposal
        if proposal is None or proposal.refused_by is not None:
            return []
        return [seat for seat in self.persons if seat not in proposal.agreed]

    def agree(self) -> bool:
        """All people before this screen agree to the proposal that stands. Returns whether the match went back."""
        return any(self.table.match.agree(seat) for seat in self.asked_to_agree)

    def refuse(self) -> None:
        for seat in self.asked_to_agree[:1]:
            self.table.match.refuse(seat)
