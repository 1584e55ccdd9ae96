# mypyc: skip
"""Which numbers of a game's observation the learned value reads, and how."""

from functools import cache

import msgspec

from holdfast.agents.heuristic import evaluator
from holdfast.agents.learned.net import FLAG, NUMBER, PAIR, SECONDS, THING, Balance, Net, Reading
from holdfast.agents.learned.reader import ZERO, ObservationReader, Reader, Spans
from holdfast.core import Game


class Part(msgspec.Struct, frozen=True):
    """A span of what a reader sees, by its name. `scale` brings counts near 1. Things and flags are numbers from `low`
    to `high`; rows are `shared` where only how many there are of each thing matters, not in which place. `per_seat`
    says that the span has a stretch for each of `per_seat` seats: only those at the table are read. `only` picks one
    number of the span. Parts of the same `group` have the same rows. Those that are not `deep` lead to the plain sums
    and to no hidden unit."""

    span: str
    mode: int = NUMBER
    scale: float = 0.25
    low: int = 0
    high: int = 0
    shared: bool = False
    per_seat: int = 0
    second: str = ""
    only: int = -1
    group: str = ""
    deep: bool = True


Term = tuple[str, int, int] | tuple[str, int, int, int]
"""A number of a span, times how much; with a fourth number it counts as one from there on, and as nothing below."""


class Sum(msgspec.Struct, frozen=True):
    """What several numbers come to; where there is an `or_less`, the smaller of the two sums. Below `low` it switches
    nothing on, above `high` the same as `high`."""

    terms: tuple[Term, ...]
    low: int
    high: int
    or_less: tuple[Term, ...] = ()


class Layout(msgspec.Struct, frozen=True):
    parts: tuple[Part, ...]
    sums: tuple[Sum, ...]
    stage: str
    """The span that tells the stage of the match."""
    stages: int
    stage_low: int
    margin: int
    """A lead of this many points is as good as a victory."""
    evaluated: int = 0
    """How many parts the evaluation of the heuristic agent has; they follow the observation, seat after seat. 0 if
    something else than the observation is read."""
    seen: Spans = ()
    """What the reader writes, if it is not the whole observation."""
    common: bool = False
    headed: bool = False

    def places(self, game: Game, seats: int) -> dict[str, slice]:
        """Where a reader writes which span."""
        places = {} if self.seen else dict(game.observation.where)
        start = 0 if self.seen else game.observation.size
        for name, size in (*self.seen, *[(f"parts-{seat}", self.evaluated) for seat in range(seats)]):
            places[name] = slice(start, start + size)
            start += size
        return places

    def spans(self, game: Game) -> list[tuple[str, int, int]]:
        """What the weights depend on: where the spans that are read lie among themselves."""
        if not self.evaluated:
            return [(name, size, 0) for name, size in self.seen]
        sizes = {span.name: (span.size, span.low) for span in game.observation.spans}
        return [(part.span, *sizes[part.span]) for part in self.parts if part.span in sizes]

    def net(self, game: Game, seats: int, hidden: int) -> Net:
        """A network for this number of seats, all its weights zero."""
        places = self.places(game, seats)
        where: list[int] = []
        first: dict[str, int] = {}
        """Of each span that was read: which of the numbers is its first."""
        groups: dict[str, int] = {}
        readings: list[Reading] = []
        rows = deep = 0
        for part in sorted(self.parts, key=lambda part: not part.deep):
            place = places[part.span]
            start, stop = place.start, place.stop
            if part.per_seat:
                stop = start + (stop - start) // part.per_seat * seats
            if part.only >= 0:
                start, stop = start + part.only, start + part.only + 1
            first.setdefault(part.span, len(where))
            each = 1
            if part.mode == THING:
                each = part.high - part.low + 1
            elif part.mode == PAIR:
                each = (part.high - part.low + 1) * SECONDS
            row = groups.setdefault(part.group, rows) if part.group else rows
            for i, at in enumerate(range(start, stop)):
                second = first[part.second] + i if part.second else -1
                readings.append(Reading(part.mode, part.low, part.high, row, part.scale, second))
                where.append(at)
                if not part.shared:
                    row += each
            rows = max(rows, row + each if part.shared else row)
            deep = rows if part.deep else deep
        balances: list[Balance] = []
        for one in self.sums:
            sides = [[n for term in side for n in _place(term, first)] for side in (one.terms, one.or_less)]
            balances.append(Balance(sides[0], sides[1], one.low, one.high, rows))
            rows += one.high - one.low + 1
        return Net(
            where,
            readings,
            balances,
            rows,
            hidden,
            self.stages,
            first[self.stage],
            self.stage_low,
            rows if deep == rows or balances else deep,
            self.common,
            self.stages if self.headed else 1,
        )


def _place(term: Term, first: dict[str, int]) -> list[int]:
    return [first[term[0]] + term[1], term[2], term[3] if len(term) == 4 else 0]


TYPES, FARMER, WILD = 6, 4, 5
FIGHTERS = (1, 2, 3)
COUNTED = 8
"""Numbers of the span `counted` for each seat: population, farmers needed, points, missions, four lacks."""


def _paris_observed(seats: int) -> Layout:
    sums: list[Sum] = []
    for seat in range(seats):
        farmers = ("survivors", seat * TYPES + FARMER, 1)
        needed = ("counted", seat * COUNTED + 1, -1)
        sums.append(Sum((farmers, ("cans", seat, 1), needed), -5, 6))
        sums.append(Sum((farmers, needed), -5, 2))
        for place in range(4):
            sums.append(Sum((("counted", seat * COUNTED + 4 + place, 1),), 0, 4))
        for kind, type in enumerate(FIGHTERS):
            things = ("equipment", seat * 3 + kind, 1)
            sums.append(Sum((("survivors", seat * TYPES + type, 1),), 1, 6, (things,)))
    for seat in range(1, seats):
        for type in range(TYPES):
            mine = (("board-dice", type, 1), ("board-tokens", type, 1))
            theirs = (("board-dice", seat * TYPES + type, -1), ("board-tokens", seat * TYPES + type, -1))
            sums.append(Sum((*mine, *theirs), -3, 3))
    return Layout(
        (
            Part("season", THING, high=3),
            Part("decision", THING, low=0, high=13),
            Part("hand", FLAG, low=1, high=32),
            Part("tiles", FLAG, low=1, high=4),
            *[Part(name, scale=1.0, per_seat=4) for name in ("decides", "first", "bat", "binoculars", "heroine")],
            Part("dice-taken", scale=0.25, per_seat=4),
            Part("board-dice", scale=0.4, per_seat=4),
            Part("board-tokens", scale=0.4, per_seat=4),
            Part("strength", scale=0.2, per_seat=4),
            Part("wilds-added", scale=0.5, per_seat=4),
            Part("survivors", scale=0.2, per_seat=4),
            Part("equipment", scale=0.25, per_seat=4),
            Part("powers", scale=1.0, per_seat=4),
            Part("cans", scale=0.2, per_seat=4),
            Part("points", scale=0.06, per_seat=4),
            Part("counted", scale=0.1, per_seat=4),
            *[Part(f"parts-{seat}", scale=0.06, low=ZERO) for seat in range(seats)],
        ),
        tuple(sums),
        evaluated=9,
        stage="season",
        stages=4,
        stage_low=0,
        margin=50,
    )


def _paris(game: Game, seats: int) -> Layout:
    """Missions by how far they stand: each kind, and each card. Otherwise people and what they would need."""
    from holdfast.agents.learned.paris import STANDS, ParisReader  # only where Paris is played

    kinds: list[int] = game.tables().mission_kind
    seen = list(ParisReader.TABLE)
    for seat in range(seats):
        seen += [(f"{name}-{seat}", size) for name, size in ParisReader.SEAT]
    parts = [
        Part("stage", THING, high=15),
        Part("decision", THING, high=13),
        Part("faces"),
        Part("places"),
        Part("station"),
        Part("center"),
        Part("tiles", THING, high=3),
        Part("bids", THING, low=1, high=10),
    ]
    for mission, kind in enumerate(kinds):
        parts.append(Part("hand", THING, low=1, high=STANDS, only=mission, group=f"kind-{kind}"))
        parts.append(Part("hand", THING, low=1, high=STANDS, only=mission, deep=False))
    for seat in range(seats):
        parts += [
            Part(f"who-{seat}", scale=1.0),
            Part(f"to-take-{seat}"),
            Part(f"board-{seat}", scale=0.4),
            Part(f"tokens-{seat}", scale=0.4),
            Part(f"people-{seat}", scale=0.2),
            Part(f"later-people-{seat}", scale=0.2),
            Part(f"things-{seat}"),
            Part(f"pairs-{seat}"),
            Part(f"powers-{seat}", scale=1.0),
            Part(f"cans-{seat}"),
            Part(f"points-{seat}", scale=0.06),
            Part(f"missions-{seat}"),
            Part(f"buildings-{seat}"),
            Part(f"population-{seat}", scale=0.08),
            Part(f"zone-{seat}", scale=0.2),
            Part(f"surplus-{seat}", THING, low=14, high=26),
            Part(f"farmers-{seat}", THING, low=14, high=26),
            Part(f"fed-{seat}", scale=0.2),
            Part(f"event-{seat}", scale=0.03),
        ]
    return Layout(tuple(parts), (), "stage", 16, 0, margin=50, seen=tuple(seen), common=True, headed=True)


SLOTS, TOOLS = 7, 20
WATER, MEAT, CANS = 4, 5, 6
FULL = 3
"""People that fill most rooms."""


def _tribe(seat: int) -> tuple[Part, ...]:
    name = f"tribe-{seat}"
    return (
        Part(f"{name}-people", scale=0.3),
        Part(f"{name}-rooms", PAIR, low=0, high=41, shared=True, second=f"{name}-people")
        if seat == 0
        else Part(f"{name}-rooms", THING, low=0, high=41, shared=True),
        Part(f"{name}-leader", THING, low=0, high=9),
        Part(f"{name}-airlock", scale=0.3),
        Part(f"{name}-goods", scale=0.12),
        Part(f"{name}-level", scale=0.15),
        Part(f"{name}-broken", scale=1.0),
        Part(f"{name}-repaired", scale=1.0),
        Part(f"{name}-caught", scale=0.2),
        Part(f"{name}-active", scale=1.0),
        Part(f"{name}-places", THING, low=0, high=7),
    )


def _sums(seat: int) -> list[Sum]:
    name = f"tribe-{seat}"
    supplies = tuple((f"{name}-goods", good, 1) for good in (WATER, MEAT, CANS))
    people = tuple((f"{name}-people", slot, 1) for slot in range(SLOTS))
    rooms = tuple((f"{name}-people", slot, 1, 1) for slot in range(SLOTS))
    full = tuple((f"{name}-people", slot, 1, FULL) for slot in range(SLOTS))
    hungry = tuple((f"{name}-people", slot, -1) for slot in range(SLOTS))
    return [
        Sum(full, 0, 7),
        Sum(rooms, 0, 7),
        Sum(people, -7, 20),
        Sum(supplies, 0, 12),
        Sum((*supplies, *hungry), -12, 6),
        Sum(((f"{name}-level", 0, 1),), 0, 12),
        Sum(((f"{name}-airlock", 0, 1),), 0, 6),
        *[Sum(((f"{name}-goods", good, 1),), 1, 8) for good in range(7)],
        *[
            Sum(((f"{name}-repaired", tool, 1),), 1, 1, ((f"{name}-repaired", tool + 1, 1),))
            for tool in range(0, TOOLS, 2)
        ],
    ]


def _outlive(seats: int) -> Layout:
    """The parts of the observation in the order in which `OutliveReader` writes them."""
    from holdfast.agents.learned.outlive import spans  # only where Outlive is played

    return Layout(
        (
            Part("day", THING, low=-1, high=5),
            Part("decision", THING, low=0, high=34),
            Part("decides", THING, low=0, high=3),
            Part("phase", THING, low=0, high=10),
            Part("first", THING, low=0, high=3),
            Part("first-taken", scale=1.0),
            Part("turns-to-come", scale=0.15),
            Part("about-actions", scale=0.2),
            Part("about-left", scale=0.2),
            Part("events", THING, low=0, high=11, shared=True),
            Part("overcome-by", THING, low=0, high=3, shared=True),
            Part("stock", scale=0.1),
            Part("survivors-aboard", scale=1.0),
            Part("acting-actions", scale=0.2),
            Part("hand", THING, low=0, high=21, shared=True),
            *[part for seat in range(seats) for part in _tribe(seat)],
            *[Part(f"parts-{seat}", scale=0.1, low=ZERO) for seat in range(seats)],
        ),
        tuple(one for seat in range(seats) for one in _sums(seat)),
        evaluated=10,
        stage="day",
        stages=7,
        stage_low=-1,
        margin=25,
        seen=spans(seats),
    )


@cache
def layout(game: Game, seats: int, reading: int = 0) -> Layout:
    """What is read of a game of `GAMES`, as its weights of a certain reading want it, or those that are made now."""
    if game.id == "outlive":
        return _outlive(seats)
    return _paris_observed(seats) if reading == OBSERVED else _paris(game, seats)


def reader(game: Game, reading: int = 0) -> Reader:
    """What sees the numbers of a layout."""
    if game.id == "paris" and reading != OBSERVED:
        from holdfast.agents.learned.paris import ParisReader  # only where Paris is played

        return ParisReader()
    if game.id == "outlive":
        from holdfast.agents.learned.outlive import OutliveReader

        return OutliveReader(evaluator(game.id))
    return ObservationReader(evaluator(game.id))


OBSERVED = 1
"""The first reading: the observation, and the parts of the heuristic's evaluation."""
READINGS = {"paris": 2, "outlive": OBSERVED}
"""The present one of each game."""
GAMES = tuple(READINGS)
"""The games with a layout."""
