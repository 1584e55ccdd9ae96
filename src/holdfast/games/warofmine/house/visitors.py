"""Visitors: who comes to the door, and how they go."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action
from holdfast.games.warofmine.people.objectives import ON_VISITOR, advance
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.script.pools import play_from_pools, pools_of
from holdfast.games.warofmine.state.decks import VISITORS_DECK
from holdfast.games.warofmine.state.stack import Plain
from holdfast.games.warofmine.state.state import State


def draw_visitor(s: State) -> None:
    """The top visitor card; an empty deck is made anew from its discards (TWM-4.30)."""
    if not s.decks.visitors:
        s.decks.visitors = s.shuffled(s.decks.visitors_seen)
        s.decks.visitors_seen = []
        s.decks.forget(VISITORS_DECK)
    if not s.decks.visitors:
        return
    card = s.decks.visitors[-1]
    s.decks.visitors = s.decks.visitors[:-1]
    s.decks.drew(VISITORS_DECK)
    s.decks.visitors_seen = [*s.decks.visitors_seen, card]
    s.reveal()
    receive(s, card)


def seek_newcomer(s: State) -> None:
    """The first Newcomer from the top comes, and the deck is shuffled (TWM-4.25)."""
    if c.NEWCOMER not in s.decks.visitors:
        s.decks.visitors = [*s.decks.visitors, *s.decks.visitors_seen]
        s.decks.visitors_seen = []
    if c.NEWCOMER not in s.decks.visitors:
        return
    place = len(s.decks.visitors) - 1
    while s.decks.visitors[place] != c.NEWCOMER:
        place -= 1
    s.decks.visitors = s.shuffled(s.decks.visitors[:place] + s.decks.visitors[place + 1 :])
    s.decks.forget(VISITORS_DECK)
    s.decks.visitors_seen = [*s.decks.visitors_seen, c.NEWCOMER]
    receive(s, c.NEWCOMER)


def receive(s: State, card: int) -> None:
    """Somebody is at the door. The last thing its caller does."""
    s.tell(e.VISITED, card, 0, "TWM-4.24")
    s.goods.given = 0
    s.goods.trade = 0
    s.push(Farewell())
    if s.t.visitor_pools[card]:
        play_from_pools(s, pools_of(s.t.visitor_pools[card]))
    else:
        play(s, s.t.visitor_do[card])


@final
class Farewell(Plain):
    """The visitor goes. Who was given much without getting goods counts as an open door."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-3.7"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        if s.goods.given >= s.t.visitor_gift:
            s.goods.given = 0
            advance(s, ON_VISITOR)
        return -1
