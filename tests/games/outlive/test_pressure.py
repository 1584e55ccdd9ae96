"""Pressure (OUT-5)."""

from tests.games.outlive.tables import ABRAHAM, CARL, CAROL, DARYL, Outlive

from holdfast.games.outlive import GAME
from holdfast.testing import shows


def squeezed(victim: str = "scout", **goods: int) -> Outlive:
    """Abraham's champion comes to the dam, where Carol has an activated hero."""
    t = Outlive().hero(CAROL, victim, "dam", active=True).goods(CAROL, **goods)
    return t.go(ABRAHAM, "champion", "dam")


@shows("OUT-5.1", "OUT-5.3", "OUT-5.4", "OUT-5.6", "OUT-5.7", "OUT-5.9", "OUT-5.12")
def test_daryl_says_hello_at_the_dam() -> None:
    """The worked example: Daryl's 5 meets Carol's 3, Abraham's 4 and Carl's idle 3."""
    t = Outlive(4).hero(CAROL, "scout", "dam", active=True).goods(CAROL, munitions=2, meat=2)
    t.hero(ABRAHAM, "veteran", "dam", active=True).goods(ABRAHAM, munitions=3, wood=1, metal=1)
    t.hero(CARL, "runner", "dam").goods(CARL, wood=5)
    t.go(DARYL, "champion", "dam")
    assert (t.asked, t.seat) == ("defend", ABRAHAM)  # clockwise from Daryl; Carl is idle
    t.do("yield", by=ABRAHAM)
    t.do("give wood", by=ABRAHAM)
    assert (t.asked, t.seat) == ("defend", CAROL)
    t.do("resist", "resist", by=CAROL)
    assert t.all_goods(CAROL) == {"meat": 2}
    assert t.all_goods(ABRAHAM) == {"metal": 1, "munitions": 3}
    assert t.all_goods(CARL) == {"wood": 5}
    assert t.all_goods(DARYL) == {"wood": 1}


@shows("OUT-5.1", "OUT-5.2")
def test_pressure_comes_before_actions_and_takes_none() -> None:
    t = squeezed(wood=1, metal=1, microchip=1)
    assert t.asked == "tribute"  # nothing to defend with, so that nobody is asked before
    t.do("give microchip", "give wood", by=CAROL)
    assert t.asked == "visit"
    assert t.decision.step.points == 5  # type: ignore[attr-defined]
    t.do("unlock", *["gather water"] * 5, by=ABRAHAM)
    assert t.good(ABRAHAM, "water") == 5


@shows("OUT-5.2")
def test_the_aggressor_cannot_leave_it() -> None:
    t = Outlive().hero(CAROL, "scout", "dam", active=True).goods(CAROL, wood=2)
    t.go(ABRAHAM, "champion", "dam")
    assert t.all_goods(ABRAHAM) == {"wood": 2}
    assert t.all_goods(CAROL) == {}


@shows("OUT-5.3")
def test_the_pressure_is_the_difference_of_strengths() -> None:
    for victim, points in (("scout", 2), ("runner", 2), ("veteran", 1)):
        t = squeezed(victim, wood=1, metal=1, water=1)
        assert t.happened("pressed", seat=ABRAHAM, victim=CAROL, points=points)


@shows("OUT-5.4", "OUT-5.6")
def test_each_munitions_token_takes_one_point_away() -> None:
    t = squeezed(munitions=1, wood=1, metal=2)
    t.do("resist", by=CAROL)
    assert t.asked == "tribute"  # no munitions are left, one point is
    t.do("give metal", by=CAROL)
    assert t.all_goods(CAROL) == {"wood": 1, "metal": 1}
    assert t.all_goods(ABRAHAM) == {"metal": 1}


@shows("OUT-5.5")
def test_the_aggressors_munitions_do_not_press() -> None:
    t = Outlive().hero(CAROL, "scout", "dam", active=True).goods(CAROL, wood=9, metal=1, munitions=1)
    t.goods(ABRAHAM, munitions=9).go(ABRAHAM, "champion", "dam")
    assert t.seat == CAROL
    t.do("yield", "give wood", "give wood")
    assert t.good(ABRAHAM, "munitions") == 9
    assert t.good(CAROL, "wood") == 7


@shows("OUT-5.8")
def test_munitions_are_never_handed_over() -> None:
    t = squeezed(munitions=2, wood=1, meat=1, canned_goods=1)
    t.do("yield", by=CAROL)
    assert t.offers() == ["give wood", "give meat", "give canned-goods"]
    assert t.refused("resist") == "OUT-5.8"
    assert t.refused("yield") == "OUT-5.7"


@shows("OUT-5.9")
def test_idle_heroes_are_not_pressed() -> None:
    t = Outlive().hero(CAROL, "scout", "dam").goods(CAROL, wood=2).go(ABRAHAM, "champion", "dam")
    assert not t.happened("pressed")
    assert t.good(CAROL, "wood") == 2


@shows("OUT-5.1", "OUT-5.9")
def test_an_idle_hero_is_not_pressed_though_another_of_its_tribe_has_acted() -> None:
    t = Outlive().hero(CAROL, "scout", "dam").hero(CAROL, "runner", "forest", active=True).goods(CAROL, wood=3)
    t.go(ABRAHAM, "champion", "dam")
    assert not t.happened("pressed")
    assert t.all_goods(CAROL) == {"wood": 3}


@shows("OUT-5.10")
def test_a_hero_that_comes_to_a_stronger_one_is_left_alone() -> None:
    t = Outlive().hero(CAROL, "champion", "dam", active=True).goods(ABRAHAM, wood=2).go(ABRAHAM, "scout", "dam")
    assert not t.happened("pressed")
    assert t.good(ABRAHAM, "wood") == 2


@shows("OUT-5.1")
def test_equal_heroes_do_not_press_each_other() -> None:
    t = Outlive().hero(CAROL, "scout", "dam", active=True).goods(CAROL, wood=2).go(ABRAHAM, "runner", "dam")
    assert not t.happened("pressed")


@shows("OUT-5.11")
def test_who_has_too_little_gives_what_there_is() -> None:
    t = squeezed(meat=1)
    assert t.all_goods(ABRAHAM) == {"meat": 1}
    assert t.asked == "turn"  # the dam stays shut without a chip


@shows("OUT-5.11")
def test_who_has_nothing_gives_nothing_and_keeps_the_munitions() -> None:
    t = squeezed(munitions=2)
    assert not t.happened("pressed")
    assert t.all_goods(CAROL) == {"munitions": 2}


@shows("OUT-5.12")
def test_victims_follow_clockwise_from_the_aggressor() -> None:
    t = Outlive(4)
    for seat in (CAROL, DARYL, CARL):
        t.hero(seat, "veteran", "forest", active=True).goods(seat, wood=1, metal=1)
    t.go(DARYL, "champion", "forest")
    order = []
    while t.asked == "tribute":
        order.append(t.seat)
        t.do("give wood")
    assert order == [CARL, CAROL]


@shows("OUT-5.13")
def test_first_the_bat_then_the_defence_in_any_order_then_token_by_token() -> None:
    t = Outlive().tools(ABRAHAM, "baseball-bat").tools(CAROL, "battle-gear").room(CAROL, "hero3-immune", 4)
    t.hero(CAROL, "scout", "dam", active=True).goods(CAROL, munitions=2, wood=3, metal=1)
    t.go(ABRAHAM, "champion", "dam")
    assert (t.asked, t.seat, t.offers()) == ("threaten", ABRAHAM, ["use baseball-bat", "spare"])
    t.do("use baseball-bat", by=ABRAHAM)
    assert (t.asked, t.seat) == ("defend", CAROL)
    assert t.offers() == ["run hero3-immune", "use battle-gear", "resist", "yield"]
    t.do("resist", by=CAROL)
    assert t.offers() == ["run hero3-immune", "use battle-gear", "resist", "yield"]
    t.do("yield", by=CAROL)
    t.do("give wood", "give metal", by=CAROL)
    assert t.all_goods(ABRAHAM) == {"wood": 1, "metal": 1}


@shows("OUT-5.14")
def test_pressure_works_on_the_ship_and_at_a_dam_that_stays_shut() -> None:
    t = Outlive().hero(CAROL, "scout", "cargo-ship", active=True).goods(CAROL, wood=3)
    t.state.berths[0] = CAROL * 4
    t.go(ABRAHAM, "champion", "cargo-ship")
    assert t.good(ABRAHAM, "wood") == 2
    t = squeezed(wood=2)
    assert t.good(ABRAHAM, "wood") == 2
    assert t.good(ABRAHAM, "microchip") == 0


@shows("OUT-5.15")
def test_the_water_of_the_spring_is_never_tribute() -> None:
    t = Outlive().room(CAROL, "permanent-water", 3).hero(CAROL, "scout", "forest", active=True)
    t.go(ABRAHAM, "champion", "forest")
    assert not t.happened("pressed")  # a spring alone is nothing to hand over
    t = Outlive().room(CAROL, "permanent-water", 3).hero(CAROL, "scout", "forest", active=True)
    t.goods(CAROL, wood=1).go(ABRAHAM, "champion", "forest")
    assert t.all_goods(ABRAHAM) == {"wood": 1}
    assert t.state.springs(t.tribe(CAROL)) == 1


@shows("OUT-5.6")
def test_a_snapshot_from_before_pressure_was_remembered_goes_on_in_the_middle_of_it() -> None:
    t = Outlive().goods(CAROL, wood=2, munitions=1).hero(CAROL, "scout", "forest", active=True)
    t.go(ABRAHAM, "champion", "forest")
    assert t.asked == "defend"
    state = GAME.load(t.state.dump()[:-1])
    state.apply(GAME.catalogue.parse("resist"))
    assert state.tribes[ABRAHAM].goods[0] == 1
    assert state.view(CAROL).acting.pressures[0].munitions == 1


@shows("OUT-5.4")
def test_all_munitions_that_were_spent_are_told() -> None:
    t = Outlive().goods(CAROL, wood=2, munitions=2).hero(CAROL, "scout", "forest", active=True)
    t.go(ABRAHAM, "champion", "forest").do("resist", "resist", by=CAROL)
    acting = t.state.view(CAROL).acting
    assert acting is not None
    assert [made.munitions for made in acting.pressures] == [2]


@shows("OUT-4.16", "OUT-5.1")
def test_a_hero_that_has_acted_stays_up_when_another_acts() -> None:
    t = Outlive().hero(ABRAHAM, "scout", "dam", active=True).go(ABRAHAM, "champion", "mine")
    assert [t.is_active(ABRAHAM, hero) for hero in ("scout", "runner", "champion")] == [True, False, True]
