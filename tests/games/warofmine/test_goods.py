"""Goods to the token: what is given up, paid and taken, what it is worth, and trade."""

import pytest
from tests.games.warofmine.fights import KNIFE, NONE, PISTOL, fight
from tests.games.warofmine.tables import ITEM, OUT_THERE, WHO, House, items, members, outside, prices

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.goods.choices import LoseGoods, PayValue, TakeOne
from holdfast.games.warofmine.goods.trade import Giving, Taking, Trade, can_trade
from holdfast.games.warofmine.goods.worth import count_goods, tokens_up_to, worth
from holdfast.games.warofmine.phases.flow import DAWN, Flow
from holdfast.games.warofmine.script import terms
from holdfast.testing import shows

# Giving up


def test_a_note_is_one_token_more_to_choose_from() -> None:
    t = House().storage(coffee=1).note("grenade", place="stored").at(Flow(DAWN), LoseGoods(1, terms.TOKEN, 0))
    assert t.offers() == ["give coffee", "give-note 1"]


def test_where_all_must_be_given_up_nobody_is_asked() -> None:
    t = House().storage(coffee=1, sugar=1, wood=1).at(Flow(DAWN), LoseGoods(2, terms.TOKEN, 0))
    assert (t.asked == "lose-goods", t.has("coffee"), t.has("sugar"), t.has("wood")) == (False, 0, 0, 1)


def test_of_those_with_the_highest_value_the_leader_chooses() -> None:
    t = House().storage(sugar=1, coffee=1, ammo=1, herb=1)
    for value in (3, 1, 3):
        t.note("grenade", place="stored", value=value)
    t.at(Flow(DAWN), LoseGoods(1, terms.TOKEN, 0, valuable=1))
    assert t.offers() == ["give sugar", "give ammo", "give-note 1", "give-note 3"]


def test_what_is_worth_nothing_may_be_the_most_valuable() -> None:
    t = House().storage(coffee=1, cigarettes=1)
    for item in ("coffee", "cigarettes"):
        t.state.goods.prices[ITEM(item)] = -1
    assert t.at(Flow(DAWN), LoseGoods(1, terms.TOKEN, 0, valuable=1)).offers() == ["give coffee", "give cigarettes"]


def test_what_is_lost_from_storage_is_lost_there_while_the_party_is_out() -> None:
    t = outside().storage(coffee=2, cigarettes=2).pile(coffee=2).note("grenade", place="stored")
    t.at(*OUT_THERE, LoseGoods(2, terms.TOKEN, 0, stored=1))
    for item in ("coffee", "cigarettes"):
        assert t.offers() == ["give coffee", "give cigarettes", "give-note 1"]
        t.do(f"give {item}")
    assert (t.asked, t.has("coffee"), t.has("cigarettes"), t.carries("coffee")) == ("explore", 1, 1, 2)


@shows("TWM-11.2")
def test_what_is_paid_from_storage_lies_there_and_has_a_value() -> None:
    t = fight([(NONE, 0)], "zlata").storage(coffee=2, cigarettes=2, wood=1).note("grenade", place="stored", value=5)
    t.state.people.arm(WHO("zlata"), PISTOL)
    t.at(*t.state.stack, PayValue(3, stored=1))
    for item in ("coffee", "cigarettes"):
        assert t.offers() == ["give coffee", "give cigarettes", "give-note 1"]
        t.do(f"give {item}")
    assert (t.asked, t.has("coffee"), t.has("cigarettes")) == ("pay-value", 1, 1)


@shows("TWM-1.12")
def test_one_is_taken_of_what_the_box_has() -> None:
    t = House()
    for item, left in (("sugar", 0), ("coffee", 1), ("book", 2)):
        t.state.goods.box[ITEM(item)] = left
    assert t.at(Flow(DAWN), TakeOne(items("sugar", "coffee", "book"))).offers() == ["take coffee", "take book"]


# What it is worth


def test_goods_are_counted_by_their_kind() -> None:
    t = House().storage(raw_food=1, canned_food=1, coffee=2, wood=3)
    assert count_goods(t.state, t.state.goods.storage, terms.FOOD, 0) == 2


@shows("TWM-10.29")
def test_two_knives_in_two_hands_are_two() -> None:
    t = fight([(NONE, 0)])
    for name in ("zlata", "anton"):
        t.state.people.arm(WHO(name), KNIFE)
    assert worth(t.state, t.state.goods.pile) == 16


def test_only_tokens_of_that_value_are_given() -> None:
    cheap = members(c.ITEMS, tokens_up_to(House().state, 15, 1))
    assert cheap == {"coffee", "cigarettes", "shell", "herb", "chems", "filter", "book"}


@shows("TWM-11.1")
def test_any_note_that_is_worth_something_is_given_in_trade() -> None:
    t = House("zlata")
    for number, value in ((0, 0), (1, 1), (2, 2)):
        t.note(c.NOTES.entries[number], place="stored", value=value)
    assert t.at(Flow(DAWN), Giving(items("meds"), 0, 0)).offers() == ["give-note 2", "give-note 3", "done"]
    assert worth(t.state, t.state.goods.storage) == 3


@shows("TWM-11.1")
def test_what_lies_in_storage_is_not_given_outside() -> None:
    t = outside().storage(sugar=1).pile(coffee=1).note("grenade", place="stored", value=5)
    assert t.at(*OUT_THERE, Giving(0, 0, 0)).offers() == ["give coffee", "done"]


# Trade


@shows("TWM-11.2", "TWM-9.20")
@pytest.mark.parametrize(("card", "trades"), [(14, True), (1, False)])
def test_who_holds_the_card_that_waives_the_commission_may_trade(card: int, trades: bool) -> None:
    assert can_trade(House("zlata").storage(coffee=1).keep(card).state, 5) == trades


@shows("TWM-11.2", "TWM-9.20")
@pytest.mark.parametrize(("asked", "offers"), [(0, ["yes", "no"]), (1, ["yes", "no", "play narrative-14"])])
def test_only_a_commission_can_be_waived(asked: int, offers: list[str]) -> None:
    t = House("zlata").storage(coffee=1).keep(1, 13, 14).who("zlata", misery=1, fatigue=1)
    assert t.at(Flow(DAWN), Trade(items("knife"), asked, 0)).offers() == offers


@shows("TWM-11.2")
def test_who_has_paid_a_commission_of_one_has_traded() -> None:
    t = House("zlata").storage(coffee=1).at(Flow(DAWN), Trade(items("knife"), 1, 0))
    t.state.goods.grey_credit = 30
    t.do("yes")
    assert (t.has("coffee"), t.happened("traded")) == (0, False)
    assert (t.state.goods.trade, t.state.goods.grey_credit) == (terms.TRADE_MADE, 0)


@shows("TWM-11.3", "TWM-11.4")
def test_what_is_not_there_and_what_is_no_token_are_refused_by_their_rules() -> None:
    t = House("zlata").storage(coffee=1, wood=1).at(Flow(DAWN), Giving(items("meds"), 0, 0))
    assert [t.refused(action) for action in ("give wood", "give knife", "take wood")] == [
        "TWM-11.4",
        "TWM-11.3",
        "TWM-11.3",
    ]


@shows("TWM-12.25")
def test_grey_tokens_and_grey_notes_buy_water() -> None:
    t = House("zlata").storage(shovel=1, coffee=1, sugar=1).note("poisoned-water")
    t.note("grenade", place="stored", value=9)
    t.at(Flow(DAWN), Giving(items("coffee"), 0, 0))
    credits = []
    for action in ("give coffee", "give shovel", "give-note 2"):
        t.do(action)
        credits.append(t.state.goods.grey_credit)
    assert credits == [0, 6, 15]
    t.do("done", "take coffee")
    assert t.state.goods.grey_credit == 15  # the green credit was enough


@shows("TWM-12.31", "TWM-1.12")
def test_a_price_of_one_is_a_price_and_the_last_piece_is_sold() -> None:
    t = House("zlata")
    t.state.goods.box[c.WATER] = 1
    t.at(Flow(DAWN), Taking(0, 1, 0, [], 0, prices(water=1)))
    assert t.offers() == ["take water", "done"]
    assert (t.facts()["sells"], t.facts()["price"]) == (["water"], [1])


@shows("TWM-12.24", "TWM-11.1", "TWM-1.12")
def test_wood_with_a_price_and_a_second_book_are_refused_because_there_are_none() -> None:
    t = House("zlata").note("winter")
    t.state.goods.box[c.WOOD] = 0
    t.at(Flow(DAWN), Taking(items("book", "coffee"), 1, 1, [ITEM("book")]))
    assert (t.refused("take wood"), t.refused("take book")) == ("TWM-1.12", "TWM-11.1")
