"""What one seat may know, as it goes over the wire. Reads like the table: things by their ids, counts by id."""

from typing import Annotated

import msgspec

from holdfast.core.view import View


def _of(domain: str) -> msgspec.Meta:
    return msgspec.Meta(description=f"an id of the domain {domain}")


Good = Annotated[str, _of("good")]
PlaceId = Annotated[str, _of("place")]
HeroId = Annotated[str, _of("hero")]
SpotId = Annotated[str, _of("spot")]
LeaderId = Annotated[str, _of("leader")]
Equipment = Annotated[str, _of("equipment")]
EventId = Annotated[str, _of("trouble")]
Animal = Annotated[str, _of("animal")]
Tile = Annotated[str, _of("tile")]
RoomId = Annotated[str, _of("room")]
Seat = Annotated[int, msgspec.Meta(description="the number of a seat")]


# The board


class Event(msgspec.Struct, frozen=True, gc=False):
    """An event that was turned up. `overcome_by` is None while it is in play."""

    event: EventId
    day: int
    overcome_by: Seat | None


class Place(msgspec.Struct, frozen=True, gc=False):
    """One place of the ring. `stock` is what is left of the resource it gives, None where it gives none; `algae` says
    whether today's dose is still there, None where there never is one."""

    place: PlaceId
    stock: int | None
    algae: bool | None


class GameStack(msgspec.Struct, frozen=True, gc=False):
    """Wild game at a place. `endurance` and `meat` are those of the animal on top for the seat whose view this is, with
    mutations, diseases and what it has caught; for a spectator they are what is printed. `seen_by` are the seats that
    looked through it; `known`, the whole stack with the next animal first, is there for one of them."""

    place: PlaceId
    left: int
    top: Animal | None
    endurance: int | None
    meat: int | None
    seen_by: list[Seat]
    known: list[Animal] | None


class City(msgspec.Struct, frozen=True, gc=False):
    """What a city offers. `equipment` is by place, None where a tile was taken; `face_up` are the search tiles that lie
    open, the one turned up last first; `seen_by` are the seats that looked through the stack since dawn; `known`, the
    stack with the next tile first, is there for one of them."""

    place: PlaceId
    equipment: list[Equipment | None]
    stack: int
    face_up: list[Tile]
    seen_by: list[Seat]
    known: list[Tile] | None


class Berth(msgspec.Struct, frozen=True, gc=False):
    """A space of the cargo ship: who holds it, and whether a survivor waits there."""

    spot: SpotId
    seat: Seat | None
    hero: HeroId | None
    survivor: bool


# A tribe


class Hero(msgspec.Struct, frozen=True, gc=False):
    """`strength` is what it has for actions and on the ship today; pressure goes by what is printed."""

    hero: HeroId
    place: PlaceId | None
    active: bool
    strength: int


class Room(msgspec.Struct, frozen=True, gc=False):
    """A room of a shelter. `people` is None while it is not built; `works` says that it is full. `used_in` are the
    cities where it was used today, for rooms that are limited by city."""

    room: RoomId
    people: int | None
    works: bool
    used: bool
    used_in: list[PlaceId]


class Tonight(msgspec.Struct, frozen=True, gc=False):
    """What the night holds for a shelter as things stand now. Parts of it that are over are None."""

    rooms: dict[RoomId, int] | None
    """Supplies that each room with somebody in it eats."""
    eaten: int
    """How much of that is served already."""
    airlock_water: int | None
    """Water that the airlock drinks."""
    hungry: int | None
    """Survivors who would be lost for want of supplies and water."""
    radiation: int | None
    """Points of radioactivity that the day brings."""
    stopped_by_airlock: int | None
    stopped_by_rooms: int | None
    let_in: int | None
    """Points that get in."""
    level_after: int | None
    """The level of the tracer after that."""
    sick: int | None
    """Survivors who would be lost beyond the last level."""
    thrown_away: dict[Good, int]
    """What dawn takes if nothing more is used."""


class Tribe(msgspec.Struct, frozen=True, gc=False):
    """What everybody knows of one tribe. Until the choices of the setup are shown, leader, rooms and survivors of
    another tribe are None."""

    leader: LeaderId | None
    rooms: list[Room] | None
    """Three standard rooms, then four advanced ones; empty while the hand is being sorted out."""
    airlock: int | None
    """Survivors in the airlock."""
    survivors: int | None
    goods: dict[Good, int]
    spring: int
    """Water of springs that is left today; it is no token."""
    level: int
    """The level of the radioactivity tracer, 0 is the best."""
    level_points: int
    """What that level scores."""
    broken: list[Equipment]
    ready: list[Equipment]
    """Repaired and not used today."""
    spent: list[Equipment]
    """Repaired and used today."""
    caught: dict[Animal, int]
    overcome: list[EventId]
    heroes: list[Hero]
    immune: bool
    """Whether events that strike tribes spare this one."""
    room_cost: int
    """Materials that the next room costs, with discounts that are ready."""
    tonight: Tonight | None
    points: dict[str, int] | None
    """What it would score now, by part."""


# The turn of a hero


class Pressure(msgspec.Struct, frozen=True, gc=False):
    """Pressure that the acting hero has made on this turn. `points` with the bat; then what became of them."""

    victim: Seat
    hero: HeroId
    points: int
    stopped: int
    """Points taken off by equipment."""
    munitions: int
    """Munitions spent to resist."""
    escaped: bool
    """A guardroom has cancelled it."""
    given: dict[Good, int]


class Acting(msgspec.Struct, frozen=True, gc=False):
    """The hero whose turn it is. `actions` are left to it, None before it acts; `spot` is its space on the ship while
    it presses others there, `shared` says that it takes that space though it is held."""

    seat: Seat
    hero: HeroId
    place: PlaceId
    spot: SpotId | None
    shared: bool
    actions: int | None
    free_tiles: int
    """Search tiles that it may draw without an action."""
    gathered: bool
    caught: bool
    """It has hunted on this turn and may not again."""
    filters_open: bool
    """It may draw water at the dam."""
    searched: bool
    empty_cupboard: bool
    """It has found an empty cupboard."""
    pressures: list[Pressure]


class Hunting(msgspec.Struct, frozen=True, gc=False):
    """An animal that is being hunted, and with what its endurance can be paid."""

    animal: Animal
    endurance: int
    left: int
    meat: int
    actions: int
    munitions: int
    equipment: list[Equipment]


# What the deciding seat could do


class Pressed(msgspec.Struct, frozen=True, gc=False):
    """Who would be pressed, with how many points."""

    seat: Seat
    hero: HeroId
    points: int


class Move(msgspec.Struct, frozen=True, gc=False):
    """Where a hero of the deciding seat could go: how far along the ring, how many actions it would have there, whom it
    would press."""

    hero: HeroId
    place: PlaceId
    steps: int
    uses: Equipment | None
    """What carries it further than heroes walk."""
    actions: int
    presses: list[Pressed]


class Payable(msgspec.Struct, frozen=True, gc=False):
    """What an event or a repair costs a seat and what it lacks of that; `discount` says that a room which is ready
    covers what is missing."""

    cost: dict[Good, int]
    lacks: dict[Good, int]
    discount: bool


class Mine(msgspec.Struct, frozen=True, gc=False):
    """What only the seat itself knows, and what things cost it now."""

    hand: list[RoomId]
    """Advanced rooms that are not sorted out yet."""
    put_away: list[RoomId]
    leaders: list[LeaderId]
    """The leaders it drew."""
    events: dict[EventId, Payable]
    """By event in play."""
    repairs: dict[Equipment, Payable]
    """By broken equipment."""
    moves: list[Move] | None
    """While it chooses a hero and where it goes."""


class OutliveView(View, frozen=True, kw_only=True):
    seats: list[Tribe]
    day: int | None
    """1 to 6; None during setup."""
    radiation: int | None
    """Radioactivity that this day brings at night."""
    first: Seat
    """Who has the first-player token."""
    first_taken: bool
    """Somebody has been on the ship today, so the token stays where it is."""
    coming: list[Seat]
    """Who is asked after this in the present part of the round, in order; by day a seat is there for each hero."""
    passed: list[Seat]
    """Who overcomes no more events tonight."""
    striking: EventId | None
    """The event that strikes the shelters just now."""
    events: list[Event]
    """Those turned up so far, the oldest first."""
    places: list[Place]
    """In the order of the ring."""
    wild_game: list[GameStack]
    cities: list[City]
    ship: list[Berth]
    equipment_deck: int
    """How many tiles it has."""
    equipment_discards: dict[Equipment, int]
    acting: Acting | None
    hunting: Hunting | None
    mine: Mine | None
    """None for a spectator."""
