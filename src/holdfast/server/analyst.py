"""Looking at finished matches again, with the eyes of an agent: in a process of its own, one match after the other,
within a time that the settings name. What was found is kept in memory for a while."""

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE
from contextlib import suppress

import msgspec

from holdfast.core import Match
from holdfast.server.analysing import Judgement, Task
from holdfast.server.errors import ServerError
from holdfast.server.limits import Buckets

LOG = logging.getLogger("holdfast.server")
COMMAND = (sys.executable, "-m", "holdfast.server.analysing")
KEPT = 64
"""Matches whose analysis is remembered."""
QUEUE = 16
"""Matches that may wait for their analysis."""
GRACE = 60.0
"""Seconds beyond its time after which the process is ended: one decision may take long."""
WAITING, THINKING, DONE, FAILED = "waiting", "thinking", "done", "failed"
HOUR = 3600


class Job:
    """One match that is looked at, or was."""

    def __init__(self) -> None:
        self.state = WAITING
        self.began = 0.0
        self.judgement: Judgement | None = None
        self.task: asyncio.Task[None] | None = None


class Analyst:
    def __init__(self, seconds: float, per_hour: int) -> None:
        self.seconds = seconds
        self._jobs: dict[tuple[str, int], Job] = {}
        self._allowed = Buckets(per_hour / HOUR, per_hour)
        self._one_at_a_time = asyncio.Semaphore(1)

    def found(self, table: str, match: Match) -> Job | None:
        return self._jobs.get((table, match.version))

    def begin(self, person: str, table: str, match: Match) -> Job:
        """What is known of a match already, or the work on it, which begins when others are done."""
        known = self.found(table, match)
        if known is not None and known.state != FAILED:
            return known
        if sum(job.state in (WAITING, THINKING) for job in self._jobs.values()) >= QUEUE:
            raise ServerError("error-server-analyst-busy")
        if not self._allowed.take(person):
            raise ServerError("error-server-analyst-enough")
        job = Job()
        self._jobs[(table, match.version)] = job
        self._forget()
        # A match that is taken up again has another version: what is looked at does not change.
        job.task = asyncio.create_task(self._look(job, match.save()))
        return job

    def left(self, job: Job) -> float:
        """Seconds that the work takes at most."""
        return self.seconds if job.state == WAITING else max(0.0, self.seconds - (time.monotonic() - job.began))

    def _forget(self) -> None:
        for key in [key for key, job in self._jobs.items() if job.state in (DONE, FAILED)][: len(self._jobs) - KEPT]:
            del self._jobs[key]

    async def _look(self, job: Job, save: bytes) -> None:
        async with self._one_at_a_time:
            job.state, job.began = THINKING, time.monotonic()
            try:
                job.judgement = await self._ask(Task(save.decode(), self.seconds))
                job.state = DONE
            except (TimeoutError, OSError, msgspec.DecodeError) as error:
                LOG.warning("A match was not looked at again: %r", error)
                job.state = FAILED

    async def _ask(self, task: Task) -> Judgement:
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        try:
            async with asyncio.timeout(self.seconds + GRACE):
                answer, _ = await process.communicate(msgspec.json.encode(task))
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        return msgspec.json.decode(answer, type=Judgement)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
