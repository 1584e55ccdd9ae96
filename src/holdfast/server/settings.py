"""All settings in one place: flags, then the environment, then a file, then safe defaults."""

import os
import secrets
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs

from holdfast.core import HoldfastError
from holdfast.core.content import bytes_of
from holdfast.server.errors import ServerError

Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
PREFIX = "HOLDFAST_"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
SQLITE, POSTGRES = "sqlite+aiosqlite", "postgresql+asyncpg"
DATABASES = {SQLITE: SQLITE, "sqlite": SQLITE, POSTGRES: POSTGRES, "postgresql": POSTGRES, "postgres": POSTGRES}
"""What the URL of a database may begin with, and the driver that is meant."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the server listens, where it keeps its data, and its limits."""

    host: str = "127.0.0.1"
    port: int = 8484
    database: str = ""
    """A URL of SQLAlchemy; empty for an SQLite file in the data folder."""
    data: str = ""
    """The data folder; empty for the one that the system suggests."""
    public: bool = False
    secret: str = ""
    """Signs cookies. On loopback one is made and kept in the data folder."""
    agents: Count = 1
    """Worker processes in which agents think."""
    agent_seconds: Count = 20
    """An agent that takes longer is replaced for that decision."""
    analysis_seconds: Count = 60
    """How long a finished match may be looked at again."""
    analyses_per_hour: Count = 12
    """Matches that one person may have looked at again."""
    origin: str = ""
    """The address that browsers use, if it is not that of the server itself."""
    idle_minutes: Count = 10
    """A table that nobody touched for so long is dropped from memory."""
    people_days: Count = 180
    chat_days: Count = 30
    finished_days: Count = 90
    unfinished_days: Count = 365
    """Guests, chats and matches are removed after so many days without use."""
    tables_per_person: Count = 50
    packs_per_person: Count = 20
    connections_per_person: Count = 8
    requests_per_minute: Count = 600
    messages_per_second: Count = 40
    log: str = "text"
    """How log lines are written: `text` for people, `json` for machines."""

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else Path(platformdirs.user_data_dir("holdfast", appauthor=False))

    @property
    def url(self) -> str:
        if not self.database:
            return f"{SQLITE}:///{self.folder / 'server.sqlite3'}"
        kind, colon, rest = self.database.partition(":")
        return f"{DATABASES.get(kind, kind)}{colon}{rest}"


def read_settings(flags: dict[str, Any], file: Path | None = None) -> Settings:
    """Flags win over `HOLDFAST_*` variables, these over the file, the file over the defaults."""
    given: dict[str, Any] = {}
    if file is not None:
        try:
            given.update(tomllib.loads(bytes_of(file).decode("utf-8-sig")))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
            raise ServerError("error-server-settings-file", path=file, why=str(error)) from None
        except HoldfastError as error:
            raise ServerError("error-file", path=file, why=error) from None
    for field in msgspec.structs.fields(Settings):
        value = os.environ.get(PREFIX + field.name.upper())
        if value is not None:
            given[field.name] = (
                _number(value) if field.type in (int, Count) else value.lower() in _YES if field.type is bool else value
            )
    given.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(given, Settings)
    except msgspec.ValidationError as error:
        raise ServerError("error-server-settings", why=str(error)) from None
    return _safe(settings)


_YES = ("1", "true", "yes", "on")


def _number(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text


def _safe(settings: Settings) -> Settings:
    """Open to the world only on purpose, and then with a key of its owner's."""
    if settings.host not in LOOPBACK and not settings.public:
        raise ServerError("error-server-public", host=settings.host)
    if settings.public and len(settings.secret) < 32:
        raise ServerError("error-server-secret")
    if not 0 <= settings.port < 65536:
        raise ServerError("error-server-port", port=settings.port)
    kind = settings.database.partition(":")[0]
    if settings.database and kind not in DATABASES:
        raise ServerError("error-server-database-kind", kind=repr(kind), sqlite=SQLITE, postgres=POSTGRES)
    if settings.log not in ("text", "json"):
        raise ServerError("error-server-log", log=repr(settings.log))
    if settings.secret:
        return settings
    return msgspec.structs.replace(settings, secret=_kept_secret(settings.folder))


def _kept_secret(folder: Path) -> str:
    path = folder / "server.key"
    try:
        return path.read_text(encoding="ascii").strip()
    except OSError:
        pass
    secret = secrets.token_hex(32)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
            file.write(secret)
    except FileExistsError:
        return path.read_text(encoding="ascii").strip()
    except OSError as error:
        raise ServerError("error-server-folder", path=folder, why=error.strerror or str(error)) from None
    return secret
