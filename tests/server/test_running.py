"""The command: settings, starting, stopping, and a server over the network."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets
from tests.server.outside import Player, answers, environment, free_port

from holdfast.cli import run
from holdfast.server.errors import ServerError
from holdfast.server.settings import Settings, read_settings

pytestmark = pytest.mark.anyio
Capture = pytest.CaptureFixture[str]


# Settings


@pytest.fixture
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("HOLDFAST_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path))


@pytest.mark.usefixtures("_nothing_set")
def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("port = 1\nagents = 3\nchat_days = 5\n")
    monkeypatch.setenv("HOLDFAST_PORT", "2")
    monkeypatch.setenv("HOLDFAST_CHAT_DAYS", "6")
    found = read_settings({"port": 4, "agents": None}, file)
    assert (found.port, found.chat_days, found.agents) == (4, 6, 3)


@pytest.mark.usefixtures("_nothing_set")
def test_the_defaults_are_safe() -> None:
    found = read_settings({})
    assert (found.host, found.public) == ("127.0.0.1", False)
    assert len(found.secret) == 64
    assert read_settings({}).secret == found.secret  # kept in the data folder
    assert (Path(found.data) / "server.key").stat().st_mode & 0o077 == 0


@pytest.mark.usefixtures("_nothing_set")
@pytest.mark.parametrize(
    ("flags", "code"),
    [
        ({"host": "0.0.0.0"}, "error-server-public"),
        ({"public": True}, "error-server-secret"),
        ({"public": True, "secret": "short"}, "error-server-secret"),
        ({"port": 70_000}, "error-server-port"),
        ({"database": "mysql://here/matches"}, "error-server-database-kind"),
        ({"database": "matches.sqlite3"}, "error-server-database-kind"),
        ({"log": "loud"}, "error-server-log"),
        ({"agents": "many"}, "error-server-settings"),
        ({"colour": "red"}, "error-server-settings"),
        ({"chat_days": -1}, "error-server-settings"),
    ],
)
def test_settings_that_make_no_sense_are_a_sentence(flags: dict[str, object], code: str) -> None:
    with pytest.raises(ServerError) as raised:
        read_settings(flags)
    assert raised.value.code == code
    assert raised.value.say("fr") != raised.value.say("en")


@pytest.mark.usefixtures("_nothing_set")
def test_the_driver_of_a_database_need_not_be_named() -> None:
    assert read_settings({"database": "postgres://ann@here/tables"}).url == "postgresql+asyncpg://ann@here/tables"
    assert read_settings({"database": "sqlite:///a.sqlite3"}).url == "sqlite+aiosqlite:///a.sqlite3"


@pytest.mark.usefixtures("_nothing_set")
def test_a_settings_file_that_is_none_is_a_sentence(tmp_path: Path, capsys: Capture) -> None:
    for text in (None, "port = ", "colour = 1"):
        file = tmp_path / "settings.toml"
        if text is not None:
            file.write_text(text)
        assert run(["serve", "--settings", str(file)]) == 1
        assert capsys.readouterr().err.startswith("holdfast: ")


@pytest.mark.usefixtures("_nothing_set")
def test_a_settings_file_may_begin_with_a_mark_and_is_no_pipe(tmp_path: Path) -> None:
    file, pipe = tmp_path / "settings.toml", tmp_path / "pipe"
    file.write_text("\ufeffport = 8001\n", encoding="utf-8")
    assert read_settings({}, file).port == 8001
    os.mkfifo(pipe)
    with pytest.raises(ServerError, match="a pipe or a device"):
        read_settings({}, pipe)
    file.write_text("a = " + "[" * 100_000, encoding="utf-8")
    with pytest.raises(ServerError, match="can't be read"):
        read_settings({}, file)


def test_help_lists_every_setting(capsys: Capture) -> None:
    assert run(["serve", "--help"]) == 0
    shown = capsys.readouterr().out
    for name in Settings.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in shown


def test_a_busy_port_is_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--data", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().err == f"holdfast: Port {port} is in use. Choose another with --port.\n"


def test_a_match_is_not_chosen_for_the_browser_here(capsys: Capture) -> None:
    assert run(["play", "paris", "--no-browser", "--lang", "en"]) == 2
    assert "give --no-browser alone" in capsys.readouterr().err


# Processes


@contextmanager
def served(installed: Path, tmp_path: Path, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        [sys.executable, "-m", "holdfast", *arguments, "--lang", "en"],
        env={**environment(installed), "HOLDFAST_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


async def test_ctrl_c_ends_it_cleanly(sample_game: Path, tmp_path: Path) -> None:
    with served(sample_game, tmp_path, "play", "--no-browser") as process:
        assert process.stdout is not None
        address = re.search(r"http://localhost:\d+", process.stdout.readline())
        assert address is not None
        url = address[0].replace("localhost", "127.0.0.1")
        await answers(url)
        async with httpx.AsyncClient() as http:
            page = await http.get(f"{url}/")
        assert '<script type="module"' in page.text
        player = Player(url, 1)
        await player.sit_down()
        enough = asyncio.Event()
        playing = asyncio.create_task(player.play(enough))
        while len(player.acknowledged) < 5:
            await asyncio.sleep(0.01)
        process.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(process.wait, 20) == 0
        enough.set()
        await playing
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
    with served(sample_game, tmp_path, "serve", "--port", url.rpartition(":")[2]) as process:
        await answers(url)
        async with httpx.AsyncClient(base_url=url, cookies=player.cookies) as http:
            moment = (await http.get(f"/api/tables/{player.table}/replay")).json()
        unanswered = 0 if player.unanswered is None else 1
        assert moment["length"] - len(player.acknowledged) in (0, unanswered)
        process.terminate()
        assert await asyncio.to_thread(process.wait, 20) == 0


async def test_a_public_server_says_what_that_means(sample_game: Path, tmp_path: Path) -> None:
    port = free_port()
    arguments = ("serve", "--host", "0.0.0.0", "--port", str(port), "--public", "--secret", "s" * 32, "--log", "json")
    with served(sample_game, tmp_path, *arguments) as process:
        await answers(f"http://127.0.0.1:{port}")
        process.terminate()
        _, said = await asyncio.to_thread(process.communicate)
    assert "This server is public" in said
    assert "s" * 32 not in said
    for line in said.splitlines():
        if line.startswith("{"):
            assert set(json.loads(line)) == {"at", "level", "from", "text"}


async def test_slow_clients_and_large_messages_harm_nobody(sample_game: Path, tmp_path: Path) -> None:
    """Half a request, sent slowly, a socket that never reads, a frame that is too large: the others go on."""
    port = free_port()
    with served(sample_game, tmp_path, "serve", "--port", str(port)):
        url = f"http://127.0.0.1:{port}"
        await answers(url)
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(50)]
        for _, writer in slow:
            writer.write(b"GET /health HTTP/1.1\r\nHost: local")
        player = Player(url, 1)
        await player.sit_down()
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in player.cookies.items())}
        async with websockets.connect(player.address, additional_headers=cookie, compression=None) as large:
            await large.send("x" * 200_000)
            await large.wait_closed()
            assert large.close_code == 1009
        never = await websockets.connect(
            player.address, additional_headers=cookie, compression=None, max_queue=1, ping_interval=None
        )
        enough = asyncio.Event()
        playing = asyncio.create_task(player.play(enough))
        async with asyncio.timeout(300):
            while len(player.acknowledged) < 100:
                assert not playing.done(), playing.exception()
                for _, writer in slow:
                    writer.write(b"h")
                await asyncio.sleep(0.05)
            enough.set()
            await playing
        for _, writer in slow:
            writer.close()
        never.transport.abort()
