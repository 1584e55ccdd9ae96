"""The heuristic agent of Paris: New Eden and Outlive: strong enough, repeatable, fair, and able to say why."""

from pathlib import Path
from typing import Any

import embers
import pytest
from tests.fluent import messages

import holdfast
from holdfast.agents import LEVELS, Agent, Sight, advise, parse_agent
from holdfast.agents import advice as advising
from holdfast.agents.advice import SMALL
from holdfast.agents.heuristic import ADVISING, advisor
from holdfast.agents.learned import WORLDS
from holdfast.agents.learned.chance import features
from holdfast.agents.learned.chances import chance_of
from holdfast.agents.together import PARTS, TIME, parts_of, try_actions
from holdfast.core import LANGUAGES, Action, BaseState, HoldfastError, Rng

FOLDER = Path(advising.__file__).parent / "words"


def make(text: str, state: BaseState, seat: int, seed: int) -> Agent:
    return parse_agent(text, state.game).make(state.game, seat, Rng(seed))


def choose(agent: Agent, state: BaseState) -> Action:
    assert state.decision is not None
    return agent.choose(state.decision, Sight(state, state.decision.seat))


def play(name: str, agents: list[str], seed: int) -> list[int]:
    """The places of the seats at the end of a match."""
    state: BaseState = holdfast.game(name).new(seats=len(agents), seed=seed)
    sitting = [make(text, state, seat, seed * 10 + seat) for seat, text in enumerate(agents)]
    while state.decision is not None:
        action = choose(sitting[state.decision.seat], state)
        assert action in state.decision.actions
        state.apply(action)
    assert state.outcome is not None
    return state.outcome.places


@pytest.mark.parametrize(("name", "floor"), [("paris", 16), ("outlive", 18)])
def test_it_beats_random_play_in_a_small_tournament(name: str, floor: int) -> None:
    """Ten tables, each played twice with the seats swapped. 20 matches; it wins far more than 90 % of many."""
    won = 0
    for seed in range(1, 11):
        won += play(name, ["heuristic", "random"], seed)[0] == 1
        won += play(name, ["random", "heuristic"], seed)[1] == 1
    assert won >= floor


@pytest.mark.parametrize("name", ADVISING)
@pytest.mark.parametrize("seats", [3, 4])
def test_it_plays_with_more_seats(name: str, seats: int) -> None:
    assert play(name, ["heuristic"] + ["random"] * (seats - 1), 3)[0] == 1


@pytest.mark.parametrize("name", ADVISING)
@pytest.mark.parametrize(("agent", "draws"), [("heuristic", 3), ("learned", WORLDS), ("search:iterations=5", 5)])
def test_it_plays_the_same_whatever_is_hidden_from_it(name: str, agent: str, draws: int) -> None:
    """Hidden cards and the generator behind its view are redrawn again and again in a match of random play. What it
    tries things out in is drawn from its knowledge, and the same draws give the same action."""
    state, rng = holdfast.game(name).new(seats=2, seed=8), Rng(9)
    looked = changed = 0
    while state.playout(rng, 6) == 6 and state.decision is not None:
        seat = state.decision.seat
        other = state.determinize(seat, rng)
        changed += other.checksum() != state.checksum()
        drawn = [state.determinize(seat, rng) for _ in range(draws)]
        chosen = [make(agent, state, seat, 1).choose(one.decision, Drawn(one, seat, drawn)) for one in (state, other)]
        assert chosen[0] is chosen[1]
        looked += 1
    assert changed == looked > 20


class Drawn(Sight):
    """Sight of a state with determinizations that were drawn before."""

    def __init__(self, state: BaseState, seat: int, drawn: list[BaseState]) -> None:
        super().__init__(state, seat)
        self.drawn = [one.clone() for one in drawn]

    def determinize(self, rng: Rng) -> BaseState:
        return self.drawn.pop()


@pytest.mark.parametrize("name", ADVISING)
def test_its_choices_follow_from_its_seed_and_it_leaves_the_table_alone(name: str) -> None:
    state = holdfast.game(name).new(seats=2, seed=5)
    state.playout(Rng(1), 30)
    before = state.checksum()
    first = choose(make("heuristic", state, 0, 7), state)
    assert choose(make("heuristic", state, 0, 7), state) is first
    assert state.checksum() == before


def test_levels_are_agents_and_noise_is_a_chance_of_random_actions() -> None:
    state = holdfast.game("paris").new(seats=2, seed=5)
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    for seed in range(5):
        assert choose(make("normal", state, 0, seed), state) is choose(make("heuristic", state, 0, seed), state)
    quiet = {choose(make("heuristic:noise=0", state, 0, seed), state) for seed in range(8)}
    loud = {choose(make("heuristic:noise=1", state, 0, seed), state) for seed in range(40)}
    assert len(quiet) == 1
    assert loud == set(state.decision.actions)


@pytest.mark.parametrize("argument", ["noise", "noise=", "noise=2", "noise=1.5", "noise=-1", "noise=nan"])
def test_a_wrong_noise_is_refused_with_a_sentence(argument: str) -> None:
    with pytest.raises(HoldfastError, match=r"such as noise=0\.2"):
        parse_agent(f"heuristic:{argument}")


def test_levels_take_no_argument() -> None:
    for text in ("easy:1", "normal:", "hard:noise=0.1", "expert:seconds=1"):
        with pytest.raises(HoldfastError, match="nothing after a colon"):
            parse_agent(text)


@pytest.mark.parametrize("name", ADVISING)
def test_advice_names_the_best_actions_and_says_why_in_both_languages(name: str) -> None:
    state, rng = holdfast.game(name).new(seats=2, seed=6), Rng(2)
    state.playout(rng, 30)
    while len(state.decision.actions) < 4:
        state.playout(rng, 1)
    seat = state.decision.seat
    found = advise(state, seat, rng=Rng(4))
    chances = [one.chance for one in found if one.chance is not None]
    assert len(chances) == len(found)
    assert chances == sorted(chances, reverse=True)
    assert "% chance to win" in found[0].say("en")
    assert "de chances de gagner" in found[0].say("fr")
    assert any(one.reasons for one in found)
    searched = advise(state, seat, rng=Rng(4), iterations=30)
    assert searched[0].chance == max(one.chance or 0.0 for one in searched)
    assert len(advise(state, seat, rng=Rng(4), best=99)) == len(state.decision.actions)


def test_advice_on_feeding_speaks_of_feeding() -> None:
    """Whoever can feed its people should, and the reason is the points that feeding brings (PNE-4.17)."""
    for seed in range(1, 40):
        state = holdfast.game("paris").new(seats=2, seed=seed)
        rng = Rng(seed)
        while state.decision is not None:
            if state.decision.name == "feed" and len(state.decision.actions) == 2:
                best = max(advise(state, state.decision.seat, rng=rng), key=lambda one: one.points)
                if best.action.text == "feed":
                    assert best.reasons[0].say("en").startswith("feeds your people this season (+")
                    assert best.reasons[0].say("fr").startswith("nourrit vos gens cette saison (+")
                    return
            state.apply(state.decision.actions[rng.below(len(state.decision.actions))])
    raise AssertionError("no seat could feed its people with cans")


def test_going_hungry_is_not_said_to_feed_anybody() -> None:
    """What speaks for it is what is kept for later."""
    rng, said = Rng(3), set[str]()
    for seed in range(1, 12):
        state = holdfast.game("paris").new(seats=2, seed=seed)
        while state.decision is not None:
            if state.decision.name == "feed" and len(state.decision.actions) == 2:
                found = advise(state, state.decision.seat, rng=rng)
                said |= {reason.say("en") for one in found if one.action.text == "go-hungry" for reason in one.reasons}
            state.apply(state.decision.actions[rng.below(len(state.decision.actions))])
    assert any(one.startswith("saves what feeds your people later") for one in said)
    assert not any("now and later" in one or "this season" in one for one in said)


def test_the_bat_and_the_binoculars_have_reasons_of_their_own() -> None:
    for seed in range(1, 40):
        state, rng = holdfast.game("paris").new(seats=2, seed=seed), Rng(seed)
        while state.decision is not None:
            texts = {action.text for action in state.decision.actions}
            if state.decision.name == "center" and {"pick bat", "pick binoculars"} <= texts:
                found = {one.action.text: one for one in advise(state, state.decision.seat, rng=rng, best=99)}
                if found["pick bat"].reasons and found["pick binoculars"].reasons:
                    assert "it wins ties" in found["pick bat"].say("en")
                    assert "you begin the next season" in found["pick binoculars"].say("en")
                    return
            state.apply(state.decision.actions[rng.below(len(state.decision.actions))])
    raise AssertionError("nobody could choose between them")


def test_what_hardly_speaks_for_an_action_is_left_out() -> None:
    state, rng = holdfast.game("paris").new(seats=2, seed=6), Rng(2)
    told = 0
    while state.playout(rng, 5) == 5 and state.decision is not None:
        for one in advise(state, state.decision.seat, rng=rng):
            points = [reason.points for reason in one.reasons]
            assert all(each >= SMALL * points[0] for each in points)
            told += len(points)
    assert told > 30


def test_every_part_has_words_in_both_languages() -> None:
    parts = {
        f"part-{name}-{part}" for name in ADVISING for part in advisor(holdfast.game(name), Rng(1)).evaluator.PARTS
    }
    siege = {
        f"part-warofmine-{part}" for part in ("usual", "usual-first", *(name for name, _ in PARTS if name != TIME))
    }
    others = {"advice-chance", "advice-survival", "reason", "part-rivals"}
    texts = {action.text.replace(" ", "-") for action in holdfast.game("paris").catalogue}
    own = {f"{part}-{text}" for part in parts for text in texts}
    for lang in LANGUAGES:
        found = set(messages(FOLDER / f"{lang}.ftl"))
        assert others | parts | siege <= found
        assert found - others - parts - siege <= own


def siege(decision: str, *, seed: int = 3, times: int = 1) -> Any:
    """A position of This War of Mine in which a choice of this name is asked for, for the nth time."""
    game = holdfast.game("warofmine")
    state = game.new(seats=1, seed=seed)
    usual = parse_agent("heuristic", game).make(game, 0, Rng(1))
    while True:
        times -= state.decision.name == decision and len(state.decision.actions) >= 3
        if times == 0:
            break
        state.apply(usual.choose(state.decision, Sight(state, state.decision.seat)))
    return state


def test_advice_in_a_siege_tells_the_chance_to_survive_and_why() -> None:
    """In the evening somebody should go out, for food (the rules say so, and so do the worlds)."""
    state = siege("evening")
    before = state.checksum()
    first, *others = advise(state, state.decision.seat, rng=Rng(1))
    assert first.action.text == "task scavenge"
    assert first.chance is not None
    assert all(one.chance is not None and first.chance > one.chance for one in others)
    chance = round(100 * first.chance)
    assert first.say("en").startswith(f"{chance} % chance to survive · what rules of thumb say · ")
    assert "· food and water" in first.say("en")
    assert "de chances de survivre · ce que disent les règles simples · " in first.say("fr")
    assert "· de quoi manger" in first.say("fr")
    assert state.checksum() == before


def test_advice_in_a_siege_says_why_something_stands_before_a_higher_chance() -> None:
    """Worlds in which staying went a little better are no proof against the rules of thumb."""
    state = siege("evening", seed=6, times=2)
    first, second, *_ = advise(state, state.decision.seat, rng=Rng(1))
    assert first.chance is not None
    assert second.chance is not None
    assert round(100 * first.chance) < round(100 * second.chance)
    why = "what rules of thumb say; a higher chance may be luck"
    assert first.say("en").split(" · ")[1] == why
    assert why not in second.say("en")
    assert "une chance plus haute peut être un hasard" in first.say("fr")


def test_advice_in_a_siege_is_the_same_whatever_is_hidden() -> None:
    state = siege("evening")
    seat, rng = state.decision.seat, Rng(5)
    drawn = [state.determinize(seat, rng) for _ in range(99)]
    found = [
        try_actions(one.decision, Drawn(one, seat, drawn), Rng(7)) for one in (state, state.determinize(seat, Rng(8)))
    ]
    assert [(one.action, one.chances) for one in found[0]] == [(one.action, one.chances) for one in found[1]]


def test_every_feature_of_a_siege_belongs_to_a_part() -> None:
    state = holdfast.game("warofmine").new(seats=1, seed=3)
    assert sum(size for _, size in PARTS) == len(features(state))
    chance = chance_of(state.game, state.tables)
    assert sum(parts_of(chance, state).values()) == pytest.approx(chance.logit(state))


def test_advice_is_for_the_seat_that_decides_and_for_games_that_are_known() -> None:
    state = holdfast.game("paris").new(seats=2, seed=6)
    with pytest.raises(HoldfastError, match="nothing to decide"):
        advise(state, 1 - state.decision.seat, rng=Rng(1))
    other = embers.GAME.new(seats=2, seed=6)
    with pytest.raises(HoldfastError, match="No agent here can give advice on embers"):
        advise(other, other.decision.seat, rng=Rng(1))
