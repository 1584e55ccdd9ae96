"""Content as rules read it: flat columns of numbers, one object per game and pack, shared by its states."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from holdfast.core.content import Content


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """A game's own tables inherit from this and add their columns."""

    def __init__(self, game: Any, content: "Content") -> None:
        self.game = game
        self.content = content

    def __reduce__(self) -> tuple[Any, ...]:
        return _retabulate, (self.game, self.content.overrides)


def _retabulate(game: Any, overrides: Any) -> Any:
    return game.tables(overrides)
