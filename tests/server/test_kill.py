"""Kill the process at any moment: nothing acknowledged is lost, no table is damaged, nothing is applied twice."""

import asyncio
import os
import random
from pathlib import Path

import msgspec
import pytest
from tests.server.outside import Killed, Player, answers, free_port

from holdfast.server.database import Database
from holdfast.server.hall import Hall
from holdfast.server.settings import Settings
from holdfast.server.thinking import Thinker

pytestmark = pytest.mark.anyio
KILLS = int(os.environ.get("HOLDFAST_KILLS", "200"))
"""`make soak` asks for a thousand."""
TABLES = 10


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_killed_again_and_again_under_load(
    settings: Settings, database_url: str, sample_game: Path, tmp_path: Path
) -> None:
    settings = msgspec.structs.replace(settings, database=database_url, port=free_port(), connections_per_person=100)
    chance = random.Random(7)
    server = Killed(settings, sample_game, tmp_path / "log")
    try:
        server.start()
        await answers(server.url)
        players = [Player(server.url, number) for number in range(TABLES)]
        await asyncio.gather(*(player.sit_down() for player in players))
        enough = asyncio.Event()
        playing = [asyncio.create_task(player.play(enough)) for player in players]
        for _ in range(KILLS):
            before = sum(len(player.acknowledged) for player in players)
            deadline = asyncio.get_running_loop().time() + 30
            # Under load: somebody has been acknowledged something since the start, and more is on its way.
            while sum(len(player.acknowledged) for player in players) <= before + chance.randrange(TABLES):
                failed = [task for task in playing if task.done()]
                assert not failed, failed[0].exception()
                assert asyncio.get_running_loop().time() < deadline, "nothing goes on"
                await asyncio.sleep(0.002)
            await asyncio.sleep(0.01 * chance.random())
            server.kill()
            server.start()
        enough.set()
        await asyncio.gather(*playing)
    finally:
        server.end()
    await compare(settings, players)
    assert sum(player.reconnects for player in players) >= KILLS
    assert sum(player.resent for player in players) > 0
    assert b"Traceback" not in (tmp_path / "log").read_bytes()


async def compare(settings: Settings, players: list[Player]) -> None:
    """Every table in the database against what its client saw."""
    database = Database(settings.url)
    await database.open()
    hall = Hall(settings, database, Thinker(1, 1))
    for player in players:
        stored = await hall.read(player.table)
        assert stored.mended == ""
        history = stored.match.history
        done = player.acknowledged
        # The last command may have been done without its answer having been seen.
        unanswered = [player.unanswered["action"]] if player.unanswered is not None else []
        assert history in (done, done + unanswered), player.table
        assert stored.match.state.check() == []
        assert len(done) > 3
    await database.close()
