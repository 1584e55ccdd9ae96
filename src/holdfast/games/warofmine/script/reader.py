"""The reader of scripts and cards: from the first operation of a block to the way it goes on."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.combat.fight import begin_fight
from holdfast.games.warofmine.goods.trade import can_trade
from holdfast.games.warofmine.outside.residents import more_enemies
from holdfast.games.warofmine.people.choices import Select
from holdfast.games.warofmine.people.condition import eat, lower_state, treat
from holdfast.games.warofmine.people.die import empathy_test, play_card, roll_black
from holdfast.games.warofmine.people.objectives import contribute
from holdfast.games.warofmine.people.skills import LOVES_CHILDREN
from holdfast.games.warofmine.script.conditions import holds, passed_each, who
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.ops.carry_out import carry_out
from holdfast.games.warofmine.script.program import Instruction, Reader, Way
from holdfast.games.warofmine.state.masks import count, has, one
from holdfast.games.warofmine.state.state import State

NO_WAYS: Final[list[Way]] = []


class BookReader(Reader):
    """Reads blocks from their first operation to the way they go on. What it remembers is in the `Run` on the stack; it
    has no memory of its own."""

    # Reading

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        """One instruction. Whoever asks is the step on the stack, so what moves on returns before it asks."""
        step = s.t.code[run.pc]
        if step.op == terms.END:
            return self._finish(s, run, step, out)
        condition = step.condition
        if condition is not None and run.agreed == 0:
            if not holds(s, run, condition):
                s.swap(moved(run, run.pc + step.length, 0))
                return -1
            if condition.optional:
                out.append(c.YES[0])
                out.append(c.NO[0])
                return s.leader
        if step.op >= terms.TAKE_ROLL and step.op != terms.SELECT_FOR:
            s.swap(self._take(s, run, step))
            return -1
        if self._eases_nobody(s, run, step):
            s.swap(moved(run, run.pc + step.length, 0))
            return -1
        s.swap(moved(run, run.pc + 1, 1))
        if step.op == terms.SELECT_FOR:
            s.push(Select(who(s, run, step.group, -1, 0, 0), step.n))
        else:
            carry_out(s, run, step)
        return -1

    def _eases_nobody(self, s: State, run: Run, step: Instruction) -> bool:
        """Whether somebody would be named only to be eased of what nobody has (TWM-12.9)."""
        if step.op != terms.SELECT_FOR:
            return False
        then = s.t.code[run.pc + 1]
        if then.op != terms.LOWER:
            return False
        mask = who(s, run, step.group, -1, 0, 0)
        return not s.people.somebody_has(mask, one(then.state), 1)

    def _take(self, s: State, run: Run, step: Instruction) -> Run:
        """The second half of an operation that rolled or asked: its answer is remembered."""
        op = step.op
        this, roll, rolls = run.this, run.roll, run.rolls
        passed, tested, returned = run.passed, run.tested, run.returned
        if op == terms.TAKE_ROLL:
            roll = s.die
        elif op == terms.TAKE_ROLLS:
            rolls = s.rolls
        elif op == terms.TAKE_SELECTED:
            this = s.answer
        elif op == terms.TAKE_RETURNED:
            returned = s.answer
        elif op == terms.TAKE_TESTED:
            tested = who(s, run, step.who, -1, 0, 0)
            passed = passed_each(s, tested) if step.flag else empathy_test(s, tested)
        return Run(run.pc + 1, this, roll, rolls, passed, tested, run.note, run.did, returned)

    def answer(self, s: State, run: Run, action: Action) -> None:
        step = s.t.code[run.pc]
        if action.kind is c.OPTION:
            block = s.t.blocks[step.a]
            s.pop()
            follow(s, run, block.ways[action.a])
        elif action.kind is c.YES:
            s.swap(
                Run(
                    run.pc,
                    run.this,
                    run.roll,
                    run.rolls,
                    run.passed,
                    run.tested,
                    run.note,
                    run.did,
                    run.returned,
                    1,
                )
            )
        elif step.op == terms.END:
            s.pop()
        else:
            s.swap(moved(run, run.pc + step.length, 0))

    def _finish(self, s: State, run: Run, end: Instruction, out: list[Action]) -> int:
        """The operations are done: one of the ways is followed (TWM-12.2), or the script that this way leads to."""
        number = end.a
        ways = s.t.blocks[number].ways if number >= 0 else NO_WAYS
        if not ways:
            s.pop()
            if end.b >= 0:
                play(s, end.b, run.this, run.note)
            return -1
        kind = ways[0].kind
        if kind == terms.CHOICE:
            for i in range(len(ways)):
                condition = ways[i].condition
                if condition is None or holds(s, run, condition):
                    out.append(c.OPTION[i])
            if not out:
                s.pop()
                return -1
            return s.leader
        if kind == terms.ROLL_OPTION:
            s.swap(RollOption(number, run.this, run.note))
            roll_black(s)
            return -1
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

    # Notes, ambush, and what may be done at any time

    def hook(self, s: State, hook: int) -> None:
        for slot in range(s.notes.count() - 1, -1, -1):
            note = s.notes.at(slot).id
            if s.t.note_hook[note] == hook and count(s.present()) >= s.t.note_party[note]:
                residents = s.t.note_residents[note]
                if s.note_acts(slot) and (
                    residents == 0 or (s.outing.resident >= 0 and has(residents, s.outing.resident))
                ):
                    s.push(Trigger(note, 0))

    def usable(self, s: State, note: int) -> bool:
        """Not if its own condition does not hold or its script has nothing to do (TWM-12.40)."""
        asked = s.t.note_if[note]
        if asked is not None and not holds(s, about_all(s, note), asked):
            return False
        return self.acts(s, s.t.note_script[note], note)

    def playable(self, s: State, card: int) -> bool:
        """The same for narrative cards (TWM-9.20)."""
        asked = s.t.narrative_if[card]
        return asked is None or holds(s, about_all(s, -1), asked)

    def acts(self, s: State, block: int, note: int) -> bool:
        """Not if the condition of the first operation or those of all ways do not hold, or a trade cannot be paid."""
        found = s.t.blocks[block]
        step = s.t.code[found.start]
        run = about_all(s, note)
        if step.op == terms.TRADE:
            return can_trade(s, step.a)
        if step.op != terms.END:
            return step.condition is None or holds(s, run, step.condition)
        for way in found.ways:
            if way.condition is None or holds(s, run, way.condition):
                return True
        return False

    def ambush(self, s: State) -> None:
        more_enemies(s)
        begin_fight(s, True, False, 0, 0)

    def attacked(self, s: State) -> None:
        begin_fight(s, False, False, 0, 0)

    def interrupt(self, s: State, action: Action) -> None:
        if action.kind is c.MEAL:
            eat(s, action.a, c.RAW_FOOD + action.b, s.at_hand())
        elif action.kind is c.TREAT:
            treat(s, action.a, action.b, s.at_hand())
        elif action.kind is c.CONTRIBUTE:
            contribute(s, action.a)
        elif action.kind is c.PLAY:
            play_card(s, action.a)
        else:
            note = s.notes.at(action.a).id
            s.today.notes_used |= s.t.note_daily[note]
            play(s, s.t.note_script[note], s.present(), note)


def about_all(s: State, note: int) -> Run:
    """As a script would be read now, about all who are present."""
    return Run(0, s.present(), 0, 0, 0, 0, note)


def moved(run: Run, pc: int, did: int) -> Run:
    return Run(pc, run.this, run.roll, run.rolls, run.passed, run.tested, run.note, did, run.returned)


def follow(s: State, run: Run, way: Way) -> None:
    """Goes on along a way: its own operations first, then the script it leads to."""
    s.push(Run(way.start, run.this, run.roll, run.rolls, run.passed, run.tested, run.note, 1, run.returned))
    if has(way.tags, terms.HELP) and has(way.tags, terms.CHILD):
        for character in s.people.group:
            if has(s.present(), character) and s.t.skill[character] == LOVES_CHILDREN:
                lower_state(s, character, c.MISERY, 1)


def way_fits(s: State, run: Run, way: Way) -> bool:
    if way.kind == terms.CHARACTER and not has(run.this, way.character):
        return False
    return way.condition is None or holds(s, run, way.condition)


@final
class RollOption(Step[State]):
    """The black die decides how a script goes on."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("block", None), ("this", None), ("note", None))

    def __init__(self, block: int, this: int, note: int) -> None:
        super().__init__()
        self.block = block
        self.this = this
        self.note = note

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        run = Run(0, self.this, s.die, 0, 0, 0, self.note)
        for way in s.t.blocks[self.block].ways:
            if way.low <= s.die <= way.high and (way.condition is None or holds(s, run, way.condition)):
                follow(s, run, way)
                break
        return -1


@final
class Trigger(Step[State]):
    """A note acts by itself: the black die says whether (TWM-12.6)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.6"
    FIELDS: ClassVar[Fields] = (("note", None), ("rolled", None))

    def __init__(self, note: int, rolled: int) -> None:
        super().__init__()
        self.note = note
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        t = s.t
        low, high = t.note_trigger_low[self.note], t.note_trigger_high[self.note]
        certain = low <= 1 and high >= 10
        if self.rolled == 0 and not certain:
            s.swap(Trigger(self.note, 1))
            roll_black(s)
            return -1
        s.pop()
        if self._acts(s) and (certain or low <= s.die <= high):
            play(s, t.note_trigger[self.note], s.present(), self.note)
        return -1

    def _acts(self, s: State) -> bool:
        for slot in range(s.notes.count()):
            if s.notes.at(slot).id == self.note and s.note_acts(slot):
                return True
        return False
