"""All games keep what every game owes; so does the sample game of the documentation."""

from hashlib import blake2b
from pathlib import Path

import embers
import pytest

import holdfast
from holdfast.core import Game
from holdfast.core.catalogue import NUMBERS
from holdfast.registry import games
from holdfast.testing import Check, catalogue_lines, checks, conform, every_rule_is_shown, shown_rules_exist
from holdfast.testing.catalogue import catalogue_is_stable
from holdfast.testing.playthroughs import recorded_match

TESTS = Path(__file__).parent
GAMES: dict[str, Game] = {"embers": embers.GAME, **{name: holdfast.game(name) for name in games()}}


def recorded(game: Game) -> list[bytes]:
    """Saves of the recorded playthroughs, which show ends that random play does not reach."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((TESTS / "playthroughs").glob(f"{game.id}-*.txt"))]
    return [recorded_match(game, text).save() for text in texts if text.partition("\n")[0].endswith(", recorded")]


def all_checks() -> list[object]:
    return [
        pytest.param(check, id=f"{name}-{check}")
        for name, game in GAMES.items()
        for check in checks(game, recorded=recorded(game))
    ]


@pytest.mark.parametrize("check", all_checks())
def test_game_conforms(check: Check) -> None:
    check()


def test_conform_is_one_call() -> None:
    conform(embers.GAME, seats=2, games=1, seed=5, committed=catalogue_lines(embers.GAME))


PUBLISHED = {
    "embers": (3, "a559519503eff04f6b934c3359e9ce10"),
    "outlive": (433, "6addcc42e290d331727ae33eefdff88e"),
    "paris": (265, "754bb88384c730e5d5b8ed8e8a1c2f4d"),
    "warofmine": (776, "1247911427db0f9d207b5cd74e0c9196"),
}
"""How many actions each game had when its numbers were first published, and the digest of their lines."""


@pytest.mark.parametrize("name", GAMES)
def test_action_numbers_keep_their_meaning(name: str) -> None:
    lines = (GAMES[name].folder / NUMBERS).read_text(encoding="utf-8").splitlines()
    count, digest = PUBLISHED[name]
    assert blake2b("\n".join(lines[:count]).encode(), digest_size=16).hexdigest() == digest
    catalogue_is_stable(GAMES[name], lines)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_shown_by_a_test(name: str) -> None:
    every_rule_is_shown(GAMES[name], TESTS)


@pytest.mark.parametrize("name", GAMES)
def test_tests_cite_rules_that_exist(name: str) -> None:
    shown_rules_exist(GAMES[name], TESTS)
