"""A simple sensible player of This War of Mine: short rules named after what a player would say, and a look ahead where
there is none."""

from collections.abc import Callable

from holdfast.core import Action, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.combat.foes import fighters, foes_alive
from holdfast.games.warofmine.goods.trade import Giving, Trade, commission
from holdfast.games.warofmine.house.costs import has_parts
from holdfast.games.warofmine.house.fittings import stands
from holdfast.games.warofmine.house.recipes import recipe_open
from holdfast.games.warofmine.outside.findings import capacity, load_of
from holdfast.games.warofmine.phases.assign import Assign
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State

LOOKS = 3
"""How often an option is tried in thought, each time with other dice and cards."""

FOOD = (c.VEGETABLE, c.RAW_FOOD, c.CANNED_FOOD)

Choice = Action | None
Rule = Callable[[State, list[Action]], Choice]


def fitting(name: str) -> int:
    return c.FITTINGS.number(name)


def item(name: str) -> int:
    return c.ITEMS.number(name)


COLLECTOR = fitting("rainwater-collector")
FILTER, PISTOL, PARTS = item("filter"), item("pistol"), item("weapon-part")

IDEAS = {
    "improved-collector": c.HUNGER,
    "economical-heater": c.ILLNESS,
    "herbal-workshop": c.WOUNDS,
    "improved-stove": c.HUNGER,
    "moonshine-still": c.MISERY,
    "reinforced-door": c.WOUNDS,
    "vegetable-garden": c.HUNGER,
    "herb-garden": c.ILLNESS,
    "rectifier": c.MISERY,
    "weapon-workshop": c.WOUNDS,
}
"""What ideas help against."""

KEEP_CARDS = (1, 13, 9, 3, 2, 5, 10, 7, 8, 12, 6, 11, 4, 15, 14)
"""Narrative cards, those that are kept first."""

FIGHTS = {"civilians": (2, 3), "survivors": (2,), "hobos": (2,), "deserters": (1,), "rebels": (2,), "soldiers": (1,)}
"""What a peaceful party does not do to people it meets: steal, attack."""

ARMED = ("thugs", "deserters", "rebels", "soldiers")
PLAIN_RESIDENTS, RED_RESIDENTS = 8, 6
"""Cards at the start, and those that crime waves add."""

FORCE = (2, 2, 5, 3, 5, 6)
"""What weapons are good for, unarmed first."""


PLACES = {"supermarket": 3, "city-hospital": 1, "construction-site": -3, "military-outpost": -2, "sniper-junction": -2}
"""What is said of some locations, in exploration cards."""


# What a player sees at a glance


def larder(s: State) -> int:
    """How many evenings of one person the food lasts."""
    return sum((food + 1) * (s.goods.storage[food] + s.goods.pile[food]) for food in FOOD)


def worst(s: State, state: int) -> int:
    return max((s.people.level(who, state) for who in s.people.group), default=0)


def sum_of(s: State, state: int) -> int:
    return sum(s.people.level(who, state) for who in s.people.group)


def owned(s: State, thing: int) -> int:
    return s.goods.storage[thing] + s.goods.pile[thing]


def party(s: State) -> list[int]:
    return [who for who in s.people.group if has(s.people.party(), who)]


def asked_for(s: State, thing: int) -> bool:
    """Whether the open objective takes it."""
    return s.story.open >= 0 and any(way.item == thing for way in s.t.contributions[s.story.goal()])


def worth(s: State, thing: int) -> int:
    """What one more of a thing would mean to the group, in the money of the trade sheet."""
    return use_of(s, thing) + (4 if asked_for(s, thing) else 0)


def use_of(s: State, thing: int) -> int:
    have = owned(s, thing)
    name = c.ITEMS.entries[thing]
    if thing in FOOD:
        need = 3 * len(s.people.group) - larder(s)
        return (thing + 1) * (9 if need > 0 else 4)
    if name == "bandages":
        return 14 if sum_of(s, c.WOUNDS) > have else 7
    if name in ("meds", "herbal-meds"):
        return 14 if sum_of(s, c.ILLNESS) > have else 6
    if name in ("coffee", "cigarettes", "book", "moonshine", "alcohol"):
        return 6 if sum_of(s, c.MISERY) > have else 3
    if name in ("knife", "hatchet", "pistol", "shotgun", "assault-rifle"):
        return 14 if have == 0 and not any(owned(s, other) for other in range(c.KNIFE, c.AMMO)) else 6
    if name in ("lockpick", "shovel", "sawblade"):
        return 8 if have == 0 else 1
    if name == "ammo":
        return 4 if owned(s, PISTOL) and have < 2 else 1
    if thing == c.WATER:
        return 9 if have < len(s.people.group) + 1 else 2
    if thing in (c.WOOD, c.COMPONENTS):
        return 4 if have < 6 else 2 if have < 12 else 1
    return {"filter": 3, "mechanical-part": 3, "electrical-part": 3, "herb": 2, "chems": 2, "sugar": 3}.get(name, 1)


def comfort(s: State) -> int:
    """How well the group is off: people first, then what weighs on them, then goods, cold and what is still to find."""
    well = sum(500 if has(s.people.starters, who) else 400 for who in s.people.group) - 6 * s.house.cold
    for who in s.people.group:
        well -= sum(9 * s.people.level(who, state) ** 2 for state in range(5))
    for thing in range(len(s.goods.storage)):
        well += min(owned(s, thing), 8) * worth(s, thing)
    return well + sum(5 + s.notes.at(slot).worth() // 2 for slot in range(s.notes.count())) + 3 * len(s.decks.unknown)


class Sensible:
    """Searches and furnishes the house, sleeps when tired, eats when hungry, keeps a guard, goes out with one or two,
    runs from armed people, and tries in thought what it has no rule for."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, s: State) -> Action:
        assert s.decision is not None
        actions = list(s.decision.actions)
        for habit in (self.treat, self.eat_at_once, self.follow_objective, self.cheer_up, self.use_notes):
            found = habit(s, actions)
            if found is not None:
                return found
        actions = [action for action in actions if not action.kind.anytime or action.kind is c.PLAY]
        rule: Rule | None = getattr(self, "at_" + s.decision.name.replace("-", "_"), None)
        found = rule(s, actions) if rule is not None else None
        return found or self.by_thinking(s, actions)

    # In thought

    def by_thinking(self, s: State, actions: list[Action]) -> Action:
        """The action after which the group is best off, as far as one can see."""
        plain = [action for action in actions if not action.kind.anytime] or actions
        if len(plain) == 1:
            return plain[0]
        return max(plain, key=lambda action: (self._outlook(s, action), -action.index))

    def _outlook(self, s: State, action: Action) -> int:
        total = 0
        for _ in range(LOOKS):
            other = s.determinize(s.leader, self.rng)
            other.apply(action)
            total += comfort(other)
        return total

    # At any time

    def treat(self, s: State, actions: list[Action]) -> Choice:
        """Medicine at once, the worst case first; strong medicine for those who are very ill."""
        found = [action for action in actions if action.kind is c.TREAT]
        if not found:
            return None

        def urgency(action: Action) -> tuple[int, int]:
            level = s.people.level(action.a, c.WOUNDS if action.b == 0 else c.ILLNESS)
            return level, action.b if level < 2 else -action.b

        return max(found, key=urgency)

    def eat_at_once(self, s: State, actions: list[Action]) -> Choice:
        """Who might not see the evening eats now."""
        return next(
            (action for action in actions if action.kind is c.MEAL and s.people.level(action.a, c.HUNGER) >= 3), None
        )

    def follow_objective(self, s: State, actions: list[Action]) -> Choice:
        """What can be spared goes to the objective; when the next chapter is near, also what hurts."""
        for action in actions:
            if action.kind is c.CONTRIBUTE and self._can_give(s, action.a):
                return action
        return None

    def _can_give(self, s: State, way: int) -> bool:
        goal = s.story.goal()
        ways = s.t.contributions[goal]
        thing, n = ways[way].item, ways[way].number
        left = s.t.track[goal] - s.story.progress
        reachable = sum(s.goods.storage[other.item] // other.number * other.steps for other in ways) >= left
        keep = {c.WOOD: 3, c.WATER: len(s.people.group)}.get(thing, 2 if thing in FOOD else 1)
        if s.goods.storage[thing] - n >= keep + (len(s.people.group) if thing in FOOD else 0):
            return True
        return reachable and (s.day in (3, 4, 8, 9) or thing >= c.TOKENS)

    def cheer_up(self, s: State, actions: list[Action]) -> Choice:
        """Cards that help a person are played when somebody needs it badly."""
        for action in actions:
            if action.kind is c.PLAY:
                if action.a + 1 == 1 and worst(s, c.MISERY) >= 3:
                    return action
                if action.a + 1 == 13 and s.phase <= 1 and worst(s, c.FATIGUE) >= 3:
                    return action
        return None

    def use_notes(self, s: State, actions: list[Action]) -> Choice:
        notes = [action for action in actions if action.kind is c.USE_NOTE]
        if not notes:
            return None
        best = self.by_thinking(s, notes)
        return best if self._outlook(s, best) > LOOKS * (comfort(s) + 10) else None

    # Day

    def at_assign(self, s: State, actions: list[Action]) -> Action:
        step = s.stack[-1]
        assert isinstance(step, Assign)
        return max(actions, key=lambda action: (self._merit(s, step, action), -action.index))

    def _merit(self, s: State, step: Assign, action: Action) -> int:
        if action.kind is c.WORK:
            if s.house.cards[action.a] >= 0:
                return self._search(s, action.a)
            if s.house.fittings[action.a] >= 0:
                recipes = s.t.fitting_recipes[s.house.fittings[action.a]]
                ready = [recipe for recipe in recipes if recipe_open(s, recipe, action.a, step.reached)]
                return max(self._use(s, step.who, recipe) for recipe in ready)
            return self._errand(s, c.SPACES.entries[action.a])
        if action.kind is c.PLACE:
            return self._build(s, c.FITTINGS.entries[action.a])
        if action.kind is c.PLAY:
            return 90 if action.a + 1 in (6, 11) else -5
        if action.kind is c.WITH_NOTE:
            return 35
        return 0 if action.kind is c.IDLE else -5

    def _search(self, s: State, space: int) -> int:
        """The house first: what lies about, then doors, then rubble."""
        kind = s.t.shelter_kind[s.house.cards[space]]
        rich = s.goods.storage[c.WOOD] >= 6 and s.goods.storage[c.COMPONENTS] >= 6
        return (62, 64, 58, 60, 60)[kind] - (12 if rich and kind in (0, 2) else 0)

    def _errand(self, s: State, space: str) -> int:
        if space == "g0":  # outdoors
            if len(s.people.group) <= 2:
                return 70 if larder(s) >= 2 else 50
            if len(s.people.group) == 3:
                return 57 if self._for_sale(s) >= 20 else 40
            return 5
        if space == "g2":  # new ideas, when there is material for them
            rich = s.goods.storage[c.WOOD] >= 4 and s.goods.storage[c.COMPONENTS] >= 4
            waiting = sum(s.house.deck[fitting(name)] for name in IDEAS)
            return 59 if rich and waiting == 0 and s.day >= 3 else 8
        return 45  # poke about

    def _build(self, s: State, name: str) -> int:
        built = s.house.fittings.count(fitting(name))
        if name == "bed":
            return 63 - 6 * built if built < 2 else -1
        if built:
            return -1
        if name in IDEAS:  # with something to work on, for those that only mend and make weapons
            return 52 + 2 * sum_of(s, IDEAS[name]) + (8 if name == "weapon-workshop" and owned(s, PARTS) else 0)
        if name == "heater":
            return 66 if s.house.cold >= 1 or s.day >= 3 else 30
        if name == "radio":
            return 54
        order = ("rainwater-collector", "small-animal-trap", "armchair", "stove", "workshop")
        return (68, 61, 54 + 4 * worst(s, c.MISERY), 58, 59)[order.index(name)]

    def _use(self, s: State, who: int, recipe: int) -> int:
        """How much a recipe is wanted now by this character."""
        name = c.RECIPES.entries[recipe]
        water = s.goods.storage[c.WATER]
        dry = water < len(s.people.group)
        if name.startswith(("collect-water", "filter-water")):
            wanted = 76 if dry else 60 if asked_for(s, c.WATER) else 20
            return wanted + (1 if name.startswith("filter") and water + 1 < len(s.people.group) else 0)
        if name.startswith("cook"):
            return 59 if water > len(s.people.group) else 3
        if name.startswith("heat"):
            return (73 if s.house.cold >= 2 else 25) + (0 if "wood" in name or s.goods.storage[c.WOOD] < 4 else -1)
        if name in ("check-trap", "pick-herbs", "pick-vegetables"):
            return 74
        if name in ("read-book", "brew-coffee", "smoke", "listen"):
            return (2, 30, 69, 95, 95)[s.people.level(who, c.MISERY)] + (1 if name == "listen" else 0)
        if name == "rest":
            return (2, 20, 65, 75, 75)[s.people.level(who, c.FATIGUE)]
        return self._craft(s, name)

    def _craft(self, s: State, name: str) -> int:
        if name == "make-lockpick":
            return 57 if owned(s, c.LOCKPICK) == 0 else 2
        if name == "make-shovel":
            return 56 if owned(s, c.SHOVEL) == 0 else 1
        if name == "make-sawblade":
            return 45 if owned(s, c.SAWBLADE) == 0 else 1
        if name == "make-filter":
            return 47 if stands(s, COLLECTOR) and s.goods.storage[FILTER] == 0 else 1
        if name == "brew-remedy":
            return 68 if worst(s, c.ILLNESS) else 47
        if name.startswith("bandages"):
            return 70 if worst(s, c.WOUNDS) else 47
        if name == "roll-cigarettes":
            return 46 if worst(s, c.MISERY) else 3
        return {
            "board-up": 58, "set-trap": 57, "bait-chems": 60, "bait-vegetable": 4, "plant-herbs": 48,
            "plant-vegetables": 51, "mend-guitar": 46, "distil": 50, "make-knife": 47, "make-hatchet": 49,
            "mend-pistol": 50, "mend-shotgun": 50, "mend-rifle": 50, "load-ammo": 47, "make-meds": 30,
            "rectify": 10, "tune-in": 4,
        }[name]  # fmt: skip

    def at_recipes(self, s: State, actions: list[Action]) -> Action:
        uses = [action for action in actions if action.kind is c.USE]
        if c.DONE[0] in actions:  # once more on the fire
            return uses[0] if uses and s.house.cold > 2 and s.goods.storage[c.WOOD] > 2 else c.DONE[0]
        who = s.jobs.order[-1]
        return max(uses, key=lambda action: (self._use(s, who, action.a), -action.index))

    def at_where(self, s: State, actions: list[Action]) -> Action:
        """With room beside it for what may be added later."""

        def room(action: Action) -> int:
            return sum(1 for other in s.t.beside[action.a] if s.house.fittings[other] < 0 and s.house.cards[other] < 0)

        return max(actions, key=lambda action: (room(action), action.index))

    def at_poke_about(self, s: State, actions: list[Action]) -> Action:
        """More of what there is less of."""
        pieces = len(actions) - 1
        short = s.goods.storage[c.COMPONENTS] - s.goods.storage[c.WOOD] + pieces
        return actions[max(0, min(pieces, (short + 1) // 2))]

    def at_clear(self, s: State, actions: list[Action]) -> Action:
        return actions[0]

    def at_take_ideas(self, s: State, actions: list[Action]) -> Action:
        def rank(action: Action) -> int:
            base = s.t.fitting_next_to[action.a]
            open_to_us = (base < 0 or stands(s, base)) and has_parts(s, action.a)
            return self._build(s, c.FITTINGS.entries[action.a]) - (0 if open_to_us else 20)

        return max(actions, key=rank)

    def at_free_fitting(self, s: State, actions: list[Action]) -> Action:
        if actions[0].kind is c.AT:
            return self.at_where(s, actions)
        places = [action for action in actions if action.kind is c.PLACE]
        return max(places, key=lambda action: self._build(s, c.FITTINGS.entries[action.a]))

    # Dusk and evening

    def at_dusk(self, s: State, actions: list[Action]) -> Action:
        cards = [action for action in actions if action.kind is c.PLAY]
        return cards[0] if cards and sum(s.goods.storage[food] for food in FOOD) < len(s.people.group) else c.DONE[0]

    def at_water(self, s: State, actions: list[Action]) -> Action:
        return max(
            actions, key=lambda action: max(s.people.level(action.a, c.HUNGER), s.people.level(action.a, c.MISERY))
        )

    def at_meals(self, s: State, actions: list[Action]) -> Action:
        """The hungriest first; who is full may wait, unless there is plenty."""
        plenty = larder(s) >= 3 * len(s.people.group)

        def wants(who: int) -> bool:
            again = plenty and s.people.level(who, c.HUNGER) > 1
            return (s.people.level(who, c.HUNGER) >= 1 or plenty) and (again or not s.people.has_eaten(who))

        hungry = [action.a for action in actions if action.kind is c.EAT and wants(action.a)]
        if not hungry:
            return c.DONE[0]
        who = max(hungry, key=lambda one: (s.people.level(one, c.HUNGER), -one))
        foods = [action.b for action in actions if action.kind is c.EAT and action.a == who]
        hunger = s.people.level(who, c.HUNGER)
        return c.EAT.at(who, max(foods) if hunger >= 2 else min(foods))

    def at_evening(self, s: State, actions: list[Action]) -> Choice:
        assert s.decision is not None
        who = next(value for name, _, value in s.decision.step.facts(s) if name == "character")
        tasks = {action.a: action for action in actions if action.kind is c.TASK}
        home = [other for other in s.people.group if s.people.is_home(other)]
        guard = self._guard(s, home)
        if who == guard:
            return tasks.get(c.TASK_GUARD) or tasks[c.TASK_FLOOR]
        if who in self._scavengers(s, [other for other in home if other != guard]) and c.TASK_SCAVENGE in tasks:
            return tasks[c.TASK_SCAVENGE]
        return tasks.get(c.TASK_BED) or tasks[c.TASK_FLOOR]

    def at_assigned(self, s: State, actions: list[Action]) -> Action:
        return actions[-1]  # with a card, if there is one

    def _guard(self, s: State, home: list[int]) -> int:
        """Somebody who is rested, in good health and can fight."""

        def burden(who: int) -> int:
            level = s.people.level
            return 2 * level(who, c.FATIGUE) + 3 * level(who, c.WOUNDS) - 2 * s.prowess(who) + s.inventory(who)

        awake = [who for who in home if not s.exhausted(who)]
        return min(awake or home, key=lambda who: (burden(who), who))

    def _scavengers(self, s: State, others: list[int]) -> list[int]:
        """One who is fit and strong; two while food is short or a hand can be spared."""
        short = larder(s) < len(s.people.group)

        def fit(who: int) -> bool:
            hurt = max(s.people.level(who, c.WOUNDS), s.people.level(who, c.ILLNESS))
            return s.people.level(who, c.FATIGUE) <= (2 if short else 1) and hurt <= 1

        found = [who for who in others if fit(who)]
        found.sort(key=lambda who: s.people.level(who, c.FATIGUE) * 3 - s.inventory(who))
        return found[: 2 if short or len(others) > 2 else 1]

    # Scavenging

    def at_scavenging(self, s: State, actions: list[Action]) -> Action:
        """Near means more to search; some places are worth a longer way, some are not worth the risk."""

        def promise(action: Action) -> int:
            name = c.LOCATIONS.entries[s.decks.spots[action.a]]
            cards = s.t.cards_at[action.a] + PLACES.get(name, 0)
            return cards + (3 if s.t.visits[s.decks.spots[action.a]] and self._for_sale(s) >= 15 else 0)

        return max(actions, key=lambda action: (promise(action), -action.a))

    def _for_sale(self, s: State) -> int:
        return sum(s.value(thing) * s.goods.storage[thing] for thing in range(c.TOKENS) if self._to_sell(s, thing))

    def at_equip(self, s: State, actions: list[Action]) -> Action:
        for action in actions:
            if action.kind is c.TAKE and s.goods.pile[action.a] == 0:
                name = c.ITEMS.entries[action.a]
                weapon = name in ("knife", "hatchet") and s.goods.storage[action.a] > 1
                if name in ("lockpick", "sawblade", "shovel") or weapon or self._to_sell(s, action.a):
                    return action
        return c.DONE[0]

    def _to_sell(self, s: State, thing: int) -> bool:
        return s.value(thing) >= 5 and s.value(thing) > worth(s, thing) + 2

    def at_explore(self, s: State, actions: list[Action]) -> Action:
        """On while it is quiet and there is room for food; before leaving, a trade and a look around."""
        if c.USE_MAP[0] in actions:
            return c.USE_MAP[0]
        for action in actions:
            if action.kind is c.PLAY and self._helps(s, action.a + 1):
                return action
        hurt = max(s.people.level(who, c.WOUNDS) for who in party(s)) >= 2
        room = capacity(s) - sum(s.goods.pile[food] * s.t.weight[food] for food in FOOD)
        trades = [action for action in actions if action.kind is c.VISIT] if self._means(s) >= 10 else []
        if (
            not hurt
            and room > 0
            and s.outing.noise * self._danger(s) < 150
            and not (trades and len(s.decks.unknown) <= 6)
        ):
            return c.EXPLORE[0]
        if trades:
            return trades[0]
        return c.LOOK_AROUND[0] if c.LOOK_AROUND[0] in actions and not hurt else c.STOP[0]

    def _helps(self, s: State, card: int) -> bool:
        """More findings at once, quiet when it is loud, more to search when it is quiet."""
        return (
            card == 8
            or (card == 7 and s.outing.noise >= 4)
            or (card == 12 and len(s.decks.unknown) <= 2 and s.outing.noise <= 3)
        )

    def _danger(self, s: State) -> int:
        """How many of a hundred people one may meet are dangerous, as far as the table knows."""
        red = RED_RESIDENTS - len(s.decks.red_residents)
        return 100 * (1 + red) // (PLAIN_RESIDENTS + red)

    def at_encounter(self, s: State, actions: list[Action]) -> Action:
        armed = c.RESIDENTS.entries[s.outing.resident] in ARMED
        for kind in (c.PERSUADE, c.HIDE, c.PLAY):
            for action in actions:
                if action.kind is kind and armed:
                    return action
        return c.DONE[0]

    def at_script(self, s: State, actions: list[Action]) -> Choice:
        options = [action for action in actions if action.kind is c.OPTION]
        if options and s.outing.resident >= 0 and not s.fight.going:  # a thought does not reach to the end of a fight
            forbidden = FIGHTS.get(c.RESIDENTS.entries[s.outing.resident], ())
            options = [action for action in options if action.a not in forbidden] or options
        return self.by_thinking(s, options) if options else None

    def at_fight(self, s: State, actions: list[Action]) -> Action:
        """A card helps, otherwise run, unless they are few and weak."""
        for action in actions:
            if action.kind is c.PLAY:
                return action
        best = max(FORCE[weapon] for weapon in self._weapons(s))
        ours = sum(best + s.prowess(who) for who in s.people.group if has(fighters(s), who))
        if foes_alive(s) * 4 <= ours or c.FLEE[0] not in actions:
            return c.PARLEY[0] if c.PARLEY[0] in actions and foes_alive(s) * 3 > ours else c.FIGHT[0]
        return c.FLEE[0]

    def _weapons(self, s: State) -> list[int]:
        """Those at hand, firearms only with ammo."""
        goods = s.at_hand()
        return [0, *[n + 1 for n in range(5) if goods[c.KNIFE + n] and (n < 2 or goods[c.AMMO])]]

    def at_arm(self, s: State, actions: list[Action]) -> Action:
        def force(action: Action) -> int:
            if action.kind is not c.WIELD:
                return 6
            return FORCE[action.a] if action.a < c.PISTOL_HAND or s.at_hand()[c.AMMO] else 1

        return max(actions, key=force)

    at_arm_guards = at_arm

    def at_leave_behind(self, s: State, actions: list[Action]) -> Action:
        """Room for food and water; the bulk stays."""
        over = load_of(s) + self._thirst(s) > capacity(s)
        bulk = [action for action in actions if action.kind is c.GIVE and action.a in (c.WOOD, c.COMPONENTS)]
        if c.DONE[0] in actions and not (over and bulk and s.free_water()):
            return c.DONE[0]
        goods = [action for action in actions if action.kind is not c.DONE]
        return min(bulk or goods, key=lambda action: self._loss(s, action))

    def _thirst(self, s: State) -> int:
        """Water to bring home so that everybody drinks tomorrow."""
        return max(0, min(s.goods.box[c.WATER], len(s.people.group) - s.goods.storage[c.WATER]))

    def _loss(self, s: State, action: Action) -> int:
        """What parting with this would mean."""
        if action.kind is c.GIVE:
            return worth(s, action.a) * 4 - s.value(action.a)
        return 40

    def at_pack(self, s: State, actions: list[Action]) -> Action:
        takes = [action for action in actions if action.kind is c.TAKE]
        if not takes:
            return c.DONE[0]

        def need(action: Action) -> int:
            have = owned(s, action.a)
            wanted = 30 * (self._thirst(s) > s.goods.pile[c.WATER]) if action.a == c.WATER else 12
            return wanted - have + (5 if asked_for(s, action.a) else 0)

        return max(takes, key=lambda action: (need(action), -action.index))

    # Trade

    def at_trade(self, s: State, actions: list[Action]) -> Action:
        step = s.stack[-1]
        assert isinstance(step, Trade)
        wishes = self._wishes(s, step.goods, self._means(s) - commission(s, step.commission))
        waivers = [action for action in actions if action.kind is c.PLAY]
        if wishes and waivers:
            return waivers[0]
        return c.YES[0] if wishes and c.YES[0] in actions else c.NO[0]

    def _means(self, s: State) -> int:
        """What can be offered."""
        return sum(s.value(thing) * s.at_hand()[thing] for thing in range(c.TOKENS) if self._sells(s, thing))

    def _sells(self, s: State, thing: int) -> bool:
        return s.at_hand()[thing] > 0 and s.value(thing) > worth(s, thing)

    def _wishes(self, s: State, goods: int, credit: int) -> list[int]:
        """What is for sale, in reach, and means more to the group than its price; the best bargain first."""
        found = [
            thing
            for thing in range(c.TOKENS)
            if has(goods, thing)
            and s.goods.box[thing]
            and s.value(thing) <= credit
            and worth(s, thing) > s.value(thing)
        ]
        return sorted(found, key=lambda thing: s.value(thing) - worth(s, thing))

    def at_giving(self, s: State, actions: list[Action]) -> Action:
        step = s.stack[-1]
        assert isinstance(step, Giving)
        spare = [action for action in actions if action.kind is c.GIVE and self._sells(s, action.a)]
        wishes = self._wishes(s, step.goods, step.credit + self._means(s))
        if not spare or not wishes or sum(s.value(thing) for thing in wishes) <= step.credit:
            return c.DONE[0]
        return max(spare, key=lambda action: s.value(action.a) - worth(s, action.a))

    def at_taking(self, s: State, actions: list[Action]) -> Action:
        """Bargains first; what credit is left over buys anything of use."""
        takes = [action for action in actions if action.kind is c.TAKE]
        if not takes:
            return c.DONE[0]
        return max(takes, key=lambda action: (worth(s, action.a) - s.value(action.a), worth(s, action.a)))

    def at_take_one(self, s: State, actions: list[Action]) -> Action:
        return max(actions, key=lambda action: (worth(s, action.a), s.value(action.a)))

    # Night and dawn

    def at_raid_dice(self, s: State, actions: list[Action]) -> Action:
        assert s.decision is not None
        face = s.decision.step.facts(s)[1][2]
        return actions[0] if 1 <= face <= 3 else actions[-1]

    at_strike = at_raid_dice

    def at_alarm(self, s: State, actions: list[Action]) -> Action:
        return actions[-1] if s.raid.card >= 0 and s.t.raid_wounds[s.raid.card] >= 2 else actions[0]

    def at_ward(self, s: State, actions: list[Action]) -> Action:
        return actions[-1]

    def at_steal(self, s: State, actions: list[Action]) -> Action:
        return min(actions, key=lambda action: self._loss(s, action))

    at_lose_goods = at_steal
    at_pay_value = at_steal

    def at_split_wounds(self, s: State, actions: list[Action]) -> Action:
        shields = [action for action in actions if action.kind is c.SHIELD]
        return shields[0] if shields else min(actions, key=lambda action: s.people.level(action.a, c.WOUNDS))

    def at_deal(self, s: State, actions: list[Action]) -> Action:
        return actions[0] if actions[0].kind is c.HIT else self.at_split_wounds(s, actions)

    def at_crime_wave(self, s: State, actions: list[Action]) -> Action:
        return actions[0]

    def at_before_fate(self, s: State, actions: list[Action]) -> Action:
        for action in actions:
            if (
                action.kind is c.DRINK
                and s.people.level(action.b, c.MISERY) >= 2
                and s.people.level(action.b, c.FATIGUE) <= 2
            ):
                return action
            if action.kind is c.PLAY and action.a + 1 == 5 and s.house.cold >= 3:
                return action
        return c.DONE[0]

    at_after_fate = at_before_fate

    def at_narrate(self, s: State, actions: list[Action]) -> Action:
        trader = c.PICK[14 - 1]
        if trader in actions and self._for_sale(s) >= 20:
            return trader
        picks = [action for action in actions if action.kind is c.PICK]
        return min(picks, key=lambda action: KEEP_CARDS.index(action.a + 1))

    def at_reconsider(self, s: State, actions: list[Action]) -> Action:
        return actions[-1] if s.die <= 1 else c.KEEP[0]

    def at_newcomer(self, s: State, actions: list[Action]) -> Action:
        return c.YES[0]
