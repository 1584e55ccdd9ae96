"""The content files of Paris: New Eden as checked entries, and the tables that rules read."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from holdfast.core import Content, Domain, Entry, Tables
from holdfast.games.paris.catalogue import (
    BUILDINGS,
    CENTER,
    DECKS,
    EQUIPMENT,
    FACES,
    MISSION_KINDS,
    MISSIONS,
    NEW_BUILDING,
    PLACES,
    POWERS,
    SEASONS,
    SPECIALS,
    STATION,
    TILES,
    TINKERER,
    TOWER,
    TYPES,
)
from holdfast.games.paris.tables import ParisTables

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Type = Literal["tinkerer", "brawler", "healer", "sage", "farmer", "slacker"]
Face = Literal["tinkerer", "brawler", "healer", "sage", "farmer", "wild"]
Equipment = Literal["bullet", "capsule", "book"]
MOST_SEATS = 4
BySeats = Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]


class Survivor(Entry, frozen=True, kw_only=True):
    order: Count
    colour: str
    equipment: Equipment | None = None


class DieFace(Entry, frozen=True, kw_only=True):
    becomes: Type


class Token(Entry, frozen=True, kw_only=True):
    count: Count
    prelude: Count


class EquipmentToken(Entry, frozen=True, kw_only=True):
    count: Count


class Special(Entry, frozen=True, kw_only=True):
    place: Literal["tower", "center"]
    vp: Count
    equipped: Count


class Zone(Entry, frozen=True, kw_only=True):
    min: Count
    max: Count
    farmers: Count
    vp: Count


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    types: Annotated[list[Type], msgspec.Meta(min_length=1)]
    count: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Event(Entry, frozen=True, kw_only=True):
    season: Literal["spring", "summer", "autumn", "winter"]
    groups: Annotated[list[Group], msgspec.Meta(min_length=1)]
    vp: Count


class Building(Entry, frozen=True, kw_only=True):
    type: Literal["tinkerer", "brawler", "healer", "sage", "farmer"]
    survivors: dict[Type, Count] = {}
    equipment: dict[Equipment, Count] = {}
    cans: Count = 0
    power: str | None = None
    end: bool = False


class Power(Entry, frozen=True, kw_only=True):
    timing: Literal["first-die", "bridge", "claim", "at-once", "always", "end"]
    amount: Count = 0


class MissionKind(Entry, frozen=True, kw_only=True):
    vp: Count
    threshold: Count = 0
    ties_score: bool = False


class Mission(Entry, frozen=True, kw_only=True):
    kind: str
    target: Type | Equipment | None = None
    requires: dict[Type, Count] = {}
    survivors: dict[Type, Count] = {}
    equipment: dict[Equipment, Count] = {}
    cans: Count = 0


class Place(Entry, frozen=True, kw_only=True):
    dice: BySeats
    flips: Count = 0
    draw: Count = 0
    keep: Count = 0
    cans: Count = 0
    takes: Count = 0


class Constant(Entry, frozen=True, kw_only=True):
    value: Count


class BySeatCount(Entry, frozen=True, kw_only=True):
    values: BySeats


SCHEMA: Mapping[str, type[Entry]] = {
    "survivor": Survivor,
    "face": DieFace,
    "token": Token,
    "equipment": EquipmentToken,
    "special": Special,
    "zone": Zone,
    "event": Event,
    "building": Building,
    "power": Power,
    "mission_kind": MissionKind,
    "mission": Mission,
    "place": Place,
    "constant": Constant,
    "by_seats": BySeatCount,
}


def tabulate(game: object, content: Content) -> Tables:
    """The flat tables of a content, after the checks that no single entry can show."""
    t = ParisTables(game, content)
    _tabulate_setup(t, content)
    _tabulate_buildings(t, content)
    _tabulate_events(t, content)
    _tabulate_missions(t, content)
    _tabulate_track(t, content)
    return t


def _tabulate_setup(t: ParisTables, content: Content) -> None:
    survivors = content.ordered("survivor", Survivor, TYPES.entries)
    t.equipment_of = [-1 if s.equipment is None else EQUIPMENT.number(s.equipment) for s in survivors]
    t.becomes = [TYPES.number(face.becomes) for face in content.ordered("face", DieFace, FACES.entries)]
    tokens = content.ordered("token", Token, FACES.entries)
    t.prelude_tokens = [token.prelude for token in tokens]
    t.station_pool = [token.count - token.prelude for token in tokens]
    t.equipment_pool = [token.count for token in content.ordered("equipment", EquipmentToken, EQUIPMENT.entries)]
    binoculars, _, heroine = content.ordered("special", Special, SPECIALS.entries)
    t.binoculars_vp = binoculars.vp
    t.heroine_equipped = heroine.equipped
    constants = {entry.id: entry.value for entry in content.table("constant", Constant)}
    t.seasons = constants["seasons"]
    t.dice = constants["dice"]
    t.cans = constants["cans"]
    t.missions_dealt = constants["missions-dealt"]
    t.missions_kept = constants["missions-kept"]
    t.events_drawn = constants["events-drawn"]
    t.center_equipment = constants["center-equipment"]
    t.station_tokens = constants["station-tokens"]
    by_seats = {entry.id: entry.values for entry in content.table("by_seats", BySeatCount)}
    t.dice_each = by_seats["dice-each"]
    t.laid_out = by_seats["buildings-laid-out"]
    t.tinkerers_removed = by_seats["tinkerers-removed"]
    tower, bridge, restaurant, _, _ = places = content.ordered("place", Place, PLACES.entries)
    t.dice_at = [count for place in places for count in place.dice]
    t.bridge_draw = bridge.draw
    t.bridge_keep = bridge.keep
    t.restaurant_cans = restaurant.cans
    later = range(t.station_tokens * (t.seasons - 1))
    t.station_hidden = [
        [place for place in later if place >= season * t.station_tokens and place % t.station_tokens != 0]
        for season in range(t.seasons)
    ]
    _check_numbers(t, content)
    _check_setup(t, content, tower)
    _check_actions(t, content, places, survivors)


def _check_numbers(t: ParisTables, content: Content) -> None:
    """Seasons, tiles and tokens that the box does not have."""
    if not 1 <= t.seasons <= len(SEASONS):
        content.refuse("constant", "seasons", "error-seasons", "value", most=len(SEASONS))
    own = len(TILES) // len(SEASONS)
    if not 1 <= t.events_drawn <= own:
        content.refuse("constant", "events-drawn", "error-events-drawn", "value", most=own)
    if sum(t.prelude_tokens) < MOST_SEATS:
        first = next(iter(FACES.entries))
        content.refuse(
            "token", first, "error-prelude-tokens", "prelude", tokens=sum(t.prelude_tokens), seats=MOST_SEATS
        )
    for token in content.table("token", Token):
        if token.prelude > token.count:
            content.refuse("token", token.id, "error-prelude-of-token", "prelude", count=token.count)


def _check_actions(t: ParisTables, content: Content, places: list[Place], survivors: list[Survivor]) -> None:
    """Numbers that stand in the rules and have one meaning only: a pack that changes them is told so."""
    for place in (places[TOWER], places[CENTER], places[STATION]):
        if place.flips + place.takes != 1:
            content.refuse("place", place.id, "error-one-with-each-die", "takes")
    if t.missions_kept != 1:
        content.refuse("constant", "missions-kept", "error-one-mission-kept", "value")
    if not 1 <= t.missions_dealt <= len(MISSIONS) // 4:
        most = len(MISSIONS) // 4
        content.refuse("constant", "missions-dealt", "error-missions-dealt", "value", all=len(MISSIONS), most=most)
    for number, face in enumerate(FACES.entries):
        if t.becomes[number] != number:
            content.refuse("face", face, "error-becomes", "becomes", survivor=TYPES.entries[number])
    for number, survivor in enumerate(survivors):
        if survivor.order != (number + 1 if number < len(DECKS) else 0):
            content.refuse("survivor", survivor.id, "error-order-of-types", "order")


def _check_setup(t: ParisTables, content: Content, tower: Place) -> None:
    for i, seats in enumerate((2, 3, 4)):
        rolled = sum(t.dice_at[place * 3 + i] for place in range(5))
        if rolled != t.dice_each[i] * seats or rolled > t.dice:
            content.refuse(
                "by_seats",
                "dice-each",
                "error-dice-each",
                "values",
                seats=seats,
                rolled=rolled,
                dice=t.dice,
                each=t.dice_each[i],
            )
    if any(dice * tower.flips != t.events_drawn - 1 for dice in tower.dice):
        content.refuse("place", "tower", "error-tower-dice", "dice", tiles=t.events_drawn)
    station = next(i for i in PLACES.entries if i == "station")
    if sum(t.station_pool) != t.station_tokens * t.seasons:
        tokens = sum(t.station_pool)
        content.refuse("constant", "station-tokens", "error-station-tokens", "value", tokens=tokens, seasons=t.seasons)
    if max(t.dice_at[12:15]) > t.station_tokens:
        content.refuse("place", station, "error-station-dice", "dice", tokens=t.station_tokens)
    if sum(t.equipment_pool) != t.center_equipment * t.seasons:
        tokens = sum(t.equipment_pool)
        content.refuse(
            "constant", "center-equipment", "error-center-equipment", "value", tokens=tokens, seasons=t.seasons
        )
    if min(t.dice_at[9:12]) != t.center_equipment + 2 or max(t.dice_at[9:12]) != t.center_equipment + 2:
        content.refuse("place", "center", "error-center-dice", "dice", dice=t.center_equipment + 2)


def _numbers(domain: Domain, values: Mapping[Any, int]) -> list[int]:
    return [values.get(entry, 0) for entry in domain.entries]


def _one_by_one(domain: Domain, values: Mapping[Any, int]) -> list[int]:
    return [number for number, count in enumerate(_numbers(domain, values)) for _ in range(count)]


def _tabulate_buildings(t: ParisTables, content: Content) -> None:
    for building in content.ordered("building", Building, BUILDINGS.entries):
        if building.power is not None and building.power not in POWERS.entries:
            known = ", ".join(POWERS.entries)
            raise content.error("building", building.id, "error-power", "power", power=building.power, known=known)
        if (building.power is not None) != (building.type == "tinkerer"):  # PNE-3.3
            content.refuse("building", building.id, "error-whose-power", "power")
        if building.end and building.type != "tinkerer":  # PNE-1.13
            content.refuse("building", building.id, "error-end-card", "end")
        if building.type[0] != building.id[0]:
            content.refuse("building", building.id, "error-other-deck", "type")
        deck, card = DECKS.number(building.type), len(t.building_type)
        (t.deck_ends if building.end else t.deck_cards)[deck].append(card)
        t.building_type.append(deck)
        t.building_survivors += _numbers(TYPES, building.survivors)
        t.building_people.append(_one_by_one(TYPES, building.survivors))
        t.building_equipment += _numbers(EQUIPMENT, building.equipment)
        t.building_things.append(_one_by_one(EQUIPMENT, building.equipment))
        t.building_cans.append(building.cans)
        t.building_power.append(-1 if building.power is None else POWERS.number(building.power))
        t.building_end.append(building.end)
    t.power_amount = [power.amount for power in content.ordered("power", Power, POWERS.entries)]
    others = len(t.deck_cards[TINKERER])
    if max(t.tinkerers_removed) > others:  # PNE-1.15
        content.refuse("by_seats", "tinkerers-removed", "error-tinkerers-removed", "values", others=others)


def _tabulate_events(t: ParisTables, content: Content) -> None:
    for event in content.ordered("event", Event, TILES.entries):
        groups: list[tuple[list[int], int]] = []
        seen: set[str] = set()
        for group in event.groups:
            for kind in group.types:
                if t.equipment_of[TYPES.number(kind)] < 0:
                    content.refuse("event", event.id, "error-no-equipment", "groups", kind=kind)
                if kind in seen:  # PNE-4.8
                    content.refuse("event", event.id, "error-two-groups", "groups", kind=kind)
                seen.add(kind)
            groups.append((sorted(TYPES.number(kind) for kind in group.types), group.count))
        t.event_groups.append(groups)
        t.event_season.append(SEASONS.number(event.season))
        t.event_vp.append(event.vp)
    for season in range(len(SEASONS)):
        own = [tile for tile in TILES.entries if tile.startswith(f"{season + 1}-")]
        if t.event_season.count(season) != len(own):
            content.refuse("event", own[0], "error-tiles-of-season", "season")


def _tabulate_missions(t: ParisTables, content: Content) -> None:
    kinds = content.ordered("mission_kind", MissionKind, MISSION_KINDS.entries)
    t.kind_vp = [kind.vp for kind in kinds]
    t.kind_threshold = [kind.threshold for kind in kinds]
    t.kind_ties = [kind.ties_score for kind in kinds]
    for mission in content.ordered("mission", Mission, MISSIONS.entries):
        t.mission_requires.append([need for need in enumerate(_numbers(TYPES, mission.requires)) if need[1] > 0])
        t.mission_survivors += _numbers(TYPES, mission.survivors)
        t.mission_equipment += _numbers(EQUIPMENT, mission.equipment)
        t.mission_cans.append(mission.cans)
        t.most_cans_placed = max(t.most_cans_placed, mission.cans)
        _check_mission(mission, content)
        if mission.kind == "new-building":
            t.add_mission(NEW_BUILDING, -1, 0, 0, False)
            continue
        if mission.kind not in MISSION_KINDS.entries:
            known = ", ".join(["new-building", *MISSION_KINDS.entries])
            raise content.error("mission", mission.id, "error-mission-kind", "kind", kind=mission.kind, known=known)
        kind = kinds[MISSION_KINDS.number(mission.kind)]
        t.add_mission(
            MISSION_KINDS.number(mission.kind),
            _target(mission, content),
            kind.vp,
            kind.threshold,
            kind.ties_score,
        )


def _check_mission(mission: Mission, content: Content) -> None:
    """Only new buildings need and give something, and each of them needs something."""
    gives = mission.survivors or mission.equipment or mission.cans
    if mission.kind == "new-building" and not any(mission.requires.values()):
        content.refuse("mission", mission.id, "error-requires-nothing", "requires")
    if mission.kind != "new-building" and (mission.requires or gives):
        content.refuse("mission", mission.id, "error-only-new-building", "kind")


def _target(mission: Mission, content: Content) -> int:
    """The number of the type or equipment that a mission is about; -1 if it is about none."""
    about = TYPES if mission.kind in ("most-type", "two-pairs") else EQUIPMENT
    wanted = mission.kind in ("most-type", "two-pairs", "most-eq", "four-eq")
    if not wanted and mission.target is None:
        return -1
    if not wanted:
        raise content.error("mission", mission.id, "error-no-target", "target", kind=mission.kind)
    if mission.target not in about.entries:
        known = ", ".join(about.entries)
        raise content.error("mission", mission.id, "error-target", "target", kind=mission.kind, known=known)
    return about.number(mission.target)


def _tabulate_track(t: ParisTables, content: Content) -> None:
    zones = content.table("zone", Zone)
    population = 0
    for zone in zones:
        if zone.min != population or zone.max < zone.min:
            content.refuse("zone", zone.id, "error-zone-gap", "min", least=population)
        while population <= zone.max:
            t.zone_farmers.append(zone.farmers)
            t.zone_vp.append(zone.vp)
            population += 1
