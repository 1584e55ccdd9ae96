"""One line that says where a match stands, and the stretch of it (a season, a day) that a graph marks."""

from collections.abc import Sequence
from typing import Any

from holdfast.core import SPECTATOR, BaseState, Game, Words
from holdfast.core.description import domains_of
from holdfast.table.interface import interface


def headline(state: BaseState, names: Sequence[str], lang: str) -> str:
    """«Autumn 3/4 · first player Ann»; for games without such a line the name of the phase. Says what all may know."""
    game, view = state.game, state.view(SPECTATOR)
    return headline_of(game, view, names, game.words(lang, state.tables.content))


def headline_of(game: Game, view: Any, names: Sequence[str], words: Words) -> str:
    """The same from a view."""
    ui = interface(words.lang, game.id)
    message = f"headline-{game.id}"
    if not ui.knows(message):
        return _phase(view, words)
    if game.id == "outlive" and view.day is None:
        return ui.say("outlive-setup")
    return ui.say(message, **_facts(game, view, names, words))


def _facts(game: Game, view: Any, names: Sequence[str], words: Words) -> dict[str, Any]:
    """What the line of a game may name: those of its facts that the view has."""
    found: dict[str, Any] = {"phase": _phase(view, words)}
    for field in ("first", "leader"):
        if hasattr(view, field):
            found[field] = names[getattr(view, field)]
    for field in ("day", "radiation"):
        if hasattr(view, field):
            found[field] = getattr(view, field)
    if hasattr(view, "season"):
        seasons = domains_of(game)["season"].entries
        found["season"], found["number"] = stretch(view, words), seasons.index(view.season) + 1
    days = game.printed_tables(game.tables()).get("day")
    if days is not None:
        found["days"] = len(days)
    return found


def _phase(view: Any, words: Words) -> str:
    return words.say(f"phase-{view.phase}")


def stretch(view: Any, words: Words) -> str:
    """The season or the day of a view in words; empty where a game counts neither."""
    if getattr(view, "season", None) is not None:
        return words.say(f"season-{view.season}")
    if getattr(view, "day", None) is not None:
        return interface(words.lang).say("stretch-day", day=view.day)
    return ""


def stretch_of(state: BaseState, words: Words) -> str:
    """The same from a state."""
    return stretch(state.view(SPECTATOR), words)
