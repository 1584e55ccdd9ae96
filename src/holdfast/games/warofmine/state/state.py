"""The state of This War of Mine: the people, their goods, and what may be done at any time."""

from typing import TYPE_CHECKING, Any

import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core.catalogue import Action
from holdfast.core.step import Step
from holdfast.core.view import Outcome, Standing
from holdfast.games.warofmine.catalogue import (
    BANDAGES,
    CONTRIBUTE,
    FATIGUE,
    HERBAL_MEDS,
    HUNGER,
    ILLNESS,
    MEAL,
    MEDS,
    PLAY,
    RAW_FOOD,
    TREAT,
    USE_NOTE,
    WATER,
    WOOD,
    WOUNDS,
    is_token,
)
from holdfast.games.warofmine.state.check import problems
from holdfast.games.warofmine.state.ending import outcome, standing
from holdfast.games.warofmine.state.hidden import resample
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.noted import Noted
from holdfast.games.warofmine.state.people import BANDAGED, HERBS, HOME, MEDICATED, MOST, OUT, STATE_COUNT

if TYPE_CHECKING:
    from holdfast.games.warofmine.tell.view import WarView


class State(Noted):
    """A whole table: `table.py` has its zones, `noted.py` what its notes do."""

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
            self.next_phase,
            self.skipped,
            self.reason,
            self.people.clone(),
            self.jobs.clone(),
            self.goods.clone(),
            self.house.clone(),
            self.decks.clone(),
            self.outing.clone(),
            self.fight.clone(),
            self.raid.clone(),
            self.notes.clone(),
            self.today.clone(),
            self.story.clone(),
            self.die,
            self.rolls,
            self.answer,
        )
        other.decision = self.decision
        return other

    # People

    def blocked(self, character: int) -> int:
        """How many of the three day actions the state tokens block (TWM-4.2), but for markers that a note with the
        character lets them ignore (TWM-12.49)."""
        ignored = 0
        for note in self.notes.tokens:
            if note.is_with(character):
                ignored |= self.t.note_unblocks[note.id]
        if ignored == 0:
            return self.t.blocked_by[self.people.digits[character]]
        most = 0
        for state in range(STATE_COUNT):
            if not has(ignored, state):
                most = max(most, self.t.blocks_actions(state, self.people.level(character, state)))
        return most

    def prowess(self, character: int) -> int:
        prowess = self.t.prowess[character]
        return prowess + self.worn(character, self.t.note_prowess) if self.notes.tokens else prowess

    def inventory(self, character: int) -> int:
        inventory = self.t.inventory[character]
        return inventory + self.worn(character, self.t.note_inventory) if self.notes.tokens else inventory

    def exhausted(self, character: int) -> bool:
        return self.people.level(character, FATIGUE) >= MOST

    # Goods

    def at_hand(self) -> list[int]:
        """Where things are taken from and put now: the findings pile outside, otherwise Storage."""
        return self.goods.pile if self.outside() else self.goods.storage

    def gain(self, item: int, number: int, to: list[int]) -> int:
        """As much as the box still has (TWM-1.12); returns how much that was."""
        number = min(number, self.goods.box[item])
        if number > 0:
            self.goods.box[item] -= number
            to[item] += number
            self.tell(e.GAINED, item, number, "TWM-1.12")
        return number

    def discard(self, item: int, number: int, of: list[int]) -> int:
        """Back to the box (TWM-1.13), as far as it is there."""
        number = min(number, of[item])
        if number > 0:
            of[item] -= number
            self.goods.box[item] += number
            self.tell(e.LOST, item, number, "TWM-1.13")
        return number

    def value(self, item: int) -> int:
        """Of a token; wood and water have one only while a note gives it (TWM-12.24, TWM-12.25)."""
        if not is_token(item):
            if item == WOOD:
                return self.from_notes(self.t.note_wood_value)
            return self.from_notes(self.t.note_water_value) if item == WATER else 0
        return max(0, self.t.value[item] + self.goods.prices[item])

    def pay(self, cost: list[int]) -> None:
        """Pairs of item and number, from Storage."""
        for i in range(0, len(cost), 2):
            self.discard(cost[i], cost[i + 1], self.goods.storage)

    def free_water(self) -> bool:
        """Whether there is water for nothing, today and while no note forbids it (TWM-12.25)."""
        return not self.today.no_free_water and self.acting_note(self.t.note_no_free_water) < 0

    def felt_cold(self) -> int:
        """The cold tokens, and what notes add to them or take off."""
        return max(0, self.house.cold + self.from_notes(self.t.note_cold))

    # At any time

    def open_to(self, moment: int, out: list[Action]) -> int:
        """Adds what may be done at any time (TWM-12.3): food, medicine, the objective, narrative cards and notes
        whose moment this is. Returns the leader, who decides."""
        t = self.t
        goods = self.at_hand()
        raw, canned = goods[RAW_FOOD] > 0, goods[RAW_FOOD + 1] > 0
        cures = goods[BANDAGES] > 0 or goods[MEDS] > 0 or goods[HERBAL_MEDS] > 0
        if raw or canned or cures:
            here = OUT if self.outside() else HOME
            for character in self.people.group:
                if self.people.where[character] != here:
                    continue
                if self.people.level(character, HUNGER) > 0:
                    if raw:
                        out.append(MEAL.at(character, 0))
                    if canned:
                        out.append(MEAL.at(character, 1))
                if cures:
                    self.offer_cures(character, goods, out)
        if self.story.open >= 0 and not self.outside():
            ways = t.contributions[self.story.goal()]
            for way in range(len(ways)):
                if self.goods.storage[ways[way].item] >= ways[way].number:
                    out.append(CONTRIBUTE[way])
        self.offer_cards(moment, True, out)
        return self.leader

    def offer_cures(self, character: int, goods: list[int], out: list[Action]) -> None:
        """Bandages for the wounded, meds or herbal meds for the ill; one of each kind (TWM-9.6)."""
        people = self.people
        if goods[BANDAGES] > 0 and people.level(character, WOUNDS) > 0 and people.may_have(character, BANDAGED):
            out.append(TREAT.at(character, BANDAGED))
        if people.level(character, ILLNESS) > 0 and people.may_have(character, MEDICATED):
            if goods[MEDS] > 0:
                out.append(TREAT.at(character, MEDICATED))
            if goods[HERBAL_MEDS] > 0:
                out.append(TREAT.at(character, HERBS))

    def forbids(self, step: Step[Any], action: Action) -> str:
        """Who has medicine of a kind gets no other of it, whenever it is asked (TWM-9.6)."""
        if action.kind is TREAT and not self.people.may_have(action.a, action.b):
            return "TWM-9.6"
        return step.refuse(self, action)

    def note_ready(self, slot: int) -> bool:
        """Whether it lies at hand and may be used: not twice on a day (TWM-12.21), and if what it asks for is so."""
        if not self.notes.at(slot).is_on_table() and not self.note_here(slot):
            return False
        note = self.notes.at(slot).id
        if self.today.notes_used & self.t.note_daily[note]:
            return False
        return self.t.reader.usable(self, note)

    def offer_cards(self, moment: int, any_time: bool, out: list[Action]) -> None:
        """Narrative cards and notes whose moment this is (TWM-9.20, TWM-12.5)."""
        t = self.t
        for card in self.decks.kept:
            when = t.narrative_when[card]
            if (when == moment or (any_time and when == moments.ANY_TIME)) and t.reader.playable(self, card):
                out.append(PLAY[card])
        for slot in range(self.notes.count()):
            note = self.notes.at(slot).id
            when = t.note_when[note]
            if when == 0 or t.note_script[note] < 0:
                continue
            fits = (
                when == moment
                or (any_time and when == moments.ANY_TIME)
                or (any_time and when == moments.AT_HOME and not self.outside())
                or (when == moments.TO_ESCAPE and (moment == moments.IN_FLIGHT or moment == moments.IN_RAID))
            )
            if fits and self.note_ready(slot):
                out.append(USE_NOTE[slot])

    def interrupt(self, seat: int, action: Action) -> None:
        self.t.reader.interrupt(self, action)

    # What leaves the state

    def view(self, seat: Any) -> "WarView":
        self.check_viewer(seat)
        view: WarView = self.t.teller.look(self, seat)
        return view

    def observe(self, seat: Any, out: list[int]) -> None:
        self.check_seat(seat)
        self.t.teller.observe(self, seat, out)

    def standing(self) -> Standing:
        return standing(self)

    def check(self) -> list[str]:
        return problems(self)

    def resample(self, knowers: int) -> None:
        resample(self)

    def result(self) -> Outcome:
        return outcome(self)
