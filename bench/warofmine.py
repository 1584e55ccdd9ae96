"""How hard This War of Mine is for a simple sensible policy: matches survived, days reached, causes of death, and how
often each card and fitting was met.

    python bench/warofmine.py --matches 300

It also reaches the ends that random play does not; `--record tests/playthroughs` writes a match for each of them.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from holdfast.core import Action, Event, Rng
from holdfast.games.warofmine import GAME
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.ending import fates
from holdfast.games.warofmine.findings import capacity, load_of
from holdfast.games.warofmine.state import State
from holdfast.testing.playthroughs import playthrough

BUILD = ("rainwater-collector", "bed", "heater", "stove", "workshop", "small-animal-trap", "armchair", "radio")
FITTING_WELL = c.FITTINGS.number("rainwater-collector")
KEEP_CARDS = (1, 13, 9, 3, 2, 5, 10, 7, 8, 12, 6, 11, 4, 15, 14)


LOOKS = 3
"""How often an option is tried in thought, each time with other dice and cards."""


def comfort(s: State) -> int:
    """How well the group is off: people first, then what weighs on them, then goods and cold."""
    well = 400 * len(s.group) - 6 * s.cold
    for who in s.group:
        well -= sum(8 * s.level(who, state) ** 2 for state in range(5))
    for goods in (s.storage, s.pile):
        well += sum(n * (3 + s.value(item)) for item, n in enumerate(goods) if item < c.TOKENS)
        well += sum(n for item, n in enumerate(goods) if item >= c.TOKENS)
    return well + sum(5 + s.note_worth(slot) for slot in range(s.note_count())) + 2 * len(s.unknown)


class Sensible:
    """Sleeps when tired, eats when hungry, keeps a guard, goes out with one or two, runs from armed people, and thinks
    before it chooses in a script or uses a note."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, s: State) -> Action:
        assert s.decision is not None
        actions = list(s.decision.actions)
        treat = [action for action in actions if action.kind is c.TREAT]
        if treat:
            return max(treat, key=lambda action: (s.level(action.a, c.WOUNDS), s.level(action.a, c.ILLNESS)))
        rule: Callable[[State, list[Action]], Action | None] | None = getattr(
            self, "at_" + s.decision.name.replace("-", "_"), None
        )
        notes = [action for action in actions if action.kind is c.USE_NOTE]
        if notes:
            best = self.think(s, notes)
            if self._outlook(s, best) > LOOKS * (comfort(s) + 10):
                return best
        found = rule(s, actions) if rule is not None else None
        if found is not None:
            return found
        plain = [action for action in actions if not action.kind.anytime] or actions
        return plain[self.rng.below(len(plain))]

    def think(self, s: State, actions: list[Action]) -> Action:
        """The action after which the group is best off, as far as one can see."""
        return max(actions, key=lambda action: (self._outlook(s, action), -action.index))

    def _outlook(self, s: State, action: Action) -> int:
        total = 0
        for _ in range(LOOKS):
            other = s.determinize(s.leader, self.rng)
            other.apply(action)
            total += comfort(other)
        return total

    # Day

    def at_assign(self, s: State, actions: list[Action]) -> Action | None:
        scores = [(self._worth(s, action), -action.index, action) for action in actions]
        return max(scores)[2]

    def _worth(self, s: State, action: Action) -> int:
        if action.kind is c.WORK:
            return self._work(s, action.a)
        if action.kind is c.PLACE:
            name = c.FITTINGS.entries[action.a]
            built = [c.FITTINGS.entries[fitting] for fitting in s.fittings if fitting >= 0]
            if name not in BUILD or (name in built and name != "bed") or built.count("bed") > 1:
                return -1
            return 78 if name == "rainwater-collector" else 60 - BUILD.index(name) * 3
        if action.kind is c.PLAY:
            when = action.a + 1
            return 90 if when in (6, 11) or (when in (1, 13) and self._worst(s) >= 3) else -5
        if action.kind is c.MEAL:
            return 95 if s.level(action.a, c.HUNGER) >= 3 else -5
        if action.kind is c.CONTRIBUTE:
            return 45 if s.storage[c.WOOD] > 20 or s.storage[c.WATER] > 5 else -5
        return 0 if action.kind is c.IDLE else -5

    def _work(self, s: State, space: int) -> int:
        if s.cards[space] >= 0:
            return 70 - s.t.shelter_kind[s.cards[space]]
        if s.fittings[space] >= 0:
            name = c.FITTINGS.entries[s.fittings[space]]
            if name == "rainwater-collector":
                return 75 if s.storage[c.WATER] < 4 else 5
            if name in ("heater", "economical-heater"):
                return 62 if s.cold >= 2 else 3
            if name in ("stove", "improved-stove"):
                return 64
            if name == "small-animal-trap":
                return 50
            if name in ("armchair", "radio"):
                return 48 if self._worst(s) >= 2 else 8
            return 10
        name = c.SPACES.entries[space]
        if name == "g0":
            return 66 if len(s.group) <= 2 else 30
        return 40 if name == "b1" else 20

    def _worst(self, s: State) -> int:
        return max(s.level(who, c.MISERY) for who in s.group)

    def at_poke_about(self, s: State, actions: list[Action]) -> Action | None:
        return actions[len(actions) // 2]

    def at_clear(self, s: State, actions: list[Action]) -> Action | None:
        return actions[0]

    def at_recipes(self, s: State, actions: list[Action]) -> Action | None:
        return actions[0]

    # Dusk and evening

    def at_meals(self, s: State, actions: list[Action]) -> Action | None:
        """The hungriest first; a second helping only while there is plenty."""
        hungry = {action.a for action in actions if action.kind is c.EAT}
        plenty = sum(s.storage[:3]) > 2
        hungry = {who for who in hungry if not s.meals[who] & 2 or (s.level(who, c.HUNGER) > 1 and plenty)}
        if not hungry:
            return c.DONE[0]
        who = max(hungry, key=lambda one: (s.level(one, c.HUNGER), -one))
        hunger = s.level(who, c.HUNGER)
        foods = [action.b for action in actions if action.kind is c.EAT and action.a == who]
        if hunger >= 2:
            wanted = max(foods)
        elif hunger == 1:
            wanted = 1 if 1 in foods else min(foods)
        else:
            wanted = min(foods)
        return c.EAT[who * 3 + wanted]

    def at_evening(self, s: State, actions: list[Action]) -> Action | None:
        assert s.decision is not None
        who = next(value for name, _, value in s.decision.step.facts(s) if name == "character")
        tasks = {action.a: action for action in actions if action.kind is c.TASK}
        home = [other for other in s.group if s.where[other] == 1]
        guards = sorted(
            (other for other in home if s.level(other, c.FATIGUE) < 4),
            key=lambda other: (
                s.level(other, c.FATIGUE) * 2 + s.level(other, c.WOUNDS) * 2 - s.t.prowess[other],
                other,
            ),
        )
        guard = guards[0] if guards else home[0]
        if who == guard:
            return tasks.get(2) or tasks.get(1)
        fit = [
            other
            for other in home
            if other != guard
            and s.level(other, c.FATIGUE) <= 2
            and s.level(other, c.WOUNDS) <= 1
            and s.level(other, c.ILLNESS) <= 2
        ]
        fit.sort(key=lambda other: s.level(other, c.FATIGUE) * 3 - s.t.inventory[other])
        larder = sum(s.storage[: c.CANNED_FOOD + 1])
        party = fit[: max(1, len(home) - 2)] if larder < 2 * len(s.group) else []
        if who in party and 3 in tasks:
            return tasks[3]
        return tasks.get(0) or tasks.get(1)

    # Scavenging

    def at_scavenging(self, s: State, actions: list[Action]) -> Action | None:
        return actions[0]

    def at_equip(self, s: State, actions: list[Action]) -> Action | None:
        for action in actions:
            if action.kind is c.TAKE:
                name = c.ITEMS.entries[action.a]
                wanted = name in ("lockpick", "sawblade", "shovel") or (name == "knife" and s.storage[action.a] > 1)
                if wanted and s.pile[action.a] == 0:
                    return action
        return c.DONE[0]

    def at_explore(self, s: State, actions: list[Action]) -> Action | None:
        hurt = max([s.level(who, c.WOUNDS) for who in s.group if s.party_mask() >> who & 1], default=0)
        meals = [action for action in actions if action.kind is c.MEAL and s.level(action.a, c.HUNGER) >= 3]
        if meals:
            return meals[0]
        food = sum(s.pile[: c.CANNED_FOOD + 1])
        room = capacity(s) - self._thirst(s) - food
        if room < 0 or hurt >= 2 or s.noise >= 6:
            return c.STOP[0]
        return c.EXPLORE[0]

    def at_encounter(self, s: State, actions: list[Action]) -> Action | None:
        for kind in (c.PERSUADE, c.HIDE, c.PLAY):
            for action in actions:
                if action.kind is kind:
                    return action
        return c.DONE[0]

    def at_script(self, s: State, actions: list[Action]) -> Action | None:
        options = [action for action in actions if action.kind is c.OPTION]
        if not options:
            return c.YES[0] if c.YES[0] in actions and sum(s.storage[:3]) > 2 else None
        if s.resident >= 0 and not s.fight[10]:  # a thought does not reach to the end of a fight
            calm = {"civilians": 4, "survivors": 3, "hobos": 3, "deserters": 0, "rebels": 0, "soldiers": 0}
            wanted = c.OPTION[calm.get(c.RESIDENTS.entries[s.resident], 0)]
            return wanted if wanted in options else options[0]
        return self.think(s, options)

    def at_fight(self, s: State, actions: list[Action]) -> Action | None:
        for kind in (c.PLAY, c.FLEE, c.PARLEY):
            for action in actions:
                if action.kind is kind:
                    return action
        return None

    def at_leave_behind(self, s: State, actions: list[Action]) -> Action | None:
        fits = load_of(s) + self._thirst(s) <= capacity(s) or s.flags[1]
        bulk = [action for action in actions if action.kind is c.GIVE and action.a in (c.WOOD, c.COMPONENTS)]
        if actions[0].kind is c.DONE and (fits or not bulk):
            return actions[0]
        goods = [action for action in actions if action.kind is not c.DONE]
        return min(bulk or goods, key=lambda action: self._value(s, action))

    def _thirst(self, s: State) -> int:
        """Water to bring home so that everybody drinks tomorrow."""
        well = 2 if FITTING_WELL in s.fittings else 0
        return max(0, min(s.box[c.WATER], len(s.group) + 1 - well - s.storage[c.WATER]))

    def _value(self, s: State, action: Action) -> int:
        if action.kind is c.GIVE_NOTE:
            return 5
        return s.value(action.a) + (20 if action.a <= c.CANNED_FOOD else 0)

    def at_pack(self, s: State, actions: list[Action]) -> Action | None:
        wants = []
        for action in actions:
            if action.kind is c.TAKE:
                have = s.storage[action.a] + s.pile[action.a]
                need = {c.WATER: 12 * (have < len(s.group) + 1), c.WOOD: 10 - have, c.COMPONENTS: 9 - have}[action.a]
                wants.append((need, -action.index, action))
        return max(wants)[2] if wants else None

    # Night and dawn

    def at_arm_guards(self, s: State, actions: list[Action]) -> Action | None:
        return actions[-1]

    at_arm = at_arm_guards

    def at_raid_dice(self, s: State, actions: list[Action]) -> Action | None:
        assert s.decision is not None
        face = s.decision.step.facts(s)[1][2]
        return actions[0] if 1 <= face <= 3 else actions[-1]

    at_strike = at_raid_dice

    def at_alarm(self, s: State, actions: list[Action]) -> Action | None:
        return actions[-1] if s.raid >= 0 and s.t.raid_wounds[s.raid] >= 2 else actions[0]

    def at_ward(self, s: State, actions: list[Action]) -> Action | None:
        return actions[-1]

    def at_steal(self, s: State, actions: list[Action]) -> Action | None:
        return min(actions, key=lambda action: self._value(s, action))

    at_lose_goods = at_steal
    at_pay_value = at_steal

    def at_split_wounds(self, s: State, actions: list[Action]) -> Action | None:
        return min(actions, key=lambda action: s.level(action.a, c.WOUNDS))

    def at_deal(self, s: State, actions: list[Action]) -> Action | None:
        return self.at_split_wounds(s, actions) if actions[0].kind is c.WOUND else actions[0]

    def at_crime_wave(self, s: State, actions: list[Action]) -> Action | None:
        return actions[0]

    def at_before_fate(self, s: State, actions: list[Action]) -> Action | None:
        for action in actions:
            if action.kind is c.DRINK and s.level(action.b, c.MISERY) >= 2 and s.level(action.b, c.FATIGUE) <= 1:
                return action
            if action.kind is c.PLAY and action.a + 1 == 5 and s.cold >= 3:
                return action
            if action.kind is c.PLAY and action.a + 1 in (1, 13) and self._worst(s) >= 3:
                return action
        return c.DONE[0]

    at_after_fate = at_before_fate

    def at_narrate(self, s: State, actions: list[Action]) -> Action | None:
        return min(actions, key=lambda action: KEEP_CARDS.index(action.a + 1))

    def at_select(self, s: State, actions: list[Action]) -> Action | None:
        return max(actions, key=lambda action: s.level(action.a, c.MISERY) if action.kind is c.CHOOSE else -1)

    def at_newcomer(self, s: State, actions: list[Action]) -> Action | None:
        return c.YES[0]


def play(seed: int, met: Counter[str]) -> State:
    s: State = GAME.new(seats=1, seed=seed)
    policy = Sensible(seed)
    s.log = []
    while s.decision is not None:
        s.apply(policy.choose(s))
        for event in s.log:
            note(event, met)
        s.log = []
    return s


RARE = ("ceasefire", "no-starter")
"""Ends that random play hardly ever reaches."""


def record(folder: Path, seats: int = 3) -> None:
    """The first match of the policy for each rare end, as a recorded playthrough."""
    left = list(RARE)
    seed = 0
    while left:
        seed += 1
        s: State = GAME.new(seats=seats, seed=seed)
        policy = Sensible(seed)
        actions: list[str] = []
        while s.decision is not None:
            action = policy.choose(s)
            actions.append(action.text)
            s.apply(action)
        reason = GAME.reasons[s.over - 1]
        if reason in left:
            left.remove(reason)
            path = folder / f"{GAME.id}-{reason}.txt"
            path.write_text(playthrough(GAME, seats, seed, actions), encoding="utf-8")
            print(f"{path}: {len(actions)} decisions")


def note(event: Event, met: Counter[str]) -> None:
    if event.kind.name in ("explored", "met", "visited", "raided", "event-card", "built", "objective", "read", "fated"):
        name = event.kind.domains[0].entries[event.a]
        if event.kind.name != "met" or event.b == 0:
            met[f"{event.kind.name} {name}"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--cards", action="store_true", help="also say how often each card was met")
    parser.add_argument("--record", type=Path, metavar="FOLDER", help="write matches with rare ends there")
    arguments = parser.parse_args()
    if arguments.record is not None:
        record(arguments.record)
        return
    met: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    days: Counter[int] = Counter()
    deaths: Counter[str] = Counter()
    lived = 0
    for seed in range(arguments.matches):
        s = play(seed, met)
        reasons[GAME.reasons[s.over - 1]] += 1
        days[s.day] += 1
        lived += len(s.group) if s.over == 1 else 0
        for _, how, state, _ in fates(s):
            deaths[f"{how}: {state or 'other'}"] += 1
    n = arguments.matches
    won = reasons["ceasefire"]
    print(f"{n} matches, survived {won / n:.1%}, with {lived / max(1, won):.2f} people on average")
    print("ended by", dict(reasons))
    print("days", dict(sorted(days.items())))
    print("gone", dict(deaths.most_common()))
    if arguments.cards:
        for name, number in sorted(met.items()):
            print(f"{name:40} {number / n:7.2f}")


if __name__ == "__main__":
    main()
