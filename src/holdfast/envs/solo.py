"""One seat of a table as an environment of Gymnasium; agents sit on the others.

Importing this module registers the games, so that `gymnasium.make("holdfast.envs.solo:holdfast/paris-v0")` works.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from holdfast.agents import Agent, Sight, agents_for
from holdfast.core import BaseState, Decision, Game, HoldfastError, Overrides, Rng
from holdfast.envs.checks import RENDERED, action_of, check_choice, check_rendered, pack_of
from holdfast.envs.numbers import Flags, Numbers, Sheet
from holdfast.envs.rewards import Reward, reward_of
from holdfast.envs.shown import shown
from holdfast.registry import BUILT_IN
from holdfast.registry import game as find_game

ILLEGAL = ("refuse", "end")
"""What an illegal action does: it is refused with an error, or ends the match with the reward of a lost one."""


class SoloEnv(gymnasium.Env[Numbers, np.int64]):
    """The learner decides for `seat`, or, without one, for another seat in each match; where all play together it then
    decides for everybody. What it may do now is in `info["action_mask"]` and in `action_masks()`."""

    metadata: dict[str, Any] = {"render_modes": list(RENDERED)}

    def __init__(
        self,
        game: str | Game = "paris",
        *,
        seats: int = 2,
        seat: int | None = None,
        opponents: str | Sequence[str] = "normal",
        reward: str | Reward = "win",
        illegal: str = "refuse",
        options: Mapping[str, int] | None = None,
        content: str | Path | Overrides | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.game.check_seats(seats)
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < seats):
            raise HoldfastError("error-no-seat", seat=repr(seat), last=seats - 1)
        check_choice("illegal", illegal, ILLEGAL)
        check_rendered(render_mode)
        self.seats = seats
        self.render_mode = render_mode
        self._seat = seat
        texts = [opponents] if isinstance(opponents, str) else list(opponents)
        self._others = agents_for(texts, max(1, seats - 1), self.game)
        self._reward = reward_of(reward, self.game)
        self._illegal = illegal
        self._options, self._content = options, pack_of(self.game, content)
        self._sheet = Sheet(self.game)
        self.observation_space = Box(self._sheet.low, self._sheet.high, dtype=self._sheet.low.dtype.type)
        self.action_space = Discrete(len(self.game.catalogue))
        self._state: Any = None
        self.seat = 0
        """The seat that the learner decides for now."""
        self._agents: dict[int, Agent] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new match; `seed` decides all chance of it and of those that follow."""
        super().reset(seed=seed)
        draw = self.np_random
        mine = int(draw.integers(self.seats)) if self._seat is None else self._seat
        table, *chances = draw.integers(1 << 63, size=1 + self.seats).tolist()
        self._state = self.game.new(seats=self.seats, seed=table, options=self._options, content=self._content)
        self._agents = {}
        if self._seat is not None or not self.game.together:
            others = [seat for seat in range(self.seats) if seat != mine]
            for seat, spec in zip(others, self._others, strict=False):
                self._agents[seat] = spec.make(self.game, seat, Rng(chances[seat]))
        self.seat = mine
        self._others_play()
        return self._observed(), self._info()

    def step(self, action: "np.int64 | int") -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        state = self._state
        if state is None:
            raise HoldfastError("error-env-reset")
        chosen = action_of(self.game, int(action))
        if self._illegal == "end" and state.decision is not None and chosen not in state.decision.actions:
            self._sheet.allow(0, None)
            return self._observed(), -1.0, True, False, {**self._info(), "illegal": True}
        state.apply(chosen)
        self._others_play()
        over = state.decision is None
        reward = self._reward(state.result())[self.seat] if over else 0.0
        return self._observed(), reward, over, False, self._info()

    def action_masks(self) -> Flags:
        """Which actions are legal, under the name that learners with masks ask for."""
        return np.copy(self._sheet.flags[0])

    @property
    def decision(self) -> Decision | None:
        """What the table waits for, as agents want it."""
        return None if self._state is None else cast("Decision | None", self._state.decision)

    def sight(self) -> Sight:
        """What the learner's seat sees, as agents want it."""
        return Sight(self._state, self.seat)

    def render(self) -> str | None:
        return shown(self._state, self.seat) if self.render_mode == "ansi" and self._state is not None else None

    def _others_play(self) -> None:
        state: BaseState = self._state
        while (decision := state.decision) is not None and (agent := self._agents.get(decision.seat)) is not None:
            state.apply(agent.choose(decision, Sight(state, decision.seat)))
        if decision is not None:
            self.seat = decision.seat
        self._sheet.allow(0, decision)

    def _observed(self) -> Numbers:
        self._sheet.observe(0, self._state, self.seat)
        return np.copy(self._sheet.numbers[0])

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._sheet.flags[0].astype(np.int8), "seat": self.seat}
        if self._state.decision is None:
            info["outcome"] = self._state.result()
        return info


for _name in BUILT_IN:
    gymnasium.register(f"holdfast/{_name}-v0", f"{__name__}:SoloEnv", kwargs={"game": _name}, disable_env_checker=True)
