"""The end (OUT-15): points, ties, and a whole match."""

import pytest
from tests.games.outlive.tables import ABRAHAM, CAROL, DARYL, Beginning, Outlive

from holdfast.games.outlive import GAME
from holdfast.games.outlive.scoring import PARTS
from holdfast.testing import shows

SEVEN = (
    "room-construction",
    "draw1-repair1",
    "overcome-discount",
    "hunting-2",
    "nursery",
    "draw-2",
    "ventilation",
)


def score(t: Outlive, seat: int) -> dict[str, int]:
    return {part: t.outcome.parts[part][seat] for part in PARTS}


@shows("OUT-15.2", "OUT-15.3", "OUT-15.4", "OUT-15.5", "OUT-15.6", "OUT-15.7")
def test_lily_rose_wely_has_30_points() -> None:
    """The worked example of scoring."""
    t = Outlive().trouble("sandstorm", day=5)
    t.overcame(ABRAHAM)
    for room, people in zip(SEVEN[:4], (3, 3, 4, 3), strict=True):
        t.room(ABRAHAM, room, people)
    t.tribe(ABRAHAM).airlock = 2
    t.tools(ABRAHAM, repaired="axe bow jerrycan access-card crowbar shotgun", broken="pickaxe").tracer(ABRAHAM, -2)
    t.dawn()
    assert score(t, ABRAHAM) == {
        "events": 5,
        "rooms": 4,
        "radioactivity": -2,
        "survivors": 15,
        "equipment": 6,
        "pairs": 2,
    }
    assert t.outcome.scores[ABRAHAM] == 30
    assert t.outcome.winners == [ABRAHAM]
    assert t.happened("scored", seat=ABRAHAM, points=30)
    assert t.sound()


@shows("OUT-15.1")
def test_the_game_ends_after_the_whole_sixth_night() -> None:
    t = Outlive().trouble(day=5).goods(ABRAHAM, meat=4, water=5, wood=3)
    t.night(5)
    assert t.over
    assert t.outcome.reason == "convoy"
    assert t.all_goods(ABRAHAM) == {"wood": 3, "water": 2}
    t = Outlive().trouble(day=4).night(5)
    assert not t.over


@shows("OUT-15.3")
@pytest.mark.parametrize(("full", "points"), list(enumerate([0, 0, 1, 2, 4, 7, 11, 17])))
def test_full_rooms_score_more_and_more(full: int, points: int) -> None:
    t = Outlive()
    for number, room in enumerate(SEVEN):
        spaces = 4 if room == "overcome-discount" else 3
        t.room(ABRAHAM, room, spaces if number < full else spaces - 1)
    t.tribe(ABRAHAM).airlock = 7  # a full airlock is no room
    t.end()
    assert score(t, ABRAHAM)["rooms"] == points


@shows("OUT-15.3")
def test_an_unbuilt_room_is_not_full() -> None:
    t = Outlive().end()
    assert score(t, ABRAHAM)["rooms"] == 0


@shows("OUT-15.4")
@pytest.mark.parametrize("points", [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11])
def test_the_tracer_scores_its_level(points: int) -> None:
    t = Outlive().tracer(ABRAHAM, points).end()
    assert score(t, ABRAHAM)["radioactivity"] == points


@shows("OUT-15.5")
def test_survivors_in_rooms_and_airlock_score() -> None:
    t = Outlive().room(ABRAHAM, "nursery", 8).room(ABRAHAM, "hunting-2", 1)
    t.tribe(ABRAHAM).airlock = 3
    t.end()
    assert score(t, ABRAHAM)["survivors"] == 12


@shows("OUT-15.6", "OUT-15.7")
def test_broken_equipment_scores_nothing_and_makes_no_pair() -> None:
    t = Outlive().tools(ABRAHAM, repaired="axe", broken="bow shotgun bear-trap").end()
    assert score(t, ABRAHAM)["equipment"] == 1
    assert score(t, ABRAHAM)["pairs"] == 0


@shows("OUT-15.7")
@pytest.mark.parametrize(
    "pair",
    [
        "axe bow",
        "jerrycan access-card",
        "ammo-box crowbar",
        "chainsaw flashlight",
        "pickaxe purifier",
        "grappling-hook hacksaw",
        "backpack metal-detector",
        "shotgun bear-trap",
        "baseball-bat battle-gear",
        "exoskeleton thermal-sensor",
    ],
)
def test_the_two_halves_of_a_symbol_are_a_pair(pair: str) -> None:
    t = Outlive().tools(ABRAHAM, repaired=pair).tools(CAROL, repaired=pair.split()[0]).end()
    assert score(t, ABRAHAM)["pairs"] == 1
    assert score(t, CAROL)["pairs"] == 0


@shows("OUT-15.8")
def test_most_points_win() -> None:
    t = Outlive(3).tracer(CAROL, 2).tracer(DARYL, 1).goods(ABRAHAM, canned_goods=9)
    t.trouble(day=5).unclaimed().dawn()
    assert t.outcome.places == [3, 1, 2]
    assert t.outcome.winners == [CAROL]


def tied() -> Outlive:
    """Two tribes without anything, so that only the ties count; the events lie with neither."""
    return Outlive().trouble(day=5).unclaimed()


@shows("OUT-15.9")
def test_a_tie_goes_to_the_supplies() -> None:
    t = tied().goods(ABRAHAM, canned_goods=1, water=1).goods(CAROL, canned_goods=1, wood=30).dawn()
    assert t.outcome.scores == [0, 0]
    assert t.outcome.places == [1, 2]


@shows("OUT-15.10")
def test_then_to_materials_and_munitions() -> None:
    t = tied().goods(ABRAHAM, canned_goods=1, wood=1, munitions=1).goods(CAROL, water=1, microchip=3).dawn()
    assert t.outcome.places == [2, 1]


@shows("OUT-15.11")
def test_then_victory_is_shared() -> None:
    t = tied().goods(ABRAHAM, canned_goods=1, wood=2).goods(CAROL, water=1, munitions=2).dawn()
    assert t.outcome.places == [1, 1]
    assert t.outcome.winners == [ABRAHAM, CAROL]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_whole_match_ends_with_the_convoy(seats: int) -> None:
    t = Beginning(seats, seed=11).play_out()
    assert t.outcome.reason == "convoy"
    assert t.state.day == 5
    assert t.sound()
