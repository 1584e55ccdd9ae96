"""Boards: how the table of each game is drawn in a terminal.

Every game can be played without one: `general.py` lists the fields of its view. To give a game a board of its own,

1. write a class with the three methods of `Board`, and an instance of it as `BOARD`: in `boards/<game id>.py` for a
   game of this package, or in your own package, named by an entry point of the group `holdfast.boards` whose name is
   the id of the game (see «Add a game» in the docs).
2. draw from `look.view`, which is what the seat may know, and from `look.description`, which says what things are
   called and what is printed on them: `look.described("fuel", "coal").name`. What a decision offers is in
   `look.decision`. Never compute a rule again.
3. put the messages that only this board says into `words/<game id>/en.ftl` and `fr.ftl` beside `words/en.ftl`, and say
   them with `look.ui.say("…")`; a board of another package puts them into the words of its game and says them with
   `look.words.say("…")`. Tests find messages that are missing in one language and messages that nobody says, so write
   their ids out in the source.
4. draw lines of at most `look.width` cells, at least 77 of them. About 17 lines fit under the headline of a terminal of
   100 × 30 beside the prompt and the actions; more are scrolled.
5. let letters and signs carry the meaning; colour only repeats it. Wrap whatever stands for an action in
   `look.thing(text, style, "take tower farmer")`: it is underlined and can be clicked while that action is open, and
   shown in reverse while the person points at it in the list.
6. if some events must not be missed, give the board a `stops` with their kinds: the table tells them in the middle of
   the screen and waits for a key.
"""

import importlib
from importlib.metadata import entry_points
from typing import Protocol, runtime_checkable

from textual.content import Content

from holdfast.core import Game, HoldfastError
from holdfast.registry import BUILT_IN
from holdfast.terminal.boards.general import GENERAL
from holdfast.terminal.look import Look

GROUP = "holdfast.boards"
"""The entry points by which others bring boards, named by the ids of their games."""


@runtime_checkable
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


def load_board(game: Game) -> Board:
    """The game's own board, or the general one if it has none. Raises a `HoldfastError` if the installed board can't be
    used."""
    if game.id in BUILT_IN:
        return importlib.import_module(f"{__name__}.{game.id}").BOARD  # type: ignore[no-any-return]
    found = next(iter(entry_points(group=GROUP, name=game.id)), None)
    if found is None:
        return GENERAL
    try:
        board = found.load()
    except Exception as error:  # a foreign package may fail in any way
        raise HoldfastError("error-board", game=game.id, given=found.value, why=repr(error)) from error
    if not isinstance(board, Board):
        why = HoldfastError("error-board-methods", kind=type(board).__name__)
        raise HoldfastError("error-board", game=game.id, given=found.value, why=why)
    return board


def board_of(game: Game) -> Board:
    """The same, with the general board instead of one that does not work."""
    try:
        return load_board(game)
    except HoldfastError:
        return GENERAL
