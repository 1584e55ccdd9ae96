"""One tree over information sets. Every iteration draws a world that agrees with what the seat knows and walks down the
actions that are legal in it; every seat on the way wants what is best for itself. Where the tree ends, a judge says
what the position is worth to each seat."""

import math
import time
from typing import Final

from holdfast.agents.agent import Sight
from holdfast.agents.learned.player import Judge, best_of
from holdfast.core.catalogue import Action
from holdfast.core.rng import Rng
from holdfast.core.state import BaseState
from holdfast.core.step import Decision

EXPLORATION: Final = 0.5
"""How much actions that look promising and were tried seldom are preferred."""
SHARPNESS: Final = 0.04
"""An action that is worth so much less at first sight gets 1/e of the attention."""
DEEPEST: Final = 60
"""Decisions that one walk makes at most."""


class Edge:
    """An action at a node, how often it was taken and what that was worth to the seat that took it."""

    def __init__(self, action: Action, guess: float, prior: float, seats: int) -> None:
        self.action = action
        self.guess = guess
        """What it was worth at first sight; counts as one visit."""
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.children: list[Node | None] = [None] * seats
        """By the seat that is asked next, which chance may decide."""

    def mean(self) -> float:
        return (self.total + self.guess) / (self.visits + 1)


class Node:
    """A seat that is asked after some actions, whatever chance did meanwhile."""

    def __init__(self) -> None:
        self.met = False
        """Whether a walk has ended here. Most positions are met only once, so that their actions are looked at when a
        second walk comes by."""
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.top = 0.0
        self.sum = 0.0

    def expand(self, s: BaseState, seat: int, actions: tuple[Action, ...], judge: Judge, settled: bool) -> None:
        """Looks at every action for the first time; `settled` says whether to the end of the turn."""
        guesses = judge.settled([s], seat, actions) if settled else judge.next_after(s, seat, actions)
        self.top = guesses[best_of(guesses)]
        weights = [math.exp((guess - self.top) / SHARPNESS) for guess in guesses]
        self.sum = sum(weights)
        for i in range(len(actions)):
            self.edges[actions[i].index] = Edge(actions[i], guesses[i], weights[i] / self.sum, s.seats)

    def complete(self, s: BaseState, seat: int, actions: tuple[Action, ...], judge: Judge) -> None:
        """Adds actions that were not legal in the worlds before."""
        for action in actions:
            if action.index not in self.edges:
                guess = judge.next_after(s, seat, (action,))[0]
                weight = math.exp(min(0.0, guess - self.top) / SHARPNESS)
                self.edges[action.index] = Edge(action, guess, weight / self.sum, s.seats)

    def select(self, actions: tuple[Action, ...]) -> Edge:
        """The legal action that is worth trying next (PUCT)."""
        edges = self.edges
        best = edges[actions[0].index]
        most = -1e9
        reach = EXPLORATION * math.sqrt(self.visits)
        for action in actions:
            edge = edges[action.index]
            score = edge.mean() + reach * edge.prior / (1 + edge.visits)
            if score > most:
                most = score
                best = edge
        return best


class Tree:
    """The search of one decision."""

    def __init__(self, judge: Judge, rng: Rng, settled: bool = False) -> None:
        self.judge = judge
        self.rng = rng
        self.settled = settled
        """Whether the first look at the actions of the root goes to the end of the turn."""
        self.root = Node()
        self.stopped = False

    def stop(self) -> None:
        """Ends the search after the iteration that is under way; may be called from another thread."""
        self.stopped = True

    def run(self, sight: Sight, iterations: int, seconds: float, to_choose: bool = False) -> int:
        """Searches until either budget is spent, for one iteration at least; returns how many it made. With `to_choose`
        it also ends as soon as no other action can become the most tried one."""
        deadline = time.perf_counter() + seconds
        self.judge.begin(sight.seats)
        made = 0
        while made < iterations:
            self.walk(sight.determinize(self.rng))
            made += 1
            if self.stopped or time.perf_counter() >= deadline:
                break
            if to_choose and made % 16 == 0 and self.lead() > iterations - made:
                break
        return made

    def lead(self) -> int:
        """How much more often the most tried action was tried than any other."""
        most = second = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def walk(self, s: BaseState) -> None:
        judge = self.judge
        node = self.root
        edges: list[Edge] = []
        nodes: list[Node] = []
        seats: list[int] = []
        while len(edges) < DEEPEST:
            decision = s.decision
            if decision is None:
                break
            seat = decision.seat
            actions = decision.actions
            if not node.met and len(edges) > 0:
                node.met = True
                break
            if len(node.edges) == 0:
                node.expand(s, seat, actions, judge, self.settled and len(edges) == 0)
            else:
                node.complete(s, seat, actions, judge)
            edge = node.select(actions)
            edges.append(edge)
            nodes.append(node)
            seats.append(seat)
            s.apply(edge.action)
            after = s.decision
            asked = after.seat if after is not None else 0
            child = edge.children[asked]
            if child is None:
                child = Node()
                edge.children[asked] = child
            node = child
        worth = [-1.0] * s.seats
        judge.next_worths(s, seats, worth)
        for i in range(len(edges)):
            edges[i].visits += 1
            edges[i].total += worth[seats[i]]
            nodes[i].visits += 1

    def best(self, decision: Decision) -> Edge:
        """The action that was tried most."""
        found = self.root.edges[decision.actions[0].index]
        for action in decision.actions:
            edge = self.root.edges[action.index]
            if edge.visits > found.visits or (edge.visits == found.visits and edge.mean() > found.mean()):
                found = edge
        return found
