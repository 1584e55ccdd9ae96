"""What lies on the table, column by column, and the plainest questions about it."""

from typing import Any, ClassVar

import holdfast.games.warofmine.log as e
from holdfast.core.catalogue import Action
from holdfast.core.events import EVERYONE, Event, EventKind
from holdfast.core.fields import Fields
from holdfast.core.rng import Rng
from holdfast.core.state import BaseState
from holdfast.core.step import Step
from holdfast.games.warofmine.catalogue import TASK_GUARD
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.marks import DECK_SIZE, HOME, OUT


class Columns(BaseState):
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
        """The present action stage, by character * JOB_SIZE: what, where, which, how often."""
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
        """Cards that left the game in sight of all: deck * DECK_SIZE + card."""
        self.red_seen = red_seen
        """Red-corner cards that everybody has seen since they entered their decks: night raids, and
        DECK_SIZE + residents, as often as different ones were seen."""
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
        """Cards of today that everybody saw before they were shuffled back or cleared away: deck * DECK_SIZE + card."""
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

    # Asking and telling

    def question(self, out: list[Action]) -> int:
        """The leader answers (TWM-2.13); where there is no answer the step on top is over."""
        if out:
            return self.leader
        self.pop()
        return -1

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
        self.removed = [*self.removed, deck * DECK_SIZE + card]

    def saw_raid(self, card: int) -> None:
        """A red-corner raid is known to be no longer among those set aside."""
        if self.t.raid_red[card] and card not in self.red_seen:
            self.red_seen = [*self.red_seen, card]

    def saw_resident(self, card: int) -> None:
        """The same for residents, of whom there are several; called when one more of them lies open."""
        if self.t.resident_red[card]:
            here = self.residents_met.count(card) + (2 if self.resident == card else 1)
            if self.red_seen.count(DECK_SIZE + card) < here:
                self.red_seen = [*self.red_seen, DECK_SIZE + card]

    def remember(self, deck: int, card: int) -> None:
        """A card was seen before it is shuffled back or cleared away (TWM-1.19)."""
        self.seen = [*self.seen, deck * DECK_SIZE + card]

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
            if self.where[character] == HOME and self.task[character] == TASK_GUARD:
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
