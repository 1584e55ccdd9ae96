"""The games in OpenSpiel."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from holdfast.core import SetupError
from holdfast.envs import register_games

GAMES = ["holdfast_paris(seats=3)", "holdfast_outlive", "holdfast_warofmine(seats=2)"]


@pytest.fixture(autouse=True, scope="module")
def known() -> None:
    assert register_games() == register_games() == ["holdfast_paris", "holdfast_outlive", "holdfast_warofmine"]


@pytest.mark.parametrize("text", GAMES)
def test_openspiel_plays_it_by_its_own_checks(text: str) -> None:
    """Its simulation also copies states, and writes them down and reads them again."""
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("text", GAMES)
def test_a_player_sees_what_its_seat_observes(text: str) -> None:
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert not np.any(state.observation_tensor(0))
    state.apply_action(17)
    while not state.is_terminal():
        for player in range(game.num_players()):
            numbers: list[int] = []
            state.state.observe(player, numbers)
            assert state.observation_tensor(player) == numbers
        state.apply_action(state.legal_actions()[-1])
    assert state.returns() == game.reward(state.state.result())
    assert not state.legal_actions()


def test_the_same_table_gives_the_same_match_and_a_copy_is_a_match_of_its_own() -> None:
    game = pyspiel.load_game("holdfast_paris(seats=2,tables=20)")
    assert len(game.new_initial_state().chance_outcomes()) == 20
    first, second = game.new_initial_state(), game.new_initial_state()
    for state in (first, second):
        state.apply_action(4)
    assert first.observation_string(1) == second.observation_string(1) != ""
    copy = first.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert first.observation_string(0) == second.observation_string(0) != copy.observation_string(0)


def test_worlds_drawn_for_a_player_look_the_same_to_it_and_differ_elsewhere() -> None:
    game, chance = pyspiel.load_game("holdfast_paris(seats=3)"), np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    worlds = [state.resample_from_infostate(0, chance.random_sample) for _ in range(5)]
    assert {world.observation_string(0) for world in worlds} == {state.observation_string(0)}
    assert len({world.observation_string(1) for world in worlds}) > 1


def test_a_search_of_openspiel_plays() -> None:
    game, chance = pyspiel.load_game("holdfast_outlive"), np.random.RandomState(1)
    state = game.new_initial_state()
    state.apply_action(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 4, random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_a_wrong_number_of_seats_is_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="paris has 2 to 4 seats, not 7"):
        pyspiel.load_game("holdfast_paris(seats=7)")
