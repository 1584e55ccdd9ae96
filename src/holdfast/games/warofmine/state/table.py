"""What lies on the table, zone by zone, and how it is told."""

from typing import Any, ClassVar

import holdfast.games.warofmine.log as e
from holdfast.core.catalogue import Action
from holdfast.core.events import EVERYONE, Event, EventKind
from holdfast.core.fields import Fields
from holdfast.core.rng import Rng
from holdfast.core.state import BaseState
from holdfast.core.step import Step
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.state.decks import RAID_CARD, RESIDENT_CARD, Decks
from holdfast.games.warofmine.state.fight import CombatSheet
from holdfast.games.warofmine.state.goods import Goods
from holdfast.games.warofmine.state.house import House
from holdfast.games.warofmine.state.jobs import Jobs
from holdfast.games.warofmine.state.masks import count, has, one
from holdfast.games.warofmine.state.notes import Notes
from holdfast.games.warofmine.state.outing import Outing
from holdfast.games.warofmine.state.people import People
from holdfast.games.warofmine.state.raid import Raid
from holdfast.games.warofmine.state.reasons import CEASEFIRE, NO_STARTER
from holdfast.games.warofmine.state.story import Story
from holdfast.games.warofmine.state.today import Today


class Table(BaseState):
    """The zones, and what belongs to none of them."""

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
        next_phase: int,
        skipped: int,
        reason: int,
        people: People,
        jobs: Jobs,
        goods: Goods,
        house: House,
        decks: Decks,
        outing: Outing,
        fight: CombatSheet,
        raid: Raid,
        notes: Notes,
        today: Today,
        story: Story,
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
        self.next_phase = next_phase
        """The phase to go to after coming home, -1 for the one that follows."""
        self.skipped = skipped
        """Phases that will be skipped, as a mask."""
        self.reason = reason
        """Why the match is over, by the numbers of `reasons`; -1 while it runs."""
        self.people = people
        self.jobs = jobs
        self.goods = goods
        self.house = house
        self.decks = decks
        self.outing = outing
        self.fight = fight
        self.raid = raid
        self.notes = notes
        self.today = today
        self.story = story
        self.die = die
        """The last roll of the black die."""
        self.rolls = rolls
        """Rolls made for each character; `people.die` reads them."""
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

    def tell_page(self, kind: EventKind, page: int, this: int, held: int, rule: str) -> None:
        """A text, with what it may say: whom it is about, the day, how many we are and how many are here, and where."""
        if self.log is not None:
            who = -1
            for character in self.people.group:
                if this == one(character):
                    who = character
            more = (self.day, len(self.people.group), count(self.present()), self.outing.location, held)
            self.log.append(Event(kind, self.leader, page, who, EVERYONE, rule, more))

    def pass_journal(self, rule: str) -> None:
        """The next seat to the left leads (TWM-2.13)."""
        self.leader = (self.leader + 1) % self.seats
        if self.seats > 1:
            self.tell(e.LEADS, 0, 0, rule)

    # Chance

    def throw(self) -> int:
        """A roll of the black die."""
        self.die = self.rng.below(10) + 1
        self.reveal()
        return self.die

    def shuffled(self, cards: list[int]) -> list[int]:
        made = cards[:]
        self.rng.shuffle(made)
        self.reveal()
        return made

    def saw_raid(self, card: int) -> None:
        """A red-corner raid is known to be no longer among those set aside."""
        if self.t.raid_red[card] and self.decks.times_seen(RAID_CARD, card) == 0:
            self.decks.saw_red(RAID_CARD, card)

    def saw_resident(self, card: int) -> None:
        """The same for residents, of whom there are several; called when one more of them lies open."""
        if self.t.resident_red[card]:
            here = self.decks.residents_met.count(card) + (2 if self.outing.resident == card else 1)
            if self.decks.times_seen(RESIDENT_CARD, card) < here:
                self.decks.saw_red(RESIDENT_CARD, card)

    def war_is_over(self) -> bool:
        """Whether the match ended with the ceasefire, with or without those who began it."""
        return self.reason == CEASEFIRE or self.reason == NO_STARTER

    # People

    def outside(self) -> bool:
        """Whether a party is out at a location."""
        return self.outing.location >= 0

    def present(self) -> int:
        """The party when out, otherwise everybody in the Shelter, as a mask (TWM-2.15)."""
        return self.people.party() if self.outing.location >= 0 else self.people.home()

    def has_skill(self, mask: int, skill: int) -> bool:
        for character in self.people.group:
            if has(mask, character) and self.t.skill[character] == skill:
                return True
        return False
