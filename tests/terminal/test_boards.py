"""Boards: how they are found, the general one, the one of the sample game, and that of Paris."""

import tomllib
from importlib import import_module
from pathlib import Path

import pytest
from embers import GAME as EMBERS
from embers import EmbersView
from embers.board import BOARD as EMBERS_BOARD
from tests.terminal.conftest import Person, Room
from textual.style import Style

from holdfast.core import LANGUAGES, HoldfastError, Match, Rng, Seat
from holdfast.registry import BUILT_IN, game, games
from holdfast.terminal.boards import board_of, load_board
from holdfast.terminal.boards.general import GENERAL
from holdfast.terminal.boards.paris import BOARD, SIGNS
from holdfast.terminal.look import Look
from holdfast.terminal.screens.base import Sheet
from holdfast.terminal.screens.ending import EndSheet
from holdfast.terminal.screens.open import OpenSheet


def look_at(match: Match, lang: str, width: int) -> Look:
    decision = match.state.decision
    assert decision is not None
    return Look.at(match, decision.seat, lang, width, decision.actions[-1], True)


SAMPLE = Path(__file__).parents[2] / "docs" / "sample"


class Install:
    """Stands for `pip install`: a package with entry points that Python finds."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.info = folder / "embers-1.dist-info"
        self.info.mkdir()
        (self.info / "METADATA").write_text("Name: embers\nVersion: 1\n")
        monkeypatch.syspath_prepend(str(folder))

    def __call__(self, groups: dict[str, dict[str, str]]) -> None:
        lines = [
            line
            for group, points in groups.items()
            for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
        ]
        (self.info / "entry_points.txt").write_text("\n".join(lines))


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    return Install(tmp_path, monkeypatch)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_of_this_package_finds_its_board(name: str) -> None:
    assert board_of(game(name)) is import_module(f"holdfast.terminal.boards.{name}").BOARD


def test_a_game_without_a_board_gets_the_general_one() -> None:
    assert board_of(EMBERS) is GENERAL


def test_an_installed_package_brings_its_game_and_its_board(install: Install) -> None:
    install(tomllib.loads((SAMPLE / "pyproject.toml").read_text())["project"]["entry-points"])
    assert "embers" in games()
    assert game("embers") is EMBERS
    assert board_of(EMBERS) is EMBERS_BOARD


@pytest.mark.parametrize(
    ("value", "why"),
    [("embers:GAME", "a Embers does not have the methods"), ("embers.nowhere:BOARD", "No module named")],
)
def test_a_board_that_is_none_is_replaced_by_the_general_one(install: Install, value: str, why: str) -> None:
    install({"holdfast.boards": {"embers": value}})
    with pytest.raises(HoldfastError, match=why):
        load_board(EMBERS)
    assert board_of(EMBERS) is GENERAL


def test_the_table_says_that_a_board_does_not_work(room: Room, install: Install) -> None:
    install({"holdfast.boards": {"embers": "embers:GAME"}})

    async def story(one: Person) -> None:
        assert "The general board takes its place" in one.told
        assert "heat" in one.text

    room.play(story, game=EMBERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_of_the_sample_game_shows_fire_and_hand(install: Install, room: Room, lang: str) -> None:
    install({"holdfast.boards": {"embers": "embers.board:BOARD"}})

    async def story(one: Person) -> None:
        assert "▲▲▲▲ 4" in one.text
        view = one.match.state.view(one.viewer.eyes)
        assert isinstance(view, EmbersView)
        assert view.hand is not None
        await one.press("tab")
        for fuel in view.hand:
            card = EMBERS.thing("fuel", fuel, lang)
            assert f"{card.name}, " in one.pane("#side")
        await one.pilot.click(offset=one.find(f"{EMBERS.thing('fuel', view.hand[0], lang).name}, "))
        await one.wait()
        assert one.match.log[0][0].kind.name == "fed"

    room.play(story, game=EMBERS, lang=lang)


def test_a_game_without_a_board_is_played_to_its_end(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.pilot.pause()
        assert "heat" in one.text
        assert "night" in one.text
        for _ in range(60):
            if one.match.state.decision is None:
                break
            await one.tap("1")
        await one.wait()
        assert isinstance(one.app.screen, EndSheet)

    room.play(story, game=EMBERS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paris_fits_its_width_and_the_lines_beside_the_actions(lang: str, seats: int) -> None:
    match = Match(game("paris"), seats=seats, seed=seats)
    rng = Rng(2)
    while match.state.decision is not None:
        look = look_at(match, lang, 97)
        rows = BOARD.table(look).plain.split("\n")
        more = len(rows) - 13 - seats
        assert more in (0, 1)  # where the deciding seat has gathered much
        assert {len(row) for row in rows if row.strip()} <= set(range(98))
        assert all("…" not in row for row in rows[:5]), rows
        deciding = next(i for i, row in enumerate(rows) if row.startswith("▶"))
        assert "…" not in rows[deciding]
        assert "…" not in rows[-seats - 1 - more]
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_paris_shows_less_where_there_is_little_room(lang: str) -> None:
    match = Match(game("paris"), seats=4, seed=3)
    rng = Rng(2)
    while match.state.decision is not None:
        rows = BOARD.table(look_at(match, lang, 77)).plain.split("\n")
        assert len(rows) <= 21
        assert all(len(row) <= 77 for row in rows)
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["paris", "outlive"])
@pytest.mark.parametrize("width", [87, 97])
def test_nothing_is_cut_in_a_table_of_four(name: str, lang: str, width: int) -> None:
    """On the boards of terminals of 90 and 100 columns."""
    match = Match(game(name), seats=[Seat(one) for one in ("Annabel", "Bob", "Christopher", "Dee")], seed=3)
    rng = Rng(2)
    board = board_of(match.game)
    while match.state.decision is not None:
        if len(match.history) % 12 == 0:
            drawn = board.table(look_at(match, lang, width)).plain
            assert "…" not in drawn, drawn
            assert all(len(row) <= width for row in drawn.split("\n"))
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])


@pytest.mark.parametrize(("lang", "offered"), [("en", "Prelude: (T)(B)(H)(S)(F)"), ("fr", "Prélude : (B)(C)(G)(S)(F)")])
def test_the_tokens_of_the_prelude_do_not_lie_at_the_station(lang: str, offered: str) -> None:
    match = Match(game("paris"), seats=2, seed=3)
    look = look_at(match, lang, 97)
    drawn = BOARD.table(look).plain.replace("\N{NO-BREAK SPACE}", " ")
    station = next(row for row in drawn.split("\n") if row.startswith(look.name("place", "station")))
    assert (offered in drawn, offered.partition(":")[2].strip() in station) == (True, False)
    assert sum(look.view.station.values()) == station.partition("next")[0].partition("à venir")[0].count("(") == 6


def test_paris_lets_one_look_at_the_track_at_other_refuges_and_at_dice_to_take() -> None:
    match = Match(game("paris"), seats=2, seed=3)
    while match.state.decision is not None and match.state.decision.name != "turn":
        match.apply(match.state.decision.actions[0])
    assert "[·······]" in BOARD.table(look_at(match, "en", 97)).plain
    while (look := look_at(match, "en", 97)).view.season == "spring":
        assert match.state.decision is not None
        match.apply(match.state.decision.actions[0])
    mine = BOARD.mine(look).plain
    population = look.view.seats[look.seat].population
    assert "1–4: 1 → 1 VP" in mine.replace("\N{NO-BREAK SPACE}", " ")
    assert "→ 1 VP" not in mine  # a zone is not torn at the end of a line
    assert any(row.startswith(("1–4", "▸1–4")) and row.endswith(" · …") for row in mine.split("\n"))  # there are more
    assert f"▸{(population - 1) // 4 * 4 + 1}–" in mine
    other = look.view.seats[1 - look.seat]
    assert f"The refuge of {match.names[1 - look.seat]}" in mine
    for building in other.buildings:
        assert look.name("building", building) in mine
    for building in look.view.discarded:
        assert look.name("building", building) in mine


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_survivor_has_a_letter_of_its_own(lang: str) -> None:
    domains = game("paris").description(lang).domains
    letters = {thing.id: thing.short for thing in domains["type"].things + domains["face"].things}
    assert {len(letter) for letter in letters.values()} == {1}
    assert len(set(letters.values())) == len(letters) == 7


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 77), (4, 77), (2, 97), (4, 97)])
def test_paris_says_what_its_letters_and_signs_stand_for(lang: str, seats: int, width: int) -> None:
    look = look_at(Match(game("paris"), seats=seats, seed=3), lang, width)
    domains = look.description.domains
    letters = {(thing.short, thing.name) for thing in domains["type"].things + domains["face"].things}
    signs = {(SIGNS[thing.id], thing.name) for thing in domains["equipment"].things}
    drawn = BOARD.table(look).plain
    assert [f"{sign} {name}" for sign, name in letters | signs if f"{sign} {name}" not in drawn] == [], drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_is_short_enough_for_a_card(lang: str) -> None:
    for power in game("paris").description(lang).domains["power"].things:
        assert len(power.short) <= 23


def test_open_actions_can_be_clicked_and_others_not() -> None:
    match = Match(game("paris"), seats=2, seed=1)
    while match.state.decision is not None and match.state.decision.name != "turn":
        match.apply(match.state.decision.actions[0])
    assert match.state.decision is not None
    spans = BOARD.table(look_at(match, "en", 98)).spans
    open_now = {span.style.meta["act"] for span in spans if isinstance(span.style, Style) and "act" in span.style.meta}
    assert open_now == {action.index for action in match.state.decision.actions}


def test_what_lies_open_has_a_page_of_its_own(room: Room) -> None:
    async def story(one: Person) -> None:
        while "Spring" in one.lines[0]:
            await one.tap("1")
            await one.pilot.pause()
        await one.press("O")
        assert isinstance(one.app.screen, OpenSheet)
        await one.press("end")
        assert "The refuge of Bob" in one.text
        await one.press("f2")
        assert "Vos missions" in one.text
        await one.press("escape")
        assert not isinstance(one.app.screen, Sheet)

    room.play(story)


def test_missions_that_one_looks_at_are_not_said_to_lie_in_the_deck() -> None:
    match = Match(game("paris"), seats=[Seat("Ann"), Seat("Bob")], seed=1)
    while (decision := match.state.decision) is not None and decision.name != "bridge":
        at_bridge = [one for one in decision.actions if str(one).endswith(" bridge")]
        match.apply((at_bridge or decision.actions)[0])
    assert decision is not None
    look = Look.at(match, decision.seat, "en", 98, act=True)
    seen = [look.name("mission", str(one.arguments[0].id)) for one in look.decision.actions] if look.decision else []
    later = Look.at(match, decision.seat, "en", 98)
    assert len(seen) == 3
    assert all(f"– {name}: place" in BOARD.mine(later).plain for name in seen)
    assert not any(f"– {name}: place" in BOARD.mine(look).plain for name in seen)
