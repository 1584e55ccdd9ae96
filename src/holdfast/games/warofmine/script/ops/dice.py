"""Operations that roll dice, and the questions that go with them."""

from typing import Any, ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step, Words
from holdfast.games.warofmine.people.choices import Select as AskSelect
from holdfast.games.warofmine.people.die import EMPATHY_ROLL, SCRIPT_ROLL, Throw, empathy_test, roll_black
from holdfast.games.warofmine.script.arguments import AMONG, NUMBER, PER, STATE, WHO, flag, may, needs, number, word
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation, TakeRoll, TakeRolls, TakeSelected
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.script.whom import Whom, best_prowess, lowest, members, passed_each, whom
from holdfast.games.warofmine.state.masks import has, one, with_roll
from holdfast.games.warofmine.state.state import State

ONE_ROLL = "one roll"
SEVERAL = "several rolls"
EACH = "a roll for each"
EMPATHY = "an empathy roll"
AGAIN = "a second roll"


@final
class Roll(Operation):
    """The black die, or several times, or once for each of some."""

    NAME: ClassVar[str] = "roll"
    TAKES: ClassVar[tuple[Any, ...]] = (
        may("die", word(("black",))),
        may("per", PER),
        may("times", number(1, 9)),
        flag("prowess_rerolls"),
        may("add", word(("returned",))),
    )
    SAYS: ClassVar[tuple[str, ...]] = ("effect-roll", "effect-roll-each")
    DICE: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if given.per and given.times:
            raise to.error("error-roll-times")
        self.each = given.per is not None
        if given.per is not None:
            self.whom = Whom(terms.WHO.index(given.per))
        self.several = given.times is not None
        self.times: int = given.times or 1
        self.rerolls: bool = given.prowess_rerolls
        self.adds_returned: bool = given.add == "returned"

    def parts(self) -> list[Instruction]:
        return [self, TakeRolls() if self.each else TakeRoll()]

    def run(self, s: State, run: Run) -> None:
        if self.each:
            s.rolls = 0
            s.push(RollEach(self.whom.mask(s, run), 1 if self.rerolls else 0, -1, 0))
            return
        again = rerolls_of(s, run) if self.rerolls else 0
        s.push(RollSum(self.times, run.returned if self.adds_returned else 0, again))

    def rolls(self) -> list[str]:
        return [EACH if self.each else SEVERAL if self.several else ONE_ROLL]

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-roll-each" if self.each else "effect-roll")


def rerolls_of(s: State, run: Run) -> int:
    """How often Prowess may roll again: of those the script is about, or of all who are present."""
    mask = run.this & s.people.everybody()
    return best_prowess(s, mask if mask else s.present())


@final
class RerollsAllowed(Operation):
    """The last roll may be made again by Prowess."""

    NAME: ClassVar[str] = "prowess_rerolls_allowed"
    SAYS: ClassVar[tuple[str, ...]] = ("effect-prowess-rerolls-allowed",)

    def parts(self) -> list[Instruction]:
        return [self, TakeRoll()]

    def run(self, s: State, run: Run) -> None:
        s.die = run.roll
        s.push(RollAgain(rerolls_of(s, run), SCRIPT_ROLL))

    def rolls(self) -> list[str]:
        return [AGAIN]

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-prowess-rerolls-allowed")


@final
class EmpathyRoll(Operation):
    """Who is moved by what happens: one roll against the Empathy of some, or a roll of each."""

    NAME: ClassVar[str] = "empathy_roll"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("who", WHO), flag("each"))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-empathy-roll",)
    DICE: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.whom = whom(given, to)
        if self.whom.chosen():
            self.whom = Whom(terms.WHO_PRESENT)
        self.each: bool = given.each

    def parts(self) -> list[Instruction]:
        return [self, TakeTested(self.whom, self.each)]

    def run(self, s: State, run: Run) -> None:
        if self.each:
            s.rolls = 0
            s.push(RollEach(self.whom.mask(s, run), 0, -1, 1))
        else:
            roll_black(s, EMPATHY_ROLL)

    def rolls(self) -> list[str]:
        return [EMPATHY]

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-empathy-roll")


@final
class TakeTested(Instruction):
    """Who was moved is remembered."""

    def __init__(self, tested: Whom, each: bool) -> None:
        super().__init__()
        self.whom = tested
        self.each = each

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        taken = run.copy(run.pc + 1)
        taken.tested = self.whom.mask(s, run)
        taken.passed = passed_each(s, taken.tested) if self.each else empathy_test(s, taken.tested)
        s.swap(taken)
        return -1


@final
class Select(Operation):
    """The leader names whom the script is about from now on."""

    NAME: ClassVar[str] = "select"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("from", AMONG),
        needs("n", NUMBER),
        flag("or_more"),
        may("state", STATE),
    )
    SAYS: ClassVar[tuple[str, ...]] = ("effect-select",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if (given.from_ == "lowest") != (given.state is not None):
            raise to.error("error-from-lowest")
        self.among: int = terms.WHO.index(given.from_)
        self.n: int = given.n
        self.or_more: bool = given.or_more
        self.state: int = c.STATES.number(given.state) if given.state else -1
        """Only those are asked for who have least of it."""

    def parts(self) -> list[Instruction]:
        return [self, TakeSelected()]

    def run(self, s: State, run: Run) -> None:
        everybody = s.people.everybody()
        mask = lowest(s, everybody, self.state) if self.state >= 0 else members(s, run, self.among)
        s.push(AskSelect(mask, self.n, 0, 1 if self.or_more else 0))

    def chooses(self) -> int:
        return self.n

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-select", n=self.n)


# The steps that roll


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
        throw = Throw(e.FOR_SCRIPT, 0, e.SCRIPT_SAYS, e.SCRIPT_SAYS, so_far)
        if self.again > 0:
            s.push(RollAgain(self.again, throw))
        roll_black(s, throw, self.RULE)
        return -1


@final
class RollAgain(Step[State]):
    """Prowess may re-roll the black die where a script says so; the last roll counts."""

    NAME: ClassVar[str] = "roll-again"
    RULE: ClassVar[str] = "TWM-10.7"
    FIELDS: ClassVar[Fields] = (("left", None), ("throw", Throw))

    def __init__(self, left: int, throw: Throw = SCRIPT_ROLL) -> None:
        super().__init__()
        self.left = left
        self.throw = throw

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.KEEP[0])
        if self.left > 0:
            out.append(c.REROLL[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.KEEP:
            s.pop()
        else:
            s.swap(RollAgain(self.left - 1, self.throw))
            self.throw.make(s, self.RULE)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("result", c.CARDS, s.die)]


@final
class RollEach(Step[State]):
    """The black die for each of some characters; the results are kept in `rolls`."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("mask", None), ("prowess", None), ("rolled", None), ("empathy", None))

    def __init__(self, mask: int, prowess: int, rolled: int, empathy: int = 0) -> None:
        super().__init__()
        self.mask = mask
        self.prowess = prowess
        self.rolled = rolled
        self.empathy = empathy
        """1 where everybody rolls against their own Empathy."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.rolled >= 0:
            s.rolls = with_roll(s.rolls, self.rolled, s.die)
        for character in s.people.group:
            if has(self.mask, character):
                s.swap(RollEach(self.mask & ~one(character), self.prowess, character, self.empathy))
                throw = self.throw(s, character)
                if self.prowess and s.prowess(character) > 0:
                    s.push(RollAgain(s.prowess(character), throw))
                roll_black(s, throw, self.RULE)
                return -1
        s.pop()
        return -1

    def throw(self, s: State, character: int) -> Throw:
        if self.empathy:
            return Throw(e.FOR_EMPATHY, s.t.empathy[character], e.MOVED, e.UNMOVED, 0, character)
        return Throw(e.FOR_SCRIPT, 0, e.SCRIPT_SAYS, e.SCRIPT_SAYS, 0, character)
