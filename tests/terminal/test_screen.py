"""The screen itself: size, language, no colours."""

import pytest
from tests.terminal.conftest import Person, Room

from holdfast.core import LANGUAGES, Match, Rng, Seat
from holdfast.registry import game
from holdfast.terminal.actions import ActionList
from holdfast.terminal.screens.table import TableScreen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_100_by_30_nothing_that_matters_is_cut(room: Room, lang: str) -> None:
    async def story(one: Person) -> None:
        words = game("paris").words(lang)
        seen = set()
        for turn in range(45):
            decision = one.asked
            await one.pilot.pause()
            prompt = words.decision(one.match.state, one.match.names, decision.seat)
            assert one.pane("#prompt").endswith(f"{prompt} [{decision.rule}]"), one.text
            assert one.pane("#keys").endswith(interface_words(lang)), one.text
            seen.add(decision.name)
            listed = one.pane("#actions")
            for action in decision.actions[:9]:
                assert words.action(action) in listed, one.text
            assert one.app.screen.query_one("#lower").region.height >= 9
            await one.tap("123"[turn % min(3, len(decision.actions))])
        assert {"turn", "announce", "claim"} <= seen

    room.play(story, seats=("Ann", "B=random", "C=random", "D=random"), lang=lang, seed=3)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (90, 26), (100, 30)])
def test_every_named_key_is_seen_on_the_smallest_screen(room: Room, lang: str, size: tuple[int, int]) -> None:
    async def story(one: Person) -> None:
        assert one.lines[-1].rstrip().endswith(interface_words(lang))

    room.play(story, lang=lang, size=size)


@pytest.mark.parametrize(("size", "named"), [((80, 24), True), ((100, 30), False), ((120, 50), False)])
def test_the_key_that_scrolls_the_board_is_named_where_not_all_of_it_is_in_sight(
    room: Room, size: tuple[int, int], named: bool
) -> None:
    async def story(one: Person) -> None:
        await one.pilot.pause()
        assert ("PgDn" in one.pane("#keys")) is named

    room.play(story, size=size)


def test_a_key_takes_away_what_was_said_once_it_could_be_read(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Person) -> None:
        await one.press("U")
        await one.press("tab")
        assert "There is nothing to take back yet." in one.told
        monkeypatch.setattr("holdfast.terminal.app.READ", 0.0)
        await one.press("tab")
        assert one.told == ""

    room.play(story)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (90, 26), (100, 30)])
def test_the_scores_of_four_seats_keep_to_their_lines(room: Room, lang: str, size: tuple[int, int]) -> None:
    names = ("Maximilien-Alexandre", "Ordinateur 2", "Ordinateur 3", "Ordinateur 4")
    match = Match(game("paris"), seats=[Seat(names[0]), *(Seat(name, "random") for name in names[1:])], seed=3)
    rng = Rng(3)
    while match.state.decision is not None:
        match.apply(match.state.decision.actions[rng.below(len(match.state.decision.actions))])

    async def story(one: Person) -> None:
        await one.pilot.pause()
        outcome = one.match.state.outcome
        assert outcome is not None
        assert len(one.pane_lines("#scores")) == len(outcome.parts) + 2  # names and total

    room.resume(story, match, lang=lang, size=size)


def test_rows_are_whole_and_their_further_lines_begin_below_the_first_word(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.asked.name != "prelude-mission":
            await one.tap("1")
        await one.pilot.pause()
        listed = one.app.screen.query_one(ActionList)
        region = listed.region
        rows = [line[region.x : region.right].rstrip() for line in one.lines[region.y : region.bottom]]
        shown = [row for row in rows if row]
        assert len(shown) > len(one.asked.actions)
        assert all(row[:4] in (" 1  ", " 2  ", " 3  ", "    ") and row[4] != " " for row in shown)
        flat = " ".join(row[4:] for row in shown)
        for option in listed.options:
            assert str(option.prompt)[4:] in flat

    room.play(story, lang="fr")


def interface_words(lang: str) -> str:
    return {"en": "Q\N{NO-BREAK SPACE}leave", "fr": "Q\N{NO-BREAK SPACE}sortir"}[lang]


def test_the_language_changes_at_any_time(room: Room) -> None:
    async def story(one: Person) -> None:
        assert "Choose a survivor token" in one.text
        await one.press("L")
        assert "Choisissez le jeton Survivant" in one.text
        assert "Choose" not in one.text
        await one.press("H")
        assert "Le but" in one.text
        await one.press("f2")
        await one.pilot.pause()
        assert "The aim" in one.text
        await one.press("escape")
        assert "Choose a survivor token" in one.text

    room.play(story)


def test_a_terminal_that_is_too_small_says_so_and_plays_nothing_blind(room: Room) -> None:
    async def story(one: Person) -> None:
        assert "The terminal has 60 × 20 characters; Holdfast needs at least 80 × 24." in " ".join(one.text.split())
        before = list(one.match.history)
        await one.pilot.press("1", "enter", "U", "2", "G", "escape")
        assert one.match.history == before
        await one.pilot.resize_terminal(100, 30)
        await one.pilot.pause()
        assert "Choose a survivor token" in one.text
        await one.pilot.resize_terminal(79, 24)
        await one.pilot.pause()
        before = list(one.match.history)
        await one.pilot.press("1")
        assert one.match.history == before
        await one.pilot.press("q")
        assert one.app._exit

    room.play(story, size=(60, 20))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["paris", "outlive", "warofmine"])
def test_80_by_24_is_enough_to_play(room: Room, name: str, lang: str) -> None:
    async def story(one: Person) -> None:
        for _ in range(6):
            await one.pilot.pause()
            assert one.app.screen.query_one("#table").region.width <= 78
            decision = one.asked
            prompt = game(name).words(lang).decision(one.match.state, one.match.names, decision.seat)
            assert prompt.split()[0] in one.pane("#prompt")
            listed = one.pane("#actions")
            assert game(name).words(lang).action(decision.actions[0])[:20] in listed, one.text
            assert one.app.screen.query_one("#lower").region.height >= 5
            await one.tap("1")
        await one.press("tab")
        assert one.app.screen.query_one("#side").region.width > 30
        await one.press("tab", "tab")
        assert one.app.screen.query_one("#detail").region.width > 30

    room.play(
        story, game=game(name), lang=lang, size=(80, 24), seats=("Ann", "B=random") if name != "warofmine" else ("Ann",)
    )


def test_a_wide_terminal_shows_log_and_missions_beside_the_board(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.tap("1")
        await one.pilot.pause()
        assert "Your missions" in one.pane("#aside")
        assert "[PNE-1.20]" in one.pane("#aside")

    room.play(story, size=(170, 45))


def test_tab_changes_between_the_log_and_one_s_own_things(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.tap("1")
        await one.pilot.pause()
        assert "takes a" in one.pane("#side")
        await one.press("tab")
        assert "Your missions" in one.pane("#side")
        await one.press("tab")
        assert "takes a" in one.pane("#side")

    room.play(story)


def test_without_colours_all_is_grey_and_says_the_same(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []

    async def story(one: Person) -> None:
        texts.append(one.text)
        if not one.app.no_color:
            return
        assert isinstance(one.app.screen, TableScreen)
        for strip in one.app.screen._compositor.render_strips():
            for segment in strip.apply_filter(one.app._filters[0], one.app.screen.background_colors[1]):
                for colour in (segment.style.color, segment.style.bgcolor) if segment.style else ():
                    if colour is not None and colour.triplet is not None:
                        assert len(set(colour.triplet)) == 1

    room.play(story, options={"first": 2})
    monkeypatch.setenv("NO_COLOR", "1")
    room.play(story, options={"first": 2})
    assert texts[0] == texts[1]
