"""How a match ended: places, scores with their parts, and what the last reckoning showed."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from holdfast.core import Outcome
from holdfast.terminal.look import fit, lines, row
from holdfast.terminal.screens.base import Sheet
from holdfast.terminal.session import Session


class EndSheet(Sheet[None]):
    BINDINGS = [("enter", "close")]

    def __init__(self, session: Session, outcome: Outcome) -> None:
        super().__init__()
        self.session = session
        self.outcome = outcome

    def compose(self) -> ComposeResult:
        words = self.session.words(self.lang)
        with VerticalScroll(classes="sheet", can_focus=True):
            yield Static(words.say(f"reason-{self.outcome.reason}"), classes="title", markup=False)
            yield Static(self._winners(), markup=False)
            yield Static(self._scores())
            yield Static(self._reckoning())
            yield Static(self.ui.say("end-keys"), classes="hint", markup=False)

    def _winners(self) -> str:
        names = [self.session.match.names[seat] for seat in self.outcome.winners]
        return self.ui.say("end-winners", count=len(names), names=", ".join(names))

    def _scores(self) -> Content:
        """One row for each seat, the best first; one column for each part."""
        words = self.session.words(self.lang)
        outcome = self.outcome
        titles = [words.say(f"part-{part}") for part in outcome.parts]
        widths = [max(len(title), 4) + 2 for title in titles]
        name_width = min(max(len(name) for name in self.session.match.names), 16) + 4
        total = self.ui.say("end-total")
        head = "".join(f"{title:>{width}}" for title, width in zip(titles, widths, strict=True))
        found = [Content.assemble((f"{'':{name_width}}{head}{total:>{len(total) + 2}}", "bold"))]
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            parts = "".join(
                f"{points[seat]:>{width}}" for points, width in zip(outcome.parts.values(), widths, strict=True)
            )
            name = fit(f"{outcome.places[seat]}. {self.session.match.names[seat]}", name_width)
            found.append(row([name, parts, f"{outcome.scores[seat]:>{len(total) + 2}}"]))
        return lines(found)

    def _reckoning(self) -> Content:
        """What happened after the last decision, such as missions that were shown."""
        last = len(self.session.match.log) - 1
        seen = [line for line in self.session.lines(self.lang, 1) if line.entry == last]
        return lines([Content.assemble(line.text, (line.cited, "dim")) for line in seen])
