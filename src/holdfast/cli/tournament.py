"""`holdfast tournament`: every agent against every other."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.arena import tournament as play_all
from holdfast.arena.ratings import can_rate
from holdfast.arena.standings import standings
from holdfast.cli import STOPPED
from holdfast.cli.given import ContentFolder, GameName, Lang, Options, language, options, the_game
from holdfast.cli.output import console
from holdfast.cli.results import Bar, check_target, journal_of, write
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
    words = played.words(ui.lang, played.tables(content).content)
    target = Path(json) if json not in ("", "-") else None
    if target is not None:
        check_target(target, force)
    bar = Bar(ui.say("figures-bar"))
    try:
        result = play_all(
            played,
            agents=agents,
            seats=played.seat_counts[0] if seats is None else seats,
            matches=matches,
            seed=seed,
            workers=workers,
            options=options(option),
            content=content,
            journal=None if target is None else journal_of(target),
            anew=force,
            records=records,
            progress=bar,
        )
    finally:
        bar.stop()
    if json == "-":
        sys.stdout.write(result.json().decode())
    else:
        console().print(standings(result, played, ui, words))
    if not can_rate():
        print(ui.say("tournament-unrated"), file=sys.stderr)
    if not result.complete:
        print(ui.say("tournament-go-on" if target is not None else "tournament-lost"), file=sys.stderr)
        return STOPPED
    if target is not None:
        write(target, result.json(), force)
        journal_of(target).unlink(missing_ok=True)
        print(ui.say("figures-written", path=str(target)), file=sys.stderr)
    return 0
