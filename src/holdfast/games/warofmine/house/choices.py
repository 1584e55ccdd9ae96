"""Questions about fittings: which, where, and which is lost."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.house.costs import affordable, pay_for, saving
from holdfast.games.warofmine.house.fittings import (
    free_mask,
    has_place,
    lose_fitting,
    place_fitting,
    places_for,
)
from holdfast.games.warofmine.house.reach import reach
from holdfast.games.warofmine.state.masks import named
from holdfast.games.warofmine.state.stack import Counted, not_open
from holdfast.games.warofmine.state.state import State

# Fittings


@final
class FreeFitting(Step[State]):
    """A fitting is placed without an action, also one from the Ideas; for nothing, or at its cost."""

    NAME: ClassVar[str] = "free-fitting"
    RULE: ClassVar[str] = "TWM-4.16"
    FIELDS: ClassVar[Fields] = (("fitting", None), ("then", None), ("paid", None))

    def __init__(self, fitting: int = -1, then: int = -1, paid: int = 0) -> None:
        super().__init__()
        self.fitting = fitting
        self.then = then
        """Another fitting that is placed afterwards, beside this one."""
        self.paid = paid
        """1 if its cost is paid (TWM-12.30)."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.fitting < 0:
            return self._which(s, out)
        wanted = [self.fitting, self.then] if self.then >= 0 else [self.fitting]
        for space in places_for(s, wanted):
            out.append(c.AT[space])
        return s.question(out)

    def _which(self, s: State, out: list[Action]) -> int:
        free = free_mask(s, reach(s) & ~s.jobs.promised())
        saved = saving(s, -1)
        for fitting in range(len(c.FITTINGS)):
            if s.house.cards_left(fitting) > 0 and has_place(s, fitting, free):
                if not self.paid or affordable(s, fitting, saved):
                    out.append(c.PLACE[fitting])
        if not out:
            s.pop()
            return -1
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
        elif action.kind is c.PLACE:
            s.swap(FreeFitting(action.a, -1, self.paid))
        else:
            if self.then >= 0:
                s.swap(FreeFitting(self.then))
            else:
                s.pop()
            if self.paid:
                pay_for(s, self.fitting, -1)
            if s.house.deck[self.fitting] > 0:
                s.house.take_fitting(self.fitting)
            else:
                s.house.drop_idea(self.fitting)
            place_fitting(s, self.fitting, action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            *named("fitting", c.FITTINGS, self.fitting),
            *named("then", c.FITTINGS, self.then),
            ("paid", c.PIECES, self.paid),
        ]

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """The other fittings among the cards, while the leader chooses one."""
        if self.fitting >= 0:
            return []
        left = [fitting for fitting in range(len(c.FITTINGS)) if s.house.cards_left(fitting) > 0]
        return not_open(s, self, [c.PLACE[fitting] for fitting in left])


@final
class LoseFitting(Step[State]):
    """The leader chooses a fitting that is lost, of one floor or of the whole house; it returns to its deck."""

    NAME: ClassVar[str] = "lose-fitting"
    RULE: ClassVar[str] = "TWM-12.8"
    FIELDS: ClassVar[Fields] = (("n", None), ("area", None))

    def __init__(self, n: int, area: int = terms.ANYWHERE) -> None:
        super().__init__()
        self.n = n
        self.area = area

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for space in range(len(s.house.fittings)):
                if s.house.fittings[space] >= 0 and self.area in (terms.ANYWHERE, s.t.area[space]):
                    out.append(c.GIVE_UP[space])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.swap(LoseFitting(self.n - 1, self.area))
        lose_fitting(s, action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("fittings", c.PIECES, self.n), ("floor", c.PIECES, self.area)]


@final
class TakeIdeas(Counted):
    """Cards of the open Ideas move to the Fittings space (TWM-4.23)."""

    NAME: ClassVar[str] = "take-ideas"
    RULE: ClassVar[str] = "TWM-4.23"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for fitting in range(len(c.FITTINGS)):
                if s.house.ideas[fitting] > 0:
                    out.append(c.IDEA[fitting])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.swap(TakeIdeas(self.n - 1))
        take_idea(s, action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("cards", c.PIECES, self.n)]


def take_idea(s: State, fitting: int) -> None:
    if s.house.ideas[fitting] > 0:
        s.house.drop_idea(fitting)
        s.house.return_fitting(fitting)
        s.tell(e.IDEA_TAKEN, fitting, 0, "TWM-4.23")
