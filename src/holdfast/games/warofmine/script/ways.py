"""How a script or card goes on when its operations are done."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.people.condition import lower_state
from holdfast.games.warofmine.people.die import SCRIPT_ROLL, roll_black
from holdfast.games.warofmine.people.skills import LOVES_CHILDREN
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.program import Instruction, Way
from holdfast.games.warofmine.script.references import BLOCK, NOTE
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State


@final
class End(Instruction):
    """The end of operations: those of a block, whose ways follow, or those of a way, which may lead to a script."""

    def __init__(self, block: int, goto: int) -> None:
        super().__init__()
        self.block = block
        """The block whose ways follow, -1 for none."""
        self.goto = goto
        """The block that is read next, -1 for none."""

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        if self.block < 0 or not s.t.blocks[self.block].ways:
            s.pop()
            if self.goto >= 0:
                play(s, self.goto, run.this, run.note)
            return -1
        ways = s.t.blocks[self.block].ways
        kind = ways[0].kind
        if kind == terms.CHOICE:
            return self._choose(s, run, ways, out)
        if kind == terms.ROLL_OPTION:
            s.swap(RollOption(self.block, run.this, run.note))
            roll_black(s, SCRIPT_ROLL)
            return -1
        return self._find(s, run, ways, out)

    def _choose(self, s: State, run: Run, ways: list[Way], out: list[Action]) -> int:
        for i in range(len(ways)):
            condition = ways[i].condition
            if condition is None or condition.holds(s, run):
                out.append(c.OPTION[i])
        return s.question(out)

    def _find(self, s: State, run: Run, ways: list[Way], out: list[Action]) -> int:
        """The first way that fits; an optional one only if the leader agrees."""
        for way in ways:
            if way_fits(s, run, way):
                if way.condition is not None and way.condition.optional and run.agreed == 0:
                    out.append(c.YES[0])
                    out.append(c.NO[0])
                    return s.leader
                s.pop()
                follow(s, run, way)
                return -1
        s.pop()
        return -1


def follow(s: State, run: Run, way: Way) -> None:
    """Goes on along a way: its own operations first, then the script it leads to."""
    made = run.copy(way.start)
    made.did = 1
    s.push(made)
    if has(way.tags, terms.HELP) and has(way.tags, terms.CHILD):
        for character in s.people.group:
            if has(s.present(), character) and s.t.skill[character] == LOVES_CHILDREN:
                lower_state(s, character, c.MISERY, 1)


def way_fits(s: State, run: Run, way: Way) -> bool:
    if way.kind == terms.CHARACTER and not has(run.this, way.character):
        return False
    return way.condition is None or way.condition.holds(s, run)


@final
class RollOption(Step[State]):
    """The black die decides how a script goes on."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("block", BLOCK), ("this", None), ("note", NOTE))

    def __init__(self, block: int, this: int, note: int) -> None:
        super().__init__()
        self.block = block
        self.this = this
        self.note = note

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        run = Run(0, self.this, s.die, 0, 0, 0, self.note)
        for way in s.t.blocks[self.block].ways:
            if way.low <= s.die <= way.high and (way.condition is None or way.condition.holds(s, run)):
                follow(s, run, way)
                break
        return -1
