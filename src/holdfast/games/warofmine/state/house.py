"""The house: shelter cards, fittings and their wait tokens, boarded holes, cold, and the decks of fittings."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from holdfast.core.fields import Fields, Grid
from holdfast.games.warofmine.catalogue import FITTINGS, SPACES
from holdfast.games.warofmine.state.masks import has, one

SPACE_COLUMN: Final = Grid(len(SPACES))
PLACES: Final = Grid(len(SPACES), fill=-1)
FITTING_COLUMN: Final = Grid(len(FITTINGS))


@final
class House:
    """Columns have a number for each space of the board; those of fittings one for each kind of fitting. Clones share
    them until one of them writes (see `own`)."""

    FIELDS: ClassVar[Fields] = (
        ("cards", PLACES), ("turned", SPACE_COLUMN), ("fittings", PLACES), ("ready", SPACE_COLUMN),
        ("baited", SPACE_COLUMN), ("boarded", None), ("deck", FITTING_COLUMN), ("ideas", FITTING_COLUMN),
        ("cold", None), ("reached", None),
    )  # fmt: skip

    def __init__(
        self,
        cards: list[int],
        turned: list[int],
        fittings: list[int],
        ready: list[int],
        baited: list[int],
        boarded: int,
        deck: list[int],
        ideas: list[int],
        cold: int,
        reached: int,
        cloned: bool = False,
    ) -> None:
        self.cards = cards
        """The shelter card on each space, -1 for none."""
        self.turned = turned
        """1 where rubble has been turned to remnants."""
        self.fittings = fittings
        """The fitting on each space, -1 for none."""
        self.ready = ready
        """Wait tokens: the day from which on each can be collected, 0 where there is none."""
        self.baited = baited
        """1 where the wait token was set with bait."""
        self.boarded = boarded
        """Holes that are boarded up, as a mask."""
        self.deck = deck
        """Fitting cards that lie ready."""
        self.ideas = ideas
        """Fitting cards among the Ideas."""
        self.cold = cold
        """Cold tokens."""
        self.reached = reached
        """The spaces that were in reach when the present stage began, as a mask; 0 outside of one."""
        self.shared = False
        # What the columns say, as sets. They follow from the columns and are not part of a snapshot.
        self.covered: i64 = 0
        """Spaces with a shelter card."""
        self.fitted: i64 = 0
        """Spaces with a fitting."""
        self.in_deck: i64 = 0
        """Fittings of which a card lies ready."""
        self.ideas_left = 0
        """How many cards the Ideas have."""
        if not cloned:
            self._count()

    def clone(self) -> "House":
        other = House(
            self.cards,
            self.turned,
            self.fittings,
            self.ready,
            self.baited,
            self.boarded,
            self.deck,
            self.ideas,
            self.cold,
            self.reached,
            True,
        )
        self.shared = other.shared = True
        other.covered = self.covered
        other.fitted = self.fitted
        other.in_deck = self.in_deck
        other.ideas_left = self.ideas_left
        return other

    def _count(self) -> None:
        for space in range(len(self.cards)):
            if self.cards[space] >= 0:
                self.covered |= one(space)
            if self.fittings[space] >= 0:
                self.fitted |= one(space)
        for fitting in range(len(self.deck)):
            if self.deck[fitting] > 0:
                self.in_deck |= one(fitting)
            self.ideas_left += self.ideas[fitting]

    def own(self) -> None:
        """Before a column changes: it is no longer shared with a clone."""
        if self.shared:
            self.cards = self.cards[:]
            self.turned = self.turned[:]
            self.fittings = self.fittings[:]
            self.ready = self.ready[:]
            self.baited = self.baited[:]
            self.deck = self.deck[:]
            self.ideas = self.ideas[:]
            self.shared = False

    # Shelter cards

    def lay_card(self, space: int, card: int) -> None:
        """Another card lies there than before, or none (-1)."""
        self.own()
        self.cards[space] = card
        if card >= 0:
            self.covered |= one(space)
        else:
            self.covered &= ~one(space)

    def turn(self, space: int) -> None:
        self.own()
        self.turned[space] = 1

    def take_card(self, space: int) -> None:
        """The card on a space is gone."""
        self.own()
        self.cards[space] = -1
        self.turned[space] = 0
        self.covered &= ~one(space)

    # Fittings

    def place(self, fitting: int, space: int) -> None:
        self.own()
        self.fittings[space] = fitting
        self.fitted |= one(space)
        self.end_wait(space)

    def clear(self, space: int) -> None:
        """The fitting on a space is gone, and its wait token with it."""
        self.own()
        self.fittings[space] = -1
        self.fitted &= ~one(space)
        self.end_wait(space)

    def cards_left(self, fitting: int) -> int:
        """How many cards of a fitting are not in use."""
        return self.deck[fitting] + self.ideas[fitting]

    def take_fitting(self, fitting: int) -> None:
        """A card that lies ready is used."""
        self.own()
        self.deck[fitting] -= 1
        if self.deck[fitting] == 0:
            self.in_deck &= ~one(fitting)

    def return_fitting(self, fitting: int) -> None:
        self.own()
        self.deck[fitting] += 1
        self.in_deck |= one(fitting)

    def drop_idea(self, fitting: int) -> None:
        """A card of the Ideas is used."""
        self.own()
        self.ideas[fitting] -= 1
        self.ideas_left -= 1

    # Wait tokens

    def waits(self, space: int) -> bool:
        return self.ready[space] > 0

    def set_wait(self, space: int, ready: int, baited: bool) -> None:
        self.own()
        self.ready[space] = ready
        self.baited[space] = 1 if baited else 0

    def end_wait(self, space: int) -> None:
        if self.ready[space] > 0:
            self.set_wait(space, 0, False)

    def waiting(self) -> int:
        """How many wait tokens lie on fittings."""
        n = 0
        for ready in self.ready:
            if ready > 0:
                n += 1
        return n

    # Holes

    def is_boarded(self, hole: int) -> bool:
        return has(self.boarded, hole)

    def board_up(self, hole: int) -> None:
        self.boarded |= one(hole)
