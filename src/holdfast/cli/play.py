"""`holdfast play`: the table in this terminal, or in a browser."""

import os
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Timer
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli import given
from holdfast.core import Match
from holdfast.registry import games
from holdfast.table import Setup, Store, interface

BROWSER_AFTER = 0.8
"""Seconds that the server gets before a browser asks it for the page; one that comes too early waits."""


def play(
    game: Annotated[str, Parameter(help="flag-game-or-first", show_default=False)] = "",
    /,
    *,
    terminal: Annotated[bool, Parameter(negative="", help="flag-terminal", show_default=False)] = False,
    no_browser: Annotated[bool, Parameter(negative="", help="flag-no-browser", show_default=False)] = False,
    port: Annotated[int, Parameter(help="flag-play-port", show_default=False)] = 0,
    seats: Annotated[str, Parameter(help="flag-seats", show_default=False)] = "",
    lang: given.Lang = "",
    seed: Annotated[int | None, Parameter(help="flag-match-seed")] = None,
    content: given.ContentFolder = None,
    option: given.Options = (),
    load: Annotated[Path | None, Parameter(help="flag-load")] = None,
) -> None:
    language = given.language(lang)
    told = bool(game or seats or seed is not None or content is not None or option)
    if no_browser:
        if told or load is not None:
            raise given.UsageError("error-browser-alone")
        serve_here(language, port, open_browser=False)
        return
    # A match that is chosen on the command line is played in this terminal.
    if not (terminal or told or load is not None) and has_display():
        serve_here(language, port, open_browser=True)
        return
    if load is not None:
        if told:
            raise given.UsageError("error-load-alone")
        play_on(load, language)
        return
    chosen = given.options(option)
    the_game = given.the_game(game or games()[0])
    match = None
    if seats:
        sitting = given.seats(seats, the_game, language)
        match = Match(the_game, seats=sitting, seed=seed, options=chosen, content=content)
    else:  # the start screen asks for the rest; what is given must make sense already
        the_game.new(seats=the_game.seat_counts[0], seed=0 if seed is None else seed, options=chosen, content=content)
    terminal_of(language)(match, setup=Setup.of(the_game.id, seed, content, chosen))


def play_on(path: Path, lang: str) -> None:
    """A match of a file, which is held before it is read: nobody else writes it from then on."""
    held = Store.of_user().hold(path)
    try:
        match = given.load(path)
        terminal_of(lang)(match, path=path, hold=held)
    finally:
        if held is not None:
            held.release()


def terminal_of(lang: str) -> Callable[..., None]:
    """The table in this terminal, if this is one."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise given.Failure("error-no-terminal")
    from holdfast.terminal import run

    return partial(run, lang=lang)


def has_display() -> bool:
    """Whether a browser could show anything."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve_here(lang: str, port: int, *, open_browser: bool) -> None:
    """A server for this machine only, and a browser that looks at it."""
    from holdfast.server.run import address, listen, serve
    from holdfast.server.settings import read_settings

    ui = interface(lang, "command")
    settings = read_settings({"host": "127.0.0.1", "port": port, "public": False})
    listening = listen(settings)
    where = address(settings, listening)
    print(ui.say("serve-address", address=where), ui.say("serve-stop"), sep="\n", flush=True)
    if open_browser:
        opener = Timer(BROWSER_AFTER, webbrowser.open, [where])
        opener.daemon = True
        opener.start()
    serve(settings, listening)
