"""What each seat remembers of the missions, as a view tells it (PNE-2.14, PNE-2.15).

A seat that puts missions under the deck knows which they are and where. When another seat later draws such
cards and secretly keeps one, the first seat still knows the set of cards, but no longer which of them lies where.
So an observer's memory is a division into groups: group g is a set of places (slots of the deck, single cards in the
hands of other seats) of which it knows that all cards marked g lie among them. A slot it knows exactly is a group of
its own; group 0 is all it knows nothing of. A marked card always lies in a place of its group.

That is what a person would note down. What follows from it in every detail is left to `Guess`, which draws hidden
cards again.

No rule asks what somebody remembers. So what happens is worked into the memories when somebody looks at them: a random
match that nobody watches never does.
"""

from holdfast.games.paris.trail import KEPT, KEPT_DEALT, LOOKED, TUCKED, Trail


class Memory:
    """All lists inside lists are replaced, never changed in place, so that copies share them."""

    def __init__(
        self, slots: list[list[int]], hands: list[list[list[int]]], cards: list[list[int]], last_group: int, read: int
    ) -> None:
        self.slots = slots
        """By observer: the group of each slot of the deck."""
        self.hands = hands
        """By observer and other seat: the group of each card in that hand."""
        self.cards = cards
        """By observer: the group in which each card is known to lie."""
        self.last_group = last_group
        self.read = read
        """How much of the trail is worked in."""
        self.observed: list[list[int]] = [[]] * len(slots)
        """By observer: its memory as numbers of an observation, empty until somebody asks for it."""

    def copy(self) -> "Memory":
        return Memory(self.slots[:], self.hands[:], self.cards[:], self.last_group, self.read)

    def recall(self, trail: Trail, dealt: list[int], picked: list[int]) -> None:
        """Works in what was done since, given which missions were dealt and picked."""
        while self.read < len(trail.done):
            done = trail.done[self.read]
            self.read += 1
            seat = done.seat
            count = len(done.cards)
            missions = [dealt[trail.card(name, picked)] for name in done.cards]
            if done.kind == LOOKED:
                self._look(seat, missions)
            elif done.kind == TUCKED:
                self._tuck(count)
            else:
                at = picked[done.pick]
                if done.kind == KEPT:
                    self._keep(seat, missions[at], at, count)
                elif done.kind == KEPT_DEALT:
                    self._keep_dealt(seat, missions[:at] + missions[at + 1 :])
                else:
                    self._place(seat, missions[at], at)

    def _keep_dealt(self, seat: int, rest: list[int]) -> None:
        """Of the missions dealt to it a seat put these under the deck, all but one."""
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
            slots = self.slots[observer]
            if observer == seat:
                self.slots[observer] = slots[:place] + slots[place + 1 :]
            else:
                self._blur(observer, seat, seen)
        self._forget(seat, card)

    def _blur(self, observer: int, seat: int, seen: int) -> None:
        """For an observer one of the top `seen` cards is gone to a hand, and those below it moved up by one. All places
        where a card may be now of which it knew something become one group."""
        slots = self.slots[observer]
        known: list[int] = []
        for i in range(seen):
            if slots[i] != 0:
                known.append(slots[i])
        if not known:
            self.slots[observer] = slots[1:]
            self._change_hand(observer, seat, [*self.hands[observer][seat], 0])
            return
        self.last_group += 1
        newest = self.last_group
        top: list[int] = []
        for i in range(seen - 1):
            top.append(newest if slots[i] != 0 or slots[i + 1] != 0 else 0)
        slots = top + slots[seen:]
        self._merge(observer, slots, known)
        self.slots[observer] = slots
        self._change_hand(observer, seat, [*self.hands[observer][seat], newest])

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


def _move(groups: list[int], merged: list[bool], newest: int) -> None:
    for i in range(len(groups)):
        if merged[groups[i]]:
            groups[i] = newest


def knowing(dealt: list[list[int]], known: list[list[int]], missions: int) -> Memory:
    """What the seats remember if they know these cards of a deck and hands, counted through."""
    deck = len(dealt[0])
    hands = dealt[1:]
    cards: list[int] = []
    for part in dealt:
        cards += part
    seats = len(hands)
    slots = [[0] * deck for _ in range(seats)]
    marks = [[0] * missions for _ in range(seats)]
    others = [
        [[0] * len(hands[seat]) if seat != observer else [] for seat in range(seats)] for observer in range(seats)
    ]
    last_group = 0
    for observer in range(seats):
        for card in known[observer]:
            if card < deck:  # everybody sees its own hand and need not remember it
                last_group += 1
                slots[observer][card] = last_group
                marks[observer][cards[card]] = last_group
    return Memory(slots, others, marks, last_group, 0)
