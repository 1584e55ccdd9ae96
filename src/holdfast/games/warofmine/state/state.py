"""The state of This War of Mine: the people, their goods, and what may be done at any time."""

from mypy_extensions import i64

import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core.catalogue import Action
from holdfast.core.view import Outcome
from holdfast.games.warofmine.catalogue import (
    BANDAGES,
    CONTRIBUTE,
    FATIGUE,
    HERBAL_MEDS,
    ILLNESS,
    MEAL,
    MEDS,
    PLAY,
    RAW_FOOD,
    TOKENS,
    TREAT,
    USE_NOTE,
    WATER,
    WOOD,
    WOUNDS,
)
from holdfast.games.warofmine.marks import (
    F_NO_FREE_WATER,
    F_NOTES_USED,
    HOME,
    NOTE_ID,
    NOTE_ON_TABLE,
    NOTE_PLACE,
    NOTE_SIZE,
    NOTE_WITH,
    OUT,
)
from holdfast.games.warofmine.state.check import problems
from holdfast.games.warofmine.state.ending import outcome
from holdfast.games.warofmine.state.hidden import resample
from holdfast.games.warofmine.state.jobs import blocked_actions
from holdfast.games.warofmine.state.look import look
from holdfast.games.warofmine.state.noted import Noted
from holdfast.games.warofmine.state.view import WarView


class State(Noted):
    """A whole table: `columns.py` has what lies there, `noted.py` its notes."""

    def clone(self) -> "State":
        other = State(
            self.t,
            self.seats,
            self.rng.clone(),
            self.revealed,
            self.stack[:],
            self.leader,
            self.day,
            self.phase,
            self.over,
            self.starters,
            self.flags[:],
            self.group,
            self.levels[:],
            self.where[:],
            self.task[:],
            self.back[:],
            self.cures[:],
            self.hand[:],
            self.meals[:],
            self.ended,
            self.jobs[:],
            self.order,
            self.box[:],
            self.storage[:],
            self.pile[:],
            self.gone,
            self.prices,
            self.cards[:],
            self.turned[:],
            self.fittings[:],
            self.waits[:],
            self.boarded,
            self.fitting_deck[:],
            self.ideas[:],
            self.events,
            self.unused_events,
            self.exploration,
            self.unknown,
            self.explored,
            self.residents,
            self.residents_met,
            self.findings,
            self.findings_used,
            self.raids,
            self.visitors,
            self.visitors_seen,
            self.locations,
            self.spots,
            self.narratives,
            self.kept,
            self.unused,
            self.objectives,
            self.red_raids,
            self.red_residents,
            self.removed,
            self.red_seen,
            self.known[:],
            self.chapters,
            self.objective,
            self.progress,
            self.cold,
            self.noise,
            self.location,
            self.slots,
            self.resident,
            self.raid,
            self.seen,
            self.foes[:],
            self.fight[:],
            self.queue,
            self.rerolls[:],
            self.notes,
            self.epilogue,
            self.read,
            self.die,
            self.rolls,
            self.answer,
        )
        other.decision = self.decision
        return other

    # People

    def blocked(self, character: int) -> int:
        """How many of the three day actions the state tokens block (TWM-4.2)."""
        levels = self.levels
        who: i64 = character
        base: i64 = who * 5
        if self.notes:
            return blocked_actions(self.t, levels, self.notes, character)
        number: i64 = levels[base]
        number = number * 5 + levels[base + 1]
        number = number * 5 + levels[base + 2]
        number = number * 5 + levels[base + 3]
        return self.t.blocked_by[number * 5 + levels[base + 4]]

    def prowess(self, character: int) -> int:
        prowess = self.t.prowess[character]
        return prowess + self.lying(NOTE_WITH + character, self.t.note_prowess) if self.notes else prowess

    def inventory(self, character: int) -> int:
        inventory = self.t.inventory[character]
        return inventory + self.lying(NOTE_WITH + character, self.t.note_inventory) if self.notes else inventory

    def exhausted(self, character: int) -> bool:
        return self.levels[character * 5 + FATIGUE] >= 4

    # Goods

    def goods(self) -> list[int]:
        """Where things are taken from and put now: the findings pile outside, otherwise Storage."""
        return self.pile if self.location >= 0 else self.storage

    def gain(self, item: int, number: int, to: list[int]) -> int:
        """As much as the box still has (TWM-1.12); returns how much that was."""
        number = min(number, self.box[item])
        if number > 0:
            self.box[item] -= number
            to[item] += number
            self.tell(e.GAINED, item, number, "TWM-1.12")
        return number

    def discard(self, item: int, number: int, of: list[int]) -> int:
        """Back to the box (TWM-1.13), as far as it is there."""
        number = min(number, of[item])
        if number > 0:
            of[item] -= number
            self.box[item] += number
            self.tell(e.LOST, item, number, "TWM-1.13")
        return number

    def any_in_box(self, items: list[int]) -> bool:
        for item in items:
            if self.box[item] > 0:
                return True
        return False

    def remove(self, item: int, number: int) -> None:
        """From the box and out of the game (TWM-1.14)."""
        number = min(number, self.box[item])
        if number > 0:
            self.box[item] -= number
            gone = self.gone[:]
            gone[item] += number
            self.gone = gone

    def value(self, item: int) -> int:
        """Of a token; wood and water have one only while a note gives it (TWM-12.24, TWM-12.25)."""
        if item >= TOKENS:
            if item == WOOD:
                return self.from_notes(self.t.note_wood_value)
            return self.from_notes(self.t.note_water_value) if item == WATER else 0
        return max(0, self.t.value[item] + self.prices[item])

    def can_pay(self, cost: list[int]) -> bool:
        """Pairs of item and number, from Storage."""
        for i in range(0, len(cost), 2):
            if self.storage[cost[i]] < cost[i + 1]:
                return False
        return True

    def pay(self, cost: list[int]) -> None:
        for i in range(0, len(cost), 2):
            self.discard(cost[i], cost[i + 1], self.storage)

    def free_water(self) -> bool:
        """Whether there is water for nothing, today and while no note forbids it (TWM-12.25)."""
        return not self.flags[F_NO_FREE_WATER] and self.acting_note(self.t.note_no_free_water) < 0

    def felt_cold(self) -> int:
        """The cold tokens, and what notes add to them or take off."""
        return max(0, self.cold + self.from_notes(self.t.note_cold))

    # At any time

    def open_to(self, moment: int, out: list[Action]) -> int:
        """Adds what may be done at any time (TWM-12.3): food, medicine, the objective, narrative cards and notes
        whose moment this is. Returns the leader, who decides."""
        t = self.t
        goods = self.goods()
        raw, canned = goods[RAW_FOOD] > 0, goods[RAW_FOOD + 1] > 0
        cures = goods[BANDAGES] > 0 or goods[MEDS] > 0 or goods[HERBAL_MEDS] > 0
        if raw or canned or cures:
            here = OUT if self.location >= 0 else HOME
            for who in self.group:
                character: i64 = who
                if self.where[character] != here:
                    continue
                if self.levels[character * 5] > 0:
                    if raw:
                        out.append(MEAL[character * 2])
                    if canned:
                        out.append(MEAL[character * 2 + 1])
                if cures:
                    self.offer_cures(character, goods, out)
        if self.objective >= 0 and self.location < 0:
            ways = t.advance[self.objectives[self.objective]]
            for way in range(len(ways) // 3):
                if self.storage[ways[way * 3]] >= ways[way * 3 + 1]:
                    out.append(CONTRIBUTE[way])
        self.offer_cards(moment, True, out)
        return self.leader

    def offer_cures(self, character: int, goods: list[int], out: list[Action]) -> None:
        """Bandages for the wounded, meds or herbal meds for the ill; one of each kind (TWM-9.6)."""
        who: i64 = character
        cures = self.cures[who]
        if self.levels[who * 5 + WOUNDS] > 0 and not cures & 1 and goods[BANDAGES] > 0:
            out.append(TREAT[character * 3])
        if self.levels[who * 5 + ILLNESS] > 0 and not cures & 6:
            if goods[MEDS] > 0:
                out.append(TREAT[character * 3 + 1])
            if goods[HERBAL_MEDS] > 0:
                out.append(TREAT[character * 3 + 2])

    def note_ready(self, slot: int) -> bool:
        """Whether it lies at hand and may be used: not twice on a day (TWM-12.21), and if what it asks for is so."""
        if self.note_at(slot, NOTE_PLACE) != NOTE_ON_TABLE and not self.note_here(slot):
            return False
        note = self.note_at(slot, NOTE_ID)
        if self.flags[F_NOTES_USED] & self.t.note_daily[note]:
            return False
        return self.t.reader.usable(self, note)

    def offer_cards(self, moment: int, any_time: bool, out: list[Action]) -> None:
        """Narrative cards and notes whose moment this is (TWM-9.20, TWM-12.5)."""
        t = self.t
        for card in self.kept:
            when = t.narrative_when[card]
            if (when == moment or (any_time and when == moments.ANY_TIME)) and t.reader.playable(self, card):
                out.append(PLAY[card])
        for slot in range(len(self.notes) // NOTE_SIZE):
            note = self.notes[slot * NOTE_SIZE]
            when = t.note_when[note]
            if when == 0 or t.note_script[note] < 0:
                continue
            fits = (
                when == moment
                or (any_time and when == moments.ANY_TIME)
                or (any_time and when == moments.AT_HOME and self.location < 0)
                or (when == moments.TO_ESCAPE and (moment == moments.IN_FLIGHT or moment == moments.IN_RAID))
            )
            if fits and self.note_ready(slot):
                out.append(USE_NOTE[slot])

    def interrupt(self, seat: int, action: Action) -> None:
        self.t.reader.interrupt(self, action)

    # What leaves the state

    def view(self, seat: int) -> WarView:
        self.check_seat(seat)
        return look(self, seat)

    def check(self) -> list[str]:
        return problems(self)

    def resample(self, knowers: int) -> None:
        resample(self)

    def result(self) -> Outcome:
        return outcome(self)
