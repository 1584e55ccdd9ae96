"""The content of Paris: New Eden: the components of the box, and packs that correct them."""

import re
from collections import Counter
from typing import Any

import pytest
from tests.games.paris.tables import LUCY, MARC, Paris, dice_at

from holdfast.core import ContentError, Overrides
from holdfast.games.paris.catalogue import DECKS, POWERS
from holdfast.games.paris.game import GAME
from holdfast.games.paris.gather import Gather
from holdfast.games.paris.resolve import Feed
from holdfast.games.paris.scoring import FinalScoring
from holdfast.testing import shows

CONTENT = GAME.tables().content


def entries(table: str) -> Any:
    return CONTENT.entries[table]


def pack(table: str, *changes: dict[str, Any]) -> Overrides:
    return Overrides(name="mine", tables={table: list(changes)})


# The box


@pytest.mark.parametrize("deck", DECKS.entries)
def test_each_deck_has_fifteen_buildings(deck: str) -> None:
    assert [building.type for building in entries("building")].count(deck) == 15


@shows("PNE-1.13")
def test_six_tinkerer_buildings_are_end_cards_those_that_score_at_the_end() -> None:
    ends = [building for building in entries("building") if building.end]
    assert Counter(building.power for building in ends) == dict.fromkeys(POWERS.entries[-3:], 2)


@pytest.mark.parametrize(
    ("deck", "specialists", "slackers", "equipment", "cans"),
    [
        ("tinkerer", 20, 7, 0, 0),
        ("brawler", 24, 6, 15, 0),
        ("healer", 24, 6, 15, 0),
        ("sage", 24, 6, 15, 0),
        ("farmer", 26, 7, 0, 16),
    ],
)
def test_decks_add_up(deck: str, specialists: int, slackers: int, equipment: int, cans: int) -> None:
    cards = [building for building in entries("building") if building.type == deck]
    assert sum(card.survivors.get(deck, 0) for card in cards) == specialists
    assert sum(card.survivors.get("slacker", 0) for card in cards) == slackers
    assert sum(sum(card.equipment.values()) for card in cards) == equipment
    assert sum(card.cans for card in cards) == cans
    assert all(set(card.survivors) <= {deck, "slacker"} for card in cards)


def test_there_are_29_survivor_tokens_12_equipment_tokens_and_20_dice() -> None:
    assert sum(token.count for token in entries("token")) == 29
    assert [token.count for token in entries("equipment")] == [4, 4, 4]
    assert GAME.tables().dice == 20


@shows("PNE-4.14")
def test_the_track_reaches_the_largest_refuge_that_can_be() -> None:
    zones = entries("zone")
    assert (zones[0].min, zones[-1].max) == (0, 96)
    assert all(zone.farmers == zone.vp for zone in zones)


def test_what_the_books_do_not_tell_is_marked_and_explained() -> None:
    for table in CONTENT.entries:
        for entry in entries(table):
            assert entry.source in ("rulebook", "public", "assumed")
            assert entry.why or (entry.source == "rulebook" and not entry.assumed), f"{table} {entry.id}"
            assert set(entry.assumed) <= set(entry.__struct_fields__)


# Packs that change the game


@shows("PNE-8.20")
def test_a_pack_changes_what_a_mission_asks_for() -> None:
    content = pack("mission_kind", {"id": "ten-slack", "threshold": 3, "vp": 5})
    t = Paris(content=content).refuge(LUCY, "3 slacker").missions("20").at(FinalScoring())
    assert t.outcome.scores == [5, 0, 0]


def test_a_pack_changes_a_building() -> None:
    content = pack("building", {"id": "h-01", "survivors": {"healer": 2, "sage": 1}, "equipment": {"book": 3}})
    t = Paris(content=content).stands(LUCY, "h-01")
    assert (t.survivors(LUCY), t.equipment(LUCY)) == ({"healer": 2, "sage": 1}, {"book": 3})


@pytest.mark.parametrize(
    ("power", "amount", "cans"), [("first-die-can", 3, 3), ("first-die-can", 0, 0), ("first-die-can", 1, 1)]
)
def test_a_pack_changes_the_amount_of_a_power(power: str, amount: int, cans: int) -> None:
    t = Paris(content=pack("power", {"id": power, "amount": amount})).refuge(LUCY, power)
    t.dice(tower="2 wild sage", restaurant="3 sage").at(Gather(LUCY)).do("take tower sage")
    assert t.state.cans[LUCY] == cans


def test_a_pack_changes_the_zones_of_the_track() -> None:
    content = pack("zone", {"id": "01", "max": 3}, {"id": "02", "min": 4, "vp": 9})
    t = Paris(content=content).refuge(LUCY, "2 farmer 2 sage").refuge(MARC, "1 farmer 2 sage").at(Feed(0))
    assert t.happened("fed", seat=LUCY, points=9)
    assert t.happened("fed", seat=MARC, points=1)


@shows("PNE-2.12")
def test_a_pack_changes_what_the_bridge_draws_and_keeps() -> None:
    t = Paris(content=pack("place", {"id": "bridge", "draw": 4, "keep": 2})).missions(top="05 06 07 08 09")
    t.dice(bridge="sage", restaurant="3 sage 3 wild").at(Gather(LUCY)).do("take bridge sage")
    assert t.offers() == ["keep 05", "keep 06", "keep 07", "keep 08"]
    t.do("keep 07", "keep 05")
    assert (t.hand(LUCY), t.deck()[-2:]) == (["07", "05"], ["06", "08"])


def test_a_pack_moves_dice_between_bridge_and_restaurant() -> None:
    content = Overrides(
        name="dice",
        tables={"place": [{"id": "bridge", "dice": [3, 2, 3]}, {"id": "restaurant", "dice": [1, 3, 4]}]},
    )
    for seats, bridge in ((2, 3), (3, 2), (4, 3)):
        state = GAME.new(seats=seats, seed=1, content=content)
        assert sum(dice_at(state, "bridge").values()) == bridge


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_with_a_pack_is_sound_to_its_end(seats: int) -> None:
    content = Overrides(
        name="many",
        tables={
            "building": [{"id": "t-01", "power": "first-die-swap"}, {"id": "t-15", "end": False}],
            "mission_kind": [{"id": "few-slack", "ties_score": False}],
            "event": [{"id": "1-1", "groups": [{"types": ["sage"], "count": 1}], "vp": 1}],
            "constant": [{"id": "missions-dealt", "value": 4}],
        },
    )
    t = Paris(seats, content=content).play_out()
    assert t.sound()


# Packs that make no sense

BAD: list[tuple[str, dict[str, Any], str]] = [
    ("event", {"id": "1-1", "groups": []}, "groups"),
    ("event", {"id": "1-1", "groups": [{"types": [], "count": 1}]}, "types"),
    ("event", {"id": "1-1", "groups": [{"types": ["farmer"], "count": 1}]}, "nothing equips a farmer"),
    ("event", {"id": "1-1", "groups": [{"types": ["sage", "sage"], "count": 1}]}, "sage stands in two groups"),
    ("event", {"id": "1-1", "groups": [{"types": ["sage"], "count": 0}]}, "count"),
    ("event", {"id": "1-1", "season": "summer"}, "four event tiles"),
    ("event", {"id": "1-1", "vp": -1}, "vp"),
    ("event", {"id": "5-1", "vp": 1}, "'5-1': .*no entry with this id"),
    ("building", {"id": "t-01", "power": "fly"}, "no power fly"),
    ("building", {"id": "b-01", "power": "four-vp"}, "only tinkerer buildings have a power"),
    ("building", {"id": "b-01", "type": "sage"}, "stays in its deck"),
    ("building", {"id": "t-01", "power": None}, "every tinkerer building has a power"),
    ("survivor", {"id": "sage", "order": 1}, "order of the types"),
    ("face", {"id": "wild", "becomes": "sage"}, "expected slacker"),
    ("building", {"id": "b-01", "survivors": {"wizard": 1}}, "wizard"),
    ("building", {"id": "b-01", "cost": 1}, "no field cost"),
    ("building", {"id": "b-01", "end": True}, "END"),
    ("mission", {"id": "01", "kind": "most-hats"}, "no kind most-hats"),
    ("mission", {"id": "01", "target": "bullet"}, "target of most-type is one of tinkerer"),
    ("mission", {"id": "09", "target": "sage"}, "target of most-eq is one of bullet"),
    ("mission", {"id": "20", "target": "sage"}, "ten-slack has no target"),
    ("mission", {"id": "25", "requires": {}}, "requires some survivors"),
    ("mission", {"id": "01", "cans": 2}, "new building"),
    ("zone", {"id": "02", "min": 6}, "expected min = 5"),
    ("zone", {"id": "02", "max": 3}, "zones follow one another"),
    ("place", {"id": "tower", "dice": [1, 2, 2]}, "dice"),
    ("place", {"id": "tower", "flips": 2, "dice": [1, 1, 1]}, "dice"),
    ("place", {"id": "center", "takes": 2}, "one thing with each die"),
    ("place", {"id": "bridge", "dice": [2, 3]}, "dice"),
    ("by_seats", {"id": "dice-each", "values": [7, 6, 6]}, "4 players"),
    ("by_seats", {"id": "tinkerers-removed", "values": [3, 10, 0]}, "END"),
    ("constant", {"id": "missions-kept", "value": 2}, "one mission"),
    ("constant", {"id": "missions-dealt", "value": 9}, "32 missions"),
    ("constant", {"id": "missions-dealt", "value": 0}, "1 to 8"),
    ("constant", {"id": "station-tokens", "value": 5}, "tokens must fill"),
    ("constant", {"id": "center-equipment", "value": 4}, "equipment tokens must fill"),
    ("constant", {"id": "seasons", "value": 3}, "seasons"),
    ("constant", {"id": "seasons", "value": 6}, "the year has 4 seasons"),
    ("constant", {"id": "events-drawn", "value": 5}, "each season has 4 event tiles"),
    ("token", {"id": "wild", "prelude": 99}, "there are only"),
    ("constant", {"id": "events-drawn", "value": 2}, "tower"),
    ("token", {"id": "wild", "count": 10}, "tokens must fill"),
    ("token", {"id": "sage", "prelude": 0}, "tokens"),
    ("equipment", {"id": "book", "count": 5}, "equipment tokens must fill"),
    ("weather", {"id": "rain"}, "no table is called 'weather'"),
]


def test_a_pack_with_too_few_tokens_for_the_prelude_is_refused() -> None:
    faces = [{"id": token.id, "prelude": int(token.id == "wild")} for token in entries("token")]
    with pytest.raises(ContentError, match="1 token is set aside for the prelude, but 4 players"):
        GAME.tables(pack("token", *faces))


@pytest.mark.parametrize(
    ("table", "change", "why"), BAD, ids=[f"{table}-{change['id']}-{i}" for i, (table, change, _) in enumerate(BAD)]
)
def test_a_pack_that_makes_no_sense_is_refused_with_a_sentence(table: str, change: dict[str, Any], why: str) -> None:
    with pytest.raises(ContentError) as refusal:
        GAME.tables(pack(table, change))
    assert re.search(why, str(refusal.value)), refusal.value
