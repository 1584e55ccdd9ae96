"""What is hidden, drawn again: buildings, coming tokens and missions."""

from typing import TYPE_CHECKING

from holdfast.games.paris.stock import Undrawn

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


def resample(s: "State", knowers: int) -> None:
    """Draws again what nobody of `knowers` knows: buildings and tokens that are still to come, and missions
    (PNE-2.15)."""
    if not s.stack:  # all missions lie open (PNE-6.1), and nothing that is still hidden matters
        return
    s.stock = s.stock.again(Undrawn(s.t, s.seats, s.season, s.deck_at[:], s.rng.fork()))
    for seat in range(s.seats):
        if knowers == 1 << seat:
            s.missions.resample(seat, s.rng)
            return
    s.missions.resample_unseen(s.rng)
