"""Saves that stand at a named decision of a game, for tests of the page and for pictures of it.

python -m tests.web.scenes paris turn 3 > save.json
"""

import sys
from collections.abc import Iterator
from functools import cache

from holdfast.agents import Sight, parse_agent
from holdfast.core import BaseState, Match, Rng, Seat
from holdfast.core.match import PERSON
from holdfast.registry import game as find_game

NAMES = ("Maëlle", "Bastien", "Ingrid", "Théodore", "Anna", "Bruno")
SEATS = {"paris": 4, "outlive": 4, "warofmine": 1}
OVER = "over"
"""In place of a decision: the end of the match."""


@cache
def scene(game: str, decision: str, times: int = 1, *, seed: int = 7, seats: int = 0, people: int = 1) -> bytes:
    """The save of a match in which `decision` is asked for the nth time, of one of the first `people` seats. Agents
    that know the game have played it until then, and go on on the other seats. `over` plays to the end; without a name
    the match stands at the first decision."""
    left = times
    for match in positions(game, seed=seed, seats=seats, people=people):
        asked = match.state.decision
        if asked is None:
            if decision == OVER:
                return match.save()
        elif decision in ("", asked.name) and asked.seat < people:
            left -= 1
            if left == 0:
                return match.save()
    raise LookupError(f"{game}: {decision} is not asked {times} times with seed {seed}")


@cache
def busiest(game: str, *, matches: int, seats: int = 0, people: int = 1) -> dict[str, bytes]:
    """Each kind of decision that comes up, where most actions are offered, and the end of a match."""
    most: dict[str, int] = {}
    saves: dict[str, bytes] = {}
    for seed in range(matches):
        for match in positions(game, seed=seed, seats=seats, people=people):
            asked = match.state.decision
            if asked is not None and asked.seat >= people:
                continue
            name, busy = (OVER, 0) if asked is None else (asked.name, len(asked.actions))
            if busy > most.get(name, -1):
                most[name] = busy
                saves[name] = match.save()
    return saves


def arranged(state: BaseState, people: int = len(NAMES)) -> bytes:
    """The save of a match that begins at a position that a test has laid out; agents sit behind the first `people`."""
    seats = [Seat(name, PERSON if seat < people else "heuristic") for seat, name in enumerate(NAMES[: state.seats])]
    match = Match(state.game, seats=seats)
    match._rebase(state.dump())
    return match.save()


def positions(game: str, *, seed: int, seats: int = 0, people: int = 1) -> Iterator[Match]:
    """A match at each of its positions, the end too, played by agents that know the game."""
    found = find_game(game)
    count = seats or SEATS.get(game, found.seat_counts[0])
    kind = "heuristic" if game in SEATS else "random"
    sitting = [Seat(name, PERSON if number < people else kind) for number, name in enumerate(NAMES[:count])]
    match = Match(found, seats=sitting, seed=seed)
    rng = Rng(seed)
    agents = [parse_agent(kind, found).make(found, number, rng) for number in range(count)]
    while True:
        yield match
        asked = match.state.decision
        if asked is None:
            return
        match.apply(agents[asked.seat].choose(asked, Sight(match.state, asked.seat)))


if __name__ == "__main__":
    sys.stdout.buffer.write(scene(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1))
