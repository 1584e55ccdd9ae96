"""One table of Paris as it stands on the screen, letter by letter, in each language."""

import pytest
from syrupy.assertion import SnapshotAssertion
from tests.terminal.conftest import Person, Room

from holdfast.core import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_paris(room: Room, lang: str, snapshot: SnapshotAssertion) -> None:
    async def story(one: Person) -> None:
        for turn in range(24):
            await one.sit_down()
            await one.tap("123"[turn % min(3, len(one.asked.actions))])
        await one.sit_down()
        await one.pilot.pause()
        assert "\n".join(line.rstrip() for line in one.lines) == snapshot

    room.play(story, seats=("Ann", "Bob", "Eva"), lang=lang, seed=2)
