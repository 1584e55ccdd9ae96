"""Findings: drawing them, and choosing what is carried home."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.goods.choices import TakeOne
from holdfast.games.warofmine.goods.worth import tokens_up_to
from holdfast.games.warofmine.marks import (
    EXPLORATION_CARD,
    F_FINDINGS,
    F_FREE_WOOD,
    F_INVENTORY,
    F_MOURN,
    F_NO_SPECIAL,
    F_ROW_CARD,
    F_SKILLS,
    FIGHTING,
    FINDING_CARD,
    FINDINGS_DECK,
    NOTE_CARRIED,
    NOTE_ID,
    NOTE_PLACE,
    RESIDENT_CARD,
    RESIDENTS_DECK,
    SLOT_HIDING,
    SLOT_MAP,
    UNKNOWN_DECK,
)
from holdfast.games.warofmine.outside.hiding import hide, offer_hiding
from holdfast.games.warofmine.outside.noise import set_noise
from holdfast.games.warofmine.outside.unknown import here
from holdfast.games.warofmine.people.die import roll_black
from holdfast.games.warofmine.people.skills import GOOD_SCAVENGER
from holdfast.games.warofmine.script.pools import play_from_pools
from holdfast.games.warofmine.state.stack import Plain
from holdfast.games.warofmine.state.state import State

SCAVENGER_USED: Final = 2


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
                    if self.rows >> row & 1:
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
            s.flags[F_SKILLS] |= SCAVENGER_USED
            s.swap(DrawFindings(doubled(s, 1), self.rows, 0, 0, self.plain))
        else:
            s.pop()

    def _card(self, s: State) -> None:
        if not s.findings:
            s.findings = s.shuffled(s.findings_used)
            s.findings_used = []
            s.known[FINDINGS_DECK] = 0
        card = s.findings[-1]
        s.findings = s.findings[:-1]
        s.known[FINDINGS_DECK] = max(0, s.known[FINDINGS_DECK] - 1)
        s.findings_used = [*s.findings_used, card]
        s.reveal()
        if card == c.FINDING_IMPACT:
            s.tell(e.FOUND, card, 0, "TWM-7.33")
            play_from_pools(s, (terms.POOL_FINDINGS,))
            return
        hungry = s.acting_note(s.t.note_no_food)
        lost = False
        for row in range(3):
            if self.rows >> row & 1:
                s.tell(e.FOUND, card, row, "TWM-7.12")
                gain = s.t.finding_gain[card * 3 + row]
                for i in range(0, len(gain), 2):
                    if hungry >= 0 and gain[i] <= c.CANNED_FOOD:
                        lost = lost or s.box[gain[i]] > 0
                    else:
                        s.gain(gain[i], gain[i + 1], s.goods())
        if lost:  # one charge for the card (TWM-12.53)
            s.spend(hungry, 1)
        if not self.plain:
            s.swap(DrawFindings(self.n - 1, self.rows, 1, 1))
            roll_black(s)


def _scavenger_ready(s: State) -> bool:
    return s.location >= 0 and not s.flags[F_SKILLS] & SCAVENGER_USED and s.has_skill(s.party_mask(), GOOD_SCAVENGER)


def doubled(s: State, n: int) -> int:
    """Twice as many cards where a note on the location says so (TWM-12.52)."""
    return n * 2 if s.acting_note(s.t.note_findings) >= 0 else n


def draw_findings(s: State, n: int, rows: int) -> None:
    """Findings cards of these rows, with what the location and cards add. The last thing its caller does."""
    t = s.t
    row = s.flags[F_ROW_CARD] - 1  # the first three exploration cards are those of the rows
    s.flags[F_ROW_CARD] = 0
    if s.location >= 0 and 0 <= row < 3:  # red spaces speak of those cards, not of every draw (TWM-7.2)
        place = here(s)
        if t.extra_findings[place] == row:
            n += 1
        if t.extra_noise[place] == row:
            set_noise(s, s.noise + 1)
        if t.gift_row[place] == row:
            if t.gift_item[place] >= 0:
                s.gain(t.gift_item[place], 1, s.pile)
            else:
                s.push(TakeOne(tokens_up_to(s, 1 << t.gift_color[place], t.gift_value[place])))
    n += s.flags[F_FINDINGS]
    s.flags[F_FINDINGS] = 0
    plain = s.flags[F_NO_SPECIAL]
    s.flags[F_NO_SPECIAL] = 0
    s.push(DrawFindings(doubled(s, n), rows, 0, 0, plain))


# Choosing findings


@final
class ChooseFindings(Plain):
    """The cards are shuffled back; then the party packs (TWM-7.15)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.15"

    def ask(self, s: State, out: list[Action]) -> int:
        s.flags[F_FREE_WOOD] = 0
        s.fight[FIGHTING] = 0  # a fight that nobody of ours survived
        s.flags[F_MOURN] = 0
        for card in s.explored:
            s.remember(EXPLORATION_CARD, card)
        for card in s.residents_met:
            s.remember(RESIDENT_CARD, card)
        for card in s.findings_used:
            s.remember(FINDING_CARD, card)
        if s.resident >= 0:
            s.remember(RESIDENT_CARD, s.resident)
        cards = s.exploration + s.unknown + s.explored
        if s.slots & SLOT_HIDING:
            cards.append(c.HIDING_PLACE)
        if s.slots & SLOT_MAP:
            cards.append(c.MAP_CARD)
        s.exploration = s.shuffled(cards)
        s.unknown = []
        s.explored = []
        s.slots = 0
        residents = s.residents + s.residents_met
        if s.resident >= 0:
            residents.append(s.resident)
        s.residents = s.shuffled(residents)
        s.residents_met = []
        s.resident = -1
        s.foes = []
        s.findings = s.shuffled(s.findings + s.findings_used)
        s.findings_used = []
        for deck in (RESIDENTS_DECK, UNKNOWN_DECK, FINDINGS_DECK):
            s.known[deck] = 0
        if s.party_mask() == 0:  # nobody is left to carry anything (TWM-7.20)
            abandon_pile(s)
            s.swap(HomeWay())
        else:
            s.swap(LeaveBehind())
        return -1


def abandon_pile(s: State) -> None:
    for item in range(len(s.pile)):
        s.discard(item, s.pile[item], s.pile)
    for slot in range(s.note_count() - 1, -1, -1):
        if s.note_at(slot, NOTE_PLACE) == NOTE_CARRIED and not s.t.note_person[s.note_at(slot, NOTE_ID)]:
            s.drop_note(slot)


def load_of(s: State) -> int:
    """The weight of the findings pile (TWM-7.18)."""
    weight = 0
    for item in s.t.heavy:
        if s.pile[item] > 0:
            weight += s.pile[item] * s.t.weight[item]
    for slot in range(s.note_count()):
        if s.note_at(slot, NOTE_PLACE) == NOTE_CARRIED:
            weight += s.note_load(slot)
    if s.notes and s.pile[c.WATER] > 0:  # the first pieces in a canister weigh nothing (TWM-12.54)
        weight -= min(s.pile[c.WATER], s.lying(NOTE_CARRIED, s.t.note_water)) * s.t.weight[c.WATER]
    return weight


def capacity(s: State) -> int:
    """The Inventory of the living party (TWM-7.17)."""
    total = s.flags[F_INVENTORY]
    for slot in range(s.note_count()):
        note = s.note_at(slot, NOTE_ID)
        if s.note_at(slot, NOTE_PLACE) == NOTE_CARRIED and not s.t.note_worn[note]:
            total += s.t.note_inventory[note]
    for character in s.group:
        if s.party_mask() >> character & 1:
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
        for item in range(len(s.pile)):
            if s.pile[item] > 0 and s.t.weight[item] > 0:
                out.append(c.GIVE[item])
        for slot in range(s.note_count()):
            if s.note_at(slot, NOTE_PLACE) == NOTE_CARRIED and s.note_load(slot) > 0:
                out.append(c.GIVE_NOTE[slot])
        offer_hiding(s, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.swap(Pack())
        elif action.kind is c.GIVE:
            s.discard(action.a, 1, s.pile)
        elif action.kind is c.HIDE_NOTE:
            hide(s, action.a)
        else:
            s.drop_note(action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("weight", c.CARDS, load_of(s)), ("capacity", c.CARDS, capacity(s))]


@final
class Pack(Plain):
    """Wood, components and water are added within the weight and what the box has (TWM-7.16)."""

    NAME: ClassVar[str] = "pack"
    RULE: ClassVar[str] = "TWM-7.16"

    def ask(self, s: State, out: list[Action]) -> int:
        room = load_of(s) < capacity(s)
        for item in range(c.TOKENS, len(s.pile)):
            if s.box[item] > 0 and self._free(s, item):
                if room or (item == c.WATER and s.notes and s.pile[item] < s.lying(NOTE_CARRIED, s.t.note_water)):
                    out.append(c.TAKE[item])
        out.append(c.DONE[0])
        return s.leader

    def _free(self, s: State, item: int) -> bool:
        """Whether it is to be had for nothing (TWM-12.24, TWM-12.25)."""
        if item == c.WATER:
            return s.free_water()
        slot = s.acting_note(s.t.note_free_wood) if item == c.WOOD else -1
        return slot < 0 or s.flags[F_FREE_WOOD] < s.t.note_free_wood[s.note_at(slot, NOTE_ID)]

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.TAKE:
            if action.a == c.WOOD:
                s.flags[F_FREE_WOOD] += 1
            s.gain(action.a, 1, s.pile)
        else:
            s.swap(HomeWay())

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("weight", c.CARDS, load_of(s)), ("capacity", c.CARDS, capacity(s))]


@final
class HomeWay(Plain):
    """The party is on its way until Dawn; the Journal passes on (TWM-7.32)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.32"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        s.location = -1
        s.noise = 1
        s.pass_journal("TWM-7.32")
        return -1
