"""Conditions about what happened before in the script, and about notes."""

from typing import Any, ClassVar, final

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Words
from holdfast.games.warofmine.script.arguments import LABEL, SPAN, flag, may, number, word
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.program import Condition
from holdfast.games.warofmine.state.ending import REASONS
from holdfast.games.warofmine.state.state import State


@final
class Rolled(Condition):
    """The last roll was in a range."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("roll", SPAN),)
    SILENT: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.low, self.high = to.span(given.roll)

    def holds(self, s: State, run: Run) -> bool:
        return self.low <= run.roll <= self.high


@final
class Did(Condition):
    """The operation before came to something, or to nothing."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("did", bool),)
    SILENT: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.did: int = int(given.did)

    def holds(self, s: State, run: Run) -> bool:
        return run.did == self.did


@final
class BelowReturned(Condition):
    """The last roll was below what was returned or fetched."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("below_returned"),)

    def holds(self, s: State, run: Run) -> bool:
        return run.roll < run.returned


@final
class HasNote(Condition):
    """A note is in play."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("note", LABEL),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-note",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.note: int = to.note(given.note)

    def holds(self, s: State, run: Run) -> bool:
        return s.find_note(self.note) >= 0

    def say(self, words: Words, neg: bool) -> str:
        return words.say("when-note", note=words.entry(c.NOTES, self.note), neg=int(neg))


@final
class Marked(Condition):
    """Something was marked before, at least so often."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("mark", LABEL),)
    WITH: ClassVar[tuple[Any, ...]] = (may("at_least", number(1, 99), 1),)
    SECRET: ClassVar[bool] = True
    SAYS: ClassVar[tuple[str, ...]] = ("when-mark",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        to.marks_asked.add(given.mark)
        self.mark: int = to.mark(given.mark)
        self.n: int = given.at_least

    def holds(self, s: State, run: Run) -> bool:
        return s.story.mark(self.mark) >= self.n

    def say(self, words: Words, neg: bool) -> str:
        return words.say("when-mark", neg=int(neg))


@final
class Ended(Condition):
    """The match ended in that way; for what is read at the end."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("ended", word(REASONS)),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.reason: int = REASONS.index(given.ended)

    def holds(self, s: State, run: Run) -> bool:
        return s.reason == self.reason

    def say(self, words: Words, neg: bool) -> str:
        return words.say("when-else")


@final
class Spent(Condition):
    """The last charge that was spent was the last of its note."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("spent"),)
    SILENT: ClassVar[bool] = True

    def holds(self, s: State, run: Run) -> bool:
        return bool(s.notes.emptied)


@final
class Charged(Condition):
    """The note that the script belongs to has charges."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("charged"),)
    SILENT: ClassVar[bool] = True

    def holds(self, s: State, run: Run) -> bool:
        slot = s.find_note(run.note)
        return slot >= 0 and s.notes.at(slot).charges > 0
