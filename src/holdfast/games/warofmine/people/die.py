"""Rolls of the black die, and the narrative cards that change them."""

from typing import ClassVar, final

import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action
from holdfast.games.warofmine.catalogue import KEEP
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.decks import NARRATIVE_CARD
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.stack import Plain
from holdfast.games.warofmine.state.state import State

# The black die


def roll_black(s: State, rule: str = "") -> None:
    """Rolls the black die for whatever step lies on top; that step then finds the result in `die`. A narrative card
    may roll it once more."""
    s.throw(rule)
    for card in s.decks.kept:
        if s.t.narrative_when[card] == moments.AT_ROLL:
            s.push(Reconsider())
            return


@final
class Reconsider(Plain):
    """A roll that a narrative card could change."""

    NAME: ClassVar[str] = "reconsider"
    RULE: ClassVar[str] = "TWM-9.20"

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
        s.throw("TWM-9.20")
    else:
        play(s, s.t.narrative_do[card])


def empathy_test(s: State, mask: int) -> int:
    """Those of the mask whose Empathy is at least the last roll."""
    passed = 0
    for character in s.people.group:
        if has(mask, character) and s.die <= s.t.empathy[character]:
            passed |= one(character)
    return passed
