"""How the story goes: objectives, what is read at the end, and the scripts that were read."""

from typing import ClassVar, final

from holdfast.core.fields import Fields
from holdfast.games.warofmine.script.references import SCRIPTS


@final
class Story:
    FIELDS: ClassVar[Fields] = (
        ("objectives", None), ("chapters", None), ("open", None), ("progress", None), ("epilogue", SCRIPTS),
        ("read", SCRIPTS), ("blocks", None),
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

    def clone(self) -> "Story":
        return Story(self.objectives, self.chapters, self.open, self.progress, self.epilogue, self.read, self.blocks)

    def goal(self) -> int:
        """The objective that is open, -1 for none."""
        return self.objectives[self.open] if self.open >= 0 else -1
