# mypyc: skip
"""What must be true of every state: components are conserved, and things are where the rules allow them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from holdfast.games.outlive.beginning import Found, PutAway, Settle
from holdfast.games.outlive.catalogue import (
    FIRST_ADVANCED,
    HEROES,
    KINDS,
    LEADERS,
    RING,
    ROOM_KINDS,
    SHIP,
    SLOTS,
    STACK_OF,
    TOOLS,
    TROUBLES,
)
from holdfast.games.outlive.locations import Hunt
from holdfast.games.outlive.shelter import shelter_of
from holdfast.games.outlive.tables import NURSERY

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe


def problems(s: "State") -> list[str]:
    found = [
        *_rooms(s),
        *_setup(s),
        *_leaders(s),
        *_events(s),
        *_equipment(s),
        *_game(s),
        *_hunt(s),
        *_search(s),
        *_board(s),
        *_pressures(s),
    ]
    for seat, tribe in enumerate(s.tribes):
        found += [f"seat {seat}: {problem}" for problem in [*_shelter(s, tribe), *_heroes(s, tribe)]]
    return found


def _is_whole(found: Counter[int], printed: Sequence[int]) -> bool:
    """Whether there are as many of each kind as there should be. A match that began before the last kinds came into
    the game has none of them."""
    known = 1 + max((kind for kind, count in found.items() if count), default=-1)
    return known <= len(printed) and all(found[kind] == printed[kind] for kind in range(known))


def _rooms(s: "State") -> Iterator[str]:
    tiles = Counter(s.rooms_left)
    for seat, tribe in enumerate(s.tribes):
        tiles.update(tribe.hand)
        tiles.update(tribe.away)
        tiles.update(s.t.kind[chamber] for chamber in tribe.rooms[FIRST_ADVANCED:])
        if len(tribe.hand) + len(tribe.away) + max(0, len(tribe.rooms) - FIRST_ADVANCED) != s.t.rooms_drawn:
            yield f"seat {seat} has not drawn {s.t.rooms_drawn} rooms"
    if not _is_whole(tiles, [0] * FIRST_ADVANCED + [2] * (ROOM_KINDS - FIRST_ADVANCED)):
        yield f"advanced rooms are not two of each kind: {sorted(tiles.elements())}"


def _setup(s: "State") -> Iterator[str]:
    """Until all is shown, how far each seat has come follows from the question that is asked (OUT-2.8)."""
    if s.shown:
        return
    step = s.stack[-1]
    to_put_away = s.t.rooms_drawn - (SLOTS - FIRST_ADVANCED)
    for seat, tribe in enumerate(s.tribes):
        done = (to_put_away, 1, s.t.start_survivors, True)
        if seat > step.seat:
            done = (0, 0, 0, False)
        elif seat == step.seat:
            if isinstance(step, PutAway):
                done = (to_put_away - step.left, 0, 0, False)
            elif isinstance(step, Found):
                done = (to_put_away, 0, 0, False)
            elif isinstance(step, Settle):
                done = (to_put_away, 1, s.t.start_survivors - step.left, False)
            else:
                done = (to_put_away, 1, s.t.start_survivors, False)
        built = sum(people >= 0 for people in tribe.people)
        if done != (len(tribe.away), built, tribe.survivors(), tribe.leader >= 0):
            yield f"seat {seat} has come to another point of the setup"


def _leaders(s: "State") -> Iterator[str]:
    cards = list(s.leaders_left)
    for seat, tribe in enumerate(s.tribes):
        cards += tribe.leaders
        if len(tribe.leaders) != s.t.leaders_drawn:
            yield f"seat {seat} has not drawn {s.t.leaders_drawn} leaders"
        if tribe.leader not in tribe.leaders and (s.shown or tribe.leader != -1):
            yield f"seat {seat} has a leader that it did not draw"
    if sorted(cards) != list(range(len(cards))) or len(cards) > len(LEADERS):
        yield f"leaders are not one of each: {cards}"


def _events(s: "State") -> Iterator[str]:
    if sorted(s.events) != list(range(len(s.events))) or len(s.events) > TROUBLES:
        yield f"events are not one of each: {s.events}"
    if not -1 <= s.day < len(s.t.radiation):
        yield f"there is no day {s.day}"
    turned = sum(1 << event for event in s.events[: s.day + 1])
    seen = s.in_play
    for tribe in s.tribes:
        if seen & tribe.overcome:
            yield "an event is in two places"
        seen |= tribe.overcome
    if seen != turned:
        yield "events in play and overcome are not those turned up"


def _equipment(s: "State") -> Iterator[str]:
    tiles = Counter(s.deck[: s.deck_left])
    tiles.update({tool: s.discards[tool] for tool in range(TOOLS)})
    tiles.update(tool for tool in s.salvage if tool >= 0)
    for seat, tribe in enumerate(s.tribes):
        tiles.update(tool for tool in range(TOOLS) if (tribe.broken | tribe.repaired) >> tool & 1)
        if tribe.broken & tribe.repaired:
            yield f"seat {seat} has equipment that is broken and repaired"
        if tribe.spent & ~tribe.repaired:
            yield f"seat {seat} has used equipment that is not repaired"
        if (tribe.broken | tribe.repaired) >> TOOLS:
            yield f"seat {seat} has equipment that there is not"
    if not _is_whole(tiles, s.t.copies if s.shown else []):
        yield "equipment is not conserved"
    if min(s.discards) < 0:
        yield "discards are counted below nothing"


def _game(s: "State") -> Iterator[str]:
    tiles = Counter(s.game_out)
    for stack in s.game_stacks:
        tiles.update(stack)
    for tribe in s.tribes:
        tiles.update(dict(enumerate(tribe.caught)))
        if min(tribe.caught) < 0:
            yield "a catch is counted below nothing"
    if not _is_whole(tiles, s.t.animal_tiles):
        yield "wild game is not conserved"
    if len(s.game_out) != tiles.total() - 3 * s.t.game_stack[s.seats - 2]:
        yield "wild game left out at setup has moved"


def _hunt(s: "State") -> Iterator[str]:
    for step in s.stack:
        if isinstance(step, Hunt):
            if step.animal not in s.game_stacks[STACK_OF[s.tribes[step.seat].places[step.hero]]]:
                yield "an animal is hunted that is not there"


def _search(s: "State") -> Iterator[str]:
    for city, tiles in enumerate(s.search):
        if not _is_whole(Counter(tiles), s.t.tile_count):
            yield f"city {city} has other search tiles"
        most = len(tiles) if s.day < 0 else s.t.search_stack[s.seats - 2]
        if not 0 <= s.search_left[city] <= most:
            yield f"city {city} has {s.search_left[city]} search tiles in its stack"


def _board(s: "State") -> Iterator[str]:
    if not 0 <= s.first < s.seats:
        yield "nobody has the first-player token"
    for place in range(RING):
        if not 0 <= s.stock[place] <= s.t.amount[place * 3 + s.seats - 2]:
            yield f"place {place} holds {s.stock[place]}"
    for spot, berth in enumerate(s.berths):
        if berth < -1 or berth >= s.seats * len(HEROES):
            yield f"space {spot} of the ship has no such hero"
        elif berth >= 0:
            tribe = s.tribes[berth // len(HEROES)]
            hero = berth % len(HEROES)
            if tribe.places[hero] != SHIP or not tribe.active >> hero & 1:
                yield f"space {spot} of the ship is held by a hero that is not aboard"
    if s.crew >> len(s.berths):
        yield "a survivor waits on a space that there is not"


def _pressures(s: "State") -> Iterator[str]:
    victims = [made.victim for made in s.pressures]
    if len(set(victims)) < len(victims) or any(not 0 <= victim < s.seats for victim in victims):
        yield f"heroes of {victims} were pressed"
    for made in s.pressures:
        if not 0 <= made.hero < len(HEROES) or min(made.points, made.stopped, made.munitions, *made.given) < 0:
            yield f"the pressure on seat {made.victim} is out of range"


def _shelter(s: "State", tribe: "Tribe") -> Iterator[str]:
    if min(tribe.goods) < 0 or len(tribe.goods) != KINDS:
        yield f"resources are {tribe.goods}"
    if not 0 <= tribe.gauge < len(s.t.gauge_points):
        yield f"the tracer is on level {tribe.gauge}"
    if not 0 <= tribe.airlock <= s.t.airlock_spaces:
        yield f"the airlock holds {tribe.airlock}"
    if tribe.rooms and tribe.rooms != shelter_of([s.t.kind[chamber] for chamber in tribe.rooms[FIRST_ADVANCED:]]):
        yield f"the rooms are {tribe.rooms}"
    works = 0
    for slot, people in enumerate(tribe.people):
        if people < 0 or not tribe.rooms:
            if people != -1:
                yield f"{people} survivors in slot {slot}"
            continue
        chamber = tribe.rooms[slot]
        nursery = s.t.ability[chamber] == NURSERY
        if people > (s.t.room_most[chamber] if nursery else s.t.spaces[chamber]):
            yield f"{people} survivors in room {chamber}"
        if people >= s.t.spaces[chamber]:
            works |= 1 << s.t.ability[chamber]
    if works != tribe.works:
        yield "the abilities are not those of the full rooms"
    if not s.shown and tribe.used:
        yield "a room is used before the first day"
    if tribe.used >> 3 * SLOTS:
        yield "a room is used that there is not"


def _heroes(s: "State", tribe: "Tribe") -> Iterator[str]:
    placed = [place for place in tribe.places if place >= 0]
    if len(set(placed)) < len(placed) or any(not -1 <= place < RING for place in tribe.places):
        yield f"heroes are in {tribe.places}"
    if s.day >= 0 and len(placed) < len(HEROES):
        yield "a hero was never placed"
    if tribe.active >> len(HEROES):
        yield "a hero acts that there is not"
