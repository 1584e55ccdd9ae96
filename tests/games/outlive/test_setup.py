"""Ideas of the game and setup (OUT-1, OUT-2), and what each of the ten leaders brings."""

import pytest
from tests.games.outlive.tables import ABRAHAM, AFTER_NIGHT, CAROL, DARYL, Beginning, Outlive

from holdfast.core import SPECTATOR, Rng
from holdfast.games.outlive import GAME
from holdfast.games.outlive.beginning import Forage, Show
from holdfast.games.outlive.catalogue import (
    ADVANCED,
    ANIMALS,
    CHAMBERS,
    CITIES,
    EQUIPMENT,
    EVENTS,
    GOODS,
    HEROES,
    LEADERS,
    PLACES,
    ROOMS,
    STANDARD,
    TILES,
)
from holdfast.games.outlive.view import OutliveView
from holdfast.testing import shows
from holdfast.testing.hidden import seen


def with_leader(name: str, seats: int = 2) -> Outlive:
    """A table where the first seat is about to show this leader."""
    t = Outlive(seats).leader(ABRAHAM, name)
    for tribe in t.state.tribes:
        tribe.places = [-1] * 4
    t.state.shown = False
    t.state.deck_left = 0
    t.state.day = -1
    t.state.in_play = 0
    t.state.tribes[-1].overcome = 0
    t.state.search_left = [10, 10]
    t.arrange(Show(-1))
    return t


# Ideas of the game


@shows("OUT-1.1")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_seat_has_a_tribe_with_four_heroes_of_strength_3_3_4_and_5(seats: int) -> None:
    t = Outlive(seats)
    assert t.state.t.strength == [3, 3, 4, 5]
    assert len(t.state.tribes) == seats
    for tribe in t.state.tribes:
        assert len(tribe.places) == len(HEROES) == 4


@shows("OUT-1.2")
@pytest.mark.parametrize(("hero", "actions"), [("scout", 3), ("runner", 3), ("veteran", 4), ("champion", 5)])
def test_a_hero_has_as_many_actions_as_strength(hero: str, actions: int) -> None:
    t = Outlive(4).go(ABRAHAM, hero, "forest")
    for _ in range(actions):
        t.do("gather wood", by=ABRAHAM)
    assert t.good(ABRAHAM, "wood") == actions
    assert t.asked == "turn"


@shows("OUT-1.3", "OUT-1.4", "OUT-1.5")
def test_supplies_feed_materials_build_and_munitions_do_neither() -> None:
    t = Outlive().goods(ABRAHAM, wood=1, metal=1, microchip=1, munitions=1, water=1, meat=1, canned_goods=1)
    assert t.recruiting(ABRAHAM).offers("recruit") == ["recruit water", "recruit meat", "recruit canned-goods"]
    t.building(ABRAHAM).do(f"build {t.offers('build')[0].split()[1]}")
    assert t.offers() == ["pay wood", "pay metal", "pay microchip"]


@shows("OUT-1.6", "OUT-4.13")
def test_a_hero_is_idle_until_it_has_acted_and_activated_after() -> None:
    t = Outlive().turn(ABRAHAM)
    assert not t.is_active(ABRAHAM, "scout")
    t.do("move scout fairgrounds" if "move scout fairgrounds" in t.offers() else t.offers("move")[0])
    assert t.is_active(ABRAHAM, "scout")
    assert not t.is_active(ABRAHAM, "champion")


@shows("OUT-1.7")
def test_a_room_works_only_with_a_survivor_in_every_space() -> None:
    t = Outlive().room(ABRAHAM, "munitions-4", 2).add(ABRAHAM, wood=3).building(ABRAHAM)
    assert t.offers("run") == []
    assert t.refused("run munitions-4") == "OUT-1.7"
    t.room(ABRAHAM, "munitions-4", 3).building(ABRAHAM)
    assert t.offers("run") == ["run munitions-4"]


@shows("OUT-1.8")
def test_the_reserve_never_runs_out() -> None:
    t = Outlive().room(ABRAHAM, "munitions-4", 3).goods(ABRAHAM, munitions=500).building(ABRAHAM)
    t.do("run munitions-4")
    assert t.good(ABRAHAM, "munitions") == 504


@shows("OUT-1.9")
def test_hidden_things_vary_between_determinizations_and_public_ones_do_not() -> None:
    t = Outlive(3).goods(CAROL, wood=4).tools(CAROL, broken="axe").turn(ABRAHAM)
    view = t.state.view(ABRAHAM)
    assert view.seats[CAROL].goods == dict(zip(GOODS.entries, t.tribe(CAROL).goods, strict=True))
    assert view.seats[CAROL].broken == ["axe"]
    rng = Rng(5)
    others = [t.state.determinize(ABRAHAM, rng) for _ in range(60)]
    for other in others:
        assert other.view(ABRAHAM) == view
    assert len({tuple(other.events[1:6]) for other in others}) > 5
    assert len({tuple(other.deck[: other.deck_left]) for other in others}) > 5
    assert len({tuple(other.game_stacks[0][:-1]) for other in others}) > 5
    assert len({tuple(other.search[0][: other.search_left[0]]) for other in others}) > 5
    assert len({tuple(other.tribes[CAROL].away) for other in others}) > 5
    assert len({tuple(other.tribes[CAROL].leaders) for other in others}) > 5


# Setup


@shows("OUT-2.1", "OUT-2.2", "OUT-2.3")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_each_seat_begins_at_0_with_three_standard_rooms_six_cards_and_two_leaders(seats: int) -> None:
    t = Beginning(seats)
    for seat in range(seats):
        tribe = t.state.tribes[seat]
        assert t.state.t.gauge_points[tribe.gauge] == 0
        assert len(tribe.hand) == 6
        assert all(ROOMS.entries[kind] in ADVANCED for kind in tribe.hand)
        assert len(tribe.leaders) == 2
    t.until("found", seat=0)
    assert [ROOMS.entries[room] for room in t.state.tribes[0].rooms[:3]] == list(STANDARD)
    assert t.state.tribes[0].people == [-1] * 7


@shows("OUT-2.4")
def test_two_of_the_six_rooms_are_put_away_and_four_are_kept() -> None:
    t = Beginning()
    hand = [ROOMS.entries[kind] for kind in t.state.tribes[0].hand]
    assert set(t.offers()) == {f"put-away {room}" for room in hand}
    t.do(f"put-away {hand[0]}", f"put-away {hand[1]}", by=0)
    tribe = t.state.tribes[0]
    assert [ROOMS.entries[t.state.t.kind[room]] for room in tribe.rooms[3:]] == hand[2:]
    assert [ROOMS.entries[kind] for kind in tribe.away] == hand[:2]
    assert t.asked == "found"


@shows("OUT-1.9", "OUT-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_choice_nobody_has_seen_or_used_anything(seats: int) -> None:
    view = Beginning(seats).state.view(SPECTATOR)
    assert [city.seen_by for city in view.cities] == [[]] * 2
    assert [stack.seen_by for stack in view.wild_game] == [[]] * 3
    assert (view.day, view.passed, view.striking, view.first_taken) == (None, [], None, False)
    assert [(berth.seat, berth.hero, berth.survivor) for berth in view.ship] == [(None, None, False)] * 4
    assert (view.equipment_discards, view.acting, view.hunting) == ({}, None, None)
    assert (view.first, view.equipment_deck) == (0, 0)  # both come with the leaders
    assert view.events == []
    assert not any(place.algae for place in view.places)
    for tribe in view.seats:
        assert (sum(tribe.goods.values()), tribe.caught, tribe.overcome, tribe.spring) == (0, {}, [], 0)
        assert (tribe.broken, tribe.ready, tribe.spent) == ([], [], [])


@shows("OUT-2.5")
def test_one_of_the_seven_rooms_is_built_for_free() -> None:
    t = Beginning(seed=3).until("found", seat=0)
    tribe = t.state.tribes[0]
    assert len(t.offers()) == len(set(tribe.rooms))
    t.do("found room-construction", by=0)
    assert tribe.people == [0, -1, -1, -1, -1, -1, -1]
    assert tribe.goods == [0] * 7


@shows("OUT-2.6")
def test_four_survivors_go_to_that_room_or_the_airlock() -> None:
    t = Beginning().until("found", seat=0)
    t.do("found room-construction", "place room-construction", "place room-construction", "place airlock", by=0)
    assert t.offers() == ["place room-construction", "place airlock"]
    t.do("place room-construction", by=0)
    tribe = t.state.tribes[0]
    assert (tribe.people[0], tribe.airlock) == (3, 1)
    assert t.asked == "keep-leader"


@shows("OUT-2.6")
def test_a_room_that_is_full_takes_no_fourth_survivor() -> None:
    t = Beginning().until("found", seat=0)
    t.do("found room-construction", *["place room-construction"] * 3, by=0)
    assert t.offers() == ["place airlock"]


@shows("OUT-2.7")
def test_one_of_the_two_leaders_is_kept() -> None:
    t = Beginning().until("keep-leader", seat=0)
    drawn = [LEADERS.entries[card] for card in t.state.tribes[0].leaders]
    assert set(t.offers()) == {f"keep {name}" for name in drawn}
    t.do(f"keep {drawn[0]}", by=0)
    assert LEADERS.entries[t.state.tribes[0].leader] == drawn[0]


def rooms_of(view: OutliveView, seat: int) -> list[str]:
    """The rooms of a tribe that a view shows."""
    return [room.room for room in view.seats[seat].rooms or []]


@shows("OUT-2.8")
def test_choices_are_secret_until_the_last_seat_has_chosen() -> None:
    t = Beginning(3).until("put-away", seat=1)
    view = t.state.view(1)
    secret = view.seats[0]
    assert (secret.rooms, secret.leader, secret.airlock, secret.survivors) == (None, None, None, None)
    assert view.mine is not None
    assert view.mine.hand == [ROOMS.entries[kind] for kind in t.state.tribes[1].hand]
    assert rooms_of(t.state.view(0), 0) == [CHAMBERS.entries[room] for room in t.state.tribes[0].rooms]
    spectator = t.state.view(SPECTATOR)
    assert spectator.mine is None
    assert [tribe.rooms for tribe in spectator.seats] == [None] * 3
    t.until("keep-leader", seat=2)
    assert t.state.view(0).seats[1].rooms is None
    t.do(t.offers()[0])
    shown = t.state.view(0)
    for seat in range(3):
        assert rooms_of(shown, seat) == [CHAMBERS.entries[room] for room in t.state.tribes[seat].rooms]
        assert shown.seats[seat].leader == LEADERS.entries[t.state.tribes[seat].leader]
    # What was put away stays the secret of its owner.
    assert shown.mine is not None
    assert shown.mine.put_away == [ROOMS.entries[kind] for kind in t.state.tribes[0].away]
    rng = Rng(1)
    away = {tuple(t.state.determinize(0, rng).tribes[1].away) for _ in range(30)}
    assert len(away) > 3


LEADER_CARDS = {
    "erin-mccarthy": (17, "dam blackwood silent-peak cargo-ship", {"water": 2}, "jerrycan"),
    "swifty-bingham": (
        19,
        "dam military-base fairgrounds cargo-ship",
        {"munitions": 1, "microchip": 2},
        "thermal-sensor",
    ),
    "lily-rose-wely": (20, "blackwood silent-peak fairgrounds mine", {"microchip": 3}, "backpack"),
    "mary-koolpepper": (23, "forest blackwood cargo-ship mine", {}, "flashlight"),
    "liza-valentine": (25, "military-base blackwood silent-peak cargo-ship", {"munitions": 3}, "ammo-box"),
    "solen-livrich": (32, "forest blackwood cargo-ship mine", {"canned-goods": 2}, "grappling-hook"),
    "grayson-pigott": (
        38,
        "forest military-base fairgrounds mine",
        {"munitions": 2, "microchip": 1},
        "baseball-bat",
    ),
    "wilson-frye": (44, "blackwood silent-peak cargo-ship mine", {"meat": 2}, "shotgun"),
    "kooper-froste": (51, "forest military-base blackwood silent-peak", {"munitions": 1, "wood": 2}, "axe"),
    "jacob-rowlett": (66, "dam silent-peak fairgrounds cargo-ship", {"metal": 2, "microchip": 1}, "pickaxe"),
}


@shows("OUT-2.9", "OUT-2.10", "OUT-2.11", "OUT-2.12")
@pytest.mark.parametrize("name", LEADER_CARDS)
def test_a_leader_brings_resources_a_broken_tile_of_the_forty_and_four_places(name: str) -> None:
    age, places, resources, tool = LEADER_CARDS[name]
    t = with_leader(name)
    assert t.state.t.age[LEADERS.number(name)] == age
    assert t.all_goods(ABRAHAM) == resources
    assert t.has(ABRAHAM, tool) == "broken"
    # It is one of the two tiles of its kind, so that the deck has one, or none if two leaders have it.
    assert t.state.deck_left == 38
    assert t.state.deck.count(EQUIPMENT.number(tool)) == 1
    t.until("station", seat=ABRAHAM)
    assert {offer.split()[2] for offer in t.offers()} == set(places.split())
    assert {offer.split()[1] for offer in t.offers()} == set(HEROES.entries)


@shows("OUT-2.9")
@pytest.mark.parametrize("name", LEADER_CARDS)
def test_a_leader_that_is_not_kept_brings_nothing(name: str) -> None:
    t = with_leader("kooper-froste" if name != "kooper-froste" else "wilson-frye")
    _, _, resources, tool = LEADER_CARDS[name]
    assert t.all_goods(ABRAHAM) != resources
    assert t.has(ABRAHAM, tool) == ""


@shows("OUT-2.5", "OUT-2.6", "OUT-2.9", "OUT-2.10", "OUT-2.12")
def test_carol_builds_the_crisis_room_and_follows_solen_livrich() -> None:
    """The worked example of the setup."""
    t = Beginning()
    carol = t.state.tribes[0]
    solen = LEADERS.number("solen-livrich")
    for cards in (t.state.leaders_left, t.state.tribes[1].leaders):
        if solen in cards:
            cards[cards.index(solen)], carol.leaders[0] = carol.leaders[0], solen
    t.until("found", seat=0).do("found overcome-discount", *["place overcome-discount"] * 4, "keep solen-livrich")
    t.until("station")
    mine = t.state.view(0).seats[0]
    room = next(room for room in mine.rooms or () if room.room == "overcome-discount")
    assert (room.people, room.works) == (4, True)  # every space holds a survivor, so that the bonus works
    assert {good: amount for good, amount in mine.goods.items() if amount} == {"canned-goods": 2}
    assert mine.broken == ["grappling-hook"]
    for move in ("scout forest", "runner cargo-ship", "veteran mine"):
        t.until("station", seat=0).do(f"station {move}")
    t.until("turn")
    assert [PLACES.entries[place] for place in carol.places] == ["forest", "cargo-ship", "mine", "blackwood"]


@shows("OUT-2.13", "OUT-2.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_oldest_leader_begins_and_heroes_are_placed_one_by_one_in_four_rounds(seats: int) -> None:
    t = with_leader("jacob-rowlett", seats)  # 66: the oldest of all
    assert t.state.first == ABRAHAM
    assert t.happened("first", seat=ABRAHAM)
    order = []
    while t.asked == "station":
        before = [tribe.places.count(-1) for tribe in t.state.tribes]
        order.append(t.seat)
        t.do(t.offers()[0])
        after = [tribe.places.count(-1) for tribe in t.state.tribes]
        assert sum(before) - sum(after) >= 1
    # The last hero of each seat has no choice left and goes by itself.
    assert order == [seat for _ in range(3) for seat in range(seats)]


@shows("OUT-2.14")
def test_a_younger_leader_does_not_begin() -> None:
    t = with_leader("erin-mccarthy", 4)  # 17: the youngest of all
    assert t.state.first != ABRAHAM


@shows("OUT-2.15")
def test_six_of_twelve_events_are_for_the_days_and_six_are_never_seen() -> None:
    t = Beginning(2, seed=9)
    assert sorted(t.state.events) == list(range(12))
    t.play_out()
    assert [event.event for event in t.state.view(0).events] == [EVENTS.entries[event] for event in t.state.events[:6]]


@shows("OUT-2.16")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 8), (4, 10)])
def test_wild_game_lies_in_three_stacks_by_the_number_of_seats(seats: int, tiles: int) -> None:
    s = Beginning(seats).state
    assert [len(stack) for stack in s.game_stacks] == [tiles] * 3
    assert len(s.game_out) == 30 - 3 * tiles
    assert [stack.top for stack in s.view(0).wild_game] == [ANIMALS.entries[stack[-1]] for stack in s.game_stacks]
    assert [s.game_stacks[i] for i in range(3)] != [sorted(stack) for stack in s.game_stacks]


@shows("OUT-2.17", "OUT-6.23")
def test_each_city_has_its_own_ten_search_tiles() -> None:
    s = Beginning().state
    counted = {"munitions": 2, "empty-cupboard": 2}
    for city in range(len(CITIES)):
        assert s.search_left[city] == len(s.search[city]) == 10
        for tile, name in enumerate(TILES.entries):
            assert s.search[city].count(tile) == counted.get(name, 1)
    assert s.search[0] != s.search[1]


@shows("OUT-2.18", "OUT-2.19", "OUT-2.20")
def test_mary_koolpepper_searches_four_tiles_and_puts_one_back() -> None:
    t = with_leader("mary-koolpepper").until("forage")
    assert t.all_goods(ABRAHAM) == {}
    t.search("blackwood", "water wood empty-cupboard").search("silent-peak", "munitions")
    t.arrange()
    assert t.state.day == -1
    t.do("forage blackwood", by=ABRAHAM)
    assert t.happened("foraged", seat=ABRAHAM, tile="water", city="blackwood")
    assert t.state.view(CAROL).cities[0].face_up == ["water"]  # everybody sees it
    t.do("forage blackwood", "forage blackwood", "forage silent-peak", by=ABRAHAM)
    assert t.asked == "put-back"
    assert t.offers() == ["put-back water", "put-back wood", "put-back munitions", "put-back empty-cupboard"]
    t.do("put-back empty-cupboard", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 1, "munitions": 1, "water": 1}
    # At dawn all tiles are shuffled in again.
    assert t.state.day == 0
    assert t.state.search_left == [6, 6]
    assert t.sound()


@shows("OUT-2.19")
def test_the_tile_that_is_put_back_is_one_of_those_drawn() -> None:
    t = with_leader("mary-koolpepper").until("forage")
    t.search("blackwood", "munitions wood metal water").arrange()  # another munitions tile stays in the stack
    t.do(*["forage blackwood"] * 4, "put-back munitions", by=ABRAHAM)
    assert t.all_goods(ABRAHAM) == {"wood": 1, "metal": 1, "water": 1}
    assert t.sound()


@shows("OUT-2.18")
def test_only_a_city_that_still_has_tiles_is_searched() -> None:
    t = Outlive()
    t.state.search_left = [1, 1]
    t.at(Forage(ABRAHAM, 1), after=AFTER_NIGHT)
    assert t.offers() == ["forage blackwood", "forage silent-peak"]
    t.state.search_left = [0, 2]
    t.at(Forage(ABRAHAM, 1), after=AFTER_NIGHT)
    assert t.happened("foraged", seat=ABRAHAM, city="silent-peak")


@shows("OUT-2.19")
def test_mary_koolpepper_may_keep_an_algae_capsule_which_acts() -> None:
    t = with_leader("mary-koolpepper").until("forage")
    t.search("blackwood", "algae-capsules wood metal water").arrange()
    t.do(*["forage blackwood"] * 4, "put-back water", by=ABRAHAM)
    assert t.level(ABRAHAM) == 1
    assert t.all_goods(ABRAHAM) == {"wood": 1, "metal": 1}


@shows("OUT-2.18")
def test_nobody_else_searches_at_setup() -> None:
    t = with_leader("wilson-frye").leader(CAROL, "kooper-froste")
    t.until(lambda table: table.state.day == 0)
    assert not t.happened("foraged", since_start=True)
    assert t.all_goods(ABRAHAM) == {"meat": 2}


@shows("OUT-2.21")
def test_two_copies_of_one_room_work_separately() -> None:
    t = Outlive().room(ABRAHAM, "munitions-4", 3).room(ABRAHAM, "munitions-4-second", 3)
    t.building(ABRAHAM)
    assert t.offers("run") == ["run munitions-4", "run munitions-4-second"]
    t.do("run munitions-4", "run munitions-4-second")
    assert t.good(ABRAHAM, "munitions") == 8
    assert t.sound()


# What is hidden


@shows("OUT-1.9", "OUT-2.8")
@pytest.mark.parametrize(("me", "other_seat"), [(ABRAHAM, CAROL), (CAROL, ABRAHAM)])
def test_what_others_choose_at_setup_is_imagined_anew_within_the_rules(me: int, other_seat: int) -> None:
    t = Beginning(3, seed=3)
    imagined: set[tuple[object, ...]] = set()
    while t.state.view(SPECTATOR).phase == "setup" and not t.state.shown:
        mine = seen(t.state, me)
        for number in range(24):
            world = t.state.determinize(me, Rng(number))
            assert world.check() == []
            assert seen(world, me) == mine
            other = world.tribes[other_seat]
            if t.seat == DARYL:  # both others have chosen everything
                assert other.leader in other.leaders
                built = [slot for slot, people in enumerate(other.people) if people >= 0]
                assert len(built) == 1
                inside = other.people[built[0]]
                assert 0 <= inside <= world.t.spaces[other.rooms[built[0]]]
                assert inside + other.airlock == t.state.tribes[other_seat].survivors()
                imagined.add((built[0], inside, other.airlock, other.leader, tuple(other.rooms)))
        t.do(t.offers()[-1])
    for part in range(5):
        assert len({world[part] for world in imagined}) > 1
    assert {world[1] for world in imagined} >= {0, 1, 2}


@shows("OUT-1.9")
@pytest.mark.parametrize("seat", [ABRAHAM, CAROL, DARYL])
def test_in_every_imagined_world_of_four_each_tile_and_card_is_there_once(seat: int) -> None:
    t = Outlive(4)
    for animal in t.state.game_stacks[1]:
        t.tribe(CAROL).caught[animal] += 1
    t.state.game_stacks[1] = []
    worlds = [t.state.determinize(seat, Rng(number)) for number in range(40)]
    for world in worlds:
        assert world.check() == []
        assert world.game_stacks[1] == []
    for animal in range(len(ANIMALS)):  # any kind may be missing below the top of a stack
        assert any(animal not in world.game_stacks[0][:-1] for world in worlds)
    assert len({tuple(world.rooms_left) for world in worlds}) > 1
    assert len({tuple(world.leaders_left) for world in worlds}) > 1


@shows("OUT-1.9", "OUT-15.1")
def test_after_the_end_nothing_is_left_to_imagine() -> None:
    t = Outlive(3).end()
    assert t.state.determinize(CAROL, Rng(1)).outcome == t.outcome


@shows("OUT-2.5", "OUT-2.8")
def test_a_room_that_was_built_for_free_is_shown_though_nobody_lives_there() -> None:
    t = Beginning().until("settle", seat=0).until("keep-leader", seat=0, prefer=["place airlock"])
    t.until("station")
    assert t.state.tribes[0].airlock == 4
    assert [event.b for event in t.events("founded", since_start=True) if event.seat == 0] == [0]


@shows("OUT-2.8")
@pytest.mark.parametrize("number", range(len(LEADERS)))
def test_which_leader_was_kept_is_unknown_whichever_it_is(number: int) -> None:
    leader = f"keep {LEADERS.entries[number]}"
    for seed in range(40):
        t = Beginning(2, seed=seed).until("keep-leader", seat=ABRAHAM)
        if leader in t.offers():
            break
    t.do(leader, by=ABRAHAM)
    assert len({t.state.determinize(CAROL, Rng(seed)).tribes[ABRAHAM].leader for seed in range(12)}) > 2


@shows("OUT-1.9")
def test_chance_that_starts_anew_leaves_all_that_a_seat_knows() -> None:
    t = Outlive(3).dawn().until("turn")
    t.looked(CAROL, "blackwood").looked(CAROL, "forest")
    before = [seen(t.state, seat) for seat in range(3)]
    searched, wild = t.state.search[0][:], t.state.game_stacks[0][:]
    worlds = []
    for seed in range(6):
        world = t.state.clone()
        world.reseed(seed)
        assert world.check() == []
        assert [seen(world, seat) for seat in range(3)] == before
        assert (world.search[0], world.game_stacks[0]) == (searched, wild)
        worlds.append(world)
    assert len({tuple(world.events) for world in worlds}) > 1
    assert len({tuple(world.deck) for world in worlds}) > 1
    assert len({tuple(world.search[1]) for world in worlds}) > 1
    assert len({tuple(world.game_stacks[1]) for world in worlds}) > 1
    assert all(tribe.away == t.state.tribes[seat].away for world in worlds for seat, tribe in enumerate(world.tribes))


def test_waiting_for_a_decision_does_not_run_into_another_day() -> None:
    with pytest.raises(AssertionError, match="forage was not asked before part 1 of the match"):
        Outlive().turn(ABRAHAM).until("forage")
    with pytest.raises(AssertionError, match="turn was not asked before part 2 of the match"):
        Outlive().turn(ABRAHAM).until("turn", seat=-1)


@shows("OUT-2.8")
def test_where_survivors_go_at_the_setup_is_told_to_nobody() -> None:
    t = Beginning().until("settle", seat=0)
    t.do(t.offers()[0])
    assert not t.happened("settled")


@shows("OUT-2.9")
def test_what_a_leader_does_not_bring_is_not_told() -> None:
    t = Beginning(4).until("station")
    assert min(event.b for event in t.events("gained", since_start=True)) > 0
