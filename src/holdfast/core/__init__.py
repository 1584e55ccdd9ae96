"""The engine that all games stand on. Knows no game."""

from holdfast.core.catalogue import AMOUNT, SEAT, Action, Catalogue, Domain, Kind, numbers
from holdfast.core.content import Content, Entry, Overrides
from holdfast.core.errors import (
    ContentError,
    HoldfastError,
    IllegalAction,
    SaveError,
    SetupError,
    UndoError,
    of_system,
)
from holdfast.core.events import EVERYONE, Event, EventKind
from holdfast.core.fields import Fields
from holdfast.core.game import Game, Option, Outcome
from holdfast.core.match import AGENTS, PERSON, Match, Seat
from holdfast.core.rng import Rng
from holdfast.core.rules import Rule, RuleBook
from holdfast.core.state import BaseState
from holdfast.core.step import Decision, Step
from holdfast.core.tables import Tables
from holdfast.core.view import Asked
from holdfast.core.words import LANGUAGES, Words

__all__ = [
    "AGENTS",
    "AMOUNT",
    "EVERYONE",
    "LANGUAGES",
    "PERSON",
    "SEAT",
    "Action",
    "Asked",
    "BaseState",
    "Catalogue",
    "Content",
    "ContentError",
    "Decision",
    "Domain",
    "Entry",
    "Event",
    "EventKind",
    "Fields",
    "Game",
    "HoldfastError",
    "IllegalAction",
    "Kind",
    "Match",
    "Option",
    "Outcome",
    "Overrides",
    "Rng",
    "Rule",
    "RuleBook",
    "SaveError",
    "Seat",
    "SetupError",
    "Step",
    "Tables",
    "UndoError",
    "Words",
    "numbers",
    "of_system",
]
