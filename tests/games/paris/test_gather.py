"""Gather survivors (PNE-2); the powers of the first die and of the Bridge are in test_powers.py."""

import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, Paris

from holdfast.games.paris.acquire import Distribute
from holdfast.games.paris.catalogue import DECKS, FACES, PLACES
from holdfast.games.paris.gather import Gather, Turn
from holdfast.games.paris.resolve import ResolveEvent
from holdfast.games.paris.season import NextSeason
from holdfast.testing import shows

# The course of a season

STEP_OF = {
    **dict.fromkeys(["turn", "first-turn", "swap-with", "tower", "bridge", "center", "station"], 1),
    **dict.fromkeys(["announce", "claim"], 2),
    **dict.fromkeys(["window", "feed"], 3),
}


@shows("PNE-2.1")
def test_four_seasons_each_gather_then_acquire_then_resolve() -> None:
    t = Paris(4)
    course: list[tuple[int, int]] = []
    while not t.over:
        now = (t.state.season, STEP_OF[t.asked])
        if course[-1:] != [now]:
            course.append(now)
        t.do(t.offers()[-1])
    assert course == [(season, step) for season in range(4) for step in (1, 2, 3)]


@shows("PNE-2.2")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = Paris(3, first=MARC).dice(restaurant="6 farmer 6 sage").at(Gather(MARC))
    order = []
    for _ in range(7):
        order.append(t.seat)
        t.do("take restaurant sage" if len(order) % 2 else "take restaurant farmer")
    assert order == [MARC, MAX, LUCY, MARC, MAX, LUCY, MARC]


@shows("PNE-2.2")
def test_a_die_still_lying_at_any_location_may_be_taken_and_then_the_location_acts() -> None:
    t = Paris().dice(tower="wild", restaurant="farmer", station="healer").again()
    assert t.offers() == ["take tower wild", "take restaurant farmer", "take station healer"]
    t.do("take station healer", by=LUCY)
    assert (t.asked, t.seat) == ("station", LUCY)
    t.do(t.offers()[0], by=LUCY)
    assert (t.asked, t.seat, t.offers()) == ("turn", MARC, ["take tower wild", "take restaurant farmer"])
    assert t.refused("take station healer") == "PNE-2.2"


@shows("PNE-2.3")
def test_equal_faces_at_one_location_are_one_choice() -> None:
    t = Paris().dice(restaurant="3 farmer", center="2 farmer").again()
    assert t.offers() == ["take restaurant farmer", "take center farmer"]


@shows("PNE-2.4")
@pytest.mark.parametrize("face", FACES.entries)
def test_a_die_goes_onto_the_board_with_its_face(face: str) -> None:
    t = Paris().dice(restaurant=f"6 {face}", center="wild sage").again()
    t.do(f"take restaurant {face}", by=LUCY)
    assert t.dice_of(LUCY) == {face: 1}
    assert t.dice_at("restaurant") == {face: 5}


@shows("PNE-2.5")
@pytest.mark.parametrize("deck", range(5), ids=DECKS.entries)
def test_a_wild_strengthens_any_type_that_its_owner_has(deck: int) -> None:
    t = Paris().board(LUCY, dice=f"{DECKS.entries[deck]} wild").at(Distribute(deck))
    t.do("add die", by=LUCY)
    assert t.happened("announced", seat=LUCY, type=DECKS.entries[deck], strength=2)


@shows("PNE-2.6")
def test_a_full_board_is_passed_over_and_the_step_ends_when_all_are_full() -> None:
    t = Paris(3).dice(restaurant="2 sage 2 farmer", tower="wild")
    t.at(Gather(LUCY), dice_taken=[4, 6, 5])
    t.do("take restaurant sage", by=LUCY)
    t.do("take restaurant farmer", by=MAX)
    t.do("take restaurant sage", by=LUCY)
    assert t.over  # nothing follows the gathering at this table
    assert t.dice_at("restaurant") == {"farmer": 1}


# Compulsory actions and short supplies


@shows("PNE-2.7")
@pytest.mark.parametrize(
    ("place", "kind", "skip"),
    [
        ("tower", "flip", "end-turn"),
        ("bridge", "keep", "keep-no-more"),
        ("center", "pick", "end-turn"),
        ("station", "token", "end-turn"),
    ],
)
def test_the_action_of_the_location_cannot_be_skipped(place: str, kind: str, skip: str) -> None:
    t = Paris().dice(**{place: "sage", "restaurant": "farmer"}).again()
    t.do(f"take {place} sage")
    assert (t.asked, t.kinds()) == (place, {kind})
    assert t.refused(skip) == "PNE-2.7"


@shows("PNE-2.8", "PNE-2.17")
def test_with_no_can_left_the_restaurant_still_gives_its_die() -> None:
    t = Paris().dice(restaurant="sage", tower="2 wild sage").refuge(MAX, cans=30).again()
    t.do("take restaurant sage", by=LUCY)
    assert (t.dice_of(LUCY), t.state.cans) == ({"sage": 1}, [0, 0, 30])
    assert not t.happened("took-cans")
    assert (t.asked, t.seat) == ("turn", MARC)


@shows("PNE-2.8", "PNE-2.13")
def test_with_no_mission_left_the_bridge_still_gives_its_die() -> None:
    t = Paris().dice(bridge="sage", tower="2 wild sage").missions(left=0).again()
    t.do("take bridge sage", by=LUCY)
    assert (t.dice_of(LUCY), t.hand(LUCY)) == ({"sage": 1}, [])
    assert (t.asked, t.seat) == ("turn", MARC)


@shows("PNE-2.17", "PNE-3.19")
def test_scarce_cans_go_to_players_in_the_order_of_claiming_and_nothing_is_owed() -> None:
    t = Paris().refuge(MAX, cans=26).row("farmer", "f-06", "f-03").board(LUCY, "2 farmer").board(MARC, "farmer")
    t.at(Distribute(4))
    t.do("claim f-06", by=LUCY)
    assert t.happened("took-cans", seat=LUCY, cans=3)
    assert t.happened("took-cans", seat=MARC, cans=1)
    assert (t.state.cans, t.state.cans_left) == ([3, 1, 26], 0)


# The Tower


@shows("PNE-2.9")
def test_at_the_tower_one_of_the_face_up_tiles_is_flipped() -> None:
    t = Paris().dice(tower="wild", restaurant="3 sage").tiles("1-1 1-3 1-4").again()
    t.do("take tower wild")
    assert t.offers() == ["flip 1-1", "flip 1-3", "flip 1-4"]
    t.do("flip 1-3", by=LUCY)
    assert [t.state.t.event_season[tile] for tile in t.state.face_up_tiles()] == [0, 0]
    t.dice(tower="sage", restaurant="3 sage").again().do("take tower sage", by=MARC)
    assert t.offers() == ["flip 1-1", "flip 1-4"]


@shows("PNE-2.10")
def test_the_first_at_the_tower_takes_the_heroine_and_the_second_does_not() -> None:
    t = Paris().dice(tower="wild sage", restaurant="3 sage").again()
    t.do("take tower wild", by=LUCY)
    t.do(t.offers()[0])
    assert t.happened("took-heroine", seat=LUCY)
    t.do("take tower sage", by=MARC)
    t.do(t.offers()[0])
    assert not t.happened("took-heroine")
    assert t.state.heroine == LUCY


@shows("PNE-2.11")
def test_one_player_may_use_both_tower_dice_and_all_know_which_tiles_were_flipped() -> None:
    t = Paris(2).dice(tower="wild sage", restaurant="3 sage").tiles("1-1 1-2 1-3").again()
    t.do("take tower wild", "flip 1-2", "take restaurant sage", "take tower sage")
    t.do("flip 1-1", by=LUCY)
    assert t.state.heroine == LUCY
    assert [(event.tile, event.face_up) for event in t.state.view(MARC).events] == [
        ("1-1", False),
        ("1-2", False),
        ("1-3", True),
    ]
    assert all(event.seen_by(MARC) for event in t.events("flipped", since_start=True))


@shows("PNE-2.11", "PNE-5.9")
def test_the_heroine_is_free_again_next_season() -> None:
    t = Paris().at(Gather(LUCY), NextSeason(), heroine=MAX)
    assert t.state.heroine == -1
    t.dice(tower="wild", restaurant="3 sage").again()
    t.do("take tower wild", by=LUCY)
    t.do(t.offers()[0])
    assert t.happened("took-heroine", seat=LUCY)


# The Bridge


@shows("PNE-2.12", "PNE-2.14")
def test_nobody_is_told_of_more_missions_at_the_bridge_who_may_keep_but_one() -> None:
    t = Paris().dice(bridge="sage", restaurant="3 sage").again()
    t.do("take bridge sage", by=LUCY)
    assert t.decision.step.closed(t.state) == []
    t = Paris().refuge(LUCY, "bridge-keep-extra").dice(bridge="sage", restaurant="3 sage").again()
    t.do("take bridge sage", by=LUCY)
    assert [(action.text, rule) for action, rule in t.decision.step.closed(t.state)] == [("keep-no-more", "PNE-2.7")]


@shows("PNE-2.12", "PNE-2.14")
def test_at_the_bridge_three_missions_are_drawn_one_is_kept_and_the_others_go_under_in_order() -> None:
    t = Paris().dice(bridge="sage", restaurant="3 sage").missions("01", top="05 20 09 13").again()
    t.do("take bridge sage")
    assert t.offers() == ["keep 05", "keep 20", "keep 09"]
    assert t.refused("keep 13") == "PNE-2.12"
    t.do("keep 20", by=LUCY)
    assert t.hand(LUCY) == ["01", "20"]
    assert t.deck()[:1] == ["13"]
    assert t.deck()[-2:] == ["05", "09"]
    assert t.seat == MARC


@shows("PNE-2.13", "PNE-2.8")
def test_two_missions_left_are_drawn_and_one_of_them_is_kept() -> None:
    t = Paris().dice(bridge="sage", restaurant="3 sage").missions(top="05 20", left=2).again()
    t.do("take bridge sage")
    assert t.happened("drew", seat=LUCY, missions=2)
    t.do("keep 20")
    assert (t.hand(LUCY), t.deck()) == (["20"], ["05"])


@shows("PNE-2.13")
def test_a_single_mission_left_is_simply_kept() -> None:
    t = Paris().dice(bridge="sage", restaurant="3 sage").missions(top="05", left=1).again()
    t.do("take bridge sage")
    assert (t.hand(LUCY), t.deck(), t.seat) == (["05"], [], MARC)


# Restaurant, Center, Station


@shows("PNE-2.16")
def test_the_restaurant_gives_one_can_that_stays_on_the_board() -> None:
    t = Paris().dice(restaurant="sage farmer", tower="wild").again()
    t.do("take restaurant sage", by=LUCY)
    assert t.happened("took-cans", seat=LUCY, cans=1)
    assert (t.state.cans, t.state.cans_left) == ([1, 0, 0], 29)
    t.at(NextSeason())
    assert t.state.cans == [1, 0, 0]


@shows("PNE-2.18")
def test_at_the_center_one_of_the_tokens_still_there_is_taken() -> None:
    t = Paris().dice(center="2 sage", restaurant="wild sage").at(Gather(LUCY), center=[2, 0, 1, 1, 1])
    t.do("take center sage")
    assert t.offers() == ["pick bullet", "pick book", "pick bat", "pick binoculars"]
    t.do("pick book", by=LUCY)
    assert t.equipment(LUCY) == {"book": 1}
    t.do("take center sage", by=MARC)
    assert t.offers() == ["pick bullet", "pick bat", "pick binoculars"]
    assert t.refused("pick book") == "PNE-2.18"


@shows("PNE-2.19")
def test_equipment_tokens_are_kept_to_the_end_of_the_game() -> None:
    t = Paris().dice(center="sage", restaurant="wild sage").at(Gather(LUCY), center=[2, 0, 1, 1, 1])
    t.do("take center sage", "pick bullet")
    t.tiles("1-1").at(NextSeason(), ResolveEvent())
    assert t.equipment(LUCY) == {"bullet": 1}


@shows("PNE-2.20", "PNE-5.6")
def test_the_bat_is_kept_to_the_end_of_the_season() -> None:
    t = Paris().dice(center="sage", restaurant="wild sage").at(Gather(LUCY), center=[2, 0, 1, 1, 1])
    t.do("take center sage", "pick bat")
    assert (t.state.bat, t.center().get("bat")) == (LUCY, None)
    t.at(NextSeason())
    assert (t.state.bat, t.center().get("bat")) == (-1, 1)


@shows("PNE-2.20")
def test_the_bat_wins_ties() -> None:
    t = Paris().board(MARC, "sage").board(MAX, "sage").row("sage", "s-01", "s-02").at(Distribute(3), bat=MAX)
    assert (t.asked, t.seat) == ("claim", MAX)


@shows("PNE-2.21", "PNE-5.6", "PNE-5.13")
def test_the_binoculars_make_first_player_of_the_next_season_and_go_back() -> None:
    t = Paris().dice(center="sage", restaurant="wild sage").at(Gather(MARC), center=[2, 0, 1, 1, 1])
    t.do("take center sage", by=MARC)
    t.do("pick binoculars")
    assert (t.state.binoculars, t.state.first) == (MARC, LUCY)
    t.at(NextSeason())
    assert (t.state.binoculars, t.state.first, t.center()["binoculars"]) == (-1, MARC, 1)


@shows("PNE-2.22", "PNE-2.4")
def test_lucy_at_the_station_takes_a_healer_die_and_a_wild_token() -> None:
    t = Paris().dice(station="healer", restaurant="2 sage").at(Gather(LUCY), station=[1, 0, 0, 0, 2, 3])
    t.do("take station healer", by=LUCY)
    assert t.offers() == ["token tinkerer", "token farmer", "token wild"]
    t.do("token wild", by=LUCY)
    assert (t.dice_of(LUCY), t.tokens_of(LUCY)) == ({"healer": 1}, {"wild": 1})
    assert t.state.station == [1, 0, 0, 0, 2, 2]


@shows("PNE-2.23")
def test_a_token_first_helps_to_acquire_a_building_and_then_lives_in_the_refuge() -> None:
    t = Paris().board(LUCY, tokens="healer").row("healer", "h-01", "h-09").at(Distribute(2))
    assert t.survivors(LUCY) == {}
    t.do("claim h-01", by=LUCY)
    assert (t.survivors(LUCY), t.tokens_of(LUCY)) == ({"healer": 2}, {})


def test_locations_are_named_in_the_order_of_the_board() -> None:
    t = Paris().dice(**dict.fromkeys(PLACES.entries, "wild")).at(Turn(LUCY, 0))
    assert t.offers() == [f"take {place} wild" for place in PLACES.entries]
