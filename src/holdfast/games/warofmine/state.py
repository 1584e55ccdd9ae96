"""The state of This War of Mine: the house, the people, the goods, the decks."""

from typing import Any, ClassVar

from mypy_extensions import i64

import holdfast.games.warofmine.events as e
import holdfast.games.warofmine.ops as ops
from holdfast.core.catalogue import Action
from holdfast.core.events import EVERYONE, Event, EventKind
from holdfast.core.fields import Fields
from holdfast.core.game import Outcome
from holdfast.core.rng import Rng
from holdfast.core.state import BaseState
from holdfast.core.step import Step
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
from holdfast.games.warofmine.check import problems
from holdfast.games.warofmine.ending import outcome
from holdfast.games.warofmine.hidden import resample
from holdfast.games.warofmine.look import look
from holdfast.games.warofmine.marks import (
    F_EMPTIED,
    F_NO_FREE_WATER,
    F_NOTES_USED,
    HOME,
    NOTE_AT,
    NOTE_CARRIED,
    NOTE_CHARGES,
    NOTE_HIDDEN,
    NOTE_ID,
    NOTE_ON_TABLE,
    NOTE_PER_CHARGE,
    NOTE_PLACE,
    NOTE_SIZE,
    NOTE_STORED,
    NOTE_VALUE,
    NOTE_WEIGHT,
    NOTE_WITH,
    OUT,
    VALUE_PER_CHARGE,
    WEIGHT_PER_CHARGE,
)
from holdfast.games.warofmine.tables import WarTables
from holdfast.games.warofmine.view import WarView


class State(BaseState):
    """Columns of several characters are flat: `levels[character * 5 + state]`. Decks are replaced, never changed in
    place; the top of a deck is its end."""

    FIELDS: ClassVar[Fields] = ()  # filled in by game.py, which knows all step classes

    def __init__(
        self,
        tables: WarTables,
        seats: int,
        rng: Rng,
        revealed: int,
        stack: list[Step[Any]],
        leader: int,
        day: int,
        phase: int,
        over: int,
        starters: int,
        flags: list[int],
        group: list[int],
        levels: list[int],
        where: list[int],
        task: list[int],
        back: list[int],
        cures: list[int],
        hand: list[int],
        meals: list[int],
        ended: list[int],
        jobs: list[int],
        order: list[int],
        box: list[int],
        storage: list[int],
        pile: list[int],
        gone: list[int],
        prices: list[int],
        cards: list[int],
        turned: list[int],
        fittings: list[int],
        waits: list[int],
        boarded: int,
        fitting_deck: list[int],
        ideas: list[int],
        events: list[int],
        unused_events: list[int],
        exploration: list[int],
        unknown: list[int],
        explored: list[int],
        residents: list[int],
        residents_met: list[int],
        findings: list[int],
        findings_used: list[int],
        raids: list[int],
        visitors: list[int],
        visitors_seen: list[int],
        locations: list[int],
        spots: list[int],
        narratives: list[int],
        kept: list[int],
        unused: list[int],
        objectives: list[int],
        red_raids: list[int],
        red_residents: list[int],
        removed: list[int],
        red_seen: list[int],
        known: list[int],
        chapters: int,
        objective: int,
        progress: int,
        cold: int,
        noise: int,
        location: int,
        slots: int,
        resident: int,
        raid: int,
        seen: list[int],
        foes: list[int],
        fight: list[int],
        queue: list[int],
        rerolls: list[int],
        notes: list[int],
        epilogue: list[int],
        read: list[int],
        die: int,
        rolls: int,
        answer: int,
    ) -> None:
        super().__init__(tables, seats, rng, revealed, stack)
        if not 0 <= leader < seats:  # a snapshot that was tampered with: nobody would ever be asked
            raise ValueError(f"seat {leader} cannot lead a table of {seats}")
        self.t = tables
        self.leader = leader
        self.day = day
        self.phase = phase
        self.over = over
        """0 while the match runs, otherwise one more than the number of the reason."""
        self.starters = starters
        """The starting characters, as a mask."""
        self.flags = flags
        self.group = group
        """The characters in play, in the order in which they came."""
        self.levels = levels
        self.where = where
        self.task = task
        """Last Evening's task, -1 for none."""
        self.back = back
        """For those who are away: the day at whose Dawn they return."""
        self.cures = cures
        """Assigned medicine, as a mask of cures."""
        self.hand = hand
        """The weapon that a character holds in a fight or raid."""
        self.meals = meals
        """Tonight: bit 0 has drunk or needs no water, bit 1 has eaten or needs no food."""
        self.ended = ended
        """0 for those not gone, otherwise 1 + how + 3 * (1 + state that caused it) + 18 * day."""
        self.jobs = jobs
        """The present action stage, by character * 4: what, where, which, how often."""
        self.order = order
        """The characters in the order in which they were assigned in this stage."""
        self.box = box
        self.storage = storage
        self.pile = pile
        self.gone = gone
        """Removed from the game."""
        self.prices = prices
        """What shortages add to the value of items."""
        self.cards = cards
        """The shelter card on each space, -1 for none."""
        self.turned = turned
        """1 where rubble has been turned to remnants."""
        self.fittings = fittings
        """The fitting on each space, -1 for none."""
        self.waits = waits
        """Wait tokens: 0 for none, otherwise day * 2 + 1 if it was baited, + 2."""
        self.boarded = boarded
        """Holes that are boarded up, as a mask."""
        self.fitting_deck = fitting_deck
        self.ideas = ideas
        self.events = events
        self.unused_events = unused_events
        self.exploration = exploration
        self.unknown = unknown
        self.explored = explored
        self.residents = residents
        self.residents_met = residents_met
        self.findings = findings
        self.findings_used = findings_used
        self.raids = raids
        self.visitors = visitors
        self.visitors_seen = visitors_seen
        self.locations = locations
        self.spots = spots
        """The locations that are Near, in the Middle and Far, -1 for none."""
        self.narratives = narratives
        self.kept = kept
        """Narrative cards of the group."""
        self.unused = unused
        """Characters who may still come."""
        self.objectives = objectives
        """The first three are those of the match, the others are not needed."""
        self.red_raids = red_raids
        self.red_residents = red_residents
        self.removed = removed
        """Cards that left the game in sight of all: deck * 32 + card."""
        self.red_seen = red_seen
        """Red-corner cards that everybody has seen since they entered their decks: night raids, and 32 + residents, as
        often as different ones were seen."""
        self.known = known
        """How many cards on top of each of `DECKS` everybody has seen."""
        self.chapters = chapters
        """How many objectives were revealed."""
        self.objective = objective
        """Which of the three is open, -1 for none."""
        self.progress = progress
        self.cold = cold
        self.noise = noise
        self.location = location
        """The location card where the party is, -1 for nowhere."""
        self.slots = slots
        """Bit 0: a Hiding Place waits; bit 1: a Map."""
        self.resident = resident
        """The residents card that is met, -1 for none."""
        self.raid = raid
        """The night raid card that is being resolved, -1 for none."""
        self.seen = seen
        """Cards of today that everybody saw before they were shuffled back or cleared away: deck * 32 + card."""
        self.foes = foes
        self.fight = fight
        self.queue = queue
        """Attacks still to be rolled: a character, or 16 + the number of an enemy."""
        self.rerolls = rerolls
        self.notes = notes
        self.epilogue = epilogue
        self.read = read
        """Scripts of the pools that were played and are not to be repeated yet."""
        self.die = die
        """The last roll of the black die."""
        self.rolls = rolls
        """Rolls made for each character, four bits each."""
        self.answer = answer
        """What the last question was answered with: a mask of characters, or a number."""

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

    # Telling

    def tell(self, kind: EventKind, a: int, b: int, rule: str) -> None:
        """Everybody sees everything that happens (TWM-1.19)."""
        if self.log is not None:
            self.log.append(Event(kind, self.leader, a, b, EVERYONE, rule))

    def pass_journal(self, rule: str) -> None:
        """The next seat to the left leads (TWM-2.13)."""
        self.leader = (self.leader + 1) % self.seats
        if self.seats > 1:
            self.tell(e.LEADS, 0, 0, rule)

    # Chance

    def throw(self, rule: str = "") -> int:
        """A roll of the black die, by a rule or by that of the step on top, for which it is made."""
        self.die = self.rng.below(10) + 1
        self.reveal()
        if self.log is not None:
            self.tell(e.ROLLED, self.die, 0, rule or self.stack[-1].RULE)
        return self.die

    def shuffled(self, cards: list[int]) -> list[int]:
        made = cards[:]
        self.rng.shuffle(made)
        self.reveal()
        return made

    def take_out(self, deck: int, card: int) -> None:
        """A card leaves the game in sight of all (TWM-1.14)."""
        self.removed = [*self.removed, deck * 32 + card]

    def saw_raid(self, card: int) -> None:
        """A red-corner raid is known to be no longer among those set aside."""
        if self.t.raid_red[card] and card not in self.red_seen:
            self.red_seen = [*self.red_seen, card]

    def saw_resident(self, card: int) -> None:
        """The same for residents, of whom there are several; called when one more of them lies open."""
        if self.t.resident_red[card]:
            here = self.residents_met.count(card) + (2 if self.resident == card else 1)
            if self.red_seen.count(32 + card) < here:
                self.red_seen = [*self.red_seen, 32 + card]

    def remember(self, deck: int, card: int) -> None:
        """A card was seen before it is shuffled back or cleared away (TWM-1.19)."""
        self.seen = [*self.seen, deck * 32 + card]

    # People

    def is_here(self, character: int) -> bool:
        """In the Shelter."""
        return self.where[character] == HOME

    def home_mask(self) -> int:
        mask = 0
        for character in self.group:
            if self.where[character] == HOME:
                mask |= 1 << character
        return mask

    def party_mask(self) -> int:
        mask = 0
        for character in self.group:
            if self.where[character] == OUT:
                mask |= 1 << character
        return mask

    def guard_mask(self) -> int:
        mask = 0
        for character in self.group:
            if self.where[character] == HOME and self.task[character] == 2:
                mask |= 1 << character
        return mask

    def group_mask(self) -> int:
        mask = 0
        for character in self.group:
            mask |= 1 << character
        return mask

    def present_mask(self) -> int:
        """The party when out, otherwise everybody in the Shelter (TWM-2.15)."""
        return self.party_mask() if self.location >= 0 else self.home_mask()

    def level(self, character: int, state: int) -> int:
        return self.levels[character * 5 + state]

    def has_skill(self, mask: int, skill: int) -> bool:
        for character in self.group:
            if mask >> character & 1 and self.t.skill[character] == skill:
                return True
        return False

    def blocked(self, character: int) -> int:
        """How many of the three day actions the state tokens block (TWM-4.2)."""
        levels = self.levels
        who: i64 = character
        base: i64 = who * 5
        if self.notes:
            ignored = self.ignored_markers(character)
            if ignored:
                return max([0, *[self.t.blocked[i * 5 + levels[base + i]] for i in range(5) if not ignored >> i & 1]])
        number: i64 = levels[base]
        number = number * 5 + levels[base + 1]
        number = number * 5 + levels[base + 2]
        number = number * 5 + levels[base + 3]
        return self.t.blocked_by[number * 5 + levels[base + 4]]

    def ignored_markers(self, character: int) -> int:
        """States whose black markers a note lets the character ignore, as a mask (TWM-12.49)."""
        mask = 0
        for base in range(0, len(self.notes), NOTE_SIZE):
            if self.notes[base + NOTE_PLACE] == NOTE_WITH + character:
                mask |= self.t.note_unblocks[self.notes[base]]
        return mask

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

    # Note tokens

    def note_count(self) -> int:
        return len(self.notes) // NOTE_SIZE

    def note_at(self, slot: int, field: int) -> int:
        return self.notes[slot * NOTE_SIZE + field]

    def note_worth(self, slot: int) -> int:
        base = slot * NOTE_SIZE
        value = self.notes[base + NOTE_VALUE]
        each = self.notes[base + NOTE_PER_CHARGE] & VALUE_PER_CHARGE
        return value * self.notes[base + NOTE_CHARGES] if each else value

    def note_load(self, slot: int) -> int:
        base = slot * NOTE_SIZE
        weight = self.notes[base + NOTE_WEIGHT]
        each = self.notes[base + NOTE_PER_CHARGE] & WEIGHT_PER_CHARGE
        return weight * self.notes[base + NOTE_CHARGES] if each else weight

    def note_here(self, slot: int) -> bool:
        """Among the goods that are at hand now."""
        return self.notes[slot * NOTE_SIZE + NOTE_PLACE] == (NOTE_CARRIED if self.location >= 0 else NOTE_STORED)

    def note_with(self, slot: int, stored: bool) -> bool:
        """Among the goods that are at hand, or in Storage."""
        return self.notes[slot * NOTE_SIZE + NOTE_PLACE] == NOTE_STORED if stored else self.note_here(slot)

    def note_acts(self, slot: int) -> bool:
        """Whether it has its effect where it lies."""
        note = self.notes[slot * NOTE_SIZE]
        place = self.notes[slot * NOTE_SIZE + NOTE_PLACE]
        if self.t.note_armed[note] and self.note_at(slot, NOTE_CHARGES) == 0:
            return False
        if place >= NOTE_WITH:
            return bool(self.present_mask() >> place - NOTE_WITH & 1)
        if place >= NOTE_HIDDEN:
            return place == NOTE_AT + self.location
        if self.t.note_worn[note]:
            return False
        return place == NOTE_CARRIED and self.location >= 0 if self.t.note_carried[note] else True

    def note_ready(self, slot: int) -> bool:
        """Whether it lies at hand and may be used: not twice on a day (TWM-12.21), and if what it asks for is so."""
        if self.note_at(slot, NOTE_PLACE) != NOTE_ON_TABLE and not self.note_here(slot):
            return False
        note = self.note_at(slot, NOTE_ID)
        if self.flags[F_NOTES_USED] & self.t.note_daily[note]:
            return False
        return self.t.reader.usable(self, note)

    def has_tool(self, column: list[int]) -> bool:
        """Whether a note at hand serves as a tool (TWM-12.23)."""
        for slot in range(len(self.notes) // NOTE_SIZE):
            if column[self.notes[slot * NOTE_SIZE]]:
                if self.note_at(slot, NOTE_PLACE) == NOTE_ON_TABLE or self.note_here(slot):
                    return True
        return False

    def from_notes(self, column: list[int]) -> int:
        """The sum of a column of the tables over all notes that act now."""
        total = 0
        for slot in range(len(self.notes) // NOTE_SIZE):
            if self.note_acts(slot):
                total += column[self.notes[slot * NOTE_SIZE]]
        return total

    def lying(self, place: int, column: list[int]) -> int:
        """The sum of a column of the tables over all notes that lie in a place."""
        total = 0
        for base in range(0, len(self.notes), NOTE_SIZE):
            if self.notes[base + NOTE_PLACE] == place:
                total += column[self.notes[base]]
        return total

    def noted_for(self, column: list[int], number: int) -> bool:
        """Whether a note that acts now names this in a column of masks."""
        for slot in range(len(self.notes) // NOTE_SIZE):
            if column[self.notes[slot * NOTE_SIZE]] >> number & 1 and self.note_acts(slot):
                return True
        return False

    def acting_note(self, column: list[int]) -> int:
        """The first note that acts now and has something in a column of the tables, -1 for none."""
        for slot in range(len(self.notes) // NOTE_SIZE):
            if column[self.notes[slot * NOTE_SIZE]] and self.note_acts(slot):
                return slot
        return -1

    def set_note(self, slot: int, field: int, number: int) -> None:
        notes = self.notes[:]
        notes[slot * NOTE_SIZE + field] = number
        self.notes = notes

    def spend(self, slot: int, n: int) -> None:
        """Charges of a note; without any it is gone."""
        left = self.note_at(slot, NOTE_CHARGES) - n
        self.flags[F_EMPTIED] = 1 if left <= 0 else 0
        if left <= 0:
            self.drop_note(slot)
        else:
            self.set_note(slot, NOTE_CHARGES, left)

    def drop_note(self, slot: int) -> None:
        self.tell(e.NOTE_GONE, self.note_at(slot, NOTE_ID), 0, "TWM-12.6")
        base = slot * NOTE_SIZE
        self.notes = self.notes[:base] + self.notes[base + NOTE_SIZE :]

    def find_note(self, note: int) -> int:
        """A note by its label, one at hand or on the table first; never one that lies somewhere else."""
        found = -1
        for slot in range(self.note_count()):
            place = self.note_at(slot, NOTE_PLACE)
            if self.note_at(slot, NOTE_ID) == note and place < NOTE_HIDDEN:
                if place == NOTE_ON_TABLE or self.note_here(slot):
                    return slot
                if found < 0:
                    found = slot
        return found

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

    def offer_cards(self, moment: int, any_time: bool, out: list[Action]) -> None:
        """Narrative cards and notes whose moment this is (TWM-9.20, TWM-12.5)."""
        t = self.t
        for card in self.kept:
            when = t.narrative_when[card]
            if when == moment or (any_time and when == ops.ANY_TIME):
                out.append(PLAY[card])
        for slot in range(len(self.notes) // NOTE_SIZE):
            note = self.notes[slot * NOTE_SIZE]
            when = t.note_when[note]
            if when == 0 or t.note_script[note] < 0:
                continue
            fits = (
                when == moment
                or (any_time and when == ops.ANY_TIME)
                or (any_time and when == ops.AT_HOME and self.location < 0)
                or (when == ops.TO_ESCAPE and (moment == ops.IN_FLIGHT or moment == ops.IN_RAID))
            )
            if fits and self.note_ready(slot):
                out.append(USE_NOTE[slot])

    def interrupt(self, action: Action) -> None:
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
