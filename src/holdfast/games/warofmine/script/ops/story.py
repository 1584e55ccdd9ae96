"""Operations on how the story goes on: scripts, the day, the phases and the end."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Words
from holdfast.games.warofmine.phases.flow import RAID, go_to
from holdfast.games.warofmine.say.phrases import results
from holdfast.games.warofmine.script.arguments import (
    CHANGE,
    LABEL,
    NUMBER,
    PHASE,
    SCRIPT,
    SPAN,
    may,
    needs,
    number,
    word,
)
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.moments import HOOKS
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.state.halt import finish
from holdfast.games.warofmine.state.masks import one
from holdfast.games.warofmine.state.reasons import CEASEFIRE, NO_GUARD, NO_STARTER
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.state.story import Due

TIMES: Final[tuple[str, ...]] = ("morning", "dusk", "dawn")
SAID_OF_TODAY: Final = (terms.FLAG_SNIPER, terms.FLAG_NO_FREE_WATER, terms.FLAG_RAIDS)
"""What an event says of its day, as far as it has words."""


@final
class EpilogueNote(Operation):
    """A script that is read at the end of the match."""

    NAME: ClassVar[str] = "epilogue_note"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("script", SCRIPT),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.script: int = to.script(given.script)

    def run(self, s: State, run: Run) -> None:
        if self.script not in s.story.epilogue:
            s.story.epilogue = [*s.story.epilogue, self.script]

    def say(self, words: Words, chosen: int) -> str:
        return ""


@final
class PlayScript(Operation):
    """Another script is read now, about the same people and the same note."""

    NAME: ClassVar[str] = "play_script"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("script", SCRIPT),)
    SAYS: ClassVar[tuple[str, ...]] = ("promise-trade",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.script: int = to.script(given.script)

    def run(self, s: State, run: Run) -> None:
        play(s, self.script, run.this, run.note)

    def promise(self, s: State, who: str, words: Words) -> str:
        return words.say("promise-trade") if s.t.is_trade(self.script) else ""


@final
class Later(Operation):
    """A script comes back after some days, in the morning, at dusk or at dawn. If its `if` does not hold then, it is
    put off by a day, three times at most."""

    NAME: ClassVar[str] = "later"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("script", SCRIPT), needs("days", SPAN), needs("at", word(TIMES)))
    DEFERS: ClassVar[bool] = True
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.script: int = to.script(given.script)
        self.low, self.high = to.span(given.days)
        if self.low < 0 or self.high > 30:
            raise to.error("error-later-days")
        self.at: int = HOOKS.index(given.at)

    def run(self, s: State, run: Run) -> None:
        days = self.low
        if self.high > self.low:
            days += s.rng.below(self.high - self.low + 1)
            s.reveal()
        s.story.due = [*s.story.due, Due(self.script, self.at, s.day + days, 0, run.pc)]


@final
class Never(Operation):
    """A script that was to come back does not."""

    NAME: ClassVar[str] = "never"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("script", SCRIPT),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.script: int = to.script(given.script)

    def run(self, s: State, run: Run) -> None:
        s.story.due = [due for due in s.story.due if due.script != self.script]


@final
class Mark(Operation):
    """Something is remembered; it adds up."""

    NAME: ClassVar[str] = "mark"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("mark", LABEL), may("n", CHANGE, 1))
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        to.marks_set.add(given.mark)
        self.mark: int = to.mark(given.mark)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.story.add_mark(self.mark, self.n)

    def say(self, words: Words, chosen: int) -> str:
        return ""


@final
class Today(Operation):
    """Something holds for this day and its night."""

    NAME: ClassVar[str] = "today"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("flag", word(terms.FLAGS)), needs("n", number(-9, 9)))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-today-sniper", "effect-today-no-free-water", "effect-today-raids")
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.flag: int = terms.FLAGS.index(given.flag)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.today.announce(self.flag, self.n)

    def say(self, words: Words, chosen: int) -> str:
        if self.flag not in SAID_OF_TODAY:
            return words.say("effect-more")
        n = self.n or 1
        return words.say(f"effect-today-{terms.FLAGS[self.flag]}", n=n, results=results(1, n))


@final
class SkipPhase(Operation):
    NAME: ClassVar[str] = "skip_phase"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("phase", PHASE), may("n", NUMBER, 1))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-skip-phase",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if given.phase == "dawn":
            raise to.error("error-skip-dawn")
        if given.n > 1 and given.phase != "raid":
            raise to.error("error-skip-nights")
        self.phase: int = c.PHASES.number(given.phase)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        if self.phase == RAID:
            s.raid.skip(self.n)
        else:
            s.skipped |= one(self.phase)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-skip-phase", n=self.n, phase=words.entry(c.PHASES, self.phase))


@final
class GotoPhase(Operation):
    NAME: ClassVar[str] = "goto_phase"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("phase", PHASE),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.phase: int = c.PHASES.number(given.phase)

    def run(self, s: State, run: Run) -> None:
        go_to(s, self.phase)


@final
class GameOver(Operation):
    """Nobody on guard, or the ceasefire (TWM-13.1)."""

    NAME: ClassVar[str] = "game_over"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("result", word(("no-guard", "ceasefire"))),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-game-over",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.ceasefire: bool = given.result == "ceasefire"

    def run(self, s: State, run: Run) -> None:
        if not self.ceasefire:
            finish(s, NO_GUARD)
        else:
            finish(s, CEASEFIRE if s.people.everybody() & s.people.starters else NO_STARTER)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-game-over")
