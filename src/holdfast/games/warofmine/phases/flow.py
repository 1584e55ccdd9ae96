"""The seven phases of a day, one after another, until the match ends."""

from typing import ClassVar, Final, final

from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.outside.scavenging import Scavenging
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.people.tools import end_stage
from holdfast.games.warofmine.phases.dawn import DAWNS
from holdfast.games.warofmine.phases.day import FIRST_STAGE
from holdfast.games.warofmine.phases.dusk import DUSKS
from holdfast.games.warofmine.phases.evening import EVENINGS
from holdfast.games.warofmine.phases.morning import MORNINGS
from holdfast.games.warofmine.phases.raid import NightRaid, raid_over
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.stack import cut, leave_location
from holdfast.games.warofmine.state.state import State

MORNING: Final = 0
DAY: Final = 1
DUSK: Final = 2
EVENING: Final = 3
SCAVENGING: Final = 4
RAID: Final = 5
DAWN: Final = 6


@final
class Flow(Step[State]):
    """The bottom of the stack: the phase that comes next."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-9.16"
    FIELDS: ClassVar[Fields] = (("phase", None),)

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def ask(self, s: State, out: list[Action]) -> int:
        phase = self.phase
        if s.next_phase >= 0:  # a script sends everybody to another phase
            phase = s.next_phase
            s.next_phase = -1
            s.fight.end()
            for character in s.people.group:
                put_weapon_back(s, character, s.goods.storage)
            if s.raid.going:
                raid_over(s)
            end_stage(s)
        s.swap(FLOWS[(phase + 1) % 7])
        if has(s.skipped, phase):
            s.skipped &= ~(one(phase))
            return -1
        s.phase = phase
        s.house.reached = 0
        s.story.blocks = 0
        s.push(PHASES[phase])
        return -1


# Steps never change, so those of every day are made once.
FLOWS: Final = [Flow(phase) for phase in range(7)]
PHASES: Final[list[Step[State]]] = [
    MORNINGS[0], FIRST_STAGE, DUSKS[0], EVENINGS[0], Scavenging(), NightRaid(), DAWNS[0],
]  # fmt: skip
"""How each phase begins."""


def go_to(s: State, phase: int) -> None:
    """Leaves everything and goes on with a phase; a party outside packs its findings first. The last thing its caller
    does."""
    s.next_phase = phase
    if s.outside():
        leave_location(s)
        return
    owed = cut(s, 0)
    if s.phase == MORNING:  # that phase is over, and its pass is owed (TWM-3.4)
        s.pass_journal("TWM-3.4")
    s.stack += owed
