# mypyc: skip
"""Content: cards, tiles, tracks and boards as data. TOML files become checked entries; a pack overrides them.

Every file holds arrays of tables; every entry has an `id` and a `source`. A pack is a folder with a
`pack.toml`, files of the same names whose entries give an `id` and only what differs, and optionally `en.ftl`
and `fr.ftl` with other names for things.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from holdfast.core.errors import ContentError

Source: TypeAlias = Literal["rulebook", "public", "assumed", "box"]
"""Where a value comes from; `box` is what somebody who owns the game read off a component."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry has. `assumed` names the fields that are not known although the rest is."""

    id: str
    source: Source
    assumed: list[str] = []
    why: str = ""


E = TypeVar("E", bound=Entry)


class Overrides(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a pack changes, as it goes into saves: the pack's name, its changed entries by table, its words."""

    name: str
    tables: dict[str, list[dict[str, Any]]] = {}
    words: dict[str, str] = {}

    @property
    def checksum(self) -> str:
        """Tells packs of one name apart."""
        order = msgspec.json.encode([self.name, self.tables, self.words], order="sorted")
        return blake2b(order, digest_size=8).hexdigest()

    def __hash__(self) -> int:
        return hash(self.checksum)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Overrides) and self.checksum == other.checksum


NO_OVERRIDES = Overrides(name="base")


class _Place(msgspec.Struct):
    """Where an entry stands in a file, so that a message can name the line."""

    file: Path
    table: str
    number: int

    def line(self, key: str = "") -> int:
        """The line of a key of the entry, or of its head."""
        if not self.file.exists():
            return 0
        heads = re.compile(rf"\s*\[\[\s*{re.escape(self.table)}\s*\]\]")
        any_head = re.compile(r"\s*\[")
        wanted = re.compile(rf"\s*\"?{re.escape(key)}\"?\s*[=.]") if key else None
        seen = -1
        head = 0
        for number, text in enumerate(self.file.read_text(encoding="utf-8").splitlines(), start=1):
            if heads.match(text):
                seen += 1
                if seen == self.number:
                    head = number
                continue
            if head and seen > self.number:
                break
            if head and any_head.match(text) and not text.lstrip().startswith(f"[{self.table}."):
                break
            if head and wanted is not None and wanted.match(text):
                return number
        return head

    def error(self, message: str, key: str = "") -> ContentError:
        line = self.line(key)
        where = f"{self.file}, line {line}" if line else str(self.file)
        return ContentError(f"{where}: {message}")


class Content:
    """The checked entries of a game under one pack."""

    def __init__(
        self,
        overrides: Overrides,
        entries: dict[str, list[Entry]],
        places: dict[tuple[str, str], _Place],
        added: dict[str, tuple[str, ...]],
    ) -> None:
        self.overrides = overrides
        self.entries = entries
        self.added = added
        """The ids that the pack adds to open tables, in its order; their numbers follow those of the domain."""
        self._places = places

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
                raise ContentError(f"Content table [[{name}]] has no entry {entry_id!r}.")
        for entry_id in by_id:
            if entry_id not in ids:
                raise self.error(name, entry_id, f"{entry_id!r} is not one of the ids of [[{name}]]: {list(ids)}.")
        return [by_id[entry_id] for entry_id in ids]

    def error(self, table: str, entry_id: str, message: str, key: str = "") -> ContentError:
        """An error that names the file and line of an entry, for a game's own cross-checks."""
        return self._places[table, entry_id].error(f"[[{table}]] {entry_id!r}: {message}", key)


def read_content(
    folder: Path,
    schema: Mapping[str, type[Entry]],
    overrides: Overrides = NO_OVERRIDES,
    open_tables: frozenset[str] = frozenset(),
    pack_folder: Path | None = None,
) -> Content:
    """All content files of a game, with a pack's overrides laid over them, checked against the schema."""
    raw: dict[str, list[dict[str, Any]]] = {table: [] for table in schema}
    places: dict[tuple[str, str], _Place] = {}
    for path in sorted(folder.glob("*.toml")):
        for table, found in _tables_of(path).items():
            if table not in schema:
                raise ContentError(f"{path}: no table is called {table!r}; known tables: {', '.join(sorted(schema))}.")
            for number, entry in enumerate(found):
                place = _Place(path, table, number)
                if (table, str(entry.get("id"))) in places:
                    raise place.error(f"[[{table}]] {entry.get('id')!r} is there twice.", "id")
                places[table, str(entry.get("id"))] = place
                raw[table].append(entry)
    base = {table: len(found) for table, found in raw.items()}
    _lay_over(raw, places, schema, overrides, open_tables, pack_folder)
    added = {table: tuple(str(entry["id"]) for entry in raw[table][base[table] :]) for table in sorted(open_tables)}
    entries: dict[str, list[Entry]] = {
        table: [_convert(entry, schema[table], table, places[table, str(entry.get("id"))]) for entry in found]
        for table, found in raw.items()
    }
    return Content(overrides, entries, places, added)


def _lay_over(
    raw: dict[str, list[dict[str, Any]]],
    places: dict[tuple[str, str], _Place],
    schema: Mapping[str, type[Entry]],
    overrides: Overrides,
    open_tables: frozenset[str],
    pack_folder: Path | None,
) -> None:
    for table, changes in overrides.tables.items():
        for number, change in enumerate(changes):
            place = _Place(_pack_file(pack_folder, table, overrides.name), table, number)
            if table not in schema:
                raise place.error(f"no table is called {table!r}; known tables: {', '.join(sorted(schema))}.")
            entry_id = change.get("id")
            if any(other.get("id") == entry_id for other in changes[:number]):
                raise place.error(f"[[{table}]] {entry_id!r} is there twice.", "id")
            base = next((entry for entry in raw[table] if entry.get("id") == entry_id), None)
            if base is None and table not in open_tables:
                known = ", ".join(str(entry.get("id")) for entry in raw[table])
                raise place.error(
                    f"[[{table}]] has no entry with id {entry_id!r}: a pack changes entries, it adds none. "
                    f"Known ids: {known}.",
                    "id",
                )
            places[table, str(entry_id)] = place
            if base is None:
                raw[table].append({"source": "box", **change})
                continue
            left = [field for field in base.get("assumed", []) if field not in change]
            merged = {**base, "source": "box", **change}
            merged.setdefault("assumed", [])
            if "assumed" not in change:
                merged["assumed"] = left
            raw[table][raw[table].index(base)] = merged


def _pack_file(folder: Path | None, table: str, name: str) -> Path:
    if folder is not None:
        for path in sorted(folder.glob("*.toml")):
            if re.search(rf"^\s*\[\[\s*{re.escape(table)}\s*\]\]", path.read_text(encoding="utf-8"), re.MULTILINE):
                return path
    return Path(f"pack {name}")


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ContentError(f"{path}: not a text file in UTF-8.") from None
    except OSError as error:
        raise ContentError(f"{path}: can't be read: {error.strerror}.") from None


def _words_of(path: Path) -> str:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    text = _text_of(path)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise ContentError(f"{path}, line {line}: not Fluent: {entry.annotations[0].message}.")
    return text


def _tables_of(path: Path) -> dict[str, list[dict[str, Any]]]:
    try:
        data = tomllib.loads(_text_of(path))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path}: not TOML: {error}.") from None
    for table, found in data.items():
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            raise ContentError(f"{path}: {table!r} must be a list of tables, each begun by a line [[{table}]].")
        for number, entry in enumerate(found):
            if not isinstance(entry.get("id"), str):
                raise _Place(path, table, number).error(f"this [[{table}]] has no id (a text in quotes).", "id")
    return data


def _convert(entry: dict[str, Any], kind: type[E], table: str, place: _Place) -> E:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        message = str(error)
        path = re.search(r"`\$\.([A-Za-z_]+)", message)
        unknown = re.search(r"unknown field `([^`]+)`", message)
        key = path[1] if path else unknown[1] if unknown else ""
        raise place.error(f"[[{table}]] {entry.get('id')!r}: {message[0].lower()}{message[1:]}.", key) from None


class _PackFile(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    game: str


def read_overrides(folder: Path, game: str) -> Overrides:
    """What a pack folder changes; says what is wrong with the folder itself."""
    if not folder.is_dir():
        raise ContentError(f"{folder}: there is no such folder; a content pack is a folder with a pack.toml.")
    head = folder / "pack.toml"
    if not head.is_file():
        raise ContentError(f'{head} is missing; it has two lines, name = "my-pack" and game = "{game}".')
    try:
        pack = msgspec.convert(tomllib.loads(head.read_text(encoding="utf-8")), _PackFile)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f'{head}: {error}; expected name = "my-pack" and game = "{game}".') from None
    if pack.game != game:
        raise ContentError(f"{head}: this pack is for the game {pack.game!r}, not for {game!r}.")
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", pack.name) or pack.name == NO_OVERRIDES.name:
        raise ContentError(f"{head}: name {pack.name!r} must be lower-case letters, digits and hyphens, not 'base'.")
    tables: dict[str, list[dict[str, Any]]] = {}
    words: dict[str, str] = {}
    for path in sorted(folder.iterdir()):
        if path.name == "pack.toml" or path.name.startswith((".", "README")):
            continue
        if path.suffix == ".toml":
            for table, found in _tables_of(path).items():
                if table in tables:
                    raise ContentError(f"{path}: [[{table}]] stands in another file of this pack already.")
                tables[table] = found
        elif path.name in ("en.ftl", "fr.ftl"):
            words[path.stem] = _words_of(path)
        else:
            raise ContentError(f"{path}: a pack holds .toml files, en.ftl and fr.ftl, nothing else.")
    return Overrides(name=pack.name, tables=tables, words=words)
