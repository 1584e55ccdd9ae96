"""The agent `heuristic`: short rules named after what a player would say, one policy for each game that has one."""

import importlib

from holdfast.agents.agent import Agent
from holdfast.core import Game, Rng

GAMES = ("warofmine",)
"""The games with a policy, each in a module of its own that is imported when it is needed."""


def heuristic(game: Game, rng: Rng) -> Agent:
    """The policy for a game of `GAMES`."""
    policy: Agent = importlib.import_module(f"{__name__}.{game.id}").Sensible(rng)
    return policy
