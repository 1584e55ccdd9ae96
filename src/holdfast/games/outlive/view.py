"""What one seat may know, as it goes over the wire. Things are numbers of the catalogue's domains; masks have one
bit for each thing."""

import msgspec

from holdfast.core.view import Asked


class TribeView(msgspec.Struct, frozen=True):
    """What everybody knows of one tribe. Until the choices of the setup are shown, the rooms, survivors and leader
    of another tribe are empty, and its airlock is -1."""

    leader: int
    rooms: list[int]
    """The chamber in each slot: three standard ones, then four advanced ones."""
    people: list[int]
    """Survivors in each slot; -1 in an unbuilt room."""
    airlock: int
    used: int
    """Rooms used today: bits 0-6 by slot; 7-13 in Blackwood and 14-20 in Silent Peak for those limited by city."""
    goods: list[int]
    gauge: int
    """Level of the tracer, 0 is the best."""
    broken: int
    repaired: int
    spent: int
    caught: list[int]
    overcome: int
    places: list[int]
    active: int
    points: list[int]
    """What the tribe would score now, by part; empty before the choices are shown."""


class OutliveView(msgspec.Struct, frozen=True):
    seat: int
    decision: Asked | None
    day: int
    """0 … 5; -1 during setup."""
    first: int
    boarded: bool
    events: list[int]
    """Those turned up so far, by day."""
    in_play: int
    stock: list[int]
    """What each place still has."""
    algae: bool
    berths: list[int]
    """By space of the ship: seat * 4 + hero, or -1."""
    crew: int
    """Spaces of the ship where a survivor waits."""
    salvage: list[int]
    """Equipment in Blackwood, then in Silent Peak; -1 is an empty place."""
    deck: int
    """How many tiles the equipment deck has."""
    discards: list[int]
    """Discarded equipment by kind."""
    search_left: list[int]
    """How many tiles the search stacks have."""
    search_open: list[list[int]]
    """The tiles of each city that lie face up, the one turned up last first."""
    search_known: list[list[int]]
    """The stacks that this seat looked through since dawn, top last; empty if it did not."""
    search_seen: list[int]
    """Which seats looked through each stack since dawn."""
    game_left: list[int]
    """How many tiles the stacks of wild game have."""
    game_top: list[int]
    """The top of each, -1 if there is none."""
    game_known: list[list[int]]
    """The stacks that this seat looked through with the sensor, top last; empty if it did not."""
    game_seen: list[int]
    """Which seats looked through each stack."""
    tribes: list[TribeView]
    hand: list[int]
    """This seat's advanced rooms that are not sorted out yet."""
    away: list[int]
    """Those it put away."""
    leaders: list[int]
    """The leaders it drew."""
    step: list[int]
    """The numbers of the step that asks: how much is left to pay, who is pressed, and so on."""
