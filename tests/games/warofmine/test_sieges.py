"""A table that counts its matches meets other stories in each."""

import pytest

import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine import GAME
from holdfast.games.warofmine.script.pools import play_from_pools

TABLES = GAME.tables()


def told(siege: int, pools: tuple[int, ...], draws: int, seed: int = 1) -> list[int]:
    state = GAME.new(seats=1, seed=seed, options={"siege": siege})
    for _ in range(draws):
        play_from_pools(state, pools)
    return list(state.story.read)


def test_every_script_of_a_pool_has_its_turn_in_one_match_of_ten() -> None:
    for pool, turns in zip(TABLES.pools, TABLES.pool_turns, strict=True):
        assert sorted(script for turn in turns for script in turn) == sorted(pool)
        sizes = [len(turn) for turn in turns]
        assert max(sizes) - min(sizes) <= max(3, len(pool) // 20)


def test_the_scripts_of_an_arc_have_their_turn_together() -> None:
    for pool in TABLES.pools:
        for script in pool:
            block = TABLES.blocks[script]
            same = [other for other in pool if TABLES.blocks[other].arc == block.arc >= 0]
            assert {TABLES.blocks[other].turn for other in same} <= {block.turn}


@pytest.mark.parametrize("siege", [1, 4, 10])
def test_those_whose_turn_it_is_are_told_first(siege: int) -> None:
    mine = {script for pool in terms.POOL_DAYS for script in TABLES.pool_turns[pool][siege - 1]}
    assert set(told(siege, terms.POOL_DAYS, 6)) <= mine
    assert set(told(siege, (terms.POOL_FINDINGS,), 2)) <= set(TABLES.pool_turns[terms.POOL_FINDINGS][siege - 1])


def test_when_none_of_them_is_left_others_follow_and_none_is_told_twice() -> None:
    many = told(2, (terms.POOL_FINDINGS,), 12)
    assert len(set(many)) == 12


def test_neighbouring_matches_share_no_story_and_uncounted_ones_may() -> None:
    days = [set(told(siege, terms.POOL_DAYS, 6, seed=siege)) for siege in range(1, 11)]
    assert sum(len(one) for one in days) == len(set().union(*days))
    uncounted = [set(told(0, terms.POOL_DAYS, 12, seed=seed)) for seed in range(10)]
    assert sum(len(one) for one in uncounted) > len(set().union(*uncounted))


def test_a_table_goes_on_counting() -> None:
    options = GAME.complete_options({})
    assert options["siege"] == 0
    counted = []
    for _ in range(11):
        options = GAME.next_options(options)
        counted.append(options["siege"])
    assert counted == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
    assert GAME.new(seats=1, seed=1, options=options).view(0).story.siege == 1
