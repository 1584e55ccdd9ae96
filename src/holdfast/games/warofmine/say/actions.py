# mypyc: skip
"""What an action of the current decision is about, what it will do, and which rule it follows."""

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Action, Domain, Words
from holdfast.games.warofmine.combat.fight import Strike
from holdfast.games.warofmine.goods.trade import Giving, Trade, asks, commission
from holdfast.games.warofmine.house.newcomers import Newcomer
from holdfast.games.warofmine.outside.findings import DrawFindings
from holdfast.games.warofmine.outside.scavenging import cards_at
from holdfast.games.warofmine.people.choices import Relief
from holdfast.games.warofmine.phases.dusk import Meals, unfed
from holdfast.games.warofmine.phases.evening import ExtraActions
from holdfast.games.warofmine.phases.raid import RaidDice, defence
from holdfast.games.warofmine.say.blows import blow
from holdfast.games.warofmine.say.cards import spirit
from holdfast.games.warofmine.say.costs import cost_now
from holdfast.games.warofmine.say.exchange import exchanged
from holdfast.games.warofmine.say.explain import (
    fitting_does,
    has_rule,
    location_rule,
    look_around,
    objective_does,
    offer,
    offers,
    recipe_does,
    recipes,
    skill,
)
from holdfast.games.warofmine.say.phrases import amount, goods, joined, sentence
from holdfast.games.warofmine.say.questions import chosen, option, option_does, promise, refusal, returned
from holdfast.games.warofmine.say.scripts import script_says
from holdfast.games.warofmine.say.work import labour, labour_rule
from holdfast.games.warofmine.script.ops.decks import ExchangeSpot
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State

SAID = Domain(
    "on",
    (
        "colon", "semicolon", "goods", "item", "location", "visit", "place", "go", "around", "look-around", "no-guard",
        "floor", "meal", "no-meal", "drink", "hidden", "lawyer", "contribute", "built", "paid", "free", "exchange",
        "exchange-here", "trade", "no-trade", "newcomer", "no-newcomer", "raid-keep", "raid-void", "again", "people",
        "foe", "look-again", "water", "ate", "unfed", "early", "stock", "returned", "tired-guard", "mix", "relief",
        "extra-actions",
    ),
)  # fmt: skip
"""Messages of this file."""
DONES = Domain(
    "done",
    (
        "meals",
        "equip",
        "leave-behind",
        "pack",
        "alarm",
        "before-fate",
        "after-fate",
        "mourning",
        "daybreak",
        "giving",
        "taking",
        "unable",
        "encounter",
        "outdoors",
        "stoke",
        "dusk",
        "assigned",
        "read-map",
        "free-fitting",
    ),
)
"""Questions after whose end something follows that one should know."""

RULES = {
    c.MEAL: "TWM-12.4",
    c.TREAT: "TWM-9.6",
    c.PLAY: "TWM-9.20",
    c.CONTRIBUTE: "TWM-3.7",
    c.USE_NOTE: "TWM-12.6",
    c.BEFORE: "TWM-4.31",
    c.WITH_NOTE: "TWM-12.32",
    c.MOVE: "TWM-4.19",
    c.DISMANTLE: "TWM-4.20",
    c.PLACE: "TWM-4.16",
    c.DIG: "TWM-4.18",
    c.HELPER: "TWM-4.31",
    c.BOARD: "TWM-8.14",
    c.HIDE_NOTE: "TWM-12.42",
    c.STOP: "TWM-7.14",
    c.LOOK_AROUND: "TWM-7.21",
    c.VISIT: "TWM-7.21",
    c.USE_MAP: "TWM-7.24",
    c.HIDE: "TWM-7.25",
    c.AMBUSH: "TWM-7.25",
    c.FLEE: "TWM-10.9",
    c.PARLEY: "TWM-10.25",
}
"""Actions with a rule of their own, wherever they are offered."""
TASK_RULES = ("TWM-6.2", "TWM-6.3", "TWM-6.4", "TWM-6.6")
FOOD_RULES = ("TWM-5.7", "TWM-5.6", "TWM-5.5")
DRINK_RULES = ("TWM-9.11", "TWM-9.12")


# What the thing is


def detail(state: State, action: Action, words: Words) -> str:
    """What an action of the current decision is about."""
    t = state.t
    if action.kind is c.OPTION:
        return _relief(state, action.a, words) or option(state, action.a, words)
    if action.kind.names == ("slot",):
        return note(state, action.a, words)
    if action.kind is c.EAT:
        return words.say("on-ate") if state.people.has_eaten(action.a) else ""
    if action.kind is c.DONE:
        return _unfed(state, words)
    if action.kind in (c.GIVE, c.TAKE):
        return words.say("on-item", value=state.value(action.a), weight=t.weight[action.a])
    if action.kind is c.PLACE:
        return goods(cost_now(state, action.a), words) or words.say("on-free")
    if action.kind is c.IDEA:
        return goods(t.fitting_cost[action.a], words)
    if action.kind is c.USE:
        return recipe_does(t, action.a, words)
    if action.kind is c.SPLIT:
        rest = min(t.poke[state.die - 1] - action.a, state.goods.box[c.COMPONENTS])
        wood = [c.WOOD, action.a] if action.a else []
        return goods([*wood, c.COMPONENTS, rest], words) if rest else ""
    if action.kind is c.MIX:
        cards = min(t.crime_wave, len(state.decks.red_raids) + len(state.decks.red_residents))
        return words.say("on-mix", residents=cards - action.a)
    if action.kind is c.CONTRIBUTE:
        way = t.contributions[state.story.goal()][action.a]
        return amount(way.item, way.number, words)
    if action.kind is c.GO:
        place = words.entry(c.LOCATIONS, state.decks.spots[action.a])
        return words.say("on-location", place=place, cards=cards_at(state, action.a))
    if action.kind is c.LOOK_AROUND:
        return words.say("on-visit", cards=t.look_cost[state.outing.location])
    if action.kind is c.VISIT:
        cards = t.way_cost(state.outing.location, action.a)
        return words.say("on-place", offer=offer(t, state.outing.location, action.a, words), cards=cards)
    if action.kind is c.TASK:
        asked = state.decision
        is_open = asked is not None and action in asked.actions
        return words.say("on-no-guard") if is_open and leaves_no_guard(state, action) else ""
    if action.kind.names == ("space",) and action.kind is not c.AT:
        return space(state, action.a, words)
    if action.kind in (c.PICK, c.PLAY):
        return words.entry(c.NARRATIVES, action.a, "does")
    if action.kind is c.HIT:
        return foe(state, action.a, words)
    return promise(state, words) if action.kind is c.YES else ""


def _unfed(state: State, words: Words) -> str:
    """Who goes hungry if Dusk's meal ends now (TWM-5.8)."""
    if state.decision is None or state.decision.name != Meals.NAME:
        return ""
    names = [words.entry(c.CHARACTERS, character) for character in unfed(state)]
    return words.say("on-unfed", names=", ".join(names)) if names else ""


def _relief(state: State, number: int, words: Words) -> str:
    step = state.decision.step if state.decision is not None else None
    return words.entry(c.STATES, step.one if number == 0 else step.other) if isinstance(step, Relief) else ""


def _relieves(state: State, number: int, words: Words) -> str:
    """From which level to which the state falls (TWM-2.12)."""
    step = state.decision.step if state.decision is not None else None
    if not isinstance(step, Relief):
        return ""
    level = state.people.level(step.character(state), step.one if number == 0 else step.other)
    of = _relief(state, number, words)
    return words.say("on-relief", state=of, before=level, after=max(0, level - step.n))


def _works(state: State, words: Words) -> str:
    """What the guard who is named does beside guard duty (TWM-9.20)."""
    step = state.decision.step if state.decision is not None else None
    return words.say("on-extra-actions", n=step.n) if isinstance(step, ExtraActions) else ""


def foe(state: State, number: int, words: Words) -> str:
    """The weapon, the Prowess and the wounds of an enemy."""
    enemy = state.fight.foes[number]
    numbers = {"wounds": enemy.wounds, "prowess": enemy.prowess}
    weapon = words.entry(c.WEAPONS, enemy.weapon)
    return words.say("on-foe", weapon=weapon, most=state.t.foe_wounds, **numbers)


def leaves_no_guard(state: State, action: Action) -> bool:
    """Whether this is the last task to give, and nobody is on guard (TWM-6.5)."""
    home = [who for who in state.people.group if state.people.is_home(who)]
    guarded = any(state.people.task[who] == c.TASK_GUARD for who in home)
    return len(_to_task(state)) == 1 and not guarded and action.a != c.TASK_GUARD


def _to_task(state: State) -> list[int]:
    """Who has no task for the night yet, the one who is asked about first."""
    people = state.people
    return [who for who in people.group if people.is_home(who) and people.task[who] < 0]


def note(state: State, slot: int, words: Words) -> str:
    if slot >= state.notes.count():
        return ""
    number = state.notes.at(slot).id
    charges = state.notes.at(slot).charges
    name = words.entry(c.NOTES, number) + (f" ({charges})" if charges else "")
    does = note_does(number, words)
    return f"{name}. {does}" if does else name


def note_does(number: int, words: Words) -> str:
    """What a note is for, where that is written beside its name."""
    known = words.knows(f"{c.NOTES.name}-{words.id(c.NOTES, number)}", "does")
    return words.entry(c.NOTES, number, "does") if known else ""


def space(state: State, number: int, words: Words) -> str:
    """What lies or stands on a space."""
    card = state.house.cards[number]
    if card >= 0:
        name = words.entry(c.SHELTER, card)
        loot = goods(state.t.shelter_gain[card], words)
        return f"{name} ({loot})" if state.house.turned[number] else name
    fitting = state.house.fittings[number]
    return words.entry(c.FITTINGS, fitting) if fitting >= 0 else ""


# What will happen


def does(state: State, action: Action, words: Words) -> str:
    """What will happen if this action is chosen: its price, its risk, what it brings."""
    t = state.t
    kind = action.kind
    if kind is c.WORK:
        return labour(state, action.a, words)
    if kind in (c.PLACE, c.IDEA):
        parts = [fitting_does(t, action.a, words), *recipes(t, action.a, words)]
        if kind is c.PLACE and cost_now(state, action.a):
            parts.insert(1, words.say("on-built" if t.fitting_recipes[action.a] else "on-paid"))
        return "\n".join(parts)
    if kind in (c.MOVE, c.DISMANTLE):
        return words.say(f"job-{kind.name}", wood=t.dismantle_wood, components=t.dismantle_components)
    if kind is c.GO:
        return _going(state, action.a, words)
    if kind is c.LOOK_AROUND:
        return words.say("on-look-around", table=look_around(t, state.outing.location, words))
    if kind is c.VISIT:
        return sentence(script_says(t, t.way_block(state.outing.location, action.a), words))
    if kind is c.CONTRIBUTE:
        return _contributing(state, action.a, words)
    if kind in (c.MEAL, c.EAT):
        food = action.b + (1 if kind is c.MEAL else 0)
        told = words.say("on-meal", n=-t.hunger[food]) if t.hunger[food] else words.say("on-no-meal")
        return f"{told} {words.say('on-early')}" if kind is c.MEAL else told
    if kind is c.DRINK:
        return words.say("on-drink", fatigue=t.alcohol_fatigue[action.a], misery=t.alcohol_misery)
    if kind is c.TASK and action.a == c.TASK_FLOOR:
        return words.say("on-floor", n=t.floor_rest)
    if kind is c.TASK and action.a == c.TASK_GUARD and state.exhausted(_to_task(state)[0]):
        return words.say("on-tired-guard")
    if kind is c.HIDE_NOTE:
        return words.say("on-hidden", least=t.hidden_gone + 1)
    if kind is c.PERSUADE:
        return words.say("on-lawyer", least=t.lawyer)
    if kind is c.WIELD:
        return words.entry(c.WEAPONS, action.a, "does")
    if kind is c.OPTION:
        return _relieves(state, action.a, words) or option_does(state, action.a, words) or words.does(action)
    if kind is c.DRINKER:
        return words.say("on-water", most=t.without_water)
    if kind is c.DONE and state.decision is not None and state.decision.name in DONES.entries:
        told = words.say(f"done-{state.decision.name}", misery=t.death_misery)
        return "\n".join([told, stock(state, words)]).strip()
    if kind is c.RETURN:
        return "\n".join([words.does(action), returned(state, words)]).strip()
    if kind in (c.HIT, c.WOUND):
        return blow(state, action, words)
    if kind in (c.GIVE, c.TAKE):
        return f"{words.does(action)} {exchanged(state, action, words)}".strip()
    if kind is c.CHOOSE:
        return _works(state, words) or chosen(state, words) or words.does(action)
    return _answer(state, action, words) or words.does(action)


def _going(state: State, spot: int, words: Words) -> str:
    """The rule of the location, what it offers, and what looking around there may bring."""
    t, place = state.t, state.decks.spots[spot]
    step = state.decision.step if state.decision is not None else None
    if isinstance(step, ExchangeSpot):
        under = [words.say("on-exchange-here")] if place == state.outing.location else []
        return "\n".join([location_rule(t, place, words), words.say("on-exchange"), *under])
    table = joined(look_around(t, place, words).split("\n"), words)
    around = words.say("on-around", cards=t.look_cost[place], table=table)
    parts = [location_rule(t, place, words), offers(t, place, words), words.say("on-go"), around]
    return "\n".join(part for part in parts if part)


def _contributing(state: State, way: int, words: Words) -> str:
    objective = state.story.goal()
    steps, track = state.t.contributions[objective][way].steps, state.t.track[objective]
    told = words.say("on-contribute", steps=steps, progress=state.story.progress, track=track)
    return "\n".join([told, *objective_does(state.t, objective, words)[1:]])


def _answer(state: State, action: Action, words: Words) -> str:
    """What yes, no, keeping and rolling again mean here."""
    step = state.decision.step if state.decision is not None else None
    yes = action.kind is c.YES
    if action.kind is c.REROLL and isinstance(step, RaidDice | Strike):
        return words.say("on-again", left=state.fight.rerolls[step.attacker])
    if isinstance(step, RaidDice):
        return _raid(state, step, words)
    if isinstance(step, DrawFindings) and yes:
        return words.say("on-look-again")
    if isinstance(step, Newcomer):
        return newcomer(state, step.character, words) if yes else words.say("on-no-newcomer")
    if isinstance(step, Trade) and action.kind in (c.YES, c.NO):
        told = words.say("on-trade", commission=commission(state, step.commission))
        return f"{told}\n{stock(state, words)}" if yes else words.say("on-no-trade")
    return refusal(state, words) if action.kind is c.NO else ""


def stock(state: State, words: Words) -> str:
    """What a trader has, with its value, before anything is given for it; empty where nobody trades."""
    step = state.decision.step if state.decision is not None else None
    if not isinstance(step, Trade | Giving):
        return ""
    priced = [(item, state.value(item)) for item in c.TOKENS if has(step.goods, item)]
    priced += [(item, asks(step.stock, item)) for item in c.RESOURCES if asks(step.stock, item)]
    named = [f"{words.entry(c.ITEMS, item, 'many')} ({value})" for item, value in priced if state.goods.box[item] > 0]
    return words.say("on-stock", goods=", ".join(named)) if named else ""


def newcomer(state: State, character: int, words: Words) -> str:
    t = state.t
    numbers = {"prowess": t.prowess[character], "empathy": t.empathy[character], "inventory": t.inventory[character]}
    people = words.say("on-people", **numbers)
    introduced = f"{people} {skill(t, character, words)} {words.say('on-newcomer', value=t.newcomer_gift)}"
    return "\n".join([introduced, *spirit(t, character, words)])


def _raid(state: State, step: RaidDice, words: Words) -> str:
    """How the raid would end with this roll (TWM-8.7)."""
    roll = step.open_roll(state)
    if roll.kills:
        return words.say("on-raid-void")
    damage, points = defence(state, step.damage, step.points + roll.wounds)
    left = max(0, damage + step.wounds - points)
    return words.say("on-raid-keep", points=points, left=left)


# Which rule it follows


def rule_for(state: State, action: Action) -> str:
    """The rule of this very action; that of the question where it has none."""
    kind = action.kind
    asks = state.decision.rule if state.decision is not None else ""
    if kind is c.WORK:
        return labour_rule(state, action.a) or asks
    if kind is c.TASK:
        return "TWM-6.5" if leaves_no_guard(state, action) else TASK_RULES[action.a]
    if kind is c.EAT:
        return FOOD_RULES[action.b]
    if kind is c.DONE and asks == "TWM-12.3":
        return "TWM-4.2"  # why nobody can act
    if kind is c.DRINK:
        return DRINK_RULES[action.a]
    if kind is c.USE:
        return _recipe_rule(state, action.a) or asks
    if kind is c.GO and asks == "TWM-7.1" and has_rule(state.t, state.decks.spots[action.a]):
        return "TWM-7.2"
    return RULES.get(kind, asks)


def _recipe_rule(state: State, recipe: int) -> str:
    if state.t.recipe_board_up[recipe]:
        return "TWM-4.27"
    return "TWM-4.26" if state.t.recipe_wait[recipe] else ""
