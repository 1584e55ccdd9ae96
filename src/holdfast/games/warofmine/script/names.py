# mypyc: skip
"""What operations and conditions may name, while they are made: scripts, notes, ranges; and what is refused."""

from collections.abc import Mapping, Sequence
from typing import Any

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Content, ContentError, Domain
from holdfast.games.warofmine.content.tables import WarTables


class Names:
    """`at` and `key` are the entry and the field that an error is about."""

    def __init__(self, t: WarTables) -> None:
        self.t = t
        self.content: Content = t.content
        self.at = ("", "")
        self.key = ""
        self.scripts: dict[str, Any] = {entry.id: entry for entry in self.content.entries["script"]}
        self.named: dict[str, set[str]] = {}
        """Scripts that something names: by the scripts that do, and "" for a card."""
        self.lacking: dict[str, list[str]] = {}
        """Scripts that cards of the game name and that a pack's own book does not have, by the cards."""
        self.marks_set: set[str] = set()
        self.marks_asked: set[str] = set()
        self.notes = (*c.NOTES.entries, *self.content.added["note"])
        """The labels of all notes by number: our own, then those of a pack."""
        self.notes_made: dict[str, tuple[int, int, tuple[int, ...]]] = {}
        """By label: the script that is read when it is used, the one that its hook reads, and the results for that."""

    def error(self, message: str, key: str = "", **arguments: object) -> ContentError:
        return self.content.error(self.at[0], self.at[1], message, key or self.key, **arguments)

    def number(self, domain: Domain, name: str, key: str) -> int:
        if name not in domain.entries:
            raise self.error(
                "error-unknown-name", key, kind=domain.name, name=repr(name), known=", ".join(domain.entries)
            )
        return domain.number(name)

    def items(self, found: Mapping[str, int], key: str) -> list[int]:
        """Pairs of item and number."""
        out: list[int] = []
        for name, n in found.items():
            out += [self.number(c.ITEMS, name, key), n]
        return out

    def note(self, label: str) -> int:
        if label not in self.notes:
            raise self.error("error-unknown-note", note=repr(label), known=", ".join(self.notes))
        return self.notes.index(label)

    def mark(self, name: str) -> int:
        """The number of something that scripts remember."""
        if name not in self.t.marks:
            self.t.marks.append(name)
        return self.t.marks.index(name)

    def script(self, script: int | str, key: str = "") -> int:
        name = str(script)
        if name not in self.t.script_of:
            wrong, field = self.error("error-no-script", key, script=name), key or self.key
            if self.at[0] == "script":
                raise wrong
            if self.content.is_of_pack(*self.at, field):
                self.content.refused.found.append(wrong)
            else:
                self.lacking.setdefault(name, []).append(f"{self.at[0]} {self.at[1]} ({field})")
            return 0  # what is made of it is refused
        self.named.setdefault(name, set()).add(self.at[1] if self.at[0] == "script" else "")
        return self.t.script_of[name]

    def span(self, pair: Sequence[int]) -> tuple[int, int]:
        if len(pair) != 2 or pair[0] > pair[1]:
            raise self.error("error-span", given=list(pair))
        return pair[0], pair[1]

    def commission(self, script: int | str) -> int:
        """What the trade of a script costs."""
        self.script(script)
        if str(script) not in self.scripts:
            return 0  # which is refused
        for op in self.scripts[str(script)].do:
            if hasattr(op, "commission"):
                return int(op.commission)
        raise self.error("error-no-trade", script=script)
