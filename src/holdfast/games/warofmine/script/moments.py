"""The moments at which cards and notes are played, and those at which notes act by themselves."""

from typing import Final

# Moments in which cards and notes are played

MOMENTS: Final[tuple[str, ...]] = (
    "", "any", "day", "dusk", "evening", "scavenging", "residents", "combat", "raid", "fate", "trade", "roll", "home",
    "dawn", "flee", "escape", "heater", "action", "cooking", "daybreak", "outdoors", "die", "guard", "backstab",
)  # fmt: skip
ANY_TIME: Final = 1
DAY: Final = 2
DUSK: Final = 3
EVENING: Final = 4
SCAVENGING: Final = 5
RESIDENTS: Final = 6
IN_COMBAT: Final = 7
IN_RAID: Final = 8
AT_FATE: Final = 9
AT_TRADE: Final = 10
AT_ROLL: Final = 11
AT_HOME: Final = 12
AT_DAWN: Final = 13
IN_FLIGHT: Final = 14
TO_ESCAPE: Final = 15
"""In flight or in a night raid."""
AT_HEATER: Final = 16
AS_ACTION: Final = 17
"""As a character's action in a stage of the day."""
AT_STOVE: Final = 18
AT_DAYBREAK: Final = 19
"""The end of Dawn."""
AT_THE_DOOR: Final = 20
"""Outdoors, before a visitor comes."""
INSTEAD_OF_DIE: Final = 21
"""Instead of the combat die of a fighter or guard; of a guard only; in a backstab on one enemy."""
GUARDS_DIE: Final = 22
AT_BACKSTAB: Final = 23

HOOKS: Final[tuple[str, ...]] = ("", "morning", "dusk", "return", "residents", "departure", "raid", "approach", "dawn")
HOOK_MORNING: Final = 1
HOOK_DUSK: Final = 2
HOOK_RETURN: Final = 3
HOOK_RESIDENTS: Final = 4
HOOK_DEPARTURE: Final = 5
HOOK_RAID: Final = 6
HOOK_APPROACH: Final = 7
"""Before a residents card is turned."""
HOOK_DAWN: Final = 8
