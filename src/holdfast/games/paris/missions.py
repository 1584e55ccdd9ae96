"""Mission cards: the deck, the hands, and the new buildings that were placed (PNE-2.12, PNE-8)."""

from typing import ClassVar, Final

from holdfast.core.fields import Fields
from holdfast.core.rng import Rng
from holdfast.games.paris.memory import Memory


class Missions:
    """All lists inside lists are replaced, never changed in place, so that clones share them."""

    FIELDS: ClassVar[Fields] = (
        ("deck", None),
        ("hands", None),
        ("placed", None),
        ("slot_group", None),
        ("hand_group", None),
        ("card_group", None),
        ("last_group", None),
    )

    def __init__(
        self,
        deck: list[int],
        hands: list[list[int]],
        placed: list[list[int]],
        slot_group: list[list[int]],
        hand_group: list[list[list[int]]],
        card_group: list[list[int]],
        last_group: int,
    ) -> None:
        self.deck = deck
        """Face down, top first."""
        self.hands = hands
        """The face-down missions of each seat."""
        self.placed = placed
        """New buildings that were placed face up."""
        self._memory = Memory(slot_group, hand_group, card_group, last_group)

    def clone(self) -> "Missions":
        other = Missions(self.deck, self.hands[:], self.placed[:], _NOTHING, _NO_HANDS, _NOTHING, 0)
        other._memory = self._memory.clone()
        return other

    @property
    def memory(self) -> Memory:
        """What everybody remembers, up to date."""
        if self._memory.notes:
            self._memory.recall()
        return self._memory

    # As in the snapshot

    @property
    def slot_group(self) -> list[list[int]]:
        return self.memory.slots

    @property
    def hand_group(self) -> list[list[list[int]]]:
        return self.memory.hands

    @property
    def card_group(self) -> list[list[int]]:
        return self.memory.cards

    @property
    def last_group(self) -> int:
        return self.memory.last_group

    def placed_by_all(self) -> int:
        """How many new buildings lie open."""
        count = 0
        for cards in self.placed:
            count += len(cards)
        return count

    # What happens

    def look(self, seat: int, count: int) -> None:
        """A seat looks at the top cards of the deck."""
        self._memory.looked(seat, self.deck, count)

    def keep(self, seat: int, card: int, seen: int) -> None:
        """A seat keeps one of the top `seen` cards of the deck, which it looks at; the others can't see which."""
        place = self.deck.index(card)
        deck = self.deck[:]
        del deck[place]
        self.deck = deck
        self.hands[seat] = [*self.hands[seat], card]
        self._memory.kept(seat, card, place, seen)

    def tuck(self, count: int) -> None:
        """The top cards go under the deck in the order in which they were drawn (PNE-2.14)."""
        self.deck = self.deck[count:] + self.deck[:count]
        self._memory.tucked(count)

    def keep_dealt(self, seat: int, card: int) -> None:
        """Of the missions dealt to it a seat keeps one; the others go under the deck (PNE-1.23, PNE-1.24)."""
        rest = [other for other in self.hands[seat] if other != card]
        self.hands[seat] = [card]
        self.deck = self.deck + rest
        self._memory.kept_dealt(seat, rest)

    def place(self, seat: int, card: int) -> None:
        """A mission of a hand is laid open as a new building."""
        hand = self.hands[seat][:]
        at = hand.index(card)
        del hand[at]
        self.hands[seat] = hand
        self.placed[seat] = [*self.placed[seat], card]
        self._memory.placed(seat, card, at)

    # What is hidden

    def resample(self, seat: int, rng: Rng) -> None:
        """Deals anew all that `seat` does not know, within the groups that it remembers."""
        memory = self.memory
        pile = self.deck[:]
        groups = memory.slots[seat][:]
        for other in range(len(self.hands)):
            if other != seat:
                pile += self.hands[other]
                groups += memory.hands[seat][other]
        before = pile[:]
        _deal_anew(pile, groups, memory.cards[seat], memory.last_group, rng)
        memory.dealt_anew(seat, before, pile)
        end = len(self.deck)
        self.deck = pile[:end]
        for other in range(len(self.hands)):
            if other != seat:
                start = end
                end += len(self.hands[other])
                self.hands[other] = pile[start:end]

    def resample_unseen(self, rng: Rng) -> None:
        """Shuffles the slots of the deck of which no seat knows anything."""
        free = [i for i in range(len(self.deck)) if not self._remembered(i)]
        cards = [self.deck[i] for i in free]
        rng.shuffle(cards)
        deck = self.deck[:]
        for i in free:
            deck[i] = cards.pop()
        self.deck = deck

    def _remembered(self, slot: int) -> bool:
        for slots in self.memory.slots:
            if slots[slot] != 0:
                return True
        return False

    def check(self) -> list[str]:
        memory = self.memory
        problems: list[str] = []
        cards = self.deck[:]
        for seat in range(len(self.hands)):
            cards += self.hands[seat] + self.placed[seat]
        count = len(memory.cards[0])
        if sorted(cards) != list(range(count)):
            problems.append(f"the missions of deck, hands and refuges are not the {count} cards")
        for observer in range(len(self.hands)):
            if len(memory.slots[observer]) != len(self.deck):
                problems.append(f"the memory of seat {observer} is not as long as the mission deck")
            for seat in range(len(self.hands)):
                if len(memory.hands[observer][seat]) != (len(self.hands[seat]) if seat != observer else 0):
                    problems.append(f"the memory of seat {observer} is not as long as the hand of seat {seat}")
                    return problems
            groups = memory.slots[observer] + memory.cards[observer]
            for hand in memory.hands[observer]:
                groups = groups + hand
            if min(groups) < 0 or max(groups) > memory.last_group:
                problems.append(f"the memory of seat {observer} has a group that was never made")
            for card in range(count):
                group = memory.cards[observer][card]
                if group != 0 and card not in self._lying_in(observer, group):
                    problems.append(f"seat {observer} remembers mission {card} where it does not lie")
        return problems

    def _lying_in(self, observer: int, group: int) -> list[int]:
        slots = self.memory.slots[observer]
        cards = [self.deck[i] for i in range(len(self.deck)) if slots[i] == group]
        for seat in range(len(self.hands)):
            places = self.memory.hands[observer][seat]
            for i in range(len(places)):
                if places[i] == group:
                    cards.append(self.hands[seat][i])
        return cards


_NOTHING: Final[list[list[int]]] = []
_NO_HANDS: Final[list[list[list[int]]]] = []


def _deal_anew(pile: list[int], groups: list[int], marks: list[int], last_group: int, rng: Rng) -> None:
    """Deals the cards of `pile` to its places anew; `groups` has the group of each place, `marks` that of each known
    card. A known card stays in its group, whose places it shares with cards that are not known."""
    has_place = [False] * (last_group + 1)
    unknown: list[int] = []
    """Places with a card that is not known."""
    blurred: list[int] = []
    """Groups of which it is not known which card lies where."""
    for place, group in enumerate(groups):
        if group == 0:
            unknown.append(place)
            continue
        known = marks[pile[place]] == group
        if not known:
            unknown.append(place)
        if (has_place[group] or not known) and group not in blurred:
            blurred.append(group)
        has_place[group] = True
    rng.shuffle_at(pile, unknown)
    for group in blurred:
        rng.shuffle_at(pile, [place for place, other in enumerate(groups) if other == group])


def dealt(deck: list[int], hands: list[list[int]]) -> Missions:
    """The missions after dealing: nobody knows anything of the deck."""
    seats = len(hands)
    return Missions(
        deck,
        hands,
        [[] for _ in range(seats)],
        [[0] * len(deck) for _ in range(seats)],
        [[[0] * len(hands[seat]) if seat != observer else [] for seat in range(seats)] for observer in range(seats)],
        [[0] * (len(deck) + sum([len(hand) for hand in hands])) for _ in range(seats)],
        0,
    )
