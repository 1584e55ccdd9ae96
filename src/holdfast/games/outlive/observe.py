"""The observation: what a seat may know as a flat vector of small numbers, the observer first."""

from typing import TYPE_CHECKING, Final

from holdfast.core.observation import Observation, Span
from holdfast.games.outlive.catalogue import (
    ANIMALS,
    CHAMBERS,
    CITIES,
    EQUIPMENT,
    EVENTS,
    GOODS,
    HEROES,
    LEADERS,
    PHASES,
    PLACES,
    RING,
    ROOMS,
    SLOTS,
    SPOTS,
    TILES,
    TOOLS,
)
from holdfast.games.outlive.day import Board
from holdfast.games.outlive.locations import Hunt, Sense, Visit
from holdfast.games.outlive.pressure import Press
from holdfast.games.outlive.rounds import coming, passed, phase_of
from holdfast.games.outlive.trouble import striking

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe

MOST_SEATS: Final = 4
MOST_DAYS: Final = 6
MOST_TURNS: Final = MOST_SEATS * len(HEROES.entries)
MOST_GOODS: Final = 250
"""More than anybody has ever had of one resource."""
MOST_ROOMS: Final = 2 * len(ROOMS.entries) // MOST_SEATS
"""Advanced rooms that a seat can draw."""
MOST_LEADERS: Final = len(LEADERS.entries) // MOST_SEATS
MOST_TILES: Final = 12
"""Tiles of a stack, of wild game or of a city."""
MOST_OFFERED: Final = 4
"""Equipment tiles that lie in a city."""
STACKS: Final = 3

DECISIONS: Final = (
    "put-away",
    "found",
    "settle",
    "keep-leader",
    "station",
    "forage",
    "put-back",
    "surrender",
    "spoil",
    "welcome",
    "rescue",
    "starve",
    "sicken",
    "freeze",
    "raided",
    "gnawed",
    "turn",
    "board",
    "threaten",
    "defend",
    "tribute",
    "visit",
    "sense",
    "hunt",
    "overcome",
    "pay-event",
    "skip-material",
    "feed",
    "recruit",
    "build",
    "pay-room",
    "repair",
    "repair-cheaply",
    "skip-cost",
)
NUMBER_OF: Final = {name: i + 1 for i, name in enumerate(DECISIONS)}

FACTS: Final = (
    ("left", MOST_GOODS),
    ("missing", MOST_GOODS),
    ("hero", len(HEROES.entries)),
    ("place", len(PLACES.entries)),
    ("victim", MOST_SEATS),
    ("by", MOST_SEATS),
    ("against", len(HEROES.entries)),
    ("points", 30),
    ("actions", 30),
    ("free", 30),
    ("animal", len(ANIMALS.entries)),
    ("event", len(EVENTS.entries)),
    ("equipment", len(EQUIPMENT.entries)),
    ("wood", 30),
    ("metal", 30),
    ("microchip", 30),
    ("discount", 30),
    ("room", len(CHAMBERS.entries)),
    ("begun", 2),
    ("spaces", 30),
)
"""What decisions are about, and the highest number of each."""
FACT_OF: Final = {FACTS[i][0]: i for i in range(len(FACTS))}
SEATS_AMONG_FACTS: Final = ("victim", "by")

PRESSURE: Final = "victim, hero, points, stopped, munitions, escaped, then tribute by good"

OBSERVATION: Final = Observation(
    (
        Span("decision", 1, 0, len(DECISIONS)),
        Span("decides", 1, 0, MOST_SEATS),
        *[Span(f"about-{name}", 1, 0, high + 1) for name, high in FACTS],
        Span("phase", 1, 0, len(PHASES.entries) - 1),
        Span("day", 1, 0, MOST_DAYS),
        Span("first", 1, 0, MOST_SEATS - 1),
        Span("first-taken", 1, 0, 1),
        Span("shown", 1, 0, 1),
        Span("striking", 1, 0, len(EVENTS.entries)),
        Span("coming", 2, 0, MOST_TURNS, ("next seat, how many",)),
        Span("comes", MOST_SEATS, 0, 1, ("seat",)),
        Span("passed", MOST_SEATS, 0, 1, ("seat",)),
        Span("events", MOST_DAYS, 0, len(EVENTS.entries), ("day",)),
        Span("overcome-by", MOST_DAYS, 0, MOST_SEATS, ("day",)),
        Span("stock", RING, 0, MOST_GOODS, ("place",)),
        Span("algae", 1, 0, 1),
        Span("berths", len(SPOTS.entries), 0, MOST_TURNS, ("spot",)),
        Span("survivors-aboard", len(SPOTS.entries), 0, 1, ("spot",)),
        Span("equipment-deck", 1, 0, 3 * len(EQUIPMENT.entries)),
        Span("equipment-discards", len(EQUIPMENT.entries), 0, 10, ("equipment",)),
        Span("city-equipment", len(CITIES.entries) * MOST_OFFERED, 0, len(EQUIPMENT.entries), ("city", "offer")),
        Span("search-left", len(CITIES.entries), 0, MOST_TILES, ("city",)),
        Span("search-face-up", len(CITIES.entries) * MOST_TILES, 0, len(TILES.entries), ("city", "tile")),
        Span("search-seen-by", len(CITIES.entries) * MOST_SEATS, 0, 1, ("city", "seat")),
        Span("search-known", len(CITIES.entries) * MOST_TILES, 0, len(TILES.entries), ("city", "from the top")),
        Span("game-left", STACKS, 0, MOST_TILES, ("stack",)),
        Span("game-top", STACKS, 0, len(ANIMALS.entries), ("stack",)),
        Span("game-seen-by", STACKS * MOST_SEATS, 0, 1, ("stack", "seat")),
        Span("game-known", STACKS * MOST_TILES, 0, len(ANIMALS.entries), ("stack", "from the top")),
        Span("acting", 2, 0, MOST_SEATS, ("seat, hero",)),
        Span("acting-spot", 1, 0, 2 * len(SPOTS.entries)),
        Span("acting-actions", 2, 0, 30, ("actions, free tiles",)),
        Span("acting-done", 5, 0, 1, ("caught, gathered, filters open, searched, empty cupboard",)),
        Span("pressures", (MOST_SEATS - 1) * (6 + len(GOODS.entries)), 0, 60, ("pressure", PRESSURE)),
        Span("hand", MOST_ROOMS, 0, len(ROOMS.entries), ("card",)),
        Span("put-away", MOST_ROOMS, 0, len(ROOMS.entries), ("card",)),
        Span("leaders", MOST_LEADERS, 0, len(LEADERS.entries), ("card",)),
        *[
            span
            for seat in range(MOST_SEATS)
            for span in (
                Span(f"tribe-{seat}-there", 1, 0, 1),
                Span(f"tribe-{seat}-leader", 1, 0, len(LEADERS.entries)),
                Span(f"tribe-{seat}-rooms", SLOTS, 0, len(CHAMBERS.entries), ("slot",)),
                Span(f"tribe-{seat}-people", SLOTS, 0, 30, ("slot",)),
                Span(f"tribe-{seat}-used", 3 * SLOTS, 0, 1, ("today, in blackwood, in silent-peak", "slot")),
                Span(f"tribe-{seat}-airlock", 1, 0, 30),
                Span(f"tribe-{seat}-goods", len(GOODS.entries), 0, MOST_GOODS, ("good",)),
                Span(f"tribe-{seat}-level", 1, 0, 30),
                Span(f"tribe-{seat}-equipment", len(EQUIPMENT.entries), 0, 3, ("equipment",)),
                Span(f"tribe-{seat}-caught", len(ANIMALS.entries), 0, 60, ("animal",)),
                Span(f"tribe-{seat}-places", len(HEROES.entries), 0, RING, ("hero",)),
                Span(f"tribe-{seat}-active", len(HEROES.entries), 0, 1, ("hero",)),
            )
        ],
    )
)
"""Things are their numbers and one more, 0 is none or not known. Seats count from the observer, who is 0; where nobody
is possible, one more. Equipment of a tribe is 1 broken, 2 ready, 3 used today. People and airlock are one more, 0 is
not built or not known. Longer stacks and offers, which only a pack can have, are cut."""

TRIBE_SIZE: Final = 3 + 5 * SLOTS + 1 + len(GOODS.entries) + TOOLS + len(ANIMALS.entries) + 2 * len(HEROES.entries)


def observe(s: "State", seat: int, out: list[int]) -> None:
    out.clear()
    _decision(s, seat, out)
    _round(s, seat, out)
    _board(s, seat, out)
    _acting(s, seat, out)
    mine = s.tribes[seat]
    _padded(mine.hand, MOST_ROOMS, out)
    _padded(mine.away, MOST_ROOMS, out)
    _padded(mine.leaders, MOST_LEADERS, out)
    for turn in range(MOST_SEATS):
        if turn < s.seats:
            other = (seat + turn) % s.seats
            _tribe(s.tribes[other], s.shown or turn == 0, out)
        else:
            out += [0] * TRIBE_SIZE


def _padded(numbers: list[int], size: int, out: list[int]) -> None:
    """Things as their numbers and one more, filled up with 0."""
    count = min(size, len(numbers))
    for i in range(count):
        out.append(numbers[i] + 1)
    out += [0] * (size - count)


def _bits(mask: int, size: int, out: list[int]) -> None:
    for i in range(size):
        out.append(mask >> i & 1)


def _seat_bits(s: "State", mask: int, seat: int, out: list[int]) -> None:
    """One bit for each seat, the observer first."""
    if mask == 0:
        out += [0] * MOST_SEATS
        return
    for turn in range(MOST_SEATS):
        out.append(mask >> (seat + turn) % s.seats & 1 if turn < s.seats else 0)


def _decision(s: "State", seat: int, out: list[int]) -> None:
    about = [0] * len(FACTS)
    decision = s.decision
    if decision is None:
        out += [0, 0]
    else:
        out.append(NUMBER_OF[decision.step.NAME])
        out.append((decision.seat - seat) % s.seats + 1)
        for name, _, value in decision.step.facts(s):
            if name in SEATS_AMONG_FACTS:
                value = (value - seat) % s.seats
            about[FACT_OF[name]] = value + 1
    out += about


def _round(s: "State", seat: int, out: list[int]) -> None:
    seats = s.seats
    out.append(phase_of(s))
    out.append(s.day + 1)
    out.append((s.first - seat) % seats)
    out.append(1 if s.boarded else 0)
    out.append(1 if s.shown else 0)
    out.append(striking(s) + 1)
    after = coming(s)
    mask = 0
    for other in after:
        mask |= 1 << other
    out.append((after[0] - seat) % seats + 1 if len(after) > 0 else 0)
    out.append(len(after))
    _seat_bits(s, mask, seat, out)
    _seat_bits(s, passed(s), seat, out)
    overcome: list[int] = []
    for day in range(MOST_DAYS):
        number = 0
        by = 0
        if day <= s.day:
            event = s.events[day]
            for turn in range(seats):
                if s.tribes[(seat + turn) % seats].overcome >> event & 1:
                    by = turn + 1
            if by > 0 or s.in_play >> event & 1:
                number = event + 1
        out.append(number)
        overcome.append(by)
    out += overcome


def _board(s: "State", seat: int, out: list[int]) -> None:
    seats = s.seats
    out += s.stock
    out.append(1 if s.algae else 0)
    for berth in s.berths:
        if berth < 0:
            out.append(0)
        else:
            whose = (berth // len(HEROES) - seat) % seats
            out.append(whose * len(HEROES) + berth % len(HEROES) + 1)
    _bits(s.crew, len(SPOTS), out)
    out.append(s.deck_left)
    out += s.discards
    offer = s.t.city_offer
    for city in range(len(CITIES)):
        _padded(s.salvage[city * offer : (city + 1) * offer], MOST_OFFERED, out)
    out += s.search_left
    for city in range(len(CITIES)):
        _padded(s.search[city][s.search_left[city] :], MOST_TILES, out)
    for mask in s.search_seen:
        _seat_bits(s, mask, seat, out)
    for city in range(len(CITIES)):
        _known(s.search[city], s.search_left[city], s.search_seen[city] >> seat & 1, out)
    for stack in s.game_stacks:
        out.append(len(stack))
    for stack in s.game_stacks:
        out.append(stack[-1] + 1 if len(stack) > 0 else 0)
    for mask in s.game_seen:
        _seat_bits(s, mask, seat, out)
    for i in range(STACKS):
        stack = s.game_stacks[i]
        _known(stack, len(stack), s.game_seen[i] >> seat & 1, out)


def _known(tiles: list[int], left: int, seen: int, out: list[int]) -> None:
    """A stack from its top down, if the observer has looked through it."""
    if not seen:
        out += [0] * MOST_TILES
        return
    count = min(MOST_TILES, left)
    for i in range(count):
        out.append(tiles[left - 1 - i] + 1)
    out += [0] * (MOST_TILES - count)


def _acting(s: "State", seat: int, out: list[int]) -> None:
    who, hero, spot, actions, free, done = -1, -1, -1, -1, 0, 0
    for step in s.stack:
        if isinstance(step, Visit):
            who, hero, actions, free, done = step.seat, step.hero, step.points, step.free, step.done
            break
        if isinstance(step, Hunt):
            who, hero, actions, done = step.seat, step.hero, step.points, step.done
            break
        if isinstance(step, Sense):
            who, hero, actions, done = step.seat, step.hero, step.points, step.done
            break
        if isinstance(step, Press):
            who, hero, spot = step.seat, step.hero, step.spot
            break
        if isinstance(step, Board):
            who, hero = step.seat, step.hero
            break
    out.append(0 if who < 0 else (who - seat) % s.seats + 1)
    out.append(hero + 1)
    out.append(spot + 1)
    out.append(actions + 1)
    out.append(free)
    _bits(done, 5, out)
    count = 0
    if who >= 0:
        for made in s.pressures:
            out.append((made.victim - seat) % s.seats + 1)
            out.append(made.hero + 1)
            out.append(made.points)
            out.append(made.stopped)
            out.append(made.munitions)
            out.append(1 if made.escaped else 0)
            out += made.given
            count += 1
    out += [0] * ((MOST_SEATS - 1 - count) * (6 + len(GOODS)))


def _tribe(tribe: "Tribe", known: bool, out: list[int]) -> None:
    out.append(1)
    if known:
        out.append(tribe.leader + 1)
        _padded(tribe.rooms, SLOTS, out)
        for people in tribe.people:
            out.append(people + 1)
    else:
        out += [0] * (2 * SLOTS + 1)
    _bits(tribe.used, 3 * SLOTS, out)
    out.append(tribe.airlock + 1 if known else 0)
    out += tribe.goods
    out.append(tribe.gauge)
    broken, repaired, spent = tribe.broken, tribe.repaired, tribe.spent
    for tool in range(TOOLS):
        out.append(1 if broken >> tool & 1 else (repaired >> tool & 1) * 2 + (spent >> tool & 1))
    out += tribe.caught
    for place in tribe.places:
        out.append(place + 1)
    _bits(tribe.active, len(HEROES), out)
