"""What each seat remembers of the missions (PNE-2.14, PNE-2.15).

A seat that puts missions under the deck knows which they are and where. When another seat later draws such
cards and secretly keeps one, the first seat still knows the set of cards, but no longer which of them lies where.
So an observer's memory is a division into groups: group g is a set of places (slots of the deck, single cards in the
hands of other seats) of which it knows that all cards marked g lie among them. A slot it knows exactly is a group of
its own; group 0 is all it knows nothing of. A marked card always lies in a place of its group.

No rule asks what somebody remembers. So what happens is only noted down, and worked into the memories when somebody
looks at them: a random match that nobody watches never does.
"""

from typing import Final

LOOKED: Final = 0
KEPT: Final = 1
TUCKED: Final = 2
PLACED: Final = 3
DEALT_ANEW: Final = 4


class Memory:
    """All lists inside lists are replaced, never changed in place, so that clones share them."""

    def __init__(
        self, slots: list[list[int]], hands: list[list[list[int]]], cards: list[list[int]], last_group: int
    ) -> None:
        self.slots = slots
        """By observer: the group of each slot of the deck."""
        self.hands = hands
        """By observer and other seat: the group of each card in that hand."""
        self.cards = cards
        """By observer: the group in which each card is known to lie."""
        self.last_group = last_group
        self.notes: list[int] = []
        """What happened since the memories were brought up to date."""
        self.observed: list[list[int]] = [[]] * len(slots)
        """By observer: its memory as numbers of an observation, empty until somebody asks for it."""

    def clone(self) -> "Memory":
        if self.notes:
            self.recall()
        other = Memory(self.slots[:], self.hands[:], self.cards[:], self.last_group)
        other.observed = self.observed[:]
        return other

    # What happens

    def looked(self, seat: int, deck: list[int], count: int) -> None:
        """A seat looked at the top cards of the deck."""
        notes = self.notes
        notes.append(LOOKED)
        notes.append(seat)
        notes.append(count)
        for i in range(count):
            notes.append(deck[i])

    def kept(self, seat: int, card: int, place: int, seen: int) -> None:
        """A seat kept the card at this place among the top `seen` ones."""
        notes = self.notes
        notes.append(KEPT)
        notes.append(seat)
        notes.append(card)
        notes.append(place)
        notes.append(seen)

    def tucked(self, count: int) -> None:
        """The top cards went under the deck."""
        self.notes.append(TUCKED)
        self.notes.append(count)

    def placed(self, seat: int, card: int, at: int) -> None:
        """A seat laid a card open that was at this place of its hand."""
        notes = self.notes
        notes.append(PLACED)
        notes.append(seat)
        notes.append(card)
        notes.append(at)

    def dealt_anew(self, seat: int, before: list[int], after: list[int]) -> None:
        """All cards that `seat` can't see were dealt anew: what lay before and what lies now in the same places."""
        notes = self.notes
        notes.append(DEALT_ANEW)
        notes.append(seat)
        notes.append(len(before))
        notes += before
        notes += after

    def kept_dealt(self, seat: int, rest: list[int]) -> None:
        """Of the missions dealt to it a seat put these under the deck, all but one."""
        self.recall()
        for observer in range(len(self.slots)):
            self.slots[observer] = self.slots[observer] + [0] * len(rest)
            if observer != seat:
                self._change_hand(observer, seat, [0])
        slots = self.slots[seat][:]
        cards = self.cards[seat][:]
        for i in range(len(rest)):
            self.last_group += 1
            slots[len(slots) - len(rest) + i] = self.last_group
            cards[rest[i]] = self.last_group
        self.slots[seat] = slots
        self.cards[seat] = cards

    # Remembering

    def recall(self) -> None:
        """Brings the memories up to date."""
        notes = self.notes
        self.notes = []
        self.observed = [[]] * len(self.slots)
        i = 0
        while i < len(notes):
            kind = notes[i]
            if kind == LOOKED:
                count = notes[i + 2]
                self._look(notes[i + 1], notes[i + 3 : i + 3 + count])
                i += 3 + count
            elif kind == KEPT:
                self._keep(notes[i + 1], notes[i + 2], notes[i + 3], notes[i + 4])
                i += 5
            elif kind == TUCKED:
                self._tuck(notes[i + 1])
                i += 2
            elif kind == DEALT_ANEW:
                middle = i + 3 + notes[i + 2]
                end = middle + notes[i + 2]
                self._deal_anew(notes[i + 1], notes[i + 3 : middle], notes[middle:end])
                i = end
            else:
                self._place(notes[i + 1], notes[i + 2], notes[i + 3])
                i += 4

    def _look(self, seat: int, seen: list[int]) -> None:
        cards = self.cards[seat][:]
        slots = self.slots[seat][:]
        for i in range(len(seen)):
            self.last_group += 1
            slots[i] = self.last_group
            cards[seen[i]] = self.last_group
        self.cards[seat] = cards
        self.slots[seat] = slots

    def _keep(self, seat: int, card: int, place: int, seen: int) -> None:
        """The others can't see which card was kept."""
        for observer in range(len(self.slots)):
            slots = self.slots[observer][:]
            if observer != seat:
                group = self._blur(observer, slots, seen)
                self._change_hand(observer, seat, [*self.hands[observer][seat], group])
            del slots[place]
            self.slots[observer] = slots
        self._forget(seat, card)

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
        cards = self.cards[observer][:]
        _move(cards, merged, newest)
        self.cards[observer] = cards
        hands: list[list[int]] = []
        for hand in self.hands[observer]:
            if hand:
                hand = hand[:]
                _move(hand, merged, newest)
            hands.append(hand)
        self.hands[observer] = hands

    def _tuck(self, count: int) -> None:
        for observer in range(len(self.slots)):
            slots = self.slots[observer]
            self.slots[observer] = slots[count:] + slots[:count]

    def _place(self, seat: int, card: int, at: int) -> None:
        for observer in range(len(self.slots)):
            if observer != seat:
                self._take_from_hand(observer, seat, at, self.cards[observer][card] != 0)
            self._forget(observer, card)

    def _take_from_hand(self, observer: int, seat: int, at: int, known: bool) -> None:
        """A card leaves a hand for all to see. An observer that knew its group knows what place is free now; any other
        can't tell from which of the hand's groups with an unknown card it came, and they become one."""
        hand = self.hands[observer][seat]
        if not known and hand.count(hand[at]) < len(hand):
            self.last_group += 1
            unsure = [group for group in hand if group != 0 and self._has_unknown(observer, group)]
            self._change_hand(observer, seat, [self.last_group if group == 0 else group for group in hand])
            slots = self.slots[observer][:]
            self._merge(observer, slots, unsure)
            self.slots[observer] = slots
        hand = self.hands[observer][seat]
        self._change_hand(observer, seat, hand[:at] + hand[at + 1 :])

    def _change_hand(self, observer: int, seat: int, hand: list[int]) -> None:
        hands = self.hands[observer][:]
        hands[seat] = hand
        self.hands[observer] = hands

    def _has_unknown(self, observer: int, group: int) -> bool:
        """Whether a group has more places than an observer knows cards of it."""
        places = self.slots[observer].count(group)
        for hand in self.hands[observer]:
            places += hand.count(group)
        return places > self.cards[observer].count(group)

    def _forget(self, observer: int, card: int) -> None:
        if self.cards[observer][card] != 0:
            cards = self.cards[observer][:]
            cards[card] = 0
            self.cards[observer] = cards

    def _deal_anew(self, seat: int, before: list[int], after: list[int]) -> None:
        """The other seats remember the cards that lie now where those lay that they remembered."""
        became = list(range(len(self.cards[seat])))
        for place, card in enumerate(before):
            became[card] = after[place]
        for observer in range(len(self.cards)):
            if observer == seat:
                continue
            marks = [0] * len(became)
            for card, group in enumerate(self.cards[observer]):
                if group != 0:
                    marks[became[card]] = group
            self.cards[observer] = marks


def _move(groups: list[int], merged: list[bool], newest: int) -> None:
    for i in range(len(groups)):
        if merged[groups[i]]:
            groups[i] = newest
