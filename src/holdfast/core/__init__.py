"""The engine that all games are built on. It knows no single game."""

from holdfast.core.catalogue import AMOUNT, SEAT, Action, Catalogue, Domain, Kind, numbers
from holdfast.core.content import Content, Entry, Overrides
from holdfast.core.description import Description, Thing
from holdfast.core.errors import (
    ContentError,
    HoldfastError,
    IllegalAction,
    NotYourTurn,
    SaveError,
    SetupError,
    StalePosition,
    UndoError,
    of_system,
)
from holdfast.core.events import EVERYONE, Event, EventKind
from holdfast.core.explained import ActionInWords, ClosedAction, Cost, DecisionInWords
from holdfast.core.fields import PER_SEAT, Fields, Grid, Reference
from holdfast.core.game import Game, Option
from holdfast.core.match import LONGEST_NAME, PERSON, Match, Proposal, Seat
from holdfast.core.messages import LANGUAGES
from holdfast.core.observation import Observation, Span
from holdfast.core.rng import Rng
from holdfast.core.rules import Rule, RuleBook
from holdfast.core.state import BaseState
from holdfast.core.step import Decision, Step
from holdfast.core.tables import Tables
from holdfast.core.view import SPECTATOR, Asked, Fact, Outcome, Standing, View
from holdfast.core.words import Pages, Words

__all__ = [
    "AMOUNT",
    "EVERYONE",
    "LANGUAGES",
    "LONGEST_NAME",
    "PERSON",
    "PER_SEAT",
    "SEAT",
    "SPECTATOR",
    "Action",
    "ActionInWords",
    "Asked",
    "BaseState",
    "Catalogue",
    "ClosedAction",
    "Content",
    "ContentError",
    "Cost",
    "Decision",
    "DecisionInWords",
    "Description",
    "Domain",
    "Entry",
    "Event",
    "EventKind",
    "Fact",
    "Fields",
    "Game",
    "Grid",
    "HoldfastError",
    "IllegalAction",
    "Kind",
    "Match",
    "NotYourTurn",
    "Observation",
    "Option",
    "Outcome",
    "Overrides",
    "Pages",
    "Proposal",
    "Reference",
    "Rng",
    "Rule",
    "RuleBook",
    "SaveError",
    "Seat",
    "SetupError",
    "Span",
    "StalePosition",
    "Standing",
    "Step",
    "Tables",
    "Thing",
    "UndoError",
    "View",
    "Words",
    "numbers",
    "of_system",
]
