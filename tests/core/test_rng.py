"""Chance: the generator is sfc32, word for word, and draws evenly."""

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast import Rng
from holdfast.core.fields import dump, load
from holdfast.testing.table import RiggedRng

SEEDS = st.integers(0, (1 << 64) - 1)
# Written by sfc32.c beside this file: the first four words of a seed, and word 100 001.
REFERENCE = """
0x0000000000000000 0x514676C3 0x08A809DF 0x30349D2B 0xFB52C520 ... 0x2245DDB9
0x0000000000000001 0x77EEF724 0x6F99472C 0x65C86823 0x6A161A47 ... 0xEBB93AC5
0x0000000000000007 0x6D8D46F7 0x7D27DBB8 0x4EC7A239 0x7B1043AB ... 0xFA97A357
0x00000000FFFFFFFF 0x764CAD11 0xDF5AE2CC 0x4CB9335B 0x787C4CE1 ... 0xB50B658F
0x0000000100000000 0x4D7928C5 0xEE7B5378 0xAD3BD78C 0x3E69971E ... 0x8D43089D
0x0123456789ABCDEF 0x84712D97 0xF5A3D9C8 0x5CD0A295 0x35E05B54 ... 0xE426CAC3
0xFFFFFFFFFFFFFFFF 0xC7053320 0xDB48177E 0xB7B300C7 0x8D4E1C21 ... 0x0CFC5DEE
"""


@pytest.mark.parametrize("line", REFERENCE.split("\n")[1:-1])
def test_words_are_those_of_the_published_algorithm(line: str) -> None:
    first, _, last = line.partition(" ... ")
    seed, *words = [int(word, 16) for word in first.split()]
    rng = Rng(seed)
    assert [rng.word() for _ in words] == words
    for _ in range(100_000 - len(words)):
        rng.word()
    assert rng.word() == int(last, 16)


@given(SEEDS, st.integers(1, 1 << 31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_the_word_times_n_without_its_low_32_bits() -> None:
    rng, twin = Rng(5), Rng(5)
    for n in (1, 2, 6, 52, 1000):
        assert rng.below(n) == twin.word() * n >> 32


def test_a_die_is_fair() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_all_orders_of_three_cards_are_as_likely() -> None:
    rng = Rng(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(1_850 < count < 2_150 for count in counts.values())


@given(SEEDS, st.lists(st.integers()))
def test_shuffling_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@given(SEEDS, st.integers(0, 80))
def test_shuffling_draws_number_by_number(seed: int, count: int) -> None:
    rng, twin = Rng(seed), RiggedRng(seed)
    cards, others = list(range(count)), list(range(count))
    rng.shuffle(cards)
    twin.shuffle(others)
    assert cards == others
    assert rng.words == twin.words


@given(SEEDS)
def test_copies_go_on_alike_and_apart(seed: int) -> None:
    rng = Rng(seed)
    clone, loaded = rng.clone(), load(Rng, dump(rng))
    ahead = [rng.word() for _ in range(5)]
    assert [clone.word() for _ in range(5)] == ahead
    assert [loaded.word() for _ in range(5)] == ahead
    assert rng.words == clone.words


def test_the_counter_begins_anew_after_32_bits() -> None:
    counting = Rng([1, 2, 3, 0xFFFFFFFF])
    counting.word()
    assert counting.words[3] == 0
    wrapped = Rng(counting.words)
    assert [counting.below(1000) for _ in range(5)] == [wrapped.below(1000) for _ in range(5)]


def test_a_generator_can_be_pickled() -> None:
    rng = Rng(9)
    rng.word()
    assert pickle.loads(pickle.dumps(rng)).words == rng.words


def test_a_fork_is_another_generator_and_moves_the_first_on_by_two_words() -> None:
    rng, twin = Rng(3), Rng(3)
    fork = rng.fork()
    twin.word(), twin.word()
    assert rng.words == twin.words
    assert fork.words != rng.words
    assert Rng(3).fork().words == fork.words


def test_seeds_that_differ_in_one_bit_give_different_games() -> None:
    firsts = {Rng(1 << bit).word() for bit in range(64)}
    assert len(firsts) == 64


def test_a_part_of_a_list_is_shuffled_and_the_rest_stays() -> None:
    seen = set()
    for seed in range(60):
        cards = list(range(9))
        Rng(seed).shuffle(cards, 3, 6)
        assert (cards[:3], cards[6:]) == ([0, 1, 2], [6, 7, 8])
        seen.add(tuple(cards[3:6]))
    assert len(seen) == 6


def test_a_part_without_cards_takes_no_chance() -> None:
    rng, cards = Rng(1), [0, 1, 2, 3]
    rng.shuffle(cards, 4)
    rng.shuffle(cards, 2, 2)
    rng.shuffle(cards, 3, 1)
    assert (cards, rng.words) == ([0, 1, 2, 3], Rng(1).words)


def test_cards_at_some_places_are_shuffled_and_the_rest_stays() -> None:
    seen = set()
    for seed in range(60):
        cards = list("abcdef")
        Rng(seed).shuffle_at(cards, [0, 2, 5])
        assert (cards[1], cards[3], cards[4]) == ("b", "d", "e")
        seen.add((cards[0], cards[2], cards[5]))
    assert len(seen) == 6


def test_cards_are_dealt_to_places_at_random_and_the_rest_stays() -> None:
    seen = set()
    for seed in range(60):
        rng, twin, cards, out = Rng(seed), Rng(seed), [7, 8, 9], [0, 1, 2, 3, 4]
        rng.deal(cards, [0, 2, 3], out)
        left = [7, 8, 9]
        for place in (0, 2, 3):  # the same number by number
            one = twin.below(len(left))
            assert out[place] == left[one]
            left[one] = left[-1]
            left.pop()
        assert (out[1], out[4], rng.words) == (1, 4, twin.words)
        seen.add((out[0], out[2], out[3]))
    assert len(seen) == 6


def test_a_fork_begins_as_its_seed_says() -> None:
    rng, twin = Rng(5), Rng(5)
    low, high = twin.word(), twin.word()
    assert rng.fork().words == Rng(low | high << 32).words
