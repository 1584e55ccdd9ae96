"""Random play, and the record of one random match that every check looks at."""

from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from holdfast.core import Action, BaseState, Event, Game, Overrides, Rng

Pack: TypeAlias = str | Path | Overrides | None
"""The content of a match: a pack's folder, its overrides, or nothing for the game's own."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hope")
"""The names at the tables of tests."""


def chooser(seed: int) -> Rng:
    """The generator that picks actions in the random match of a seed; not the one inside its state."""
    return Rng(seed).fork()


def playout(state: Any, rng: Rng, limit: int = 1_000_000) -> int:
    """Plays a state to its end with random legal actions and returns how many decisions that took."""
    count = 0
    while (decision := state.decision) is not None:
        if count == limit:
            raise AssertionError(f"the match has not ended after {limit} decisions")
        state.apply(decision.actions[rng.below(len(decision.actions))])
        count += 1
    return count


class Trial:
    """One random match: the state before each decision and at the end, each action, and its events."""

    def __init__(self, game: Game, seats: int, seed: int, content: Pack = None) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.seed = seed
        self.states: list[Any] = []
        self.checksums: list[str] = []
        """Computed during the match, so that a later change of a state is noticed."""
        self.actions: list[Action] = []
        self.events: list[list[Event]] = []
        self.opening: list[Event] = []
        """What happened before the first decision."""
        rng = chooser(seed)
        state: BaseState = game.new(seats=seats, seed=seed, content=content, told=self.opening)
        self._keep(state)
        while (decision := state.decision) is not None:
            if len(self.actions) >= game.bound:
                raise self.violation(f"the match has not ended within its bound of {game.bound} decisions")
            if not decision.actions:
                raise self.violation("a seat is asked although it has no action")
            action = decision.actions[rng.below(len(decision.actions))]
            state.log = []
            state.apply(action)
            self.actions.append(action)
            self.events.append(state.log)
            self._keep(state)

    def _keep(self, state: BaseState) -> None:
        self.states.append(state.clone())
        self.checksums.append(state.checksum())

    def __len__(self) -> int:
        """How many decisions the match has."""
        return len(self.actions)

    def positions(self, every: int = 1) -> range:
        """The positions of all decisions, or of every nth."""
        return range(0, len(self.actions), every)

    def about(self, count: int) -> range:
        """Positions of about `count` decisions, evenly spread; all of them in a short match."""
        return self.positions(max(1, len(self) // count))

    def state(self, position: int) -> Any:
        """A private copy of the state at a position."""
        return self.states[position].clone()

    def violation(self, what: str, position: int | None = None) -> AssertionError:
        """A bug report: what is wrong, and where to find it."""
        number = len(self.actions) if position is None else position
        decision = self.states[number].decision if number < len(self.states) else None
        return AssertionError(
            f"{what}\n"
            f"  at position {number} of the random match of {self.game.id} with {self.seats} seats and "
            f"seed {self.seed}, {decision or 'after its end'}\n"
            f"  see holdfast.testing.trial(game, {self.seats}, {self.seed}).state({number})"
        )


@lru_cache(maxsize=24)
def trial(game: Game, seats: int, seed: int, content: Pack = None) -> Trial:
    """The random match of a seed. Checks share it, so use its states only through `state(position)`."""
    return Trial(game, seats, seed, content)
