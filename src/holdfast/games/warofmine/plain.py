"""The simplest kind of step."""

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
