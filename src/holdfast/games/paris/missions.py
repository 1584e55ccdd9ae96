"""Mission cards: the deck, the hands, and the new buildings that were placed (PNE-2.12, PNE-8)."""

from typing import ClassVar, Final

from holdfast.core.fields import Fields
from holdfast.core.rng import Rng
from holdfast.games.paris.memory import Memory, knowing
from holdfast.games.paris.trail import KEPT, KEPT_DEALT, LOOKED, PLACED, TUCKED, Guess, Sight, Trail, lying


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
        ("dealt", None),
        ("known", None),
        ("story", None),
        ("picked", None),
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
        dealt: list[list[int]] | None = None,
        known: list[list[int]] | None = None,
        story: list[int] | None = None,
        picked: list[int] | None = None,
    ) -> None:
        self.deck = deck
        """Face down, top first."""
        self.hands = hands
        """The face-down missions of each seat."""
        self.placed = placed
        """New buildings that were placed face up."""
        self._cards: list[int] = []
        """The deck and the hands when the trail began, one after the other."""
        self._parts: list[int] = []
        """How many cards each of them had."""
        for part in dealt if dealt is not None else [deck, *hands]:
            self._cards = self._cards + part
            self._parts.append(len(part))
        self.known = known if known is not None else _known(slot_group, hand_group, hands)
        """By seat: the cards of `dealt`, counted through, that it knew then. Of a snapshot from before there was a
        trail only the slots of the deck that a seat knew exactly, and its own hand."""
        self.story = story if story is not None else []
        """What everybody saw since, three numbers each: what was done, by whom, with how many cards."""
        self.picked = picked if picked is not None else []
        """For each card that was kept or placed, its place among those from which it was picked."""
        self._trail: Trail | None = None
        self._memory: Memory | None = None
        self._sights: dict[int, Sight] = {}
        """By seat, for those who have drawn hidden cards again. Clones share them."""
        if known is not None and slot_group:
            self._memory = Memory(slot_group, hand_group, card_group, last_group, len(self.story) // 3)
        self._missions = len(card_group[0]) if card_group else 0

    def clone(self) -> "Missions":
        other = Missions(
            self.deck,
            self.hands[:],
            self.placed[:],
            _NOTHING,
            _NO_HANDS,
            _NOTHING,
            0,
            _NOTHING,
            self.known,
            self.story,
            self.picked,
        )
        other._cards = self._cards
        other._parts = self._parts
        other._trail = self._trail
        other._memory = self._memory
        other._sights = self._sights
        other._missions = self._missions
        return other

    @property
    def trail(self) -> Trail:
        """Which way every card went, up to date. Clones share it, so it is replaced and not changed."""
        trail = self._trail
        if trail is not None and trail.read == len(self.story):
            return trail
        if trail is None:
            trail = Trail(self._parts, self.known)
        else:
            trail = trail.copy()
        trail.follow(self.story)
        self._trail = trail
        return trail

    @property
    def memory(self) -> Memory:
        """What everybody remembers, up to date. Clones share it, so it is replaced and not changed."""
        memory = self._memory
        if memory is not None and memory.read * 3 == len(self.story):
            return memory
        memory = memory.copy() if memory is not None else knowing(self.dealt, self.known, self._missions)
        memory.recall(self.trail, self._cards, self.picked)
        self._memory = memory
        return memory

    # As in the snapshot

    @property
    def dealt(self) -> list[list[int]]:
        """The deck and the hands when the trail began."""
        parts: list[list[int]] = []
        first = 0
        for count in self._parts:
            parts.append(self._cards[first : first + count])
            first += count
        return parts

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

    def _note(self, what: int, seat: int, count: int) -> None:
        self.story = [*self.story, what, seat, count]
        self._sights = {}

    def look(self, seat: int, count: int) -> None:
        """A seat looks at the top cards of the deck."""
        self._note(LOOKED, seat, count)

    def keep(self, seat: int, card: int, seen: int) -> None:
        """A seat keeps one of the top `seen` cards of the deck, which it looks at; the others can't see which."""
        place = self.deck.index(card)
        deck = self.deck[:]
        del deck[place]
        self.deck = deck
        self.hands[seat] = [*self.hands[seat], card]
        self.picked = [*self.picked, place]
        self._note(KEPT, seat, seen)

    def tuck(self, seat: int, count: int) -> None:
        """The top cards go under the deck in the order in which they were drawn (PNE-2.14)."""
        self.deck = self.deck[count:] + self.deck[:count]
        self._note(TUCKED, seat, count)

    def keep_dealt(self, seat: int, card: int) -> None:
        """Of the missions dealt to it a seat keeps one; the others go under the deck (PNE-1.23, PNE-1.24)."""
        hand = self.hands[seat]
        self.picked = [*self.picked, hand.index(card)]
        self._note(KEPT_DEALT, seat, len(hand))
        self.hands[seat] = [card]
        self.deck = self.deck + [other for other in hand if other != card]

    def place(self, seat: int, card: int) -> None:
        """A mission of a hand is laid open as a new building."""
        hand = self.hands[seat][:]
        at = hand.index(card)
        self.picked = [*self.picked, at]
        self._note(PLACED, seat, len(hand))
        del hand[at]
        self.hands[seat] = hand
        self.placed[seat] = [*self.placed[seat], card]

    # What is hidden

    def resample(self, seat: int, rng: Rng) -> None:
        """Draws again what others picked and all cards that `seat` never saw, so that it has seen what it saw."""
        sight = self._sights.get(seat)
        if sight is None:
            sight = Sight(self.trail, seat, self._cards, self.picked)
            self._sights[seat] = sight
        self._trail = sight.trail
        guess = Guess(sight, rng)
        self._become(guess.missions, guess.picked, sight.sources, sight.deck, sight.hands)

    def resample_unseen(self, rng: Rng) -> None:
        """Shuffles the cards that no seat ever saw."""
        trail = self.trail
        cards = self._cards[:]
        unseen = [True] * len(cards)
        for names in trail.seen:
            for name in names:
                unseen[trail.card(name, self.picked)] = False
        rng.shuffle_at(cards, [card for card in range(len(cards)) if unseen[card]])
        self._become(cards, self.picked, trail.sources, trail.deck, trail.hands)

    def _become(
        self, cards: list[int], picked: list[int], sources: list[list[int]], deck: list[int], hands: list[list[int]]
    ) -> None:
        """Everything is as if these cards had been dealt and these picked; deck and hands by name."""
        self.picked = picked
        self._cards = cards
        self.deck = lying(deck, sources, picked, cards)
        self.hands = [lying(hand, sources, picked, cards) for hand in hands]
        self._memory = None
        self._sights = {}

    def check(self) -> list[str]:
        memory = self.memory
        problems: list[str] = []
        cards = self.deck[:]
        for seat in range(len(self.hands)):
            cards += self.hands[seat] + self.placed[seat]
        count = self._missions
        if sorted(cards) != list(range(count)):
            problems.append(f"the missions of deck, hands and refuges are not the {count} cards")
        problems += self._check_trail()
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

    def _check_trail(self) -> list[str]:
        cards = self._cards
        trail = self.trail
        if len(self.picked) != len(trail.picks):
            return ["the trail of the missions has picks of which nobody knows what they were"]
        if lying(trail.deck, trail.sources, self.picked, cards) != self.deck:
            return ["the trail of the missions does not lead to the mission deck"]
        for seat in range(len(self.hands)):
            if lying(trail.hands[seat], trail.sources, self.picked, cards) != self.hands[seat]:
                return [f"the trail of the missions does not lead to the hand of seat {seat}"]
        return []

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


def _known(slots: list[list[int]], others: list[list[list[int]]], hands: list[list[int]]) -> list[list[int]]:
    """By seat: its own hand, and the slots of the deck that are a group of their own; hands come after the deck."""
    found: list[list[int]] = []
    for seat in range(len(hands)):
        groups = slots[seat][:]
        first = len(groups)
        for other in range(seat):
            first += len(hands[other])
        for hand in others[seat] if others else _NOTHING:
            groups += hand
        exact = [i for i in range(len(slots[seat])) if groups[i] != 0 and groups.count(groups[i]) == 1]
        found.append(exact + list(range(first, first + len(hands[seat]))))
    return found


def dealt(deck: list[int], hands: list[list[int]]) -> Missions:
    """The missions after dealing: nobody knows anything of the deck."""
    seats = len(hands)
    count = len(deck) + sum([len(hand) for hand in hands])
    nothing = [[0] * len(deck)] * seats
    return Missions(deck, hands, [[] for _ in range(seats)], nothing, _NO_HANDS, [[0] * count] * seats, 0)
