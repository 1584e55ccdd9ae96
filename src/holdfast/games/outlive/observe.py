"""The observation: what a seat may know as a flat vector of small numbers, the observer first."""

from typing import TYPE_CHECKING, Final

from holdfast.core.catalogue import SEAT
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
    "irradiated",
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

PRESSURE: Final = "victim, hero, points, stopped, munitions, escaped, then tribute by good"
PRESSURE_SIZE: Final = 6 + len(GOODS.entries)
DONE: Final = "caught, gathered, filters open, searched, empty cupboard, weakened by a sandstorm"

OBSERVATION: Final = Observation(
    (
        Span("decision", 1, 0, len(DECISIONS)),
        Span("decides", 1, -1, MOST_SEATS - 1),
        *[Span(f"about-{name}", 1, -1, high) for name, high in FACTS],
        Span("phase", 1, 0, len(PHASES.entries) - 1),
        Span("day", 1, -1, MOST_DAYS - 1),
        Span("first", 1, 0, MOST_SEATS - 1),
        Span("first-taken", 1, 0, 1),
        Span("shown", 1, 0, 1),
        Span("striking", 1, -1, len(EVENTS.entries) - 1),
        Span("next", 1, -1, MOST_SEATS - 1),
        Span("turns-to-come", 1, 0, MOST_TURNS),
        Span("comes", MOST_SEATS, 0, 1, ("seat",)),
        Span("passed", MOST_SEATS, 0, 1, ("seat",)),
        Span("events", MOST_DAYS, -1, len(EVENTS.entries) - 1, ("day",)),
        Span("overcome-by", MOST_DAYS, -1, MOST_SEATS - 1, ("day",)),
        Span("stock", RING, 0, MOST_GOODS, ("place",)),
        Span("algae", 1, 0, 1),
        Span("berths", len(SPOTS.entries), -1, MOST_TURNS - 1, ("spot",)),
        Span("survivors-aboard", len(SPOTS.entries), 0, 1, ("spot",)),
        Span("equipment-deck", 1, 0, 3 * len(EQUIPMENT.entries)),
        Span("equipment-discards", len(EQUIPMENT.entries), 0, 10, ("equipment",)),
        Span("city-equipment", len(CITIES.entries) * MOST_OFFERED, -1, len(EQUIPMENT.entries) - 1, ("city", "offer")),
        Span("search-left", len(CITIES.entries), 0, MOST_TILES, ("city",)),
        Span("search-face-up", len(CITIES.entries) * MOST_TILES, -1, len(TILES.entries) - 1, ("city", "tile")),
        Span("search-seen-by", len(CITIES.entries) * MOST_SEATS, 0, 1, ("city", "seat")),
        Span("search-known", len(CITIES.entries) * MOST_TILES, -1, len(TILES.entries) - 1, ("city", "from the top")),
        Span("game-left", STACKS, 0, MOST_TILES, ("stack",)),
        Span("game-top", STACKS, -1, len(ANIMALS.entries) - 1, ("stack",)),
        Span("game-seen-by", STACKS * MOST_SEATS, 0, 1, ("stack", "seat")),
        Span("game-known", STACKS * MOST_TILES, -1, len(ANIMALS.entries) - 1, ("stack", "from the top")),
        Span("acting", 2, -1, MOST_SEATS - 1, ("seat, hero",)),
        Span("acting-spot", 1, -1, 2 * len(SPOTS.entries) - 1),
        Span("acting-actions", 2, -1, 30, ("actions, free tiles",)),
        Span("acting-done", 6, 0, 1, (DONE,)),
        Span("pressures", (MOST_SEATS - 1) * PRESSURE_SIZE, 0, 60, ("pressure", PRESSURE)),
        Span("hand", MOST_ROOMS, -1, len(ROOMS.entries) - 1, ("card",)),
        Span("put-away", MOST_ROOMS, -1, len(ROOMS.entries) - 1, ("card",)),
        Span("leaders", MOST_LEADERS, -1, len(LEADERS.entries) - 1, ("card",)),
        *[
            span
            for seat in range(MOST_SEATS)
            for span in (
                Span(f"tribe-{seat}-there", 1, 0, 1),
                Span(f"tribe-{seat}-leader", 1, -1, len(LEADERS.entries) - 1),
                Span(f"tribe-{seat}-rooms", SLOTS, -1, len(CHAMBERS.entries) - 1, ("slot",)),
                Span(f"tribe-{seat}-people", SLOTS, -1, 30, ("slot",)),
                Span(f"tribe-{seat}-airlock", 1, -1, 30),
                Span(f"tribe-{seat}-used", 3 * SLOTS, 0, 1, ("today, in blackwood, in silent-peak", "slot")),
                Span(f"tribe-{seat}-goods", len(GOODS.entries), 0, MOST_GOODS, ("good",)),
                Span(f"tribe-{seat}-level", 1, 0, 30),
                Span(f"tribe-{seat}-broken", len(EQUIPMENT.entries), 0, 1, ("equipment",)),
                Span(f"tribe-{seat}-repaired", len(EQUIPMENT.entries), 0, 1, ("equipment",)),
                Span(f"tribe-{seat}-spent", len(EQUIPMENT.entries), 0, 1, ("equipment",)),
                Span(f"tribe-{seat}-caught", len(ANIMALS.entries), 0, 60, ("animal",)),
                Span(f"tribe-{seat}-places", len(HEROES.entries), -1, RING - 1, ("hero",)),
                Span(f"tribe-{seat}-active", len(HEROES.entries), 0, 1, ("hero",)),
            )
        ],
    )
)
"""Things are their numbers in their domains, -1 is none or not known. Seats count from the observer, who is 0; a berth
is seat * 4 + hero. Of pressures the victim is one more, 0 where there is none. A tribe that is not there is all 0.
Longer stacks and offers, which only a pack can have, are cut."""

TRIBE_SIZE: Final = sum([span.size for span in OBSERVATION.spans if span.name.startswith("tribe-0-")])

CHUNK: Final = 10
BITS: Final = [[[mask >> i & 1 for i in range(size)] for mask in range(1 << size)] for size in range(CHUNK + 1)]
"""The bits of every mask of up to ten: to add them all at once is several times as fast as one by one."""
ZEROS: Final = [[0] * size for size in range(TRIBE_SIZE + 1)]
NONE: Final = [[-1] * size for size in range(SLOTS * 3)]


def observe(s: "State", seat: int, out: list[int]) -> None:
    """Adds whole lists with `+=`, which compiled code does twice as fast as `extend`."""
    out.clear()
    _decision(s, seat, out)
    _round(s, seat, out)
    _board(s, seat, out)
    _acting(s, seat, out)
    mine = s.tribes[seat]
    padded(mine.hand, MOST_ROOMS, out)
    padded(mine.away, MOST_ROOMS, out)
    padded(mine.leaders, MOST_LEADERS, out)
    for turn in range(MOST_SEATS):
        if turn < s.seats:
            _tribe(s.tribes[(seat + turn) % s.seats], s.shown or turn == 0, out)
        else:
            out += ZEROS[TRIBE_SIZE]


def padded(numbers: list[int], size: int, out: list[int]) -> None:
    """Numbers of things, filled up with -1."""
    missing = size - len(numbers)
    if missing < 0:
        out += numbers[:size]
        return
    out += numbers
    if missing > 0:
        out += NONE[missing]


def bits(mask: int, size: int, out: list[int]) -> None:
    if mask == 0:
        out += ZEROS[size]
        return
    while size > CHUNK:
        out += BITS[CHUNK][mask & (1 << CHUNK) - 1]
        mask >>= CHUNK
        size -= CHUNK
    out += BITS[size][mask]


def _seat_bits(s: "State", mask: int, seat: int, out: list[int]) -> None:
    """One bit for each seat, the observer first."""
    out += BITS[MOST_SEATS][mask >> seat | mask << s.seats - seat & (1 << s.seats) - 1]


def _decision(s: "State", seat: int, out: list[int]) -> None:
    about = [-1] * len(FACTS)
    decision = s.decision
    if decision is None:
        out.append(0)
        out.append(-1)
    else:
        out.append(NUMBER_OF[decision.step.NAME])
        out.append((decision.seat - seat) % s.seats)
        for name, domain, value in decision.step.facts(s):
            about[FACT_OF[name]] = (value - seat) % s.seats if domain is SEAT else value
    out += about


def _round(s: "State", seat: int, out: list[int]) -> None:
    seats = s.seats
    out.append(phase_of(s))
    out.append(s.day)
    out.append((s.first - seat) % seats)
    out.append(1 if s.boarded else 0)
    out.append(1 if s.shown else 0)
    out.append(striking(s))
    after = coming(s)
    mask = 0
    for other in after:
        mask |= 1 << other
    out.append((after[0] - seat) % seats if len(after) > 0 else -1)
    out.append(len(after))
    _seat_bits(s, mask, seat, out)
    _seat_bits(s, passed(s), seat, out)
    observe_events(s, seat, out)


def observe_events(s: "State", seat: int, out: list[int]) -> None:
    """Those that were open on each day so far, and who has overcome them."""
    seats = s.seats
    events = [-1] * MOST_DAYS
    by = [-1] * MOST_DAYS
    for day in range(s.day + 1):
        event = s.events[day]
        if s.in_play >> event & 1:
            events[day] = event
            continue
        for turn in range(seats):
            if s.tribes[(seat + turn) % seats].overcome >> event & 1:
                events[day] = event
                by[day] = turn
    out += events
    out += by


def _board(s: "State", seat: int, out: list[int]) -> None:
    out += s.stock
    out.append(1 if s.algae else 0)
    for berth in s.berths:
        if berth < 0:
            out.append(-1)
        else:
            whose = (berth // len(HEROES) - seat) % s.seats
            out.append(whose * len(HEROES) + berth % len(HEROES))
    bits(s.crew, len(SPOTS), out)
    out.append(s.deck_left)
    out += s.discards
    offer = s.t.city_offer
    for city in range(len(CITIES)):
        padded(s.salvage[city * offer : (city + 1) * offer], MOST_OFFERED, out)
    out += s.search_left
    for city in range(len(CITIES)):
        padded(s.search[city][s.search_left[city] :], MOST_TILES, out)
    for mask in s.search_seen:
        _seat_bits(s, mask, seat, out)
    for city in range(len(CITIES)):
        _known(s.search[city], s.search_left[city], s.search_seen[city] >> seat & 1, out)
    for stack in s.game_stacks:
        out.append(len(stack))
    for stack in s.game_stacks:
        out.append(stack[-1] if len(stack) > 0 else -1)
    for mask in s.game_seen:
        _seat_bits(s, mask, seat, out)
    for i in range(STACKS):
        stack = s.game_stacks[i]
        _known(stack, len(stack), s.game_seen[i] >> seat & 1, out)


def _known(tiles: list[int], left: int, seen: int, out: list[int]) -> None:
    """A stack from its top down, if the observer has looked through it."""
    if seen:
        padded(tiles[:left][::-1], MOST_TILES, out)
    else:
        out += NONE[MOST_TILES]


def _acting(s: "State", seat: int, out: list[int]) -> None:
    who, hero, spot, actions, free, done = -1, -1, -1, -1, 0, 0
    for step in s.stack:
        if isinstance(step, Visit):
            who, hero, actions, free, done = step.seat, step.hero, step.points, step.free, step.done
        elif isinstance(step, (Hunt, Sense)):
            who, hero, actions, done = step.seat, step.hero, step.points, step.done
        elif isinstance(step, Press):
            who, hero, spot = step.seat, step.hero, step.spot
        elif isinstance(step, Board):
            who, hero = step.seat, step.hero
    if who < 0:
        out += NONE[4]
        out += ZEROS[7]
        out += ZEROS[(MOST_SEATS - 1) * PRESSURE_SIZE]
        return
    out.append((who - seat) % s.seats)
    out.append(hero)
    out.append(spot)
    out.append(actions)
    out.append(free)
    bits(done, 6, out)
    for made in s.pressures:
        out.append((made.victim - seat) % s.seats + 1)
        out.append(made.hero)
        out.append(made.points)
        out.append(made.stopped)
        out.append(made.munitions)
        out.append(1 if made.escaped else 0)
        out += made.given
    out += ZEROS[(MOST_SEATS - 1 - len(s.pressures)) * PRESSURE_SIZE]


def _tribe(tribe: "Tribe", known: bool, out: list[int]) -> None:
    out.append(1)
    if known:
        out.append(tribe.leader)
        padded(tribe.rooms, SLOTS, out)
        out += tribe.people
        out.append(tribe.airlock)
    else:
        out += NONE[2 + 2 * SLOTS]
    bits(tribe.used, 3 * SLOTS, out)
    out += tribe.goods
    out.append(tribe.gauge)
    bits(tribe.broken, TOOLS, out)
    bits(tribe.repaired, TOOLS, out)
    bits(tribe.spent, TOOLS, out)
    out += tribe.caught
    out += tribe.places
    bits(tribe.active, len(HEROES), out)
