"""What counts in Outlive. Survivors who are fed and housed, rooms that fill up, events overcome, little radioactivity,
and working equipment."""

from typing import ClassVar, Final

from holdfast.agents.heuristic.evaluator import Evaluator
from holdfast.games.outlive.catalogue import CANS, CHAMBER_OF, KINDS, MATERIALS, MEAT, MUNITIONS, TOOLS, TROUBLES, WATER
from holdfast.games.outlive.night import hungry, rooms_bill, stopped_by_rooms
from holdfast.games.outlive.overcome import missing
from holdfast.games.outlive.rounds import is_fed, is_radiated
from holdfast.games.outlive.scoring import points
from holdfast.games.outlive.state import State, Tribe

ROOM_WORTH: Final = [
    0.8,  # builders' yard
    0.6,  # workshop that draws and repairs
    0.5,  # crisis room
    0.4,  # meat of a hunt
    0.4,  # cans of the ship
    0.5,  # harbour office
    0.4,  # armoury
    0.8,  # spring
    0.6,  # immunity
    0.3,  # scrap press
    0.8,  # washroom
    0.8,  # fans
    0.9,  # nursery
    0.4,  # free search
    0.4,  # draws equipment
    0.1,  # map room
    0.2,  # guardroom
    0.6,  # cheaper repairs
    0.1,  # parley room
    0.3,  # cupboard
]
"""What a full room gives a day, in points, by its ability."""
TOOL_WORTH: Final = 0.12
"""What repaired equipment helps a day."""


def days_left(s: State) -> int:
    """Days after this one."""
    return len(s.t.radiation) - 1 - max(0, s.day)


def ready_events(s: State, tribe: Tribe) -> float:
    """Events in play whose cost is being collected."""
    worth = 0.0
    if s.in_play == 0:
        return worth
    for event in range(TROUBLES):
        if s.in_play >> event & 1:
            cost = 0
            for good in s.t.event_goods[event]:
                cost += s.t.event_cost[event * KINDS + good]
            have = 1.0 - missing(s, tribe, event) / max(1, cost)
            worth += s.t.event_points[event] * 0.6 * have * have
    return worth


def rooms(s: State, tribe: Tribe) -> float:
    """Full rooms score at the end; half-full ones are on their way there."""
    t = s.t
    full = 0.0
    for slot in range(len(tribe.rooms)):
        people = tribe.people[slot]
        spaces = t.spaces[tribe.rooms[slot]]
        if people > 0:
            full += 1.0 if people >= spaces else 0.8 * people / spaces
    whole = int(full)
    top = len(t.full_points) - 1
    if whole >= top:
        return float(t.full_points[top])
    return t.full_points[whole] + (full - whole) * (t.full_points[whole + 1] - t.full_points[whole])


def built(s: State, tribe: Tribe) -> float:
    """Rooms that stand and wait for people: one or two, more would wait in vain."""
    worth = 0.0
    each = 1.2
    for slot in range(len(tribe.rooms)):
        if tribe.people[slot] >= 0:
            if s.is_full(tribe, slot):
                worth += 1.2
            else:
                worth += each
                each *= 0.5
    return worth * min(1.0, 0.4 + 0.25 * days_left(s))


def abilities(s: State, tribe: Tribe) -> float:
    """What rooms will do on the days to come: full ones all of it, built ones some, others little."""
    worth = 0.0
    for slot in range(len(tribe.rooms)):
        each = ROOM_WORTH[s.t.ability[tribe.rooms[slot]]]
        if tribe.people[slot] < 0:
            worth += 0.1 * each
        elif s.is_full(tribe, slot):
            worth += each
        else:
            worth += 0.4 * each
    for kind in tribe.hand:
        worth += 0.1 * ROOM_WORTH[s.t.ability[CHAMBER_OF[kind]]]
    return worth * (days_left(s) + (0 if s.day >= 0 else 1))


def radioactivity(s: State, tribe: Tribe) -> float:
    """Where the gauge will stand at the end if the airlock stays as it is, and who falls ill."""
    t = s.t
    seat = s.tribes.index(tribe)
    level = float(tribe.gauge)
    ill = 0.0
    last = len(t.gauge_points) - 1
    stopped = tribe.airlock + stopped_by_rooms(s, tribe)
    first = max(0, s.day) + (1 if is_radiated(s, seat) else 0)
    for day in range(first, len(t.radiation)):
        today = stopped if day == first else 0.7 * stopped
        level += max(0.0, t.radiation[day] - today)
        if level > last:
            ill += level - last
            level = float(last)
    whole = int(level)
    worth = float(t.gauge_points[whole])
    if whole < last:
        worth += (level - whole) * (t.gauge_points[whole + 1] - t.gauge_points[whole])
    return worth - 1.5 * ill


def survivors(s: State, tribe: Tribe) -> float:
    """Every survivor is a point, and a pair of hands until the end."""
    return tribe.survivors() * (s.t.survivor_points + 0.1 * days_left(s))


def equipment(s: State, tribe: Tribe, scored: int) -> float:
    """Repaired equipment and its pairs; what is broken may be repaired."""
    worth = scored + TOOL_WORTH * days_left(s) * tribe.repaired.bit_count()
    broken = tribe.broken
    if broken:
        owned = tribe.repaired | broken
        for tool in range(TOOLS):
            if broken >> tool & 1:
                worth += 0.7 if owned >> s.t.pair[tool] & 1 else 0.45
    return worth


def food(s: State, tribe: Tribe) -> float:
    """Whether tonight's meals are there, and what is left over to take in survivors."""
    seat = s.tribes.index(tribe)
    goods = tribe.goods
    left = days_left(s)
    if not is_fed(s, seat):
        bill = rooms_bill(s, tribe) + s.t.airlock_water[tribe.airlock]
        short = hungry(s, tribe)
        spare = max(0, tribe.supplies() + s.springs(tribe) - bill)
        keeps = 0.1 * min(spare, goods[CANS]) + 0.05 * min(spare, goods[WATER])
        return -1.8 * short + 0.8 * MEALS[min(spare, MOST)] + keeps
    kept = goods[CANS] + min(goods[WATER], s.t.water_kept)
    return 0.75 * STORES[min(kept, MOST)] + 0.05 * goods[MEAT] if left > 0 else 0.0


def _spread(enough: int) -> list[float]:
    """What a number of things is worth if every further one counts a little less, those beyond `enough` much less."""
    worth, each, found = 0.0, 1.0, [0.0]
    for i in range(MOST):
        worth += each if i < enough else 0.2 * each
        each *= 0.92 if i < enough else 1.0
        found.append(worth)
    return found


MOST: Final = 60
MEALS: Final = _spread(6)
"""Of supplies that tonight's meals leave over."""
STORES: Final = _spread(8)
"""Of supplies that keep until tomorrow."""
PILE: Final = _spread(5)
"""Of one material, or munitions."""


def materials(s: State, tribe: Tribe) -> float:
    """Wood, metal and microchips for rooms and repairs, munitions for the hunt and for defence."""
    left = days_left(s)
    now = 1.0 if left > 0 else 0.6
    worth = 0.0
    for good in range(MATERIALS):
        worth += PILE[min(tribe.goods[good], MOST)]
    return now * (0.45 * worth + 0.3 * PILE[min(tribe.goods[MUNITIONS], MOST)])


class OutliveEvaluator(Evaluator):
    PARTS: ClassVar[tuple[str, ...]] = (
        "events",
        "ready-events",
        "rooms",
        "built",
        "abilities",
        "radioactivity",
        "survivors",
        "equipment",
        "food",
        "materials",
    )
    RIVALRY: ClassVar[float] = 0.3
    HANDS: ClassVar[bool] = False

    def parts(self, s: State, seat: int, own: bool) -> list[float]:
        tribe = s.tribes[seat]
        if not tribe.rooms:
            return [0.0, 0.0, 0.0, 0.0, abilities(s, tribe)] + [0.0] * 5
        end = points(s, tribe)
        if not s.stack:
            return [end[0], 0.0, end[1], 0.0, 0.0, end[2], end[3], end[4] + end[5], 0.01 * tribe.supplies(), 0.0]
        return [
            float(end[0]),
            ready_events(s, tribe),
            rooms(s, tribe),
            built(s, tribe),
            abilities(s, tribe),
            radioactivity(s, tribe),
            survivors(s, tribe),
            equipment(s, tribe, end[4] + end[5]),
            food(s, tribe),
            materials(s, tribe),
        ]


EVALUATOR: Final = OutliveEvaluator
