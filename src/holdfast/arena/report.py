"""A result as tables for a screen or a pipe."""

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.arena.result import Result, Spread


def show(result: Result, console: Console) -> None:
    console.print(tables(result))


def tables(result: Result) -> RenderableType:
    return Group(Text(heading(result)), *([_seats(result), _parts(result)] if result.games else []))


def heading(result: Result) -> str:
    """What was played and how it went, in lines that hold for screen and pipe."""
    pack = "" if result.content.name == "base" else f", pack {result.content.name} ({result.content.checksum})"
    options = "".join(f", {name}={value}" for name, value in result.options.items())
    lines = [
        f"{result.game} (rules {result.rules}{pack}), {result.seats} seats{options}, seed {result.seed}",
    ]
    if result.complete:
        lines.append(f"{result.games:,} games")
    else:
        lines.append(
            f"stopped after {result.games:,} of {result.asked:,} games; these are the figures of the first "
            f"{result.games:,}"
        )
    if result.lengths is not None:
        lines.append(f"{result.decisions:,} decisions; in a game: {_said(result.lengths)}")
        ends = ", ".join(f"{reason} {count:,}" for reason, count in result.reasons.items())
        lines.append(f"endings: {ends}")
    return "\n".join(lines)


def _said(spread: Spread) -> str:
    return f"mean {spread.mean:.1f}, sd {spread.sd:.1f}, {spread.min} to {spread.max}"


def _seats(result: Result) -> Table:
    table = Table(title="Seats", title_justify="left")
    for name in ("seat", "agent"):
        table.add_column(name)
    for name in ("wins", "shared", "win rate", "95 % interval", "score", "sd", "min", "median", "max"):
        table.add_column(name, justify="right")
    for seat, one in enumerate(result.by_seat):
        score = one.score
        table.add_row(
            str(seat),
            Text(one.agent),
            f"{one.wins:,}",
            f"{one.shared:,}",
            f"{one.win_rate:.2%}",
            f"{one.win_low:.2%} … {one.win_high:.2%}",
            f"{score.mean:.2f}",
            f"{score.sd:.2f}",
            str(score.min),
            str(score.median),
            str(score.max),
        )
    return table


def _parts(result: Result) -> Table:
    """Where the points come from: the mean of each part for each seat."""
    table = Table(title="Score by part (mean ± sd)", title_justify="left")
    table.add_column("part")
    for seat in range(result.seats):
        table.add_column(f"seat {seat}", justify="right")
    for part in result.by_seat[0].parts:
        cells = [f"{one.parts[part].mean:.2f} ± {one.parts[part].sd:.2f}" for one in result.by_seat]
        table.add_row(Text(part), *cells)
    return table
