"""End of the game and victory (PNE-6)."""

import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, Paris

from holdfast.games.paris.scoring import FinalScoring
from holdfast.testing import shows


def points(t: Paris, *scores: int) -> Paris:
    """Points that the seats have gained so far, with events."""
    for seat, score in enumerate(scores):
        t.gained(seat, events=score)
    return t


@shows("PNE-6.1", "PNE-8.2")
def test_after_winter_each_successful_mission_adds_its_points_to_those_gained_so_far() -> None:
    t = points(Paris(), 5, 5, 5).refuge(LUCY, "4 healer 4 capsule").missions("06 13 20", "07").at(FinalScoring())
    assert t.outcome.scores == [5 + 2 + 4, 5, 5]
    assert t.happened("succeeded", seat=LUCY, mission="06", points=2)
    assert t.happened("succeeded", seat=LUCY, mission="13", points=4)
    assert t.happened("unsuccessful", seat=LUCY, mission="20")
    assert all(event.seen_by(MAX) for event in t.last)


@shows("PNE-6.1")
def test_missions_are_scored_once_at_the_end_of_winter_and_not_before() -> None:
    t = Paris().until(lambda t: t.state.season == 3 and t.asked == "window")
    assert not t.events("succeeded", since_start=True) + t.events("unsuccessful", since_start=True)
    held = sum(len(hand) for hand in t.state.missions.hands)
    t.until(lambda t: t.over, avoid=["place"])
    assert len(t.events("succeeded", since_start=True) + t.events("unsuccessful", since_start=True)) == held


@shows("PNE-6.2")
def test_a_mission_counts_for_its_holder_only_but_is_compared_with_everybody() -> None:
    t = Paris().refuge(LUCY, "2 sage").refuge(MARC, "3 sage").missions("03", "", "07").at(FinalScoring())
    assert t.outcome.scores == [0, 0, 0]  # Marc has the most sages, but Lucy holds the card
    t = Paris().refuge(LUCY, "4 sage").refuge(MARC, "3 sage").missions("03", "", "07").at(FinalScoring())
    assert t.outcome.scores == [6, 0, 0]


@shows("PNE-6.2")
def test_scoring_one_seat_changes_nothing_for_the_next() -> None:
    t = Paris().refuge(LUCY, "3 sage").refuge(MARC, "3 healer").refuge(MAX, "3 farmer").missions("03", "02", "04")
    assert t.at(FinalScoring()).outcome.scores == [6, 6, 6]


@shows("PNE-6.3")
def test_tinkerer_buildings_that_grant_points_add_them() -> None:
    t = Paris().stands(LUCY, "t-13", "t-15").missions("20").refuge(LUCY, "unsuccessful-missions-2vp")
    t.at(FinalScoring())
    assert t.outcome.parts["powers"] == [3 + 4 + 2, 0, 0]
    assert t.happened("scored", seat=LUCY, part="powers", points=9)
    assert not t.happened("scored", seat=MARC, part="powers")  # nothing is told of those without


@shows("PNE-6.4")
@pytest.mark.parametrize("holder", [LUCY, MARC, MAX])
def test_the_binoculars_are_worth_two_points(holder: int) -> None:
    t = Paris().at(FinalScoring(), binoculars=holder)
    assert t.outcome.parts["binoculars"] == [2 if seat == holder else 0 for seat in range(3)]


@shows("PNE-6.5")
def test_winters_holder_of_the_binoculars_scores_them() -> None:
    t = Paris().until(lambda t: t.state.season == 3 and t.asked == "window")
    holder = t.state.binoculars
    t.play_out()
    assert t.outcome.parts["binoculars"] == [2 if seat == holder else 0 for seat in range(3)]


@shows("PNE-6.6")
def test_the_most_points_win_whatever_the_population() -> None:
    t = points(Paris(), 11, 12, 3).refuge(LUCY, "40 slacker").at(FinalScoring())
    assert (t.outcome.places, t.outcome.winners) == ([2, 1, 3], [MARC])


@shows("PNE-6.7")
def test_among_equal_points_the_larger_refuge_is_ahead() -> None:
    t = points(Paris(), 12, 12, 12).refuge(LUCY, "5 sage").refuge(MARC, "9 slacker").refuge(MAX, "6 sage")
    assert t.at(FinalScoring()).outcome.places == [3, 1, 2]


@shows("PNE-6.7", "PNE-3.27", "PNE-4.13")
def test_tokens_still_on_the_board_and_the_heroine_do_not_break_a_tie() -> None:
    t = points(Paris(2), 12, 12).refuge(LUCY, "5 sage").refuge(MARC, "5 sage").board(LUCY, tokens="4 wild")
    assert t.at(FinalScoring(), heroine=LUCY).outcome.winners == [LUCY, MARC]


@shows("PNE-6.8")
def test_players_still_equal_share_the_victory() -> None:
    t = points(Paris(), 12, 9, 12).refuge(LUCY, "5 sage").refuge(MAX, "3 farmer 2 slacker").at(FinalScoring())
    assert t.outcome.winners == [LUCY, MAX]


@shows("PNE-6.9")
@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([9, 9, 5, 3], [1, 1, 3, 4]),
        ([9, 5, 5, 3], [1, 2, 2, 4]),
        ([5, 9, 5, 5], [2, 1, 2, 2]),
        ([5, 5, 5, 5], [1, 1, 1, 1]),
    ],
)
def test_equals_share_a_place_and_the_next_is_skipped(scores: list[int], places: list[int]) -> None:
    assert points(Paris(4), *scores).at(FinalScoring()).outcome.places == places


@shows("PNE-6.10")
def test_a_score_is_the_sum_of_five_parts() -> None:
    t = Paris().stands(LUCY, "t-14").refuge(LUCY, "4 healer").missions("06 23")
    t.gained(LUCY, events=7, feeding=3).at(FinalScoring(), binoculars=LUCY)
    parts = {name: part[LUCY] for name, part in t.outcome.parts.items()}
    assert parts == {"events": 7, "feeding": 3, "missions": 2 + 2, "powers": 4, "binoculars": 2}
    assert t.outcome.scores[LUCY] == 20


@shows("PNE-6.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_add_up_in_whole_matches(seats: int) -> None:
    for seed in range(5):
        outcome = Paris(seats, seed=seed).play_out().outcome
        assert [sum(part[seat] for part in outcome.parts.values()) for seat in range(seats)] == outcome.scores
