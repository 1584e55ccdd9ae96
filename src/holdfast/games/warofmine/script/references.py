# mypyc: skip
"""How snapshots name what lies in the compiled book: a script by its id, and a place in it by what stands there.

While a match runs these are numbers of the tables. A snapshot writes names, so that it can be read under a book that
has changed meanwhile. Reading it, a place in a script

* is the same if the script has not changed;
* is the next operation that was not carried out, if those before it have not changed;
* is otherwise where the operations end: at the options of the script, or where the option taken leads.

Where the option taken is gone, or the whole script, its reading is over. Whatever is not the same is told.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from holdfast.core import Reference
from holdfast.games.warofmine.catalogue import NOTES
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.script.program import Block, Way

NOWHERE = 0
"""The instruction at which every reading is over."""
CHANGED = "script-changed"
GONE = "script-gone"


def mark_of(given: Any) -> str:
    """Tells contents apart that are not the same."""
    return blake2b(msgspec.json.encode(given), digest_size=4).hexdigest()


class BlockReference(Reference):
    """A script by its id, or what a card does by the card and the field."""

    def write(self, tables: WarTables, value: int) -> Any:
        block = tables.blocks[value]
        return [block.table, block.entry, block.key]

    def read(self, tables: WarTables, data: Any, notices: list[str]) -> int:
        found = tables.block_named(*data) if isinstance(data, list) else -1
        if found < 0:
            notices.append(GONE)
            return tables.block_empty
        return found


class ScriptsReference(Reference):
    """A list of scripts; those that are gone are left out."""

    def write(self, tables: WarTables, value: Sequence[int]) -> Any:
        return [tables.blocks[number].entry for number in value]

    def read(self, tables: WarTables, data: Any, notices: list[str]) -> list[int]:
        return [tables.script_of[name] for name in data if name in tables.script_of]


class NoteReference(Reference):
    """A note by its label: the numbers of a pack's notes follow those of the game, which may have grown."""

    def write(self, tables: WarTables, value: int) -> Any:
        return tables.entry_id(NOTES, value)

    def read(self, tables: WarTables, data: Any, notices: list[str]) -> int:
        if isinstance(data, int):  # from before notes were written by their labels
            return data
        return [*NOTES.entries, *tables.content.added[NOTES.name]].index(data) if data else -1


class PlaceReference(Reference):
    """A place in a script or card: which block, which of its options (-1 before them), which operation, which part of
    it; with marks of the operations before it, of this one, and of the whole."""

    def write(self, tables: WarTables, value: int) -> Any:
        if value == NOWHERE:
            return []
        block, option, number, part = tables.place_of(value)
        found = tables.blocks[block]
        do = _operations(found, option)
        now = mark_of(do[number]) if number < len(do) else ""
        return [found.table, found.entry, found.key, option, number, part, mark_of(do[:number]), now, _whole(found)]

    def read(self, tables: WarTables, data: Any, notices: list[str]) -> int:
        if data == []:
            return NOWHERE
        if not isinstance(data, list):  # from before places had names
            notices.append(GONE)
            return NOWHERE
        table, entry, key, option, number, part, before, now, whole = data
        block = tables.block_named(table, entry, key)
        if block < 0:
            notices.append(GONE)
            return NOWHERE
        found = tables.blocks[block]
        if option >= len(found.ways):
            notices.append(CHANGED)
            return NOWHERE
        if _whole(found) != whole:
            notices.append(CHANGED)
            return _nearest(found, option, number, part, before, now)
        return _holder(found, option).places[number] + int(part)


def _holder(block: Block, option: int) -> Block | Way:
    return block.ways[option] if option >= 0 else block


def _operations(block: Block, option: int) -> Sequence[Any]:
    return block.ways[option].given if option >= 0 else block.given


def _whole(block: Block) -> str:
    return mark_of([block.given, [[way.given, way.mark] for way in block.ways]])


def _nearest(block: Block, option: int, number: int, part: int, before: str, now: str) -> int:
    """Where a script that has changed goes on."""
    do, places = _operations(block, option), _holder(block, option).places
    if number > len(do) or mark_of(do[:number]) != before:
        return places[-1]
    if part == 0:
        return places[number]
    if number < len(do) and mark_of(do[number]) == now:
        return places[number] + part
    return places[min(number + 1, len(do))]  # it was begun and is another now


class MarksReference(Reference):
    """What scripts remember, by the names of the marks; those that no script knows any more are left out."""

    def write(self, tables: WarTables, value: Sequence[int]) -> Any:
        return {tables.marks[number]: n for number, n in enumerate(value) if n}

    def read(self, tables: WarTables, data: Any, notices: list[str]) -> list[int]:
        return [data.get(name, 0) for name in tables.marks]


BLOCK = BlockReference()
NOTE = NoteReference()
SCRIPTS = ScriptsReference()
PLACE = PlaceReference()
MARKS = MarksReference()
