# mypyc: skip
"""Which numbers of a game's observation the learned value reads, and how."""

import msgspec

from holdfast.agents.learned.net import FLAG, NUMBER, PAIR, SECONDS, THING, Balance, Net, Reading
from holdfast.agents.learned.player import ZERO
from holdfast.core import Game


class Part(msgspec.Struct, frozen=True):
    """A span of the observation, by its name. `scale` brings counts near 1. Things and flags are numbers from `low` to
    `high`; rows are `shared` where only how many there are of each thing matters, not in which place. `per_seat` says
    that the span has a stretch for each of `per_seat` seats: only those at the table are read."""

    span: str
    mode: int = NUMBER
    scale: float = 0.25
    low: int = 0
    high: int = 0
    shared: bool = False
    per_seat: int = 0
    second: str = ""


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
    evaluated: int
    """How many parts the evaluation of the heuristic agent has; they follow the observation, seat after seat."""
    stage: str
    """The span that tells the stage of the match."""
    stages: int
    stage_low: int
    margin: int
    """A lead of this many points is as good as a victory."""

    def spans(self, game: Game) -> list[tuple[str, int, int]]:
        """What the weights depend on: where the spans that are read lie among themselves."""
        sizes = {span.name: (span.size, span.low) for span in game.observation.spans}
        return [(part.span, *sizes[part.span]) for part in self.parts if part.span in sizes]

    def net(self, game: Game, seats: int, hidden: int) -> Net:
        """A network for this number of seats, all its weights zero."""
        places = dict(game.observation.where)
        start = game.observation.size
        for seat in range(seats):
            places[f"parts-{seat}"] = slice(start, start + self.evaluated)
            start += self.evaluated
        where: list[int] = []
        first: dict[str, int] = {}
        """Of each span that was read: which of the numbers is its first."""
        readings: list[Reading] = []
        rows = 0
        for part in self.parts:
            place = places[part.span]
            stop = place.stop
            if part.per_seat:
                stop = place.start + (place.stop - place.start) // part.per_seat * seats
            first[part.span] = len(where)
            each = 1
            if part.mode == THING:
                each = part.high - part.low + 1
            elif part.mode == PAIR:
                each = (part.high - part.low + 1) * SECONDS
            for i, at in enumerate(range(place.start, stop)):
                second = first[part.second] + i if part.second else -1
                readings.append(Reading(part.mode, part.low, part.high, rows, part.scale, second))
                where.append(at)
                if not part.shared:
                    rows += each
            if part.shared:
                rows += each
        balances: list[Balance] = []
        for one in self.sums:
            sides = [[n for term in side for n in _place(term, first)] for side in (one.terms, one.or_less)]
            balances.append(Balance(sides[0], sides[1], one.low, one.high, rows))
            rows += one.high - one.low + 1
        return Net(where, readings, balances, rows, hidden, self.stages, first[self.stage], self.stage_low)


def _place(term: Term, first: dict[str, int]) -> list[int]:
    return [first[term[0]] + term[1], term[2], term[3] if len(term) == 4 else 0]


TYPES, FARMER, WILD = 6, 4, 5
FIGHTERS = (1, 2, 3)
COUNTED = 8
"""Numbers of the span `counted` for each seat: population, farmers needed, points, missions, four lacks."""


def _paris(seats: int) -> Layout:
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
    )


def layout(game: Game, seats: int) -> Layout:
    """What is read of a game of `GAMES`."""
    return _paris(seats) if game.id == "paris" else _outlive(seats)


GAMES = ("paris", "outlive")
"""The games with a layout."""
