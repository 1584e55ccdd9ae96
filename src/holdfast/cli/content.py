"""`holdfast content`: the components of a game, and packs that correct them."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import App, Parameter

from holdfast.cli.given import ContentFolder, GameName, Lang, UsageError, language, the_game
from holdfast.cli.output import console, lines
from holdfast.core import ContentError, Domain, Entry, Game, HoldfastError, Words
from holdfast.core.content import HEAD
from holdfast.core.packs import game_of_pack, read_overrides
from holdfast.registry import game as find_game
from holdfast.registry import games
from holdfast.table import interface

if TYPE_CHECKING:
    from rich.console import Console

COMMON = ("id", "source", "assumed", "why")
"""Fields of every entry, which are not shown as columns."""
content = App(name="content", help="command-content")


@content.default
def components(
    game: GameName,
    /,
    *,
    assumed: Annotated[bool, Parameter(negative="", help="flag-assumed", show_default=False)] = False,
    table: Annotated[str, Parameter(help="flag-table", show_default=False)] = "",
    content: ContentFolder = None,
    lang: Lang = "",
) -> None:
    shown = the_game(game)
    found = shown.tables(content).content
    ui = interface(language(lang), "command")
    if table and table not in found.entries:
        known = ", ".join(found.entries)
        raise UsageError("error-content-table", game=game, table=repr(table), known=known)
    where = console()
    words = shown.words(ui.lang, found)
    chosen = {
        name: [entry for entry in entries if not assumed or _is_assumed(entry)]
        for name, entries in found.entries.items()
        if not table or name == table
    }
    for name, entries in chosen.items():
        if entries:
            Component(name, entries, _names(shown, name, entries, words), ui, assumed).show(where)
    if not any(chosen.values()):
        lines(where, ui.say("content-known", where=table or game))
    elif not table:
        unsure = sum(_is_assumed(entry) for entries in found.entries.values() for entry in entries)
        total = sum(len(entries) for entries in found.entries.values())
        lines(where, ui.say("content-total", total=total, unsure=unsure))
        if content is not None:
            lines(where, ui.say("content-pack", name=found.name, checksum=found.checksum))


def _is_assumed(entry: Entry) -> bool:
    return entry.source == "assumed" or bool(entry.assumed)


def _names(game: Game, table: str, entries: list[Entry], words: Words) -> list[str]:
    """What the entries are called, where the game has words for them."""
    domain = next((one.name for one in _domains(game) if {entry.id for entry in entries} <= set(one.entries)), table)
    messages = [f"{domain.replace('_', '-')}-{entry.id}" for entry in entries]
    return [_name(words, message) for message in messages]


def _name(words: Words, message: str) -> str:
    """The title of a thing that has one, such as a page of a book, otherwise its name."""
    if not words.knows(message):
        return ""
    return words.say(message, "title") if words.knows(message, "title") else words.say(message)


def _domains(game: Game) -> Iterator[Domain]:
    yield from game.domains
    for kind in game.catalogue.kinds:
        yield from kind.domains
    for event in game.event_kinds:
        yield from event.domains


class Component:
    """One table of the content: as a table where it fits the screen, otherwise entry by entry."""

    def __init__(self, name: str, entries: list[Entry], names: list[str], ui: Words, assumed: bool) -> None:
        self.name = name
        self.entries = entries
        self.names = names
        self.ui = ui
        self.assumed = assumed
        self.rows = [_cells(entry, ui) for entry in entries]
        self.columns = [key for key in self.rows[0] if key not in COMMON and any(row[key] for row in self.rows)]
        """The columns that are not empty, named as in the files."""

    def show(self, console: "Console") -> None:
        table = self._table()
        if console.measure(table, options=console.options.update(max_width=10_000)).maximum <= console.width:
            console.print(table)
        else:
            self._list(console)

    def _table(self) -> Any:
        from rich.table import Table
        from rich.text import Text

        table = Table(title=self.name, title_justify="left")
        for column in self._row("id", self.ui.say("content-name"), self.columns, self.ui.say("content-source")):
            table.add_column(column)
        if self.assumed:
            table.add_column(self.ui.say("content-assumed"))
            table.add_column(self.ui.say("content-why"))
        for entry, name, row in zip(self.entries, self.names, self.rows, strict=True):
            cells = self._row(entry.id, name, [row[column] for column in self.columns], entry.source)
            if self.assumed:
                cells += [self._unsure(entry), entry.why]
            table.add_row(*map(Text, cells))
        return table

    def _row(self, entry_id: str, name: str, cells: list[str], source: str) -> list[str]:
        return [entry_id, *([name] if any(self.names) else []), *cells, source]

    def _unsure(self, entry: Entry) -> str:
        return ", ".join(entry.assumed) or self.ui.say("content-all")

    def _list(self, console: "Console") -> None:
        from rich.padding import Padding
        from rich.text import Text

        lines(console, Text(self.name, style="italic"))
        for entry, name, row in zip(self.entries, self.names, self.rows, strict=True):
            lines(console, Text.assemble((entry.id, "bold"), f"  {name}" if name else "", f"  [{entry.source}]"))
            cells = [f"{column}: {row[column]}" for column in self.columns if row[column]]
            if self.assumed:
                cells.append(f"{self.ui.say('content-assumed')}: {self._unsure(entry)}")
                cells.append(f"{self.ui.say('content-why')}: {entry.why}")
            text = " · ".join(cells)
            if console.is_terminal:
                console.print(Padding(Text(text), (0, 0, 0, 4)))
            elif cells:
                lines(console, f"    {text}")


def _cells(entry: Entry, ui: Words) -> dict[str, str]:
    """The fields of an entry as text; what it does not mention is blank."""
    fields: dict[str, Any] = msgspec.to_builtins(entry)
    defaults = {field.encode_name: field.default for field in msgspec.structs.fields(entry)}
    return {key: "" if value == defaults[key] else _cell(value, ui) for key, value in fields.items()}


def _cell(value: Any, ui: Words, between: str = ", ") -> str:
    """A value as short text."""
    if isinstance(value, bool):
        return ui.say("content-yes") if value else ui.say("content-no")
    if isinstance(value, dict):
        return ", ".join(f"{key} {_cell(part, ui, '/')}" for key, part in value.items())
    if isinstance(value, list | tuple):
        structured = any(isinstance(part, dict) for part in value)
        return ("; " if structured else between).join(_cell(part, ui) for part in value)
    return str(value)


@content.command(help="command-check")
def check(folder: Annotated[Path, Parameter(help="flag-folder")], /, *, lang: Lang = "") -> None:
    game = game_of(folder)
    ui = interface(language(lang), "command")
    found = game.tables(folder).content
    game.new(seats=game.seat_counts[0], seed=0, content=folder)
    changed = [f"{len(entries)} × {name}" for name, entries in found.overrides.tables.items()]
    changed += [f"{lang}.ftl" for lang in found.overrides.words]
    lines(
        console(),
        ui.say(
            "content-good",
            folder=str(folder),
            game=game.id,
            name=found.name,
            checksum=found.checksum,
            count=len(changed),
            changed=", ".join(changed),
        ),
    )


def game_of(folder: Path) -> Game:
    """The game that a pack is for."""
    name = game_of_pack(folder)
    if name is None:
        # Raises the error that says what the head must have.
        read_overrides(folder, games()[0])
    if name not in games():
        why = HoldfastError("error-no-game", name=repr(name), known=", ".join(games()))
        raise ContentError("error-file", path=folder / HEAD, why=why)
    return find_game(str(name))
