"""Simulation: many matches with the same setup, one after the other or in several processes.

The chance of match number n follows from the seed of the simulation and n alone, and figures are sums of
whole numbers, so they are the same however the matches were divided.
"""

import multiprocessing
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from hashlib import blake2b
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import overload

import msgspec

from holdfast.agents import AgentSpec, Sight, agents_for
from holdfast.arena.listeners import Listener, Tally
from holdfast.arena.result import Pack, Result, seat_figures, spread, total
from holdfast.arena.workers import begin_worker
from holdfast.core import Game, HoldfastError, Overrides, Rng, SetupError

CHUNK = 100
"""The largest number of matches in one chunk: large enough to make handing out cheap, small enough that stopping loses
little."""
FOLDED = 100
"""So many finished chunks are kept apart before they are put together."""
MOST_WORKERS = 1024

Progress = Callable[[int, int], None]
"""Called with the number of finished matches and the number of all."""


class MatchFailed(HoldfastError):
    """A match of a simulation failed because of a bug in a game or an agent. The message says how to reproduce it."""


class Plan(msgspec.Struct, frozen=True):
    """What every process needs to know to play any match of a simulation. Every table (the cards and dice of one seed)
    is played once by each of the seatings: match n by seating n modulo their number."""

    game: Game
    seats: int
    seed: int
    seatings: tuple[tuple[AgentSpec, ...], ...]
    options: dict[str, int]
    content: Overrides
    listeners: tuple[Listener, ...]

    def seating(self, number: int) -> tuple[AgentSpec, ...]:
        """Who sits where in a match."""
        return self.seatings[number % len(self.seatings)]

    def table_seed(self, number: int) -> int:
        """The seed of the table of a match, the same for all seatings."""
        return seed_of(self.seed, number // len(self.seatings), "table")


def simulate(
    game: Game,
    *,
    seats: int,
    games: int,
    seed: int = 1,
    agents: Sequence[str] = ("random",),
    workers: int = 1,
    options: Mapping[str, int] | None = None,
    content: str | Path | Overrides | None = None,
    listeners: Sequence[Listener] = (),
    progress: Progress | None = None,
) -> Result:
    """Plays matches and returns their figures; `listeners` get all of them as well. After Ctrl-C the result covers the
    matches from the first on without a gap."""
    if games < 1:
        raise SetupError("error-simulated-games", games=games)
    check_workers(workers)
    first = game.new(seats=seats, seed=seed, options=options, content=content)
    pack = first.tables.content.overrides
    specs = agents_for(agents, seats, game)
    tally = Tally()
    heard: list[Listener] = [tally, *listeners]
    plan = Plan(
        game,
        seats,
        seed,
        (tuple(specs),),
        game.complete_options(options),
        pack,
        tuple(one.fresh() for one in heard),
    )
    for chunk in _finished(plan, Chunks(games, workers), workers, games, progress or silent):
        for listener, later in zip(heard, chunk, strict=True):
            listener.merge(later)
    return Result(
        game=game.id,
        rules=game.version,
        content=Pack(pack.name, pack.checksum),
        seats=seats,
        options=plan.options,
        seed=seed,
        asked=games,
        games=tally.games,
        decisions=total(tally.lengths),
        lengths=spread(tally.lengths) if tally.games else None,
        reasons={reason: tally.reasons[reason] for reason in game.reasons},
        by_seat=[seat_figures(tally, seat, spec.text) for seat, spec in enumerate(specs)] if tally.games else [],
    )


def check_workers(workers: int) -> None:
    if not 1 <= workers <= MOST_WORKERS:
        raise SetupError("error-workers", most=MOST_WORKERS, workers=workers)


def seed_of(seed: int, number: int, what: str) -> int:
    """The seed of one source of chance (`table`, or a seat's number) in one match of a simulation."""
    return int.from_bytes(blake2b(f"{seed}/{number}/{what}".encode(), digest_size=8).digest())


def play_chunk(plan: Plan, numbers: range, stopped: Callable[[], bool] | None = None) -> list[Listener]:
    """Plays some matches from beginning to end and returns fresh listeners that counted them. The result is incomplete
    if it was `stopped` meanwhile."""
    heard = [listener.fresh() for listener in plan.listeners]
    # Most listeners do not listen to single decisions; the loop asks only those that do.
    watching = [one for one in heard if type(one).decided is not Listener.decided]
    tables = plan.game.tables(plan.content)
    for number in numbers:
        if stopped is not None and stopped():
            break
        table_seed = plan.table_seed(number)
        try:
            _play(plan, tables, number, table_seed, heard, watching)
        except Exception as error:
            # The error itself may not be picklable, so only its text is passed on.
            raise MatchFailed(
                "error-match-failed",
                number=number,
                seed=plan.seed,
                game=plan.game.id,
                seats=plan.seats,
                agents=",".join(spec.text for spec in plan.seating(number)),
                table=table_seed,
                why=error if isinstance(error, HoldfastError) else f"{type(error).__name__}: {error}",
            ) from error
    return heard


def _play(plan: Plan, tables: object, number: int, seed: int, heard: list[Listener], watching: list[Listener]) -> None:
    game = plan.game
    # What `game.new` does, without looking up the tables of the pack again for each match.
    state = game.setup(tables, plan.seats, Rng(seed), plan.options)
    state.settle()
    choose = [
        spec.make(game, seat, Rng(seed_of(plan.seed, number, str(seat)))).choose
        for seat, spec in enumerate(plan.seating(number))
    ]
    sights = [Sight(state, seat) for seat in range(plan.seats)]
    for listener in heard:
        listener.begins(number, state)
    decisions = 0
    while (decision := state.decision) is not None:
        if decisions == game.bound:
            raise MatchFailed("error-endless", bound=game.bound)
        seat = decision.seat
        action = choose[seat](decision, sights[seat])
        state.apply(action)
        decisions += 1
        for listener in watching:
            listener.decided(state, seat, action)
    outcome = state.result()
    for listener in heard:
        listener.ends(number, state, outcome, decisions)


class Chunks(Sequence[range]):
    """Matches 0 … games - 1 in chunks. They are not listed, because there may be billions."""

    def __init__(self, games: int, workers: int) -> None:
        self.games = games
        self.size = min(CHUNK, max(1, games // (workers * 8)))

    def __len__(self) -> int:
        return -(-self.games // self.size)

    @overload
    def __getitem__(self, at: int) -> range: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[range]: ...
    def __getitem__(self, at: int | slice) -> range | Sequence[range]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        if not 0 <= at < len(self):
            raise IndexError(at)
        return range(at * self.size, min((at + 1) * self.size, self.games))


def silent(done: int, games: int) -> None:
    pass


def _finished(plan: Plan, chunks: Chunks, workers: int, games: int, progress: Progress) -> list[list[Listener]]:
    """The listeners of each chunk in order; after Ctrl-C those of the finished chunks from the first on."""
    finished: list[list[Listener]] = []
    try:
        with closing(in_order(plan, chunks, workers)) as results:
            # Worker processes start with the first result: `progress` may start a thread, and they may not
            # be forked from a process with threads.
            for numbers, heard in zip(chunks, results, strict=True):
                finished.append(heard)
                if len(finished) == FOLDED:
                    finished = [_folded(finished)]  # at once: Ctrl-C must find each chunk once
                progress(numbers.stop, games)
    except KeyboardInterrupt:
        pass
    return finished


def _folded(chunks: list[list[Listener]]) -> list[Listener]:
    """What the listeners of several chunks counted, in new ones."""
    made = [listener.fresh() for listener in chunks[0]]
    for chunk in chunks:
        for listener, later in zip(made, chunk, strict=True):
            listener.merge(later)
    return made


def in_order(plan: Plan, chunks: Iterable[range], workers: int) -> Generator[list[Listener]]:
    """Plays chunks of matches here or in worker processes; the listeners of each, in the order of the chunks."""
    return _here(plan, chunks) if workers == 1 else _elsewhere(plan, chunks, workers)


def _here(plan: Plan, chunks: Iterable[range]) -> Generator[list[Listener]]:
    for numbers in chunks:
        yield play_chunk(plan, numbers)


_plan: Plan
_stopped: Callable[[], bool]
"""What a worker process was given when it began."""


def _begin_worker(plan: Plan, stop: Event) -> None:
    global _plan, _stopped
    _plan, _stopped = plan, stop.is_set
    begin_worker()


def _play_in_worker(numbers: range) -> list[Listener]:
    return play_chunk(_plan, numbers, _stopped)


def _elsewhere(plan: Plan, chunks: Iterable[range], workers: int) -> Generator[list[Listener]]:
    # A forked process has everything loaded already, but forking is safe only without other threads.
    can_fork = sys.platform == "linux" and threading.active_count() == 1
    context = multiprocessing.get_context("fork" if can_fork else "spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, _begin_worker, (plan, stop))
    try:
        # A few chunks for each worker are on their way, not all of them: there may be millions.
        waiting: deque[Future[list[Listener]]] = deque()
        for numbers in chunks:
            waiting.append(pool.submit(_play_in_worker, numbers))
            if len(waiting) > 4 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise HoldfastError("error-worker-ended") from None
    finally:
        # In any case no worker begins another match.
        stop.set()
        pool.shutdown(cancel_futures=True)
