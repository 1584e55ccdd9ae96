"""The list of what may be done now, each with its key, and of what is closed now and why."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from holdfast.core import ActionInWords, ClosedAction, DecisionInWords
from holdfast.terminal.hanging import Hanging

KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
DETAIL = 60
"""How many letters of a detail the list shows; the pane beside it shows all."""
STOPS = " .,;:\N{NO-BREAK SPACE}"
"""What does not stand before «…»."""
Row = ActionInWords | ClosedAction
OPTION = "option"
"""The kind of actions that are numbered options of a page: what the page says of one is its name."""


def gist(detail: str) -> str:
    """The beginning of a detail, cut between two words but not at a no-break space."""
    text = detail.replace("\n", " ")
    return text if len(text) <= DETAIL else f"{text[:DETAIL].rpartition(' ')[0].rstrip(STOPS)}…"


def way(row: Row) -> str:
    """The name of an action; of an option of a page, what the page says."""
    return row.detail if row.kind == OPTION and row.detail else row.text


class ActionList(OptionList):
    """Arrows point at an action, its key or Enter or a click does it. What ends a turn or passes comes last of
    what is open; what is closed now stands below, in grey."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.open: Sequence[ActionInWords] = ()
        """The open actions in the order of their keys."""
        self.rows: Sequence[Row] = ()
        self.asked = ""
        """The name of the question."""

    def show(self, decision: DecisionInWords | None) -> None:
        """Lists the actions of a decision. Points at the same action as before if the question is the same and it is
        still there, otherwise at the first open one; at a closed one, or one that ends something, only if it was so
        before."""
        asked = "" if decision is None else decision.name
        before = self.pointed if asked == self.asked else None
        self.asked = asked
        actions = [] if decision is None else decision.actions
        going_on = [action for action in actions if not action.ends]
        ending = [action for action in actions if action.ends]
        self.open = [*going_on, *ending]
        self.rows = [*self.open, *([] if decision is None else decision.closed)]
        keys = {action.number: key for action, key in zip(self.open, KEYS, strict=False)}
        self.clear_options()
        self.add_options(Option(_line(row, keys.get(row.number, ""))) for row in self.rows)
        if self.open:
            rows = self.rows if isinstance(before, ClosedAction) else self.open
            same = next((row for row in rows if before is not None and _is_still(row, before)), self.open[0])
            self.highlighted = self.rows.index(same)

    @property
    def pointed(self) -> Row | None:
        number = self.highlighted
        return self.rows[number] if number is not None and number < len(self.rows) else None

    def by_key(self, character: str | None) -> ActionInWords | None:
        number = KEYS.find(character) if character else -1
        return self.open[number] if 0 <= number < len(self.open) else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """What the mouse rests on is explained like what the arrows point at."""
        number = event.style.meta.get("option")
        if isinstance(number, int):
            self.highlighted = number


def _is_still(row: Row, before: Row) -> bool:
    """Whether a row names the action of an earlier one, and does no more harm than it did."""
    return row.number == before.number and not (_ends(row) and not _ends(before))


def _ends(row: Row) -> bool:
    return isinstance(row, ActionInWords) and row.ends


def _line(row: Row, key: str) -> Hanging:
    if isinstance(row, ClosedAction):
        return Hanging(Content("  ✕ "), Content.assemble((f"{way(row)} [{row.rule}]", "dim")))
    head = Content.assemble((f" {key or ' '} ", "bold reverse" if key else ""), " ")
    detail = f" · {gist(row.detail)}" if row.detail and way(row) != row.detail else ""
    return Hanging(head, Content.assemble(way(row), (detail, "dim")))
