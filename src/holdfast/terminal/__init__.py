"""The table in the terminal: drawing and keys."""

from pathlib import Path

from holdfast.core import Match
from holdfast.table import Hold, Setup, Store, Table, check_sound

__all__ = ["run"]


def run(
    match: Match | None = None,
    *,
    lang: str = "en",
    path: Path | None = None,
    hold: Hold | None = None,
    setup: Setup | None = None,
    store: Store | None = None,
) -> None:
    """Opens the table and returns when it is left. With a match it begins there, and keeps it at `path`, of which the
    caller has the `hold` unless another process plays it, or in a new file. Without a match it begins at the start
    screen, where `setup` fills in what is already known. Matches are kept in `store`, by default in the user's own data
    folder."""
    from holdfast.terminal.app import TableApp

    if match is not None:
        check_sound(match)
    table = None if match is None else Table(match)
    TableApp(table, path, lang=lang, setup=setup or Setup.of(), store=store or Store.of_user(), hold=hold).run()
