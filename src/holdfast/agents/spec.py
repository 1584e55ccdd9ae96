"""Agents as they are written on a command line, in saves and in results: `random`, a name and, for agents
that take one, an argument after a colon."""

from collections.abc import Callable, Sequence

import msgspec

from holdfast.agents.agent import Agent
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
        return KINDS[self.name](self, game, seat, rng)


def _random(spec: AgentSpec, game: Game, seat: int, rng: Rng) -> Agent:
    return RandomAgent(rng)


KINDS: dict[str, Callable[[AgentSpec, Game, int, Rng], Agent]] = {"random": _random}
"""How each agent is made."""
AGENTS = tuple(KINDS)
"""The names of all agents, as seats and saves have them."""
WITH_ARGUMENT: dict[str, Callable[[str], None]] = {}
"""Agents that take an argument, with a function that raises a `HoldfastError` if it makes no sense."""


def is_agent(text: str) -> bool:
    """Whether a text means an agent at all, rather than the name of a person."""
    return text.partition(":")[0] in KINDS


def parse_agent(text: str) -> AgentSpec:
    """The agent of a text such as `random`."""
    name, colon, argument = text.strip().partition(":")
    if name not in KINDS:
        raise HoldfastError("error-no-agent", name=repr(text.strip()), known=", ".join(KINDS))
    if name in WITH_ARGUMENT:
        WITH_ARGUMENT[name](argument)
    elif colon:
        raise HoldfastError("error-agent-argument", name=repr(name), given=repr(text.strip()))
    return AgentSpec(name, argument)


def agents_for(texts: Sequence[str], seats: int) -> list[AgentSpec]:
    """One agent for each seat, from one text for all of them or from one for each; commas separate them
    too."""
    specs = [parse_agent(part) for text in texts for part in text.split(",")]
    if len(specs) == 1:
        return specs * seats
    if len(specs) != seats:
        raise HoldfastError("error-agents", agents=len(specs), seats=seats)
    return specs
