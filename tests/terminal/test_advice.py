"""Advice at the table: what an agent would do on this seat, and why."""

import asyncio

import embers
from tests.terminal.conftest import Person, Room

from holdfast.agents import advise
from holdfast.core import Rng
from holdfast.terminal.screens.advice import AdviceSheet
from holdfast.terminal.screens.table import TableScreen


async def until_said(one: Person, text: str) -> None:
    for _ in range(2000):
        if text in " ".join(one.text.split()):
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"{text!r} is not on the screen:\n{one.text}")


def test_a_key_shows_the_best_actions_with_reasons_and_changes_nothing(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.asked.name != "turn":
            await one.tap("1")
        before, version = one.match.state.checksum(), one.match.version
        best = advise(one.match.state, one.viewer.eyes, rng=Rng(version))
        await one.press("A")
        assert isinstance(one.app.screen, AdviceSheet)
        words = one.match.game.words("en")
        await until_said(one, f"1. {words.action(best[0].action)}")
        assert best[0].reasons
        for advice in best:
            assert words.action(advice.action) in one.text
        await until_said(one, best[0].reasons[0].say("en").split(" (")[0][:20])
        rows = one.text.split("\n")
        first = next(number for number, row in enumerate(rows) if f"1. {words.action(best[0].action)}" in row)
        indent = rows[first].index("1. ") + len("1. ")
        assert rows[first + 1][indent - 1 : indent] == " " != rows[first + 1][indent]  # reasons stand below the name
        await one.press("escape")
        assert isinstance(one.app.screen, TableScreen)
        assert (one.match.state.checksum(), one.match.version) == (before, version)

    room.play(story)


def test_advice_speaks_french(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.asked.name != "turn":
            await one.tap("1")
        await one.press("A")
        await until_said(one, "Ce que ferait l'ordinateur ici")
        best = advise(one.match.state, one.viewer.eyes, rng=Rng(one.match.version))
        await until_said(one, f"1. {one.match.game.words('fr').action(best[0].action)}")

    room.play(story, lang="fr")


def test_a_game_without_advice_says_so(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("A")
        await until_said(one, "No agent here can give advice on embers")

    room.play(story, game=embers.GAME)


def test_there_is_no_advice_after_the_end(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.match.state.decision is not None:
            await one.tap("1")
        await one.wait()
        await one.press("escape")
        await one.press("A")
        assert isinstance(one.app.screen, TableScreen)
        assert "only when it is your turn" in one.told

    room.play(story)
