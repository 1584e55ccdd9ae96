# mypyc: skip
"""How `search` plays This War of Mine: it tries each option in the same worlds, plays on by the rules of the heuristic
agent until the next day, and leaves what those rules say only where another option was clearly better.

Chance decides more than one option does. So all options meet the same cards and dice as far as they go, only the
differences between them count, and a difference has to be well above its own uncertainty. How a day ended is judged by
the chance to survive that was learned from many matches."""

import time
from math import sqrt

from holdfast.agents.agent import Sight
from holdfast.agents.heuristic.warofmine.policy import Sensible
from holdfast.agents.learned.chance import Chance
from holdfast.agents.learned.chances import chance_of
from holdfast.core import Action, Decision, Rng
from holdfast.games.warofmine.state.state import State

WEIGHED = ("evening", "scavenging", "script")
"""Decisions that shape the days to come; all others are left to the rules."""
OPTIONS = 4
"""Options that are tried besides that of the rules."""
CLEARLY = 2.0
"""How many standard errors better another option has to be."""
HARDLY = -0.5
"""An option that is worse than this, in standard errors, is given up."""
FEWEST = 4
"""Worlds before anything counts as clear, and before options are given up."""
LONGEST = 400
"""Decisions that are played on at most."""


class Rollouts:
    def __init__(self, rng: Rng, iterations: int, seconds: float, learned: bool = True) -> None:
        self.rng = rng
        self.iterations = iterations
        self.seconds = seconds
        self.learned = learned
        self.stopped = False

    def stop(self) -> None:
        """Makes `choose` answer at once with the best that it knows; may be called from another thread."""
        self.stopped = True

    def choose(self, decision: Decision, sight: Sight) -> Action:
        usual = Sensible(self.rng).choose(decision, sight)
        others = [action for action in decision.actions if action is not usual and not action.kind.anytime]
        if decision.name not in WEIGHED or not others or usual.kind.anytime:
            return usual
        self.stopped = False
        return self._weigh(sight, usual, self._some(others))

    def _some(self, others: list[Action]) -> list[Action]:
        """Not more than `OPTIONS`, drawn at random."""
        self.rng.shuffle(others)
        return others[:OPTIONS]

    def _weigh(self, sight: Sight, usual: Action, others: list[Action]) -> Action:
        deadline = time.perf_counter() + self.seconds
        chance = chance_of(sight.game, sight.tables) if self.learned else Chance()
        gains: dict[Action, list[float]] = {action: [] for action in others}
        for number in range(1, self.iterations + 1):
            world, luck = sight.determinize(self.rng), self.rng.fork()
            base = self.play_on(world, usual, luck, chance)
            for action, gained in gains.items():
                gained.append(self.play_on(world, action, luck, chance) - base)
            if number >= FEWEST:
                gains = {action: gained for action, gained in gains.items() if certainty(gained) > HARDLY}
            if not gains or self.stopped or time.perf_counter() >= deadline:
                break
        best = max(gains, key=lambda action: certainty(gains[action]), default=usual)
        clear = best is not usual and len(gains[best]) >= FEWEST and certainty(gains[best]) >= CLEARLY
        return best if clear else usual

    def play_on(self, world: State, action: Action, luck: Rng, chance: Chance) -> float:
        """The chance to survive on the next day, after an action and what the rules say from there on."""
        return chance.of(end_of_day(world, action, luck))


def end_of_day(world: State, action: Action, luck: Rng) -> State:
    """How the table stands on the next day, after an action and what the rules say from there on."""
    s = world.clone()
    policy = Sensible(luck.clone(), looks=1)
    today = s.day
    s.apply(action)
    for _ in range(LONGEST):
        decision = s.decision
        if decision is None or s.day > today:
            break
        s.apply(policy.decide(decision, s))
    return s


def certainty(gains: list[float]) -> float:
    """The mean in standard errors."""
    n = len(gains)
    mean = sum(gains) / n
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, n - 1)
    return mean / sqrt(spread / n) if spread > 1e-12 else (0.0 if abs(mean) < 1e-9 else mean * 1e9)
