"""What the terminal and the server share: a match in progress with its seats and agents, whose eyes look at it, the log
that they read, saves on disk, the setup of a new match, the words of the interface. Draws nothing, sends nothing."""

from holdfast.core import LONGEST_NAME
from holdfast.table.headline import headline, headline_of, stretch
from holdfast.table.holding import Hold
from holdfast.table.interface import interface
from holdfast.table.journal import Journal, Passage, as_text, is_reading, journal, last_passages, passages_of
from holdfast.table.log import BEFORE, EVERYTHING, Line, Log
from holdfast.table.seats import check_names, default_agent, default_name
from holdfast.table.setup import Setup, default_seat
from holdfast.table.store import Saved, Store, check_sound, load
from holdfast.table.table import Table, Turn
from holdfast.table.viewer import Viewer

__all__ = [
    "BEFORE",
    "EVERYTHING",
    "LONGEST_NAME",
    "Hold",
    "Journal",
    "Line",
    "Log",
    "Passage",
    "Saved",
    "Setup",
    "Store",
    "Table",
    "Turn",
    "Viewer",
    "as_text",
    "check_names",
    "check_sound",
    "default_agent",
    "default_name",
    "default_seat",
    "headline",
    "headline_of",
    "interface",
    "is_reading",
    "journal",
    "last_passages",
    "load",
    "passages_of",
    "stretch",
]
