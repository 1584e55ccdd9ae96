"""Day actions: three stages; in each all are assigned first, then everything is resolved."""

from typing import ClassVar, Final, final

from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.house.reach import (
    reach,
)
from holdfast.games.warofmine.people.tools import end_stage
from holdfast.games.warofmine.phases.assign import Assign
from holdfast.games.warofmine.phases.work import Resolve
from holdfast.games.warofmine.state.stack import Owed
from holdfast.games.warofmine.state.state import State


@final
class Day(Step[State]):
    """The three stages, one after another (TWM-4.1)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-4.1"
    FIELDS: ClassVar[Fields] = (("stage", None),)

    def __init__(self, stage: int = 0) -> None:
        super().__init__()
        self.stage = stage

    def ask(self, s: State, out: list[Action]) -> int:
        if self.stage >= s.t.actions:
            s.pop()
            return -1
        s.swap(Day(self.stage + 1))
        s.push(PASS_ON)
        begin_stage(s, self.stage, s.people.home())
        return -1


FIRST_STAGE: Final = Day()


def begin_stage(s: State, stage: int, mask: int) -> None:
    end_stage(s)
    reached = reach(s)  # as the house is now, for the whole stage (TWM-4.32)
    s.house.reached = reached
    s.push(Resolve(0, reached))
    s.push(Assign(stage, mask, reached))


@final
class PassOn(Owed):
    """After each stage, an empty one too, the Journal passes on (TWM-4.28)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-4.28"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        s.pass_journal("TWM-4.28")
        return -1


PASS_ON: Final = PassOn()
