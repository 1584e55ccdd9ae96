"""How the story goes: objectives, what is read at the end, and the scripts that were read."""

from typing import ClassVar, final

from holdfast.core.fields import Fields
from holdfast.games.warofmine.script.references import BLOCK, MARKS, PLACE, SCRIPTS


@final
class Due:
    """A script that comes back on a day. It never changes: another takes its place."""

    FIELDS: ClassVar[Fields] = (("script", BLOCK), ("at", None), ("day", None), ("tries", None), ("asker", PLACE))

    def __init__(self, script: int, at: int, day: int, tries: int, asker: int) -> None:
        self.script = script
        self.at = at
        """The time of day, by the numbers of `moments.HOOKS`."""
        self.day = day
        self.tries = tries
        """How often it was put off because its condition did not hold."""
        self.asker = asker
        """The operation that called for it, which has its condition."""


@final
class Story:
    FIELDS: ClassVar[Fields] = (
        ("objectives", None), ("chapters", None), ("open", None), ("progress", None), ("epilogue", SCRIPTS),
        ("read", SCRIPTS), ("blocks", None), ("told", SCRIPTS), ("marks", MARKS), ("due", [Due]), ("left_out", None),
        ("siege", None),
    )  # fmt: skip

    def __init__(
        self,
        objectives: list[int],
        chapters: int = 0,
        open: int = -1,
        progress: int = 0,
        epilogue: list[int] | None = None,
        read: list[int] | None = None,
        blocks: int = 0,
        told: list[int] | None = None,
        marks: list[int] | None = None,
        due: list[Due] | None = None,
        left_out: int = 0,
        siege: int = 0,
    ) -> None:
        self.objectives = objectives
        """The first three are those of the match, the others are not needed."""
        self.chapters = chapters
        """How many objectives were revealed."""
        self.open = open
        """Which of the three is open, -1 for none."""
        self.progress = progress
        self.epilogue: list[int] = [] if epilogue is None else epilogue
        """Blocks that are read at the end."""
        self.read: list[int] = [] if read is None else read
        """Scripts of the pools that were played and are not to be repeated yet."""
        self.blocks = blocks
        """Blocks read in this phase: a circle of scripts ends (TWM-12.2)."""
        self.told: list[int] = [] if told is None else told
        """Scripts that were told in this match."""
        self.marks: list[int] = [] if marks is None else marks
        """What scripts remember, by the numbers of the tables; those beyond the end of the list are 0."""
        self.due: list[Due] = [] if due is None else due
        """Scripts that come back after days."""
        self.left_out = left_out
        """Themes that this table leaves out, as a mask."""
        self.siege = siege
        """Which match of one table this is, from 1 to `SIEGES`; 0 if nobody counts."""

    def clone(self) -> "Story":
        return Story(
            self.objectives,
            self.chapters,
            self.open,
            self.progress,
            self.epilogue,
            self.read,
            self.blocks,
            self.told,
            self.marks,
            self.due,
            self.left_out,
            self.siege,
        )

    def mark(self, number: int) -> int:
        """How often something was marked."""
        return self.marks[number] if number < len(self.marks) else 0

    def add_mark(self, number: int, n: int) -> None:
        marks = self.marks + [0] * (number + 1 - len(self.marks))
        marks[number] += n
        self.marks = marks

    def goal(self) -> int:
        """The objective that is open, -1 for none."""
        return self.objectives[self.open] if self.open >= 0 else -1
