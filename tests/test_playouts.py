"""Random matches end where they always ended, and are told as they always were.

    python -m holdfast.testing.playouts GAME --write tests/playouts
    python -m holdfast.testing.playthroughs GAME --write tests/playthroughs
    python tools/played_well.py GAME

write what is compared here anew, after a change of rules that is meant."""

from pathlib import Path

import embers
import msgspec
import pytest

import holdfast
from holdfast.core import Game
from holdfast.registry import games
from holdfast.testing.playouts import figures
from holdfast.testing.playthroughs import chosen, kinds_shown, retell

HERE = Path(__file__).parent
GAMES: dict[str, Game] = {"embers": embers.GAME, **{name: holdfast.game(name) for name in games()}}
TEXTS = sorted((HERE / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize(("name", "seats"), [(name, n) for name in GAMES for n in GAMES[name].seat_counts])
def test_playouts_end_where_they_always_ended(name: str, seats: int) -> None:
    text = (HERE / "playouts" / f"{name}.json").read_bytes()
    committed = msgspec.json.decode(text, type=dict[str, list[str]])[str(seats)]
    assert figures(GAMES[name], [seats], games=len(committed))[str(seats)] == committed


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_playthrough_is_told_as_it_always_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = GAMES[text.partition(",")[0]]
    told, known = retell(game, text).splitlines(), text.splitlines()
    for number, (line, expected) in enumerate(zip(told, known, strict=False), start=1):
        assert line == expected, f"{path.name}, line {number}"
    assert len(told) == len(known)


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_count_and_every_ending_has_a_playthrough(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in TEXTS]
    mine = [text for text in texts if text.startswith(f"{name}, ")]
    for seats in GAMES[name].seat_counts:
        assert any(text.startswith(f"{name}, {seats} seats") for text in mine), f"{seats} seats"
    for reason in GAMES[name].reasons:
        assert any(f"\nended by {reason}\n" in text for text in mine), reason


def test_a_playthrough_is_chosen_for_every_ending_that_random_play_reaches() -> None:
    assert set(chosen(embers.GAME)) >= {"embers-2", "embers-3", "embers-4"}


def test_the_matches_for_numbers_of_seats_differ_and_show_as_much_as_can_be() -> None:
    found = chosen(embers.GAME)
    assert len({seed for _, seed in found.values()}) == len(found)
    for first, (seats, seed) in zip((1, 51, 101), found.values(), strict=False):
        tried = [len(kinds_shown(embers.GAME, seats, other)) for other in range(first, first + 50)]
        assert len(kinds_shown(embers.GAME, seats, seed)) == max(tried)
