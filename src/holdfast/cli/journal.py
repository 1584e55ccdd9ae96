"""`holdfast journal`: the pages of a saved match as one text."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli.given import Lang, UsageError, language, load
from holdfast.cli.output import console, lines
from holdfast.cli.results import check_target, write
from holdfast.table import as_text
from holdfast.table import journal as journal_of


def journal(
    file: Annotated[Path, Parameter(help="flag-file")],
    /,
    *,
    to: Annotated[Path | None, Parameter(help="flag-journal", show_default=False)] = None,
    force: Annotated[bool, Parameter(negative="", help="flag-replace", show_default=False)] = False,
    lang: Lang = "",
) -> None:
    """What was read to the table, what was chosen, and what came of it."""
    if to is not None:
        check_target(to, force)
    spoken = language(lang)
    found = journal_of(load(file), spoken)
    if not found.passages:
        raise UsageError("error-no-journal", game=found.title)
    text = as_text(found, spoken)
    if to is not None:
        write(to, text.encode(), force)
        return
    where = console()
    for line in text.splitlines():
        lines(where, line)
