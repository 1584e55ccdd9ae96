"""Conditions about where and when: the house, the location, the day."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Words
from holdfast.games.warofmine.house.costs import can_craft
from holdfast.games.warofmine.house.fittings import places_for, stands
from holdfast.games.warofmine.house.reach import cards_in_reach
from holdfast.games.warofmine.people.skills import STRONG
from holdfast.games.warofmine.script.arguments import FITTING, LOCATION, SPAN, flag, may, number, some, word
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.program import Condition
from holdfast.games.warofmine.state.masks import count
from holdfast.games.warofmine.state.state import State

# Numbers of `terms.PLACES`
AT_HOME: Final = 1
AT_OUT: Final = 2
AT_MORNING: Final = 3
IN_COMBAT: Final = 10


@final
class Where(Condition):
    """At home or outside, in a phase, in a fight."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("where", word(terms.PLACES[1:])),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-where",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.where: int = terms.PLACES.index(given.where)

    def holds(self, s: State, run: Run) -> bool:
        if self.where == AT_HOME:
            return not s.outside()
        if self.where == AT_OUT:
            return s.outside()
        if self.where == IN_COMBAT:
            return s.fight.going == 1
        return s.phase == self.where - AT_MORNING

    def say(self, words: Words, neg: bool) -> str:
        return "" if neg else words.say("when-where", where=terms.PLACES[self.where])


@final
class Day(Condition):
    ASKS: ClassVar[tuple[Any, ...]] = (may("day", SPAN),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.low, self.high = to.span(given.day)

    def holds(self, s: State, run: Run) -> bool:
        return self.low <= s.day <= self.high


@final
class Location(Condition):
    """The party is there."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("location", LOCATION),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.location: int = c.LOCATIONS.number(given.location)

    def holds(self, s: State, run: Run) -> bool:
        return s.outing.location == self.location


# Outside


@final
class Noise(Condition):
    """It is at least that loud."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("noise", number(1, 10)),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.noise: int = given.noise

    def holds(self, s: State, run: Run) -> bool:
        return s.outing.noise >= self.noise


@final
class Unknown(Condition):
    """The Unknown deck has at least so many cards."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("unknown", number(1, 99)),)
    SILENT: ClassVar[bool] = True
    SAYS: ClassVar[tuple[str, ...]] = ("when-cards",)
    RULE: ClassVar[str] = "TWM-7.23"

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.cards: int = given.unknown

    def holds(self, s: State, run: Run) -> bool:
        return len(s.decks.unknown) >= self.cards

    def say(self, words: Words, neg: bool) -> str:
        return "" if neg else words.say("when-cards", n=self.cards)


@final
class CanClear(Condition):
    """Rubble outside needs a shovel, two people, or a strong one."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("can_clear"),)
    SILENT: ClassVar[bool] = True
    SAYS: ClassVar[tuple[str, ...]] = ("when-clear",)
    RULE: ClassVar[str] = "TWM-4.11"

    def holds(self, s: State, run: Run) -> bool:
        party = s.people.party()
        return s.at_hand()[c.SHOVEL] > 0 or count(party) > 1 or s.has_skill(party, STRONG)

    def say(self, words: Words, neg: bool) -> str:
        return "" if neg else words.say("when-clear")


# The house


@final
class Cold(Condition):
    """There are at least so many cold tokens."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("cold", number(1, 20)),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-cold",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.cold: int = given.cold

    def holds(self, s: State, run: Run) -> bool:
        return s.house.cold >= self.cold

    def say(self, words: Words, neg: bool) -> str:
        return "" if neg else words.say("when-cold", n=self.cold)


@final
class FeelsCold(Condition):
    """The cold is felt in the house."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("feels_cold"),)

    def holds(self, s: State, run: Run) -> bool:
        return not s.today.ignore_cold and s.felt_cold() != 0


@final
class Fitting(Condition):
    """A fitting stands in the house."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("fitting", FITTING),)
    SAYS: ClassVar[tuple[str, ...]] = ("when-fitting",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.fitting: int = c.FITTINGS.number(given.fitting)

    def holds(self, s: State, run: Run) -> bool:
        return stands(s, self.fitting)

    def say(self, words: Words, neg: bool) -> str:
        return words.say("when-fitting", fitting=words.entry(c.FITTINGS, self.fitting, "a"), neg=int(neg))


@final
class CanPlace(Condition):
    """There is room for a fitting, or for two next to each other."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("can_place", some(FITTING, 2)),)
    SILENT: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.fittings: list[int] = [c.FITTINGS.number(name) for name in given.can_place]

    def holds(self, s: State, run: Run) -> bool:
        return bool(places_for(s, self.fittings))


@final
class CanCraft(Condition):
    """A fitting lies ready and has room; or one that still asks for parts."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("can_craft", word(("any", "parts"))),)
    SILENT: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.with_parts: bool = given.can_craft == "parts"

    def holds(self, s: State, run: Run) -> bool:
        return can_craft(s, self.with_parts)


@final
class ShelterCards(Condition):
    """So many shelter cards are in reach."""

    ASKS: ClassVar[tuple[Any, ...]] = (may("shelter_cards", number(1, 30)),)
    SILENT: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.shelter_cards

    def holds(self, s: State, run: Run) -> bool:
        return len(cards_in_reach(s)) >= self.n


@final
class RaidDue(Condition):
    """A night raid would come tonight."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("raid_due"),)
    SILENT: ClassVar[bool] = True

    def holds(self, s: State, run: Run) -> bool:
        return s.raid.skipped == 0 and s.acting_note(s.t.note_no_raid) < 0


@final
class FreeWater(Condition):
    """There is water for nothing on the way home."""

    ASKS: ClassVar[tuple[Any, ...]] = (flag("free_water"),)
    SILENT: ClassVar[bool] = True

    def holds(self, s: State, run: Run) -> bool:
        return s.free_water()
