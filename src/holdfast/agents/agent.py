# mypyc: skip
"""The interface of agents, and all that they may see."""

from typing import Any, Protocol

from holdfast.core import Action, BaseState, Decision, Game, Rng


class Sight:
    """One seat's sight of a state: what it may know, and nothing else. It always shows the current position of the
    state."""

    def __init__(self, state: BaseState, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def tables(self) -> Any:
        """What is printed on the components, under the content pack of the match."""
        return self._state.tables

    def view(self) -> Any:
        """What the seat may know, as the structure of its game."""
        return self._state.view(self.seat)

    def observe(self, out: list[int]) -> None:
        """Fills `out` with the same as small numbers; `game.observation` says what they mean."""
        self._state.observe(self.seat, out)

    def determinize(self, rng: Rng) -> Any:
        """A full state to search in: drawn at random, it agrees with all that the seat knows."""
        return self._state.determinize(self.seat, rng)


class Agent(Protocol):
    """Sits on one seat for one match. All its chance comes from the generator that it was made with."""

    def choose(self, decision: Decision, sight: Sight) -> Action:
        """One of the actions of a decision that waits for the agent's seat."""
        ...
