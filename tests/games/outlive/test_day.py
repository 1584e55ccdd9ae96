"""The day: events in the morning, and how heroes move (OUT-4)."""

import pytest
from tests.games.outlive.tables import ABRAHAM, CAROL, DARYL, Outlive

from holdfast.games.outlive.catalogue import HEROES, PLACES
from holdfast.games.outlive.day import Turn
from holdfast.games.outlive.trouble import Morning
from holdfast.testing import shows


def destinations(t: Outlive, hero: str) -> set[str]:
    return {offer.split()[2] for offer in t.offers("move") if offer.split()[1] == hero}


# Morning


@shows("OUT-4.1")
def test_the_event_of_the_day_is_turned_up_and_strikes() -> None:
    t = Outlive(4).coming("wildfire").dawn()
    assert t.happened("struck", event="wildfire")
    assert t.stock_of("forest") == 6
    assert t.state.view(ABRAHAM).events[-1].event == "wildfire"


@shows("OUT-4.2")
def test_events_that_nobody_overcame_strike_again_and_add_up() -> None:
    t = Outlive(4).trouble("wildfire").coming("lean-times").dawn()
    assert t.happened("struck-again", event="wildfire")
    assert t.stock_of("forest") == 10 - 4 - 3


@shows("OUT-4.2")
def test_an_event_that_was_overcome_strikes_no_more() -> None:
    t = Outlive(4).trouble("wildfire")
    t.overcame(CAROL).coming("animal-mutation").dawn()
    assert not t.happened("struck-again")
    assert t.stock_of("forest") == 10


@shows("OUT-4.2")
def test_an_event_strikes_again_though_an_older_one_was_overcome() -> None:
    t = Outlive(4).trouble("wildfire", day=1).coming("animal-mutation").dawn()
    assert t.happened("struck-again", event="wildfire")
    assert t.stock_of("forest") == 10 - 4


@shows("OUT-4.3")
def test_todays_event_comes_first_then_the_oldest_and_seats_choose_in_turn_order() -> None:
    t = Outlive(3).trouble("cold-snap", "enemy-clan", "rats")
    t.state.first = DARYL
    for seat in range(3):
        t.goods(seat, wood=2, water=1, meat=1).room(seat, "overcome-discount", 1)
        t.tribe(seat).airlock = 1
    t.at(Turn(DARYL, 0), Morning(-1, 0))
    order = []
    while t.asked != "turn":
        order.append((t.asked, t.seat))
        t.do(t.offers()[0])
    assert order == [
        *[("spoil", seat) for seat in (DARYL, ABRAHAM, CAROL)],
        *[("freeze", seat) for seat in (DARYL, ABRAHAM, CAROL)],
    ]  # the clan's two wood are all there is to choose from, so that nobody is asked
    assert [t.all_goods(seat).get("wood", 0) for seat in range(3)] == [0, 0, 0]


# Movement


@shows("OUT-4.4", "OUT-4.15")
def test_seats_move_one_hero_each_clockwise_from_the_first_player_until_all_have_moved() -> None:
    t = Outlive(3)
    t.state.first = CAROL
    t.dawn()
    order = []
    while t.asked != "turn":
        t.do(t.offers()[0])
    while t.state.day == 1 and t.asked in ("turn", "visit", "welcome", "board"):
        if t.asked == "turn":
            order.append(t.seat)
            t.do(t.offers("move")[0])
        else:
            t.do(t.offers()[-1])
        if len(order) == 12 and t.asked != "visit":
            break
    assert order == [CAROL, DARYL, ABRAHAM] * 4


@shows("OUT-4.5", "OUT-4.6")
def test_a_hero_goes_one_or_two_places_either_way_and_never_stays() -> None:
    t = Outlive().hero(ABRAHAM, "scout", "dam")
    t.hero(ABRAHAM, "runner", "cargo-ship").hero(ABRAHAM, "veteran", "mine").hero(ABRAHAM, "champion", "fairgrounds")
    t.turn(ABRAHAM)
    assert destinations(t, "scout") == {"forest", "blackwood", "military-base", "silent-peak"}
    assert "stay scout" not in t.offers()
    assert t.refused("stay scout") == "OUT-4.5"
    assert t.refused("enough") == "OUT-4.4"
    assert t.refused("move scout dam") == "OUT-4.5"
    assert t.refused("move scout cargo-ship") == "OUT-4.7"
    t.hero(ABRAHAM, "runner", "blackwood").turn(ABRAHAM)
    assert t.refused("move scout cargo-ship") == "OUT-4.6"


@shows("OUT-4.5", "OUT-4.7", "OUT-4.8", "OUT-4.9")
def test_abraham_must_first_move_his_scout_out_of_the_military_base() -> None:
    """The worked example of the five movement rules."""
    t = Outlive().hero(ABRAHAM, "scout", "military-base").hero(ABRAHAM, "runner", "forest", active=True)
    t.hero(ABRAHAM, "veteran", "dam").hero(ABRAHAM, "champion", "mine")
    t.hero(CAROL, "champion", "silent-peak", active=True)
    t.turn(ABRAHAM)
    assert destinations(t, "scout") == {"silent-peak"}
    assert destinations(t, "runner") == set()  # it has acted
    assert t.refused("move veteran military-base") == "OUT-4.7"
    assert t.refused("move champion military-base") == "OUT-4.7"
    t.do("move scout silent-peak", by=ABRAHAM)
    assert t.place_of(ABRAHAM, "scout") == "silent-peak"
    t.turn(ABRAHAM)
    assert "military-base" in destinations(t, "veteran")
    assert "military-base" in destinations(t, "champion")  # through Silent Peak, where the scout stands


@shows("OUT-4.9")
@pytest.mark.parametrize("active", [False, True])
def test_a_hero_may_stop_where_others_are(active: bool) -> None:
    t = Outlive().hero(CAROL, "champion", "forest", active=active).hero(ABRAHAM, "scout", "dam").turn(ABRAHAM)
    t.do("move scout forest")
    assert t.place_of(ABRAHAM, "scout") == t.place_of(CAROL, "champion") == "forest"


def stuck() -> Outlive:
    """Abraham's champion is at the mine; his others and a full ship are all around."""
    t = Outlive().hero(ABRAHAM, "champion", "mine").hero(ABRAHAM, "scout", "military-base")
    t.hero(ABRAHAM, "runner", "silent-peak").hero(ABRAHAM, "veteran", "fairgrounds")
    return t.aboard(CAROL, "champion", "spot-5")


@shows("OUT-4.10", "OUT-4.12")
def test_a_stuck_hero_stands_up_where_it_is_and_does_nothing() -> None:
    t = stuck().hero(CAROL, "scout", "mine", active=True).goods(CAROL, wood=3).tools(ABRAHAM, "pickaxe purifier")
    t.hero(CAROL, "champion", "cargo-ship", active=True).turn(ABRAHAM)
    assert "stay champion" in t.offers()
    assert destinations(t, "champion") == set()
    assert destinations(t, "scout")  # another hero could move, but any idle hero may be chosen
    t.do("stay champion", by=ABRAHAM)
    assert t.happened("stuck", seat=ABRAHAM, hero="champion")
    assert t.is_active(ABRAHAM, "champion")
    assert t.all_goods(ABRAHAM) == {}  # no pressure on the weaker scout, no visit
    assert (t.asked, t.seat) == ("turn", CAROL)


@shows("OUT-4.12")
def test_a_stuck_hero_can_be_pressed_afterwards() -> None:
    t = stuck().goods(ABRAHAM, wood=1)
    t.hero(ABRAHAM, "champion", "fairgrounds").hero(ABRAHAM, "veteran", "mine")
    t.aboard(CAROL, "veteran", "spot-4").turn(ABRAHAM).do("stay veteran")
    t.empty_ship().hero(CAROL, "runner", "dam").hero(CAROL, "champion", "cargo-ship").turn(CAROL)
    t.do("move champion mine", by=CAROL)
    assert t.happened("pressed", seat=CAROL, victim=ABRAHAM, points=1)


@shows("OUT-4.5", "OUT-4.10")
def test_a_hero_that_could_go_to_the_ship_alone_may_not_stay() -> None:
    t = stuck()
    t.state.berths = [-1] * 4
    t.turn(ABRAHAM)
    assert destinations(t, "champion") == {"cargo-ship"}
    assert "stay champion" not in t.offers()
    t = Outlive().hero(ABRAHAM, "scout", "mine").hero(ABRAHAM, "runner", "military-base")
    t.hero(ABRAHAM, "veteran", "silent-peak").hero(ABRAHAM, "champion", "fairgrounds").turn(ABRAHAM)
    assert destinations(t, "scout") == {"cargo-ship"}
    assert "stay scout" not in t.offers()


@shows("OUT-4.5", "OUT-4.10")
@pytest.mark.parametrize("start", PLACES.entries)
def test_nobody_stays_who_can_go_somewhere(start: str) -> None:
    t = Outlive().hero(ABRAHAM, "champion", start).turn(ABRAHAM)
    assert {offer.split()[1] for offer in t.offers("move")} == set(HEROES.entries)
    assert t.offers("stay") == []


@shows("OUT-4.5", "OUT-4.10")
@pytest.mark.parametrize(
    ("start", "others"),
    [
        ("silent-peak", ["dam", "military-base", "mine"]),
        ("mine", ["military-base", "silent-peak", "fairgrounds"]),
        ("fairgrounds", ["mine", "blackwood", "forest"]),
        ("blackwood", ["fairgrounds", "forest", "dam"]),
    ],
)
def test_a_free_space_on_the_ship_is_a_way_out_from_either_side(start: str, others: list[str]) -> None:
    t = Outlive().hero(ABRAHAM, "champion", start)
    for hero, place in zip(("scout", "runner", "veteran"), others, strict=True):
        t.hero(ABRAHAM, hero, place)
    t.turn(ABRAHAM)
    assert destinations(t, "champion") == {"cargo-ship"}
    assert "stay champion" not in t.offers()


@shows("OUT-4.11")
def test_abilities_that_would_free_a_stuck_hero_need_not_be_used() -> None:
    t = stuck().tools(ABRAHAM, "exoskeleton").turn(ABRAHAM)
    assert "stay champion" in t.offers()
    assert destinations(t, "champion") == {"forest", "dam", "blackwood"}
    t = stuck().tools(ABRAHAM, "grappling-hook").turn(ABRAHAM)
    assert "stay champion" in t.offers()
    assert destinations(t, "champion") == {"cargo-ship"}
    t = stuck().room(ABRAHAM, "cargo-2", 3).turn(ABRAHAM)
    assert "stay champion" in t.offers()
    assert destinations(t, "champion") == {"cargo-ship"}


@shows("OUT-4.14")
def test_a_full_ship_may_be_passed() -> None:
    t = stuck().hero(ABRAHAM, "veteran", "blackwood").turn(ABRAHAM)
    assert destinations(t, "champion") == {"fairgrounds"}


@shows("OUT-4.16")
def test_at_the_end_of_the_day_all_heroes_lie_down() -> None:
    t = Outlive()
    for seat in range(2):
        t.aboard(seat, "scout", "spot-3").activated(seat)
    t.at()
    assert not any(t.is_active(seat, hero) for seat in range(2) for hero in HEROES.entries)
    assert t.berths() == {}
    assert t.happened("night")


@shows("OUT-4.4")
@pytest.mark.parametrize("hero", HEROES.entries)
def test_a_hero_that_has_acted_goes_nowhere_and_is_not_listed(hero: str) -> None:
    t = Outlive().hero(ABRAHAM, hero, "dam", active=True).turn(ABRAHAM)
    assert t.refused(f"move {hero} forest") == "OUT-4.4"
    listed = [action.text for action, _ in t.decision.step.closed(t.state)]
    assert not [text for text in (*listed, *t.offers()) if text.startswith(f"move {hero}")]
