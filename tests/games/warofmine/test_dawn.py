"""Dawn (TWM-9), trade (TWM-11) and the end (TWM-13)."""

import pytest
from tests.games.warofmine.tables import ITEM, SCRIPTS, WHO, House, items, op, outside, prices, them

from holdfast.core import Match
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.goods.trade import Taking, Trade, can_trade, commission
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.phases.dawn import Before, Dawn, DeathAmongUs, Fate, Mourning, Narrate, exchange
from holdfast.games.warofmine.phases.flow import DAWN, DAY, MORNING, Flow
from holdfast.games.warofmine.state.ending import epilogue_of, fates
from holdfast.games.warofmine.state.people import LEFT
from holdfast.registry import game
from holdfast.testing import shows

REST = Flow(MORNING)


def fate(t: House, number: int, part: int = 0) -> House:
    return t.at(Flow(DAY), Fate(number - 1, part))


@shows("TWM-9.1")
def test_the_party_returns_with_what_it_carried() -> None:
    t = House().tasks(katia="scavenge", zlata="guard", anton="floor").pile(canned_food=2).note("plans", place="carried")
    t.at(Flow(DAWN))
    assert (t.has("canned-food"), t.carries("canned-food"), t.state.notes.at(0).is_stored()) == (2, 0, True)
    assert t.state.people.where[WHO("katia")] == 1
    assert t.happened("home")


@shows("TWM-9.2", "TWM-9.5", "TWM-9.6")
def test_treatment_is_assigned_and_replaces_what_the_card_does_to_the_untreated() -> None:
    t = House().who("katia", wounds=2, illness=2).who("anton", wounds=1).storage(bandages=1, meds=1, herbal_meds=1)
    t.at(Flow(DAY), Fate(0, 0), Before())
    assert set(t.offers("treat")) == {
        "treat anton bandages",
        "treat katia bandages",
        "treat katia meds",
        "treat katia herbal-meds",
    }
    t.do("treat katia bandages", "treat katia meds")  # one of each kind: then there is nothing left to assign
    assert (t.level("katia", "wounds"), t.level("katia", "illness"), t.level("anton", "wounds")) == (0, 0, 2)
    assert t.level("zlata", "wounds") == 0  # the healthy are untouched
    assert (t.box("bandages"), t.box("meds"), t.has("herbal-meds")) == (3, 3, 1)


@shows("TWM-9.6")
@pytest.mark.parametrize("first", ["herbal-meds", "meds"])
def test_who_has_one_kind_of_medicine_gets_none_of_the_other(first: str) -> None:
    t = House().who("katia", illness=2).who("anton", wounds=1).storage(bandages=1, meds=1, herbal_meds=1)
    t.at(Flow(DAY), Fate(0, 0), Before()).do(f"treat katia {first}")
    assert t.offers("treat") == ["treat anton bandages"]  # the other kind is there, too


@shows("TWM-9.2")
@pytest.mark.parametrize("cure", ["meds", "herbal-meds"])
def test_only_medicine_that_is_there_is_assigned(cure: str) -> None:
    t = House().who("katia", illness=2).storage(**{cure.replace("-", "_"): 1}).at(Flow(DAY), Fate(0, 0), Before())
    assert t.offers("treat") == [f"treat katia {cure}"]


@shows("TWM-9.6")
def test_treatment_is_used_up_with_the_fate_card() -> None:
    t = House().who("katia", wounds=3, illness=3).storage(bandages=2, meds=2).at(Flow(DAY), Fate(0, 0), Before())
    t.do("treat katia bandages", "treat katia meds")
    t.who("katia", wounds=3, illness=3).at(Flow(DAY), Fate(0, 0), Before())
    assert t.offers("treat") == ["treat katia bandages", "treat katia meds"]
    assert (t.box("bandages"), t.box("meds")) == (2, 2)  # the others are still in Storage


@shows("TWM-9.3", "TWM-9.4")
def test_the_upper_part_acts_in_its_order() -> None:
    t = House("katia").who("katia", wounds=1, illness=1).tasks(katia="floor")
    t.state.house.cold = 3
    near = t.state.decks.spots[0]
    fate(t, 1)
    order = [event.kind.name for event in t.last]
    assert order.index("wounds") < order.index("illness")
    names = [event.kind.name for event in t.log]
    assert names.index("illness") < names.index("misery") < names.index("exchanged")
    assert t.level("katia", "illness") == 3  # once untreated, once by the cold on the floor
    assert near not in t.state.decks.spots


@shows("TWM-9.7")
def test_exchanging_a_location_slides_the_farther_ones_nearer() -> None:
    t = House()
    s = t.state
    near, middle, far = s.decks.spots
    new = s.decks.locations[-1]
    exchange(s, 0)
    assert s.decks.spots == [middle, far, new]
    assert t.sound()
    s.decks.removed = [*s.decks.removed, *(96 + place for place in s.decks.locations)]
    s.decks.locations = []
    exchange(s, 1)
    assert s.decks.spots == [middle, new, -1]
    assert t.sound()
    assert near not in s.decks.spots


@shows("TWM-9.8", "TWM-9.9", "TWM-9.10")
def test_one_of_two_narrative_cards_is_kept_and_the_journal_passes_twice() -> None:
    t = House(seats=3).on_top("narratives", "narrative-3", "narrative-7").on_top("events", "frost")
    leader = t.state.leader
    t.at(REST, Dawn(4))
    assert t.offers() == ["pick narrative-7", "pick narrative-3"]
    assert t.state.leader == (leader + 1) % 3
    assert t.state.view(2).decks.known["narratives"] == ["narrative-3", "narrative-7"]
    t.rig(*[0] * 13)
    t.do("pick narrative-7")
    assert t.state.decks.kept == [6]
    assert len(t.state.decks.narratives) == 14
    assert t.state.decks.narratives.index(2) == 12  # it lay on top, and was shuffled back
    assert [event.rule for event in t.events("leads")][:1] == ["TWM-9.10"]


@shows("TWM-9.11", "TWM-9.12", "TWM-9.13")
def test_alcohol_before_or_after_fate() -> None:
    t = House("katia").who("katia", misery=3).storage(moonshine=1, alcohol=1)
    t.at(Flow(DAY), Before())
    t.do("drink moonshine katia")
    assert (t.level("katia", "misery"), t.level("katia", "fatigue")) == (2, 2)
    t = House("katia").who("katia", misery=3).storage(alcohol=2)
    t.at(Flow(DAY), Before())
    t.do("drink alcohol katia")
    assert (t.level("katia", "misery"), t.level("katia", "fatigue")) == (2, 1)
    t = House("katia").storage(alcohol=1).at(Flow(DAY))
    assert t.offers("drink") == []
    assert t.at(REST, Dawn(3)).offers("drink") == ["drink alcohol katia"]


@shows("TWM-9.13")
def test_alcohol_is_there_while_a_narrative_card_is_chosen_and_before_the_roll_for_the_dead() -> None:
    t = House("katia").who("katia", misery=3).storage(alcohol=2).at(REST, Dawn(4))
    assert t.asked == "narrate"
    t.do("drink alcohol katia")
    assert (t.asked, t.level("katia", "misery")) == ("narrate", 2)
    assert House("katia").storage(alcohol=1).at(Flow(DAY), Narrate(2, 1)).offers("drink") == []  # by day
    t = House("katia").who("katia", misery=3).storage(alcohol=2).at(Flow(DAY), Mourning())
    t.do("drink alcohol katia")
    assert (t.asked, t.level("katia", "misery")) == ("mourning", 2)


@shows("TWM-9.14")
@pytest.mark.parametrize("how", ["died", "left"])
def test_who_is_gone_since_this_morning_weighs_on_the_others(how: str) -> None:
    t = House("katia cveta anton").at(Flow(DAY), Dawn(5))
    assert not t.happened("rolled")  # nobody is gone
    t.perform([{"op": "remove_character", "who": "this", "how": how}], "anton")
    t.rig(6)
    t.at(Flow(DAY), Dawn(5))
    assert (t.level("katia", "misery"), t.level("cveta", "misery")) == (0, 2)
    t.on_top("events", "frost").at(Flow(MORNING))
    t.at(Flow(DAY), Dawn(5))
    assert not t.happened("rolled")  # that was another day


@shows("TWM-9.15")
def test_who_is_lost_by_that_roll_counts_for_no_day() -> None:
    t = House("katia cveta").who("cveta", misery=3)
    t.state.today.losses, t.state.today.mourning, t.state.die = 1, 1, 7
    t.at(Flow(DAY), DeathAmongUs())
    assert t.people == ["katia"]
    assert t.state.today.losses == 1


@shows("TWM-9.16")
def test_then_a_new_day_begins() -> None:
    t = House().on_top("events", "frost").at(REST, Dawn(6))
    assert t.state.day == 2
    assert t.happened("event-card", since_start=True, card="frost")


@shows("TWM-9.17")
def test_a_match_can_be_put_away_at_dawn_and_resumed() -> None:
    match = Match(GAME, seats=2, seed=12)
    while match.state.decision is not None and match.state.decision.name != "narrate":
        actions = match.state.decision.actions
        guards = [action for action in actions if action.text == "task guard"]
        match.apply(guards[0] if guards else actions[-1])
    again = Match.load(match.save(), game)
    assert again.state.checksum() == match.state.checksum()
    assert again.state.decision is not None
    assert again.state.decision.name == "narrate"


@shows("TWM-9.18")
def test_the_same_fate_may_come_twice_running() -> None:
    t = House()
    seen = []
    for number in (3, 3):
        t.rig(number)
        t.at(Flow(DAY), Dawn(2))
        seen += [event.a for event in t.events("fated")]
    assert seen == [3, 3]


@shows("TWM-9.19")
def test_spirit_goes_through_everybody_in_the_order_of_the_group() -> None:
    t = House("boris cveta anton").who("boris", misery=1, hunger=1).who("cveta", misery=1).who("anton", misery=1)
    fate(t, 3, 3)  # C: Boris eases one other, Cveta minds hunger, Anton is glad that nobody is worse
    assert t.offers() == ["choose cveta", "choose anton"]
    assert t.level("anton", "misery") == 1  # his turn comes last
    t.do("choose anton")
    assert (t.level("cveta", "misery"), t.level("anton", "misery")) == (1, 0)
    habit = House("arica").storage(cigarettes=1)
    fate(habit, 1, 3)
    habit.do("no")
    assert habit.level("arica", "misery") == 1
    assert habit.has("cigarettes") == 1
    habit = House("arica").storage(cigarettes=1)
    fate(habit, 1, 3)
    habit.do("yes")
    assert habit.level("arica", "misery") == 0
    assert habit.has("cigarettes") == 0


@pytest.mark.parametrize("name", c.CHARACTERS.entries)
@pytest.mark.parametrize("letter", [0, 1, 2])
def test_every_spirit_line_can_be_carried_out(name: str, letter: int) -> None:
    other = "katia" if name != "katia" else "zlata"
    t = House(f"{name} {other}").storage(guitar=1, book=1, knife=1, jewelry=1, raw_food=3, moonshine=1)
    for who in t.people:
        t.who(who, misery=2, hunger=2, wounds=2, fatigue=2)
    card = next(i for i in range(7) if t.state.t.fate_spirit[i] == letter)
    t.at(Flow(DAY), Fate(card, 3))
    while t.asked in ("script", "select"):
        t.do(t.offers()[0])
    assert t.sound()


@shows("TWM-9.20")
def test_a_narrative_card_is_played_once_in_its_own_moment() -> None:
    t = House("katia").who("katia", misery=3).keep(1, 7).at(Flow(DAY))
    assert t.offers("play") == ["play narrative-1"]
    t.do("play narrative-1")
    assert t.level("katia", "misery") == 1
    assert t.state.decks.kept == [6]
    assert 0 not in t.state.decks.narratives
    assert t.offers("play") == []
    assert t.sound()


@pytest.mark.parametrize("number", [6, 11, 13])
def test_cards_of_the_day(number: int) -> None:
    t = House("katia").who("katia", fatigue=2).keep(number).storage(wood=2).at(Flow(DAY))
    t.do(f"play narrative-{number}")
    if number == 6:
        t.do("place bed", "at g4")
        assert t.has("wood") == 0
    elif number == 11:
        t.do(t.offers()[0])
        assert t.has("wood") == 4
    else:
        assert t.level("katia", "fatigue") == 0


@pytest.mark.parametrize("number", [7, 8, 12])
def test_cards_of_the_night_outside(number: int) -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").keep(number).unknown("heap", "heap", "heap")
    t.on_top("findings", "finding-1", "finding-2")
    t.state.outing.noise = 4
    t.at(REST, Explore())
    t.do(f"play narrative-{number}")
    if number == 12:
        assert len(t.state.decks.unknown) == 7
        return
    t.rig(*([0, 0, 9] if number == 8 else [0]))
    t.do("explore")
    assert len(t.events("found")) == (2 if number == 8 else 1)
    assert t.state.outing.noise == (5 if number == 8 else 2)


def test_second_thoughts_roll_the_die_again() -> None:
    t = House("katia").keep(15).at(Flow(DAY))
    t.rig(0, 9)
    t.do("work b1")
    assert t.asked == "reconsider"
    t.do("play narrative-15")
    assert t.asked == "poke-about"
    assert len(t.offers()) == 5


@shows("TWM-9.21")
def test_the_cold_line_needs_its_number_of_tokens() -> None:
    t = House("katia zlata").tasks(katia="floor", zlata="guard").who("katia", illness=0)
    t.state.house.cold = 2
    fate(t, 1, 2)
    assert t.level("katia", "illness") == 0
    t.state.house.cold = 3
    fate(t, 1, 2)
    assert (t.level("katia", "illness"), t.level("zlata", "illness")) == (1, 0)
    t = House("katia").tasks(katia="floor").keep(5)
    t.state.house.cold = 5
    t.at(Flow(DAY), Before())
    t.do("play narrative-5")
    assert t.state.today.ignore_cold == 1
    warm = House("katia").tasks(katia="floor").note("warm-clothes", place="stored")
    warm.state.house.cold = 4
    fate(warm, 1, 2)
    assert warm.level("katia", "illness") == 0


@pytest.mark.parametrize("number", range(1, 8))
def test_every_cold_line_can_be_carried_out(number: int) -> None:
    t = House("katia zlata").tasks(katia="floor", zlata="guard")
    t.state.house.cold = 6
    fate(t, number, 2)
    while t.asked in ("script", "select"):
        t.do(t.offers()[0])
    assert t.sound()


# Trade


def market(t: House, commission: int = 2, **more: object) -> House:
    t.at(Flow(DAY))
    t.perform([{"op": "trade", "commission": commission, "colors": ["green", "red"], **more}])
    return t


@shows("TWM-11.1", "TWM-11.2", "TWM-11.3", "TWM-11.5")
def test_commission_then_giving_then_taking() -> None:
    t = market(House("zlata").storage(knife=1, moonshine=1, jewelry=1))
    t.do("yes")
    assert t.asked == "pay-value"
    t.do("give moonshine")  # 3 for 2: no change is given
    t.do("give knife", "done")
    assert t.facts()["credit"] == [8]
    assert "take raw-food" not in t.offers()
    assert "take vegetable" in t.offers()
    t.do("take vegetable", "take ammo")
    assert (t.has("vegetable"), t.has("ammo"), t.has("jewelry")) == (1, 1, 1)
    assert t.asked == "assign"  # nothing is left of the credit, and giving does not come again


@shows("TWM-3.7", "TWM-11.3")
def test_what_is_given_at_home_is_a_gift_until_something_is_taken_for_it() -> None:
    t = market(House("zlata").storage(jewelry=1, knife=1), commission=0)
    t.do("yes", "give jewelry", "done")
    assert t.state.goods.given == t.state.value(c.ITEMS.number("jewelry")) > 0
    t.do("take vegetable")
    assert t.state.goods.given == 0


@shows("TWM-11.2")
def test_who_can_not_pay_the_commission_can_not_trade() -> None:
    t = House("zlata").storage(coffee=1)
    assert not can_trade(t.state, 99)
    assert can_trade(t.state, 1)
    assert not can_trade(House("zlata").state, 0)  # without goods there is nothing to give


def test_the_standing_counts_what_is_stored() -> None:
    t = House().storage(wood=3, components=2, water=1, canned_food=2, vegetable=1, bandages=1, meds=1)
    figures = t.state.standing().figures
    assert {name: figures[name] for name in ("wood", "components", "water", "food", "medicine", "people")} == {
        "wood": 3, "components": 2, "water": 1, "food": 3, "medicine": 2, "people": 3,
    }  # fmt: skip


@shows("TWM-11.1")
def test_outside_the_pile_is_traded() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").pile(jewelry=1).storage(jewelry=1)
    t.at(REST, Explore())
    t.perform([{"op": "trade", "commission": 0, "colors": ["green"]}])
    t.do("yes", "give jewelry", "take raw-food")
    assert (t.carries("raw-food"), t.has("jewelry")) == (1, 1)


@shows("TWM-11.2")
def test_without_enough_for_the_commission_there_is_no_trade() -> None:
    t = market(House("zlata").storage(book=1))
    assert t.asked == "assign"
    waived = market(House("zlata").storage(book=1).keep(14))
    waived.do("play narrative-14", "yes")
    assert waived.asked == "giving"
    barter = market(House("katia").storage(book=1))
    barter.do("yes")
    assert barter.asked == "giving"  # Katia gets the commission down to nothing


@shows("TWM-11.4")
def test_wood_components_and_water_are_never_traded() -> None:
    t = market(House("zlata").storage(wood=9, jewelry=1), 0)
    t.do("yes")
    assert t.refused("give wood") == "TWM-11.4"
    t.do("give jewelry")
    assert t.asked == "taking"
    assert t.refused("take water") == "TWM-11.4"


@shows("TWM-11.1", "TWM-11.3")
def test_what_the_box_lacks_cannot_be_bought_and_a_trader_may_have_few() -> None:
    t = House("zlata").storage(jewelry=2, ammo=9)
    market(t, 0, limit=1)
    t.do("yes", "give jewelry", "give jewelry", "done")
    assert "take ammo" not in t.offers()
    t.do("take cigarettes")
    assert "take cigarettes" not in t.offers()


# The end


@shows("TWM-13.1", "TWM-13.2", "TWM-13.5")
def test_the_ceasefire_is_won_with_a_starting_character_and_tells_each_epilogue() -> None:
    t = House("katia zlata anton").who("katia", hunger=1).who("zlata", misery=2, fatigue=4).who("anton", illness=2)
    t.on_top("events", "ceasefire").at(Flow(MORNING))
    assert t.over
    assert t.outcome.reason == "ceasefire"
    assert (t.outcome.parts, t.outcome.scores) == ({"victory": [100], "survivors": [30], "days": [1]}, [131])
    assert [SCRIPTS[event.a] for event in t.events("epilogue")][:3] == ["1966", "1965", "1952"]
    # good for Katia, bad for Zlata: Fatigue 4 counts as 3; mixed for Anton
    assert t.state.view(0).story.epilogues[:3] == ["1966", "1965", "1952"]
    assert t.state.t.blocks[epilogue_of(t.state, WHO("katia"))].entry == "1966"


@shows("TWM-13.2", "TWM-13.4")
def test_a_ceasefire_without_a_starting_character_is_lost() -> None:
    t = House("katia zlata").on_top("events", "ceasefire")
    t.state.people.starters = them("katia")
    t.perform([{"op": "remove_character", "who": "this", "how": "died"}], "katia")
    assert not t.over  # until then play goes on
    t.at(Flow(MORNING))
    assert t.outcome.reason == "no-starter"
    assert t.outcome.parts["victory"] == [0]


@shows("TWM-13.2")
def test_a_starting_character_who_is_out_that_night_counts_at_the_ceasefire() -> None:
    t = outside("katia zlata", "katia")
    t.state.people.starters = them("katia")
    t.perform([{"op": "game_over", "result": "ceasefire"}])
    assert t.outcome.reason == "ceasefire"


@shows("TWM-13.3")
def test_with_nobody_left_it_is_lost() -> None:
    t = House("katia")
    t.perform([{"op": "raise", "state": "wounds", "n": 4, "who": "this"}])
    assert t.over
    assert t.outcome.reason == "nobody-left"
    (gone,) = t.state.view(0).gone
    assert (gone.id, gone.how, gone.of, gone.day) == ("katia", "died", "wounds", 1)


@shows("TWM-11.2", "TWM-9.20")
def test_a_waived_commission_holds_for_one_trade_taken_or_not() -> None:
    for answer in ("yes", "no"):
        t = House("zlata").storage(jewelry=2)
        t.state.today.no_commission = 1
        t.at(Flow(DAWN), Trade(items("meds"), 2, 0))
        t.do(answer)
        assert commission(t.state, 2) == 2


@shows("TWM-12.25")
def test_only_grey_goods_of_this_trade_buy_clean_water() -> None:
    t = House("zlata").storage(canned_food=3, jewelry=1).note("poisoned-water")
    t.state.goods.grey_credit = 30  # of a trade before
    t.at(Flow(DAWN), Trade(items("meds"), 0, 0))
    t.do("yes", "give canned-food", "give canned-food", "done")
    assert "take water" not in t.offers()


@shows("TWM-11.1", "TWM-11.3", "TWM-11.4")
def test_what_a_trader_has_and_we_cannot_pay_is_told_with_the_rule() -> None:
    t = House("zlata").at(Flow(DAWN), Taking(items("meds", "coffee"), 1, 1, [], 0, prices(wood=1, components=2)))
    assert t.offers("take") == ["take coffee", "take wood"]
    assert (t.refused("take meds"), t.refused("take components")) == ("TWM-11.3", "TWM-11.3")
    assert (t.refused("take knife"), t.refused("take water")) == ("TWM-11.1", "TWM-11.4")
    closed = {action.text: rule for action, rule in t.decision.step.closed(t.state)}
    assert closed == {"take meds": "TWM-11.3", "take components": "TWM-11.3"}
    t.state.goods.box[c.WOOD] = 0
    t.at(*t.state.stack)
    closed = {action.text: rule for action, rule in t.decision.step.closed(t.state)}
    assert closed["take wood"] == "TWM-1.12"


@shows("TWM-1.13")
def test_a_loss_of_nothing_is_not_told() -> None:
    t = House().storage(wood=1)
    t.run(lambda: t.state.pay([c.WOOD, 0, ITEM("knife"), 1]))
    assert not t.happened("lost")
    t.run(lambda: t.state.pay([c.WOOD, 2]))
    assert [event.b for event in t.events("lost")] == [1]


@shows("TWM-12.25", "TWM-11.3")
@pytest.mark.parametrize(("credit", "rule"), [(20, "TWM-12.25"), (10, "TWM-12.25"), (3, "TWM-11.3")])
def test_water_that_only_grey_goods_buy_is_refused_by_that_rule(credit: int, rule: str) -> None:
    t = House("zlata").note("poisoned-water").at(Flow(DAWN), Taking(items("coffee"), credit, 0, [], 0, 0))
    assert t.refused("take water") == rule


@shows("TWM-13.6")
def test_who_is_gone_is_remembered_with_how_why_and_when() -> None:
    t = House("katia zlata anton").who("katia", wounds=3)
    t.state.day = 4
    t.perform([op("raise", state="wounds", n=1, who="this")], "katia")
    t.state.people.leave(WHO("zlata"), LEFT, 5)
    assert fates(t.state) == [(WHO("zlata"), "left", "", 5), (WHO("katia"), "died", "wounds", 4)]


@shows("TWM-13.1")
def test_how_the_group_stands_is_told_in_figures() -> None:
    t = House("katia zlata", seats=2).storage(vegetable=1, raw_food=2, canned_food=3, water=4, wood=5, components=6)
    t.pile(wood=9).who("zlata", misery=2).fitting("bed", "g4")
    t.state.goods.storage[c.BANDAGES] = t.state.goods.storage[c.MEDS] = t.state.goods.storage[c.HERBAL_MEDS] = 1
    t.state.house.board_up(1)
    t.state.people.leave(WHO("katia"), LEFT, 1)
    standing = t.state.standing()
    assert standing.parts == {"victory": [0, 0], "survivors": [0, 0], "days": [1, 1]}
    assert standing.figures == {
        "day": 1, "people": 1, "lost": 1, "worst": 2, "food": 6, "water": 4, "wood": 5, "components": 6,
        "medicine": 3, "fittings": 1, "boarded": 1,
    }  # fmt: skip


@shows("TWM-9.6")
@pytest.mark.parametrize(("first", "second"), [("meds", "herbal-meds"), ("herbal-meds", "meds"), ("meds", "meds")])
def test_a_second_medicine_is_refused_by_its_own_rule(first: str, second: str) -> None:
    t = House().who("katia", illness=2, wounds=1).storage(meds=2, herbal_meds=2, bandages=1).at(Flow(DAY), Before())
    t.do(f"treat katia {first}")
    assert t.refused(f"treat katia {second}") == "TWM-9.6"
    assert t.refused("treat zlata meds") == "TWM-9.2"  # she is not ill
    t.do("treat katia bandages")
    assert t.refused("treat katia bandages") == "TWM-9.6"
