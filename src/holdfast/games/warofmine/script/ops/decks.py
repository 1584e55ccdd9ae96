"""What scripts do with decks: look, remove, add, exchange, play."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.marks import (
    EVENTS_DECK,
    FINDINGS_DECK,
    ORDINARY,
    RAIDS_DECK,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
    VISITOR_CARD,
    VISITORS_DECK,
)
from holdfast.games.warofmine.outside.scavenging import resolve_card
from holdfast.games.warofmine.phases.dawn import exchange
from holdfast.games.warofmine.state.stack import Counted
from holdfast.games.warofmine.state.state import State

# Decks


def look_top(s: State, deck: int) -> None:
    """Everybody sees the top card of a deck (TWM-1.19)."""
    cards = s.events
    if deck == RESIDENTS_DECK:
        cards = s.residents
    elif deck == RAIDS_DECK:
        cards = s.raids
    elif deck == VISITORS_DECK:
        cards = s.visitors
    elif deck == UNKNOWN_DECK:
        cards = s.unknown
    elif deck == FINDINGS_DECK:
        cards = s.findings
    if cards:
        if deck == RESIDENTS_DECK and s.known[deck] == 0:
            s.saw_resident(cards[-1])
        elif deck == RAIDS_DECK:
            s.saw_raid(cards[-1])
        s.known[deck] = max(1, s.known[deck])
        s.reveal()
        s.tell(e.PEEKED, deck, 0, "TWM-1.19")


def remove_visitors(s: State, cards: list[int]) -> None:
    """Visitors leave the game; the deck is shuffled."""
    left: list[int] = []
    for card in s.visitors:
        if card in cards:
            s.take_out(VISITOR_CARD, card)
        else:
            left.append(card)
    s.visitors = s.shuffled(left)
    s.known[VISITORS_DECK] = 0
    kept: list[int] = []
    for card in s.visitors_seen:
        if card in cards:
            s.take_out(VISITOR_CARD, card)
        else:
            kept.append(card)
    s.visitors_seen = kept


def remove_top_event(s: State) -> None:
    """The top event leaves the game unseen; never a chapter or an ending."""
    if s.events and s.t.event_kind[s.events[-1]] == ORDINARY:
        s.unused_events = s.shuffled([*s.unused_events, s.events[-1]])
        s.events = s.events[:-1]
        s.known[EVENTS_DECK] = max(0, s.known[EVENTS_DECK] - 1)


def add_random_event(s: State) -> None:
    """One of the events that were not needed is put on top of the deck unseen."""
    if s.unused_events:
        s.unused_events = s.shuffled(s.unused_events)
        s.events = [*s.events, s.unused_events[-1]]
        s.unused_events = s.unused_events[:-1]
        s.known[EVENTS_DECK] = 0


@final
class ExchangeSpot(Counted):
    """The leader names the location that is exchanged (TWM-9.7)."""

    NAME: ClassVar[str] = "exchange"
    RULE: ClassVar[str] = "TWM-9.7"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for spot in range(3):
                if s.spots[spot] >= 0:
                    out.append(c.GO[spot])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.swap(ExchangeSpot(self.n - 1))
        exchange(s, action.a)


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
        if not self.cards or s.location < 0:
            s.pop()
            return -1
        s.swap(PlayCards(self.cards[1:]))
        resolve_card(s, self.cards[0])
        return -1
