"""`holdfast report`: results as one page to look at."""

import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.arena.report import read
from holdfast.arena.report import write as page_of
from holdfast.cli.given import Failure, Lang, UsageError, language
from holdfast.cli.output import console, lines
from holdfast.cli.results import check_target, write
from holdfast.core import HoldfastError
from holdfast.registry import game as find_game
from holdfast.table import interface

ReportFile = Annotated[Path, Parameter(name="--out", help="flag-out")]
OpenIt = Annotated[bool, Parameter(name="--open", negative="", help="flag-open", show_default=False)]


def report(
    *results: Annotated[Path, Parameter(help="flag-results")],
    out: ReportFile = Path("report.html"),
    open_it: OpenIt = False,
    force: Annotated[bool, Parameter(negative="", help="flag-force-out", show_default=False)] = False,
    lang: Lang = "",
) -> None:
    if not results:
        raise UsageError("error-no-results")
    check_target(out, force)
    tongue = language(lang)
    try:
        found = [read(path) for path in results]
        text = page_of(found, find_game, interface(tongue, "report"))
    except HoldfastError as error:
        raise Failure(error.text, **error.arguments) from None
    write(out, text.encode(), force)
    show(out, open_it, tongue)


def show(out: Path, open_it: bool, lang: str) -> None:
    """Says where a report is, and opens it if that is wanted."""
    lines(console(), interface(lang, "command").say("report-written", path=str(out)))
    if open_it:
        webbrowser.open(out.resolve().as_uri())
