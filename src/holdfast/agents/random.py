# mypyc: skip
"""Agents that leave it to chance: always, or now and then."""

from holdfast.agents.agent import Agent, Sight
from holdfast.core import Action, Decision, Rng


class RandomAgent:
    """Takes every legal action with the same chance."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, decision: Decision, sight: Sight) -> Action:
        actions = decision.actions
        return actions[self.rng.below(len(actions))]


class Noisy:
    """Another agent that, with the chance `noise`, takes a random action instead of its own."""

    PRECISION = 1_000_000

    def __init__(self, agent: Agent, noise: float, rng: Rng) -> None:
        self.agent = agent
        self.parts = round(noise * self.PRECISION)
        self.rng = rng
        self.chance = RandomAgent(rng)

    def choose(self, decision: Decision, sight: Sight) -> Action:
        noisy = self.rng.below(self.PRECISION) < self.parts
        return (self.chance if noisy else self.agent).choose(decision, sight)
