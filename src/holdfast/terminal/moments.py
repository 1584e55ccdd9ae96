"""What nobody should miss: since it was last told, which lines of the log, and which pages."""

from collections.abc import Collection

from textual.content import Content

from holdfast.table import Viewer, is_reading, passages_of
from holdfast.terminal.look import lines, shown, told


class Moments:
    """Follows a match. `stops` are the kinds of events that the table stops for."""

    def __init__(self, viewer: Viewer, stops: Collection[str]) -> None:
        self.viewer = viewer
        self.stops = stops
        self.match = viewer.table.match
        self.seen = len(self.match.log)
        """The entries of the history that were told, or are older than this screen."""

    def told(self, lang: str) -> Content | None:
        """What happened since the last call, if the table stops for it and a person sits there. A page that asks has
        the board to itself and is not told here."""
        first, self.seen = min(self.seen, len(self.match.log)), len(self.match.log)
        if not self.viewer.persons:
            return None
        log = self.viewer.log(lang)
        asks = is_reading(self.viewer.state, log.words)
        parts = []
        for entry in range(first, self.seen):
            stops = any(log.sees(event) and event.kind.name in self.stops for event in self.match.log[entry])
            pages = [] if asks and entry == self.seen - 1 else list(passages_of(log, entry))
            if stops:
                parts.append(lines([shown(line) for line in log.lines(entry)]))
            elif pages:
                parts += [told(page) for page in pages]
        return Content("\n\n").join(parts) if parts else None
