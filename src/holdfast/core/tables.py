"""Content as rules read it: flat columns of numbers, one object per game and pack, shared by its states."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from holdfast.core.catalogue import Domain

if TYPE_CHECKING:
    from holdfast.core.content import Content


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """A game's own tables inherit from this and add their columns."""

    def __init__(self, game: Any, content: "Content") -> None:
        self.game = game
        self.content = content

    def entry_id(self, domain: Domain, number: int) -> "str | int":
        """The id of an entry of a domain. Numbers past its end are entries that a pack adds. Numbers and seats are
        their own ids."""
        if domain.numeric or domain.name == "seat":
            return number
        entries = domain.entries
        if 0 <= number < len(entries):
            return entries[number]
        if number < 0:
            return ""
        return str(self.content.added[domain.name][number - len(entries)])

    def __reduce__(self) -> tuple[Any, ...]:
        return _retabulate, (self.game, self.content.overrides)


def _retabulate(game: Any, overrides: Any) -> Any:
    return game.tables(overrides)
