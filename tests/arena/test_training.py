"""Training: the same weights from the same seed, however it is interrupted or divided."""

from pathlib import Path

import pytest

import holdfast
from holdfast.agents.heuristic import evaluator
from holdfast.agents.learned import weights as files
from holdfast.agents.learned.layout import reader
from holdfast.agents.learned.net import to_list
from holdfast.agents.learned.player import LearnedJudge
from holdfast.arena import training as module
from holdfast.arena.training import Plan, Training
from holdfast.cli import run
from holdfast.core import HoldfastError, Rng

GAME = holdfast.game("paris")
PLAN = Plan("paris", 2, 7, 4, 2)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches a round, and few to measure strength."""
    monkeypatch.setattr(module, "ROUND", 2)
    monkeypatch.setattr(module, "REFERENCES", ("random",))


def learned(training: Training) -> list[float]:
    return to_list(training.net.weights)


@pytest.fixture(scope="module")
def whole() -> list[float]:
    patch = pytest.MonkeyPatch()
    patch.setattr(module, "ROUND", 2)
    training = Training(GAME, PLAN)
    told = [progress.matches for progress in training.rounds()]
    patch.undo()
    assert told == [2, 4]
    assert training.error > 0
    return learned(training)


def test_an_interrupted_training_goes_on_to_the_same_weights(whole: list[float], tmp_path: Path) -> None:
    first = Training(GAME, PLAN)
    next(first.rounds())
    first.net.weights[3] += 1.0  # in the middle of the next round
    first.save(tmp_path / "notes")
    second = Training.load(tmp_path / "notes", GAME, PLAN)
    assert second.matches == 2
    assert [progress.matches for progress in second.rounds()] == [4]
    assert learned(second) == whole


def test_the_weights_do_not_depend_on_the_number_of_processes(whole: list[float]) -> None:
    training = Training(GAME, PLAN)
    for _ in training.rounds(workers=2):
        pass
    assert learned(training) == whole


def test_another_seed_makes_other_weights(whole: list[float]) -> None:
    training = Training(GAME, Plan("paris", 2, 8, 2, 2))
    for _ in training.rounds():
        pass
    assert learned(training) != whole


def test_the_command_trains_goes_on_and_writes_weights_that_say_where_they_come_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.weights"
    line = ["train", "paris", "--matches", "4", "--hidden", "2", "--seed", "7", "--out", str(out), "--lang", "en"]
    monkeypatch.setattr(Training, "measure", lambda self, matches=0: [])
    learn = Training._learn

    def interrupted(self: Training, lessons: list[object]) -> None:
        if self.matches == 2:
            raise KeyboardInterrupt
        learn(self, lessons)  # type: ignore[arg-type]

    monkeypatch.setattr(Training, "_learn", interrupted)
    assert run(line) == 130
    assert "the same command goes on from there" in capsys.readouterr().err
    assert not out.exists()
    monkeypatch.setattr(Training, "_learn", learn)
    assert run([*line[:3], "6", *line[4:]]) == 1
    assert "is another training, that of `holdfast train paris --seats 2 --matches 4" in capsys.readouterr().err
    assert run(line) == 0
    told = capsys.readouterr()
    assert "Goes on after 2 matches." in told.err
    assert "4 of 4 matches" in told.out
    origin = files.read(out, GAME).origin
    assert (origin.seed, origin.matches, origin.rules) == (7, 4, GAME.version)
    assert origin.command == "holdfast train paris --seats 2 --matches 4 --seed 7 --hidden 2"
    assert origin.content == files.content_digest(GAME)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.weights"]


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["warofmine", "--matches", "0"], 2, "1 to 10000000 matches, not 0"),
        (["warofmine", "--out", "/nowhere/at/all"], 2, "/nowhere/at"),
        (["paris", "--seats", "5"], 2, "2 to 4"),
        (["paris", "--matches", "0"], 2, "1 to 10000000 matches, not 0"),
        (["paris", "--minutes", "-1"], 2, "positive number"),
        (["paris", "--hidden", "999"], 2, "0 to 256 hidden units"),
        (["outlive", "--start", "wisdom"], 2, "begins with one of nothing, heuristic, not 'wisdom'"),
        (["paris", "--start", "heuristic"], 2, "begins with one of nothing, not 'heuristic'"),
        (["paris", "--workers", "0"], 2, "1 to 1024 workers"),
        (["paris", "--out", "/nowhere/at/all"], 2, "/nowhere/at"),
    ],
)
def test_a_wrong_command_is_refused_with_a_sentence(
    arguments: list[str],
    code: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["train", *arguments, "--lang", "en"]) == code
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_training_can_begin_with_the_evaluation_of_the_heuristic() -> None:
    """At first the value is then that of its parts, and nothing else."""
    name = "outlive"
    game = holdfast.game(name)
    training = Training(game, Plan(name, 2, 1, 2, 0, "heuristic"))
    judge = LearnedJudge(training.net, 10.0, reader(game))
    state = game.new(seats=2, seed=3)
    state.playout(Rng(2), 60)
    mine, theirs = (evaluator(name).parts(state, seat, seat == 0) for seat in (0, 1))
    margin = sum(mine) - evaluator(name).RIVALRY * sum(theirs)
    judge.look(state, 0)
    assert training.net.logit() == pytest.approx(margin / 8, abs=0.5)


def test_results_reach_less_far_back_as_a_training_goes_on() -> None:
    recipe = module.Recipe(trace=0.98, last_trace=0.9, until=0.5)
    assert [recipe.trace_at(share) for share in (0, 0.25, 0.5, 1)] == pytest.approx([0.98, 0.94, 0.9, 0.9])


def test_a_file_that_is_no_training_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_bytes(b"nothing")
    with pytest.raises(HoldfastError, match="not an interrupted training"):
        Training.load(tmp_path / "notes", GAME, PLAN)
