"""The Unknown deck: cards returned to it, added to it, and known of it."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action
from holdfast.games.warofmine.state.decks import UNKNOWN_DECK
from holdfast.games.warofmine.state.stack import Plain
from holdfast.games.warofmine.state.state import State


def here(s: State) -> int:
    """The location card where the party is."""
    return s.outing.location


def return_cards(s: State, n: int) -> int:
    """Cards of the Unknown deck go back to the exploration deck unseen (TWM-7.11); returns how many there were."""
    n = min(n, len(s.decks.unknown))
    if n > 0:
        cut = len(s.decks.unknown) - n
        s.decks.exploration = s.shuffled(s.decks.exploration + s.decks.unknown[cut:])
        s.decks.unknown = s.decks.unknown[:cut]
        s.decks.drew(UNKNOWN_DECK, n)
        s.tell(e.RETURNED, n, 0, "TWM-7.11")
    return n


def add_cards(s: State, n: int) -> None:
    """Exploration cards go under the Unknown deck, as many as there are (TWM-7.22)."""
    n = min(n, len(s.decks.exploration))
    if n > 0 and s.outside():
        cut = len(s.decks.exploration) - n
        s.decks.unknown = s.decks.exploration[cut:] + s.decks.unknown
        s.decks.exploration = s.decks.exploration[:cut]
        s.tell(e.ADDED, n, 0, "TWM-7.22")


@final
class ReturnCards(Plain):
    """The leader returns as many cards as they like."""

    NAME: ClassVar[str] = "return-cards"
    RULE: ClassVar[str] = "TWM-7.11"

    def ask(self, s: State, out: list[Action]) -> int:
        for n in range(min(len(s.decks.unknown), len(c.CARDS) - 1) + 1):
            out.append(c.RETURN[n])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        s.answer = return_cards(s, action.a)
