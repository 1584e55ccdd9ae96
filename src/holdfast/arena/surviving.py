"""Learns the chance to survive from matches by the rules of the heuristic agent: what positions were like at the
beginning of each day, and how their matches ended. The same seed gives the same weights, with any number of
processes."""

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from holdfast.agents import Sight
from holdfast.agents.heuristic.warofmine.policy import Sensible
from holdfast.agents.learned.chance import Lessons, dot
from holdfast.agents.learned.chance import features as features_of
from holdfast.agents.learned.chances import Learnt
from holdfast.arena.simulation import check_workers
from holdfast.arena.workers import begin_worker
from holdfast.core import Game, Rng, SetupError
from holdfast.registry import game as find_game

CHUNK = 20
"""Matches that a process plays at a time."""
EPOCHS = 5
KEPT = 5
"""One match of so many is not learned from: it says how good the weights are."""
DIGITS, PLACES = 3, 4
"""Digits behind the point that are kept of features and of weights."""


class Siege(msgspec.Struct, frozen=True):
    """A match: whether it was survived, and its positions with their days."""

    survived: bool
    days: list[tuple[int, list[float]]]


def watch(game: str, seed: int, first: int, matches: int) -> list[Siege]:
    """Some matches by the rules of the heuristic agent, which thinks less, so that it is faster."""
    return [_watch(find_game(game), seed, number) for number in range(first, first + matches)]


def _watch(game: Game, seed: int, number: int) -> Siege:
    state: Any = game.new(seats=game.seat_counts[0], seed=seed + number)
    agent = Sensible(Rng(seed + number), looks=1)
    days: list[tuple[int, list[float]]] = []
    while (decision := state.decision) is not None:
        day = state.day
        if day > 1 and (not days or day > days[-1][0]):
            days.append((day, [round(value, DIGITS) for value in features_of(state)]))
        state.apply(agent.choose(decision, Sight(state, decision.seat)))
    return Siege(not state.result().lost, days)


class Surviving:
    """One training."""

    def __init__(self, game: Game, seed: int, matches: int) -> None:
        if not 1 <= matches <= 10_000_000:
            raise SetupError("error-train-matches", matches=matches)
        self.game = game
        self.seed = seed
        self.wanted = matches
        self.sieges: list[Siege] = []
        self.weights: list[float] = []
        self.right = 0.0
        self.began = time.process_time()

    @property
    def seconds(self) -> float:
        """Of this process."""
        return time.process_time() - self.began

    def rounds(self, workers: int) -> Iterator[int]:
        """Watches matches; yields how many there were so far."""
        chunks = [
            (self.game.id, self.seed, first, min(CHUNK, self.wanted - first)) for first in range(0, self.wanted, CHUNK)
        ]
        check_workers(workers)
        if workers == 1:
            for chunk in chunks:
                self.sieges += watch(*chunk)
                yield len(self.sieges)
            return
        with ProcessPoolExecutor(workers, initializer=begin_worker) as pool:
            for found in pool.map(watch, *zip(*chunks, strict=True)):
                self.sieges += found
                yield len(self.sieges)

    def learn(self) -> None:
        """Fits the weights to four matches of five, and looks how good they are on the others."""
        taught = [siege for number, siege in enumerate(self.sieges) if number % KEPT]
        rows = [(values, siege.survived) for siege in taught for _, values in siege.days]
        rng = Rng(self.seed)
        lessons = Lessons(len(rows[0][0]) if rows else 0)
        for _ in range(EPOCHS):
            rng.shuffle(rows)
            for values, survived in rows:
                lessons.learn(values, survived)
        self.weights = [round(weight, PLACES) for weight in lessons.weights]
        self.right = _right(self.weights, self.sieges[::KEPT])

    def write(self, path: Path) -> None:
        matches = len(self.sieges)
        learnt = Learnt(
            game=self.game.id,
            rules=self.game.version,
            command=f"holdfast train {self.game.id} --matches {matches} --seed {self.seed}",
            seed=self.seed,
            matches=matches,
            date=datetime.now(UTC).date().isoformat(),
            right=round(100 * self.right, 1),
            weights=self.weights,
        )
        path.write_bytes(msgspec.json.encode(learnt) + b"\n")


def _right(weights: list[float], sieges: list[Siege]) -> float:
    """Of pairs of positions of one day, one of a match that was survived and one of another: the share in which the
    first has the better chance."""
    by_day: dict[int, list[tuple[float, bool]]] = {}
    for siege in sieges:
        for day, values in siege.days:
            by_day.setdefault(day, []).append((dot(weights, values), siege.survived))
    won = pairs = 0
    for positions in by_day.values():
        lost_so_far = 0
        for _, survived in sorted(positions):
            if survived:
                won += lost_so_far
            else:
                lost_so_far += 1
        survivors = len(positions) - lost_so_far
        pairs += survivors * lost_so_far
    return won / pairs if pairs else 0.5
