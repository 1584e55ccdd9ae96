"""Which job each character does in this stage, the tools in hand, and how work is laid down."""

from typing import ClassVar, Final, final

from holdfast.core.fields import Fields
from holdfast.games.warofmine.catalogue import CHARACTERS, LOCKPICK, SAWBLADE, SHOVEL
from holdfast.games.warofmine.state.masks import one

# What a character does
NO_JOB: Final = 0
AT_CARD: Final = 1
AT_ACTION: Final = 2
AT_FITTING: Final = 3
PLACING: Final = 4
MOVING: Final = 5
DISMANTLING: Final = 6
HELPING: Final = 7
"""With somebody at a card, or done with one: a tool stays in hand until the end of the stage (TWM-4.14)."""
RESTING: Final = 8
AT_NOTE: Final = 9

# How a shelter card is worked on
BY_HAND: Final = 0
WITH_SHOVEL: Final = 1
WITH_HELPER: Final = 2
WITH_LOCKPICK: Final = 3
WITH_SAWBLADE: Final = 4

TOOLS: Final = [-1, SHOVEL, -1, LOCKPICK, SAWBLADE]
"""The token of each, -1 for none."""


@final
class Job:
    """What a character does in the present stage. It never changes."""

    FIELDS: ClassVar[Fields] = (("what", None), ("space", None), ("which", None), ("times", None))

    def __init__(self, what: int, space: int = 0, which: int = 0, times: int = 0) -> None:
        self.what = what
        self.space = space
        self.which = which
        """The tool at a card, the recipe at a fitting, the fitting that is placed, the space that one is moved to, or
        the note that is worked with."""
        self.times = times
        """How often a recipe was paid."""

    def tool(self) -> int:
        """The token in hand, -1 for none."""
        return TOOLS[self.which] if self.what == AT_CARD or self.what == HELPING else -1

    def done(self) -> "Job":
        """It is resolved. Those at a card keep their tool until the end of the stage (TWM-4.14)."""
        return Job(HELPING if self.what == AT_CARD else RESTING, self.space, self.which, self.times)


FREE: Final = Job(NO_JOB)
REST: Final = Job(RESTING)


@final
class Jobs:
    """The present stage of day actions."""

    FIELDS: ClassVar[Fields] = (("all", [Job]), ("order", None))

    def __init__(self, all: list[Job], order: list[int]) -> None:
        self.all = all if len(all) >= len(CHARACTERS) else all + [FREE] * (len(CHARACTERS) - len(all))
        """The job of each character; a snapshot from before a character came into the game has fewer. Clones share
        this list and the next until one of them writes."""
        self.order = order
        """The characters in the order in which they were assigned."""
        self.shared = False

    def clone(self) -> "Jobs":
        other = Jobs(self.all, self.order)
        self.shared = other.shared = True
        return other

    def _own(self) -> None:
        if self.shared:
            self.all = self.all[:]
            self.order = self.order[:]
            self.shared = False

    def of(self, character: int) -> Job:
        return self.all[character]

    def is_free(self, character: int) -> bool:
        return self.all[character].what == NO_JOB

    def give(self, character: int, job: Job) -> None:
        self._own()
        self.all[character] = job

    def assigned(self, character: int) -> None:
        """The next in the order of this stage."""
        self._own()
        self.order.append(character)

    def occupied(self) -> int:
        """Spaces on which a character is already, as a mask (TWM-4.6)."""
        mask = 0
        for character in self.order:
            job = self.all[character]
            if job.what != NO_JOB and job.what != HELPING and job.what != RESTING and job.what != AT_NOTE:
                mask |= one(job.space)
        return mask

    def promised(self) -> int:
        """Spaces on which a fitting is already to be placed in this stage, as a mask."""
        mask = 0
        for character in self.order:
            job = self.all[character]
            if job.what == PLACING:
                mask |= one(job.space)
            elif job.what == MOVING:
                mask |= one(job.which)
        return mask

    def at_note(self, note: int) -> bool:
        """Whether somebody works with a note already."""
        for character in self.order:
            if self.all[character].what == AT_NOTE and self.all[character].which == note:
                return True
        return False

    def helped(self, character: int, space: int) -> bool:
        """Whether a second pair of hands is with somebody (TWM-4.11)."""
        for other in self.order:
            job = self.all[other]
            if other != character and job.what == HELPING and job.space == space:
                return True
        return False


def no_jobs() -> Jobs:
    return Jobs([FREE] * len(CHARACTERS), [])
