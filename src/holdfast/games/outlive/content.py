# mypyc: skip
"""The content files of Outlive: what an entry may hold, and how entries become the tables of the rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from holdfast.core import Content, Entry
from holdfast.games.outlive.catalogue import (
    AIRLOCK,
    ANIMALS,
    CHAMBERS,
    CITY_OF,
    EQUIPMENT,
    EVENTS,
    GOODS,
    HEROES,
    LEADERS,
    MATERIALS,
    MOVE,
    PLACES,
    RING,
    ROOMS,
    SLOTS,
    SPOTS,
    STANDARD,
    TILES,
)
from holdfast.games.outlive.tables import (
    ABILITIES,
    EFFECTS,
    EMPTY_SEARCH,
    GATHER_BONUS,
    STRIKES,
    VISIT_GAIN,
    VISIT_SURVIVOR,
    OutliveTables,
)

Good = Literal["wood", "metal", "microchip", "munitions", "water", "meat", "canned-goods"]
PlaceName = Literal["forest", "dam", "military-base", "silent-peak", "mine", "cargo-ship", "fairgrounds", "blackwood"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Amounts = tuple[Count, Count, Count]
"""For 2, 3 and 4 seats."""


class Place(Entry, frozen=True, kw_only=True):
    gives: Good | None = None
    amount: Amounts = (0, 0, 0)


class Spot(Entry, frozen=True, kw_only=True):
    strength: Count
    cans: Count
    survivors: Count


class Day(Entry, frozen=True, kw_only=True):
    radiation: Count


class BySeats(Entry, frozen=True, kw_only=True):
    amount: Amounts


class Constant(Entry, frozen=True, kw_only=True):
    value: Count


class Room(Entry, frozen=True, kw_only=True):
    standard: bool
    spaces: Count
    upkeep: Count
    ability: str
    amount: Count = 0
    draw: Count = 0
    most: Count = 0
    strength: Count = 0
    materials: Count = 0
    munitions: Count = 0
    supplies: Count = 0
    gain: dict[Good, Count] = {}


class AirlockRow(Entry, frozen=True, kw_only=True):
    spaces: Count
    water: Count


class Points(Entry, frozen=True, kw_only=True):
    points: Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Hero(Entry, frozen=True, kw_only=True):
    strength: Count


class Leader(Entry, frozen=True, kw_only=True):
    age: Count
    places: tuple[PlaceName, PlaceName, PlaceName, PlaceName]
    goods: dict[Good, Count]
    equipment: str
    search: Count = 0
    put_back: Count = 0


class Equipment(Entry, frozen=True, kw_only=True):
    copies: Count
    cost: dict[Literal["wood", "metal", "microchip"], Count]
    symbol: str
    half: Literal["left", "right"]
    effect: str
    places: list[PlaceName] = []
    gives: Good | None = None
    amount: Count = 0


class Trouble(Entry, frozen=True, kw_only=True):
    cost: dict[Good, Count]
    points: Count
    effect: str
    amount: Amounts
    places: list[PlaceName] = []


class SearchTile(Entry, frozen=True, kw_only=True):
    count: Count
    gain: dict[Good, Count] = {}
    algae: Count = 0
    cupboard: bool = False


class Animal(Entry, frozen=True, kw_only=True):
    endurance: Count
    meat: Count
    more: Count
    tiles: Count


SCHEMA: Mapping[str, type[Entry]] = {
    "place": Place,
    "spot": Spot,
    "day": Day,
    "by_seats": BySeats,
    "board": Constant,
    "room": Room,
    "airlock_row": AirlockRow,
    "gauge": Points,
    "full_rooms": Points,
    "shelter": Constant,
    "hero": Hero,
    "leader": Leader,
    "equipment": Equipment,
    "event": Trouble,
    "search": SearchTile,
    "game": Animal,
}


MOST_SEATS = 4


def tabulate(game: Any, content: Content) -> OutliveTables:
    """Names become numbers, and what contradicts itself is refused with its file and line."""
    t = OutliveTables(game, content)
    _board(t, content)
    _rooms(t, content)
    _shelter(t, content)
    _tribes(t, content)
    _equipment(t, content)
    _events(t, content)
    _tiles(t, content)
    return t


def _goods(amounts: Mapping[Any, int], width: int = len(GOODS)) -> list[int]:
    return [amounts.get(name, 0) for name in GOODS.entries[:width]]


def _number(content: Content, table: str, entry: str, key: str, value: str, names: tuple[str, ...]) -> int:
    if value not in names:
        content.refuse(table, entry, "error-none-of", key, field=key, value=repr(value), known=", ".join(names))
        return 0
    return names.index(value)


def _constants(content: Content, table: str, names: tuple[str, ...]) -> dict[str, int]:
    return {entry.id: entry.value for entry in content.ordered(table, Constant, names)}


def _board(t: OutliveTables, content: Content) -> None:
    for place in content.ordered("place", Place, PLACES.entries):
        t.gives.append(GOODS.number(place.gives) if place.gives else -1)
        t.amount += place.amount
    for spot in content.ordered("spot", Spot, SPOTS.entries):
        if spot.strength in t.spot_strength:
            content.refuse("spot", spot.id, "error-same-strength", "strength", strength=spot.strength)
        t.spot_strength.append(spot.strength)
        t.spot_cans.append(spot.cans)
        t.spot_survivors.append(spot.survivors)
    t.radiation = [day.radiation for day in content.table("day", Day)]
    stacks = {entry.id: entry.amount for entry in content.ordered("by_seats", BySeats, ("game-stack", "search-stack"))}
    t.game_stack = list(stacks["game-stack"])
    t.search_stack = list(stacks["search-stack"])
    board = _constants(content, "board", ("move-steps", "access-chips", "algae-levels", "city-offer"))
    t.steps = [_steps(start, place) for start in range(RING) for place in range(RING)]
    t.near = [
        sum(1 << place for place in range(RING) if 0 < _steps(start, place) <= board["move-steps"])
        for start in range(RING)
    ]
    for hero in range(len(HEROES)):
        for near in t.near:
            t.moves.append([MOVE.at(hero, place) for place in range(RING) if near >> place & 1])
    t.access_chips = board["access-chips"]
    t.algae_levels = board["algae-levels"]
    t.city_offer = board["city-offer"]


def _steps(start: int, place: int) -> int:
    """Along the ring, the shorter way round (OUT-4.6)."""
    return min((place - start) % RING, (start - place) % RING)


def _rooms(t: OutliveTables, content: Content) -> None:
    rooms = content.ordered("room", Room, ROOMS.entries)
    for room in rooms:
        if room.standard != (room.id in STANDARD):
            content.refuse("room", room.id, "error-standard", "standard")
        if room.spaces < 1:
            content.refuse("room", room.id, "error-no-space", "spaces")
    for chamber in CHAMBERS.entries[:AIRLOCK]:
        kind = ROOMS.number(chamber.removesuffix("-second"))
        room = rooms[kind]
        t.kind.append(kind)
        t.ability.append(_number(content, "room", room.id, "ability", room.ability, ABILITIES))
        t.spaces.append(room.spaces)
        t.upkeep.append(room.upkeep)
        t.room_amount.append(room.amount)
        t.room_draw.append(room.draw)
        t.room_most.append(max(room.most, room.spaces))
        t.room_strength.append(room.strength)
        t.room_materials.append(room.materials)
        t.room_munitions.append(room.munitions)
        t.room_supplies.append(room.supplies)
        t.room_gain += _goods(room.gain)


def _shelter(t: OutliveTables, content: Content) -> None:
    water = 0
    t.airlock_water = [0]
    for row in content.table("airlock_row", AirlockRow):
        water += row.water
        t.airlock_water += [water] * row.spaces
    t.airlock_spaces = len(t.airlock_water) - 1
    t.gauge_points = [level.points for level in content.table("gauge", Points)]
    t.full_points = [entry.points for entry in content.table("full_rooms", Points)]
    shelter = _constants(
        content,
        "shelter",
        (
            "start-level",
            "start-survivors",
            "rooms-drawn",
            "leaders-drawn",
            "build-cost",
            "meat-kept",
            "water-kept",
            "survivor-points",
            "equipment-points",
            "pair-points",
        ),
    )
    bounds = {
        "start-level": (0, len(t.gauge_points) - 1),
        "rooms-drawn": (SLOTS - len(STANDARD), 2 * (len(ROOMS) - len(STANDARD)) // MOST_SEATS),
        "leaders-drawn": (1, len(LEADERS) // MOST_SEATS),
    }
    for name, (least, most) in bounds.items():
        if not least <= shelter[name] <= most:
            content.refuse("shelter", name, "error-not-between", "value", least=least, most=most)
    if t.airlock_spaces < shelter["start-survivors"]:
        content.refuse("shelter", "start-survivors", "error-airlock", "value")
    t.start_level = shelter["start-level"]
    t.start_survivors = shelter["start-survivors"]
    t.rooms_drawn = shelter["rooms-drawn"]
    t.leaders_drawn = shelter["leaders-drawn"]
    t.build_cost = shelter["build-cost"]
    t.meat_kept = shelter["meat-kept"]
    t.water_kept = shelter["water-kept"]
    t.survivor_points = shelter["survivor-points"]
    t.equipment_points = shelter["equipment-points"]
    t.pair_points = shelter["pair-points"]


def _tribes(t: OutliveTables, content: Content) -> None:
    t.strength = [hero.strength for hero in content.ordered("hero", Hero, HEROES.entries)]
    for leader in content.ordered("leader", Leader, LEADERS.entries):
        if len(set(leader.places)) < len(leader.places):
            content.refuse("leader", leader.id, "error-four-places", "places")
        if leader.age in t.age:
            content.refuse("leader", leader.id, "error-same-age", "age")
        t.age.append(leader.age)
        t.leader_places += [PLACES.number(place) for place in leader.places]
        t.leader_goods += _goods(leader.goods)
        t.leader_tool.append(_number(content, "leader", leader.id, "equipment", leader.equipment, EQUIPMENT.entries))
        if leader.put_back > leader.search:
            content.refuse("leader", leader.id, "error-put-back", "put_back")
        t.leader_search.append(leader.search)
        t.leader_back.append(leader.put_back)


def _equipment(t: OutliveTables, content: Content) -> None:
    tools = content.ordered("equipment", Equipment, EQUIPMENT.entries)
    t.tools_with = [0] * len(EFFECTS)
    t.visit_at = [0] * len(PLACES)
    t.gather_at = [0] * len(PLACES)
    for number, tool in enumerate(tools):
        effect = _number(content, "equipment", tool.id, "effect", tool.effect, EFFECTS)
        if effect in (GATHER_BONUS, VISIT_GAIN) and tool.gives is None:
            content.refuse("equipment", tool.id, "error-gives-nothing", "effect", effect=tool.effect)
        for name in tool.places:
            if effect == GATHER_BONUS and GOODS.entries[t.gives[PLACES.number(name)]] != tool.gives:
                content.refuse("equipment", tool.id, "error-does-not-give", "places", place=name, good=tool.gives)
        t.copies.append(tool.copies)
        t.cost += _goods(tool.cost, MATERIALS)
        t.effect.append(effect)
        t.tool_gives.append(GOODS.number(tool.gives) if tool.gives else -1)
        t.tool_amount.append(tool.amount)
        t.tools_with[effect] |= 1 << number
        for name in tool.places:
            if effect == GATHER_BONUS:
                t.gather_at[PLACES.number(name)] |= 1 << number
            elif effect in (VISIT_GAIN, VISIT_SURVIVOR):
                t.visit_at[PLACES.number(name)] |= 1 << number
        other = [i for i, each in enumerate(tools) if each.symbol == tool.symbol and each.half != tool.half]
        same = [each for each in tools if each.symbol == tool.symbol and each.half == tool.half]
        if len(other) != 1 or len(same) != 1:
            raise content.error("equipment", tool.id, "error-halves", "symbol")
        t.pair.append(other[0])
    for number, leader in enumerate(t.leader_tool):
        if t.leader_tool.count(leader) > t.copies[leader]:
            card = LEADERS.entries[number]
            content.refuse("leader", card, "error-copies", "equipment")


def _events(t: OutliveTables, content: Content) -> None:
    t.events_with = [0] * len(STRIKES)
    t.events_doing = [[] for _ in STRIKES]
    for number, event in enumerate(content.ordered("event", Trouble, EVENTS.entries)):
        strikes = _number(content, "event", event.id, "effect", event.effect, STRIKES)
        for name in event.places:
            place = PLACES.number(name)
            if (CITY_OF[place] < 0) if strikes == EMPTY_SEARCH else (t.gives[place] < 0):
                content.refuse("event", event.id, "error-cannot-strike", "places", effect=event.effect, place=name)
        cost = _goods(event.cost)
        t.event_cost += cost
        t.event_goods.append([good for good, amount in enumerate(cost) if amount > 0])
        t.event_points.append(event.points)
        t.strikes.append(strikes)
        t.event_amount += event.amount
        t.event_places.append(sum(1 << PLACES.number(place) for place in event.places))
        t.events_with[strikes] |= 1 << number
        t.events_doing[strikes].append(number)


def _tiles(t: OutliveTables, content: Content) -> None:
    for tile in content.ordered("search", SearchTile, TILES.entries):
        t.tile_count.append(tile.count)
        t.tile_gain += _goods(tile.gain)
        t.tile_algae.append(tile.algae)
        t.tile_cupboard.append(tile.cupboard)
    if sum(t.tile_count) < max(t.search_stack):
        content.refuse("by_seats", "search-stack", "error-search-stack", "amount")
    for animal in content.ordered("game", Animal, ANIMALS.entries):
        t.endurance.append(animal.endurance)
        t.meat.append(animal.meat)
        t.more_meat.append(animal.more)
        t.animal_tiles.append(animal.tiles)
    if sum(t.animal_tiles) < 3 * max(t.game_stack):
        content.refuse("by_seats", "game-stack", "error-game-stack", "amount")
