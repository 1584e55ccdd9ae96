"""Six days, each with a dawn, a day and a night (OUT-3.12)."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import Action
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import SCORED
from holdfast.games.outlive.dawn import Dawn
from holdfast.games.outlive.day import Turn, end_day
from holdfast.games.outlive.night import Night
from holdfast.games.outlive.overcome import Overcome
from holdfast.games.outlive.scoring import points
from holdfast.games.outlive.trouble import Morning

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State

DAWN: Final = 0
MORNING: Final = 1
DAY: Final = 2
EVENTS: Final = 3
NIGHT: Final = 4


class Days(Step["State"]):
    """Lies at the bottom of the stack; `phase` is what comes next."""

    NAME: ClassVar[str] = "days"
    RULE: ClassVar[str] = "OUT-3.12"
    FIELDS: ClassVar[Fields] = (("phase", None),)

    def __init__(self, phase: int) -> None:
        super().__init__(-1)
        self.phase = phase

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.phase == DAWN:
            if s.day + 1 == len(s.t.radiation):
                s.pop()  # the convoy has come (OUT-15.1)
                for seat in range(s.seats):
                    s.tell(SCORED, seat, sum(points(s, s.tribes[seat])), 0, "OUT-15.8")
                return -1
            s.swap(Days(MORNING))
            s.push(Dawn())
        elif self.phase == MORNING:
            s.swap(Days(DAY))
            s.push(Morning(-1, 0))
        elif self.phase == DAY:
            s.swap(Days(EVENTS))
            s.push(Turn(s.first, 0))
        elif self.phase == EVENTS:
            end_day(s)
            s.swap(Days(NIGHT))
            s.push(Overcome(0, 0))
        else:
            s.swap(Days(DAWN))
            s.push(Night(0, 0))
        return -1
