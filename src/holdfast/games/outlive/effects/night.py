# mypyc: skip
"""What actions of the night do now: events, feeding, recruiting, building, repairs."""

from holdfast.core import Action, Kind, Words
from holdfast.games.outlive.building import PayRoom, room_cost
from holdfast.games.outlive.catalogue import (
    BUILD,
    CHAMBERS,
    END_BUILDING,
    END_REPAIRS,
    ENOUGH,
    EQUIPMENT,
    FEED,
    KINDS,
    MATERIALS,
    OVERCOME,
    PASS,
    PAY,
    PAY_WHOLE,
    RECRUIT,
    REPAIR,
    SCRAP,
    SKIP,
    SPRING,
    SUPPLIES,
    WATER,
)
from holdfast.games.outlive.describe import goods
from holdfast.games.outlive.effects.phrases import (
    Tell,
    asking,
    say_airlock,
    say_gains,
    say_good,
    say_have,
    say_thrown,
    signed,
)
from holdfast.games.outlive.night import Feed, hungry, let_in, rooms_bill
from holdfast.games.outlive.overcome import PayEvent, SkipMaterial, covered_by_skip, missing, wanting
from holdfast.games.outlive.repair import RepairCheaply, SkipCost
from holdfast.games.outlive.rounds import is_radiated
from holdfast.games.outlive.shelter import beyond_last_level
from holdfast.games.outlive.state import State
from holdfast.games.outlive.tables import (
    BUILD_DISCOUNT,
    OVERCOME_DISCOUNT,
    SCRAP_PRESS,
)

# Events


def _overcome(s: State, seat: int, action: Action, words: Words) -> list[str]:
    event = action.a
    tribe = s.tribes[seat]
    said = [words.say("does-overcome", points=s.t.event_points[event])]
    cost = s.t.event_cost[event * KINDS : (event + 1) * KINDS]
    crisis = s.ready_slot(tribe, OVERCOME_DISCOUNT)
    if missing(s, tribe, event):
        lacks = [wanting(s, tribe, event, good) for good in range(KINDS)]
        said.append(words.say("does-crisis", goods=goods(words, lacks)))
    elif crisis >= 0:
        said += [words.say("does-pays", goods=goods(words, cost)), words.say("does-crisis-open")]
    else:
        said.append(words.say("does-pays", goods=goods(words, cost)))
    return said + _hungry_after(s, seat, cost, words)


def _hungry_after(s: State, seat: int, cost: list[int], words: Words) -> list[str]:
    """Supplies that an event takes are not eaten tonight."""
    tribe = s.tribes[seat].clone()
    for good in range(KINDS):
        tribe.goods[good] = max(0, tribe.goods[good] - cost[good])
    short = hungry(s, tribe)
    return [words.say("does-night-hungry", n=short)] if short > hungry(s, s.tribes[seat]) else []


def tonight(s: State, seat: int, words: Words) -> list[str]:
    """What the shelter eats and drinks tonight, and what gets in."""
    tribe = s.tribes[seat]
    springs = s.springs(tribe)
    said = [
        words.say(
            "does-night-meal",
            eats=rooms_bill(s, tribe),
            drinks=s.t.airlock_water[tribe.airlock],
            supplies=tribe.supplies() + springs,
            water=tribe.goods[WATER] + springs,
        )
    ]
    short = hungry(s, tribe)
    if short:
        said.append(words.say("does-night-hungry", n=short))
    return said + radiation(s, seat, words)


def radiation(s: State, seat: int, words: Words) -> list[str]:
    if is_radiated(s, seat):
        return []
    tribe = s.tribes[seat]
    points = let_in(s, tribe)
    beyond = beyond_last_level(s, tribe, points)
    said = [
        words.say(
            "does-night-radiation",
            outside=s.t.radiation[s.day],
            points=points,
            before=signed(s.t.gauge_points[tribe.gauge]),
            after=signed(s.t.gauge_points[tribe.gauge + points - beyond]),
        )
    ]
    return [*said, words.say("does-night-sick", n=beyond)] if beyond else said


def _pass(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("action-pass", "does"), *tonight(s, seat, words)]


def _pay_whole(s: State, seat: int, action: Action, words: Words) -> list[str]:
    event = asking(s, PayEvent).event
    cost = s.t.event_cost[event * KINDS : (event + 1) * KINDS]
    said = [words.say("does-pays", goods=goods(words, cost)), words.say("action-pay-whole", "does")]
    return said + _hungry_after(s, seat, cost, words)


def _skip(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = s.stack[-1]
    good = action.a
    if isinstance(step, PayEvent):
        amount = covered_by_skip(s, s.tribes[seat], step.event, good)
        cost = s.t.event_cost[step.event * KINDS : (step.event + 1) * KINDS]
        left = 0
        if good < MATERIALS:
            crisis = s.tribes[seat].rooms[s.ready_slot(s.tribes[seat], OVERCOME_DISCOUNT)]
            left = s.t.room_materials[crisis] - 1
    elif isinstance(step, SkipMaterial):
        amount, left = 1, step.left - 1
        cost = s.t.event_cost[step.event * KINDS : (step.event + 1) * KINDS]
        _take_off(cost, (step.wood, step.metal, step.chips))
    else:
        assert isinstance(step, SkipCost)
        amount, left = 1, step.left - 1
        cost = s.t.cost[step.tool * MATERIALS : (step.tool + 1) * MATERIALS]
        _take_off(cost, (step.wood, step.metal, step.chips))
    cost[good] -= amount
    said = [words.say("does-skips", amount=amount, good=say_good(words, good, amount), rest=goods(words, cost) or "–")]
    if isinstance(step, PayEvent):
        said += _hungry_after(s, seat, cost, words)
    return [*said, words.say("does-left", left=left)] if left else said


def _take_off(cost: list[int], skipped: tuple[int, int, int]) -> None:
    for material in range(MATERIALS):
        cost[material] -= skipped[material]


def _feed(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat].clone()
    good = action.a + SUPPLIES
    tribe.goods[good] -= 1
    return [
        say_have(words, good, tribe.goods[good]),
        words.say("does-left", left=asking(s, Feed).left - 1),
        say_thrown(s, tribe, words),
    ]


def _recruit(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    good = action.a + SUPPLIES
    said = [say_have(words, good, tribe.goods[good] - 1)] if good != SPRING else []
    return [say_airlock(s, words, tribe.airlock + 1), *said]


def _enough(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("action-enough", "does"), say_thrown(s, s.tribes[seat], words)]


def _build(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    cost, printed, have = room_cost(s, tribe), s.t.build_cost, tribe.materials()
    if cost == printed:
        return [words.say("does-build", cost=cost, have=have)]
    return [words.say("does-build-changed", cost=cost, printed=printed, have=have)]


def _pay(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    step = asking(s, PayRoom)
    said = [
        say_have(words, action.a, tribe.goods[action.a] - 1),
        words.say("does-materials", left=step.left - 1),
    ]
    yard = s.ready_slot(tribe, BUILD_DISCOUNT)
    if not step.begun and yard >= 0:
        room = words.entry(CHAMBERS, tribe.rooms[yard], "the")
        said.append(words.say("does-after-payment", room=room))
    return said


def _scrap(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    press = tribe.rooms[s.ready_slot(tribe, SCRAP_PRESS)]
    return [
        say_gains(words, s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS]),
        words.say("does-uses-room", room=words.entry(CHAMBERS, press, "the")),
    ]


def _end_building(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("action-end-building", "does"), say_airlock(s, words, s.tribes[seat].airlock)]


def _repair(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tool = action.a
    tribe = s.tribes[seat]
    step = s.stack[-1]
    cost = s.t.cost[tool * MATERIALS : (tool + 1) * MATERIALS]
    said = [words.say("does-pays", goods=goods(words, cost))]
    if isinstance(step, RepairCheaply):
        said = [words.say("does-repair-cheaply", goods=goods(words, cost), amount=step.discount)]
    said.append(words.say("action-repair", "does"))
    if tribe.repaired >> s.t.pair[tool] & 1:
        pair = words.entry(EQUIPMENT, s.t.pair[tool], "the")
        said.append(words.say("does-pair", equipment=pair, points=s.t.pair_points))
    return said


def _end_repairs(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("action-end-repairs", "does"), say_thrown(s, s.tribes[seat], words)]


DOES: dict[Kind, Tell] = {
    OVERCOME: _overcome,
    PASS: _pass,
    PAY_WHOLE: _pay_whole,
    SKIP: _skip,
    FEED: _feed,
    RECRUIT: _recruit,
    ENOUGH: _enough,
    BUILD: _build,
    PAY: _pay,
    SCRAP: _scrap,
    END_BUILDING: _end_building,
    REPAIR: _repair,
    END_REPAIRS: _end_repairs,
}
