# mypyc: skip
"""The description of a game: all that a client needs to know once, in one language and under one content pack."""

from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.core.catalogue import Domain
from holdfast.core.observation import Observation
from holdfast.core.words import Words

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.core.tables import Tables


class Thing(msgspec.Struct, frozen=True):
    """One thing of a domain: a card, tile, place, room, person, good … `text` says what it does, `rule` is the rule
    about it, `printed` has the values printed on it, with the field names of the content files. `one` and `many` are
    the words beside a number, where the name is not."""

    id: str
    name: str
    short: str
    text: str = ""
    rule: str = ""
    printed: dict[str, Any] = {}
    one: str = ""
    many: str = ""


class DescribedDomain(msgspec.Struct, frozen=True):
    name: str
    things: list[Thing]


class DescribedKind(msgspec.Struct, frozen=True):
    """A kind of action. `numbers` has the numbers of its actions by its arguments, the last argument fastest."""

    name: str
    arguments: list[tuple[str, str]]
    """The name and the domain of each argument."""
    anytime: bool
    ends: bool
    numbers: list[int]


class DescribedEvent(msgspec.Struct, frozen=True):
    name: str
    arguments: list[tuple[str, str]]


class DescribedChapter(msgspec.Struct, frozen=True):
    id: str
    title: str


class DescribedRule(msgspec.Struct, frozen=True):
    """One rule. `page` is 0 where the book says nothing and a ruling decides."""

    id: str
    chapter: str
    page: int
    ruling: str
    title: str
    text: str


class DescribedOption(msgspec.Struct, frozen=True):
    name: str
    text: str
    values: dict[str, str]
    """What each value is called."""
    default: int


class Description(msgspec.Struct, frozen=True):
    """Everything about a game that does not change during a match."""

    id: str
    name: str
    tagline: str
    version: str
    lang: str
    content: str
    """The name of the content pack; empty for the game's own content."""
    together: bool
    seat_counts: list[int]
    options: list[DescribedOption]
    phases: list[Thing]
    domains: dict[str, DescribedDomain]
    tables: dict[str, Any]
    """Printed values that belong to no single thing: constants, tracks, numbers by seats."""
    kinds: list[DescribedKind]
    events: list[DescribedEvent]
    parts: list[Thing]
    """The parts of a score."""
    reasons: list[Thing]
    """The ways a match can end."""
    chapters: list[DescribedChapter]
    rules: list[DescribedRule]
    observation: Observation


def domains_of(game: "Game") -> dict[str, Domain]:
    """All domains of a game by name. Where several share a name, the longest one; the others are prefixes of it."""
    found: dict[str, Domain] = {}
    ranges = [kind.domains for kind in game.catalogue.kinds] + [kind.domains for kind in game.event_kinds]
    for domain in [*(domain for domains in ranges for domain in domains), *game.domains]:
        if domain.numeric or domain.name == "seat":
            continue
        if domain.name not in found or len(found[domain.name]) < len(domain):
            found[domain.name] = domain
    return found


def options_of(game: "Game", words: Words) -> list[DescribedOption]:
    """What can be chosen before a match of a game begins."""
    return [
        DescribedOption(
            option.name,
            words.say(f"option-{option.name}"),
            {str(value): words.say(f"option-{option.name}-{value}") for value in option.values},
            option.default,
        )
        for option in game.options
    ]


def thing(game: "Game", tables: "Tables", domain: Domain, number: int, words: Words) -> Thing:
    """Name, text, rule and printed values of one thing of any domain."""
    entry = str(tables.entry_id(domain, number))
    name = words.entry(domain, number)
    short = game.short(tables, domain, number, words) or name
    text, rule = game.about(tables, domain, number, words), game.rule_about(tables, domain, number)
    message = f"{domain.name}-{entry}"
    one, many = ("", "") if domain.name in words.pages.domains else (words.one(message), words.many(message))
    return Thing(entry, name, short, text, rule, game.printed(tables, domain, number), one if one != name else "", many)


def describe(game: "Game", tables: "Tables", words: Words) -> Description:
    lang = words.lang
    domains = domains_of(game)
    return Description(
        id=game.id,
        name=words.say("game-title"),
        tagline=words.say("game-tagline"),
        version=game.version,
        lang=lang,
        content=tables.content.name,
        together=game.together,
        seat_counts=list(game.seat_counts),
        options=options_of(game, words),
        phases=[thing(game, tables, game.phases, number, words) for number in range(len(game.phases))],
        domains={
            name: _domain(game, tables, domain, words)
            for name, domain in domains.items()
            if name not in game.met_singly
        },
        tables=game.printed_tables(tables),
        kinds=[
            DescribedKind(
                kind.name,
                [(name, domain.name) for name, domain in zip(kind.names, kind.domains, strict=True)],
                kind.anytime,
                kind.ends,
                [action.index for action in kind.actions],
            )
            for kind in game.catalogue.kinds
        ],
        events=[
            DescribedEvent(
                kind.name, [(name, domain.name) for name, domain in zip(kind.names, kind.domains, strict=True)]
            )
            for kind in game.event_kinds
        ],
        parts=[_named(words, "part", part) for part in game.parts],
        reasons=[_named(words, "reason", reason) for reason in game.reasons],
        chapters=[DescribedChapter(chapter.id, chapter.text(lang)) for chapter in game.rules.chapters],
        rules=[
            DescribedRule(rule.id, rule.chapter, rule.page, rule.ruling, rule.title.text(lang), rule.text(lang))
            for rule in game.rules
        ],
        observation=game.observation,
    )


def _domain(game: "Game", tables: "Tables", domain: Domain, words: Words) -> DescribedDomain:
    count = len(domain) + len(tables.content.added.get(domain.name, ()))
    return DescribedDomain(domain.name, [thing(game, tables, domain, number, words) for number in range(count)])


def _named(words: Words, domain: str, entry: str) -> Thing:
    name = words.say(f"{domain}-{entry}")
    return Thing(entry, name, name)
