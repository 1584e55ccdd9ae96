"""Operations on the Shelter."""

from typing import Any, ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Words
from holdfast.games.warofmine.house.choices import FreeFitting as AskFreeFitting
from holdfast.games.warofmine.house.choices import LoseFitting, TakeIdeas, take_idea
from holdfast.games.warofmine.house.reach import board_up, open_holes, reach
from holdfast.games.warofmine.phases.evening import ExtraActions as AskExtraActions
from holdfast.games.warofmine.phases.morning import add_cold
from holdfast.games.warofmine.script.arguments import AREA, CHANGE, FITTING, NUMBER, flag, may, needs, some, word
from holdfast.games.warofmine.script.frame import Run, undone
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.state.state import State


@final
class FreeFitting(Operation):
    """Any fitting for nothing, or one or two that are named and still among the cards."""

    NAME: ClassVar[str] = "free_fitting"
    TAKES: ClassVar[tuple[Any, ...]] = (may("cards", some(FITTING, 2)),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-free-fitting", "promise-free-fitting")

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.fittings: list[int] = [c.FITTINGS.number(name) for name in given.cards or ()]

    def run(self, s: State, run: Run) -> None:
        left = [fitting for fitting in self.fittings if s.house.cards_left(fitting) > 0]
        if not self.fittings:
            s.push(AskFreeFitting())
        elif left:
            s.push(AskFreeFitting(left[0], left[1] if len(left) > 1 else -1))
        else:
            undone(s)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-free-fitting")

    def promise(self, s: State, who: str, words: Words) -> str:
        return words.say("promise-free-fitting")


@final
class TakeFittingCard(Operation):
    NAME: ClassVar[str] = "take_fitting_card"
    TAKES: ClassVar[tuple[Any, ...]] = (may("card", FITTING),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.fitting: int = c.FITTINGS.number(given.card) if given.card else -1

    def run(self, s: State, run: Run) -> None:
        if self.fitting < 0:
            s.push(TakeIdeas(1))
        elif s.house.ideas[self.fitting] == 0:
            undone(s)
        else:
            take_idea(s, self.fitting)


@final
class LoseFittings(Operation):
    """Fittings anywhere, or on one floor."""

    NAME: ClassVar[str] = "lose_fittings"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER), may("area", AREA, "any"))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-lose-fittings",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n
        self.area: int = terms.AREAS.index(given.area)

    def run(self, s: State, run: Run) -> None:
        if s.house.fitted == 0:
            undone(s)
        s.push(LoseFitting(self.n, self.area))

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-lose-fittings", n=self.n)


@final
class BoardUps(Operation):
    """Holes in reach, or anywhere, are boarded up."""

    NAME: ClassVar[str] = "board_ups"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER), flag("anywhere"))
    SAYS: ClassVar[tuple[str, ...]] = ("promise-board-ups",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n
        self.anywhere: bool = given.anywhere

    def run(self, s: State, run: Run) -> None:
        for hole in open_holes(s, -1 if self.anywhere else reach(s))[: self.n]:
            board_up(s, hole)

    def promise(self, s: State, who: str, words: Words) -> str:
        return words.say("promise-board-ups")


@final
class Cold(Operation):
    NAME: ClassVar[str] = "cold"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("d", CHANGE),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-cold",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if given.d == 0:
            raise to.error("error-no-change", operation=repr(self.NAME))
        self.d: int = given.d

    def run(self, s: State, run: Run) -> None:
        add_cold(s, self.d)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-cold", d=f"{self.d:+d}")


@final
class IgnoreCold(Operation):
    NAME: ClassVar[str] = "ignore_cold"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("until", word(("dawn",))),)

    def run(self, s: State, run: Run) -> None:
        s.today.ignore_cold = 1


@final
class ExtraActions(Operation):
    NAME: ClassVar[str] = "extra_actions"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.push(AskExtraActions(self.n))
