"""Content of Outlive: what packs may correct, and what is refused with its file and line."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.outlive.tables import ABRAHAM, Outlive

from holdfast.core import LANGUAGES, ContentError, Overrides
from holdfast.games.outlive import GAME
from holdfast.games.outlive.catalogue import (
    EQUIPMENT,
    EVENT_RULES,
    EVENTS,
    HEROES,
    ROOM_RULES,
    ROOMS,
    TOOL_RULES,
)
from holdfast.games.outlive.content import SCHEMA
from holdfast.testing import playout, shows
from holdfast.testing.play import chooser


def pack(**tables: list[dict[str, Any]]) -> Overrides:
    return Overrides(name="mine", tables=tables)


def test_components_are_as_many_as_in_the_box() -> None:
    t = GAME.tables()
    assert sum(t.copies) == 40
    assert sum(t.animal_tiles) == 30
    assert sum(t.tile_count) == 10
    assert len(t.event_points) == 12
    assert len(t.age) == len(set(t.age)) == 10
    assert [sum(entry.cost.values()) for entry in t.content.entries["equipment"]] == [3] * 20
    assert t.airlock_water == [0, 1, 1, 2, 2, 3, 3, 3]


def test_every_entry_says_where_it_comes_from_and_what_was_assumed() -> None:
    content = GAME.tables().content
    for table in SCHEMA:
        for entry in content.entries[table]:
            assert entry.source in ("rulebook", "public", "assumed")
            if entry.source == "assumed" or entry.assumed:
                assert entry.why, f"{table} {entry.id}"
            for field in entry.assumed:
                assert hasattr(entry, field)
    assumed = {entry.id for entry in content.entries["event"] if "cost" in entry.assumed}
    assert len(assumed) == 11
    assert "wildfire" not in assumed


def test_a_pack_corrects_what_was_assumed() -> None:
    mine = pack(event=[{"id": "rats", "cost": {"metal": 2}, "points": 9}], spot=[{"id": "spot-3", "cans": 5}])
    t = Outlive(content=mine).trouble("rats").goods(ABRAHAM, metal=2).overcoming()
    t.do("overcome rats", by=ABRAHAM)
    assert t.state.standing().parts["events"][ABRAHAM] == 9
    t = Outlive(content=mine).go(ABRAHAM, "scout", "cargo-ship")
    assert t.good(ABRAHAM, "canned-goods") == 5
    assert t.sound()


def test_rats_and_clans_of_a_pack_take_as_many_as_it_says() -> None:
    mine = pack(event=[{"id": "rats", "amount": [3, 3, 3]}, {"id": "enemy-clan", "amount": [3, 3, 3]}])
    t = Outlive(content=mine).goods(ABRAHAM, meat=4, water=4, wood=4, metal=4)
    for event, drop in (("rats", "meat"), ("enemy-clan", "wood")):
        t.coming(event).dawn()
        for left in (3, 2, 1):
            assert t.facts() == {"event": [event], "left": [left]}
            t.do(f"drop {drop}", by=ABRAHAM)
        t.until("turn")
        t.trouble()
    assert (t.good(ABRAHAM, "meat"), t.good(ABRAHAM, "wood")) == (1, 1)


@shows("OUT-16.16")
def test_two_events_of_a_pack_that_do_the_same_add_up() -> None:
    mine = pack(event=[{"id": "epizootic-disease", "effect": "mutation"}])
    t = Outlive(content=mine).trouble("animal-mutation", "epizootic-disease").wild("mine", "game-3")
    t.go(ABRAHAM, "champion", "mine")
    top = t.state.view(ABRAHAM).wild_game[1]
    assert top.endurance == 3 + 2


@pytest.mark.parametrize(
    "mine",
    [
        pack(airlock_row=[{"id": "row-1", "spaces": 1}, {"id": "row-3", "spaces": 5}]),
        pack(hero=[{"id": "champion", "strength": 9}, {"id": "scout", "strength": 1}]),
        pack(board=[{"id": "move-steps", "value": 1}, {"id": "city-offer", "value": 1}]),
        pack(shelter=[{"id": "rooms-drawn", "value": 9}, {"id": "build-cost", "value": 0}]),
        pack(spot=[{"id": "spot-5", "survivors": 3}], room=[{"id": "nursery", "most": 20}]),
    ],
    ids=["airlock", "strengths", "board", "shelter", "survivors"],
)
def test_matches_with_other_numbers_stay_sound(mine: Overrides) -> None:
    for seats in GAME.seat_counts:
        for seed in range(4):
            state = GAME.new(seats=seats, seed=seed, content=mine)
            playout(state, chooser(seed), GAME.bound)
            assert state.check() == []


@pytest.mark.parametrize(
    ("mine", "why"),
    [
        (pack(room=[{"id": "nursery", "ability": "fly"}]), "ability 'fly' is none of"),
        (pack(room=[{"id": "nursery", "spaces": 0}]), "at least one space"),
        (pack(room=[{"id": "nursery", "standard": True}]), "standard or advanced"),
        (pack(room=[{"id": "sauna", "spaces": 3}]), "a pack changes entries, it adds none"),
        (pack(spot=[{"id": "spot-4", "strength": 3}]), "two spaces have strength 3"),
        (pack(spot=[{"id": "spot-4", "cans": -1}]), "cans"),
        (pack(shelter=[{"id": "leaders-drawn", "value": 3}]), "expected 1 to 2"),
        (pack(shelter=[{"id": "rooms-drawn", "value": 10}]), "expected 4 to 9"),
        (pack(shelter=[{"id": "start-level", "value": 12}]), "expected 0 to 11"),
        (pack(shelter=[{"id": "start-survivors", "value": 8}]), "the airlock must be able to hold them all"),
        (pack(leader=[{"id": "erin-mccarthy", "age": 66}]), "of one age"),
        (pack(leader=[{"id": "erin-mccarthy", "places": ["dam", "dam", "mine", "forest"]}]), "must differ"),
        (pack(leader=[{"id": "erin-mccarthy", "equipment": "sofa"}]), "'sofa' is none of"),
        (pack(leader=[{"id": "mary-koolpepper", "put_back": 5}]), "no more tiles can be put back"),
        (pack(equipment=[{"id": "jerrycan", "copies": 0}]), "not enough copies"),
        (pack(equipment=[{"id": "axe", "symbol": "water"}]), "one left and one right half"),
        (pack(equipment=[{"id": "bow", "effect": "gather", "gives": None}]), "needs a resource"),
        (pack(equipment=[{"id": "axe", "places": ["mine"]}]), "mine does not give wood"),
        (pack(event=[{"id": "nomads", "places": ["mine"]}]), "cannot strike mine"),
        (pack(event=[{"id": "wildfire", "places": ["blackwood"]}]), "cannot strike blackwood"),
        (pack(event=[{"id": "rats", "cost": {"gold": 1}}]), "gold"),
        (pack(search=[{"id": "water", "count": 0}]), "fewer search tiles"),
        (pack(game=[{"id": "game-3", "tiles": 5}]), "less wild game"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused_with_a_sentence(mine: Overrides, why: str) -> None:
    with pytest.raises(ContentError, match=why):
        GAME.tables(mine)


def test_a_wrong_card_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "box"\ngame = "outlive"\n')
    (tmp_path / "rooms.toml").write_text('[[room]]\nid = "nursery"\nspaces = "three"\n')
    with pytest.raises(ContentError, match=r"rooms\.toml, line 3"):
        GAME.new(seats=2, seed=1, content=tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rooms_equipment_and_events_are_called_alike_in_rules_and_on_the_table(lang: str) -> None:
    words = GAME.words(lang)
    for domain, rules in ((ROOMS, ROOM_RULES), (EQUIPMENT, TOOL_RULES), (EVENTS, EVENT_RULES)):
        assert len(rules) == len(domain)
        for number, rule in enumerate(rules):
            names = (words.entry(domain, number), words.entry(domain, number, "the"))
            assert GAME.rules[rule].text(lang).casefold().startswith(names), rule


def test_heroes_are_named_with_their_strength() -> None:
    for lang in LANGUAGES:
        for hero, strength in enumerate(GAME.tables().strength):
            assert f"({strength})" in GAME.words(lang).entry(HEROES, hero)
