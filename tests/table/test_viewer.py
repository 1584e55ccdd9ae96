"""Whose eyes look: one screen, the people before it, and the curtain between them."""

import embers
import pytest

from holdfast.core import SPECTATOR, HoldfastError, Match, Seat
from holdfast.registry import game
from holdfast.table import Table, Viewer


def table(*seats: str) -> Table:
    return Table(Match(embers.GAME, seats=[Seat(*text.split("=")) for text in seats], seed=7))


def act(t: Table) -> None:
    assert t.decision is not None
    t.act(t.decision.actions[0], seat=t.decision.seat)


def test_one_person_sees_the_table_at_once_and_is_never_hidden() -> None:
    t = table("Bot=random", "Ann")
    viewer = Viewer(t)
    assert viewer.seat == 1
    assert viewer.follow() is None
    assert not viewer.my_turn
    turn = t.turn()
    t.take(turn, turn.choose())
    assert viewer.follow() is None
    assert viewer.my_turn


def test_between_two_people_a_curtain_falls() -> None:
    t = table("Ann", "Bob")
    viewer = Viewer(t)
    assert viewer.seat is None
    assert viewer.eyes == SPECTATOR
    assert not viewer.my_turn
    assert viewer.follow() == 0
    viewer.sit_down(0)
    assert viewer.my_turn
    act(t)
    assert viewer.follow() == 1
    assert viewer.seat is None


def test_only_the_person_that_decides_can_sit_down() -> None:
    viewer = Viewer(table("Ann", "Bob"))
    viewer.follow()
    with pytest.raises(HoldfastError):
        viewer.sit_down(1)
    assert viewer.seat is None


def test_behind_the_curtain_nothing_secret_is_told() -> None:
    t = table("Ann", "Bob")
    act(t)
    viewer = Viewer(t)
    assert viewer.follow() == 1
    assert not any(line.text.startswith("You draw") for line in viewer.log("en").last_lines(50))
    decision = viewer.explain("en")
    assert decision is not None
    assert decision.actions == []


def test_a_team_hides_nothing_but_says_who_decides_now() -> None:
    t = Table(Match(game("warofmine"), seats=[Seat("Ann"), Seat("Bob")], seed=1))
    viewer = Viewer(t)
    assert viewer.follow() is None
    assert not viewer.handed_on
    assert t.decision is not None
    first = t.decision.seat
    while t.decision is not None and t.decision.seat == first:
        act(t)
        assert viewer.follow() is None
    assert viewer.handed_on
    assert viewer.my_turn


def test_a_seat_that_becomes_an_agents_is_no_longer_looked_through() -> None:
    t = table("Ann", "Bob")
    viewer = Viewer(t)
    viewer.follow()
    viewer.sit_down(0)
    t.hand_over(0, "random")
    assert viewer.follow() == 1


def test_people_elsewhere_have_a_screen_of_their_own() -> None:
    t = table("Ann", "Bob", "Eva")
    here, there = Viewer(t, here=[0]), Viewer(t, here=[1, 2])
    assert (here.seat, there.seat) == (0, None)
    assert here.my_turn
    assert there.follow() == 1
    there.sit_down(1)
    assert not there.my_turn
    act(t)
    assert here.follow() is None
    assert here.seat == 0
    assert not here.my_turn
    assert there.follow() is None
    assert there.my_turn


def test_who_has_no_seat_sees_what_everybody_sees() -> None:
    t = table("Ann", "Bob")
    viewer = Viewer(t, here=[])
    assert viewer.follow() is None
    assert viewer.eyes == SPECTATOR
    assert not viewer.my_turn
    decision = viewer.explain("en")
    assert decision is not None
    assert decision.actions == []
    assert decision.prompt == "Ann looks for something to burn"


def test_who_watches_agents_may_be_allowed_to_look_into_a_hand() -> None:
    t = table("Ann=random", "Bob=random")
    assert Viewer(t).eyes == SPECTATOR
    assert Viewer(t, otherwise=0).eyes == 0


def test_the_deciding_person_reads_what_each_action_does() -> None:
    t = table("Ann", "Bob=random")
    viewer = Viewer(t)
    decision = viewer.explain("fr")
    assert decision is not None
    assert decision.prompt == "Choisissez la carte que vous donnez au feu"
    assert t.decision is not None
    assert [action.number for action in decision.actions] == [action.index for action in t.decision.actions]
    assert all(action.text and action.does for action in decision.actions)
    while t.decision is not None:
        if t.waits_for_agent:
            turn = t.turn()
            t.take(turn, turn.choose())
        else:
            act(t)
    assert viewer.explain("fr") is None


def test_those_before_one_screen_agree_together_and_others_are_still_asked() -> None:
    t = table("Ann", "Bob", "Eva")
    here, there = Viewer(t, here=[0, 1]), Viewer(t, here=[2])
    for _ in range(6):
        act(t)
    assert not t.go_back(0, by=0)
    assert here.asked_to_agree == [1]
    assert not here.agree()
    assert here.asked_to_agree == []
    assert there.asked_to_agree == [2]
    assert there.agree()
    assert len(t.match.history) == 1
    assert there.asked_to_agree == []


def test_a_refusal_ends_the_proposal() -> None:
    t = table("Ann", "Bob")
    for _ in range(4):
        act(t)
    t.go_back(0, by=0)
    Viewer(t, here=[1]).refuse()
    assert t.match.proposal is not None
    assert t.match.proposal.refused_by == 1
    assert Viewer(t).asked_to_agree == []
    assert len(t.match.history) == 4
