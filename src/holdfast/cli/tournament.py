"""`holdfast tournament`: every agent against every other."""

import sys
from typing import Annotated

from cyclopts import Parameter

from holdfast.arena import tournament as play_all
from holdfast.arena.ratings import can_rate
from holdfast.arena.standings import standings
from holdfast.arena.tournament import parsed
from holdfast.cli.given import ContentFolder, GameName, Lang, Options, language, options, the_game
from holdfast.cli.results import Bar, Output, tell_shortfalls
from holdfast.table import interface

Agents = Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="", help="flag-tournament-agents")]


def tournament(
    game: GameName,
    /,
    *,
    agents: Agents,
    seats: Annotated[int | None, Parameter(help="flag-fewest-seats")] = None,
    matches: Annotated[int, Parameter(help="flag-pairing-matches")] = 400,
    seed: Annotated[int, Parameter(help="flag-seed")] = 1,
    workers: Annotated[int, Parameter(help="flag-workers")] = 1,
    json: Annotated[str, Parameter(allow_leading_hyphen=True, help="flag-tournament-json", show_default=False)] = "",
    records: Annotated[bool, Parameter(negative="", help="flag-records", show_default=False)] = False,
    force: Annotated[bool, Parameter(negative="", help="flag-force", show_default=False)] = False,
    content: ContentFolder = None,
    option: Options = (),
    lang: Lang = "",
) -> int:
    played = the_game(game)
    ui = interface(language(lang), "command")
    tables = played.tables(content)
    words = played.words(ui.lang, tables.content)
    count = played.seat_counts[0] if seats is None else seats
    output = Output(json, force, ui)
    tell_shortfalls(parsed(played, agents), played, count, tables, ui.lang)
    bar = Bar(ui.say("figures-bar"))
    try:
        result = play_all(
            played,
            agents=agents,
            seats=count,
            matches=matches,
            seed=seed,
            workers=workers,
            options=options(option),
            content=content,
            journal=output.journal,
            anew=force,
            records=records,
            progress=bar,
        )
    finally:
        bar.stop()
    output.show(result, standings(result, played, ui, words))
    if not can_rate():
        print(ui.say("tournament-unrated"), file=sys.stderr)
    if not result.complete:
        return output.stopped()
    output.keep(result, *filter(None, [output.journal]))
    return 0
