"""What all screens share: words, and a change of language."""

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from textual.binding import BindingType
from textual.screen import ModalScreen, Screen

from holdfast.core import Words

if TYPE_CHECKING:
    from holdfast.terminal.app import TableApp

Result = TypeVar("Result")


class Speaking:
    """A screen with words on it."""

    @property
    def table_app(self) -> "TableApp":
        return cast("TableApp", cast(Screen[Any], self).app)

    @property
    def ui(self) -> Words:
        return self.table_app.ui

    @property
    def lang(self) -> str:
        return self.table_app.lang

    def relabel(self) -> None:
        """The language has changed."""
        cast(Screen[Any], self).refresh(recompose=True)


class Sheet(Speaking, ModalScreen[Result]):
    """Something laid over the table for a moment; Escape takes it away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "close"),
        # Keys of the application do not reach below a sheet.
        ("f2,ctrl+l", "app.language"),
        ("ctrl+q", "app.quit"),
    ]

    def action_close(self) -> None:
        self.dismiss(None)
