"""Which way every mission card went, as far as everybody could see it (PNE-2.14, PNE-2.15).

All can see how many missions somebody looks at, that one of them is kept and that the others go under the deck in the
order in which they were drawn; who keeps one knows which, the others don't. So whatever is done is a pick: one of
several cards is taken and the others stay in order. A card has a name for every pick that it went through, and where it
lies by name is known to all. Which card a name stands for depends on what was picked: `Missions.picked` has that.
"""

from typing import Final

from mypy_extensions import i64

from holdfast.core.rng import Rng

KEPT_DEALT: Final = 0
LOOKED: Final = 1
KEPT: Final = 2
TUCKED: Final = 3
PLACED: Final = 4

NAME_BITS: Final = 8
NAMES: Final = 1 << NAME_BITS
"""Names of one pick: the card that was taken, then the others in order. The names before those of the first pick are
the cards as they were dealt."""


class Done:
    """Something that was done with missions: which names the cards had, and the number of the pick (-1: none)."""

    def __init__(self, kind: int, seat: int, cards: list[int], pick: int) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.pick = pick


class Trail:
    """No list is ever changed in place after `follow`, and clones share the whole trail."""

    def __init__(self, dealt: list[int], known: list[list[int]]) -> None:
        """`dealt`: how many cards the deck and each hand had; `known`: which of these cards each seat knew."""
        parts: list[list[int]] = []
        first = 0
        for count in dealt:
            parts.append(list(range(first, first + count)))
            first += count
        self.deck = parts[0]
        """The name of each card in the deck, top first."""
        self.hands = parts[1:]
        self.seen = known[:]
        """By seat: the names of all cards of which it saw the face."""
        self.done: list[Done] = []
        self.picks: list[Done] = []
        self.read = 0
        """How much of the story is worked in."""

    def copy(self) -> "Trail":
        other = Trail([0], self.seen)
        other.deck = self.deck
        other.hands = self.hands[:]
        other.done = self.done[:]
        other.picks = self.picks[:]
        other.read = self.read
        return other

    def follow(self, story: list[int]) -> None:
        """Works in what happened since."""
        while self.read < len(story):
            kind, seat, count = story[self.read], story[self.read + 1], story[self.read + 2]
            self.read += 3
            if kind == TUCKED:
                self.deck = self.deck[count:] + self.deck[:count]
                self.done.append(Done(TUCKED, seat, self.deck[len(self.deck) - count :], -1))
            elif kind == LOOKED:
                self.seen[seat] = self.seen[seat] + self.deck[:count]
                self.done.append(Done(LOOKED, seat, self.deck[:count], -1))
            elif kind == KEPT:
                taken, rest = self._pick(kind, seat, self.deck[:count])
                self.deck = rest + self.deck[count:]
                self.hands[seat] = [*self.hands[seat], taken]
            elif kind == KEPT_DEALT:
                taken, rest = self._pick(kind, seat, self.hands[seat])
                self.hands[seat] = [taken]
                self.deck = self.deck + rest
            else:
                taken, rest = self._pick(kind, seat, self.hands[seat])
                self.hands[seat] = rest
                for observer in range(len(self.seen)):
                    self.seen[observer] = [*self.seen[observer], taken]

    def _pick(self, kind: int, seat: int, cards: list[int]) -> tuple[int, list[int]]:
        """The new names of the card that is taken and of the others."""
        done = Done(kind, seat, cards, len(self.picks))
        self.done.append(done)
        self.picks.append(done)
        first = NAMES * len(self.picks)
        return first, list(range(first + 1, first + len(cards)))

    def card(self, name: int, picked: list[int]) -> int:
        """The card, as dealt, that a name stands for if this is what was picked; where a pick is not known (-1), the
        name that the card had after it."""
        found: i64 = name
        while found >= NAMES:
            pick: i64 = (found >> NAME_BITS) - 1
            at: i64 = picked[pick]
            if at < 0:
                break
            place: i64 = found & (NAMES - 1)
            if place == 0:
                place = at
            elif place <= at:
                place -= 1
            found = self.picks[pick].cards[place]
        return found

    def cards(self, names: list[int], picked: list[int]) -> list[int]:
        return [name if name < NAMES else self.card(name, picked) for name in names]

    def lying(self, names: list[int], picked: list[int], dealt: list[int]) -> list[int]:
        """What lies there if these cards were dealt and these picked."""
        return [dealt[name] if name < NAMES else dealt[self.card(name, picked)] for name in names]


class Sight:
    """What a seat knows of the way of all missions. It is worked out once for a position, and drawn from many times."""

    def __init__(self, trail: Trail, seat: int, dealt: list[int], picked: list[int]) -> None:
        """`dealt` and `picked`: what was really dealt and picked."""
        self.trail = trail
        self.picked = picked[:]
        """What was picked as far as the seat knows, else -1."""
        for pick in range(len(picked)):
            if trail.picks[pick].seat != seat:
                self.picked[pick] = -1
        self.deck = trail.cards(trail.deck, self.picked)
        """The cards as dealt that lie in the deck, as far as the seat knows; else the name that a card had before."""
        self.hands = [trail.cards(hand, self.picked) for hand in trail.hands]
        self.missions = [-1] * len(dealt)
        """By card as dealt: the mission that the seat knows it to be, else -1."""
        self.where = [-1] * len(dealt)
        """By mission: the card as dealt that the seat knows to be it, else -1."""
        names: list[int] = []
        for name in trail.seen[seat]:
            card = trail.card(name, self.picked)
            if card < NAMES:
                mission = dealt[card]
                self.missions[card] = mission
                self.where[mission] = card
            elif card not in names:
                names.append(card)
        self.names: list[int] = []
        """The cards that it saw without knowing which of those dealt it was; first those of which it knows another
        name, since they leave the least choice."""
        self.faces: list[int] = []
        """The missions that it saw there."""
        for known in (True, False):
            for name in names:
                mission = dealt[trail.card(name, picked)]
                if (self.where[mission] >= 0) == known:
                    self.names.append(name)
                    self.faces.append(mission)
        seen = self.missions + self.faces
        self.unseen = [mission for mission in dealt if mission not in seen]


class Guess:
    """What may have been picked, and which mission each card as dealt may be, so that a seat saw what it saw."""

    def __init__(self, sight: Sight, rng: Rng) -> None:
        """What others picked is narrowed down by what the seat saw; the rest is drawn at random."""
        self.trail = sight.trail
        self.names = sight.names
        self.faces = sight.faces
        self.picked = sight.picked[:]
        self.missions = sight.missions[:]
        self.where = sight.where[:]
        patience = 64
        self._tries = patience
        while not self._explain(0, rng):
            assert self._tries < 0, "what really happened explains what a seat saw"
            patience *= 2  # an unlucky choice at the beginning: starting anew is quicker than trying all that follows
            self._tries = patience
        picks = self.trail.picks
        picked = self.picked
        pick: i64 = 0
        while pick < len(picked):
            if picked[pick] < 0:
                picked[pick] = rng.below(len(picks[pick].cards))
            pick += 1
        unseen = sight.unseen[:]
        rng.shuffle(unseen)
        missions = self.missions
        card: i64 = 0
        while card < len(missions):
            if missions[card] < 0:
                missions[card] = unseen.pop()
            card += 1

    def _explain(self, number: int, rng: Rng) -> bool:
        """Whether all that was seen from this number on can be explained; then it is."""
        if number == len(self.names):
            return True
        self._tries -= 1
        if self._tries < 0:
            return False
        card = self.trail.card(self.names[number], self.picked)
        mission = self.faces[number]
        where = self.where[mission]
        if card >= NAMES:
            pick = (card >> NAME_BITS) - 1
            count = len(self.trail.picks[pick].cards)
            first = rng.below(count)
            for other in range(count):
                self.picked[pick] = (first + other) % count
                if (where < 0 or self._leads_to(card, where)) and self._explain(number, rng):
                    return True
            self.picked[pick] = -1
            return False
        if where == card:
            return self._explain(number + 1, rng)
        if where >= 0 or self.missions[card] >= 0:
            return False
        self.missions[card] = mission
        self.where[mission] = card
        if self._explain(number + 1, rng):
            return True
        self.missions[card] = -1
        self.where[mission] = -1
        return False

    def _leads_to(self, name: int, card: int) -> bool:
        """Whether a name can stand for a card, after what is picked so far."""
        name = self.trail.card(name, self.picked)
        if name < NAMES:
            return name == card
        cards = self.trail.picks[(name >> NAME_BITS) - 1].cards
        place = name & (NAMES - 1)
        if place > 0:  # one of those that were left: the card before it was taken, or one after it
            return self._leads_to(cards[place - 1], card) or self._leads_to(cards[place], card)
        for other in cards:
            if self._leads_to(other, card):
                return True
        return False
