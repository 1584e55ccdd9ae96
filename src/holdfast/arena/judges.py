"""Judges: what chance each seat has after an action. They play or look on in worlds that agree with what the deciding
seat knows, and in no others."""

from math import exp
from typing import Any, Protocol

from holdfast.agents import Agent, Sight, parse_agent
from holdfast.agents.heuristic import ADVISING, advisor
from holdfast.agents.learned import GAMES, Weights, find, judge_of
from holdfast.agents.learned.chances import chance_of
from holdfast.core import Action, BaseState, Game, Rng

POINTS = 8.0
"""A lead of this many points in the heuristic's evaluation makes a victory likely, 73 to 27."""


class Judge(Protocol):
    """`name` says in results how chances were found. `compares` says whether they can be compared between positions and
    not only between options: an evaluation is worth more to the seat that is about to move."""

    name: str
    compares: bool

    def after(self, world: BaseState, action: Action, chance: Rng) -> list[float]:
        """The chance of each seat to win, or of the table to survive, after an action in a world. The same `chance`
        in the same world makes two actions comparable."""
        ...


class PlayedOn:
    """Plays the match to its end: all seats by one agent, or by chance alone, which costs little."""

    compares = True

    def __init__(self, game: Game, agent: str = "random") -> None:
        self.name = f"played:{agent}"
        self.game = game
        self.spec = parse_agent(agent, game)

    def after(self, world: BaseState, action: Action, chance: Rng) -> list[float]:
        s = world.clone()
        s.apply(action)
        rng = chance.clone()
        if self.spec.name == "random":
            s.playout(rng, self.game.bound)
        else:
            self._play(s, rng)
        return shares(s)

    def _play(self, s: BaseState, rng: Rng) -> None:
        agents: list[Agent] = [self.spec.make(self.game, seat, rng.fork()) for seat in range(s.seats)]
        while (decision := s.decision) is not None:
            s.apply(agents[decision.seat].choose(decision, Sight(s, decision.seat)))


def shares(s: BaseState) -> list[float]:
    """What each seat has of the first place of a finished match; for a table that plays together, the same for all."""
    outcome = s.result()
    winners = outcome.winners
    if s.game.together:
        return [0.0 if outcome.lost else 1.0] * s.seats
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]


class ByEvaluator:
    """Looks at the position after an action and the seat's own decisions that follow from it, with the eyes of the
    heuristic agent. Costs little and has no noise of dice to come, but its chances are rough."""

    name = "heuristic"
    compares = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.player = advisor(game, Rng(0))

    def after(self, world: BaseState, action: Action, chance: Rng) -> list[float]:
        assert world.decision is not None
        mine = world.decision.seat
        s = self.player.after(world, mine, action)
        if s.decision is None:
            return shares(s)
        evaluator = self.player.evaluator
        evaluator.prepare(s)
        worth = [sum(evaluator.parts(s, seat, seat == mine)) for seat in range(s.seats)]
        best = max(worth)
        weights = [exp((one - best) / POINTS) for one in worth]
        return [weight / sum(weights) for weight in weights]

    def __reduce__(self) -> tuple[Any, ...]:
        return ByEvaluator, (self.game,)


class ByValue:
    """Looks at the position after an action with the value that self-play has taught, which knows how such positions
    end."""

    name = "learned"
    compares = True

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game = game
        self.weights = weights
        self.judge = judge_of(weights, game)

    def after(self, world: BaseState, action: Action, chance: Rng) -> list[float]:
        assert world.decision is not None
        mine = world.decision.seat
        s = world.clone()
        s.apply(action)
        if s.decision is None:
            return shares(s)
        found = [self.weights.chance(self.judge.worth(s, seat)) for seat in range(s.seats)]
        # What the deciding seat knows about itself is surest; the others divide the rest.
        rest = sum(found) - found[mine]
        return [one if seat == mine else one * (1 - found[mine]) / rest for seat, one in enumerate(found)]

    def __reduce__(self) -> tuple[Any, ...]:
        return _by_value, (self.game, self.weights.origin.seats)


def _by_value(game: Game, seats: int) -> ByValue:
    weights = find(game, seats, game.tables())
    assert isinstance(weights, Weights)
    return ByValue(game, weights)


class UntilDawn:
    """For This War of Mine: the heuristic agent plays on until the next day, and a learned chance says how such days
    ended. Playing on to the end takes ten times as long and is mostly the luck of later days."""

    name = "dawn"
    compares = True

    def after(self, world: BaseState, action: Action, chance: Rng) -> list[float]:
        from holdfast.agents.heuristic.warofmine.policy import Sensible

        s: Any = world.clone()
        today = s.day
        policy = Sensible(chance.clone(), looks=1)
        s.apply(action)
        while s.decision is not None and s.day == today:
            s.apply(policy.decide(s.decision, s))
        return shares(s) if s.decision is None else [chance_of(s.game, s.t).of(s)] * s.seats


def judge_for(state: BaseState) -> Judge:
    """The judge for a match, where nobody asks for another: what was learned for such a table, or the heuristic's
    evaluation. Other games are played on: by the heuristic agent where it knows them, otherwise at random."""
    game = state.game
    if game.id in GAMES:
        weights = find(game, state.seats, state.tables)
        if isinstance(weights, Weights):
            return ByValue(game, weights)
    if game.id in ADVISING:
        return ByEvaluator(game)
    if game.id == "warofmine":
        return UntilDawn()
    return PlayedOn(game)
