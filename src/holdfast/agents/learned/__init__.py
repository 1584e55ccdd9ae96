"""The agent `learned`: a small value of positions that self-play taught, and a look one move ahead."""

from holdfast.agents.agent import Sight
from holdfast.agents.heuristic import heuristic
from holdfast.agents.learned.chances import CHANCES, chance_of, find_chance
from holdfast.agents.learned.layout import GAMES, OBSERVED, reader
from holdfast.agents.learned.player import LearnedJudge, best_of
from holdfast.agents.learned.weights import LATEST, Weights, find
from holdfast.core import Action, Decision, Game, HoldfastError, Rng

ANSWERED = {"paris": ("turn", "first-turn", "announce", "claim")}
"""Games in which the agent looks to the end of its turn, because the first half of a turn says little, and the
decisions at which it also looks at what the others answer, because what lies open is taken. In Outlive neither gains
anything."""

WORLDS = 4
"""In how many worlds it then tries actions that bring chance into play."""

__all__ = [
    "CHANCES", "GAMES", "LATEST", "Learned", "LearnedTogether", "Weights", "best_action", "find", "find_chance",
    "judge_of",
]  # fmt: skip


def judge_of(weights: Weights, game: Game) -> LearnedJudge:
    """A judge of one's own by some weights."""
    return LearnedJudge(weights.net.twin(), weights.margin, reader(game, weights.origin.reading))


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
            self.judge = judge_of(weights, sight.game)
        return best_action(self.judge, decision, sight, self.rng, weights.origin.reading)


def best_action(judge: LearnedJudge, decision: Decision, sight: Sight, rng: Rng, reading: int) -> Action:
    """By a judge: one move ahead, or as far as `ANSWERED` says. Weights of the first reading go on playing as they
    always did, so that later ones can be measured against them."""
    actions, seat = decision.actions, sight.seat
    if sight.game.id not in ANSWERED:
        return actions[best_of(judge.after([sight.determinize(rng)], seat, actions))]
    if reading == OBSERVED or decision.name not in ANSWERED[sight.game.id]:
        return actions[best_of(judge.settled([sight.determinize(rng)], seat, actions))]
    return actions[judge.answered([sight.determinize(rng) for _ in range(WORLDS)], seat, actions)]


class LearnedTogether:
    """The same where all play together: thinks by the learned chance to survive, or by comfort where there is none."""

    def __init__(self, rng: Rng, version: int = LATEST) -> None:
        self.rng = rng
        self.version = version

    def choose(self, decision: Decision, sight: Sight) -> Action:
        from holdfast.agents.learned.trained import Trained

        return Trained(self.rng, chance_of(sight.game, sight.tables, self.version)).choose(decision, sight)
