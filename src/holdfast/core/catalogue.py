"""The catalogue: every action a game can ever offer, as constants with stable numbers."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from holdfast.core.errors import HoldfastError

NUMBERS: Final = "actions.txt"
"""The file of a game's package that keeps the numbers of its actions."""


@final
class Domain:
    """What an argument ranges over: places, faces, cards … The word for an entry is the message `name-entry`."""

    def __init__(self, name: str, entries: tuple[str, ...]) -> None:
        self.name = name
        self.entries: tuple[str, ...] = entries
        self.numeric = name == "number"

    def __len__(self) -> int:
        return len(self.entries)

    def number(self, entry: str) -> int:
        """The number of an entry, for reading content; rules use numbers."""
        return self.entries.index(entry)


def numbers(count: int) -> Domain:
    """The numbers 0 … count - 1; texts show them as digits."""
    return Domain("number", tuple([str(i) for i in range(count)]))


AMOUNT: Final = numbers(0)
"""For arguments of events and prompts that are plain amounts, of any size."""

SEAT: Final = Domain("seat", ())
"""For arguments that are seats; texts show the name of whoever sits there."""


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
    """A kind of action: `TAKE.at(place, face)`, or `FLIP[tile]` where there is one argument, or `STOP[0]`."""

    def __init__(
        self,
        game: str,
        name: str,
        names: tuple[str, ...],
        domains: tuple[Domain, ...],
        anytime: bool,
        ends: bool,
    ) -> None:
        self.game = game
        self.name = name
        self.names = names
        self.domains = domains
        self.anytime = anytime
        """Whether it interrupts a step without ending it."""
        self.ends = ends
        """Whether it ends a turn or a run of choices, or passes: screens set it apart and never point at it first."""
        self.actions: list[Action] = []
        self.width = len(domains[1]) if len(domains) > 1 else 1

    def __getitem__(self, i: int) -> Action:
        return self.actions[i]

    def at(self, a: int, b: int) -> Action:
        """The action with these two arguments."""
        return self.actions[a * self.width + b]

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        return f"<kind {self.name}: {len(self.actions)} actions>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """All actions of one game by their numbers. It does not depend on content and only grows at its end.

    The file `actions.txt` of the game's package assigns the numbers once: one text form a line, the first is action 0.
    An action that it does not list yet gets the next number after its end, whatever kind or domain it belongs to, until
    somebody adds the line. Without a package the numbers follow the order of definition.
    """

    def __init__(self, game: str, package: str = "") -> None:
        self.game = game
        self.kinds: list[Kind] = []
        self._texts: dict[str, Action] = {}
        self._numbers: dict[str, int] = {}
        if package:
            folder: str = sys.modules[package].__path__[0]
            for line in Path(folder, NUMBERS).read_text(encoding="utf-8").splitlines():
                self._numbers[line] = len(self._numbers)
        self.actions: list[Action] = [_NOT_DEFINED] * len(self._numbers)
        _CATALOGUES[game] = self

    def kind(self, name: str, *, anytime: bool = False, ends: bool = False, **domains: Domain) -> Kind:
        """Adds a kind with no, one or two arguments. An `anytime` kind interrupts a step without ending it; one that
        `ends` closes a turn or a run of choices, or passes."""
        if len(domains) > 2:
            raise ValueError(f"action kind {name!r} has more than two arguments: make it two decisions")
        kind = Kind(self.game, name, tuple(domains.keys()), tuple(domains.values()), anytime, ends)
        first = len(kind.domains[0]) if len(kind.domains) > 0 else 1
        for a in range(first):
            for b in range(kind.width):
                self._add(kind, a, b)
        self.kinds.append(kind)
        return kind

    def _add(self, kind: Kind, a: int, b: int) -> None:
        action = Action(0, kind, a, b)
        text = action.text
        if text in self._texts:
            raise ValueError(f"two actions have the text form {text!r}")
        number = self._numbers.get(text)
        if number is None:
            action.index = len(self.actions)
            self.actions.append(action)
        else:
            action.index = number
            self.actions[number] = action
        kind.actions.append(action)
        self._texts[text] = action

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, text: str) -> Action:
        action = self._texts.get(text)
        if action is None:
            example = repr(next(iter(self._texts)))
            raise HoldfastError("error-no-action", given=repr(text), game=self.game, example=example)
        return action


_CATALOGUES: Final[dict[str, Catalogue]] = {}
_NOT_DEFINED: Final = Action(-1, Kind("", "not-defined", (), (), False, False), 0, 0)
"""Placeholder for a number whose action is not defined yet. None is left once all kinds of the game are defined."""


def _find(game: str, index: int) -> Action:
    return _CATALOGUES[game][index]
