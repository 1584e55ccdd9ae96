"""Saves on disk: a folder with one file for each match."""

import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from holdfast.core import Game, HoldfastError, Match, SaveError, of_system
from holdfast.core.content import bytes_of
from holdfast.registry import game as find_game
from holdfast.table.holding import Hold, hold, lock_of

SUFFIX = ".json"
OWN_NAME = re.compile(r".+-\d{4}-\d\d-\d\d-\d{6}(-\d+)?" + re.escape(SUFFIX))
"""What `new_path` calls a file."""


class Saved(msgspec.Struct, frozen=True):
    """One file of the folder: a match, or the error that says why it is none."""

    path: Path
    changed: datetime
    found: Match | HoldfastError


class Store:
    """The saves of one folder. What the system refuses is a `HoldfastError` that names the file and says why."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def of_user(cls) -> "Store":
        """The saves in the user's own data folder."""
        return cls(user_data_path("holdfast", appauthor=False) / "saves")

    def list(self) -> list[Saved]:
        """All saves, the latest first. Reads only; a folder that is not there has none."""
        try:
            files = [path for path in self.folder.glob(f"*{SUFFIX}") if path.is_file()]
        except OSError:
            return []
        return sorted([self.read(path) for path in files], key=lambda saved: saved.changed, reverse=True)

    def read(self, path: Path) -> Saved:
        """One file; whatever is wrong with it is a sentence."""
        changed = datetime.min
        try:
            changed = datetime.fromtimestamp(path.stat().st_mtime)
            return Saved(path, changed, load(path))
        except OSError as error:
            return Saved(path, changed, of_system(error))
        except HoldfastError as error:
            return Saved(path, changed, error)

    def hold(self, path: Path) -> Hold | None:
        """Before a match is read to be played on. None where another process plays it."""
        return hold(path)

    def hold_new(self, match: Match) -> Hold:
        """A file for a new match that nobody else is about to write."""
        with suppress(OSError):  # said when the match is written
            self.folder.mkdir(parents=True, exist_ok=True)
        while True:
            held = hold(self.new_path(match))
            if held is not None:
                return held

    def new_path(self, match: Match) -> Path:
        """Where a new match is kept: game and time tell files apart for a person. No file has this path yet, and no
        match that is played."""
        name = f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
        path = self.folder / f"{name}{SUFFIX}"
        number = 2
        while path.exists() or lock_of(path).exists():
            path = self.folder / f"{name}-{number}{SUFFIX}"
            number += 1
        return path

    def has_played(self, game: Game) -> bool:
        """Whether a match of a game was ever kept here, as far as names of files tell."""
        return next(self.folder.glob(f"{game.id}-*{SUFFIX}"), None) is not None

    def checkpoint(self, path: Path) -> str:
        """The name that somebody gave to a copy in this folder. Playing on from it leaves it as it is. Empty for the
        files that matches are kept in."""
        if path.resolve().parent != self.folder.resolve() or OWN_NAME.fullmatch(path.name):
            return ""
        return path.stem

    def write(self, match: Match, path: Path) -> None:
        """Keeps a match in its file, which is either the old one or the new one, whole."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise HoldfastError("error-save-failed", path=path, why=of_system(error)) from error
        match.write(path)

    def copy(self, match: Match, name: str) -> Path:
        """Keeps a copy of a match in this folder under a name, never over a file that exists."""
        stem = name.strip().removesuffix(SUFFIX)
        path = self.folder / f"{stem}{SUFFIX}"
        if path.parent != self.folder or not stem.strip(".") or not stem.isprintable() or "\\" in stem:
            raise HoldfastError("error-save-name", name=name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise HoldfastError("error-save-exists", path=path)
            with path.open("xb") as file:
                file.write(match.save())
        except OSError as error:
            raise HoldfastError("error-copy-failed", path=path, why=of_system(error)) from error
        return path

    def write_journal(self, text: str, path: Path) -> Path:
        """Keeps the journal of a match beside its file; one that was kept before is replaced."""
        journal = path.with_suffix(".txt")
        try:
            journal.parent.mkdir(parents=True, exist_ok=True)
            journal.write_text(text, encoding="utf-8")
        except OSError as error:
            raise HoldfastError("error-copy-failed", path=journal, why=of_system(error)) from error
        return journal

    def remove(self, path: Path) -> None:
        """Throws a save away, but not one that is played elsewhere."""
        held = hold(path)
        if held is None:
            raise HoldfastError("error-save-held", path=path)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise HoldfastError("error-file", path=path, why=of_system(error)) from error
        finally:
            held.release()


def load(path: Path) -> Match:
    """The match of a file, one that can be looked at and played on. Raises a `HoldfastError` or an `OSError`."""
    match = Match.load(bytes_of(path), find_game)
    check_sound(match)
    return match


def check_sound(match: Match) -> None:
    """A match that goes on from a snapshot of older rules may have loaded, and still not be one that can be looked
    at; raises a `SaveError` then."""
    if not match.notice:
        return
    try:
        problems = match.state.check()
        for seat in range(len(match.seats)):
            match.state.view(seat)
    except Exception:  # whatever a state of another shape leads to
        raise SaveError("error-save-rules", game=match.game.id, version=match.game.version) from None
    if problems:
        raise SaveError("error-save-unsound", game=match.game.id, problem=problems[0])
