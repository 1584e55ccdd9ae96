"""A toy for tests of the loop: a counter that steps push up, a secret word that can be shouted at any time."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from holdfast.core import (
    EVERYONE,
    Action,
    BaseState,
    Catalogue,
    Domain,
    Event,
    EventKind,
    Fields,
    Game,
    Outcome,
    Rng,
    Step,
    Tables,
    numbers,
)

COLOURS: Final = Domain("colour", ("red", "blue"))
CATALOGUE: Final = Catalogue("toy")
ADD: Final = CATALOGUE.kind("add", amount=numbers(4))
PAINT: Final = CATALOGUE.kind("paint", colour=COLOURS, coat=numbers(3))
SHOUT: Final = CATALOGUE.kind("shout", anytime=True)
PASS: Final = CATALOGUE.kind("pass")

ADDED: Final = EventKind("added", amount=numbers(4))


class Add(Step["Toy"]):
    """Adds between `least` and 3; knows by itself when there is only one way."""

    NAME = "add"
    RULE = "TOY-1.1"
    FIELDS: ClassVar[Fields] = (("seat", None), ("least", None))

    def __init__(self, seat: int, least: int = 0) -> None:
        super().__init__(seat)
        self.least = least

    def ask(self, s: "Toy", out: list[Action]) -> int:
        for amount in range(self.least, 4):
            out.append(ADD[amount])
        return s.with_anytime(self.seat, out)

    def do(self, s: "Toy", action: Action) -> None:
        s.pop()
        s.total += action.a
        if s.log is not None:
            s.log.append(Event(ADDED, self.seat, action.a, 0, EVERYONE, "TOY-1.1"))

    def refuse(self, s: "Toy", action: Action) -> str:
        return "TOY-1.2" if action.kind is ADD else self.RULE


class AddOpenly(Add):
    """The same, but asks even when there is one way only."""

    NAME = "add-openly"
    ALWAYS_ASKS = True


class Twice(Step["Toy"]):
    """An automatic step: everybody adds, one after the other."""

    def ask(self, s: "Toy", out: list[Action]) -> int:
        s.swap(Add(1))
        s.push(Add(0))
        return -1


class PassOver(Step["Toy"]):
    """Passes over a seat, and swaps itself for the step that asks the other."""

    NAME = "pass-over"
    RULE = "TOY-1.1"

    def ask(self, s: "Toy", out: list[Action]) -> int:
        after = Add(1 - self.seat)
        s.swap(after)
        return after.ask(s, out)


class Roll(Step["Toy"]):
    def ask(self, s: "Toy", out: list[Action]) -> int:
        s.pop()
        s.reveal()
        s.total += s.rng.below(6)
        return -1


class Toy(BaseState):
    FIELDS: ClassVar[Fields] = (
        ("seats", None),
        ("rng", Rng),
        ("revealed", None),
        ("stack", (Add, AddOpenly, Twice, Roll)),
        ("total", None),
        ("shouts", None),
    )

    def __init__(
        self,
        tables: Tables,
        seats: int,
        rng: Rng,
        revealed: int,
        stack: list[Step[Any]],
        total: int,
        shouts: list[int] | None = None,
    ) -> None:
        super().__init__(tables, seats, rng, revealed, stack)
        self.total = total
        self.shouts = [0] * seats if shouts is None else shouts

    def offer(self, seat: int, out: list[Action]) -> None:
        if self.shouts[seat] > 0:
            out.append(SHOUT[0])

    def interrupt(self, seat: int, action: Action) -> None:
        self.shouts[seat] -= 1

    def clone(self) -> Self:
        other = type(self)(
            self.tables,
            self.seats,
            self.rng.clone(),
            self.revealed,
            self.stack.copy(),
            self.total,
            self.shouts.copy(),
        )
        other.decision = self.decision
        return other

    def resample(self, knowers: int) -> None:
        pass

    def result(self) -> Outcome:
        scores = [self.total] * self.seats
        return Outcome(reason="done", places=[1] * self.seats, scores=scores, parts={"total": scores})


class ToyGame(Game):
    id = "toy"
    version = "1"
    seat_counts = (2,)
    bound = 20
    reasons = ("done",)
    parts = ("total",)
    catalogue = CATALOGUE
    event_kinds = (ADDED,)
    state_class = Toy
    folder = Path(__file__).parent / "nowhere"

    def setup(self, tables: Tables, seats: int, rng: Rng, options: Mapping[str, int]) -> Toy:
        return Toy(tables, seats, rng, 0, [Add(0)], 0, [0] * seats)

    def standing_at(self, *steps: Step[Any], shouts: tuple[int, int] = (0, 0)) -> Toy:
        """A toy with steps on its stack, the last one first."""
        state = Toy(self.tables(), 2, Rng(1), 0, list(steps), 0, list(shouts))
        state.settle()
        return state


GAME: Final = ToyGame()
