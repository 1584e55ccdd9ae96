"""Who plays on which seat: hands a seat to an agent, and back."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from holdfast.agents import DEFAULT, agent_name, agents_of
from holdfast.core import PERSON
from holdfast.table import Table
from holdfast.terminal.screens.base import Sheet


class SeatsSheet(Sheet[None]):
    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(self.ui.say("seats-title"), classes="title", markup=False)
            yield OptionList(*(Option(self._line(seat), str(seat)) for seat in range(len(self.table.match.seats))))
            yield Static(self.ui.say("seats-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def _line(self, seat: int) -> str:
        one = self.table.match.seats[seat]
        return f"{one.name}{self.ui.say('colon')}{agent_name(one.agent, self.ui)}"

    @on(OptionList.OptionSelected)
    def change(self, event: OptionList.OptionSelected) -> None:
        """From a person to each agent in turn, the usual one first, and back to a person."""
        seat = event.option_index
        kinds = [PERSON, *_from_usual(agents_of(self.table.match.game))]
        now = self.table.match.seats[seat].agent
        following = kinds[(kinds.index(now) + 1) % len(kinds)] if now in kinds else PERSON
        self.table.hand_over(seat, following)
        event.option_list.replace_option_prompt_at_index(seat, self._line(seat))


def _from_usual(agents: list[str]) -> list[str]:
    """The agents in their order, begun with the one that people play against unless they choose."""
    first = agents.index(DEFAULT) if DEFAULT in agents else 0
    return [*agents[first:], *agents[:first]]
