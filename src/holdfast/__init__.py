"""Holdfast: three survival board games as software.

>>> import holdfast
>>> game = holdfast.game("paris")
>>> state = game.new(seats=3, seed=7)
>>> state.decision
<decision prelude-token of seat 2>
"""

from typing import TYPE_CHECKING

from holdfast import _compiled as _compiled  # first: decides whether the engine runs compiled

if TYPE_CHECKING:
    from holdfast.core import HoldfastError, IllegalAction, Match, Rng, Seat
    from holdfast.registry import game

__all__ = ["HoldfastError", "IllegalAction", "Match", "Rng", "Seat", "game"]
__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """The engine is imported when it is first asked for: the command must be able to answer Ctrl-C before."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from holdfast import core, registry

    found: object = getattr(registry if name == "game" else core, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__", "__doc__"])
