"""Whom an operation or a condition means."""

from typing import Any, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.state.masks import has, one, roll_of
from holdfast.games.warofmine.state.state import State

# In place of the highest result
THE_COLD: Final = -1
THE_NOISE: Final = -2


@final
class Whom:
    """Those for whom an operation is: a group by its number in `terms.WHO`, and what else it takes to find them."""

    def __init__(self, group: int, among: int = terms.WHO_PRESENT) -> None:
        self.group = group
        self.among = among
        """Among whom somebody is chosen."""
        self.character = -1
        self.low = 0
        self.high = 0
        """The results of a roll for each."""

    def chosen(self) -> bool:
        """Whether the leader names somebody first."""
        return self.group == terms.WHO_CHOOSE

    def mask(self, s: State, run: Run) -> int:
        group = self.group
        if group == terms.WHO_CHOOSE:
            return s.answer & s.people.everybody()
        if group == terms.WHO_CHAR:
            return s.people.everybody() & one(self.character)
        if group == terms.WHO_ROLLED:
            return by_roll(s, run, self.low, self.high)
        return members(s, run, group)

    def said(self, chosen: int) -> str:
        """For whom, as a word that the messages know: those who were chosen before, or as the operation says."""
        if self.group == terms.WHO_CHOOSE and self.among == terms.WHO_OTHERS:
            return "another"
        if self.group == terms.WHO_THIS and chosen > 1:
            return "them"
        return terms.WHO[self.group]


def whom(given: Any, to: Names) -> Whom:
    """From the arguments `who`, `char`, `rolled`, `rolled_max` and `from`, as far as an operation has them."""
    name = given.who or "this"
    found = Whom(terms.WHO.index(name))
    char = getattr(given, "char", None)
    rolled = getattr(given, "rolled", None)
    rolled_max = getattr(given, "rolled_max", None)
    among = getattr(given, "from_", None)
    if (name == "char") != (char is not None):
        raise to.error("error-who-with", who=repr("char"), field=repr("char"))
    if (name == "rolled") != (rolled is not None or rolled_max is not None):
        raise to.error("error-who-with", who=repr("rolled"), field=repr("rolled"))
    if among is not None:
        if name != "choose":
            raise to.error("error-from-choose")
        found.among = terms.WHO.index(among)
    if char is not None:
        found.character = c.CHARACTERS.number(char)
    if rolled is not None:
        found.low, found.high = to.span(rolled)
    elif rolled_max is not None:
        found.low, found.high = 1, THE_COLD if rolled_max == "cold" else THE_NOISE
    return found


def members(s: State, run: Run, group: int) -> int:
    """The characters of a group, as a mask."""
    if group == terms.WHO_THIS:
        return run.this & s.people.everybody()
    if group == terms.WHO_PRESENT:
        return s.present()
    if group == terms.WHO_ALL:
        return s.people.everybody()
    if group == terms.WHO_GUARDS:
        return s.people.guards()
    if group == terms.WHO_NEW:
        return s.people.everybody() & one(s.people.joined) if s.people.joined >= 0 else 0
    if group == terms.WHO_IN_SHELTER:
        return s.people.home()
    if group == terms.WHO_PASSED:
        return run.passed & s.people.everybody()
    if group == terms.WHO_FAILED:
        return run.tested & ~run.passed & s.people.everybody()
    if group == terms.WHO_OTHERS:
        return s.present() & ~run.this
    return by_state(s, group)


def by_state(s: State, group: int) -> int:
    """Those who lie on the floor, sleep, or are wounded at home."""
    mask = 0
    for character in s.people.group:
        if group == terms.WHO_FLOOR:
            found = s.people.task[character] == c.TASK_FLOOR or s.today.was_woken(character)
        elif group == terms.WHO_SLEEPERS:
            found = s.people.is_home(character) and s.people.task[character] in (c.TASK_BED, c.TASK_FLOOR)
        else:
            found = s.people.is_home(character) and s.people.level(character, c.WOUNDS) > 0
        if found:
            mask |= one(character)
    return mask


def by_roll(s: State, run: Run, low: int, high: int) -> int:
    """Those whose own roll is in a range, or not above the cold or the noise."""
    if high == THE_COLD:
        high = s.felt_cold()
    elif high == THE_NOISE:
        high = s.outing.noise
    mask = 0
    for character in s.people.group:
        roll = roll_of(run.rolls, character)
        if roll > 0 and low <= roll <= high:
            mask |= one(character)
    return mask


def lowest(s: State, mask: int, state: int) -> int:
    """Those of the mask who have least of a state."""
    best = 9
    found = 0
    for character in s.people.group:
        if not has(mask, character):
            continue
        level = s.people.level(character, state)
        if level < best:
            best = level
            found = 0
        if level == best:
            found |= one(character)
    return found


def passed_each(s: State, mask: int) -> int:
    """Those whose own roll is within their Empathy."""
    passed = 0
    for character in s.people.group:
        roll = roll_of(s.rolls, character)
        if has(mask, character) and roll <= s.t.empathy[character]:
            passed |= one(character)
    return passed


def best_prowess(s: State, mask: int) -> int:
    best = 0
    for character in s.people.group:
        if has(mask, character) and s.prowess(character) > best:
            best = s.prowess(character)
    return best
