"""Rolls of the black die that a script asks for."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.people.die import roll_black, with_roll
from holdfast.games.warofmine.script.conditions import best_prowess, who
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.state import State

# Rolls


def roll(s: State, run: Run, step: Instruction) -> None:
    if step.who >= 0:
        s.rolls = 0
        s.push(RollEach(who(s, run, step.who, -1, 0, 0), 1 if step.flag else 0, -1))
        return
    mask = run.this & s.people.everybody()
    again = best_prowess(s, mask if mask else s.present()) if step.flag else 0
    s.push(RollSum(step.n, run.returned if step.b else 0, again))


@final
class RollSum(Step[State]):
    """The black die, once or more often; the results are added up."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("times", None), ("sum", None), ("again", None), ("rolled", None))

    def __init__(self, times: int, sum: int, again: int, rolled: int = 0) -> None:
        super().__init__()
        self.times = times
        self.sum = sum
        self.again = again
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        so_far = self.sum + (s.die if self.rolled else 0)
        if self.times <= 0:
            s.pop()
            s.die = so_far
            return -1
        s.swap(RollSum(self.times - 1, so_far, self.again, 1))
        if self.again > 0:
            s.push(RollAgain(self.again))
        roll_black(s, self.RULE)
        return -1


@final
class RollAgain(Step[State]):
    """Prowess may re-roll the black die where a script says so; the last roll counts."""

    NAME: ClassVar[str] = "roll-again"
    RULE: ClassVar[str] = "TWM-10.7"
    FIELDS: ClassVar[Fields] = (("left", None),)

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.KEEP[0])
        if self.left > 0:
            out.append(c.REROLL[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.KEEP:
            s.pop()
        else:
            s.swap(RollAgain(self.left - 1))
            s.throw()

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("result", c.CARDS, s.die)]


@final
class RollEach(Step[State]):
    """The black die for each of some characters; the results are kept in `rolls`."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("mask", None), ("prowess", None), ("rolled", None))

    def __init__(self, mask: int, prowess: int, rolled: int) -> None:
        super().__init__()
        self.mask = mask
        self.prowess = prowess
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        if self.rolled >= 0:
            s.rolls = with_roll(s.rolls, self.rolled, s.die)
        for character in s.people.group:
            if has(self.mask, character):
                s.swap(RollEach(self.mask & ~one(character), self.prowess, character))
                if self.prowess and s.prowess(character) > 0:
                    s.push(RollAgain(s.prowess(character)))
                roll_black(s, self.RULE)
                return -1
        s.pop()
        return -1
