"""A report as one page of HTML: its head, its sections, its plots, and everything that draws them."""

import base64
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.arena.analysis import Analysis
from holdfast.arena.balance import Balance
from holdfast.arena.report.reading import Readable
from holdfast.arena.report.sources import Source, is_base, sources_of
from holdfast.arena.result import Result
from holdfast.arena.tables import figure
from holdfast.core import Game, HoldfastError, Words

if TYPE_CHECKING:
    from holdfast.arena.report.sections import Block, Section

HERE = Path(__file__).parent
FONTS = HERE.parent.parent / "server" / "page" / "assets"
"""Where the page of the server keeps its fonts, if it was built here."""
_DRAW = "window.vegaEmbed = vegaEmbed;"
"""What the libraries that draw are bundled for."""
FACES = (("Spectral", 600, "spectral-latin-600"), ("Fira Sans Condensed", 400, "fira-sans-condensed-latin-400"),
         ("Fira Sans Condensed", 600, "fira-sans-condensed-latin-600"))  # fmt: skip


def write(results: Sequence[Readable], find: Callable[[str], Game], ui: Words) -> str:
    """The page for some results; `find` gives the game of a name, `ui` has the words of the report."""
    for needed in ("altair", "vl_convert"):
        if importlib.util.find_spec(needed) is None:
            raise HoldfastError("error-no-altair")
    games = list(dict.fromkeys(result.game for result in results))
    try:
        found = [_Part(find(name), [result for result in results if result.game == name], ui) for name in games]
        return _page(found, ui)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        # A file may have all its fields and yet not hold together: no seats, a seat that is not there, endless numbers.
        raise HoldfastError("error-result-contradicts", why=repr(error)) from error


class _Part:
    """What a report says about one game."""

    def __init__(self, game: Game, results: Sequence[Readable], ui: Words) -> None:
        from holdfast.arena.report.sections import Teller, sections

        self.game = game
        self.results = results
        self.sources: list[Source] = sources_of(results, ui)
        self.teller: Teller = Teller(ui, game)
        self.sections: list[Section] = list(sections(results, self.sources, self.teller))


def _page(parts: Sequence[_Part], ui: Words) -> str:
    specs: list[Any] = []
    body = "".join(_game(part, specs, ui, len(parts) > 1) for part in parts)
    title = " · ".join(part.teller.words.say("game-title") for part in parts)
    links = "".join(
        f'<a href="#{part.game.id}-{section.id}">{escape(section.title)}</a>'
        for part in parts
        for section in part.sections
    )
    data = msgspec.json.encode({"specs": specs, "locale": _locale(ui.lang)}).decode().replace("</", "<\\/")
    return (
        f'<!doctype html>\n<html lang="{ui.lang}" data-game="{parts[0].game.id if len(parts) == 1 else ""}">\n<head>\n'
        '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>{_fonts()}{(HERE / 'page.css').read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f'<header><div class="wide"><p class="kicker">{escape(ui.say("report-kicker"))}</p>'
        f"<h1>{escape(title)}</h1></div><nav>{links}</nav></header>\n<main>{body}</main>\n"
        f"<footer>{escape(ui.say('report-foot'))}</footer>\n"
        f'<script id="plots" type="application/json">{data}</script>\n<script type="module">{_library()}</script>\n'
        f'<script type="module">{(HERE / "page.js").read_text(encoding="utf-8")}</script>\n</body>\n</html>\n'
    )


@cache
def _library() -> str:
    """Vega and what belongs to it. Bundling takes a second or two."""
    import altair
    import vl_convert

    bundle: str = vl_convert.javascript_bundle(_DRAW, ".".join(altair.SCHEMA_VERSION.split(".")[:2]))
    return bundle.replace("</script", "<\\/script")


def _fonts() -> str:
    """The look's fonts as part of the page, where they are at hand; otherwise the page asks for the reader's own."""
    found = []
    for family, weight, name in FACES:
        for path in sorted(FONTS.glob(f"{name}-normal*.woff2"))[:1]:
            data = base64.b64encode(path.read_bytes()).decode()
            found.append(
                f"@font-face{{font-family:'{family}';font-weight:{weight};"
                f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
            )
    return "".join(found)


def _locale(lang: str) -> dict[str, Any]:
    """How numbers are written in plots."""
    french = lang == "fr"
    return {
        "decimal": "," if french else ".",
        "thousands": "\N{NARROW NO-BREAK SPACE}" if french else ",",
        "grouping": [3],
        "currency": ["", ""],
        "percent": "\N{NARROW NO-BREAK SPACE}%" if french else "%",
        "minus": "−",
    }


def _game(part: _Part, specs: list[Any], ui: Words, named: bool) -> str:
    rows = "".join(f"<li>{escape(line)}</li>" for result in part.results for line in _terms(result, ui))
    tiles = "".join(
        f'<div class="tile"><b>{escape(value)}</b><span>{escape(name)}</span></div>' for value, name in _tiles(part, ui)
    )
    inner = "".join(_section(part.game.id, section, specs) for section in part.sections)
    name = f'<h2 class="name">{escape(part.teller.words.say("game-title"))}</h2>' if named else ""
    return f'<div class="game">{name}<ul class="terms">{rows}</ul><div class="tiles">{tiles}</div>{inner}</div>'


def _terms(result: Readable, ui: Words) -> list[str]:
    """What was played, on one line."""
    if isinstance(result, Analysis):
        return []
    played = result.games if isinstance(result, Result) else result.played
    agents = list(dict.fromkeys(one.agent for one in result.by_seat)) if isinstance(result, Result) else result.agents
    pack = ui.say("report-base") if is_base(result.content) else f"{result.content.name} ({result.content.checksum})"
    kind = "balance" if isinstance(result, Balance) else "simulation" if isinstance(result, Result) else "tournament"
    line = ui.say(
        "report-terms",
        kind=ui.say(f"kind-{kind}"),
        matches=figure(played, 0, ui.lang),
        seats=result.seats,
        agents=", ".join(dict.fromkeys(agents)),
        seed=str(result.seed),
        rules=result.rules,
        pack=pack,
    )
    return [line] if result.complete else [line, ui.say("report-incomplete")]


def _tiles(part: _Part, ui: Words) -> list[tuple[str, str]]:
    """A few numbers to begin with."""
    figures = [source.figures for source in part.sources]
    if not figures:
        return []
    matches = sum(one.matches for one in figures)
    found = [(figure(matches, 0, ui.lang), ui.say("report-matches"))]
    decisions = sum(length * count for one in figures for length, count in one.lengths.items())
    if decisions:
        found.append((figure(decisions / matches, 0, ui.lang), ui.say("report-decisions")))
    agents = [agent for agent in figures[0].agents if agent.share.matches]
    if len(agents) > 1 or (agents and part.game.together):
        best = max(agents, key=lambda agent: agent.share.share)
        message = "report-tile-survives" if part.game.together else "report-tile-best"
        found.append((part.teller.percent(best.share.share), ui.say(message, agent=best.agent)))
    if figures[0].by_seat:
        found.append((part.teller.percent(figures[0].by_seat[0].share), ui.say("report-tile-first")))
    return found


def _section(game: str, section: "Section", specs: list[Any]) -> str:
    inner = "".join(_block(block, specs) for block in section.blocks)
    return (
        f'<section id="{game}-{section.id}"><h2>{escape(section.title)}</h2>'
        f'<p class="lead">{escape(section.lead)}</p>{inner}</section>'
    )


def _block(block: "Block", specs: list[Any]) -> str:
    title = f"<h3>{escape(block.title)}</h3>" if block.title and not block.folded else ""
    text = f"<p>{escape(block.text)}</p>" if block.text else ""
    plot = ""
    if block.chart is not None:
        specs.append(block.chart.to_dict())
        label = escape(block.title or block.text)
        plot = f'<div class="plot" data-plot="{len(specs) - 1}" role="img" aria-label="{label}"></div>'
    table = _table(block.table, block.words) if block.table else ""
    if block.folded:
        table = f"<details><summary>{escape(block.title)}</summary>{table}</details>"
    return f'<div class="block">{title}{text}{plot}{table}</div>'


def _table(rows: Sequence[Sequence[str]], words: bool) -> str:
    head, *rest = rows
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        "<tr>"
        + f'<th scope="row">{escape(row[0])}</th>'
        + "".join(
            f'<td data-head="{escape(name)}">{escape(cell)}</td>' for name, cell in zip(head[1:], row[1:], strict=True)
        )
        + "</tr>"
        for row in rest
    )
    kind = ' class="words"' if words else ""
    return f'<div class="table"><table{kind}><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'
