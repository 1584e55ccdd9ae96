"""What scripts do with decks: look, remove, add, exchange, play."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.outside.scavenging import resolve_card
from holdfast.games.warofmine.phases.dawn import exchange
from holdfast.games.warofmine.state.decks import (
    EVENTS_DECK,
    FINDINGS_DECK,
    ORDINARY,
    RAIDS_DECK,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
    VISITOR_CARD,
    VISITORS_DECK,
)
from holdfast.games.warofmine.state.stack import Counted
from holdfast.games.warofmine.state.state import State

# Decks


def look_top(s: State, deck: int) -> None:
    """Everybody sees the top card of a deck (TWM-1.19)."""
    cards = s.decks.events
    if deck == RESIDENTS_DECK:
        cards = s.decks.residents
    elif deck == RAIDS_DECK:
        cards = s.decks.raids
    elif deck == VISITORS_DECK:
        cards = s.decks.visitors
    elif deck == UNKNOWN_DECK:
        cards = s.decks.unknown
    elif deck == FINDINGS_DECK:
        cards = s.decks.findings
    if cards:
        if deck == RESIDENTS_DECK and s.decks.known[deck] == 0:
            s.saw_resident(cards[-1])
        elif deck == RAIDS_DECK:
            s.saw_raid(cards[-1])
        s.decks.saw(deck, 1)
        s.reveal()
        s.tell(e.PEEKED, deck, 0, "TWM-1.19")


def remove_visitors(s: State, cards: list[int]) -> None:
    """Visitors leave the game; the deck is shuffled."""
    left: list[int] = []
    for card in s.decks.visitors:
        if card in cards:
            s.decks.take_out(VISITOR_CARD, card)
        else:
            left.append(card)
    s.decks.visitors = s.shuffled(left)
    s.decks.forget(VISITORS_DECK)
    kept: list[int] = []
    for card in s.decks.visitors_seen:
        if card in cards:
            s.decks.take_out(VISITOR_CARD, card)
        else:
            kept.append(card)
    s.decks.visitors_seen = kept


def remove_top_event(s: State) -> None:
    """The top event leaves the game unseen; never a chapter or an ending."""
    if s.decks.events and s.t.event_kind[s.decks.events[-1]] == ORDINARY:
        s.decks.unused_events = s.shuffled([*s.decks.unused_events, s.decks.events[-1]])
        s.decks.events = s.decks.events[:-1]
        s.decks.drew(EVENTS_DECK)


def add_random_event(s: State) -> None:
    """One of the events that were not needed is put on top of the deck unseen."""
    if s.decks.unused_events:
        s.decks.unused_events = s.shuffled(s.decks.unused_events)
        s.decks.events = [*s.decks.events, s.decks.unused_events[-1]]
        s.decks.unused_events = s.decks.unused_events[:-1]
        s.decks.forget(EVENTS_DECK)


@final
class ExchangeSpot(Counted):
    """The leader names the location that is exchanged (TWM-9.7)."""

    NAME: ClassVar[str] = "exchange"
    RULE: ClassVar[str] = "TWM-9.7"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for spot in range(3):
                if s.decks.spots[spot] >= 0:
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
        if not self.cards or not s.outside():
            s.pop()
            return -1
        s.swap(PlayCards(self.cards[1:]))
        resolve_card(s, self.cards[0])
        return -1
