"""Boards: how the table of each game is drawn in a terminal.

Every game can be played without one: `general.py` lists the fields of its view. To give a game a board of its own,

1. add `boards/<game id>.py` with a class that has the three methods of `Board`, and an instance of it as `BOARD`;
   nothing else has to be registered. Draw from `look.view` alone: it is what the seat may know.
2. put the messages that only this board says into `words/<game id>/en.ftl` and `fr.ftl` beside `words/en.ftl`, and say
   them with `look.ui.say("…")`. Names of things come from the game: `look.words.entry(DOMAIN, number)`. Tests find
   messages that are missing in one language and messages that nobody says, so write their ids out in the source.
3. draw lines of at most `look.width` cells, at least 98 of them. About 17 lines fit under the headline of a terminal of
   100 × 30 beside the prompt and the actions; more are scrolled.
4. let letters and signs carry the meaning; colour only repeats it. Wrap whatever stands for an action in
   `look.thing(text, style, ACTION[…])`: it is underlined and can be clicked while that action is open, and shown in
   reverse while the person points at it in the list.

`paris.py` is the example to follow.
"""

import importlib
from importlib.util import find_spec
from typing import Protocol, cast

from textual.content import Content

from holdfast.core import Game
from holdfast.terminal.boards.general import GENERAL
from holdfast.terminal.look import Look


class Board(Protocol):
    """How one game looks to one seat."""

    def headline(self, look: Look) -> str:
        """Where the match stands, in a few words after the title of the game; says nothing that is hidden from
        anybody, because lists of matches show it too."""
        ...

    def table(self, look: Look) -> Content:
        """The board and everybody's summary."""
        ...

    def mine(self, look: Look) -> Content:
        """What lies before the seat itself, in full; no lines are cut."""
        ...


def board_of(game: Game) -> Board:
    """The game's own board, or the general one."""
    name = f"{__name__}.{game.id}"
    if game.id.isidentifier() and find_spec(name) is not None:
        return cast(Board, importlib.import_module(name).BOARD)
    return GENERAL
