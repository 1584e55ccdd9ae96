"""Tinkerer powers (PNE-7)."""

from collections import Counter
from itertools import combinations

import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, Paris

from holdfast.games.paris.acquire import Distribute
from holdfast.games.paris.catalogue import DECKS, PLACES, POWERS
from holdfast.games.paris.gather import Gather
from holdfast.games.paris.resolve import ResolveEvent
from holdfast.games.paris.scoring import FinalScoring
from holdfast.games.paris.season import NextSeason
from holdfast.testing import shows

CAN, SWAP, SECOND, KEEP, DRAW = POWERS.entries[:5]


def first_turn(*powers: str, seats: int = 3, **dice: str) -> Paris:
    """Lucy's first turn of a season, with powers; there is enough at the Restaurant for the others."""
    t = Paris(seats).refuge(LUCY, " ".join(powers)).missions(top="05 20 09 13 17 25")
    return t.dice(**(dice or {"bridge": "sage", "restaurant": "3 farmer 3 healer", "tower": "wild"})).at(Gather(LUCY))


# When powers work


@shows("PNE-7.1", "PNE-7.18")
def test_two_cans_come_at_once() -> None:
    t = Paris().board(LUCY, "tinkerer").row("tinkerer", "t-07", "t-01").at(Distribute(0))
    t.do("claim t-07")
    assert t.happened("took-cans", seat=LUCY, cans=2)
    assert (t.state.cans, t.state.cans_left) == ([2, 0, 0], 28)


@shows("PNE-7.18", "PNE-2.17")
@pytest.mark.parametrize(("left", "taken"), [(1, 1), (0, 0)])
def test_two_cans_are_fewer_when_the_supply_is_short(left: int, taken: int) -> None:
    t = Paris().refuge(MAX, cans=30 - left).board(LUCY, "tinkerer").row("tinkerer", "t-07").at(Distribute(0))
    assert t.state.cans == [taken, 0, 30 - left]


@shows("PNE-7.1")
def test_universal_equipment_counts_for_the_event_of_the_season_it_was_won_in() -> None:
    t = Paris().board(LUCY, "tinkerer").row("tinkerer", "t-09").refuge(LUCY, "brawler healer sage").tiles("1-4")
    t.at(ResolveEvent(), Distribute(0))
    assert t.happened("overcame", seat=LUCY, tile="1-4")


@shows("PNE-7.1")
@pytest.mark.parametrize("building", ["t-01", "t-02", "t-03"])
def test_first_die_powers_serve_from_the_next_season(building: str) -> None:
    t = Paris().board(LUCY, "tinkerer").row("tinkerer", building).at(Gather(LUCY), NextSeason(), Distribute(0))
    t.dice(restaurant="3 sage 2 wild", tower="farmer").again()
    cans = t.state.cans[LUCY]
    swaps = t.offers("swap")
    t.do("take restaurant sage", by=LUCY)
    if building == "t-01":
        assert t.state.cans[LUCY] == cans + 2
    elif building == "t-02":
        assert swaps
    else:
        assert t.offers() == ["take tower farmer", "end-turn"]


@shows("PNE-7.2")
def test_copies_of_the_first_die_can_and_of_the_bridge_powers_add_up() -> None:
    t = first_turn(f"2 {CAN}", f"2 {KEEP}", f"2 {DRAW}")
    t.do("take bridge sage")
    assert t.state.cans[LUCY] == 2
    assert t.happened("drew", missions=3 + 2 * 2)
    t.do("keep 05", "keep 20", "keep 09")
    assert (t.hand(LUCY), t.seat) == (["05", "20", "09"], MARC)


@shows("PNE-7.2", "PNE-7.4")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_two_copies_of_the_swap_are_two_swaps_before_or_after_the_first_die(before: int) -> None:
    t = first_turn(f"2 {SWAP}", tower="2 wild", restaurant="3 sage 2 farmer")
    swap = ("swap tower wild", "swap-with restaurant farmer")
    t.do(*swap * before, by=LUCY)
    t.do("take restaurant sage", by=LUCY)
    t.do(*swap * (2 - before), by=LUCY)
    assert t.dice_at("tower") == {"farmer": 2}
    assert (t.asked, t.seat) == ("turn", MARC)


@shows("PNE-7.2", "PNE-7.7")
def test_two_copies_of_the_second_die_are_two_more_dice() -> None:
    t = first_turn(f"2 {SECOND}", tower="2 wild", restaurant="3 sage", station="2 farmer")
    t.do("take restaurant sage", by=LUCY)
    for _ in range(2):
        t.do(next(offer for offer in t.offers("take") if "restaurant" not in offer), by=LUCY)
        while t.asked != "first-turn" and t.seat == LUCY:
            t.do(t.offers()[0])
    assert (t.state.dice_taken[LUCY], t.seat) == (3, MARC)


@shows("PNE-7.2")
@pytest.mark.parametrize(
    ("power", "one", "two"), [("unsuccessful-missions-2vp", 4, 8), ("tinkerer-1vp-each", 3, 6), ("four-vp", 4, 8)]
)
def test_copies_of_powers_that_score_add_up(power: str, one: int, two: int) -> None:
    for copies, points in ((1, one), (2, two)):
        for seat, hands in ((LUCY, ["20 25"]), (MAX, ["", "", "20 25"])):
            t = Paris().refuge(seat, f"3 tinkerer {copies} {power}").missions(*hands).at(FinalScoring())
            assert t.outcome.parts["powers"][seat] == points


# The powers of the first die


@shows("PNE-7.3")
def test_with_the_first_die_of_a_season_comes_a_can_and_with_later_ones_none() -> None:
    t = first_turn(CAN, seats=2, tower="2 sage", center="2 wild sage", station="sage")
    t.do("take center wild", by=LUCY)
    assert t.state.cans == [1, 0]
    t.do(t.offers()[0])
    t.do("take center wild", by=MARC)
    t.do(t.offers()[0])
    t.do("take center sage", by=LUCY)
    assert t.state.cans == [1, 0]


@shows("PNE-7.3", "PNE-2.16")
def test_at_the_restaurant_the_first_die_can_is_a_second_one() -> None:
    t = first_turn(CAN)
    t.do("take restaurant farmer", by=LUCY)
    assert t.state.cans[LUCY] == 2


@shows("PNE-7.4", "PNE-7.5")
def test_two_dice_of_different_locations_are_swapped_before_the_first_die() -> None:
    t = first_turn(SWAP, tower="wild wild", restaurant="farmer sage", station="sage")
    dice = ["tower wild", "restaurant sage", "restaurant farmer", "station sage"]
    assert t.offers("swap") == [f"swap {die}" for die in dice]
    t.do("swap tower wild", by=LUCY)
    assert t.offers() == [f"swap-with {die}" for die in dice[1:]]
    t.do("swap-with restaurant farmer", by=LUCY)
    assert t.happened("swapped", seat=LUCY, place="tower", face="wild")
    lying = ["tower farmer", "tower wild", "restaurant sage", "restaurant wild", "station sage"]
    assert t.offers() == [f"take {die}" for die in lying]


@shows("PNE-7.4", "PNE-7.5")
def test_or_after_the_first_die() -> None:
    t = first_turn(SWAP, tower="wild wild", restaurant="farmer sage", station="sage")
    t.do("take restaurant farmer", by=LUCY)
    assert t.asked == "first-turn"
    t.do("swap station sage", by=LUCY)  # its only partners are the wilds at the Tower
    assert (t.asked, t.seat) == ("turn", MARC)
    assert t.offers() == ["take tower sage", "take tower wild", "take restaurant sage", "take station wild"]


@shows("PNE-7.5")
def test_a_swap_keeps_all_faces_and_the_number_of_dice_at_each_location() -> None:
    t = first_turn(SWAP, tower="wild wild", restaurant="farmer sage", station="sage")
    before = [t.dice_at(place) for place in PLACES.entries]
    t.do("swap tower wild", "swap-with station sage")
    after = [t.dice_at(place) for place in PLACES.entries]
    assert [sum(dice.values()) for dice in after] == [sum(dice.values()) for dice in before]
    assert sum(map(Counter, after), Counter()) == sum(map(Counter, before), Counter())
    assert (t.dice_at("tower"), t.dice_at("station")) == ({"sage": 1, "wild": 1}, {"wild": 1})


@shows("PNE-7.4")
def test_there_is_no_swap_without_the_power_nor_on_later_turns() -> None:
    t = first_turn(tower="wild sage", restaurant="farmer sage")
    assert t.refused("swap tower wild") == "PNE-7.4"
    t = first_turn(SWAP, tower="wild sage", restaurant="farmer sage").at(Gather(LUCY), dice_taken=[1, 1, 1])
    assert t.offers("swap") == []
    assert t.refused("swap tower wild") == "PNE-7.4"


@shows("PNE-7.6")
def test_equal_faces_are_not_swapped_nor_dice_of_one_location() -> None:
    t = first_turn(SWAP, tower="wild sage", restaurant="wild")
    assert t.offers("swap") == ["swap tower sage", "swap restaurant wild"]
    assert t.refused("swap tower wild") == "PNE-7.6"
    t.do("swap restaurant wild", by=LUCY)  # only the sage at the Tower is left as a partner
    assert t.dice_at("tower") == {"wild": 2}


@shows("PNE-7.6")
def test_no_swap_where_all_dice_show_the_same_face() -> None:
    assert first_turn(SWAP, tower="2 wild", restaurant="wild").offers("swap") == []


@shows("PNE-7.11")
def test_dice_on_player_boards_cannot_be_swapped_and_two_locations_are_needed() -> None:
    t = first_turn(SWAP, tower="wild 2 sage").board(MARC, "farmer").again()
    assert t.offers("swap") == []


@shows("PNE-7.7", "PNE-7.11")
def test_a_second_die_comes_from_any_location_but_that_of_the_first() -> None:
    t = first_turn(SECOND, restaurant="farmer sage", tower="wild", station="2 sage")
    t.do("take restaurant sage", by=LUCY)
    assert t.offers() == ["take tower wild", "take station sage", "end-turn"]
    assert t.refused("take restaurant farmer") == "PNE-7.11"


@shows("PNE-7.7")
def test_the_second_die_is_a_choice() -> None:
    t = first_turn(SECOND, restaurant="farmer sage", tower="wild", station="2 sage")
    t.do("take restaurant sage", "end-turn", by=LUCY)
    assert t.seat == MARC
    assert t.dice_of(LUCY) == {"sage": 1}


@shows("PNE-7.7")
def test_without_the_power_and_on_later_turns_there_is_no_second_die() -> None:
    t = first_turn(restaurant="farmer sage", tower="wild")
    t.do("take restaurant sage")
    assert t.seat == MARC
    t = first_turn(SECOND, restaurant="farmer sage", tower="wild").at(Gather(LUCY), dice_taken=[1, 1, 1])
    t.do("take restaurant sage", by=LUCY)
    assert t.seat == MARC


@shows("PNE-7.8")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 6), (4, 5)])
def test_who_took_a_second_die_finishes_one_turn_early_with_as_many_dice_as_the_others(seats: int, each: int) -> None:
    t = Paris(seats).refuge(LUCY, SECOND).dice(restaurant=f"{each * seats - 2} sage farmer", tower="wild")
    t.at(Gather(LUCY))
    t.do("take restaurant farmer", "take tower wild", by=LUCY)
    t.do(t.offers()[0], by=LUCY)
    taken = [event.seat for event in t.events("took-die", since_start=True)]
    assert [taken.count(seat) for seat in range(seats)] == [each] * seats
    assert taken[:3] == [LUCY, LUCY, MARC]
    assert taken[-(seats - 1) :] == list(range(1, seats))  # the last round goes without Lucy
    assert t.over


@shows("PNE-7.9")
@pytest.mark.parametrize("place", ["tower", "bridge", "center", "station"])
def test_the_second_die_comes_with_the_action_of_its_own_location(place: str) -> None:
    t = first_turn(SECOND).dice(**{"restaurant": "3 sage 2 wild", place: "wild"}).again()
    t.do("take restaurant sage", f"take {place} wild", by=LUCY)
    assert t.state.cans[LUCY] == 1
    assert (t.asked, t.seat) == (place, LUCY)
    t.do(t.offers()[0], by=LUCY)
    assert t.seat == MARC


@shows("PNE-7.9", "PNE-7.3")
def test_a_second_die_from_the_restaurant_brings_its_can_but_no_first_die_can() -> None:
    t = first_turn(SECOND, CAN, restaurant="3 sage 2 wild", station="wild")
    t.do("take station wild")
    assert t.state.cans[LUCY] == 1
    t.do(t.offers()[0])
    t.do("take restaurant sage", by=LUCY)
    assert t.state.cans[LUCY] == 2


# All timing powers together

TIMING = (CAN, SWAP, SECOND, KEEP, DRAW)
SUBSETS = [powers for count in range(6) for powers in combinations(TIMING, count)]


@shows("PNE-7.10", "PNE-7.3", "PNE-7.4", "PNE-7.7", "PNE-7.12", "PNE-7.13", "PNE-7.14")
@pytest.mark.parametrize("swap_when", ["never", "before", "after the first die", "after the second die"])
@pytest.mark.parametrize("powers", SUBSETS, ids=lambda powers: "+".join(powers) or "none")
def test_the_first_turn_with_every_combination_of_powers(powers: tuple[str, ...], swap_when: str) -> None:
    """Lucy goes to the Bridge, then to the Restaurant if she may, and swaps when the story says, if she may."""
    t = first_turn(*powers, bridge="sage", restaurant="3 farmer", tower="wild", station="6 healer")
    swaps = SWAP in powers

    def swap(when: str) -> None:
        nonlocal swaps
        assert bool(t.offers("swap")) == swaps
        if swaps and when == swap_when:
            t.do("swap tower wild", "swap-with station healer", by=LUCY)
            swaps = False

    assert t.kinds() == ({"take", "swap"} if swaps else {"take"})
    swap("before")
    t.do("take bridge sage", by=LUCY)
    assert t.state.cans[LUCY] == (1 if CAN in powers else 0)  # the can is there before the location acts
    assert t.offers() == [f"keep {card}" for card in ["05", "20", "09", "13", "17"][: 5 if DRAW in powers else 3]]
    t.do("keep 20", by=LUCY)
    if KEEP in powers:
        assert t.kinds() == {"keep", "keep-no-more"}
        t.do("keep 09", by=LUCY)
    assert t.hand(LUCY) == (["20", "09"] if KEEP in powers else ["20"])
    if swaps or SECOND in powers:
        assert (t.asked, t.seat) == ("first-turn", LUCY)
        assert t.kinds() == {"end-turn"} | ({"swap"} if swaps else set()) | ({"take"} if SECOND in powers else set())
        swap("after the first die")
    if SECOND in powers:
        t.do("take restaurant farmer", by=LUCY)
        assert t.state.cans[LUCY] == (2 if CAN in powers else 1)
        if swaps:
            assert t.kinds() == {"end-turn", "swap"}
            swap("after the second die")
    if t.seat == LUCY:
        t.do("end-turn", by=LUCY)
    assert (t.asked, t.seat) == ("turn", MARC)
    assert sum(t.dice_of(LUCY).values()) == (2 if SECOND in powers else 1)
    could = SWAP in powers and (SECOND in powers or swap_when != "after the second die")
    assert t.happened("swapped", since_start=True) == (could and swap_when != "never")
    assert len(t.events("swapped", since_start=True)) <= 1


@shows("PNE-7.10")
def test_the_swap_may_come_before_or_after_the_second_die_but_once_only() -> None:
    t = first_turn(SWAP, SECOND, restaurant="3 farmer", tower="wild sage", bridge="healer")
    t.do("swap tower wild", "swap-with bridge healer")
    assert t.refused("swap tower sage") == "PNE-7.10"
    t.do("take restaurant farmer", by=LUCY)
    assert t.offers("swap") == []
    assert t.refused("swap tower sage") == "PNE-7.10"


@shows("PNE-7.10")
def test_a_second_die_does_not_give_a_used_swap_back() -> None:
    t = first_turn(SWAP, SECOND, restaurant="3 farmer", tower="wild sage", bridge="healer")
    t.do("take restaurant farmer", by=LUCY)
    t.do("swap tower wild", "swap-with bridge healer", by=LUCY)
    t.do("take tower sage", by=LUCY)
    t.do(t.offers()[0], by=LUCY)  # what the Tower gives
    assert (t.asked, t.seat) == ("turn", MARC)  # neither a swap nor a die is left to her


@shows("PNE-7.4", "PNE-7.10")
def test_how_many_swaps_and_further_dice_are_left_is_told() -> None:
    t = first_turn(
        "2", SWAP, "2", SECOND, restaurant="6 farmer", tower="wild sage", center="2 healer", station="3 sage"
    )
    assert t.facts()["swaps"] == [2]
    t.do("swap tower wild", "swap-with center healer", by=LUCY)
    assert t.facts()["swaps"] == [1]
    t.do("take restaurant farmer", by=LUCY)
    assert (t.facts()["swaps"], t.facts()["seconds"]) == ([1], [2])
    t.do("take center healer", by=LUCY)
    t.do(t.offers()[0], by=LUCY)  # what the Center gives
    assert (t.facts()["swaps"], t.facts()["seconds"]) == ([1], [1])
    t.do("end-turn", by=LUCY)
    for seat in (MARC, MAX):
        t.do("take restaurant farmer", by=seat)
    assert t.facts()["swaps"] == [0]  # no longer her first die


@shows("PNE-7.10")
def test_a_second_die_is_taken_once_only() -> None:
    t = first_turn(SWAP, SECOND, restaurant="3 farmer", tower="wild sage", station="3 healer")
    t.do("take restaurant farmer", "take station healer", by=LUCY)
    t.do(t.offers()[0], by=LUCY)
    assert t.kinds() == {"swap", "end-turn"}
    assert t.refused("take tower wild") == "PNE-7.10"


# The Bridge


@shows("PNE-7.12")
def test_with_the_extra_mission_power_one_more_may_be_kept_or_declined() -> None:
    t = first_turn(KEEP)
    t.do("take bridge sage")
    assert t.refused("keep-no-more") == "PNE-2.7"  # the first is compulsory
    t.do("keep 20")
    assert t.offers() == ["keep 05", "keep 09", "keep-no-more"]
    t.do("keep-no-more")
    assert (t.hand(LUCY), t.deck()[-2:]) == (["20"], ["05", "09"])


@shows("PNE-7.13")
def test_with_the_wider_draw_five_missions_are_drawn_and_one_is_kept() -> None:
    t = first_turn(DRAW)
    t.do("take bridge sage")
    assert t.happened("drew", seat=LUCY, missions=5)
    t.do("keep 17")
    assert (t.hand(LUCY), t.deck()[-4:], t.seat) == (["17"], ["05", "20", "09", "13"], MARC)


@shows("PNE-7.14")
@pytest.mark.parametrize(
    ("second", "under"), [("keep 05", ["20", "13", "17"]), ("keep-no-more", ["05", "20", "13", "17"])]
)
def test_with_both_bridge_powers_five_are_drawn_one_kept_then_one_more_or_not(second: str, under: list[str]) -> None:
    t = first_turn(KEEP, DRAW)
    t.do("take bridge sage", "keep 09", second)
    assert t.deck()[-len(under) :] == under
    assert t.deck()[0] == "25"
    assert len(t.hand(LUCY)) == (2 if second == "keep 05" else 1)


@shows("PNE-7.14", "PNE-2.13")
@pytest.mark.parametrize("left", [4, 2, 1])
def test_bridge_powers_draw_and_keep_what_is_there(left: int) -> None:
    t = first_turn(KEEP, DRAW).missions(top="05 20 09 13", left=left).again()
    t.do("take bridge sage")
    if left > 1:
        t.do("keep 05")
        assert len(t.offers("keep")) == left - 1
        t.do("keep 20")
    assert len(t.hand(LUCY)) == min(left, 2)
    assert len(t.deck()) == max(0, left - 2)
    assert t.seat == MARC


@shows("PNE-7.12")
def test_bridge_powers_work_on_every_visit_of_a_season() -> None:
    t = first_turn(KEEP, seats=2, bridge="sage wild", restaurant="3 farmer")
    t.do("take bridge sage", "keep 05", "keep 20")
    t.do("take restaurant farmer", by=MARC)
    t.do("take bridge wild", by=LUCY)
    t.do(t.offers()[0], t.offers()[1])
    assert len(t.hand(LUCY)) == 4


# The top of the deck


def claims(deck: str, *, top: str, row: list[str], power: bool = True) -> Paris:
    """Lucy, stronger than Marc, claims a building of a type."""
    t = Paris().refuge(LUCY, "claim-from-deck" if power else "").board(LUCY, f"2 {deck}").board(MARC, deck)
    return t.row(deck, *row).top(deck, top).at(Distribute(DECKS.number(deck)))


@shows("PNE-7.15", "PNE-7.17")
@pytest.mark.parametrize("deck", DECKS.entries)
def test_the_top_of_any_deck_may_be_taken_instead_of_a_face_up_card(deck: str) -> None:
    first = deck[0]
    t = claims(deck, top=f"{first}-08", row=[f"{first}-01", f"{first}-02"])
    assert t.offers() == [f"claim {first}-01", f"claim {first}-02", "claim-top"]
    t.do("claim-top", by=LUCY)
    assert t.buildings(LUCY) == [f"{first}-08"]
    assert t.happened("claimed-top", seat=LUCY, building=f"{first}-08")
    assert t.offers() == [f"claim {first}-01", f"claim {first}-02"]  # Marc still has both


@shows("PNE-7.15")
@pytest.mark.parametrize(("left", "offered"), [(0, False), (1, True), (2, True)])
def test_the_last_card_of_a_deck_may_be_taken_too(left: int, offered: bool) -> None:
    t = Paris().refuge(LUCY, "claim-from-deck").board(LUCY, "2 sage").row("sage", "s-01", "s-02")
    sage = DECKS.number("sage")
    t.state.deck_at[sage] += t.state.cards_left(sage) - left
    t.at(Distribute(sage))
    assert ("claim-top" in t.offers()) == offered


@shows("PNE-7.15")
def test_without_the_power_the_deck_is_closed() -> None:
    t = claims("sage", top="s-08", row=["s-01", "s-02"], power=False)
    assert t.refused("claim-top") == "PNE-7.15"


@shows("PNE-7.15")
def test_an_empty_deck_has_no_top() -> None:
    t = claims("sage", top="s-08", row=["s-01", "s-02"])
    t.state.deck_at[3] = 15
    assert t.again().offers() == ["claim s-01", "claim s-02"]


@shows("PNE-7.16")
def test_the_deck_needs_a_face_up_card_still_lying_there() -> None:
    t = Paris().refuge(MAX, "claim-from-deck").board(LUCY, "3 sage").board(MARC, "2 sage").board(MAX, "sage")
    t.row("sage", "s-01", "s-02").at(Distribute(3))
    t.do("claim s-01", by=LUCY)
    assert t.over  # Marc took the last card, and Max has nothing to claim instead of
    assert t.buildings(MAX) == []


@shows("PNE-7.16")
def test_as_the_face_up_cards_stay_everybody_may_get_one_at_three() -> None:
    t = Paris().refuge(LUCY, "claim-from-deck").board(LUCY, "3 sage").board(MARC, "2 sage").board(MAX, "sage")
    t.row("sage", "s-01", "s-02").at(Distribute(3))
    t.do("claim-top", "claim s-01")
    assert [len(t.buildings(seat)) for seat in (LUCY, MARC, MAX)] == [1, 1, 1]


@shows("PNE-7.16")
def test_the_card_is_chosen_unseen_and_the_choice_is_final() -> None:
    t = claims("sage", top="s-08", row=["s-01", "s-02"])
    before = t.state.view(LUCY)
    other = claims("sage", top="s-09", row=["s-01", "s-02"])
    assert other.state.view(LUCY) == before
    revealed = t.state.revealed
    t.do("claim-top")
    assert t.state.revealed > revealed  # there is no free way back
    assert t.seat == MARC


@shows("PNE-7.17")
def test_it_serves_already_for_the_later_types_of_the_season_it_was_won_in() -> None:
    t = Paris().board(LUCY, "tinkerer brawler healer sage farmer").row("tinkerer", "t-06", "t-01").at(Distribute(0))
    assert "claim-top" not in t.offers()
    t.do("claim t-06", by=LUCY)
    for _ in range(4):
        t.do("claim-top", by=LUCY)
    assert [building[0] for building in t.buildings(LUCY)] == ["t", "b", "h", "s", "f"]


@shows("PNE-7.17")
@pytest.mark.parametrize("end", [f"t-{i}" for i in range(10, 16)])
def test_it_may_bring_end_cards_before_winter_and_they_count_as_usual(end: str) -> None:
    t = (
        Paris()
        .refuge(LUCY, "claim-from-deck")
        .board(LUCY, "tinkerer")
        .row("tinkerer", "t-01", "t-02")
        .missions("20 24")
    )
    t.state.deck_at[0] = 9
    t.top("tinkerer", end).at(FinalScoring(), Distribute(0))
    t.do("claim-top", by=LUCY)
    assert t.buildings(LUCY) == [end]
    points = {"t-10": 4, "t-11": 4, "t-12": 1, "t-13": 2, "t-14": 4, "t-15": 4}
    assert t.outcome.parts["powers"][LUCY] == points[end]


@shows("PNE-7.17", "PNE-3.19")
def test_cans_of_a_farmer_card_from_the_deck_come_too() -> None:
    t = claims("farmer", top="f-06", row=["f-01", "f-02"])
    t.do("claim-top")
    assert t.state.cans[LUCY] == 3


# Powers that count


@shows("PNE-7.19")
@pytest.mark.parametrize("tile", ["1-1", "1-2", "1-3", "1-4", "2-4"])
def test_universal_equipment_is_one_of_each_type_for_events(tile: str) -> None:
    t = Paris().tiles(tile).refuge(LUCY, "brawler healer sage universal-equipment").at(ResolveEvent())
    assert t.happened("overcame", seat=LUCY)


@shows("PNE-7.19")
def test_universal_equipment_equips_but_is_no_survivor_and_one_of_a_type_only() -> None:
    t = Paris().tiles("2-1").refuge(LUCY, "2 healer 2 sage universal-equipment capsule").at(ResolveEvent())
    assert t.happened("failed", seat=LUCY)  # two healers, one sage are equipped
    t = Paris().tiles("2-1").refuge(LUCY, "2 healer 2 sage universal-equipment capsule book").at(ResolveEvent())
    assert t.happened("overcame", seat=LUCY)


@shows("PNE-7.19", "PNE-7.20")
@pytest.mark.parametrize(
    ("mission", "things", "points"),
    [
        ("12", "3 bullet", 4),
        ("13", "3 capsule", 4),
        ("14", "3 book", 4),
        ("18", "3 bullet 3 capsule 3 book", 4),
        ("17", "", 6),
    ],
)
def test_universal_equipment_counts_for_missions_as_three_in_all(mission: str, things: str, points: int) -> None:
    for power, expected in (("universal-equipment", points), ("four-vp", 0)):
        t = Paris().refuge(LUCY, f"{things} {power}").refuge(MARC, "bullet book" if mission == "17" else "")
        assert t.missions(mission).at(FinalScoring()).outcome.parts["missions"][LUCY] == expected


@shows("PNE-7.21", "PNE-7.22")
def test_each_unsuccessful_mission_is_worth_two_points_unplaced_buildings_too() -> None:
    t = Paris().refuge(LUCY, "4 sage unsuccessful-missions-2vp").missions("07 20 24 25").at(FinalScoring())
    assert t.outcome.parts["missions"][LUCY] == 2
    assert t.outcome.parts["powers"][LUCY] == 3 * 2


@shows("PNE-7.23", "PNE-7.24")
def test_each_tinkerer_of_the_refuge_is_worth_a_point_from_cards_and_tokens() -> None:
    t = (
        Paris()
        .board(LUCY, dice="tinkerer", tokens="2 tinkerer")
        .row("tinkerer", "t-13")
        .at(FinalScoring(), Distribute(0))
    )
    assert t.survivors(LUCY) == {"tinkerer": 4}
    assert t.outcome.parts["powers"][LUCY] == 4


@shows("PNE-7.25")
@pytest.mark.parametrize("building", ["t-14", "t-15"])
def test_four_points_are_gained_at_the_end(building: str) -> None:
    t = Paris().stands(LUCY, building)
    assert t.points(LUCY) == 0
    assert t.at(FinalScoring()).outcome.parts["powers"] == [4, 0, 0]


def test_every_power_is_on_some_building() -> None:
    powers = [entry.power for entry in Paris().state.t.content.entries["building"] if entry.type == "tinkerer"]
    assert set(powers) == set(POWERS.entries)


# What is refused on the first turn, and by which rule


@shows("PNE-7.7", "PNE-7.10", "PNE-8.3")
def test_on_the_first_turn_each_refusal_names_its_rule() -> None:
    t = first_turn(SWAP, restaurant="3 farmer", tower="wild sage", bridge="healer")
    t.do("take restaurant farmer", by=LUCY)
    assert t.asked == "first-turn"
    assert t.refused("take tower wild") == "PNE-7.7"  # without the power
    assert t.refused("keep-no-more") == "PNE-7.10"
    assert t.refused("place 32") == "PNE-8.3"


@shows("PNE-7.5", "PNE-7.6", "PNE-8.3")
def test_while_a_swap_is_made_each_refusal_names_its_rule() -> None:
    t = first_turn(SWAP, restaurant="3 farmer", tower="wild sage", bridge="healer wild")
    t.do("swap tower wild", by=LUCY)
    assert t.asked == "swap-with"
    assert t.refused("swap-with bridge wild") == "PNE-7.6"
    assert t.refused("end-turn") == "PNE-7.5"
    assert t.refused("place 32") == "PNE-8.3"
