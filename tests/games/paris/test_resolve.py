"""Resolve the event and feed your people (PNE-4)."""

import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, Paris, named

from holdfast.core import ContentError, Overrides
from holdfast.games.paris.catalogue import PARTS, TILES
from holdfast.games.paris.game import GAME
from holdfast.games.paris.resolve import Feed, ResolveEvent, Window
from holdfast.testing import shows


def faces(tile: str) -> Paris:
    """A table before the event of a tile; the two others of its season lie face down."""
    others = " ".join(f"{tile[0]}-{i}" for i in range(1, 5) if f"{tile[0]}-{i}" != tile)
    return Paris().tiles(tile, down=others[:7])


# The event


@shows("PNE-4.2", "PNE-4.3", "PNE-4.5", "PNE-4.10")
def test_lucy_lacks_a_capsule_or_a_sage_of_four_equipped_healers_and_sages() -> None:
    t = faces("2-1").refuge(LUCY, "3 healer 2 capsule 1 sage 2 book").at(ResolveEvent())
    assert t.happened("failed", seat=LUCY, tile="2-1")
    assert t.points(LUCY) == 0


@shows("PNE-4.3")
@pytest.mark.parametrize("gift", ["capsule", "sage"])
def test_with_one_capsule_or_one_sage_more_lucy_would_have_overcome_it(gift: str) -> None:
    t = faces("2-1").refuge(LUCY, f"3 healer 2 capsule 1 sage 2 book {gift}").at(ResolveEvent())
    assert t.happened("overcame", seat=LUCY, tile="2-1", points=4)


@shows("PNE-4.9")
def test_an_event_scores_its_points_and_not_what_it_requires() -> None:
    pack = Overrides(name="dear", tables={"event": [{"id": "1-1", "vp": 7}]})
    t = (
        Paris(content=pack)
        .tiles("1-1", down="1-2 1-3")
        .refuge(LUCY, "brawler bullet healer capsule")
        .at(ResolveEvent())
    )
    assert t.happened("overcame", seat=LUCY, tile="1-1", points=7)
    assert t.points(LUCY) == 7


@shows("PNE-4.6", "PNE-4.9", "PNE-4.10")
def test_max_uses_the_heroine_as_the_third_equipped_sage_and_scores_six() -> None:
    t = faces("3-1").refuge(MAX, "4 brawler 5 bullet 2 sage 2 book").at(ResolveEvent(), heroine=MAX)
    assert t.happened("overcame", seat=MAX, tile="3-1", points=6)
    assert t.points(MAX) == 6
    assert t.survivors(MAX) == {"brawler": 4, "sage": 2}
    assert t.equipment(MAX) == {"bullet": 5, "book": 2}


@shows("PNE-4.6")
def test_without_the_heroine_max_fails() -> None:
    t = faces("3-1").refuge(MAX, "4 brawler 5 bullet 2 sage 2 book").at(ResolveEvent(), heroine=LUCY)
    assert t.happened("failed", seat=MAX)


@shows("PNE-4.1", "PNE-2.9")
def test_only_the_tile_still_face_up_is_judged() -> None:
    t = Paris().tiles("1-3", down="1-1 1-2").refuge(LUCY, "brawler healer bullet capsule").at(ResolveEvent())
    assert t.happened("failed", seat=LUCY, tile="1-3")
    assert not t.happened("overcame")


ENOUGH = {
    "1-1": "brawler bullet healer capsule",
    "1-2": "healer capsule sage book",
    "1-3": "brawler bullet sage book",
    "1-4": "brawler bullet healer capsule sage book",
    "2-1": "3 healer 3 capsule sage book",
    "2-2": "brawler bullet 3 healer 3 capsule",
    "2-3": "4 sage 4 book",
    "2-4": "brawler bullet healer capsule sage book",
    "3-1": "3 brawler 3 bullet 3 sage 3 book",
    "3-2": "3 brawler 3 bullet 3 healer 3 capsule",
    "3-3": "3 healer 3 capsule 3 sage 3 book",
    "3-4": "2 brawler 2 bullet 2 healer 2 capsule 2 sage 2 book",
    "4-1": "4 brawler 4 bullet 4 healer 4 capsule",
    "4-2": "4 healer 4 capsule 4 sage 4 book",
    "4-3": "4 brawler 4 bullet 4 sage 4 book",
    "4-4": "3 brawler 3 bullet 3 healer 3 capsule 3 sage 3 book",
}
"""Just what each tile asks for: one thing less is not enough."""


@shows("PNE-4.2", "PNE-4.9")
@pytest.mark.parametrize("tile", TILES.entries)
def test_every_tile_is_overcome_by_just_what_it_asks_for(tile: str) -> None:
    points = next(e for e in GAME.tables().content.entries["event"] if e.id == tile).vp
    t = faces(tile).refuge(LUCY, ENOUGH[tile]).refuge(MAX, ENOUGH[tile]).at(ResolveEvent())
    assert [t.points(seat) for seat in (LUCY, MARC, MAX)] == [points, 0, points]


@shows("PNE-4.3", "PNE-4.5", "PNE-4.7")
@pytest.mark.parametrize(
    ("tile", "thing"),
    [(tile, thing) for tile in TILES.entries for thing in ENOUGH[tile].split() if not thing.isdigit()],
)
def test_no_tile_is_overcome_with_one_survivor_or_equipment_less(tile: str, thing: str) -> None:
    words = ENOUGH[tile].split()
    at = words.index(thing)
    if at and words[at - 1].isdigit():
        words[at - 1] = str(int(words[at - 1]) - 1)
    else:
        del words[at]
    t = faces(tile).refuge(LUCY, " ".join(words)).refuge(MARC, " ".join(words)).at(ResolveEvent(), heroine=MARC)
    assert t.happened("failed", seat=LUCY, tile=tile)
    assert t.happened("overcame", seat=MARC, tile=tile)  # the heroine fills the one gap


@shows("PNE-4.7")
def test_the_heroine_fills_one_gap_and_not_two() -> None:
    t = faces("3-1").refuge(MAX, "2 brawler 2 bullet 2 sage 2 book").at(ResolveEvent(), heroine=MAX)
    assert t.happened("failed", seat=MAX)


@shows("PNE-4.7")
def test_the_event_asks_nobody_and_every_seat_is_judged() -> None:
    t = faces("1-4").refuge(LUCY, "3 sage 3 book").at(ResolveEvent(), heroine=LUCY)
    assert t.over  # no decision came
    assert len(t.events("overcame")) + len(t.events("failed")) == 3


@shows("PNE-4.5")
def test_any_mix_serves_a_mixed_group_but_every_group_must_be_met() -> None:
    mixed = faces("1-4").refuge(LUCY, "3 brawler 3 bullet").refuge(MARC, "2 healer 2 capsule sage book")
    assert len(mixed.at(ResolveEvent()).events("overcame")) == 2
    apart = faces("2-4").refuge(LUCY, "3 brawler 3 bullet").refuge(MARC, "2 healer 2 capsule sage book")
    assert not apart.at(ResolveEvent()).happened("overcame")


@shows("PNE-4.3")
@pytest.mark.parametrize("wrong", ["3 brawler 3 capsule", "3 healer 3 book", "3 sage 3 bullet", "3 farmer 3 book"])
def test_the_wrong_equipment_equips_nobody(wrong: str) -> None:
    assert faces("1-4").refuge(LUCY, wrong).at(ResolveEvent()).happened("failed", seat=LUCY)


@shows("PNE-4.4")
def test_survivor_and_equipment_may_come_from_different_cards_and_tokens() -> None:
    t = faces("1-2").stands(LUCY, "h-09", "s-09")  # two healers and two sages without equipment
    t.state.equipment_tokens[1] = t.state.equipment[1] = 1
    t.state.equipment_tokens[2] = t.state.equipment[2] = 1
    assert t.at(ResolveEvent()).happened("overcame", seat=LUCY, points=2)


@shows("PNE-4.8")
def test_a_pack_whose_tile_names_a_type_twice_is_refused() -> None:
    groups = [{"types": ["healer", "sage"], "count": 2}, {"types": ["sage"], "count": 1}]
    pack = Overrides(name="twice", tables={"event": [{"id": "1-2", "groups": groups}]})
    with pytest.raises(ContentError, match="'1-2': sage stands in two groups"):
        GAME.tables(pack)


@shows("PNE-4.8")
def test_no_tile_of_the_game_names_a_type_twice() -> None:
    for event in GAME.tables().content.entries["event"]:
        types = [kind for group in event.groups for kind in group.types]
        assert len(types) == len(set(types))


@shows("PNE-4.10")
def test_failing_costs_nothing() -> None:
    t = faces("4-4").refuge(LUCY, "2 sage book 3 slacker", cans=2)
    before = (t.survivors(LUCY), t.equipment(LUCY), t.state.cans[:], t.state.points[:])
    t.at(ResolveEvent())
    assert (t.survivors(LUCY), t.equipment(LUCY), t.state.cans, t.state.points) == before


@shows("PNE-4.11", "PNE-4.13")
def test_the_heroine_and_whatever_lies_on_the_board_are_no_population() -> None:
    t = Paris().refuge(LUCY, "farmer 3 slacker").board(LUCY, "3 wild", "4 wild").at(Feed(0), heroine=LUCY)
    assert t.state.population(LUCY) == 4
    assert t.happened("fed", seat=LUCY, points=1, cans=0)


# Feeding


def marc_feeds(cans: int = 2) -> Paris:
    """Marc has 24 survivors, four of them farmers."""
    return Paris().refuge(MARC, "4 farmer 6 brawler 6 healer 4 sage 4 slacker", cans=cans).at(Feed(0))


@shows("PNE-4.14", "PNE-4.15", "PNE-4.17", "PNE-4.19")
def test_marc_feeds_twenty_four_with_four_farmers_and_two_cans_and_scores_six() -> None:
    t = marc_feeds()
    assert (t.seat, t.offers()) == (MARC, ["feed", "go-hungry"])
    t.do("feed", by=MARC)
    assert t.happened("fed", seat=MARC, points=6, cans=2)
    assert (t.points(MARC), t.state.cans[MARC], t.state.cans_left) == (6, 0, 30)


@shows("PNE-4.16")
def test_marc_may_decline_and_scores_nothing_with_no_other_penalty() -> None:
    t = marc_feeds()
    t.do("go-hungry", by=MARC)
    assert t.happened("starved", seat=MARC, farmers=2)
    assert (t.points(MARC), t.state.cans[MARC], t.state.population(MARC)) == (0, 2, 24)


@shows("PNE-4.16", "PNE-4.18")
def test_marc_with_one_can_is_not_asked_and_keeps_it() -> None:
    t = marc_feeds(cans=1)
    assert t.over
    assert t.happened("starved", seat=MARC)
    assert (t.points(MARC), t.state.cans[MARC]) == (0, 1)


@shows("PNE-4.15", "PNE-4.18")
def test_marc_pays_exactly_the_missing_number() -> None:
    t = marc_feeds(cans=7)
    t.do("feed", by=MARC)
    assert t.state.cans[MARC] == 5


@shows("PNE-4.18")
def test_with_enough_farmers_nothing_is_asked_and_no_can_is_spent() -> None:
    t = Paris().refuge(LUCY, "6 farmer 18 slacker", cans=5).at(Feed(0))
    assert t.over
    assert t.happened("fed", seat=LUCY, points=6, cans=0)
    assert t.state.cans[LUCY] == 5


@shows("PNE-4.18")
def test_feeding_goes_in_turn_order_from_the_first_player() -> None:
    t = Paris(first=MARC)
    for seat in (LUCY, MARC, MAX):
        t.refuge(seat, "sage", cans=1)
    t.at(Feed(0))
    order = []
    while not t.over:
        order.append(t.seat)
        t.do("feed")
    assert order == [MARC, MAX, LUCY]


@shows("PNE-4.12", "PNE-4.13")
def test_the_population_is_printed_survivors_and_tokens_slackers_included() -> None:
    t = Paris().stands(LUCY, "b-15", "f-09")  # 3 + 1 and 2 + 2
    t.state.tokens_in[5] = 2
    t.state.survivors[5] += 2
    assert t.state.population(LUCY) == 10
    t.at(Feed(0))
    assert t.happened("starved", seat=LUCY, farmers=1)  # ten survivors need three farmers and there are two


@shows("PNE-4.14", "PNE-4.17")
@pytest.mark.parametrize(
    ("population", "farmers"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (20, 5), (21, 6), (24, 6), (25, 7), (96, 24)]
)
def test_the_zone_tells_how_many_farmers_are_needed_and_what_they_are_worth(population: int, farmers: int) -> None:
    t = Paris().refuge(LUCY, f"{farmers} farmer {population - farmers} slacker")
    t.refuge(MARC, f"{farmers - 1} farmer {population - farmers + 1} slacker").at(Feed(0))
    assert t.happened("fed", seat=LUCY, points=farmers, cans=0)
    assert t.happened("starved", seat=MARC, farmers=1)


@shows("PNE-4.14")
def test_the_track_has_no_end() -> None:
    t = Paris().refuge(LUCY, "24 farmer 90 slacker").at(Feed(0))
    assert t.happened("fed", seat=LUCY, points=24)


@shows("PNE-4.20")
def test_an_empty_refuge_scores_nothing_for_feeding() -> None:
    t = Paris().refuge(LUCY, cans=3).at(Feed(0))
    assert t.over
    assert [t.points(seat) for seat in range(3)] == [0, 0, 0]


@shows("PNE-4.21")
def test_event_and_feeding_are_scored_at_once_for_all_to_see() -> None:
    t = faces("1-4").refuge(LUCY, "3 sage 3 book farmer", cans=1).refuge(MARC, "sage", cans=1)
    t.at(Feed(0), ResolveEvent())
    assert t.state.view(MARC).seats[LUCY].score == 4
    assert named(PARTS, list(t.state.view(MARC).seats[LUCY].points.values())) == {"events": 3, "feeding": 1}
    assert all(event.seen_by(MARC) for event in t.last)


@shows("PNE-4.18", "PNE-8.3")
def test_while_feeding_each_refusal_names_its_rule() -> None:
    t = Paris(2).refuge(LUCY, "12 slacker", cans=9).at(Feed(0))
    assert t.refused("take tower wild") == "PNE-4.18"
    assert t.refused("place 32") == "PNE-8.3"


@shows("PNE-8.8", "PNE-8.3")
def test_in_a_window_each_refusal_names_its_rule() -> None:
    t = Paris(2).missions("01", "02").at(Window(0, 0))
    assert t.refused("place 32") == "PNE-8.3"
    assert t.refused("feed") == t.decision.step.RULE


@shows("PNE-8.8", "PNE-4.19")
def test_a_single_can_that_comes_back_opens_the_window_from_the_first_player_on() -> None:
    t = Paris(2).refuge(LUCY, "4 slacker", cans=9).refuge(MARC, "12 slacker", cans=9).missions("01", "28")
    t.at(Feed(0), cans_left=0)
    t.do("feed", by=LUCY)
    assert t.state.cans[LUCY] == 8
    assert (t.asked, t.seat) == ("window", LUCY)


@shows("PNE-8.8", "PNE-4.19")
def test_who_needs_no_can_opens_no_window() -> None:
    t = Paris(2).refuge(MARC, "12 slacker", cans=9).missions("01", "28").at(Feed(0), cans_left=0)
    assert (t.asked, t.seat) == ("feed", MARC)


@shows("PNE-8.8")
def test_cans_of_the_last_to_feed_open_no_window() -> None:
    t = Paris(2).refuge(MARC, "12 slacker", cans=9).missions("01", "28").at(Feed(1), cans_left=0)
    t.do("feed", by=MARC)
    assert t.asked != "window"
