# mypyc: skip
"""Agents as they are written on a command line, in saves and in results: a name such as `random` and, for agents that
take some, arguments after colons, such as `heuristic:noise=0.2` or `search:iterations=400`. Levels are names that
people choose by, the same in all games."""

import re
from collections.abc import Callable, Mapping, Sequence

import msgspec

from holdfast.agents import heuristic as by_rules
from holdfast.agents import learned as by_value
from holdfast.agents.agent import Agent
from holdfast.agents.random import Noisy, RandomAgent
from holdfast.agents.search import Search, rollouts
from holdfast.core import Game, HoldfastError, Rng, Tables, Words


class AgentSpec(msgspec.Struct, frozen=True):
    """An agent that is not at a table yet. Its text form is what `parse_agent` reads."""

    name: str
    argument: str = ""

    @property
    def text(self) -> str:
        return f"{self.name}:{self.argument}" if self.argument else self.name

    def make(self, game: Game, seat: int, rng: Rng) -> Agent:
        """The agent for one seat of one match."""
        if self.name in LEVELS:
            return parse_agent(level(self.name, game), game).make(game, seat, rng)
        arguments = _arguments(self.name, self.argument)
        noise = float(arguments.pop("noise", "0"))
        agent = KINDS[self.name].make(game, rng, arguments)
        return Noisy(agent, noise, rng) if noise else agent


class Argument(msgspec.Struct, frozen=True):
    """What may follow a name: `form` describes its value, `most` is the highest; a sentence of `WRONG` says so to
    people."""

    form: str
    least: float = 0
    most: float = 0

    def allows(self, text: str) -> bool:
        return re.fullmatch(self.form, text) is not None and (not self.most or self.least <= float(text) <= self.most)


ARGUMENTS: Mapping[str, Argument] = {
    "noise": Argument(r"[01]|[01]?\.\d{1,6}", 0, 1),
    "version": Argument(r"[1-9]\d{0,3}"),
    "iterations": Argument(r"[1-9]\d{0,6}", 1, 1_000_000),
    "seconds": Argument(r"\d{1,3}|\d{0,3}\.\d{1,3}", 0.05, 600),
    "by": Argument("learned|heuristic"),
}


WRONG: Mapping[str, str] = {
    "noise": "error-agent-noise",
    "version": "error-agent-version",
    "iterations": "error-agent-iterations",
    "seconds": "error-agent-seconds",
    "by": "error-agent-by",
}
"""What is said of a value that an argument does not allow."""


class AgentKind(msgspec.Struct, frozen=True):
    """How agents of one name are made, and the arguments that they take. `games` are the ids of those that it plays,
    or None if it plays all of them."""

    make: Callable[[Game, Rng, Mapping[str, str]], Agent]
    games: tuple[str, ...] | None = None
    takes: tuple[str, ...] = ()

    def plays(self, game: Game) -> bool:
        return self.games is None or game.id in self.games


def _make_random(game: Game, rng: Rng, arguments: Mapping[str, str]) -> Agent:
    return RandomAgent(rng)


def _make_heuristic(game: Game, rng: Rng, arguments: Mapping[str, str]) -> Agent:
    return by_rules.heuristic(game, rng)


def _make_learned(game: Game, rng: Rng, arguments: Mapping[str, str]) -> Agent:
    version = int(arguments.get("version", by_value.LATEST))
    if game.id in by_value.CHANCES:
        return by_value.LearnedTogether(rng, version)
    return by_value.Learned(rng, version)


def _make_search(game: Game, rng: Rng, arguments: Mapping[str, str]) -> Agent:
    seconds = float(arguments.get("seconds", 0))
    if game.id not in by_rules.ADVISING:
        return rollouts(rng, int(arguments.get("iterations", 0)), seconds, arguments.get("by") != "heuristic")
    iterations = int(arguments.get("iterations", 0 if seconds else ITERATIONS))
    return Search(rng, iterations, seconds, arguments.get("by") != "heuristic")


def _make_level(game: Game, rng: Rng, arguments: Mapping[str, str]) -> Agent:
    raise AssertionError("a level is made by the agent that it stands for")


ITERATIONS = 400
"""Of a search for which nobody says how long."""
LEVELS = {
    "easy": "heuristic:noise=0.4",
    "normal": "heuristic",
    "hard": "search:iterations=32",
    "expert": "search:iterations=3000:seconds=2",
}
"""How strong agents are, in words that people choose by, and the agent that each of them is."""
LEVELS_TOGETHER = {
    "easy": "heuristic:noise=0.1",
    "normal": "heuristic:noise=0.03",
    "hard": "heuristic",
    "expert": "search:iterations=16",
}
"""The same where all play together against the game."""
DEFAULT = "normal"
"""Whom people play against unless they choose."""
KINDS: dict[str, AgentKind] = {
    "random": AgentKind(_make_random),
    **{name: AgentKind(_make_level, by_rules.GAMES) for name in LEVELS},
    "heuristic": AgentKind(_make_heuristic, by_rules.GAMES, ("noise",)),
    "learned": AgentKind(_make_learned, (*by_value.GAMES, *by_value.CHANCES), ("noise", "version")),
    "search": AgentKind(_make_search, by_rules.GAMES, ("noise", "iterations", "seconds", "by")),
}
AGENTS = tuple(KINDS)
"""The names of all agents, as seats and saves have them."""


def level(name: str, game: Game) -> str:
    """The agent that a level is in a game."""
    return (LEVELS_TOGETHER if game.together else LEVELS)[name]


def agents_of(game: Game) -> list[str]:
    """The names of the agents that play a game."""
    return [name for name, kind in KINDS.items() if kind.plays(game)]


def is_agent(text: str) -> bool:
    """Whether a text means an agent at all, rather than the name of a person."""
    return text.partition(":")[0] in KINDS


def _known(takes: Sequence[str]) -> str:
    return ", ".join(f"{one}=" for one in takes)


def _arguments(name: str, text: str) -> dict[str, str]:
    """The arguments of an agent, checked."""
    takes = KINDS[name].takes
    found: dict[str, str] = {}
    for part in text.split(":") if text else ():
        key, _, value = part.partition("=")
        if key in found:
            raise HoldfastError("error-agent-twice", name=repr(name), argument=repr(f"{key}="))
        if key not in takes:
            raise HoldfastError("error-agent-arguments", name=repr(name), given=repr(part), known=_known(takes))
        if not ARGUMENTS[key].allows(value):
            raise HoldfastError(WRONG[key], given=repr(part))
        found[key] = value
    return found


def parse_agent(text: str, game: Game | None = None) -> AgentSpec:
    """The agent of a text such as `random`; with a game, one that plays it."""
    name, colon, argument = text.strip().partition(":")
    if name not in KINDS:
        raise HoldfastError("error-no-agent", name=repr(text.strip()), known=", ".join(KINDS))
    kind = KINDS[name]
    if colon and not kind.takes:
        raise HoldfastError("error-agent-argument", name=repr(name), given=repr(text.strip()))
    if colon and not argument:
        raise HoldfastError("error-agent-empty", given=repr(text.strip()), known=_known(kind.takes))
    _arguments(name, argument)
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


def shortfall(spec: AgentSpec, game: Game, seats: int, tables: Tables) -> HoldfastError | None:
    """Why an agent plays a table without what it learned; None if it has all it needs."""
    named = spec.text
    if spec.name in LEVELS:
        spec = parse_agent(level(spec.name, game), game)
    if spec.name not in ("learned", "search") or "by=heuristic" in spec.argument:
        return None
    version = int(_arguments(spec.name, spec.argument).get("version", by_value.LATEST))
    found: object = None
    if game.id in by_value.CHANCES:
        found = by_value.find_chance(game, tables, version)
    elif game.id in by_value.GAMES:
        found = by_value.find(game, seats, tables, version)
    return HoldfastError("error-agent-unlearned", agent=named, why=found) if isinstance(found, HoldfastError) else None


def agent_name(agent: str, ui: Words) -> str:
    """What a person or an agent is called on a screen: `agent-random`. Agents without words are called as they are
    written."""
    message = f"agent-{agent}"
    return ui.say(message) if ui.knows(message) else agent
