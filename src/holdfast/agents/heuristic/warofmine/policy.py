"""Short rules named after what a player would say, and a look ahead where there is none."""

from collections.abc import Callable

from holdfast.agents.agent import Sight
from holdfast.agents.heuristic.warofmine.facts import FOOD, Facts
from holdfast.agents.heuristic.warofmine.worth import comfort, for_sale, means, sells, to_sell, wishes, worth
from holdfast.core import Action, Decision, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.log import FACES
from holdfast.games.warofmine.outside.findings import capacity, load_of
from holdfast.games.warofmine.phases.flow import DAY
from holdfast.games.warofmine.state.state import State

EXHAUSTED = 4
LOOKS = 3
"""How often an option is tried in thought, each time with other dice and cards."""

Choice = Action | None
Rule = Callable[["Sensible", Facts, list[Action]], Choice]


def fitting(name: str) -> int:
    return c.FITTINGS.number(name)


def item(name: str) -> int:
    return c.ITEMS.number(name)


COLLECTOR = fitting("rainwater-collector")
FILTER, PARTS = item("filter"), item("weapon-part")
GOOD_FACES = [FACES.number(face) for face in ("1", "2", "3")]
"""Rolls of a guard or an attacker that are kept."""

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

SEARCH = (62, 64, 58, 60, 60)
"""How much each kind of shelter card is worth searching: heaps, furniture, rubble, closed doors, bars."""
HEAP, RUBBLE = 0, 2

PLACES = {"supermarket": 3, "city-hospital": 1, "construction-site": -3, "military-outpost": -2, "sniper-junction": -2}
"""What is said of some locations, in exploration cards."""


class Sensible:
    """Searches and furnishes the house, sleeps when tired, eats when hungry, keeps a guard, goes out with one or two,
    runs from armed people, and tries in thought what it has no rule for."""

    def __init__(self, rng: Rng, looks: int = LOOKS) -> None:
        self.rng = rng
        self.looks = looks
        self.s: State

    def choose(self, decision: Decision, sight: Sight) -> Action:
        return self.decide(decision, sight.determinize(self.rng.clone()))

    def decide(self, decision: Decision, s: State) -> Action:
        """What to do in a state that was drawn at random: it agrees with what the seat sees."""
        self.s = s
        f = Facts(s)
        actions = list(decision.actions)
        for habit in (self.treat, self.eat_at_once, self.follow_objective, self.cheer_up, self.use_notes):
            found = habit(f, actions)
            if found is not None:
                return found
        actions = [action for action in actions if not action.kind.anytime or action.kind is c.PLAY]
        rule = RULES.get(decision.name)
        found = rule(self, f, actions) if rule is not None else None
        return found or self.by_thinking(actions)

    # In thought

    def by_thinking(self, actions: list[Action]) -> Action:
        """The action after which the group is best off, as far as one can see."""
        plain = [action for action in actions if not action.kind.anytime] or actions
        if len(plain) == 1:
            return plain[0]
        return max(plain, key=lambda action: (self._outlook(action), -action.index))

    def _outlook(self, action: Action) -> float:
        total = 0.0
        for _ in range(self.looks):
            other = self._draw(self.rng)
            other.apply(action)
            total += self.well(other)
        return total

    def well(self, s: State) -> float:
        """How well the group is off."""
        return comfort(Facts(s))

    def _draw(self, rng: Rng) -> State:
        """Another state that the seat could be in."""
        assert self.s.decision is not None
        return self.s.determinize(self.s.decision.seat, rng)

    # At any time

    def treat(self, f: Facts, actions: list[Action]) -> Choice:
        """Medicine at once, the worst case first; strong medicine for those who are very ill."""
        found = [action for action in actions if action.kind is c.TREAT]
        if not found:
            return None

        def urgency(action: Action) -> tuple[int, int]:
            level = f.level(action.a, c.WOUNDS if action.b == 0 else c.ILLNESS)
            return level, action.b if level < 2 else -action.b

        return max(found, key=urgency)

    def eat_at_once(self, f: Facts, actions: list[Action]) -> Choice:
        """Who might not see the evening eats now."""
        return next((action for action in actions if action.kind is c.MEAL and f.level(action.a, c.HUNGER) >= 3), None)

    def follow_objective(self, f: Facts, actions: list[Action]) -> Choice:
        """What can be spared goes to the objective; when the next chapter is near, also what hurts."""
        for action in actions:
            if action.kind is c.CONTRIBUTE and self._can_give(f, action.a):
                return action
        return None

    def _can_give(self, f: Facts, way: int) -> bool:
        ways = f.ways()
        thing, n, _ = ways[way]
        reachable = sum([f.storage[other] // m * k for other, m, k in ways]) >= f.steps_left()
        keep = {c.WOOD: 3, c.WATER: len(f.group)}.get(thing, 2 if thing in FOOD else 1)
        if f.storage[thing] - n >= keep + (len(f.group) if thing in FOOD else 0):
            return True
        return reachable and (f.day in (3, 4, 8, 9) or not c.is_token(thing))

    def cheer_up(self, f: Facts, actions: list[Action]) -> Choice:
        """Cards that help a person are played when somebody needs it badly."""
        for action in actions:
            if action.kind is c.PLAY:
                if action.a + 1 == 1 and f.worst(c.MISERY) >= 3:
                    return action
                if action.a + 1 == 13 and f.s.phase <= DAY and f.worst(c.FATIGUE) >= 3:
                    return action
        return None

    def use_notes(self, f: Facts, actions: list[Action]) -> Choice:
        notes = [action for action in actions if action.kind is c.USE_NOTE]
        if not notes:
            return None
        best = self.by_thinking(notes)
        return best if self._outlook(best) > self.looks * (self.well(self.s) + 10) else None

    # Day

    def at_assign(self, f: Facts, actions: list[Action]) -> Action:
        who = f.character()
        return max(actions, key=lambda action: (self._merit(f, who, action), -action.index))

    def _merit(self, f: Facts, who: int, action: Action) -> int:
        if action.kind is c.WORK:
            card = f.card(action.a)
            if card >= 0:
                return self._search(f, card)
            if f.fittings[action.a] >= 0:
                return max(self._use(f, who, recipe) for recipe in f.open_recipes(action.a))
            return self._errand(f, c.SPACES.entries[action.a])
        if action.kind is c.PLACE:
            return self._build(f, c.FITTINGS.entries[action.a])
        if action.kind is c.PLAY:
            return 90 if action.a + 1 in (6, 11) else -5
        if action.kind is c.WITH_NOTE:
            return 35
        return 0 if action.kind is c.IDLE else -5

    def _search(self, f: Facts, card: int) -> int:
        """The house first: what lies about, then doors, then rubble."""
        rich = f.storage[c.WOOD] >= 6 and f.storage[c.COMPONENTS] >= 6
        if rich and card in (HEAP, RUBBLE):
            return SEARCH[card] - 12
        return SEARCH[card]

    def _errand(self, f: Facts, space: str) -> int:
        if space == "g0":  # outdoors
            if len(f.group) <= 2:
                return 70 if f.larder() >= 2 else 50
            if len(f.group) == 3:
                return 57 if for_sale(f) >= 20 else 40
            return 5
        if space == "g2":  # new ideas, when there is material for them
            rich = f.storage[c.WOOD] >= 4 and f.storage[c.COMPONENTS] >= 4
            waiting = sum([f.s.house.deck[fitting(name)] for name in IDEAS])
            return 59 if rich and waiting == 0 and f.day >= 3 else 8
        return 45  # poke about

    def _build(self, f: Facts, name: str) -> int:
        built = f.fittings.count(fitting(name))
        if name == "bed":
            return 63 - 6 * built if built < 2 else -1
        if built:
            return -1
        if name in IDEAS:  # with something to work on, for those that only mend and make weapons
            return 52 + 2 * f.sum_of(IDEAS[name]) + (8 if name == "weapon-workshop" and f.owned(PARTS) else 0)
        if name == "heater":
            return 66 if f.cold >= 1 or f.day >= 3 else 30
        if name == "radio":
            return 54
        order = ("rainwater-collector", "small-animal-trap", "armchair", "stove", "workshop")
        return (68, 61, 54 + 4 * f.worst(c.MISERY), 58, 59)[order.index(name)]

    def _use(self, f: Facts, who: int, recipe: int) -> int:
        """How much a recipe is wanted now by this character."""
        name = c.RECIPES.entries[recipe]
        water = f.storage[c.WATER]
        dry = water < len(f.group)
        if name.startswith(("collect-water", "filter-water")):
            wanted = 76 if dry else 60 if f.asked_for(c.WATER) else 20
            return wanted + (1 if name.startswith("filter") and water + 1 < len(f.group) else 0)
        if name.startswith("cook"):
            return 59 if water > len(f.group) else 3
        if name.startswith("heat"):
            return (73 if f.cold >= 2 else 25) + (0 if "wood" in name or f.storage[c.WOOD] < 4 else -1)
        if name in ("check-trap", "pick-herbs", "pick-vegetables"):
            return 74
        if name in ("read-book", "brew-coffee", "smoke", "listen"):
            return (2, 30, 69, 95, 95)[f.level(who, c.MISERY)] + (1 if name == "listen" else 0)
        if name == "rest":
            return (2, 20, 65, 75, 75)[f.level(who, c.FATIGUE)]
        return self._craft(f, name)

    def _craft(self, f: Facts, name: str) -> int:
        if name == "make-lockpick":
            return 57 if f.owned(c.LOCKPICK) == 0 else 2
        if name == "make-shovel":
            return 56 if f.owned(c.SHOVEL) == 0 else 1
        if name == "make-sawblade":
            return 45 if f.owned(c.SAWBLADE) == 0 else 1
        if name == "make-filter":
            return 47 if f.stands(COLLECTOR) and f.storage[FILTER] == 0 else 1
        if name == "brew-remedy":
            return 68 if f.worst(c.ILLNESS) else 47
        if name.startswith("bandages"):
            return 70 if f.worst(c.WOUNDS) else 47
        if name == "roll-cigarettes":
            return 46 if f.worst(c.MISERY) else 3
        return {
            "board-up": 58, "set-trap": 57, "bait-chems": 60, "bait-vegetable": 4, "plant-herbs": 48,
            "plant-vegetables": 51, "mend-guitar": 46, "distil": 50, "make-knife": 47, "make-hatchet": 49,
            "mend-pistol": 50, "mend-shotgun": 50, "mend-rifle": 50, "load-ammo": 47, "make-meds": 30,
            "rectify": 10, "tune-in": 4,
        }[name]  # fmt: skip

    def at_recipes(self, f: Facts, actions: list[Action]) -> Action:
        uses = [action for action in actions if action.kind is c.USE]
        if c.DONE[0] in actions:  # once more on the fire
            return uses[0] if uses and f.cold > 2 and f.storage[c.WOOD] > 2 else c.DONE[0]
        who = f.character()
        return max(uses, key=lambda action: (self._use(f, who, action.a), -action.index))

    def at_where(self, f: Facts, actions: list[Action]) -> Action:
        """With room beside it for what may be added later."""

        def room(action: Action) -> int:
            return sum(1 for other in f.t.beside[action.a] if f.fittings[other] < 0 and f.card(other) < 0)

        return max(actions, key=lambda action: (room(action), action.index))

    def at_poke_about(self, f: Facts, actions: list[Action]) -> Action:
        """More of what there is less of."""
        pieces = len(actions) - 1
        short = f.storage[c.COMPONENTS] - f.storage[c.WOOD] + pieces
        return actions[max(0, min(pieces, (short + 1) // 2))]

    def at_clear(self, f: Facts, actions: list[Action]) -> Action:
        return actions[0]

    def at_take_ideas(self, f: Facts, actions: list[Action]) -> Action:
        def rank(action: Action) -> int:
            base = f.t.fitting_next_to[action.a]
            open_to_us = (base < 0 or f.stands(base)) and f.has_parts(action.a)
            return self._build(f, c.FITTINGS.entries[action.a]) - (0 if open_to_us else 20)

        return max(actions, key=rank)

    def at_free_fitting(self, f: Facts, actions: list[Action]) -> Action:
        if actions[0].kind is c.AT:
            return self.at_where(f, actions)
        places = [action for action in actions if action.kind is c.PLACE]
        return max(places, key=lambda action: self._build(f, c.FITTINGS.entries[action.a]))

    # Dusk and evening

    def at_dusk(self, f: Facts, actions: list[Action]) -> Action:
        cards = [action for action in actions if action.kind is c.PLAY]
        return cards[0] if cards and sum(f.storage[food] for food in FOOD) < len(f.group) else c.DONE[0]

    def at_water(self, f: Facts, actions: list[Action]) -> Action:
        return max(actions, key=lambda action: max(f.level(action.a, c.HUNGER), f.level(action.a, c.MISERY)))

    def at_meals(self, f: Facts, actions: list[Action]) -> Action:
        """The hungriest first; who is full may wait, unless there is plenty."""
        plenty = f.larder() >= 3 * len(f.group)

        def wants(who: int) -> bool:
            again = plenty and f.level(who, c.HUNGER) > 1
            return (f.level(who, c.HUNGER) >= 1 or plenty) and (again or not f.has_eaten(who))

        hungry = [action.a for action in actions if action.kind is c.EAT and wants(action.a)]
        if not hungry:
            return c.DONE[0]
        who = max(hungry, key=lambda one: (f.level(one, c.HUNGER), -one))
        foods = [action.b for action in actions if action.kind is c.EAT and action.a == who]
        hunger = f.level(who, c.HUNGER)
        return c.EAT.at(who, max(foods) if hunger >= 2 else min(foods))

    def at_evening(self, f: Facts, actions: list[Action]) -> Choice:
        who = f.character()
        tasks = {action.a: action for action in actions if action.kind is c.TASK}
        home = f.home()
        guard = self._guard(f, home)
        if who == guard:
            return tasks.get(c.TASK_GUARD) or tasks[c.TASK_FLOOR]
        if who in self._scavengers(f, [other for other in home if other != guard]) and c.TASK_SCAVENGE in tasks:
            return tasks[c.TASK_SCAVENGE]
        return tasks.get(c.TASK_BED) or tasks[c.TASK_FLOOR]

    def at_assigned(self, f: Facts, actions: list[Action]) -> Action:
        return actions[-1]  # with a card, if there is one

    def _guard(self, f: Facts, home: list[int]) -> int:
        """Somebody who is rested, in good health and can fight."""

        def burden(who: int) -> int:
            level = f.level
            return 2 * level(who, c.FATIGUE) + 3 * level(who, c.WOUNDS) - 2 * f.prowess(who) + f.inventory(who)

        awake = [who for who in home if f.level(who, c.FATIGUE) < EXHAUSTED]
        return min(awake or home, key=lambda who: (burden(who), who))

    def _scavengers(self, f: Facts, others: list[int]) -> list[int]:
        """One who is fit and strong; two while food is short or a hand can be spared."""
        short = f.larder() < len(f.group)

        def fit(who: int) -> bool:
            hurt = max(f.level(who, c.WOUNDS), f.level(who, c.ILLNESS))
            return f.level(who, c.FATIGUE) <= (2 if short else 1) and hurt <= 1

        found = [who for who in others if fit(who)]
        found.sort(key=lambda who: f.level(who, c.FATIGUE) * 3 - f.inventory(who))
        return found[: 2 if short or len(others) > 2 else 1]

    # Scavenging

    def at_scavenging(self, f: Facts, actions: list[Action]) -> Action:
        """Near means more to search; some places are worth a longer way, some are not worth the risk."""

        def promise(action: Action) -> int:
            location = f.s.decks.spots[action.a]
            cards = f.t.cards_at[action.a] + PLACES.get(c.LOCATIONS.entries[location], 0)
            return cards + (3 if f.t.visits[location] and for_sale(f) >= 15 else 0)

        return max(actions, key=lambda action: (promise(action), -action.a))

    def at_equip(self, f: Facts, actions: list[Action]) -> Action:
        for action in actions:
            if action.kind is c.TAKE and f.pile[action.a] == 0:
                name = c.ITEMS.entries[action.a]
                weapon = name in ("knife", "hatchet") and f.storage[action.a] > 1
                if name in ("lockpick", "sawblade", "shovel") or weapon or to_sell(f, action.a):
                    return action
        return c.DONE[0]

    def at_explore(self, f: Facts, actions: list[Action]) -> Action:
        """On while it is quiet and there is room for food; before leaving, a trade and a look around."""
        if c.USE_MAP[0] in actions:
            return c.USE_MAP[0]
        for action in actions:
            if action.kind is c.PLAY and self._helps(f, action.a + 1):
                return action
        hurt = max(f.level(who, c.WOUNDS) for who in f.party()) >= 2
        room = capacity(f.s) - sum(f.pile[food] * f.t.weight[food] for food in FOOD)
        trades = [action for action in actions if action.kind is c.VISIT] if means(f) >= 10 else []
        if not hurt and room > 0 and f.noise * self._danger(f) < 150 and not (trades and f.unknown <= 6):
            return c.EXPLORE[0]
        if trades:
            return trades[0]
        return c.LOOK_AROUND[0] if c.LOOK_AROUND[0] in actions and not hurt else c.STOP[0]

    def _helps(self, f: Facts, card: int) -> bool:
        """More findings at once, quiet when it is loud, more to search when it is quiet."""
        return card == 8 or (card == 7 and f.noise >= 4) or (card == 12 and f.unknown <= 2 and f.noise <= 3)

    def _danger(self, f: Facts) -> int:
        """How many of a hundred people one may meet are dangerous, as far as the table knows."""
        red = RED_RESIDENTS - len(f.s.decks.red_residents)
        return 100 * (1 + red) // (PLAIN_RESIDENTS + red)

    def at_encounter(self, f: Facts, actions: list[Action]) -> Action:
        armed = f.resident() in ARMED
        for kind in (c.PERSUADE, c.HIDE, c.PLAY):
            for action in actions:
                if action.kind is kind and armed:
                    return action
        return c.DONE[0]

    def at_script(self, f: Facts, actions: list[Action]) -> Choice:
        options = [action for action in actions if action.kind is c.OPTION]
        if options and f.resident() and not f.s.fight.going:  # a thought does not reach to the end of a fight
            forbidden = FIGHTS.get(f.resident(), ())
            options = [action for action in options if action.a not in forbidden] or options
        return self.by_thinking(options) if options else None

    def at_fight(self, f: Facts, actions: list[Action]) -> Action:
        """A card helps, otherwise run, unless they are few and weak."""
        for action in actions:
            if action.kind is c.PLAY:
                return action
        best = max(FORCE[weapon] for weapon in self._weapons(f))
        ours = sum(best + f.prowess(who) for who in f.present())
        if f.foes() * 4 <= ours or c.FLEE[0] not in actions:
            return c.PARLEY[0] if c.PARLEY[0] in actions and f.foes() * 3 > ours else c.FIGHT[0]
        return c.FLEE[0]

    def _weapons(self, f: Facts) -> list[int]:
        """Those at hand, firearms only with ammo."""
        goods = f.at_hand
        return [0, *[n + 1 for n in range(5) if goods[c.KNIFE + n] and (n < 2 or goods[c.AMMO])]]

    def at_arm(self, f: Facts, actions: list[Action]) -> Action:
        def force(action: Action) -> int:
            if action.kind is not c.WIELD:
                return 6
            return FORCE[action.a] if action.a < c.PISTOL_HAND or f.at_hand[c.AMMO] else 1

        return max(actions, key=force)

    def at_leave_behind(self, f: Facts, actions: list[Action]) -> Action:
        """Room for food and water; the bulk stays."""
        over = load_of(f.s) + self._thirst(f) > capacity(f.s)
        bulk = [action for action in actions if action.kind is c.GIVE and action.a in (c.WOOD, c.COMPONENTS)]
        if c.DONE[0] in actions and not (over and bulk and f.s.free_water()):
            return c.DONE[0]
        goods = [action for action in actions if action.kind is not c.DONE]
        return min(bulk or goods, key=lambda action: self._loss(f, action))

    def _thirst(self, f: Facts) -> int:
        """Water to bring home so that everybody drinks tomorrow."""
        return max(0, min(f.box[c.WATER], len(f.group) - f.storage[c.WATER]))

    def _loss(self, f: Facts, action: Action) -> int:
        """What parting with this would mean."""
        if action.kind is c.GIVE:
            return worth(f, action.a) * 4 - f.value(action.a)
        return 40

    def at_pack(self, f: Facts, actions: list[Action]) -> Action:
        takes = [action for action in actions if action.kind is c.TAKE]
        if not takes:
            return c.DONE[0]

        def need(action: Action) -> int:
            have = f.owned(action.a)
            wanted = 30 * (self._thirst(f) > f.pile[c.WATER]) if action.a == c.WATER else 12
            return wanted - have + (5 if f.asked_for(action.a) else 0)

        return max(takes, key=lambda action: (need(action), -action.index))

    # Trade

    def at_trade(self, f: Facts, actions: list[Action]) -> Action:
        wanted = wishes(f, means(f) - f.fact("commission"))
        waivers = [action for action in actions if action.kind is c.PLAY]
        if wanted and waivers:
            return waivers[0]
        return c.YES[0] if wanted and c.YES[0] in actions else c.NO[0]

    def at_giving(self, f: Facts, actions: list[Action]) -> Action:
        credit = f.fact("credit")
        spare = [action for action in actions if action.kind is c.GIVE and sells(f, action.a)]
        wanted = wishes(f, credit + means(f))
        if not spare or not wanted or sum(f.value(thing) for thing in wanted) <= credit:
            return c.DONE[0]
        return max(spare, key=lambda action: f.value(action.a) - worth(f, action.a))

    def at_taking(self, f: Facts, actions: list[Action]) -> Action:
        """Bargains first; what credit is left over buys anything of use."""
        takes = [action for action in actions if action.kind is c.TAKE]
        if not takes:
            return c.DONE[0]
        return max(takes, key=lambda action: (worth(f, action.a) - f.value(action.a), worth(f, action.a)))

    def at_take_one(self, f: Facts, actions: list[Action]) -> Action:
        return max(actions, key=lambda action: (worth(f, action.a), f.value(action.a)))

    # Night and dawn

    def at_raid_dice(self, f: Facts, actions: list[Action]) -> Action:
        return actions[0] if f.fact("face") in GOOD_FACES else actions[-1]

    def at_alarm(self, f: Facts, actions: list[Action]) -> Action:
        raid = f.s.raid.card
        return actions[-1] if raid >= 0 and f.t.raid_wounds[raid] >= 2 else actions[0]

    def at_ward(self, f: Facts, actions: list[Action]) -> Action:
        return actions[-1]

    def at_steal(self, f: Facts, actions: list[Action]) -> Action:
        return min(actions, key=lambda action: self._loss(f, action))

    def at_split_wounds(self, f: Facts, actions: list[Action]) -> Action:
        shields = [action for action in actions if action.kind is c.SHIELD]
        return shields[0] if shields else min(actions, key=lambda action: f.level(action.a, c.WOUNDS))

    def at_deal(self, f: Facts, actions: list[Action]) -> Action:
        return actions[0] if actions[0].kind is c.HIT else self.at_split_wounds(f, actions)

    def at_crime_wave(self, f: Facts, actions: list[Action]) -> Action:
        return actions[0]

    def at_before_fate(self, f: Facts, actions: list[Action]) -> Action:
        for action in actions:
            if action.kind is c.DRINK and f.level(action.b, c.MISERY) >= 2 and f.level(action.b, c.FATIGUE) <= 2:
                return action
            if action.kind is c.PLAY and action.a + 1 == 5 and f.cold >= 3:
                return action
        return c.DONE[0]

    def at_narrate(self, f: Facts, actions: list[Action]) -> Action:
        trader = c.PICK[14 - 1]
        if trader in actions and for_sale(f) >= 20:
            return trader
        picks = [action for action in actions if action.kind is c.PICK]
        return min(picks, key=lambda action: KEEP_CARDS.index(action.a + 1))

    def at_reconsider(self, f: Facts, actions: list[Action]) -> Action:
        return actions[-1] if f.die <= 1 else c.KEEP[0]

    def at_newcomer(self, f: Facts, actions: list[Action]) -> Action:
        return c.YES[0]


RULES: dict[str, Rule] = {
    name.removeprefix("at_").replace("_", "-"): rule for name, rule in vars(Sensible).items() if name.startswith("at_")
}
"""What is done at which decision, by its name."""
for name, like in (
    ("strike", "raid-dice"),
    ("lose-goods", "steal"),
    ("pay-value", "steal"),
    ("after-fate", "before-fate"),
    ("arm-guards", "arm"),
):
    RULES[name] = RULES[like]
