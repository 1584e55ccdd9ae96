"""What one seat of Paris: New Eden may know, as it goes over the wire."""

import msgspec

from holdfast.core.view import Asked


class Remembered(msgspec.Struct, frozen=True):
    """These missions lie somewhere among these slots of the deck (0 is its top) and the hands of these seats."""

    missions: list[int]
    slots: list[int]
    hands: list[int]


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. Lists are by face, type, equipment or power."""

    dice: list[int]
    tokens: list[int]
    buildings: list[int]
    placed: list[int]
    survivors: list[int]
    equipment: list[int]
    powers: list[int]
    cans: int
    missions: int
    strength: int
    wilds_added: list[int]
    points: list[int]


class ParisView(msgspec.Struct, frozen=True):
    """The table as `seat` sees it. Dice are by location and face; -1 stands for nobody."""

    seat: int
    decision: Asked | None
    season: int
    first: int
    dice: list[int]
    station: list[int]
    station_tops: list[int]
    center: list[int]
    bat: int
    binoculars: int
    heroine: int
    tiles: list[int]
    flipped: list[int]
    rows: list[list[int]]
    deck_sizes: list[int]
    discarded: list[int]
    tokens_gone: list[int]
    cans_left: int
    mission_deck: int
    missions: list[int]
    remembered: list[Remembered]
    seats: list[SeatView]
