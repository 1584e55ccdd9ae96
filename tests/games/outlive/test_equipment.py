"""The twenty kinds of equipment (OUT-18), each where it matters and where it must not work."""

import pytest
from tests.games.outlive.tables import ABRAHAM, CAROL, Outlive

from holdfast.core import SPECTATOR, Rng
from holdfast.games.outlive import GAME
from holdfast.games.outlive.catalogue import ANIMALS
from holdfast.testing import playout, shows

GATHERING = {
    "axe": ("forest", "wood", 2),
    "ammo-box": ("military-base", "munitions", 2),
    "pickaxe": ("mine", "metal", 2),
    "backpack": ("fairgrounds", "microchip", 2),
}
VISITING = {
    "bow": ("forest", "meat", 1),
    "crowbar": ("military-base", "microchip", 2),
    "purifier": ("mine", "water", 1),
    "hacksaw": ("cargo-ship", "metal", 2),
    "metal-detector": ("fairgrounds", "canned-goods", 1),
}


@shows("OUT-18.1", "OUT-18.5", "OUT-18.9", "OUT-18.14")
@pytest.mark.parametrize("tool", GATHERING)
def test_a_gathering_tool_adds_to_what_was_gathered_in_its_place(tool: str) -> None:
    place, good, amount = GATHERING[tool]
    t = Outlive().tools(ABRAHAM, tool).go(ABRAHAM, "scout", place)
    assert t.refused(f"use {tool}") == "OUT-13.4"
    t.do(f"gather {good}", f"use {tool}", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {good: 1 + amount}
    assert t.stock_of(place) == 6 - 1 - amount
    assert t.sound()


@shows("OUT-13.4", "OUT-18.14")
@pytest.mark.parametrize(
    "between", [["hunt"], ["use thermal-sensor", "give-up"], ["use thermal-sensor", "prey game-3"]]
)
def test_a_gathering_tool_adds_also_after_a_hunt_that_came_between(between: list[str]) -> None:
    t = Outlive().tools(ABRAHAM, "pickaxe thermal-sensor").wild("mine", "game-3").go(ABRAHAM, "champion", "mine")
    t.do("gather metal", *between, "use pickaxe", by=ABRAHAM)
    assert t.good(ABRAHAM, "metal") == 1 + 2


@shows("OUT-13.4")
def test_a_hunt_alone_gathers_nothing_that_a_tool_could_add_to() -> None:
    t = Outlive().tools(ABRAHAM, "pickaxe").wild("mine", "game-3").go(ABRAHAM, "champion", "mine")
    t.do("hunt", by=ABRAHAM)
    assert t.refused("use pickaxe") == "OUT-13.4"


@shows("OUT-18.1", "OUT-18.5", "OUT-18.9", "OUT-18.14")
@pytest.mark.parametrize("tool", GATHERING)
def test_a_gathering_tool_does_nothing_elsewhere_or_broken(tool: str) -> None:
    place, good, _ = GATHERING[tool]
    other, its = ("mine", "metal") if place != "mine" else ("forest", "wood")
    t = Outlive().tools(ABRAHAM, tool).go(ABRAHAM, "scout", other)
    t.do(f"gather {its}", by=ABRAHAM)
    assert t.offers("use") == []
    t = Outlive().tools(ABRAHAM, broken=tool).go(ABRAHAM, "scout", place)
    t.do(f"gather {good}", by=ABRAHAM)
    assert t.refused(f"use {tool}") == "OUT-13.1"


@shows("OUT-18.2", "OUT-18.6", "OUT-18.10", "OUT-18.13", "OUT-18.15")
@pytest.mark.parametrize("tool", VISITING)
def test_a_visit_gives_what_the_tool_finds_there(tool: str) -> None:
    place, good, amount = VISITING[tool]
    t = Outlive().tools(ABRAHAM, tool).go(ABRAHAM, "scout", place)
    t.do(f"use {tool}", by=ABRAHAM)
    assert t.good(ABRAHAM, good) == amount
    assert t.has(ABRAHAM, tool) == "spent"
    assert t.sound()


@shows("OUT-18.2", "OUT-18.6", "OUT-18.10", "OUT-18.13", "OUT-18.15")
@pytest.mark.parametrize("tool", VISITING)
def test_a_visiting_tool_does_nothing_elsewhere_or_broken(tool: str) -> None:
    place, _, _ = VISITING[tool]
    other = "silent-peak" if place != "silent-peak" else "forest"
    t = Outlive().tools(ABRAHAM, tool).go(ABRAHAM, "scout", other)
    assert t.offers("use") == []
    t = Outlive().tools(ABRAHAM, broken=tool).go(ABRAHAM, "scout", "fairgrounds" if place == "cargo-ship" else place)
    assert t.offers("use") == []


@shows("OUT-18.3")
def test_the_jerrycan_takes_one_more_water_from_the_dam() -> None:
    t = Outlive().tools(ABRAHAM, "jerrycan").goods(ABRAHAM, microchip=1).go(ABRAHAM, "scout", "dam")
    assert t.offers() == ["unlock", "move-on"]
    t.do("unlock", "gather water", "use jerrycan", by=ABRAHAM)
    assert t.good(ABRAHAM, "water") == 2
    assert t.stock_of("dam") == 5
    t = Outlive().tools(ABRAHAM, "jerrycan").go(ABRAHAM, "scout", "dam")
    assert t.asked == "turn"  # a dam that stays shut gives nothing more, either


@shows("OUT-18.4")
def test_the_access_card_opens_the_dam_for_one_hero_a_day() -> None:
    t = Outlive().tools(ABRAHAM, "access-card").goods(ABRAHAM, microchip=1).go(ABRAHAM, "scout", "dam")
    assert t.offers() == ["unlock", "use access-card", "move-on"]
    t.do("use access-card", "gather water", "move-on", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"microchip": 1, "water": 1}
    t.hero(ABRAHAM, "scout", "forest", active=True).go(ABRAHAM, "runner", "dam")
    assert t.offers() == ["unlock", "move-on"]
    t = Outlive().tools(ABRAHAM, broken="access-card").go(ABRAHAM, "scout", "dam")
    assert t.asked == "turn"


@shows("OUT-18.7")
@pytest.mark.parametrize("city", ["blackwood", "silent-peak"])
def test_the_chainsaw_gives_two_wood_in_either_city(city: str) -> None:
    t = Outlive().tools(ABRAHAM, "chainsaw").go(ABRAHAM, "scout", city)
    t.do("use chainsaw", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 2}
    t = Outlive().tools(ABRAHAM, "chainsaw").go(ABRAHAM, "scout", "forest")
    assert t.offers("use") == []


@shows("OUT-18.8")
def test_the_flashlight_finds_a_survivor_for_airlock_or_room() -> None:
    t = Outlive().tools(ABRAHAM, "flashlight").room(ABRAHAM, "nursery", 1).go(ABRAHAM, "scout", "silent-peak")
    t.do("use flashlight", by=ABRAHAM)
    assert (t.asked, t.offers()) == ("rescue", ["place nursery", "place airlock"])
    t.do("place nursery", by=ABRAHAM)
    assert t.events("settled")[0].rule == "OUT-18.8"
    assert t.people(ABRAHAM, "nursery") == 2
    assert t.asked == "visit"


@shows("OUT-18.8")
def test_the_flashlight_stays_in_the_bag_where_there_is_no_space_or_no_city() -> None:
    t = Outlive().tools(ABRAHAM, "flashlight")
    t.tribe(ABRAHAM).airlock = 7
    t.go(ABRAHAM, "scout", "silent-peak")
    assert t.offers("use") == []
    t = Outlive().tools(ABRAHAM, "flashlight").go(ABRAHAM, "scout", "mine")
    assert t.offers("use") == []


@shows("OUT-18.11")
def test_the_hook_boards_one_space_higher_and_does_not_press() -> None:
    t = Outlive().tools(ABRAHAM, "grappling-hook").aboard(CAROL, "scout", "spot-3")
    t.goods(CAROL, wood=3).go(ABRAHAM, "runner", "cargo-ship")
    assert t.happened("used", equipment="grappling-hook")  # the own space is taken, so that there is no choice
    assert t.good(ABRAHAM, "canned-goods") == 2
    assert t.good(CAROL, "wood") == 3  # three against three, hook or not
    assert t.berths() == {"spot-3": (CAROL, "scout"), "spot-4": (ABRAHAM, "runner")}


@shows("OUT-18.11")
def test_the_hook_may_stay_unused_and_a_broken_one_does_nothing() -> None:
    t = Outlive().tools(ABRAHAM, "grappling-hook").go(ABRAHAM, "scout", "cargo-ship")
    t.do("board spot-3", by=ABRAHAM)
    assert t.has(ABRAHAM, "grappling-hook") == "repaired"
    t = Outlive().tools(ABRAHAM, broken="grappling-hook").go(ABRAHAM, "scout", "cargo-ship")
    assert t.state.berths == [0, -1, -1, -1]


@shows("OUT-18.12")
def test_in_a_sandstorm_the_hook_reaches_the_space_of_strength_4() -> None:
    t = Outlive().trouble("sandstorm").tools(ABRAHAM, "grappling-hook").go(ABRAHAM, "champion", "cargo-ship")
    assert t.offers() == ["board spot-3", "board spot-4"]


@shows("OUT-18.16", "OUT-18.17")
@pytest.mark.parametrize("tool", ["shotgun", "bear-trap"])
def test_a_hunting_tool_adds_a_point_to_one_hunt(tool: str) -> None:
    t = Outlive().tools(ABRAHAM, tool).wild("forest", "game-4 game-4").go(ABRAHAM, "scout", "forest")
    t.do("hunt", by=ABRAHAM)
    assert t.has(ABRAHAM, tool) == "spent"
    assert t.good(ABRAHAM, "meat") == 2
    t.hero(ABRAHAM, "scout", "dam", active=True).go(ABRAHAM, "runner", "forest")
    assert t.refused("hunt") == "OUT-7.3"
    t = Outlive().tools(ABRAHAM, broken=tool).wild("forest", "game-4").go(ABRAHAM, "scout", "forest")
    assert t.refused("hunt") == "OUT-7.3"
    t = Outlive().tools(ABRAHAM, tool).wild("forest", "game-7").go(ABRAHAM, "scout", "forest")
    t.do(*["gather wood"] * 3, by=ABRAHAM)
    assert t.asked == "turn"  # it gathers nothing


@shows("OUT-18.16", "OUT-18.17")
def test_both_hunting_tools_work_on_one_hunt() -> None:
    t = Outlive().tools(ABRAHAM, "shotgun bear-trap").wild("forest", "game-5").go(ABRAHAM, "scout", "forest")
    t.do("hunt", "use bear-trap", by=ABRAHAM)
    assert t.good(ABRAHAM, "meat") == 3


@shows("OUT-18.18")
def test_the_bat_adds_a_point_against_one_weaker_hero() -> None:
    t = Outlive(3).tools(ABRAHAM, "baseball-bat")
    for seat in (1, 2):
        t.goods(seat, wood=5).hero(seat, "veteran", "forest", active=True)
    t.go(ABRAHAM, "champion", "forest")
    t.do("spare", by=ABRAHAM)
    assert t.good(1, "wood") == 4
    t.do("use baseball-bat", by=ABRAHAM)
    assert t.good(2, "wood") == 3


@shows("OUT-18.18")
def test_the_bat_does_nothing_against_an_equal_or_an_idle_hero() -> None:
    t = Outlive().tools(ABRAHAM, "baseball-bat").goods(CAROL, wood=5)
    t.hero(CAROL, "champion", "forest", active=True).go(ABRAHAM, "champion", "forest")
    assert t.asked == "visit"
    assert t.good(CAROL, "wood") == 5
    t = Outlive().tools(ABRAHAM, "baseball-bat").goods(CAROL, wood=5)
    t.hero(CAROL, "scout", "forest").go(ABRAHAM, "champion", "forest")
    assert t.asked == "visit"


@shows("OUT-18.19")
def test_battle_gear_takes_two_points_off_one_pressure() -> None:
    t = Outlive().tools(CAROL, "battle-gear").tools(ABRAHAM, "baseball-bat").goods(CAROL, wood=5)
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    t.do("use baseball-bat", by=ABRAHAM)
    t.do("use battle-gear", by=CAROL)
    assert t.good(CAROL, "wood") == 4
    t.do("move-on", by=ABRAHAM)
    t.hero(ABRAHAM, "champion", "dam", active=True).go(ABRAHAM, "veteran", "forest")
    assert t.good(CAROL, "wood") == 3  # once a day
    t = Outlive().tools(CAROL, broken="battle-gear").goods(CAROL, wood=5)
    t.hero(CAROL, "scout", "forest", active=True).go(ABRAHAM, "champion", "forest")
    assert t.good(CAROL, "wood") == 3


@shows("OUT-18.20")
def test_the_exoskeleton_carries_one_hero_anywhere_else() -> None:
    t = Outlive().tools(ABRAHAM, "exoskeleton").hero(ABRAHAM, "scout", "forest").turn(ABRAHAM)
    reach = {offer.split()[2] for offer in t.offers("move") if "scout" in offer}
    assert "cargo-ship" in reach
    assert "forest" not in reach  # not back to where it started
    assert not reach & {t.place_of(ABRAHAM, hero) for hero in ("runner", "veteran", "champion")}
    t.do("move scout cargo-ship", by=ABRAHAM)
    assert t.has(ABRAHAM, "exoskeleton") == "spent"
    t.turn(ABRAHAM)
    assert t.refused("move champion dam") == "OUT-4.6"


@shows("OUT-18.20")
def test_a_short_way_does_not_use_the_exoskeleton_and_a_broken_one_goes_nowhere() -> None:
    t = Outlive().tools(ABRAHAM, "exoskeleton").hero(ABRAHAM, "scout", "forest").turn(ABRAHAM)
    t.do("move scout military-base", by=ABRAHAM)
    assert t.has(ABRAHAM, "exoskeleton") == "repaired"
    t = Outlive().tools(ABRAHAM, broken="exoskeleton").hero(ABRAHAM, "scout", "forest").turn(ABRAHAM)
    assert t.refused("move scout cargo-ship") == "OUT-4.6"


@shows("OUT-18.21", "OUT-18.22")
def test_the_sensor_shows_the_stack_and_takes_the_topmost_tile_of_a_kind() -> None:
    t = Outlive().tools(ABRAHAM, "thermal-sensor").wild("forest", "game-7 game-4 game-3 game-5 game-3 game-6")
    before = t.state.game_stacks[0][:]
    t.go(ABRAHAM, "scout", "forest")
    t.do("use thermal-sensor", by=ABRAHAM)
    assert t.state.view(ABRAHAM).wild_game[0].known == [ANIMALS.entries[animal] for animal in before[::-1]]
    assert [stack.known for stack in t.state.view(CAROL).wild_game] == [None] * 3
    assert t.offers() == ["prey game-3", "give-up"]  # all that three actions pay for
    t.do("prey game-3", by=ABRAHAM)
    names = [ANIMALS.entries[tile] for tile in reversed(t.state.game_stacks[0])]
    assert names == ["game-7", "game-4", "game-5", "game-3", "game-6"]
    assert t.good(ABRAHAM, "meat") == 1
    assert t.has(ABRAHAM, "thermal-sensor") == "spent"
    # What it saw it remembers; the others know the top only.
    rng = Rng(4)
    assert all(t.state.determinize(ABRAHAM, rng).game_stacks[0] == t.state.game_stacks[0] for _ in range(10))
    assert len({tuple(t.state.determinize(CAROL, rng).game_stacks[0]) for _ in range(10)}) > 2
    assert t.sound()


@shows("OUT-18.21")
@pytest.mark.parametrize("seat", [ABRAHAM, CAROL])
def test_only_the_owner_of_the_sensor_has_seen_the_stack(seat: int) -> None:
    t = Outlive().tools(seat, "thermal-sensor").wild("forest", "game-3 game-7").go(seat, "scout", "forest")
    t.do("use thermal-sensor", by=seat)
    stacks = [t.state.view(each).wild_game[0] for each in (ABRAHAM, CAROL)]
    assert [stack.known is not None for stack in stacks] == [seat == ABRAHAM, seat == CAROL]
    assert stacks[0].seen_by == [seat]


@shows("OUT-18.22")
def test_who_gives_up_has_spent_the_sensor_and_may_still_hunt_the_top() -> None:
    t = Outlive().tools(ABRAHAM, "thermal-sensor").wild("forest", "game-3 game-7").go(ABRAHAM, "scout", "forest")
    t.do("use thermal-sensor", "give-up", by=ABRAHAM)
    assert t.has(ABRAHAM, "thermal-sensor") == "spent"
    assert (t.facts()["actions"], t.facts()["free"]) == ([3], [0])
    assert "hunt" in t.offers()
    assert "use thermal-sensor" not in t.offers()


@shows("OUT-18.21")
def test_the_sensor_is_not_offered_where_there_is_no_game_or_after_a_hunt() -> None:
    t = Outlive().tools(ABRAHAM, "thermal-sensor").go(ABRAHAM, "scout", "silent-peak")
    assert t.offers("use") == []
    t = Outlive().tools(ABRAHAM, "thermal-sensor").wild("forest", "game-3").go(ABRAHAM, "champion", "forest")
    t.do("hunt", by=ABRAHAM)
    assert t.offers("use") == []
    t = Outlive().tools(ABRAHAM, broken="thermal-sensor").wild("forest", "game-3").go(ABRAHAM, "champion", "forest")
    assert t.refused("use thermal-sensor") == "OUT-13.1"


@shows("OUT-18.22")
def test_an_animal_hunted_with_the_sensor_is_in_every_imagined_stack() -> None:
    t = Outlive().tools(ABRAHAM, "thermal-sensor").wild("forest", "game-7 game-4 game-3 game-5 game-3 game-6")
    t.goods(ABRAHAM, munitions=2).go(ABRAHAM, "scout", "forest")
    t.do("use thermal-sensor", "prey game-3", by=ABRAHAM)
    assert t.asked == "hunt"
    rng = Rng(8)
    hare = ANIMALS.number("game-3")
    below = set()
    for _ in range(200):
        other = t.state.determinize(CAROL, rng)
        assert other.check() == []
        assert hare in other.game_stacks[0][:-1]
        below.add(tuple(other.game_stacks[0]))
        playout(other, rng, GAME.bound)
    assert len(below) > 50


@shows("OUT-18.22")
@pytest.mark.parametrize(
    "order", ["game-7 game-4 game-3 game-5 game-5 game-6", "game-7 game-3 game-4 game-5 game-5 game-6"]
)
def test_an_animal_hunted_with_the_sensor_may_lie_anywhere_below_the_top(order: str) -> None:
    t = Outlive().tools(ABRAHAM, "thermal-sensor").wild("forest", order)
    hare = ANIMALS.number("game-3")
    for stack in (t.state.game_stacks[1], t.state.game_stacks[2], t.state.game_out):
        t.tribe(CAROL).caught[hare] += stack.count(hare)
        stack[:] = [animal for animal in stack if animal != hare]  # no other hare is left
    t.goods(ABRAHAM, munitions=2).go(ABRAHAM, "scout", "forest").do("use thermal-sensor", "prey game-3", by=ABRAHAM)
    worlds = [t.state.determinize(CAROL, Rng(seed)) for seed in range(60)]
    assert {world.game_stacks[0].index(hare) for world in worlds} == {0, 1, 2, 3, 4}


@shows("OUT-13.4")
def test_where_nothing_is_left_a_gathering_tool_adds_nothing() -> None:
    t = Outlive().tools(ABRAHAM, "pickaxe").stock(mine=1).go(ABRAHAM, "champion", "mine")
    t.do("gather metal", by=ABRAHAM)
    assert (t.asked, t.seat) == ("turn", CAROL)  # there is nothing more to do
    assert t.has(ABRAHAM, "pickaxe") == "repaired"


@shows("OUT-18.21")
def test_the_sensor_leaves_what_others_have_seen() -> None:
    t = Outlive().tools(ABRAHAM, "thermal-sensor").wild("mine", "game-3").looked(CAROL, "mine")
    t.go(ABRAHAM, "champion", "mine").do("use thermal-sensor", by=ABRAHAM)
    stacks = t.state.view(SPECTATOR).wild_game
    assert next(stack.seen_by for stack in stacks if stack.place == "mine") == [ABRAHAM, CAROL]
