# mypyc: skip
"""Advice where all play together: what actions do to the chance to survive, and what speaks for them. Each is tried in
worlds that agree with what the table knows, and the rules of the heuristic agent play on until the next day."""

from collections.abc import Sequence

from holdfast.agents.agent import Sight
from holdfast.agents.heuristic.warofmine.policy import Sensible
from holdfast.agents.learned.chance import Chance, LearnedChance, features
from holdfast.agents.learned.chances import chance_of
from holdfast.agents.search.rollouts import CLEARLY, certainty, end_of_day
from holdfast.core import Action, Decision, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.state.state import State

WORLDS = 8
OPTIONS = 5
"""Actions that are tried besides the one that the rules say."""
TIME = "time"
"""Features that no action changes."""
PARTS: Sequence[tuple[str, int]] = (
    (TIME, 3),
    ("people", 7),
    *((name, 3) for name in c.STATES.entries),
    ("best-off", 2),
    ("food", 4),
    ("materials", 2),
    ("medicine", 3),
    ("goods", 1),
    ("comforts", 2),
    ("weapons", 2),
    ("goods", 1),
    ("house", len(c.FITTINGS) + 1),
    ("cold", 2),
    ("house", 2),
    ("danger", 2),
    ("story", 4),
    ("food", 1),
    ("people", 1),
    ("best-off", 1),
)
"""What the features are about, one after another: a name and how many of them."""


class Tried:
    """An action and how it went in each world."""

    def __init__(self, action: Action, usual: bool) -> None:
        self.action = action
        self.usual = usual
        """Whether the rules of the heuristic agent say it."""
        self.chances: list[float] = []
        self.parts: list[dict[str, float]] = []

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)

    def part(self, name: str) -> float:
        return sum(one.get(name, 0.0) for one in self.parts) / len(self.parts)


def try_actions(decision: Decision, sight: Sight, rng: Rng) -> list[Tried]:
    """What the rules of the heuristic agent say, and some others. The best comes first: an action that was clearly
    better than what the rules say, then that, then all others by how they went. A day has so much luck in it that the
    rules know more than a few worlds do."""
    usual = Sensible(rng.fork()).choose(decision, sight)
    others = [action for action in decision.actions if action is not usual and not action.kind.anytime]
    rng.shuffle(others)
    tried = [Tried(action, action is usual) for action in (usual, *others[:OPTIONS])]
    chance = chance_of(sight.game, sight.tables)
    for _ in range(WORLDS):
        world, luck = sight.determinize(rng), rng.fork()
        for one in tried:
            end = end_of_day(world, one.action, luck)
            one.chances.append(chance.of(end))
            one.parts.append(parts_of(chance, end))
    first, *rest = tried
    rest.sort(key=lambda one: -one.chance)
    clear = [one for one in rest if certainty(_gains(one, first)) >= CLEARLY]
    return [*clear, first, *(one for one in rest if one not in clear)]


def _gains(one: Tried, usual: Tried) -> list[float]:
    return [mine - theirs for mine, theirs in zip(one.chances, usual.chances, strict=True)]


def parts_of(chance: Chance, s: State) -> dict[str, float]:
    """What each part adds to the learned chance, as a logit; nothing where it was not learned or all is over."""
    if s.decision is None or not isinstance(chance, LearnedChance):
        return {}
    found: dict[str, float] = {}
    numbers = [weight * value for weight, value in zip(chance.weights, features(s), strict=True)]
    at = 0
    for name, size in PARTS:
        found[name] = found.get(name, 0.0) + sum(numbers[at : at + size])
        at += size
    return found


def gains(tried: Sequence[Tried]) -> list[list[tuple[str, float]]]:
    """For each action, what each part adds to the chance in points of a hundred, more than on average."""
    mean = sum(one.chance for one in tried) / len(tried)
    slope = 100 * mean * (1 - mean)
    names = list(dict.fromkeys(name for name, _ in PARTS if name != TIME))
    usual = {name: sum(one.part(name) for one in tried) / len(tried) for name in names}
    return [[(name, slope * (one.part(name) - usual[name])) for name in names] for one in tried]
