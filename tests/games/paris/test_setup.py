"""Setup and prelude (PNE-1)."""

from collections import Counter
from typing import Any

import pytest
from tests.games.paris.tables import LUCY, MARC, Paris, Prelude, counts, dice_at, dice_counts

from holdfast.core import SPECTATOR, Event, SetupError
from holdfast.games.paris.acquire import Distribute
from holdfast.games.paris.catalogue import DECKS, FACES, PLACES, TILES
from holdfast.games.paris.game import GAME
from holdfast.testing import shows

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def setups(seats: int = 3, count: int = 40) -> list[Any]:
    return [Prelude(seats, seed).state for seed in range(count)]


# Dice


@shows("PNE-1.1")
@pytest.mark.parametrize(("seats", "dice"), [(2, [2, 2, 2, 5, 3]), (3, [2, 3, 2, 5, 6]), (4, [2, 4, 3, 5, 6])])
def test_each_location_rolls_the_dice_it_shows_for_the_number_of_players(seats: int, dice: list[int]) -> None:
    for state in setups(seats, 5):
        assert dice_counts(state) == dice


@shows("PNE-1.1")
@pytest.mark.parametrize("place", PLACES.entries)
def test_dice_are_rolled_so_any_face_can_lie_anywhere(place: str) -> None:
    seen = {face for state in setups(4) for face in dice_at(state, place)}
    assert seen == set(FACES.entries)


@shows("PNE-1.2")
@pytest.mark.parametrize(("seats", "unused"), [(2, 6), (3, 2), (4, 0)])
def test_dice_that_no_location_needs_stay_out(seats: int, unused: int) -> None:
    state = Prelude(seats).state
    assert state.t.dice - sum(state.dice) == unused


@shows("PNE-1.3", "PNE-2.6")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 6), (4, 5)])
def test_together_the_players_take_every_die_and_all_the_same_number(seats: int, each: int) -> None:
    t = Prelude(seats).until("window")
    taken = Counter(event.seat for event in t.events("took-die", since_start=True))
    assert taken == dict.fromkeys(range(seats), each)
    assert sum(t.state.dice) == 0


# Tokens, cans and missions


@shows("PNE-1.4")
@SEATS
def test_three_missions_are_dealt_to_each_and_the_others_are_the_deck(seats: int) -> None:
    missions = Prelude(seats).state.missions
    assert [len(hand) for hand in missions.hands] == [3] * seats
    assert sorted([card for hand in missions.hands for card in hand] + missions.deck) == list(range(32))


@shows("PNE-1.4")
def test_missions_are_shuffled() -> None:
    assert len({tuple(state.missions.hands[0]) for state in setups()}) > 35


@shows("PNE-1.5")
@SEATS
def test_all_thirty_cans_lie_in_the_supply(seats: int) -> None:
    state = Prelude(seats).state
    assert (state.cans_left, state.cans) == (30, [0] * seats)


@shows("PNE-1.6")
def test_binoculars_and_bat_lie_in_the_center_and_the_heroine_at_the_tower() -> None:
    t = Paris()
    assert (t.center()["bat"], t.center()["binoculars"]) == (1, 1)
    assert (t.state.bat, t.state.binoculars, t.state.heroine) == (-1, -1, -1)


@shows("PNE-1.7")
def test_three_random_equipment_tokens_lie_open_and_nine_wait_in_stacks() -> None:
    for state in setups():
        open_ones = state.center[:3]
        assert sum(open_ones) == 3
        assert len(state.equipment_stacks) == 3 * 3
        assert [open_ones[kind] + state.equipment_stacks.count(kind) for kind in range(3)] == [4, 4, 4]
    assert len({tuple(state.center[:3]) for state in setups()}) > 3


@shows("PNE-1.8")
@SEATS
def test_one_token_of_each_type_is_offered_in_the_prelude(seats: int) -> None:
    types = ["token tinkerer", "token brawler", "token healer", "token sage", "token farmer"]
    assert Prelude(seats).offers() == types


@shows("PNE-1.9")
def test_six_random_tokens_lie_at_the_station_and_eighteen_wait_in_stacks() -> None:
    for state in setups():
        assert sum(state.station) == 6
        assert len(state.station_stacks) == 3 * 6
        everything = [state.station[face] + state.station_stacks.count(face) for face in range(6)]
        assert everything == counts(FACES, "3 tinkerer 3 brawler 3 healer 3 sage 3 farmer 9 wild")
    assert len({tuple(state.station) for state in setups()}) > 10


# Tiles and buildings


@shows("PNE-1.11")
def test_three_of_the_four_spring_tiles_lie_face_up_at_random() -> None:
    left_out = set()
    for state in setups():
        tiles = {TILES.entries[tile] for tile in state.tiles}
        assert len(tiles) == 3
        assert state.flipped == []
        left_out |= {"1-1", "1-2", "1-3", "1-4"} - tiles
        assert tiles <= {"1-1", "1-2", "1-3", "1-4"}
    assert left_out == {"1-1", "1-2", "1-3", "1-4"}


@shows("PNE-1.13")
def test_in_the_tinkerer_deck_six_shuffled_end_cards_lie_below_nine_shuffled_others() -> None:
    decks = [state.decks[0] for state in setups()]
    ends = GAME.tables().building_end
    for deck in decks:
        assert [ends[card] for card in deck] == [False] * 9 + [True] * 6
    assert len({tuple(deck[:9]) for deck in decks}) == len(decks)
    assert len({tuple(deck[9:]) for deck in decks}) > 35


@shows("PNE-1.14")
@pytest.mark.parametrize(("seats", "left"), [(2, 15 - 3 - 2), (3, 15 - 3 - 2), (4, 15 - 3)])
def test_with_two_or_three_players_the_top_three_tinkerer_cards_leave_the_game(seats: int, left: int) -> None:
    state = Prelude(seats).state
    assert list(state.view(0).decks.values()) == [left] + [15 - len(state.rows[1])] * 4
    if seats < 4:
        assert state.rows[0] == state.decks[0][3:5]


@shows("PNE-1.15")
def test_no_removed_card_is_an_end_card() -> None:
    for state in setups(2):
        assert not any(state.t.building_end[card] for card in state.decks[0][:3])


@shows("PNE-1.16")
@pytest.mark.parametrize("deck", [1, 2, 3, 4], ids=DECKS.entries[1:])
def test_each_other_deck_is_its_fifteen_cards_shuffled(deck: int) -> None:
    decks = [state.decks[deck] for state in setups()]
    assert len({tuple(cards) for cards in decks}) == len(decks)
    assert all(sorted(cards) == list(range(deck * 15, deck * 15 + 15)) for cards in decks)


@shows("PNE-1.17")
@pytest.mark.parametrize(("seats", "laid_out"), [(2, 2), (3, 2), (4, 3)])
def test_the_first_cards_of_each_deck_are_laid_out(seats: int, laid_out: int) -> None:
    state = Prelude(seats).state
    assert [len(row) for row in state.rows] == [laid_out] * 5
    assert state.rows[1:] == [deck[:laid_out] for deck in state.decks[1:]]


@shows("PNE-1.18")
@SEATS
def test_everybody_starts_with_nothing(seats: int) -> None:
    s = Prelude(seats).state
    assert sum(s.board_dice + s.board_tokens + s.survivors + s.equipment + s.powers + s.points) == 0
    assert s.refuges == s.missions.placed == [[]] * seats


# Prelude


@shows("PNE-1.19")
def test_chance_decides_who_is_first() -> None:
    assert {state.first for state in setups()} == {0, 1, 2}


@shows("PNE-1.19")
def test_a_table_may_name_its_first_player_instead() -> None:
    assert {Prelude(3, seed, first=2).state.first for seed in range(10)} == {1}
    with pytest.raises(SetupError, match="names seat 4, but there are 3 seats"):
        Prelude(3, first=4)


@shows("PNE-1.20", "PNE-1.21")
def test_the_prelude_begins_to_the_right_of_the_first_player_and_runs_in_reverse() -> None:
    t = Prelude(4, first=2)
    t.do("token sage", by=0)
    t.do("token healer", by=3)
    t.do("token brawler", by=2)
    assert t.offers() == ["token tinkerer", "token farmer"]
    t.do("token farmer", by=1)
    assert t.state.view(0).seats[0].tokens == {"sage": 1}
    assert t.state.view(0).seats[1].tokens == {"farmer": 1}


@shows("PNE-1.20")
def test_a_token_that_was_taken_is_not_offered_again() -> None:
    t = Prelude(4, first=2)
    t.do("token sage")
    assert t.refused("token sage") == "PNE-1.20"


@shows("PNE-1.21")
def test_tokens_that_nobody_takes_leave_the_game() -> None:
    t = Prelude(2, first=1)
    t.do("token sage", "token healer")
    assert t.state.tokens_gone == counts(FACES, "tinkerer brawler farmer")
    assert t.sound()


@shows("PNE-1.22")
def test_everybody_takes_a_token_before_anybody_chooses_a_mission() -> None:
    t = Prelude(3)
    asked = []
    while t.asked.startswith("prelude"):
        asked.append(t.asked)
        t.do(t.offers()[0])
    assert asked == ["prelude-token"] * 3 + ["prelude-mission"] * 3


@shows("PNE-1.22")
def test_the_offered_tokens_are_seen_by_all() -> None:
    t = Prelude(3, first=1)
    t.do("token sage", by=2)
    for seat in (SPECTATOR, 0, 1, 2):
        view = t.state.view(seat)
        assert view.seats[2].tokens == {"sage": 1}
        assert view.set_aside == {"tinkerer": 1, "brawler": 1, "healer": 1, "farmer": 1}
    assert len(t.events("took-token", seat=2, face="sage")) == 1
    assert all(event.seen_by(LUCY) for event in t.last)


@shows("PNE-1.22")
def test_the_prelude_token_counts_in_spring_bids_and_joins_the_refuge_only_once_used() -> None:
    t = Paris(2).board(LUCY, tokens="sage").board(MARC, dice="sage sage")
    assert t.survivors(LUCY) == {}
    t.row("sage", "s-01", "s-09").at(Distribute(3))
    assert t.happened("announced", seat=LUCY, type="sage", strength=1)
    t.do("claim s-09", by=MARC)
    assert t.survivors(LUCY) == {"sage": 1 + 1}
    assert t.tokens_of(LUCY) == {}


@shows("PNE-1.23", "PNE-1.24", "PNE-1.25")
def test_each_keeps_one_mission_and_the_others_go_under_the_deck_in_prelude_order() -> None:
    t = Prelude(3, first=1).until("prelude-mission")
    hands = [hand[:] for hand in t.state.missions.hands]
    deck = t.state.missions.deck[:]
    for seat in (2, 1, 0):
        assert t.seat == seat
        assert t.decision.actions == tuple(GAME.catalogue.parse(f"keep {card + 1:02}") for card in hands[seat])
        t.do(f"keep {hands[seat][1] + 1:02}", by=seat)
    assert t.state.missions.hands == [[hand[1]] for hand in hands]
    tucked = [hands[2][0], hands[2][2], hands[1][0], hands[1][2], hands[0][0], hands[0][2]]
    assert t.state.missions.deck == deck + tucked


@shows("PNE-1.25")
def test_nobody_else_sees_which_mission_was_kept() -> None:
    t = Prelude(3, first=1).until("prelude-mission")
    kept = t.offers()[0].split()[1]
    t.do(f"keep {kept}", by=2)
    told = t.events("kept", seat=2, mission=kept)[0]
    assert [seat for seat in range(3) if told.seen_by(seat)] == [2]
    assert not t.events("kept-one", seat=2)[0].seen_by(2)
    assert t.events("kept-one", seat=2)[0].seen_by(0)


@shows("PNE-1.11", "PNE-1.19")
def test_the_match_opens_with_the_first_player_and_the_tiles_of_spring() -> None:
    told: list[Event] = []
    state = GAME.new(seats=3, seed=1, told=told)
    assert [(event.kind.name, event.values) for event in told[:1]] == [("season-began", (0, state.first))]
    laid = [event.values[0] for event in told if event.kind.name == "tile-laid"]
    assert laid == state.tiles
    assert {event.rule for event in told} == {"PNE-1.11", "PNE-1.19"}
    assert {event.seat for event in told} == {-1}  # nobody has done that


@shows("PNE-1.20")
@SEATS
def test_before_the_prelude_nothing_is_taken_announced_or_gone(seats: int) -> None:
    t = Prelude(seats)
    view = t.state.view(SPECTATOR)
    assert [(seat.dice_taken, seat.strength, sum(seat.dice.values())) for seat in view.seats] == [(0, 0, 0)] * seats
    assert (view.tokens_gone, view.discarded) == ({}, [])
    assert t.sound()


def test_waiting_for_a_decision_does_not_run_into_another_season() -> None:
    with pytest.raises(AssertionError, match="prelude-token was not asked before part 1 of the match"):
        Paris().until("prelude-token")
