"""A process in which agents think: `python -m holdfast.server.worker`. It reads decisions from standard input and
writes choices or advice to standard output, each a length and a pickle, until its input ends."""

import os
import pickle
import sys
from typing import BinaryIO

from holdfast.agents import Sight, advise, parse_agent
from holdfast.core import Rng

HEAD = 4
"""Bytes that tell the length of what follows."""
CHOOSE, ADVISE = "choose", "advise"
Task = tuple[str, bytes, int, str, int]
"""What is wanted, the state, the seat, the agent or the language, a seed."""
Advised = list[tuple[int, float, float | None, list[str]]]
"""Actions by their numbers, the best first, with how many points each is better than the average, the chance to win
where one was learned, and why."""


def choose(data: bytes, seat: int, spec: str, seed: int) -> int:
    """The number of the action that an agent chooses."""
    state = pickle.loads(data)
    agent = parse_agent(spec, state.game).make(state.game, seat, Rng(seed))
    action = agent.choose(state.decision, Sight(state, seat))
    if action not in state.decision.actions:
        raise ValueError(repr(action))
    return int(action.index)


def give_advice(data: bytes, seat: int, lang: str, seed: int) -> Advised:
    """The best actions of a decision, with reasons in words."""
    found = advise(pickle.loads(data), seat, rng=Rng(seed))
    return [
        (int(one.action.index), one.points, one.chance, [reason.say(lang) for reason in one.reasons]) for one in found
    ]


def answer_to(task: Task) -> int | Advised:
    wanted, data, seat, how, seed = task
    return (give_advice if wanted == ADVISE else choose)(data, seat, how, seed)


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # an agent that prints must not be taken for an answer
    while (task := read(sys.stdin.buffer)) is not None:
        answer: int | Advised | str
        try:
            answer = answer_to(task)
        except Exception as error:  # agents may be anybody's
            answer = f"{type(error).__name__}: {error}"[:500]
        answers.write(framed(pickle.dumps(answer)))
        answers.flush()


def read(stream: BinaryIO) -> Task | None:
    """The next task, or None at the end."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    task: Task = pickle.loads(stream.read(int.from_bytes(head, "big")))
    return task


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(HEAD, "big") + data


if __name__ == "__main__":
    main()
