"""Hunting (OUT-7)."""

import pytest
from tests.games.outlive.tables import ABRAHAM, CAROL, DARYL, Outlive

from holdfast.core import SPECTATOR, Rng
from holdfast.games.outlive.catalogue import ANIMALS
from holdfast.testing import shows


@shows("OUT-7.3", "OUT-7.4", "OUT-7.6")
def test_daryl_bags_his_third_animal_of_endurance_6() -> None:
    """The worked example: three munitions and three of four actions, then six meat and a microchip."""
    t = Outlive(3).wild("fairgrounds", "game-6 game-3").goods(DARYL, munitions=3)
    t.tribe(DARYL).caught[ANIMALS.number("game-6")] = 2
    t.go(DARYL, "veteran", "fairgrounds")
    t.do("hunt", by=DARYL)
    assert t.offers() == ["shoot", "bag"]  # two shots were needed, the third saves an action
    t.do("shoot", by=DARYL)
    assert t.good(DARYL, "munitions") == 0
    assert t.happened("caught", seat=DARYL, animal="game-6", amount=6)
    assert t.good(DARYL, "meat") == 6
    t.do("gather microchip", by=DARYL)
    assert t.all_goods(DARYL) == {"meat": 6, "microchip": 1}
    assert t.asked == "turn"


@shows("OUT-7.1", "OUT-7.7")
@pytest.mark.parametrize(("place", "stack"), [("forest", 0), ("mine", 1), ("fairgrounds", 2)])
def test_only_the_top_tile_is_hunted_and_the_next_is_seen_then(place: str, stack: int) -> None:
    t = Outlive().wild(place, "game-3 game-7").go(ABRAHAM, "scout", place)
    assert t.state.view(CAROL).wild_game[stack].top == "game-3"
    t.do("hunt", by=ABRAHAM)
    assert t.tribe(ABRAHAM).caught == [1, 0, 0, 0, 0]
    assert t.state.view(CAROL).wild_game[stack].top == "game-7"
    assert t.state.view(CAROL).seats[ABRAHAM].caught == {"game-3": 1}
    assert t.sound()


@shows("OUT-7.1")
def test_an_animal_below_the_top_cannot_be_hunted() -> None:
    t = Outlive().wild("forest", "game-7 game-3").go(ABRAHAM, "scout", "forest")
    assert "hunt" not in t.offers()
    assert t.refused("hunt") == "OUT-7.3"


@shows("OUT-7.2")
def test_a_hero_hunts_once_on_its_turn_but_the_next_hero_may_hunt_too() -> None:
    t = Outlive().wild("forest", "game-3 game-3 game-3").goods(ABRAHAM, munitions=9)
    t.go(ABRAHAM, "champion", "forest").do("hunt", "bag", by=ABRAHAM)
    assert "hunt" not in t.offers()
    assert t.refused("hunt") == "OUT-7.2"
    t.do("move-on")
    t.hero(ABRAHAM, "champion", "dam", active=True).go(ABRAHAM, "scout", "forest")
    assert "hunt" in t.offers()


@shows("OUT-7.3")
@pytest.mark.parametrize("endurance", [3, 4, 5])
def test_a_hunt_costs_the_endurance_in_actions(endurance: int) -> None:
    t = Outlive(4).wild("mine", f"game-{endurance}").go(ABRAHAM, "champion", "mine")
    t.do("hunt", by=ABRAHAM)
    left = 5 - endurance
    t.do(*["gather metal"] * left, by=ABRAHAM)
    assert t.good(ABRAHAM, "metal") == left
    assert t.asked == "turn"


@shows("OUT-7.5")
def test_munitions_may_pay_for_all_of_it_but_one_action() -> None:
    t = Outlive().wild("mine", "game-3").goods(ABRAHAM, munitions=9).go(ABRAHAM, "scout", "mine")
    t.do("hunt", "shoot", "shoot", by=ABRAHAM)
    assert t.happened("caught", animal="game-3", amount=1)
    assert t.good(ABRAHAM, "munitions") == 7
    t.do(*["gather metal"] * 2, by=ABRAHAM)  # one of three actions went into the hunt
    assert t.good(ABRAHAM, "metal") == 2
    assert t.asked == "turn"


@shows("OUT-7.5")
def test_equipment_leaves_one_action_to_spend_too() -> None:
    t = Outlive().wild("mine", "game-3").tools(ABRAHAM, "shotgun bear-trap").go(ABRAHAM, "scout", "mine")
    t.do("hunt", "use shotgun", "use bear-trap", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 1
    t.do("gather metal", "gather metal", by=ABRAHAM)
    assert t.asked == "turn"


@shows("OUT-7.5")
def test_without_an_action_left_nothing_is_hunted() -> None:
    t = Outlive().wild("mine", "game-3").goods(ABRAHAM, munitions=9).tools(ABRAHAM, "thermal-sensor")
    t.go(ABRAHAM, "scout", "mine").do(*["gather metal"] * 3, by=ABRAHAM)
    assert t.asked == "visit"
    assert "hunt" not in t.offers()
    assert t.refused("hunt") == "OUT-7.5"


@shows("OUT-7.5")
def test_a_hunt_that_actions_cannot_finish_goes_on_with_munitions() -> None:
    t = Outlive().wild("mine", "game-5").goods(ABRAHAM, munitions=2).go(ABRAHAM, "scout", "mine")
    t.do("hunt", by=ABRAHAM)
    assert t.good(ABRAHAM, "munitions") == 0  # nothing else was left to choose
    assert t.good(ABRAHAM, "meat") == 3


@shows("OUT-7.6")
@pytest.mark.parametrize(
    ("animal", "meat"), [("game-3", 1), ("game-4", 2), ("game-5", 3), ("game-6", 4), ("game-7", 5)]
)
def test_each_further_animal_of_a_kind_gives_one_meat_more(animal: str, meat: int) -> None:
    t = Outlive().wild("forest", f"{animal} {animal}").goods(ABRAHAM, munitions=7).go(ABRAHAM, "scout", "forest")
    t.do("hunt", by=ABRAHAM)
    t.until("visit", prefer=["shoot"])
    assert t.good(ABRAHAM, "meat") == meat
    t.do("move-on", by=ABRAHAM)
    t.hero(ABRAHAM, "scout", "dam", active=True).goods(ABRAHAM, munitions=7).go(ABRAHAM, "runner", "forest")
    t.do("hunt", by=ABRAHAM)
    t.until("visit", prefer=["shoot"])
    assert t.good(ABRAHAM, "meat") == meat + 1


@shows("OUT-7.8")
def test_wild_game_does_not_come_back() -> None:
    t = Outlive().wild("forest", "game-3").coming("animal-mutation").go(ABRAHAM, "scout", "forest")
    t.do("hunt", by=ABRAHAM)
    assert len(t.state.game_stacks[0]) == 5
    t.dawn()
    assert len(t.state.game_stacks[0]) == 5
    t.state.game_stacks[0] = []
    t.go(CAROL, "champion", "forest")
    assert "hunt" not in t.offers()


@shows("OUT-7.9")
def test_tiles_below_the_top_are_hidden() -> None:
    t = Outlive().turn(ABRAHAM)
    view = t.state.view(ABRAHAM)
    assert [(stack.left, stack.known) for stack in view.wild_game] == [(6, None)] * 3
    rng = Rng(3)
    tops = [stack[-1] for stack in t.state.game_stacks]
    below = set()
    for _ in range(20):
        other = t.state.determinize(ABRAHAM, rng)
        assert [stack[-1] for stack in other.game_stacks] == tops
        below.add(tuple(other.game_stacks[0][:-1]))
    assert len(below) > 5


@shows("OUT-7.10")
def test_points_of_equipment_pay_first_and_cannot_gather() -> None:
    t = Outlive().tools(ABRAHAM, "shotgun bear-trap").wild("mine", "game-5").go(ABRAHAM, "scout", "mine")
    t.do("hunt", "use shotgun", by=ABRAHAM)
    assert t.has(ABRAHAM, "bear-trap") == "spent"  # three actions do not pay for the four that are left
    assert t.good(ABRAHAM, "meat") == 3
    assert (t.asked, t.seat) == ("turn", CAROL)  # and no action is left over
    t = Outlive().tools(ABRAHAM, "shotgun").wild("mine", "game-7").go(ABRAHAM, "scout", "mine")
    t.do(*["gather metal"] * 3, by=ABRAHAM)
    assert t.asked == "turn"


@shows("OUT-7.11")
def test_in_a_sandstorm_equipment_and_munitions_add_to_three_actions() -> None:
    t = Outlive().trouble("sandstorm").tools(ABRAHAM, "shotgun").goods(ABRAHAM, munitions=1)
    t.wild("forest", "game-5").go(ABRAHAM, "champion", "forest")
    t.do("hunt", "use shotgun", by=ABRAHAM)  # then the munitions, and three actions for the last three points
    assert t.all_goods(ABRAHAM) == {"meat": 3}
    assert t.asked == "turn"
    t = Outlive().trouble("sandstorm").tools(ABRAHAM, "shotgun").wild("forest", "game-5")
    t.go(ABRAHAM, "champion", "forest")
    assert t.refused("hunt") == "OUT-7.3"


@shows("OUT-7.3", "OUT-7.6", "OUT-16.15", "OUT-16.16")
def test_what_a_hunt_costs_and_gives_is_told_as_it_is() -> None:
    t = Outlive().wild("forest", "game-4").go(ABRAHAM, "champion", "forest")
    hunt = t.game.catalogue.parse("hunt")
    words = t.game.words("en")
    assert t.game.detail(t.state, hunt, words) == "Endurance 4, 2 meat (the fox)"
    t = Outlive().trouble("animal-mutation", "epizootic-disease").wild("forest", "game-4")
    t.tribe(ABRAHAM).caught[ANIMALS.number("game-4")] = 1
    t.go(ABRAHAM, "champion", "forest")
    assert t.game.detail(t.state, hunt, words) == "Endurance 5, 2 meat (the fox)"
    t.do("hunt", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 2
    t = Outlive().trouble("animal-mutation", "epizootic-disease").room(ABRAHAM, "event-immunity", 3)
    t.wild("forest", "game-4").go(ABRAHAM, "champion", "forest")
    assert t.game.detail(t.state, hunt, words) == "Endurance 4, 2 meat (the fox)"


@shows("OUT-7.10", "OUT-17.22")
def test_after_a_hunt_the_actions_that_are_left_are_told_and_no_free_search() -> None:
    t = Outlive().wild("mine", "game-3").go(ABRAHAM, "champion", "mine")
    t.do("hunt", by=ABRAHAM)
    assert t.facts() == {"hero": ["champion"], "place": ["mine"], "actions": [2], "free": [0]}


@shows("OUT-7.5")
def test_a_single_action_is_enough_if_munitions_pay_the_rest() -> None:
    t = Outlive().wild("mine", "game-3").goods(ABRAHAM, munitions=2).go(ABRAHAM, "scout", "mine")
    t.do("gather metal", "gather metal", by=ABRAHAM)
    assert "hunt" in t.offers()


@shows("OUT-7.3", "OUT-7.4")
def test_while_hunting_each_refusal_names_its_rule() -> None:
    t = Outlive().wild("mine", "game-6").goods(ABRAHAM, munitions=2).tools(ABRAHAM, "shotgun")
    t.go(ABRAHAM, "champion", "mine").do("hunt", by=ABRAHAM)
    assert t.refused("bag") == "OUT-7.3"  # five actions do not pay for an endurance of six
    assert t.refused("use bear-trap") == "OUT-7.4"


@shows("OUT-7.7")
def test_the_topmost_animal_is_the_one_that_is_caught() -> None:
    t = Outlive().wild("mine", "game-3 game-4 game-3").go(ABRAHAM, "champion", "mine")
    t.do("hunt", by=ABRAHAM)
    assert next(stack.top for stack in t.state.view(SPECTATOR).wild_game if stack.place == "mine") == "game-4"
