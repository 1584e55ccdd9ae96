"""Operations of exploring: the Unknown deck, findings and noise."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Domain, Fields, Step, Words
from holdfast.games.warofmine.outside.findings import draw_findings
from holdfast.games.warofmine.outside.noise import NoiseRoll as RollNoise
from holdfast.games.warofmine.outside.noise import set_noise
from holdfast.games.warofmine.outside.scavenging import AfterCard, resolve_card
from holdfast.games.warofmine.outside.unknown import ReturnCards, add_cards, return_cards
from holdfast.games.warofmine.say.phrases import either
from holdfast.games.warofmine.script.arguments import (
    CHANGE,
    EXPLORATION,
    NUMBER,
    ROW,
    flag,
    may,
    needs,
    number,
    some,
    word,
)
from holdfast.games.warofmine.script.frame import Run, undone
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation, TakeReturned
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.state.decks import UNKNOWN_DECK
from holdfast.games.warofmine.state.masks import mask_of
from holdfast.games.warofmine.state.stack import leave_location
from holdfast.games.warofmine.state.state import State

WHOLE_NIGHT: Final = 99
"""More exploration cards than a party can see in a night."""
NOISE = number(1, 8)

# The Unknown deck


@final
class ReturnExploration(Operation):
    """Cards of the Unknown deck are returned: so many, at most so many, or as many as the leader likes."""

    NAME: ClassVar[str] = "return_exploration"
    TAKES: ClassVar[tuple[Any, ...]] = (may("n", NUMBER), flag("repeat"), flag("most"))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-return-exploration", "promise-return")
    PRICE: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if (given.n is None) == (not given.repeat):
            raise to.error("error-return-exploration")
        self.n: int = given.n or 0
        self.repeat: bool = given.repeat
        self.most: bool = given.most

    def parts(self) -> list[Instruction]:
        return [self, TakeReturned()]

    def run(self, s: State, run: Run) -> None:
        if self.repeat:
            s.push(ReturnCards())
        elif self.most or len(s.decks.unknown) >= self.n:
            s.answer = return_cards(s, self.n)
        else:  # a price that cannot be paid (TWM-7.23)
            s.answer = 0
            undone(s)

    def price(self, s: State, run: Run) -> list[tuple[Domain, int, int]]:
        left = len(s.decks.unknown)
        n = min(self.n, left) if self.most or left >= self.n else 0
        return [(c.DECKS, UNKNOWN_DECK, n)] if n > 0 else []

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-return-exploration", n=self.n)

    def promise(self, s: State, who: str, words: Words) -> str:
        return words.say("promise-return", cards=self.n)


@final
class AddExploration(Operation):
    NAME: ClassVar[str] = "add_exploration"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-add-exploration",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        add_cards(s, self.n)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-add-exploration", n=self.n)


@final
class PlayExploration(Operation):
    NAME: ClassVar[str] = "play_exploration"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("cards", some(EXPLORATION)),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.cards: list[int] = [c.EXPLORATION.number(name) for name in given.cards]

    def run(self, s: State, run: Run) -> None:
        s.push(PlayCards(self.cards))


@final
class PlayCards(Step[State]):
    """Exploration cards that a script names are resolved one after another."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.9"
    FIELDS: ClassVar[Fields] = (("cards", None),)

    def __init__(self, cards: list[int]) -> None:
        super().__init__()
        self.cards = cards

    def ask(self, s: State, out: list[Action]) -> int:
        if not self.cards or not s.outside():
            s.pop()
            return -1
        s.swap(PlayCards(self.cards[1:]))
        resolve_card(s, self.cards[0])
        return -1


@final
class EndScavenging(Operation):
    NAME: ClassVar[str] = "end_scavenging"
    SAYS: ClassVar[tuple[str, ...]] = ("effect-end-scavenging",)

    def run(self, s: State, run: Run) -> None:
        if s.outside():
            leave_location(s)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-end-scavenging")


# Findings


@final
class DrawFindings(Operation):
    NAME: ClassVar[str] = "draw_findings"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("rows", some(ROW)), needs("n", NUMBER))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-draw-findings",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.named: list[int] = [c.ROWS.number(name) for name in given.rows]
        self.rows = mask_of(self.named)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        draw_findings(s, self.n, self.rows)

    def say(self, words: Words, chosen: int) -> str:
        rows = [words.entry(c.ROWS, row) for row in self.named]
        return words.say("effect-draw-findings", n=self.n, rows=either(rows, words))


@final
class NoSpecialFinding(Operation):
    NAME: ClassVar[str] = "no_special_finding"

    def run(self, s: State, run: Run) -> None:
        s.outing.no_special = 1


@final
class InventoryBonus(Operation):
    """The party can carry more tonight."""

    NAME: ClassVar[str] = "inventory_bonus"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.today.inventory += self.n
        s.tell(e.CARRIES, self.n, 0, "TWM-12.15")


# Noise


@final
class Noise(Operation):
    NAME: ClassVar[str] = "noise"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("d", CHANGE),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-noise",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if given.d == 0:
            raise to.error("error-no-change", operation=repr(self.NAME))
        self.d: int = given.d

    def run(self, s: State, run: Run) -> None:
        set_noise(s, s.outing.noise + self.d)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-noise", d=f"{self.d:+d}")


@final
class NoiseSet(Operation):
    NAME: ClassVar[str] = "noise_set"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NOISE),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-noise-set",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        set_noise(s, self.n)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-noise-set", n=self.n)


@final
class NoiseMin(Operation):
    """The noise is never below that tonight."""

    NAME: ClassVar[str] = "noise_min"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NOISE),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        noise = s.outing.noise
        s.today.noise_min = self.n
        s.tell(e.NOISE_LEAST, self.n, 0, "TWM-12.15")
        set_noise(s, noise)


@final
class NoiseMax(Operation):
    """The noise is never above that tonight."""

    NAME: ClassVar[str] = "noise_max"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NOISE),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        noise = s.outing.noise
        s.today.noise_max = self.n
        s.tell(e.NOISE_MOST, self.n, 0, "TWM-12.15")
        set_noise(s, noise)


@final
class NoiseRoll(Operation):
    NAME: ClassVar[str] = "noise_roll"
    TAKES: ClassVar[tuple[Any, ...]] = (may("times", number(1, 9), 1),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-noise-roll",)
    DICE: ClassVar[bool] = True

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.times: int = given.times

    def run(self, s: State, run: Run) -> None:
        s.push(RollNoise(self.times))

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-noise-roll")


@final
class IgnoreNoise(Operation):
    """No noise is heard for some exploration cards, or the whole night."""

    NAME: ClassVar[str] = "ignore_noise"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("until", number(1, 20) | word(("dawn",))),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.cards: int = given.until if isinstance(given.until, int) else WHOLE_NIGHT

    def run(self, s: State, run: Run) -> None:
        s.today.quiet = self.cards + (1 if in_card(s) else 0)  # the present card is not counted
        s.tell(e.QUIET, self.cards, 0, "TWM-12.15")


def in_card(s: State) -> bool:
    """Whether an exploration card is being resolved."""
    for step in s.stack:
        if isinstance(step, AfterCard):
            return True
    return False
