"""Operations on characters and their states."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Words
from holdfast.games.warofmine.house.newcomers import recruit
from holdfast.games.warofmine.people.choices import Relief as AskRelief
from holdfast.games.warofmine.people.choices import Select, SplitWounds
from holdfast.games.warofmine.people.company import lose_character
from holdfast.games.warofmine.people.condition import lower_state, raise_state, set_state
from holdfast.games.warofmine.script.arguments import (
    AMONG,
    CHARACTER,
    LEVEL,
    NUMBER,
    SPAN,
    STATE,
    WHO,
    flag,
    may,
    needs,
    number,
    word,
)
from holdfast.games.warofmine.script.frame import Run, undone
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.whom import whom
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.people import HOME
from holdfast.games.warofmine.state.stack import Plain
from holdfast.games.warofmine.state.state import State

# In the order of `lose_character`
ENDS: Final[tuple[str, ...]] = ("died", "left", "suicide")

# Their states


class OnState(Operation):
    """What operations on one state have in common."""

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.whom = whom(given, to)
        self.state: int = c.STATES.number(given.state)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        mask = self.whom.mask(s, run)
        if mask == 0:
            undone(s)
        for character in s.people.group:
            if has(mask, character):
                self.change(s, character)

    def change(self, s: State, character: int) -> None:
        raise AssertionError(f"{self.NAME} changes nothing")

    def _said(self, words: Words, message: str, who: str) -> str:
        return words.say(message, condition=words.entry(c.STATES, self.state), n=self.n, who=who)

    def _is_about_one(self) -> bool:
        return self.whom.group in (terms.WHO_THIS, terms.WHO_CHOOSE) and self.condition is None


@final
class Raise(OnState):
    NAME: ClassVar[str] = "raise"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("state", STATE),
        needs("n", LEVEL),
        needs("who", WHO),
        may("rolled", SPAN),
        may("rolled_max", word(("cold", "noise"))),
        may("from", AMONG),
        may("char", CHARACTER),
    )
    SAYS: ClassVar[tuple[str, ...]] = ("effect-raise", "promise-worse")

    def change(self, s: State, character: int) -> None:
        raise_state(s, character, self.state, self.n)

    def say(self, words: Words, chosen: int) -> str:
        return self._said(words, "effect-raise", self.whom.said(chosen))

    def worse(self, words: Words) -> str:
        return words.say("promise-worse", condition=words.entry(c.STATES, self.state), n=self.n)

    def does_to_one(self, words: Words) -> str:
        return self._said(words, "effect-raise", "this") if self._is_about_one() else ""


@final
class Lower(OnState):
    NAME: ClassVar[str] = "lower"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("state", STATE),
        needs("n", LEVEL),
        needs("who", WHO),
        may("rolled", SPAN),
        may("rolled_max", word(("cold", "noise"))),
        may("from", AMONG),
        may("char", CHARACTER),
    )
    SAYS: ClassVar[tuple[str, ...]] = ("effect-lower",)

    def change(self, s: State, character: int) -> None:
        lower_state(s, character, self.state, self.n)

    def eases_nobody(self, s: State, mask: int) -> bool:
        return not s.people.somebody_has(mask, one(self.state), 1)

    def say(self, words: Words, chosen: int) -> str:
        return self._said(words, "effect-lower", self.whom.said(chosen))

    def does_to_one(self, words: Words) -> str:
        return self._said(words, "effect-lower", "this") if self._is_about_one() else ""


@final
class Set(OnState):
    NAME: ClassVar[str] = "set"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("state", STATE),
        needs("n", number(0, 4)),
        needs("who", WHO),
        may("from", AMONG),
        may("char", CHARACTER),
    )

    def change(self, s: State, character: int) -> None:
        set_state(s, character, self.state, self.n)


@final
class Split(Operation):
    """Wounds that the leader deals out."""

    NAME: ClassVar[str] = "split_wounds"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER), needs("who", WHO))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-split-wounds",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.whom = whom(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.push(SplitWounds(self.n, self.whom.mask(s, run)))

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-split-wounds", n=self.n)


@final
class Relief(Operation):
    """One state or another is lowered, as the leader wishes."""

    NAME: ClassVar[str] = "relief"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("state", STATE),
        needs("state2", STATE),
        needs("n", LEVEL),
        needs("who", WHO),
    )
    SAYS: ClassVar[tuple[str, ...]] = ("effect-relief",)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.whom = whom(given, to)
        self.state: int = c.STATES.number(given.state)
        self.state2: int = c.STATES.number(given.state2)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.push(AskRelief(self.whom.mask(s, run), self.state, self.state2, self.n))

    def say(self, words: Words, chosen: int) -> str:
        one, other = words.entry(c.STATES, self.state), words.entry(c.STATES, self.state2)
        return words.say("effect-relief", n=self.n, who=self.whom.said(chosen), one=one, other=other)


# Meals and medicine


@final
class Sate(Operation):
    """Some need neither food nor water today, or no food."""

    NAME: ClassVar[str] = "sated"
    TAKES: ClassVar[tuple[Any, ...]] = (may("who", WHO), may("n", NUMBER, 0), flag("food_only"))
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.whom = whom(given, to)
        self.n: int = given.n
        """How many of those at home are chosen, 0 for those who are meant."""
        self.food_only: bool = given.food_only

    def run(self, s: State, run: Run) -> None:
        if self.n > 0:
            s.push(Sated())
            s.push(Select(s.people.home(), self.n))
        else:
            sate(s, self.whom.mask(s, run), self.food_only)


@final
class Sated(Plain):
    """The chosen ones need neither food nor water today."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-9.20"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        sate(s, s.answer, False)
        return -1


def sate(s: State, mask: int, food_only: bool) -> None:
    for character in s.people.group:
        if has(mask, character):
            s.people.ate(character)
            if not food_only:
                s.people.drank(character)


@final
class AssignMed(Operation):
    """Medicine from the box, for those the script is about."""

    NAME: ClassVar[str] = "assign_med"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("item", word(c.CURES.entries)),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.cure: int = c.CURES.number(given.item)

    def run(self, s: State, run: Run) -> None:
        item = c.BANDAGES + self.cure
        for character in s.people.group:
            if has(run.this, character) and s.people.may_have(character, self.cure) and s.goods.box[item] > 0:
                s.goods.box[item] -= 1
                s.people.cure(character, self.cure)
                s.tell(e.TREATED, character, self.cure, "TWM-9.2")


# Coming and going


@final
class RemoveCharacter(Operation):
    NAME: ClassVar[str] = "remove_character"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("who", WHO), may("how", word(ENDS), "died"))

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.whom = whom(given, to)
        self.how: int = ENDS.index(given.how)

    def run(self, s: State, run: Run) -> None:
        mask = self.whom.mask(s, run)
        if mask == 0:
            undone(s)
        for character in s.people.group:  # a list that is replaced, not changed
            if has(mask, character):
                lose_character(s, character, self.how)


@final
class Recruit(Operation):
    """Somebody asks to stay: one who is not in play yet, or Emira."""

    NAME: ClassVar[str] = "recruit"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("source", word(("unused", "emira"))),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-recruit",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.emira: bool = given.source == "emira"

    def run(self, s: State, run: Run) -> None:
        recruit(s, self.emira)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-recruit")


@final
class SendAway(Operation):
    """Those the script is about leave for a while; not if nobody would be left with the others."""

    NAME: ClassVar[str] = "send_away"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("until", number(1, 20) | word(("dawn",))),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.days: int = given.until if isinstance(given.until, int) else 0

    def run(self, s: State, run: Run) -> None:
        before = s.present()
        for character in s.people.group:
            if has(run.this, character) and s.people.is_here(character):
                others = s.present() & ~one(character)
                if others == 0:
                    break
                s.people.send_away(character, s.day + self.days)
                s.tell(e.SENT_AWAY, character, 0, "TWM-2.15")
        if s.present() == before:
            undone(s)


@final
class MoveAll(Operation):
    """Everybody who is away comes back at once; the party when nobody explores."""

    NAME: ClassVar[str] = "move_all"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("to", word(("home",))),)

    def run(self, s: State, run: Run) -> None:
        for character in s.people.group:
            if s.people.is_away(character) or (s.people.is_out(character) and not s.outside()):
                s.people.move(character, HOME)
