# mypyc: skip
"""Words: every action, decision, event, card and outcome in English and French, from Fluent files."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any

from holdfast.core.catalogue import Action, Domain
from holdfast.core.errors import HoldfastError, check_language
from holdfast.core.events import Event
from holdfast.core.messages import Messages, printable

HELD = "held"
"""The argument that says which of the conditions of a text held."""
ALONE = "alone"
"""The form of a prompt that leaves no choice and says why it is asked all the same."""


class MissingWords(HoldfastError):
    """A message that no file of the language has, or a text that is not Fluent."""


class Pages:
    """Long texts that live with the content and not in the Fluent files of a language. Each is parsed when it is first
    told."""

    def __init__(
        self,
        domains: tuple[str, ...] = (),
        texts: Mapping[str, str] | None = None,
        asks: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.domains = domains
        """The domains whose texts these are. They may use the other arguments of what is told."""
        self.texts = texts or {}
        """Fluent by message."""
        self.asks = asks or {}
        """What a message may ask as true or false, by the bits of the argument `held`."""


class Words(Messages):
    """One language of one game. Arguments that are things come in the forms that grammar needs: for an argument
    `face` the message may say `$face`, or `$face_the` for the attribute `the` of the face's own message."""

    fault = MissingWords

    def __init__(
        self,
        lang: str,
        texts: Sequence[str],
        added: Mapping[str, tuple[str, ...]] | None = None,
        pages: "Pages | None" = None,
    ) -> None:
        super().__init__(lang, texts)
        self.strict = True
        """Whether words that are missing are an error. Those of a pack are not worth a screen: the id stands there, and
        signs that would move the screen are left out."""
        self.pages = pages or Pages()
        self._parsed: set[str] = set()
        self.seats: Sequence[str] = ()
        """Who sits at the table, where these are the words of one."""
        self._added = added or {}
        """What a pack adds to domains, by their names."""
        self._actions: dict[tuple[int, str], str] = {}
        self._things: dict[tuple[str, str], dict[str, str]] = {}

    def has(self, message: str) -> bool:
        """Whether there is such a message. Those of the pages are parsed when they are first asked for."""
        if not super().has(message) and message in self.pages.texts and message not in self._parsed:
            self._parsed.add(message)
            try:
                self.add(self.pages.texts[message])
            except MissingWords:
                if self.strict:
                    raise
        return super().has(message)

    @classmethod
    def read(
        cls,
        lang: str,
        files: Iterable[Path],
        *texts: str,
        added: Mapping[str, tuple[str, ...]] | None = None,
        pages: "Pages | None" = None,
    ) -> "Words":
        check_language(lang)
        return cls(lang, [*(path.read_text(encoding="utf-8") for path in files), *texts], added, pages)

    def at_table(self, seats: Sequence[str]) -> "Words":
        """The same words, what was said with them included, for those who sit at a table."""
        words = copy(self)
        words.seats = seats
        return words

    def seat(self, number: int) -> str:
        """Who sits on a seat, or its number where nobody is known."""
        return _seated(self.seats, number)

    def knows(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if not self.has(message):
            return False
        return not attribute or attribute in self.bundle.get_message(message).attributes

    def one(self, message: str) -> str:
        """The word beside the number 1: «can», «munitions token»."""
        return self.say(message, "one") if self.knows(message, "one") else self.say(message)

    def many(self, message: str) -> str:
        """The word beside larger numbers: «cans»; empty where the game has none."""
        forms = [form for form in ("plural", "many") if self.knows(message, form)]
        return self.say(message, forms[0]) if forms else ""

    def _say(self, message: str, attribute: str, arguments: dict[str, Any]) -> str:
        try:
            text = super()._say(message, attribute, arguments)
            return text if self.strict else printable(text)
        except MissingWords:
            if self.strict:
                raise
            return f"{message}.{attribute}" if attribute else message

    def entry(self, domain: Domain, number: int, form: str = "") -> str:
        """The word for one entry of a domain: `entry(PLACES, 0, "at")`."""
        if domain.numeric:
            return str(number)
        message = f"{domain.name}-{self.id(domain, number)}"
        if domain.name in self.pages.domains:  # a long text goes by its title
            return self.say(message, "title") if self.knows(message, "title") else self.id(domain, number)
        return self.say(message, form)

    def id(self, domain: Domain, number: int) -> str:
        """The id of an entry of a domain. Numbers past its end are entries that a pack adds."""
        own = len(domain)
        return domain.entries[number] if number < own else self._added[domain.name][number - own]

    def action(self, action: Action) -> str:
        return self._action(action, "")

    def does(self, action: Action) -> str:
        """What will happen if this action is chosen."""
        return self._action(action, "does")

    def _action(self, action: Action, attribute: str) -> str:
        key = (action.index, attribute)
        if key not in self._actions:
            kind = action.kind
            arguments = self.arguments(kind.names, kind.domains, (action.a, action.b), ())
            self._actions[key] = self.say(f"action-{kind.name}", attribute, **arguments)
        return self._actions[key]

    def decision(self, state: Any, names: Sequence[str], seat: int) -> str:
        """The prompt line, as `seat` reads it: what it must decide, or whom it waits for."""
        decision = state.decision
        # A page is told by the log, which knows whom it is about. A prompt never quotes it.
        facts = [fact for fact in decision.step.facts(state) if fact[1].name not in self.pages.domains]
        arguments = self.arguments(
            [name for name, _, _ in facts], [d for _, d, _ in facts], [v for _, _, v in facts], names
        )
        message = f"decision-{decision.name}"
        form = "" if seat == decision.seat else "wait"
        if not form and len(decision.actions) == 1 and self.knows(message, ALONE):
            form = ALONE
        return self.say(message, form, seat=names[decision.seat], **arguments)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """The line of the log."""
        kind = event.kind
        arguments = self.arguments(kind.names, kind.domains, event.values, names)
        return self.say(f"event-{kind.name}", seat=names[event.seat] if event.seat >= 0 else "", **arguments)

    def arguments(
        self,
        names: Sequence[str],
        domains: Sequence[Domain],
        values: Sequence[int],
        seats: Sequence[str],
    ) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        told: list[tuple[str, str]] = []
        for name, domain, value in zip(names, domains, values, strict=False):
            if domain.numeric:
                arguments[name] = value
            elif value < 0:
                arguments[name] = ""
            elif domain.name in self.pages.domains:
                told.append((name, f"{domain.name}-{self.id(domain, value)}"))
            elif domain.name == "seat":
                arguments[name] = _seated(seats, value)
            else:
                for form, text in self._thing(domain.name, self.id(domain, value)).items():
                    arguments[f"{name}_{form}" if form else name] = text
        for name, message in told:
            arguments[name] = self.page(message, arguments)
        return arguments

    def page(self, message: str, arguments: Mapping[str, Any]) -> str:
        """A text that depends on the other arguments, and on what held when it was told."""
        asked = self.pages.asks.get(message, ())
        held = int(arguments.get(HELD, 0))
        flags = {name: "true" if held >> number & 1 else "false" for number, name in enumerate(asked)}
        return self.say(message, **arguments, **flags).replace("  ", " ")  # where a sentence is left out

    def _thing(self, domain: str, entry: str) -> dict[str, str]:
        key = (domain, entry)
        if key not in self._things:
            message = f"{domain}-{entry}"
            if not self.has(message):
                if self.strict:
                    raise MissingWords(f"There is no message {message!r} in {self.lang!r}.")
                return {"": entry}
            forms = [form for form in self.bundle.get_message(message).attributes if form != "does"]
            self._things[key] = {form: self.say(message, form) for form in ["", *forms]}
        return self._things[key]


def _seated(seats: Sequence[str], number: int) -> str:
    return seats[number] if number < len(seats) else str(number + 1)
