"""Reality Impact: scripts drawn from pools, none repeated until a pool is empty (TWM-7.33)."""

from typing import Final

from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State

OPEN_ARCS: Final = 2
"""While so many stories wait for their next step, no other begins."""


def play_from_pools(s: State, pools: tuple[int, ...]) -> None:
    """One script of these pools at random, by weight: one that may be told now and was not read since the pool was last
    empty."""
    run = Run(0, s.present())
    found = _fresh(s, run, pools)
    if not found:  # all were read: from the beginning
        s.story.read = [block for block in s.story.read if not _in_pools(s, block, pools)]
        found = _fresh(s, run, pools)
    if not found:
        found = [block for pool in pools for block in s.t.pools[pool] if is_plain(s, block)]
    total = 0
    for block in found:
        total += s.t.blocks[block].weight
    number = s.rng.below(total)
    s.reveal()
    for block in found:
        number -= s.t.blocks[block].weight
        if number < 0:
            s.story.read = [*s.story.read, block]
            play(s, block)
            return


def _fresh(s: State, run: Run, pools: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for pool in pools:
        for block in s.t.pools[pool]:
            if block not in s.story.read and may_tell(s, run, block):
                found.append(block)
    return found


def is_plain(s: State, block: int) -> bool:
    """Whether a script may always be told."""
    found = s.t.blocks[block]
    return found.asked is None and not found.once and found.themes == 0 and not found.begins


def may_tell(s: State, run: Run, block: int) -> bool:
    """Whether a script may be drawn now: what it asks is so, it is not told a second time if that is once too often, no
    theme of it is left out, and it does not begin one story too many."""
    found = s.t.blocks[block]
    if found.once and block in s.story.told:
        return False
    if found.themes & s.story.left_out:
        return False
    if found.begins and _open_arcs(s) >= OPEN_ARCS:
        return False
    return found.asked is None or found.asked.holds(s, run)


def _open_arcs(s: State) -> int:
    """How many stories wait for their next step."""
    arcs: list[int] = []
    for due in s.story.due:
        arc = s.t.blocks[due.script].arc
        if arc >= 0 and arc not in arcs:
            arcs.append(arc)
    return len(arcs)


def _in_pools(s: State, block: int, pools: tuple[int, ...]) -> bool:
    for pool in pools:
        if s.t.block_pool[block] == pool:
            return True
    return False


def pools_of(mask: int) -> tuple[int, ...]:
    return tuple([pool for pool in range(9) if has(mask, pool)])
