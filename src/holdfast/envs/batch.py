"""Many matches side by side, for simulation and learning at speed."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdfast.agents import Sight
from holdfast.arena.simulation import seed_of
from holdfast.core import BaseState, Game, HoldfastError, Outcome, Overrides
from holdfast.envs.checks import pack_of
from holdfast.envs.numbers import Flags, Numbers, Sheet
from holdfast.envs.rewards import Reward, reward_of
from holdfast.registry import game as find_game

MOST = 1_000_000
"""Matches of a batch."""


class Batch:
    """Some matches of one game. Each waits for one seat; `step` takes an action for every match. A match that ends is
    followed by the next one at once.

    The arrays have a row for each match and are changed in place: copy what you keep. All chance follows from the seed:
    match n of a batch is the same table for any number of matches side by side.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int,
        matches: int = 64,
        seed: int = 0,
        reward: str | Reward = "win",
        options: Mapping[str, int] | None = None,
        content: str | Path | Overrides | None = None,
    ) -> None:
        if isinstance(matches, bool) or not isinstance(matches, int) or not 1 <= matches <= MOST:
            raise HoldfastError("error-env-matches", most=MOST, given=repr(matches))
        self.game = find_game(game) if isinstance(game, str) else game
        self.game.check_seats(seats)
        self.seats = seats
        self.matches = matches
        self.seed = seed
        self._reward = reward_of(reward, self.game)
        self._options, self._content = options, pack_of(self.game, content)
        self._sheet = Sheet(self.game, matches)
        self.observations: Numbers = self._sheet.numbers
        """What the deciding seat of each match observes; `game.observation` says what the numbers mean."""
        self.masks: Flags = self._sheet.flags
        """Which actions of the catalogue are legal."""
        self.deciding: NDArray[np.int8] = np.zeros(matches, np.int8)
        """The seat that decides."""
        self.rewards: NDArray[np.float32] = np.zeros((matches, seats), np.float32)
        """Of the last step: what every seat of a match got that ended with it, and nothing elsewhere."""
        self.ended: Flags = np.zeros(matches, np.bool_)
        """Which matches ended with the last step."""
        self.outcomes: dict[int, Outcome] = {}
        """How these ended, by row."""
        self.begun = 0
        """Matches so far, finished or not."""
        self.states: list[Any] = [self._begin(row) for row in range(matches)]
        """The whole states, with all that is hidden. For figures and checks; a player looks at `sight`."""

    def step(self, actions: "NDArray[Any] | Sequence[int]") -> tuple[NDArray[np.float32], Flags]:
        """Applies the action of each match, given by its number. Returns `rewards` and `ended`. If one of them is not
        legal, it is named and nothing is applied."""
        chosen = np.asarray(actions)
        self._check(chosen)
        catalogue, states, sheet = self.game.catalogue, self.states, self._sheet
        self.rewards[self.ended] = 0.0
        self.ended[:] = False
        self.outcomes = {}
        for row, number in enumerate(chosen.tolist()):
            state: BaseState = states[row]
            state.apply(catalogue[number])
            decision = state.decision
            if decision is None:
                outcome = state.result()
                self.outcomes[row] = outcome
                self.rewards[row] = self._reward(outcome)
                self.ended[row] = True
                states[row] = self._begin(row)
                continue
            self.deciding[row] = decision.seat
            sheet.observe(row, state, decision.seat)
            sheet.allow(row, decision)
        return self.rewards, self.ended

    def sight(self, row: int) -> Sight:
        """What the deciding seat of a match sees, as agents want it."""
        return Sight(self.states[row], int(self.deciding[row]))

    def any_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each match, each as likely as the others."""
        chosen: NDArray[np.int64] = np.argmax(rng.random(self.masks.shape, np.float32) * self.masks, axis=1)
        return chosen

    def _check(self, chosen: NDArray[Any]) -> None:
        if chosen.shape != (self.matches,) or not np.issubdtype(chosen.dtype, np.integer):
            raise HoldfastError("error-env-actions", matches=self.matches, given=f"{chosen.dtype}{chosen.shape}")
        there = (chosen >= 0) & (chosen < len(self.game.catalogue))
        legal = self.masks[np.arange(self.matches), np.where(there, chosen, 0)] & there
        if not legal.all():
            row = int(np.argmin(legal))
            number = int(chosen[row])
            action = self.game.catalogue[number].text if there[row] else number
            raise HoldfastError("error-env-illegal", row=row, action=repr(action), seat=int(self.deciding[row]))

    def _begin(self, row: int) -> BaseState:
        state: BaseState = self.game.new(
            seats=self.seats,
            seed=seed_of(self.seed, self.begun, "table"),
            options=self._options,
            content=self._content,
        )
        self.begun += 1
        assert state.decision is not None
        self.deciding[row] = state.decision.seat
        self._sheet.observe(row, state, state.decision.seat)
        self._sheet.allow(row, state.decision)
        return state

    def __repr__(self) -> str:
        return f"<{self.matches} matches of {self.game.id}, {self.seats} seats>"
