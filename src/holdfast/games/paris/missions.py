"""Mission cards: the deck, the hands, and what each seat remembers of both (PNE-2.12 to PNE-2.15, PNE-8).

A seat that puts missions under the deck knows which they are and where. When another seat later draws such
cards and secretly keeps one, the first seat still knows the set of cards, but no longer which of them lies where.
So an observer's memory is a division into groups: group g is a set of places (slots of the deck, single cards in the
hands of other seats) of which it knows that all cards marked g lie among them. A slot it knows exactly is a group of
its own; group 0 is all it knows nothing of. A marked card always lies in a place of its group.
"""

from typing import ClassVar

from holdfast.core.fields import Fields
from holdfast.core.rng import Rng


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
        self.slot_group = slot_group
        """By observer: the group of each slot of the deck."""
        self.hand_group = hand_group
        """By observer and other seat: the group of each card in that hand."""
        self.card_group = card_group
        """By observer: the group in which each card is known to lie."""
        self.last_group = last_group

    def clone(self) -> "Missions":
        return Missions(
            self.deck,
            self.hands[:],
            self.placed[:],
            self.slot_group[:],
            self.hand_group[:],
            self.card_group[:],
            self.last_group,
        )

    def look(self, seat: int, count: int) -> None:
        """A seat looks at the top cards of the deck."""
        cards = self.card_group[seat][:]
        group = self.last_group
        for card in self.deck[:count]:
            group += 1
            cards[card] = group
        self.card_group[seat] = cards
        self.slot_group[seat] = [*range(self.last_group + 1, group + 1), *self.slot_group[seat][count:]]
        self.last_group = group

    def keep(self, seat: int, card: int, seen: int) -> None:
        """A seat keeps one of the top `seen` cards of the deck, which it looks at; the others can't see which."""
        place = self.deck.index(card)
        self.deck = self.deck[:place] + self.deck[place + 1 :]
        for observer in range(len(self.hands)):
            slots = self.slot_group[observer][:]
            if observer != seat:
                self._add_to_hand(observer, seat, self._blur(observer, slots, seen))
            del slots[place]
            self.slot_group[observer] = slots
        self.hands[seat] = [*self.hands[seat], card]
        self._forget_card(seat, card)

    def _add_to_hand(self, observer: int, seat: int, group: int) -> None:
        hands = self.hand_group[observer][:]
        hands[seat] = [*hands[seat], group]
        self.hand_group[observer] = hands

    def _blur(self, observer: int, slots: list[int], seen: int) -> int:
        """For an observer the top `seen` slots, of which one card is kept, become one group, if it knew anything there;
        returns that group, or 0. Changes `slots`."""
        known: list[int] = []
        for i in range(seen):
            if slots[i] != 0:
                known.append(slots[i])
        if not known:
            return 0
        self.last_group += 1
        for i in range(seen):
            slots[i] = self.last_group
        self._merge(observer, slots, known)
        return self.last_group

    def _merge(self, observer: int, slots: list[int], groups: list[int]) -> None:
        """All places and cards of these groups belong to the newest one. Changes `slots`."""
        newest = self.last_group
        merged = [False] * (newest + 1)
        for group in groups:
            merged[group] = True
        _move(slots, merged, newest)
        cards = self.card_group[observer][:]
        _move(cards, merged, newest)
        self.card_group[observer] = cards
        hands: list[list[int]] = []
        for hand in self.hand_group[observer]:
            if hand:
                hand = hand[:]
                _move(hand, merged, newest)
            hands.append(hand)
        self.hand_group[observer] = hands

    def tuck(self, count: int) -> None:
        """The top cards go under the deck in the order in which they were drawn (PNE-2.14)."""
        self.deck = self.deck[count:] + self.deck[:count]
        for observer in range(len(self.hands)):
            slots = self.slot_group[observer]
            self.slot_group[observer] = slots[count:] + slots[:count]

    def keep_dealt(self, seat: int, card: int) -> None:
        """Of the missions dealt to it a seat keeps one; the others go under the deck (PNE-1.23, PNE-1.24)."""
        rest = [other for other in self.hands[seat] if other != card]
        self.hands[seat] = [card]
        self.deck = self.deck + rest
        for observer in range(len(self.hands)):
            self.slot_group[observer] = self.slot_group[observer] + [0] * len(rest)
            if observer != seat:
                hands = self.hand_group[observer][:]
                hands[seat] = [0]
                self.hand_group[observer] = hands
        slots = self.slot_group[seat][:]
        cards = self.card_group[seat][:]
        for i in range(len(rest)):
            self.last_group += 1
            slots[len(slots) - len(rest) + i] = self.last_group
            cards[rest[i]] = self.last_group
        self.slot_group[seat] = slots
        self.card_group[seat] = cards

    def place(self, seat: int, card: int) -> None:
        """A mission of a hand is laid open as a new building."""
        at = self.hands[seat].index(card)
        for observer in range(len(self.hands)):
            if observer != seat:
                self._take_from_hand(observer, seat, at, self.card_group[observer][card] != 0)
            self._forget_card(observer, card)
        self.hands[seat] = [other for other in self.hands[seat] if other != card]
        self.placed[seat] = [*self.placed[seat], card]

    def _take_from_hand(self, observer: int, seat: int, at: int, known: bool) -> None:
        """A card leaves a hand for all to see. An observer that knew its group knows what place is free now; any other
        can't tell from which of the hand's groups with an unknown card it came, and they become one."""
        hand = self.hand_group[observer][seat]
        if not known and hand.count(hand[at]) < len(hand):
            self.last_group += 1
            hands = self.hand_group[observer][:]
            hands[seat] = [self.last_group if group == 0 else group for group in hand]
            unsure = [group for group in hand if group != 0 and self._has_unknown(observer, group)]
            self.hand_group[observer] = hands
            slots = self.slot_group[observer][:]
            self._merge(observer, slots, unsure)
            self.slot_group[observer] = slots
        hands = self.hand_group[observer][:]
        hands[seat] = hands[seat][:at] + hands[seat][at + 1 :]
        self.hand_group[observer] = hands

    def _has_unknown(self, observer: int, group: int) -> bool:
        """Whether a group has more places than an observer knows cards of it."""
        return self._places(observer, group) > self.card_group[observer].count(group)

    def _places(self, observer: int, group: int) -> int:
        places = self.slot_group[observer].count(group)
        for hand in self.hand_group[observer]:
            places += hand.count(group)
        return places

    def _forget_card(self, observer: int, card: int) -> None:
        if self.card_group[observer][card] != 0:
            cards = self.card_group[observer][:]
            cards[card] = 0
            self.card_group[observer] = cards

    def resample(self, seat: int, rng: Rng) -> None:
        """Deals anew all that `seat` does not know, within the groups that it remembers."""
        pile = self.deck[:]
        groups = self.slot_group[seat][:]
        for other in range(len(self.hands)):
            if other != seat:
                pile += self.hands[other]
                groups += self.hand_group[seat][other]
        before = pile[:]
        self._deal_anew(seat, pile, groups, rng)
        end = len(self.deck)
        self.deck = pile[:end]
        for other in range(len(self.hands)):
            if other != seat:
                start = end
                end += len(self.hands[other])
                self.hands[other] = pile[start:end]
                self._remember_anew(other, before, pile)

    def _deal_anew(self, seat: int, pile: list[int], groups: list[int], rng: Rng) -> None:
        """Deals the cards of `pile` to its places anew; `groups` has the group of each place. A card that the seat
        knows stays in its group; places of no group, and those of a group of which it does not know all cards, are
        filled up with cards that it does not know."""
        marks = self.card_group[seat]
        places = [False] * (self.last_group + 1)
        """Groups that have a place already."""
        open_places: list[int] = []
        unknown: list[int] = []
        blurred: list[int] = []
        for i in range(len(pile)):
            group = groups[i]
            if group == 0:
                open_places.append(i)
                unknown.append(pile[i])
                continue
            known = marks[pile[i]] == group
            if not known:
                unknown.append(pile[i])
            if (places[group] or not known) and group not in blurred:
                blurred.append(group)
            places[group] = True
        rng.shuffle(unknown)
        for group in blurred:
            own: list[int] = []
            cards: list[int] = []
            for i in range(len(pile)):
                if groups[i] == group:
                    own.append(i)
                    if marks[pile[i]] == group:
                        cards.append(pile[i])
            while len(cards) < len(own):
                cards.append(unknown.pop())
            rng.shuffle(cards)
            for i in own:
                pile[i] = cards.pop()
        for i in open_places:
            pile[i] = unknown.pop()

    def _remember_anew(self, observer: int, before: list[int], pile: list[int]) -> None:
        """After cards were dealt anew an observer remembers those that lie now where the ones lay that it
        remembered."""
        old = self.card_group[observer]
        marks = old[:]
        for i in range(len(pile)):
            marks[pile[i]] = old[before[i]]
        self.card_group[observer] = marks

    def _lying_in(self, observer: int, group: int) -> list[int]:
        cards = [self.deck[i] for i in range(len(self.deck)) if self.slot_group[observer][i] == group]
        for seat in range(len(self.hands)):
            places = self.hand_group[observer][seat]
            for i in range(len(places)):
                if places[i] == group:
                    cards.append(self.hands[seat][i])
        return cards

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
        for slots in self.slot_group:
            if slots[slot] != 0:
                return True
        return False

    def check(self) -> list[str]:
        problems: list[str] = []
        cards = self.deck[:]
        for seat in range(len(self.hands)):
            cards += self.hands[seat] + self.placed[seat]
        if sorted(cards) != list(range(len(self.card_group[0]))):
            problems.append(f"the missions of deck, hands and refuges are not the {len(self.card_group[0])} cards")
        for observer in range(len(self.hands)):
            if len(self.slot_group[observer]) != len(self.deck):
                problems.append(f"the memory of seat {observer} is not as long as the mission deck")
            for seat in range(len(self.hands)):
                if len(self.hand_group[observer][seat]) != (len(self.hands[seat]) if seat != observer else 0):
                    problems.append(f"the memory of seat {observer} is not as long as the hand of seat {seat}")
                    return problems
            groups = self.slot_group[observer] + self.card_group[observer]
            for hand in self.hand_group[observer]:
                groups = groups + hand
            if min(groups) < 0 or max(groups) > self.last_group:
                problems.append(f"the memory of seat {observer} has a group that was never made")
            for card in range(len(cards)):
                group = self.card_group[observer][card]
                if group != 0 and card not in self._lying_in(observer, group):
                    problems.append(f"seat {observer} remembers mission {card} where it does not lie")
        return problems


def _move(groups: list[int], merged: list[bool], newest: int) -> None:
    for i in range(len(groups)):
        if merged[groups[i]]:
            groups[i] = newest


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
