"""Agents as they are written on a command line, in saves and in results: a name such as `random` and, for agents that
take one, an argument after a colon, such as `heuristic:noise=0.2`. Levels are names that people choose by, the same in
all games."""

import re
from collections.abc import Callable, Sequence

import msgspec

from holdfast.agents.agent import Agent
from holdfast.agents.heuristic import GAMES, heuristic
from holdfast.agents.random import Noisy, RandomAgent
from holdfast.core import Game, HoldfastError, Rng


class AgentSpec(msgspec.Struct, frozen=True):
    """An agent that is not at a table yet. Its text form is what `parse_agent` reads."""

    name: str
    argument: str = ""

    @property
    def text(self) -> str:
        return f"{self.name}:{self.argument}" if self.argument else self.name

    def make(self, game: Game, seat: int, rng: Rng) -> Agent:
        """The agent for one seat of one match."""
        return KINDS[self.name].make(self, game, seat, rng)


class AgentKind(msgspec.Struct, frozen=True):
    """How agents of one name are made. `games` are the ids of those that it plays, or None if it plays all of them.
    `check` raises a `HoldfastError` if an argument makes no sense; without it the agent takes none."""

    make: Callable[[AgentSpec, Game, int, Rng], Agent]
    games: tuple[str, ...] | None = None
    check: Callable[[str], None] | None = None

    def plays(self, game: Game) -> bool:
        return self.games is None or game.id in self.games


def _noise(argument: str) -> float:
    """The chance of a random action, from `noise=0.2`; none without an argument."""
    if not argument:
        return 0.0
    found = re.fullmatch(r"noise=(0|1|[01]?\.\d{1,6})", argument)
    if found is None or float(found[1]) > 1:
        raise HoldfastError("error-agent-noise", given=repr(argument))
    return float(found[1])


def _make_heuristic(spec: AgentSpec, game: Game, seat: int, rng: Rng) -> Agent:
    noise = _noise(spec.argument)
    agent = heuristic(game, rng)
    return Noisy(agent, noise, rng) if noise else agent


def _check_noise(argument: str) -> None:
    _noise(argument)


def _make_level(spec: AgentSpec, game: Game, seat: int, rng: Rng) -> Agent:
    return parse_agent(LEVELS[spec.name], game).make(game, seat, rng)


LEVELS = {"easy": "heuristic:noise=0.3", "normal": "heuristic"}
"""How strong agents are, in words that people choose by, and the agent that each of them is."""
KINDS: dict[str, AgentKind] = {
    "random": AgentKind(lambda spec, game, seat, rng: RandomAgent(rng)),
    **{name: AgentKind(_make_level, GAMES) for name in LEVELS},
    "heuristic": AgentKind(_make_heuristic, GAMES, _check_noise),
}
AGENTS = tuple(KINDS)
"""The names of all agents, as seats and saves have them."""


def agents_of(game: Game) -> list[str]:
    """The names of the agents that play a game."""
    return [name for name, kind in KINDS.items() if kind.plays(game)]


def is_agent(text: str) -> bool:
    """Whether a text means an agent at all, rather than the name of a person."""
    return text.partition(":")[0] in KINDS


def parse_agent(text: str, game: Game | None = None) -> AgentSpec:
    """The agent of a text such as `random`; with a game, one that plays it."""
    name, colon, argument = text.strip().partition(":")
    if name not in KINDS:
        raise HoldfastError("error-no-agent", name=repr(text.strip()), known=", ".join(KINDS))
    kind = KINDS[name]
    if kind.check is not None and (argument or not colon):
        kind.check(argument)
    elif colon:
        raise HoldfastError("error-agent-argument", name=repr(name), given=repr(text.strip()))
    if game is not None and not kind.plays(game):
        raise HoldfastError("error-agent-game", name=repr(name), game=game.id, known=", ".join(agents_of(game)))
    return AgentSpec(name, argument)


def agents_for(texts: Sequence[str], seats: int, game: Game | None = None) -> list[AgentSpec]:
    """One agent for each seat, from one text for all of them or from one for each; commas separate them too."""
    specs = [parse_agent(part, game) for text in texts for part in text.split(",")]
    if len(specs) == 1:
        return specs * seats
    if len(specs) != seats:
        raise HoldfastError("error-agents", agents=len(specs), seats=seats)
    return specs
