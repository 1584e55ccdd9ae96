"""A result as tables for a screen or a pipe, in the words of a language."""

from typing import Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.arena.result import Pack, Result, Spread
from holdfast.core import Words


def tables(result: Result, ui: Words, words: Words) -> RenderableType:
    """`ui` has the words of the report, `words` those of the game."""
    parts: list[RenderableType] = [Text(heading(result, ui, words))]
    if result.games:
        parts += [_endings(result, ui, words), _seats(result, ui), _parts(result, ui, words)]
    return Group(*parts)


def figure(number: float, digits: int, lang: str) -> str:
    """A number as a language writes it, with so many digits behind the point."""
    text = f"{number:,.{digits}f}"
    if lang == "fr":
        return text.translate({ord(","): "\N{NARROW NO-BREAK SPACE}", ord("."): ","})
    return text


def percent(share: float, lang: str, digits: int = 2) -> str:
    space = "\N{NARROW NO-BREAK SPACE}" if lang == "fr" else ""
    return f"{figure(100 * share, digits, lang)}{space}%"


class Titled(Protocol):
    """A result of any kind: what was played."""

    @property
    def rules(self) -> str: ...
    @property
    def content(self) -> Pack: ...
    @property
    def seats(self) -> int: ...
    @property
    def seed(self) -> int: ...


def title(result: Titled, ui: Words, words: Words) -> list[str]:
    """The first lines of all figures."""
    game = words.say("game-title")
    lines = [ui.say("figures-head", game=game, rules=result.rules, seats=result.seats, seed=str(result.seed))]
    if result.content.name != "base":
        lines.append(ui.say("figures-pack", name=result.content.name, checksum=result.content.checksum))
    return lines


def heading(result: Result, ui: Words, words: Words) -> str:
    """What was played and how it went, as lines for screen and pipe."""
    lines = title(result, ui, words)
    for name, value in result.options.items():
        lines.append(f"{words.say(f'option-{name}')}{ui.say('colon')}{words.say(f'option-{name}-{value}')}")
    games = figure(result.games, 0, ui.lang)
    if result.complete:
        lines.append(ui.say("figures-games", count=result.games, games=games))
    else:
        lines.append(ui.say("figures-stopped", games=games, asked=figure(result.asked, 0, ui.lang)))
    if result.lengths is not None:
        decisions = figure(result.decisions, 0, ui.lang)
        lines.append(ui.say("figures-decisions", decisions=decisions, each=_said(result.lengths, ui)))
    return "\n".join(lines)


def _said(spread: Spread, ui: Words) -> str:
    mean, sd = figure(spread.mean, 1, ui.lang), figure(spread.sd, 1, ui.lang)
    return ui.say("figures-spread", mean=mean, sd=sd, least=str(spread.min), most=str(spread.max))


def _endings(result: Result, ui: Words, words: Words) -> Table:
    table = Table(title=ui.say("figures-endings"), title_justify="left")
    table.add_column(ui.say("figures-ending"))
    table.add_column(ui.say("figures-matches"), justify="right")
    for reason, count in result.reasons.items():
        table.add_row(Text(words.say(f"reason-{reason}")), figure(count, 0, ui.lang))
    return table


def _seats(result: Result, ui: Words) -> Table:
    table = Table(title=ui.say("figures-seats"), title_justify="left")
    for message in ("figures-seat", "figures-agent"):
        table.add_column(ui.say(message))
    for message in (
        "figures-wins",
        "figures-shared",
        "figures-rate",
        "figures-interval",
        "figures-score",
        "figures-sd",
        "figures-min",
        "figures-median",
        "figures-max",
    ):
        table.add_column(ui.say(message), justify="right")
    for seat, one in enumerate(result.by_seat):
        score = one.score
        table.add_row(
            str(seat + 1),
            Text(one.agent),
            figure(one.wins, 0, ui.lang),
            figure(one.shared, 0, ui.lang),
            percent(one.win_rate, ui.lang),
            f"{percent(one.win_low, ui.lang)} … {percent(one.win_high, ui.lang)}",
            figure(score.mean, 2, ui.lang),
            figure(score.sd, 2, ui.lang),
            str(score.min),
            str(score.median),
            str(score.max),
        )
    return table


def _parts(result: Result, ui: Words, words: Words) -> Table:
    """Where the points come from: the mean of each part for each seat."""
    table = Table(title=ui.say("figures-parts"), title_justify="left")
    table.add_column(ui.say("figures-part"))
    for seat in range(result.seats):
        table.add_column(ui.say("figures-of-seat", seat=seat + 1), justify="right")
    for part in result.by_seat[0].parts:
        spreads = [one.parts[part] for one in result.by_seat]
        cells = [f"{figure(one.mean, 2, ui.lang)} ± {figure(one.sd, 2, ui.lang)}" for one in spreads]
        table.add_row(Text(words.say(f"part-{part}")), *cells)
    return table
