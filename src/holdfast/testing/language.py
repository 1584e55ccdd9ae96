"""Words: everything that is shown has a message in every language, and no message is unused."""

import re
from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from holdfast.core import EVERYONE, LANGUAGES, Domain, Event, Game, HoldfastError, Step, Words
from holdfast.testing.play import NAMES, Trial

AMOUNTS = (0, 1, 2, 5, 11)
"""Amounts with which messages are tried: languages treat them differently."""


def messages(game: Game, lang: str) -> dict[str, set[str]]:
    """The ids of a game's messages in a language, each with the names of its attributes."""
    path = game.folder / "words" / f"{lang}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, Message):
            if entry.id.name in found:
                raise AssertionError(f"{path}: message {entry.id.name} is there twice")
            found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


def things(game: Game) -> list[str]:
    """The messages of all things that actions, events and the game itself name."""
    found: list[Domain] = [*game.domains, *([game.phases] if hasattr(game, "phases") else [])]
    for kind in game.catalogue.kinds:
        found.extend(kind.domains)
    for event_kind in game.event_kinds:
        found.extend(event_kind.domains)
    names = [f"{domain.name}-{entry}" for domain in found if not domain.numeric for entry in domain.entries]
    return list(dict.fromkeys(names))


def asking_steps(game: Game) -> list[type[Step[object]]]:  # type: ignore[type-var]
    """The steps that ask: those that override `do`."""
    return [step for step in game.steps() if step.do is not Step.do and step.NAME]


def expected(game: Game) -> Iterator[tuple[str, set[str]]]:
    """Every message that a game needs, with the attributes that it needs at least."""
    yield from (("game-title", set()), ("game-tagline", set()))
    for kind in game.catalogue.kinds:
        yield f"action-{kind.name}", {"does"}
    for step in asking_steps(game):
        yield f"decision-{step.NAME}", {"wait"}
    for event_kind in game.event_kinds:
        yield f"event-{event_kind.name}", set()
    for thing in things(game):
        yield thing, set()
    for reason in game.reasons:
        yield f"reason-{reason}", set()
    for part in game.parts:
        yield f"part-{part}", set()
    for option in game.options:
        yield f"option-{option.name}", set()
        for value in option.values:
            yield f"option-{option.name}-{value}", set()
    for message in game.messages:
        yield message, set()


def no_message_is_missing(game: Game) -> None:
    """Every action, decision, event, thing, option, reason and part of the score has its message."""
    for lang in LANGUAGES:
        there = messages(game, lang)
        for message, attributes in expected(game):
            if message not in there:
                raise AssertionError(f"{game.id}, {lang}.ftl: there is no message {message}")
            for attribute in sorted(attributes - there[message]):
                raise AssertionError(f"{game.id}, {lang}.ftl: message {message} has no attribute .{attribute}")


def no_message_is_unused(game: Game) -> None:
    """No message is unused. A message that another one refers to counts as used."""
    needed = {message for message, _ in expected(game)}
    for lang in LANGUAGES:
        text = (game.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        quoted = set(re.findall(r"\{\s*([a-z][a-z0-9-]*)(?:\.[a-z]+)?\s*\}", text))
        for message in messages(game, lang):
            if message not in needed and message not in quoted:
                raise AssertionError(f"{game.id}, {lang}.ftl: nothing uses the message {message}")


def languages_say_the_same(game: Game) -> None:
    """All languages have the same messages with the same attributes."""
    first, *others = LANGUAGES
    one = messages(game, first)
    for lang in others:
        two = messages(game, lang)
        for message in sorted(one.keys() | two.keys()):
            if message not in one or message not in two:
                lacks = first if message not in one else lang
                raise AssertionError(f"{game.id}, {lacks}.ftl: there is no message {message}")
            for attribute in sorted(one[message] ^ two[message]):
                lacks = first if attribute not in one[message] else lang
                raise AssertionError(f"{game.id}, {lacks}.ftl: message {message} has no attribute .{attribute}")


def everything_can_be_said(game: Game) -> None:
    """Every action and event forms a sentence in every language, with every thing that it can name."""
    for lang in LANGUAGES:
        words = game.words(lang)
        for action in game.catalogue.actions:
            _said(game, lang, words.action(action), f"action {action.text}")
            _said(game, lang, words.does(action), f"what {action.text} does")
        for event in _events(game):
            text = words.event(event, NAMES)
            if any(domain.name in words.pages.domains for domain in event.kind.domains):
                text = text.replace("None", "")  # a word of a story
            _said(game, lang, text, f"event {event}")
        for reason in game.reasons:
            _said(game, lang, words.say(f"reason-{reason}"), f"reason {reason}")
        for part in game.parts:
            _said(game, lang, words.say(f"part-{part}"), f"part {part}")


def _events(game: Game) -> Iterator[Event]:
    """Each kind of event with each entry of each of its domains."""
    added = game.tables().content.added
    for kind in game.event_kinds:
        ranges = [_values(domain, added) for domain in kind.domains] + [[0]] * (2 - len(kind.domains))
        first = [values[0] for values in ranges]
        for place, values in enumerate(ranges):
            for value in values:
                all_values = [*first[:place], value, *first[place + 1 :]]
                yield Event(kind, 0, all_values[0], all_values[1], EVERYONE, "", tuple(all_values[2:]))


def _values(domain: Domain, added: Mapping[str, Sequence[str]]) -> list[int]:
    if domain.numeric:
        return list(AMOUNTS)
    own = len(domain) + len(added.get(domain.name, ()))
    return [0, 1] if domain.name == "seat" else list(range(own))


def _said(game: Game, lang: str, text: str, what: str) -> None:
    if not text.strip() or "{" in text or "None" in text:
        raise AssertionError(f"{game.id}, {lang}: {what} is said as {text!r}")


def matches_can_be_told(trial: Trial) -> None:
    """Every prompt, for the seat that decides and for the others, and every line of the log of a match is
    said in every language; so are the parts of its outcome."""
    for lang in LANGUAGES:
        words: Words = trial.game.words(lang, trial.states[0].tables.content)
        for position in trial.positions():
            state = trial.states[position]
            told = [*([] if position else trial.opening), *trial.events[position]]
            try:
                for seat in range(trial.seats):
                    words.decision(state, NAMES, seat)
                for event in told:
                    words.event(event, NAMES)
                for action in state.decision.actions:
                    trial.game.detail(state, action, words)
                    trial.game.does(state, action, words)
            except (HoldfastError, IndexError, KeyError) as error:
                raise trial.violation(f"{lang}: {error!r}", position) from error
            for event in told:
                if event.kind not in trial.game.event_kinds:
                    raise trial.violation(f"{event} is of a kind that the game does not declare", position)
    for part in trial.states[-1].outcome.parts:
        if part not in trial.game.parts:
            raise trial.violation(f"the outcome has a part {part!r} that the game does not declare")
