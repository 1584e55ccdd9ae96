"""The reader of scripts and cards: from the first operation of a block to the way it goes on."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.combat.fight import begin_fight
from holdfast.games.warofmine.outside.residents import more_enemies
from holdfast.games.warofmine.people.condition import eat, treat
from holdfast.games.warofmine.people.die import Throw, play_card, roll_black
from holdfast.games.warofmine.people.objectives import contribute
from holdfast.games.warofmine.script.frame import Run, moved, play
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.ops.story import Later
from holdfast.games.warofmine.script.program import Reader
from holdfast.games.warofmine.script.references import NOTE
from holdfast.games.warofmine.script.ways import End, follow
from holdfast.games.warofmine.state.masks import count, has
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.state.story import Due

MOST_TRIES: Final = 3
"""How often a script that is due is put off."""


class BookReader(Reader):
    """Reads blocks from their first operation to the way they go on. What it remembers is in the `Run` on the stack; it
    has no memory of its own."""

    # Reading

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        """One instruction. Whoever asks is the step on the stack, so what moves on returns before it asks."""
        step = s.t.code[run.pc]
        condition = step.condition
        if condition is not None and run.agreed == 0:
            if not condition.holds(s, run):
                s.swap(moved(run, run.pc + step.length, 0))
                return -1
            if condition.optional:
                out.append(c.YES[0])
                out.append(c.NO[0])
                return s.leader
        return step.read(s, run, out)

    def answer(self, s: State, run: Run, action: Action) -> None:
        step = s.t.code[run.pc]
        if action.kind is c.YES:
            agreed = run.copy(run.pc)
            agreed.agreed = 1
            s.swap(agreed)
        elif not isinstance(step, End):
            s.swap(moved(run, run.pc + step.length, 0))
        else:
            s.pop()
            if action.kind is c.OPTION:
                follow(s, run, s.t.blocks[step.block].ways[action.a])

    def closed(self, s: State, run: Run) -> list[tuple[Action, str]]:
        step = s.t.code[run.pc]
        found: list[tuple[Action, str]] = []
        if isinstance(step, End) and step.block >= 0:
            ways = s.t.blocks[step.block].ways
            for number in range(len(ways)):
                asked = ways[number].condition
                if asked is None or ways[number].kind != terms.CHOICE or asked.holds(s, run):
                    continue
                if ways[number].shown or not asked.is_secret():
                    found.append((c.OPTION[number], asked.failing(s, run).RULE))
        return found

    # Notes, ambush, and what may be done at any time

    def hook(self, s: State, hook: int) -> None:
        for due in s.story.due:
            if due.at == hook and due.day <= s.day:
                s.push(ComesBack(hook))
                break
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
        if asked is not None and not asked.holds(s, about_all(s, note)):
            return False
        return self.acts(s, s.t.note_script[note], note)

    def playable(self, s: State, card: int) -> bool:
        """The same for narrative cards (TWM-9.20)."""
        asked = s.t.narrative_if[card]
        return asked is None or asked.holds(s, about_all(s, -1))

    def acts(self, s: State, block: int, note: int) -> bool:
        """Not if the condition of the first operation or those of all ways do not hold, or a trade cannot be paid."""
        found = s.t.blocks[block]
        step = s.t.code[found.start]
        run = about_all(s, note)
        if isinstance(step, Operation):
            return step.acts(s) and (step.condition is None or step.condition.holds(s, run))
        if not isinstance(step, End):
            return step.condition is None or step.condition.holds(s, run)
        for way in found.ways:
            if way.condition is None or way.condition.holds(s, run):
                return True
        return False

    def fits(self, s: State, block: int) -> bool:
        found = s.t.blocks[block]
        if found.themes & s.story.left_out:
            return False
        return found.asked is None or found.asked.holds(s, about_all(s, -1))

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


@final
class ComesBack(Step[State]):
    """Of the scripts that are due at this time of day one is read; the others wait until tomorrow."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("hook", None),)

    def __init__(self, hook: int) -> None:
        super().__init__()
        self.hook = hook

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        left: list[Due] = []
        read = -1
        for due in s.story.due:
            if read >= 0 or due.at != self.hook or due.day > s.day:
                left.append(due)
            elif self._holds(s, due):
                read = due.script
            elif due.tries < MOST_TRIES:
                left.append(Due(due.script, due.at, s.day + 1, due.tries + 1, due.asker))
        s.story.due = left
        if read >= 0:
            play(s, read, s.present())
        return -1

    def _holds(self, s: State, due: Due) -> bool:
        asker = s.t.code[due.asker]
        asked = asker.asked if isinstance(asker, Later) else None
        return asked is None or asked.holds(s, about_all(s, -1))


@final
class Trigger(Step[State]):
    """A note acts by itself: the black die says whether (TWM-12.6)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.6"
    FIELDS: ClassVar[Fields] = (("note", NOTE), ("rolled", None))

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
            roll_black(s, self._throw(low, high))
            return -1
        s.pop()
        if self._acts(s) and (certain or low <= s.die <= high):
            play(s, t.note_trigger[self.note], s.present(), self.note)
        return -1

    def _throw(self, low: int, high: int) -> Throw:
        if low <= 1:
            return Throw(e.FOR_NOTE, high, e.ACTS, e.IDLE)
        if high >= 10:
            return Throw(e.FOR_NOTE, low - 1, e.IDLE, e.ACTS)
        return Throw(e.FOR_NOTE, 0, e.SCRIPT_SAYS, e.SCRIPT_SAYS)

    def _acts(self, s: State) -> bool:
        for slot in range(s.notes.count()):
            if s.notes.at(slot).id == self.note and s.note_acts(slot):
                return True
        return False
