"""The catalogue: every action a game can ever offer, as constants with stable numbers."""

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from holdfast.core.errors import HoldfastError


@final
class Domain:
    """What an argument ranges over: places, faces, cards … The word for an entry is the message `name-entry`."""

    def __init__(self, name: str, entries: tuple[str, ...]) -> None:
        self.name = name
        self.entries = entries
        self.numeric = name == "number"

    def __len__(self) -> int:
        return len(self.entries)

    def number(self, entry: str) -> int:
        """The number of an entry, for reading content; rules use numbers."""
        return self.entries.index(entry)


def numbers(count: int) -> Domain:
    """The numbers 0 … count - 1, said as numbers."""
    return Domain("number", tuple([str(i) for i in range(count)]))


AMOUNT: Final = numbers(0)
"""For arguments of events and prompts that are plain amounts, of any size."""

SEAT: Final = Domain("seat", ())
"""For arguments that are seats; said with the name of whoever sits there."""


@final
class Action:
    """One atomic thing a seat may do; exists once per process, compare with `is`. `index` is its number."""

    def __init__(self, index: int, kind: "Kind", a: int, b: int) -> None:
        self.index = index
        self.kind = kind
        self.a = a
        self.b = b

    @property
    def text(self) -> str:
        """The text form, which `Catalogue.parse` reads back: `take tower farmer`."""
        words = [self.kind.name]
        if len(self.kind.domains) > 0:
            words.append(self.kind.domains[0].entries[self.a])
        if len(self.kind.domains) > 1:
            words.append(self.kind.domains[1].entries[self.b])
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self.index}: {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _find, (self.kind.game, self.index)


@final
class Kind:
    """A kind of action: `TAKE[place * 6 + face]`, or `TAKE[place]` where there is one argument, or `TAKE[0]`."""

    def __init__(
        self, game: str, name: str, names: tuple[str, ...], domains: tuple[Domain, ...], anytime: bool
    ) -> None:
        self.game = game
        self.name = name
        self.names = names
        self.domains = domains
        self.anytime = anytime
        self.actions: list[Action] = []

    def __getitem__(self, i: int) -> Action:
        return self.actions[i]

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        return f"<kind {self.name}: {len(self.actions)} actions>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """All actions of one game in order. It does not depend on content and only grows at its end."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.kinds: list[Kind] = []
        self.actions: list[Action] = []
        self._texts: dict[str, Action] = {}
        _CATALOGUES[game] = self

    def kind(self, name: str, *, anytime: bool = False, **domains: Domain) -> Kind:
        """Adds a kind with no, one or two arguments. An `anytime` kind interrupts a step without ending it."""
        if len(domains) > 2:
            raise ValueError(f"action kind {name!r} has more than two arguments: make it two decisions")
        kind = Kind(self.game, name, tuple(domains.keys()), tuple(domains.values()), anytime)
        first = len(kind.domains[0]) if len(kind.domains) > 0 else 1
        second = len(kind.domains[1]) if len(kind.domains) > 1 else 1
        for a in range(first):
            for b in range(second):
                action = Action(len(self.actions), kind, a, b)
                if action.text in self._texts:
                    raise ValueError(f"two actions have the text form {action.text!r}")
                kind.actions.append(action)
                self.actions.append(action)
                self._texts[action.text] = action
        self.kinds.append(kind)
        return kind

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, text: str) -> Action:
        action = self._texts.get(text)
        if action is None:
            example = repr(self.actions[0].text)
            raise HoldfastError("error-no-action", given=repr(text), game=self.game, example=example)
        return action


_CATALOGUES: Final[dict[str, Catalogue]] = {}


def _find(game: str, index: int) -> Action:
    return _CATALOGUES[game][index]
