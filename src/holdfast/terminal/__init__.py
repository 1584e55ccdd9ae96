"""The table in the terminal."""

from pathlib import Path

from holdfast.core import Match
from holdfast.terminal.setup import Setup

__all__ = ["Setup", "run"]


def run(
    match: Match | None = None,
    *,
    lang: str = "en",
    path: Path | None = None,
    setup: Setup | None = None,
    folder: Path | None = None,
) -> None:
    """Opens the table and returns when it is left. With a match it begins there, and keeps it at `path` or in a new
    file; without one it begins at the start screen, where `setup` fills in what is already known. Matches are kept in
    `folder`, by default the user's own data folder."""
    from holdfast.terminal.app import TableApp
    from holdfast.terminal.saves import check_sound, path_for, save_folder
    from holdfast.terminal.session import Session

    if match is not None:
        check_sound(match)
    kept = folder or save_folder()
    session = Session(match, path or path_for(kept, match)) if match is not None else None
    TableApp(session, lang=lang, setup=setup or Setup.of(), folder=kept).run()
