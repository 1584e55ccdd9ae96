"""The chance of a group in This War of Mine to see the ceasefire, learned from how many matches ended: some features of
a position, each with its weight."""

import math
from typing import Final

from holdfast.agents.heuristic.warofmine.facts import Facts
from holdfast.agents.heuristic.warofmine.worth import comfort, worth
from holdfast.agents.learned.net import sigmoid
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.state.masks import count
from holdfast.games.warofmine.state.people import MOST, STATE_COUNT
from holdfast.games.warofmine.state.state import State

TOKENS: Final = (("bandages", 3), ("meds", 3), ("herbal-meds", 3), ("jewelry", 2))
"""Things that count one by one, up to a number of them."""
CHEER: Final = ("cigarettes", "coffee", "book")
DRINK: Final = ("moonshine", "alcohol")
BLADES: Final = ("knife", "hatchet")
GUNS: Final = ("pistol", "shotgun", "assault-rifle")
WORST: Final = MOST * MOST * STATE_COUNT
NOBODY: Final = WORST // 2
"""What weighs on the starting character who is best off, at most, and where there is none."""
RED: Final = 6
"""Red-corner cards of a deck."""


def features(s: State) -> list[float]:
    """What the chance depends on, in numbers around 1. All of it is open to the table."""
    f = Facts(s)
    days = len(s.decks.events) / 10.0
    out = [1.0, days, days * days]
    health = _people(f, out)
    larder = f.larder()
    _goods(f, larder, out)
    _house(f, out)
    _story(f, out)
    out.append(days * larder / 10.0)
    out.append(days * len(f.group) / 4.0)
    out.append(days * health)
    return out


def _people(f: Facts, out: list[float]) -> float:
    """How many there are and how they are; returns what weighs on the starting character who is best off."""
    starters = [who for who in f.group if f.is_starter(who)]
    for number in range(1, 4):
        out.append(1.0 if len(starters) == number else 0.0)
    for number in range(1, 5):
        out.append(1.0 if len(f.group) == number else 0.0)
    for state in range(STATE_COUNT):
        total = bad = worse = 0
        for who in f.group:
            level = f.level(who, state)
            total += level
            bad += 1 if level >= 2 else 0
            worse += 1 if level >= 3 else 0
        out.append(total / 3.0)
        out.append(bad / 3.0)
        out.append(worse / 2.0)
    least, highest = WORST if starters else NOBODY, MOST
    for who in starters:
        levels = [f.level(who, state) for state in range(STATE_COUNT)]
        least = min(least, sum([level * level for level in levels]))
        highest = min(highest, max(levels))
    health = least / 20.0
    out.append(health)
    out.append(highest / 3.0)
    return health


def _goods(f: Facts, larder: int, out: list[float]) -> None:
    out.append(min(larder, 8) / 8.0)
    out.append(min(larder, 20) / 20.0)
    out.append(max(0, len(f.group) - larder) / 3.0)
    out.append(min(f.owned(c.WATER), 6) / 6.0)
    out.append(min(f.owned(c.WOOD), 10) / 10.0)
    out.append(min(f.owned(c.COMPONENTS), 10) / 10.0)
    for name, most in TOKENS:
        out.append(min(_owned(f, (name,)), most) / most)
    out.append(min(_owned(f, CHEER), 5) / 5.0)
    out.append(min(_owned(f, DRINK), 3) / 3.0)
    out.append(1.0 if _owned(f, BLADES) > 0 else 0.0)
    out.append(1.0 if _owned(f, GUNS) > 0 and f.owned(c.AMMO) > 0 else 0.0)
    goods = 0
    for thing in range(len(f.storage)):
        if f.owned(thing) > 0:
            goods += min(f.owned(thing), 8) * worth(f, thing)
    out.append(min(goods, 400) / 200.0)


def _owned(f: Facts, names: tuple[str, ...]) -> int:
    total = 0
    for name in names:
        total += f.owned(c.ITEMS.number(name))
    return total


def _house(f: Facts, out: list[float]) -> None:
    for fitting in range(len(c.FITTINGS)):
        out.append(1.0 if fitting in f.fittings else 0.0)
    out.append(1.0 if f.fittings.count(c.FITTINGS.number("bed")) > 1 else 0.0)
    out.append(f.cold / 4.0)
    out.append(max(0, f.cold - 2) / 3.0)
    out.append(count(f.s.house.boarded) / 3.0)
    cards = 0
    for space in range(len(f.fittings)):
        cards += 1 if f.card(space) >= 0 else 0
    out.append(cards / 19.0)


def _story(f: Facts, out: list[float]) -> None:
    """How dangerous it has become, what lies ready, and the objective."""
    s = f.s
    out.append((RED - len(s.decks.red_raids)) / RED)
    out.append((RED - len(s.decks.red_residents)) / RED)
    out.append(len(s.notes.tokens) / 4.0)
    out.append(len(s.decks.kept) / 3.0)
    goal = s.story.goal()
    out.append(1.0 if goal >= 0 else 0.0)
    out.append(s.story.progress / max(1, f.t.track[goal]) if goal >= 0 else 0.0)


class Chance:
    """The chance by how well off the group is, where nothing was learned."""

    def of(self, s: State) -> float:
        if s.decision is None:
            return 0.0 if s.result().lost else 1.0
        return sigmoid(self.logit(s))

    def logit(self, s: State) -> float:
        """Fitted to 98 matches of the heuristic agent. It tells those that survive from the others in 64 cases of a
        hundred on days 3 to 5, and in 79 from day 6 on."""
        return -5.0 + 0.27 * s.day + 0.0025 * comfort(Facts(s))


class LearnedChance(Chance):
    """The chance by the features."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def logit(self, s: State) -> float:
        return dot(self.weights, features(s))


def dot(weights: list[float], values: list[float]) -> float:
    total = 0.0
    for i in range(len(weights)):
        total += weights[i] * values[i]
    return total


RATE: Final = 0.15
SHRINK: Final = 2e-4
"""How fast weights follow what went otherwise than expected, and how much they are drawn to nothing meanwhile."""


class Lessons:
    """Fits weights to positions and how their matches ended, one after another."""

    def __init__(self, size: int) -> None:
        self.weights = [0.0] * size
        self.squares = [0.01] * size

    def learn(self, values: list[float], survived: bool) -> None:
        error = sigmoid(dot(self.weights, values)) - (1.0 if survived else 0.0)
        for i in range(len(values)):
            if values[i] != 0.0:
                slope = error * values[i] + SHRINK * self.weights[i]
                self.squares[i] += slope * slope
                self.weights[i] -= RATE * slope / math.sqrt(self.squares[i])
