"""The sections of a report: each looks at one question, and is left out where a result has no answer."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from holdfast.arena.analysis import Analysis
from holdfast.arena.balance import SHARE, Balance, Measure
from holdfast.arena.changes import measure_name
from holdfast.arena.figures import AgentFigures, Deaths, Thing
from holdfast.arena.report import charts
from holdfast.arena.report.charts import Row
from holdfast.arena.report.reading import Readable
from holdfast.arena.report.sources import Source
from holdfast.arena.shares import Share
from holdfast.arena.standings import signed
from holdfast.arena.tables import figure, percent
from holdfast.arena.tournament import Tournament
from holdfast.arena.verdicts import Verdicts
from holdfast.core import Game, Words

MOST_THINGS = 14
"""So many things are drawn from each end of a long list; the table below has all of them."""
BINS = 24
FEW = 20
"""Things that were held less often are in the table only."""


class Block(msgspec.Struct, frozen=True):
    """A plot or a table with its own small heading. A table has its head in its first row; `folded` ones open on a
    click."""

    title: str = ""
    text: str = ""
    chart: Any = None
    table: list[list[str]] = []
    folded: bool = False
    words: bool = False
    """Whether the cells of the table are words rather than numbers."""


class Section(msgspec.Struct, frozen=True):
    id: str
    title: str
    lead: str
    blocks: list[Block]


class Teller:
    """Says everything in the words of a language: `ui` those of the report, `words` those of the game."""

    def __init__(self, ui: Words, game: Game) -> None:
        self.ui = ui
        self.game = game
        self.words = game.words(ui.lang)
        self.lang = ui.lang

    def say(self, message: str, **arguments: Any) -> str:
        return self.ui.say(message, **arguments)

    def thing(self, domain: str, entry: str) -> str:
        message = f"{domain}-{entry}"
        if not self.words.knows(message):
            return entry
        said = self.words.say(message)
        return said[:1].upper() + said[1:]

    def part(self, part: str) -> str:
        return self.words.say(f"part-{part}")

    def cells(self, one: Share) -> list[str]:
        interval = f"{self.percent(one.low)} … {self.percent(one.high)}"
        return [figure(one.matches, 0, self.lang), self.percent(one.share), interval]

    def percent(self, share: float) -> str:
        return percent(share, self.lang, 1)

    def share_columns(self, value: str) -> dict[str, str]:
        """What a tooltip of an interval says."""
        return {
            "name": " ",
            "value": value,
            "low": self.say("report-low"),
            "high": self.say("report-high"),
            "count": self.say("report-matches"),
        }


def sections(results: Sequence[Readable], sources: Sequence[Source], teller: Teller) -> Iterator[Section]:
    """All that the results have something to say about, the most asked first."""
    for number, result in enumerate(result for result in results if isinstance(result, Analysis)):
        yield _analysis(result, number, teller)
    makers: tuple[Callable[[Sequence[Source], Teller], Section | None], ...] = (
        _balance,
        _strength,
        _survival,
        _seats,
        _parts,
        _winning,
        _length,
        _endings,
        _deaths,
    )
    for make in makers:
        section = make(sources, teller)
        if section is not None and section.blocks:
            yield section


def _titled(sources: Sequence[Source], source: Source) -> str:
    return source.label if len(sources) > 1 else ""


# A match looked at again

SMOOTHED = 4
"""A line of chances is the mean over so many decisions on both sides."""


def _analysis(result: Analysis, number: int, teller: Teller) -> Section:
    told = Verdicts(result, teller.game, teller.ui, teller.words)
    _, ended, looked = told.head()
    blocks = [Block(table=[told.play_head(), *map(told.play, result.plays)])]
    if result.judged:
        lines = [row for seat, side in _lines(told) for row in _line(result, seat, side)]
        marks = [
            {
                "entry": one.entry + 1,
                "side": "" if result.together else told.name(one.seat),
                "value": one.after,
                "played": told.action(one.played),
                "better": told.action(one.best),
                "loss": -100 * one.loss,
            }
            for one in told.clear()
        ]
        plot = charts.curve(
            lines,
            marks,
            title=teller.say("report-entry"),
            heading=teller.say("report-chance"),
            sides=teller.say("report-seat-column") if not result.together else "",
            tooltip={
                "played": told.ui.say("analysis-played"),
                "better": told.ui.say("analysis-better"),
                "loss": told.ui.say("analysis-loss"),
            },
        )
        blocks.append(Block(teller.say("report-chances"), teller.say("report-chances-lead"), plot))
    if result.turns:
        table = [told.turn_head(), *map(told.turn, result.turns)]
        blocks.append(Block(told.ui.say("analysis-turns"), table=table, words=True))
    if told.clear():
        table = [told.better_head(), *map(told.better, told.clear())]
        blocks.append(Block(told.ui.say("analysis-missed"), table=table, words=True))
    else:
        blocks.append(Block(text=told.ui.say("analysis-nothing")))
    return Section(f"analysis{number or ''}", teller.say("report-analysis"), f"{ended} {looked}", blocks)


def _lines(told: Verdicts) -> list[tuple[int, str]]:
    """The seats whose chances are drawn: one for the table where all play together."""
    if told.result.together:
        return [(0, "")]
    return [(play.seat, play.name) for play in told.result.plays]


def _line(result: Analysis, seat: int, side: str) -> list[Row]:
    """The chances of a seat at its own decisions, which it knew most about; of a table at all of them."""
    own = [one for one in result.judged if result.together or one.seat == seat]
    smooth = _smooth([one.after for one in own])
    return [{"entry": one.entry + 1, "side": side, "value": value} for one, value in zip(own, smooth, strict=True)]


def _smooth(values: Sequence[float]) -> list[float]:
    found = []
    for at in range(len(values)):
        near = values[max(0, at - SMOOTHED) : at + SMOOTHED + 1]
        found.append(sum(near) / len(near))
    return found


# Strength


def _strength(sources: Sequence[Source], teller: Teller) -> Section | None:
    if teller.game.together:
        return None
    blocks: list[Block] = []
    for source in sources:
        if isinstance(source.result, Tournament):
            blocks += _pairings(source.result, teller, _titled(sources, source))
    return Section("strength", teller.say("report-strength"), teller.say("report-strength-lead"), blocks)


def _pairings(result: Tournament, teller: Teller, title: str) -> Iterator[Block]:
    rows: list[Row] = []
    table = [
        [
            teller.say("report-agent"),
            teller.say("report-against"),
            teller.say("report-matches"),
            teller.say("report-share"),
            teller.say("report-interval"),
        ]
    ]
    for one in result.pairings:
        first, other = one.agents
        against = other if result.seats == 2 else f"{result.seats - 1} × {other}"
        rows.append(
            {
                "name": teller.say("report-pairing", first=first, other=against),
                "value": one.share,
                "low": one.low,
                "high": one.high,
                "count": one.matches,
            }
        )
        table.append(
            [first, against, *teller.cells(Share(matches=one.matches, share=one.share, low=one.low, high=one.high))]
        )
    share = teller.say("report-share")
    if len(result.agents) > 2 and result.seats == 2:
        yield Block(title, chart=_matrix(result, teller))
    even = result.pairings[0].even if result.pairings else None
    plot = charts.intervals(rows, title=share, line=even, tooltip=teller.share_columns(share), whole=True)
    yield Block(title, teller.say("report-even", even=teller.percent(even or 0.0)), plot)
    if result.ratings:
        rated = [
            {"name": one.agent, "value": one.mu, "low": one.mu - 2 * one.sigma, "high": one.mu + 2 * one.sigma}
            for one in result.ratings
        ]
        columns = {"name": " ", "value": "µ", "low": "µ − 2σ", "high": "µ + 2σ"}
        plot = charts.intervals(rated, title="µ ± 2σ", line=None, tooltip=columns, form=charts.TENTH)
        yield Block(teller.say("report-ratings"), teller.say("report-ratings-lead"), plot)
    yield Block(teller.say("report-table"), table=table, folded=True)


def _matrix(result: Tournament, teller: Teller) -> Any:
    order = [one.agent for one in result.ratings] or result.agents
    rows = []
    for one in result.pairings:
        first, other = one.agents
        for name, against, value, low, high in (
            (first, other, one.share, one.low, one.high),
            (other, first, 1 - one.share, 1 - one.high, 1 - one.low),
        ):
            text = percent(value, teller.lang, 0)
            rows.append(
                {
                    "name": name,
                    "other": against,
                    "value": value,
                    "low": low,
                    "high": high,
                    "count": one.matches,
                    "text": text,
                }
            )
    columns = {"name": teller.say("report-agent"), "other": teller.say("report-against")}
    columns |= {
        name: title for name, title in teller.share_columns(teller.say("report-share")).items() if name != "name"
    }
    return charts.matrix(rows, names=order, tooltip=columns, against=teller.say("report-against"))


# Survival


def _survival(sources: Sequence[Source], teller: Teller) -> Section | None:
    if not teller.game.together:
        return None
    rows = []
    table = [
        [
            teller.say("report-agent"),
            teller.say("report-matches"),
            teller.say("report-won"),
            teller.say("report-interval"),
            teller.say("report-days"),
        ]
    ]
    for source in sources:
        for agent in source.figures.agents:
            name = agent.agent if len(sources) == 1 else f"{agent.agent} · {source.label}"
            one = agent.share
            rows.append({"name": name, "value": one.share, "low": one.low, "high": one.high, "count": one.matches})
            days = agent.parts.get("days")
            table.append([name, *teller.cells(one), figure(days.mean, 1, teller.lang) if days is not None else ""])
    won = teller.say("report-won")
    plot = charts.intervals(rows, title=won, line=None, tooltip=teller.share_columns(won), whole=True)
    blocks = [Block(chart=plot), Block(table=table)]
    for source in sources:
        if isinstance(source.result, Tournament) and source.result.compared:
            blocks.append(_compared(source.result, teller, _titled(sources, source)))
    return Section("survival", teller.say("report-survival"), teller.say("report-survival-lead"), blocks)


def _compared(result: Tournament, teller: Teller, title: str) -> Block:
    head = [
        teller.say("report-agent"),
        teller.say("report-against"),
        teller.say("report-more-won"),
        teller.say("report-more-days"),
    ]
    rows = [
        [*one.agents, signed(one.won, 1, teller.lang, 100), signed(one.days, 1, teller.lang) if one.days else ""]
        for one in result.compared
    ]
    return Block(title or teller.say("report-compared"), table=[head, *rows])


# Seats and points


def _seats(sources: Sequence[Source], teller: Teller) -> Section | None:
    blocks: list[Block] = []
    for source in sources:
        figures = source.figures
        if not figures.by_seat:
            continue
        rows = [_seat_row(teller, seat, one) for seat, one in enumerate(figures.by_seat)]
        share = teller.say("report-share")
        plot = charts.intervals(
            rows, title=share, line=1 / source.seats, tooltip=teller.share_columns(share), whole=False
        )
        blocks.append(Block(_titled(sources, source), teller.say("report-seats-all"), plot))
        agents = [agent for agent in figures.agents if agent.by_seat]
        if len(agents) > 1:
            by_agent = [
                _seat_row(teller, seat, one) | {"side": agent.agent}
                for seat in range(source.seats)
                for agent in agents
                for one in agent.by_seat[seat : seat + 1]
            ]
            plot = charts.intervals(
                by_agent,
                title=share,
                line=None,
                tooltip={"side": teller.say("report-agent"), **teller.share_columns(share)},
                whole=True,
                sides=teller.say("report-agent"),
            )
            blocks.append(Block("", teller.say("report-seats-agents"), plot))
    return Section("seats", teller.say("report-seats"), teller.say("report-seats-lead"), blocks)


def _seat_row(teller: Teller, seat: int, one: Share) -> Row:
    name = teller.say("report-seat", seat=seat + 1)
    return {"name": name, "value": one.share, "low": one.low, "high": one.high, "count": one.matches}


def _parts(sources: Sequence[Source], teller: Teller) -> Section | None:
    parts = teller.game.parts
    rows: list[Row] = []
    for source in sources:
        figures = source.figures
        label = f" · {source.label}" if len(sources) > 1 else ""
        sides = [
            (teller.say("report-winners") + label, figures.winners),
            (teller.say("report-others") + label, figures.others),
        ]
        agents: list[AgentFigures] = figures.agents if len(figures.agents) > 1 or not figures.winners else []
        sides += [(agent.agent + label, agent.parts) for agent in agents]
        for name, spreads in sides:
            rows += [
                {"name": name, "part": teller.part(part), "value": spreads[part].mean, "order": number}
                for number, part in enumerate(parts)
                if part in spreads
            ]
    if not rows:
        return None
    columns = {"name": " ", "part": teller.say("report-part"), "value": teller.say("report-points")}
    plot = charts.stacked(
        rows, title=teller.say("report-points"), parts=[teller.part(part) for part in parts], tooltip=columns
    )
    names = list(dict.fromkeys(str(row["name"]) for row in rows))
    points = {(row["name"], row["part"]): float(row["value"]) for row in rows}
    table = [[teller.say("report-part"), *names]]
    for part in map(teller.part, parts):
        table.append([part, *(figure(points.get((name, part), 0.0), 2, teller.lang) for name in names)])
    blocks = [Block(chart=plot), Block(teller.say("report-table"), table=table, folded=True)]
    return Section("parts", teller.say("report-parts"), teller.say("report-parts-lead"), blocks)


# What goes with winning


def _winning(sources: Sequence[Source], teller: Teller) -> Section | None:
    blocks: list[Block] = []
    shown = 0
    for source in sources:
        domains = list(dict.fromkeys(one.domain for one in source.figures.things))
        for domain in domains:
            things = [one for one in source.figures.things if one.domain == domain]
            shown += len([one for one in things if one.share.matches >= FEW])
            blocks += _things(things, domain, teller, _titled(sources, source))
    lead = teller.say("report-winning-together" if teller.game.together else "report-winning-lead")
    if shown:
        lead += " " + teller.say("report-by-chance", things=shown, chance=max(1, round(shown / 20)))
    return Section("winning", teller.say("report-winning"), lead, blocks)


def _things(things: Sequence[Thing], domain: str, teller: Teller, label: str) -> Iterator[Block]:
    title = domain_title(teller, domain) + (f" · {label}" if label else "")
    order = sorted(things, key=lambda one: one.expected - one.share.share)
    often = [one for one in order if one.share.matches >= FEW]
    drawn = often if len(often) <= 2 * MOST_THINGS else [*often[:MOST_THINGS], *often[-MOST_THINGS:]]
    if drawn:
        rows = [
            {
                "name": _distinct(teller, one, things),
                "value": one.share.share - one.expected,
                "low": one.share.low - one.expected,
                "high": one.share.high - one.expected,
                "count": one.share.matches,
                "expected": one.expected,
            }
            for one in drawn
        ]
        gain = teller.say("report-gain")
        columns = {**teller.share_columns(gain), "expected": teller.say("report-expected")}
        text = "" if len(drawn) == len(often) else teller.say("report-ends", shown=len(drawn), all=len(often))
        yield Block(title, text, charts.intervals(rows, title=gain, line=0.0, tooltip=columns, form="+.0%"))
    else:
        yield Block(title, teller.say("report-too-few", few=FEW))
    table = [
        [
            domain_title(teller, domain),
            teller.say("report-held"),
            teller.say("report-share"),
            teller.say("report-interval"),
            teller.say("report-expected"),
        ]
    ]
    table += [[_distinct(teller, one, things), *teller.cells(one.share), teller.percent(one.expected)] for one in order]
    yield Block(teller.say("report-all-of", count=len(order)), table=table, folded=True)


def _distinct(teller: Teller, one: Thing, things: Sequence[Thing]) -> str:
    """The name of a thing, with its id where several have the same name."""
    name = teller.thing(one.domain, one.id)
    same = [other for other in things if teller.thing(other.domain, other.id) == name]
    return name if len(same) == 1 else f"{name} ({one.id})"


def domain_title(teller: Teller, domain: str) -> str:
    message = f"things-{domain}"
    return teller.say(message) if teller.ui.knows(message) else domain


# Length and end


def _length(sources: Sequence[Source], teller: Teller) -> Section | None:
    blocks: list[Block] = []
    for source in sources:
        lengths = source.figures.lengths
        if lengths:
            columns = {
                "from": teller.say("report-from"),
                "to": teller.say("report-to"),
                "value": teller.say("report-matches"),
            }
            plot = charts.histogram(
                _bins(lengths),
                title=teller.say("report-decisions"),
                heading=teller.say("report-matches"),
                tooltip=columns,
            )
            matches = sum(lengths.values())
            mean = sum(length * count for length, count in lengths.items()) / matches
            text = teller.say(
                "report-length-mean",
                mean=figure(mean, 0, teller.lang),
                least=figure(min(lengths), 0, teller.lang),
                most=figure(max(lengths), 0, teller.lang),
            )
            blocks.append(Block(_titled(sources, source), text, plot))
    return Section("length", teller.say("report-length"), teller.say("report-length-lead"), blocks)


def _bins(counts: dict[int, int]) -> list[Row]:
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // BINS))
    found: dict[int, int] = {}
    for value, count in counts.items():
        start = low + (value - low) // width * width
        found[start] = found.get(start, 0) + count
    return [{"from": start, "to": start + width, "value": count} for start, count in sorted(found.items())]


def _endings(sources: Sequence[Source], teller: Teller) -> Section | None:
    if len(teller.game.reasons) < 2 and not any(source.figures.days for source in sources):
        return None
    blocks: list[Block] = []
    for source in sources:
        figures = source.figures
        matches = teller.say("report-matches")
        if figures.days:
            lost, won = teller.say("report-lost"), teller.say("report-won-matches")
            rows = [
                {"from": day - 0.5, "to": day + 0.5, "day": str(day), "side": side, "value": value}
                for day, (reached, alive) in figures.days.items()
                for side, value in ((won, alive), (lost, reached - alive))
                if value
            ]
            columns = {"day": teller.say("report-day"), "side": teller.say("report-ending"), "value": matches}
            plot = charts.histogram(
                rows,
                title=teller.say("report-day"),
                heading=matches,
                tooltip=columns,
                sides=teller.say("report-ending"),
                order=[lost, won],
            )
            blocks.append(Block(_titled(sources, source), teller.say("report-days-reached"), plot))
        if len(teller.game.reasons) > 1:
            reasons = [
                {"name": teller.words.say(f"reason-{reason}"), "value": count}
                for reason, count in sorted(figures.reasons.items(), key=lambda item: -item[1])
            ]
            plot = charts.bars(reasons, title=matches, tooltip={"name": " ", "value": matches})
            blocks.append(Block(_titled(sources, source), chart=plot))
    return Section("endings", teller.say("report-endings"), teller.say("report-endings-lead"), blocks)


def _deaths(sources: Sequence[Source], teller: Teller) -> Section | None:
    blocks: list[Block] = []
    for source in sources:
        if source.figures.deaths:
            blocks += _lost(source.figures.deaths, source.figures.matches, teller, _titled(sources, source))
    return Section("deaths", teller.say("report-deaths"), teller.say("report-deaths-lead"), blocks) if blocks else None


def _lost(deaths: Sequence[Deaths], matches: int, teller: Teller, label: str) -> Iterator[Block]:
    """By what people were lost, and who was."""
    each = teller.say("report-in-hundred")
    sides = teller.say("report-how")
    for title, name in (("report-causes", _cause), ("report-people", _who)):
        counts: dict[tuple[str, str], int] = {}
        for one in deaths:
            key = name(teller, one), teller.say(f"how-{one.how}")
            counts[key] = counts.get(key, 0) + one.count
        total: dict[str, int] = {}
        for (row, _), count in counts.items():
            total[row] = total.get(row, 0) + count
        order = sorted(counts, key=lambda key: (-total[key[0]], key))
        rows = [{"name": row, "side": side, "value": 100 * counts[row, side] / matches} for row, side in order]
        plot = charts.bars(
            rows,
            title=each,
            tooltip={"name": " ", "side": sides, "value": each},
            sides=sides,
            order=[teller.say(f"how-{how}") for how in sorted({one.how for one in deaths})],
            form=charts.TENTH,
        )
        yield Block(teller.say(title) + (f" · {label}" if label else ""), chart=plot)


def _cause(teller: Teller, one: Deaths) -> str:
    return teller.thing("condition", one.cause) if one.cause else teller.say("report-no-cause")


def _who(teller: Teller, one: Deaths) -> str:
    return teller.thing("character", one.who)


# A pack beside the base game


def _balance(sources: Sequence[Source], teller: Teller) -> Section | None:
    blocks: list[Block] = []
    results = list({id(source.result): source.result for source in sources}.values())
    for result in results:
        if isinstance(result, Balance) and result.measures:
            blocks += _changes(result, teller)
    return (
        Section("balance", teller.say("report-balance"), teller.say("report-balance-lead"), blocks) if blocks else None
    )


def _changes(result: Balance, teller: Teller) -> Iterator[Block]:
    label = teller.say(
        "report-pack",
        name=result.content.name,
        changed=", ".join(f"{table}: {', '.join(ids)}" for table, ids in result.changed.items()),
    )
    head = [
        "",
        teller.say("report-base"),
        result.content.name,
        teller.say("report-difference"),
    ]
    table = [head, *([measure_name(one, teller.ui, teller.words), *_values(teller, one)] for one in result.measures)]
    yield Block(result.content.name, label, table=table)
    for unit, title in (
        (SHARE, "report-change-shares"),
        ("points", "report-change-points"),
        ("count", "report-change-counts"),
    ):
        rows = [
            {
                "name": measure_name(one, teller.ui, teller.words),
                "value": one.difference.mean,
                "low": one.difference.low,
                "high": one.difference.high,
            }
            for one in result.measures
            if one.unit == unit
        ]
        if rows:
            form = "+.0%" if unit == SHARE else "+,.1f"
            columns = {
                name: text
                for name, text in teller.share_columns(teller.say("report-difference")).items()
                if name != "count"
            }
            plot = charts.intervals(rows, title=teller.say(title), line=0.0, tooltip=columns, form=form)
            yield Block("", chart=plot)
    changed = sorted((one for one in result.changes if one.difference.clear), key=lambda one: -abs(one.difference.mean))
    if changed:
        rows = [
            {
                "name": teller.thing(one.domain, one.id),
                "value": one.difference.mean,
                "low": one.difference.low,
                "high": one.difference.high,
            }
            for one in sorted(changed[: 2 * MOST_THINGS], key=lambda one: -one.difference.mean)
        ]
        columns = {
            name: text
            for name, text in teller.share_columns(teller.say("report-difference")).items()
            if name != "count"
        }
        title = teller.say("report-held-more")
        plot = charts.intervals(rows, title=title, line=0.0, tooltip=columns, form="+.0%")
        text = teller.say(
            "report-held-lead",
            clear=len(changed),
            all=len(result.changes),
            chance=max(1, round(len(result.changes) / 20)),
        )
        yield Block(title, text, plot)


def _values(teller: Teller, one: Measure) -> list[str]:
    if one.unit == SHARE:
        return [teller.percent(one.base), teller.percent(one.pack), signed(one.difference, 1, teller.lang, 100)]
    return [figure(one.base, 2, teller.lang), figure(one.pack, 2, teller.lang), signed(one.difference, 2, teller.lang)]
