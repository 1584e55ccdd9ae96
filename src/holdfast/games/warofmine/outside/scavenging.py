"""Scavenging: the location, what is taken along, and card after card."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields
from holdfast.games.warofmine.outside.findings import ChooseFindings
from holdfast.games.warofmine.outside.hiding import Unearth
from holdfast.games.warofmine.outside.noise import noise_floor
from holdfast.games.warofmine.outside.unknown import here, return_cards
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.people.skills import FORAGER
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.pools import may_tell, play_from_pools, pools_of
from holdfast.games.warofmine.state.decks import UNKNOWN_DECK
from holdfast.games.warofmine.state.masks import named
from holdfast.games.warofmine.state.notes import CARRIED
from holdfast.games.warofmine.state.stack import Camp, Counted, InParts, Owed, Plain, not_open
from holdfast.games.warofmine.state.state import State

MAP_CARDS: Final = 3


# Setting out


@final
class Scavenging(Plain):
    """One of the locations is chosen (TWM-7.1)."""

    NAME: ClassVar[str] = "scavenging"
    RULE: ClassVar[str] = "TWM-7.1"

    def ask(self, s: State, out: list[Action]) -> int:
        if s.people.party() == 0:  # nobody goes: the phase is skipped (TWM-6.8)
            s.pop()
            return -1
        for spot in range(3):
            if s.decks.spots[spot] >= 0:
                out.append(c.GO[spot])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.outing.go(s.decks.spots[action.a])
        s.swap(Equip())


@final
class Equip(Plain):
    """Tokens are taken along, whatever they weigh (TWM-7.3)."""

    NAME: ClassVar[str] = "equip"
    RULE: ClassVar[str] = "TWM-7.3"

    def ask(self, s: State, out: list[Action]) -> int:
        for item in c.TOKENS:
            if s.goods.storage[item] > 0:
                out.append(c.TAKE[item])
        for slot in range(s.notes.count()):
            if s.notes.at(slot).is_stored():
                out.append(c.TAKE_NOTE[slot])
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.TAKE:
            s.goods.storage[action.a] -= 1
            s.goods.pile[action.a] += 1
        elif action.kind is c.TAKE_NOTE:
            s.notes.move(action.a, CARRIED)
        else:
            self._depart(s)

    def _depart(self, s: State) -> None:
        t = s.t
        cards = cards_at(s, s.decks.spots.index(s.outing.location))
        s.decks.unknown = s.decks.exploration[len(s.decks.exploration) - cards :]
        s.decks.exploration = s.decks.exploration[: len(s.decks.exploration) - cards]
        s.decks.forget(UNKNOWN_DECK)
        s.outing.noise = noise_floor(s)
        s.tell(e.WENT, here(s), cards, "TWM-7.8")
        if s.has_skill(s.people.party(), FORAGER):
            s.gain(c.VEGETABLE, 1, s.goods.pile)
        s.swap(Explore())
        if s.notes.tokens:
            s.push(Unearth(len(c.NOTE_SLOTS) - 1))
        t.reader.hook(s, moments.HOOK_DEPARTURE)

    def refuse(self, s: State, action: Action) -> str:
        return "TWM-7.3"


def cards_at(s: State, spot: int) -> int:
    """How many exploration cards there are at a distance tonight (TWM-7.8)."""
    cards = s.t.cards_at[spot] + s.from_notes(s.t.note_cards) + s.today.cards
    return max(0, min(cards, len(s.decks.exploration)))


# Exploring


@final
class LookAround(InParts):
    """A location with a table of its own: after its opening the black die says what is seen. What was told already is
    skipped."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"

    def ask(self, s: State, out: list[Action]) -> int:
        opening = s.t.look_around[here(s)]
        if self.part == 0:
            s.swap(LookAround(1))
            if opening not in s.story.told:
                play(s, opening)
        elif self.part == 1:
            s.swap(LookAround(2))
            roll_black(s, Throw(e.FOR_LOOK_AROUND, 0, e.SEEN, e.SEEN))
        else:
            s.pop()
            seen = self._seen(s)
            play(s, seen if seen >= 0 else opening, s.present())
        return -1

    def _seen(self, s: State) -> int:
        """The script for the result, or for the next one that has something new; -1 if nothing is left."""
        table = s.t.place_tables[here(s)]
        run = Run(0, s.present())
        for number in range(len(table)):
            for block in table[(s.die - 1 + number) % len(table)]:
                if block not in s.story.told and may_tell(s, run, block):
                    return block
        return -1


@final
class Explore(Camp):
    """Card after card, until the leader stops or the Unknown deck is empty (TWM-7.13, TWM-7.14)."""

    NAME: ClassVar[str] = "explore"
    RULE: ClassVar[str] = "TWM-7.9"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def leave(self, s: State) -> None:
        s.swap(ChooseFindings())

    def ask(self, s: State, out: list[Action]) -> int:
        if not s.decks.unknown or s.people.party() == 0:
            s.swap(ChooseFindings())
            return -1
        out.append(c.EXPLORE[0])
        out.append(c.STOP[0])
        t = s.t
        place = here(s)
        left = len(s.decks.unknown)
        if not s.outing.looked_around and left >= t.look_cost[place]:
            out.append(c.LOOK_AROUND[0])
        for way in range(t.ways_at(place)):
            if not s.outing.has_visited(way) and left >= t.way_cost(place, way):
                if t.reader.acts(s, t.way_block(place, way), -1):
                    out.append(c.VISIT[way])
        if s.outing.map:
            out.append(c.USE_MAP[0])
        return s.open_to(moments.SCAVENGING, out)

    def do(self, s: State, action: Action) -> None:
        t = s.t
        if action.kind is c.EXPLORE:
            turn_card(s)
        elif action.kind is c.STOP:
            s.swap(ChooseFindings())
        elif action.kind is c.LOOK_AROUND:
            s.outing.looked_around = 1
            return_cards(s, t.look_cost[here(s)])
            if t.place_tables[here(s)]:
                s.push(LookAround())
            else:
                play(s, t.look_around[here(s)])
        elif action.kind is c.VISIT:
            s.outing.visit(action.a)
            return_cards(s, t.way_cost(here(s), action.a))
            play(s, t.way_block(here(s), action.a))
        else:
            s.outing.map = 0
            s.decks.explored = [*s.decks.explored, c.MAP_CARD]
            s.decks.saw(UNKNOWN_DECK, min(MAP_CARDS, len(s.decks.unknown)))
            s.reveal()
            s.tell(e.PEEKED, UNKNOWN_DECK, 0, "TWM-7.24")
            s.push(ReadMap(min(MAP_CARDS, len(s.decks.unknown))))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("cards", c.CARDS, len(s.decks.unknown)),
            ("noise", c.CARDS, s.outing.noise),
            *named("location", c.LOCATIONS, here(s)),
        ]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is c.LOOK_AROUND:
            return "TWM-7.21" if s.outing.looked_around else "TWM-7.23"
        if action.kind is c.VISIT:
            return self._refused_visit(s, action.a)
        return self.RULE

    def _refused_visit(self, s: State, way: int) -> str:
        if s.outing.has_visited(way):
            return "TWM-7.21"
        if way < s.t.ways_at(here(s)) and len(s.decks.unknown) >= s.t.way_cost(here(s), way):
            # the cards are there, the commission is not, or what it asks for
            return "TWM-11.2" if s.t.is_trade(s.t.way_block(here(s), way)) else "TWM-12.40"
        return "TWM-7.23"

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """What the location offers and is done, or too dear."""
        offers = [c.VISIT[way] for way in range(s.t.ways_at(here(s)))]
        return not_open(s, self, [c.LOOK_AROUND[0], *offers])


def turn_card(s: State) -> None:
    """The top card of the Unknown deck is resolved (TWM-7.9)."""
    card = s.decks.unknown[-1]
    s.decks.unknown = s.decks.unknown[:-1]
    s.decks.drew(UNKNOWN_DECK)
    s.reveal()
    s.push(AfterCard())
    if s.t.exploration_keep[card]:
        if s.outing.keep(card):
            s.decks.explored = [*s.decks.explored, card]
        s.tell(e.EXPLORED, card, 0, "TWM-7.24")
        return
    s.decks.explored = [*s.decks.explored, card]
    resolve_card(s, card)


def resolve_card(s: State, card: int) -> None:
    """What an exploration card does; it need not come from the deck."""
    s.tell(e.EXPLORED, card, 0, "TWM-7.9")
    s.outing.row_card = card
    if s.t.exploration_pools[card]:
        play_from_pools(s, pools_of(s.t.exploration_pools[card]))
    else:
        play(s, s.t.exploration_do[card], s.people.party())


@final
class AfterCard(Owed):
    """After each resolved card the Journal passes on (TWM-7.10)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.10"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        if s.today.quiet > 0:
            s.today.quiet -= 1
        s.outing.no_special = 0
        s.pass_journal("TWM-7.10")
        return -1


@final
class ReadMap(Counted):
    """The top cards of the Unknown deck lie open; any of them may be returned."""

    NAME: ClassVar[str] = "read-map"
    RULE: ClassVar[str] = "TWM-7.24"

    def ask(self, s: State, out: list[Action]) -> int:
        for card in range(len(c.EXPLORATION)):
            if card in s.decks.unknown[len(s.decks.unknown) - self.n :]:
                out.append(c.DROP[card])
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
            return
        place = len(s.decks.unknown) - 1
        while s.decks.unknown[place] != action.a:
            place -= 1
        s.decks.unknown = s.decks.unknown[:place] + s.decks.unknown[place + 1 :]
        s.decks.drew(UNKNOWN_DECK)
        s.decks.exploration = s.shuffled([*s.decks.exploration, action.a])
        s.tell(e.RETURNED, 1, 0, "TWM-7.11")
        s.swap(ReadMap(self.n - 1))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("cards", c.CARDS, self.n)]
