"""Reality Impact: scripts drawn from pools, none repeated until a pool is empty (TWM-7.33)."""

from holdfast.games.warofmine.run import play
from holdfast.games.warofmine.state import State


def play_from_pools(s: State, pools: tuple[int, ...]) -> None:
    """One script of these pools at random."""
    fresh: list[int] = []
    while not fresh:
        for pool in pools:
            for block in s.t.pools[pool]:
                if s.read[block] == 0:
                    fresh.append(block)
        if fresh:
            break
        read = s.read[:]
        for pool in pools:
            for block in s.t.pools[pool]:
                read[block] = 0
        s.read = read
    block = fresh[s.rng.below(len(fresh))]
    s.reveal()
    read = s.read[:]
    read[block] = 1
    s.read = read
    play(s, block)


def pools_of(mask: int) -> tuple[int, ...]:
    return tuple([pool for pool in range(9) if mask >> pool & 1])
