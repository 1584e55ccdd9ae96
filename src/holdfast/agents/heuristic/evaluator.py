"""How the heuristic agent weighs a position, and how it picks an action: one move ahead."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from holdfast.agents.agent import Sight
from holdfast.core import Action, Decision, Rng

WORLDS: Final = 3
"""How many determinizations an action is tried in, the same ones for every action: chance then treats them alike."""
FOLLOWED: Final = 6
"""How many further decisions of its own the agent plays on after an action, as long as nobody else is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What a position is worth to a seat, in points, as a sum of named parts. One for each game."""

    PARTS: ClassVar[tuple[str, ...]] = ()
    """Names of the parts; their words are the messages `part-GAME-NAME`."""
    RIVALRY: ClassVar[float] = 0.5
    """How much a point of the strongest rival counts against one's own."""
    HANDS: ClassVar[bool] = True
    """Whether a seat's own parts differ from what rivals see of them."""

    def prepare(self, s: Any) -> None:
        """Looks at a position whose parts are asked for seat after seat next."""

    def parts(self, s: Any, seat: int, own: bool) -> list[float]:
        """The parts in the order of `PARTS`. `own` is false for rivals, whose hands are unknown."""
        raise AssertionError("a game says what counts")

    def worth(self, s: Any, seat: int) -> float:
        return sum(self.parts(s, seat, True))

    def best_rival(self, s: Any, seat: int) -> float:
        best = -1e9
        for other in range(s.seats):
            if other != seat:
                best = max(best, sum(self.parts(s, other, False)))
        return best

    def margin(self, s: Any, seat: int) -> list[float]:
        """What counts against the seat for its strongest rival, then its own parts: their sum is to be large."""
        return [-self.RIVALRY * self.best_rival(s, seat), *self.parts(s, seat, True)]


class OneAhead:
    """Tries every action in a few determinizations, plays its own further decisions greedily until somebody else is
    asked, and takes the action after which it stands best."""

    def __init__(self, evaluator: Evaluator, rng: Rng) -> None:
        self.evaluator = evaluator
        self.rng = rng

    def choose(self, decision: Decision, sight: Sight) -> Action:
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        best = 0
        most = -1e9
        for i, parts in enumerate(self.compare(decision, sight)):
            if sum(parts) > most:
                most = sum(parts)
                best = i
        return actions[best]

    def compare(self, decision: Decision, sight: Sight) -> list[list[float]]:
        """For every action what its consequences are worth: the parts of `Evaluator.margin`, on average."""
        worlds = [sight.determinize(self.rng) for _ in range(WORLDS)]
        found: list[list[float]] = []
        for action in decision.actions:
            total = [0.0] * (1 + len(self.evaluator.PARTS))
            for world in worlds:
                margin = self.evaluator.margin(self.after(world, sight.seat, action), sight.seat)
                for i in range(len(total)):
                    total[i] += margin[i] / WORLDS
            found.append(total)
        return found

    def after(self, world: Any, seat: int, action: Action) -> Any:
        """A copy of a world after an action and the seat's own decisions that follow from it."""
        s = world.clone()
        s.apply(action)
        for _ in range(FOLLOWED):
            decision = s.decision
            if decision is None or decision.seat != seat:
                break
            s = self.greedy(s, seat, decision.actions)
        return s

    def greedy(self, s: Any, seat: int, actions: tuple[Action, ...]) -> Any:
        best = s
        most = -1e9
        for action in actions:
            tried = s.clone()
            tried.apply(action)
            worth = self.evaluator.worth(tried, seat)
            if worth > most:
                most = worth
                best = tried
        return best
