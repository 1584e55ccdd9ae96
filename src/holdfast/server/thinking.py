"""Agents think in processes of their own, within a budget, never on the event loop."""

import asyncio
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from holdfast.agents import agents_of
from holdfast.core import BaseState
from holdfast.server.worker import ADVISE, CHOOSE, HEAD, Advised, framed

LOG = logging.getLogger("holdfast.server")
FAILED, SLOW = "agent-failed", "agent-slow"
SIMPLER = "heuristic"
"""Moves in the place of an agent that failed or was too slow."""
COMMAND = (sys.executable, "-m", "holdfast.server.worker")


class Choice(msgspec.Struct, frozen=True):
    """The number of an action, and why it was not the agent itself that chose it (empty if it was)."""

    number: int
    replaced: str = ""


class Worker:
    """One process; it does one thing at a time."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, task: bytes) -> int | Advised | str:
        """The number of an action, advice, or what went wrong. A process that died is started anew."""
        if self._process is None or self._process.returncode is not None:
            await self._start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(task))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        answer: int | Advised | str = pickle.loads(await process.stdout.readexactly(length))
        return answer

    async def _start(self) -> None:
        # Ctrl-C is for the server, which ends its workers itself.
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        )
        try:
            self._process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._process = await starting  # it runs by now, and must be known to be ended
            raise

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinker:
    """A few workers. An agent that fails or is too slow is replaced for this decision by a simpler one, and that by
    chance; the caller is told why."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self._workers = [Worker() for _ in range(max(1, workers))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, state: BaseState, seat: int, spec: str) -> Choice:
        """What an agent does for a seat."""
        assert state.decision is not None
        numbers = [action.index for action in state.decision.actions]
        why = ""
        for text in (spec, SIMPLER) if SIMPLER in agents_of(state.game) and spec != SIMPLER else (spec,):
            answer, failed = await self._ask(CHOOSE, state, seat, text)
            if isinstance(answer, int):
                return Choice(answer, why)
            why = why or failed
            LOG.warning("An agent %r was replaced for one decision (%s). %s", text, failed, answer)
        return Choice(secrets.choice(numbers), why)

    async def advise(self, state: BaseState, seat: int, lang: str) -> Advised:
        """The best actions for a seat and why; empty where nobody can say, or not in time."""
        answer, why = await self._ask(ADVISE, state, seat, lang)
        if isinstance(answer, list):
            return answer
        LOG.warning("There is no advice for one decision (%s). %s", why, answer)
        return []

    async def _ask(self, wanted: str, state: BaseState, seat: int, how: str) -> tuple[int | Advised | str, str]:
        """The answer of a worker, or what went wrong and how. Waiting for a free one is not on its time."""
        task = pickle.dumps((wanted, pickle.dumps(state), seat, how, secrets.randbits(32)))
        worker = await self._free.get()
        answer: int | Advised | str = ""
        why = FAILED
        try:
            async with asyncio.timeout(self.budget):
                answer = await worker.ask(task)
        except TimeoutError:
            await worker.end()
            why = SLOW
        except (OSError, EOFError, asyncio.IncompleteReadError):
            await worker.end()
        except asyncio.CancelledError:
            await worker.end()  # its answer would be taken for that of the next question
            raise
        finally:
            self._free.put_nowait(worker)
        return answer, why

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()
