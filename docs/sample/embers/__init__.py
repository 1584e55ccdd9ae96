"""Embers, a small complete game: one fire, a few long nights, and fuel that everybody would rather keep."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Self

import msgspec

from holdfast.core import (
    AMOUNT,
    EVERYONE,
    Action,
    BaseState,
    Catalogue,
    Content,
    Domain,
    Entry,
    Event,
    EventKind,
    Fields,
    Game,
    Observation,
    Outcome,
    Rng,
    Span,
    Standing,
    Step,
    Tables,
    View,
)

FUELS: Final = Domain("fuel", ("twig", "log", "coal"))
PHASES: Final = Domain("phase", ("night", "morning"))
CATALOGUE: Final = Catalogue("embers", "embers")
FEED: Final = CATALOGUE.kind("feed", fuel=FUELS)  # FEED[0] is «feed twig»

MOST_SEATS: Final = 4
MOST_CARDS: Final = 8
OBSERVATION: Final = Observation(
    (
        Span("over", 1, 0, 1),
        Span("night", 1, 0, 3),
        Span("heat", 1, 0, 60),
        Span("deck", 1, 0, 60),
        Span("burnt", len(FUELS), 0, 30, ("fuel",)),
        Span("hand", MOST_CARDS, 0, len(FUELS), ("card",)),
        Span("seats", 3 * MOST_SEATS, 0, 10, ("seat", "is there, cards, decides")),
    )
)

DREW: Final = EventKind("drew", fuel=FUELS)
OTHERS_DREW: Final = EventKind("others-drew")
FED: Final = EventKind("fed", fuel=FUELS, heat=AMOUNT)
WIND: Final = EventKind("wind", force=AMOUNT, heat=AMOUNT)


Count = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class Fuel(Entry, frozen=True, kw_only=True):
    heat: Count
    cards: Count


class Constant(Entry, frozen=True, kw_only=True):
    value: Count


class Numbers(Tables):
    """The content as rules read it."""

    def __init__(self, game: Any, content: Content) -> None:
        super().__init__(game, content)
        fuels = content.ordered("fuel", Fuel, FUELS.entries)
        self.heat = [fuel.heat for fuel in fuels]
        self.cards = [fuel.cards for fuel in fuels]
        names = ("nights", "hand", "first-heat", "wind")
        constants = content.ordered("constant", Constant, names)
        self.nights, self.hand, self.first_heat, self.wind = [constant.value for constant in constants]


class Dusk(Step["State"]):
    """Begins each night until the last is over or the fire is out."""

    def ask(self, s: "State", out: list[Action]) -> int:
        if s.night == s.t.nights or s.heat <= 0:
            s.pop()
            return -1
        first = s.night % s.seats
        s.night += 1
        s.push(Wind())
        for turn in range(s.seats - 1, -1, -1):
            s.push(Feed((first + turn) % s.seats))
        for seat in range(s.seats):
            s.draw(seat)
        return -1


class Feed(Step["State"]):
    """A seat gives one card to the fire."""

    NAME = "feed"
    RULE = "EMB-2.2"
    ALWAYS_ASKS = True  # a hand of one kind would otherwise show itself by not being asked

    def ask(self, s: "State", out: list[Action]) -> int:
        for fuel in range(len(FUELS)):
            if fuel in s.hands[self.seat]:
                out.append(FEED[fuel])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        s.hands[self.seat].remove(action.a)
        s.burnt[action.a] += 1
        s.heat += s.t.heat[action.a]
        if s.log is not None:
            s.log.append(Event(FED, self.seat, action.a, s.heat, EVERYONE, "EMB-2.3"))


class Wind(Step["State"]):
    """A die says how much heat the wind takes."""

    def ask(self, s: "State", out: list[Action]) -> int:
        s.pop()
        s.reveal()
        force = s.seats + 1 + s.rng.below(s.t.wind)
        s.heat = max(0, s.heat - force)
        if s.log is not None:
            s.log.append(Event(WIND, -1, force, s.heat, EVERYONE, "EMB-2.4"))
        return -1


class Neighbour(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    cards: int


class EmbersView(View, frozen=True, kw_only=True):
    """The fire as one seat sees it. `burnt` counts cards by fuel; a spectator has no hand."""

    seats: list[Neighbour]
    night: int
    heat: int
    deck: int
    burnt: dict[str, int]
    hand: list[str] | None


class State(BaseState):
    FIELDS: ClassVar[Fields] = (
        ("seats", None),
        ("rng", Rng),
        ("revealed", None),
        ("stack", (Dusk, Feed, Wind)),
        ("night", None),
        ("heat", None),
        ("deck", None),
        ("hands", None),
        ("burnt", None),
    )

    def __init__(
        self,
        tables: Numbers,
        seats: int,
        rng: Rng,
        revealed: int,
        stack: list[Step[Any]],
        night: int,
        heat: int,
        deck: list[int],
        hands: list[list[int]],
        burnt: list[int],
    ) -> None:
        super().__init__(tables, seats, rng, revealed, stack)
        self.t = tables
        self.night = night
        self.heat = heat
        self.deck = deck
        self.hands = hands
        self.burnt = burnt

    def draw(self, seat: int) -> None:
        fuel = self.deck[-1]
        self.deck = self.deck[:-1]  # replaced, never changed: clones share it
        self.hands[seat].append(fuel)
        self.reveal()
        if self.log is not None:
            self.log.append(Event(DREW, seat, fuel, 0, 1 << seat, "EMB-2.1"))
            self.log.append(Event(OTHERS_DREW, seat, 0, 0, ~(1 << seat) & (1 << self.seats) - 1, "EMB-2.1"))

    def clone(self) -> Self:
        other = type(self)(
            self.t,
            self.seats,
            self.rng.clone(),
            self.revealed,
            self.stack.copy(),
            self.night,
            self.heat,
            self.deck,
            [hand.copy() for hand in self.hands],
            self.burnt.copy(),
        )
        other.decision = self.decision
        return other

    def resample(self, knowers: int) -> None:
        if not self.stack:  # at the end all hands lie open
            return
        unknown = [seat for seat in range(self.seats) if not knowers >> seat & 1]
        pool = self.deck + [fuel for seat in unknown for fuel in self.hands[seat]]
        self.rng.shuffle(pool)
        for seat in unknown:
            self.hands[seat] = [pool.pop() for _ in self.hands[seat]]
        self.deck = pool

    def view(self, seat: Any) -> EmbersView:
        self.check_viewer(seat)
        return EmbersView(
            seat=seat,
            asked=self.asked(seat),
            phase=PHASES.entries[self.decision is None],
            outcome=self.outcome,
            seats=[Neighbour(len(hand)) for hand in self.hands],
            night=self.night,
            heat=self.heat,
            deck=len(self.deck),
            burnt=dict(zip(FUELS.entries, self.burnt, strict=True)),
            hand=None if seat < 0 else [FUELS.entries[fuel] for fuel in self.hands[seat]],
        )

    def observe(self, seat: Any, out: list[int]) -> None:
        self.check_seat(seat)
        out[:] = [self.decision is None, self.night, self.heat, len(self.deck), *self.burnt]
        hand = [fuel + 1 for fuel in self.hands[seat]]
        out += hand + [0] * (MOST_CARDS - len(hand))
        for turn in range(MOST_SEATS):
            other = (seat + turn) % self.seats
            here = turn < self.seats
            out += [here, len(self.hands[other]) if here else 0]
            out.append(here and self.decision is not None and self.decision.seat == other)

    def standing(self) -> Standing:
        """Cards in hand are secret until dawn, so nobody can count a point before."""
        if self.decision is None:
            result = self.result()
            return Standing(result.scores, result.parts)
        nothing = [0] * self.seats
        return Standing(nothing, {"kept": nothing})

    def check(self) -> list[str]:
        wrong = []
        for fuel, name in enumerate(FUELS.entries):
            found = self.deck.count(fuel) + self.burnt[fuel] + sum(hand.count(fuel) for hand in self.hands)
            if found != self.t.cards[fuel]:
                wrong.append(f"There are {found} cards of {name}, not {self.t.cards[fuel]}.")
        return wrong

    def result(self) -> Outcome:
        dawn = self.heat > 0
        kept = [sum(self.t.heat[fuel] for fuel in hand) if dawn else 0 for hand in self.hands]
        places = [1 + sum(other > mine for other in kept) for mine in kept]
        return Outcome(reason="dawn" if dawn else "cold", places=places, scores=kept, parts={"kept": kept})


class Embers(Game):
    id = "embers"
    version = "1"
    seat_counts = (2, 3, 4)
    bound = 50
    reasons = ("dawn", "cold")
    parts = ("kept",)
    catalogue = CATALOGUE
    phases = PHASES
    observation = OBSERVATION
    event_kinds = (DREW, OTHERS_DREW, FED, WIND)
    messages = ("board-night", "board-fire", "board-burnt", "board-deck", "board-hand", "board-card")
    state_class = State
    schema: ClassVar[Mapping[str, type[Entry]]] = {"fuel": Fuel, "constant": Constant}
    folder = Path(__file__).parent

    def tabulate(self, content: Content) -> Numbers:
        t = Numbers(self, content)
        if sum(t.cards) < 4 * (t.hand + t.nights):
            raise content.error("constant", "nights", "there are too few cards for four seats.", "value")
        return t

    def setup(self, tables: Numbers, seats: int, rng: Rng, options: Mapping[str, int]) -> State:
        deck = [fuel for fuel in range(len(FUELS)) for _ in range(tables.cards[fuel])]
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(tables.hand)] for _ in range(seats)]
        return State(tables, seats, rng, 0, [Dusk()], 0, tables.first_heat, deck, hands, [0] * len(FUELS))


GAME: Final = Embers()
