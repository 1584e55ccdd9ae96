"""`holdfast analyse`: what each decision of a finished match did."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.arena.analysis import analyse as look_at
from holdfast.arena.report import write as page_of
from holdfast.arena.verdicts import verdicts
from holdfast.cli.given import Lang, language, load
from holdfast.cli.report import OpenIt, show
from holdfast.cli.results import Bar, Output, check_target, write
from holdfast.registry import game as find_game
from holdfast.table import interface


def analyse(
    file: Annotated[Path, Parameter(help="flag-file")],
    /,
    *,
    budget: Annotated[int, Parameter(help="flag-budget", show_default=False)] = 0,
    seed: Annotated[int, Parameter(help="flag-seed")] = 1,
    workers: Annotated[int, Parameter(help="flag-workers")] = 1,
    json: Annotated[str, Parameter(allow_leading_hyphen=True, help="flag-json", show_default=False)] = "",
    out: Annotated[Path | None, Parameter(help="flag-balance-out")] = None,
    open_it: OpenIt = False,
    force: Annotated[bool, Parameter(negative="", help="flag-force", show_default=False)] = False,
    lang: Lang = "",
) -> None:
    match = load(file)
    tongue = language(lang)
    ui = interface(tongue, "command")
    output = Output(json, force, ui)
    if out is not None:
        check_target(out, force)
    bar = Bar(ui.say("analysis-bar"))
    try:
        result = look_at(match, budget, seed=seed, workers=workers, progress=bar)
    finally:
        bar.stop()
    words = match.game.words(tongue, match.base.tables.content)
    output.show(result, verdicts(result, match.game, ui, words))
    output.keep(result)
    if out is not None:
        write(out, page_of([result], find_game, interface(tongue, "report")).encode(), force)
        show(out, open_it, tongue)
