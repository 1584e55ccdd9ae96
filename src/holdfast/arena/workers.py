"""How a worker process of the arena begins."""

import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess
from threading import Thread


def begin_worker() -> None:
    # Ctrl-C reaches every process of the terminal; the one that asked decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """A process that was killed can't send its workers home; they would wait for work for ever."""
    parent.join()
    os._exit(1)
