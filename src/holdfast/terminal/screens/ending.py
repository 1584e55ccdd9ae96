"""How a match ended: places, scores with their parts, and what the final scoring revealed."""

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from holdfast.core import Outcome
from holdfast.table import Viewer
from holdfast.terminal.look import lines, short, shown
from holdfast.terminal.screens.base import Sheet

LONGEST_HEAD, SHORTEST_HEAD = 24, 6
"""The longest place and name above a column, and the shortest where there is little room."""


class EndSheet(Sheet[None]):
    BINDINGS = [("enter", "close")]

    def __init__(self, viewer: Viewer, outcome: Outcome) -> None:
        super().__init__()
        self.viewer = viewer
        self.match = viewer.table.match
        self.outcome = outcome

    def compose(self) -> ComposeResult:
        words = self.viewer.words(self.lang)
        with Vertical(classes="sheet"):
            with VerticalScroll(can_focus=True):
                yield Static(words.say(f"reason-{self.outcome.reason}"), classes="title", markup=False)
                yield Static(self._winners(), markup=False)
                yield Static(id="scores")
                yield Static(self._final_lines())
            yield Static(self.ui.say("end-keys"), classes="hint", markup=False)

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw_scores)

    def _draw_scores(self) -> None:
        self.query_one("#scores", Static).update(self._scores(self.query_one("#scores").size.width))

    def _winners(self) -> str:
        if self.match.game.together:
            return self.ui.say("end-together", lost=str(self.outcome.lost))
        names = [self.match.names[seat] for seat in self.outcome.winners]
        return self.ui.say("end-winners", count=len(names), names=", ".join(names))

    def _scores(self, room: int) -> Content:
        """One row for each part of the score, one column for each seat, the best first. A team has one column and no
        total. Names above the columns are cut where there is too little room for them."""
        words = self.viewer.words(self.lang)
        outcome = self.outcome
        rows = [(words.say(f"part-{part}"), points) for part, points in outcome.parts.items()]
        label = max(len(name) for name, _ in rows)
        if self.match.game.together:
            return lines([Content(f"{name:<{label}}  {points[0]:>4}") for name, points in rows])
        order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        longest = max(min((room - label) // len(order) - 2, LONGEST_HEAD), SHORTEST_HEAD)
        heads = [short(f"{outcome.places[seat]}. {self.match.names[seat]}", longest) for seat in order]
        columns = [(seat, max(len(head), 4)) for seat, head in zip(order, heads, strict=True)]
        found = [Content.assemble((f"{'':{label}}  {'  '.join(f'{head:>4}' for head in heads)}", "bold"))]
        for name, points in [*rows, (self.ui.say("end-total"), outcome.scores)]:
            cells = "  ".join(f"{points[seat]:>{width}}" for seat, width in columns)
            found.append(Content(f"{name:<{label}}  {cells}"))
        return lines(found)

    def _final_lines(self) -> Content:
        """What happened after the last decision, such as missions that were shown."""
        last = len(self.match.log) - 1
        return lines([shown(line) for line in self.viewer.log(self.lang).lines(last)])
