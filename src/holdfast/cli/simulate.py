"""`holdfast simulate`: many matches between agents, and their figures."""

import sys
import time
from typing import Annotated

from cyclopts import Parameter

from holdfast._compiled import status
from holdfast.agents import agents_for
from holdfast.arena import Result
from holdfast.arena import simulate as play_many
from holdfast.arena.tables import figure
from holdfast.arena.tables import tables as as_tables
from holdfast.cli import STOPPED
from holdfast.cli.given import ContentFolder, GameName, Lang, Options, UsageError, language, options, the_game
from holdfast.cli.results import Bar, Output, tell_shortfalls
from holdfast.core import HoldfastError, Words
from holdfast.table import interface

Agents = Annotated[
    tuple[str, ...], Parameter(consume_multiple=True, negative="", help="flag-agents", show_default=" ".join)
]


def simulate(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="flag-how-many-seats")] = None,
    games: Annotated[int, Parameter(help="flag-games")] = 1000,
    seed: Annotated[int, Parameter(help="flag-seed")] = 1,
    agents: Agents = ("random",),
    workers: Annotated[int, Parameter(help="flag-workers")] = 1,
    json: Annotated[str, Parameter(allow_leading_hyphen=True, help="flag-json", show_default=False)] = "",
    force: Annotated[bool, Parameter(negative="", help="flag-force", show_default=False)] = False,
    content: ContentFolder = None,
    option: Options = (),
    lang: Lang = "",
) -> int:
    played = the_game(game)
    ui = interface(language(lang), "command")
    tables = played.tables(content)
    words = played.words(ui.lang, tables.content)
    count = played.seat_counts[-1] if seats is None else seats
    try:
        specs = agents_for(agents, count, played)
    except HoldfastError as error:
        raise UsageError(error.text, **error.arguments) from None
    tell_shortfalls(specs, played, count, tables, ui.lang)
    output = Output(json, force, ui)
    bar = Bar(ui.say("figures-bar"))
    began = time.perf_counter()
    try:
        result = play_many(
            played,
            seats=count,
            games=games,
            seed=seed,
            agents=agents,
            workers=workers,
            options=options(option),
            content=content,
            progress=bar,
        )
    finally:
        bar.stop()
    took = time.perf_counter() - began
    output.show(result, as_tables(result, ui, words))
    output.keep(result)
    return _tell(result, took, workers, ui)


def _tell(result: Result, took: float, workers: int, ui: Words) -> int:
    """Prints how fast it was, and whether it was stopped early."""
    speed = ui.say(
        "figures-speed",
        seconds=figure(took, 1, ui.lang),
        games=figure(result.games / took, 0, ui.lang),
        decisions=figure(result.decisions / took, 0, ui.lang),
        status=status(),
        workers=workers,
    )
    print(speed, file=sys.stderr)
    if result.complete:
        return 0
    counted, asked = figure(result.games, 0, ui.lang), figure(result.asked, 0, ui.lang)
    print(ui.say("figures-counted", games=counted, asked=asked), file=sys.stderr)
    return STOPPED
