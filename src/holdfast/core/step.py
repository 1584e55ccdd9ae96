"""Where a game stands: a stack of small immutable steps, and the decision that the topmost one asks for."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from holdfast.core.catalogue import Action, Domain
from holdfast.core.fields import Fields

if TYPE_CHECKING:
    from holdfast.core.state import BaseState

S = TypeVar("S", bound="BaseState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing the game waits for or does. Holds public numbers only, never changes, is shared by clones."""

    NAME: ClassVar[str] = ""
    """Names the prompt: message `decision-NAME`."""
    RULE: ClassVar[str] = ""
    """The rule that asks."""
    ALWAYS_ASKS: ClassVar[bool] = False
    """Ask even if there is only one action, because skipping the question would reveal something to others."""
    FIELDS: ClassVar[Fields] = (("seat", None),)

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat

    def ask(self, s: S, out: list[Action]) -> int:
        """Fills in the legal actions and returns the seat; or does its automatic part, changes the stack, and returns
        -1. A step that asks several seats may skip those without a choice, and replace itself by the step that asks."""
        raise AssertionError(f"{self.NAME} does not ask")

    def do(self, s: S, action: Action) -> None:
        raise AssertionError(f"{self.NAME} does not act")

    def refuse(self, s: S, action: Action) -> str:
        """The rule that forbids an action which was not offered; not on the hot path."""
        return self.RULE

    def facts(self, s: S) -> list[tuple[str, Domain, int]]:
        """What the decision is about besides the seat: name, domain and value of each fact. The view shows them, the
        prompt says them. They are public."""
        return []

    def closed(self, s: S) -> list[tuple[Action, str]]:
        """Actions that belong to this decision but are not open now, each with the rule that closes it. A screen shows
        them in their place. They tell the deciding seat nothing that it may not know; not on the hot path."""
        return []


@final
class Decision:
    """What the state waits for: one seat, why, and the legal actions."""

    __slots__ = ("actions", "seat", "step")

    def __init__(self, seat: int, step: Step[Any], actions: tuple[Action, ...]) -> None:
        self.seat = seat
        self.step = step
        self.actions = actions

    @property
    def name(self) -> str:
        return self.step.NAME

    @property
    def rule(self) -> str:
        return self.step.RULE

    def __repr__(self) -> str:
        # Without the number of actions, which could reveal who holds a secret card.
        return f"<decision {self.name} of seat {self.seat}>"
