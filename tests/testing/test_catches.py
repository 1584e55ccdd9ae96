"""The suite catches what it promises to catch: a sound game is broken in one place at a time."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import embers
import pytest
from msgspec.structs import replace

from holdfast.core import EVERYONE, Event, Outcome, Rng, Standing
from holdfast.testing import (
    Table,
    Trial,
    copies,
    determinism,
    endings,
    hidden,
    history,
    language,
    legality,
    rulebook,
    telling,
)
from holdfast.testing.catalogue import catalogue_is_stable
from holdfast.testing.conformance import OF_A_MATCH

State = embers.State
clone, resample, view, draw, check = State.clone, State.resample, State.view, State.draw, State.check
observe, playout = State.observe, State.playout
ask, do = embers.Feed.ask, embers.Feed.do


def shared_hands(self: Any) -> Any:
    other = clone(self)
    other.hands = self.hands
    return other


def shared_ashes(self: Any) -> Any:
    other = clone(self)
    other.burnt = self.burnt
    return other


def deck_drawn_from_in_place(self: Any, seat: int) -> None:
    self.deck.append(self.deck[-1])
    deck = self.deck
    draw(self, seat)
    deck.pop()
    deck.pop()
    self.deck = deck


def forgets_to_copy_heat(self: Any) -> Any:
    other = clone(self)
    other.heat = 0
    return other


def shows_the_deck(self: Any, seat: int) -> Any:
    return replace(view(self, seat), deck=sum(self.deck))


def shows_all_actions(self: Any, seat: int) -> Any:
    seen: Any = view(self, seat)
    if self.decision is None:
        return seen
    numbers = [action.index for action in self.decision.actions]
    return replace(seen, asked=replace(seen.asked, actions=numbers))


def lends_its_list(self: Any, seat: int) -> Any:
    return replace(view(self, seat), burnt=self.burnt)


def hides_its_hand(self: Any, seat: int) -> Any:
    """What may be fed no longer follows from the view."""
    return replace(view(self, seat), hand=[])


def shows_spectators_a_hand(self: Any, seat: int) -> Any:
    return view(self, seat) if seat >= 0 else replace(view(self, 0), seat=seat, asked=self.asked(seat))


def overlooks_the_heat(self: Any, seat: int, out: list[int]) -> None:
    observe(self, seat, out)
    out[2] = 0


def observes_the_next_card(self: Any, seat: int, out: list[int]) -> None:
    observe(self, seat, out)
    out[3] = self.deck[-1] if self.deck else 0


def observes_too_much(self: Any, seat: int, out: list[int]) -> None:
    observe(self, seat, out)
    out[1] += 4


def observes_too_little(self: Any, seat: int, out: list[int]) -> None:
    observe(self, seat, out)
    out.pop()


def counts_secret_cards(self: Any) -> Standing:
    kept = [sum(hand) for hand in self.hands]
    return Standing(kept, {"kept": kept})


def does_not_stop(self: Any, rng: Rng, limit: int) -> int:
    return playout(self, rng, 1000)


def loses_a_card(self: Any, knowers: int) -> None:
    resample(self, knowers)
    self.deck = self.deck[:-1]


def keeps_the_deck(self: Any, knowers: int) -> None:
    """Deals hands among themselves only."""
    deck = self.deck
    self.deck = []
    resample(self, knowers)
    self.deck = deck


def does_nothing(self: Any, knowers: int) -> None:
    pass


def tells_everybody(self: Any, seat: int) -> None:
    draw(self, seat)
    if self.log is not None:
        self.log[-2] = Event(embers.DREW, seat, self.hands[seat][-1], 0, EVERYONE, "EMB-2.1")


def says_what_comes_next(self: Any, state: Any, action: Any, words: Any) -> str:
    return f"Then {words.entry(embers.FUELS, state.deck[-1])} is drawn."


def cites_by_what_comes_next(self: Any, state: Any, action: Any) -> str:
    return f"EMB-2.{state.deck[-1] + 1}"


def does_not_count(self: Any) -> None:
    pass


def burns_two_for_one(self: Any, s: Any, action: Any) -> None:
    do(self, s, action)
    s.burnt[action.a] += 1


def offers_twice(self: Any, s: Any, out: list[Any]) -> int:
    ask(self, s, out)
    return ask(self, s, out)


def scores_more_than_its_parts(self: Any) -> Outcome:
    return Outcome(reason="dawn", places=[1, 2], scores=[4, 3], parts={"kept": [4, 2]})


def places_the_worse_first(self: Any) -> Outcome:
    return Outcome(reason="dawn", places=[2, 1], scores=[4, 3], parts={"kept": [4, 3]})


def ends_for_no_reason(self: Any) -> Outcome:
    return Outcome(reason="boredom", places=[1, 1], scores=[0, 0], parts={"kept": [0, 0]})


def draws_from_elsewhere(self: Any, knowers: int, other: Rng = Rng(4)) -> None:  # noqa: B008
    other.shuffle(self.deck.copy())
    mine, self.rng = self.rng, other
    resample(self, knowers)
    self.rng = mine


Broken = tuple[type, str, Callable[..., Any], Callable[[Trial], None], str]
BROKEN: list[Broken] = [
    (State, "clone", shared_hands, copies.earlier_clones_never_change, "a clone changed"),
    (State, "clone", shared_ashes, copies.originals_never_change, "a state changed while its clone"),
    (State, "clone", forgets_to_copy_heat, copies.earlier_clones_never_change, "a clone changed"),
    (State, "draw", deck_drawn_from_in_place, copies.clones_share_only_what_never_changes, "deck is shared"),
    (State, "view", shows_the_deck, hidden.views_show_no_more_than_determinizations, "show it two views"),
    (State, "view", shows_all_actions, hidden.legal_actions_go_to_the_deciding_seat, "view of seat . shows"),
    (State, "view", lends_its_list, hidden.views_are_copies, "a view changed after it was taken"),
    (State, "view", hides_its_hand, telling.views_suffice, "ask different things"),
    (State, "view", shows_spectators_a_hand, telling.spectators_see_what_everybody_sees, "a spectator sees"),
    (State, "observe", overlooks_the_heat, telling.observations_say_what_views_say, "its observation does not"),
    (State, "observe", observes_the_next_card, telling.observations_say_what_views_say, "tells what its view hides"),
    (State, "observe", observes_too_much, telling.observations_say_what_views_say, "is ., not 0 to 3"),
    (State, "observe", observes_too_little, telling.observations_say_what_views_say, "numbers, not"),
    (State, "standing", counts_secret_cards, telling.standings_add_up, "counts what somebody can't see"),
    (State, "playout", does_not_stop, telling.playouts_play_random_matches, "a playout of 1 decisions leads elsewhere"),
    (State, "resample", loses_a_card, hidden.views_show_no_more_than_determinizations, "two views|not sound"),
    (State, "resample", keeps_the_deck, hidden.determinizations_vary_all_that_is_hidden, "could be"),
    (State, "resample", does_nothing, hidden.determinizations_vary_all_that_is_hidden, "could be"),
    (State, "resample", draws_from_elsewhere, hidden.determinizations_have_chance_of_their_own, "same gener"),
    (State, "draw", tells_everybody, hidden.events_tell_no_secrets, "tell what its view does not"),
    (embers.Embers, "detail", says_what_comes_next, hidden.what_is_said_tells_no_secrets, "is told what it can't see"),
    (embers.Embers, "does", says_what_comes_next, hidden.what_is_said_tells_no_secrets, "is told what it can't see"),
    (embers.Embers, "rule_for", cites_by_what_comes_next, hidden.what_is_said_tells_no_secrets, "told what it can't"),
    (State, "reveal", does_not_count, hidden.revelations_are_counted, "did not count it"),
    (embers.Feed, "do", burns_two_for_one, legality.states_are_sound, "cards of"),
    (embers.Feed, "ask", offers_twice, legality.only_legal_actions_apply, "offered twice"),
    (embers.Feed, "RULE", "EMB-7.7", legality.questions_leave_a_choice, "EMB-7.7"),  # type: ignore[list-item]
    (embers.Feed, "ALWAYS_ASKS", False, hidden.views_show_no_more_than_determinizations, "two views"),  # type: ignore[list-item]
    (embers.Embers, "together", True, hidden.a_team_sees_and_gets_the_same, "different views"),  # type: ignore[list-item]
    (State, "result", scores_more_than_its_parts, endings.outcomes_add_up, "add up to 2"),
    (State, "result", places_the_worse_first, endings.outcomes_add_up, "more points than seat"),
    (State, "result", ends_for_no_reason, endings.outcomes_add_up, "'boredom' is not among"),
]


def prove(proof: Callable[[Trial], None], seeds: int) -> None:
    for seed in range(seeds):
        proof(Trial(embers.GAME, 2, seed))


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken[1]}-{getattr(broken[2], '__name__', '')}")
def test_a_broken_game_is_caught(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name, fault, proof, sentence = broken
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(AssertionError, match=sentence) as report:
        prove(proof, seeds=8)
    assert "seats and seed" in str(report.value)


@pytest.mark.parametrize("proof", OF_A_MATCH, ids=lambda proof: proof.__name__)
def test_the_sound_game_passes(proof: Callable[[Trial], None]) -> None:
    proof(Trial(embers.GAME, 3, 11))


def test_a_match_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embers.Embers, "bound", 3)
    with pytest.raises(AssertionError, match="not ended within its bound of 3"):
        Trial(embers.GAME, 2, 1)
    with pytest.raises(AssertionError, match="embers, 2 seats, seed 0: the match has not ended after 3"):
        legality.matches_end(embers.GAME, 2, 5, 0)


def test_chance_from_elsewhere_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process plays with a bent die; fresh ones do not."""
    monkeypatch.setattr(embers.Wind, "ask", lambda self, s, out: s.pop() or -1)
    with pytest.raises(AssertionError, match="in a fresh process"):
        determinism.fresh_processes_agree(embers.GAME, 2, 3, 0)


def test_an_ending_that_is_never_reached_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embers.Embers, "reasons", ("dawn", "cold", "flood"))
    with pytest.raises(AssertionError, match="never ended by flood"):
        endings.every_reason_is_reached(embers.GAME, 5, 0)


def test_what_is_kept_outside_the_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that is not part of the state decides."""
    state = {"rolls": 0}

    def roll(self: Any, s: Any, out: list[Any]) -> int:
        s.pop()
        state["rolls"] += 1
        s.heat += state["rolls"] % 3
        return -1

    monkeypatch.setattr(embers.Wind, "ask", roll)
    with pytest.raises(AssertionError, match="does not lead back to its state"):
        history.saves_round_trip(Trial(embers.GAME, 2, 1))


def test_a_missing_and_an_unused_message_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embers.Embers, "reasons", ("dawn", "flood"))
    with pytest.raises(AssertionError, match="no message reason-flood"):
        language.no_message_is_missing(embers.GAME)
    with pytest.raises(AssertionError, match="nothing uses the message reason-cold"):
        language.no_message_is_unused(embers.GAME)


def test_languages_that_differ_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("one = One\n    .a = an one\ntwo = Two\n")
    (tmp_path / "words" / "fr.ftl").write_text("one = Un\ntwo = Deux\n")
    monkeypatch.setattr(embers.Embers, "folder", tmp_path)
    with pytest.raises(AssertionError, match=r"fr\.ftl: message one has no attribute \.a"):
        language.languages_say_the_same(embers.GAME)


def test_a_catalogue_that_moved_is_named() -> None:
    with pytest.raises(AssertionError, match="action 1 was 'feed peat' and is now 'feed log'"):
        catalogue_is_stable(embers.GAME, ["feed twig", "feed peat", "feed coal"])
    with pytest.raises(AssertionError, match=r"action 2 \('feed coal'\) is not committed yet"):
        catalogue_is_stable(embers.GAME, ["feed twig", "feed log"])
    with pytest.raises(AssertionError, match=r"action 3 \('feed peat'\) is gone"):
        catalogue_is_stable(embers.GAME, ["feed twig", "feed log", "feed coal", "feed peat"])


TEST_FILE = """
from holdfast.testing import shows

@shows("EMB-1.1", "EMB-9.9")
def test_one(): ...

class TestTwo:
    @shows("EMB-1.2")
    async def test_two(self): ...
"""


def test_rules_without_a_test_and_tests_without_a_rule_are_named(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(TEST_FILE)
    assert rulebook.shown_rules(tmp_path) == {
        "EMB-1.1": ["test_x.py::test_one"],
        "EMB-9.9": ["test_x.py::test_one"],
        "EMB-1.2": ["test_x.py::test_two"],
    }
    with pytest.raises(AssertionError, match=r"no test shows 6 rules: EMB-2.1, EMB-2.2"):
        rulebook.every_rule_is_shown(embers.GAME, tmp_path)
    with pytest.raises(AssertionError, match=r"test_one shows EMB-9.9, which is not a rule"):
        rulebook.shown_rules_exist(embers.GAME, tmp_path)


def test_a_rule_number_in_code_that_is_no_rule_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "code.py").write_text("# see EMB-2.1\nRULE = 'EMB-2.17'\n")
    assert embers.GAME.rules
    monkeypatch.setattr(embers.Embers, "folder", tmp_path)
    with pytest.raises(AssertionError, match=r"code\.py, line 2: EMB-2\.17 is not a rule"):
        rulebook.cited_rules_exist(embers.GAME)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event(embers.DREW, 0, 0, 0, EVERYONE, "EMB-9.9"), "cites 'EMB-9.9', which is no rule"),
        (Event(embers.DREW, 2, 0, 0, EVERYONE, "EMB-2.2"), "not at the table"),
        (Event(embers.DREW, 0, len(embers.FUELS), 0, EVERYONE, "EMB-2.2"), "is no fuel"),
        (Event(embers.DREW, 0, 0, 1, EVERYONE, "EMB-2.2"), "has no argument for"),
    ],
)
def test_a_table_sees_that_events_are_well_made(event: Event, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def tells_nonsense(self: Any, s: Any, action: Any) -> None:
        do(self, s, action)
        s.log.append(event)

    table = Table(embers.GAME, seats=2, seed=1).until("feed")
    monkeypatch.setattr(embers.Feed, "do", tells_nonsense)
    with pytest.raises(AssertionError, match=said):
        table.do(table.offers()[0])


def test_a_table_sees_that_questions_are_well_made(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(embers.GAME, seats=2, seed=1).until("feed")
    monkeypatch.setattr(embers.Feed, "RULE", "EMB-9.9")
    with pytest.raises(AssertionError, match="no rule"):
        table.arrange()
    monkeypatch.setattr(embers.Feed, "RULE", "EMB-2.1")
    monkeypatch.setattr(embers.Feed, "closed", lambda self, s: [(table.decision.actions[0], "EMB-2.2")])
    with pytest.raises(AssertionError, match="both opens and closes"):
        table.arrange()
