"""Reality Impact: scripts drawn from pools, none repeated until a pool is empty (TWM-7.33)."""

from holdfast.games.warofmine.run import play
from holdfast.games.warofmine.state import State


def play_from_pools(s: State, pools: tuple[int, ...]) -> None:
    """One script of these pools at random."""
    fresh: list[int] = []
    while not fresh:
        for pool in pools:
            for block in s.t.pools[pool]:
                if block not in s.read:
                    fresh.append(block)
        if not fresh:
            s.read = [block for block in s.read if not _in_pools(s, block, pools)]
    block = fresh[s.rng.below(len(fresh))]
    s.reveal()
    s.read = [*s.read, block]
    play(s, block)


def _in_pools(s: State, block: int, pools: tuple[int, ...]) -> bool:
    for pool in pools:
        if block in s.t.pools[pool]:
            return True
    return False


def pools_of(mask: int) -> tuple[int, ...]:
    return tuple([pool for pool in range(9) if mask >> pool & 1])
