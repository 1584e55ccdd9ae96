"""Why a match ends, in the order of the game's reasons."""

from typing import Final

CEASEFIRE: Final = 0
NO_STARTER: Final = 1
NOBODY_LEFT: Final = 2
NO_GUARD: Final = 3
