"""Findings: drawing them, and choosing what is carried home."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.goods.choices import TakeOne
from holdfast.games.warofmine.goods.worth import tokens_up_to
from holdfast.games.warofmine.outside.hiding import hide, offer_hiding
from holdfast.games.warofmine.outside.noise import set_noise
from holdfast.games.warofmine.outside.unknown import here
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.people.skills import GOOD_SCAVENGER
from holdfast.games.warofmine.script.pools import play_from_pools
from holdfast.games.warofmine.state.decks import (
    EXPLORATION_CARD,
    FINDING_CARD,
    FINDINGS_DECK,
    RESIDENT_CARD,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
)
from holdfast.games.warofmine.state.masks import has, members, one
from holdfast.games.warofmine.state.notes import CARRIED
from holdfast.games.warofmine.state.stack import Plain, not_open
from holdfast.games.warofmine.state.state import State

# Findings


@final
class DrawFindings(Step[State]):
    """Findings cards, one after another: the row, then the roll for a special finding (TWM-7.30)."""

    NAME: ClassVar[str] = "draw-findings"
    RULE: ClassVar[str] = "TWM-7.30"
    FIELDS: ClassVar[Fields] = (
        ("n", None),
        ("rows", None),
        ("rolled", None),
        ("again", None),
        ("plain", None),
    )

    def __init__(self, n: int, rows: int, rolled: int = 0, again: int = 0, plain: int = 0) -> None:
        super().__init__()
        self.n = n
        self.rows = rows
        self.rolled = rolled
        """1 when the die is rolled for a special finding."""
        self.again = again
        """1 when the good scavenger may look once more."""
        self.plain = plain
        """1 when there is no roll for a special finding."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.rolled:
            s.swap(DrawFindings(self.n, self.rows, 0, self.again))
            if s.die >= s.t.special_finding:
                colors = 0
                for row in range(3):
                    if has(self.rows, row):
                        colors |= s.t.special_colors[row]
                s.push(TakeOne(tokens_up_to(s, colors, s.t.special_value)))
            return -1
        if self.n <= 0:
            if self.again and _scavenger_ready(s):
                out.append(c.YES[0])
                out.append(c.NO[0])
                return s.leader
            s.pop()
            return -1
        s.swap(DrawFindings(self.n - 1, self.rows, 0, 1, self.plain))
        self._card(s)
        return -1

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.YES:
            s.outing.scavenger_used = 1
            s.swap(DrawFindings(doubled(s, 1), self.rows, 0, 0, self.plain))
        else:
            s.pop()

    def _card(self, s: State) -> None:
        if not s.decks.findings:
            s.decks.findings = s.shuffled(s.decks.findings_used)
            s.decks.findings_used = []
            s.decks.forget(FINDINGS_DECK)
        card = s.decks.findings[-1]
        s.decks.findings = s.decks.findings[:-1]
        s.decks.drew(FINDINGS_DECK)
        s.decks.findings_used = [*s.decks.findings_used, card]
        s.reveal()
        if card == c.FINDING_IMPACT:
            s.tell(e.FOUND, card, self._searched(), "TWM-7.33")
            play_from_pools(s, (terms.POOL_FINDINGS,))
            return
        hungry = s.acting_note(s.t.note_no_food)
        lost = False
        for row in range(3):
            if has(self.rows, row):
                s.tell(e.FOUND, card, row, "TWM-7.12")
                gain = s.t.findings_on(card, row)
                for i in range(0, len(gain), 2):
                    if hungry >= 0 and gain[i] <= c.CANNED_FOOD:
                        lost = lost or s.goods.box[gain[i]] > 0
                    else:
                        s.gain(gain[i], gain[i + 1], s.at_hand())
        if lost:  # one charge for the card (TWM-12.53)
            s.spend(hungry, 1)
        if not self.plain:
            s.swap(DrawFindings(self.n - 1, self.rows, 1, 1))
            roll_black(s, Throw(e.FOR_SPECIAL, s.t.special_finding - 1, e.NOTHING_SPECIAL, e.SPECIAL))

    def _searched(self) -> int:
        """The row, or the first of several, that is searched."""
        for row in range(3):
            if has(self.rows, row):
                return row
        return 0

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("cards", c.PIECES, self.n),
            *members("row", c.ROWS, self.rows),
            ("rolled", c.PIECES, self.rolled),
            ("again", c.PIECES, self.again),
            ("plain", c.PIECES, self.plain),
        ]


def _scavenger_ready(s: State) -> bool:
    return s.outside() and not s.outing.scavenger_used and s.has_skill(s.people.party(), GOOD_SCAVENGER)


def doubled(s: State, n: int) -> int:
    """Twice as many cards where a note on the location says so (TWM-12.52)."""
    return n * 2 if s.acting_note(s.t.note_findings) >= 0 else n


def draw_findings(s: State, n: int, rows: int) -> None:
    """Findings cards of these rows, with what the location and cards add. The last thing its caller does."""
    t = s.t
    row = s.outing.row_card  # the first three exploration cards are those of the rows
    s.outing.row_card = -1
    if s.outside() and 0 <= row < 3:  # red spaces speak of those cards, not of every draw (TWM-7.2)
        place = here(s)
        if t.extra_findings[place] == row:
            n += 1
        if t.extra_noise[place] == row:
            set_noise(s, s.outing.noise + 1)
        if t.gift_row[place] == row:
            if t.gift_item[place] >= 0:
                s.gain(t.gift_item[place], 1, s.goods.pile)
            else:
                s.push(TakeOne(tokens_up_to(s, one(t.gift_color[place]), t.gift_value[place])))
    n += s.today.findings
    s.today.findings = 0
    plain = s.outing.no_special
    s.outing.no_special = 0
    s.push(DrawFindings(doubled(s, n), rows, 0, 0, plain))


# Choosing findings


@final
class ChooseFindings(Plain):
    """The cards are shuffled back; then the party packs (TWM-7.15)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.15"

    def ask(self, s: State, out: list[Action]) -> int:
        s.outing.free_wood = 0
        s.fight.end()  # a fight that nobody of ours survived, or that a script broke off
        for character in s.people.group:
            if s.people.is_out(character):
                put_weapon_back(s, character, s.goods.pile)
        s.fight.fallen = 0
        for card in s.decks.explored:
            s.decks.remember(EXPLORATION_CARD, card)
        for card in s.decks.residents_met:
            s.decks.remember(RESIDENT_CARD, card)
        for card in s.decks.findings_used:
            s.decks.remember(FINDING_CARD, card)
        if s.outing.resident >= 0:
            s.decks.remember(RESIDENT_CARD, s.outing.resident)
        cards = s.decks.exploration + s.decks.unknown + s.decks.explored
        s.decks.exploration = s.shuffled(cards + s.outing.waiting_cards())
        s.decks.unknown = []
        s.decks.explored = []
        s.outing.hiding_place = 0
        s.outing.map = 0
        residents = s.decks.residents + s.decks.residents_met
        if s.outing.resident >= 0:
            residents.append(s.outing.resident)
        s.decks.residents = s.shuffled(residents)
        s.decks.residents_met = []
        s.outing.resident = -1
        s.fight.foes = []
        s.decks.findings = s.shuffled(s.decks.findings + s.decks.findings_used)
        s.decks.findings_used = []
        for deck in (RESIDENTS_DECK, UNKNOWN_DECK, FINDINGS_DECK):
            s.decks.forget(deck)
        if s.people.party() == 0:  # nobody is left to carry anything (TWM-7.20)
            abandon_pile(s)
            s.swap(HomeWay())
        else:
            s.swap(LeaveBehind())
        return -1


def abandon_pile(s: State) -> None:
    for item in range(len(s.goods.pile)):
        s.discard(item, s.goods.pile[item], s.goods.pile)
    for slot in range(s.notes.count() - 1, -1, -1):
        if s.notes.at(slot).is_carried() and not s.t.note_person[s.notes.at(slot).id]:
            s.drop_note(slot)


def load_of(s: State) -> int:
    """The weight of the findings pile (TWM-7.18)."""
    weight = 0
    for item in s.t.heavy:
        if s.goods.pile[item] > 0:
            weight += s.goods.pile[item] * s.t.weight[item]
    for slot in range(s.notes.count()):
        if s.notes.at(slot).is_carried():
            weight += s.notes.at(slot).load()
    if s.notes.tokens and s.goods.pile[c.WATER] > 0:  # the first pieces in a canister weigh nothing (TWM-12.54)
        weight -= min(s.goods.pile[c.WATER], s.lying(CARRIED, s.t.note_water)) * s.t.weight[c.WATER]
    return weight


def weight_of_one(s: State, item: int) -> int:
    """What one more of an item would weigh on the findings pile."""
    if item == c.WATER and s.notes.tokens and s.goods.pile[item] < s.lying(CARRIED, s.t.note_water):
        return 0  # it goes into a canister (TWM-12.54)
    return s.t.weight[item]


def capacity(s: State) -> int:
    """The Inventory of the living party (TWM-7.17)."""
    total = s.today.inventory
    for slot in range(s.notes.count()):
        note = s.notes.at(slot).id
        if s.notes.at(slot).is_carried() and not s.t.note_worn[note]:
            total += s.t.note_inventory[note]
    for character in s.people.group:
        if has(s.people.party(), character):
            total += s.inventory(character)
    return total


@final
class LeaveBehind(Plain):
    """What cannot or shall not be carried is discarded (TWM-7.19)."""

    NAME: ClassVar[str] = "leave-behind"
    RULE: ClassVar[str] = "TWM-7.17"

    def ask(self, s: State, out: list[Action]) -> int:
        if load_of(s) <= capacity(s):
            out.append(c.DONE[0])
        for item in range(len(s.goods.pile)):
            if s.goods.pile[item] > 0 and s.t.weight[item] > 0:
                out.append(c.GIVE[item])
        for slot in range(s.notes.count()):
            if s.notes.at(slot).is_carried() and s.notes.at(slot).load() > 0:
                out.append(c.GIVE_NOTE[slot])
        offer_hiding(s, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.swap(Pack())
        elif action.kind is c.GIVE:
            s.discard(action.a, 1, s.goods.pile)
        elif action.kind is c.HIDE_NOTE:
            hide(s, action.a)
        else:
            s.drop_note(action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("weight", c.CARDS, load_of(s)), ("capacity", c.CARDS, capacity(s))]

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """Nobody goes home with too much."""
        return not_open(s, self, [c.DONE[0]])


@final
class Pack(Plain):
    """Wood, components and water are added within the weight and what the box has (TWM-7.16)."""

    NAME: ClassVar[str] = "pack"
    RULE: ClassVar[str] = "TWM-7.16"

    def ask(self, s: State, out: list[Action]) -> int:
        room = capacity(s) - load_of(s)
        for item in c.RESOURCES:
            if s.goods.box[item] > 0 and self._free(s, item) and weight_of_one(s, item) <= room:
                out.append(c.TAKE[item])
        out.append(c.DONE[0])
        return s.leader

    def _free(self, s: State, item: int) -> bool:
        """Whether it is to be had for nothing (TWM-12.24, TWM-12.25)."""
        if item == c.WATER:
            return s.free_water()
        slot = s.acting_note(s.t.note_free_wood) if item == c.WOOD else -1
        return slot < 0 or s.outing.free_wood < s.t.note_free_wood[s.notes.at(slot).id]

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.TAKE:
            if action.a == c.WOOD:
                s.outing.free_wood += 1
            s.gain(action.a, 1, s.goods.pile)
        else:
            s.swap(HomeWay())

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("weight", c.CARDS, load_of(s)), ("capacity", c.CARDS, capacity(s))]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is not c.TAKE or c.is_token(action.a):
            return self.RULE
        if s.goods.box[action.a] == 0:
            return "TWM-1.12"
        if not self._free(s, action.a):
            return "TWM-12.25" if action.a == c.WATER else "TWM-12.24"
        return "TWM-7.17"

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """Wood, components and water that there is no room for, or none of."""
        return not_open(s, self, [c.TAKE[item] for item in c.RESOURCES])


@final
class HomeWay(Plain):
    """The party is on its way until Dawn; the Journal passes on (TWM-7.32)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.32"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        s.outing.location = -1
        s.outing.noise = 1
        s.pass_journal("TWM-7.32")
        return -1
