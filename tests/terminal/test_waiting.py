"""What waits for a person: agents that were told to, pages, and what nobody should miss."""

import asyncio

import pytest
from tests.terminal.conftest import Person, Room

from holdfast.core import LANGUAGES, Match, Seat
from holdfast.registry import game
from holdfast.terminal.screens.about import AboutSheet, about
from holdfast.terminal.screens.rules import RuleSheet
from holdfast.terminal.screens.table import TableScreen
from holdfast.terminal.screens.telling import TellSheet

WAR = game("warofmine")


async def a_while(one: Person) -> None:
    """Time in which an agent that may move would have moved."""
    for _ in range(40):
        await asyncio.sleep(0.005)
    await one.pilot.pause()


# Agents


def test_space_lets_agents_wait_and_go_on(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.pilot.press("space")
        while not one.table.waits_for_agent:
            one.app.simulate_key("1")
            await one.pilot.pause()
        before = len(one.match.history)
        await a_while(one)
        assert len(one.match.history) == before
        assert "The others wait" in one.pane("#prompt")
        await one.press("space")
        await one.wait()
        assert len(one.match.history) > before

    room.play(story)


def test_while_others_decide_a_small_screen_shows_the_log(room: Room) -> None:
    async def story(one: Person) -> None:
        side = one.app.screen.query_one("#side")
        assert not side.display
        await one.pilot.press("space")
        while not one.table.waits_for_agent:
            one.app.simulate_key("1")
            await one.pilot.pause()
        await a_while(one)
        assert one.log[-1].split("[")[0].strip()[-20:] in one.pane("#side")
        await one.press("space")
        await one.wait()
        assert not side.display

    room.play(story, size=(80, 24))


def test_after_a_seat_was_handed_over_agents_wait(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("P", "enter", "escape")
        before = len(one.match.history)
        await a_while(one)
        assert one.table.waits_for_agent
        assert len(one.match.history) == before
        await one.press("space")
        await a_while(one)
        assert len(one.match.history) > before

    room.play(story)


def test_going_back_to_an_agent_s_decision_does_not_let_it_run_off(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.tap("1")
        agents = [entry for entry in one.table.decisions() if one.match.decider(entry) == 1]
        one.seen._propose(agents[0])
        before = len(one.match.history)
        await a_while(one)
        assert one.table.waits_for_agent
        assert len(one.match.history) == before

    room.play(story)


def test_a_question_that_leaves_no_choice_is_not_put_to_the_only_person(room: Room) -> None:
    """Nobody else could tell from it what is secret. Going back does not lead there either."""

    async def story(one: Person) -> None:
        alone = []
        for _ in range(30):
            await one.tap("1")
            assert len(one.asked.actions) > 1
        for entry, state in enumerate(one.match.states()):
            decision = state.decision
            if decision is not None and decision.seat == 0 and len(decision.actions) == 1:
                alone.append(entry)
        assert alone
        assert one.table.last_choice not in alone

    room.play(story)


def test_a_question_without_a_choice_says_why_it_is_asked() -> None:
    match = Match(game("paris"), seats=[Seat("Ann"), Seat("Bob")], seed=7)
    while (decision := match.state.decision) is not None and len(decision.actions) > 1:
        match.apply(decision.actions[0])
    assert decision is not None
    said = match.game.words("en").decision(match.state, match.names, decision.seat)
    assert "so that nobody can tell what you hold" in said


# Pages


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["paris", "outlive", "warofmine"])
def test_every_game_says_what_it_is_about_and_is_found_by_its_aim(name: str, lang: str) -> None:
    words = game(name).words(lang)
    assert 100 < len(about(words).split()) < 240
    assert about(words, {"en": "Goal", "fr": "But"}[lang])
    assert about(words, {"en": "aim", "fr": "objectif"}[lang])
    assert about(words, "wolf") == ""


def test_the_page_opens_before_the_first_match_and_under_h_and_by_a_search(room: Room) -> None:
    async def story(one: Person) -> None:
        one.reads = True
        await one.press("f5")
        assert isinstance(one.app.screen, AboutSheet)
        assert "most points after four seasons" in " ".join(one.text.split())
        await one.press("enter")
        assert isinstance(one.app.screen, TableScreen)
        await one.press("H")
        assert "most points after four seasons" in " ".join(one.text.split())
        await one.press("escape", "question_mark")
        assert isinstance(one.app.screen, RuleSheet)
        await one.type("goal")
        await one.pilot.pause()
        assert "most points after four seasons" in " ".join(one.text.split())
        await one.press("escape", "Q", "f5")
        assert isinstance(one.app.screen, TableScreen)

    room.start(story)


def test_what_nobody_should_miss_waits_for_a_key(room: Room) -> None:
    async def story(one: Person) -> None:
        one.reads = True
        stops = one.seen.moments.stops
        for _ in range(300):
            if isinstance(one.app.screen, TellSheet):
                break
            one.app.simulate_key("1")
            await one.pilot.pause()
        assert isinstance(one.app.screen, TellSheet)
        told = [line.text for entry in range(len(one.match.log)) for line in one.viewer.log("en").lines(entry)]
        assert any(event.kind.name in stops for events in one.match.log for event in events)
        assert any(text[:20] in one.text for text in told)
        before = len(one.match.history)
        await one.press("1")
        assert len(one.match.history) == before
        await one.press("enter")
        assert not isinstance(one.app.screen, TellSheet)

    room.play(story, game=WAR, seats=("Ann",), seed=5)


# The whole log


def test_the_log_is_jumped_through_by_seasons(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.match.state.view(0).season == "spring":  # type: ignore[attr-defined]
            await one.tap("1")
        for _ in range(3):  # Summer has more than its first decision
            await one.tap("1")
        await one.press("G")
        sheet = one.app.screen
        await one.press("left")
        assert "Summer · " in one.text
        summer = sheet.query_one("OptionList").highlighted  # type: ignore[attr-defined]
        await one.press("left")
        assert "Spring · " in one.text
        await one.press("right")
        assert sheet.query_one("OptionList").highlighted == summer  # type: ignore[attr-defined]

    room.play(story)
