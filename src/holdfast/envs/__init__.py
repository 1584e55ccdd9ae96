"""The games as environments for learning.

`Batch` plays many matches side by side as NumPy arrays and is the fastest. `SoloEnv` is one seat as Gymnasium wants it,
the others played by agents; `TableEnv` is all seats as PettingZoo wants them. `register_games` makes the games known to
OpenSpiel. Each needs its library: `pip install 'holdfast[envs]'`, for OpenSpiel `'holdfast[openspiel]'`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from holdfast.core import HoldfastError

if TYPE_CHECKING:
    from holdfast.envs.aec import TableEnv
    from holdfast.envs.batch import Batch
    from holdfast.envs.solo import SoloEnv
    from holdfast.envs.spiel import register_games

__all__ = ["Batch", "SoloEnv", "TableEnv", "register_games"]

_HOME = {"Batch": "batch", "SoloEnv": "solo", "TableEnv": "aec", "register_games": "spiel"}
"""The module of each name. It is imported when it is first asked for, because each needs another library."""


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        found: object = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("holdfast"):
            raise
        extra = "openspiel" if _HOME[name] == "spiel" else "envs"
        raise HoldfastError("error-env-library", name=name, library=missing.name, extra=extra) from None
    globals()[name] = found
    return found
