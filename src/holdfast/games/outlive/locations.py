"""The places (OUT-6) and hunting there (OUT-7): what a hero gains and does where it arrives."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    ANIMALS,
    BAG,
    BASE,
    BOARDED,
    CANS,
    CAUGHT,
    CHIP,
    CITY_OF,
    DAM,
    DREW_TILE,
    GATHER,
    GIVE_UP,
    HARVEST,
    HARVESTED,
    HEROES,
    HUNT,
    MEAT,
    MOVE_ON,
    MUNITIONS,
    PLACES,
    PREY,
    ROOM_RULES,
    RUMMAGE,
    RUN,
    SALVAGE,
    SALVAGED,
    SEARCH,
    SENSED,
    SHIP,
    SHOOT,
    SHOT,
    SLOTS,
    SPOTS,
    STACK_OF,
    TOOL_RULES,
    TOOLS,
    UNLOCK,
    UNLOCKED,
    USE,
)
from holdfast.games.outlive.hunting import can_catch, endurance_of, meat_of
from holdfast.games.outlive.shelter import Rescue, Welcome, lower_gauge, refuse_room
from holdfast.games.outlive.tables import (
    CARGO_CANS,
    CARGO_SPACE,
    CHOOSE_PREY,
    CUPBOARD,
    FREE_ACCESS,
    FREE_SEARCH,
    GATHER_BONUS,
    HUNT_MEAT,
    HUNT_POINTS,
    VISIT_SURVIVOR,
)

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe

# What a hero has done on this turn.

BAGGED: Final = 1
"""It has caught something and may not hunt again (OUT-7.2)."""
GATHERED: Final = 2
OPENED: Final = 4
SEARCHED: Final = 8
EMPTY_CUPBOARD: Final = 16
WEAKENED: Final = 32
"""A sandstorm took actions from it when it came."""


def arrive(s: "State", seat: int, hero: int, spot: int) -> None:
    """After pressure the hero acts. On the ship it takes what its space holds instead of acting (OUT-6.15).
    `spot` is -1 elsewhere, and counts on from the last space if the hero shares a space that was taken."""
    if spot < 0:
        strength = s.strength_of(seat, hero)
        s.push(Visit(seat, hero, strength, 0, WEAKENED if strength < s.t.strength[hero] else 0))
        return
    s.push(Visit(seat, hero, 0, 0, 0))
    tribe = s.tribes[seat]
    shared = spot >= len(SPOTS)
    space = spot % len(SPOTS)
    s.gain(seat, CANS, s.t.spot_cans[space], "OUT-6.13")
    s.tell(BOARDED, seat, space, s.t.spot_cans[space], "OUT-6.13")
    if shared:
        # The taken space and the canned goods are one use (OUT-17.11).
        office = s.ready_slot(tribe, CARGO_SPACE)
        s.use_room(seat, office)
        s.gain(seat, CANS, s.t.room_amount[tribe.rooms[office]], "OUT-17.9")
    if not shared and s.has_home(tribe):
        s.crew &= ~(1 << space)
    for _ in range(s.t.spot_survivors[space]):
        s.push(Welcome(seat))


class Visit(Step["State"]):
    """A hero in a place: `points` actions are left, `free` search tiles may be drawn, `done` says what it did."""

    NAME: ClassVar[str] = "visit"
    RULE: ClassVar[str] = "OUT-6.1"
    FIELDS: ClassVar[Fields] = (
        ("seat", None),
        ("hero", None),
        ("points", None),
        ("free", None),
        ("done", None),
    )

    def __init__(self, seat: int, hero: int, points: int, free: int, done: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.points = points
        self.free = free
        self.done = done

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        if self.done & WEAKENED and s.is_immune(tribe):
            # The bunker was filled during the visit, and works at once (OUT-6.32).
            back = s.t.strength[self.hero] - s.storm_limit()
            s.swap(Visit(self.seat, self.hero, self.points + back, self.free, self.done & ~WEAKENED))
            return -1
        place = tribe.places[self.hero]
        self._offer_tools(s, place, out)
        if place == SHIP:
            s.offer_rooms(tribe, 1 << CARGO_CANS | 1 << CARGO_SPACE, out)
        elif CITY_OF[place] >= 0:
            self._offer_city(s, CITY_OF[place], out)
        else:
            self._offer_stock(s, place, out)
            if STACK_OF[place] >= 0:
                self._offer_hunt(s, place, out)
        out.append(MOVE_ON[0])
        return s.with_anytime(self.seat, out)

    def _offer_tools(self, s: "State", place: int, out: list[Action]) -> None:
        """What a visit gives, and what adds to something gathered (OUT-13.4, OUT-13.5)."""
        tribe = s.tribes[self.seat]
        if tribe.repaired == 0:
            return
        ready = s.t.visit_at[place]
        if self.done & GATHERED and s.stock[place] > 0:
            ready |= s.t.gather_at[place]
        ready &= tribe.repaired & ~tribe.spent
        if ready:
            for tool in range(TOOLS):
                if ready >> tool & 1:
                    if s.t.effect[tool] != VISIT_SURVIVOR or s.has_home(tribe):
                        out.append(USE[tool])

    def _offer_stock(self, s: "State", place: int, out: list[Action]) -> None:
        if self.points == 0:
            return
        tribe = s.tribes[self.seat]
        if s.stock[place] > 0:
            if place != DAM or self.done & OPENED:
                out.append(GATHER[s.t.gives[place]])
            else:
                if tribe.goods[CHIP] >= s.t.access_chips:
                    out.append(UNLOCK[0])
                card = s.tool_with(tribe, FREE_ACCESS)
                if card >= 0:
                    out.append(USE[card])
        if place == BASE and s.algae:
            out.append(HARVEST[0])

    def _offer_hunt(self, s: "State", place: int, out: list[Action]) -> None:
        tribe = s.tribes[self.seat]
        if self.done & BAGGED:
            s.offer_rooms(tribe, 1 << HUNT_MEAT, out)
            return
        stack = s.game_stacks[STACK_OF[place]]
        if len(stack) == 0:
            return
        if can_catch(s, self.seat, stack[-1], self.points):
            out.append(HUNT[0])
        sensor = s.tool_with(tribe, CHOOSE_PREY)
        if sensor >= 0:
            out.append(USE[sensor])

    def _offer_city(self, s: "State", city: int, out: list[Action]) -> None:
        tribe = s.tribes[self.seat]
        left = s.search_left[city]
        if self.points > 0:
            if left > 0:
                out.append(SEARCH[0])
            owned = tribe.broken | tribe.repaired
            offered = 0
            for i in range(city * s.t.city_offer, (city + 1) * s.t.city_offer):
                tool = s.salvage[i]
                if tool >= 0 and not (owned | offered) >> tool & 1:
                    offered |= 1 << tool
                    out.append(SALVAGE[tool])
        if self.free > 0 and left > 0:
            out.append(RUMMAGE[0])
        if tribe.works & (1 << FREE_SEARCH | 1 << CUPBOARD):
            for slot in range(SLOTS):
                chamber = tribe.rooms[slot]
                ability = s.t.ability[chamber]
                if ability == FREE_SEARCH:
                    if not self.done & SEARCHED or left == 0:
                        continue
                elif ability != CUPBOARD or not self.done & EMPTY_CUPBOARD:
                    continue
                if s.is_full(tribe, slot) and not tribe.used >> (SLOTS * (city + 1) + slot) & 1:
                    out.append(RUN[chamber])

    def do(self, s: "State", action: Action) -> None:
        kind = action.kind
        if kind is MOVE_ON:
            s.pop()
        elif kind is GATHER:
            self._gather(s, action.a)
        elif kind is SEARCH:
            self._draw(s, self.points - 1, self.free, self.done | SEARCHED)
        elif kind is RUMMAGE:
            self._draw(s, self.points, self.free - 1, self.done)
        elif kind is SALVAGE:
            self._salvage(s, action.a)
        elif kind is HUNT:
            stack = s.game_stacks[STACK_OF[s.tribes[self.seat].places[self.hero]]]
            self._hunt(s, stack[-1])
        elif kind is UNLOCK:
            s.tribes[self.seat].goods[CHIP] -= s.t.access_chips
            s.tell(UNLOCKED, self.seat, 0, 0, "OUT-6.17")
            s.swap(Visit(self.seat, self.hero, self.points, self.free, self.done | OPENED))
        elif kind is HARVEST:
            s.algae = False
            lower_gauge(s, self.seat, s.t.algae_levels)
            s.tell(HARVESTED, self.seat, s.t.gauge_points[s.tribes[self.seat].gauge], 0, "OUT-6.4")
            s.swap(Visit(self.seat, self.hero, self.points - 1, self.free, self.done))
        elif kind is USE:
            self._use(s, action.a)
        else:
            self._run(s, action.a)

    def _gather(self, s: "State", good: int) -> None:
        s.stock[s.tribes[self.seat].places[self.hero]] -= 1
        s.gain(self.seat, good, 1, "OUT-6.1")
        s.swap(Visit(self.seat, self.hero, self.points - 1, self.free, self.done | GATHERED))

    def _draw(self, s: "State", points: int, free: int, done: int) -> None:
        """A search tile shows its face and gives what is on it (OUT-6.21 to OUT-6.26)."""
        city = CITY_OF[s.tribes[self.seat].places[self.hero]]
        s.reveal()
        s.search_left[city] -= 1
        tile = s.search[city][s.search_left[city]]
        s.tell(DREW_TILE, self.seat, tile, city, "OUT-6.21")
        lower_gauge(s, self.seat, s.t.tile_algae[tile])
        s.gain_row(self.seat, s.t.tile_gain, tile, "OUT-6.21")
        if s.t.tile_cupboard[tile]:
            done |= EMPTY_CUPBOARD
        s.swap(Visit(self.seat, self.hero, points, free, done))

    def _salvage(self, s: "State", tool: int) -> None:
        tribe = s.tribes[self.seat]
        city = CITY_OF[tribe.places[self.hero]]
        s.salvage[s.salvage.index(tool, city * s.t.city_offer)] = -1
        tribe.broken |= 1 << tool
        s.tell(SALVAGED, self.seat, tool, city, "OUT-6.20")
        s.swap(Visit(self.seat, self.hero, self.points - 1, self.free, self.done))

    def _hunt(self, s: "State", animal: int) -> None:
        s.swap(Hunt(self.seat, self.hero, self.points, self.done, animal, endurance_of(s, self.seat, animal)))

    def _use(self, s: "State", tool: int) -> None:
        t = s.t
        effect = t.effect[tool]
        place = s.tribes[self.seat].places[self.hero]
        s.use_tool(self.seat, tool)
        if effect == FREE_ACCESS:
            s.swap(Visit(self.seat, self.hero, self.points, self.free, self.done | OPENED))
        elif effect == CHOOSE_PREY:
            s.reveal()
            s.game_seen[STACK_OF[place]] |= 1 << self.seat
            s.tell(SENSED, self.seat, place, 0, "OUT-18.21")
            s.swap(Sense(self.seat, self.hero, self.points, self.done))
        elif effect == VISIT_SURVIVOR:
            s.push(Rescue(self.seat))
        elif effect == GATHER_BONUS:
            amount = min(t.tool_amount[tool], s.stock[place])
            s.stock[place] -= amount
            s.gain(self.seat, t.tool_gives[tool], amount, "OUT-13.4")
        else:
            s.gain(self.seat, t.tool_gives[tool], t.tool_amount[tool], "OUT-13.5")

    def _run(self, s: "State", chamber: int) -> None:
        tribe = s.tribes[self.seat]
        slot = tribe.slot_of(chamber)
        ability = s.t.ability[chamber]
        rule = ROOM_RULES[s.t.kind[chamber]]
        s.use_room(self.seat, slot, CITY_OF[tribe.places[self.hero]])
        if ability == FREE_SEARCH:
            free = self.free + s.t.room_amount[chamber]
            s.swap(Visit(self.seat, self.hero, self.points, free, self.done))
        elif ability == CUPBOARD:
            s.gain_row(self.seat, s.t.room_gain, chamber, rule)
        else:
            good = MEAT if ability == HUNT_MEAT else CANS
            s.gain(self.seat, good, s.t.room_amount[chamber], rule)

    def refuse(self, s: "State", action: Action) -> str:
        return refusal(s, self, action)

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [*_where(s, self.seat, self.hero, self.points), ("free", AMOUNT, self.free)]

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        """What belongs to this place and can't be done now."""
        tribe = s.tribes[self.seat]
        place = tribe.places[self.hero]
        open_now: list[Action] = []
        self.ask(s, open_now)
        found: list[tuple[Action, str]] = []
        for action in _of_place(s, tribe, place):
            if action not in open_now:
                found.append((action, self.refuse(s, action)))
        return found


def _where(s: "State", seat: int, hero: int, actions: int) -> list[tuple[str, Domain, int]]:
    return [
        ("hero", HEROES, hero),
        ("place", PLACES, s.tribes[seat].places[hero]),
        ("actions", AMOUNT, actions),
    ]


def _of_place(s: "State", tribe: "Tribe", place: int) -> list[Action]:
    """All that heroes of a tribe come to a place for."""
    t = s.t
    found: list[Action] = []
    if t.gives[place] >= 0:
        found.append(GATHER[t.gives[place]])
    if place == DAM:
        found.append(UNLOCK[0])
    if place == BASE:
        found.append(HARVEST[0])
    if STACK_OF[place] >= 0:
        found.append(HUNT[0])
    city = CITY_OF[place]
    if city >= 0:
        found.append(SEARCH[0])
        for tool in s.salvage[city * t.city_offer : (city + 1) * t.city_offer]:
            if tool >= 0 and SALVAGE[tool] not in found:
                found.append(SALVAGE[tool])
    for tool in range(TOOLS):
        if tribe.repaired >> tool & 1 and (t.visit_at[place] | t.gather_at[place]) >> tool & 1:
            found.append(USE[tool])
    return found


class Sense(Step["State"]):
    """The thermal sensor: its owner has seen the stack and names a kind, or gives up (OUT-18.22). What it could
    name is hidden from the others, so it is always asked."""

    NAME: ClassVar[str] = "sense"
    RULE: ClassVar[str] = "OUT-18.22"
    ALWAYS_ASKS: ClassVar[bool] = True
    FIELDS: ClassVar[Fields] = (("seat", None), ("hero", None), ("points", None), ("done", None))

    def __init__(self, seat: int, hero: int, points: int, done: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.points = points
        self.done = done

    def ask(self, s: "State", out: list[Action]) -> int:
        stack = s.game_stacks[STACK_OF[s.tribes[self.seat].places[self.hero]]]
        for animal in range(len(ANIMALS)):
            if animal in stack and can_catch(s, self.seat, animal, self.points):
                out.append(PREY[animal])
        out.append(GIVE_UP[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        if action.kind is GIVE_UP:
            s.swap(Visit(self.seat, self.hero, self.points, 0, self.done))
        else:
            left = endurance_of(s, self.seat, action.a)
            s.swap(Hunt(self.seat, self.hero, self.points, self.done, action.a, left))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return _where(s, self.seat, self.hero, self.points)


class Hunt(Step["State"]):
    """`left` is the endurance that is not paid yet; actions pay the rest at the end (OUT-7.10)."""

    NAME: ClassVar[str] = "hunt"
    RULE: ClassVar[str] = "OUT-7.4"
    FIELDS: ClassVar[Fields] = (
        ("seat", None),
        ("hero", None),
        ("points", None),
        ("done", None),
        ("animal", None),
        ("left", None),
    )

    def __init__(self, seat: int, hero: int, points: int, done: int, animal: int, left: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.points = points
        self.done = done
        self.animal = animal
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        if self.left > 1:  # OUT-7.5
            tools = s.ready_tools(tribe) & s.t.tools_with[HUNT_POINTS]
            if tools:
                for tool in range(TOOLS):
                    if tools >> tool & 1:
                        out.append(USE[tool])
            if tribe.goods[MUNITIONS] > 0:
                out.append(SHOOT[0])
        if self.left <= self.points:
            out.append(BAG[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        if action.kind is BAG:
            self._bag(s)
            return
        if action.kind is SHOOT:
            s.tribes[self.seat].goods[MUNITIONS] -= 1
            s.tell(SHOT, self.seat, 0, 0, "OUT-7.4")
            less = 1
        else:
            s.use_tool(self.seat, action.a)
            less = s.t.tool_amount[action.a]
        left = max(1, self.left - less)
        s.swap(Hunt(self.seat, self.hero, self.points, self.done, self.animal, left))

    def _bag(self, s: "State") -> None:
        """The topmost tile of that kind leaves its stack (OUT-7.7, OUT-18.22)."""
        tribe = s.tribes[self.seat]
        at = STACK_OF[tribe.places[self.hero]]
        stack = s.game_stacks[at][:]
        position = len(stack) - 1
        while stack[position] != self.animal:
            position -= 1
        del stack[position]
        s.game_stacks[at] = stack
        s.reveal()
        meat = meat_of(s, self.seat, self.animal)
        tribe.caught[self.animal] += 1
        s.tell(CAUGHT, self.seat, self.animal, meat, "OUT-7.6")
        s.gain(self.seat, MEAT, meat, "OUT-7.6")
        s.swap(Visit(self.seat, self.hero, self.points - self.left, 0, self.done | BAGGED))

    def refuse(self, s: "State", action: Action) -> str:
        return "OUT-7.3" if action.kind is BAG else self.RULE

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [
            *_where(s, self.seat, self.hero, self.points),
            ("animal", ANIMALS, self.animal),
            ("left", AMOUNT, self.left),
        ]


def refusal(s: "State", visit: Visit, action: Action) -> str:
    """Why a hero may not do something here."""
    tribe = s.tribes[visit.seat]
    place = tribe.places[visit.hero]
    kind = action.kind
    if kind is GATHER:
        if s.t.gives[place] != action.a or visit.points == 0:
            return "OUT-6.1"
        return "OUT-6.2" if s.stock[place] == 0 else "OUT-6.18"
    if kind is HARVEST:
        return "OUT-6.4" if s.algae else "OUT-6.5"
    if kind is UNLOCK:
        return "OUT-6.17"
    if kind is SALVAGE:
        return "OUT-6.27" if (tribe.broken | tribe.repaired) >> action.a & 1 else "OUT-6.20"
    if kind is SEARCH:
        return "OUT-6.21"
    if kind is RUMMAGE:
        return "OUT-17.22"
    if kind is HUNT:
        if visit.done & BAGGED:
            return "OUT-7.2"
        return "OUT-7.5" if visit.points == 0 else "OUT-7.3"
    if kind is USE:
        if not tribe.repaired >> action.a & 1:
            return "OUT-13.1"
        if tribe.spent >> action.a & 1:
            return "OUT-13.3"
        return "OUT-13.4" if s.t.effect[action.a] == GATHER_BONUS else TOOL_RULES[action.a]
    if kind is RUN:
        return refuse_room(s, tribe, action.a)
    return visit.RULE
