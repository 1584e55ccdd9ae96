"""The rules of the sample game, told as stories; the page «add a game» shows some of them."""

import embers
import pytest

from holdfast import HoldfastError
from holdfast.testing import Table, shows

TWIG, LOG, COAL = range(3)


def table(seats: int = 2) -> Table:
    return Table(embers.GAME, seats=seats, seed=3)


@shows("EMB-1.1", "EMB-2.1")
@pytest.mark.parametrize("seats", embers.GAME.seat_counts)
def test_everybody_is_dealt_two_cards_and_draws_one_at_dusk(seats: int) -> None:
    state = table(seats).state
    assert [len(hand) for hand in state.hands] == [2 + 1] * seats
    assert len(state.deck) == 24 - 3 * seats


@shows("EMB-1.2")
def test_the_fire_begins_with_some_heat() -> None:
    assert table().state.heat == 4


@shows("EMB-2.2")
def test_a_seat_gives_a_card_that_it_holds() -> None:
    t = table().arrange(hands=[[TWIG, TWIG, LOG], [COAL, COAL, COAL]])
    assert t.offers() == ["feed twig", "feed log"]
    assert t.refused("feed coal") == "EMB-2.2"


@shows("EMB-2.2")
def test_a_seat_with_one_kind_of_card_is_asked_all_the_same() -> None:
    t = table().arrange(hands=[[TWIG, TWIG, LOG], [COAL, COAL, COAL]])
    t.do("feed twig", by=0)
    assert (t.seat, t.offers()) == (1, ["feed coal"])


@shows("EMB-2.2")
def test_the_first_seat_changes_each_night() -> None:
    t = table(3).arrange(heat=100)
    order = []
    while not t.over:
        order.append(t.seat)
        t.do(t.offers()[0])
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1]


@shows("EMB-2.3")
def test_a_log_warms_by_two_and_is_gone() -> None:
    t = table().arrange(hands=[[TWIG, TWIG, LOG], [COAL, COAL, COAL]])
    t.do("feed log")
    assert t.happened("fed", seat=0, fuel="log", heat=6)
    assert t.state.hands[0] == [TWIG, TWIG]
    assert t.state.burnt == [0, 1, 0]


@shows("EMB-2.4")
@pytest.mark.parametrize(("roll", "left"), [(0, 9 - 3), (5, 9 - 8)])
def test_the_wind_takes_one_and_one_per_seat_and_its_roll(roll: int, left: int) -> None:
    t = table().arrange(hands=[[LOG] * 3, [COAL] * 3]).rig(roll)
    t.do("feed log", "feed coal")
    assert t.happened("wind", heat=left)


@shows("EMB-2.1")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    t = table().arrange(hands=[[LOG] * 3, [COAL] * 3], heat=100)
    t.do("feed log", "feed coal")
    assert len(t.events("drew", seat=0)) == 1
    assert not any(line.startswith("Ben draws a") and line != "Ben draws a card." for line in t.told(0))
    assert "Ben draws a card." in t.told(0)
    assert "Ben draws a card." not in t.told(1)


@shows("EMB-3.1")
def test_nobody_scores_when_the_fire_goes_out() -> None:
    t = table().arrange(hands=[[TWIG, TWIG, LOG], [COAL] * 3], heat=1).rig(5)
    t.do("feed twig", "feed coal")
    assert t.over
    assert (t.outcome.reason, t.outcome.scores) == ("cold", [0, 0])


@shows("EMB-3.2")
def test_after_the_last_night_cards_kept_are_points() -> None:
    t = table().arrange(night=3, hands=[[TWIG, TWIG, LOG], [COAL] * 3]).rig(0)
    t.do("feed twig", "feed coal")
    assert (t.outcome.reason, t.outcome.scores, t.outcome.winners) == ("dawn", [1 + 2, 3 + 3], [1])


def test_the_prompt_is_said_to_the_seat_that_decides_and_to_the_others() -> None:
    t = table()
    assert t.prompt() == "Choose the card you give to the fire"
    assert t.prompt(1, lang="fr") == "Ada cherche de quoi brûler"


def test_a_story_that_goes_wrong_says_where() -> None:
    t = table().arrange(hands=[[TWIG, TWIG, LOG], [COAL] * 3])
    with pytest.raises(AssertionError, match="«feed coal» is not open"):
        t.do("feed coal")
    with pytest.raises(AssertionError, match="seat 1 can't do «feed twig»"):
        t.do("feed twig", by=1)
    with pytest.raises(AssertionError, match="«feed twig» is not refused"):
        t.refused("feed twig")
    with pytest.raises(AssertionError, match="has no event kind 'burnt'"):
        t.happened("burnt")
    t.do("feed twig")
    with pytest.raises(AssertionError, match="no argument 'wood'"):
        t.happened("fed", wood="twig")
    with pytest.raises(HoldfastError, match="embers has no action 'feed paper'"):
        t.do("feed paper")
    with pytest.raises(AssertionError, match="state has no hets"):
        t.arrange(hets=3)


def test_a_table_can_run_to_a_decision_or_to_the_end() -> None:
    t = table(3).until("feed", seat=2, prefer=["feed twig"], avoid=["feed coal"])
    assert (t.asked, t.seat) == ("feed", 2)
    assert t.until(lambda t: t.state.night == 2).state.night == 2
    assert t.play_out().outcome.reason in embers.GAME.reasons
    assert t.sound()
    with pytest.raises(AssertionError, match="ended before feed was reached"):
        t.until("feed")
