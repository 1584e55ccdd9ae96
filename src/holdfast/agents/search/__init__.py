"""The agent `search`: one tree over information sets, guided by the learned value where there is one."""

from holdfast.agents.agent import Agent, Sight
from holdfast.agents.heuristic import advisor
from holdfast.agents.learned import ANSWERED, LATEST, find, judge_of
from holdfast.agents.learned.player import Judge, LearnedJudge
from holdfast.agents.learned.weights import Weights
from holdfast.agents.search.judge import HeuristicJudge
from holdfast.agents.search.tree import Tree
from holdfast.core import Action, Decision, Rng

LONG = 0.03
"""Seconds that an iteration may take on average before a search that counts iterations ends early: far more than it
does, so that it ends by the clock only where a machine hardly gets to it."""
PATIENCE = 10.0
"""Seconds that such a search has in any case."""


WORLDS = 16
"""Of a search with rollouts for which nobody says how long."""


class Search:
    """Searches for a number of iterations, for some seconds, or until either is over. It thinks anew at every
    decision, so that a save has all there is to it."""

    def __init__(self, rng: Rng, iterations: int = 0, seconds: float = 0.0, learned: bool = True) -> None:
        self.rng = rng
        self.iterations = iterations or 1_000_000_000
        self.seconds = seconds or max(PATIENCE, LONG * iterations)
        self.learned = learned
        self.tree: Tree | None = None

    def choose(self, decision: Decision, sight: Sight) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        return self.think(sight, to_choose=True).best(decision).action

    def think(self, sight: Sight, to_choose: bool = False) -> Tree:
        """Searches the decision that waits for the seat; with `to_choose` only until it is clear which action it will
        be."""
        by = judge(sight, self.rng, self.learned)
        tree = self.tree = Tree(by, self.rng, isinstance(by, LearnedJudge) and sight.game.id in ANSWERED)
        tree.run(sight, self.iterations, self.seconds, to_choose)
        return tree

    def stop(self) -> None:
        """Makes `choose` answer at once with the best that it knows; may be called from another thread."""
        if self.tree is not None:
            self.tree.stop()


def rollouts(rng: Rng, iterations: int, seconds: float, learned: bool) -> Agent:
    """The search of games with a policy in place of an evaluator: options tried in the same worlds."""
    from holdfast.agents.search.rollouts import Rollouts

    if seconds:
        return Rollouts(rng, iterations or 1_000_000_000, seconds, learned)
    worlds = iterations or WORLDS
    return Rollouts(rng, worlds, max(PATIENCE, worlds), learned)


def judge(sight: Sight, rng: Rng, learned: bool = True) -> Judge:
    """By the learned value; without one that fits the table, by the evaluator of the heuristic agent."""
    weights = find(sight.game, sight.seats, sight.tables, LATEST) if learned else None
    if isinstance(weights, Weights):
        return judge_of(weights, sight.game)
    return HeuristicJudge(advisor(sight.game, rng).evaluator)
