"""This War of Mine: The Board Game."""

from holdfast.games.warofmine.game import GAME

__all__ = ["GAME"]
