"""A simple sensible player of This War of Mine."""

from holdfast.agents.heuristic.warofmine.policy import Sensible

agent = Sensible

__all__ = ["Sensible", "agent"]
