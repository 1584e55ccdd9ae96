"""Learning the chance to survive."""

from pathlib import Path

import msgspec
import pytest

from holdfast.agents import parse_agent, shortfall
from holdfast.agents.learned import find_chance
from holdfast.agents.learned.chance import Chance, LearnedChance, Lessons, dot, features
from holdfast.agents.learned.chances import Learnt, path_of, read
from holdfast.arena.surviving import Surviving, watch
from holdfast.cli import run
from holdfast.core import HoldfastError
from holdfast.games.warofmine import GAME


def test_weights_follow_what_happened() -> None:
    lessons = Lessons(3)
    for _ in range(200):
        lessons.learn([1.0, 1.0, 0.0], True)
        lessons.learn([1.0, 0.0, 1.0], False)
    assert dot(lessons.weights, [1.0, 1.0, 0.0]) > 1 > -1 > dot(lessons.weights, [1.0, 0.0, 1.0])


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two")]
    for path in files:
        training = Surviving(GAME, 3, 6)
        assert list(training.rounds(1)) == [6]
        training.learn()
        training.write(path)
    assert files[0].read_bytes() == files[1].read_bytes()
    learnt = msgspec.json.decode(files[0].read_bytes(), type=Learnt)
    assert learnt.command == "holdfast train warofmine --matches 6 --seed 3"
    assert isinstance(read(files[0], GAME), LearnedChance)


def test_the_command_writes_a_file_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "mine.chance"
    assert run(["train", "warofmine", "--matches", "5", "--seed", "4", "--out", str(out)]) == 0
    assert "which is which in" in capsys.readouterr().out
    assert isinstance(read(out, GAME), LearnedChance)


def test_every_day_after_the_first_is_watched_once() -> None:
    (siege,) = watch("warofmine", 1, 0, 1)
    days = [day for day, _ in siege.days]
    assert days == list(range(2, 2 + len(days)))
    assert len({len(values) for _, values in siege.days}) == 1


def test_what_is_committed_fits_the_game_and_knows_better_than_chance() -> None:
    assert isinstance(find_chance(GAME, GAME.tables()), LearnedChance)
    learnt = msgspec.json.decode(path_of(GAME, 1).read_bytes(), type=Learnt)
    assert learnt.right > 75
    for agent in ("learned", "search", "expert"):
        assert shortfall(parse_agent(agent), GAME, 1, GAME.tables()) is None


def test_a_group_that_is_worse_off_has_a_smaller_chance() -> None:
    chance = find_chance(GAME, GAME.tables())
    assert isinstance(chance, Chance)
    for judge in (chance, Chance()):
        state = GAME.new(seats=1, seed=2)
        before = judge.of(state)
        for who in state.people.group:
            state.people.set_level(who, 0, 3)
        assert 0 < judge.of(state) < before < 1


def test_weights_of_another_game_or_version_are_refused(tmp_path: Path) -> None:
    learnt = msgspec.json.decode(path_of(GAME, 1).read_bytes(), type=Learnt)
    path = tmp_path / "some.chance"
    for changed, said in (
        (msgspec.structs.replace(learnt, rules="0", also=()), "rules"),
        (msgspec.structs.replace(learnt, weights=[1.0]), "observation"),
    ):
        path.write_bytes(msgspec.json.encode(changed))
        with pytest.raises(HoldfastError) as refused:
            read(path, GAME)
        assert refused.value.text.endswith(said)
    assert len(learnt.weights) == len(features(GAME.new(seats=1, seed=1)))
