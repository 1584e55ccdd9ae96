"""After a match every decision is judged, from what its seat knew and nothing else."""

import math
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import sync_playwright
from tests.web.browser import launch

import holdfast
from holdfast.agents import Sight, parse_agent
from holdfast.agents.learned.layout import layout
from holdfast.agents.learned.weights import Origin, Weights
from holdfast.arena.analysis import Analysis, Judged, Look, _turns, analyse, judged
from holdfast.arena.judges import ByEvaluator, ByValue, PlayedOn, UntilDawn, judge_for
from holdfast.arena.report import read, write
from holdfast.arena.verdicts import Verdicts
from holdfast.core import Action, BaseState, Game, HoldfastError, Match, Rng, Seat
from holdfast.registry import game as find_game
from holdfast.table import interface

PARIS, OUTLIVE, WAR = (holdfast.game(name) for name in ("paris", "outlive", "warofmine"))


def played(game: Game, *agents: str, seed: int = 5) -> Match:
    match = Match(game, seats=[Seat(f"P{seat}", agent) for seat, agent in enumerate(agents)], seed=seed)
    sitting = [parse_agent(agent, game).make(game, seat, Rng(seat + 1)) for seat, agent in enumerate(agents)]
    while (decision := match.state.decision) is not None:
        match.apply(sitting[decision.seat].choose(decision, Sight(match.state, decision.seat)))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played(PARIS, "random", "heuristic")


@pytest.fixture(scope="module")
def result(match: Match) -> Analysis:
    return analyse(match, 3, judge=ByEvaluator(PARIS))


def test_a_random_seat_gets_a_low_score_and_the_heuristic_a_high_one(result: Analysis) -> None:
    random, heuristic = result.plays
    assert random.score is not None
    assert heuristic.score is not None
    assert random.score < 60 < 90 < heuristic.score
    assert random.clear > 10 > heuristic.clear
    assert random.lost > 1


def test_every_decision_that_left_a_choice_is_judged(match: Match, result: Analysis) -> None:
    there = {
        entry
        for entry, state in enumerate(match.states())
        if state.decision is not None and len(state.decision.actions) > 1
    }
    assert {one.entry for one in result.judged} == there
    for one in result.judged:
        assert one.played == match.history[one.entry]
        assert one.seat == match.decider(one.entry)
        assert sum(one.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in (one.before, one.after, one.worst))
        assert one.loss == pytest.approx(one.before - one.after)
        assert (one.loss == 0) or one.best != one.played
    assert sum(play.decisions for play in result.plays) == len(there)


def test_what_would_have_been_better_has_reasons_in_both_languages(result: Analysis) -> None:
    clear = [one for one in result.judged if one.clear]
    assert sum(bool(one.why) for one in clear) > len(clear) / 2
    for lang in ("en", "fr"):
        assert all(reason.say(lang) for one in clear for reason in one.why)


def test_the_same_for_any_number_of_workers(match: Match, result: Analysis) -> None:
    assert analyse(match, 3, judge=ByEvaluator(PARIS), workers=2).json() == result.json()


@pytest.mark.parametrize("game", [PARIS, OUTLIVE], ids=lambda game: game.id)
def test_what_a_seat_did_not_know_changes_nothing(game: Game) -> None:
    """The same decision in another world that looks the same to its seat gets the same verdict, as far as samples of
    worlds can tell."""
    match = played(game, "heuristic", "heuristic", seed=8)
    judge = ByEvaluator(game)
    real = [
        (entry, state.clone())
        for entry, state in enumerate(match.states())
        if state.decision is not None and len(state.decision.actions) > 1
    ]
    for entry, state in real[:: len(real) // 4]:
        decision = state.decision
        assert decision is not None
        action = game.catalogue[match.history[entry]]
        other = state.determinize(decision.seat, Rng(entry + 99))
        one, two = (judged(Look(entry, world, action, True), judge, 12, 1) for world in (state.clone(), other))
        assert one is not None
        assert two is not None
        assert abs(one.after - two.after) <= 4 * math.hypot(one.unsure, two.unsure) + 1e-9


class Fixed:
    """A judge that knows what each action is worth, plus the luck of a world."""

    name = "played:fixed"
    compares = True

    def __init__(self, worth: dict[int, float], noise: float) -> None:
        self.worth = worth
        self.noise = noise

    def after(self, world: BaseState, action: Action, chance: Rng) -> list[float]:
        luck = self.noise * (chance.clone().below(1001) / 1000 - 0.5)
        # Each action meets other luck, as options do that lead to other cards.
        luck += self.noise * (Rng(chance.words[0] + action.index).below(1001) / 1000 - 0.5)
        mine = self.worth[action.index] + luck
        return [mine, 1 - mine]


def first_look(match: Match) -> tuple[Look, list[Action]]:
    for entry, state in enumerate(match.states()):
        if state.decision is not None and len(state.decision.actions) >= 4 and state.decision.seat == 0:
            actions = list(state.decision.actions)
            return Look(entry, state.clone(), actions[0], True), actions
    raise AssertionError


def test_what_is_best_is_chosen_in_one_sample_and_measured_in_another(match: Match) -> None:
    """Where all options are equal, the lucky one of the first sample is not called better by its luck."""
    look, actions = first_look(match)
    losses = []
    clear = 0
    for seed in range(60):
        found = judged(look, Fixed({action.index: 0.5 for action in actions}, 0.5), 20, seed)
        assert found is not None
        losses.append(found.loss)
        clear += found.clear
    assert abs(sum(losses) / len(losses)) < 0.02
    assert clear <= 6


def test_a_clearly_better_option_is_found(match: Match) -> None:
    look, actions = first_look(match)
    worth = {action.index: 0.4 for action in actions}
    worth[actions[2].index], worth[actions[1].index] = 0.6, 0.1
    found = judged(look, Fixed(worth, 0.1), 30, 1)
    assert found is not None
    assert found.clear
    assert found.best == actions[2].index
    assert found.loss == pytest.approx(0.2, abs=0.05)
    assert found.worst == pytest.approx(0.1, abs=0.05)
    assert found.error < 0.02


def one(entry: int, seat: int, before: float, after: float, clear: bool) -> Judged:
    return Judged(
        entry=entry, seat=seat, decision="turn", rule="", options=2, played=0, best=1, before=before, after=after,
        worst=0, loss=before - after, error=0.01, unsure=0.01, chances=[after, 1 - after], clear=clear, why=[],
    )  # fmt: skip


def test_turning_points_are_choices_and_what_came_between() -> None:
    found = [
        one(0, 0, 0.5, 0.5, False),
        one(3, 1, 0.5, 0.5, False),
        one(5, 0, 0.8, 0.4, True),
        one(9, 0, 0.41, 0.41, False),
    ]
    turns = _turns(found, True)
    assert [(turn.entry, turn.kind) for turn in turns] == [(5, "fate"), (5, "choice")]
    assert [turn.kind for turn in _turns(found, False)] == ["choice"]


def test_matches_played_on_give_real_chances(match: Match) -> None:
    """Shortly before the end the winner is nearly sure to win."""
    judge = PlayedOn(PARIS)
    last = max(
        entry
        for entry, state in enumerate(match.states())
        if state.decision is not None and len(state.decision.actions) > 1
    )
    state = match.state_at(last)
    found = judged(Look(last, state, PARIS.catalogue[match.history[last]], True), judge, 10, 1)
    assert found is not None
    outcome = match.state.outcome
    assert outcome is not None
    assert found.chances[outcome.winners[0]] > 0.8


def test_a_learned_value_gives_chances_that_add_up(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = layout(PARIS, 3)
    net = plan.net(PARIS, 3, 4)
    rng = Rng(4)
    net.begin([(rng.below(201) - 100) / 1000 for _ in range(net.size)])
    origin = Origin(
        game="paris", seats=3, rules=PARIS.version, content="", spans=plan.spans(PARIS), hidden=4, command="", seed=1,
        matches=0, date="",
    )  # fmt: skip
    weights = Weights(origin, net, plan.margin)
    monkeypatch.setattr("holdfast.arena.judges.find", lambda *table: weights)
    state = PARIS.new(seats=3, seed=4)
    judge = judge_for(state)
    assert isinstance(judge, ByValue)
    assert isinstance(pickle.loads(pickle.dumps(judge)), ByValue)
    seat = state.decision.seat
    world = state.determinize(seat, Rng(1))
    for action in state.decision.actions:
        chances = judge.after(world, action, Rng(2))
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        after = world.clone()
        after.apply(action)
        assert chances[seat] == pytest.approx(weights.chance(judge.judge.worth(after, seat)))


def test_where_nothing_was_learned_the_evaluator_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.arena.judges.find", lambda *table: HoldfastError("error-weights-none"))
    assert isinstance(judge_for(PARIS.new(seats=2, seed=1)), ByEvaluator)


def test_a_siege_is_judged_by_what_the_heuristic_would_do() -> None:
    match = played(WAR, "random", seed=3)
    judge = judge_for(match.base)
    assert isinstance(judge, UntilDawn)
    result = analyse(match, 2)
    assert result.together
    assert result.lost
    assert 0 < len(result.judged) <= len(match.history)
    assert result.judged[0].entry == next(
        entry for entry, state in enumerate(match.states()) if state.decision and len(state.decision.actions) > 1
    )
    assert all(0 <= chance <= 1 for one in result.judged for chance in one.chances)


def test_the_score_of_a_siege_is_how_much_of_the_chance_was_kept() -> None:
    """Whoever plays nearly as the heuristic agent does keeps nearly all of it, however few decisions are compared."""
    usual, random = (analyse(played(WAR, agent, seed=3), 4).plays[0].score for agent in ("heuristic", "random"))
    assert usual is not None
    assert random is not None
    assert random < 50 < 90 < usual


def test_what_was_better_in_a_siege_is_what_the_heuristic_would_have_done() -> None:
    result = analyse(played(WAR, "random", seed=3), 4)
    told = Verdicts(result, WAR, interface("en", "command"), WAR.words("en"))
    assert told.clear()
    assert all(told.better(one)[-1].startswith("what rules of thumb say") for one in told.clear())


@pytest.mark.parametrize(
    ("wrong", "said"), [({"budget": 1}, "2 to"), ({"budget": -4}, "2 to"), ({"workers": 0}, "workers")]
)
def test_nonsense_is_refused(match: Match, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(HoldfastError, match=said):
        analyse(match, **wrong)


def test_a_match_that_is_not_over_is_refused() -> None:
    with pytest.raises(HoldfastError, match="not over"):
        analyse(Match(PARIS, seats=2, seed=1))


def test_it_can_be_stopped(match: Match) -> None:
    seen: list[int] = []
    result = analyse(match, 2, progress=lambda done, all_of_them: seen.append(done), stopped=lambda: len(seen) >= 5)
    assert len(result.judged) == 5


@pytest.mark.parametrize(
    ("lang", "said", "who"),
    [("en", "What would have been better", "P0 (by chance)"), ("fr", "Ce qui aurait été mieux", "P0 (au hasard)")],
)
def test_the_report_has_a_page_for_it(result: Analysis, tmp_path: Path, lang: str, said: str, who: str) -> None:
    path = tmp_path / "analysis.json"
    path.write_bytes(result.json())
    assert read(path) == msgspec.json.decode(result.json(), type=Analysis) == result
    text = write([result], find_game, interface(lang, "report"))
    assert said in text
    assert who in text
    assert 'data-plot="0"' in text


def test_on_a_phone_every_reason_can_be_read_whole(result: Analysis, tmp_path: Path) -> None:
    """Rows of words stand below one another there, each cell with the head of its column."""
    out = tmp_path / "analysis.html"
    out.write_text(write([result], find_game, interface("en", "report")), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        shown = browser.new_page(viewport={"width": 390, "height": 844})
        shown.goto(out.as_uri())
        shown.wait_for_selector("html[data-drawn]")
        cells = shown.locator(".words td").count()
        cut = shown.evaluate(
            """() => [...document.querySelectorAll(".words td")].filter((cell) => {
                const box = cell.getBoundingClientRect();
                return box.right > innerWidth - 15 || box.width < 150;
            }).length"""
        )
        browser.close()
    assert cells > 0
    assert cut == 0
