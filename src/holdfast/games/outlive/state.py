"""The state of Outlive: the board, the decks, and one tribe for each seat."""

from typing import Any, ClassVar, final

from holdfast.core.catalogue import Action
from holdfast.core.events import EVERYONE, Event, EventKind
from holdfast.core.fields import Fields, Grid
from holdfast.core.rng import Rng
from holdfast.core.state import BaseState
from holdfast.core.step import Step
from holdfast.core.view import Outcome, Standing
from holdfast.games.outlive.catalogue import (
    AIRLOCK,
    ANIMALS,
    CANS,
    CHIP,
    CITIES,
    GAINED,
    HEROES,
    KINDS,
    LOOK,
    LOOKED,
    LOST,
    MEAT,
    METAL,
    PLACE,
    RAN,
    ROOM_RULES,
    RUN,
    SETTLED,
    SLOTS,
    TOOL_RULES,
    TOOLS,
    USED,
    WATER,
    WOOD,
)
from holdfast.games.outlive.check import problems
from holdfast.games.outlive.hidden import resample
from holdfast.games.outlive.look import look
from holdfast.games.outlive.observe import observe
from holdfast.games.outlive.pressure import Pressure
from holdfast.games.outlive.scoring import outcome, standing
from holdfast.games.outlive.tables import IMMUNITY, LOOK_THROUGH, OWN_SPRING, STORM, OutliveTables
from holdfast.games.outlive.view import OutliveView


@final
class Tribe:
    """What one seat has. Equipment is masks with one bit for each kind: nobody has two of a kind (OUT-13.6)."""

    FIELDS: ClassVar[Fields] = (
        ("hand", None),
        ("away", None),
        ("leaders", None),
        ("leader", None),
        ("rooms", None),
        ("people", None),
        ("airlock", None),
        ("works", None),
        ("used", None),
        ("goods", Grid(KINDS)),
        ("gauge", None),
        ("broken", None),
        ("repaired", None),
        ("spent", None),
        ("caught", Grid(len(ANIMALS))),
        ("overcome", None),
        ("places", Grid(len(HEROES), fill=-1)),
        ("active", None),
    )

    def __init__(
        self,
        hand: list[int],
        away: list[int],
        leaders: list[int],
        leader: int,
        rooms: list[int],
        people: list[int],
        airlock: int,
        works: int,
        used: int,
        goods: list[int],
        gauge: int,
        broken: int,
        repaired: int,
        spent: int,
        caught: list[int],
        overcome: int,
        places: list[int],
        active: int,
    ) -> None:
        self.hand = hand
        """Kinds of the advanced rooms drawn and not yet sorted out; replaced, never changed in place."""
        self.away = away
        """Kinds of those put away, which only the owner knows; replaced, never changed in place."""
        self.leaders = leaders
        """The leaders drawn; never changed."""
        self.leader = leader
        """The one kept, or -1."""
        self.rooms = rooms
        """The chamber in each slot; empty until the hand is sorted out, then never changed."""
        self.people = people
        """Survivors in each slot; -1 while the room is unbuilt."""
        self.airlock = airlock
        self.works = works
        """Mask of the abilities that some full room gives now (OUT-1.7)."""
        self.used = used
        """Rooms used today: a bit for each slot, and seven more for each city where the limit is the city."""
        self.goods = goods
        self.gauge = gauge
        """The level of the radioactivity tracer, 0 is the best."""
        self.broken = broken
        self.repaired = repaired
        self.spent = spent
        """Repaired equipment that was used today."""
        self.caught = caught
        self.overcome = overcome
        """Mask of events."""
        self.places = places
        """Where each hero is, -1 before it is placed."""
        self.active = active
        """Mask of the heroes that have acted today."""

    def clone(self) -> "Tribe":
        return Tribe(
            self.hand,
            self.away,
            self.leaders,
            self.leader,
            self.rooms,
            self.people[:],
            self.airlock,
            self.works,
            self.used,
            self.goods[:],
            self.gauge,
            self.broken,
            self.repaired,
            self.spent,
            self.caught[:],
            self.overcome,
            self.places[:],
            self.active,
        )

    def survivors(self) -> int:
        total = self.airlock
        for people in self.people:
            if people > 0:
                total += people
        return total

    def materials(self) -> int:
        goods = self.goods
        return goods[WOOD] + goods[METAL] + goods[CHIP]

    def supplies(self) -> int:
        """Tokens only; the water of the spring is none."""
        goods = self.goods
        return goods[WATER] + goods[MEAT] + goods[CANS]

    def hero_at(self, place: int) -> int:
        """The hero in a place, or -1: there is never more than one (OUT-4.7)."""
        places = self.places
        for hero in range(len(places)):
            if places[hero] == place:
                return hero
        return -1

    def slot_of(self, chamber: int) -> int:
        return self.rooms.index(chamber)


class State(BaseState):
    """Decks and stacks are replaced or pointed into, never changed in place; clones share them."""

    FIELDS: ClassVar[Fields] = ()  # filled in by game.py, which knows all step classes

    def __init__(
        self,
        tables: OutliveTables,
        seats: int,
        rng: Rng,
        revealed: int,
        stack: list[Step[Any]],
        shown: bool,
        day: int,
        first: int,
        boarded: bool,
        events: list[int],
        in_play: int,
        stock: list[int],
        algae: bool,
        berths: list[int],
        crew: int,
        search: list[list[int]],
        search_left: list[int],
        search_seen: list[int],
        game_stacks: list[list[int]],
        game_seen: list[int],
        game_out: list[int],
        deck: list[int],
        deck_left: int,
        discards: list[int],
        salvage: list[int],
        rooms_left: list[int],
        leaders_left: list[int],
        tribes: list[Tribe],
        pressures: list[Pressure] | None = None,
    ) -> None:
        super().__init__(tables, seats, rng, revealed, stack)
        self.t = tables
        self.shown = shown
        """The choices of the setup lie open (OUT-2.8)."""
        self.day = day
        """0 … 5; -1 before the first dawn."""
        self.first = first
        """Who has the first-player token."""
        self.boarded = boarded
        """Somebody has been on the ship today, so the token is taken (OUT-6.8)."""
        self.events = events
        """All twelve in order: one for each day, then those out of play. Never changed."""
        self.in_play = in_play
        """Mask of the events that are open and not overcome."""
        self.stock = stock
        """What each place still has of its resource."""
        self.algae = algae
        self.berths = berths
        """By space of the ship: seat * 4 + hero of the activated hero that holds it, or -1."""
        self.crew = crew
        """Mask of the spaces of the ship where a survivor waits."""
        self.search = search
        """The ten tiles of each city; the first `search_left` of them are the face-down stack, its top last, the
        others lie face up."""
        self.search_left = search_left
        self.search_seen = search_seen
        """By city: mask of the seats that looked through the stack since the last dawn."""
        self.game_stacks = game_stacks
        """Wild game at forest, mine and fairgrounds, the top last."""
        self.game_seen = game_seen
        """By stack: mask of the seats that looked through it."""
        self.game_out = game_out
        """Wild game left out at setup, unseen."""
        self.deck = deck
        """Equipment; the first `deck_left` tiles are still there, the top last."""
        self.deck_left = deck_left
        self.discards = discards
        """Discarded equipment, counted by kind."""
        self.salvage = salvage
        """Equipment in the cities: the places of Blackwood, then those of Silent Peak; -1 is empty."""
        self.rooms_left = rooms_left
        """Advanced rooms nobody drew, unseen."""
        self.leaders_left = leaders_left
        self.tribes = tribes
        self.pressures: list[Pressure] = [] if pressures is None else pressures
        """What the hero that moved last has done to others."""

    def clone(self) -> "State":
        tribes = []
        for tribe in self.tribes:
            tribes.append(tribe.clone())
        other = State(
            self.t,
            self.seats,
            self.rng.clone(),
            self.revealed,
            self.stack[:],
            self.shown,
            self.day,
            self.first,
            self.boarded,
            self.events,
            self.in_play,
            self.stock[:],
            self.algae,
            self.berths[:],
            self.crew,
            self.search[:],
            self.search_left[:],
            self.search_seen[:],
            self.game_stacks[:],
            self.game_seen[:],
            self.game_out,
            self.deck,
            self.deck_left,
            self.discards[:],
            self.salvage[:],
            self.rooms_left,
            self.leaders_left,
            tribes,
            [pressure.clone() for pressure in self.pressures],
        )
        other.decision = self.decision
        return other

    # The log

    def tell(self, kind: EventKind, seat: int, a: int, b: int, rule: str) -> None:
        """An event that everybody sees."""
        if self.log is not None:
            self.log.append(Event(kind, seat, a, b, EVERYONE, rule))

    # Resources

    def gain(self, seat: int, good: int, amount: int, rule: str) -> None:
        """From the reserve, which never runs out (OUT-1.8)."""
        if amount > 0:
            self.tribes[seat].goods[good] += amount
            if self.log is not None:
                self.tell(GAINED, seat, good, amount, rule)

    def gain_row(self, seat: int, row: list[int], at: int, rule: str) -> None:
        """What a row of a column of goods shows."""
        for good in range(KINDS):
            self.gain(seat, good, row[at * KINDS + good], rule)

    def pay_water(self, tribe: Tribe, amount: int) -> None:
        """At night the spring is spent first: what it holds would be lost (OUT-17.31)."""
        while amount > 0 and self.spring(tribe) >= 0:
            self.drink(tribe)
            amount -= 1
        tribe.goods[WATER] -= amount

    def springs(self, tribe: Tribe) -> int:
        """How much water of springs is left today."""
        count = 0
        if tribe.works >> OWN_SPRING & 1:
            for slot in range(SLOTS):
                if self.is_ready(tribe, slot, OWN_SPRING):
                    count += 1
        return count

    def spring(self, tribe: Tribe) -> int:
        return self.ready_slot(tribe, OWN_SPRING)

    def drink(self, tribe: Tribe) -> None:
        """Spends the water of one spring."""
        tribe.used |= 1 << self.spring(tribe)

    # Rooms

    def is_full(self, tribe: Tribe, slot: int) -> bool:
        return tribe.people[slot] >= self.t.spaces[tribe.rooms[slot]]

    def is_ready(self, tribe: Tribe, slot: int, ability: int) -> bool:
        """A full room with that ability which was not used today (OUT-17.1)."""
        return self.t.ability[tribe.rooms[slot]] == ability and not tribe.used >> slot & 1 and self.is_full(tribe, slot)

    def ready_slot(self, tribe: Tribe, ability: int) -> int:
        """The first room that is ready with that ability, or -1."""
        if tribe.works >> ability & 1:
            for slot in range(SLOTS):
                if self.is_ready(tribe, slot, ability):
                    return slot
        return -1

    def use_room(self, seat: int, slot: int, city: int = -1) -> None:
        """Once a day, or once a day in each city (OUT-17.1)."""
        tribe = self.tribes[seat]
        tribe.used |= 1 << (SLOTS * (city + 1) + slot)
        chamber = tribe.rooms[slot]
        self.tell(RAN, seat, chamber, 0, ROOM_RULES[self.t.kind[chamber]])

    def offer_rooms(self, tribe: Tribe, abilities: int, out: list[Action]) -> None:
        """All rooms that are ready with one of the abilities of the mask."""
        if not tribe.works & abilities:
            return
        t = self.t
        for slot in range(SLOTS):
            chamber = tribe.rooms[slot]
            if (
                abilities >> t.ability[chamber] & 1
                and not tribe.used >> slot & 1
                and tribe.people[slot] >= t.spaces[chamber]
            ):
                out.append(RUN[chamber])

    def refresh(self, tribe: Tribe) -> None:
        """Which abilities work follows from who lives where (OUT-12.4)."""
        works = 0
        for slot in range(SLOTS):
            if tribe.people[slot] > 0 and self.is_full(tribe, slot):
                works |= 1 << self.t.ability[tribe.rooms[slot]]
        tribe.works = works

    def is_immune(self, tribe: Tribe) -> bool:
        """OUT-17.15, asked each time an event would strike (OUT-17.16)."""
        return bool(tribe.works >> IMMUNITY & 1)

    # Survivors

    def offer_rooms_with_space(self, tribe: Tribe, out: list[Action]) -> None:
        """Built rooms where a survivor could go; only its own ability fills a room beyond its spaces (OUT-17.21)."""
        t = self.t
        for slot in range(SLOTS):
            people = tribe.people[slot]
            if people >= 0 and people < t.spaces[tribe.rooms[slot]]:
                out.append(PLACE[tribe.rooms[slot]])

    def offer_homes(self, tribe: Tribe, out: list[Action]) -> None:
        """Where a survivor from outside could go: such rooms, and the airlock."""
        self.offer_rooms_with_space(tribe, out)
        if tribe.airlock < self.t.airlock_spaces:
            out.append(PLACE[AIRLOCK])

    def has_home(self, tribe: Tribe) -> bool:
        """Is there a free space anywhere (OUT-6.28)?"""
        if tribe.airlock < self.t.airlock_spaces:
            return True
        for slot in range(SLOTS):
            people = tribe.people[slot]
            if people >= 0 and people < self.t.spaces[tribe.rooms[slot]]:
                return True
        return False

    def house(self, seat: int, chamber: int, rule: str) -> None:
        """A survivor moves into a room or the airlock."""
        tribe = self.tribes[seat]
        if chamber == AIRLOCK:
            tribe.airlock += 1
        else:
            tribe.people[tribe.slot_of(chamber)] += 1
            self.refresh(tribe)
        if self.log is not None and self.shown:
            self.tell(SETTLED, seat, chamber, 0, rule)

    def bury(self, seat: int, chamber: int, rule: str) -> None:
        """A survivor is lost from a room or the airlock."""
        tribe = self.tribes[seat]
        if chamber == AIRLOCK:
            tribe.airlock -= 1
        else:
            tribe.people[tribe.slot_of(chamber)] -= 1
            self.refresh(tribe)
        self.tell(LOST, seat, chamber, 0, rule)

    # Equipment

    def ready_tools(self, tribe: Tribe) -> int:
        """Repaired equipment that was not used today (OUT-13.3)."""
        return tribe.repaired & ~tribe.spent

    def use_tool(self, seat: int, tool: int) -> None:
        self.tribes[seat].spent |= 1 << tool
        self.tell(USED, seat, tool, 0, TOOL_RULES[tool])

    def tool_with(self, tribe: Tribe, effect: int) -> int:
        """A ready tool of that effect, or -1."""
        ready = tribe.repaired & ~tribe.spent & self.t.tools_with[effect]
        if ready:
            for tool in range(TOOLS):
                if ready >> tool & 1:
                    return tool
        return -1

    # The day

    def strength_of(self, seat: int, hero: int) -> int:
        """For actions and on the ship; pressure goes by what is printed (OUT-16.7, OUT-16.8)."""
        t = self.t
        strength = t.strength[hero]
        if self.in_play & t.events_with[STORM] and not self.is_immune(self.tribes[seat]):
            return min(strength, self.storm_limit())
        return strength

    def storm_limit(self) -> int:
        """The most actions that sandstorms in play leave a hero; several do not add up (OUT-16.7)."""
        t = self.t
        limit = max(t.strength)
        for event in t.events_doing[STORM]:
            if self.in_play >> event & 1:
                limit = min(limit, t.event_amount[event * 3 + self.seats - 2])
        return limit

    def amount_in_play(self, effect: int) -> int:
        """The numbers on the events in play that do this, added up, for this many seats."""
        t = self.t
        total = 0
        if self.in_play & t.events_with[effect]:
            for event in t.events_doing[effect]:
                if self.in_play >> event & 1:
                    total += t.event_amount[event * 3 + self.seats - 2]
        return total

    def offer(self, seat: int, out: list[Action]) -> None:
        """The map room may be used on any day decision of its owner (OUT-17.24)."""
        if self.ready_slot(self.tribes[seat], LOOK_THROUGH) >= 0:
            for city in range(len(CITIES)):
                if self.search_left[city] > 0:
                    out.append(LOOK[city])

    def interrupt(self, seat: int, action: Action) -> None:
        tribe = self.tribes[seat]
        tribe.used |= 1 << self.ready_slot(tribe, LOOK_THROUGH)
        self.search_seen[action.a] |= 1 << seat
        self.reveal()
        self.tell(LOOKED, seat, action.a, 0, "OUT-17.24")

    # What leaves the state

    def result(self) -> Outcome:
        return outcome(self)

    def standing(self) -> Standing:
        return standing(self)

    def resample(self, knowers: int) -> None:
        resample(self, knowers)

    def check(self) -> list[str]:
        return problems(self)

    def view(self, seat: Any) -> OutliveView:
        self.check_viewer(seat)
        return look(self, seat)

    def observe(self, seat: Any, out: list[int]) -> None:
        self.check_seat(seat)
        observe(self, seat, out)
