"""Keys that are pressed twice, or held down, do not answer the next question."""

from collections.abc import Callable

ANY = ""
"""Whatever key it was: a sheet has just gone, and what closed it may come again."""


class Twice:
    """Remembers the last key. For `grace` seconds the same key counts only where it asks for the same thing again."""

    def __init__(self, grace: float, clock: Callable[[], float]) -> None:
        self.grace = grace
        self.clock = clock
        self.key: str | None = None
        self.at = 0.0

    def begin(self) -> None:
        """Something new is on the screen: every key has to wait."""
        self.key, self.at = ANY, self.clock()

    def admits(self, key: str, *, same: bool = False) -> bool:
        """Whether a press counts. One that does not starts the time again, so that a key that is held down never
        gets through."""
        now = self.clock()
        early = self.key in (ANY, key) and now - self.at < self.grace
        if not early or self.key == key:
            self.key, self.at = key, now
        return same or not early
