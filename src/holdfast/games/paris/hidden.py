"""What is hidden, drawn again: buildings, coming tokens and missions."""

from typing import TYPE_CHECKING

from holdfast.games.paris.catalogue import DECKS, TINKERER

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


def resample(s: "State", knowers: int) -> None:
    """Draws again what nobody of `knowers` knows: removed and undrawn buildings, END cards among themselves
    (PNE-1.13), stacks of later seasons but for open tops (PNE-1.10), and missions (PNE-2.15)."""
    if not s.stack:  # all missions lie open (PNE-6.1), and nothing that is still hidden matters
        return
    s.decks = [_deck(s, deck) for deck in range(len(DECKS))]
    if s.season + 1 < s.t.seasons:
        stacks = s.equipment_stacks[:]
        s.rng.shuffle(stacks, s.t.center_equipment * s.season)
        s.equipment_stacks = stacks
        tokens = s.station_stacks[:]
        s.rng.shuffle_at(tokens, s.t.station_hidden[s.season])
        s.station_stacks = tokens
    for seat in range(s.seats):
        if knowers == 1 << seat:
            s.missions.resample(seat, s.rng)
            return
    s.missions.resample_unseen(s.rng)


def _deck(s: "State", deck: int) -> list[int]:
    """END cards lie below all others. The removed cards lie at the beginning of the deck's list; nobody knows them
    (PNE-1.15)."""
    at = s.deck_at[deck]
    removed = s.t.tinkerers_removed[s.seats - 2] if deck == TINKERER else 0
    if removed == 0 and at + 1 >= len(s.decks[deck]):
        return s.decks[deck]
    cards = s.decks[deck][:]
    ends = len(cards) - len(s.t.deck_ends[deck])
    if removed == 0:
        s.rng.shuffle(cards, at, ends)
    else:
        hidden = cards[:removed] + cards[at:ends]
        s.rng.shuffle(hidden)
        for i in range(removed):
            cards[i] = hidden.pop()
        for i in range(at, ends):
            cards[i] = hidden.pop()
    s.rng.shuffle(cards, max(at, ends))
    return cards
