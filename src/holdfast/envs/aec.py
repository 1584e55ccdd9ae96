"""All seats of a table as an environment of PettingZoo, one deciding after the other."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
from gymnasium.utils import seeding
from pettingzoo.utils.env import AECEnv

from holdfast.agents import Sight
from holdfast.core import Decision, Game, HoldfastError, Overrides
from holdfast.envs.checks import RENDERED, action_of, check_rendered, pack_of
from holdfast.envs.numbers import Sheet
from holdfast.envs.rewards import Reward, reward_of
from holdfast.envs.shown import shown
from holdfast.registry import game as find_game

Observed = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agents are called `seat_0` and so on. What one observes has its numbers under `observation` and the legal actions
    under `action_mask`, none of them while another decides. Rewards come at the end."""

    metadata: dict[str, Any] = {"render_modes": list(RENDERED), "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game = "paris",
        *,
        seats: int = 2,
        reward: str | Reward = "win",
        options: Mapping[str, int] | None = None,
        content: str | Path | Overrides | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = find_game(game) if isinstance(game, str) else game
        self.game.check_seats(seats)
        check_rendered(render_mode)
        self.metadata = {**type(self).metadata, "name": f"holdfast_{self.game.id}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._reward = reward_of(reward, self.game)
        self._options, self._content = options, pack_of(self.game, content)
        self._sheet = Sheet(self.game)
        actions = len(self.game.catalogue)
        numbers = Box(self._sheet.low, self._sheet.high, dtype=self._sheet.low.dtype.type)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": numbers, "action_mask": MultiBinary(actions)}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._draw = seeding.np_random(None)[0]
        self._state: Any = None

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; `seed` decides all chance of it and of those that follow."""
        if seed is not None:
            self._draw = seeding.np_random(seed)[0]
        table = int(self._draw.integers(1 << 63))
        seats = len(self.possible_agents)
        self._state = self.game.new(seats=seats, seed=table, options=self._options, content=self._content)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observed:
        seat = self.possible_agents.index(agent)
        decision = self._state.decision
        mine = decision is not None and decision.seat == seat
        self._sheet.observe(0, self._state, seat)
        self._sheet.allow(0, decision if mine else None)
        return {"observation": self._sheet.numbers[0].copy(), "action_mask": self._sheet.flags[0].astype(np.int8)}

    def step(self, action: "int | None") -> None:
        if self._state is None:
            raise HoldfastError("error-env-reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = action_of(self.game, -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.apply(chosen)
        if self._state.decision is None:
            outcome = self._state.result()
            self.rewards = dict(zip(self.agents, self._reward(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"outcome": outcome} for agent in self.agents}
        self._accumulate_rewards()
        self._next()

    @property
    def decision(self) -> Decision | None:
        """What the table waits for, as agents want it."""
        return None if self._state is None else cast("Decision | None", self._state.decision)

    def sight(self) -> Sight:
        """What the deciding seat sees, as agents want it."""
        return Sight(self._state, self.possible_agents.index(self.agent_selection))

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self._state is None:
            return None
        return shown(self._state, self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """There is nothing to close."""

    def _next(self) -> None:
        decision = self._state.decision
        self.agent_selection = self.agents[0] if decision is None else self.possible_agents[decision.seat]
