"""`holdfast play`: the table in this terminal."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli import given
from holdfast.core import Match
from holdfast.registry import games
from holdfast.table import Setup


def play(
    game: Annotated[str, Parameter(help="flag-game-or-first", show_default=False)] = "",
    /,
    *,
    terminal: Annotated[bool, Parameter(negative="", help="flag-terminal", show_default=False)] = True,
    seats: Annotated[str, Parameter(help="flag-seats", show_default=False)] = "",
    lang: given.Lang = "",
    seed: Annotated[int | None, Parameter(help="flag-match-seed")] = None,
    content: given.ContentFolder = None,
    option: given.Options = (),
    load: Annotated[Path | None, Parameter(help="flag-load")] = None,
) -> None:
    language = given.language(lang)
    chosen = given.options(option)
    match = None
    if load is not None:
        if game or seats or seed is not None or content is not None or option:
            raise given.UsageError("error-load-alone")
        match = given.load(load)
    else:
        the_game = given.the_game(game or games()[0])
        if seats:
            sitting = given.seats(seats, the_game, language)
            match = Match(the_game, seats=sitting, seed=seed, options=chosen, content=content)
        else:  # the start screen asks for the rest; check what was given now
            the_game.new(
                seats=the_game.seat_counts[0], seed=0 if seed is None else seed, options=chosen, content=content
            )
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise given.Failure("error-no-terminal")
    from holdfast.terminal import run

    setup = None if load else Setup.of(the_game.id, seed, content, chosen)
    run(match, lang=language, path=load, setup=setup)
