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

    def __init__(self, kind: int, seat: int, cards: list[int], pick: int, fresh: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.pick = pick
        self.fresh = fresh
        """Whether nobody but this seat had ever seen one of the cards."""


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
        self.sources: list[list[int]] = []
        """By pick: the names of the cards from which it was picked."""
        self.read = 0
        """How much of the story is worked in."""

    def copy(self) -> "Trail":
        other = Trail([0], self.seen)
        other.deck = self.deck
        other.hands = self.hands[:]
        other.done = self.done[:]
        other.picks = self.picks[:]
        other.sources = self.sources[:]
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
        done = Done(kind, seat, cards, len(self.picks), self._are_fresh(seat, cards))
        self.done.append(done)
        self.picks.append(done)
        self.sources.append(cards)
        first = NAMES * len(self.picks)
        return first, list(range(first + 1, first + len(cards)))

    def _are_fresh(self, seat: int, cards: list[int]) -> bool:
        """Whether these cards still have the names with which they were dealt, and nobody but this seat saw one."""
        for name in cards:
            if name >= NAMES:
                return False
            for other in range(len(self.seen)):
                if other != seat and name in self.seen[other]:
                    return False
        return True

    def card(self, name: int, picked: list[int]) -> int:
        """The card, as dealt, that a name stands for if this is what was picked."""
        return traced(name, self.sources, picked)


def traced(name: i64, sources: list[list[int]], picked: list[int]) -> i64:
    """The card, as dealt, that a name stands for if this is what was picked from `sources`; where a pick is not known
    (-1), the name that the card had after it."""
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
        found = sources[pick][place]
    return found


def all_traced(names: list[int], sources: list[list[int]], picked: list[int]) -> list[int]:
    return [name if name < NAMES else traced(name, sources, picked) for name in names]


def lying(names: list[int], sources: list[list[int]], picked: list[int], dealt: list[int]) -> list[int]:
    """What lies there if these cards were dealt and these picked."""
    return [dealt[name] if name < NAMES else dealt[traced(name, sources, picked)] for name in names]


class Sight:
    """What a seat knows of the way of all missions, with what follows from it. It is worked out once for a position,
    and drawn from many times."""

    def __init__(self, trail: Trail, seat: int, dealt: list[int], picked: list[int]) -> None:
        """`dealt` and `picked`: what was really dealt and picked."""
        self.trail = trail
        self.picked = picked[:]
        """What was picked as far as the seat knows, else -1. Of cards that nobody else had seen, no two differ but by
        the names with which they were dealt; so there the first stands for any."""
        for pick in range(len(picked)):
            done = trail.picks[pick]
            if done.seat != seat:
                self.picked[pick] = 0 if done.fresh else -1
        self.missions = [-1] * len(dealt)
        """By card as dealt: the mission that the seat knows it to be, else -1."""
        self.where = [-1] * len(dealt)
        """By mission: the card as dealt that the seat knows to be it, else -1."""
        self.names = trail.seen[seat]
        """The cards that it saw without knowing which of those dealt it was."""
        self.faces = [dealt[trail.card(name, picked)] for name in self.names]
        """The missions that it saw there."""
        self.sources = trail.sources
        while self._narrow():
            pass
        self.sources = [all_traced(names, trail.sources, self.picked) for names in trail.sources]
        """By pick: the cards from which it was picked, as far as the seat knows them."""
        self.deck = all_traced(trail.deck, self.sources, self.picked)
        """The cards as dealt that lie in the deck, as far as the seat knows; else the name that a card had before."""
        self.hands = [all_traced(hand, self.sources, self.picked) for hand in trail.hands]
        self._sort()
        self.free = [pick for pick in range(len(picked)) if self.picked[pick] < 0]
        """The picks that it does not know."""
        self.open = [card for card in range(len(dealt)) if self.missions[card] < 0]
        """The cards as dealt that it does not know."""
        seen = self.missions + self.faces
        self.unseen = [mission for mission in dealt if mission not in seen]

    def _narrow(self) -> bool:
        """Draws conclusions from every card that the seat saw; whether there was one, and so may be another."""
        names: list[int] = []
        faces: list[int] = []
        concluded = False
        for number in range(len(self.names)):
            name = traced(self.names[number], self.sources, self.picked)
            mission = self.faces[number]
            if name < NAMES:
                self.missions[name] = mission
                self.where[mission] = name
                concluded = True
            elif name not in names:
                names.append(name)
                faces.append(mission)
                pick = (name >> NAME_BITS) - 1
                only = self._only_pick(name, pick, self.where[mission])
                if only >= 0:
                    self.picked[pick] = only
                    concluded = True
        self.names = names
        self.faces = faces
        return concluded

    def _only_pick(self, name: int, pick: int, card: int) -> int:
        """What must have been picked if a name stands for this card, or for any that the seat does not know yet (-1);
        -1 if there is a choice."""
        found = -1
        for at in range(len(self.sources[pick])):
            self.picked[pick] = at
            if leads_to(name, card, self.sources, self.picked, self.missions):
                if found >= 0:
                    self.picked[pick] = -1
                    return -1
                found = at
        self.picked[pick] = -1
        return found

    def _sort(self) -> None:
        """First the cards of which the seat knows another name, since they leave the least choice."""
        names: list[int] = []
        faces: list[int] = []
        for known in (True, False):
            for number in range(len(self.names)):
                if (self.where[self.faces[number]] >= 0) == known:
                    names.append(self.names[number])
                    faces.append(self.faces[number])
        self.names = names
        self.faces = faces


def leads_to(name: i64, card: i64, sources: list[list[int]], picked: list[int], missions: list[int]) -> bool:
    """Whether a name can stand for a card, or for any whose mission is not known (-1), after what is picked so far."""
    name = traced(name, sources, picked)
    if name < NAMES:
        return name == card if card >= 0 else missions[name] < 0
    cards = sources[(name >> NAME_BITS) - 1]
    place = name & (NAMES - 1)
    if place > 0:  # one of those that were left: the card before it was taken, or one after it
        before = leads_to(cards[place - 1], card, sources, picked, missions)
        return before or leads_to(cards[place], card, sources, picked, missions)
    for other in cards:
        if leads_to(other, card, sources, picked, missions):
            return True
    return False


QUICK: Final = 64
"""Steps after which a guess that went card by card is given up for one that looks at all cards."""


class Guess:
    """What may have been picked, and which mission each card as dealt may be, so that a seat saw what it saw."""

    def __init__(self, sight: Sight, rng: Rng, quick: int = QUICK, patience: int = QUICK) -> None:
        """What others picked is narrowed down by what the seat saw; the rest is drawn at random."""
        self.sources = sight.sources
        self.names = sight.names
        self.faces = sight.faces
        self.picked = sight.picked[:]
        self.missions = sight.missions[:]
        self.where = sight.where
        self.patience = patience
        """How many steps it was allowed when it found something."""
        self._tries = quick
        open = sight.open
        if self.names:
            self.where = self.where[:]
            if not self._explain(0, rng):
                assert self._tries < 0, "what really happened explains what a seat saw"
                self._tries = patience
                while not self._solve(rng):
                    assert self._tries < 0, "what really happened explains what a seat saw"
                    # An unlucky choice at the beginning: starting anew is quicker than trying all that follows.
                    self.patience *= 2
                    self._tries = self.patience
            open = [card for card in open if self.missions[card] < 0]
        for pick in sight.free:
            if self.picked[pick] < 0:
                self.picked[pick] = rng.below(len(self.sources[pick]))
        rng.deal(sight.unseen[:], open, self.missions)

    def _explain(self, number: i64, rng: Rng) -> bool:
        """Whether all that was seen from this number on can be explained; then it is."""
        if number == len(self.names):
            return True
        self._tries -= 1
        if self._tries < 0:
            return False
        card: i64 = traced(self.names[number], self.sources, self.picked)
        mission: i64 = self.faces[number]
        where: i64 = self.where[mission]
        if card >= NAMES:
            pick: i64 = (card >> NAME_BITS) - 1
            count: i64 = len(self.sources[pick])
            at: i64 = rng.below(count)
            for _ in range(count):
                at = at + 1 if at + 1 < count else 0
                self.picked[pick] = at
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

    def _leads_to(self, name: i64, card: i64) -> bool:
        return leads_to(name, card, self.sources, self.picked, self.missions)

    # With all cards in sight. Slower for a step, but it never walks far into what can't be.

    def _solve(self, rng: Rng) -> bool:
        """Whether all that was seen can be explained; then it is. Goes on with the mission that leaves the least
        choice."""
        self._tries -= 1
        if self._tries < 0:
            return False
        lies = self._lies(self._reach())
        if not assigned(lies):
            return False
        least = len(self.missions) + 1
        pick: i64 = -1
        for number in range(len(self.names)):
            name: i64 = traced(self.names[number], self.sources, self.picked)
            if name >= NAMES:
                count = bits(lies[self.faces[number]])
                if count < least:
                    least = count
                    pick = (name >> NAME_BITS) - 1
        if pick < 0:
            for number in range(len(self.names)):
                card = traced(self.names[number], self.sources, self.picked)
                self.missions[card] = self.faces[number]
                self.where[self.faces[number]] = card
            return True
        ways: i64 = len(self.sources[pick])
        at: i64 = rng.below(ways)
        for _ in range(ways):
            at = at + 1 if at + 1 < ways else 0
            self.picked[pick] = at
            if self._solve(rng):
                return True
        self.picked[pick] = -1
        return False

    def _lies(self, reach: list[list[int]]) -> list[int]:
        """By mission: the cards as dealt, a bit each, that it may be; 0 for those that were not seen. Such sets are
        plain numbers: compiled, `1 << 31` of a native one is negative."""
        unknown = 0
        for card in range(len(self.missions)):
            if self.missions[card] < 0:
                unknown |= 1 << card
        found: list[int] = [0] * len(self.missions)
        seen: list[bool] = [False] * len(self.missions)
        for number in range(len(self.names)):
            mission = self.faces[number]
            if not seen[mission]:
                seen[mission] = True
                where = self.where[mission]
                found[mission] = 1 << where if where >= 0 else unknown
            name = int(traced(self.names[number], self.sources, self.picked))
            found[mission] &= 1 << name if name < NAMES else reach[(name >> NAME_BITS) - 1][name & (NAMES - 1)]
            if found[mission] == 0:
                return [-1]
        return found

    def _reach(self) -> list[list[int]]:
        """By pick: the cards as dealt, a bit each, that each of its names may stand for after what is picked so far."""
        found: list[list[int]] = []
        for pick in range(len(self.sources)):
            before: list[int] = []
            for name in self.sources[pick]:
                before.append(1 << name if name < NAMES else found[(name >> NAME_BITS) - 1][name & (NAMES - 1)])
            at = self.picked[pick]
            if at >= 0:
                found.append([before[at], *before[:at], *before[at + 1 :]])
                continue
            any = 0
            for cards in before:
                any |= cards
            found.append([any, *[before[place - 1] | before[place] for place in range(1, len(before))]])
        return found


def assigned(lies: list[int]) -> bool:
    """Whether every mission that was seen can be a card of its own. `[-1]`: one can be none."""
    if lies[0] < 0:
        return False
    held: list[int] = [-1] * len(lies)
    for mission in range(len(lies)):
        if lies[mission] != 0 and not _augment(mission, lies, held, [False] * len(lies)):
            return False
    return True


def _augment(mission: int, lies: list[int], held: list[int], tried: list[bool]) -> bool:
    """Gives a mission a card, and whoever held it another one."""
    cards = lies[mission]
    for card in range(len(held)):
        if (cards >> card) & 1 == 1 and not tried[card]:
            tried[card] = True
            if held[card] < 0 or _augment(held[card], lies, held, tried):
                held[card] = mission
                return True
    return False


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
