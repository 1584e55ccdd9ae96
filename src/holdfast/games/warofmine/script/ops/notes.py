"""Operations that lasting notes need, and the questions they ask."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.house.choices import FreeFitting
from holdfast.games.warofmine.house.reach import cards_in_reach, open_card
from holdfast.games.warofmine.phases.raid import ArmGuards
from holdfast.games.warofmine.script.conditions import who
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.stack import Counted
from holdfast.games.warofmine.state.state import State


def use_note(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == terms.ADD_CHARGE:
        slot = s.find_note(run.note)
        if slot >= 0:
            s.notes.set_charges(slot, s.notes.at(slot).charges + step.n)
    elif op == terms.GUARD:
        wake(s, who(s, run, step.who, -1, 0, 0))
    elif op == terms.CRAFT_FITTING:
        s.push(FreeFitting(-1, -1, 1))
    elif op == terms.CLEAR_CARDS:
        s.push(BreakOpen(step.n))
    else:  # fetch
        s.push(Fetch(step.a, who(s, run, terms.WHO_THIS, -1, 0, 0)))


def wake(s: State, mask: int) -> None:
    """Those at home take up guard; in a raid they may still be given weapons (TWM-12.27)."""
    guards = s.people.guards()
    for character in s.people.group:
        if has(mask, character) and s.people.is_home(character) and s.people.task[character] != c.TASK_GUARD:
            if s.people.task[character] == c.TASK_FLOOR:
                s.today.wake(character)  # the fate card asks for the Evening's place (TWM-9.5)
            s.people.give_task(character, c.TASK_GUARD)
            s.tell(e.TASKED, character, c.TASK_GUARD, "TWM-12.27")
    if s.raid.going:
        s.push(ArmGuards(guards))


@final
class BreakOpen(Counted):
    """Shelter cards in reach are removed with their loot, one after another (TWM-12.33)."""

    NAME: ClassVar[str] = "break-open"
    RULE: ClassVar[str] = "TWM-12.33"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for space in cards_in_reach(s):
                out.append(c.BREAK[space])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.swap(BreakOpen(self.n - 1))
        s.house.turn(action.a)  # rubble too is gone at once
        open_card(s, action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("cards", c.PIECES, self.n)]


@final
class Fetch(Step[State]):
    """One character brings something home piece by piece, within their Inventory; how much that was is the answer
    (TWM-12.34)."""

    NAME: ClassVar[str] = "fetch"
    RULE: ClassVar[str] = "TWM-12.34"
    FIELDS: ClassVar[Fields] = (("item", None), ("who", None), ("n", None))

    def __init__(self, item: int, who: int, n: int = 0) -> None:
        super().__init__()
        self.item = item
        self.who = who
        """The character, as a mask."""
        self.n = n

    def _left(self, s: State) -> int:
        """What that character can still carry."""
        for character in s.people.group:
            if has(self.who, character):
                return s.inventory(character) - self.n
        return 0

    def ask(self, s: State, out: list[Action]) -> int:
        if self._left(s) > 0 and s.goods.box[self.item] > 0:
            out.append(c.TAKE[self.item])
            out.append(c.DONE[0])
            return s.leader
        self._finish(s)
        return -1

    def _finish(self, s: State) -> None:
        s.answer = self.n
        s.pop()

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            self._finish(s)
        else:
            s.swap(Fetch(self.item, self.who, self.n + 1))
            s.gain(self.item, 1, s.goods.storage)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("item", c.ITEMS, self.item), ("left", c.CARDS, self._left(s))]
