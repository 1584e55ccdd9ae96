"""A balance as a table for a screen or a pipe."""

from rich.console import Group, RenderableType
from rich.text import Text

from holdfast.arena.balance import SHARE, Balance, Change, Measure
from holdfast.arena.standings import plain_table, signed
from holdfast.arena.tables import figure, percent, title
from holdfast.core import Game, Words

MOST = 20


def changes(result: Balance, game: Game, ui: Words, words: Words) -> RenderableType:
    """`ui` has the words of the command, `words` those of the game."""
    lines = [
        *title(result, ui, words),
        ui.say("balance-changed", changed=", ".join(f"{len(ids)} × {name}" for name, ids in result.changed.items())),
        ui.say(
            "balance-played", pairs=figure(result.played, 0, ui.lang), agents=", ".join(dict.fromkeys(result.agents))
        ),
    ]
    parts: list[RenderableType] = [Text("\n".join(lines))]
    if not result.measures:
        return parts[0]
    parts.append(_measures(result, ui, words))
    clear = sorted((one for one in result.changes if one.difference.clear), key=lambda one: -abs(one.difference.mean))
    if clear:
        parts.append(_held(clear[:MOST], result, ui, words))
    return Group(*parts)


def _measures(result: Balance, ui: Words, words: Words) -> RenderableType:
    headings = [ui.say("balance-base"), result.content.name, ui.say("balance-difference"), ""]
    table = plain_table(ui.say("balance-measures"), [ui.say("balance-measure")], headings)
    for one in result.measures:
        clear = ui.say("balance-clear") if one.difference.clear else ""
        table.add_row(Text(measure_name(one, ui, words)), *_cells(one, one.unit, ui.lang), clear)
    return table


def _cells(one: Measure | Change, unit: str, lang: str) -> list[str]:
    if unit == SHARE:
        return [percent(one.base, lang, 1), percent(one.pack, lang, 1), signed(one.difference, 1, lang, 100)]
    return [figure(one.base, 2, lang), figure(one.pack, 2, lang), signed(one.difference, 2, lang)]


def measure_name(one: Measure, ui: Words, words: Words) -> str:
    if one.name == "part":
        return ui.say("measure-part", part=words.say(f"part-{one.of}"))
    if one.name == "seat":
        return ui.say("measure-seat", seat=int(one.of) + 1)
    return ui.say(f"measure-{one.name}")


def _held(clear: list[Change], result: Balance, ui: Words, words: Words) -> RenderableType:
    headings = [ui.say("balance-base"), result.content.name, ui.say("balance-difference")]
    table = plain_table(ui.say("balance-held"), [ui.say("balance-thing")], headings)
    for one in clear:
        message = f"{one.domain}-{one.id}"
        name = words.say(message) if words.knows(message) else one.id
        table.add_row(Text(name), *_cells(one, SHARE, ui.lang))
    return table
