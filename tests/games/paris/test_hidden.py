"""What is open, what is hidden, and what a seat remembers (PNE-1.26, PNE-1.27, PNE-1.10, PNE-2.14, PNE-2.15)."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, Paris, Prelude, ids, named, tokens_held, waiting

from holdfast.core import SPECTATOR, Rng
from holdfast.games.paris.catalogue import BUILDINGS, FACES, MISSIONS, PLACES, TILES
from holdfast.games.paris.game import GAME
from holdfast.games.paris.gather import Gather
from holdfast.games.paris.resolve import Window
from holdfast.games.paris.scoring import FinalScoring
from holdfast.games.paris.season import NextSeason
from holdfast.games.paris.trail import KEPT, KEPT_DEALT, PLACED, TUCKED
from holdfast.testing import shows


def worlds(t: Paris, seat: int, count: int = 150) -> Iterator[Any]:
    """States that a seat takes for possible; each is sound and looks the same to it."""
    rng = Rng(5)
    view = msgspec.json.encode(t.state.view(seat))
    for _ in range(count):
        world = t.state.determinize(seat, rng)
        assert msgspec.json.encode(world.view(seat)) == view
        yield world


def lying(world: Any, card: str) -> str:
    """Where a mission lies in a state: `hand of 1`, or `slot 3`."""
    number = MISSIONS.number(card)
    for seat, hand in enumerate(world.missions.hands):
        if number in hand:
            return f"hand of {seat}"
    return f"slot {world.missions.deck.index(number)}"


def known_slots(state: Any, seat: int) -> dict[int, str]:
    """The missions that a seat knows to lie in a slot of the deck."""
    found = [one for one in state.view(seat).remembered if len(one.slots) == 1 and not one.hands]
    assert all(len(one.missions) == 1 for one in found)
    return {one.slots[0]: one.missions[0] for one in found}


# What is open


@shows("PNE-1.26")
def test_a_view_shows_all_that_lies_open_on_the_table() -> None:
    t = Paris(4).until(lambda t: t.state.season == 2 and t.asked == "claim")
    s = t.state
    for seat in (SPECTATOR, 0, 1, 2, 3):
        view = s.view(seat)
        assert view.dice == {place: t.dice_at(place) for place in PLACES.entries}
        assert (view.station, view.center) == (named(FACES, s.station), t.center())
        assert [event.tile for event in view.events] == ids(TILES, s.tiles)
        assert [event.tile for event in view.events if not event.face_up] == sorted(ids(TILES, s.flipped))
        assert list(view.rows.values()) == [ids(BUILDINGS, row) for row in s.rows]
        assert view.discarded == ids(BUILDINGS, sorted(s.discarded))
        assert (view.bat, view.binoculars, view.heroine, view.first) == (s.bat, s.binoculars, s.heroine, s.first)
        assert list(view.decks.values()) == [15 - at for at in s.deck_at]
        assert (view.mission_deck, view.supply) == (len(s.missions.deck), s.cans_left)
        for other, shown in enumerate(view.seats):
            assert shown.buildings == sorted(t.buildings(other), key=BUILDINGS.number)
            assert shown.placed == ids(MISSIONS, sorted(s.missions.placed[other]))
            assert (shown.dice, shown.tokens) == (t.dice_of(other), t.tokens_of(other))
            assert {kind: count for kind, count in shown.survivors.items() if count} == t.survivors(other)
            assert list(shown.equipment.values()) == [s.equipment_of(other, kind) for kind in range(3)]
            assert shown.score == sum(shown.points.values()) == s.standing().scores[other]
            assert (shown.cans, shown.missions) == (s.cans[other], len(s.missions.hands[other]))


@shows("PNE-1.26", "PNE-5.10")
def test_unclaimed_buildings_that_were_discarded_stay_known() -> None:
    t = Paris().row("sage", "s-01", "s-07").at(NextSeason())
    assert [card for card in t.state.view(MARC).discarded if card[0] == "s"] == ["s-01", "s-07"]


# What is hidden


@shows("PNE-1.27")
def test_everything_hidden_varies_from_one_possible_world_to_the_next() -> None:
    t = Paris(2).missions("01", "02 03")
    found = list(worlds(t, LUCY))
    hidden: list[Callable[[Any], list[int]]] = [
        lambda world: world.missions.hands[MARC],
        lambda world: world.missions.deck,
        lambda world: world.decks[0][:3],
        lambda world: [card for deck, at in zip(world.decks, world.deck_at, strict=True) for card in deck[at:]],
        lambda world: world.equipment_stacks,
        lambda world: world.station_stacks,
    ]
    for part in hidden:
        assert len({tuple(part(world)) for world in found}) > 20
    assert all(world.check() == [] for world in found)


@shows("PNE-1.27", "PNE-1.15")
def test_any_card_that_is_not_an_end_card_may_be_among_the_removed_ones() -> None:
    t = Paris(2)
    open_ones = set(t.state.rows[0])
    removed = {card for world in worlds(t, LUCY) for card in world.decks[0][:3]}
    assert removed == {card for card in range(9) if card not in open_ones}


@shows("PNE-1.27", "PNE-1.13")
def test_in_every_possible_world_end_cards_lie_below_all_others() -> None:
    t = Paris(4)
    bottoms = set()
    for world in worlds(t, MARC):
        ends = [world.t.building_end[card] for card in world.decks[0]]
        assert ends == [False] * 9 + [True] * 6
        bottoms.add(world.decks[0][-1])
    assert bottoms == set(range(9, 15))


@shows("PNE-1.27", "PNE-1.7")
@pytest.mark.parametrize("season", [0, 1, 2])
def test_in_every_possible_world_there_are_four_equipment_tokens_of_each_kind(season: int) -> None:
    t = Paris().until(lambda t: t.state.season == season and t.asked == "window")
    for world in (t.state.determinize(LUCY, Rng(seed)) for seed in range(40)):
        coming = [token for later in range(season, 3) for token in waiting(world.equipment_stacks, later)]
        for kind in range(3):
            assert world.center[kind] + coming.count(kind) + tokens_held(world, kind) == 4


@shows("PNE-1.10", "PNE-1.9")
def test_the_top_token_of_each_station_stack_is_open_and_the_others_are_hidden() -> None:
    t = Paris()
    stacks = t.state.station_stacks
    assert t.state.view(LUCY).station_next == ids(FACES, [waiting(stacks, season)[0] for season in range(3)])
    found = [world.station_stacks for world in worlds(t, LUCY)]
    for season in range(3):
        varied = [len(set(tokens)) > 1 for tokens in zip(*[waiting(each, season) for each in found], strict=True)]
        assert varied == [False] + [True] * 5


@shows("PNE-1.10")
def test_a_season_later_two_stacks_have_an_open_top() -> None:
    t = Paris().at(NextSeason())
    stacks = t.state.station_stacks
    assert t.state.view(MARC).station_next == ids(FACES, [waiting(stacks, 1)[0], waiting(stacks, 2)[0]])


@shows("PNE-1.10", "PNE-1.27")
def test_equipment_stacks_are_wholly_hidden() -> None:
    t = Paris()
    varied: list[set[int]] = [set() for _ in range(9)]
    for world in worlds(t, LUCY):
        for i, token in enumerate(world.equipment_stacks):
            varied[i].add(token)
    assert min(len(tokens) for tokens in varied) >= 2


@shows("PNE-1.12", "PNE-1.27")
def test_tiles_of_later_seasons_are_shown_to_nobody_before_their_time() -> None:
    t = Paris()
    assert {event.tile[0] for event in t.state.view(LUCY).events} == {"1"}
    coming = set()
    for world in worlds(t, LUCY, 40):
        world.stack = [Gather(LUCY), NextSeason()]
        world.settle()
        coming.add(tuple(sorted(world.tiles)))
    assert len(coming) == 4


@shows("PNE-8.2", "PNE-6.1")
def test_missions_lie_open_once_the_game_is_over() -> None:
    t = Paris().missions("05 20", "07").at(FinalScoring())
    assert [seat.revealed for seat in t.state.view(MAX).seats] == [["05", "20"], ["07"], []]
    assert t.state.determinize(MAX, Rng(1)).missions.hands == t.state.missions.hands


@shows("PNE-1.27")
def test_nothing_is_revealed_before_the_end() -> None:
    t = Paris().missions("05 20", "07").at(FinalScoring(), Window(2, 0))
    assert [seat.revealed for seat in t.state.view(MAX).seats] == [None, None, None]


# What a seat remembers of the missions


def at_the_bridge() -> Paris:
    """A short mission deck: Lucy draws 05, 06 and 07, keeps 05; below lie 08 and 09; all else is in Max's hand. Then it
    is Marc's turn."""
    t = Paris().missions(top="05 06 07 08 09", left=5).dice(bridge="3 sage 3 wild", restaurant="9 farmer")
    t.at(Gather(LUCY))
    t.do("take bridge sage", "keep 05", by=LUCY)
    assert t.deck() == ["08", "09", "06", "07"]
    return t


@shows("PNE-2.14")
def test_lucy_remembers_which_missions_she_put_under_the_deck_and_where() -> None:
    t = at_the_bridge()
    assert known_slots(t.state, LUCY) == {2: "06", 3: "07"}
    places = {(lying(w, "06"), lying(w, "07")) for w in worlds(t, LUCY)}
    assert places == {("slot 2", "slot 3")}
    assert len({lying(w, "08") for w in worlds(t, LUCY)}) == 3  # one of two slots, or Max's hand


@shows("PNE-2.14")
def test_nobody_else_knows_them() -> None:
    t = at_the_bridge()
    assert t.state.view(MARC).remembered == []
    assert t.state.view(SPECTATOR).remembered is None
    assert {lying(w, "06") for w in worlds(t, MARC)} == {f"slot {i}" for i in range(4)} | {"hand of 0", "hand of 2"}


@shows("PNE-2.14")
def test_what_the_prelude_put_under_the_deck_is_remembered_too() -> None:
    state = Prelude(seats=3, seed=4).until("turn").state
    for seat in range(3):
        known = known_slots(state, seat)
        assert len(known) == 2
        assert all(MISSIONS.entries[state.missions.deck[slot]] == card for slot, card in known.items())


@shows("PNE-2.15")
def test_when_marc_draws_a_card_lucy_knows_she_knows_the_set_but_not_what_he_kept() -> None:
    t = at_the_bridge()
    t.do("take bridge sage", by=MARC)  # he sees 08, 09 and 06
    assert t.offers() == ["keep 08", "keep 09", "keep 06"]
    t.do("keep 06", by=MARC)
    assert t.deck() == ["07", "08", "09"]
    assert known_slots(t.state, LUCY) == {0: "07"}
    remembered = t.state.view(LUCY).remembered
    assert [(r.missions, r.slots, r.hands) for r in remembered] == [(["06"], [2], [MARC]), (["07"], [0], [])]
    places = {lying(w, "06") for w in worlds(t, LUCY)}
    assert places == {"hand of 1", "slot 2"}  # it was drawn last, so it is last of those that went back
    assert {lying(w, "07") for w in worlds(t, LUCY)} == {"slot 0"}


@shows("PNE-2.15", "PNE-1.27")
def test_lucy_sees_the_same_whichever_card_marc_keeps() -> None:
    def lucy_sees(kept: str) -> tuple[bytes, list[str]]:
        t = at_the_bridge()
        t.do("take bridge sage", f"keep {kept}", by=MARC)
        return msgspec.json.encode(t.state.view(LUCY)), t.told(LUCY)

    assert lucy_sees("06") == lucy_sees("08") == lucy_sees("09")


@shows("PNE-2.15")
def test_a_card_lucy_did_not_know_may_have_been_kept_as_well() -> None:
    t = at_the_bridge()
    t.do("take bridge sage", "keep 06", by=MARC)
    kept = {MISSIONS.entries[w.missions.hands[MARC][0]] for w in worlds(t, LUCY, 400)}
    assert "06" in kept
    assert {"08", "09"} <= kept
    assert kept.isdisjoint({"05", "07"})


@shows("PNE-2.14", "PNE-2.15")
def test_marc_knows_exactly_what_he_put_back() -> None:
    t = at_the_bridge()
    t.do("take bridge sage", "keep 06", by=MARC)
    assert known_slots(t.state, MARC) == {1: "08", 2: "09"}


@shows("PNE-2.15")
def test_what_is_drawn_again_by_the_one_who_remembers_is_known_exactly_again() -> None:
    t = at_the_bridge()
    t.do("take bridge sage", "keep 06", by=MARC)
    t.do("take restaurant farmer", by=MAX)
    t.do("take bridge sage", by=LUCY)
    assert t.offers() == ["keep 07", "keep 08", "keep 09"]
    assert {lying(w, "06") for w in worlds(t, LUCY)} == {"hand of 1"}  # as it is not in the deck


@shows("PNE-2.15", "PNE-8.3")
def test_a_card_that_is_placed_is_no_longer_sought() -> None:
    t = Paris().missions(top="32 06 07 08 09", left=5).refuge(MARC, "2 tinkerer 2 slacker")
    t.dice(bridge="3 sage 3 wild", restaurant="9 farmer").at(Gather(LUCY))
    t.do("take bridge sage", "keep 07", by=LUCY)
    assert t.deck() == ["08", "09", "32", "06"]
    t.do("take bridge sage", "keep 32", by=MARC)
    t.do("take restaurant farmer", by=MAX)
    t.do("take restaurant farmer", by=LUCY)
    t.do("place 32", by=MARC)
    assert [remembered.missions for remembered in t.state.view(LUCY).remembered] == [["06"]]
    assert all(world.missions.placed[MARC] == [31] for world in worlds(t, LUCY, 20))


@shows("PNE-2.15")
def test_of_the_cards_lucy_knew_marc_kept_just_one_whatever_else_he_holds() -> None:
    t = Paris().missions("", "01 02", top="05 06 07", left=3).dice(bridge="3 sage 3 wild", restaurant="9 farmer")
    t.at(Gather(LUCY))
    t.do("take bridge sage", "keep 05", by=LUCY)
    assert t.deck() == ["06", "07"]
    t.do("take bridge sage", "keep 06", by=MARC)
    kept = set()
    for world in worlds(t, LUCY):
        cards = {lying(world, "06"), lying(world, "07")}
        assert cards == {"hand of 1", "slot 0"}
        kept.add(lying(world, "06"))
    assert kept == {"hand of 1", "slot 0"}


@shows("PNE-2.15", "PNE-8.3")
@pytest.mark.parametrize("kept", ["06", "31"])
def test_what_marc_places_tells_only_what_it_shows(kept: str) -> None:
    """Lucy knows 06 and 31, of which Marc kept one; he also holds a card that she does not know. He places the latter:
    it is neither of hers, so the other one of his is."""
    t = Paris().missions("", "30", top="05 06 31", left=3).refuge(MARC, "2 tinkerer 3 slacker")
    t.dice(bridge="3 sage 3 wild", restaurant="9 farmer").at(Gather(LUCY))
    t.do("take bridge sage", "keep 05", by=LUCY)
    t.do("take bridge sage", f"keep {kept}", by=MARC)
    t.do("take restaurant farmer", by=MAX)
    t.do("take restaurant farmer", by=LUCY)
    t.do("place 30", by=MARC)
    for world in worlds(t, LUCY, 60):
        assert {lying(world, "06"), lying(world, "31")} == {"hand of 1", "slot 0"}


@shows("PNE-2.15")
def test_where_a_placed_card_came_from_stays_unknown() -> None:
    """Marc drew 06, which Lucy knows, with two cards that she does not, and kept one; he held another before. Then he
    places 30: she can't tell whether he kept it just now or held it before, so 06 may be in his hand or not."""
    t = Paris().missions("", "20", top="05 06 07 30 08", left=5).refuge(MARC, "2 tinkerer 3 slacker")
    t.dice(bridge="3 sage 3 wild", restaurant="9 farmer").at(Gather(LUCY))
    t.do("take bridge sage", "keep 05", by=LUCY)
    assert t.deck() == ["30", "08", "06", "07"]
    t.do("take bridge sage", "keep 30", by=MARC)
    t.do("take restaurant farmer", by=MAX)
    t.do("take restaurant farmer", by=LUCY)
    t.do("place 30", by=MARC)
    assert {lying(world, "06") for world in worlds(t, LUCY, 300)} == {"hand of 1", "slot 2"}
    assert {lying(world, "07") for world in worlds(t, LUCY)} == {"slot 0"}


@shows("PNE-2.15", "PNE-1.27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_memories_hold_in_whole_matches(seats: int) -> None:
    """In every possible world of every seat, what the seat holds and knows lies where it lies."""
    for seed in (1, 2):
        t = Paris(seats, seed=seed)
        while not t.until(lambda t: t.over or t.asked == "bridge", prefer=["take bridge"]).over:
            for seat in range(seats):
                world = t.state.determinize(seat, Rng(seed))
                assert world.missions.hands[seat] == t.state.missions.hands[seat]
                assert world.view(seat) == t.state.view(seat)
                assert world.check() == []
            t.do(t.offers()[0])


@shows("PNE-2.14", "PNE-2.15")
def test_missions_keep_their_order_whoever_draws_them() -> None:
    """Lucy knows 06 and 07. Marc draws both with 08 before them and keeps one: whichever it is, 06 stays above 07."""
    t = Paris().missions(top="05 06 07 08", left=4).dice(bridge="3 sage 3 wild", restaurant="9 farmer")
    t.at(Gather(LUCY))
    t.do("take bridge sage", "keep 05", by=LUCY)
    assert t.deck() == ["08", "06", "07"]
    t.do("take bridge sage", "keep 08", by=MARC)
    remembered = t.state.view(LUCY).remembered
    assert [(r.missions, r.slots, r.hands) for r in remembered] == [(["06", "07"], [0, 1], [MARC])]
    assert {(lying(w, "06"), lying(w, "07")) for w in worlds(t, LUCY)} == {
        ("slot 0", "slot 1"),
        ("slot 1", "hand of 1"),
        ("hand of 1", "slot 1"),
    }


@shows("PNE-2.15")
def test_what_is_drawn_again_tells_what_was_kept_before() -> None:
    """Marc drew 08, 09 and 06, of which Lucy knew the last, and 07 lay below. Max then draws 07 and what Marc put back,
    and she draws what Max puts back. If 06 is not there, somebody has it; if it is, nobody has."""
    t = at_the_bridge()
    t.do("take bridge sage", "keep 09", by=MARC)
    t.do("take bridge sage", "keep 08", by=MAX)
    assert t.deck() == ["07", "06"]
    t.do("take bridge wild", by=LUCY)
    assert t.offers() == ["keep 07", "keep 06"]
    for world in worlds(t, LUCY, 40):
        assert [lying(world, card) for card in ("07", "06")] == ["slot 0", "slot 1"]


def told_by_trail(missions: Any) -> list[tuple[list[int], list[list[int]]]]:
    """Deck and hands after every step of what happened, moved by hand."""
    deck, hands = missions.dealt[0][:], [hand[:] for hand in missions.dealt[1:]]
    picks = iter(missions.picked)
    found = [(deck[:], [hand[:] for hand in hands])]
    for kind, seat, count in zip(*[iter(missions.story)] * 3, strict=True):
        if kind == KEPT_DEALT:
            taken = hands[seat].pop(next(picks))
            deck += hands[seat]
            hands[seat] = [taken]
        elif kind == KEPT:
            hands[seat].append(deck.pop(next(picks)))
        elif kind == TUCKED:
            deck = deck[count:] + deck[:count]
        elif kind == PLACED:
            del hands[seat][next(picks)]
        found.append((deck[:], [hand[:] for hand in hands]))
    return found


@shows("PNE-2.14", "PNE-2.15", "PNE-1.27")
@pytest.mark.parametrize("seed", range(12))
def test_no_possible_world_contradicts_what_a_seat_saw(seed: int) -> None:
    """Late in matches of four with many visits to the Bridge: whatever the seats looked at, held and saw placed, they
    have looked at, held and seen placed in every world that they take for possible."""
    t, rng = Paris(4, seed=seed), Rng(seed)
    looked: list[tuple[int, int, list[int]]] = []
    """By whom, at which step, and at what."""
    worlds_seen = 0
    while not t.until(lambda t: t.over or t.asked == "bridge", prefer=["take bridge"]).over:
        s = t.state
        looked.append((t.seat, len(s.missions.story) // 3, s.missions.deck[: s.decision.step.seen]))
        t.do(t.offers()[rng.below(len(t.offers()))])
        for seat in range(4) if s.season >= 2 else ():
            for _ in range(2):
                worlds_seen += 1
                world = s.determinize(seat, rng)
                really, there = told_by_trail(s.missions), told_by_trail(world.missions)
                assert (s.missions.deck, s.missions.hands) == really[-1]
                assert (world.missions.deck, world.missions.hands) == there[-1]
                assert world.missions.placed == s.missions.placed
                assert [hands[seat] for _, hands in there] == [hands[seat] for _, hands in really]
                for who, step, cards in looked:
                    assert who != seat or there[step][0][: len(cards)] == cards
    assert worlds_seen >= 40


@shows("PNE-2.15", "PNE-1.27")
def test_every_world_that_fits_what_lucy_saw_is_drawn_some_time() -> None:
    """Lucy knows 06 and 07; Marc draws 08, 09 and 06, Max 07 and two of those. All they may have kept is tried out."""
    t = at_the_bridge()
    t.do("take bridge sage", "keep 09", by=MARC)
    t.do("take bridge sage", "keep 07", by=MAX)
    fitting = set()
    for marc in range(3):
        for max_ in range(3):
            first = ["?", "?", "06"]
            kept = first.pop(marc)
            second = ["07", *first]
            fitting.add((kept, second.pop(max_), *second))
    drawn = set()
    for world in worlds(t, LUCY, 400):
        cards = [world.missions.hands[MARC][0], world.missions.hands[MAX][-1], *world.missions.deck]
        drawn.add(tuple(word if word in ("06", "07") else "?" for word in ids(MISSIONS, cards)))
    assert drawn == fitting


@shows("PNE-2.14")
def test_a_match_saved_before_there_was_a_trail_keeps_what_was_known_exactly() -> None:
    t = at_the_bridge()
    t.do("take bridge sage", "keep 06", by=MARC)
    data = t.state.dump()
    place = [name for name, _ in t.state.FIELDS].index("missions")
    data[place] = data[place][:7]
    t.state = GAME.load(data)
    assert known_slots(t.state, LUCY) == {0: "07"}
    assert known_slots(t.state, MARC) == {1: "08", 2: "09"}
    assert {lying(w, "07") for w in worlds(t, LUCY)} == {"slot 0"}
    assert t.state.missions.check() == []


@shows("PNE-1.27", "PNE-2.14")
def test_chance_that_starts_anew_leaves_all_that_a_seat_has_seen() -> None:
    t = Paris().missions(top="05 06 07 08 09").dice(bridge="3 sage 3 wild", restaurant="9 farmer").at(Gather(LUCY))
    t.do("take bridge sage", "keep 05", by=LUCY)
    views = [msgspec.json.encode(t.state.view(seat)) for seat in range(3)]
    decks = set()
    for seed in range(8):
        world = t.state.clone()
        world.reseed(seed)
        assert world.missions.check() == []
        assert [msgspec.json.encode(world.view(seat)) for seat in range(3)] == views
        assert world.missions.hands == t.state.missions.hands  # each is known to its owner
        assert [lying(world, card) for card in ("06", "07")] == [lying(t.state, card) for card in ("06", "07")]
        decks.add(tuple(world.missions.deck))
    assert len(decks) > 1


@shows("PNE-2.15", "PNE-1.27")
def test_what_others_know_of_one_another_varies_too() -> None:
    """Marc put two missions under the deck that Lucy never saw, and Max drew the first of them with two that nobody
    had seen. In Lucy's worlds Max kept the one that Marc knows, or another one."""
    t = Paris().missions(top="05 06 07 08 09", left=5).dice(bridge="3 sage 3 wild", restaurant="9 farmer")
    t.at(Gather(MARC))
    t.do("take bridge sage", "keep 05", by=MARC)
    t.do("take bridge sage", "keep 09", by=MAX)
    known = set()
    for world in worlds(t, LUCY):
        tucked = told_by_trail(world.missions)[3][0][2]  # after looking, keeping and putting back: the first put back
        known.add(lying(world, MISSIONS.entries[tucked]))
        assert [one.missions for one in world.view(MARC).remembered]
    assert known == {"hand of 2", "slot 2"}


@shows("PNE-1.27")
@pytest.mark.parametrize("season", [0, 1, 2, 3])
def test_coming_cards_and_tokens_are_the_same_whenever_somebody_looks_at_them(season: int) -> None:
    """Decks and stacks of a possible world are drawn at the first look; who looks when changes nothing."""
    t = Paris(2).until(lambda t: t.state.season == season and t.asked == "turn")

    def world() -> Any:
        return t.state.determinize(LUCY, Rng(9))

    looked = world()
    cards = (looked.decks, looked.equipment_stacks, looked.station_stacks)
    before = [msgspec.json.encode(looked.view(seat)) for seat in (SPECTATOR, 0, 1)]
    played, late, copy = world(), world(), world().clone()
    assert [msgspec.json.encode(late.view(seat)) for seat in (SPECTATOR, 0, 1)] == before  # a view needs no drawing
    assert pickle.loads(pickle.dumps(world())).checksum() == looked.checksum() == copy.checksum()
    played.playout(Rng(1), GAME.bound)
    looked.playout(Rng(1), GAME.bound)
    assert played.checksum() == looked.checksum()
    twin = late.clone()
    late.playout(Rng(2), GAME.bound)
    assert late.check() == []
    assert (twin.decks, twin.equipment_stacks, twin.station_stacks) == cards
    again = [world().determinize(MARC, Rng(seed)).decks for seed in range(2)]  # of a world that nobody looked at
    assert again[0] != again[1]


@shows("PNE-1.27", "PNE-1.10")
@pytest.mark.parametrize(("season", "varied"), [(0, True), (2, True), (3, False)])
def test_tokens_of_coming_seasons_are_imagined_anew_and_those_of_past_ones_never(season: int, varied: bool) -> None:
    t = Paris().at(Gather(LUCY), season=season)
    shown = t.state.t.center_equipment * season
    equipment, tokens = set(), set()
    for world in worlds(t, LUCY, 20):
        assert world.equipment_stacks[:shown] == t.state.equipment_stacks[:shown]
        equipment.add(tuple(world.equipment_stacks[shown:]))
        tokens.add(tuple(world.station_stacks))
    assert (len(equipment) > 1, len(tokens) > 1) == (varied, varied)
