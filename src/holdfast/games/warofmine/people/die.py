"""Rolls of the black die, and the narrative cards that change them."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import EVERYONE, Action, Event, Fields, Step
from holdfast.games.warofmine.catalogue import KEEP
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.decks import NARRATIVE_CARD
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.state import State

# The black die


@final
class Throw:
    """What the black die is rolled for: up to a limit it means one thing, above it another. It never changes."""

    FIELDS: ClassVar[Fields] = (
        ("roll", None),
        ("limit", None),
        ("low", None),
        ("high", None),
        ("added", None),
        ("character", None),
    )

    def __init__(self, roll: int, limit: int, low: int, high: int, added: int = 0, character: int = -1) -> None:
        self.roll = roll
        self.limit = limit
        """0 where the result itself counts."""
        self.low = low
        self.high = high
        self.added = added
        """What counts on top of the die."""
        self.character = character
        """For whom it is rolled, if for one of several."""

    def make(self, s: State, rule: str) -> None:
        """Rolls, and tells what it means."""
        s.throw()
        if s.log is not None:
            meaning = self.low if s.die + self.added <= self.limit else self.high
            more = (self.added, self.limit, meaning, self.character)
            kind = e.ROLLED if self.character < 0 else e.ROLLED_FOR
            s.log.append(
                Event(kind, s.leader, s.die, self.roll, EVERYONE, rule, more if self.character >= 0 else more[:3])
            )


SCRIPT_ROLL: Final = Throw(e.FOR_SCRIPT, 0, e.SCRIPT_SAYS, e.SCRIPT_SAYS)
EMPATHY_ROLL: Final = Throw(e.FOR_EMPATHY, 0, e.FELT, e.FELT)


def roll_black(s: State, throw: Throw, rule: str = "") -> None:
    """Rolls the black die for whatever step lies on top; that step then finds the result in `die`. A narrative card
    may roll it once more."""
    throw.make(s, rule or s.stack[-1].RULE)
    for card in s.decks.kept:
        if s.t.narrative_when[card] == moments.AT_ROLL:
            s.push(Reconsider(throw))
            return


@final
class Reconsider(Step[State]):
    """A roll that a narrative card could change."""

    NAME: ClassVar[str] = "reconsider"
    RULE: ClassVar[str] = "TWM-9.20"
    FIELDS: ClassVar[Fields] = (("throw", Throw),)

    def __init__(self, throw: Throw = SCRIPT_ROLL) -> None:
        super().__init__()
        self.throw = throw

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(KEEP[0])
        s.offer_cards(moments.AT_ROLL, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()


def play_card(s: State, card: int) -> None:
    """A narrative card is played once and removed (TWM-9.20)."""
    s.decks.kept = [other for other in s.decks.kept if other != card]
    s.decks.take_out(NARRATIVE_CARD, card)
    s.tell(e.PLAYED, card, 0, "TWM-9.20")
    if s.t.narrative_when[card] == moments.AT_ROLL:
        top = s.stack[-1]
        again = top.throw if isinstance(top, Reconsider) else SCRIPT_ROLL
        again.make(s, "TWM-9.20")
    else:
        play(s, s.t.narrative_do[card])


def empathy_test(s: State, mask: int) -> int:
    """Those of the mask whose Empathy is at least the last roll."""
    passed = 0
    for character in s.people.group:
        if has(mask, character) and s.die <= s.t.empathy[character]:
            passed |= one(character)
    return passed
