"""The simplest kinds of step, by what they remember."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from holdfast.core import Fields, Step
from holdfast.games.warofmine.state import State


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
