"""The result of a simulation, as a structure for the screen and for files. It has no clock time and no name of a
machine: the same command gives the same bytes anywhere."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt

import msgspec

from holdfast.arena.listeners import Tally

FORMAT = "holdfast-simulation"
FORMAT_VERSION = 1
Z95 = 1.959963984540054
"""The normal quantile of a two-sided interval of 95 %."""


class Spread(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a whole number is spread over matches. `sd` is the standard deviation of the sample; `median` is
    the lower one where there are two."""

    mean: float
    sd: float
    min: int
    median: int
    max: int


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One seat. `wins` counts first places; `shared` says how many of them were shared with others. `win_low`
    and `win_high` are the Wilson interval of 95 % around `win_rate`."""

    agent: str
    wins: int
    shared: int
    win_rate: float
    win_low: float
    win_high: float
    score: Spread
    parts: dict[str, Spread]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content that was played."""

    name: str
    checksum: str


class Written(msgspec.Struct, frozen=True):
    """A result that goes into a file."""

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


class Result(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures of matches 0 … `games` - 1. Where `games` is less than `asked` the simulation was stopped,
    and the figures are those that asking for `games` matches would have given."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    rules: str
    content: Pack
    seats: int
    options: dict[str, int]
    seed: int
    asked: int
    games: int
    decisions: int
    lengths: Spread | None
    """Decisions in a match; none without a finished match."""
    reasons: dict[str, int]
    by_seat: list[SeatFigures]

    @property
    def complete(self) -> bool:
        return self.games == self.asked

    @classmethod
    def read(cls, text: bytes) -> "Result":
        return msgspec.json.decode(text, type=cls)


def spread(counts: Mapping[int, int]) -> Spread:
    """From how often each value occurred. Sums are whole numbers, so the order of matches can't matter."""
    n = sum(counts.values())
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    values = sorted(counts)
    left = (n + 1) // 2
    median = values[-1]
    for value in values:
        left -= counts[value]
        if left <= 0:
            median = value
            break
    sd = sqrt((n * squares - total * total) / (n * (n - 1))) if n > 1 else 0.0
    return Spread(total / n, sd, values[0], median, values[-1])


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson score interval of 95 % for a rate; 0 to 1 without games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    shrink = 1 + Z95 * Z95 / games
    centre = (rate + Z95 * Z95 / (2 * games)) / shrink
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95 * Z95 / (4 * games * games)) / shrink
    return max(0.0, centre - half), min(1.0, centre + half)


def seat_figures(tally: Tally, seat: int, agent: str) -> SeatFigures:
    wins, games = tally.wins[seat], tally.games
    low, high = wilson(wins, games)
    return SeatFigures(
        agent=agent,
        wins=wins,
        shared=tally.shared[seat],
        win_rate=wins / games,
        win_low=low,
        win_high=high,
        score=spread(tally.scores[seat]),
        parts={part: spread(points) for (where, part), points in tally.parts.items() if where == seat},
    )


def total(counts: Counter[int]) -> int:
    return sum(value * count for value, count in counts.items())
