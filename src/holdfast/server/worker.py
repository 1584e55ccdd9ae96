"""A process in which agents think: `python -m holdfast.server.worker`. It reads decisions from standard input and
writes choices to standard output, each a length and a pickle, until its input ends."""

import os
import pickle
import sys
from typing import BinaryIO

from holdfast.agents import Sight, parse_agent
from holdfast.core import Rng

HEAD = 4
"""Bytes that tell the length of what follows."""


def choose(data: bytes, seat: int, spec: str, seed: int) -> int:
    """The number of the action that an agent chooses."""
    state = pickle.loads(data)
    agent = parse_agent(spec, state.game).make(state.game, seat, Rng(seed))
    action = agent.choose(state.decision, Sight(state, seat))
    if action not in state.decision.actions:
        raise ValueError(repr(action))
    return int(action.index)


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # an agent that prints must not be taken for an answer
    while (task := read(sys.stdin.buffer)) is not None:
        answer: int | str
        try:
            answer = choose(*task)
        except Exception as error:  # agents may be anybody's
            answer = f"{type(error).__name__}: {error}"[:500]
        answers.write(framed(pickle.dumps(answer)))
        answers.flush()


def read(stream: BinaryIO) -> tuple[bytes, int, str, int] | None:
    """The next decision, or None at the end."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    task: tuple[bytes, int, str, int] = pickle.loads(stream.read(int.from_bytes(head, "big")))
    return task


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEAD, "big") + data


if __name__ == "__main__":
    main()
