"""The `holdfast` command.

What it was told wrongly is answered by one sentence on stderr: exit code 2 if the command line itself makes
no sense, 1 if something that it names (a file, a pack, a match) is wrong. Heavy imports wait until a command
needs them.
"""

import os
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

from cyclopts import App, CycloptsError, Parameter

import holdfast
from holdfast.core import (
    LANGUAGES,
    ContentError,
    Game,
    HoldfastError,
    Match,
    Seat,
    SetupError,
)
from holdfast.registry import games as game_names

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from holdfast.core import Content, Entry, Words
    from holdfast.core.rules import Chapter, Rule

USAGE, FAILED, STOPPED = 2, 1, 130
"""Exit codes: the command line is wrong; what it names is wrong; Ctrl-C."""

app = App(
    name="holdfast",
    help="Three survival board games: play them, simulate them, read their rules and components.",
    version=lambda: version(),
    version_flags=["--version"],
    help_flags=["--help", "-h"],
    help_format="plaintext",
    version_format="plaintext",
)
content_app = App(name="content", help="The components of a game, and packs that correct them.")
app.command(content_app)


class UsageError(HoldfastError):
    """The command line makes no sense."""


class Failure(HoldfastError):
    """Something that the command line names is wrong."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs the command and ends the process."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter still shows the rest
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Runs the command and returns its exit code."""
    try:
        code = app(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        return _complain(_sentence(str(error)), USAGE)
    except (UsageError, SetupError) as error:
        return _complain(error.say(_spoken(arguments)), USAGE)
    except HoldfastError as error:
        return _complain(error.say(_spoken(arguments)), FAILED)
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing is left to say, and nothing may be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}.", FAILED)
    except KeyboardInterrupt:
        return STOPPED


def _complain(message: str, code: int) -> int:
    print(f"holdfast: {message}", file=sys.stderr)
    return code


def _sentence(message: str) -> str:
    return " ".join(message.split())


def version() -> str:
    from holdfast._compiled import status

    return f"holdfast {holdfast.__version__}, {status()}"


# What the options mean

GameName = Annotated[str, Parameter(help="Which game; `holdfast games` lists them.")]
Lang = Annotated[str, Parameter(help="Language: en or fr. By default that of the system.")]
ContentFolder = Annotated[Path | None, Parameter(name="--content", help="Folder of a content pack to play with.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(name="--option", negative="", help="A choice made at setup, name=value; may be repeated."),
]


def _game(name: str) -> Game:
    if name not in game_names():
        raise UsageError(f"There is no game {name!r}; there are: {', '.join(game_names())}.")
    return holdfast.game(name)


def _spoken(arguments: Sequence[str]) -> str:
    """The language for a complaint: what follows `--lang`, if it makes sense, otherwise that of the system."""
    told = [word for before, word in pairwise(arguments) if before == "--lang"]
    told += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return _lang(told[0] if told and told[0] in LANGUAGES else "")


def _lang(chosen: str) -> str:
    """The language that was asked for, or that of the system if Holdfast speaks it, or English."""
    if chosen:
        if chosen not in LANGUAGES:
            raise UsageError(f"There is no language {chosen!r}; there are: {', '.join(LANGUAGES)}.")
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def _options(texts: Sequence[str]) -> dict[str, int]:
    chosen: dict[str, int] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not re.fullmatch(r"-?\d{1,18}", value):
            raise UsageError(f"An option is written name=value with a whole number, not {text!r}.")
        if name in chosen:
            raise UsageError(f"Option {name!r} is given twice.")
        chosen[name] = int(value)
    return chosen


def _seats(text: str, game: Game) -> list[Seat]:
    """`3` is one person and two random seats; `Ann,Bob,random` names people and agents; `Eva=random` names an
    agent's seat."""
    from holdfast.agents import is_agent, parse_agent

    if re.fullmatch(r"\d{1,9}", text):
        count = int(text)
        if count not in game.seat_counts:
            counts = ", ".join(map(str, game.seat_counts))
            raise UsageError(f"{game.id} is for {counts} seats, not {count}.")
        parts = [f"{os.environ.get('USER') or 1}=person", *["random"] * (count - 1)]
    else:
        parts = [part.strip() for part in text.split(",")]
    seats = []
    for number, part in enumerate(parts, start=1):
        name, sign, agent = part.partition("=")
        if not sign and is_agent(part):
            name, agent = f"{part} {number}", part
        if not name or len(name) > 40 or not name.isprintable():
            raise UsageError(f"Seat {number} of {text!r} has no name of 1 to 40 letters.")
        try:
            spec = parse_agent(agent).text if agent and agent != "person" else "person"
        except HoldfastError as error:
            raise UsageError(str(error)) from None
        seats.append(Seat(name, spec))
    if len({seat.name for seat in seats}) < len(seats):
        raise UsageError(f"Two seats of {text!r} have the same name.")
    return seats


def _console(*, stderr: bool = False) -> "Console":
    """A console that is honest in a pipe: no colours there, and lines as long as they are."""
    from rich.console import Console

    class HonestConsole(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    console = HonestConsole(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = 200
    return console


def _lines(console: "Console", text: "RenderableType") -> None:
    """Running text: folded on a screen, one line for each paragraph in a pipe."""
    console.print(text, soft_wrap=not console.is_terminal)


# Commands


@app.command
def games(*, lang: Lang = "") -> None:
    """The games that are here."""
    console = _console()
    for name in game_names():
        game = holdfast.game(name)
        words = game.words(_lang(lang))
        counts = f"{game.seat_counts[0]}-{game.seat_counts[-1]}"
        _lines(console, f"{name}  {words.say('game-title')} ({counts}): {words.say('game-tagline')}")


@app.command
def play(
    game: Annotated[str, Parameter(help="Which game; the first one if not said.")] = "",
    /,
    *,
    terminal: Annotated[
        bool, Parameter(negative="", help="The table in this terminal, which is the only one so far.")
    ] = True,
    seats: Annotated[
        str, Parameter(help="3 (you and two random seats), or Ann,Bob,random; asked for if not said.")
    ] = "",
    lang: Lang = "",
    seed: Annotated[int | None, Parameter(help="Makes the match repeatable.")] = None,
    content: ContentFolder = None,
    option: Options = (),
    load: Annotated[Path | None, Parameter(help="Goes on with a saved match.")] = None,
) -> None:
    """Play at the table."""
    language = _lang(lang)
    chosen = _options(option)
    match = None
    if load is not None:
        if game or seats or seed is not None or content is not None or option:
            raise UsageError("A saved match brings its game, seats, seed, content and options: give --load alone.")
        match = _load(load)
    else:
        the_game = _game(game or game_names()[0])
        if seats:
            match = Match(the_game, seats=_seats(seats, the_game), seed=seed, options=chosen, content=content)
        else:  # the start screen asks for the rest; what is given must make sense already
            the_game.new(
                seats=the_game.seat_counts[0], seed=0 if seed is None else seed, options=chosen, content=content
            )
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Failure("The table needs a terminal: standard input and output are not one.")
    from holdfast import terminal as table

    setup = None if load else table.Setup.of(the_game.id, seed, content, chosen)
    table.run(match, lang=language, path=load, setup=setup)


@app.command
def simulate(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many seats; by default the most.")] = None,
    games: Annotated[int, Parameter(help="How many matches.")] = 1000,
    seed: Annotated[int, Parameter(help="All chance follows from it.")] = 1,
    agents: Annotated[str, Parameter(help="One agent for all seats, or one for each, with commas: random")] = "random",
    workers: Annotated[int, Parameter(help="How many processes; the figures do not depend on it.")] = 1,
    json: Annotated[
        str,
        Parameter(
            allow_leading_hyphen=True,
            help="Also write the figures to this file; - writes them to standard output instead.",
        ),
    ] = "",
    force: Annotated[bool, Parameter(negative="", help="Let --json replace a file.")] = False,
    content: ContentFolder = None,
    option: Options = (),
) -> int:
    """Play many matches between agents and show the figures. Ctrl-C shows those of the matches so far."""
    import time

    from holdfast import arena
    from holdfast.agents import agents_for
    from holdfast.arena.report import show

    the_game = _game(game)
    chosen = _options(option)
    count = the_game.seat_counts[-1] if seats is None else seats
    try:
        agents_for([agents], count)
    except HoldfastError as error:
        raise UsageError(str(error)) from None
    if not 1 <= workers <= 1024:
        raise UsageError(f"--workers is a number from 1 to 1024, not {workers}.")
    target = Path(json) if json not in ("", "-") else None
    if target is not None:
        _writable(target, force)
    bar = _Bar()
    began = time.perf_counter()
    try:
        result = arena.simulate(
            the_game,
            seats=count,
            games=games,
            seed=seed,
            agents=[agents],
            workers=workers,
            options=chosen,
            content=content,
            progress=bar,
        )
    finally:
        bar.stop()
    took = time.perf_counter() - began
    if json == "-":
        sys.stdout.write(result.json().decode())
    else:
        show(result, _console())
    if target is not None:
        _write(target, result.json(), force)
        print(f"Figures written to {target}.", file=sys.stderr)
    print(
        f"{took:.1f} s, {result.games / took:,.0f} games/s, {result.decisions / took:,.0f} decisions/s "
        f"({holdfast._compiled.status()}, {workers} {'worker' if workers == 1 else 'workers'})",
        file=sys.stderr,
    )
    if not result.complete:
        print(f"Stopped: {result.games:,} of {result.asked:,} games are counted.", file=sys.stderr)
        return STOPPED
    return 0


class _Bar:
    """A progress bar on stderr, only if that is a terminal; started by the first news, because worker
    processes are forked before that and threads would be in their way."""

    def __init__(self) -> None:
        self._progress: Any = None
        self._task: Any = None

    def __call__(self, done: int, games: int) -> None:
        if self._progress is None:
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            console = _console(stderr=True)
            columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self._progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
            self._task = self._progress.add_task("games", total=games)
            self._progress.start()
        self._progress.update(self._task, completed=done)

    def stop(self) -> None:
        if self._progress is not None:
            self._progress.stop()


def _writable(target: Path, force: bool) -> None:
    """Before an hour of work: will its result find its place?"""
    if target.is_dir():
        raise UsageError(f"{target} is a folder, not a file.")
    if not target.parent.is_dir():
        raise UsageError(f"There is no folder {target.parent} to write {target.name} into.")
    if not os.access(target.parent, os.W_OK):
        raise Failure(f"The folder {target.parent} can't be written to.")
    if target.exists() and not force:
        raise UsageError(f"{target} exists; --force replaces it.")


def _write(target: Path, text: bytes, force: bool) -> None:
    """Whole or not at all, and not over a file that has appeared meanwhile."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        part.write_bytes(text)
        if force:
            part.replace(target)
        else:
            try:
                os.link(part, target)
            except FileExistsError:
                raise Failure(f"{target} appeared meanwhile and was left alone; nothing was written.") from None
            except OSError:  # a file system without links
                with target.open("xb") as file:
                    file.write(text)
    finally:
        part.unlink(missing_ok=True)


@content_app.default
def content(
    game: GameName,
    /,
    *,
    assumed: Annotated[bool, Parameter(negative="", help="Only values that are not known for sure, with why.")] = False,
    table: Annotated[str, Parameter(help="Only this table, such as building.")] = "",
    content: ContentFolder = None,
    lang: Lang = "",
) -> None:
    """Show the components of a game."""
    the_game = _game(game)
    tables = the_game.tables(content)
    found: Content = tables.content
    if table and table not in found.entries:
        raise UsageError(f"{game} has no table {table!r}; its tables: {', '.join(found.entries)}.")
    words = the_game.words(_lang(lang), found)
    console = _console()
    shown = 0
    for name, entries in found.entries.items():
        chosen = [entry for entry in entries if _is_assumed(entry)] if assumed else entries
        if chosen and (not table or name == table):
            shown += len(chosen)
            console.print(_component_table(name, chosen, words, assumed))
    if not shown:
        where = f"table {table!r} of {game}" if table else game
        _lines(console, f"Nothing in {where} is assumed: every value is known.")
    elif not table:
        total = sum(len(entries) for entries in found.entries.values())
        unsure = sum(_is_assumed(entry) for entries in found.entries.values() for entry in entries)
        pack = "" if found.name == "base" else f" Pack {found.name}, checksum {found.checksum}."
        _lines(console, f"Entries: {total}, of which {unsure} have assumed values.{pack}")


def _is_assumed(entry: "Entry") -> bool:
    return entry.source == "assumed" or bool(entry.assumed)


def _component_table(name: str, entries: "list[Entry]", words: "Words", assumed: bool) -> "RenderableType":
    """One table of the content; only columns in which something stands."""
    from rich.table import Table
    from rich.text import Text

    common = ("id", "source", "assumed", "why")
    rows = [_cells(entry) for entry in entries]
    columns = [key for key in rows[0] if key not in common and any(row[key] for row in rows)]
    names = [_name(words, name, entry.id) for entry in entries]
    table = Table(title=name, title_justify="left", show_lines=False)
    table.add_column("id", overflow="fold")
    if any(names):
        table.add_column("name", overflow="fold")
    for column in columns:
        table.add_column(column, overflow="fold")
    table.add_column("source")
    if assumed:
        table.add_column("assumed", overflow="fold")
        table.add_column("why", overflow="fold")
    for entry, row, named in zip(entries, rows, names, strict=True):
        cells = [
            entry.id,
            *([named] if any(names) else []),
            *(row[column] for column in columns),
            entry.source,
        ]
        if assumed:
            cells += [", ".join(entry.assumed) or "all", entry.why]
        table.add_row(*map(Text, cells))
    return table


def _cells(entry: "Entry") -> dict[str, str]:
    """The fields of an entry as text; what it does not mention is blank."""
    import msgspec

    fields: dict[str, Any] = msgspec.to_builtins(entry)
    defaults = {field.name: field.default for field in msgspec.structs.fields(entry)}
    return {key: "" if value == defaults[key] else _cell(value) for key, value in fields.items()}


def _cell(value: Any, between: str = ", ") -> str:
    """A value as short text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_cell(part, '/')}" for key, part in value.items())
    if isinstance(value, list):
        return ("; " if any(isinstance(part, dict) for part in value) else between).join(map(_cell, value))
    return str(value)


def _name(words: "Words", table: str, entry: str) -> str:
    message = f"{table.replace('_', '-')}-{entry}"
    return words.say(message) if words.bundle.has_message(message) else ""


@content_app.command
def check(folder: Annotated[Path, Parameter(help="The folder of the pack.")], /) -> None:
    """Check a content pack: says what is wrong with it, or what it changes."""
    game = _game_of_pack(folder)
    tables = game.tables(folder)
    found: Content = tables.content
    for lang in LANGUAGES:
        _check_words(game, found, lang, folder)
    game.new(seats=game.seat_counts[0], seed=0, content=folder)
    changed = ", ".join(f"{len(entries)} × {name}" for name, entries in found.overrides.tables.items())
    worded = ", ".join(f"{lang}.ftl" for lang in found.overrides.words)
    _lines(
        _console(),
        f"{folder} is a good pack for {game.id}: {found.name}, checksum {found.checksum}, "
        f"changes {' and '.join(part for part in (changed, worded) if part) or 'nothing'}.",
    )


def _game_of_pack(folder: Path) -> Game:
    """A pack says in its pack.toml which game it is for."""
    import tomllib

    head = folder / "pack.toml"
    name: object = None
    if head.is_file():
        try:
            name = tomllib.loads(head.read_text(encoding="utf-8")).get("game")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ContentError(f"{head}: not TOML: {error}.") from None
    if name is None:
        # Reading it as a pack of any game says what a folder must have to be one.
        from holdfast.core.content import read_overrides

        read_overrides(folder, game_names()[0])
    if name not in game_names():
        raise ContentError(f"{head}: there is no game {name!r}; there are: {', '.join(game_names())}.")
    return holdfast.game(str(name))


def _check_words(game: Game, found: "Content", lang: str, folder: Path) -> None:
    """A pack's words replace messages that the game has, with all the forms that it uses, or name what it adds."""
    if lang not in found.overrides.words:
        return
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    text = found.overrides.words[lang]
    known = game.words(lang).bundle
    added = {f"{table}-{entry_id}" for table, ids in found.added.items() for entry_id in ids}
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, Message):
            continue
        name = entry.id.name
        if name in added:
            continue
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        where = f"{folder / lang}.ftl, line {line}"
        if not known.has_message(name):
            raise ContentError(f"{where}: the game has no message {name!r} to change.")
        forms = {attribute.id.name for attribute in entry.attributes}
        missing = [f".{form}" for form in known.get_message(name).attributes if form not in forms]
        if missing:
            raise ContentError(f"{where}: the message {name!r} also needs its forms {', '.join(missing)}.")


@app.command
def rules(
    game: GameName,
    number: Annotated[str, Parameter(help="A rule such as PNE-2.3, or a chapter such as PNE-2.")] = "",
    /,
    *,
    lang: Lang = "",
    search: Annotated[str, Parameter(help="Only rules with this word.")] = "",
) -> None:
    """Show the rules of a game, in our words, by their numbers."""
    book = _game(game).rules
    language = _lang(lang)
    wanted = number.upper()
    chapters = {chapter.id: chapter for chapter in book.chapters}
    if wanted and wanted not in book and wanted not in chapters:
        example = next(iter(book.rules))
        raise UsageError(f"{game} has no rule {number!r}; its chapters are {', '.join(chapters)}, a rule is {example}.")
    found = book.search(search, language) if search.strip() else list(book)
    found = [rule for rule in found if not wanted or wanted in (rule.id, rule.chapter)]
    if not found:
        raise Failure(f"No rule of {wanted or game} has the word {search!r} in {language!r}.")
    console = _console()
    head = ""
    for rule in found:
        if rule.chapter != head:
            head = rule.chapter
            _show_chapter(console, chapters[head], language)
        _show_rule(console, rule, language)


def _show_chapter(console: "Console", chapter: "Chapter", lang: str) -> None:
    from rich.text import Text

    _lines(console, Text(f"{chapter.id}  {chapter.text(lang)}", style="bold"))


def _show_rule(console: "Console", rule: "Rule", lang: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    page = f"p. {rule.page}" if rule.page else ""
    ruling = (f"{'décision' if lang == 'fr' else 'ruling'} {rule.ruling}") if rule.ruling else ""
    source = ", ".join(part for part in (page, ruling) if part)
    text = Text.assemble((rule.id, "bold"), "  ", rule.text(lang), (f"  ({source})", "dim") if source else "")
    if console.is_terminal:
        console.print(Padding(text, (0, 0, 0, 2)))
    else:
        _lines(console, text)


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved match.")],
    /,
    *,
    lang: Lang = "",
    seat: Annotated[int | None, Parameter(help="Only what this seat (from 0) saw; by default everything.")] = None,
) -> None:
    """Print what happened in a saved match, decision by decision, with the numbers of the rules."""
    match = _load(file)
    words = match.game.words(_lang(lang), match.base.tables.content)
    if seat is not None and not 0 <= seat < len(match.seats):
        raise UsageError(f"This match has seats 0 to {len(match.seats) - 1}, not {seat}.")
    console = _console()
    who = ", ".join(f"{one.name} ({one.agent})" for one in match.seats)
    pack = match.base.tables.content
    seed = f", seed {match.seed}" if seat is None else ""  # which would tell a seat everything
    _lines(console, f"{match.game.id}, rules {match.game.version}, content {pack.name}{seed}: {who}")
    if match.notice:
        _lines(console, f"({match.notice}: the match goes on from its snapshot)")
    for number, (entry, events) in enumerate(zip(match.history, match.log, strict=True)):
        if entry < 0:
            _lines(console, f"{number:4}  (taken back by agreement; chance began anew)")
        elif seat is None:
            _lines(console, f"{number:4}  {match.game.catalogue[entry].text}")
        for event in events:
            if seat is None or event.seen_by(seat):
                rule = f"  [{event.rule}]" if event.rule else ""
                _lines(console, f"      {words.event(event, match.names)}{rule}")
    outcome = match.state.outcome
    if outcome is None:
        decision = match.state.decision
        assert decision is not None
        said = words.decision(match.state, match.names, -1 if seat is None else seat)
        _lines(console, f"      … {said}  [{decision.rule}]")
        return
    _lines(console, words.say(f"reason-{outcome.reason}"))
    for number in sorted(range(len(match.seats)), key=lambda one: outcome.places[one]):
        parts = ", ".join(f"{words.say(f'part-{part}')} {points[number]}" for part, points in outcome.parts.items())
        _lines(console, f"{outcome.places[number]}. {match.names[number]}: {outcome.scores[number]} ({parts})")


def _load(path: Path) -> Match:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Failure(f"{path} can't be read: {error.strerror}.") from None
    try:
        return Match.load(text, holdfast.game)
    except HoldfastError as error:
        raise Failure("error-file", path=path, why=error) from None
