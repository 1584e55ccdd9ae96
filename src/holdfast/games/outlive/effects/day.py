# mypyc: skip
"""What actions of the day do now: moving, pressure, visits, hunting, equipment and rooms, survivors."""

from holdfast.core import Action, Kind, Words
from holdfast.games.outlive.beginning import Settle
from holdfast.games.outlive.building import Build, PayRoom
from holdfast.games.outlive.catalogue import (
    AIRLOCK,
    ANIMALS,
    BAG,
    BASE,
    BOARD,
    CHAMBERS,
    CHIP,
    CITY_OF,
    DAM,
    DROP,
    EQUIPMENT,
    GATHER,
    GIVE,
    GOODS,
    HARVEST,
    HEROES,
    HUNT,
    KINDS,
    LOOK,
    LOSE,
    MATERIALS,
    MEAT,
    MOVE,
    MOVE_ON,
    MUNITIONS,
    PLACE,
    PREY,
    RESIST,
    RUMMAGE,
    RUN,
    SALVAGE,
    SEARCH,
    SHIP,
    SHOOT,
    SPARE,
    SPRING,
    STACK_OF,
    UNLOCK,
    USE,
    YIELD,
)
from holdfast.games.outlive.day import Board, spots_for
from holdfast.games.outlive.describe import goods
from holdfast.games.outlive.effects.phrases import (
    Tell,
    asking,
    say_actions_left,
    say_airlock,
    say_all,
    say_gain,
    say_gains,
    say_good,
    say_have,
    say_lack,
    say_level,
    say_people,
)
from holdfast.games.outlive.hunting import endurance_of, meat_of
from holdfast.games.outlive.locations import Hunt, Sense, Visit
from holdfast.games.outlive.look import presses
from holdfast.games.outlive.pressure import Defend, Threaten, Tribute, chooser
from holdfast.games.outlive.shelter import Lose
from holdfast.games.outlive.state import State
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
    PRESS_POINTS,
    PRESS_SHIELD,
    REPAIR_DISCOUNT,
    VISIT_GAIN,
    WASH,
)
from holdfast.games.outlive.trouble import Spoil, Surrender

# Moving


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
                hero=words.entry(HEROES, HEROES.number(pressed.hero)),
                hero_the=words.entry(HEROES, HEROES.number(pressed.hero), "the"),
                victim=words.seat(pressed.seat),
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
        said.append(
            words.say(
                "does-ship",
                strength=s.t.spot_strength[spot],
                cans=s.t.spot_cans[spot],
                survivors=s.t.spot_survivors[spot],
            )
        )
    return said


def _lies_there(s: State, seat: int, place: int, words: Words) -> list[str]:
    """What a hero could take where it goes."""
    said = []
    if s.t.gives[place] >= 0:
        good = s.t.gives[place]
        said.append(words.say("does-stock", amount=s.stock[place], good=say_good(words, good, s.stock[place])))
    if place == DAM:
        tribe = s.tribes[seat]
        card = s.tool_with(tribe, FREE_ACCESS)
        short = s.t.access_chips - tribe.goods[CHIP]
        if card >= 0:
            said.append(words.say("does-filters", equipment=words.entry(EQUIPMENT, card, "the")))
        else:
            said.append(words.say("on-place-filters", goods=goods(words, [0] * CHIP + [s.t.access_chips])))
        if short > 0 and card < 0:
            said.append(words.say("does-lack", goods=goods(words, [0] * CHIP + [short])))
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
    step = asking(s, Board)
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
    return [words.say("does-pressure", points=asking(s, Threaten).points)]


def _resist(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [
        words.say("does-pressure", points=asking(s, Defend).points - 1),
        say_have(words, MUNITIONS, s.tribes[seat].goods[MUNITIONS] - 1),
    ]


def _yield(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = asking(s, Defend)
    tribe = s.tribes[seat]
    said = [words.say("does-tribute", n=min(step.points, tribe.materials() + tribe.supplies()))]
    if chooser(s, seat, step.by) != seat:
        said.append(words.say("does-tribute-chosen"))
    return said


def _give(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = asking(s, Tribute)
    good = GOODS.number(GIVE.domains[0].entries[action.a])
    mine, theirs = s.tribes[step.victim].goods[good] - 1, s.tribes[step.by].goods[good] + 1
    own, others = (mine, theirs) if seat == step.victim else (theirs, mine)
    return [
        say_have(words, good, own),
        words.say("does-give", amount=others, good=say_good(words, good, others)),
        words.say("does-left", left=step.points - 1),
    ]


# Actions in a place


def _gather(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = asking(s, Visit)
    place = s.tribes[seat].places[step.hero]
    return [
        say_have(words, action.a, s.tribes[seat].goods[action.a] + 1),
        words.say("does-stock", amount=s.stock[place] - 1, good=say_good(words, action.a, s.stock[place] - 1)),
        say_actions_left(words, step.points - 1),
    ]


def _harvest(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [
        say_level(s, s.tribes[seat], words, s.t.algae_levels),
        say_actions_left(words, asking(s, Visit).points - 1),
    ]


def _water_within_reach(s: State, seat: int, words: Words) -> str:
    step = asking(s, Visit)
    return words.say("does-water", amount=min(step.points, s.stock[s.tribes[seat].places[step.hero]]))


def _unlock(s: State, seat: int, action: Action, words: Words) -> list[str]:
    left = s.tribes[seat].goods[CHIP] - s.t.access_chips
    return [say_have(words, CHIP, left), _water_within_reach(s, seat, words)]


def _search(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = asking(s, Visit)
    city = CITY_OF[s.tribes[seat].places[step.hero]]
    said = [words.say("action-search", "does"), words.say("does-tiles", left=s.search_left[city] - 1)]
    return [*said, say_actions_left(words, step.points - 1)]


def _rummage(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = asking(s, Visit)
    city = CITY_OF[s.tribes[seat].places[step.hero]]
    said = [words.say("action-rummage", "does"), words.say("does-tiles", left=s.search_left[city] - 1)]
    return [*said, words.say("does-free-tiles", left=step.free - 1)]


def _salvage(s: State, seat: int, action: Action, words: Words) -> list[str]:
    cost = s.t.cost[action.a * MATERIALS : (action.a + 1) * MATERIALS]
    return [
        words.say("action-salvage", "does"),
        words.say("does-repair", goods=goods(words, cost)),
        say_lack(s, s.tribes[seat], words, cost),
        say_actions_left(words, asking(s, Visit).points - 1),
    ]


def _move_on(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("does-actions-lost", n=asking(s, Visit).points)]


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
    more = s.t.more_meat[animal] * tribe.caught[animal]
    if more:
        said.append(words.say("does-hunt-more", more=more))
    tools = s.ready_tools(tribe) & s.t.tools_with[HUNT_POINTS]
    if tools:
        said.append(words.say("does-hunt-equipment", equipment=say_all(words, EQUIPMENT, tools)))
    return said


def _hunt(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = asking(s, Visit)
    stack = s.game_stacks[STACK_OF[s.tribes[seat].places[step.hero]]]
    return _hunted(s, seat, stack[-1], step.points, words)


def _prey(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return _hunted(s, seat, action.a, asking(s, Sense).points, words)


def _shoot(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [
        words.say("does-endurance", left=max(0, asking(s, Hunt).left - 1)),
        say_have(words, MUNITIONS, s.tribes[seat].goods[MUNITIONS] - 1),
    ]


def _bag(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = asking(s, Hunt)
    return [
        words.say("does-bag", n=step.left),
        say_gain(words, MEAT, meat_of(s, seat, step.animal)),
        say_actions_left(words, step.points - step.left),
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
        return [say_gain(words, good, taken), words.say("does-stock", amount=left, good=say_good(words, good, left))]
    if effect == VISIT_GAIN:
        return [say_gain(words, s.t.tool_gives[tool], amount)]
    if effect == CHOOSE_PREY:
        return [words.say("does-tiles", left=len(s.game_stacks[STACK_OF[place]]))]
    return [words.say("does-board-survivor")]


def _run(s: State, seat: int, action: Action, words: Words) -> list[str]:
    chamber = action.a
    tribe = s.tribes[seat]
    ability, amount = s.t.ability[chamber], s.t.room_amount[chamber]
    if ability == BUILD_DISCOUNT:
        return [words.say("does-materials", left=max(0, asking(s, PayRoom).left - amount))]
    if ability in (DRAW, DRAW_AND_REPAIR, REPAIR_DISCOUNT):
        drawn = s.t.room_draw[chamber]
        said = [words.say("does-draw", n=drawn)] if drawn else []
        return said if ability == DRAW else [*said, words.say("does-cheaper", amount=amount)]
    if ability in (HUNT_MEAT, CARGO_CANS, CARGO_SPACE, ARMOURY):
        good = MEAT if ability == HUNT_MEAT else MUNITIONS if ability == ARMOURY else KINDS - 1
        return [say_gain(words, good, amount)]
    if ability == WASH:
        return [say_level(s, tribe, words, amount)]
    if ability == NURSERY:
        people = min(s.t.room_most[chamber], tribe.people[tribe.slot_of(chamber)] + amount)
        return [words.say("does-people", people=people, spaces=s.t.room_most[chamber])]
    if ability == FREE_SEARCH:
        return [words.say("does-free-tiles", left=asking(s, Visit).free + amount)]
    if ability == CUPBOARD:
        return [say_gains(words, s.t.room_gain[chamber * KINDS : (chamber + 1) * KINDS])]
    return [words.say("does-guard")] if ability == GUARD else []


# Survivors


def _place(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    if action.a == AIRLOCK:
        return [say_airlock(s, words, tribe.airlock + 1)]
    said = say_people(s, words, action.a, tribe.people[tribe.slot_of(action.a)] + 1)
    if isinstance(s.stack[-1], Build):
        said.append(say_airlock(s, words, tribe.airlock - 1))
    elif isinstance(s.stack[-1], Settle):
        said.append(words.say("does-left", left=s.stack[-1].left - 1))
    return said


def _lose(s: State, seat: int, action: Action, words: Words) -> list[str]:
    tribe = s.tribes[seat]
    left = words.say("does-left", left=asking(s, Lose).left - 1)
    if action.a == AIRLOCK:
        return [say_airlock(s, words, tribe.airlock - 1), left]
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
        said.insert(0, say_have(words, action.a, s.tribes[seat].goods[action.a] - 1))
    return said


DOES: dict[Kind, Tell] = {
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
}
