"""How a view is made: only what the seat may know is copied out of the state."""

from typing import TYPE_CHECKING

from holdfast.core.step import Step
from holdfast.games.outlive import pressure
from holdfast.games.outlive.building import room_cost
from holdfast.games.outlive.catalogue import (
    ANIMALS,
    BASE,
    CHAMBERS,
    CITIES,
    EQUIPMENT,
    EVENTS,
    GOODS,
    HEROES,
    KINDS,
    LEADERS,
    MATERIALS,
    MOVE,
    MUNITIONS,
    PHASES,
    PLACES,
    RING,
    ROOMS,
    SLOTS,
    SPOTS,
    STACK_OF,
    SUPPLIES,
    TILES,
    TOOLS,
    TROUBLES,
)
from holdfast.games.outlive.day import Board, Turn
from holdfast.games.outlive.hunting import endurance_of, meat_of
from holdfast.games.outlive.locations import (
    BAGGED,
    EMPTY_CUPBOARD,
    GATHERED,
    OPENED,
    SEARCHED,
    Hunt,
    Sense,
    Visit,
)
from holdfast.games.outlive.night import hungry, let_in, rooms_bill, stopped_by_rooms, thrown_away
from holdfast.games.outlive.overcome import can_skip_enough, missing, wanting
from holdfast.games.outlive.pressure import Press, pressure_on
from holdfast.games.outlive.repair import best_discount, short_of
from holdfast.games.outlive.rounds import coming, is_fed, is_feeding, is_radiated, passed, phase_of
from holdfast.games.outlive.scoring import PARTS, points
from holdfast.games.outlive.shelter import beyond_last_level
from holdfast.games.outlive.tables import FAR_MOVE, HUNT_POINTS
from holdfast.games.outlive.trouble import striking
from holdfast.games.outlive.view import (
    Acting,
    Berth,
    City,
    Event,
    GameStack,
    Hero,
    Hunting,
    Mine,
    Move,
    OutliveView,
    Payable,
    Place,
    Pressed,
    Pressure,
    Room,
    Tonight,
    Tribe,
)

if TYPE_CHECKING:
    from typing import Any

    from holdfast.games.outlive import state


def look(s: "state.State", seat: int) -> OutliveView:
    event = striking(s)
    return OutliveView(
        seat=seat,
        asked=s.asked(seat),
        phase=PHASES.entries[phase_of(s)],
        seats=[_tribe(s, other, s.shown or other == seat) for other in range(s.seats)],
        outcome=s.outcome,
        day=None if s.day < 0 else s.day + 1,
        radiation=None if s.day < 0 else s.t.radiation[s.day],
        first=s.first,
        first_taken=s.boarded,
        coming=coming(s),
        passed=_seats(s, passed(s)),
        striking=None if event < 0 else EVENTS.entries[event],
        events=_events(s),
        places=[_place(s, place) for place in range(RING)],
        wild_game=[_wild_game(s, place, seat) for place in range(RING) if STACK_OF[place] >= 0],
        cities=[_city(s, city, seat) for city in range(len(CITIES))],
        ship=[_berth(s, spot) for spot in range(len(SPOTS))],
        equipment_deck=s.deck_left,
        equipment_discards=_counts(EQUIPMENT.entries, s.discards),
        acting=_acting(s),
        hunting=_hunting(s),
        mine=None if seat < 0 else _mine(s, seat),
    )


def _counts(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """What there is more than nothing of."""
    found: dict[str, int] = {}
    for i in range(len(numbers)):
        if numbers[i] > 0:
            found[names[i]] = numbers[i]
    return found


def _named(names: tuple[str, ...], mask: int) -> list[str]:
    """The things of a mask."""
    found: list[str] = []
    if mask:
        for i in range(len(names)):
            if mask >> i & 1:
                found.append(names[i])
    return found


def _seats(s: "state.State", mask: int) -> list[int]:
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def _knows(mask: int, seat: int) -> bool:
    return seat >= 0 and bool(mask >> seat & 1)


# The board


def _events(s: "state.State") -> list[Event]:
    found: list[Event] = []
    for day in range(s.day + 1):
        event = s.events[day]
        by: int | None = None
        for seat in range(s.seats):
            if s.tribes[seat].overcome >> event & 1:
                by = seat
        # Before the first event of a day is turned up it is neither in play nor overcome.
        if by is not None or s.in_play >> event & 1:
            found.append(Event(EVENTS.entries[event], day + 1, by))
    return found


def _place(s: "state.State", place: int) -> Place:
    gives = s.t.gives[place] >= 0
    return Place(PLACES.entries[place], s.stock[place] if gives else None, s.algae if place == BASE else None)


def _wild_game(s: "state.State", place: int, seat: int) -> GameStack:
    number = STACK_OF[place]
    stack = s.game_stacks[number]
    top: str | None = None
    endurance: int | None = None
    meat: int | None = None
    if len(stack) > 0:
        animal = stack[-1]
        top = ANIMALS.entries[animal]
        endurance = endurance_of(s, seat, animal) if seat >= 0 else s.t.endurance[animal]
        meat = meat_of(s, seat, animal) if seat >= 0 else s.t.meat[animal]
    known: list[str] | None = None
    if _knows(s.game_seen[number], seat):
        known = [ANIMALS.entries[animal] for animal in stack[::-1]]
    return GameStack(PLACES.entries[place], len(stack), top, endurance, meat, _seats(s, s.game_seen[number]), known)


def _city(s: "state.State", city: int, seat: int) -> City:
    left = s.search_left[city]
    tiles = s.search[city]
    offer = s.t.city_offer
    equipment: list[str | None] = []
    for tool in s.salvage[city * offer : (city + 1) * offer]:
        equipment.append(EQUIPMENT.entries[tool] if tool >= 0 else None)
    known: list[str] | None = None
    if _knows(s.search_seen[city], seat):
        known = [TILES.entries[tile] for tile in tiles[:left][::-1]]
    face_up = [TILES.entries[tile] for tile in tiles[left:]]
    return City(CITIES.entries[city], equipment, left, face_up, _seats(s, s.search_seen[city]), known)


def _berth(s: "state.State", spot: int) -> Berth:
    berth = s.berths[spot]
    survivor = bool(s.crew >> spot & 1)
    if berth < 0:
        return Berth(SPOTS.entries[spot], None, None, survivor)
    hero = HEROES.entries[berth % len(HEROES)]
    return Berth(SPOTS.entries[spot], berth // len(HEROES), hero, survivor)


# A tribe


def _tribe(s: "state.State", seat: int, known: bool) -> Tribe:
    tribe = s.tribes[seat]
    score: dict[str, int] | None = None
    if s.shown:
        mine = points(s, tribe)
        score = {}
        for i in range(len(PARTS)):
            score[PARTS[i]] = mine[i]
    settled = s.shown or (known and len(tribe.rooms) > 0)
    return Tribe(
        LEADERS.entries[tribe.leader] if known and tribe.leader >= 0 else None,
        _rooms(s, tribe) if known else None,
        tribe.airlock if known else None,
        tribe.survivors() if known else None,
        dict(zip(GOODS.entries, tribe.goods, strict=True)),
        s.springs(tribe) if settled else 0,
        tribe.gauge,
        s.t.gauge_points[tribe.gauge],
        _named(EQUIPMENT.entries, tribe.broken),
        _named(EQUIPMENT.entries, s.ready_tools(tribe)),
        _named(EQUIPMENT.entries, tribe.spent),
        _counts(ANIMALS.entries, tribe.caught),
        _named(EVENTS.entries, tribe.overcome),
        [_hero(s, seat, hero) for hero in range(len(HEROES))],
        s.is_immune(tribe) if settled else False,
        room_cost(s, tribe) if settled else s.t.build_cost,
        _tonight(s, seat) if s.shown and s.day >= 0 else None,
        score,
    )


def _hero(s: "state.State", seat: int, hero: int) -> Hero:
    tribe = s.tribes[seat]
    place = tribe.places[hero]
    return Hero(
        HEROES.entries[hero],
        PLACES.entries[place] if place >= 0 else None,
        bool(tribe.active >> hero & 1),
        s.strength_of(seat, hero),
    )


def _rooms(s: "state.State", tribe: "state.Tribe") -> list[Room]:
    found: list[Room] = []
    for slot in range(len(tribe.rooms)):
        people = tribe.people[slot]
        used_in: list[str] = []
        for city in range(len(CITIES)):
            if tribe.used >> (SLOTS * (city + 1) + slot) & 1:
                used_in.append(CITIES.entries[city])
        found.append(
            Room(
                CHAMBERS.entries[tribe.rooms[slot]],
                people if people >= 0 else None,
                people > 0 and s.is_full(tribe, slot),
                bool(tribe.used >> slot & 1),
                used_in,
            )
        )
    return found


def _tonight(s: "state.State", seat: int) -> Tonight:
    tribe = s.tribes[seat]
    rooms: dict[str, int] | None = None
    eaten = 0
    water: int | None = None
    short: int | None = None
    if is_feeding(s, seat):
        rooms, eaten, water, short = _at_table(s, tribe)
    elif not is_fed(s, seat):
        rooms = _upkeep(s, tribe)
        water = s.t.airlock_water[tribe.airlock]
        short = hungry(s, tribe)
    points = 0
    entering = not is_radiated(s, seat)
    if entering:
        points = let_in(s, tribe)
    beyond = beyond_last_level(s, tribe, points)
    thrown: dict[str, int] = {}
    for good in range(SUPPLIES, KINDS):
        amount = thrown_away(s, tribe, good)
        if amount > 0:
            thrown[GOODS.entries[good]] = amount
    return Tonight(
        rooms,
        eaten,
        water,
        short,
        s.t.radiation[s.day] if entering else None,
        tribe.airlock if entering else None,
        stopped_by_rooms(s, tribe) if entering else None,
        points if entering else None,
        tribe.gauge + points - beyond if entering else None,
        beyond if entering else None,
        thrown,
    )


def _upkeep(s: "state.State", tribe: "state.Tribe") -> dict[str, int]:
    found: dict[str, int] = {}
    for slot in range(SLOTS):
        if tribe.people[slot] > 0:
            found[CHAMBERS.entries[tribe.rooms[slot]]] = s.t.upkeep[tribe.rooms[slot]]
    return found


def _at_table(s: "state.State", tribe: "state.Tribe") -> tuple[dict[str, int], int, int, int]:
    """While the owner chooses what the rooms eat: the airlock has drunk, and `left` of the bill is open."""
    facts = s.stack[-1].facts(s)
    left, short = facts[0][2], facts[1][2]
    return _upkeep(s, tribe), rooms_bill(s, tribe) - left, 0, short


# The turn of a hero


def _acting(s: "state.State") -> Acting | None:
    """The hero that moved last, as long as its turn goes on."""
    for step in s.stack:
        if isinstance(step, Visit):
            return _acts(s, step, step.hero, -1, step.points, step.free, step.done)
        if isinstance(step, Hunt):
            return _acts(s, step, step.hero, -1, step.points, 0, step.done)
        if isinstance(step, Sense):
            return _acts(s, step, step.hero, -1, step.points, 0, step.done)
        if isinstance(step, Press):
            return _acts(s, step, step.hero, step.spot, -1, 0, 0)
        if isinstance(step, Board):
            return _acts(s, step, step.hero, -1, -1, 0, 0)
    return None


def _acts(s: "state.State", step: "Step[Any]", hero: int, spot: int, actions: int, free: int, done: int) -> Acting:
    return Acting(
        step.seat,
        HEROES.entries[hero],
        PLACES.entries[s.tribes[step.seat].places[hero]],
        SPOTS.entries[spot % len(SPOTS)] if spot >= 0 else None,
        spot >= len(SPOTS),
        actions if actions >= 0 else None,
        free,
        bool(done & GATHERED),
        bool(done & BAGGED),
        bool(done & OPENED),
        bool(done & SEARCHED),
        bool(done & EMPTY_CUPBOARD),
        [_pressure(made) for made in s.pressures],
    )


def _pressure(made: pressure.Pressure) -> Pressure:
    return Pressure(
        made.victim,
        HEROES.entries[made.hero],
        made.points,
        made.stopped,
        made.munitions,
        made.escaped,
        _counts(GOODS.entries, made.given),
    )


def _hunting(s: "state.State") -> Hunting | None:
    if len(s.stack) == 0:
        return None
    step = s.stack[-1]
    if not isinstance(step, Hunt):
        return None
    tribe = s.tribes[step.seat]
    return Hunting(
        ANIMALS.entries[step.animal],
        endurance_of(s, step.seat, step.animal),
        step.left,
        meat_of(s, step.seat, step.animal),
        step.points,
        tribe.goods[MUNITIONS],
        _named(EQUIPMENT.entries, s.ready_tools(tribe) & s.t.tools_with[HUNT_POINTS]),
    )


# What the seat itself knows


def _mine(s: "state.State", seat: int) -> Mine:
    tribe = s.tribes[seat]
    events: dict[str, Payable] = {}
    if s.in_play:
        for event in range(TROUBLES):
            if s.in_play >> event & 1:
                events[EVENTS.entries[event]] = _event_cost(s, tribe, event)
    repairs: dict[str, Payable] = {}
    if tribe.broken:
        for tool in range(TOOLS):
            if tribe.broken >> tool & 1:
                repairs[EQUIPMENT.entries[tool]] = _repair_cost(s, tribe, tool)
    return Mine(
        [ROOMS.entries[kind] for kind in tribe.hand],
        [ROOMS.entries[kind] for kind in tribe.away],
        [LEADERS.entries[leader] for leader in tribe.leaders],
        events,
        repairs,
        _moves(s, seat),
    )


def _event_cost(s: "state.State", tribe: "state.Tribe", event: int) -> Payable:
    lacks = [wanting(s, tribe, event, good) for good in range(KINDS)]
    covered = missing(s, tribe, event) > 0 and can_skip_enough(s, tribe, event)
    cost = s.t.event_cost[event * KINDS : (event + 1) * KINDS]
    return Payable(_counts(GOODS.entries, cost), _counts(GOODS.entries, lacks), covered)


def _repair_cost(s: "state.State", tribe: "state.Tribe", tool: int) -> Payable:
    cost = s.t.cost[tool * MATERIALS : (tool + 1) * MATERIALS]
    lacks = [max(0, cost[material] - tribe.goods[material]) for material in range(MATERIALS)]
    short = short_of(s, tribe, tool)
    return Payable(_counts(GOODS.entries, cost), _counts(GOODS.entries, lacks), 0 < short <= best_discount(s, tribe))


def _moves(s: "state.State", seat: int) -> list[Move] | None:
    decision = s.decision
    if decision is None or decision.seat != seat or not isinstance(decision.step, Turn):
        return None
    tribe = s.tribes[seat]
    found: list[Move] = []
    for action in decision.actions:
        if action.kind is not MOVE:
            continue
        hero, place = action.a, action.b
        start = tribe.places[hero]
        uses: str | None = None
        if not s.t.near[start] >> place & 1:
            uses = EQUIPMENT.entries[s.tool_with(tribe, FAR_MOVE)]
        found.append(
            Move(
                HEROES.entries[hero],
                PLACES.entries[place],
                s.t.steps[start * RING + place],
                uses,
                s.strength_of(seat, hero),
                presses(s, seat, hero, place),
            )
        )
    return found


def presses(s: "state.State", seat: int, hero: int, place: int) -> list[Pressed]:
    """Whom a hero would press in a place, in the order in which it would."""
    found: list[Pressed] = []
    for after in range(1, s.seats):
        victim = (seat + after) % s.seats
        force = pressure_on(s, victim, place, s.t.strength[hero])
        if force > 0:
            found.append(Pressed(victim, HEROES.entries[s.tribes[victim].hero_at(place)], force))
    return found
