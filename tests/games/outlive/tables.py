"""Tables of Outlive for stories: nobody has anything, it is the first day, and everything can be put where a story
needs it. Components stay conserved, so that `sound` can be asked at any time."""

from typing import Any, Self

from holdfast.core import SPECTATOR, Step
from holdfast.games.outlive import GAME
from holdfast.games.outlive.building import Build
from holdfast.games.outlive.catalogue import (
    ANIMALS,
    CHAMBERS,
    CITIES,
    EQUIPMENT,
    EVENTS,
    FIRST_ADVANCED,
    GOODS,
    HEROES,
    LEADERS,
    PLACES,
    ROOMS,
    SLOTS,
    SPOTS,
    STACK_OF,
    TILES,
    TOOLS,
)
from holdfast.games.outlive.day import Turn
from holdfast.games.outlive.days import Days
from holdfast.games.outlive.night import Night, Recruit
from holdfast.games.outlive.overcome import Overcome
from holdfast.games.outlive.repair import Repair
from holdfast.games.outlive.shelter import shelter_of
from holdfast.games.outlive.state import State, Tribe
from holdfast.testing import Table

ABRAHAM, CAROL, DARYL, CARL = range(4)
"""Who sits where, unless a story says otherwise."""

HOMES = ("cargo-ship", "mine", "silent-peak", "fairgrounds")
"""Where idle heroes lie that a story does not speak of: scout, runner, veteran, champion."""

AFTER_DAY = 3
AFTER_EVENTS = 4
AFTER_NIGHT = 0


SECOND = "-second"
"""How the id of the second copy of a room ends."""


class Beginning(Table):
    """A table before the setup; its parts are the setup and the days."""

    NEXT_PART = frozenset({"turn"})
    state: State

    def __init__(self, seats: int = 2, seed: int = 1, *, content: Any = None) -> None:
        super().__init__(GAME, seats, seed, content=content)

    def part(self) -> int:
        return self.state.day

    def tribe(self, seat: int) -> Tribe:
        return self.state.tribes[seat]

    def tools(self, seat: int, repaired: str = "", broken: str = "") -> Self:
        """Equipment of a seat, taken from the deck."""
        tribe = self.tribe(seat)
        for name in repaired.split():
            tribe.repaired |= 1 << self._from_deck(EQUIPMENT.number(name))
        for name in broken.split():
            tribe.broken |= 1 << self._from_deck(EQUIPMENT.number(name))
        return self

    def has(self, seat: int, tool: str) -> str:
        """«broken», «repaired», «spent» today, or nothing."""
        tribe, bit = self.tribe(seat), 1 << EQUIPMENT.number(tool)
        if tribe.broken & bit:
            return "broken"
        if tribe.spent & bit:
            return "spent"
        return "repaired" if tribe.repaired & bit else ""

    def _from_deck(self, tool: int) -> int:
        s = self.state
        deck = s.deck[: s.deck_left]
        deck.remove(tool)
        s.deck = deck
        s.deck_left = len(deck)
        return tool


class Outlive(Beginning):
    """A table after the setup, in the morning of a day without trouble."""

    FACTS = frozenset(
        {
            "actions", "against", "animal", "begun", "by", "discount", "equipment", "event", "free", "hero", "left",
            "metal", "microchip", "missing", "place", "points", "room", "spaces", "victim", "wood",
        }
    )  # fmt: skip
    ALWAYS_OPEN = True

    def __init__(self, seats: int = 2, seed: int = 1, *, content: Any = None) -> None:
        super().__init__(seats, seed, content=content)
        self._spoken_of: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        """By seat: the rooms that a story has spoken of."""
        self.until("turn")
        s = self.state
        self.log = []
        s.deck = []
        for tool in range(TOOLS):
            s.deck += [tool] * s.t.copies[tool]
        s.deck_left = len(s.deck)
        s.discards = [0] * TOOLS
        s.salvage = [-1] * len(s.salvage)
        s.first = 0
        s.boarded = False
        s.berths = [-1] * len(s.berths)
        for tribe in s.tribes:
            tribe.goods = [0] * len(GOODS)
            tribe.people = [-1] * SLOTS
            tribe.airlock = 0
            tribe.works = tribe.used = tribe.active = 0
            tribe.broken = tribe.repaired = tribe.spent = 0
            tribe.overcome = 0
            tribe.gauge = s.t.start_level
            tribe.places = [PLACES.number(home) for home in HOMES]
        self.plain()
        self.trouble()

    # The board

    def plain(self) -> "Outlive":
        """The places as dawn leaves them."""
        s = self.state
        s.stock = [s.t.amount[place * 3 + s.seats - 2] for place in range(len(PLACES))]
        s.search_left = [s.t.search_stack[s.seats - 2]] * 2
        s.search_seen = [0, 0]
        s.algae = True
        s.crew = 15
        return self

    def trouble(self, *names: str, day: int | None = None) -> "Outlive":
        """These events are in play, turned up on the days before and today; the day is that of the last one."""
        s = self.state
        s.day = max(0, len(names) - 1) if day is None else day
        numbers = [EVENTS.number(name) for name in names]
        others = [event for event in s.events if event not in numbers]
        done = others[: s.day + 1 - len(numbers)]
        s.events = done + numbers + others[len(done) :]
        s.in_play = sum(1 << number for number in numbers)
        for tribe in s.tribes:
            tribe.overcome = 0
        s.tribes[-1].overcome = sum(1 << event for event in done)  # somebody has them, so that none is lost
        return self

    def in_play(self) -> list[str]:
        """The events that are open and not overcome."""
        return [event.event for event in self.state.view(SPECTATOR).events if event.overcome_by is None]

    def overcame(self, seat: int) -> "Outlive":
        """A seat has overcome all that was in play."""
        self.state.in_play, self.tribe(seat).overcome = 0, self.state.in_play
        return self

    def unclaimed(self) -> "Outlive":
        """The events of earlier days lie with nobody, so that they score for nobody."""
        for tribe in self.state.tribes:
            tribe.overcome = 0
        return self

    def coming(self, *names: str) -> "Outlive":
        """The events of the next days."""
        s = self.state
        numbers = [EVENTS.number(name) for name in names]
        rest = [event for event in s.events[s.day + 1 :] if event not in numbers]
        s.events = s.events[: s.day + 1] + numbers + rest
        return self

    def stock(self, **amounts: int) -> "Outlive":
        for name, amount in amounts.items():
            self.state.stock[PLACES.number(name.replace("_", "-"))] = amount
        return self

    def stock_of(self, place: str) -> int:
        return self.state.stock[PLACES.number(place)]

    def search(self, city: str, tiles: str) -> "Outlive":
        """The next tiles of a city's stack, the first drawn first; the stack is as high as it was."""
        s = self.state
        number = CITIES.number(city)
        all_tiles = s.search[number][:]
        wanted = [TILES.number(tile) for tile in tiles.split()]
        for tile in wanted:
            all_tiles.remove(tile)
        left = s.search_left[number]
        stack = all_tiles[: left - len(wanted)] + wanted[::-1]
        s.search[number] = stack + all_tiles[left - len(wanted) :]
        return self

    def last_tile(self, city: str, tile: str) -> "Outlive":
        """Nothing but this tile is left of a city's stack."""
        s, number = self.state, CITIES.number(city)
        others = s.search[number][:]
        others.remove(TILES.number(tile))
        s.search[number] = [TILES.number(tile), *others]
        s.search_left[number] = 1
        return self

    def offer(self, city: str, tools: str) -> "Outlive":
        """Equipment that lies in a city, taken from the deck."""
        s = self.state
        at = CITIES.number(city) * s.t.city_offer
        for i, name in enumerate(tools.split()):
            s.salvage[at + i] = self._from_deck(EQUIPMENT.number(name))
        return self

    def deck(self, *names: str) -> "Outlive":
        """The next tiles of the equipment deck, the first drawn first."""
        s = self.state
        wanted = [EQUIPMENT.number(name) for name in names]
        rest = s.deck[: s.deck_left]
        for tool in wanted:
            rest.remove(tool)
        s.deck = rest + wanted[::-1]
        return self

    def looked(self, seat: int, place: str) -> "Outlive":
        """A seat has looked through the stack of a city, or through one of wild game."""
        s = self.state
        if place in CITIES.entries:
            s.search_seen[CITIES.number(place)] |= 1 << seat
        else:
            s.game_seen[STACK_OF[PLACES.number(place)]] |= 1 << seat
        return self

    def wild(self, place: str, animals: str) -> "Outlive":
        """What lies on top of a stack of wild game, the topmost first."""
        s = self.state
        number = STACK_OF[PLACES.number(place)]
        wanted = [ANIMALS.number(name) for name in animals.split()]
        stacks = [stack[:] for stack in s.game_stacks]
        out = s.game_out[:]
        size = len(stacks[number])
        pool = stacks[number] + out + [tile for i, stack in enumerate(stacks) if i != number for tile in stack]
        for animal in wanted:
            pool.remove(animal)
        stacks[number] = pool[: size - len(wanted)] + wanted[::-1]
        rest = pool[size - len(wanted) :]
        s.game_out = rest[: len(out)]
        rest = rest[len(out) :]
        for i, stack in enumerate(stacks):
            if i != number:
                stacks[i] = rest[: len(stack)]
                rest = rest[len(stack) :]
        s.game_stacks = stacks
        return self

    def aboard(self, seat: int, hero: str, spot: str) -> "Outlive":
        """An activated hero holds a space of the ship."""
        s, heroes = self.state, len(HEROES)
        self.hero(seat, hero, "cargo-ship", active=True)
        s.berths = [-1 if held >= 0 and held // heroes == seat else held for held in s.berths]
        s.berths[SPOTS.number(spot)] = seat * heroes + HEROES.number(hero)
        return self

    def empty_ship(self) -> "Outlive":
        """No hero holds a space of the ship."""
        self.state.berths = [-1] * len(SPOTS)
        return self

    def berths(self) -> dict[str, tuple[int, str]]:
        """Who holds which space of the ship."""
        ship = self.state.view(SPECTATOR).ship
        return {berth.spot: (berth.seat, berth.hero) for berth in ship if berth.seat is not None and berth.hero}

    def crew(self, *spots: str) -> "Outlive":
        """Where survivors wait on the ship."""
        self.state.crew = sum(1 << SPOTS.number(spot) for spot in spots)
        return self

    def waiting(self) -> list[str]:
        """The spaces of the ship where a survivor waits."""
        return [berth.spot for berth in self.state.view(SPECTATOR).ship if berth.survivor]

    # Tribes

    def leader(self, seat: int, name: str) -> "Outlive":
        """A seat has another leader; cards change places."""
        card = LEADERS.number(name)
        tribe = self.tribe(seat)
        old = tribe.leader
        for other in self.state.tribes:
            other.leaders = [old if each == card else card if each == old else each for each in other.leaders]
            if other is not tribe and other.leader == card:
                other.leader = old
        left = self.state.leaders_left
        self.state.leaders_left = [old if each == card else card if each == old else each for each in left]
        tribe.leader = card
        return self

    def goods(self, seat: int, **amounts: int) -> "Outlive":
        """All that a seat has."""
        self.tribe(seat).goods = [0] * len(GOODS)
        return self.add(seat, **amounts)

    def add(self, seat: int, **amounts: int) -> "Outlive":
        for name, amount in amounts.items():
            self.tribe(seat).goods[GOODS.number(name.replace("_", "-"))] += amount
        return self

    def good(self, seat: int, name: str) -> int:
        return self.tribe(seat).goods[GOODS.number(name)]

    def all_goods(self, seat: int) -> dict[str, int]:
        """What a seat has more than nothing of."""
        return {name: amount for name, amount in zip(GOODS.entries, self.tribe(seat).goods, strict=True) if amount}

    def room(self, seat: int, name: str, people: int = -1) -> "Outlive":
        """A seat has a room, with so many survivors; -1 is unbuilt. Tiles change places with others, so that there
        are still two of each. A second copy comes after the first, which is built."""
        tribe = self.tribe(seat)
        chamber = CHAMBERS.number(name)
        if name.endswith(SECOND):
            first = CHAMBERS.number(name.removesuffix(SECOND))
            if first not in tribe.rooms or tribe.people[tribe.rooms.index(first)] < 0:
                raise AssertionError(f"the first copy of {name} is not built: arrange it before the second")
        if chamber not in tribe.rooms:
            housed = dict(zip(tribe.rooms, tribe.people, strict=True))
            self._bring(seat, chamber)
            # A second copy that comes to lie before the first takes its name: who lives where stays as it was said.
            for slot, each in enumerate(tribe.rooms):
                tribe.people[slot] = housed.get(each, -1)
        self._spoken_of[seat].append(chamber)
        tribe.people[tribe.rooms.index(chamber)] = people
        self.state.refresh(tribe)
        return self

    def _bring(self, seat: int, chamber: int) -> None:
        s = self.state
        kind = s.t.kind[chamber]
        tribe = s.tribes[seat]
        kinds = [s.t.kind[each] for each in tribe.rooms[FIRST_ADVANCED:]]
        slot = next(i for i in range(len(kinds)) if tribe.rooms[FIRST_ADVANCED + i] not in self._spoken_of[seat])
        old = kinds[slot]
        kinds[slot] = kind
        tribe.rooms = shelter_of(kinds)
        if kind in s.rooms_left:
            left = s.rooms_left[:]
            left[left.index(kind)] = old
            s.rooms_left = left
            return
        for other in s.tribes:
            if kind in other.away:
                away = other.away[:]
                away[away.index(kind)] = old
                other.away = away
                return
        for other in s.tribes:
            theirs = [s.t.kind[each] for each in other.rooms[FIRST_ADVANCED:]]
            if other is not tribe and kind in theirs:
                theirs[theirs.index(kind)] = old
                other.rooms = shelter_of(theirs)
                return
        raise AssertionError(f"there is no other {ROOMS.entries[kind]}")

    def people(self, seat: int, room: str) -> int:
        """How many survivors are in a room, or in the airlock."""
        tribe = self.tribe(seat)
        return tribe.airlock if room == "airlock" else tribe.people[tribe.rooms.index(CHAMBERS.number(room))]

    def every_tool(self, seat: int, *, broken: bool, but: str = "") -> "Outlive":
        """A seat has one of each kind of equipment, except perhaps one; the deck stays as it is."""
        kinds = sum(1 << tool for tool in range(TOOLS) if EQUIPMENT.entries[tool] != but)
        tribe = self.tribe(seat)
        tribe.broken, tribe.repaired = (kinds, 0) if broken else (0, kinds)
        return self

    def hero(self, seat: int, hero: str, place: str, *, active: bool = False) -> "Outlive":
        """A hero stands or lies in a place; one of the same tribe that was there changes places with it."""
        tribe, number, there = self.tribe(seat), HEROES.number(hero), PLACES.number(place)
        other = tribe.hero_at(there)
        if other >= 0:
            tribe.places[other] = tribe.places[number]
        tribe.places[number] = there
        tribe.active = tribe.active & ~(1 << number) | active << number
        return self

    def place_of(self, seat: int, hero: str) -> str:
        return PLACES.entries[self.tribe(seat).places[HEROES.number(hero)]]

    def activated(self, seat: int) -> "Outlive":
        """All heroes of a seat have acted."""
        self.tribe(seat).active = (1 << len(HEROES)) - 1
        return self

    def is_active(self, seat: int, hero: str) -> bool:
        return bool(self.tribe(seat).active >> HEROES.number(hero) & 1)

    def level(self, seat: int) -> int:
        """The points of the level on which a tracer stands."""
        return self.state.t.gauge_points[self.tribe(seat).gauge]

    def tracer(self, seat: int, points: int) -> "Outlive":
        self.tribe(seat).gauge = self.state.t.gauge_points.index(points)
        return self

    # Where a story begins

    def at(self, *steps: Step[Any], after: int = AFTER_DAY) -> "Outlive":
        """The steps, the last one first, on the bottom of the day; `after` is the phase that follows."""
        self.arrange(Days(after), *steps)
        return self

    def turn(self, seat: int) -> "Outlive":
        """The day begins with this seat, though the first-player token stays where it is."""
        return self.at(Turn(seat, 0))

    def go(self, seat: int, hero: str, place: str) -> "Outlive":
        """A seat's hero comes to a place from next door, on its own turn."""
        ring = PLACES.number(place)
        self.hero(seat, hero, PLACES.entries[(ring + 1) % len(PLACES)])
        tribe = self.tribe(seat)
        other = tribe.hero_at(ring)
        if other >= 0:
            free = next(p for p in range(len(PLACES)) if p != ring and tribe.hero_at(p) < 0)
            tribe.places[other] = free
        self.turn(seat)
        self.do(f"move {hero} {place}", by=seat)
        return self

    def overcoming(self) -> "Outlive":
        return self.at(Overcome(0, 0), after=AFTER_EVENTS)

    def night(self, part: int) -> "Outlive":
        """The night from one of its steps on: 0 feed, 1 radioactivity, 2 recruit, 3 build, 4 repair, 5 upkeep."""
        return self.at(Night(part, 0), after=AFTER_NIGHT)

    def recruiting(self, seat: int) -> "Outlive":
        return self.at(Night(5, 0), Recruit(seat), after=AFTER_NIGHT)

    def building(self, seat: int) -> "Outlive":
        return self.at(Night(5, 0), Build(seat), after=AFTER_NIGHT)

    def repairing(self, seat: int) -> "Outlive":
        return self.at(Night(5, 0), Repair(seat), after=AFTER_NIGHT)

    def dawn(self) -> "Outlive":
        """The night is over: the next day begins."""
        return self.at(after=AFTER_NIGHT)

    def end(self) -> "Outlive":
        """The last night is over."""
        self.trouble(day=len(self.state.t.radiation) - 1)
        return self.dawn()
