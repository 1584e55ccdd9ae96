"""What one seat of Paris: New Eden may know, as it goes over the wire."""

import msgspec

from holdfast.core.view import Asked


class Remembered(msgspec.Struct, frozen=True, gc=False):
    """These missions lie somewhere among these slots of the deck and in the hands of these seats."""

    missions: list[int]
    slots: list[int]
    hands: list[int]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a seat. Lists are by face, type or equipment; `revealed` are its face-down missions
    once the game is over."""

    dice: list[int]
    dice_taken: int
    tokens: list[int]
    buildings: list[int]
    placed: list[int]
    survivors: list[int]
    equipment: list[int]
    cans: int
    missions: int
    revealed: list[int]
    strength: int
    wilds_added: list[int]
    points: list[int]


class ParisView(msgspec.Struct, frozen=True, gc=False):
    """The table as `seat` sees it. Dice are by location and face; -1 stands for nobody. `known_slots` tells, slot
    by slot from its top, which cards of the mission deck the seat knows to lie there; -1 where it does not."""

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
    known_slots: list[int]
    remembered: list[Remembered]
    seats: list[SeatView]
