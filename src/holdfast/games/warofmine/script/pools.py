"""Reality Impact: scripts drawn from pools, none repeated until a pool is empty (TWM-7.33)."""

from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State


def play_from_pools(s: State, pools: tuple[int, ...]) -> None:
    """One script of these pools at random."""
    total = 0
    for pool in pools:
        total += len(s.t.pools[pool])
    used = 0
    for block in s.story.read:
        if _in_pools(s, block, pools):
            used += 1
    if used == total:  # all were read: from the beginning
        s.story.read = [block for block in s.story.read if not _in_pools(s, block, pools)]
    block = _numbered(s, pools, s.rng.below(total))
    while block in s.story.read:
        block = _numbered(s, pools, s.rng.below(total))
    s.reveal()
    s.story.read = [*s.story.read, block]
    play(s, block)


def _numbered(s: State, pools: tuple[int, ...], number: int) -> int:
    """A script by its number in these pools together."""
    for pool in pools:
        blocks = s.t.pools[pool]
        if number < len(blocks):
            return blocks[number]
        number -= len(blocks)
    raise AssertionError("pools have no more scripts")


def _in_pools(s: State, block: int, pools: tuple[int, ...]) -> bool:
    for pool in pools:
        if s.t.block_pool[block] == pool:
            return True
    return False


def pools_of(mask: int) -> tuple[int, ...]:
    return tuple([pool for pool in range(9) if has(mask, pool)])
