"""Outlive (2-4): four heroes walk a ring of eight places by day, a shelter is fed, filled and repaired by night."""

from holdfast.games.outlive.game import GAME

__all__ = ["GAME"]
