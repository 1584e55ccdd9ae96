"""The agent `heuristic`: short rules named after what a player would say. In This War of Mine they are a policy, in the
other games an evaluator and a look one move ahead."""

import importlib

from holdfast.agents.agent import Agent
from holdfast.agents.heuristic.evaluator import Evaluator, OneAhead
from holdfast.core import Game, Rng

ADVISING = ("paris", "outlive")
"""The games with an evaluator, which can say why."""
GAMES = (*ADVISING, "warofmine")
"""All games with a module of their own here, which is imported when it is needed."""


def heuristic(game: Game, rng: Rng) -> Agent:
    """The agent for a game of `GAMES`."""
    if game.id in ADVISING:
        return advisor(game, rng)
    agent: Agent = importlib.import_module(f"{__name__}.{game.id}").agent(rng)
    return agent


def advisor(game: Game, rng: Rng) -> OneAhead:
    """The same for a game of `ADVISING`."""
    return OneAhead(evaluator(game.id), rng)


def evaluator(game_id: str) -> Evaluator:
    """What counts in a game of `ADVISING`."""
    found: Evaluator = importlib.import_module(f"{__name__}.{game_id}").EVALUATOR()
    return found
