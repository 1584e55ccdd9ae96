"""Reading a script or card: where the reader is in it, and what it remembers on the way."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

import holdfast.games.warofmine.events as e
from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.ending import epilogue_of
from holdfast.games.warofmine.marks import F_READ
from holdfast.games.warofmine.plain import Plain
from holdfast.games.warofmine.state import State

MOST_READ: Final = 2000
"""More than any phase ever reads; scripts that lead round in a circle stop there."""


@final
class Run(Step[State]):
    """A block being read. All it remembers is public."""

    NAME: ClassVar[str] = "script"
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (
        ("pc", None),
        ("this", None),
        ("roll", None),
        ("rolls", None),
        ("passed", None),
        ("tested", None),
        ("note", None),
        ("did", None),
        ("returned", None),
        ("agreed", None),
    )

    def __init__(
        self,
        pc: int,
        this: int = 0,
        roll: int = 0,
        rolls: int = 0,
        passed: int = 0,
        tested: int = 0,
        note: int = -1,
        did: int = 1,
        returned: int = 0,
        agreed: int = 0,
    ) -> None:
        self.pc = pc
        self.this = this
        """The characters it is about, as a mask."""
        self.roll = roll
        self.rolls = rolls
        """Rolls for each character, four bits each."""
        self.passed = passed
        """Those of the last empathy roll who were moved."""
        self.tested = tested
        self.note = note
        """The note token that it belongs to, by its id; -1 for none."""
        self.did = did
        """Whether the last operation was carried out."""
        self.returned = returned
        self.agreed = agreed
        """1 when the leader has agreed to the operation that is next."""

    def ask(self, s: State, out: list[Action]) -> int:
        return s.t.reader.read(s, self, out)

    def do(self, s: State, action: Action) -> None:
        s.t.reader.answer(s, self, action)


def undone(s: State) -> None:
    """What the script just did came to nothing, as the operations after it can ask (TWM-12.9)."""
    run = s.stack[-1]
    if isinstance(run, Run):
        s.swap(
            Run(run.pc, run.this, run.roll, run.rolls, run.passed, run.tested, run.note, 0, run.returned, run.agreed)
        )


def play(s: State, block: int, this: int = 0, note: int = -1) -> None:
    """Puts a block on top of the stack, to be read next; the log quotes a script."""
    s.flags[F_READ] += 1
    if s.flags[F_READ] > MOST_READ:
        return
    found = s.t.blocks[block]
    if found.spoken >= 0:
        s.tell(e.READ, found.spoken, 0, "TWM-12.2")
    s.push(Run(found.start, this, 0, 0, 0, 0, note))


@mypyc_attr(allow_interpreted_subclasses=True)
class Camp(Step[State]):
    """The exploration, as everything that can end it sees it."""

    def leave(self, s: State) -> None:
        """Called when it is on top of the stack."""
        raise AssertionError("no exploration")


@mypyc_attr(allow_interpreted_subclasses=True)
class Owed(Step[State]):
    """What happens in any case, also when everything around it is cut short: level 4, the pass of the Journal."""


def cut(s: State, place: int) -> list[Step[Any]]:
    """Ends all that lies above a place of the stack; returns what of it is owed, to be pushed again."""
    owed: list[Step[Any]] = [step for step in s.stack[place + 1 :] if isinstance(step, Owed)]
    s.stack = s.stack[: place + 1]
    return owed


def leave_location(s: State) -> None:
    """Whatever goes on, the party stops and chooses its findings."""
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, Camp):
            owed = cut(s, place)
            step.leave(s)
            s.stack += owed
            return


def exploring(s: State) -> bool:
    """Whether the party is still looking around, not yet packing."""
    return any(isinstance(step, Camp) for step in s.stack)


@final
class Halt(Plain):
    """The end of the match; nothing is asked any more."""

    NAME: ClassVar[str] = ""

    def ask(self, s: State, out: list[Action]) -> int:
        s.stack = []
        if s.log is not None:
            tell_ends(s)
        return -1


def tell_ends(s: State) -> None:
    """Who lived, who is gone, how and why; then the epilogues (TWM-13.5, TWM-13.6)."""
    for character in range(len(s.ended)):
        if s.ended[character] > 0:
            end = s.ended[character] - 1
            s.tell(e.ENDED[end % 3], character, end // 18, "TWM-13.6")
            if end // 3 % 6 > 0:
                s.tell(e.END_CAUSE, character, end // 3 % 6 - 1, "TWM-13.6")
    if s.over in (1, 2):
        for character in s.group:
            s.tell(e.END_LIVED, character, 0, "TWM-13.6")
            _tell_epilogue(s, epilogue_of(s, character), "TWM-13.5")
    else:
        for character in s.group:
            s.tell(e.END_LAST, character, 0, "TWM-13.6")
    for block in s.epilogue:
        _tell_epilogue(s, block, "TWM-12.7")


def _tell_epilogue(s: State, block: int, rule: str) -> None:
    s.tell(e.EPILOGUE, s.t.blocks[block].spoken, 0, rule)


def finish(s: State, reason: int) -> None:
    """The match is over for that reason; the first reason counts."""
    if s.over == 0:
        s.over = reason + 1
    s.push(Halt())
