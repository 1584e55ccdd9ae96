"""The agent `learned` of This War of Mine: the rules of the heuristic agent, and where those say nothing a thought that
is judged by the learned chance to survive."""

from typing import Final

from holdfast.agents.heuristic.warofmine.policy import Sensible
from holdfast.agents.learned.chance import Chance
from holdfast.core.rng import Rng
from holdfast.games.warofmine.state.state import State

COMFORT: Final = 400.0
"""What a unit of the logit of the chance is in comfort."""
LOOKS: Final = 6


class Trained(Sensible):
    def __init__(self, rng: Rng, chance: Chance, looks: int = LOOKS) -> None:
        super().__init__(rng, looks)
        self.chance = chance

    def well(self, s: State) -> float:
        if s.decision is None:
            return -10.0 * COMFORT if s.result().lost else 10.0 * COMFORT
        return COMFORT * self.chance.logit(s)
