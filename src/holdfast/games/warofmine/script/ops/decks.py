"""Operations on decks and on the night raid."""

from typing import Any, ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Words
from holdfast.games.warofmine.house.visitors import draw_visitor, receive
from holdfast.games.warofmine.phases.dawn import draw_narratives, exchange
from holdfast.games.warofmine.phases.morning import draw_event
from holdfast.games.warofmine.phases.raid import ArmGuards, RaidCard, RaidOver, add_red, begin_raid
from holdfast.games.warofmine.script.arguments import CHANGE, DECK, NUMBER, VISITOR, needs, number, some
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation
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

DAMAGE = number(0, 30)


@final
class LookTop(Operation):
    NAME: ClassVar[str] = "look_top"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("deck", DECK),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-look-top",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.deck: int = c.DECKS.number(given.deck)

    def run(self, s: State, run: Run) -> None:
        look_top(s, self.deck)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-look-top", deck=words.entry(c.DECKS, self.deck))


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


# Events


@final
class DrawEvent(Operation):
    NAME: ClassVar[str] = "draw_event"

    def run(self, s: State, run: Run) -> None:
        draw_event(s)


@final
class RemoveTopEvent(Operation):
    NAME: ClassVar[str] = "remove_top_event"

    def run(self, s: State, run: Run) -> None:
        remove_top_event(s)


def remove_top_event(s: State) -> None:
    """The top event leaves the game unseen; never a chapter or an ending."""
    if s.decks.events and s.t.event_kind[s.decks.events[-1]] == ORDINARY:
        s.decks.unused_events = s.shuffled([*s.decks.unused_events, s.decks.events[-1]])
        s.decks.events = s.decks.events[:-1]
        s.decks.drew(EVENTS_DECK)
        s.tell(e.DAY_LESS, 0, 0, "TWM-3.1")


@final
class AddRandomEvent(Operation):
    NAME: ClassVar[str] = "add_random_event"

    def run(self, s: State, run: Run) -> None:
        add_random_event(s)


def add_random_event(s: State) -> None:
    """One of the events that were not needed is put on top of the deck unseen."""
    if s.decks.unused_events:
        s.decks.unused_events = s.shuffled(s.decks.unused_events)
        s.decks.events = [*s.decks.events, s.decks.unused_events[-1]]
        s.decks.unused_events = s.decks.unused_events[:-1]
        s.decks.forget(EVENTS_DECK)
        s.tell(e.DAY_MORE, 0, 0, "TWM-3.1")


# Visitors


@final
class DrawVisitor(Operation):
    NAME: ClassVar[str] = "draw_visitor"

    def run(self, s: State, run: Run) -> None:
        draw_visitor(s)


@final
class PlayVisitor(Operation):
    NAME: ClassVar[str] = "play_visitor"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("card", VISITOR),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.card: int = c.VISITORS.number(given.card)

    def run(self, s: State, run: Run) -> None:
        receive(s, self.card)


@final
class RemoveVisitors(Operation):
    NAME: ClassVar[str] = "remove_visitors"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("cards", some(VISITOR)),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-remove-visitors",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.cards: list[int] = [c.VISITORS.number(name) for name in given.cards]

    def run(self, s: State, run: Run) -> None:
        remove_visitors(s, self.cards)

    def say(self, words: Words, chosen: int) -> str:
        visitors = [words.entry(c.VISITORS, card) for card in self.cards]
        return words.say("effect-remove-visitors", visitors=", ".join(visitors))


def remove_visitors(s: State, cards: list[int]) -> None:
    """Visitors leave the game; the deck is shuffled."""
    for card in cards:
        if card in s.decks.visitors or card in s.decks.visitors_seen:
            s.tell(e.VISITOR_GONE, card, 0, "TWM-12.2")
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


# Locations and narrative cards


@final
class ExchangeLocation(Operation):
    NAME: ClassVar[str] = "exchange_location"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.push(ExchangeSpot(self.n))


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
class DrawNarrative(Operation):
    """Narrative cards are drawn, and some of them kept."""

    NAME: ClassVar[str] = "draw_narrative"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER), needs("keep", number(1, 15)))

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if given.keep > given.n:
            raise to.error("error-keep")
        self.n: int = given.n
        self.keep: int = given.keep

    def run(self, s: State, run: Run) -> None:
        draw_narratives(s, self.n, self.keep)


# The night raid


@final
class DrawNightRaid(Operation):
    NAME: ClassVar[str] = "draw_night_raid"

    def run(self, s: State, run: Run) -> None:
        own = open_raid(s)
        s.push(RaidCard())
        if own:
            s.push(ArmGuards(0))


@final
class NightRaid(Operation):
    """A raid without a card."""

    NAME: ClassVar[str] = "night_raid"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("damage", DAMAGE), needs("wounds", DAMAGE))

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.damage: int = given.damage
        self.wounds: int = given.wounds

    def run(self, s: State, run: Run) -> None:
        own = open_raid(s)
        s.raid.void = 0
        begin_raid(s, self.damage, self.wounds, 0)
        if own:
            s.push(ArmGuards(0))


def open_raid(s: State) -> bool:
    """Whether a raid begins outside of its phase: the guards are armed first then, and what was for this raid ends with
    it (TWM-8.1)."""
    own = s.raid.going == 0
    if own:
        s.raid.going = 1
        s.push(RaidOver())
    return own


@final
class IgnoreNightRaid(Operation):
    """The raid that goes on comes to nothing, or the next one that would come."""

    NAME: ClassVar[str] = "ignore_night_raid"

    def run(self, s: State, run: Run) -> None:
        if s.raid.going:
            s.raid.void = 1
        else:
            s.raid.skip(1)


@final
class RaidModifier(Operation):
    NAME: ClassVar[str] = "raid_modifier"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("d", CHANGE),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if given.d == 0:
            raise to.error("error-no-change", operation=repr(self.NAME))
        self.d: int = given.d

    def run(self, s: State, run: Run) -> None:
        s.raid.modifier += self.d


@final
class ShuffleRed(Operation):
    NAME: ClassVar[str] = "shuffle_red"
    SAYS: ClassVar[tuple[str, ...]] = ("effect-shuffle-red",)
    PRINTED: ClassVar[bool] = False

    def run(self, s: State, run: Run) -> None:
        add_red(s, len(s.decks.red_raids), len(s.decks.red_residents))

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-shuffle-red")
