"""A server in this process or in another, and clients that talk to it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.sample import installed
from tests.server.client import Inside, Person
from tests.server.postgres import Postgres, binaries

from holdfast.server.settings import Settings


@pytest.fixture(scope="session", autouse=True)
def sample_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with installed(tmp_path_factory.mktemp("installed")) as folder:
        yield folder


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres(binaries())
    server.start()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'server.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings as on loopback, with limits that tests do not run into by accident."""
    return Settings(
        data=str(tmp_path),
        secret="s" * 32,
        requests_per_minute=1_000_000,
        messages_per_second=10_000,
    )


@pytest.fixture
async def inside(settings: Settings) -> AsyncIterator[Inside]:
    """The application in this event loop, without a network."""
    async with Inside(settings) as found:
        yield found


@pytest.fixture
async def ann(inside: Inside) -> Person:
    return await inside.person("Ann")


@pytest.fixture
async def bob(inside: Inside) -> Person:
    return await inside.person("Bob")
