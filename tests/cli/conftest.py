"""Commands are tested in English, without a width and without a display, whatever the tests are run from."""

from pathlib import Path

import pytest

import holdfast


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    match = holdfast.Match(holdfast.game("paris"), seats=[holdfast.Seat("Ann"), holdfast.Seat("Bob", "random")], seed=4)
    for _ in range(30):
        decision = match.state.decision
        assert decision is not None
        match.apply(decision.actions[0])
    path = tmp_path / "match.json"
    match.write(path)
    return path
