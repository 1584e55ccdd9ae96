"""A small network: what a position is worth to the seat that observes it, from 0 (lost) to 1 (won).

Every number of the observation that it reads switches on a row of weights. The rows add up to hidden units and, beside
them, to one plain sum for each stage of the match, so that it begins as a linear value and learns the rest."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NUMBER: Final = 0
"""A count from `low` on: its row times the number."""
THING: Final = 1
"""The number of a thing: each has its own row."""
FLAG: Final = 2
"""One row for all numbers of a range."""
PAIR: Final = 3
"""A thing together with a second number, such as a room and the people in it."""
SECONDS: Final = 5
"""How many values of the second number of a pair are told apart; higher ones count as the highest."""


class Reading:
    """How one number of an observation is read: from where it lies to the rows that it switches on."""

    def __init__(self, mode: int, low: int, high: int, row: int, scale: float, second: int) -> None:
        self.mode = mode
        self.low = low
        self.high = high
        self.row = row
        self.scale = scale
        self.second = second
        """Of a pair: which of the numbers that are read is its second."""


class Balance:
    """What several numbers come to together, such as food at hand less food needed; each outcome from `low` to `high`
    has its own row. Where there is a second sum, the smaller counts: people and what they would need."""

    def __init__(self, first: list[int], second: list[int], low: int, high: int, row: int) -> None:
        self.first = first
        """Three for each term: which number, times how much, and, unless it is 0, from where on it counts as one."""
        self.second = second
        self.low = low
        self.high = high
        self.row = row

    def weigh(self, x: list[int]) -> int:
        total = come_to(self.first, x)
        if len(self.second) > 0:
            other = come_to(self.second, x)
            if other < total:
                total = other
        return total


def come_to(terms: list[int], x: list[int]) -> int:
    total = 0
    for i in range(0, len(terms), 3):
        v = x[terms[i]]
        floor = terms[i + 2]
        if floor != 0:
            v = 1 if v >= floor else 0
        total += terms[i + 1] * v
    return total


def zeros(size: int) -> vec[float]:
    found = vec[float]()
    for _ in range(size):
        found = append(found, 0.0)
    return found


def from_list(numbers: list[float]) -> vec[float]:
    found = vec[float]()
    for number in numbers:
        found = append(found, number)
    return found


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0


class Net:
    """Reads the numbers of an observation that lie at `where`. The number at `stage_at` among them, less `stage_low`,
    is the stage."""

    def __init__(
        self,
        where: list[int],
        readings: list[Reading],
        balances: list[Balance],
        rows: int,
        hidden: int,
        stages: int,
        stage_at: int,
        stage_low: int,
    ) -> None:
        self.where = where
        self.readings = readings
        self.balances = balances
        self.rows = rows
        self.hidden = hidden
        self.stages = stages
        self.stage_at = stage_at
        self.stage_low = stage_low
        self.width = hidden + stages
        """Of a row: weights into hidden units, then one for the sum of each stage."""
        self.size = (rows + 1) * self.width + hidden
        """All weights: the rows, one more of biases, and those from the hidden units to the value."""
        self.weights = zeros(self.size)
        self.units = zeros(hidden)
        # What the last reading switched on: rows and by how much.
        self.on: list[int] = []
        self.by: list[float] = []
        self.stage = 0
        # For learning; made when it begins.
        self.slopes = zeros(0)
        self.means = zeros(0)

    def twin(self) -> "Net":
        """The same value for somebody else: what it works with while it reads is its own."""
        other = Net(
            self.where,
            self.readings,
            self.balances,
            self.rows,
            self.hidden,
            self.stages,
            self.stage_at,
            self.stage_low,
        )
        other.weights = self.weights
        return other

    def pick(self, observation: list[int]) -> list[int]:
        """The numbers of an observation that are read."""
        found: list[int] = []
        for at in self.where:
            found.append(observation[at])
        return found

    def read(self, x: list[int]) -> None:
        """Notes which rows the picked numbers switch on."""
        on = self.on
        by = self.by
        on.clear()
        by.clear()
        readings = self.readings
        for i in range(len(readings)):
            reading = readings[i]
            v = x[i]
            mode = reading.mode
            if mode == NUMBER:
                v -= reading.low
                if v != 0:
                    on.append(reading.row)
                    by.append(v * reading.scale)
            elif reading.low <= v <= reading.high:
                row = reading.row
                if mode == THING:
                    row += v - reading.low
                elif mode == PAIR:
                    other = x[reading.second] + 1
                    row += (v - reading.low) * SECONDS + (other if other < SECONDS else SECONDS - 1)
                on.append(row)
                by.append(1.0)
        for balance in self.balances:
            v = balance.weigh(x)
            if v >= balance.low:
                on.append(balance.row + (v if v < balance.high else balance.high) - balance.low)
                by.append(1.0)
        stage = x[self.stage_at] - self.stage_low
        self.stage = 0 if stage < 0 else stage if stage < self.stages else self.stages - 1

    def logit(self, x: list[int]) -> float:
        """The value of picked numbers before it is squeezed between 0 and 1."""
        self.read(x)
        w = self.weights
        units = self.units
        width: i64 = self.width
        hidden: i64 = self.hidden
        stage: i64 = hidden + self.stage
        at: i64 = self.rows * width
        j: i64 = 0
        while j < hidden:
            units[j] = w[at + j]
            j += 1
        total = w[at + stage]
        on = self.on
        by = self.by
        for i in range(len(on)):
            at = on[i] * width
            f = by[i]
            j = 0
            while j < hidden:
                units[j] += w[at + j] * f
                j += 1
            total += w[at + stage] * f
        at = (self.rows + 1) * width
        j = 0
        while j < hidden:
            if units[j] > 0.0:
                total += units[j] * w[at + j]
            j += 1
        return total

    def value(self, observation: list[int]) -> float:
        return sigmoid(self.logit(self.pick(observation)))

    # Learning

    def begin(self, numbers: list[float]) -> None:
        """From weights; momentum begins anew."""
        self.weights = from_list(numbers)
        self.slopes = zeros(self.size)
        self.means = zeros(self.size)

    def lean(self, x: list[int], target: float) -> float:
        """Adds the slopes of one example; returns the squared error of its value."""
        value = sigmoid(self.logit(x))
        error = value - target
        w = self.weights
        g = self.slopes
        units = self.units
        width: i64 = self.width
        hidden: i64 = self.hidden
        stage: i64 = hidden + self.stage
        top: i64 = (self.rows + 1) * width
        j: i64 = 0
        while j < hidden:
            if units[j] > 0.0:
                g[top + j] += error * units[j]
                units[j] = error * w[top + j]  # from here on: the slope at the unit
            else:
                units[j] = 0.0
            j += 1
        on = self.on
        by = self.by
        n = len(on)
        for i in range(n + 1):
            at: i64 = (on[i] if i < n else self.rows) * width
            f = by[i] if i < n else 1.0
            j = 0
            while j < hidden:
                g[at + j] += units[j] * f
                j += 1
            g[at + stage] += error * f
        return error * error

    def step(self, examples: int, rate: float, decay: float) -> None:
        """One step down the slopes of some examples, with momentum; `decay` draws weights towards zero. Steps are as
        long as slopes are steep: what says little about the result moves little."""
        w = self.weights
        g = self.slopes
        means = self.means
        share = 1.0 / examples
        shrink = 1.0 - rate * decay
        i: i64 = 0
        size: i64 = self.size
        while i < size:
            m = 0.9 * means[i] + 0.1 * share * g[i]
            means[i] = m
            w[i] = w[i] * shrink - rate * m
            g[i] = 0.0
            i += 1

    # To and from files

    def memory(self) -> list[list[float]]:
        """Weights and momentum."""
        return [to_list(self.weights), to_list(self.means)]

    def recall(self, memory: list[list[float]]) -> None:
        self.begin(memory[0])
        self.means = from_list(memory[1])


def to_list(numbers: vec[float]) -> list[float]:
    found: list[float] = []
    for number in numbers:
        found.append(number)
    return found
