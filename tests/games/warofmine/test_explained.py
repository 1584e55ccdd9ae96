"""What the table says of an action before it is chosen: what it does, what it costs and risks, and its rule."""

import re
from typing import Any

import pytest
from tests.games.warofmine.fights import WHITE, YELLOW, raid
from tests.games.warofmine.tables import FITTING, ITEM, SPACE, WHO, House, by_day, stage

from holdfast.core import EVERYONE, LANGUAGES, Action, Event, Match, Overrides, Seat
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine import log as e
from holdfast.games.warofmine.combat.fight import FightOver
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.house.newcomers import Newcomer
from holdfast.games.warofmine.house.visitors import receive
from holdfast.games.warofmine.outside.scavenging import Explore, resolve_card
from holdfast.games.warofmine.people.choices import Relief
from holdfast.games.warofmine.phases.dawn import Mourning
from holdfast.games.warofmine.phases.evening import Evening, ExtraActions
from holdfast.games.warofmine.phases.flow import DAWN, DAY, DUSK, RAID, SCAVENGING, Flow
from holdfast.games.warofmine.say.explain import fitting_does, location_rule, objective_does, offer, recipes, skill
from holdfast.games.warofmine.say.phrases import amount
from holdfast.games.warofmine.script.ops.decks import ExchangeSpot
from holdfast.games.warofmine.state.fight import Foe
from holdfast.games.warofmine.state.masks import one
from holdfast.testing import shows

LONGEST = 9
"""What fits into a cell of the house at 100 columns."""


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def does(t: House, action: str | Action, lang: str = "en") -> str:
    act = GAME.catalogue.parse(action) if isinstance(action, str) else action
    return plain(GAME.does(t.state, act, GAME.words(lang, t.state.t.content)))


def about(t: House, action: str, lang: str = "en") -> str:
    return plain(GAME.detail(t.state, GAME.catalogue.parse(action), GAME.words(lang, t.state.t.content)))


def cites(t: House, action: str) -> str:
    return GAME.rule_for(t.state, GAME.catalogue.parse(action))


def pack(**tables: list[dict[str, Any]]) -> Overrides:
    return Overrides(name="mine", tables=tables, words={})


# Work in the house


@pytest.mark.parametrize(
    ("action", "rule", "english", "french"),
    [
        ("work m5", "TWM-4.10", "loot enters Storage", "le butin entre dans la réserve"),
        ("work t4", "TWM-4.11", "shovel, or a second character", "pelle, ou l'aide d'un second"),
        ("work m3", "TWM-4.13", "on 4-10 the lockpick is used up", "sur 4-10, le crochet est perdu"),
        ("work g0", "TWM-4.24", "on 1 a sniper shoots, 2 wounds", "sur 1, un tireur fait feu, 2 blessures"),
        ("work g2", "TWM-4.23", "2 fittings from the Ideas", "2 aménagements des Idées"),
        ("work b1", "TWM-4.22", "1-4: 1 piece; 5-6: 2 pieces", "1-4 : 1 pièce ; 5-6 : 2 pièces"),
        ("place bed", "TWM-4.16", "sleeps in it", "y dort"),
        ("before zlata", "TWM-4.31", "assigned now", "affecté maintenant"),
    ],
)
def test_work_says_what_it_brings_and_what_it_risks(action: str, rule: str, english: str, french: str) -> None:
    t = stage(House().storage(wood=9, components=9, lockpick=1, shovel=1))
    assert action in t.offers()
    assert english in does(t, action)
    assert french in does(t, action, "fr")
    assert cites(t, action) == rule


@shows("TWM-4.15")
def test_rubble_that_was_turned_shows_its_loot_and_says_that_the_way_opens() -> None:
    t = House("boris").card("t4", "rubble-1")
    t.state.house.turn(SPACE("t4"))
    stage(t)
    assert about(t, "work t4") == "Rubble (3 wood, 2 components)"
    assert does(t, "work t4") == (
        "This character needs neither shovel nor help. "
        "This is the second half: 3 wood, 2 components, and the way is open."
    )
    assert cites(t, "work t4") == "TWM-4.15"


@shows("TWM-4.12")
def test_bars_say_that_the_sawblade_comes_back() -> None:
    t = stage(House("katia").storage(sawblade=1))
    assert "returns to Storage" in does(t, "work b2")
    assert cites(t, "work b2") == "TWM-4.12"


@shows("TWM-4.25")
def test_outdoors_says_when_a_newcomer_comes_and_when_nobody_shoots() -> None:
    t = stage(House("katia zlata").note("lull"))
    assert does(t, "work g0") == "We are few: somebody comes who looks for shelter. No sniper shoots now."
    assert cites(t, "work g0") == "TWM-4.25"


def test_numbers_are_those_of_the_pack() -> None:
    harsh = pack(
        constant=[
            {"id": "lock", "value": 7},
            {"id": "sniper", "value": 3},
            {"id": "sniper-wounds", "value": 1},
            {"id": "dismantle-components", "value": 2},
        ],
        recipe=[{"id": "distil", "gain": {"moonshine": 1}}],
    )
    t = stage(House(content=harsh).fitting("bed", "g5").storage(lockpick=1))
    assert "on 7-10" in does(t, "work m3")
    assert "on 1-3 a sniper shoots, 1 wound." in does(t, "work g0")
    assert does(t, "dismantle g5").endswith("gives 1 wood and 2 components.")
    assert recipes(t.state.t, FITTING("moonshine-still"), GAME.words("en")) == [
        "Distil moonshine: 1 sugar, 1 water, 1 wood → 1 moonshine"
    ]


@shows("TWM-4.26")
def test_what_a_trap_of_a_pack_does_it_does_to_whoever_empties_it() -> None:
    biting = pack(recipe=[{"id": "check-trap", "do": [{"op": "raise", "state": "wounds", "n": 1, "who": "this"}]}])
    t = House("katia zlata", content=biting).fitting("small-animal-trap", "g4")
    t.state.house.set_wait(SPACE("g4"), t.state.day, False)
    by_day(t).do("before zlata", "work g4", "idle")
    assert (t.level("katia", "wounds"), t.level("zlata", "wounds")) == (0, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fitting_says_what_it_is_for(lang: str) -> None:
    words = GAME.words(lang)
    t = House().state.t
    said = [fitting_does(t, fitting, words) for fitting in range(len(c.FITTINGS))]
    assert len(set(said)) == len(c.FITTINGS)
    assert all(len(words.entry(c.FITTINGS, fitting, "short")) <= LONGEST for fitting in range(len(c.FITTINGS)))


def test_a_fitting_names_its_neighbour_its_recipes_and_what_it_holds_off() -> None:
    t, words = House().state.t, GAME.words("en")
    assert fitting_does(t, FITTING("rectifier"), words).endswith("It must stand beside the still.")
    assert fitting_does(t, FITTING("reinforced-door"), words).endswith("Every raid steals 2 less.")
    assert recipes(t, FITTING("heater"), words)[0] == "Heat with wood: 2 wood → cold -2; more than once, if you can pay"
    assert recipes(t, FITTING("radio"), words) == [
        "Listen for news: the next card is seen (events)",
        "Listen to music: Misery -1; once a day",
    ]
    assert recipes(t, FITTING("small-animal-trap"), words)[-1] == (
        "Check the trap: the black die is rolled; 6-9: 1 raw food; 10: 2 raw food"
    )


@shows("TWM-4.19", "TWM-4.20", "TWM-4.9")
def test_a_fitting_that_stands_is_named_when_it_is_used_moved_or_taken_apart() -> None:
    t = stage(House("katia").fitting("stove", "g5").storage(raw_food=1, water=1, wood=1))
    for action, rule in (("work g5", "TWM-4.9"), ("move g5", "TWM-4.19"), ("dismantle g5", "TWM-4.20")):
        assert about(t, action) == "Stove"
        assert about(t, action, "fr") == "Fourneau"
        assert cites(t, action) == rule
    assert "1 raw food, 1 water, 1 wood → 1 canned food" in does(t, "work g5")
    assert does(t, "dismantle g5", "fr").endswith("rend 1 bois et 1 composant.")


def test_what_is_made_shows_its_cost_and_its_rule() -> None:
    t = stage(House("katia").fitting("workshop", "g5").storage(wood=9, components=9))
    t.do("work g5")
    assert about(t, "use make-lockpick") == "2 components → 1 lockpick"
    assert about(t, "use board-up", "fr") == "3 bois, 1 composant → un trou est barricadé"
    assert (cites(t, "use make-lockpick"), cites(t, "use board-up")) == ("TWM-4.9", "TWM-4.27")


def test_an_idea_tells_its_cost_and_its_use() -> None:
    t = stage(House("katia"))
    t.do("work g2")
    assert about(t, "idea moonshine-still") == "2 wood, 4 components, 1 mechanical part"
    assert does(t, "idea moonshine-still").startswith("Makes moonshine, to trade or to drink.\nDistil moonshine: ")


def test_the_cost_is_told_as_paid_only_where_it_is() -> None:
    t = stage(House("katia").storage(wood=9, components=9))
    assert "to use it takes another action" in does(t, "place stove")
    assert does(t, "place bed").endswith("Its cost is paid now.")
    t.perform([{"op": "free_fitting"}])
    assert about(t, "place bed") == "for nothing"
    assert "paid" not in does(t, "place bed")


# Locations


@pytest.mark.parametrize(
    ("place", "english", "french"),
    [
        ("hotel", "No rule of its own.", "Pas de règle propre."),
        ("sniper-junction", "On a 1 at a roll for noise somebody is shot: 2 wounds.", "2 blessures."),
        ("construction-site", "are rebels or soldiers.", "sont des rebelles ou des soldats."),
        ("warehouse", "Each card «A heap» gives one findings card more.", "« Un tas »"),
        ("supermarket", "Each card «A pantry» raises the noise by 1.", "ajoute 1 au bruit."),
        ("garage", "Each card «Furniture» also gives 1 mechanical part.", "donne aussi 1 pièce mécanique."),
        ("city-hospital", "one thing worth up to 6 (medicine).", "valant 6 au plus (soins)."),
        ("military-outpost", "2 more enemies join the fight.", "2 ennemis de plus se joignent au combat."),
        ("old-town", "Noise is never below 2.", "Le bruit ne descend jamais sous 2."),
    ],
)
def test_every_red_rule_is_told(place: str, english: str, french: str) -> None:
    t, number = House().state.t, c.LOCATIONS.number(place)
    assert english in location_rule(t, number, GAME.words("en"))
    assert french in plain(location_rule(t, number, GAME.words("fr")))


@shows("TWM-7.1", "TWM-7.2")
def test_the_choice_of_a_location_shows_its_rule_its_cards_and_its_offers() -> None:
    t = House().out("central-square").tasks(katia="scavenge", zlata="guard", anton="guard")
    t.state.outing.location = -1
    t.at(Flow(SCAVENGING))
    assert about(t, "go near") == "Central square, 14 cards"
    assert does(t, "go near") == (
        "No rule of its own.\nOn offer: the market at night (return 4 cards), the soup kitchen "
        "(return 3 cards).\nThe whole party goes there.\nLooking around (return 2 cards): one of the "
        "things to be seen there, each only once."
    )
    assert cites(t, "go near") == "TWM-7.1"
    t.state.decks.spots[0] = c.LOCATIONS.number("garage")
    assert cites(t, "go near") == "TWM-7.2"


def test_more_cards_are_counted_where_something_adds_them() -> None:
    t = House().tasks(katia="scavenge", zlata="guard", anton="guard")
    t.state.decks.spots[0] = c.LOCATIONS.number("hotel")
    t.state.today.cards = 4
    t.at(Flow(SCAVENGING))
    assert about(t, "go near", "fr") == "L'hôtel, 18 cartes"


@shows("TWM-9.7")
def test_a_location_that_is_exchanged_is_not_said_to_be_visited() -> None:
    t = House().at(ExchangeSpot(1))
    assert "can no longer be reached" in does(t, "go far")
    assert "party" not in does(t, "go far")


@shows("TWM-7.21", "TWM-7.23")
def test_what_a_place_offers_has_a_name_a_price_and_a_meaning() -> None:
    t = House().out("central-square", katia="scavenge").at(Flow(DAWN), Explore())
    assert about(t, "visit 1") == "the market at night, 4 cards returned"
    assert about(t, "visit 2", "fr") == "la soupe populaire, 3 cartes rendues"
    assert does(t, "visit 1") == "A trade in tools and valuables, food, drink and tobacco, medicine, commission 3."
    assert does(t, "visit 2") == "Choose one character; Misery -1; Fatigue +1; 1 vegetable."
    assert about(t, "look-around") == "2 cards returned"
    assert does(t, "look-around").endswith("one of the things to be seen there, each only once")


def test_a_way_that_leads_on_is_told_as_such() -> None:
    t = House().out("military-outpost", katia="scavenge").at(Flow(DAWN), Explore())
    assert does(t, "visit 1").endswith("1-3: goods worth 5 are asked for; otherwise 2 wounds to share out.")


def test_offers_of_a_pack_are_named_by_their_kind() -> None:
    theirs = pack(location=[{"id": "hotel", "actions": [{"script": 723, "cost": 1}, {"script": 18, "cost": 1}]}])
    t = House(content=theirs).out("hotel", katia="scavenge").at(Flow(DAWN), Explore())
    assert about(t, "visit 1") == "a trade, 1 card returned"
    assert about(t, "visit 2", "fr") == "de quoi s'occuper, 1 carte rendue"
    assert offer(t.state.t, c.LOCATIONS.number("hotel"), 1, GAME.words("en")) == "something to do"


# Cards and scripts


def test_what_is_printed_on_a_card_is_told_with_its_options() -> None:
    t = House().out("hotel", katia="scavenge").pile(lockpick=1).at(Flow(DAWN))
    t.run(lambda: resolve_card(t.state, c.EXPLORATION.number("locked-door")))
    assert does(t, "option 1") == (
        "The black die is rolled; "
        "4-10: give up 1 lockpick, then 1 findings card (furniture) and 1 findings card (pantry)."
    )
    assert does(t, "option 1", "fr").endswith(
        " ; 4-10 : céder 1 crochet, puis 1 carte trouvailles (meubles) et 1 carte trouvailles (garde-manger)."
    )
    assert does(t, "option 2", "fr").startswith("Bruit +3 ; un jet de bruit ; ")
    assert does(t, "option 3") == "Nothing."
    t = House().storage(raw_food=1).at(Flow(DAWN))
    t.run(lambda: receive(t.state, c.VISITORS.number("beggar")))
    assert does(t, "option 1") == (
        "Give up 1 thing (food); a roll against everybody's Empathy; Misery -1 for whoever is moved."
    )


def test_a_script_keeps_what_it_has_in_store() -> None:
    t = House().storage(raw_food=3, water=3).read(12, steps=(Flow(DAWN),))
    assert does(t, "option 1") == "Return 3 cards."
    refusing = f"option {len(t.offers())}"
    assert does(t, refusing) == GAME.words("en").does(c.OPTION[len(t.offers()) - 1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_script_asks_in_words_whomever_it_is_about(lang: str) -> None:
    """The first question of each script of the book, about one person at home or outside."""
    asked = 0
    for script in House().state.t.script_of:
        for t in (House(), House().out("hotel", katia="scavenge")):
            t.read(script, "katia", steps=(Flow(DAWN),))
            decision = t.state.decision
            if decision is None:  # a script may end the match
                continue
            told = GAME.explain(t.state, decision.seat, GAME.words(lang), ["Ann"])
            assert told is not None
            assert told.prompt
            assert all(action.text for action in told.actions)
            asked += decision.name == "script"
    assert asked > 500


def test_yes_and_no_say_what_is_given_and_what_follows() -> None:
    t = House("arica").storage(cigarettes=1)
    t.perform(
        [
            {"op": "lose", "one_of": ["cigarettes"], "if": {"has_any": ["cigarettes"], "optional": True}},
            {"op": "raise", "state": "misery", "n": 1, "who": "this", "if": {"did": False}},
        ],
        "arica",
    )
    assert (about(t, "yes"), about(t, "yes", "fr")) == ("For Arica: cigarettes", "Pour Arica : des cigarettes")
    assert (does(t, "no"), does(t, "no", "fr")) == ("Arica: Misery +1.", "Arica : Détresse +1.")


@pytest.mark.parametrize(
    ("operation", "said"),
    [
        ({"op": "lose", "items": {"water": 1}}, "Give up 1 water"),
        ({"op": "lose_value", "min": 5}, "Give goods worth 5"),
        ({"op": "trade", "colors": ["green"], "commission": 0}, "A trade"),
        ({"op": "free_fitting"}, "A fitting, for nothing"),
        ({"op": "board_ups", "n": 1}, "Board up a hole"),
        ({"op": "cold", "d": 1}, ""),
    ],
)
def test_whatever_may_be_passed_over_is_named(operation: dict[str, Any], said: str) -> None:
    t = House().storage(water=1, jewelry=1).perform([{**operation, "if": {"optional": True}}])
    assert about(t, "yes") == said


def test_returned_cards_are_named_too() -> None:
    t = House().out("hotel", katia="scavenge").at(Flow(DAWN), Explore())
    t.perform([{"op": "return_exploration", "n": 2, "if": {"optional": True}}])
    assert about(t, "yes", "fr") == "Rendre 2 cartes"


def test_whoever_is_named_is_told_what_follows() -> None:
    t = House().who("katia", misery=2)
    lower = {"op": "lower", "state": "misery", "n": 2, "who": "this"}
    t.perform(
        [{"op": "select", "from": "all", "n": 1}, lower, {"op": "raise", "state": "fatigue", "n": 1, "who": "this"}]
    )
    assert does(t, "choose katia") == "Misery -2; Fatigue +1."
    t.perform([{"op": "raise", "state": "illness", "n": 1, "who": "choose", "from": "all"}])
    assert does(t, "choose katia", "fr") == "Maladie +1."
    t.perform([{"op": "select", "from": "all", "n": 1}, {"op": "send_away", "until": "dawn"}])
    assert does(t, "choose katia") == GAME.words("en").does(c.CHOOSE[0])


def test_a_newcomer_is_introduced() -> None:
    t = House("zlata").at(Flow(DAWN), Newcomer(WHO("katia"), 0))
    introduced, *spirit = does(t, "yes").splitlines()
    assert introduced.startswith("Prowess 1, Empathy 6, Inventory 5. Present at a trade: the commission is 2 lower. ")
    assert spirit[0] == "A: give up coffee; otherwise Misery +1"
    assert len(spirit) == 3
    assert does(t, "no", "fr") == "Cette personne passe son chemin."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_has_a_skill_in_words(lang: str) -> None:
    t, words = House().state.t, GAME.words(lang)
    said = {skill(t, who, words) for who in range(len(c.CHARACTERS))}
    assert len(said) == len({t.skill[who] for who in range(len(c.CHARACTERS))})


def test_a_trade_says_whether_a_commission_comes_first() -> None:
    t = House("zlata").storage(jewelry=1)
    t.perform([{"op": "trade", "colors": ["green"], "commission": 2}])
    assert does(t, "yes").startswith("Goods worth 2 are paid first. Goods are given, ")
    assert does(t, "no") == "There is no trade."
    t.perform([{"op": "trade", "colors": ["green"], "commission": 0}])
    assert does(t, "yes").startswith("Goods are given, ")


# Objectives


@pytest.mark.parametrize(("lang", "order"), [("en", "its penalty follows"), ("fr", "sa pénalité s'applique ensuite")])
@shows("TWM-3.6")
def test_a_chapter_says_that_the_price_comes_after_the_new_objective(lang: str, order: str) -> None:
    assert order in GAME.thing("card", "chapter-2", lang).text


@pytest.mark.parametrize(
    ("name", "counts", "reward", "penalty"),
    [
        (
            "food-for-the-hungry",
            "1 raw food (1 step), 1 canned food (2 steps).",
            "a fitting for",
            "Misery +2 for every",
        ),
        ("medicine-for-the-sick", "1 herbal remedy (1 step)", "Wounds or Illness -1 for everybody", "2 characters"),
        ("water-for-the-district", "6 steps needed. What counts: 1 water", "1 canned food, 2 vegetables", "Hunger +1"),
        ("arm-the-watch", "2 ammo (1 step)", "Night raid left out 2 times", "red corner"),
        ("a-home-again", "each fitting that is built.", "Misery -1 for everybody", "Misery +1 for everybody"),
        ("open-door", "goods worth 10 for nothing.", "Misery -2 for everybody", "these come no more: a trader"),
    ],
)
@shows("TWM-3.6", "TWM-3.7")
def test_an_objective_says_what_counts_what_it_gives_and_what_it_costs(
    name: str, counts: str, reward: str, penalty: str
) -> None:
    said = objective_does(House().state.t, c.OBJECTIVES.number(name), GAME.words("en"))
    assert counts in said[0]
    assert said[1].startswith("When it is full: ")
    assert reward in said[1]
    assert said[2].startswith("If the next chapter comes first: ")
    assert penalty in said[2]


def test_the_last_objective_has_neither_reward_nor_penalty() -> None:
    said = objective_does(House().state.t, c.SURVIVE, GAME.words("fr"))
    assert [plain(line) for line in said] == ["Étapes à franchir : 1. Ce qui compte : vivre jusqu'au cessez-le-feu."]


def test_giving_to_the_objective_says_how_far_it_brings_us() -> None:
    t = House("katia").storage(canned_food=1)
    s = t.state
    s.story.objectives[0], s.story.open, s.story.progress = c.OBJECTIVES.number("food-for-the-hungry"), 0, 1
    stage(t)
    assert about(t, "contribute 2") == "1 canned food"
    assert does(t, "contribute 2").startswith("The goods are used up: 1 + 2 of 4.\nWhen it is full: a fitting")
    assert cites(t, "contribute 2") == "TWM-3.7"


# Dusk, evening and the night


@shows("TWM-5.5", "TWM-5.7", "TWM-9.12")
def test_food_and_drink_say_what_they_change() -> None:
    t = stage(House("katia").who("katia", hunger=2).storage(canned_food=1))
    assert does(t, "meal katia canned-food") == "The food is used up: Hunger -2. At Dusk they must eat again."
    assert does(t, "eat katia vegetable", "fr").endswith("la Faim reste telle quelle.")
    assert does(t, "drink alcohol katia") == "Misery -1, Fatigue +1."
    assert [cites(t, f"eat katia {food}") for food in c.FOODS.entries] == ["TWM-5.7", "TWM-5.6", "TWM-5.5"]
    assert cites(t, "drink moonshine katia") == "TWM-9.11"


@shows("TWM-5.3", "TWM-5.8")
def test_going_without_is_told_before_it_happens() -> None:
    t = House("katia zlata").storage(water=1, raw_food=1).at(Flow(DUSK))
    assert does(t, "drinker katia").endswith("on 1-5 Hunger +1, above that Misery +1.")
    t.until("meals")
    assert does(t, "done") == "Whoever has eaten nothing: Hunger +1."
    assert does(t, "done", "fr") == "Pour qui n'a rien mangé : Faim +1."


def test_the_end_of_a_question_says_what_follows() -> None:
    t = House("zlata").storage(jewelry=2)
    t.perform([{"op": "trade", "colors": ["green"], "commission": 0}])
    t.do("yes")
    assert does(t, "done").startswith("Now we take, for at most what was given.\nOn offer")
    t.do("give jewelry", "done")
    assert does(t, "done") == "The trade is over; what is left of the credit is lost."


@shows("TWM-6.2", "TWM-6.3", "TWM-6.4", "TWM-6.5", "TWM-6.6")
def test_each_task_has_its_rule_and_an_empty_guard_post_its_own() -> None:
    t = House("katia zlata").fitting("bed", "g5").at(Flow(RAID), Evening())
    rules = [cites(t, f"task {task}") for task in c.TASKS.entries]
    assert rules == ["TWM-6.2", "TWM-6.3", "TWM-6.4", "TWM-6.6"]
    assert does(t, "task floor") == "Fatigue -2."
    t.do("task bed")
    assert cites(t, "task floor") == "TWM-6.5"
    t = House("katia").who("katia", fatigue=4).at(Flow(RAID), Evening())
    assert does(t, "task guard").endswith("exhausted, so Misery +1 instead of Fatigue.")  # TWM-2.7


@shows("TWM-8.7", "TWM-8.13")
def test_a_reroll_in_a_raid_is_asked_with_the_facts() -> None:
    t = raid("burglars", "katia", [WHITE["1"]], wood=9)
    words = {lang: plain(GAME.words(lang).decision(t.state, ["Ann"], 0)) for lang in LANGUAGES}
    assert words["en"] == "Katia rolled 1 hit. So far 0 points stand against 3 thefts and 1 wound. Keep it?"
    assert words["fr"] == "Katia a obtenu 1 touche. Jusqu'ici, 0 point contre 3 vols et 1 blessure. Garder ?"
    assert does(t, "keep") == "Then 1 point stands against them, and 3 thefts and wounds are not held off."
    assert does(t, "reroll", "fr") == "Le dernier jet compte. Relances restantes : 1."


@shows("TWM-8.11", "TWM-8.14")
def test_what_stands_in_the_house_counts_in_the_facts_of_a_raid() -> None:
    t = House("katia").fitting("reinforced-door", "g5").tasks(katia="guard").storage(wood=9, hatchet=1)
    t.state.house.boarded = 1
    t.on_top("raids", "marauders").rig(YELLOW["hatchet"]).at(Flow(RAID)).do("wield hatchet")
    asked = GAME.words("en").decision(t.state, ["Ann"], 0)
    assert "So far 1 point stands against 4 thefts and 2 wounds" in asked
    assert does(t, "keep") == "They are driven off: nothing is stolen, nobody is hurt."


def test_a_weapon_says_which_die_it_rolls() -> None:
    t = House("katia").tasks(katia="guard").storage(shotgun=1, ammo=1).on_top("raids", "robbers").at(Flow(RAID))
    assert does(t, "wield none") == "Rolls the white die."
    assert does(t, "wield shotgun", "fr").startswith("Lance le dé rouge. Chaque tir coûte 1 munition.")


def test_an_enemy_shows_its_weapon_and_its_wounds() -> None:
    t = House()
    t.state.fight.foes = [Foe(0, c.WEAPONS.number("knife"), -1, 2, wounds=1)]
    assert about(t, "hit 1") == "Knife, Prowess 2, wounds 1 of 3"
    assert about(t, "hit 1", "fr") == "Couteau, Prouesse 2, blessures 1 sur 3"


# Numbers in sentences


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_agree_with_their_number(lang: str) -> None:
    words = GAME.words(lang)
    for item in range(len(c.ITEMS)):
        one, many = words.entry(c.ITEMS, item), words.entry(c.ITEMS, item, "many")
        assert amount(item, 1, words) == f"1 {one}"
        assert amount(item, 2, words) == f"2 {many}"
        for kind in (e.GAINED, e.LOST):
            told = [plain(words.event(Event(kind, 0, item, n, EVERYONE, ""), ["Ann"])) for n in (1, 2)]
            assert told[0].endswith(f": 1 {one}.")
            assert told[1].endswith(f": 2 {many}.")


MASS = {"raw-food", "canned-food", "moonshine", "alcohol", "sugar", "coffee", "ammo", "wood", "water"}
"""What English does not count."""


def test_only_what_cannot_be_counted_stays_as_it_is() -> None:
    english, french = GAME.words("en"), GAME.words("fr")
    same = {
        name: [
            words.entry(c.ITEMS, ITEM(name)) == words.entry(c.ITEMS, ITEM(name), "many") for words in (english, french)
        ]
        for name in c.ITEMS.entries
    }
    assert {name for name, (en, _) in same.items() if en} == MASS
    assert {name for name, (_, fr) in same.items() if fr} == {"wood"}


WRONG = {
    "en": re.compile(
        r"\b1 (cards|wounds|points|enemies|pieces|things|raids|thefts|steps|components)\b"
        r"|\b[025] (card|wound|point|enemy|piece|thing|raid|theft|step|component)\b"
    ),
    "fr": re.compile(
        r"\b[01] (cartes|blessures|points|ennemis|pièces|choses|pillages|vols|composants)\b"
        r"|\b[25] (carte|blessure|point|ennemi|pièce|chose|pillage|vol|composant)\b"
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_log_and_no_action_has_a_wrong_number(lang: str) -> None:
    words = GAME.words(lang)
    said = [words.event(Event(kind, 0, a, b, EVERYONE, ""), ["Ann"]) for kind in NUMBERED for a in N for b in N]
    said += [words.action(action) for action in (*c.RETURN.actions, *c.SPLIT.actions)]
    assert not [text for text in said if WRONG[lang].search(text)]


N = (0, 1, 2, 5)
NUMBERED = (e.WENT, e.FOE_HIT, e.SUFFERED, e.CRIME, e.RETURNED, e.ADDED, e.SPARED)
ASKED = {
    "break-open": ("cards",),
    "poke-about": ("pieces",),
    "water": ("water",),
    "fight": ("foes", "round"),
    "deal": ("wounds", "kills", "ours"),
    "ward": ("points", "damage", "wounds"),
    "steal": ("tokens",),
    "split-wounds": ("wounds",),
    "lose-goods": ("tokens",),
    "trade": ("commission",),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ASKED)
def test_no_question_has_a_wrong_number(name: str, lang: str) -> None:
    words = GAME.words(lang)
    said = [words.say(f"decision-{name}", **dict.fromkeys(ASKED[name], n)) for n in N]
    assert not [text for text in said if WRONG[lang].search(text)]
    assert len(set(said)) > 1


@shows("TWM-2.12")
def test_getting_better_in_one_of_two_states_says_how_far() -> None:
    t = House().who("katia", hunger=3, misery=1).at(Flow(DAWN), Relief(one(WHO("katia")), c.HUNGER, c.MISERY, 2))
    assert [does(t, "option 1"), does(t, "option 2")] == ["Hunger falls from 3 to 1.", "Misery falls from 1 to 0."]
    assert does(t, "option 1", "fr") == "Faim : de 3 à 1."


@shows("TWM-9.20")
def test_the_guard_who_also_works_is_told_how_many_actions_that_gives() -> None:
    t = House().tasks(katia="guard", zlata="guard", anton="floor").at(Flow(DAWN), ExtraActions(2))
    assert does(t, "choose katia") == "Also has 2 actions this evening, before the watch."
    assert does(t, "choose zlata", "fr") == "Dispose aussi de 2 actions ce soir, avant son tour de garde."


# Before the first question, and after the last


@shows("TWM-1.2", "TWM-3.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_the_first_day_tells_who_we_are_and_what_we_want(lang: str) -> None:
    match = Match(GAME, seats=[Seat("Ann"), Seat("Bob")], seed=3)
    state: Any = match.state
    words = GAME.words(lang)
    told = [words.event(event, match.names) for event in match.opening]
    for who, line in zip(state.people.group, told, strict=False):
        assert line.startswith(words.entry(c.CHARACTERS, who))
        assert words.entry(c.SKILLS, state.t.skill[who]) in line
    assert words.entry(c.EVENTS, c.EVENTS.number("chapter-1")) in told
    assert any("1" in line and words.entry(c.OBJECTIVES, state.story.objectives[0]) in line for line in told)
    assert told[-1].startswith(match.names[state.leader])


@shows("TWM-13.6")
def test_who_was_there_when_nobody_stood_guard_is_told() -> None:
    t = House("katia zlata").at(Flow(RAID), Evening())
    t.do("task floor", "task floor")
    assert t.outcome.reason == "no-guard"
    assert [event.a for event in t.log if event.kind is e.END_LAST] == t.state.people.group


@shows("TWM-9.14", "TWM-10.21")
def test_misery_after_a_loss_has_its_reason_in_the_log() -> None:
    t = House().who("katia", hunger=1).storage(raw_food=1).at(Flow(DAWN), Mourning())
    assert does(t, "done").startswith("The black die is rolled: Misery +2 for each")
    t.do("done")
    assert t.happened("mourned", misery=2)
    t = House().out("hotel", katia="scavenge")
    t.state.fight.killed = 1
    t.at(Flow(DAWN), FightOver(0))
    assert t.happened("shaken", since_start=True, misery=1)


@shows("TWM-11.5")
def test_a_trade_in_which_nothing_was_given_leaves_no_line() -> None:
    t = House("zlata").storage(jewelry=1)
    t.perform([{"op": "trade", "colors": ["green"], "commission": 0}])
    t.do("yes", "done")
    assert not t.happened("traded", since_start=True)


# What one should know before one answers


@shows("TWM-4.2", "TWM-12.3")
def test_why_nobody_can_act_is_said() -> None:
    t = House("katia").who("katia", hunger=2).storage(raw_food=1)
    t.at(Flow(DAY))
    while t.asked == "assign":
        t.do("idle")
    assert t.asked == "unable"
    assert does(t, "done").startswith("Hunger, Fatigue, Illness, Misery or Wounds block this action")
    assert cites(t, "done") == "TWM-4.2"
    assert does(t, "meal katia raw-food") == "The food is used up: Hunger -1. At Dusk they must eat again."


@shows("TWM-5.4")
def test_who_has_eaten_is_marked() -> None:
    t = House("katia zlata").storage(water=2, raw_food=3).who("katia", hunger=2).at(Flow(DUSK))
    assert about(t, "eat katia raw-food") == ""
    t.do("eat katia raw-food")
    assert (about(t, "eat katia raw-food"), about(t, "eat katia raw-food", "fr")) == ("has eaten", "a mangé")
    assert about(t, "eat zlata raw-food") == ""


@shows("TWM-7.11")
def test_what_returning_cards_is_good_for_stands_beside_it() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").unknown("someone-is-here", "heap", "heap")
    t.at(Flow(RAID), Explore()).do("explore")
    assert t.asked == "return-cards"
    assert does(t, "return 1").split("\n")[1] == (
        "The black die is rolled; 1-5: noise 1; somebody is met. One is added to the roll for each card returned."
    )


@shows("TWM-11.3")
def test_a_traders_goods_are_known_before_anything_is_given() -> None:
    t = House().storage(jewelry=1).at(Flow(DUSK))
    t.perform([{"op": "trade", "goods": ["meds", "coffee"], "prices": {"water": 3}, "commission": 0}])
    offer = "On offer, with its value: coffee (1), doses of meds (10), water (3)."
    assert does(t, "yes").endswith(offer)
    t.do("yes")
    assert offer not in does(t, "give jewelry")
    assert does(t, "done").endswith(offer)


@shows("TWM-12.2")
def test_an_option_of_a_script_names_its_price_and_keeps_the_rest() -> None:
    t = House().storage(raw_food=1).at(Flow(DUSK)).read(123, steps=(Flow(DUSK),))
    assert does(t, "option 1") == "Give up 1 thing (food)."


@shows("TWM-12.15")
def test_what_holds_for_the_night_is_told() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").at(Flow(RAID), Explore())
    t.perform([{"op": "noise_min", "n": 2}, {"op": "noise_max", "n": 5}, {"op": "inventory_bonus", "n": 2}])
    t.perform([{"op": "ignore_noise", "until": 2}])
    assert "During the next 2 cards nobody hears us." in t.told(0)
    assert {e.NOISE_LEAST, e.NOISE_MOST, e.CARRIES, e.QUIET} <= {event.kind for event in t.log}


@shows("TWM-12.9")
def test_nobody_is_named_to_be_eased_of_what_nobody_has() -> None:
    t = House().at(Flow(DAY))
    t.perform([{"op": "lower", "state": "misery", "n": 1, "who": "choose", "from": "present"}])
    assert t.asked != "select"


def test_a_weapon_names_the_die_that_is_rolled_with_it() -> None:
    dice = {weapon: GAME.thing("weapon", weapon, "en").printed["die"] for weapon in ("none", "hatchet", "pistol")}
    assert dice == {"none": "white", "hatchet": "yellow", "pistol": "red"}
