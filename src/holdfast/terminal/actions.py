"""The list of what may be done now, each with its key."""

from collections.abc import Callable, Sequence

from textual import events
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from holdfast.core import Action, Words
from holdfast.terminal.hanging import Hanging

KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
DETAIL = 60
"""As much of a detail stands in the list; all of it is beside it."""


def gist(detail: str) -> str:
    """The beginning of a detail, cut between two words; what a no-break space holds together stays so."""
    text = detail.replace("\n", " ")
    return text if len(text) <= DETAIL else f"{text[:DETAIL].rpartition(' ')[0]}…"


class ActionList(OptionList):
    """Arrows point at an action, its key or Enter or a click does it."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.actions: Sequence[Action] = ()

    def show(
        self, actions: Sequence[Action], words: Words, detail: Callable[[Action], str], keep: Action | None
    ) -> None:
        """Lists actions, each with what stands on the thing it names; points at `keep` if it is among them, otherwise
        at the first."""
        self.actions = actions
        self.clear_options()
        self.add_options(
            Option(self._line(number, words.action(action), detail(action))) for number, action in enumerate(actions)
        )
        if actions:
            self.highlighted = actions.index(keep) if keep in actions else 0

    @staticmethod
    def _line(number: int, text: str, detail: str) -> Hanging:
        key = KEYS[number] if number < len(KEYS) else " "
        head = Content.assemble((f" {key} ", "bold reverse" if number < len(KEYS) else ""), " ")
        return Hanging(head, Content.assemble(text, (f" · {gist(detail)}" if detail else "", "dim")))

    @property
    def pointed(self) -> Action | None:
        number = self.highlighted
        return self.actions[number] if number is not None and number < len(self.actions) else None

    def by_key(self, character: str | None) -> Action | None:
        number = KEYS.find(character) if character else -1
        return self.actions[number] if 0 <= number < len(self.actions) else None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """What the mouse rests on is explained like what the arrows point at."""
        number = event.style.meta.get("option")
        if isinstance(number, int):
            self.highlighted = number
