"""The journal of a match: the pages that were read to the table, what was chosen on them, and what came of it, as data
and as one text."""

from collections.abc import Iterator

import msgspec

from holdfast.core import Action, BaseState, Event, Match, Words
from holdfast.table.interface import interface
from holdfast.table.log import BEFORE, EVERYTHING, Log

DAY = "day"
"""The argument of an event that says on which day it was."""


class Passage(msgspec.Struct, frozen=True):
    """A page that was read, or what came of a choice on it."""

    entry: int
    """The entry of the history that it belongs to; BEFORE for what was read before the first decision."""
    page: str
    """The id of the page, or of the outcome."""
    title: str
    text: str
    chosen: str = ""
    """What was chosen just before it was told."""
    day: int = 0


class Journal(msgspec.Struct, frozen=True):
    title: str
    passages: list[Passage]
    ending: str = ""
    """How the match ended, if it has."""


def journal(match: Match, lang: str, eyes: int = EVERYTHING) -> Journal:
    """All pages of a match, in order. A game without pages has an empty journal."""
    log = Log(match, eyes, lang)
    outcome = match.state.outcome
    return Journal(
        log.words.say("game-title"),
        list(_passages(log)),
        log.words.say(f"reason-{outcome.reason}") if outcome is not None else "",
    )


def last_passages(match: Match, lang: str, eyes: int) -> list[Passage]:
    """What was read since the last decision and, while a page asks for one, that page. What was chosen is not told."""
    log = Log(match, eyes, lang)
    last = len(match.log) - 1 if match.log else BEFORE
    found = list(passages_of(log, last))
    state = match.state
    if is_reading(state, log.words):
        for entry in range(last - 1, BEFORE - 1, -1):
            if any(passage.title for passage in found):
                break
            found = [*passages_of(log, entry), *found]
    return found


def is_reading(state: BaseState, words: Words) -> bool:
    """Whether the decision stands on a page."""
    decision = state.decision
    return decision is not None and any(fact[1].name in words.pages.domains for fact in decision.step.facts(state))


def _passages(log: Log) -> Iterator[Passage]:
    match = log.match
    yield from passages_of(log, BEFORE)
    for entry, (state, number) in enumerate(zip(match.states(), match.history, strict=False)):
        on_page = number >= 0 and is_reading(state, log.words)
        chosen = _named(state, match.game.catalogue[number], log.words) if on_page else ""
        yield from passages_of(log, entry, chosen)


def _named(state: BaseState, action: Action, words: Words) -> str:
    return state.game.detail(state, action, words) or state.game.named(state, action, words)


def passages_of(log: Log, entry: int, chosen: str = "") -> Iterator[Passage]:
    """What was read in one entry of the history, or BEFORE the first."""
    for event in log.match.opening if entry == BEFORE else log.match.log[entry]:
        if log.sees(event) and event.kind.domains and event.kind.domains[0].name in log.words.pages.domains:
            yield _passage(log, entry, event, chosen)
            chosen = ""


def _passage(log: Log, entry: int, event: Event, chosen: str) -> Passage:
    words, kind = log.words, event.kind
    page = words.id(kind.domains[0], event.a)
    message = f"{kind.domains[0].name}-{page}"
    title = words.say(message, "title") if words.knows(message, "title") else ""
    day = event.values[kind.names.index(DAY)] if DAY in kind.names else 0
    return Passage(entry, page, title, words.event(event, log.match.names), chosen, day)


def as_text(found: Journal, lang: str) -> str:
    """The journal to be read and kept: days, titles, texts, and choices with a dash before them."""
    ui = interface(lang)
    parts = [found.title]
    day = 0
    for passage in found.passages:
        if passage.day > day:
            day = passage.day
            parts.append(ui.say("journal-day", day=day))
        parts += [f"— {passage.chosen}"] if passage.chosen else []
        parts += [passage.title] if passage.title else []
        parts.append(passage.text)
    return "\n\n".join([*parts, *([found.ending] if found.ending else [])]) + "\n"
