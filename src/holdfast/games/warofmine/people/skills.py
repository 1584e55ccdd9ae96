"""The skills of characters, in the order of the content's names."""

from typing import Final

# Skills, in the order of the content's names
FORAGER: Final = 1
FAST_RUNNER: Final = 2
STRONG: Final = 3
GOOD_SCAVENGER: Final = 4
MILITARY_TRAINING: Final = 5
SNEAKY: Final = 6
BARTERING: Final = 7
LOVES_CHILDREN: Final = 8
GOOD_COOK: Final = 9
HANDYMAN: Final = 10
LAWYER: Final = 11
TRAPPER: Final = 12
