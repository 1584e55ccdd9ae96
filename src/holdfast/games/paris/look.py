"""How a view is made: only what the seat may know is copied out of the state."""

from typing import TYPE_CHECKING

from holdfast.games.paris.missions import CARDS, Missions
from holdfast.games.paris.view import ParisView, Remembered, SeatView

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


def look(s: "State", seat: int) -> ParisView:
    size = s.t.station_tokens
    known, remembered = _memory(s.missions, seat)
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
        known,
        remembered,
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


def _memory(m: Missions, seat: int) -> tuple[list[int], list[Remembered]]:
    """For each slot of the mission deck the card that the seat knows to lie there, or -1 (PNE-2.14); and the sets
    of cards that it knows to lie somewhere among several places (PNE-2.15)."""
    slots = m.slot_group[seat]
    hands = m.hand_group[seat]
    several = -2
    slot_of = [-1] * (m.last_group + 1)
    for i in range(len(slots)):
        group = slots[i]
        slot_of[group] = i if slot_of[group] == -1 else several
    for hand in hands:  # which card of a hand it is nobody else knows
        for group in hand:
            slot_of[group] = several
    known = [-1] * len(slots)
    blurred: list[int] = []
    marks = m.card_group[seat]
    for card in range(CARDS):
        group = marks[card]
        if group == 0:
            continue
        if slot_of[group] >= 0:
            known[slot_of[group]] = card
        elif group not in blurred:
            blurred.append(group)
    return known, [_remembered(marks, slots, hands, group) for group in blurred]


def _remembered(marks: list[int], slots: list[int], hands: list[list[int]], group: int) -> Remembered:
    return Remembered(
        [card for card in range(CARDS) if marks[card] == group],
        [i for i in range(len(slots)) if slots[i] == group],
        [i for i in range(len(hands)) if group in hands[i]],
    )
