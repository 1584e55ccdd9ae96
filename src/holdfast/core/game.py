# mypyc: skip
"""The game: rules and content of one box. Holds no state."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from holdfast.core.catalogue import Action, Catalogue, Domain
from holdfast.core.content import NO_OVERRIDES, Content, Entry, Overrides, Problems, read_content, uncollected
from holdfast.core.description import Description, Thing, describe, domains_of, thing
from holdfast.core.errors import ContentError, HoldfastError, SetupError, check_language
from holdfast.core.events import Event, EventKind
from holdfast.core.explained import Cost, DecisionInWords, explain
from holdfast.core.fields import load
from holdfast.core.messages import LANGUAGES, forgiving
from holdfast.core.observation import Observation
from holdfast.core.packs import check_name, check_words, read_overrides, said_in
from holdfast.core.rng import SEEDS, Rng
from holdfast.core.rules import RuleBook
from holdfast.core.state import BaseState
from holdfast.core.tables import Tables
from holdfast.core.words import Pages, Words


class Option(msgspec.Struct, frozen=True):
    """A choice made at setup: one of a few numbers. Its words are the messages `option-name` and
    `option-name-value`."""

    name: str
    values: tuple[int, ...]
    default: int


class Game:
    """One box. A subclass fills in the class variables and `setup`; its only instance is `GAME` in its module."""

    id: ClassVar[str]
    version: ClassVar[str]
    """The version of the rules, written into saves. Raised when a rule is fixed."""
    seat_counts: ClassVar[tuple[int, ...]]
    bound: ClassVar[int]
    """No match has more decisions than this."""
    reasons: ClassVar[tuple[str, ...]]
    """The ways a match can end."""
    catalogue: ClassVar[Catalogue]
    event_kinds: ClassVar[tuple[EventKind, ...]]
    parts: ClassVar[tuple[str, ...]]
    """The parts of a score."""
    together: ClassVar[bool] = False
    """Whether all seats are one team: every seat sees the same, and they win or lose together."""
    domains: ClassVar[tuple[Domain, ...]] = ()
    """Things with words of their own that no action and no event names, such as those of prompts."""
    met_singly: ClassVar[frozenset[str]] = frozenset()
    """Domains whose things people meet one by one, such as the pages of a book: no part of the description."""
    phases: ClassVar[Domain]
    """The phases of a round; `view.phase` is one of them."""
    observation: ClassVar[Observation]
    """What the numbers of `state.observe` mean."""
    messages: ClassVar[tuple[str, ...]] = ()
    """Other messages that the game or its boards say by their id."""
    state_class: ClassVar[type[BaseState]]
    schema: ClassVar[Mapping[str, type[Entry]]] = {}
    """The tables of the content files and the structure of their entries."""
    memory: ClassVar[tuple[str, ...]] = ()
    """Fields of the state that record what seats know about hidden things, such as `missions.slot_group`. They depend
    on the hidden things but are not hidden themselves."""
    open_tables: ClassVar[frozenset[str]] = frozenset()
    """Tables to which a pack may add entries."""
    replaceable: ClassVar[frozenset[str]] = frozenset()
    """Open tables that a pack may leave out in favour of its own entries, such as a book."""
    options: ClassVar[tuple[Option, ...]] = ()
    folder: ClassVar[Path]
    """Where `rules.toml`, `content/` and `words/` lie."""

    # What each game writes

    def tabulate(self, content: Content) -> Tables:
        """Turns names into numbers. Checks between entries raise `content.error(…)`, or call `content.refuse(…)` and go
        on."""
        return Tables(self, content)

    def check_texts(self, content: Content) -> None:
        """Notes with `content.refuse(…)` which texts are missing or too much. Done where a pack is read from its
        folder: loading tables needs no words."""

    def setup(self, tables: Any, seats: int, rng: Rng, options: Mapping[str, int]) -> BaseState:
        """A state with its stack of steps, not yet settled."""
        raise AssertionError("a game says how its table is set up")

    def detail(self, state: Any, action: Action, words: Words) -> str:
        """What is printed on the thing that an action of the current decision names. Shown with the action."""
        return ""

    def named(self, state: Any, action: Action, words: Words) -> str:
        """An action of the current decision, followed by its detail."""
        return " · ".join(filter(None, (words.action(action), self.detail(state, action, words))))

    def does(self, state: Any, action: Action, words: Words) -> str:
        """What an action of the current decision would do now."""
        return words.does(action)

    def rule_for(self, state: Any, action: Action) -> str:
        """The rule of an action of the current decision: that of the decision, unless the action has its own."""
        return str(state.decision.rule)

    def cost(self, state: Any, action: Action) -> list[Cost]:
        """What an action of the current decision uses up."""
        return []

    def ends(self, state: Any, action: Action) -> bool:
        """Whether an action of the current decision ends something, so that it stands last and nobody does it
        unawares: those whose kind does, unless the game overrides this."""
        return action.kind.ends

    def why_closed(self, state: Any, action: Action, rule: str, words: Words) -> str:
        """Why an action of the current decision is closed now: the text of the rule, unless the game overrides this."""
        return self.rules[rule].text(words.lang)

    def about(self, tables: Any, domain: Domain, number: int, words: Words) -> str:
        """What a thing does, or what is printed on it, in words."""
        return ""

    def short(self, tables: Any, domain: Domain, number: int, words: Words) -> str:
        """A short name: the attribute `short` of the thing's message; empty if it has none."""
        message = f"{domain.name}-{tables.entry_id(domain, number)}"
        return words.say(message, "short") if words.knows(message, "short") else ""

    def rule_about(self, tables: Any, domain: Domain, number: int) -> str:
        """The rule about a thing; empty if there is none in particular."""
        return ""

    def printed(self, tables: Any, domain: Domain, number: int) -> dict[str, Any]:
        """The values printed on a thing: its entry in the content table of the domain."""
        found = printed_entries(tables).get(self.content_table(domain), {}).get(str(tables.entry_id(domain, number)))
        return {} if found is None else found

    def content_table(self, domain: Domain) -> str:
        """The content table that has the entries of a domain: the one with the same name."""
        return domain.name

    def printed_tables(self, tables: Any) -> dict[str, Any]:
        """Content tables that describe no single thing of a domain, such as constants."""
        things = {self.content_table(domain) for domain in domains_of(self).values()}
        return {name: entries for name, entries in printed_entries(tables).items() if name not in things}

    # What all games share

    def new(
        self,
        *,
        seats: int,
        seed: int,
        options: Mapping[str, int] | None = None,
        content: str | Path | Overrides | None = None,
        told: list[Event] | None = None,
    ) -> Any:
        """A state at its first decision. `content` is a pack: its folder, or overrides that were read before. What
        happens before that decision is added to `told`."""
        self.check_seats(seats)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
            raise SetupError("error-seed", last=SEEDS - 1, seed=repr(seed))
        state = self.setup(self.tables(content), seats, Rng(seed), self.complete_options(options))
        state.log = told
        state.settle()
        state.log = None
        return state

    def check_seats(self, seats: int) -> None:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seat_counts:
            first, last = self.seat_counts[0], self.seat_counts[-1]
            raise SetupError("error-seats", game=self.id, first=first, last=last, seats=repr(seats))

    def next_options(self, options: Mapping[str, int]) -> dict[str, int]:
        """Options of the next match of a table that has just played with these."""
        return dict(options)

    def complete_options(self, options: Mapping[str, int] | None) -> dict[str, int]:
        if options is not None and not isinstance(options, Mapping):
            raise SetupError("error-options", options=repr(options))
        chosen = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            if not chosen:
                raise SetupError("error-no-options", game=self.id, name=repr(name))
            if name not in chosen:
                raise SetupError("error-no-option", game=self.id, name=repr(name), known=", ".join(chosen))
            values = next(option.values for option in self.options if option.name == name)
            if isinstance(value, bool) or value not in values:
                raise SetupError(
                    "error-option", game=self.id, name=repr(name), values=", ".join(map(str, values)), value=repr(value)
                )
            chosen[name] = value
        return chosen

    def load(self, data: list[Any], tables: Tables | None = None, notices: list[str] | None = None) -> Any:
        """The state of a snapshot, at the decision that it waited for. What it names that has changed since, or is
        gone, is told by ids in `notices`."""
        state = load(self.state_class, data, tables or self.tables(), notices)
        state.settle()
        return state

    def tables(self, content: str | Path | Overrides | None = None) -> Any:
        """The tables of the base content, or of a pack."""
        if content is None or content == NO_OVERRIDES:
            return self._base_tables
        if isinstance(content, Overrides):
            check_name(content.name)
            return _pack_tables(self, content, None)
        if not isinstance(content, str | Path):
            raise ContentError("error-pack-kind", given=repr(content))
        folder = Path(content)
        problems = Problems()
        overrides = read_overrides(folder, self.id, problems)
        if problems.found:  # report them together with what the tables find
            problems.collect(_pack_tables, self, overrides, folder)
            problems.raise_all()
        return _pack_tables(self, overrides, folder)

    @cached_property
    def _base_tables(self) -> Tables:
        with uncollected():
            return _tabulated(self, read_content(self.folder / "content", self.schema, open_tables=self.open_tables))

    @cached_property
    def rules(self) -> RuleBook:
        return RuleBook.read(self.folder / "rules.toml")

    def pages(self, content: Content, lang: str) -> Pages:
        """Long texts of a language that live with the content."""
        return Pages()

    def words(self, lang: str, content: Content | None = None) -> Words:
        """The words of this game in a language, with the names of a pack where it has some."""
        check_language(lang)
        content = content or self.tables().content
        key = (str(self.folder), lang, content.overrides)
        spoken = _SPOKEN.pop(key, None)
        if spoken is None:
            read = partial(Words.read, lang, [self.folder / "words" / f"{lang}.ftl"], added=content.added)
            pages = self.pages(content, lang)
            try:
                spoken = read(content.overrides.words.get(lang, ""), pages=pages)
            except HoldfastError:  # a save may hold words that nobody has checked
                if not content.overrides.words.get(lang):
                    raise
                spoken = read(pages=pages)
            spoken.strict = content.overrides == NO_OVERRIDES and not forgiving()
            if len(_SPOKEN) >= KEPT_PACKS * len(LANGUAGES):
                _SPOKEN.pop(next(iter(_SPOKEN)), None)
        _SPOKEN[key] = spoken
        return spoken

    def description(self, lang: str, content: str | Path | Overrides | None = None) -> Description:
        """All that a client needs to know once: domains with names, texts and printed values, the catalogue, phases,
        event kinds, rules, parts of the score."""
        tables = self.tables(content)
        return describe(self, tables, self.words(lang, tables.content))

    def thing(self, domain: str, entry: str, lang: str, content: str | Path | Overrides | None = None) -> Thing:
        """Name, text, rule and printed values of any thing of any domain, by ids."""
        tables = self.tables(content)
        known = domains_of(self) | {self.phases.name: self.phases}
        if domain not in known:
            raise HoldfastError("error-no-domain", game=self.id, domain=repr(domain), known=", ".join(sorted(known)))
        entries = (*known[domain].entries, *tables.content.added.get(domain, ()))
        if entry not in entries:
            raise HoldfastError("error-no-thing", domain=domain, id=repr(entry), known=", ".join(entries))
        return thing(self, tables, known[domain], entries.index(entry), self.words(lang, tables.content))

    def explain(self, state: Any, seat: int, words: Words, names: Sequence[str]) -> DecisionInWords | None:
        """The decision that a state waits for as a seat reads it, its actions as objects; None after the end."""
        return explain(self, state, seat, words, names)

    def steps(self) -> tuple[Any, ...]:
        """All step classes, in the fixed order of snapshots."""
        return next(kind for name, kind in self.state_class.FIELDS if name == "stack")

    def __reduce__(self) -> str:
        return "GAME"

    def __repr__(self) -> str:
        return f"<game {self.id}>"


_ORIGIN = ("id", "source", "why", "assumed")
"""Fields of an entry that give the source of its values."""


def _given(value: Any) -> Any:
    """Without keys that have no value."""
    if isinstance(value, dict):
        return {key: _given(inner) for key, inner in value.items() if inner is not None}
    return [_given(inner) for inner in value] if isinstance(value, list) else value


KEPT_PACKS = 16
"""Of so many packs tables and words stay in memory; those of one that was not used for longest are read again when they
are needed."""


@lru_cache(KEPT_PACKS)
def printed_entries(tables: Tables) -> dict[str, dict[str, Any]]:
    """The content as plain values by table and id, without its sources."""
    return {
        name: {
            entry.id: _given({key: value for key, value in msgspec.to_builtins(entry).items() if key not in _ORIGIN})
            for entry in entries
        }
        for name, entries in tables.content.entries.items()
    }


_SPOKEN: dict[tuple[str, str, Overrides], Words] = {}
"""The words of each game, language and pack, those that were asked for last at the end."""


@cache
def _said(game: Game) -> dict[str, tuple[set[str], set[str]]]:
    """The variables and the forms of each message of a game, in any language."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for lang in LANGUAGES:
        for name, (variables, forms) in said_in(game.folder / "words" / f"{lang}.ftl").items():
            before = found.get(name, (set(), set()))
            found[name] = (before[0] | variables, before[1] | forms)
    return found


def _arguments_of(game: Game, message: str) -> set[str]:
    """The arguments that a message is given: of actions and events all that they name, in every form; of others those
    that the game's own texts use."""
    said = _said(game)
    given = set(said.get(message, (set(), set()))[0])
    if message.startswith(("event-", "decision-")):
        given.add("seat")
    kinds = {f"action-{kind.name}": (kind.names, kind.domains) for kind in game.catalogue.kinds}
    kinds |= {f"event-{kind.name}": (kind.names, kind.domains) for kind in game.event_kinds}
    for name, domain in zip(*kinds.get(message, ((), ())), strict=True):
        given.add(name)
        for entry in () if domain.numeric else domain.entries:
            given |= {f"{name}_{form}" for form in said.get(f"{domain.name}-{entry}", (set(), set()))[1]}
    return given


@lru_cache(KEPT_PACKS)
def _pack_tables(game: Game, overrides: Overrides, folder: Path | None) -> Tables:
    """The tables of a pack. The words of one that came with a save were checked when it was read from its folder."""
    problems = Problems()
    if folder is not None:
        new = {f"{table}-{entry['id']}" for table in game.open_tables for entry in overrides.tables.get(table, [])}
        words = {lang: game.words(lang) for lang in overrides.words}

        def spoken(lang: str) -> Words:
            return Words.read(lang, [game.folder / "words" / f"{lang}.ftl"], overrides.words[lang])

        problems.collect(check_words, overrides, new, words, spoken, partial(_arguments_of, game), folder)
    made: list[Tables] = []

    def read() -> None:
        content = read_content(
            game.folder / "content", game.schema, overrides, game.open_tables, folder, game.replaceable
        )
        made.append(_tabulated(game, content, folder is not None))

    problems.collect(read)
    problems.raise_all()
    return made[0]


def _tabulated(game: Game, content: Content, with_texts: bool = False) -> Tables:
    """The tables of the content, unless the game's own checks refuse it."""
    made: list[Tables] = []
    content.refused.collect(lambda: made.append(game.tabulate(content)))
    if with_texts:
        content.refused.collect(game.check_texts, content)
    content.refused.raise_all()
    return made[0]
