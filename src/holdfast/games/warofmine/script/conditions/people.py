"""Conditions about the characters."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Words
from holdfast.games.warofmine.house.newcomers import can_join
from holdfast.games.warofmine.say.phrases import states
from holdfast.games.warofmine.script.arguments import CHARACTER, LEVEL, SPAN, STATE, flag, may, number, some, word
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.program import Condition
from holdfast.games.warofmine.script.whom import best_prowess, by_state
from holdfast.games.warofmine.state.masks import count, has, mask_of
from holdfast.games.warofmine.state.state import State

EMPATHY: Final[tuple[str, ...]] = ("any", "none", "all")
MOST_OF_US: Final = 4
"""As many as the group ever has (TWM-1.11)."""
ANY: Final = 0
NONE: Final = 1


def states_of(names: Any) -> list[int]:
    return [c.STATES.number(name) for name in names or ()]


@final
class Feels(Condition):
    """Those the script is about, somebody else, or somebody of the group suffers from one of some states."""

    ASKS: ClassVar[tuple[Any, ...]] = (
        may("this_has", some(STATE)),
        may("others_have", some(STATE)),
        may("group_has", some(STATE)),
    )
    WITH: ClassVar[tuple[Any, ...]] = (may("level", LEVEL, 1),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-this", "when-group", "when-others")

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.this = mask_of(states_of(given.this_has))
        self.others = mask_of(states_of(given.others_have))
        self.group = mask_of(states_of(given.group_has))
        self.named = states_of(given.this_has or given.group_has or given.others_have)
        self.level: int = given.level

    def holds(self, s: State, run: Run) -> bool:
        group = s.people.everybody()
        if self.this and not s.people.somebody_has(run.this, self.this, self.level):
            return False
        if self.others and not s.people.somebody_has(group & ~run.this, self.others, self.level):
            return False
        return self.group == 0 or s.people.somebody_has(group, self.group, self.level)

    def say(self, words: Words, neg: bool) -> str:
        message = "when-this" if self.this else "when-group" if self.group else "when-others"
        return words.say(message, states=states(self.named, words), level=self.level, neg=int(neg))


@final
class Characters(Condition):
    """How many the group has."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("characters", SPAN),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-characters",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.low, self.high = to.span(given.characters)

    def holds(self, s: State, run: Run) -> bool:
        return self.low <= len(s.people.group) <= self.high

    def say(self, words: Words, neg: bool) -> str:
        least = not neg and self.high >= MOST_OF_US
        return words.say("when-characters", n=self.low) if least else ""


@final
class Present(Condition):
    """How many are present: the party outside, the others at home."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("present", SPAN),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-present",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.low, self.high = to.span(given.present)

    def holds(self, s: State, run: Run) -> bool:
        return self.low <= count(s.present()) <= self.high

    def say(self, words: Words, neg: bool) -> str:
        least = not neg and self.high >= MOST_OF_US
        return words.say("when-present", n=self.low) if least else ""


@final
class IsPresent(Condition):
    """A character is present."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("character", CHARACTER),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-character",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.character: int = c.CHARACTERS.number(given.character)

    def holds(self, s: State, run: Run) -> bool:
        return has(s.present(), self.character)

    def say(self, words: Words, neg: bool) -> str:
        return words.say("when-character", who=words.entry(c.CHARACTERS, self.character), neg=int(neg))


@final
class Alive(Condition):
    """A character belongs to the group."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("alive", CHARACTER),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.character: int = c.CHARACTERS.number(given.alive)

    def holds(self, s: State, run: Run) -> bool:
        return has(s.people.everybody(), self.character)


@final
class Starting(Condition):
    """The script is about a starting character."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("starting"),)

    def holds(self, s: State, run: Run) -> bool:
        return bool(run.this & s.people.starters & s.people.everybody())


@final
class CanJoin(Condition):
    ASKS: ClassVar[tuple[Any, ...]] = (may("can_join", CHARACTER),)
    SILENT: ClassVar[bool] = True
    RULE: ClassVar[str] = "TWM-4.29"

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.character: int = c.CHARACTERS.number(given.can_join)

    def holds(self, s: State, run: Run) -> bool:
        return can_join(s, self.character)


@final
class Prowess(Condition):
    """One of those the script is about has that Prowess."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("prowess", number(0, 9)),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.prowess: int = given.prowess

    def holds(self, s: State, run: Run) -> bool:
        return best_prowess(s, run.this & s.people.everybody()) >= self.prowess


@final
class ProwessSum(Condition):
    """Those who are present have that Prowess together."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("prowess_sum", number(0, 99)),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.prowess: int = given.prowess_sum

    def holds(self, s: State, run: Run) -> bool:
        present = s.present()
        return sum([s.prowess(who) for who in s.people.group if has(present, who)]) >= self.prowess


@final
class InventorySum(Condition):
    """Those who are present can carry that much together."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("inventory_sum", number(0, 99)),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.inventory: int = given.inventory_sum

    def holds(self, s: State, run: Run) -> bool:
        present = s.present()
        return sum([s.inventory(who) for who in s.people.group if has(present, who)]) >= self.inventory


@final
class Empathy(Condition):
    """Somebody, nobody or everybody was moved by the last empathy roll."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("empathy", word(EMPATHY)),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.who: int = EMPATHY.index(given.empathy)

    def holds(self, s: State, run: Run) -> bool:
        if self.who == ANY:
            return run.passed != 0
        if self.who == NONE:
            return run.passed == 0
        return run.passed == run.tested


@final
class Sleepers(Condition):
    """So many sleep at home."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("sleepers", number(1, 12)),)
    SILENT: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.sleepers

    def holds(self, s: State, run: Run) -> bool:
        return count(by_state(s, terms.WHO_SLEEPERS)) >= self.n


@final
class DiedToday(Condition):
    """Somebody died or left today."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("died_today"),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-died",)

    def holds(self, s: State, run: Run) -> bool:
        return s.today.losses > 0

    def say(self, words: Words, neg: bool) -> str:
        return words.say("when-died", neg=int(neg))


@final
class Won(Condition):
    """The last fight was won."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("won"),)

    def holds(self, s: State, run: Run) -> bool:
        return bool(s.fight.won)
