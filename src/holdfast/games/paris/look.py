"""How a view is made: only what the seat may know is copied out of the state."""

from typing import TYPE_CHECKING

from holdfast.games.paris.missions import CARDS, Missions
from holdfast.games.paris.view import ParisView, Remembered, SeatView

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


def look(s: "State", seat: int) -> ParisView:
    size = s.t.station_tokens
    return ParisView(
        seat,
        s.asked(seat),
        s.season,
        s.first,
        s.dice[:],
        s.station[:],
        s.station_stacks[s.season * size :: size],
        s.center[:],
        s.bat,
        s.binoculars,
        s.heroine,
        s.tiles[:],
        s.flipped[:],
        [row[:] for row in s.rows],
        [len(s.decks[i]) - s.deck_at[i] for i in range(5)],
        s.discarded[:],
        s.tokens_gone[:],
        s.cans_left,
        len(s.missions.deck),
        s.missions.hands[seat][:],
        _known_slots(s.missions, seat),
        _remembered(s.missions, seat),
        [_seat(s, other) for other in range(s.seats)],
    )


def _seat(s: "State", seat: int) -> SeatView:
    return SeatView(
        s.board_dice[seat * 6 : seat * 6 + 6],
        s.dice_taken[seat],
        s.board_tokens[seat * 6 : seat * 6 + 6],
        s.refuges[seat][:],
        s.missions.placed[seat][:],
        s.survivors[seat * 6 : seat * 6 + 6],
        s.equipment[seat * 3 : seat * 3 + 3],
        s.cans[seat],
        len(s.missions.hands[seat]),
        [] if s.stack else s.missions.hands[seat][:],
        s.strength[seat],
        s.wilds_added[seat * 2 : seat * 2 + 2],
        s.points[seat * 5 : seat * 5 + 5],
    )


def _known_slots(m: Missions, seat: int) -> list[int]:
    """For each slot of the mission deck the card that the seat knows to lie there, or -1 (PNE-2.14)."""
    places = m.places_of_groups(seat)
    slots = m.slot_group[seat]
    at = [-1] * len(places)
    for i in range(len(slots)):
        at[slots[i]] = i
    known = [-1] * len(slots)
    marks = m.card_group[seat]
    for card in range(CARDS):
        group = marks[card]
        if group != 0 and places[group] == 1 and at[group] >= 0:
            known[at[group]] = card
    return known


def _remembered(m: Missions, seat: int) -> list[Remembered]:
    """The sets of cards that the seat knows to lie somewhere among several places (PNE-2.15)."""
    places = m.places_of_groups(seat)
    marks = m.card_group[seat]
    slots = m.slot_group[seat]
    hands = m.hand_group[seat]
    found: list[Remembered] = []
    for card in range(CARDS):
        group = marks[card]
        if group != 0 and places[group] > 0 and (places[group] > 1 or group in hands):
            places[group] = 0
            found.append(
                Remembered(
                    [other for other in range(card, CARDS) if marks[other] == group],
                    [i for i in range(len(slots)) if slots[i] == group],
                    [i for i in range(len(hands)) if hands[i] == group],
                )
            )
    return found
