"""`holdfast balance`: what a content pack changes."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.arena.balance import balance as compare
from holdfast.arena.balance import journals
from holdfast.arena.changes import changes
from holdfast.arena.report import write as page_of
from holdfast.arena.tournament import parsed
from holdfast.cli.content import game_of
from holdfast.cli.given import Lang, Options, language, options
from holdfast.cli.report import OpenIt, show
from holdfast.cli.results import Bar, Output, check_target, tell_shortfalls, write
from holdfast.registry import game as find_game
from holdfast.table import interface

Agents = Annotated[
    tuple[str, ...], Parameter(consume_multiple=True, negative="", help="flag-balance-agents", show_default=" ".join)
]


def balance(
    folder: Annotated[Path, Parameter(help="flag-folder")],
    /,
    *,
    agents: Agents = ("normal",),
    seats: Annotated[int | None, Parameter(help="flag-fewest-seats")] = None,
    matches: Annotated[int, Parameter(help="flag-pairs")] = 200,
    seed: Annotated[int, Parameter(help="flag-seed")] = 1,
    workers: Annotated[int, Parameter(help="flag-workers")] = 1,
    json: Annotated[str, Parameter(allow_leading_hyphen=True, help="flag-tournament-json", show_default=False)] = "",
    out: Annotated[Path | None, Parameter(help="flag-balance-out")] = None,
    open_it: OpenIt = False,
    force: Annotated[bool, Parameter(negative="", help="flag-force", show_default=False)] = False,
    option: Options = (),
    lang: Lang = "",
) -> int:
    game = game_of(folder)
    tongue = language(lang)
    ui = interface(tongue, "command")
    output = Output(json, force, ui)
    if out is not None:
        check_target(out, force)
    count = game.seat_counts[0] if seats is None else seats
    tables = game.tables(folder)
    tell_shortfalls(parsed(game, agents), game, count, tables, ui.lang)
    bar = Bar(ui.say("figures-bar"))
    try:
        result = compare(
            game,
            folder,
            seats=count,
            agents=agents,
            matches=matches,
            seed=seed,
            workers=workers,
            options=options(option),
            journal=output.journal,
            anew=force,
            progress=bar,
        )
    finally:
        bar.stop()
    output.show(result, changes(result, game, ui, game.words(tongue, tables.content)))
    if not result.complete:
        return output.stopped()
    output.keep(result, *(journals(output.journal, result) if output.journal is not None else ()))
    if out is not None:
        write(out, page_of([result], find_game, interface(tongue, "report")).encode(), force)
        show(out, open_it, tongue)
    return 0
