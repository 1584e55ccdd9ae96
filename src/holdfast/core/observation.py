# mypyc: skip
"""The legend of an observation: what each number of the flat vector means."""

from collections.abc import Sequence
from functools import cached_property

import msgspec


class Span(msgspec.Struct, frozen=True):
    """Some numbers in a row that mean the same kind of thing. `by` names the domains or lists that they run over, the
    last one fastest: `("place", "face")`."""

    name: str
    size: int
    low: int
    high: int
    by: tuple[str, ...] = ()


class Observation(msgspec.Struct, frozen=True, dict=True):
    """The named spans of a game's observation in order. The same for every number of seats: seats that are not there
    are padded, and the observer always comes first."""

    spans: tuple[Span, ...]
    leaves_out: tuple[str, ...] = ()
    """Parts of the view that no number stands for, such as `story.read`: a memory of any length that no question
    depends on."""

    @cached_property
    def size(self) -> int:
        return sum(span.size for span in self.spans)

    @cached_property
    def where(self) -> dict[str, slice]:
        """The place of each span."""
        found: dict[str, slice] = {}
        start = 0
        for span in self.spans:
            found[span.name] = slice(start, start + span.size)
            start += span.size
        return found

    def read(self, numbers: Sequence[int]) -> dict[str, list[int]]:
        """An observation by the names of its spans."""
        return {name: list(numbers[where]) for name, where in self.where.items()}
