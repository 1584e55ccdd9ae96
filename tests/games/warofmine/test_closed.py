"""What cannot be done now and why, and what an action uses up."""

from typing import Any

import pytest
from tests.games.warofmine.fights import NONE, WHITE, fight
from tests.games.warofmine.tables import ITEM, WHO, House, exploring, outside, stage

from holdfast.core import LANGUAGES, ClosedAction, Cost, IllegalAction
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.goods.trade import Taking, Trade
from holdfast.games.warofmine.house.choices import FreeFitting
from holdfast.games.warofmine.house.recipes import replacement, what_closes
from holdfast.games.warofmine.outside.findings import LeaveBehind, Pack
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.phases.assign import Clear, Recipes
from holdfast.games.warofmine.phases.dusk import WATER, Meals
from holdfast.games.warofmine.phases.evening import Evening
from holdfast.games.warofmine.phases.flow import DUSK, RAID, SCAVENGING, Flow
from holdfast.games.warofmine.phases.raid import VALUABLE_FIRST, Steal
from holdfast.games.warofmine.say.closed import RECIPES as UNUSABLE
from holdfast.games.warofmine.script import moments, terms
from holdfast.games.warofmine.state.masks import mask_of, one
from holdfast.testing import shows, trial


def closed(t: House, lang: str = "en") -> dict[str, tuple[str, str]]:
    """Each closed option with its rule, and why."""
    words = GAME.words(lang, t.state.t.content)
    decision = GAME.explain(t.state, t.decision.seat, words, ["Ada"])
    assert decision is not None
    return {GAME.catalogue[found.number].text: (found.rule, plain(found.why)) for found in decision.closed}


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def costs(t: House, action: str) -> dict[str, int]:
    return {cost.id: cost.n for cost in GAME.cost(t.state, GAME.catalogue.parse(action))}


# Closed options in whole matches


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_closed_options_are_refused_by_the_rule_that_they_name(seats: int) -> None:
    of = trial(GAME, seats, 7)
    words = [GAME.words(lang) for lang in LANGUAGES]
    seen = 0
    for position in of.about(150):
        state = of.state(position)
        for language in words:
            decision = GAME.explain(state, state.decision.seat, language, ["Ada"] * seats)
            assert decision is not None
            opened = {action.number for action in decision.actions}
            numbers = [found.number for found in decision.closed]
            assert len(numbers) == len(set(numbers))
            assert opened.isdisjoint(numbers)
            for found in decision.closed:
                assert refusal(state, found) == found.rule
                assert found.why
                assert found.rule in GAME.rules
                seen += 1
    assert seen > 200


def refusal(state: Any, found: ClosedAction) -> str:
    with pytest.raises(IllegalAction) as refused:
        state.apply(GAME.catalogue[found.number])
    return refused.value.rule


# The day


@shows("TWM-4.5", "TWM-4.11", "TWM-4.12", "TWM-4.13")
def test_work_says_what_is_missing_or_in_the_way() -> None:
    t = House("katia").card("t4", "rubble-1").clear("b1")
    found = closed(stage(t))
    assert found["work t4"] == ("TWM-4.11", "Missing: a shovel, or a second character to help.")
    assert found["work m3"] == ("TWM-4.13", "Missing: 1 lockpick.")
    assert found["work b2"] == ("TWM-4.12", "Missing: 1 sawblade.")
    assert found["work t6"][0] == "TWM-4.5"
    assert closed(t, "fr")["work m3"][1] == "Il manque : 1 crochet."


@shows("TWM-4.6", "TWM-4.31")
def test_a_space_is_taken_by_whoever_works_there() -> None:
    t = stage(House("katia zlata anton"))
    t.do("before zlata")
    assert closed(t)["before katia"] == ("TWM-4.31", "Zlata was put before the others.")
    t.do("work m5")
    assert closed(t)["work m5"] == ("TWM-4.6", "Zlata is at work there already.")
    assert "work m5" not in t.offers()


@shows("TWM-4.2")
def test_whoever_is_blocked_says_by_which_states() -> None:
    t = House("katia zlata anton").who("zlata", wounds=3, hunger=2)
    assert closed(stage(t))["before zlata"] == ("TWM-4.2", "Blocked by Wounds 3.")


@shows("TWM-4.16", "TWM-4.21")
def test_a_fitting_says_what_it_lacks_after_discounts() -> None:
    t = stage(House("katia").storage(components=2))
    assert closed(t)["place bed"] == ("TWM-4.16", "Missing: 4 wood.")
    t.state.house.return_fitting(c.FITTINGS.number("improved-stove"))
    t.state.settle()
    rule, why = closed(t)["place improved-stove"]
    assert rule == "TWM-4.21"
    assert why.endswith("There must be a free space next to the stove.")
    cheap = stage(House("marin").storage(components=2))
    assert closed(cheap)["place bed"] == ("TWM-4.16", "Missing: 3 wood.")


@shows("TWM-4.9", "TWM-4.26", "TWM-1.12")
def test_recipes_say_what_closes_them() -> None:
    t = House("katia").storage(wood=1).fitting("heater", "g4").fitting("small-animal-trap", "g5")
    found = closed(stage(t))
    assert found["work g4"] == ("TWM-4.9", "Heat with wood: missing 1 wood\nHeat with a book: missing 1 book")
    trap = c.SPACES.number("g5")
    t.storage(vegetable=1, chems=1, wood=3).at(Flow(DUSK), Recipes(WHO("katia"), trap, -1, -1))
    assert closed(t)["use check-trap"] == ("TWM-4.26", "Nothing has been set up.")
    t.state.house.set_wait(trap, t.state.day + 1, False)
    assert recipe_says(t, trap, "check-trap") == "ready tomorrow"
    assert recipe_says(t, trap, "bait-vegetable") == "set up already"
    t.state.house.cold = 0
    assert recipe_says(t.storage(wood=3), c.SPACES.number("g4"), "heat-wood") == "there is no cold to drive out"


def recipe_says(t: House, space: int, recipe: str) -> str:
    why = what_closes(t.state, c.RECIPES.number(recipe), space, -1)
    return GAME.words("en").say(f"unusable-{UNUSABLE.entries[why]}")


@shows("TWM-4.11")
def test_rubble_without_a_shovel_needs_a_helper() -> None:
    t = House("katia zlata anton")
    t.at(Flow(DUSK), Clear(WHO("katia"), c.SPACES.number("t4"), 0, t.state.people.home()))
    assert closed(t) == {"dig": ("TWM-4.11", "Missing: 1 shovel.")}


@shows("TWM-4.16")
def test_a_fitting_that_a_script_builds_at_its_cost_says_what_is_missing() -> None:
    t = House().storage(wood=9, components=9).at(Flow(DUSK), FreeFitting(paid=1))
    assert closed(t)["place radio"] == ("TWM-4.16", "Missing: 1 electrical part.")
    assert "place radio" in House().at(Flow(DUSK), FreeFitting()).offers()


@shows("TWM-12.32")
def test_a_note_that_takes_an_action_says_what_it_lacks_and_who_has_it() -> None:
    t = stage(House("katia zlata anton").note("booby-trap", place="stored"))
    assert closed(t)["with-note 1"] == ("TWM-12.32", "Missing: 2 wood, 2 components.")
    t = stage(House("katia zlata anton").storage(wood=9, components=9).note("booby-trap", place="stored"))
    t.do("with-note 1")
    assert closed(t)["with-note 1"] == ("TWM-12.32", "Somebody else works with it.")


# The evening and the night


@shows("TWM-6.2", "TWM-6.6", "TWM-2.7")
def test_tasks_say_why_they_are_closed() -> None:
    t = House("katia zlata anton").at(Flow(SCAVENGING), Evening(1))
    assert closed(t) == {"task bed": ("TWM-6.2", "There is no bed.")}
    t = House("katia zlata anton").who("katia", fatigue=4).fitting("bed", "g4").at(Flow(SCAVENGING), Evening(1))
    assert closed(t) == {
        "task guard": ("TWM-2.7", "Katia is exhausted, and somebody else can guard."),
        "task scavenge": ("TWM-2.7", "Katia is exhausted and can't go out."),
    }
    t = House("zlata katia").who("katia", fatigue=4).at(Flow(SCAVENGING), Evening(1))
    t.do("task scavenge")  # now nobody but Katia can guard
    assert closed(t)["task scavenge"] == ("TWM-2.7", "Katia is exhausted and can't go out.")
    decision = GAME.explain(t.state, 0, GAME.words("en"), ["Ada"])
    assert decision is not None
    assert not any(one.detail for one in decision.closed)  # a warning about what cannot be done warns of nothing
    t = House("katia zlata anton").fitting("bed", "g4").at(Flow(SCAVENGING), Evening(1))
    t.do("task bed")
    assert closed(t) == {"task bed": ("TWM-6.2", "Every bed is taken.")}
    t = House("katia zlata anton boris").at(Flow(SCAVENGING), Evening(1))
    t.do("task scavenge", "task scavenge", "task scavenge")
    assert closed(t)["task scavenge"] == ("TWM-6.6", "3 go out already; more are not allowed.")


@shows("TWM-7.21", "TWM-7.23")
def test_what_a_location_offers_is_closed_once_done_or_when_too_dear() -> None:
    t = exploring(location="hotel")
    t.state.outing.looked_around = 1
    assert closed(t.at(Flow(RAID), Explore()))["look-around"] == ("TWM-7.21", "This is done only once a night.")
    t = exploring(location="hotel").unknown("heap")
    t.at(Flow(RAID), Explore())
    cards = t.state.t.look_cost[t.state.outing.location]
    assert closed(t)["look-around"] == ("TWM-7.23", f"{cards} cards have to be returned; the Unknown deck has 1.")


@shows("TWM-7.25", "TWM-7.23")
def test_a_hiding_place_needs_two_cards() -> None:
    t = outside().unknown("heap")
    t.state.outing.hiding_place = 1
    t.state.outing.resident = c.RESIDENTS.number("thugs")
    t.at(Flow(RAID), Explore(), Encounter(3))
    assert closed(t)["hide"] == ("TWM-7.23", "2 cards have to be returned; the Unknown deck has 1.")


@shows("TWM-7.25")
def test_without_a_hiding_place_and_before_they_are_counted_hiding_is_no_matter() -> None:
    t = outside(party="katia").note("uniform", place="with katia")
    t.state.outing.resident = c.RESIDENTS.number("soldiers")
    assert closed(t.at(Flow(RAID), Explore(), Encounter(3))) == {}
    lawyer = outside("emilia zlata", "emilia")
    lawyer.state.outing.resident = c.RESIDENTS.number("deserters")
    lawyer.state.outing.hiding_place = 1
    assert closed(lawyer.at(Flow(RAID), Explore(), Encounter(1))) == {}


@shows("TWM-7.17", "TWM-7.16", "TWM-1.12")
def test_packing_says_what_is_too_heavy() -> None:
    t = outside(party="katia").pile(wood=9, components=9).at(Flow(RAID), LeaveBehind())
    capacity = t.state.t.inventory[WHO("katia")]
    assert closed(t) == {"done": ("TWM-7.17", f"The load weighs 18; the party carries {capacity}.")}
    t = outside(party="katia").pile(wood=1)
    t.state.goods.box[ITEM("water")] = 0
    assert closed(t.at(Flow(RAID), Pack())) == {"take water": ("TWM-1.12", "The box has none left.")}
    t = outside(party="katia").pile(wood=capacity).note("water-canister", place="carried").at(Flow(RAID), Pack())
    full = ("TWM-7.17", f"The load weighs {capacity}; the party carries {capacity}.")
    assert closed(t) == {"take wood": full, "take components": full}


@shows("TWM-10.9", "TWM-10.13", "TWM-10.25")
def test_a_fight_says_why_there_is_no_flight_and_no_shot() -> None:
    t = fight([(NONE, 0)], "katia", pistol=1, knife=1)
    assert closed(t)["parley"][0] == "TWM-10.25"
    t.state.fight.no_flee, t.state.fight.round = 1, 1
    t.at(*t.state.stack)
    assert closed(t) == {"flee": ("TWM-10.9", "Nobody can flee from this fight.")}
    t.do("fight")
    assert closed(t) == {"wield pistol": ("TWM-10.13", "Missing: 1 ammo.")}
    t = fight([(NONE, 0)], "katia")
    t.rig(WHITE["1"])
    t.do("fight")
    assert t.asked == "strike"
    waits = "Only before the next round."
    stop = "Only once after each finished round."
    assert closed(t) == {"flee": ("TWM-10.9", waits), "parley": ("TWM-10.25", stop)}


@shows("TWM-8.15")
def test_a_raid_takes_in_the_order_of_its_card() -> None:
    t = House().storage(meds=1, bandages=1, book=1).at(Flow(RAID), Steal(1, VALUABLE_FIRST))
    assert closed(t) == {"give book": ("TWM-8.15", "The order of the card: the most valuable first.")}


# Trade and scripts


@shows("TWM-11.2", "TWM-11.3", "TWM-1.12")
def test_a_trade_says_what_is_too_dear() -> None:
    card = GAME.tables().narrative_when.index(moments.AT_TRADE) + 1  # it would waive the commission
    t = outside().keep(card).pile(coffee=1).at(Flow(RAID), Explore(), Trade(one(ITEM("meds")), 99, 0))
    assert closed(t) == {"yes": ("TWM-11.2", "The commission is 97; all we have is worth 1.")}  # Katia barters
    goods = mask_of([ITEM("meds"), ITEM("book"), ITEM("sugar"), ITEM("coffee")])
    t = outside()
    t.state.goods.box[ITEM("sugar")] = 0
    t.at(Flow(RAID), Explore(), Taking(goods, 3, 1, [ITEM("book")]))
    assert closed(t) == {
        "take meds": ("TWM-11.3", "Its price is 10, the credit 3."),
        "take sugar": ("TWM-1.12", "The box has none left."),
        "take book": ("TWM-11.1", "The trader has no more of this."),
    }


@shows("TWM-12.2")
def test_an_option_says_the_condition_that_does_not_hold() -> None:
    t = House().read(12)
    assert closed(t)["option 2"][0] == "TWM-12.2"
    assert closed(t)["option 2"][1].startswith("Only with ")
    assert closed(t, "fr")["option 2"][1].startswith("Seulement avec ")


def test_every_condition_of_an_option_has_words() -> None:
    """Or a rule that says it all."""
    tables = GAME.tables()
    for lang in LANGUAGES:
        words = GAME.words(lang)
        for block in tables.blocks:
            for way in block.ways:
                asked = way.condition if way.kind == terms.CHOICE else None
                if asked is not None:
                    for condition in asked.conditions:
                        assert condition.say(words, asked.neg) or condition.RULE != "TWM-12.2", block.entry


# Costs


SPENDS = (c.MEAL, c.EAT, c.TREAT, c.CONTRIBUTE, c.DRINK, c.DRINKER, c.USE, c.GIVE, c.WITH_NOTE, c.WIELD, c.SHOTS)
"""Kinds that take their goods at once."""


@pytest.mark.parametrize("seats", [1, 3])
def test_actions_use_up_what_they_say(seats: int) -> None:
    """What leaves Storage and the pile for the box, or lies with a character as medicine."""
    seen: set[str] = set()
    for seed in range(3):
        of = trial(GAME, seats, seed)
        for position in of.positions():
            for action in of.states[position].decision.actions:
                state = of.states[position]
                if action.kind not in SPENDS or (action.kind is c.USE and replacement(state, action.a) >= 0):
                    continue
                told = {ITEM(cost.id): cost.n for cost in GAME.cost(state, action) if cost.domain == "item"}
                assert spent(of.state(position), action) == told, action
                seen.add(action.kind.name)
    assert {"eat", "meal", "give"} <= seen


def spent(state: Any, action: Any) -> dict[int, int]:
    def owned() -> list[int]:
        hands = [0] * len(c.ITEMS)
        for weapon in state.people.hand:
            if weapon > 0:
                hands[c.KNIFE + weapon - 1] += 1
        goods = state.goods
        return [storage + pile + hand for storage, pile, hand in zip(goods.storage, goods.pile, hands, strict=True)]

    before = owned()
    if action.kind.anytime:
        state.interrupt(state.decision.seat, action)
    else:
        state.stack[-1].do(state, action)
    return {item: was - now for item, (was, now) in enumerate(zip(before, owned(), strict=True)) if was != now}


@shows("TWM-4.16")
def test_a_fitting_costs_less_in_the_hands_of_the_handyman() -> None:
    t = stage(House("katia").storage(wood=9, components=9))
    assert costs(t, "place bed") == {"wood": 4, "components": 2}
    assert costs(stage(House("marin").storage(wood=9, components=9)), "place bed") == {"wood": 3, "components": 1}
    assert costs(House().at(Flow(DUSK), FreeFitting()), "place bed") == {}


@shows("TWM-7.21", "TWM-7.11")
def test_what_a_location_offers_costs_cards_of_the_unknown_deck() -> None:
    t = exploring(location="hotel")
    cards = t.state.t.look_cost[t.state.outing.location]
    assert GAME.cost(t.state, c.LOOK_AROUND[0]) == [Cost("deck", "unknown", cards)]
    assert costs(t, "explore") == {}


@shows("TWM-5.2", "TWM-5.4")
def test_food_and_water_are_used_up() -> None:
    t = House("katia zlata").storage(water=1).at(Flow(RAID), WATER)
    assert costs(t, "drinker katia") == {"water": 1}
    t = House("katia zlata").who("katia", hunger=1).storage(canned_food=1).at(Flow(RAID), Meals())
    assert costs(t, "eat katia canned-food") == {"canned-food": 1}
    assert costs(t, "done") == {}


@shows("TWM-12.2", "TWM-7.11")
def test_an_option_that_takes_goods_or_cards_names_them() -> None:
    t = outside().pile(cigarettes=2, bandages=1)
    t.read(904, steps=(Flow(RAID), Explore()))
    assert costs(t, "option 1") == {"cigarettes": 1}
    t.read(23, steps=(Flow(RAID), Explore()))
    assert GAME.cost(t.state, c.OPTION[1]) == [Cost("deck", "unknown", 2)]


@shows("TWM-4.9")
def test_a_recipe_costs_what_stands_on_its_fitting() -> None:
    t = House().storage(wood=2, book=1).fitting("heater", "g4")
    t.state.house.cold = 2
    t.at(Flow(DUSK), Recipes(WHO("katia"), c.SPACES.number("g4"), -1, -1))
    assert costs(t, "use heat-wood") == {"wood": 2}
    assert costs(t, "use heat-book") == {"book": 1}


# Actions that end something


def test_what_ends_or_passes_is_set_apart() -> None:
    ending = {kind.name for kind in GAME.catalogue.kinds if kind.ends}
    assert ending == {"done", "no", "keep", "idle", "stop", "miss"}


@shows("TWM-4.8")
def test_what_is_no_work_is_refused_by_the_rule_of_the_stage() -> None:
    t = House().note("toolbox", charges=2, place="stored")
    assert t.refused("yes") == "TWM-4.8"
