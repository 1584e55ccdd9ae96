"""What a command line gives: games, languages, options and seats, read or refused with a sentence."""

import os
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.agents import is_agent, parse_agent
from holdfast.core import LANGUAGES, PERSON, Game, HoldfastError, Match, Seat, Words, of_system
from holdfast.registry import game as find_game
from holdfast.registry import games
from holdfast.table import check_names, default_name, default_seat, interface
from holdfast.table import load as load_match

GameName = Annotated[str, Parameter(help="flag-game")]
Lang = Annotated[str, Parameter(help="flag-lang", show_default=False)]
ContentFolder = Annotated[Path | None, Parameter(name="--content", help="flag-content")]
Options = Annotated[tuple[str, ...], Parameter(name="--option", negative="", help="flag-option", show_default=False)]


class UsageError(HoldfastError):
    """The command line makes no sense."""


class Failure(HoldfastError):
    """Something that the command line names is wrong."""


def the_game(name: str) -> Game:
    if name not in games():
        raise UsageError("error-no-game", name=repr(name), known=", ".join(games()))
    return find_game(name)


def language_of(arguments: Sequence[str]) -> str:
    """The language for help and errors: what follows `--lang` if it is a known language, otherwise that of the
    system."""
    told = [word for before, word in pairwise(arguments) if before == "--lang"]
    told += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return language(told[0] if told and told[0] in LANGUAGES else "")


def language(chosen: str) -> str:
    """The language that was asked for, or that of the system if Holdfast speaks it, or English."""
    if chosen:
        if chosen not in LANGUAGES:
            raise UsageError("error-no-language", lang=repr(chosen), known=", ".join(LANGUAGES))
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def options(texts: Sequence[str]) -> dict[str, int]:
    chosen: dict[str, int] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not re.fullmatch(r"-?\d{1,18}", value):
            raise UsageError("error-option-form", given=repr(text))
        if name in chosen:
            raise UsageError("error-option-twice", name=repr(name))
        chosen[name] = int(value)
    return chosen


def seats(text: str, game: Game, lang: str) -> list[Seat]:
    """`3` is you and two others, who are persons where all play together and otherwise agents;
    `Ann,Bob,random` names people and agents; `Eva=random` names an agent's seat."""
    ui = interface(lang)
    if re.fullmatch(r"\d{1,9}", text):
        count = int(text)
        if count not in game.seat_counts:
            first, last = game.seat_counts[0], game.seat_counts[-1]
            raise UsageError("error-seats", game=game.id, first=first, last=last, seats=count)
        you = os.environ.get("USER") or default_name(ui, 0, PERSON)
        return [Seat(you), *(default_seat(game, number, ui) for number in range(1, count))]
    try:
        found = [_seat(part.strip(), number, game, ui) for number, part in enumerate(text.split(","))]
        check_names([seat.name for seat in found])
    except HoldfastError as error:
        raise UsageError("error-seats-given", seats=repr(text), why=error) from None
    return found


def _seat(part: str, number: int, game: Game, ui: Words) -> Seat:
    name, sign, agent = part.partition("=")
    if not sign and is_agent(part):
        name, agent = default_name(ui, number, part), part
    return Seat(name, parse_agent(agent, game).text if agent and agent != PERSON else PERSON)


def load(path: Path) -> Match:
    try:
        return load_match(path)
    except OSError as error:
        raise Failure("error-file", path=path, why=of_system(error)) from None
    except HoldfastError as error:
        raise Failure("error-file", path=path, why=error) from None
