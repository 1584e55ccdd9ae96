"""Training: a value of positions that learns from matches against itself, from nothing.

It goes in rounds: some matches are played with the weights as they are, then the weights learn from them. The chance of
every match and every round follows from the seed and its number alone, so the weights are the same for any number of
processes and however often the training was interrupted."""

import multiprocessing
import sys
import time
from array import array
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from holdfast.agents import Sight, parse_agent
from holdfast.agents.heuristic import evaluator
from holdfast.agents.learned import WORLDS, best_action
from holdfast.agents.learned import weights as files
from holdfast.agents.learned.layout import GAMES, READINGS, layout, reader
from holdfast.agents.learned.net import Net
from holdfast.agents.learned.player import LearnedJudge, Lesson, fit_chance, play_lesson, study
from holdfast.agents.learned.reader import STEPS
from holdfast.arena.files import plain_bytes
from holdfast.arena.simulation import MOST_WORKERS, seed_of
from holdfast.arena.workers import begin_worker
from holdfast.core import Game, HoldfastError, Rng, SetupError

ROUND = 32
"""Matches of a round."""
EPOCHS, BATCH = 3, 64
RATE, DECAY = 0.4, 0.0001
NOTHING, HEURISTIC = STARTS = ("nothing", "heuristic")
"""What a training begins with: no idea at all, or, in games where its parts are read, the evaluation of the heuristic
agent."""
POINTS = 8.0
"""A lead of so many points by that evaluation makes a victory likely, 73 to 27."""
REFERENCES = ("random", "heuristic")
"""Agents that do not learn; strength is measured against them."""
MEASURED = 40
"""Matches against a reference when strength is measured on the way."""


class Recipe(msgspec.Struct, frozen=True):
    """How a game is learned."""

    trace: float
    """How far the result of a match reaches back at first: the lambda of TD. Far, because a seat learns from a hundred
    positions of a match or two, and much of it is scored when all is over."""
    last_trace: float
    until: float = 0.6
    """After this share of the training it is the last one."""
    worlds: int = 0
    """In how many worlds self-play looks beyond the next decision of the same seat, as the agent does; 0 if it does
    not."""

    def trace_at(self, share: float) -> float:
        """After a share of the training."""
        return self.trace + (self.last_trace - self.trace) * min(1.0, share / self.until)


RECIPES = {"paris": Recipe(0.98, 0.9, worlds=WORLDS), "outlive": Recipe(0.99, 0.95)}


class Plan(msgspec.Struct, frozen=True):
    """What decides the weights."""

    game: str
    seats: int
    seed: int
    matches: int
    hidden: int
    start: str = NOTHING

    @property
    def command(self) -> str:
        return (
            f"holdfast train {self.game} --seats {self.seats} --matches {self.matches} --seed {self.seed}"
            f" --hidden {self.hidden}"
        ) + (f" --start {self.start}" if self.start != NOTHING else "")


class Strength(msgspec.Struct, frozen=True):
    """The share of first places against a reference."""

    against: str
    share: float


class Progress(msgspec.Struct, frozen=True):
    """How far a training is. Strengths are those of the last measurement."""

    matches: int
    of: int
    seconds: float
    """Of the processor."""
    error: float
    """The mean squared error of the last round."""
    strengths: list[Strength]


class Checkpoint(msgspec.Struct, frozen=True):
    """A training between two rounds, as it lies in a file."""

    plan: Plan
    matches: int
    seconds: float
    memory: list[bytes]
    judged: tuple[list[float], list[float]]


class Training:
    """One training. `rounds` goes on with it; it can be written to a file between any two of them."""

    def __init__(self, game: Game, plan: Plan) -> None:
        if game.id not in GAMES:
            raise SetupError("error-train-game", game=game.id, known=", ".join(GAMES))
        if plan.seats not in game.seat_counts:
            first, last = game.seat_counts[0], game.seat_counts[-1]
            raise SetupError("error-seats", game=game.id, first=first, last=last, seats=plan.seats)
        if not 1 <= plan.matches <= 10_000_000:
            raise SetupError("error-train-matches", matches=plan.matches)
        if not 0 <= plan.hidden <= 256:
            raise SetupError("error-train-hidden", hidden=plan.hidden)
        self.game = game
        self.plan = plan
        self.layout = layout(game, plan.seats)
        starts = STARTS if self.layout.evaluated else STARTS[:1]
        if plan.start not in starts:
            raise SetupError("error-train-start", start=repr(plan.start), known=", ".join(starts))
        self.net = first_net(game, plan)
        self.matches = 0
        self.seconds = 0.0
        self.error = 0.0
        self.strengths: list[Strength] = []
        self.judged: tuple[list[float], list[float]] = ([], [])
        """Values of positions of the last round, and the results of their matches: they give the chance to win."""
        self.whole = self._note()
        """After the last whole round. A round that was interrupted is played again."""

    @property
    def over(self) -> bool:
        return self.matches >= self.plan.matches

    @property
    def progress(self) -> Progress:
        return Progress(self.matches, self.plan.matches, self.seconds, self.error, self.strengths)

    def rounds(self, workers: int = 1) -> Iterator[Progress]:
        """Plays and learns, round after round, to the end."""
        if not 1 <= workers <= MOST_WORKERS:
            raise SetupError("error-workers", most=MOST_WORKERS, workers=workers)
        if workers == 1:
            while not self.over:
                began = time.process_time()
                self._learn([play(self.game, self.plan, self.net, number) for number in self._numbers()])
                self.seconds += time.process_time() - began
                self.whole = self._note()
                yield self.progress
            return
        context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        with ProcessPoolExecutor(workers, context, begin_worker) as pool:
            while not self.over:
                began = time.process_time()
                now = array("d", self.net.memory()[0]).tobytes()
                waiting = [pool.submit(_play_in_worker, self.plan, now, number) for number in self._numbers()]
                try:
                    played = [one.result() for one in waiting]
                except BrokenProcessPool:
                    raise HoldfastError("error-worker-ended") from None
                self._learn([lesson for lesson, _ in played])
                self.seconds += time.process_time() - began + sum(seconds for _, seconds in played)
                self.whole = self._note()
                yield self.progress

    def _numbers(self) -> range:
        return range(self.matches, min(self.matches + ROUND, self.plan.matches))

    def _learn(self, lessons: list[Lesson]) -> None:
        examples = [self.net.rows_of(one) for lesson in lessons for one in lesson.examples]
        targets = [one for lesson in lessons for one in lesson.targets]
        rng = Rng(seed_of(self.plan.seed, self.matches, "study"))
        for _ in range(EPOCHS):
            self.error = study(self.net, examples, targets, rng, BATCH, RATE * self._pace(), DECAY)
        self.judged = (
            [one for lesson in lessons for one in lesson.logits],
            [one for lesson in lessons for one in lesson.won],
        )
        self.matches += len(lessons)

    def _pace(self) -> float:
        """Large steps at first, ever smaller ones towards the end."""
        return max(0.01, 1.0 - self.matches / self.plan.matches)

    def measure(self, matches: int = MEASURED) -> list[Strength]:
        """Plays against the references."""
        judge = LearnedJudge(self.net.twin(), self.layout.margin, reader(self.game))
        self.strengths = [
            Strength(text, share_against(self.game, self.plan.seats, judge, text, matches)) for text in REFERENCES
        ]
        return self.strengths

    # Files

    def _note(self) -> Checkpoint:
        memory = [array("d", numbers).tobytes() for numbers in self.net.memory()]
        return Checkpoint(self.plan, self.matches, self.seconds, memory, self.judged)

    def save(self, path: Path) -> None:
        """Writes down the last whole round, the whole file or nothing."""
        part = path.with_name(f".{path.name}.part")
        part.write_bytes(msgspec.msgpack.encode(self.whole))
        part.replace(path)

    @classmethod
    def load(cls, path: Path, game: Game, plan: Plan) -> "Training":
        """Goes on where a file ends. Refuses one of another plan."""
        try:
            found = msgspec.msgpack.decode(plain_bytes(path), type=Checkpoint)
        except msgspec.MsgspecError:
            raise HoldfastError("error-train-file", path=str(path)) from None
        if found.plan != plan:
            raise HoldfastError("error-train-plan", path=str(path), command=found.plan.command)
        training = cls(game, plan)
        training.net.recall([list(array("d", one)) for one in found.memory])
        training.matches, training.seconds, training.judged = found.matches, found.seconds, found.judged
        training.whole = found
        return training

    def write(self, path: Path) -> None:
        """The weights as agents read them."""
        origin = files.Origin(
            game=self.game.id,
            seats=self.plan.seats,
            rules=self.game.version,
            content=files.content_digest(self.game),
            spans=self.layout.spans(self.game),
            hidden=self.plan.hidden,
            command=self.plan.command,
            seed=self.plan.seed,
            matches=self.matches,
            date=datetime.now(UTC).date().isoformat(),
            reading=READINGS[self.game.id],
            chance=fit_chance(*self.judged),
        )
        files.write(path, origin, self.net)


def first_net(game: Game, plan: Plan) -> Net:
    """All weights begin at nothing, except those into hidden units, which have to differ, and, if the training begins
    with the heuristic's evaluation, those of its parts."""
    read = layout(game, plan.seats)
    net = read.net(game, plan.seats, plan.hidden)
    rng = Rng(seed_of(plan.seed, 0, "net"))
    numbers = [0.0] * net.size
    for i in range(net.size):
        if i < net.deep * net.width and i % net.width < net.hidden:
            numbers[i] = 0.1 * (rng.below(2001) / 1000 - 1)
    if plan.start == HEURISTIC:
        for seat in range(plan.seats):
            share = 1.0 if seat == 0 else -evaluator(game.id).RIVALRY / (plan.seats - 1)
            first = net.where.index(read.places(game, plan.seats)[f"parts-{seat}"].start)
            for reading in net.readings[first : first + read.evaluated]:
                for stage in range(net.stages):
                    numbers[reading.row * net.width + net.hidden + stage] = share / (POINTS * STEPS * reading.scale)
    net.begin(numbers)
    return net


def play(game: Game, plan: Plan, net: Net, number: int) -> Lesson:
    """Match `number` of a training. Random actions become rare with time."""
    state = game.new(seats=plan.seats, seed=seed_of(plan.seed, number, "table"))
    noise = max(20, 150 - 400 * number // plan.matches)
    judge = LearnedJudge(net, layout(game, plan.seats).margin, reader(game))
    recipe = RECIPES[game.id]
    trace = recipe.trace_at(number / plan.matches)
    return play_lesson(state, judge, Rng(seed_of(plan.seed, number, "play")), noise, trace, recipe.worlds)


def share_against(game: Game, seats: int, judge: LearnedJudge, text: str, matches: int) -> float:
    """The share of first places of one seat that plays by `judge` as the agent does, all others by `text`. Every table
    is played from each seat once."""
    won = 0.0
    for number in range(matches):
        mine = number % seats
        state = game.new(seats=seats, seed=seed_of(0, number // seats, "reference"))
        rng = Rng(seed_of(0, number, "mine"))
        others = [parse_agent(text, game).make(game, seat, Rng(seed_of(0, number, str(seat)))) for seat in range(seats)]
        while (decision := state.decision) is not None:
            sight = Sight(state, decision.seat)
            if decision.seat == mine:
                state.apply(best_action(judge, decision, sight, rng, READINGS[game.id]))
            else:
                state.apply(others[decision.seat].choose(decision, sight))
        places = state.result().places
        won += (places[mine] == 1) / places.count(1)
    return won / matches


def _play_in_worker(plan: Plan, weights: bytes, number: int) -> tuple[Lesson, float]:
    from holdfast.registry import game as find_game

    began = time.process_time()
    game = find_game(plan.game)
    net = layout(game, plan.seats).net(game, plan.seats, plan.hidden)
    net.begin(list(array("d", weights)))
    return play(game, plan, net, number), time.process_time() - began
