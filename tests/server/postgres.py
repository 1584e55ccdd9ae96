"""A throw-away PostgreSQL: its data and socket in a temporary folder, on loopback, on a free port."""

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

USER = "postgres"


def binaries() -> Path:
    """Where `initdb` and `pg_ctl` are. Debian keeps them beside the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not versions:
        raise FileNotFoundError("These tests need PostgreSQL. On Debian and Ubuntu: apt install postgresql")
    return versions[-1].parent


class Postgres:
    def __init__(self, programs: Path) -> None:
        # Not in pytest's own folder, which only its owner may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="holdfast-postgres-"))
        self.data = self.folder / "data"
        self.programs = programs
        self._names = itertools.count()
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self._root = os.getuid() == 0
        if self._root:  # PostgreSQL refuses to run as root
            shutil.chown(self.folder, USER)
        self._run("initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if self._root:
            command = ["runuser", "-u", USER, "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", mode, "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"holdfast{next(self._names)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{name}"
