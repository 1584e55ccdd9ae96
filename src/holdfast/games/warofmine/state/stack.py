"""The simplest kinds of step, and how the stack is cut short."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.state.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Step[State]):
    """A step that remembers nothing."""

    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()


@mypyc_attr(allow_interpreted_subclasses=True)
class InParts(Step[State]):
    """A step that goes through its parts one after another."""

    FIELDS: ClassVar[Fields] = (("part", None),)

    def __init__(self, part: int = 0) -> None:
        super().__init__()
        self.part = part


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Step[State]):
    """A step that is done so many times."""

    FIELDS: ClassVar[Fields] = (("n", None),)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n


@mypyc_attr(allow_interpreted_subclasses=True)
class Camp(Step[State]):
    """The exploration, as everything that can end it sees it."""

    def leave(self, s: State) -> None:
        """Called when it is on top of the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Owed(Step[State]):
    """What happens in any case, also when everything around it is cut short: level 4, the pass of the Journal."""


def not_open(s: State, step: Step[Any], wanted: list[Action]) -> list[tuple[Action, str]]:
    """Those of some actions that the present decision does not offer, each with the rule by which the step refuses
    it."""
    decision = s.decision
    if decision is None:
        return []
    return [(action, step.refuse(s, action)) for action in wanted if action not in decision.actions]


def cut(s: State, place: int) -> list[Step[Any]]:
    """Ends all that lies above a place of the stack; returns what of it is owed, to be pushed again."""
    owed: list[Step[Any]] = [step for step in s.stack[place + 1 :] if isinstance(step, Owed)]
    s.stack = s.stack[: place + 1]
    return owed


def leave_location(s: State) -> None:
    """Whatever goes on, the party stops and chooses its findings."""
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, Camp):
            owed = cut(s, place)
            step.leave(s)
            s.stack += owed
            return


def exploring(s: State) -> bool:
    """Whether the party is still looking around, not yet packing."""
    return any(isinstance(step, Camp) for step in s.stack)
