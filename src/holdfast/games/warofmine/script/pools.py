"""Reality Impact: scripts drawn from pools, none repeated until a pool is empty (TWM-7.33).

People who play again and again would meet the same scripts soon. So a table may count its matches: every script has its
turn in one of `SIEGES` of them, and those of other matches are told only when none of this one fits."""

from bisect import bisect_right
from typing import Final

from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.terms import SIEGES, TURNS
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State

TRIES: Final = 12
OPEN_ARCS: Final = 2
"""While so many stories wait for their next step, no other begins."""


def play_from_pools(s: State, pools: tuple[int, ...]) -> None:
    """One script of these pools at random, by weight: one that may be told now and was not read since the pool was last
    empty."""
    run = Run(0, s.present())
    block = _in_turn(s, run, pools) if s.story.siege > 0 else -1
    if block < 0:
        block = _drawn(s, run, pools)
    if block < 0:
        block = _drawn_among(s, _candidates(s, run, pools))
    s.reveal()
    s.story.read = [*s.story.read, block]
    play(s, block)


def _in_turn(s: State, run: Run, pools: tuple[int, ...]) -> int:
    """One of those whose turn it is in this match, or in the matches after it; -1 if none fits in half of them."""
    for ahead in range(SIEGES // 2):
        found: list[int] = []
        for pool in pools:
            for block in s.t.pool_turns[pool][(s.story.siege - 1 + ahead) % SIEGES]:
                if block not in s.story.read and may_tell(s, run, block):
                    found.append(block)
        if found:
            return _drawn_among(s, found)
    return -1


def wait(s: State, block: int) -> int:
    """How far its turn is ahead, of a thousand."""
    return (s.t.blocks[block].turn - (s.story.siege - 1) * TURNS // SIEGES) % TURNS


def _drawn(s: State, run: Run, pools: tuple[int, ...]) -> int:
    """Draws from all scripts until one fits; -1 after some tries in vain. The chances are those of a draw among the
    ones that fit, without asking hundreds of scripts for their conditions."""
    total = 0
    for pool in pools:
        total += s.t.pool_ends[pool][-1]
    for _ in range(TRIES):
        number = s.rng.below(total)
        for pool in pools:
            ends = s.t.pool_ends[pool]
            if number < ends[-1]:
                block = s.t.pools[pool][bisect_right(ends, number)]
                if block not in s.story.read and may_tell(s, run, block):
                    return block
                break
            number -= ends[-1]
    return -1


def _candidates(s: State, run: Run, pools: tuple[int, ...]) -> list[int]:
    """All scripts that fit. Once all were read, they are told from the beginning."""
    found = _fresh(s, run, pools)
    if not found:
        s.story.read = [block for block in s.story.read if not _in_pools(s, block, pools)]
        found = _fresh(s, run, pools)
    return found or [block for pool in pools for block in s.t.pools[pool] if is_plain(s, block)]


def _drawn_among(s: State, blocks: list[int]) -> int:
    total = 0
    for block in blocks:
        total += s.t.blocks[block].weight
    number = s.rng.below(total)
    for block in blocks:
        number -= s.t.blocks[block].weight
        if number < 0:
            return block
    raise AssertionError("the weights add up to the total")


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
