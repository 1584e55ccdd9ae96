"""Where matches are kept, and what is in them."""

from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from holdfast.core import EVERYONE, HoldfastError, Match, SaveError, Words, of_system
from holdfast.registry import game as find_game

SUFFIX = ".json"


class Saved(msgspec.Struct, frozen=True):
    """One file of the folder: a match, or the error that says why it is none."""

    path: Path
    changed: datetime
    found: Match | HoldfastError


def save_folder() -> Path:
    return user_data_path("holdfast", appauthor=False) / "saves"


def saved_matches(folder: Path) -> list[Saved]:
    """All saves of a folder, the latest first. Reads only; a folder that is not there has none."""
    try:
        files = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    except OSError:
        return []
    return sorted([read(path) for path in files], key=lambda saved: saved.changed, reverse=True)


def read(path: Path) -> Saved:
    """One file; whatever is wrong with it is a sentence."""
    changed = datetime.min
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime)
        match = Match.load(path.read_bytes(), find_game)
        check_sound(match)
        return Saved(path, changed, match)
    except OSError as error:
        return Saved(path, changed, of_system(error))
    except HoldfastError as error:
        return Saved(path, changed, error)


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


def fresh_path(folder: Path, name: str) -> Path:
    """A path that no file has yet."""
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def path_for(folder: Path, match: Match) -> Path:
    """Where a new match is kept: game and time tell files apart for a person."""
    return fresh_path(folder, f"{match.game.id}-{datetime.now():%Y-%m-%d-%H%M%S}")


def last_line(match: Match, words: Words) -> str:
    """The last thing that happened in sight of all, so that a list of saves tells no secrets."""
    for events in reversed(match.log):
        for event in reversed(events):
            if event.audience == EVERYONE:
                return words.event(event, match.names)
    return ""
