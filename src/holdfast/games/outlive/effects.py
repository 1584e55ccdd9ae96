# mypyc: skip
"""What each action of a decision does as things stand now, what it uses up, and why others are closed: in whole
sentences with numbers that the rules' own functions compute."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from holdfast.core import Action, Cost, Domain, Kind, Words
from holdfast.games.outlive.beginning import Settle
from holdfast.games.outlive.building import Build, PayRoom, room_cost
from holdfast.games.outlive.catalogue import (
    AIRLOCK,
    ANIMALS,
    BAG,
    BASE,
    BOARD,
    BUILD,
    CHAMBERS,
    CHIP,
    CITY_OF,
    DROP,
    EFFORTS,
    END_BUILDING,
    END_REPAIRS,
    ENOUGH,
    EQUIPMENT,
    FEED,
    GATHER,
    GIVE,
    GOODS,
    HARVEST,
    HEROES,
    HUNT,
    KINDS,
    LEADERS,
    LOOK,
    LOSE,
    MATERIALS,
    MEAT,
    MOVE,
    MOVE_ON,
    MUNITIONS,
    OVERCOME,
    PASS,
    PAY,
    PAY_WHOLE,
    PLACE,
    PREY,
    RECRUIT,
    REPAIR,
    RESIST,
    RUMMAGE,
    RUN,
    SALVAGE,
    SCRAP,
    SEARCH,
    SHIP,
    SHOOT,
    SKIP,
    SPARE,
    SPRING,
    STACK_OF,
    SUPPLIES,
    UNLOCK,
    USE,
    WATER,
    YIELD,
)
from holdfast.games.outlive.day import Board, spots_for
from holdfast.games.outlive.describe import goods
from holdfast.games.outlive.hunting import endurance_of, hunting_reach, meat_of
from holdfast.games.outlive.locations import Hunt, Sense, Visit
from holdfast.games.outlive.look import presses
from holdfast.games.outlive.night import Feed, hungry, let_in, rooms_bill, thrown_away
from holdfast.games.outlive.overcome import PayEvent, SkipMaterial, covered_by_skip, missing, wanting
from holdfast.games.outlive.pressure import Defend, Threaten, Tribute, chooser
from holdfast.games.outlive.repair import RepairCheaply, SkipCost
from holdfast.games.outlive.rounds import is_radiated
from holdfast.games.outlive.shelter import Lose, beyond_last_level
from holdfast.games.outlive.state import State, Tribe
from holdfast.games.outlive.tables import (
    ARMOURY,
    BUILD_DISCOUNT,
    CARGO_CANS,
    CARGO_SPACE,
    CHOOSE_PREY,
    CUPBOARD,
    DRAW,
    DRAW_AND_REPAIR,
    FAR_MOVE,
    FREE_ACCESS,
    FREE_SEARCH,
    GATHER_BONUS,
    GUARD,
    HIGHER_SPOT,
    HUNT_MEAT,
    HUNT_POINTS,
    LOOK_THROUGH,
    NURSERY,
    OVERCOME_DISCOUNT,
    PRESS_POINTS,
    PRESS_SHIELD,
    REPAIR_DISCOUNT,
    SCRAP_PRESS,
    VISIT_GAIN,
    WASH,
)
from holdfast.games.outlive.trouble import Spoil, Surrender

T = TypeVar("T")

MESSAGES: tuple[str, ...] = (
    "does-actions",
    "does-actions-left",
    "does-actions-lost",
    "does-airlock",
    "does-algae",
    "does-all-paid",
    "does-bag",
    "does-board",
    "does-board-survivor",
    "does-build",
    "does-cheaper",
    "does-city",
    "does-crisis",
    "does-crisis-open",
    "does-draw",
    "does-eat",
    "does-endurance",
    "does-far",
    "does-first",
    "does-free-tiles",
    "does-gain",
    "does-game",
    "does-give",
    "does-guard",
    "does-have",
    "does-hunt",
    "does-hunt-equipment",
    "does-lack",
    "does-left",
    "does-level",
    "does-materials",
    "does-night-hungry",
    "does-night-meal",
    "does-night-radiation",
    "does-night-sick",
    "does-overcome",
    "does-pair",
    "does-pays",
    "does-people",
    "does-press",
    "does-pressure",
    "does-repair",
    "does-room-stops",
    "does-room-works",
    "does-ship",
    "does-ship-full",
    "does-skips",
    "does-stock",
    "does-thrown",
    "does-tiles",
    "does-tribute",
    "does-tribute-chosen",
    "does-uses-room",
    "does-uses-tool",
    "does-water",
    "why-endurance",
    "why-lacks",
    "why-materials",
)


def does(state: State, action: Action, words: Words) -> str:
    """What will happen if an action of the current decision is chosen."""
    tell = DOES.get(action.kind)
    if tell is None or state.decision is None:
        return words.does(action)
    said = tell(state, state.decision.seat, action, words)
    return " ".join(sentence for sentence in said if sentence) or words.does(action)


def _step(s: State, kind: type[T]) -> T:
    """The step that asks, which knows what is left to pay."""
    step = s.stack[-1]
    assert isinstance(step, kind)
    return step


# Words for things


def _good(words: Words, good: int, amount: int) -> str:
    return words.entry(GOODS, good, "plural" if amount != 1 else "")


def _list(words: Words, domain: Domain, mask: int) -> str:
    return ", ".join(words.entry(domain, i) for i in range(len(domain)) if mask >> i & 1)


def _actions_left(words: Words, left: int) -> str:
    return words.say("does-actions-left", left=left)


def _gain(words: Words, good: int, amount: int) -> str:
    amounts = [0] * KINDS
    amounts[good] = amount
    return words.say("does-gain", goods=goods(words, amounts)) if amount else ""


def _gains(words: Words, amounts: Sequence[int]) -> str:
    return words.say("does-gain", goods=goods(words, amounts))


def _have(words: Words, good: int, amount: int) -> str:
    return words.say("does-have", amount=amount, good=_good(words, good, amount))


def _level(s: State, tribe: Tribe, words: Words, levels: int) -> str:
    after = max(0, tribe.gauge - levels)
    return words.say("does-level", before=s.t.gauge_points[tribe.gauge], after=s.t.gauge_points[after])


def _lacks(s: State, tribe: Tribe, words: Words, cost: Sequence[int]) -> str:
    """What a tribe is short of for a cost in materials."""
    short = [max(0, cost[i] - tribe.goods[i]) for i in range(len(cost))]
    return words.say("does-lack", goods=goods(words, short)) if any(short) else words.say("does-all-paid")


def _thrown(s: State, tribe: Tribe, words: Words) -> str:
    lost = [thrown_away(s, tribe, good) for good in range(KINDS)]
    return words.say("does-thrown", goods=goods(words, lost)) if any(lost) else ""


def _airlock(s: State, words: Words, people: int) -> str:
    return words.say(
        "does-airlock", people=people, spaces=s.t.airlock_spaces, water=s.t.airlock_water[people], stops=people
    )


def _people(s: State, words: Words, chamber: int, people: int) -> list[str]:
    """A room with so many survivors in it."""
    said = [words.say("does-people", people=people, spaces=s.t.spaces[chamber])]
    if people == s.t.spaces[chamber]:
        said.append(words.say("does-room-works", upkeep=s.t.upkeep[chamber]))
    elif people == 1:
        said.append(words.say("does-eat", upkeep=s.t.upkeep[chamber]))
    return said


# The day


def _move(s: State, seat: int, action: Action, words: Words) -> list[str]:
    hero, place = action.a, action.b
    tribe = s.tribes[seat]
    said = []
    if not s.t.near[tribe.places[hero]] >> place & 1:
        far = s.tool_with(tribe, FAR_MOVE)
        said.append(words.say("does-far", equipment=words.entry(EQUIPMENT, far, "the")))
    for pressed in presses(s, seat, hero, place):
        said.append(
            words.say(
                "does-press",
                hero=words.entry(HEROES, HEROES.number(pressed.hero), "the"),
                leader=words.entry(LEADERS, s.tribes[pressed.seat].leader),
                points=pressed.points,
            )
        )
    if place == SHIP:
        return said + _aboard(s, seat, hero, words)
    said.append(words.say("does-actions", actions=s.strength_of(seat, hero)))
    return said + _lies_there(s, seat, place, words)


def _aboard(s: State, seat: int, hero: int, words: Words) -> list[str]:
    said = [words.say("does-first")] if not s.boarded else []
    for spot in spots_for(s, seat, hero):
        said.append(words.say("does-ship", strength=s.t.spot_strength[spot], cans=s.t.spot_cans[spot]))
    return said


def _lies_there(s: State, seat: int, place: int, words: Words) -> list[str]:
    """What a hero could take where it goes."""
    said = []
    if s.t.gives[place] >= 0:
        good = s.t.gives[place]
        said.append(words.say("does-stock", amount=s.stock[place], good=_good(words, good, s.stock[place])))
    if place == BASE and s.algae:
        said.append(words.say("does-algae"))
    if STACK_OF[place] >= 0 and s.game_stacks[STACK_OF[place]]:
        animal = s.game_stacks[STACK_OF[place]][-1]
        said.append(
            words.say(
                "does-game",
                animal=words.entry(ANIMALS, animal, "a"),
                endurance=endurance_of(s, seat, animal),
                meat=meat_of(s, seat, animal),
            )
        )
    city = CITY_OF[place]
    if city >= 0:
        offered = s.salvage[city * s.t.city_offer : (city + 1) * s.t.city_offer]
        tools = ", ".join(words.entry(EQUIPMENT, tool) for tool in offered if tool >= 0)
        said.append(words.say("does-city", tiles=s.search_left[city], equipment=tools or "–"))
    return said


def _board(s: State, seat: int, action: Action, words: Words) -> list[str]:
    spot = action.a
    step = _step(s, Board)
    tribe = s.tribes[seat]
    cans = s.t.spot_cans[spot]
    taken = s.berths[spot] >= 0
    said = []
    if s.t.spot_strength[spot] > s.strength_of(seat, step.hero):
        hook = s.tool_with(tribe, HIGHER_SPOT)
        said.append(words.say("does-uses-tool", equipment=words.entry(EQUIPMENT, hook, "the")))
    if taken:
        office = tribe.rooms[s.ready_slot(tribe, CARGO_SPACE)]
        cans += s.t.room_amount[office]
        said.append(words.say("does-uses-room", room=words.entry(CHAMBERS, office, "the")))
    said.append(words.say("does-board", cans=cans))
    if s.t.spot_survivors[spot]:
        said.append(words.say("does-board-survivor" if s.has_home(tribe) else "does-ship-full"))
    return said


def _look(s: State, seat: int, action: Action, words: Words) -> list[str]:
    room = s.tribes[seat].rooms[s.ready_slot(s.tribes[seat], LOOK_THROUGH)]
    return [
        words.say("does-tiles", left=s.search_left[action.a]),
        words.say("does-uses-room", room=words.entry(CHAMBERS, room, "the")),
    ]


# Pressure


def _spare(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("does-pressure", points=_step(s, Threaten).points)]


def _resist(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [
        words.say("does-pressure", points=_step(s, Defend).points - 1),
        _have(words, MUNITIONS, s.tribes[seat].goods[MUNITIONS] - 1),
    ]


def _yield(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _step(s, Defend)
    tribe = s.tribes[seat]
    said = [words.say("does-tribute", n=min(step.points, tribe.materials() + tribe.supplies()))]
    if chooser(s, seat, step.by) != seat:
        said.append(words.say("does-tribute-chosen", leader=words.entry(LEADERS, s.tribes[step.by].leader)))
    return said


def _give(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _step(s, Tribute)
    good = GOODS.number(GIVE.domains[0].entries[action.a])
    mine, theirs = s.tribes[step.victim].goods[good] - 1, s.tribes[step.by].goods[good] + 1
    return [
        words.say(
            "does-give",
            victim=words.entry(LEADERS, s.tribes[step.victim].leader),
            mine=mine,
            by=words.entry(LEADERS, s.tribes[step.by].leader),
            theirs=theirs,
            good=_good(words, good, 2),
        ),
        words.say("does-left", left=step.points - 1),
    ]


# Actions in a place


def _gather(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _step(s, Visit)
    place = s.tribes[seat].places[step.hero]
    return [
        _have(words, action.a, s.tribes[seat].goods[action.a] + 1),
        words.say("does-stock", amount=s.stock[place] - 1, good=_good(words, action.a, s.stock[place] - 1)),
        _actions_left(words, step.points - 1),
    ]


def _harvest(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [
        _level(s, s.tribes[seat], words, s.t.algae_levels),
        _actions_left(words, _step(s, Visit).points - 1),
    ]


def _water_within_reach(s: State, seat: int, words: Words) -> str:
    step = _step(s, Visit)
    return words.say("does-water", amount=min(step.points, s.stock[s.tribes[seat].places[step.hero]]))


def _unlock(s: State, seat: int, action: Action, words: Words) -> list[str]:
    left = s.tribes[seat].goods[CHIP] - s.t.access_chips
    return [_have(words, CHIP, left), _water_within_reach(s, seat, words)]


def _search(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _step(s, Visit)
    city = CITY_OF[s.tribes[seat].places[step.hero]]
    said = [words.say("action-search", "does"), words.say("does-tiles", left=s.search_left[city] - 1)]
    return [*said, _actions_left(words, step.points - 1)]


def _rummage(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _step(s, Visit)
    city = CITY_OF[s.tribes[seat].places[step.hero]]
    said = [words.say("action-rummage", "does"), words.say("does-tiles", left=s.search_left[city] - 1)]
    return [*said, words.say("does-free-tiles", left=step.free - 1)]


def _salvage(s: State, seat: int, action: Action, words: Words) -> list[str]:
    cost = s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS]
    return [
        words.say("action-salvage", "does"),
        words.say("does-repair", goods=goods(words, cost)),
        _lacks(s, s.tribes[seat], words, cost),
        _actions_left(words, _step(s, Visit).points - 1),
    ]


def _move_on(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("does-actions-lost", n=_step(s, Visit).points)]


# Hunting


def _hunted(s: State, seat: int, animal: int, actions: int, words: Words) -> list[str]:
    """What has to be paid for an animal, with what, and what it gives."""
    tribe = s.tribes[seat]
    said = [
        words.say(
            "does-hunt",
            endurance=endurance_of(s, seat, animal),
            actions=actions,
            munitions=tribe.goods[MUNITIONS],
            meat=meat_of(s, seat, animal),
        )
    ]
    tools = s.ready_tools(tribe) & s.t.tools_with[HUNT_POINTS]
    if tools:
        said.append(words.say("does-hunt-equipment", equipment=_list(words, EQUIPMENT, tools)))
    return said


def _hunt(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _step(s, Visit)
    stack = s.game_stacks[STACK_OF[s.tribes[seat].places[step.hero]]]
    return _hunted(s, seat, stack[-1], step.points, words)


def _prey(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return _hunted(s, seat, action.a, _step(s, Sense).points, words)


def _shoot(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [
        words.say("does-endurance", left=max(0, _step(s, Hunt).left - 1)),
        _have(words, MUNITIONS, s.tribes[seat].goods[MUNITIONS] - 1),
    ]


def _bag(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _step(s, Hunt)
    return [
        words.say("does-bag", n=step.left),
        _gain(words, MEAT, meat_of(s, seat, step.animal)),
        _actions_left(words, step.points - step.left),
    ]


# Equipment and rooms


def _use(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tool = action.a
    effect, amount = s.t.effect[tool], s.t.tool_amount[tool]
    step = s.stack[-1]
    if isinstance(step, Threaten) and effect == PRESS_POINTS:
        return [words.say("does-pressure", points=step.points + amount)]
    if isinstance(step, Defend) and effect == PRESS_SHIELD:
        return [words.say("does-pressure", points=max(0, step.points - amount))]
    if isinstance(step, Hunt) and effect == HUNT_POINTS:
        return [words.say("does-endurance", left=max(0, step.left - amount))]
    if not isinstance(step, Visit):
        return []
    place = s.tribes[seat].places[step.hero]
    if effect == FREE_ACCESS:
        return [_water_within_reach(s, seat, words)]
    if effect == GATHER_BONUS:
        taken = min(amount, s.stock[place])
        good = s.t.tool_gives[tool]
        left = s.stock[place] - taken
        return [_gain(words, good, taken), words.say("does-stock", amount=left, good=_good(words, good, left))]
    if effect == VISIT_GAIN:
        return [_gain(words, s.t.tool_gives[tool], amount)]
    if effect == CHOOSE_PREY:
        return [words.say("does-tiles", left=len(s.game_stacks[STACK_OF[place]]))]
    return [words.say("does-board-survivor")]


def _run(s: State, seat: int, action: Action, words: Words) -> list[str]:
    chamber = action.a
    tribe = s.tribes[seat]
    ability, amount = s.t.ability[chamber], s.t.room_amount[chamber]
    if ability == BUILD_DISCOUNT:
        return [words.say("does-materials", left=max(0, _step(s, PayRoom).left - amount))]
    if ability in (DRAW, DRAW_AND_REPAIR, REPAIR_DISCOUNT):
        drawn = s.t.room_draw[chamber]
        said = [words.say("does-draw", n=drawn)] if drawn else []
        return said if ability == DRAW else [*said, words.say("does-cheaper", amount=amount)]
    if ability in (HUNT_MEAT, CARGO_CANS, CARGO_SPACE, ARMOURY):
        good = MEAT if ability == HUNT_MEAT else MUNITIONS if ability == ARMOURY else KINDS - 1
        return [_gain(words, good, amount)]
    if ability == WASH:
        return [_level(s, tribe, words, amount)]
    if ability == NURSERY:
        people = min(s.t.room_most[chamber], tribe.people[tribe.slot_of(chamber)] + amount)
        return [words.say("does-people", people=people, spaces=s.t.room_most[chamber])]
    if ability == FREE_SEARCH:
        return [words.say("does-free-tiles", left=_step(s, Visit).free + amount)]
    if ability == CUPBOARD:
        return [_gains(words, s.t.room_gain[chamber * KINDS : (chamber + 1) * KINDS])]
    return [words.say("does-guard")] if ability == GUARD else []


# Survivors


def _place(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    if action.a == AIRLOCK:
        return [_airlock(s, words, tribe.airlock + 1)]
    said = _people(s, words, action.a, tribe.people[tribe.slot_of(action.a)] + 1)
    if isinstance(s.stack[-1], Build):
        said.append(_airlock(s, words, tribe.airlock - 1))
    elif isinstance(s.stack[-1], Settle):
        said.append(words.say("does-left", left=s.stack[-1].left - 1))
    return said


def _lose(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    left = words.say("does-left", left=_step(s, Lose).left - 1)
    if action.a == AIRLOCK:
        return [_airlock(s, words, tribe.airlock - 1), left]
    slot = tribe.slot_of(action.a)
    said = [words.say("does-people", people=tribe.people[slot] - 1, spaces=s.t.spaces[action.a])]
    if tribe.people[slot] == s.t.spaces[action.a]:
        said.append(words.say("does-room-stops"))
    return [*said, left]


def _drop(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = s.stack[-1]
    left = step.left - 1 if isinstance(step, Surrender | Spoil) else 0
    said = [words.say("does-left", left=left)]
    if action.a != SPRING:
        said.insert(0, _have(words, action.a, s.tribes[seat].goods[action.a] - 1))
    return said


# The night


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
    return said


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
            before=s.t.gauge_points[tribe.gauge],
            after=s.t.gauge_points[tribe.gauge + points - beyond],
        )
    ]
    return [*said, words.say("does-night-sick", n=beyond)] if beyond else said


def _pass(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("action-pass", "does"), *tonight(s, seat, words)]


def _pay_whole(s: State, seat: int, action: Action, words: Words) -> list[str]:
    event = _step(s, PayEvent).event
    cost = s.t.event_cost[event * KINDS : (event + 1) * KINDS]
    return [words.say("does-pays", goods=goods(words, cost)), words.say("action-pay-whole", "does")]


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
    said = [words.say("does-skips", amount=amount, good=_good(words, good, amount), rest=goods(words, cost) or "–")]
    return [*said, words.say("does-left", left=left)] if left else said


def _take_off(cost: list[int], skipped: tuple[int, int, int]) -> None:
    for material in range(MATERIALS):
        cost[material] -= skipped[material]


def _feed(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat].clone()
    good = action.a + SUPPLIES
    tribe.goods[good] -= 1
    return [
        _have(words, good, tribe.goods[good]),
        words.say("does-left", left=_step(s, Feed).left - 1),
        _thrown(s, tribe, words),
    ]


def _recruit(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    good = action.a + SUPPLIES
    said = [_have(words, good, tribe.goods[good] - 1)] if good != SPRING else []
    return [_airlock(s, words, tribe.airlock + 1), *said]


def _enough(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("action-enough", "does"), _thrown(s, s.tribes[seat], words)]


def _build(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    return [words.say("does-build", cost=room_cost(s, tribe), printed=s.t.build_cost, have=tribe.materials())]


def _pay(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [
        _have(words, action.a, s.tribes[seat].goods[action.a] - 1),
        words.say("does-materials", left=_step(s, PayRoom).left - 1),
    ]


def _scrap(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    press = tribe.rooms[s.ready_slot(tribe, SCRAP_PRESS)]
    return [
        _gains(words, s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS]),
        words.say("does-uses-room", room=words.entry(CHAMBERS, press, "the")),
    ]


def _end_building(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("action-end-building", "does"), _airlock(s, words, s.tribes[seat].airlock)]


def _repair(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tool = action.a
    tribe = s.tribes[seat]
    step = s.stack[-1]
    cost = s.t.cost[tool * MATERIALS : (tool + 1) * MATERIALS]
    said = [words.say("does-pays", goods=goods(words, cost))]
    if isinstance(step, RepairCheaply):
        said = [words.say("does-repair", goods=goods(words, cost)), words.say("does-cheaper", amount=step.discount)]
    said.append(words.say("action-repair", "does"))
    if tribe.repaired >> s.t.pair[tool] & 1:
        pair = words.entry(EQUIPMENT, s.t.pair[tool], "the")
        said.append(words.say("does-pair", equipment=pair, points=s.t.pair_points))
    return said


def _end_repairs(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("action-end-repairs", "does"), _thrown(s, s.tribes[seat], words)]


DOES: dict[Kind, Callable[[State, int, Action, Words], list[str]]] = {
    MOVE: _move,
    BOARD: _board,
    LOOK: _look,
    SPARE: _spare,
    RESIST: _resist,
    YIELD: _yield,
    GIVE: _give,
    GATHER: _gather,
    HARVEST: _harvest,
    UNLOCK: _unlock,
    SEARCH: _search,
    RUMMAGE: _rummage,
    SALVAGE: _salvage,
    MOVE_ON: _move_on,
    HUNT: _hunt,
    PREY: _prey,
    SHOOT: _shoot,
    BAG: _bag,
    USE: _use,
    RUN: _run,
    PLACE: _place,
    LOSE: _lose,
    DROP: _drop,
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
"""Kinds that are not here do the same whenever they are chosen."""


# What actions use up


def _effort(name: str, amount: int) -> list[Cost]:
    return [Cost(EFFORTS.name, name, amount)] if amount > 0 else []


def _goods(amounts: Sequence[int]) -> list[Cost]:
    return [Cost(GOODS.name, GOODS.entries[good], amount) for good, amount in enumerate(amounts) if amount > 0]


def cost(s: State, action: Action) -> list[Cost]:
    """What an action of the current decision uses up: actions of the hero, resources, equipment and rooms for today."""
    kind = action.kind
    step = s.stack[-1]
    if kind in (GATHER, HARVEST, SEARCH, SALVAGE):
        return _effort("action", 1)
    if isinstance(step, Hunt) and kind is BAG:
        return _effort("action", step.left)
    if kind in (GIVE, DROP, FEED, RECRUIT, PAY):
        return [Cost(GOODS.name, kind.domains[0].entries[action.a], 1)]
    if kind in (RESIST, SHOOT):
        return [Cost(GOODS.name, GOODS.entries[MUNITIONS], 1)]
    if kind is UNLOCK:
        return [Cost(GOODS.name, GOODS.entries[CHIP], s.t.access_chips)]
    if kind is USE:
        return [Cost(EQUIPMENT.name, EQUIPMENT.entries[action.a], 1)]
    if kind is RUN:
        return [Cost(CHAMBERS.name, CHAMBERS.entries[action.a], 1)]
    if kind is LOSE:
        return _effort("survivor", 1)
    if kind is BUILD:
        return _effort("material", room_cost(s, s.tribes[step.seat]))
    if kind is REPAIR:
        return _goods(s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS])
    if kind is OVERCOME:
        return _goods(s.t.event_cost[action.a * KINDS : (action.a + 1) * KINDS])
    if isinstance(step, PayEvent) and kind is PAY_WHOLE:
        return _goods(s.t.event_cost[step.event * KINDS : (step.event + 1) * KINDS])
    return []


# Why actions are closed


def why_closed(s: State, action: Action, rule: str, words: Words) -> str:
    """What is missing, where that says more than the rule; otherwise nothing."""
    if s.decision is None:
        return ""
    seat = s.decision.seat
    tribe = s.tribes[seat]
    kind = action.kind
    if kind is OVERCOME:
        lacks = [wanting(s, tribe, action.a, good) for good in range(KINDS)]
        return words.say("why-lacks", goods=goods(words, lacks))
    if kind is REPAIR:
        printed = s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS]
        lacks = [max(0, printed[i] - tribe.goods[i]) for i in range(MATERIALS)]
        return words.say("why-lacks", goods=goods(words, lacks))
    if kind is BUILD:
        return words.say("why-materials", cost=room_cost(s, tribe), have=tribe.materials())
    if kind is HUNT and rule == "OUT-7.3":
        step = _step(s, Visit)
        stack = s.game_stacks[STACK_OF[tribe.places[step.hero]]]
        if stack:
            reach = hunting_reach(s, seat, step.points)
            return words.say("why-endurance", endurance=endurance_of(s, seat, stack[-1]), reach=reach)
    return ""
