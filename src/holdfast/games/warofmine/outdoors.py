"""Outdoors: the sniper, and who comes to the door."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.events as e
import holdfast.games.warofmine.ops as ops
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.marks import F_GIVEN, F_NO_VISITOR, F_SNIPER, F_TRADE, NOT_HERE, VISITORS_DECK
from holdfast.games.warofmine.objectives import ON_VISITOR, advance
from holdfast.games.warofmine.people import raise_state
from holdfast.games.warofmine.plain import Plain
from holdfast.games.warofmine.pools import play_from_pools, pools_of
from holdfast.games.warofmine.run import play
from holdfast.games.warofmine.state import State

# Outdoors


def sniper_reach(s: State) -> int:
    """The sniper hits on this result or less; 0 when nobody shoots."""
    if s.acting_note(s.t.note_no_sniper) >= 0 or s.flags[F_SNIPER] < 0:
        return 0
    return s.flags[F_SNIPER] if s.flags[F_SNIPER] > 0 else s.t.sniper


@final
class Outdoors(Step[State]):
    """First the sniper, then the visitor (TWM-4.24), unless a note is used instead (TWM-12.29)."""

    NAME: ClassVar[str] = "outdoors"
    RULE: ClassVar[str] = "TWM-4.24"
    FIELDS: ClassVar[Fields] = (("character", None), ("part", None))

    def __init__(self, character: int, part: int = 0) -> None:
        super().__init__()
        self.character = character
        self.part = part

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            s.swap(Outdoors(self.character, 1))
            reach_of_sniper = sniper_reach(s)
            if reach_of_sniper > 0 and s.die <= reach_of_sniper:
                s.tell(e.SNIPED, self.character, 0, "TWM-4.24")
                raise_state(s, self.character, c.WOUNDS, s.t.sniper_wounds)
            return -1
        gone = s.where[self.character] == NOT_HERE
        if self.part == 1 and s.notes and not gone:
            s.offer_cards(ops.AT_THE_DOOR, False, out)
            if out:
                out.append(c.DONE[0])
                return s.leader
        s.pop()
        if gone or s.flags[F_NO_VISITOR]:
            s.flags[F_NO_VISITOR] = 0
            return -1
        if len(s.group) <= s.t.newcomers_at:
            seek_newcomer(s)
        else:
            draw_visitor(s)
        return -1

    def do(self, s: State, action: Action) -> None:
        s.swap(Outdoors(self.character, 2))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character)]


def draw_visitor(s: State) -> None:
    """The top visitor card; an empty deck is made anew from its discards (TWM-4.30)."""
    if not s.visitors:
        s.visitors = s.shuffled(s.visitors_seen)
        s.visitors_seen = []
        s.known[VISITORS_DECK] = 0
    if not s.visitors:
        return
    card = s.visitors[-1]
    s.visitors = s.visitors[:-1]
    if s.known[VISITORS_DECK] > 0:
        s.known[VISITORS_DECK] -= 1
    s.visitors_seen = [*s.visitors_seen, card]
    s.reveal()
    receive(s, card)


def seek_newcomer(s: State) -> None:
    """The first Newcomer from the top comes, and the deck is shuffled (TWM-4.25)."""
    if c.NEWCOMER not in s.visitors:
        s.visitors = [*s.visitors, *s.visitors_seen]
        s.visitors_seen = []
    if c.NEWCOMER not in s.visitors:
        return
    place = len(s.visitors) - 1
    while s.visitors[place] != c.NEWCOMER:
        place -= 1
    s.visitors = s.shuffled(s.visitors[:place] + s.visitors[place + 1 :])
    s.known[VISITORS_DECK] = 0
    s.visitors_seen = [*s.visitors_seen, c.NEWCOMER]
    receive(s, c.NEWCOMER)


def receive(s: State, card: int) -> None:
    """Somebody is at the door. The last thing its caller does."""
    s.tell(e.VISITED, card, 0, "TWM-4.24")
    s.flags[F_GIVEN] = 0
    s.flags[F_TRADE] = 0
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
        if s.flags[F_GIVEN] >= s.t.visitor_gift:
            s.flags[F_GIVEN] = 0
            advance(s, ON_VISITOR)
        return -1
