"""The words of the script language by number, where rules outside of it use them too."""

from typing import Final

# Whom an operation means

WHO: Final[tuple[str, ...]] = (
    "this", "present", "all", "choose", "guards", "new_character", "char", "in_shelter", "passed", "failed", "rolled",
    "floor", "wounded", "others", "lowest", "result", "sleepers",
)  # fmt: skip
WHO_THIS: Final = 0
WHO_PRESENT: Final = 1
WHO_ALL: Final = 2
WHO_CHOOSE: Final = 3
WHO_GUARDS: Final = 4
WHO_NEW: Final = 5
WHO_CHAR: Final = 6
WHO_IN_SHELTER: Final = 7
WHO_PASSED: Final = 8
WHO_FAILED: Final = 9
WHO_ROLLED: Final = 10
WHO_FLOOR: Final = 11
WHO_WOUNDED: Final = 12
WHO_OTHERS: Final = 13
WHO_LOWEST: Final = 14
WHO_RESULT: Final = 15
WHO_SLEEPERS: Final = 16

# How a script goes on

KINDS: Final[tuple[str, ...]] = ("auto", "choice", "roll", "condition", "character")
AUTO: Final = 0
CHOICE: Final = 1
ROLL_OPTION: Final = 2
CONDITION: Final = 3
CHARACTER: Final = 4

THEMES: Final[tuple[str, ...]] = ("child", "death", "suicide", "illness", "animals", "cruelty")
"""What a table may leave out."""

TAGS: Final[tuple[str, ...]] = (
    "talk", "refuse", "flee", "help", "accept", "steal", "give", "fight", "wait", "hide", "trade", "child",
)  # fmt: skip
HELP: Final = 3
CHILD: Final = 11

# Which goods

GOODS: Final[tuple[str, ...]] = ("", "food", "weapon", "token", "any")
FOOD: Final = 1
WEAPON: Final = 2
TOKEN: Final = 3
ANY: Final = 4

PLACES: Final[tuple[str, ...]] = (
    "", "home", "out", "morning", "day", "dusk", "evening", "scavenging", "raid", "dawn", "combat",
)  # fmt: skip

AREAS: Final[tuple[str, ...]] = ("any", "top", "middle", "ground", "basement", "sub-basement")
"""The whole house, or one of its floors."""
ANYWHERE: Final = 0

TRADES: Final[tuple[str, ...]] = ("", "open", "declined", "made")
"""A trade that comes to nothing is declined; one in which something was given was made."""
TRADE_OPEN: Final = 1
TRADE_DECLINED: Final = 2
TRADE_MADE: Final = 3

# What holds for a day or a night

FLAGS: Final[tuple[str, ...]] = (
    "sniper", "no-free-water", "raids", "discount", "findings", "no-commission", "no-backstab", "no-parts", "cards",
    "no-visitor",
)  # fmt: skip
FLAG_SNIPER: Final = 0
FLAG_NO_FREE_WATER: Final = 1
FLAG_RAIDS: Final = 2
FLAG_DISCOUNT: Final = 3
FLAG_FINDINGS: Final = 4
FLAG_NO_COMMISSION: Final = 5
FLAG_NO_BACKSTAB: Final = 6
FLAG_NO_PARTS: Final = 7
FLAG_CARDS: Final = 8
FLAG_NO_VISITOR: Final = 9

POOLS: Final[tuple[str, ...]] = (
    "ri-scavenging", "ri-other", "ri-residents", "ri-findings", "ri-visitors", "ri-night-raids", "ri-shelter-day",
    "memory", "flavour",
)  # fmt: skip
SIEGES: Final = 10
"""Scripts take turns: a table that counts its matches goes through all of them in so many."""
TURNS: Final = 1000
POOL_RESIDENTS: Final = 2
POOL_FINDINGS: Final = 3
POOL_RAIDS: Final = 5
POOL_DAYS: Final[tuple[int, ...]] = (6, 7, 8)
