"""A small network: what a position is worth to the seat that observes it, from 0 (lost) to 1 (won).

Every number of the observation that it reads switches on a row of weights. The rows add up to hidden units and, beside
them, to one plain sum for each stage of the match, so that it begins as a linear value and learns the rest."""

import math
from typing import Final, cast

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


Blocks = list[list[int]]
"""What a reader saw: one list after another, of which those that stay the same from one position to the next are
skipped. Nobody changes a block any more."""


class Reading:
    """How one number of an observation is read: from where it lies to the rows that it switches on."""

    def __init__(self, mode: int, low: int, high: int, row: int, scale: float, second: int) -> None:
        self.mode = mode
        self.low = low
        self.high = high
        self.row = row
        """The first of its rows."""
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

    def flat(self, start: int, width: int) -> list[int]:
        """As `Net` keeps it: how many terms each sum has, from where to where, where the weights of its first row are
        and how many each row has, then the terms."""
        head = [len(self.first) // 3, len(self.second) // 3, self.low, self.high, start, width]
        return head + self.first + self.second


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


def whole(numbers: list[int]) -> vec[i64]:
    found = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found


def come_to(sums: vec[i64], at: i64, end: i64, x: vec[i64]) -> i64:
    """What the terms of a balance from `at` to `end` come to."""
    total: i64 = 0
    while at < end:
        v = x[sums[at]]
        floor = sums[at + 2]
        if floor != 0:
            v = 1 if v >= floor else 0
        total += sums[at + 1] * v
        at += 3
    return total


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0


class Columns:
    """The readings and balances of a network once more, as flat columns: several times as fast to go through."""

    def __init__(
        self,
        where: list[int],
        readings: list[Reading],
        balances: list[Balance],
        rows: list[tuple[int, int]],
        sums: list[int],
        begins: list[int],
    ) -> None:
        self.places = whole(where)
        self.modes = whole([reading.mode for reading in readings])
        self.lows = whole([reading.low for reading in readings])
        self.highs = whole([reading.high for reading in readings])
        self.firsts = whole([start for start, _ in rows])
        self.widths = whole([width for _, width in rows])
        self.seconds = whole([reading.second for reading in readings])
        self.scales = from_list([reading.scale for reading in readings])
        self.sums = whole(sums)
        self.begins = whole(begins)
        """Where each balance begins in `sums`."""
        others: list[list[int]] = [[] for _ in where]
        for i in range(len(readings)):
            if readings[i].second >= 0:
                others[readings[i].second].append(i)
        for i in range(len(balances)):
            for number in sorted(set(balances[i].first[::3] + balances[i].second[::3])):
                others[number].append(len(where) + i)
        # Which readings take the number at each place, and where those of each place begin.
        takers: list[list[int]] = [[] for _ in range(max(where) + 1)]
        for i in range(len(where)):
            takers[where[i]].append(i)
        taken: list[int] = []
        begin: list[int] = [0]
        for readers in takers:
            taken += readers
            begin.append(len(taken))
        self.takers = whole(taken)
        self.takers_from = whole(begin)
        # What else changes with each number: the pairs that it is the second of, and the balances that it is a term of,
        # which count on from the readings; and where those of each number begin.
        flat: list[int] = []
        starts: list[int] = [0]
        for dependent in others:
            flat += dependent
            starts.append(len(flat))
        self.others = whole(flat)
        self.others_from = whole(starts)


class Rows:
    """The rows that a position switches on, first those that lead into hidden units: where their weights begin, and by
    how much. Found once, because learning goes through a position several times."""

    def __init__(self, at: vec[i64], by: vec[float], deep: int, stage: int) -> None:
        self.at = at
        self.by = by
        self.deep = deep
        """How many lead into hidden units."""
        self.stage = stage


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
        deep: int = -1,
        common: bool = False,
        heads: int = 1,
        weighs: bool = True,
        columns: "Columns | None" = None,
    ) -> None:
        self.where = where
        self.readings = readings
        self.balances = balances
        self.rows = rows
        self.hidden = hidden
        self.stages = stages
        self.stage_at = stage_at
        self.stage_low = stage_low
        self.deep = rows if deep < 0 else deep
        """How many rows lead into hidden units; those after them only into the plain sums."""
        self.common = common
        """Whether there is one more plain sum, for all stages."""
        self.heads = heads
        """1, or as many as there are stages, each with weights of its own from the hidden units to the value."""
        self.plain = stages + (1 if common else 0)
        self.width = hidden + self.plain
        """Of a row: weights into hidden units, then one for the sum of each stage, then the common one."""
        self.biases = self.start(rows)
        self.top = self.biases + self.width
        self.size = self.top + heads * hidden
        """All weights: the rows, one more of biases, and those from the hidden units to the value."""
        self.weights = zeros(self.size if weighs else 0)
        """Nothing at first, or those of another network, which has many."""
        self.units = zeros(hidden)
        found = columns if columns is not None else self._columns()
        self.columns = found
        self.places = found.places
        self.takers = found.takers
        self.takers_from = found.takers_from
        self.modes = found.modes
        self.lows = found.lows
        self.highs = found.highs
        self.firsts = found.firsts
        self.widths = found.widths
        self.seconds = found.seconds
        self.scales = found.scales
        self.sums = found.sums
        self.begins = found.begins
        self.others = found.others
        self.others_from = found.others_from
        # The numbers that were picked last, and what each reading and balance switched on: where the weights of its row
        # begin, or -1, and by how much.
        self.x = whole([0] * len(where))
        self.on = whole([-1] * (len(where) + len(balances)))
        self.by = zeros(len(where) + len(balances))
        self.stage = 0
        self.sum = 0.0
        """The plain sum of what they switched on."""
        self.known = False
        """Whether all of this belongs together."""
        self.last: Blocks = []
        """What they were picked from."""
        self.changed = whole([0] * len(where))
        # For learning; made when it begins.
        self.slopes = zeros(0)
        self.means = zeros(0)
        self.live = whole([0] * hidden)
        self.leans = zeros(hidden)
        """The hidden units that are on, and their slopes."""

    def _columns(self) -> "Columns":
        rows = [(self.start(row), self.width_of(row)) for row in [reading.row for reading in self.readings]]
        flat: list[int] = []
        begins: list[int] = []
        for balance in self.balances:
            begins.append(len(flat))
            flat += balance.flat(self.start(balance.row), self.width_of(balance.row))
        return Columns(self.where, self.readings, self.balances, rows, flat, begins)

    def start(self, row: int) -> int:
        """Where the weights of a row begin."""
        return row * self.width if row < self.deep else self.deep * self.width + (row - self.deep) * self.plain

    def width_of(self, row: int) -> int:
        """How many there are."""
        return self.width if row < self.deep else self.plain

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
            self.deep,
            self.common,
            self.heads,
            weighs=False,
            columns=self.columns,
        )
        other.weights = self.weights
        return other

    def pick(self, blocks: Blocks) -> None:
        """Takes the numbers that are read out of what a reader saw."""
        self.known = False
        observation: list[int] = []
        for block in blocks:
            observation += block
        x = self.x
        places = self.places
        i: i64 = 0
        n: i64 = len(places)
        while i < n:
            x[i] = observation[places[i]]
            i += 1

    def packed(self) -> bytes:
        """The picked numbers as bytes, one higher."""
        found: list[int] = []
        for v in self.x:
            found.append(v + 1 if v < 254 else 255)
        return bytes(found)

    def unpack(self, numbers: bytes) -> None:
        """Picks numbers that `packed` gave."""
        self.known = False
        x = self.x
        i: i64 = 0
        n: i64 = len(numbers)
        while i < n:
            x[i] = numbers[i] - 1
            i += 1

    def read(self) -> None:
        """Notes which rows the picked numbers switch on."""
        i: i64 = 0
        n: i64 = len(self.on)
        while i < n:
            self.read_one(i)
            i += 1
        self.stage = self.stage_of()

    def read_one(self, i: i64) -> None:
        """Of a reading, or of a balance, which count on from there."""
        x = self.x
        n: i64 = len(x)
        at: i64 = -1
        f = 1.0
        if i < n:
            low = self.lows[i]
            v = x[i] - low
            mode = self.modes[i]
            if mode == NUMBER:
                if v != 0:
                    at = self.firsts[i]
                    f = float(v) * self.scales[i]
            elif 0 <= v <= self.highs[i] - low:
                at = self.firsts[i]
                if mode == THING:
                    at += v * self.widths[i]
                elif mode == PAIR:
                    second = x[self.seconds[i]] + 1
                    at += (v * SECONDS + (second if second < SECONDS else SECONDS - 1)) * self.widths[i]
        else:
            sums = self.sums
            begin = self.begins[i - n]
            terms = begin + 6
            others = terms + 3 * sums[begin]
            after = others + 3 * sums[begin + 1]
            total = come_to(sums, terms, others, x)
            if after > others:
                other = come_to(sums, others, after, x)
                if other < total:
                    total = other
            low = sums[begin + 2]
            high = sums[begin + 3]
            if total >= low:
                at = sums[begin + 4] + ((total if total < high else high) - low) * sums[begin + 5]
        self.on[i] = at
        self.by[i] = f

    def stage_of(self) -> int:
        """Of the picked numbers."""
        stage: i64 = self.x[self.stage_at] - self.stage_low
        return 0 if stage < 0 else stage if stage < self.stages else self.stages - 1

    def logit(self) -> float:
        """The value of the picked numbers before it is squeezed between 0 and 1."""
        self.read()
        self.known = True
        w = self.weights
        units = self.units
        hidden: i64 = self.hidden
        stage: i64 = self.stage
        common: i64 = self.stages if self.common else -1
        border: i64 = self.deep * self.width
        at: i64 = self.biases
        j: i64 = 0
        while j < hidden:
            units[j] = w[at + j]
            j += 1
        at += hidden
        total = w[at + stage]
        if common >= 0:
            total += w[at + common]
        on = self.on
        by = self.by
        i: i64 = 0
        count: i64 = len(on)
        while i < count:
            at = on[i]
            if at >= 0:
                f = by[i]
                if at < border:
                    j = 0
                    while j < hidden:
                        units[j] += w[at + j] * f
                        j += 1
                    at += hidden
                total += w[at + stage] * f
                if common >= 0:
                    total += w[at + common] * f
            i += 1
        self.sum = total
        return self.outcome()

    def outcome(self) -> float:
        """What the hidden units add to the plain sum."""
        w = self.weights
        units = self.units
        total = self.sum
        hidden: i64 = self.hidden
        at: i64 = self.top
        if self.heads > 1:
            at += self.stage * hidden
        j: i64 = 0
        while j < hidden:
            if units[j] > 0.0:
                total += units[j] * w[at + j]
            j += 1
        return total

    def forget(self) -> None:
        """The next position is computed anew."""
        self.known = False

    def near(self, blocks: Blocks) -> float:
        """The value of what a reader saw, as `pick` and `logit` give it up to rounding. Of a position that differs
        little from the one before it and is of the same stage only what differs is computed: blocks that are the same
        are skipped as a whole."""
        last = self.last
        self.last = blocks
        if not self.known:
            self.pick(blocks)
            return self.logit()
        count = self.differences(last, blocks)
        if self.stage_of() != self.stage:
            return self.logit()
        changed = self.changed
        others = self.others
        i: i64 = 0
        while i < count:
            number = changed[i]
            self.renew(number)
            at = self.others_from[number]
            while at < self.others_from[number + 1]:
                self.renew(others[at])
                at += 1
            i += 1
        return self.outcome()

    def differences(self, last: Blocks, blocks: Blocks) -> i64:
        """Picks the numbers that differ and notes which these are, in rising order; returns how many there are."""
        x = self.x
        changed = self.changed
        takers = self.takers
        takers_from = self.takers_from
        places: i64 = len(takers_from) - 1
        count: i64 = 0
        begin: i64 = 0
        for number in range(len(blocks)):
            # Small numbers are one object each: most of those that are equal are the same, which is found faster.
            before = cast("list[object]", last[number])
            block = cast("list[object]", blocks[number])
            if block is not before and block != before:
                size: i64 = len(block)
                i: i64 = 0
                while i < size and begin + i < places:
                    if block[i] is not before[i]:
                        v: i64 = blocks[number][i]
                        at = takers_from[begin + i]
                        while at < takers_from[begin + i + 1]:
                            taker = takers[at]
                            x[taker] = v
                            # Most come in order; those that several readings take do not.
                            j = count
                            while j > 0 and changed[j - 1] > taker:
                                changed[j] = changed[j - 1]
                                j -= 1
                            changed[j] = taker
                            count += 1
                            at += 1
                    i += 1
            begin += len(block)
        return count

    def renew(self, i: i64) -> None:
        """Reads a reading or balance again, and adds what that changes to units and sum."""
        before: i64 = self.on[i]
        f = self.by[i]
        self.read_one(i)
        at: i64 = self.on[i]
        if at != before:
            if before >= 0:
                self.add(before, -f)
            if at >= 0:
                self.add(at, self.by[i])
        elif at >= 0 and self.by[i] != f:
            self.add(at, self.by[i] - f)

    def add(self, at: i64, f: float) -> None:
        """Adds the row whose weights begin there, times `f`."""
        w = self.weights
        hidden: i64 = self.hidden
        if at < self.deep * self.width:
            units = self.units
            j: i64 = 0
            while j < hidden:
                units[j] += w[at + j] * f
                j += 1
            at += hidden
        plain = w[at + self.stage]
        if self.common:
            plain += w[at + self.stages]
        self.sum += plain * f

    # Learning

    def begin(self, numbers: list[float]) -> None:
        """From weights; momentum begins anew."""
        self.weights = from_list(numbers)
        self.slopes = zeros(self.size)
        self.means = zeros(self.size)

    def rows_of(self, numbers: bytes) -> Rows:
        """What numbers that `packed` gave switch on."""
        self.unpack(numbers)
        self.read()
        border: i64 = self.deep * self.width
        at: list[int] = []
        by: list[float] = []
        deep: list[int] = []
        i: i64 = 0
        count: i64 = len(self.on)
        for only_plain in (False, True):
            i = 0
            while i < count:
                start = self.on[i]
                if start >= 0 and (start >= border) == only_plain:
                    at.append(start)
                    by.append(self.by[i])
                i += 1
            deep.append(len(at))
        return Rows(whole(at), from_list(by), deep[0], self.stage)

    def lean(self, rows: Rows, target: float) -> float:
        """Adds the slopes of a position that should be worth `target`; returns the squared error. Rows are taken four
        at a time, because most of the work is to find the hidden units that they lead to."""
        w = self.weights
        g = self.slopes
        units = self.units
        hidden: i64 = self.hidden
        plain: i64 = hidden + rows.stage
        common: i64 = self.width - 1
        ats = rows.at
        bys = rows.by
        deep: i64 = rows.deep
        count: i64 = len(ats)
        fours: i64 = deep - deep % 4
        bias: i64 = self.biases
        j: i64 = 0
        while j < hidden:
            units[j] = w[bias + j]
            j += 1
        total = w[bias + plain]
        if self.common:
            total += w[bias + common]
        i: i64 = 0
        while i < fours:
            a = ats[i]
            b = ats[i + 1]
            c = ats[i + 2]
            d = ats[i + 3]
            by_a = bys[i]
            by_b = bys[i + 1]
            by_c = bys[i + 2]
            by_d = bys[i + 3]
            j = 0
            while j < hidden:
                units[j] = units[j] + w[a + j] * by_a + w[b + j] * by_b + w[c + j] * by_c + w[d + j] * by_d
                j += 1
            i += 4
        while i < deep:
            a = ats[i]
            by_a = bys[i]
            j = 0
            while j < hidden:
                units[j] += w[a + j] * by_a
                j += 1
            i += 1
        i = 0
        while i < count:
            a = ats[i] if i < deep else ats[i] - hidden
            total += w[a + plain] * bys[i]
            if self.common:
                total += w[a + common] * bys[i]
            i += 1
        top: i64 = self.top
        if self.heads > 1:
            top += rows.stage * hidden
        j = 0
        while j < hidden:
            if units[j] > 0.0:
                total += units[j] * w[top + j]
            j += 1
        error = sigmoid(total) - target
        # Only units that are switched on have a slope.
        live = self.live
        leans = self.leans
        lives: i64 = 0
        j = 0
        while j < hidden:
            if units[j] > 0.0:
                g[top + j] += error * units[j]
                live[lives] = j
                leans[lives] = error * w[top + j]
                lives += 1
            j += 1
        i = 0
        while i < fours:
            a = ats[i]
            b = ats[i + 1]
            c = ats[i + 2]
            d = ats[i + 3]
            by_a = bys[i]
            by_b = bys[i + 1]
            by_c = bys[i + 2]
            by_d = bys[i + 3]
            k: i64 = 0
            while k < lives:
                j = live[k]
                lean = leans[k]
                g[a + j] += lean * by_a
                g[b + j] += lean * by_b
                g[c + j] += lean * by_c
                g[d + j] += lean * by_d
                k += 1
            i += 4
        while i <= deep:
            a = ats[i] if i < deep else bias
            by_a = bys[i] if i < deep else 1.0
            k = 0
            while k < lives:
                g[a + live[k]] += leans[k] * by_a
                k += 1
            i += 1
        i = 0
        while i <= count:
            a = bias if i == count else ats[i] if i < deep else ats[i] - hidden
            by_a = error if i == count else error * bys[i]
            g[a + plain] += by_a
            if self.common:
                g[a + common] += by_a
            i += 1
        self.known = False  # the units are those of this position
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
