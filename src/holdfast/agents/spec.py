"""Agents as they are written on a command line, in saves and in results: a name such as `random` and, for agents that
take one, an argument after a colon."""

from collections.abc import Callable, Sequence

import msgspec

from holdfast.agents.agent import Agent
from holdfast.agents.heuristic import GAMES, heuristic
from holdfast.agents.random import RandomAgent
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


KINDS: dict[str, AgentKind] = {
    "random": AgentKind(lambda spec, game, seat, rng: RandomAgent(rng)),
    "heuristic": AgentKind(lambda spec, game, seat, rng: heuristic(game, rng), GAMES),
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
    if kind.check is not None:
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
