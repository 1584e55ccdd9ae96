"""The building decks and the tokens of later seasons."""

from holdfast.core.rng import Rng
from holdfast.games.paris.catalogue import DECKS, TINKERER
from holdfast.games.paris.tables import ParisTables


class Undrawn:
    """What everybody knows of a stock in a world whose hidden cards and tokens are still to be drawn, and the chance
    that will draw them."""

    def __init__(self, t: ParisTables, seats: int, season: int, deck_at: list[int], rng: Rng) -> None:
        self.t = t
        self.removed = t.tinkerers_removed[seats - 2]
        self.season = season
        self.deck_at = deck_at
        """How many cards had left each deck. Not changed by anybody."""
        self.rng = rng


class Stock:
    """Nothing of it changes after setup: how far it is used up stands in the state. So all clones share it. In a world
    that somebody imagines, decks and stacks are drawn when they are first needed, mostly with the next season."""

    def __init__(
        self, decks: list[list[int]], equipment: list[int], station: list[int], undrawn: Undrawn | None = None
    ) -> None:
        self._decks = decks
        self._equipment = equipment
        self._station = station
        self._undrawn = undrawn

    @property
    def decks(self) -> list[list[int]]:
        """The five building decks in full."""
        self._draw()
        return self._decks

    @property
    def equipment(self) -> list[int]:
        """The equipment tokens of later seasons, season after season."""
        self._draw()
        return self._equipment

    @property
    def station(self) -> list[int]:
        """The survivor tokens of later seasons, season after season; the first of each season's is the open top
        (PNE-1.10)."""
        self._draw()
        return self._station

    def size(self, deck: int) -> int:
        """How many cards a deck had at first."""
        return len(self._decks[deck])

    def tops(self, size: int) -> list[int]:
        """The open tops of the stacks of survivor tokens, `size` tokens each."""
        return self._station[::size]

    def again(self, undrawn: Undrawn) -> "Stock":
        """The same stock with all that is hidden drawn anew."""
        return Stock(self.decks, self.equipment, self.station, undrawn)

    def _draw(self) -> None:
        """Draws what is hidden: removed and coming buildings, END cards among themselves (PNE-1.13), and stacks of
        later seasons but for open tops (PNE-1.10)."""
        u = self._undrawn
        if u is None:
            return
        self._undrawn = None
        self._decks = [_deck(u, deck, self._decks[deck]) for deck in range(len(DECKS))]
        if u.season + 1 < u.t.seasons:
            self._equipment = self._equipment[:]
            u.rng.shuffle(self._equipment, u.t.center_equipment * u.season)
            self._station = self._station[:]
            u.rng.shuffle_at(self._station, u.t.station_hidden[u.season])


def _deck(u: Undrawn, deck: int, cards: list[int]) -> list[int]:
    """END cards lie below all others. The removed cards lie at the beginning of the deck's list; nobody knows them
    (PNE-1.15)."""
    at = u.deck_at[deck]
    removed = u.removed if deck == TINKERER else 0
    if removed == 0 and at + 1 >= len(cards):
        return cards
    cards = cards[:]
    ends = len(cards) - len(u.t.deck_ends[deck])
    if removed == 0:
        u.rng.shuffle(cards, at, ends)
    else:
        hidden = cards[:removed] + cards[at:ends]
        u.rng.shuffle(hidden)
        for i in range(removed):
            cards[i] = hidden.pop()
        for i in range(at, ends):
            cards[i] = hidden.pop()
    u.rng.shuffle(cards, max(at, ends))
    return cards
