"""The guided matches speak of decisions and rules that their games have."""

import re
from pathlib import Path

import pytest

from holdfast.core import LANGUAGES
from holdfast.registry import game as find_game

FOLDER = Path(__file__).parents[2] / "web" / "src" / "learn"


@pytest.mark.parametrize("name", ["paris", "outlive", "warofmine"])
def test_lessons_cite_rules_and_decisions_of_their_game(name: str) -> None:
    text = (FOLDER / f"{name}.ts").read_text(encoding="utf-8")
    game = find_game(name)
    cited = set(re.findall(r"'([A-Z]{3}-\d+\.\d+)'", text))
    decisions = set(re.findall(r"on: '([a-z-]+)'", text))
    assert len(decisions) >= 8
    assert cited <= {rule.id for rule in game.rules}
    for lang in LANGUAGES:
        words = game.words(lang)
        assert [one for one in decisions if not words.knows(f"decision-{one}")] == []
