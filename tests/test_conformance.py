"""All games keep what every game owes; so does the sample game of the documentation."""

from pathlib import Path

import embers
import pytest

import holdfast
from holdfast.core import Game
from holdfast.registry import games
from holdfast.testing import Check, catalogue_lines, checks, conform, every_rule_is_shown, shown_rules_exist
from holdfast.testing.catalogue import catalogue_is_stable

TESTS = Path(__file__).parent
GAMES: dict[str, Game] = {"embers": embers.GAME, **{name: holdfast.game(name) for name in games()}}


def committed(game: Game) -> list[str]:
    return (TESTS / "catalogues" / f"{game.id}.txt").read_text(encoding="utf-8").splitlines()


def all_checks() -> list[object]:
    return [pytest.param(check, id=f"{name}-{check}") for name, game in GAMES.items() for check in checks(game)]


@pytest.mark.parametrize("check", all_checks())
def test_game_conforms(check: Check) -> None:
    check()


def test_conform_is_one_call() -> None:
    conform(embers.GAME, seats=2, games=1, seed=5, committed=catalogue_lines(embers.GAME))


@pytest.mark.parametrize("name", GAMES)
def test_action_numbers_keep_their_meaning(name: str) -> None:
    catalogue_is_stable(GAMES[name], committed(GAMES[name]))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_shown_by_a_test(name: str) -> None:
    every_rule_is_shown(GAMES[name], TESTS)


@pytest.mark.parametrize("name", GAMES)
def test_tests_cite_rules_that_exist(name: str) -> None:
    shown_rules_exist(GAMES[name], TESTS)
