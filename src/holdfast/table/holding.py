"""One save, one writer: whoever plays a match holds its file, and the system lets go when that process ends."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


SUFFIX = ".lock"
"""A match is written by replacing its file, so that what is locked is another file beside it."""


class Hold:
    """A file that nobody else writes until `release`. Where no lock can be written, the match can't be either, and
    `file` is None."""

    def __init__(self, path: Path, file: int | None) -> None:
        self.path = path
        self.file = file

    def release(self) -> None:
        if self.file is None:
            return
        if sys.platform != "win32":  # where an open file can't be removed
            lock_of(self.path).unlink(missing_ok=True)
        os.close(self.file)
        self.file = None


def hold(path: Path) -> Hold | None:
    """Holds a file for this process; None where another one holds it. What a process that has died held is free."""
    if not path.name:  # a folder
        return Hold(path, None)
    while True:
        try:
            file = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return Hold(path, None)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            return None
        if _is_there(file, path):
            return Hold(path, file)
        os.close(file)


def _is_there(file: int, path: Path) -> bool:
    """Whether the lock is still the one beside the file: its holder may just have removed it."""
    try:
        return os.path.samestat(os.fstat(file), lock_of(path).stat())
    except OSError:
        return False


def lock_of(path: Path) -> Path:
    """The file whose lock tells that another one is held."""
    return path.with_name(path.name + SUFFIX)
