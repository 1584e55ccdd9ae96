"""Agents think in processes of their own, within a budget, never on the event loop."""

import asyncio
import multiprocessing
import pickle
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from holdfast.agents import Sight, parse_agent
from holdfast.core import BaseState, HoldfastError, Rng

BUDGET = 20.0
"""Seconds after which an agent that has not answered is replaced for this decision."""


class Thinker:
    """A few worker processes. An agent that fails or is too slow is replaced by chance, and the caller is told."""

    def __init__(self, workers: int, budget: float = BUDGET) -> None:
        self.workers = max(1, workers)
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, state: BaseState, seat: int, spec: str) -> tuple[int, bool]:
        """The number of the agent's action, and whether it had to be replaced."""
        assert state.decision is not None
        data = pickle.dumps(state)
        loop = asyncio.get_running_loop()
        try:
            future = loop.run_in_executor(self._processes(), _choose, data, seat, spec, secrets.randbits(32))
            number = await asyncio.wait_for(future, self.budget)
        except BrokenProcessPool:
            self.close()
        except (TimeoutError, HoldfastError, pickle.PicklingError):
            pass
        else:
            return number, False
        return secrets.choice(state.decision.actions).index, True

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_begin)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """Ctrl-C is for the server, which ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _choose(data: bytes, seat: int, spec: str, seed: int) -> int:
    state = pickle.loads(data)
    agent = parse_agent(spec).make(state.game, seat, Rng(seed))
    return agent.choose(state.decision, Sight(state, seat)).index
