"""What every operation of the script language is made of. Each is a class of its own in `ops/`, with all that belongs
to it: its arguments, what it does, and how it is said."""

from typing import Any, ClassVar, final

from mypy_extensions import mypyc_attr

import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Words
from holdfast.games.warofmine.people.choices import Select
from holdfast.games.warofmine.script.frame import Run, moved
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.program import Asked, Instruction
from holdfast.games.warofmine.script.whom import Whom, members
from holdfast.games.warofmine.state.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Instruction):
    """It is made from its arguments (a structure with the fields of `TAKES`) and the names that these may use."""

    NAME: ClassVar[str] = ""
    TAKES: ClassVar[tuple[Any, ...]] = ()
    """Its arguments: see `arguments.py`."""
    SAYS: ClassVar[tuple[str, ...]] = ()
    """The messages `effect-…` and `promise-…` that it is said with."""
    PRINTED: ClassVar[bool] = True
    """Whether the printed book has it; the others only our cards and notes need."""
    PRICE: ClassVar[bool] = False
    """Whether it is told before an option of a script is chosen."""
    GIVES_UP: ClassVar[bool] = False
    """Whether what it asks for must be there without saying so."""
    DEFERS: ClassVar[bool] = False
    """Whether what it depends on is looked at later, and not before it is carried out."""
    DICE: ClassVar[bool] = False
    """Whether what comes after it depends on a die."""

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__()
        self.whom = Whom(terms.WHO_THIS)
        self.names_them = False
        """Whether the script is about whoever is chosen for it from then on."""
        self.asked: Asked | None = None
        """What it depends on. The reader looks at the condition of its first part."""

    # What is done

    def parts(self) -> list[Instruction]:
        """The instructions of this operation: itself, and what asks before it or takes an answer after it."""
        if self.whom.chosen():
            return [Choose(self.whom.among, self), self]
        return [self]

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        after = moved(run, run.pc + 1, 1)
        if self.names_them:
            after.this = s.answer
        s.swap(after)
        self.run(s, run)
        return -1

    def run(self, s: State, run: Run) -> None:
        """Does it. The stack already stands behind it, so what it pushes is done next."""
        raise AssertionError(f"{self.NAME} does nothing")

    def eases_nobody(self, s: State, mask: int) -> bool:
        """Whether one of these would be named only to be eased of what nobody has."""
        return False

    def acts(self, s: State) -> bool:
        """Whether it could come to anything now."""
        return True

    def rolls(self) -> list[str]:
        """What it rolls, for the operations after it: see `grammar.py`."""
        return []

    # How it is said

    def say(self, words: Words, chosen: int) -> str:
        """«Misery -1 for everybody», said before it is done. `chosen` is how many people were chosen before it."""
        return words.say("effect-more")

    def results(self) -> tuple[int, int]:
        """The results of a roll for each that it is about; (0, -1) for none."""
        return (self.whom.low, self.whom.high) if self.whom.high > 0 else (0, -1)

    def chooses(self) -> int:
        """How many people it asks for, whom the operations after it are about; 0 if it asks for nobody."""
        return 0

    def once_each(self) -> bool:
        """Whether it is said as often as it is there, because each time something is chosen."""
        return False

    def promise(self, s: State, who: str, words: Words) -> str:
        """What is done if the leader says yes to it; `who` is the one character that the script is about."""
        return ""

    def price(self, s: State, run: Run) -> list[tuple[Domain, int, int]]:
        """What it takes away for certain: domain and number of each thing, and how many of it."""
        return []

    def worse(self, words: Words) -> str:
        """What follows if something was refused before it, where that is a burden."""
        return ""

    def does_to_one(self, words: Words) -> str:
        """What it does to whoever was just named; empty if it is about something else."""
        return ""


@final
class Choose(Instruction):
    """The first part of an operation for one person whom the leader names."""

    def __init__(self, among: int, then: Operation) -> None:
        super().__init__()
        self.among = among
        self.then = then

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        mask = members(s, run, self.among)
        if self.then.eases_nobody(s, mask):
            s.swap(moved(run, run.pc + self.length, 0))  # TWM-12.9
        else:
            s.swap(moved(run, run.pc + 1, 1))
            s.push(Select(mask, 1))
        return -1


@final
class TakeSelected(Instruction):
    """The last part of an operation that asks whom the script is about."""

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        taken = run.copy(run.pc + 1)
        taken.this = s.answer
        s.swap(taken)
        return -1


@final
class TakeRoll(Instruction):
    def read(self, s: State, run: Run, out: list[Action]) -> int:
        taken = run.copy(run.pc + 1)
        taken.roll = s.die
        s.swap(taken)
        return -1


@final
class TakeRolls(Instruction):
    """The rolls for each of some."""

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        taken = run.copy(run.pc + 1)
        taken.rolls = s.rolls
        s.swap(taken)
        return -1


@final
class TakeReturned(Instruction):
    """How many cards or pieces were returned or fetched."""

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        taken = run.copy(run.pc + 1)
        taken.returned = s.answer
        s.swap(taken)
        return -1
