"""The agent `learned`: a small value of positions that self-play taught, and a look one move ahead."""

from holdfast.agents.agent import Sight
from holdfast.agents.heuristic import evaluator, heuristic
from holdfast.agents.learned.chances import CHANCES, chance_of, find_chance
from holdfast.agents.learned.layout import GAMES
from holdfast.agents.learned.player import LearnedJudge, best_of
from holdfast.agents.learned.weights import LATEST, Weights, find
from holdfast.core import Action, Decision, HoldfastError, Rng

WORLDS = 1
"""In how many worlds an action is tried, the same ones for every action."""

SETTLED = ("paris",)
"""Games in which the agent looks beyond its own next decision, if it is asked again at once: there the first half of a
turn says little. In Outlive that gains nothing."""

__all__ = [
    "CHANCES", "GAMES", "LATEST", "Learned", "LearnedTogether", "Weights", "find", "find_chance", "judge_of",
]  # fmt: skip


def judge_of(weights: Weights) -> LearnedJudge:
    """A judge of one's own by some weights."""
    return LearnedJudge(weights.net.twin(), weights.margin, evaluator(weights.origin.game))


class Learned:
    """Takes the action after which its seat stands best by the learned value. Where there are no weights that fit the
    table, it plays as `heuristic` does."""

    def __init__(self, rng: Rng, version: int = LATEST) -> None:
        self.rng = rng
        self.version = version
        self.judge: LearnedJudge | None = None
        """Made at the first decision, because it takes longer than a decision."""

    def choose(self, decision: Decision, sight: Sight) -> Action:
        if len(decision.actions) == 1:
            return decision.actions[0]
        weights = find(sight.game, sight.seats, sight.tables, self.version)
        if isinstance(weights, HoldfastError):
            return heuristic(sight.game, self.rng).choose(decision, sight)
        if self.judge is None:
            self.judge = judge_of(weights)
        worlds = [sight.determinize(self.rng) for _ in range(WORLDS)]
        look = self.judge.settled if sight.game.id in SETTLED else self.judge.after
        return decision.actions[best_of(look(worlds, sight.seat, decision.actions))]


class LearnedTogether:
    """The same where all play together: thinks by the learned chance to survive, or by comfort where there is none."""

    def __init__(self, rng: Rng, version: int = LATEST) -> None:
        self.rng = rng
        self.version = version

    def choose(self, decision: Decision, sight: Sight) -> Action:
        from holdfast.agents.learned.trained import Trained

        return Trained(self.rng, chance_of(sight.game, sight.tables, self.version)).choose(decision, sight)
