"""A table for scenario tests: arrange it in a few lines, act, look."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from holdfast.core import Action, Decision, Event, Game, IllegalAction, Overrides, Rng, Step
from holdfast.core.tables import Tables
from holdfast.testing.events import fault
from holdfast.testing.play import NAMES


class RiggedRng(Rng):
    """A generator whose next numbers are known; when they are used up it is the generator it replaced."""

    def __init__(self, words: int | list[int], numbers: Sequence[int] = ()) -> None:
        super().__init__(words)
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        if not self.numbers:
            return super().below(n)
        number = self.numbers.pop(0)
        if not 0 <= number < n:
            raise AssertionError(f"{number} was rigged, but the game draws from 0 to {n - 1}")
        return number

    def shuffle(self, cards: list[int], start: int = 0, stop: int = -1) -> None:
        for i in range((len(cards) if stop < 0 else stop) - 1, start, -1):
            j = start + self.below(i - start + 1)
            cards[i], cards[j] = cards[j], cards[i]


_SAID: set[tuple[Any, ...]] = set()
"""Questions with their facts whose prompts were said already; saying one takes longer than playing to it."""


class Table:
    """A match for a scenario test.

    table = Table(GAME, seats=3, seed=7)
    table.until("feed")
    table.arrange(heat=1)
    table.do("feed twig")
    assert table.happened("fed", fuel="twig")
    assert table.refused("feed coal") == "EMB-2.2"
    """

    FACTS: ClassVar[frozenset[str]] = frozenset()
    """The names of what questions tell, as far as clients of the game know them; none are checked if it is empty."""
    ALWAYS_OPEN: ClassVar[bool] = False
    """Whether something can be done at every question, also of tables that stories lay out."""
    NEXT_PART: ClassVar[frozenset[str]] = frozenset()
    """Decisions that the next part of a match may begin with: `until` waits for them into that part."""

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        seed: int = 1,
        *,
        options: Mapping[str, int] | None = None,
        content: str | Path | Overrides | None = None,
    ) -> None:
        self.game = game
        self.state: Any = game.new(seats=seats, seed=seed, options=options, content=content)
        self.log: list[Event] = []
        """All that happened since the table was set."""
        self.last: list[Event] = []
        """What the last action did."""
        self._chooser = Rng(seed).fork()

    # Who is asked what

    @property
    def decision(self) -> Decision:
        decision: Decision | None = self.state.decision
        if decision is None:
            raise AssertionError("the match is over")
        return decision

    @property
    def asked(self) -> str:
        """The name of the decision; empty when the match is over."""
        return "" if self.state.decision is None else self.decision.name

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.decision.seat

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def outcome(self) -> Any:
        outcome = self.state.outcome
        if outcome is None:
            raise AssertionError(f"the match is not over: {self.decision}")
        return outcome

    def offers(self, kind: str = "") -> list[str]:
        """The text forms of the legal actions, or of those of one kind."""
        return [action.text for action in self.decision.actions if kind in ("", action.kind.name)]

    def facts(self) -> dict[str, list[str | int]]:
        """What the question is about, as a view tells it: ids and numbers by their names."""
        asked = self.state.asked(self.seat)
        found: dict[str, list[str | int]] = {}
        for fact in asked.facts:
            found.setdefault(fact.name, []).append(fact.id)
        return found

    # Acting

    def do(self, *actions: str, by: int | None = None) -> list[Event]:
        """Applies actions by their text forms; `by` says which seat must be the one that decides. Returns all
        that happened."""
        happened: list[Event] = []
        for text in actions:
            if by is not None and self.seat != by:
                raise AssertionError(f"seat {by} can't do «{text}»: {self.decision}")
            action = self.game.catalogue.parse(text)
            if action not in self.decision.actions:
                raise AssertionError(f"«{text}» is not open in {self.decision}, but {', '.join(self.offers())}")
            happened += self._apply(action)
        self.last = happened
        return happened

    def refused(self, action: str) -> str:
        """The rule that forbids an action now; it is an error if none does."""
        wanted = self.game.catalogue.parse(action)
        if wanted in self.decision.actions:
            raise AssertionError(f"«{action}» is not refused in {self.decision}")
        try:
            self.state.apply(wanted)
        except IllegalAction as refusal:
            return refusal.rule
        raise AssertionError(f"«{action}» was applied although it is not open in {self.decision}")

    def until(
        self,
        decision: str | Callable[["Table"], bool],
        *,
        seat: int | None = None,
        prefer: Sequence[str] = (),
        avoid: Sequence[str] = (),
    ) -> Self:
        """Plays random legal actions until a decision of that name (of that seat) is asked, or until
        something is true. Actions whose text begins with one of `prefer` are taken where there are some,
        those of `avoid` only where there is nothing else. A named decision must come in this part of the match:
        one that was missed is not waited for in the next."""
        left = self.game.bound
        began = self.part()
        last = began if not isinstance(decision, str) else began + (decision in self.NEXT_PART)
        while not self._reached(decision, seat):
            if isinstance(decision, str) and self.part() > last:
                raise AssertionError(f"{decision} was not asked before part {self.part()} of the match began")
            if self.over:
                raise AssertionError(f"the match ended before {decision} was reached")
            if left == 0:
                raise AssertionError(f"{decision} was not reached within {self.game.bound} decisions, nor the end")
            left -= 1
            actions = _wished(self.decision.actions, prefer, avoid)
            self.last = self._apply(actions[self._chooser.below(len(actions))])
        return self

    def part(self) -> int:
        """Which part of the match it is, such as its day; a game without parts has one."""
        return 0

    def play_out(self) -> Self:
        """Plays random legal actions to the end."""
        return self.until(lambda table: table.over)

    def _reached(self, decision: str | Callable[["Table"], bool], seat: int | None) -> bool:
        if not isinstance(decision, str):
            return decision(self)
        return self.asked == decision and (seat is None or self.seat == seat)

    def _apply(self, action: Action) -> list[Event]:
        return self._listen(lambda: self.state.apply(action))

    def _listen(self, run: Callable[[], None]) -> list[Event]:
        self.state.log = []
        run()
        happened: list[Event] = self.state.log
        self.state.log = None
        for event in happened:
            if wrong := fault(self.state, event):
                raise AssertionError(wrong)
        if not self.over:
            self._look_at_question()
        self.log += happened
        return happened

    def _look_at_question(self) -> None:
        """What is asked, what it is about and what closes other actions can be told, and names rules of the book."""
        rules = self.game.rules
        decision = self.decision
        assert 0 <= decision.seat < self.state.seats, f"{decision} is of no seat at the table"
        assert decision.rule in rules, f"{decision} cites {decision.rule!r}, which is no rule"
        assert decision.actions or not self.ALWAYS_OPEN, f"{decision} has no action"
        for name, _, _ in decision.step.facts(self.state) if self.FACTS else ():
            assert name in self.FACTS, f"{decision} tells {name!r}, which no client knows"
        assert self.state.asked(decision.seat) is not None
        said = (self.game.id, decision.name, *decision.step.facts(self.state))
        if said not in _SAID:
            assert self.prompt()
            _SAID.add(said)
        for action, rule in decision.step.closed(self.state):
            assert action not in decision.actions, f"{decision} both opens and closes «{action.text}»"
            assert rule in rules, f"{decision} closes «{action.text}» by {rule!r}, which is no rule"

    # Arranging

    def arrange(self, *steps: Step[Any], **fields: Any) -> Self:
        """Sets fields of the state and, if steps are given, its stack (the last one is on top); then asks again.
        Whether the state is still sound is not checked here: see `sound`."""
        for name, value in fields.items():
            if not hasattr(self.state, name):
                raise AssertionError(f"the state has no {name}")
            setattr(self.state, name, value)
        if steps:
            self.state.stack = list(steps)
        self.last = self._listen(self.state.settle)
        return self

    def rig(self, *numbers: int) -> Self:
        """The next numbers that the state's generator draws, each from 0."""
        self.state.rng = RiggedRng(self.state.rng.words, numbers)
        return self

    def sound(self) -> bool:
        """True if `check` finds nothing wrong; otherwise raises with what it found."""
        problems = self.state.check()
        assert not problems, "; ".join(problems)
        return True

    # Looking

    def happened(self, kind: str, *, seat: int | None = None, since_start: bool = False, **things: str | int) -> bool:
        """Whether an event of a kind happened in the last `do` (or ever): by which seat, with which things,
        named by their arguments and entries: `happened("fed", seat=1, fuel="twig")`."""
        return bool(self.events(kind, seat=seat, since_start=since_start, **things))

    def events(
        self, kind: str, *, seat: int | None = None, since_start: bool = False, **things: str | int
    ) -> list[Event]:
        if kind not in [known.name for known in self.game.event_kinds]:
            raise AssertionError(f"{self.game.id} has no event kind {kind!r}")
        found = []
        for event in self.log if since_start else self.last:
            if event.kind.name == kind and seat in (None, event.seat) and _names(self.state.tables, event, things):
                found.append(event)
        return found

    def told(self, seat: int, lang: str = "en") -> list[str]:
        """The lines of the log that a seat reads after the last `do`."""
        words = self.game.words(lang, self.state.tables.content)
        return [words.event(event, NAMES) for event in self.last if event.seen_by(seat)]

    def prompt(self, seat: int | None = None, lang: str = "en") -> str:
        """The prompt line of the deciding seat, or of another."""
        words = self.game.words(lang, self.state.tables.content)
        return words.decision(self.state, NAMES, self.seat if seat is None else seat)

    def __repr__(self) -> str:
        return f"<table of {self.game.id}: {self.state.decision or 'over'}>"


def _wished(actions: tuple[Action, ...], prefer: Sequence[str], avoid: Sequence[str]) -> list[Action]:
    wished = [action for action in actions if action.text.startswith(tuple(prefer))] if prefer else []
    if not wished:
        wished = [action for action in actions if not (avoid and action.text.startswith(tuple(avoid)))]
    return wished or list(actions)


def _names(tables: Tables, event: Event, things: Mapping[str, str | int]) -> bool:
    values = dict(zip(event.kind.names, event.values, strict=False))
    domains = dict(zip(event.kind.names, event.kind.domains, strict=True))
    for name, thing in things.items():
        if name not in values:
            raise AssertionError(f"event kind {event.kind.name!r} has no argument {name!r}, but {list(values)}")
        if isinstance(thing, str) and domains[name].entries:
            thing = domains[name].number(thing)
        found = tables.entry_id(domains[name], values[name]) if isinstance(thing, str) else values[name]
        if found != thing:
            return False
    return True
