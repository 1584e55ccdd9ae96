"""Tables of Paris: New Eden for stories: things are named by their words, three friends from the rulebook sit there."""

from typing import Any

from holdfast.core import Domain, Overrides
from holdfast.games.paris.catalogue import (
    BUILDINGS,
    CENTER_TOKENS,
    DECKS,
    EQUIPMENT,
    FACES,
    MISSIONS,
    PARTS,
    PLACES,
    POWERS,
    TILES,
    TYPES,
)
from holdfast.games.paris.game import GAME
from holdfast.games.paris.missions import dealt
from holdfast.games.paris.stock import Stock
from holdfast.testing import Table

LUCY, MARC, MAX, ZOE = range(4)


def counts(domain: Domain, things: str) -> list[int]:
    """`counts(FACES, "tinkerer 3 wild")`: how many there are of each entry."""
    found = [0] * len(domain)
    times = 1
    for word in things.split():
        if word.isdigit():
            times = int(word)
        else:
            found[domain.number(word)] += times
            times = 1
    return found


def named(domain: Domain, numbers: list[int]) -> dict[str, int]:
    """The other way round: `{"tinkerer": 1, "wild": 3}`."""
    return {domain.entries[i]: count for i, count in enumerate(numbers) if count}


def ids(domain: Domain, numbers: list[int]) -> list[str]:
    return [domain.entries[number] for number in numbers]


def dice_at(state: Any, place: str) -> dict[str, int]:
    """The dice at a location."""
    at = PLACES.number(place) * len(FACES)
    return named(FACES, state.dice[at : at + len(FACES)])


def dice_counts(state: Any) -> list[int]:
    """How many dice lie at each location."""
    return [sum(dice_at(state, place).values()) for place in PLACES.entries]


def waiting(stacks: list[int], season: int) -> list[int]:
    """The tokens that come after a season, from the stacks of all seasons; the topmost first."""
    size = len(stacks) // 3
    return stacks[season * size : (season + 1) * size]


def tokens_held(state: Any, kind: int) -> int:
    """The equipment tokens of a kind that all refuges have."""
    return sum(state.equipment_tokens[seat * 3 + kind] for seat in range(state.seats))


class Prelude(Table):
    """A table at the first decision of the prelude; its parts are the seasons. `first` is an option: 0 for chance, or a
    seat counted from 1."""

    NEXT_PART = frozenset({"turn"})

    def __init__(self, seats: int = 3, seed: int = 1, first: int = 0, content: Overrides | None = None) -> None:
        super().__init__(GAME, seats, seed, options={"first": first}, content=content)

    def part(self) -> int:
        return int(self.state.season)


class Paris(Prelude):
    """A table at the first turn of spring, with empty boards and hands; Lucy, Marc, Max and Zoe are seats 0 to 3.
    All methods that arrange something leave the question as it is; `at` and `again` ask anew."""

    FACTS = frozenset(
        {
            "announced", "cans", "claimed", "dealt", "dice", "face", "may", "must", "place", "points", "population",
            "seconds", "seen", "strength", "swaps", "taken", "type", "window",
        }
    )  # fmt: skip

    def __init__(self, seats: int = 3, first: int = LUCY, seed: int = 1, content: Overrides | None = None) -> None:
        super().__init__(seats, seed, first + 1, content)
        self.until("turn")
        self.log.clear()
        s = self.state
        s.board_tokens = [0] * (seats * 6)
        s.tokens_gone = s.t.prelude_tokens[:]
        s.missions = dealt([card for hand in s.missions.hands for card in hand] + s.missions.deck, [[]] * seats)

    # Arranging

    def at(self, *steps: Any, **fields: Any) -> "Paris":
        """Stands at these steps (the last one comes first) and asks."""
        self.arrange(*steps, **fields)
        return self

    def again(self) -> "Paris":
        """Asks again, after something was arranged."""
        self.arrange()
        return self

    def dice(self, **places: str) -> "Paris":
        """The dice at the locations: `dice(tower="wild", station="2 healer")`; nothing lies elsewhere."""
        self.state.dice = [n for place in PLACES.entries for n in counts(FACES, places.get(place, ""))]
        return self

    def board(self, seat: int, dice: str = "", tokens: str = "") -> "Paris":
        """What lies on a player board."""
        self.state.board_dice[seat * 6 : seat * 6 + 6] = counts(FACES, dice)
        self.state.board_tokens[seat * 6 : seat * 6 + 6] = counts(FACES, tokens)
        return self

    def refuge(self, seat: int, things: str = "", cans: int = 0) -> "Paris":
        """What a refuge has, wherever from: survivors, equipment and powers in one breath."""
        s = self.state
        times = 1
        for word in things.split():
            if word.isdigit():
                times = int(word)
                continue
            if word in TYPES.entries:
                s.survivors[seat * 6 + TYPES.number(word)] += times
            elif word in EQUIPMENT.entries:
                s.equipment[seat * 3 + EQUIPMENT.number(word)] += times
            else:
                s.powers[seat * len(POWERS) + POWERS.number(word)] += times
            times = 1
        s.cans[seat] += cans
        s.cans_left -= cans
        return self

    def stands(self, seat: int, *buildings: str) -> "Paris":
        """Building cards in a refuge, with all that they bring."""
        for building in buildings:
            self.state.add_building(seat, BUILDINGS.number(building))
        return self

    def row(self, deck: str, *buildings: str) -> "Paris":
        """The face-up buildings of a type."""
        self.state.rows[DECKS.number(deck)] = [BUILDINGS.number(building) for building in buildings]
        return self

    def top(self, deck: str, *buildings: str) -> "Paris":
        """The cards on top of a building deck; below are the others of the type."""
        cards = [BUILDINGS.number(building) for building in buildings]
        number = DECKS.number(deck)
        at = self.state.deck_at[number]
        gone = [card for card in self.state.decks[number] if card not in cards][:at]
        rest = [card for card in self.state.decks[number] if card not in cards + gone]
        s = self.state
        decks = [gone + cards + rest if i == number else old for i, old in enumerate(s.decks)]
        s.stock = Stock(decks, s.equipment_stacks, s.station_stacks)
        return self

    def missions(self, *hands: str, top: str = "", left: int | None = None) -> "Paris":
        """Hands of missions by seat (`"25 32"`), the top of the deck, and how many cards the deck has: what is too
        many lies in the last hand. Nobody remembers anything of the deck."""
        held = [[MISSIONS.number(word) for word in hand.split()] for hand in hands]
        held += [[] for _ in range(self.state.seats - len(held))]
        first = [MISSIONS.number(word) for word in top.split()]
        taken = [card for hand in held for card in hand] + first
        deck = first + [card for card in range(len(MISSIONS)) if card not in taken]
        if left is not None:
            held[-1] = held[-1] + deck[left:]
            deck = deck[:left]
        self.state.missions = dealt(deck, held)
        return self

    def tiles(self, up: str, down: str = "") -> "Paris":
        """The event tiles at the Tower, face up and face down."""
        self.state.flipped = [TILES.number(tile) for tile in down.split()]
        self.state.tiles = [TILES.number(tile) for tile in up.split()] + self.state.flipped
        return self

    def gained(self, seat: int, **parts: int) -> "Paris":
        """The points that a seat has had so far, by their parts."""
        for part, points in parts.items():
            self.state.points[seat * len(PARTS) + PARTS.number(part)] = points
        return self

    # Looking

    def dice_at(self, place: str) -> dict[str, int]:
        """The dice at a location."""
        return dice_at(self.state, place)

    def powers(self, seat: int) -> dict[str, int]:
        return named(POWERS, self.state.powers[seat * len(POWERS) : (seat + 1) * len(POWERS)])

    def dice_of(self, seat: int) -> dict[str, int]:
        return named(FACES, self.state.board_dice[seat * 6 : seat * 6 + 6])

    def tokens_of(self, seat: int) -> dict[str, int]:
        return named(FACES, self.state.board_tokens[seat * 6 : seat * 6 + 6])

    def survivors(self, seat: int) -> dict[str, int]:
        return named(TYPES, self.state.survivors[seat * 6 : seat * 6 + 6])

    def equipment(self, seat: int) -> dict[str, int]:
        return named(EQUIPMENT, self.state.equipment[seat * 3 : seat * 3 + 3])

    def center(self) -> dict[str, int]:
        return named(CENTER_TOKENS, self.state.center)

    def buildings(self, seat: int) -> list[str]:
        return [BUILDINGS.entries[card] for card in self.state.refuges[seat]]

    def hand(self, seat: int) -> list[str]:
        return [MISSIONS.entries[card] for card in self.state.missions.hands[seat]]

    def deck(self) -> list[str]:
        return [MISSIONS.entries[card] for card in self.state.missions.deck]

    def points(self, seat: int) -> int:
        return sum(self.state.points[seat * len(PARTS) : (seat + 1) * len(PARTS)])

    def kinds(self) -> set[str]:
        """The kinds of the legal actions."""
        return {action.kind.name for action in self.decision.actions}
