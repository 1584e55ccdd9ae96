"""The way of the missions in small decks: what is drawn for a seat is all that it could not rule out, and nothing
else. Every world is tried one by one beside it."""

from collections.abc import Callable
from itertools import permutations, product

import pytest

from holdfast.core import Rng
from holdfast.games.paris.memory import knowing
from holdfast.games.paris.missions import Missions
from holdfast.games.paris.trail import (
    KEPT,
    KEPT_DEALT,
    LOOKED,
    NAMES,
    PLACED,
    QUICK,
    TUCKED,
    Guess,
    Sight,
    Trail,
    assigned,
    bits,
    leads_to,
    lying,
)
from holdfast.testing import shows

World = tuple[tuple[int, ...], ...]
"""The missions in the deck and in each hand."""


class Tale:
    """A deck and some hands, what was really dealt, and what is done with it by chance."""

    def __init__(self, seed: int, deck: int, hands: list[int], lucy_knows: int = 0) -> None:
        """`lucy_knows`: how many cards of the deck, from the top, the first seat knew when the trail began."""
        self.rng = Rng(seed)
        self.dealt = list(range(deck + sum(hands)))
        self.rng.shuffle(self.dealt)
        ends = [deck + sum(hands[: seat + 1]) for seat in range(len(hands))]
        known = [list(range(end - count, end)) for end, count in zip(ends, hands, strict=True)]
        parts = [self.dealt[:deck], *([self.dealt[card] for card in cards] for cards in known)]
        known[0] = [*range(lucy_knows), *known[0]]
        self.trail = Trail([deck, *hands], known)
        self.memory = knowing(parts, known, len(self.dealt))
        self.picked: list[int] = []
        self.picks: list[int] = []
        """What is picked next, by chance when there is nothing."""
        self.story: list[int] = []

    def do(self, kind: int, seat: int, count: int, pick_from: int = 0) -> None:
        """Something is done; a pick takes one of `pick_from` cards."""
        self.story += [kind, seat, count]
        if pick_from:
            self.picked.append(self.picks.pop(0) if self.picks else self.rng.below(pick_from))
        self.trail.follow(self.story)
        self.memory.recall(self.trail, self.dealt, self.picked)

    def keep_dealt(self) -> None:
        for seat, hand in enumerate(self.trail.hands[:]):
            self.do(KEPT_DEALT, seat, len(hand), len(hand))

    def visit(self, seat: int, looks: int, keeps: int = 1) -> None:
        """Somebody draws missions, keeps some and puts the others under the deck."""
        looks = min(looks, len(self.trail.deck))
        self.do(LOOKED, seat, looks)
        for kept in range(min(keeps, looks)):
            self.do(KEPT, seat, looks - kept, looks - kept)
        self.do(TUCKED, seat, looks - min(keeps, looks))

    def place(self, seat: int) -> None:
        if hand := self.trail.hands[seat]:
            self.do(PLACED, seat, len(hand), len(hand))

    def lies(self, sources: list[list[int]], picked: list[int], missions: list[int], deck: list[int]) -> World:
        hands = [tuple(lying(hand, sources, picked, missions)) for hand in self.trail.hands]
        return tuple(lying(deck, sources, picked, missions)), *hands

    def remembered(self, seat: int, other: int) -> list[tuple[list[int], list[int], bool]]:
        """What a seat remembers: missions, in which slots they may lie, and whether in the hand of the other."""
        slots, hand, marks = self.memory.slots[seat], self.memory.hands[seat][other], self.memory.cards[seat]
        return [
            (
                [mission for mission in self.dealt if marks[mission] == group],
                [slot for slot, lies in enumerate(slots) if lies == group],
                group in hand,
            )
            for group in sorted({group for group in marks if group}, key=lambda group: [*slots, group].index(group))
        ]

    def possible(self, seat: int) -> set[World]:
        """All that may lie where as far as the seat can tell."""
        trail = self.trail
        faces = {name: self.dealt[trail.card(name, self.picked)] for name in trail.seen[seat]}
        ways = [
            [self.picked[number]] if done.seat == seat else range(len(trail.sources[number]))
            for number, done in enumerate(trail.picks)
        ]
        found: set[World] = set()
        for way in product(*ways):
            picked = list(way)
            cards: dict[int, int] = {}
            fits = all(cards.setdefault(trail.card(name, picked), face) == face for name, face in faces.items())
            if not fits or len(set(cards.values())) < len(cards):
                continue
            rest = [mission for mission in self.dealt if mission not in cards.values()]
            open_cards = [card for card in range(len(self.dealt)) if card not in cards]
            for order in permutations(rest):
                world = cards | dict(zip(open_cards, order, strict=True))
                missions = [world[card] for card in range(len(self.dealt))]
                found.add(self.lies(trail.sources, picked, missions, trail.deck))
        return found

    def drawn(self, seat: int, rng: Rng, quick: int = QUICK, patience: int = QUICK) -> World:
        sight = Sight(self.trail, seat, self.dealt, self.picked)
        guess = Guess(sight, rng, quick, patience)
        assert sorted(guess.missions) == sorted(self.dealt)
        hands = [tuple(lying(hand, guess.sources, guess.picked, guess.missions)) for hand in sight.hands]
        return tuple(lying(sight.deck, guess.sources, guess.picked, guess.missions)), *hands


def tale(seed: int) -> Tale:
    """Two refuges that draw from few missions, so that the same ones come back to them. Of some matches only the later
    part was written down."""
    found = Tale(seed, 3, [2, 1])
    if seed % 5:
        found.keep_dealt()
    for _ in range(2 + found.rng.below(2)):
        found.visit(found.rng.below(2), 2 + found.rng.below(2), 1 + found.rng.below(2))
        if found.rng.below(2):
            found.place(found.rng.below(2))
    return found


def long_tale(seed: int) -> Tale:
    """A deck that both go through twice."""
    found = Tale(seed, 5, [1, 1])
    found.keep_dealt()
    for visit in range(4):
        found.visit((seed + visit) % 2, 2 + found.rng.below(2))
    return found


@shows("PNE-2.14", "PNE-2.15")
@pytest.mark.parametrize("quick", [QUICK, 0])
@pytest.mark.parametrize("tale", [tale, long_tale])
@pytest.mark.parametrize("seed", range(100))
def test_worlds_that_are_drawn_are_just_those_that_a_seat_can_not_rule_out(
    seed: int, tale: Callable[[int], Tale], quick: int
) -> None:
    """Card by card, and where that takes too long with all of them in sight."""
    told = tale(seed)
    rng = Rng(seed)
    for seat in (0, 1):
        possible = told.possible(seat)
        drawn = {told.drawn(seat, rng, quick) for _ in range(30 * len(possible))}
        assert drawn <= possible
        assert drawn == possible


@shows("PNE-2.14")
def test_a_pick_from_cards_that_somebody_else_knew_may_have_been_any_of_them() -> None:
    told = Tale(1, 3, [1, 1], lucy_knows=2)
    told.visit(1, 2)
    possible = told.possible(0)
    assert {world[2][-1] for world in possible} == {told.dealt[0], told.dealt[1]}
    assert {told.drawn(0, Rng(seed)) for seed in range(40)} == possible


@shows("PNE-2.14")
def test_a_mission_that_was_the_first_card_is_no_other_card_beside() -> None:
    """A pick that explains one card that a seat saw again may lead another one astray, here the very first card."""
    told = Tale(463, 6, [1, 1])
    told.picks = [0, 0, 1, 3, 1, 1, 1, 0, 0]
    told.keep_dealt()
    told.visit(0, 4)
    told.visit(1, 6, keeps=2)
    told.place(1)
    told.visit(0, 3)
    told.visit(1, 6, keeps=2)
    for seed in range(300):
        told.drawn(0, Rng(seed))  # looks whether every mission is there once


@shows("PNE-2.14", "PNE-2.15")
@pytest.mark.parametrize("seed", range(20))
def test_a_guess_that_starts_anew_after_a_step_leads_to_the_same_worlds(seed: int) -> None:
    told = long_tale(seed)
    rng = Rng(seed)
    for seat in (0, 1):
        possible = told.possible(seat)
        assert {told.drawn(seat, rng, quick=0, patience=1) for _ in range(40 * len(possible))} == possible


@shows("PNE-2.14", "PNE-2.15")
@pytest.mark.parametrize("seed", range(10))
def test_a_world_for_a_seat_that_saw_much_is_found_in_few_steps(seed: int) -> None:
    """Four refuges go through the missions again and again."""
    told = Tale(seed, 20, [3, 3, 3, 3])
    told.keep_dealt()
    for _ in range(20):
        told.visit(told.rng.below(4), 5)
        told.place(told.rng.below(4))
        for seat in range(4):
            guess = Guess(Sight(told.trail, seat, told.dealt, told.picked), Rng(seed))
            assert guess.patience <= 16 * QUICK
            assert sorted(guess.missions) == sorted(told.dealt)


@shows("PNE-2.14", "PNE-2.15")
@pytest.mark.parametrize("seed", range(100))
def test_in_every_world_remembered_missions_lie_where_a_seat_remembers_them(seed: int) -> None:
    told = tale(seed)
    memory = told.memory
    for seat, other in ((0, 1), (1, 0)):
        deck, hand, marks = memory.slots[seat], memory.hands[seat][other], memory.cards[seat]
        assert (len(deck), len(hand)) == (len(told.trail.deck), len(told.trail.hands[other]))
        for world in told.possible(seat):
            lies = dict(zip([*world[0], *world[1 + other]], [*deck, *hand], strict=True))
            assert [lies.get(mission, 0) for mission, group in enumerate(marks) if group] == [g for g in marks if g]


@shows("PNE-2.14")
def test_what_a_seat_put_under_the_deck_it_remembers_card_by_card() -> None:
    told = Tale(1, 3, [3, 1])
    told.keep_dealt()
    under = told.lies(told.trail.sources, told.picked, told.dealt, told.trail.deck)[0][3:]
    places = [told.memory.slots[0].index(told.memory.cards[0][mission]) for mission in under]
    assert places == [3, 4]
    assert told.memory.slots[1] == [0] * 5
    told.visit(0, 2)
    last = told.lies(told.trail.sources, told.picked, told.dealt, told.trail.deck)[0][-1]
    assert told.memory.cards[0][last] == told.memory.slots[0][-1] != 0


@shows("PNE-2.15")
def test_an_unknown_card_that_is_placed_does_not_blur_what_can_not_be_it() -> None:
    told = Tale(1, 7, [1, 1])
    told.picks = [0] * 8
    told.keep_dealt()
    a, b, c, d, e, f = told.dealt[:6]
    told.visit(0, 3)  # Lucy keeps a; b and c go under the deck
    told.visit(0, 3)  # she keeps d; e and f do
    told.visit(1, 1)  # Marc keeps what she never saw
    told.visit(1, 2)  # he keeps b or c
    told.visit(1, 2)  # and e or f
    pairs = [([b, c], [0], True), ([e, f], [1], True)]
    assert told.remembered(0, 1) == pairs
    told.place(1)  # what he was dealt
    assert told.remembered(0, 1) == pairs
    assert {a, d}.isdisjoint(mission for missions, _, _ in told.remembered(0, 1) for mission in missions)


@shows("PNE-2.15")
def test_an_unknown_card_that_somebody_keeps_has_nothing_to_do_with_a_known_one() -> None:
    told = Tale(1, 2, [2, 1])
    told.keep_dealt()
    under = told.lies(told.trail.sources, told.picked, told.dealt, told.trail.deck)[0][2]
    told.visit(1, 1)  # Marc keeps what Lucy never saw
    assert told.remembered(0, 1) == [([under], [1], False)]
    assert told.memory.hands[0][1] == [0, 0]


@shows("PNE-2.15")
def test_only_places_to_which_a_known_card_may_have_moved_become_one_group() -> None:
    told = Tale(1, 2, [2, 1])
    told.keep_dealt()
    under = told.lies(told.trail.sources, told.picked, told.dealt, told.trail.deck)[0][2]
    told.visit(1, 3)  # Marc keeps one of three; what Lucy put there was the last of them
    assert told.remembered(0, 1) == [([under], [1], True)]
    assert told.memory.slots[0][0] == 0


@shows("PNE-2.15")
def test_one_of_several_unknown_cards_that_is_placed_leaves_the_others_unknown() -> None:
    told = Tale(1, 4, [1, 1])
    told.keep_dealt()
    told.visit(1, 1)
    told.place(1)
    assert told.memory.hands[0][1] == [0]


@shows("PNE-2.15")
def test_a_known_card_that_is_placed_says_nothing_of_the_others() -> None:
    told = Tale(1, 3, [1, 1])
    told.picks = [0, 0, 0, 0, 0, 1]
    told.keep_dealt()
    told.visit(0, 3, keeps=2)  # Lucy puts the third under the deck
    told.visit(1, 1)  # Marc takes it
    assert told.memory.hands[0][1][0] == 0 != told.memory.hands[0][1][1]
    told.place(1)
    assert told.memory.hands[0][1] == [0]


@shows("PNE-2.14")
def test_a_seat_remembers_what_it_knew_of_the_deck_when_the_trail_began() -> None:
    memory = knowing([[5, 3], [0], [1]], [[0, 2], [3]], 6)
    assert memory.slots == [[1, 0], [0, 0]]
    assert memory.cards == [[0, 0, 0, 0, 0, 1], [0] * 6]
    assert memory.last_group == 1


@shows("PNE-2.14")
def test_of_a_memory_without_a_trail_a_seat_keeps_the_places_that_it_knew_exactly() -> None:
    """The third and the fourth place have two cards between them, of the second nothing is known."""
    deck, hands = [2, 3, 4, 5], [[0], [1]]
    slots = [[1, 0, 2, 2], [0, 0, 0, 0]]
    marks = [[0, 0, 1, 0, 2, 2], [0] * 6]
    assert Missions(deck, hands, [[], []], slots, [[[], [3]], [[0], []]], marks, 3).known == [[0, 4], [5]]


@shows("PNE-2.14")
def test_a_card_after_a_pick_is_the_one_before_it_or_the_one_after() -> None:
    """Of three cards one was taken, nobody says which."""
    sources, picked, missions = [[4, 5, 6]], [-1], [-1] * 7
    taken, first, second = NAMES, NAMES + 1, NAMES + 2
    assert [card for card in range(7) if leads_to(taken, card, sources, picked, missions)] == [4, 5, 6]
    assert [card for card in range(7) if leads_to(first, card, sources, picked, missions)] == [4, 5]
    assert [card for card in range(7) if leads_to(second, card, sources, picked, missions)] == [5, 6]
    missions[5] = missions[6] = 0
    assert leads_to(first, -1, sources, picked, missions)
    assert not leads_to(second, -1, sources, picked, missions)


@shows("PNE-2.14")
@pytest.mark.parametrize(
    ("may_be", "fits"),
    [
        ([0b01, 0b10], True),
        ([0b01, 0b01], False),
        ([0b11, 0b01], True),
        ([0b011, 0b001, 0b011], False),
        ([0b011, 0b001, 0b111], True),
        ([0, 0b010, 0b010], False),
        ([0, 0b010, 0b100], True),
    ],
)
def test_every_mission_that_was_seen_is_a_card_of_its_own(may_be: list[int], fits: bool) -> None:
    assert assigned(may_be) is fits


def test_bits_are_counted() -> None:
    assert [bits(mask) for mask in (0, 1, 0b1010, (1 << 40) - 1)] == [0, 1, 2, 40]


@shows("PNE-2.14", "PNE-2.15")
def test_a_guess_is_given_more_time_until_it_finds_something() -> None:
    told = Tale(3, 20, [3, 3, 3, 3])
    told.keep_dealt()
    for visit in range(16):
        told.visit(visit % 4, 5)
    patient = []
    for seat in range(4):
        guess = Guess(Sight(told.trail, seat, told.dealt, told.picked), Rng(seat), quick=0, patience=1)
        assert sorted(guess.missions) == sorted(told.dealt)
        patient.append(guess.patience)
    assert max(patient) > 2
