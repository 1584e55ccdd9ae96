"""What one seat of Paris: New Eden may know, as it goes over the wire."""

from typing import Annotated

import msgspec

from holdfast.core.view import View

Face = Annotated[str, msgspec.Meta(description="an id of the domain face")]
Type = Annotated[str, msgspec.Meta(description="an id of the domain type")]
Place = Annotated[str, msgspec.Meta(description="an id of the domain place")]
Equipment = Annotated[str, msgspec.Meta(description="an id of the domain equipment")]
CenterToken = Annotated[str, msgspec.Meta(description="an id of the domain centertoken")]
Season = Annotated[str, msgspec.Meta(description="an id of the domain season")]
Tile = Annotated[str, msgspec.Meta(description="an id of the domain eventtile")]
Building = Annotated[str, msgspec.Meta(description="an id of the domain building")]
Mission = Annotated[str, msgspec.Meta(description="an id of the domain mission")]
Power = Annotated[str, msgspec.Meta(description="an id of the domain power")]
Wild = Annotated[str, msgspec.Meta(description="an id of the domain wild")]
Part = Annotated[str, msgspec.Meta(description="a part of the score")]
SeatNumber = Annotated[int, msgspec.Meta(description="the number of a seat")]


class Group(msgspec.Struct, frozen=True, gc=False):
    """So many equipped survivors that an event asks for, in any mix of the types. `have` says for each seat how many it
    has, universal equipment counted in and the heroine not."""

    types: list[Type]
    need: int
    have: list[int]


class EventView(msgspec.Struct, frozen=True, gc=False):
    """An event tile at the Tower. `lacks` says for each seat how many equipped survivors it lacks as things stand, with
    the heroine counted in; a seat that lacks none overcomes the event."""

    tile: Tile
    face_up: bool
    points: int
    groups: list[Group]
    lacks: list[int]


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """A building that can be claimed, and what the refuge of the seat that looks would be with it. `lacks` says how
    many equipped survivors the event of the season would still ask for; None while more than one tile is face up."""

    building: Building
    population: int
    survivors: dict[Type, int]
    farmers_needed: int
    feeding_cans: int
    feeding_points: int
    lacks: int | None


class Bids(msgspec.Struct, frozen=True, gc=False):
    """The strength of each seat and what follows from it: the order of claims, and those in it for whom no building
    would be left."""

    strength: list[int]
    order: list[SeatNumber]
    left_out: list[SeatNumber]


class Distribution(msgspec.Struct, frozen=True, gc=False):
    """The bidding for one type of building. `bids` has for each seat what it announced or has laid down so far; for
    those who come later the matching dice and tokens on their boards, without wilds. `raised` is the same if the seat
    that looks adds one wild; None where it can't. `claimed` are those who had their claim. `outlook` has the open
    buildings of the type for the seat that looks, in the order of their row; a spectator has none."""

    type: Type
    announced: list[SeatNumber]
    bids: Bids
    raised: Bids | None
    claimed: list[SeatNumber]
    outlook: list[Outlook]


class HeldMission(msgspec.Struct, frozen=True, gc=False):
    """A face-down mission as its owner sees it. `met` says whether it would succeed if the game ended now, or whether
    a new building can be placed now. A secret mission compares `have` with `need`; for the fewest slackers `need` is
    the most that is allowed. A new building has neither, and `lacks` has the survivors it still asks for."""

    mission: Mission
    met: bool
    have: int | None
    need: int | None
    lacks: dict[Type, int]


class Remembered(msgspec.Struct, frozen=True, gc=False):
    """These missions lie somewhere among these slots of the mission deck, 0 at its top, and in the hands of these
    seats. A single mission with a single slot and no hand is known to lie there."""

    missions: list[Mission]
    slots: list[int]
    hands: list[SeatNumber]


class SeatView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What everybody sees of a seat."""

    dice: dict[Face, int]
    """On the player board."""
    dice_taken: int
    """How many dice the seat took this season."""
    dice_each: int
    """How many dice it takes each season."""
    tokens: dict[Face, int]
    """Survivor tokens on the player board."""
    strength: int
    """Announced or laid down so far for the type that is being distributed."""
    wilds_added: dict[Wild, int]
    buildings: list[Building]
    """In the order of the domain."""
    placed: list[Mission]
    """New buildings, in the order of the domain."""
    powers: dict[Power, int]
    survivors: dict[Type, int]
    """All of the refuge: on cards and tokens."""
    survivor_tokens: dict[Type, int]
    """Those of them that are tokens."""
    population: int
    equipment: dict[Equipment, int]
    """All of the refuge: on cards and tokens, and universal equipment counted in for each kind."""
    equipment_tokens: dict[Equipment, int]
    """Those of them that are tokens."""
    universal_equipment: int
    """How much universal equipment is counted in `equipment`."""
    equipped: dict[Type, int]
    """Survivors that have equipment of their own, of the types that can have some."""
    farmers_needed: int
    """To feed the population."""
    feeding_cans: int
    """What feeding costs: a can for each missing farmer."""
    feeding_points: int
    """What feeding brings."""
    cans: int
    missions: int
    """How many missions it holds face down."""
    revealed: list[Mission] | None
    """Those missions, once the game is over."""
    points: dict[Part, int]
    """So far, as everybody can count them: powers that score at the end, and the binoculars in winter, count as soon
    as they are there."""
    score: int


class ParisView(View, frozen=True, kw_only=True):
    """The table as one seat sees it. Counts have only what is there, except by types, kinds of equipment and parts of
    the score, which are all there."""

    seats: list[SeatView]
    season: Season
    first: SeatNumber
    """The first player of the season."""
    dice: dict[Place, dict[Face, int]]
    station: dict[Face, int]
    """Survivor tokens at the Station."""
    station_next: list[Face]
    """The open top token of the stack of each later season."""
    set_aside: dict[Face, int]
    """Survivor tokens that can still be chosen in the prelude."""
    tokens_gone: dict[Face, int]
    """Survivor tokens that left the game in sight of all."""
    center: dict[CenterToken, int]
    bat: SeatNumber | None
    binoculars: SeatNumber | None
    heroine: SeatNumber | None
    events: list[EventView]
    """The tiles at the Tower."""
    rows: dict[Type, list[Building]]
    """The face-up buildings."""
    decks: dict[Type, int]
    """How many cards each building deck has."""
    discarded: list[Building]
    """Buildings that nobody claimed, in the order of the domain."""
    supply: int
    """Cans at the Restaurant."""
    mission_deck: int
    """How many cards it has."""
    distribution: Distribution | None
    """The bidding, while buildings are acquired."""
    hand: list[HeldMission] | None
    """The seat's face-down missions; None for a spectator."""
    remembered: list[Remembered] | None
    """What the seat has seen of the mission deck and may remember; None for a spectator."""
