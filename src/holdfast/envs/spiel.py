"""The games for OpenSpiel, as `pyspiel.load_game("holdfast_paris(seats=3)")` after `register_games()`.

A match begins with one chance node that picks its table; all later chance follows from it and lies inside the state, as
everywhere in Holdfast. Algorithms that clone a state therefore know the dice to come: those for hidden information
should draw worlds with `resample_from_infostate`, as ISMCTS does.
"""

from typing import Any

import numpy as np
import pyspiel

from holdfast.arena.simulation import seed_of
from holdfast.core import Game, Rng
from holdfast.envs.numbers import Sheet
from holdfast.envs.rewards import reward_of
from holdfast.registry import game as find_game
from holdfast.registry import games

TABLES = 10_000
"""Tables that the first chance node picks from, unless a parameter says otherwise."""


def register_games() -> list[str]:
    """Makes the games known to OpenSpiel; returns the names that `pyspiel.load_game` takes."""
    known = set(pyspiel.registered_names())
    names = []
    for name in games():
        kind = _kind_of(find_game(name))
        if kind.short_name not in known:
            # OpenSpiel calls this with the parameters that were given. It has to be a class: any other object is gone
            # before OpenSpiel lets go of it when Python ends.
            pyspiel.register_game(kind, type(f"SpielGame_{name}", (SpielGame,), {"game": find_game(name)}))
        names.append(kind.short_name)
    return names


def _kind_of(game: Game) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"holdfast_{game.id}",
        long_name=game.words("en").say("game-title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seat_counts[0], "tables": TABLES},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, game = params or {}, self.game
        self.seats = params.get("seats", game.seat_counts[0])
        self.tables = params.get("tables", TABLES)
        game.check_seats(self.seats)
        self.reward = reward_of("win", game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue),
            max_chance_outcomes=self.tables,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.together else 0.0,
            max_game_length=game.bound,
        )
        super().__init__(_kind_of(game), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def __deepcopy__(self, memo: Any) -> "SpielGame":
        return self  # never changes, and OpenSpiel clones a state by copying all that it holds

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.game)


def _loaded(text: str) -> Any:
    register_games()
    return pyspiel.load_game(text)


class _Match:
    """Holds the state of a match; None before its table is picked."""

    def __init__(self, state: Any = None) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> "_Match":
        return _Match(None if self.state is None else self.state.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._spiel = game
        self._match = _Match()

    @property
    def state(self) -> Any:
        return self._match.state

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state.decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.state.decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.state.decision if self.state is not None else None
        if decision is None or decision.seat != player:
            return []
        return sorted(action.index for action in decision.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        tables = self._spiel.tables
        return [(table, 1.0 / tables) for table in range(tables)]

    def _apply_action(self, action: int) -> None:
        game = self._spiel
        if self.state is None:
            self._match.state = game.game.new(seats=game.seats, seed=seed_of(0, action, "table"))
        else:
            self.state.apply(game.game.catalogue[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"table {action}" if player == pyspiel.PlayerId.CHANCE else self._spiel.game.catalogue[action].text

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.decision is None

    def returns(self) -> list[float]:
        return self._spiel.reward(self.state.result()) if self.is_terminal() else [0.0] * self._spiel.seats

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "SpielState":
        """A state at random that the player can't tell from this one."""
        other: SpielState = self._spiel.new_initial_state()
        if self.state is not None:
            other._match.state = self.state.determinize(player, Rng(int(probability_sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return "a table to be picked" if self.state is None else repr(self.state)


class SpielObserver:
    """The numbers that a seat observes."""

    def __init__(self, game: Game) -> None:
        self._sheet = Sheet(game)
        self.tensor = np.zeros(self._sheet.low.size, np.float32)
        self.dict = {name: self.tensor[where] for name, where in game.observation.where.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.state is None:
            self.tensor.fill(0.0)
            return
        self._sheet.observe(0, state.state, player)
        self.tensor[:] = self._sheet.numbers[0]

    def string_from(self, state: SpielState, player: int) -> str:
        if state.state is None:
            return ""
        self._sheet.observe(0, state.state, player)
        return bytes(self._sheet.numbers[0].tobytes()).hex()
