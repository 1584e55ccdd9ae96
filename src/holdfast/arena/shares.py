"""Shares of first places, and differences, with intervals of 95 %."""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from holdfast.arena.result import Z95, wilson


class Share(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much of the first places somebody took, in so many matches; a shared first place counts in part."""

    matches: int
    share: float
    low: float
    high: float


class Difference(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mean difference between two sides that played the same tables."""

    matches: int
    mean: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether chance alone would rarely give it."""
        return self.low > 0 or self.high < 0


def share_of(won: Sequence[tuple[int, float]]) -> Share:
    """From the table and the share of each match. Matches of one table are not independent of each other, so the
    interval is the wider one of two: Wilson's over the matches, and the normal one over the tables. Over few tables
    only the first can be trusted, over dependent matches only the second."""
    matches = len(won)
    if not matches:
        return Share(matches=0, share=0.0, low=0.0, high=1.0)
    share = sum(one for _, one in won) / matches
    low, high = wilson(share * matches, matches)
    half = _half(share, won)
    return Share(
        matches=matches, share=share, low=max(0.0, min(low, share - half)), high=min(1.0, max(high, share + half))
    )


def _half(mean: float, values: Iterable[tuple[int, float]]) -> float:
    """Half the interval of a mean over clusters: tables that were played several times."""
    sums: dict[int, float] = {}
    count = 0
    for table, value in values:
        sums[table] = sums.get(table, 0.0) + value - mean
        count += 1
    if len(sums) < 2:
        return 0.0
    squares = sum(one * one for one in sums.values()) * len(sums) / (len(sums) - 1)
    return Z95 * sqrt(squares) / count


def difference_of(pairs: Sequence[tuple[int, float]]) -> Difference:
    """From the table and the difference of each pair of matches."""
    matches = len(pairs)
    mean = sum(one for _, one in pairs) / matches if matches else 0.0
    half = _half(mean, pairs)
    return Difference(matches=matches, mean=mean, low=mean - half, high=mean + half)
