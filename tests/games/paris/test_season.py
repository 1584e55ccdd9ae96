"""Prepare the next season (PNE-5)."""

import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, Paris, dice_counts, ids, named, waiting

from holdfast.games.paris.catalogue import BUILDINGS, CENTER_TOKENS, DECKS, FACES, PLACES, TILES
from holdfast.games.paris.season import NextSeason, Season
from holdfast.testing import shows

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@shows("PNE-5.1", "PNE-6.5")
def test_after_winter_nothing_is_prepared_and_the_game_ends() -> None:
    t = Paris().until(lambda t: t.state.season == 3 and t.asked == "window")
    binoculars, bat, rows = t.state.binoculars, t.state.bat, [row[:] for row in t.state.rows]
    t.play_out()
    assert t.outcome.reason == "winter"
    assert (t.state.season, t.state.binoculars, t.state.bat, t.state.rows) == (3, binoculars, bat, rows)
    assert binoculars >= 0
    assert sum(t.state.dice) == 0


@shows("PNE-5.2")
@pytest.mark.parametrize(("seats", "dice"), [(2, [2, 2, 2, 5, 3]), (3, [2, 3, 2, 5, 6]), (4, [2, 4, 3, 5, 6])])
def test_each_location_gets_its_dice_again_freshly_rolled(seats: int, dice: list[int]) -> None:
    rolled = set()
    for seed in range(8):
        t = Paris(seats, seed=seed).at(NextSeason())
        assert dice_counts(t.state) == dice
        rolled.add(tuple(t.state.dice))
    assert len(rolled) == 8


@shows("PNE-5.2")
def test_every_die_shows_what_was_rolled() -> None:
    t = Paris(2)
    t.rig(*[5] * 14)
    t.at(NextSeason())
    found = {place: t.dice_at(place) for place in PLACES.entries}
    assert found == {place: {"wild": n} for place, n in zip(PLACES.entries, (2, 2, 2, 5, 3), strict=True)}


@shows("PNE-5.3", "PNE-1.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_next_six_tokens_are_added_to_the_station(seats: int) -> None:
    t = Paris(seats).at(station=[0, 0, 0, 0, 0, 1])
    stacks = t.state.station_stacks[:]
    for season in range(3):
        before = t.state.station[:]
        t.at(NextSeason())
        stack = waiting(stacks, season)
        assert t.state.station == [before[face] + stack.count(face) for face in range(6)]
    assert t.state.station_stacks == stacks  # never reshuffled


@shows("PNE-5.4", "PNE-5.5")
def test_with_two_players_the_three_tokens_left_are_discarded_in_sight_of_all() -> None:
    t = Paris(2).until(lambda t: t.state.season == 0 and t.asked == "window")
    left = t.state.station[:]
    gone = t.state.tokens_gone[:]
    assert sum(left) == 3
    stack = waiting(t.state.station_stacks, 0)
    t.until(lambda t: t.state.season == 1)
    assert t.state.station == [stack.count(face) for face in range(6)]
    assert t.state.view(LUCY).tokens_gone == named(FACES, [gone[face] + left[face] for face in range(6)])


@shows("PNE-5.6")
def test_bat_and_binoculars_return_to_the_center() -> None:
    t = Paris().at(NextSeason(), bat=MAX, binoculars=MARC, center=[0] * 5)
    assert (t.state.bat, t.state.binoculars) == (-1, -1)
    assert (t.center()["bat"], t.center()["binoculars"]) == (1, 1)


@shows("PNE-5.7", "PNE-1.10")
def test_the_next_three_equipment_tokens_are_added_to_the_center() -> None:
    t = Paris().at(center=[0] * 5)
    stacks = t.state.equipment_stacks[:]
    for season in range(3):
        t.at(NextSeason(), center=[1, 0, 0, 0, 0])
        stack = waiting(stacks, season)
        assert t.state.center[:3] == [1 + stack.count(0), stack.count(1), stack.count(2)]
        assert t.state.view(LUCY).center == t.center()
    assert len(CENTER_TOKENS) == 5


@shows("PNE-5.8")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_three_of_the_four_tiles_of_the_new_season_lie_face_up_at_random(season: int) -> None:
    wanted = {f"{season + 1}-{i}" for i in range(1, 5)}
    left_out = set()
    for seed in range(30):
        t = Paris(seed=seed).at(NextSeason(), season=season - 1, flipped=[0, 1])
        tiles = {TILES.entries[tile] for tile in t.state.tiles}
        assert tiles < wanted
        assert len(tiles) == 3
        assert t.state.flipped == []
        left_out |= wanted - tiles
    assert left_out == wanted


@shows("PNE-5.9")
def test_the_heroine_returns_to_the_tower() -> None:
    assert Paris().at(NextSeason(), heroine=MARC).state.heroine == -1


@shows("PNE-5.10", "PNE-5.11")
@pytest.mark.parametrize(("seats", "new"), [(2, 2), (3, 2), (4, 3)])
def test_unclaimed_buildings_are_discarded_and_new_ones_laid_out(seats: int, new: int) -> None:
    t = Paris(seats)
    old = [card for row in t.state.rows for card in row]
    coming = [t.state.decks[deck][t.state.deck_at[deck] :][:new] for deck in range(5)]
    t.at(NextSeason())
    assert t.state.rows == coming
    assert t.state.view(LUCY).discarded == ids(BUILDINGS, sorted(old))


@shows("PNE-5.12")
@pytest.mark.parametrize("left", [2, 1, 0])
@pytest.mark.parametrize("deck", range(5), ids=DECKS.entries)
def test_a_short_deck_lays_out_what_it_has(deck: int, left: int) -> None:
    t = Paris(4)
    t.state.deck_at[deck] = 15 - left
    t.at(NextSeason())
    assert len(t.state.rows[deck]) == left
    assert [len(t.state.rows[other]) for other in range(5) if other != deck] == [3] * 4


@shows("PNE-5.13", "PNE-5.14")
@pytest.mark.parametrize("holder", [LUCY, MARC, MAX])
def test_who_had_the_binoculars_is_first_player_of_the_new_season(holder: int) -> None:
    t = Paris(first=MARC).at(Season(1), NextSeason(), binoculars=holder)
    assert (t.state.first, t.state.binoculars) == (holder, -1)
    assert (t.asked, t.seat) == ("turn", holder)


@shows("PNE-5.13", "PNE-3.6")
def test_if_nobody_had_the_binoculars_the_first_player_stays() -> None:
    assert Paris(first=MARC).at(NextSeason(), binoculars=-1).state.first == MARC


@shows("PNE-5.14")
@SEATS
def test_a_whole_match_begins_each_season_with_last_seasons_binoculars(seats: int) -> None:
    t = Paris(seats)
    for season in range(1, 4):
        t.until("window")
        holder = t.state.binoculars
        t.until("turn")
        assert (t.state.season, t.state.first, t.seat) == (season, holder, holder)
        assert t.sound()


@shows("PNE-3.1")
def test_after_gathering_every_type_is_bid_for_beginning_with_tinkerers() -> None:
    t = Paris().board(LUCY, dice="tinkerer").row("tinkerer", "t-01")
    t.state.dice_taken = [t.state.t.dice_each[1]] * 3  # all have their dice
    t.at(*t.state.stack[:-1])
    assert t.happened("announced", seat=LUCY, type="tinkerer", strength=1)
