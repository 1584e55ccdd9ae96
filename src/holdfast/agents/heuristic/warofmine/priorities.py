"""What matters how much to the rules of the sensible player: those that a person set, or those that many matches
taught."""

from typing import Final

from holdfast.games.warofmine import catalogue as c

IDEA: Final = 8
"""The first of the fittings that are ideas."""

# Errands
GO_ALONE: Final = 0
"""Outdoors in a group of two, fed or hungry; of three, with things to sell or without; of four."""
GO_IN_THREE: Final = 2
GO_IN_FOUR: Final = 4
NEW_IDEAS: Final = 5
"""With material and no idea waiting, and otherwise."""
POKE_ABOUT: Final = 7
WATER_FOR_OTHERS: Final = 8
"""Which the objective asks for."""

# More about fittings
SECOND_BED: Final = 0
EARLY_HEATER: Final = 1
ARMCHAIR_MISERY: Final = 2
IDEA_NEED: Final = 3
WEAPON_PARTS: Final = 4

# Numbers that decide
COLD: Final = 0
"""Tokens from which on the heater is lit."""
WOOD_RICH: Final = 1
"""Wood and components that are enough for now."""
NOISE: Final = 2
"""Noise times danger at which a party stops."""
HURT: Final = 3
"""Wounds at which it stops."""
TIRED: Final = 4
"""Fatigue with which somebody still goes out, and while food is short."""
TIRED_SHORT: Final = 5
SICK: Final = 6
"""Wounds or illness with which somebody still goes out."""
PARTY: Final = 7
"""How many go out, and while food is short or hands can be spared."""
PARTY_MORE: Final = 8
HANDS: Final = 9
"""Others at home from which on hands can be spared."""
SHORT: Final = 10
"""Evenings of food for each from which on it is not short."""
PLENTY: Final = 11
EAT: Final = 12
"""Hunger at which somebody eats."""
ODDS: Final = 13
"""Strength that a party has to have for each enemy to fight."""
NOTE_GAIN: Final = 14
"""What using a note has to gain."""
TRADE_PLACE: Final = 15
"""Cards that a place with a trader is worth."""
SECOND_GUARD: Final = 16
"""Group from which on two keep watch."""
GUARD_FATIGUE: Final = 17
GUARD_WOUNDS: Final = 18
GUARD_PROWESS: Final = 19
GUARD_INVENTORY: Final = 20

# How well off the group is
STARTER: Final = 0
OTHER: Final = 1
COLD_TOKEN: Final = 2
NOTE: Final = 3
CARD: Final = 4
GOODS: Final = 5
"""Tenths of what goods are worth."""

PLACES: Final = {
    "supermarket": 3,
    "city-hospital": 1,
    "construction-site": -3,
    "military-outpost": -2,
    "sniper-junction": -2,
}
"""What is said of some locations, in exploration cards."""
WANTED: Final = {
    "cook-wood": 59, "cook-book": 59, "heat-wood": 73, "heat-book": 73, "collect-water": 76, "filter-water": 76,
    "set-trap": 57, "bait-vegetable": 4, "bait-chems": 60, "check-trap": 74, "make-lockpick": 57, "make-filter": 47,
    "make-shovel": 56, "make-sawblade": 45, "mend-guitar": 46, "board-up": 58, "rest": 0, "read-book": 0,
    "brew-coffee": 0, "smoke": 0, "tune-in": 4, "listen": 1, "distil": 50, "rectify": 10, "heat-wood-saving": 73,
    "heat-book-saving": 73, "plant-herbs": 48, "pick-herbs": 74, "brew-remedy": 68, "roll-cigarettes": 46,
    "bandages-alcohol": 70, "bandages-moonshine": 70, "make-meds": 30, "plant-vegetables": 51, "pick-vegetables": 74,
    "make-knife": 47, "make-hatchet": 49, "mend-pistol": 50, "mend-shotgun": 50, "mend-rifle": 50, "load-ammo": 47,
    "cook-raw-saving": 59, "cook-vegetables": 59, "collect-water-well": 76, "filter-water-well": 76,
}  # fmt: skip
"""How much each recipe is wanted where there is need of it; what rests and cheers goes by the need alone."""
UNWANTED: Final = {
    "cook": 3, "heat": 25, "collect": 20, "filter": 20, "make-lockpick": 2, "make-filter": 1, "make-shovel": 1,
    "make-sawblade": 1, "brew": 47, "bandages": 47, "roll": 3,
}  # fmt: skip
"""And where there is none."""


class Priorities:
    """By groups. `GROUPS` has their names, and how far one step of training moves a number of each."""

    def __init__(self) -> None:
        self.search = [62, 64, 58, 60, 60]
        """By kind of shelter card: heaps, furniture, rubble, closed doors, bars."""
        self.errand = [70, 50, 57, 40, 5, 59, 8, 45, 60]
        self.build = [63, 58, 66, 68, 61, 59, 54, 54] + [52] * (len(c.FITTINGS) - IDEA)
        """By fitting."""
        self.building = [6, 30, 4, 2, 8]
        self.use = [WANTED[name] for name in c.RECIPES.entries]
        """By recipe, where there is need of it."""
        self.spare = [_unwanted(name) for name in c.RECIPES.entries]
        """By recipe, where there is none."""
        self.misery = [2, 30, 69, 95, 95]
        """What cheers, by the misery of whoever does it."""
        self.fatigue = [2, 20, 65, 75, 75]
        self.place = [PLACES.get(name, 0) for name in c.LOCATIONS.entries]
        """By location, in exploration cards."""
        self.bound = [2, 6, 150, 2, 1, 2, 1, 1, 2, 3, 1, 3, 1, 4, 10, 3, 9, 2, 3, -2, 1]
        self.state = [9, 9, 9, 9, 9]
        """What the square of a level of each state weighs."""
        self.well = [500, 400, 6, 5, 3, 10]

    def groups(self) -> list[list[int]]:
        return [
            self.search, self.errand, self.build, self.building, self.use, self.spare, self.misery, self.fatigue,
            self.place, self.bound, self.state, self.well,
        ]  # fmt: skip

    def to_list(self) -> list[int]:
        return [value for group in self.groups() for value in group]

    def take(self, values: list[int]) -> None:
        """The opposite of `to_list`."""
        place = 0
        for group in self.groups():
            for number in range(len(group)):
                group[number] = values[place]
                place += 1


def _unwanted(name: str) -> int:
    return UNWANTED.get(name, UNWANTED.get(name.partition("-")[0], WANTED[name]))


SET_BY_HAND: Final = Priorities()
