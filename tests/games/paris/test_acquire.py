"""Acquire buildings (PNE-3)."""

from itertools import permutations

import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, ZOE, Paris

from holdfast.games.paris.acquire import Announce, Discard, Distribute, claim_order
from holdfast.games.paris.catalogue import BUILDINGS, DECKS, EQUIPMENT, TYPES
from holdfast.games.paris.game import GAME
from holdfast.games.paris.season import NextSeason
from holdfast.testing import shows

TINKERER, BRAWLER, HEALER, SAGE, FARMER = range(5)


# The examples of the rulebook: Marc, Lucy and Maxime at the tinkerer buildings


def tinkerer_bids() -> Paris:
    """Marc has the binoculars, Lucy the bat; two tinkerer buildings lie there. Marc and Maxime have announced."""
    t = Paris().board(MARC, dice="2 tinkerer", tokens="tinkerer").board(LUCY, dice="tinkerer", tokens="3 wild")
    t.board(MAX, tokens="4 wild").row("tinkerer", "t-01", "t-02")
    return t.at(Distribute(TINKERER), binoculars=MARC, bat=LUCY)


@shows("PNE-3.7", "PNE-3.8", "PNE-3.11")
def test_marc_announces_three_with_two_dice_and_a_token_and_has_nothing_to_decide() -> None:
    t = tinkerer_bids()
    assert t.happened("announced", seat=MARC, type="tinkerer", strength=3)
    assert t.seat == LUCY


@shows("PNE-3.8")
def test_every_matching_token_counts_in_a_bid() -> None:
    t = Paris().board(MARC, dice="tinkerer", tokens="3 tinkerer").board(LUCY, dice="tinkerer", tokens="wild")
    t.row("tinkerer", "t-01").at(Distribute(TINKERER), binoculars=MARC)
    assert t.happened("announced", seat=MARC, type="tinkerer", strength=4)


@shows("PNE-3.10", "PNE-3.11")
def test_maxime_with_four_wild_tokens_announces_zero_and_has_nothing_to_decide() -> None:
    t = tinkerer_bids()
    assert t.happened("announced", seat=MAX, type="tinkerer", strength=0)
    assert t.seat == LUCY


@shows("PNE-3.9", "PNE-3.11")
def test_lucy_announces_three_with_one_die_and_two_of_her_three_wilds() -> None:
    t = tinkerer_bids()
    assert t.offers() == ["add token", "stop"]
    t.do("add token", "add token", by=LUCY)
    assert t.offers() == ["add token", "stop"]
    t.do("stop", by=LUCY)
    assert t.happened("announced", seat=LUCY, type="tinkerer", strength=3)


@shows("PNE-3.13", "PNE-3.16")
def test_lucy_with_the_bat_chooses_first_and_marc_takes_the_remaining_building() -> None:
    t = tinkerer_bids()
    t.do("add token", "add token", "stop")
    assert (t.asked, t.seat, t.offers()) == ("claim", LUCY, ["claim t-01", "claim t-02"])
    t.do("claim t-02", by=LUCY)
    assert (t.buildings(LUCY), t.buildings(MARC), t.buildings(MAX)) == (["t-02"], ["t-01"], [])


@shows("PNE-3.21", "PNE-3.22", "PNE-3.23")
def test_lucy_discards_her_die_and_adds_two_slackers() -> None:
    t = tinkerer_bids()
    t.do("add token", "add token", "stop", "claim t-02")
    assert t.dice_of(LUCY) == {}
    assert t.tokens_of(LUCY) == {"wild": 1}
    assert t.survivors(LUCY) == {"tinkerer": 2, "slacker": 2}
    assert t.happened("moved-in", seat=LUCY, type="slacker", count=2)


@shows("PNE-3.22")
def test_marcs_token_becomes_a_tinkerer_of_his_refuge() -> None:
    t = tinkerer_bids()
    t.do("add token", "add token", "stop", "claim t-02")
    assert (t.dice_of(MARC), t.tokens_of(MARC)) == ({}, {})
    assert t.survivors(MARC) == {"tinkerer": 1 + 1, "slacker": 1}  # t-01 has one of each


# Order


@shows("PNE-3.1")
def test_types_are_distributed_from_tinkerers_to_farmers() -> None:
    t = Paris().board(LUCY, "tinkerer brawler healer sage farmer").at(Distribute(TINKERER))
    claimed = []
    while not t.over:
        claimed.append(t.offers()[0].split()[1][0])
        t.do(t.offers()[0], by=LUCY)
    assert claimed == ["t", "b", "h", "s", "f"]


@shows("PNE-3.2", "PNE-3.25")
def test_all_announce_then_all_claim_then_all_discard() -> None:
    t = Paris().board(LUCY, "2 sage wild", "sage").board(MARC, "sage wild").row("sage", "s-01", "s-02")
    t.at(Distribute(SAGE), binoculars=LUCY, bat=LUCY)
    t.do("stop", by=LUCY)
    t.do("stop", by=MARC)
    assert t.asked == "claim"
    assert (t.dice_of(LUCY), t.dice_of(MARC)) == ({"sage": 2, "wild": 1}, {"sage": 1, "wild": 1})
    t.do("claim s-01", by=LUCY)
    assert [event.kind.name for event in t.last] == ["claimed", "claimed", "moved-in"] + ["announced"] * 3


@shows("PNE-3.3", "PNE-3.20", "PNE-3.19")
@pytest.mark.parametrize("building", BUILDINGS.entries)
def test_every_building_brings_what_stands_on_it(building: str) -> None:
    entry = next(e for e in GAME.tables().content.entries["building"] if e.id == building)
    t = Paris(4).stands(LUCY, building)
    assert t.survivors(LUCY) == entry.survivors
    assert t.equipment(LUCY) == {kind: count for kind, count in entry.equipment.items() if count}
    assert t.powers(LUCY) == ({entry.power: 1} if entry.type == "tinkerer" else {})
    assert t.state.cans[LUCY] == (2 if entry.power == "take-two-cans" else entry.cans)
    useful = TYPES.number(entry.type)
    assert t.survivors(LUCY)[entry.type] > 0
    assert t.equipment(LUCY).keys() <= {
        EQUIPMENT.entries[t.state.t.equipment_of[useful]] if t.state.t.equipment_of[useful] >= 0 else ""
    }


@shows("PNE-3.4", "PNE-3.5")
@pytest.mark.parametrize(("binoculars", "order"), [(LUCY, [0, 1, 2]), (MARC, [1, 2, 0]), (MAX, [2, 0, 1])])
def test_announcing_goes_clockwise_from_this_seasons_binoculars_whoever_is_first_player(
    binoculars: int, order: list[int]
) -> None:
    t = Paris(first=MARC).at(Distribute(TINKERER), binoculars=binoculars)
    assert [event.seat for event in t.events("announced", type="healer")] == order


@shows("PNE-3.5")
def test_dice_are_taken_from_the_first_player_on_even_when_another_has_the_binoculars_by_now() -> None:
    t = Paris(first=MARC)
    assert t.seat == MARC
    t.dice(center="sage", restaurant="sage wild").again()
    t.do("take center sage", "pick binoculars")
    assert (t.seat, t.state.first, t.state.binoculars) == (MAX, MARC, MARC)


@shows("PNE-3.6")
def test_without_binoculars_and_bat_the_first_player_counts_as_having_them() -> None:
    t = Paris(first=MAX)
    for seat in (LUCY, MARC, MAX):
        t.board(seat, "sage")
    t.row("sage", "s-01", "s-02").at(Distribute(SAGE), bat=-1, binoculars=-1)
    assert [event.seat for event in t.events("announced", type="sage")] == [MAX, LUCY, MARC]
    assert (t.asked, t.seat) == ("claim", MAX)


# Strength


@shows("PNE-3.7")
@pytest.mark.parametrize("deck", range(5), ids=DECKS.entries)
def test_strength_counts_dice_and_tokens_of_the_type_and_no_others(deck: int) -> None:
    others = " ".join(kind for kind in DECKS.entries if kind != DECKS.entries[deck])
    mine = DECKS.entries[deck]
    t = Paris().board(LUCY, f"2 {mine} {others}", f"{mine} {others}").at(Announce(deck, 0))
    assert t.happened("announced", seat=LUCY, type=mine, strength=3)


@shows("PNE-3.8")
def test_matching_dice_cannot_be_held_back() -> None:
    t = Paris().board(LUCY, "3 sage wild", "sage").at(Announce(SAGE, 0))
    assert t.state.strength[LUCY] == 4
    assert t.offers() == ["add die", "stop"]


@shows("PNE-3.9", "PNE-3.11")
def test_wild_dice_and_wild_tokens_are_added_one_at_a_time() -> None:
    t = Paris().board(LUCY, "sage 2 wild", "wild").at(Announce(SAGE, 0))
    assert t.offers() == ["add die", "add token", "stop"]
    t.do("add token", by=LUCY)
    assert (t.state.strength[LUCY], t.offers()) == (2, ["add die", "stop"])
    assert t.refused("add token") == "PNE-3.9"
    t.do("add die", "add die", by=LUCY)  # the last one leaves nothing to decide
    assert t.happened("announced", seat=LUCY, strength=4)


@shows("PNE-3.11")
def test_stopping_is_final() -> None:
    t = Paris().board(LUCY, "sage 2 wild").board(MARC, "sage wild").at(Announce(SAGE, 0))
    t.do("stop", by=LUCY)
    assert t.seat == MARC
    t.do("add die", by=MARC)
    assert t.over  # Lucy is not asked again
    assert t.state.strength == [1, 2, 0]


@shows("PNE-3.11")
def test_those_who_announce_later_see_each_wild_that_was_added() -> None:
    t = Paris().board(LUCY, "sage wild", "2 wild").board(MARC, "sage wild").at(Announce(SAGE, 0))
    t.do("add token", "add die")
    assert t.state.view(MARC).seats[LUCY].strength == 3
    assert t.state.view(MARC).seats[LUCY].wilds_added == {"die": 1, "token": 1}


@shows("PNE-3.10")
@pytest.mark.parametrize("deck", range(5), ids=DECKS.entries)
def test_wilds_never_start_a_bid(deck: int) -> None:
    t = Paris().board(LUCY, "3 wild", "4 wild").at(Distribute(deck))
    assert t.happened("announced", seat=LUCY, type=DECKS.entries[deck], strength=0)
    assert t.over
    assert t.buildings(LUCY) == []


@shows("PNE-3.12")
def test_wilds_may_be_added_where_they_change_nothing_to_bring_slackers_home() -> None:
    t = Paris(2).board(LUCY, "3 sage", "2 wild").row("sage", "s-01").at(Distribute(SAGE))
    t.do("add token", "add token", by=LUCY)
    assert t.buildings(LUCY) == ["s-01"]
    assert t.survivors(LUCY) == {"sage": 1, "slacker": 2}


# Claiming


@shows("PNE-3.13")
def test_the_strongest_chooses_first_then_the_next() -> None:
    t = Paris(4).board(LUCY, "sage").board(MARC, "2 sage").board(MAX, "4 sage").board(ZOE, "3 sage")
    t.row("sage", "s-01", "s-02", "s-03").at(Distribute(SAGE), bat=LUCY)
    t.do("claim s-02", by=MAX)
    t.do("claim s-03", by=ZOE)
    assert t.happened("claimed", seat=MARC, building="s-01")


@shows("PNE-3.13")
@pytest.mark.parametrize("strengths", list(permutations((1, 2, 3, 4))))
def test_whoever_is_stronger_chooses_before_the_weaker(strengths: tuple[int, ...]) -> None:
    order = claim_order(Paris(4).state, list(strengths))
    assert [strengths[seat] for seat in order] == [4, 3, 2, 1]


@shows("PNE-3.14")
def test_a_seat_with_strength_must_take_a_card() -> None:
    t = Paris().board(LUCY, "sage").row("sage", "s-01", "s-02").at(Distribute(SAGE))
    assert t.offers() == ["claim s-01", "claim s-02"]
    assert t.refused("go-on") == "PNE-3.14"
    assert t.refused("claim s-03") == "PNE-3.14"


@shows("PNE-3.15")
@pytest.mark.parametrize(("seats", "cards"), [(3, ["s-01", "s-02"]), (4, ["s-01", "s-02", "s-03"])])
def test_with_more_bidders_than_cards_the_last_in_order_gets_none(seats: int, cards: list[str]) -> None:
    t = Paris(seats).row("sage", *cards)
    for seat in range(seats):
        t.board(seat, f"{seats - seat} sage")
    t.at(Distribute(SAGE))
    while not t.over:
        t.do(t.offers()[0])
    assert [len(t.buildings(seat)) for seat in range(seats)] == [1] * (seats - 1) + [0]


@shows("PNE-3.15", "PNE-3.18")
def test_nobody_misses_out_if_enough_players_have_no_strength() -> None:
    t = Paris(4).board(LUCY, "sage").board(ZOE, "sage").row("sage", "s-01", "s-02", "s-03").at(Distribute(SAGE))
    while not t.over:
        t.do(t.offers()[0])
    assert [len(t.buildings(seat)) for seat in range(4)] == [1, 0, 0, 1]
    assert [BUILDINGS.entries[card] for card in t.state.rows[SAGE]] == ["s-03"]


@shows("PNE-3.16", "PNE-3.17")
@pytest.mark.parametrize("bat", range(4))
@pytest.mark.parametrize(
    "tied", [[0, 1], [0, 2], [1, 3], [0, 1, 2], [1, 2, 3], [0, 1, 2, 3]], ids=lambda seats: "".join(map(str, seats))
)
def test_tied_seats_claim_clockwise_from_the_bat_whoever_has_it(bat: int, tied: list[int]) -> None:
    t = Paris(4).row("sage", "s-01", "s-02", "s-03", "s-04")
    for seat in tied:
        t.board(seat, "2 sage")
    t.at(Distribute(SAGE), bat=bat)
    while not t.over:
        t.do(t.offers()[0])
    order = [event.seat for event in t.events("claimed", since_start=True)]
    assert order == [seat % 4 for seat in range(bat, bat + 4) if seat % 4 in tied]


@shows("PNE-3.17")
def test_the_bat_decides_only_among_equals() -> None:
    t = Paris(4).board(LUCY, "sage").board(MARC, "2 sage").board(MAX, "2 sage").board(ZOE, "sage")
    t.row("sage", "s-01", "s-02", "s-03").at(Distribute(SAGE), bat=ZOE)
    while not t.over:
        t.do(t.offers()[0])
    assert [event.seat for event in t.events("claimed", since_start=True)] == [MARC, MAX, ZOE]


@shows("PNE-3.18")
def test_without_strength_there_is_no_building() -> None:
    t = Paris().row("sage", "s-01", "s-02").at(Distribute(SAGE))
    assert [len(t.buildings(seat)) for seat in range(3)] == [0, 0, 0]
    assert len(t.state.rows[SAGE]) == 2


@shows("PNE-3.19")
def test_a_farmer_building_brings_its_cans_at_once() -> None:
    t = Paris().board(LUCY, "farmer").row("farmer", "f-06", "f-01").at(Distribute(FARMER))
    t.do("claim f-06")
    assert (t.state.cans[LUCY], t.state.cans_left) == (3, 27)


# Discarding


@shows("PNE-3.21")
def test_dice_of_the_type_and_added_wild_dice_are_discarded_and_all_else_stays() -> None:
    t = Paris().board(LUCY, "2 sage farmer 3 wild").row("sage", "s-01").at(Discard(SAGE), Announce(SAGE, 0))
    t.do("add die", "add die", "stop")
    assert t.dice_of(LUCY) == {"farmer": 1, "wild": 1}
    assert t.state.dice_spent == 4
    assert [seat.strength for seat in t.state.view(LUCY).seats] == [0, 0, 0]  # until the next type is announced


@shows("PNE-3.24")
def test_who_got_no_card_discards_dice_and_moves_tokens_in_just_the_same() -> None:
    t = Paris().board(LUCY, "4 sage").board(MARC, "3 sage").board(MAX, dice="wild", tokens="sage wild")
    t.row("sage", "s-01", "s-02").at(Distribute(SAGE))
    t.do("add token", "stop", by=MAX)
    t.do("claim s-01", by=LUCY)
    assert (t.buildings(MAX), t.survivors(MAX)) == ([], {"sage": 1, "slacker": 1})
    assert (t.dice_of(MAX), t.tokens_of(MAX)) == ({"wild": 1}, {})


@shows("PNE-3.25", "PNE-8.3")
def test_tokens_count_for_a_new_building_only_after_the_claims_of_their_type() -> None:
    t = Paris().refuge(LUCY, "2 tinkerer 1 farmer").missions("26").board(LUCY, "2 farmer", "farmer")
    t.board(MARC, "3 farmer").row("farmer", "f-06", "f-07").at(Distribute(FARMER), bat=LUCY)
    assert (t.asked, t.seat) == ("claim", LUCY)
    assert t.refused("place 26") == "PNE-8.3"  # one farmer in the refuge, and a token that is still on the board


@shows("PNE-3.26")
def test_wild_dice_that_were_never_added_are_lost_when_dice_are_rolled_again() -> None:
    t = Paris().board(LUCY, "3 wild").at(NextSeason())
    assert t.dice_of(LUCY) == {}
    assert sum(t.state.dice) == 18


@shows("PNE-3.27")
def test_wild_tokens_that_were_not_added_stay_for_later_bids_and_are_no_survivors() -> None:
    t = Paris().board(LUCY, "sage farmer", "2 wild").row("sage", "s-01").row("farmer", "f-01").at(Distribute(SAGE))
    t.do("add token", "stop", by=LUCY)
    assert (t.survivors(LUCY), t.tokens_of(LUCY)) == ({"sage": 1, "slacker": 1}, {"wild": 1})
    assert t.offers() == ["add token", "stop"]  # for the farmers
    t.do("stop")
    t.at(NextSeason())
    assert t.tokens_of(LUCY) == {"wild": 1}
    assert t.survivors(LUCY) == {"sage": 1, "slacker": 1, "farmer": 1}


@shows("PNE-3.4")
def test_all_announce_in_turn_from_the_binoculars_on() -> None:
    t = Paris(3)
    first = Announce(1, 1).announced(t.state)[0]
    assert Announce(1, 3).announced(t.state) == [first, (first + 1) % 3, (first + 2) % 3]
