# mypyc: skip
"""Content: cards, tiles, tracks and boards as data. TOML files become checked entries; a pack overrides them.

Every file holds arrays of tables; every entry has an `id` and a `source`. What a pack is: see `packs.py`.
"""

import gc
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from holdfast.core.errors import ContentError, ContentErrors, HoldfastError, of_system
from holdfast.core.validation import explain, wrong_fields

Source: TypeAlias = Literal["rulebook", "public", "assumed", "box"]
"""Where a value comes from; `box` is what somebody who owns the game read off a component."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of every entry. `assumed` names the fields whose values are guesses while the rest is known."""

    id: str
    source: Source
    assumed: list[str] = []
    why: str = ""


E = TypeVar("E", bound=Entry)


class Overrides(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a pack changes, as it goes into saves: the pack's name, its changed entries by table, its words, and the
    tables of the game that it leaves out in favour of its own entries."""

    name: str
    tables: dict[str, list[dict[str, Any]]] = {}
    words: dict[str, str] = {}
    replaces: list[str] = []

    @property
    def checksum(self) -> str:
        """Distinguishes packs of the same name. One that replaces nothing has the checksum that it always had."""
        parts: list[object] = [self.name, self.tables, self.words]
        if self.replaces:
            parts.append(self.replaces)
        return blake2b(msgspec.json.encode(parts, order="sorted"), digest_size=8).hexdigest()

    def __hash__(self) -> int:
        return hash(self.checksum)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Overrides) and self.checksum == other.checksum


NO_OVERRIDES = Overrides(name="base")


class Problems:
    """Collects errors, so that the author of a pack sees all of them at once."""

    def __init__(self) -> None:
        self.found: list[ContentError] = []

    def collect(self, check: Callable[..., object], *arguments: object) -> None:
        """Runs a check and keeps the error that it raises, if any."""
        try:
            check(*arguments)
        except ContentError as error:
            self.found += error.each

    def raise_all(self) -> None:
        """Raises all errors that were collected, in the order of files and lines."""
        if self.found:
            raise ContentErrors.of(sorted(self.found, key=_place_of))


def _place_of(error: ContentError) -> tuple[str, int]:
    line = error.arguments.get("line", 0)
    return str(error.arguments.get("path", "")), line if isinstance(line, int) else 0


class Place(msgspec.Struct):
    """Where an entry stands in a file, so that a message can name the line."""

    file: Path
    table: str
    number: int

    def line(self, key: str = "") -> int:
        """The line of a key of the entry, or of its head."""
        lines, heads = _heads_in(self.file, self.table)
        if self.number >= len(heads):
            return 0
        head = heads[self.number]
        if not key:
            return head
        any_head = re.compile(r"\s*\[")
        wanted = re.compile(rf"\s*\"?{re.escape(key)}\"?\s*[=.]")
        for number in range(head + 1, len(lines) + 1):
            text = lines[number - 1]
            if any_head.match(text) and not text.lstrip().startswith(f"[{self.table}."):
                break
            if wanted.match(text):
                return number
        return head

    def error(self, why: HoldfastError, key: str = "") -> ContentError:
        return at_line(self.file, self.line(key), why)

    def entry_error(self, entry_id: object, why: HoldfastError, key: str = "") -> ContentError:
        return self.error(HoldfastError("error-entry", table=self.table, id=repr(entry_id), why=why), key)


@lru_cache(maxsize=8)
def _indexed(file: Path, table: str, changed: int) -> tuple[list[str], list[int]]:
    heads = re.compile(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]")
    lines = file.read_text(encoding="utf-8-sig").splitlines()
    return lines, [number for number, text in enumerate(lines, start=1) if heads.match(text)]


def _heads_in(file: Path, table: str) -> tuple[list[str], list[int]]:
    """The lines of a file, and the numbers of those that begin an entry of a table. A pack with very many errors asks
    again and again."""
    if not file.exists():
        return [], []
    return _indexed(file, table, file.stat().st_mtime_ns)


def at_line(path: Path, line: int, why: HoldfastError) -> ContentError:
    """What is wrong in a line of a file; line 0 stands for the file as a whole."""
    if line:
        return ContentError("error-line", path=path, line=line, why=why)
    return ContentError("error-file", path=path, why=why)


class Content:
    """The checked entries of a game under one pack."""

    def __init__(
        self,
        folder: Path,
        overrides: Overrides,
        entries: dict[str, list[Entry]],
        places: dict[tuple[str, str], Place],
        added: dict[str, tuple[str, ...]],
        head: Path | None = None,
    ) -> None:
        self.folder = folder
        """The folder of the game."""
        self.overrides = overrides
        self.entries = entries
        self.added = added
        """The ids that the pack adds to open tables, in the order of the pack. Their numbers come after those of the
        domain."""
        self.refused = Problems()
        """Errors that the game's own checks found."""
        self._places = places
        self._head = head
        """The file that an error about a pack as a whole names."""

    @property
    def name(self) -> str:
        return self.overrides.name

    @property
    def checksum(self) -> str:
        return self.overrides.checksum

    def table(self, name: str, kind: type[E]) -> list[E]:
        """All entries of a table in the order of the file."""
        return [entry for entry in self.entries[name] if isinstance(entry, kind)]

    def ordered(self, name: str, kind: type[E], ids: Sequence[str]) -> list[E]:
        """The entries of a table in the order of a domain; all of them must be there and no others."""
        by_id = {entry.id: entry for entry in self.table(name, kind)}
        for entry_id in ids:
            if entry_id not in by_id:
                raise ContentError("error-no-entry", table=name, id=repr(entry_id))
        for entry_id in by_id:
            if entry_id not in ids:
                why = HoldfastError("error-foreign-id", known=", ".join(ids))
                raise self._places[name, entry_id].entry_error(entry_id, why)
        return [by_id[entry_id] for entry_id in ids]

    def error(self, table: str, entry_id: str, message: str, key: str = "", **arguments: object) -> ContentError:
        """An error that names the file and line of an entry, for a game's own cross-checks. The message is a sentence,
        or the id `error-…` of one in the game's `sentences/`."""
        why = HoldfastError(message, sentences_of=self.folder, **arguments)
        return self._places[table, entry_id].entry_error(entry_id, why, key)

    def whole_error(self, message: str, **arguments: object) -> ContentError:
        """Such an error about the content as a whole, not about one entry."""
        if self._head is None:
            return ContentError(message, sentences_of=self.folder, **arguments)
        return at_line(self._head, 0, HoldfastError(message, sentences_of=self.folder, **arguments))

    def refuse_whole(self, message: str, **arguments: object) -> None:
        """Keeps such an error and goes on."""
        self.refused.found.append(self.whole_error(message, **arguments))

    def is_of_pack(self, table: str, entry_id: str, key: str) -> bool:
        """Whether the pack gives this field of an entry."""
        return any(entry.get("id") == entry_id and key in entry for entry in self.overrides.tables.get(table, []))

    def refuse(self, table: str, entry_id: str, message: str, key: str = "", **arguments: object) -> None:
        """Keeps such an error and goes on; all of them are raised at the end. For checks whose failure does not break
        the checks that follow."""
        self.refused.found.append(self.error(table, entry_id, message, key, **arguments))


@contextmanager
def uncollected() -> Iterator[None]:
    """While content is read: it makes very many objects that stay, and the garbage collector would go through all of
    them again and again."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def read_content(
    folder: Path,
    schema: Mapping[str, type[Entry]],
    overrides: Overrides = NO_OVERRIDES,
    open_tables: frozenset[str] = frozenset(),
    pack_folder: Path | None = None,
    replaceable: frozenset[str] = frozenset(),
) -> Content:
    """All content files of a game's `content/`, with a pack's overrides laid over them, checked against the schema."""
    head = None if overrides == NO_OVERRIDES else _head_of(pack_folder, overrides.name)
    for table in overrides.replaces:
        if table not in replaceable and head is not None:
            message = "error-replaces" if replaceable else "error-replaces-none"
            known = ", ".join(sorted(replaceable))
            raise at_line(head, 0, HoldfastError(message, table=repr(table), known=known))
    raw: dict[str, list[dict[str, Any]]] = {table: [] for table in schema}
    places: dict[tuple[str, str], Place] = {}
    for path, tables in _own_tables(folder):
        for table, found in tables.items():
            if table not in schema:
                raise ContentError("error-file", path=path, why=_no_table(table, schema))
            for number, entry in enumerate(found if table not in overrides.replaces else ()):
                place = Place(path, table, number)
                if (table, str(entry.get("id"))) in places:
                    raise place.entry_error(entry.get("id"), HoldfastError("error-twice"), "id")
                places[table, str(entry.get("id"))] = place
                raw[table].append(entry)
    base = {table: len(found) for table, found in raw.items()}
    problems = Problems()
    for table, changes in overrides.tables.items():
        seen: set[object] = set()
        for change, place in zip(changes, _pack_places(pack_folder, table, overrides.name, len(changes)), strict=True):
            problems.collect(_lay_over, raw, places, schema, change, place, open_tables, seen)
    added = {table: tuple(str(entry["id"]) for entry in raw[table][base[table] :]) for table in sorted(open_tables)}
    entries: dict[str, list[Entry]] = {table: [] for table in schema}
    for table, found in raw.items():
        for entry in found:
            problems.collect(_convert, entry, schema[table], places[table, str(entry.get("id"))], entries[table])
    problems.raise_all()
    return Content(folder.parent, overrides, entries, places, added, head)


def _own_tables(folder: Path) -> list[tuple[Path, dict[str, list[dict[str, Any]]]]]:
    """The tables of all files of a game, in folders too. Parsing TOML takes most of the time of loading a game, so what
    was parsed is kept beside the files, as Python keeps what it compiled."""
    files = sorted(folder.rglob("*.toml"))
    stamp = [[str(path.relative_to(folder)), path.stat().st_size, path.stat().st_mtime_ns] for path in files]
    kept = folder / "__pycache__" / "content.msgpack"
    try:
        found = msgspec.msgpack.decode(kept.read_bytes())
        if found[0] == stamp:
            return list(zip(files, found[1], strict=True))
    except (OSError, msgspec.DecodeError, TypeError, LookupError):
        pass
    tables = [tables_of(path) for path in files]
    part = kept.with_name(f"{kept.name}.{os.getpid()}")
    try:
        kept.parent.mkdir(exist_ok=True)
        part.write_bytes(msgspec.msgpack.encode([stamp, tables]))
        part.replace(kept)
    except OSError:  # where nobody may write, they are parsed each time
        part.unlink(missing_ok=True)
    return list(zip(files, tables, strict=True))


def _no_table(table: str, schema: Mapping[str, type[Entry]]) -> HoldfastError:
    return HoldfastError("error-no-table", table=repr(table), known=", ".join(sorted(schema)))


def _lay_over(
    raw: dict[str, list[dict[str, Any]]],
    places: dict[tuple[str, str], Place],
    schema: Mapping[str, type[Entry]],
    change: dict[str, Any],
    place: Place,
    open_tables: frozenset[str],
    seen: set[object],
) -> None:
    """Merges one entry of a pack into that of the game, or appends it to an open table."""
    table = place.table
    if table not in schema:
        raise place.error(_no_table(table, schema))
    entry_id = change.get("id")
    if entry_id in seen:
        raise place.entry_error(entry_id, HoldfastError("error-twice"), "id")
    seen.add(entry_id)
    base = next((entry for entry in raw[table] if entry.get("id") == entry_id), None)
    if base is None and table not in open_tables:
        known = ", ".join(str(entry.get("id")) for entry in raw[table])
        raise place.entry_error(entry_id, HoldfastError("error-new-id", table=table, known=known), "id")
    places[table, str(entry_id)] = place
    if base is None:
        raw[table].append({"source": "box", **change})
        return
    left = [field for field in base.get("assumed", []) if field not in change]
    merged = {**base, "source": "box", **change}
    if "assumed" not in change:
        merged["assumed"] = left
    raw[table][raw[table].index(base)] = merged


HEAD = "pack.toml"


def _head_of(folder: Path | None, name: str) -> Path:
    """The head of a pack; one that came with a save has no files."""
    return folder / HEAD if folder is not None else Path(f"pack {name}")


def _pack_places(folder: Path | None, table: str, name: str, count: int) -> list[Place]:
    """Where the entries of a table stand in the files of a pack, in the order in which they are read."""
    files = [path for path in (pack_files(folder) if folder is not None else ()) if path.suffix == ".toml"]
    for counted in (_begun_in, _there_in):
        found = [Place(path, table, number) for path in files for number in range(counted(path, table))]
        if len(found) == count:
            return found
    return [Place(Path(f"pack {name}"), table, count)] * count


def _begun_in(path: Path, table: str) -> int:
    return len(_heads_in(path, table)[1]) if path.is_file() else 0


def _there_in(path: Path, table: str) -> int:
    """The same of a file that may have been refused, or has its entries in one line."""
    try:
        return len(tables_of(path).get(table, ()))
    except ContentError:
        return 0


def pack_files(folder: Path) -> list[Path]:
    """The files of a pack besides its head, in the order in which they are read."""
    left_out = (HEAD, ".", "README")
    return [path for path in sorted(folder.iterdir()) if not path.name.startswith(left_out)]


MOST_BYTES = 1 << 25
"""No file of a pack, and no save, is larger than this."""


def bytes_of(path: Path) -> bytes:
    """What a file holds. Pipes and devices, which may never end, and files that nobody wrote by hand are refused."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise HoldfastError("error-no-plain-file")
    if path.is_file() and path.stat().st_size > MOST_BYTES:
        raise HoldfastError("error-large-file", most=MOST_BYTES >> 20)
    return path.read_bytes()


def text_of(path: Path) -> str:
    try:
        return bytes_of(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise at_line(path, 0, HoldfastError("error-not-text")) from None
    except OSError as error:
        raise at_line(path, 0, of_system(error)) from None
    except HoldfastError as error:
        raise at_line(path, 0, error) from None


def toml_of(path: Path) -> dict[str, Any]:
    text = text_of(path)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+), column (\d+)", str(error))
        line = int(found[1]) if found else max(len(text.splitlines()), 1)
        shown = (text.splitlines() or [""])[line - 1].strip()
        raise at_line(path, line, HoldfastError("error-not-toml", shown=shown)) from None
    except RecursionError:
        raise at_line(path, 0, HoldfastError("error-too-deep")) from None


def tables_of(path: Path) -> dict[str, list[dict[str, Any]]]:
    data = toml_of(path)
    problems = Problems()
    for table, found in data.items():
        problems.collect(_check_table, path, table, found)
    problems.raise_all()
    return data


def _check_table(path: Path, table: str, found: object) -> None:
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise at_line(path, _line_of(path, table), HoldfastError("error-no-list", table=table))
    problems = Problems()
    for number, entry in enumerate(found):
        if not isinstance(entry.get("id"), str):
            error = Place(path, table, number).error(HoldfastError("error-no-id", table=table), "id")
            problems.found.append(error)
    problems.raise_all()


def _line_of(path: Path, table: str) -> int:
    """The line of something that should be a list of tables but is not."""
    begins = re.compile(rf"\s*(\[\s*)?\"?{re.escape(table)}\b")
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((number for number, text in enumerate(lines, start=1) if begins.match(text)), 0)


def _convert(entry: dict[str, Any], kind: type[E], place: Place, entries: list[Entry]) -> None:
    """Checks an entry and appends it to `entries`. Raises one error for each field that is wrong."""
    try:
        entries.append(msgspec.convert(entry, kind))
    except msgspec.ValidationError as error:
        wrong = list(wrong_fields(entry, kind)) or [("", explain(error, kind))]
        raise ContentErrors.of([place.entry_error(entry.get("id"), why, key) for key, why in wrong]) from None
