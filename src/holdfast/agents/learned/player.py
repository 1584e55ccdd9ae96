"""What a position is worth by a network, and the agent that plays by it: one move ahead."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from holdfast.agents.heuristic.evaluator import Evaluator
from holdfast.agents.learned.net import Net, sigmoid
from holdfast.core.catalogue import Action
from holdfast.core.rng import Rng
from holdfast.core.state import BaseState


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What positions are worth to a seat, from 0 to 1. Looks at nothing that the seat does not see."""

    def worth(self, s: BaseState, seat: int) -> float:
        raise AssertionError("a judge says what a position is worth")

    def after(self, worlds: list[BaseState], seat: int, actions: tuple[Action, ...]) -> list[float]:
        """What the positions after each action are worth to the seat that takes it, on average over some worlds."""
        found: list[float] = []
        for action in actions:
            total = 0.0
            for world in worlds:
                s = world.clone()
                s.apply(action)
                total += self.worth(s, seat)
            found.append(total / len(worlds))
        return found

    def settled(self, worlds: list[BaseState], seat: int, actions: tuple[Action, ...]) -> list[float]:
        """The same, but where the seat is asked again at once, after the best of its next actions: a position in the
        middle of a turn does not show what the turn brings."""
        found: list[float] = []
        for action in actions:
            total = 0.0
            for world in worlds:
                s = world.clone()
                s.apply(action)
                decision = s.decision
                while decision is not None and decision.seat == seat and len(decision.actions) == 1:
                    s.apply(decision.actions[0])
                    decision = s.decision
                if decision is not None and decision.seat == seat:
                    values = self.after([s], seat, decision.actions)
                    total += values[best_of(values)]
                else:
                    total += self.worth(s, seat)
            found.append(total / len(worlds))
        return found


def result(s: BaseState, seat: int, margin: float) -> float:
    """What a finished match was worth: half for the victory, half for the lead in points."""
    outcome = s.result()
    places: list[int] = outcome.places
    scores: list[int] = outcome.scores
    best = -1_000_000
    ahead = 0
    equal = 0
    for other in range(len(places)):
        if other == seat:
            continue
        if scores[other] > best:
            best = scores[other]
        if places[other] < places[seat]:
            ahead += 1
        elif places[other] == places[seat]:
            equal += 1
    won = 0.0 if ahead > 0 else 1.0 / (1 + equal)
    lead = 0.5 + (scores[seat] - best) / (2.0 * margin)
    return 0.5 * won + 0.5 * min(1.0, max(0.0, lead))


STEPS: Final = 4
"""Parts of an evaluation are read in quarters of a point."""
ZERO: Final = 64
"""What a part of no points is read as; below are those that count against the seat."""
MOST: Final = 250


class LearnedJudge(Judge):
    """Reads the observation of the seat and, after it, the parts of the heuristic's evaluation: those of the seat, then
    those of the others in turn order, as far as the seat can tell."""

    def __init__(self, net: Net, margin: float, evaluator: Evaluator) -> None:
        self.net = net
        self.margin = margin
        self.evaluator = evaluator
        self.seen: list[int] = []

    def worth(self, s: BaseState, seat: int) -> float:
        if s.decision is None:
            return result(s, seat, self.margin)
        self.look(s, seat)
        return sigmoid(self.net.logit())

    def look(self, s: BaseState, seat: int) -> None:
        """Picks the numbers that the network reads."""
        seen = self.seen
        s.observe(seat, seen)
        self.evaluator.prepare(s)
        for turn in range(s.seats):
            for part in self.evaluator.parts(s, (seat + turn) % s.seats, turn == 0):
                number = ZERO + int(part * STEPS)
                seen.append(0 if number < 0 else number if number < MOST else MOST)
        self.net.pick(seen)


def best_of(values: list[float]) -> int:
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return best


class Lesson:
    """What one match taught: picked numbers of positions, as bytes one higher, and what they turned out to be worth."""

    def __init__(self) -> None:
        self.examples: list[bytes] = []
        self.targets: list[float] = []
        self.logits: list[float] = []
        self.won: list[float] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return _lesson, (self.examples, self.targets, self.logits, self.won)


def _lesson(examples: list[bytes], targets: list[float], logits: list[float], won: list[float]) -> Lesson:
    lesson = Lesson()
    lesson.examples = examples
    lesson.targets = targets
    lesson.logits = logits
    lesson.won = won
    return lesson


def play_lesson(s: BaseState, judge: LearnedJudge, rng: Rng, noise: int, trace: float) -> Lesson:
    """Plays a match against itself to its end, with a random action in `noise` of 1,000 decisions, and looks back:
    a position is worth what the next ones of the same seat were worth, and in the end the result, mixed by `trace`
    (the lambda of TD)."""
    seats = s.seats
    seen: list[list[bytes]] = [[] for _ in range(seats)]
    worth: list[list[float]] = [[] for _ in range(seats)]
    net = judge.net
    while True:
        decision = s.decision
        if decision is None:
            break
        seat = decision.seat
        actions = decision.actions
        if len(actions) == 1:
            s.apply(actions[0])
            continue
        if rng.below(1000) < noise:
            chosen = rng.below(len(actions))
        else:
            chosen = best_of(judge.after([s.determinize(seat, rng)], seat, actions))
        s.apply(actions[chosen])
        if s.decision is None:
            break
        other = rng.below(seats)
        for who in range(seats):
            if who in (seat, other):
                judge.look(s, who)
                seen[who].append(net.packed())
                worth[who].append(net.logit())
    lesson = Lesson()
    for seat in range(seats):
        target = result(s, seat, judge.margin)
        won = 2.0 * result(s, seat, 1e9) - 0.5
        for i in range(len(seen[seat]) - 1, -1, -1):
            lesson.examples.append(seen[seat][i])
            lesson.targets.append(target)
            lesson.logits.append(worth[seat][i])
            lesson.won.append(won)
            target = trace * target + (1.0 - trace) * sigmoid(worth[seat][i])
    return lesson


def study(
    net: Net, examples: list[bytes], targets: list[float], rng: Rng, batch: int, rate: float, decay: float
) -> float:
    """Goes once through examples in a random order; returns the mean squared error."""
    order = list(range(len(examples)))
    rng.shuffle(order)
    lost = 0.0
    waiting = 0
    for at in order:
        net.unpack(examples[at])
        lost += net.lean(targets[at])
        waiting += 1
        if waiting == batch:
            net.step(batch, rate, decay)
            waiting = 0
    if waiting > 0:
        net.step(batch, rate, decay)
    return lost / max(1, len(order))


def fit_chance(logits: list[float], won: list[float]) -> tuple[float, float]:
    """How the logit of a value becomes that of the chance to win: times the first, plus the second. By Newton's steps
    of a logistic regression."""
    slope, shift = 1.0, 0.0
    if len(logits) == 0:
        return slope, shift
    for _ in range(20):
        a = b = aa = ab = bb = 1e-6
        for i in range(len(logits)):
            p = sigmoid(slope * logits[i] + shift)
            error = p - won[i]
            weight = p * (1.0 - p)
            a += error * logits[i]
            b += error
            aa += weight * logits[i] * logits[i]
            ab += weight * logits[i]
            bb += weight
        below = aa * bb - ab * ab
        if abs(below) < 1e-9:
            break
        slope -= (bb * a - ab * b) / below
        shift -= (aa * b - ab * a) / below
    return slope, shift
