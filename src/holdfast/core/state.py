"""The state: everything that is true now, and the one loop that moves it from decision to decision."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import msgspec
from mypy_extensions import mypyc_attr

from holdfast.core.catalogue import Action
from holdfast.core.errors import HoldfastError, IllegalAction
from holdfast.core.events import Event
from holdfast.core.fields import Fields, dump
from holdfast.core.rng import Rng
from holdfast.core.step import Decision, Step
from holdfast.core.tables import Tables
from holdfast.core.view import SPECTATOR, Asked, Fact, Outcome, Standing

if TYPE_CHECKING:
    from holdfast.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState:
    """What all games' states share. A game adds its zones, lists all of them in `FIELDS`, and writes `clone`."""

    # Uncompiled, slots are faster, above all for a state of more than thirty fields; compiled they change nothing.
    __slots__ = ("decision", "log", "revealed", "rng", "seats", "stack", "tables")
    FIELDS: ClassVar[Fields] = ()

    def __init__(self, tables: Tables, seats: int, rng: Rng, revealed: int, stack: list[Step[Any]]) -> None:
        self.tables = tables
        self.seats = seats
        self.rng = rng
        self.revealed = revealed
        """Counts rolls and looks at hidden things. Undo is free only while it has not changed."""
        self.stack = stack
        self.decision: Decision | None = None
        self.log: list[Event] | None = None

    @property
    def game(self) -> "Game":
        return cast("Game", self.tables.game)

    # The stack of steps

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def pop(self) -> None:
        self.stack.pop()

    def swap(self, step: Step[Any]) -> None:
        """The topmost step is over and another takes its place."""
        self.stack[-1] = step

    def reveal(self) -> None:
        """Chance or something hidden came into play: there is no free way back."""
        self.revealed += 1

    # Decisions

    def apply(self, action: object) -> None:
        """Applies an action of the deciding seat and runs on to the next decision. Any other action, and whatever is
        none, is refused and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("error-illegal-over")
        if not isinstance(action, Action):
            raise IllegalAction("error-not-an-action", given=repr(action))
        if action not in decision.actions:
            raise self._illegal(decision, action)
        if action.kind.anytime:
            self.interrupt(decision.seat, action)
        else:
            self.stack[-1].do(self, action)
        self.settle()

    def settle(self) -> None:
        """Runs automatic steps, and takes decisions that leave no choice, until a seat has to decide."""
        out: list[Action] = []
        while self.stack:
            seat = self.stack[-1].ask(self, out)
            if seat < 0:
                continue
            step = self.stack[-1]  # `ask` may have replaced the step
            if len(out) == 1 and not step.ALWAYS_ASKS:
                step.do(self, out.pop())
                continue
            self.decision = Decision(seat, step, tuple(out))
            return
        self.decision = None

    def playout(self, rng: Rng, limit: int) -> int:
        """Plays uniformly random actions in place until the match is over, or for `limit` decisions; returns how many
        it made. The same match as choosing `actions[rng.below(len(actions))]` and applying it, in one call."""
        decision = self.decision
        made = 0
        if decision is None or limit <= 0:
            return made
        seat = decision.seat
        out = list(decision.actions)
        while True:
            action = out[rng.below(len(out))]
            out.clear()
            made += 1
            if action.kind.anytime:
                self.interrupt(seat, action)
            else:
                self.stack[-1].do(self, action)
            while True:  # as in `settle`, without making a decision that nobody looks at
                if not self.stack:
                    self.decision = None
                    return made
                seat = self.stack[-1].ask(self, out)
                if seat < 0:
                    continue
                if len(out) == 1:
                    step = self.stack[-1]
                    if not step.ALWAYS_ASKS:
                        step.do(self, out.pop())
                        continue
                break
            if made == limit:
                self.decision = Decision(seat, self.stack[-1], tuple(out))
                return made

    def with_anytime(self, seat: int, out: list[Action]) -> int:
        """For the end of `ask` of steps that are open to any-time actions: adds those that `seat` has, but only
        where it is asked anyway, because a question that exists only for them would show what it holds."""
        if len(out) > 1:
            self.offer(seat, out)
        return seat

    def offer(self, seat: int, out: list[Action]) -> None:
        """Adds the any-time actions that `seat` has now."""

    def interrupt(self, seat: int, action: Action) -> None:
        """Does an any-time action of the deciding seat; the step below is then asked again."""

    def _illegal(self, decision: Decision, action: Action) -> IllegalAction:
        return IllegalAction(
            "error-illegal",
            self.forbids(decision.step, action),
            action=action.text,
            seat=decision.seat,
            decision=decision.name,
        )

    def forbids(self, step: Step[Any], action: Action) -> str:
        """The rule that forbids an action which was not offered: that of the step, unless a game knows a nearer one for
        an any-time action."""
        return step.refuse(self, action)

    # The end

    @property
    def outcome(self) -> Outcome | None:
        """Ranking, scores with their parts and why it ended; None while somebody has to decide."""
        return None if self.decision is not None else self.result()

    def result(self) -> Outcome:
        raise AssertionError("a game says how it ends")

    # Copies

    def clone(self) -> Self:
        raise AssertionError("a game writes its clone by hand")

    def determinize(self, seat: Any, rng: Rng) -> Self:
        """A full state drawn at random that agrees with all that `seat` knows, with a generator of its own."""
        self.check_seat(seat)
        other = self.clone()
        other.rng = rng.fork()
        other.resample(1 << seat)
        if self.decision is None or self.decision.seat != seat:  # what `seat` itself is asked depends on nothing hidden
            other.settle()
        return other

    def reseed(self, seed: int) -> None:
        """Chance starts anew: coming rolls, and every card that no seat has seen, are drawn again. For an agreed
        undo beyond chance."""
        self.rng = Rng(seed)
        self.resample((1 << self.seats) - 1)
        self.settle()

    def resample(self, knowers: int) -> None:
        """Redraws, with this state's generator, all hidden things that no seat of the mask `knowers` knows."""
        raise AssertionError("a game says what is hidden")

    # What leaves the state

    def check_seat(self, seat: object) -> None:
        """Refuses what is no seat of the table, before anything of another seat is looked at. `view`, `observe` and
        `determinize` take anything, so that compiled code does not refuse it first in words of its own."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise HoldfastError("error-no-seat", seat=repr(seat), last=self.seats - 1)

    def check_viewer(self, seat: object) -> None:
        """The same for viewers: a spectator is allowed too."""
        if seat != SPECTATOR:
            self.check_seat(seat)

    def view(self, seat: Any) -> msgspec.Struct:
        """What `seat`, or a SPECTATOR, may know: a separate structure that later actions do not change."""
        raise AssertionError("a game says what is seen")

    def asked(self, seat: int) -> Asked | None:
        """The part of a view that is the same in every game: the decision and its facts, with its actions only for its
        seat."""
        decision = self.decision
        if decision is None:
            return None
        facts: list[Fact] = []
        for name, domain, value in decision.step.facts(self):
            facts.append(Fact(name, domain.name, self.tables.entry_id(domain, value)))
        actions = [action.index for action in decision.actions] if decision.seat == seat else None
        return Asked(decision.seat, decision.name, decision.rule, facts, actions)

    def observe(self, seat: Any, out: list[int]) -> None:
        """Empties `out` and fills it with what `view(seat)` says: small numbers in the order of `game.observation`."""
        raise AssertionError("a game says what is observed")

    def standing(self) -> Standing:
        """The points so far with their parts, as everybody can count them."""
        raise AssertionError("a game says how it stands")

    def check(self) -> list[str]:
        """Sentences about what is wrong with components or structure; none in a sound state."""
        raise AssertionError("a game counts its components")

    def dump(self) -> list[Any]:
        """The snapshot: every field as plain lists. `Game.load` reads it. Holds all secrets."""
        return dump(self, self.tables)

    def checksum(self) -> str:
        """Equal for equal states in any process, compiled or not. Tells secrets: never give it to a seat."""
        return blake2b(msgspec.msgpack.encode(dump(self, self.tables)), digest_size=16).hexdigest()

    def __repr__(self) -> str:
        return f"<state of {self.game.id}, {self.seats} seats: {self.decision or 'over'}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (self.tables, dump(self, self.tables))


def _revive(tables: Tables, data: list[Any]) -> BaseState:
    return cast(BaseState, tables.game.load(data, tables))
