"""Playing at the table by keys and mouse."""

import re
from pathlib import Path

import pytest
from tests.terminal.conftest import Person, Room
from textual.widgets import OptionList, Static

from holdfast.core import Match, Overrides
from holdfast.registry import game, games
from holdfast.terminal.actions import ActionList
from holdfast.terminal.screens.asking import AskSheet
from holdfast.terminal.screens.ending import EndSheet
from holdfast.terminal.screens.history import HistorySheet
from holdfast.terminal.screens.passing import PassScreen
from holdfast.terminal.screens.rules import RuleSheet
from holdfast.terminal.screens.start import StartScreen
from holdfast.terminal.screens.table import TableScreen


def kept(path: Path) -> Match:
    return Match.load(path.read_bytes(), game)


def test_a_whole_match_is_played_by_keys_with_a_person_and_an_agent(room: Room) -> None:
    async def story(one: Person) -> None:
        turns = 0
        while one.match.state.decision is not None:
            assert isinstance(one.app.screen, TableScreen)
            await one.tap("123456789"[turns % min(len(one.asked.actions), 9)])
            turns += 1
            assert turns < 200
        await one.wait()
        assert isinstance(one.app.screen, EndSheet)
        outcome = one.match.state.outcome
        assert outcome is not None
        for seat, name in enumerate(one.match.names):
            assert name in one.text
            assert str(outcome.scores[seat]) in one.text
        assert "Winter is over." in one.text
        assert "Feeding" in one.text
        assert "reveals «" in one.text
        await one.press("escape")
        assert "The match is over." in one.pane("#prompt")
        assert kept(room.save).state.checksum() == one.match.state.checksum()

    room.play(story)


def test_two_people_and_an_agent_play_a_season_at_one_screen(room: Room) -> None:
    async def story(one: Person) -> None:
        passes = 0
        for _ in range(30):
            passes += isinstance(one.app.screen, PassScreen)
            await one.sit_down()
            assert one.viewer.my_turn
            await one.tap("1")
        assert passes > 10

    room.play(story, seats=("Ann", "Bob", "Eva=random"))


def test_the_file_is_as_new_as_the_table_after_every_action(room: Room) -> None:
    async def story(one: Person) -> None:
        for _ in range(6):
            await one.tap("1")
            assert kept(room.save).history == one.match.history

    room.play(story)


def test_the_list_says_what_stands_on_the_things_that_are_chosen(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.asked.name != "prelude-mission":
            await one.tap("1")
        await one.wait()
        listed = one.pilot.app.screen.query_one(ActionList)
        for number, action in enumerate(one.asked.actions):
            detail = one.match.game.detail(one.match.state, action, one.viewer.words("en"))
            assert detail
            assert detail[:40] in str(listed.get_option_at_index(number).prompt)

    room.play(story)


def test_arrows_point_and_enter_does(room: Room) -> None:
    async def story(one: Person) -> None:
        action = one.asked.actions[2]
        await one.press("down", "down")
        assert one.pane("#detail").startswith(game("paris").words("en").action(action))
        await one.press("enter")
        assert action.index in one.match.history

    room.play(story)


def test_an_action_shows_what_it_does_what_is_printed_on_it_and_its_rule(room: Room) -> None:
    async def story(one: Person) -> None:
        for name in ("prelude-token", "prelude-mission"):
            while one.asked.name != name:
                await one.press("1")
            decision = one.viewer.explain("en")
            assert decision is not None
            first = decision.actions[0]
            assert first.does
            assert bool(first.detail) == (name == "prelude-mission")
            for text in (first.text, first.detail, first.does, f"{first.rule} "):
                assert " ".join(text.split()) in one.pane("#detail")

    room.play(story)


def test_a_click_on_the_list_does_the_action(room: Room) -> None:
    async def story(one: Person) -> None:
        action = one.asked.actions[1]
        await one.pilot.click(offset=one.find(f"2  {game('paris').words('en').action(action)}"))
        await one.wait()
        assert action.index in one.match.history

    room.play(story)


def test_a_click_on_a_die_of_the_board_takes_it(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.asked.name != "turn":
            await one.tap("1")
        x, y = one.find("Restaurant [")
        await one.pilot.click(offset=(x + len("Restaurant ") + 1, y))
        await one.wait()
        assert any(line.startswith("Ann takes") and line.endswith("from the Restaurant.") for line in one.log)

    room.play(story)


def test_the_mouse_explains_what_it_rests_on(room: Room) -> None:
    async def story(one: Person) -> None:
        before = list(one.match.history)
        action = game("paris").words("en").action(one.asked.actions[3])
        await one.pilot.hover(offset=one.find(action))
        await one.pilot.pause()
        assert one.pane("#detail").startswith(action)
        assert one.match.history == before

    room.play(story)


def test_one_s_own_decision_is_taken_back_at_once(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.sit_down()
        before = one.match.state.checksum()
        await one.press("2")
        assert one.match.history
        await one.sit_down()
        await one.press("U")
        await one.sit_down()
        assert one.match.history == []
        assert one.match.state.checksum() == before
        assert kept(room.save).history == []

    room.play(story, seats=("Ann", "Bob"))


def test_beyond_another_seat_s_decision_all_must_agree(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.asked.name != "turn":
            await one.tap("1")
        await one.tap("1")
        while not isinstance(one.app.screen, AskSheet):  # first what is free: a die and its place are one run
            history = list(one.match.history)
            await one.press("U")
        assert one.match.history == history
        await one.press("n")
        assert one.match.history == history
        await one.press("U", "y")
        assert one.match.history[-1] < 0
        assert one.viewer.my_turn

    room.play(story)


def test_nothing_to_take_back_is_said(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("U")
        assert "There is nothing to take back yet." in one.told

    room.play(story, options={"first": 2})


def test_the_log_goes_back_to_any_line(room: Room) -> None:
    async def story(one: Person) -> None:
        for _ in range(8):
            await one.tap("1")
        await one.press("G")
        assert isinstance(one.app.screen, HistorySheet)
        await one.press("home", "enter", "y")
        assert one.match.history[0] < 0
        assert len(one.match.history) <= 2

    room.play(story)


def test_the_whole_log_names_decisions_and_what_came_of_them_with_rules(room: Room) -> None:
    async def story(one: Person) -> None:
        for _ in range(8):
            await one.tap("1")
        await one.press("G")
        told = "\n".join(str(option.prompt) for option in one.app.screen.query_one(OptionList).options)
        words = one.viewer.words("en")
        for entry, number in enumerate(one.match.history):
            decider = one.match.decider(entry)
            if decider == 0:
                chosen = words.action(one.match.game.catalogue[number])
                assert re.search(rf"(?m)^ *{entry + 1} [○●] (Spring · )?{re.escape(f'Ann: {chosen}')}( · .*)?$", told)
            else:
                asked = words.decision(one.match.state_at(entry), one.match.names, 0)
                assert re.search(rf"(?m)^ *{entry + 1} ● (Spring · )?{re.escape(asked)}$", told)
            for event in one.match.log[entry]:
                line = f"{words.event(event, one.match.names)} [{event.rule}]"
                assert (line in told) == event.seen_by(0)
        await one.press("f2")
        assert any(
            "Ann\N{NO-BREAK SPACE}: " in str(option.prompt) for option in one.app.screen.query_one(OptionList).options
        )

    room.play(story, options={"first": 1})


def test_explanation_and_log_are_scrolled_by_keys(room: Room) -> None:
    async def story(one: Person) -> None:
        for _ in range(12):
            await one.tap("1")
        await one.pilot.pause()
        log, detail = one.app.screen.query_one("#side"), one.app.screen.query_one("#detail")
        bottom = log.scroll_y
        assert bottom > 0
        await one.press("less_than_sign")
        assert 0 <= log.scroll_y < bottom
        await one.press("greater_than_sign")
        assert log.scroll_y == bottom
        while not detail.max_scroll_y:
            await one.tap("1")
            await one.pilot.pause()
        await one.press("semicolon")
        assert detail.scroll_y > 0
        await one.press("comma")
        assert detail.scroll_y == 0

    room.play(story, lang="fr", size=(90, 26))


def test_leave_and_resume_from_the_list(room: Room) -> None:
    async def story(one: Person) -> None:
        for _ in range(5):
            await one.tap("1")
        checksum = one.match.state.checksum()
        await one.press("Q")
        assert isinstance(one.app.screen, StartScreen)
        assert "Ann, Bob" in one.text
        one.app.screen.query_one("#saves").focus()
        await one.press("enter")
        assert isinstance(one.app.screen, TableScreen)
        assert one.match.state.checksum() == checksum
        await one.press("1")
        assert kept(room.save).history == one.match.history

    room.play(story)


def test_a_copy_is_saved_but_never_over_a_file(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("1", "S")
        await one.type("evening")
        await one.press("enter")
        assert kept(room.folder / "evening.json").history == one.match.history
        (room.folder / "mine.json").write_text("precious")
        await one.press("S")
        await one.type("mine")
        await one.press("enter")
        assert "was left alone" in one.told
        assert (room.folder / "mine.json").read_text() == "precious"

    room.play(story)


@pytest.mark.parametrize("name", ["a/b", "/tmp/b", "..", "../b", "."])
def test_a_copy_has_a_name_and_no_folder(room: Room, name: str, tmp_path: Path) -> None:
    async def story(one: Person) -> None:
        await one.press("S")
        await one.pilot.press(*[{"/": "slash", ".": "full_stop"}.get(letter, letter) for letter in name])
        await one.press("enter")
        assert f"sans dossier\N{NO-BREAK SPACE}: pas «\N{NO-BREAK SPACE}{name}" in one.told
        assert [path.name for path in tmp_path.rglob("*.json")] == [room.save.name]

    room.folder = tmp_path / "saves"
    room.play(story, lang="fr")


def test_a_folder_that_can_t_be_written_is_said_and_play_goes_on(room: Room) -> None:
    async def story(one: Person) -> None:
        assert "can't be saved" in one.told
        assert "a file stands where a folder should be." in one.told
        await one.press("1")
        assert one.match.history
        await one.press("Q")
        assert isinstance(one.app.screen, AskSheet)
        await one.press("y")
        assert isinstance(one.app.screen, StartScreen)

    (room.folder / "saves").write_text("a file where a folder should be")
    room.folder = room.folder / "saves"
    room.play(story)


def test_ctrl_q_asks_too_before_a_match_is_lost(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("1")
        await one.press("ctrl+q")
        assert isinstance(one.app.screen, AskSheet)
        await one.press("n")
        assert isinstance(one.app.screen, TableScreen)
        assert one.app.is_running

    (room.folder / "saves").write_text("a file where a folder should be")
    room.folder = room.folder / "saves"
    room.play(story)


def test_a_seat_is_handed_to_an_agent_and_taken_back(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.sit_down()
        await one.press("P")
        bob = 1
        await one.press("down", "enter")
        assert one.match.seats[bob].agent == "normal"  # a person who hands on wants somebody who can play
        while one.match.seats[bob].agent != "random":
            await one.press("enter")
        await one.press("escape")
        await one.sit_down()
        for _ in range(6):
            await one.press("1")
            assert not isinstance(one.app.screen, PassScreen)
        await one.press("P", "down")
        while one.match.seats[bob].agent != "person":
            await one.press("enter")
        await one.press("escape")

    room.play(story, seats=("Ann", "Bob"))


def test_the_rule_that_asks_and_a_search(room: Room) -> None:
    async def story(one: Person) -> None:
        decision = one.match.state.decision
        assert decision is not None
        await one.press("question_mark")
        assert isinstance(one.app.screen, RuleSheet)
        assert f"▶ {decision.rule}" in one.text
        await one.type("binoculars")
        await one.pilot.pause()
        assert "binoculars" in one.text.casefold()
        assert f"▶ {decision.rule}" not in one.text
        await one.type("zzz")
        await one.pilot.pause()
        assert "No rule has the word" in one.text
        await one.press("escape")
        assert isinstance(one.app.screen, TableScreen)

    room.play(story)


def test_the_help_lists_every_key(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("H")
        screen = one.app.screen_stack[-2]
        assert isinstance(screen, TableScreen)
        seen = one.text
        for _ in range(4):
            await one.press("pagedown")
            seen += one.text
        for key in [*screen.CAPITALS, "Tab", "PgUp", "F1", "F2", "Ctrl+Q", "1-9", "a-z"]:
            assert key in seen

    room.play(story)


def test_the_help_explains_the_signs_of_the_game_at_hand(room: Room) -> None:
    async def story(one: Person) -> None:
        signs = {lang: one.viewer.words(lang).say("help-signs") for lang in ("en", "fr")}
        await one.press("H")
        shown = [str(part.render()) for part in one.app.screen.query(Static)]
        assert signs["en"] in shown
        await one.press("f2")
        await one.pilot.pause()
        assert signs["fr"] in [str(part.render()) for part in one.app.screen.query(Static)]

    signs = {"en": "help-signs = ▣ is the inventory.\n", "fr": "help-signs = ▣ est la charge.\n"}
    for name in games():
        room.play(story, game=game(name), content=Overrides(name="signs", words=signs))


def test_agents_play_alone_until_the_end(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.wait()
        assert isinstance(one.app.screen, EndSheet)

    room.play(story, seats=("Ann=random", "Bob=random"))


@pytest.mark.parametrize("key", ["+", "-"])
def test_the_pause_of_agents_can_be_changed(room: Room, key: str) -> None:
    async def story(one: Person) -> None:
        one.app.pause = 0.8
        await one.press({"+": "plus", "-": "minus"}[key])
        assert one.app.pause == {"+": 0.3, "-": 1.5}[key]
        assert "before they move" in one.told
        for _ in range(3):
            await one.press({"+": "plus", "-": "minus"}[key])
        assert one.told.count("before they move") == 1

    room.play(story)
