"""The plots, as Altair charts. Colours and fonts come from the page, which knows whether it is light or dark."""

import re
from collections.abc import Sequence
from typing import Any

import altair as alt

Row = dict[str, Any]
ROW, LINE = 26, 16
"""Height of one row of a plot, and of every further line of its name."""
LONG = 26
"""Characters that a line of a name has at most, if it can be broken: a plot also has to fit a phone."""
WHOLE, ROUND, TENTH, HUNDREDTH = ".0%", ",d", ",.1f", ",.2f"


def _data(rows: Sequence[Row]) -> alt.Data:
    return alt.Data(values=list(rows))  # type: ignore[no-untyped-call]


def _chart(rows: Sequence[Row], height: int | None = None) -> alt.Chart:
    chart = alt.Chart(_data(rows)).properties(width="container")
    return chart if height is None else chart.properties(height=height)


def _numbers(form: str) -> alt.Axis:
    """An axis with few lines, with whole numbers where things are counted, and with a nought that has no sign."""
    return alt.Axis(
        format=form.replace("f", "~f"),
        tickCount=6,
        tickMinStep=1 if form == ROUND else alt.Undefined,
        labelExpr="datum.value === 0 ? replace(datum.label, '+', '') : datum.label" if "+" in form else alt.Undefined,
    )


def folded(name: str) -> str:
    """A name in lines that are not too long."""
    lines = [""]
    for piece in re.split(r"(?<=[ :])", name):
        if lines[-1] and len(lines[-1] + piece.rstrip()) > LONG:
            lines.append("")
        lines[-1] += piece
    return "\n".join(line.rstrip() for line in lines)


def _names(names: Sequence[str]) -> alt.Y:
    """An axis of names, one below the other."""
    axis = alt.Axis(
        labelExpr="split(datum.label, '\\n')",
        labelLimit=300,
        labelLineHeight=LINE,
        domain=False,
        ticks=False,
        grid=False,
    )
    return alt.Y("name:N", sort=list(names), title=None, axis=axis)


def _with_names(rows: Sequence[Row]) -> tuple[list[Row], list[str], int]:
    """Rows with their names folded, these names in their order, and the height of one of them."""
    found = [row | {"name": folded(str(row["name"]))} for row in rows]
    names = list(dict.fromkeys(row["name"] for row in found))
    return found, names, ROW + LINE * max((name.count("\n") for name in names), default=0)


def _tooltip(titles: dict[str, str], formats: dict[str, str]) -> list[alt.Tooltip]:
    """`titles` has the columns to show with their names."""
    found = []
    for column, title in titles.items():
        text = isinstance(formats.get(column), str)
        found.append(
            alt.Tooltip(field=column, type="quantitative", title=title, format=formats[column])
            if text
            else alt.Tooltip(field=column, type="nominal", title=title)
        )
    return found


def intervals(
    rows: Sequence[Row],
    *,
    title: str,
    line: float | None,
    tooltip: dict[str, str],
    form: str = WHOLE,
    whole: bool = False,
    sides: str = "",
) -> Any:
    """Rows with a name, a value and its interval as a point on a line. `line` is where nothing happens; `whole` shows
    all from 0 to 1. With several sides the points of a name stand below one another, each with its shape."""
    rows, names, height = _with_names(rows)
    labels = list(dict.fromkeys(str(row["side"]) for row in rows)) if sides else []
    scale = alt.Scale(domain=[0, 1]) if whole else alt.Scale(zero=False, nice=True)
    x, low = (alt.X(f"{field}:Q", title=title, scale=scale, axis=_numbers(form)) for field in ("value", "low"))
    formats = dict.fromkeys(("value", "low", "high", "expected"), form) | {"count": ROUND}
    encoded: dict[str, Any] = {"y": _names(names), "tooltip": _tooltip(tooltip, formats)}
    if labels:
        encoded["yOffset"] = alt.YOffset("side:N", sort=labels)
    base = _chart(rows, max(1, len(names)) * height * max(1, (len(labels) + 1) // 2) + 10).encode(**encoded)
    layers: list[Any] = []
    if line is not None:
        layers.append(
            alt.Chart(_data([{"at": line}]))
            .mark_rule(style="even", strokeDash=[4, 4])
            .encode(x=alt.X("at:Q", title=title))
        )
    rules = base.mark_rule(strokeWidth=4, opacity=0.4, strokeCap="round")
    if labels:
        rules = rules.encode(stroke=alt.Stroke("side:N", sort=labels, legend=None))
    layers.append(rules.encode(x=low, x2="high:Q"))
    points = base.mark_point(filled=True, size=95, opacity=1)
    if labels:
        # With the same title and domain, colour and shape share one legend.
        points = points.encode(
            color=alt.Color("side:N", title=sides, scale=alt.Scale(domain=labels)),
            shape=alt.Shape("side:N", title=sides, scale=alt.Scale(domain=labels)),
        )
    layers.append(points.encode(x=x))
    return alt.layer(*layers)


def matrix(rows: Sequence[Row], *, names: Sequence[str], tooltip: dict[str, str], against: str) -> Any:
    """Who beats whom: the share of the agent of the row against that of the column."""
    rows = [row | {"name": folded(str(row["name"]))} for row in rows]
    base = _chart(rows, max(2, len(names)) * 46).encode(
        x=alt.X(
            "other:N",
            sort=list(names),
            title=against,
            axis=alt.Axis(
                orient="top",
                labelAngle=0,
                labelExpr="split(datum.label, ':')",
                labelOverlap=False,
                labelLimit=160,
                domain=False,
                ticks=False,
            ),
        ),
        y=_names(list(map(folded, names))),
        tooltip=_tooltip(tooltip, dict.fromkeys(("value", "low", "high"), WHOLE) | {"count": ROUND}),
    )
    heat = base.mark_rect(cornerRadius=6).encode(
        color=alt.Color("value:Q", legend=None, scale=alt.Scale(domain=[0, 0.5, 1], range="diverging"))
    )
    text = base.mark_text(fontSize=15, fontWeight=600).encode(text="text:N")
    return alt.layer(heat, text)


def stacked(rows: Sequence[Row], *, title: str, parts: Sequence[str], tooltip: dict[str, str]) -> Any:
    """Where points come from: one bar for each name, one piece for each part."""
    rows, names, height = _with_names(rows)
    return (
        _chart(rows, max(1, len(names)) * (height + 8) + 10)
        .mark_bar(height=22, stroke="transparent")
        .encode(
            y=_names(names),
            x=alt.X("value:Q", title=title, stack="zero", axis=_numbers(ROUND)),
            color=alt.Color("part:N", sort=list(parts), title=None, legend=alt.Legend(orient="bottom")),
            order=alt.Order("order:Q"),
            tooltip=_tooltip(tooltip, {"value": HUNDREDTH}),
        )
    )


def _pieces(sides: str, order: Sequence[str]) -> dict[str, Any]:
    """Pieces of bars by their side: the same side has the same colour and place in every language."""
    if not sides:
        return {}
    return {
        "color": alt.Color("side:N", title=sides, scale=alt.Scale(domain=list(order))),
        "order": alt.Order("order:Q"),
    }


def _placed(rows: Sequence[Row], order: Sequence[str]) -> list[Row]:
    return [row | {"order": order.index(row["side"])} if order else row for row in rows]


def bars(
    rows: Sequence[Row],
    *,
    title: str,
    tooltip: dict[str, str],
    sides: str = "",
    order: Sequence[str] = (),
    form: str = ROUND,
) -> Any:
    """Rows with a name and a number, the largest first as they come; with `sides` in pieces, whose `order` is given."""
    rows, names, height = _with_names(rows)
    return (
        _chart(_placed(rows, order), max(1, len(names)) * height + 10)
        .mark_bar(height=16, cornerRadiusEnd=0 if sides else 3)
        .encode(
            y=_names(names),
            x=alt.X("value:Q", title=title, stack="zero", axis=_numbers(form)),
            tooltip=_tooltip(tooltip, {"value": form}),
            **_pieces(sides, order),
        )
    )


def histogram(
    rows: Sequence[Row],
    *,
    title: str,
    heading: str,
    tooltip: dict[str, str],
    sides: str = "",
    order: Sequence[str] = (),
) -> Any:
    """How many matches had so much: rows with `from`, `to` and a number; with `sides` in pieces, whose `order` is
    given."""
    return (
        _chart(_placed(rows, order), 200)
        .mark_bar(binSpacing=1)
        .encode(
            x=alt.X("from:Q", bin="binned", title=title, axis=_numbers(ROUND)),
            x2="to:Q",
            y=alt.Y("value:Q", title=heading, stack="zero", axis=_numbers(ROUND)),
            tooltip=_tooltip(tooltip, {"from": ROUND, "to": ROUND, "value": ROUND}),
            **_pieces(sides, order),
        )
    )


def curve(
    lines: Sequence[Row], marks: Sequence[Row], *, title: str, heading: str, sides: str, tooltip: dict[str, str]
) -> Any:
    """Chances over the decisions of a match, a line with its own dash for each side, and points where something else
    would have been better."""
    names = list(dict.fromkeys(str(row["side"]) for row in lines))
    x = alt.X("entry:Q", title=title, axis=_numbers(ROUND), scale=alt.Scale(zero=False, nice=False))
    y = alt.Y("value:Q", title=heading, scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format=WHOLE, tickCount=5))
    drawn: dict[str, Any] = {}
    marked: dict[str, Any] = {}
    if sides:
        drawn["color"] = alt.Color("side:N", title=sides, scale=alt.Scale(domain=names))
        drawn["strokeDash"] = alt.StrokeDash("side:N", title=sides, scale=alt.Scale(domain=names))
        marked["fill"] = alt.Fill("side:N", sort=names, legend=None)
    line = _chart(lines, 300).mark_line(strokeWidth=2.5).encode(x=x, y=y, **drawn)
    if not marks:
        return line
    points = _chart(marks).mark_point(shape="diamond", filled=True, size=130, opacity=1)
    return alt.layer(line, points.encode(x=x, y=y, tooltip=_tooltip(tooltip, {"loss": TENTH}), **marked))
