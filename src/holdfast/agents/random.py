"""The agent that takes every legal action with the same chance."""

from holdfast.agents.agent import Sight
from holdfast.core import Action, Decision, Rng


class RandomAgent:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, decision: Decision, sight: Sight) -> Action:
        actions = decision.actions
        return actions[self.rng.below(len(actions))]
