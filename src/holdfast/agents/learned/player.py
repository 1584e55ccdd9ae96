"""What a position is worth by a network, and the agent that plays by it: one move ahead."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from holdfast.agents.learned.net import Net, Rows, sigmoid
from holdfast.agents.learned.reader import Reader
from holdfast.core.catalogue import Action
from holdfast.core.rng import Rng
from holdfast.core.state import BaseState

BEHIND: Final = 0.03
"""How much less than the best an action may seem to be worth in one world to be tried in others too."""
CLOSE: Final = 0.04
"""How much less than the best an action may be worth to be answered."""
ANSWERED: Final = 3
"""Actions that are answered at most."""
LONGEST_ANSWER: Final = 8
"""Decisions that an answer takes at most."""
LIKELY: Final = 3
"""Answers to the first action that are tried against the others too."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What positions are worth to a seat, from 0 to 1. Looks at nothing that the seat does not see."""

    def __init__(self) -> None:
        # Of the actions that were settled last, in the first world: the positions and what they are worth.
        self.settled_to: list[BaseState] = []
        self.settled_worth: list[float] = []
        self.likely: list[Action] = []
        """The best answers to the first action that was answered."""

    def worth(self, s: BaseState, seat: int) -> float:
        raise AssertionError("a judge says what a position is worth")

    def begin(self, seats: int) -> None:
        """Positions that differ little from one another come next."""

    def next_worth(self, s: BaseState, seat: int) -> float:
        """What one of them is worth; a judge may use what it knows of the last one that it looked at for the same
        seat."""
        return self.worth(s, seat)

    def next_worths(self, s: BaseState, seats: list[int], found: list[float]) -> None:
        """The same for several seats, by seat; those that are not below 0 are known."""
        for seat in seats:
            if found[seat] < 0.0:
                found[seat] = self.next_worth(s, seat)

    def after(self, worlds: list[BaseState], seat: int, actions: tuple[Action, ...]) -> list[float]:
        """What the positions after each action are worth to the seat that takes it, on average over some worlds."""
        self.begin(worlds[0].seats)
        found: list[float] = []
        for action in actions:
            total = 0.0
            for world in worlds:
                s = world.clone()
                s.apply(action)
                total += self.next_worth(s, seat)
            found.append(total / len(worlds))
        return found

    def settled(self, worlds: list[BaseState], seat: int, actions: tuple[Action, ...]) -> list[float]:
        """The same, but where the seat is asked again at once, after the best of its next actions: a position in the
        middle of a turn does not show what the turn brings. Only where an action that looks good brings chance into
        play are all worlds asked: elsewhere one is as good as the other."""
        self.begin(worlds[0].seats)
        self.settled_to = []
        found: list[float] = []
        chancy: list[int] = []
        world = worlds[0]
        for i in range(len(actions)):
            s = world.clone()
            s.apply(actions[i])
            if s.revealed != world.revealed:
                chancy.append(i)
            worth, best = self._settle(s, seat)
            found.append(worth)
            self.settled_to.append(best)
        self.settled_worth = found[:]
        if len(worlds) == 1 or len(actions) == 1:
            return found
        least = found[best_of(found)] - BEHIND
        for i in chancy:
            if found[i] < least:
                continue
            for w in range(1, len(worlds)):
                s = worlds[w].clone()
                s.apply(actions[i])
                found[i] += self._settle(s, seat)[0]
            found[i] /= len(worlds)
        return found

    def _settle(self, s: BaseState, seat: int) -> tuple[float, BaseState]:
        """What a position is worth after the best of the seat's next actions, and where that leads. The position itself
        goes on."""
        decision = s.decision
        while decision is not None and decision.seat == seat and len(decision.actions) == 1:
            s.apply(decision.actions[0])
            decision = s.decision
        if decision is None or decision.seat != seat:
            return self.next_worth(s, seat), s
        return self._best_next(s, seat, decision.actions)

    def _best_next(self, s: BaseState, seat: int, actions: tuple[Action, ...]) -> tuple[float, BaseState]:
        """What the best of some actions is worth to the seat that takes it, and where it leads. The position itself
        goes on."""
        most = -1.0
        best = s
        for i in range(len(actions)):
            after = s.clone() if i < len(actions) - 1 else s  # nobody needs it after the last one
            after.apply(actions[i])
            worth = self.next_worth(after, seat)
            if worth > most:
                most = worth
                best = after
        return most, best

    def answered(self, worlds: list[BaseState], seat: int, actions: tuple[Action, ...]) -> int:
        """Which action is best once the others have answered it. Those that look best when they are settled are played
        on until the seat is asked again, everybody doing what looks best for themselves."""
        found = self.settled(worlds, seat, actions)
        best = chosen = best_of(found)
        least = found[best] - CLOSE
        close = 0
        for worth in found:
            if worth >= least:
                close += 1
        if close == 1:
            return chosen
        most = -1e9
        settled = self.settled_to
        seemed = self.settled_worth
        self.likely.clear()
        for _ in range(min(close, ANSWERED)):
            worth = found[best] + self._answer(settled[best], seat) - seemed[best]
            if worth > most:
                most = worth
                chosen = best
            found[best] = -1e9
            best = best_of(found)
        return chosen

    def _answer(self, s: BaseState, seat: int) -> float:
        """What a position is worth when the seat is asked again after the others."""
        others = False
        for _ in range(LONGEST_ANSWER):
            decision = s.decision
            if decision is None:
                break
            actions = decision.actions
            if decision.seat == seat:
                if others:
                    break
            elif not others:
                others = True
                actions = self._likely(s, decision.seat, actions)
            if len(actions) == 1:
                s.apply(actions[0])
            else:
                s = self._best_next(s, decision.seat, actions)[1]
        return self.next_worth(s, seat)

    def next_after(self, s: BaseState, seat: int, actions: tuple[Action, ...]) -> list[float]:
        """What each action is worth to the seat that takes it, where a position differs little from those before."""
        found: list[float] = []
        for action in actions:
            after = s.clone()
            after.apply(action)
            found.append(self.next_worth(after, seat))
        return found

    def _likely(self, s: BaseState, seat: int, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """The answers worth looking at: those that were best to the first action that was answered, if they are still
        legal. What is good for somebody else changes little with what the seat does."""
        likely = self.likely
        if len(likely) > 0:
            known = [action for action in likely if action in actions]
            return tuple(known) if len(known) > 1 else actions
        if len(actions) > LIKELY:
            worths = self.next_after(s, seat, actions)
            for _ in range(LIKELY):
                best = best_of(worths)
                likely.append(actions[best])
                worths[best] = -1e9
            return (likely[0],)
        return actions


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


class LearnedJudge(Judge):
    """By a network, of what a reader sees."""

    def __init__(self, net: Net, margin: float, reader: Reader) -> None:
        super().__init__()
        self.net = net
        self.margin = margin
        self.reader = reader
        self.nets: list[Net] = []
        """One for each seat, each of which remembers what that seat saw last."""
        self.lasting = False
        """Whether they do so from one decision to the next. Faster, and fit for training only: an agent would play
        otherwise after it was loaded, by the last bit of a value."""

    def worth(self, s: BaseState, seat: int) -> float:
        if s.decision is None:
            return result(s, seat, self.margin)
        self.look(s, seat)
        return sigmoid(self.net.logit())

    def begin(self, seats: int) -> None:
        while len(self.nets) < seats:
            self.nets.append(self.net.twin())
        if not self.lasting:
            for net in self.nets:
                net.forget()

    def next_worth(self, s: BaseState, seat: int) -> float:
        if s.decision is None:
            return result(s, seat, self.margin)
        self.reader.look(s)
        return self._near(s, seat)

    def next_worths(self, s: BaseState, seats: list[int], found: list[float]) -> None:
        over = s.decision is None
        if not over:
            self.reader.look(s)
        for seat in seats:
            if found[seat] < 0.0:
                found[seat] = result(s, seat, self.margin) if over else self._near(s, seat)

    def _near(self, s: BaseState, seat: int) -> float:
        return sigmoid(self.nets[seat].near(self.reader.read(s, seat)))

    def look(self, s: BaseState, seat: int) -> None:
        """Picks the numbers that the network reads."""
        self.reader.look(s)
        self.net.pick(self.reader.read(s, seat))


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


def play_lesson(s: BaseState, judge: LearnedJudge, rng: Rng, noise: int, trace: float, worlds: int) -> Lesson:
    """Plays a match against itself to its end, with a random action in `noise` of 1,000 decisions, and looks back:
    a position is worth what the next ones of the same seat were worth, and in the end the result, mixed by `trace`
    (the lambda of TD). With `worlds` it looks beyond its own next decision, in so many; 0 if it does not."""
    seats = s.seats
    seen: list[list[bytes]] = [[] for _ in range(seats)]
    worth: list[list[float]] = [[] for _ in range(seats)]
    judge.begin(seats)
    judge.lasting = True
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
            drawn = [s.determinize(seat, rng) for _ in range(max(1, worlds))]
            chosen = best_of(judge.settled(drawn, seat, actions) if worlds else judge.after(drawn, seat, actions))
        s.apply(actions[chosen])
        if s.decision is None:
            break
        other = rng.below(seats)
        judge.reader.look(s)
        for who in range(seats):
            if who in (seat, other):
                net = judge.nets[who]
                worth[who].append(net.near(judge.reader.read(s, who)))
                seen[who].append(net.packed())
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
    net: Net, examples: list[Rows], targets: list[float], rng: Rng, batch: int, rate: float, decay: float
) -> float:
    """Goes once through examples in a random order; returns the mean squared error."""
    order = list(range(len(examples)))
    rng.shuffle(order)
    lost = 0.0
    waiting = 0
    for at in order:
        lost += net.lean(examples[at], targets[at])
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
