"""A tournament as tables for a screen or a pipe, in the words of a language."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from holdfast.arena.shares import Difference, Share
from holdfast.arena.tables import figure, percent, title
from holdfast.arena.tournament import Pairing, Tournament
from holdfast.core import Game, Words


def standings(result: Tournament, game: Game, ui: Words, words: Words) -> RenderableType:
    """`ui` has the words of the figures, `words` those of the game."""
    parts: list[RenderableType] = [Text(_head(result, ui, words))]
    if not result.played:
        return parts[0]
    parts.append(_together(result, ui) if game.together else _pairings(result, ui))
    if result.compared:
        parts.append(_compared(result, ui))
    if result.ratings:
        parts.append(_ratings(result, ui))
    if result.figures.by_seat:
        parts.append(_seats(result, ui))
    if game.together:
        parts += [_endings(result, ui, words), *([_deaths(result, ui, words)] if result.figures.deaths else [])]
    return Group(*parts)


def _head(result: Tournament, ui: Words, words: Words) -> str:
    lines = title(result, ui, words)
    played = figure(result.played, 0, ui.lang)
    if result.complete:
        lines.append(ui.say("tournament-played", matches=played, each=figure(result.matches, 0, ui.lang)))
    else:
        lines.append(ui.say("tournament-stopped", matches=played, asked=figure(result.asked, 0, ui.lang)))
    return "\n".join(lines)


def _interval(low: float, high: float, lang: str) -> str:
    return f"{percent(low, lang)} … {percent(high, lang)}"


def plain_table(title: str, texts: list[str], numbers: list[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in texts:
        table.add_column(heading)
    for heading in numbers:
        table.add_column(heading, justify="right")
    return table


def _share_cells(one: Share | Pairing, lang: str) -> list[str]:
    return [figure(one.matches, 0, lang), percent(one.share, lang), _interval(one.low, one.high, lang)]


def _pairings(result: Tournament, ui: Words) -> Table:
    headings = ["tournament-even", "figures-matches", "tournament-share", "figures-interval"]
    table = plain_table(
        ui.say("tournament-pairings"),
        [ui.say("figures-agent"), ui.say("tournament-against")],
        [ui.say(heading) for heading in headings],
    )
    for one in result.pairings:
        first, other = one.agents
        against = other if result.seats == 2 else f"{result.seats - 1} × {other}"
        assert one.even is not None
        table.add_row(Text(first), Text(against), percent(one.even, ui.lang), *_share_cells(one, ui.lang))
    return table


def _together(result: Tournament, ui: Words) -> Table:
    headings = ["figures-matches", "tournament-won", "figures-interval", "tournament-days"]
    table = plain_table(
        ui.say("tournament-survived"), [ui.say("figures-agent")], [ui.say(heading) for heading in headings]
    )
    by_name = {one.agent: one for one in result.figures.agents}
    for one in result.pairings:
        agent = by_name.get(one.agents[0])
        days = agent.parts.get("days") if agent is not None else None
        shown = figure(days.mean, 1, ui.lang) if days is not None else ""
        table.add_row(Text(one.agents[0]), *_share_cells(one, ui.lang), shown)
    return table


def _compared(result: Tournament, ui: Words) -> Table:
    table = plain_table(
        ui.say("tournament-compared"),
        [ui.say("figures-agent"), ui.say("tournament-against")],
        [ui.say("figures-matches"), ui.say("tournament-more-won"), ui.say("tournament-more-days")],
    )
    for one in result.compared:
        days = signed(one.days, 1, ui.lang) if one.days is not None else ""
        won = signed(one.won, 1, ui.lang, 100)
        table.add_row(*map(Text, one.agents), figure(one.won.matches, 0, ui.lang), won, days)
    return table


def signed(one: Difference, digits: int, lang: str, scale: float = 1.0) -> str:
    """A difference with its interval: «+3.1 (−0.4 … +6.6)»."""
    mean, low, high = (
        f"{'+' if part > 0 else ''}{figure(part * scale, digits, lang)}" for part in (one.mean, one.low, one.high)
    )
    return f"{mean} ({low} … {high})".replace("-", "−")


def _ratings(result: Tournament, ui: Words) -> Table:
    table = plain_table(ui.say("tournament-ratings"), [ui.say("figures-agent")], ["µ", "σ"])
    for one in result.ratings:
        table.add_row(Text(one.agent), figure(one.mu, 2, ui.lang), figure(one.sigma, 2, ui.lang))
    return table


def _seats(result: Tournament, ui: Words) -> Table:
    headings = ["figures-seat", "figures-matches", "tournament-share", "figures-interval"]
    table = plain_table(ui.say("tournament-seats"), [], [ui.say(heading) for heading in headings])
    for seat, one in enumerate(result.figures.by_seat):
        table.add_row(str(seat + 1), *_share_cells(one, ui.lang))
    return table


def _endings(result: Tournament, ui: Words, words: Words) -> Table:
    table = plain_table(ui.say("figures-endings"), [ui.say("figures-ending")], [ui.say("figures-matches")])
    for reason, count in result.figures.reasons.items():
        table.add_row(Text(words.say(f"reason-{reason}")), figure(count, 0, ui.lang))
    return table


def _deaths(result: Tournament, ui: Words, words: Words) -> Table:
    table = plain_table(
        ui.say("tournament-deaths"),
        [ui.say("tournament-how"), ui.say("tournament-cause")],
        [ui.say("tournament-people")],
    )
    counts: dict[tuple[str, str], int] = {}
    for one in result.figures.deaths:
        counts[one.how, one.cause] = counts.get((one.how, one.cause), 0) + one.count
    for (how, cause), count in sorted(counts.items(), key=lambda item: -item[1]):
        said = words.say(f"condition-{cause}") if cause else ""
        table.add_row(ui.say(f"how-{how}"), Text(said), figure(count, 0, ui.lang))
    return table
