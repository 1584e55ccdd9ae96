"""The characters: where each is, how they are, what they do tonight, and how they went."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from holdfast.core.fields import Fields, Grid
from holdfast.games.warofmine.catalogue import CHARACTERS, TASK_GUARD
from holdfast.games.warofmine.content.tables import LEVELS
from holdfast.games.warofmine.state.masks import has, one, put

# Where a character is
NOT_HERE: Final = 0
HOME: Final = 1
OUT: Final = 2
AWAY: Final = 3

# How a character ended
DIED: Final = 0
LEFT: Final = 1
SUICIDE: Final = 2

STATE_COUNT: Final = 5
MOST: Final = 4
"""The highest level of a state."""

DIGITS: Final = [LEVELS**4, LEVELS**3, LEVELS**2, LEVELS, 1]
"""What a level of each state is worth in `People.digits`."""

# Bits of `meals` and `cures`
DRANK: Final = 0
ATE: Final = 1
BANDAGED: Final = 0
MEDICATED: Final = 1
HERBS: Final = 2

COLUMN: Final = Grid(len(CHARACTERS))
NONE_COLUMN: Final = Grid(len(CHARACTERS), fill=-1)


@final
class People:
    """Every column has a number for each character of the box. Clones share the columns that change until one of them
    writes (see `own`); those of the ends are replaced."""

    FIELDS: ClassVar[Fields] = (
        ("group", None), ("starters", None), ("levels", Grid(len(CHARACTERS) * STATE_COUNT)), ("where", COLUMN),
        ("task", NONE_COLUMN), ("back", COLUMN), ("cures", COLUMN), ("hand", COLUMN), ("meals", COLUMN),
        ("end_how", NONE_COLUMN), ("end_cause", NONE_COLUMN), ("end_day", COLUMN), ("cause", None), ("joined", None),
        ("gone_from_home", None),
    )  # fmt: skip

    def __init__(
        self,
        group: list[int],
        starters: int,
        levels: list[int],
        where: list[int],
        task: list[int],
        back: list[int],
        cures: list[int],
        hand: list[int],
        meals: list[int],
        end_how: list[int],
        end_cause: list[int],
        end_day: list[int],
        cause: int,
        joined: int,
        gone_from_home: int,
        digits: list[int] | None = None,
    ) -> None:
        self.group = group
        """The characters in play, in the order in which they came."""
        self.starters = starters
        """The starting characters, as a mask."""
        self.levels = levels
        self.where = where
        self.task = task
        """Last Evening's task, -1 for none."""
        self.back = back
        """For those who are away: the day at whose Dawn they return."""
        self.cures = cures
        """Assigned medicine, as a mask of cures."""
        self.hand = hand
        """The weapon that a character holds in a fight or raid."""
        self.meals = meals
        self.end_how = end_how
        """How each ended, -1 for those who are not gone."""
        self.end_cause = end_cause
        """The state that caused it, -1 for none."""
        self.end_day = end_day
        self.cause = cause
        """The state that ends somebody just now, -1 for none."""
        self.joined = joined
        """Who joined in the script that is read, -1 for nobody."""
        self.gone_from_home = gone_from_home
        """Who is gone and was at home while a party was out, -1 for nobody."""
        self.digits: list[int] = _digits(levels) if digits is None else digits
        """The five levels of each character as one number to base 5, by which the tables know how many actions they
        block. It follows from `levels`."""
        self.shared = False

    def clone(self) -> "People":
        other = People(
            self.group,
            self.starters,
            self.levels,
            self.where,
            self.task,
            self.back,
            self.cures,
            self.hand,
            self.meals,
            self.end_how,
            self.end_cause,
            self.end_day,
            self.cause,
            self.joined,
            self.gone_from_home,
            self.digits,
        )
        self.shared = other.shared = True
        return other

    def own(self) -> None:
        """Before a column changes: it is no longer shared with a clone."""
        if self.shared:
            self.levels = self.levels[:]
            self.digits = self.digits[:]
            self.where = self.where[:]
            self.task = self.task[:]
            self.back = self.back[:]
            self.cures = self.cures[:]
            self.hand = self.hand[:]
            self.meals = self.meals[:]
            self.shared = False

    # States

    def level(self, character: i64, state: i64) -> int:
        return self.levels[character * STATE_COUNT + state]

    def set_level(self, character: i64, state: i64, level: int) -> None:
        self.own()
        place = character * STATE_COUNT + state
        self.digits[character] += (level - self.levels[place]) * DIGITS[state]
        self.levels[place] = level

    def worst(self, character: int) -> int:
        """The highest level of any state."""
        most = 0
        for state in range(STATE_COUNT):
            most = max(most, self.level(character, state))
        return most

    def somebody_has(self, mask: int, states: int, level: int) -> bool:
        """Whether one of these characters has one of these states at a level or above."""
        for character in self.group:
            if has(mask, character):
                for state in range(STATE_COUNT):
                    if has(states, state) and self.level(character, state) >= level:
                        return True
        return False

    # Where they are

    def is_home(self, character: int) -> bool:
        return self.where[character] == HOME

    def is_out(self, character: int) -> bool:
        return self.where[character] == OUT

    def is_away(self, character: int) -> bool:
        return self.where[character] == AWAY

    def is_here(self, character: int) -> bool:
        """Whether somebody belongs to the group, wherever they are."""
        return self.where[character] != NOT_HERE

    def move(self, character: int, where: int) -> None:
        self.own()
        self.where[character] = where

    def send_away(self, character: int, until: int) -> None:
        """Until the Dawn of a day."""
        self.move(character, AWAY)
        self.own()
        self.back[character] = until

    def home(self) -> int:
        """Those in the Shelter, as a mask."""
        mask = 0
        for character in self.group:
            if self.where[character] == HOME:
                mask |= one(character)
        return mask

    def party(self) -> int:
        """Those who scavenge, as a mask."""
        mask = 0
        for character in self.group:
            if self.where[character] == OUT:
                mask |= one(character)
        return mask

    def guards(self) -> int:
        mask = 0
        for character in self.group:
            if self.where[character] == HOME and self.task[character] == TASK_GUARD:
                mask |= one(character)
        return mask

    def everybody(self) -> int:
        """The whole group, as a mask."""
        mask = 0
        for character in self.group:
            mask |= one(character)
        return mask

    # What they do and hold

    def has_task(self, character: int, task: int) -> bool:
        """Whether somebody in the Shelter has a task tonight."""
        return self.where[character] == HOME and self.task[character] == task

    def give_task(self, character: int, task: int) -> None:
        self.own()
        self.task[character] = task

    def arm(self, character: int, weapon: int) -> None:
        self.own()
        self.hand[character] = weapon

    # Meals and medicine

    def has_drunk(self, character: int) -> bool:
        """Or needs no water tonight."""
        return has(self.meals[character], DRANK)

    def has_eaten(self, character: int) -> bool:
        """Or needs no food tonight."""
        return has(self.meals[character], ATE)

    def drank(self, character: int) -> None:
        self.own()
        self.meals[character] |= one(DRANK)

    def ate(self, character: int) -> None:
        self.own()
        self.meals[character] |= one(ATE)

    def forget_meals(self) -> None:
        """A new day begins."""
        self.meals = [0] * len(self.meals)

    def has_cure(self, character: int, cure: int) -> bool:
        return has(self.cures[character], cure)

    def may_have(self, character: int, cure: int) -> bool:
        """One of each kind: bandages, and meds or herbal meds (TWM-9.6)."""
        if cure == BANDAGED:
            return not self.has_cure(character, BANDAGED)
        return not self.has_cure(character, MEDICATED) and not self.has_cure(character, HERBS)

    def cure(self, character: int, cure: int) -> None:
        self.own()
        self.cures[character] |= one(cure)

    def end_cures(self, character: int) -> None:
        self.own()
        self.cures[character] = 0

    # Coming and going

    def has_ended(self, character: int) -> bool:
        return self.end_how[character] >= 0

    def enter(self, character: int) -> None:
        """Somebody belongs to the group from now on, without a task, weapon or medicine."""
        self.group = [*self.group, character]
        self.joined = character
        self.move(character, HOME)
        for state in range(STATE_COUNT):
            self.set_level(character, state, 0)
        self.give_task(character, -1)
        self.arm(character, 0)
        self.end_cures(character)

    def leave(self, character: int, how: int, day: int) -> None:
        """Somebody is gone for good, of the present cause."""
        self.group = [other for other in self.group if other != character]
        self.move(character, NOT_HERE)
        self.end_how = put(self.end_how, character, how)
        self.end_cause = put(self.end_cause, character, self.cause)
        self.end_day = put(self.end_day, character, day)
        self.cause = -1


def _digits(levels: list[int]) -> list[int]:
    found: list[int] = []
    for base in range(0, len(levels), STATE_COUNT):
        number = 0
        for state in range(STATE_COUNT):
            number = number * LEVELS + levels[base + state]
        found.append(number)
    return found
